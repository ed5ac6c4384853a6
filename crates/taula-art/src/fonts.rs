//! The typefaces, carried in the program; the application gives them to its own text too.

use resvg::usvg::fontdb;
use std::sync::{Arc, LazyLock};

/// The family name of the book serif, for titles and engraved numbers.
pub const SERIF: &str = "Libertinus Serif";
/// The family name of the clear sans, for text.
pub const SANS: &str = "Inter";

/// `typst-assets` hands out its fonts without names, so each is recognised by the PostScript name
/// within, once.
static LIBERTINUS: LazyLock<[&'static [u8]; 4]> = LazyLock::new(|| {
    let mut found: [&'static [u8]; 4] = [&[]; 4];
    let names = [
        "LibertinusSerif-Regular",
        "LibertinusSerif-Semibold",
        "LibertinusSerif-Bold",
        "LibertinusSerif-Italic",
    ];
    for data in typst_assets::fonts() {
        if found.iter().all(|f| !f.is_empty()) {
            break;
        }
        let mut db = fontdb::Database::new();
        db.load_font_source(fontdb::Source::Binary(Arc::new(data)));
        let Some(face) = db.faces().next() else {
            continue;
        };
        if let Some(i) = names.iter().position(|n| *n == face.post_script_name) {
            found[i] = data;
        }
    }
    assert!(
        found.iter().all(|f| !f.is_empty()),
        "typst-assets carries Libertinus Serif"
    );
    found
});

/// Libertinus Serif Regular.
pub fn serif_regular() -> &'static [u8] {
    LIBERTINUS[0]
}

/// Libertinus Serif Semibold.
pub fn serif_semibold() -> &'static [u8] {
    LIBERTINUS[1]
}

/// Libertinus Serif Bold.
pub fn serif_bold() -> &'static [u8] {
    LIBERTINUS[2]
}

/// Libertinus Serif Italic.
pub fn serif_italic() -> &'static [u8] {
    LIBERTINUS[3]
}

/// Inter Medium.
pub fn sans() -> &'static [u8] {
    ttf_inter::REGULAR
}

/// DejaVu Sans, for signs the others lack.
pub fn fallback() -> &'static [u8] {
    dejavu::sans::regular()
}

/// All of them for resvg, read once.
pub(crate) fn database() -> Arc<fontdb::Database> {
    static DATABASE: LazyLock<Arc<fontdb::Database>> = LazyLock::new(|| {
        let mut db = fontdb::Database::new();
        for data in [
            serif_regular(),
            serif_semibold(),
            serif_bold(),
            serif_italic(),
            sans(),
            fallback(),
        ] {
            db.load_font_source(fontdb::Source::Binary(Arc::new(data)));
        }
        db.set_serif_family(SERIF);
        db.set_sans_serif_family(SANS);
        Arc::new(db)
    });
    DATABASE.clone()
}

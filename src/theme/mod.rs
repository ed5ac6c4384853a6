//! The look of the shell: canvas, fonts, colours, widgets.

mod caps;
mod kit;
mod stage;

pub use kit::{Button, Icon, Kind, dashed};
pub use stage::{Anchor, Face, Stage, Touch, UV};

use std::sync::Arc;

use bevy::prelude::*;
use bevy::shader::Shader;
use bevy_egui::EguiPlugin;
use bevy_egui::egui::{self, FontData, FontDefinitions, FontFamily};
use bevy_egui::render::EGUI_SHADER_HANDLE;
use taula_art::fonts;

/// egui, filling its triangles our way.
pub(crate) fn plugin(app: &mut App) {
    app.add_plugins(EguiPlugin {
        // Arrays of textures save a graphics card a few calls, and cost a software renderer dear.
        bindless_mode_array_size: None,
    });
    if let Some(mut shaders) = app.world_mut().get_resource_mut::<Assets<Shader>>() {
        let panels = Shader::from_wgsl(include_str!("panels.wgsl"), "src/theme/panels.wgsl");
        if let Err(error) = shaders.insert(EGUI_SHADER_HANDLE.id(), panels) {
            error!("{error}");
        }
    }
}

/// The screen in points: as high as the pictures the screens were drawn for, whatever the window's
/// size, so that everything grows with the window.
#[derive(Resource, Clone, Copy, Debug, PartialEq)]
pub struct Canvas {
    /// Width and height in points.
    pub size: Vec2,
    /// Physical pixels a point.
    pub scale: f32,
    /// The size of text against the usual, 1 to 2.
    pub text: f32,
}

/// Narrower than this (width by height), a window is laid out as the small one.
const NARROW: f32 = 1.5;

impl Canvas {
    /// The canvas of a window of that many physical pixels.
    #[must_use]
    pub fn of(pixels: UVec2, text: f32) -> Self {
        let pixels = pixels.max(UVec2::splat(64)).as_vec2();
        let aspect = pixels.x / pixels.y;
        let scale = if aspect >= NARROW {
            pixels.y / 720.0
        } else {
            pixels.x / 800.0
        };
        Self {
            size: pixels / scale,
            scale,
            text: text.clamp(1.0, 2.0),
        }
    }

    /// Whether the bands lie beside the board.
    #[must_use]
    pub fn wide(&self) -> bool {
        self.size.x / self.size.y >= NARROW - 0.001
    }

    /// Whether text is so large that only what is needed stays beside the board.
    #[must_use]
    pub fn large_text(&self) -> bool {
        self.wide() && self.text > 1.3
    }

    /// The text's size where there is no more room for it.
    #[must_use]
    pub const fn text_up_to(&self, most: f32) -> f32 {
        self.text.min(most)
    }

    /// The canvas as a rectangle.
    #[must_use]
    pub fn rect(&self) -> egui::Rect {
        egui::Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(self.size.x, self.size.y))
    }

    /// A point of the canvas in the world: the origin in the middle, y upwards.
    #[must_use]
    pub fn world(&self, x: f32, y: f32) -> Vec2 {
        Vec2::new(x - self.size.x / 2.0, self.size.y / 2.0 - y)
    }
}

impl Default for Canvas {
    fn default() -> Self {
        Self::of(UVec2::new(1280, 720), 1.0)
    }
}

/// The fonts of panels: the same as on the boards.
#[must_use]
pub fn font_definitions() -> FontDefinitions {
    let mut definitions = FontDefinitions {
        font_data: Default::default(),
        families: Default::default(),
    };
    let mut add = |name: &str, data: &'static [u8]| {
        definitions
            .font_data
            .insert(name.to_owned(), Arc::new(FontData::from_static(data)));
    };
    add("sans", fonts::sans());
    add("serif", fonts::serif_semibold());
    add("bold", fonts::serif_bold());
    add("italic", fonts::serif_italic());
    add("signs", fonts::fallback());
    egui_phosphor::add_to_fonts(&mut definitions, egui_phosphor::Variant::Regular);
    let mut family = |family: FontFamily, first: &str| {
        let fonts = [first, "signs", "phosphor"].map(str::to_owned);
        definitions.families.insert(family, fonts.to_vec());
    };
    family(FontFamily::Proportional, "sans");
    family(FontFamily::Monospace, "sans");
    family(FontFamily::Name("serif".into()), "serif");
    family(FontFamily::Name("bold".into()), "bold");
    family(FontFamily::Name("italic".into()), "italic");
    definitions.families.insert(
        FontFamily::Name("icons".into()),
        vec!["phosphor".to_owned()],
    );
    definitions
}

/// Colours of panels: `taula_art::palette` in egui's type.
pub mod colour {
    use bevy_egui::egui::Color32;
    use taula_art::palette::{self, Rgb};

    /// A colour of the palette.
    #[must_use]
    pub const fn of(rgb: Rgb) -> Color32 {
        Color32::from_rgb(rgb[0], rgb[1], rgb[2])
    }

    /// Text on paper.
    pub const INK: Color32 = of(palette::INK);
    /// Small text on paper.
    pub const SOFT: Color32 = of(palette::INK_SOFT);
    /// Cards.
    pub const PAPER: Color32 = of(palette::PAPER);
    /// A well let into paper: the ground of switches and fields.
    pub const WELL: Color32 = Color32::from_rgb(0xE8, 0xDD, 0xCB);
    /// A field that can be written in.
    pub const FIELD: Color32 = Color32::from_rgb(0xFF, 0xFB, 0xF2);
    /// Text on the wood.
    pub const CREAM: Color32 = of(palette::CREAM);
    /// What can be acted on, on paper.
    pub const BRASS: Color32 = of(palette::BRASS);
    /// And on wood.
    pub const BRASS_LIGHT: Color32 = of(palette::BRASS_LIGHT);
    /// Shadows of cards.
    pub const SHADOW: Color32 = Color32::from_rgba_premultiplied(8, 4, 2, 130);
    /// The lamp turned down over what waits behind a card.
    pub const DUSK: Color32 = Color32::from_rgba_premultiplied(8, 5, 3, 168);
}

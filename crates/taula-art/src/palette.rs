//! Every colour of the program in one place.
//!
//! Colours are sRGB; mixing is done in sRGB too, as in the mock-ups the tones were chosen in.

/// A colour: red, green, blue.
pub type Rgb = [u8; 3];

/// Text on paper, outlines of pieces.
pub const INK: Rgb = [0x2A, 0x23, 0x20];
/// Cards, panels, plates.
pub const PAPER: Rgb = [0xF5, 0xED, 0xE0];
/// Small text on paper, still 5:1.
pub const INK_SOFT: Rgb = [0x5B, 0x50, 0x48];
/// Text lying directly on the table.
pub const CREAM: Rgb = [0xF1, 0xDF, 0xC0];
/// The table, where the light is weakest.
pub const WALNUT_DARK: Rgb = [0x3B, 0x2A, 0x20];
/// The table at large.
pub const WALNUT: Rgb = [0x50, 0x38, 0x28];
/// The table in the light.
pub const WALNUT_LIGHT: Rgb = [0x5A, 0x40, 0x30];
/// What can be acted on, on paper.
pub const BRASS: Rgb = [0xB0, 0x8D, 0x45];
/// Brass on wood; it wants a dark casing.
pub const BRASS_LIGHT: Rgb = [0xE8, 0xC5, 0x6C];
/// Brass in shadow.
pub const BRASS_DEEP: Rgb = [0x8A, 0x6A, 0x2C];
/// The casing of brass on wood and stone.
pub const CASING: Rgb = [0x2A, 0x1A, 0x10];
/// Limewood, the board's body.
pub const LIMEWOOD: Rgb = [0xD6, 0xB0, 0x77];
/// The white veneer of the ring's squares.
pub const VENEER: Rgb = [0xF3, 0xE7, 0xCD];
/// The grey of safe squares.
pub const SAFE: Rgb = [0xB3, 0xAD, 0xA2];
/// Dark lines let into the board.
pub const INLAY: Rgb = [0x4A, 0x2F, 0x17];
/// Light lines let into the paint.
pub const INLAY_LIGHT: Rgb = [0xF0, 0xD9, 0xAC];
/// What a thing's shadow is made of: warm, never black.
pub const SHADOW: Rgb = [0x10, 0x08, 0x04];
/// Bone of the die.
pub const BONE: Rgb = [0xF1, 0xE5, 0xCB];
/// The pips of the die.
pub const PIP: Rgb = [0x2A, 0x20, 0x1B];
/// The felt of the tray.
pub const FELT: Rgb = [0x22, 0x48, 0x3B];
/// The rim of the tray.
pub const RIM: Rgb = [0x8C, 0x5E, 0x34];

/// `#RRGGBB`, for SVG.
pub fn hex(c: Rgb) -> String {
    format!("#{:02X}{:02X}{:02X}", c[0], c[1], c[2])
}

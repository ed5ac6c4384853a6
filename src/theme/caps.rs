//! Keys' caps and pads' buttons as they are drawn: what can be pressed.

use bevy::prelude::GamepadButton;
use bevy_egui::egui::{Color32, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, pos2, vec2};

use super::colour;
use super::stage::{Anchor, Face, Stage};
use crate::input::{Direction, Intent, bindings};

/// The four buttons under the right thumb, by what a label says of them: where they lie.
const FACES: [(&str, Vec2); 4] = [
    ("◓", Vec2::new(0.0, -1.0)),
    ("◑", Vec2::new(1.0, 0.0)),
    ("◒", Vec2::new(0.0, 1.0)),
    ("◐", Vec2::new(-1.0, 0.0)),
];

impl Stage<'_> {
    /// A key's cap, its right edge at `right`; says how wide it is with its margin. Of a pad's four buttons
    /// the one that is meant is filled, as makers write different letters on them.
    pub fn key_cap(&self, right: Pos2, key: &str, colour: Color32) -> f32 {
        if key.is_empty() {
            return 0.0;
        }
        let font = self.cap_font();
        let width = self.cap_width(key);
        if let Some((_, meant)) = FACES.into_iter().find(|(label, _)| *label == key) {
            self.faces(
                pos2(right.x - width / 2.0, right.y),
                meant,
                font * 0.62,
                colour,
            );
            return width + 10.0;
        }
        let text = self.line(key, Face::Sans, font, colour, 160.0);
        let size = vec2(width, font + 8.0);
        let rect = Rect::from_min_size(pos2(right.x - size.x, right.y - size.y / 2.0), size);
        let line = (1.2, colour.gamma_multiply(0.65));
        self.painter()
            .rect_stroke(rect, 5.0, line, StrokeKind::Inside);
        self.painter()
            .galley(rect.center() - text.size() / 2.0, text, colour);
        size.x + 10.0
    }

    /// How wide a key's cap is.
    #[must_use]
    pub fn cap_width(&self, key: &str) -> f32 {
        if key.is_empty() {
            return 0.0;
        }
        let font = self.cap_font();
        if FACES.iter().any(|(label, _)| *label == key) {
            return font * 1.9;
        }
        let text = self.line(key, Face::Sans, font, colour::INK, 160.0);
        (text.size().x + 14.0).max(font + 10.0)
    }

    fn cap_font(&self) -> f32 {
        14.0 * self.canvas.text_up_to(1.6)
    }

    /// What stands on the keys or buttons that move the focus to these sides.
    #[must_use]
    pub fn go_caps(&self, sides: &[Direction]) -> String {
        let caps: Vec<String> = sides
            .iter()
            .map(|&side| self.cap(Intent::Go(side)))
            .filter(|cap| !cap.is_empty())
            .collect();
        caps.join(" ")
    }

    /// What keys do, side by side on the wood: each a cap and its meaning. Nothing for who has no keys.
    pub fn hints(&self, left: Pos2, width: f32, hints: &[(String, String)]) {
        let text = 15.0 * self.canvas.text_up_to(1.3);
        let mut x = left.x;
        for (cap, label) in hints.iter().filter(|(cap, _)| !cap.is_empty()) {
            let wide = self.cap_width(cap);
            let galley = self.line(label, Face::Sans, text, colour::CREAM, f32::INFINITY);
            // One that has no room is left out whole.
            let end = x + wide + 10.0 + galley.size().x;
            if end > left.x + width {
                break;
            }
            self.key_cap(pos2(x + wide, left.y), cap, colour::CREAM);
            let at = pos2(x + wide + 10.0, left.y);
            self.text(at, Anchor::Left, label, Face::Sans, text, colour::CREAM);
            x = end + 22.0;
        }
    }

    /// The cap of a key as a thing on paper, with a foot, around its middle.
    pub fn key_on_paper(&self, at: Pos2, key: &str, size: f32) {
        let rect =
            Rect::from_center_size(at, vec2(self.key_on_paper_width(key, size), size * 1.72));
        let painter = self.painter();
        painter.rect_filled(
            rect.translate(vec2(0.0, 2.0)),
            5.0,
            colour::INK.gamma_multiply(0.72),
        );
        painter.rect(
            rect,
            5.0,
            colour::FIELD,
            (1.2, colour::INK.gamma_multiply(0.8)),
            StrokeKind::Inside,
        );
        self.text(at, Anchor::Middle, key, Face::Sans, size, colour::INK);
    }

    /// How wide that is.
    #[must_use]
    pub fn key_on_paper_width(&self, key: &str, size: f32) -> f32 {
        let text = self.line(key, Face::Sans, size, colour::INK, f32::INFINITY);
        (text.size().x + size * 0.95).max(size * 2.0)
    }

    /// A pad's button around its middle, `size` as text of that size: four rings with the one that is meant
    /// filled, a cross with an arm filled, the menu's lines, or its name.
    pub fn pad_button(&self, at: Pos2, button: GamepadButton, size: f32, ink: Color32) {
        let label = bindings::pad_label(button);
        if let Some((_, meant)) = FACES.into_iter().find(|(face, _)| *face == label) {
            self.faces(at, meant, size * 0.6, ink);
            return;
        }
        let arm = match button {
            GamepadButton::DPadUp => vec2(0.0, -1.0),
            GamepadButton::DPadDown => vec2(0.0, 1.0),
            GamepadButton::DPadLeft => vec2(-1.0, 0.0),
            GamepadButton::DPadRight => vec2(1.0, 0.0),
            _ => {
                let wide = self.key_on_paper_width(label, size).max(size * 2.1);
                let rect = Rect::from_center_size(at, vec2(wide, size * 1.5));
                let line = (1.4, ink.gamma_multiply(0.8));
                self.painter()
                    .rect_stroke(rect, size * 0.75, line, StrokeKind::Inside);
                self.text(at, Anchor::Middle, label, Face::Sans, size, ink);
                return;
            }
        };
        self.cross(at, arm, size * 0.8, ink);
    }

    /// Four rings, the one towards `meant` filled; `reach` from the middle to the middle of each.
    fn faces(&self, at: Pos2, meant: Vec2, reach: f32, ink: Color32) {
        let painter = self.painter();
        for (_, place) in FACES {
            let middle = at + place * reach;
            if place == meant {
                painter.circle_filled(middle, reach * 0.66, ink);
            } else {
                painter.circle_stroke(middle, reach * 0.44, (1.2, ink.gamma_multiply(0.7)));
            }
        }
    }

    /// The cross of four directions, one arm filled.
    fn cross(&self, at: Pos2, arm: Vec2, reach: f32, ink: Color32) {
        let half = reach * 0.34;
        let aside = vec2(-arm.y, arm.x);
        let corner = |along: f32, across: f32| at + arm * along + aside * across;
        self.painter().add(Shape::convex_polygon(
            vec![
                corner(reach, -half),
                corner(reach, half),
                corner(half, half),
                corner(0.0, 0.0),
                corner(half, -half),
            ],
            ink,
            Stroke::NONE,
        ));
        let mut outline = Vec::new();
        for turn in [
            vec2(0.0, -1.0),
            vec2(1.0, 0.0),
            vec2(0.0, 1.0),
            vec2(-1.0, 0.0),
        ] {
            let right = vec2(-turn.y, turn.x);
            outline.push(at + turn * reach - right * half);
            outline.push(at + turn * reach + right * half);
            outline.push(at + turn * half + right * half);
        }
        self.painter()
            .add(Shape::closed_line(outline, Stroke::new(1.3, ink)));
    }
}

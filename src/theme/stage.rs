//! What a screen is drawn with: one frame's painter, focus, pictures and words.

use std::sync::Arc;

use bevy_egui::egui::{
    self, Align2, Color32, FontFamily, FontId, Galley, Id, Painter, Pos2, Rect, Sense, TextFormat,
    Vec2,
    text::{LayoutJob, TextWrapping},
};

use super::{Canvas, colour};
use crate::art::{Art, Print};
use crate::input::focus::{Focus, Focused};
use crate::input::pads::Pads;
use crate::input::{Device, Intent, bindings};
use crate::locale::{Value, Words};
use crate::scene::Scene;
use crate::store::Settings;

/// A typeface.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Face {
    /// For text.
    Sans,
    /// For titles and names.
    Serif,
    /// For asides.
    Italic,
    /// Pictograms.
    Icons,
}

impl Face {
    /// The typeface at a size.
    pub(crate) fn font(self, size: f32) -> FontId {
        let family = match self {
            Self::Sans => FontFamily::Proportional,
            Self::Serif => FontFamily::Name("serif".into()),
            Self::Italic => FontFamily::Name("italic".into()),
            Self::Icons => FontFamily::Name("icons".into()),
        };
        FontId::new(size, family)
    }
}

/// Which point of a text lies where it is put.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    /// The left end, half its height.
    Left,
    /// The middle.
    Middle,
    /// The right end, half its height.
    Right,
}

/// One frame of a screen.
pub struct Stage<'a> {
    /// egui's, for what is not drawn by the kit.
    pub ui: &'a mut egui::Ui,
    /// What is in focus.
    pub focus: &'a mut Focus,
    /// Pictures.
    pub art: &'a mut Art,
    /// What lies still.
    pub scene: &'a mut Scene,
    /// Words.
    pub words: &'a Words,
    /// The screen's size.
    pub canvas: Canvas,
    /// Whether things can be pointed at and focused; not while a card lies over them.
    pub awake: bool,
    /// What the player has chosen in the settings.
    pub chosen: &'a Settings,
    /// What was used last.
    pub device: Device,
    /// The gamepads, and whose they are.
    pub pads: &'a Pads,
    /// Intents for this screen ([`Stage::heard`]).
    pub heard: &'a mut Vec<Intent>,
    /// Whether something was chosen.
    pub pressed: &'a mut bool,
}

/// What happened to a thing this frame.
#[derive(Clone, Copy, Debug, Default)]
pub struct Touch {
    /// It is in focus.
    pub focused: bool,
    /// The pointer is over it.
    pub hovered: bool,
    /// The pointer holds it down.
    pub pressed: bool,
    /// It was clicked or confirmed.
    pub chosen: bool,
}

/// The smallest size that a line is made to be whole.
const LEAST_TEXT: f32 = 10.0;

impl Stage<'_> {
    /// A message.
    #[must_use]
    pub fn say(&self, key: &str) -> String {
        self.words.say(key)
    }

    /// A message with variables.
    #[must_use]
    pub fn tell(&self, key: &str, variables: &[(&str, Value)]) -> String {
        self.words.tell(key, variables)
    }

    /// Whether somebody meant this: something of this screen's own, that neither moves the focus nor leads
    /// back. Heard once.
    #[must_use]
    pub fn heard(&mut self, intent: Intent) -> bool {
        let at = self.heard.iter().position(|&heard| heard == intent);
        if let Some(at) = at {
            self.heard.remove(at);
        }
        at.is_some()
    }

    /// What stands on the key, or which button of the pad, that means this: for whatever was used last.
    /// Nothing for who points at things, with the mouse or a finger.
    #[must_use]
    pub fn cap(&self, intent: Intent) -> String {
        let act = bindings::act(intent);
        match self.device {
            Device::Mouse | Device::Touch => return String::new(),
            Device::Pad(_) => {
                if let Some(&button) = act.pads(self.chosen).first() {
                    return bindings::pad_label(button).to_owned();
                }
            }
            Device::Keys => {}
        }
        act.keys(self.chosen)
            .first()
            .map(bindings::Key::label)
            .unwrap_or_default()
    }

    /// The painter.
    #[must_use]
    pub fn painter(&self) -> &Painter {
        self.ui.painter()
    }

    /// Makes a rectangle something that can be pointed at and focused.
    pub fn touch(&mut self, name: impl egui::AsId, rect: Rect, first: bool) -> Touch {
        let id = Id::new(name);
        if !self.awake {
            return Touch::default();
        }
        let Focused { here, confirmed } = self.focus.item(id, rect, first);
        // Not `Sense::click()`: keys are ours, egui's own focus would confirm a second time.
        let response = self.ui.interact(rect, id, Sense::CLICK);
        if response.clicked() {
            self.focus.set(id);
        }
        if response.hovered() {
            self.ui.set_cursor_icon(egui::CursorIcon::PointingHand);
        }
        *self.pressed |= confirmed || response.clicked();
        Touch {
            focused: here || response.clicked(),
            hovered: response.hovered() && !self.focus.by_keys(),
            pressed: response.is_pointer_button_down_on(),
            chosen: confirmed || response.clicked(),
        }
    }

    /// Makes a rectangle something that can be pointed at, but not focused.
    pub fn point(&mut self, name: impl egui::AsId, rect: Rect, chooses: bool) -> Touch {
        if !self.awake {
            return Touch::default();
        }
        let response = self.ui.interact(rect, Id::new(name), Sense::CLICK);
        if response.hovered() && chooses {
            self.ui.set_cursor_icon(egui::CursorIcon::PointingHand);
        }
        Touch {
            focused: false,
            hovered: response.hovered() && !self.focus.by_keys(),
            pressed: response.is_pointer_button_down_on(),
            chosen: response.clicked(),
        }
    }

    /// Lays out one line, made smaller where it is too long, and cut where that does not help.
    #[must_use]
    pub fn line(
        &self,
        text: &str,
        face: Face,
        size: f32,
        colour: Color32,
        width: f32,
    ) -> Arc<Galley> {
        let lay = |size: f32, wrap: TextWrapping| {
            let mut job = LayoutJob::single_section(
                text.to_owned(),
                TextFormat::simple(face.font(size), colour),
            );
            job.wrap = wrap;
            self.painter().layout_job(job)
        };
        let galley = lay(size, TextWrapping::no_max_width());
        let fits = galley.size().x <= width + 0.5;
        if fits {
            return galley;
        }
        let smaller = (size * width / galley.size().x).floor().max(size * 0.75);
        lay(smaller, TextWrapping::truncate_at_width(width))
    }

    /// Lays out one line, as much smaller as it takes to be whole.
    #[must_use]
    pub fn whole_line(
        &self,
        text: &str,
        face: Face,
        mut size: f32,
        colour: Color32,
        width: f32,
    ) -> Arc<Galley> {
        loop {
            let line = self.line(text, face, size, colour, width);
            if !line.elided || size <= LEAST_TEXT {
                return line;
            }
            size -= 1.0;
        }
    }

    /// Writes one line; says where it lies.
    pub fn text(
        &self,
        at: Pos2,
        anchor: Anchor,
        text: &str,
        face: Face,
        size: f32,
        colour: Color32,
    ) -> Rect {
        self.text_in(at, anchor, text, face, size, colour, f32::INFINITY)
    }

    /// Writes one line no wider than `width`; says where it lies.
    pub fn text_in(
        &self,
        at: Pos2,
        anchor: Anchor,
        text: &str,
        face: Face,
        size: f32,
        colour: Color32,
        width: f32,
    ) -> Rect {
        let galley = self.line(text, face, size, colour, width);
        let anchor = match anchor {
            Anchor::Left => Align2::LEFT_CENTER,
            Anchor::Middle => Align2::CENTER_CENTER,
            Anchor::Right => Align2::RIGHT_CENTER,
        };
        let rect = anchor.anchor_size(at, galley.size());
        self.painter().galley(rect.min, galley, colour);
        rect
    }

    /// Writes as many lines as it takes; says where they lie.
    pub fn lines(
        &self,
        at: Pos2,
        width: f32,
        text: &str,
        face: Face,
        size: f32,
        colour: Color32,
    ) -> Rect {
        let galley = self.paragraph(width, text, face, size, colour);
        let rect = Rect::from_min_size(at, galley.size());
        self.painter().galley(at, galley, colour);
        rect
    }

    /// Lays out as many lines as it takes.
    #[must_use]
    pub fn paragraph(
        &self,
        width: f32,
        text: &str,
        face: Face,
        size: f32,
        colour: Color32,
    ) -> Arc<Galley> {
        let mut job =
            LayoutJob::single_section(text.to_owned(), TextFormat::simple(face.font(size), colour));
        job.wrap.max_width = width;
        self.painter().layout_job(job)
    }

    /// Shows a picture with the point that matters at `at`.
    pub fn print(&self, print: Option<&Print>, at: Pos2) {
        if let Some(Print {
            texture: Some(texture),
            size,
            origin,
            ..
        }) = print
        {
            let corner = at - Vec2::new(origin.x, origin.y);
            let rect = Rect::from_min_size(self.snap(corner), Vec2::new(size.x, size.y));
            self.painter().image(*texture, rect, UV, Color32::WHITE);
        }
    }

    /// The nearest whole pixel, so that pictures stay sharp.
    #[must_use]
    pub fn snap(&self, at: Pos2) -> Pos2 {
        let scale = self.canvas.scale;
        Pos2::new(
            (at.x * scale).round() / scale,
            (at.y * scale).round() / scale,
        )
    }

    /// The ring around what is in focus: brass with a dark line inside, seen on paper and wood.
    pub fn ring(&self, rect: Rect, radius: f32) {
        let painter = self.painter();
        let outside = rect.expand(3.5);
        painter.rect_stroke(
            outside.expand(1.6),
            radius + 5.0,
            (1.0, colour::INK.gamma_multiply(0.8)),
            egui::StrokeKind::Outside,
        );
        painter.rect_stroke(
            outside,
            radius + 3.5,
            (3.0, colour::BRASS_LIGHT),
            egui::StrokeKind::Middle,
        );
        painter.rect_stroke(
            outside.shrink(1.5),
            radius + 2.0,
            (1.0, colour::INK),
            egui::StrokeKind::Inside,
        );
    }
}

/// A whole picture.
pub const UV: Rect = Rect {
    min: Pos2::ZERO,
    max: Pos2::new(1.0, 1.0),
};

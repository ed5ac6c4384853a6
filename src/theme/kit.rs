//! Widgets: paper, buttons, choices, switches, name plates.

use bevy_egui::egui::{
    self, Color32, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, epaint::Shadow, pos2, vec2,
};
use taula_art::Dye;

use super::colour;
use super::stage::{Anchor, Face, Stage, Touch};
use crate::art::Use;
use crate::scene::Thing;

/// Corner radius of cards.
const CARD: f32 = 6.0;
/// Corner radius of buttons.
const BUTTON: f32 = 7.0;

/// How a button looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The one next action: ink with a brass line.
    Main,
    /// One of several: an outline on paper.
    Plain,
    /// A card of its own on the wood.
    Card,
}

/// Pictograms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Icon {
    /// Back to where one was.
    Back,
    /// Take back.
    Undo,
    /// Play again.
    Redo,
    /// The menu.
    Menu,
    /// Leave the program, or the game.
    Leave,
    /// A name can be written.
    Pencil,
    /// A computer player.
    Computer,
    /// A person.
    Person,
    /// Go on.
    Play,
    /// At home.
    Home,
    /// In the goal.
    Goal,
    /// Chosen.
    Tick,
    /// Not chosen.
    Cross,
    /// A new one.
    New,
    /// Games that are kept.
    Saves,
    /// The rules, to read.
    Rules,
    /// The settings.
    Settings,
    /// Sounds are heard.
    Sound,
    /// Nothing is heard.
    Muted,
    /// A gamepad.
    Pad,
    /// The keyboard.
    Keyboard,
    /// Look for something.
    Search,
    /// What would the computer player do?
    Hint,
    /// What has happened.
    Log,
    /// How often each number fell.
    Chart,
    /// To where other programs find it.
    Copy,
    /// Away with it.
    Delete,
    /// Hold.
    Pause,
    /// To the beginning.
    First,
    /// To the end.
    Last,
    /// One step back.
    Before,
    /// One step on.
    After,
    /// Go over it again.
    Replay,
    /// It is followed.
    Eye,
    /// Something is wrong.
    Warning,
    /// The lessons.
    Lessons,
    /// The puzzles.
    Puzzles,
    /// A table to look something up in.
    Table,
    /// Past it.
    Skip,
    /// Fold up.
    Up,
    /// Unfold.
    Down,
}

impl Icon {
    const fn glyph(self) -> &'static str {
        use egui_phosphor::regular as icon;
        match self {
            Self::Back => icon::CARET_LEFT,
            Self::Undo => icon::ARROW_U_UP_LEFT,
            Self::Redo => icon::ARROW_U_UP_RIGHT,
            Self::Menu => icon::LIST,
            Self::Leave => icon::SIGN_OUT,
            Self::Pencil => icon::PENCIL_SIMPLE,
            Self::Computer => icon::DESKTOP,
            Self::Person => icon::USER,
            Self::Play => icon::PLAY,
            Self::Home => icon::HOUSE_SIMPLE,
            Self::Goal => icon::TRIANGLE,
            Self::Tick => icon::CHECK,
            Self::Cross => icon::X,
            Self::New => icon::PLUS,
            Self::Saves => icon::ARCHIVE,
            Self::Rules => icon::BOOK_OPEN,
            Self::Settings => icon::GEAR_SIX,
            Self::Sound => icon::SPEAKER_HIGH,
            Self::Muted => icon::SPEAKER_X,
            Self::Pad => icon::GAME_CONTROLLER,
            Self::Keyboard => icon::KEYBOARD,
            Self::Search => icon::MAGNIFYING_GLASS,
            Self::Hint => icon::LIGHTBULB,
            Self::Log => icon::SCROLL,
            Self::Chart => icon::CHART_BAR,
            Self::Copy => icon::COPY,
            Self::Delete => icon::TRASH,
            Self::Pause => icon::PAUSE,
            Self::First => icon::SKIP_BACK,
            Self::Last => icon::SKIP_FORWARD,
            Self::Before => icon::CARET_LEFT,
            Self::After => icon::CARET_RIGHT,
            Self::Replay => icon::ARROW_COUNTER_CLOCKWISE,
            Self::Eye => icon::EYE,
            Self::Warning => icon::WARNING,
            Self::Lessons => icon::GRADUATION_CAP,
            Self::Puzzles => icon::PUZZLE_PIECE,
            Self::Table => icon::GRID_NINE,
            Self::Skip => icon::FAST_FORWARD,
            Self::Up => icon::CARET_UP,
            Self::Down => icon::CARET_DOWN,
        }
    }
}

impl Stage<'_> {
    /// A card of paper on the table.
    pub fn card(&mut self, rect: Rect, lifted: bool) {
        if !self.lies(rect, lifted, false, None) {
            self.sheet(rect, colour::PAPER, lifted);
        }
    }

    /// A card over what lies on the table.
    pub fn card_over(&mut self, rect: Rect) {
        self.sheet(rect, colour::PAPER, true);
    }

    /// Whether a card is in the picture of what lies still.
    fn lies(&mut self, rect: Rect, lifted: bool, dull: bool, ribbon: Option<(Dye, f32)>) -> bool {
        self.scene.lies(Thing::Card {
            at: bevy::math::Vec2::new(rect.left(), rect.top()),
            size: bevy::math::Vec2::new(rect.width(), rect.height()),
            lift: if lifted { 14.0 } else { 6.0 },
            dull,
            ribbon,
        })
    }

    fn sheet(&mut self, rect: Rect, fill: Color32, lifted: bool) {
        let shadow = if lifted {
            Shadow {
                offset: [8, 12],
                blur: 26,
                spread: 0,
                color: colour::SHADOW,
            }
        } else {
            Shadow {
                offset: [4, 6],
                blur: 12,
                spread: 0,
                color: colour::SHADOW,
            }
        };
        let fibre = self.art.paper();
        let painter = self.painter();
        painter.add(shadow.as_shape(rect, CARD));
        painter.rect_filled(rect, CARD, fill);
        if let Some(texture) = fibre.and_then(|print| print.texture) {
            // The tile is laid again and again; its tint keeps the card's own colour.
            let mut y = rect.top() + 2.0;
            while y < rect.bottom() - 2.0 {
                let height = (rect.bottom() - 2.0 - y).min(256.0);
                let mut x = rect.left() + 2.0;
                while x < rect.right() - 2.0 {
                    let width = (rect.right() - 2.0 - x).min(256.0);
                    let uv = Rect::from_min_max(Pos2::ZERO, pos2(width / 256.0, height / 256.0));
                    let tile = Rect::from_min_size(pos2(x, y), vec2(width, height));
                    let tint = if fill == colour::PAPER {
                        Color32::WHITE
                    } else {
                        Color32::from_rgb(0xE2, 0xDC, 0xD3)
                    };
                    painter.image(texture, tile, uv, tint);
                    x += width;
                }
                y += height;
            }
        }
        painter.rect_stroke(
            rect,
            CARD,
            (1.0, Color32::from_white_alpha(110)),
            StrokeKind::Inside,
        );
    }

    /// A hairline across a card.
    pub fn rule(&self, left: f32, right: f32, y: f32) {
        self.painter()
            .hline(left..=right, y, (1.0, colour::INK.gamma_multiply(0.24)));
    }

    /// A button; says whether it was chosen.
    pub fn button(
        &mut self,
        name: impl egui::AsId,
        rect: Rect,
        label: &str,
        button: Button,
    ) -> bool {
        let touch = if button.enabled {
            self.touch(name, rect, button.first)
        } else {
            Touch::default()
        };
        self.show_button(rect, label, &button, touch);
        touch.chosen
    }

    /// A button that can be pointed at but has no focus of its own: its key is another's.
    pub fn pointed_button(
        &mut self,
        name: impl egui::AsId,
        rect: Rect,
        label: &str,
        button: Button,
    ) -> bool {
        let touch = if button.enabled {
            self.point(name, rect, true)
        } else {
            Touch::default()
        };
        self.show_button(rect, label, &button, touch);
        touch.chosen
    }

    fn show_button(&mut self, rect: Rect, label: &str, button: &Button, touch: Touch) {
        let Button {
            kind,
            icon,
            hint,
            enabled,
            size,
            ..
        } = *button;
        let down = if touch.pressed { 1.0 } else { 0.0 };
        let rect = rect.translate(vec2(0.0, down));
        let mut ink = if enabled {
            colour::INK
        } else {
            Color32::from_rgb(0x6B, 0x5F, 0x55)
        };
        match kind {
            Kind::Main => {
                ink = colour::PAPER;
                let painter = self.painter();
                let shadow = Shadow {
                    offset: [2, 3],
                    blur: 5,
                    spread: 0,
                    color: colour::SHADOW,
                };
                painter.add(shadow.as_shape(rect, BUTTON));
                let fill = if touch.hovered {
                    Color32::from_rgb(0x3B, 0x32, 0x2D)
                } else {
                    colour::INK
                };
                painter.rect_filled(rect, BUTTON, fill);
                painter.rect_stroke(
                    rect.shrink(1.5),
                    BUTTON - 1.0,
                    (1.4, colour::BRASS_LIGHT),
                    StrokeKind::Inside,
                );
            }
            Kind::Plain => {
                let painter = self.painter();
                if touch.hovered {
                    painter.rect_filled(rect, BUTTON, colour::WELL);
                }
                if enabled {
                    painter.rect_stroke(
                        rect,
                        BUTTON,
                        (1.4, ink.gamma_multiply(0.75)),
                        StrokeKind::Inside,
                    );
                } else {
                    dashed(
                        painter,
                        rect.shrink(0.7),
                        BUTTON,
                        Stroke::new(1.4, ink.gamma_multiply(0.7)),
                    );
                }
            }
            Kind::Card => {
                self.card(rect, false);
                if touch.hovered {
                    self.painter()
                        .rect_filled(rect, CARD, Color32::from_black_alpha(10));
                }
            }
        }
        let cap = self.key_cap(
            pos2(rect.right() - 12.0, rect.center().y),
            hint.unwrap_or_default(),
            ink,
        );
        let room = rect
            .shrink2(vec2(12.0, 0.0))
            .with_max_x(rect.right() - 12.0 - cap);
        let within = |icon: Option<Icon>| {
            let width = room.width() - icon.map_or(0.0, |_| size * 1.65);
            self.line(label, Face::Sans, size, ink, width)
        };
        let mut text = within(icon);
        let mut icon = icon;
        // What it says comes before its picture.
        if text.elided {
            icon = None;
            text = self.whole_line(label, Face::Sans, size, ink, room.width());
        }
        let icon_width = icon.map_or(0.0, |_| size * 1.65);
        let whole = icon_width + text.size().x;
        let left = if kind == Kind::Card && icon.is_some() {
            room.left().max(room.center().x - whole / 2.0)
        } else {
            room.center().x - whole / 2.0
        };
        if let Some(icon) = icon {
            self.icon(
                pos2(left + size * 0.6, rect.center().y),
                icon,
                size * 1.25,
                ink,
            );
        }
        let at = pos2(left + icon_width, rect.center().y - text.size().y / 2.0);
        self.painter().galley(at, text, ink);
        if touch.focused {
            self.ring(rect, BUTTON);
        }
    }

    /// A pictogram around a point.
    pub fn icon(&self, at: Pos2, icon: Icon, size: f32, colour: Color32) {
        self.text(at, Anchor::Middle, icon.glyph(), Face::Icons, size, colour);
    }

    /// One of a few, side by side; says which was chosen.
    pub fn choice(
        &mut self,
        name: &str,
        rect: Rect,
        labels: &[(String, bool)],
        now: usize,
        size: f32,
    ) -> Option<usize> {
        let painter = self.painter();
        painter.rect_filled(rect, BUTTON, colour::WELL);
        painter.rect_stroke(
            rect,
            BUTTON,
            (1.2, colour::INK.gamma_multiply(0.5)),
            StrokeKind::Inside,
        );
        // Each as wide as its label needs, the rest shared.
        let widths: Vec<f32> = labels
            .iter()
            .map(|(label, _)| {
                self.line(label, Face::Sans, size, colour::INK, f32::INFINITY)
                    .size()
                    .x
                    + 16.0
            })
            .collect();
        let spare = (rect.width() - 6.0 - widths.iter().sum::<f32>()) / labels.len() as f32;
        let mut left = rect.left() + 3.0;
        let mut chosen = None;
        for (i, (label, enabled)) in labels.iter().enumerate() {
            let part = Rect::from_min_size(
                pos2(left, rect.top() + 3.0),
                vec2(widths[i] + spare, rect.height() - 6.0),
            );
            left = part.right();
            let touch = if *enabled {
                self.touch((name, i), part, false)
            } else {
                Touch::default()
            };
            let mut ink = colour::INK;
            if i == now {
                self.painter().rect_filled(part, BUTTON - 1.5, colour::INK);
                ink = colour::PAPER;
            } else if touch.hovered {
                self.painter()
                    .rect_filled(part, BUTTON - 1.5, Color32::from_black_alpha(16));
            } else if !enabled {
                ink = colour::INK.gamma_multiply(0.45);
            }
            self.text_in(
                part.center(),
                Anchor::Middle,
                label,
                Face::Sans,
                size,
                ink,
                part.width() - 8.0,
            );
            if touch.focused {
                self.ring(part.shrink(1.5), BUTTON - 1.5);
            }
            if touch.chosen && i != now {
                chosen = Some(i);
            }
        }
        chosen
    }

    /// A switch in its row; says whether it was turned, or pointed at.
    pub fn switch(&mut self, name: &str, at: Pos2, row: Rect, on: bool) -> Touch {
        let rect = Rect::from_min_size(at, vec2(54.0, 28.0));
        let touch = self.touch(name, row, false);
        let painter = self.painter();
        painter.rect_filled(
            rect,
            14.0,
            if on {
                Color32::from_rgb(0x6E, 0x55, 0x1E)
            } else {
                colour::WELL
            },
        );
        painter.rect_stroke(
            rect,
            14.0,
            (1.4, colour::INK.gamma_multiply(0.8)),
            StrokeKind::Inside,
        );
        let knob = pos2(
            if on {
                rect.right() - 14.0
            } else {
                rect.left() + 14.0
            },
            rect.center().y,
        );
        painter.circle(knob, 11.5, colour::FIELD, (1.4, colour::INK));
        let (sign, x, ink) = if on {
            (Icon::Tick, rect.left() + 15.0, colour::PAPER)
        } else {
            (Icon::Cross, rect.right() - 15.0, colour::SOFT)
        };
        self.icon(pos2(x, rect.center().y), sign, 15.0, ink);
        if touch.focused {
            self.ring(rect, 14.0);
        }
        touch
    }

    /// A pawn with its shadow in a panel.
    pub fn pawn(&mut self, at: Pos2, dye: Dye, radius: f32) {
        let shadow = self.art.pawn_shadow(radius, Use::Panel);
        self.print(shadow.as_ref(), at + vec2(radius * 0.16, radius * 0.22));
        let pawn = self.art.pawn(dye, radius, Use::Panel);
        self.print(pawn.as_ref(), at);
    }

    /// A paper with a ribbon of a seat's colour and pattern along its left edge; duller paper for nobody's.
    pub fn ribbon_card(&mut self, rect: Rect, dye: Option<Dye>, width: f32, lifted: bool) {
        let ribbon = dye.map(|dye| (dye, width));
        if self.lies(rect, lifted, dye.is_none(), ribbon) {
            return;
        }
        match dye {
            Some(dye) => {
                self.sheet(rect, colour::PAPER, lifted);
                let size = bevy::math::Vec2::new(width, rect.height());
                let ribbon = self.art.ribbon(dye, size);
                self.print(ribbon.as_ref(), rect.min);
            }
            None => self.sheet(rect, Color32::from_rgb(0xDD, 0xD1, 0xBD), false),
        }
    }

    /// The same over what lies on the table, for a moment.
    pub fn ribbon_over(&mut self, rect: Rect, dye: Dye, width: f32) {
        self.sheet(rect, colour::PAPER, false);
        let ribbon = self
            .art
            .ribbon(dye, bevy::math::Vec2::new(width, rect.height()));
        self.print(ribbon.as_ref(), rect.min);
    }

    /// A brass token with a number on it.
    pub fn token(&mut self, at: Pos2, number: &str, radius: f32) {
        let blank = self.art.token(radius);
        self.print(blank.as_ref(), at);
        let size = radius * 1.05;
        self.text(
            at + vec2(0.5, 0.7),
            Anchor::Middle,
            number,
            Face::Serif,
            size,
            Color32::from_rgba_unmultiplied(0xFF, 0xF1, 0xCC, 150),
        );
        self.text(
            at,
            Anchor::Middle,
            number,
            Face::Serif,
            size,
            Color32::from_rgb(0x2F, 0x20, 0x08),
        );
    }

    /// A token that is not there yet: a dashed ring with its number.
    pub fn token_to_come(&self, at: Pos2, number: &str, radius: f32) {
        let brass = Color32::from_rgb(0xF0, 0xD7, 0x9A);
        self.painter()
            .circle_filled(at, radius, Color32::from_white_alpha(18));
        let ring: Vec<Pos2> = (0..=48)
            .map(|i| at + Vec2::angled(i as f32 / 48.0 * std::f32::consts::TAU) * radius)
            .collect();
        self.painter()
            .extend(Shape::dashed_line(&ring, Stroke::new(1.8, brass), 4.5, 3.5));
        self.text(
            at,
            Anchor::Middle,
            number,
            Face::Serif,
            radius,
            Color32::from_rgb(0xF7, 0xE3, 0xB4),
        );
    }
}

/// A button's looks.
#[derive(Clone, Copy, Debug)]
pub struct Button<'a> {
    /// What it is.
    pub kind: Kind,
    /// A pictogram before the label.
    pub icon: Option<Icon>,
    /// The key that does the same; an empty one is none.
    pub hint: Option<&'a str>,
    /// Whether it can be chosen now.
    pub enabled: bool,
    /// Whether it has the focus where nothing else has.
    pub first: bool,
    /// Size of its label in points.
    pub size: f32,
}

impl Button<'_> {
    /// A button that can be chosen.
    #[must_use]
    pub const fn new(kind: Kind, size: f32) -> Self {
        Self {
            kind,
            icon: None,
            hint: None,
            enabled: true,
            first: false,
            size,
        }
    }
}

/// A rounded rectangle in dashes: there, but not to be had.
pub fn dashed(painter: &egui::Painter, rect: Rect, radius: f32, stroke: Stroke) {
    let mut path = Vec::new();
    let corners = [
        (rect.right_top() + vec2(-radius, radius), -90.0_f32),
        (rect.right_bottom() + vec2(-radius, -radius), 0.0),
        (rect.left_bottom() + vec2(radius, -radius), 90.0),
        (rect.left_top() + vec2(radius, radius), 180.0),
    ];
    for (centre, from) in corners {
        for step in 0..=6 {
            path.push(centre + Vec2::angled((from + 15.0 * step as f32).to_radians()) * radius);
        }
    }
    path.extend(path.first().copied());
    painter.extend(Shape::dashed_line(&path, stroke, 4.0, 3.5));
}

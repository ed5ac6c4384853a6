//! The ruler of the moves: limewood, cut ticks, pins where something happened, a brass rider.

use bevy_egui::egui::{
    Color32, CursorIcon, Id, Rect, Sense, Shape, Stroke, StrokeKind, epaint::Shadow, pos2, vec2,
};

use super::{Deed, Shown};
use crate::input::{Direction, Intent};
use crate::scene::Thing;
use crate::table::watch::PinKind;
use crate::theme::{Anchor, Face, Stage, colour};

/// From the ruler's end to its first and last move.
const END: f32 = 28.0;
/// Between the heads of two pins, at least.
const APART: f32 = 13.0;
/// Ticks between two numbers.
const TICKS: usize = 5;

const CUT: Color32 = Color32::from_rgb(0x4A, 0x2F, 0x17);
const BRASS: Color32 = Color32::from_rgb(0xC7, 0xA4, 0x59);
const BRASS_LINE: Color32 = Color32::from_rgb(0x5E, 0x45, 0x16);

/// Where the moves lie on a ruler.
#[derive(Clone, Copy, Debug)]
pub struct Scale {
    rect: Rect,
    moves: usize,
}

impl Scale {
    /// The scale of a ruler for so many moves.
    #[must_use]
    pub const fn new(rect: Rect, moves: usize) -> Self {
        Self { rect, moves }
    }

    /// Where the number of a move lies; 0 is before the first.
    #[must_use]
    pub fn x(&self, number: usize) -> f32 {
        let part = number as f32 / self.moves.max(1) as f32;
        self.rect.left() + END + part * (self.rect.width() - 2.0 * END)
    }

    /// The number that lies there.
    #[must_use]
    pub fn number(&self, x: f32) -> usize {
        let part = (x - self.rect.left() - END) / (self.rect.width() - 2.0 * END);
        (part.clamp(0.0, 1.0) * self.moves as f32).round() as usize
    }

    /// How many moves apart the numbers are that are written: every 50 where there is room.
    fn numbered(&self) -> usize {
        let room = 46.0 / ((self.rect.width() - 2.0 * END) / self.moves.max(1) as f32);
        let steps = (0..).flat_map(|power| [50, 100, 250].map(|step| step * 10_usize.pow(power)));
        steps
            .take(12)
            .find(|&step| step as f32 >= room)
            .unwrap_or(self.moves)
    }
}

/// Draws the ruler; what its keys and the pointer want.
pub fn show(stage: &mut Stage, shown: &Shown, rect: Rect, deeds: &mut Vec<Deed>) {
    let scale = Scale::new(rect, shown.course.moves());
    wood(stage, shown, &scale);
    pins(stage, shown, &scale);
    let x = scale.x(shown.at);
    let rider = Rect::from_center_size(pos2(x, rect.center().y), vec2(26.0, rect.height() + 14.0));
    keys(stage, shown, rider, deeds);
    let response = stage.ui.interact(
        rect.expand2(vec2(0.0, 7.0)),
        Id::new("ruler"),
        Sense::CLICK | Sense::DRAG,
    );
    if response.hovered() {
        stage.ui.set_cursor_icon(CursorIcon::ResizeHorizontal);
    }
    if response.is_pointer_button_down_on()
        && let Some(at) = response.interact_pointer_pos()
    {
        stage.focus.set(Id::new("rider"));
        let number = scale.number(at.x);
        if number != shown.at {
            deeds.push(Deed::To(number));
        }
    }
    draw_rider(stage, shown, rider, rect);
}

/// The rider's own keys.
fn keys(stage: &mut Stage, shown: &Shown, rider: Rect, deeds: &mut Vec<Deed>) {
    let (at, moves) = (shown.at, shown.course.moves());
    let id = Id::new("rider");
    let focus = stage.focus.item(id, rider, true);
    stage.focus.keep_sides(id);
    let after = shown.marked().find(|&marked| marked > at);
    let before = shown.marked().rev().find(|&marked| marked < at);
    stage
        .focus
        .keep_turns(id, before.is_some(), after.is_some());
    if focus.confirmed && at < moves {
        deeds.push(Deed::Play(!shown.replay.playing));
    }
    if stage.heard(Intent::Go(Direction::Right)) && at < moves {
        deeds.push(Deed::Step);
    }
    if stage.heard(Intent::Go(Direction::Left)) && at > 0 {
        deeds.push(Deed::To(at - 1));
    }
    for (intent, to) in [
        (Intent::Next, after),
        (Intent::Previous, before),
        (Intent::First, Some(0)),
        (Intent::Last, Some(moves)),
    ] {
        if stage.heard(intent)
            && let Some(to) = to
        {
            deeds.push(Deed::To(to));
        }
    }
}

/// The wood with its groove, ticks and numbers.
fn wood(stage: &mut Stage, shown: &Shown, scale: &Scale) {
    let rect = scale.rect;
    let large = stage.canvas.large_text();
    stage.scene.lies(Thing::Plinth {
        at: bevy::math::Vec2::new(rect.left(), rect.top()),
        size: bevy::math::Vec2::new(rect.width(), rect.height()),
    });
    let y = rect.center().y;
    let groove = Rect::from_min_max(
        pos2(rect.left() + 16.0, y - 3.0),
        pos2(rect.right() - 16.0, y + 3.0),
    );
    let painter = stage.painter();
    painter.rect_filled(groove, 3.0, CUT);
    painter.rect_filled(groove.with_max_x(scale.x(shown.at)), 3.0, BRASS);
    painter.rect_stroke(
        groove,
        3.0,
        (1.0, Color32::from_rgb(0x2A, 0x1A, 0x0C)),
        StrokeKind::Inside,
    );
    let step = scale.numbered();
    let size = if large { 20.0 } else { 15.0 };
    let base = rect.bottom() - size * 0.62;
    let mut numbers: Vec<usize> = if large {
        Vec::new()
    } else {
        (1..)
            .map(|n| n * step)
            .take_while(|&n| n < scale.moves)
            .collect()
    };
    // The ends have their numbers; what would lie under them has none.
    let clear = |n: &usize| {
        let x = scale.x(*n);
        x - scale.x(0) > 26.0 && scale.x(scale.moves) - x > 34.0
    };
    numbers.retain(clear);
    if !large {
        let ticks = (1..).map(|n| n * (step / TICKS).max(1));
        for n in ticks
            .take_while(|&n| n < scale.moves)
            .filter(|n| !numbers.contains(n))
        {
            let x = scale.x(n);
            let line = [pos2(x, rect.bottom() - 8.0), pos2(x, rect.bottom() - 2.5)];
            stage.painter().line_segment(line, (1.3, CUT));
        }
    }
    numbers.extend([0, scale.moves]);
    for n in numbers {
        let at = pos2(scale.x(n), base);
        let light = Color32::from_rgba_unmultiplied(255, 240, 210, 150);
        stage.text(
            at + vec2(0.7, 1.0),
            Anchor::Middle,
            &n.to_string(),
            Face::Serif,
            size,
            light,
        );
        stage.text(at, Anchor::Middle, &n.to_string(), Face::Serif, size, CUT);
    }
}

/// A captor's head at every capture, a small plate where a place was won.
fn pins(stage: &mut Stage, shown: &Shown, scale: &Scale) {
    let (rect, course) = (scale.rect, shown.course);
    let groove = rect.center().y - 3.0;
    let captures: Vec<_> = course
        .pins()
        .iter()
        .filter(|pin| matches!(pin.kind, PinKind::Captured))
        .collect();
    let truly: Vec<f32> = captures.iter().map(|pin| scale.x(pin.at + 1)).collect();
    let heads = spread(&truly, APART, rect.left() + 10.0, rect.right() - 10.0);
    let top = rect.top() + 10.0;
    for ((pin, x), head) in captures.iter().zip(truly).zip(heads) {
        let line = [pos2(x, groove), pos2(head, top + 3.0)];
        stage.painter().line_segment(line, (1.4, CUT));
        let game = shown.table.game();
        game.piece(stage, pos2(head, top), course.dye(pin.seat), 6.0);
    }
    let text = stage.canvas.text_up_to(1.3);
    let size = vec2(28.0, 17.0) * text;
    for pin in course.pins() {
        let PinKind::Finished(place) = pin.kind else {
            continue;
        };
        let x = scale.x(pin.at + 1);
        let left = (x - size.x / 2.0).clamp(rect.left() + 2.0, rect.right() - size.x - 2.0);
        let plate = Rect::from_min_size(pos2(left, rect.top() + 2.0), size);
        let painter = stage.painter();
        painter.line_segment([pos2(x, groove), pos2(x, plate.bottom())], (1.4, CUT));
        painter.rect_filled(plate, 3.0, colour::PAPER);
        let wide = (9.0 * text).round();
        let ribbon = bevy::math::Vec2::new(wide, size.y.round());
        let ribbon = stage.art.ribbon(course.dye(pin.seat), ribbon);
        stage.print(ribbon.as_ref(), plate.min);
        stage
            .painter()
            .rect_stroke(plate, 3.0, (1.0, CUT), StrokeKind::Inside);
        stage.text(
            pos2(
                plate.left() + wide + (size.x - wide) / 2.0,
                plate.center().y,
            ),
            Anchor::Middle,
            &place.to_string(),
            Face::Serif,
            14.0 * text,
            colour::INK,
        );
    }
}

/// Places in a row, drawn apart so that none covers another, none further than it must.
fn spread(truly: &[f32], apart: f32, left: f32, right: f32) -> Vec<f32> {
    let room = (right - left) / truly.len().max(1) as f32;
    let apart = apart.min(room);
    let mut places = truly.to_vec();
    // Those too near each other are moved apart, half each, until none are; a few rounds are enough to see no
    // head over another.
    for _ in 0..40 {
        let mut moved = false;
        for i in 1..places.len() {
            let short = apart - (places[i] - places[i - 1]);
            if short > 0.05 {
                places[i - 1] -= short / 2.0;
                places[i] += short / 2.0;
                moved = true;
            }
        }
        for place in &mut places {
            *place = place.clamp(left, right);
        }
        if !moved {
            break;
        }
    }
    places
}

fn draw_rider(stage: &mut Stage, shown: &Shown, rider: Rect, ruler: Rect) {
    let painter = stage.painter();
    let shadow = Shadow {
        offset: [3, 5],
        blur: 8,
        spread: 0,
        color: colour::SHADOW,
    };
    painter.add(shadow.as_shape(rider, 6.0));
    painter.rect_filled(rider, 6.0, BRASS);
    painter.rect_stroke(rider, 6.0, (1.2, BRASS_LINE), StrokeKind::Inside);
    painter.rect_stroke(
        rider.shrink(1.4),
        5.0,
        (1.0, Color32::from_rgba_unmultiplied(0xFF, 0xF1, 0xCC, 150)),
        StrokeKind::Inside,
    );
    let window = rider.shrink2(vec2(5.0, 8.0));
    painter.rect_filled(window, 3.0, Color32::from_rgb(0xE2, 0xCD, 0x9A));
    painter.rect_stroke(window, 3.0, (1.2, BRASS_LINE), StrokeKind::Inside);
    let hair = Stroke::new(1.6, Color32::from_rgb(0x7C, 0x22, 0x1A));
    painter.add(Shape::line_segment(
        [
            window.center_top() + vec2(0.0, 1.0),
            window.center_bottom() - vec2(0.0, 1.0),
        ],
        hair,
    ));
    let text = stage.canvas.text_up_to(1.4);
    let number = stage.line(
        &shown.at.to_string(),
        Face::Sans,
        15.0 * text,
        colour::INK,
        80.0,
    );
    let size = number.size() + vec2(12.0, 3.0);
    let left = if rider.right() + 8.0 + size.x > ruler.right() - 4.0 {
        rider.left() - 8.0 - size.x
    } else {
        rider.right() + 8.0
    };
    let tag = Rect::from_min_size(pos2(left, ruler.bottom() - 3.0 - size.y), size);
    let painter = stage.painter();
    let shadow = Shadow {
        offset: [1, 2],
        blur: 4,
        spread: 0,
        color: colour::SHADOW,
    };
    painter.add(shadow.as_shape(tag, 4.0));
    painter.rect_filled(tag, 4.0, colour::PAPER);
    painter.galley(tag.center() - number.size() / 2.0, number, colour::INK);
    if stage.focus.at() == Some(Id::new("rider")) {
        stage.ring(rider, 6.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ruler(moves: usize) -> Scale {
        Scale::new(
            Rect::from_min_size(pos2(24.0, 592.0), vec2(1232.0, 48.0)),
            moves,
        )
    }

    #[test]
    fn every_move_is_found_where_it_lies() {
        for moves in [1, 7, 415, 1200] {
            let scale = ruler(moves);
            for number in 0..=moves {
                assert_eq!(scale.number(scale.x(number)), number);
            }
            assert_eq!((scale.number(-50.0), scale.number(5000.0)), (0, moves));
        }
        assert_eq!(ruler(0).number(300.0), 0);
    }

    #[test]
    fn numbers_stand_apart() {
        assert_eq!(ruler(415).numbered(), 50);
        assert_eq!(ruler(900).numbered(), 50);
        assert_eq!(ruler(2000).numbered(), 100);
        assert!(ruler(900_000).numbered() > 10_000);
    }

    #[test]
    fn heads_stand_apart_near_their_places() {
        let truly = [100.0, 101.0, 102.0, 400.0];
        let places = spread(&truly, 13.0, 0.0, 1000.0);
        for pair in places.windows(2) {
            assert!(pair[1] - pair[0] > 12.5, "{places:?}");
        }
        assert!((places[1] - 101.0).abs() < 2.0 && (places[3] - 400.0).abs() < 0.1);
        // More than there is room for.
        let many = spread(&[5.0; 50], 13.0, 0.0, 100.0);
        assert!(many.iter().all(|place| (0.0..=100.0).contains(place)));
    }
}

//! Everything around and on the board that is drawn each frame: plates, tray, sentence, button, marks;
//! and what is pointed at or confirmed.

use bevy_egui::egui::{Color32, Id, Rect, Shape, Stroke, pos2, vec2};
use taula_art::Dye;
use taula_rules::games::parchis::Move;
use taula_rules::{Rules, Seat, Turn};

use super::layout::{Layout, Shape as Folding};
use super::sentences::{self, Moment};
use super::standing::{Pawn, Place};
use super::{Act, ParchisTable, marks};
use crate::scene::Thing;
use crate::seating::Hand;
use crate::theme::{Anchor, Button, Face, Icon, Kind, Stage, colour};

/// What is asked for at the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Wish {
    /// Something of the game.
    Act(Act),
    /// The move to be previewed from now on.
    Choose(Option<Move>),
    /// The menu.
    Menu,
}

/// Draws the table's panels; what is asked for.
pub fn show(stage: &mut Stage, table: &ParchisTable) -> Vec<Wish> {
    let mut wishes = Vec::new();
    let layout = Layout::of(&stage.canvas, &table.board);
    if table.at_rest() && table.flow.waits_for_person() {
        stage.focus.occasion(table.flow.game().moves().len());
    }
    let dyes = table.dyes();
    stage.parchis_board(
        layout.field(),
        &table.board,
        layout.unit,
        &dyes,
        Some(layout.numbers()),
    );
    stage.scene.lies(Thing::Tray {
        at: bevy::math::Vec2::new(layout.tray.left(), layout.tray.top()),
        size: bevy::math::Vec2::new(layout.tray.width(), layout.tray.height()),
    });
    plates(stage, table, &layout);
    tray(stage, table, &layout);
    if let Some(rect) = layout.throws {
        throws(stage, table, rect);
    }
    marks::last_move(stage, table, &layout);
    let chosen = board(stage, table, &layout, &mut wishes);
    let moment = sentences::moment(table, stage.words);
    sentence(stage, table, &layout, &moment, chosen, &mut wishes);
    let menu = Button {
        icon: Some(Icon::Menu),
        ..Button::new(Kind::Card, text(stage, 16.0, 1.5))
    };
    let menu = if layout.shape == Folding::Large {
        Button {
            kind: Kind::Plain,
            icon: None,
            size: 15.0 * stage.canvas.text,
            ..menu
        }
    } else {
        menu
    };
    if stage.button("menu", layout.menu, &stage.say("menu"), menu) {
        wishes.push(Wish::Menu);
    }
    wishes
}

fn text(stage: &Stage, size: f32, most: f32) -> f32 {
    size * stage.canvas.text_up_to(most)
}

/// The name plates beside the homes.
fn plates(stage: &mut Stage, table: &ParchisTable, layout: &Layout) {
    let turn = table.shown.turn.seat();
    for (seat, player) in table.flow.players().to_vec() {
        let mut rect = layout.plates[seat.index()];
        let active = turn == Some(seat);
        if active && layout.shape == Folding::Bands {
            rect = rect.expand2(vec2(3.0, 5.0));
        }
        stage.ribbon_card(rect, Some(player.dye), 14.0, active);
        if active {
            marks::lit(stage, rect);
        }
        let radius = if active {
            rect.height() * 0.27
        } else {
            rect.height() * 0.23
        };
        stage.pawn(
            pos2(rect.left() + 42.0, rect.center().y),
            player.dye,
            radius,
        );
        let left = rect.left() + 72.0;
        let right = rect.right() - 14.0;
        let computer = matches!(player.hand, Hand::Computer(_));
        if computer {
            let y = if layout.shape == Folding::Large {
                rect.center().y
            } else {
                rect.top() + 20.0
            };
            stage.icon(
                pos2(right - 8.0, y),
                Icon::Computer,
                text(stage, 20.0, 1.6),
                colour::SOFT,
            );
        }
        let room = right
            - left
            - if computer {
                text(stage, 24.0, 1.6)
            } else {
                0.0
            };
        let large = layout.shape == Folding::Large;
        let size =
            if active { 23.0 } else { 20.0 } * if large { stage.canvas.text * 0.8 } else { 1.0 };
        let y = if large {
            rect.center().y
        } else {
            rect.center().y - 11.0
        };
        stage.text_in(
            pos2(left, y),
            Anchor::Left,
            &player.name,
            Face::Serif,
            size,
            colour::INK,
            room,
        );
        if !large {
            counts(
                stage,
                table,
                layout,
                seat,
                pos2(left, rect.center().y + 14.0),
                right - left,
            );
        }
    }
}

/// How many are at home and in the goal.
fn counts(
    stage: &Stage,
    table: &ParchisTable,
    layout: &Layout,
    seat: Seat,
    at: bevy_egui::egui::Pos2,
    room: f32,
) {
    let Some(pieces) = table.shown.seats.iter().find(|pieces| pieces.seat == seat) else {
        return;
    };
    if layout.shape == Folding::Bar {
        let mut x = at.x;
        for (icon, number) in [(Icon::Home, pieces.home), (Icon::Goal, pieces.goal)] {
            stage.icon(pos2(x + 8.0, at.y), icon, 17.0, colour::SOFT);
            stage.text(
                pos2(x + 20.0, at.y),
                Anchor::Left,
                &number.to_string(),
                Face::Sans,
                15.0,
                colour::SOFT,
            );
            x += 38.0;
        }
    } else {
        let words = stage.tell(
            "plate-counts",
            &[("home", pieces.home.into()), ("goal", pieces.goal.into())],
        );
        stage.text_in(
            at,
            Anchor::Left,
            &words,
            Face::Sans,
            14.0,
            colour::SOFT,
            room,
        );
    }
}

/// What the tray holds beside the die: what is counted now, and what is still to come.
fn tray(stage: &mut Stage, table: &ParchisTable, layout: &Layout) {
    let shown = &table.shown;
    let mut rows: Vec<(String, bool, String)> = Vec::new();
    if shown.count > 0 {
        rows.push((shown.count.to_string(), true, stage.say("now")));
    }
    for &bonus in shown.bonuses.iter().take(2) {
        rows.push((bonus.to_string(), false, stage.say("later")));
    }
    let again = shown.die == 6 && shown.sixes < 3 && !matches!(shown.turn, Turn::Over { .. });
    let cream = Color32::from_rgb(0xF5, 0xED, 0xE0);
    let (die, size) = layout.die();
    let scale = stage.canvas.text_up_to(1.6);
    let count = rows.len() + usize::from(again);
    let place = |row: usize| match layout.shape {
        Folding::Bands => {
            let step = 36.0;
            pos2(
                die.x + 74.0,
                layout.tray.center().y + (row as f32 - (count as f32 - 1.0) / 2.0) * step,
            )
        }
        Folding::Large => pos2(
            die.x + size * 0.5 + 56.0 + row as f32 * 150.0,
            layout.tray.center().y,
        ),
        Folding::Bar => pos2(
            layout.tray.left() + 36.0,
            layout.tray.top() + 160.0 + row as f32 * 50.0,
        ),
    };
    let radius = if layout.shape == Folding::Large {
        26.0
    } else {
        15.5
    };
    let label_size = 14.0 * scale;
    for (row, (number, now, label)) in rows.iter().enumerate() {
        let at = place(row);
        if at.x > layout.tray.right() - 40.0 || at.y > layout.tray.bottom() - 24.0 {
            continue;
        }
        if *now {
            stage.token(at, number, radius);
        } else {
            stage.token_to_come(at, number, radius);
        }
        let from = at.x + radius + 8.0;
        let room = match layout.shape {
            Folding::Large => 150.0 - radius * 2.0 - 14.0,
            _ => layout.tray.right() - 14.0 - from,
        };
        stage.text_in(
            pos2(from, at.y),
            Anchor::Left,
            label,
            Face::Sans,
            label_size,
            cream,
            room,
        );
    }
    if again {
        let at = place(rows.len());
        if at.x < layout.tray.right() - 40.0 && at.y < layout.tray.bottom() - 20.0 {
            let print = stage.art.die(5, radius * 1.6, crate::art::Use::Panel);
            stage.print(print.as_ref(), at);
            let from = at.x + radius + 8.0;
            let room = layout.tray.right() - 14.0 - from;
            let label = stage.say("again");
            stage.text_in(
                pos2(from, at.y),
                Anchor::Left,
                &label,
                Face::Sans,
                label_size,
                cream,
                room,
            );
        }
    }
}

/// The throws of each seat beside what is expected.
fn throws(stage: &mut Stage, table: &ParchisTable, rect: Rect) {
    stage.card(rect, true);
    let (left, right) = (rect.left() + 20.0, rect.right() - 20.0);
    let size = text(stage, 22.0, 1.2);
    let title = stage.say("throws");
    let head = stage.text_in(
        pos2(left, rect.top() + 30.0),
        Anchor::Left,
        &title,
        Face::Serif,
        size,
        colour::INK,
        (right - left) * 0.5,
    );
    let expected = stage.say("expected");
    let label = stage.text_in(
        pos2(right, rect.top() + 31.0),
        Anchor::Right,
        &expected,
        Face::Sans,
        14.0,
        colour::SOFT,
        right - head.right() - 34.0,
    );
    let dash = [
        pos2(label.left() - 24.0, rect.top() + 31.0),
        pos2(label.left() - 6.0, rect.top() + 31.0),
    ];
    stage.painter().extend(Shape::dashed_line(
        &dash,
        Stroke::new(1.4, colour::INK),
        4.0,
        3.0,
    ));
    stage.rule(left, right, rect.top() + 48.0);
    let counts = table.throws();
    let top = rect.top() + 60.0;
    let rows = counts.len().div_ceil(2).max(1) as f32;
    let high = ((rect.bottom() - 14.0 - top) / rows).min(190.0);
    let wide = (right - left - 12.0) / 2.0;
    for (i, (seat, thrown)) in counts.iter().enumerate() {
        let Some(player) = table.flow.player(*seat).cloned() else {
            continue;
        };
        let corner = pos2(
            left + (i % 2) as f32 * (wide + 12.0),
            top + (i / 2) as f32 * high,
        );
        let part = Rect::from_min_size(corner, vec2(wide, high - 10.0));
        histogram(stage, part, &player.name, player.dye, thrown);
    }
}

fn histogram(stage: &mut Stage, rect: Rect, name: &str, dye: Dye, thrown: &[u32; 6]) {
    stage.text_in(
        pos2(rect.left(), rect.top() + 9.0),
        Anchor::Left,
        name,
        Face::Sans,
        15.0,
        colour::INK,
        rect.width(),
    );
    let base = rect.bottom() - 20.0;
    let top = rect.top() + 24.0;
    let total: u32 = thrown.iter().sum();
    let expected = total as f32 / 6.0;
    let most = thrown.iter().copied().max().unwrap_or(0).max(4) as f32;
    let unit = (base - top) / most;
    let step = rect.width() / 6.0;
    for (face, &count) in thrown.iter().enumerate() {
        let x = rect.left() + face as f32 * step;
        let bar = Rect::from_min_max(
            pos2(x + 1.5, base - count as f32 * unit),
            pos2(x + step - 1.5, base),
        );
        if count > 0 {
            let size = bevy::math::Vec2::new(bar.width(), 220.0);
            match stage.art.ribbon(dye, size).and_then(|print| print.texture) {
                Some(texture) => {
                    let uv = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, bar.height() / 220.0));
                    stage.painter().image(texture, bar, uv, Color32::WHITE);
                }
                None => {
                    stage.painter().rect_filled(bar, 0.0, colour::of(dye.rgb()));
                }
            }
            stage.painter().rect_stroke(
                bar,
                0.0,
                (0.9, colour::INK),
                bevy_egui::egui::StrokeKind::Inside,
            );
        }
        stage.text(
            pos2(x + step / 2.0, base + 11.0),
            Anchor::Middle,
            &(face + 1).to_string(),
            Face::Sans,
            14.0,
            colour::SOFT,
        );
    }
    let painter = stage.painter();
    painter.hline(
        rect.left() - 1.0..=rect.right() + 1.0,
        base,
        (1.2, colour::INK),
    );
    if total > 0 {
        let y = base - expected * unit;
        let line = [pos2(rect.left() - 1.0, y), pos2(rect.right() + 1.0, y)];
        painter.extend(Shape::dashed_line(
            &line,
            Stroke::new(1.4, colour::INK),
            4.0,
            3.0,
        ));
    }
}

/// The pawns: which can be chosen, which is, and what it would do. Returns the move that Enter plays.
fn board(
    stage: &mut Stage,
    table: &ParchisTable,
    layout: &Layout,
    wishes: &mut Vec<Wish>,
) -> Option<Move> {
    if !table.at_rest() {
        // A click on the board goes straight to rest, as Enter does.
        if stage.point("skip", layout.board, false).chosen {
            wishes.push(Wish::Act(Act::Skip));
        }
        return None;
    }
    let game = table.flow.game();
    let Turn::Player { seat, .. } = game.turn() else {
        return None;
    };
    if !table.flow.waits_for_person() {
        return None;
    }
    let moves = game.legal_moves();
    let radius = layout.pawn() * 1.22;
    let mut chosen = table
        .chosen
        .filter(|mv| moves.contains(mv))
        .or(moves.first().copied());
    let mut refused: Option<Pawn> = None;
    let mut focused_pawn: Option<Pawn> = None;
    let mut play = None;
    let mut first = true;
    let pawns: Vec<(Pawn, Place)> = table.standing.pawns().collect();
    for &(pawn, place) in &pawns {
        let mv = moves
            .iter()
            .copied()
            .find(|mv| is_of(*mv, pawn, place, seat));
        let rect = marks::target(layout, table, pawn);
        // Two pawns of a barrier are one choice, as are those at home; keys reach the first of them.
        let twin = pawns.iter().any(|&(other, at)| {
            other.seat == pawn.seat && other.number < pawn.number && same_choice(at, place)
        });
        let own = pawn.seat == seat && !matches!(place, Place::Goal(_)) && !twin;
        let touch = if own && (mv.is_some() || matches!(place, Place::On(_))) {
            let touch = stage.touch(("pawn", pawn), rect, mv.is_some() && first);
            first &= mv.is_none();
            touch
        } else {
            stage.point(("pawn", pawn), rect, mv.is_some())
        };
        match mv {
            Some(mv) => {
                // The focus goes with the pointer: Enter plays what is shown.
                if touch.hovered && !touch.focused {
                    let choice = pawns
                        .iter()
                        .find(|&&(other, at)| other.seat == seat && same_choice(at, place));
                    if let Some((choice, _)) = choice {
                        stage.focus.set(Id::new(("pawn", *choice)));
                    }
                }
                if touch.focused || touch.hovered {
                    chosen = Some(mv);
                }
                if touch.focused {
                    focused_pawn = Some(pawn);
                }
                if touch.chosen {
                    play = Some(mv);
                }
            }
            None if touch.hovered || touch.focused || touch.chosen => refused = Some(pawn),
            None => {}
        }
    }
    // Where the chosen move ends can be clicked as well.
    if let Some(mv) = chosen {
        let end = end_of(table, layout, mv);
        if stage.point("end of the move", end, true).chosen {
            play = Some(mv);
        }
    }
    if refused.is_none()
        && let Some(mv) = chosen
    {
        marks::preview_move(stage, table, layout, mv);
    }
    for &(pawn, place) in &pawns {
        let Some(mv) = moves
            .iter()
            .copied()
            .find(|mv| is_of(*mv, pawn, place, seat))
        else {
            continue;
        };
        let at = marks::target(layout, table, pawn).center();
        if focused_pawn == Some(pawn) || (focused_pawn.is_none() && chosen == Some(mv)) {
            marks::focused(stage, at, radius * 1.04);
        } else {
            marks::movable(stage, at, radius);
        }
    }
    if let Some(pawn) = refused
        && let Some(why) = sentences::refusal(table, pawn, stage.words)
    {
        let at = marks::target(layout, table, pawn).center();
        marks::forbidden(stage, at, radius * 1.1);
        marks::tag(stage, at - vec2(0.0, layout.unit * 0.8), &why);
    }
    if chosen != table.chosen {
        wishes.push(Wish::Choose(chosen));
    }
    if let Some(mv) = play {
        wishes.push(Wish::Act(Act::Play(mv)));
    }
    chosen
}

/// Whether a move moves this pawn.
fn is_of(mv: Move, pawn: Pawn, place: Place, seat: Seat) -> bool {
    pawn.seat == seat
        && match (mv, place) {
            (Move::Count { from, .. }, Place::On(index)) => from == index,
            (Move::Exit | Move::ExitTwo, Place::Home(_)) => true,
            _ => false,
        }
}

fn same_choice(a: Place, b: Place) -> bool {
    matches!((a, b), (Place::Home(_), Place::Home(_))) || a == b
}

/// The square a move ends on, as a rectangle.
fn end_of(table: &ParchisTable, layout: &Layout, mv: Move) -> Rect {
    let seat = table.flow.game().position().player;
    let index = match mv {
        Move::Count { count, from } => from + count,
        _ => 0,
    };
    let corners = super::standing::outline(&table.board, table.rules().tracks(), seat, index);
    let points: Vec<_> = corners.iter().map(|&corner| layout.at(corner)).collect();
    Rect::from_points(&points)
}

/// The sentence of the moment, its button, undo and redo.
fn sentence(
    stage: &mut Stage,
    table: &ParchisTable,
    layout: &Layout,
    moment: &Moment,
    chosen: Option<Move>,
    wishes: &mut Vec<Wish>,
) {
    let rect = layout.card;
    stage.card(rect, true);
    let act = if moment.button.is_none() {
        None
    } else if table.flow.game().turn().is_chance() {
        Some(Act::Throw)
    } else {
        chosen.map(Act::Play)
    };
    match layout.shape {
        Folding::Bands => {
            let (left, width) = (rect.left() + 20.0, rect.width() - 40.0);
            stage.text_in(
                pos2(left, rect.top() + 26.0),
                Anchor::Left,
                &moment.turn,
                Face::Sans,
                text(stage, 16.0, 1.3),
                colour::SOFT,
                width,
            );
            stage.rule(left, left + width, rect.top() + 43.0);
            let mut y = rect.top() + 56.0;
            y = stage
                .lines(
                    pos2(left, y),
                    width,
                    &moment.heading,
                    Face::Serif,
                    text(stage, 25.0, 1.15),
                    colour::INK,
                )
                .bottom()
                + 10.0;
            if !moment.body.is_empty() {
                y = stage
                    .lines(
                        pos2(left, y),
                        width,
                        &moment.body,
                        Face::Sans,
                        text(stage, 16.0, 1.2),
                        colour::INK,
                    )
                    .bottom()
                    + 10.0;
            }
            if !moment.note.is_empty() {
                stage.lines(
                    pos2(left, y),
                    width,
                    &moment.note,
                    Face::Sans,
                    text(stage, 15.0, 1.1),
                    colour::SOFT,
                );
            }
            let main = Rect::from_min_size(pos2(left, rect.bottom() - 104.0), vec2(width, 44.0));
            main_button(stage, main, moment, act, 18.0, wishes);
            let half = (width - 8.0) / 2.0;
            let undo = Rect::from_min_size(pos2(left, rect.bottom() - 50.0), vec2(half, 38.0));
            take_back(
                stage,
                table,
                undo,
                undo.translate(vec2(half + 8.0, 0.0)),
                15.0,
                true,
                wishes,
            );
        }
        Folding::Large => {
            let (left, width) = (rect.left() + 24.0, rect.width() - 48.0);
            let scale = stage.canvas.text;
            stage.text_in(
                pos2(left, rect.top() + 30.0),
                Anchor::Left,
                &moment.turn,
                Face::Sans,
                14.5 * scale,
                colour::SOFT,
                width,
            );
            let mut y = rect.top() + 54.0;
            y = stage
                .lines(
                    pos2(left, y),
                    width,
                    &moment.heading,
                    Face::Serif,
                    21.0 * scale,
                    colour::INK,
                )
                .bottom()
                + 8.0;
            // One more sentence, as far as there is room: what the move brings, or why it must be.
            let more = if moment.body.is_empty() {
                &moment.note
            } else {
                &moment.body
            };
            let room = rect.bottom() - 156.0 - y;
            let mut size = 16.0 * scale;
            while stage
                .paragraph(width, more, Face::Sans, size, colour::INK)
                .size()
                .y
                > room
                && size > 18.0
            {
                size -= 1.0;
            }
            stage.lines(pos2(left, y), width, more, Face::Sans, size, colour::INK);
            let main = Rect::from_min_size(pos2(left, rect.bottom() - 150.0), vec2(width, 62.0));
            main_button(stage, main, moment, act, 15.5 * scale, wishes);
            let part = (width - 150.0 - 24.0) / 2.0;
            let undo = Rect::from_min_size(pos2(left, rect.bottom() - 76.0), vec2(part, 56.0));
            take_back(
                stage,
                table,
                undo,
                undo.translate(vec2(part + 12.0, 0.0)),
                14.0 * scale,
                false,
                wishes,
            );
        }
        Folding::Bar => {
            let left = rect.left() + 18.0;
            let buttons = rect.right() - 132.0;
            let main = Rect::from_min_size(
                pos2(buttons - 12.0 - 196.0, rect.top() + 16.0),
                vec2(196.0, rect.height() - 32.0),
            );
            let width = main.left() - 12.0 - left;
            let (small, y) = (14.0, rect.top());
            stage.text_in(
                pos2(left, y + 16.0),
                Anchor::Left,
                &moment.turn,
                Face::Sans,
                small,
                colour::SOFT,
                width,
            );
            stage.text_in(
                pos2(left, y + 38.0),
                Anchor::Left,
                &moment.heading,
                Face::Serif,
                20.0,
                colour::INK,
                width,
            );
            let more = if moment.body.is_empty() {
                &moment.note
            } else {
                &moment.body
            };
            let two = stage.paragraph(width, more, Face::Sans, small, colour::INK);
            if two.size().y > 36.0 {
                stage.text_in(
                    pos2(left, y + 64.0),
                    Anchor::Left,
                    more,
                    Face::Sans,
                    small,
                    colour::INK,
                    width,
                );
            } else {
                stage
                    .painter()
                    .galley(pos2(left, y + 52.0), two, colour::INK);
            }
            main_button(stage, main, moment, act, 17.0, wishes);
            let undo = Rect::from_min_size(pos2(buttons, rect.top() + 8.0), vec2(120.0, 34.0));
            take_back(
                stage,
                table,
                undo,
                undo.translate(vec2(0.0, 38.0)),
                14.0,
                true,
                wishes,
            );
        }
    }
}

fn main_button(
    stage: &mut Stage,
    rect: Rect,
    moment: &Moment,
    act: Option<Act>,
    size: f32,
    wishes: &mut Vec<Wish>,
) {
    let Some(label) = &moment.button else { return };
    let button = Button {
        hint: Some("Enter"),
        enabled: act.is_some(),
        first: act == Some(Act::Throw),
        ..Button::new(Kind::Main, size)
    };
    // With pawns to choose from, Enter is theirs: the button says what it does.
    let chosen = if matches!(act, Some(Act::Play(_))) {
        stage.pointed_button("main", rect, label, button)
    } else {
        stage.button("main", rect, label, button)
    };
    if let Some(act) = act.filter(|_| chosen) {
        wishes.push(Wish::Act(act));
    }
}

fn take_back(
    stage: &mut Stage,
    table: &ParchisTable,
    undo: Rect,
    redo: Rect,
    size: f32,
    icons: bool,
    wishes: &mut Vec<Wish>,
) {
    let icon = |icon: Icon| icons.then_some(icon);
    let button = Button {
        enabled: table.flow.can_undo(),
        icon: icon(Icon::Undo),
        ..Button::new(Kind::Plain, size)
    };
    if stage.button("undo", undo, &stage.say("undo"), button) {
        wishes.push(Wish::Act(Act::Undo));
    }
    let button = Button {
        enabled: table.flow.can_redo(),
        icon: icon(Icon::Redo),
        ..Button::new(Kind::Plain, size)
    };
    if stage.button("redo", redo, &stage.say("redo"), button) {
        wishes.push(Wish::Act(Act::Redo));
    }
}

impl ParchisTable {
    /// How often each player threw each number, as far as it has been shown.
    #[must_use]
    pub fn throws(&self) -> Vec<(Seat, [u32; 6])> {
        let game = self.flow.game();
        let mut thrown: Vec<(Seat, [u32; 6])> = self
            .flow
            .players()
            .iter()
            .map(|(seat, _)| (*seat, [0; 6]))
            .collect();
        let mut at = game.first();
        // A throw that still tumbles is not told before it lies.
        let hidden = self.timeline.now().is_some_and(|(event, _)| {
            matches!(event, taula_rules::games::parchis::Event::Thrown { .. })
        });
        let shown = game.moves().len() - usize::from(hidden);
        for &mv in &game.moves()[..shown] {
            if let Move::Roll(value) = mv
                && let Some((_, counts)) = thrown
                    .iter_mut()
                    .find(|(seat, _)| Some(*seat) == game.rules().turn(&at).seat())
            {
                counts[usize::from(value) - 1] += 1;
            }
            game.rules().play(&mut at, mv, &mut ());
        }
        thrown
    }
}

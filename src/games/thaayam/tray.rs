//! The scores of the turn as coins: on the card, or in the tray where there is no room for them there.

use bevy_egui::egui::{Color32, Pos2, Rect, Shape, Stroke, Vec2, pos2, vec2};
use taula_art::thaayam::Token as Coin;
use taula_rules::games::thaayam::Move;

use super::choice::{Choice, Who, exact, movers, moves_of, takes};
use super::panel::{chooses, in_hand, mover_id, token_id, with_token};
use super::pieces::bed;
use super::tokens::{State, Token};
use super::{Own, ThaayamTable, ThaayamView as View, orders, prints, sentences};
use crate::table::Wish;
use crate::table::layout::{Layout, Shape as Folding};
use crate::theme::{Anchor, Face, Stage, colour};

/// The tokens on the card, and why some were struck; where they end.
pub(super) fn on_the_card(
    stage: &mut Stage,
    table: &ThaayamTable,
    room: Rect,
    wishes: &mut Vec<Wish<View>>,
) -> f32 {
    let layout = table.layout(&stage.canvas);
    if layout.shape == Folding::Bar || table.own.tokens.all().is_empty() {
        return room.top();
    }
    let most = if layout.shape == Folding::Large {
        24.0
    } else {
        17.0
    };
    let count = table.own.tokens.all().len();
    let deep = room.bottom().min(room.top() + 2.5 * most * 2.0);
    let spots = spots(count, room.with_max_y(deep), most);
    tokens(stage, table, &spots, wishes);
    let mut y = spots.bottom() + 8.0;
    if let Some(why) = table.own.tokens.strike() {
        let size = 14.0 * stage.canvas.text_up_to(1.3);
        let words = sentences::strike(why, stage.words);
        let lines = stage.lines(
            pos2(room.left(), y),
            room.width(),
            &words,
            Face::Sans,
            size,
            colour::SOFT,
        );
        y = lines.bottom() + 6.0;
    }
    orders::show(stage, table, room.with_min_y(y), wishes) + 2.0
}

/// The tokens in the tray below the seeds, where the card is a bar.
pub(super) fn tokens_in_the_tray(
    stage: &mut Stage,
    table: &ThaayamTable,
    layout: &Layout,
    wishes: &mut Vec<Wish<View>>,
) {
    let count = table.own.tokens.all().len();
    if count == 0 {
        return;
    }
    let tray = layout.tray.shrink(13.0);
    let room = tray.with_min_y(bed(layout).bottom() + 6.0);
    let spots = spots(count, room, 15.0);
    tokens(stage, table, &spots, wishes);
}

/// Where tokens lie in rows: their middles and their radius.
struct Spots {
    at: Vec<Pos2>,
    radius: f32,
}

impl Spots {
    fn bottom(&self) -> f32 {
        let last = self.at.last().map_or(0.0, |at| at.y);
        last + self.radius * 1.2
    }
}

/// Rows of so many tokens, as large as there is room for.
fn spots(count: usize, room: Rect, most: f32) -> Spots {
    let mut radius = most;
    let per_row = |radius: f32| ((room.width() / (radius * 2.42)).floor() as usize).max(1);
    while radius > 8.0 {
        let rows = count.div_ceil(per_row(radius)) as f32;
        if rows * radius * 2.5 <= room.height() {
            break;
        }
        radius -= 0.5;
    }
    let columns = per_row(radius);
    let step = radius * 2.42;
    let at = (0..count).map(|n| {
        pos2(
            room.left() + radius * 1.1 + (n % columns) as f32 * step,
            room.top() + radius * 1.25 + (n / columns) as f32 * radius * 2.5,
        )
    });
    Spots {
        at: at.collect(),
        radius,
    }
}

fn tokens(stage: &mut Stage, table: &ThaayamTable, spots: &Spots, wishes: &mut Vec<Wish<View>>) {
    let moves = match chooses(table) {
        Some(_) => table.flow.game().legal_moves(),
        None => Vec::new(),
    };
    let before = in_hand(table, &moves);
    let mut choice = before.clone();
    let mut looked = None;
    let mut play = None;
    for (place, token) in table.own.tokens.all().iter().enumerate() {
        let Some(&at) = spots.at.get(place) else {
            break;
        };
        let usable = token.state == State::Waiting && can_use(table, &before, &moves, place, token);
        let mut looked_at = false;
        if usable {
            let side = Vec2::splat(spots.radius * 2.0);
            let rect = Rect::from_center_size(at, side);
            let touch = stage.touch(("token", place), rect, false);
            if touch.hovered && !touch.focused {
                stage.focus.set(token_id(place));
            }
            // A pointer that only came over it on its way leaves it behind.
            looked_at = touch.hovered || touch.focused && stage.focus.by_keys();
            if looked_at {
                looked = Some(place);
            }
            if touch.chosen {
                play = play.or(choose(stage, table, &mut choice, &moves, place));
            }
            if touch.focused {
                stage.ring(rect.shrink(1.0), spots.radius);
            }
        }
        let taken = before.tokens.contains(&place);
        coin(
            stage,
            at,
            spots.radius,
            *token,
            (taken, usable || moves.is_empty()),
            looked_at,
        );
    }
    if looked != table.own.looked_token {
        wishes.push(Wish::Own(Own::Look(looked)));
    }
    // What has just been taken up on the board stays in hand.
    if choice != before {
        wishes.push(Wish::Own(Own::Choice(choice)));
    }
    if let Some(mv) = play {
        wishes.push(Wish::Act(table.playing(mv)));
    }
}

/// Whether a token can be used with what is in hand.
fn can_use(
    table: &ThaayamTable,
    choice: &Choice,
    moves: &[Move],
    place: usize,
    token: &Token,
) -> bool {
    match choice.held {
        Some(who @ Who::Twin(_)) => {
            choice.tokens.contains(&place)
                || takes(moves, who, with_token(table, choice, who, place))
        }
        Some(who) => moves_of(moves, who).any(|mv| mv.spends().count(token.score) > 0),
        None => moves.iter().any(|mv| mv.spends().count(token.score) > 0),
    }
}

/// A token was chosen: with a piece in hand it is played, or added to a twin's; without, it is taken up. The move
/// it makes, if it does.
fn choose(
    stage: &mut Stage,
    table: &ThaayamTable,
    choice: &mut Choice,
    moves: &[Move],
    place: usize,
) -> Option<Move> {
    match choice.held {
        Some(Who::Twin(_)) => {
            choice.turn(place);
            None
        }
        Some(who) => {
            let with = with_token(table, choice, who, place);
            // Two 1s bring a twin back: either of them will do.
            exact(moves, who, with).or_else(|| moves_of(moves, who).next())
        }
        None => {
            let adds_up = {
                let mut more = choice.clone();
                more.turn(place);
                let scores = table.own.tokens.scores(&more.tokens);
                movers(moves).into_iter().any(|who| {
                    matches!(who, Who::Twin(_) | Who::OffTwin) && takes(moves, who, scores)
                })
            };
            if choice.tokens.contains(&place) || adds_up {
                choice.turn(place);
            } else {
                choice.tokens = vec![place];
            }
            let scores = table.own.tokens.scores(&choice.tokens);
            let next = movers(moves)
                .into_iter()
                .find(|&who| !scores.is_empty() && takes(moves, who, scores));
            if let Some(who) = next {
                stage.focus.seek(mover_id(who));
            }
            None
        }
    }
}

/// A coin with its number: taken up it lies higher; used it is an empty ring; struck it is struck through.
fn coin(
    stage: &mut Stage,
    at: Pos2,
    radius: f32,
    token: Token,
    (taken, usable): (bool, bool),
    looked_at: bool,
) {
    let look = match token.state {
        State::Used => {
            let ring: Vec<Pos2> = (0..=40)
                .map(|i| at + Vec2::angled(i as f32 / 40.0 * std::f32::consts::TAU) * radius)
                .collect();
            let pale = Stroke::new(1.4, colour::SOFT.gamma_multiply(0.8));
            stage
                .painter()
                .extend(Shape::dashed_line(&ring, pale, 2.6, 3.4));
            return;
        }
        State::Struck(_) => Coin::Struck,
        State::Waiting if taken => Coin::Chosen,
        State::Waiting => Coin::Waiting,
    };
    let lift = if taken { vec2(0.0, -3.0) } else { Vec2::ZERO };
    let at = at + lift;
    let print = prints::coin(stage.art, look, radius);
    stage.print(print.as_ref(), at);
    let ink = if look == Coin::Struck || !usable && !looked_at {
        Color32::from_rgb(0x7A, 0x6E, 0x64)
    } else {
        colour::INK
    };
    let number = token.score.to_string();
    stage.text(at, Anchor::Middle, &number, Face::Sans, radius * 1.15, ink);
    if look == Coin::Struck {
        let arm = vec2(radius * 1.05, -radius * 0.62);
        let painter = stage.painter();
        painter.line_segment([at - arm, at + arm], (2.2, colour::INK));
    }
}

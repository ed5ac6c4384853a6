//! Two scores for one piece in either order, where it makes a difference what is captured on the way (TH-17).

use bevy_egui::egui::{Color32, Rect, pos2, vec2};
use taula_art::thaayam::Token as Coin;
use taula_rules::games::thaayam::{Piece, Route};

use super::choice::{Choice, Who, movers};
use super::panel::{chooses, in_hand, mover_id};
use super::{Own, ThaayamTable, ThaayamView as View, prints, sentences, things};
use crate::table::Wish;
use crate::theme::{Anchor, Face, Stage, colour};

/// Height of a row.
const ROW: f32 = 36.0;

/// The two orders, the better first, of the two scores left whose order makes most of a difference to the piece
/// that is looked at.
fn compared(table: &ThaayamTable, who: Who) -> Option<[Route; 2]> {
    let game = table.flow.game();
    let (rules, at) = (game.rules(), game.position());
    let piece = match who {
        Who::Single(index) => Piece::Single(index),
        Who::Off => Piece::Off,
        _ => return None,
    };
    let kinds: Vec<u8> = at.left.kinds().collect();
    let pairs = kinds
        .iter()
        .enumerate()
        .flat_map(|(n, &a)| kinds[n + 1..].iter().map(move |&b| [a, b]));
    let count = |route: &Route| route.captures().count();
    pairs
        .filter_map(|pair| {
            let [better, other] = <[Route; 2]>::try_from(rules.orders(at, piece, &pair)).ok()?;
            let both = better.whole() && other.whole();
            (both && count(&better) > count(&other)).then_some([better, other])
        })
        .max_by_key(|[better, other]| (count(better) - count(other), count(better)))
}

/// Draws them as rows that can be chosen, from the upper edge of `room`; where they end.
pub(super) fn show(
    stage: &mut Stage,
    table: &ThaayamTable,
    room: Rect,
    wishes: &mut Vec<Wish<View>>,
) -> f32 {
    if chooses(table).is_none() || table.hint.is_some() || room.height() < 2.0 * ROW {
        return room.top();
    }
    let moves = table.flow.game().legal_moves();
    let choice = in_hand(table, &moves);
    let looked = movers(&moves)
        .into_iter()
        .find(|who| stage.focus.at() == Some(mover_id(*who)));
    let Some((who, routes)) = choice
        .held
        .or(looked)
        .and_then(|who| Some((who, compared(table, who)?)))
    else {
        return room.top();
    };
    let mut y = room.top();
    for (n, route) in routes.iter().enumerate() {
        let row = Rect::from_min_size(pos2(room.left() - 8.0, y), vec2(room.width() + 16.0, ROW));
        y = row.bottom() + 2.0;
        let place = route
            .scores
            .first()
            .and_then(|first| table.own.tokens.waiting().find(|(_, score)| score == first));
        let Some((place, _)) = place else { continue };
        let taken = choice.held == Some(who) && choice.tokens == [place];
        let touch = stage.touch(("order", n), row, false);
        if taken || touch.hovered {
            let painter = stage.painter();
            painter.rect_filled(row, 5.0, Color32::from_rgb(0xE7, 0xDB, 0xC6));
            if taken {
                painter.rect_filled(row.with_max_x(row.left() + 3.0), 1.0, colour::BRASS);
            }
        }
        one(stage, table, route, row.shrink2(vec2(10.0, 0.0)));
        if touch.focused {
            stage.ring(row.shrink(3.0), 5.0);
        }
        if touch.chosen {
            let choice = Choice {
                held: Some(who),
                tokens: vec![place],
                ..choice.clone()
            };
            wishes.push(Wish::Own(Own::Choice(choice)));
            stage.focus.seek(mover_id(who));
        }
    }
    y + 4.0
}

/// A row: the scores in their order, whom they capture, and how many those are.
fn one(stage: &mut Stage, table: &ThaayamTable, route: &Route, row: Rect) {
    let radius = 13.0;
    let y = row.center().y;
    let mut x = row.left() + radius;
    for (n, score) in route.scores.iter().enumerate() {
        if n > 0 {
            let painter = stage.painter();
            let (from, to) = (pos2(x, y), pos2(x + 14.0, y));
            painter.line_segment([from, to], (1.8, colour::INK));
            for wing in [vec2(-4.0, -3.5), vec2(-4.0, 3.5)] {
                painter.line_segment([to, to + wing], (1.8, colour::INK));
            }
            x += 14.0 + 4.0 + radius;
        }
        let coin = prints::coin(stage.art, Coin::Waiting, radius);
        stage.print(coin.as_ref(), pos2(x, y));
        let number = score.to_string();
        let size = radius * 1.15;
        stage.text(
            pos2(x, y),
            Anchor::Middle,
            &number,
            Face::Sans,
            size,
            colour::INK,
        );
        x += radius + 5.0;
    }
    x += 4.0;
    let captures: Vec<_> = route.captures().collect();
    for capture in &captures {
        if let Some(dye) = table.flow.player(capture.owner).map(|player| player.dye) {
            let twin = capture.returns.was_twin();
            things::stick(stage, pos2(x + 8.0, y), dye, twin, ROW * 0.74, 0.0);
            x += if twin { 26.0 } else { 16.0 };
        }
    }
    let words = sentences::captures_in_words(captures.len(), stage.words);
    let from = x + 8.0;
    stage.text_in(
        pos2(from, y),
        Anchor::Left,
        &words,
        Face::Sans,
        15.0 * stage.canvas.text_up_to(1.3),
        colour::INK,
        row.right() - from,
    );
}

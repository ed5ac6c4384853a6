//! The folding screen: it unfolds leaf by leaf, stands, and is lifted away.

use bevy_egui::egui::{Color32, Pos2, Rect, Vec2, pos2, vec2};
use taula_art::Drawn;
use taula_art::taihou::{Byobu, LEAVES};
use taula_rules::games::taihou::RANKS;

use super::Arranging;
use crate::art::{Print, Use};
use crate::store::Speed;
use crate::table::layout::Layout;
use crate::table::sprites::ease;
use crate::theme::{Canvas, Stage, UV};

/// How long unfolding takes, in seconds.
const UNFOLDS: f64 = 0.5;
/// How long it takes to be there, or gone, where nothing moves that need not.
const FADES: f64 = 0.15;
/// How long it takes to be lifted away.
const LIFTS: f64 = 0.7;

/// Where the screen stands: over the upper half of the garden or the lower.
#[must_use]
pub fn place(layout: &Layout, above: bool, canvas: &Canvas) -> Rect {
    let board = layout.board;
    let middle = layout.at((0.0, f32::from(RANKS) / 2.0)).y;
    let wide = board.expand2(vec2(9.0, 0.0));
    if above {
        let top = (board.top() - 22.0).max(6.0);
        Rect::from_min_max(pos2(wide.left(), top), pos2(wide.right(), middle))
    } else {
        let low = (board.bottom() + 12.0).min(canvas.size.y - 4.0);
        Rect::from_min_max(pos2(wide.left(), middle), pos2(wide.right(), low))
    }
}

/// How far the screen has been unfolded: 0 to 1.
pub(super) fn unfolding(stage: &Stage, now: &mut Arranging) -> f32 {
    let time = stage.ui.input(|input| input.time);
    let since = *now.since.get_or_insert(time);
    let lasts = match (stage.chosen.speed, stage.chosen.less_motion) {
        (Speed::Instant, _) => 0.0,
        (_, true) => FADES,
        (Speed::Slow, _) => UNFOLDS * 2.0,
        (Speed::Fast, _) => UNFOLDS / 2.0,
        (Speed::Normal, _) => UNFOLDS,
    };
    let part = if lasts > 0.0 {
        ((time - since) / lasts).min(1.0) as f32
    } else {
        1.0
    };
    if part < 1.0 {
        stage.ui.ctx().request_repaint();
    }
    let leaves = if stage.chosen.less_motion {
        1.0
    } else {
        LEAVES as f32
    };
    now.leaves = now.leaves.max((part * leaves).ceil() as usize);
    part
}

/// The screen of a size, at so many pixels a point.
fn byobu(size: Vec2, scale: f32) -> Byobu {
    Byobu::new(size.x * scale, size.y * scale)
}

/// A part of it as a picture.
fn print(
    stage: &mut Stage,
    size: Vec2,
    part: (&'static str, usize),
    paint: fn(&Byobu, usize) -> Drawn,
) -> Option<Print> {
    let what = (part, size.x.to_bits(), size.y.to_bits());
    stage.art.own("screen", Use::Panel, what, move |scale| {
        let drawn = paint(&byobu(size, scale), part.1);
        (drawn.pixels, drawn.origin)
    })
}

fn whole(stage: &mut Stage, size: Vec2) -> Option<Print> {
    print(stage, size, ("whole", 0), |byobu, _| byobu.whole())
}

/// A picture that is seen in part: narrower from its origin on, and so much of its colour.
fn lay(stage: &Stage, print: Option<&Print>, at: Pos2, wide: f32, alpha: f32) {
    let Some(Print {
        texture: Some(texture),
        size,
        origin,
        ..
    }) = print
    else {
        return;
    };
    let corner = at - vec2(origin.x * wide, origin.y);
    let rect = Rect::from_min_size(stage.snap(corner), vec2(size.x * wide, size.y));
    let tint = Color32::WHITE.gamma_multiply(alpha);
    stage.painter().image(*texture, rect, UV, tint);
}

/// The screen as it stands, so much of it unfolded.
pub(super) fn stand(stage: &mut Stage, layout: &Layout, above: bool, part: f32) {
    let place = place(layout, above, &stage.canvas);
    let size = place.size();
    let whole = whole(stage, size);
    if part >= 1.0 || stage.chosen.less_motion {
        lay(stage, whole.as_ref(), place.min, 1.0, part);
        return;
    }
    let scale = stage.canvas.scale;
    let drawn = byobu(size, scale);
    let hinge = |n: usize| {
        let (x, y) = drawn.hinge(n.min(LEAVES));
        place.min + vec2(x, y) / scale
    };
    let open = part * LEAVES as f32;
    let (done, now) = ((open.floor() as usize).min(LEAVES - 1), open.fract());
    let shadow = print(stage, size, ("shadow", done), Byobu::shadow);
    lay(stage, shadow.as_ref(), place.min, 1.0, 1.0);
    for n in 0..=done {
        let leaf = print(stage, size, ("leaf", n), Byobu::leaf);
        let wide = if n < done { 1.0 } else { ease(now) };
        lay(stage, leaf.as_ref(), hinge(n), wide, 1.0);
    }
    let left = LEAVES - 1 - done;
    if left > 0 {
        let folded = print(stage, size, ("folded", left), Byobu::folded);
        let at = hinge(done).lerp(hinge(done + 1), ease(now));
        lay(stage, folded.as_ref(), at, 1.0, 1.0);
    }
}

/// The screen on its way up and off the table.
pub(super) fn rise(stage: &mut Stage, layout: &Layout, above: bool, part: f32) {
    let place = place(layout, above, &stage.canvas);
    let print = whole(stage, place.size());
    if stage.chosen.less_motion {
        let gone = f64::from(part) * LIFTS / FADES;
        lay(
            stage,
            print.as_ref(),
            place.min,
            1.0,
            1.0 - (gone as f32).min(1.0),
        );
        return;
    }
    let up = ease(part) * (place.bottom() + 60.0);
    lay(stage, print.as_ref(), place.min - vec2(0.0, up), 1.0, 1.0);
}

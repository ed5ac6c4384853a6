//! What could take a piece where it stands or would stand.

use taula_rules::games::taihou::{Move, Square, Threat};

use super::spots::around;
use super::{TaihouTable, marks, ways};
use crate::table::layout::Layout;
use crate::theme::Stage;

/// Claws over every side of a piece from which an opponent's, as it looks now, could take it.
pub(super) fn as_it_stands(
    stage: &mut Stage,
    table: &TaihouTable,
    layout: &Layout,
    square: Square,
) {
    let at = table.flow.game().position();
    let threats = table.rules().threats_to(at, square);
    show(stage, layout, square, &threats);
}

/// The same where a move would bring the piece.
pub(super) fn after(stage: &mut Stage, table: &TaihouTable, layout: &Layout, mv: Move) {
    let at = table.flow.game().position();
    let square = match mv {
        Move::Go { to, .. } => to,
        Move::Turn { square, .. } => square,
        _ => return,
    };
    let threats = table.rules().threats_after(at, mv);
    show(stage, layout, square, &threats);
}

fn show(stage: &mut Stage, layout: &Layout, square: Square, threats: &[Threat]) {
    let now = threats.iter().filter(|threat| threat.turned.is_none());
    let mut sides: Vec<_> = now.map(ways::comes_from).collect();
    sides.sort_unstable();
    sides.dedup();
    for heading in sides {
        marks::danger(stage, around(layout, square), heading);
    }
}

//! How the pieces of Parchís lie.

use bevy::prelude::*;
use taula::games::parchis::ParchisView;
use taula::games::parchis::layout::Measures;
use taula::games::parchis::pieces::{Die, PawnPiece};
use taula::table::AtTable;
use taula::theme::Canvas;

use super::played::Shown;

impl Shown for ParchisView {
    fn lies(app: &mut App) -> bool {
        let world = app.world_mut();
        let pawns: Vec<PawnPiece> = world.query::<&PawnPiece>().iter(world).copied().collect();
        let table = world.resource::<AtTable>().of::<Self>().unwrap();
        pawns.iter().all(|piece| {
            let spot = table
                .own
                .standing
                .spot(piece.pawn, &table.board, table.rules().tracks());
            piece.glide.at().distance(spot.into()) < 1e-4
        })
    }

    #[track_caller]
    fn assert_stands(app: &mut App) {
        let world = app.world_mut();
        let pawns: Vec<(PawnPiece, Transform)> = world
            .query::<(&PawnPiece, &Transform)>()
            .iter(world)
            .map(|(piece, transform)| (*piece, *transform))
            .collect();
        let dice: Vec<Transform> = world
            .query_filtered::<&Transform, With<Die>>()
            .iter(world)
            .copied()
            .collect();
        let table = world.resource::<AtTable>().of::<Self>().unwrap();
        let canvas = world.resource::<Canvas>();
        assert!(table.at_rest());
        assert!(
            table.agrees(),
            "what is shown is not what the position says"
        );
        let layout = table.layout(canvas);
        assert_eq!(pawns.len(), table.flow.players().len() * 4);
        for (piece, transform) in &pawns {
            let spot = layout.at(table.own.standing.spot(
                piece.pawn,
                &table.board,
                table.rules().tracks(),
            ));
            let there = canvas.world(spot.x, spot.y);
            assert!(
                transform.translation.truncate().distance(there) < 0.05,
                "{:?} is drawn at {:?}, not at {there:?}",
                piece.pawn,
                transform.translation
            );
            assert_eq!(transform.rotation, Quat::IDENTITY);
            assert_eq!(transform.scale, Vec3::ONE);
        }
        // No two pawns lie over each other.
        for (i, (_, a)) in pawns.iter().enumerate() {
            for (_, b) in &pawns[..i] {
                let apart = a.translation.truncate().distance(b.translation.truncate());
                assert!(apart > layout.pawn());
            }
        }
        let (die, _) = layout.die();
        assert_eq!(dice.len(), 1);
        let there = canvas.world(die.x, die.y);
        assert!(dice[0].translation.truncate().distance(there) < 0.05);
    }
}

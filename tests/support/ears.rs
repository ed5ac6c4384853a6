//! What is heard at a table.

use bevy::prelude::*;
use taula::audio::Sfx;
use taula::table::{Act, Event};
use taula_sound::Sound;

use super::played::Played;
use super::{act, at_rest, of, pass};

#[derive(Resource, Default)]
struct Ears(Vec<Sfx>);

fn listen(mut heard: MessageReader<Sfx>, mut ears: ResMut<Ears>) {
    ears.0.extend(heard.read());
}

/// From now on everything is heard.
pub fn open(app: &mut App) {
    app.init_resource::<Ears>().add_systems(Last, listen);
}

/// What has been heard since the last time.
pub fn heard(app: &mut App) -> Vec<Sfx> {
    std::mem::take(&mut app.world_mut().resource_mut::<Ears>().0)
}

/// Throws, or plays a move, and lets it come to rest in steps of `millis`; what was to be shown, and what was
/// heard.
pub fn play<R: Played>(
    app: &mut App,
    choose: impl FnOnce(&[R::Move]) -> R::Move,
    millis: u64,
) -> (Vec<Event<R::View>>, Vec<Sfx>) {
    let table = of::<R::View>(app);
    let game = table.flow.game();
    let chosen = if game.turn().is_chance() {
        Act::Throw
    } else {
        table.playing(choose(&game.legal_moves()))
    };
    let mut after = game.clone();
    let mut events = Vec::new();
    let mv = match chosen {
        Act::Play(ref text) => game.rules().parse(game.position(), text).unwrap(),
        _ => after.outcome().unwrap(),
    };
    after.play(mv, &mut events).unwrap();
    act(app, chosen);
    while !at_rest(app) {
        pass(app, millis);
    }
    app.update();
    (events, heard(app))
}

/// How many of these sounds there are.
pub fn count(heard: &[Sfx], sounds: &[Sound]) -> usize {
    let one = |sfx: &&Sfx| sounds.contains(&sfx.sound);
    heard.iter().filter(one).count()
}

//! Gamepads: they come and go at any time, one is passed round, or each player has one.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, RequestRedraw};
use taula_rules::Seat;

use super::listening::Listening;
use super::{Device, Direction, Held, Intent, REPEAT_AFTER, intend};

/// How far a stick is pushed before it means a direction, and how far it comes back before it does not.
const PUSHED: f32 = 0.5;
const LET_GO: f32 = 0.35;

/// Which pads there are, and whose they are.
#[derive(Resource, Debug, Default)]
pub struct Pads {
    /// In the order in which they came; who joined with one has it for a seat.
    pub all: Vec<(Entity, Option<Seat>)>,
    /// Who has the say at the table, where it matters.
    pub deciding: Option<Seat>,
    /// Seats that wait for somebody to join with a pad, where that can be done now.
    pub joining: Vec<Seat>,
}

impl Pads {
    /// Whether what a pad says is passed on now. A pad that joins says nothing else.
    pub(crate) fn may(&mut self, pad: Entity, intent: Intent) -> bool {
        let many = self.all.len() > 1;
        let taken: Vec<Seat> = self.all.iter().filter_map(|&(_, seat)| seat).collect();
        let free = self
            .joining
            .iter()
            .copied()
            .find(|seat| !taken.contains(seat));
        let Some((_, seat)) = self.all.iter_mut().find(|(known, _)| *known == pad) else {
            return true;
        };
        match (intent, *seat) {
            (Intent::Confirm, None) if many && free.is_some() => {
                *seat = free;
                info!("a pad joins for {free:?}");
                false
            }
            // The menu is everybody's.
            (Intent::Menu, _) | (_, None) => true,
            (_, Some(seat)) => self.deciding.is_none_or(|deciding| deciding == seat),
        }
    }

    /// The number of the pad a seat has, from 1.
    #[must_use]
    pub fn of(&self, seat: Seat) -> Option<usize> {
        let at = self.all.iter().position(|&(_, of)| of == Some(seat))?;
        Some(at + 1)
    }

    /// Every pad is passed round again.
    pub fn leave(&mut self) {
        for (_, seat) in &mut self.all {
            *seat = None;
        }
    }
}

/// Whether pads are heeded: a window that is not in front leaves them to the one that is.
#[derive(SystemParam)]
pub(super) struct Heed<'w, 's>(Query<'w, 's, &'static Window, With<PrimaryWindow>>);

impl Heed<'_, '_> {
    pub(super) fn pads(&self) -> bool {
        self.0.iter().all(|window| window.focused)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Pads>()
        .add_systems(First, come_and_go)
        .add_systems(Update, sticks);
    #[cfg(feature = "gamepad")]
    app.add_systems(Startup, bell::hang);
}

/// Pads that come are passed round; one that goes leaves its seat to all.
fn come_and_go(
    pads: Query<Entity, With<Gamepad>>,
    mut known: ResMut<Pads>,
    mut device: ResMut<Device>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let gone = known.all.iter().any(|(pad, _)| !pads.contains(*pad));
    let came: Vec<Entity> = pads
        .iter()
        .filter(|pad| known.all.iter().all(|(known, _)| known != pad))
        .collect();
    if !gone && came.is_empty() {
        return;
    }
    known.all.retain(|(pad, _)| pads.contains(*pad));
    known.all.extend(came.into_iter().map(|pad| (pad, None)));
    if let Device::Pad(pad) = *device
        && !pads.contains(pad)
    {
        *device = Device::Keys;
    }
    info!("pads: {}", known.all.len());
    redraw.write(RequestRedraw);
}

/// The left stick moves the focus as the cross of buttons does.
fn sticks(
    pads: Query<(Entity, &Gamepad)>,
    mut pushed: Local<Vec<(Entity, Direction)>>,
    mut intents: MessageWriter<Intent>,
    mut device: ResMut<Device>,
    mut known: ResMut<Pads>,
    mut held: ResMut<Held>,
    heed: Heed,
    listening: Res<Listening>,
) {
    pushed.retain(|(pad, _)| pads.contains(*pad));
    if !heed.pads() {
        return;
    }
    for (pad, gamepad) in &pads {
        let stick = gamepad.left_stick();
        let before = pushed
            .iter()
            .find(|(of, _)| *of == pad)
            .map(|(_, direction)| *direction);
        let now = direction(stick, before);
        if now == before {
            continue;
        }
        pushed.retain(|(of, _)| *of != pad);
        if let Some(before) = before
            && held.0.is_some_and(|(way, _)| way == before)
        {
            held.0 = None;
        }
        if let Some(now) = now {
            pushed.push((pad, now));
            let intent = Intent::Go(now);
            if intend(
                intent,
                Some(pad),
                &mut intents,
                &mut device,
                &mut known,
                &listening,
            ) {
                held.0 = Some((now, REPEAT_AFTER));
            }
        }
    }
}

/// What a stick means, by what it meant before.
fn direction(stick: Vec2, before: Option<Direction>) -> Option<Direction> {
    let along = |direction: Direction| {
        let (x, y) = direction.vector();
        // A stick's y goes up.
        stick.x * x - stick.y * y
    };
    if let Some(before) = before
        && along(before) > LET_GO
    {
        return Some(before);
    }
    [
        Direction::Up,
        Direction::Down,
        Direction::Left,
        Direction::Right,
    ]
    .into_iter()
    .filter(|&direction| along(direction) > PUSHED)
    .max_by(|&a, &b| along(a).total_cmp(&along(b)))
}

/// At rest nothing is drawn and nothing polled: a thread of its own sleeps until a pad does something, and
/// wakes the window.
#[cfg(feature = "gamepad")]
mod bell {
    use bevy::prelude::*;
    use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
    use gilrs::{EventType, Gilrs};

    use super::LET_GO;

    pub(super) fn hang(proxy: Option<Res<EventLoopProxyWrapper>>) {
        let Some(proxy) = proxy else { return };
        let proxy = (**proxy).clone();
        let listen = move || {
            // Without a way to pads there is nothing to listen to.
            let Ok(mut pads) = Gilrs::new() else { return };
            while let Some(event) = pads.next_event_blocking(None) {
                // A stick at rest trembles.
                let trembles = matches!(event.event, EventType::AxisChanged(_, value, _) if value.abs() < LET_GO / 2.0 && value != 0.0);
                if !trembles && proxy.send_event(WinitUserEvent::WakeUp).is_err() {
                    return;
                }
            }
        };
        if let Err(error) = std::thread::Builder::new()
            .name("pads".to_owned())
            .spawn(listen)
        {
            debug!("pads do not wake the window: {error}");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stick_means_a_direction_from_half_way_until_it_is_nearly_back() {
        let up = Some(Direction::Up);
        assert_eq!(direction(Vec2::new(0.1, 0.49), None), None);
        assert_eq!(direction(Vec2::new(0.1, 0.51), None), up);
        assert_eq!(direction(Vec2::new(0.1, 0.36), up), up);
        assert_eq!(direction(Vec2::new(0.1, 0.34), up), None);
        assert_eq!(direction(Vec2::new(0.8, 0.2), up), Some(Direction::Right));
        assert_eq!(
            direction(Vec2::new(-0.7, -0.8), None),
            Some(Direction::Down)
        );
    }
}

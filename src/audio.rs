//! What is heard. Whoever wants to be heard writes a [`Sfx`] and forgets it: a thread of its own makes the
//! sound and plays it, so no frame waits for a device, and where there is none nothing piles up.

use bevy::prelude::*;
use taula_sound::Sound;

use crate::input::Intent;
use crate::memory::Chosen;

/// Something to be heard.
#[derive(Clone, Copy, Debug, PartialEq, Message)]
pub struct Sfx {
    /// What.
    pub sound: Sound,
    /// Where, from -1 (left) to 1 (right).
    pub pan: f32,
}

impl Sfx {
    /// In the middle.
    #[must_use]
    pub const fn of(sound: Sound) -> Self {
        Self { sound, pan: 0.0 }
    }
}

/// How loud it is: each from 0 to 1, nothing where all is silent.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Loudness {
    sound: f32,
    music: f32,
}

impl Loudness {
    fn of(chosen: &Chosen) -> Self {
        let part = |percent: i32| percent as f32 / 100.0;
        if chosen.mute {
            return Self::default();
        }
        Self {
            sound: part(chosen.sound),
            music: part(chosen.music),
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Sfx>().add_systems(Update, mute);
    #[cfg(feature = "audio")]
    app.add_systems(Last, speaker::pass_on);
}

/// One key for silence, on every screen.
fn mute(mut intents: MessageReader<Intent>, mut chosen: ResMut<Chosen>) {
    for _ in intents.read().filter(|intent| **intent == Intent::Mute) {
        chosen.mute = !chosen.mute;
        info!("mute: {}", chosen.mute);
    }
}

/// Opens the speaker: only the window has one, tests and pictures are silent.
#[cfg(feature = "audio")]
pub fn open(app: &mut App) {
    if let Some(speaker) = speaker::Speaker::open() {
        app.insert_resource(speaker);
    }
}

#[cfg(not(feature = "audio"))]
pub fn open(_: &mut App) {}

#[cfg(feature = "audio")]
mod speaker {
    use std::collections::HashMap;
    use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
    use std::time::{Duration, Instant};

    use bevy::prelude::*;
    use kira::sound::static_sound::{StaticSoundData, StaticSoundSettings};
    use kira::track::{TrackBuilder, TrackHandle};
    use kira::{
        AudioManager, AudioManagerSettings, Decibels, DefaultBackend, Frame, Panning, Tween,
    };
    use taula_sound::{RATE, Sound, Txalaparta, sound};

    use super::{Loudness, Sfx};
    use crate::memory::Chosen;

    /// How long after a device was not to be had it is asked for again.
    const AGAIN: Duration = Duration::from_secs(20);

    enum Order {
        Play(Sfx),
        Loudness(Loudness),
    }

    /// The way to the thread that is heard.
    #[derive(Resource)]
    pub(super) struct Speaker(Sender<Order>);

    impl Speaker {
        pub(super) fn open() -> Option<Self> {
            let (send, orders) = channel();
            std::thread::Builder::new()
                .name("sound".to_owned())
                .spawn(move || Desk::default().work(&orders))
                .map_err(|error| debug!("nothing is heard: {error}"))
                .ok()?;
            Some(Self(send))
        }
    }

    pub(super) fn pass_on(
        speaker: Option<Res<Speaker>>,
        chosen: Res<Chosen>,
        mut heard: MessageReader<Sfx>,
        mut told: Local<Option<Loudness>>,
    ) {
        let Some(speaker) = speaker else {
            heard.clear();
            return;
        };
        let loudness = Loudness::of(&chosen);
        if *told != Some(loudness) {
            *told = Some(loudness);
            let _ = speaker.0.send(Order::Loudness(loudness));
        }
        for &sfx in heard.read() {
            debug!("heard: {:?} at {:.2}", sfx.sound, sfx.pan);
            let _ = speaker.0.send(Order::Play(sfx));
        }
    }

    /// The device and a track each for sounds and music.
    struct Device {
        sounds: TrackHandle,
        music: TrackHandle,
        /// Dropped last: it holds the device.
        _manager: AudioManager<DefaultBackend>,
    }

    impl Device {
        fn open() -> Option<Self> {
            // What ALSA has to say about devices that are not there goes nowhere.
            #[cfg(target_os = "linux")]
            let _silence = alsa::Output::local_error_handler();
            let opened = AudioManager::<DefaultBackend>::new(AudioManagerSettings::default());
            let mut manager = opened.map_err(|error| debug!("no sound: {error}")).ok()?;
            let sounds = manager.add_sub_track(TrackBuilder::new()).ok()?;
            let music = manager.add_sub_track(TrackBuilder::new()).ok()?;
            info!("sound: a device is open");
            Some(Self {
                sounds,
                music,
                _manager: manager,
            })
        }

        fn set(&mut self, loudness: Loudness) {
            self.sounds
                .set_volume(decibels(loudness.sound), Tween::default());
            self.music
                .set_volume(decibels(loudness.music), Tween::default());
        }
    }

    /// What a share of the whole loudness is: half of it sounds half as loud.
    fn decibels(share: f32) -> Decibels {
        if share <= 0.0 {
            Decibels::SILENCE
        } else {
            Decibels((33.2 * share.log10()).max(Decibels::SILENCE.0))
        }
    }

    /// What the thread has before it.
    #[derive(Default)]
    struct Desk {
        device: Option<Device>,
        asked: Option<Instant>,
        loudness: Loudness,
        /// Sounds that were made, by what they are and which variant.
        made: HashMap<(Sound, u8), StaticSoundData>,
        /// Which variant is next.
        next: HashMap<Sound, u8>,
        players: Option<Txalaparta>,
        /// When the next phrase is due.
        due: Option<Instant>,
    }

    impl Desk {
        fn work(&mut self, orders: &Receiver<Order>) {
            loop {
                let order = match self.due {
                    Some(due) => orders.recv_timeout(due.saturating_duration_since(Instant::now())),
                    None => orders.recv().map_err(|_| RecvTimeoutError::Disconnected),
                };
                match order {
                    Ok(Order::Play(sfx)) => self.play(sfx),
                    Ok(Order::Loudness(loudness)) => self.set(loudness),
                    Err(RecvTimeoutError::Timeout) => self.phrase(),
                    Err(RecvTimeoutError::Disconnected) => return,
                }
            }
        }

        fn device(&mut self) -> Option<&mut Device> {
            if self.device.is_none() {
                let now = Instant::now();
                if self.asked.is_some_and(|asked| now - asked < AGAIN) {
                    return None;
                }
                self.asked = Some(now);
                self.device = Device::open();
                if let Some(device) = &mut self.device {
                    device.set(self.loudness);
                }
            }
            self.device.as_mut()
        }

        fn set(&mut self, loudness: Loudness) {
            self.loudness = loudness;
            if let Some(device) = &mut self.device {
                device.set(loudness);
            }
            if loudness.music <= 0.0 {
                self.due = None;
            } else if self.due.is_none() {
                // The table is quiet for a moment before the music begins.
                self.due = Some(Instant::now() + Duration::from_secs(3));
            }
        }

        fn play(&mut self, sfx: Sfx) {
            if self.loudness.sound <= 0.0 || self.device().is_none() {
                return;
            }
            let next = self.next.entry(sfx.sound).or_default();
            let variant = *next;
            *next = (*next + 1) % sfx.sound.variants();
            let data = self
                .made
                .entry((sfx.sound, variant))
                .or_insert_with(|| {
                    let clip = sound(sfx.sound, variant);
                    data(clip.samples.iter().map(|&sample| [sample, sample]))
                })
                .panning(Panning(sfx.pan.clamp(-1.0, 1.0) * 0.6));
            if let Some(device) = self.device()
                && let Err(error) = device.sounds.play(data)
            {
                debug!("not heard: {error}");
            }
        }

        /// Plays the next phrase of the background, and says when the one after it is due.
        fn phrase(&mut self) {
            if self.device().is_none() {
                self.due = Some(Instant::now() + AGAIN);
                return;
            }
            let phrase = self
                .players
                .get_or_insert_with(|| {
                    let seed = std::time::UNIX_EPOCH.elapsed().unwrap_or_default();
                    Txalaparta::new(seed.as_nanos() as u64)
                })
                .phrase();
            let data = data(phrase.samples().into_iter());
            let lasts = Duration::from_secs_f32(phrase.seconds.max(1.0));
            if let Some(device) = self.device()
                && let Err(error) = device.music.play(data)
            {
                debug!("not heard: {error}");
            }
            self.due = Some(Instant::now() + lasts);
        }
    }

    fn data(samples: impl Iterator<Item = [f32; 2]>) -> StaticSoundData {
        StaticSoundData {
            sample_rate: RATE,
            frames: samples.map(|[left, right]| Frame { left, right }).collect(),
            settings: StaticSoundSettings::new(),
            slice: None,
        }
    }
}

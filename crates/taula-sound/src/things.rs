//! The things on the table and how each answers when it is struck.
//!
//! Small and hard is high and short (bone, seed, stone); wood lies lower and dies away within a tenth of
//! a second; what lies on felt or paper has lost its highs.

use crate::take::{Burst, Mode, Take, mode};

/// What a thing is when it is struck.
struct Thing {
    /// How it rings in its middle size, and how much one differs from another, a share of that.
    modes: &'static [Mode],
    differs: f32,
    /// How long a weak and a strong blow touch it, in seconds: the harder, the shorter.
    touch: (f32, f32),
    /// What grates or rustles when it is met, and how loud to a blow of 1.
    noise: Option<(Burst, f32)>,
}

/// How long a blow touches.
fn contact((soft, hard): (f32, f32), strength: f32) -> f32 {
    soft + (hard - soft) * strength.clamp(0.0, 1.0)
}

/// Noise between two heights, in Hz, that comes and dies away in so many seconds.
const fn noise(low: f32, high: f32, rise: f32, ring: f32) -> Burst {
    Burst {
        low,
        high,
        rise,
        ring,
    }
}

const BOARD: Thing = Thing {
    modes: &[
        mode(205.0, 0.085, 0.42),
        mode(338.0, 0.075, 0.62),
        mode(517.0, 0.060, 0.62),
        mode(846.0, 0.048, 0.50),
    ],
    differs: 0.05,
    touch: (0.0013, 0.0007),
    noise: None,
};

const PAWN: Thing = Thing {
    modes: &[
        mode(1180.0, 0.050, 0.70),
        mode(1905.0, 0.036, 0.45),
        mode(3010.0, 0.026, 0.22),
        mode(4420.0, 0.016, 0.10),
    ],
    differs: 0.07,
    touch: (0.00070, 0.00040),
    noise: Some((noise(600.0, 3200.0, 0.0004, 0.016), 0.30)),
};

const BONE: Thing = Thing {
    modes: &[
        mode(2380.0, 0.030, 0.65),
        mode(3460.0, 0.024, 0.50),
        mode(4890.0, 0.016, 0.28),
        mode(6700.0, 0.010, 0.10),
    ],
    differs: 0.08,
    touch: (0.00042, 0.00026),
    noise: Some((noise(1800.0, 5200.0, 0.0003, 0.008), 0.22)),
};

const FELT: Thing = Thing {
    modes: &[
        mode(162.0, 0.070, 0.40),
        mode(259.0, 0.058, 0.60),
        mode(428.0, 0.044, 0.50),
    ],
    differs: 0.06,
    touch: (0.0030, 0.0018),
    noise: Some((noise(250.0, 1300.0, 0.0015, 0.022), 0.16)),
};

const SEED: Thing = Thing {
    modes: &[
        mode(1660.0, 0.026, 0.55),
        mode(2540.0, 0.022, 0.50),
        mode(3720.0, 0.014, 0.22),
    ],
    differs: 0.25,
    touch: (0.0007, 0.0004),
    noise: Some((noise(1400.0, 4200.0, 0.0004, 0.010), 0.26)),
};

const TRAY: Thing = Thing {
    modes: &[
        mode(268.0, 0.060, 0.40),
        mode(455.0, 0.052, 0.60),
        mode(742.0, 0.042, 0.50),
        mode(1180.0, 0.030, 0.28),
    ],
    differs: 0.07,
    touch: (0.0011, 0.0006),
    noise: None,
};

const CANE: Thing = Thing {
    modes: &[
        mode(905.0, 0.046, 0.70),
        mode(1620.0, 0.034, 0.50),
        mode(2590.0, 0.022, 0.24),
        mode(3700.0, 0.014, 0.10),
    ],
    differs: 0.05,
    touch: (0.00080, 0.00045),
    noise: Some((noise(900.0, 3600.0, 0.0004, 0.012), 0.24)),
};

const GROUND: Thing = Thing {
    modes: &[
        mode(182.0, 0.045, 0.30),
        mode(415.0, 0.035, 0.6),
        mode(702.0, 0.028, 0.55),
    ],
    differs: 0.06,
    touch: (0.0015, 0.0008),
    noise: None,
};

const DISC: Thing = Thing {
    modes: &[
        mode(1720.0, 0.040, 0.55),
        mode(2690.0, 0.034, 0.45),
        mode(4030.0, 0.022, 0.26),
        mode(5600.0, 0.016, 0.10),
    ],
    differs: 0.06,
    touch: (0.00060, 0.00034),
    noise: Some((noise(1800.0, 5000.0, 0.0006, 0.018), 0.24)),
};

const TILE: Thing = Thing {
    modes: &[
        mode(690.0, 0.070, 0.70),
        mode(1235.0, 0.052, 0.50),
        mode(2140.0, 0.034, 0.30),
        mode(3300.0, 0.020, 0.12),
    ],
    differs: 0.06,
    touch: (0.0010, 0.0006),
    noise: None,
};

const CLAPPER: Thing = Thing {
    modes: &[
        mode(1090.0, 0.062, 0.70),
        mode(1780.0, 0.046, 0.55),
        mode(2860.0, 0.030, 0.30),
        mode(4350.0, 0.016, 0.10),
    ],
    differs: 0.05,
    touch: (0.00070, 0.00038),
    noise: Some((noise(800.0, 3800.0, 0.0004, 0.014), 0.26)),
};

impl Take {
    /// Strikes a thing, of which this one has `size` times the usual pitch, more or less.
    fn hit(&mut self, thing: &Thing, at: f32, size: f32, strength: f32) {
        let size = self.hand.about(size, thing.differs);
        let modes: Vec<Mode> = thing
            .modes
            .iter()
            .map(|m| Mode {
                hz: m.hz * size,
                ring: m.ring / size.sqrt(),
                ..*m
            })
            .collect();
        self.strike(at, &modes, contact(thing.touch, strength), strength);
        if let Some((noise, loud)) = thing.noise {
            self.burst(at, noise, strength * loud);
        }
    }

    /// A limewood board or the tabletop under it, met by something; `size` 1 is the board.
    pub(crate) fn board(&mut self, at: f32, size: f32, strength: f32) {
        self.hit(&BOARD, at, size, strength);
    }

    /// A turned pawn's own body; `size` 1 is the middle one, a higher number a smaller one.
    pub(crate) fn pawn(&mut self, at: f32, size: f32, strength: f32) {
        self.hit(&PAWN, at, size, strength);
    }

    /// A bone die: dense, small and dry.
    pub(crate) fn bone(&mut self, at: f32, size: f32, strength: f32) {
        self.hit(&BONE, at, size, strength);
    }

    /// Felt on the wood of the tray, met by something: a thud without highs.
    pub(crate) fn felt(&mut self, at: f32, size: f32, strength: f32) {
        self.hit(&FELT, at, size, strength);
    }

    /// A seed or a small shell; it is hollow, and no two are of a size.
    pub(crate) fn seed(&mut self, at: f32, strength: f32) {
        self.hit(&SEED, at, 1.04, strength);
    }

    /// A shallow tray cut from one piece of wood: thin, open, soon still.
    pub(crate) fn tray(&mut self, at: f32, strength: f32) {
        self.hit(&TRAY, at, 1.0, strength);
    }

    /// A short bamboo stick: hollow, closed by its node; `size` 1 is the middle one, a higher number a
    /// smaller one.
    pub(crate) fn cane(&mut self, at: f32, size: f32, strength: f32) {
        self.hit(&CANE, at, size, strength);
    }

    /// A floor of earth or a slab of stone: heavy, hardly rings.
    pub(crate) fn ground(&mut self, at: f32, strength: f32) {
        self.hit(&GROUND, at, 1.0, strength);
    }

    /// A disc of ivory or lapis; `size` 1 is one alone, a lower number several that lie on each other.
    pub(crate) fn disc(&mut self, at: f32, size: f32, strength: f32) {
        self.hit(&DISC, at, size, strength);
    }

    /// A lacquered tile of wood; a higher `size` is one held by its edge.
    pub(crate) fn tile(&mut self, at: f32, size: f32, strength: f32) {
        self.hit(&TILE, at, size, strength);
    }

    /// Two pieces of hard wood that meet; a lower `size` is a longer one.
    pub(crate) fn clapper(&mut self, at: f32, size: f32, strength: f32) {
        self.hit(&CLAPPER, at, size, strength);
    }

    /// A plank tuned by the hollow under it, as a marimba's: its second mode is two octaves up, and both
    /// are soft. `hz` is its pitch.
    pub(crate) fn tuned(&mut self, at: f32, hz: f32, strength: f32) {
        // A longer plank rings longer.
        let long = (440.0 / hz).sqrt();
        let modes = [
            mode(hz, 0.95 * long, 0.80),
            mode(hz * 4.0, 0.20 * long, 0.20),
            mode(hz * 9.9, 0.06 * long, 0.06),
        ];
        self.strike(at, &modes, contact((0.0014, 0.0007), strength), strength);
        let stick = noise(350.0, 1900.0, 0.0008, 0.020);
        self.burst(at, stick, strength * 0.10);
    }
}

//! The things on the table and how each answers when it is struck.
//!
//! Small and hard is high and short (bone, seed, stone); wood lies lower and dies away within a tenth of
//! a second; what lies on felt or paper has lost its highs.

use crate::take::{Burst, Mode, Take, mode};

/// The contact of a blow in seconds: the harder, the shorter.
fn contact(soft: f32, hard: f32, strength: f32) -> f32 {
    soft + (hard - soft) * strength.clamp(0.0, 1.0)
}

/// Modes of the same thing in another size: all higher or lower.
fn sized(modes: &[Mode], size: f32) -> Vec<Mode> {
    modes
        .iter()
        .map(|m| Mode {
            hz: m.hz * size,
            ring: m.ring / size.sqrt(),
            ..*m
        })
        .collect()
}

impl Take {
    /// A limewood board or the tabletop under it, met by something; `size` 1 is the board.
    pub(crate) fn board(&mut self, at: f32, size: f32, strength: f32) {
        let size = self.hand.about(size, 0.05);
        let modes = sized(
            &[
                mode(205.0, 0.085, 0.42),
                mode(338.0, 0.075, 0.62),
                mode(517.0, 0.060, 0.62),
                mode(846.0, 0.048, 0.50),
            ],
            size,
        );
        self.strike(at, &modes, contact(0.0013, 0.0007, strength), strength);
    }

    /// A turned pawn's own body; `size` 1 is the middle one, a higher number a smaller one.
    pub(crate) fn pawn(&mut self, at: f32, size: f32, strength: f32) {
        let size = self.hand.about(size, 0.07);
        let modes = sized(
            &[
                mode(1180.0, 0.050, 0.70),
                mode(1905.0, 0.036, 0.45),
                mode(3010.0, 0.026, 0.22),
                mode(4420.0, 0.016, 0.10),
            ],
            size,
        );
        self.strike(at, &modes, contact(0.00070, 0.00040, strength), strength);
        let dust = Burst {
            low: 600.0,
            high: 3200.0,
            rise: 0.0004,
            ring: 0.016,
        };
        self.burst(at, dust, strength * 0.30);
    }

    /// A bone die: dense, small and dry.
    pub(crate) fn bone(&mut self, at: f32, size: f32, strength: f32) {
        let size = self.hand.about(size, 0.08);
        let modes = sized(
            &[
                mode(2380.0, 0.030, 0.65),
                mode(3460.0, 0.024, 0.50),
                mode(4890.0, 0.016, 0.28),
                mode(6700.0, 0.010, 0.10),
            ],
            size,
        );
        self.strike(at, &modes, contact(0.00042, 0.00026, strength), strength);
        let dust = Burst {
            low: 1800.0,
            high: 5200.0,
            rise: 0.0003,
            ring: 0.008,
        };
        self.burst(at, dust, strength * 0.22);
    }

    /// Felt on the wood of the tray, met by something: a thud without highs.
    pub(crate) fn felt(&mut self, at: f32, size: f32, strength: f32) {
        let size = self.hand.about(size, 0.06);
        let modes = sized(
            &[
                mode(162.0, 0.070, 0.40),
                mode(259.0, 0.058, 0.60),
                mode(428.0, 0.044, 0.50),
            ],
            size,
        );
        self.strike(at, &modes, contact(0.0030, 0.0018, strength), strength);
        let cloth = Burst {
            low: 250.0,
            high: 1300.0,
            rise: 0.0015,
            ring: 0.022,
        };
        self.burst(at, cloth, strength * 0.16);
    }

    /// A seed or a small shell; it is hollow, and no two are of a size.
    pub(crate) fn seed(&mut self, at: f32, strength: f32) {
        let size = self.hand.between(0.78, 1.30);
        let modes = sized(
            &[
                mode(1660.0, 0.026, 0.55),
                mode(2540.0, 0.022, 0.50),
                mode(3720.0, 0.014, 0.22),
            ],
            size,
        );
        self.strike(at, &modes, contact(0.0007, 0.0004, strength), strength);
        let husk = Burst {
            low: 1400.0,
            high: 4200.0,
            rise: 0.0004,
            ring: 0.010,
        };
        self.burst(at, husk, strength * 0.26);
    }

    /// A shallow tray cut from one piece of wood: thin, open, soon still.
    pub(crate) fn tray(&mut self, at: f32, strength: f32) {
        let size = self.hand.about(1.0, 0.07);
        let modes = sized(
            &[
                mode(268.0, 0.060, 0.40),
                mode(455.0, 0.052, 0.60),
                mode(742.0, 0.042, 0.50),
                mode(1180.0, 0.030, 0.28),
            ],
            size,
        );
        self.strike(at, &modes, contact(0.0011, 0.0006, strength), strength);
    }

    /// A short bamboo stick: hollow, closed by its node; `size` 1 is the middle one, a higher number a
    /// smaller one.
    pub(crate) fn cane(&mut self, at: f32, size: f32, strength: f32) {
        let size = self.hand.about(size, 0.05);
        let modes = sized(
            &[
                mode(905.0, 0.046, 0.70),
                mode(1620.0, 0.034, 0.50),
                mode(2590.0, 0.022, 0.24),
                mode(3700.0, 0.014, 0.10),
            ],
            size,
        );
        self.strike(at, &modes, contact(0.00080, 0.00045, strength), strength);
        let fibre = Burst {
            low: 900.0,
            high: 3600.0,
            rise: 0.0004,
            ring: 0.012,
        };
        self.burst(at, fibre, strength * 0.24);
    }

    /// A floor of earth or a slab of stone: heavy, hardly rings.
    pub(crate) fn ground(&mut self, at: f32, strength: f32) {
        let size = self.hand.about(1.0, 0.06);
        let modes = sized(
            &[
                mode(182.0, 0.045, 0.30),
                mode(415.0, 0.035, 0.6),
                mode(702.0, 0.028, 0.55),
            ],
            size,
        );
        self.strike(at, &modes, contact(0.0015, 0.0008, strength), strength);
    }

    /// A disc of ivory or lapis.
    pub(crate) fn disc(&mut self, at: f32, strength: f32) {
        let size = self.hand.about(1.0, 0.06);
        let modes = sized(
            &[
                mode(1720.0, 0.040, 0.55),
                mode(2690.0, 0.034, 0.45),
                mode(4030.0, 0.022, 0.26),
                mode(5600.0, 0.016, 0.10),
            ],
            size,
        );
        self.strike(at, &modes, contact(0.00060, 0.00034, strength), strength);
        let grit = Burst {
            low: 1800.0,
            high: 5000.0,
            rise: 0.0006,
            ring: 0.018,
        };
        self.burst(at, grit, strength * 0.24);
    }

    /// A lacquered tile of wood.
    pub(crate) fn tile(&mut self, at: f32, strength: f32) {
        let size = self.hand.about(1.0, 0.06);
        let modes = sized(
            &[
                mode(690.0, 0.070, 0.70),
                mode(1235.0, 0.052, 0.50),
                mode(2140.0, 0.034, 0.30),
                mode(3300.0, 0.020, 0.12),
            ],
            size,
        );
        self.strike(at, &modes, contact(0.0010, 0.0006, strength), strength);
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
        self.strike(at, &modes, contact(0.0014, 0.0007, strength), strength);
        let stick = Burst {
            low: 350.0,
            high: 1900.0,
            rise: 0.0008,
            ring: 0.020,
        };
        self.burst(at, stick, strength * 0.10);
    }
}

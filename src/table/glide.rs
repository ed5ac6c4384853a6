//! Where a piece is drawn: on its way where it is carried, at rest where it belongs; where that place changes,
//! it makes room without a hurry.

use bevy_egui::egui::Pos2;

use super::sprites::ease;

/// How long a piece takes to make room, in seconds.
const ASIDE: f32 = 0.15;

/// Where a piece is drawn now, on the canvas or on the board, and where it is bound for.
#[derive(Clone, Copy, Debug)]
pub struct Glide {
    at: Pos2,
    from: Pos2,
    to: Pos2,
    left: f32,
    snaps: u32,
}

impl Glide {
    /// It lies here. `snaps` is the table's: where that has changed, it is elsewhere at once.
    #[must_use]
    pub const fn new(at: Pos2, snaps: u32) -> Self {
        Self {
            at,
            from: at,
            to: at,
            left: 0.0,
            snaps,
        }
    }

    /// Where it is drawn.
    #[must_use]
    pub const fn at(&self) -> Pos2 {
        self.at
    }

    /// It is here at once, be it that it flies, or that everything lies elsewhere in another window.
    pub const fn carry(&mut self, at: Pos2) {
        *self = Self::new(at, self.snaps);
    }

    /// It rests, and so many seconds have passed: it goes to where it belongs. Whether it is still on its way.
    pub fn rest(&mut self, place: Pos2, snaps: u32, seconds: f32) -> bool {
        if self.snaps != snaps {
            *self = Self::new(place, snaps);
        }
        if self.to != place {
            (self.from, self.to, self.left) = (self.at, place, ASIDE);
        }
        let moving = self.left > 0.0;
        if moving {
            self.left = (self.left - seconds).max(0.0);
            self.at = self.to.lerp(self.from, ease(self.left / ASIDE));
        } else {
            self.at = self.to;
        }
        moving
    }
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::pos2;

    use super::*;

    #[test]
    fn it_makes_room_slowly_and_is_elsewhere_at_once_after_a_snap() {
        let (here, there) = (pos2(1.0, 2.0), pos2(5.0, 2.0));
        let mut glide = Glide::new(here, 0);
        assert!(!glide.rest(here, 0, 0.1));
        assert!(glide.rest(there, 0, ASIDE / 2.0));
        assert_eq!(glide.at(), pos2(3.0, 2.0));
        assert!(glide.rest(there, 0, ASIDE));
        assert_eq!(glide.at(), there);
        assert!(!glide.rest(there, 0, 0.1));
        assert!(!glide.rest(here, 1, 0.0));
        assert_eq!(glide.at(), here);
    }

    #[test]
    fn what_is_carried_rests_where_it_was_let_go() {
        let (here, there) = (pos2(1.0, 2.0), pos2(5.0, 2.0));
        let mut glide = Glide::new(here, 0);
        glide.carry(there);
        assert_eq!(glide.at(), there);
        assert!(!glide.rest(there, 0, 0.1));
    }
}

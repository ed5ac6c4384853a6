//! Events on their way to the table: each plays for its time, then is done. At the end the table is at
//! rest.

use std::collections::VecDeque;
use std::time::Duration;

pub use crate::store::Speed;

impl Speed {
    /// What a time of animation becomes.
    #[must_use]
    pub fn of(self, time: Duration) -> Duration {
        match self {
            Self::Instant => Duration::ZERO,
            Self::Slow => time * 2,
            Self::Normal => time,
            Self::Fast => time / 2,
        }
    }
}

/// The events that have not been shown to their end, in order.
#[derive(Clone, Debug)]
pub struct Timeline<Event> {
    waiting: VecDeque<(Event, Duration)>,
    elapsed: Duration,
}

impl<Event> Default for Timeline<Event> {
    fn default() -> Self {
        Self {
            waiting: VecDeque::new(),
            elapsed: Duration::ZERO,
        }
    }
}

impl<Event> Timeline<Event> {
    /// Adds an event that plays for `time`.
    pub fn push(&mut self, event: Event, time: Duration) {
        self.waiting.push_back((event, time));
    }

    /// Whether nothing waits.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.waiting.is_empty()
    }

    /// The event that plays now, and how much of it has: 0 to 1.
    #[must_use]
    pub fn now(&self) -> Option<(&Event, f32)> {
        let (event, time) = self.waiting.front()?;
        let part = if time.is_zero() {
            1.0
        } else {
            self.elapsed.as_secs_f32() / time.as_secs_f32()
        };
        Some((event, part.min(1.0)))
    }

    /// Lets time pass, handing over every event that ends in it.
    pub fn pass(&mut self, delta: Duration, mut done: impl FnMut(Event)) {
        self.elapsed += delta;
        while let Some((_, time)) = self.waiting.front()
            && self.elapsed >= *time
        {
            self.elapsed -= *time;
            if let Some((event, _)) = self.waiting.pop_front() {
                done(event);
            }
        }
        if self.waiting.is_empty() {
            self.elapsed = Duration::ZERO;
        }
    }

    /// Straight to the end of everything.
    pub fn skip(&mut self, mut done: impl FnMut(Event)) {
        self.elapsed = Duration::ZERO;
        for (event, _) in self.waiting.drain(..) {
            done(event);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn events_end_in_order_when_their_time_has_passed() {
        let mut timeline = Timeline::default();
        for (event, millis) in [('a', 100), ('b', 0), ('c', 200)] {
            timeline.push(event, Duration::from_millis(millis));
        }
        let mut done = Vec::new();
        timeline.pass(Duration::from_millis(50), |event| done.push(event));
        assert_eq!(timeline.now(), Some((&'a', 0.5)));
        timeline.pass(Duration::from_millis(100), |event| done.push(event));
        assert_eq!(done, ['a', 'b']);
        assert_eq!(timeline.now(), Some((&'c', 0.25)));
        timeline.skip(|event| done.push(event));
        assert_eq!(done, ['a', 'b', 'c']);
        assert!(timeline.is_empty());
    }
}

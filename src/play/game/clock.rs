//! The time played. The caller always passes in the current time.

/// A time or a duration in milliseconds. Times come from a monotonic clock.
pub type Millis = u64;

/// Time played so far. It runs only while the player can see the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Clock {
    banked: Millis,
    since: Option<Millis>,
}

impl Clock {
    /// Returns a stopped clock that already shows some time.
    #[must_use]
    pub const fn stopped_at(banked: Millis) -> Self {
        Self { banked, since: None }
    }

    /// Starts the clock. Does nothing if it is running.
    pub const fn run(&mut self, now: Millis) {
        if self.since.is_none() {
            self.since = Some(now);
        }
    }

    /// Stops the clock and keeps the elapsed time.
    pub fn stop(&mut self, now: Millis) {
        self.banked = self.elapsed(now);
        self.since = None;
    }

    /// Returns whether the clock runs.
    #[must_use]
    pub const fn is_running(&self) -> bool {
        self.since.is_some()
    }

    /// Returns the time played. A current time before the start counts as zero: the clock never goes back.
    #[must_use]
    pub fn elapsed(&self, now: Millis) -> Millis {
        self.banked + self.since.map_or(0, |since| now.saturating_sub(since))
    }
}

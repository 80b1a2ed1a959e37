//! Short tips for a newcomer, each until the player has done it once, or has seen it for a while.

use std::fmt::Write;

/// A step that the page suggests until the player has done it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FirstStep {
    /// Placing a digit.
    Place,
    /// Locking a digit.
    Lock,
    /// Asking for a hint.
    Hint,
}

impl FirstStep {
    /// All of them, in the order of the tips.
    pub const ALL: [Self; 3] = [Self::Place, Self::Lock, Self::Hint];

    /// The number of digits on the board that ends the tip about locking.
    pub const LOCK_UNTIL: usize = 6;

    /// The number of digits on the board that ends the tip about hints.
    pub const HINT_UNTIL: usize = 12;

    /// Returns the name of the step in texts.
    const fn slug(self) -> &'static str {
        match self {
            Self::Place => "place",
            Self::Lock => "lock",
            Self::Hint => "hint",
        }
    }

    const fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// The first steps that the player has done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FirstSteps(u8);

/// The key in texts.
const KEY: &str = "done";

impl FirstSteps {
    /// Returns whether a step was done.
    #[must_use]
    pub const fn has(self, step: FirstStep) -> bool {
        self.0 & step.bit() != 0
    }

    /// Notes that a step is done.
    pub fn add(&mut self, step: FirstStep) {
        self.0 |= step.bit();
    }

    /// Returns the next tip.
    #[must_use]
    pub fn next(self) -> Option<FirstStep> {
        FirstStep::ALL.into_iter().find(|step| !self.has(*step))
    }

    pub(super) fn write(self, text: &mut String) {
        let done: Vec<&str> =
            FirstStep::ALL.into_iter().filter(|step| self.has(*step)).map(FirstStep::slug).collect();
        if !done.is_empty() {
            // Writing to a String cannot fail.
            let _ = write!(text, "{KEY}={},", done.join("+"));
        }
    }

    pub(super) fn read(&mut self, key: &str, value: &str) {
        if key == KEY {
            for step in
                FirstStep::ALL.into_iter().filter(|step| value.split('+').any(|one| one == step.slug()))
            {
                self.add(step);
            }
        }
    }
}

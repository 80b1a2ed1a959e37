//! Which words of a presentation fit. The words themselves are in `words/en/present.ftl`.

use super::words::Present;
use sudoku_core::trail::State;
use sudoku_play::messages::Spread;

impl Present {
    /// The sentence after the last step.
    #[must_use]
    pub fn end(&self, state: State) -> &'static str {
        match state {
            State::Solved => self.end_solved(),
            State::Dry => self.end_dry(),
            State::Stuck => self.end_stuck(),
            State::Impossible(_) => self.end_impossible(),
            State::Cut => self.end_cut(),
            State::Open => "",
        }
    }

    /// Lays the board out in this way.
    #[must_use]
    pub fn spread(&self, spread: Spread) -> &'static str {
        match spread {
            Spread::Fill => self.spread_fill(),
            Spread::Keep => self.spread_keep(),
        }
    }
}

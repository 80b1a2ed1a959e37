//! Which words of a game's history fit. The words themselves are in `words/en/moments.ftl`.

use super::words::Moments;
use sudoku_play::game::history::{
    SavepointKind,
    outline::{OutlineLine, Stop},
};

impl Moments {
    /// A trial is under way, by the number of digits placed in it.
    #[must_use]
    pub fn tried(&self, placed: usize) -> String {
        match placed {
            0 => self.trial_started().into(),
            _ => self.trial(placed),
        }
    }

    /// The description of a line.
    #[must_use]
    pub fn stop(&self, stop: &Stop) -> String {
        let said = match stop {
            Stop::Start => self.start(),
            Stop::Savepoint(kind, name) if name.is_empty() => match kind {
                SavepointKind::Kept => self.savepoint(),
                SavepointKind::Trial => self.trial_begins(),
                SavepointKind::GivenUp => self.discarded(),
            },
            Stop::Savepoint(SavepointKind::Kept, name) => name,
            Stop::Savepoint(SavepointKind::Trial, name) => return self.trial_begins_at(name),
            Stop::Savepoint(SavepointKind::GivenUp, name) => return self.discarded_at(name),
            Stop::Fork => self.fork(),
            Stop::End => self.end(),
            Stop::Here => self.now(),
        };
        said.into()
    }

    /// The place of a line: moves after the start, and moves after the line above.
    #[must_use]
    pub fn place(&self, &OutlineLine { number, turns, .. }: &OutlineLine) -> (String, String) {
        let place = if number == 0 { String::new() } else { self.move_number(number) };
        (place, if turns == 0 { String::new() } else { self.later(turns) })
    }

    /// The board of a position: moves from the start, digits placed, and how many there are to place.
    #[must_use]
    pub fn board(&self, number: usize, (filled, of): (usize, usize)) -> String {
        match number {
            0 => self.picture_start(filled, of),
            _ => self.picture(number, filled, of),
        }
    }

    /// Another branch, for screen readers: its number among those from the same position.
    #[must_use]
    pub fn way(&self, number: usize, of: usize) -> String {
        match of {
            1 => self.another_branch().into(),
            _ => self.branch(number, of),
        }
    }
}

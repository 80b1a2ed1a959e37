//! The digits that some solution has, in each empty cell while the puzzle is edited.

use super::Editor;
use crate::work::{Asked, Awaited};
use sudoku_core::{
    Cell, DigitSet, Grid,
    possible::{Possible, Tally, is_quick_on},
    study::Finding,
};

/// The switch, and what is known of the solutions.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Live {
    is_on: bool,
    possible: Option<Awaited<Box<Possible>>>,
    /// The answer for the board before this one. It is shown until this board has its own, so that nothing flickers.
    earlier: Option<Box<Possible>>,
}

/// Digits of a cell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Possibles {
    /// The digits that some solution has.
    pub found: DigitSet,
    /// The digits of which that is open.
    pub open: DigitSet,
}

impl Editor {
    pub(crate) fn set_live(&mut self, is_on: bool) {
        self.live = Live { is_on, ..Live::default() };
    }

    /// Whether the digits of solutions are shown.
    #[must_use]
    pub(crate) fn is_live(&self) -> bool {
        self.live.is_on && self.can_be_live()
    }

    /// Whether the board is small enough for that.
    #[must_use]
    pub(crate) fn can_be_live(&self) -> bool {
        is_quick_on(self.grid().shape())
    }

    /// Whether to ask the worker for the digits of solutions. One solution, or none, says all by itself.
    #[must_use]
    pub(crate) fn wants_possible(&self) -> bool {
        let is_open = matches!(self.finding(), Some(Finding::Several(..) | Finding::Undecided));
        self.is_live() && is_open && self.live.possible.is_none() && !self.is_plain()
    }

    /// Solutions that may shorten the search: those of the last answer, and those that were counted.
    #[must_use]
    pub(crate) fn known_solutions(&self) -> Vec<Grid> {
        let mut known = match self.finding() {
            Some(Finding::Several(first, second)) => vec![first.clone(), second.clone()],
            _ => Vec::new(),
        };
        known.extend(self.live.earlier.iter().flat_map(|earlier| &earlier.solutions).cloned());
        known
    }

    /// The worker has the question for the digits of solutions.
    pub(crate) fn look_for_possible(&mut self, asked: Asked) {
        self.live.possible = Some(Awaited::Asked(asked));
    }

    pub(crate) fn take_possible(&mut self, possible: Box<Possible>) {
        // The count may have stopped earlier.
        match (possible.tally, possible.solutions.first()) {
            (Tally::Exactly(0), _) => self.take_finding(Finding::None),
            (Tally::Exactly(1), Some(solution)) => self.take_finding(Finding::One(solution.clone())),
            _ => {}
        }
        self.live.possible = Some(Awaited::Answered(possible));
    }

    pub(super) fn give_up_possible(&mut self, asked: Asked) {
        self.live.possible.take_if(|possible| possible.awaits(asked));
    }

    /// Whether the worker is looking for the digits of solutions.
    #[must_use]
    pub(crate) const fn looks_for_possible(&self) -> bool {
        matches!(self.live.possible, Some(Awaited::Asked(_)))
    }

    /// Another board comes, perhaps of another size.
    pub(super) fn leave_possible(&mut self, is_same_size: bool) {
        let known = self.known_possible();
        self.live.possible = None;
        self.live.earlier = known.or(self.live.earlier.take()).filter(|_| is_same_size);
    }

    /// What is known of the solutions of this board.
    fn known_possible(&self) -> Option<Box<Possible>> {
        match self.finding() {
            _ if !self.is_live() || self.is_plain() => None,
            Some(Finding::One(solution)) => Some(Box::new(Possible::only(solution))),
            Some(Finding::None) => Some(Box::new(Possible::nothing(self.grid().shape()))),
            Some(Finding::Several(..) | Finding::Undecided) | None => {
                self.live.possible.as_ref().and_then(Awaited::answer).cloned()
            }
        }
    }

    /// The number of solutions, and whether each digit is decided, once the worker has answered about this board.
    #[must_use]
    pub(crate) fn tally(&self) -> Option<(Tally, bool)> {
        let possible = self.live.possible.as_ref().filter(|_| self.is_live()).and_then(Awaited::answer)?;
        Some((possible.tally, possible.is_decided()))
    }

    /// The digits to show in the cells, perhaps still those of the board before; `None` if nothing is shown.
    #[must_use]
    pub(crate) fn shown_possible(&self) -> Option<impl Fn(Cell) -> Possibles + use<>> {
        let known = self.known_possible();
        let is_shown = self.is_live() && !self.is_plain();
        let shown = known.or_else(|| self.live.earlier.clone()).filter(|_| is_shown)?;
        Some(move |cell: Cell| Possibles {
            found: shown.found.get(cell.index()).copied().unwrap_or_default(),
            open: shown.open.get(cell.index()).copied().unwrap_or_default(),
        })
    }
}

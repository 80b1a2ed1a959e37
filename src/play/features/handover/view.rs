//! The view of handing over.

use super::{CannotTake, Handovers};

/// The dialog.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HandoverView {
    /// The codes of the game on the board.
    Sends {
        /// The link of the code on show; none if the game is too large.
        link: Option<String>,
        /// Its number, from 1, and the number of all.
        number: (usize, usize),
    },
    /// The codes read from another device.
    Receives {
        /// The numbers of the codes still to read, from 1; empty before the first.
        missing: Vec<usize>,
        /// The number of all codes; 0 before the first.
        of: usize,
        /// Whether the puzzle is being checked.
        checks: bool,
        /// The reason why the game can't begin.
        fault: Option<CannotTake>,
    },
}

impl Handovers {
    pub(crate) fn view(&self) -> HandoverView {
        if self.sends {
            let link = self.sent.get(self.at).map(crate::links::handover::Piece::link);
            return HandoverView::Sends { link, number: (self.at + 1, self.sent.len()) };
        }
        let of = self.read.first().map_or(0, |first| usize::from(first.of));
        let is_read = |at: &usize| self.read.iter().any(|piece| usize::from(piece.at) == *at);
        HandoverView::Receives {
            missing: (0..of).filter(|at| !is_read(at)).map(|at| at + 1).collect(),
            of,
            checks: self.arrived.is_some(),
            fault: self.fault.clone(),
        }
    }
}

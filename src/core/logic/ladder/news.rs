//! Changes since a rung last found nothing.
//!
//! Candidates only ever disappear. So if a finder treats each digit separately and found nothing in a digit,
//! it will find nothing there until a place of the digit disappears; and likewise for a house. Most steps
//! touch a few digits, which spares a walk most of the searching.

use crate::position::tables::HouseSet;
use sudoku_board::{CellState, Change, DigitSet, Geometry, Shape};

/// The digits and houses that each rung must examine.
#[derive(Clone, Debug)]
pub(super) struct News {
    of_rung: Vec<(DigitSet, HouseSet)>,
    /// Changes not yet recorded for all rungs; nearly all steps are singles, and the first rungs, which find
    /// these, examine everything anyway.
    latest: (DigitSet, HouseSet),
    /// Digits whose places alone allow no eliminations, until these change.
    idle: DigitSet,
}

impl News {
    /// Returns the state in which everything is new to each of this number of rungs.
    pub(super) fn new(rungs: usize, shape: &Shape) -> Self {
        let all = (DigitSet::all(shape), HouseSet::all(shape));
        Self { of_rung: vec![all; rungs], latest: all, idle: DigitSet::EMPTY }
    }

    /// Records a changed cell.
    pub(super) fn note(&mut self, geometry: &Geometry, change: Change) {
        let digits = |state| match state {
            CellState::Open(digits) => digits,
            CellState::Filled(_) => DigitSet::EMPTY,
        };
        let turned = digits(change.before).bits() ^ digits(change.after).bits();
        self.latest.0 = self.latest.0.union(DigitSet::from_bits(turned));
        self.idle = self.idle.minus(DigitSet::from_bits(turned));
        for &house in geometry.houses_of(change.cell) {
            self.latest.1 = self.latest.1.with(geometry, house);
        }
    }

    /// Returns the digits whose places alone allow no eliminations.
    pub(super) fn idle(&self) -> DigitSet {
        self.idle
    }

    pub(super) fn keep_idle(&mut self, idle: DigitSet) {
        self.idle = idle;
    }

    /// Returns the digits and houses that a rung must examine.
    pub(super) fn of(&mut self, rung: usize) -> (DigitSet, HouseSet) {
        self.spread();
        self.of_rung[rung]
    }

    /// Records that a rung has nothing to find among its changes.
    pub(super) fn is_done(&mut self, rung: usize) {
        self.of_rung[rung] = (DigitSet::EMPTY, HouseSet::EMPTY);
    }

    fn spread(&mut self) {
        let (digits, houses) = std::mem::take(&mut self.latest);
        if !digits.is_empty() {
            for news in &mut self.of_rung {
                *news = (news.0.union(digits), news.1.union(houses));
            }
        }
    }
}

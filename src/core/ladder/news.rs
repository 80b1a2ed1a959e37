//! What has changed since a rung last found nothing.
//!
//! Candidates only ever go. So a finder that looks at one digit at a time, and found nothing in a digit, will
//! find nothing in it as long as no place of the digit has gone; and the same of a house. Most steps touch a
//! few digits, which spares a walk most of its looking.

use crate::{CellState, Change, DigitSet, Geometry, Order, tables::HouseSet};

/// What each rung of a ladder has to look at.
#[derive(Clone, Debug)]
pub(super) struct News {
    of_rung: Vec<(DigitSet, HouseSet)>,
    /// What changed since it was last said for all rungs; nearly all steps are singles, and the first rungs,
    /// which find these, look at everything anyhow.
    latest: (DigitSet, HouseSet),
    /// Digits that say nothing by their places alone, as long as these do not change.
    idle: DigitSet,
}

impl News {
    /// All is new to so many rungs.
    pub(super) fn new(rungs: usize, order: Order) -> Self {
        let all = (DigitSet::all(order), HouseSet::all(order));
        Self { of_rung: vec![all; rungs], latest: all, idle: DigitSet::EMPTY }
    }

    /// Notes that a cell changed.
    pub(super) fn note(&mut self, geometry: &Geometry, change: Change) {
        let digits = |state| match state {
            CellState::Open(digits) => digits,
            CellState::Filled(_) => DigitSet::EMPTY,
        };
        let turned = digits(change.before).bits() ^ digits(change.after).bits();
        self.latest.0 = self.latest.0.union(DigitSet::from_bits(turned));
        self.idle = self.idle.minus(DigitSet::from_bits(turned));
        for house in geometry.houses_of(change.cell) {
            self.latest.1 = self.latest.1.with(geometry, house);
        }
    }

    /// The digits that are known to say nothing by their places alone.
    pub(super) fn idle(&self) -> DigitSet {
        self.idle
    }

    /// Notes which these are.
    pub(super) fn keep_idle(&mut self, idle: DigitSet) {
        self.idle = idle;
    }

    /// What is new to a rung.
    pub(super) fn of(&mut self, rung: usize) -> (DigitSet, HouseSet) {
        self.spread();
        self.of_rung[rung]
    }

    /// Notes that a rung has nothing to say of what there is.
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

//! The ground of a step on another board than the one it was found on: the digits that have to come first.

use super::Derivation;
use crate::{
    families::Pattern,
    step::{
        Step,
        premises::{Claim, Premises, claims, easiest, premises},
    },
};
use sudoku_board::{Candidate, Candidates, Cell, sorting::sorted_once};

/// The ground of a step on a board that may lack some of its digits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grounding {
    /// The digits that have to come first, in reading order: without any one of them the step does not hold.
    pub first: Vec<Candidate>,
    /// The board with these digits, and without the candidates that earlier steps had ruled out for this one.
    pub position: Candidates,
}

impl Derivation {
    /// Returns the ground of a step on a board. Counts only those of the board's digits that the step was found
    /// with. `None` if there is no such step.
    #[must_use]
    pub fn ground(&self, index: usize, board: &Candidates) -> Option<Grounding> {
        let step = self.step(index)?;
        let found_in = self.found_in(index);
        let Premises { placed, filled, gone, .. } = premises(step, &found_in);
        let mut own = board.clone();
        if Cell::all(own.shape())
            .any(|cell| own.digit(cell).is_some() && own.digit(cell) != found_in.digit(cell))
        {
            let mut grid = own.to_grid();
            for cell in Cell::all(grid.shape()) {
                let both = grid.get(cell).filter(|&digit| found_in.digit(cell) == Some(digit));
                grid.set(cell, both);
            }
            own = Candidates::new(&grid);
        }
        let with = |first: &[Candidate]| {
            let mut now = own.clone();
            for &one in first {
                now.place(one, |_| {});
            }
            for &gone in gone.iter().filter(|gone| own.allows(**gone)) {
                if now.allows(gone) {
                    now.eliminate(gone, |_| {});
                }
            }
            now
        };
        let missing = |cells: &mut dyn Iterator<Item = Cell>| {
            let open = cells.filter(|&cell| own.is_open(cell));
            sorted_once(open.filter_map(|cell| Some(Candidate::new(cell, found_in.digit(cell)?))))
        };
        let mut first = missing(&mut placed.into_iter().chain(filled));
        if !holds(step, &found_in, &with(&first)) {
            first = missing(&mut Cell::all(own.shape()).filter(|&cell| !found_in.is_open(cell)));
        }
        for at in (0..first.len()).rev() {
            let mut fewer = first.clone();
            fewer.remove(at);
            if holds(step, &found_in, &with(&fewer)) {
                first = fewer;
            }
        }
        Some(Grounding { position: with(&first), first })
    }
}

/// Returns whether a step that was found in one position also holds in another one with fewer digits.
fn holds(step: &Step, found_in: &Candidates, now: &Candidates) -> bool {
    let geometry = now.geometry();
    let house = |kinds, cell| easiest(kinds).and_then(|kind| geometry.house_of(cell, kind));
    match (&step.pattern, step.placed()) {
        (Pattern::NakedSingle, Some(Candidate { cell, digit })) => now.digits(cell).single() == Some(digit),
        (Pattern::HiddenSingle { kinds }, Some(Candidate { cell, digit })) => house(*kinds, cell)
            .is_some_and(|house| {
                let others = geometry.cells(house).iter().filter(|&&other| other != cell);
                others.copied().all(|other| !now.allows(Candidate::new(other, digit)))
            }),
        (Pattern::FullHouse { kinds }, Some(Candidate { cell, .. })) => {
            house(*kinds, cell).is_some_and(|house| {
                geometry.cells(house).iter().all(|&other| other == cell || !now.is_open(other))
            })
        }
        _ => claims(step, found_in).iter().all(|claim| match claim {
            Claim::Holds(cell, digits) => now.digits(*cell).is_subset_of(*digits),
            Claim::Places(digit, house, cells) => {
                let others = geometry.cells(*house).iter().filter(|cell| !cells.contains(cell));
                others.copied().all(|cell| !now.allows(Candidate::new(cell, *digit)))
            }
            Claim::Solved(cell) => !now.is_open(*cell),
            Claim::Lacks(digit, cells) => cells.iter().all(|&cell| !now.allows(Candidate::new(cell, *digit))),
        }),
    }
}

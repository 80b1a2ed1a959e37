//! Which words of the near miss on the page of a technique fit. The words themselves are in `words/en/near.ftl`.

use super::{
    spans::{HOLES, listed, named},
    text,
    words::Near,
};
use sudoku_core::{
    Candidate, Cell, CellSet, DigitSet, Technique,
    explain::{Span, technique},
    premises::Claim,
};
use sudoku_play::features::learn::Tap;

/// The most cells and digits that a reason repeats.
const REPEATED: usize = 5;

impl Near {
    /// The task.
    #[must_use]
    pub fn task_of(&self, name: Technique) -> String {
        self.task(technique(name, text().locale))
    }

    /// What a cell is to the pattern.
    #[must_use]
    pub fn said(&self, cell: Cell, tap: Tap) -> Vec<Span> {
        let [one, two, three, _] = HOLES;
        let at = &[Span::Cell(cell)][..];
        match tap {
            Tap::Breaks => Vec::new(),
            Tap::Filled(digit) => named(&self.filled(one, two), &[at, &[Span::Digit(digit)]]),
            Tap::Only(digits) => named(&self.only(one, two), &[at, &one_of(digits)]),
            Tap::Place(digit, house) => {
                named(&self.place(one, two, three), &[&[Span::Digit(digit)], at, &[Span::House(house)]])
            }
            Tap::Gets(digit) => named(&self.gets(one, two), &[at, &[Span::Digit(digit)]]),
            Tap::Loses(digits) => named(&self.loses(one, two), &[at, &all_of(digits)]),
            Tap::Barred(digit, house) => {
                named(&self.barred(one, two, three), &[at, &[Span::Digit(digit)], &[Span::House(house)]])
            }
            Tap::Outside => named(&self.outside(one), &[at]),
        }
    }

    /// Why the pattern fails: by the claim and the candidate.
    #[must_use]
    pub fn reason(&self, broken: &Claim, Candidate { cell, digit }: Candidate) -> Vec<Span> {
        let [one, two, three, four] = HOLES;
        let (at, it) = (&[Span::Cell(cell)][..], &[Span::Digit(digit)][..]);
        match broken {
            Claim::Holds(_, digits) if digits.len() <= REPEATED => {
                named(&self.holds_only(one, two, three), &[at, it, &one_of(*digits)])
            }
            Claim::Holds(..) => named(&self.holds(one, two), &[at, it]),
            Claim::Places(_, house, own) => {
                let house = &[Span::House(*house)][..];
                if own.is_empty() || own.len() > REPEATED {
                    return named(&self.places(one, two, three), &[house, it, at]);
                }
                let own: CellSet = own.iter().copied().collect();
                let own = listed(own.iter().map(Span::Cell), |first, last| text().lists.either(first, last));
                named(&self.places_only(one, two, three, four), &[house, it, at, &own])
            }
            Claim::Lacks(..) | Claim::Solved(_) => named(&self.lacks(one, two), &[at, it]),
        }
    }
}

/// "4, 7 and 9".
pub(super) fn all_of(digits: DigitSet) -> Vec<Span> {
    listed(digits.iter().map(Span::Digit), |first, last| text().lists.both(first, last))
}

/// "4, 7 or 9".
fn one_of(digits: DigitSet) -> Vec<Span> {
    listed(digits.iter().map(Span::Digit), |first, last| text().lists.either(first, last))
}

//! The almost locked sets of a position: cells of one house with one candidate more than cells.
//!
//! A few cells are in many sets, and most questions about a set concern its cells with one digit. So these
//! groups of cells are stored separately, without duplicates.

use super::choose;
use crate::families::AlmostLocked;
use std::ops::ControlFlow;
use sudoku_board::{Candidates, Cell, CellSet, Digit, DigitSet, House};

/// An almost locked set.
#[derive(Clone, Debug)]
pub struct Als {
    /// The cells of the set.
    pub cells: CellSet,
    /// The candidates of the cells, one more than cells.
    pub digits: DigitSet,
    /// The start of its holdings in `of`.
    first: usize,
}

impl Als {
    /// Returns the set as part of a step.
    #[must_use]
    pub fn told(&self) -> AlmostLocked {
        AlmostLocked { cells: self.cells.iter().collect(), digits: self.digits }
    }
}

/// The cells of a set that have one of its digits.
#[derive(Clone, Debug)]
pub struct Holding {
    /// The cells.
    pub cells: CellSet,
    /// The other places of the digit that see them all.
    pub seers: CellSet,
}

/// Almost locked sets and their holdings, by index.
#[derive(Clone, Debug, Default)]
pub struct Sets {
    all: Vec<Als>,
    /// For each set and each of its digits, in ascending order, the index of the holding.
    of: Vec<usize>,
    /// The holdings, without duplicates within each house.
    holdings: Vec<Holding>,
}

/// The open cells of a house during the search for sets.
struct Within {
    house: House,
    open: Vec<Cell>,
    /// The candidates of each open cell, as a mask.
    masks: Vec<u32>,
    /// For each digit, the open cells with this candidate, as a mask of their positions.
    places: Vec<u32>,
    /// The holdings so far: the digit, the mask of its cells, and the index.
    known: Vec<(Digit, u32, usize)>,
}

impl Within {
    fn new(candidates: &Candidates, house: House) -> Self {
        let cells = candidates.geometry().cells(house).iter().copied();
        let open: Vec<Cell> = cells.filter(|&cell| candidates.digits(cell).len() > 1).collect();
        let masks: Vec<u32> = open.iter().map(|&cell| candidates.digits(cell).bits()).collect();
        let mut places = vec![0; candidates.shape().side()];
        for (i, &mask) in masks.iter().enumerate() {
            for digit in DigitSet::from_bits(mask).iter() {
                places[digit.index()] |= 1 << i;
            }
        }
        Self { house, open, masks, places, known: Vec::with_capacity(64) }
    }

    /// Returns the cells in a mask of positions.
    fn cells(&self, chosen: u32) -> CellSet {
        self.open.iter().enumerate().filter(|(i, _)| chosen >> i & 1 == 1).map(|(_, &cell)| cell).collect()
    }
}

impl Sets {
    /// Returns the sets of at most `most` cells, each in the first of its houses: single cells first, then larger
    /// ones.
    pub(super) fn of(candidates: &Candidates, most: usize) -> Self {
        let mut sets = Self::default();
        let mut houses: Vec<Within> =
            House::all(candidates.shape()).map(|house| Within::new(candidates, house)).collect();
        for size in 1..=most {
            for within in &mut houses {
                sets.look_in(candidates, within, size);
            }
        }
        sets
    }

    fn look_in(&mut self, candidates: &Candidates, within: &mut Within, size: usize) {
        let masks = std::mem::take(&mut within.masks);
        let mut list: Vec<Cell> = Vec::with_capacity(size);
        let done = choose(&masks, size, size + 1, &mut |chosen, union| {
            if union.count_ones() as usize == size + 1 {
                list.clear();
                list.extend(chosen.iter().map(|&i| within.open[i]));
                // A set in two houses belongs to the first of them.
                if candidates.geometry().houses_of_all(&list).next() == Some(within.house) {
                    let chosen = chosen.iter().fold(0, |chosen, i| chosen | 1 << i);
                    self.add(candidates, within, chosen, DigitSet::from_bits(union));
                }
            }
            ControlFlow::Continue(())
        });
        debug_assert!(done.is_continue(), "nobody stops it");
        within.masks = masks;
    }

    fn add(&mut self, candidates: &Candidates, within: &mut Within, chosen: u32, digits: DigitSet) {
        self.all.push(Als { cells: within.cells(chosen), digits, first: self.of.len() });
        for digit in digits.iter() {
            let holding = chosen & within.places[digit.index()];
            let known = within.known.iter().find(|(of, cells, _)| *cells == holding && *of == digit);
            let number = if let Some(&(.., number)) = known {
                number
            } else {
                let cells = within.cells(holding);
                let seers = candidates.geometry().common_peers(cells.iter());
                let seers = seers.intersection(candidates.cells_of(digit));
                self.holdings.push(Holding { cells, seers });
                within.known.push((digit, holding, self.holdings.len() - 1));
                self.holdings.len() - 1
            };
            self.of.push(number);
        }
    }

    /// Returns the sets in order.
    #[must_use]
    pub fn all(&self) -> &[Als] {
        &self.all
    }

    /// Returns all holdings, by index.
    #[must_use]
    pub fn holdings(&self) -> &[Holding] {
        &self.holdings
    }

    /// Returns the digits of a set in ascending order, each with the index of its holding.
    pub fn held(&self, set: usize) -> impl Iterator<Item = (Digit, usize)> + Clone + '_ {
        let Als { digits, first, .. } = self.all[set];
        digits.iter().zip(self.of[first..first + digits.len()].iter().copied())
    }

    /// Returns the cells of a set with a digit; `None` if the set lacks it.
    #[must_use]
    pub fn holding(&self, set: usize, digit: Digit) -> Option<&Holding> {
        let Als { digits, first, .. } = self.all[set];
        digits.contains(digit).then(|| &self.holdings[self.of[first + digits.rank(digit)]])
    }
}

impl std::ops::Index<usize> for Sets {
    type Output = Als;

    fn index(&self, set: usize) -> &Als {
        &self.all[set]
    }
}

//! Sums: cells whose digits add up to a known amount, by a cage or by whole houses and the cages in them. Cells that a
//! clue adds up, as a little killer, are taken from houses as cages are; what a clue says by itself is not told here.
//!
//! A house has every digit once, so it adds up to 45 on a 9×9: players speak of the *45 rule*. Cages in it leave an
//! amount for the cells that they don't cover, its *innies*; cages that reach out of it also give one for the cells
//! outside, its *outies*. Innies or outies alone are a *split cage*: they add up like a cage, although none is printed.

mod account;
pub mod find;
pub(crate) mod say;

pub use super::combined::{Account, Bound};
use super::{Claim, Conclusion, Family, Marks, Role, Technique, written};
use serde::{Deserialize, Serialize};
use sudoku_board::{Candidates, Cell, CellSet, Digit, DigitSet, House, shape::cages::combinations};

/// Cells that add up to an amount, and what follows for one or several of them.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Total {
    /// Houses without a common cell, which are added up; none if a cage speaks for itself.
    pub houses: Vec<House>,
    /// The numbers of the cages that count, without a common cell. Each has a sum.
    pub cages: Vec<u16>,
    /// The numbers of the relations that count beside them, without a common cell. Each has an
    /// [amount](sudoku_board::shape::clues::Relation::amount). None if a cage speaks for itself.
    pub clues: Vec<u16>,
    /// What follows.
    pub reading: Reading,
}

/// What follows from an amount.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Reading {
    /// One cell is open, so its digit is known.
    One,
    /// The open cells see each other. No set of different digits with this sum can be placed with some candidates.
    Combinations,
    /// The open cells see each other, and every set of different digits with this sum that can be placed has the digit.
    Digit(Digit),
    /// The open cells see each other and those of the numbered cage. Some set of different digits with this sum leaves
    /// that cage none that can be placed.
    Beside(u16),
    /// Two cells are open. Each digit of one needs a certain digit of the other.
    Pair,
    /// The other open cells leave this one a least digit.
    AtLeast(Cell),
    /// The other open cells leave this one a greatest digit.
    AtMost(Cell),
}

/// The amount of the open cells: those that are added, less those that are subtracted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Balance {
    /// The cells that are added, in reading order: the open cells of a cage, innies, or outies without innies.
    pub plus: Vec<Cell>,
    /// The cells that are subtracted, in reading order: outies beside innies.
    pub minus: Vec<Cell>,
    /// The filled cells that are counted, in reading order.
    pub filled: Vec<Cell>,
    /// The sum of `plus`, less that of `minus`.
    pub value: i32,
}

impl Balance {
    /// Returns the digits of the filled cells that all of the open ones see.
    #[must_use]
    pub fn taken(&self, position: &Candidates) -> DigitSet {
        let seers = position.geometry().common_peers(self.plus.iter().copied());
        self.filled
            .iter()
            .filter(|&&cell| seers.contains(cell))
            .filter_map(|&cell| position.digit(cell))
            .collect()
    }

    /// Returns the sets of different digits for the cells that are added, without those that all of them see. Empty if
    /// others are subtracted.
    #[must_use]
    pub fn combinations(&self, position: &Candidates) -> Vec<DigitSet> {
        let free = DigitSet::all(position.shape()).minus(self.taken(position));
        match u16::try_from(self.value) {
            Ok(sum) if self.minus.is_empty() => combinations(self.plus.len(), sum, free),
            _ => Vec::new(),
        }
    }
}

impl Total {
    /// Returns the sum of a cage by itself.
    #[must_use]
    pub fn of_cage(number: u16) -> Self {
        Self { houses: Vec::new(), cages: vec![number], clues: Vec::new(), reading: Reading::Combinations }
    }

    /// Returns the amount of the other cage that the reading rests on.
    #[must_use]
    pub fn beside(&self, position: &Candidates) -> Option<Balance> {
        match self.reading {
            Reading::Beside(number) => Some(Self::of_cage(number).balance(position)),
            _ => None,
        }
    }

    /// Returns the cells of the houses that no counted cage or clue covers, and those of the cages and clues outside the
    /// houses. A cage by itself has its cells outside.
    #[must_use]
    pub fn innies_and_outies(&self, position: &Candidates) -> (CellSet, CellSet) {
        let geometry = position.geometry();
        let inside =
            self.houses.iter().fold(CellSet::EMPTY, |all, &house| all.union(geometry.cell_set(house)));
        let covered = self.counted(position).iter().fold(CellSet::EMPTY, |all, (own, _)| all.union(own));
        (inside.minus(&covered), covered.minus(&inside))
    }

    /// Returns the cells of each counted cage and clue, with their sum.
    fn counted(&self, position: &Candidates) -> Vec<(CellSet, i32)> {
        let cages = position.geometry().cages();
        let of_cage = |&number: &u16| {
            let cage = cages.get(usize::from(number))?;
            Some((cage.cell_set(), cage.sum()?.into()))
        };
        let of_clue = |(cells, sum): (Vec<Cell>, u16)| (cells.into_iter().collect(), sum.into());
        let clues = self.clue_amounts(position).into_iter().map(of_clue);
        self.cages.iter().filter_map(of_cage).chain(clues).collect()
    }

    /// Returns the cells of each counted clue in their order, with their sum.
    fn clue_amounts(&self, position: &Candidates) -> Vec<(Vec<Cell>, u16)> {
        let all = position.geometry().relations();
        self.clues.iter().filter_map(|&number| all.get(usize::from(number))?.1.amount()).collect()
    }

    /// Returns the sum of the houses, and that of the cages and clues.
    #[must_use]
    pub fn sums(&self, position: &Candidates) -> (i32, i32) {
        let houses = self.houses.iter().map(|_| position.shape().house_sum()).sum();
        (houses, self.counted(position).iter().map(|(_, sum)| *sum).sum())
    }

    /// Returns the amount of the open cells.
    #[must_use]
    pub fn balance(&self, position: &Candidates) -> Balance {
        let (innies, outies) = self.innies_and_outies(position);
        let (houses, counted) = self.sums(position);
        let known = |cells: &CellSet| -> i32 {
            cells.iter().filter_map(|cell| position.digit(cell)).map(|digit| i32::from(digit.number())).sum()
        };
        let open = |cells: &CellSet| cells.iter().filter(|&cell| position.is_open(cell)).collect::<Vec<_>>();
        let value = houses - counted - known(&innies) + known(&outies);
        let filled = innies.union(&outies).iter().filter(|&cell| !position.is_open(cell)).collect();
        let (plus, minus) = (open(&innies), open(&outies));
        if plus.is_empty() {
            Balance { plus: minus, minus: plus, filled, value: -value }
        } else {
            Balance { plus, minus, filled, value }
        }
    }
}

impl Family for Total {
    fn technique(&self) -> Technique {
        match (self.houses.len(), self.reading) {
            (_, Reading::AtLeast(_) | Reading::AtMost(_)) => Technique::SumBounds,
            (_, Reading::Beside(_)) => Technique::CagePair,
            (0, Reading::One) => Technique::CageSingle,
            (0, Reading::Digit(_)) => Technique::CageDigit,
            (0, _) => Technique::CageCombinations,
            (1, Reading::One) => Technique::HouseSum,
            (1, _) => Technique::SplitCage,
            (_, Reading::One) => Technique::BlockSum,
            (_, _) => Technique::BlockSplit,
        }
    }

    fn claims(&self, before: &Candidates) -> Vec<Claim> {
        let balance = self.balance(before);
        let beside = self.beside(before);
        let filled = beside.iter().chain([&balance]).flat_map(|own| &own.filled);
        let mut claims: Vec<Claim> = filled.map(|&cell| Claim::Solved(cell)).collect();
        claims.extend(
            balance.lacks(self.reading, before).into_iter().map(|(digit, cells)| Claim::Lacks(digit, cells)),
        );
        claims
    }

    fn mark(&self, position: &Candidates, marks: &mut Marks) {
        let Balance { plus, minus, .. } = self.balance(position);
        marks.add_houses(&self.houses, Role::House);
        // Two sides that are compared have a letter each.
        let other = self.beside(position).map_or(minus, |beside| beside.plus);
        if other.is_empty() {
            marks.add_cells(&plus, Role::Cause);
        } else {
            marks.add_cells(&plus, Role::Set(0));
            marks.add_cells(&other, Role::Set(1));
        }
        let counted = self.counted(position).iter().fold(CellSet::EMPTY, |all, (cells, _)| all.union(cells));
        // A cell has one ground, and that of a counted cage would cover the others.
        let rest: Vec<Cell> =
            counted.iter().filter(|cell| !plus.contains(cell) && !other.contains(cell)).collect();
        marks.add_cells(&rest, Role::Aid);
        if let Reading::Digit(digit) = self.reading {
            marks.add_digit(position, &plus, digit, Role::Cause);
        }
    }

    fn eureka(&self, position: &Candidates) -> Option<String> {
        let Balance { plus, minus, value, .. } = self.balance(position);
        let less =
            if minus.is_empty() { String::new() } else { format!("-{}", written::cells(&minus, position)) };
        let of = written::houses(&self.houses, position);
        let of = if of.is_empty() { of } else { format!("{of}: ") };
        let beside = self.beside(position).map_or_else(String::new, |beside| {
            format!(", {}={}", written::cells(&beside.plus, position), beside.value)
        });
        Some(format!("{of}{}{less}={value}{beside}", written::cells(&plus, position)))
    }

    fn hodoku(&self, _: &Conclusion, position: &Candidates) -> Option<String> {
        self.eureka(position)
    }
}

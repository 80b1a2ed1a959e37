//! The reasons for a conclusion from an amount: what becomes of each combination of digits, and how small or large
//! cells can be together.

use super::{Balance, Reading, Total};
use crate::families::combined::{Account, Bound, Fate, bounds, supported};
use sudoku_board::{Candidate, Candidates, Cell, Digit, DigitSet};

/// Returns whether digits leave another cage none of its combinations.
fn bars(digits: DigitSet, beside: &[DigitSet]) -> bool {
    beside.iter().all(|own| !own.intersection(digits).is_empty())
}

impl Balance {
    /// Returns the combinations that can be placed.
    #[must_use]
    pub fn possible(&self, position: &Candidates) -> Vec<DigitSet> {
        let fits = |digits: &DigitSet| Account::of(*digits, &self.plus, position).fits();
        self.combinations(position).into_iter().filter(fits).collect()
    }

    /// Returns the candidates that follow to be wrong by a reading.
    #[must_use]
    pub fn gone(&self, reading: Reading, position: &Candidates) -> Vec<Candidate> {
        let of = |cell: Cell, digits: DigitSet| digits.iter().map(move |digit| Candidate::new(cell, digit));
        match reading {
            Reading::One => Vec::new(),
            Reading::Combinations => {
                let mut left = vec![DigitSet::EMPTY; self.plus.len()];
                for digits in self.combinations(position) {
                    let ways = supported(digits, &self.plus, position);
                    left.iter_mut().zip(ways).for_each(|(left, ways)| *left = left.union(ways));
                }
                let lost = |(&cell, left): (&Cell, DigitSet)| of(cell, position.digits(cell).minus(left));
                self.plus.iter().zip(left).flat_map(lost).collect()
            }
            Reading::Beside(number) => {
                let beside = Total::of_cage(number).balance(position).possible(position);
                let mut alone = vec![DigitSet::EMPTY; self.plus.len()];
                let mut left = alone.clone();
                for digits in self.combinations(position) {
                    let ways = supported(digits, &self.plus, position);
                    alone.iter_mut().zip(&ways).for_each(|(alone, ways)| *alone = alone.union(*ways));
                    if !bars(digits, &beside) {
                        left.iter_mut().zip(ways).for_each(|(left, ways)| *left = left.union(ways));
                    }
                }
                // What the combinations rule out by themselves needs no other cage.
                let lost =
                    |((&cell, alone), left): ((&Cell, DigitSet), DigitSet)| of(cell, alone.minus(left));
                self.plus.iter().zip(alone).zip(left).flat_map(lost).collect()
            }
            Reading::Digit(digit) => {
                let there = self.places(digit, position);
                if there.is_empty() {
                    return Vec::new();
                }
                let seers = position.geometry().common_peers(there);
                seers
                    .intersection(position.cells_of(digit))
                    .iter()
                    .map(|cell| Candidate::new(cell, digit))
                    .collect()
            }
            Reading::Pair => {
                let cells: Vec<Cell> = self.open().collect();
                let [one, other] = cells[..] else { return Vec::new() };
                let lost = |from: Cell, to: Cell| {
                    let lonely = |digit: &Digit| {
                        let with = self.partner(from, *digit, position);
                        with.is_none_or(|with| !position.allows(Candidate::new(to, with)))
                    };
                    position.digits(from).iter().filter(lonely).collect::<DigitSet>()
                };
                of(one, lost(one, other)).chain(of(other, lost(other, one))).collect()
            }
            Reading::AtLeast(cell) | Reading::AtMost(cell) => {
                let bound = self.bound(reading, position);
                let is_low = matches!(reading, Reading::AtLeast(_));
                let beyond = |digit: &Digit| {
                    let number = i32::from(digit.number());
                    if is_low { number < bound } else { number > bound }
                };
                of(cell, position.digits(cell).iter().filter(beyond).collect()).collect()
            }
        }
    }

    /// Returns the open cells: those that are added, then those that are subtracted.
    pub fn open(&self) -> impl Iterator<Item = Cell> {
        self.plus.iter().chain(&self.minus).copied()
    }

    /// Returns the added cells with a digit.
    #[must_use]
    pub fn places(&self, digit: Digit, position: &Candidates) -> Vec<Cell> {
        self.plus.iter().copied().filter(|&cell| position.allows(Candidate::new(cell, digit))).collect()
    }

    /// Returns the digit that the other of two open cells has if one has this; `None` if there is no such digit.
    #[must_use]
    pub fn partner(&self, cell: Cell, digit: Digit, position: &Candidates) -> Option<Digit> {
        let number = i32::from(digit.number());
        let other = match &self.minus[..] {
            [] => self.value - number,
            [own] if *own == cell => number + self.value,
            _ => number - self.value,
        };
        let digit = u8::try_from(other).ok().and_then(Digit::new)?;
        DigitSet::all(position.shape()).contains(digit).then_some(digit)
    }

    /// Returns the least or the greatest number that the other cells leave the cell of a reading.
    #[must_use]
    pub fn bound(&self, reading: Reading, position: &Candidates) -> i32 {
        let (with, against) = self.others(reading, position);
        let sum = |all: Vec<Bound>| all.iter().map(Bound::sum).sum::<i32>();
        let rest = sum(against) - sum(with);
        match reading {
            Reading::AtLeast(cell) | Reading::AtMost(cell) if self.minus.contains(&cell) => rest - self.value,
            _ => self.value + rest,
        }
    }

    /// Returns the bounds of the other cells on the side of the reading's cell, and of those on the other side.
    #[must_use]
    pub fn others(&self, reading: Reading, position: &Candidates) -> (Vec<Bound>, Vec<Bound>) {
        let (cell, least) = match reading {
            Reading::AtLeast(cell) => (cell, true),
            Reading::AtMost(cell) => (cell, false),
            _ => return Default::default(),
        };
        let is_minus = self.minus.contains(&cell);
        let (with, against) = if is_minus { (&self.minus, &self.plus) } else { (&self.plus, &self.minus) };
        let with: Vec<Cell> = with.iter().copied().filter(|&other| other != cell).collect();
        (bounds(&with, !least, position), bounds(against, least, position))
    }

    /// Returns the combinations that a reading rests on, and what becomes of each. A combination without a candidate
    /// that goes, or with the digit that all of them have, needs none.
    #[must_use]
    pub fn accounts(&self, reading: Reading, position: &Candidates) -> Vec<Account> {
        let of = |digits: DigitSet| Account::of(digits, &self.plus, position);
        match reading {
            Reading::Combinations => {
                let lost: DigitSet = self.gone(reading, position).iter().map(|gone| gone.digit).collect();
                let all = self.combinations(position).into_iter();
                all.filter(|digits| !digits.intersection(lost).is_empty()).map(of).collect()
            }
            Reading::Beside(number) => {
                let lost: DigitSet = self.gone(reading, position).iter().map(|gone| gone.digit).collect();
                let beside = Total::of_cage(number).balance(position).possible(position);
                let of = |digits: DigitSet| match of(digits) {
                    account if account.fits() && bars(digits, &beside) => {
                        let common = beside.iter().map(|&own| (own, own.intersection(digits)));
                        Account { digits, fate: Fate::Bars(common.collect()) }
                    }
                    account => account,
                };
                let all = self.combinations(position).into_iter();
                all.filter(|digits| !digits.intersection(lost).is_empty()).map(of).collect()
            }
            Reading::Digit(digit) => {
                let all = self.combinations(position).into_iter();
                all.filter(|digits| !digits.contains(digit)).map(of).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Returns the combinations that can't be placed.
    #[must_use]
    pub fn impossible(&self, position: &Candidates) -> Vec<Account> {
        let of = |digits: DigitSet| Account::of(digits, &self.plus, position);
        self.combinations(position).into_iter().map(of).filter(|account| !account.fits()).collect()
    }

    /// Returns the candidates that must be gone for a conclusion, digit by digit.
    pub(super) fn lacks(&self, reading: Reading, position: &Candidates) -> Vec<(Digit, Vec<Cell>)> {
        let struck = || {
            let accounts = self.accounts(reading, position);
            accounts.iter().flat_map(|account| account.lacks(&self.plus)).collect::<Vec<_>>()
        };
        let mut all: Vec<(Digit, Vec<Cell>)> = match reading {
            Reading::One => Vec::new(),
            Reading::Combinations => struck(),
            Reading::Beside(number) => {
                let beside = Total::of_cage(number).balance(position);
                let impossible = beside.impossible(position);
                let theirs = impossible.iter().flat_map(|account| account.lacks(&beside.plus));
                theirs.chain(struck()).collect()
            }
            Reading::Digit(digit) => {
                let there = self.places(digit, position);
                let others = self.plus.iter().copied().filter(|cell| !there.contains(cell)).collect();
                struck().into_iter().chain([(digit, others)]).collect()
            }
            Reading::Pair => {
                let need = |gone: Candidate| {
                    let with = self.partner(gone.cell, gone.digit, position)?;
                    Some((with, self.open().filter(|&other| other != gone.cell).collect()))
                };
                self.gone(reading, position).into_iter().filter_map(need).collect()
            }
            Reading::AtLeast(_) | Reading::AtMost(_) => {
                let least = matches!(reading, Reading::AtLeast(_));
                let (with, against) = self.others(reading, position);
                let with = with.into_iter().flat_map(|bound| bound.lacks(!least, position));
                with.chain(against.into_iter().flat_map(|bound| bound.lacks(least, position))).collect()
            }
        };
        all.retain(|(_, cells)| !cells.is_empty());
        all
    }
}

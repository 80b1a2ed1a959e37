//! The reasons for a conclusion from an amount: what becomes of each combination of digits, and how small or large
//! cells can be together.

use super::{Balance, Reading, Total};
use crate::families::written::held;
use sudoku_board::{Candidate, Candidates, Cell, Digit, DigitSet};

/// A combination, and what becomes of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    /// The digits.
    pub digits: DigitSet,
    /// What becomes of them.
    pub fate: Fate,
}

/// What becomes of a combination.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fate {
    /// These of its digits have only these cells, fewer than digits, so it is impossible.
    Short(DigitSet, Vec<Cell>),
    /// Its digits go in the cells in groups of as many cells. The digits of a group can't be in the cells of the groups
    /// behind it.
    Fits(Vec<(DigitSet, Vec<Cell>)>),
    /// It leaves another cage nothing: each set of digits that can be placed there has these in common with it.
    Bars(Vec<(DigitSet, DigitSet)>),
}

/// How small or how large some cells are together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bound {
    /// Cells that see each other, or one.
    pub cells: Vec<Cell>,
    /// Their digits at the bound, in the order of the cells if `apart`.
    pub digits: Vec<Digit>,
    /// Whether each cell has its own bound. Otherwise, these are the outermost digits that are left for all of them, which
    /// differ.
    pub apart: bool,
}

impl Bound {
    /// Returns the sum.
    #[must_use]
    pub fn sum(&self) -> i32 {
        self.digits.iter().map(|digit| i32::from(digit.number())).sum()
    }

    /// Returns the bound of cells that see each other: the smallest sum, or the largest.
    fn of(cells: &[Cell], least: bool, position: &Candidates) -> Self {
        let order = |digits: DigitSet| -> Vec<Digit> {
            let mut all: Vec<Digit> = digits.iter().collect();
            if !least {
                all.reverse();
            }
            all
        };
        let each = cells.iter().filter_map(|&cell| order(position.digits(cell)).first().copied()).collect();
        let each = Self { cells: cells.to_vec(), digits: each, apart: true };
        let mut together = order(held(position, cells));
        together.truncate(cells.len());
        let together = Self { cells: cells.to_vec(), digits: together, apart: false };
        let tighter = if least { together.sum() > each.sum() } else { together.sum() < each.sum() };
        if tighter && together.digits.len() == cells.len() { together } else { each }
    }

    /// Returns the candidates that must be gone for the bound to hold, digit by digit.
    fn lacks(&self, least: bool, position: &Candidates) -> Vec<(Digit, Vec<Cell>)> {
        let beyond = |digit: Digit, bound: Digit| if least { digit < bound } else { digit > bound };
        let all = || Digit::all(position.shape());
        if self.apart {
            let of = |(&cell, &bound): (&Cell, &Digit)| {
                all().filter(move |&digit| beyond(digit, bound)).map(move |digit| (digit, vec![cell]))
            };
            return self.cells.iter().zip(&self.digits).flat_map(of).collect();
        }
        let Some(&last) = self.digits.last() else { return Vec::new() };
        let skipped = all().filter(|digit| beyond(*digit, last) && !self.digits.contains(digit));
        skipped.map(|digit| (digit, self.cells.clone())).collect()
    }
}

/// Returns the bounds of some cells, in groups that see each other.
pub(super) fn bounds(cells: &[Cell], least: bool, position: &Candidates) -> Vec<Bound> {
    let geometry = position.geometry();
    let mut groups: Vec<Vec<Cell>> = Vec::new();
    for &cell in cells {
        match groups.iter_mut().find(|group| group.iter().all(|&other| geometry.see(cell, other))) {
            Some(group) => group.push(cell),
            None => groups.push(vec![cell]),
        }
    }
    groups.iter().map(|group| Bound::of(group, least, position)).collect()
}

/// Returns, for each cell, the digits of a combination that it has in some way to place all of them: none if there is
/// no way.
pub(super) fn supported(digits: DigitSet, cells: &[Cell], position: &Candidates) -> Vec<DigitSet> {
    let own: Vec<DigitSet> = cells.iter().map(|&cell| position.digits(cell).intersection(digits)).collect();
    // Which sets of digits the cells before and behind a place can use up.
    let order: Vec<Digit> = digits.iter().collect();
    let bit = |digit: Digit| 1_usize << order.iter().position(|&own| own == digit).unwrap_or(0);
    let step = |reached: &[bool], own: DigitSet| {
        let mut next = vec![false; reached.len()];
        for (used, _) in reached.iter().enumerate().filter(|(_, reached)| **reached) {
            for bit in own.iter().map(bit).filter(|bit| used & bit == 0) {
                next[used | bit] = true;
            }
        }
        next
    };
    let start = |at: usize| (0..1_usize << order.len()).map(|used| used == at).collect::<Vec<bool>>();
    let mut before = vec![start(0)];
    for &own in &own {
        before.push(step(&before[before.len() - 1], own));
    }
    let mut behind = vec![start(0)];
    for &own in own.iter().rev() {
        behind.push(step(&behind[behind.len() - 1], own));
    }
    behind.reverse();
    let whole = (1_usize << order.len()) - 1;
    let goes = |at: usize, digit: Digit| {
        let bit = bit(digit);
        (0..=whole).any(|used| before[at][used] && used & bit == 0 && behind[at + 1][whole & !used & !bit])
    };
    (0..cells.len()).map(|at| own[at].iter().filter(|&digit| goes(at, digit)).collect()).collect()
}

/// Returns whether digits leave another cage none of its combinations.
fn bars(digits: DigitSet, beside: &[DigitSet]) -> bool {
    beside.iter().all(|own| !own.intersection(digits).is_empty())
}

/// Returns the subsets of a set of digits, the smaller ones first.
fn subsets(digits: DigitSet) -> Vec<DigitSet> {
    let order: Vec<Digit> = digits.iter().collect();
    let mut all: Vec<DigitSet> = (1..1_usize << order.len())
        .map(|mask| {
            order.iter().enumerate().filter(|(at, _)| mask >> at & 1 == 1).map(|(_, &digit)| digit).collect()
        })
        .collect();
    sudoku_board::sorting::sort_by_key(&mut all, |set: &DigitSet| set.len());
    all
}

impl Account {
    /// Returns what becomes of a combination in cells that see each other.
    fn of(digits: DigitSet, cells: &[Cell], position: &Candidates) -> Self {
        let with = |some: DigitSet, left: &[Cell]| -> Vec<Cell> {
            left.iter()
                .copied()
                .filter(|&cell| !position.digits(cell).intersection(some).is_empty())
                .collect()
        };
        let (mut left, mut rest, mut groups) = (digits, cells.to_vec(), Vec::new());
        while !left.is_empty() {
            // The whole rest is a group, so there is a smallest one.
            let Some((some, there)) = subsets(left)
                .into_iter()
                .map(|some| (some, with(some, &rest)))
                .find(|(some, there)| there.len() <= some.len())
            else {
                break;
            };
            if there.len() < some.len() {
                // With earlier groups the whole is short as well.
                let earlier =
                    groups.iter().fold(some, |all, (own, _): &(DigitSet, Vec<Cell>)| all.union(*own));
                let alone = with(some, cells);
                if alone.len() < some.len() {
                    return Self { digits, fate: Fate::Short(some, alone) };
                }
                return Self { digits, fate: Fate::Short(earlier, with(earlier, cells)) };
            }
            left = left.minus(some);
            rest.retain(|cell| !there.contains(cell));
            groups.push((some, there));
        }
        Self { digits, fate: Fate::Fits(groups) }
    }

    /// Returns whether the combination is possible.
    #[must_use]
    pub const fn fits(&self) -> bool {
        matches!(self.fate, Fate::Fits(_))
    }

    /// Returns the candidates that must be gone for it, digit by digit.
    fn lacks(&self, cells: &[Cell]) -> Vec<(Digit, Vec<Cell>)> {
        match &self.fate {
            Fate::Short(digits, there) => {
                let others: Vec<Cell> = cells.iter().copied().filter(|cell| !there.contains(cell)).collect();
                digits.iter().map(|digit| (digit, others.clone())).collect()
            }
            Fate::Bars(_) => Vec::new(),
            Fate::Fits(groups) => {
                let mut behind = cells.to_vec();
                let mut all = Vec::new();
                for (digits, own) in groups {
                    behind.retain(|cell| !own.contains(cell));
                    if !behind.is_empty() {
                        all.extend(digits.iter().map(|digit| (digit, behind.clone())));
                    }
                }
                all
            }
        }
    }
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

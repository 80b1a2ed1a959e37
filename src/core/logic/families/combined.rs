//! Sets of digits in cells that see each other: what becomes of each, and how small or large cells can be together.

use super::written::held;
use sudoku_board::{Candidates, Cell, Digit, DigitSet};

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
    pub(crate) fn of(cells: &[Cell], least: bool, position: &Candidates) -> Self {
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
    pub(crate) fn lacks(&self, least: bool, position: &Candidates) -> Vec<(Digit, Vec<Cell>)> {
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
pub(crate) fn bounds(cells: &[Cell], least: bool, position: &Candidates) -> Vec<Bound> {
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
pub(crate) fn supported(digits: DigitSet, cells: &[Cell], position: &Candidates) -> Vec<DigitSet> {
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
    pub(crate) fn of(digits: DigitSet, cells: &[Cell], position: &Candidates) -> Self {
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
    pub(crate) fn lacks(&self, cells: &[Cell]) -> Vec<(Digit, Vec<Cell>)> {
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

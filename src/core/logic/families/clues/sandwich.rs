//! Which digits can be between the ends of a sandwich, and which outside them.

use super::{Ruled, Ruling, left};
use sudoku_board::{
    Candidate, Candidates, Cell, Digit, DigitSet, House,
    shape::{cages::combinations, clues::Relation},
};

/// The most digits of a set that is told.
const DIGITS: usize = 4;

/// The most sets that are told.
const SETS: usize = 8;

/// The most places of an end that are told.
const PLACES: usize = 5;

/// An end of a sandwich with the cells that may have it.
type End = (Digit, Vec<Cell>);

/// A part of the line of a sandwich, between its ends or outside them: where it can be, and its digits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// The empty ends whose places matter.
    pub ends: Vec<(Digit, Vec<Cell>)>,
    /// How many cells may be between the ends.
    pub gaps: Vec<usize>,
    /// The open cells that may be in the part.
    pub may: Vec<Cell>,
    /// The open cells that may be in the other part.
    pub may_other: Vec<Cell>,
    /// The open cells that are always in the part.
    pub always: Vec<Cell>,
    /// The open cells that never are.
    pub never: Vec<Cell>,
    /// Digits that no cell can have that may be in the part.
    pub without: DigitSet,
    /// Digits that no cell can have that may be in the other part.
    pub with: DigitSet,
    /// The sets of digits that the part can have.
    pub sets: Vec<DigitSet>,
}

impl Ruled {
    /// Returns the row or column of a sandwich.
    pub(super) fn line(&self, position: &Candidates) -> Option<House> {
        let cells = self.relation(position)?.1.cells();
        let geometry = position.geometry();
        let is_whole = |house: &House| cells.iter().all(|&cell| geometry.houses_of(cell).contains(house));
        let first = cells.first().map(|&cell| geometry.houses_of(cell)).unwrap_or_default();
        first.iter().copied().find(is_whole)
    }

    /// Returns what all digits of a line add up to without its ends and the sum between these.
    pub(super) fn outside_sum(&self, position: &Candidates) -> Option<i32> {
        let Some((_, Relation::Sandwich(_, sum))) = self.relation(position) else { return None };
        let (least, most) = Self::outermost(position);
        let ends = i32::from(least.number()) + i32::from(most.number());
        Some(position.shape().house_sum() - ends - i32::from(*sum))
    }

    /// Returns the cells that may have an end of a sandwich.
    pub(super) fn ends(&self, position: &Candidates) -> [End; 2] {
        let cells = self.relation(position).map(|(_, relation)| relation.cells()).unwrap_or_default();
        let (least, most) = Self::outermost(position);
        let of = |digit: Digit| {
            let there = cells.iter().copied().filter(|&cell| left(position, cell).contains(digit));
            (digit, there.collect())
        };
        [of(least), of(most)]
    }

    /// Returns the part of a line between the ends of a sandwich, or the one outside them, with all sets of digits that it
    /// can have; `None` if nobody would read these.
    #[must_use]
    pub fn part(&self, position: &Candidates) -> Option<Part> {
        let cells = self.relation(position)?.1.cells();
        let ends = self.ends(position);
        let whole = self.part_by(&ends, position)?;
        let gone = self.misplaced_by(&whole, position);
        // The places of an end are not told if it may as well be anywhere.
        let is_filled = ends.each_ref().map(|(_, there)| there.iter().any(|&cell| !position.is_open(cell)));
        let simpler = [[false, false], [true, false], [false, true]].into_iter().filter_map(|told| {
            let mut free = ends.clone();
            for at in (0..2).filter(|&at| !told[at] && !is_filled[at]) {
                free[at].1.clone_from(&cells);
            }
            let mut part = self.part_by(&free, position)?;
            part.ends.retain(|(_, there)| there.len() < cells.len());
            let is_as_good = part.sets.len() <= whole.sets.len();
            (is_as_good && self.misplaced_by(&part, position) == gone).then_some(part)
        });
        let part = simpler.into_iter().next().unwrap_or(whole);
        part.ends.iter().all(|(_, there)| there.len() <= PLACES).then_some(part)
    }

    /// Returns the part with the ends in some cells.
    fn part_by(&self, ends: &[End; 2], position: &Candidates) -> Option<Part> {
        let Ruling::Part { outside, .. } = self.ruling else { return None };
        let Some((_, Relation::Sandwich(cells, sum))) = self.relation(position) else { return None };
        let by_sum = self.gaps(position);
        let place = |cell: &Cell| cells.iter().position(|other| other == cell);
        let [ones, others]: [Vec<usize>; 2] =
            ends.each_ref().map(|(_, there)| there.iter().filter_map(place).collect());
        let both = ones.iter().flat_map(|&one| others.iter().map(move |&other| (one, other)));
        let both = both.filter(|(one, other)| one != other);
        let both = both.map(|(one, other)| (one.min(other), one.max(other)));
        let ways: Vec<(usize, usize)> = both.filter(|(from, to)| by_sum.contains(&(to - from - 1))).collect();
        if ways.is_empty() {
            return None;
        }
        let is_in = |at: usize, outside: bool, (from, to): (usize, usize)| {
            if outside { at < from || to < at } else { from < at && at < to }
        };
        let may = |at: usize, outside: bool| ways.iter().any(|&way| is_in(at, outside, way));
        let middle = Self::middle(position);
        // The digits that no cell can have that may be in a part.
        let lacking = |outside: bool| {
            let there = (0..cells.len()).filter(|&at| may(at, outside));
            there.fold(middle, |lacking, at| lacking.minus(left(position, cells[at])))
        };
        let (without, with) = (lacking(outside), lacking(!outside));
        let inner: Vec<usize> =
            by_sum.into_iter().filter(|gap| ways.iter().any(|(from, to)| to - from - 1 == *gap)).collect();
        let total = if outside { self.outside_sum(position)? } else { i32::from(*sum) };
        let total = u16::try_from(total).ok()?;
        let sizes = inner.iter().map(|&gap| if outside { cells.len() - 2 - gap } else { gap });
        if !sizes.clone().all(|size| (1..=DIGITS).contains(&size)) {
            return None;
        }
        let all: Vec<DigitSet> = sizes.flat_map(|size| combinations(size, total, middle)).collect();
        let fitting = |without: DigitSet, with: DigitSet| -> Vec<DigitSet> {
            let fits = |set: &&DigitSet| set.intersection(without).is_empty() && with.minus(**set).is_empty();
            all.iter().filter(fits).copied().collect()
        };
        // Digits that make no difference are not told.
        let sets = fitting(without, with);
        if sets.is_empty() || sets.len() > SETS {
            return None;
        }
        let mut told = (without, with);
        for digit in middle.iter() {
            if fitting(told.0.without(digit), told.1) == sets {
                told.0 = told.0.without(digit);
            }
            if fitting(told.0, told.1.without(digit)) == sets {
                told.1 = told.1.without(digit);
            }
        }
        let open = |keeps: &dyn Fn(usize) -> bool| -> Vec<Cell> {
            let own = (0..cells.len()).filter(|&at| position.is_open(cells[at]) && keeps(at));
            own.map(|at| cells[at]).collect()
        };
        let is_open = |(_, there): &&End| there.iter().all(|&cell| position.is_open(cell));
        Some(Part {
            ends: ends.iter().filter(is_open).cloned().collect(),
            gaps: inner,
            may: open(&|at| may(at, outside)),
            may_other: open(&|at| may(at, !outside)),
            always: open(&|at| ways.iter().all(|&way| is_in(at, outside, way))),
            never: open(&|at| !may(at, outside)),
            without: told.0,
            with: told.1,
            sets,
        })
    }

    /// Returns all digits except the ends of a sandwich.
    fn middle(position: &Candidates) -> DigitSet {
        let (least, most) = Self::outermost(position);
        DigitSet::all(position.shape()).without(least).without(most)
    }

    /// Returns the candidates of cells that are never in a part, whose digits all its sets have; or those of cells that
    /// are always in it, whose digits no set has.
    pub(super) fn misplaced(&self, position: &Candidates) -> Vec<Candidate> {
        self.part(position).map(|part| self.misplaced_by(&part, position)).unwrap_or_default()
    }

    fn misplaced_by(&self, part: &Part, position: &Candidates) -> Vec<Candidate> {
        let lacking = matches!(self.ruling, Ruling::Part { lacking: true, .. });
        let middle = Self::middle(position);
        let (digits, cells) = if lacking {
            (part.sets.iter().fold(middle, |rest, set| rest.minus(*set)), &part.always)
        } else {
            (part.sets.iter().fold(middle, |rest, set| rest.intersection(*set)), &part.never)
        };
        let of = |&cell: &Cell| {
            let gone = position.digits(cell).intersection(digits);
            gone.iter().map(move |digit| Candidate::new(cell, digit))
        };
        cells.iter().flat_map(of).collect()
    }

    /// Returns the filled cells that the text about a part names, and the digits that open cells lack.
    pub(super) fn part_needs(&self, position: &Candidates) -> (Vec<Cell>, Vec<(DigitSet, Vec<Cell>)>) {
        let (Some(part), Some((_, relation))) = (self.part(position), self.relation(position)) else {
            return Default::default();
        };
        let cells = relation.cells();
        let (least, most) = Self::outermost(position);
        let told = part.without.union(part.with).with(least).with(most);
        let mut filled: Vec<Cell> = Vec::new();
        filled.extend(
            cells.iter().filter(|&&cell| position.digit(cell).is_some_and(|digit| told.contains(digit))),
        );
        let known: DigitSet = cells.iter().filter_map(|&cell| position.digit(cell)).collect();
        let lacks = [(part.without.minus(known), part.may), (part.with.minus(known), part.may_other)];
        let lacks: Vec<(DigitSet, Vec<Cell>)> =
            lacks.into_iter().filter(|(digits, cells)| !digits.is_empty() && !cells.is_empty()).collect();
        if !lacks.is_empty() {
            // Where a digit has no place, the filled cells matter as well.
            filled = cells.into_iter().filter(|&cell| !position.is_open(cell)).collect();
        }
        (filled, lacks)
    }
}

//! Aligned exclusion: two or three cells, and the ways to fill them together. A way is impossible if two cells that
//! see each other have the same digit, or if the digits leave an almost locked set that all of them see fewer digits
//! than cells. A candidate without a possible way goes.
//!
//! Sudoku Explainer asks single cells alone for the second reason. A cell of three candidates, seen by all of three,
//! counts here as well.

use super::{Sink, rule_out};
use crate::{
    Candidate, Cell, CellSet, Digit, DigitSet, Position, Shape,
    sorting::sort_by_key,
    step::{Aligned, Later},
    tables::Tables,
};
use std::ops::ControlFlow;

/// The most cells of an almost locked set that excludes.
const SET: usize = 5;

/// For each digit of a cell, the digits that another cannot have with it.
type Barred = [DigitSet; Shape::S25.side()];

const NONE: Barred = [DigitSet::EMPTY; Shape::S25.side()];

/// A set that excludes.
struct Excluder {
    cells: CellSet,
    digits: DigitSet,
    /// The cells that see all of it.
    seers: CellSet,
}

struct Search<'a> {
    position: &'a Position,
    /// The sets that lose too much with two digits.
    sets: Vec<Excluder>,
    /// For each cell, the numbers of the sets that it sees.
    seen: Vec<Vec<usize>>,
}

/// Pairs of cells.
pub fn pair(position: &Position, tables: &Tables<'_>, sink: Sink<'_>) -> ControlFlow<()> {
    let search = Search::of(position, tables);
    let open: Vec<Cell> = position.candidates().open_cells().collect();
    for (at, &one) in open.iter().enumerate() {
        tables.work(1)?;
        for &other in &open[at + 1..] {
            let Some(barred) = search.barred(one, other) else { continue };
            let (mine, theirs) = (position.candidates().digits(one), position.candidates().digits(other));
            let all = mine.iter().fold(theirs, |all, digit| all.intersection(barred[digit.index()]));
            if !all.is_empty() || mine.iter().any(|digit| theirs.is_subset_of(barred[digit.index()])) {
                search.tell(&[one, other], &|with| barred[with[0].index()].contains(with[1]), sink)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Triplets of cells that all see a cell of three candidates or fewer.
pub fn triplet(position: &Position, tables: &Tables<'_>, sink: Sink<'_>) -> ControlFlow<()> {
    if tables.limits().aligned < 3 {
        return ControlFlow::Continue(());
    }
    let (candidates, geometry) = (position.candidates(), position.geometry());
    let search = Search::of(position, tables);
    let thirds: Vec<(Cell, DigitSet)> = candidates
        .open_cells()
        .map(|cell| (cell, candidates.digits(cell)))
        .filter(|(_, digits)| (2..=3).contains(&digits.len()))
        .collect();
    let near: CellSet = thirds.iter().fold(CellSet::EMPTY, |all, &(cell, _)| all.union(geometry.peers(cell)));
    let open: Vec<Cell> = candidates.open_cells().filter(|&cell| near.contains(cell)).collect();
    for (i, &one) in open.iter().enumerate() {
        tables.work(1)?;
        for (j, &two) in open.iter().enumerate().skip(i + 1) {
            let both: Vec<&(Cell, DigitSet)> = thirds
                .iter()
                .filter(|&&(cell, _)| geometry.see(cell, one) && geometry.see(cell, two))
                .collect();
            if both.is_empty() {
                continue;
            }
            let first = search.barred(one, two).unwrap_or(NONE);
            for &three in &open[j + 1..] {
                let all: Vec<DigitSet> = both
                    .iter()
                    .filter(|&&&(cell, digits)| digits.len() == 3 && geometry.see(cell, three))
                    .map(|&&(_, digits)| digits)
                    .collect();
                if !both.iter().any(|&&(cell, _)| geometry.see(cell, three)) {
                    continue;
                }
                let [second, third] = [one, two].map(|cell| search.barred(cell, three).unwrap_or(NONE));
                let is_barred = |with: &[Digit]| {
                    first[with[0].index()].contains(with[1])
                        || second[with[0].index()].contains(with[2])
                        || third[with[1].index()].contains(with[2])
                        || all.contains(&with.iter().copied().collect())
                };
                search.tell(&[one, two, three], &is_barred, sink)?;
            }
        }
    }
    ControlFlow::Continue(())
}

impl<'a> Search<'a> {
    fn of(position: &'a Position, tables: &Tables<'_>) -> Self {
        let geometry = position.geometry();
        let few = tables.sets().all().iter().filter(|set| set.cells.len() <= SET);
        let sets: Vec<Excluder> = few
            .map(|set| Excluder {
                cells: set.cells,
                digits: set.digits,
                seers: geometry.common_peers(set.cells.iter()),
            })
            .collect();
        let mut seen = vec![Vec::new(); Cell::all(position.shape()).len()];
        for (number, set) in sets.iter().enumerate() {
            for cell in set.seers.iter().filter(|&cell| position.candidates().is_open(cell)) {
                seen[cell.index()].push(number);
            }
        }
        Self { position, sets, seen }
    }

    /// For each digit of the first cell, the digits that the second cannot have with it; `None` if the cells have
    /// nothing in common.
    fn barred(&self, one: Cell, other: Cell) -> Option<Barred> {
        let candidates = self.position.candidates();
        let mut barred = NONE;
        let sees = self.position.geometry().see(one, other);
        if sees {
            candidates.digits(one).iter().for_each(|digit| barred[digit.index()] = DigitSet::only(digit));
        }
        let (mine, theirs) = (candidates.digits(one), candidates.digits(other));
        let mut any = sees;
        for &number in
            self.seen[one.index()].iter().filter(|&number| self.sets[*number].seers.contains(other))
        {
            any = true;
            let digits = self.sets[number].digits;
            for digit in digits.intersection(mine).iter() {
                let all = barred[digit.index()].union(digits.intersection(theirs).without(digit));
                barred[digit.index()] = all;
            }
        }
        any.then_some(barred)
    }

    /// Reports the candidates of the cells that are in no way without a bar.
    fn tell(&self, cells: &[Cell], is_barred: &dyn Fn(&[Digit]) -> bool, sink: Sink<'_>) -> ControlFlow<()> {
        let candidates = self.position.candidates();
        let mut allowed = vec![DigitSet::EMPTY; cells.len()];
        let mut with: Vec<Digit> = Vec::with_capacity(cells.len());
        self.fill(cells, is_barred, &mut with, &mut allowed);
        let gone: Vec<Candidate> = cells
            .iter()
            .zip(&allowed)
            .flat_map(|(&cell, allowed)| {
                let gone = candidates.digits(cell).minus(*allowed);
                gone.iter().map(move |digit| Candidate::new(cell, digit))
            })
            .collect();
        if gone.is_empty() || allowed.iter().any(|allowed| allowed.is_empty()) {
            return ControlFlow::Continue(());
        }
        let pattern = || self.pattern(cells, &gone);
        rule_out(sink, gone.clone(), || Later::Aligned(pattern()).into())
    }

    fn fill(
        &self,
        cells: &[Cell],
        is_barred: &dyn Fn(&[Digit]) -> bool,
        with: &mut Vec<Digit>,
        allowed: &mut [DigitSet],
    ) {
        let Some(&next) = cells.get(with.len()) else {
            if !is_barred(with) {
                for (allowed, &digit) in allowed.iter_mut().zip(&*with) {
                    *allowed = allowed.with(digit);
                }
            }
            return;
        };
        for digit in self.position.candidates().digits(next).iter() {
            with.push(digit);
            self.fill(cells, is_barred, with, allowed);
            with.pop();
        }
    }

    /// The exclusion with the sets that it needs: small ones first.
    fn pattern(&self, cells: &[Cell], gone: &[Candidate]) -> Aligned {
        let candidates = self.position.candidates();
        let geometry = self.position.geometry();
        let sees = |set: &CellSet| cells.iter().filter(|cell| set.contains(**cell)).count() > 1;
        let mut excluding: Vec<(usize, Vec<Cell>)> = self
            .sets
            .iter()
            .filter(|set| sees(&set.seers))
            .map(|set| (set.cells.len(), set.cells.iter().collect()))
            .collect();
        if cells.len() > 2 {
            let thirds = candidates.open_cells().filter(|&cell| candidates.digits(cell).len() == 3);
            let thirds = thirds.filter(|&cell| cells.iter().all(|&own| geometry.see(cell, own)));
            excluding.extend(thirds.map(|cell| (1, vec![cell])));
        }
        sort_by_key(&mut excluding, |(size, _)| *size);
        let excluding = excluding.into_iter().map(|(_, cells)| cells).collect();
        Aligned { cells: cells.to_vec(), excluding }.needed(gone, candidates)
    }
}

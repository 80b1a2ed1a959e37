//! Aligned exclusion: two or three cells, and the ways to fill them together. A way is impossible if two cells that
//! see each other have the same digit, or if the digits leave an almost locked set that all of them see fewer digits
//! than cells. A candidate without a possible way goes.
//!
//! Sudoku Explainer asks single cells alone for the second reason. A cell of three candidates, seen by all of three,
//! counts here as well.

use super::Aligned;
use crate::{
    Position,
    families::{
        Decoded,
        sink::{Sink, rule_out},
    },
    position::tables::Tables,
};
use std::ops::ControlFlow;
use sudoku_board::{Candidate, Cell, CellSet, Digit, DigitSet, Shape, sorting::sort_by_key};

/// The most cells of an almost locked set that excludes.
const SET: usize = 5;

/// For each digit of a cell, the digits that another cannot have with it.
type Barred = [DigitSet; Shape::MOST_DIGITS];

const NONE: Barred = [DigitSet::EMPTY; Shape::MOST_DIGITS];

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

/// Finds exclusions of pairs of cells.
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
                let left = |digit: Digit| theirs.minus(barred[digit.index()]);
                let first = mine.iter().filter(|&digit| !left(digit).is_empty()).collect();
                let second = mine.iter().fold(DigitSet::EMPTY, |all, digit| all.union(left(digit)));
                search.tell(&[one, other], &[first, second], sink)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Finds exclusions of triplets of cells that all see a cell of three candidates or fewer.
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
    // The bars of each pair, which many triplets share.
    let mut bars: Vec<Vec<Barred>> = Vec::with_capacity(open.len());
    for (i, &one) in open.iter().enumerate() {
        tables.work(1)?;
        bars.push(open[i + 1..].iter().map(|&other| search.barred(one, other).unwrap_or(NONE)).collect());
    }
    let bars_of = |i: usize, j: usize| &bars[i][j - i - 1];
    let mut all: Vec<DigitSet> = Vec::new();
    for (i, &one) in open.iter().enumerate() {
        tables.work(1)?;
        for (j, &two) in open.iter().enumerate().skip(i + 1) {
            let pair = [one, two];
            let both =
                || thirds.iter().filter(move |(cell, _)| pair.iter().all(|&own| geometry.see(*cell, own)));
            let near = both().fold(CellSet::EMPTY, |all, &(cell, _)| all.union(geometry.peers(cell)));
            for (k, &three) in open.iter().enumerate().skip(j + 1) {
                if !near.contains(three) {
                    continue;
                }
                let seen = both().filter(|(cell, digits)| digits.len() == 3 && geometry.see(*cell, three));
                all.clear();
                all.extend(seen.map(|&(_, digits)| digits));
                let allowed =
                    search.allowed([one, two, three], [bars_of(i, j), bars_of(i, k), bars_of(j, k)], &all);
                search.tell(&[one, two, three], &allowed, sink)?;
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

    /// Returns, for each digit of the first cell, the digits that the second cannot have with it; `None` if the
    /// cells have nothing in common.
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

    /// Returns the digits of three cells that are in a way without a bar: those of the pairs, and the digits of a cell
    /// that all three see.
    fn allowed(&self, cells: [Cell; 3], bars: [&Barred; 3], all: &[DigitSet]) -> [DigitSet; 3] {
        let held = cells.map(|cell| self.position.candidates().digits(cell));
        let mut allowed = [DigitSet::EMPTY; 3];
        for one in held[0].iter() {
            for two in held[1].minus(bars[0][one.index()]).iter() {
                let mut left = held[2].minus(bars[1][one.index()]).minus(bars[2][two.index()]);
                for digits in all.iter().filter(|digits| digits.contains(one) && digits.contains(two)) {
                    // Two equal digits leave the cell one.
                    if one != two {
                        left = left.minus(digits.without(one).without(two));
                    }
                }
                if !left.is_empty() {
                    let with = [allowed[0].with(one), allowed[1].with(two), allowed[2].union(left)];
                    allowed = with;
                    if allowed == held {
                        return allowed;
                    }
                }
            }
        }
        allowed
    }

    /// Reports the candidates of the cells that are in no way without a bar.
    fn tell(&self, cells: &[Cell], allowed: &[DigitSet], sink: Sink<'_>) -> ControlFlow<()> {
        let candidates = self.position.candidates();
        if allowed.iter().any(|allowed| allowed.is_empty()) {
            return ControlFlow::Continue(());
        }
        let gone: Vec<Candidate> = cells
            .iter()
            .zip(allowed)
            .flat_map(|(&cell, allowed)| {
                let gone = candidates.digits(cell).minus(*allowed);
                gone.iter().map(move |digit| Candidate::new(cell, digit))
            })
            .collect();
        if gone.is_empty() {
            return ControlFlow::Continue(());
        }
        let pattern = || self.pattern(cells, &gone);
        rule_out(sink, gone.clone(), || Decoded::Aligned(pattern()).into())
    }

    /// Returns the exclusion with the sets that it needs: small ones first.
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

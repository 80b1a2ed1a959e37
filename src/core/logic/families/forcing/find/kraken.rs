//! Kraken fish: one of some places of a digit is right, and all of them lead to the same conclusion.
//!
//! ```text
//!   . . * . . 3 . . *      Two rows need the digit, and column 9 takes one of them at most. So the digit is in one
//!   . . . . . . . . .      of the other places, those marked with a figure.
//!   . 1 . . 2 . . . *
//! ```
//!
//! With another line across as a cover, the rows are a fish, and the places outside both are its fins. If the places in
//! that line just see the candidate that goes, it is type 1: the fish itself excludes it, and each fin leads there by a
//! chain. Otherwise it is type 2.

use super::{
    chain::{Branches, Common, Found, tell},
    excludes,
};
use crate::{
    Position,
    families::{Decoded, Kraken, sink::Sink},
    position::tables::Tables,
    step::conclusion::Conclusion,
};
use std::{
    collections::{HashMap, HashSet},
    ops::ControlFlow,
};
use sudoku_board::{Candidate, Candidates, Digit, Geometry, House, HouseKind, sorting::sort_by_key};

/// Some lines of a digit, and one fewer across them.
#[derive(Clone, Debug)]
struct Lines {
    digit: Digit,
    base: Vec<House>,
    cover: Vec<House>,
}

/// The lines of one kind with the places of a digit, as bits of the lines across.
struct Search<'a, 'b> {
    digit: Digit,
    lines: Vec<(House, u32)>,
    across: &'a [House],
    most: usize,
    found: &'b mut dyn FnMut(Lines, Vec<Candidate>),
    geometry: &'a Geometry,
}

/// Finds both types, the shortest first: for each conclusion, the shortest of each type.
pub fn find(position: &Position, tables: &Tables<'_>, sink: Sink<'_>) -> ControlFlow<()> {
    let (candidates, geometry, limits) =
        (position.candidates(), position.geometry(), position.shape().limits());
    let lines = |kind: HouseKind| -> Vec<House> {
        House::all(position.shape()).filter(|house| house.kind() == kind).collect()
    };
    let kinds = [HouseKind::Row, HouseKind::Column].map(lines);
    let mut branches = Branches::new(position);
    let mut found: Vec<Found<(Lines, bool)>> = Vec::new();
    // The fewest placements so far for each conclusion of each type.
    let mut best: HashMap<(bool, bool, Candidate), usize> = HashMap::new();
    for digit in Digit::all(position.shape()) {
        for (base, across) in [(&kinds[0], &kinds[1]), (&kinds[1], &kinds[0])] {
            tables.work(1)?;
            let places = |house: &House| (*house, candidates.places(digit, *house).bits());
            let lines = base.iter().map(places).filter(|(_, places)| *places != 0).collect();
            let mut add = |lines: Lines, options: Vec<Candidate>| {
                for Common { ends, conclusion, length } in branches.common(&options) {
                    for (by_fish, conclusion) in parted(candidates, &lines.base, &options, conclusion) {
                        let targets: Vec<(bool, bool, Candidate)> = match &conclusion {
                            Conclusion::Place(placed) => vec![(by_fish, true, *placed)],
                            Conclusion::Eliminate(gone) => {
                                gone.iter().map(|&gone| (by_fish, false, gone)).collect()
                            }
                            Conclusion::Impossible | Conclusion::TakeBack(_) => Vec::new(),
                        };
                        if targets.iter().any(|target| best.get(target).is_none_or(|&known| length < known)) {
                            best.extend(targets.into_iter().map(|target| (target, length)));
                            found.push(Found {
                                origin: (lines.clone(), by_fish),
                                options: options.clone(),
                                ends: ends.clone(),
                                conclusion,
                                length,
                            });
                        }
                    }
                }
            };
            let mut search = Search { digit, lines, across, most: limits.options, found: &mut add, geometry };
            for size in 2..=limits.kraken {
                search.bases(size, 0, &mut Vec::new());
            }
        }
    }
    sort_by_key(&mut found, |found| (found.length, !found.origin.1));
    // Each candidate goes by the first of each type alone, so that its length does not depend on what else goes.
    let mut told: HashSet<(bool, Candidate)> = HashSet::new();
    for found in &mut found {
        if let Conclusion::Eliminate(gone) = &mut found.conclusion {
            gone.retain(|&gone| told.insert((found.origin.1, gone)));
        }
    }
    found.retain(|found| !matches!(&found.conclusion, Conclusion::Eliminate(gone) if gone.is_empty()));
    let pattern = |Found { origin: (lines, by_fish), options, ends, .. }: &Found<(Lines, bool)>| {
        let branches = branches.told(options, ends);
        let Lines { digit, base, cover } = lines.clone();
        Decoded::Kraken(Kraken { digit, base, cover, by_fish: *by_fish, branches }).into()
    };
    tell(found, |(_, by_fish)| *by_fish, pattern, sink)
}

/// Returns a conclusion in two parts: the candidates in sight of all places in a line across, as in a fish with that
/// line, and all others.
fn parted(
    candidates: &Candidates,
    base: &[House],
    options: &[Candidate],
    conclusion: Conclusion,
) -> Vec<(bool, Conclusion)> {
    let Conclusion::Eliminate(gone) = conclusion else { return vec![(false, conclusion)] };
    let geometry = candidates.geometry();
    let across = if base[0].kind() == HouseKind::Row { HouseKind::Column } else { HouseKind::Row };
    let is_by_fish = |gone: &Candidate| {
        let in_line =
            |option: &Candidate| geometry.cell_set(geometry.line_of(option.cell, across)).contains(gone.cell);
        let is_based = base.iter().any(|&base| geometry.cell_set(base).contains(gone.cell));
        gone.digit == options[0].digit && !is_based && options.iter().any(in_line)
    };
    // In sight of all places, they go by a plain fish.
    let is_plain = |gone: &Candidate| options.iter().all(|&option| excludes(candidates, option, *gone));
    let (fish, others): (Vec<Candidate>, Vec<Candidate>) =
        gone.iter().filter(|gone| !is_plain(gone)).partition(|gone| is_by_fish(gone));
    let parts = [(true, fish), (false, others)].into_iter().filter(|(_, gone)| !gone.is_empty());
    parts.map(|(by_fish, gone)| (by_fish, Conclusion::Eliminate(gone))).collect()
}

impl Search<'_, '_> {
    /// Tries every set of this many lines as the base.
    fn bases(&mut self, size: usize, from: usize, chosen: &mut Vec<usize>) {
        if chosen.len() == size {
            self.covers(chosen, size - 1, 0, 0);
            return;
        }
        for next in from..self.lines.len() {
            chosen.push(next);
            self.bases(size, next + 1, chosen);
            chosen.pop();
        }
    }

    /// Grows the cover, in lines that cross places of two base lines at least.
    fn covers(&mut self, base: &[usize], left: usize, from: usize, cover: u32) {
        if left == 0 {
            self.tell(base, cover);
            return;
        }
        for next in from..self.across.len() {
            let crossed = base.iter().filter(|&&line| self.lines[line].1 >> next & 1 == 1).count();
            if crossed > 1 {
                self.covers(base, left - 1, next + 1, cover | 1 << next);
            }
        }
    }

    /// Passes them on if each base line has places inside the cover and few are outside.
    fn tell(&mut self, base: &[usize], cover: u32) {
        let mut outside = 0;
        for &line in base {
            let (_, places) = self.lines[line];
            if places & cover == 0 {
                return;
            }
            outside += (places & !cover).count_ones() as usize;
        }
        if outside < 2 || outside > self.most {
            return;
        }
        let mut options = Vec::with_capacity(outside);
        for &line in base {
            let (house, places) = self.lines[line];
            let free = self
                .geometry
                .cells(house)
                .iter()
                .enumerate()
                .filter(|(at, _)| (places & !cover) >> at & 1 == 1);
            options.extend(free.map(|(_, &cell)| Candidate::new(cell, self.digit)));
        }
        options.sort_unstable_by_key(|option| option.cell);
        let base = base.iter().map(|&line| self.lines[line].0).collect();
        let cover =
            self.across.iter().enumerate().filter(|(at, _)| cover >> at & 1 == 1).map(|(_, &house)| house);
        let lines = Lines { digit: self.digit, base, cover: cover.collect() };
        (self.found)(lines, options);
    }
}

//! Wings and remote pairs: a few cells with two or three candidates that force a digit into one of them.
//!
//! * **XY-Wing**: a pivot with x and y sees a pincer with x and z and a pincer with y and z. With either
//!   digit in the pivot, a pincer has z.
//! * **XYZ-Wing**: the pivot has z as well, so one of the three holds z.
//! * **W-Wing**: two cells with the same x and z, each seeing one end of a strong link of x. An end of the
//!   link has x, so one of the cells has z.
//! * **Remote pair**: cells with the same two candidates, each seeing the next. The digits alternate, so two
//!   cells an odd number of steps apart have one each.

use super::{RemotePair, WWing, Wing, WingKind};
use crate::{
    Position,
    families::{
        Pattern,
        sink::{Sink, rule_out, rule_out_of},
    },
    position::tables::Tables,
};
use std::ops::ControlFlow;
use sudoku_board::{Candidate, Cell, Digit, DigitSet};

/// A cell and its candidates.
type Known = (Cell, DigitSet);

/// Returns the cells with two candidates.
fn bivalue(position: &Position, tables: &Tables<'_>) -> Vec<Known> {
    tables.bivalue().iter().map(|&cell| (cell, position.candidates().digits(cell))).collect()
}

/// Finds XY-Wings.
pub fn xy(position: &Position, tables: &Tables<'_>, sink: Sink<'_>) -> ControlFlow<()> {
    let geometry = position.geometry();
    let cells = bivalue(position, tables);
    let mut near: Vec<Known> = Vec::with_capacity(cells.len());
    for &(pivot, hub) in &cells {
        // Each pincer has one digit of the pivot.
        let fits =
            |(cell, digits): &&Known| digits.intersection(hub).len() == 1 && geometry.see(pivot, *cell);
        near.clear();
        near.extend(cells.iter().filter(fits));
        each_pair(&near, &mut |(first, one), (second, other)| {
            let shared = one.intersection(other).minus(hub);
            let Some(digit) = shared.single().filter(|_| one.union(other).minus(shared) == hub) else {
                return ControlFlow::Continue(());
            };
            let gone = geometry.peers(first).intersection(geometry.peers(second));
            let gone = gone.intersection(tables.places(digit));
            let pincers = [first, second];
            rule_out_of(sink, digit, &gone, || {
                Pattern::Wing(Wing { kind: WingKind::Xy, pivot, pincers, digit })
            })
        })?;
    }
    ControlFlow::Continue(())
}

/// Finds XYZ-Wings.
pub fn xyz(position: &Position, tables: &Tables<'_>, sink: Sink<'_>) -> ControlFlow<()> {
    let (candidates, geometry) = (position.candidates(), position.geometry());
    let cells = bivalue(position, tables);
    let mut near: Vec<Known> = Vec::with_capacity(cells.len());
    for pivot in candidates.open_cells().filter(|&cell| candidates.digits(cell).len() == 3) {
        let hub = candidates.digits(pivot);
        let fits = |(cell, digits): &&Known| digits.is_subset_of(hub) && geometry.see(pivot, *cell);
        near.clear();
        near.extend(cells.iter().filter(fits));
        each_pair(&near, &mut |(first, one), (second, other)| {
            let Some(digit) = one.intersection(other).single() else { return ControlFlow::Continue(()) };
            let seers = geometry.common_peers([pivot, first, second]);
            let gone = seers.intersection(tables.places(digit));
            let pincers = [first, second];
            rule_out_of(sink, digit, &gone, || {
                Pattern::Wing(Wing { kind: WingKind::Xyz, pivot, pincers, digit })
            })
        })?;
    }
    ControlFlow::Continue(())
}

/// Finds W-Wings.
pub fn w(position: &Position, tables: &Tables<'_>, sink: Sink<'_>) -> ControlFlow<()> {
    let geometry = position.geometry();
    each_pair(&bivalue(position, tables), &mut |(first, digits), (second, others)| {
        // Two that see each other are a naked pair.
        if digits != others || geometry.see(first, second) {
            return ControlFlow::Continue(());
        }
        for linked in digits.iter() {
            let Some(digit) = digits.without(linked).single() else { continue };
            let seers = geometry.peers(first).intersection(geometry.peers(second));
            let gone = seers.intersection(tables.places(digit));
            if gone.is_empty() {
                continue;
            }
            for link in tables.links(linked) {
                for (near, far) in link.both_ways() {
                    if geometry.see(first, near) && geometry.see(second, far) {
                        let (cells, link, house) = ([first, second], [near, far], link.house);
                        rule_out_of(sink, digit, &gone, || {
                            Pattern::WWing(WWing { cells, link, house, linked, digit })
                        })?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    })
}

/// Finds remote pairs: the shortest chain between any two of their cells.
pub fn remote_pair(position: &Position, tables: &Tables<'_>, sink: Sink<'_>) -> ControlFlow<()> {
    let geometry = position.geometry();
    let (cells, known) = (tables.bivalue(), bivalue(position, tables));
    for (i, &(start, digits)) in known.iter().enumerate() {
        let same = || known.iter().filter(|(_, others)| *others == digits);
        if same().count() < 4 {
            continue;
        }
        let same: Vec<Cell> = same().map(|(cell, _)| *cell).collect();
        let paths = shortest_paths(start, &same, |a, b| geometry.see(a, b));
        for path in paths {
            let Some(&end) = path.last().filter(|&&end| cells[i..].contains(&end)) else { continue };
            if path.len() < 4 || path.len() % 2 == 1 {
                continue;
            }
            let seers = geometry.peers(start).intersection(geometry.peers(end));
            rule_out(sink, all_of(tables, digits, |cell| seers.contains(cell)), || {
                Pattern::RemotePair(RemotePair { digits, cells: path })
            })?;
        }
    }
    ControlFlow::Continue(())
}

fn all_of(tables: &Tables<'_>, digits: DigitSet, within: impl Fn(Cell) -> bool) -> Vec<Candidate> {
    let of = |digit: Digit| tables.places(digit).iter().map(move |cell| Candidate::new(cell, digit));
    digits.iter().flat_map(of).filter(|candidate| within(candidate.cell)).collect()
}

/// Returns the shortest path from a cell to each other reachable one.
fn shortest_paths(start: Cell, cells: &[Cell], joined: impl Fn(Cell, Cell) -> bool) -> Vec<Vec<Cell>> {
    let mut paths = vec![vec![start]];
    let mut at = 0;
    while let Some(path) = paths.get(at).cloned() {
        let Some(&end) = path.last() else { break };
        for &next in cells.iter().filter(|&&next| joined(end, next)) {
            if !paths.iter().any(|path| path.last() == Some(&next)) {
                let mut longer = path.clone();
                longer.push(next);
                paths.push(longer);
            }
        }
        at += 1;
    }
    paths.split_off(1)
}

/// Calls the function for each pair of a list.
fn each_pair(cells: &[Known], found: &mut impl FnMut(Known, Known) -> ControlFlow<()>) -> ControlFlow<()> {
    for (i, &first) in cells.iter().enumerate() {
        for &second in &cells[i + 1..] {
            found(first, second)?;
        }
    }
    ControlFlow::Continue(())
}

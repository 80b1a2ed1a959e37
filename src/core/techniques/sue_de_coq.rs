//! Sue de Coq: cells where a line meets a box, shared out between a set in the line and a set in the box.
//!
//! ```text
//!    box          rest of the line
//!    C C .        . A .        C holds some digits, A in the line and D in the box have none in common.
//!    D . .                     If all of them have as many digits as cells, each digit stands in them just
//!    . . .                     once: those that are not in D in the line, those that are not in A in the box.
//! ```

use super::{Sink, rule_out};
use crate::{
    Candidate, Cell, CellSet, DigitSet, House, HouseKind, Position,
    step::{AlmostLocked, Pattern},
    tables::{Tables, choose},
};
use std::ops::ControlFlow;

/// Cells of one place and their candidates.
struct Part {
    cells: Vec<Cell>,
    digits: DigitSet,
}

/// Sues de Coq.
pub fn find(position: &Position, tables: &Tables<'_>, sink: Sink<'_>) -> ControlFlow<()> {
    let geometry = position.geometry();
    for line in House::all(position.order()).filter(|house| house.kind() != HouseKind::Box) {
        let mut boxes: Vec<House> =
            geometry.cells(line).iter().map(|&cell| geometry.house_of(cell, HouseKind::Box)).collect();
        boxes.dedup();
        for within in boxes {
            tables.work(1)?;
            let (on_line, in_box) = (geometry.cell_set(line), geometry.cell_set(within));
            let most = tables.limits().set;
            let shared = parts(position, &on_line.intersection(in_box), position.order().get(), 2);
            let shared: Vec<Part> =
                shared.into_iter().filter(|part| part.digits.len() >= part.cells.len() + 2).collect();
            if shared.is_empty() {
                continue;
            }
            let middles = shared.iter().fold(DigitSet::EMPTY, |all, part| all.union(part.digits));
            let line_sets = parts_gaining(position, &on_line.minus(in_box), most, middles);
            let box_sets = parts_gaining(position, &in_box.minus(on_line), most, middles);
            if line_sets.is_empty() || box_sets.is_empty() {
                continue;
            }
            for middle in &shared {
                let spare = middle.digits.len() - middle.cells.len();
                let gains = |parts: &'_ [Part]| -> Vec<(usize, usize)> {
                    let gains = parts.iter().map(|part| gain(part, middle.digits)).enumerate();
                    gains.filter_map(|(i, gain)| Some((i, gain?))).collect()
                };
                let others = gains(&box_sets);
                for (one, gained) in gains(&line_sets) {
                    for &(other, rest) in others.iter().filter(|(_, rest)| gained + rest == spare) {
                        debug_assert!(rest > 0, "each part takes something up");
                        let (one, other) = (&line_sets[one], &box_sets[other]);
                        share_out(tables, position, (line, within), middle, one, other, sink)?;
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// All choices of open cells, at least and at most so many, with more digits than cells.
fn parts(position: &Position, cells: &CellSet, most: usize, least: usize) -> Vec<Part> {
    let candidates = position.candidates();
    let open: Vec<Cell> = cells.iter().filter(|&cell| candidates.digits(cell).len() > 1).collect();
    let masks: Vec<u32> = open.iter().map(|&cell| candidates.digits(cell).bits()).collect();
    let mut found = Vec::new();
    for size in least..=most.min(open.len()) {
        let done = choose(&masks, size, DigitSet::all(position.order()).len(), &mut |chosen, union| {
            let digits = DigitSet::from_bits(union);
            if digits.len() > size {
                found.push(Part { cells: chosen.iter().map(|&i| open[i]).collect(), digits });
            }
            ControlFlow::Continue(())
        });
        debug_assert!(done.is_continue(), "nobody stops it");
    }
    found
}

/// All choices of at most so many open cells with more digits than cells that take up some of these digits.
fn parts_gaining(position: &Position, cells: &CellSet, most: usize, digits: DigitSet) -> Vec<Part> {
    let candidates = position.candidates();
    let open: Vec<Cell> = cells.iter().filter(|&cell| candidates.digits(cell).len() > 1).collect();
    // With digits outside, there must be fewer of them than cells: so the search looks at these alone.
    let masks: Vec<u32> = open.iter().map(|&cell| candidates.digits(cell).minus(digits).bits()).collect();
    let mut found = Vec::new();
    for size in 1..=most.min(open.len()) {
        let done = choose(&masks, size, size - 1, &mut |chosen, _| {
            let of = |&i: &usize| candidates.digits(open[i]);
            let digits = chosen.iter().map(of).fold(DigitSet::EMPTY, DigitSet::union);
            if digits.len() > size {
                found.push(Part { cells: chosen.iter().map(|&i| open[i]).collect(), digits });
            }
            ControlFlow::Continue(())
        });
        debug_assert!(done.is_continue(), "nobody stops it");
    }
    found
}

/// How many digits of the middle a part takes up.
fn gain(part: &Part, middle: DigitSet) -> Option<usize> {
    part.cells.len().checked_sub(part.digits.minus(middle).len()).filter(|&gain| gain > 0)
}

fn share_out(
    tables: &Tables<'_>,
    position: &Position,
    (line, within): (House, House),
    middle: &Part,
    one: &Part,
    other: &Part,
    sink: Sink<'_>,
) -> ControlFlow<()> {
    let all = middle.digits.union(one.digits).union(other.digits);
    let cells = middle.cells.len() + one.cells.len() + other.cells.len();
    if all.len() != cells || !one.digits.intersection(other.digits).is_empty() {
        return ControlFlow::Continue(());
    }
    let geometry = position.geometry();
    let own: CellSet = middle.cells.iter().chain(&one.cells).chain(&other.cells).copied().collect();
    let mut gone = Vec::new();
    for (house, without) in [(line, other.digits), (within, one.digits)] {
        let rest = geometry.cell_set(house).minus(&own);
        for digit in all.minus(without).iter() {
            let there = tables.places(digit).intersection(&rest);
            gone.extend(there.iter().map(|cell| Candidate::new(cell, digit)));
        }
    }
    let told = |part: &Part| AlmostLocked { cells: part.cells.clone(), digits: part.digits };
    rule_out(sink, gone, || Pattern::SueDeCoq {
        line,
        within,
        cells: middle.cells.clone(),
        line_set: told(one),
        box_set: told(other),
    })
}

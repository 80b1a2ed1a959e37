//! Sue de Coq: the cells where a line meets a box, whose digits are divided between a set in the line and a
//! set in the box.
//!
//! ```text
//!    box          rest of the line
//!    C C .        . A .        A in the line and D in the box have no digit in common. If C, A and D
//!    D . .                     together have as many digits as cells, each digit is in them just once:
//!    . . .                     digits not in D are in the line, digits not in A are in the box.
//! ```

use crate::{
    Position,
    families::{
        AlmostLocked, Pattern, SueDeCoq,
        sink::{Sink, rule_out},
    },
    position::tables::{Tables, choose},
};
use std::ops::ControlFlow;
use sudoku_board::{Candidate, Cell, CellSet, DigitSet, House};

/// Some of the open cells of a house, as bits, and their candidates.
#[derive(Clone, Copy)]
struct Part {
    chosen: u32,
    digits: DigitSet,
}

impl Part {
    fn of(chosen: &[usize], digits: DigitSet) -> Self {
        Self { chosen: chosen.iter().fold(0, |bits, &i| bits | 1 << i), digits }
    }

    const fn len(self) -> usize {
        self.chosen.count_ones() as usize
    }
}

/// The open cells of a house, and parts of it.
struct Parts {
    open: Vec<Cell>,
    found: Vec<Part>,
}

impl Parts {
    fn of_open(position: &Position, cells: &CellSet) -> Self {
        let open = cells.iter().filter(|&cell| position.candidates().digits(cell).len() > 1).collect();
        Self { open, found: Vec::new() }
    }

    fn cells(&self, part: Part) -> impl Iterator<Item = Cell> {
        self.open.iter().enumerate().filter(move |(i, _)| part.chosen >> i & 1 == 1).map(|(_, &cell)| cell)
    }

    fn told(&self, part: Part) -> AlmostLocked {
        AlmostLocked { cells: self.cells(part).collect(), digits: part.digits }
    }
}

/// Finds Sues de Coq.
pub fn find(position: &Position, tables: &Tables<'_>, sink: Sink<'_>) -> ControlFlow<()> {
    let geometry = position.geometry();
    // Parts of the box by the digits they use up of the middle.
    let mut others: Vec<Vec<Part>> = Vec::new();
    for line in House::all(position.shape()).filter(|house| house.is_line()) {
        let mut boxes: Vec<House> = geometry.cells(line).iter().map(|&cell| geometry.box_of(cell)).collect();
        // A line may leave an irregular region and return to it.
        boxes.sort_unstable();
        boxes.dedup();
        // The digits and the eliminations are all in these two houses.
        for within in boxes.into_iter().filter(|&within| tables.is_new(line) || tables.is_new(within)) {
            tables.work(1)?;
            let (on_line, in_box) = (geometry.cell_set(line), geometry.cell_set(within));
            let most = tables.limits().set;
            let shared = parts(position, &on_line.intersection(in_box), geometry.meeting(line), 2);
            if shared.found.is_empty() {
                continue;
            }
            let middles = shared.found.iter().fold(DigitSet::EMPTY, |all, part| all.union(part.digits));
            let line_sets = parts_gaining(position, &on_line.minus(in_box), most, middles);
            if line_sets.found.is_empty() {
                continue;
            }
            let box_sets = parts_gaining(position, &in_box.minus(on_line), most, middles);
            for &middle in &shared.found {
                let spare = middle.digits.len() - middle.len();
                // A part must leave some of the middle's digits for the other part.
                let gains = |part: Part| gain(part, middle.digits).filter(|&gain| gain < spare);
                others.iter_mut().for_each(Vec::clear);
                others.resize_with(others.len().max(spare), Vec::new);
                let mut any = false;
                for &part in &box_sets.found {
                    if let Some(rest) = gains(part) {
                        others[rest].push(part);
                        any = true;
                    }
                }
                if !any {
                    continue;
                }
                for &one in &line_sets.found {
                    let Some(gained) = gains(one) else { continue };
                    for &other in &others[spare - gained] {
                        let parts = [(&shared, middle), (&line_sets, one), (&box_sets, other)];
                        share_out(tables, position, (line, within), parts, sink)?;
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Returns all choices of open cells within these limits of number, with at least `least` digits more than cells.
fn parts(position: &Position, cells: &CellSet, most: usize, least: usize) -> Parts {
    let mut parts = Parts::of_open(position, cells);
    let masks: Vec<u32> = parts.open.iter().map(|&cell| position.candidates().digits(cell).bits()).collect();
    for size in least..=most.min(masks.len()) {
        let done = choose(&masks, size, DigitSet::all(position.shape()).len(), &mut |chosen, union| {
            let digits = DigitSet::from_bits(union);
            if digits.len() >= size + 2 {
                parts.found.push(Part::of(chosen, digits));
            }
            ControlFlow::Continue(())
        });
        debug_assert!(done.is_continue(), "nobody stops it");
    }
    parts
}

/// Returns all choices of at most `most` open cells with more digits than cells that use up some of these digits.
fn parts_gaining(position: &Position, cells: &CellSet, most: usize, digits: DigitSet) -> Parts {
    let mut parts = Parts::of_open(position, cells);
    let all: Vec<DigitSet> = parts.open.iter().map(|&cell| position.candidates().digits(cell)).collect();
    // Digits outside the middle must be fewer than the cells, so the search considers these alone.
    let masks: Vec<u32> = all.iter().map(|own| own.minus(digits).bits()).collect();
    for size in 1..=most.min(masks.len()) {
        let done = choose(&masks, size, size - 1, &mut |chosen, _| {
            let digits = chosen.iter().fold(DigitSet::EMPTY, |union, &i| union.union(all[i]));
            if digits.len() > size {
                parts.found.push(Part::of(chosen, digits));
            }
            ControlFlow::Continue(())
        });
        debug_assert!(done.is_continue(), "nobody stops it");
    }
    parts
}

/// Returns the number of the middle's digits that a part uses up.
fn gain(part: Part, middle: DigitSet) -> Option<usize> {
    part.len().checked_sub(part.digits.minus(middle).len()).filter(|&gain| gain > 0)
}

/// Reports a step if the middle, a part of the line and a part of the box divide their digits.
fn share_out(
    tables: &Tables<'_>,
    position: &Position,
    (line, within): (House, House),
    parts: [(&Parts, Part); 3],
    sink: Sink<'_>,
) -> ControlFlow<()> {
    let [middle, one, other] = parts.map(|(_, part)| part);
    let all = middle.digits.union(one.digits).union(other.digits);
    let cells = middle.len() + one.len() + other.len();
    if all.len() != cells || !one.digits.intersection(other.digits).is_empty() {
        return ControlFlow::Continue(());
    }
    let geometry = position.geometry();
    let own: CellSet = parts.iter().flat_map(|(from, part)| from.cells(*part)).collect();
    let mut gone = Vec::new();
    for (house, without) in [(line, other.digits), (within, one.digits)] {
        let rest = geometry.cell_set(house).minus(&own);
        for digit in all.minus(without).iter() {
            let there = tables.places(digit).intersection(&rest);
            gone.extend(there.iter().map(|cell| Candidate::new(cell, digit)));
        }
    }
    rule_out(sink, gone, || {
        let [middle, line_set, box_set] = parts.map(|(from, part)| from.told(part));
        Pattern::SueDeCoq(SueDeCoq { line, within, cells: middle.cells, line_set, box_set })
    })
}

//! Firework triples and quads.
//!
//! ```text
//!        box 1    box 2    box 3
//!   r1   X o o    - Y -    - - -     Outside box 1, row 1 has the digit in Y at most, and column 1 in Z. If it is
//!   r2   o . .    . . .    . . .     in neither, both lines have it in box 1. A box has a digit once, so it is in
//!   r3   o . .    . . .    . . .     X. With three such digits, X, Y and Z have nothing else.
//!   r4   -
//!   r5   Z          W                A quad has two such digits of X, and two of the other corner W with the same
//!   r6   -                           Y and Z: four digits for four cells.
//! ```

use super::{Crossing, Firework};
use crate::{
    Position,
    families::{
        Decoded,
        sink::{Sink, rule_out},
    },
    position::tables::{Tables, choose},
};
use std::{ops::ControlFlow, rc::Rc};
use sudoku_board::{Candidate, Cell, CellSet, Digit, DigitSet, House};

/// A cell where a row and a column cross, and the digits that each of them has in one cell at most outside the box.
#[derive(Debug)]
struct Cross {
    cell: Cell,
    within: House,
    lines: [House; 2],
    /// Each digit, with its places outside the box in the row and in the column.
    fires: Vec<(Digit, [Option<Cell>; 2])>,
}

impl Cross {
    /// Returns the digits that are nowhere in the lines outside the box but in these cells.
    fn in_ends(&self, ends: [Cell; 2]) -> DigitSet {
        let is_end = |places: &[Option<Cell>; 2]| {
            places.iter().zip(ends).all(|(place, end)| place.is_none_or(|place| place == end))
        };
        self.fires.iter().filter(|(_, places)| is_end(places)).map(|&(digit, _)| digit).collect()
    }
}

/// All crossings of a position with such digits.
struct Crosses(Vec<Cross>);

fn crosses(position: &Position, tables: &Tables<'_>) -> Crosses {
    let (candidates, geometry) = (position.candidates(), position.geometry());
    let of = |cell: Cell| {
        let [row, column, within] = geometry.usual_houses_of(cell);
        let lines = [row, column];
        let outside = lines.map(|line| geometry.cell_set(line).minus(geometry.cell_set(within)));
        let fires = Digit::all(position.shape()).filter_map(|digit| {
            let mut places = [None; 2];
            for (at, line) in lines.into_iter().enumerate() {
                let there: CellSet = tables.places(digit).intersection(&outside[at]);
                if candidates.places(digit, line).is_empty() || there.len() > 1 {
                    return None;
                }
                places[at] = there.first();
            }
            Some((digit, places))
        });
        let fires: Vec<_> = fires.collect();
        (fires.len() > 1).then_some(Cross { cell, within, lines, fires })
    };
    Crosses(candidates.open_cells().filter_map(of).collect())
}

/// Finds three digits of one crossing.
pub fn triple(position: &Position, tables: &Tables<'_>, sink: Sink<'_>) -> ControlFlow<()> {
    let all: Rc<Crosses> = tables.shared(|| crosses(position, tables));
    for cross in &all.0 {
        let [row, column] = cross.lines;
        if cross.fires.len() < 3 || !tables.is_new(row) && !tables.is_new(column) {
            continue;
        }
        let masks = vec![0; cross.fires.len()];
        choose(&masks, 3, 0, &mut |chosen, _| {
            // The end of a line: the only cell in which any of the digits are there.
            let end = |line: usize| -> Option<Cell> {
                let places: CellSet = chosen.iter().filter_map(|&at| cross.fires[at].1[line]).collect();
                places.first().filter(|_| places.len() == 1)
            };
            let (Some(one), Some(other)) = (end(0), end(1)) else {
                return ControlFlow::Continue(());
            };
            let digits = chosen.iter().map(|&at| cross.fires[at].0).collect();
            tell(&[(cross, digits)], [one, other], position, sink)
        })?;
    }
    ControlFlow::Continue(())
}

/// Finds two digits of each of two crossings.
pub fn quad(position: &Position, tables: &Tables<'_>, sink: Sink<'_>) -> ControlFlow<()> {
    let all: Rc<Crosses> = tables.shared(|| crosses(position, tables));
    let geometry = position.geometry();
    for (at, one) in all.0.iter().enumerate() {
        for other in &all.0[at + 1..] {
            let [row, column] = one.lines;
            let [other_row, other_column] = other.lines;
            if row == other_row || column == other_column || one.within == other.within {
                continue;
            }
            let ends = [
                geometry.cell(geometry.row(one.cell), geometry.column(other.cell)),
                geometry.cell(geometry.row(other.cell), geometry.column(one.cell)),
            ];
            let is_out = |end: &Cell| {
                let own = geometry.box_of(*end);
                position.candidates().is_open(*end) && own != one.within && own != other.within
            };
            if !ends.iter().all(is_out) {
                continue;
            }
            let [upper, lower] = ends;
            let (own, others) = (one.in_ends(ends), other.in_ends([lower, upper]));
            for first in pairs(own) {
                for second in pairs(others.minus(first)) {
                    tell(&[(one, first), (other, second)], ends, position, sink)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Returns every two of some digits.
fn pairs(digits: DigitSet) -> impl Iterator<Item = DigitSet> {
    digits.iter().flat_map(move |one| {
        let after = digits.iter().filter(move |&other| other > one);
        after.map(move |other| DigitSet::only(one).with(other))
    })
}

/// Reports that a crossing keeps its own digits alone, while the ends keep all of them.
fn tell(
    crossings: &[(&Cross, DigitSet)],
    ends: [Cell; 2],
    position: &Position,
    sink: Sink<'_>,
) -> ControlFlow<()> {
    let all = crossings.iter().fold(DigitSet::EMPTY, |all, (_, digits)| all.union(*digits));
    let kept = crossings.iter().map(|(cross, digits)| (cross.cell, *digits));
    let gone = kept.chain(ends.map(|end| (end, all))).flat_map(|(cell, kept)| {
        let gone = position.candidates().digits(cell).minus(kept);
        gone.iter().map(move |digit| Candidate::new(cell, digit))
    });
    rule_out(sink, gone.collect(), || {
        let crossing = |(at, (cross, digits)): (usize, &(&Cross, DigitSet))| {
            let Cross { cell, within, lines: [row, column], .. } = **cross;
            // The second crossing has the ends the other way round.
            let lines = if at == 0 { [row, column] } else { [column, row] };
            Crossing { digits: *digits, cell, within, lines }
        };
        let crossings = crossings.iter().enumerate().map(crossing).collect();
        Decoded::Firework(Firework { crossings, ends }).into()
    })
}

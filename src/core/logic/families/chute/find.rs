//! Chute remote pairs.
//!
//! ```text
//!        box 1    box 2    box 3
//!   r1   ab . .   . . .    . . .     If both cells ab were a, row 3 would need its a in box 3. Without a place
//!   r2   . . .    . ab .   . . .     for it in the cells *, one of the two is b: a cell that sees both can't
//!   r3   . . .    . . .    * * *     be b.
//! ```
//!
//! With more than three lines in a band, the argument needs a line without places in the remaining boxes, or
//! a box without places in the remaining lines.

use super::ChuteRemotePair;
use crate::{
    Position,
    families::{
        Decoded,
        sink::{Sink, rule_out},
    },
    position::tables::Tables,
};
use std::ops::ControlFlow;
use sudoku_board::{Candidate, Cell, Digit, DigitSet, House, HouseKind};

/// Finds all chute remote pairs.
pub fn remote_pair(position: &Position, tables: &Tables<'_>, sink: Sink<'_>) -> ControlFlow<()> {
    let (candidates, geometry) = (position.candidates(), position.geometry());
    let cells = tables.bivalue();
    for (at, &one) in cells.iter().enumerate() {
        let digits = candidates.digits(one);
        for &other in cells[at + 1..].iter().filter(|&&other| candidates.digits(other) == digits) {
            if geometry.see(one, other) {
                continue;
            }
            for kind in [HouseKind::Row, HouseKind::Column] {
                let chute = chute(position, one, kind);
                let is_in = |house: &House| geometry.cells(*house).contains(&other);
                if !chute.iter().any(is_in) {
                    continue;
                }
                let bar = |digit: Digit| {
                    let (house, cells) = barred(position, &chute, kind, [one, other], digit)?;
                    Some((digit, house, cells))
                };
                let barred: Vec<(Digit, House, Vec<Cell>)> = digits.iter().filter_map(bar).collect();
                for (nth, (digit, house, rest)) in barred.iter().enumerate() {
                    // One step for both digits if the same house bars them.
                    let same = barred.iter().filter(|(_, other, _)| other == house);
                    let barred: DigitSet = same.map(|&(digit, ..)| digit).collect();
                    if nth > 0 && barred.first() != Some(*digit) {
                        continue;
                    }
                    tell([one, other], digits, barred, (*house, rest), tables, position, sink)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Returns the lines of the band or stack of a cell.
fn chute(position: &Position, cell: Cell, kind: HouseKind) -> Vec<House> {
    let geometry = position.geometry();
    let mut lines: Vec<House> = Vec::new();
    for &other in geometry.cells(geometry.box_of(cell)) {
        let line = geometry.line_of(other, kind);
        if !lines.contains(&line) {
            lines.push(line);
        }
    }
    lines
}

/// Returns a house of the band or stack that would lack the digit if both cells were that digit, and the cells in it
/// that see neither of them.
fn barred(
    position: &Position,
    chute: &[House],
    kind: HouseKind,
    pair: [Cell; 2],
    digit: Digit,
) -> Option<(House, Vec<Cell>)> {
    let (candidates, geometry) = (position.candidates(), position.geometry());
    let own: Vec<House> =
        pair.iter().flat_map(|&cell| [geometry.line_of(cell, kind), geometry.box_of(cell)]).collect();
    let mut houses: Vec<House> = chute.iter().copied().filter(|line| !own.contains(line)).collect();
    for &line in chute {
        for &cell in geometry.cells(line) {
            let house = geometry.box_of(cell);
            if !own.contains(&house) && !houses.contains(&house) {
                houses.push(house);
            }
        }
    }
    houses.into_iter().find_map(|house| {
        let left = geometry.cells(house).iter().copied();
        let left = left.filter(|&cell| !geometry.houses_of(cell).iter().any(|house| own.contains(house)));
        let left: Vec<Cell> = left.collect();
        let has =
            |&cell: &Cell| candidates.digit(cell) == Some(digit) || candidates.digits(cell).contains(digit);
        (!left.is_empty() && !left.iter().any(has)).then_some((house, left))
    })
}

/// Reports a pair, with those of its barred digits that have a conclusion.
fn tell(
    cells: [Cell; 2],
    digits: DigitSet,
    barred: DigitSet,
    (house, rest): (House, &[Cell]),
    tables: &Tables<'_>,
    position: &Position,
    sink: Sink<'_>,
) -> ControlFlow<()> {
    let seers = position.geometry().common_peers(cells);
    let losers = |digit: Digit| {
        let lost = digits.without(digit).first();
        lost.map_or(Vec::new(), |lost| {
            let there = seers.intersection(tables.places(lost));
            there.iter().map(|cell| Candidate::new(cell, lost)).collect()
        })
    };
    let barred: DigitSet = barred.iter().filter(|&digit| !losers(digit).is_empty()).collect();
    let gone = barred.iter().flat_map(losers).collect();
    rule_out(sink, gone, || {
        Decoded::ChuteRemotePair(ChuteRemotePair { cells, digits, barred, house, rest: rest.to_vec() }).into()
    })
}

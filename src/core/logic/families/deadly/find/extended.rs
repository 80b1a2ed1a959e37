//! Extended rectangles.
//!
//! ```text
//!   r1   abc . .   abc . .   . abc .      In each of the columns 1, 4 and 8 the two cells share a box. With only
//!   r2   abc . .   abc . .   . abc .      a, b and c in all of them, both rows could change places there.
//! ```
//!
//! The same holds if all cells of each line share a box, and those of a pair only a line:
//!
//! ```text
//!   r1   abc abc abc
//!   r4   abc abc abc
//! ```

use super::{Found, Type, tell};
use crate::{
    Position,
    families::{DeadlyShape, sink::Sink},
    position::tables::Tables,
};
use std::{ops::ControlFlow, rc::Rc};
use sudoku_board::{Cell, Digit, DigitSet, House, HouseKind};

/// All extended rectangles of a position.
struct Rectangles(Vec<Found>);

/// Finds extended rectangles with three or more pairs of cells.
pub fn find(of: Type, position: &Position, tables: &Tables<'_>, sink: Sink<'_>) -> ControlFlow<()> {
    let all: Rc<Rectangles> = tables.shared(|| Rectangles(all_rectangles(position, tables)));
    all.0.iter().try_for_each(|one| tell(one, of, position, tables, sink))
}

fn all_rectangles(position: &Position, tables: &Tables<'_>) -> Vec<Found> {
    let (candidates, geometry) = (position.candidates(), position.geometry());
    let most = tables.limits().rectangle;
    let mut found = Vec::new();
    for kind in [HouseKind::Row, HouseKind::Column] {
        let lines: Vec<House> = House::all(position.shape()).filter(|house| house.kind() == kind).collect();
        for (at, &line) in lines.iter().enumerate() {
            for &other in &lines[at + 1..] {
                let pairs = geometry.cells(line).iter().copied().zip(geometry.cells(other).iter().copied());
                let pairs: Vec<(Cell, Cell)> =
                    pairs.filter(|&(one, two)| candidates.is_open(one) && candidates.is_open(two)).collect();
                let box_of = |cell: Cell| geometry.house_of(cell, HouseKind::Box);
                let shares = |&(one, two): &(Cell, Cell)| box_of(one) == box_of(two);
                if pairs.first().is_some_and(shares) {
                    extend(position, &pairs, most, &mut found);
                    continue;
                }
                // The cells of a line have to share a box instead.
                let mut rest = &pairs[..];
                while let Some(&(first, _)) = rest.first() {
                    let own = rest.iter().take_while(|(one, _)| box_of(*one) == box_of(first)).count();
                    extend(position, &rest[..own], most, &mut found);
                    rest = &rest[own..];
                }
            }
        }
    }
    found
}

/// Adds the rectangles of three or more of these pairs.
fn extend(position: &Position, pairs: &[(Cell, Cell)], most: usize, found: &mut Vec<Found>) {
    for size in 3..=most.min(pairs.len()) {
        choose(position, pairs, size, (0, DigitSet::EMPTY), &mut Vec::with_capacity(size), found);
    }
}

/// Chooses more pairs. All their digits are those of the rectangle and an extra one, or at most two cells have more.
/// `before` has the number of cells with more digits than the rectangle, and all digits.
fn choose(
    position: &Position,
    pairs: &[(Cell, Cell)],
    size: usize,
    before: (usize, DigitSet),
    chosen: &mut Vec<(Cell, Cell)>,
    found: &mut Vec<Found>,
) {
    if chosen.len() == size {
        return look(position, chosen, found);
    }
    let candidates = position.candidates();
    let is_rich = |cell: Cell| usize::from(candidates.digits(cell).len() > size);
    for (at, &(one, two)) in pairs.iter().enumerate() {
        let rich = before.0 + is_rich(one) + is_rich(two);
        let all = before.1.union(candidates.digits(one)).union(candidates.digits(two));
        if pairs.len() - at + chosen.len() >= size && (rich <= 2 || all.len() <= size + 1) {
            chosen.push((one, two));
            choose(position, &pairs[at + 1..], size, (rich, all), chosen, found);
            chosen.pop();
        }
    }
}

/// Records a rectangle for each choice of its digits that leaves few extra ones.
fn look(position: &Position, pairs: &[(Cell, Cell)], found: &mut Vec<Found>) {
    let candidates = position.candidates();
    let size = pairs.len();
    let ring: Vec<Cell> =
        pairs.iter().map(|&(one, _)| one).chain(pairs.iter().map(|&(_, two)| two)).collect();
    let own: Vec<DigitSet> = ring.iter().map(|&cell| candidates.digits(cell)).collect();
    let union = |left_out: &[usize]| {
        let kept = own.iter().enumerate().filter(|(at, _)| !left_out.contains(at));
        kept.fold(DigitSet::EMPTY, |all, (_, digits)| all.union(*digits))
    };
    let mut note = |digits: DigitSet| {
        let extra = ring.iter().zip(&own).map(|(&cell, own)| (cell, own.minus(digits)));
        let extra: Vec<(Cell, DigitSet)> = extra.filter(|(_, digits)| !digits.is_empty()).collect();
        let is_known = |known: &Found| known.ring == ring && known.pair == digits;
        let fits = own.iter().all(|own| !own.intersection(digits).is_empty());
        if fits && !extra.is_empty() && !found.iter().rev().take(8).any(is_known) {
            found.push(Found { shape: DeadlyShape::Rectangle, ring: ring.clone(), pair: digits, extra });
        }
    };
    let all = union(&[]);
    if all.len() == size + 1 {
        // One extra digit, in any cells.
        all.iter().for_each(|extra: Digit| note(all.without(extra)));
        return;
    }
    if own.iter().filter(|own| own.len() > size).count() > 2 {
        return;
    }
    for one in 0..ring.len() {
        for other in one..ring.len() {
            let digits = union(&[one, other]);
            if digits.len() == size {
                note(digits);
            }
        }
    }
}

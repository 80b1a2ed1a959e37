//! Avoidable rectangles: corners that were solved, but not given, could also be swapped.

use super::each_rectangle;
use crate::{
    Position,
    families::{
        Pattern, Rectangle, RectangleKind,
        sink::{Sink, rule_out, rule_out_of},
    },
    position::tables::Tables,
};
use std::ops::ControlFlow;
use sudoku_board::{Candidate, Cell, CellSet, Digit, DigitSet};

/// Rectangles of open or solved corners, in order around them: those with one open corner, and those with
/// two.
struct Avoidable {
    one: Vec<[Cell; 4]>,
    two: Vec<[Cell; 4]>,
}

impl Avoidable {
    fn new(position: &Position) -> Self {
        let open: CellSet = position.candidates().open_cells().collect();
        let is_free = |cell: &Cell| open.contains(*cell) || position.solved(*cell).is_some();
        let free: CellSet = Cell::all(position.shape()).filter(is_free).collect();
        let mut found = Self { one: Vec::new(), two: Vec::new() };
        if free == open {
            return found;
        }
        let of_use = |upper: Cell, lower: Cell| free.contains(upper) && free.contains(lower);
        let done = each_rectangle(position.geometry(), of_use, |corners| {
            match corners.iter().filter(|&&corner| open.contains(corner)).count() {
                1 => found.one.push(corners),
                2 => found.two.push(corners),
                _ => {}
            }
            ControlFlow::Continue(())
        });
        debug_assert!(done.is_continue(), "nobody stops it");
        found
    }
}

/// Finds three solved corners; the fourth would complete the swap.
pub fn one(position: &Position, tables: &Tables<'_>, sink: Sink<'_>) -> ControlFlow<()> {
    for corners in &tables.shared(|| Avoidable::new(position)).one {
        for open in 0..4 {
            let [before, across, after, last] = [1, 2, 3, 4].map(|turn| corners[(open + turn) % 4]);
            let solved = [before, across, after].map(|corner| position.solved(corner));
            let [Some(a), Some(b), Some(c)] = solved else { continue };
            let gone = Candidate::new(last, b);
            if a == c && a != b && position.candidates().allows(gone) {
                let digits = DigitSet::only(a).with(b);
                rule_out(sink, vec![gone], || {
                    Pattern::Rectangle(Rectangle {
                        kind: RectangleKind::AvoidableOne,
                        corners: [before, across, after, last],
                        digits,
                        others: Vec::new(),
                        houses: Vec::new(),
                    })
                })?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Finds two solved corners; the others would complete the swap, except for one digit that both can have.
pub fn two(position: &Position, tables: &Tables<'_>, sink: Sink<'_>) -> ControlFlow<()> {
    for corners in &tables.shared(|| Avoidable::new(position)).two {
        for first in 0..4 {
            let [a, b, c, d] = [0, 1, 2, 3].map(|turn| corners[(first + turn) % 4]);
            // Open corners side by side have the same two digits crosswise.
            if let (Some(x), Some(y)) = (position.solved(a), position.solved(b)) {
                told(position, tables, [a, b, c, d], (x, y), (x, y), sink)?;
            }
            // Two solved corners that are opposite have one digit. Both others need the second, any that they share.
            if let (Some(x), Some(y), true) = (position.solved(a), position.solved(c), first < 2)
                && x == y
            {
                let both = position.candidates().digits(b).intersection(position.candidates().digits(d));
                for other in both.iter() {
                    told(position, tables, [a, c, b, d], (x, other), (other, other), sink)?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Reports the step if the third corner has the first of `wanted` or one other digit, and the fourth the
/// second or the same other.
fn told(
    position: &Position,
    tables: &Tables<'_>,
    corners: [Cell; 4],
    (x, y): (Digit, Digit),
    wanted: (Digit, Digit),
    sink: Sink<'_>,
) -> ControlFlow<()> {
    let candidates = position.candidates();
    let [third, fourth] = [corners[2], corners[3]].map(|corner| candidates.digits(corner));
    let extra = third.without(wanted.0);
    let Some(digit) =
        extra.single().filter(|_| extra == fourth.without(wanted.1) && extra != third && extra != fourth)
    else {
        return ControlFlow::Continue(());
    };
    if x == y || digit == x || digit == y {
        return ControlFlow::Continue(());
    }
    let geometry = position.geometry();
    let seers = geometry.peers(corners[2]).intersection(geometry.peers(corners[3]));
    let gone = seers.intersection(tables.places(digit));
    rule_out_of(sink, digit, &gone, || {
        Pattern::Rectangle(Rectangle {
            kind: RectangleKind::AvoidableTwo,
            corners,
            digits: DigitSet::only(x).with(y),
            others: Vec::new(),
            houses: Vec::new(),
        })
    })
}

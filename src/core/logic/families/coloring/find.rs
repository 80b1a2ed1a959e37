//! Colouring: strong links of one digit, followed from cell to cell, give two colours. All cells of one
//! colour have the digit, or all of the other.
//!
//! * **Trap**: a cell that sees both colours can't be the digit.
//! * **Wrap**: if two cells of a colour see each other, no cell of this colour has the digit.
//! * **Multi colors 1**: if a colour of one colouring sees a colour of another, these are not both true, so
//!   one of their opposites is: a cell that sees both opposites can't be the digit.
//!   If the opposites see each other, too, this holds for both pairs of colours at once.
//! * **Multi colors 2**: if a colour sees both colours of another colouring, it is false.

use super::Colors;
use crate::{
    Position,
    families::{
        Pattern,
        sink::{Sink, rule_out_of},
    },
    position::tables::Tables,
};
use std::{cell::OnceCell, ops::ControlFlow, rc::Rc};
use sudoku_board::{Cell, CellSet, Digit, Geometry};

/// The two colours of one colouring.
#[derive(Clone)]
struct Coloring {
    cells: [CellSet; 2],
    /// The cells that see some cell of each colour.
    seen: [CellSet; 2],
}

impl Coloring {
    fn told(&self, first: usize) -> [Vec<Cell>; 2] {
        [first, 1 - first].map(|color| self.cells[color].iter().collect())
    }
}

/// The colourings of each digit, computed once for all techniques of this family.
struct Colorings(Vec<OnceCell<Vec<Coloring>>>);

impl Colorings {
    fn of(position: &Position, tables: &Tables<'_>) -> Rc<Self> {
        tables.shared(|| Self(vec![OnceCell::new(); position.shape().side()]))
    }

    fn of_digit(&self, position: &Position, tables: &Tables<'_>, digit: Digit) -> &[Coloring] {
        self.0[digit.index()].get_or_init(|| colorings(position.geometry(), tables, digit))
    }
}

/// Returns the colourings of a digit, in the order of their first cells.
fn colorings(geometry: &Geometry, tables: &Tables<'_>, digit: Digit) -> Vec<Coloring> {
    let links = tables.links(digit);
    let mut found: Vec<Coloring> = Vec::new();
    let mut done = CellSet::EMPTY;
    let linked: CellSet = links.iter().flat_map(|link| link.ends).collect();
    for start in linked.iter() {
        if done.contains(start) {
            continue;
        }
        let mut cells = [CellSet::EMPTY; 2];
        cells[0].insert(start);
        let mut front = vec![(start, 0)];
        while let Some((from, color)) = front.pop() {
            let ways = links.iter().flat_map(|link| link.both_ways()).filter(|way| way.0 == from);
            for (_, to) in ways {
                // If a chain of strong links returns to a cell in the other colour, that is a contradiction,
                // and the cell has both colours.
                if !cells[1 - color].contains(to) {
                    cells[1 - color].insert(to);
                    front.push((to, 1 - color));
                }
            }
        }
        done = done.union(&cells[0]).union(&cells[1]);
        let seen = cells
            .map(|color| color.iter().fold(CellSet::EMPTY, |seen, cell| seen.union(geometry.peers(cell))));
        found.push(Coloring { cells, seen });
    }
    found
}

/// Finds simple colouring: a cell that sees both colours.
pub fn trap(position: &Position, tables: &Tables<'_>, sink: Sink<'_>) -> ControlFlow<()> {
    let all = Colorings::of(position, tables);
    for digit in tables.digits() {
        for coloring in all.of_digit(position, tables, digit) {
            let [one, other] = &coloring.seen;
            let own = coloring.cells[0].union(&coloring.cells[1]);
            let gone = one.intersection(other).intersection(tables.places(digit)).minus(&own);
            rule_out_of(sink, digit, &gone, || {
                Pattern::Colors(Colors { digit, colorings: vec![coloring.told(0)], wrap: false })
            })?;
        }
    }
    ControlFlow::Continue(())
}

/// Finds simple colouring: a colour that sees itself.
pub fn wrap(position: &Position, tables: &Tables<'_>, sink: Sink<'_>) -> ControlFlow<()> {
    let all = Colorings::of(position, tables);
    for digit in tables.digits() {
        for coloring in all.of_digit(position, tables, digit) {
            for color in 0..2 {
                if coloring.seen[color].meets(&coloring.cells[color]) {
                    rule_out_of(sink, digit, &coloring.cells[color], || {
                        Pattern::Colors(Colors { digit, colorings: vec![coloring.told(color)], wrap: true })
                    })?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Finds multi colors 1: colours of two colourings that see each other.
pub fn multi_trap(position: &Position, tables: &Tables<'_>, sink: Sink<'_>) -> ControlFlow<()> {
    let all = Colorings::of(position, tables);
    for digit in tables.digits() {
        let found = all.of_digit(position, tables, digit);
        for (i, one) in found.iter().enumerate() {
            for other in &found[i + 1..] {
                for (a, b) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
                    if !one.seen[a].meets(&other.cells[b]) {
                        continue;
                    }
                    let seers = one.seen[1 - a].intersection(&other.seen[1 - b]);
                    let gone = seers.intersection(tables.places(digit));
                    rule_out_of(sink, digit, &gone, || {
                        Pattern::Colors(Colors {
                            digit,
                            colorings: vec![one.told(a), other.told(b)],
                            wrap: false,
                        })
                    })?;
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Finds multi colors 1, both ways: each colour of one colouring sees a colour of the other.
pub fn multi_trap_both(position: &Position, tables: &Tables<'_>, sink: Sink<'_>) -> ControlFlow<()> {
    let all = Colorings::of(position, tables);
    for digit in tables.digits() {
        let found = all.of_digit(position, tables, digit);
        for (i, one) in found.iter().enumerate() {
            for other in &found[i + 1..] {
                for b in 0..2 {
                    if !(one.seen[0].meets(&other.cells[b]) && one.seen[1].meets(&other.cells[1 - b])) {
                        continue;
                    }
                    let [first, second] = [(1, 1 - b), (0, b)].map(|(a, b)| {
                        one.seen[a].intersection(&other.seen[b]).intersection(tables.places(digit))
                    });
                    // Alone, each of the two is found as well.
                    if !first.minus(&second).is_empty() && !second.minus(&first).is_empty() {
                        rule_out_of(sink, digit, &first.union(&second), || {
                            Pattern::Colors(Colors {
                                digit,
                                colorings: vec![one.told(0), other.told(b)],
                                wrap: false,
                            })
                        })?;
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Finds multi colors 2: a colour that sees both colours of another colouring.
pub fn multi_wrap(position: &Position, tables: &Tables<'_>, sink: Sink<'_>) -> ControlFlow<()> {
    let all = Colorings::of(position, tables);
    for digit in tables.digits() {
        let found = all.of_digit(position, tables, digit);
        for (i, one) in found.iter().enumerate() {
            for (j, other) in found.iter().enumerate() {
                for color in 0..2 {
                    let both = other.cells.iter().all(|cells| one.seen[color].meets(cells));
                    if i != j && both {
                        rule_out_of(sink, digit, &one.cells[color], || {
                            Pattern::Colors(Colors {
                                digit,
                                colorings: vec![one.told(color), other.told(0)],
                                wrap: true,
                            })
                        })?;
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

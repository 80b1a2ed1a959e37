//! Tridagons: Thor's hammer.
//!
//! ```text
//!   abc  .   .  | abc  .   .        Four boxes at the crossings of two bands and two stacks, with three cells each,
//!    .  abc  .  |  .  abc  .        one in each of the same three rows and three columns. With only a, b and c in
//!    .   .  abc |  .   .  abc       all of them, read the digits of a box from the top. Those of the next box differ
//!   ------------+------------       in each row, so they are the same circle of three, begun elsewhere. From the
//!   abc  .   .  |  .   .  abc       left, the same holds for boxes in a stack. A box whose cells are an odd
//!    .  abc  .  |  .  abc  .        permutation has one circle from the top and the reverse from the left. An odd
//!    .   .  abc | abc  .   .        number of such boxes can't be filled.
//! ```
//!
//! Of all 1,296 choices of four permutations, just those with an odd number of odd ones can't be filled.

use super::{Found, Type, tell};
use crate::{
    Position,
    families::{DeadlyShape, sink::Sink},
    position::tables::{Tables, choose},
};
use std::{ops::ControlFlow, rc::Rc};
use sudoku_board::{Cell, CellSet, DigitSet, House, HouseKind};

/// The cells of a box in the pattern, and its lines.
const LINES: usize = 3;

/// The most cells with extra candidates. More than this leave nothing to conclude.
const RICH: usize = 4;

/// All tridagons of a position.
struct Tridagons(Vec<Found>);

/// Finds tridagons with extra candidates of any type.
pub fn find(position: &Position, tables: &Tables<'_>, sink: Sink<'_>) -> ControlFlow<()> {
    let all: Rc<Tridagons> = tables.shared(|| Tridagons(all_tridagons(position)));
    for of in [Type::One, Type::Two, Type::Four, Type::Three, Type::Each] {
        all.0.iter().try_for_each(|one| tell(one, of, position, tables, sink))?;
    }
    ControlFlow::Continue(())
}

fn all_tridagons(position: &Position) -> Vec<Found> {
    let (candidates, shape) = (position.candidates(), position.shape());
    if shape.box_rows() < LINES || shape.box_columns() < LINES || shape.regions().is_some() {
        return Vec::new();
    }
    let small: Vec<Cell> =
        candidates.open_cells().filter(|&cell| candidates.digits(cell).len() <= LINES).collect();
    let mut tried: Vec<DigitSet> = Vec::new();
    let mut found = Vec::new();
    for (at, &cell) in small.iter().enumerate() {
        // A cell with two candidates is one of a set with any of the others.
        let unions = small[at..].iter().map(|&other| candidates.digits(cell).union(candidates.digits(other)));
        for digits in unions.filter(|digits| digits.len() == LINES) {
            if tried.contains(&digits) {
                continue;
            }
            tried.push(digits);
            let bare: CellSet =
                small.iter().copied().filter(|&cell| candidates.digits(cell).is_subset_of(digits)).collect();
            if bare.len() + RICH >= LINES * 4 {
                Search { position, digits, bare, found: &mut found }.all();
            }
        }
    }
    found
}

/// The search for tridagons of three digits.
struct Search<'a> {
    position: &'a Position,
    digits: DigitSet,
    /// The open cells with no other candidates.
    bare: CellSet,
    found: &'a mut Vec<Found>,
}

/// Three cells of a box, from the top.
type Three = [Cell; LINES];

impl Search<'_> {
    /// Tries each two bands and two stacks, with three lines of each.
    fn all(&mut self) {
        let rows = bands(self.position, HouseKind::Row);
        let columns = bands(self.position, HouseKind::Column);
        for (upper, lower) in pairs(&rows) {
            for (left, right) in pairs(&columns) {
                let boxes = [(upper, left), (upper, right), (lower, left), (lower, right)];
                let bare: usize = boxes.iter().map(|(rows, columns)| self.bare_in(rows, columns)).sum();
                if bare + RICH < LINES * boxes.len() {
                    continue;
                }
                threes(upper, &mut |upper| {
                    threes(left, &mut |left| {
                        if self.choices(upper, left).is_empty() {
                            return;
                        }
                        threes(lower, &mut |lower| {
                            threes(right, &mut |right| self.within([upper, lower], [left, right]));
                        });
                    });
                });
            }
        }
    }

    /// Returns the number of bare cells of a box that a choice can have at most.
    fn bare_in(&self, rows: &[House], columns: &[House]) -> usize {
        let geometry = self.position.geometry();
        let first = geometry.cell(rows[0].number(), columns[0].number());
        let own = self.bare.intersection(geometry.cell_set(geometry.box_of(first)));
        own.len().min(LINES)
    }

    /// Tries all choices of cells in the four boxes of these lines.
    fn within(&mut self, rows: [[House; LINES]; 2], columns: [[House; LINES]; 2]) {
        let boxes = [0, 1].map(|row| [0, 1].map(|column| self.choices(rows[row], columns[column])));
        for one in &boxes[0][0] {
            for two in &boxes[0][1] {
                for three in &boxes[1][0] {
                    let own = [one, two, three];
                    if own.iter().map(|(_, rich, _)| rich).sum::<usize>() > RICH {
                        continue;
                    }
                    for four in &boxes[1][1] {
                        self.note([one, two, three, four]);
                    }
                }
            }
        }
    }

    /// Returns the ways to take a cell of each row and each column, with the number of cells that have other
    /// candidates, and whether the permutation is odd.
    fn choices(&self, rows: [House; LINES], columns: [House; LINES]) -> Vec<(Three, usize, bool)> {
        const ORDERS: [([usize; LINES], bool); 6] = [
            ([0, 1, 2], false),
            ([1, 2, 0], false),
            ([2, 0, 1], false),
            ([0, 2, 1], true),
            ([2, 1, 0], true),
            ([1, 0, 2], true),
        ];
        let (candidates, geometry) = (self.position.candidates(), self.position.geometry());
        let of = |&(order, is_odd): &([usize; LINES], bool)| {
            let cell = |row: usize| geometry.cell(rows[row].number(), columns[order[row]].number());
            let cells = [cell(0), cell(1), cell(2)];
            let fits = |&cell: &Cell| candidates.digits(cell).intersection(self.digits).len() > 1;
            let rich = cells.iter().filter(|&&cell| !self.bare.contains(cell)).count();
            (cells.iter().all(fits) && rich <= RICH).then_some((cells, rich, is_odd))
        };
        ORDERS.iter().filter_map(of).collect()
    }

    fn note(&mut self, boxes: [&(Three, usize, bool); 4]) {
        let odd = boxes.iter().filter(|(.., is_odd)| *is_odd).count();
        let rich: usize = boxes.iter().map(|(_, rich, _)| rich).sum();
        if odd.is_multiple_of(2) || rich == 0 || rich > RICH {
            return;
        }
        let ring: Vec<Cell> = boxes.iter().flat_map(|(cells, ..)| *cells).collect();
        let candidates = self.position.candidates();
        let extra = ring.iter().map(|&cell| (cell, candidates.digits(cell).minus(self.digits)));
        let extra: Vec<(Cell, DigitSet)> = extra.filter(|(_, digits)| !digits.is_empty()).collect();
        self.found.push(Found { shape: DeadlyShape::Tridagon, ring, pair: self.digits, extra });
    }
}

/// Returns the lines of a kind, by band.
fn bands(position: &Position, kind: HouseKind) -> Vec<Vec<House>> {
    let geometry = position.geometry();
    let mut bands: Vec<Vec<House>> = Vec::new();
    for line in House::all(position.shape()).filter(|house| house.kind() == kind) {
        match bands.last_mut() {
            Some(band) if !geometry.begins_boxes(line) => band.push(line),
            _ => bands.push(vec![line]),
        }
    }
    bands
}

fn pairs(bands: &[Vec<House>]) -> impl Iterator<Item = (&Vec<House>, &Vec<House>)> {
    bands.iter().enumerate().flat_map(|(at, one)| bands[at + 1..].iter().map(move |other| (one, other)))
}

/// Passes on every three lines of a band.
fn threes(band: &[House], found: &mut dyn FnMut([House; LINES])) {
    let masks = vec![0; band.len()];
    // Nothing stops the search.
    let _ = choose(&masks, LINES, 0, &mut |chosen, _| {
        found([band[chosen[0]], band[chosen[1]], band[chosen[2]]]);
        ControlFlow::Continue(())
    });
}

//! Loops and graves that would have two solutions.
//!
//! * A **unique loop** has cells with the same two candidates a and b, each in a row, column or box with the
//!   next, so that every house has none of its cells or two neighbours. With only a and b in all of them, the
//!   two could change places. A rectangle is the loop of four; those here have six or more.
//! * A **bivalue universal grave** is the whole board, once every open cell has two candidates and every digit
//!   two places in each house where it is still needed.
//!
//! A puzzle has one solution, so one of the extra candidates is right:
//! * **Type 1**: they are all in one cell, which loses the two digits of the loop.
//! * **Type 2**: they are all of one digit, which goes from the cells that see all of theirs.
//! * **Type 3**: their cells share a house. Together they act as one cell of a naked set, or leave the digits of
//!   a hidden one no more than one of them.
//! * **Type 4**: there are two of their cells, and a digit with no other place in a house of both. One of the
//!   cells has this digit, and the other an extra candidate.
//! * **BUG+n**: any other candidates that clash with each of the extra ones.
//!
//! An **extended rectangle** has more pairs of cells than a rectangle, and as many digits; an odd ring of two digits
//! and a tridagon of three have no solution at all. Types 1 to 4 follow from each in the same way.

use super::{Deadly, DeadlyShape, Way};
use crate::{
    Position,
    families::{
        Decoded,
        sink::{Sink, rule_out, rule_out_of},
    },
    position::tables::{Tables, choose},
};
use std::{ops::ControlFlow, rc::Rc};
use sudoku_board::{Candidate, Cell, CellSet, Digit, DigitSet, Geometry, House};

pub mod extended;
pub mod odd;
pub mod tridagon;

/// The type of a loop or grave.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Type {
    /// One cell with extra candidates.
    One,
    /// One extra digit.
    Two,
    /// A naked or hidden set.
    Three,
    /// A locked digit.
    Four,
    /// Candidates that none of the extra ones allows.
    Each,
}

/// The cells with extra candidates of a shape.
#[derive(Clone, Debug)]
struct Found {
    shape: DeadlyShape,
    /// The cells, in order; empty for a grave.
    ring: Vec<Cell>,
    /// The digits besides the extra ones.
    pair: DigitSet,
    extra: Vec<(Cell, DigitSet)>,
}

/// All loops of a position.
struct Loops(Vec<Found>);

/// All graves of a position.
struct Graves(Vec<Found>);

/// Finds unique loops of six or more cells.
pub fn loops(of: Type, position: &Position, tables: &Tables<'_>, sink: Sink<'_>) -> ControlFlow<()> {
    let all: Rc<Loops> = tables.shared(|| Loops(all_loops(position, tables)));
    all.0.iter().try_for_each(|one| tell(one, of, position, tables, sink))
}

/// Finds graves with extra candidates in two or more cells.
pub fn graves(of: Type, position: &Position, tables: &Tables<'_>, sink: Sink<'_>) -> ControlFlow<()> {
    let all: Rc<Graves> = tables.shared(|| Graves(all_graves(position, tables)));
    all.0.iter().try_for_each(|one| tell(one, of, position, tables, sink))
}

/// The search for loops with a pair.
struct Search<'a> {
    geometry: &'a Geometry,
    /// The cells with both digits.
    holders: CellSet,
    /// Those with nothing else.
    bare: CellSet,
    pair: DigitSet,
    position: &'a Position,
    longest: usize,
    path: Vec<Cell>,
    on_path: CellSet,
    /// The cells in a house with a cell at an even place of the path, and at an odd one.
    seen: [CellSet; 2],
    found: Vec<Found>,
}

impl Search<'_> {
    /// Continues a path by a cell. `rich` counts the cells with extra candidates, which have the digits `extra`.
    fn step(&mut self, cell: Cell, rich: usize, extra: DigitSet) {
        let parity = self.path.len() % 2;
        let extra = extra.union(self.position.candidates().digits(cell).minus(self.pair));
        let rich = rich + usize::from(!self.bare.contains(cell));
        if rich > 2 && extra.len() > 1 {
            return;
        }
        let before = self.seen[parity];
        self.seen[parity] = before.union(self.geometry.peers(cell));
        self.path.push(cell);
        self.on_path.insert(cell);
        if self.path.len() >= 6 && self.path.len().is_multiple_of(2) {
            self.close();
        }
        if self.path.len() < self.longest {
            let next = self.geometry.peers(cell).intersection(&self.holders).minus(&self.on_path);
            // A house has two cells of a loop, one of each parity. On a classic board, cells that see each other
            // share a house.
            let next = next.minus(&self.seen[1 - parity]);
            for cell in next.iter() {
                self.step(cell, rich, extra);
            }
        }
        self.on_path.remove(cell);
        self.path.pop();
        self.seen[parity] = before;
    }

    /// Returns whether each house of an even cell of the path has an odd one.
    fn alternates(&self) -> bool {
        let odd: CellSet = self.path.iter().skip(1).step_by(2).copied().collect();
        let houses = self.path.iter().step_by(2).flat_map(|&cell| self.geometry.houses_of(cell));
        houses.copied().all(|house| self.geometry.cell_set(house).meets(&odd))
    }

    /// Records the path if it is a loop, in one of its two directions and from the first of its bare cells.
    fn close(&mut self) {
        let (Some(&first), Some(&second), Some(&last)) =
            (self.path.first(), self.path.get(1), self.path.last())
        else {
            return;
        };
        if second > last || !self.geometry.see(first, last) || !self.alternates() {
            return;
        }
        if self.path.iter().any(|&cell| cell < first && self.bare.contains(cell)) {
            return;
        }
        let candidates = self.position.candidates();
        let extra = self.path.iter().map(|&cell| (cell, candidates.digits(cell).minus(self.pair)));
        let extra: Vec<(Cell, DigitSet)> = extra.filter(|(_, digits)| !digits.is_empty()).collect();
        if !extra.is_empty() {
            let ring = self.path.clone();
            self.found.push(Found { shape: DeadlyShape::Loop, ring, pair: self.pair, extra });
        }
    }
}

fn all_loops(position: &Position, tables: &Tables<'_>) -> Vec<Found> {
    let candidates = position.candidates();
    let mut found = Vec::new();
    let mut pairs: Vec<DigitSet> = Vec::new();
    for &cell in tables.bivalue() {
        let pair = candidates.digits(cell);
        if pairs.contains(&pair) {
            continue;
        }
        pairs.push(pair);
        let holders = pair.iter().map(|digit| *tables.places(digit));
        let holders = holders.reduce(|all, one| all.intersection(&one)).unwrap_or(CellSet::EMPTY);
        if holders.len() < 6 {
            continue;
        }
        let bare: CellSet = holders.iter().filter(|&cell| candidates.digits(cell) == pair).collect();
        let mut search = Search {
            geometry: position.geometry(),
            holders,
            bare,
            pair,
            position,
            longest: tables.limits().ring,
            path: Vec::new(),
            on_path: CellSet::EMPTY,
            seen: [CellSet::EMPTY; 2],
            found: Vec::new(),
        };
        for start in bare.iter() {
            search.step(start, 0, DigitSet::EMPTY);
        }
        found.extend(search.found);
    }
    found
}

/// The most cells with extra candidates in a grave.
const RICH: usize = 6;

fn all_graves(position: &Position, tables: &Tables<'_>) -> Vec<Found> {
    let (candidates, shape) = (position.candidates(), position.shape());
    let open = candidates.open_count();
    if tables.bivalue().len() + RICH < open || tables.bivalue().len() + 2 > open {
        return Vec::new();
    }
    let rich: Vec<Cell> = candidates.open_cells().filter(|&cell| candidates.digits(cell).len() > 2).collect();
    if rich.len() + tables.bivalue().len() != open {
        return Vec::new();
    }
    let mut found = Vec::new();
    // Elsewhere every digit has two places already, or none.
    let near = |house: House| position.geometry().cells(house).iter().any(|cell| rich.contains(cell));
    let is_even = |count: usize| count == 0 || count == 2;
    let far_is_even = House::all(shape)
        .filter(|&house| !near(house))
        .all(|house| Digit::all(shape).all(|digit| is_even(candidates.places(digit, house).len())));
    if far_is_even {
        leave_two(position, &rich, &mut Vec::new(), &mut found);
    }
    found
}

/// Tries each two digits that may stay in each rich cell.
fn leave_two(position: &Position, rich: &[Cell], extra: &mut Vec<(Cell, DigitSet)>, found: &mut Vec<Found>) {
    let candidates = position.candidates();
    let Some(&cell) = rich.get(extra.len()) else {
        let (shape, ring) = (DeadlyShape::Grave, Vec::new());
        found.push(Found { shape, ring, pair: DigitSet::EMPTY, extra: extra.clone() });
        return;
    };
    let digits = candidates.digits(cell);
    for one in digits.iter() {
        for other in digits.iter().filter(|&other| other > one) {
            extra.push((cell, digits.without(one).without(other)));
            if position
                .geometry()
                .houses_of(cell)
                .iter()
                .all(|&house| may_be_even(position, rich, extra, house))
            {
                leave_two(position, rich, extra, found);
            }
            extra.pop();
        }
    }
}

/// Returns whether each digit has two places in a house or none, as far as its rich cells are decided.
fn may_be_even(position: &Position, rich: &[Cell], extra: &[(Cell, DigitSet)], house: House) -> bool {
    let (candidates, geometry) = (position.candidates(), position.geometry());
    let is_decided = rich[extra.len()..].iter().all(|&cell| !geometry.houses_of(cell).contains(&house));
    !is_decided
        || Digit::all(position.shape()).all(|digit| {
            let goes = |&&(cell, digits): &&(Cell, DigitSet)| {
                digits.contains(digit) && geometry.houses_of(cell).contains(&house)
            };
            let left = candidates.places(digit, house).len() - extra.iter().filter(goes).count();
            left == 0 || left == 2
        })
}

fn tell(
    found: &Found,
    of: Type,
    position: &Position,
    tables: &Tables<'_>,
    sink: Sink<'_>,
) -> ControlFlow<()> {
    match (of, &found.extra[..]) {
        (Type::One, [(cell, _)]) => {
            let own = position.candidates().digits(*cell).intersection(found.pair);
            let gone = own.iter().map(|digit| Candidate::new(*cell, digit)).collect();
            rule_out(sink, gone, || pattern(found, Way::One))
        }
        (Type::Two, [(_, digits), _, ..]) => {
            let Some(digit) = digits.single() else { return ControlFlow::Continue(()) };
            if found.extra.iter().any(|&(_, own)| own != *digits) {
                return ControlFlow::Continue(());
            }
            let seers = position.geometry().common_peers(found.extra.iter().map(|&(cell, _)| cell));
            let gone = seers.intersection(tables.places(digit));
            rule_out_of(sink, digit, &gone, || pattern(found, Way::Same(digit)))
        }
        (Type::Three, [_, _, ..]) => three(found, position, tables, sink),
        (Type::Each, _) => each(found, position, sink),
        (Type::Four, [one, other]) => four(found, *one, *other, position, sink),
        _ => ControlFlow::Continue(()),
    }
}

fn pattern(found: &Found, way: Way) -> crate::families::Pattern {
    let Found { shape, ring, pair, extra } = found.clone();
    Decoded::Deadly(Deadly { shape, ring, digits: pair, extra, way }).into()
}

/// Returns the houses of all cells with extra candidates.
fn shared(found: &Found, geometry: &Geometry) -> Vec<House> {
    let open: Vec<Cell> = found.extra.iter().map(|&(cell, _)| cell).collect();
    geometry.houses_of_all(&open).collect()
}

fn three(found: &Found, position: &Position, tables: &Tables<'_>, sink: Sink<'_>) -> ControlFlow<()> {
    let (candidates, geometry) = (position.candidates(), position.geometry());
    let extras = found.extra.iter().fold(DigitSet::EMPTY, |all, (_, digits)| all.union(*digits));
    if extras.len() < 2 {
        return ControlFlow::Continue(());
    }
    let most = tables.limits().subset;
    for house in shared(found, geometry) {
        let own = |cell: &Cell| found.extra.iter().any(|(open, _)| open == cell);
        let around: Vec<Cell> = geometry
            .cells(house)
            .iter()
            .copied()
            .filter(|cell| candidates.is_open(*cell) && !own(cell))
            .collect();
        let masks: Vec<u32> =
            around.iter().map(|&cell| candidates.digits(cell).union(extras).bits()).collect();
        for size in extras.len() - 1..=most.min(around.len().saturating_sub(1)) {
            choose(&masks, size, size + 1, &mut |chosen, union| {
                let set = DigitSet::from_bits(union);
                if set.len() != size + 1 {
                    return ControlFlow::Continue(());
                }
                let cells: Vec<Cell> = chosen.iter().map(|&at| around[at]).collect();
                let others = around.iter().filter(|cell| !cells.contains(cell));
                let of = |&cell: &Cell| {
                    let gone = candidates.digits(cell).intersection(set);
                    gone.iter().map(move |digit| Candidate::new(cell, digit))
                };
                let gone = others.flat_map(of).collect();
                rule_out(sink, gone, || pattern(found, Way::Naked(house, cells)))
            })?;
        }
        if found.shape == DeadlyShape::Loop {
            hidden(found, extras, house, &around, position, most, sink)?;
        }
    }
    ControlFlow::Continue(())
}

/// Finds the digits of the loop, and maybe others, with as many cells of a house beside the open ones as there are
/// digits but one: no open cell with an extra candidate has any of them.
fn hidden(
    found: &Found,
    extras: DigitSet,
    house: House,
    around: &[Cell],
    position: &Position,
    most: usize,
    sink: Sink<'_>,
) -> ControlFlow<()> {
    let candidates = position.candidates();
    let places = |digit: Digit| -> u32 {
        let has = |&(_, &cell): &(usize, &Cell)| candidates.digits(cell).contains(digit);
        around.iter().enumerate().filter(has).fold(0, |all, (at, _)| all | 1 << at)
    };
    let needed = |digit: &Digit| !candidates.places(*digit, house).is_empty();
    let pair = found.pair.iter().fold(0, |all, digit| all | places(digit));
    let free: Vec<Digit> = Digit::all(position.shape())
        .filter(|&digit| !extras.contains(digit) && !found.pair.contains(digit))
        .filter(needed)
        .collect();
    let tell = |digits: DigitSet, places: u32, sink: Sink<'_>| {
        let cells: Vec<Cell> = around
            .iter()
            .enumerate()
            .filter(|(at, _)| places >> at & 1 == 1)
            .map(|(_, &cell)| cell)
            .collect();
        let of = |&cell: &Cell| {
            let gone = candidates.digits(cell).minus(digits);
            gone.iter().map(move |digit| Candidate::new(cell, digit))
        };
        let gone = cells.iter().flat_map(of).collect();
        rule_out(sink, gone, || pattern(found, Way::Hidden(house, cells.clone(), digits)))
    };
    if pair.is_power_of_two() {
        tell(found.pair, pair, sink)?;
    }
    let masks: Vec<u32> = free.iter().map(|&digit| places(digit) | pair).collect();
    for size in 1..most {
        choose(&masks, size, size + 1, &mut |chosen, union| {
            if union.count_ones() as usize != size + 1 {
                return ControlFlow::Continue(());
            }
            let digits = chosen.iter().fold(found.pair, |all, &at| all.with(free[at]));
            tell(digits, union, sink)
        })?;
    }
    ControlFlow::Continue(())
}

fn four(
    found: &Found,
    (one, extra): (Cell, DigitSet),
    (other, more): (Cell, DigitSet),
    position: &Position,
    sink: Sink<'_>,
) -> ControlFlow<()> {
    let (candidates, geometry) = (position.candidates(), position.geometry());
    let rest = |cell: Cell, extra: DigitSet| candidates.digits(cell).minus(extra);
    let both = rest(one, extra).intersection(rest(other, more));
    for digit in both.iter() {
        for house in shared(found, geometry) {
            if candidates.places(digit, house).len() != 2 {
                continue;
            }
            let gone = [(one, extra), (other, more)].into_iter().flat_map(|(cell, extra)| {
                let gone = rest(cell, extra).without(digit);
                gone.iter().map(move |digit| Candidate::new(cell, digit))
            });
            rule_out(sink, gone.collect(), || pattern(found, Way::Bound(digit, house)))?;
        }
    }
    ControlFlow::Continue(())
}

/// Finds the candidates that clash with all extra ones, of several digits.
fn each(found: &Found, position: &Position, sink: Sink<'_>) -> ControlFlow<()> {
    let (candidates, geometry) = (position.candidates(), position.geometry());
    let extras = found
        .extra
        .iter()
        .flat_map(|&(cell, digits)| digits.iter().map(move |digit| Candidate::new(cell, digit)));
    let extras: Vec<Candidate> = extras.collect();
    if extras.iter().all(|one| one.digit == extras[0].digit) {
        return ControlFlow::Continue(());
    }
    let clashes = |one: Candidate, other: Candidate| {
        if one.cell == other.cell {
            one.digit != other.digit
        } else {
            one.digit == other.digit && geometry.see(one.cell, other.cell)
        }
    };
    let near = candidates
        .open_cells()
        .filter(|&cell| extras.iter().all(|one| one.cell == cell || geometry.see(one.cell, cell)));
    let of = |cell: Cell| candidates.digits(cell).iter().map(move |digit| Candidate::new(cell, digit));
    let gone = near.flat_map(of).filter(|&gone| extras.iter().all(|&one| clashes(one, gone)));
    rule_out(sink, gone.collect(), || pattern(found, Way::Each))
}

//! Multi-sector locked sets, and SK loops, which are one of four boxes.
//!
//! Each of some cells has a digit, and each of its candidates is counted in a house: a digit is in a house once. If the
//! counts make as many as there are cells, every count is used. So the digit of a count is in one of the cells, and
//! nowhere else in its house; and a candidate that counts in two houses would use up two.
//!
//! ```text
//!        c2 c3  c5 c6       The empty cells where some rows cross some columns. Each digit counts either in
//!   r1    *  *   *  *       the rows or in the columns, wherever that makes fewer, or in fewer houses of all kinds.
//!   r4    *  *   *  *
//! ```
//!
//! ```text
//!    . * . | . * .          A loop: in each of four boxes the cells of a row and of a column, except where they cross.
//!    * X * | * X *          Around the loop, the digits of two cells count partly in the house before, the others in
//!    . * . | . * .          the one after.
//!   -------+-------
//!    . * . | . * .
//!    * X * | * X *
//!    . * . | . * .
//! ```

use super::Sectors;
use crate::{
    Position,
    families::{
        Decoded,
        sink::{Sink, rule_out},
    },
    position::tables::Tables,
};
use std::ops::ControlFlow;
use sudoku_board::{
    Candidate, Cell, CellSet, Digit, DigitSet, House, HouseKind,
    sorting::{sort_few, sort_few_by_key},
};

/// Reports what follows from the cells and the counts.
fn tell(
    position: &Position,
    is_loop: bool,
    cells: &CellSet,
    covers: Vec<(House, DigitSet)>,
    sink: Sink<'_>,
) -> ControlFlow<()> {
    rule_out(sink, ruled_out(position, cells, &covers), || {
        Decoded::Sectors(Sectors { is_loop, cells: cells.iter().collect(), covers }).into()
    })
}

/// Returns the candidates that the counts rule out: those of a counted digit in its house but outside the cells, and
/// those that count in two houses.
fn ruled_out(position: &Position, cells: &CellSet, covers: &[(House, DigitSet)]) -> Vec<Candidate> {
    let (candidates, geometry) = (position.candidates(), position.geometry());
    let mut gone = Vec::new();
    for (at, &(house, digits)) in covers.iter().enumerate() {
        for digit in digits.iter() {
            let there = candidates.cells_of(digit).intersection(geometry.cell_set(house));
            let counts_again = |cell: Cell| {
                let by = |&(other, own): &(House, DigitSet)| {
                    own.contains(digit) && geometry.cell_set(other).contains(cell)
                };
                covers[at + 1..].iter().any(by)
            };
            let out = there.iter().filter(|&cell| !cells.contains(cell) || counts_again(cell));
            gone.extend(out.map(|cell| Candidate::new(cell, digit)));
        }
    }
    sort_few(&mut gone);
    gone.dedup();
    gone
}

/// The open cells of each row as bits of the columns, and the digits of each cell as lanes.
struct Lines {
    open: Vec<u32>,
    digits: Vec<Vec<u64>>,
}

/// The width of a lane. A number has one for each digit, with bits for up to six rows, or with a count.
const LANE: usize = 6;

/// The lanes in a number, and so the most digits.
const LANES: usize = u64::BITS as usize / LANE;

/// Returns the same bits in every lane.
const fn in_each(bits: u64) -> u64 {
    let (mut all, mut lane) = (0, 0);
    while lane < LANES {
        all |= bits << (lane * LANE);
        lane += 1;
    }
    all
}

/// Returns the number of bits in each lane.
const fn counts(all: u64) -> u64 {
    let pairs = (all & in_each(0b01_01_01)) + (all >> 1 & in_each(0b01_01_01));
    let last = in_each(0b11);
    (pairs & last) + (pairs >> 2 & last) + (pairs >> 4 & last)
}

/// Returns the smaller number of each lane; none fills it.
const fn fewer(one: u64, other: u64) -> u64 {
    let top = in_each(1 << (LANE - 1));
    // The top bit stays where the subtraction needs none from it.
    let at_least = ((one | top) - other) & top;
    let chosen = at_least - (at_least >> (LANE - 1));
    other & chosen | one & !chosen
}

/// Returns the sum of the lanes, which a lane can hold.
const fn sum(all: u64) -> u32 {
    (all.wrapping_mul(in_each(1)) >> ((LANES - 1) * LANE)) as u32 & ((1 << LANE) - 1)
}

/// The fewest rows, and the fewest columns. With two lines of one kind, the pattern is an extended rectangle, a loop
/// of almost locked sets, or less.
const LEAST: u32 = 3;

/// The most rows, and the most columns. With more, nearly all cells of the others are filled, and they make a
/// smaller set.
const MOST: u32 = 6;

/// The most counts that mixed houses save in place of lines of one kind.
const SAVED: u32 = 1;

const fn is_usual(lines: u32) -> bool {
    LEAST <= lines.count_ones() && lines.count_ones() <= MOST
}

/// Finds the empty crossings of some rows and columns.
pub fn multi(position: &Position, tables: &Tables<'_>, sink: Sink<'_>) -> ControlFlow<()> {
    let side = position.shape().side();
    if !tables.limits().sectors || side > LANES {
        return ControlFlow::Continue(());
    }
    let (candidates, geometry) = (position.candidates(), position.geometry());
    let row_of = |row: usize| House::new(HouseKind::Row, row as u8);
    let lines = Lines {
        open: (0..side)
            .map(|row| {
                let open = geometry.cells(row_of(row)).iter().filter(|&&cell| candidates.is_open(cell));
                open.fold(0, |all, &cell| all | 1 << geometry.column(cell))
            })
            .collect(),
        digits: (0..side)
            .map(|row| {
                let lanes = |&cell: &Cell| {
                    let held = candidates.digits(cell).iter();
                    held.fold(0, |all, digit| all | 1 << (digit.index() * LANE))
                };
                geometry.cells(row_of(row)).iter().map(lanes).collect()
            })
            .collect(),
    };
    let mut found: Vec<Crossed> = Vec::new();
    for rows in 1_u32..1 << side {
        if !is_usual(rows) {
            continue;
        }
        tables.work(4)?;
        lines.with_rows(rows, &mut found);
    }
    found.sort_unstable();
    let mut told: Vec<Vec<Candidate>> = Vec::new();
    for Crossed { is_over, rows, columns, .. } in found {
        let cells = crossing(position, rows, columns);
        // A digit that counts fewer times in mixed houses has several ways of counting; try each.
        let ways = if is_over { fewer_houses(position, &cells) } else { vec![None] };
        for way in &ways {
            for lines in [[HouseKind::Row, HouseKind::Column], [HouseKind::Column, HouseKind::Row]] {
                let covers = counted(position, &cells, lines, way.as_ref());
                let counts: usize = covers.iter().map(|(_, digits)| digits.len()).sum();
                // With one kind of house only, it is a naked set in some of them.
                let is_one_kind = covers.iter().all(|(house, _)| house.kind() == covers[0].0.kind());
                if counts != cells.len() || is_one_kind {
                    continue;
                }
                let gone = ruled_out(position, &cells, &covers);
                if gone.is_empty() || told.contains(&gone) {
                    continue;
                }
                tell(position, false, &cells, covers, sink)?;
                told.push(gone);
            }
        }
    }
    ControlFlow::Continue(())
}

impl Lines {
    /// Records the sets of columns whose counts with these rows make as many as the cells, or little more.
    fn with_rows(&self, rows: u32, found: &mut Vec<Crossed>) {
        let side = self.open.len();
        let own: Vec<usize> = (0..side).filter(|row| rows >> row & 1 == 1).collect();
        // For each column, its open cells and the places of each digit, as bits of the rows.
        let columns: Vec<Column> = (0..side)
            .map(|column| {
                let mut all = Column { open: 0, digits: 0, places: 0 };
                for (at, &row) in own.iter().enumerate() {
                    let digits = self.digits[row][column];
                    all.open |= (self.open[row] >> column & 1) << at;
                    all.digits |= digits;
                    all.places |= digits << at;
                }
                all
            })
            .collect();
        let start = Counted { columns: 0, next: 0, cells: 0, open: 0, across: 0, down: 0 };
        let all = (1 << own.len()) - 1;
        start.grow(&columns, all, &mut |Counted { cells, columns, .. }, counts| {
            found.push(Crossed { is_over: counts > cells, cells, rows, columns });
        });
    }
}

/// Returns the open cells where some rows and columns cross.
fn crossing(position: &Position, rows: u32, columns: u32) -> CellSet {
    let (candidates, geometry, side) = (position.candidates(), position.geometry(), position.shape().side());
    let bits = |all: u32| (0..side).filter(move |at| all >> at & 1 == 1);
    let crossings = bits(rows).flat_map(|row| bits(columns).map(move |column| geometry.cell(row, column)));
    crossings.filter(|&cell| candidates.is_open(cell)).collect()
}

/// A digit, and the houses where it counts.
type Way = (Digit, Vec<House>);

/// Counts one digit in its own way, and each other in lines of the kind that makes fewer, the first if both make as
/// many.
fn counted(
    position: &Position,
    cells: &CellSet,
    lines: [HouseKind; 2],
    way: Option<&Way>,
) -> Vec<(House, DigitSet)> {
    let (candidates, geometry) = (position.candidates(), position.geometry());
    let mut covers: Vec<(House, DigitSet)> = Vec::new();
    for digit in Digit::all(position.shape()) {
        let there = candidates.cells_of(digit).intersection(cells);
        let of = |kind: HouseKind| -> Vec<House> {
            let mut houses: Vec<House> = there.iter().map(|cell| geometry.line_of(cell, kind)).collect();
            sort_few(&mut houses);
            houses.dedup();
            houses
        };
        let houses = match way {
            Some((own, houses)) if *own == digit => houses.clone(),
            _ => {
                let [first, second] = lines.map(of);
                if second.len() < first.len() { second } else { first }
            }
        };
        for house in houses {
            match covers.iter_mut().find(|(known, _)| *known == house) {
                Some((_, digits)) => *digits = digits.with(digit),
                None => covers.push((house, DigitSet::only(digit))),
            }
        }
    }
    sort_few_by_key(&mut covers, |&(house, _)| (house.kind(), house.number()));
    covers
}

/// Returns the ways to count a digit of these cells in one house less than in lines of one kind.
fn fewer_houses(position: &Position, cells: &CellSet) -> Vec<Option<Way>> {
    let (candidates, geometry) = (position.candidates(), position.geometry());
    let mut ways = Vec::new();
    for digit in Digit::all(position.shape()) {
        let there = candidates.cells_of(digit).intersection(cells);
        let (rows, columns) = there.iter().fold((0_u32, 0_u32), |(rows, columns), cell| {
            (rows | 1 << geometry.row(cell), columns | 1 << geometry.column(cell))
        });
        let fewest = rows.count_ones().min(columns.count_ones()) as usize;
        if fewest > 1 {
            cover(position, &there, fewest - 1, &mut Vec::new(), &mut |houses| {
                let mut houses = houses.to_vec();
                sort_few(&mut houses);
                let way = Some((digit, houses));
                if !ways.contains(&way) {
                    ways.push(way);
                }
            });
        }
    }
    ways
}

/// Passes on each choice of so few houses that has all these cells, sometimes twice.
fn cover(
    position: &Position,
    cells: &CellSet,
    most: usize,
    houses: &mut Vec<House>,
    found: &mut dyn FnMut(&[House]),
) {
    let geometry = position.geometry();
    let Some(cell) = cells.first() else { return found(houses) };
    if most == 0 {
        return;
    }
    let [row, column] = [HouseKind::Row, HouseKind::Column].map(|kind| geometry.line_of(cell, kind));
    for house in [row, column, geometry.box_of(cell)] {
        houses.push(house);
        cover(position, &cells.minus(geometry.cell_set(house)), most - 1, houses, found);
        houses.pop();
    }
}

/// Some rows and columns whose empty crossings may be locked. Fewer cells are easier to see.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Crossed {
    /// Whether the lines alone make more counts than cells.
    is_over: bool,
    cells: u32,
    rows: u32,
    columns: u32,
}

/// A column, as far as some rows cross it.
struct Column {
    /// The rows with an open cell.
    open: u32,
    /// Lanes: whether it has the digit.
    digits: u64,
    /// Lanes: the rows with the digit.
    places: u64,
}

/// Some columns, counted with some rows.
#[derive(Clone, Copy)]
struct Counted {
    columns: u32,
    next: usize,
    cells: u32,
    /// The rows with an open cell in the columns.
    open: u32,
    /// Lanes: the number of columns that have the digit.
    across: u64,
    /// Lanes: the rows that have it.
    down: u64,
}

impl Counted {
    /// Adds each further column, and passes on the sets that count as many digits as cells, or little more, in all of the
    /// rows.
    fn grow(&self, columns: &[Column], rows: u32, found: &mut dyn FnMut(Self, u32)) {
        for next in self.next..columns.len() {
            let Column { open, digits, places } = columns[next];
            if open == 0 {
                continue;
            }
            let with = Self {
                columns: self.columns | 1 << next,
                next: next + 1,
                cells: self.cells + open.count_ones(),
                open: self.open | open,
                across: self.across + digits,
                down: self.down | places,
            };
            if with.open == rows && is_usual(with.columns) {
                let counts = sum(fewer(with.across, counts(with.down)));
                if counts >= with.cells && counts - with.cells <= SAVED {
                    found(with, counts);
                }
            }
            if with.columns.count_ones() < MOST {
                with.grow(columns, rows, found);
            }
        }
    }
}

/// Finds a loop through four boxes.
pub fn sk_loop(position: &Position, tables: &Tables<'_>, sink: Sink<'_>) -> ControlFlow<()> {
    let (shape, geometry) = (position.shape(), position.geometry());
    if shape.regions().is_some() || !tables.limits().loops {
        return ControlFlow::Continue(());
    }
    let pairs = |kind: HouseKind| -> Vec<[House; 2]> {
        let all: Vec<House> = House::all(shape).filter(|house| house.kind() == kind).collect();
        let after = |&one: &House| {
            let band = geometry.band(one);
            let apart = move |other: &House| !band.contains(sudoku_board::Place::at(other.number()));
            all.iter()
                .copied()
                .filter(move |other| *other > one && apart(other))
                .map(move |other| [one, other])
        };
        all.iter().flat_map(after).collect()
    };
    let columns = pairs(HouseKind::Column);
    let pieces = [HouseKind::Row, HouseKind::Column].map(|kind| pieces(position, kind));
    for rows in pairs(HouseKind::Row) {
        tables.work(1)?;
        for &columns in &columns {
            if may_close(position, &pieces, rows, columns) {
                around(position, rows, columns, sink)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// The candidates and the number of open cells of a piece of a line.
type Piece = (DigitSet, usize);

/// Returns, for each cell, the piece of its line in its box, without the cell.
fn pieces(position: &Position, kind: HouseKind) -> Vec<Piece> {
    let (candidates, geometry) = (position.candidates(), position.geometry());
    let piece = |own: Cell| {
        let line = geometry.cell_set(geometry.line_of(own, kind));
        let cells = line.intersection(geometry.cell_set(geometry.box_of(own)));
        let open = cells.iter().filter(|&cell| cell != own && candidates.is_open(cell));
        open.fold((DigitSet::EMPTY, 0), |(all, count), cell| (all.union(candidates.digits(cell)), count + 1))
    };
    Cell::all(position.shape()).map(piece).collect()
}

/// Returns whether the digits of the ring count as many as its cells. Of thousands of rings, hardly one does.
fn may_close(position: &Position, pieces: &[Vec<Piece>; 2], rows: [House; 2], columns: [House; 2]) -> bool {
    let [across, down] = pieces;
    let corner = |row: usize, column: usize| {
        position.geometry().cell(rows[row].number(), columns[column].number()).index()
    };
    let [first, second, third, last] = [corner(0, 0), corner(0, 1), corner(1, 1), corner(1, 0)];
    let ring = [
        across[first],
        across[second],
        down[second],
        down[third],
        across[third],
        across[last],
        down[last],
        down[first],
    ];
    if ring.iter().any(|(held, _)| held.is_empty()) {
        return false;
    }
    let cells: usize = ring.iter().map(|(_, count)| count).sum();
    let edges = |digit: Digit| -> u8 {
        (0..EDGES).filter(|&at| ring[at].0.contains(digit)).fold(0, |edges, at| edges | 1 << at)
    };
    let held = Digit::all(position.shape()).map(edges).filter(|&edges| edges != 0);
    held.map(fewest).sum::<usize>() == cells
}

/// Finds the loop of these rows and columns: its houses in turn, and between each two of them the cells that both
/// have.
fn around(position: &Position, rows: [House; 2], columns: [House; 2], sink: Sink<'_>) -> ControlFlow<()> {
    let (candidates, geometry) = (position.candidates(), position.geometry());
    let corner = |row: usize, column: usize| geometry.cell(rows[row].number(), columns[column].number());
    let within = |row: usize, column: usize| geometry.box_of(corner(row, column));
    let houses =
        [within(0, 0), rows[0], within(0, 1), columns[1], within(1, 1), rows[1], within(1, 0), columns[0]];
    let corners: CellSet = [corner(0, 0), corner(0, 1), corner(1, 0), corner(1, 1)].into_iter().collect();
    let mut cells = CellSet::EMPTY;
    let mut held = [DigitSet::EMPTY; EDGES];
    for at in 0..houses.len() {
        let next = houses[(at + 1) % houses.len()];
        let both = geometry.cell_set(houses[at]).intersection(geometry.cell_set(next)).minus(&corners);
        for cell in both.iter().filter(|&cell| candidates.is_open(cell)) {
            cells.insert(cell);
            held[at] = held[at].union(candidates.digits(cell));
        }
    }
    // Every digit between two houses counts in one of them: the fewest houses with one end of each such edge of the ring.
    let edges = |digit: Digit| -> u8 {
        (0..EDGES).filter(|&at| held[at].contains(digit)).fold(0, |edges, at| edges | 1 << at)
    };
    let digits: Vec<(Digit, u8)> = Digit::all(position.shape())
        .map(|digit| (digit, edges(digit)))
        .filter(|&(_, edges)| edges != 0)
        .collect();
    let count: usize = digits.iter().map(|&(_, edges)| fewest(edges)).sum();
    if count != cells.len() || held.iter().any(|held| held.is_empty()) {
        return ControlFlow::Continue(());
    }
    let ways: Vec<(Digit, Vec<u8>)> =
        digits.into_iter().map(|(digit, edges)| (digit, all_of(edges, fewest(edges)))).collect();
    let all: usize = ways.iter().map(|(_, ways)| ways.len()).product::<usize>().min(WAYS);
    let mut told: Vec<Vec<Candidate>> = Vec::new();
    for mut nth in 0..all {
        let mut counts = [DigitSet::EMPTY; EDGES];
        for (digit, ways) in &ways {
            let way = ways[nth % ways.len()];
            nth /= ways.len();
            for (_, count) in counts.iter_mut().enumerate().filter(|(at, _)| way >> at & 1 == 1) {
                *count = count.with(*digit);
            }
        }
        let covers: Vec<(House, DigitSet)> =
            houses.into_iter().zip(counts).filter(|(_, digits)| !digits.is_empty()).collect();
        let gone = ruled_out(position, &cells, &covers);
        if !told.contains(&gone) {
            tell(position, true, &cells, covers, sink)?;
            told.push(gone);
        }
    }
    ControlFlow::Continue(())
}

/// The houses of a loop, and the pairs of neighbours among them.
const EDGES: usize = 8;

/// The most ways to count that a loop tells.
const WAYS: usize = 64;

/// Returns whether some houses have an end of each of these edges: edge 0 is between the houses 0 and 1.
const fn has_each(edges: u8, houses: u8) -> bool {
    edges & !(houses | houses.rotate_right(1)) == 0
}

/// Returns the fewest houses with an end of each of these edges.
const fn fewest(edges: u8) -> usize {
    if edges == u8::MAX {
        return EDGES / 2;
    }
    // From an edge that is not there, around the ring: a row of edges takes every second of its houses.
    let mut turned = edges;
    while turned & 1 == 1 {
        turned = turned.rotate_right(1);
    }
    let (mut count, mut row, mut at) = (0, 0, 0);
    while at < EDGES {
        if turned >> at & 1 == 1 {
            row += 1;
            count += row % 2;
        } else {
            row = 0;
        }
        at += 1;
    }
    count
}

/// Returns all choices of as many houses with an end of each of these edges.
fn all_of(edges: u8, count: usize) -> Vec<u8> {
    (0..=u8::MAX).filter(|&houses| houses.count_ones() as usize == count && has_each(edges, houses)).collect()
}

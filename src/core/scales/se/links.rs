//! Two, three or four strong links of one digit, joined by weak ones; a link may have groups of cells as ends.

use super::{
    board::{BOX, COLUMN, Cells, DIGITS, HOUSES, Mask, ROW, SeBoard, Tables, cells_of, count, houses_of},
    hint::Hint,
    technique::SeTechnique,
};
use std::sync::LazyLock;

/// The most links in a row.
const MOST: usize = 4;

/// A strong link in a house.
#[derive(Clone, Copy)]
struct Link {
    house: usize,
    /// All places of the digit in the house.
    cells: Cells,
    ends: [Cells; 2],
    /// The houses around each end.
    around: [u32; 2],
    grouped: bool,
}

/// Two parts of a house, and the places that must be empty for a link between them. A heart is the place where
/// the parts cross.
struct Shape {
    empty: Mask,
    parts: [Mask; 2],
    heart: Option<usize>,
}

/// The shapes of grouped links in a box and in a line. The first that fits counts.
static SHAPES: LazyLock<[Vec<Shape>; 2]> = LazyLock::new(|| {
    let tables = SeBoard::new(&sudoku_board::Grid::empty(sudoku_board::Shape::S9)).tables;
    [in_box(tables), in_line(tables)]
});

fn in_box(tables: &Tables) -> Vec<Shape> {
    let house = houses_of(BOX).start;
    let all: Mask = (1 << DIGITS) - 1;
    let lines = |kind: usize| -> Vec<Mask> {
        houses_of(kind).map(|line| tables.shared[house][line]).filter(|&places| places != 0).collect()
    };
    let mut shapes = Vec::new();
    for heart in 0..DIGITS {
        let [column, row] = [COLUMN, ROW].map(|kind| {
            let cell = tables.cells[house][heart] as usize;
            tables.shared[house][tables.houses[cell][kind] as usize] & !(1 << heart)
        });
        shapes.push(Shape {
            empty: all & !(column | row | 1 << heart),
            parts: [column, row],
            heart: Some(heart),
        });
    }
    for kind in [ROW, COLUMN] {
        parallel(&lines(kind), &mut shapes);
    }
    shapes
}

fn in_line(tables: &Tables) -> Vec<Shape> {
    let house = houses_of(ROW).start;
    let segments: Vec<Mask> =
        houses_of(BOX).map(|other| tables.shared[house][other]).filter(|&places| places != 0).collect();
    let mut shapes = Vec::new();
    parallel(&segments, &mut shapes);
    shapes
}

/// Adds one shape for each pair of these parts, with the rest empty.
fn parallel(parts: &[Mask], shapes: &mut Vec<Shape>) {
    for one in 0..parts.len() {
        for other in one + 1..parts.len() {
            let rest = parts.iter().enumerate().filter(|&(part, _)| part != one && part != other);
            let empty = rest.fold(0, |all, (_, part)| all | part);
            shapes.push(Shape { empty, parts: [parts[one], parts[other]], heart: None });
        }
    }
}

/// Returns all strong links of a digit, in the order of their houses.
fn links(board: &SeBoard, digit: usize) -> Vec<Link> {
    let mut found = Vec::new();
    for house in 0..HOUSES {
        let places = board.places[house][digit];
        let is_box = houses_of(BOX).contains(&house);
        let mut add = |parts: [Mask; 2], grouped: bool| {
            let ends = parts.map(|part| board.at_all(house, part));
            let around = ends.map(|end| board.tables.houses_around(end));
            found.push(Link { house, cells: board.at_all(house, places), ends, around, grouped });
        };
        match count(places) {
            2 => {
                let first = places & places.wrapping_neg();
                let cells = board.at_all(house, places);
                let lines = board.tables.houses_around(cells) & !(1 << house);
                if !is_box || lines == 0 {
                    add([first, places & !first], false);
                }
            }
            3..=6 => grouped(board, house, places, &mut |parts| add(parts, true)),
            _ => {}
        }
    }
    found
}

/// Passes the grouped links that these places make to `add`.
fn grouped(board: &SeBoard, house: usize, places: Mask, add: &mut dyn FnMut([Mask; 2])) {
    let is_box = houses_of(BOX).contains(&house);
    let shapes = &SHAPES[usize::from(!is_box)];
    let fits = |shape: &&Shape| {
        let parallel_in_box = is_box && shape.heart.is_none();
        places & shape.empty == 0 && !(parallel_in_box && count(places) < 4)
    };
    // Only the first shape without other places counts, even if one of its parts has no place.
    let Some(shape) = shapes.iter().find(fits) else { return };
    let [one, other] = shape.parts.map(|part| part & places);
    if one == 0 || other == 0 {
        return;
    }
    if let Some(heart) = shape.heart {
        let heart = places & 1 << heart;
        match (count(one), count(other)) {
            // An L of three: the cell of the row alone, the cell of the column with the heart.
            (_, 1) => add([other, one | heart]),
            (1, _) => add([one, other | heart]),
            _ => add([one | heart, other | heart]),
        }
        return;
    }
    add([one, other]);
    // Four places in a rectangle can be read in both directions.
    if is_box && count(places) == 4 {
        let [a, b] = [one, other].map(|part| part & part.wrapping_neg());
        let rest = places & !(a | b);
        let in_line = |pair: Mask| {
            let pair = board.at_all(house, pair);
            board.tables.houses_around(pair) & !(1 << house) != 0
        };
        if in_line(a | b) && in_line(rest) {
            add([a | b, rest]);
        }
    }
}

/// The choice among rows of links, the smallest first: rating, most eliminations, the numbers of groups and
/// the kinds of house, then the order of finding.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Key {
    rating: u16,
    /// The number of eliminations, negative.
    gone: i32,
    suffix: [u8; MOST + 1],
    kinds: [u8; MOST],
    digit: u8,
    links: [u8; MOST],
    order: usize,
    directions: u8,
}

/// A row of links as it grows.
struct Row<'a> {
    board: &'a SeBoard,
    digit: usize,
    size: usize,
    links: Vec<Link>,
    /// The numbers of its links, each with the end that comes first.
    chosen: [(usize, usize); MOST],
    /// The houses of the weak links.
    joints: [usize; MOST],
    best: &'a mut Option<(Key, Cells)>,
}

/// Returns the best row of two, three or four strong links.
pub(super) fn strong_links(board: &SeBoard, size: usize) -> Option<Hint> {
    let mut best = None;
    for digit in (0..DIGITS).filter(|&digit| board.of[digit] != 0) {
        let links = links(board, digit);
        if links.len() < size {
            continue;
        }
        let chosen = [(0, 0); MOST];
        Row { board, digit, size, links, chosen, joints: [0; MOST], best: &mut best }.grow(0, 0);
    }
    let (key, gone) = best?;
    let gone = cells_of(gone).map(|cell| (cell, 1 << key.digit)).collect();
    Some(Hint::remove(SeTechnique::StrongLinks(size as u8), key.rating, gone))
}

impl Row<'_> {
    fn grow(&mut self, length: usize, covered: Cells) {
        if length == self.size {
            self.finish();
            return;
        }
        for next in 0..self.links.len() {
            let link = self.links[next];
            if link.cells & covered != 0 {
                continue;
            }
            for first in 0..2 {
                if length > 0 {
                    let (before, from) = self.chosen[length - 1];
                    let shared = self.links[before].around[1 - from] & link.around[first];
                    if shared == 0 {
                        continue;
                    }
                    self.joints[length - 1] = joint(shared);
                }
                self.chosen[length] = (next, first);
                if length == 0 || self.is_hopeful(length + 1) {
                    self.grow(length + 1, covered | link.cells);
                }
            }
        }
    }

    /// Returns whether a row that begins like this can be rated as low as the best.
    fn is_hopeful(&self, length: usize) -> bool {
        let Some((best, _)) = &self.best else { return true };
        let (mut grouped, mut kinds) = (false, 0);
        for &(link, _) in &self.chosen[..length] {
            grouped |= self.links[link].grouped;
            kinds |= 1 << super::board::kind_of(self.links[link].house);
        }
        let mixed = u16::from(kinds >> ROW & 1 == 1 && kinds >> COLUMN & 1 == 1);
        let added = if grouped { 3 } else { mixed + u16::from(kinds >> BOX & 1 == 1) };
        base(self.size) + added <= best.rating
    }

    fn finish(&mut self) {
        let row = &self.chosen[..self.size];
        let (first, last) = (row[0], row[self.size - 1]);
        // Each row is met from both of its ends.
        if first.0 > last.0 {
            return;
        }
        let link = |(link, _): (usize, usize)| &self.links[link];
        let board = self.board;
        let start = link(first).ends[first.1];
        let end = link(last).ends[1 - last.1];
        let bases = row.iter().fold(0, |all, &one| all | board.tables.sets[link(one).house]);
        let closing = link(first).around[first.1] & link(last).around[1 - last.1];
        let seen = |set: Cells| board.tables.seen_by_all(set) & board.of[self.digit] & !bases;
        let (gone, total) = if closing == 0 {
            let joints = self.joints[..self.size - 1].iter();
            let joined = joints.fold(0, |all, &house| all | board.tables.sets[house]);
            let gone = seen(start | end) & !joined;
            (gone, gone.count_ones())
        } else {
            // A ring is counted once: from its first house, in one direction.
            if first.1 != 0 || row.iter().any(|one| one.0 < first.0) {
                return;
            }
            let mut gone = seen(start | end);
            let mut total = gone.count_ones();
            for pair in row.windows(2) {
                let more = seen(link(pair[0]).ends[1 - pair[0].1] | link(pair[1]).ends[pair[1].1]);
                total += more.count_ones();
                gone |= more;
            }
            (gone, total)
        };
        if gone == 0 {
            return;
        }
        let key = self.key(total);
        if self.best.as_ref().is_none_or(|(best, _)| key < *best) {
            *self.best = Some((key, gone));
        }
    }

    fn key(&self, total: u32) -> Key {
        let row = &self.chosen[..self.size];
        let grouped = row.iter().filter(|&&(link, _)| self.links[link].grouped).count();
        let kind = |link: usize| super::board::kind_of(self.links[link].house) as u8;
        let kinds: Vec<u8> = row.iter().map(|&(link, _)| kind(link)).collect();
        let name = smallest_name(&kinds);
        let (boxes, lines) = (name.contains(&0), name.contains(&2));
        let added = if grouped > 0 { 3 } else { u16::from(boxes) + u16::from(lines) };
        let mut key = Key {
            rating: base(self.size) + added,
            gone: -total.cast_signed(),
            suffix: [0; MOST + 1],
            kinds: [0; MOST],
            digit: self.digit as u8,
            links: [0; MOST],
            order: 0,
            directions: 0,
        };
        key.suffix[0] = grouped as u8;
        key.suffix[1..=self.size].copy_from_slice(&name);
        let mut sorted: Vec<usize> = row.iter().map(|one| one.0).collect();
        sudoku_board::sorting::sort_by_key(&mut sorted, |&link| link);
        let mut order = [0; MOST];
        for (at, one) in row.iter().enumerate() {
            let rank = sorted.iter().position(|&link| link == one.0).unwrap_or(0);
            order[at] = rank;
            // The program counts the kinds up from the last.
            key.kinds[self.size - 1 - rank] = kind(one.0);
            key.links[rank] = one.0 as u8;
            key.directions = key.directions << 1 | one.1 as u8;
        }
        key.order = rank_of_order(&order[..self.size]);
        key
    }
}

/// Returns the rating of this many links without an addition.
const fn base(size: usize) -> u16 {
    match size {
        2 => 40,
        3 => 54,
        _ => 58,
    }
}

/// Returns the house of a weak link, as the program names it: a column before a row before a box.
fn joint(shared: u32) -> usize {
    let [column, row, _] = [COLUMN, ROW, BOX].map(|kind| {
        let range = houses_of(kind);
        range.clone().find(|&house| shared >> house & 1 == 1)
    });
    column.or(row).unwrap_or(shared.trailing_zeros() as usize)
}

/// Returns the smallest of the four names of a row: its kinds of house from either end, with rows and columns as
/// they are or exchanged.
fn smallest_name(kinds: &[u8]) -> Vec<u8> {
    let swapped = |kinds: &[u8]| -> Vec<u8> {
        kinds.iter().map(|&kind| if kind == 0 { 0 } else { 3 - kind }).collect()
    };
    let back: Vec<u8> = kinds.iter().rev().copied().collect();
    [kinds.to_vec(), swapped(kinds), swapped(&back), back].into_iter().min().unwrap_or_default()
}

/// Returns the place of an arrangement among all of them. The program makes each by one exchange.
fn rank_of_order(order: &[usize]) -> usize {
    static ORDERS: LazyLock<Vec<Vec<Vec<usize>>>> = LazyLock::new(|| (0..=MOST).map(arrangements).collect());
    ORDERS[order.len()].iter().position(|one| one == order).unwrap_or(0)
}

/// Returns all arrangements of this many things, each made from the one before by one exchange.
fn arrangements(size: usize) -> Vec<Vec<usize>> {
    let mut now: Vec<usize> = (0..size).collect();
    let mut left: Vec<usize> = (0..=size).collect();
    let mut all = vec![now.clone()];
    let mut at = 1;
    while at < size {
        left[at] -= 1;
        now.swap(at, if at % 2 == 1 { left[at] } else { 0 });
        all.push(now.clone());
        at = 1;
        while left[at] == 0 {
            left[at] = at;
            at += 1;
        }
    }
    all
}

//! Unique, hidden and avoidable rectangles. One enumeration serves all types, and
//! each type takes its first.

use super::{
    HodokuName,
    found::HodokuFound,
    layout::{ALL_CELLS, Cells, Digits, SIDE, bit, digits, each, first},
    state::HodokuBoard,
};
use std::collections::BTreeSet;

/// The rectangles of a position, each under the type that it was found as, in the order of the search.
#[derive(Debug, Default)]
pub(super) struct Rectangles {
    found: Vec<HodokuFound>,
}

impl Rectangles {
    /// Returns the first step of a type.
    pub(super) fn first(&self, name: HodokuName) -> Option<HodokuFound> {
        self.found.iter().find(|found| found.name == name).cloned()
    }

    fn put(&mut self, found: Option<HodokuFound>) {
        self.found.extend(found);
    }
}

/// The rectangles that the search has met, by a number that different rectangles may share.
#[derive(Default)]
struct Met(BTreeSet<u32>);

impl Met {
    /// Adds a rectangle, and returns whether it is new.
    fn add(&mut self, mut cells: [usize; 4]) -> bool {
        cells.sort_unstable();
        self.0.insert(cells.iter().fold(0, |number, &cell| number * 10 + cell as u32))
    }
}

/// Returns the lines through two cells of a side that lead to the opposite side.
fn sides(state: &HodokuBoard, a: usize, b: usize) -> Option<impl Iterator<Item = (usize, usize)> + '_> {
    let layout = state.layout;
    let along = match (layout.of[a][0] == layout.of[b][0], layout.of[a][1] == layout.of[b][1]) {
        (true, _) => 1,
        (_, true) => 0,
        _ => return None,
    };
    let lines = [a, b].map(|cell| layout.house[layout.house_of(cell, along)]);
    Some(
        (0..SIDE)
            .map(move |place| lines.map(|line| usize::from(line[place])))
            .filter_map(move |[c, d]| (layout.of[c][2] != layout.of[a][2]).then_some((c, d))),
    )
}

/// Returns all unique and hidden rectangles.
pub(super) fn unique(state: &HodokuBoard) -> Rectangles {
    let mut out = Rectangles::default();
    let mut met = Met::default();
    let allowed: Vec<Cells> = (0..SIDE).map(|digit| state.allowed(digit)).collect();
    for corner in each(state.open).filter(|&cell| state.size(cell) == 2) {
        let marks = state.marks[corner];
        let low = marks.trailing_zeros() as usize;
        let high = (marks & !(1 << low)).trailing_zeros() as usize;
        let both = allowed[low] & allowed[high];
        for &beside in &state.layout.house[state.layout.house_of(corner, 2)] {
            let beside = usize::from(beside);
            if beside == corner || both & bit(beside) == 0 {
                continue;
            }
            let Some(sides) = sides(state, corner, beside) else { continue };
            for (c, d) in sides {
                // Only one of the two further corners needs the higher digit.
                let fits = allowed[low] & bit(c) != 0 && both & bit(d) != 0;
                if fits && met.add([corner, beside, c, d]) {
                    Unique::new(state, [corner, beside, c, d], [low, high]).collect(&mut out);
                }
            }
        }
    }
    out
}

struct Unique<'a> {
    state: &'a HodokuBoard,
    cells: Cells,
    digits: [usize; 2],
    mask: Digits,
    /// The cells without other marks.
    bare: Cells,
    /// The others, in the order of the corners.
    extra: Vec<usize>,
}

impl<'a> Unique<'a> {
    fn new(state: &'a HodokuBoard, corners: [usize; 4], pair: [usize; 2]) -> Self {
        let mask: Digits = 1 << pair[0] | 1 << pair[1];
        let cells = corners.iter().fold(0, |set, &cell| set | bit(cell));
        let bare =
            each(cells).filter(|&cell| state.marks[cell] & !mask == 0).fold(0, |set, cell| set | bit(cell));
        let extra = each(cells & !bare).collect();
        Self { state, cells, digits: pair, mask, bare, extra }
    }

    /// Returns the step that removes these digits from corners, where they are marks.
    fn remove(&self, name: HodokuName, corners: &[usize], gone: &[usize]) -> Option<HodokuFound> {
        let mut found = HodokuFound::new(name);
        for &cell in corners {
            for &digit in gone {
                if self.state.has(cell, digit) {
                    found.add(cell, digit);
                }
            }
        }
        found.useful()
    }

    fn collect(&self, out: &mut Rectangles) {
        match self.extra.len() {
            1 => out.put(self.remove(HodokuName::Unique1, &self.extra, &self.digits)),
            2 => {
                self.one_other(out);
                self.sets(out);
                self.confined(out);
                self.hidden(out);
            }
            3 => {
                self.one_other(out);
                self.hidden(out);
            }
            _ => {}
        }
    }

    /// Adds types 2 and 5: all the extra corners have the same other mark.
    fn one_other(&self, out: &mut Rectangles) {
        let others = self.others();
        if others.count_ones() != 1 {
            return;
        }
        let digit = others.trailing_zeros() as usize;
        let seen = self.extra.iter().fold(ALL_CELLS, |seen, &cell| seen & self.state.layout.peers[cell]);
        let in_line = self.extra.len() == 2 && self.state.layout.in_line(self.extra[0], self.extra[1]);
        let name = if in_line { HodokuName::Unique2 } else { HodokuName::Unique5 };
        out.put(HodokuFound::clear(name, seen & self.state.places[digit], digit));
    }

    fn others(&self) -> Digits {
        self.extra.iter().fold(0, |marks, &cell| marks | self.state.marks[cell]) & !self.mask
    }

    /// Adds type 3: the two extra corners are part of a naked set.
    fn sets(&self, out: &mut Rectangles) {
        let [a, b] = [self.extra[0], self.extra[1]];
        let layout = self.state.layout;
        for kind in (0..3).filter(|&kind| layout.of[a][kind] == layout.of[b][kind]) {
            let house = layout.house_of(a, kind);
            let free = |cell: &usize| {
                let marks = self.state.marks[*cell];
                marks != 0 && marks & self.mask == 0 && self.cells & bit(*cell) == 0
            };
            let source: Vec<usize> = each(layout.house_set[house]).filter(free).collect();
            self.sets_from(house, &source, bit(a) | bit(b), self.others(), out);
        }
    }

    fn sets_from(&self, house: usize, source: &[usize], set: Cells, marks: Digits, out: &mut Rectangles) {
        let layout = self.state.layout;
        for (at, &cell) in source.iter().enumerate() {
            let (set, marks) = (set | bit(cell), marks | self.state.marks[cell]);
            let shared = |kind: usize| set & !layout.house_set[layout.house_of(first(set), kind)] == 0;
            let is_box = house >= 2 * SIDE;
            let told_before = is_box && (shared(0) || shared(1));
            if !told_before && marks.count_ones() + 1 == set.count_ones() {
                let mut found = HodokuFound::new(HodokuName::Unique3);
                let mut clear = |house: usize| {
                    for cell in each(layout.house_set[house] & !set) {
                        digits(self.state.marks[cell] & marks).for_each(|digit| found.add(cell, digit));
                    }
                };
                clear(house);
                if !is_box && shared(2) {
                    clear(layout.house_of(first(set), 2));
                }
                out.put(found.useful());
            }
            self.sets_from(house, &source[at + 1..], set, marks, out);
        }
    }

    /// Adds types 4 and 6: one of the digits has no other place around the two extra corners.
    fn confined(&self, out: &mut Rectangles) {
        let [a, b] = [self.extra[0], self.extra[1]];
        let [low, high] = self.digits;
        let layout = self.state.layout;
        if layout.in_line(a, b) {
            let seen = layout.peers[a] & layout.peers[b];
            let gone = if seen & self.state.places[low] == 0 {
                high
            } else if seen & self.state.places[high] == 0 {
                low
            } else {
                return;
            };
            out.put(self.remove(HodokuName::Unique4, &self.extra, &[gone]));
        } else {
            let lines = [a, b].iter().fold(0, |set, &cell| {
                let line = |kind| layout.house_set[layout.house_of(cell, kind)];
                set | line(0) | line(1)
            });
            let around = lines & !self.cells;
            let gone = if around & self.state.places[low] == 0 {
                low
            } else if around & self.state.places[high] == 0 {
                high
            } else {
                return;
            };
            out.put(self.remove(HodokuName::Unique6, &self.extra, &[gone]));
        }
    }

    fn hidden(&self, out: &mut Rectangles) {
        let bare: Vec<usize> = each(self.bare).collect();
        if let [a, b] = bare[..]
            && self.state.layout.in_line(a, b)
        {
            return;
        }
        let layout = self.state.layout;
        let [low, high] = self.digits;
        for corner in bare {
            let opposite = |kind: usize| {
                self.extra
                    .iter()
                    .take(2)
                    .map(|&cell| layout.house_of(cell, kind))
                    .find(|&line| line != layout.house_of(corner, kind))
            };
            let (Some(row), Some(column)) = (opposite(0), opposite(1)) else { continue };
            let target = layout.crossing(row, column);
            for (kept, gone) in [(low, high), (high, low)] {
                let lines = layout.house_set[row] | layout.house_set[column];
                if self.state.places[kept] & lines & !self.cells == 0 {
                    out.put(self.remove(HodokuName::HiddenRectangle, &[target], &[gone]));
                }
            }
        }
    }
}

/// Returns all avoidable rectangles.
pub(super) fn avoidable(state: &HodokuBoard) -> Rectangles {
    let mut out = Rectangles::default();
    let mut met = Met::default();
    let placed = ALL_CELLS & !state.open & !state.given;
    let is =
        |cell: usize, digit: usize| placed & bit(cell) != 0 && usize::from(state.value[cell]) == digit + 1;
    let pair = |cell: usize, digit: usize| {
        state.open & bit(cell) != 0 && state.has(cell, digit) && state.size(cell) == 2
    };
    for corner in each(placed) {
        let low = usize::from(state.value[corner]) - 1;
        for &beside in &state.layout.house[state.layout.house_of(corner, 2)] {
            let beside = usize::from(beside);
            if beside == corner || placed & bit(beside) == 0 {
                continue;
            }
            let Some(sides) = sides(state, corner, beside) else { continue };
            let high = usize::from(state.value[beside]) - 1;
            for (c, d) in sides {
                let fits = is(c, high) && pair(d, low)
                    || is(d, low) && pair(c, high)
                    || pair(c, high) && pair(d, low);
                if !fits || !met.add([corner, beside, c, d]) {
                    continue;
                }
                if state.open & bit(c) == 0 {
                    out.put(HodokuFound::clear(HodokuName::Avoidable1, bit(d), low));
                } else if state.open & bit(d) == 0 {
                    out.put(HodokuFound::clear(HodokuName::Avoidable1, bit(c), high));
                } else {
                    let other = (state.marks[c] & !(1 << high)).trailing_zeros() as usize;
                    if state.has(d, other) {
                        let seen = state.layout.peers[c] & state.layout.peers[d] & state.places[other];
                        out.put(HodokuFound::clear(HodokuName::Avoidable2, seen, other));
                    }
                }
            }
        }
    }
    out
}

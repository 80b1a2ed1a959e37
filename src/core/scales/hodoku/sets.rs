//! Locked candidates, naked and hidden sets: the first in order.

use super::{
    HodokuName,
    found::HodokuFound,
    layout::{Cells, Digits, HOUSES, SIDE, bit, digits, each, first},
    state::HodokuBoard,
};

const ROWS: std::ops::Range<usize> = 0..SIDE;
const COLUMNS: std::ops::Range<usize> = SIDE..2 * SIDE;
const BOXES: std::ops::Range<usize> = 2 * SIDE..HOUSES;

/// Finds pointing, then claiming.
pub(super) fn locked_candidates(state: &HodokuBoard) -> Option<HodokuFound> {
    let few = |house: usize, digit: usize| matches!(state.count(house, digit), 2 | 3);
    for house in BOXES {
        for digit in (0..SIDE).filter(|&digit| few(house, digit)) {
            let places = state.at(house, digit);
            let line = (0..2).find_map(|kind| wider(state, places, digit, kind));
            if let Some(line) = line {
                return HodokuFound::clear(HodokuName::Pointing, state.at(line, digit) & !places, digit);
            }
        }
    }
    for house in ROWS.chain(COLUMNS) {
        for digit in (0..SIDE).filter(|&digit| few(house, digit)) {
            let places = state.at(house, digit);
            if let Some(wide) = wider(state, places, digit, 2) {
                return HodokuFound::clear(HodokuName::Claiming, state.at(wide, digit) & !places, digit);
            }
        }
    }
    None
}

/// Returns the house of this kind with all these places and more.
fn wider(state: &HodokuBoard, places: Cells, digit: usize, kind: usize) -> Option<usize> {
    let house = state.layout.house_of(first(places), kind);
    let all = state.at(house, digit);
    (places & !all == 0 && all != places).then_some(house)
}

/// Finds a naked set of this size that is locked, or one that is not.
pub(super) fn naked(state: &HodokuBoard, size: usize, locked: bool) -> Option<HodokuFound> {
    let houses = if locked { BOXES.chain(0..0).chain(0..0) } else { BOXES.chain(ROWS).chain(COLUMNS) };
    for house in houses {
        let cells: Vec<usize> = state.layout.house[house]
            .iter()
            .map(|&cell| usize::from(cell))
            .filter(|&cell| (1..=size).contains(&(state.size(cell) as usize)))
            .collect();
        if cells.len() < size {
            continue;
        }
        let mut search = Naked { state, size, locked, cells: &cells, chosen: Vec::with_capacity(size) };
        if let Some(found) = search.from(0, 0) {
            return Some(found);
        }
    }
    None
}

struct Naked<'a> {
    state: &'a HodokuBoard,
    size: usize,
    locked: bool,
    cells: &'a [usize],
    chosen: Vec<usize>,
}

impl Naked<'_> {
    fn from(&mut self, start: usize, marks: Digits) -> Option<HodokuFound> {
        for at in start..self.cells.len() {
            let cell = self.cells[at];
            let union = marks | self.state.marks[cell];
            // The first cell has few marks already, so a wide union only ends this branch.
            if union.count_ones() as usize > self.size {
                continue;
            }
            self.chosen.push(cell);
            let found = if self.chosen.len() < self.size {
                self.from(at + 1, union)
            } else if union.count_ones() as usize == self.size {
                self.step(union)
            } else {
                None
            };
            self.chosen.pop();
            if found.is_some() {
                return found;
            }
        }
        None
    }

    fn step(&self, marks: Digits) -> Option<HodokuFound> {
        let layout = self.state.layout;
        let set = self.chosen.iter().fold(0, |set, &cell| set | bit(cell));
        let one = self.chosen[0];
        let shared = |kind: usize| set & !layout.house_set[layout.house_of(one, kind)] == 0;
        let in_box = layout.house_set[layout.house_of(one, 2)];
        let mut found = HodokuFound::new(HodokuName::NakedPair);
        let mut kinds = 0;
        for kind in (0..3).filter(|&kind| shared(kind)) {
            let mut counts = false;
            for &cell in &layout.house[layout.house_of(one, kind)] {
                let cell = usize::from(cell);
                if set & bit(cell) == 0 && self.state.marks[cell] & marks != 0 {
                    digits(self.state.marks[cell] & marks).for_each(|digit| found.add(cell, digit));
                    counts |= kind == 2 || in_box & bit(cell) == 0;
                }
            }
            kinds += usize::from(counts);
        }
        let locked = self.size < 4 && kinds > 1 && shared(2) && (shared(0) || shared(1));
        if locked != self.locked {
            return None;
        }
        found.name = match (self.size, locked) {
            (2, true) => HodokuName::LockedPair,
            (2, false) => HodokuName::NakedPair,
            (3, true) => HodokuName::LockedTriple,
            (3, false) => HodokuName::NakedTriple,
            _ => HodokuName::NakedQuadruple,
        };
        found.useful()
    }
}

/// Finds a hidden set of this size.
pub(super) fn hidden(state: &HodokuBoard, size: usize) -> Option<HodokuFound> {
    let name = match size {
        2 => HodokuName::HiddenPair,
        3 => HodokuName::HiddenTriple,
        _ => HodokuName::HiddenQuadruple,
    };
    for house in BOXES.chain(ROWS).chain(COLUMNS) {
        if (state.open & state.layout.house_set[house]).count_ones() as usize <= size {
            continue;
        }
        let rare: Vec<usize> =
            (0..SIDE).filter(|&digit| (1..=size).contains(&state.count(house, digit))).collect();
        if rare.len() >= size
            && let Some(found) = hidden_from(state, house, &rare, size, 0, 0, name)
        {
            return Some(found);
        }
    }
    None
}

fn hidden_from(
    state: &HodokuBoard,
    house: usize,
    rare: &[usize],
    left: usize,
    chosen: Digits,
    cells: Cells,
    name: HodokuName,
) -> Option<HodokuFound> {
    for (at, &digit) in rare.iter().enumerate() {
        let chosen = chosen | 1 << digit;
        let cells = cells | state.at(house, digit);
        if cells.count_ones() > chosen.count_ones() + left as u32 - 1 {
            continue;
        }
        let found = if left > 1 {
            hidden_from(state, house, &rare[at + 1..], left - 1, chosen, cells, name)
        } else {
            let mut found = HodokuFound::new(name);
            for cell in each(cells) {
                digits(state.marks[cell] & !chosen).for_each(|digit| found.add(cell, digit));
            }
            found.useful()
        };
        if found.is_some() {
            return found;
        }
    }
    None
}

//! Unique rectangles and loops.

use super::{
    board::{Cells, DIGITS, KINDS, Mask, SeBoard, bits, cells_of, count},
    hint::Hint,
    technique::SeTechnique,
};

/// The search for loops through the cells that have both digits of a cell.
struct LoopSearch<'a> {
    board: &'a SeBoard,
    pair: Mask,
    /// Whether digits met on one branch count for the next, as in the older program.
    leaks: bool,
    path: Vec<usize>,
    on_path: Cells,
    /// The houses of the cells at even and at odd places of the path.
    visited: [u32; 2],
    found: Vec<Vec<usize>>,
}

impl LoopSearch<'_> {
    fn step(&mut self, cell: usize, allowed: i32, mut extra: Mask, last: usize) {
        let parity = self.path.len() % 2;
        let houses = self.board.tables.houses[cell].iter().fold(0, |all, &house| all | 1 << house);
        // A house twice with the same parity never becomes a loop.
        if self.visited[parity] & houses != 0 {
            return;
        }
        self.visited[parity] |= houses;
        self.path.push(cell);
        self.on_path |= 1 << cell;
        let start = self.path[0];
        for kind in (0..KINDS.len()).filter(|&kind| kind != last) {
            let house = self.board.tables.houses[cell][kind] as usize;
            for place in 0..DIGITS {
                let next = self.board.at(house, place);
                if next == start && self.path.len() >= 4 {
                    if self.visited[0] == self.visited[1] {
                        self.found.push(self.path.clone());
                    }
                    continue;
                }
                let marks = self.board.marks[next];
                if self.on_path >> next & 1 == 1 || marks & self.pair != self.pair {
                    continue;
                }
                let seen = (extra | marks) & !self.pair;
                if self.leaks {
                    extra = seen;
                }
                let plain = count(marks) == 2;
                if plain || count(seen) == 1 || allowed > 0 {
                    self.step(next, allowed - i32::from(!plain), seen, kind);
                }
            }
        }
        self.on_path &= !(1 << cell);
        self.path.pop();
        self.visited[parity] &= !houses;
    }
}

/// The reason that a loop removes something.
#[derive(Clone, Copy, Debug)]
pub(super) enum Why {
    /// One richer cell.
    One,
    /// One more digit.
    Same(Mask),
    /// A naked set, with cells at these places of a house.
    Naked(usize, Mask),
    /// Cells at these places of a house keep nothing but these digits.
    Hidden(usize, Mask, Mask),
    /// A digit of both has no other place in a house.
    Bound(usize, usize),
}

/// The best of the loops that were found.
struct Best {
    key: (u16, u8),
    hint: Option<Hint>,
    /// The cells of its loop, and the reason.
    why: Option<(Vec<usize>, Why)>,
}

impl Best {
    fn offer(
        &mut self,
        rating: u16,
        kind: u8,
        cells: &[usize],
        why: Why,
        gone: impl FnOnce() -> Vec<(usize, Mask)>,
    ) {
        if self.hint.is_some() && (rating, kind) >= self.key {
            return;
        }
        let gone = gone();
        if !gone.is_empty() {
            self.key = (rating, kind);
            self.hint = Some(Hint::remove(SeTechnique::UniqueLoop(cells.len() as u8, kind), rating, gone));
            self.why = Some((cells.to_vec(), why));
        }
    }
}

/// Returns the lowest rated unique rectangle or loop. `fixed` is the search of the newer program.
pub(super) fn unique_loop(board: &SeBoard, fixed: bool) -> Option<Hint> {
    look(board, fixed).hint
}

/// Like [`unique_loop`] in the newer program, with the cells of its loop, and the reason.
pub(super) fn found(board: &SeBoard) -> Option<(Hint, Vec<usize>, Why)> {
    let best = look(board, true);
    let (ring, why) = best.why?;
    Some((best.hint?, ring, why))
}

fn look(board: &SeBoard, fixed: bool) -> Best {
    let mut best = Best { key: (0, 0), hint: None, why: None };
    for cell in cells_of(board.bivalue()) {
        let pair = board.marks[cell];
        let holders = bits(pair).fold(!0, |all: Cells, digit| all & board.of[digit]);
        if holders.count_ones() < 4 {
            continue;
        }
        let mut search = LoopSearch {
            board,
            pair,
            leaks: !fixed,
            path: Vec::new(),
            on_path: 0,
            visited: [0; 2],
            found: Vec::new(),
        };
        search.step(cell, 2, 0, KINDS.len());
        for cells in &search.found {
            look_at(board, cells, pair, fixed, &mut best);
        }
    }
    best
}

fn look_at(board: &SeBoard, cells: &[usize], pair: Mask, fixed: bool, best: &mut Best) {
    let rating = match cells.len() {
        4 => 45,
        6 => 46,
        8 => 47,
        _ => 50,
    };
    let richer: Vec<usize> = cells.iter().copied().filter(|&cell| count(board.marks[cell]) > 2).collect();
    let extra = richer.iter().fold(0, |all, &cell| all | board.marks[cell]) & !pair;
    match richer[..] {
        [] => {}
        [one] => best.offer(rating, 1, cells, Why::One, || vec![(one, pair)]),
        [one, other] => {
            if count(extra) == 1 {
                best.offer(rating, 2, cells, Why::Same(extra), || common(board, &richer, extra));
            } else {
                type_three(board, cells, rating, [one, other], pair, extra, fixed, best);
            }
            type_four(board, cells, rating, [one, other], pair, best);
        }
        _ if count(extra) == 1 => {
            best.offer(rating, 2, cells, Why::Same(extra), || common(board, &richer, extra));
        }
        _ => {}
    }
}

/// Returns the extra digit in all cells that see all of these.
fn common(board: &SeBoard, cells: &[usize], extra: Mask) -> Vec<(usize, Mask)> {
    let set = cells.iter().fold(0, |all, &cell| all | 1 << cell);
    let seen = board.tables.seen_by_all(set) & board.of[extra.trailing_zeros() as usize] & !set;
    cells_of(seen).map(|cell| (cell, extra)).collect()
}

#[allow(clippy::too_many_arguments, reason = "the parts of a loop")]
fn type_three(
    board: &SeBoard,
    ring: &[usize],
    base: u16,
    [one, other]: [usize; 2],
    pair: Mask,
    extra: Mask,
    fixed: bool,
    best: &mut Best,
) {
    let least = count(extra) as usize;
    for size in if fixed { 2 } else { least }..=7 {
        for kind in 0..KINDS.len() {
            let house = board.tables.houses[one][kind] as usize;
            if house != board.tables.houses[other][kind] as usize {
                continue;
            }
            let gaps = board.gaps[house] as usize;
            let [first, second] = [one, other].map(|cell| 1 << board.tables.places[cell][kind]);
            if size * 2 <= gaps && size >= least {
                let with_first = |set: &&Mask| *set & (first | second) == first;
                for &set in board.tables.tuples[size].iter().filter(with_first) {
                    naked(board, ring, base, house, [first, second], set, [one, other], extra, best);
                }
            }
            if size * 2 < gaps {
                hidden(board, ring, base, house, [first, second], size, pair, extra, best);
            }
        }
    }
}

#[allow(clippy::too_many_arguments, reason = "the parts of a loop")]
fn naked(
    board: &SeBoard,
    ring: &[usize],
    base: u16,
    house: usize,
    [first, second]: [Mask; 2],
    set: Mask,
    [one, other]: [usize; 2],
    extra: Mask,
    best: &mut Best,
) {
    let others = set & !first;
    let marks = |place: usize| board.marks[board.at(house, place)];
    if bits(others).any(|place| count(marks(place)) < 2) || count(extra) < 2 {
        return;
    }
    let union = bits(others).fold(0, |all, place| all | marks(place));
    let shared = extra & board.marks[one] & board.marks[other];
    let size = count(set);
    if count(union | shared) != size || count(union | extra) != size {
        return;
    }
    let rating = base + size as u16 - 1;
    best.offer(rating, 3, ring, Why::Naked(house, others), || {
        super::basics::naked_gone(board, house, others | first | second, union | extra)
    });
}

#[allow(clippy::too_many_arguments, reason = "the parts of a loop")]
fn hidden(
    board: &SeBoard,
    ring: &[usize],
    base: u16,
    house: usize,
    [first, second]: [Mask; 2],
    size: usize,
    pair: Mask,
    extra: Mask,
    best: &mut Best,
) {
    let free: Vec<usize> = (0..DIGITS).filter(|&digit| (pair | extra) >> digit & 1 == 0).collect();
    if size - 2 > free.len() {
        return;
    }
    let subsets = (0..1u16 << free.len()).filter(|&subset| count(subset) as usize == size - 2);
    for subset in subsets {
        let digits = bits(subset).fold(pair, |all, at| all | 1 << free[at]);
        let mut union = 0;
        let mut each = true;
        for digit in bits(digits) {
            let places = board.places[house][digit] & !second;
            each &= places != 0;
            union |= places;
        }
        if !each || count(union) as usize != size {
            continue;
        }
        let cells = union & !(first | second);
        if cells == 0 {
            continue;
        }
        let rating = base + count(cells) as u16 - 1;
        let why = Why::Hidden(house, digits, cells);
        best.offer(rating, 3, ring, why, || super::basics::hidden_gone(board, house, digits, cells));
    }
}

fn type_four(
    board: &SeBoard,
    ring: &[usize],
    rating: u16,
    [one, other]: [usize; 2],
    pair: Mask,
    best: &mut Best,
) {
    let shared = || {
        (0..KINDS.len()).filter(|&kind| board.tables.houses[one][kind] == board.tables.houses[other][kind])
    };
    let locked = bits(pair).find_map(|digit| {
        let house = shared().find(|&kind| {
            let both =
                [one, other].iter().fold(0, |all: Mask, &cell| all | 1 << board.tables.places[cell][kind]);
            board.places[board.tables.houses[one][kind] as usize][digit] & !both == 0
        });
        house.map(|kind| (digit, board.tables.houses[one][kind] as usize))
    });
    if let Some((digit, house)) = locked {
        let gone = pair & !(1 << digit);
        best.offer(rating, 4, ring, Why::Bound(digit, house), || vec![(one, gone), (other, gone)]);
    }
}

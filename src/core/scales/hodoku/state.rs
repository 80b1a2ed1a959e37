//! The board with HoDoKu's two queues of singles.

use super::layout::{ALL_CELLS, CELLS, Cells, Digits, HOUSES, Layout, SIDE, bit, each, first, layout};
use sudoku_board::Grid;

/// A queue, first in, first out. Entries that no longer hold stay in it.
#[derive(Clone, Debug, Default)]
pub(super) struct Queue {
    entries: Vec<(u8, u8)>,
    taken: usize,
}

impl Queue {
    fn put(&mut self, cell: usize, digit: usize) {
        self.entries.push((cell as u8, digit as u8));
    }

    fn take(&mut self) -> Option<(usize, usize)> {
        let entry = self.entries.get(self.taken).copied();
        if let Some((cell, digit)) = entry {
            self.taken += 1;
            return Some((usize::from(cell), usize::from(digit)));
        }
        self.entries.clear();
        self.taken = 0;
        None
    }

    fn waiting(&self) -> impl Iterator<Item = (usize, usize)> + '_ {
        self.entries[self.taken..].iter().map(|&(cell, digit)| (usize::from(cell), usize::from(digit)))
    }

    fn copy_from(&mut self, other: &Self) {
        self.entries.clear();
        self.entries.extend_from_slice(&other.entries[other.taken..]);
        self.taken = 0;
    }
}

/// The marks of the open cells, and everything that is counted along with them.
#[derive(Clone, Debug)]
pub(super) struct HodokuBoard {
    /// The tables.
    pub(super) layout: &'static Layout,
    /// The marks of each open cell; none of a filled one.
    pub(super) marks: [Digits; CELLS],
    /// The digit of each filled cell, from 1; 0 if it is open.
    pub(super) value: [u8; CELLS],
    /// The open cells.
    pub(super) open: Cells,
    /// The cells with a digit of the puzzle itself.
    pub(super) given: Cells,
    /// The places of each digit.
    pub(super) places: [Cells; SIDE],
    /// The number of places of each digit in each house. Signed, since a search through contradictions may
    /// count below 0.
    pub(super) free: [[i8; SIDE]; HOUSES],
    naked: Queue,
    hidden: Queue,
}

impl HodokuBoard {
    /// Returns the board with the givens placed one by one, in reading order.
    pub(super) fn new(clues: &Grid) -> Self {
        let mut state = Self {
            layout: layout(),
            marks: [(1 << SIDE) - 1; CELLS],
            value: [0; CELLS],
            open: ALL_CELLS,
            given: 0,
            places: [ALL_CELLS; SIDE],
            free: [[SIDE as i8; SIDE]; HOUSES],
            naked: Queue::default(),
            hidden: Queue::default(),
        };
        for (cell, digit) in clues.filled() {
            state.place(cell.index(), digit.index());
            state.given |= bit(cell.index());
        }
        state
    }

    /// Returns the places of a digit in a house.
    #[inline(always)]
    pub(super) fn at(&self, house: usize, digit: usize) -> Cells {
        self.places[digit] & self.layout.house_set[house]
    }

    /// Returns the number of places of a digit in a house.
    #[inline(always)]
    pub(super) fn count(&self, house: usize, digit: usize) -> usize {
        self.free[house][digit] as usize
    }

    /// Returns whether a mark is there.
    #[inline(always)]
    pub(super) fn has(&self, cell: usize, digit: usize) -> bool {
        self.marks[cell] >> digit & 1 == 1
    }

    /// Returns the number of marks of a cell.
    #[inline(always)]
    pub(super) fn size(&self, cell: usize) -> u32 {
        self.marks[cell].count_ones()
    }

    /// Returns the open cells where no peer is this digit.
    pub(super) fn allowed(&self, digit: usize) -> Cells {
        let placed = each(ALL_CELLS & !self.open).filter(|&cell| usize::from(self.value[cell]) == digit + 1);
        self.open & !placed.fold(0, |seen, cell| seen | self.layout.peers[cell])
    }

    /// Removes a mark, and queues the singles that this leaves.
    pub(super) fn remove(&mut self, cell: usize, digit: usize) {
        if !self.has(cell, digit) {
            return;
        }
        self.marks[cell] &= !(1 << digit);
        self.places[digit] &= !bit(cell);
        if self.marks[cell] == 0 {
            return;
        }
        if self.size(cell) == 1 {
            self.naked.put(cell, self.marks[cell].trailing_zeros() as usize);
        }
        for house in self.layout.of[cell] {
            let house = usize::from(house);
            self.free[house][digit] -= 1;
            match self.free[house][digit] {
                1 => self.queue_hidden(house, digit),
                0 => return,
                _ => {}
            }
        }
    }

    fn queue_hidden(&mut self, house: usize, digit: usize) {
        let left = self.at(house, digit);
        if left != 0 {
            self.hidden.put(first(left), digit);
        }
    }

    /// Places a digit.
    pub(super) fn place(&mut self, cell: usize, digit: usize) {
        if usize::from(self.value[cell]) == digit + 1 {
            return;
        }
        self.value[cell] = digit as u8 + 1;
        self.open &= !bit(cell);
        let marks = self.marks[cell];
        self.marks[cell] = 0;
        for mark in super::layout::digits(marks) {
            self.places[mark] &= !bit(cell);
        }
        for peer in self.layout.peer_list[cell] {
            self.remove(usize::from(peer), digit);
        }
        for mark in super::layout::digits(marks) {
            for house in self.layout.of[cell] {
                let house = usize::from(house);
                self.free[house][mark] -= 1;
                if self.free[house][mark] == 1 && mark != digit {
                    self.queue_hidden(house, mark);
                }
            }
        }
    }

    /// Returns the first queued naked single that is the last open cell of a house. Takes nothing from the queue.
    pub(super) fn full_house(&self) -> Option<(usize, usize)> {
        self.naked.waiting().find(|&(cell, digit)| {
            self.open & bit(cell) != 0
                && self.layout.of[cell].iter().any(|&house| {
                    (0..SIDE).all(|other| other == digit || self.free[usize::from(house)][other] == 0)
                })
        })
    }

    /// Takes the next naked single.
    pub(super) fn naked_single(&mut self) -> Option<(usize, usize)> {
        while let Some((cell, digit)) = self.naked.take() {
            if self.open & bit(cell) != 0 {
                return Some((cell, digit));
            }
        }
        None
    }

    /// Takes the next hidden single. An entry that names an open cell but no single ends the search.
    pub(super) fn hidden_single(&mut self) -> Option<(usize, usize)> {
        while let Some((cell, digit)) = self.hidden.take() {
            if self.open & bit(cell) != 0 {
                return self.is_hidden(cell, digit).then_some((cell, digit));
            }
        }
        None
    }

    fn is_hidden(&self, cell: usize, digit: usize) -> bool {
        self.layout.of[cell].iter().any(|&house| self.free[usize::from(house)][digit] == 1)
    }

    /// Adds all queued singles, naked ones first, each with whether it is naked.
    pub(super) fn singles(&self, out: &mut Vec<(usize, usize, bool)>) {
        out.clear();
        let open = |cell: usize| self.open & bit(cell) != 0;
        out.extend(
            self.naked.waiting().filter(|&(cell, _)| open(cell)).map(|(cell, digit)| (cell, digit, true)),
        );
        let mut seen: Cells = 0;
        for (cell, digit) in self.hidden.waiting() {
            if open(cell) && seen & bit(cell) == 0 && self.is_hidden(cell, digit) {
                seen |= bit(cell);
                out.push((cell, digit, false));
            }
        }
    }

    /// Copies another state into this one, without new memory.
    pub(super) fn copy_from(&mut self, other: &Self) {
        self.marks = other.marks;
        self.value = other.value;
        self.open = other.open;
        self.places = other.places;
        self.free = other.free;
        self.naked.copy_from(&other.naked);
        self.hidden.copy_from(&other.hidden);
    }
}

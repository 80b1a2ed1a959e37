//! Finds base houses whose places of a digit are in few cover houses.

use crate::{Position, position::tables::Tables};
use sudoku_board::{Cell, CellSet, Digit, House};

/// Places of a digit, as bits.
pub(super) type Mask = u128;

/// The places of one digit, numbered in reading order, and the houses that have any.
pub(super) struct Board {
    pub(super) cells: Vec<Cell>,
    pub(super) houses: Vec<House>,
    /// The places in each of the houses.
    inside: Vec<Mask>,
    /// The places that each place sees.
    seen: Vec<Mask>,
    /// The indices of the houses of each place.
    of_place: Vec<Vec<usize>>,
}

/// The indices of the houses that may be in the base and in the cover.
pub(super) struct Sides {
    pub(super) bases: Vec<usize>,
    pub(super) covers: Vec<usize>,
}

impl Board {
    /// Returns the board of a digit. `None` if there are more places than bits in a mask: a digit with so many is
    /// not confined to a few houses.
    pub(super) fn new(position: &Position, tables: &Tables<'_>, digit: Digit) -> Option<Self> {
        let geometry = position.geometry();
        let cells: Vec<Cell> = tables.places(digit).iter().collect();
        if cells.len() > Mask::BITS as usize {
            return None;
        }
        let mask = |set: &CellSet| -> Mask {
            let inside = cells.iter().enumerate().filter(|(_, cell)| set.contains(**cell));
            inside.fold(0, |mask, (i, _)| mask | 1 << i)
        };
        let has_some = |house: &House| geometry.cell_set(*house).meets(tables.places(digit));
        let houses: Vec<House> = House::all(position.shape()).filter(has_some).collect();
        let inside = houses.iter().map(|&house| mask(geometry.cell_set(house))).collect();
        let seen = cells.iter().map(|&cell| mask(geometry.peers(cell))).collect();
        let number = |house: House| houses.iter().position(|&other| other == house).unwrap_or(0);
        let of_place = cells
            .iter()
            .map(|&cell| geometry.houses_of(cell).iter().copied().map(number).collect())
            .collect();
        Some(Self { cells, houses, inside, seen, of_place })
    }

    pub(super) fn all(&self) -> Mask {
        self.inside.iter().fold(0, |all, inside| all | inside)
    }

    /// Returns the places that remain if the digit is in this one.
    pub(super) fn left_by(&self, place: usize) -> Mask {
        self.all() & !self.seen[place] & !(1 << place)
    }

    pub(super) fn houses_of(&self, place: usize) -> &[usize] {
        &self.of_place[place]
    }

    pub(super) fn cells_of(&self, mask: Mask) -> impl Iterator<Item = Cell> {
        self.cells.iter().enumerate().filter(move |(i, _)| mask >> i & 1 == 1).map(|(_, &cell)| cell)
    }

    /// Returns the places that see all of these; all places if the mask is empty.
    pub(super) fn seeing_all(&self, mask: Mask) -> Mask {
        let these = self.seen.iter().enumerate().filter(|(i, _)| mask >> i & 1 == 1);
        these.fold(self.all(), |seeing, (_, seen)| seeing & seen)
    }

    /// Returns the places in any of some houses, and those in two or more of them.
    pub(super) fn union_of(&self, houses: &[usize]) -> (Mask, Mask) {
        houses
            .iter()
            .fold((0, 0), |(any, twice), &house| (any | self.inside[house], twice | any & self.inside[house]))
    }

    /// Yields each choice of `size` bases and `count` covers with three properties: among the remaining
    /// places, no two bases share one, the covers contain all places of the bases, and no smaller choice of
    /// bases fits into as many fewer covers.
    pub(super) fn search(
        &self,
        sides: &Sides,
        left: Mask,
        size: usize,
        count: usize,
        found: &mut dyn FnMut(&[usize], &[usize]),
    ) {
        let some = |at: &&usize, least: u32| (self.inside[**at] & left).count_ones() >= least;
        let bases: Vec<usize> = sides.bases.iter().filter(|at| some(at, 1)).copied().collect();
        // A cover for one place is wasted: without it and the base of that place, the rest would do.
        let covers: Vec<usize> = sides.covers.iter().filter(|at| some(at, 2)).copied().collect();
        if bases.len() < size {
            return;
        }
        let mut choice = Choice {
            board: self,
            left,
            size,
            count,
            bases,
            into: vec![0; self.houses.len()],
            chosen: Vec::new(),
        };
        choice.cover(&covers, 0, found);
    }
}

/// A partial choice of covers.
struct Choice<'a> {
    board: &'a Board,
    left: Mask,
    size: usize,
    count: usize,
    bases: Vec<usize>,
    /// For each house, a mask of the bases within the chosen covers and this house; empty between uses.
    into: Vec<Mask>,
    chosen: Vec<usize>,
}

impl Choice<'_> {
    /// Chooses all covers but the last one by one, and the last by the places it must contain.
    fn cover(&mut self, covers: &[usize], union: Mask, found: &mut dyn FnMut(&[usize], &[usize])) {
        if self.chosen.len() + 1 < self.count {
            for (i, &house) in covers.iter().enumerate() {
                self.chosen.push(house);
                self.cover(&covers[i + 1..], union | self.board.inside[house], found);
                self.chosen.pop();
            }
            return;
        }
        let mut within: Mask = 0;
        let mut touched: Vec<usize> = Vec::new();
        for (i, &base) in self.bases.iter().enumerate() {
            if self.chosen.contains(&base) {
                continue;
            }
            let rest = self.board.inside[base] & self.left & !union;
            if rest == 0 {
                within |= 1 << i;
                continue;
            }
            for &house in &self.board.of_place[rest.trailing_zeros() as usize] {
                if house != base && rest & !self.board.inside[house] == 0 && covers.contains(&house) {
                    touched.push(house);
                    self.into[house] |= 1 << i;
                }
            }
        }
        for house in touched {
            let held = std::mem::take(&mut self.into[house]);
            if held == 0 || ((held | within).count_ones() as usize) < self.size {
                continue;
            }
            self.chosen.push(house);
            let fits = |i: &usize| (held | within) >> i & 1 == 1 && self.bases[*i] != house;
            let inside: Vec<usize> = (0..self.bases.len()).filter(fits).map(|i| self.bases[i]).collect();
            self.choose(&inside, 0, &mut Vec::new(), found);
            self.chosen.pop();
        }
    }

    /// Chooses bases without common places.
    fn choose(
        &self,
        inside: &[usize],
        taken: Mask,
        bases: &mut Vec<usize>,
        found: &mut dyn FnMut(&[usize], &[usize]),
    ) {
        if bases.len() == self.size {
            if !self.is_wasteful(bases) {
                found(bases, &self.chosen);
            }
            return;
        }
        for (i, &base) in inside.iter().enumerate() {
            let own = self.board.inside[base] & self.left;
            if own & taken == 0 {
                bases.push(base);
                self.choose(&inside[i + 1..], taken | own, bases, found);
                bases.pop();
            }
        }
    }

    /// Returns whether the bases need one cover fewer, or some of them could do with fewer.
    fn is_wasteful(&self, bases: &[usize]) -> bool {
        let spare = self.size - self.count;
        let all = bases.iter().fold(0, |places, &base| places | self.board.inside[base]) & self.left;
        let (_, twice) = self.board.union_of(&self.chosen);
        if self.chosen.iter().any(|&cover| self.board.inside[cover] & all & !twice == 0) {
            return true;
        }
        (1_u32..(1 << bases.len()) - 1).any(|some| {
            let picked = bases.iter().enumerate().filter(|(i, _)| some >> i & 1 == 1);
            let places = picked.fold(0, |places, (_, &base)| places | self.board.inside[base]) & self.left;
            let met = self.chosen.iter().filter(|&&cover| self.board.inside[cover] & places != 0).count();
            met + spare <= some.count_ones() as usize
        })
    }
}

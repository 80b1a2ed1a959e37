//! The board of a search: a mask of digits for each cell, and a trail for undoing changes.

use super::{
    rules::RuleTables,
    tables::{Dead, Left},
};
use sudoku_board::{
    Cell, Digit, DigitSet, Grid, House, Shape,
    shape::{Held, PerShape},
};

/// The tables of each shape. The first question for a shape builds them.
static TABLES: PerShape<SearchTables> = PerShape::new();

/// The geometry in flat arrays for speed.
#[derive(Debug)]
pub struct SearchTables {
    side: usize,
    /// The mask of all digits.
    pub all: u32,
    /// Cells of each house, `side` entries each.
    houses: Vec<u16>,
    /// Peers of each cell, one list after another.
    peers: Vec<u16>,
    /// The beginning of each list, and the end of the last one.
    peers_from: Vec<u16>,
    /// The houses of each cell by number, in the same way.
    houses_of: Vec<u8>,
    houses_from: Vec<u16>,
    house_count: usize,
    /// The pairs of cells that see each other by a rule without houses.
    bound: Vec<[u16; 2]>,
    /// The houses of each cell as a bit set.
    house_bits: Vec<[u64; 2]>,
    all_houses: [u64; 2],
}

impl SearchTables {
    /// More than the houses of any board.
    const MOST_HOUSES: usize = 128;

    /// Returns the tables of a shape.
    pub fn of(shape: &Shape) -> Held<Self> {
        TABLES.of(shape, Self::build)
    }

    fn build(shape: &Shape) -> Self {
        let geometry = shape.geometry();
        let houses = House::all(shape).flat_map(|house| geometry.cells(house).iter().copied());
        let peers = Cell::all(shape).flat_map(|cell| geometry.peer_list(cell).iter().copied());
        let own =
            |cell: Cell| geometry.houses_of(cell).iter().map(|&house| geometry.house_index(house) as u8);
        let bits_of = |cell: Cell| {
            own(cell).fold([0; 2], |mut bits: [u64; 2], house| {
                bits[usize::from(house / 64)] |= 1 << (house % 64);
                bits
            })
        };
        let bound = Cell::all(shape).flat_map(|cell| {
            geometry.peers_by_rule(cell).map(move |other| [cell, other].map(|one| one.index() as u16))
        });
        Self {
            side: shape.side(),
            all: DigitSet::all(shape).bits(),
            houses: houses.map(|cell| cell.index() as u16).collect(),
            peers: peers.map(|cell| cell.index() as u16).collect(),
            peers_from: sums(Cell::all(shape).map(|cell| geometry.peer_list(cell).len())),
            all_houses: Cell::all(shape)
                .map(bits_of)
                .fold([0; 2], |all, bits| [all[0] | bits[0], all[1] | bits[1]]),
            house_bits: Cell::all(shape).map(bits_of).collect(),
            houses_of: Cell::all(shape).flat_map(own).collect(),
            houses_from: sums(Cell::all(shape).map(|cell| geometry.houses_of(cell).len())),
            house_count: geometry.houses().len(),
            bound: bound.collect(),
        }
    }

    /// Returns the cells of a house by number.
    pub fn house(&self, house: usize) -> &[u16] {
        &self.houses[house * self.side..][..self.side]
    }

    /// Returns the cells that see a cell, by number.
    pub fn peers(&self, cell: usize) -> &[u16] {
        &self.peers[usize::from(self.peers_from[cell])..usize::from(self.peers_from[cell + 1])]
    }

    /// Returns the houses of a cell, by number.
    pub fn houses_of(&self, cell: usize) -> impl Iterator<Item = usize> + '_ {
        let own = usize::from(self.houses_from[cell])..usize::from(self.houses_from[cell + 1]);
        self.houses_of[own].iter().map(|&house| usize::from(house))
    }

    /// Returns the houses of a cell as a bit set.
    pub fn house_bits(&self, cell: usize) -> [u64; 2] {
        self.house_bits[cell]
    }

    /// Returns the number of houses.
    pub fn house_count(&self) -> usize {
        self.house_count
    }
}

/// Returns zero, and then the sum of the numbers up to each.
fn sums(numbers: impl Iterator<Item = usize>) -> Vec<u16> {
    let mut sums = vec![0];
    sums.extend(numbers.scan(0, |sum, number| {
        *sum += number as u16;
        Some(*sum)
    }));
    sums
}

/// A point in the trail to return to.
#[derive(Clone, Copy, Debug)]
pub struct Mark {
    trail: usize,
    settled: usize,
}

/// A board during a search.
///
/// A cell is *settled* when one digit is left and its peers have lost it. Between calls nothing is pending:
/// each cell with one digit left is settled, unless the board is dead. A dead board must go
/// [back](Self::back_to) before anything else.
#[derive(Debug)]
pub struct Board {
    shape: Shape,
    /// The tables of its shape.
    pub tables: Held<SearchTables>,
    /// The digits left in each cell.
    pub cells: Vec<u32>,
    /// Each change: the cell and the mask it had before.
    trail: Vec<(u16, u32)>,
    /// Cells with one digit left whose peers still have it.
    fresh: Vec<u16>,
    /// Houses that lost a candidate since their last examination.
    dirty: [u64; 2],
    settled: usize,
    /// What a board with sums has besides.
    summed: Option<Box<Summed>>,
}

/// What a board with sums has besides.
#[derive(Debug)]
struct Summed {
    tables: Held<RuleTables>,
    /// The number of changes in the trail that the sums know.
    known: usize,
    /// The sums that lost a candidate since their last examination, as bits.
    dirty: Vec<u64>,
    /// How often each cell was part of a dead end. The next guess is where there were many.
    blame: Vec<u32>,
}

impl Board {
    /// Returns an empty board. The trail never grows beyond its capacity: each entry removes at least one candidate.
    pub fn new(shape: &Shape) -> Self {
        let tables = SearchTables::of(shape);
        Self {
            shape: shape.clone(),
            cells: vec![tables.all; shape.cell_count()],
            tables,
            trail: Vec::with_capacity(shape.cell_count() * shape.side()),
            fresh: Vec::with_capacity(shape.cell_count()),
            dirty: [0; 2],
            settled: 0,
            summed: RuleTables::of(shape).map(|tables| {
                Box::new(Summed {
                    known: 0,
                    dirty: vec![0; tables.words()],
                    blame: vec![1; shape.cell_count()],
                    tables,
                })
            }),
        }
    }

    /// Starts over from these digits and the singles that follow.
    pub fn load(&mut self, grid: &Grid) -> Result<(), Dead> {
        let tables = self.tables.clone();
        self.cells.fill(0);
        self.trail.clear();
        self.forget_pending();
        self.settled = 0;
        if let Some(summed) = &mut self.summed {
            summed.begin();
        }
        let mut used = [0; SearchTables::MOST_HOUSES];
        for (cell, digit) in grid.filled() {
            let (cell, bit) = (cell.index(), 1 << digit.index());
            for house in tables.houses_of(cell) {
                if used[house] & bit != 0 {
                    return Err(Dead);
                }
                used[house] |= bit;
            }
            self.cells[cell] = bit;
            self.settled += 1;
        }
        for (cell, mask) in self.cells.iter_mut().enumerate().filter(|(_, mask)| **mask == 0) {
            *mask = tables.all & !tables.houses_of(cell).fold(0, |all, house| all | used[house]);
            if *mask == 0 {
                return Err(Dead);
            }
            if mask.is_power_of_two() {
                self.fresh.push(cell as u16);
            }
        }
        self.bind(grid)?;
        self.dirty = tables.all_houses;
        self.singles()
    }

    /// Removes the digits of a grid from the cells that a rule without houses binds to theirs.
    fn bind(&mut self, grid: &Grid) -> Result<(), Dead> {
        let tables = self.tables.clone();
        for &[from, to] in &tables.bound {
            if let Some(digit) = grid.get(Cell::at(from.into())) {
                self.keep(to.into(), !(1 << digit.index()))?;
            }
        }
        Ok(())
    }

    /// Returns whether each cell has its digit.
    pub fn is_solved(&self) -> bool {
        self.settled == self.cells.len()
    }

    /// Returns the settled digits as a grid.
    pub fn to_grid(&self) -> Grid {
        let mut grid = Grid::empty(&self.shape);
        for (index, mask) in self.cells.iter().enumerate() {
            if mask.is_power_of_two() {
                grid.set(Cell::at(index), Some(Digit::at(mask.trailing_zeros() as usize)));
            }
        }
        grid
    }

    /// Returns this point of the trail.
    pub fn mark(&self) -> Mark {
        Mark { trail: self.trail.len(), settled: self.settled }
    }

    /// Undoes each change after a point of the trail.
    pub fn back_to(&mut self, mark: Mark) {
        for (cell, before) in self.trail.drain(mark.trail..).rev() {
            self.cells[usize::from(cell)] = before;
        }
        self.settled = mark.settled;
        self.forget_pending();
    }

    fn forget_pending(&mut self) {
        self.fresh.clear();
        self.dirty = [0; 2];
        if let Some(summed) = &mut self.summed {
            summed.forget_pending(self.trail.len());
        }
    }

    /// Restricts a cell to some digits. [`Self::singles`] makes the deductions.
    #[inline]
    pub fn keep(&mut self, cell: usize, mask: u32) -> Result<(), Dead> {
        let before = self.cells[cell];
        if before & !mask == 0 { Ok(()) } else { self.narrow(cell, before, before & mask) }
    }

    fn narrow(&mut self, cell: usize, before: u32, after: u32) -> Result<(), Dead> {
        if after == 0 {
            self.blame(cell);
            return Err(Dead);
        }
        self.trail.push((cell as u16, before));
        self.cells[cell] = after;
        if after.is_power_of_two() {
            self.fresh.push(cell as u16);
        }
        let bits = self.tables.house_bits[cell];
        self.dirty[0] |= bits[0];
        self.dirty[1] |= bits[1];
        Ok(())
    }

    /// Makes all deductions of naked and hidden singles, and those of sums.
    pub fn singles(&mut self) -> Result<(), Dead> {
        let held = self.tables.clone();
        let tables: &SearchTables = &held;
        loop {
            while let Some(cell) = self.fresh.pop() {
                let cell = usize::from(cell);
                let others = !self.cells[cell];
                self.settled += 1;
                for &peer in tables.peers(cell) {
                    self.keep(usize::from(peer), others)?;
                }
            }
            match self.take_dirty() {
                Some(house) => self.hidden_singles(tables, house)?,
                None if self.summed.is_none() => return Ok(()),
                None if self.a_sum()? => {}
                None => return Ok(()),
            }
        }
    }

    /// Makes the deductions of a sum that lost a candidate; returns whether there is one.
    fn a_sum(&mut self) -> Result<bool, Dead> {
        let Some(summed) = &mut self.summed else { return Ok(false) };
        let Some(sum) = summed.take_dirty(&self.trail) else { return Ok(false) };
        let tables = summed.tables.clone();
        let applied = tables.apply(sum, self);
        if applied.is_err() {
            tables.each_cell(sum, |cell| self.blame(cell));
        }
        applied.map(|()| true)
    }

    fn blame(&mut self, cell: usize) {
        if let Some(summed) = &mut self.summed {
            summed.blame[cell] += 1;
        }
    }

    /// Returns how often each cell was part of a dead end, and one more; `None` without sums.
    pub(super) fn blamed(&self) -> Option<&[u32]> {
        self.summed.as_deref().map(|summed| summed.blame.as_slice())
    }

    fn take_dirty(&mut self) -> Option<usize> {
        let word = usize::from(self.dirty[0] == 0);
        let bits = self.dirty[word];
        if bits == 0 {
            return None;
        }
        self.dirty[word] = bits & (bits - 1);
        Some(word * 64 + bits.trailing_zeros() as usize)
    }

    /// Places each digit that has one place left in a house.
    fn hidden_singles(&mut self, tables: &SearchTables, house: usize) -> Result<(), Dead> {
        let house = tables.house(house);
        let (mut once, mut twice, mut done) = (0, 0, 0);
        for &cell in house {
            let mask = self.cells[usize::from(cell)];
            twice |= once & mask;
            once |= mask;
            if mask.is_power_of_two() {
                done |= mask;
            }
        }
        if once != tables.all {
            return Err(Dead);
        }
        let mut hidden = once & !twice & !done;
        for &cell in house {
            if hidden == 0 {
                break;
            }
            let here = self.cells[usize::from(cell)] & hidden;
            if here != 0 {
                // Two digits without another place cannot share the cell.
                if here & (here - 1) != 0 {
                    return Err(Dead);
                }
                hidden &= !here;
                self.keep(usize::from(cell), here)?;
            }
        }
        Ok(())
    }

    /// Returns the digits that have exactly two places left in a house.
    pub fn digits_with_two_places(&self, house: usize) -> u32 {
        let (mut once, mut twice, mut more) = (0, 0, 0);
        for &cell in self.tables.house(house) {
            let mask = self.cells[usize::from(cell)];
            more |= twice & mask;
            twice |= once & mask;
            once |= mask;
        }
        twice & !more
    }
}

impl Left for Board {
    #[inline(always)]
    fn digits(&self, cell: usize) -> u32 {
        self.cells[cell]
    }

    #[inline(always)]
    fn keep(&mut self, cell: usize, mask: u32) -> Result<(), Dead> {
        Self::keep(self, cell, mask)
    }
}

impl Summed {
    /// Forgets all that an earlier search found out.
    fn begin(&mut self) {
        self.blame.fill(1);
        self.tables.all(&mut self.dirty);
        self.known = 0;
    }

    fn forget_pending(&mut self, known: usize) {
        self.known = known;
        self.dirty.fill(0);
    }

    /// Takes the last sum that lost a candidate. Those that follow from cages are the last: measured, they show a dead
    /// end sooner, and the next guess goes to where it was.
    fn take_dirty(&mut self, trail: &[(u16, u32)]) -> Option<usize> {
        for &(cell, _) in &trail[self.known..] {
            let of_cell = self.tables.of_cell(usize::from(cell));
            self.dirty.iter_mut().zip(of_cell).for_each(|(dirty, own)| *dirty |= own);
        }
        self.known = trail.len();
        let word = self.dirty.iter().rposition(|&bits| bits != 0)?;
        let last = 63 - self.dirty[word].leading_zeros() as usize;
        self.dirty[word] &= !(1 << last);
        Some(word * 64 + last)
    }
}

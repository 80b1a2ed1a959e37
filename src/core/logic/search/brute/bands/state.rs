//! The possible cells of each digit, as bits of bands, and deductions on them.

use super::tables::{
    BAND, BAND_CELLS, FIRST_OF_MINIROWS, FIRST_OF_ROWS, PEERS, ROW, STACK, TAKEN, fold, is_dead,
};
use sudoku_board::{Cell, Digit, Grid};

/// Duplicates a value for the two bands in one word.
const BOTH: u64 = 1 << 32 | 1;
pub(super) const DIGITS: usize = 9;
/// All digits, as a set of bits.
pub(super) const ALL_DIGITS: u32 = (1 << DIGITS) - 1;

/// A set of cells, by bands. The first two share a word, so an operation handles both bands at once, on any
/// processor and in WebAssembly.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Cells {
    pub(super) two: u64,
    pub(super) third: u32,
}

impl Cells {
    pub(super) const NONE: Self = Self { two: 0, third: 0 };
    const ALL: Self = Self::of([BAND_CELLS; 3]);

    pub(super) const fn of(bands: [u32; 3]) -> Self {
        Self { two: bands[0] as u64 | (bands[1] as u64) << 32, third: bands[2] }
    }

    pub(super) const fn bands(self) -> [u32; 3] {
        [self.two as u32, (self.two >> 32) as u32, self.third]
    }

    #[inline]
    pub(super) const fn and(self, other: Self) -> Self {
        Self { two: self.two & other.two, third: self.third & other.third }
    }

    #[inline]
    pub(super) const fn or(self, other: Self) -> Self {
        Self { two: self.two | other.two, third: self.third | other.third }
    }

    #[inline]
    pub(super) const fn without(self, other: Self) -> Self {
        Self { two: self.two & !other.two, third: self.third & !other.third }
    }

    /// Returns the set of the cell with this index inside a band.
    #[inline]
    pub(super) const fn one(band: usize, cell: usize) -> Self {
        match band {
            0 => Self { two: 1 << cell, third: 0 },
            1 => Self { two: 1 << (32 + cell), third: 0 },
            _ => Self { two: 0, third: 1 << cell },
        }
    }
}

/// A board in the middle of a search.
#[derive(Clone, Copy, Debug)]
pub struct BandState {
    /// The possible cells of each digit. Cells with another digit are only removed when a deduction examines
    /// the digit.
    pub(super) places: [Cells; DIGITS],
    /// The cells that have each digit.
    own: [Cells; DIGITS],
    /// The cells without a known digit.
    pub(super) open: Cells,
}

/// The board cannot be completed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Dead;

/// The cells with two digits left on a board without further deductions.
pub type Pairs = [u32; 3];

impl BandState {
    /// Returns the board with the clues, without the places that they exclude for their digits. The first
    /// [`settle`](Self::settle) finds clashing clues.
    pub(super) fn of(clues: &Grid) -> Self {
        let planes = planes(clues);
        let filled = planes.into_iter().fold(Cells::NONE, Cells::or);
        let open = Cells::ALL.without(filled);
        let (mut places, mut own) = ([Cells::NONE; DIGITS], [Cells::NONE; DIGITS]);
        for (nth, (places, own)) in places.iter_mut().zip(&mut own).enumerate() {
            let mut here = filled;
            for (bit, plane) in planes.into_iter().enumerate() {
                let set = (nth + 1) >> bit & 1 != 0;
                here = if set { here.and(plane) } else { here.without(plane) };
            }
            let bands = here.bands();
            let columns = bands[0] | bands[1] | bands[2];
            let columns = ((columns | columns >> 9 | columns >> 18) & ROW) * FIRST_OF_ROWS;
            let taken =
                bands.map(|band| TAKEN[fold((band | band >> 1 | band >> 2) & FIRST_OF_MINIROWS)] | columns);
            *places = open.without(Cells::of(taken)).or(here);
            *own = here;
        }
        Self { places, own, open }
    }

    /// Returns the known digits as a grid.
    pub fn to_grid(self) -> Grid {
        let mut grid = Grid::empty(sudoku_board::Shape::S9);
        for (digit, own) in self.own.into_iter().enumerate() {
            for (band, mut cells) in own.bands().into_iter().enumerate() {
                while cells != 0 {
                    let cell = cells.trailing_zeros() as usize;
                    cells &= cells - 1;
                    grid.set(Cell::at(band * PEERS.len() + cell), Some(Digit::at(digit)));
                }
            }
        }
        grid
    }

    /// Makes all deductions: inside bands and stacks for each digit, and of cells with one digit left.
    /// `forced` are the digits that lost places since the last time.
    #[inline]
    pub(super) fn settle(&mut self, mut forced: u32) -> Result<Pairs, Dead> {
        loop {
            self.spread(forced)?;
            if self.open == Cells::NONE {
                return Ok([0; 3]);
            }
            let (mut once, mut twice, mut more) = (Cells::NONE, Cells::NONE, Cells::NONE);
            for places in self.places {
                more = more.or(twice.and(places));
                twice = twice.or(once.and(places));
                once = once.or(places);
            }
            if once != Cells::ALL {
                return Err(Dead);
            }
            let singles = self.open.without(twice);
            if singles == Cells::NONE {
                return Ok(twice.without(more).bands());
            }
            let [first, second, third] = singles.bands();
            forced = self.take_singles::<0>(first)?
                | self.take_singles::<1>(second)?
                | self.take_singles::<2>(third)?;
        }
    }

    #[inline]
    fn take_singles<const BAND_AT: usize>(&mut self, mut singles: u32) -> Result<u32, Dead> {
        let mut forced = 0;
        while singles != 0 {
            let cell = singles.trailing_zeros() as usize;
            singles &= singles - 1;
            // The cell has no digit left if the placement just before took it.
            let digit = self.digits_of::<BAND_AT>(cell).trailing_zeros() as usize;
            if digit >= DIGITS {
                return Err(Dead);
            }
            self.place::<BAND_AT>(digit, cell);
            forced |= 1 << digit;
        }
        Ok(forced)
    }

    /// Returns the possible digits of a cell.
    #[inline]
    pub(super) fn digits_of<const BAND_AT: usize>(&self, cell: usize) -> u32 {
        let bit = |places: Cells| places.bands()[BAND_AT] >> cell & 1;
        (0..DIGITS).fold(0, |digits, digit| digits | bit(self.places[digit]) << digit)
    }

    /// Places a digit in a cell. The other digits lose the cell when a deduction examines them.
    #[inline]
    pub(super) fn place<const BAND_AT: usize>(&mut self, digit: usize, cell: usize) {
        let mut lost = [FIRST_OF_ROWS << (cell % 9); 3];
        lost[BAND_AT] = PEERS[cell];
        let here = Cells::one(BAND_AT, cell);
        self.places[digit] = self.places[digit].without(Cells::of(lost));
        self.own[digit] = self.own[digit].or(here);
        self.open = self.open.without(here);
    }

    /// Removes candidates of a digit.
    #[inline]
    pub(super) fn remove(&mut self, digit: usize, cell: Cells) {
        self.places[digit] = self.places[digit].without(cell);
    }

    /// Returns the digits that may still have cells that others have taken.
    #[inline]
    fn stale(&self) -> u32 {
        let mut stale = 0;
        for digit in 0..DIGITS {
            let gone = self.places[digit].without(self.open.or(self.own[digit]));
            stale |= u32::from(gone.two | u64::from(gone.third) != 0) << digit;
        }
        stale
    }

    /// Examines digits until none of them loses a place: first those that are `forced`, and in each further
    /// round all that lost cells to others in the one before.
    #[inline]
    fn spread(&mut self, mut forced: u32) -> Result<(), Dead> {
        loop {
            let mut waiting = forced | self.stale();
            if waiting == 0 {
                return Ok(());
            }
            forced = 0;
            while waiting != 0 {
                let digit = waiting.trailing_zeros() as usize;
                waiting &= waiting - 1;
                forced |= u32::from(self.look_at(digit)?) << digit;
            }
        }
    }

    /// Makes the deductions of one digit. Returns whether a stack excluded a minirow, so that its band needs
    /// another look.
    #[inline]
    fn look_at(&mut self, digit: usize) -> Result<bool, Dead> {
        const MINIROWS: u64 = FIRST_OF_MINIROWS as u64 * BOTH;
        let Cells { two, third } = self.places[digit].and(self.open.or(self.own[digit]));
        // The bands: the minirows with places, and those that can stay.
        let folded = (two | two >> 1 | two >> 2) & MINIROWS;
        let folded = folded | folded >> 8 | folded >> 16;
        let (possible, decided) = BAND[(folded & u64::from(ROW)) as usize];
        let (possible_below, decided_below) = BAND[(folded >> 32 & u64::from(ROW)) as usize];
        let (possible_third, decided_third) =
            BAND[fold((third | third >> 1 | third >> 2) & FIRST_OF_MINIROWS)];
        let possible = u64::from(possible) | u64::from(possible_below) << 32;
        let decided = u64::from(decided) | u64::from(decided_below) << 32;
        let (two, third) = (two & possible, third & possible_third);
        // The stacks: nine bits for the columns of each band, and of these three bits for each stack.
        let columns = (two | two >> 9 | two >> 18) & (u64::from(ROW) * BOTH);
        let columns_third = (third | third >> 9 | third >> 18) & ROW;
        let columns = (columns | columns >> 23) as u32 & (ROW << 9 | ROW) | columns_third << 18;
        let stack = |columns: u32| {
            let own = columns & 0o7_007_007;
            STACK[((own | own >> 6 | own >> 12) & ROW) as usize]
        };
        let left = stack(columns) | stack(columns >> 3) << 3 | stack(columns >> 6) << 6;
        let (left, only) = (left as u32, (left >> 32) as u32);
        if is_dead(left) {
            return Err(Dead);
        }
        let cells_of_two = |columns: u32| {
            let columns = u64::from(columns);
            (columns & u64::from(ROW) | (columns & u64::from(ROW << 9)) << 23) * u64::from(FIRST_OF_ROWS)
        };
        let cells_of_third = |columns: u32| (columns >> 18 & ROW) * FIRST_OF_ROWS;
        let (two, third) = (two & cells_of_two(left), third & cells_of_third(left));
        // The digit's cell is known if both its minirow and its column are.
        let stands = Cells {
            two: two & decided & cells_of_two(only),
            third: third & decided_third & cells_of_third(only),
        };
        self.own[digit] = self.own[digit].or(stands);
        self.open = self.open.without(stands);
        self.places[digit] = Cells { two, third };
        let lost = ((two | two >> 1 | two >> 2) ^ possible) & MINIROWS;
        let lost_third = ((third | third >> 1 | third >> 2) ^ possible_third) & FIRST_OF_MINIROWS;
        Ok(lost | u64::from(lost_third) != 0)
    }
}

/// Returns the numbers of the digits in binary, as sets of cells: the first set has the cells with odd numbers, and
/// so on.
fn planes(clues: &Grid) -> [Cells; 4] {
    const EIGHT: usize = 8;
    const LOW_BITS: u64 = 0x0101_0101_0101_0101;
    // A multiplication gathers one bit of each of eight bytes.
    const GATHER: u64 = 0x0102_0408_1020_4080;
    let mut numbers = [[0; EIGHT]; 11];
    for (number, (_, digit)) in numbers.as_flattened_mut().iter_mut().zip(clues.iter()) {
        *number = digit.map_or(0, Digit::number);
    }
    let (mut low, mut high) = ([0u64; 4], [0u32; 4]);
    for (nth, eight) in numbers.into_iter().enumerate() {
        let eight = u64::from_le_bytes(eight);
        for bit in 0..4 {
            let gathered = (eight >> bit & LOW_BITS).wrapping_mul(GATHER) >> 56;
            if nth < EIGHT {
                low[bit] |= gathered << (EIGHT * nth);
            } else {
                high[bit] |= (gathered as u32) << (EIGHT * (nth - EIGHT));
            }
        }
    }
    let mut planes = [Cells::NONE; 4];
    for ((plane, low), high) in planes.iter_mut().zip(low).zip(high) {
        let band = u64::from(BAND_CELLS);
        *plane = Cells { two: low & band | (low >> 27 & band) << 32, third: (low >> 54) as u32 | high << 10 };
    }
    planes
}

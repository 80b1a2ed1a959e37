//! Tables for a digit in three adjacent boxes.
//!
//! In a band each row and each box has a digit once. A minirow is the three cells that a row and a box share.
//! By minirows, the digit's places are one of the six permutations of three things, and a minirow in none of
//! the remaining permutations can be removed. The same is true of a stack, with the columns of its three
//! boxes. Nine bits give the minirows with places, so a table of 512 entries has all deductions inside three
//! boxes: pointing, claiming, and everything else.

/// Bit `9 * row + column` of a word is a cell of a band.
pub(super) const BAND_CELLS: u32 = (1 << 27) - 1;
/// The bits of one row.
pub(super) const ROW: u32 = 511;
/// The first cell of each row: a multiplication with it copies a row into all three.
pub(super) const FIRST_OF_ROWS: u32 = 1 << 18 | 1 << 9 | 1;
/// The first cell of each minirow.
pub(super) const FIRST_OF_MINIROWS: u32 = 0o111_111_111;
/// A minirow, moved to the first box of the first row.
const MINIROW: u32 = 7;

/// The six permutations of three rows and three boxes.
const WAYS: [[usize; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];

/// Returns the possible and the decided ones of nine bits in three groups. A permutation takes a bit of each group,
/// all occupied. A bit is possible if some permutation has it, and decided if it is the only possible one of its
/// group. Both results are 0 if there is no permutation.
const fn ways_left(occupied: usize) -> (usize, usize) {
    let mut possible = 0;
    let mut nth = 0;
    while nth < WAYS.len() {
        let [first, second, third] = WAYS[nth];
        let way = 1 << first | 1 << (3 + second) | 1 << (6 + third);
        if occupied & way == way {
            possible |= way;
        }
        nth += 1;
    }
    let mut decided = 0;
    let mut group = 0;
    while group < 3 {
        let three = possible >> (3 * group) & 7;
        if three.is_power_of_two() {
            decided |= three << (3 * group);
        }
        group += 1;
    }
    (possible, decided)
}

/// Returns the index of each minirow in an index of [`BAND`]: `3 * box + row`, as from [`fold`].
const fn minirow_of(bit: usize) -> u32 {
    MINIROW << (9 * (bit % 3) + 3 * (bit / 3))
}

/// Gathers one bit of each minirow into nine bits: see [`minirow_of`] for their places. Bits of other cells
/// must be 0.
#[inline]
pub(super) const fn fold(minirows: u32) -> usize {
    ((minirows | minirows >> 8 | minirows >> 16) & ROW) as usize
}

/// Indexed by the minirows with places of a digit: the cells where it can be in the filled band, and the cells where
/// it must be. The first is 0 if the digit does not fit into the band.
pub(super) static BAND: [(u32, u32); 512] = {
    let mut table = [(0, 0); 512];
    let mut index = 0;
    while index < table.len() {
        let (possible, decided) = ways_left(index);
        let mut bit = 0;
        while bit < 9 {
            if possible >> bit & 1 != 0 {
                table[index].0 |= minirow_of(bit);
            }
            if decided >> bit & 1 != 0 {
                table[index].1 |= minirow_of(bit);
            }
            bit += 1;
        }
        index += 1;
    }
    table
};

/// Indexed by the columns of the first stack with places of a digit, three bits for each band: the columns where it
/// can be, bit `9 * band + column`, and from bit 32 on those where it must be. An entry that is [dead](is_dead) has
/// no permutation; it remains so when shifted to the other stacks.
pub(super) static STACK: [u64; 512] = {
    let mut table = [0; 512];
    let mut index = 0;
    while index < table.len() {
        let (possible, decided) = ways_left(index);
        let mut bit = 0;
        while bit < 9 {
            let place = bit / 3 * 9 + bit % 3;
            table[index] |= ((possible >> bit & 1) as u64) << place;
            table[index] |= ((decided >> bit & 1) as u64) << (place + 32);
            bit += 1;
        }
        if possible == 0 {
            // One of these bits is above the columns, whether shifted by 0, 3 or 6, and still within 32 bits.
            table[index] = 1 << 21 | 1 << 25 | 1 << 27;
        }
        index += 1;
    }
    table
};

/// Returns whether one of the combined stack entries is dead.
#[inline]
pub(super) const fn is_dead(columns: u32) -> bool {
    columns > BAND_CELLS
}

/// Indexed by cell: the other cells of its row, column and box inside its band.
pub(super) static PEERS: [u32; 27] = {
    let mut table = [0; 27];
    let mut cell = 0;
    while cell < table.len() {
        let row = ROW << (cell / 9 * 9);
        let column = FIRST_OF_ROWS << (cell % 9);
        let box_ = (MINIROW * FIRST_OF_ROWS) << (cell % 9 / 3 * 3);
        table[cell] = (row | column | box_) & !(1 << cell);
        cell += 1;
    }
    table
};

/// Indexed by the minirows with the digit: all cells of their rows and boxes.
pub(super) static TAKEN: [u32; 512] = {
    let mut table = [0; 512];
    let mut index = 0;
    while index < table.len() {
        let mut bit = 0;
        while bit < 9 {
            if index >> bit & 1 != 0 {
                table[index] |= ROW << (bit % 3 * 9) | (MINIROW * FIRST_OF_ROWS) << (bit / 3 * 3);
            }
            bit += 1;
        }
        index += 1;
    }
    table
};

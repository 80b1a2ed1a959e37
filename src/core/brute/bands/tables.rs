//! What a digit leaves possible in three boxes beside each other, looked up at once.
//!
//! In a band each row and each box takes a digit once. So, minirow by minirow (the three cells that a
//! row and a box share), the digit stands as one of the six permutations of three things, and a
//! minirow that is in none of those still possible is out. The same is true of a stack, with the
//! columns of its three boxes. Nine bits say what is occupied, so a table of 512 entries has all answers:
//! pointing and claiming and all that follows from them inside three boxes.

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

/// The six ways in which three rows share three boxes.
const WAYS: [[usize; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];

/// What of nine bits, three by three, is in a way that they all allow; and of this what is in every
/// such way for its group of three. Both are 0 if there is no way.
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

/// The place of each minirow in the index of [`BAND`]: `3 * box + row`, as [`fold`] leaves them.
const fn minirow_of(bit: usize) -> u32 {
    MINIROW << (9 * (bit % 3) + 3 * (bit / 3))
}

/// Brings one bit of each minirow together in nine: see [`minirow_of`] for their places. Bits of
/// other cells must be 0.
#[inline]
pub(super) const fn fold(minirows: u32) -> usize {
    ((minirows | minirows >> 8 | minirows >> 16) & ROW) as usize
}

/// By the minirows that a digit may be in: the cells of those it can be in when the band is filled,
/// and the cells of those it must be in. The first is 0 if the digit has no way into the band.
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

/// By the columns of the first stack that a digit may be in, three bits for each band: those that it
/// can be in, bit `9 * band + column`, and from bit 32 on those that it must be in. An entry that is
/// [over](is_dead) says that there is no way; it stays so when moved to the other stacks.
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
            // One of these is above the columns, whether moved by 0, 3 or 6, and still in 32 bits.
            table[index] = 1 << 21 | 1 << 25 | 1 << 27;
        }
        index += 1;
    }
    table
};

/// Whether one of the stacks whose entries were put together has no way left.
#[inline]
pub(super) const fn is_dead(columns: u32) -> bool {
    columns > BAND_CELLS
}

/// By cell: the other cells of its row, column and box inside its band.
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

/// By the minirows that hold the digit: all cells of their rows and boxes.
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

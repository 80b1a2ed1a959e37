//! What rules see of the board of a search, and what several of them look up.

use sudoku_board::{Cell, Shape, cages::sums_of};

/// The board cannot be completed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dead;

/// The board that rules take candidates from.
pub(super) trait Left {
    /// Returns the digits left in a cell, as a mask.
    fn digits(&self, cell: usize) -> u32;
    /// Restricts a cell to some digits.
    fn keep(&mut self, cell: usize, mask: u32) -> Result<(), Dead>;
}

/// The side up to which all combinations of digits are listed: twice as many with each digit.
pub(super) const LISTED: usize = 10;

/// What several rules look up.
#[derive(Debug)]
pub(super) struct Tables {
    side: usize,
    /// The combinations of so many digits with such a sum, as masks: the number of digits times `stride`, and the sum.
    /// Empty on large boards.
    combinations: Vec<Vec<u32>>,
    stride: usize,
    /// The cells that see each cell, as bits; empty where no combinations are listed.
    peers: Vec<u128>,
}

impl Tables {
    /// Returns the tables of a shape.
    pub(super) fn of(shape: &Shape) -> Self {
        let side = shape.side();
        let stride = usize::from(sums_of(side, side).1) + 1;
        let mut combinations = Vec::new();
        if side <= LISTED {
            combinations.resize((side + 1) * stride, Vec::new());
            for mask in 0..1_u32 << side {
                let sum: usize =
                    (0..side).filter(|digit| mask >> digit & 1 == 1).map(|digit| digit + 1).sum();
                combinations[mask.count_ones() as usize * stride + sum].push(mask);
            }
        }
        let bits =
            |cell| shape.geometry().peer_list(cell).iter().fold(0, |bits, peer| bits | 1 << peer.index());
        let peers = if side <= LISTED { Cell::all(shape).map(bits).collect() } else { Vec::new() };
        Self { side, combinations, stride, peers }
    }

    /// Returns the number of digits.
    pub(super) const fn side(&self) -> usize {
        self.side
    }

    /// Returns whether combinations are listed.
    pub(super) const fn lists(&self) -> bool {
        !self.combinations.is_empty()
    }

    /// Returns the sets of this many digits with such a sum; `None` for a sum that no set has.
    pub(super) fn combinations(&self, many: usize, sum: i32) -> Option<&[u32]> {
        let sum = usize::try_from(sum).ok().filter(|&sum| sum < self.stride)?;
        Some(&self.combinations[many * self.stride + sum])
    }

    /// Returns the cells that see a cell, as bits; all where they are not listed.
    pub(super) fn peers(&self, cell: usize) -> u128 {
        self.peers[cell]
    }
}

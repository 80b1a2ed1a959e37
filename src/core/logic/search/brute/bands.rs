//! The search at 9×9: for each digit and band the remaining places, 27 bits in a word.
//!
//! The idea is that of the fastest known solvers, such as `JCZSolve` by Zhou Yundong, described in the
//! forums: work on a digit in a band by tables instead of on cells. Here the tables contain all consequences
//! of the permutations of three boxes, in bands and stacks alike, and two bands share a word. A guess is in a
//! cell with two digits, the one that affects most other cells: that halves the number of guesses.
//!
//! [`Search`](super::Search) does the same for every shape and is easier to read; tests compare the two.

mod state;
mod tables;

use super::search::{Found, WATCH_EVERY};
use state::{ALL_DIGITS, Cells, Dead};
pub use state::{BandState, Pairs};
use std::ops::ControlFlow;
use sudoku_board::{Cell, Digit, Grid, Rng};
use tables::{FIRST_OF_ROWS, PEERS};

/// A cell of a band and the digit to try in it.
pub type BandChoice = (usize, usize, usize);

/// A board with the guesses made on it, reusable for any number of searches.
#[derive(Debug)]
pub struct Bands {
    state: BandState,
    /// The digits that lost places since the last deduction; `None` if the state turned out dead, or is a
    /// solution already returned.
    forced: Option<u32>,
    /// The untried alternatives, each as a board and the digits that lost places.
    others: Vec<(BandState, u32)>,
    /// The number of guesses so far.
    pub nodes: u64,
}

impl Bands {
    /// Returns a search from these clues.
    ///
    /// # Panics
    /// In debug builds, if the grid is not 9×9.
    pub fn new(clues: &Grid) -> Self {
        debug_assert_eq!(clues.shape(), sudoku_board::Shape::S9);
        Self { state: BandState::of(clues), forced: Some(ALL_DIGITS), others: Vec::new(), nodes: 0 }
    }

    /// Starts over from other clues.
    pub fn load(&mut self, clues: &Grid) {
        self.others.clear();
        self.nodes = 0;
        self.forced = Some(ALL_DIGITS);
        self.state = BandState::of(clues);
    }

    /// Eliminates a candidate before the search begins.
    pub fn forbid(&mut self, cell: Cell, digit: Digit) {
        let (band, cell) = (cell.index() / PEERS.len(), cell.index() % PEERS.len());
        self.state.remove(digit.index(), Cells::one(band, cell));
    }

    /// Continues to the next solution. `watch` receives the number of nodes from time to time.
    pub fn next(
        &mut self,
        mut choose: impl FnMut(&BandState, Pairs) -> BandChoice,
        watch: &mut dyn FnMut(u64) -> ControlFlow<()>,
    ) -> Found {
        loop {
            let settled = self.forced.take().map_or(Err(Dead), |forced| self.state.settle(forced));
            match settled {
                Err(Dead) => {
                    let Some((state, forced)) = self.others.pop() else { return Found::Nothing };
                    self.state = state;
                    self.forced = Some(forced);
                }
                Ok(_) if self.state.open == Cells::NONE => return Found::Solution,
                Ok(pairs) => {
                    self.nodes += 1;
                    if self.nodes.is_multiple_of(WATCH_EVERY) && watch(self.nodes).is_break() {
                        return Found::Interrupted;
                    }
                    let choice = choose(&self.state, pairs);
                    self.guess(choice);
                }
            }
        }
    }

    #[inline]
    fn guess(&mut self, (band, cell, digit): BandChoice) {
        self.others.push((self.state, 1 << digit));
        if let Some((other, _)) = self.others.last_mut() {
            other.remove(digit, Cells::one(band, cell));
        }
        match band {
            0 => self.state.place::<0>(digit, cell),
            1 => self.state.place::<1>(digit, cell),
            _ => self.state.place::<2>(digit, cell),
        }
        self.forced = Some(1 << digit);
    }

    /// Returns the solution that was found.
    pub fn to_grid(&self) -> Grid {
        self.state.to_grid()
    }
}

#[derive(Clone, Copy, Debug)]
struct Best {
    worth: u32,
    choice: BandChoice,
}

impl BandState {
    /// Returns the cell with two digits that affects most other cells. Each of its digits counts one for each cell
    /// that would lose it, and three if that would leave a single. Without a cell of two digits, returns the first
    /// of those with the fewest.
    #[inline]
    pub fn most_telling(&self, pairs: Pairs) -> BandChoice {
        let mut best = Best { worth: 0, choice: (0, 0, 0) };
        self.weigh::<0>(pairs, &mut best);
        self.weigh::<1>(pairs, &mut best);
        self.weigh::<2>(pairs, &mut best);
        if best.worth > 0 { best.choice } else { self.fewest_digits() }
    }

    #[inline]
    fn weigh<const BAND_AT: usize>(&self, pairs: Pairs, best: &mut Best) {
        let [below, last] = [(BAND_AT + 1) % 3, (BAND_AT + 2) % 3];
        let mut left = pairs[BAND_AT];
        while left != 0 {
            let cell = left.trailing_zeros() as usize;
            left &= left - 1;
            let place = cell % 9;
            let (near, column) = (PEERS[cell], FIRST_OF_ROWS << place);
            // All affected cells in one word: the band, and after it the column in the others.
            let who = |bands: [u32; 3]| {
                u64::from(bands[BAND_AT] & near)
                    | u64::from(bands[below] & column) << (32 - place)
                    | u64::from(bands[last] & column) << (33 - place)
            };
            let telling = who(pairs);
            let digits = self.digits_of::<BAND_AT>(cell);
            let hear = |digits: u32| {
                let digit = digits.trailing_zeros() as usize;
                self.places.get(digit).map_or(0, |places| who(places.bands()))
            };
            let (one, other) = (hear(digits), hear(digits & digits.wrapping_sub(1)));
            let heard = one.count_ones() + other.count_ones();
            let worth = 1 + heard + 2 * ((one & telling).count_ones() + (other & telling).count_ones());
            // The last of equals wins.
            if worth >= best.worth {
                *best = Best { worth, choice: (BAND_AT, cell, digits.trailing_zeros() as usize) };
            }
        }
    }

    /// Returns one of the cells with two digits, or else one with the fewest; and one of its digits.
    pub fn random_choice(&self, pairs: Pairs, rng: &mut Rng) -> BandChoice {
        let count = pairs.iter().map(|band| band.count_ones()).sum::<u32>();
        let (band, cell) = if count == 0 {
            let (band, cell, _) = self.fewest_digits();
            (band, cell)
        } else {
            nth_cell(pairs, rng.below(count))
        };
        let digits = self.digits(band, cell);
        let digits = (0..rng.below(digits.count_ones())).fold(digits, |rest, _| rest & (rest - 1));
        (band, cell, digits.trailing_zeros() as usize)
    }

    /// Returns the number of a choice's cell on the board.
    pub const fn cell_of((band, cell, _): BandChoice) -> usize {
        band * PEERS.len() + cell
    }

    fn digits(&self, band: usize, cell: usize) -> u32 {
        match band {
            0 => self.digits_of::<0>(cell),
            1 => self.digits_of::<1>(cell),
            _ => self.digits_of::<2>(cell),
        }
    }

    #[cold]
    fn fewest_digits(&self) -> BandChoice {
        let open = self.open.bands();
        let cells = (0..open.len()).flat_map(|band| (0..PEERS.len()).map(move |cell| (band, cell)));
        let best = cells
            .filter(|&(band, cell)| open[band] >> cell & 1 != 0)
            .min_by_key(|&(band, cell)| self.digits(band, cell).count_ones());
        best.map_or((0, 0, 0), |(band, cell)| (band, cell, self.digits(band, cell).trailing_zeros() as usize))
    }
}

/// Returns the cell of a set that has this number of others before it.
fn nth_cell(cells: Pairs, mut nth: u32) -> (usize, usize) {
    for (band, mut cells) in cells.into_iter().enumerate() {
        while cells != 0 {
            if nth == 0 {
                return (band, cells.trailing_zeros() as usize);
            }
            nth -= 1;
            cells &= cells - 1;
        }
    }
    (0, 0)
}

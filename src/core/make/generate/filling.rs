//! Full boards: the solutions for digging puzzles.

use super::{
    Interrupted, Pulse,
    prover::Prover,
    story::{Teller, What},
};
use serde::{Deserialize, Serialize};
use std::{cell::RefCell, fmt};
use sudoku_board::{Candidate, Cell, Digit, Grid, Rng, Shape, Transform};
use sudoku_logic::search::brute::{BandState, Board, Choice};

/// A way to make a full board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Filling {
    /// A pattern whose rows are shifts of the row above, with digits relabelled, rows moved inside bands,
    /// columns inside stacks, bands and stacks moved, and possibly a transposition.
    ///
    /// It is quick, but reaches only the grids equivalent to the pattern: at 9×9 one class of 5,472,730,538.
    Permutation,
    /// Random digits with backtracking. Can give any grid.
    #[default]
    Random,
}

impl Filling {
    /// Both ways to make a full board.
    pub const ALL: [Filling; 2] = [Filling::Permutation, Filling::Random];

    /// Returns whether boards of this shape can be filled in this way: the pattern knows rows, columns and boxes
    /// alone.
    #[must_use]
    pub const fn fits(self, shape: &Shape) -> bool {
        matches!(self, Filling::Random) || shape.is_classic()
    }

    /// Returns this way if it fits the shape, or else random digits.
    #[must_use]
    pub const fn on(self, shape: &Shape) -> Self {
        if self.fits(shape) { self } else { Filling::Random }
    }

    /// Returns the name of the way in texts.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Filling::Permutation => "permutation",
            Filling::Random => "random",
        }
    }

    /// Returns the filling of that name.
    #[must_use]
    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|filling| filling.slug() == slug)
    }
}

impl fmt::Display for Filling {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.slug())
    }
}

/// Returns a full board, from the fastest search for the shape.
pub(super) fn full_board(
    filling: Filling,
    shape: &Shape,
    prover: &mut Prover,
    rng: &mut Rng,
    pulse: &mut Pulse<'_>,
) -> Result<Grid, Interrupted> {
    match filling.on(shape) {
        Filling::Permutation => {
            let (transform, pattern) = (Transform::random(shape, rng), pattern_board(shape));
            pulse.tell(|teller| permute(&pattern, &transform, teller));
            Ok(transform.apply(&pattern))
        }
        Filling::Random => random_board(shape, prover, rng, pulse),
    }
}

/// Tells the permutation of the pattern, stage by stage.
fn permute(pattern: &Grid, transform: &Transform, teller: &mut Teller) {
    teller.board(What::Pattern, pattern);
    let mut board = pattern.clone();
    for (stage, transform) in transform.stages() {
        board = transform.apply(&board);
        teller.board(What::Stage(stage), &board);
    }
}

/// Returns the pattern board: each row is the one above it, shifted by the columns of a box, and each band begins one
/// digit later.
#[must_use]
pub fn pattern_board(shape: &Shape) -> Grid {
    let (rows, columns, side) = (shape.box_rows(), shape.box_columns(), shape.side());
    let geometry = shape.geometry();
    let mut grid = Grid::empty(shape);
    for cell in Cell::all(shape) {
        let (row, column) = (geometry.row(cell), geometry.column(cell));
        let shift = row % rows * columns + row / rows;
        grid.set(cell, Some(Digit::at((column + shift) % side)));
    }
    grid
}

/// The node limit before a filling restarts. A good beginning needs fewer nodes; a bad one may need more than
/// anyone would wait for.
const NODES_UNTIL_RESTART: u64 = 2000;

fn random_board(
    shape: &Shape,
    prover: &mut Prover,
    rng: &mut Rng,
    pulse: &mut Pulse<'_>,
) -> Result<Grid, Interrupted> {
    loop {
        let beginning = random_beginning(shape, rng);
        let what = if shape.is_classic() { What::Boxes } else { What::Row };
        pulse.tell(|teller| teller.board(what, &beginning));
        if let Some(board) = random_solution(&beginning, prover, rng, NODES_UNTIL_RESTART, pulse)? {
            return Ok(board);
        }
        pulse.tell(Teller::restart);
    }
}

/// Returns one of the solutions of the clues, if there is one and the node limit suffices.
pub(super) fn random_solution(
    clues: &Grid,
    prover: &mut Prover,
    rng: &mut Rng,
    most: u64,
    pulse: &mut Pulse<'_>,
) -> Result<Option<Grid>, Interrupted> {
    let rng = RefCell::new(rng);
    let teller = RefCell::new(pulse.teller.take());
    let tell = |cell: usize, digit: usize, now: &dyn Fn() -> Grid| {
        if let Some(teller) = &mut *teller.borrow_mut() {
            teller.search(&now(), Candidate::new(Cell::at(cell), Digit::at(digit)));
        }
    };
    let by_bands = |state: &BandState, pairs| {
        let choice = state.random_choice(pairs, *rng.borrow_mut());
        tell(BandState::cell_of(choice), choice.2, &|| state.to_grid());
        choice
    };
    let by_cells = |board: &Board| {
        let choice = random_choice(board, *rng.borrow_mut());
        tell(choice.0, choice.1.trailing_zeros() as usize, &|| board.to_grid());
        choice
    };
    let found = prover.solution(clues, by_bands, by_cells, most, pulse);
    pulse.teller = teller.into_inner();
    if let Ok(Some(board)) = &found {
        pulse.tell(|teller| teller.found(board));
    }
    found
}

/// Returns a board with the boxes of the diagonal filled, as far as there are both bands and stacks: they share no
/// line, so any digits fit. With further houses or rules they may not fit together, so one row is filled.
fn random_beginning(shape: &Shape, rng: &mut Rng) -> Grid {
    let mut beginning = Grid::empty(shape);
    let geometry = shape.geometry();
    if !shape.is_classic() {
        for (column, digit) in rng.permutation(shape.side()).into_iter().enumerate() {
            beginning.set(geometry.cell(0, column), Some(Digit::at(usize::from(digit))));
        }
        return beginning;
    }
    for at in 0..shape.box_rows().min(shape.box_columns()) {
        let digits = rng.permutation(shape.side());
        let corner = geometry.cell(at * shape.box_rows(), at * shape.box_columns());
        for (&cell, digit) in geometry.cells(geometry.box_of(corner)).iter().zip(digits) {
            beginning.set(cell, Some(Digit::at(usize::from(digit))));
        }
    }
    beginning
}

/// Returns a random choice among those with the fewest options: a cell with two digits, else a digit with two places
/// in a house, else one of the cells with the fewest digits.
fn random_choice(board: &Board, rng: &mut Rng) -> Choice {
    let open = || board.cells.iter().enumerate().filter(|(_, mask)| mask.count_ones() > 1);
    let fewest = open().map(|(_, mask)| mask.count_ones()).min().expect("an open cell");
    if fewest > 2 {
        let pairs: Vec<(usize, u32)> = (0..board.tables.house_count())
            .map(|house| (house, board.digits_with_two_places(house)))
            .filter(|&(_, digits)| digits != 0)
            .collect();
        if let Some(&(house, digits)) = rng.choose(&pairs) {
            let bit = one_of(digits, rng);
            let mut places =
                board.tables.house(house).iter().filter(|&&cell| board.cells[usize::from(cell)] & bit != 0);
            let nth = rng.below(2) as usize;
            return (usize::from(*places.nth(nth).expect("two places")), bit);
        }
    }
    let tightest = || open().filter(|(_, mask)| mask.count_ones() == fewest);
    let nth = rng.below(tightest().count() as u32) as usize;
    let (cell, &mask) = tightest().nth(nth).expect("counted");
    (cell, one_of(mask, rng))
}

/// Returns a random bit of a mask.
fn one_of(mask: u32, rng: &mut Rng) -> u32 {
    let skipped = rng.below(mask.count_ones());
    let rest = (0..skipped).fold(mask, |rest, _| rest & (rest - 1));
    rest & rest.wrapping_neg()
}

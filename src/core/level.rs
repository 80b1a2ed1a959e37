//! How hard a puzzle is, by what its logic needs.
//!
//! Three questions decide it, and each has the same answer however the board is turned, its rows
//! permuted or its digits renamed:
//!
//! 1. Do hidden singles alone fill the board? (A full house is one of them.) Then it is *easy*.
//! 2. Do naked and hidden singles together? Then it is *medium*.
//! 3. Else a digit must be guessed. Take the cells with the fewest candidates, and try each of their
//!    digits with all the singles that follow. Is there a cell of which each digit leads to the end
//!    by singles alone, to the solution or to a contradiction? Then one guess is enough, and the
//!    puzzle is *hard*; if not, it is *very hard*.
//!
//! The count of guesses goes on where one is not enough: the cell is taken whose digits settle the
//! most cells in all (a contradiction settles all of them), the first in reading order among equals,
//! and the same is asked again behind each of its digits. All of the tree is counted, so luck with the
//! order of the digits plays no part. Only the choice among equals depends on how the board is seen,
//! and it cannot change the level.
//!
//! Measured over puzzles not made for it, in per cent:
//!
//! | puzzles | easy | medium | hard | very hard | most frequent number of guesses beyond |
//! |---|---|---|---|---|---|
//! | 2000 random minimal 9×9 | 25 | 18 | 40 | 17 | 2 |
//! | 2000 of 17 clues | 33 | 14 | 28 | 25 | 2 |
//! | 1465 of a list of hard ones | 0 | 0 | 0.4 | 99.6 | 6 |
//! | 50 random 16×16 of 110 clues | 4 | 10 | 14 | 72 | 3 |
//! | 20 random 25×25 of 320 clues | 5 | 30 | 15 | 50 | 2 |
//!
//! At 4×4 every puzzle is easy: all 91,426 sets of clues with one solution, in the two boards that all
//! others are equivalent to, were tried.

use crate::{
    Grid, Order, Puzzle,
    brute::{Board, Mark, Tables},
};
use serde::{Deserialize, Serialize};
use std::{fmt, ops::ControlFlow};

/// How hard a puzzle is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Level {
    /// Full houses and hidden singles are enough.
    Easy,
    /// Naked singles are needed, too.
    #[default]
    Medium,
    /// Singles run dry; one guess is enough.
    Hard,
    /// Singles run dry, and one guess is not enough.
    VeryHard,
}

impl Level {
    /// All of them, the easiest first.
    pub const ALL: [Level; 4] = [Level::Easy, Level::Medium, Level::Hard, Level::VeryHard];

    /// Its name in texts: lower case, with hyphens.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
            Level::VeryHard => "very-hard",
        }
    }

    /// The level of that name.
    #[must_use]
    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.slug() == slug)
    }

    /// Whether there is any puzzle of this level at an order. At 4×4 all puzzles are easy.
    #[must_use]
    pub fn exists_at(self, order: Order) -> bool {
        order != Order::Two || self == Level::Easy
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.slug())
    }
}

/// The level of a puzzle, and what it was found by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Graded {
    /// The level.
    pub level: Level,
    /// How often a digit must be guessed, at most [`Graded::MOST_GUESSES`].
    pub guesses: u32,
}

impl Graded {
    /// Where counting stops: a puzzle with that many guesses may need more.
    pub const MOST_GUESSES: u32 = 50;
}

/// Grades a puzzle.
#[must_use]
pub fn grade(puzzle: &Puzzle) -> Graded {
    let mut grader = Grader::new(puzzle.clues().order());
    match grader.grade(puzzle.clues(), Graded::MOST_GUESSES, &mut || ControlFlow::Continue(())) {
        ControlFlow::Continue(graded) => graded,
        ControlFlow::Break(()) => unreachable!("nobody stops it"),
    }
}

/// Whoever wants to stop long work.
type Pulse<'a> = &'a mut dyn FnMut() -> ControlFlow<()>;

/// What grading works on. One can grade any number of puzzles.
#[derive(Debug)]
pub(crate) struct Grader {
    hidden: HiddenOnly,
    board: Board,
    splits: Vec<Split>,
}

/// A cell whose digits are tried in turn.
#[derive(Debug)]
struct Split {
    before: Mark,
    cell: usize,
    untried: u32,
}

impl Grader {
    pub(crate) fn new(order: Order) -> Self {
        Self { hidden: HiddenOnly::new(order), board: Board::new(order), splits: Vec::new() }
    }

    /// Whether hidden singles fill the board. If they do, the clues have one solution.
    pub(crate) fn hidden_singles_solve(&mut self, clues: &Grid) -> bool {
        self.hidden.solve(clues)
    }

    /// Whether naked and hidden singles fill the board. If they do, the clues have one solution.
    pub(crate) fn singles_solve(&mut self, clues: &Grid) -> bool {
        self.board.load(clues).is_ok() && self.board.is_solved()
    }

    /// Grades clues that have one solution, counting at most that many guesses. `pulse` is called
    /// every now and then, and may stop it.
    pub(crate) fn grade(&mut self, clues: &Grid, most: u32, pulse: Pulse<'_>) -> ControlFlow<(), Graded> {
        if self.hidden_singles_solve(clues) {
            return ControlFlow::Continue(Graded { level: Level::Easy, guesses: 0 });
        }
        let guesses = self.count_guesses(clues, most, Self::most_telling_cell, pulse)?;
        let level = match guesses {
            0 => Level::Medium,
            1 => Level::Hard,
            _ => Level::VeryHard,
        };
        ControlFlow::Continue(Graded { level, guesses })
    }

    /// How many guesses, at most that many, somebody needs who does not look for the best one but
    /// takes the first cell with the fewest candidates.
    pub(crate) fn plain_guesses(
        &mut self,
        clues: &Grid,
        most: u32,
        pulse: Pulse<'_>,
    ) -> ControlFlow<(), u32> {
        let first = |grader: &mut Self, _: Pulse<'_>| match grader.tightest_cells().next() {
            Some(cell) => ControlFlow::Continue(cell),
            None => unreachable!("an unsolved board has an open cell"),
        };
        self.count_guesses(clues, most, first, pulse)
    }

    /// Walks the whole tree of guesses that `choose` makes.
    fn count_guesses(
        &mut self,
        clues: &Grid,
        most: u32,
        choose: impl Fn(&mut Self, Pulse<'_>) -> ControlFlow<(), usize>,
        pulse: Pulse<'_>,
    ) -> ControlFlow<(), u32> {
        let mut guesses = 0;
        self.splits.clear();
        let mut state = self.board.load(clues);
        loop {
            if state.is_ok() && !self.board.is_solved() {
                guesses += 1;
                if guesses == most {
                    return ControlFlow::Continue(guesses);
                }
                let cell = choose(self, pulse)?;
                let untried = self.board.cells[cell];
                self.splits.push(Split { before: self.board.mark(), cell, untried });
            }
            while self.splits.pop_if(|split| split.untried == 0).is_some() {}
            let Some(split) = self.splits.last_mut() else { return ControlFlow::Continue(guesses) };
            let digit = split.untried & split.untried.wrapping_neg();
            split.untried ^= digit;
            self.board.back_to(split.before);
            state = self.board.keep(split.cell, digit).and_then(|()| self.board.singles());
        }
    }

    /// The open cells with the fewest candidates, in reading order.
    fn tightest_cells(&self) -> impl Iterator<Item = usize> + use<'_> {
        let counts = || self.board.cells.iter().map(|mask| mask.count_ones());
        let fewest = counts().filter(|&count| count > 1).min();
        counts().enumerate().filter(move |&(_, count)| Some(count) == fewest).map(|(cell, _)| cell)
    }

    /// Among the cells with the fewest candidates, the one whose digits settle the most cells.
    fn most_telling_cell(&mut self, pulse: Pulse<'_>) -> ControlFlow<(), usize> {
        let open = self.board.open_count();
        let tightest: Vec<usize> = self.tightest_cells().collect();
        let (mut best, mut most) = (0, 0);
        for cell in tightest {
            pulse()?;
            let digits = self.board.cells[cell];
            let told = self.settled_by(cell, digits, open);
            if told > most {
                (best, most) = (cell, told);
            }
            if most == open * digits.count_ones() as usize {
                break;
            }
        }
        ControlFlow::Continue(best)
    }

    /// How many cells are settled by each digit of a cell in turn, in sum.
    fn settled_by(&mut self, cell: usize, mut digits: u32, open: usize) -> usize {
        let before = self.board.mark();
        let mut settled = 0;
        while digits != 0 {
            let digit = digits & digits.wrapping_neg();
            digits ^= digit;
            let state = self.board.keep(cell, digit).and_then(|()| self.board.singles());
            settled += if state.is_err() { open } else { open - self.board.open_count() };
            self.board.back_to(before);
        }
        settled
    }
}

/// A board on which only hidden singles are placed: a cell with one candidate left waits until the
/// digit is seen to have no other place in a house.
#[derive(Debug)]
struct HiddenOnly {
    tables: &'static Tables,
    /// The digits left in each cell.
    cells: Vec<u32>,
    /// The digits placed in each house.
    placed: Vec<u32>,
    /// Houses that lost a candidate since they were last looked at.
    dirty: [u64; 2],
    open: usize,
}

impl HiddenOnly {
    fn new(order: Order) -> Self {
        let tables = Tables::of(order);
        Self {
            tables,
            cells: vec![0; order.cell_count()],
            placed: vec![0; tables.house_count()],
            dirty: [0; 2],
            open: 0,
        }
    }

    fn solve(&mut self, clues: &Grid) -> bool {
        self.cells.fill(self.tables.all);
        self.placed.fill(0);
        self.dirty = [0; 2];
        self.open = self.cells.len();
        for (cell, digit) in clues.filled() {
            self.place(cell.index(), 1 << digit.index());
        }
        while self.open > 0
            && let Some(house) = self.take_dirty()
        {
            self.look_at(house);
        }
        self.open == 0
    }

    fn look_at(&mut self, house: usize) {
        let cells = self.tables.house(house);
        let (mut once, mut twice) = (0, 0);
        for &cell in cells {
            let mask = self.cells[usize::from(cell)];
            twice |= once & mask;
            once |= mask;
        }
        let hidden = once & !twice & !self.placed[house];
        if hidden == 0 {
            return;
        }
        for &cell in cells {
            let here = self.cells[usize::from(cell)] & hidden;
            if here.is_power_of_two() {
                self.place(usize::from(cell), here);
            }
        }
    }

    fn place(&mut self, cell: usize, digit: u32) {
        self.open -= 1;
        self.cells[cell] = digit;
        self.touch(cell);
        for house in self.tables.houses_of(cell) {
            self.placed[house] |= digit;
        }
        for &peer in self.tables.peers(cell) {
            let peer = usize::from(peer);
            if self.cells[peer] & digit != 0 {
                self.cells[peer] &= !digit;
                self.touch(peer);
            }
        }
    }

    fn touch(&mut self, cell: usize) {
        let bits = self.tables.house_bits(cell);
        self.dirty[0] |= bits[0];
        self.dirty[1] |= bits[1];
    }

    fn take_dirty(&mut self) -> Option<usize> {
        let word = usize::from(self.dirty[0] == 0);
        let bits = self.dirty[word];
        self.dirty[word] &= bits.wrapping_sub(1);
        (bits != 0).then(|| word * 64 + bits.trailing_zeros() as usize)
    }
}

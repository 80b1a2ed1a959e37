//! The marks of a step on the board, by meaning instead of appearance.

use sudoku_board::{Candidate, Candidates, Cell, Digit, DigitSet, House};

/// The number of different marks for sets.
const SETS: usize = 6;

/// The meaning of a mark in a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// The house of the pattern.
    House,
    /// A cell that makes the pattern true.
    Cause,
    /// A placed digit that follows.
    Placed,
    /// A digit placed on trial.
    Guessed,
    /// An eliminated candidate.
    Eliminated,
    /// The place of a contradiction.
    Clash,
    /// A candidate of the digit under the pointer.
    Lit,
    /// Other things that the pattern needs: the cover of a fish, a linking digit.
    Aid,
    /// A place of a fish outside its cover.
    Fin,
    /// One of four colours, from 0: the first colouring has 0 and 1, the second 2 and 3. A statement of a
    /// chain that is true if the start is true has 1, one that is then false has 0.
    Color(u8),
    /// An almost locked set, from 0; the seventh set shares the number of the first.
    Set(u8),
}

impl Role {
    /// Returns the role of an almost locked set, by its index.
    pub(crate) const fn set(number: usize) -> Self {
        Self::Set((number % SETS) as u8)
    }

    /// Returns one of two alternating colours.
    pub(crate) const fn in_turn(number: usize) -> Self {
        Self::Color((number % 2) as u8)
    }
}

/// The marks of one view of the board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Marks {
    /// Framed houses.
    pub houses: Vec<(House, Role)>,
    /// Marked cells.
    pub cells: Vec<(Cell, Role)>,
    /// Marked candidates, including placed digits.
    pub candidates: Vec<(Candidate, Role)>,
}

impl Marks {
    pub(crate) fn add_houses(&mut self, houses: &[House], role: Role) {
        self.houses.extend(houses.iter().map(|&house| (house, role)));
    }

    pub(crate) fn add_cells(&mut self, cells: &[Cell], role: Role) {
        self.cells.extend(cells.iter().map(|&cell| (cell, role)));
    }

    pub(crate) fn add(&mut self, candidates: impl IntoIterator<Item = Candidate>, role: Role) {
        self.candidates.extend(candidates.into_iter().map(|candidate| (candidate, role)));
    }

    /// Adds the candidates of some digits in some cells.
    pub(crate) fn add_digits(&mut self, position: &Candidates, cells: &[Cell], digits: DigitSet, role: Role) {
        self.add(held_of(position, cells, digits), role);
    }

    /// Adds the candidates of one digit in some cells.
    pub(crate) fn add_digit(&mut self, position: &Candidates, cells: &[Cell], digit: Digit, role: Role) {
        self.add_digits(position, cells, DigitSet::only(digit), role);
    }

    /// Adds all candidates of some cells.
    pub(crate) fn add_all(&mut self, position: &Candidates, cells: &[Cell], role: Role) {
        for &cell in cells {
            self.add_digits(position, &[cell], position.digits(cell), role);
        }
    }
}

/// Returns the candidates of some digits in some cells.
pub(crate) fn held_of(position: &Candidates, cells: &[Cell], digits: DigitSet) -> Vec<Candidate> {
    let of = |&cell: &Cell| {
        let there = position.digits(cell).intersection(digits);
        there.iter().map(move |digit| Candidate::new(cell, digit))
    };
    cells.iter().flat_map(of).collect()
}

/// A link between two statements, each one candidate or a group.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LinkMark {
    /// One end.
    pub from: Vec<Candidate>,
    /// The other end.
    pub to: Vec<Candidate>,
    /// Strong: if the first is false, the second is true. Otherwise weak: at most one is true.
    pub strong: bool,
}

impl LinkMark {
    pub(crate) const fn strong(from: Vec<Candidate>, to: Vec<Candidate>) -> Self {
        Self { from, to, strong: true }
    }

    pub(crate) const fn weak(from: Vec<Candidate>, to: Vec<Candidate>) -> Self {
        Self { from, to, strong: false }
    }
}

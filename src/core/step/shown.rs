//! What a step shows on the board: meaning, not paint.

use crate::{Candidate, Candidates, Cell, Digit, DigitSet, House};

/// How many sets have a mark of their own.
const SETS: usize = 6;

/// What a marked thing means in a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// The house in which the pattern lies.
    House,
    /// A cell that makes the pattern true.
    Cause,
    /// The digit that is placed, because it follows.
    Placed,
    /// The digit that is placed on trial.
    Guessed,
    /// A candidate that is ruled out.
    Eliminated,
    /// Where a contradiction shows.
    Clash,
    /// A candidate of the digit that the pointer rests on.
    Lit,
    /// What the pattern needs beside its causes: the houses that cover a fish, a linking digit.
    Aid,
    /// A place of a fish outside its cover.
    Fin,
    /// One of four colours, from 0: the first colouring has 0 and 1, the second 2 and 3. A statement of a
    /// chain that is true if the start is has 1, one that is false 0.
    Color(u8),
    /// One of almost locked sets, from 0; after the sixth the numbers begin again.
    Set(u8),
}

impl Role {
    /// That of an almost locked set, by its number from 0.
    pub(super) const fn set(number: usize) -> Self {
        Self::Set((number % SETS) as u8)
    }

    /// One of two colours in turn.
    pub(super) const fn in_turn(number: usize) -> Self {
        Self::Color((number % 2) as u8)
    }
}

/// All marks of a moment.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Marks {
    /// Framed houses.
    pub houses: Vec<(House, Role)>,
    /// Marked cells.
    pub cells: Vec<(Cell, Role)>,
    /// Marked candidates, placed digits among them.
    pub candidates: Vec<(Candidate, Role)>,
}

impl Marks {
    pub(super) fn add_houses(&mut self, houses: &[House], role: Role) {
        self.houses.extend(houses.iter().map(|&house| (house, role)));
    }

    pub(super) fn add_cells(&mut self, cells: &[Cell], role: Role) {
        self.cells.extend(cells.iter().map(|&cell| (cell, role)));
    }

    pub(super) fn add(&mut self, candidates: impl IntoIterator<Item = Candidate>, role: Role) {
        self.candidates.extend(candidates.into_iter().map(|candidate| (candidate, role)));
    }

    /// Adds the candidates of some digits in some cells.
    pub(super) fn add_digits(&mut self, position: &Candidates, cells: &[Cell], digits: DigitSet, role: Role) {
        self.add(held_of(position, cells, digits), role);
    }

    /// Adds the candidates of one digit in some cells.
    pub(super) fn add_digit(&mut self, position: &Candidates, cells: &[Cell], digit: Digit, role: Role) {
        self.add_digits(position, cells, DigitSet::only(digit), role);
    }

    /// Adds all candidates of some cells.
    pub(super) fn add_all(&mut self, position: &Candidates, cells: &[Cell], role: Role) {
        for &cell in cells {
            self.add_digits(position, &[cell], position.digits(cell), role);
        }
    }
}

/// The candidates of some digits in some cells.
pub(super) fn held_of(position: &Candidates, cells: &[Cell], digits: DigitSet) -> Vec<Candidate> {
    let of = |&cell: &Cell| {
        let there = position.digits(cell).intersection(digits);
        there.iter().map(move |digit| Candidate::new(cell, digit))
    };
    cells.iter().flat_map(of).collect()
}

/// A link to be drawn between two statements, each one candidate or a group.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LinkMark {
    /// Where it begins.
    pub from: Vec<Candidate>,
    /// Where it ends.
    pub to: Vec<Candidate>,
    /// Strong: if the first is false, the second is true. Else weak: they are not both true.
    pub strong: bool,
}

impl LinkMark {
    pub(super) const fn strong(from: Vec<Candidate>, to: Vec<Candidate>) -> Self {
        Self { from, to, strong: true }
    }

    pub(super) const fn weak(from: Vec<Candidate>, to: Vec<Candidate>) -> Self {
        Self { from, to, strong: false }
    }
}

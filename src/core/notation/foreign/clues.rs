//! Clues in the texts of other programs, gathered one after another and then put on the board.

use super::cages;
use crate::{ParseError, ParseErrorKind as Kind};
use sudoku_board::{Cell, Clue, ClueError, ClueKind, Shape, clues::ClueFault};

/// A row and a column, from 0. One before the first is the largest number, which no board has.
pub(super) type Place = (usize, usize);

/// The clues of a board, in the order of a text.
pub(super) struct Gathered<'a> {
    shape: &'a Shape,
    clues: Vec<Clue>,
}

impl<'a> Gathered<'a> {
    pub(super) fn new(shape: &'a Shape) -> Self {
        Self { shape, clues: Vec::new() }
    }

    /// Returns the board without the clues.
    pub(super) fn shape(&self) -> &'a Shape {
        self.shape
    }

    /// Adds a clue; an error that names it, if one of its cells is outside the board. A whispers line may meet itself: it is
    /// about neighbours alone, so it is cut there.
    pub(super) fn add(
        &mut self,
        kind: ClueKind,
        places: &[Place],
        numbers: &[u16],
    ) -> Result<(), ParseError> {
        let again = (1..places.len()).find(|&at| places[..at].contains(&places[at]));
        if let (ClueKind::Whispers, Some(at)) = (kind, again.filter(|&at| at > 1)) {
            self.add(kind, &places[..at], numbers)?;
            return self.add(kind, &places[at - 1..], numbers);
        }
        let cell = |&(row, column): &Place| cages::cell(self.shape, row, column).ok_or((row, column));
        match places.iter().map(cell).collect::<Result<Vec<Cell>, Place>>() {
            Ok(cells) => {
                self.clues.push(Clue { kind, cells, numbers: numbers.to_vec() });
                Ok(())
            }
            Err((row, column)) => {
                let nth = self.of(kind).count() as u16;
                let number = numbers.first().copied().unwrap_or(0);
                let (fault, cells) = (ClueFault::Outside, places.len() as u16);
                let fault = ClueError { fault, kind, nth, cell: None, cells, number };
                let at = Some((row.wrapping_add(1), column.wrapping_add(1)));
                Err(ParseError::whole(Kind::Clues { fault, at }))
            }
        }
    }

    /// Adds a rule about all neighbours for each of these numbers that some two of them can have. The others say nothing.
    pub(super) fn add_rules(&mut self, kind: ClueKind, numbers: &[u16]) {
        let rule = |&number: &u16| Clue { kind, cells: Vec::new(), numbers: vec![number] };
        let holds = |rule: &Clue| self.shape.with_clues(vec![rule.clone()]).is_ok();
        let rules: Vec<Clue> = numbers.iter().map(rule).filter(holds).collect();
        self.clues.extend(rules);
    }

    /// Returns those of a kind so far.
    pub(super) fn of(&self, kind: ClueKind) -> impl Iterator<Item = &Clue> {
        self.clues.iter().filter(move |clue| clue.kind == kind)
    }

    /// Returns whether two places are side by side on the board.
    pub(super) fn are_beside(&self, one: Place, other: Place) -> bool {
        let cells = cages::cell(self.shape, one.0, one.1).zip(cages::cell(self.shape, other.0, other.1));
        cells.is_some_and(|(one, other)| self.shape.geometry().beside(one).any(|cell| cell == other))
    }

    /// Returns the places from this one on, each a step from the one before it, as long as they are on the board.
    pub(super) fn ray(&self, from: Place, (down, across): (isize, isize)) -> Vec<Place> {
        let step = |&(row, column): &Place| {
            Some((row.wrapping_add_signed(down), column.wrapping_add_signed(across)))
        };
        let inside = |&(row, column): &Place| cages::cell(self.shape, row, column).is_some();
        std::iter::successors(Some(from), step).take_while(inside).collect()
    }

    /// Returns the places of a row.
    pub(super) fn row(&self, row: usize) -> Vec<Place> {
        (0..self.shape.side()).map(|column| (row, column)).collect()
    }

    /// Returns the places of a column.
    pub(super) fn column(&self, column: usize) -> Vec<Place> {
        (0..self.shape.side()).map(|row| (row, column)).collect()
    }

    /// Adds one of the two diagonals as a region: the one that rises to the right, or the other.
    pub(super) fn add_diagonal(&mut self, rises: bool) -> Result<(), ParseError> {
        let last = self.shape.side() - 1;
        let column = |row: usize| if rises { last - row } else { row };
        let places: Vec<Place> = (0..=last).map(|row| (row, column(row))).collect();
        self.add(ClueKind::ExtraRegion, &places, &[])
    }

    /// Returns the board with them.
    pub(super) fn on_board(self) -> Result<Shape, ParseError> {
        let on = self.shape.with_clues(self.clues);
        on.map_err(|fault| ParseError::whole(Kind::of_clue(self.shape, fault)))
    }
}

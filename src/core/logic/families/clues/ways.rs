//! All ways to fill the open cells of a clue.

use super::{Ruled, left};
use sudoku_board::{Candidates, Cell, Digit, shape::clues::Relation};

/// The most ways that are listed: with more of them, nobody reads the list.
pub(super) const LISTED: usize = 6;

/// The most open cells whose ways are listed.
const OPEN: usize = 6;

/// The most choices of candidates that are tried.
const TRIED: usize = 20_000;

impl Ruled {
    /// Returns the open cells of the clue, and each way to fill them that keeps it: the digits in the order of the cells.
    /// No cells if the clue has too many open ones or too many ways for a list.
    #[must_use]
    pub fn ways(&self, position: &Candidates) -> (Vec<Cell>, Vec<Vec<Digit>>) {
        let cells = self.cells(position);
        let open: Vec<Cell> = cells.into_iter().filter(|&cell| position.is_open(cell)).collect();
        let tried = open
            .iter()
            .try_fold(1_usize, |all, &cell| all.checked_mul(position.digits(cell).len()))
            .unwrap_or(usize::MAX);
        if open.is_empty() || open.len() > OPEN || tried > TRIED {
            return Default::default();
        }
        let relations: Vec<&Relation> = self.all(position).collect();
        let (mut ways, mut made) = (Vec::new(), Vec::new());
        fill(&open, &relations, position, &mut made, &mut ways);
        if ways.len() > LISTED { Default::default() } else { (open, ways) }
    }
}

/// Adds the ways to fill the cells behind those that have a digit, until there are too many.
fn fill(
    open: &[Cell],
    relations: &[&Relation],
    position: &Candidates,
    made: &mut Vec<Digit>,
    ways: &mut Vec<Vec<Digit>>,
) {
    let Some(&cell) = open.get(made.len()) else {
        ways.push(made.clone());
        return;
    };
    let geometry = position.geometry();
    for digit in left(position, cell).iter() {
        let mut before = open.iter().zip(&*made);
        if before.any(|(&other, &own)| own == digit && geometry.see(cell, other)) {
            continue;
        }
        made.push(digit);
        let digit_at = |cell: Cell| {
            let own = open.iter().zip(&*made).find(|(other, _)| **other == cell);
            own.map(|(_, digit)| *digit).or_else(|| position.digit(cell))
        };
        let holds = relations.iter().all(|relation| relation.holds(geometry.side(), &digit_at));
        if holds && ways.len() <= LISTED {
            fill(open, relations, position, made, ways);
        }
        made.pop();
    }
}

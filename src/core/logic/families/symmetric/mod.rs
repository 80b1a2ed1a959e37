//! The symmetry of the givens, with digits that change places.

pub mod find;
pub(crate) mod say;

use super::{Claim, Conclusion, Family, Marks, Role, Technique, written::joined};
use serde::{Deserialize, Serialize};
use sudoku_board::{Candidates, Cell, Digit, Symmetry};

/// A symmetry of the givens, and so of the solution.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Symmetric {
    /// The symmetry, of a single motion.
    pub symmetry: Symmetry,
    /// The image of each digit, by index.
    pub digits: Vec<Digit>,
    /// The cell whose image loses candidates; `None` if the step is about cells that stay where they are.
    pub from: Option<Cell>,
}

impl Symmetric {
    /// Returns the digits that stay the same.
    pub fn fixed(&self) -> impl Iterator<Item = Digit> + '_ {
        self.digits
            .iter()
            .enumerate()
            .map(|(at, &to)| (Digit::at(at), to))
            .filter_map(|(digit, to)| (digit == to).then_some(digit))
    }

    /// Returns the digits that change places, in circles: each digit is followed by its image, the smallest first.
    #[must_use]
    pub fn circles(&self) -> Vec<Vec<Digit>> {
        let mut circles: Vec<Vec<Digit>> = Vec::new();
        for at in 0..self.digits.len() {
            let first = Digit::at(at);
            if circles.iter().flatten().any(|&known| known == first) {
                continue;
            }
            let mut circle = vec![first];
            let mut next = self.digits[at];
            while next != first {
                circle.push(next);
                next = self.digits[next.index()];
            }
            circles.push(circle);
        }
        circles.retain(|circle| circle.len() > 1);
        circles
    }

    /// Returns the image of a cell.
    #[must_use]
    pub fn image(&self, before: &Candidates, cell: Cell) -> Cell {
        self.symmetry.image(before.geometry(), cell).unwrap_or(cell)
    }
}

impl Family for Symmetric {
    fn technique(&self) -> Technique {
        Technique::Gurth
    }

    /// Claims only the cell whose image loses candidates, since the givens never change.
    fn claims(&self, before: &Candidates) -> Vec<Claim> {
        let of = |cell| if before.is_open(cell) { Claim::holds(before, cell) } else { Claim::Solved(cell) };
        self.from.map(of).into_iter().collect()
    }

    fn mark(&self, before: &Candidates, marks: &mut Marks) {
        if let Some(from) = self.from {
            marks.add_cells(&[from], Role::Cause);
            marks.add_all(before, &[from], Role::Cause);
            return;
        }
        let stays = |&cell: &Cell| self.image(before, cell) == cell;
        let fixed: Vec<Cell> = Cell::all(before.shape()).filter(stays).collect();
        marks.add_cells(&fixed, Role::Cause);
    }

    fn eureka(&self, _: &Candidates) -> Option<String> {
        let circle = |circle: Vec<Digit>| circle.into_iter().map(Digit::symbol).collect::<String>();
        let circles = self.circles().into_iter().map(|own| format!("({})", circle(own)));
        Some(format!("{}: {}", self.symmetry.slug(), joined(circles, "")))
    }

    fn hodoku(&self, _: &Conclusion, before: &Candidates) -> Option<String> {
        self.eureka(before)
    }
}

//! A puzzle: clues with a proven unique solution.

use super::brute::{self, Solutions};
use serde::{Deserialize, Serialize};
use std::ops::ControlFlow;
use sudoku_board::{Grid, grid::Duplicate};

/// Clues that have exactly one solution. [`Puzzle::new`] is the only way to make one from clues.
///
/// Deserializing checks that the solution solves the clues; it trusts the writer's proof that it is unique.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Unproven")]
pub struct Puzzle {
    clues: Grid,
    solution: Grid,
}

/// The reason that clues are not a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
pub enum PuzzleError {
    /// A digit is twice in a house.
    #[error("a digit stands twice in a house")]
    Clash(Duplicate),
    /// Each cell is filled: the grid is a solution already.
    #[error("nothing is left to solve")]
    Complete,
    /// The clues have no solution.
    #[error("there is no solution")]
    Unsolvable,
    /// There is more than one solution; these are two of them.
    #[error("there is more than one solution")]
    Ambiguous(Grid, Grid),
    /// The search was stopped before a result.
    #[error("the search was stopped before it was decided")]
    Undecided,
    /// The board has [rules that this program does not know](sudoku_board::UnknownRules), so that nothing can be proven.
    #[error("the board has rules that are not known")]
    UnknownRules,
}

impl Puzzle {
    /// Proves that the clues have exactly one solution. Calls `watch` as [`brute::count`] does; it may stop
    /// the proof.
    ///
    /// ```
    /// use sudoku_board::{Grid, Shape};
    /// use sudoku_logic::{PuzzleError, Puzzle, search::brute};
    ///
    /// let clues = Grid::empty(Shape::S4);
    /// assert!(matches!(Puzzle::new(clues, &mut brute::unlimited()), Err(PuzzleError::Ambiguous(..))));
    /// ```
    pub fn new(clues: Grid, watch: &mut dyn FnMut(u64) -> ControlFlow<()>) -> Result<Self, PuzzleError> {
        if let Some(duplicate) = clues.duplicate() {
            return Err(PuzzleError::Clash(duplicate));
        }
        if clues.is_full() {
            return Err(PuzzleError::Complete);
        }
        if clues.shape().has_unknown_rules() {
            return Err(PuzzleError::UnknownRules);
        }
        match brute::solve(&clues, watch) {
            Solutions::One(solution) => Ok(Self { clues, solution }),
            Solutions::None => Err(PuzzleError::Unsolvable),
            Solutions::Several(first, second) => Err(PuzzleError::Ambiguous(first, second)),
            Solutions::Undecided => Err(PuzzleError::Undecided),
        }
    }

    /// Returns a puzzle whose proof was made earlier, by the worker of the same build or before saving. Checks that
    /// the solution is complete and solves the clues, and trusts that it is unique. `None` if the check fails, and if the board
    /// has unknown rules.
    #[must_use]
    pub fn proven_before(clues: Grid, solution: Grid) -> Option<Self> {
        let is_proof = !clues.shape().has_unknown_rules() && solution.is_solution();
        (is_proof && clues.agrees_with(&solution)).then_some(Self { clues, solution })
    }

    /// Returns the clues.
    #[must_use]
    pub const fn clues(&self) -> &Grid {
        &self.clues
    }

    /// Returns the only solution of the clues.
    #[must_use]
    pub const fn solution(&self) -> &Grid {
        &self.solution
    }
}

#[derive(Deserialize)]
struct Unproven {
    clues: Grid,
    solution: Grid,
}

impl TryFrom<Unproven> for Puzzle {
    type Error = PuzzleError;

    fn try_from(Unproven { clues, solution }: Unproven) -> Result<Self, PuzzleError> {
        Self::proven_before(clues, solution).ok_or(PuzzleError::Unsolvable)
    }
}

#[cfg(test)]
mod tests {
    use super::brute::{budget, unlimited};
    use super::*;
    use sudoku_board::Digit;

    fn line(text: &str) -> Grid {
        Grid::from_cells(text.chars().map(Digit::from_symbol).collect()).unwrap()
    }

    #[test]
    fn only_one_solution_makes_a_puzzle() {
        let check = |clues: &str, expected: &str| {
            let what = match Puzzle::new(line(clues), &mut unlimited()) {
                Ok(puzzle) => {
                    assert_eq!(puzzle.clues(), &line(clues));
                    puzzle.solution().to_string()
                }
                Err(error) => error.to_string(),
            };
            assert_eq!(what, expected, "{clues}");
        };
        check("1.....2..3.....4", "1243342143122134");
        check("1234341221434321", "nothing is left to solve");
        check("1234341221434322", "a digit stands twice in a house");
        check("11..............", "a digit stands twice in a house");
        check("123....4........", "there is no solution");
        check("................", "there is more than one solution");
    }

    #[test]
    fn an_unfinished_proof_is_no_puzzle() {
        let clues = line(&".".repeat(81));
        assert_eq!(Puzzle::new(clues, &mut |_| ControlFlow::Break(())), Err(PuzzleError::Undecided));
        let PuzzleError::Ambiguous(first, second) =
            Puzzle::new(line(&".".repeat(81)), &mut budget(1000)).unwrap_err()
        else {
            panic!("an empty board has many solutions")
        };
        assert!(first.is_solution() && second.is_solution() && first != second);
    }

    #[test]
    fn bytes_must_fit_together() {
        let puzzle = Puzzle::new(line("1.....2..3.....4"), &mut unlimited()).unwrap();
        let bytes = postcard::to_stdvec(&puzzle).unwrap();
        assert_eq!(postcard::from_bytes::<Puzzle>(&bytes).unwrap(), puzzle);
        let forged = postcard::to_stdvec(&(line("2.....1..3.....4"), puzzle.solution())).unwrap();
        assert!(postcard::from_bytes::<Puzzle>(&forged).is_err());
    }
}

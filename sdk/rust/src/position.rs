//! Positions on the way to a solution, and the ladders of techniques that lead on.

use crate::{Board, Error, Progress, Puzzle, Step, Technique, board::Cell, puzzle::watched};
use std::{ops::ControlFlow, sync::Arc};
use sudoku_board::{self as core, Digit, DigitSet};
use sudoku_logic::{
    self as logic,
    ladder::{self, walk_watched},
    search::brute::{self, Solutions},
};
use sudoku_notation::Played;

/// The techniques to use, in the order of trying them.
///
/// The [`default`](Ladder::default) is the ladder for teaching: easier techniques first, as people learn them.
///
/// ```
/// use stepdoku::{Ladder, Position, Puzzle, unwatched};
///
/// let puzzle: Puzzle = "3..2..1..2..1..4".parse().unwrap();
/// assert!(Position::of(&puzzle).next_step(&Ladder::default(), &mut unwatched).unwrap().is_some());
/// ```
#[derive(Clone, Debug)]
pub struct Ladder(logic::ladder::Ladder);

impl Default for Ladder {
    fn default() -> Self {
        Self(logic::ladder::Ladder::teaching())
    }
}

impl Ladder {
    /// The order of `HoDoKu`.
    ///
    /// ```
    /// use stepdoku::{Ladder, Position, Puzzle, unwatched};
    ///
    /// let puzzle: Puzzle = "3..2..1..2..1..4".parse().unwrap();
    /// assert!(Position::of(&puzzle).next_step(&Ladder::hodoku(), &mut unwatched).unwrap().is_some());
    /// ```
    #[must_use]
    pub fn hodoku() -> Self {
        Self(logic::ladder::Ladder::hodoku())
    }

    /// The same ladder without a technique.
    ///
    /// ```
    /// use stepdoku::{Ladder, Position, Puzzle, unwatched};
    ///
    /// let puzzle: Puzzle = "3..2..1..2..1..4".parse().unwrap();
    /// let ladder = Ladder::default().without("hidden-single".parse().unwrap());
    /// let steps = Position::of(&puzzle).steps(&ladder, &mut unwatched).unwrap();
    /// assert!(steps.iter().all(|step| step.technique().to_string() != "hidden-single"));
    /// ```
    #[must_use]
    pub fn without(self, technique: Technique) -> Self {
        Self(self.0.without(technique.core()))
    }
}

/// The candidates of a board on the way to a solution.
///
/// ```
/// use stepdoku::{Ladder, Position, Puzzle, unwatched};
///
/// let puzzle: Puzzle = "3..2..1..2..1..4".parse().unwrap();
/// let mut position = Position::of(&puzzle);
/// let step = position.next_step(&Ladder::default(), &mut unwatched).unwrap().expect("an easy puzzle");
/// position.apply(&step);
/// assert_ne!(position.board(), *puzzle.board());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    core: Arc<logic::Position>,
    givens: core::Grid,
    /// The only solution, if it is proven.
    solution: Option<core::Grid>,
}

impl Position {
    /// The position of a board that isn't proven to have one solution. Techniques that assume one are left out. The candidates that the
    /// text of the board had are kept. If the board has no solution, its steps prove nothing.
    ///
    /// ```
    /// use stepdoku::{Board, Position};
    ///
    /// let board: Board = "12..............".parse().unwrap();
    /// assert_eq!(Position::new(&board).candidates()[2], [3, 4]);
    /// ```
    #[must_use]
    pub fn new(board: &Board) -> Self {
        let mut candidates = core::Candidates::new(&board.grid());
        for (cell, played) in &board.played {
            match played {
                Played::Notes { centre, .. } if !centre.is_empty() => keep(&mut candidates, *cell, *centre),
                _ => {}
            }
        }
        let position = logic::Position::within(candidates, &board.givens).doubting();
        Self { core: Arc::new(position), givens: board.givens.clone(), solution: None }
    }

    /// The position at the start of a puzzle: its givens, and all candidates that they allow.
    ///
    /// ```
    /// use stepdoku::{Position, Puzzle};
    ///
    /// let puzzle: Puzzle = "3..2..1..2..1..4".parse().unwrap();
    /// assert_eq!(Position::of(&puzzle).candidates()[1], [1, 4]);
    /// ```
    #[must_use]
    pub fn of(puzzle: &Puzzle) -> Self {
        let core = logic::Position::of(puzzle.core());
        let (clues, solution) = (puzzle.core().clues(), puzzle.core().solution());
        Self { core: Arc::new(core), givens: clues.clone(), solution: Some(solution.clone()) }
    }

    /// The position that the board of a puzzle shows: with the digits placed on it, and with the candidates that its text had.
    ///
    /// ```
    /// use stepdoku::{Position, Puzzle};
    ///
    /// let puzzle: Puzzle = "3..2..1..2..1..4".parse().unwrap();
    /// assert_eq!(Position::within(&puzzle), Ok(Position::of(&puzzle)));
    /// ```
    ///
    /// # Errors
    ///
    /// [`Error::Candidates`]: a cell has lost the digit of the solution, so no step from there could be trusted.
    pub fn within(puzzle: &Puzzle) -> Result<Self, Error> {
        let doubting = Self::new(puzzle.board());
        let (candidates, solution) = (doubting.core.candidates(), puzzle.core().solution());
        allows(candidates, solution)?;
        let core = logic::Position::within(candidates.clone(), &doubting.givens);
        Ok(Self { core: Arc::new(core), givens: doubting.givens, solution: Some(solution.clone()) })
    }

    /// The candidates of each cell in reading order; for a filled cell none.
    ///
    /// ```
    /// let board: stepdoku::Board = "12..............".parse().unwrap();
    /// let candidates = stepdoku::Position::new(&board).candidates();
    /// assert!(candidates[0].is_empty());
    /// assert_eq!(candidates[4], [3, 4]);
    /// ```
    #[must_use]
    pub fn candidates(&self) -> Vec<Vec<u8>> {
        let candidates = self.core.candidates();
        let of = |cell| {
            if candidates.is_open(cell) {
                candidates.digits(cell).iter().map(Digit::number).collect()
            } else {
                Vec::new()
            }
        };
        core::Cell::all(candidates.shape()).map(of).collect()
    }

    /// Removes the candidates that are not listed, as in [`candidates`](Self::candidates): a list for each cell in reading order, which
    /// says nothing about filled cells.
    ///
    /// ```
    /// let board: stepdoku::Board = "12..............".parse().unwrap();
    /// let mut position = stepdoku::Position::new(&board);
    /// let mut candidates = position.candidates();
    /// candidates[2] = vec![4];
    /// position.restrict(&candidates).unwrap();
    /// assert_eq!(position.candidates()[2], [4]);
    /// ```
    ///
    /// # Errors
    ///
    /// [`Error::Candidates`]: the number of lists differs from that of cells, a number is no digit of the board, or a cell would lose all
    /// its candidates, or that of the solution if that is proven, or a search of bounded length finds that no solution fits the candidates. The position stays
    /// as it is.
    pub fn restrict(&mut self, candidates: &[Vec<u8>]) -> Result<(), Error> {
        let (mut left, shape) = (self.core.candidates().clone(), self.core.shape());
        let wrong = |what: String| Err(Error::Candidates { what });
        if candidates.len() != shape.cell_count() {
            return wrong(format!("{} cells have candidates, not {}", candidates.len(), shape.cell_count()));
        }
        for (cell, listed) in core::Cell::all(shape).zip(candidates) {
            let digit = |&number: &u8| {
                let digit = Digit::new(number).filter(|digit| usize::from(digit.number()) <= shape.side());
                digit.ok_or_else(|| Error::Candidates {
                    what: format!("{number} in {} is no digit of the board", Cell::of(cell, shape)),
                })
            };
            let kept = listed.iter().map(digit).collect::<Result<DigitSet, Error>>()?;
            if left.is_open(cell) {
                if left.digits(cell).intersection(kept).is_empty() {
                    return wrong(format!("no candidate is left in {}", Cell::of(cell, shape)));
                }
                keep(&mut left, cell, kept);
            }
        }
        match &self.solution {
            Some(solution) => allows(&left, solution)?,
            None => fits(&left)?,
        }
        let position = logic::Position::within(left, &self.givens);
        self.core = Arc::new(if self.solution.is_some() { position } else { position.doubting() });
        Ok(())
    }

    /// The board with all digits so far.
    ///
    /// ```
    /// let puzzle: stepdoku::Puzzle = "3..2..1..2..1..4".parse().unwrap();
    /// assert_eq!(stepdoku::Position::of(&puzzle).board(), *puzzle.board());
    /// ```
    #[must_use]
    pub fn board(&self) -> Board {
        Board::new(self.core.candidates().to_grid())
    }

    /// The first step that the ladder finds; `None` if it finds none. The closure learns the work in units of some microseconds.
    ///
    /// ```
    /// use stepdoku::{Ladder, Position, Puzzle, unwatched};
    ///
    /// let puzzle: Puzzle = "3..2..1..2..1..4".parse().unwrap();
    /// let step = Position::of(&puzzle).next_step(&Ladder::default(), &mut unwatched).unwrap().unwrap();
    /// assert!(step.placed().is_some());
    /// ```
    /// # Errors
    ///
    /// [`Error::Stopped`]: the closure stopped it.
    pub fn next_step(
        &self,
        ladder: &Ladder,
        watch: &mut dyn FnMut(Progress) -> ControlFlow<()>,
    ) -> Result<Option<Step>, Error> {
        let found = ladder::next_step_watched(&self.core, &ladder.0, &mut watched(watch));
        let found = found.map_err(|_| Error::Stopped)?;
        Ok(found.map(|step| Step::new(step, self.core.clone())))
    }

    /// Every step of every technique of the ladder, in its order. The closure learns the work in units of some microseconds.
    ///
    /// ```
    /// use stepdoku::{Ladder, Position, Puzzle, unwatched};
    ///
    /// let puzzle: Puzzle = "3..2..1..2..1..4".parse().unwrap();
    /// assert!(Position::of(&puzzle).steps(&Ladder::default(), &mut unwatched).unwrap().len() > 1);
    /// ```
    /// # Errors
    ///
    /// [`Error::Stopped`]: the closure stopped it.
    pub fn steps(
        &self,
        ladder: &Ladder,
        watch: &mut dyn FnMut(Progress) -> ControlFlow<()>,
    ) -> Result<Vec<Step>, Error> {
        let found = ladder::all_steps_watched(&self.core, &ladder.0, &mut watched(watch));
        let found = found.map_err(|_| Error::Stopped)?;
        Ok(found.into_iter().map(|step| Step::new(step, self.core.clone())).collect())
    }

    /// Takes the next step again and again, as far as the ladder leads, and returns the steps. The puzzle is solved if the board is
    /// full then.
    ///
    /// ```
    /// use std::ops::ControlFlow::Continue;
    /// use stepdoku::{Ladder, Position, Puzzle, unwatched};
    ///
    /// let puzzle: Puzzle = "3..2..1..2..1..4".parse().unwrap();
    /// let mut position = Position::of(&puzzle);
    /// let steps = position.walk(&Ladder::default(), &mut |_| Continue(())).unwrap();
    /// assert_eq!(steps.len(), 10);
    /// assert_eq!(position.board(), *puzzle.solution());
    /// ```
    ///
    /// # Errors
    ///
    /// [`Error::Stopped`]: the closure stopped it. The position is then as before.
    pub fn walk(
        &mut self,
        ladder: &Ladder,
        watch: &mut dyn FnMut(Progress) -> ControlFlow<()>,
    ) -> Result<Vec<Step>, Error> {
        let walk = walk_watched(&self.core, &ladder.0, &mut watched(watch)).map_err(|_| Error::Stopped)?;
        let mut before = self.core.clone();
        let mut taken = Vec::with_capacity(walk.steps.len());
        for step in walk.steps {
            let mut after = before.as_ref().clone();
            after.apply(&step);
            taken.push(Step::new(step, std::mem::replace(&mut before, Arc::new(after))));
        }
        self.core = before;
        Ok(taken)
    }

    /// Takes a step: places its digit, or removes its candidates. Candidates that are gone already are ignored. Returns whether the step
    /// belongs here: not if it is of a board of another shape, or would remove a digit of the proven solution, as that of another
    /// puzzle might.
    ///
    /// ```
    /// use stepdoku::{Ladder, Position, Puzzle, unwatched};
    ///
    /// let puzzle: Puzzle = "3..2..1..2..1..4".parse().unwrap();
    /// let mut position = Position::of(&puzzle);
    /// for step in position.steps(&Ladder::default(), &mut unwatched).unwrap() {
    ///     assert!(position.apply(&step));
    /// }
    /// ```
    pub fn apply(&mut self, step: &Step) -> bool {
        let (placed, gone) = (step.core().step.placed(), step.core().step.eliminated());
        let is_right =
            |one: &core::Candidate, solution: &core::Grid| solution.get(one.cell) == Some(one.digit);
        let fits = |solution: &core::Grid| {
            placed.iter().all(|one| is_right(one, solution))
                && !gone.iter().any(|one| is_right(one, solution))
        };
        if step.core().found_in_shape() != self.core.shape() || !self.solution.as_ref().is_none_or(fits) {
            return false;
        }
        let position = Arc::make_mut(&mut self.core);
        if let Some(placed) = step.core().step.placed().filter(|&placed| position.candidates().allows(placed))
        {
            position.place(placed);
        }
        position.rule_out(step.core().step.eliminated());
        true
    }
}

/// The most guesses to find a solution that fits some candidates. Undecided ones are taken.
const GUESSES: u64 = 20_000;

/// Refuses candidates that no solution fits: everything would follow from them.
fn fits(candidates: &core::Candidates) -> Result<(), Error> {
    let open: Vec<_> = candidates.open_cells().map(|cell| (cell, candidates.digits(cell))).collect();
    match brute::solve_within(&candidates.to_grid(), &open, &mut brute::budget(GUESSES)) {
        Solutions::None => Err(Error::Candidates { what: "no solution fits the candidates".to_owned() }),
        _ => Ok(()),
    }
}

/// Refuses candidates that lack a digit of the solution.
fn allows(candidates: &core::Candidates, solution: &core::Grid) -> Result<(), Error> {
    let lacks = |&(cell, digit): &(core::Cell, Digit)| match candidates.digit(cell) {
        Some(placed) => placed != digit,
        None => !candidates.digits(cell).contains(digit),
    };
    match solution.filled().find(lacks) {
        None => Ok(()),
        Some((cell, digit)) => {
            let (name, digit) = (Cell::of(cell, candidates.shape()), digit.number());
            Err(Error::Candidates { what: format!("{name} must be {digit}, which is no longer a candidate") })
        }
    }
}

fn keep(candidates: &mut core::Candidates, cell: core::Cell, kept: DigitSet) {
    if candidates.is_open(cell) {
        let gone = candidates.digits(cell).minus(kept);
        gone.iter().for_each(|digit| candidates.eliminate(core::Candidate::new(cell, digit), |_| {}));
    }
}

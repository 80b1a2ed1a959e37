//! Sudoku Explainer's ratings, step by step as the program finds them: ER, EP and ED.
//!
//! The program asks its rules in a fixed order, and takes the first answer. Each answer has its own rating.
//! The definitions are its own as well, so nothing here is part of the ladder: `docs/ratings-se.md` says
//! where they differ. It knows 9×9 alone.

mod aligned;
mod basics;
mod board;
mod bug;
mod chained;
mod deadly;
mod engine;
mod hint;
mod inside;
mod links;
mod loops;
mod net;
mod shown;
mod technique;
mod traced;
mod unary;
mod wings;

pub(super) use chained::reason;
pub use sudoku_logic::technique::NoSeRating;
pub use technique::{SeDepth, SeTechnique};

use super::{Pulse, Tenths};
use board::SeBoard;
use engine::{Engine, Power};
use hint::Hint;
use serde::{Deserialize, Serialize};
use std::ops::ControlFlow;
use sudoku_board::{Candidate, Candidates, Cell, Digit, Grid, Shape};
use sudoku_logic::search::brute::{self, Solutions};
use unary::Unary;

/// The edition of the program, which decides the rules and their order.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum SeEdition {
    /// Sukaku Explainer 1.18.1 with its default options.
    #[default]
    Current,
    /// Sudoku Explainer 1.2.1, of 2007.
    Classic,
}

/// A step of the program.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeStep {
    /// The technique of the step.
    pub technique: SeTechnique,
    /// The rating of the step.
    pub rating: Tenths,
    /// The digit that the step places, if it places one.
    pub placed: Option<Candidate>,
    /// The candidates that the step eliminates, not counting those that a placement excludes from its peers.
    pub eliminated: Vec<Candidate>,
}

/// The ratings of a puzzle, with all steps that lead to them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeRating {
    /// The rating of the hardest step (ER).
    pub hardest: Tenths,
    /// The rating of the hardest step up to and including the first that places a digit (EP).
    pub first_placement: Tenths,
    /// The rating of the first step (ED).
    pub first_step: Tenths,
    /// Whether the watcher stopped the rating. Then the puzzle's figures are at least these: rules without an answer
    /// count.
    pub stopped: bool,
    /// The steps, in their order.
    pub steps: Vec<SeStep>,
}

/// The rating that the program gives if it finds no step.
const BEYOND: Tenths = Tenths(200);
/// The fewest givens that the program rates.
const FEWEST_GIVENS: usize = 10;

/// The progress of a rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeProgress {
    /// The lowest possible rating of the hardest step, as far as is known.
    pub least: Tenths,
    /// The number of steps so far.
    pub steps: u32,
    /// The number of empty cells.
    pub empty: u32,
}

/// Rates a grid. `watch` is called often, and may stop it.
///
/// ```
/// use std::ops::ControlFlow::Continue;
/// use sudoku_make::examples;
/// use sudoku_scales::se;
///
/// let (puzzle, _) = examples::first();
/// let rating = se::rate(puzzle.clues(), se::SeEdition::Current, &mut |_| Continue(()));
/// println!("ER {}", rating.expect("a puzzle of nine").hardest);
/// ```
///
/// # Errors
/// If the program would not rate the grid.
pub fn rate(
    grid: &Grid,
    edition: SeEdition,
    watch: &mut dyn FnMut(SeProgress) -> ControlFlow<()>,
) -> Result<SeRating, NoSeRating> {
    if grid.shape() != Shape::S9 {
        return Err(NoSeRating::Size);
    }
    if grid.filled_count() < FEWEST_GIVENS {
        return Err(NoSeRating::FewGivens);
    }
    match brute::solve(grid, &mut brute::unlimited()) {
        Solutions::One(_) => Ok(walk(SeBoard::new(grid), edition, watch)),
        Solutions::Several(..) => Err(NoSeRating::SeveralSolutions),
        Solutions::None | Solutions::Undecided => Err(NoSeRating::NoSolution),
    }
}

fn walk(
    mut board: SeBoard,
    edition: SeEdition,
    watch: &mut dyn FnMut(SeProgress) -> ControlFlow<()>,
) -> SeRating {
    let mut solver = Solver::new(edition);
    let mut rating = SeRating {
        hardest: Tenths(0),
        first_placement: Tenths(0),
        first_step: Tenths(0),
        stopped: false,
        steps: Vec::new(),
    };
    let mut placed = false;
    while board.empty != 0 {
        let (steps, empty, least) = (rating.steps.len() as u32, board.empty.count_ones(), rating.hardest);
        let found =
            solver.next(&board, &mut |asked| watch(SeProgress { least: least.max(asked), steps, empty }));
        let (here, hint) = match found {
            Next::Found(hint) => (Tenths(hint.rating), Some(hint)),
            Next::Nothing => (BEYOND, None),
            Next::Stopped(least) => {
                rating.stopped = true;
                (least, None)
            }
        };
        rating.hardest = rating.hardest.max(here);
        if !placed {
            rating.first_placement = rating.hardest;
        }
        if rating.steps.is_empty() {
            rating.first_step = here;
        }
        let Some(hint) = hint else { break };
        placed |= hint.placed.is_some();
        hint.apply(&mut board);
        rating.steps.push(SeStep::of(&hint));
    }
    rating
}

/// Returns the first step that the program finds in a position; `None` if it finds none. `watch` is called often
/// with the lowest rating that the step can still have, and may stop the search.
pub fn next_step(
    position: &Candidates,
    edition: SeEdition,
    watch: &mut dyn FnMut(Tenths) -> ControlFlow<()>,
) -> ControlFlow<(), Option<SeStep>> {
    if position.shape() != Shape::S9 {
        return ControlFlow::Continue(None);
    }
    match Solver::new(edition).next(&SeBoard::of(position), watch) {
        Next::Found(hint) => ControlFlow::Continue(Some(SeStep::of(&hint))),
        Next::Nothing => ControlFlow::Continue(None),
        Next::Stopped(_) => ControlFlow::Break(()),
    }
}

impl SeStep {
    fn of(hint: &Hint) -> Self {
        let candidate = |cell, digit| Candidate::new(Cell::at(cell), Digit::at(digit));
        let mut eliminated: Vec<Candidate> = Vec::new();
        for &(cell, digits) in &hint.gone {
            eliminated.extend(board::bits(digits).map(|digit| candidate(cell, digit)));
        }
        Self {
            technique: hint.technique,
            rating: Tenths(hint.rating),
            placed: hint.placed.map(|(cell, digit)| candidate(cell, digit)),
            eliminated,
        }
    }
}

/// A rule of the program.
#[derive(Clone, Copy)]
enum Rule {
    /// One that looks at the board.
    Plain(fn(&SeBoard) -> Option<Hint>),
    /// Forcing chains and cycles.
    Forcing,
    /// Chains from several assumptions.
    Chains(Power),
}

/// The rules in their order, with the least rating of each, and whether the older program has it.
const RULES: &[(Rule, u16, bool)] = &[
    (Rule::Plain(basics::hidden_single), 10, true),
    (Rule::Plain(basics::direct_pointing), 17, true),
    (Rule::Plain(|board| basics::direct_hidden_set(board, 2)), 20, true),
    (Rule::Plain(basics::naked_single), 23, true),
    (Rule::Plain(|board| basics::direct_hidden_set(board, 3)), 25, true),
    (Rule::Plain(basics::pointing), 26, true),
    (Rule::Plain(|board| basics::naked_set(board, 2)), 30, true),
    (Rule::Plain(|board| basics::fish(board, 2)), 32, true),
    (Rule::Plain(|board| basics::hidden_set(board, 2)), 34, true),
    (Rule::Plain(|board| basics::naked_set(board, 3)), 36, true),
    (Rule::Plain(|board| basics::fish(board, 3)), 38, true),
    (Rule::Plain(|board| basics::hidden_set(board, 3)), 40, true),
    (Rule::Plain(|board| links::strong_links(board, 2)), 40, false),
    (Rule::Plain(|board| wings::xy_wing(board, 2)), 42, true),
    (Rule::Plain(|board| wings::xy_wing(board, 3)), 44, true),
    (Rule::Plain(|board| loops::unique_loop(board, true)), 45, false),
    (Rule::Plain(|board| loops::unique_loop(board, false)), 45, true),
    (Rule::Plain(|board| basics::naked_set(board, 4)), 50, true),
    (Rule::Plain(|board| basics::fish(board, 4)), 52, true),
    (Rule::Plain(|board| basics::hidden_set(board, 4)), 54, true),
    (Rule::Plain(|board| links::strong_links(board, 3)), 54, false),
    (Rule::Plain(|board| wings::bent_wing(board, 3)), 55, false),
    (Rule::Plain(|board| bug::bug(board, true)), 56, false),
    (Rule::Plain(|board| bug::bug(board, false)), 56, true),
    (Rule::Plain(|board| links::strong_links(board, 4)), 58, false),
    (Rule::Plain(|board| wings::bent_wing(board, 4)), 62, false),
    (Rule::Plain(aligned::pair), 62, true),
    (Rule::Plain(|board| wings::bent_wing(board, 5)), 66, false),
    (Rule::Forcing, 65, true),
    (Rule::Plain(|board| wings::bent_wing(board, 6)), 75, false),
    (Rule::Plain(aligned::triplet), 75, true),
    (Rule::Chains(Power::Nishio), 75, true),
    (Rule::Chains(Power::Multiple), 80, true),
    (Rule::Chains(Power::Dynamic(0)), 85, true),
    (Rule::Chains(Power::Dynamic(1)), 90, true),
    (Rule::Chains(Power::Dynamic(2)), 95, true),
    (Rule::Chains(Power::Dynamic(3)), 100, true),
    (Rule::Chains(Power::Nested(0)), 105, true),
    (Rule::Chains(Power::Nested(1)), 105, false),
    (Rule::Chains(Power::Nested(2)), 105, false),
    (Rule::Chains(Power::Nested(3)), 105, false),
    (Rule::Chains(Power::Deepest), 110, true),
];

/// The rules that one edition has and the other lacks are those of the newer one, except these.
const OLDER_ONLY: [usize; 3] = [16, 23, 41];

/// The answer of the rules.
enum Next {
    Found(Hint),
    Nothing,
    /// Stopped; the step will be rated at least this.
    Stopped(Tenths),
}

/// The rules with their memory.
struct Solver {
    edition: SeEdition,
    unary: Unary,
    engines: Vec<Engine>,
}

impl Solver {
    fn new(edition: SeEdition) -> Self {
        Self { edition, unary: Unary::default(), engines: Vec::new() }
    }

    fn has(&self, nth: usize, classic: bool) -> bool {
        match self.edition {
            SeEdition::Current => !OLDER_ONLY.contains(&nth),
            SeEdition::Classic => classic,
        }
    }

    fn next(&mut self, board: &SeBoard, watch: &mut dyn FnMut(Tenths) -> ControlFlow<()>) -> Next {
        for (nth, &(rule, least, classic)) in RULES.iter().enumerate() {
            if !self.has(nth, classic) {
                continue;
            }
            let least = Tenths(least);
            let found = match rule {
                Rule::Plain(find) => find(board),
                Rule::Forcing if watch(least).is_break() => return Next::Stopped(least),
                Rule::Forcing => unary::best(board, &mut self.unary),
                Rule::Chains(power) => {
                    let pulse: Pulse<'_> = &mut || watch(least);
                    match self.engine(power).best(board, pulse) {
                        ControlFlow::Continue(found) => found,
                        ControlFlow::Break(()) => return Next::Stopped(least),
                    }
                }
            };
            if let Some(hint) = found {
                return Next::Found(hint);
            }
        }
        Next::Nothing
    }

    fn engine(&mut self, power: Power) -> &mut Engine {
        let known = self.engines.iter().position(|engine| engine.power == power);
        let at = known.unwrap_or_else(|| {
            self.engines.push(Engine::new(power));
            self.engines.len() - 1
        });
        &mut self.engines[at]
    }
}

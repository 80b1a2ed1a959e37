//! The figures of other programs to the digit, with the steps that set them: Sudoku Explainer's ratings and
//! HoDoKu's score.

use super::{
    Tenths,
    hodoku::{self, HodokuRating, HodokuStep, NoHodokuRating},
    se::{self, NoSeRating, SeEdition, SeRating, SeStep},
};
use serde::{Deserialize, Serialize};
use std::ops::ControlFlow;
use sudoku_board::{Candidate, Candidates, Grid};
use sudoku_logic::{Position, Puzzle, step::Step, technique::Class};

/// A stopped rating says no more than this, as the rules beyond it take very different times.
const MOST_SAID: Tenths = Tenths(95);

/// A step behind a figure.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Behind {
    /// The name that its program gives it.
    pub name: String,
    /// The rating of the step in tenths, or its score.
    pub cost: u32,
    /// The digits before it, and the candidates that logic removed beyond them.
    pub before: (Grid, Vec<Candidate>),
    /// The same step in steps of this project; empty if none of its patterns can express it.
    pub steps: Vec<Step>,
}

/// Sudoku Explainer's ratings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeFigures {
    /// The hardest step (ER), the hardest up to the first placement (EP), and the first (ED).
    pub figures: [Tenths; 3],
    /// Whether the time was too short, so that the puzzle's figures are at least these.
    pub at_least: bool,
    /// The step behind each figure; `None` where the time was too short.
    pub behind: [Option<Behind>; 3],
}

/// HoDoKu's figures.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct HodokuFigures {
    /// The score of all steps.
    pub score: u32,
    /// The class.
    pub class: Class,
    /// The step with the highest score.
    pub behind: Option<Behind>,
}

/// The figures of both programs, or the reasons why they have none.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Exact {
    /// Sudoku Explainer's.
    pub se: Result<SeFigures, NoSeRating>,
    /// HoDoKu's.
    pub hodoku: Result<HodokuFigures, NoHodokuRating>,
}

/// Those figures alone, without the steps behind them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Figures {
    /// Sudoku Explainer's ER, EP and ED; `None` for fewer than ten givens.
    pub se: Option<[Tenths; 3]>,
    /// Whether the time was too short, so that those are at least these.
    pub at_least: bool,
    /// HoDoKu's score; `None` if the time was too short.
    pub score: Option<u32>,
}

/// A question to the walks of other programs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Weigh {
    /// The figures of a puzzle, with the steps behind them.
    Exact(Box<Puzzle>),
    /// The figures alone.
    Figures(Box<Puzzle>),
    /// Sudoku Explainer's rating of the hardest step (ER), if it is at most this.
    Hardest(Box<Puzzle>, Tenths),
    /// HoDoKu's class.
    Class(Box<Puzzle>),
}

/// The answer to a [`Weigh`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Weighed {
    /// The figures as bytes of an [`Exact`], which the worker passes on: it needs no code for their content.
    Exact(Vec<u8>),
    /// The figures, as far as they are known.
    Figures(Figures),
    /// The rating; `None` if it is above the limit, or if the program rates no such puzzle.
    Hardest(Option<Tenths>),
    /// The class; `None` if the program rates no such puzzle.
    Class(Option<Class>),
}

/// A callback during a walk: the share of cells that it has filled, as a number of cells and all of them. It is
/// called often, and may stop the walk.
pub type WalkWatch<'a> = &'a mut dyn FnMut((u32, u32)) -> ControlFlow<()>;

/// The walks of other programs. In the browser they are a program beside the worker's, which it loads only for
/// such a question.
pub trait Scales {
    /// Answers a question. Breaks if `watch` stops it; the figures of [`Weigh::Exact`] then come as far as they
    /// are known.
    fn weigh(&mut self, question: &Weigh, watch: WalkWatch<'_>) -> ControlFlow<(), Weighed>;
}

/// The walks of this crate, in the same program.
#[derive(Clone, Copy, Debug, Default)]
pub struct OwnScales;

impl Scales for OwnScales {
    fn weigh(&mut self, question: &Weigh, watch: WalkWatch<'_>) -> ControlFlow<(), Weighed> {
        ControlFlow::Continue(match question {
            Weigh::Exact(puzzle) => {
                Weighed::Exact(postcard::to_stdvec(&exact(puzzle, watch)).unwrap_or_default())
            }
            Weigh::Figures(puzzle) => Weighed::Figures(figures(puzzle, watch)),
            Weigh::Hardest(puzzle, most) => Weighed::Hardest(hardest(puzzle, *most, watch)?),
            Weigh::Class(puzzle) => Weighed::Class(class(puzzle, watch)?),
        })
    }
}

/// Returns Sudoku Explainer's rating of the hardest step, if it is at most `most`. The walk ends at the first step
/// above that.
fn hardest(puzzle: &Puzzle, most: Tenths, watch: WalkWatch<'_>) -> ControlFlow<(), Option<Tenths>> {
    let cells = puzzle.clues().shape().cell_count() as u32;
    let mut stopped = ControlFlow::Continue(());
    let rated = se::rate(puzzle.clues(), SeEdition::Current, &mut |progress| {
        if progress.least > most {
            return ControlFlow::Break(());
        }
        stopped = watch((cells - progress.empty.min(cells), cells));
        stopped
    });
    stopped?;
    let rated = rated.ok().filter(|rated| !rated.stopped).map(|rated| rated.hardest);
    ControlFlow::Continue(rated.filter(|&hardest| hardest <= most))
}

/// Returns HoDoKu's class.
fn class(puzzle: &Puzzle, watch: WalkWatch<'_>) -> ControlFlow<(), Option<Class>> {
    let cells = puzzle.clues().shape().cell_count() as u32;
    let mut stopped = ControlFlow::Continue(());
    let rated = hodoku::rate(puzzle, &mut |_| {
        stopped = watch((0, cells));
        stopped
    });
    stopped?;
    ControlFlow::Continue(rated.ok().map(|rated| rated.class))
}

/// Returns both walks of a puzzle; see [`exact`].
fn walks(
    puzzle: &Puzzle,
    watch: WalkWatch<'_>,
) -> (Result<SeRating, NoSeRating>, Result<HodokuRating, NoHodokuRating>) {
    let cells = puzzle.clues().shape().cell_count() as u32;
    let hodoku = hodoku::rate(puzzle, &mut |_| watch((0, cells)));
    let se = se::rate(puzzle.clues(), SeEdition::Current, &mut |progress| {
        watch((cells - progress.empty.min(cells), cells))
    });
    (se, hodoku)
}

/// Returns the ratings to report, and whether the puzzle's ratings are at least these.
fn told(rating: &SeRating) -> ([Tenths; 3], bool) {
    let most = if rating.stopped { MOST_SAID } else { Tenths(u16::MAX) };
    let figures = [rating.hardest, rating.first_placement, rating.first_step];
    (figures.map(|figure| figure.min(most)), rating.stopped)
}

/// Finds the figures alone, as [`exact`] does.
pub fn figures(puzzle: &Puzzle, watch: WalkWatch<'_>) -> Figures {
    let (se, hodoku) = walks(puzzle, watch);
    let se = se.ok().map(|rating| told(&rating));
    Figures {
        se: se.map(|(figures, _)| figures),
        at_least: se.is_some_and(|(_, at_least)| at_least),
        score: hodoku.ok().map(|rating| rating.score),
    }
}

/// Finds the figures of a puzzle. `watch` gets the share of cells that Sudoku Explainer's walk has filled, as a
/// number of cells and all of them; it is called often, and may stop the rating.
pub fn exact(puzzle: &Puzzle, watch: WalkWatch<'_>) -> Exact {
    let (se, hodoku) = walks(puzzle, watch);
    Exact {
        se: se.map(|rating| {
            let (figures, at_least) = told(&rating);
            let of = |figure: Tenths| rating.steps.iter().position(|step| step.rating == figure);
            let named = |step: &SeStep| (step.technique.name(), u32::from(step.rating.0));
            let found = figures.map(|figure| {
                let at = of(figure).filter(|_| !at_least)?;
                Some(behind(puzzle.clues(), &rating.steps, at, named, SeStep::shown))
            });
            SeFigures { figures, at_least, behind: found }
        }),
        hodoku: hodoku.map(|rating| {
            let hardest = rating.steps.iter().map(|step| step.name.score()).max();
            let at = rating.steps.iter().position(|step| Some(step.name.score()) == hardest);
            let told = |step: &HodokuStep| (step.name.text().to_owned(), step.name.score());
            let behind = at.map(|at| behind(puzzle.clues(), &rating.steps, at, told, HodokuStep::shown));
            HodokuFigures { score: rating.score, class: rating.class, behind }
        }),
    }
}

/// A step of a walk, as far as a position needs it.
trait Walked {
    fn effect(&self) -> (Option<Candidate>, &[Candidate]);
}

impl Walked for SeStep {
    fn effect(&self) -> (Option<Candidate>, &[Candidate]) {
        (self.placed, &self.eliminated)
    }
}

impl Walked for HodokuStep {
    fn effect(&self) -> (Option<Candidate>, &[Candidate]) {
        (self.placed, &self.eliminated)
    }
}

/// Returns the step of a walk with that number, in the position before it.
fn behind<S: Walked>(
    clues: &Grid,
    steps: &[S],
    at: usize,
    told: impl Fn(&S) -> (String, u32),
    shown: impl Fn(&S, &Position) -> Vec<Step>,
) -> Behind {
    let mut position = Candidates::new(clues);
    for step in &steps[..at] {
        let (placed, eliminated) = step.effect();
        for &one in eliminated {
            position.eliminate(one, |_| {});
        }
        if let Some(placed) = placed {
            position.place(placed, |_| {});
        }
    }
    let (name, cost) = told(&steps[at]);
    let steps = shown(&steps[at], &Position::within(position.clone(), clues));
    let digits = position.to_grid();
    let all = Candidates::new(&digits);
    let gone = all.open_cells().flat_map(|cell| {
        let gone = all.digits(cell).minus(position.digits(cell));
        gone.iter().map(move |digit| Candidate::new(cell, digit))
    });
    let before = (digits.clone(), gone.collect());
    Behind { name, cost, before, steps }
}

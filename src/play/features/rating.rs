//! The facts about the puzzle on the board, shown on request. The worker rates it when the player wants to see
//! its difficulty, and at the finish, which names its hardest technique. The exact figures of other programs
//! come after that, and only in the dialog about the puzzle.

pub use crate::ui::Figure;

use super::Feature;
use crate::{
    game::{aids::Aid, day_of},
    kernel::{Happened, Kernel, Out},
    links::{
        case::Case,
        deck::{Deck, DeckCard},
    },
    messages::{DeckMsg, RatingMsg},
    ui::{Costly, Dialog},
    work::Purpose,
};
use sudoku_core::{
    Grid,
    generate::{Progress, daily::Date},
    level::Level,
    notation::write,
    rating::{
        Rated, Tenths,
        exact::{Behind, Exact},
        hodoku,
    },
    shape::Shape,
    technique::Class,
    wire::{Answer, Task},
};

/// A figure on show, with the step behind it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FigureView {
    /// Which one.
    pub figure: Figure,
    /// The rating; none for the score.
    pub rating: Option<Tenths>,
    /// The score and its class.
    pub score: Option<(u32, Class)>,
    /// Whether the time was too short, so that it is at least this.
    pub at_least: bool,
    /// The program's name of the step behind it, and its cost.
    pub behind: Option<(String, u32)>,
    /// Whether the step can be shown.
    pub can_show: bool,
}

/// The exact figures on show.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ExactView {
    /// The other programs rate boards of 9×9 alone.
    OtherSize,
    /// The worker is at it: the share of cells done.
    Working(Option<Progress>),
    /// The player stopped it, or the worker has not answered.
    Stopped,
    /// The figures. Sudoku Explainer has none for fewer than ten givens.
    Found(Vec<FigureView>),
}

/// The puzzle on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleView {
    /// Its size.
    pub shape: Shape,
    /// Its level, once known.
    pub level: Option<Level>,
    /// The number of givens.
    pub givens: usize,
    /// The difficulty in numbers, once the worker has answered.
    pub rated: Option<Rated>,
    /// The exact figures of other programs.
    pub exact: ExactView,
    /// The givens in a line with Sudoku Explainer's exact figures.
    pub rated_line: Option<String>,
    /// The date, if it is a daily puzzle.
    pub day: Option<Date>,
    /// The recipe as text, if it was made here: the same text makes it again.
    pub recipe: Option<String>,
}

/// The feature. The kernel has the rating, which belongs to the puzzle on the board.
#[derive(Clone, Debug, Default)]
pub(crate) struct RatingDialog {
    /// The exact figures of a puzzle, by its givens.
    exact: Option<Box<(Grid, Exact)>>,
}

impl Feature for RatingDialog {
    type Msg = RatingMsg;

    fn update(&mut self, msg: RatingMsg, kernel: &mut Kernel, out: &mut Out) {
        match msg {
            // The rating of this page comes first, and is quick.
            RatingMsg::Look if kernel.current().rated().is_none() => {}
            RatingMsg::Look => self.ask(kernel, out),
            RatingMsg::Show(figure) => {
                if !kernel.current().game().is_finished() && kernel.refuses(Aid::Path) {
                    return;
                }
                let found = self.here(kernel).and_then(|exact| behind(exact, figure));
                let shown =
                    found.and_then(|found| Some((lesson(kernel, found, figure)?, found.steps.clone())));
                if let Some((lesson, steps)) = shown
                    && !kernel.warns(Costly::Figure(figure))
                {
                    // Its position is on the way to the solution.
                    kernel.note_aid(Aid::Path, out);
                    kernel.post(DeckMsg::Show(Box::new(lesson), steps));
                }
            }
            RatingMsg::Answered(told) => self.answered(told.answer, kernel, out),
        }
    }

    fn on(&mut self, happened: &Happened, kernel: &mut Kernel, out: &mut Out) {
        if matches!(happened, Happened::Opened(Dialog::Puzzle)) {
            kernel.post(RatingMsg::Look);
        }
        match happened {
            Happened::Opened(Dialog::Puzzle) | Happened::Finished if kernel.current().rated().is_none() => {
                let Some(puzzle) = kernel.current().game().puzzle().cloned().map(Box::new) else { return };
                kernel.ask(Purpose::Rate, Task::Rate(puzzle), |told| RatingMsg::Answered(told).into(), out);
            }
            Happened::Replaced => {
                kernel.drop_job(|purpose| matches!(purpose, Purpose::Rate | Purpose::Scale), out);
                // Its result names the hardest step.
                let game = kernel.current().game();
                if let Some(puzzle) =
                    game.puzzle().filter(|_| game.is_finished() && kernel.work().job().is_none())
                {
                    let puzzle = Box::new(puzzle.clone());
                    let shape = puzzle.clues().shape().clone();
                    let then = |told| RatingMsg::Answered(told).into();
                    kernel.ask_in_passing(shape, Purpose::Rate, Task::Rate(puzzle), then, out);
                }
            }
            _ => {}
        }
    }
}

impl RatingDialog {
    /// Takes a rating. Another board drops the question.
    fn answered(&mut self, answer: Answer, kernel: &mut Kernel, out: &mut Out) {
        match answer {
            Answer::Rated(rated) => {
                kernel.current_mut().rate(rated);
                if kernel.page().shows(Dialog::Puzzle) {
                    self.ask(kernel, out);
                }
            }
            Answer::Scaled(packed) => {
                let clues = kernel.current().game().clues().clone();
                self.exact = packed.open().map(|exact| Box::new((clues, exact)));
            }
            _ => {}
        }
    }

    /// Asks for the exact figures, unless they are here or the other programs have none.
    fn ask(&mut self, kernel: &mut Kernel, out: &mut Out) {
        let game = kernel.current().game();
        if let Some(puzzle) =
            game.puzzle().filter(|_| self.here(kernel).is_none() && hodoku::rates(game.shape()))
        {
            let puzzle = Box::new(puzzle.clone());
            _ = kernel.ask(Purpose::Scale, Task::Scale(puzzle), |told| RatingMsg::Answered(told).into(), out);
        }
    }

    /// The exact figures of the puzzle on the board.
    fn here(&self, kernel: &Kernel) -> Option<&Exact> {
        let found = self.exact.as_ref().filter(|found| found.0 == *kernel.current().game().clues());
        found.map(|found| &found.1)
    }

    fn exact_view(&self, kernel: &Kernel) -> ExactView {
        if !hodoku::rates(kernel.current().game().shape()) {
            return ExactView::OtherSize;
        }
        if let Some(exact) = self.here(kernel) {
            return ExactView::Found(figures(exact));
        }
        match kernel.work().job() {
            Some(job) if job.purpose == Purpose::Scale => ExactView::Working(job.progress),
            Some(job) if job.purpose == Purpose::Rate => ExactView::Working(None),
            _ => ExactView::Stopped,
        }
    }
}

/// The figures, as far as the programs have them.
fn figures(exact: &Exact) -> Vec<FigureView> {
    let told = |behind: &Option<Behind>| behind.as_ref().map(|behind| (behind.name.clone(), behind.cost));
    let can_show = |behind: &Option<Behind>| behind.as_ref().is_some_and(|behind| !behind.steps.is_empty());
    let mut all = Vec::new();
    if let Ok(se) = &exact.se {
        for (at, figure) in [Figure::Er, Figure::Ep, Figure::Ed].into_iter().enumerate() {
            all.push(FigureView {
                figure,
                rating: Some(se.figures[at]),
                score: None,
                at_least: se.at_least,
                behind: told(&se.behind[at]),
                can_show: can_show(&se.behind[at]),
            });
        }
    }
    if let Ok(found) = &exact.hodoku {
        all.push(FigureView {
            figure: Figure::Hodoku,
            rating: None,
            score: Some((found.score, found.class)),
            at_least: false,
            behind: told(&found.behind),
            can_show: can_show(&found.behind),
        });
    }
    all
}

/// The step behind a figure.
fn behind(exact: &Exact, figure: Figure) -> Option<&Behind> {
    let of_se = |at: usize| exact.se.as_ref().ok()?.behind[at].as_ref();
    match figure {
        Figure::Er => of_se(0),
        Figure::Ep => of_se(1),
        Figure::Ed => of_se(2),
        Figure::Hodoku => exact.hodoku.as_ref().ok()?.behind.as_ref(),
    }
}

/// The program that a figure comes from.
const fn program(figure: Figure) -> &'static str {
    match figure {
        Figure::Er | Figure::Ep | Figure::Ed => "Sudoku Explainer",
        Figure::Hodoku => "HoDoKu",
    }
}

/// A lesson of that step, or of the two that it consists of. Its title has the program and its name of the step.
fn lesson(
    kernel: &Kernel,
    Behind { name, before: (digits, gone), steps, .. }: &Behind,
    figure: Figure,
) -> Option<Deck> {
    let givens = kernel.current().game().clues();
    let case = Case { givens: givens.clone(), digits: digits.clone(), gone: gone.clone() };
    let mut position = case.position();
    let mut slides = Vec::new();
    for step in steps {
        slides.push(DeckCard::of(givens, step, &position));
        for &one in step.eliminated() {
            position.eliminate(one, |_| {});
        }
        if let Some(placed) = step.placed() {
            position.place(placed, |_| {});
        }
    }
    (!slides.is_empty()).then(|| Deck { title: format!("{}: {name}", program(figure)), slides })
}

/// The facts about the puzzle.
pub(crate) fn view(dialog: &RatingDialog, kernel: &Kernel) -> PuzzleView {
    let game = kernel.current().game();
    PuzzleView {
        shape: game.shape().clone(),
        // A saved game may have its level from an earlier definition.
        level: kernel.current().rated().map(|rated| rated.graded.level).or(kernel.current().level()),
        givens: game.clues().filled_count(),
        rated: kernel.current().rated(),
        exact: dialog.exact_view(kernel),
        rated_line: dialog.here(kernel).and_then(|exact| {
            let se = exact.se.as_ref().ok().filter(|se| !se.at_least)?;
            Some(write::rated_line(game.clues(), se.figures))
        }),
        day: day_of(game),
        recipe: game.origin().spec.clone(),
    }
}

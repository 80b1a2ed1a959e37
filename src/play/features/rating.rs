//! The facts about the puzzle on the board, shown on request. The worker rates it when the player wants to see
//! its difficulty, and at the finish, which names its hardest technique.

use super::Feature;
use crate::{
    game::day_of,
    kernel::{Happened, Kernel, Out},
    ui::Dialog,
    work::{Job, Purpose},
};
use sudoku_core::{
    generate::daily::Date,
    level::Level,
    order::Order,
    rating::Rated,
    wire::{Answer, Task},
};

/// The puzzle on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleView {
    /// Its size.
    pub order: Order,
    /// Its level, once known.
    pub level: Option<Level>,
    /// The number of givens.
    pub givens: usize,
    /// The difficulty in numbers, once the worker has answered.
    pub rated: Option<Rated>,
    /// The date, if it is a daily puzzle.
    pub day: Option<Date>,
    /// The recipe as text, if it was made here: the same text makes it again.
    pub recipe: Option<String>,
}

/// The feature. The kernel has the rating, which belongs to the puzzle on the board.
#[derive(Clone, Debug, Default)]
pub(crate) struct RatingDialog;

impl Feature for RatingDialog {
    type Msg = std::convert::Infallible;

    fn update(&mut self, msg: Self::Msg, _: &mut Kernel, _: &mut Out) {
        match msg {}
    }

    fn on(&mut self, happened: &Happened, kernel: &mut Kernel, out: &mut Out) {
        match happened {
            Happened::Opened(Dialog::Puzzle | Dialog::Finish) if kernel.current.rated().is_none() => {
                let puzzle = Box::new(kernel.current.game().puzzle().clone());
                kernel.ask(Purpose::Rate, Task::Rate(puzzle), out);
            }
            Happened::Replaced => kernel.drop_job(|purpose| purpose == Purpose::Rate, out),
            _ => {}
        }
    }

    /// Takes a rating only while a dialog that shows it is open: after that the board may be another.
    fn answered(&mut self, _: Job, answer: Answer, kernel: &mut Kernel, _: &mut Out) {
        if let Answer::Rated(rated) = answer
            && (kernel.page.shows(Dialog::Puzzle) || kernel.page.shows(Dialog::Finish))
        {
            kernel.current.rate(rated);
        }
    }
}

/// The facts about the puzzle.
pub(crate) fn view(kernel: &Kernel) -> PuzzleView {
    let game = kernel.current.game();
    PuzzleView {
        order: game.order(),
        // A saved game may have its level from an earlier definition.
        level: kernel.current.rated().map(|rated| rated.graded.level).or(kernel.current.level()),
        givens: game.puzzle().clues().filled_count(),
        rated: kernel.current.rated(),
        day: day_of(game),
        recipe: game.origin().spec.clone(),
    }
}

//! The form for puzzles made to measure, and the nearest result, for the dialog for a new puzzle.

use super::Making;
use crate::ui::MeasureForm;
use crate::{kernel::Kernel, messages::Unmet, ui::Dialog};
use sudoku_core::{
    Cell, Grid, Level, Shape,
    generate::{
        daily::{Daily, Date},
        measure::Lack,
        recipe::Recipe,
    },
};

/// The contents of the dialog apart from the wish by level.
#[derive(Clone, Debug, PartialEq)]
pub struct MakingView {
    /// The size requested.
    pub shape: Shape,
    /// The contents of the form, as far as such puzzles can have it.
    pub form: MeasureForm,
    /// The cell that the keys draw in.
    pub pen: Cell,
    /// Whether the puzzle on the board has that size, so that the form can take its solution and its givens.
    pub here: bool,
    /// The puzzle of today that everybody is shown first.
    pub today: TodayView,
    /// The number of puzzles in the last text, if several.
    pub several: Option<usize>,
    /// The puzzle nearest to the request.
    pub nearest: Option<Box<NearestView>>,
}

/// The puzzle of today.
#[derive(Clone, Debug, PartialEq)]
pub struct TodayView {
    /// Which it is.
    pub daily: Daily,
    /// How far the player is with it.
    pub stage: Stage,
    /// The days in a row with a finished puzzle on each.
    pub streak: u32,
}

/// How far the player is with the puzzle of today.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// It isn't on the board.
    Open,
    /// It is on the board.
    Begun,
    /// It is finished.
    Done,
}

/// A puzzle that misses some of the request.
#[derive(Clone, Debug, PartialEq)]
pub struct NearestView {
    /// Its clues.
    pub clues: Grid,
    /// Its level.
    pub level: Level,
    /// Its recipe, including the request.
    pub recipe: Recipe,
    /// The missing parts.
    pub lacks: Vec<Lack>,
    /// The number of boards tried.
    pub attempts: u32,
    /// Whether the search used all the work allowed for one request.
    pub cut: bool,
}

impl Making {
    /// The contents of the dialog for a new puzzle apart from the wish by level, while it is open.
    pub(crate) fn view(&self, several: Option<usize>, kernel: &Kernel) -> Option<Box<MakingView>> {
        if !kernel.page().shows(Dialog::New) {
            return None;
        }
        let shape = kernel.form().shape.clone();
        let nearest = match &self.unmet {
            Some(Unmet::Nearest(fitted)) => Some(Box::new(NearestView {
                clues: fitted.puzzle.clues().clone(),
                level: fitted.graded.level,
                recipe: fitted.recipe.clone(),
                lacks: fitted.lacks.clone(),
                attempts: fitted.attempts,
                cut: fitted.cut,
            })),
            Some(Unmet::Failed(_)) | None => None,
        };
        Some(Box::new(MakingView {
            shape: shape.clone(),
            form: self.form.on(kernel.form()),
            pen: self.pen,
            here: kernel.current().game().shape() == shape,
            today: today(kernel),
            several,
            nearest,
        }))
    }
}

/// The puzzle of today, for the day that the player's calendar has now.
pub(super) fn today(kernel: &Kernel) -> TodayView {
    let daily = Daily::of(Date::of_day(kernel.today()));
    let book = kernel.player().book();
    let is_here = kernel.current().game().origin().spec.as_deref() == Some(&daily.to_string());
    let stage = match () {
        () if book.has_daily(&daily) => Stage::Done,
        () if is_here => Stage::Begun,
        () => Stage::Open,
    };
    TodayView { daily, stage, streak: book.streak(kernel.today()).current }
}

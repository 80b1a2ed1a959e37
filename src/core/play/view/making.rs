//! The form for puzzles made to measure, and what came nearest, as the dialog for a new puzzle shows them.

use crate::{
    Cell, Grid, Level, Order,
    generate::{daily::Date, measure::Lack, recipe::Recipe},
    play::{
        making::{MeasureForm, Unmet},
        session::Session,
        several::Several,
        ui::Dialog,
    },
};

/// What the dialog shows besides the wish by level.
#[derive(Clone, Debug, PartialEq)]
pub struct MakingView {
    /// The size that is wished for.
    pub order: Order,
    /// What the form holds.
    pub form: MeasureForm,
    /// The cell at which keys draw.
    pub pen: Cell,
    /// Whether the puzzle on the board has that size, so that its solution and its givens can be taken.
    pub here: bool,
    /// Today.
    pub today: Date,
    /// How many puzzles the text has that was read last, if it has several.
    pub several: Option<usize>,
    /// What came nearest to what was asked for.
    pub nearest: Option<Box<NearestView>>,
}

/// A puzzle that lacks something of what was asked for.
#[derive(Clone, Debug, PartialEq)]
pub struct NearestView {
    /// Its clues.
    pub clues: Grid,
    /// Its level.
    pub level: Level,
    /// How it was made, and so what was asked for.
    pub recipe: Recipe,
    /// What it lacks.
    pub lacks: Vec<Lack>,
    /// On how many boards.
    pub attempts: u32,
    /// Whether that was all the work that one wish may ask for.
    pub cut: bool,
}

impl Session {
    /// What the dialog for a new puzzle shows besides the wish by level, while it is open.
    #[must_use]
    pub fn making(&self) -> Option<Box<MakingView>> {
        if !self.page().shows(Dialog::New) {
            return None;
        }
        let order = self.maker().puzzle_form().order;
        let nearest = match self.maker().unmet() {
            Some(Unmet::Nearest(fitted)) => Some(Box::new(NearestView {
                clues: fitted.puzzle.clues().clone(),
                level: fitted.graded.level,
                recipe: fitted.recipe.clone(),
                lacks: fitted.lacks.clone(),
                attempts: fitted.attempts,
                cut: fitted.cut,
            })),
            Some(Unmet::NotMade(_)) | None => None,
        };
        Some(Box::new(MakingView {
            order,
            form: *self.maker().form(),
            pen: self.maker().pen(),
            here: self.game().order() == order,
            today: self.maker().date(),
            several: self.maker().several().and_then(Several::part).map(|part| part.of),
            nearest,
        }))
    }
}

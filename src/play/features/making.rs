//! Making puzzles by recipe: by level, to measure, of the day, and spare ones.

mod spare;
mod spares;
pub mod view;

pub use spare::QUIET;
pub use spares::{KINDS, Kept, Kind, OF_EACH, Spares};

use super::Feature;
use crate::{
    game::Game,
    kernel::{Happened, Kernel, Out},
    messages::{MagazineMsg, MakeMsg, Unmet},
    ui::{Dialog, MeasureForm, Panel, PuzzleForm, Refusal},
    work::Purpose,
};
use sudoku_core::{
    Cell, CellSet, Grid, Shape,
    generate::{Spec, daily::Daily, measure::MeasureError, recipe::Recipe},
    magazine::BatchError,
    rng::Seed,
    wire::{Answer, Task},
};

/// The feature: the requests and their results.
#[derive(Clone, Debug)]
pub(crate) struct Making {
    form: MeasureForm,
    /// The size of its drawing.
    shape: Shape,
    /// The cell that the keys draw in.
    pen: Cell,
    /// The result of the last unsuccessful request, until the next one.
    unmet: Option<Unmet>,
    /// Spare puzzles.
    spares: Spares,
}

impl Default for Making {
    fn default() -> Self {
        Self {
            form: MeasureForm::default(),
            shape: PuzzleForm::default().shape,
            pen: Cell::at(0),
            unmet: None,
            spares: Spares::default(),
        }
    }
}

impl Feature for Making {
    type Msg = MakeMsg;

    fn update(&mut self, msg: MakeMsg, kernel: &mut Kernel, out: &mut Out) {
        match msg {
            MakeMsg::Puzzle(form) => {
                kernel.page_mut().forget_refusal();
                self.turn_to(&form.shape);
                kernel.set_form(form.possible());
            }
            MakeMsg::Start(level) => {
                kernel.set_form(PuzzleForm { level, ..kernel.form().clone() }.possible());
                self.start(kernel, out);
            }
            MakeMsg::GenerateSame => self.start(kernel, out),
            MakeMsg::Form(form) => {
                self.form = *form;
                self.unmet = None;
            }
            MakeMsg::Draw(cell, on) => self.draw(cell, on),
            MakeMsg::Pen(direction) => self.pen = direction.from(self.pen, &self.shape),
            MakeMsg::Press => self.draw(self.pen, !self.form.drawn.contains(self.pen)),
            MakeMsg::DrawGivens => self.draw_those(kernel.current().game().clues()),
            MakeMsg::Clear => {
                self.resize(&self.shape.clone());
                self.unmet = None;
            }
            MakeMsg::Measure => self.measure(kernel, out),
            MakeMsg::Many => self.many(kernel, out),
            MakeMsg::PlayNearest => {
                if let Some(Unmet::Nearest(fitted)) =
                    self.unmet.take_if(|unmet| matches!(unmet, Unmet::Nearest(_)))
                {
                    kernel.begin_new(Game::made(*fitted), out);
                }
            }
            MakeMsg::Daily(level, date) => {
                let form = PuzzleForm { level, ..kernel.form().clone() };
                self.make_by(Recipe::Daily(form.daily(date)), kernel, out);
            }
            MakeMsg::Today(date) => {
                let daily = Daily::of(date);
                if kernel.current().game().origin().spec.as_deref() == Some(&daily.to_string()) {
                    kernel.choose(Panel::HOME, out);
                } else {
                    self.make_by(Recipe::Daily(daily), kernel, out);
                }
            }
            MakeMsg::By(recipe) => self.make_by(recipe, kernel, out),
            MakeMsg::Unmet(unmet) => self.unmet = Some(unmet),
            MakeMsg::SparesRead(text) => self.spares.replace(&text),
            MakeMsg::Spare => self.make_spare(kernel, out),
            MakeMsg::Answered(told) => self.answered(told.answer, kernel, out),
        }
    }

    fn on(&mut self, happened: &Happened, kernel: &mut Kernel, out: &mut Out) {
        match happened {
            Happened::Replaced => self.turn_to(&kernel.form().shape),
            Happened::Opened(_) => self.unmet = None,
            Happened::Asking(purpose) => {
                // A spare puzzle doesn't make the player wait.
                self.drop_spare(out);
                if *purpose == Purpose::Link {
                    self.unmet = None;
                }
            }
            Happened::Hidden => self.drop_spare(out),
            _ => {}
        }
    }
}

impl Making {
    /// Plays a puzzle that fulfils the request. Offers one that doesn't; until the player accepts it, the
    /// board stays.
    fn answered(&mut self, answer: Answer, kernel: &mut Kernel, out: &mut Out) {
        let Answer::Made(made) = answer else { return };
        match made {
            Ok(fitted) if fitted.is_as_asked() => kernel.begin_new(Game::made(*fitted), out),
            Ok(fitted) => self.unmet = Some(Unmet::Nearest(fitted)),
            Err(error) => self.unmet = Some(Unmet::Failed(error)),
        }
    }

    /// The result of the last request, if not the puzzle.
    pub(crate) const fn unmet(&self) -> Option<&Unmet> {
        self.unmet.as_ref()
    }

    /// The spare puzzles.
    pub(crate) const fn spares(&self) -> &Spares {
        &self.spares
    }

    /// Makes a puzzle of the form's size and level with a fresh seed.
    fn start(&mut self, kernel: &mut Kernel, out: &mut Out) {
        kernel.set_form(PuzzleForm { seed: String::new(), ..kernel.form().clone() });
        self.by_level(kernel.form().spec(Seed::short(out.at.chance)), false, kernel, out);
    }

    /// Makes a puzzle by level, unless there is a spare one of its kind.
    fn by_level(&mut self, spec: Spec, seeded: bool, kernel: &mut Kernel, out: &mut Out) {
        if !self.take_spare(&spec, seeded, kernel, out) {
            self.make_by(Recipe::Spec(spec), kernel, out);
        }
    }

    /// Makes the recipe in the seed field, or refuses it, if that text looks like a whole recipe; the rest of
    /// the form then has no effect. Returns whether it does.
    fn make_what_is_written(&mut self, kernel: &mut Kernel, out: &mut Out) -> bool {
        let text = kernel.form().seed.clone();
        let meant = Recipe::is_meant(&text);
        if meant {
            kernel.cancel(out);
            match text.parse() {
                Ok(recipe) => self.make_by(recipe, kernel, out),
                Err(error) => {
                    self.unmet = None;
                    kernel.page_mut().refuse(Refusal::Recipe(error));
                }
            }
        }
        meant
    }

    fn measure(&mut self, kernel: &mut Kernel, out: &mut Out) {
        if self.make_what_is_written(kernel, out) {
            return;
        }
        self.unmet = None;
        let seeded = !kernel.form().seed.trim().is_empty();
        match self.custom(kernel.form().seed(Seed::short(out.at.chance)), kernel) {
            Ok(Recipe::Spec(spec)) => self.by_level(spec, seeded, kernel, out),
            Ok(recipe) => self.make_by(recipe, kernel, out),
            Err(fault) => {
                kernel.cancel(out);
                self.unmet = Some(Unmet::Failed(fault.into()));
            }
        }
    }

    /// The request of the custom form.
    fn custom(&self, seed: Seed, kernel: &Kernel) -> Result<Recipe, MeasureError> {
        if let Some(spec) = self.form.spec(kernel.form(), seed) {
            return Ok(Recipe::Spec(spec));
        }
        let measure = self.form.measure(kernel.form(), kernel.current().game().solution(), seed);
        measure.check()?;
        Ok(Recipe::Measure(Box::new(measure)))
    }

    /// Hands the request for many puzzles on, or says why they cannot be made.
    fn many(&mut self, kernel: &mut Kernel, out: &Out) {
        let form = kernel.form().clone();
        let Some(count) = form.count() else {
            return kernel.page_mut().refuse(Refusal::Magazine(BatchError::Count(form.many.to_string())));
        };
        let fresh = Seed::short(out.at.chance);
        let (seed, like) = if form.custom {
            let seed = form.seed(fresh);
            (seed, self.custom(seed, kernel))
        } else {
            (fresh, Ok(Recipe::Spec(form.spec(fresh))))
        };
        match like {
            Ok(like) => kernel.post(MagazineMsg::Make { count, like, seed }),
            Err(fault) => kernel.page_mut().refuse(Refusal::Making(fault.into())),
        }
    }

    /// Makes it in the dialog that shows its progress and can stop it.
    fn make_by(&mut self, recipe: Recipe, kernel: &mut Kernel, out: &mut Out) {
        kernel.page_mut().open(Dialog::New);
        self.unmet = None;
        kernel.ask_about(
            recipe.shape().clone(),
            Purpose::Make,
            Task::Make(recipe),
            |told| MakeMsg::Answered(told).into(),
            out,
        );
    }

    /// Drops the result of an earlier request; for another size, also the drawing, and perhaps level and
    /// class.
    fn turn_to(&mut self, shape: &Shape) {
        if shape != self.shape {
            self.resize(shape);
            self.pen = Cell::at(0);
        }
        self.unmet = None;
    }

    fn resize(&mut self, shape: &Shape) {
        let logic = &mut self.form.logic;
        logic.class = logic.class.filter(|class| class.exists_at(shape));
        self.form.drawn = CellSet::EMPTY;
        self.shape = shape.clone();
    }

    /// Draws the cells of these clues, if their board has the size of the form.
    fn draw_those(&mut self, clues: &Grid) {
        if clues.shape() == self.shape {
            self.form.drawn = clues.filled().map(|(cell, _)| cell).collect();
            self.unmet = None;
        }
    }

    /// Draws a cell with its symmetric cells, or removes them.
    fn draw(&mut self, cell: Cell, on: bool) {
        if cell.index() >= self.shape.cell_count() {
            return;
        }
        self.pen = cell;
        for one in self.form.symmetry.on(&self.shape).orbit(self.shape.geometry(), cell) {
            if on {
                self.form.drawn.insert(one);
            } else {
                self.form.drawn.remove(one);
            }
        }
        self.unmet = None;
    }
}

//! Making puzzles, always by recipe: by level, to measure, of the day, from a text, and spare ones.

use super::{ClockMsg, Cmd, DiskCmd, Job, Msg, Out, Purpose, Session};
use crate::{
    generate::{
        daily::Daily,
        making::{Fitted, NotMade},
        recipe::Recipe,
    },
    level::Level,
    magazine::BadBatch,
    play::{
        clock::Millis,
        game::{Game, Origin},
        making::{MakeMsg, Short, Unmet},
        stock::{Kept, Kind},
        ui::{Dialog, PuzzleForm, Refusal},
    },
    puzzle::Puzzle,
    rng::Seed,
    wire::{Answer, Reply, Request, Task},
};

/// The idle time before the worker makes a spare puzzle, in milliseconds.
pub const QUIET: Millis = 3000;

impl Session {
    pub(super) fn make(&mut self, msg: MakeMsg, out: &mut Out) {
        match msg {
            MakeMsg::Form(form) => self.maker.fill(*form),
            MakeMsg::Draw(cell, on) => self.maker.draw(cell, on),
            MakeMsg::Pen(direction) => self.maker.move_pen(direction),
            MakeMsg::Press => self.maker.press(),
            MakeMsg::DrawGivens => self.maker.draw_those(self.kernel.table.game().puzzle().clues()),
            MakeMsg::Clear => self.maker.clear_drawing(),
            MakeMsg::Measure => self.measure(out),
            MakeMsg::PlayArrived => self.play_arrived(out),
            MakeMsg::PlayNearest => {
                if let Some(fitted) = self.maker.take_nearest() {
                    self.begin_new(game_of(fitted), out);
                }
            }
            MakeMsg::Daily(date) => {
                let &PuzzleForm { order, level, .. } = self.maker.puzzle_form();
                self.make_by(Recipe::Daily(Daily { order, level, date }), out);
            }
        }
    }

    /// Makes a puzzle by level, unless there is a spare one of its kind.
    pub(super) fn generate(&mut self, out: &mut Out) {
        let Some(many) = self.many() else { return };
        let seed = self.wished_seed(out);
        let recipe = Recipe::Spec(self.maker.puzzle_form().spec(seed));
        if many > 1 {
            return self.features.magazine.add_puzzles(many, recipe, seed, &mut self.kernel, out);
        }
        if self.take_from_stock(out) {
            return;
        }
        self.kernel.page.open(Dialog::New);
        if !self.make_what_is_written(out) {
            self.make_by(recipe, out);
        }
    }

    /// Makes the recipe in the seed field, or refuses it, if that text looks like a whole recipe; the rest of
    /// the form then has no effect. Returns whether it does.
    fn make_what_is_written(&mut self, out: &mut Out) -> bool {
        let text = self.maker.puzzle_form().seed.clone();
        let meant = Recipe::is_meant(&text);
        if meant {
            self.cancel(out);
            match text.parse() {
                Ok(recipe) => self.make_by(recipe, out),
                Err(error) => {
                    self.maker.forget();
                    self.kernel.page.refuse(Refusal::BadRecipe(error));
                }
            }
        }
        meant
    }

    fn measure(&mut self, out: &mut Out) {
        let Some(many) = self.many() else { return };
        if self.make_what_is_written(out) {
            return;
        }
        self.maker.forget();
        let seed = self.wished_seed(out);
        let measure = self.maker.measure(self.kernel.table.game().puzzle().solution(), seed);
        match measure.check() {
            Ok(()) if many > 1 => {
                let like = Recipe::Measure(Box::new(measure));
                self.features.magazine.add_puzzles(many, like, seed, &mut self.kernel, out);
            }
            Ok(()) => self.make_by(Recipe::Measure(Box::new(measure)), out),
            Err(fault) => {
                self.cancel(out);
                self.maker.fall_short(Unmet::NotMade(fault.into()));
            }
        }
    }

    /// The requested number of puzzles. Refuses a text that isn't such a number.
    pub(super) fn many(&mut self) -> Option<u16> {
        let count = self.maker.puzzle_form().count();
        if count.is_none() {
            self.kernel
                .page
                .refuse(Refusal::Magazine(BadBatch::Count(self.maker.puzzle_form().many.clone())));
        }
        count
    }

    /// A fresh seed, unless one is wished for.
    pub(super) fn wished_seed(&self, out: &Out) -> Seed {
        self.maker.puzzle_form().spec(Seed::short(out.at.chance)).seed
    }

    /// Makes it in the dialog that shows its progress and can stop it.
    pub(super) fn make_by(&mut self, recipe: Recipe, out: &mut Out) {
        self.kernel.page.open(Dialog::New);
        self.maker.forget();
        self.ask_about(recipe.order(), Purpose::Make, Task::Make(recipe), out);
    }

    /// Plays a puzzle that fulfils the request. Offers one that doesn't; until the player accepts it, the
    /// board stays.
    pub(super) fn made(&mut self, made: Result<Box<Fitted>, NotMade>, job: Job, out: &mut Out) {
        let is_link = job.purpose == Purpose::Link;
        let unmet = match made {
            Ok(fitted) if fitted.is_as_asked() && !is_link => return self.begin_new(game_of(*fitted), out),
            Ok(fitted) => {
                // A link to measure names the puzzle itself, with any shortfall: its sender has played it.
                let short = Short::of(&fitted).filter(|_| is_link);
                if fitted.is_as_asked() || short.is_some() {
                    return self.bring(game_of(*fitted), short, job, out);
                }
                Unmet::Nearest(fitted)
            }
            Err(error) => Unmet::NotMade(error),
        };
        if is_link {
            self.link_falls_short(unmet, job, out);
        } else {
            self.maker.fall_short(unmet);
        }
    }

    /// Whether it is time to make a spare puzzle.
    #[must_use]
    pub fn has_time_to_spare(&self, now: Millis) -> bool {
        self.kernel.page.is_visible()
            && self.kernel.work.job().is_none()
            && !self.stock.is_being_filled()
            && now.saturating_sub(self.kernel.page.active()) >= QUIET
            && self.stock.wanted().is_some()
    }

    /// The message that the passing of time makes due.
    #[must_use]
    pub fn due(&self, now: Millis) -> Option<Msg> {
        if self.is_idle(now) {
            return Some(ClockMsg::Idle.into());
        }
        if self.kernel.ledger.is_late(now) {
            return Some(ClockMsg::SaveLate.into());
        }
        self.has_time_to_spare(now).then(|| ClockMsg::Spare.into())
    }

    pub(super) fn make_spare(&mut self, out: &mut Out) {
        if !self.has_time_to_spare(out.at.now) {
            return;
        }
        let Some(kind) = self.stock.wanted() else { return };
        let job = self.kernel.work.next_name();
        self.stock.begin(job, kind);
        let task = Task::Make(Recipe::Spec(kind.spec(Seed::short(out.at.chance))));
        out.push(Cmd::Stock(Some(Request { job, task })));
    }

    /// Stops making a spare puzzle, so that the player's own request doesn't wait.
    pub(super) fn drop_spare(&mut self, out: &mut Out) {
        if self.stock.stop() {
            out.push(Cmd::Stock(None));
        }
    }

    /// Takes a reply about a spare puzzle, if it is one.
    pub(super) fn stocked(&mut self, id: u32, reply: Reply, out: &mut Out) -> Option<Reply> {
        let Some(kind) = self.stock.made_as(id) else { return Some(reply) };
        if let Reply::Done(answer) = reply {
            self.drop_spare(out);
            let kept = made_in(answer).and_then(|fitted| Kept::of(*fitted));
            let is_kept = kept.is_some();
            self.stock.made(kind, kept);
            if is_kept {
                out.push(Cmd::Disk(DiskCmd::SaveStock(self.stock.write())));
            }
        }
        None
    }

    /// Takes a spare puzzle of the requested kind, if there is one.
    pub(super) fn take_from_stock(&mut self, out: &mut Out) -> bool {
        let kind = Kind::of(&self.maker.puzzle_form().spec(Seed::new(0)));
        self.stock.play(kind);
        let kept = if self.maker.puzzle_form().seed.trim().is_empty() { self.stock.take(kind) } else { None };
        out.push(Cmd::Disk(DiskCmd::SaveStock(self.stock.write())));
        let Some(kept) = kept else { return false };
        self.cancel(out);
        let Kept { spec, puzzle } = kept;
        self.begin_new(game_by(puzzle, spec.level, &Recipe::Spec(spec)), out);
        true
    }
}

/// The game of a finished puzzle.
fn game_of(fitted: Fitted) -> Game {
    let Fitted { puzzle, graded, recipe, .. } = fitted;
    game_by(puzzle, graded.level, &recipe)
}

/// The game of a puzzle of that level, made by a recipe.
fn game_by(puzzle: Puzzle, level: Level, recipe: &Recipe) -> Game {
    Game::new(puzzle, Origin { level: Some(level), spec: Some(recipe.to_string()) })
}

/// The puzzle that was made, if any. The worker for spare puzzles has no other questions, so any other answer
/// brings none.
fn made_in(answer: Answer) -> Option<Box<Fitted>> {
    let Answer::Made(made) = answer else { return None };
    made.ok()
}

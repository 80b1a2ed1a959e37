//! Puzzles by recipe: made to measure, of the day, from a text. And the stock of those made for later.

use super::{ClockMsg, Cmd, Job, Msg, Out, Purpose, Session};
use crate::{
    generate::{daily::Daily, recipe::Recipe},
    play::{
        clock::Millis,
        game::{Game, Origin},
        making::{MakeMsg, Short},
        stock::Kind,
        ui::{Dialog, Refusal, Wish},
    },
    rng::Seed,
    wire::{Answer, Fitted, Reply, Request, Task},
};

/// How long nothing is done before a puzzle is made for later.
pub const QUIET: Millis = 3000;

impl Session {
    pub(super) fn make(&mut self, msg: MakeMsg, out: &mut Out) {
        match msg {
            MakeMsg::Form(form) => self.maker.fill(*form),
            MakeMsg::Draw(cell, on) => self.maker.draw(cell, on),
            MakeMsg::Pen(direction) => self.maker.move_pen(direction),
            MakeMsg::Press => self.maker.press(),
            MakeMsg::DrawGivens => self.maker.draw_those(self.table.game().puzzle().clues()),
            MakeMsg::Clear => self.maker.clear_drawing(),
            MakeMsg::Measure => self.measure(out),
            MakeMsg::PlayArrived => self.play_arrived(out),
            MakeMsg::PlayNearest => {
                if let Some(fitted) = self.maker.take_nearest() {
                    self.begin_fitted(fitted, out);
                }
            }
            MakeMsg::Daily(date) => {
                let &Wish { order, level, .. } = self.maker.wish();
                self.make_by(Recipe::Daily(Daily { order, level, date }), out);
            }
        }
    }

    /// What is written as the seed may be the whole of a recipe; then it is made, whatever else is wished.
    pub(super) fn make_what_is_written(&mut self, out: &mut Out) -> bool {
        let text = self.maker.wish().seed.clone();
        let meant = Recipe::is_meant(&text);
        if meant {
            self.cancel(out);
            match text.parse() {
                Ok(recipe) => self.make_by(recipe, out),
                Err(error) => {
                    self.maker.forget();
                    self.page.refuse(Refusal::BadRecipe(error));
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
        let measure = self.maker.measure(self.table.game().puzzle().solution(), seed);
        match measure.check() {
            Ok(()) if many > 1 => {
                self.add_to_magazine(many, Recipe::Measure(Box::new(measure)), seed, out);
            }
            Ok(()) => self.make_by(Recipe::Measure(Box::new(measure)), out),
            Err(fault) => {
                self.cancel(out);
                self.maker.cannot_be(fault);
            }
        }
    }

    /// Makes it where its progress can be seen and stopped.
    pub(super) fn make_by(&mut self, recipe: Recipe, out: &mut Out) {
        self.page.open(Dialog::New);
        self.maker.forget();
        self.maker.could_not(None);
        self.ask(Purpose::Make, Task::Make(recipe), out);
    }

    /// What is as it was asked for is played. What is not, the player may play; till then the board stays.
    pub(super) fn fitted(&mut self, fitted: Fitted, job: Job, out: &mut Out) {
        if job.purpose == Purpose::Link {
            // A link names the puzzle itself, whatever that lacks: whoever sent it has played it.
            let short = Short::of(&fitted);
            self.bring(game_of(fitted), short, job, out);
        } else if fitted.lacks.is_empty() {
            self.begin_fitted(fitted, out);
        } else {
            self.maker.offer(fitted);
        }
    }

    fn begin_fitted(&mut self, fitted: Fitted, out: &mut Out) {
        self.begin(game_of(fitted), 0, out);
        out.push(Cmd::Focus);
    }

    /// Whether a puzzle should be made for later now.
    #[must_use]
    pub fn has_time_to_spare(&self, now: Millis) -> bool {
        self.page.is_visible()
            && self.work.job().is_none()
            && !self.stock.is_being_filled()
            && now.saturating_sub(self.page.active()) >= QUIET
            && self.stock.wanted().is_some()
    }

    /// What is to be told to the session as time goes by.
    #[must_use]
    pub fn due(&self, now: Millis) -> Option<Msg> {
        if self.is_idle(now) {
            return Some(ClockMsg::Idle.into());
        }
        if self.ledger.is_late(now) {
            return Some(ClockMsg::SaveLate.into());
        }
        self.has_time_to_spare(now).then(|| ClockMsg::Spare.into())
    }

    pub(super) fn make_spare(&mut self, out: &mut Out) {
        if !self.has_time_to_spare(out.at.now) {
            return;
        }
        let Some(kind) = self.stock.wanted() else { return };
        let job = self.work.next_name();
        self.stock.begin(job, kind);
        let task = Task::Generate(kind.spec(Seed::short(out.at.chance)));
        out.push(Cmd::Stock(Some(Request { job, task })));
    }

    /// Whoever asks for anything does not wait for what is made for later.
    pub(super) fn drop_spare(&mut self, out: &mut Out) {
        if self.stock.stop() {
            out.push(Cmd::Stock(None));
        }
    }

    /// Takes a word on what is made for later, if it is one.
    pub(super) fn stocked(&mut self, id: u32, reply: Reply, out: &mut Out) -> Option<Reply> {
        let Some(kind) = self.stock.made_as(id) else { return Some(reply) };
        if let Reply::Done(answer) = reply {
            self.drop_spare(out);
            match answer {
                Answer::Puzzle(proven) => {
                    self.stock.made(kind, Some(*proven));
                    out.push(Cmd::SaveStock(self.stock.write()));
                }
                _ => self.stock.made(kind, None),
            }
        }
        None
    }

    /// A puzzle of the kind that is wished for, if one was made for later.
    pub(super) fn take_from_stock(&mut self, out: &mut Out) -> bool {
        let kind = Kind::of(&self.maker.wish().spec(Seed::new(0)));
        self.stock.play(kind);
        let kept = if self.maker.wish().seed.trim().is_empty() { self.stock.take(kind) } else { None };
        out.push(Cmd::SaveStock(self.stock.write()));
        let Some(kept) = kept else { return false };
        self.cancel(out);
        let origin = Origin { level: Some(kept.spec.level), spec: Some(kept.spec.to_string()) };
        self.begin(Game::new(kept.puzzle, origin), 0, out);
        out.push(Cmd::Focus);
        true
    }
}

/// The game of a puzzle that was made by a recipe.
fn game_of(fitted: Fitted) -> Game {
    let Fitted { puzzle, graded, recipe, .. } = fitted;
    Game::new(puzzle, Origin { level: Some(graded.level), spec: Some(recipe.to_string()) })
}

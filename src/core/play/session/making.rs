//! Puzzles by recipe: made to measure, of the day, from a text. And the stock of those made for later.

use super::{Cmd, Job, Moment, Purpose, Session};
use crate::{
    Order,
    generate::{daily::Daily, recipe::Recipe},
    play::{
        clock::Millis,
        game::{Game, Origin},
        making::{MakeMsg, Maker, Short},
        stock::Kind,
        ui::{Dialog, Refusal},
    },
    rng::Seed,
    wire::{Answer, Fitted, Reply, Request, Task},
};

/// How long nothing is done before a puzzle is made for later.
pub const QUIET: Millis = 3000;

impl Session {
    pub(super) fn make(&mut self, msg: MakeMsg, at: Moment, cmds: &mut Vec<Cmd>) {
        let order = self.wish.order;
        match msg {
            MakeMsg::Form(form) => {
                self.maker.form = *form;
                self.maker.forget();
            }
            MakeMsg::Draw(cell, on) => self.maker.draw(order, cell, on),
            MakeMsg::Pen(direction) => self.maker.pen = direction.from(self.maker.pen, order),
            MakeMsg::Press => {
                let pen = self.maker.pen;
                self.maker.draw(order, pen, !self.maker.form.drawn.contains(pen));
            }
            MakeMsg::DrawGivens => {
                let clues = self.game.puzzle().clues();
                if clues.order() == order {
                    self.maker.form.drawn = clues.filled().map(|(cell, _)| cell).collect();
                    self.maker.forget();
                }
            }
            MakeMsg::Clear => {
                let pen = self.maker.pen;
                self.maker.resize(order);
                self.maker.pen = pen;
            }
            MakeMsg::Measure => self.measure(at, cmds),
            MakeMsg::PlayArrived => self.play_arrived(at, cmds),
            MakeMsg::PlayNearest => {
                if let Some(fitted) = self.maker.nearest.take() {
                    self.begin_fitted(*fitted, at, cmds);
                }
            }
            MakeMsg::Daily(date) => {
                self.make_by(Recipe::Daily(Daily { order, level: self.wish.level, date }), cmds);
            }
            MakeMsg::Spare => self.make_spare(at, cmds),
            MakeMsg::StockRead(text) => self.stock.replace(&text),
        }
    }

    /// What is written as the seed may be the whole of a recipe; then it is made, whatever else is wished.
    pub(super) fn make_what_is_written(&mut self, cmds: &mut Vec<Cmd>) -> bool {
        let text = self.wish.seed.clone();
        let meant = Recipe::is_meant(&text);
        if meant {
            self.cancel(cmds);
            match text.parse() {
                Ok(recipe) => self.make_by(recipe, cmds),
                Err(error) => {
                    self.maker.forget();
                    self.refusal = Some(Refusal::BadRecipe(error));
                }
            }
        }
        meant
    }

    fn measure(&mut self, at: Moment, cmds: &mut Vec<Cmd>) {
        let Some(many) = self.many() else { return };
        if self.make_what_is_written(cmds) {
            return;
        }
        self.maker.forget();
        let seed = self.wish.spec(Seed::short(at.chance)).seed;
        let measure = self.maker.form.measure(self.wish.order, self.game.puzzle().solution(), seed);
        match measure.check() {
            Ok(()) if many > 1 => {
                self.add_to_magazine(many, Recipe::Measure(Box::new(measure)), seed, cmds);
            }
            Ok(()) => self.make_by(Recipe::Measure(Box::new(measure)), cmds),
            Err(fault) => {
                self.cancel(cmds);
                self.maker.fault = Some(fault);
            }
        }
    }

    /// Makes it where its progress can be seen and stopped.
    pub(super) fn make_by(&mut self, recipe: Recipe, cmds: &mut Vec<Cmd>) {
        self.dialog = Some(Dialog::New);
        self.maker.forget();
        self.cannot_generate = None;
        self.ask(Purpose::Make, Task::Make(recipe), cmds);
    }

    /// What is as it was asked for is played. What is not, the player may play; till then the board stays.
    pub(super) fn fitted(&mut self, fitted: Fitted, job: Job, at: Moment, cmds: &mut Vec<Cmd>) {
        if job.purpose == Purpose::Link {
            // A link names the puzzle itself, whatever that lacks: whoever sent it has played it.
            let short = Short::of(&fitted);
            self.bring(game_of(fitted), short, job, at, cmds);
        } else if fitted.lacks.is_empty() {
            self.begin_fitted(fitted, at, cmds);
        } else {
            self.maker.nearest = Some(Box::new(fitted));
        }
    }

    fn begin_fitted(&mut self, fitted: Fitted, at: Moment, cmds: &mut Vec<Cmd>) {
        self.begin(game_of(fitted), 0, at, cmds);
        cmds.push(Cmd::Focus);
    }

    /// What was said of an earlier wish says nothing of this one; where its size is another, what was drawn
    /// is gone.
    pub(super) fn follow_the_wish(&mut self, order: Order) {
        if order == self.wish.order { self.maker.forget() } else { self.maker.resize(order) }
    }

    /// Whether a puzzle should be made for later now.
    #[must_use]
    pub fn has_time_to_spare(&self, now: Millis) -> bool {
        self.visible
            && self.job.is_none()
            && self.stock.job.is_none()
            && now.saturating_sub(self.active) >= QUIET
            && self.stock.wanted().is_some()
    }

    /// What is to be told to the session as time goes by.
    #[must_use]
    pub fn due(&self, now: Millis) -> Option<super::Msg> {
        if self.is_idle(now) {
            return Some(super::Msg::Idle);
        }
        if self.ledger.is_late(now) {
            return Some(super::Msg::SaveLate);
        }
        self.has_time_to_spare(now).then_some(super::Msg::Make(MakeMsg::Spare))
    }

    fn make_spare(&mut self, at: Moment, cmds: &mut Vec<Cmd>) {
        if !self.has_time_to_spare(at.now) {
            return;
        }
        let Some(kind) = self.stock.wanted() else { return };
        let job = self.next_job;
        self.next_job += 1;
        self.stock.job = Some((job, kind));
        let task = Task::Generate(kind.spec(Seed::short(at.chance)));
        cmds.push(Cmd::Stock(Some(Request { job, task })));
    }

    /// Whoever asks for anything does not wait for what is made for later.
    pub(super) fn drop_spare(&mut self, cmds: &mut Vec<Cmd>) {
        if self.stock.job.take().is_some() {
            cmds.push(Cmd::Stock(None));
        }
    }

    /// Takes a word on what is made for later, if it is one.
    pub(super) fn stocked(&mut self, id: u32, reply: Reply, cmds: &mut Vec<Cmd>) -> Option<Reply> {
        let Some((_, kind)) = self.stock.job.filter(|&(job, _)| job == id) else { return Some(reply) };
        if let Reply::Done(answer) = reply {
            self.drop_spare(cmds);
            match answer {
                Answer::Puzzle(proven) => {
                    self.stock.made(kind, Some(*proven));
                    cmds.push(Cmd::SaveStock(self.stock.write()));
                }
                _ => self.stock.made(kind, None),
            }
        }
        None
    }

    /// A puzzle of the kind that is wished for, if one was made for later.
    pub(super) fn take_from_stock(&mut self, at: Moment, cmds: &mut Vec<Cmd>) -> bool {
        let kind = Kind::of(&self.wish.spec(Seed::new(0)));
        self.stock.play(kind);
        let kept = if self.wish.seed.trim().is_empty() { self.stock.take(kind) } else { None };
        cmds.push(Cmd::SaveStock(self.stock.write()));
        let Some(kept) = kept else { return false };
        self.cancel(cmds);
        let origin = Origin { level: Some(kept.spec.level), spec: Some(kept.spec.to_string()) };
        self.begin(Game::new(kept.puzzle, origin), 0, at, cmds);
        cmds.push(Cmd::Focus);
        true
    }

    /// What there is to making puzzles besides wishes by level.
    #[must_use]
    pub const fn maker(&self) -> &Maker {
        &self.maker
    }

    /// The puzzles made for later.
    #[must_use]
    pub const fn stock(&self) -> &crate::play::stock::Stock {
        &self.stock
    }
}

/// The game of a puzzle that was made by a recipe.
fn game_of(fitted: Fitted) -> Game {
    let Fitted { puzzle, graded, recipe, .. } = fitted;
    Game::new(puzzle, Origin { level: Some(graded.level), spec: Some(recipe.to_string()) })
}

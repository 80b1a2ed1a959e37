//! Long work: asked of the worker, and what its answers do.

use super::{Cmd, Happened, Out, Purpose, Session};
use crate::{
    generate::{GenerateError, Generated, recipe::Recipe},
    play::{
        game::{Game, Origin},
        ui::{Dialog, Refusal},
        work::Asked,
    },
    rng::Seed,
    wire::{Answer, ProvenPuzzle, Reply, Response, Task},
};

impl Session {
    pub(super) fn generate(&mut self, out: &mut Out) {
        match self.many() {
            Some(1) => {}
            Some(count) => {
                let seed = self.wished_seed(out);
                return self.add_to_magazine(count, Recipe::Spec(self.maker.wish().spec(seed)), seed, out);
            }
            None => return,
        }
        if self.take_from_stock(out) {
            return;
        }
        self.page.open(Dialog::New);
        self.maker.could_not(None);
        if self.make_what_is_written(out) {
            return;
        }
        let spec = self.maker.wish().spec(Seed::short(out.at.chance));
        self.ask(Purpose::Generate, Task::Generate(spec), out);
    }

    /// Plays what came nearest to the last wish, if that could not be met.
    pub(super) fn play_nearest(&mut self, out: &mut Out) {
        match self.maker.take_not_made() {
            Some(GenerateError::NotFound { nearest: Some(made), .. }) => {
                let Generated { puzzle, graded, spec } = *made;
                self.begin_proven(ProvenPuzzle { puzzle, graded, spec: Some(spec) }, out);
            }
            other => self.maker.could_not(other),
        }
    }

    /// Asks the worker, and ends what it was doing: one job at a time. Who awaits the answer needs the question,
    /// which there is only once it was asked.
    pub(super) fn ask(&mut self, purpose: Purpose, task: Task, out: &mut Out) -> Asked {
        self.settle(Happened::Asking, out);
        let order = match &task {
            Task::Generate(spec) => spec.order,
            Task::Make(recipe) => recipe.order(),
            Task::Check(grid) => grid.order(),
            _ => self.table.game().order(),
        };
        let (asked, request) = self.work.ask(purpose, task, order, self.table.revision());
        out.push(Cmd::Ask(request));
        asked
    }

    /// Ends what the worker does. A link that is no longer opened leaves the address, too, or a reload would
    /// begin it again.
    pub(super) fn cancel(&mut self, out: &mut Out) {
        if self.is_opening() {
            out.push(self.own_address());
        }
        self.end_work(out);
    }

    pub(super) fn end_work(&mut self, out: &mut Out) {
        if let Some(job) = self.work.end() {
            self.settle(Happened::Dropped(job), out);
            out.push(Cmd::Cancel);
        }
    }

    pub(super) fn answered(&mut self, Response { job: id, reply }: Response, out: &mut Out) {
        let Some(reply) = self.stocked(id, reply, out) else { return };
        let Some(job) = self.work.job().filter(|job| job.id == id) else { return };
        match reply {
            Reply::Progress(progress) => self.work.go_on(id, progress),
            Reply::Attempts(attempts) => self.attempted(attempts, out),
            Reply::Done(answer) => {
                self.work.end();
                match answer {
                    Answer::Puzzle(proven) if job.purpose == Purpose::Link => {
                        self.bring(game_of(*proven), None, job, out);
                    }
                    Answer::Puzzle(proven) => self.begin_proven(*proven, out),
                    Answer::NotAPuzzle(fault) => self.refuse(job.purpose, Refusal::NotAPuzzle(fault), out),
                    Answer::CannotGenerate(error) => self.cannot_be_made(error, job, out),
                    Answer::Passes(passes) if job.revision == self.table.revision() => {
                        self.passes_found(passes, job.purpose, out);
                    }
                    Answer::Search(search) if job.revision == self.table.revision() => {
                        self.search_found(search, out);
                    }
                    Answer::Path(path) if job.revision == self.table.revision() => {
                        self.path_found(path, job.purpose, out);
                    }
                    Answer::Steps(steps) if job.revision == self.table.revision() => {
                        self.steps_found(steps, out);
                    }
                    Answer::Proved(steps) => self.proved(steps, out),
                    Answer::Supposed(steps) => self.supposed(steps, out),
                    // What was asked of a board that has changed since.
                    Answer::Passes(_) | Answer::Search(_) | Answer::Path(_) | Answer::Steps(_) => {}
                    // A move would have ended its job, and colours change nothing that it says.
                    Answer::Judged(judged) => self.judged(judged, out),
                    Answer::Reviewed(told) => self.teacher.take_review(told),
                    Answer::Hint(hinted) => self.hint_found(hinted, out),
                    Answer::Rated(rated) => self.puzzle_rated(rated),
                    Answer::Fitted(fitted) => self.fitted(*fitted, job, out),
                    Answer::CannotMeasure(fault) => self.cannot_be_measured(fault, job, out),
                    told @ (Answer::Published(_)
                    | Answer::Printed(_)
                    | Answer::Written(..)
                    | Answer::NotAMagazine) => self.magazine_answered(told, out),
                }
            }
        }
    }

    fn begin_proven(&mut self, proven: ProvenPuzzle, out: &mut Out) {
        self.begin(game_of(proven), 0, out);
        out.push(Cmd::Focus);
    }
}

/// The game of a puzzle that is proven.
fn game_of(ProvenPuzzle { puzzle, graded, spec }: ProvenPuzzle) -> Game {
    Game::new(puzzle, Origin { level: Some(graded.level), spec: spec.map(|spec| spec.to_string()) })
}

//! Long work: asked of the worker, and what its answers do.

use super::{Cmd, Job, Moment, Msg, Purpose, Session};
use crate::{
    examples,
    generate::{GenerateError, Generated, recipe::Recipe},
    notation,
    play::{
        game::{Game, Origin},
        ui::{Dialog, Notice, Refusal},
    },
    rng::Seed,
    wire::{Answer, ProvenPuzzle, Reply, Request, Response, Task},
};

impl Session {
    pub(super) fn work(&mut self, msg: Msg, at: Moment, cmds: &mut Vec<Cmd>) {
        match msg {
            Msg::Wish(wish) => {
                self.cannot_generate = None;
                self.refusal = None;
                self.follow_the_wish(wish.order);
                self.wish = wish.possible();
            }
            Msg::Generate => self.generate(at, cmds),
            Msg::GenerateSame => {
                self.wish.seed.clear();
                self.wish.many.clear();
                self.generate(at, cmds);
            }
            Msg::PlayNearest => self.play_nearest(at, cmds),
            Msg::Cancel => {
                let stopped = self.job;
                self.cancel(cmds);
                if let Some(job) = stopped {
                    self.publishing_stopped(job, cmds);
                }
            }
            Msg::Paste(text) => self.take_text(&text, Purpose::Paste, cmds),
            Msg::Example(index) => {
                if let Some(example) = examples::ALL.get(index)
                    && let Ok(reading) = notation::read(example.line)
                {
                    self.ask(Purpose::Example, Task::Check(reading.grid), cmds);
                }
            }
            Msg::Link(fragment) => self.open_link(&fragment, cmds),
            Msg::Answered(response) => self.answered(response, at, cmds),
            Msg::WorkerLost(fault) => {
                let worked = self.job.take();
                if let Some(job) = worked {
                    self.work_dropped(job.purpose);
                }
                if worked.is_some() {
                    self.notice = Some(Notice::WorkerFailed(fault));
                }
            }
            _ => {}
        }
    }

    fn generate(&mut self, at: Moment, cmds: &mut Vec<Cmd>) {
        match self.many() {
            Some(1) => {}
            Some(count) => {
                let seed = self.wished_seed(at);
                return self.add_to_magazine(count, Recipe::Spec(self.wish.spec(seed)), seed, cmds);
            }
            None => return,
        }
        if self.take_from_stock(at, cmds) {
            return;
        }
        self.dialog = Some(Dialog::New);
        self.cannot_generate = None;
        if self.make_what_is_written(cmds) {
            return;
        }
        let spec = self.wish.spec(Seed::short(at.chance));
        self.ask(Purpose::Generate, Task::Generate(spec), cmds);
    }

    /// Plays what came nearest to the last wish, if that could not be met.
    fn play_nearest(&mut self, at: Moment, cmds: &mut Vec<Cmd>) {
        match self.cannot_generate.take() {
            Some(GenerateError::NotFound { nearest: Some(made), .. }) => {
                let Generated { puzzle, graded, spec } = *made;
                self.begin_proven(ProvenPuzzle { puzzle, graded, spec: Some(spec) }, at, cmds);
            }
            other => self.cannot_generate = other,
        }
    }

    /// Asks the worker, and ends what it was doing: one job at a time.
    pub(super) fn ask(&mut self, purpose: Purpose, task: Task, cmds: &mut Vec<Cmd>) {
        self.cancel(cmds);
        self.drop_spare(cmds);
        self.refusal = None;
        if matches!(
            self.notice,
            Some(
                Notice::WorkerFailed(_)
                    | Notice::PasteRefused(_)
                    | Notice::FileRefused(_)
                    | Notice::LinkRefused(_)
            )
        ) {
            self.notice = None;
        }
        let id = self.next_job;
        self.next_job += 1;
        let order = match &task {
            Task::Generate(spec) => spec.order,
            Task::Make(recipe) => recipe.order(),
            Task::Check(grid) => grid.order(),
            _ => self.game.order(),
        };
        let (revision, progress, touched) = (self.revision, None, false);
        self.job = Some(Job { id, purpose, order, revision, progress, touched });
        cmds.push(Cmd::Ask(Request { job: id, task }));
    }

    /// Ends what the worker does. A link that is no longer opened leaves the address, too, or a reload would
    /// begin it again.
    pub(super) fn cancel(&mut self, cmds: &mut Vec<Cmd>) {
        if self.is_opening() {
            cmds.push(self.own_address());
        }
        self.end_work(cmds);
    }

    pub(super) fn end_work(&mut self, cmds: &mut Vec<Cmd>) {
        if let Some(job) = self.job.take() {
            self.work_dropped(job.purpose);
            cmds.push(Cmd::Cancel);
        }
    }

    fn answered(&mut self, Response { job: id, reply }: Response, at: Moment, cmds: &mut Vec<Cmd>) {
        let Some(reply) = self.stocked(id, reply, cmds) else { return };
        let Some(job) = self.job.filter(|job| job.id == id) else { return };
        match reply {
            Reply::Progress(progress) => self.job = Some(Job { progress: Some(progress), ..job }),
            Reply::Attempts(attempts) => self.attempted(attempts, cmds),
            Reply::Done(answer) => {
                self.job = None;
                match answer {
                    Answer::Puzzle(proven) if job.purpose == Purpose::Link => {
                        self.bring(game_of(*proven), None, job, at, cmds);
                    }
                    Answer::Puzzle(proven) => self.begin_proven(*proven, at, cmds),
                    Answer::NotAPuzzle(fault) => self.refuse(job.purpose, Refusal::NotAPuzzle(fault), cmds),
                    Answer::CannotGenerate(error) => self.cannot_be_made(error, job, cmds),
                    Answer::Passes(passes) if job.revision == self.revision => {
                        self.passes_found(passes, job.purpose, at, cmds);
                    }
                    Answer::Search(search) if job.revision == self.revision => {
                        self.search_found(search, cmds);
                    }
                    Answer::Path(path) if job.revision == self.revision => {
                        self.path_found(path, job.purpose, at, cmds);
                    }
                    Answer::Steps(steps) if job.revision == self.revision => self.steps_found(steps, cmds),
                    Answer::Proved(steps) => self.proved(steps, cmds),
                    Answer::Supposed(steps) => self.supposed(steps, cmds),
                    // What was asked of a board that has changed since.
                    Answer::Passes(_) | Answer::Search(_) | Answer::Path(_) | Answer::Steps(_) => {}
                    // A move would have ended its job, and colours change nothing that it says.
                    Answer::Judged(judged) => self.judged(judged, cmds),
                    Answer::Reviewed(told) => self.reviewed(told),
                    Answer::Hint(hinted) => self.hint_found(hinted, at, cmds),
                    Answer::Rated(rated) => self.puzzle_rated(rated),
                    Answer::Fitted(fitted) => self.fitted(*fitted, job, at, cmds),
                    Answer::CannotMeasure(fault) => self.cannot_be_measured(fault, job, cmds),
                    told @ (Answer::Published(_)
                    | Answer::Printed(_)
                    | Answer::Written(..)
                    | Answer::NotAMagazine) => self.magazine_answered(told, cmds),
                }
            }
        }
    }

    fn begin_proven(&mut self, proven: ProvenPuzzle, at: Moment, cmds: &mut Vec<Cmd>) {
        self.begin(game_of(proven), 0, at, cmds);
        cmds.push(Cmd::Focus);
    }
}

/// The game of a puzzle that is proven.
fn game_of(ProvenPuzzle { puzzle, graded, spec }: ProvenPuzzle) -> Game {
    Game::new(puzzle, Origin { level: Some(graded.level), spec: spec.map(|spec| spec.to_string()) })
}

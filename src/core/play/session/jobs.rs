//! Long work: asked of the worker, and what its answers do.

use super::{Cmd, DiskCmd, Happened, Job, Out, Purpose, Session};
use crate::{
    order::Order,
    play::{
        game::{Game, Origin},
        ui::Refusal,
        work::Asked,
    },
    wire::{Answer, ProvenPuzzle, Reply, Response, Study, Task},
};

impl Session {
    /// Asks the worker, and ends what it was doing: one job at a time. Who awaits the answer needs the question,
    /// which there is only once it was asked.
    pub(super) fn ask(&mut self, purpose: Purpose, task: Task, out: &mut Out) -> Asked {
        self.settle(Happened::Asking, out);
        let order = own_order(&task).unwrap_or_else(|| self.table.game().order());
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
                self.finished(answer, job, out);
            }
        }
    }

    fn finished(&mut self, answer: Answer, job: Job, out: &mut Out) {
        let stale = job.revision != self.table.revision();
        match answer {
            Answer::Made(made) => self.made(made, job, out),
            Answer::Puzzle(proven) => self.grid_proven(*proven, job, out),
            Answer::NotAPuzzle(fault) => self.refuse(job.purpose, Refusal::NotAPuzzle(fault), out),
            Answer::Read(read) => self.text_read(*read, job, out),
            Answer::Unreadable(error) => self.refuse(job.purpose, Refusal::Unreadable(error), out),
            Answer::Listed(listing) => self.maker.listed(job.asked(), listing),
            // What was asked of a board that has changed since.
            Answer::Passes(_) | Answer::Search(_) | Answer::Path(_) | Answer::Steps(_) if stale => {}
            Answer::Passes(passes) => self.passes_found(passes, job.purpose, out),
            Answer::Search(search) => self.search_found(search, out),
            Answer::Path(path) => self.path_found(path, job.purpose, out),
            Answer::Steps(steps) => self.steps_found(steps, out),
            Answer::Proved(steps) => self.proved(steps, out),
            Answer::Reasoned(steps) => self.reasoned(steps, out),
            Answer::Supposed(steps) => self.supposed(steps, out),
            // A move would have ended its job, and colours change nothing that it says.
            Answer::Judged(judged) => self.judged(judged, out),
            Answer::Reviewed(told) => self.teacher.take_review(told),
            Answer::Hint(hinted) => self.hint_found(hinted, out),
            Answer::Rated(rated) if job.purpose == Purpose::Study => self.editor.take_rated(rated),
            Answer::Rated(rated) => self.puzzle_rated(rated),
            Answer::Published(made) => self.published(made, out),
            Answer::Printed(printed) => self.printed(*printed, out),
            Answer::Written(text, form) => out.push(Cmd::Disk(DiskCmd::SavePuzzles(text, form))),
            Answer::NotAMagazine => self.edition.cannot_be_read(),
            Answer::Counted(finding) => self.counted(finding, out),
            Answer::Clash(clash) => self.editor.take_clash(clash),
            Answer::Spare(spare) => self.spare_found(spare, out),
            Answer::Fewer(fewer) => self.fewer_found(fewer, out),
            Answer::WrittenOut(path) => self.written_out(*path, out),
            Answer::Drawn(pages) => {
                if let Purpose::Sheets(paper) = job.purpose {
                    Self::sheets_drawn(paper, pages, out);
                }
            }
        }
    }

    /// A grid is a puzzle.
    fn grid_proven(&mut self, proven: ProvenPuzzle, job: Job, out: &mut Out) {
        let ProvenPuzzle { puzzle, graded } = proven;
        let origin = Origin { level: Some(graded.level), spec: None };
        let game = match self.maker.take_board(job.asked()) {
            Some(shared) => shared.game(puzzle, origin),
            None => Game::new(puzzle, origin),
        };
        if job.purpose == Purpose::Link {
            self.bring(game, None, job, out);
        } else {
            self.begin_new(game, out);
            self.tell_assumed(job);
        }
    }
}

/// The size of the board that a task is about, where that need not be the one that is played on.
fn own_order(task: &Task) -> Option<Order> {
    match task {
        Task::Make(recipe) => Some(recipe.order()),
        Task::Check(grid) | Task::Study(Study::Count(grid) | Study::Clash(grid)) => Some(grid.order()),
        Task::Study(Study::Spare(puzzle) | Study::Fewer(puzzle)) => Some(puzzle.clues().order()),
        Task::Read(..)
        | Task::List(..)
        | Task::Search(_)
        | Task::Prove { .. }
        | Task::Suppose { .. }
        | Task::Hint(..)
        | Task::Ladder(..)
        | Task::Rate(_)
        | Task::Judge(..)
        | Task::Review(..)
        | Task::Publish(_)
        | Task::Print(_)
        | Task::Write(..)
        | Task::WriteOut(..)
        | Task::Draw(..) => None,
    }
}

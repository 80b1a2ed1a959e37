//! Questions to the worker, which has one job at a time.

use super::{Cmd, Happened, Kernel, Out};
use crate::{
    ui::Notice,
    work::{Asked, Purpose},
};
use sudoku_core::{notation::link, shape::Shape, wire::Task};

impl Kernel {
    /// Asks the worker and ends its previous job. The token identifies the question to the feature that
    /// awaits the answer.
    pub(crate) fn ask(&mut self, purpose: Purpose, task: Task, out: &mut Out) -> Asked {
        self.ask_about(self.current.game().shape(), purpose, task, out)
    }

    /// As `ask`, about a board of that size, which may not be the current one.
    pub(crate) fn ask_about(&mut self, shape: Shape, purpose: Purpose, task: Task, out: &mut Out) -> Asked {
        self.cancel(out);
        self.push(Happened::Asking(purpose));
        self.page.forget_refusal();
        self.notices.drop_if(Notice::ends_with_a_question);
        let (asked, request) = self.work.ask(purpose, task, shape, self.current.revision());
        out.push(Cmd::Ask(request));
        asked
    }

    /// Asks the worker about a board of that size, without a wish of the player's: notices and refusals stay.
    /// Only while the worker has no job.
    pub(crate) fn ask_in_passing(&mut self, shape: Shape, purpose: Purpose, task: Task, out: &mut Out) {
        self.push(Happened::Asking(purpose));
        let (_, request) = self.work.ask(purpose, task, shape, self.current.revision());
        out.push(Cmd::Ask(request));
    }

    /// Ends the worker's job. The address drops a link that was being opened; otherwise a reload would open
    /// it again.
    pub(crate) fn cancel(&mut self, out: &mut Out) {
        if self.is_opening() {
            out.push(self.own_address());
        }
        self.end_work(out);
    }

    /// Ends the worker's job at the player's word.
    pub(crate) fn stop(&mut self, out: &mut Out) {
        let stopped = self.work.job();
        self.cancel(out);
        if let Some(job) = stopped {
            self.push(Happened::Stopped(job));
        }
    }

    /// Ends the worker's job and leaves the address unchanged.
    pub(crate) fn end_work(&mut self, out: &mut Out) {
        if let Some(job) = self.work.end() {
            self.push(Happened::Dropped(job));
            out.push(Cmd::Cancel);
        }
    }

    /// The worker has stopped without an answer. Returns whether it had a job.
    pub(crate) fn lose_work(&mut self) -> bool {
        let Some(job) = self.work.end() else { return false };
        self.push(Happened::Dropped(job));
        true
    }

    /// Ends the worker's job if it has such a purpose.
    pub(crate) fn drop_job(&mut self, kind: impl FnOnce(Purpose) -> bool, out: &mut Out) {
        if self.work.is_for(kind) {
            self.cancel(out);
        }
    }

    /// Whether the worker is reading or making the puzzle of a link.
    pub(crate) fn is_opening(&self) -> bool {
        self.work.is_for(|purpose| purpose == Purpose::Link)
    }

    /// Puts the puzzle on the board into the address, so that a reload doesn't start another one.
    pub(crate) fn own_address(&self) -> Cmd {
        Cmd::SetLink(link::write(self.current.game().puzzle().clues()))
    }
}

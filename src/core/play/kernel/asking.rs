//! Questions to the worker, which has one job at a time.

use super::{Cmd, Happened, Kernel, Out};
use crate::{
    notation::link,
    order::Order,
    play::{
        ui::Notice,
        work::{Asked, Purpose},
    },
    wire::Task,
};

impl Kernel {
    /// Asks the worker and ends its previous job. The token identifies the question to the feature that
    /// awaits the answer.
    pub(in crate::play) fn ask(&mut self, purpose: Purpose, task: Task, out: &mut Out) -> Asked {
        self.ask_about(self.table.game().order(), purpose, task, out)
    }

    /// As `ask`, about a board of that size, which may not be the one on the table.
    pub(in crate::play) fn ask_about(
        &mut self,
        order: Order,
        purpose: Purpose,
        task: Task,
        out: &mut Out,
    ) -> Asked {
        self.cancel(out);
        self.push(Happened::Asking(purpose));
        self.page.forget_refusal();
        self.notices.drop_if(Notice::ends_with_a_question);
        let (asked, request) = self.work.ask(purpose, task, order, self.table.revision());
        out.push(Cmd::Ask(request));
        asked
    }

    /// Ends the worker's job. The address drops a link that was being opened; otherwise a reload would open
    /// it again.
    pub(in crate::play) fn cancel(&mut self, out: &mut Out) {
        if self.is_opening() {
            out.push(self.own_address());
        }
        self.end_work(out);
    }

    /// Ends the worker's job at the player's word.
    pub(in crate::play) fn stop(&mut self, out: &mut Out) {
        let stopped = self.work.job();
        self.cancel(out);
        if let Some(job) = stopped {
            self.push(Happened::Stopped(job));
        }
    }

    /// Ends the worker's job and leaves the address unchanged.
    pub(in crate::play) fn end_work(&mut self, out: &mut Out) {
        if let Some(job) = self.work.end() {
            self.push(Happened::Dropped(job));
            out.push(Cmd::Cancel);
        }
    }

    /// The worker has stopped without an answer. Returns whether it had a job.
    pub(in crate::play) fn lose_work(&mut self) -> bool {
        let Some(job) = self.work.end() else { return false };
        self.push(Happened::Dropped(job));
        true
    }

    /// Ends the worker's job if it has such a purpose.
    pub(in crate::play) fn drop_job(&mut self, kind: impl FnOnce(Purpose) -> bool, out: &mut Out) {
        if self.work.is_for(kind) {
            self.cancel(out);
        }
    }

    /// Whether the worker is reading or making the puzzle of a link.
    pub(in crate::play) fn is_opening(&self) -> bool {
        self.work.is_for(|purpose| purpose == Purpose::Link)
    }

    /// Puts the puzzle on the board into the address, so that a reload doesn't start another one.
    pub(in crate::play) fn own_address(&self) -> Cmd {
        Cmd::SetLink(link::write(self.table.game().puzzle().clues()))
    }
}

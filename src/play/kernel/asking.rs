//! Questions to the worker, which has one job at a time.

use super::{Cmd, Happened, Kernel, Out, Then, Work};
use crate::{
    messages::Msg,
    ui::Notice,
    work::{Answered, Asked, Job, Purpose},
};
use sudoku_core::{
    generate::Progress,
    notation::link,
    shape::Shape,
    wire::{Answer, JobId, Request, Task},
};

impl Work {
    /// Returns the job that the worker has.
    #[must_use]
    pub(crate) const fn job(&self) -> Option<&Job> {
        self.job.as_ref()
    }

    /// Returns whether the worker has a job of that kind.
    #[must_use]
    pub(crate) fn is_for(&self, kind: impl FnOnce(Purpose) -> bool) -> bool {
        self.job.as_ref().is_some_and(|job| kind(job.purpose))
    }

    /// Returns a name for a question to any worker.
    pub(crate) const fn next_name(&mut self) -> JobId {
        self.last += 1;
        self.last
    }

    /// Gives the worker a job, in place of the previous one. `shape` is the size of the board that the
    /// question is about, and `revision` the revision of the board when it was asked.
    fn ask(
        &mut self,
        purpose: Purpose,
        task: Task,
        then: Then,
        shape: Shape,
        revision: u64,
    ) -> (Asked, Request) {
        let id = self.next_name();
        let job = Job { id, purpose, shape, revision, progress: None, touched: false };
        let asked = job.asked();
        (self.job, self.then) = (Some(job), Some(then));
        (asked, Request { job: id, task })
    }

    /// Ends the job with its answer. Returns the message to the feature that asked.
    pub(crate) fn answer(&mut self, answer: Answer) -> Option<Msg> {
        let (job, then) = (self.end()?, self.then?);
        Some(then(Box::new(Answered { job, answer })))
    }

    /// Ends the job and returns it, if there is one.
    pub(crate) const fn end(&mut self) -> Option<Job> {
        self.job.take()
    }

    /// Notes that the player does something else during the job.
    pub(crate) const fn touch(&mut self) {
        if let Some(job) = &mut self.job {
            job.touched = true;
        }
    }

    /// Takes the progress of a job.
    pub(crate) fn go_on(&mut self, id: JobId, progress: Progress) {
        if let Some(job) = self.job.as_mut().filter(|job| job.id == id) {
            job.progress = Some(progress);
        }
    }
}

impl Kernel {
    /// Asks the worker and ends its previous job. The answer comes back in the message that `then` makes. The token
    /// identifies the question.
    pub(crate) fn ask(&mut self, purpose: Purpose, task: Task, then: Then, out: &mut Out) -> Asked {
        self.ask_about(self.current.game().shape().clone(), purpose, task, then, out)
    }

    /// Asks as [`Self::ask`] does, about a board of that size, which may not be the current one.
    pub(crate) fn ask_about(
        &mut self,
        shape: Shape,
        purpose: Purpose,
        task: Task,
        then: Then,
        out: &mut Out,
    ) -> Asked {
        self.cancel(out);
        self.push(Happened::Asking(purpose));
        self.page.forget_refusal();
        self.notices.drop_if(Notice::ends_with_a_question);
        let (asked, request) = self.work.ask(purpose, task, then, shape, self.current.revision());
        out.push(Cmd::Ask(request));
        asked
    }

    /// Asks the worker about a board of that size, without a wish of the player's: notices and refusals stay.
    /// Only while the worker has no job.
    pub(crate) fn ask_in_passing(
        &mut self,
        shape: Shape,
        purpose: Purpose,
        task: Task,
        then: Then,
        out: &mut Out,
    ) {
        self.push(Happened::Asking(purpose));
        let (_, request) = self.work.ask(purpose, task, then, shape, self.current.revision());
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

    /// Ends the worker's job because the player asked for it.
    pub(crate) fn stop(&mut self, out: &mut Out) {
        let stopped = self.work.job().cloned();
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

    /// Ends the job of a worker that has stopped without an answer. Returns whether it had a job.
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

    /// Returns whether the worker is reading or making the puzzle of a link.
    pub(crate) fn is_opening(&self) -> bool {
        self.work.is_for(|purpose| purpose == Purpose::Link)
    }

    /// Puts the puzzle on the board into the address, so that a reload doesn't start another one.
    pub(crate) fn own_address(&self) -> Cmd {
        Cmd::SetLink(link::write(self.current.game().clues()))
    }
}

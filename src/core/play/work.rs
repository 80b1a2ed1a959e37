//! The worker: what it is busy with, and what for.

use crate::{
    Order,
    generate::Progress,
    play::solver::Ahead,
    wire::{JobId, Request, Task},
};

/// Long work that was asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Job {
    /// Its name.
    pub id: JobId,
    /// What for.
    pub purpose: Purpose,
    /// The size of the board that it is about.
    pub order: Order,
    /// The revision of the board it was asked for.
    pub revision: u64,
    /// How far it is, once something was heard.
    pub progress: Option<Progress>,
    /// Whether the player has done anything since.
    pub touched: bool,
}

/// Declares the purposes of long work: each with the features that it belongs to, and whether it ends with the
/// dialog in which it was asked for.
macro_rules! purposes {
    ($($(#[$doc:meta])* $name:ident $(($detail:ty))?: $($ends:ident)+;)+) => {
        /// The purpose of long work: it decides who takes the answer.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Purpose {
            $($(#[$doc])* $name $(($detail))?,)+
        }

        impl Purpose {
            /// Whether nobody waits for it any more once the dialog is closed.
            #[must_use]
            pub const fn ends_with_its_dialog(self) -> bool {
                match self {
                    $(Self::$name { .. } => purposes!(@ $($ends)+),)+
                }
            }
        }
    };
    (@ ends with its dialog) => { true };
    (@ outlasts its dialog) => { false };
}

purposes! {
    /// A puzzle to be made and played.
    Make: ends with its dialog;
    /// A pasted text to be played.
    Paste: ends with its dialog;
    /// The list of a text's puzzles.
    List: ends with its dialog;
    /// A file dropped on the page, to be played.
    File: outlasts its dialog;
    /// The puzzle of a link.
    Link: outlasts its dialog;
    /// An example.
    Example: outlasts its dialog;
    /// A question of the solver.
    Solver(Ahead): outlasts its dialog;
    /// An answer to why.
    Why: outlasts its dialog;
    /// A hint.
    Hint: outlasts its dialog;
    /// The rating of the puzzle on the board.
    Rate: ends with its dialog;
    /// The judgement of the last move.
    Judge: outlasts its dialog;
    /// The review of a finished game.
    Review: ends with its dialog;
    /// The puzzles of the magazine.
    Magazine: outlasts its dialog;
    /// Pages of the magazine, or a text of it.
    Paper: ends with its dialog;
    /// A question about clues put in by hand.
    Study: ends with its dialog;
    /// The solution path in words.
    Handout: ends with its dialog;
    /// The solution path as pages to be printed.
    Sheets: ends with its dialog;
}

/// Says that the worker was asked for something. Nobody but [`Work::ask`] makes one, and asking ends whatever was
/// awaited before: so nothing can await an answer before it was asked for, and be dropped with the job before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Asked(JobId);

/// Something that the worker finds out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Awaited<T> {
    /// It was asked.
    Asked(Asked),
    /// It has told.
    Told(T),
}

impl<T> Awaited<T> {
    /// What was told.
    #[must_use]
    pub const fn told(&self) -> Option<&T> {
        match self {
            Self::Asked(_) => None,
            Self::Told(told) => Some(told),
        }
    }

    /// What was told, to be kept.
    #[must_use]
    pub fn into_told(self) -> Option<T> {
        match self {
            Self::Asked(_) => None,
            Self::Told(told) => Some(told),
        }
    }

    /// Whether it is awaited from that question.
    #[must_use]
    pub fn awaits(&self, asked: Asked) -> bool {
        matches!(self, Self::Asked(own) if *own == asked)
    }
}

impl Job {
    /// The question that it answers.
    #[must_use]
    pub const fn asked(&self) -> Asked {
        Asked(self.id)
    }
}

/// The one job that the worker has.
#[derive(Clone, Debug, Default)]
pub(in crate::play) struct Work {
    job: Option<Job>,
    last: JobId,
}

impl Work {
    /// The job that it has.
    #[must_use]
    pub(in crate::play) const fn job(&self) -> Option<Job> {
        self.job
    }

    /// Whether it is at work for something like that.
    #[must_use]
    pub(in crate::play) fn is_for(&self, kind: impl FnOnce(Purpose) -> bool) -> bool {
        self.job.is_some_and(|job| kind(job.purpose))
    }

    /// A name for a question to any worker.
    pub(in crate::play) const fn next_name(&mut self) -> JobId {
        self.last += 1;
        self.last
    }

    /// Gives it something to do, which takes the place of what it did before. The order is that of the board
    /// that it is about, and the revision that of the board at which it is asked.
    pub(in crate::play) fn ask(
        &mut self,
        purpose: Purpose,
        task: Task,
        order: Order,
        revision: u64,
    ) -> (Asked, Request) {
        let id = self.next_name();
        self.job = Some(Job { id, purpose, order, revision, progress: None, touched: false });
        (Asked(id), Request { job: id, task })
    }

    /// It has nothing to do any more; what it did.
    pub(in crate::play) const fn end(&mut self) -> Option<Job> {
        self.job.take()
    }

    /// The player does something else meanwhile.
    pub(in crate::play) const fn touch(&mut self) {
        if let Some(job) = &mut self.job {
            job.touched = true;
        }
    }

    /// It is so far.
    pub(in crate::play) fn go_on(&mut self, id: JobId, progress: Progress) {
        if let Some(job) = self.job.as_mut().filter(|job| job.id == id) {
            job.progress = Some(progress);
        }
    }
}

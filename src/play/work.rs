//! The job of the worker, and the purpose of the job.

use crate::walk::Ahead;
use sudoku_core::{
    Shape,
    generate::Progress,
    wire::{Answer, JobId},
};

/// A long job for the worker.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Job {
    /// Its name.
    pub id: JobId,
    /// Its purpose.
    pub purpose: Purpose,
    /// The size of the board that it concerns.
    pub shape: Shape,
    /// The revision of the board at the question.
    pub revision: u64,
    /// Its progress, once reported.
    pub progress: Option<Progress>,
    /// Whether the player has done anything since.
    pub touched: bool,
}

/// Declares the purposes of long work: a row for each, which says whether the work ends with its dialog.
macro_rules! purposes {
    ($($(#[$doc:meta])* $name:ident $(($detail:ty))?: $($ends:ident)+;)+) => {
        /// The purpose of long work: it decides who takes the answer.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Purpose {
            $($(#[$doc])* $name $(($detail))?,)+
        }

        impl Purpose {
            /// Whether it becomes useless after its dialog closes.
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
    /// The story of how a puzzle is made.
    Story: ends with its dialog;
    /// A pasted text to be played.
    Paste: ends with its dialog;
    /// The list of a text's puzzles.
    List: ends with its dialog;
    /// The exact figures of the listed puzzles, one after another.
    Figures: ends with its dialog;
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
    /// The exact figures of other programs for the puzzle on the board.
    Scale: ends with its dialog;
    /// The judgement of the last move.
    Judge: outlasts its dialog;
    /// The review of a finished game.
    Review: ends with its dialog;
    /// The puzzles of the magazine.
    Magazine: outlasts its dialog;
    /// Pages of the magazine, or a text of it.
    Paper: ends with its dialog;
    /// A question about clues entered by hand.
    Study: ends with its dialog;
    /// The solution path as text.
    Handout: ends with its dialog;
    /// The step of an example.
    Learn: ends with its dialog;
    /// The proof of an assignment's puzzle.
    Assignment: ends with its dialog;
    /// The codes in a picture, or the proof of a game from another device.
    Handover: ends with its dialog;
    /// The codes in a picture.
    Class: ends with its dialog;
    /// The board in a photograph, and questions about it.
    Photo: ends with its dialog;
    /// The step of a slide.
    Deck: ends with its dialog;
    /// The steps of all slides, for a worksheet.
    Steps: ends with its dialog;
    /// The lesson as pages for printing.
    Worksheet: ends with its dialog;
    /// The techniques of a finished game, for the log of practice.
    Credit: outlasts its dialog;
    /// The solution path as pages for printing.
    Sheets: ends with its dialog;
}

/// An answer of the worker, with the job that it ends.
#[derive(Clone, Debug, PartialEq)]
pub struct Answered {
    /// The job.
    pub job: Job,
    /// The answer.
    pub answer: Answer,
}

/// Proof of a question to the worker. Only a job makes one, and asking ends any earlier question: so an answer
/// can't be awaited before its question, and then dropped with the job before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Asked(JobId);

/// A finding of the worker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Awaited<T> {
    /// The worker has the question.
    Asked(Asked),
    /// The worker has answered.
    Answered(T),
}

impl<T> Awaited<T> {
    /// The answer.
    #[must_use]
    pub const fn answer(&self) -> Option<&T> {
        match self {
            Self::Asked(_) => None,
            Self::Answered(answer) => Some(answer),
        }
    }

    /// The answer, by value.
    #[must_use]
    pub fn into_answer(self) -> Option<T> {
        match self {
            Self::Asked(_) => None,
            Self::Answered(answer) => Some(answer),
        }
    }

    /// Whether the answer to that question is awaited.
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

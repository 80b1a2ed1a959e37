//! The features of a session. A feature owns its state and its behaviour. It gets the kernel and nothing
//! else, so it can't see another feature.

pub mod editor;
pub mod handout;
pub mod hint;
pub mod magazine;
pub mod review;
pub(in crate::play) mod solver;

use crate::{
    play::{
        kernel::{Happened, Kernel, Out},
        work::{Job, Purpose},
    },
    wire::Answer,
};

/// A feature: state and behaviour.
pub(in crate::play) trait Feature {
    /// The messages that it takes.
    type Msg;

    /// Takes a message that cannot wait for code that comes after the first board; returns any other. Most
    /// features have none such.
    fn at_once(&mut self, msg: Self::Msg, _: &mut Kernel, _: &mut Out) -> Option<Self::Msg> {
        Some(msg)
    }

    /// Takes any other message.
    fn update(&mut self, msg: Self::Msg, kernel: &mut Kernel, out: &mut Out);

    /// Reacts to an event of the kernel.
    fn on(&mut self, happened: &Happened, kernel: &mut Kernel, out: &mut Out);

    /// Takes the answer to a question that it asked.
    fn answered(&mut self, job: Job, answer: Answer, kernel: &mut Kernel, out: &mut Out);
}

/// Declares the features: a row for each, with its field, its type, and the purposes of its questions.
macro_rules! features {
    ($($(#[$doc:meta])* $name:ident: $feature:ty, asks $($purpose:ident)|+;)+) => {
        #[derive(Clone, Debug, Default)]
        pub(in crate::play) struct Features {
            $($(#[$doc])* pub(in crate::play) $name: $feature,)+
        }

        impl Features {
            pub(in crate::play) fn on(&mut self, happened: &Happened, kernel: &mut Kernel, out: &mut Out) {
                $(self.$name.on(happened, kernel, out);)+
            }

            pub(in crate::play) fn answered(
                &mut self,
                job: Job,
                answer: Answer,
                kernel: &mut Kernel,
                out: &mut Out,
            ) {
                match job.purpose {
                    $($(Purpose::$purpose { .. })|+ => self.$name.answered(job, answer, kernel, out),)+
                    _ => {}
                }
            }
        }
    };
}

features! {
    /// The editor of puzzles.
    editor: editor::Editor, asks Study;
    /// The solution path, as text and on paper.
    handout: handout::Handout, asks Handout | Sheets;
    /// Hints in three stages.
    hint: hint::Hints, asks Hint;
    /// The magazine.
    magazine: magazine::Edition, asks Magazine | Paper;
    /// The judgement of the last move, and the review of a finished game.
    review: review::Reviews, asks Judge | Review;
    /// The solver, stepping through a puzzle.
    solver: solver::Stepper, asks Solver;
}

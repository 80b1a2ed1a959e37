//! The features of a session. A feature owns its state and its behaviour. It gets the kernel and nothing
//! else, so it can't see another feature.

pub mod editor;
pub mod handout;
pub mod hint;
pub mod magazine;
pub mod review;
pub mod solver;
pub mod why;

use crate::{
    marks::Marks,
    play::{
        kernel::{Happened, Kernel, Layer, Out, Says},
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
    fn answered(&mut self, _: Job, _: Answer, _: &mut Kernel, _: &mut Out) {}

    /// Makes the announcement that it requested by [`Kernel::say`].
    fn announce(&mut self, _: &mut Kernel, _: &mut Out) {}

    /// Its contribution to the board.
    fn layer(&self, _: &Kernel) -> Option<Layer> {
        None
    }

    /// The marks of its layer.
    fn marks(&self, _: &Kernel) -> Option<Marks> {
        None
    }

    /// Whether it is open in the place of notices.
    fn is_open(&self, _: &Kernel) -> bool {
        false
    }

    /// Closes what is open there.
    fn close(&mut self, _: &mut Kernel, _: &mut Out) {}
}

/// Declares the features: a row for each, with its field, its type, the purposes of its questions, and its
/// announcement. The layers of earlier rows are above those of later ones.
macro_rules! features {
    ($($(#[$doc:meta])* $name:ident: $feature:ty $(, asks $($purpose:ident)|+)? $(, says $says:ident)?;)+) => {
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
                    $($($(Purpose::$purpose { .. })|+ => self.$name.answered(job, answer, kernel, out),)?)+
                    _ => {}
                }
            }

            pub(in crate::play) fn announce(&mut self, says: Says, kernel: &mut Kernel, out: &mut Out) {
                match says {
                    $($(Says::$says => self.$name.announce(kernel, out),)?)+
                }
            }

            /// The layers over the board, the topmost first.
            pub(in crate::play) fn layers(&self, kernel: &Kernel) -> Vec<Layer> {
                [$(self.$name.layer(kernel),)+].into_iter().flatten().collect()
            }

            /// The marks of the topmost layer that has any.
            pub(in crate::play) fn marks(&self, kernel: &Kernel) -> Marks {
                None$(.or_else(|| self.$name.marks(kernel)))+.unwrap_or_default()
            }

            /// Whether each is open in the place of notices.
            pub(in crate::play) fn open(&self, kernel: &Kernel) -> Vec<bool> {
                vec![$(self.$name.is_open(kernel),)+]
            }

            /// Closes the first that is open there. Returns whether any was.
            pub(in crate::play) fn close(&mut self, kernel: &mut Kernel, out: &mut Out) -> bool {
                $(if self.$name.is_open(kernel) {
                    self.$name.close(kernel, out);
                    return true;
                })+
                false
            }
        }
    };
}

features! {
    /// Questions about a cell, and their answers.
    why: why::Why, asks Why, says Answer;
    /// The judgement of the last move, and the review of a finished game.
    review: review::Reviews, asks Judge | Review, says Judgement;
    /// Hints in three stages.
    hint: hint::Hints, asks Hint, says Hint;
    /// The solver, stepping through a puzzle.
    solver: solver::Solver, asks Solver;
    /// The editor of puzzles.
    editor: editor::Editor, asks Study;
    /// The solution path, as text and on paper.
    handout: handout::Handout, asks Handout | Sheets;
    /// The magazine.
    magazine: magazine::Edition, asks Magazine | Paper;
}

//! The features of a session. A feature owns its state and its behaviour. It gets the kernel and nothing
//! else, so it can't see another feature.

pub mod argue;
pub mod assignment;
pub mod cages;
pub mod class;
pub mod deck;
pub mod editor;
pub mod games;
pub mod handout;
pub mod handover;
pub mod hint;
pub mod learn;
pub mod links;
pub mod magazine;
pub mod making;
pub mod moments;
pub mod pen;
pub mod photo;
pub mod present;
pub mod queries;
pub mod rating;
pub mod review;
pub mod solver;
pub mod sounds;
pub mod story;
pub mod texts;
pub mod times;
pub mod why;

use crate::{
    kernel::{Happened, Kernel, Layer, Out},
    messages::Msg,
};
use sudoku_core::Candidates;

/// A feature: state and behaviour.
pub(crate) trait Feature {
    /// The messages that it takes.
    type Msg;

    /// Takes a message that cannot wait for code that comes after the first board. Returns whether it took it.
    /// Most features have no such message.
    fn at_once(&mut self, _: &Self::Msg, _: &mut Kernel, _: &mut Out) -> bool {
        false
    }

    /// Takes any other message.
    fn update(&mut self, msg: Self::Msg, kernel: &mut Kernel, out: &mut Out);

    /// Reacts to an event of the kernel.
    fn on(&mut self, happened: &Happened, kernel: &mut Kernel, out: &mut Out);

    /// The position that it shows in place of the one on the board.
    fn position(&self, _: &Kernel) -> Option<Candidates> {
        None
    }

    /// Its contribution to the board apart from the position.
    fn layer(&self, _: &Kernel) -> Option<Layer> {
        None
    }

    /// Whether it is open in the place of notices.
    fn is_open(&self, _: &Kernel) -> bool {
        false
    }

    /// Closes its open parts.
    fn close(&mut self, _: &mut Kernel, _: &mut Out) {}
}

/// Declares the features. A row has the field and the type, then its message. The layers of earlier rows are above
/// those of later ones.
macro_rules! features {
    ($($(#[$doc:meta])* $name:ident: $feature:ty $(, message $variant:ident)?;)+) => {
        #[derive(Clone, Debug, Default)]
        pub(crate) struct Features {
            $($(#[$doc])* pub(crate) $name: $feature,)+
        }

        impl Features {
            /// The number of features.
            pub(crate) const COUNT: usize = [$(stringify!($name)),+].len();

            /// Lets the feature of a message take it if it cannot wait. Returns whether it did.
            pub(crate) fn at_once(&mut self, msg: &Msg, kernel: &mut Kernel, out: &mut Out) -> bool {
                match msg {
                    $($(Msg::$variant(msg) => self.$name.at_once(msg, kernel, out),)?)+
                    _ => false,
                }
            }

            /// Lets the feature of a message take it.
            pub(crate) fn update(&mut self, msg: Msg, kernel: &mut Kernel, out: &mut Out) {
                match msg {
                    $($(Msg::$variant(msg) => self.$name.update(msg, kernel, out),)?)+
                    _ => {}
                }
            }

            pub(crate) fn on(&mut self, happened: &Happened, kernel: &mut Kernel, out: &mut Out) {
                $(self.$name.on(happened, kernel, out);)+
            }

            /// The position that the topmost feature shows, if any does.
            pub(crate) fn position(&self, kernel: &Kernel) -> Option<Candidates> {
                None$(.or_else(|| self.$name.position(kernel)))+
            }

            /// The layers over the board, the topmost first.
            pub(crate) fn layers(&self, kernel: &Kernel) -> impl Iterator<Item = Layer> + use<> {
                let mut layers = Vec::new();
                $(layers.extend(self.$name.layer(kernel));)+
                layers.into_iter()
            }

            /// Whether each is open in the place of notices.
            pub(crate) fn open(&self, kernel: &Kernel) -> [bool; Self::COUNT] {
                [$(self.$name.is_open(kernel),)+]
            }

            /// Closes the first that is open there. Returns whether any was.
            pub(crate) fn close(&mut self, kernel: &mut Kernel, out: &mut Out) -> bool {
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
    why: why::Why, message Why;
    /// The reasons of the player's moves.
    argue: argue::Arguing, message Argue;
    /// The judgement of the last move, and the review of a finished game.
    review: review::Reviews, message Review;
    /// Hints in three stages.
    hint: hint::Hints, message Hint;
    /// The solver, stepping through a puzzle.
    solver: solver::Solver, message Solver;
    /// The pen over the board.
    pen: pen::Pen, message Pen;
    /// Presenting the solver's steps to a class.
    present: present::Present, message Present;
    /// The query keys.
    queries: queries::Queries, message Query;
    /// The line about cages.
    cages: cages::Cages;
    /// The editor of puzzles.
    editor: editor::Editor, message Editor;
    /// The solution path, as text and on paper.
    handout: handout::Handout, message Handout;
    /// The magazine.
    magazine: magazine::Magazines, message Magazine;
    /// Making puzzles by recipe.
    making: making::Making, message Make;
    /// The story of how a puzzle is made.
    story: story::StoryTold, message Story;
    /// Texts and files with puzzles.
    texts: texts::Texts, message Text;
    /// Photographs of puzzles.
    photo: photo::Photos, message Photo;
    /// The techniques to learn.
    learn: learn::Learn, message Learn;
    /// Lessons.
    deck: deck::Lessons, message Deck;
    /// Assignments, set and worked on.
    assignment: assignment::Assignments, message Assignment;
    /// The results of a class.
    class: class::Class, message Class;
    /// Handing the game over to another device.
    handover: handover::Handovers, message Handover;
    /// The puzzles of links.
    links: links::Links, message Link;
    /// The saved games.
    games: games::Games, message Games;
    /// Positions of the game.
    moments: moments::Moments, message Moment;
    /// The times of finished games.
    times: times::TimesDialog;
    /// Short sounds.
    sounds: sounds::Sounds, message Sound;
    /// The facts about the puzzle on the board.
    rating: rating::RatingDialog, message Rating;
}

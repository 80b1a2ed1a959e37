//! The words of assignments.

use sudoku_core::{Shape, Technique, explain::Locale};
use sudoku_play::{
    features::assignment::{
        CannotBegin,
        lms::{Packing, Told},
    },
    game::aids::{HelpKind, HelpKinds},
    links::assignment::{HandedIn, Slip},
};

/// Assignments.
#[derive(Clone, Copy, Debug)]
pub struct AssignmentText {
    /// Sets a drill with a technique.
    pub set_drill: &'static str,
    /// A race on the puzzle just solved: its head, its purpose, the sentence before it is solved, and the rest of its
    /// form.
    pub race: [&'static str; 4],
    /// There is none.
    pub empty: &'static str,
    /// The purpose of the form.
    pub about: &'static str,
    /// The labels of the title, and of its example.
    pub title: (&'static str, &'static str),
    /// The labels of the start: its head, from the start, and from the board.
    pub start: [&'static str; 3],
    /// The head of the help allowed.
    pub allowed: &'static str,
    /// A kind of help: its name, and its parts.
    pub help: fn(HelpKind) -> (&'static str, &'static str),
    /// Asks for the reason of each move: its name, its explanation, and the sentence of the task.
    pub ask_why: [&'static str; 3],
    /// The label of the limit in minutes, and the text for none.
    pub minutes: (&'static str, &'static str),
    /// The label of the number of positions.
    pub count: &'static str,
    /// The label of the name, and its explanation: of the pupil, and of the rival.
    pub name: [&'static str; 2],
    /// The name of the link, of its code, and the sentence for a link without a code.
    pub link: [&'static str; 3],
    /// The task on a board of a size, by the number of open cells.
    pub board: fn(&Shape, usize) -> String,
    /// The task of a drill; the technique may be unknown.
    pub drill: fn(Option<Technique>, &Shape, u8) -> String,
    /// The help that is barred, in a sentence.
    pub barred: fn(HelpKinds) -> String,
    /// The limit of time, in a sentence.
    pub limit: fn(u8) -> String,
    /// The time to beat, by the rival's name and the seconds.
    pub beat: fn(&str, u32) -> String,
    /// Begins it, and the state of the check before that.
    pub begin: (&'static str, &'static str),
    /// Why it can't begin.
    pub cannot: fn(&CannotBegin, Locale) -> String,
    /// The assignment is under way.
    pub at_work: &'static str,
    /// Hands it in, or continues.
    pub hand_in: (&'static str, &'static str),
    /// The name of the strip at the board, and its button.
    pub strip: (&'static str, &'static str),
    /// The time left.
    pub left: fn(&str) -> String,
    /// The progress of the player and of the rival, in percent.
    pub bars: fn(&str, u32, u32) -> (String, String),
    /// The result in a sentence, by the parts done and all.
    pub ended: fn(HandedIn, (u16, u16)) -> String,
    /// The heads of the facts of a result: time, help, techniques, wrong steps.
    pub facts: [&'static str; 4],
    /// No help, and no wrong step.
    pub none: (&'static str, &'static str),
    /// A wrong step.
    pub slip: fn(Slip, &Shape) -> String,
    /// The result of a race: the rival's name, their time, whether the player was faster, and whether the player
    /// finished.
    pub raced: fn(&str, u32, bool, bool) -> String,
    /// The name of the result.
    pub result: &'static str,
    /// The sentence on sending it: to a teacher, and to the other player of a race.
    pub send: (&'static str, &'static str),
    /// The package for learning management systems: its head, its purpose, the sentences on the marks of a puzzle and
    /// of a drill, and its button.
    pub package: [&'static str; 5],
    /// The sentence on work under way, by the parts done and all.
    pub under_way: fn((u16, u16)) -> String,
    /// The state of the package.
    pub packing: fn(Packing) -> String,
    /// What the learning management system said about a result.
    pub told: fn(Told) -> String,
    /// The sentence while it is prepared.
    pub preparing: &'static str,
}

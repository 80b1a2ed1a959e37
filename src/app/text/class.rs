//! The words of a class's results.

use sudoku_core::{Shape, Technique};
use sudoku_play::{
    features::class::view::{GroupView, UnreadCode},
    game::aids::Aids,
    links::assignment::{HandedIn, Hurry, Slip},
};

/// The results of a class.
#[derive(Clone, Copy, Debug)]
pub struct ClassText {
    /// The purpose of the dialog.
    pub about: &'static str,
    /// The table is empty.
    pub empty: &'static str,
    /// The label of the field for results, and its button.
    pub paste: (&'static str, &'static str),
    /// Reads a file with texts, or a picture of codes.
    pub file: &'static str,
    /// The number of results read, and of those among them known before.
    pub added: fn(usize, usize) -> String,
    /// A fault of a text or picture.
    pub fault: fn(UnreadCode) -> String,
    /// The number of stored results that can't be read.
    pub unread: fn(usize) -> String,
    /// The list of assignments.
    pub groups: &'static str,
    /// An assignment in it.
    pub group: fn(&GroupView) -> String,
    /// Hides names.
    pub hide: &'static str,
    /// The heads of the columns: name, end, time, done, help, techniques, wrong steps.
    pub heads: [&'static str; 7],
    /// The heads of the columns in the file: name, assignment, date, end, seconds, done, of all, help, techniques, the
    /// number of wrong steps, and the steps; the reasons that held at once, those asked for, and the weakest kind.
    pub file_heads: [&'static str; 14],
    /// The head of the column with reasons, and the sentence about the weakest kind of the class: its beginning.
    pub reasons: [&'static str; 2],
    /// A pupil without a name, by number.
    pub pupil: fn(usize) -> String,
    /// A pupil who typed no name.
    pub nameless: &'static str,
    /// The end of the work, by its way.
    pub ended: fn(HandedIn) -> &'static str,
    /// The help used.
    pub help: fn(Aids) -> String,
    /// Techniques that moves needed, and a pace that was too fast for thinking.
    pub techniques: fn(&[Technique], Option<Hurry>) -> String,
    /// The head of the most common wrong steps.
    pub common_head: &'static str,
    /// A common wrong step, by its number of pupils and the number of all.
    pub common: fn(Slip, &Shape, usize, usize) -> String,
    /// Saves the table, and its file name.
    pub save: (&'static str, &'static str),
    /// Removes a result, removes all of the assignment, and brings them back.
    pub remove: [&'static str; 3],
    /// The sentence about the honesty of codes.
    pub honest: &'static str,
}

//! The words of lessons.

use sudoku_core::{Candidate, Digit, Shape, Technique, explain::Locale};
use sudoku_play::features::deck::{WorksheetJob, view::DeckFault};

/// The row of a teacher under a step. Each button has a name and a description.
#[derive(Clone, Copy, Debug)]
pub struct StepRowText {
    /// The name of the row.
    pub name: &'static str,
    /// Adds the step to the player's own lesson.
    pub add: (&'static str, &'static str),
    /// Shows another position with such a step.
    pub another: (&'static str, &'static str),
    /// Makes a worksheet of the step and others like it.
    pub sheet: (&'static str, &'static str),
    /// Sets positions with such a step as an assignment.
    pub assign: (&'static str, &'static str),
    /// The step is in the lesson, which has so many slides.
    pub added: fn(usize) -> String,
    /// Opens the lesson.
    pub open: &'static str,
}

/// Lessons.
#[derive(Clone, Copy, Debug)]
pub struct DeckText {
    /// The row of a teacher under a step.
    pub row_of_step: StepRowText,
    /// Shows the example of a technique as a lesson.
    pub from_page: &'static str,
    /// The number of the slide, and of all.
    pub number: fn(usize, usize) -> String,
    /// The name of the part with the board and the words.
    pub stage: &'static str,
    /// A row of the board, by its number and its digits, for readers who don't see it.
    pub row: fn(usize, &[Option<Digit>], Locale) -> String,
    /// The lesson has no slide yet.
    pub empty: &'static str,
    /// The slide is being prepared.
    pub preparing: &'static str,
    /// The contents of a slide contradict its puzzle.
    pub wrong: &'static str,
    /// The technique of that permanent name is not found here today.
    pub lost: fn(&str) -> String,
    /// The result of such a step: the digit that it places, or the candidates that it rules out.
    pub result: fn(&str, Option<Candidate>, &[Candidate], &Shape, Locale) -> String,
    /// The technique to look for.
    pub technique: fn(&str) -> String,
    /// Back, and next.
    pub turn: (&'static str, &'static str),
    /// Blackens the screen, with its key, and shows the slide again.
    pub blank: (&'static str, &'static str),
    /// The title of a lesson about a step by its name here, and that of another program.
    pub also: fn(Technique, &str) -> String,
    /// Turns to the next slide, with its key.
    pub skip: &'static str,
    /// Shows all candidates.
    pub candidates: &'static str,
    /// Plays on from the slide.
    pub play: &'static str,
    /// Presents the lesson, and goes back to changing it.
    pub try_it: (&'static str, &'static str),
    /// Takes the lesson as the player's own.
    pub take: &'static str,
    /// The labels of the title and the note.
    pub fields: (&'static str, &'static str),
    /// Moves the slide towards the start, and towards the end.
    pub shift: (&'static str, &'static str),
    /// Removes the slide, and brings it back.
    pub remove: (&'static str, &'static str),
    /// The list of slides.
    pub slides: &'static str,
    /// The link to the lesson, and to the slide alone.
    pub links: (&'static str, &'static str),
    /// Adds a slide like this one.
    pub another: &'static str,
    /// The program finds no slide like this one.
    pub no_other: &'static str,
    /// The code that opens the position of the slide for playing: its name, and its description.
    pub code: (&'static str, &'static str),
    /// The link is too long for a code.
    pub no_code: &'static str,
    /// Prints the lesson: the disclosure, its description, and the button.
    pub print: (&'static str, &'static str, &'static str),
    /// The progress of printing.
    pub prints: fn(WorksheetJob) -> String,
    /// The lesson is full.
    pub full: &'static str,
    /// The fault of the stored lesson, and its effect on this one.
    pub stored: fn(DeckFault) -> &'static str,
}

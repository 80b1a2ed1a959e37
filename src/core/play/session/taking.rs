//! Texts that the player brings: pasted, typed into a field, or in a file that is let go over the page.

use super::{Job, Out, Purpose, Session};
use crate::{
    Grid,
    generate::recipe::Recipe,
    level::Level,
    notation::{self, ParseError, ParseErrorKind, Reading, link},
    play::{
        archive::{Archive, BadFile},
        shared::Shared,
        ui::{Dialog, Notice, Refusal},
    },
    wire::Task,
};

impl Session {
    /// A text is taken for a puzzle, or for how one is made.
    pub(super) fn take_text(&mut self, text: &str, purpose: Purpose, out: &mut Out) {
        self.cancel(out);
        match read(text) {
            Ok(Taken::Grid(reading)) => self.prove(reading, purpose, out),
            Ok(Taken::Board(grid, shared)) => {
                let asked = self.ask(purpose, Task::Check(grid), out);
                self.maker.bring_board(shared, asked);
            }
            Ok(Taken::Recipe(recipe)) => self.make_by(recipe, out),
            Err(refusal) => self.refuse(purpose, refusal, out),
        }
    }

    /// What a text says is proven to be a puzzle, and what was taken for granted is told once it is.
    fn prove(&mut self, reading: Reading, purpose: Purpose, out: &mut Out) {
        let asked = self.ask(purpose, Task::Check(reading.grid.clone()), out);
        if !reading.assumptions.is_empty() {
            self.maker.read(reading, asked);
        }
    }

    /// The puzzle on the board was read from a text, and something was taken for granted: the text is read in the
    /// other way, which takes the board if it is a puzzle.
    pub(super) fn read_otherwise(&mut self, out: &mut Out) {
        let Some(Notice::ReadAs { reading, .. }) = self.notices.told() else { return };
        if let Some(other) = reading.otherwise() {
            self.prove(other, Purpose::Paste, out);
        }
    }

    /// A text was proven to be a puzzle, which is on the board: what was taken for granted is told.
    pub(super) fn tell_assumed(&mut self, job: Job) {
        if let Some(reading) = self.maker.take_reading(job.asked()) {
            let last_kept = self.aside.previous().is_some();
            self.notices.say(Notice::ReadAs { reading: Box::new(reading), last_kept });
        }
    }

    /// A file that was let go over the page: one of ours is read in, and of any other its text.
    pub(super) fn take_file(&mut self, text: Result<String, BadFile>, out: &mut Out) {
        match text {
            // What is no text was read as one, with marks in place of what made no sense.
            Ok(text) if text.trim().is_empty() || text.contains(['\0', char::REPLACEMENT_CHARACTER]) => {
                let kind = ParseErrorKind::NoPuzzle;
                self.refuse(Purpose::File, Refusal::Unreadable(ParseError { at: None, kind }), out);
            }
            Ok(text) if !Archive::is_meant(&text) => self.take_text(&text, Purpose::File, out),
            other => {
                let read = |text: String| Archive::read(&text).map(Box::new).map_err(BadFile::Bad);
                self.import(other.and_then(read), out);
            }
        }
    }

    pub(super) fn refuse(&mut self, purpose: Purpose, refusal: Refusal, out: &mut Out) {
        match purpose {
            Purpose::Link => self.refuse_link(refusal, out),
            Purpose::File => self.notices.say(Notice::FileRefused(refusal)),
            // A text can be pasted anywhere; without the dialog there is no field to say it under.
            Purpose::Paste if !self.page.shows(Dialog::New) => {
                self.notices.say(Notice::PasteRefused(refusal));
            }
            Purpose::Paste
            | Purpose::Make
            | Purpose::Example
            | Purpose::Passes
            | Purpose::Search
            | Purpose::Why
            | Purpose::Hint
            | Purpose::Climb(_)
            | Purpose::Path(_)
            | Purpose::AllSteps
            | Purpose::Rate
            | Purpose::Judge
            | Purpose::Review
            | Purpose::Magazine
            | Purpose::Paper => self.page.refuse(refusal),
        }
    }
}

/// What a text is.
enum Taken {
    /// A grid, to be proven.
    Grid(Reading),
    /// A puzzle, to be proven, and what was made of it.
    Board(Grid, Shared),
    /// How a puzzle is made.
    Recipe(Recipe),
}

fn read(text: &str) -> Result<Taken, Refusal> {
    let make = |text: &str| text.parse().map(Taken::Recipe).map_err(Refusal::BadRecipe);
    let trimmed = text.trim();
    if trimmed.len() <= notation::MAX_BYTES
        && let Some(fragment) = link::fragment(trimmed)
    {
        match link::recipe(fragment) {
            Ok(Some(recipe)) => return make(&recipe),
            Err(error) if fragment.starts_with("#s=") => return Err(Refusal::BadLink(error)),
            // It names a puzzle, or nothing of ours.
            Ok(None) | Err(_) => {}
        }
        if let Ok(Some(link)) = link::read(fragment)
            && let Some(board) = link.board()
        {
            let shared = Shared::read(board, link.grid()).map_err(Refusal::BadLink)?;
            return Ok(Taken::Board(link.grid().clone(), shared));
        }
    }
    match notation::read(text) {
        Ok(reading) => Ok(Taken::Grid(reading)),
        // A grid may begin with digits and dots as a recipe does, so it is asked for first.
        Err(_) if names_a_recipe(trimmed) => make(trimmed),
        Err(error) => Err(Refusal::Unreadable(error)),
    }
}

/// Whether a text that is no grid is meant to be a recipe, be it one that cannot be read.
fn names_a_recipe(text: &str) -> bool {
    let by_level = || text.split('.').nth(2).is_some_and(|part| Level::from_slug(part).is_some());
    Recipe::is_meant(text)
        && !text.contains(char::is_whitespace)
        && (text.starts_with(['m', 'd']) || by_level())
}

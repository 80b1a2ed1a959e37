//! Texts from the player: pasted, typed into a field, or in a file dropped on the page.

use super::{Job, Out, Purpose, Session};
use crate::{
    Grid,
    generate::recipe::Recipe,
    level::Level,
    notation::{self, Foreign, ParseError, ParseErrorKind, Part, Reading, link},
    play::{
        archive::{Archive, BadFile},
        game::{Game, Origin},
        several::LISTED,
        shared::Shared,
        ui::{Dialog, Notice, Refusal},
    },
    wire::{ProvenPuzzle, ReadText, Task},
};

impl Session {
    /// Takes a text as a recipe, or sends it to the worker.
    pub(super) fn take_text(&mut self, text: String, purpose: Purpose, out: &mut Out) {
        self.cancel(out);
        match own(&text) {
            Some(Ok(Own::Recipe(recipe))) => return self.make_by(recipe, out),
            Some(Ok(Own::Board(grid, shared))) => {
                let asked = self.ask_about(grid.order(), purpose, Task::Check(grid), out);
                return self.maker.bring_board(shared, asked);
            }
            Some(Err(refusal)) => return self.refuse(purpose, refusal, out),
            None => {}
        }
        // A far too long text isn't even sent.
        let kind = match text.len() {
            bytes if bytes > notation::MAX_COLLECTION => ParseErrorKind::TooBig { bytes },
            _ if text.trim().is_empty() => ParseErrorKind::Empty,
            _ => {
                let asked = self.ask(purpose, Task::Read(text.clone(), 0), out);
                return self.maker.read_text(text, asked);
            }
        };
        self.refuse(purpose, Refusal::Unreadable(ParseError { at: None, kind }), out);
    }

    /// Takes the reading of a text. A puzzle in it takes the board, with its progress.
    pub(super) fn text_read(&mut self, read: ReadText, job: Job, out: &mut Out) {
        let ReadText { reading, proven } = read;
        self.maker.text_read(job.asked(), reading.part);
        let ProvenPuzzle { puzzle, graded } = match proven {
            Ok(proven) => proven,
            Err(fault) => return self.refuse(job.purpose, Refusal::NotAPuzzle(fault), out),
        };
        self.begin_new(Game::new(puzzle, Origin { level: Some(graded.level), spec: None }), out);
        let turn = self.kernel.table.game().arriving(&reading.progress);
        if let Some(changed) = turn.and_then(|turn| self.kernel.table.play(turn)) {
            self.changed(changed, out);
            self.kernel.notice_the_end(out);
        }
        self.tell_read(reading);
    }

    /// Asks for a proof that another reading of the board is a puzzle.
    fn prove(&mut self, reading: Reading, purpose: Purpose, out: &mut Out) {
        let asked = self.ask_about(reading.grid.order(), purpose, Task::Check(reading.grid.clone()), out);
        self.maker.read(reading, asked);
    }

    /// Reads the text of the puzzle on the board in the other way, if the first reading made an assumption.
    /// The result takes the board if it is a puzzle.
    pub(super) fn read_otherwise(&mut self, out: &mut Out) {
        let Some(Notice::ReadAs { reading, .. }) = self.kernel.notices.told() else { return };
        if let Some(other) = reading.otherwise() {
            self.prove(other, Purpose::Paste, out);
        }
    }

    /// Puts another puzzle of the last text on the board.
    pub(super) fn read_part(&mut self, other: impl FnOnce(Part) -> usize, out: &mut Out) {
        let Some(several) = self.maker.several() else { return };
        let Some(part) = several.part() else { return };
        let task = Task::Read(several.text().to_owned(), other(part));
        let asked = self.ask(Purpose::Paste, task, out);
        self.maker.ask_of_text(asked);
    }

    /// Lists the puzzles of that text: the page with the puzzle of that number, or with the one read last.
    pub(super) fn list_puzzles(&mut self, number: Option<usize>, out: &mut Out) {
        let Some(several) = self.maker.several() else { return };
        let Some(Part { number: last, of }) = several.part() else { return };
        let number = number.unwrap_or(last).min(of.saturating_sub(1));
        let task = Task::List(several.text().to_owned(), number / LISTED * LISTED, LISTED);
        let asked = self.ask(Purpose::List, task, out);
        self.maker.ask_of_text(asked);
    }

    /// Another reading is proven and on the board: shows its assumption.
    pub(super) fn tell_assumed(&mut self, job: Job) {
        if let Some(reading) = self.maker.take_reading(job.asked()) {
            self.tell_read(reading);
        }
    }

    /// Shows the reading, unless it is obvious.
    fn tell_read(&mut self, reading: Reading) {
        if !reading.is_plain() {
            let last_kept = self.kernel.aside.previous().is_some();
            self.kernel.notices.say(Notice::ReadAs { reading: Box::new(reading), last_kept });
        }
    }

    /// Takes a file dropped on the page: imports a Stepdoku file, and reads the text of any other.
    pub(super) fn take_file(&mut self, text: Result<String, BadFile>, out: &mut Out) {
        // A file without text was read as text, with replacement characters.
        let is_none =
            |text: &str| text.trim().is_empty() || text.contains(['\0', char::REPLACEMENT_CHARACTER]);
        let known = text.as_deref().ok().and_then(Foreign::of_file);
        match text {
            Ok(text) if known.is_some() || is_none(&text) => {
                let kind = known.map_or(ParseErrorKind::NoPuzzle, ParseErrorKind::Foreign);
                self.refuse(Purpose::File, Refusal::Unreadable(ParseError { at: None, kind }), out);
            }
            Ok(text) if !Archive::is_meant(&text) => self.take_text(text, Purpose::File, out),
            other => {
                let read = |text: String| Archive::read(&text).map(Box::new).map_err(BadFile::Bad);
                self.import(other.and_then(read), out);
            }
        }
    }

    pub(super) fn refuse(&mut self, purpose: Purpose, refusal: Refusal, out: &mut Out) {
        match purpose {
            Purpose::Link => self.refuse_link(refusal, out),
            Purpose::File => self.kernel.notices.say(Notice::FileRefused(refusal)),
            // A text can be pasted anywhere; without the dialog, there would be nowhere to show the fault.
            Purpose::Paste if !self.kernel.page.shows(Dialog::New) => {
                self.kernel.notices.say(Notice::PasteRefused(refusal));
            }
            // A dialog covers the notices.
            _ => self.kernel.page.refuse(refusal),
        }
    }
}

/// A text that only Stepdoku writes.
enum Own {
    /// A recipe.
    Recipe(Recipe),
    /// A puzzle to prove, with its progress.
    Board(Grid, Shared),
}

/// The meaning of a text by Stepdoku, or the reason why it is invalid; none for any other text.
fn own(text: &str) -> Option<Result<Own, Refusal>> {
    let make = |text: &str| text.parse().map(Own::Recipe).map_err(Refusal::BadRecipe);
    let trimmed = text.trim();
    if trimmed.len() <= notation::MAX_BYTES
        && let Some(fragment) = link::fragment(trimmed)
    {
        return match link::recipe(fragment) {
            Ok(Some(recipe)) => Some(make(&recipe)),
            Err(error) if fragment.starts_with("#s=") => Some(Err(Refusal::BadLink(error))),
            // It names a puzzle, or nothing known here.
            Ok(None) | Err(_) => board(fragment),
        };
    }
    // A grid may begin with digits and dots like a recipe, so it comes first.
    let named = names_a_recipe(trimmed) && notation::read_plain(trimmed).is_err();
    named.then(|| make(trimmed))
}

/// The puzzle of a link with its progress, if the link has any.
fn board(fragment: &str) -> Option<Result<Own, Refusal>> {
    let link = link::read(fragment).ok()??;
    let shared = Shared::read(link.board()?, link.grid()).map_err(Refusal::BadLink);
    Some(shared.map(|shared| Own::Board(link.grid().clone(), shared)))
}

/// Whether a text, if it isn't a grid, looks like a recipe, valid or not.
fn names_a_recipe(text: &str) -> bool {
    let by_level = || text.split('.').nth(2).is_some_and(|part| Level::from_slug(part).is_some());
    Recipe::is_meant(text)
        && !text.contains(char::is_whitespace)
        && (text.starts_with(['m', 'd']) || by_level())
}

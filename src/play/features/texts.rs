//! Texts from the player: pasted, typed into a field, or in a file dropped on the page; and examples.

mod collection;
mod own;
pub mod view;

use super::Feature;
use crate::{
    game::{Game, Origin, Posed},
    kernel::{Happened, Kernel, Out},
    links::shared::Shared,
    messages::{GamesMsg, LinkMsg, MakeMsg, TextMsg},
    saved::archive::{Archive, FileError},
    ui::{Dialog, Notice, Refusal},
    work::{Asked, Job, Purpose},
};
use collection::Collection;
pub use collection::LISTED;
use own::{Own, own};
use sudoku_core::{
    examples,
    notation::{self, Foreign, ParseError, ParseErrorKind, Part, Reading},
    puzzle::PuzzleError,
    wire::{Answer, ProvenPuzzle, ReadText, Task},
};

/// The feature: the texts on their way through the worker.
#[derive(Clone, Debug, Default)]
pub(crate) struct Texts {
    /// A reading with an assumption, until the worker has proven its puzzle.
    reading: Option<(Asked, Reading)>,
    /// The board of a link, until the worker has proven its puzzle.
    shared: Option<(Asked, Shared)>,
    /// The last text sent to the worker, as long as the player can ask for another of its puzzles.
    collection: Option<Collection>,
}

impl Feature for Texts {
    type Msg = TextMsg;

    fn update(&mut self, msg: TextMsg, kernel: &mut Kernel, out: &mut Out) {
        match msg {
            TextMsg::Paste(text) => self.take_text(text, Purpose::Paste, kernel, out),
            TextMsg::Dropped(text) => self.take_file(text, kernel, out),
            TextMsg::ReadOtherwise => self.read_otherwise(kernel, out),
            TextMsg::ReadNext => self.read_part(|Part { number, of }| (number + 1) % of, kernel, out),
            TextMsg::ReadPart(number) => self.read_part(|Part { of, .. }| number.min(of - 1), kernel, out),
            TextMsg::List(number) => self.list_puzzles(number, kernel, out),
            TextMsg::Weigh => self.weigh(kernel, out),
            TextMsg::Example(index) => {
                if let Some(example) = examples::ALL.get(index)
                    && let Ok(reading) = notation::read_plain(example.line)
                {
                    kernel.ask_about(
                        reading.grid.shape().clone(),
                        Purpose::Example,
                        Task::Check(reading.grid),
                        |told| TextMsg::Answered(told).into(),
                        out,
                    );
                }
            }
            TextMsg::Answered(told) => self.answered(told.job, told.answer, kernel, out),
        }
    }

    fn on(&mut self, happened: &Happened, kernel: &mut Kernel, _: &mut Out) {
        match happened {
            Happened::Opened(Dialog::Puzzles) => kernel.post(TextMsg::List(None)),
            Happened::Dropped(job) => {
                self.reading.take_if(|(own, _)| *own == job.asked());
                self.shared.take_if(|(own, _)| *own == job.asked());
            }
            _ => {}
        }
    }
}

impl Texts {
    /// Takes the answer to a question that it asked.
    fn answered(&mut self, job: Job, answer: Answer, kernel: &mut Kernel, out: &mut Out) {
        match answer {
            Answer::Checked(Ok(proven)) => self.grid_proven(*proven, job, kernel, out),
            Answer::Checked(Err(fault)) => match self.unproven(&fault, &job) {
                Some(game) => kernel.begin_new(game, out),
                None => refuse(job.purpose, Refusal::Puzzle(fault), kernel),
            },
            Answer::Read(Ok(read)) => self.text_read(*read, job, kernel, out),
            Answer::Listed(Ok(listing)) => {
                if let Some(collection) =
                    self.collection.as_mut().filter(|collection| collection.is_asked(job.asked()))
                {
                    collection.listed(listing);
                }
            }
            Answer::Figures(packed) => {
                let own = self.collection.as_mut().filter(|collection| collection.is_asked(job.asked()));
                let Some(collection) = own else { return };
                collection.weighed(packed.open());
                if !collection.has_failed() {
                    self.weigh(kernel, out);
                }
            }
            Answer::Read(Err(error)) | Answer::Listed(Err(error)) => {
                refuse(job.purpose, Refusal::Unreadable(error), kernel);
            }
            _ => {}
        }
    }

    /// Takes a text as a recipe, or sends it to the worker.
    fn take_text(&mut self, text: String, purpose: Purpose, kernel: &mut Kernel, out: &mut Out) {
        kernel.cancel(out);
        // The assumptions of an earlier text would seem to be about this one.
        kernel.notices_mut().drop_if(|notice| matches!(notice, Notice::ReadAs { .. }));
        match own(&text) {
            Some(Ok(Own::Recipe(recipe))) => return kernel.post(MakeMsg::By(recipe)),
            Some(Ok(Own::Board(grid, shared))) => {
                let asked = kernel.ask_about(
                    grid.shape().clone(),
                    purpose,
                    Task::Check(grid),
                    |told| TextMsg::Answered(told).into(),
                    out,
                );
                self.shared = Some((asked, shared));
                return;
            }
            Some(Ok(Own::Link(fragment))) => return kernel.post(LinkMsg::Within(fragment)),
            Some(Err(refusal)) => return refuse(purpose, refusal, kernel),
            None => {}
        }
        // A far too long text isn't even sent.
        let kind = match text.len() {
            bytes if bytes > notation::MAX_COLLECTION => ParseErrorKind::TooBig { bytes },
            _ if text.trim().is_empty() => ParseErrorKind::Empty,
            _ => {
                let asked = kernel.ask(
                    purpose,
                    Task::Read(text.clone(), 0),
                    |told| TextMsg::Answered(told).into(),
                    out,
                );
                self.collection = Some(Collection::new(text, asked));
                return;
            }
        };
        refuse(purpose, Refusal::Unreadable(ParseError { at: None, kind }), kernel);
    }

    /// Takes the reading of a text. A puzzle in it takes the board, with its progress.
    fn text_read(&mut self, read: ReadText, job: Job, kernel: &mut Kernel, out: &mut Out) {
        let ReadText { reading, proven } = read;
        match (self.collection.as_mut().filter(|collection| collection.is_asked(job.asked())), reading.part) {
            (Some(collection), Some(part)) => collection.read(part),
            (Some(_), None) => self.collection = None,
            (None, _) => {}
        }
        let (posed, level) = match proven {
            Ok(ProvenPuzzle { puzzle, graded }) => (puzzle.into(), Some(graded.level)),
            Err(fault) => match Posed::unproven(reading.grid.clone()) {
                Some(posed) => (posed, None),
                None => return refuse(job.purpose, Refusal::Puzzle(fault), kernel),
            },
        };
        kernel.begin_new(Game::new(posed, Origin { level, spec: None }), out);
        let turn = kernel.current().game().arriving(&reading.progress);
        if let Some(changed) = turn.and_then(|turn| kernel.current_mut().play(turn)) {
            kernel.changed(changed, out);
            kernel.notice_the_end(out);
        }
        tell_read(reading, kernel);
    }

    /// Asks for a proof that another reading of the board is a puzzle.
    fn prove(&mut self, reading: Reading, purpose: Purpose, kernel: &mut Kernel, out: &mut Out) {
        let asked = kernel.ask_about(
            reading.grid.shape().clone(),
            purpose,
            Task::Check(reading.grid.clone()),
            |told| TextMsg::Answered(told).into(),
            out,
        );
        self.reading = Some((asked, reading));
    }

    /// Reads the text of the puzzle on the board in the other way, if the first reading made an assumption.
    /// The result takes the board if it is a puzzle.
    fn read_otherwise(&mut self, kernel: &mut Kernel, out: &mut Out) {
        let Some(Notice::ReadAs { reading, .. }) = kernel.notices().told() else { return };
        if let Some(other) = reading.otherwise() {
            self.prove(other, Purpose::Paste, kernel, out);
        }
    }

    /// Puts another puzzle of the last text on the board.
    fn read_part(&mut self, other: impl FnOnce(Part) -> usize, kernel: &mut Kernel, out: &mut Out) {
        let Some((collection, part)) = self.collection.as_mut().and_then(Collection::with_part) else {
            return;
        };
        let task = Task::Read(collection.text().to_owned(), other(part));
        let asked = kernel.ask(Purpose::Paste, task, |told| TextMsg::Answered(told).into(), out);
        collection.ask(asked);
    }

    /// Lists the puzzles of that text: the page with the puzzle of that number, or with the one read last.
    fn list_puzzles(&mut self, number: Option<usize>, kernel: &mut Kernel, out: &mut Out) {
        let Some((collection, part)) = self.collection.as_mut().and_then(Collection::with_part) else {
            return;
        };
        let Part { number: last, of } = part;
        let number = number.unwrap_or(last).min(of.saturating_sub(1));
        let task = Task::List(collection.text().to_owned(), number / LISTED * LISTED, LISTED);
        let asked = kernel.ask(Purpose::List, task, |told| TextMsg::Answered(told).into(), out);
        collection.ask(asked);
    }

    /// Asks for the figures of the first listed puzzle without them. Each answer leads to the next, so a stop
    /// loses no figure.
    fn weigh(&mut self, kernel: &mut Kernel, out: &mut Out) {
        let Some(collection) = &mut self.collection else { return };
        let next = collection.unrated().map(|(_, grid)| (grid.shape(), grid.clone()));
        if let Some((shape, grid)) = next {
            let asked = kernel.ask_about(
                shape.clone(),
                Purpose::Figures,
                Task::Figures(grid),
                |told| TextMsg::Answered(told).into(),
                out,
            );
            collection.ask(asked);
        }
    }

    /// Takes a grid that is a puzzle, and shows the assumption of its reading.
    fn grid_proven(&mut self, proven: ProvenPuzzle, job: Job, kernel: &mut Kernel, out: &mut Out) {
        let ProvenPuzzle { puzzle, graded } = proven;
        let origin = Origin { level: Some(graded.level), spec: None };
        let game = match self.shared.take_if(|(own, _)| *own == job.asked()) {
            Some((_, shared)) => shared.game(puzzle, origin),
            None => Game::new(puzzle, origin),
        };
        kernel.begin_new(game, out);
        if let Some((_, reading)) = self.reading.take_if(|(own, _)| *own == job.asked()) {
            tell_read(reading, kernel);
        }
    }

    /// The game of a board that cannot be proven, because its rules are not known.
    fn unproven(&mut self, fault: &PuzzleError, job: &Job) -> Option<Game> {
        let (_, shared) = self.shared.take_if(|(own, _)| *own == job.asked())?;
        let posed =
            Posed::unproven(shared.clues().clone()).filter(|_| *fault == PuzzleError::UnknownRules)?;
        Some(shared.game(posed, Origin::default()))
    }

    /// Takes a file dropped on the page: imports a Stepdoku file, and reads the text of any other.
    fn take_file(&mut self, text: Result<String, FileError>, kernel: &mut Kernel, out: &mut Out) {
        // A file without text was read as text, with replacement characters.
        let is_none =
            |text: &str| text.trim().is_empty() || text.contains(['\0', char::REPLACEMENT_CHARACTER]);
        let known = text.as_deref().ok().and_then(Foreign::of_file);
        match text {
            Ok(text) if known.is_some() || is_none(&text) => {
                let kind = known.map_or(ParseErrorKind::NoPuzzle, ParseErrorKind::Foreign);
                refuse(Purpose::File, Refusal::Unreadable(ParseError { at: None, kind }), kernel);
            }
            Ok(text) if !Archive::is_meant(&text) => self.take_text(text, Purpose::File, kernel, out),
            other => {
                let read = |text: String| Archive::read(&text).map(Box::new).map_err(FileError::Bad);
                kernel.post(GamesMsg::Import(other.and_then(read)));
            }
        }
    }

    /// The last text, if it has several puzzles.
    fn several(&self) -> Option<&Collection> {
        self.collection.as_ref().filter(|collection| collection.part().is_some())
    }

    /// The number of puzzles in the last text, if it has collection.
    pub(crate) fn count(&self) -> Option<usize> {
        self.several().and_then(Collection::part).map(|part| part.of)
    }
}

/// Shows a reading, unless it is obvious, or has rules that are not known, which is said already.
fn tell_read(reading: Reading, kernel: &mut Kernel) {
    if !reading.is_plain() && !reading.grid.shape().has_unknown_rules() {
        let last_kept = kernel.left().previous().is_some();
        kernel.say(Notice::ReadAs { reading: Box::new(reading), last_kept });
    }
}

fn refuse(purpose: Purpose, refusal: Refusal, kernel: &mut Kernel) {
    match purpose {
        Purpose::File => kernel.say(Notice::FileRefused(refusal)),
        // A text can be pasted anywhere; without the dialog, there would be nowhere to show the fault.
        Purpose::Paste if !kernel.page().shows(Dialog::New) => {
            kernel.say(Notice::PasteRefused(refusal));
        }
        // A dialog covers the notices.
        _ => kernel.page_mut().refuse(refusal),
    }
}

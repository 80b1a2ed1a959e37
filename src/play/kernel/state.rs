//! The whole state that features share, in one place. The methods that change it are in the other files of the kernel,
//! those of a part in the file of its name.

use super::{Explained, Happened, JournalTail, LeftGame, Origin, Words};
use crate::{
    game::{
        Game,
        aids::HelpKinds,
        clock::{Clock, Millis},
    },
    input::{Brush, Filter, Mode, Prefix, lens::Lens},
    messages::Msg,
    saved::{
        book::Book,
        practice::Practice,
        settings::{Settings, SettingsFault},
    },
    ui::{Dialog, Notice, Panel, Pointing, PuzzleForm, Refusal, SaveError},
    walk::{
        Walkthrough,
        line_by_line::{LineByLine, Outline},
        stages::FoundStep,
    },
    work::{Answered, Job},
};
use std::collections::{BTreeMap, VecDeque};
use sudoku_core::{
    Candidates, Cell, CellSet, Digit, Technique, marks::Marks, rating::Rated, telling::Mention, wire::JobId,
};

/// The state that features share.
#[derive(Clone, Debug)]
pub(crate) struct Kernel {
    pub(super) current: Current,
    pub(super) input: Input,
    /// The pointer, and the cell with its candidates on show.
    pub(super) pointer: Pointer,
    pub(super) zoom: Zoom,
    /// The walk that the board shows on a face for walks.
    pub(super) walk: Option<Box<Walkthrough>>,
    /// The contents of the board.
    pub(super) shown: Shown,
    /// The step told line by line, if one is.
    pub(super) lines: Option<LineByLine>,
    /// The division of a text into lines.
    pub(super) outline: Outline,
    /// The current face, the open dialog, the pause.
    pub(super) page: Page,
    pub(super) notices: Notices,
    /// The worker's job.
    pub(super) work: Work,
    /// Records sent to the disk and not confirmed yet.
    pub(super) unconfirmed: Unconfirmed,
    /// Games that left the board.
    pub(super) left: LeftGames,
    pub(super) player: Player,
    /// The form for the next puzzle. It follows the puzzle on the board.
    pub(super) form: PuzzleForm,
    /// The day where the player is, in days since 1970.
    pub(super) today: i32,
    /// Events that the features haven't had yet.
    pub(super) happened: VecDeque<Happened>,
    /// Messages of the kernel and the features that wait, the oldest first.
    pub(super) posted: VecDeque<Msg>,
}

/// The access of the features: they read by getters, and change a part by its own methods.
impl Kernel {
    /// Returns the game on the board.
    pub(crate) const fn current(&self) -> &Current {
        &self.current
    }

    /// Returns the game on the board, to be changed by its own methods.
    pub(crate) const fn current_mut(&mut self) -> &mut Current {
        &mut self.current
    }

    /// Returns the input of the player.
    pub(crate) const fn input(&self) -> &Input {
        &self.input
    }

    /// Returns the input of the player, to be changed by its own methods.
    pub(crate) const fn input_mut(&mut self) -> &mut Input {
        &mut self.input
    }

    /// Returns the cells that the player looks at.
    pub(crate) const fn pointer(&self) -> &Pointer {
        &self.pointer
    }

    /// Returns the cells that the player looks at, to be changed by their own methods.
    pub(crate) const fn pointer_mut(&mut self) -> &mut Pointer {
        &mut self.pointer
    }

    /// Returns the lens over the board.
    pub(crate) const fn zoom(&self) -> &Zoom {
        &self.zoom
    }

    /// Returns the face, the dialogs and the pause.
    pub(crate) const fn page(&self) -> &Page {
        &self.page
    }

    /// Returns the page, to be changed by its own methods.
    pub(crate) const fn page_mut(&mut self) -> &mut Page {
        &mut self.page
    }

    /// Returns the notices.
    pub(crate) const fn notices(&self) -> &Notices {
        &self.notices
    }

    /// Returns the notices, to be changed by their own methods.
    pub(crate) const fn notices_mut(&mut self) -> &mut Notices {
        &mut self.notices
    }

    /// Returns the worker's job.
    pub(crate) const fn work(&self) -> &Work {
        &self.work
    }

    /// Returns the worker's job, to be changed by its own methods.
    pub(crate) const fn work_mut(&mut self) -> &mut Work {
        &mut self.work
    }

    /// Returns the records on their way to the disk.
    pub(crate) const fn unconfirmed(&self) -> &Unconfirmed {
        &self.unconfirmed
    }

    /// Returns the records on their way to the disk, to be changed by their own methods.
    pub(crate) const fn unconfirmed_mut(&mut self) -> &mut Unconfirmed {
        &mut self.unconfirmed
    }

    /// Returns the games that left the board.
    pub(crate) const fn left(&self) -> &LeftGames {
        &self.left
    }

    /// Returns the games that left the board, to be changed by their own methods.
    pub(crate) const fn left_mut(&mut self) -> &mut LeftGames {
        &mut self.left
    }

    /// Returns the data of the player beyond a game.
    pub(crate) const fn player(&self) -> &Player {
        &self.player
    }

    /// Returns the contents of the board.
    pub(crate) const fn shown(&self) -> &Shown {
        &self.shown
    }

    /// Returns the log of practice, to be changed by its own methods.
    pub(crate) const fn practice_mut(&mut self) -> &mut Practice {
        &mut self.player.practice
    }

    /// Shows a notice in place of the current one.
    pub(crate) fn say(&mut self, notice: impl Into<Option<Notice>>) {
        self.notices.say(notice);
    }

    /// Shows an important notice; the current one waits behind it.
    pub(crate) fn tell(&mut self, notice: Notice) {
        self.notices.tell(notice);
    }

    /// Returns the walk of the solver, on the board or not.
    pub(crate) fn walk(&self) -> Option<&Walkthrough> {
        self.walk.as_deref()
    }

    /// Returns the walk of the solver, to be changed by its own methods.
    pub(crate) fn walk_mut(&mut self) -> Option<&mut Walkthrough> {
        self.walk.as_deref_mut()
    }

    /// Begins a walk, or ends the one there is.
    pub(crate) fn set_walk(&mut self, walk: Option<Walkthrough>) {
        self.walk = walk.map(Box::new);
    }

    /// Returns the step told line by line, if one is.
    pub(crate) const fn lines(&self) -> Option<&LineByLine> {
        self.lines.as_ref()
    }

    /// Tells a step line by line from now on, or none.
    pub(crate) fn set_lines(&mut self, lines: Option<LineByLine>) {
        self.lines = lines;
    }

    /// Returns the division of a text into lines.
    pub(crate) const fn outline(&self) -> Outline {
        self.outline
    }

    /// Sets the division of a text into lines.
    pub(crate) const fn set_outline(&mut self, outline: Outline) {
        self.outline = outline;
    }

    /// Returns the form for the next puzzle.
    pub(crate) const fn form(&self) -> &PuzzleForm {
        &self.form
    }

    /// Changes the form for the next puzzle.
    pub(crate) fn set_form(&mut self, form: PuzzleForm) {
        self.form = form;
    }

    /// Returns the day where the player is, in days since 1970.
    pub(crate) const fn today(&self) -> i32 {
        self.today
    }

    /// Sets the day where the player is, in days since 1970.
    pub(crate) const fn set_today(&mut self, day: i32) {
        self.today = day;
    }
}

/// The game on the board, with its state.
#[derive(Clone, Debug)]
pub(crate) struct Current {
    pub(super) game: Game,
    pub(super) id: u64,
    pub(super) clock: Clock,
    /// The time played according to its journal.
    pub(super) told: Millis,
    pub(super) tail: JournalTail,
    /// Whether the player has changed anything or selected the puzzle: only then is the game saved.
    pub(super) kept: bool,
    /// Grows with each change of the board and exposes late answers.
    pub(super) revision: u64,
    /// Whether the player has done anything on this page: a game that is only viewed writes nothing.
    pub(super) acted: bool,
    /// The game being read for the board.
    pub(super) loading: Option<Loading>,
    /// The difficulty of the puzzle, once the worker has rated it.
    pub(super) rated: Option<Rated>,
    /// The hardest technique that the player used here for the first time, once the worker has credited the game.
    pub(super) first_use: Option<Technique>,
    pub(super) solution_beside: bool,
    /// The terms of the assignment that is under way here, if one is.
    pub(super) assigned: Option<Terms>,
}

/// The terms of an assignment on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Terms {
    /// The help that it bars.
    pub(crate) barred: HelpKinds,
    /// Whether it asks for the reason of each move.
    pub(crate) asks_why: bool,
}

/// The reason for reading a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Loading {
    /// Puts it on the board unchanged.
    Open(u64),
    /// Replaces a deleted game with it, while the list stays open.
    Replace(u64),
    /// Puts it on the board and restarts it.
    Restart(u64),
    /// Puts a copy on the board.
    Copy(u64),
}

/// The state of the player's input.
#[derive(Clone, Debug)]
pub(crate) struct Input {
    pub(super) cursor: Cell,
    /// The selected cells; empty if only the cell of the cursor is selected.
    pub(super) selected: CellSet,
    pub(super) mode: Mode,
    /// The mode of a key while it is held.
    pub(super) held: Option<Mode>,
    /// The digit that a tap enters.
    pub(super) lock: Option<Digit>,
    /// The effect of the current stroke.
    pub(super) stroke: Option<Stroke>,
    /// A key typed before the next one.
    pub(super) prefix: Option<Prefix>,
    pub(super) brush: Brush,
    pub(super) filter: Option<Filter>,
    /// Whether the choice of a highlight is open, before anything is highlighted.
    pub(super) picking: bool,
    /// Cells that a check found wrong, until the board changes.
    pub(super) wrong: CellSet,
    /// Whether the player reads a step, or looks at a finished board, and has selected nothing since it appeared.
    pub(super) reading: bool,
}

/// The effect of a stroke with a locked digit, in each cell on its way: the same as in the first cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stroke {
    /// Adds the digit, or its note, to cells without it.
    Gives,
    /// Removes it from cells with it.
    Takes,
}

/// The cells that the player looks at.
#[derive(Clone, Debug)]
pub(crate) struct Pointer {
    /// The spot under the pointer.
    pub(super) pointing: Option<Pointing>,
    /// The cell with its candidates requested, until the next action.
    pub(super) asked: Option<Cell>,
    /// The cell under the pointer at the last key press: it shows nothing until the pointer leaves it.
    pub(super) resting: Option<Cell>,
    /// The highlighted piece of a sentence.
    pub(super) mention: Option<Mention>,
    /// Whether all candidates are shown, for each face of the page.
    pub(super) candidates_on: [bool; Panel::ALL.len()],
    /// The width of a cell, in pixels.
    pub(super) cell_pixels: u16,
    /// How often the player had links drawn again, up to 255 and then from 0.
    pub(super) drawn_again: u8,
}

#[derive(Clone, Debug)]
pub(crate) struct Zoom {
    pub(super) lens: Lens,
    /// Whether the player is moving the lens. Until its release the board keeps its old scale: drawing 625 cells takes
    /// longer than a frame.
    pub(super) held: bool,
    /// The scale of the drawn board.
    pub(super) drawn: f64,
}

/// The visible state of the page, and the time of its last use.
#[derive(Clone, Debug)]
pub(crate) struct Page {
    /// The face with the board.
    pub(super) panel: Panel,
    /// The dialog on that face.
    pub(super) dialog: Option<Dialog>,
    /// Whether Learn covers both.
    pub(super) learns: bool,
    /// The dialog over Learn.
    pub(super) over: Option<Dialog>,
    /// The reason for refusing the text in a dialog.
    pub(super) refusal: Option<Refusal>,
    pub(super) paused: bool,
    pub(super) visible: bool,
    pub(super) active: Millis,
    /// Whether the page is to reload once everything is on the disk.
    pub(super) renewing: bool,
    /// Whether the player has asked a question about the board, and so plays by ear.
    pub(super) by_ear: bool,
    /// Whether the player missed something because a part of the program failed to load.
    pub(super) lacking: bool,
}

/// The current notice, and those that wait until it has gone.
#[derive(Clone, Debug, Default)]
pub(crate) struct Notices {
    pub(super) told: Option<Notice>,
    pub(super) later: Vec<Notice>,
    /// Whether the current message brought the current notice.
    pub(super) news: bool,
    /// Whether something else than this browser keeps the work, so that a failed save is no news.
    pub(super) kept_elsewhere: bool,
}

/// The worker's only job.
#[derive(Clone, Debug, Default)]
pub(crate) struct Work {
    pub(super) job: Option<Job>,
    /// Makes the message of its answer, for the feature that asked.
    pub(super) then: Option<Then>,
    pub(super) last: JobId,
}

/// Makes the message of an answer.
pub(crate) type Then = fn(Box<Answered>) -> Msg;

/// The records on their way to the disk, and the reason if they fail.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Unconfirmed {
    /// The time of sending, by game and number.
    pub(super) sent: BTreeMap<(u64, u64), Millis>,
    pub(super) fault: Option<SaveError>,
    /// Whether this page has noted the existence of games in the browser's small text storage.
    pub(super) known: bool,
}

/// Games of this page that are not on the board, by their names. Each stays in memory until the disk has all
/// of it; the last one played stays as long as the player can resume it.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct LeftGames {
    pub(super) games: BTreeMap<u64, LeftGame>,
    pub(super) previous: Option<u64>,
}

#[derive(Clone, Debug, Default)]
pub(crate) struct Player {
    /// The settings as the player chose them.
    pub(super) chosen: Settings,
    /// The settings in force.
    pub(super) settings: Settings,
    /// The reason why a change of the settings is lost with the page, if it is.
    pub(super) settings_fault: Option<SettingsFault>,
    pub(super) book: Book,
    /// The reason why the book of times is unreadable.
    pub(super) book_fault: Option<SaveError>,
    /// The log of practice, as far as it is loaded.
    pub(crate) practice: Practice,
}

/// The contents of the board.
#[derive(Clone, Debug)]
pub(crate) struct Shown {
    /// The digits and candidates.
    pub(crate) position: Candidates,
    pub(crate) origin: Origin,
    /// The step explained, with its whole reason.
    pub(crate) step: Option<Explained>,
    pub(super) words: Words,
    /// The step revealed in stages.
    pub(crate) found: Option<FoundStep>,
    /// The marks of the step.
    pub(crate) marks: Marks,
    /// Whether step, words and marks are those of the position.
    pub(super) is_explained: bool,
}

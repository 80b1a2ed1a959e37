//! The panels beside the board.

use super::Ink;
use crate::{
    Cell, CellState, Digit, DigitSet, HouseKind, Order,
    generate::GenerateError,
    level::Level,
    play::{
        aids::Aids,
        clock::Millis,
        entry::Entry,
        game::Game,
        input::{Brush, Filter, Mode},
        session::{Job, Session},
        settings::{ClockSetting, NoteLayout, Settings},
        ui::{Dialog, Notice, Panel, Refusal, Wish},
    },
};

/// Whether the game is on the disk.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SaveState {
    /// Nothing was done yet that would need keeping.
    Untouched,
    /// The last action has not reached the disk yet.
    Saving,
    /// All is on the disk: the browser has said so.
    Saved,
    /// The last action could not be written.
    Failed,
}

/// The line above the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Head {
    /// The size.
    pub order: Order,
    /// The level, if it is known.
    pub level: Option<Level>,
    /// Whole seconds played.
    pub seconds: u64,
    /// Whether that is shown.
    pub clock: ClockSetting,
    /// Whether the player has paused.
    pub paused: bool,
    /// Whether the puzzle is solved.
    pub finished: bool,
    /// Whether the game is on the disk.
    pub save: SaveState,
}

/// One key of the pad.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KeyView {
    /// The digit.
    pub digit: Digit,
    /// How many are still to be placed; none if that is not to be shown.
    pub left: Option<usize>,
    /// Whether all of them stand.
    pub done: bool,
    /// Whether the cells chosen hold it, or have it as a note where notes are written.
    pub on: bool,
    /// Whether it is the digit that tapped cells take.
    pub locked: bool,
    /// Whether it is the digit that is pointed out.
    pub filtered: bool,
}

/// The pad.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PadView {
    /// Its keys, one for each digit, as they lie from the top.
    pub keys: Vec<KeyView>,
    /// What they do.
    pub mode: Mode,
    /// The modes to choose from.
    pub modes: &'static [Mode],
    /// Whether that mode lasts only for as long as a key is held.
    pub momentary: bool,
    /// How notes lie.
    pub layout: NoteLayout,
    /// Whether they choose what is pointed out instead.
    pub picking: bool,
    /// What is pointed out.
    pub filter: Option<Filter>,
    /// The digit that tapped cells take.
    pub lock: Option<Digit>,
    /// What colour mode paints, and with what.
    pub brush: Brush,
    /// Whether letters are digits here, so that commands need a comma before them.
    pub letters: bool,
    /// Whether that comma was typed.
    pub layer: bool,
}

/// What is said of the cell under the pointer or the cursor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Inspected {
    /// The cell.
    pub cell: Cell,
    /// Its digit, and whose it is.
    pub digit: Option<(Digit, Ink)>,
    /// What it can hold.
    pub candidates: DigitSet,
    /// Whether that may be told.
    pub told: bool,
    /// The candidate under the pointer, and how many places its digit has in each house of the cell.
    pub pointed: Option<(Digit, [(HouseKind, usize); 3])>,
}

/// The tools of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayView {
    /// Something can be undone.
    pub can_undo: bool,
    /// Something can be done again.
    pub can_redo: bool,
    /// What an entry does.
    pub mode: Mode,
    /// All candidates are shown.
    pub candidates_on: bool,
    /// The player has entered something.
    pub can_restart: bool,
    /// The solution is shown beside the board.
    pub solution_beside: bool,
    /// The puzzle is solved.
    pub finished: bool,
    /// The help that was had.
    pub aids: Aids,
    /// The board is covered.
    pub paused: bool,
    /// A trial is going on: how many digits were placed in it.
    pub trial: Option<usize>,
    /// Something is coloured.
    pub coloured: bool,
}

impl Session {
    /// The line above the board.
    #[must_use]
    pub fn head(&self, now: Millis) -> Head {
        let save = match (self.save_fault, self.kept) {
            (Some(_), _) => SaveState::Failed,
            (_, false) => SaveState::Untouched,
            _ if self.unsaved.is_empty() => SaveState::Saved,
            _ => SaveState::Saving,
        };
        Head {
            order: self.game.order(),
            level: self.level(),
            seconds: self.clock.elapsed(now) / 1000,
            clock: self.settings.clock,
            paused: self.paused,
            finished: self.game.is_finished(),
            save,
        }
    }

    /// The pad.
    #[must_use]
    pub fn pad(&self) -> PadView {
        let (mode, layout, game) = (self.mode(), self.settings.note_layout, &self.game);
        let entries: Vec<Entry> = self.selection().iter().map(|cell| game.entry(cell)).collect();
        let on = |digit| match mode.sort(layout) {
            Some(sort) => {
                let mut empty = entries.iter().filter(|entry| entry.digit().is_none()).peekable();
                empty.peek().is_some() && empty.all(|entry| entry.notes().of(sort).contains(digit))
            }
            None => entries.iter().all(|entry| entry.digit() == Some(digit)),
        };
        let key = |digit| {
            let left = game.left(digit);
            KeyView {
                digit,
                left: self.settings.left_counts.then_some(left),
                done: left == 0,
                on: !self.paused && on(digit),
                locked: self.lock == Some(digit),
                filtered: self.filter == Some(Filter::Digit(digit)),
            }
        };
        let order = game.order();
        let mut keys: Vec<KeyView> = Digit::all(order).map(key).collect();
        if self.settings.pad_from_bottom {
            // Digits go up as on a number pad; each line still reads from the left.
            keys.sort_by_key(|key| {
                let (line, place) = order.geometry().note_position(key.digit);
                (std::cmp::Reverse(line), place)
            });
        }
        PadView {
            keys,
            mode,
            modes: Mode::all(layout),
            momentary: self.held.is_some(),
            layout,
            picking: self.picking,
            filter: self.filter,
            lock: self.lock,
            brush: self.brush,
            letters: order.has_letters(),
            layer: self.layer,
        }
    }

    /// The tools of play.
    #[must_use]
    pub fn tools(&self) -> PlayView {
        PlayView {
            can_undo: self.game.history().can_undo() && !self.paused,
            can_redo: self.game.history().can_redo() && !self.paused,
            mode: self.mode(),
            candidates_on: self.candidates_are_on(),
            can_restart: self.game.restarting().is_some() && !self.paused,
            solution_beside: self.solution_beside,
            finished: self.game.is_finished(),
            aids: self.game.aids(),
            paused: self.paused,
            trial: self.game.history().trial().map(|_| self.game.tried().len()),
            coloured: self.game.clearing_colours().is_some(),
        }
    }

    /// What is said of the cell under the pointer, or else the cursor; nothing while the board is covered.
    #[must_use]
    pub fn inspected(&self) -> Option<Inspected> {
        if self.paused {
            return None;
        }
        let board = self.board();
        let cell = self.pointing.map_or(self.cursor, |pointing| pointing.cell);
        let digit = board.digit(cell).map(|digit| (digit, self.ink(cell)));
        // What a cell can hold is told where it is shown, too.
        let told = self.panel == Panel::Solve || self.settings.preview || self.candidates_are_on();
        let candidates = match board.state(cell) {
            CellState::Open(digits) if told => digits,
            CellState::Open(_) | CellState::Filled(_) => DigitSet::EMPTY,
        };
        let geometry = board.geometry();
        let shown =
            self.pointing.filter(|pointing| self.candidates_are_on() && candidates.contains(pointing.digit));
        let pointed = shown.map(|pointing| {
            let places = HouseKind::ALL
                .map(|kind| (kind, board.places(pointing.digit, geometry.house_of(cell, kind)).len()));
            (pointing.digit, places)
        });
        Some(Inspected { cell, digit, candidates, told, pointed })
    }

    /// The player's settings.
    #[must_use]
    pub const fn settings(&self) -> Settings {
        self.settings
    }

    /// The book of times, as far as it was read.
    #[must_use]
    pub const fn book(&self) -> &crate::play::book::Book {
        &self.book
    }

    /// Whether letters and signs are commands now, for who asks what a key means: whether a comma came
    /// before, and whether the player wants them to be.
    #[must_use]
    pub const fn letter_keys(&self) -> (bool, bool) {
        (self.layer, self.settings.letter_keys)
    }

    /// The dialog that is open.
    #[must_use]
    pub const fn dialog(&self) -> Option<Dialog> {
        self.dialog
    }

    /// The wishes for the next puzzle.
    #[must_use]
    pub const fn wish(&self) -> &Wish {
        &self.wish
    }

    /// Why the last text was refused.
    #[must_use]
    pub const fn refusal(&self) -> Option<&Refusal> {
        self.refusal.as_ref()
    }

    /// Why the puzzle last wished for cannot be made.
    #[must_use]
    pub const fn cannot_generate(&self) -> Option<GenerateError> {
        self.cannot_generate
    }

    /// The long work in progress.
    #[must_use]
    pub const fn job(&self) -> Option<Job> {
        self.job
    }

    /// The sentence above all.
    #[must_use]
    pub const fn notice(&self) -> Option<&Notice> {
        self.notice.as_ref()
    }

    /// The size of the board.
    #[must_use]
    pub const fn order(&self) -> Order {
        self.game.order()
    }

    /// The face of the page.
    #[must_use]
    pub const fn panel(&self) -> Panel {
        self.panel
    }

    /// The cell of the cursor.
    #[must_use]
    pub const fn cursor(&self) -> Cell {
        self.cursor
    }

    /// The game, to be read.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }
}

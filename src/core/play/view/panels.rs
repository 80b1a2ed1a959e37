//! The panels beside the board.

use super::Ink;
use crate::{
    Cell, CellState, Digit, DigitSet, HouseKind, Order,
    generate::GenerateError,
    level::Level,
    play::{
        clock::Millis,
        game::{Entry, TurnKind},
        session::{Job, Session},
        ui::{Dialog, Notice, Refusal, Wish},
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
    /// How many are still to be placed.
    pub left: usize,
    /// Whether the cell of the cursor holds it, or has it as a note in note mode.
    pub on: bool,
}

/// The pad.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PadView {
    /// Its keys, one for each digit.
    pub keys: Vec<KeyView>,
    /// Whether they write notes.
    pub notes_on: bool,
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
    /// Note mode is on.
    pub notes_on: bool,
    /// All candidates are shown.
    pub candidates_on: bool,
    /// The player has entered something.
    pub can_restart: bool,
    /// The solution is shown beside the board.
    pub solution_beside: bool,
    /// The puzzle is solved.
    pub finished: bool,
    /// The help that was had on the way.
    pub helped: Option<TurnKind>,
    /// The board is covered.
    pub paused: bool,
}

/// What the finish tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Finish {
    /// The help that was had on the way.
    pub helped: Option<TurnKind>,
    /// Digits that were not given.
    pub placed: usize,
    /// Turns on the way to the finish.
    pub moves: usize,
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
            paused: self.paused,
            finished: self.game.is_finished(),
            save,
        }
    }

    /// The pad.
    #[must_use]
    pub fn pad(&self) -> PadView {
        let entry = self.game.entry(self.cursor);
        let on = |digit| match entry {
            Entry::Notes(notes) => self.notes_on && notes.contains(digit),
            Entry::Given(own) | Entry::Placed(own) => own == digit,
        };
        let key = |digit| KeyView { digit, left: self.game.left(digit), on: on(digit) };
        PadView { keys: Digit::all(self.game.order()).map(key).collect(), notes_on: self.notes_on }
    }

    /// The tools of play.
    #[must_use]
    pub fn tools(&self) -> PlayView {
        PlayView {
            can_undo: self.game.history().can_undo() && !self.paused,
            can_redo: self.game.history().can_redo() && !self.paused,
            notes_on: self.notes_on,
            candidates_on: self.candidates_are_on(),
            can_restart: self.game.restarting().is_some() && !self.paused,
            solution_beside: self.solution_beside,
            finished: self.game.is_finished(),
            helped: self.game.was_helped(),
            paused: self.paused,
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
        let candidates = match board.state(cell) {
            CellState::Open(digits) => digits,
            CellState::Filled(_) => DigitSet::EMPTY,
        };
        let geometry = board.geometry();
        let shown =
            self.pointing.filter(|pointing| self.candidates_are_on() && candidates.contains(pointing.digit));
        let pointed = shown.map(|pointing| {
            let places = HouseKind::ALL
                .map(|kind| (kind, board.places(pointing.digit, geometry.house_of(cell, kind)).len()));
            (pointing.digit, places)
        });
        Some(Inspected { cell, digit, candidates, pointed })
    }

    /// What the finish tells.
    #[must_use]
    pub fn finish(&self) -> Finish {
        let game = &self.game;
        let givens = game.puzzle().clues().filled_count();
        Finish {
            helped: game.was_helped(),
            placed: game.order().cell_count() - givens,
            moves: game.history().path().len(),
        }
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
    pub const fn panel(&self) -> crate::play::ui::Panel {
        self.panel
    }

    /// The cell of the cursor.
    #[must_use]
    pub const fn cursor(&self) -> Cell {
        self.cursor
    }

    /// The game, to be read.
    #[must_use]
    pub const fn game(&self) -> &crate::play::game::Game {
        &self.game
    }
}

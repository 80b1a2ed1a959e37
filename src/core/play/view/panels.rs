//! The panels beside the board.

use super::Ink;
use crate::{
    Cell, CellState, Digit, DigitSet, HouseKind, Order,
    generate::{daily::Date, making::NotMade},
    level::Level,
    play::{
        clock::Millis,
        game::Game,
        making::{Unmet, day_of},
        session::{Job, Session},
        settings::{ClockSetting, Settings, SettingsFault},
        ui::{Dialog, Panel, PuzzleForm, Refusal},
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
    /// The day of which it is the puzzle.
    pub day: Option<Date>,
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

/// What is said of the cell under the pointer or the cursor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Inspected {
    /// The cell.
    pub cell: Cell,
    /// Its digit, and whose it is.
    pub digit: Option<(Digit, Ink)>,
    /// What it can hold, if that may be told.
    pub candidates: DigitSet,
    /// Whether that may be told: the cursor alone does not ask for it.
    pub told: bool,
    /// Whether the player can ask for it.
    pub offered: bool,
    /// The candidate under the pointer, and how many places its digit has in each house of the cell.
    pub pointed: Option<(Digit, [(HouseKind, usize); 3])>,
}

impl Session {
    /// The line above the board.
    #[must_use]
    pub fn head(&self, now: Millis) -> Head {
        let save = match (self.ledger().fault(), self.table().is_kept()) {
            (Some(_), _) => SaveState::Failed,
            (_, false) => SaveState::Untouched,
            _ if self.ledger().is_settled() => SaveState::Saved,
            _ => SaveState::Saving,
        };
        Head {
            order: self.game().order(),
            level: self.level(),
            day: day_of(self.game()),
            seconds: self.table().played(now) / 1000,
            clock: self.settings().clock,
            paused: self.page().is_paused(),
            finished: self.game().is_finished(),
            save,
        }
    }

    /// What is said of the cell under the pointer, or else the cursor; nothing while the board is covered.
    #[must_use]
    pub fn inspected(&self) -> Option<Inspected> {
        if self.page().is_paused() {
            return None;
        }
        let board = self.board();
        let cell = self.gaze().cell().unwrap_or(self.cursor());
        let digit = board.digit(cell).map(|digit| (digit, self.ink(cell)));
        // What a cell can hold is told where it is shown, too.
        let shown = self.panel() == Panel::Solve || self.candidates_are_on();
        let told = shown || self.gaze().shows(cell, self.settings().preview);
        let candidates = match board.state(cell) {
            CellState::Open(digits) if told => digits,
            CellState::Open(_) | CellState::Filled(_) => DigitSet::EMPTY,
        };
        let geometry = board.geometry();
        let pointing = self.gaze().pointing();
        let counted =
            pointing.filter(|pointing| self.candidates_are_on() && candidates.contains(pointing.digit));
        let pointed = counted.map(|pointing| {
            let places = HouseKind::ALL
                .map(|kind| (kind, board.places(pointing.digit, geometry.house_of(cell, kind)).len()));
            (pointing.digit, places)
        });
        let offered = !told && cell == self.cursor() && self.can_look();
        Some(Inspected { cell, digit, candidates, told, offered, pointed })
    }

    /// The player's settings.
    #[must_use]
    pub const fn settings(&self) -> Settings {
        self.player().settings()
    }

    /// Why a change of the settings ends with the page, if it does.
    #[must_use]
    pub const fn settings_fault(&self) -> Option<SettingsFault> {
        self.player().settings_fault()
    }

    /// The book of times, as far as it was read.
    #[must_use]
    pub const fn book(&self) -> &crate::play::book::Book {
        self.player().book()
    }

    /// Whether letters and signs are commands now, for who asks what a key means: whether a comma came
    /// before, and whether the player wants them to be.
    #[must_use]
    pub const fn letter_keys(&self) -> (bool, bool) {
        (self.input().is_comma_pending(), self.settings().letter_keys)
    }

    /// The dialog that is open.
    #[must_use]
    pub const fn dialog(&self) -> Option<Dialog> {
        self.page().dialog()
    }

    /// The wishes for the next puzzle.
    #[must_use]
    pub const fn puzzle_form(&self) -> &PuzzleForm {
        self.maker().puzzle_form()
    }

    /// Why the last text was refused.
    #[must_use]
    pub const fn refusal(&self) -> Option<&Refusal> {
        self.page().refusal()
    }

    /// Why there is neither the puzzle that was asked for last nor one that is near.
    #[must_use]
    pub const fn not_made(&self) -> Option<NotMade> {
        match self.maker().unmet() {
            Some(Unmet::NotMade(error)) => Some(*error),
            Some(Unmet::Nearest(_)) | None => None,
        }
    }

    /// Whether to ask for the same again goes on with a search that has not found it: other boards are tried then,
    /// as no seed was given.
    #[must_use]
    pub fn looks_further(&self) -> bool {
        let unmet =
            matches!(self.maker().unmet(), Some(Unmet::Nearest(_) | Unmet::NotMade(NotMade::NotFound(_))));
        unmet && self.puzzle_form().seed.trim().is_empty()
    }

    /// The long work in progress.
    #[must_use]
    pub const fn job(&self) -> Option<Job> {
        self.worker().job()
    }

    /// The size of the board.
    #[must_use]
    pub const fn order(&self) -> Order {
        self.table().game().order()
    }

    /// The face of the page.
    #[must_use]
    pub const fn panel(&self) -> Panel {
        self.page().panel()
    }

    /// The cell of the cursor.
    #[must_use]
    pub const fn cursor(&self) -> Cell {
        self.input().cursor()
    }

    /// The game, to be read.
    #[must_use]
    pub const fn game(&self) -> &Game {
        self.table().game()
    }
}

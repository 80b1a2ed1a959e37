//! The panels beside the board.

use super::Ink;
use crate::{
    game::{Game, clock::Millis, day_of},
    input::Prefix,
    messages::Unmet,
    saved::settings::{ClockSetting, Settings, SettingsFault},
    session::Session,
    ui::{Dialog, Panel, PuzzleForm, Refusal},
    work::Job,
};
use sudoku_core::{
    Cell, CellState, Digit, DigitSet, HouseKind, Shape, Symbols,
    generate::{daily::Date, making::MakeError},
    level::Level,
};

/// Whether the game is on the disk.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SaveState {
    /// Nothing has been done that needs saving.
    Untouched,
    /// The last action hasn't reached the disk yet.
    Saving,
    /// Everything is on the disk: the browser has confirmed it.
    Saved,
    /// The last action could not be written.
    Failed,
}

/// The line above the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Head {
    /// The size.
    pub shape: Shape,
    /// The level, if it is known.
    pub level: Option<Level>,
    /// The date, if it is a daily puzzle.
    pub day: Option<Date>,
    /// Whole seconds played.
    pub seconds: u64,
    /// The setting for showing them.
    pub clock: ClockSetting,
    /// Whether the player has paused.
    pub paused: bool,
    /// Whether the puzzle is solved.
    pub finished: bool,
    /// Whether the game is on the disk.
    pub save: SaveState,
}

/// The details of the cell under the pointer or the cursor.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Inspected {
    /// The cell.
    pub cell: Cell,
    /// Its digit, and the owner of it.
    pub digit: Option<(Digit, Ink)>,
    /// The first other cell that it must not share its digit with and does, if such digits are shown.
    pub clash: Option<Cell>,
    /// The player's notes in it.
    pub notes: DigitSet,
    /// Its candidates, if they may be shown.
    pub candidates: DigitSet,
    /// Whether they may be shown: the cursor alone isn't a request.
    pub told: bool,
    /// Whether the player can request them.
    pub offered: bool,
    /// The candidate under the pointer, and the number of places for its digit in each house of the cell.
    pub pointed: Option<(Digit, Vec<(HouseKind, usize)>)>,
}

impl Session {
    /// The line above the board.
    #[must_use]
    pub fn head(&self, now: Millis) -> Head {
        let save = match (self.kernel().unconfirmed().fault(), self.kernel().current().is_kept()) {
            (Some(_), _) => SaveState::Failed,
            (_, false) => SaveState::Untouched,
            _ if self.kernel().unconfirmed().is_settled() => SaveState::Saved,
            _ => SaveState::Saving,
        };
        Head {
            shape: self.game().shape().clone(),
            level: self.level(),
            day: day_of(self.game()),
            seconds: self.kernel().current().played(now) / 1000,
            clock: self.settings().clock,
            paused: self.kernel().page().is_paused(),
            finished: self.game().is_finished(),
            save,
        }
    }

    /// The details of the cell under the pointer, or else the cursor; nothing while the board is covered.
    #[must_use]
    pub fn inspected(&self) -> Option<Inspected> {
        if self.kernel().page().is_paused() {
            return None;
        }
        let board = self.board();
        let cell = self.kernel().pointer().cell().unwrap_or(self.cursor());
        let digit = board.digit(cell).map(|digit| (digit, self.ink(cell)));
        // The candidates of a cell are also listed if the board shows them.
        let shown = !self.kernel().page().is_playing() || self.candidates_are_on();
        let told = shown || self.kernel().tells(cell);
        let candidates = match board.state(cell) {
            CellState::Open(digits) if told => digits,
            CellState::Open(_) | CellState::Filled(_) => DigitSet::EMPTY,
        };
        let geometry = board.geometry();
        let pointing = self.kernel().pointer().pointing();
        let counted =
            pointing.filter(|pointing| self.candidates_are_on() && candidates.contains(pointing.digit));
        let pointed = counted.map(|pointing| {
            let houses = geometry.houses_of(cell).iter();
            let places = houses.map(|&house| (house.kind(), board.places(pointing.digit, house).len()));
            (pointing.digit, places.collect())
        });
        let offered = !told && cell == self.cursor() && self.kernel().can_look();
        let notes = if self.shows_the_game() { self.game().notes(cell).all() } else { DigitSet::EMPTY };
        let clash = self.clash(cell).map(|(first, _)| first);
        Some(Inspected { cell, digit, clash, notes, candidates, told, offered, pointed })
    }

    /// The player's settings.
    #[must_use]
    pub const fn settings(&self) -> Settings {
        self.kernel().player().settings()
    }

    /// The things on the board.
    #[must_use]
    pub fn symbols(&self) -> Symbols {
        self.settings().symbols.on(self.game().shape())
    }

    /// Whether letters enter digits now. After a comma a letter is a command, and after a semicolon a question.
    #[must_use]
    pub fn spells(&self) -> bool {
        let is_a_word = matches!(self.kernel().input().prefix(), Some(Prefix::Command | Prefix::Query));
        self.symbols() == Symbols::Letters && !is_a_word
    }

    /// The reason why a change of the settings is lost with the page, if it is.
    #[must_use]
    pub const fn settings_fault(&self) -> Option<SettingsFault> {
        self.kernel().player().settings_fault()
    }

    /// The book of times, as far as it is loaded.
    #[must_use]
    pub const fn book(&self) -> &crate::saved::book::Book {
        self.kernel().player().book()
    }

    /// The state that decides the meaning of a key: the key typed before it, and whether the player wants letter
    /// and sign commands.
    #[must_use]
    pub const fn letter_keys(&self) -> (Option<Prefix>, bool) {
        (self.kernel().input().prefix(), self.settings().letter_keys)
    }

    /// The dialog that is open.
    #[must_use]
    pub const fn dialog(&self) -> Option<Dialog> {
        self.kernel().page().dialog()
    }

    /// The dialog under Learn, which leads back to it.
    #[must_use]
    pub const fn dialog_under(&self) -> Option<Dialog> {
        self.kernel().page().under()
    }

    /// The form for the next puzzle.
    #[must_use]
    pub const fn puzzle_form(&self) -> &PuzzleForm {
        self.kernel().form()
    }

    /// The reason for refusing the last text.
    #[must_use]
    pub const fn refusal(&self) -> Option<&Refusal> {
        self.kernel().page().refusal()
    }

    /// The reason why the last request has brought neither the puzzle nor one near it.
    #[must_use]
    pub const fn not_made(&self) -> Option<&MakeError> {
        match self.features().making.unmet() {
            Some(Unmet::Failed(error)) => Some(error),
            Some(Unmet::Nearest(_)) | None => None,
        }
    }

    /// Whether the same request continues an unsuccessful search: without a given seed, it tries other
    /// boards.
    #[must_use]
    pub fn looks_further(&self) -> bool {
        let unmet = matches!(
            self.features().making.unmet(),
            Some(Unmet::Nearest(_) | Unmet::Failed(MakeError::NotFound(_)))
        );
        unmet && self.puzzle_form().seed.trim().is_empty()
    }

    /// The current long job.
    #[must_use]
    pub const fn job(&self) -> Option<&Job> {
        self.kernel().work().job()
    }

    /// The size of the board.
    #[must_use]
    pub const fn shape(&self) -> &Shape {
        self.kernel().current().game().shape()
    }

    /// The face of the page.
    #[must_use]
    pub const fn panel(&self) -> Panel {
        self.kernel().page().face()
    }

    /// The cell of the cursor.
    #[must_use]
    pub const fn cursor(&self) -> Cell {
        self.kernel().input().cursor()
    }

    /// The game, read-only.
    #[must_use]
    pub const fn game(&self) -> &Game {
        self.kernel().current().game()
    }
}

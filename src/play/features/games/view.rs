//! The saved games, for their dialog.

use super::{DAYS_KEPT, Games};
use crate::{
    game::{Game, aids::Aids, clock::Millis, day_of},
    kernel::Kernel,
    saved::settings::ClockSetting,
    ui::{Importing, SaveError},
};
use sudoku_core::{Grid, Shape, generate::daily::Date, level::Level, sorting::sort};

/// The least number of games for which the list offers a filter by size.
pub const MANY: usize = 8;

/// A saved game, as the list shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Card {
    /// The number that names it on the disk.
    pub id: u64,
    /// The size.
    pub shape: Shape,
    /// The level, if known.
    pub level: Option<Level>,
    /// The date, if it is a daily puzzle.
    pub day: Option<Date>,
    /// The digits of the puzzle.
    pub givens: Grid,
    /// All digits on the board.
    pub board: Grid,
    /// The time played.
    pub played: Millis,
    /// The time when it was last played, in milliseconds since 1970; 0 if unknown.
    pub date: Millis,
    /// The number of filled cells among those empty at the start, and the number of those.
    pub filled: (usize, usize),
    /// Whether it is solved.
    pub finished: bool,
    /// Whether it has no turns.
    pub untouched: bool,
    /// The help that the player used.
    pub aids: Aids,
    /// The day of its deletion, if it was deleted; in days since 1970.
    pub deleted: Option<i32>,
    /// Whether it is the one on the board.
    pub here: bool,
    /// Whether it exists only in this page, as saving failed.
    pub unsaved: bool,
}

impl Card {
    /// The card of a game.
    #[must_use]
    pub fn of(id: u64, game: &Game, played: Millis, date: Millis) -> Self {
        let (givens, board) = (game.clues().clone(), game.grid());
        let (given, filled) = (givens.filled_count(), board.filled_count());
        Self {
            id,
            shape: game.shape().clone(),
            level: game.origin().level,
            day: day_of(game),
            played,
            date,
            filled: (filled - given, game.shape().cell_count() - given),
            finished: game.is_finished(),
            untouched: game.history().is_empty(),
            aids: game.aids(),
            deleted: None,
            here: false,
            unsaved: false,
            givens,
            board,
        }
    }
}

/// One game of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameLine {
    /// The game.
    pub card: Card,
    /// Whole seconds played; none if there are none or the player hides them.
    pub seconds: Option<u64>,
    /// The number of days left for restoring it, if it was deleted.
    pub left: Option<i32>,
}

/// The list of games, each group starting with the latest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GamesView {
    /// The unfinished games, the one on the board first.
    pub going_on: Vec<GameLine>,
    /// The finished games.
    pub solved: Vec<GameLine>,
    /// The deleted games that the player can restore.
    pub away: Vec<GameLine>,
    /// The sizes of all these games, if there are enough of them for a filter.
    pub sizes: Vec<Shape>,
    /// The number of unreadable games on the disk.
    pub unreadable: usize,
    /// The number of unreadable games that may be deleted permanently: all except those of a later version.
    pub removable: usize,
    /// Whether the dialog asks to confirm that deletion.
    pub farewell: bool,
    /// The reason if no game could be read.
    pub fault: Option<SaveError>,
    /// The reason if nothing can be saved.
    pub unsaved: Option<SaveError>,
    /// The number of games read so far, while the list is loading.
    pub reading: Option<usize>,
    /// The progress of an import, if there is one.
    pub importing: Option<Importing>,
}

impl GamesView {
    /// Whether the player has never played here: the only game is an untouched one.
    #[must_use]
    pub fn is_untouched(&self) -> bool {
        let played = self.going_on.iter().any(|line| !line.card.untouched);
        self.reading.is_none() && !played && self.solved.is_empty() && self.away.is_empty()
    }
}

impl Games {
    /// The list of games on a day of the player's calendar.
    pub(crate) fn view(&self, kernel: &Kernel, today: i32, now: Millis) -> GamesView {
        let reading = (!self.saved.is_complete()).then(|| self.saved.len());
        let cards = self.cards(now, kernel);
        let mut sizes: Vec<Shape> = cards.iter().map(|card| card.shape.clone()).collect();
        sort(&mut sizes);
        sizes.dedup();
        if cards.len() < MANY || sizes.len() == 1 {
            sizes.clear();
        }
        let line = |card: Card| {
            let shown = match kernel.player().settings().clock {
                ClockSetting::Shown => true,
                ClockSetting::Hidden => card.finished,
                ClockSetting::Off => false,
            };
            // Without a clock the game has no time, not a time of zero.
            let timed = shown && !card.untouched && card.played > 0;
            let seconds = timed.then_some(card.played / 1000);
            let left = card.deleted.map(|day| (DAYS_KEPT - today.saturating_sub(day)).clamp(0, DAYS_KEPT));
            GameLine { card, seconds, left }
        };
        let lines = cards.into_iter().map(line);
        let (away, kept): (Vec<_>, Vec<_>) = lines.partition(|line| line.left.is_some());
        let (fault, unsaved) = (self.saved.fault(), kernel.unconfirmed().fault());
        let (solved, going_on) = kept.into_iter().partition(|line| line.card.finished);
        let (unreadable, removable) =
            (self.saved.unreadable(), self.saved.removable(kernel.current().id()).len());
        let (farewell, importing) = (self.saved.asks_farewell(), self.import.progress());
        GamesView {
            going_on,
            solved,
            away,
            sizes,
            unreadable,
            removable,
            farewell,
            fault,
            unsaved,
            reading,
            importing,
        }
    }
}

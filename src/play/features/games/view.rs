//! The saved games, for their dialog.

use super::{Card, DAYS_KEPT, Games};
use crate::{
    clock::Millis,
    kernel::Kernel,
    settings::ClockSetting,
    ui::{Importing, SaveFault},
};
use sudoku_core::{Order, sorting::sort};

/// The least number of games for which the list offers a filter by size.
pub const MANY: usize = 8;

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
    pub sizes: Vec<Order>,
    /// The number of unreadable games on the disk.
    pub unreadable: usize,
    /// The number of unreadable games that may be deleted permanently: all except those of a later version.
    pub removable: usize,
    /// Whether the dialog asks to confirm that deletion.
    pub farewell: bool,
    /// The reason if no game could be read.
    pub fault: Option<SaveFault>,
    /// The reason if nothing can be saved.
    pub unsaved: Option<SaveFault>,
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
        let mut sizes: Vec<Order> = cards.iter().map(|card| card.order).collect();
        sort(&mut sizes);
        sizes.dedup();
        if cards.len() < MANY || sizes.len() == 1 {
            sizes.clear();
        }
        let line = |card: Card| {
            let shown = match kernel.player.settings().clock {
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
        let (fault, unsaved) = (self.saved.fault(), kernel.unconfirmed.fault());
        let (solved, going_on) = kept.into_iter().partition(|line| line.card.finished);
        let (unreadable, removable) =
            (self.saved.unreadable(), self.saved.removable(kernel.current.id()).len());
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

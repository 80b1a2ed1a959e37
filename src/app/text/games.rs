//! Which words of the list of games fit. The words themselves are in `words/en/games.ftl`.

use super::{text, words::Games};
use sudoku_play::{
    features::games::Card,
    game::clock::Millis,
    ui::{Importing, SaveError},
};

impl Games {
    /// How far a game is, in short.
    #[must_use]
    pub fn progress(&self, card: &Card) -> String {
        match card.filled {
            _ if card.finished => self.finished().into(),
            _ if card.untouched => self.untouched_game().into(),
            (filled, of) => self.placed(filled, of),
        }
    }

    /// The action of a card's button, before the card's own text.
    #[must_use]
    pub fn open(&self, card: &Card) -> &'static str {
        match (card.here, card.finished) {
            (_, true) => self.view(),
            (true, _) => self.return_to(),
            (false, _) => self.resume(),
        }
    }

    /// When a game was played last, by how long ago that is.
    #[must_use]
    pub fn ago(&self, since: Millis) -> String {
        let minutes = (since / 60_000) as usize;
        match (minutes, minutes / 60, minutes / (60 * 24)) {
            (0..2, ..) => self.just_now().into(),
            (2..60, ..) => self.minutes_ago(minutes),
            (_, hours @ 0..36, _) => self.hours_ago(hours),
            (_, _, days @ 0..60) => self.days_ago(days),
            (_, _, days @ 60..730) => self.months_ago(days / 30),
            (_, _, days) => self.years_ago(days / 365),
        }
    }

    /// For how many days a deleted game can still be restored.
    #[must_use]
    pub fn kept(&self, days: i32) -> String {
        match days.unsigned_abs() {
            0 => self.left_today().into(),
            days => self.left(days as usize),
        }
    }

    /// The list is being read: how many games so far.
    #[must_use]
    pub fn read_so_far(&self, games: usize) -> String {
        match games {
            0 => self.reading().into(),
            games => self.reading_some(games),
        }
    }

    /// The games on the disk could not be read.
    #[must_use]
    pub fn unread(&self, fault: SaveError) -> String {
        self.fault(text().notices.unread(fault))
    }

    /// The progress of loading a file.
    #[must_use]
    pub fn imported(&self, at: Importing) -> String {
        match at {
            Importing::Reading(done, of) => self.importing((done * 100 / of.max(1)) as usize),
            Importing::Comparing => self.comparing().into(),
            Importing::Writing => self.writing().into(),
        }
    }
}

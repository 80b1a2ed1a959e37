//! The saved games, the times and the finish, for their dialogs.

use crate::{
    Order,
    level::Level,
    play::{
        aids::{Aid, Aids},
        book::{Streak, Times},
        clock::Millis,
        session::{Card, DAYS_KEPT, Session},
        settings::ClockSetting,
        ui::{Importing, SaveFault},
    },
    sorting::sort,
};

/// The least number of games for which the list offers a filter by size.
pub const MANY: usize = 8;
/// The largest number of times of one kind in a chart.
pub const CHARTED: usize = 30;

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

/// The contents of the book of times.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TimesView {
    /// Whether a puzzle finished now would be added.
    pub written: bool,
    /// The reason if the book is unreadable.
    pub fault: Option<SaveFault>,
    /// Days in a row with a finish.
    pub streak: Streak,
    /// The number of all finished puzzles.
    pub finished: usize,
    /// The kinds of puzzles, smallest and easiest first.
    pub kinds: Vec<KindView>,
}

/// The times of one kind of puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KindView {
    /// The size.
    pub order: Order,
    /// The level, if it is known.
    pub level: Option<Level>,
    /// The statistics of its times.
    pub times: Times,
    /// The last times, at most [`CHARTED`], the latest at the end.
    pub last: Vec<Millis>,
}

/// The rank of a time among those of its kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Standing {
    /// No time was measured: the clock is off, or was.
    Untimed,
    /// Not compared: this help showed digits that the player didn't find.
    Helped(Option<Aid>),
    /// Not compared: the game was finished before, and its first time counts.
    Again,
    /// The first of its kind.
    First,
    /// The fastest of several.
    Best,
    /// Another was faster.
    Behind,
}

/// The contents of the finish.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FinishView {
    /// The size.
    pub order: Order,
    /// The level, if it is known.
    pub level: Option<Level>,
    /// The help that the player used.
    pub aids: Aids,
    /// The time played.
    pub played: Millis,
    /// The rank of that time among those of its kind.
    pub standing: Standing,
    /// The times of this kind of puzzle, including this one if it counts.
    pub times: Times,
    /// Days in a row with a finish.
    pub streak: Streak,
    /// The number of digits that were not given.
    pub placed: usize,
    /// The number of turns up to the finish.
    pub moves: usize,
    /// Whether there is a reason to celebrate, and the player allows motion for it.
    pub celebrate: bool,
}

impl Session {
    /// The list of games on a day of the player's calendar.
    #[must_use]
    pub fn games(&self, today: i32, now: Millis) -> GamesView {
        let reading = (!self.shelf_is_read()).then(|| self.shelf().len());
        let cards = self.cards(now);
        let mut sizes: Vec<Order> = cards.iter().map(|card| card.order).collect();
        sort(&mut sizes);
        sizes.dedup();
        if cards.len() < MANY || sizes.len() == 1 {
            sizes.clear();
        }
        let line = |card: Card| {
            let shown = match self.settings().clock {
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
        let (fault, unsaved) = (self.shelf_fault(), self.ledger().fault());
        let (solved, going_on) = kept.into_iter().partition(|line| line.card.finished);
        let (unreadable, removable) = (self.unreadable(), self.shelf().removable(self.table().id()).len());
        let (farewell, importing) = (self.shelf().asks_farewell(), self.importing());
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

    /// The book of times on a day of the player's calendar.
    #[must_use]
    pub fn times(&self, today: i32) -> TimesView {
        let kind = |(order, level)| KindView {
            order,
            level,
            times: self.book().times(order, level),
            last: self.book().last(order, level, CHARTED),
        };
        TimesView {
            written: self.settings().clock != ClockSetting::Off,
            fault: self.player().book_fault(),
            streak: self.book().streak(today),
            finished: self.book().finishes().count(),
            kinds: self.book().kinds().into_iter().map(kind).collect(),
        }
    }

    /// The finish on a day of the player's calendar.
    #[must_use]
    pub fn finish(&self, today: i32, now: Millis) -> FinishView {
        let game = self.game();
        let givens = game.puzzle().clues().filled_count();
        let times = self.book().times(game.order(), self.level());
        let played = self.table().played(now);
        let written =
            self.book().of(self.table().id()).filter(|_| self.settings().clock != ClockSetting::Off);
        let standing = match written {
            None => Standing::Untimed,
            Some(finish) if finish.played != played => Standing::Again,
            Some(finish) if finish.helped => Standing::Helped(game.aids().cause()),
            Some(_) if times.count <= 1 => Standing::First,
            Some(_) if times.best.is_none_or(|best| played <= best) => Standing::Best,
            Some(_) => Standing::Behind,
        };
        FinishView {
            order: game.order(),
            level: self.level(),
            aids: game.aids(),
            played,
            standing,
            times,
            streak: self.book().streak(today),
            placed: game.order().cell_count() - givens,
            moves: game.history().path().len(),
            celebrate: self.settings().celebrate && !game.aids().contains(Aid::Solution),
        }
    }
}

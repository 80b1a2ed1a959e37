//! The games that are kept, the times, and the finish, as their dialogs show them.

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

/// From how many games on the list can be narrowed to one size.
pub const MANY: usize = 8;
/// How many times of one kind a chart shows at most.
pub const CHARTED: usize = 30;

/// One game of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameLine {
    /// The game.
    pub card: Card,
    /// Whole seconds played, if there are any and the player wants to see them.
    pub seconds: Option<u64>,
    /// If it was put away, the days for which it can still be had back.
    pub left: Option<i32>,
}

/// The list of games, each group with the one played last first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GamesView {
    /// The games to go on with, the one on the board before all.
    pub going_on: Vec<GameLine>,
    /// The games that are solved.
    pub solved: Vec<GameLine>,
    /// The games that were put away and can be had back.
    pub away: Vec<GameLine>,
    /// The sizes of all these, if they are many enough to choose one.
    pub sizes: Vec<Order>,
    /// How many games on the disk could not be read.
    pub unreadable: usize,
    /// How many of them may go for good: all but those of a later program.
    pub removable: usize,
    /// Whether the player is asked if they shall.
    pub farewell: bool,
    /// Why none could be.
    pub fault: Option<SaveFault>,
    /// Why nothing can be saved.
    pub unsaved: Option<SaveFault>,
    /// While the list is being read, how many games were read so far.
    pub reading: Option<usize>,
    /// How far a file is that is being read in, if one is.
    pub importing: Option<Importing>,
}

impl GamesView {
    /// Whether nothing was ever played here: the only game is one that nobody touched.
    #[must_use]
    pub fn is_untouched(&self) -> bool {
        let played = self.going_on.iter().any(|line| !line.card.untouched);
        self.reading.is_none() && !played && self.solved.is_empty() && self.away.is_empty()
    }
}

/// What the book of times says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TimesView {
    /// Whether a puzzle that is finished now would be written into it.
    pub written: bool,
    /// Why the book could not be read.
    pub fault: Option<SaveFault>,
    /// Days in a row with a finish.
    pub streak: Streak,
    /// How many puzzles were finished in all.
    pub finished: usize,
    /// The kinds of puzzles, the smallest and easiest first.
    pub kinds: Vec<KindView>,
}

/// The times of one kind of puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KindView {
    /// The size.
    pub order: Order,
    /// The level, if it is known.
    pub level: Option<Level>,
    /// How many, how fast.
    pub times: Times,
    /// The last times, at most [`CHARTED`], the latest at the end.
    pub last: Vec<Millis>,
}

/// What a time is among those of its kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Standing {
    /// There is none: the clock is off, or was.
    Untimed,
    /// It is not compared, as this help showed digits that the player did not find.
    Helped(Option<Aid>),
    /// It is not compared, as the game was finished before: its first time counts.
    Again,
    /// It is the first of its kind.
    First,
    /// Others are there, and none was faster.
    Best,
    /// Another was faster.
    Behind,
}

/// What the finish tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FinishView {
    /// The size.
    pub order: Order,
    /// The level, if it is known.
    pub level: Option<Level>,
    /// The help that was had.
    pub aids: Aids,
    /// The time played.
    pub played: Millis,
    /// What that is among the times of its kind.
    pub standing: Standing,
    /// The times of puzzles of this kind, this one included if it counts.
    pub times: Times,
    /// Days in a row with a finish.
    pub streak: Streak,
    /// Digits that were not given.
    pub placed: usize,
    /// Turns on the way to the finish.
    pub moves: usize,
    /// Whether there is something to celebrate, and the player likes some motion then.
    pub celebrate: bool,
}

impl Session {
    /// The list of games, seen from a day of the player's calendar.
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
            // Who plays without a clock has no time, not a time of nothing.
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

    /// What the book of times says, seen from a day of the player's calendar.
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

    /// What the finish tells, seen from a day of the player's calendar.
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

//! The book of times: the puzzles finished, with their dates and times.
//!
//! A finish is saved as one line, `1|GAME|ORDER|LEVEL|MILLIS|HELP|DAY|CHECKSUM`. All numbers of the book are
//! computed from the finishes on demand, so none of them can be wrong by itself.

use super::journal::RecordError;
use crate::{
    game::clock::Millis,
    links::sealed::{seal, unseal},
};
use std::collections::BTreeMap;
use sudoku_core::{
    Level, Shape,
    generate::daily::Daily,
    sorting::{sort, sort_by_key},
};

/// One finished puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finish {
    /// The name of its game. A game has one finish: the last.
    pub game: u64,
    /// The shape of its board.
    pub shape: Shape,
    /// Its level, if known.
    pub level: Option<Level>,
    /// The time played.
    pub played: Millis,
    /// Whether digits were shown that the player did not find.
    pub helped: bool,
    /// The day in the player's own calendar, counted from the first of January 1970.
    pub day: i32,
    /// Whether it was a puzzle of that day.
    pub daily: bool,
}

impl Finish {
    /// Returns the finish as text, in one line.
    #[must_use]
    pub fn write(&self) -> String {
        let level = self.level.map_or("-", Level::slug);
        let help = if self.helped { "helped" } else { "alone" };
        let daily = if self.daily { "|daily" } else { "" };
        seal(&format!(
            "1|{}|{}|{level}|{}|{help}|{}{daily}",
            self.game,
            self.shape.written(),
            self.played,
            self.day
        ))
    }

    /// Returns whether the finish is of that kind.
    fn is_of(&self, shape: &Shape, level: Option<Level>) -> bool {
        self.shape.is_like(shape) && self.level == level
    }

    /// Reads the finish of a text.
    pub fn read(text: &str) -> Result<Self, RecordError> {
        let (version, rest) =
            unseal(text).ok_or(RecordError::Damaged)?.split_once('|').ok_or(RecordError::Strange)?;
        match version.parse::<u32>() {
            Ok(1) => fields(rest).ok_or(RecordError::Strange),
            Ok(2..) => Err(RecordError::Newer),
            _ => Err(RecordError::Strange),
        }
    }
}

fn fields(text: &str) -> Option<Finish> {
    let fields: Vec<&str> = text.split('|').collect();
    let (&[game, shape, level, played, help, day], rest) = fields.split_first_chunk()?;
    let daily = match rest {
        [] => false,
        ["daily"] => true,
        _ => return None,
    };
    Some(Finish {
        game: game.parse().ok()?,
        shape: Shape::from_written(shape)?,
        level: if level == "-" { None } else { Some(Level::from_slug(level)?) },
        played: played.parse().ok()?,
        helped: match help {
            "alone" => false,
            "helped" => true,
            _ => return None,
        },
        day: day.parse().ok()?,
        daily,
    })
}

/// All finishes, one for each game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Book {
    finishes: BTreeMap<u64, Finish>,
    /// The number of stored finishes that can't be read.
    unread: usize,
}

impl Book {
    /// Returns the number of stored finishes that can't be read. They stay stored.
    #[must_use]
    pub const fn unread(&self) -> usize {
        self.unread
    }

    /// Notes how many stored finishes can't be read.
    pub(crate) const fn set_unread(&mut self, unread: usize) {
        self.unread = unread;
    }
}

/// The statistics of one kind of puzzle. A time counts if the player had no help.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Times {
    /// How many puzzles were finished, with help or without.
    pub finished: usize,
    /// How many of them without help.
    pub count: usize,
    /// The shortest time.
    pub best: Option<Millis>,
    /// The median time: with an even number of times, the mean of the middle two.
    pub median: Option<Millis>,
}

/// Days in a row with a finished puzzle on each, with or without help.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Streak {
    /// The days up to today. Today isn't over: without a finish today it is the days up to yesterday.
    pub current: u32,
    /// The longest row of days.
    pub longest: u32,
}

impl Extend<Finish> for Book {
    /// Adds finishes. Of two finishes of the same game, the later one stays.
    fn extend<T: IntoIterator<Item = Finish>>(&mut self, finishes: T) {
        self.finishes.extend(finishes.into_iter().map(|finish| (finish.game, finish)));
    }
}

impl FromIterator<Finish> for Book {
    fn from_iter<T: IntoIterator<Item = Finish>>(finishes: T) -> Self {
        let mut book = Self::default();
        book.extend(finishes);
        book
    }
}

impl Book {
    /// Writes a finish into the book, in place of an earlier one of the same game.
    pub fn add(&mut self, finish: Finish) {
        self.extend([finish]);
    }

    /// Returns the finish of a game.
    #[must_use]
    pub fn of(&self, game: u64) -> Option<&Finish> {
        self.finishes.get(&game)
    }

    /// Returns whether the player finished that puzzle of the day on its day.
    #[must_use]
    pub fn has_daily(&self, daily: &Daily) -> bool {
        let is_it = |finish: &&Finish| {
            let is_of_the_day = finish.daily && finish.day == daily.date.day();
            let is_like = finish.shape.has_cages() == daily.is_killer
                && finish.shape.without_cages().is_like(&daily.shape);
            is_of_the_day && is_like && finish.level == Some(daily.level)
        };
        self.finishes.values().any(|finish| is_it(&finish))
    }

    /// Returns all finishes in order: by day, then by game.
    pub fn finishes(&self) -> impl Iterator<Item = &Finish> {
        let mut sorted: Vec<&Finish> = self.finishes.values().collect();
        // Games are in order already, and sorting by day leaves them so.
        sort_by_key(&mut sorted, |finish| finish.day);
        sorted.into_iter()
    }

    /// Returns the kinds of puzzles with a finish, smallest and easiest first; those of unknown level come before the
    /// others of their size.
    #[must_use]
    pub fn kinds(&self) -> Vec<(Shape, Option<Level>)> {
        let mut kinds: Vec<(Shape, Option<Level>)> = Vec::new();
        for finish in self.finishes.values() {
            if !kinds.iter().any(|(shape, level)| finish.is_of(shape, *level)) {
                kinds.push((finish.shape.clone(), finish.level));
            }
        }
        sort(&mut kinds);
        kinds
    }

    /// Returns the statistics of one kind of puzzle.
    #[must_use]
    pub fn times(&self, shape: &Shape, level: Option<Level>) -> Times {
        let mut times: Vec<Millis> = self.unaided(shape, level).collect();
        sort(&mut times);
        let median = (!times.is_empty())
            .then(|| Millis::midpoint(times[(times.len() - 1) / 2], times[times.len() / 2]));
        let is_kind = |finish: &&Finish| finish.is_of(shape, level);
        Times {
            finished: self.finishes.values().filter(is_kind).count(),
            count: times.len(),
            best: times.first().copied(),
            median,
        }
    }

    /// Returns the best time of one kind of puzzle in the week up to a day, if the week has several.
    #[must_use]
    pub fn best_of_the_week(&self, shape: &Shape, level: Option<Level>, today: i32) -> Option<Millis> {
        let in_week = |finish: &&Finish| {
            finish.is_of(shape, level) && !finish.helped && (0..7).contains(&today.saturating_sub(finish.day))
        };
        let times = || self.finishes.values().filter(in_week).map(|finish| finish.played);
        times().min().filter(|_| times().count() > 1)
    }

    /// Returns the last times of one kind of puzzle, at most this many, the latest at the end.
    #[must_use]
    pub fn last(&self, shape: &Shape, level: Option<Level>, most: usize) -> Vec<Millis> {
        let mut times: Vec<Millis> = self.unaided(shape, level).collect();
        times.drain(..times.len().saturating_sub(most));
        times
    }

    /// Returns the times of one kind of puzzle, in the order of the finishes.
    fn unaided(&self, shape: &Shape, level: Option<Level>) -> impl Iterator<Item = Millis> {
        self.finishes()
            .filter(move |finish| finish.is_of(shape, level) && !finish.helped)
            .map(|finish| finish.played)
    }

    /// Returns the number of days in a row with a finish, up to a day of the player's calendar. Later days, from a
    /// wrong clock, count only for the longest row.
    #[must_use]
    pub fn streak(&self, today: i32) -> Streak {
        let mut days: Vec<i32> = self.finishes.values().map(|finish| finish.day).collect();
        sort(&mut days);
        days.dedup();
        let mut streak = Streak::default();
        let mut row = 0;
        let mut before: Option<i32> = None;
        for day in days {
            let follows = before.is_some_and(|before| before.checked_add(1) == Some(day));
            row = if follows { row + 1 } else { 1 };
            before = Some(day);
            streak.longest = streak.longest.max(row);
            if day == today || day.checked_add(1) == Some(today) {
                streak.current = row;
            }
        }
        streak
    }
}

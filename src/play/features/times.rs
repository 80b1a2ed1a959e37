//! The times of finished games, and the result of one.

pub use crate::game::aids::{Help, help};

use super::Feature;
use crate::{
    game::{
        aids::{Aid, Aids, cause},
        clock::Millis,
        day_of,
    },
    kernel::{Cmd, DiskCmd, Happened, Kernel, Out},
    saved::{
        book::{Book, Finish, Streak, Times},
        settings::ClockSetting,
    },
    ui::{Dialog, SaveError},
};
use sudoku_core::{Shape, Technique, generate::daily::Date, level::Level};

/// The largest number of times of one kind in a chart.
pub const CHARTED: usize = 30;

/// The contents of the book of times.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TimesView {
    /// Whether a puzzle finished now would be added.
    pub written: bool,
    /// The reason if the book is unreadable.
    pub fault: Option<SaveError>,
    /// The number of stored times that can't be read.
    pub unread: usize,
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
    pub shape: Shape,
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

/// The line that the finish is proud of: the first that holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pride {
    /// The technique was found in a game for the first time.
    Technique(Technique),
    /// The fastest of several times of its kind.
    Best,
    /// The first time of its kind.
    First,
    /// The fastest of several times of its kind in this week.
    Week,
    /// No help at all.
    Unaided,
    /// No hint and no other help with a digit or a step.
    Unhinted,
    /// This number of days in a row with a finish.
    Streak(u32),
}

impl Pride {
    /// The best reason for pride, if there is one.
    #[must_use]
    pub fn of(
        first_use: Option<Technique>,
        standing: Standing,
        best_of_the_week: bool,
        aids: Aids,
        streak: Streak,
    ) -> Option<Self> {
        if let Some(technique) = first_use {
            return Some(Self::Technique(technique));
        }
        match standing {
            Standing::Best => return Some(Self::Best),
            Standing::First => return Some(Self::First),
            Standing::Behind if best_of_the_week => return Some(Self::Week),
            Standing::Helped(_) | Standing::Again | Standing::Behind | Standing::Untimed => {}
        }
        match help(aids) {
            Help::None => Some(Self::Unaided),
            Help::Unhinted => Some(Self::Unhinted),
            // One day isn't a streak.
            Help::Hinted => (streak.current > 1).then_some(Self::Streak(streak.current)),
        }
    }
}

/// The result of a finished game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FinishView {
    /// The size.
    pub shape: Shape,
    /// The level, if it is known.
    pub level: Option<Level>,
    /// The date, if it is a daily puzzle.
    pub day: Option<Date>,
    /// The line that the finish is proud of.
    pub pride: Option<Pride>,
    /// The technique of the hardest step, once the worker has rated the puzzle.
    pub hardest: Option<Technique>,
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
    /// Whether the game has just ended, before the player's eyes.
    pub just_ended: bool,
    /// Whether that is a reason to celebrate, and the player allows motion for it.
    pub celebrate: bool,
}

/// The feature. The kernel has the book of times.
#[derive(Clone, Debug, Default)]
pub(crate) struct TimesDialog {
    /// Whether the game on the board has just ended, before the player's eyes.
    just_ended: bool,
}

impl Feature for TimesDialog {
    type Msg = std::convert::Infallible;

    fn update(&mut self, msg: Self::Msg, _: &mut Kernel, _: &mut Out) {
        match msg {}
    }

    fn on(&mut self, happened: &Happened, _: &mut Kernel, out: &mut Out) {
        match happened {
            Happened::Opened(Dialog::Times) => out.push(Cmd::Disk(DiskCmd::ReadBook)),
            Happened::Finished => self.just_ended = true,
            Happened::Changed { .. } | Happened::Turned | Happened::Replaced => self.just_ended = false,
            _ => {}
        }
    }
}

/// The book of times on a day of the player's calendar.
pub(crate) fn times(kernel: &Kernel, today: i32) -> TimesView {
    let kind = |(shape, level): (Shape, Option<Level>)| KindView {
        level,
        times: kernel.player().book().times(&shape, level),
        last: kernel.player().book().last(&shape, level, CHARTED),
        shape,
    };
    TimesView {
        written: kernel.player().settings().clock != ClockSetting::Off,
        fault: kernel.player().book_fault(),
        unread: kernel.player().book().unread(),
        streak: kernel.player().book().streak(today),
        finished: kernel.player().book().finishes().count(),
        kinds: kernel.player().book().kinds().into_iter().map(kind).collect(),
    }
}

/// The finishes as rows of a table, the earliest first: the date, the cells of a side, the level, the seconds played,
/// and whether digits were shown.
pub(crate) fn rows(book: &Book) -> Vec<[String; 5]> {
    let row = |finish: &Finish| {
        [
            Date::of_day(finish.day).to_string(),
            finish.shape.side().to_string(),
            finish.level.map_or_else(String::new, |level| level.slug().to_owned()),
            (finish.played / 1000).to_string(),
            if finish.helped { "yes" } else { "no" }.to_owned(),
        ]
    };
    book.finishes().map(row).collect()
}

/// The result of the game on a day of the player's calendar, once it is finished.
pub(crate) fn finish(dialog: &TimesDialog, kernel: &Kernel, today: i32, now: Millis) -> Option<FinishView> {
    let game = kernel.current().game();
    if !game.is_finished() {
        return None;
    }
    let givens = game.clues().filled_count();
    let times = kernel.player().book().times(game.shape(), kernel.current().level());
    let played = kernel.current().played(now);
    let written = kernel
        .player()
        .book()
        .of(kernel.current().id())
        .filter(|_| kernel.player().settings().clock != ClockSetting::Off);
    let standing = match written {
        None => Standing::Untimed,
        Some(finish) if finish.played != played => Standing::Again,
        Some(finish) if finish.helped => Standing::Helped(cause(game.aids())),
        Some(_) if times.count <= 1 => Standing::First,
        Some(_) if times.best.is_none_or(|best| played <= best) => Standing::Best,
        Some(_) => Standing::Behind,
    };
    let streak = kernel.player().book().streak(today);
    // A helped one came before it, so it is the first to count, but not the first.
    let of_kind = |one: &&Finish| one.shape == game.shape() && one.level == kernel.current().level();
    let is_only = kernel.player().book().finishes().filter(of_kind).count() <= 1;
    let to_boast = if standing == Standing::First && !is_only { Standing::Behind } else { standing };
    let week = kernel.player().book().best_of_the_week(game.shape(), kernel.current().level(), today);
    let celebrate = kernel.player().settings().celebrate && !game.aids().contains(Aid::Solution);
    Some(FinishView {
        shape: game.shape().clone(),
        level: kernel.current().level(),
        day: day_of(game),
        pride: Pride::of(kernel.current().first_use(), to_boast, week == Some(played), game.aids(), streak),
        hardest: kernel.current().rated().and_then(|rated| rated.rating?.technique),
        aids: game.aids(),
        played,
        standing,
        times,
        streak,
        placed: game.shape().cell_count() - givens,
        moves: game.history().path().len(),
        just_ended: dialog.just_ended,
        celebrate: dialog.just_ended && celebrate,
    })
}

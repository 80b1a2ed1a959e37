//! The puzzle of the day: one for each size and level, classic or killer, the same for everyone, with no server.
//!
//! Its seed is the date as text, so `2026-11-21` as the seed of the same spec gives it as well.

use super::{
    Cages, Drawn, Filling, GenerateError, Generated, Progress, Spec, generate_telling, story::Teller,
};
use serde::{Deserialize, Serialize};
use std::{fmt, ops::ControlFlow, str::FromStr};
use sudoku_board::{Seed, Shape, Symmetry, rng::GENERATOR_VERSION};
use sudoku_logic::Level;

/// A day of the Gregorian calendar, from the year 1 on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Date {
    /// The year.
    pub year: u16,
    /// The month, from 1.
    pub month: u8,
    /// The day of the month, from 1.
    pub day: u8,
}

/// Days in the 400 years of a full cycle of the calendar, in a century without the cycle's last day, in four
/// years, and in a year. Leap days come last, as years begin in March here.
const ERA: i64 = 146_097;
/// The days from 1 March 0 to 1 January 1970.
const BEFORE_1970: i64 = 719_468;

impl Date {
    /// Returns the date of a day counted from 1 January 1970. Days outside the years 1 to 9999 give the nearest day
    /// within.
    ///
    /// The algorithm is Howard Hinnant's, [`chrono`-Compatible Low-Level Date
    /// Algorithms](https://howardhinnant.github.io/date_algorithms.html): years begin in March, so that the leap day
    /// is the last.
    #[must_use]
    pub fn of_day(day: i32) -> Self {
        let day = (i64::from(day) + BEFORE_1970).clamp(306, 3_652_364);
        let (era, in_era) = (day / ERA, day % ERA);
        let year_of_era = (in_era - in_era / 1460 + in_era / 36_524 - in_era / (ERA - 1)) / 365;
        let in_year = in_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
        let month_from_march = (5 * in_year + 2) / 153;
        let day = in_year - (153 * month_from_march + 2) / 5 + 1;
        let month = if month_from_march < 10 { month_from_march + 3 } else { month_from_march - 9 };
        let year = year_of_era + era * 400 + i64::from(month <= 2);
        Self { year: year as u16, month: month as u8, day: day as u8 }
    }

    /// Returns the day of the week, from 0 for Monday to 6 for Sunday.
    #[must_use]
    pub fn weekday(self) -> u8 {
        // 1 January 1970 was a Thursday.
        (self.day() + 3).rem_euclid(7) as u8
    }

    /// Returns the day, counted from 1 January 1970.
    #[must_use]
    pub fn day(self) -> i32 {
        let (month, day) = (i64::from(self.month), i64::from(self.day));
        let year = i64::from(self.year) - i64::from(month <= 2);
        let (era, year_of_era) = (year / 400, year % 400);
        let month_from_march = if month > 2 { month - 3 } else { month + 9 };
        let in_year = (153 * month_from_march + 2) / 5 + day - 1;
        let in_era = year_of_era * 365 + year_of_era / 4 - year_of_era / 100 + in_year;
        (era * ERA + in_era - BEFORE_1970) as i32
    }
}

/// In ISO 8601: `2026-11-21`.
impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}-{:02}", self.year, self.month, self.day)
    }
}

impl FromStr for Date {
    type Err = DailyError;

    fn from_str(text: &str) -> Result<Self, DailyError> {
        let mut parts = text.split('-');
        let mut part = || parts.next().ok_or(DailyError::Date);
        let (year, month, day) = (part()?, part()?, part()?);
        let date = Self {
            year: year.parse().map_err(|_| DailyError::Date)?,
            month: month.parse().map_err(|_| DailyError::Date)?,
            day: day.parse().map_err(|_| DailyError::Date)?,
        };
        // 30 February would give another day, and `2026-1-5` is not ISO 8601.
        let real = (1..=12).contains(&date.month) && (1..=31).contains(&date.day);
        let real = real && Self::of_day(date.day()) == date && date.to_string() == text;
        if real { Ok(date) } else { Err(DailyError::Date) }
    }
}

/// The puzzle of a day. Its text is `d2.3.hard.2026-11-21`, with the version of the generator first; that of a killer
/// `d2.3c.hard.2026-11-21`.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Daily {
    /// The size of the board.
    pub shape: Shape,
    /// Whether it is a killer.
    pub is_killer: bool,
    /// The level.
    pub level: Level,
    /// The day.
    pub date: Date,
}

/// Why a text is not a puzzle of the day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DailyError {
    /// It does not have four parts, or one of them is unknown.
    #[error("it is not of the form dVERSION.SHAPE.LEVEL.YEAR-MONTH-DAY")]
    Form,
    /// It has another generator's version, whose puzzles this one cannot make again.
    #[error("it was written by generator {0}, and this is generator {GENERATOR_VERSION}")]
    Version(u32),
    /// The date does not exist.
    #[error("there is no such day")]
    Date,
}

/// The most seeds to try: if the boards of one give no puzzle, the next is used.
const SEEDS: u32 = 4;

impl Daily {
    /// Returns the one puzzle of a day that everybody is shown first: 9×9, easy on Monday, and harder towards the end
    /// of the week.
    #[must_use]
    pub fn of(date: Date) -> Self {
        let level = match date.weekday() {
            0 => Level::Easy,
            1 | 2 => Level::Medium,
            3 | 4 => Level::Hard,
            5 => Level::VeryHard,
            _ => Level::Fiendish,
        };
        Self { shape: Shape::S9.clone(), is_killer: false, level, date }
    }

    /// Returns the spec for a turn, from 0: half-turn symmetry, as in most printed puzzles, and a random filling.
    #[must_use]
    pub fn spec(&self, turn: u32) -> Spec {
        let seed = match turn {
            0 => self.date.to_string(),
            turn => format!("{} {}", self.date, turn + 1),
        };
        Spec {
            shape: self.shape.clone(),
            drawn: self.drawn(),
            level: self.level,
            filling: Filling::Random,
            symmetry: Symmetry::HalfTurn,
            seed: Seed::from_text(&seed),
        }
    }

    /// Returns whether there are such puzzles.
    #[must_use]
    pub fn exists(&self) -> bool {
        self.spec(0).exists()
    }

    /// Returns what the day draws beside digits.
    const fn drawn(&self) -> Drawn {
        if self.is_killer { Drawn::Cages(Cages::Anywhere) } else { Drawn::Nothing }
    }

    /// Returns the date in the text of a daily puzzle, of any generator version, or `None` for any other text.
    #[must_use]
    pub fn date_of(text: &str) -> Option<Date> {
        text.strip_prefix('d')?.rsplit('.').next()?.parse().ok()
    }

    /// Makes the puzzle. If no seed of the day gives the level, the result is that of the last seed.
    pub fn make(
        &self,
        watch: &mut dyn FnMut(Progress) -> ControlFlow<()>,
    ) -> Result<Generated, GenerateError> {
        self.make_telling(None, watch)
    }

    /// Like [`make`](Self::make), with a listener to the story.
    pub(super) fn make_telling(
        &self,
        mut teller: Option<&mut Teller>,
        watch: &mut dyn FnMut(Progress) -> ControlFlow<()>,
    ) -> Result<Generated, GenerateError> {
        let mut made = generate_telling(&self.spec(0), teller.as_deref_mut(), watch);
        for turn in 1..SEEDS {
            if !matches!(made, Err(GenerateError::NotFound { .. })) {
                break;
            }
            made = generate_telling(&self.spec(turn), teller.as_deref_mut(), watch);
        }
        made
    }
}

impl fmt::Display for Daily {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let drawn = self.drawn().letter();
        write!(f, "d{GENERATOR_VERSION}.{}{drawn}.{}.{}", self.shape.token(), self.level, self.date)
    }
}

impl FromStr for Daily {
    type Err = DailyError;

    fn from_str(text: &str) -> Result<Self, DailyError> {
        let mut parts = text.strip_prefix('d').ok_or(DailyError::Form)?.splitn(4, '.');
        let mut part = || parts.next().ok_or(DailyError::Form);
        let version: u32 = part()?.parse().map_err(|_| DailyError::Form)?;
        if version != GENERATOR_VERSION {
            return Err(DailyError::Version(version));
        }
        let written = part()?;
        let token = written.strip_suffix(Drawn::Cages(Cages::Anywhere).letter());
        let is_killer = token.is_some();
        let token = token.unwrap_or(written).parse().ok();
        let shape = token.and_then(Shape::from_token).ok_or(DailyError::Form)?.clone();
        let level = Level::from_slug(part()?).ok_or(DailyError::Form)?;
        Ok(Self { shape, is_killer, level, date: part()?.parse()? })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_week_begins_on_monday_and_grows_harder() {
        let check = |text: &str, weekday: u8, level: Level| {
            let date: Date = text.parse().unwrap();
            assert_eq!((date.weekday(), Daily::of(date).level), (weekday, level), "{text}");
        };
        check("1969-12-31", 2, Level::Medium);
        check("1970-01-01", 3, Level::Hard);
        check("2026-11-23", 0, Level::Easy);
        check("2026-11-28", 5, Level::VeryHard);
        check("2026-11-29", 6, Level::Fiendish);
    }

    #[test]
    fn days_are_dates() {
        let check = |day: i32, text: &str| {
            let date = Date::of_day(day);
            assert_eq!((date.to_string().as_str(), date.day()), (text, day));
            assert_eq!(text.parse(), Ok(date));
        };
        check(0, "1970-01-01");
        check(-1, "1969-12-31");
        check(59, "1970-03-01");
        check(11_016, "2000-02-29");
        check(11_017, "2000-03-01");
        check(20_778, "2026-11-21");
        check(47_540, "2100-02-28");
        check(47_541, "2100-03-01");
        check(2_932_896, "9999-12-31");
        check(-719_162, "0001-01-01");
        // Each day is one later than the day before, through all kinds of years.
        for day in -40_000..60_000 {
            assert!(Date::of_day(day) < Date::of_day(day + 1), "{day}");
            assert_eq!(Date::of_day(day).day(), day);
        }
        assert_eq!(
            (Date::of_day(i32::MAX), Date::of_day(i32::MIN)),
            (Date::of_day(2_932_896), Date::of_day(-719_162))
        );
    }

    #[test]
    fn other_texts_are_no_dates() {
        for text in [
            "",
            "2026",
            "2026-11",
            "2026-11-31",
            "2026-02-29",
            "2026-13-01",
            "2026-1-5",
            "2026-00-10",
            "x-1-1",
        ] {
            assert_eq!(text.parse::<Date>(), Err(DailyError::Date), "{text}");
        }
    }

    #[test]
    fn the_puzzle_of_a_day_is_its_text() {
        let text = format!("d{GENERATOR_VERSION}.3.hard.2026-11-21");
        let daily: Daily = text.parse().unwrap();
        assert_eq!((daily.to_string(), daily.date.day()), (text, 20_778));
        assert_eq!(daily.spec(0).seed, Seed::from_text("2026-11-21"));
        assert_ne!(daily.spec(0).seed, daily.spec(1).seed);
        let killer: Daily = "d2.6c.hard.2026-11-21".parse().unwrap();
        assert_eq!((killer.to_string().as_str(), killer.is_killer), ("d2.6c.hard.2026-11-21", true));
        let check = |text: &str, error: DailyError| assert_eq!(text.parse::<Daily>(), Err(error), "{text}");
        check("", DailyError::Form);
        check("d2.3cd.hard.2026-11-21", DailyError::Form);
        check("d2.3x.hard.2026-11-21", DailyError::Form);
        check("d", DailyError::Form);
        check("d1.3.hard.2026-11-21", DailyError::Version(1));
        check(&format!("d{GENERATOR_VERSION}.7.hard.2026-11-21"), DailyError::Form);
        check(&format!("d{GENERATOR_VERSION}.3.nice.2026-11-21"), DailyError::Form);
        check(&format!("d{GENERATOR_VERSION}.3.hard"), DailyError::Form);
        check(&format!("d{GENERATOR_VERSION}.3.hard.2026-11-31"), DailyError::Date);
    }
}

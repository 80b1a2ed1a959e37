//! The log of practice: each attempt at a technique, with its date.
//!
//! An attempt is saved as one line, `1|DATE|TECHNIQUE|ORDER|KIND|RESULT|WRONG|HELP|MILLIS|DAY|CHECKSUM`. A position
//! is behind the day: `GIVENS|DIGITS|CANDIDATES`. Dots, grades and memories are
//! computed from the attempts on demand, so a better formula can replay them.

use super::journal::RecordError;
use crate::saved::memory::{Grade, Memory};
use crate::{
    game::clock::Millis,
    links::{
        case::Case,
        sealed::{seal, unseal},
    },
};
use std::{collections::BTreeMap, sync::Arc};
use sudoku_core::{Shape, Technique, sorting::sort};

/// Declares the kinds of attempts, with their names in a saved line.
macro_rules! kinds {
    ($($(#[$doc:meta])* $kind:ident $slug:literal;)+) => {
        /// The kind of an attempt.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum AttemptKind {
            $($(#[$doc])* $kind,)+
        }

        impl AttemptKind {
            /// All kinds, in the order of learning.
            pub const ALL: &[Self] = &[$(Self::$kind),+];

            /// Returns a short name, independent of language.
            #[must_use]
            pub const fn slug(self) -> &'static str {
                match self {
                    $(Self::$kind => $slug,)+
                }
            }
        }
    };
}

kinds! {
    /// The page of the technique was read.
    Page "page";
    /// The pattern was shown, and its conclusion asked for.
    Conclude "conclude";
    /// The conclusion was shown, and its pattern asked for.
    Pattern "pattern";
    /// The technique was named, and its step asked for.
    Find "find";
    /// The technique was named, and it was on the board or not.
    Here "here";
    /// The technique was not named.
    Mixed "mixed";
    /// A move in a game had it as its easiest reason.
    Game "game";
    /// A hint in a game showed it.
    Hint "hint";
    /// The player guessed in a game, and it was the easiest step there.
    Guess "guess";
}

impl AttemptKind {
    /// Returns whether the player had to recognise the technique without being shown a part of it.
    #[must_use]
    pub const fn is_recognition(self) -> bool {
        match self {
            Self::Find | Self::Here | Self::Mixed | Self::Game | Self::Hint | Self::Guess => true,
            Self::Page | Self::Conclude | Self::Pattern => false,
        }
    }

    /// Returns whether an attempt of this kind has the time of an exercise: moves in games have no separate time.
    #[must_use]
    pub const fn is_timed(self) -> bool {
        matches!(self, Self::Find | Self::Here | Self::Mixed)
    }
}

/// An attempt at a technique.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attempt {
    /// Its name: the date of its end, in milliseconds since 1970.
    pub date: Millis,
    /// The technique.
    pub technique: Technique,
    /// The shape of the board.
    pub shape: Shape,
    /// Its kind.
    pub kind: AttemptKind,
    /// Whether the player found it; otherwise it was shown.
    pub found: bool,
    /// The wrong answers before that.
    pub wrong: u8,
    /// The stages of a hint before that.
    pub help: u8,
    /// The time it took.
    pub took: Millis,
    /// The day in the player's own calendar, counted from the first of January 1970.
    pub day: i32,
    /// The position, if it is of a game of the player's and worth an exercise.
    pub case: Option<Arc<Case>>,
}

impl Attempt {
    /// Returns the attempt as text, in one line.
    #[must_use]
    pub fn write(&self) -> String {
        let Self { date, technique, shape, kind, found, wrong, help, took, day, case } = self;
        let result = if *found { "found" } else { "shown" };
        let (technique, shape, kind) = (technique.slug(), shape.token(), kind.slug());
        let fields = format!("{date}|{technique}|{shape}|{kind}|{result}|{wrong}|{help}|{took}|{day}");
        seal(&match case {
            None => format!("1|{fields}"),
            Some(case) => format!("1|{fields}|{}", case.write()),
        })
    }

    /// Reads the attempt of a text.
    pub fn read(text: &str) -> Result<Self, RecordError> {
        let (version, rest) =
            unseal(text).ok_or(RecordError::Damaged)?.split_once('|').ok_or(RecordError::Strange)?;
        match version.parse::<u32>() {
            Ok(1) => attempt(rest).ok_or(RecordError::Strange),
            Ok(2..) => Err(RecordError::Newer),
            _ => Err(RecordError::Strange),
        }
    }

    /// Returns whether the player found the technique without help and without a wrong answer.
    #[must_use]
    pub const fn is_unaided(&self) -> bool {
        self.found && self.wrong == 0 && self.help == 0
    }

    /// Returns the grade of the attempt, by correctness, help and time.
    #[must_use]
    pub fn grade(&self) -> Grade {
        let quick = QUICK * (1 + u64::from(self.technique.info().tier));
        match self {
            Self { found: false, .. } => Grade::Again,
            _ if !self.is_unaided() => Grade::Hard,
            _ if !self.kind.is_timed() => Grade::Good,
            _ if self.took <= quick => Grade::Easy,
            _ => Grade::Good,
        }
    }
}

/// A quick answer for the easiest techniques. Those of tier *n* have *n* times longer beyond it.
const QUICK: Millis = 5_000;

/// Returns the attempt of a text. A position follows the ninth bar.
fn attempt(text: &str) -> Option<Attempt> {
    let Some((at, _)) = text.match_indices('|').nth(8) else { return fields(text) };
    let (own, case) = (&text[..at], &text[at + 1..]);
    let (attempt, case) = (fields(own)?, Case::read(case)?);
    case.is_of(&attempt.shape).then(|| Attempt { case: Some(Arc::new(case)), ..attempt })
}

fn fields(text: &str) -> Option<Attempt> {
    let fields: Vec<&str> = text.split('|').collect();
    let [date, technique, shape, kind, found, wrong, help, took, day] = fields[..] else { return None };
    Some(Attempt {
        date: date.parse().ok()?,
        technique: Technique::from_slug(technique)?,
        shape: Shape::from_token(shape.parse().ok()?)?.clone(),
        kind: AttemptKind::ALL.iter().copied().find(|known| known.slug() == kind)?,
        found: match found {
            "found" => true,
            "shown" => false,
            _ => return None,
        },
        wrong: wrong.parse().ok()?,
        help: help.parse().ok()?,
        took: took.parse().ok()?,
        day: day.parse().ok()?,
        case: None,
    })
}

/// The progress with a technique, as three dots.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Dots {
    /// Nothing yet.
    #[default]
    None,
    /// Seen: its page was read, or it was tried.
    Seen,
    /// Found once.
    FoundOne,
    /// Found three times without help.
    FoundAlone,
}

/// The attempts at a technique that make it known.
const ALONE: usize = 3;

/// The number of quickest and median times kept for a chart.
const RECENT: usize = 20;

/// The skill in a technique at a size.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Skill {
    /// The progress.
    pub dots: Dots,
    /// The memory; none before a first attempt to recognise it.
    pub memory: Option<Memory>,
    /// The day of the last such attempt.
    pub day: i32,
    /// The times of the latest finds, in milliseconds, the oldest first.
    pub times: Vec<Millis>,
}

impl Skill {
    /// Returns the chance that the technique is still recognised on a day, from 0 to 1: an estimate.
    #[must_use]
    pub fn retention(&self, today: i32) -> Option<f32> {
        let days = (today - self.day).max(0) as f32;
        self.memory.map(|memory| memory.retrievability(days))
    }

    /// Returns the median of the latest times.
    #[must_use]
    pub fn median(&self) -> Option<Millis> {
        let mut times = self.times.clone();
        sort(&mut times);
        times.get(times.len() / 2).copied()
    }
}

/// All attempts, each under its date.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Practice {
    attempts: BTreeMap<Millis, Attempt>,
    /// The number of stored attempts that can't be read.
    unread: usize,
}

impl Practice {
    /// Returns the number of stored attempts that can't be read. They stay stored.
    #[must_use]
    pub const fn unread(&self) -> usize {
        self.unread
    }

    /// Notes how many stored attempts can't be read.
    pub(crate) const fn set_unread(&mut self, unread: usize) {
        self.unread = unread;
    }
}

impl Extend<Attempt> for Practice {
    fn extend<T: IntoIterator<Item = Attempt>>(&mut self, attempts: T) {
        self.attempts.extend(attempts.into_iter().map(|attempt| (attempt.date, attempt)));
    }
}

impl Practice {
    /// Adds an attempt. If another has its date, it gets the next free one. Returns it.
    pub fn add(&mut self, mut attempt: Attempt) -> Attempt {
        while self.attempts.contains_key(&attempt.date) {
            attempt.date += 1;
        }
        self.extend([attempt.clone()]);
        attempt
    }

    /// Returns all attempts, the oldest first.
    pub fn attempts(&self) -> impl DoubleEndedIterator<Item = &Attempt> {
        self.attempts.values()
    }

    /// Returns the skill in a technique at a size; at any size if none is named.
    #[must_use]
    pub fn skill(&self, technique: Technique, shape: Option<&Shape>) -> Skill {
        let own = self.attempts().filter(|one| one.technique == technique);
        let own: Vec<&Attempt> = own.filter(|one| shape.is_none_or(|shape| one.shape == shape)).collect();
        let tests = || own.iter().filter(|one| one.kind.is_recognition());
        let mut before = None;
        let history = tests().map(|one| {
            let days = before.replace(one.day).map_or(0, |day: i32| one.day.saturating_sub(day).max(0));
            (days as u32, one.grade())
        });
        let memory = Memory::of(history);
        let times: Vec<Millis> =
            tests().filter(|one| one.found && one.kind.is_timed()).map(|one| one.took).collect();
        let dots = if tests().filter(|one| one.is_unaided()).count() >= ALONE {
            Dots::FoundAlone
        } else if own.iter().any(|one| one.found && one.kind != AttemptKind::Page) {
            Dots::FoundOne
        } else if own.is_empty() {
            Dots::None
        } else {
            Dots::Seen
        };
        let recent = times.len().saturating_sub(RECENT);
        Skill {
            dots,
            memory,
            day: tests().next_back().map_or(0, |one| one.day),
            times: times[recent..].to_vec(),
        }
    }

    /// Returns the positions of the player's games that are worth an exercise, each with its technique, the oldest
    /// first.
    pub fn cases(&self) -> impl DoubleEndedIterator<Item = (Technique, &Arc<Case>)> {
        self.attempts().filter_map(|one| Some((one.technique, one.case.as_ref()?)))
    }

    /// Returns whether a technique was found before in a game or an exercise, without help.
    #[must_use]
    pub fn knows(&self, technique: Technique) -> bool {
        self.attempts().any(|one| one.technique == technique && one.kind.is_recognition() && one.is_unaided())
    }

    /// Returns whether an exercise of that kind was solved for a technique at a size.
    #[must_use]
    pub fn has(&self, kind: AttemptKind, technique: Technique, shape: &Shape) -> bool {
        let fits = |one: &&Attempt| one.kind == kind && one.technique == technique && one.shape == shape;
        self.attempts().filter(fits).any(|one| one.found)
    }
}

//! The reasons that a pupil gave for moves, counted by kind: part of the result of an assignment that asks for them.

use super::packed::{Bits, Unread};
use sudoku_core::step::argument::ArgumentKind;

/// The bits of a count, and the highest one.
const COUNT: u32 = 10;
const MOST: u16 = (1 << COUNT) - 1;

/// The number of kinds.
const KINDS: usize = ArgumentKind::ALL.len();

/// The counts of the reasons for the moves of one player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Reasons {
    /// The reasons of each kind that held at once, and those that held after another try.
    held: [(u16, u16); KINDS],
    /// The moves without a reason that held.
    none: u16,
}

/// The reason that a player gave for a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ReasonGiven {
    /// One of this kind, which held at once.
    AtOnce(ArgumentKind),
    /// One of this kind, after others that didn't hold.
    Later(ArgumentKind),
    /// None that held.
    Never,
}

/// A kind of reason with its counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ReasonCount {
    /// The kind.
    pub kind: ArgumentKind,
    /// The reasons that held at once.
    pub at_once: u32,
    /// All reasons of the kind that held.
    pub held: u32,
}

impl Reasons {
    /// No reasons yet.
    pub const NONE: Self = Self { held: [(0, 0); KINDS], none: 0 };

    /// Adds the reason for a move.
    pub fn add(&mut self, reason: ReasonGiven) {
        let count = match reason {
            ReasonGiven::AtOnce(kind) => &mut self.held[kind as usize].0,
            ReasonGiven::Later(kind) => &mut self.held[kind as usize].1,
            ReasonGiven::Never => &mut self.none,
        };
        *count = (*count + 1).min(MOST);
    }

    /// Returns the kinds that the moves had, with their counts, the easiest first.
    pub fn kinds(&self) -> impl Iterator<Item = ReasonCount> + '_ {
        let all = ArgumentKind::ALL.into_iter().zip(self.held);
        let count = |(kind, (at_once, later)): (ArgumentKind, (u16, u16))| ReasonCount {
            kind,
            at_once: at_once.into(),
            held: u32::from(at_once) + u32::from(later),
        };
        all.map(count).filter(|count| count.held > 0)
    }

    /// Returns the number of reasons that held at once, and of all moves that needed one.
    #[must_use]
    pub fn sum(&self) -> (u32, u32) {
        let (at_once, held) = self.kinds().fold((0, 0), |sum, one| (sum.0 + one.at_once, sum.1 + one.held));
        (at_once, held + u32::from(self.none))
    }

    /// Returns the number of moves without a reason that held.
    #[must_use]
    pub const fn none(&self) -> u16 {
        self.none
    }

    /// Returns the kind with the smallest share of reasons that held at once, the easiest of equals. `None` if all did.
    #[must_use]
    pub fn weakest(&self) -> Option<ReasonCount> {
        let share = |one: &ReasonCount| u64::from(one.at_once) * 1_000_000 / u64::from(one.held);
        self.kinds().filter(|one| one.at_once < one.held).min_by_key(share)
    }

    /// Returns these and other counts together.
    #[must_use]
    pub fn with(mut self, other: &Self) -> Self {
        for ((first, later), (more, more_later)) in self.held.iter_mut().zip(other.held) {
            (*first, *later) = (first.saturating_add(more), later.saturating_add(more_later));
        }
        self.none = self.none.saturating_add(other.none);
        self
    }

    pub(super) fn pack(&self, bits: &mut Bits) {
        for (at_once, later) in self.held {
            bits.number(at_once.min(MOST).into(), COUNT);
            bits.number(later.min(MOST).into(), COUNT);
        }
        bits.number(self.none.min(MOST).into(), COUNT);
    }

    pub(super) fn unpack(bits: &mut Unread) -> Option<Self> {
        let mut own = Self::default();
        for (at_once, later) in &mut own.held {
            (*at_once, *later) = (bits.number(COUNT)? as u16, bits.number(COUNT)? as u16);
        }
        own.none = bits.number(COUNT)? as u16;
        Some(own)
    }

    /// Returns the counts as a line of text.
    #[must_use]
    pub fn write(&self) -> String {
        let held = self.held.iter().flat_map(|&(at_once, later)| [at_once, later]);
        let all: Vec<String> = held.chain([self.none]).map(|count| count.to_string()).collect();
        all.join(" ")
    }

    /// Reads the text of [`Self::write`]. `None` if it is damaged.
    #[must_use]
    pub fn read(line: &str) -> Option<Self> {
        let counts: Vec<u16> = line.split(' ').map(str::parse).collect::<Result<_, _>>().ok()?;
        let (&none, held) = counts.split_last().filter(|(_, held)| held.len() == 2 * KINDS)?;
        let mut own = Self { none, ..Self::default() };
        for (to, from) in own.held.iter_mut().zip(held.chunks(2)) {
            *to = (from[0], from[1]);
        }
        Some(own)
    }
}

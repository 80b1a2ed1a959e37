//! The figures of each technique on both scales.

use super::Tenths;
use crate::{Order, Technique};
use serde::{Deserialize, Serialize};

/// HoDoKu's words for how hard a puzzle is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Class {
    /// Up to 800, and nothing but singles.
    Easy,
    /// Up to 1000.
    Medium,
    /// Up to 1600.
    Hard,
    /// Up to 1800.
    Unfair,
    /// Anything above.
    Extreme,
}

impl Class {
    /// All of them, the easiest first.
    pub const ALL: [Class; 5] = [Class::Easy, Class::Medium, Class::Hard, Class::Unfair, Class::Extreme];

    /// Its name in texts: lower case.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
            Self::Unfair => "unfair",
            Self::Extreme => "extreme",
        }
    }

    /// The class of that name.
    #[must_use]
    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|class| class.slug() == slug)
    }

    /// Whether puzzles of an order can be asked for by class. The scale is HoDoKu's, which knows 9×9 alone: its
    /// bounds hold for as many steps as such a board has, and larger ones pass them by their size.
    #[must_use]
    pub fn exists_at(self, order: Order) -> bool {
        order == Order::Three
    }

    /// The class of a score.
    #[must_use]
    pub const fn of_score(score: u32) -> Self {
        match score {
            0..=800 => Self::Easy,
            801..=1000 => Self::Medium,
            1001..=1600 => Self::Hard,
            1601..=1800 => Self::Unfair,
            _ => Self::Extreme,
        }
    }

    /// The class of that name as HoDoKu writes it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Easy => "Easy",
            Self::Medium => "Medium",
            Self::Hard => "Hard",
            Self::Unfair => "Unfair",
            Self::Extreme => "Extreme",
        }
    }
}

/// What one step of a technique counts.
#[derive(Clone, Copy, Debug)]
pub(super) struct Figures {
    /// What it adds to the score.
    pub(super) score: u32,
    /// The class of a puzzle that needs it.
    pub(super) class: Class,
    /// Its rating, before what the length of a chain adds.
    pub(super) base: Tenths,
    /// Its rating where a digit follows from it at once.
    pub(super) direct: Option<Tenths>,
}

impl Figures {
    /// The lowest rating that a step can have.
    pub(super) fn least(self) -> Tenths {
        self.direct.map_or(self.base, |direct| direct.min(self.base))
    }
}

/// The figures of a technique. Scores and classes are HoDoKu's, ratings Sukaku Explainer's; where one does
/// not know a technique, the figure lies between those of its neighbours on our ladder.
pub(super) fn of(technique: Technique) -> Figures {
    use Class::{Easy, Extreme, Hard, Medium, Unfair};
    use Technique as T;
    let (class, base) = match technique {
        T::FullHouse => (Easy, 10),
        T::HiddenSingle => (Easy, 12),
        T::NakedSingle => (Easy, 23),
        T::LockedPair | T::LockedTriple | T::Pointing => (Medium, 26),
        T::Claiming => (Medium, 28),
        T::NakedPair => (Medium, 30),
        T::XWing => (Hard, 32),
        T::HiddenPair => (Medium, 34),
        T::NakedTriple => (Medium, 36),
        T::Swordfish => (Hard, 38),
        T::HiddenTriple => (Medium, 40),
        T::Skyscraper => (Hard, 40),
        T::TwoStringKite | T::DualTwoStringKite => (Hard, 41),
        T::TurbotFish | T::XyWing => (Hard, 42),
        T::EmptyRectangle | T::DualEmptyRectangle | T::FinnedXWing | T::SashimiXWing => (Hard, 43),
        T::XyzWing | T::WWing => (Hard, 44),
        T::UniqueRectangle1 | T::UniqueRectangle2 | T::UniqueRectangle4 | T::AvoidableRectangle1 => {
            (Hard, 45)
        }
        T::UniqueRectangle3 | T::UniqueRectangle5 | T::UniqueRectangle6 => (Hard, 46),
        T::AvoidableRectangle2 => (Hard, 47),
        T::HiddenRectangle => (Hard, 48),
        T::NakedQuadruple | T::RemotePair => (Hard, 50),
        T::Jellyfish => (Hard, 52),
        T::HiddenQuadruple | T::SimpleColorsTrap | T::SimpleColorsWrap => (Hard, 54),
        T::XChain => (Unfair, 54),
        T::AlsXz => (Unfair, 55),
        T::BugPlusOne => (Hard, 56),
        T::FinnedSwordfish | T::SashimiSwordfish => (Unfair, 57),
        T::MultiColors1 | T::MultiColors2 => (Hard, 57),
        T::NakedQuintuple => (Unfair, 60),
        T::FinnedJellyfish | T::SashimiJellyfish => (Unfair, 61),
        T::HiddenQuintuple | T::SueDeCoq => (Unfair, 64),
        T::NakedSextuple | T::XyChain => (Unfair, 66),
        T::Squirmbag | T::FrankenJellyfish | T::FinnedFrankenSwordfish => (Unfair, 68),
        T::ContinuousNiceLoop | T::DiscontinuousNiceLoop | T::Aic | T::HiddenSextuple => (Unfair, 70),
        T::GroupedContinuousNiceLoop | T::GroupedDiscontinuousNiceLoop | T::GroupedAic => (Unfair, 78),
        T::AlsXyWing => (Unfair, 80),
        T::AlsChain | T::DeathBlossom => (Unfair, 83),
        T::FrankenXWing => (Unfair, 62),
        T::FrankenSwordfish | T::FinnedFrankenXWing => (Unfair, 65),
        T::FinnedFrankenJellyfish => (Unfair, 72),
        T::MutantSwordfish | T::FinnedMutantXWing => (Extreme, 74),
        T::MutantJellyfish | T::FinnedMutantSwordfish => (Extreme, 76),
        T::FinnedMutantJellyfish => (Extreme, 80),
        T::ForcingChain => (Extreme, 82),
        T::ForcingNet => (Extreme, 88),
        T::Guess | T::DeadEnd | T::Retreat => (Extreme, 95),
    };
    let direct = match technique {
        T::Pointing | T::LockedPair | T::LockedTriple => Some(Tenths(17)),
        T::Claiming => Some(Tenths(19)),
        T::HiddenPair => Some(Tenths(20)),
        T::HiddenTriple => Some(Tenths(25)),
        _ => None,
    };
    let known = technique.info().hodoku.map(|figures| figures.score);
    let score = known.unwrap_or(if class == Extreme { 500 } else { 300 });
    Figures { score, class, base: Tenths(base), direct }
}

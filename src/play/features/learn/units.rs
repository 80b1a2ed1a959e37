//! The path through the techniques: units in chapters, from the first single to the exotics.

use sudoku_core::{Order, Technique};

/// A chapter of the path.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Chapter {
    /// Small boards for a first try.
    Small,
    /// Looking along houses for one digit.
    Scanning,
    /// Singles.
    Singles,
    /// Locked candidates.
    Locked,
    /// Pairs.
    Pairs,
    /// Triples and larger sets.
    Triples,
    /// Fish, and two strong links.
    Fish,
    /// Wings.
    Wings,
    /// Techniques that rest on the puzzle having one solution.
    Uniqueness,
    /// Colouring, and chains of one digit.
    Colouring,
    /// Chains of several digits.
    Chains,
    /// Almost locked sets.
    Sets,
    /// Rare and hard ones.
    Exotics,
}

/// A unit of the path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unit {
    /// Its chapter.
    pub chapter: Chapter,
    /// The order of its boards.
    pub order: Order,
    /// Its techniques, never empty.
    pub techniques: &'static [Technique],
}

impl Unit {
    /// Whether it is one of the first units, which teach the tools of all others.
    #[must_use]
    pub fn is_first(&self) -> bool {
        self.chapter <= Chapter::Locked
    }
}

const fn unit(chapter: Chapter, order: Order, techniques: &'static [Technique]) -> Unit {
    Unit { chapter, order, techniques }
}

/// All units in the order of the path.
pub const UNITS: &[Unit] = {
    use Chapter as C;
    use Order::{Four, Three, Two};
    use Technique as T;
    &[
        unit(C::Small, Two, &[T::FullHouse]),
        unit(C::Small, Two, &[T::HiddenSingle]),
        unit(C::Small, Two, &[T::NakedSingle]),
        unit(C::Scanning, Three, &[T::FullHouse]),
        unit(C::Scanning, Three, &[T::HiddenSingle]),
        unit(C::Scanning, Four, &[T::HiddenSingle]),
        unit(C::Singles, Three, &[T::NakedSingle]),
        unit(C::Singles, Four, &[T::NakedSingle]),
        unit(C::Locked, Three, &[T::Pointing]),
        unit(C::Locked, Three, &[T::Claiming]),
        unit(C::Pairs, Three, &[T::NakedPair, T::LockedPair]),
        unit(C::Pairs, Three, &[T::HiddenPair]),
        unit(C::Triples, Three, &[T::NakedTriple, T::LockedTriple]),
        unit(C::Triples, Three, &[T::HiddenTriple]),
        unit(C::Triples, Three, &[T::NakedQuadruple, T::HiddenQuadruple]),
        unit(C::Fish, Three, &[T::XWing]),
        unit(C::Fish, Three, &[T::Skyscraper]),
        unit(C::Fish, Three, &[T::TwoStringKite, T::DualTwoStringKite]),
        unit(C::Fish, Three, &[T::TurbotFish]),
        unit(C::Fish, Three, &[T::EmptyRectangle, T::DualEmptyRectangle]),
        unit(C::Fish, Three, &[T::Swordfish, T::Jellyfish]),
        unit(C::Fish, Three, &[T::FinnedXWing, T::SashimiXWing]),
        unit(C::Fish, Three, &[T::FinnedSwordfish, T::SashimiSwordfish]),
        unit(C::Wings, Three, &[T::XyWing]),
        unit(C::Wings, Three, &[T::XyzWing]),
        unit(C::Wings, Three, &[T::WWing]),
        unit(C::Uniqueness, Three, &[T::UniqueRectangle1]),
        unit(C::Uniqueness, Three, &[T::UniqueRectangle2, T::UniqueRectangle5]),
        unit(C::Uniqueness, Three, &[T::UniqueRectangle3]),
        unit(C::Uniqueness, Three, &[T::UniqueRectangle4, T::UniqueRectangle6]),
        unit(C::Uniqueness, Three, &[T::HiddenRectangle]),
        unit(C::Uniqueness, Three, &[T::AvoidableRectangle1, T::AvoidableRectangle2]),
        unit(C::Uniqueness, Three, &[T::BugPlusOne]),
        unit(C::Colouring, Three, &[T::SimpleColorsTrap, T::SimpleColorsWrap]),
        unit(C::Colouring, Three, &[T::MultiColors1, T::MultiColors2]),
        unit(C::Colouring, Three, &[T::RemotePair]),
        unit(C::Colouring, Three, &[T::XChain]),
        unit(C::Chains, Three, &[T::XyChain]),
        unit(C::Chains, Three, &[T::Aic, T::GroupedAic]),
        unit(C::Chains, Three, &[T::DiscontinuousNiceLoop, T::GroupedDiscontinuousNiceLoop]),
        unit(C::Chains, Three, &[T::ContinuousNiceLoop, T::GroupedContinuousNiceLoop]),
        unit(C::Sets, Three, &[T::AlsXz]),
        unit(C::Sets, Three, &[T::AlsXyWing, T::AlsChain]),
        unit(C::Sets, Three, &[T::SueDeCoq, T::DeathBlossom]),
        unit(C::Exotics, Three, &[T::FinnedJellyfish, T::SashimiJellyfish]),
        unit(C::Exotics, Three, &[T::FrankenSwordfish, T::FinnedFrankenSwordfish]),
        unit(C::Exotics, Three, &[T::ForcingChain, T::ForcingNet]),
    ]
};

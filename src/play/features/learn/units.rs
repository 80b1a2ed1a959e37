//! The path through the techniques: units in chapters, from the first single to the exotics.

use sudoku_core::{Shape, Technique};

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
    /// The shape of its boards.
    pub shape: Shape,
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

const fn unit(chapter: Chapter, shape: Shape, techniques: &'static [Technique]) -> Unit {
    Unit { chapter, shape, techniques }
}

/// All units in the order of the path.
pub const UNITS: &[Unit] = {
    use Chapter as C;
    const S4: Shape = Shape::S4;
    const S9: Shape = Shape::S9;
    const S16: Shape = Shape::S16;
    use Technique as T;
    &[
        unit(C::Small, S4, &[T::FullHouse]),
        unit(C::Small, S4, &[T::HiddenSingle]),
        unit(C::Small, S4, &[T::NakedSingle]),
        unit(C::Scanning, S9, &[T::FullHouse]),
        unit(C::Scanning, S9, &[T::HiddenSingle]),
        unit(C::Scanning, S16, &[T::HiddenSingle]),
        unit(C::Singles, S9, &[T::NakedSingle]),
        unit(C::Singles, S16, &[T::NakedSingle]),
        unit(C::Locked, S9, &[T::Pointing]),
        unit(C::Locked, S9, &[T::Claiming]),
        unit(C::Pairs, S9, &[T::NakedPair, T::LockedPair]),
        unit(C::Pairs, S9, &[T::HiddenPair]),
        unit(C::Triples, S9, &[T::NakedTriple, T::LockedTriple]),
        unit(C::Triples, S9, &[T::HiddenTriple]),
        unit(C::Triples, S9, &[T::NakedQuadruple, T::HiddenQuadruple]),
        unit(C::Fish, S9, &[T::XWing]),
        unit(C::Fish, S9, &[T::Skyscraper]),
        unit(C::Fish, S9, &[T::TwoStringKite, T::DualTwoStringKite]),
        unit(C::Fish, S9, &[T::TurbotFish]),
        unit(C::Fish, S9, &[T::EmptyRectangle, T::DualEmptyRectangle]),
        unit(C::Fish, S9, &[T::Swordfish, T::Jellyfish]),
        unit(C::Fish, S9, &[T::FinnedXWing, T::SashimiXWing]),
        unit(C::Fish, S9, &[T::FinnedSwordfish, T::SashimiSwordfish]),
        unit(C::Wings, S9, &[T::XyWing]),
        unit(C::Wings, S9, &[T::XyzWing]),
        unit(C::Wings, S9, &[T::WWing]),
        unit(C::Uniqueness, S9, &[T::UniqueRectangle1]),
        unit(C::Uniqueness, S9, &[T::UniqueRectangle2, T::UniqueRectangle5]),
        unit(C::Uniqueness, S9, &[T::UniqueRectangle3]),
        unit(C::Uniqueness, S9, &[T::UniqueRectangle4, T::UniqueRectangle6]),
        unit(C::Uniqueness, S9, &[T::HiddenRectangle]),
        unit(C::Uniqueness, S9, &[T::AvoidableRectangle1, T::AvoidableRectangle2]),
        unit(C::Uniqueness, S9, &[T::BugPlusOne]),
        unit(C::Colouring, S9, &[T::SimpleColorsTrap, T::SimpleColorsWrap]),
        unit(C::Colouring, S9, &[T::MultiColors1, T::MultiColors2]),
        unit(C::Colouring, S9, &[T::RemotePair]),
        unit(C::Colouring, S9, &[T::XChain]),
        unit(C::Chains, S9, &[T::XyChain]),
        unit(C::Chains, S9, &[T::Aic, T::GroupedAic]),
        unit(C::Chains, S9, &[T::DiscontinuousNiceLoop, T::GroupedDiscontinuousNiceLoop]),
        unit(C::Chains, S9, &[T::ContinuousNiceLoop, T::GroupedContinuousNiceLoop]),
        unit(C::Sets, S9, &[T::AlsXz]),
        unit(C::Sets, S9, &[T::AlsXyWing, T::AlsChain]),
        unit(C::Sets, S9, &[T::SueDeCoq, T::DeathBlossom]),
        unit(C::Exotics, S9, &[T::FinnedJellyfish, T::SashimiJellyfish]),
        unit(C::Exotics, S9, &[T::FrankenSwordfish, T::FinnedFrankenSwordfish]),
        unit(C::Exotics, S9, &[T::ForcingChain, T::ForcingNet]),
    ]
};

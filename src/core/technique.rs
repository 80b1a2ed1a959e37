//! The names of patterns, and what is known of each: its slug, its tier, and how HoDoKu counts it.

mod figures;
mod set;

pub use figures::{Hodoku, Info};
pub use set::TechniqueSet;

use serde::{Deserialize, Serialize};

/// A named family of patterns. The order of the variants means nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Technique {
    /// The last empty cell of a house.
    FullHouse,
    /// The only candidate of a cell.
    NakedSingle,
    /// The only place of a digit in a house.
    HiddenSingle,
    /// A candidate tried without proof.
    Guess,
    /// A contradiction met in a search.
    DeadEnd,
    /// A guess taken back.
    Retreat,
    /// A digit of a box confined to one line.
    Pointing,
    /// A digit of a line confined to one box.
    Claiming,
    /// Two digits confined to two cells that share a line and a box.
    LockedPair,
    /// Three digits confined to three cells that share a line and a box.
    LockedTriple,
    /// Two cells of a house that hold two digits.
    NakedPair,
    /// Three cells of a house that hold three digits.
    NakedTriple,
    /// Four cells of a house that hold four digits.
    NakedQuadruple,
    /// Five cells of a house that hold five digits; on boards above 9×9.
    NakedQuintuple,
    /// Six cells of a house that hold six digits; on boards above 16×16.
    NakedSextuple,
    /// Two digits with two places in a house.
    HiddenPair,
    /// Three digits with three places in a house.
    HiddenTriple,
    /// Four digits with four places in a house.
    HiddenQuadruple,
    /// Five digits with five places in a house; on boards above 9×9.
    HiddenQuintuple,
    /// Six digits with six places in a house; on boards above 16×16.
    HiddenSextuple,
    /// A digit whose places in two lines fall on two crossing lines.
    XWing,
    /// The same with three lines.
    Swordfish,
    /// The same with four lines.
    Jellyfish,
    /// The same with five lines; on boards above 9×9.
    Squirmbag,
    /// An X-Wing but for some places in one box.
    FinnedXWing,
    /// A Swordfish but for some places in one box.
    FinnedSwordfish,
    /// A Jellyfish but for some places in one box.
    FinnedJellyfish,
    /// A finned X-Wing that lacks a corner.
    SashimiXWing,
    /// A finned Swordfish that lacks a corner.
    SashimiSwordfish,
    /// A finned Jellyfish that lacks a corner.
    SashimiJellyfish,
    /// Two parallel strong links that stand on one crossing line.
    Skyscraper,
    /// A strong link in a row and one in a column that meet in a box.
    TwoStringKite,
    /// Two kites that meet in the same two cells.
    DualTwoStringKite,
    /// Any two strong links of a digit whose inner ends see each other.
    TurbotFish,
    /// A box whose places of a digit lie on a row and a column, and a strong link.
    EmptyRectangle,
    /// Two empty rectangles with the same box and strong link.
    DualEmptyRectangle,
    /// A chain of cells with the same two candidates.
    RemotePair,
    /// Three cells with two candidates each of three digits.
    XyWing,
    /// The same with all three digits in the pivot.
    XyzWing,
    /// Two cells with the same two candidates, joined by a strong link.
    WWing,
    /// A candidate that sees both colours of one chain of strong links.
    SimpleColorsTrap,
    /// A colour that sees itself.
    SimpleColorsWrap,
    /// Two colourings, one colour of each seeing the other.
    MultiColors1,
    /// Two colourings, one colour seeing both of the other.
    MultiColors2,
    /// A rectangle with extra candidates in one corner.
    UniqueRectangle1,
    /// One extra digit in two corners of one side.
    UniqueRectangle2,
    /// Extra digits in two corners that form a naked set with others.
    UniqueRectangle3,
    /// One of the two digits locked in the corners with extras.
    UniqueRectangle4,
    /// One extra digit in two diagonal or three corners.
    UniqueRectangle5,
    /// One of the digits an X-Wing in a rectangle with diagonal extras.
    UniqueRectangle6,
    /// Strong links that force three corners around a bare one.
    HiddenRectangle,
    /// A rectangle of solved cells with one corner open.
    AvoidableRectangle1,
    /// A rectangle of solved cells with two corners open.
    AvoidableRectangle2,
    /// A bivalue universal grave but for one candidate.
    BugPlusOne,
    /// An alternating chain of one digit.
    XChain,
    /// A chain through cells of two candidates.
    XyChain,
    /// A loop of alternating links.
    ContinuousNiceLoop,
    /// A loop of alternating links with a flaw in one cell.
    DiscontinuousNiceLoop,
    /// An alternating chain with strong links at both ends.
    Aic,
    /// A continuous loop with groups of cells.
    GroupedContinuousNiceLoop,
    /// A discontinuous loop with groups of cells.
    GroupedDiscontinuousNiceLoop,
    /// An alternating chain with groups of cells.
    GroupedAic,
    /// Two almost locked sets with a restricted common digit.
    AlsXz,
    /// Three almost locked sets around one.
    AlsXyWing,
    /// More almost locked sets in a row.
    AlsChain,
    /// A cell each of whose candidates leads to an almost locked set.
    DeathBlossom,
    /// An intersection that two almost locked sets share out.
    SueDeCoq,
    /// A fish of two lines and boxes; it rules out no more than locked candidates do.
    FrankenXWing,
    /// A Swordfish with boxes among its lines.
    FrankenSwordfish,
    /// A Jellyfish with boxes among its lines.
    FrankenJellyfish,
    /// A Franken X-Wing but for some places.
    FinnedFrankenXWing,
    /// A Franken Swordfish but for some places.
    FinnedFrankenSwordfish,
    /// A Franken Jellyfish but for some places.
    FinnedFrankenJellyfish,
    /// A fish of three houses of any kinds.
    MutantSwordfish,
    /// A fish of four houses of any kinds.
    MutantJellyfish,
    /// A Mutant X-Wing but for some places.
    FinnedMutantXWing,
    /// A Mutant Swordfish but for some places.
    FinnedMutantSwordfish,
    /// A Mutant Jellyfish but for some places.
    FinnedMutantJellyfish,
    /// Chains from all candidates of a cell, or all places of a digit, that end alike.
    ForcingChain,
    /// The same with chains that join, or one that ends in a contradiction.
    ForcingNet,
}

impl Technique {
    /// All of them that are logic, the names of a search left out.
    pub const ALL: [Self; 77] = {
        use Technique as T;
        [
            T::FullHouse,
            T::HiddenSingle,
            T::NakedSingle,
            T::Pointing,
            T::Claiming,
            T::LockedPair,
            T::LockedTriple,
            T::NakedPair,
            T::NakedTriple,
            T::NakedQuadruple,
            T::NakedQuintuple,
            T::NakedSextuple,
            T::HiddenPair,
            T::HiddenTriple,
            T::HiddenQuadruple,
            T::HiddenQuintuple,
            T::HiddenSextuple,
            T::XWing,
            T::Swordfish,
            T::Jellyfish,
            T::Squirmbag,
            T::FinnedXWing,
            T::FinnedSwordfish,
            T::FinnedJellyfish,
            T::SashimiXWing,
            T::SashimiSwordfish,
            T::SashimiJellyfish,
            T::Skyscraper,
            T::TwoStringKite,
            T::DualTwoStringKite,
            T::TurbotFish,
            T::EmptyRectangle,
            T::DualEmptyRectangle,
            T::RemotePair,
            T::XyWing,
            T::XyzWing,
            T::WWing,
            T::SimpleColorsTrap,
            T::SimpleColorsWrap,
            T::MultiColors1,
            T::MultiColors2,
            T::UniqueRectangle1,
            T::UniqueRectangle2,
            T::UniqueRectangle3,
            T::UniqueRectangle4,
            T::UniqueRectangle5,
            T::UniqueRectangle6,
            T::HiddenRectangle,
            T::AvoidableRectangle1,
            T::AvoidableRectangle2,
            T::BugPlusOne,
            T::XChain,
            T::XyChain,
            T::ContinuousNiceLoop,
            T::DiscontinuousNiceLoop,
            T::Aic,
            T::GroupedContinuousNiceLoop,
            T::GroupedDiscontinuousNiceLoop,
            T::GroupedAic,
            T::AlsXz,
            T::AlsXyWing,
            T::AlsChain,
            T::DeathBlossom,
            T::SueDeCoq,
            T::FrankenXWing,
            T::FrankenSwordfish,
            T::FrankenJellyfish,
            T::FinnedFrankenXWing,
            T::FinnedFrankenSwordfish,
            T::FinnedFrankenJellyfish,
            T::MutantSwordfish,
            T::MutantJellyfish,
            T::FinnedMutantXWing,
            T::FinnedMutantSwordfish,
            T::FinnedMutantJellyfish,
            T::ForcingChain,
            T::ForcingNet,
        ]
    };

    /// The name in lower case with hyphens, the same in every language and for ever.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        self.info().slug
    }

    /// The technique of that slug, among those that are logic.
    #[must_use]
    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|technique| technique.slug() == slug)
    }

    /// Whether it is right only where the puzzle has one solution.
    #[must_use]
    pub const fn assumes_one_solution(self) -> bool {
        matches!(
            self,
            Self::UniqueRectangle1
                | Self::UniqueRectangle2
                | Self::UniqueRectangle3
                | Self::UniqueRectangle4
                | Self::UniqueRectangle5
                | Self::UniqueRectangle6
                | Self::HiddenRectangle
                | Self::AvoidableRectangle1
                | Self::AvoidableRectangle2
                | Self::BugPlusOne
        )
    }
}

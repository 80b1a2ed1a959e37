//! The names of patterns, and what is known of each: its slug, its tier, and how HoDoKu counts it.

mod set;

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
    /// A grave of bivalue cells but for one candidate.
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
}

/// How HoDoKu names and counts a technique.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hodoku {
    /// Its code in HoDoKu's library of cases.
    pub code: &'static str,
    /// What one step of it adds to the score of a puzzle.
    pub score: u32,
    /// Where it stands in HoDoKu's default order; what comes first is tried first.
    pub index: u32,
}

/// What is known of a technique.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Info {
    /// The name in lower case with hyphens, the same in every language and for ever.
    pub slug: &'static str,
    /// The tier of the ladder at which people learn it, from 1; 0 for what is no logic.
    pub tier: u8,
    /// HoDoKu's figures; none for what HoDoKu does not know.
    pub hodoku: Option<Hodoku>,
}

const fn info(slug: &'static str, tier: u8, code: &'static str, score: u32, index: u32) -> Info {
    Info { slug, tier, hodoku: Some(Hodoku { code, score, index }) }
}

const fn own(slug: &'static str, tier: u8) -> Info {
    Info { slug, tier, hodoku: None }
}

impl Technique {
    /// All of them that are logic, the names of a search left out.
    pub const ALL: [Self; 64] = {
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
        ]
    };

    /// What is known of it.
    #[must_use]
    pub const fn info(self) -> Info {
        match self {
            Self::FullHouse => info("full-house", 1, "0000", 4, 100),
            Self::NakedSingle => info("naked-single", 1, "0003", 4, 200),
            Self::HiddenSingle => info("hidden-single", 1, "0002", 14, 300),
            Self::Guess => own("guess", 0),
            Self::DeadEnd => own("dead-end", 0),
            Self::Retreat => own("retreat", 0),
            Self::Pointing => info("pointing", 2, "0100", 50, 1200),
            Self::Claiming => info("claiming", 2, "0101", 50, 1210),
            Self::LockedPair => info("locked-pair", 2, "0110", 40, 1000),
            Self::LockedTriple => info("locked-triple", 2, "0111", 60, 1100),
            Self::NakedPair => info("naked-pair", 2, "0200", 60, 1300),
            Self::NakedTriple => info("naked-triple", 3, "0201", 80, 1400),
            Self::NakedQuadruple => info("naked-quadruple", 4, "0202", 120, 2000),
            Self::NakedQuintuple => own("naked-quintuple", 5),
            Self::NakedSextuple => own("naked-sextuple", 5),
            Self::HiddenPair => info("hidden-pair", 2, "0210", 70, 1500),
            Self::HiddenTriple => info("hidden-triple", 3, "0211", 100, 1600),
            Self::HiddenQuadruple => info("hidden-quadruple", 4, "0212", 150, 2100),
            Self::HiddenQuintuple => own("hidden-quintuple", 5),
            Self::HiddenSextuple => own("hidden-sextuple", 5),
            Self::XWing => info("x-wing", 3, "0300", 140, 2200),
            Self::Swordfish => info("swordfish", 4, "0301", 150, 2300),
            Self::Jellyfish => info("jellyfish", 5, "0302", 160, 2400),
            Self::Squirmbag => info("squirmbag", 6, "0303", 470, 2500),
            Self::FinnedXWing => info("finned-x-wing", 4, "0310", 130, 4100),
            Self::FinnedSwordfish => info("finned-swordfish", 5, "0311", 200, 4300),
            Self::FinnedJellyfish => info("finned-jellyfish", 5, "0312", 250, 4500),
            Self::SashimiXWing => info("sashimi-x-wing", 4, "0320", 150, 4200),
            Self::SashimiSwordfish => info("sashimi-swordfish", 5, "0321", 240, 4400),
            Self::SashimiJellyfish => info("sashimi-jellyfish", 5, "0322", 260, 4600),
            Self::Skyscraper => info("skyscraper", 3, "0400", 130, 3000),
            Self::TwoStringKite => info("two-string-kite", 3, "0401", 150, 3100),
            Self::DualTwoStringKite => info("dual-two-string-kite", 3, "0404", 150, 3100),
            Self::TurbotFish => info("turbot-fish", 3, "0403", 120, 3120),
            Self::EmptyRectangle => info("empty-rectangle", 3, "0402", 120, 3170),
            Self::DualEmptyRectangle => info("dual-empty-rectangle", 3, "0405", 120, 3170),
            Self::RemotePair => info("remote-pair", 3, "0703", 110, 2800),
            Self::XyWing => info("xy-wing", 4, "0800", 160, 3300),
            Self::XyzWing => info("xyz-wing", 4, "0801", 180, 3400),
            Self::WWing => info("w-wing", 4, "0803", 150, 3200),
            Self::SimpleColorsTrap => info("simple-colors-trap", 4, "0500", 150, 5330),
            Self::SimpleColorsWrap => info("simple-colors-wrap", 4, "0501", 150, 5330),
            Self::MultiColors1 => info("multi-colors-1", 5, "0502", 200, 5360),
            Self::MultiColors2 => info("multi-colors-2", 5, "0503", 200, 5360),
            Self::UniqueRectangle1 => info("unique-rectangle-1", 4, "0600", 100, 3500),
            Self::UniqueRectangle2 => info("unique-rectangle-2", 4, "0601", 100, 3600),
            Self::UniqueRectangle3 => info("unique-rectangle-3", 4, "0602", 100, 3700),
            Self::UniqueRectangle4 => info("unique-rectangle-4", 4, "0603", 100, 3800),
            Self::UniqueRectangle5 => info("unique-rectangle-5", 4, "0604", 100, 3900),
            Self::UniqueRectangle6 => info("unique-rectangle-6", 4, "0605", 100, 4000),
            Self::HiddenRectangle => info("hidden-rectangle", 4, "0606", 100, 4010),
            Self::AvoidableRectangle1 => info("avoidable-rectangle-1", 4, "0607", 100, 4020),
            Self::AvoidableRectangle2 => info("avoidable-rectangle-2", 4, "0608", 100, 4030),
            Self::BugPlusOne => info("bug-plus-1", 4, "0610", 100, 2900),
            Self::XChain => info("x-chain", 5, "0701", 260, 5400),
            Self::XyChain => info("xy-chain", 5, "0702", 260, 5500),
            Self::ContinuousNiceLoop => info("continuous-nice-loop", 5, "0706", 280, 5600),
            Self::DiscontinuousNiceLoop => info("discontinuous-nice-loop", 5, "0707", 280, 5600),
            Self::Aic => info("aic", 5, "0708", 280, 5600),
            Self::GroupedContinuousNiceLoop => info("grouped-continuous-nice-loop", 6, "0709", 300, 5650),
            Self::GroupedDiscontinuousNiceLoop => {
                info("grouped-discontinuous-nice-loop", 6, "0710", 300, 5650)
            }
            Self::GroupedAic => info("grouped-aic", 6, "0711", 300, 5650),
            Self::AlsXz => info("als-xz", 5, "0901", 300, 5700),
            Self::AlsXyWing => info("als-xy-wing", 5, "0902", 320, 5800),
            Self::AlsChain => info("als-chain", 5, "0903", 340, 5900),
            Self::DeathBlossom => info("death-blossom", 6, "0904", 360, 6000),
            Self::SueDeCoq => info("sue-de-coq", 5, "1101", 250, 5300),
        }
    }

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

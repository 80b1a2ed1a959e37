//! What is known of each technique: its slug, its tier, and how HoDoKu counts it.

use super::Technique;

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
            Self::FrankenXWing => info("franken-x-wing", 6, "0330", 300, 6100),
            Self::FrankenSwordfish => info("franken-swordfish", 6, "0331", 350, 6200),
            Self::FrankenJellyfish => info("franken-jellyfish", 6, "0332", 370, 6300),
            Self::FinnedFrankenXWing => info("finned-franken-x-wing", 6, "0340", 390, 6700),
            Self::FinnedFrankenSwordfish => info("finned-franken-swordfish", 6, "0341", 410, 6800),
            Self::FinnedFrankenJellyfish => info("finned-franken-jellyfish", 6, "0342", 430, 6900),
            Self::MutantSwordfish => info("mutant-swordfish", 6, "0351", 450, 7400),
            Self::MutantJellyfish => info("mutant-jellyfish", 6, "0352", 450, 7500),
            Self::FinnedMutantXWing => info("finned-mutant-x-wing", 6, "0360", 470, 7900),
            Self::FinnedMutantSwordfish => info("finned-mutant-swordfish", 6, "0361", 470, 8000),
            Self::FinnedMutantJellyfish => info("finned-mutant-jellyfish", 6, "0362", 470, 8100),
            Self::ForcingChain => info("forcing-chain", 6, "1302", 500, 8500),
            Self::ForcingNet => info("forcing-net", 6, "1303", 700, 8600),
        }
    }
}

//! The names, scores and classes of HoDoKu's steps.

use serde::{Deserialize, Serialize};
use sudoku_logic::technique::Class::{self, Easy, Extreme, Hard, Medium, Unfair};

macro_rules! names {
    ($($(#[$doc:meta])+ $name:ident = $text:literal, $class:ident, $score:literal;)+) => {
        /// A technique as HoDoKu names it.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[serde(try_from = "u8", into = "u8")]
        pub enum HodokuName {
            $($(#[$doc])+ $name,)+
        }

        impl HodokuName {
            /// All names, in the order of the scale.
            pub const ALL: &'static [Self] = &[$(Self::$name),+];

            const TABLE: &'static [(&'static str, Class, u32)] = &[$(($text, $class, $score)),+];
        }
    };
}

names! {
    /// The last open cell of a house.
    FullHouse = "Full House", Easy, 4;
    /// The only mark of a cell.
    NakedSingle = "Naked Single", Easy, 4;
    /// The only place of a digit in a house.
    HiddenSingle = "Hidden Single", Easy, 14;
    /// A naked pair that eliminates in its line and its box.
    LockedPair = "Locked Pair", Medium, 40;
    /// A naked triple that eliminates in its line and its box.
    LockedTriple = "Locked Triple", Medium, 60;
    /// A digit of a box in one line.
    Pointing = "Locked Candidates Type 1 (Pointing)", Medium, 50;
    /// A digit of a line in one box.
    Claiming = "Locked Candidates Type 2 (Claiming)", Medium, 50;
    /// Two cells with two digits.
    NakedPair = "Naked Pair", Medium, 60;
    /// Three cells with three digits.
    NakedTriple = "Naked Triple", Medium, 80;
    /// Two digits in two cells.
    HiddenPair = "Hidden Pair", Medium, 70;
    /// Three digits in three cells.
    HiddenTriple = "Hidden Triple", Medium, 100;
    /// Four cells with four digits.
    NakedQuadruple = "Naked Quadruple", Hard, 120;
    /// Four digits in four cells.
    HiddenQuadruple = "Hidden Quadruple", Hard, 150;
    /// A fish of two lines.
    XWing = "X-Wing", Hard, 140;
    /// A fish of three lines.
    Swordfish = "Swordfish", Hard, 150;
    /// A fish of four lines.
    Jellyfish = "Jellyfish", Hard, 160;
    /// Alternating pairs of the same digits.
    RemotePair = "Remote Pair", Hard, 110;
    /// All cells have two marks, except one.
    Bug = "Bivalue Universal Grave + 1", Hard, 100;
    /// Two parallel strong links.
    Skyscraper = "Skyscraper", Hard, 130;
    /// Two strong links that meet in a box.
    TwoStringKite = "2-String Kite", Hard, 150;
    /// Any two strong links of a digit.
    TurbotFish = "Turbot Fish", Hard, 120;
    /// A box with a digit in a cross.
    EmptyRectangle = "Empty Rectangle", Hard, 120;
    /// Two equal pairs with a strong link.
    WWing = "W-Wing", Hard, 150;
    /// Three cells of three digits, two each.
    XYWing = "XY-Wing", Hard, 160;
    /// The same, with three digits in the pivot.
    XYZWing = "XYZ-Wing", Hard, 180;
    /// One corner with other digits.
    Unique1 = "Uniqueness Test 1", Hard, 100;
    /// One other digit, in two corners of a side.
    Unique2 = "Uniqueness Test 2", Hard, 100;
    /// Two corners that are part of a naked set.
    Unique3 = "Uniqueness Test 3", Hard, 100;
    /// A digit confined to two corners of a side.
    Unique4 = "Uniqueness Test 4", Hard, 100;
    /// One other digit, in two opposite or three corners.
    Unique5 = "Uniqueness Test 5", Hard, 100;
    /// A digit confined to two opposite corners.
    Unique6 = "Uniqueness Test 6", Hard, 100;
    /// A digit confined to the lines of the opposite corner.
    HiddenRectangle = "Hidden Rectangle", Hard, 100;
    /// A rectangle of placed digits with one open corner.
    Avoidable1 = "Avoidable Rectangle Type 1", Hard, 100;
    /// A rectangle of placed digits with one other digit in two corners.
    Avoidable2 = "Avoidable Rectangle Type 2", Hard, 100;
    /// An X-Wing with fins.
    FinnedXWing = "Finned X-Wing", Hard, 130;
    /// A finned X-Wing that lacks a corner.
    SashimiXWing = "Sashimi X-Wing", Hard, 150;
    /// A swordfish with fins.
    FinnedSwordfish = "Finned Swordfish", Unfair, 200;
    /// A finned swordfish with a line that has one cell at most.
    SashimiSwordfish = "Sashimi Swordfish", Unfair, 240;
    /// A jellyfish with fins.
    FinnedJellyfish = "Finned Jellyfish", Unfair, 250;
    /// A finned jellyfish with a line that has one cell at most.
    SashimiJellyfish = "Sashimi Jellyfish", Unfair, 260;
    /// Sets in a line and a box that use up their intersection.
    SueDeCoq = "Sue de Coq", Unfair, 250;
    /// Cells that see both colours.
    ColorsTrap = "Simple Colors Trap", Hard, 150;
    /// A colour twice in a house.
    ColorsWrap = "Simple Colors Wrap", Hard, 150;
    /// Two pairs of colours: cells that see both ends.
    MultiColors1 = "Multi Colors 1", Hard, 200;
    /// Two pairs of colours: a colour that sees both of the other pair.
    MultiColors2 = "Multi Colors 2", Hard, 200;
    /// A chain of one digit.
    XChain = "X-Chain", Unfair, 260;
    /// A chain of cells with two marks.
    XYChain = "XY-Chain", Unfair, 260;
    /// A loop that continues through its start.
    ContinuousLoop = "Continuous Nice Loop", Unfair, 280;
    /// A loop that decides its start.
    DiscontinuousLoop = "Discontinuous Nice Loop", Unfair, 280;
    /// A chain whose ends eliminate.
    Aic = "AIC", Unfair, 280;
    /// A continuous loop with groups of cells.
    GroupedContinuousLoop = "Grouped Continuous Nice Loop", Unfair, 300;
    /// A discontinuous loop with groups of cells.
    GroupedDiscontinuousLoop = "Grouped Discontinuous Nice Loop", Unfair, 300;
    /// A chain whose ends eliminate, with groups of cells.
    GroupedAic = "Grouped AIC", Unfair, 300;
    /// Two almost locked sets.
    AlsXZ = "Almost Locked Set XZ-Rule", Unfair, 300;
    /// Three almost locked sets.
    AlsXYWing = "Almost Locked Set XY-Wing", Unfair, 320;
    /// Four or more almost locked sets.
    AlsChain = "Almost Locked Set Chain", Unfair, 340;
    /// A fish of two houses, one of them a box.
    FrankenXWing = "Franken X-Wing", Unfair, 300;
    /// A fish of three houses with a box.
    FrankenSwordfish = "Franken Swordfish", Unfair, 350;
    /// A Franken X-Wing with fins.
    FinnedFrankenXWing = "Finned Franken X-Wing", Unfair, 390;
    /// A Franken swordfish with fins.
    FinnedFrankenSwordfish = "Finned Franken Swordfish", Unfair, 410;
    /// Chains from one candidate that contradict each other.
    ChainContradiction = "Forcing Chain Contradiction", Extreme, 500;
    /// Chains from all candidates of a place that agree.
    ChainVerity = "Forcing Chain Verity", Extreme, 500;
    /// Nets from one candidate that contradict each other.
    NetContradiction = "Forcing Net Contradiction", Extreme, 700;
    /// Nets from all candidates of a place that agree.
    NetVerity = "Forcing Net Verity", Extreme, 700;
    /// The digit of the solution, without a reason.
    BruteForce = "Brute Force", Extreme, 10000;
}

impl HodokuName {
    /// Returns the name, as HoDoKu writes it.
    #[must_use]
    pub const fn text(self) -> &'static str {
        Self::TABLE[self as usize].0
    }

    /// Returns the class of a puzzle that needs the technique.
    #[must_use]
    pub const fn class(self) -> Class {
        Self::TABLE[self as usize].1
    }

    /// Returns the score of a step.
    #[must_use]
    pub const fn score(self) -> u32 {
        Self::TABLE[self as usize].2
    }
}

impl From<HodokuName> for u8 {
    fn from(name: HodokuName) -> Self {
        name as Self
    }
}

impl TryFrom<u8> for HodokuName {
    type Error = NoSuchName;

    fn try_from(number: u8) -> Result<Self, NoSuchName> {
        Self::ALL.get(usize::from(number)).copied().ok_or(NoSuchName(number))
    }
}

/// A number without a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0} is no name of a step")]
pub struct NoSuchName(u8);

//! The parts that patterns are made of.

use crate::{Candidate, Cell, Digit, DigitSet, House, HouseKind};
use serde::{Deserialize, Serialize};

/// A guess that stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Standing {
    /// What was guessed.
    pub guess: Candidate,
    /// How many guesses stand on each other, this one the last of them; from 1.
    pub depth: u16,
}

/// From which side a subset is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum SetKind {
    /// The cells have no other candidates.
    Naked,
    /// The digits have no other places.
    Hidden,
    /// Naked, and the cells share two houses, both of which lose something.
    Locked,
}

/// Whether a fish has fins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum FishShape {
    /// It has none.
    Basic,
    /// It has some, and would be a fish without them.
    Finned,
    /// It has some, and a base house without them has a single place.
    Sashimi,
}

/// Which houses a fish is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum FishFamily {
    /// Rows, covered by columns, or the other way round.
    Basic,
    /// The same with boxes on either side.
    Franken,
    /// Rows and columns on the same side.
    Mutant,
}

impl FishFamily {
    /// The family of a fish.
    #[must_use]
    pub fn of(base: &[House], cover: &[House]) -> Self {
        let has = |houses: &[House], kind: HouseKind| houses.iter().any(|house| house.kind() == kind);
        let mixes = |one: HouseKind, other: HouseKind| {
            has(base, one) && has(cover, one) || has(base, one) && has(base, other)
        };
        let (row, column) = (HouseKind::Row, HouseKind::Column);
        if mixes(row, column) || mixes(column, row) || has(cover, row) && has(cover, column) {
            Self::Mutant
        } else if has(base, HouseKind::Box) || has(cover, HouseKind::Box) {
            Self::Franken
        } else {
            Self::Basic
        }
    }
}

/// One of two ways to cover the base of a fish.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct FishReading {
    /// The cover houses.
    pub cover: Vec<House>,
    /// The places in the base outside them, or in two base houses.
    pub fins: Vec<Cell>,
}

/// How two strong links of one digit lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum TurbotKind {
    /// In two rows or two columns, their inner ends in one column or row.
    Skyscraper,
    /// In a row and a column, their inner ends in one box.
    Kite,
    /// Two kites with the same inner cells.
    DualKite,
    /// In any other way.
    Turbot,
}

/// How a strong link outside a box takes one of its two lines from a digit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct BoxReading {
    /// The line that the near end of the link bars.
    pub barred: House,
    /// The line that is left to the box then.
    pub left: House,
    /// The link: its near end, on the barred line, and its far end.
    pub link: [Cell; 2],
    /// The house of which these are the only places.
    pub house: House,
}

/// How many digits the pivot of a wing has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum WingKind {
    /// Two: the shared digit is not among them.
    Xy,
    /// Three: the shared digit is among them.
    Xyz,
}

/// What prevents a rectangle from having two solutions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum RectangleKind {
    /// One corner has extra candidates: it holds one of them.
    One,
    /// Two corners of a side have the same one extra candidate.
    Two,
    /// The extra candidates of two corners make a naked set with other cells.
    Three,
    /// One of the two digits has no other place in a house of two corners with extra candidates.
    Four,
    /// Two diagonal corners, or three, have the same one extra candidate.
    Five,
    /// Two diagonal corners have extra candidates, and one digit is an X-Wing.
    Six,
    /// Opposite to a bare corner, one digit has strong links along both sides.
    Hidden,
    /// Three corners are solved: the fourth is not the digit that would complete it.
    AvoidableOne,
    /// Two corners are solved, and the others have the same one extra candidate.
    AvoidableTwo,
    /// Two corners of a side are bare, and one of them has a strong link across to the other side.
    HiddenSide,
}

/// The name of a chain, by the links it may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ChainKind {
    /// All of one digit.
    X,
    /// Strong links only inside cells of two candidates.
    Xy,
    /// A loop without a flaw.
    Continuous,
    /// A loop with its flaw in one cell.
    Discontinuous,
    /// A chain whose two ends take candidates from more than one cell or of more than one digit.
    Aic,
}

/// A statement: the digit stands in one of these cells.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Node {
    /// The digit.
    pub digit: Digit,
    /// One cell, or a group in one box and line, in reading order.
    pub cells: Vec<Cell>,
}

/// Cells of one house with one candidate more than cells.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct AlmostLocked {
    /// The cells, in reading order.
    pub cells: Vec<Cell>,
    /// Their candidates.
    pub digits: DigitSet,
}

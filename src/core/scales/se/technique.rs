//! The names of the program's techniques.

use serde::{Deserialize, Serialize};

/// The chains inside which a chain looks for its next consequence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum SeDepth {
    /// Links as they are in the position.
    Static,
    /// Links that appear on the way.
    Dynamic,
    /// Locked digits, pairs and X-Wings on the way.
    Plus,
    /// Forcing chains on the way.
    Forcing,
    /// Chains from all digits of a cell or all places of a digit on the way.
    Multiple,
    /// Dynamic chains on the way, with the number of levels inside them.
    Nested(u8),
}

/// A technique of Sudoku Explainer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum SeTechnique {
    /// The last empty cell of a house.
    LastCell,
    /// The only place for a digit in a house.
    HiddenSingle,
    /// Pointing that leaves another box one place.
    DirectPointing,
    /// Claiming that leaves a parallel line one place.
    DirectClaiming,
    /// A hidden pair that leaves its house one place for another digit.
    DirectHiddenPair,
    /// The only digit of a cell.
    NakedSingle,
    /// A hidden triplet that leaves its house one place for another digit.
    DirectHiddenTriplet,
    /// A digit of a box in one line.
    Pointing,
    /// A digit of a line in one box.
    Claiming,
    /// A naked pair.
    NakedPair,
    /// An X-Wing.
    XWing,
    /// A hidden pair.
    HiddenPair,
    /// A naked triplet.
    NakedTriplet,
    /// A swordfish.
    Swordfish,
    /// A hidden triplet.
    HiddenTriplet,
    /// Two, three or four strong links of a digit.
    StrongLinks(u8),
    /// An XY-Wing.
    XyWing,
    /// An XYZ-Wing.
    XyzWing,
    /// A unique rectangle or loop: its number of cells, and its type.
    UniqueLoop(u8, u8),
    /// A naked quad.
    NakedQuad,
    /// A jellyfish.
    Jellyfish,
    /// A hidden quad.
    HiddenQuad,
    /// Cells of one house and a cell of two candidates, by the number of digits: from the WXYZ-Wing (4) to the
    /// TUVWXYZ-Wing (7).
    BentWing(u8),
    /// A bivalue universal grave, by its type.
    Bug(u8),
    /// Aligned pair exclusion.
    AlignedPair,
    /// Aligned triplet exclusion.
    AlignedTriplet,
    /// A cycle of links that holds in both directions.
    Cycle,
    /// A chain from an assumption to its opposite.
    ForcingChain,
    /// A contradiction of one digit.
    Nishio,
    /// A consequence of all digits of a cell.
    CellChains(SeDepth),
    /// A consequence of all places of a digit in a house.
    RegionChains(SeDepth),
    /// A consequence of a candidate and of its opposite.
    DoubleChain(SeDepth),
    /// An assumption with a contradiction.
    Contradiction(SeDepth),
}

impl SeTechnique {
    /// Returns the name of the technique in the program.
    #[must_use]
    pub fn name(self) -> String {
        let chain = |depth: SeDepth, name: &str| {
            let (before, after) = match depth {
                SeDepth::Static => ("", String::new()),
                SeDepth::Dynamic => ("Dynamic ", String::new()),
                SeDepth::Plus => ("Dynamic ", " (+)".to_owned()),
                SeDepth::Forcing => ("Dynamic ", " (+ Forcing Chains)".to_owned()),
                SeDepth::Multiple => ("Dynamic ", " (+ Multiple Forcing Chains)".to_owned()),
                SeDepth::Nested(0) => ("Dynamic ", " (+ Dynamic Forcing Chains)".to_owned()),
                SeDepth::Nested(1) => ("Dynamic ", " (+ Dynamic Forcing Chains (+))".to_owned()),
                SeDepth::Nested(2) => {
                    ("Dynamic ", " (+ Dynamic Forcing Chains (+ Forcing Chains))".to_owned())
                }
                SeDepth::Nested(_) => {
                    ("Dynamic ", " (+ Dynamic Forcing Chains (+ Multiple Forcing Chains))".to_owned())
                }
            };
            format!("{before}{name} Forcing Chains{after}")
        };
        let plain = match self {
            Self::LastCell | Self::HiddenSingle => "Hidden Single",
            Self::DirectPointing => "Direct Pointing",
            Self::DirectClaiming => "Direct Claiming",
            Self::DirectHiddenPair => "Direct Hidden Pair",
            Self::NakedSingle => "Naked Single",
            Self::DirectHiddenTriplet => "Direct Hidden Triplet",
            Self::Pointing => "Pointing",
            Self::Claiming => "Claiming",
            Self::NakedPair => "Naked Pair",
            Self::XWing => "X-Wing",
            Self::HiddenPair => "Hidden Pair",
            Self::NakedTriplet => "Naked Triplet",
            Self::Swordfish => "Swordfish",
            Self::HiddenTriplet => "Hidden Triplet",
            Self::StrongLinks(links) => return format!("{links} Strong Links"),
            Self::XyWing => "XY-Wing",
            Self::XyzWing => "XYZ-Wing",
            Self::UniqueLoop(4, kind) => return format!("Unique Rectangle type {kind}"),
            Self::UniqueLoop(cells, kind) => return format!("Unique Loop {cells} type {kind}"),
            Self::NakedQuad => "Naked Quad",
            Self::Jellyfish => "Jellyfish",
            Self::HiddenQuad => "Hidden Quad",
            Self::BentWing(digits) => {
                let letters = "TUVWXYZ";
                let from = letters.len().saturating_sub(usize::from(digits));
                return format!("{}-Wing", &letters[from..]);
            }
            Self::Bug(kind) => return format!("BUG type {kind}"),
            Self::AlignedPair => "Aligned Pair Exclusion",
            Self::AlignedTriplet => "Aligned Triplet Exclusion",
            Self::Cycle => "Bidirectional Cycle",
            Self::ForcingChain => "Forcing Chain",
            Self::Nishio => "Nishio Forcing Chains",
            Self::CellChains(depth) => return chain(depth, "Cell"),
            Self::RegionChains(depth) => return chain(depth, "Region"),
            Self::DoubleChain(depth) => return chain(depth, "Double"),
            Self::Contradiction(depth) => return chain(depth, "Contradiction"),
        };
        plain.to_owned()
    }
}

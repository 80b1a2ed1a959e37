//! The techniques and their properties: a table with a row for each.

mod info;
mod set;

pub use info::{Class, Hodoku, Info, NoSeRating, Tenths};
pub use set::TechniqueSet;

use crate::families::table::techniques;
use Class::{Easy, Extreme, Hard, Medium, Unfair};
use serde::{Deserialize, Serialize};
use sudoku_board::Shape;

macro_rules! define {
    (
        logic { $($(#[$doc:meta])+ $name:ident = $info:expr;)+ }
        search { $($(#[$search_doc:meta])+ $search:ident = $search_info:expr;)+ }
        second { $($(#[$second_doc:meta])+ $second:ident = $second_info:expr;)+ }
        sums { $($(#[$sums_doc:meta])+ $sums:ident = $sums_info:expr;)+ }
        clues { $($(#[$clues_doc:meta])+ $clues:ident = $clues_info:expr;)+ }
    ) => {
        /// A named pattern.
        ///
        /// Serialized as its number: with names, the deserializer would have a hundred branches.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[serde(try_from = "u8", into = "u8")]
        pub enum Technique {
            $($(#[$doc])+ $name,)+
            $($(#[$search_doc])+ $search,)+
            $($(#[$second_doc])+ $second,)+
            $($(#[$sums_doc])+ $sums,)+
            $($(#[$clues_doc])+ $clues,)+
        }

        impl Technique {
            /// All techniques of logic, without the steps of a search, in the order for lists that do not follow a
            /// ladder.
            pub const ALL: [Self; [$(Self::$name,)+ $(Self::$second,)+ $(Self::$sums,)+ $(Self::$clues),+].len()] =
                [$(Self::$name,)+ $(Self::$second,)+ $(Self::$sums,)+ $(Self::$clues),+];

            /// The number of all techniques, including the steps of a search.
            pub const COUNT: usize = Self::EVERY.len();

            /// All techniques and the steps of a search, indexed by number.
            const EVERY: &[Self] =
                &[$(Self::$name,)+ $(Self::$search,)+ $(Self::$second,)+ $(Self::$sums,)+ $(Self::$clues),+];

            /// The properties of each of these.
            pub(crate) const INFO: &[Info] =
                &[$($info,)+ $($search_info,)+ $($second_info,)+ $($sums_info,)+ $($clues_info),+];

            /// Returns the first edition of the ladder that has the technique. The techniques of each edition come
            /// after those before it, so that a number that is saved somewhere always means the same technique.
            #[must_use]
            pub const fn edition(self) -> Edition {
                const SECOND: &[Technique] = &[$(Technique::$second),+];
                if self as usize >= SECOND[0] as usize { Edition::Second } else { Edition::First }
            }

            /// Returns whether the technique adds up cages, so that it has nothing to say about a board without sums.
            #[must_use]
            pub const fn needs_sums(self) -> bool {
                const SUMS: &[Technique] = &[$(Technique::$sums),+];
                self as usize >= SUMS[0] as usize && !self.needs_clues()
            }

            /// Returns whether the technique is about clues, so that it has nothing to say about a board without any.
            #[must_use]
            pub const fn needs_clues(self) -> bool {
                const CLUES: &[Technique] = &[$(Technique::$clues),+];
                self as usize >= CLUES[0] as usize
            }

            /// Returns the properties of the technique.
            #[must_use]
            pub const fn info(self) -> Info {
                Self::INFO[self as usize]
            }
        }
    };
}

/// An edition of the ladder. Each has the techniques of the editions before it, and more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Edition {
    /// The ladder of levels, general ratings and the recipes of the generator. They keep to it, because with another
    /// ladder the same recipe would make another puzzle.
    First,
    /// The ladder of hints, paths and lists of steps.
    Second,
}

impl From<Technique> for u8 {
    fn from(technique: Technique) -> Self {
        technique as Self
    }
}

impl TryFrom<u8> for Technique {
    type Error = NoSuchTechnique;

    fn try_from(number: u8) -> Result<Self, NoSuchTechnique> {
        Self::EVERY.get(usize::from(number)).copied().ok_or(NoSuchTechnique(number))
    }
}

/// A number without a technique.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0} is no technique")]
pub struct NoSuchTechnique(u8);

const fn row(slug: &'static str, tier: u8, class: Class, tenths: u16) -> Info {
    let rating = Tenths(tenths);
    Info { slug, tier, class, rating, at_once: None, hodoku: None, assumes_one_solution: false }
}

techniques!(define);

impl Technique {
    /// Returns the name in lower case with hyphens. It is the same in every language and never changes.
    #[must_use]
    pub const fn slug(self) -> &'static str {
        self.info().slug
    }

    /// Returns whether the technique is a single, which needs no candidates on the board.
    #[must_use]
    pub const fn is_single(self) -> bool {
        matches!(self, Self::FullHouse | Self::HiddenSingle | Self::NakedSingle)
    }

    /// Returns the technique with this slug, not including the steps of a search; `None` if there is none.
    #[must_use]
    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|technique| technique.slug() == slug)
    }

    /// Returns whether the technique is valid only if the puzzle has one solution.
    #[must_use]
    pub const fn assumes_one_solution(self) -> bool {
        self.info().assumes_one_solution
    }

    /// Returns whether the technique adds up houses, from which the sums of cages or of clues are taken away.
    #[must_use]
    pub const fn adds_up_houses(self) -> bool {
        matches!(self, Self::HouseSum | Self::SplitCage | Self::BlockSum | Self::BlockSplit | Self::SumBounds)
    }

    /// Returns whether the argument of the technique holds on boards of this shape. All techniques need houses and
    /// cells that see each other, and nothing more. The exceptions are those that assume one solution: they exchange
    /// two digits in rows, columns and rectangular boxes, and another house or rule would tell the two boards apart. Those
    /// that add up cages need a sum, those that add up houses a sum of a cage or of a clue, and those about clues need one.
    #[must_use]
    pub fn holds_at(self, shape: &Shape) -> bool {
        if self.adds_up_houses() {
            shape.has_amounts()
        } else if self.needs_sums() {
            shape.has_sums()
        } else if self.needs_clues() {
            shape.has_clues()
        } else {
            shape.is_classic() || !self.assumes_one_solution()
        }
    }
}

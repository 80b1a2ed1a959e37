//! The families of techniques, a folder for each: `mod.rs` has the patterns as data, with their claims, their marks
//! and their notations; `find.rs` finds them in a position; `say.rs` puts them into words. No family knows another.
//!
//! A technique is a row and a rung in `table.rs`, and a family is a row at the end of this file. A program that draws
//! steps links no finder and no sentence, since no pattern names one.

pub mod aligned;
pub mod almost;
pub mod bent;
pub mod bug;
pub mod cages;
pub mod chains;
pub mod chute;
pub mod clues;
pub mod coloring;
pub mod combined;
pub mod deadly;
pub mod empty_rectangle;
mod encoded;
pub mod exocet;
pub mod firework;
pub mod fish;
pub mod forcing;
pub mod guardians;
pub mod locked;
pub mod medusa;
pub mod rectangles;
pub mod rungs;
pub mod sectors;
pub mod sets;
pub mod singles;
pub mod sink;
pub mod subsets;
pub mod symmetric;
pub(crate) mod table;
pub mod templates;
pub mod turbot;
pub mod wings;

pub use aligned::Aligned;
pub use almost::CrossedSet;
pub use bent::Bent;
pub use bug::Bug;
pub use cages::{Balance, Reading, Total};
pub use chains::{Alias, Chain, ChainKind, Node};
pub use chute::ChuteRemotePair;
pub use clues::{Ruled, Ruling};
pub use coloring::Colors;
pub use deadly::{Deadly, DeadlyShape, Way};
pub use empty_rectangle::{BoxReading, EmptyRectangle};
pub use encoded::Encoded;
pub use exocet::Exocet;
pub use firework::{Crossing, Firework};
pub use fish::{Fish, FishFamily, FishReading, FishShape, SiameseFish};
pub use forcing::{Consequence, Deduction, Forced, Forcing, Ground, Inner, Kraken, Lost, Supposition};
pub use guardians::Guardians;
pub use locked::Locked;
pub use medusa::{ColorLink, ColorRule, Medusa};
pub use rectangles::{Rectangle, RectangleKind};
pub use sectors::Sectors;
pub use sets::{AlmostLocked, AlmostLockedSets, DeathBlossom, SueDeCoq};
pub use subsets::{SetKind, Subset};
pub use symmetric::Symmetric;
pub use templates::Templates;
pub use turbot::{Turbot, TurbotKind};
pub use wings::{RemotePair, WWing, Wing, WingKind};

use crate::step::conclusion::StandingGuess;
// The names that all families use.
use crate::{
    Technique,
    step::{
        claim::Claim,
        conclusion::Conclusion,
        shown::{LinkMark, Marks, Role},
        written,
    },
};
use serde::{Deserialize, Serialize};
use sudoku_board::{Candidates, Contradiction, DigitSet, KindSet};

/// The methods of a family of patterns.
pub(crate) trait Family {
    /// Returns the technique.
    fn technique(&self) -> Technique;

    /// Returns all premises about the position before the step.
    fn claims(&self, before: &Candidates) -> Vec<Claim>;

    /// Adds the marks of the pattern. The first mark of a thing wins. Eliminations are marked elsewhere.
    fn mark(&self, position: &Candidates, marks: &mut Marks);

    /// Returns the links between the candidates of the pattern, in order along it.
    fn links(&self, _position: &Candidates) -> Vec<LinkMark> {
        Vec::new()
    }

    /// Returns the pattern in Eureka.
    fn eureka(&self, position: &Candidates) -> Option<String>;

    /// Returns the pattern in HoDoKu's notation, after its name; empty if the conclusion says everything.
    fn hodoku(&self, conclusion: &Conclusion, position: &Candidates) -> Option<String>;
}

macro_rules! families {
    ($d:tt $($module:ident {
        $(open { $($(#[$open_doc:meta])+ $open:ident;)+ })?
        $(encoded { $($(#[$encoded_doc:meta])+ $encoded:ident;)+ })?
    })+) => {
        /// The reason for a step: a single, a step of a search, or one variant for each family of patterns, with the
        /// data that the position alone does not show.
        #[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        pub enum Pattern {
            /// The cell is the last empty one of these houses.
            FullHouse {
                /// All kinds of house where it is the last empty cell.
                kinds: KindSet,
            },
            /// The cell has one candidate left.
            NakedSingle,
            /// The digit has one place left in each of these houses.
            HiddenSingle {
                /// All kinds of house where the cell is the only place.
                kinds: KindSet,
            },
            /// No technique applies, so one candidate is tried.
            Guess {
                /// The candidates of the cell.
                among: DigitSet,
                /// The number of guesses in effect, including this one; from 1.
                depth: u16,
            },
            /// The position contradicts itself.
            DeadEnd {
                /// The contradiction.
                why: Contradiction,
                /// The last guess, which cannot be right with those before it; `None` without any guess.
                last: Option<StandingGuess>,
            },
            /// Undoes a guess that cannot be right with those before it.
            Retreat {
                /// The number of digits that go with it, including itself.
                digits: u16,
                /// The number of guesses in effect before, including this one; from 1.
                depth: u16,
            },
            $($($($(#[$open_doc])+ $open($open),)+)?)+
            /// A pattern as bytes: only the parts of the page that show it decode it.
            Encoded(Encoded),
        }

        /// A pattern of a family that steps carry as bytes.
        #[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        pub enum Decoded {
            $($($($(#[$encoded_doc])+ $encoded($encoded),)+)?)+
        }

        /// Calls a method of a pattern's family. Singles and the steps of a search belong to none. A macro instead of
        /// a trait object, so that a program links only the methods it uses.
        macro_rules! ask {
            ($d pattern:expr, $d family:ident => $d asked:expr, else $d none:expr) => {
                match $d pattern {
                    $($($($crate::families::Pattern::$open($d family) => $d asked,)+)?)+
                    $crate::families::Pattern::Encoded(encoded) => match encoded.decode() {
                        Some(decoded) => $crate::families::ask_decoded!(&decoded, $d family => $d asked),
                        None => $d none,
                    },
                    _ => $d none,
                }
            };
        }
        pub(crate) use ask;

        /// Calls a method of the family of a pattern that was encoded.
        macro_rules! ask_decoded {
            ($d decoded:expr, $d family:ident => $d asked:expr) => {
                match $d decoded {
                    $($($($crate::families::Decoded::$encoded($d family) => $d asked,)+)?)+
                }
            };
        }
        pub(crate) use ask_decoded;

    };
}

// The patterns of each family. The board's first piece carries steps, and would otherwise have the code of every
// pattern: those that it need not show at once are encoded.
families! {
    $
    singles {}
    locked {
        open {
            /// Locked candidates.
            Locked;
        }
    }
    subsets {
        open {
            /// A naked or hidden set.
            Subset;
        }
    }
    fish {
        open {
            /// A fish.
            Fish;
            /// Two fish with the same base.
            SiameseFish;
        }
    }
    turbot {
        open {
            /// Two strong links of a digit.
            Turbot;
        }
    }
    empty_rectangle {
        open {
            /// An empty rectangle.
            EmptyRectangle;
        }
    }
    wings {
        open {
            /// A remote pair.
            RemotePair;
            /// An XY-Wing or XYZ-Wing.
            Wing;
            /// A W-Wing.
            WWing;
        }
    }
    coloring {
        open {
            /// Simple or multi colours.
            Colors;
        }
    }
    rectangles {
        open {
            /// A unique, hidden or avoidable rectangle.
            Rectangle;
        }
    }
    bug {
        open {
            /// A bivalue universal grave except for one candidate.
            Bug;
        }
    }
    chains {
        open {
            /// A chain or loop.
            Chain;
        }
    }
    sets {
        open {
            /// Almost locked sets in a row.
            AlmostLockedSets;
            /// A death blossom.
            DeathBlossom;
            /// A Sue de Coq.
            SueDeCoq;
        }
    }
    forcing {
        open {
            /// A forcing chain or net.
            Forcing;
        }
        encoded {
            /// A forcing net of another program.
            Deduction;
            /// A Kraken fish.
            Kraken;
        }
    }
    deadly {
        encoded {
            /// A loop, rectangle or grave that would have two solutions, or an odd ring without one.
            Deadly;
        }
    }
    aligned {
        encoded {
            /// Aligned exclusion.
            Aligned;
        }
    }
    chute {
        encoded {
            /// A chute remote pair.
            ChuteRemotePair;
        }
    }
    bent {
        encoded {
            /// A bent naked set.
            Bent;
        }
    }
    almost {
        encoded {
            /// An almost locked pair or triple.
            CrossedSet;
        }
    }
    guardians {
        encoded {
            /// An odd ring of a digit.
            Guardians;
        }
    }
    medusa {
        encoded {
            /// A colouring of several digits.
            Medusa;
        }
    }
    firework {
        encoded {
            /// A firework triple or quad.
            Firework;
        }
    }
    symmetric {
        encoded {
            /// The symmetry of the givens.
            Symmetric;
        }
    }
    templates {
        encoded {
            /// All ways to place a digit.
            Templates;
        }
    }
    sectors {
        encoded {
            /// A multi-sector locked set.
            Sectors;
        }
    }
    exocet {
        encoded {
            /// A junior exocet.
            Exocet;
        }
    }
    cages {
        encoded {
            /// An amount of a cage, of houses, or of both.
            Total;
        }
    }
    clues {
        encoded {
            /// What a clue says.
            Ruled;
        }
    }
}

impl Pattern {
    /// Returns the pattern inside, if it is encoded.
    #[must_use]
    pub fn decoded(&self) -> Option<Decoded> {
        match self {
            Self::Encoded(encoded) => encoded.decode(),
            _ => None,
        }
    }
}

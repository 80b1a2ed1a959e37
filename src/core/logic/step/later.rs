//! Patterns as bytes that are read only when somebody asks about them. The board's first piece carries steps, and
//! would otherwise have the code for every one of these patterns.

use super::{
    Aligned, Bent, ChuteRemotePair, CrossedSet, Deadly, Deduction, Exocet, Family, Firework, Guardians,
    Kraken, Medusa, Pattern, Sectors, Symmetric, Templates,
};
use crate::Technique;
use serde::{Deserialize, Serialize};
use std::fmt;

/// A pattern of a family that steps carry sealed.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Later {
    /// A forcing net of another program.
    Deduction(Deduction),
    /// A loop, rectangle or grave that would have two solutions, or an odd ring without one.
    Deadly(Deadly),
    /// Aligned exclusion.
    Aligned(Aligned),
    /// A chute remote pair.
    ChuteRemotePair(ChuteRemotePair),
    /// A bent naked set.
    Bent(Bent),
    /// An almost locked pair or triple.
    CrossedSet(CrossedSet),
    /// An odd ring of a digit.
    Guardians(Guardians),
    /// A colouring of several digits.
    Medusa(Medusa),
    /// A firework triple or quad.
    Firework(Firework),
    /// The symmetry of the givens.
    Symmetric(Symmetric),
    /// All ways to place a digit.
    Templates(Templates),
    /// A multi-sector locked set.
    Sectors(Sectors),
    /// A junior exocet.
    Exocet(Exocet),
    /// A Kraken fish.
    Kraken(Kraken),
}

/// Calls a method of the family.
macro_rules! ask_later {
    ($later:expr, $family:ident => $asked:expr) => {
        match $later {
            Later::Deduction($family) => $asked,
            Later::Deadly($family) => $asked,
            Later::Aligned($family) => $asked,
            Later::ChuteRemotePair($family) => $asked,
            Later::Bent($family) => $asked,
            Later::CrossedSet($family) => $asked,
            Later::Guardians($family) => $asked,
            Later::Medusa($family) => $asked,
            Later::Firework($family) => $asked,
            Later::Symmetric($family) => $asked,
            Later::Templates($family) => $asked,
            Later::Sectors($family) => $asked,
            Later::Exocet($family) => $asked,
            Later::Kraken($family) => $asked,
        }
    };
}
pub(super) use ask_later;

/// A pattern as bytes, with its technique.
#[derive(Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Sealed {
    technique: Technique,
    bytes: Vec<u8>,
}

impl Sealed {
    /// The technique of the pattern.
    #[must_use]
    pub const fn technique(&self) -> Technique {
        self.technique
    }

    /// The pattern; `None` if the bytes are none of [`Later`].
    #[must_use]
    pub fn open(&self) -> Option<Later> {
        postcard::from_bytes(&self.bytes).ok()
    }
}

impl fmt::Debug for Sealed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Sealed").field(&self.technique).field(&self.open()).finish()
    }
}

impl From<Later> for Pattern {
    fn from(later: Later) -> Self {
        let technique = ask_later!(&later, family => family.technique());
        // Writing into memory cannot fail.
        let bytes = postcard::to_stdvec(&later).unwrap_or_default();
        Self::Later(Sealed { technique, bytes })
    }
}

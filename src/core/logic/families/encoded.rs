//! Patterns as bytes, which only code that draws, tells or writes them reads.

use super::{Decoded, Family, Pattern, ask_decoded};
use crate::Technique;
use serde::{Deserialize, Serialize};
use std::fmt;

/// A pattern as bytes, with its technique.
#[derive(Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Encoded {
    technique: Technique,
    bytes: Vec<u8>,
}

impl Encoded {
    /// Returns the technique of the pattern.
    #[must_use]
    pub const fn technique(&self) -> Technique {
        self.technique
    }

    /// Returns the pattern; `None` if the bytes are none of [`Decoded`].
    #[must_use]
    pub fn decode(&self) -> Option<Decoded> {
        postcard::from_bytes(&self.bytes).ok()
    }
}

impl fmt::Debug for Encoded {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Encoded").field(&self.technique).field(&self.decode()).finish()
    }
}

impl From<Decoded> for Pattern {
    fn from(decoded: Decoded) -> Self {
        let technique = ask_decoded!(&decoded, family => family.technique());
        // Writing into memory cannot fail.
        let bytes = postcard::to_stdvec(&decoded).unwrap_or_default();
        Self::Encoded(Encoded { technique, bytes })
    }
}

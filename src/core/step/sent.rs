//! Steps as bytes with the patterns of other programs, which [`Pattern`] itself leaves out: the board's first piece
//! reads steps, and would have the code for these as well.

use super::{Aligned, Conclusion, Deadly, Deduction, Pattern, Step};
use serde::{Deserialize, Serialize};

#[derive(Serialize, Deserialize)]
enum Sent {
    Deduction(Deduction, Conclusion),
    Deadly(Deadly, Conclusion),
    Aligned(Aligned, Conclusion),
    Other(Step),
}

impl From<&Step> for Sent {
    fn from(step: &Step) -> Self {
        let conclusion = step.conclusion.clone();
        match &step.pattern {
            Pattern::Deduction(found) => Self::Deduction(found.clone(), conclusion),
            Pattern::Deadly(found) => Self::Deadly(found.clone(), conclusion),
            Pattern::Aligned(found) => Self::Aligned(found.clone(), conclusion),
            _ => Self::Other(step.clone()),
        }
    }
}

impl From<Sent> for Step {
    fn from(sent: Sent) -> Self {
        match sent {
            Sent::Deduction(found, conclusion) => Step { pattern: Pattern::Deduction(found), conclusion },
            Sent::Deadly(found, conclusion) => Step { pattern: Pattern::Deadly(found), conclusion },
            Sent::Aligned(found, conclusion) => Step { pattern: Pattern::Aligned(found), conclusion },
            Sent::Other(step) => step,
        }
    }
}

/// For a field with one step.
pub(crate) mod one {
    use super::{Sent, Step};
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    pub(crate) fn serialize<S: Serializer>(step: &Step, to: S) -> Result<S::Ok, S::Error> {
        Sent::from(step).serialize(to)
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Step, D::Error> {
        Ok(Sent::deserialize(from)?.into())
    }
}

/// For a field with several.
pub(crate) mod all {
    use super::{Sent, Step};
    use serde::{Deserialize, Deserializer, Serializer};

    pub(crate) fn serialize<S: Serializer>(steps: &[Step], to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(steps.iter().map(Sent::from))
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Step>, D::Error> {
        Ok(Vec::<Sent>::deserialize(from)?.into_iter().map(Step::from).collect())
    }
}

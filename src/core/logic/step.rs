//! One step of a solver: a pattern and its conclusion, with its claims, marks and links.
//!
//! [`crate::families`] has the patterns. [`crate::explain`] has the sentences.

pub mod argument;
pub mod chain;
pub mod claim;
pub mod conclusion;
pub mod marks;
pub mod origin;
pub mod premises;
pub mod reply;
pub mod shown;
pub mod telling;
pub(crate) mod written;

pub use conclusion::{Conclusion, StandingGuess};

use crate::{
    Technique,
    families::{Alias, Family, Pattern, ask},
};
use claim::Claim;
use serde::{Deserialize, Serialize};
use shown::{LinkMark, Marks};
use sudoku_board::{Candidate, Candidates};

/// One pattern and its conclusion. The technique, the marks on the board and the sentence are derived from
/// it, so they cannot disagree.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Step {
    /// The reason.
    pub pattern: Pattern,
    /// The effect.
    pub conclusion: Conclusion,
}

/// The name of a step: that of its technique, and another that players may know it by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Title {
    /// The technique.
    pub technique: Technique,
    /// The other name of the step, if it has one.
    pub alias: Option<Alias>,
}

impl From<Technique> for Title {
    fn from(technique: Technique) -> Self {
        Self { technique, alias: None }
    }
}

impl Step {
    /// Returns the name of the step.
    #[must_use]
    pub fn title(&self) -> Title {
        let alias = match &self.pattern {
            Pattern::Chain(chain) => chain.alias(),
            Pattern::SiameseFish(_) => Some(Alias::Siamese),
            _ => None,
        };
        Title { technique: self.technique(), alias }
    }

    /// Returns the technique of the pattern.
    #[must_use]
    pub fn technique(&self) -> Technique {
        match &self.pattern {
            Pattern::FullHouse { .. } => Technique::FullHouse,
            Pattern::NakedSingle => Technique::NakedSingle,
            Pattern::HiddenSingle { .. } => Technique::HiddenSingle,
            Pattern::DeadEnd { .. } => Technique::DeadEnd,
            Pattern::Retreat { .. } => Technique::Retreat,
            Pattern::Encoded(encoded) => encoded.technique(),
            // Only guesses remain among the patterns without a family.
            other => ask!(other, family => family.technique(), else Technique::Guess),
        }
    }

    /// Returns the digit that the step places, if it places one.
    #[must_use]
    pub const fn placed(&self) -> Option<Candidate> {
        self.conclusion.placed()
    }

    /// Returns the candidates that the step eliminates, not counting those that a placement excludes from its peers.
    #[must_use]
    pub fn eliminated(&self) -> &[Candidate] {
        self.conclusion.eliminated()
    }

    /// Returns all claims of the pattern about the position before the step. Empty for singles and the steps of a
    /// search, whose premises are elsewhere.
    pub(crate) fn claims(&self, before: &Candidates) -> Vec<Claim> {
        ask!(&self.pattern, family => family.claims(before), else Vec::new())
    }

    /// Returns the marks of the pattern; empty for singles and the steps of a search.
    pub(crate) fn pattern_marks(&self, position: &Candidates) -> Marks {
        let mut marks = Marks::default();
        ask!(&self.pattern, family => family.mark(position, &mut marks), else ());
        marks
    }

    /// Returns the links to draw, in order along the pattern.
    pub(crate) fn links(&self, position: &Candidates) -> Vec<LinkMark> {
        ask!(&self.pattern, family => family.links(position), else Vec::new())
    }

    /// Returns the pattern in Eureka; `None` for singles and the steps of a search.
    pub(crate) fn eureka(&self, position: &Candidates) -> Option<String> {
        ask!(&self.pattern, family => family.eureka(position), else None)
    }

    /// Returns the pattern in HoDoKu's notation, after its name.
    pub(crate) fn hodoku(&self, position: &Candidates) -> Option<String> {
        ask!(&self.pattern, family => family.hodoku(&self.conclusion, position), else None)
    }
}

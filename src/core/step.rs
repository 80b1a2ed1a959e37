//! One step of a solver: why, and what follows.
//!
//! There is a file for each family of patterns, with all that one says of itself: its name, what it claims of
//! the position, what it shows, and how it is written. What looks for it stands apart, in
//! [`crate::techniques`], as a program that draws steps need not find them; sentences are
//! [`crate::explain`]'s.

use crate::{Candidate, Candidates, Contradiction, DigitSet, KindSet, Technique};
use serde::{Deserialize, Serialize};

mod bug;
mod chain;
mod claim;
mod coloring;
mod empty_rectangle;
mod fish;
mod forcing;
mod locked;
mod rectangle;
mod sets;
mod shown;
mod subset;
mod turbot;
mod wings;
pub(crate) mod written;

pub use bug::Bug;
pub(crate) use chain::Strong;
pub use chain::{Chain, ChainKind, Node};
pub use claim::Claim;
pub use coloring::Colors;
pub use empty_rectangle::{BoxReading, EmptyRectangle};
pub(crate) use fish::met_covers;
pub use fish::{Fish, FishFamily, FishReading, FishShape, SiameseFish};
pub use forcing::{Forced, Forcing, Origin};
pub use locked::Locked;
pub use rectangle::{Rectangle, RectangleKind};
pub use sets::{AlmostLocked, AlmostLockedSets, DeathBlossom, SueDeCoq};
pub use shown::{LinkMark, Marks, Role};
pub use subset::{SetKind, Subset};
pub use turbot::{Turbot, TurbotKind};
pub use wings::{RemotePair, WWing, Wing, WingKind};

/// One pattern and its conclusion. The technique, the marks on the board and the sentence are derived
/// from it, so that they cannot disagree.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Step {
    /// Why.
    pub pattern: Pattern,
    /// What follows.
    pub conclusion: Conclusion,
}

/// What a step does to the board.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Conclusion {
    /// That digit stands in that cell.
    Place(Candidate),
    /// Those candidates are not possible.
    Eliminate(Vec<Candidate>),
    /// The position cannot be completed.
    Impossible,
    /// All since that guess is undone, and the guessed candidate is not possible beside the guesses before it.
    TakeBack(Candidate),
}

/// A guess that stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct StandingGuess {
    /// What was guessed.
    pub guess: Candidate,
    /// How many guesses stand on each other, this one the last of them; from 1.
    pub depth: u16,
}

/// Why a step is right: singles, what a search does, and one variant for each family of patterns, holding what a
/// person must be shown and what cannot be read off the position.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Pattern {
    /// The cell is the last empty one of these houses.
    FullHouse {
        /// All kinds of house of which it is the last empty cell.
        kinds: KindSet,
    },
    /// The cell has one candidate left.
    NakedSingle,
    /// The digit has one place left in each of these houses.
    HiddenSingle {
        /// All kinds of house in which the cell is the only place.
        kinds: KindSet,
    },
    /// Nothing follows, so one candidate is tried.
    Guess {
        /// What the cell could hold.
        among: DigitSet,
        /// How many guesses now stand on each other, this one included; from 1.
        depth: u16,
    },
    /// The position contradicts itself.
    DeadEnd {
        /// How.
        why: Contradiction,
        /// The last guess, which cannot be right with those before it; none if nothing was guessed.
        last: Option<StandingGuess>,
    },
    /// A guess is taken back that cannot be right with those before it.
    Retreat {
        /// How many digits go with it, itself included.
        digits: u16,
        /// How many guesses stood on each other, this one included; from 1.
        depth: u16,
    },
    /// Locked candidates.
    Locked(Locked),
    /// A naked or hidden set.
    Subset(Subset),
    /// A fish.
    Fish(Fish),
    /// Two strong links of a digit.
    Turbot(Turbot),
    /// An empty rectangle.
    EmptyRectangle(EmptyRectangle),
    /// A remote pair.
    RemotePair(RemotePair),
    /// An XY-Wing or XYZ-Wing.
    Wing(Wing),
    /// A W-Wing.
    WWing(WWing),
    /// Simple or multi colours.
    Colors(Colors),
    /// A unique, hidden or avoidable rectangle.
    Rectangle(Rectangle),
    /// A bivalue universal grave but for one candidate.
    Bug(Bug),
    /// A chain or loop.
    Chain(Chain),
    /// Almost locked sets in a row.
    AlmostLockedSets(AlmostLockedSets),
    /// A death blossom.
    DeathBlossom(DeathBlossom),
    /// A Sue de Coq.
    SueDeCoq(SueDeCoq),
    /// Two fish with the same base.
    SiameseFish(SiameseFish),
    /// A forcing chain or net.
    Forcing(Forcing),
}

/// What each family of patterns says of itself.
trait Family {
    /// Its name.
    fn technique(&self) -> Technique;

    /// All that must be true of the position in which it was found.
    fn claims(&self, before: &Candidates) -> Vec<Claim>;

    /// Adds what shows it. What is added twice keeps its first mark; what is ruled out is marked elsewhere.
    fn mark(&self, position: &Candidates, marks: &mut Marks);

    /// The links between its candidates, in turn along the pattern.
    fn links(&self, _position: &Candidates) -> Vec<LinkMark> {
        Vec::new()
    }

    /// Itself in Eureka.
    fn eureka(&self, position: &Candidates) -> Option<String>;

    /// Itself in HoDoKu's notation, behind its name; empty where the conclusion says all.
    fn hodoku(&self, conclusion: &Conclusion, position: &Candidates) -> Option<String>;
}

/// Asks the family of a pattern. Singles and the steps of a search belong to none. This is no trait object, so
/// that a program carries what it asks for and nothing else.
macro_rules! ask {
    ($pattern:expr, $family:ident => $asked:expr, else $none:expr) => {
        match $pattern {
            Pattern::FullHouse { .. }
            | Pattern::NakedSingle
            | Pattern::HiddenSingle { .. }
            | Pattern::Guess { .. }
            | Pattern::DeadEnd { .. }
            | Pattern::Retreat { .. } => $none,
            Pattern::Locked($family) => $asked,
            Pattern::Subset($family) => $asked,
            Pattern::Fish($family) => $asked,
            Pattern::Turbot($family) => $asked,
            Pattern::EmptyRectangle($family) => $asked,
            Pattern::RemotePair($family) => $asked,
            Pattern::Wing($family) => $asked,
            Pattern::WWing($family) => $asked,
            Pattern::Colors($family) => $asked,
            Pattern::Rectangle($family) => $asked,
            Pattern::Bug($family) => $asked,
            Pattern::Chain($family) => $asked,
            Pattern::AlmostLockedSets($family) => $asked,
            Pattern::DeathBlossom($family) => $asked,
            Pattern::SueDeCoq($family) => $asked,
            Pattern::SiameseFish($family) => $asked,
            Pattern::Forcing($family) => $asked,
        }
    };
}

impl Step {
    /// The name of its pattern.
    #[must_use]
    pub fn technique(&self) -> Technique {
        match &self.pattern {
            Pattern::FullHouse { .. } => Technique::FullHouse,
            Pattern::NakedSingle => Technique::NakedSingle,
            Pattern::HiddenSingle { .. } => Technique::HiddenSingle,
            Pattern::DeadEnd { .. } => Technique::DeadEnd,
            Pattern::Retreat { .. } => Technique::Retreat,
            // Of what has no family, a guess is left.
            other => ask!(other, family => family.technique(), else Technique::Guess),
        }
    }

    /// The digit it places.
    #[must_use]
    pub const fn placed(&self) -> Option<Candidate> {
        self.conclusion.placed()
    }

    /// The candidates it rules out, besides those that a placement takes from its peers.
    #[must_use]
    pub fn eliminated(&self) -> &[Candidate] {
        self.conclusion.eliminated()
    }

    /// All that its family claims of the position in which it was found. Singles and the steps of a search claim
    /// nothing: their premises are told otherwise.
    pub(crate) fn claims(&self, before: &Candidates) -> Vec<Claim> {
        ask!(&self.pattern, family => family.claims(before), else Vec::new())
    }

    /// What shows its pattern; nothing of singles and of the steps of a search.
    pub(crate) fn pattern_marks(&self, position: &Candidates) -> Marks {
        let mut marks = Marks::default();
        ask!(&self.pattern, family => family.mark(position, &mut marks), else ());
        marks
    }

    /// The links that show it, in turn along the pattern.
    pub(crate) fn links(&self, position: &Candidates) -> Vec<LinkMark> {
        ask!(&self.pattern, family => family.links(position), else Vec::new())
    }

    /// Its pattern in Eureka; none of singles and of the steps of a search.
    pub(crate) fn eureka(&self, position: &Candidates) -> Option<String> {
        ask!(&self.pattern, family => family.eureka(position), else None)
    }

    /// The same in HoDoKu's notation, behind the name.
    pub(crate) fn hodoku(&self, position: &Candidates) -> Option<String> {
        ask!(&self.pattern, family => family.hodoku(&self.conclusion, position), else None)
    }
}

impl Conclusion {
    const fn placed(&self) -> Option<Candidate> {
        match self {
            Self::Place(candidate) => Some(*candidate),
            _ => None,
        }
    }

    fn eliminated(&self) -> &[Candidate] {
        match self {
            Self::Eliminate(candidates) => candidates,
            Self::TakeBack(guess) => std::slice::from_ref(guess),
            Self::Place(_) | Self::Impossible => &[],
        }
    }
}

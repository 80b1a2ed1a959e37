//! One step of a solver: a pattern and its conclusion.
//!
//! Each family of patterns has a file with its data and its methods: its name, its claims about the position,
//! its marks on the board, and its notations. The finders are separate, in [`crate::techniques`], since a
//! program that draws steps need not find them; [`crate::explain`] has the sentences.

use crate::Technique;
use serde::{Deserialize, Serialize};
use sudoku_board::{Candidate, Candidates, Contradiction, DigitSet, KindSet};

mod aligned;
mod almost;
mod bent;
mod bug;
mod chain;
mod chute;
mod claim;
mod coloring;
mod deadly;
mod deduction;
mod empty_rectangle;
mod exocet;
mod firework;
mod fish;
mod forcing;
mod guardians;
mod kraken;
mod later;
mod locked;
mod medusa;
mod rectangle;
mod sectors;
mod sets;
mod shown;
mod subset;
mod symmetric;
mod templates;
mod turbot;
mod wings;
pub(crate) mod written;

pub use aligned::Aligned;
pub use almost::CrossedSet;
pub use bent::Bent;
pub use bug::Bug;
pub(crate) use chain::Strong;
pub use chain::{Alias, Chain, ChainKind, Node};
pub use chute::ChuteRemotePair;
pub use claim::Claim;
pub use coloring::Colors;
pub use deadly::{Deadly, DeadlyShape, Way};
pub use deduction::{Consequence, Deduction, Ground, Inner, Lost, Supposition};
pub use empty_rectangle::{BoxReading, EmptyRectangle};
pub use exocet::Exocet;
pub(crate) use exocet::outside;
pub use firework::{Crossing, Firework};
pub(crate) use fish::met_covers;
pub use fish::{Fish, FishFamily, FishReading, FishShape, SiameseFish};
pub use forcing::conflict;
pub use forcing::{Forced, Forcing, Origin};
pub use guardians::Guardians;
pub use kraken::Kraken;
use later::ask_later;
pub use later::{Later, Sealed};
pub use locked::Locked;
pub use medusa::{ColorLink, ColorRule, Medusa};
pub use rectangle::{Rectangle, RectangleKind};
pub use sectors::Sectors;
pub use sets::{AlmostLocked, AlmostLockedSets, DeathBlossom, SueDeCoq};
pub use shown::{LinkMark, Marks, Role};
pub use subset::{SetKind, Subset};
pub use symmetric::Symmetric;
pub use templates::Templates;
pub use turbot::{Turbot, TurbotKind};
pub use wings::{RemotePair, WWing, Wing, WingKind};

/// One pattern and its conclusion. The technique, the marks on the board and the sentence are derived from
/// it, so they cannot disagree.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Step {
    /// The reason.
    pub pattern: Pattern,
    /// The effect.
    pub conclusion: Conclusion,
}

/// The effect of a step on the board.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Conclusion {
    /// The digit must be in the cell.
    Place(Candidate),
    /// These candidates are impossible.
    Eliminate(Vec<Candidate>),
    /// The position cannot be completed.
    Impossible,
    /// The guess and everything after it are undone, and the guessed candidate is impossible with the guesses
    /// before it.
    TakeBack(Candidate),
}

/// A guess in effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct StandingGuess {
    /// The guessed candidate.
    pub guess: Candidate,
    /// The number of guesses in effect up to this one, the last; from 1.
    pub depth: u16,
}

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
    /// A bivalue universal grave except for one candidate.
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
    /// A sealed pattern: only the parts of the page that show it open it.
    Later(Sealed),
}

/// The methods of a family of patterns.
trait Family {
    /// The technique.
    fn technique(&self) -> Technique;

    /// All premises about the position before the step.
    fn claims(&self, before: &Candidates) -> Vec<Claim>;

    /// Adds the marks of the pattern. The first mark of a thing wins. Eliminations are marked elsewhere.
    fn mark(&self, position: &Candidates, marks: &mut Marks);

    /// The links between its candidates, in order along the pattern.
    fn links(&self, _position: &Candidates) -> Vec<LinkMark> {
        Vec::new()
    }

    /// The pattern in Eureka.
    fn eureka(&self, position: &Candidates) -> Option<String>;

    /// The pattern in HoDoKu's notation, after its name; empty if the conclusion says everything.
    fn hodoku(&self, conclusion: &Conclusion, position: &Candidates) -> Option<String>;
}

/// Calls a method of a pattern's family. Singles and the steps of a search belong to none. A macro instead of
/// a trait object, so that a program links only the methods it uses.
macro_rules! ask {
    ($pattern:expr, $family:ident => $asked:expr, else $none:expr) => {
        ask!($pattern, $family => $asked, sealed sealed => match sealed.open() {
            Some(later) => ask_later!(later, $family => $asked),
            None => $none,
        }, else $none)
    };
    ($pattern:expr, $family:ident => $asked:expr, sealed $sealed:ident => $opened:expr, else $none:expr) => {
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
            Pattern::Later($sealed) => $opened,
        }
    };
}

/// The name of a step: of its technique, and the one that players know it by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Title {
    /// The technique.
    pub technique: Technique,
    /// The other name, if it has one.
    pub alias: Option<Alias>,
}

impl From<Technique> for Title {
    fn from(technique: Technique) -> Self {
        Self { technique, alias: None }
    }
}

impl Step {
    /// Its name.
    #[must_use]
    pub fn title(&self) -> Title {
        let alias = match &self.pattern {
            Pattern::Chain(chain) => chain.alias(),
            Pattern::SiameseFish(_) => Some(Alias::Siamese),
            _ => None,
        };
        Title { technique: self.technique(), alias }
    }

    /// The technique of its pattern.
    #[must_use]
    pub fn technique(&self) -> Technique {
        match &self.pattern {
            Pattern::FullHouse { .. } => Technique::FullHouse,
            Pattern::NakedSingle => Technique::NakedSingle,
            Pattern::HiddenSingle { .. } => Technique::HiddenSingle,
            Pattern::DeadEnd { .. } => Technique::DeadEnd,
            Pattern::Retreat { .. } => Technique::Retreat,
            // Only guesses remain among the patterns without a family.
            other => {
                ask!(other, family => family.technique(), sealed sealed => sealed.technique(), else Technique::Guess)
            }
        }
    }

    /// The digit that it places.
    #[must_use]
    pub const fn placed(&self) -> Option<Candidate> {
        self.conclusion.placed()
    }

    /// The candidates that it eliminates, not counting those that a placement excludes from its peers.
    #[must_use]
    pub fn eliminated(&self) -> &[Candidate] {
        self.conclusion.eliminated()
    }

    /// All claims of its family about the position before the step. Empty for singles and the steps of a
    /// search, whose premises are elsewhere.
    pub(crate) fn claims(&self, before: &Candidates) -> Vec<Claim> {
        ask!(&self.pattern, family => family.claims(before), else Vec::new())
    }

    /// The marks of its pattern; empty for singles and the steps of a search.
    pub(crate) fn pattern_marks(&self, position: &Candidates) -> Marks {
        let mut marks = Marks::default();
        ask!(&self.pattern, family => family.mark(position, &mut marks), else ());
        marks
    }

    /// The links to draw, in order along the pattern.
    pub(crate) fn links(&self, position: &Candidates) -> Vec<LinkMark> {
        ask!(&self.pattern, family => family.links(position), else Vec::new())
    }

    /// Its pattern in Eureka; `None` for singles and the steps of a search.
    pub(crate) fn eureka(&self, position: &Candidates) -> Option<String> {
        ask!(&self.pattern, family => family.eureka(position), else None)
    }

    /// The pattern in HoDoKu's notation, after its name.
    pub(crate) fn hodoku(&self, position: &Candidates) -> Option<String> {
        ask!(&self.pattern, family => family.hodoku(&self.conclusion, position), else None)
    }
}

impl Pattern {
    /// The pattern inside, if it is sealed.
    #[must_use]
    pub fn later(&self) -> Option<Later> {
        match self {
            Self::Later(sealed) => sealed.open(),
            _ => None,
        }
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

//! One step of a solver: why, and what follows.

use crate::{Candidate, Cell, Contradiction, Digit, DigitSet, House, KindSet};
use serde::{Deserialize, Serialize};

mod forcing;
mod naming;
mod parts;

pub use forcing::{Forced, Origin};
pub use parts::{
    AlmostLocked, BoxReading, ChainKind, FishFamily, FishReading, FishShape, Node, RectangleKind, SetKind,
    Standing, TurbotKind, WingKind,
};

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

/// Why a step is right. One variant for each family, holding what a person must be shown and what
/// cannot be read off the position.
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
        last: Option<Standing>,
    },
    /// A guess is taken back that cannot be right with those before it.
    Retreat {
        /// How many digits go with it, itself included.
        digits: u16,
        /// How many guesses stood on each other, this one included; from 1.
        depth: u16,
    },
    /// In one house, a digit is confined to the cells that lie in another.
    Locked {
        /// The digit.
        digit: Digit,
        /// Where it is confined.
        within: House,
        /// The other house, from the rest of which it goes.
        crossing: House,
    },
    /// As many digits as cells, confined to each other in a house.
    Subset {
        /// Whether the cells have no other digits, or the digits no other cells.
        kind: SetKind,
        /// The house.
        house: House,
        /// The cells, in reading order.
        cells: Vec<Cell>,
        /// The digits, as many.
        digits: DigitSet,
    },
    /// A digit whose places in some houses (the base) fall into as many others (the cover), but for some
    /// (the fins).
    Fish {
        /// The digit.
        digit: Digit,
        /// The houses that must hold it.
        base: Vec<House>,
        /// As many houses that hold all its places there, but for the fins.
        cover: Vec<House>,
        /// The places in the base outside the cover, or in two base houses; or none.
        fins: Vec<Cell>,
        /// Whether it has fins, and whether it would be a fish without them.
        shape: FishShape,
    },
    /// Two strong links of a digit whose inner ends see each other; of a dual kite, both pairs.
    Turbot {
        /// How they lie.
        kind: TurbotKind,
        /// The digit.
        digit: Digit,
        /// The links: outer end, inner end, and the house in which these are the only places.
        links: Vec<(Cell, Cell, House)>,
    },
    /// In a box, the places of a digit lie on a row and a column; a strong link takes one of them.
    EmptyRectangle {
        /// The digit.
        digit: Digit,
        /// The box.
        within: House,
        /// How the box and the link are read; a dual one has two readings.
        readings: Vec<BoxReading>,
    },
    /// Cells with the same two candidates, each seeing the next.
    RemotePair {
        /// The two digits.
        digits: DigitSet,
        /// An even number of cells, four or more.
        cells: Vec<Cell>,
    },
    /// A pivot and two pincers: wherever the pivot's digit falls, a pincer holds the shared digit.
    Wing {
        /// With two or three digits in the pivot.
        kind: WingKind,
        /// The pivot.
        pivot: Cell,
        /// The pincers.
        pincers: [Cell; 2],
        /// The digit that one of the three must hold.
        digit: Digit,
    },
    /// Two cells with the same two candidates, each seeing one end of a strong link.
    WWing {
        /// The cells.
        cells: [Cell; 2],
        /// The strong link: the end that the first cell sees, then the other.
        link: [Cell; 2],
        /// The house of the strong link.
        house: House,
        /// The digit of the strong link.
        linked: Digit,
        /// The digit that one of the cells must hold.
        digit: Digit,
    },
    /// Strong links of a digit, coloured in turn: all of one colour hold it, or all of the other.
    Colors {
        /// The digit.
        digit: Digit,
        /// The colourings, one or two, each with its two colours. If one colour is found false, it is the
        /// first of the first.
        colorings: Vec<[Vec<Cell>; 2]>,
        /// Whether the first colour is false; else one of the eliminations' colours is true.
        wrap: bool,
    },
    /// Four corners in two rows, two columns and two boxes that would have a second solution.
    Rectangle {
        /// What prevents it.
        kind: RectangleKind,
        /// The corners: those that are solved or bare of extra candidates first.
        corners: [Cell; 4],
        /// The two digits.
        digits: DigitSet,
        /// The cells beside the corners that a naked set needs.
        others: Vec<Cell>,
        /// The houses that the argument looks at beside the corners.
        houses: Vec<House>,
    },
    /// A bivalue universal grave: each open cell has two candidates, but for one, and each digit two places in
    /// each house without it.
    Bug {
        /// The candidate without which there would be a second solution.
        candidate: Candidate,
    },
    /// Statements joined by links, strong and weak in turn, the first and the last strong: the first or the
    /// last is true.
    Chain {
        /// What links it may have.
        kind: ChainKind,
        /// The statements. An even number.
        nodes: Vec<Node>,
        /// For strong links that hold through an almost locked set: which link, and the cells of the set.
        through: Vec<(u16, Vec<Cell>)>,
        /// Whether the last and the first exclude each other, so that it is a loop and each weak link is
        /// strong as well.
        closed: bool,
    },
    /// Almost locked sets in a row, each sharing a restricted common digit with the next.
    AlmostLockedSets {
        /// The sets, two or more.
        sets: Vec<AlmostLocked>,
        /// The restricted common digits of each set and the next; two for a doubly linked pair.
        commons: Vec<DigitSet>,
        /// The digits that the first or the last set must hold.
        digits: DigitSet,
    },
    /// A cell and, for each of its candidates, an almost locked set that loses this digit to it.
    DeathBlossom {
        /// The cell.
        stem: Cell,
        /// The sets, by the stem's candidates in ascending order.
        petals: Vec<AlmostLocked>,
        /// The digit that one of the sets must hold.
        digit: Digit,
    },
    /// Cells in a line and a box that two sets share out.
    SueDeCoq {
        /// The row or column.
        line: House,
        /// The box.
        within: House,
        /// The cells in both.
        cells: Vec<Cell>,
        /// The set in the rest of the line.
        line_set: AlmostLocked,
        /// The set in the rest of the box.
        box_set: AlmostLocked,
    },
    /// Two fish with the same base and different fins.
    SiameseFish {
        /// The digit.
        digit: Digit,
        /// The houses that must hold it.
        base: Vec<House>,
        /// The two covers, each with its fins.
        readings: Vec<FishReading>,
        /// The shape of the one that is easier to see.
        shape: FishShape,
    },
    /// One of some candidates is right, and each of them leads to the same; or a candidate leads to a
    /// contradiction.
    Forcing {
        /// Where it begins.
        origin: Origin,
        /// What follows from each candidate of the origin, itself first.
        branches: Vec<Vec<Forced>>,
        /// The contradiction in which the only branch ends; none if the branches end alike.
        clash: Option<Contradiction>,
        /// Whether each placement follows from the one before it, as in a chain.
        plain: bool,
    },
}

impl Step {
    /// The digit it places.
    #[must_use]
    pub fn placed(&self) -> Option<Candidate> {
        match self.conclusion {
            Conclusion::Place(candidate) => Some(candidate),
            _ => None,
        }
    }

    /// The candidates it rules out, besides those that a placement takes from its peers.
    #[must_use]
    pub fn eliminated(&self) -> &[Candidate] {
        match &self.conclusion {
            Conclusion::Eliminate(candidates) => candidates,
            Conclusion::TakeBack(guess) => std::slice::from_ref(guess),
            Conclusion::Place(_) | Conclusion::Impossible => &[],
        }
    }
}

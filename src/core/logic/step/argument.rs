//! A learner's argument for a move, and the judgement of it, before any language has words for either.
//! [`advice::judge_argument`](crate::why::advice::judge_argument) judges it, and
//! [`explain::judgement`](crate::explain::judgement) gives the sentences.

use super::{
    reply::Deed,
    shown::{Marks, Role},
};
use serde::{Deserialize, Serialize};
use sudoku_board::{Candidate, Cell, CellSet, DigitSet, House, geometry::Bond};

/// A move, and the cells and houses that a learner marks because they force it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Argument {
    /// The candidate of the move.
    pub candidate: Candidate,
    /// Whether the move places the candidate; otherwise it rules it out.
    pub places: bool,
    /// The marked cells. A filled one brings its digit, an empty one its candidates.
    pub cells: CellSet,
    /// The marked houses: the digit of the move has a place in each.
    pub houses: Vec<House>,
}

/// The kind of an argument that holds, the easiest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum ArgumentKind {
    /// The last empty cell of a house.
    FullHouse,
    /// The last place for a digit in a house.
    HiddenSingle,
    /// The last candidate of a cell.
    NakedSingle,
    /// Empty cells are part of it.
    Pattern,
}

impl ArgumentKind {
    /// All kinds, in order.
    pub const ALL: [Self; 4] = [Self::FullHouse, Self::HiddenSingle, Self::NakedSingle, Self::Pattern];
}

/// The judgement of an argument.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Judgement {
    /// It forces the move.
    Holds {
        /// Its kind.
        kind: ArgumentKind,
        /// The house whose last place for the digit it shows, if it shows that.
        house: Option<House>,
        /// The marked cells that it does not need, in reading order.
        spare: Vec<Cell>,
    },
    /// It leaves something open.
    Lacks(Lack),
}

impl Judgement {
    /// Returns whether the argument forces the move.
    #[must_use]
    pub const fn holds(&self) -> bool {
        matches!(self, Self::Holds { .. })
    }
}

/// What an argument lacks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Lack {
    /// Nothing is marked.
    Marks,
    /// This cell has the digit already, and sees that of the move.
    Seen(Cell, Bond),
    /// What is marked cannot all be true.
    Sense,
    /// The cell could still be these digits as well.
    Digits(DigitSet),
    /// In the house, the digit could still go in these cells as well.
    Places(House, Vec<Cell>),
    /// The opposite of the move fits all that is marked, with these candidates right.
    Way(Vec<Candidate>),
    /// The argument holds, but a few of its marks are enough.
    Choice {
        /// The number of marks that are enough.
        enough: usize,
        /// The number of marks.
        marked: usize,
    },
    /// There is too much to try.
    Bounds,
}

impl Argument {
    /// Returns the argument for a deed, without any marks yet. `None` if the deed is about no candidate.
    #[must_use]
    pub fn of(deed: Deed) -> Option<Self> {
        let candidate = deed.candidate()?;
        let places = matches!(deed, Deed::Place(_));
        Some(Self { candidate, places, cells: CellSet::EMPTY, houses: Vec::new() })
    }

    /// Marks a cell, or removes its mark. The cell of a digit that is placed has none.
    pub fn toggle_cell(&mut self, cell: Cell) {
        if !self.places || cell != self.candidate.cell {
            self.cells.toggle(cell);
        }
    }

    /// Marks a house, or removes its mark.
    pub fn toggle_house(&mut self, house: House) {
        if let Some(at) = self.houses.iter().position(|&own| own == house) {
            self.houses.remove(at);
        } else {
            self.houses.push(house);
        }
    }

    /// Returns the number of marks.
    #[must_use]
    pub fn len(&self) -> usize {
        self.cells.len() + self.houses.len()
    }

    /// Returns whether nothing is marked.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns its marks on the board, with those of what it lacks.
    #[must_use]
    pub fn marks(&self, judged: Option<&Judgement>) -> Marks {
        let mut marks = Marks::default();
        let own = if self.places { Role::Placed } else { Role::Eliminated };
        marks.add([self.candidate], own);
        marks.add_houses(&self.houses, Role::House);
        let mut cells: Vec<Cell> = self.cells.iter().collect();
        let Some(Judgement::Lacks(lack)) = judged else {
            marks.add_cells(&cells, Role::Cause);
            return marks;
        };
        let open: Vec<Cell> = match lack {
            Lack::Seen(by, _) => vec![*by],
            Lack::Places(house, places) => {
                if !self.houses.contains(house) {
                    marks.add_houses(&[*house], Role::Clash);
                }
                places.clone()
            }
            Lack::Way(way) => {
                marks.add(way.iter().copied(), Role::Lit);
                Vec::new()
            }
            // The cell of the move has its digit.
            Lack::Digits(_) | Lack::Marks | Lack::Sense | Lack::Choice { .. } | Lack::Bounds => Vec::new(),
        };
        cells.retain(|cell| !open.contains(cell));
        marks.add_cells(&cells, Role::Cause);
        marks.add_cells(&open, Role::Clash);
        marks
    }
}

//! The story of how a puzzle was made: every event of filling the board and digging in it, as it happened.
//!
//! The code that makes puzzles tells the story to a [`Teller`], if there is one, and makes the same puzzle without
//! one. Each event has the digits that it changed, so that a reader can go forwards and back.

use serde::{Deserialize, Serialize};
use sudoku_board::{Candidate, Cell, Digit, Grid, Shape, symmetry::Stage};

/// An event of making.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Event {
    /// Its kind.
    pub what: What,
    /// The cells that it is about; empty if it is about all cells that change.
    pub cells: Vec<Cell>,
    /// The changed cells, each with its digit before and after.
    pub changes: Vec<(Cell, Option<Digit>, Option<Digit>)>,
}

/// The kind of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum What {
    /// A full board that is given, or found in another way.
    Board,
    /// The pattern board: each row is the one above it, shifted.
    Pattern,
    /// A stage of its transformation.
    Stage(Stage),
    /// Random digits in the boxes of the diagonal.
    Boxes,
    /// A row filled at random, where boxes could not be filled apart.
    Row,
    /// A digit chosen at random.
    Try(Candidate),
    /// Digits that follow from the others.
    Follow,
    /// This number of tries turned out wrong and are taken back.
    DeadEnd(u32),
    /// The search takes too long, and begins again.
    Restart,
    /// The story became too long: the number of tries left out here, and the number of wrong ones among them.
    Cut(u32, u32),
    /// An attempt to remove clues.
    Dig(Evidence, Removal),
}

/// The way to prove that clues have one solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Evidence {
    /// A search of that many nodes.
    Nodes(u32),
    /// Hidden singles solve the rest.
    HiddenSingles,
    /// Singles solve the rest.
    Singles,
}

/// The outcome of an attempt to remove clues.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Removal {
    /// There is still one solution.
    Gone,
    /// There would be another solution, or the proof fails.
    Needed,
    /// The search reached its limit.
    Undecided,
    /// The puzzle would become too hard.
    TooHard,
}

/// The events of one puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Story {
    /// The size.
    pub shape: Shape,
    /// The events, beginning with an empty board.
    pub events: Vec<Event>,
}

/// The most changed cells in a story before its search is cut.
const MOST_CHANGES: usize = 20_000;

/// The most events of a search in a story.
const MOST_EVENTS: usize = 1500;

/// A try whose outcome is open: the board before it, and the candidate.
#[derive(Clone, Debug)]
struct Tried {
    before: Grid,
    candidate: Candidate,
}

/// Listens to the making of a puzzle, and keeps the story of the puzzle that is handed out.
#[derive(Clone, Debug)]
pub struct Teller {
    board: Grid,
    events: Vec<Event>,
    changes: usize,
    tried: Vec<Tried>,
    /// The tries and dead ends left out since the story became too long.
    left_out: (u32, u32),
    kept: Vec<Event>,
}

impl Teller {
    /// Returns a listener to the making of a puzzle of a shape.
    #[must_use]
    pub fn new(shape: &Shape) -> Self {
        Self {
            board: Grid::empty(shape),
            events: Vec::new(),
            changes: 0,
            tried: Vec::new(),
            left_out: (0, 0),
            kept: Vec::new(),
        }
    }

    /// Returns the story of the puzzle that was handed out.
    #[must_use]
    pub fn into_story(self) -> Story {
        Story { shape: self.board.shape().clone(), events: self.kept }
    }

    /// Begins a new board.
    pub(super) fn begin(&mut self) {
        *self = Self { kept: std::mem::take(&mut self.kept), ..Self::new(self.board.shape()) };
    }

    /// Keeps the story of this board, whose puzzle is the one to hand out, unless a later one is.
    pub(super) fn keep(&mut self) {
        self.kept = self.events.clone();
    }

    /// Replaces the board by another one.
    pub(super) fn board(&mut self, what: What, after: &Grid) {
        let changed = Cell::all(after.shape()).filter(|&cell| self.board.get(cell) != after.get(cell));
        let changes: Vec<_> = changed.map(|cell| (cell, self.board.get(cell), after.get(cell))).collect();
        self.changes += changes.len();
        self.events.push(Event { what, cells: Vec::new(), changes });
        self.board = after.clone();
    }

    /// Tells an attempt to remove clues.
    pub(super) fn dig(&mut self, cells: &[Cell], proof: Evidence, verdict: Removal) {
        let mut changes = Vec::new();
        if verdict == Removal::Gone {
            for &cell in cells {
                changes.push((cell, self.board.get(cell), None));
                self.board.set(cell, None);
            }
        }
        self.events.push(Event { what: What::Dig(proof, verdict), cells: cells.to_vec(), changes });
    }

    /// Tells that a search reaches a board, and tries a candidate there.
    pub(super) fn search(&mut self, now: &Grid, candidate: Candidate) {
        self.arrive(now);
        self.tried.push(Tried { before: now.clone(), candidate });
        if self.is_cut() {
            self.left_out.0 += 1;
            return;
        }
        let mut after = now.clone();
        after.set(candidate.cell, Some(candidate.digit));
        self.board(What::Try(candidate), &after);
    }

    /// Tells that a search has found a board.
    pub(super) fn found(&mut self, board: &Grid) {
        self.arrive(board);
        if self.board != *board {
            let (tries, wrong) = std::mem::take(&mut self.left_out);
            self.board(What::Cut(tries, wrong), board);
        }
        self.tried.clear();
    }

    /// Tells that a search begins again.
    pub(super) fn restart(&mut self) {
        self.tried.clear();
        if !self.is_cut() {
            let empty = Grid::empty(self.board.shape());
            self.board(What::Restart, &empty);
        }
    }

    const fn is_cut(&self) -> bool {
        self.changes > MOST_CHANGES || self.events.len() > MOST_EVENTS
    }

    /// Tells that the search continues from a board: tries that it no longer has were wrong, and other digits follow.
    /// A search tries the last alternative first, so a wrong try takes all later ones with it.
    fn arrive(&mut self, now: &Grid) {
        let holds = |tried: &Tried| now.get(tried.candidate.cell) == Some(tried.candidate.digit);
        if let Some(wrong) = self.tried.iter().position(|tried| !holds(tried)) {
            let before = self.tried[wrong].before.clone();
            let many = (self.tried.len() - wrong) as u32;
            self.tried.truncate(wrong);
            if self.is_cut() {
                self.left_out.1 += many;
            } else {
                self.board(What::DeadEnd(many), &before);
            }
        }
        if !self.is_cut() && self.board != *now {
            self.board(What::Follow, now);
        }
    }
}

impl Story {
    /// Returns the board after the first events.
    #[must_use]
    pub fn board_after(&self, events: usize) -> Grid {
        let mut board = Grid::empty(&self.shape);
        self.events.iter().take(events).for_each(|event| event.redo(&mut board));
        board
    }
}

impl Event {
    /// Makes the event's changes on the board.
    pub fn redo(&self, board: &mut Grid) {
        self.changes.iter().for_each(|&(cell, _, after)| board.set(cell, after));
    }

    /// Takes the event's changes of the board back.
    pub fn undo(&self, board: &mut Grid) {
        self.changes.iter().for_each(|&(cell, before, _)| board.set(cell, before));
    }
}

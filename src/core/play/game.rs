//! The game: what undo restores. The player's digits, notes and colours on a puzzle, and how they came
//! there.

mod joining;
mod past;

pub use super::edit::{Edit, Edits, Turn, TurnKind};
pub use joining::Joined;

use crate::{
    Candidate, Cell, CellSet, Digit, Grid, Order, examples,
    level::Level,
    play::{
        aids::{Aid, Aids},
        colour::{Colour, ColourSet},
        entry::{Entry, Notes},
        history::{History, MOST_TURNS, NodeId, Savepoint, SavepointKind},
    },
    puzzle::Puzzle,
};
use std::collections::BTreeMap;

/// Where a puzzle came from and what is known of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Origin {
    /// Its level, once it was graded.
    pub level: Option<Level>,
    /// The text of the specification from which it was generated.
    pub spec: Option<String>,
}

/// A puzzle being played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    puzzle: Puzzle,
    origin: Origin,
    entries: Vec<Entry>,
    colours: Vec<ColourSet>,
    candidates: BTreeMap<Candidate, Colour>,
    history: History,
    aids: Aids,
}

impl Game {
    /// A puzzle at its start.
    #[must_use]
    pub fn new(puzzle: Puzzle, origin: Origin) -> Self {
        let entries: Vec<Entry> =
            puzzle.clues().iter().map(|(_, digit)| digit.map_or(Entry::EMPTY, Entry::Given)).collect();
        let colours = vec![ColourSet::EMPTY; entries.len()];
        let (candidates, history, aids) = (BTreeMap::new(), History::default(), Aids::EMPTY);
        Self { puzzle, origin, entries, colours, candidates, history, aids }
    }

    /// The game on the board when nobody has played yet.
    #[must_use]
    pub fn first() -> Self {
        let (puzzle, level) = examples::first();
        Self::new(puzzle, Origin { level: Some(level), spec: None })
    }

    /// The puzzle.
    #[must_use]
    pub const fn puzzle(&self) -> &Puzzle {
        &self.puzzle
    }

    /// Where it came from.
    #[must_use]
    pub const fn origin(&self) -> &Origin {
        &self.origin
    }

    /// The order of the board.
    #[must_use]
    pub const fn order(&self) -> Order {
        self.puzzle.clues().order()
    }

    /// The turns.
    #[must_use]
    pub const fn history(&self) -> &History {
        &self.history
    }

    /// What stands in a cell.
    #[must_use]
    pub fn entry(&self, cell: Cell) -> Entry {
        self.entries[cell.index()]
    }

    /// The colours of a cell.
    #[must_use]
    pub fn colours(&self, cell: Cell) -> ColourSet {
        self.colours[cell.index()]
    }

    /// The colour of a candidate.
    #[must_use]
    pub fn colour(&self, candidate: Candidate) -> Option<Colour> {
        self.candidates.get(&candidate).copied()
    }

    /// All coloured candidates, by cell and digit.
    pub fn coloured(&self) -> impl Iterator<Item = (Candidate, Colour)> + '_ {
        self.candidates.iter().map(|(candidate, colour)| (*candidate, *colour))
    }

    /// The coloured candidates of a cell, by digit.
    pub fn coloured_in(&self, cell: Cell) -> impl Iterator<Item = (Digit, Colour)> + '_ {
        let (first, last) = (Digit::at(0), Digit::at(self.order().side() - 1));
        let mine = self.candidates.range(Candidate::new(cell, first)..=Candidate::new(cell, last));
        mine.map(|(candidate, colour)| (candidate.digit, *colour))
    }

    /// All digits on the board, given and placed.
    #[must_use]
    pub fn grid(&self) -> Grid {
        let mut grid = Grid::empty(self.order());
        for cell in Cell::all(self.order()) {
            grid.set(cell, self.entry(cell).digit());
        }
        grid
    }

    /// Whether a digit of the player's stands on the board.
    #[must_use]
    pub fn has_placed(&self) -> bool {
        self.entries.iter().any(|entry| matches!(entry, Entry::Placed(_)))
    }

    /// Whether the board holds the solution.
    #[must_use]
    pub fn is_finished(&self) -> bool {
        Cell::all(self.order()).all(|cell| self.entry(cell).digit() == self.puzzle.solution().get(cell))
    }

    /// The player's digits that are not those of the solution.
    pub fn mistakes(&self) -> impl Iterator<Item = Cell> {
        Cell::all(self.order()).filter(|&cell| match self.entry(cell) {
            Entry::Placed(digit) => self.puzzle.solution().get(cell) != Some(digit),
            _ => false,
        })
    }

    /// How many of a digit are still to be placed; never below none, even if too many stand.
    #[must_use]
    pub fn left(&self, digit: Digit) -> usize {
        let standing = self.entries.iter().filter(|entry| entry.digit() == Some(digit)).count();
        self.order().side().saturating_sub(standing)
    }

    /// The help that was had: what was noted, and the turns of others on the way to the present.
    #[must_use]
    pub fn aids(&self) -> Aids {
        self.history.path().into_iter().fold(self.aids, |aids, turn| match turn.kind {
            TurnKind::Play | TurnKind::Restart => aids,
            TurnKind::Fill => aids.with(Aid::FilledNotes),
            TurnKind::Hint => aids.with(Aid::HintReason),
            TurnKind::Solver => aids.with(Aid::SolverDigits),
            TurnKind::Solution => aids.with(Aid::Solution),
        })
    }

    /// Help that was noted, whatever was undone since.
    #[must_use]
    pub const fn noted_aids(&self) -> Aids {
        self.aids
    }

    /// Notes that help was had; the answer is whether that is new.
    pub fn note_aid(&mut self, aid: Aid) -> bool {
        let new = !self.aids.contains(aid);
        self.aids = self.aids.with(aid);
        new
    }

    /// Cells that got their digit since the last trial that still stands began.
    #[must_use]
    pub fn tried(&self) -> CellSet {
        let mut tried = CellSet::EMPTY;
        if let Some(trial) = self.history.trial() {
            for edit in self.history.since(trial).into_iter().flat_map(|turn| &turn.edits) {
                match edit {
                    Edit::Entry { cell, after: Entry::Placed(_), .. } => tried.insert(*cell),
                    Edit::Entry { cell, .. } => tried.remove(*cell),
                    _ => {}
                }
            }
        }
        tried
    }

    /// The last moment on the way to the present at which no digit was wrong. `None` if none is wrong now.
    #[must_use]
    pub fn last_right(&self) -> Option<NodeId> {
        self.mistakes().next()?;
        let mut back = self.clone();
        while back.mistakes().next().is_some() {
            back.undo();
        }
        Some(back.history.at())
    }

    /// Plays a turn. A turn that does not fit the board changes nothing, and the answer is `false`. Where the
    /// history has no room for it, the game forgets how it came here ([`Game::forget_the_way`]).
    pub fn play(&mut self, turn: Turn) -> bool {
        let fits = self.fits(&turn);
        if fits {
            if self.history.len() >= MOST_TURNS {
                self.forget_the_way();
            }
            self.write(&turn);
            self.history.push(turn);
        }
        fits
    }

    /// Takes the last turn back; the answer is whether there was one.
    pub fn undo(&mut self) -> bool {
        let Some(turn) = self.history.undo().cloned() else { return false };
        self.unwrite(&turn);
        true
    }

    /// Does the turn again that was taken back; the answer is whether there was one.
    pub fn redo(&mut self) -> bool {
        // A saved tree may hold anything on the branches that were not played again.
        let Some(turn) = self.history.next().filter(|turn| self.fits(turn)).cloned() else { return false };
        self.write(&turn);
        self.history.redo();
        true
    }

    /// Goes to another moment of the game, on whatever branch; the answer is whether it could be reached.
    /// If not, the game stays where it was.
    pub fn go_to(&mut self, node: NodeId) -> bool {
        let Some(way) = self.history.way_down(node) else { return false };
        let start = self.clone();
        while self.history.at() != way.from {
            self.undo();
        }
        for child in way.down {
            self.history.choose(child);
            if !self.redo() {
                *self = start;
                return false;
            }
        }
        true
    }

    /// Names a moment of the game, or renames it; the answer is whether there is such a moment.
    pub fn save_at(&mut self, node: NodeId, kind: SavepointKind, name: &str) -> bool {
        self.history.save_at(node, Savepoint { kind, name: name.into() })
    }

    /// Forgets the name of a moment; the answer is whether it had one.
    pub fn unsave(&mut self, node: NodeId) -> bool {
        self.history.unsave(node)
    }

    /// Whether each edit of a turn begins with what is there, touches no given, and stays on the board.
    fn fits(&self, turn: &Turn) -> bool {
        let order = self.order();
        turn.edits.iter().all(|edit| {
            edit.cell().index() < self.entries.len()
                && match *edit {
                    Edit::Entry { cell, before, after } => {
                        !matches!(after, Entry::Given(_))
                            && after.fits(order)
                            && !matches!(before, Entry::Given(_))
                            && self.entry(cell) == before
                    }
                    Edit::Colours { cell, before, after } => {
                        Colour::are(after) && self.colours(cell) == before
                    }
                    Edit::Candidate { candidate, before, .. } => {
                        candidate.digit.index() < order.side() && self.colour(candidate) == before
                    }
                }
        })
    }

    fn write(&mut self, turn: &Turn) {
        turn.edits.iter().for_each(|edit| self.change(*edit));
    }

    fn unwrite(&mut self, turn: &Turn) {
        turn.edits.iter().rev().for_each(|edit| self.change(edit.back()));
    }

    fn change(&mut self, edit: Edit) {
        match edit {
            Edit::Entry { cell, after, .. } => self.entries[cell.index()] = after,
            Edit::Colours { cell, after, .. } => self.colours[cell.index()] = after,
            Edit::Candidate { candidate, after: Some(colour), .. } => {
                self.candidates.insert(candidate, colour);
            }
            Edit::Candidate { candidate, after: None, .. } => {
                self.candidates.remove(&candidate);
            }
        }
    }

    /// The notes of a cell.
    #[must_use]
    pub fn notes(&self, cell: Cell) -> Notes {
        self.entry(cell).notes()
    }
}

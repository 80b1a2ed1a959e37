//! The game, as undo restores it: the player's digits, notes and colours on a puzzle, and their history.

pub mod aids;
pub(crate) mod claims;
pub mod clock;
pub mod colour;
pub mod edit;
pub mod entry;
pub mod history;
mod joining;
pub mod order;
pub mod pace;
mod past;
mod posed;
pub mod turns;

pub use joining::Joined;
pub use posed::Posed;

use crate::game::{
    aids::{Aid, Aids},
    colour::{Colour, ColourSet},
    edit::{Edit, Turn, TurnKind},
    entry::{Entry, Notes},
    history::{History, MOST_TURNS, NodeId, Savepoint, SavepointKind},
};
use std::collections::BTreeMap;
use sudoku_core::{
    Candidate, Cell, CellSet, Digit, Grid, Shape, examples,
    generate::{
        daily::{Daily, Date},
        making::Fitted,
        recipe::Recipe,
    },
    level::Level,
    puzzle::Puzzle,
};

/// The origin of a puzzle, and the known facts about it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Origin {
    /// Its level, once graded.
    pub level: Option<Level>,
    /// The text of the specification that generated it.
    pub spec: Option<String>,
}

/// The date of a daily puzzle; none for any other game.
#[must_use]
pub fn day_of(game: &Game) -> Option<Date> {
    Daily::date_of(game.origin().spec.as_deref()?)
}

/// A puzzle being played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    posed: Posed,
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
    pub fn new(posed: impl Into<Posed>, origin: Origin) -> Self {
        let posed = posed.into();
        let entries: Vec<Entry> =
            posed.clues().iter().map(|(_, digit)| digit.map_or(Entry::EMPTY, Entry::Given)).collect();
        let colours = vec![ColourSet::EMPTY; entries.len()];
        let (candidates, history, aids) = (BTreeMap::new(), History::default(), Aids::EMPTY);
        Self { posed, origin, entries, colours, candidates, history, aids }
    }

    /// The game of a finished puzzle.
    pub(crate) fn made(fitted: Fitted) -> Self {
        Self::by_recipe(fitted.puzzle, fitted.graded.level, &fitted.recipe)
    }

    /// The game of a puzzle of that level, made by a recipe.
    pub(crate) fn by_recipe(puzzle: Puzzle, level: Level, recipe: &Recipe) -> Self {
        Self::new(puzzle, Origin { level: Some(level), spec: Some(recipe.to_string()) })
    }

    /// The first game on the board, before the player has played any.
    #[must_use]
    pub fn first() -> Self {
        let (puzzle, level) = examples::first();
        Self::new(puzzle, Origin { level: Some(level), spec: None })
    }

    /// The puzzle, as it is posed.
    #[must_use]
    pub const fn posed(&self) -> &Posed {
        &self.posed
    }

    /// The givens.
    #[must_use]
    pub const fn clues(&self) -> &Grid {
        self.posed.clues()
    }

    /// The puzzle, if it is proven to have one solution.
    #[must_use]
    pub const fn puzzle(&self) -> Option<&Puzzle> {
        self.posed.puzzle()
    }

    /// The only solution, if it is proven.
    #[must_use]
    pub const fn solution(&self) -> Option<&Grid> {
        match self.posed.puzzle() {
            Some(puzzle) => Some(puzzle.solution()),
            None => None,
        }
    }

    /// The digit of a cell in the only solution, if that is proven.
    #[must_use]
    pub fn right(&self, cell: Cell) -> Option<Digit> {
        self.solution()?.get(cell)
    }

    /// The origin of the puzzle.
    #[must_use]
    pub const fn origin(&self) -> &Origin {
        &self.origin
    }

    /// The size of the board.
    #[must_use]
    pub const fn shape(&self) -> &Shape {
        self.posed.clues().shape()
    }

    /// The turns.
    #[must_use]
    pub const fn history(&self) -> &History {
        &self.history
    }

    /// The entry of a cell.
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
        let (first, last) = (Digit::at(0), Digit::at(self.shape().side() - 1));
        let mine = self.candidates.range(Candidate::new(cell, first)..=Candidate::new(cell, last));
        mine.map(|(candidate, colour)| (candidate.digit, *colour))
    }

    /// All digits on the board, given and placed.
    #[must_use]
    pub fn grid(&self) -> Grid {
        let mut grid = Grid::empty(self.shape());
        for cell in Cell::all(self.shape()) {
            grid.set(cell, self.entry(cell).digit());
        }
        grid
    }

    /// Whether any digit of the player is on the board.
    #[must_use]
    pub fn has_placed(&self) -> bool {
        self.placed() > 0
    }

    /// The number of the player's digits on the board.
    #[must_use]
    pub fn placed(&self) -> usize {
        self.entries.iter().filter(|entry| matches!(entry, Entry::Placed(_))).count()
    }

    /// Whether the board is the solution. Without a proof of one, nobody knows.
    #[must_use]
    pub fn is_finished(&self) -> bool {
        let is_right = |solution: &Grid| {
            Cell::all(self.shape()).all(|cell| self.entry(cell).digit() == solution.get(cell))
        };
        self.solution().is_some_and(is_right)
    }

    /// The player's digits that differ from the solution; none without a proof of one.
    pub fn mistakes(&self) -> impl Iterator<Item = Cell> {
        Cell::all(self.shape()).filter(|&cell| match self.entry(cell) {
            Entry::Placed(digit) => self.right(cell).is_some_and(|right| right != digit),
            _ => false,
        })
    }

    /// How many of a digit are still to be placed; never below zero, even if there are too many.
    #[must_use]
    pub fn left(&self, digit: Digit) -> usize {
        let standing = self.entries.iter().filter(|entry| entry.digit() == Some(digit)).count();
        self.shape().side().saturating_sub(standing)
    }

    /// The help used: the recorded help, and the turns of others on the way to the present.
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

    /// The recorded help, including help for turns undone since.
    #[must_use]
    pub const fn noted_aids(&self) -> Aids {
        self.aids
    }

    /// Records the use of help. Returns whether that is new.
    pub fn note_aid(&mut self, aid: Aid) -> bool {
        let new = !self.aids.contains(aid);
        self.aids = self.aids.with(aid);
        new
    }

    /// Cells that got their digit since the beginning of the last open trial.
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

    /// The last position on the way to the present without a wrong digit. `None` if all digits are right now.
    #[must_use]
    pub fn last_right(&self) -> Option<NodeId> {
        self.mistakes().next()?;
        let mut back = self.clone();
        while back.mistakes().next().is_some() {
            back.undo();
        }
        Some(back.history.at())
    }

    /// Plays a turn. Returns `false` and changes nothing if the turn doesn't fit the board. If the history
    /// has no room for it, the game forgets its past ([`Game::forget_the_way`]).
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

    /// Undoes the last turn. Returns whether there was one.
    pub fn undo(&mut self) -> bool {
        let Some(turn) = self.history.undo().cloned() else { return false };
        self.unwrite(&turn);
        true
    }

    /// Redoes the turn undone last. Returns whether there was one.
    pub fn redo(&mut self) -> bool {
        // A saved tree may have anything on the branches not played again.
        let Some(turn) = self.history.next().filter(|turn| self.fits(turn)).cloned() else { return false };
        self.write(&turn);
        self.history.redo();
        true
    }

    /// Goes to another position of the game, on any branch. Returns whether it could be reached; if not, the
    /// game stays unchanged.
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

    /// Names a position of the game, or renames it. Returns whether the position exists.
    pub fn save_at(&mut self, node: NodeId, kind: SavepointKind, name: &str) -> bool {
        self.history.save_at(node, Savepoint { kind, name: name.into() })
    }

    /// Removes the name of a position. Returns whether it had one.
    pub fn unsave(&mut self, node: NodeId) -> bool {
        self.history.unsave(node)
    }

    /// Whether each edit of a turn starts from the current entry, leaves givens alone, and stays on the
    /// board.
    fn fits(&self, turn: &Turn) -> bool {
        let shape = self.shape();
        turn.edits.iter().all(|edit| {
            edit.cell().index() < self.entries.len()
                && match *edit {
                    Edit::Entry { cell, before, after } => {
                        !matches!(after, Entry::Given(_))
                            && after.fits(shape)
                            && !matches!(before, Entry::Given(_))
                            && self.entry(cell) == before
                    }
                    Edit::Colours { cell, before, after } => {
                        Colour::are(after) && self.colours(cell) == before
                    }
                    Edit::Candidate { candidate, before, .. } => {
                        candidate.digit.index() < shape.side() && self.colour(candidate) == before
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

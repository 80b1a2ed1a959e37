//! The game: what undo restores. The player's digits and notes on a puzzle, and how they came there.

use crate::{Cell, Digit, DigitSet, Grid, Order, level::Graded, play::history::History, puzzle::Puzzle};

/// What stands in a cell. A digit and notes at once cannot be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry {
    /// A digit of the puzzle; it cannot be changed.
    Given(Digit),
    /// A digit of the player.
    Placed(Digit),
    /// Notes of the player, or nothing.
    Notes(DigitSet),
}

impl Entry {
    /// An empty cell.
    pub const EMPTY: Self = Self::Notes(DigitSet::EMPTY);

    /// The digit, given or placed.
    #[must_use]
    pub const fn digit(self) -> Option<Digit> {
        match self {
            Self::Given(digit) | Self::Placed(digit) => Some(digit),
            Self::Notes(_) => None,
        }
    }
}

/// One cell before and after a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edit {
    /// Which cell.
    pub cell: Cell,
    /// What stood in it.
    pub before: Entry,
    /// What stands in it.
    pub after: Entry,
}

/// Who made a turn: it tells at the end whether the player had help.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TurnKind {
    /// The player's own.
    Play,
    /// The board cleared to the givens.
    Restart,
    /// Digits taken over from the solver.
    Solver,
    /// The solution, filled in.
    Solution,
}

/// One action: what undo takes back at once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Who made it.
    pub kind: TurnKind,
    /// The cells that it changed.
    pub edits: Vec<Edit>,
}

/// Where a puzzle came from and what is known of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Origin {
    /// Its level, once it was graded.
    pub graded: Option<Graded>,
    /// The text of the specification from which it was generated.
    pub spec: Option<String>,
}

/// A puzzle being played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    puzzle: Puzzle,
    origin: Origin,
    entries: Vec<Entry>,
    history: History,
}

impl Game {
    /// A puzzle at its start.
    #[must_use]
    pub fn new(puzzle: Puzzle, origin: Origin) -> Self {
        let entries =
            puzzle.clues().iter().map(|(_, digit)| digit.map_or(Entry::EMPTY, Entry::Given)).collect();
        Self { puzzle, origin, entries, history: History::default() }
    }

    /// A game as it was saved: the turns on the way to the present are played again. `None` if one of
    /// them does not fit.
    #[must_use]
    pub fn resume(puzzle: Puzzle, origin: Origin, history: History) -> Option<Self> {
        let mut game = Self::new(puzzle, origin);
        let turns: Vec<Turn> = history.path().into_iter().cloned().collect();
        for turn in &turns {
            if !game.fits(turn) {
                return None;
            }
            game.write(turn);
        }
        game.history = history;
        Some(game)
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

    /// All digits on the board, given and placed.
    #[must_use]
    pub fn grid(&self) -> Grid {
        let mut grid = Grid::empty(self.order());
        for cell in Cell::all(self.order()) {
            grid.set(cell, self.entry(cell).digit());
        }
        grid
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

    /// Whether help stands on the way to the present: digits of the solver or of the solution.
    #[must_use]
    pub fn was_helped(&self) -> Option<TurnKind> {
        let kinds = || self.history.path().into_iter().map(|turn| turn.kind);
        [TurnKind::Solution, TurnKind::Solver].into_iter().find(|&wanted| kinds().any(|kind| kind == wanted))
    }

    /// The turn that puts a digit into a cell; none for a given, or if it stands there already.
    #[must_use]
    pub fn placing(&self, cell: Cell, digit: Digit) -> Option<Turn> {
        self.turn(TurnKind::Play, [(cell, Entry::Placed(digit))])
    }

    /// The turn that turns over a note in an empty cell; none for a filled one.
    #[must_use]
    pub fn noting(&self, cell: Cell, digit: Digit) -> Option<Turn> {
        let Entry::Notes(notes) = self.entry(cell) else { return None };
        self.turn(TurnKind::Play, [(cell, Entry::Notes(notes.toggled(digit)))])
    }

    /// The turn that empties a cell; none for a given, or if it is empty already.
    #[must_use]
    pub fn erasing(&self, cell: Cell) -> Option<Turn> {
        self.turn(TurnKind::Play, [(cell, Entry::EMPTY)])
    }

    /// The turn that takes the board back to the givens, as one that can be undone.
    #[must_use]
    pub fn restarting(&self) -> Option<Turn> {
        self.turn(TurnKind::Restart, Cell::all(self.order()).map(|cell| (cell, Entry::EMPTY)))
    }

    /// The turn that puts the digits of a grid onto the board; its empty cells are left as they are.
    #[must_use]
    pub fn filling(&self, kind: TurnKind, grid: &Grid) -> Option<Turn> {
        self.turn(kind, grid.filled().map(|(cell, digit)| (cell, Entry::Placed(digit))))
    }

    /// Plays a turn. A turn that does not fit the board changes nothing, and the answer is `false`.
    pub fn play(&mut self, turn: Turn) -> bool {
        let fits = self.fits(&turn);
        if fits {
            self.write(&turn);
            self.history.push(turn);
        }
        fits
    }

    /// Takes the last turn back; the answer is whether there was one.
    pub fn undo(&mut self) -> bool {
        let Some(turn) = self.history.undo() else { return false };
        for edit in turn.edits.iter().rev() {
            self.entries[edit.cell.index()] = edit.before;
        }
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

    /// A turn of those entries that change something. Givens are left out.
    fn turn(&self, kind: TurnKind, entries: impl IntoIterator<Item = (Cell, Entry)>) -> Option<Turn> {
        let edits: Vec<Edit> = entries
            .into_iter()
            .map(|(cell, after)| Edit { cell, before: self.entry(cell), after })
            .filter(|edit| !matches!(edit.before, Entry::Given(_)) && edit.before != edit.after)
            .collect();
        (!edits.is_empty()).then_some(Turn { kind, edits })
    }

    /// Whether each edit of a turn begins with what stands there, touches no given, and stays on the board.
    fn fits(&self, turn: &Turn) -> bool {
        let side = self.order().side();
        turn.edits.iter().all(|edit| {
            let on_board = edit.cell.index() < self.entries.len();
            let small = match edit.after {
                Entry::Given(_) => false,
                Entry::Placed(digit) => digit.index() < side,
                Entry::Notes(notes) => notes.is_subset_of(DigitSet::all(self.order())),
            };
            on_board
                && small
                && !matches!(edit.before, Entry::Given(_))
                && self.entry(edit.cell) == edit.before
        })
    }

    fn write(&mut self, turn: &Turn) {
        for edit in &turn.edits {
            self.entries[edit.cell.index()] = edit.after;
        }
    }
}

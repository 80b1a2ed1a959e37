//! A game beside a twin that keeps the whole board at each position, and computes each change in the plainest
//! way.

use crate::common::{SMALL, dug, plain_see, puzzle};
use proptest::prelude::*;
use std::{collections::BTreeMap, sync::LazyLock};
use sudoku_core::{Candidate, Cell, CellSet, Digit, DigitSet, Grid, Puzzle, Rng, Seed, Shape};
use sudoku_play::game::{
    Game, Origin,
    aids::{Aid, Aids},
    colour::{Colour, ColourSet},
    edit::{Edit, Turn, TurnKind},
    entry::{Entry, NoteSort, Notes},
    history::SavepointKind,
    turns::Fill,
};

pub(crate) static PUZZLES: LazyLock<Vec<Puzzle>> = LazyLock::new(|| {
    vec![puzzle(SMALL), dug(Shape::S9, 26, 1), dug(Shape::S16, 140, 1), dug(Shape::S25, 400, 1)]
});

/// Some cells, modulo the board's size; an empty list means all of it.
type Cells = Vec<usize>;

/// Any action on a game; cells, digits and positions are modulo the number available.
#[derive(Clone, Debug)]
pub(crate) enum Deed {
    Place(Cells, usize, bool),
    PlaceRight(usize, bool),
    Note(Cells, usize, NoteSort),
    Unnote(usize, usize),
    Swap(Cells),
    Erase(Cells, bool),
    Fill(Cells, Option<usize>),
    Colour(Cells, Colour),
    ColourCandidate(Cells, usize, Colour),
    Uncolour(Cells),
    ClearColours,
    Restart,
    Keep(u64),
    Solution,
    GoTo(usize),
    SaveAt(usize, SavepointKind),
    Unsave(usize),
    Aid(usize),
    Undo,
    Redo,
    UndoAll,
    RedoAll,
}

fn any_deed() -> impl Strategy<Value = Deed> {
    let number = any::<usize>;
    let cells = || {
        prop_oneof![
            6 => prop::collection::vec(any::<usize>(), 1..2),
            3 => prop::collection::vec(any::<usize>(), 2..6),
            1 => Just(Vec::new()),
        ]
    };
    let sort = prop::sample::select(vec![NoteSort::Fixed, NoteSort::Corner, NoteSort::Centre]);
    let colour = || (1..=9u8).prop_map(|number| Colour::new(number).expect("a colour"));
    let kind = prop::sample::select(vec![SavepointKind::Kept, SavepointKind::Trial, SavepointKind::GivenUp]);
    let entries = prop_oneof![
        6 => (cells(), number(), any::<bool>()).prop_map(|(cells, digit, keep)| Deed::Place(cells, digit, keep)),
        4 => (number(), any::<bool>()).prop_map(|(cell, keep)| Deed::PlaceRight(cell, keep)),
        6 => (cells(), number(), sort).prop_map(|(cells, digit, sort)| Deed::Note(cells, digit, sort)),
        1 => (number(), number()).prop_map(|(cell, digit)| Deed::Unnote(cell, digit)),
        1 => cells().prop_map(Deed::Swap),
        4 => (cells(), any::<bool>()).prop_map(|(cells, keep)| Deed::Erase(cells, keep)),
        2 => (cells(), prop::option::of(number())).prop_map(|(cells, digit)| Deed::Fill(cells, digit)),
        1 => Just(Deed::Restart),
        1 => any::<u64>().prop_map(Deed::Keep),
        1 => Just(Deed::Solution),
    ];
    let colours = prop_oneof![
        3 => (cells(), colour()).prop_map(|(cells, colour)| Deed::Colour(cells, colour)),
        3 => (cells(), 0..3usize, colour())
            .prop_map(|(cells, digit, colour)| Deed::ColourCandidate(cells, digit, colour)),
        1 => cells().prop_map(Deed::Uncolour),
        1 => Just(Deed::ClearColours),
    ];
    let moments = prop_oneof![
        3 => number().prop_map(Deed::GoTo),
        2 => (number(), kind).prop_map(|(node, kind)| Deed::SaveAt(node, kind)),
        1 => number().prop_map(Deed::Unsave),
        1 => number().prop_map(Deed::Aid),
        6 => Just(Deed::Undo),
        5 => Just(Deed::Redo),
        1 => Just(Deed::UndoAll),
        1 => Just(Deed::RedoAll),
    ];
    prop_oneof![5 => entries, 2 => colours, 4 => moments]
}

pub(crate) fn deeds() -> impl Strategy<Value = Vec<Deed>> {
    prop::collection::vec(any_deed(), 0..60)
}

/// The contents of a board.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Board {
    pub(crate) entries: Vec<Entry>,
    pub(crate) colours: Vec<ColourSet>,
    pub(crate) candidates: BTreeMap<Candidate, Colour>,
}

impl Board {
    fn of(game: &Game) -> Self {
        let cells = || Cell::all(game.shape());
        Self {
            entries: cells().map(|cell| game.entry(cell)).collect(),
            colours: cells().map(|cell| game.colours(cell)).collect(),
            candidates: game.coloured().collect(),
        }
    }

    fn notes(&self, cell: Cell) -> Option<Notes> {
        match self.entries[cell.index()] {
            Entry::Notes(notes) => Some(notes),
            _ => None,
        }
    }

    fn is_given(&self, cell: Cell) -> bool {
        matches!(self.entries[cell.index()], Entry::Given(_))
    }

    /// Writes into these cells, except givens.
    fn write(&mut self, cells: &[Cell], entry: impl Fn(Entry) -> Entry) {
        for &cell in cells.iter().filter(|&&cell| !self.is_given(cell)).collect::<Vec<_>>() {
            self.entries[cell.index()] = entry(self.entries[cell.index()]);
        }
    }

    /// Changes the notes of these cells, except those with a digit.
    fn note(&mut self, cells: &[Cell], change: impl Fn(Notes) -> Notes) {
        self.write(cells, |entry| match entry {
            Entry::Notes(notes) => Entry::Notes(change(notes)),
            other => other,
        });
    }

    /// The candidates of a cell by the digits on the board.
    fn possible(&self, shape: &Shape, cell: Cell) -> DigitSet {
        let seen = Cell::all(shape).filter(|&other| plain_see(shape, cell, other));
        let held: DigitSet = seen.filter_map(|other| self.entries[other.index()].digit()).collect();
        DigitSet::all(shape).minus(held)
    }
}

struct Node {
    parent: usize,
    board: Board,
    kind: Option<TurnKind>,
    /// The child that redo follows.
    child: Option<usize>,
    saved: Option<SavepointKind>,
}

/// A game beside a tree that keeps the whole board in each node.
pub(crate) struct Twin {
    pub(crate) game: Game,
    /// The root is at 0.
    nodes: Vec<Node>,
    pub(crate) at: usize,
    aids: Aids,
}

impl Twin {
    pub(crate) fn new(puzzle: &Puzzle) -> Self {
        let game = Game::new(puzzle.clone(), Origin::default());
        let board = Board::of(&game);
        let root = Node { parent: 0, board, kind: None, child: None, saved: None };
        Self { game, nodes: vec![root], at: 0, aids: Aids::EMPTY }
    }

    pub(crate) fn board(&self) -> &Board {
        &self.nodes[self.at].board
    }

    /// Plays the game's turn, and the expected result on the twin.
    fn play(&mut self, turn: Option<Turn>, kind: TurnKind, after: Board) -> Result<(), TestCaseError> {
        let Some(turn) = turn else {
            prop_assert_eq!(&after, self.board(), "nothing is offered where something would change");
            return Ok(());
        };
        prop_assert_eq!(turn.kind, kind);
        prop_assert!(turn.edits.iter().all(Edit::changes));
        prop_assert!(turn.edits.iter().all(|edit| edit.back().back() == *edit));
        prop_assert!(self.game.play(turn));
        self.nodes.push(Node { parent: self.at, board: after, kind: Some(kind), child: None, saved: None });
        let id = self.nodes.len() - 1;
        self.nodes[self.at].child = Some(id);
        self.at = id;
        Ok(())
    }

    fn back(&mut self) {
        let parent = self.nodes[self.at].parent;
        self.nodes[parent].child = Some(self.at);
        self.at = parent;
    }

    pub(crate) fn undo(&mut self) -> Result<bool, TestCaseError> {
        let undone = self.game.undo();
        prop_assert_eq!(undone, self.at > 0);
        if undone {
            self.back();
        }
        Ok(undone)
    }

    pub(crate) fn redo(&mut self) -> Result<bool, TestCaseError> {
        let redone = self.game.redo();
        prop_assert_eq!(redone, self.nodes[self.at].child.is_some());
        self.at = self.nodes[self.at].child.unwrap_or(self.at);
        Ok(redone)
    }

    /// The positions from the root to one, both included.
    fn line(&self, mut node: usize) -> Vec<usize> {
        let mut line = vec![node];
        while node > 0 {
            node = self.nodes[node].parent;
            line.push(node);
        }
        line.reverse();
        line
    }

    fn go_to(&mut self, node: usize) -> Result<(), TestCaseError> {
        prop_assert!(self.game.go_to(node));
        let line = self.line(node);
        while !line.contains(&self.at) {
            self.back();
        }
        let start = line.iter().position(|&on| on == self.at).expect("the ways meet");
        for two in line[start..].windows(2) {
            self.nodes[two[0]].child = Some(two[1]);
        }
        self.at = node;
        Ok(())
    }

    pub(crate) fn make(&mut self, deed: Deed) -> Result<(), TestCaseError> {
        let shape = self.game.shape();
        let cell_of = |cell: usize| Cell::at(cell % shape.cell_count());
        let digit_of = |digit: usize| Digit::at(digit % shape.side());
        let cells_of = |cells: &[usize]| -> Vec<Cell> {
            if cells.is_empty() {
                Cell::all(shape).collect()
            } else {
                cells.iter().map(|&cell| cell_of(cell)).collect()
            }
        };
        let set = |cells: &[Cell]| cells.iter().copied().collect::<CellSet>();
        let node = |node: usize| node % self.nodes.len();
        let mut after = self.board().clone();
        match deed {
            Deed::Place(cells, digit, keep) => self.place(&cells_of(&cells), digit_of(digit), keep)?,
            Deed::PlaceRight(cell, keep) => {
                let cell = cell_of(cell);
                let digit = self
                    .game
                    .solution()
                    .expect("a proven puzzle")
                    .get(cell)
                    .expect("a digit of the solution");
                self.place(&[cell], digit, keep)?;
            }
            Deed::Note(cells, digit, sort) => {
                let (cells, digit) = (cells_of(&cells), digit_of(digit));
                let everywhere =
                    cells.iter().filter_map(|&cell| after.notes(cell)).all(|notes| noted(notes, digit, sort));
                after.note(&cells, |notes| renoted(notes, digit, sort, !everywhere));
                self.play(self.game.noting(&set(&cells), digit, sort), TurnKind::Play, after)?;
            }
            Deed::Unnote(cell, digit) => {
                let (cell, digit) = (cell_of(cell), digit_of(digit));
                after.note(&[cell], |notes| renoted(notes, digit, NoteSort::Fixed, false));
                self.play(self.game.unnoting(Candidate::new(cell, digit)), TurnKind::Play, after)?;
            }
            Deed::Swap(cells) => {
                let cells = cells_of(&cells);
                after.note(&distinct(&cells), |Notes { centre, corner }| Notes {
                    centre: corner,
                    corner: centre,
                });
                self.play(self.game.swapping(&set(&cells)), TurnKind::Play, after)?;
            }
            Deed::Erase(cells, keep) => {
                let cells = cells_of(&cells);
                after.write(&cells, |_| Entry::EMPTY);
                if keep {
                    self.give_back(&cells, &mut after);
                }
                self.play(self.game.erasing(&set(&cells), keep), TurnKind::Play, after)?;
            }
            Deed::Fill(cells, digit) => {
                let (cells, digit) = (cells_of(&cells), digit.map(digit_of));
                let all: Vec<Cell> = Cell::all(shape).collect();
                let (fill, meant) = match digit {
                    Some(digit) => (Fill::Digit(digit), &all),
                    None if cells.len() == all.len() => (Fill::All, &all),
                    None => (Fill::Selected, &cells),
                };
                for &cell in meant {
                    let possible = after.possible(shape, cell);
                    after.note(&[cell], |notes| filled(notes, possible, digit));
                }
                self.play(self.game.filling_notes(fill, &set(&cells)), TurnKind::Fill, after)?;
            }
            Deed::Colour(cells, colour) => {
                let cells = cells_of(&cells);
                let everywhere = cells.iter().all(|cell| after.colours[cell.index()].contains(colour));
                for cell in &cells {
                    let colours = &mut after.colours[cell.index()];
                    *colours = if everywhere { colours.without(colour) } else { colours.with(colour) };
                }
                self.play(self.game.colouring(&set(&cells), colour), TurnKind::Play, after)?;
            }
            Deed::ColourCandidate(cells, digit, colour) => {
                let (cells, digit) = (cells_of(&cells), digit_of(digit));
                let mut open = cells.clone();
                open.retain(|&cell| after.notes(cell).is_some());
                let candidates: Vec<Candidate> =
                    open.iter().map(|&cell| Candidate::new(cell, digit)).collect();
                let everywhere = candidates.iter().all(|one| after.candidates.get(one) == Some(&colour));
                for candidate in candidates {
                    after.candidates.remove(&candidate);
                    if !everywhere {
                        after.candidates.insert(candidate, colour);
                    }
                }
                let turn = self.game.colouring_candidate(&set(&cells), digit, colour);
                self.play(turn, TurnKind::Play, after)?;
            }
            Deed::Uncolour(cells) => {
                let cells = cells_of(&cells);
                for cell in &cells {
                    after.colours[cell.index()] = ColourSet::EMPTY;
                    after.candidates.retain(|candidate, _| candidate.cell != *cell);
                }
                self.play(self.game.uncolouring(&set(&cells)), TurnKind::Play, after)?;
            }
            Deed::ClearColours => {
                uncolour(&mut after);
                self.play(self.game.clearing_colours(), TurnKind::Play, after)?;
            }
            Deed::Restart => {
                uncolour(&mut after);
                after.write(&cells_of(&[]), |_| Entry::EMPTY);
                self.play(self.game.restarting(), TurnKind::Restart, after)?;
            }
            Deed::Keep(seed) => {
                let mut rng = Rng::new(Seed::new(seed), 0);
                let mut some = self.game.solution().expect("a proven puzzle").clone();
                for cell in Cell::all(shape).filter(|_| rng.below(3) > 0) {
                    some.set(cell, None);
                }
                self.fill(TurnKind::Solver, &some)?;
            }
            Deed::Solution => {
                self.fill(TurnKind::Solution, &self.game.solution().expect("a proven puzzle").clone())?;
            }
            Deed::GoTo(to) => self.go_to(node(to))?,
            Deed::SaveAt(at, kind) => {
                let at = node(at);
                prop_assert!(self.game.save_at(at, kind, "a name"));
                prop_assert!(!self.game.save_at(self.nodes.len(), kind, "no such moment"));
                self.nodes[at].saved = Some(kind);
            }
            Deed::Unsave(at) => {
                let at = node(at);
                prop_assert_eq!(self.game.unsave(at), self.nodes[at].saved.take().is_some());
            }
            Deed::Aid(number) => {
                let aid = Aid::ALL[number % Aid::ALL.len()];
                prop_assert_eq!(self.game.note_aid(aid), !self.aids.contains(aid));
                self.aids = self.aids.with(aid);
            }
            Deed::Undo => {
                self.undo()?;
            }
            Deed::Redo => {
                self.redo()?;
            }
            Deed::UndoAll => while self.undo()? {},
            Deed::RedoAll => while self.redo()? {},
        }
        self.compare()
    }

    fn place(&mut self, cells: &[Cell], digit: Digit, keep: bool) -> Result<(), TestCaseError> {
        let shape = self.game.shape();
        let before = self.board();
        let mut after = before.clone();
        after.write(cells, |_| Entry::Placed(digit));
        if keep && after != *before {
            let open: Vec<Cell> = cells.iter().copied().filter(|&cell| !before.is_given(cell)).collect();
            let seen: Vec<Cell> = Cell::all(shape)
                .filter(|&cell| open.iter().any(|&one| plain_see(shape, one, cell)))
                .collect();
            self.give_back(cells, &mut after);
            after.note(&seen, |notes| renoted(notes, digit, NoteSort::Fixed, false));
        }
        let turn = self.game.placing(&cells.iter().copied().collect(), digit, keep);
        self.play(turn, TurnKind::Play, after)
    }

    /// The notes that digits have taken on the way here, as they were, unless they have changed since.
    fn taken(&self) -> BTreeMap<Candidate, Notes> {
        let shape = self.game.shape();
        let mut taken = BTreeMap::new();
        for two in self.line(self.at).windows(2) {
            if self.nodes[two[1]].kind == Some(TurnKind::Restart) {
                taken.clear();
            }
            let (before, after) = (&self.nodes[two[0]].board, &self.nodes[two[1]].board);
            let placed = |digit: Digit, seen_from: Cell| {
                Cell::all(shape).any(|cell| {
                    let (was, is) = (before.entries[cell.index()], after.entries[cell.index()]);
                    was != is && is == Entry::Placed(digit) && plain_see(shape, cell, seen_from)
                })
            };
            for cell in Cell::all(shape) {
                if before.entries[cell.index()] == after.entries[cell.index()] {
                    continue;
                }
                let forget = |taken: &mut BTreeMap<Candidate, Notes>| taken.retain(|one, _| one.cell != cell);
                let (Some(was), Some(is)) = (before.notes(cell), after.notes(cell)) else {
                    forget(&mut taken);
                    continue;
                };
                let gone = was.all().minus(is.all());
                if is.is_empty() && !gone.iter().all(|digit| placed(digit, cell)) {
                    forget(&mut taken);
                }
                for digit in gone.iter().chain(is.all().iter()) {
                    taken.remove(&Candidate::new(cell, digit));
                }
                for digit in gone.iter().filter(|&digit| placed(digit, cell)) {
                    taken.insert(Candidate::new(cell, digit), was);
                }
            }
        }
        taken
    }

    /// The notes come back that the digits now gone from these cells, or others like them, took from the rest.
    fn give_back(&self, cells: &[Cell], after: &mut Board) {
        let (shape, before) = (self.game.shape(), self.board());
        for (Candidate { cell, digit }, was) in self.taken() {
            let leaves = |&gone: &Cell| {
                before.entries[gone.index()] == Entry::Placed(digit)
                    && after.entries[gone.index()] != Entry::Placed(digit)
                    && plain_see(shape, gone, cell)
            };
            if cells.iter().any(leaves)
                && !cells.contains(&cell)
                && after.possible(shape, cell).contains(digit)
            {
                for sort in [NoteSort::Corner, NoteSort::Centre] {
                    if was.of(sort).contains(digit) {
                        after.note(&[cell], |notes| renoted(notes, digit, sort, true));
                    }
                }
            }
        }
    }

    fn fill(&mut self, kind: TurnKind, grid: &Grid) -> Result<(), TestCaseError> {
        let mut after = self.board().clone();
        for (cell, digit) in grid.filled() {
            after.write(&[cell], |_| Entry::Placed(digit));
        }
        self.play(self.game.filling(kind, grid), kind, after)
    }

    /// The player's wrong digits at a position.
    fn mistakes(&self, node: usize) -> Vec<Cell> {
        let (board, solution) = (&self.nodes[node].board, self.game.solution().expect("a proven puzzle"));
        let wrong = |&cell: &Cell| matches!(board.entries[cell.index()], Entry::Placed(digit) if solution.get(cell) != Some(digit));
        Cell::all(self.game.shape()).filter(wrong).collect()
    }

    /// Cells that got their digit after the last trial on the way here started.
    fn tried(&self) -> CellSet {
        let line = self.line(self.at);
        let is_trial = |&node: &usize| self.nodes[node].saved == Some(SavepointKind::Trial);
        let mut tried = CellSet::EMPTY;
        if let Some(start) = line.iter().rposition(is_trial) {
            for two in line[start..].windows(2) {
                let (before, after) = (&self.nodes[two[0]].board, &self.nodes[two[1]].board);
                for cell in Cell::all(self.game.shape()) {
                    match after.entries[cell.index()] {
                        entry if entry == before.entries[cell.index()] => {}
                        Entry::Placed(_) => tried.insert(cell),
                        _ => tried.remove(cell),
                    }
                }
            }
        }
        tried
    }

    pub(crate) fn compare(&self) -> Result<(), TestCaseError> {
        let (game, board) = (&self.game, self.board());
        let (shape, solution) = (game.shape(), game.solution().expect("a proven puzzle"));
        prop_assert_eq!(&Board::of(game), board);
        let held = |index: usize| board.entries[index].digit();
        prop_assert!(game.grid().iter().all(|(cell, digit)| digit == held(cell.index())));
        for (cell, given) in game.clues().filled() {
            prop_assert_eq!(game.entry(cell), Entry::Given(given));
        }
        let count = shape.cell_count();
        let right = (0..count).filter(|&index| held(index) == solution.get(Cell::at(index))).count();
        prop_assert_eq!(game.is_finished(), right == count);
        prop_assert!(game.mistakes().eq(self.mistakes(self.at)));
        let line = self.line(self.at);
        let last_right = line.iter().rev().find(|&&node| self.mistakes(node).is_empty());
        let wrong_now = !self.mistakes(self.at).is_empty();
        prop_assert_eq!(game.last_right(), last_right.copied().filter(|_| wrong_now));
        prop_assert_eq!(game.tried(), self.tried());
        for digit in Digit::all(shape) {
            let standing = (0..count).filter(|&index| held(index) == Some(digit)).count();
            prop_assert_eq!(game.left(digit), shape.side().saturating_sub(standing));
        }
        let kinds: Vec<TurnKind> = line.iter().filter_map(|&node| self.nodes[node].kind).collect();
        let told = [
            (TurnKind::Fill, Aid::FilledNotes),
            (TurnKind::Solver, Aid::SolverDigits),
            (TurnKind::Solution, Aid::Solution),
        ];
        let told = told.into_iter().filter(|(kind, _)| kinds.contains(kind));
        prop_assert_eq!(game.aids(), told.fold(self.aids, |aids, (_, aid)| aids.with(aid)));
        let history = game.history();
        prop_assert!(history.path().iter().map(|turn| turn.kind).eq(kinds));
        prop_assert_eq!(&history.line(self.at), &line[1..]);
        prop_assert_eq!((history.at(), history.len()), (self.at, self.nodes.len() - 1));
        let child = self.nodes[self.at].child;
        prop_assert_eq!((history.can_undo(), history.can_redo()), (self.at > 0, child.is_some()));
        prop_assert_eq!(history.next().is_some(), history.can_redo());
        prop_assert_eq!(history.is_empty(), self.nodes.len() == 1);
        prop_assert_eq!(history.first(), self.nodes[0].child);
        for (index, (parent, child, turn)) in history.nodes().enumerate() {
            let node = &self.nodes[index + 1];
            prop_assert_eq!((parent, child, Some(turn.kind)), (node.parent, node.child, node.kind));
        }
        let saved = self.nodes.iter().enumerate().filter_map(|(id, node)| Some((id, node.saved?)));
        prop_assert!(history.savepoints().map(|(node, savepoint)| (node, savepoint.kind)).eq(saved));
        Ok(())
    }
}

fn noted(notes: Notes, digit: Digit, sort: NoteSort) -> bool {
    match sort {
        NoteSort::Centre => notes.centre.contains(digit),
        NoteSort::Corner => notes.corner.contains(digit),
        NoteSort::Fixed => notes.centre.contains(digit) || notes.corner.contains(digit),
    }
}

/// The notes with or without a digit. In fixed places, a digit has at most one note.
fn renoted(mut notes: Notes, digit: Digit, sort: NoteSort, on: bool) -> Notes {
    if on && !noted(notes, digit, sort) {
        let own = if sort == NoteSort::Corner { &mut notes.corner } else { &mut notes.centre };
        *own = own.with(digit);
    }
    if !on && sort != NoteSort::Corner {
        notes.centre = notes.centre.without(digit);
    }
    if !on && sort != NoteSort::Centre {
        notes.corner = notes.corner.without(digit);
    }
    notes
}

/// The notes filled with the candidates: existing ones keep their kind, impossible ones are removed; filling
/// a single digit removes nothing.
fn filled(notes: Notes, possible: DigitSet, only: Option<Digit>) -> Notes {
    let Notes { centre, corner } = notes;
    match only {
        Some(digit) if possible.contains(digit) && !corner.contains(digit) => {
            Notes { centre: centre.with(digit), corner }
        }
        Some(_) => notes,
        None => {
            let keeps = |set: DigitSet| -> DigitSet {
                set.iter().filter(|&digit| possible.contains(digit)).collect()
            };
            let new = possible.iter().filter(|&digit| !corner.contains(digit));
            Notes { centre: new.fold(keeps(centre), DigitSet::with), corner: keeps(corner) }
        }
    }
}

fn uncolour(board: &mut Board) {
    board.colours.fill(ColourSet::EMPTY);
    board.candidates.clear();
}

/// Returns the cells in reading order, without duplicates.
fn distinct(cells: &[Cell]) -> Vec<Cell> {
    let mut cells = cells.to_vec();
    cells.sort_unstable();
    cells.dedup();
    cells
}

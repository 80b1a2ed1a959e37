//! The game: what undo restores, and that nothing that was played is ever lost.
#![cfg(not(target_family = "wasm"))]

mod common;

use common::{SMALL, digit, dug, line, puzzle};
use proptest::prelude::*;
use std::sync::LazyLock;
use sudoku_core::{
    Cell, Digit, DigitSet, Graded, Grid, Level, Order, Puzzle, Rng, Seed,
    play::{
        entry::{Entry, Notes},
        game::{Edit, Game, Origin, Turn, TurnKind},
        history::{History, NodeId},
    },
};

/// Anything that can be done to a game; cells and digits are taken modulo what the board has.
#[derive(Clone, Copy, Debug)]
enum Deed {
    Place(usize, usize),
    PlaceRight(usize),
    Note(usize, usize),
    Erase(usize),
    Restart,
    Keep(u64),
    Solution,
    Undo,
    Redo,
    UndoAll,
    RedoAll,
}

fn deeds() -> impl Strategy<Value = Vec<Deed>> {
    let two = (any::<usize>(), any::<usize>());
    let deed = prop_oneof![
        6 => two.prop_map(|(cell, digit)| Deed::Place(cell, digit)),
        4 => any::<usize>().prop_map(Deed::PlaceRight),
        5 => two.prop_map(|(cell, digit)| Deed::Note(cell, digit)),
        2 => any::<usize>().prop_map(Deed::Erase),
        1 => Just(Deed::Restart),
        1 => any::<u64>().prop_map(Deed::Keep),
        1 => Just(Deed::Solution),
        6 => Just(Deed::Undo),
        5 => Just(Deed::Redo),
        1 => Just(Deed::UndoAll),
        1 => Just(Deed::RedoAll),
    ];
    prop::collection::vec(deed, 0..60)
}

static PUZZLES: LazyLock<Vec<Puzzle>> = LazyLock::new(|| {
    vec![puzzle(SMALL), dug(Order::Three, 26, 1), dug(Order::Four, 140, 1), dug(Order::Five, 400, 1)]
});

/// A game beside a tree that keeps the whole board in each node.
struct Twin {
    game: Game,
    /// The parent of each node, its board, and who made it; the root is at 0.
    nodes: Vec<(usize, Vec<Entry>, Option<TurnKind>)>,
    /// Where redo leads from each node.
    child: Vec<Option<usize>>,
    at: usize,
}

impl Twin {
    fn new(puzzle: &Puzzle) -> Self {
        let game = Game::new(puzzle.clone(), Origin::default());
        let entries = Cell::all(game.order()).map(|cell| game.entry(cell)).collect();
        Self { game, nodes: vec![(0, entries, None)], child: vec![None], at: 0 }
    }

    fn board(&self) -> &[Entry] {
        &self.nodes[self.at].1
    }

    /// Plays what the game offers, and what should come of it on the twin.
    fn play(
        &mut self,
        turn: Option<Turn>,
        kind: TurnKind,
        write: &dyn Fn(Cell, Entry) -> Entry,
    ) -> Result<(), TestCaseError> {
        let keep = |(index, &entry): (usize, &Entry)| match entry {
            Entry::Given(_) => entry,
            _ => write(Cell::at(index), entry),
        };
        let after: Vec<Entry> = self.board().iter().enumerate().map(keep).collect();
        let Some(turn) = turn else {
            prop_assert_eq!(&after[..], self.board(), "nothing is offered where something would change");
            return Ok(());
        };
        prop_assert_eq!(turn.kind, kind);
        prop_assert!(turn.edits.iter().all(|edit| edit.before != edit.after));
        prop_assert!(self.game.play(turn));
        self.nodes.push((self.at, after, Some(kind)));
        self.child.push(None);
        self.child[self.at] = Some(self.nodes.len() - 1);
        self.at = self.nodes.len() - 1;
        Ok(())
    }

    fn undo(&mut self) -> Result<bool, TestCaseError> {
        let undone = self.game.undo();
        prop_assert_eq!(undone, self.at > 0);
        if undone {
            let parent = self.nodes[self.at].0;
            self.child[parent] = Some(self.at);
            self.at = parent;
        }
        Ok(undone)
    }

    fn redo(&mut self) -> Result<bool, TestCaseError> {
        let redone = self.game.redo();
        prop_assert_eq!(redone, self.child[self.at].is_some());
        self.at = self.child[self.at].unwrap_or(self.at);
        Ok(redone)
    }

    fn make(&mut self, deed: Deed) -> Result<(), TestCaseError> {
        let order = self.game.order();
        let cell_of = |cell: usize| Cell::at(cell % order.cell_count());
        let digit_of = |digit: usize| Digit::at(digit % order.side());
        match deed {
            Deed::Place(cell, digit) => self.place(cell_of(cell), digit_of(digit))?,
            Deed::PlaceRight(cell) => {
                let cell = cell_of(cell);
                let digit = self.game.puzzle().solution().get(cell).expect("a digit of the solution");
                self.place(cell, digit)?;
            }
            Deed::Note(cell, digit) => {
                let (there, digit) = (cell_of(cell), digit_of(digit));
                let turn = self.game.noting(there, digit);
                self.play(turn, TurnKind::Play, &|cell, entry| match entry {
                    Entry::Notes(notes) if cell == there => Entry::Notes(toggled(notes, digit)),
                    _ => entry,
                })?;
            }
            Deed::Erase(cell) => {
                let there = cell_of(cell);
                let turn = self.game.erasing(there);
                self.play(turn, TurnKind::Play, &|cell, entry| {
                    if cell == there { Entry::EMPTY } else { entry }
                })?;
            }
            Deed::Restart => self.play(self.game.restarting(), TurnKind::Restart, &|_, _| Entry::EMPTY)?,
            Deed::Keep(seed) => {
                let mut rng = Rng::new(Seed::new(seed), 0);
                let mut some = self.game.puzzle().solution().clone();
                for cell in Cell::all(order).filter(|_| rng.below(3) > 0) {
                    some.set(cell, None);
                }
                self.fill(TurnKind::Solver, &some)?;
            }
            Deed::Solution => self.fill(TurnKind::Solution, &self.game.puzzle().solution().clone())?,
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

    fn place(&mut self, there: Cell, digit: Digit) -> Result<(), TestCaseError> {
        let turn = self.game.placing(there, digit);
        self.play(turn, TurnKind::Play, &|cell, entry| {
            if cell == there { Entry::Placed(digit) } else { entry }
        })
    }

    fn fill(&mut self, kind: TurnKind, grid: &Grid) -> Result<(), TestCaseError> {
        let turn = self.game.filling(kind, grid);
        self.play(turn, kind, &|cell, entry| grid.get(cell).map_or(entry, Entry::Placed))
    }

    /// The kinds of the turns on the way to the present.
    fn path(&self) -> Vec<TurnKind> {
        let mut kinds = Vec::new();
        let mut at = self.at;
        while at > 0 {
            kinds.extend(self.nodes[at].2);
            at = self.nodes[at].0;
        }
        kinds.reverse();
        kinds
    }

    fn compare(&self) -> Result<(), TestCaseError> {
        let (game, board) = (&self.game, self.board());
        let (order, solution) = (game.order(), game.puzzle().solution());
        prop_assert!(Cell::all(order).all(|cell| game.entry(cell) == board[cell.index()]));
        let held = |index: usize| board[index].digit();
        prop_assert!(game.grid().iter().all(|(cell, digit)| digit == held(cell.index())));
        for (cell, given) in game.puzzle().clues().filled() {
            prop_assert_eq!(game.entry(cell), Entry::Given(given));
        }
        let right = (0..board.len()).filter(|&index| held(index) == solution.get(Cell::at(index))).count();
        prop_assert_eq!(game.is_finished(), right == board.len());
        let wrong =
            |&cell: &Cell| matches!(board[cell.index()], Entry::Placed(d) if solution.get(cell) != Some(d));
        prop_assert!(game.mistakes().eq(Cell::all(order).filter(wrong)));
        for digit in Digit::all(order) {
            let standing = (0..board.len()).filter(|&index| held(index) == Some(digit)).count();
            prop_assert_eq!(game.left(digit), order.side().saturating_sub(standing));
        }
        let kinds = self.path();
        let helped = [TurnKind::Solution, TurnKind::Solver].into_iter().find(|kind| kinds.contains(kind));
        prop_assert_eq!(game.was_helped(), helped);
        let history = game.history();
        prop_assert!(history.path().iter().map(|turn| turn.kind).eq(kinds));
        prop_assert_eq!((history.at(), history.len()), (self.at, self.nodes.len() - 1));
        prop_assert_eq!(
            (history.can_undo(), history.can_redo()),
            (self.at > 0, self.child[self.at].is_some())
        );
        prop_assert_eq!(history.next().is_some(), history.can_redo());
        prop_assert_eq!(history.is_empty(), self.nodes.len() == 1);
        prop_assert_eq!(history.first(), self.child[0]);
        for (index, (parent, child, turn)) in history.nodes().enumerate() {
            prop_assert_eq!((parent, child), (self.nodes[index + 1].0, self.child[index + 1]));
            prop_assert_eq!(Some(turn.kind), self.nodes[index + 1].2);
        }
        Ok(())
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    /// Whatever is done, undone and done again, the game is the twin that keeps every board.
    #[test]
    fn nothing_is_ever_lost(which in 0..4usize, deeds in deeds()) {
        let mut twin = Twin::new(&PUZZLES[which]);
        for deed in deeds {
            twin.make(deed)?;
        }
        // All undo then all redo comes back to where it was, and both ends are the ends.
        let (before, at) = (twin.game.clone(), twin.at);
        while twin.undo()? {}
        twin.compare()?;
        prop_assert_eq!(twin.game.grid(), twin.game.puzzle().clues().clone());
        prop_assert_eq!(twin.game.restarting(), None);
        let mut steps = 0;
        while twin.at != at && twin.redo()? {
            steps += 1;
        }
        prop_assert_eq!(steps, before.history().path().len());
        prop_assert_eq!(&twin.game, &before);
    }

    /// A game is made again from its puzzle and its history, wherever it stands.
    #[test]
    fn a_game_is_made_again_from_its_history(which in 0..4usize, deeds in deeds()) {
        let mut twin = Twin::new(&PUZZLES[which]);
        for deed in deeds {
            twin.make(deed)?;
        }
        let game = &twin.game;
        let history = game.history();
        let nodes: Vec<_> = history.nodes().map(|(parent, child, turn)| (parent, child, turn.clone())).collect();
        let again = History::from_nodes(nodes, history.first(), history.at());
        prop_assert_eq!(again.as_ref(), Some(history));
        let origin = Origin { graded: Some(Graded { level: Level::Hard, guesses: 1 }), spec: Some("1.2".into()) };
        let resumed = Game::resume(game.puzzle().clone(), origin.clone(), again.expect("a history"));
        let resumed = resumed.expect("it fits");
        prop_assert_eq!(resumed.origin(), &origin);
        prop_assert_eq!(resumed.history(), history);
        prop_assert!(Cell::all(game.order()).all(|cell| resumed.entry(cell) == game.entry(cell)));
    }

    /// A turn that does not fit changes nothing.
    #[test]
    fn turns_that_do_not_fit_are_refused(which in 0..4usize, deeds in deeds(), edits in prop::collection::vec(
        (0..625usize, any_entry(), any_entry()), 1..4,
    )) {
        let mut twin = Twin::new(&PUZZLES[which]);
        for deed in deeds {
            twin.make(deed)?;
        }
        let order = twin.game.order();
        let edits: Vec<Edit> =
            edits.into_iter().map(|(cell, before, after)| Edit { cell: Cell::at(cell), before, after }).collect();
        let fits = edits.iter().all(|edit| {
            let small = match edit.after {
                Entry::Given(_) => false,
                Entry::Placed(digit) => digit.index() < order.side(),
                Entry::Notes(notes) => notes.is_subset_of(DigitSet::all(order)),
            };
            edit.cell.index() < order.cell_count()
                && twin.board()[edit.cell.index()] == edit.before
                && !matches!(edit.before, Entry::Given(_))
                && small
        });
        let before = twin.game.clone();
        let played = twin.game.play(Turn { kind: TurnKind::Play, edits });
        prop_assert_eq!(played, fits);
        if played {
            twin.game.undo();
            prop_assert_eq!(twin.game.grid(), before.grid());
        } else {
            prop_assert_eq!(&twin.game, &before);
        }
    }

    /// No list of nodes, however broken, makes a game that panics.
    #[test]
    fn broken_histories_do_no_harm(
        nodes in prop::collection::vec((0..6usize, prop::option::of(1..7usize), 0..625usize, any_entry(), any_entry()), 0..6),
        first in prop::option::of(1..7usize),
        at in 0..7usize,
        moves in prop::collection::vec(any::<bool>(), 0..20),
    ) {
        let turn = |cell, before, after| {
            Turn { kind: TurnKind::Play, edits: vec![Edit { cell: Cell::at(cell), before, after }] }
        };
        let nodes: Vec<(NodeId, Option<NodeId>, Turn)> = nodes
            .into_iter()
            .map(|(parent, child, cell, before, after)| (parent, child, turn(cell, before, after)))
            .collect();
        let Some(history) = History::from_nodes(nodes, first, at) else { return Ok(()) };
        let Some(mut game) = Game::resume(PUZZLES[0].clone(), Origin::default(), history) else { return Ok(()) };
        for back in moves {
            if back { game.undo() } else { game.redo() };
            let givens = game.puzzle().clues().filled();
            prop_assert!(givens.into_iter().all(|(cell, digit)| game.entry(cell) == Entry::Given(digit)));
        }
    }
}

/// Mostly small entries, so that some of them fit.
fn any_entry() -> impl Strategy<Value = Entry> {
    let small = || (0..4usize).prop_map(Digit::at);
    prop_oneof![
        4 => Just(Entry::EMPTY),
        2 => small().prop_map(Entry::Placed),
        1 => (0..25usize).prop_map(|index| Entry::Placed(Digit::at(index))),
        1 => small().prop_map(Entry::Given),
        2 => (0..16u32).prop_map(|bits| Entry::Notes(DigitSet::from_bits(bits))),
        1 => (0..1u32 << 25).prop_map(|bits| Entry::Notes(DigitSet::from_bits(bits))),
    ]
}

#[test]
fn a_new_game_is_the_puzzle() {
    for puzzle in PUZZLES.iter() {
        let origin = Origin { graded: None, spec: Some("a".into()) };
        let game = Game::new(puzzle.clone(), origin.clone());
        assert_eq!((game.puzzle(), game.origin(), game.order()), (puzzle, &origin, puzzle.clues().order()));
        assert_eq!(game.grid(), *puzzle.clues());
        assert_eq!((game.is_finished(), game.was_helped(), game.mistakes().count()), (false, None, 0));
        assert!(game.history().is_empty() && !game.history().can_undo() && !game.history().can_redo());
    }
}

/// What can be done to a cell, by what stands in it.
#[test]
fn moves_by_what_stands_in_a_cell() {
    let game = Game::new(puzzle(SMALL), Origin::default());
    let (given, empty) = (Cell::at(0), Cell::at(1));
    let check = |turn: Option<Turn>, expected: Option<(Entry, Entry)>| {
        let edit = turn.map(|turn| {
            let [edit] = turn.edits[..] else { panic!("{turn:?}") };
            (edit.before, edit.after)
        });
        assert_eq!(edit, expected);
    };
    let notes = |symbols: &str| Entry::Notes(symbols.chars().map(digit).collect());
    let two = Entry::Placed(digit('2'));
    check(game.placing(given, digit('1')), None);
    check(game.placing(given, digit('2')), None);
    check(game.noting(given, digit('2')), None);
    check(game.erasing(given), None);
    check(game.erasing(empty), None);
    check(game.placing(empty, digit('2')), Some((Entry::EMPTY, two)));
    check(game.noting(empty, digit('2')), Some((Entry::EMPTY, notes("2"))));
    let mut noted = game.clone();
    for symbol in ['2', '4'] {
        let turn = noted.noting(empty, digit(symbol)).expect("an empty cell takes a note");
        assert!(noted.play(turn));
    }
    check(noted.noting(empty, digit('2')), Some((notes("24"), notes("4"))));
    check(noted.placing(empty, digit('2')), Some((notes("24"), two)));
    check(noted.erasing(empty), Some((notes("24"), Entry::EMPTY)));
    let turn = noted.placing(empty, digit('2')).expect("an empty cell takes a digit");
    assert!(noted.play(turn.clone()));
    // The same turn once more begins with what does not stand there any more.
    assert!(!noted.play(turn));
    check(noted.placing(empty, digit('2')), None);
    check(noted.placing(empty, digit('3')), Some((two, Entry::Placed(digit('3')))));
    check(noted.noting(empty, digit('3')), None);
    check(noted.erasing(empty), Some((two, Entry::EMPTY)));
    // Taking the digit back brings the notes back.
    assert!(noted.undo());
    assert_eq!(noted.entry(empty), notes("24"));
}

/// A turn after undo begins a branch, and the old one is still in the tree.
#[test]
fn branches_are_kept() {
    let mut game = Game::new(puzzle(SMALL), Origin::default());
    let play = |game: &mut Game, cell: usize, symbol: char| {
        let turn = game.placing(Cell::at(cell), digit(symbol)).expect("a turn");
        assert!(game.play(turn));
    };
    play(&mut game, 1, '2');
    play(&mut game, 2, '4');
    game.undo();
    play(&mut game, 3, '3');
    assert_eq!((game.history().len(), game.history().at()), (3, 3));
    game.undo();
    game.undo();
    game.redo();
    assert!(game.history().can_redo());
    game.redo();
    // Redo follows the branch that was visited last.
    assert_eq!(game.grid(), line("12.3..2..3.....4"));
    let parents: Vec<NodeId> = game.history().nodes().map(|(parent, _, _)| parent).collect();
    assert_eq!(parents, [0, 1, 1]);
    assert!(!game.redo());
}

/// Only what is a tree is taken for one.
#[test]
fn lists_that_are_no_tree_are_refused() {
    let turn = Turn { kind: TurnKind::Play, edits: Vec::new() };
    let check = |nodes: &[(NodeId, Option<NodeId>)], first: Option<NodeId>, at: NodeId, expected: bool| {
        let nodes = nodes.iter().map(|&(parent, child)| (parent, child, turn.clone())).collect();
        assert_eq!(History::from_nodes(nodes, first, at).is_some(), expected, "{first:?} {at}");
    };
    check(&[], None, 0, true);
    check(&[], None, 1, false);
    check(&[], Some(1), 0, false);
    check(&[(0, None)], Some(1), 1, true);
    check(&[(0, None)], None, 0, true);
    check(&[(0, None)], Some(1), 2, false);
    check(&[(0, None)], Some(2), 1, false);
    // A node is nobody's parent before it is there, and not its own.
    check(&[(1, None)], None, 0, false);
    check(&[(2, None), (0, None)], None, 0, false);
    // Redo leads to a child, and to one of its own.
    check(&[(0, Some(2)), (1, None)], Some(1), 2, true);
    check(&[(0, Some(2)), (0, None)], Some(1), 2, false);
    check(&[(0, Some(1))], Some(1), 1, false);
    check(&[(0, Some(3)), (1, None)], Some(1), 2, false);
    check(&[(0, None), (1, Some(1))], Some(1), 2, false);
    check(&[(0, None), (1, None)], Some(2), 2, false);
    check(&[(0, None), (0, None), (1, None)], Some(2), 3, true);
}

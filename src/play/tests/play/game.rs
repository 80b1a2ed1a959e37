//! The game: undo restores each position, and no move is ever lost.

use crate::{
    common::{SMALL, digit, line, puzzle},
    twin::{PUZZLES, Twin, deeds},
};
use proptest::prelude::*;
use sudoku_core::{Candidate, Cell, CellSet, Digit, DigitSet, Level};
use sudoku_play::game::{
    Game, Origin,
    aids::{Aid, Aids},
    colour::{Colour, ColourSet},
    edit::{Edit, Edits, Turn, TurnKind},
    entry::{Entry, NoteSort, Notes},
    history::{History, NodeId, SavepointKind},
};

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    /// After any moves, undos and redos, the game equals the twin that keeps every board.
    #[test]
    fn nothing_is_ever_lost(which in 0..4usize, deeds in deeds()) {
        let mut twin = Twin::new(&PUZZLES[which]);
        for deed in deeds {
            twin.make(deed)?;
        }
        // All undos and then all redos return to the same position, and both ends are reached.
        let (before, at) = (twin.game.clone(), twin.at);
        while twin.undo()? {}
        twin.compare()?;
        prop_assert_eq!(twin.game.grid(), twin.game.clues().clone());
        prop_assert_eq!(twin.game.restarting(), None);
        let mut steps = 0;
        while twin.at != at && twin.redo()? {
            steps += 1;
        }
        prop_assert_eq!(steps, before.history().path().len());
        prop_assert_eq!(&twin.game, &before);
    }

    /// A game can be rebuilt from its puzzle and its history, at any position.
    #[test]
    fn a_game_is_made_again_from_its_history(which in 0..4usize, deeds in deeds()) {
        let mut twin = Twin::new(&PUZZLES[which]);
        for deed in deeds {
            twin.make(deed)?;
        }
        let game = &twin.game;
        let history = game.history();
        let nodes: Vec<_> = history.nodes().map(|(parent, child, turn)| (parent, child, turn.clone())).collect();
        let mut again = History::from_nodes(nodes, history.first(), history.at()).expect("a tree");
        for (node, savepoint) in history.savepoints() {
            prop_assert!(again.save_at(node, savepoint.clone()));
        }
        prop_assert_eq!(&again, history);
        let origin = Origin { level: Some(Level::Hard), spec: Some("1.2".into()) };
        let resumed = Game::resume(game.posed().clone(), origin.clone(), again, game.noted_aids());
        let resumed = resumed.expect("it fits");
        prop_assert_eq!(resumed.origin(), &origin);
        prop_assert_eq!((resumed.history(), resumed.aids()), (history, game.aids()));
        prop_assert!(Cell::all(game.shape()).all(|cell| resumed.entry(cell) == game.entry(cell)));
        prop_assert!(Cell::all(game.shape()).all(|cell| resumed.colours(cell) == game.colours(cell)));
        prop_assert!(resumed.coloured().eq(game.coloured()));
    }

    /// A turn that does not fit changes nothing.
    #[test]
    fn turns_that_do_not_fit_are_refused(
        which in 0..4usize, deeds in deeds(), edits in prop::collection::vec(any_edit(), 1..4),
    ) {
        let mut twin = Twin::new(&PUZZLES[which]);
        for deed in deeds {
            twin.make(deed)?;
        }
        let shape = &twin.game.shape().clone();
        let fits = edits.iter().all(|edit| {
            let on_board = edit.cell().index() < shape.cell_count();
            on_board && match *edit {
                Edit::Entry { cell, before, after } => {
                    let small = match after {
                        Entry::Given(_) => false,
                        Entry::Placed(digit) => digit.index() < shape.side(),
                        Entry::Notes(Notes { centre, corner }) => {
                            centre.is_subset_of(DigitSet::all(shape)) && corner.is_subset_of(DigitSet::all(shape))
                        }
                    };
                    twin.board().entries[cell.index()] == before && !matches!(before, Entry::Given(_)) && small
                }
                Edit::Colours { cell, before, after } => {
                    twin.board().colours[cell.index()] == before && after.bits() < 1 << 9
                }
                Edit::Candidate { candidate, before, .. } => {
                    let has = twin.board().candidates.get(&candidate).copied();
                    candidate.digit.index() < shape.side() && has == before
                }
            }
        });
        let before = twin.game.clone();
        let played = twin.game.play(Turn { kind: TurnKind::Play, edits: edits.into() });
        prop_assert_eq!(played, fits);
        if played {
            twin.game.undo();
            prop_assert!(Cell::all(shape).all(|cell| twin.game.entry(cell) == before.entry(cell)));
            prop_assert!(Cell::all(shape).all(|cell| twin.game.colours(cell) == before.colours(cell)));
            prop_assert!(twin.game.coloured().eq(before.coloured()));
        } else {
            prop_assert_eq!(&twin.game, &before);
        }
    }

    /// No list of nodes, however broken, makes a game that panics.
    #[test]
    fn broken_histories_do_no_harm(
        nodes in prop::collection::vec((0..6usize, prop::option::of(1..7usize), any_edit()), 0..6),
        first in prop::option::of(1..7usize),
        at in 0..7usize,
        moves in prop::collection::vec(0..8usize, 0..20),
    ) {
        let turn = |edit| Turn { kind: TurnKind::Play, edits: [edit].into_iter().collect() };
        let nodes: Vec<(NodeId, Option<NodeId>, Turn)> =
            nodes.into_iter().map(|(parent, child, edit)| (parent, child, turn(edit))).collect();
        let Some(history) = History::from_nodes(nodes, first, at) else { return Ok(()) };
        let resumed = Game::resume(PUZZLES[0].clone(), Origin::default(), history, Aids::EMPTY);
        let Some(mut game) = resumed else { return Ok(()) };
        for deed in moves {
            match deed {
                0 => game.undo(),
                1 => game.redo(),
                node => {
                    let before = game.clone();
                    let gone = game.go_to(node - 2);
                    prop_assert!(gone && game.history().at() == node - 2 || !gone && game == before);
                    gone
                }
            };
            let givens = game.clues().filled();
            prop_assert!(givens.into_iter().all(|(cell, digit)| game.entry(cell) == Entry::Given(digit)));
            prop_assert!(!game.history().outline().is_empty());
        }
    }
}

/// Mostly small entries, so that some of them fit.
fn any_entry() -> impl Strategy<Value = Entry> {
    let small = || (0..4usize).prop_map(Digit::at);
    let notes = |(centre, corner)| {
        Entry::Notes(Notes { centre: DigitSet::from_bits(centre), corner: DigitSet::from_bits(corner) })
    };
    prop_oneof![
        4 => Just(Entry::EMPTY),
        2 => small().prop_map(Entry::Placed),
        1 => (0..25usize).prop_map(|index| Entry::Placed(Digit::at(index))),
        1 => small().prop_map(Entry::Given),
        2 => (0..16u32, 0..16u32).prop_map(notes),
        1 => (0..1u32 << 25, Just(0u32)).prop_map(notes),
        1 => (Just(0u32), 0..1u32 << 25).prop_map(notes),
    ]
}

fn any_edit() -> impl Strategy<Value = Edit> {
    let cell = || prop_oneof![3 => (0..16usize).prop_map(Cell::at), 1 => (0..625usize).prop_map(Cell::at)];
    let colours =
        || prop_oneof![3 => Just(0u32), 2 => 0..1u32 << 9, 1 => any::<u32>()].prop_map(ColourSet::from_bits);
    let colour =
        || prop::option::weighted(0.4, (1..=9u8).prop_map(|number| Colour::new(number).expect("a colour")));
    prop_oneof![
        3 => (cell(), any_entry(), any_entry()).prop_map(|(cell, before, after)| Edit::Entry { cell, before, after }),
        2 => (cell(), colours(), colours()).prop_map(|(cell, before, after)| Edit::Colours { cell, before, after }),
        2 => (cell(), 0..25usize, colour(), colour()).prop_map(|(cell, digit, before, after)| {
            Edit::Candidate { candidate: Candidate::new(cell, Digit::at(digit)), before, after }
        }),
    ]
}

#[test]
fn a_new_game_is_the_puzzle() {
    for puzzle in PUZZLES.iter() {
        let origin = Origin { level: None, spec: Some("a".into()) };
        let game = Game::new(puzzle.clone(), origin.clone());
        assert_eq!(
            (game.puzzle(), game.origin(), game.shape()),
            (Some(puzzle), &origin, puzzle.clues().shape())
        );
        assert_eq!(game.grid(), *puzzle.clues());
        assert_eq!((game.is_finished(), game.aids(), game.mistakes().count()), (false, Aids::EMPTY, 0));
        assert!(game.history().is_empty() && !game.history().can_undo() && !game.history().can_redo());
        assert!(game.coloured().next().is_none() && game.clearing_colours().is_none());
        assert_eq!((game.last_right(), game.tried()), (None, CellSet::EMPTY));
    }
}

fn one(cell: usize) -> CellSet {
    CellSet::EMPTY.with(Cell::at(cell))
}

/// The possible changes of a cell, by its contents.
#[test]
fn moves_by_what_stands_in_a_cell() {
    let game = Game::new(puzzle(SMALL), Origin::default());
    let (given, empty, cell) = (&one(0), &one(1), Cell::at(1));
    let check = |turn: Option<Turn>, expected: Option<(Entry, Entry)>| {
        let edit = turn.map(|turn| {
            let [Edit::Entry { before, after, .. }] = turn.edits[..] else { panic!("{turn:?}") };
            (before, after)
        });
        assert_eq!(edit, expected);
    };
    let notes = |symbols: &str| Entry::Notes(Notes::fixed(symbols.chars().map(digit).collect()));
    let two = Entry::Placed(digit('2'));
    let fixed = NoteSort::Fixed;
    check(game.placing(given, digit('1'), false), None);
    check(game.placing(given, digit('2'), true), None);
    check(game.noting(given, digit('2'), fixed), None);
    check(game.erasing(given, true), None);
    check(game.swapping(given), None);
    check(game.erasing(empty, true), None);
    check(game.swapping(empty), None);
    check(game.placing(empty, digit('2'), false), Some((Entry::EMPTY, two)));
    check(game.noting(empty, digit('2'), fixed), Some((Entry::EMPTY, notes("2"))));
    // A digit that the board lacks can be neither placed nor noted nor coloured.
    check(game.placing(empty, digit('5'), true), None);
    check(game.noting(empty, digit('5'), NoteSort::Corner), None);
    assert_eq!(game.colouring_candidate(empty, digit('5'), Colour::default()), None);
    let mut noted = game.clone();
    for symbol in ['2', '4'] {
        let turn = noted.noting(empty, digit(symbol), fixed).expect("an empty cell takes a note");
        assert!(noted.play(turn));
    }
    check(noted.noting(empty, digit('2'), fixed), Some((notes("24"), notes("4"))));
    check(noted.unnoting(Candidate::new(cell, digit('2'))), Some((notes("24"), notes("4"))));
    check(noted.unnoting(Candidate::new(cell, digit('3'))), None);
    check(noted.placing(empty, digit('2'), false), Some((notes("24"), two)));
    check(noted.erasing(empty, false), Some((notes("24"), Entry::EMPTY)));
    let turn = noted.placing(empty, digit('2'), false).expect("an empty cell takes a digit");
    assert!(noted.play(turn.clone()));
    // The same turn again starts from contents that are gone.
    assert!(!noted.play(turn));
    check(noted.placing(empty, digit('2'), false), None);
    check(noted.placing(empty, digit('3'), false), Some((two, Entry::Placed(digit('3')))));
    check(noted.noting(empty, digit('3'), fixed), None);
    check(noted.swapping(empty), None);
    check(noted.erasing(empty, false), Some((two, Entry::EMPTY)));
    assert_eq!(noted.colouring_candidate(empty, digit('3'), Colour::default()), None);
    // Undoing the digit brings the notes back.
    assert!(noted.undo());
    assert_eq!(noted.entry(cell), notes("24"));
}

/// Notes of two kinds, as letters of the edge and the middle: a digit can have both. Notes in fixed places
/// are of one kind.
#[test]
fn notes_are_of_two_kinds_or_one() {
    let set = |symbols: &str| -> DigitSet { symbols.chars().map(digit).collect() };
    let notes = |corner: &str, centre: &str| Notes { centre: set(centre), corner: set(corner) };
    let check = |before: Notes, sort: NoteSort, symbol: char, with: Notes, without: Notes| {
        assert_eq!(before.with(digit(symbol), sort), with, "{before:?} {sort:?} {symbol}");
        assert_eq!(before.without(digit(symbol), sort), without, "{before:?} {sort:?} {symbol}");
        assert!(before.with(digit(symbol), sort).of(sort).contains(digit(symbol)));
        assert!(!before.without(digit(symbol), sort).of(sort).contains(digit(symbol)));
    };
    let both = notes("12", "23");
    check(both, NoteSort::Corner, '3', notes("123", "23"), both);
    check(both, NoteSort::Corner, '2', both, notes("1", "23"));
    check(both, NoteSort::Centre, '1', notes("12", "123"), both);
    check(both, NoteSort::Centre, '2', both, notes("12", "3"));
    check(both, NoteSort::Fixed, '1', both, notes("2", "23"));
    check(both, NoteSort::Fixed, '2', notes("12", "23"), notes("1", "3"));
    check(both, NoteSort::Fixed, '4', notes("12", "234"), both);
    assert_eq!((both.all(), both.swapped()), (set("123"), notes("23", "12")));
    assert_eq!((both.of(NoteSort::Fixed), both.forgetting(digit('2'))), (set("123"), notes("1", "3")));
    assert!(Notes::NONE.is_empty() && !notes("1", "").is_empty() && !notes("", "1").is_empty());
    assert_eq!(Notes::fixed(set("14")), notes("", "14"));
}

/// Several cells at once: a note that some have goes to all, and a note that all have goes from all.
#[test]
fn several_cells_are_made_alike() {
    let mut game = Game::new(puzzle(SMALL), Origin::default());
    let cells = &CellSet::from_iter([1, 2, 3, 0].map(Cell::at));
    let play = |game: &mut Game, turn: Option<Turn>, edits: usize| {
        let turn = turn.expect("it changes something");
        assert_eq!(turn.edits.len(), edits, "{turn:?}");
        assert!(game.play(turn));
    };
    let (corner, red) = (NoteSort::Corner, Colour::default());
    let turn = game.noting(&one(1), digit('2'), corner);
    play(&mut game, turn, 1);
    let turn = game.noting(cells, digit('2'), corner);
    play(&mut game, turn, 2);
    let turn = game.noting(cells, digit('2'), corner);
    play(&mut game, turn, 3);
    let turn = game.colouring(&one(2), red);
    play(&mut game, turn, 1);
    let turn = game.colouring(cells, red);
    play(&mut game, turn, 3);
    let turn = game.colouring(cells, red);
    play(&mut game, turn, 4);
    let turn = game.colouring_candidate(cells, digit('3'), red);
    play(&mut game, turn, 3);
    // Another colour replaces the first; the same again clears it.
    let blue = Colour::new(2).expect("a colour");
    let turn = game.colouring_candidate(cells, digit('3'), blue);
    play(&mut game, turn, 3);
    assert_eq!(game.colour(Candidate::new(Cell::at(1), digit('3'))), Some(blue));
    let turn = game.colouring_candidate(cells, digit('3'), blue);
    play(&mut game, turn, 3);
    let turn = game.placing(cells, digit('4'), false);
    play(&mut game, turn, 3);
    let turn = game.erasing(cells, false);
    play(&mut game, turn, 3);
    assert_eq!(game.history().len(), 11);
}

/// A turn after undo begins a branch; the old one remains in the tree.
#[test]
fn branches_are_kept() {
    let mut game = Game::new(puzzle(SMALL), Origin::default());
    let play = |game: &mut Game, cell: usize, symbol: char| {
        let turn = game.placing(&one(cell), digit(symbol), false).expect("a turn");
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
    // Redo follows the last visited branch.
    assert_eq!(game.grid(), line("12.3..2..3.....4"));
    let parents: Vec<NodeId> = game.history().nodes().map(|(parent, _, _)| parent).collect();
    assert_eq!(parents, [0, 1, 1]);
    assert!(!game.redo());
    // A game can jump to any position, and redo continues from there.
    assert!(game.go_to(2));
    assert_eq!(game.grid(), line("124...2..3.....4"));
    assert!(game.undo() && game.redo());
    assert_eq!(game.history().at(), 2);
    assert!(!game.go_to(4));
}

/// Help used is recorded once and stays; a merge adds the help of the other game.
#[test]
fn help_is_noted_and_never_taken_back() {
    let mut game = Game::new(puzzle(SMALL), Origin::default());
    assert!(game.note_aid(Aid::Check) && !game.note_aid(Aid::Check));
    let turn = game.filling(TurnKind::Solver, &line("12..............")).expect("a turn");
    assert!(game.play(turn));
    let both = Aids::only(Aid::Check).with(Aid::SolverDigits);
    assert_eq!((game.aids(), game.noted_aids()), (both, Aids::only(Aid::Check)));
    game.undo();
    assert_eq!(game.aids(), Aids::only(Aid::Check));
    for aid in Aid::ALL {
        assert_eq!(Aid::from_slug(aid.slug()), Some(aid));
        assert!(Aids::only(aid).iter().eq([aid]));
    }
    assert_eq!(Aid::from_slug("luck"), None);
    assert!(game.save_at(0, SavepointKind::Kept, "start") && !game.save_at(2, SavepointKind::Kept, "no"));
}

/// Only a valid tree is accepted.
#[test]
fn lists_that_are_no_tree_are_refused() {
    let turn = Turn { kind: TurnKind::Play, edits: Edits::new() };
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
    // A parent must come before its child, and no node is its own.
    check(&[(1, None)], None, 0, false);
    check(&[(2, None), (0, None)], None, 0, false);
    // Redo leads to a child, and only to a node's own child.
    check(&[(0, Some(2)), (1, None)], Some(1), 2, true);
    check(&[(0, Some(2)), (0, None)], Some(1), 2, false);
    check(&[(0, Some(1))], Some(1), 1, false);
    check(&[(0, Some(3)), (1, None)], Some(1), 2, false);
    check(&[(0, None), (1, Some(1))], Some(1), 2, false);
    check(&[(0, None), (1, None)], Some(2), 2, false);
    check(&[(0, None), (0, None), (1, None)], Some(2), 3, true);
}

//! A game with more moves than a history has room for forgets the way to its position, says so, and loses
//! nothing else.

use crate::{
    common::{ARTICLE, SMALL, puzzle},
    page::Page,
};
use sudoku_core::{Cell, CellSet, Digit};
use sudoku_play::{
    game::{
        Game, Origin,
        aids::{Aid, Aids},
        colour::Colour,
        edit::{Turn, TurnKind},
        entry::{Entry, NoteSort},
        history::{History, MOST_TURNS, NodeId, Savepoint, SavepointKind},
    },
    messages::{GameMsg, GamesMsg},
    saved::journal::{Event, Record, restore},
    ui::Notice,
};

/// A game of this many turns: a digit from a hint, a colour, and then a note added and removed. Its fifth
/// position has a name.
fn played(turns: usize) -> Game {
    let mut game = Game::new(puzzle(SMALL), Origin::default());
    let mut open = Cell::all(game.shape()).filter(|&cell| game.entry(cell) == Entry::EMPTY);
    let mut next = || CellSet::EMPTY.with(open.next().expect("an open cell"));
    let (hinted, noted) = (next(), next());
    let answer =
        game.solution().expect("a proven puzzle").get(hinted.first().expect("a cell")).expect("a digit");
    let hint = Turn { kind: TurnKind::Hint, ..game.placing(&hinted, answer, false).expect("a turn") };
    let paint = game.colouring(&noted, Colour::new(2).expect("a colour")).expect("a turn");
    let mut note = || {
        let turn = game.noting(&noted, Digit::at(0), NoteSort::Centre).expect("a turn");
        assert!(game.play(turn.clone()));
        turn
    };
    let notes = [note(), note()];
    let all = [hint, paint].into_iter().chain(notes.into_iter().cycle()).take(turns);
    let node = |(nth, turn)| (nth, (nth + 1 < turns).then_some(nth + 2), turn);
    let nodes: Vec<(NodeId, Option<NodeId>, Turn)> = all.enumerate().map(node).collect();
    let mut history = History::from_nodes(nodes, Some(1), turns).expect("a tree");
    history.save_at(5, Savepoint { kind: SavepointKind::Kept, name: "here".into() });
    Game::resume(game.posed().clone(), Origin::default(), history, Aids::EMPTY).expect("it fits")
}

fn record(game: &Game) -> String {
    Record { number: 0, played: 1, date: 2, event: Event::Snapshot(Box::new(game.clone())) }.write()
}

/// The contents of a board, colours included.
fn board(game: &Game) -> Vec<String> {
    let all = Cell::all(game.shape());
    let told = |cell| {
        let candidates: Vec<_> = game.coloured_in(cell).collect();
        format!("{:?} {:?} {candidates:?}", game.entry(cell), game.colours(cell))
    };
    all.map(told).collect()
}

#[test]
fn what_is_read_is_no_longer_than_there_is_room_for() {
    for (turns, kept) in [(MOST_TURNS - 1, true), (MOST_TURNS, true), (MOST_TURNS + 1, false)] {
        let game = played(turns);
        let text = record(&game);
        let read = restore([(0, text.as_str())]).expect("a whole record");
        assert_eq!(read.shortened, !kept, "{turns}");
        assert_eq!(board(&read.game), board(&game), "{turns}");
        assert_eq!(read.game.aids(), Aids::EMPTY.with(Aid::HintReason), "{turns}");
        assert_eq!(read.game.history().len(), if kept { turns } else { 1 });
        assert_eq!(read.game.history().savepoint(5).is_some(), kept, "{turns}");
    }
}

#[test]
fn one_undo_leads_to_the_start_and_back() {
    let mut game = played(12);
    let before = board(&game);
    game.forget_the_way();
    assert_eq!(board(&game), before);
    assert!(game.undo() && !game.history().can_undo());
    assert_eq!(board(&game), board(&Game::new(game.posed().clone(), Origin::default())));
    assert!(game.redo());
    assert_eq!(board(&game), before);
    // Without any moves there is nothing to undo.
    let mut fresh = Game::new(puzzle(SMALL), Origin::default());
    fresh.forget_the_way();
    assert!(fresh.history().is_empty());
}

/// A page with such a game as the current one, read from the disk.
fn page_with(turns: usize) -> Page {
    let mut page = Page::new(puzzle(ARTICLE));
    page.place_right(1);
    page.disk.games.insert(7, [(0, record(&played(turns)))].into());
    page.wait(1000).send(GamesMsg::Open(7)).check();
    page
}

#[test]
fn the_player_is_told_when_a_long_game_is_opened() {
    let mut page = page_with(MOST_TURNS + 1);
    assert_eq!(page.session.notice(), Some(&Notice::HistoryShortened));
    assert_eq!(board(page.session.game()), board(&played(MOST_TURNS + 1)));
    assert!(page.on_disk() == *page.session.game());
    // The notice appears once.
    page.reload(puzzle(SMALL)).check();
    assert_eq!(page.session.notice(), None);
}

#[test]
fn the_player_is_told_at_the_move_for_which_there_is_no_room() {
    let mut page = page_with(MOST_TURNS - 1);
    page.wait(1000).place_right(1);
    assert_eq!((page.session.notice(), page.session.game().history().len()), (None, MOST_TURNS));
    let full = page.session.game().grid().filled_count();
    page.place_right(1).check();
    assert_eq!(page.session.notice(), Some(&Notice::HistoryShortened));
    let game = page.session.game().clone();
    assert_eq!((game.history().len(), game.grid().filled_count()), (2, full + 1));
    // The journal agrees.
    assert!(page.on_disk() == game);
    page.send(GameMsg::Undo).check();
    assert_eq!(page.session.game().grid().filled_count(), full);
    assert!(page.on_disk() == *page.session.game());
}

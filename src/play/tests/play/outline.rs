//! The tree of turns as a list, and the boards of positions other than the current one.

use crate::common::{SMALL, digit, puzzle};
use proptest::prelude::*;
use std::collections::BTreeMap;
use sudoku_core::{Cell, CellSet, Grid};
use sudoku_play::{
    features::moments::view::MomentsView,
    game::{
        Game, Origin,
        colour::Colour,
        edit::{Edits, Turn, TurnKind},
        history::{
            History, NodeId, Savepoint, SavepointKind,
            outline::{DEEPEST, OutlineLine, Stop},
        },
    },
    messages::{InputMsg, MomentMsg, Msg, PageMsg},
    session::{Moment, Session},
    ui::{Dialog, Panel},
    view::Content,
};

fn turn() -> Turn {
    Turn { kind: TurnKind::Play, edits: Edits::new() }
}

/// A tree from words: a number plays as many turns, `<N` undoes as many, `@N` jumps to a position, and
/// anything else names the current one (`?` before it starts a trial, `!` discards one).
fn grown(deeds: &str) -> History {
    let mut history = History::default();
    for deed in deeds.split_whitespace() {
        if let Ok(count) = deed.parse::<usize>() {
            (0..count).for_each(|_| _ = history.push(turn()));
        } else if let Some(back) = deed.strip_prefix('<') {
            for _ in 0..back.parse().expect("a number") {
                history.undo().expect("a turn to take back");
            }
        } else if let Some(node) = deed.strip_prefix('@') {
            let way = history.way_down(node.parse().expect("a number")).expect("a moment");
            while history.at() != way.from {
                history.undo().expect("a turn to take back");
            }
            for child in way.down {
                history.choose(child);
                history.redo().expect("a turn to do again");
            }
        } else {
            let (kind, name) = match deed.split_at(1) {
                ("?", name) => (SavepointKind::Trial, name),
                ("!", name) => (SavepointKind::GivenUp, name),
                _ => (SavepointKind::Kept, deed),
            };
            assert!(history.save_at(history.at(), Savepoint { kind, name: name.into() }));
        }
    }
    history
}

/// A branch in words: for each line the turns since the one above, its kind, `*` if it is on the way to the
/// current position, `.` if it is the current one; and the branches off it in brackets.
fn drawn(way: &[OutlineLine]) -> String {
    let line = |line: &OutlineLine| {
        let stop = match &line.stop {
            Stop::Start => "start".into(),
            Stop::Savepoint(SavepointKind::Kept, name) => name.clone(),
            Stop::Savepoint(SavepointKind::Trial, name) => format!("?{name}"),
            Stop::Savepoint(SavepointKind::GivenUp, name) => format!("!{name}"),
            Stop::Fork => "fork".into(),
            Stop::End => "end".into(),
            Stop::Here => "here".into(),
        };
        let marks = [(line.on_the_way, "*"), (line.here, ".")];
        let marks: String = marks.iter().filter(|(on, _)| *on).map(|(_, mark)| *mark).collect();
        let ways = line.ways.iter().fold(String::new(), |ways, way| ways + " [" + &drawn(way) + "]");
        format!("{}{stop}{marks}{ways}", line.turns)
    };
    way.iter().map(line).collect::<Vec<_>>().join(" ")
}

#[test]
fn the_outline_has_names_forks_ends_and_the_present() {
    let check = |deeds: &str, expected: &str| {
        assert_eq!(drawn(&grown(deeds).outline()), expected, "{deeds}");
    };
    check("", "0start*.");
    check("home", "0home*.");
    check("3", "0start* 3end*.");
    check("3 <2", "0start* 1here*. 2end");
    check("3 <3", "0start*. 3end");
    check("2 a 3", "0start* 2a* 3end*.");
    check("2 a 3 b", "0start* 2a* 3b*.");
    // The last played branch continues the list; the earlier one is beside the fork.
    check("2 3 <3 1", "0start* 2fork* [3end] 1end*.");
    check("2 3 <3 1 @5", "0start* 2fork* [1end] 3end*.");
    check("2 ?try 3 !wrong <3 1", "0start* 2?try* [3!wrong] 1end*.");
    // Branches from the start, in the order of playing; the current position between them is on none of the
    // others.
    check("1 <1 2 <2 3 <2", "0start* [1end] [2end] 1here*. 2end");
    // Branches of branches.
    check("4 <2 2 <1 1 <1 @2 1", "0start* 2fork* [2end] [1fork [1end] 1end] 1end*.");
    check("1 a 1 b <1 1 c @0", "0start*. 1a [1b] 1c");
}

/// Many small corrections give a long list, not a deep one.
#[test]
fn corrections_lie_beside_the_way() {
    let history = grown(&"1 <1 1 ".repeat(1000));
    let outline = history.outline();
    assert_eq!((history.len(), outline.len()), (2000, 1001));
    for (index, line) in outline.iter().enumerate() {
        assert_eq!((line.number, line.on_the_way), (index, true));
        let ways: Vec<(usize, usize)> = line.ways.iter().map(|way| (way.len(), way[0].number)).collect();
        assert_eq!(ways, if index < 1000 { vec![(1, index + 1)] } else { vec![] });
    }
}

/// A tree that forks again and again is as deep as there is room, and loses no line.
#[test]
fn no_list_is_deeper_than_there_is_room() {
    // The long branch first, and then from its end back to its start a turn to the side at each position:
    // earlier branches never continue the list.
    let mut history = grown("1000");
    for node in (0..1000).rev() {
        history.undo().expect("a turn to take back");
        assert_eq!(history.at(), node);
        history.push(turn());
        history.undo().expect("a turn to take back");
    }
    let outline = history.outline();
    assert_eq!(depth(&outline), DEEPEST + 1);
    let mut nodes = Vec::new();
    gather(&outline, &mut nodes);
    nodes.sort_unstable();
    // The start, a fork at each of the 999 positions after it, and the end of each branch.
    assert_eq!(nodes, (0..=2000).collect::<Vec<_>>());
}

fn depth(way: &[OutlineLine]) -> usize {
    1 + way.iter().flat_map(|line| &line.ways).map(|way| depth(way)).max().unwrap_or(0)
}

fn gather(way: &[OutlineLine], nodes: &mut Vec<NodeId>) {
    for line in way {
        nodes.push(line.node);
        line.ways.iter().for_each(|way| gather(way, nodes));
    }
}

/// Each line has the number of turns that it claims from the one above it, or from the fork of its branch.
fn check_turns(history: &History, way: &[OutlineLine], above: Option<NodeId>) {
    let mut above = above;
    for line in way {
        let up = (0..line.turns).try_fold(line.node, |node, _| history.parent(node));
        if let Some(above) = above {
            assert_eq!(up, Some(above), "{line:?}");
        }
        assert_eq!(line.number, history.line(line.node).len());
        above = Some(line.node);
        // Among the deepest, some fork from a line of the branch before them.
        for way in &line.ways {
            check_turns(history, &way[..1], None);
        }
    }
}

/// A game controlled by words as short as these.
#[derive(Clone, Copy, Debug)]
enum Deed {
    Place(usize, usize),
    Paint(usize),
    Undo,
    Redo,
    GoTo(usize),
    Name(usize),
}

fn deeds() -> impl Strategy<Value = Vec<Deed>> {
    let deed = prop_oneof![
        6 => (0..16_usize, 0..4_usize).prop_map(|(cell, digit)| Deed::Place(cell, digit)),
        1 => (0..16_usize).prop_map(Deed::Paint),
        4 => Just(Deed::Undo),
        2 => Just(Deed::Redo),
        1 => any::<usize>().prop_map(Deed::GoTo),
        1 => any::<usize>().prop_map(Deed::Name),
    ];
    prop::collection::vec(deed, 0..80)
}

proptest! {
    #[test]
    fn boards_of_other_moments_are_what_they_were(deeds in deeds()) {
        let mut game = Game::new(puzzle(SMALL), Origin::default());
        let mut boards: BTreeMap<NodeId, Grid> = BTreeMap::from([(0, game.grid())]);
        for deed in deeds {
            let moments = game.history().len() + 1;
            match deed {
                Deed::Place(cell, index) => {
                    let turn = game.placing(&[Cell::at(cell)].into_iter().collect(), digit(['1', '2', '3', '4'][index]), false);
                    _ = turn.is_some_and(|turn| game.play(turn));
                }
                Deed::Paint(cell) => {
                    let turn = game.colouring(&[Cell::at(cell)].into_iter().collect(), Colour::all().next().expect("a colour"));
                    _ = turn.is_some_and(|turn| game.play(turn));
                }
                Deed::Undo => _ = game.undo(),
                Deed::Redo => _ = game.redo(),
                Deed::GoTo(node) => _ = game.go_to(node % moments),
                Deed::Name(node) => _ = game.save_at(node % moments, SavepointKind::Kept, "here"),
            }
            boards.insert(game.history().at(), game.grid());
        }
        prop_assert_eq!(boards.len(), game.history().len() + 1);
        for (node, board) in &boards {
            prop_assert_eq!(game.grid_at(*node), Some(board.clone()));
        }
        prop_assert_eq!(game.grid_at(boards.len()), None);
        prop_assert_eq!(game.grid_at(usize::MAX), None);
        // The list names each position exactly once where it must, and the current one.
        let history = game.history();
        let outline = history.outline();
        let mut nodes = Vec::new();
        gather(&outline, &mut nodes);
        let count = nodes.len();
        nodes.sort_unstable();
        nodes.dedup();
        prop_assert_eq!(nodes.len(), count);
        let children = |node| history.nodes().filter(|(parent, ..)| *parent == node).count();
        let wanted = (0..=history.len()).filter(|&node| {
            node == 0 || node == history.at() || history.savepoint(node).is_some() || children(node) != 1
        });
        prop_assert_eq!(nodes, wanted.collect::<Vec<_>>());
        check_turns(history, &outline, None);
    }
}

const NOW: Moment = Moment { now: 5_000, date: 1_700_000_000_000, day: 19_675, chance: 42 };

/// A session after these messages, with the dialog of positions open.
fn told(msgs: impl IntoIterator<Item = Msg>) -> Session {
    let mut session = Session::new(Game::new(puzzle(SMALL), Origin::default()), NOW);
    for msg in msgs.into_iter().chain([Msg::Page(PageMsg::Open(Dialog::Moments))]) {
        session.update(msg, NOW);
    }
    session
}

fn view(session: &Session) -> MomentsView {
    session.content(NOW).as_ref().and_then(Content::moments).cloned().expect("the dialog is open")
}

fn enter(cell: usize, symbol: char) -> [Msg; 2] {
    [Msg::Input(InputMsg::Select(Cell::at(cell))), Msg::Input(InputMsg::Enter(digit(symbol)))]
}

#[test]
fn the_dialog_says_where_the_game_stands() {
    let mut session = told(enter(1, '2').into_iter().chain(enter(2, '3')));
    let now = view(&session);
    assert_eq!((now.at, now.named, now.trial, now.still, now.next_number), (2, None, None, false, 1));
    assert_eq!(drawn(&now.outline), "0start* 2end*.");
    session.update(MomentMsg::Save("Savepoint 1".into()), NOW);
    let now = view(&session);
    assert_eq!((now.named, now.next_number), (Some(SavepointKind::Kept), 2));
    session.update(MomentMsg::Try, NOW);
    session.update(PageMsg::Open(Dialog::Moments), NOW);
    assert_eq!((view(&session).named, view(&session).trial), (Some(SavepointKind::Trial), Some(0)));
    // Another position takes the board, and the dialog closes.
    session.update(MomentMsg::GoTo(1), NOW);
    assert_eq!(session.content(NOW), None);
    assert_eq!(session.game().history().at(), 1);
}

#[test]
fn a_number_is_free_that_no_name_ends_with() {
    let check = |names: &[&str], expected: usize| {
        let saves = names.iter().enumerate().flat_map(|(index, name)| {
            let digit = if index.is_multiple_of(2) { '2' } else { '3' };
            enter(1, digit).into_iter().chain([Msg::Moment(MomentMsg::Save((*name).to_owned()))])
        });
        assert_eq!(view(&told(saves)).next_number, expected, "{names:?}");
    };
    check(&[], 1);
    check(&["before the 7s"], 1);
    check(&["Savepoint 1", "Savepoint 2"], 3);
    check(&["Savepoint 2", "Savepoint 3"], 1);
    check(&["1", "no 3"], 2);
    check(&["18446744073709551615", "99999999999999999999999"], 1);
}

#[test]
fn a_picture_tells_then_from_now() {
    let mut session = told(enter(1, '2').into_iter().chain(enter(2, '3')));
    let cells = |cells: &[usize]| cells.iter().copied().map(Cell::at).collect::<CellSet>();
    let then = session.picture(1).unwrap();
    assert_eq!(then.board.to_string(), "12....2..3.....4");
    assert_eq!((then.number, then.filled, then.differs), (1, (1, 12), cells(&[2])));
    assert_eq!(then.givens, *session.game().clues());
    assert_eq!(session.picture(2).unwrap().differs, CellSet::EMPTY);
    assert_eq!(session.picture(0).unwrap().differs, cells(&[1, 2]));
    assert_eq!(session.picture(3), None);
    // A covered board is not pictured.
    session.update(PageMsg::Pause, NOW);
    assert!(view(&session).still);
    assert_eq!(session.picture(1), None);
    session.update(PageMsg::Pause, NOW);
    // The first request says that the solver ends the counting of the time.
    for _ in 0..2 {
        session.update(PageMsg::Show(Panel::Solve), NOW);
    }
    assert!(view(&session).still);
}

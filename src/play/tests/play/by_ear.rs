//! A game by ear: no key is silent, a covered board says so, and the marks of a step are explored by keys.

use crate::{
    common::{ARTICLE, dug, puzzle},
    page::Page,
};
use sudoku_core::{Cell, Shape, marks::Role, telling::Mention};
use sudoku_play::{
    game::entry::Entry,
    input::queried::{Queried, QueryMsg},
    keys::{Key, KeyAction, KeyGroup, Modifiers, list, pauses},
    messages::{BrowserMsg, ClockMsg, HintMsg, InputMsg, Msg, PageMsg, SettingsMsg},
    saved::settings::{Choice, ClockSetting, NoteLayout},
    session::{AWAY_AFTER, Cmd, IDLE_AFTER},
    taught::{HintSays, Reply, TeachingEvent},
    ui::Panel,
};

const PLAIN: Modifiers = Modifiers { shift: false, ctrl: false, alt: false };
const SHIFT: Modifiers = Modifiers { shift: true, ctrl: false, alt: false };

fn article() -> Page {
    Page::new(puzzle(ARTICLE))
}

/// A page with the cursor on the first cell of a kind.
fn on(mut page: Page, is_it: impl Fn(Entry) -> bool) -> Page {
    let game = page.session.game();
    let cell = Cell::all(page.session.shape()).find(|&cell| is_it(game.entry(cell))).expect("such a cell");
    page.send(InputMsg::Select(cell));
    page
}

fn is_given(entry: Entry) -> bool {
    matches!(entry, Entry::Given(_))
}

fn is_empty(entry: Entry) -> bool {
    entry.digit().is_none()
}

fn paused(mut page: Page) -> Page {
    page.send(PageMsg::Pause);
    page
}

/// The reply to the last key.
fn reply(page: &mut Page) -> Option<Reply> {
    match page.taught() {
        Some(TeachingEvent::Replied(reply)) => Some(reply),
        _ => None,
    }
}

/// The answer to the last key.
fn answer(page: &mut Page) -> Queried {
    match page.taught() {
        Some(TeachingEvent::Queried(answer)) => *answer,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_key_that_changes_nothing_says_why() {
    let check = |mut page: Page, keys: &[(Key, Modifiers)], expected: Option<Reply>| {
        for &(key, held) in keys {
            page.told.clear();
            page.press(key, held);
        }
        assert_eq!(reply(&mut page), expected, "{keys:?}");
        page.check();
    };
    let typed = |symbol| [(Key::Char(symbol), PLAIN)];
    let given = || on(article(), is_given);
    let empty = || on(article(), is_empty);
    for key in [Key::Char('5'), Key::Backspace, Key::Delete] {
        check(given(), &[(key, PLAIN)], Some(Reply::Given));
    }
    check(given(), &[(Key::Char('5'), SHIFT)], Some(Reply::Given));
    check(given(), &typed('e'), Some(Reply::Filled));
    check(empty(), &typed('e'), None);
    check(empty(), &[(Key::Backspace, PLAIN)], Some(Reply::NothingToClear));
    check(empty(), &typed('l'), Some(Reply::NoDigit));
    check(empty(), &typed('g'), Some(Reply::NoTrial));
    check(empty(), &typed('k'), Some(Reply::NoTrial));
    check(empty(), &typed('u'), Some(Reply::NothingToUndo));
    check(empty(), &typed(']'), Some(Reply::NothingToRedo));
    check(empty(), &[(Key::Char('0'), Modifiers { alt: true, ..PLAIN })], Some(Reply::NoHighlight));
    // A key that does something has its own words.
    for key in ['5', 't', 'q', 'z', 'h'] {
        check(empty(), &typed(key), None);
    }
    let mut untimed = empty();
    untimed.send(SettingsMsg::Choose(Choice::Clock(ClockSetting::Off)));
    check(untimed, &typed('p'), Some(Reply::NoClock));
    let mut solver = article();
    solver.by_passes();
    check(solver, &[(Key::Backspace, PLAIN)], Some(Reply::AtTheStart));
    let large = || on(Page::new(dug(Shape::S16, 150, 3)), is_empty);
    check(large(), &typed(','), Some(Reply::Command));
}

#[test]
fn a_covered_board_answers_each_key_of_the_game_with_the_key_that_resumes() {
    for shape in [Shape::S9, Shape::S16] {
        let page = if shape == Shape::S9 { article() } else { Page::new(dug(shape, 150, 3)) };
        let expected = Some(Reply::Paused(shape.clone(), true));
        let mut page = paused(on(page, is_given));
        for (key, held) in [
            (Key::Char('5'), PLAIN),
            (Key::Char('5'), SHIFT),
            (Key::Char('/'), PLAIN),
            (Key::Enter, PLAIN),
            (Key::Backspace, PLAIN),
            (Key::Char('['), PLAIN),
        ] {
            page.told.clear();
            page.press(key, held);
            assert_eq!(reply(&mut page), expected, "{key:?} {shape:?}");
        }
        // The key for it pauses the game.
        let press = pauses(shape, true).expect("a key");
        page.type_keys(if press.comma { ",p" } else { "p" });
        page.told.clear();
        page.press(Key::Char('5'), PLAIN);
        assert_eq!(reply(&mut page), Some(Reply::Given));
    }
    assert_eq!(pauses(Shape::S9, false), None);
}

/// Every key of the list either announces something, moves the focus, or changes a thing with its own words.
#[test]
fn no_key_is_silent() {
    let layouts = NoteLayout::ALL;
    let boards: [fn() -> Page; 6] = [
        || on(article(), is_given),
        || on(article(), is_empty),
        || paused(on(article(), is_empty)),
        || on(Page::new(dug(Shape::S16, 150, 3)), is_given),
        || paused(on(Page::new(dug(Shape::S25, 300, 3)), is_empty)),
        || {
            let mut page = article();
            page.by_passes();
            page
        },
    ];
    for (number, board) in boards.into_iter().enumerate() {
        for layout in layouts {
            let mut page = board();
            page.send(SettingsMsg::Choose(Choice::NoteLayout(layout)));
            let shape = page.session.shape();
            for (group, lines) in list(shape, true, layout) {
                // Others announce something elsewhere than on this board.
                let is_solver = page.session.panel() == Panel::Solve;
                let elsewhere = matches!(group, KeyGroup::Present | KeyGroup::Why | KeyGroup::Review);
                if elsewhere || (group == KeyGroup::Solver) != is_solver {
                    continue;
                }
                for line in lines {
                    // Cancelling needs no words, and zooming changes nothing to hear.
                    if matches!(
                        line.action,
                        KeyAction::Escape | KeyAction::Closer | KeyAction::Farther | KeyAction::Whole
                    ) {
                        continue;
                    }
                    for press in line.presses {
                        for key in press.keys(shape) {
                            let mut page = page.clone();
                            if press.comma {
                                page.type_keys(",");
                            }
                            if press.prefixed {
                                page.type_keys(";");
                            }
                            let held = press.held;
                            let (shape, panel) = (page.session.shape(), page.session.panel());
                            let (prefix, letters) = page.session.letter_keys();
                            let context = sudoku_play::keys::KeyContext {
                                focus: sudoku_play::keys::Focus::Board,
                                shape: shape.clone(),
                                panel,
                                prefix,
                                letters,
                            };
                            let Some(msg) = sudoku_play::keys::message(key, held, context) else { continue };
                            let before =
                                (page.session.dialog(), page.session.panel(), page.session.notice().cloned());
                            page.send(msg);
                            let after =
                                (page.session.dialog(), page.session.panel(), page.session.notice().cloned());
                            let speaks = |cmd: &Cmd| {
                                matches!(cmd, Cmd::Announce(_) | Cmd::Teach(_) | Cmd::Focus | Cmd::Ask(_))
                            };
                            let heard = page.cmds.iter().any(speaks)
                                || before != after
                                || page.session.inquiry().is_some()
                                || page.session.notice().is_some_and(|_| before.2.is_none());
                            assert!(heard, "board {number}: {group:?} {key:?} {held:?}");
                        }
                    }
                }
            }
        }
    }
}

#[test]
fn the_clock_of_a_game_by_ear_never_stops_by_itself() {
    let away = |page: &mut Page| {
        page.wait(AWAY_AFTER)
            .send(BrowserMsg::Visible(false))
            .wait(AWAY_AFTER)
            .send(BrowserMsg::Visible(true));
        page.wait(IDLE_AFTER).send(ClockMsg::Idle);
        page.session.tools().paused
    };
    let mut page = article();
    page.place_right(1);
    assert!(away(&mut page));
    page.send(PageMsg::Pause).type_keys(";i");
    assert!(!page.session.tools().paused && !away(&mut page));
    // A press on a piece of a sentence is not a question by ear.
    let mut page = article();
    page.place_right(1).send(Msg::Query(QueryMsg::Tell(Mention::Cell(Cell::at(3)))));
    assert!(away(&mut page));
}

#[test]
fn a_cell_is_activated_without_a_pointer() {
    let mut page = article();
    let empty: Vec<Cell> = {
        let game = page.session.game();
        Cell::all(Shape::S9).filter(|&cell| is_empty(game.entry(cell))).collect()
    };
    page.send(InputMsg::Activate(empty[3]));
    assert_eq!((page.session.cursor(), page.cmds.contains(&Cmd::Focus)), (empty[3], true));
    page.type_keys("5");
    assert_eq!(page.session.game().entry(empty[3]).digit().map(sudoku_core::Digit::symbol), Some('5'));
    // A locked digit goes there, as a tap enters it.
    page.send(InputMsg::Lock(sudoku_core::Digit::at(6))).send(InputMsg::Activate(empty[5]));
    assert_eq!(page.session.game().entry(empty[5]).digit(), Some(sudoku_core::Digit::at(6)));
    page.send(InputMsg::DragTo(empty[6]));
    assert!(is_empty(page.session.game().entry(empty[6])), "and nothing drags on");
}

/// Singles and pointing solve it.
const POINTED: &str = "000704005020010070000080002090006250600070008053200010400090000030060090200407000";

#[test]
fn the_marks_of_a_hint_are_explored_by_keys() {
    let mut page = Page::new(puzzle(POINTED));
    // Enter applies each hint until one rules something out.
    let marks = loop {
        while !matches!(page.session.teaching().hint.map(|hint| hint.says), Some(HintSays::Why(..))) {
            page.send(HintMsg::Next);
            while page.asked.is_some() {
                page.work();
            }
        }
        page.told.clear();
        page.type_keys(";l");
        let Queried::Highlighted(None, marks, _) = answer(&mut page) else { panic!("marks") };
        if !marks.candidates.iter().any(|(_, role)| *role == Role::Placed) {
            break marks;
        }
        let turns = page.session.game().history().len();
        page.press(Key::Enter, PLAIN);
        assert_eq!(page.session.game().history().len(), turns + 1, "Enter applies a whole hint");
    };
    assert!(marks.candidates.iter().any(|(_, role)| *role == Role::Eliminated), "{marks:?}");
    // The cursor goes to each marked cell in turn.
    let marked = page.session.marked();
    let mut seen = Vec::new();
    for _ in &marked {
        page.type_keys(";h");
        seen.push(page.session.cursor());
    }
    seen.sort();
    assert_eq!(seen, marked.iter().map(|marked| marked.cell).collect::<Vec<_>>());
    page.told.clear();
    page.type_keys(";k");
    assert_eq!(answer(&mut page), Queried::NoLinks, "a pointing pair has no chain");
}

#[test]
fn a_press_on_a_piece_of_a_sentence_tells_of_its_subject() {
    let mut page = article();
    let mut tell = |mention| {
        page.told.clear();
        page.send(Msg::Query(QueryMsg::Tell(mention)));
        (page.session.cursor(), page.taught())
    };
    let (cursor, told) = tell(Mention::Cell(Cell::at(40)));
    assert_eq!((cursor, told), (Cell::at(40), None), "the label of the cell is read");
    let house = Shape::S9.geometry().box_of(Cell::at(0));
    let (_, told) = tell(Mention::House(house));
    assert!(
        matches!(told, Some(TeachingEvent::Queried(answer)) if matches!(*answer, Queried::Read { house: read, .. } if read == house))
    );
    let (_, told) = tell(Mention::Digit(sudoku_core::Digit::at(0)));
    assert!(matches!(told, Some(TeachingEvent::Queried(answer)) if matches!(*answer, Queried::Standing(..))));
    let two = [Cell::at(1), Cell::at(2)].into_iter().collect();
    let (_, told) = tell(Mention::Cells(two));
    assert!(
        matches!(told, Some(TeachingEvent::Queried(answer)) if matches!(&*answer, Queried::Cells(cells, _) if cells.len() == 2))
    );
}

#[test]
fn enter_applies_a_hint_only_when_its_reason_is_open() {
    let mut page = article();
    let work = |page: &mut Page| {
        while page.asked.is_some() {
            page.work();
        }
    };
    for _ in 0..3 {
        let before = page.session.game().grid();
        page.press(Key::Enter, PLAIN);
        assert_eq!(page.session.game().grid(), before, "Enter checks");
        page.send(HintMsg::Next);
        work(&mut page);
    }
    let Some(HintSays::Why(telling, _)) = page.session.teaching().hint.map(|hint| hint.says) else {
        panic!("a reason")
    };
    let before = page.session.game().grid().filled_count();
    page.press(Key::Enter, PLAIN);
    assert_eq!(page.session.game().grid().filled_count(), before + 1, "{telling:?}");
}

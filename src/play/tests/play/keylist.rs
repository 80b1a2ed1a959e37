//! The list of keys: each key in it acts as its line says, and every working key is in it.

use std::{
    collections::BTreeSet,
    mem::{Discriminant, discriminant},
};
use sudoku_core::{Digit, Shape};
use sudoku_play::{
    input::Prefix,
    keys::{
        Focus, Key, KeyAction, KeyContext, KeyGroup, KeyLine, Modifiers, Press, answer, list, message, pad,
        present, repeats, review,
    },
    messages::{GameMsg, InputMsg, MomentMsg, Msg, PageMsg, PointerMsg, ReviewMsg, SolverMsg, WhyMsg},
    saved::settings::NoteLayout,
    ui::{Direction, Panel},
    walk::StepMsg,
};

fn context(shape: &Shape, panel: Panel, prefix: Option<Prefix>, letters: bool) -> KeyContext {
    KeyContext { focus: Focus::Board, shape: shape.clone(), panel, prefix, letters }
}

/// Each size, with and without letters as commands, and each layout of notes.
fn grounds() -> impl Iterator<Item = (&'static Shape, bool, NoteLayout)> {
    Shape::ALL.into_iter().flat_map(|shape| {
        [true, false]
            .into_iter()
            .flat_map(move |letters| NoteLayout::ALL.map(move |layout| (shape, letters, layout)))
    })
}

/// The meaning of a press, for each of its keys.
fn meant(press: Press, group: KeyGroup, shape: &Shape, letters: bool) -> Vec<Option<Msg>> {
    let panel = if group == KeyGroup::Solver { Panel::Solve } else { Panel::Play };
    let prefix = match press {
        Press { comma: true, .. } => Some(Prefix::Command),
        Press { prefixed: true, .. } => Some(Prefix::Query),
        _ => None,
    };
    let on = context(shape, panel, prefix, letters);
    let msg = |key: Key| match group {
        KeyGroup::Why => answer(key, press.held, shape, 2, Some(1)).map(Msg::Why),
        KeyGroup::Present => present(key, press.held),
        KeyGroup::Review => review(key, 30, 60).map(|line| Msg::Review(ReviewMsg::LookAt(line))),
        _ => message(key, press.held, on.clone()),
    };
    press.keys(shape).into_iter().map(msg).collect()
}

#[test]
fn each_key_of_the_list_does_something() {
    for (shape, letters, layout) in grounds() {
        for (group, lines) in list(shape, letters, layout) {
            assert!(!lines.is_empty(), "{group:?}");
            let mut deeds: Vec<KeyAction> = Vec::new();
            for KeyLine { action, presses } in lines {
                assert!(!deeds.contains(&action), "{action:?} has one line");
                deeds.push(action);
                for press in presses {
                    let meant = meant(press, group, shape, letters);
                    // The browser itself handles pasting.
                    let none = action == KeyAction::Paste;
                    assert!(
                        meant.iter().all(|msg| msg.is_none() == none),
                        "{shape:?} {letters} {press:?} of {action:?}: {meant:?}"
                    );
                }
            }
        }
    }
}

#[test]
fn keys_of_a_line_do_the_same() {
    for (shape, letters, layout) in grounds() {
        for (group, lines) in list(shape, letters, layout) {
            for KeyLine { action, presses } in lines {
                let kinds = |press: &Press| -> Vec<Option<Discriminant<Msg>>> {
                    let meant = meant(*press, group, shape, letters);
                    let mut kinds: Vec<_> =
                        meant.into_iter().map(|msg| msg.as_ref().map(discriminant)).collect();
                    kinds.dedup();
                    kinds
                };
                let first = kinds(&presses[0]);
                assert_eq!(first.len(), 1, "{action:?}");
                assert!(presses.iter().all(|press| kinds(press) == first), "{shape:?} {action:?}");
            }
        }
    }
}

fn all_keys() -> Vec<Key> {
    use Direction::{Down, Left, Right, RowEnd, RowStart, Up};
    let named = [Key::Delete, Key::Backspace, Key::Enter, Key::Escape];
    let directions = [Up, Down, Left, Right, RowStart, RowEnd].map(Key::Go);
    named.into_iter().chain(directions).chain((' '..='~').map(Key::Char)).collect()
}

#[test]
fn each_key_that_does_something_is_in_the_list() {
    for (shape, letters, layout) in grounds() {
        for panel in [Panel::Play, Panel::Solve] {
            let sections = list(shape, letters, layout);
            // In the solver, the keys for moving and undoing mean the same as in play.
            let listed: Vec<Msg> = sections
                .into_iter()
                .flat_map(|(group, lines)| lines.into_iter().map(move |line| (group, line)))
                .flat_map(|(group, line)| line.presses.into_iter().map(move |press| (group, press)))
                .flat_map(|(group, press)| meant(press, group, shape, letters))
                .flatten()
                .collect();
            for prefix in [None, Some(Prefix::Command)] {
                for bits in 0..8 {
                    let held = Modifiers { shift: bits & 1 > 0, ctrl: bits & 2 > 0, alt: bits & 4 > 0 };
                    for key in all_keys() {
                        let msg = message(key, held, context(shape, panel, prefix, letters));
                        let Some(msg) = msg else { continue };
                        // The comma works at each size, but only matters where letters are digits. Notes are
                        // exchanged in each layout, but it only shows where they are of two kinds.
                        let quiet = match &msg {
                            Msg::Input(InputMsg::ToggleComma) => !shape.has_letters(),
                            Msg::Input(InputMsg::Swap) => layout == NoteLayout::Fixed,
                            _ => false,
                        };
                        assert!(
                            quiet || listed.contains(&msg),
                            "{shape:?} {letters} {key:?} {held:?}: {msg:?}"
                        );
                    }
                }
            }
        }
    }
}

#[test]
fn the_list_is_as_the_board_is() {
    let deeds = |shape, letters, layout| -> BTreeSet<String> {
        let lines = list(shape, letters, layout).into_iter().flat_map(|(_, lines)| lines);
        lines.map(|line| format!("{:?}", line.action)).collect()
    };
    let check = |shape, letters, layout, action: KeyAction, there: bool| {
        let has = deeds(shape, letters, layout).contains(&format!("{action:?}"));
        assert_eq!(has, there, "{shape:?} {letters} {layout:?} {action:?}");
    };
    let (fixed, two) = (NoteLayout::Fixed, NoteLayout::CornerCentre);
    check(Shape::S9, true, fixed, KeyAction::Note, true);
    check(Shape::S9, true, two, KeyAction::Note, false);
    check(Shape::S9, true, fixed, KeyAction::Corner, false);
    check(Shape::S9, true, two, KeyAction::Corner, true);
    check(Shape::S9, true, fixed, KeyAction::Swap, false);
    check(Shape::S9, true, two, KeyAction::Swap, true);
    check(Shape::S9, true, fixed, KeyAction::Comma, false);
    check(Shape::S16, true, fixed, KeyAction::Comma, true);
    check(Shape::S16, false, fixed, KeyAction::Comma, false);
    check(Shape::S9, false, fixed, KeyAction::Try, false);
    check(Shape::S9, false, fixed, KeyAction::Undo, true);
    check(Shape::S25, true, fixed, KeyAction::Try, true);
}

#[test]
fn a_comma_is_asked_for_where_letters_are_digits() {
    for (shape, letters, layout) in grounds() {
        for (group, lines) in list(shape, letters, layout) {
            for press in lines.into_iter().flat_map(|line| line.presses) {
                let alone = meant(Press { comma: false, ..press }, group, shape, letters);
                let with = meant(press, group, shape, letters);
                assert_eq!(press.comma, alone != with, "{shape:?} {press:?}");
            }
        }
    }
}

/// The panel of answers has the focus and its own keys.
#[test]
fn keys_walk_through_the_answers_to_why() {
    let plain = Modifiers::default();
    let check = |key: Key, way: usize, line: Option<usize>, expected: Option<WhyMsg>| {
        for held in [plain, Modifiers { shift: true, ..plain }] {
            assert_eq!(answer(key, held, Shape::S16, way, line), expected, "{key:?} {held:?}");
        }
        for held in [Modifiers { ctrl: true, ..plain }, Modifiers { alt: true, ..plain }] {
            assert_eq!(answer(key, held, Shape::S16, way, line), None, "{key:?} {held:?}");
        }
    };
    let (left, right) = (Key::Go(Direction::Left), Key::Go(Direction::Right));
    check(Key::Escape, 1, None, Some(WhyMsg::Close));
    check(Key::Backspace, 0, None, None);
    check(Key::Backspace, 1, None, None);
    check(Key::Backspace, 4, None, Some(WhyMsg::Back(2)));
    check(left, 1, Some(2), Some(WhyMsg::Line(1)));
    check(right, 1, Some(2), Some(WhyMsg::Line(3)));
    check(left, 1, Some(0), None);
    check(left, 1, None, None);
    check(right, 1, None, None);
    // No question concerns a digit that the board lacks.
    check(Key::Char('1'), 0, None, Some(WhyMsg::Ask(Digit::at(0))));
    check(Key::Char('g'), 0, None, Some(WhyMsg::Ask(Digit::at(15))));
    check(Key::Char('h'), 0, None, None);
    for key in [Key::Enter, Key::Char(' '), Key::Delete, Key::PageDown, Key::Go(Direction::Up)] {
        check(key, 4, Some(2), None);
    }
}

#[test]
fn keys_lead_through_a_review() {
    let check = |key: Key, at: usize, count: usize, expected: Option<usize>| {
        assert_eq!(review(key, at, count), expected, "{key:?} {at} of {count}");
    };
    check(Key::Go(Direction::Up), 30, 60, Some(29));
    check(Key::Go(Direction::Down), 30, 60, Some(31));
    check(Key::PageUp, 30, 60, Some(20));
    check(Key::PageDown, 30, 60, Some(40));
    check(Key::Go(Direction::RowStart), 30, 60, Some(0));
    check(Key::Go(Direction::RowEnd), 30, 60, Some(59));
    check(Key::Go(Direction::Up), 0, 60, Some(0));
    check(Key::Go(Direction::Down), 59, 60, Some(59));
    check(Key::PageUp, 3, 60, Some(0));
    check(Key::PageDown, 55, 60, Some(59));
    check(Key::PageDown, 0, 0, Some(0));
    for key in [Key::Enter, Key::Go(Direction::Left), Key::Go(Direction::Right), Key::Char('1')] {
        check(key, 30, 60, None);
    }
}

#[test]
fn a_key_that_stays_down_turns_nothing_over() {
    let check = |msg: Msg, expected: bool| assert_eq!(repeats(&msg), expected, "{msg:?}");
    check(Msg::Input(InputMsg::Go(Direction::Up)), true);
    check(Msg::Input(InputMsg::Extend(Direction::Up)), true);
    check(Msg::Game(GameMsg::Undo), true);
    check(Msg::Game(GameMsg::Redo), true);
    check(Msg::Input(InputMsg::StepFilter { forward: true }), true);
    check(Msg::Solver(SolverMsg::Step(StepMsg::NextStep)), true);
    check(Msg::Input(InputMsg::Enter(Digit::at(0))), false);
    check(Msg::Input(InputMsg::NextMode), false);
    check(Msg::Moment(MomentMsg::Try), false);
    check(Msg::Page(PageMsg::Pause), false);
    check(Msg::Pointer(PointerMsg::ToggleCandidates), false);
}

#[test]
fn each_second_click_is_a_double_click() {
    let digit = Digit::at(4);
    let check = |clicks: u32, expected: Msg| assert_eq!(pad(digit, clicks), expected, "{clicks}");
    check(0, Msg::Input(InputMsg::Pad(digit)));
    check(1, Msg::Input(InputMsg::Pad(digit)));
    check(2, Msg::Input(InputMsg::PadTwice(digit)));
    check(3, Msg::Input(InputMsg::Pad(digit)));
    check(4, Msg::Input(InputMsg::PadTwice(digit)));
}

#[test]
fn held_keys_are_modes_on_the_board_and_its_controls() {
    let check = |focus: Focus, panel: Panel, expected: bool| {
        let on = KeyContext { focus, ..context(Shape::S9, panel, None, true) };
        assert_eq!(on.hears_modes(), expected, "{focus:?} {panel:?}");
    };
    check(Focus::Board, Panel::Play, true);
    check(Focus::Controls, Panel::Play, true);
    check(Focus::Nothing, Panel::Play, false);
    check(Focus::Elsewhere, Panel::Play, false);
    check(Focus::Board, Panel::Solve, false);
}

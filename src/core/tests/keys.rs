//! What each key means: on every size, with every modifier, on both faces of the page, wherever the focus is.

use sudoku_core::{
    Digit, Order,
    play::{
        keys::{Focus, Key, Modifiers, message},
        session::{Msg, StepMsg},
        ui::{Direction, Panel},
    },
};

const PLAIN: Modifiers = Modifiers { shift: false, ctrl: false, alt: false };
const SHIFT: Modifiers = Modifiers { shift: true, ctrl: false, alt: false };
const CTRL: Modifiers = Modifiers { shift: false, ctrl: true, alt: false };
const CTRL_SHIFT: Modifiers = Modifiers { shift: true, ctrl: true, alt: false };
const FOCUSES: [Focus; 4] = [Focus::Board, Focus::Controls, Focus::Nothing, Focus::Elsewhere];

/// Each combination of modifiers.
fn all_modifiers() -> impl Iterator<Item = Modifiers> {
    (0..8).map(|bits| Modifiers { shift: bits & 1 > 0, ctrl: bits & 2 > 0, alt: bits & 4 > 0 })
}

/// All keys that there are, and characters from everywhere.
fn all_keys() -> Vec<Key> {
    let directions = [
        Direction::Up,
        Direction::Down,
        Direction::Left,
        Direction::Right,
        Direction::RowStart,
        Direction::RowEnd,
    ];
    let named = [Key::Delete, Key::Backspace, Key::Enter, Key::Escape];
    let symbols = (' '..='~').chain(['é', 'ß', '１', '٣', '\t', '😀']);
    directions.map(Key::Go).into_iter().chain(named).chain(symbols.map(Key::Char)).collect()
}

/// Checks a key while playing at each order on the board.
fn check_play(key: Key, held: Modifiers, expected: [Option<Msg>; 4]) {
    for (order, expected) in Order::ALL.into_iter().zip(expected) {
        assert_eq!(
            message(key, held, Focus::Board, order, Panel::Play),
            expected,
            "{key:?} {held:?} {order:?}"
        );
    }
}

/// The same at each order, and on both faces of the page.
fn check_both(key: Key, held: Modifiers, expected: Option<Msg>) {
    check_play(key, held, [(); 4].map(|()| expected.clone()));
    for order in Order::ALL {
        assert_eq!(
            message(key, held, Focus::Board, order, Panel::Solve),
            expected,
            "{key:?} {held:?} {order:?}"
        );
    }
}

#[test]
fn digits_by_order() {
    let digit = |symbol| Digit::from_symbol(symbol).expect("a digit");
    // From which order on the symbol is a digit, as an index into the orders.
    let check = |symbol: char, from: usize| {
        let by_order =
            |msg: fn(Digit) -> Msg| [0, 1, 2, 3].map(|order| (order >= from).then(|| msg(digit(symbol))));
        for symbol in [symbol, symbol.to_ascii_lowercase()] {
            check_play(Key::Char(symbol), PLAIN, by_order(Msg::Enter));
            check_play(Key::Char(symbol), SHIFT, by_order(Msg::Note));
        }
        // Ctrl and a letter is the browser's.
        let with_ctrl = if symbol.is_ascii_digit() { by_order(Msg::Note) } else { Default::default() };
        check_play(Key::Char(symbol), CTRL, with_ctrl);
    };
    for symbol in '1'..='4' {
        check(symbol, 0);
    }
    for symbol in '5'..='9' {
        check(symbol, 1);
    }
    for symbol in 'A'..='G' {
        check(symbol, 2);
    }
    for symbol in 'H'..='P' {
        check(symbol, 3);
    }
    // Letters beyond the largest digit mean nothing, but for those of undo and redo with Ctrl.
    for symbol in ('Q'..='Z').chain('q'..='z') {
        check_both(Key::Char(symbol), PLAIN, None);
        check_both(Key::Char(symbol), SHIFT, None);
        if !"yYzZ".contains(symbol) {
            check_both(Key::Char(symbol), CTRL, None);
        }
    }
}

#[test]
fn keys_of_play() {
    let check = |key: Key, held: Modifiers, expected: Option<Msg>| {
        check_play(key, held, [(); 4].map(|()| expected.clone()));
    };
    for symbol in ['0', '.'] {
        check(Key::Char(symbol), PLAIN, Some(Msg::Erase));
        check(Key::Char(symbol), CTRL, None);
    }
    check(Key::Delete, PLAIN, Some(Msg::Erase));
    check(Key::Backspace, PLAIN, Some(Msg::Erase));
    check(Key::Delete, CTRL, None);
    check(Key::Backspace, CTRL, None);
    check(Key::Char(' '), PLAIN, Some(Msg::NextMode));
    check(Key::Char(' '), CTRL, None);
    check(Key::Char('?'), SHIFT, Some(Msg::ToggleCandidates));
    check(Key::Enter, PLAIN, None);
    check(Key::Enter, SHIFT, None);
    for symbol in [',', '<', '>', '/', '-', '+', '#', '!', '$', 'é', '１'] {
        check(Key::Char(symbol), PLAIN, None);
        check(Key::Char(symbol), SHIFT, None);
    }
}

#[test]
fn keys_of_the_stepper() {
    let check = |key: Key, held: Modifiers, expected: Option<Msg>| {
        for order in Order::ALL {
            assert_eq!(message(key, held, Focus::Board, order, Panel::Solve), expected, "{key:?} {held:?}");
        }
    };
    let step = |step: StepMsg| Some(Msg::Step(step));
    check(Key::Enter, PLAIN, step(StepMsg::NextStep));
    check(Key::Enter, SHIFT, step(StepMsg::NextPass));
    check(Key::Enter, CTRL, None);
    check(Key::Backspace, PLAIN, step(StepMsg::BackStep));
    check(Key::Backspace, SHIFT, step(StepMsg::BackPass));
    check(Key::Backspace, CTRL, None);
    check(Key::Char('.'), PLAIN, step(StepMsg::NextStep));
    check(Key::Char(' '), PLAIN, step(StepMsg::NextStep));
    check(Key::Char(','), PLAIN, step(StepMsg::BackStep));
    check(Key::Char('>'), SHIFT, step(StepMsg::NextPass));
    check(Key::Char('<'), SHIFT, step(StepMsg::BackPass));
    check(Key::Char('?'), SHIFT, Some(Msg::ToggleCandidates));
    check(Key::Delete, PLAIN, None);
    // No digit is written onto the solver's board.
    for symbol in ('0'..='9').chain('A'..='Z').chain('a'..='z') {
        check(Key::Char(symbol), PLAIN, None);
        check(Key::Char(symbol), SHIFT, None);
    }
    for symbol in ('0'..='9').chain(['.', ',', '<', '>', ' ', '?']) {
        check(Key::Char(symbol), CTRL, None);
    }
}

#[test]
fn keys_of_both_faces() {
    for symbol in ['z', 'Z'] {
        check_both(Key::Char(symbol), CTRL, Some(Msg::Undo));
        check_both(Key::Char(symbol), CTRL_SHIFT, Some(Msg::Redo));
    }
    for symbol in ['y', 'Y'] {
        check_both(Key::Char(symbol), CTRL, Some(Msg::Redo));
        check_both(Key::Char(symbol), CTRL_SHIFT, Some(Msg::Redo));
    }
    check_both(Key::Escape, PLAIN, Some(Msg::Dismiss));
    check_both(Key::Escape, CTRL, None);
    let go = |direction: Direction, far: Direction| {
        for held in [PLAIN, SHIFT] {
            check_both(Key::Go(direction), held, Some(Msg::Go(direction)));
        }
        check_both(Key::Go(direction), CTRL, Some(Msg::Go(far)));
    };
    go(Direction::Up, Direction::BoxUp);
    go(Direction::Down, Direction::BoxDown);
    go(Direction::Left, Direction::BoxLeft);
    go(Direction::Right, Direction::BoxRight);
    go(Direction::RowStart, Direction::BoardStart);
    go(Direction::RowEnd, Direction::BoardEnd);
}

/// Where the focus is decides which of the keys are heard, and never what they mean.
#[test]
fn the_focus_only_takes_keys_away() {
    for key in all_keys() {
        for held in all_modifiers() {
            for order in Order::ALL {
                for panel in [Panel::Play, Panel::Solve] {
                    let heard = FOCUSES.map(|focus| message(key, held, focus, order, panel));
                    let [board, controls, nothing, elsewhere] = heard;
                    let context = format!("{key:?} {held:?} {order:?} {panel:?}");
                    if held.alt {
                        assert_eq!(board, None, "{context}");
                    }
                    // A button that has the focus is pressed by Enter and Space; the page scrolls by the arrows.
                    let own = matches!(key, Key::Enter | Key::Char(' ') | Key::Go(_));
                    assert_eq!(controls, board.clone().filter(|_| !own), "{context}");
                    let undoing = matches!(board, Some(Msg::Undo | Msg::Redo)) && held.ctrl;
                    assert_eq!(nothing, board.filter(|_| undoing), "{context}");
                    assert_eq!(elsewhere, None, "{context}");
                }
            }
        }
    }
}

/// A digit that a key places is always one of the board's.
#[test]
fn no_key_writes_what_the_board_does_not_have() {
    let mut written = 0;
    for key in all_keys() {
        for held in all_modifiers() {
            for order in Order::ALL {
                if let Some(Msg::Enter(digit) | Msg::EnterAs(Mode::Corner, digit)) =
                    message(key, held, Focus::Board, order, Panel::Play)
                {
                    assert!(digit.index() < order.side(), "{key:?} {held:?} {order:?}");
                    written += 1;
                }
            }
        }
    }
    assert!(written > 100);
}

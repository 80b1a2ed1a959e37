//! The meaning of each key: on every size, with every modifier, on both faces of the page, wherever the focus
//! is.

use sudoku_core::{Digit, Shape};
use sudoku_play::{
    game::turns::Fill,
    input::{Filter, Mode, Prefix},
    keys::{Focus, Key, KeyContext, Modifiers, message},
    messages::{GameMsg, HintMsg, InputMsg, LensMsg, MomentMsg, Msg, PageMsg, PointerMsg, SolverMsg, WhyMsg},
    ui::{Dialog, Direction, Panel},
    walk::StepMsg,
};

const PLAIN: Modifiers = Modifiers { shift: false, ctrl: false, alt: false };
const SHIFT: Modifiers = Modifiers { shift: true, ctrl: false, alt: false };
const CTRL: Modifiers = Modifiers { shift: false, ctrl: true, alt: false };
const ALT: Modifiers = Modifiers { shift: false, ctrl: false, alt: true };
const CTRL_SHIFT: Modifiers = Modifiers { shift: true, ctrl: true, alt: false };
const FOCUSES: [Focus; 4] = [Focus::Board, Focus::Controls, Focus::Nothing, Focus::Elsewhere];

/// The board of a shape, with the focus on it.
fn context(shape: &Shape, panel: Panel) -> KeyContext {
    KeyContext { focus: Focus::Board, shape: shape.clone(), panel, prefix: None, letters: true }
}

/// Every context for a key press with the focus on the board.
fn all_contexts() -> impl Iterator<Item = KeyContext> {
    let panels = |shape| [Panel::Play, Panel::Solve].map(|panel| context(shape, panel));
    Shape::ALL.into_iter().flat_map(panels).flat_map(|context| {
        let prefixes = [None, Some(Prefix::Command)];
        prefixes.into_iter().flat_map(move |prefix| {
            [true, false].map(|letters| KeyContext { prefix, letters, ..context.clone() })
        })
    })
}

/// Each combination of modifiers.
fn all_modifiers() -> impl Iterator<Item = Modifiers> {
    (0..8).map(|bits| Modifiers { shift: bits & 1 > 0, ctrl: bits & 2 > 0, alt: bits & 4 > 0 })
}

/// All keys, and characters of many scripts.
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

/// Checks a key while playing on a board of 4x4, 9x9, 16x16 and 25x25.
fn check_play(key: Key, held: Modifiers, expected: [Option<Msg>; 4]) {
    let squares = Shape::ALL.into_iter().filter(|shape| shape.has_square_boxes());
    for (shape, expected) in squares.zip(expected) {
        let got = message(key, held, context(shape, Panel::Play));
        assert_eq!(got, expected, "{key:?} {held:?} {shape:?}");
    }
}

/// The same while playing at each shape.
fn check_each(key: Key, held: Modifiers, expected: Option<Msg>) {
    for shape in Shape::ALL {
        assert_eq!(message(key, held, context(shape, Panel::Play)), expected, "{key:?} {held:?} {shape:?}");
    }
}

/// The same in the solver, at each shape.
fn check_solve(key: Key, held: Modifiers, expected: Option<Msg>) {
    for shape in Shape::ALL {
        assert_eq!(message(key, held, context(shape, Panel::Solve)), expected, "{key:?} {held:?} {shape:?}");
    }
}

/// The same at each shape, and on both faces of the page.
fn check_both(key: Key, held: Modifiers, expected: Option<Msg>) {
    check_each(key, held, expected.clone());
    check_solve(key, held, expected);
}

#[test]
fn digits_by_order() {
    let digit = |symbol| Digit::from_symbol(symbol).expect("a digit");
    // The first order that has the symbol as a digit, as an index into the orders.
    let check = |symbol: char, from: usize, before: Option<&Msg>| {
        for symbol in [symbol, symbol.to_ascii_lowercase()] {
            let by_order = |msg: &dyn Fn(Digit) -> Msg| {
                [0, 1, 2, 3]
                    .map(|shape| if shape >= from { Some(msg(digit(symbol))) } else { before.cloned() })
            };
            check_play(Key::Char(symbol), PLAIN, by_order(&|it| Msg::Input(InputMsg::Enter(it))));
            check_play(
                Key::Char(symbol),
                SHIFT,
                by_order(&|digit| Msg::Input(InputMsg::EnterAs(Mode::Corner, digit))),
            );
        }
    };
    for symbol in '1'..='4' {
        check(symbol, 0, None);
    }
    for symbol in '5'..='9' {
        check(symbol, 1, None);
    }
    // Before letters become digits, they may be commands; on 16x16, where some are digits, none is a command.
    for symbol in 'A'..='G' {
        check(symbol, 2, letter(symbol).as_ref());
    }
    for symbol in 'H'..='P' {
        let small = letter(symbol);
        let large = Some(Msg::Input(InputMsg::Enter(digit(symbol))));
        check_play(Key::Char(symbol), PLAIN, [small.clone(), small, None, large]);
    }
    for symbol in '1'..='9' {
        let from = usize::from(symbol > '4');
        let by_order = |msg: &dyn Fn(Digit) -> Msg| {
            [0, 1, 2, 3].map(|shape| (shape >= from).then(|| msg(digit(symbol))))
        };
        check_play(
            Key::Char(symbol),
            CTRL,
            by_order(&|digit| Msg::Input(InputMsg::EnterAs(Mode::Centre, digit))),
        );
        check_play(
            Key::Char(symbol),
            CTRL_SHIFT,
            by_order(&|digit| Msg::Input(InputMsg::EnterAs(Mode::Centre, digit))),
        );
        check_play(
            Key::Char(symbol),
            ALT,
            by_order(&|digit| Msg::Input(InputMsg::FilterBy(Some(Filter::Digit(digit))))),
        );
    }
    // Ctrl and a letter belong to the browser, except for undo, redo and selecting the whole board.
    for symbol in ('b'..='x').chain('B'..='X') {
        check_both(Key::Char(symbol), CTRL, None);
    }
}

/// The command of a letter that isn't a digit.
fn letter(symbol: char) -> Option<Msg> {
    Some(match symbol.to_ascii_uppercase() {
        'Z' => Msg::Input(InputMsg::SetMode(Mode::Digit)),
        'X' => Msg::Input(InputMsg::SetMode(Mode::Corner)),
        'C' => Msg::Input(InputMsg::SetMode(Mode::Centre)),
        'V' => Msg::Input(InputMsg::SetMode(Mode::Colour)),
        'W' => Msg::Input(InputMsg::Go(Direction::Up)),
        'A' => Msg::Input(InputMsg::Go(Direction::Left)),
        'S' => Msg::Input(InputMsg::Go(Direction::Down)),
        'D' => Msg::Input(InputMsg::Go(Direction::Right)),
        'L' => Msg::Input(InputMsg::LockHere),
        'B' => Msg::Input(InputMsg::FilterBy(Some(Filter::Bivalue))),
        'H' => Msg::Pointer(PointerMsg::ToggleCandidates),
        'F' => Msg::Game(GameMsg::FillNotes(Fill::All)),
        'N' => Msg::Game(GameMsg::FillNotes(Fill::Selected)),
        'T' => Msg::Moment(MomentMsg::Try),
        'G' => Msg::Moment(MomentMsg::GiveUp),
        'K' => Msg::Moment(MomentMsg::Keep),
        'M' => Msg::Page(PageMsg::Open(Dialog::Moments)),
        'U' => Msg::Game(GameMsg::Undo),
        'R' => Msg::Game(GameMsg::Redo),
        'O' => Msg::Page(PageMsg::Open(Dialog::Editor)),
        'P' => Msg::Page(PageMsg::Pause),
        'Q' => Msg::Game(GameMsg::Check),
        'I' => Msg::Hint(HintMsg::Next),
        'E' => Msg::Pointer(PointerMsg::Look),
        'Y' => Msg::Why(WhyMsg::Open),
        _ => return None,
    })
}

/// Letters are commands on boards without letters for digits, and after a comma everywhere.
#[test]
fn letters_are_commands_or_digits() {
    for symbol in ('A'..='Z').chain('a'..='z') {
        for held in [PLAIN, SHIFT] {
            for shape in Shape::ALL {
                let context = context(shape, Panel::Play);
                let after_comma = KeyContext { prefix: Some(Prefix::Command), ..context.clone() };
                assert_eq!(
                    message(Key::Char(symbol), held, after_comma),
                    letter(symbol),
                    "{symbol} {shape:?}"
                );
                let got = message(Key::Char(symbol), held, context.clone());
                let own = Digit::from_symbol(symbol).filter(|digit| digit.index() < shape.side());
                match own {
                    Some(digit) if held == SHIFT => {
                        assert_eq!(got, Some(Msg::Input(InputMsg::EnterAs(Mode::Corner, digit))));
                    }
                    Some(digit) => assert_eq!(got, Some(Msg::Input(InputMsg::Enter(digit)))),
                    None if shape <= Shape::S9 => assert_eq!(got, letter(symbol)),
                    None => assert_eq!(got, None, "{symbol} {shape:?}"),
                }
                // With letters switched off, only digits and commands after a comma remain.
                let off = KeyContext { letters: false, ..context.clone() };
                let kept = own.and_then(|_| message(Key::Char(symbol), held, context));
                assert_eq!(message(Key::Char(symbol), held, off), kept, "{symbol} {shape:?}");
            }
        }
    }
}

#[test]
fn keys_of_play() {
    check_each(Key::Char('0'), PLAIN, Some(Msg::Input(InputMsg::Erase)));
    check_each(Key::Char('0'), CTRL, None);
    check_each(Key::Char('0'), ALT, Some(Msg::Input(InputMsg::FilterBy(None))));
    check_each(Key::Delete, PLAIN, Some(Msg::Input(InputMsg::Erase)));
    check_each(Key::Backspace, PLAIN, Some(Msg::Input(InputMsg::Erase)));
    check_each(Key::Delete, CTRL, None);
    check_each(Key::Backspace, CTRL, None);
    check_each(Key::Char(' '), PLAIN, Some(Msg::Input(InputMsg::NextMode)));
    check_each(Key::Char(' '), CTRL, None);
    check_each(Key::Char('?'), SHIFT, Some(Msg::Page(PageMsg::Open(Dialog::Help))));
    check_each(Key::Char('.'), PLAIN, Some(Msg::Input(InputMsg::Swap)));
    check_each(Key::Char('.'), CTRL, None);
    check_each(Key::Char(','), PLAIN, Some(Msg::Input(InputMsg::ToggleComma)));
    check_each(Key::Char('<'), SHIFT, Some(Msg::Input(InputMsg::StepFilter { forward: false })));
    check_each(Key::Char('>'), SHIFT, Some(Msg::Input(InputMsg::StepFilter { forward: true })));
    check_each(Key::Char('['), PLAIN, Some(Msg::Game(GameMsg::Undo)));
    check_each(Key::Char(']'), PLAIN, Some(Msg::Game(GameMsg::Redo)));
    check_each(Key::Char('a'), CTRL, Some(Msg::Input(InputMsg::SelectAll)));
    check_each(Key::Enter, PLAIN, Some(Msg::Input(InputMsg::Confirm)));
    check_each(Key::Char('/'), PLAIN, Some(Msg::Hint(HintMsg::Next)));
    // Small boards are always shown whole.
    for (symbol, msg) in [('+', LensMsg::Closer), ('-', LensMsg::Farther), ('*', LensMsg::Whole)] {
        let large = Some(Msg::Lens(msg));
        check_play(Key::Char(symbol), PLAIN, [None, None, large.clone(), large.clone()]);
        check_play(Key::Char(symbol), SHIFT, [None, None, large.clone(), large]);
    }
    for symbol in ['#', '!', '$', 'é', '１'] {
        check_each(Key::Char(symbol), PLAIN, None);
        check_each(Key::Char(symbol), SHIFT, None);
    }
    // Digits, erasing and Space cannot be switched off with letters and signs.
    for shape in Shape::ALL {
        let off = KeyContext { letters: false, ..context(shape, Panel::Play) };
        for symbol in ['.', ',', '<', '>', '[', ']', '?', '/', 'z', 'q'] {
            let digit = Digit::from_symbol(symbol).is_some_and(|digit| digit.index() < shape.side());
            assert_eq!(message(Key::Char(symbol), PLAIN, off.clone()).is_some(), digit, "{symbol} {shape:?}");
        }
        assert_eq!(message(Key::Char('0'), PLAIN, off.clone()), Some(Msg::Input(InputMsg::Erase)));
        assert_eq!(message(Key::Char(' '), PLAIN, off.clone()), Some(Msg::Input(InputMsg::NextMode)));
        assert_eq!(
            message(Key::Char('1'), ALT, off),
            Some(Msg::Input(InputMsg::FilterBy(Some(Filter::Digit(Digit::at(0))))))
        );
    }
}

#[test]
fn keys_of_the_stepper() {
    let step = |step: StepMsg| Some(Msg::Solver(SolverMsg::Step(step)));
    check_solve(Key::Enter, PLAIN, step(StepMsg::NextStep));
    check_solve(Key::Enter, SHIFT, step(StepMsg::NextPass));
    check_solve(Key::Enter, CTRL, None);
    check_solve(Key::Backspace, PLAIN, step(StepMsg::BackStep));
    check_solve(Key::Backspace, SHIFT, step(StepMsg::BackPass));
    check_solve(Key::Backspace, CTRL, None);
    check_solve(Key::Char('.'), PLAIN, step(StepMsg::NextStep));
    check_solve(Key::Char(' '), PLAIN, step(StepMsg::NextStep));
    check_solve(Key::Char(','), PLAIN, step(StepMsg::BackStep));
    check_solve(Key::Char('>'), SHIFT, step(StepMsg::NextPass));
    check_solve(Key::Char('<'), SHIFT, step(StepMsg::BackPass));
    check_solve(Key::Char('?'), SHIFT, Some(Msg::Page(PageMsg::Open(Dialog::Help))));
    check_solve(Key::Char('h'), PLAIN, Some(Msg::Pointer(PointerMsg::ToggleCandidates)));
    check_solve(Key::Char('H'), SHIFT, Some(Msg::Pointer(PointerMsg::ToggleCandidates)));
    check_solve(Key::Char('y'), PLAIN, Some(Msg::Why(WhyMsg::Open)));
    check_solve(Key::Char('Y'), SHIFT, Some(Msg::Why(WhyMsg::Open)));
    for (symbol, told) in [('p', StepMsg::OtherWay), ('a', StepMsg::AllSteps)] {
        check_solve(Key::Char(symbol), PLAIN, step(told));
        check_solve(Key::Char(symbol.to_ascii_uppercase()), SHIFT, step(told));
    }
    check_solve(Key::Delete, PLAIN, None);
    check_solve(Key::Char('a'), CTRL, None);
    // No key writes a digit onto the solver's board.
    for symbol in ('0'..='9').chain('A'..='Z').chain('a'..='z').filter(|symbol| !"hHyYpPaA".contains(*symbol))
    {
        check_solve(Key::Char(symbol), PLAIN, None);
        check_solve(Key::Char(symbol), SHIFT, None);
        check_solve(Key::Char(symbol), ALT, None);
    }
    for symbol in ('0'..='9').chain(['.', ',', '<', '>', ' ', '?']) {
        check_solve(Key::Char(symbol), CTRL, None);
    }
    // With letters and signs switched off, Enter, Backspace and Space still step.
    for shape in Shape::ALL {
        let off = KeyContext { letters: false, ..context(shape, Panel::Solve) };
        for symbol in ['.', ',', '<', '>', 'h', 'y', 'p', 'a', '?'] {
            assert_eq!(message(Key::Char(symbol), PLAIN, off.clone()), None, "{symbol}");
        }
        assert_eq!(message(Key::Char(' '), PLAIN, off.clone()), step(StepMsg::NextStep));
        assert_eq!(message(Key::Enter, PLAIN, off), step(StepMsg::NextStep));
    }
}

#[test]
fn keys_of_both_faces() {
    for symbol in ['z', 'Z'] {
        check_both(Key::Char(symbol), CTRL, Some(Msg::Game(GameMsg::Undo)));
        check_both(Key::Char(symbol), CTRL_SHIFT, Some(Msg::Game(GameMsg::Redo)));
    }
    for symbol in ['y', 'Y'] {
        check_both(Key::Char(symbol), CTRL, Some(Msg::Game(GameMsg::Redo)));
        check_both(Key::Char(symbol), CTRL_SHIFT, Some(Msg::Game(GameMsg::Redo)));
    }
    check_both(Key::Escape, PLAIN, Some(Msg::Page(PageMsg::Escape)));
    check_both(Key::Escape, CTRL, None);
    // With Shift, the cells on the way are selected; the solver has no selection.
    let go = |direction: Direction, far: Direction| {
        check_both(Key::Go(direction), PLAIN, Some(Msg::Input(InputMsg::Go(direction))));
        check_both(Key::Go(direction), CTRL, Some(Msg::Input(InputMsg::Go(far))));
        check_each(Key::Go(direction), SHIFT, Some(Msg::Input(InputMsg::Extend(direction))));
        check_each(Key::Go(direction), CTRL_SHIFT, Some(Msg::Input(InputMsg::Extend(far))));
        check_solve(Key::Go(direction), SHIFT, Some(Msg::Input(InputMsg::Go(direction))));
    };
    go(Direction::Up, Direction::BoxUp);
    go(Direction::Down, Direction::BoxDown);
    go(Direction::Left, Direction::BoxLeft);
    go(Direction::Right, Direction::BoxRight);
    go(Direction::RowStart, Direction::BoardStart);
    go(Direction::RowEnd, Direction::BoardEnd);
}

/// A held key switches to its mode until its release.
#[test]
fn held_keys_stand_for_modes() {
    for held in all_modifiers() {
        let expected = match (held.ctrl, held.shift, held.alt) {
            (_, _, true) | (false, false, false) => None,
            (true, _, false) => Some(Mode::Centre),
            (false, true, false) => Some(Mode::Corner),
        };
        assert_eq!(held.mode(), expected, "{held:?}");
    }
}

/// The focus decides which keys work, never their meaning.
#[test]
fn the_focus_only_takes_keys_away() {
    for key in all_keys() {
        for held in all_modifiers() {
            for context in all_contexts() {
                let heard = FOCUSES.map(|focus| message(key, held, KeyContext { focus, ..context.clone() }));
                let [board, controls, nothing, elsewhere] = heard;
                let context = format!("{key:?} {held:?} {context:?}");
                if held.alt {
                    assert!(matches!(board, None | Some(Msg::Input(InputMsg::FilterBy(_)))), "{context}");
                }
                // Enter and Space press a focused button; the arrows scroll the page.
                let own = matches!(key, Key::Enter | Key::Char(' ') | Key::Go(_));
                assert_eq!(controls, board.clone().filter(|_| !own), "{context}");
                let undoing = matches!(board, Some(Msg::Game(GameMsg::Undo | GameMsg::Redo))) && held.ctrl;
                assert_eq!(nothing, board.filter(|_| undoing), "{context}");
                assert_eq!(elsewhere, None, "{context}");
            }
        }
    }
}

/// Where a panel covers the board, Escape leaves it, though nothing has the focus.
#[test]
fn escape_leaves_what_covers_the_board() {
    for &panel in Panel::ALL {
        for key in all_keys() {
            for held in all_modifiers() {
                let ground = KeyContext { focus: Focus::Nothing, ..context(Shape::S9, panel) };
                let leaves = panel.lies_over() && key == Key::Escape && !held.ctrl && !held.alt;
                let heard = message(key, held, ground);
                let expected = leaves.then_some(Msg::Page(PageMsg::Escape));
                if panel.lies_over() {
                    assert_eq!(heard, expected, "{key:?} {held:?} in {panel:?}");
                } else {
                    assert_ne!(heard, Some(Msg::Page(PageMsg::Escape)), "{key:?} {held:?} in {panel:?}");
                }
            }
        }
    }
}

/// The digit of a key is always on the board, and only the key for checking uses the solution.
#[test]
fn no_key_writes_what_the_board_does_not_have() {
    let mut written = 0;
    for key in all_keys() {
        for held in all_modifiers() {
            for context in all_contexts() {
                match message(key, held, context.clone()) {
                    Some(Msg::Input(
                        InputMsg::Enter(digit)
                        | InputMsg::EnterAs(_, digit)
                        | InputMsg::FilterBy(Some(Filter::Digit(digit))),
                    )) => {
                        assert!(digit.index() < context.shape.side(), "{key:?} {held:?} {context:?}");
                        assert_eq!(context.panel, Panel::Play);
                        written += 1;
                    }
                    Some(
                        msg @ (Msg::Game(
                            GameMsg::FillSolution | GameMsg::ShowSolution(_) | GameMsg::BackToRight,
                        )
                        | Msg::Page(PageMsg::Show(_))),
                    ) => panic!("{key:?} {held:?} means {msg:?}"),
                    _ => {}
                }
            }
        }
    }
    assert!(written > 1000);
}

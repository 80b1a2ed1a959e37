//! The meaning of key strokes on keyboards of many countries, as browsers report them.

use sudoku_play::{
    input::Mode,
    keys::{
        Key, Modifiers,
        keyboard::{Keyboard, Stroke},
    },
    ui::Direction,
};

const PLAIN: Modifiers = Modifiers { shift: false, ctrl: false, alt: false };
const SHIFT: Modifiers = Modifiers { shift: true, ctrl: false, alt: false };
const CTRL: Modifiers = Modifiers { shift: false, ctrl: true, alt: false };
const CTRL_SHIFT: Modifiers = Modifiers { shift: true, ctrl: true, alt: false };
const ALT: Modifiers = Modifiers { shift: false, ctrl: false, alt: true };
const CTRL_ALT: Modifiers = Modifiers { shift: false, ctrl: true, alt: true };

fn read(key: &str, code: &str, held: Modifiers, alt_gr: bool) -> Option<(Key, Modifiers)> {
    Keyboard::default().read(Stroke { key, code, held, alt_gr, num_lock: false, at: 1000 })
}

/// Checks the character of a stroke, and the modifiers that remain.
fn check(key: &str, code: &str, held: Modifiers, expected: Option<(char, Modifiers)>) {
    let expected = expected.map(|(symbol, held)| (Key::Char(symbol), held));
    assert_eq!(read(key, code, held, false), expected, "{key} at {code} with {held:?}");
}

#[test]
fn figures_of_the_figure_row() {
    // United States.
    check("2", "Digit2", PLAIN, Some(('2', PLAIN)));
    check("@", "Digit2", SHIFT, Some(('2', SHIFT)));
    check("2", "Digit2", CTRL, Some(('2', CTRL)));
    check("@", "Digit2", CTRL_SHIFT, Some(('2', CTRL_SHIFT)));
    check("0", "Digit0", PLAIN, Some(('0', PLAIN)));
    // France: digits are typed with Shift, which then is not a modifier.
    check("é", "Digit2", PLAIN, Some(('2', PLAIN)));
    check("2", "Digit2", SHIFT, Some(('2', PLAIN)));
    check("(", "Digit5", PLAIN, Some(('5', PLAIN)));
    check("-", "Digit6", PLAIN, Some(('6', PLAIN)));
    check("à", "Digit0", PLAIN, Some(('0', PLAIN)));
    check("&", "Digit1", CTRL, Some(('1', CTRL)));
    check("1", "Digit1", CTRL_SHIFT, Some(('1', CTRL)));
    // The Czech republic.
    check("ě", "Digit2", PLAIN, Some(('2', PLAIN)));
    check("2", "Digit2", SHIFT, Some(('2', PLAIN)));
    check("+", "Digit1", PLAIN, Some(('1', PLAIN)));
    // Germany.
    check("7", "Digit7", PLAIN, Some(('7', PLAIN)));
    check("/", "Digit7", SHIFT, Some(('7', SHIFT)));
    // Hungary has its zero left of the one.
    check("0", "Backquote", PLAIN, Some(('0', PLAIN)));
    // Vietnam, where some number keys type nothing by themselves; Arabic digits; Thai letters.
    check("Dead", "Digit5", PLAIN, Some(('5', PLAIN)));
    check("٣", "Digit3", PLAIN, Some(('3', PLAIN)));
    check("ภ", "Digit4", PLAIN, Some(('4', PLAIN)));
    // Digits in another order than their keys: the character counts.
    check("7", "Digit2", SHIFT, Some(('7', PLAIN)));
    // A keyboard on the screen reports no key position.
    check("4", "", PLAIN, Some(('4', PLAIN)));
    check("Unidentified", "", PLAIN, None);
    check("Process", "Digit4", PLAIN, None);
}

#[test]
fn the_number_pad() {
    check("5", "Numpad5", PLAIN, Some(('5', PLAIN)));
    check("5", "Numpad5", CTRL, Some(('5', CTRL)));
    // A Mac has no Num Lock: there Shift is a modifier.
    check("5", "Numpad5", SHIFT, Some(('5', SHIFT)));
    check("٥", "Numpad5", PLAIN, Some(('5', PLAIN)));
    let named = |key: &str, code: &str| read(key, code, PLAIN, false).map(|(key, _)| key);
    assert_eq!(named("ArrowLeft", "Numpad4"), Some(Key::Go(Direction::Left)), "unlocked");
    assert_eq!(named("Clear", "Numpad5"), None, "unlocked");
    assert_eq!(named("Delete", "NumpadDecimal"), Some(Key::Delete), "unlocked");
    assert_eq!(named("Enter", "NumpadEnter"), Some(Key::Enter));
    assert_eq!(named("PageUp", "Numpad9"), Some(Key::PageUp), "unlocked");
    assert_eq!(named("PageDown", "PageDown"), Some(Key::PageDown));
}

/// The keys of the number pad by their names without Num Lock, and the figures that they write with it. The point
/// means nothing with Shift.
const PAD: [(&str, &str, Option<char>); 11] = [
    ("Insert", "Numpad0", Some('0')),
    ("End", "Numpad1", Some('1')),
    ("ArrowDown", "Numpad2", Some('2')),
    ("PageDown", "Numpad3", Some('3')),
    ("ArrowLeft", "Numpad4", Some('4')),
    ("Clear", "Numpad5", Some('5')),
    ("ArrowRight", "Numpad6", Some('6')),
    ("Home", "Numpad7", Some('7')),
    ("ArrowUp", "Numpad8", Some('8')),
    ("PageUp", "Numpad9", Some('9')),
    ("Delete", "NumpadDecimal", None),
];

/// A report of a keyboard: a key that goes down or up, the keys held, whether Num Lock is on, and the time.
#[derive(Clone, Copy)]
struct Event<'a> {
    down: bool,
    key: &'a str,
    code: &'a str,
    held: Modifiers,
    num_lock: bool,
    at: u64,
}

/// The key of the last event.
fn last(events: &[Event<'_>]) -> Option<(Key, Modifiers)> {
    let mut keyboard = Keyboard::default();
    let mut read = None;
    for &Event { down, key, code, held, num_lock, at } in events {
        if down {
            read = keyboard.read(Stroke { key, code, held, alt_gr: false, num_lock, at });
        } else {
            keyboard.release(key, at);
        }
    }
    read
}

/// Windows hides Shift from a key of the number pad while Num Lock is on. Linux shows it, and gives the key its other
/// name as well.
#[test]
fn shift_and_a_figure_of_the_number_pad() {
    let down = |key, code, held, num_lock, at| Event { down: true, key, code, held, num_lock, at };
    let up = |key, code, held, num_lock, at| Event { down: false, key, code, held, num_lock, at };
    for (name, code, figure) in PAD {
        let with_shift =
            |held: Modifiers| figure.map(|figure| (Key::Char(figure), Modifiers { shift: true, ..held }));
        // Windows: Shift is held, goes up and down around the key, and is released at last. A program that types for a
        // player may not report Num Lock.
        for (num_lock, held) in [(true, PLAIN), (false, PLAIN), (true, CTRL), (false, CTRL)] {
            let shifted = Modifiers { shift: true, ..held };
            let mut events = vec![
                down("Shift", "ShiftLeft", shifted, num_lock, 1000),
                up("Shift", "ShiftLeft", held, num_lock, 1200),
                down(name, code, held, num_lock, 1201),
            ];
            assert_eq!(last(&events), with_shift(held), "{name} on Windows, Num Lock {num_lock}");
            // Held, it comes again, long after Shift has gone up.
            if num_lock {
                events.push(down(name, code, held, num_lock, 1900));
                assert_eq!(last(&events), with_shift(held), "{name} again");
            }
            // A second key with the same Shift.
            events.extend([
                up(name, code, held, num_lock, 1910),
                down("Shift", "ShiftLeft", shifted, num_lock, 1911),
                up("Shift", "ShiftLeft", held, num_lock, 2500),
                down(name, code, held, num_lock, 2502),
            ]);
            assert_eq!(last(&events), with_shift(held), "{name} twice");
        }
        let linux = [down(name, code, SHIFT, true, 1000)];
        assert_eq!(last(&linux), with_shift(PLAIN), "{name} on Linux");
        // Without Num Lock the key has its own meaning, with Shift, after it, or without.
        let own = |held| read(name, code, held, false);
        assert_eq!(last(&[down(name, code, SHIFT, false, 1000)]), own(SHIFT), "{name} with Shift");
        let after = [
            down("Shift", "ShiftLeft", SHIFT, false, 1000),
            up("Shift", "ShiftLeft", PLAIN, false, 1200),
            down(name, code, PLAIN, false, 1260),
        ];
        assert_eq!(last(&after), own(PLAIN), "{name} after Shift");
        assert_eq!(last(&[down(name, code, PLAIN, false, 1000)]), own(PLAIN), "{name} alone");
        // The keys between the letters and the pad have these names always.
        let apart = [up("Shift", "ShiftLeft", PLAIN, true, 1000), down(name, name, PLAIN, true, 1001)];
        assert_eq!(last(&apart), read(name, name, PLAIN, false), "{name} beside the pad");
    }
    // With Num Lock and without Shift it writes its figure.
    assert_eq!(last(&[down("4", "Numpad4", PLAIN, true, 1000)]), Some((Key::Char('4'), PLAIN)));
}

#[test]
fn letters_and_signs() {
    check("z", "KeyZ", PLAIN, Some(('z', PLAIN)));
    check("Z", "KeyZ", SHIFT, Some(('Z', SHIFT)));
    check("?", "Slash", SHIFT, Some(('?', SHIFT)));
    check(" ", "Space", PLAIN, Some((' ', PLAIN)));
    // France and Germany: the character counts, not the position.
    check("z", "KeyW", CTRL, Some(('z', CTRL)));
    check("z", "KeyY", CTRL, Some(('z', CTRL)));
    check(",", "KeyM", PLAIN, Some((',', PLAIN)));
    check("m", "Semicolon", PLAIN, Some(('m', PLAIN)));
    check("<", "IntlBackslash", PLAIN, Some(('<', PLAIN)));
    // Letters of other scripts: the position counts.
    check("я", "KeyZ", PLAIN, Some(('z', PLAIN)));
    check("я", "KeyZ", CTRL, Some(('z', CTRL)));
    check("Я", "KeyZ", SHIFT, Some(('Z', SHIFT)));
    check("ζ", "KeyZ", PLAIN, Some(('z', PLAIN)));
    check("х", "BracketLeft", PLAIN, Some(('[', PLAIN)));
    check("ъ", "BracketRight", PLAIN, Some((']', PLAIN)));
    check("б", "Comma", PLAIN, Some((',', PLAIN)));
    check("Б", "Comma", SHIFT, Some(('<', SHIFT)));
    check("ю", "Period", PLAIN, Some(('.', PLAIN)));
    check(".", "Slash", PLAIN, Some(('.', PLAIN)));
    check("ж", "Semicolon", PLAIN, None);
    // Foreign Latin letters mean nothing in any position; but Turkish has ours twice.
    check("ü", "BracketLeft", PLAIN, None);
    check("ö", "Semicolon", PLAIN, None);
    check("é", "KeyW", PLAIN, None);
    check("ı", "KeyI", PLAIN, Some(('i', PLAIN)));
    check("İ", "Quote", SHIFT, Some(('i', SHIFT)));
    check("Dead", "BracketLeft", PLAIN, None);
    check("F5", "F5", PLAIN, None);
    check("Shift", "ShiftLeft", SHIFT, None);
}

#[test]
fn alt_and_alt_gr() {
    check("3", "Digit3", ALT, Some(('3', ALT)));
    check("\"", "Digit3", ALT, Some(('3', ALT)));
    check("a", "KeyA", ALT, Some(('a', ALT)));
    // A Mac types other signs with Option; Firefox also reports it as AltGr.
    for alt_gr in [false, true] {
        let option = |key, code| read(key, code, ALT, alt_gr);
        assert_eq!(option("¡", "Digit1"), Some((Key::Char('1'), ALT)), "{alt_gr}");
        assert_eq!(option("å", "KeyA"), Some((Key::Char('a'), ALT)), "{alt_gr}");
        assert_eq!(option("Dead", "KeyE"), Some((Key::Char('e'), ALT)), "{alt_gr}");
    }
    // AltGr types signs and is not a modifier: it gives neither digits nor letters.
    let check_third = |key: &str, code: &str, expected: Option<char>| {
        let expected = expected.map(|sign| (Key::Char(sign), PLAIN));
        assert_eq!(read(key, code, CTRL_ALT, true), expected, "{key} on Windows");
        assert_eq!(read(key, code, PLAIN, true), expected, "{key} on Linux");
    };
    check_third("[", "Digit8", Some('['));
    check_third("]", "Digit9", Some(']'));
    check_third("€", "KeyE", None);
    check_third("²", "Digit2", None);
    check_third("z", "KeyZ", None);
    check_third("3", "Digit3", None);
    check_third("ArrowLeft", "ArrowLeft", None);
    check_third("Dead", "Digit2", None);
}

#[test]
fn shift_stands_for_a_mode_unless_it_writes_figures() {
    // Several strokes in order, and then the modes of Shift and of Ctrl.
    let check = |strokes: &[(&str, &str, Modifiers)], with_shift: Option<Mode>| {
        let mut keyboard = Keyboard::default();
        for &(key, code, held) in strokes {
            keyboard.read(Stroke { key, code, held, alt_gr: false, num_lock: false, at: 1000 });
        }
        assert_eq!(keyboard.mode(SHIFT), with_shift, "{strokes:?}");
        assert_eq!(keyboard.mode(CTRL), Some(Mode::Centre), "{strokes:?}");
        assert_eq!(keyboard.mode(CTRL_SHIFT), Some(Mode::Centre), "{strokes:?}");
        assert_eq!(keyboard.mode(CTRL_ALT), None, "{strokes:?}");
        assert_eq!(keyboard.mode(PLAIN), None, "{strokes:?}");
    };
    let corner = Some(Mode::Corner);
    check(&[], corner);
    check(&[("2", "Digit2", PLAIN)], corner);
    check(&[("@", "Digit2", SHIFT)], corner);
    check(&[("é", "Digit2", PLAIN)], None);
    check(&[("2", "Digit2", SHIFT)], None);
    check(&[("٢", "Digit2", PLAIN)], corner);
    // Another keyboard was connected; number pad and letter keys say nothing about it.
    check(&[("é", "Digit2", PLAIN), ("2", "Digit2", PLAIN)], corner);
    check(&[("é", "Digit2", PLAIN), ("2", "Numpad2", PLAIN), ("a", "KeyQ", PLAIN)], None);
    check(&[("é", "Digit2", CTRL)], corner);
}

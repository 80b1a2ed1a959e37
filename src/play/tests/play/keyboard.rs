//! The meaning of key strokes on keyboards of many countries, as browsers report them.

use sudoku_play::{
    input::Mode,
    keyboard::{Keyboard, Stroke},
    keys::{Key, Modifiers},
    ui::Direction,
};

const PLAIN: Modifiers = Modifiers { shift: false, ctrl: false, alt: false };
const SHIFT: Modifiers = Modifiers { shift: true, ctrl: false, alt: false };
const CTRL: Modifiers = Modifiers { shift: false, ctrl: true, alt: false };
const CTRL_SHIFT: Modifiers = Modifiers { shift: true, ctrl: true, alt: false };
const ALT: Modifiers = Modifiers { shift: false, ctrl: false, alt: true };
const CTRL_ALT: Modifiers = Modifiers { shift: false, ctrl: true, alt: true };

fn read(key: &str, code: &str, held: Modifiers, alt_gr: bool) -> Option<(Key, Modifiers)> {
    Keyboard::default().read(Stroke { key, code, held, alt_gr })
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
            keyboard.read(Stroke { key, code, held, alt_gr: false });
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

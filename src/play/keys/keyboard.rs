//! The meaning of a stroke on a keyboard of any layout.
//!
//! For a stroke, the browser gives the character and the place of the key. Figures count by their character,
//! or else by their place: the figure row of a French or Czech keyboard writes figures only with Shift, and
//! `é` without it. Letters and signs count by their character, and by their place only if the layout has no
//! Latin letters. `AltGr` writes signs, and never counts as Ctrl or Alt.
//!
//! With Num Lock on, Shift turns a figure of the number pad into the other name of its key, such as End. Windows also
//! hides Shift then: it reports that Shift goes up, End, and Shift down again. The figure is meant, with Shift.

use super::{Key, Modifiers};
use crate::{game::clock::Millis, input::Mode, ui::Direction};

/// A stroke, in the words of the browser.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stroke<'a> {
    /// Its character, or the name of a key without one: `key` of the event.
    pub key: &'a str,
    /// The place of the key, named after a US keyboard: `code` of the event. An on-screen keyboard may leave
    /// it empty.
    pub code: &'a str,
    /// The keys held with it.
    pub held: Modifiers,
    /// Whether `AltGr` is held. Some browsers report the Option key of a Mac as both Alt and this.
    pub alt_gr: bool,
    /// Whether Num Lock is on, as far as the browser knows.
    pub num_lock: bool,
    /// The time of the event.
    pub at: Millis,
}

impl Stroke<'_> {
    /// Its character, if it has one.
    fn written(&self) -> Option<char> {
        let mut letters = self.key.chars();
        letters.next().filter(|_| letters.next().is_none())
    }

    /// The figure of a key in the figure row or on the number pad.
    fn figure_of_place(&self) -> Option<char> {
        let rest = self.code.strip_prefix("Digit").or_else(|| self.code.strip_prefix("Numpad"))?;
        let mut letters = rest.chars();
        letters.next().filter(|letter| letter.is_ascii_digit() && letters.next().is_none())
    }

    /// Whether it has the other name of a key of the number pad that writes a figure or a point.
    fn is_turned(&self) -> bool {
        let writes = self.figure_of_place().is_some() || self.code == "NumpadDecimal";
        writes && self.is_on_the_number_pad() && self.written().is_none()
    }

    fn is_on_the_number_pad(&self) -> bool {
        self.code.starts_with("Numpad")
    }

    /// Whether the stroke writes signs of the third level: `AltGr` is held, on Windows Ctrl with Alt.
    const fn is_third_level(&self) -> bool {
        self.alt_gr && !self.held.alt || self.held.ctrl && self.held.alt
    }
}

/// A keyboard, with its layout as far as the strokes so far show it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Keyboard {
    /// Whether the figure row writes figures with Shift, and signs without.
    figures_with_shift: bool,
    /// When Shift was last released.
    shift_released: Option<Millis>,
}

/// The longest time between a release of Shift by Windows and the key that is pressed with Shift. A hand takes longer.
const AT_ONCE: Millis = 20;

impl Keyboard {
    /// The key of a stroke with its modifiers; none without any meaning.
    pub fn read(&mut self, stroke: Stroke<'_>) -> Option<(Key, Modifiers)> {
        self.learn(&stroke);
        if stroke.is_third_level() {
            let sign = stroke.written().filter(char::is_ascii_punctuation)?;
            return Some((Key::Char(sign), Modifiers::default()));
        }
        if stroke.is_turned() && self.hides_shift(&stroke) {
            // A point with Shift means nothing, and least of all Delete.
            let figure = stroke.figure_of_place()?;
            return Some((Key::Char(figure), Modifiers { shift: true, ..stroke.held }));
        }
        if let Some(key) = named(stroke.key) {
            return Some((key, stroke.held));
        }
        let written = stroke.written();
        if let Some(figure) = written.filter(char::is_ascii_digit) {
            // Shift that only writes the figure has no other meaning.
            let shift = stroke.held.shift && stroke.is_on_the_number_pad();
            return Some((Key::Char(figure), Modifiers { shift, ..stroke.held }));
        }
        // A key for an accent on the next letter writes nothing by itself.
        let dead = stroke.key == "Dead";
        let figure = stroke.figure_of_place().filter(|_| written.is_some() || dead);
        let symbol = match (figure, written) {
            (Some(figure), _) => figure,
            (None, Some(written)) if written.is_ascii() => written,
            // Turkish has two letters for one of ours.
            (None, Some('ı' | 'İ')) => 'i',
            (None, Some(written)) if is_of_another_script(written) => {
                of_place(stroke.code, stroke.held.shift)?
            }
            // The Option key of a Mac writes characters without a use here.
            (None, Some(_)) if stroke.held.alt => of_place(stroke.code, false)?,
            (None, None) if stroke.held.alt && dead => of_place(stroke.code, false)?,
            _ => return None,
        };
        Some((Key::Char(symbol), stroke.held))
    }

    /// A key is released.
    pub fn release(&mut self, key: &str, at: Millis) {
        if key == "Shift" {
            self.shift_released = Some(at);
        }
    }

    /// Whether Shift is held with a key of the number pad that has its other name. With Num Lock on, nothing else gives
    /// it that name. Not every program that types for a player reports Num Lock, but each releases Shift at once.
    fn hides_shift(&self, stroke: &Stroke<'_>) -> bool {
        let at_once = |released: Millis| stroke.at.saturating_sub(released) <= AT_ONCE;
        stroke.num_lock || !stroke.held.shift && self.shift_released.is_some_and(at_once)
    }

    /// The mode of the held keys. If Shift only writes the figures, it has none.
    #[must_use]
    pub const fn mode(self, held: Modifiers) -> Option<Mode> {
        let shift = held.shift && !self.figures_with_shift;
        Modifiers { shift, ..held }.mode()
    }

    fn learn(&mut self, stroke: &Stroke<'_>) {
        let bare = !stroke.held.ctrl && !stroke.held.alt && !stroke.alt_gr;
        if let (true, true, Some(written)) = (bare, stroke.code.starts_with("Digit"), stroke.written()) {
            self.figures_with_shift = written.is_numeric() == stroke.held.shift;
        }
    }
}

/// A key with a name and without a character.
fn named(key: &str) -> Option<Key> {
    Some(match key {
        "ArrowUp" => Key::Go(Direction::Up),
        "ArrowDown" => Key::Go(Direction::Down),
        "ArrowLeft" => Key::Go(Direction::Left),
        "ArrowRight" => Key::Go(Direction::Right),
        "Home" => Key::Go(Direction::RowStart),
        "End" => Key::Go(Direction::RowEnd),
        "Delete" => Key::Delete,
        "Backspace" => Key::Backspace,
        "Enter" => Key::Enter,
        "Escape" => Key::Escape,
        "PageUp" => Key::PageUp,
        "PageDown" => Key::PageDown,
        _ => return None,
    })
}

/// Whether it is a non-Latin letter.
fn is_of_another_script(letter: char) -> bool {
    let is_latin = letter <= '\u{24f}' || ('\u{1e00}'..='\u{1eff}').contains(&letter);
    letter.is_alphabetic() && !is_latin
}

/// The character of a US keyboard at that place, among the signs and letters with a meaning.
fn of_place(code: &str, shift: bool) -> Option<char> {
    if let Some(letter) = code.strip_prefix("Key").and_then(|letter| letter.chars().next()) {
        return Some(if shift { letter } else { letter.to_ascii_lowercase() });
    }
    Some(match (code, shift) {
        ("BracketLeft", false) => '[',
        ("BracketRight", false) => ']',
        ("Comma", false) => ',',
        ("Comma", true) => '<',
        ("Period", false) => '.',
        ("Period", true) => '>',
        ("Slash", true) => '?',
        _ => return None,
    })
}

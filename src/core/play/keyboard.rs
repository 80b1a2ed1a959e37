//! What a stroke on a keyboard means, whatever the keyboard's layout.
//!
//! A browser tells of a stroke what it writes and where the key is. Figures count by what is written, and
//! else by the place: the figure row of a French or Czech keyboard writes figures only with Shift, and `é`
//! without it. Letters and signs count by what is written, and by the place only where the layout writes no
//! Latin letters. `AltGr` writes signs, and is never Ctrl or Alt.

use super::{
    input::Mode,
    keys::{Key, Modifiers},
    ui::Direction,
};

/// A stroke, in the words of the browser.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stroke<'a> {
    /// What it writes, or the name of a key that writes nothing: `key` of the event.
    pub key: &'a str,
    /// The place of the key on the board, named after a US keyboard: `code` of the event. A keyboard on the
    /// screen may not tell.
    pub code: &'a str,
    /// The keys held with it.
    pub held: Modifiers,
    /// Whether `AltGr` is held. For some browsers the Option key of a Mac is both Alt and this.
    pub alt_gr: bool,
}

impl Stroke<'_> {
    /// The character that it writes, if it writes one.
    fn written(&self) -> Option<char> {
        let mut letters = self.key.chars();
        letters.next().filter(|_| letters.next().is_none())
    }

    /// The figure of a key in the figure row or on the pad of numbers.
    fn figure_of_place(&self) -> Option<char> {
        let rest = self.code.strip_prefix("Digit").or_else(|| self.code.strip_prefix("Numpad"))?;
        let mut letters = rest.chars();
        letters.next().filter(|letter| letter.is_ascii_digit() && letters.next().is_none())
    }

    fn is_on_the_number_pad(&self) -> bool {
        self.code.starts_with("Numpad")
    }

    /// Whether signs of the third level are written: `AltGr` is held, which on Windows is Ctrl with Alt.
    const fn is_third_level(&self) -> bool {
        self.alt_gr && !self.held.alt || self.held.ctrl && self.held.alt
    }
}

/// A keyboard, as far as its layout is known from the strokes so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Keyboard {
    /// Whether the figure row writes figures with Shift, and signs without.
    figures_with_shift: bool,
}

impl Keyboard {
    /// The key of a stroke, and what is held with it; none if it means nothing anywhere.
    pub fn read(&mut self, stroke: Stroke<'_>) -> Option<(Key, Modifiers)> {
        self.learn(&stroke);
        if stroke.is_third_level() {
            let sign = stroke.written().filter(char::is_ascii_punctuation)?;
            return Some((Key::Char(sign), Modifiers::default()));
        }
        if let Some(key) = named(stroke.key) {
            return Some((key, stroke.held));
        }
        let written = stroke.written();
        if let Some(figure) = written.filter(char::is_ascii_digit) {
            // Shift that was needed to write the figure means nothing beside.
            let shift = stroke.held.shift && stroke.is_on_the_number_pad();
            return Some((Key::Char(figure), Modifiers { shift, ..stroke.held }));
        }
        // A key that would put an accent onto the next letter writes nothing by itself.
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
            // The Option key of a Mac writes what nobody means here.
            (None, Some(_)) if stroke.held.alt => of_place(stroke.code, false)?,
            (None, None) if stroke.held.alt && dead => of_place(stroke.code, false)?,
            _ => return None,
        };
        Some((Key::Char(symbol), stroke.held))
    }

    /// The mode that the keys held stand for. Where Shift only writes the figures it stands for none.
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

/// A key that has a name and writes nothing.
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

/// Whether it is a letter, and no Latin one.
fn is_of_another_script(letter: char) -> bool {
    let is_latin = letter <= '\u{24f}' || ('\u{1e00}'..='\u{1eff}').contains(&letter);
    letter.is_alphabetic() && !is_latin
}

/// What a US keyboard writes at that place, of the signs and letters that mean something.
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

//! Which words of the pad fit. The words themselves are in `words/en/entry.ftl`.

use super::{
    names,
    words::{Entry, place},
};
use sudoku_core::explain::{Locale, capitalised};
use sudoku_play::{
    game::colour::Colour,
    input::{Mode, Target},
    saved::settings::{FirstStep, NoteLayout},
    view::{KeyFace, PadHint},
};

impl Entry {
    /// A mode, in one word.
    #[must_use]
    pub fn mode(&self, mode: Mode, layout: NoteLayout) -> &'static str {
        self.by_place(match (mode, layout) {
            (Mode::Digit, _) => place!("mode-digit"),
            (Mode::Colour, _) => place!("mode-colour"),
            (Mode::Corner | Mode::Centre, NoteLayout::Fixed) => place!("mode-notes"),
            (Mode::Corner, _) => place!("mode-corner"),
            (Mode::Centre, _) => place!("mode-centre"),
        })
    }

    /// The pad's current action.
    #[must_use]
    pub fn action(&self, hint: PadHint, layout: NoteLayout, locale: Locale) -> String {
        let place = match hint {
            PadHint::Command => match layout {
                NoteLayout::Fixed => place!("command-notes"),
                NoteLayout::CornerCentre => place!("command-corner"),
            },
            PadHint::Locked(digit, mode) => {
                let digit = capitalised(names::said(digit, locale.symbols));
                return match mode {
                    Mode::Digit => self.locked_digit(&digit),
                    Mode::Corner | Mode::Centre => self.locked_note(&digit),
                    Mode::Colour => self.locked_only(&digit),
                };
            }
            PadHint::First(FirstStep::Place) => place!("first-place"),
            PadHint::First(FirstStep::Lock) => place!("first-lock"),
            PadHint::First(FirstStep::Hint) => place!("first-hint"),
            PadHint::Face(KeyFace::Digit) => return String::new(),
            PadHint::Face(KeyFace::Fixed) => place!("face-notes"),
            PadHint::Face(KeyFace::Corner) => place!("face-corner"),
            PadHint::Face(KeyFace::Centre) => place!("face-centre"),
            PadHint::Face(KeyFace::Colour) => place!("face-colour"),
            PadHint::Paints => place!("pick-colour"),
        };
        self.by_place(place).into()
    }

    /// The end of that action.
    #[must_use]
    pub fn way_out(&self, hint: PadHint) -> &'static str {
        match hint {
            PadHint::Command => self.cancel_command(),
            PadHint::Locked(..) => self.unlock(),
            PadHint::First(_) | PadHint::Face(_) | PadHint::Paints => "",
        }
    }

    /// A colour, by its number and its name.
    #[must_use]
    pub fn numbered(&self, colour: Colour) -> String {
        self.paint(colour.number().into(), self.colour_name(colour))
    }

    /// The name of a colour.
    #[must_use]
    pub fn colour_name(&self, colour: Colour) -> &'static str {
        self.by_place(match colour.number() {
            1 => place!("red"),
            2 => place!("orange"),
            3 => place!("yellow"),
            4 => place!("green"),
            5 => place!("teal"),
            6 => place!("blue"),
            7 => place!("violet"),
            8 => place!("pink"),
            _ => place!("grey"),
        })
    }

    /// Cells or candidates.
    #[must_use]
    pub fn target(&self, target: Target) -> &'static str {
        self.by_place(match target {
            Target::Cells => place!("target-cells"),
            Target::Candidates => place!("target-candidates"),
        })
    }
}

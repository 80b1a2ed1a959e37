//! Which words of the pad fit. The words themselves are in `words/en/entry.ftl`.

use super::{names, words::Entry};
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
        match (mode, layout) {
            (Mode::Digit, _) => self.mode_digit(),
            (Mode::Colour, _) => self.mode_colour(),
            (Mode::Corner | Mode::Centre, NoteLayout::Fixed) => self.mode_notes(),
            (Mode::Corner, _) => self.mode_corner(),
            (Mode::Centre, _) => self.mode_centre(),
        }
    }

    /// The pad's current action.
    #[must_use]
    pub fn action(&self, hint: PadHint, layout: NoteLayout, locale: Locale) -> String {
        let said = match hint {
            PadHint::Command => match layout {
                NoteLayout::Fixed => self.command_notes(),
                NoteLayout::CornerCentre => self.command_corner(),
            },
            PadHint::Locked(digit, mode) => {
                let digit = capitalised(names::said(digit, locale.symbols));
                return match mode {
                    Mode::Digit => self.locked_digit(&digit),
                    Mode::Corner | Mode::Centre => self.locked_note(&digit),
                    Mode::Colour => self.locked_only(&digit),
                };
            }
            PadHint::First(FirstStep::Place) => self.first_place(),
            PadHint::First(FirstStep::Lock) => self.first_lock(),
            PadHint::First(FirstStep::Hint) => self.first_hint(),
            PadHint::Face(KeyFace::Digit) => "",
            PadHint::Face(KeyFace::Fixed) => self.face_notes(),
            PadHint::Face(KeyFace::Corner) => self.face_corner(),
            PadHint::Face(KeyFace::Centre) => self.face_centre(),
            PadHint::Face(KeyFace::Colour) => self.face_colour(),
            PadHint::Paints => self.pick_colour(),
        };
        said.into()
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
        match colour.number() {
            1 => self.red(),
            2 => self.orange(),
            3 => self.yellow(),
            4 => self.green(),
            5 => self.teal(),
            6 => self.blue(),
            7 => self.violet(),
            8 => self.pink(),
            _ => self.grey(),
        }
    }

    /// Cells or candidates.
    #[must_use]
    pub fn target(&self, target: Target) -> &'static str {
        match target {
            Target::Cells => self.target_cells(),
            Target::Candidates => self.target_candidates(),
        }
    }
}

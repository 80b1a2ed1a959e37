//! The pad and the tools of play.

use crate::{
    features::Feature,
    game::{
        aids::Aids,
        colour::Colour,
        entry::{Entry, NoteSort},
    },
    input::{Brush, Filter, Mode, Target},
    messages::{InputMsg, Msg},
    saved::settings::{FirstStep, NoteLayout},
    session::Session,
    taught::HintForm,
};
use sudoku_core::{Digit, DigitSet, Symbols, sorting::sort_by_key};

/// The action of the keys of the pad, and so their look.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum KeyFace {
    /// They place their digit.
    Digit,
    /// They note it in its fixed place.
    Fixed,
    /// They note it in a corner.
    Corner,
    /// They note it in the centre.
    Centre,
    /// They colour its candidate.
    Colour,
}

/// One key of the pad.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KeyView {
    /// The digit.
    pub digit: Digit,
    /// The number still to place; none if hidden, or if none is left.
    pub left: Option<usize>,
    /// Whether all of them are placed.
    pub done: bool,
    /// Whether the selected cells have it, as a digit or, in a note mode, as a note.
    pub on: bool,
    /// Whether it is the locked digit.
    pub locked: bool,
    /// Whether it is pressed, if that means anything: its note exists, or it is locked.
    pub pressed: Option<bool>,
    /// Whether the only selected cell has it as a note of the player.
    pub noted: bool,
    /// Whether that cell can be it, if its candidates are on show.
    pub candidate: bool,
}

/// One colour to paint with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PaintView {
    /// The colour.
    pub colour: Colour,
    /// Whether it is the selected colour.
    pub taken: bool,
    /// Whether all selected cells have it.
    pub on: bool,
    /// Whether tapped cells take it, because its number is the locked digit.
    pub locked: bool,
}

/// The content of the line at the pad.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PadHint {
    /// The next letter is a command.
    Command,
    /// Tapped cells take this digit.
    Locked(Digit, Mode),
    /// The action of the keys, and nothing more.
    Face(KeyFace),
    /// The next tip for a newcomer.
    First(FirstStep),
    /// The keys are colours for the selected cells.
    Paints,
}

impl PadHint {
    /// Whether it says only as much as the look of the keys.
    #[must_use]
    pub const fn is_quiet(self) -> bool {
        matches!(self, Self::Face(_) | Self::First(_) | Self::Paints)
    }
}

/// The pad without the states of its keys, which change with almost every entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PadView {
    /// Whether its keys are in order from the bottom up, as on a number pad.
    pub from_bottom: bool,
    /// The action and the look of its keys.
    pub face: KeyFace,
    /// Whether it has keys for digits. In colour mode it has them for painting single candidates.
    pub digits: bool,
    /// The colours to select from; empty except in colour mode.
    pub paints: Vec<PaintView>,
    /// The current mode.
    pub mode: Mode,
    /// The modes to select from.
    pub modes: &'static [Mode],
    /// Whether that mode lasts only while a key is held.
    pub momentary: bool,
    /// The layout of notes.
    pub layout: NoteLayout,
    /// Whether the choice of a highlight is open, before anything is highlighted.
    pub picking: bool,
    /// The current highlight.
    pub filter: Option<Filter>,
    /// The digit that tapped cells take.
    pub lock: Option<Digit>,
    /// The target and the colour of colour mode.
    pub brush: Brush,
    /// The content of the line at the pad.
    pub hint: PadHint,
    /// Whether letters are digits here and the player wants letter commands: these need a comma first.
    pub letters: bool,
    /// Whether that comma was typed.
    pub comma_pending: bool,
}

impl PadView {
    /// Whether the line at the pad offers the digits to highlight instead of its content, unless it awaits a
    /// letter. In colour mode it offers them until one is taken, and then the targets of that mode again.
    #[must_use]
    pub const fn offers_highlights(&self) -> bool {
        let painting = matches!(self.face, KeyFace::Colour);
        (self.picking || self.filter.is_some() && !painting) && !self.comma_pending
    }

    /// Whether the line offers the targets of colour mode.
    #[must_use]
    pub const fn offers_painting(&self) -> bool {
        matches!(self.face, KeyFace::Colour) && !self.comma_pending && !self.offers_highlights()
    }

    /// Whether the keys enter notes.
    #[must_use]
    pub const fn takes_notes(&self) -> bool {
        matches!(self.face, KeyFace::Fixed | KeyFace::Corner | KeyFace::Centre)
    }

    /// Whether the modes need a bar: a tool for notes is not enough for two kinds of them, or for colours.
    #[must_use]
    pub const fn has_bar(&self) -> bool {
        matches!(self.layout, NoteLayout::CornerCentre) || matches!(self.mode, Mode::Colour)
    }

    /// Whether there is a highlight, or the choice of one is open.
    #[must_use]
    pub const fn filters(&self) -> bool {
        self.picking || self.filter.is_some()
    }

    /// The message that ends the state in the line at the pad, if it can end.
    #[must_use]
    pub const fn way_out(&self) -> Option<Msg> {
        match self.hint {
            PadHint::Command => Some(Msg::Input(InputMsg::ToggleComma)),
            PadHint::Locked(digit, _) => Some(Msg::Input(InputMsg::Lock(digit))),
            PadHint::Face(_) | PadHint::First(_) | PadHint::Paints => None,
        }
    }
}

/// The tools of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayView {
    /// Whether there is a turn to undo.
    pub can_undo: bool,
    /// Whether there is a turn to redo.
    pub can_redo: bool,
    /// Whether all candidates are shown.
    pub candidates_on: bool,
    /// Whether the player has entered anything.
    pub can_restart: bool,
    /// Whether the solution is shown beside the board.
    pub solution_beside: bool,
    /// Whether the puzzle is solved.
    pub finished: bool,
    /// The help that the player used.
    pub aids: Aids,
    /// Whether the board is covered.
    pub paused: bool,
    /// The number of digits placed in the current trial, if there is one.
    pub trial: Option<usize>,
    /// Whether anything is coloured.
    pub coloured: bool,
    /// The form of the hint that is on the board or on its way.
    pub hinting: Option<HintForm>,
    /// Whether a question is open: "Why?" by the player, or one for the reason of a move.
    pub asking: bool,
    /// Whether the time can still count.
    pub counts: bool,
}

impl PlayView {
    /// Whether an answer has the room of the panel beside the board: to "Why?", or a hint that needs a card.
    #[must_use]
    pub const fn is_answered(&self) -> bool {
        self.asking || matches!(self.hinting, Some(HintForm::Card))
    }
}

impl Session {
    /// The keys of the pad, one for each digit, from the top.
    #[must_use]
    pub fn keys(&self) -> Vec<KeyView> {
        let (sort, game) = (self.mode().sort(self.settings().note_layout), self.game());
        let entries: Vec<Entry> = self.selection().iter().map(|cell| game.entry(cell)).collect();
        let on = |digit| match sort {
            Some(sort) => {
                let mut empty = entries.iter().filter(|entry| entry.digit().is_none()).peekable();
                empty.peek().is_some() && empty.all(|entry| entry.notes().of(sort).contains(digit))
            }
            None => entries.iter().all(|entry| entry.digit() == Some(digit)),
        };
        let face = self.key_face();
        let (notes, candidates) = self.under_the_loupe();
        let key = |digit| {
            let left = game.left(digit);
            let on = !self.kernel().page().is_paused() && on(digit);
            let locked = self.kernel().input().lock() == Some(digit);
            let pressed = match face {
                _ if self.kernel().input().lock().is_some() => Some(locked),
                KeyFace::Fixed | KeyFace::Corner | KeyFace::Centre => Some(on),
                KeyFace::Digit | KeyFace::Colour => None,
            };
            let left_shown = (self.settings().left_counts && left > 0).then_some(left);
            KeyView {
                digit,
                left: left_shown,
                done: left == 0,
                on,
                locked,
                pressed,
                noted: notes.contains(digit),
                candidate: candidates.contains(digit),
            }
        };
        let shape = game.shape();
        let mut keys: Vec<KeyView> = Digit::all(shape).map(key).collect();
        if self.settings().pad_from_bottom {
            // Digits ascend as on a number pad; each line still reads from the left.
            sort_by_key(&mut keys, |key| {
                let (line, place) = shape.geometry().note_position(key.digit);
                (std::cmp::Reverse(line), place)
            });
        }
        keys
    }

    /// The notes and visible candidates of the cursor's cell, which the keys repeat as its own digits may be
    /// too small to read. Empty for several cells.
    fn under_the_loupe(&self) -> (DigitSet, DigitSet) {
        match self.inspected() {
            Some(seen) if seen.cell == self.cursor() && self.selection().len() == 1 => {
                (seen.notes, seen.candidates)
            }
            _ => (DigitSet::EMPTY, DigitSet::EMPTY),
        }
    }

    /// The pad.
    #[must_use]
    pub fn pad(&self) -> PadView {
        let (mode, layout, shape) = (self.mode(), self.settings().note_layout, self.game().shape());
        let face = self.key_face();
        let colours = mode == Mode::Colour;
        PadView {
            from_bottom: self.settings().pad_from_bottom,
            face,
            digits: !colours || self.kernel().input().brush().target == Target::Candidates,
            paints: if colours { self.paints() } else { Vec::new() },
            mode,
            modes: Mode::all(layout),
            momentary: self.kernel().input().is_momentary(),
            layout,
            picking: self.kernel().input().is_picking(),
            filter: self.filter(),
            lock: self.kernel().input().lock(),
            brush: self.kernel().input().brush(),
            hint: self.hint(face),
            letters: (shape.has_letters() || self.symbols() == Symbols::Letters)
                && self.settings().letter_keys,
            comma_pending: self.kernel().input().is_comma_pending(),
        }
    }

    fn key_face(&self) -> KeyFace {
        let mode = self.mode();
        match mode.sort(self.settings().note_layout) {
            Some(NoteSort::Fixed) => KeyFace::Fixed,
            Some(NoteSort::Corner) => KeyFace::Corner,
            Some(NoteSort::Centre) => KeyFace::Centre,
            None if mode == Mode::Colour => KeyFace::Colour,
            None => KeyFace::Digit,
        }
    }

    fn paints(&self) -> Vec<PaintView> {
        let cells =
            self.kernel().input().brush().target == Target::Cells && !self.kernel().page().is_paused();
        let chosen = self.selection();
        let view = |colour| PaintView {
            colour,
            taken: self.kernel().input().brush().colour == colour,
            on: cells && chosen.iter().all(|cell| self.game().colours(cell).contains(colour)),
            locked: cells
                && self.kernel().input().lock().and_then(|digit| Colour::new(digit.number())) == Some(colour),
        };
        Colour::all().map(view).collect()
    }

    /// The latest state comes first.
    fn hint(&self, face: KeyFace) -> PadHint {
        match self.kernel().input().lock() {
            _ if self.kernel().input().is_comma_pending() => PadHint::Command,
            Some(digit) => PadHint::Locked(digit, self.mode()),
            None if face == KeyFace::Colour && self.kernel().input().brush().target == Target::Cells => {
                PadHint::Paints
            }
            None => match self.settings().done.next() {
                Some(step) if face == KeyFace::Digit => PadHint::First(step),
                Some(_) | None => PadHint::Face(face),
            },
        }
    }

    /// The tools of play.
    #[must_use]
    pub fn tools(&self) -> PlayView {
        PlayView {
            can_undo: self.game().history().can_undo() && !self.kernel().page().is_paused(),
            can_redo: self.game().history().can_redo() && !self.kernel().page().is_paused(),
            candidates_on: self.candidates_are_on(),
            can_restart: self.game().restarting().is_some() && !self.kernel().page().is_paused(),
            solution_beside: self.kernel().current().is_solution_beside(),
            finished: self.game().is_finished(),
            aids: self.game().aids(),
            paused: self.kernel().page().is_paused(),
            trial: self.game().history().trial().map(|_| self.game().tried().len()),
            coloured: self.game().clearing_colours().is_some(),
            hinting: self.features().hint.form(self.kernel()),
            asking: self.features().why.is_open(self.kernel())
                || self.features().argue.is_open(self.kernel()),
            counts: self.time_counts(),
        }
    }
}

//! The pad and the tools of play.

use crate::{
    Digit, DigitSet,
    play::{
        aids::Aids,
        colour::Colour,
        entry::{Entry, NoteSort},
        input::{Brush, Filter, Mode, Target},
        session::{InputMsg, Msg, Session},
        settings::{FirstStep, NoteLayout},
    },
    sorting::sort_by_key,
};

/// What keys of the pad do, and so what they look like.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum KeyFace {
    /// They place their digit.
    Digit,
    /// They note it, each in its own place.
    Fixed,
    /// They note it along the edge.
    Corner,
    /// They note it in the middle.
    Centre,
    /// They give its candidate a colour.
    Colour,
    /// They choose the digit that is pointed out.
    Pick,
}

/// One key of the pad.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KeyView {
    /// The digit.
    pub digit: Digit,
    /// How many are still to be placed; none if that is not to be shown.
    pub left: Option<usize>,
    /// Whether all of them stand.
    pub done: bool,
    /// Whether the selected cells hold it, or have it as a note where notes are written.
    pub on: bool,
    /// Whether it is the digit that tapped cells take.
    pub locked: bool,
    /// Whether it is the digit that is pointed out.
    pub filtered: bool,
    /// Whether it is pressed, where that says something: a note that is there, the digit that is locked or
    /// pointed out.
    pub pressed: Option<bool>,
    /// Whether the one selected cell has it as a note of the player's.
    pub noted: bool,
    /// Whether that cell can hold it, where candidates were asked for.
    pub candidate: bool,
}

/// One colour to paint with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PaintView {
    /// The colour.
    pub colour: Colour,
    /// Whether it is the one that was taken up.
    pub taken: bool,
    /// Whether all selected cells have it.
    pub on: bool,
    /// Whether cells that are tapped take it, as its number is the digit that is locked.
    pub locked: bool,
}

/// What the line at the pad says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Hint {
    /// A letter is awaited, as a command.
    Command,
    /// The keys choose what is pointed out.
    Picking,
    /// Cells that are tapped take that digit.
    Locked(Digit, Mode),
    /// That is pointed out.
    Filtered(Filter),
    /// A trial is going on, with that many digits placed.
    Trial(usize),
    /// What the keys do, and nothing more.
    Face(KeyFace),
    /// What a newcomer may do next.
    First(FirstStep),
    /// The keys are colours for the selected cells.
    Paints,
}

impl Hint {
    /// Whether it says no more than what the keys look like anyway.
    #[must_use]
    pub const fn is_quiet(self) -> bool {
        matches!(self, Self::Face(_) | Self::First(_) | Self::Paints)
    }
}

/// The pad but for the states of its keys, which change with almost every entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PadView {
    /// Whether its keys lie from the bottom up, as on a pad of numbers.
    pub from_bottom: bool,
    /// What they do and look like.
    pub face: KeyFace,
    /// Whether they are there. In colour mode they are where single candidates are painted.
    pub digits: bool,
    /// The colours to choose from; none but in colour mode.
    pub paints: Vec<PaintView>,
    /// The mode.
    pub mode: Mode,
    /// The modes to choose from.
    pub modes: &'static [Mode],
    /// Whether that mode lasts only for as long as a key is held.
    pub momentary: bool,
    /// How notes lie.
    pub layout: NoteLayout,
    /// Whether the keys choose what is pointed out instead.
    pub picking: bool,
    /// What is pointed out.
    pub filter: Option<Filter>,
    /// The digit that tapped cells take.
    pub lock: Option<Digit>,
    /// What colour mode paints, and with what.
    pub brush: Brush,
    /// What the line at the pad says.
    pub hint: Hint,
    /// Whether letters are digits here and commands are wanted, so that they need a comma before them.
    pub letters: bool,
    /// Whether that comma was typed.
    pub comma_pending: bool,
}

impl PadView {
    /// What the tool of the filter does: it begins to choose, or lets go of all that is chosen.
    #[must_use]
    pub const fn filter_tool(&self) -> Msg {
        match self.filter {
            Some(_) if !self.picking => Msg::Input(InputMsg::FilterBy(None)),
            _ => Msg::Input(InputMsg::TogglePicking),
        }
    }

    /// Whether the line at the pad offers what colour mode paints, in place of what it says: unless a letter
    /// is awaited.
    #[must_use]
    pub const fn offers_painting(&self) -> bool {
        matches!(self.face, KeyFace::Colour) && !self.comma_pending
    }

    /// Whether something is pointed out, or about to be.
    #[must_use]
    pub const fn filters(&self) -> bool {
        self.picking || self.filter.is_some()
    }

    /// What lets go of what the line at the pad says, if it can be let go.
    #[must_use]
    pub const fn way_out(&self) -> Option<Msg> {
        match self.hint {
            Hint::Command => Some(Msg::Input(InputMsg::ToggleComma)),
            Hint::Picking => Some(Msg::Input(InputMsg::TogglePicking)),
            Hint::Locked(digit, _) => Some(Msg::Input(InputMsg::Lock(digit))),
            Hint::Filtered(_) => Some(Msg::Input(InputMsg::FilterBy(None))),
            Hint::Trial(_) | Hint::Face(_) | Hint::First(_) | Hint::Paints => None,
        }
    }
}

/// The tools of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayView {
    /// Something can be undone.
    pub can_undo: bool,
    /// Something can be done again.
    pub can_redo: bool,
    /// All candidates are shown.
    pub candidates_on: bool,
    /// The player has entered something.
    pub can_restart: bool,
    /// The solution is shown beside the board.
    pub solution_beside: bool,
    /// The puzzle is solved.
    pub finished: bool,
    /// The help that was had.
    pub aids: Aids,
    /// The board is covered.
    pub paused: bool,
    /// A trial is going on: how many digits were placed in it.
    pub trial: Option<usize>,
    /// Something is coloured.
    pub coloured: bool,
    /// A hint was asked for, and is given over the board or looked for.
    pub hinting: bool,
    /// Something is asked why.
    pub asking: bool,
    /// The time can still count.
    pub counts: bool,
}

impl Session {
    /// The keys of the pad, one for each digit, as they lie from the top.
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
            let on = !self.page().is_paused() && on(digit);
            let locked = self.input().lock() == Some(digit);
            let filtered = self.filter() == Some(Filter::Digit(digit));
            let pressed = match face {
                KeyFace::Pick => Some(filtered),
                _ if self.input().lock().is_some() => Some(locked),
                KeyFace::Fixed | KeyFace::Corner | KeyFace::Centre => Some(on),
                KeyFace::Digit | KeyFace::Colour => None,
            };
            let left_shown = self.settings().left_counts.then_some(left);
            KeyView {
                digit,
                left: left_shown,
                done: left == 0,
                on,
                locked,
                filtered,
                pressed,
                noted: notes.contains(digit),
                candidate: candidates.contains(digit),
            }
        };
        let order = game.order();
        let mut keys: Vec<KeyView> = Digit::all(order).map(key).collect();
        if self.settings().pad_from_bottom {
            // Digits go up as on a number pad; each line still reads from the left.
            sort_by_key(&mut keys, |key| {
                let (line, place) = order.geometry().note_position(key.digit);
                (std::cmp::Reverse(line), place)
            });
        }
        keys
    }

    /// What the keys repeat of the cell of the cursor, as its own digits may be too small to be read: its notes, and
    /// what it can hold if that is shown. Nothing of several cells.
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
        let (mode, layout, order) = (self.mode(), self.settings().note_layout, self.game().order());
        let face = self.key_face();
        let colours = mode == Mode::Colour && !self.input().is_picking();
        PadView {
            from_bottom: self.settings().pad_from_bottom,
            face,
            digits: !colours || self.input().brush().target == Target::Candidates,
            paints: if colours { self.paints() } else { Vec::new() },
            mode,
            modes: Mode::all(layout),
            momentary: self.input().is_momentary(),
            layout,
            picking: self.input().is_picking(),
            filter: self.filter(),
            lock: self.input().lock(),
            brush: self.input().brush(),
            hint: self.hint(face),
            letters: order.has_letters() && self.settings().letter_keys,
            comma_pending: self.input().is_comma_pending(),
        }
    }

    fn key_face(&self) -> KeyFace {
        let mode = self.mode();
        match mode.sort(self.settings().note_layout) {
            _ if self.input().is_picking() => KeyFace::Pick,
            Some(NoteSort::Fixed) => KeyFace::Fixed,
            Some(NoteSort::Corner) => KeyFace::Corner,
            Some(NoteSort::Centre) => KeyFace::Centre,
            None if mode == Mode::Colour => KeyFace::Colour,
            None => KeyFace::Digit,
        }
    }

    fn paints(&self) -> Vec<PaintView> {
        let cells = self.input().brush().target == Target::Cells && !self.page().is_paused();
        let chosen = self.selection();
        let view = |colour| PaintView {
            colour,
            taken: self.input().brush().colour == colour,
            on: cells && chosen.iter().all(|cell| self.game().colours(cell).contains(colour)),
            locked: cells
                && self.input().lock().and_then(|digit| Colour::new(digit.number())) == Some(colour),
        };
        Colour::all().map(view).collect()
    }

    /// What was taken up last is said first.
    fn hint(&self, face: KeyFace) -> Hint {
        match (self.input().lock(), self.filter()) {
            _ if self.input().is_comma_pending() => Hint::Command,
            _ if self.input().is_picking() => Hint::Picking,
            (Some(digit), _) => Hint::Locked(digit, self.mode()),
            (None, Some(filter)) => Hint::Filtered(filter),
            (None, None) if self.game().history().trial().is_some() => Hint::Trial(self.game().tried().len()),
            (None, None) if face == KeyFace::Colour && self.input().brush().target == Target::Cells => {
                Hint::Paints
            }
            (None, None) => match self.settings().done.next() {
                Some(step) if face == KeyFace::Digit => Hint::First(step),
                Some(_) | None => Hint::Face(face),
            },
        }
    }

    /// The tools of play.
    #[must_use]
    pub fn tools(&self) -> PlayView {
        PlayView {
            can_undo: self.game().history().can_undo() && !self.page().is_paused(),
            can_redo: self.game().history().can_redo() && !self.page().is_paused(),
            candidates_on: self.candidates_are_on(),
            can_restart: self.game().restarting().is_some() && !self.page().is_paused(),
            solution_beside: self.table().is_solution_beside(),
            finished: self.game().is_finished(),
            aids: self.game().aids(),
            paused: self.page().is_paused(),
            trial: self.game().history().trial().map(|_| self.game().tried().len()),
            coloured: self.game().clearing_colours().is_some(),
            hinting: self.gives_hint(),
            asking: self.asked().is_some(),
            counts: self.time_counts(),
        }
    }
}

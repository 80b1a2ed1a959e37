//! Entering: the selection, the mode, and the effect of a digit.

use super::{Announcement, Cmd, Kernel, Out, Stroke};
use crate::{
    game::{aids::Aid, colour::Colour, edit::Turn, entry::Entry},
    input::{Mode, Tap, Target},
    ui::Direction,
};
use sudoku_core::{Cell, CellSet, Digit, DigitSet};

impl Kernel {
    /// Returns the effective mode: the one of a held key, or else the one set.
    pub(crate) const fn mode(&self) -> Mode {
        self.input.mode(self.player.settings().note_layout)
    }

    pub(crate) fn go(&mut self, direction: Direction, extends: bool, out: &mut Out) {
        self.input.go(direction, extends, self.current.game().shape());
        out.push(Cmd::Focus);
    }

    /// Selects all cells with the same content as this one.
    pub(crate) fn select_same(&mut self, cell: Cell) {
        if self.is_playable() {
            self.input.select_same(cell, self.current.game());
        }
    }

    /// Acts on a pointer that goes down: selects a cell, or gives it the locked digit or the colour.
    pub(crate) fn tap(&mut self, tap: Tap, out: &mut Out) {
        let cell = tap.at.cell;
        self.input.set_stroke(None);
        if tap.adds {
            return self.input.turn_over(cell);
        }
        self.input.put_cursor(cell);
        let colours = self.mode() == Mode::Colour && self.input.brush().target == Target::Candidates;
        if colours {
            if let Some(digit) = self.colourable_near(cell, tap.at.digit) {
                self.colour_candidate(digit, out);
            }
        } else if let Some(locked) = self.input.lock() {
            self.tap_locked(cell, locked, out);
        }
    }

    /// Acts on a cell that is activated without a pointer: selects it, or gives it the locked digit.
    pub(crate) fn activate(&mut self, cell: Cell, out: &mut Out) {
        if cell.index() >= self.current.game().shape().cell_count() {
            return;
        }
        self.input.put_cursor(cell);
        if let Some(locked) = self.input.lock() {
            self.tap_locked(cell, locked, out);
            // No pointer is down to carry the stroke on.
            self.input.set_stroke(None);
        }
        out.push(Cmd::Focus);
    }

    /// Acts on a tap while a digit is locked. A given moves the lock to its digit; the player's digit is removed if it
    /// is the locked one.
    fn tap_locked(&mut self, cell: Cell, locked: Digit, out: &mut Out) {
        match (self.current.game().entry(cell), self.mode()) {
            (Entry::Given(digit), _) | (Entry::Placed(digit), Mode::Corner | Mode::Centre) => {
                self.input.set_lock(Some(digit));
            }
            (_, Mode::Colour) => self.enter(locked, Mode::Colour, out),
            (entry, Mode::Digit | Mode::Corner | Mode::Centre) => {
                let stroke = if self.has(entry, locked) { Stroke::Takes } else { Stroke::Gives };
                self.input.set_stroke(Some(stroke));
                self.stroke_on(entry, locked, out);
            }
        }
    }

    /// Acts on a pointer that moves on to a cell: selects it as well, or repeats the effect of the locked digit in the
    /// first cell.
    pub(crate) fn drag_to(&mut self, cell: Cell, out: &mut Out) {
        let shape = self.current.game().shape();
        let (Some(locked), Some(stroke)) = (self.input.lock(), self.input.stroke()) else {
            return self.input.extend_to(cell, shape);
        };
        if cell.index() >= shape.cell_count() {
            return;
        }
        self.input.put_cursor(cell);
        let entry = self.current.game().entry(cell);
        let due = match stroke {
            Stroke::Gives => entry.digit().is_none() && !self.has(entry, locked),
            Stroke::Takes => self.has(entry, locked),
        };
        if due {
            self.stroke_on(entry, locked, out);
        }
    }

    /// Returns whether an entry has the locked digit: the digit itself, or in the note modes its note.
    fn has(&self, entry: Entry, locked: Digit) -> bool {
        match self.mode().sort(self.player.settings().note_layout) {
            Some(sort) => entry.digit().is_none() && entry.notes().of(sort).contains(locked),
            None => entry == Entry::Placed(locked),
        }
    }

    /// Puts the locked digit, or its note, into the cell of the cursor, or removes it if it is there.
    fn stroke_on(&mut self, entry: Entry, locked: Digit, out: &mut Out) {
        match entry {
            Entry::Placed(digit) if digit == locked => self.erase(out),
            _ => self.enter(locked, self.mode(), out),
        }
    }

    /// Acts on a key of the pad: enters its digit, or selects it for the lock.
    pub(crate) fn pad_key(&mut self, digit: Digit, out: &mut Out) {
        if self.player.settings().digit_first || self.input.lock().is_some() {
            self.input.toggle_lock(digit, self.current.game().shape());
        } else {
            self.enter(digit, self.mode(), out);
        }
    }

    /// Acts on a second tap on the same key: locks the digit in digit mode, and places it in the other modes.
    pub(crate) fn pad_key_again(&mut self, digit: Digit, out: &mut Out) {
        if self.player.settings().digit_first || self.input.lock().is_some() {
            self.pad_key(digit, out);
        } else if self.mode() == Mode::Digit {
            self.input.toggle_lock(digit, self.current.game().shape());
        } else {
            self.enter(digit, Mode::Digit, out);
        }
    }

    /// Locks the digit of the cursor's cell, or unlocks the locked one.
    pub(crate) fn lock_here(&mut self) {
        let here = self.current.game().entry(self.input.cursor()).digit().filter(|_| self.is_playable());
        self.input.set_lock(here.filter(|_| self.input.lock().is_none()));
    }

    pub(crate) fn enter(&mut self, digit: Digit, mode: Mode, out: &mut Out) {
        let cells = self.selection();
        let keep = self.keeps_notes();
        let layout = self.player.settings().note_layout;
        // A small child's elbow on a key must not write notes.
        let mode = if self.player.settings().simple { Mode::Digit } else { mode };
        let turn = match (mode, mode.sort(layout)) {
            (_, Some(sort)) => self.current.game().noting(&cells, digit, sort),
            (Mode::Colour, None) => return self.colour_by_key(digit, out),
            (_, None) => self.current.game().placing(&cells, digit, keep),
        };
        let kept = mode == Mode::Digit && turn.as_ref().is_some_and(|turn| changes_others(turn, &cells));
        let lost = turn.as_ref().map(|turn| self.current.game().right_notes_lost(turn)).unwrap_or_default();
        let changed = self.play(turn, out);
        if changed && kept {
            self.note_aid(Aid::KeptNotes, out);
        }
        if changed && mode != Mode::Digit {
            self.warn_of(&lost, out);
        }
    }

    /// Acts on a digit in colour mode: it is a colour for the selected cells, or the candidate that gets the brush's
    /// colour.
    fn colour_by_key(&mut self, digit: Digit, out: &mut Out) {
        match self.input.brush().target {
            Target::Cells => {
                if let Some(colour) = Colour::new(digit.number()) {
                    self.paint_with(colour, out);
                }
            }
            Target::Candidates => self.colour_candidate(digit, out),
        }
    }

    /// Returns the digits of a cell that can get a colour: its notes; without notes, or with all candidates shown, its
    /// candidates; and the digits already coloured.
    fn colourable(&self, cell: Cell) -> DigitSet {
        let game = self.current.game();
        if game.entry(cell).digit().is_some() {
            return DigitSet::EMPTY;
        }
        let coloured = game.coloured_in(cell).map(|(digit, _)| digit).collect::<DigitSet>();
        let drawn = coloured.union(game.notes(cell).all());
        let are_noted = !game.notes(cell).all().is_empty();
        if are_noted && !self.candidates_are_on() { drawn } else { drawn.union(self.board().digits(cell)) }
    }

    /// Returns the digit of [`Self::colourable`] that is nearest to the place of this digit, if there is one.
    fn colourable_near(&self, cell: Cell, digit: Digit) -> Option<Digit> {
        let geometry = self.current.game().shape().geometry();
        let (line, place) = geometry.note_position(digit);
        self.colourable(cell).iter().min_by_key(|&other| {
            let (other_line, other_place) = geometry.note_position(other);
            line.abs_diff(other_line).pow(2) + place.abs_diff(other_place).pow(2)
        })
    }

    /// Gives the brush's colour to a candidate of the selected cells, if it is one there.
    fn colour_candidate(&mut self, digit: Digit, out: &mut Out) {
        let cells = self.selection().iter().filter(|&cell| self.colourable(cell).contains(digit)).collect();
        let turn = self.current.game().colouring_candidate(&cells, digit, self.input.brush().colour);
        self.play(turn, out);
    }

    /// Selects a colour. If the target is whole cells, the selected cells get it immediately.
    pub(crate) fn paint_with(&mut self, colour: Colour, out: &mut Out) {
        self.input.take_colour(colour);
        if self.input.brush().target == Target::Cells {
            let turn = self.current.game().colouring(&self.selection(), colour);
            self.play(turn, out);
        }
    }

    /// Empties the selected cells; in colour mode, removes their colours.
    pub(crate) fn erase(&mut self, out: &mut Out) {
        let cells = self.selection();
        let turn = match self.mode() {
            Mode::Colour => self.current.game().uncolouring(&cells),
            _ => self.current.game().erasing(&cells, self.keeps_notes()),
        };
        let kept = turn.as_ref().is_some_and(|turn| changes_others(turn, &cells));
        if self.play(turn, out) && kept {
            self.note_aid(Aid::KeptNotes, out);
        }
    }

    /// Returns whether the program keeps the notes up to date.
    fn keeps_notes(&self) -> bool {
        self.player.settings().keep_notes && !self.current.bars(Aid::KeptNotes)
    }

    pub(crate) fn set_mode(&mut self, mode: Mode, out: &mut Out) {
        let mode = mode.within(self.player.settings().note_layout);
        self.input.set_mode(mode);
        out.push(Cmd::Announce(match mode {
            Mode::Colour => Announcement::Colours(self.input.brush().target),
            _ => Announcement::Mode(mode, self.player.settings().note_layout),
        }));
    }
}

/// Returns whether a turn that places or erases digits changed the notes of other cells.
fn changes_others(turn: &Turn, placed: &CellSet) -> bool {
    turn.edits.iter().any(|edit| !placed.contains(edit.cell()))
}

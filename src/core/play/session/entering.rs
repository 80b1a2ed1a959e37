//! Entering: which cells are chosen, in which mode, and what a digit then does.

use super::{Announcement, Cmd, Moment, Session};
use crate::{
    Cell, CellSet, Digit,
    play::{
        aids::Aid,
        colour::Colour,
        entry::Entry,
        game::Turn,
        input::{Brush, Filter, Mode, Tap, Target},
        ui::Direction,
    },
};

impl Session {
    /// The cells that an entry changes: those chosen, or else the one of the cursor.
    #[must_use]
    pub fn selection(&self) -> CellSet {
        if self.chosen.is_empty() { CellSet::EMPTY.with(self.cursor) } else { self.chosen }
    }

    /// The mode that counts now: the one of a key that is held, or else the one that is set.
    #[must_use]
    pub const fn mode(&self) -> Mode {
        match self.held {
            Some(mode) => mode.within(self.settings.note_layout),
            None => self.mode.within(self.settings.note_layout),
        }
    }

    /// The cursor goes to a cell. A cell that has the cursor already stays chosen with others.
    pub(super) fn select(&mut self, cell: Cell) {
        if cell.index() < self.game.order().cell_count() && cell != self.cursor {
            self.cursor = cell;
            self.chosen = CellSet::EMPTY;
        }
    }

    pub(super) fn go(&mut self, direction: Direction, extends: bool, cmds: &mut Vec<Cmd>) {
        let to = direction.from(self.cursor, self.game.order());
        if extends {
            self.extend_to(to);
        } else {
            self.chosen = CellSet::EMPTY;
            self.cursor = to;
        }
        cmds.push(Cmd::Focus);
    }

    /// The cursor takes the cells before along.
    pub(super) fn extend_to(&mut self, cell: Cell) {
        if cell.index() < self.game.order().cell_count() {
            self.chosen = self.selection().with(cell);
            self.cursor = cell;
        }
    }

    fn turn_over(&mut self, cell: Cell) {
        let mut chosen = self.selection();
        if chosen.contains(cell) && chosen.len() > 1 {
            chosen.remove(cell);
            if cell == self.cursor {
                self.cursor = chosen.iter().next().unwrap_or(cell);
            }
        } else {
            chosen.insert(cell);
            self.cursor = cell;
        }
        self.chosen = chosen;
    }

    pub(super) fn select_all(&mut self) {
        self.chosen = Cell::all(self.game.order()).collect();
    }

    /// All cells that hold what this one holds: its digit, or else its notes.
    pub(super) fn select_same(&mut self, cell: Cell) {
        if cell.index() >= self.game.order().cell_count() || !self.is_playable() {
            return;
        }
        let (digit, notes) = (self.game.entry(cell).digit(), self.game.notes(cell).all());
        let same = |other: &Cell| match digit {
            Some(_) => self.game.entry(*other).digit() == digit,
            None => *other == cell || !notes.is_empty() && self.game.notes(*other).all() == notes,
        };
        self.chosen = Cell::all(self.game.order()).filter(same).collect();
        self.cursor = cell;
    }

    /// A pointer goes down: it chooses a cell, or gives it the locked digit or the colour.
    pub(super) fn tap(&mut self, tap: Tap, at: Moment, cmds: &mut Vec<Cmd>) {
        let cell = tap.at.cell;
        if tap.adds {
            return self.turn_over(cell);
        }
        self.chosen = CellSet::EMPTY;
        self.cursor = cell;
        let colours = self.mode() == Mode::Colour && self.brush.target == Target::Candidates;
        if colours {
            let turn = self.game.colouring_candidate(&self.selection(), tap.at.digit, self.brush.colour);
            self.play(turn, at, cmds);
        } else if let Some(locked) = self.lock {
            self.tap_locked(cell, locked, at, cmds);
        }
    }

    /// A given takes the lock over to its digit; the player's own digit goes if it is the locked one.
    fn tap_locked(&mut self, cell: Cell, locked: Digit, at: Moment, cmds: &mut Vec<Cmd>) {
        match (self.game.entry(cell), self.mode()) {
            (Entry::Given(digit), _) | (Entry::Placed(digit), Mode::Corner | Mode::Centre) => {
                self.lock = Some(digit);
            }
            (Entry::Placed(digit), Mode::Digit) if digit == locked => self.erase(at, cmds),
            (_, mode) => self.enter(locked, mode, at, cmds),
        }
    }

    /// A key of the pad: it enters, or it chooses what is pointed out or locked.
    pub(super) fn pad_key(&mut self, digit: Digit, at: Moment, cmds: &mut Vec<Cmd>) {
        if self.picking {
            self.filter_by(Some(Filter::Digit(digit)), at, cmds);
        } else if self.settings.digit_first || self.lock.is_some() {
            self.toggle_lock(digit);
        } else {
            self.enter(digit, self.mode(), at, cmds);
        }
    }

    /// A second tap on the same key: in a mode that does not place, it places; else it locks.
    pub(super) fn pad_key_again(&mut self, digit: Digit, at: Moment, cmds: &mut Vec<Cmd>) {
        if self.picking || self.settings.digit_first || self.lock.is_some() {
            self.pad_key(digit, at, cmds);
        } else if self.mode() == Mode::Digit {
            self.toggle_lock(digit);
        } else {
            self.enter(digit, Mode::Digit, at, cmds);
        }
    }

    /// Locks a digit, or lets it go if it is locked.
    pub(super) fn toggle_lock(&mut self, digit: Digit) {
        let there = digit.index() < self.game.order().side();
        self.lock = if self.lock == Some(digit) || !there { None } else { Some(digit) };
    }

    /// Locks the digit of the cursor's cell, or lets go of the one that is locked.
    pub(super) fn lock_here(&mut self) {
        self.lock = match self.lock {
            Some(_) => None,
            None => self.game.entry(self.cursor).digit().filter(|_| self.is_playable()),
        };
    }

    pub(super) fn enter(&mut self, digit: Digit, mode: Mode, at: Moment, cmds: &mut Vec<Cmd>) {
        let cells = self.selection();
        let keep = self.settings.keep_notes;
        let layout = self.settings.note_layout;
        let turn = match (mode, mode.sort(layout)) {
            (_, Some(sort)) => self.game.noting(&cells, digit, sort),
            (Mode::Colour, None) => return self.colour_by_key(digit, at, cmds),
            (_, None) => self.game.placing(&cells, digit, keep),
        };
        let kept = mode == Mode::Digit && turn.as_ref().is_some_and(|turn| takes_notes(turn, &cells));
        let lost = turn.as_ref().map(|turn| self.game.right_notes_lost(turn)).unwrap_or_default();
        let changed = self.play(turn, at, cmds);
        if changed && kept {
            self.note_aid(Aid::KeptNotes, at, cmds);
        }
        if changed && mode != Mode::Digit {
            self.warn_of(&lost, at, cmds);
        }
    }

    /// In colour mode a digit is a colour for the cells chosen, or names the candidate that gets the brush's.
    fn colour_by_key(&mut self, digit: Digit, at: Moment, cmds: &mut Vec<Cmd>) {
        match self.brush.target {
            Target::Cells => {
                if let Some(colour) = Colour::new(digit.number()) {
                    self.paint_with(colour, at, cmds);
                }
            }
            Target::Candidates => {
                let turn = self.game.colouring_candidate(&self.selection(), digit, self.brush.colour);
                self.play(turn, at, cmds);
            }
        }
    }

    /// Takes a colour up. Where whole cells are painted, the cells chosen get it at once.
    pub(super) fn paint_with(&mut self, colour: Colour, at: Moment, cmds: &mut Vec<Cmd>) {
        self.brush.colour = colour;
        if self.brush.target == Target::Cells {
            let turn = self.game.colouring(&self.selection(), colour);
            self.play(turn, at, cmds);
        }
    }

    /// Empties the cells chosen; in colour mode it is their colours that go.
    pub(super) fn erase(&mut self, at: Moment, cmds: &mut Vec<Cmd>) {
        let cells = self.selection();
        let turn = match self.mode() {
            Mode::Colour => self.game.uncolouring(&cells),
            _ => self.game.erasing(&cells),
        };
        self.play(turn, at, cmds);
    }

    pub(super) fn set_mode(&mut self, mode: Mode, cmds: &mut Vec<Cmd>) {
        let mode = mode.within(self.settings.note_layout);
        // The key of colour mode, pressed in colour mode, turns between cells and candidates.
        if mode == Mode::Colour && self.mode == Mode::Colour {
            let target = match self.brush.target {
                Target::Cells => Target::Candidates,
                Target::Candidates => Target::Cells,
            };
            self.brush = Brush { target, ..self.brush };
        }
        self.mode = mode;
        self.picking = false;
        cmds.push(Cmd::Announce(Announcement::Mode(mode, self.settings.note_layout)));
    }

    /// Lets go of one thing: what was held last comes first.
    pub(super) fn escape(&mut self, cmds: &mut Vec<Cmd>) {
        if self.dialog.is_some() {
            self.dismiss(cmds);
        } else if self.is_opening() {
            self.cancel(cmds);
        } else if self.hint_card().is_some() {
            self.close_hint(cmds);
        } else if self.picking || self.filter.is_some() {
            self.picking = false;
            self.filter = None;
        } else if self.lock.is_some() {
            self.lock = None;
        } else if self.chosen.is_empty() {
            self.dismiss(cmds);
        } else {
            self.chosen = CellSet::EMPTY;
        }
    }
}

/// Whether a turn that places digits took notes from other cells.
fn takes_notes(turn: &Turn, placed: &CellSet) -> bool {
    turn.edits.iter().any(|edit| !placed.contains(edit.cell()))
}

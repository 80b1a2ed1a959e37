//! The state of the player's input: the cursor, the selection, the mode, the locked digit, the brush and the
//! highlight.

use super::{Input, Stroke};
use crate::{
    game::{Game, colour::Colour},
    input::{Brush, Filter, Mode, Prefix, Target},
    saved::settings::NoteLayout,
    ui::Direction,
};
use sudoku_core::{Cell, CellSet, Digit, Shape};

impl Input {
    /// Returns a cursor, and no other input.
    pub(crate) fn new(cursor: Cell) -> Self {
        Self {
            cursor,
            selected: CellSet::EMPTY,
            mode: Mode::default(),
            held: None,
            lock: None,
            stroke: None,
            prefix: None,
            brush: Brush::default(),
            filter: None,
            picking: false,
            wrong: CellSet::EMPTY,
            reading: false,
        }
    }

    /// Resets the input for another board: the mode and the brush stay.
    pub(crate) fn turn_to(&mut self, cursor: Cell) {
        let Self { mode, held, prefix, brush, .. } = *self;
        *self = Self { mode, held, prefix, brush, ..Self::new(cursor) };
    }

    #[must_use]
    pub(crate) const fn cursor(&self) -> Cell {
        self.cursor
    }

    /// Returns the cells that an entry changes: the selected ones, or else the one of the cursor.
    #[must_use]
    pub(crate) fn selection(&self) -> CellSet {
        if self.selected.is_empty() { CellSet::EMPTY.with(self.cursor) } else { self.selected }
    }

    #[must_use]
    pub(crate) const fn set_one(&self) -> Mode {
        self.mode
    }

    /// Returns the effective mode: the one of a held key, or else the one set.
    #[must_use]
    pub(crate) const fn mode(&self, layout: NoteLayout) -> Mode {
        match self.held {
            Some(mode) => mode.within(layout),
            None => self.mode.within(layout),
        }
    }

    /// Returns whether the mode lasts only while a key is held.
    #[must_use]
    pub(crate) const fn is_momentary(&self) -> bool {
        self.held.is_some()
    }

    /// Returns the digit that a tap enters.
    #[must_use]
    pub(crate) const fn lock(&self) -> Option<Digit> {
        self.lock
    }

    /// Returns the key typed before the next one.
    #[must_use]
    pub(crate) const fn prefix(&self) -> Option<Prefix> {
        self.prefix
    }

    /// Returns whether a comma was typed and the next letter is a command.
    #[must_use]
    pub(crate) const fn is_comma_pending(&self) -> bool {
        matches!(self.prefix, Some(Prefix::Command))
    }

    /// Returns the target and the colour of colour mode.
    #[must_use]
    pub(crate) const fn brush(&self) -> Brush {
        self.brush
    }

    #[must_use]
    pub(crate) const fn filter(&self) -> Option<Filter> {
        self.filter
    }

    /// Returns whether the choice of a highlight is open, before anything is highlighted.
    #[must_use]
    pub(crate) const fn is_picking(&self) -> bool {
        self.picking
    }

    #[must_use]
    pub(crate) const fn wrong(&self) -> &CellSet {
        &self.wrong
    }

    /// Moves the cursor to a cell. If the cursor is already there, the selection stays.
    pub(crate) fn select(&mut self, cell: Cell, shape: &Shape) {
        if cell.index() < shape.cell_count() && cell != self.cursor {
            self.put_cursor(cell);
        }
    }

    /// Moves the cursor to a cell and selects only that cell.
    pub(crate) const fn put_cursor(&mut self, cell: Cell) {
        (self.cursor, self.selected) = (cell, CellSet::EMPTY);
    }

    /// Moves the cursor to the one cell changed, unless others are selected.
    pub(crate) fn follow(&mut self, changed: &[Cell]) {
        if let ([cell], true) = (changed, self.selected.is_empty()) {
            self.cursor = *cell;
        }
    }

    /// Moves the cursor; if it extends the selection, the cells before stay selected.
    pub(crate) fn go(&mut self, direction: Direction, extends: bool, shape: &Shape) {
        let to = direction.from(self.cursor, shape);
        if extends {
            self.extend_to(to, shape);
        } else {
            self.put_cursor(to);
        }
    }

    /// Moves the cursor and keeps the cells before selected.
    pub(crate) fn extend_to(&mut self, cell: Cell, shape: &Shape) {
        if cell.index() < shape.cell_count() {
            self.selected = self.selection().with(cell);
            self.cursor = cell;
        }
    }

    /// Adds a cell to the selection, or removes it.
    pub(crate) fn turn_over(&mut self, cell: Cell) {
        let mut selected = self.selection();
        if selected.contains(cell) && selected.len() > 1 {
            selected.remove(cell);
            if cell == self.cursor {
                self.cursor = selected.iter().next().unwrap_or(cell);
            }
        } else {
            selected.insert(cell);
            self.cursor = cell;
        }
        self.selected = selected;
    }

    pub(crate) fn select_all(&mut self, shape: &Shape) {
        self.selected = Cell::all(shape).collect();
    }

    /// Selects all cells with the digit of this one, or else with its notes.
    pub(crate) fn select_same(&mut self, cell: Cell, game: &Game) {
        if cell.index() >= game.shape().cell_count() {
            return;
        }
        let (digit, notes) = (game.entry(cell).digit(), game.notes(cell).all());
        let geometry = game.shape().geometry();
        let cages = geometry.cages_of(cell).iter().map(|&number| &geometry.cages()[usize::from(number)]);
        let caged: CellSet = cages.flat_map(|cage| cage.cells().iter().copied()).collect();
        let same = |other: &Cell| match digit {
            Some(_) => game.entry(*other).digit() == digit,
            // An open cell of a killer stands for its cage.
            None if !caged.is_empty() => caged.contains(*other),
            None => *other == cell || !notes.is_empty() && game.notes(*other).all() == notes,
        };
        self.selected = Cell::all(game.shape()).filter(same).collect();
        self.cursor = cell;
    }

    /// Sets a mode. The key of colour mode, pressed in colour mode, switches between cells and candidates.
    pub(crate) fn set_mode(&mut self, mode: Mode) {
        if mode == Mode::Colour && self.mode == Mode::Colour {
            self.brush.target = match self.brush.target {
                Target::Cells => Target::Candidates,
                Target::Candidates => Target::Cells,
            };
        }
        self.mode = mode;
    }

    /// Sets or ends the mode of a held key.
    pub(crate) const fn hold(&mut self, mode: Option<Mode>) {
        self.held = mode;
    }

    /// Locks a digit, or unlocks it if it is locked or the board doesn't have it.
    pub(crate) fn toggle_lock(&mut self, digit: Digit, shape: &Shape) {
        let there = digit.index() < shape.side();
        self.lock = Some(digit).filter(|_| there && self.lock != Some(digit));
    }

    /// Locks that digit, or none.
    pub(crate) const fn set_lock(&mut self, digit: Option<Digit>) {
        self.lock = digit;
    }

    /// Returns the effect of a stroke from this cell, if it enters anything.
    #[must_use]
    pub(crate) const fn stroke(&self) -> Option<Stroke> {
        self.stroke
    }

    /// Sets the effect of the current stroke; with `None` it selects.
    pub(crate) const fn set_stroke(&mut self, stroke: Option<Stroke>) {
        self.stroke = stroke;
    }

    /// Notes that a comma was typed, or is undone.
    pub(crate) const fn toggle_comma(&mut self) {
        self.prefix = if self.is_comma_pending() { None } else { Some(Prefix::Command) };
    }

    /// Gives the next key another meaning.
    pub(crate) const fn set_prefix(&mut self, prefix: Prefix) {
        self.prefix = Some(prefix);
    }

    /// Forgets the key typed before: the player did something else.
    pub(crate) const fn drop_prefix(&mut self) {
        self.prefix = None;
    }

    pub(crate) const fn take_colour(&mut self, colour: Colour) {
        self.brush.colour = colour;
    }

    pub(crate) const fn paint_on(&mut self, target: Target) {
        self.brush.target = target;
    }

    /// Highlights something, or clears the highlight if it is the same.
    pub(crate) fn point_out(&mut self, filter: Option<Filter>, shape: &Shape) {
        let there = |filter: &Filter| match filter {
            Filter::Digit(digit) => digit.index() < shape.side(),
            Filter::Bivalue => true,
        };
        self.filter = filter.filter(there).filter(|_| self.filter != filter);
        self.picking = false;
    }

    /// Opens the choice of a highlight; or closes it, and clears the highlight.
    pub(crate) const fn toggle_picking(&mut self) {
        self.picking = !self.picking && self.filter.is_none();
        self.filter = None;
    }

    pub(crate) const fn find_wrong(&mut self, cells: CellSet) {
        self.wrong = cells;
    }

    /// Forgets the wrong cells: the board is no longer the one checked.
    pub(crate) const fn forget_wrong(&mut self) {
        self.wrong = CellSet::EMPTY;
    }

    /// Returns whether the player reads a step, or looks at a finished board, and has selected nothing since it
    /// appeared.
    pub(crate) const fn is_reading(&self) -> bool {
        self.reading
    }

    /// Sets whether the player reads a step: one appears, or the player selects something.
    pub(crate) const fn set_reading(&mut self, reading: bool) {
        self.reading = reading;
    }

    /// Ends the highlight and the lock, and shows the board whole: the game has ended.
    pub(crate) const fn rest(&mut self) {
        (self.filter, self.lock, self.picking, self.reading) = (None, None, false, true);
    }

    /// Drops one thing, the last one added. Returns whether there was anything to drop.
    pub(crate) fn let_go(&mut self) -> bool {
        if self.picking || self.filter.is_some() {
            (self.picking, self.filter) = (false, None);
        } else if self.lock.is_some() {
            self.lock = None;
        } else if !self.selected.is_empty() {
            self.selected = CellSet::EMPTY;
        } else {
            return false;
        }
        true
    }
}

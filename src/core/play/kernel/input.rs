//! What the player's hand is about: the cursor, the cells selected, the mode, what is locked, what is painted
//! with and what is pointed out.

use crate::{
    Cell, CellSet, Digit, Order,
    play::{
        colour::Colour,
        game::Game,
        input::{Brush, Filter, Mode, Target},
        settings::NoteLayout,
        ui::Direction,
    },
};

/// What a pointer with a locked digit does in each cell that it is drawn over: what it did in the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::play) enum Stroke {
    /// The digit, or its note, comes into cells that lack it.
    Gives,
    /// It goes from cells that have it.
    Takes,
}

/// What the player's hand is about.
#[derive(Clone, Debug)]
pub(in crate::play) struct Input {
    cursor: Cell,
    /// The cells selected; none if it is the cursor's alone.
    selected: CellSet,
    mode: Mode,
    /// The mode of a key that is held.
    held: Option<Mode>,
    /// The digit that tapped cells take.
    lock: Option<Digit>,
    /// What a pointer does that went down with it and is drawn on.
    stroke: Option<Stroke>,
    /// Whether the next letter is a command where letters are digits.
    comma_pending: bool,
    brush: Brush,
    filter: Option<Filter>,
    /// Whether the pad chooses what is pointed out.
    picking: bool,
    /// Cells that a check found wrong, until the board changes.
    wrong: CellSet,
}

impl Input {
    /// A cursor, and nothing taken up.
    pub(in crate::play) fn new(cursor: Cell) -> Self {
        Self {
            cursor,
            selected: CellSet::EMPTY,
            mode: Mode::default(),
            held: None,
            lock: None,
            stroke: None,
            comma_pending: false,
            brush: Brush::default(),
            filter: None,
            picking: false,
            wrong: CellSet::EMPTY,
        }
    }

    /// The hand on another board: the mode and the brush stay as they are.
    pub(in crate::play) fn turn_to(&mut self, cursor: Cell) {
        let Self { mode, held, comma_pending, brush, .. } = *self;
        *self = Self { mode, held, comma_pending, brush, ..Self::new(cursor) };
    }

    /// The cell of the cursor.
    #[must_use]
    pub(in crate::play) const fn cursor(&self) -> Cell {
        self.cursor
    }

    /// The cells that an entry changes: those selected, or else the one of the cursor.
    #[must_use]
    pub(in crate::play) fn selection(&self) -> CellSet {
        if self.selected.is_empty() { CellSet::EMPTY.with(self.cursor) } else { self.selected }
    }

    /// The mode that is set.
    #[must_use]
    pub(in crate::play) const fn set_one(&self) -> Mode {
        self.mode
    }

    /// The mode that counts now: the one of a key that is held, or else the one that is set.
    #[must_use]
    pub(in crate::play) const fn mode(&self, layout: NoteLayout) -> Mode {
        match self.held {
            Some(mode) => mode.within(layout),
            None => self.mode.within(layout),
        }
    }

    /// Whether the mode lasts only for as long as a key is held.
    #[must_use]
    pub(in crate::play) const fn is_momentary(&self) -> bool {
        self.held.is_some()
    }

    /// The digit that tapped cells take.
    #[must_use]
    pub(in crate::play) const fn lock(&self) -> Option<Digit> {
        self.lock
    }

    /// Whether a comma was typed, so that the next letter is a command.
    #[must_use]
    pub(in crate::play) const fn is_comma_pending(&self) -> bool {
        self.comma_pending
    }

    /// What colour mode paints, and with what.
    #[must_use]
    pub(in crate::play) const fn brush(&self) -> Brush {
        self.brush
    }

    /// What is pointed out.
    #[must_use]
    pub(in crate::play) const fn filter(&self) -> Option<Filter> {
        self.filter
    }

    /// Whether the pad chooses what is pointed out.
    #[must_use]
    pub(in crate::play) const fn is_picking(&self) -> bool {
        self.picking
    }

    /// Cells that a check found wrong.
    #[must_use]
    pub(in crate::play) const fn wrong(&self) -> &CellSet {
        &self.wrong
    }

    /// The cursor goes to a cell. A cell that has the cursor already stays selected with others.
    pub(in crate::play) fn select(&mut self, cell: Cell, order: Order) {
        if cell.index() < order.cell_count() && cell != self.cursor {
            self.put_cursor(cell);
        }
    }

    /// The cursor goes to a cell, and that alone is selected.
    pub(in crate::play) const fn put_cursor(&mut self, cell: Cell) {
        (self.cursor, self.selected) = (cell, CellSet::EMPTY);
    }

    /// The cursor goes to the one cell that was changed, unless others are selected.
    pub(in crate::play) fn follow(&mut self, changed: &[Cell]) {
        if let ([cell], true) = (changed, self.selected.is_empty()) {
            self.cursor = *cell;
        }
    }

    /// The cursor moves; if it extends the selection, the cells before come with it.
    pub(in crate::play) fn go(&mut self, direction: Direction, extends: bool, order: Order) {
        let to = direction.from(self.cursor, order);
        if extends {
            self.extend_to(to, order);
        } else {
            self.put_cursor(to);
        }
    }

    /// The cursor takes the cells before along.
    pub(in crate::play) fn extend_to(&mut self, cell: Cell, order: Order) {
        if cell.index() < order.cell_count() {
            self.selected = self.selection().with(cell);
            self.cursor = cell;
        }
    }

    /// A cell joins those that are selected, or leaves them.
    pub(in crate::play) fn turn_over(&mut self, cell: Cell) {
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

    pub(in crate::play) fn select_all(&mut self, order: Order) {
        self.selected = Cell::all(order).collect();
    }

    /// All cells that hold what this one holds: its digit, or else its notes.
    pub(in crate::play) fn select_same(&mut self, cell: Cell, game: &Game) {
        if cell.index() >= game.order().cell_count() {
            return;
        }
        let (digit, notes) = (game.entry(cell).digit(), game.notes(cell).all());
        let same = |other: &Cell| match digit {
            Some(_) => game.entry(*other).digit() == digit,
            None => *other == cell || !notes.is_empty() && game.notes(*other).all() == notes,
        };
        self.selected = Cell::all(game.order()).filter(same).collect();
        self.cursor = cell;
    }

    /// A mode is set. The key of colour mode, pressed in colour mode, turns between cells and candidates.
    pub(in crate::play) fn set_mode(&mut self, mode: Mode) {
        if mode == Mode::Colour && self.mode == Mode::Colour {
            self.brush.target = match self.brush.target {
                Target::Cells => Target::Candidates,
                Target::Candidates => Target::Cells,
            };
        }
        self.mode = mode;
        self.picking = false;
    }

    /// A key that stands for a mode is held, or no longer.
    pub(in crate::play) const fn hold(&mut self, mode: Option<Mode>) {
        self.held = mode;
    }

    /// Locks a digit, or lets it go if it is locked or there is none such.
    pub(in crate::play) fn toggle_lock(&mut self, digit: Digit, order: Order) {
        let there = digit.index() < order.side();
        self.lock = Some(digit).filter(|_| there && self.lock != Some(digit));
    }

    /// From now on that digit is locked, or none.
    pub(in crate::play) const fn set_lock(&mut self, digit: Option<Digit>) {
        self.lock = digit;
    }

    /// What a pointer does that is drawn on from here, if it enters.
    #[must_use]
    pub(in crate::play) const fn stroke(&self) -> Option<Stroke> {
        self.stroke
    }

    /// From here on a pointer that is drawn on does that, or selects.
    pub(in crate::play) const fn set_stroke(&mut self, stroke: Option<Stroke>) {
        self.stroke = stroke;
    }

    /// A comma was typed, or is taken back.
    pub(in crate::play) const fn toggle_comma(&mut self) {
        self.comma_pending = !self.comma_pending;
    }

    /// Something else was done than to type a letter.
    pub(in crate::play) const fn drop_comma(&mut self) {
        self.comma_pending = false;
    }

    /// Takes a colour up.
    pub(in crate::play) const fn take_colour(&mut self, colour: Colour) {
        self.brush.colour = colour;
    }

    /// What colour mode paints from now on.
    pub(in crate::play) const fn paint_on(&mut self, target: Target) {
        self.brush.target = target;
    }

    /// Points something out, or no longer if it is pointed out already.
    pub(in crate::play) fn point_out(&mut self, filter: Option<Filter>, order: Order) {
        let there = |filter: &Filter| match filter {
            Filter::Digit(digit) => digit.index() < order.side(),
            Filter::Bivalue => true,
        };
        self.filter = filter.filter(there).filter(|_| self.filter != filter);
        // The keys enter again.
        self.picking = false;
    }

    /// The next key of the pad chooses what is pointed out, or no longer.
    pub(in crate::play) fn toggle_picking(&mut self) {
        self.picking = !self.picking;
        self.filter = self.filter.filter(|_| self.picking);
    }

    /// These were found wrong.
    pub(in crate::play) const fn find_wrong(&mut self, cells: CellSet) {
        self.wrong = cells;
    }

    /// The board is another than the one that was checked.
    pub(in crate::play) const fn forget_wrong(&mut self) {
        self.wrong = CellSet::EMPTY;
    }

    /// The game is at its end: nothing is entered any more.
    pub(in crate::play) const fn rest(&mut self) {
        (self.filter, self.lock, self.picking) = (None, None, false);
    }

    /// Lets go of one thing, what was taken up last; whether there was anything.
    pub(in crate::play) fn let_go(&mut self) -> bool {
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

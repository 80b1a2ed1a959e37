//! The board: cells, and the shapes over them.

use super::{CellView, Filtered};
use crate::walk::line_by_line::set_cells;
use crate::{
    game::{
        colour::{Colour, ColourSet},
        entry::{Entry, Notes},
    },
    input::Filter,
    kernel::Origin,
    saved::settings::NoteLayout,
    session::Session,
    ui::Pointing,
    walk::stages::FoundStep,
};
use sudoku_core::{
    Candidate, Candidates, Cell, CellSet, CellState, Digit, DigitSet, House, Shape,
    grid::doubles,
    marks::{Marks, Role},
    shape::Density,
    telling::Mention,
};

/// The owner of a cell's digit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ink {
    /// None: the cell is empty.
    None,
    /// The puzzle.
    Given,
    /// The player.
    Placed,
    /// The solver, while it is open.
    Solver,
}

/// The meaning of the small digits in a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NoteKind {
    /// The cell has none.
    None,
    /// The player's notes.
    Notes,
    /// All candidates, by the switch.
    Candidates,
    /// The candidates of a cell that the player looks at.
    Preview,
}

/// The style of small digits, by the room for each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NoteStyle {
    /// Digits: from nine pixels, or up to twelve on boards with many digits.
    Digits,
    /// Dots in their places: from five pixels.
    Dots,
    /// One number for all, below that.
    Count,
}

impl NoteStyle {
    /// The style for a cell of this size in pixels.
    #[must_use]
    pub const fn for_cell(pixels: u16, shape: &Shape) -> Self {
        // More places mean closer glyphs, and each needs more room for easy reading.
        let least = match shape.density() {
            Density::Small | Density::Usual => 9,
            Density::Large => 10,
            Density::Huge => 12,
        };
        match pixels as usize / shape.box_columns() {
            room if room >= least => Self::Digits,
            5.. => Self::Dots,
            _ => Self::Count,
        }
    }
}

/// One shape over the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Emphasis {
    /// A frame around a house.
    House(House, Role),
    /// A mark on a cell.
    Cell(Cell, Role),
    /// A mark on a candidate, or a digit being placed.
    Candidate(Candidate, Role),
}

impl Emphasis {
    pub(super) fn all(marks: Marks) -> Vec<Self> {
        let Marks { houses, cells, candidates } = marks;
        let houses = houses.into_iter().map(|(house, role)| Emphasis::House(house, role));
        let cells = cells.into_iter().map(|(cell, role)| Emphasis::Cell(cell, role));
        let candidates = candidates.into_iter().map(|(candidate, role)| Emphasis::Candidate(candidate, role));
        houses.chain(cells).chain(candidates).collect()
    }
}

/// An empty cell without any role.
pub(super) const NOTHING: CellView = CellView {
    digit: None,
    ink: Ink::None,
    notes: DigitSet::EMPTY,
    corner: DigitSet::EMPTY,
    two_kinds: false,
    note_kind: NoteKind::None,
    note_style: NoteStyle::Digits,
    cursor: false,
    selected: false,
    same: false,
    conflict: false,
    cause: false,
    target: false,
    lit: false,
    filtered: None,
    wrong: false,
    tried: false,
    painted: false,
    colours: ColourSet::EMPTY,
    chips: [DigitSet::EMPTY; Colour::COUNT],
};

/// Cells with a role in the current shapes.
#[derive(Default)]
struct Roles {
    cause: CellSet,
    target: CellSet,
    lit: CellSet,
}

impl Roles {
    fn of(emphases: &[Emphasis]) -> Self {
        let mut roles = Self::default();
        for emphasis in emphases {
            match *emphasis {
                Emphasis::Cell(cell, Role::Cause) => roles.cause.insert(cell),
                Emphasis::Candidate(candidate, Role::Placed | Role::Guessed) => {
                    roles.target.insert(candidate.cell);
                }
                Emphasis::Candidate(candidate, Role::Lit) => roles.lit.insert(candidate.cell),
                _ => {}
            }
        }
        roles
    }
}

/// The data for the small digits of all cells, computed once per board.
struct SmallDigits<'a> {
    session: &'a Session,
    board: &'a Candidates,
    shape: Shape,
    /// The width of a cell in view.
    pixels: u16,
    /// The style of digits in fixed places at that size.
    style: NoteStyle,
    /// Whether the player writes two kinds of notes.
    in_two_kinds: bool,
    are_all_on: bool,
    /// The step on the board: the cells in its pattern show the candidates that carry its marks.
    hinted: Option<&'a FoundStep>,
    /// Whether the board is a position on a trail, which has no notes and no colours.
    solving: bool,
}

impl SmallDigits<'_> {
    /// The small digits and coloured candidates of a cell, and nothing else.
    fn of(&self, cell: Cell) -> CellView {
        let (notes, note_kind) = self.notes(cell);
        let two_kinds = note_kind == NoteKind::Notes && self.in_two_kinds;
        let (notes, corner) =
            if two_kinds { (notes.centre, notes.corner) } else { (notes.all(), DigitSet::EMPTY) };
        let mut chips = NOTHING.chips;
        if !self.solving && self.board.is_open(cell) {
            for (digit, colour) in self.session.game().coloured_in(cell) {
                let of_colour = &mut chips[usize::from(colour.number()) - 1];
                *of_colour = of_colour.with(digit);
            }
        }
        CellView { notes, corner, two_kinds, note_kind, note_style: self.style, chips, ..NOTHING }
            .with_room(self.pixels, &self.shape)
    }

    fn notes(&self, cell: Cell) -> (Notes, NoteKind) {
        let CellState::Open(possible) = self.board.state(cell) else { return (Notes::NONE, NoteKind::None) };
        if let Some(found) = self.hinted.filter(|found| found.spoken_of.contains(cell)) {
            return (Notes::fixed(found.found_in.digits(cell)), NoteKind::Preview);
        }
        match self.session.game().entry(cell) {
            _ if self.are_all_on => (Notes::fixed(possible), NoteKind::Candidates),
            _ if self.session.kernel().tells(cell) => (Notes::fixed(possible), NoteKind::Preview),
            Entry::Notes(notes) if !self.solving => (notes, NoteKind::Notes),
            _ => (Notes::NONE, NoteKind::None),
        }
    }
}

impl Session {
    /// All cells, in reading order.
    #[must_use]
    pub fn cells(&self) -> Vec<CellView> {
        let board = self.board();
        let shape = self.game().shape();
        let conflicts = self.conflicts();
        // While the solver is open, or a step that answers a question, its marks have the board to
        // themselves.
        let playing = self.shows_the_game();
        let hidden = self.kernel().page().is_paused() && playing;
        let roles = Roles::of(&self.emphases());
        let filtered = self.filtered().filter(|_| playing && !hidden);
        let is_lit = self.is_lit();
        let selection = if is_lit { CellSet::EMPTY } else { self.selection() };
        let tried = if playing { self.game().tried() } else { CellSet::EMPTY };
        let chosen = self.same_digit().filter(|_| playing && !is_lit && self.settings().same_digit);
        let wrong = self.kernel().wrong();
        let small_digits = self.all_small_digits();
        Cell::all(shape)
            .map(|cell| {
                let digit = board.digit(cell).filter(|_| !hidden);
                let small = if hidden { NOTHING } else { small_digits.of(cell) };
                let colours = self.game().colours(cell);
                let colours = if playing && !hidden { colours } else { ColourSet::EMPTY };
                CellView {
                    digit,
                    ink: if digit.is_some() { self.ink(cell) } else { Ink::None },
                    cursor: cell == self.cursor(),
                    selected: playing && selection.contains(cell),
                    same: digit.is_some()
                        && digit == chosen
                        && !(cell == self.cursor() && self.kernel().input().lock().is_none()),
                    conflict: !hidden && conflicts.contains(cell),
                    cause: roles.cause.contains(cell),
                    target: roles.target.contains(cell),
                    lit: roles.lit.contains(cell),
                    filtered: filtered.as_ref().map(|(standing, possible)| {
                        match (standing.contains(cell), possible.contains(cell)) {
                            (true, _) => Filtered::Standing,
                            (_, true) => Filtered::Possible,
                            _ => Filtered::Impossible,
                        }
                    }),
                    wrong: playing && !hidden && wrong.contains(cell),
                    tried: !hidden && tried.contains(cell),
                    painted: !colours.is_empty(),
                    colours,
                    ..small
                }
            })
            .collect()
    }

    /// Whether the board has just been finished, and nothing is to be marked on it.
    pub(super) fn is_lit(&self) -> bool {
        self.shows_the_game() && self.kernel().input().is_reading() && self.game().is_finished()
    }

    /// The small digits and coloured candidates of a cell, and nothing else.
    pub(super) fn small_digits(&self, cell: Cell) -> CellView {
        self.all_small_digits().of(cell)
    }

    fn all_small_digits(&self) -> SmallDigits<'_> {
        let solving = !self.shows_the_game();
        let is_of_an_answer = self.kernel().shows_a_layer();
        SmallDigits {
            session: self,
            board: self.board(),
            shape: self.game().shape().clone(),
            pixels: self.cell_pixels(),
            style: NoteStyle::for_cell(self.cell_pixels(), self.game().shape()),
            in_two_kinds: self.settings().note_layout == NoteLayout::CornerCentre,
            are_all_on: self.candidates_are_on(),
            hinted: self.kernel().shown().found.as_ref().filter(|_| !is_of_an_answer),
            solving,
        }
    }

    /// The digit lit wherever it is on the board: the locked one, or else that of the cursor's cell.
    fn same_digit(&self) -> Option<Digit> {
        self.kernel().input().lock().or_else(|| self.board().digit(self.cursor()))
    }

    /// The digit with its notes lit: the same, or the highlighted one.
    pub(super) fn lit_digit(&self) -> Option<Digit> {
        match self.filter() {
            Some(Filter::Digit(digit)) => Some(digit),
            Some(Filter::Bivalue) | None => self.same_digit(),
        }
    }

    /// The current highlight.
    #[must_use]
    pub const fn filter(&self) -> Option<Filter> {
        self.kernel().input().filter()
    }

    /// All shapes over the board.
    #[must_use]
    pub fn emphases(&self) -> Vec<Emphasis> {
        let mut emphases = Vec::new();
        if self.kernel().page().is_paused() && self.kernel().page().is_playing() {
            return emphases;
        }
        emphases.extend(Emphasis::all(self.kernel().shown().marks.clone()));
        emphases.extend(self.named());
        emphases.extend(self.lit().map(|candidate| Emphasis::Candidate(candidate, Role::Lit)));
        emphases
    }

    /// The candidates lit by the pointer: the one under it, and the same digit in the houses of the cell.
    fn lit(&self) -> impl Iterator<Item = Candidate> {
        let board = self.board();
        let pointed = self
            .kernel()
            .pointer()
            .pointing()
            .map(Pointing::candidate)
            .filter(|&candidate| board.allows(candidate));
        let shown = pointed.filter(|_| self.candidates_are_on());
        shown.into_iter().flat_map(move |candidate| {
            let peers = board.geometry().peer_list(candidate.cell).iter();
            let same = peers.map(|&peer| Candidate::new(peer, candidate.digit));
            let lit: Vec<Candidate> = same.filter(|&other| board.allows(other)).collect();
            std::iter::once(candidate).chain(lit)
        })
    }

    /// The thing named by the piece of a sentence under the pointer.
    fn named(&self) -> Vec<Emphasis> {
        match self.kernel().pointer().mention() {
            // Statements and links are lit in the drawing.
            None | Some(Mention::Statement(_) | Mention::Link(_)) => Vec::new(),
            Some(Mention::Cell(cell)) => vec![Emphasis::Cell(cell, Role::Lit)],
            Some(Mention::Cells(cells)) => cells.iter().map(|cell| Emphasis::Cell(cell, Role::Lit)).collect(),
            Some(Mention::House(house)) => vec![Emphasis::House(house, Role::Lit)],
            Some(Mention::Set(number)) => {
                let cells = self.step_shown().map_or_else(Vec::new, |shown| set_cells(&shown.step, number));
                cells.into_iter().map(|cell| Emphasis::Cell(cell, Role::Lit)).collect()
            }
            Some(Mention::Digit(digit)) => {
                let board = self.board();
                let standing =
                    Cell::all(self.game().shape()).filter(|&cell| board.digit(cell) == Some(digit));
                standing.map(|cell| Emphasis::Cell(cell, Role::Lit)).collect()
            }
        }
    }

    pub(super) fn ink(&self, cell: Cell) -> Ink {
        match self.game().entry(cell) {
            Entry::Given(_) => Ink::Given,
            Entry::Placed(_) if self.kernel().shows_own_digits() => Ink::Placed,
            Entry::Placed(_) | Entry::Notes(_) => Ink::Solver,
        }
    }

    /// Whether digits that are twice in a house are shown. The solver's board has none.
    fn shows_conflicts(&self) -> bool {
        let unwanted = self.kernel().page().is_playing() && !self.settings().duplicates;
        !unwanted && self.kernel().shown().origin == Origin::Game
    }

    /// The first other cell that this one sees with the same digit, and the number of further ones, if they are shown.
    pub(super) fn clash(&self, cell: Cell) -> Option<(Cell, usize)> {
        let digit = self.game().entry(cell).digit().filter(|_| self.shows_conflicts())?;
        let peers = self.game().shape().geometry().peer_list(cell).iter().copied();
        let mut same = peers.filter(|&peer| self.game().entry(peer).digit() == Some(digit));
        same.next().map(|first| (first, same.count()))
    }

    /// The numbers of the clues that the digits on the board break, if conflicts are shown.
    #[must_use]
    pub fn broken_clues(&self) -> Vec<u16> {
        let shape = self.game().shape();
        if !shape.has_clues() || !self.shows_conflicts() || self.kernel().page().is_paused() {
            return Vec::new();
        }
        shape.geometry().broken_clues(&|cell| self.game().entry(cell).digit())
    }

    /// Cells with a digit that is twice in a house, or breaks a cage or a clue with others.
    fn conflicts(&self) -> CellSet {
        if !self.shows_conflicts() {
            return CellSet::EMPTY;
        }
        doubles(self.game().shape(), |cell| self.game().entry(cell).digit())
    }
}

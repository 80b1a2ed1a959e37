//! The layer under the digits and around the cells of the whole board: colours, discs behind notes, the
//! highlight, and the selection. It depends on the cells as drawn, and on the cursor.

use super::{CellView, Emphasis, Filtered, NoteKind, NoteStyle, spots::Spot};
use crate::{
    game::colour::{Colour, ColourSet},
    input::{
        Mode, Target,
        lens::{Lens, MapCorner},
    },
    session::Session,
    ui::Pointing,
};
use sudoku_core::{Cell, CellSet};

/// All colours on the board.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Paint {
    /// Cells with a colour.
    pub cells: Vec<(Cell, ColourSet)>,
    /// Coloured candidates, each with its place.
    pub chips: Vec<(Colour, Cell, Spot)>,
}

/// The layer under the digits and around the cells.
#[derive(Clone, Debug, PartialEq)]
pub struct Ground {
    /// The style of small digits in fixed places at the current size.
    pub style: NoteStyle,
    /// Colours.
    pub paint: Paint,
    /// The spots of small digits equal to the highlighted digit, or else to the locked one or the cursor's.
    pub discs: Vec<(Cell, Spot)>,
    /// The cells that the cursor's cell sees; none during a highlight or a hint.
    pub peers: CellSet,
    /// Whether there is a highlight.
    pub filtering: bool,
    /// Cells that are the highlighted digit.
    pub standing: CellSet,
    /// Cells that can be it.
    pub possible: CellSet,
    /// Cells that can't be it.
    pub impossible: CellSet,
    /// Whether the numbers of rows and columns are at the edges.
    pub coordinates: bool,
    /// Whether a step is read, so that the frame of the cursor's cell would only distract.
    pub reading: bool,
    /// Whether a hint is open, so that the selected cells have a line and no fill.
    pub hinted: bool,
    /// The selected cells.
    pub selected: CellSet,
    /// The cursor, if several cells are selected.
    pub cursor: Option<Cell>,
}

impl Session {
    /// The layer under the digits of these cells, which are those of [`Session::cells`].
    #[must_use]
    pub fn ground(&self, cells: &[CellView]) -> Ground {
        let shape = self.game().shape();
        let all = || Cell::all(shape).zip(cells);
        let those = |is: &dyn Fn(&CellView) -> bool| {
            all().filter(|(_, view)| is(view)).map(|(cell, _)| cell).collect::<CellSet>()
        };
        let playing = self.shows_the_game();
        let lit = self.lit_digit().filter(|_| playing && self.settings().same_candidate);
        let has = |view: &CellView, digit| {
            matches!(view.note_kind, NoteKind::Notes | NoteKind::Candidates) && view.small().contains(digit)
        };
        let discs = lit.into_iter().flat_map(|digit| {
            let with = all().filter(move |(_, view)| has(view, digit));
            with.flat_map(move |(cell, view)| {
                view.spots_of(digit, shape).into_iter().map(move |spot| (cell, spot))
            })
        });
        let chips = all().flat_map(|(cell, view)| {
            let of_colour = Colour::all().zip(view.chips).filter(|(_, digits)| !digits.is_empty());
            of_colour.flat_map(move |(colour, digits)| {
                let spots = digits.iter().flat_map(|digit| view.spots_of(digit, shape)).collect::<Vec<_>>();
                spots.into_iter().map(move |spot| (colour, cell, spot))
            })
        });
        let painted = all().filter(|(_, view)| !view.colours.is_empty());
        let selected = those(&|view| view.selected);
        let filtering = cells.iter().any(|view| view.filtered.is_some());
        let filtered =
            |as_what| if filtering { those(&|view| view.filtered == Some(as_what)) } else { CellSet::EMPTY };
        let hinted = self.features().hint.form(self.kernel()).is_some();
        // The place that a hint names is the only one to look at.
        let sees = playing && self.settings().peers && !filtering && !self.is_lit() && !hinted;
        Ground {
            style: NoteStyle::for_cell(self.cell_pixels(), shape),
            paint: Paint {
                cells: painted.map(|(cell, view)| (cell, view.colours)).collect(),
                chips: chips.collect(),
            },
            discs: discs.collect(),
            peers: if sees { *shape.geometry().peers(self.cursor()) } else { CellSet::EMPTY },
            filtering,
            coordinates: (self.names_cells() && !self.settings().simple) || self.settings().coordinates,
            reading: self.kernel().walk_shown().is_some() && self.kernel().input().is_reading(),
            hinted,
            standing: filtered(Filtered::Standing),
            possible: filtered(Filtered::Possible),
            impossible: filtered(Filtered::Impossible),
            cursor: (selected.len() > 1).then_some(self.cursor()),
            selected,
        }
    }

    /// Whether words beside the board name its cells: those of a step, a hint, an answer or a judgement.
    fn names_cells(&self) -> bool {
        let kernel = self.kernel();
        kernel.walk_shown().is_some()
            || self.step_shown().is_some()
            || self.features().open(kernel).contains(&true)
    }

    /// The target of a pointer at a spot of the board, in shares of its width and height: the cell, and the
    /// small digit there. None outside the board.
    #[must_use]
    pub fn pointing_at(&self, across: f64, down: f64) -> Option<Pointing> {
        let shape = self.game().shape();
        let fixed = Pointing::at(shape, across, down)?;
        let (cell, x, y) = shape.geometry().cell_under(across, down)?;
        let digit = self.small_digits(cell).digit_at(x, y, fixed.digit, shape);
        Some(Pointing { cell, digit })
    }

    /// Returns a number that each change of the board raises. A tap after it is not the second of a double tap.
    #[must_use]
    pub const fn changes(&self) -> u64 {
        self.kernel().current().revision()
    }

    /// Whether a tap does more than select a cell: it enters the locked digit, or colours a candidate. Then
    /// two taps are two entries, and do not select all cells with the same content.
    #[must_use]
    pub fn a_tap_enters(&self) -> bool {
        self.kernel().input().lock().is_some()
            || self.mode() == Mode::Colour && self.kernel().input().brush().target == Target::Candidates
    }

    /// The width of a cell in view, in pixels.
    pub(super) fn cell_pixels(&self) -> u16 {
        self.kernel().zoom().pixels(self.kernel().pointer().cell_pixels())
    }

    /// The part of the board in view.
    #[must_use]
    pub fn lens(&self) -> LensView {
        let zoom = self.kernel().zoom();
        // While the player drags the map, it stays under the finger.
        let map = (!zoom.is_held()).then(|| zoom.lens().map_corner(self.cursor(), &self.marked_cells()));
        LensView { lens: zoom.lens().clone(), held: zoom.is_held(), drawn: zoom.drawn(), map }
    }

    /// The cells with marks, on an enlarged board.
    fn marked_cells(&self) -> Vec<Cell> {
        if self.kernel().zoom().lens().is_whole() {
            return Vec::new();
        }
        let marked = |emphasis| match emphasis {
            Emphasis::Cell(cell, _) => Some(cell),
            Emphasis::Candidate(candidate, _) => Some(candidate.cell),
            Emphasis::House(..) => None,
        };
        self.emphases().into_iter().filter_map(marked).collect()
    }

    /// Whether a finger dragged from this cell over an enlarged board moves the board. From a selected cell
    /// it extends the selection; with a locked digit or a colour it enters that, as on the whole board.
    #[must_use]
    pub fn a_finger_pans(&self, from: Cell) -> bool {
        let tool = self.kernel().input().lock().is_some() || self.mode() == Mode::Colour;
        let selects = self.a_drag_chooses() && (tool || self.kernel().input().selection().contains(from));
        !self.kernel().zoom().lens().is_whole() && !selects
    }

    /// Whether dragging the pointer selects cells: the solver's board has no selection.
    #[must_use]
    pub const fn a_drag_chooses(&self) -> bool {
        self.kernel().page().is_playable()
    }
}

/// The part of the board in view.
#[derive(Clone, Debug, PartialEq)]
pub struct LensView {
    /// The lens.
    pub lens: Lens,
    /// Whether the player is moving it, so that more changes follow.
    pub held: bool,
    /// The scale of the board's layout: that of the lens, or the previous one while it is moving.
    pub drawn: f64,
    /// The corner with the map; while the lens is moving, its previous corner.
    pub map: Option<MapCorner>,
}

/// A cell divided among this number of colours, each piece with one corner in the middle of the cell: the
/// corners of each piece, in shares of the cell from the left and the top. All pieces have the same size.
#[must_use]
pub fn slices(count: usize) -> Vec<Vec<(f64, f64)>> {
    if count <= 1 {
        return vec![vec![(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)]; count];
    }
    // The way around the cell from its first corner: each edge has length 1.
    let around = |way: f64| match way as usize % 4 {
        0 => (way.fract(), 0.0),
        1 => (1.0, way.fract()),
        2 => (1.0 - way.fract(), 1.0),
        _ => (0.0, 1.0 - way.fract()),
    };
    let slice = |number: usize| {
        let edge = |number: usize| 4.0 * number as f64 / count as f64;
        let (from, to) = (edge(number), edge(number + 1));
        let between = (1..=4).map(f64::from).filter(|&corner| corner > from && corner < to);
        let ends = [from].into_iter().chain(between).chain([to]);
        [(0.5, 0.5)].into_iter().chain(ends.map(around)).collect()
    };
    (0..count).map(slice).collect()
}

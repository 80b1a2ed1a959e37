//! What lies under the digits of the whole board and around its cells: colours, discs behind notes, what the
//! filter says, and which cells are selected. It follows from the cells as they are drawn, and from where the cursor is.

use super::{CellView, Filtered, NoteKind, NoteStyle, spots::Spot};
use crate::{
    Cell, CellSet,
    play::{
        colour::{Colour, ColourSet},
        input::{Mode, Target},
        lens::{Lens, MapCorner},
        session::Session,
        ui::{Panel, Pointing},
    },
};

/// All colours on the board.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Paint {
    /// Cells that have any.
    pub cells: Vec<(Cell, ColourSet)>,
    /// Candidates, each where it is drawn.
    pub chips: Vec<(Colour, Cell, Spot)>,
}

/// What lies under the digits and around the cells.
#[derive(Clone, Debug, PartialEq)]
pub struct Ground {
    /// How small digits in fixed places are drawn at the present size.
    pub style: NoteStyle,
    /// Colours.
    pub paint: Paint,
    /// Spots of small digits that are the one that is pointed out, or else the locked one or the cursor's.
    pub discs: Vec<(Cell, Spot)>,
    /// Cells that the cursor's cell sees; none while something is pointed out.
    pub peers: CellSet,
    /// Whether something is pointed out.
    pub filtering: bool,
    /// Cells where what is pointed out stands.
    pub standing: CellSet,
    /// Cells where it can stand.
    pub possible: CellSet,
    /// Cells where it cannot.
    pub impossible: CellSet,
    /// The selected cells.
    pub selected: CellSet,
    /// The cursor, where it is one of several cells chosen.
    pub cursor: Option<Cell>,
}

impl Session {
    /// What lies under the digits of these cells, which are those of [`Session::cells`].
    #[must_use]
    pub fn ground(&self, cells: &[CellView]) -> Ground {
        let order = self.game().order();
        let all = || Cell::all(order).zip(cells);
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
                view.spots_of(digit, order).into_iter().map(move |spot| (cell, spot))
            })
        });
        let chips = all().flat_map(|(cell, view)| {
            let of_colour = Colour::all().zip(view.chips).filter(|(_, digits)| !digits.is_empty());
            of_colour.flat_map(move |(colour, digits)| {
                let spots = digits.iter().flat_map(|digit| view.spots_of(digit, order)).collect::<Vec<_>>();
                spots.into_iter().map(move |spot| (colour, cell, spot))
            })
        });
        let painted = all().filter(|(_, view)| !view.colours.is_empty());
        let selected = those(&|view| view.selected);
        let filtering = cells.iter().any(|view| view.filtered.is_some());
        let filtered =
            |as_what| if filtering { those(&|view| view.filtered == Some(as_what)) } else { CellSet::EMPTY };
        let sees = playing && self.settings().peers && !filtering;
        Ground {
            style: NoteStyle::for_cell(self.cell_pixels(), order),
            paint: Paint {
                cells: painted.map(|(cell, view)| (cell, view.colours)).collect(),
                chips: chips.collect(),
            },
            discs: discs.collect(),
            peers: if sees { *order.geometry().peers(self.cursor()) } else { CellSet::EMPTY },
            filtering,
            standing: filtered(Filtered::Standing),
            possible: filtered(Filtered::Possible),
            impossible: filtered(Filtered::Impossible),
            cursor: (selected.len() > 1).then_some(self.cursor()),
            selected,
        }
    }

    /// What a pointer means at a spot of the board, given as shares of its width and height: the cell, and
    /// the small digit that is drawn there. None outside.
    #[must_use]
    pub fn pointing_at(&self, across: f64, down: f64) -> Option<Pointing> {
        let order = self.game().order();
        let fixed = Pointing::at(order, across, down)?;
        let (cell, x, y) = order.geometry().cell_under(across, down)?;
        let digit = self.small_digits(cell).digit_at(x, y, fixed.digit, order);
        Some(Pointing { cell, digit })
    }

    /// Whether a tap does more than choose a cell: it enters the locked digit, or colours a candidate. Then
    /// two taps are two entries, and no wish for all cells that hold the same.
    #[must_use]
    pub fn a_tap_enters(&self) -> bool {
        self.input().lock().is_some()
            || self.mode() == Mode::Colour && self.input().brush().target == Target::Candidates
    }

    /// How wide a cell is seen, in pixels.
    pub(super) fn cell_pixels(&self) -> u16 {
        self.zoom().pixels(self.gaze().cell_pixels())
    }

    /// The part of the board that is seen.
    #[must_use]
    pub fn lens(&self) -> LensView {
        let zoom = self.zoom();
        // A map that is dragged does not walk away from under the finger.
        let map = if zoom.is_held() { None } else { Some(zoom.lens().map_corner(self.cursor())) };
        LensView { lens: zoom.lens(), held: zoom.is_held(), drawn: zoom.drawn(), map }
    }

    /// Whether a finger that goes down there and is drawn over an enlarged board moves it. From a selected cell it
    /// selects more, and with a locked digit or a colour in hand it does what that does, as on the whole board.
    #[must_use]
    pub fn a_finger_pans(&self, from: Cell) -> bool {
        let tool = self.input().lock().is_some() || self.mode() == Mode::Colour;
        let selects = self.a_drag_chooses() && (tool || self.input().selection().contains(from));
        !self.zoom().lens().is_whole() && !selects
    }

    /// Whether a pointer that is dragged chooses cells: the solver's board has none that are selected.
    #[must_use]
    pub const fn a_drag_chooses(&self) -> bool {
        matches!(self.panel(), Panel::Play) && !self.page().is_paused()
    }
}

/// The part of the board that is seen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LensView {
    /// The lens.
    pub lens: Lens,
    /// Whether it is in somebody's hand, so that more is to come.
    pub held: bool,
    /// The scale for which the board is laid out: that of the lens, but for as long as it is held.
    pub drawn: f64,
    /// The corner in which the map lies; while the lens is held, the one in which it lay.
    pub map: Option<MapCorner>,
}

/// A cell shared by so many colours, each with one corner of its piece in the middle of the cell: the
/// corners of each piece, from the left and the top as shares of the cell. All pieces are of one size.
#[must_use]
pub fn slices(count: usize) -> Vec<Vec<(f64, f64)>> {
    if count <= 1 {
        return vec![vec![(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)]; count];
    }
    // The way around the cell, from its first corner: one for each edge.
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

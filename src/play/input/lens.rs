//! The part of a large board that fills its frame. A 16×16 or a 25×25 can be enlarged until one box fills the
//! frame; a smaller board is always whole, and leaves zooming to the browser.
//!
//! Places on the board are in shares of its width and height, and places in the frame likewise: so everything
//! here works for any screen.

use sudoku_core::{Cell, Shape, shape::Density, sorting::sort_few_by};

/// A place as shares of a width and a height.
pub type Share = (f64, f64);

/// The number of boxes across the frame, for each press of a key that enlarges. With three boxes of a 25×25,
/// notes are readable on a desktop of 1080 px.
const STEPS: [usize; 3] = [3, 2, 1];
/// A smaller scale counts as the whole board.
const HARDLY: f64 = 1.05;
/// The visible margin around a box that fills the frame, in cells, so that the player sees its end.
const MARGIN: f64 = 0.2;
/// The enlargement for each pixel of a wheel, as a logarithm, and the limit for one turn: mice and trackpads
/// report very different numbers.
const WHEEL: f64 = 0.01;
const WHEEL_AT_MOST: f64 = 0.25;

/// The share of the frame's width and height for the map and some room around it.
const MAP: f64 = 0.3;

/// The corner of the frame for the map of the whole; the lower right by default.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MapCorner {
    /// Whether it is an upper corner.
    pub top: bool,
    /// Whether it is a left corner.
    pub left: bool,
}

/// The part of the board that fills the frame. It never shows anything outside the board.
#[derive(Clone, Debug, PartialEq)]
pub struct Lens {
    shape: Shape,
    scale: f64,
    corner: Share,
}

impl Lens {
    /// The whole board.
    #[must_use]
    pub fn whole(shape: &Shape) -> Self {
        Self { shape: shape.clone(), scale: 1.0, corner: (0.0, 0.0) }
    }

    /// Whether boards of that size can be enlarged: on most screens their cells are too small for a finger.
    #[must_use]
    pub const fn enlarges(shape: &Shape) -> bool {
        matches!(shape.density(), Density::Large | Density::Huge)
    }

    /// The largest scale for a board of that size: a box then fills the frame.
    #[must_use]
    pub const fn most(shape: &Shape) -> f64 {
        // A board has as many boxes side by side as a box has rows, and as many one below another as it has columns.
        let (across, down) = (shape.box_rows(), shape.box_columns());
        match (Self::enlarges(shape), across < down) {
            (false, _) => 1.0,
            (true, true) => across as f64,
            (true, false) => down as f64,
        }
    }

    /// The size of the board.
    #[must_use]
    pub const fn shape(&self) -> &Shape {
        &self.shape
    }

    /// The scale relative to the whole board.
    #[must_use]
    pub const fn scale(&self) -> f64 {
        self.scale
    }

    /// The place on the board in the upper left corner of the frame.
    #[must_use]
    pub const fn corner(&self) -> Share {
        self.corner
    }

    /// The visible share of the board's width and height.
    #[must_use]
    pub fn seen(&self) -> f64 {
        1.0 / self.scale
    }

    /// Whether the whole board is visible.
    #[must_use]
    pub fn is_whole(&self) -> bool {
        self.scale <= 1.0
    }

    /// The place on the board at a place of the frame.
    #[must_use]
    pub fn place_at(&self, (across, down): Share) -> Share {
        (self.corner.0 + across * self.seen(), self.corner.1 + down * self.seen())
    }

    /// Fingers moved from one place of the frame to another, and their distance grew by a factor: the place
    /// on the board under them stays under them, as far as the edges of the board allow.
    #[must_use]
    pub fn turned(&self, from: Share, to: Share, factor: f64) -> Self {
        let held = self.place_at(from);
        let scale = self.bounded(self.scale * factor);
        self.with(scale, (held.0 - to.0 / scale, held.1 - to.1 / scale))
    }

    /// The lens at rest: a small enlargement becomes the whole board, which fingers seldom hit exactly.
    #[must_use]
    pub fn settled(&self) -> Self {
        if self.scale < HARDLY { Self::whole(&self.shape) } else { self.clone() }
    }

    /// Enlarged by a step, around the box of a cell.
    #[must_use]
    pub fn closer(&self, cell: Cell) -> Self {
        let next = STEPS.into_iter().find(|&boxes| self.filled_by(boxes) > self.scale * HARDLY);
        match next {
            Some(boxes) => self.around_box(boxes, cell),
            None => self.looking_at(self.middle_of(cell)),
        }
    }

    /// Made smaller by a step, around the middle of the visible part.
    #[must_use]
    pub fn farther(&self) -> Self {
        let mut steps = STEPS.into_iter().rev().map(|boxes| self.filled_by(boxes));
        let scale = steps.find(|scale| scale * HARDLY < self.scale).unwrap_or(1.0);
        self.around(scale, self.place_at((0.5, 0.5)))
    }

    /// Fills the frame with the box of a cell.
    #[must_use]
    pub fn into_box(&self, cell: Cell) -> Self {
        self.around_box(1, cell)
    }

    /// Centres a place on the board.
    #[must_use]
    pub fn looking_at(&self, place: Share) -> Self {
        self.around(self.scale, place)
    }

    /// Brings cells into the frame with the least movement. If they don't all fit, the ones
    /// nearest to the middle of the visible part come first.
    #[must_use]
    pub fn showing(&self, cells: &[Cell]) -> Self {
        let seen = self.seen();
        let fits = |cells: &[Cell]| {
            self.extent(cells).is_some_and(|extent| extent.iter().all(|(from, to)| to - from <= seen))
        };
        let middle = self.place_at((0.5, 0.5));
        let far = |cell: &Cell| {
            let (across, down) = self.middle_of(*cell);
            (across - middle.0).hypot(down - middle.1)
        };
        let mut wanted: Vec<Cell> =
            cells.iter().copied().filter(|cell| cell.index() < self.shape.cell_count()).collect();
        sort_few_by(&mut wanted, |one, other| far(one).total_cmp(&far(other)));
        let mut shown = Vec::new();
        for cell in wanted {
            shown.push(cell);
            if shown.len() > 1 && !fits(&shown) {
                shown.pop();
            }
        }
        let Some([across, down]) = self.extent(&shown) else { return self.clone() };
        let corner = |now: f64, (from, to): (f64, f64)| now.min(from).max(to - seen);
        self.with(self.scale, (corner(self.corner.0, across), corner(self.corner.1, down)))
    }

    /// The corner for the map: the one farther from the edges of the board, so that the player can move any
    /// cell out from under it; another, if the cell of the cursor is there, or more of the marked cells.
    #[must_use]
    pub fn map_corner(&self, cursor: Cell, marked: &[Cell]) -> MapCorner {
        let far = self.corner.0 + self.corner.1 > 1.0 - self.seen();
        let covers = |corner: MapCorner, cell: Cell| {
            let under = |first: bool, from: f64, (low, high): (f64, f64)| {
                let [low, high] = [low, high].map(|share| (share - from) * self.scale);
                if first { low < MAP } else { high > 1.0 - MAP }
            };
            self.extent(&[cell]).is_some_and(|[across, down]| {
                under(corner.left, self.corner.0, across) && under(corner.top, self.corner.1, down)
            })
        };
        let corner = MapCorner { top: far, left: far };
        let corners = [(far, !far), (!far, far), (!far, !far)].map(|(top, left)| MapCorner { top, left });
        let cost = |corner: MapCorner| {
            (covers(corner, cursor), marked.iter().filter(|&&cell| covers(corner, cell)).count())
        };
        corners.into_iter().fold(corner, |best, other| if cost(other) < cost(best) { other } else { best })
    }

    /// A wheel turned at a place of the frame, by this many pixels downwards.
    #[must_use]
    pub fn wheel(down: f64) -> f64 {
        (-down * WHEEL).clamp(-WHEEL_AT_MOST, WHEEL_AT_MOST).exp()
    }

    /// The cell, or the first if it is one of a larger board that has gone.
    fn here(&self, cell: Cell) -> Cell {
        if cell.index() < self.shape.cell_count() { cell } else { Cell::at(0) }
    }

    /// The scale with this number of boxes across the frame.
    fn filled_by(&self, boxes: usize) -> f64 {
        let cells = (boxes * self.shape.geometry().widest()) as f64 + 2.0 * MARGIN;
        self.bounded(self.shape.side() as f64 / cells)
    }

    /// Shows this number of boxes, with that of a cell in the middle, as far as the edges of the board allow.
    fn around_box(&self, boxes: usize, cell: Cell) -> Self {
        let geometry = self.shape.geometry();
        let house = geometry.box_of(self.here(cell));
        let middle = self.extent(geometry.cells(house)).map(|extent| extent.map(middle));
        middle.map_or_else(|| self.clone(), |middle| self.around(self.filled_by(boxes), middle.into()))
    }

    fn middle_of(&self, cell: Cell) -> Share {
        self.extent(&[self.here(cell)]).map_or((0.5, 0.5), |extent| extent.map(middle).into())
    }

    /// The extent of cells on this board, across and down.
    fn extent(&self, cells: &[Cell]) -> Option<[(f64, f64); 2]> {
        let (geometry, side) = (self.shape.geometry(), self.shape.side());
        let here = || cells.iter().filter(|cell| cell.index() < self.shape.cell_count());
        let share = |line: usize| line as f64 / side as f64;
        let columns = || here().map(|&cell| geometry.column(cell));
        let rows = || here().map(|&cell| geometry.row(cell));
        Some([
            (share(columns().min()?), share(columns().max()? + 1)),
            (share(rows().min()?), share(rows().max()? + 1)),
        ])
    }

    fn bounded(&self, scale: f64) -> f64 {
        // A pinch of length zero would give a scale that isn't finite.
        if scale.is_finite() { scale.max(1.0).min(Self::most(&self.shape)) } else { self.scale }
    }

    fn around(&self, scale: f64, middle: Share) -> Self {
        let scale = self.bounded(scale);
        self.with(scale, (middle.0 - 0.5 / scale, middle.1 - 0.5 / scale))
    }

    /// The only constructor: the board covers the frame.
    fn with(&self, scale: f64, (left, top): Share) -> Self {
        let room = 1.0 - 1.0 / scale;
        let kept =
            |now: f64, next: f64| if next.is_finite() { next.max(0.0).min(room) } else { now.min(room) };
        Self {
            shape: self.shape.clone(),
            scale,
            corner: (kept(self.corner.0, left), kept(self.corner.1, top)),
        }
    }
}

fn middle((from, to): (f64, f64)) -> f64 {
    f64::midpoint(from, to)
}

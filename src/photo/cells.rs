//! The pictures of single cells, cut out and made comparable.

use crate::{Grey, plane::Plane};

/// The pixels of a side of a cell's picture.
pub const SIDE: usize = 24;

/// The pixels of a cell's picture.
pub const PIXELS: usize = SIDE * SIDE;

/// The share of a cell's side that its picture shows: the lines around are mostly outside.
pub const SHOWN: f32 = 0.92;

/// A cell's picture, row by row: 0 for the paper of this cell, about 1 for its darkest ink.
pub type Cell = [f32; PIXELS];

/// A movement of the window that is cut out, against the cell.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Nudge {
    /// To the right, in cells.
    pub right: f32,
    /// Downwards, in cells.
    pub down: f32,
    /// The factor of the sides of the window.
    pub size: f32,
    /// The sine and the cosine of a turn.
    pub turn: (f32, f32),
}

impl Nudge {
    /// No movement.
    pub const NONE: Self = Self { right: 0.0, down: 0.0, size: 1.0, turn: (0.0, 1.0) };
}

/// Cuts cells out of a picture.
#[derive(Debug)]
pub struct Cutter {
    picture: Grey,
    plane: Plane,
}

impl Cutter {
    /// Returns a cutter for the cells of a plane.
    pub fn new(picture: &Grey, plane: &Plane) -> Self {
        // A pixel of a cell should be about one of the picture; otherwise fine noise gets in.
        let times = (plane.cell() * SHOWN / (SIDE as f32 * 1.25)).floor().max(1.0);
        Self { picture: picture.shrunk(times as usize), plane: plane.scaled(1.0 / times) }
    }

    /// Returns the brightness of the window around the cell at this column and row, in a picture of `side` pixels a
    /// side.
    pub fn cut(&self, column: usize, row: usize, nudge: Nudge, side: usize) -> Vec<f32> {
        let (sin, cos) = nudge.turn;
        let mut pixels = Vec::with_capacity(side * side);
        for y in 0..side {
            for x in 0..side {
                // Four points for each pixel, so that a large cell is not seen through holes.
                let mut sum = 0.0;
                for (more_x, more_y) in [(0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)] {
                    let across = ((x as f32 + more_x) / side as f32 - 0.5) * SHOWN * nudge.size;
                    let down = ((y as f32 + more_y) / side as f32 - 0.5) * SHOWN * nudge.size;
                    let u = column as f32 + 0.5 + nudge.right + across * cos - down * sin;
                    let v = row as f32 + 0.5 + nudge.down + across * sin + down * cos;
                    let point = self.plane.at(u, v);
                    sum += self.picture.at(point.x, point.y);
                }
                pixels.push(sum / 4.0);
            }
        }
        pixels
    }

    /// Returns the pictures of all cells of a board of `side` cells by `side`, in reading order, made comparable, and
    /// their contrast.
    pub fn board(&self, side: usize) -> (Vec<Cell>, f32) {
        let windows: Vec<Vec<f32>> =
            (0..side * side).map(|cell| self.window(side, cell, Nudge::NONE)).collect();
        let contrast = contrast(&windows);
        (windows.iter().map(|window| comparable(window, contrast)).collect(), contrast)
    }

    /// Returns the picture of one of these cells, made comparable by the contrast of all.
    pub fn cell(&self, side: usize, cell: usize, nudge: Nudge, contrast: f32) -> Cell {
        comparable(&self.window(side, cell, nudge), contrast)
    }

    fn window(&self, side: usize, cell: usize, nudge: Nudge) -> Vec<f32> {
        self.cut(cell % side, cell / side, nudge, SIDE)
    }
}

/// Sorts numbers by [Shell's method](https://en.wikipedia.org/wiki/Shellsort) with Ciura's gaps. The page loads this
/// code, which is a fraction of the standard library's.
pub(crate) fn sort_floats(numbers: &mut [f32]) {
    for gap in [301, 132, 57, 23, 10, 4, 1] {
        for next in gap..numbers.len() {
            let number = numbers[next];
            let mut at = next;
            while at >= gap && numbers[at - gap].total_cmp(&number).is_gt() {
                numbers[at] = numbers[at - gap];
                at -= gap;
            }
            numbers[at] = number;
        }
    }
}

/// Returns the brightness of the paper of a window, and its darkest ink below that.
fn paper_and_ink(window: &[f32]) -> (f32, f32) {
    let mut sorted = window.to_vec();
    sort_floats(&mut sorted);
    let paper = sorted[sorted.len() * 7 / 10];
    (paper, paper - sorted[sorted.len() / 50])
}

/// Returns the contrast of print on this board, as a share of the brightness of its paper: that of its clearer cells.
pub fn contrast(windows: &[Vec<f32>]) -> f32 {
    let mut shares: Vec<f32> = windows
        .iter()
        .map(|window| {
            let (paper, ink) = paper_and_ink(window);
            ink / paper.max(1.0)
        })
        .collect();
    sort_floats(&mut shares);
    shares.get(shares.len() * 17 / 20).copied().unwrap_or(1.0).max(0.02)
}

/// Returns a window made comparable with the cells of other boards. An empty cell keeps little ink: its noise is not
/// spread to the contrast of a digit.
pub fn comparable(window: &[f32], contrast: f32) -> Cell {
    let (paper, ink) = paper_and_ink(window);
    let scale = ink.max(contrast * paper * 0.6).max(1.0);
    let mut cell = [0.0; PIXELS];
    for (out, pixel) in cell.iter_mut().zip(window) {
        *out = ((paper - pixel) / scale).clamp(-0.5, 1.5);
    }
    cell
}

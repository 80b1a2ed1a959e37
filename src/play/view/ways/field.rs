//! The board for links: the obstacles, and the ways of other links.

use super::{
    Curve, Point,
    curve::{between, distance},
};
use crate::view::Spot;
use std::collections::BTreeSet;
use sudoku_core::{CellSet, Shape};

/// Half the width and half the height of a digit that fills its cell, with a margin.
const DIGIT: Point = (0.2, 0.26);
/// The same for a small digit, in shares of its room.
const SMALL: f64 = 0.42;
/// The least distance of a link from the edge of the board.
const EDGE: f64 = 0.04;
/// The bends to try, in shares of the way, gentle ones first.
const BENDS: [f64; 17] =
    [0.12, -0.12, 0.0, 0.22, -0.22, 0.34, -0.34, 0.48, -0.48, 0.64, -0.64, 0.85, -0.85, 1.1, -1.1, 1.4, -1.4];
/// The part of a link that must be visible between its ends, in shares of the room of a small digit.
const SEEN: f64 = 0.9;
/// The cost of a spot on the way of another link, on top of the bend.
const WORN: f64 = 2.0;
/// The cost of a cell's length along a line of the grid, on top of the bend.
const ALONG: f64 = 1.5;
/// A link runs along a line of the grid within this distance of it, at a turn of at most this tangent.
const NEAR: f64 = 0.075;
const SLANT: f64 = 0.15;
/// The length along lines of the grid that a link may have without a search for a better way, in cells.
const SUFFERED: f64 = 0.3;
/// The ways through a cell with a digit and no notes, from its edge.
const BESIDE: f64 = 0.14;

/// An obstacle: its middle, and half its width and height.
#[derive(Clone, Copy, Debug)]
struct Block {
    at: Point,
    half: Point,
}

/// The board for links.
#[derive(Clone, Debug)]
pub struct Field {
    shape: Shape,
    step: f64,
    gaps: Vec<f64>,
    /// The obstacles by cell: none reaches outside its cell.
    blocks: Vec<Vec<Block>>,
    /// The ways of other links, in halves of a step.
    worn: BTreeSet<(i32, i32)>,
}

impl Field {
    /// A board with digits in some cells, and small digits at the given spots of others.
    #[must_use]
    pub fn new(
        shape: Shape,
        standing: &CellSet,
        small: impl IntoIterator<Item = (sudoku_core::Cell, Spot)>,
    ) -> Self {
        let geometry = shape.geometry();
        let corner = |cell| (geometry.column(cell) as f64, geometry.row(cell) as f64);
        let mut blocks = vec![Vec::new(); shape.cell_count()];
        for cell in standing.iter() {
            let (x, y) = corner(cell);
            blocks[cell.index()].push(Block { at: (x + 0.5, y + 0.5), half: DIGIT });
        }
        for (cell, spot) in small {
            let (x, y) = corner(cell);
            let half = (spot.width * SMALL, spot.height * SMALL);
            blocks[cell.index()].push(Block { at: (x + spot.across, y + spot.down), half });
        }
        let step = Spot::fixed(sudoku_core::Digit::at(0), shape).width;
        let first_line = sudoku_core::Digit::all(shape).filter(|&digit| geometry.note_position(digit).0 == 0);
        let between: Vec<f64> =
            first_line.skip(1).map(|digit| Spot::fixed(digit, shape).across - step / 2.0).collect();
        let mut gaps = Vec::new();
        for cell in 0..shape.side() {
            gaps.push(cell as f64);
            gaps.push(cell as f64 + BESIDE);
            gaps.extend(between.iter().map(|across| cell as f64 + across));
            gaps.push(cell as f64 + 1.0 - BESIDE);
        }
        gaps.push(shape.side() as f64);
        Self { shape, step, gaps, blocks, worn: BTreeSet::new() }
    }

    /// The room of a small digit in a fixed place.
    #[must_use]
    pub const fn step(&self) -> f64 {
        self.step
    }

    /// The width of the board in cells.
    pub(super) const fn side(&self) -> f64 {
        self.shape.side() as f64
    }

    /// The positions of gaps from edge to edge, in both directions: one on each line between cells, and one
    /// between two notes.
    pub(super) fn gaps(&self) -> &[f64] {
        &self.gaps
    }

    /// The number of the last gap before a position.
    pub(super) fn gap_before(&self, at: f64) -> usize {
        self.gaps.partition_point(|&gap| gap <= at).saturating_sub(1)
    }

    /// Whether a spot is on the board and clear of everything except the ends.
    #[must_use]
    pub fn is_clear(&self, spot: Point, ends: &[Point]) -> bool {
        let (wide, inside) = (self.side(), |at: f64| at >= EDGE && at <= self.side() - EDGE);
        let under = self.shape.geometry().cell_under(spot.0 / wide, spot.1 / wide);
        let covers = |block: &Block| {
            let (x, y) = ((spot.0 - block.at.0) / block.half.0, (spot.1 - block.at.1) / block.half.1);
            x * x + y * y < 1.0 && !ends.iter().any(|&end| distance(end, block.at) < self.step / 4.0)
        };
        inside(spot.0)
            && inside(spot.1)
            && under.is_some_and(|(cell, ..)| !self.blocks[cell.index()].iter().any(covers))
    }

    /// Whether the straight way between two spots is clear.
    pub(super) fn is_free(&self, one: Point, other: Point, ends: &[Point]) -> bool {
        let looks = (distance(one, other) / (self.step * 0.12)).ceil().max(1.0);
        (0..=looks as usize).all(|look| self.is_clear(between(one, other, look as f64 / looks), ends))
    }

    /// Whether another link runs there.
    pub(super) fn is_worn(&self, spot: Point) -> bool {
        self.worn.contains(&self.half_steps(spot))
    }

    /// Records a link along a curve.
    pub(super) fn wear(&mut self, curve: &Curve) {
        let spots: Vec<(i32, i32)> =
            fine(curve, self.step).into_iter().map(|spot| self.half_steps(spot)).collect();
        self.worn.extend(spots);
    }

    fn half_steps(&self, spot: Point) -> (i32, i32) {
        let number = |at: f64| (at * 2.0 / self.step).round() as i32;
        (number(spot.0), number(spot.1))
    }

    /// The way of a link between the middles of two candidates: a gentle bend, unless it hides in a line of the
    /// grid and a search finds a better way.
    pub(super) fn way(&self, from: Point, to: Point) -> Curve {
        let bent = self.bent(from, to);
        let hidden = bent.as_ref().map_or(f64::INFINITY, |curve| self.along(curve));
        if hidden > SUFFERED {
            let searched = self.searched(from, to).filter(|curve| self.along(curve) < hidden);
            return searched.or(bent).unwrap_or_else(|| Curve::bent(from, between(from, to, 0.5), to));
        }
        bent.unwrap_or_else(|| Curve::bent(from, between(from, to, 0.5), to))
    }

    /// The length of a curve along the lines of the grid, in cells.
    #[must_use]
    pub fn along(&self, curve: &Curve) -> f64 {
        let spots = fine(curve, self.step);
        spots.windows(2).filter(|two| is_along(two[0], two[1])).map(|two| distance(two[0], two[1])).sum()
    }

    /// The best of the gentle bends that are clear.
    fn bent(&self, from: Point, to: Point) -> Option<Curve> {
        let (x, y) = (to.0 - from.0, to.1 - from.1);
        let middle = between(from, to, 0.5);
        let mut best: Option<(f64, Curve)> = None;
        for bend in BENDS {
            let curve = Curve::bent(from, (middle.0 - y * bend, middle.1 + x * bend), to);
            let away = |spot: &Point| distance(*spot, from).min(distance(*spot, to)) > self.step * SMALL;
            let spots: Vec<Point> = fine(&curve, self.step).into_iter().filter(away).collect();
            let seen: f64 = spots.windows(2).map(|two| distance(two[0], two[1])).sum();
            if seen < self.step * SEEN || !spots.iter().all(|&spot| self.is_clear(spot, &[from, to])) {
                continue;
            }
            let worn = spots.iter().filter(|&&spot| self.is_worn(spot)).count();
            let along = self.along(&curve);
            let cost = bend.abs() + WORN * worn as f64 / spots.len() as f64 + ALONG * along;
            if best.as_ref().is_none_or(|(least, _)| cost < *least) {
                best = Some((cost, curve));
            }
            if worn == 0 && along < SUFFERED {
                break;
            }
        }
        best.map(|(_, curve)| curve)
    }
}

/// Whether a short piece lies along a line of the grid.
pub(super) fn is_along(one: Point, other: Point) -> bool {
    let (x, y) = ((other.0 - one.0).abs(), (other.1 - one.1).abs());
    let is_near = |at: f64| (at - at.round()).abs() < NEAR;
    let middle = between(one, other, 0.5);
    x <= SLANT * y && is_near(middle.0) || y <= SLANT * x && is_near(middle.1)
}

/// Points along a curve, too close together for an obstacle between them.
pub(super) fn fine(curve: &Curve, step: f64) -> Vec<Point> {
    let rough: Vec<Point> = curve.spots().collect();
    let mut spots = Vec::new();
    for two in rough.windows(2) {
        let parts = (distance(two[0], two[1]) / (step * 0.15)).ceil().max(1.0);
        spots.extend((0..parts as usize).map(|part| between(two[0], two[1], part as f64 / parts)));
    }
    spots.extend(rough.last());
    spots
}

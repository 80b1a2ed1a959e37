//! The board for links: the obstacles, and the ways of other links.

use super::{
    Curve, Point,
    curve::{between, distance},
};
use crate::view::Spot;
use std::collections::BTreeSet;
use sudoku_core::{CellSet, Shape, drawing::corner};

/// Half the width and half the height of a digit that fills its cell, with a margin.
const DIGIT: Point = (0.2, 0.26);
/// The same for a small digit, in shares of its room.
const SMALL: f64 = 0.42;
/// The least distance of a link from the edge of the board.
const EDGE: f64 = 0.04;
/// A link runs along a line of the grid within this distance of it, at a turn of at most this tangent.
const NEAR: f64 = 0.075;
const SLANT: f64 = 0.15;
/// Half the width and height of the chip of a candidate of the step, in shares of its room, with a margin.
const CHIP: f64 = 0.54;

/// What lies under a spot of a link.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Under {
    Nothing,
    Note,
    Digit,
    /// The chip of another candidate of the step.
    Node,
    /// The edge of the board.
    Edge,
}

/// An obstacle: its middle, and half its width and height.
#[derive(Clone, Copy, Debug)]
struct Block {
    at: Point,
    half: Point,
    kind: Under,
}

/// The board for links.
#[derive(Clone, Debug)]
pub struct Field {
    shape: Shape,
    step: f64,
    /// The obstacles by cell: none reaches outside its cell.
    blocks: Vec<Vec<Block>>,
    /// The ways of other links, in halves of a step.
    worn: BTreeSet<(i32, i32)>,
}

impl Field {
    /// A board with digits in some cells, and small digits at the given spots of others.
    #[must_use]
    pub fn new(
        shape: &Shape,
        standing: &CellSet,
        small: impl IntoIterator<Item = (sudoku_core::Cell, Spot)>,
    ) -> Self {
        let mut blocks = vec![Vec::new(); shape.cell_count()];
        for cell in standing.iter() {
            let (x, y) = corner(shape, cell);
            blocks[cell.index()].push(Block { at: (x + 0.5, y + 0.5), half: DIGIT, kind: Under::Digit });
        }
        for (cell, spot) in small {
            let (x, y) = corner(shape, cell);
            let half = (spot.width * SMALL, spot.height * SMALL);
            blocks[cell.index()].push(Block {
                at: (x + spot.across, y + spot.down),
                half,
                kind: Under::Note,
            });
        }
        let step = Spot::fixed(sudoku_core::Digit::at(0), shape).width;
        Self { shape: shape.clone(), step, blocks, worn: BTreeSet::new() }
    }

    /// The same board with the chips of the step's candidates, which links keep away from most of all.
    #[must_use]
    pub fn with_chips(mut self, chips: impl IntoIterator<Item = (sudoku_core::Cell, Spot)>) -> Self {
        for (cell, spot) in chips {
            let (x, y) = corner(&self.shape, cell);
            let at = (x + spot.across, y + spot.down);
            let half = (spot.width * CHIP, spot.height * CHIP);
            let blocks = &mut self.blocks[cell.index()];
            blocks.retain(|block| block.kind == Under::Digit || distance(block.at, at) >= self.step / 4.0);
            blocks.push(Block { at, half, kind: Under::Node });
        }
        self
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

    /// Whether a spot is on the board and clear of everything except the ends.
    #[must_use]
    pub fn is_clear(&self, spot: Point, ends: &[Point]) -> bool {
        self.under(spot, ends) == Under::Nothing
    }

    /// What lies under a spot, except the ends.
    pub(super) fn under(&self, spot: Point, ends: &[Point]) -> Under {
        let (wide, inside) = (self.side(), |at: f64| at >= EDGE && at <= self.side() - EDGE);
        let under = self.shape.geometry().cell_under(spot.0 / wide, spot.1 / wide);
        let Some((cell, ..)) = under.filter(|_| inside(spot.0) && inside(spot.1)) else { return Under::Edge };
        let covers = |block: &&Block| {
            let (x, y) = ((spot.0 - block.at.0) / block.half.0, (spot.1 - block.at.1) / block.half.1);
            x * x + y * y < 1.0 && !ends.iter().any(|&end| distance(end, block.at) < self.step / 4.0)
        };
        let kinds = self.blocks[cell.index()].iter().filter(covers).map(|block| block.kind);
        kinds.max().unwrap_or(Under::Nothing)
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

    /// The length of a curve along the lines of the grid, in cells.
    #[must_use]
    pub fn along(&self, curve: &Curve) -> f64 {
        let spots = fine(curve, self.step);
        spots.windows(2).filter(|two| is_along(two[0], two[1])).map(|two| distance(two[0], two[1])).sum()
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
fn fine(curve: &Curve, step: f64) -> Vec<Point> {
    let rough: Vec<Point> = curve.spots().collect();
    let mut spots = Vec::new();
    for two in rough.windows(2) {
        let parts = (distance(two[0], two[1]) / (step * 0.15)).ceil().max(1.0);
        spots.extend((0..parts as usize).map(|part| between(two[0], two[1], part as f64 / parts)));
    }
    spots.extend(rough.last());
    spots
}

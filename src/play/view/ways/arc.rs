//! The arcs that a link may take, and the choice among them.
//!
//! A teacher draws a link in one stroke: straight, or with one shallow bend. So each arc bends one way only, and a link
//! between cells of one line stays in that line. Among these arcs the gentlest wins that keeps clear of the rest of the
//! step, then of digits and notes, then of other links.

use super::{
    Curve, Field, Point,
    curve::{between, distance},
    field::{Under, is_along},
};

/// How far an arc may rise from the straight way, in cells, gentle ones first. The first side is to the right of the way.
const RISES: [f64; 20] = [
    0.12, 0.08, 0.16, 0.04, 0.2, 0.0, 0.24, 0.28, 0.32, 0.36, 0.4, 0.44, 0.48, 0.52, 0.57, 0.62, 0.68, 0.74,
    0.8, 0.86,
];
/// The rise that looks best, and the cost of a cell of difference.
const BEST_RISE: f64 = 0.12;
const RISE: f64 = 0.8;
/// The most of a rise: in shares of the way, or for a short way in cells.
const STEEPEST: f64 = 0.24;
const SHORT: f64 = 0.34;
/// How soon an arc reaches its rise at most, in cells from its ends: after a third of the way, or sooner and then flat.
const SOON: [f64; 2] = [1.1, 0.6];
/// The cost of an arc that is flat or leans to one end.
const UNEVEN: f64 = 0.06;
/// The rises of an arc's two halves, in shares of its own.
const LEANS: [(f64, f64); 3] = [(1.0, 1.0), (1.0, 0.6), (0.6, 1.0)];
/// The costs of a cell's length below a digit or a note, on the way of another link, and along a line of the grid.
const DIGIT: f64 = 8.0;
const NOTE: f64 = 4.0;
const WORN: f64 = 2.0;
const ALONG: f64 = 1.5;
/// The costs of touching another candidate of the step, and of a cell's length there.
const TOUCH: f64 = 6.0;
const NODE: f64 = 20.0;
/// The part of a link that must be visible between its ends, in shares of the room of a small digit, and the cost of
/// a cell's length less.
const SEEN: f64 = 0.9;
const UNSEEN: f64 = 20.0;
/// The room of an end, in shares of the room of a small digit.
const END: f64 = 0.42;
/// The least distance of a link from the edges of its line.
const EDGE: f64 = 0.04;

impl Field {
    /// The way of a link between the middles of two candidates.
    pub(super) fn way(&self, from: Point, to: Point) -> Curve {
        let long = distance(from, to).max(f64::EPSILON);
        let along = ((to.0 - from.0) / long, (to.1 - from.1) / long);
        let at = |far: f64, rise: f64| {
            (from.0 + along.0 * far - along.1 * rise, from.1 + along.1 * far + along.0 * rise)
        };
        let same = [from.0.floor() == to.0.floor(), from.1.floor() == to.1.floor()];
        let stays = |spot: Point, line: usize| {
            let (here, start) = if line == 0 { (spot.0, from.0) } else { (spot.1, from.1) };
            (start.floor() + EDGE..=start.floor() + 1.0 - EDGE).contains(&here)
        };
        let steepest = (STEEPEST * long).max(SHORT);
        let third = long / 3.0;
        let mut best = (f64::INFINITY, Curve::straight(from, to));
        for rise in RISES.into_iter().filter(|rise| *rise <= steepest) {
            let sides = if rise == 0.0 { &[1.0][..] } else { &[1.0, -1.0] };
            for (flat, lean, side) in [third].into_iter().chain(SOON).flat_map(|reach| {
                LEANS.into_iter().flat_map(move |lean| sides.iter().map(move |side| (reach, lean, *side)))
            }) {
                let is_even = flat == third && lean == LEANS[0];
                let cost = RISE * (rise - BEST_RISE).abs() + if is_even { 0.0 } else { UNEVEN };
                if cost >= best.0 || flat > third || rise == 0.0 && !is_even {
                    continue;
                }
                // The curve of even controls rises to three quarters of them.
                let high = side * rise / 0.75;
                let controls = [at(flat, high * lean.0), at(long - flat, high * lean.1)];
                let curve = Curve { start: from, controls, end: to };
                let spots: Vec<Point> = curve.spots().collect();
                let is_inside = match same {
                    [false, false] => true,
                    lines => (0..2).any(|line| lines[line] && spots.iter().all(|&spot| stays(spot, line))),
                };
                let better = self.cost(&spots, [from, to], cost, best.0).filter(|_| is_inside);
                best = better.map_or(best, |cost| (cost, curve));
            }
        }
        best.1
    }

    /// The cost of a line, if it is less than the best one.
    fn cost(&self, spots: &[Point], ends: [Point; 2], start: f64, best: f64) -> Option<f64> {
        let mut cost = start;
        let mut seen = 0.0;
        let mut touched = false;
        for two in spots.windows(2) {
            let long = distance(two[0], two[1]);
            let parts = (long / (self.step() * 0.2)).ceil().max(1.0);
            for part in 0..parts as usize {
                let spot = between(two[0], two[1], (part as f64 + 0.5) / parts);
                if ends.iter().any(|&end| distance(spot, end) < END * self.step()) {
                    continue;
                }
                let piece = long / parts;
                seen += piece;
                cost += piece
                    * match self.under(spot, &ends) {
                        Under::Edge => return None,
                        Under::Node => {
                            touched = true;
                            NODE
                        }
                        Under::Digit => DIGIT,
                        Under::Note => NOTE,
                        Under::Nothing => 0.0,
                    };
                cost += if self.is_worn(spot) { WORN * piece } else { 0.0 };
                cost += if is_along(two[0], two[1]) { ALONG * piece } else { 0.0 };
            }
            if cost >= best {
                return None;
            }
        }
        cost += if touched { TOUCH } else { 0.0 };
        cost += UNSEEN * (SEEN * self.step() - seen).max(0.0);
        (cost < best).then_some(cost)
    }
}

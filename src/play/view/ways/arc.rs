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
/// The highest rise: in shares of the way, or for a short way in cells.
const STEEPEST: f64 = 0.24;
const SHORT: f64 = 0.34;
/// Where an arc has its control points, in cells from its ends: sooner than after a third of the way, it runs flat.
const SOON: [f64; 2] = [1.1, 0.6];
/// The cost of a flat arc.
const FLAT: f64 = 0.06;
/// The heights of an arc's two halves, in shares of its own, after their cost.
const LEANS: [(f64, f64, f64); 3] = [(0.0, 1.0, 1.0), (0.06, 1.0, 0.6), (0.06, 0.6, 1.0)];
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

/// A shape of an arc.
struct Shaped {
    cost: f64,
    /// The distance of its control points from the ends, along the way.
    reach: f64,
    /// Their distances from the way, to one side of it.
    off: (f64, f64),
}

/// The shapes of arcs over that length, gentle ones first.
fn shapes(long: f64) -> impl Iterator<Item = Shaped> {
    let steepest = (STEEPEST * long).max(SHORT);
    let reaches = move || SOON.into_iter().filter(move |soon| *soon < long / 3.0).map(|soon| (FLAT, soon));
    RISES.into_iter().filter(move |rise| *rise <= steepest).flat_map(move |rise| {
        // A curve with both controls as far off rises to three quarters of that.
        let high = rise / 0.75;
        let base = RISE * (rise - BEST_RISE).abs();
        [(0.0, long / 3.0)].into_iter().chain(reaches()).flat_map(move |(flat, reach)| {
            LEANS.into_iter().flat_map(move |(lean, one, other)| {
                [high, -high].map(move |high| Shaped {
                    cost: base + flat + lean,
                    reach,
                    off: (high * one, high * other),
                })
            })
        })
    })
}

impl Field {
    /// The way of a link between the middles of two candidates.
    pub(super) fn way(&self, from: Point, to: Point) -> Curve {
        let long = distance(from, to).max(f64::EPSILON);
        let along = ((to.0 - from.0) / long, (to.1 - from.1) / long);
        let at = |far: f64, off: f64| {
            (from.0 + along.0 * far - along.1 * off, from.1 + along.1 * far + along.0 * off)
        };
        // The column and the row that the ends share.
        let column = Some(from.0.floor()).filter(|line| (*line..*line + 1.0).contains(&to.0));
        let row = Some(from.1.floor()).filter(|line| (*line..*line + 1.0).contains(&to.1));
        let is_in = |line: f64, at: f64| (line + EDGE..=line + 1.0 - EDGE).contains(&at);
        let stays = |spots: &[Point]| {
            column.is_none() && row.is_none()
                || column.is_some_and(|line| spots.iter().all(|spot| is_in(line, spot.0)))
                || row.is_some_and(|line| spots.iter().all(|spot| is_in(line, spot.1)))
        };
        let mut best = (f64::INFINITY, Curve::straight(from, to));
        for Shaped { cost, reach, off } in shapes(long) {
            if cost >= best.0 {
                continue;
            }
            let curve = Curve { start: from, controls: [at(reach, off.0), at(long - reach, off.1)], end: to };
            let spots: Vec<Point> = curve.spots().collect();
            if stays(&spots)
                && let Some(cost) = self.cost(&spots, [from, to], cost, best.0)
            {
                best = (cost, curve);
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

//! The ways of links over the board. A link is straight or bends once, around the candidates of the step between its
//! ends, so that it doesn't seem to belong to them. The unit is a cell, from the left and the top.

mod arc;
mod curve;
mod field;

pub use curve::{Curve, Point};
pub use field::Field;

use curve::distance;
use sudoku_core::Candidate;

/// The longest and the shortest arrow head.
const HEAD: (f64, f64) = (0.3, 0.1);
/// The length of a head in pixels, within these bounds.
const HEAD_PIXELS: f64 = 9.0;
/// The width of a head, in shares of its length.
const HEAD_WIDTH: f64 = 0.8;
/// The largest share of a link's visible length for its head.
const HEAD_SHARE: f64 = 0.5;
/// The free room around a candidate's middle, for links that begin or end there and for the outline of a
/// group, in shares of its room.
const ROOM: f64 = 0.47;
const AROUND: f64 = 0.5;

/// A link, ready to draw.
#[derive(Clone, Debug, PartialEq)]
pub struct Arrow {
    /// The number of the link.
    pub number: usize,
    /// Whether the link is strong.
    pub strong: bool,
    /// The line of the text that tells of it, for the first of that line, and the place for its number.
    pub line_told: Option<(usize, Point)>,
    /// Its line, which ends at the start of its head.
    pub line: Curve,
    /// The corners of its head, the tip first.
    pub head: [Point; 3],
    /// The milliseconds before it appears.
    pub after: usize,
}

/// A group of candidates that form one statement.
#[derive(Clone, Debug, PartialEq)]
pub struct Group {
    /// Its members, in reading order.
    pub members: Vec<Candidate>,
    /// A frame with round ends around all of them: left, top, width and height. None if it would cover
    /// something else.
    pub frame: Option<[f64; 4]>,
    /// Instead of the frame, the middle of a circle around each.
    pub circles: Vec<Point>,
    /// Lines between these circles.
    pub joints: Vec<Curve>,
    /// The radius of these circles, and of the ends of the frame.
    pub radius: f64,
}

/// An end of a link: the middle of each of its candidates.
type End<'a> = &'a [Point];

/// The length of a link's head on a board with cells of this size in pixels.
#[must_use]
pub fn head_length(pixels: u16) -> f64 {
    (HEAD_PIXELS / f64::from(pixels.max(1))).clamp(HEAD.1, HEAD.0)
}

/// The link between the nearest candidates of two ends, with a head of at most that length. None if an end is
/// empty. Later links keep away from it if they can.
pub fn arrow(field: &mut Field, from: End<'_>, to: End<'_>, strong: bool, head: f64) -> Option<Arrow> {
    let pairs = from.iter().flat_map(|&one| to.iter().map(move |&other| (one, other)));
    let (one, other) = pairs.min_by(|a, b| distance(a.0, a.1).total_cmp(&distance(b.0, b.1)))?;
    let room = ROOM * field.step();
    let whole = field.way(one, other);
    field.wear(&whole);
    let seen = whole.without(one, room).reversed().without(other, room).reversed();
    let length = head.min(seen.length() * HEAD_SHARE);
    let tip = seen.end;
    let line = seen.reversed().without(tip, length * 0.9).reversed();
    let foot = line.end;
    let back = distance(foot, tip).max(f64::EPSILON);
    let (x, y) = ((tip.0 - foot.0) / back, (tip.1 - foot.1) / back);
    let corner = |side: f64| {
        let half = side * length * HEAD_WIDTH / 2.0;
        (tip.0 - x * length - y * half, tip.1 - y * length + x * half)
    };
    Some(Arrow { number: 0, line_told: None, strong, line, head: [tip, corner(1.0), corner(-1.0)], after: 0 })
}

/// The milliseconds between the links of a chain, as they appear one after another, and at most from the first to the last.
const APART: usize = 250;
const IN_ALL: usize = 1_750;

/// The milliseconds before the link with that turn appears, of this many in all.
pub(super) fn after(turn: usize, links: usize) -> usize {
    turn * APART.min(IN_ALL / links.saturating_sub(1).max(1))
}

/// The radius of the number of a line, in shares of the room of a small digit.
const NUMBER: f64 = 0.45;

/// A place for a number on a link or close beside it, clear of digits, notes and other numbers if possible.
pub(super) fn place_for_number(field: &Field, line: &Curve, others: &[Point]) -> Point {
    let radius = NUMBER * field.step();
    let spots: Vec<Point> = line.spots().collect();
    let last = spots.len() as f64 - 1.0;
    let is_free = |spot: Point| {
        let around = (0..8).map(|eighth| {
            let (down, across) = (f64::from(eighth) * std::f64::consts::FRAC_PI_4).sin_cos();
            (spot.0 + radius * across, spot.1 + radius * down)
        });
        let apart = others.iter().all(|&other| distance(other, spot) > 2.0 * radius);
        apart && around.chain([spot]).all(|spot| field.is_clear(spot, &[]))
    };
    let beside = spots.windows(2).enumerate().flat_map(|(at, two)| {
        let long = distance(two[0], two[1]).max(f64::EPSILON);
        let (x, y) = ((two[1].0 - two[0].0) / long, (two[1].1 - two[0].1) / long);
        let away = (at as f64 / last - 0.5).abs();
        // A number on a short link would hide it.
        let on = if line.length() < 5.0 * radius { 2.0 } else { 0.0 };
        [on, 1.5, -1.5, 2.5, -2.5].map(|side: f64| {
            let spot = (two[0].0 - y * side * radius, two[0].1 + x * side * radius);
            (away + 0.25 * side.abs(), spot)
        })
    });
    let mut places: Vec<(f64, Point)> = beside.collect();
    places.sort_by(|one, other| one.0.total_cmp(&other.0));
    places.into_iter().map(|(_, spot)| spot).find(|&spot| is_free(spot)).unwrap_or_else(|| line.middle())
}

/// The sign that candidates belong together, given each with its middle.
pub fn group(field: &mut Field, members: &[(Candidate, Point)]) -> Group {
    let radius = AROUND * field.step();
    let middles: Vec<Point> = members.iter().map(|&(_, middle)| middle).collect();
    let mut group = Group {
        members: members.iter().map(|&(candidate, _)| candidate).collect(),
        frame: None,
        circles: Vec::new(),
        joints: Vec::new(),
        radius,
    };
    let bounds = |of: fn(&Point) -> f64| {
        let values = middles.iter().map(of);
        (values.clone().fold(f64::INFINITY, f64::min), values.fold(f64::NEG_INFINITY, f64::max))
    };
    let ((left, right), (top, bottom)) = (bounds(|at| at.0), bounds(|at| at.1));
    let level = (right - left).min(bottom - top) < radius / 2.0;
    let edges = [
        ((left, top - radius), (right, top - radius)),
        ((left, bottom + radius), (right, bottom + radius)),
        ((left - radius, top), (left - radius, bottom)),
        ((right + radius, top), (right + radius, bottom)),
    ];
    if level && edges.iter().all(|&(one, other)| field.is_free(one, other, &[])) {
        group.frame =
            Some([left - radius, top - radius, right - left + 2.0 * radius, bottom - top + 2.0 * radius]);
        return group;
    }
    for two in middles.windows(2) {
        let joint = field.way(two[0], two[1]);
        field.wear(&joint);
        group.joints.push(joint.without(two[0], radius).reversed().without(two[1], radius));
    }
    group.circles = middles;
    group
}

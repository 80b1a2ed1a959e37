//! The curve of a link: one cubic.

/// A spot of the board, in cells from the left and the top.
pub type Point = (f64, f64);

/// A curve: it leaves its start towards the first control point, and reaches its end from the second.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Curve {
    /// The start.
    pub start: Point,
    /// The control points.
    pub controls: [Point; 2],
    /// The end.
    pub end: Point,
}

/// The number of samples along a curve.
const LOOKS: usize = 32;

pub(super) fn distance(one: Point, other: Point) -> f64 {
    (one.0 - other.0).hypot(one.1 - other.1)
}

/// The point at that share of the way between two points.
pub(super) fn between(one: Point, other: Point, share: f64) -> Point {
    (one.0 + (other.0 - one.0) * share, one.1 + (other.1 - one.1) * share)
}

impl Curve {
    pub(super) fn straight(start: Point, end: Point) -> Self {
        Self { start, controls: [between(start, end, 1.0 / 3.0), between(start, end, 2.0 / 3.0)], end }
    }

    /// The rest of it from that share on.
    fn from(&self, share: f64) -> Self {
        let [one, other] = self.controls;
        let first =
            [between(self.start, one, share), between(one, other, share), between(other, self.end, share)];
        let second = [between(first[0], first[1], share), between(first[1], first[2], share)];
        let start = between(second[0], second[1], share);
        Self { start, controls: [second[1], first[2]], end: self.end }
    }

    /// The point at that share of it.
    fn at(&self, share: f64) -> Point {
        self.from(share).start
    }

    /// Points along it, including its ends.
    pub fn spots(&self) -> impl Iterator<Item = Point> + '_ {
        (0..=LOOKS).map(|look| self.at(look as f64 / LOOKS as f64))
    }

    /// The point in the middle of its length.
    #[must_use]
    pub fn middle(&self) -> Point {
        let half = self.length() / 2.0;
        let spots: Vec<Point> = self.spots().collect();
        let mut gone = 0.0;
        for two in spots.windows(2) {
            let piece = distance(two[0], two[1]);
            if gone + piece >= half && piece > 0.0 {
                return between(two[0], two[1], (half - gone) / piece);
            }
            gone += piece;
        }
        self.end
    }

    /// Its length.
    #[must_use]
    pub fn length(&self) -> f64 {
        let spots: Vec<Point> = self.spots().collect();
        spots.windows(2).map(|two| distance(two[0], two[1])).sum()
    }

    /// The same curve, from its end.
    pub(super) const fn reversed(&self) -> Self {
        let [one, other] = self.controls;
        Self { start: self.end, controls: [other, one], end: self.start }
    }

    /// The rest of it after it first reaches that distance from a point; at least its last piece.
    pub(super) fn without(&self, point: Point, radius: f64) -> Self {
        let share = |look: usize| look as f64 / LOOKS as f64;
        let is_away = |share: f64| distance(self.at(share), point) >= radius;
        let leaves = (0..LOOKS).find(|&look| is_away(share(look))).unwrap_or(LOOKS - 1);
        // It leaves the circle between two samples.
        let (mut near, mut away) = (share(leaves.saturating_sub(1)), share(leaves));
        for _ in 0..16 {
            let middle = near.midpoint(away);
            if is_away(middle) { away = middle } else { near = middle }
        }
        self.from(away)
    }
}

//! Curves of quadratic pieces.

/// A spot of the board, in cells from the left and the top.
pub type Point = (f64, f64);

/// A piece of a curve: it starts towards the first point and ends at the second.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bend {
    /// The control point.
    pub control: Point,
    /// The end.
    pub end: Point,
}

/// A curve.
#[derive(Clone, Debug, PartialEq)]
pub struct Curve {
    /// The start.
    pub start: Point,
    /// Its pieces.
    pub bends: Vec<Bend>,
}

/// The number of samples in a piece.
const LOOKS: usize = 24;

pub(super) fn distance(one: Point, other: Point) -> f64 {
    (one.0 - other.0).hypot(one.1 - other.1)
}

/// The point at that share of the way between two points.
pub(super) fn between(one: Point, other: Point, share: f64) -> Point {
    (one.0 + (other.0 - one.0) * share, one.1 + (other.1 - one.1) * share)
}

/// The point at that share of a piece, and the control points of its two parts.
fn split(start: Point, bend: Bend, share: f64) -> (Point, Point, Point) {
    let (first, last) = (between(start, bend.control, share), between(bend.control, bend.end, share));
    (between(first, last, share), first, last)
}

impl Curve {
    pub(super) fn bent(start: Point, control: Point, end: Point) -> Self {
        Self { start, bends: vec![Bend { control, end }] }
    }

    /// Adds a straight piece.
    pub(super) fn line_to(&mut self, end: Point) {
        let from = self.end();
        self.bends.push(Bend { control: between(from, end, 0.5), end });
    }

    /// Its end.
    #[must_use]
    pub fn end(&self) -> Point {
        self.bends.last().map_or(self.start, |bend| bend.end)
    }

    /// Points along it, including its ends.
    pub fn spots(&self) -> impl Iterator<Item = Point> + '_ {
        let starts = std::iter::once(self.start).chain(self.bends.iter().map(|bend| bend.end));
        let pieces = starts.zip(&self.bends).flat_map(|(start, &bend)| {
            (1..=LOOKS).map(move |look| split(start, bend, look as f64 / LOOKS as f64).0)
        });
        std::iter::once(self.start).chain(pieces)
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
        self.end()
    }

    /// Its length.
    #[must_use]
    pub fn length(&self) -> f64 {
        let spots: Vec<Point> = self.spots().collect();
        spots.windows(2).map(|two| distance(two[0], two[1])).sum()
    }

    /// The same curve, from its end.
    pub(super) fn reversed(&self) -> Self {
        let mut starts: Vec<Point> =
            std::iter::once(self.start).chain(self.bends.iter().map(|bend| bend.end)).collect();
        starts.pop();
        let bends = self.bends.iter().zip(starts).rev();
        Self { start: self.end(), bends: bends.map(|(bend, end)| Bend { end, ..*bend }).collect() }
    }

    /// The rest of it after it first reaches that distance from a point; at least part of its last piece.
    pub(super) fn without(&self, point: Point, radius: f64) -> Self {
        let mut start = self.start;
        for (i, &bend) in self.bends.iter().enumerate() {
            let is_away = |share: f64| distance(split(start, bend, share).0, point) >= radius;
            let share = |look: usize| look as f64 / LOOKS as f64;
            let last = i + 1 == self.bends.len();
            let leaves = (0..=LOOKS).find(|&look| is_away(share(look))).or(last.then_some(LOOKS));
            if let Some(look) = leaves {
                // It leaves the circle between two samples.
                let (mut near, mut away) = (share(look.saturating_sub(1)), share(look.min(LOOKS - 1)));
                for _ in 0..16 {
                    let middle = near.midpoint(away);
                    if is_away(middle) { away = middle } else { near = middle }
                }
                let (at, _, control) = split(start, bend, away);
                let mut bends = vec![Bend { control, end: bend.end }];
                bends.extend(&self.bends[i + 1..]);
                return Self { start: at, bends };
            }
            start = bend.end;
        }
        self.clone()
    }
}

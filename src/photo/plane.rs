//! The way from the squares of a board to the pixels of a picture: a perspective, and the bend of the paper.

/// A point: of a picture in pixels, or of a board in cells, from its top left corner.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// To the right.
    pub x: f32,
    /// Downwards.
    pub y: f32,
}

impl Point {
    /// Returns a point from its two numbers.
    pub fn new(x: f32, y: f32) -> Self {
        Self { x, y }
    }

    /// Returns the point in a picture this many times larger.
    #[must_use]
    pub fn scaled(self, by: f32) -> Self {
        Self { x: self.x * by, y: self.y * by }
    }

    /// Returns the distance from another point.
    pub fn distance(self, other: Self) -> f32 {
        (self.x - other.x).hypot(self.y - other.y)
    }
}

/// Solves linear equations by elimination: `rows` has their left sides, `right` their right sides. Returns `None`
/// unless they have exactly one solution.
pub(crate) fn solve<const N: usize>(mut rows: [[f64; N]; N], mut right: [f64; N]) -> Option<[f64; N]> {
    for i in 0..N {
        let pivot = (i..N).max_by(|&a, &b| rows[a][i].abs().total_cmp(&rows[b][i].abs()))?;
        if rows[pivot][i].abs() < 1e-12 {
            return None;
        }
        rows.swap(i, pivot);
        right.swap(i, pivot);
        for j in i + 1..N {
            let pivot = rows[i];
            let share = rows[j][i] / pivot[i];
            for (value, above) in rows[j].iter_mut().zip(pivot).skip(i) {
                *value -= share * above;
            }
            right[j] -= share * right[i];
        }
    }
    for i in (0..N).rev() {
        for k in i + 1..N {
            right[i] -= rows[i][k] * right[k];
        }
        right[i] /= rows[i][i];
    }
    right.iter().all(|value| value.is_finite()).then_some(right)
}

/// The terms of the bend: all products of powers of the two coordinates up to the third.
pub(crate) const TERMS: usize = 10;

/// Returns the terms at a point of the board, whose coordinates are from -1 to 1 there, which keeps them of one size.
pub(crate) fn terms(u: f32, v: f32, side: f32) -> [f32; TERMS] {
    let (u, v) = (u * 2.0 / side - 1.0, v * 2.0 / side - 1.0);
    [1.0, u, v, u * u, u * v, v * v, u * u * u, u * u * v, u * v * v, v * v * v]
}

/// Where the points of a board are in a picture.
#[derive(Clone, Debug)]
pub struct Plane {
    /// The cells of a side of the board.
    side: f32,
    /// The perspective from cells to pixels: a matrix of three rows, whose last number is 1.
    matrix: [f64; 8],
    /// The bend to the right, in cells.
    bend_x: [f32; TERMS],
    /// The bend downwards, in cells.
    bend_y: [f32; TERMS],
}

impl Plane {
    /// Returns the plane of a board of `side` cells with these corners: top left, top right, bottom right, bottom
    /// left. `None` if three of them are on a line.
    pub fn new(corners: [Point; 4], side: usize) -> Option<Self> {
        let side = side as f32;
        let cells = [(0.0, 0.0), (side, 0.0), (side, side), (0.0, side)];
        let mut rows = [[0.0; 8]; 8];
        let mut right = [0.0; 8];
        for (i, (corner, (u, v))) in corners.iter().zip(cells).enumerate() {
            let (x, y, u, v) = (f64::from(corner.x), f64::from(corner.y), f64::from(u), f64::from(v));
            rows[2 * i] = [u, v, 1.0, 0.0, 0.0, 0.0, -u * x, -v * x];
            rows[2 * i + 1] = [0.0, 0.0, 0.0, u, v, 1.0, -u * y, -v * y];
            right[2 * i] = x;
            right[2 * i + 1] = y;
        }
        let matrix = solve(rows, right)?;
        Some(Self { side, matrix, bend_x: [0.0; TERMS], bend_y: [0.0; TERMS] })
    }

    /// Returns the point of the picture at a point of the board, in cells.
    pub fn at(&self, u: f32, v: f32) -> Point {
        let terms = terms(u, v, self.side);
        let bend =
            |bend: &[f32; TERMS]| bend.iter().zip(terms).map(|(share, term)| share * term).sum::<f32>();
        self.flat(u + bend(&self.bend_x), v + bend(&self.bend_y))
    }

    fn flat(&self, u: f32, v: f32) -> Point {
        let [a, b, c, d, e, f, g, h] = self.matrix;
        let (u, v) = (f64::from(u), f64::from(v));
        let depth = g * u + h * v + 1.0;
        let depth = if depth.abs() < 1e-6 { 1e-6 } else { depth };
        Point::new(((a * u + b * v + c) / depth) as f32, ((d * u + e * v + f) / depth) as f32)
    }

    /// Adds to the bend.
    pub(crate) fn bend(&mut self, right: &[f32; TERMS], down: &[f32; TERMS]) {
        for i in 0..TERMS {
            self.bend_x[i] += right[i];
            self.bend_y[i] += down[i];
        }
    }

    /// Returns the corners of the board in the picture: top left, top right, bottom right, bottom left.
    pub fn corners(&self) -> [Point; 4] {
        let side = self.side;
        [self.at(0.0, 0.0), self.at(side, 0.0), self.at(side, side), self.at(0.0, side)]
    }

    /// Returns the cells of a side of the board.
    pub fn side(&self) -> usize {
        self.side as usize
    }

    /// Returns the mean length of a cell's side in the picture, in pixels.
    pub fn cell(&self) -> f32 {
        let corners = self.corners();
        let round: f32 = (0..4).map(|i| corners[i].distance(corners[(i + 1) % 4])).sum();
        round / (4.0 * self.side)
    }

    /// Returns the same plane with another number of cells a side.
    #[must_use]
    pub(crate) fn divided(&self, side: usize) -> Self {
        let times = side as f32 / self.side;
        let mut divided = self.clone();
        divided.side = side as f32;
        for across in [0, 1, 3, 4, 6, 7] {
            divided.matrix[across] /= f64::from(times);
        }
        for share in divided.bend_x.iter_mut().chain(&mut divided.bend_y) {
            *share *= times;
        }
        divided
    }

    /// Returns the same plane in a picture whose sides are divided by `times`.
    #[must_use]
    pub(crate) fn scaled(&self, times: f32) -> Self {
        let mut scaled = self.clone();
        for value in &mut scaled.matrix[..6] {
            *value *= f64::from(times);
        }
        scaled
    }
}

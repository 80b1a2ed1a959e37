//! Connected pieces of ink, and their outlines.

use crate::{Grey, plane::Point};
use sudoku_core::sorting::{sort_by_key, sort_few_by};

/// A connected piece of ink.
#[derive(Clone, Debug)]
pub(crate) struct Piece {
    /// Its width and height in pixels.
    pub(crate) width: usize,
    pub(crate) height: usize,
    /// The convex outline, clockwise on the screen.
    pub(crate) outline: Vec<Point>,
}

/// Returns the pieces of all pixels of at least `least` ink, which touch each other at sides or corners, if they are
/// at least `size` pixels wide and high. The largest come first, and there are at most `most`.
pub(crate) fn pieces(ink: &Grey, least: u8, size: usize, most: usize) -> Vec<Piece> {
    let (width, height) = (ink.width(), ink.height());
    let mut open: Vec<bool> = ink.pixels().iter().map(|&pixel| pixel >= least).collect();
    let mut found = Vec::new();
    let mut queue = Vec::new();
    for start in 0..open.len() {
        if !std::mem::take(&mut open[start]) {
            continue;
        }
        queue.clear();
        queue.push(start);
        let mut next = 0;
        while let Some(&at) = queue.get(next) {
            next += 1;
            let (x, y) = (at % width, at / width);
            for near_y in y.saturating_sub(1)..(y + 2).min(height) {
                for near_x in x.saturating_sub(1)..(x + 2).min(width) {
                    let near = near_y * width + near_x;
                    if std::mem::take(&mut open[near]) {
                        queue.push(near);
                    }
                }
            }
        }
        if let Some(piece) = piece(&queue, width, size) {
            found.push(piece);
        }
    }
    sort_by_key(&mut found, |piece| std::cmp::Reverse(piece.width * piece.height));
    found.truncate(most);
    found
}

/// Returns the piece of these pixels, unless it is too small.
fn piece(pixels: &[usize], stride: usize, size: usize) -> Option<Piece> {
    if pixels.len() < size * 2 {
        return None;
    }
    let top = pixels.iter().min()? / stride;
    let below = pixels.iter().max()? / stride;
    let mut spans = vec![(usize::MAX, 0); below - top + 1];
    for pixel in pixels {
        let (first, last) = &mut spans[pixel / stride - top];
        *first = (*first).min(pixel % stride);
        *last = (*last).max(pixel % stride);
    }
    let left = spans.iter().map(|span| span.0).min()?;
    let right = spans.iter().map(|span| span.1).max()?;
    let (width, height) = (right - left + 1, below - top + 1);
    if width < size || height < size {
        return None;
    }
    let centre = |x: usize, y: usize| Point::new(x as f32 + 0.5, y as f32 + 0.5);
    let mut points: Vec<Point> = spans
        .iter()
        .enumerate()
        .flat_map(|(i, span)| [centre(span.0, top + i), centre(span.1, top + i)])
        .collect();
    Some(Piece { width, height, outline: hull(&mut points) })
}

/// Returns twice the area to the right of the way from `a` over `b` to `c`, on a screen whose y grows downwards.
fn turn(a: Point, b: Point, c: Point) -> f32 {
    (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
}

/// Returns the convex hull, clockwise on the screen: Andrew's monotone chain.
fn hull(points: &mut [Point]) -> Vec<Point> {
    sort_few_by(points, |a, b| a.x.total_cmp(&b.x).then(a.y.total_cmp(&b.y)));
    let mut hull: Vec<Point> = Vec::new();
    let mut add = |points: &mut dyn Iterator<Item = Point>| {
        let start = hull.len();
        for point in points {
            while hull.len() >= start + 2 && turn(hull[hull.len() - 2], hull[hull.len() - 1], point) <= 0.0 {
                hull.pop();
            }
            hull.push(point);
        }
        hull.pop();
    };
    add(&mut points.iter().copied());
    add(&mut points.iter().rev().copied());
    hull
}

/// Returns the four corners of the largest quadrilateral within a convex outline, clockwise, from the one nearest to
/// the top left. `None` if the outline has fewer corners.
pub(crate) fn largest_quad(outline: &[Point]) -> Option<[Point; 4]> {
    /// More corners take long, and an outline of a frame has few that matter.
    const MOST: usize = 32;
    let mut points = outline.to_vec();
    while points.len() > MOST {
        let count = points.len();
        let area = |i: usize| turn(points[(i + count - 1) % count], points[i], points[(i + 1) % count]).abs();
        let flattest = (0..count).min_by(|&a, &b| area(a).total_cmp(&area(b)))?;
        points.remove(flattest);
    }
    let count = points.len();
    let mut best = (0.0, None);
    for a in 0..count {
        for c in a + 2..count {
            let far = |range: std::ops::Range<usize>| {
                range
                    .map(|i| (turn(points[a], points[i % count], points[c]).abs(), i % count))
                    .max_by(|a, b| a.0.total_cmp(&b.0))
            };
            if let (Some((first, b)), Some((second, d))) = (far(a + 1..c), far(c + 1..a + count))
                && first + second > best.0
            {
                best = (first + second, Some([points[a], points[b], points[c], points[d]]));
            }
        }
    }
    let mut quad = best.1?;
    let first = (0..4).min_by(|&a, &b| (quad[a].x + quad[a].y).total_cmp(&(quad[b].x + quad[b].y)))?;
    quad.rotate_left(first);
    Some(quad)
}

//! The frame of a board in a picture: its corners, and the bend of its lines.
//!
//! Every large piece of ink proposes the largest quadrilateral in its outline. A proposal follows the lines that it
//! expects inside, and the one that finds the most of them wins. Lettering, tables and photographs find few.

use crate::{
    Grey,
    cells::sort_floats,
    picture::{INK_STEP, ink},
    pieces::{largest_quad, pieces},
    plane::{Plane, Point, TERMS, solve, terms},
};
use sudoku_core::sorting::sort_few_by;

/// A board found in a picture.
#[derive(Clone, Debug)]
pub struct Frame {
    /// Where its cells are.
    pub plane: Plane,
    /// The share of the pieces of lines between its crossings that were found where they should be, from 0 to 1.
    pub lines: f32,
}

/// The least share of lines of a proposal. Some lines of blurred newspapers are too faint, and the digits must then
/// prove the board.
pub const ENOUGH_LINES: f32 = 0.5;

impl Frame {
    /// Whether lines halve its cells, so that it is the frame of a board with twice as many.
    pub fn is_of_smaller_cells(&self, picture: &Grey) -> bool {
        let side = self.plane.side();
        let halves = expected(side).filter_map(|Piece { u, v, across }| {
            let (u, v) = if across { (u, v + 0.5) } else { (u + 0.5, v) };
            (u.max(v) < side as f32).then_some(Piece { u, v, across })
        });
        self.meets(&Lines::of(picture), halves)
    }

    /// Whether its lines go on beyond one of its sides, so that it is a part of a larger board.
    pub fn is_a_part(&self, picture: &Grey) -> bool {
        let lines = Lines::of(picture);
        let side = self.plane.side() as f32;
        [-0.5, side + 0.5].into_iter().any(|beyond| {
            [true, false].into_iter().any(|across| {
                let pieces = (0..=self.plane.side()).map(|line| {
                    let (u, v) = if across { (beyond, line as f32) } else { (line as f32, beyond) };
                    Piece { u, v, across }
                });
                self.meets(&lines, pieces)
            })
        })
    }

    /// Whether clearly most of these pieces are in the picture.
    fn meets(&self, lines: &Lines, pieces: impl Iterator<Item = Piece>) -> bool {
        let plane = self.plane.scaled(1.0 / lines.times as f32);
        let (mut met, mut all) = (0, 0);
        for piece in pieces {
            all += 1;
            met += usize::from(is_met(&lines.ink, &plane, &piece));
        }
        met as f32 > CLEAR_LINES * all as f32
    }
}

/// The ink of a picture, so many times smaller.
struct Lines {
    ink: Grey,
    times: usize,
}

impl Lines {
    fn of(picture: &Grey) -> Self {
        let times = picture.width().max(picture.height()).div_ceil(SIZES[1]);
        let small = picture.shrunk(times);
        Self { ink: ink(&small, reach(&small, 24)), times }
    }
}

/// The share of lines that only a board has.
pub const CLEAR_LINES: f32 = 0.82;

/// The least ink of a line above that beside it, in deviations of the brightness around. Many newspapers print faint
/// lines between cells. Paper without lines also reaches this, but only a quarter of its pieces are in place.
const FAINT: f32 = 0.12;

/// A share of lines after which no other proposal is tried.
const PLENTY: f32 = 0.9;

/// The most boards that are proposed.
const PROPOSALS: usize = 3;

/// The most pixels of the longer side of the picture that is searched first, and of the second, finer one.
const SIZES: [usize; 2] = [720, 1440];

/// The least length of a cell's side in pixels: digits in smaller ones have no shape.
const LEAST_CELL: f32 = 8.0;

/// The likeliest boards of `side` cells by `side` in a picture, the best first: each has [`ENOUGH_LINES`].
pub fn find(picture: &Grey, side: usize) -> Vec<Frame> {
    let mut found: Vec<Frame> = Vec::new();
    let mut before = 0;
    for size in SIZES {
        let times = picture.width().max(picture.height()).div_ceil(size);
        if times == before || found.first().is_some_and(|best| best.lines >= CLEAR_LINES) {
            continue;
        }
        before = times;
        for frame in find_in(&picture.shrunk(times), side) {
            propose(&mut found, Frame { plane: frame.plane.scaled(times as f32), lines: frame.lines });
        }
    }
    found
}

/// Adds a frame to those found, unless a better one is in the same place.
fn propose(found: &mut Vec<Frame>, frame: Frame) {
    if frame.lines < ENOUGH_LINES {
        return;
    }
    let (corners, near) = (frame.plane.corners(), frame.plane.cell() / 2.0);
    let is_here =
        |other: &Frame| other.plane.corners().iter().zip(corners).all(|(a, b)| a.distance(b) < near);
    if found.iter().any(|other| is_here(other) && other.lines >= frame.lines) {
        return;
    }
    found.retain(|other| !is_here(other));
    found.push(frame);
    sort_few_by(found, |a, b| worth(b).total_cmp(&worth(a)));
    found.truncate(PROPOSALS);
}

/// The board with these corners, set by hand, with its lines followed from there.
pub fn follow(picture: &Grey, corners: [Point; 4], side: usize) -> Option<Frame> {
    let Lines { ink, times } = Lines::of(picture);
    let corners = corners.map(|corner| Point::new(corner.x / times as f32, corner.y / times as f32));
    let followed = straighten(&ink, Plane::new(corners, side)?, side);
    Some(Frame { plane: followed.plane.scaled(times as f32), lines: followed.lines })
}

/// The lines of a proposal, with a little for its size: beside a puzzle, newspapers print small solutions with
/// clearer lines.
fn worth(frame: &Frame) -> f32 {
    frame.lines + 0.25 * frame.plane.cell().max(1.0).ln()
}

fn reach(picture: &Grey, share: usize) -> usize {
    (picture.width().max(picture.height()) / share).max(4)
}

fn find_in(picture: &Grey, side: usize) -> Vec<Frame> {
    let mut found = Vec::new();
    let least = picture.width().min(picture.height()) / 5;
    let mut seen: Vec<[Point; 4]> = Vec::new();
    for share in [40, 16] {
        let lines = ink(picture, reach(picture, share));
        let judged = ink(picture, reach(picture, 24));
        for (grown, limit) in [(false, 48), (false, 24), (true, 40), (false, 80), (true, 80), (false, 120)] {
            let swollen;
            let searched = if grown {
                swollen = swell(&lines);
                &swollen
            } else {
                &lines
            };
            for piece in pieces(searched, limit, least, 5) {
                let Some(quad) = largest_quad(&piece.outline) else { continue };
                let known = |other: &[Point; 4]| (0..4).all(|i| quad[i].distance(other[i]) < 3.0);
                if seen.iter().any(known) {
                    continue;
                }
                seen.push(quad);
                if !is_plausible(&quad, side) {
                    continue;
                }
                let Some(plane) = Plane::new(quad, side) else { continue };
                propose(&mut found, straighten(&judged, plane, side));
            }
            if found.first().is_some_and(|best: &Frame| best.lines >= PLENTY) {
                return found;
            }
        }
    }
    found
}

/// The ink with each pixel as dark as the darkest of the nine around it, which closes gaps of lines.
fn swell(ink: &Grey) -> Grey {
    let (width, height) = (ink.width(), ink.height());
    let pixels = ink.pixels();
    let mut wide = pixels.to_vec();
    for (row, out) in pixels.chunks_exact(width).zip(wide.chunks_exact_mut(width)) {
        for x in 0..width {
            out[x] = row[x.saturating_sub(1)].max(row[x]).max(row[(x + 1).min(width - 1)]);
        }
    }
    let mut swollen = wide.clone();
    for y in 0..height {
        for x in 0..width {
            let at = |y: usize| wide[y * width + x];
            swollen[y * width + x] = at(y.saturating_sub(1)).max(at(y)).max(at((y + 1).min(height - 1)));
        }
    }
    Grey::new(width, height, swollen).unwrap_or_else(|_| ink.clone())
}

/// Whether a quadrilateral may be a board seen by a camera: large enough, and not much narrower at one side.
fn is_plausible(quad: &[Point; 4], side: usize) -> bool {
    let sides: Vec<f32> = (0..4).map(|i| quad[i].distance(quad[(i + 1) % 4])).collect();
    let longest = sides.iter().fold(0.0, |a: f32, &b| a.max(b));
    let shortest = sides.iter().fold(f32::MAX, |a: f32, &b| a.min(b));
    shortest >= LEAST_CELL * side as f32 && longest <= shortest * 2.5
}

/// A piece of a line between two crossings, as expected.
struct Piece {
    /// Its middle, in cells.
    u: f32,
    v: f32,
    /// Whether it is of a line across.
    across: bool,
}

fn expected(side: usize) -> impl Iterator<Item = Piece> {
    (0..=side).flat_map(move |line| {
        (0..side).flat_map(move |part| {
            let (line, part) = (line as f32, part as f32 + 0.5);
            [Piece { u: part, v: line, across: true }, Piece { u: line, v: part, across: false }]
        })
    })
}

/// The steps of a profile across a line, to each side.
const STEPS: usize = 12;

/// The ink along a piece of a line, moved to both sides by up to `reach` of a cell.
fn profile(ink: &Grey, plane: &Plane, piece: &Piece, reach: f32) -> [f32; 2 * STEPS + 1] {
    const ALONG: usize = 8;
    let mut profile = [0.0; 2 * STEPS + 1];
    for (step, sum) in profile.iter_mut().enumerate() {
        let off = (step as f32 / STEPS as f32 - 1.0) * reach;
        for i in 0..ALONG {
            let along = (i as f32 + 0.5) / ALONG as f32 - 0.5;
            let (u, v) = if piece.across {
                (piece.u + along, piece.v + off)
            } else {
                (piece.u + off, piece.v + along)
            };
            let point = plane.at(u, v);
            *sum += ink.at(point.x, point.y);
        }
        *sum /= ALONG as f32;
    }
    profile
}

/// The place of the line in a profile in steps from its middle, and its ink above that beside it.
fn peak(profile: &[f32; 2 * STEPS + 1]) -> (f32, f32) {
    let best = (0..profile.len()).max_by(|&a, &b| profile[a].total_cmp(&profile[b])).unwrap_or(STEPS);
    let mut sorted = *profile;
    sort_floats(&mut sorted);
    // The centre of the ink around the darkest step, finer than a step.
    let (mut sum, mut moment) = (0.0, 0.0);
    for (i, &dark) in profile.iter().enumerate().take(best + 3).skip(best.saturating_sub(2)) {
        let ink = (dark - sorted[STEPS]).max(0.0);
        sum += ink;
        moment += ink * (i as f32 - STEPS as f32);
    }
    let place = if sum > 0.0 { moment / sum } else { best as f32 - STEPS as f32 };
    (place, profile[best] - sorted[STEPS / 2])
}

/// Moves a plane onto the lines near those that it expects, and counts how many it then meets.
fn straighten(ink: &Grey, mut plane: Plane, side: usize) -> Frame {
    for reach in [0.36, 0.3, 0.22, 0.16] {
        adjust(ink, &mut plane, side, reach);
    }
    let mut met = 0;
    let mut all = 0;
    for piece in expected(side) {
        all += 1;
        met += usize::from(is_met(ink, &plane, &piece));
    }
    Frame { plane, lines: met as f32 / all as f32 }
}

/// Whether a line is where a piece of one is expected.
fn is_met(ink: &Grey, plane: &Plane, piece: &Piece) -> bool {
    let (place, height) = peak(&profile(ink, plane, piece, 0.4));
    (place / STEPS as f32 * 0.4).abs() < 0.1 && height > INK_STEP * FAINT
}

/// Bends the plane so that its lines meet those found within `reach` of a cell.
fn adjust(ink: &Grey, plane: &mut Plane, side: usize, reach: f32) {
    let pieces: Vec<(Piece, f32, f32)> = expected(side)
        .map(|piece| {
            let (place, height) = peak(&profile(ink, plane, &piece, reach));
            (piece, place / STEPS as f32 * reach, (height / INK_STEP).clamp(0.0, 1.5))
        })
        .collect();
    let mut bends = [[0.0; TERMS]; 2];
    for (across, bend) in [false, true].into_iter().zip(&mut bends) {
        // Least squares, and twice more with less weight on lines far from the result.
        for _ in 0..3 {
            let mut rows = [[0.0; TERMS]; TERMS];
            let mut right = [0.0; TERMS];
            for (i, row) in rows.iter_mut().enumerate() {
                // A little resistance, more to the bends of the third order.
                row[i] = if i < 3 {
                    0.02
                } else if i < 6 {
                    0.5
                } else {
                    1.5
                };
            }
            for (piece, off, weight) in pieces.iter().filter(|(piece, ..)| piece.across == across) {
                let terms = terms(piece.u, piece.v, side as f32);
                let reached: f32 = bend.iter().zip(terms).map(|(share, term)| share * term).sum();
                let far = (off - reached) / 0.08;
                let weight = f64::from(weight / (1.0 + far * far));
                for i in 0..TERMS {
                    for j in 0..TERMS {
                        rows[i][j] += weight * f64::from(terms[i] * terms[j]);
                    }
                    right[i] += weight * f64::from(terms[i] * off);
                }
            }
            if let Some(solved) = solve(rows, right) {
                *bend = solved.map(|share| share as f32);
            }
        }
    }
    // The plane's bend comes before its perspective, so both are in cells.
    plane.bend(&bends[0], &bends[1]);
}

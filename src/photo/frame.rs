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

/// The least share for a board with more than [`WIDE`] cells a side: crumpled paper moves its lines by more of a cell.
const ENOUGH_LINES_OF_MANY: f32 = 0.42;

impl Frame {
    /// Returns whether the frame has as many lines as only a board has. A table with another number of lines has fewer
    /// of the lines of a large board than of a small one.
    pub fn is_clear(&self) -> bool {
        let least = if self.plane.side() > WIDE { CLEAR_LINES_OF_MANY } else { CLEAR_LINES };
        self.lines >= least
    }

    fn scaled(self, by: f32) -> Self {
        Self { plane: self.plane.scaled(by), ..self }
    }

    /// Returns whether lines halve the cells, so that this is the frame of a board with twice as many cells a side.
    pub fn is_of_smaller_cells(&self, picture: &Grey) -> bool {
        let side = self.plane.side();
        let halves = expected(side).filter_map(|Piece { u, v, across }| {
            let (u, v) = if across { (u, v + 0.5) } else { (u + 0.5, v) };
            (u.max(v) < side as f32).then_some(Piece { u, v, across })
        });
        self.meets(&Inked::finest(picture, side), halves)
    }

    /// Returns whether the lines of the frame cross one of its sides, so that it is a part of a larger board.
    pub fn is_a_part(&self, picture: &Grey) -> bool {
        let lines = Inked::finest(picture, self.plane.side());
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

    /// Returns whether clearly most of these pieces are in the picture.
    fn meets(&self, lines: &Inked, pieces: impl Iterator<Item = Piece>) -> bool {
        let plane = self.plane.scaled(1.0 / lines.times as f32);
        let (mut met, mut all) = (0, 0);
        for piece in pieces {
            all += 1;
            met += usize::from(is_met(&lines.ink, &plane, &piece));
        }
        met as f32 > CLEAR_LINES * all as f32
    }
}

/// The ink of a picture, shrunk by `times`.
#[derive(Debug)]
struct Inked {
    ink: Grey,
    times: usize,
}

impl Inked {
    /// Returns the ink of a picture of at most this many pixels a side.
    fn of(picture: &Grey, size: usize) -> Self {
        let times = times(picture, size);
        let small = picture.shrunk(times);
        Self { ink: ink(&small, reach(&small, 24)), times }
    }

    /// Returns the ink by which boards with this many cells a side are judged, at the finest scale in use for them.
    fn finest(picture: &Grey, side: usize) -> Self {
        Self::of(picture, if side > WIDE { FINEST } else { SIZES[1] })
    }
}

/// Returns the factor by which a picture must shrink for at most this many pixels a side.
fn times(picture: &Grey, size: usize) -> usize {
    picture.width().max(picture.height()).div_ceil(size)
}

/// The share of lines that only a board has.
const CLEAR_LINES: f32 = 0.82;

/// The share for a board with more than [`WIDE`] cells a side: a table of 15 by 15 meets 60 % of the lines of one of
/// 16.
const CLEAR_LINES_OF_MANY: f32 = 0.68;

/// The least ink of a line above that beside it, in deviations of the brightness around. Many newspapers print faint
/// lines between cells. Paper without lines also reaches this, but only a quarter of its pieces are in place.
const FAINT: f32 = 0.12;

/// A share of lines after which no other proposal is tried.
const PLENTY: f32 = 0.9;

/// The most boards that are proposed.
const PROPOSALS: usize = 3;

/// The most pixels of the longer side of the picture that is searched first, and of the second, finer one.
const SIZES: [usize; 2] = [720, 1440];

/// The most pixels of the longer side where the lines of a large board are followed. They are as thin as those of a
/// small board, although its cells are smaller.
const FINEST: usize = 2200;

/// The least length of a cell's side in pixels: digits in smaller ones have no shape.
const LEAST_CELL: f32 = 8.0;

/// Returns the likeliest boards of `side` cells by `side` in a picture, the best first: each has [`ENOUGH_LINES`].
pub fn find(picture: &Grey, side: usize) -> Vec<Frame> {
    Outlines::default().find(picture, side)
}

/// The large quadrilaterals in a picture, each kept once found. The search for boards of other sides of the same
/// picture uses them again.
#[derive(Debug, Default)]
pub struct Outlines {
    /// The quadrilaterals at each of [`SIZES`].
    sizes: [Size; SIZES.len()],
    /// The ink that large boards are judged by.
    finest: Option<Inked>,
}

/// The picture at a certain size.
#[derive(Debug, Default)]
struct Size {
    outlines: Stages,
    /// The ink that boards are judged by.
    judged: Option<Inked>,
}

/// The quadrilaterals that each way found, as far as the search went.
#[derive(Debug, Default)]
struct Stages(Vec<Vec<[Point; 4]>>);

impl Outlines {
    /// Returns the likeliest boards of `side` cells by `side` in the picture whose outlines these are: the best first,
    /// each with [`ENOUGH_LINES`].
    pub fn find(&mut self, picture: &Grey, side: usize) -> Vec<Frame> {
        let mut found: Vec<Frame> = Vec::new();
        let mut before = 0;
        for (known, size) in self.sizes.iter_mut().zip(SIZES) {
            let times = times(picture, size);
            if times == before || found.first().is_some_and(Frame::is_clear) {
                continue;
            }
            before = times;
            let small = picture.shrunk(times);
            let judged = if side > WIDE {
                self.finest.get_or_insert_with(|| Inked::of(picture, FINEST))
            } else {
                known.judged.get_or_insert_with(|| Inked::of(picture, size))
            };
            let scale = times as f32 / judged.times as f32;
            for frame in known.outlines.find(&small, side, &judged.ink, scale) {
                propose(&mut found, frame.scaled(judged.times as f32));
            }
        }
        found
    }
}

/// Adds a frame to those found, unless a better one is in the same place.
fn propose(found: &mut Vec<Frame>, frame: Frame) {
    let least = if frame.plane.side() > WIDE { ENOUGH_LINES_OF_MANY } else { ENOUGH_LINES };
    if frame.lines < least {
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

/// Returns the board with these corners, set by hand, with its lines followed from there.
pub fn follow(picture: &Grey, corners: [Point; 4], side: usize) -> Option<Frame> {
    let Inked { ink, times } = Inked::finest(picture, side);
    let corners = corners.map(|corner| corner.scaled(1.0 / times as f32));
    Some(straighten(&ink, Plane::new(corners, side)?, side).scaled(times as f32))
}

/// Returns the worth of a proposal: its share of lines, and a little more for its size, because newspapers print small
/// solutions with clearer lines beside a puzzle.
fn worth(frame: &Frame) -> f32 {
    frame.lines + 0.25 * frame.plane.cell().max(1.0).ln()
}

fn reach(picture: &Grey, share: usize) -> usize {
    (picture.width().max(picture.height()) / share).max(4)
}

/// The ways to search for outlines. Each has the part of the picture's longer side that the surroundings of a pixel
/// reach (40 is a fortieth), whether gaps are closed first, and the least ink of an outline.
const WAYS: [(usize, bool, u8); 12] = [
    (40, false, 48),
    (40, false, 24),
    (40, true, 40),
    (40, false, 80),
    (40, true, 80),
    (40, false, 120),
    (16, false, 48),
    (16, false, 24),
    (16, true, 40),
    (16, false, 80),
    (16, true, 80),
    (16, false, 120),
];

impl Stages {
    /// Returns the boards in a picture. `judged` is ink that is `scale` times larger than the picture, and the boards
    /// have its scale.
    fn find(&mut self, picture: &Grey, side: usize, judged: &Grey, scale: f32) -> Vec<Frame> {
        let mut found = Vec::new();
        let mut searched = Searched::default();
        for (way, &search) in WAYS.iter().enumerate() {
            if way == self.0.len() {
                let known = self.0.concat();
                self.0.push(searched.quads(picture, search, known));
            }
            for quad in &self.0[way] {
                if is_plausible(quad, side)
                    && let Some(plane) = Plane::new(quad.map(|corner| corner.scaled(scale)), side)
                {
                    propose(&mut found, straighten(judged, plane, side));
                }
            }
            if found.first().is_some_and(|best: &Frame| best.lines >= PLENTY) {
                return found;
            }
        }
        found
    }
}

/// The ink that was searched last, and the same without gaps: most ways share them.
#[derive(Default)]
struct Searched {
    share: usize,
    ink: Option<Grey>,
    swollen: Option<Grey>,
}

impl Searched {
    /// Returns the large quadrilaterals that one way finds, besides those known.
    fn quads(
        &mut self,
        picture: &Grey,
        (share, grown, limit): (usize, bool, u8),
        mut known: Vec<[Point; 4]>,
    ) -> Vec<[Point; 4]> {
        if self.share != share {
            *self = Self { share, ..Self::default() };
        }
        let lines = self.ink.get_or_insert_with(|| ink(picture, reach(picture, share)));
        let searched = if grown { self.swollen.get_or_insert_with(|| swell(lines)) } else { lines };
        let least = picture.width().min(picture.height()) / 5;
        let before = known.len();
        for piece in pieces(searched, limit, least, 5) {
            let Some(quad) = largest_quad(&piece.outline) else { continue };
            let is_known = |other: &[Point; 4]| (0..4).all(|i| quad[i].distance(other[i]) < 3.0);
            if !known.iter().any(is_known) {
                known.push(quad);
            }
        }
        known.split_off(before)
    }
}

/// Returns the ink with each pixel as dark as the darkest of the nine around it, which closes gaps of lines.
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

/// Returns whether a quadrilateral may be a board seen by a camera: large enough, and not much narrower at one side.
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
    /// Whether the line runs across.
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

/// Returns the ink along a piece of a line, moved to both sides by up to `reach` of a cell.
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

/// Returns the place of the line in a profile in steps from its middle, and its ink above that beside it.
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
    // A large board may bend by more than half of a small cell. Its boxes are larger, and their lines mostly thicker.
    if side > WIDE {
        plane = plane.divided(side.isqrt());
        for reach in [0.2, 0.12] {
            adjust(ink, &mut plane, reach);
        }
        plane = plane.divided(side);
    }
    for reach in [0.36, 0.3, 0.22, 0.16] {
        adjust(ink, &mut plane, reach);
    }
    let mut met = 0;
    let mut all = 0;
    for piece in expected(side) {
        all += 1;
        met += usize::from(is_met(ink, &plane, &piece));
    }
    Frame { plane, lines: met as f32 / all as f32 }
}

/// Returns whether a line is where a piece of one is expected.
fn is_met(ink: &Grey, plane: &Plane, piece: &Piece) -> bool {
    let (place, height) = peak(&profile(ink, plane, piece, 0.4));
    (place / STEPS as f32 * 0.4).abs() < 0.1 && height > INK_STEP * FAINT
}

/// The most cells a side of a board whose lines are followed all at once.
const WIDE: usize = 9;

/// Bends the plane so that its lines meet those found within `reach` of a cell.
fn adjust(ink: &Grey, plane: &mut Plane, reach: f32) {
    let side = plane.side();
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

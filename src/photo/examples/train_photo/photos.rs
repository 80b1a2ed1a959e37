//! Cells of photographs with labels.

use crate::{
    chance::Chance,
    shared::{Labelled, open},
};
use std::{collections::BTreeMap, path::Path};
use stepdoku_photo::{
    cells::{Cell, Cutter, Nudge, SIDE, comparable, contrast},
    frame,
};

/// The cells of a side.
const CELLS: usize = 9;

/// A photograph whose frame was found where its label has it.
struct Photo {
    cutter: Cutter,
    digits: Vec<u8>,
    contrast: f32,
}

/// Photographs, by puzzle.
pub(crate) struct Photos(Vec<Vec<Photo>>);

impl Photos {
    /// Opens the photographs of a folder.
    pub(crate) fn open(folder: &Path, labelled: &[&Labelled]) -> Self {
        let mut puzzles: BTreeMap<&[u8], Vec<Photo>> = BTreeMap::new();
        for label in labelled {
            let Some(photo) = photo(folder, label) else {
                eprintln!("{}: without a frame", label.file);
                continue;
            };
            puzzles.entry(&label.digits).or_default().push(photo);
        }
        Self(puzzles.into_values().collect())
    }

    /// Returns the numbers of puzzles and of photographs.
    pub(crate) fn counts(&self) -> (usize, usize) {
        (self.0.len(), self.0.iter().map(Vec::len).sum())
    }

    /// Returns a cell of any of the photographs with its class, moved, softened and made noisy by chance.
    pub(crate) fn cell(&self, chance: &mut Chance) -> Option<(Cell, usize)> {
        if self.0.is_empty() {
            return None;
        }
        let puzzle = &self.0[chance.below(self.0.len())];
        let photo = &puzzle[chance.below(puzzle.len())];
        let empty = chance.is(0.3);
        let of_kind: Vec<usize> =
            (0..photo.digits.len()).filter(|&cell| (photo.digits[cell] == 0) == empty).collect();
        let cell = of_kind[chance.below(of_kind.len())];
        let nudge = Nudge {
            right: chance.normal() * 0.03,
            down: chance.normal() * 0.03,
            size: 1.0 + chance.normal() * 0.05,
            turn: (chance.normal() * 0.04).sin_cos(),
        };
        let (column, row) = (cell % CELLS, cell / CELLS);
        let mut window = photo.cutter.cut(column, row, nudge, SIDE);
        if chance.is(0.25) {
            // As if from farther away.
            let few = 10 + chance.below(12);
            let small = photo.cutter.cut(column, row, nudge, few);
            for y in 0..SIDE {
                for x in 0..SIDE {
                    window[y * SIDE + x] = between(&small, few, x, y);
                }
            }
        }
        let paper = window.iter().copied().fold(0.0, f32::max);
        if chance.is(0.5) {
            let noise = paper * photo.contrast * chance.between(0.0, 0.1);
            for pixel in &mut window {
                *pixel += chance.normal() * noise;
            }
        }
        let share = photo.contrast * chance.between(0.75, 1.2);
        Some((comparable(&window, share), usize::from(photo.digits[cell])))
    }
}

fn between(small: &[f32], few: usize, x: usize, y: usize) -> f32 {
    let place =
        |at: usize| ((at as f32 + 0.5) * few as f32 / SIDE as f32 - 0.5).clamp(0.0, few as f32 - 1.001);
    let (x, y) = (place(x), place(y));
    let (left, top) = (x as usize, y as usize);
    let (across, down) = (x - left as f32, y - top as f32);
    let at = |x: usize, y: usize| small[y * few + x];
    (at(left, top) * (1.0 - across) + at(left + 1, top) * across) * (1.0 - down)
        + (at(left, top + 1) * (1.0 - across) + at(left + 1, top + 1) * across) * down
}

fn photo(folder: &Path, label: &Labelled) -> Option<Photo> {
    let picture = open(&folder.join(&label.file)).ok()?;
    let mut frame = frame::find(&picture, CELLS).into_iter().next()?;
    if let Some(expected) = label.corners {
        // The label's corners are in the order of an upright board; the frame's begin at the top left of the picture.
        let mut corners = frame.plane.corners();
        let far = |corners: &[_; 4]| {
            let pairs = corners.iter().zip(expected);
            pairs.map(|(a, b): (&stepdoku_photo::plane::Point, _)| a.distance(b)).fold(0.0, f32::max)
        };
        let turns = (0..4).min_by(|&a, &b| {
            let turned = |by: usize| {
                let mut turned = corners;
                turned.rotate_left(by);
                far(&turned)
            };
            turned(a).total_cmp(&turned(b))
        })?;
        corners.rotate_left(turns);
        if far(&corners) > frame.plane.cell() * 0.4 {
            return None;
        }
        if turns > 0 {
            frame = frame::follow(&picture, corners, CELLS)?;
        }
    }
    let cutter = Cutter::new(&picture, &frame.plane);
    let cells = CELLS * CELLS;
    let windows: Vec<Vec<f32>> =
        (0..cells).map(|cell| cutter.cut(cell % CELLS, cell / CELLS, Nudge::NONE, SIDE)).collect();
    Some(Photo { contrast: contrast(&windows), cutter, digits: label.digits.clone() })
}

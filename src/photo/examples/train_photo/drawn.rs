//! Cells drawn from fonts, as a bad camera sees them.

use crate::{
    chance::Chance,
    fonts::{Face, Fonts, MORE, Mask},
};
use stepdoku_photo::{
    cells::{Cell, SHOWN, SIDE, comparable},
    net::{NUMBERS, WRITTEN},
};

/// The pixels of a side of the canvas, two for each of the picture.
const CANVAS: usize = 2 * SIDE;

/// The strokes of handwritten digits, each a row of points in a square from 0 to 1.
const STROKES: [&[&[(f32, f32)]]; 9] = [
    &[&[(0.35, 0.25), (0.55, 0.05), (0.52, 0.95)]],
    &[&[(0.2, 0.25), (0.4, 0.05), (0.75, 0.15), (0.7, 0.45), (0.2, 0.92), (0.85, 0.9)]],
    &[&[(0.2, 0.1), (0.7, 0.1), (0.75, 0.3), (0.45, 0.48), (0.8, 0.65), (0.7, 0.9), (0.2, 0.9)]],
    &[&[(0.4, 0.05), (0.15, 0.6), (0.85, 0.6)], &[(0.65, 0.35), (0.6, 0.98)]],
    &[&[(0.8, 0.05), (0.3, 0.08), (0.25, 0.45), (0.7, 0.45), (0.8, 0.75), (0.55, 0.95), (0.15, 0.88)]],
    &[&[(0.65, 0.03), (0.3, 0.4), (0.2, 0.75), (0.45, 0.97), (0.75, 0.8), (0.65, 0.55), (0.25, 0.65)]],
    &[&[(0.15, 0.08), (0.85, 0.06), (0.4, 0.97)], &[(0.3, 0.5), (0.75, 0.5)]],
    &[&[(0.7, 0.2), (0.4, 0.05), (0.25, 0.25), (0.75, 0.7), (0.5, 0.95), (0.2, 0.75), (0.75, 0.2)]],
    &[&[(0.75, 0.3), (0.5, 0.45), (0.25, 0.3), (0.5, 0.05), (0.75, 0.2), (0.7, 0.55), (0.5, 0.97)]],
];

/// Returns a cell of a board of up to 9 by 9, with its class.
pub(crate) fn cell(fonts: &Fonts, chance: &mut Chance) -> (Cell, usize) {
    let class = match chance.below(100) {
        0..22 => 0,
        22..32 => WRITTEN,
        _ => 1 + chance.below(9),
    };
    (drawn(fonts, class, (0.36, 0.84), chance), class)
}

/// Returns a cell of a board of 16 by 16, with its class.
pub(crate) fn large_cell(fonts: &Fonts, chance: &mut Chance) -> (Cell, usize) {
    let class = match chance.below(100) {
        0..12 => 0,
        12..18 => WRITTEN,
        18..45 => 1 + chance.below(9),
        _ => WRITTEN + 1 + chance.below(MORE.len()),
    };
    // The sides of a number of two digits are those of its width.
    let sizes = if NUMBERS.contains(&class) { (0.4, 0.92) } else { (0.28, 0.82) };
    (drawn(fonts, class, sizes, chance), class)
}

/// Returns a cell of a class. The longer side of its print is between the two sizes, as shares of the cell.
fn drawn(fonts: &Fonts, class: usize, sizes: (f32, f32), chance: &mut Chance) -> Cell {
    let mut ink = vec![0.0; CANVAS * CANVAS];
    lines(&mut ink, chance);
    let strength = chance.between(0.55, 1.0);
    match class {
        0 => rubbish(fonts, &mut ink, chance),
        WRITTEN => written(&mut ink, chance),
        1..WRITTEN => {
            let face = face(fonts, chance);
            print(&mut ink, &face.digits[class - 1], chance, (sizes, strength));
        }
        _ => {
            let more = loop {
                if let Some(more) = &face(fonts, chance).more {
                    break more;
                }
            };
            print(&mut ink, &more[class - WRITTEN - 1], chance, (sizes, strength));
        }
    }
    photographed(&ink, chance)
}

fn face<'a>(fonts: &'a Fonts, chance: &mut Chance) -> &'a Face {
    let family = &fonts.families[chance.below(fonts.families.len())];
    &family[chance.below(family.len())]
}

/// Returns the place of a pixel of the canvas in the cell: 0 in the middle, and 0.5 at its edge.
fn place(pixel: usize) -> f32 {
    ((pixel as f32 + 0.5) / CANVAS as f32 - 0.5) * SHOWN
}

/// Calls back for every pixel, with its place.
fn every(ink: &mut [f32], mut with: impl FnMut(f32, f32, &mut f32)) {
    for y in 0..CANVAS {
        for x in 0..CANVAS {
            with(place(x), place(y), &mut ink[y * CANVAS + x]);
        }
    }
}

/// Draws the borders of the cell, which get into the picture where the lines were followed badly.
fn lines(ink: &mut [f32], chance: &mut Chance) {
    for side in 0..4 {
        let off = 0.5 + chance.normal() * 0.03;
        let wide = if chance.is(0.35) { chance.between(0.02, 0.06) } else { chance.between(0.005, 0.025) };
        let dark = chance.between(0.3, 1.0);
        let slant = chance.normal() * 0.02;
        every(ink, |x, y, ink| {
            let (across, along) = match side {
                0 => (x, y),
                1 => (-x, y),
                2 => (y, x),
                _ => (-y, x),
            };
            let near = (across + along * slant - off).abs();
            *ink = ink.max(dark * (1.0 - (near - wide) / 0.015).clamp(0.0, 1.0));
        });
    }
}

/// Draws a printed digit.
fn print(ink: &mut [f32], mask: &Mask, chance: &mut Chance, ((least, most), dark): ((f32, f32), f32)) {
    let high = chance.between(least, most);
    let wide = high * chance.between(0.82, 1.15);
    let (right, down) = (chance.normal() * 0.045, chance.normal() * 0.045);
    let (sin, cos) = (chance.normal() * 0.07).sin_cos();
    let slant = if chance.is(0.15) { chance.between(-0.1, 0.25) } else { chance.normal() * 0.03 };
    every(ink, |x, y, ink| {
        let (x, y) = (x - right, y - down);
        let (x, y) = (x * cos + y * sin, y * cos - x * sin);
        *ink = ink.max(dark * mask.at((x + slant * y) / wide, y / high));
    });
}

/// Draws marks on the paper of a cell without a digit.
fn rubbish(fonts: &Fonts, ink: &mut [f32], chance: &mut Chance) {
    // The print of the other side.
    if chance.is(0.25) {
        let mask = &face(fonts, chance).digits[chance.below(9)];
        let (right, down) = (chance.between(-0.5, 0.5), chance.between(-0.5, 0.5));
        let (high, dark) = (chance.between(0.3, 1.2), chance.between(0.03, 0.14));
        every(ink, |x, y, ink| *ink = ink.max(dark * mask.at(-(x - right) / high, (y - down) / high)));
    }
    // A fold.
    if chance.is(0.12) {
        let (sin, cos) = chance.between(0.0, 3.2).sin_cos();
        let (off, dark, wide) =
            (chance.between(-0.4, 0.4), chance.between(-0.3, 0.35), chance.between(0.02, 0.2));
        every(ink, |x, y, ink| {
            let near = (x * cos + y * sin - off) / wide;
            *ink += dark * (-near * near).exp();
        });
    }
    // Dust.
    if chance.is(0.12) {
        let (right, down) = (chance.between(-0.45, 0.45), chance.between(-0.45, 0.45));
        let (wide, dark) = (chance.between(0.01, 0.05), chance.between(0.2, 0.9));
        every(ink, |x, y, ink| {
            let near = (x - right).hypot(y - down) / wide;
            *ink = ink.max(dark * (1.5 - near).clamp(0.0, 1.0));
        });
    }
}

/// Draws handwriting: a digit, several small ones, or a stroke.
fn written(ink: &mut [f32], chance: &mut Chance) {
    let small = chance.is(0.35);
    let count = if small { 1 + chance.below(4) } else { 1 };
    let (dark, wide) = (chance.between(0.35, 1.0), chance.between(0.008, if small { 0.02 } else { 0.035 }));
    for _ in 0..count {
        let high = if small { chance.between(0.18, 0.3) } else { chance.between(0.45, 0.85) };
        let room = (0.47 - high / 2.0).max(0.0);
        let (right, down) = (chance.between(-room, room), chance.between(-room, room));
        let slant = chance.between(-0.1, 0.4);
        let strokes = STROKES[chance.below(9)];
        for stroke in strokes {
            let points: Vec<(f32, f32)> = stroke
                .iter()
                .map(|(x, y)| {
                    let (x, y) = (x - 0.5 + chance.normal() * 0.05, y - 0.5 + chance.normal() * 0.05);
                    (right + (x * 0.75 - y * slant) * high, down + y * high)
                })
                .collect();
            let smooth = curve(&points);
            every(ink, |x, y, ink| {
                let near =
                    smooth.windows(2).map(|line| distance((x, y), line[0], line[1])).fold(1.0, f32::min);
                *ink = ink.max(dark * (1.0 - (near - wide) / 0.02).clamp(0.0, 1.0));
            });
        }
    }
}

/// Returns a smooth curve through points: Catmull and Rom's.
fn curve(points: &[(f32, f32)]) -> Vec<(f32, f32)> {
    let at = |i: isize| points[i.clamp(0, points.len() as isize - 1) as usize];
    let mut smooth = Vec::new();
    for i in 0..points.len() as isize - 1 {
        let (a, b, c, d) = (at(i - 1), at(i), at(i + 1), at(i + 2));
        for step in 0..5 {
            let t = step as f32 / 5.0;
            let one = |a: f32, b: f32, c: f32, d: f32| {
                b + 0.5 * t * (c - a + t * (2.0 * a - 5.0 * b + 4.0 * c - d + t * (3.0 * (b - c) + d - a)))
            };
            smooth.push((one(a.0, b.0, c.0, d.0), one(a.1, b.1, c.1, d.1)));
        }
    }
    smooth.push(at(points.len() as isize - 1));
    smooth
}

fn distance(point: (f32, f32), from: (f32, f32), to: (f32, f32)) -> f32 {
    let (x, y) = (to.0 - from.0, to.1 - from.1);
    let along = ((point.0 - from.0) * x + (point.1 - from.1) * y) / (x * x + y * y).max(1e-9);
    let along = along.clamp(0.0, 1.0);
    (point.0 - from.0 - x * along).hypot(point.1 - from.1 - y * along)
}

/// Returns the picture of a camera of ink on paper.
fn photographed(ink: &[f32], chance: &mut Chance) -> Cell {
    // A softness that still lets the digit be told: of a lens, and of a hand that moves.
    let mut soft = ink.to_vec();
    let lens = if chance.is(0.3) { chance.between(1.5, 4.2) } else { chance.between(0.3, 1.8) };
    blur(&mut soft, lens + if chance.is(0.1) { chance.between(0.0, 2.0) } else { 0.0 }, true);
    blur(&mut soft, lens, false);
    // Half the size, moved and turned by a little.
    let (sin, cos) = (chance.normal() * 0.025).sin_cos();
    let size = 1.0 + chance.normal() * 0.03;
    let (right, down) = (chance.normal() * 0.02, chance.normal() * 0.02);
    let mut picture = vec![0.0; SIDE * SIDE];
    let (light, slope_x, slope_y) =
        (chance.between(60.0, 240.0), chance.normal() * 0.1, chance.normal() * 0.1);
    let contrast = chance.between(0.15, 0.85);
    // The screen of a shaded cell.
    let screen = chance
        .is(0.12)
        .then(|| (chance.between(3.0, 40.0), chance.between(0.0, 1.6), chance.between(0.05, 0.3)));
    for y in 0..SIDE {
        for x in 0..SIDE {
            let (u, v) = (place(2 * x), place(2 * y));
            let (across, down) = ((u * cos - v * sin) * size + right, (u * sin + v * cos) * size + down);
            let mut dark = sample(&soft, across, down);
            if let Some((fine, angle, strength)) = screen {
                let (s, c) = f32::sin_cos(angle);
                let wave = ((u * c + v * s) * fine * 6.3).sin() * ((v * c - u * s) * fine * 6.3).sin();
                dark = dark.max(strength * (0.5 + 0.5 * wave));
            }
            picture[y * SIDE + x] = light * (1.0 + slope_x * u + slope_y * v) * (1.0 - contrast * dark);
        }
    }
    let noise = light
        * contrast
        * if chance.is(0.3) { chance.between(0.03, 0.14) } else { chance.between(0.0, 0.04) };
    for pixel in &mut picture {
        *pixel += chance.normal() * noise;
    }
    if chance.is(0.4) {
        let coarse = chance.between(2.0, 30.0) * contrast;
        blocks(&mut picture, coarse, chance.below(8), chance.below(8));
    }
    comparable(&picture, contrast * chance.between(0.6, 1.0))
}

fn sample(ink: &[f32], x: f32, y: f32) -> f32 {
    let pixel = |at: f32| ((at / SHOWN + 0.5) * CANVAS as f32 - 0.5).clamp(0.0, CANVAS as f32 - 1.001);
    let (x, y) = (pixel(x), pixel(y));
    let (left, top) = (x as usize, y as usize);
    let (across, down) = (x - left as f32, y - top as f32);
    let at = |x: usize, y: usize| ink[y * CANVAS + x];
    (at(left, top) * (1.0 - across) + at(left + 1, top) * across) * (1.0 - down)
        + (at(left, top + 1) * (1.0 - across) + at(left + 1, top + 1) * across) * down
}

/// Softens along the rows or the columns, with a normal curve of this deviation in pixels.
fn blur(ink: &mut [f32], deviation: f32, rows: bool) {
    let reach = (deviation * 2.5).ceil() as isize;
    let curve: Vec<f32> =
        (-reach..=reach).map(|i| (-(i * i) as f32 / (2.0 * deviation * deviation)).exp()).collect();
    let all: f32 = curve.iter().sum();
    let (step, jump) = if rows { (1, CANVAS) } else { (CANVAS, 1) };
    let mut line = [0.0; CANVAS];
    for i in 0..CANVAS {
        for (j, pixel) in line.iter_mut().enumerate() {
            *pixel = ink[i * jump + j * step];
        }
        for j in 0..CANVAS {
            let mut sum = 0.0;
            for (k, share) in curve.iter().enumerate() {
                let at = (j as isize + k as isize - reach).clamp(0, CANVAS as isize - 1);
                sum += share * line[at as usize];
            }
            ink[i * jump + j * step] = sum / all;
        }
    }
}

/// Rounds the waves of each block of eight by eight pixels, as JPEG does.
fn blocks(picture: &mut [f32], coarse: f32, right: usize, down: usize) {
    let wave = |i: usize, k: usize| {
        let scale = if k == 0 { (1.0f32 / 8.0).sqrt() } else { 0.5 };
        scale * ((2 * i + 1) as f32 * k as f32 * std::f32::consts::PI / 16.0).cos()
    };
    let waves: Vec<[f32; 8]> = (0..8).map(|k| std::array::from_fn(|i| wave(i, k))).collect();
    let copy = picture.to_vec();
    let read = |x: isize, y: isize| {
        let inside = |at: isize| at.clamp(0, SIDE as isize - 1) as usize;
        copy[inside(y) * SIDE + inside(x)]
    };
    for block_y in 0..=SIDE / 8 {
        for block_x in 0..=SIDE / 8 {
            let (left, top) =
                ((block_x * 8) as isize - right as isize, (block_y * 8) as isize - down as isize);
            let mut block = [[0.0; 8]; 8];
            for (v, row) in block.iter_mut().enumerate() {
                for (u, value) in row.iter_mut().enumerate() {
                    let mut sum = 0.0;
                    for y in 0..8 {
                        for x in 0..8 {
                            sum += read(left + x as isize, top + y as isize) * waves[u][x] * waves[v][y];
                        }
                    }
                    let step = coarse * (1.0 + (u + v) as f32 * 0.35);
                    *value = (sum / step).round() * step;
                }
            }
            for y in 0..8 {
                for x in 0..8 {
                    let (at_x, at_y) = (left + x as isize, top + y as isize);
                    if at_x < 0 || at_y < 0 || at_x >= SIDE as isize || at_y >= SIDE as isize {
                        continue;
                    }
                    let mut sum = 0.0;
                    for (v, row) in block.iter().enumerate() {
                        for (u, value) in row.iter().enumerate() {
                            sum += value * waves[u][x] * waves[v][y];
                        }
                    }
                    picture[at_y as usize * SIDE + at_x as usize] = sum;
                }
            }
        }
    }
}

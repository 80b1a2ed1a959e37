//! Pictures of boards, as cameras see them.

use image::GrayImage;
use std::sync::LazyLock;
use stepdoku_photo::{Grey, marks::Beyond};
use sudoku_core::{Rng, Seed};

/// The digits 1 to 9 of the font `DejaVuSans`, side by side: white on black.
static DIGITS: LazyLock<GrayImage> = LazyLock::new(|| {
    let picture = image::load_from_memory(include_bytes!("../data/digits.png"));
    picture.expect("a picture of the tests").to_luma8()
});

/// The zero, the numbers 10 to 16 and the letters A to G of the same font.
static MARKS: LazyLock<GrayImage> = LazyLock::new(|| {
    let picture = image::load_from_memory(include_bytes!("../data/marks.png"));
    picture.expect("a picture of the tests").to_luma8()
});

/// The pixels of a side of a digit.
const DIGIT: usize = 40;

/// A puzzle and the way it is photographed.
#[derive(Clone, Debug)]
pub(crate) struct Scene {
    /// The cells of a side.
    pub(crate) side: usize,
    /// The digits in reading order, 0 for an empty cell.
    pub(crate) digits: Vec<u8>,
    /// How it writes digits beyond 9.
    pub(crate) beyond: Beyond,
    /// Cells with a pencil's digit.
    pub(crate) written: Vec<usize>,
    /// The sides of the picture in pixels.
    pub(crate) width: usize,
    pub(crate) height: usize,
    /// The share of the shorter side that the board takes.
    pub(crate) size: f32,
    /// A turn to the right, in radians.
    pub(crate) turn: f32,
    /// How much nearer the right and the lower edge are, as shares.
    pub(crate) tilt: (f32, f32),
    /// The bend of the paper, in cells at its edges.
    pub(crate) bend: f32,
    /// The softness of the lens, in pixels.
    pub(crate) blur: usize,
    /// The share of light that a shadow takes, to the right and below.
    pub(crate) shadow: f32,
    /// The brightness of ink, as a share of that of paper.
    pub(crate) ink: f32,
    /// The noise of the camera, in steps of brightness.
    pub(crate) noise: f32,
    /// The greys of a screen, instead of ink on paper.
    pub(crate) screen: Option<Screen>,
}

/// The greys of a board on a screen.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Screen {
    /// Around the board.
    pub(crate) page: u8,
    pub(crate) cell: u8,
    /// The cells of the middle row, column and box.
    pub(crate) shaded: u8,
    /// The lines between cells, and those around boxes.
    pub(crate) thin: u8,
    pub(crate) thick: u8,
    /// The digits in even rows, and in odd ones.
    pub(crate) digits: (u8, u8),
}

/// What is at a place on the board.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Part {
    Around,
    Thin,
    Thick,
    Cell(usize),
}

impl Scene {
    /// Returns a plain picture of a puzzle.
    pub(crate) fn of(line: &str) -> Self {
        Self {
            side: if line.is_empty() { 9 } else { line.len().isqrt() },
            digits: line.chars().map(|symbol| symbol.to_digit(17).unwrap_or(0) as u8).collect(),
            beyond: Beyond::Letters,
            written: Vec::new(),
            width: 640,
            height: 480,
            size: 0.85,
            turn: 0.0,
            tilt: (0.0, 0.0),
            bend: 0.0,
            blur: 1,
            shadow: 0.0,
            ink: 0.25,
            noise: 2.0,
            screen: None,
        }
    }

    /// Returns the place of a pixel on the board, in cells.
    fn place(&self, x: f32, y: f32) -> (f32, f32) {
        let half = self.width.min(self.height) as f32 / 2.0 * self.size;
        let (x, y) = ((x - self.width as f32 / 2.0) / half, (y - self.height as f32 / 2.0) / half);
        let (sin, cos) = self.turn.sin_cos();
        let (x, y) = (x * cos + y * sin, y * cos - x * sin);
        let depth = 1.0 + self.tilt.0 * x + self.tilt.1 * y;
        let (x, y) = (x / depth, y / depth);
        let (x, y) = (x + self.bend / 4.5 * (1.0 - y * y), y + self.bend / 9.0 * (1.0 - x * x) * y);
        let half = self.side as f32 / 2.0;
        ((x + 1.0) * half, (y + 1.0) * half)
    }

    /// Returns the part of the board at a place.
    fn part_at(&self, u: f32, v: f32) -> Part {
        let side = self.side as f32;
        let edge = 0.05;
        if u < -edge || v < -edge || u > side + edge || v > side + edge {
            return Part::Around;
        }
        // A box of 6 by 6 has two rows and three columns, and one of 8 by 8 two and four.
        let high = (1..=self.side.isqrt()).rev().find(|high| self.side.is_multiple_of(*high)).unwrap_or(1);
        for (at, size) in [(u, self.side / high), (v, high)] {
            let near = (at - at.round()).abs();
            let is_thick = at.round() % size as f32 == 0.0;
            if near < if is_thick { 0.045 } else { 0.018 } {
                return if is_thick { Part::Thick } else { Part::Thin };
            }
        }
        let (column, row) = (u.max(0.0) as usize, v.max(0.0) as usize);
        if column >= self.side || row >= self.side {
            return Part::Around;
        }
        Part::Cell(row * self.side + column)
    }

    /// Returns the brightness of a screen at a place on the board.
    fn light_at(&self, screen: Screen, u: f32, v: f32) -> f32 {
        let cell = match self.part_at(u, v) {
            Part::Around => return f32::from(screen.page),
            Part::Thin => return f32::from(screen.thin),
            Part::Thick => return f32::from(screen.thick),
            Part::Cell(cell) => cell,
        };
        let (row, column, middle) = (cell / self.side, cell % self.side, self.side / 2);
        let is_shaded = row == middle || column == middle || row.max(column) < 3;
        let ground = f32::from(if is_shaded { screen.shaded } else { screen.cell });
        let digit = f32::from(if row % 2 == 0 { screen.digits.0 } else { screen.digits.1 });
        ground + (digit - ground) * self.ink_at(u, v)
    }

    /// Returns the ink at a place on the board, from 0 to 1.
    fn ink_at(&self, u: f32, v: f32) -> f32 {
        let cell = match self.part_at(u, v) {
            Part::Around => return 0.0,
            Part::Thin | Part::Thick => return 1.0,
            Part::Cell(cell) => cell,
        };
        let (x, y) = (u.fract() - 0.5, v.fract() - 0.5);
        if self.written.contains(&cell) {
            return pencil(x, y);
        }
        match self.digits.get(cell) {
            None | Some(0) => 0.0,
            Some(&digit) => print(digit, self.beyond, x, y),
        }
    }

    /// Returns the picture.
    pub(crate) fn picture(&self, seed: u64) -> Grey {
        let mut rng = Rng::new(Seed::new(seed), 0);
        let mut pixels: Vec<f32> = Vec::with_capacity(self.width * self.height);
        for y in 0..self.height {
            for x in 0..self.width {
                let (mut ink, mut light) = (0.0, 0.0);
                for part in 0..4 {
                    let (right, down) = ((part % 2) as f32 / 2.0 + 0.25, (part / 2) as f32 / 2.0 + 0.25);
                    let (u, v) = self.place(x as f32 + right, y as f32 + down);
                    match self.screen {
                        Some(screen) => light += self.light_at(screen, u, v) / 4.0,
                        None => ink += self.ink_at(u, v) / 4.0,
                    }
                }
                if self.screen.is_some() {
                    pixels.push(light);
                    continue;
                }
                let far = f32::midpoint(x as f32 / self.width as f32, y as f32 / self.height as f32);
                pixels.push(215.0 * (1.0 - self.shadow * far) * (1.0 - ink * (1.0 - self.ink)));
            }
        }
        for _ in 0..2 {
            soften(&mut pixels, self.width, self.blur, 1);
            soften(&mut pixels, self.width, self.blur, self.width);
        }
        let noise = |rng: &mut Rng| (rng.below(2001) as f32 / 1000.0 - 1.0) * self.noise * 1.7;
        let pixels = pixels.iter().map(|pixel| (pixel + noise(&mut rng)).clamp(0.0, 255.0) as u8).collect();
        Grey::new(self.width, self.height, pixels).expect("the loops fill the sides")
    }
}

/// Returns the ink of a printed digit, 0.6 of a cell high.
fn print(digit: u8, beyond: Beyond, x: f32, y: f32) -> f32 {
    let place = |at: f32| ((at / 0.68 + 0.5) * DIGIT as f32).floor();
    let (x, y) = (place(x), place(y));
    let inside = 0.0..DIGIT as f32;
    if !inside.contains(&x) || !inside.contains(&y) {
        return 0.0;
    }
    let digit = usize::from(digit);
    let (picture, mark) = match beyond {
        _ if digit < 10 => (&DIGITS, digit - 1),
        Beyond::Zero if digit == 16 => (&MARKS, 0),
        Beyond::Numbers => (&MARKS, digit - 9),
        Beyond::Letters | Beyond::Zero => (&MARKS, digit - 2),
    };
    f32::from(picture.get_pixel((mark * DIGIT) as u32 + x as u32, y as u32).0[0]) / 255.0
}

/// Returns the ink of a pencil's 7 with a bar.
fn pencil(x: f32, y: f32) -> f32 {
    let lines = [((-0.2, -0.27), (0.2, -0.3)), ((0.2, -0.3), (-0.08, 0.32)), ((-0.12, 0.02), (0.15, 0.0))];
    let near = lines.iter().map(|&(from, to)| distance((x, y), from, to)).fold(1.0, f32::min);
    if near < 0.018 { 0.7 } else { 0.0 }
}

fn distance(point: (f32, f32), from: (f32, f32), to: (f32, f32)) -> f32 {
    let (x, y) = (to.0 - from.0, to.1 - from.1);
    let along = (((point.0 - from.0) * x + (point.1 - from.1) * y) / (x * x + y * y)).clamp(0.0, 1.0);
    (point.0 - from.0 - x * along).hypot(point.1 - from.1 - y * along)
}

/// Means over a window of `2 * reach + 1` pixels, which are `step` apart.
fn soften(pixels: &mut [f32], width: usize, reach: usize, step: usize) {
    let before = pixels.to_vec();
    let height = before.len() / width;
    for (at, pixel) in pixels.iter_mut().enumerate() {
        let (x, y) = (at % width, at / width);
        let (place, most) = if step == 1 { (x, width) } else { (y, height) };
        let near = place.saturating_sub(reach)..(place + reach + 1).min(most);
        let count = near.len() as f32;
        *pixel = near.map(|other| before[at - place * step + other * step]).sum::<f32>() / count;
    }
}

//! The digits of the fonts in a folder, as masks.

use ab_glyph::{Font, FontVec, PxScale};
use sha2::{Digest, Sha256};
use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::Write,
    path::{Path, PathBuf},
};

/// The pixels of a side of a mask.
const SIDE: usize = 64;

/// A digit of a font: its ink from 0 to 1 in a square, whose height is the height of the digit.
#[derive(Clone)]
pub(crate) struct Mask {
    pixels: Vec<f32>,
}

impl Mask {
    /// The ink at a point of the square, whose sides go from -0.5 to 0.5.
    pub(crate) fn at(&self, x: f32, y: f32) -> f32 {
        let (x, y) = ((x + 0.5) * SIDE as f32 - 0.5, (y + 0.5) * SIDE as f32 - 0.5);
        let (left, top) = (x.floor(), y.floor());
        let pixel = |x: f32, y: f32| {
            let inside = x >= 0.0 && y >= 0.0 && x < SIDE as f32 && y < SIDE as f32;
            if inside { self.pixels[y as usize * SIDE + x as usize] } else { 0.0 }
        };
        let (across, down) = (x - left, y - top);
        (pixel(left, top) * (1.0 - across) + pixel(left + 1.0, top) * across) * (1.0 - down)
            + (pixel(left, top + 1.0) * (1.0 - across) + pixel(left + 1.0, top + 1.0) * across) * down
    }
}

/// The digits 1 to 9 of a font.
type Digits = Vec<Mask>;

/// Families of fonts, each with its faces.
pub(crate) struct Fonts {
    pub(crate) families: Vec<Vec<Digits>>,
    /// A line for each file: the first digits of its SHA-256, and its name.
    pub(crate) used: String,
}

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    let Ok(entries) = std::fs::read_dir(folder) else { return };
    for path in entries.flatten().map(|entry| entry.path()) {
        let is_font = path.extension().is_some_and(|end| end == "ttf" || end == "otf");
        if path.is_dir() {
            files(&path, found);
        } else if is_font {
            found.push(path);
        }
    }
}

/// All fonts below a folder that have digits, without those whose digits equal another's.
pub(crate) fn fonts(folder: &Path) -> Fonts {
    let mut paths = Vec::new();
    files(folder, &mut paths);
    paths.sort_by_key(|path| path.file_name().map(ToOwned::to_owned));
    let mut families: BTreeMap<String, Vec<Digits>> = BTreeMap::new();
    let mut known = BTreeSet::new();
    let mut used = String::new();
    for path in paths {
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let strange = ["Symbol", "Math", "Emoji", "Dingbat", "D0500", "Braille", "Ornament", "Initial"];
        if strange.iter().any(|word| name.contains(word)) {
            continue;
        }
        let Ok(bytes) = std::fs::read(&path) else { continue };
        let sum = Sha256::digest(&bytes).iter().take(8).fold(String::new(), |mut sum, byte| {
            let _ = write!(sum, "{byte:02x}");
            sum
        });
        let Some(digits) = FontVec::try_from_vec(bytes).ok().and_then(|font| digits(&font)) else { continue };
        let coarse: Vec<u8> =
            digits.iter().flat_map(|mask| &mask.pixels).step_by(5).map(|ink| (ink * 3.0) as u8).collect();
        if !known.insert(Sha256::digest(&coarse).to_vec()) {
            continue;
        }
        let _ = writeln!(used, "{sum}  {name}");
        let mut family: String = name.split(['-', '_']).next().unwrap_or_default().chars().take(12).collect();
        if family.starts_with("NotoSans") {
            "NotoSans".clone_into(&mut family);
        } else if family.starts_with("NotoSerif") {
            "NotoSerif".clone_into(&mut family);
        }
        families.entry(family).or_default().push(digits);
    }
    Fonts { families: families.into_values().collect(), used }
}

/// The masks of a font's digits. `None` if it has no digits of its own, or an empty one.
fn digits(font: &FontVec) -> Option<Digits> {
    ('1'..='9').map(|digit| mask(font, digit)).collect()
}

fn mask(font: &FontVec, digit: char) -> Option<Mask> {
    let id = font.glyph_id(digit);
    if id.0 == 0 {
        return None;
    }
    let size = |scale: f32| font.outline_glyph(id.with_scale(PxScale::from(scale)));
    let bounds = size(100.0)?.px_bounds();
    if bounds.height() < 5.0 || bounds.width() < 2.0 || bounds.width() > bounds.height() * 1.2 {
        return None;
    }
    // As high as the square, but no wider.
    let scale = 100.0 * (SIDE - 2) as f32 / bounds.height().max(bounds.width());
    let glyph = size(scale)?;
    let bounds = glyph.px_bounds();
    let (left, top) = ((SIDE as f32 - bounds.width()) / 2.0, (SIDE as f32 - bounds.height()) / 2.0);
    let mut pixels = vec![0.0; SIDE * SIDE];
    glyph.draw(|x, y, ink| {
        let (x, y) = ((x as f32 + left) as usize, (y as f32 + top) as usize);
        if x < SIDE && y < SIDE {
            pixels[y * SIDE + x] = ink.min(1.0);
        }
    });
    Some(Mask { pixels })
}

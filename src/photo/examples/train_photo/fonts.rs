//! The digits of the fonts in a folder, as masks.

use ab_glyph::{Font, FontVec, OutlinedGlyph, Rect, ScaleFont};
use sha2::{Digest, Sha256};
use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::Write,
    path::{Path, PathBuf},
};

/// The pixels of a side of a mask.
const SIDE: usize = 64;

/// A digit of a font, or another mark of a cell: its ink from 0 to 1 in a square, whose side is the longer one of the
/// mark.
#[derive(Clone)]
pub(crate) struct Mask {
    pixels: Vec<f32>,
}

impl Mask {
    /// Returns the ink at a point of the square, whose sides go from -0.5 to 0.5.
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

/// The marks that boards of 16 by 16 use besides the digits 1 to 9, in the order of the classes of the net: the zero,
/// the numbers of two digits, and the letters.
pub(crate) const MORE: [&str; 15] =
    ["0", "10", "11", "12", "13", "14", "15", "16", "A", "B", "C", "D", "E", "F", "G"];

/// A face of a font.
pub(crate) struct Face {
    /// The digits 1 to 9.
    pub(crate) digits: Vec<Mask>,
    /// [`MORE`], unless the face lacks one.
    pub(crate) more: Option<Vec<Mask>>,
}

/// Families of fonts, each with its faces.
pub(crate) struct Fonts {
    pub(crate) families: Vec<Vec<Face>>,
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

/// Returns all fonts below a folder that have digits, without those whose digits equal another's.
pub(crate) fn fonts(folder: &Path) -> Fonts {
    let mut paths = Vec::new();
    files(folder, &mut paths);
    paths.sort_by_key(|path| path.file_name().map(ToOwned::to_owned));
    let mut families: BTreeMap<String, Vec<Face>> = BTreeMap::new();
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
        let Ok(font) = FontVec::try_from_vec(bytes) else { continue };
        let Some(digits) = masks(&font, (1..=9).map(|digit: u8| digit.to_string())) else { continue };
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
        let more = masks(&font, MORE.map(ToOwned::to_owned));
        families.entry(family).or_default().push(Face { digits, more });
    }
    Fonts { families: families.into_values().collect(), used }
}

/// Returns the masks of marks. `None` if the font lacks one of its own, or has an empty one.
fn masks(font: &FontVec, marks: impl IntoIterator<Item = String>) -> Option<Vec<Mask>> {
    marks.into_iter().map(|mark| mask(font, &mark)).collect()
}

/// Returns the outlines of a mark's signs, side by side, at a scale, with their place.
fn outlines(font: &FontVec, mark: &str, scale: f32) -> Option<(Vec<OutlinedGlyph>, Rect)> {
    let mut across = 0.0;
    let mut glyphs = Vec::new();
    for sign in mark.chars() {
        let id = font.glyph_id(sign);
        if id.0 == 0 {
            return None;
        }
        glyphs.push(font.outline_glyph(id.with_scale_and_position(scale, (across, 0.0)))?);
        across += font.as_scaled(scale).h_advance(id);
    }
    let bounds = glyphs.iter().map(OutlinedGlyph::px_bounds).reduce(|a, b| Rect {
        min: (a.min.x.min(b.min.x), a.min.y.min(b.min.y)).into(),
        max: (a.max.x.max(b.max.x), a.max.y.max(b.max.y)).into(),
    })?;
    Some((glyphs, bounds))
}

fn mask(font: &FontVec, mark: &str) -> Option<Mask> {
    let (_, bounds) = outlines(font, mark, 100.0)?;
    let widest = bounds.height() * if mark.len() > 1 { 2.2 } else { 1.2 };
    if bounds.height() < 5.0 || bounds.width() < 2.0 || bounds.width() > widest {
        return None;
    }
    // As high as the square, but no wider.
    let scale = 100.0 * (SIDE - 2) as f32 / bounds.height().max(bounds.width());
    let (glyphs, bounds) = outlines(font, mark, scale)?;
    let mut pixels = vec![0.0f32; SIDE * SIDE];
    for glyph in glyphs {
        let place = glyph.px_bounds();
        let (left, top) = (
            (SIDE as f32 - bounds.width()) / 2.0 + place.min.x - bounds.min.x,
            (SIDE as f32 - bounds.height()) / 2.0 + place.min.y - bounds.min.y,
        );
        glyph.draw(|x, y, ink| {
            let (x, y) = ((x as f32 + left) as usize, (y as f32 + top) as usize);
            if x < SIDE && y < SIDE {
                let pixel = &mut pixels[y * SIDE + x];
                *pixel = pixel.max(ink.min(1.0));
            }
        });
    }
    Some(Mask { pixels })
}

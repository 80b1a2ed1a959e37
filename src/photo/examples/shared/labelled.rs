//! Photographs from files, with the labels of a folder of them.

#![allow(dead_code, reason = "each example uses a part")]

use image::{DynamicImage, ImageDecoder, ImageReader};
use sha2::{Digest, Sha256};
use std::path::Path;
use stepdoku_photo::{Grey, plane::Point};

/// Returns the grey pixels of a file, upright as its orientation says.
pub(crate) fn open(path: &Path) -> Result<Grey, String> {
    let reader = ImageReader::open(path)
        .and_then(ImageReader::with_guessed_format)
        .map_err(|error| error.to_string())?;
    let mut decoder = reader.into_decoder().map_err(|error| error.to_string())?;
    let turned = decoder.orientation().map_err(|error| error.to_string())?;
    let mut image = DynamicImage::from_decoder(decoder).map_err(|error| error.to_string())?;
    image.apply_orientation(turned);
    let image = image.to_luma8();
    let (width, height) = (image.width() as usize, image.height() as usize);
    Grey::new(width, height, image.into_raw()).map_err(|error| error.to_string())
}

/// A photograph with its label.
pub(crate) struct Labelled {
    /// The file in its folder.
    pub(crate) file: String,
    /// The digits in reading order, 0 for an empty cell.
    pub(crate) digits: Vec<u8>,
    /// The corners of the frame, if the label names them.
    pub(crate) corners: Option<[Point; 4]>,
}

impl Labelled {
    /// Returns a number from the digits alone, so that all photographs of a puzzle share it.
    pub(crate) fn hash(&self) -> u8 {
        Sha256::digest(&self.digits)[0]
    }

    /// Returns whether the photograph is kept for measuring: a third of the puzzles. Nothing learns from it.
    pub(crate) fn is_held_out(&self) -> bool {
        self.hash().is_multiple_of(3)
    }
}

/// Returns the labels of a folder: its file `labels.tsv` has a line for each photograph with its name, its 81 symbols,
/// and the four corners.
pub(crate) fn labels(folder: &Path) -> Result<Vec<Labelled>, String> {
    let table = std::fs::read_to_string(folder.join("labels.tsv")).map_err(|error| error.to_string())?;
    let line = |line: &str| {
        let mut columns = line.split('\t');
        let file = columns.next()?.to_owned();
        let digits: Vec<u8> =
            columns.next()?.bytes().map(|symbol| symbol.wrapping_sub(b'0').min(10) % 10).collect();
        let numbers: Vec<f32> =
            columns.next().unwrap_or("").split(' ').filter_map(|number| number.parse().ok()).collect();
        let corner = |i: usize| Some(Point::new(*numbers.get(2 * i)?, *numbers.get(2 * i + 1)?));
        let corners = (|| Some([corner(0)?, corner(1)?, corner(2)?, corner(3)?]))();
        (digits.len() == 81).then_some(Labelled { file, digits, corners })
    };
    Ok(table.lines().filter(|line| !line.starts_with('#')).filter_map(line).collect())
}

//! QR codes: as paths to be filled, and read from pictures.

use qrcodegen::{QrCode, QrCodeEcc};
use serde::{Deserialize, Serialize};
use std::fmt::Write;

/// The width of the white margin around a code, in dots.
pub const QUIET: i32 = 4;

/// The QR code of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Code {
    /// The dots along a side, without the margin.
    pub dots: i32,
    /// The path around its dark dots, in units of dots.
    pub path: String,
}

impl Code {
    /// Returns the code of a text, as small as the text allows; the rest of its capacity is error correction. `None`
    /// if the text is too long for any code.
    #[must_use]
    pub fn of(text: &str) -> Option<Self> {
        let code = QrCode::encode_text(text, QrCodeEcc::Low).ok()?;
        let mut path = String::new();
        for y in 0..code.size() {
            let mut x = 0;
            while x < code.size() {
                // Beyond its edge a code is white.
                let mut run = 0;
                while code.get_module(x + run, y) {
                    run += 1;
                }
                if run > 0 {
                    // Writing to a `String` cannot fail.
                    let _ = write!(path, "M{x} {y}h{run}v1h-{run}z");
                }
                x += run + 1;
            }
        }
        Some(Self { dots: code.size(), path })
    }
}

/// A picture in shades of grey.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Greys {
    /// The pixels in a row.
    pub width: u32,
    /// The brightness of each pixel, row by row, 0 for black.
    pub pixels: Vec<u8>,
}

/// Returns the texts of the QR codes in a picture, in no particular order. Codes that can't be read are left out.
#[must_use]
pub fn read(picture: &Greys) -> Vec<String> {
    let width = picture.width as usize;
    let height = picture.pixels.len().checked_div(width).unwrap_or(0);
    if height == 0 {
        return Vec::new();
    }
    let brightness = |x: usize, y: usize| picture.pixels[y * width + x];
    let mut prepared = rqrr::PreparedImage::prepare_from_greyscale(width, height, brightness);
    let codes = prepared.detect_grids();
    codes.iter().filter_map(|code| Some(code.decode().ok()?.1)).collect()
}

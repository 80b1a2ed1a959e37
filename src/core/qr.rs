//! QR codes, as paths to be filled.

use qrcodegen::{QrCode, QrCodeEcc};
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
    /// The code of a text, as small as the text allows; the rest of its capacity is error correction. `None`
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

//! QR codes, as paths to be filled.

use qrcodegen::{QrCode, QrCodeEcc};
use std::fmt::Write;

/// Dots of white that a code needs around it.
pub const QUIET: i32 = 4;

/// The code of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Code {
    /// How many dots are on a side, the white around it left out.
    pub dots: i32,
    /// The path around its dark dots, of which each has a side of 1.
    pub path: String,
}

impl Code {
    /// The code of a text, as small as the text allows; what is left of it goes to mending. None if the text is
    /// longer than any code can hold.
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
                    // To write into a text cannot fail.
                    let _ = write!(path, "M{x} {y}h{run}v1h-{run}z");
                }
                x += run + 1;
            }
        }
        Some(Self { dots: code.size(), path })
    }
}

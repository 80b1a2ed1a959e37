//! Numbers in SVG drawings.

use std::fmt::{self, Display};

/// The distance of a figure's base line below its centre, relative to the type size.
pub const BASE: f64 = 0.355;

/// A length in the drawing's unit, written to the hundredth.
#[derive(Clone, Copy, Debug)]
pub struct Length(pub f64);

impl Display for Length {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hundredths = (self.0 * 100.0).round() as i64;
        let sign = if hundredths < 0 { "-" } else { "" };
        let (whole, rest) = (hundredths.abs() / 100, hundredths.abs() % 100);
        match (rest, rest % 10) {
            (0, _) => write!(f, "{sign}{whole}"),
            (_, 0) => write!(f, "{sign}{whole}.{}", rest / 10),
            _ => write!(f, "{sign}{whole}.{rest:02}"),
        }
    }
}

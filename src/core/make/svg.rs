//! Writes numbers into SVG drawings, in few decimal places.

use std::fmt::{self, Display};

/// The distance of a figure's base line below its centre, relative to the type size.
pub const BASE: f64 = 0.355;

/// A length in the drawing's unit, written to the hundredth.
#[derive(Clone, Copy, Debug)]
pub struct Length(pub f64);

impl Display for Length {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Decimal::of(self.0, 2).fmt(f)
    }
}

/// A number with few decimal places. The formatting is by hand: the standard code for floats is larger than all
/// these drawings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decimal {
    /// The number in units of its last place.
    units: i32,
    places: u8,
}

impl Decimal {
    /// Rounds a number to that many decimal places.
    #[must_use]
    pub fn of(number: f64, places: u8) -> Self {
        Self { units: (number * f64::from(10_u32.pow(places.into()))).round() as i32, places }
    }
}

impl Display for Decimal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let one = 10_u32.pow(self.places.into());
        let (whole, mut part) = (self.units.unsigned_abs() / one, self.units.unsigned_abs() % one);
        let sign = if self.units < 0 { "-" } else { "" };
        if part == 0 {
            return write!(f, "{sign}{whole}");
        }
        let mut places = usize::from(self.places);
        while part.is_multiple_of(10) {
            part /= 10;
            places -= 1;
        }
        write!(f, "{sign}{whole}.{part:0places$}")
    }
}

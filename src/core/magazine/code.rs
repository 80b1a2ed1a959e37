//! The QR code that leads from paper to the puzzle.

use super::{
    Numbered,
    svg::{Mm, Scale, Svg},
};
use crate::notation::link;
use qrcodegen::{QrCode, QrCodeEcc};
use std::fmt::Write;

/// The least side of a dot that a telephone reads from newsprint, in millimetres.
const LEAST_DOT: f64 = 0.33;
/// Dots of white that a code needs around it.
const QUIET: i32 = 4;

/// The address of a puzzle: the page's own, and behind `#` how the puzzle was made, or its clues if they are
/// shorter.
pub(super) fn address(base: &str, one: &Numbered) -> String {
    let base = base.split('#').next().unwrap_or_default();
    let (recipe, clues) = (format!("#s={}", one.recipe), link::write(one.puzzle.clues()));
    format!("{base}{}", if clues.len() < recipe.len() { clues } else { recipe })
}

/// Draws a code for an address with its upper right corner there, in a square with a side between those two, its
/// white margin in it. `swell` is how much larger it is drawn than printed. The side that it takes; none if it
/// would have to be larger, and nothing is drawn.
pub(super) fn draw(
    svg: &mut Svg,
    address: &str,
    (right, top): (f64, f64),
    (least, most): (f64, f64),
    swell: f64,
) -> Option<f64> {
    // The code is as small as the address allows; what is left of it goes to mending.
    let code = QrCode::encode_text(address, QrCodeEcc::Low).ok()?;
    let dots = code.size() + 2 * QUIET;
    let side = least.max(f64::from(dots) * LEAST_DOT * swell);
    if side > most {
        return None;
    }
    let dot = side / f64::from(dots);
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
    let mut inside = Svg::default();
    inside.fill_crisply(&path);
    let (left, top) = (right - side + dot * f64::from(QUIET), top + dot * f64::from(QUIET));
    svg.group(format_args!("translate({} {}) scale({})", Mm(left), Mm(top), Scale(dot)), &inside);
    Some(side)
}

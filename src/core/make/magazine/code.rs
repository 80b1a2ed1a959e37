//! The QR code that opens the printed puzzle.

use super::{
    Numbered,
    svg::{Length, Scale, Svg},
};
use crate::qr::{Code, QUIET};
use sudoku_notation::link;

/// The smallest dot that a telephone reads from newsprint, in millimetres.
const LEAST_DOT: f64 = 0.33;

/// Returns the address of a puzzle: the page's, with the recipe after `#`, or the clues if they are shorter.
pub(super) fn address(base: &str, one: &Numbered) -> String {
    let base = base.split('#').next().unwrap_or_default();
    let (recipe, clues) = (format!("#s={}", one.recipe), link::write(one.puzzle.clues()));
    format!("{base}{}", if clues.len() < recipe.len() { clues } else { recipe })
}

/// Draws a code for an address with its upper right corner at a point, in a square with its side between the
/// two lengths, including its white margin. `swell` is the scale of the drawing relative to the print.
/// Returns the side, or `None` without drawing if the code would be too large.
pub(super) fn draw(
    svg: &mut Svg,
    address: &str,
    (right, top): (f64, f64),
    (least, most): (f64, f64),
    swell: f64,
) -> Option<f64> {
    let code = Code::of(address)?;
    let dots = code.dots + 2 * QUIET;
    let side = least.max(f64::from(dots) * LEAST_DOT * swell);
    if side > most {
        return None;
    }
    let dot = side / f64::from(dots);
    let mut inside = Svg::default();
    inside.fill_crisply(&code.path);
    let (left, top) = (right - side + dot * f64::from(QUIET), top + dot * f64::from(QUIET));
    svg.group(format_args!("translate({} {}) scale({})", Length(left), Length(top), Scale(dot)), &inside);
    Some(side)
}

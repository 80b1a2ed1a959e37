//! The QR code that leads from paper to the puzzle.

use super::{
    Numbered,
    svg::{Mm, Scale, Svg},
};
use crate::{
    notation::link,
    qr::{Code, QUIET},
};

/// The least side of a dot that a telephone reads from newsprint, in millimetres.
const LEAST_DOT: f64 = 0.33;

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
    svg.group(format_args!("translate({} {}) scale({})", Mm(left), Mm(top), Scale(dot)), &inside);
    Some(side)
}

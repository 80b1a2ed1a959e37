//! A picture of a solved game: its cells are shaded in the order in which the player filled them.

use super::{CELL, Look, PIXELS, Pen, Picture, corner, palette::Paint};
use crate::{game::order::Came, session::Session};
use std::fmt::Write;
use sudoku_core::{
    drawing,
    svg::{BASE, Length},
};

/// The words under the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Caption {
    /// The puzzle, such as its size and level.
    pub name: String,
    /// The time, if one was taken.
    pub time: Option<String>,
    /// The address of the page. The picture has it without its protocol.
    pub address: String,
}

/// The width of the board, in the units of the layout below.
const WIDTH: f64 = 900.0;
/// The margins beside the board and above it, and the side of the whole.
const BESIDE: f64 = 120.0;
const ABOVE: f64 = 80.0;
const WHOLE: f64 = WIDTH + 2.0 * BESIDE;
/// The size of a digit.
const DIGIT: f64 = 58.0;
/// The bar from the first shade to the last: its width and its pieces.
const BAR: f64 = 220.0;
const PIECES: usize = 44;

/// Draws the solved game of the session, with its digits or without.
#[must_use]
pub fn solve_picture(session: &Session, look: Look, digits: bool, caption: &Caption) -> Picture {
    let (game, shape) = (session.game(), session.shape());
    let order = game.order();
    let last = order.iter().map(|came| came.rank).max().unwrap_or_default();
    let mut pen = Pen { look: Some(look), svg: String::new() };
    let side = shape.side() as f64 * CELL;
    let scale = side / WIDTH;
    pen.rect((0.0, 0.0, side, side), 0.0, Paint::Surface, None);
    for came in &order {
        pen.came(corner(shape, came.cell), came, last);
    }
    if digits {
        for (cell, digit) in game.grid().filled() {
            let (x, y) = corner(shape, cell);
            let came = order.iter().find(|came| came.cell == cell && came.own);
            let ink = came.map_or(Paint::Given.of(Some(look)), |came| look.ink_on(share(came.rank, last)));
            let at = (x + CELL / 2.0, y + CELL / 2.0 + DIGIT * BASE);
            pen.text(at, DIGIT, came.is_none(), ink, "middle", &digit.symbol().to_string());
        }
    }
    pen.figure(&drawing::hairs(shape), None, Some((Paint::Hair, 2.0, "")));
    pen.figure(&drawing::walls(shape), None, Some((Paint::Box, 5.0, "")));
    pen.figure(&drawing::edge(shape), None, Some((Paint::Box, 6.0, "")));
    pen.cages(shape);
    pen.clues_over(shape);
    pen.write(format_args!("<g transform=\"scale({})\">", Length(scale)));
    pen.caption(caption, order.iter().filter(|came| came.own).count());
    pen.svg.push_str("</g>");
    let pixels = u32::from(PIXELS) * shape.side() as u32;
    let (x, y, all) = (Length(BESIDE * scale), Length(ABOVE * scale), Length(WHOLE * scale));
    let svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{pixels}\" height=\"{pixels}\" \
         viewBox=\"-{x} -{y} {all} {all}\" \
         font-family=\"Helvetica, Arial, Liberation Sans, DejaVu Sans, sans-serif\">\
         <rect x=\"-{x}\" y=\"-{y}\" width=\"{all}\" height=\"{all}\" fill=\"{}\"/>{}</svg>\n",
        Paint::Surface.of(Some(look)),
        pen.svg
    );
    Picture { svg, side: pixels }
}

/// The share of a rank in all of them, from 0 to 1.
fn share(rank: usize, last: usize) -> f64 {
    rank as f64 / last.max(1) as f64
}

impl Pen {
    /// Shades the cell of a digit by its rank. One that the player did not place has a bar across it instead.
    fn came(&mut self, (x, y): (f64, f64), came: &Came, last: usize) {
        if came.own {
            let fill = self.look.unwrap_or(Look::Light).shade(share(came.rank, last));
            let (x, y, cell) = (Length(x), Length(y), Length(CELL));
            self.write(format_args!(
                "<rect x=\"{x}\" y=\"{y}\" width=\"{cell}\" height=\"{cell}\" fill=\"{fill}\"/>"
            ));
        } else {
            let (left, top) = (Length(x + 22.0), Length(y + CELL - 22.0));
            let line = format!("M{left} {top}L{} {}", Length(x + CELL - 22.0), Length(y + 22.0));
            self.path(&line, None, Some((Paint::AidLine, 6.0, "")));
        }
    }

    fn caption(&mut self, caption: &Caption, placed: usize) {
        let look = self.look;
        let (ink, muted) = (Paint::Given.of(look), Paint::Candidate.of(look));
        let (first, second) = (WIDTH + 72.0, WIDTH + 120.0);
        self.text((0.0, first), 46.0, true, ink, "start", &caption.name);
        let address = caption.address.split("://").last().unwrap_or_default().trim_end_matches('/');
        self.text((0.0, second), 30.0, false, muted, "start", address);
        if let Some(time) = &caption.time {
            self.text((WIDTH, first), 56.0, false, ink, "end", time);
        }
        if placed > 1 {
            let number = placed.to_string();
            let end = WIDTH - 20.0 * number.len() as f64;
            self.text((WIDTH, second), 30.0, false, muted, "end", &number);
            let begin = end - BAR;
            self.text((begin - 10.0, second), 30.0, false, muted, "end", "1");
            let piece = Length(BAR / PIECES as f64 + 0.5);
            for nth in 0..PIECES {
                let fill = look.unwrap_or(Look::Light).shade(share(nth, PIECES - 1));
                let (x, y) = (Length(begin + BAR * nth as f64 / PIECES as f64), Length(second - 22.0));
                self.write(format_args!(
                    "<rect x=\"{x}\" y=\"{y}\" width=\"{piece}\" height=\"22\" fill=\"{fill}\"/>"
                ));
            }
        }
    }

    pub(super) fn text(
        &mut self,
        (x, y): (f64, f64),
        size: f64,
        bold: bool,
        fill: &str,
        anchor: &str,
        said: &str,
    ) {
        let weight = if bold { " font-weight=\"bold\"" } else { "" };
        let (x, y, size) = (Length(x), Length(y), Length(size));
        let said = said.replace('&', "&amp;").replace('<', "&lt;");
        let _ = write!(
            self.svg,
            "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\"{weight} text-anchor=\"{anchor}\" fill=\"{fill}\">{said}</text>"
        );
    }
}

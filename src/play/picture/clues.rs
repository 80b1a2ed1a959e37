//! The clues of a board in a picture.

use super::{CELL, PLACE, Pen, palette::Paint};
use std::fmt::Write;
use sudoku_core::{
    Shape,
    drawing::clues::{DrawnClue, Form, Hue, Layer, Tone, clues, path},
    svg::{BASE, Length},
};

impl Pen {
    /// Draws the clues that are under the digits.
    pub(super) fn clues_under(&mut self, shape: &Shape) {
        self.clues(shape, |layer| layer < Layer::Sign);
    }

    /// Draws the clues that are over the lines of the board, or beside it.
    pub(super) fn clues_over(&mut self, shape: &Shape) {
        self.clues(shape, |layer| layer >= Layer::Sign);
    }

    fn clues(&mut self, shape: &Shape, is_meant: fn(Layer) -> bool) {
        clues(shape).iter().filter(|drawn| is_meant(drawn.layer)).for_each(|drawn| self.clue(drawn));
    }

    fn clue(&mut self, drawn: &DrawnClue) {
        let look = self.look;
        let fill = drawn.fill.map_or("none", |tone| paint(tone).of(look));
        if let Form::Text((x, y), size, said) = &drawn.form {
            let at = (x * CELL, (y + size * BASE) * CELL);
            self.text(at, size * CELL, true, fill, "middle", said);
            return;
        }
        // Writing to a string can't fail.
        let _ = write!(self.svg, "<path d=\"{}\" fill=\"{fill}\"", path(&drawn.form, PLACE));
        if let Some((tone, width)) = drawn.line {
            let (line, width) = (paint(tone).of(look), Length(width * CELL));
            let _ = write!(
                self.svg,
                " stroke=\"{line}\" stroke-width=\"{width}\" stroke-linecap=\"round\" stroke-linejoin=\"round\""
            );
        }
        if let Some((dash, gap)) = drawn.dash {
            let (dash, gap) = (Length(dash * CELL), Length(gap * CELL));
            let _ = write!(self.svg, " stroke-dasharray=\"{dash} {gap}\"");
        }
        self.svg.push_str("/>");
    }
}

const fn paint(tone: Tone) -> Paint {
    match tone {
        Tone::Ink => Paint::Given,
        Tone::Ground => Paint::Surface,
        Tone::White => Paint::White,
        Tone::Black => Paint::Black,
        Tone::Pale(Hue::Grey) => Paint::Tint9,
        Tone::Deep(Hue::Grey) => Paint::Hair,
        Tone::Pale(Hue::Purple) => Paint::SetB,
        Tone::Deep(Hue::Purple) => Paint::SetBLine,
        Tone::Pale(Hue::Green) => Paint::SetC,
        Tone::Deep(Hue::Green) => Paint::SetCLine,
        Tone::Pale(Hue::Orange) => Paint::SetE,
        Tone::Deep(Hue::Orange) => Paint::SetELine,
        Tone::Pale(Hue::Blue) => Paint::SetA,
        Tone::Deep(Hue::Blue) => Paint::SetALine,
    }
}

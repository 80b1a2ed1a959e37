//! A small SVG writer for pages: lines, areas and text, in millimetres.
//!
//! Attributes alone define the style, as a strict policy allows neither `style` nor a stylesheet. Everything is black
//! on white, or grey if it should be less prominent.

pub(super) use crate::svg::{BASE, Length};
use std::fmt::{self, Display, Write};

pub(super) const BLACK: &str = "#000";
/// Thin lines and remarks: less prominent, yet dark enough for newsprint.
pub(super) const GREY: &str = "#555";
/// Lines under digits.
pub(super) const MIDDLE: &str = "#888";
/// The tint of a rule's cells, lighter than the shade of a step's.
pub(super) const TINT: &str = "#efefef";
/// A shade under digits.
pub(super) const SHADE: &str = "#dcdcdc";

/// A scale, written to the hundred-thousandth. Like lengths it is formatted by hand: the standard library's
/// formatting of floats adds ten kilobytes to the program.
#[derive(Clone, Copy)]
pub(super) struct Scale(pub(super) f64);

impl Display for Scale {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let parts = (self.0 * 100_000.0).round() as u64;
        write!(f, "{}.{:05}", parts / 100_000, parts % 100_000)
    }
}

/// The place of a text relative to its point.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Anchor {
    /// It begins there.
    Start,
    /// Its middle is there.
    Middle,
    /// It ends there.
    End,
}

/// The look of a text.
#[derive(Clone, Copy)]
pub(super) struct Font {
    pub(super) size: f64,
    pub(super) bold: bool,
    pub(super) ink: &'static str,
    pub(super) anchor: Anchor,
}

impl Font {
    pub(super) const fn new(size: f64) -> Self {
        Self { size, bold: false, ink: BLACK, anchor: Anchor::Start }
    }

    pub(super) const fn bold(self) -> Self {
        Self { bold: true, ..self }
    }

    pub(super) const fn grey(self) -> Self {
        Self { ink: GREY, ..self }
    }

    pub(super) const fn at(self, anchor: Anchor) -> Self {
        Self { anchor, ..self }
    }
}

/// A drawing in progress. Its common methods are never inlined, as a page is drawn once, but everyone
/// downloads the program.
#[derive(Default)]
pub(super) struct Svg(String);

impl Svg {
    /// Returns the drawing as a page of that size, in an `svg` element.
    pub(super) fn page(self, width: f64, height: f64) -> String {
        let (width, height) = (Length(width), Length(height));
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}mm\" height=\"{height}mm\" \
             viewBox=\"0 0 {width} {height}\" font-family=\"Helvetica, Arial, Liberation Sans, DejaVu Sans, sans-serif\">\
             <rect width=\"{width}\" height=\"{height}\" fill=\"#fff\"/>{}</svg>\n",
            self.0
        )
    }

    /// Writes where writing cannot fail.
    #[inline(never)]
    fn write(&mut self, arguments: fmt::Arguments<'_>) {
        let _ = self.0.write_fmt(arguments);
    }

    /// Adds a drawing unchanged.
    pub(super) fn add(&mut self, other: &Svg) {
        self.0.push_str(&other.0);
    }

    /// Adds a group that is moved, rotated or scaled.
    #[inline(never)]
    pub(super) fn group(&mut self, transform: fmt::Arguments<'_>, inside: &Svg) {
        self.write(format_args!("<g transform=\"{transform}\">{}</g>", inside.0));
    }

    /// Adds a page inside a page, at a point and scaled.
    pub(super) fn inset(&mut self, page: &Svg, (x, y, scale): (f64, f64, f64)) {
        self.group(format_args!("translate({} {}) scale({})", Length(x), Length(y), Scale(scale)), page);
    }

    #[inline(never)]
    pub(super) fn stroke(&mut self, path: &str, width: f64, ink: &str, dash: &str) {
        let dash = if dash.is_empty() { String::new() } else { format!(" stroke-dasharray=\"{dash}\"") };
        self.write(format_args!(
            "<path d=\"{path}\" fill=\"none\" stroke=\"{ink}\" stroke-width=\"{}\"{dash}/>",
            Length(width)
        ));
    }

    /// Adds a filled shape, a line with round ends, or both; the line has a paint and a width.
    #[inline(never)]
    pub(super) fn shape(&mut self, path: &str, fill: Option<&str>, line: Option<(&str, f64)>, dash: &str) {
        self.write(format_args!("<path d=\"{path}\" fill=\"{}\"", fill.unwrap_or("none")));
        if let Some((ink, width)) = line {
            let width = Length(width);
            self.write(format_args!(
                " stroke=\"{ink}\" stroke-width=\"{width}\" stroke-linecap=\"round\" stroke-linejoin=\"round\""
            ));
        }
        if !dash.is_empty() {
            self.write(format_args!(" stroke-dasharray=\"{dash}\""));
        }
        self.write(format_args!("/>"));
    }

    #[inline(never)]
    pub(super) fn fill(&mut self, path: &str, ink: &str) {
        self.write(format_args!("<path d=\"{path}\" fill=\"{ink}\"/>"));
    }

    /// Fills with edges on whole dots of the printer, for squares that touch.
    pub(super) fn fill_crisply(&mut self, path: &str) {
        self.write(format_args!("<path d=\"{path}\" fill=\"{BLACK}\" shape-rendering=\"crispEdges\"/>"));
    }

    pub(super) fn circle(&mut self, (x, y): (f64, f64), radius: f64, fill: &str, line: f64) {
        self.write(format_args!(
            "<circle cx=\"{}\" cy=\"{}\" r=\"{}\" fill=\"{fill}\" stroke=\"{BLACK}\" stroke-width=\"{}\"/>",
            Length(x),
            Length(y),
            Length(radius),
            Length(line)
        ));
    }

    /// Writes a text whose base line has its start, middle or end at a point.
    pub(super) fn text(&mut self, (x, y): (f64, f64), font: Font, text: &str) {
        if !text.is_empty() {
            self.letters(&[x], y, font, text);
        }
    }

    /// Writes a text with a place on a line for each letter: as many letters as places, or one place for all.
    #[inline(never)]
    pub(super) fn letters(&mut self, places: &[f64], y: f64, font: Font, text: &str) {
        self.write(format_args!("<text x=\""));
        for (at, &x) in places.iter().enumerate() {
            self.write(format_args!("{}{}", if at == 0 { "" } else { " " }, Length(x)));
        }
        let anchor = match font.anchor {
            Anchor::Start => "",
            Anchor::Middle => " text-anchor=\"middle\"",
            Anchor::End => " text-anchor=\"end\"",
        };
        let weight = if font.bold { " font-weight=\"bold\"" } else { "" };
        let ink = if font.ink == BLACK { String::new() } else { format!(" fill=\"{}\"", font.ink) };
        self.write(format_args!(
            "\" y=\"{}\" font-size=\"{}\"{anchor}{weight}{ink}>",
            Length(y),
            Length(font.size)
        ));
        escape(&mut self.0, text);
        self.0.push_str("</text>");
    }
}

/// Appends an escaped text. Leaves out characters that XML cannot represent.
pub(super) fn escape(svg: &mut String, text: &str) {
    for symbol in text.chars() {
        match symbol {
            '&' => svg.push_str("&amp;"),
            '<' => svg.push_str("&lt;"),
            '>' => svg.push_str("&gt;"),
            '"' => svg.push_str("&quot;"),
            '\t' | '\n' | '\r' => svg.push(' '),
            symbol if symbol.is_control() || matches!(symbol, '\u{fffe}' | '\u{ffff}') => {}
            symbol => svg.push(symbol),
        }
    }
}

/// Returns an estimate of the width of a text, relative to its type size: Helvetica's widths in classes, none of them
/// too small.
fn width_of(text: &str, bold: bool) -> f64 {
    let each = |symbol: char| match symbol {
        'i' | 'j' | 'l' => 0.23,
        't' | 'f' | 'I' | '.' | ',' | ':' | ';' | '!' | '\'' | '|' | ' ' | '/' => 0.29,
        'r' | '-' | '(' | ')' => 0.34,
        'c' | 'k' | 's' | 'v' | 'x' | 'y' | 'z' => 0.51,
        'm' | 'M' => 0.85,
        'W' | '@' | '%' => 1.02,
        'G' | 'O' | 'Q' => 0.79,
        'w' | 'A'..='Z' | '&' => 0.74,
        'a'..='z' | '0'..='9' => 0.57,
        ' '..='~' | '×' | '–' => 0.6,
        _ => 1.0,
    };
    let width: f64 = text.chars().map(each).sum();
    if bold { width * 1.06 } else { width }
}

/// Returns a text in lines of at most this width, broken at spaces; a wider word is broken inside.
pub(super) fn wrapped(text: &str, font: Font, width: f64) -> Vec<String> {
    let wide = |text: &str| width_of(text, font.bold) * font.size > width;
    let mut lines = Vec::new();
    let mut line = String::new();
    for word in text.split_whitespace() {
        let longer = if line.is_empty() { word.to_owned() } else { format!("{line} {word}") };
        if !wide(&longer) {
            line = longer;
            continue;
        }
        if !line.is_empty() {
            lines.push(std::mem::take(&mut line));
        }
        for symbol in word.chars() {
            line.push(symbol);
            if wide(&line) && line.chars().count() > 1 {
                line.pop();
                lines.push(std::mem::take(&mut line));
                line.push(symbol);
            }
        }
    }
    if !line.is_empty() {
        lines.push(line);
    }
    lines
}

/// Returns a font small enough for a text to fit this width, but not smaller than two thirds.
pub(super) fn fitting(text: &str, font: Font, width: f64) -> Font {
    let share = width / (width_of(text, font.bold) * font.size).max(0.1);
    Font { size: font.size * share.clamp(0.66, 1.0), ..font }
}

/// Returns a text in one line of this width, cut off with an ellipsis if necessary.
pub(super) fn shortened(text: &str, font: Font, width: f64) -> String {
    if width_of(text, font.bold) * font.size <= width {
        return text.to_owned();
    }
    let mut short = String::new();
    for symbol in text.chars() {
        if width_of(&format!("{short}{symbol}…"), font.bold) * font.size > width {
            break;
        }
        short.push(symbol);
    }
    short + "…"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_scale_is_written_as_the_standard_library_does() {
        for scale in [0.0, 0.00001, 0.1, 0.333_333_3, 0.612_345_67, 0.999_999, 1.0, 12.5] {
            assert_eq!(Scale(scale).to_string(), format!("{scale:.5}"));
        }
    }
}

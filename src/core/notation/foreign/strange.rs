//! What a reader does not understand: rules that no board of ours has, or whose meaning is not certain. A board is drawn
//! as it came, with the text of its rules, and is not solved.

use super::{Rule, object::Object};
use crate::{ParseError, ParseErrorKind as Kind, Reading};
use sudoku_board::{
    Shape, UnknownRules,
    drawn::{DrawnClue, Form, Hue, Layer, Point, Tone},
};

/// The longest text of rules that is kept, in characters.
const MOST_SAID: usize = 3_000;
/// The letters of the shortest name that tells a reader something.
const LEAST_NAME: usize = 4;
/// The most shapes that are drawn.
const MOST_DRAWN: usize = 400;
/// The widest line: a digit on it stays legible by its rim.
const WIDEST: f64 = 0.6;

/// What is not understood in a text so far.
#[derive(Default)]
pub(super) struct Strange {
    rules: Vec<Rule>,
    drawn: Vec<DrawnClue>,
}

impl Strange {
    /// Notes a rule.
    pub(super) fn note(&mut self, rule: Rule) {
        if !self.rules.contains(&rule) {
            self.rules.push(rule);
        }
    }

    /// Notes the rule of an error that says that there is one. Any other error stays one.
    pub(super) fn excuse<T>(&mut self, read: Result<T, ParseError>) -> Result<Option<T>, ParseError> {
        match read {
            Ok(read) => Ok(Some(read)),
            Err(ParseError { kind: Kind::Variant(rule), .. }) => {
                self.note(rule);
                Ok(None)
            }
            Err(error) => Err(error),
        }
    }

    /// Returns whether there is something.
    pub(super) fn is_any(&self) -> bool {
        !self.rules.is_empty()
    }

    /// Returns the first rule.
    pub(super) fn first(&self) -> Option<&Rule> {
        self.rules.first()
    }

    /// Draws a line through some points. A line in the ink of the board would hide digits, so the darkest is grey.
    pub(super) fn line(&mut self, shape: &Shape, points: Vec<Point>, colour: &str, width: f64) {
        let tone = match tone(colour) {
            Some(Tone::Black | Tone::Ink) => Tone::Deep(Hue::Grey),
            Some(Tone::White) | None => Tone::Pale(Hue::Grey),
            Some(tone) => tone,
        };
        let layer =
            if points.iter().all(|&point| is_inside(shape, point)) { Layer::Line } else { Layer::Beside };
        let line = Some((tone, width.clamp(0.02, WIDEST)));
        self.drawn.push(DrawnClue { layer, form: Form::Open(points), fill: None, line, dash: None });
    }

    /// Draws a shape around a point: a rectangle or an ellipse, which is a circle here, with a text or without.
    pub(super) fn shape(&mut self, shape: &Shape, mark: &Mark) {
        let &Mark { centre: (x, y), width, height, .. } = mark;
        let inside = is_inside(shape, mark.centre);
        // A shape over the middle of a cell is under its digit; any other is over the lines.
        let is_in_a_cell = [x, y].iter().all(|at| (0.2..=0.8).contains(&at.rem_euclid(1.0)));
        let is_under = is_in_a_cell || width.max(height) > 0.7;
        let layer = match (inside, is_under) {
            (false, _) => Layer::Beside,
            (true, true) => Layer::Area,
            (true, false) => Layer::Sign,
        };
        let fill = tone(mark.fill).map(|tone| match (tone, layer) {
            // A dark area would hide its digit.
            (Tone::Deep(hue), Layer::Area) => Tone::Pale(hue),
            (Tone::Black, Layer::Area) => Tone::Pale(Hue::Grey),
            (tone, _) => tone,
        });
        let rim = tone(mark.rim).map(|rim| (if rim == Tone::Black { Tone::Ink } else { rim }, 0.03));
        if width > 0.0 && height > 0.0 && (fill.is_some() || rim.is_some()) {
            let form = if mark.is_round && (width - height).abs() < 0.1 {
                Form::Circle(mark.centre, width / 2.0)
            } else {
                let [left, right] = [x - width / 2.0, x + width / 2.0];
                let [top, bottom] = [y - height / 2.0, y + height / 2.0];
                Form::Closed(vec![vec![(left, top), (right, top), (right, bottom), (left, bottom)]])
            };
            self.drawn.push(DrawnClue { layer, form, fill, line: rim, dash: None });
        }
        if !mark.text.is_empty() {
            let on_dark = matches!(fill, Some(Tone::Black | Tone::Deep(_)));
            let ink = match fill {
                _ if on_dark => Tone::White,
                Some(Tone::White) => Tone::Black,
                _ => Tone::Ink,
            };
            // A text alone between cells stands over their line.
            if fill.is_none() && layer == Layer::Sign {
                let reach = mark.size * (0.3 * mark.text.chars().count() as f64).max(0.55);
                let (form, fill) = (Form::Circle(mark.centre, reach), Some(Tone::Ground));
                self.drawn.push(DrawnClue { layer, form, fill, line: None, dash: None });
            }
            let form = Form::Text(mark.centre, mark.size, mark.text.chars().take(12).collect());
            self.drawn.push(DrawnClue { layer, form, fill: Some(ink), line: None, dash: None });
        }
    }

    /// Draws cells as areas, with a text in the first.
    pub(super) fn cells(&mut self, shape: &Shape, cells: &[Point], colour: &str, text: &str) {
        for (at, &centre) in cells.iter().enumerate() {
            let text = if at == 0 { text } else { "" };
            let fill = if is_inside(shape, centre) { colour } else { "" };
            self.shape(
                shape,
                &Mark { centre, width: 0.94, height: 0.94, fill, size: 0.34, text, ..Mark::EMPTY },
            );
        }
    }

    /// Puts all of it on a board, with the text of its rules. Without such a text, the names of rules that have one there
    /// take its place.
    ///
    /// # Errors
    /// There is more than a board can hold.
    pub(super) fn on(&self, shape: &Shape, said: &str) -> Result<Shape, ParseError> {
        let Some(first) = self.rules.first() else { return Ok(shape.clone()) };
        let said: String = if said.trim().is_empty() {
            let name = |rule: &Rule| match rule {
                Rule::Other(name) if name.len() >= LEAST_NAME => Some(name.clone()),
                _ => None,
            };
            self.rules.iter().filter_map(name).collect::<Vec<_>>().join("\n")
        } else {
            said.trim().chars().take(MOST_SAID).collect()
        };
        let too_much = || ParseError::whole(Kind::Variant(first.clone()));
        if self.drawn.len() > MOST_DRAWN {
            return Err(too_much());
        }
        let rules = UnknownRules { said, drawn: self.drawn.clone() };
        shape.with_unknown_rules(&rules.written()).ok_or_else(too_much)
    }

    /// Tells a reading what is not understood in it.
    pub(super) fn in_reading(self, reading: Reading) -> Reading {
        Reading { unknown: self.rules, ..reading }
    }
}

/// A shape that another program draws.
pub(super) struct Mark<'a> {
    pub(super) centre: Point,
    pub(super) width: f64,
    pub(super) height: f64,
    pub(super) is_round: bool,
    /// The colour of its area, as in style sheets; empty without one.
    pub(super) fill: &'a str,
    /// The colour of its rim.
    pub(super) rim: &'a str,
    pub(super) text: &'a str,
    /// The type size of the text, in cells.
    pub(super) size: f64,
}

impl Mark<'_> {
    pub(super) const EMPTY: Mark<'static> = Mark {
        centre: (0.0, 0.0),
        width: 0.0,
        height: 0.0,
        is_round: false,
        fill: "",
        rim: "",
        text: "",
        size: 0.3,
    };
}

fn is_inside(shape: &Shape, (x, y): Point) -> bool {
    let side = 0.0..=shape.side() as f64;
    side.contains(&x) && side.contains(&y)
}

/// Returns the paint that is nearest to a colour of style sheets in hexadecimal figures; `None` for no colour, and for one
/// that is hardly seen. The page has few colours, so that each of them is legible on both of its grounds.
fn tone(colour: &str) -> Option<Tone> {
    let figures: Vec<u32> = match colour.strip_prefix('#') {
        Some(figures) => figures.chars().map(|figure| figure.to_digit(16)).collect::<Option<_>>()?,
        None => {
            return match colour {
                "white" => Some(Tone::White),
                "black" => Some(Tone::Black),
                "" | "none" | "transparent" => None,
                _ => Some(Tone::Pale(Hue::Grey)),
            };
        }
    };
    let [red, green, blue, alpha] = match figures[..] {
        [r, g, b] => [r * 17, g * 17, b * 17, 255],
        [r, g, b, a] => [r * 17, g * 17, b * 17, a * 17],
        [r, s, g, t, b, u] => [r * 16 + s, g * 16 + t, b * 16 + u, 255],
        [r, s, g, t, b, u, a, c] => [r * 16 + s, g * 16 + t, b * 16 + u, a * 16 + c],
        _ => return None,
    };
    if alpha < 24 {
        return None;
    }
    let (least, most) = (red.min(green).min(blue), red.max(green).max(blue));
    if most - least < 40 {
        return Some(match most {
            230.. if alpha > 200 => Tone::White,
            150.. => Tone::Pale(Hue::Grey),
            60.. => Tone::Deep(Hue::Grey),
            _ if alpha < 160 => Tone::Pale(Hue::Grey),
            _ => Tone::Black,
        });
    }
    let hue = match (red, green, blue) {
        (r, g, b) if g >= r && g >= b => Hue::Green,
        (r, g, b) if b >= r && b > g => {
            if r > g + 40 {
                Hue::Purple
            } else {
                Hue::Blue
            }
        }
        (_, g, b) => {
            if b > g + 40 {
                Hue::Purple
            } else {
                Hue::Orange
            }
        }
    };
    Some(if least < 90 && most < 190 && alpha > 160 { Tone::Deep(hue) } else { Tone::Pale(hue) })
}

/// Returns the text of a rule in an object, with its escapes resolved.
pub(super) fn said(object: &Object) -> String {
    let mut text = String::new();
    let mut signs = object.written().unwrap_or_default().chars();
    while let Some(sign) = signs.next() {
        if sign != '\\' {
            text.push(sign);
            continue;
        }
        match signs.next() {
            Some('n') => text.push('\n'),
            Some('t') => text.push(' '),
            Some('r') | None => {}
            Some('u') => {
                let figures: String = signs.by_ref().take(4).collect();
                let sign = u32::from_str_radix(&figures, 16).ok().and_then(char::from_u32);
                // Half of a pair is a sign that nobody needs in rules.
                text.extend(sign);
            }
            Some(other) => text.push(other),
        }
    }
    text
}

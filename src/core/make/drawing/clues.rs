//! Clues on a drawn board, as a list of plain shapes: lines, circles, areas and short texts. Each kind of clue is drawn
//! here and nowhere else; the page, pictures and paper only paint what the list has.
//!
//! A kind differs from the others by its widths, ends and dashes, so no kind is told by its colour alone. Lines and areas
//! are pale with a dark rim, because digits are written over them.

use super::{border, corner};
use crate::svg::Decimal;
use std::{f64::consts::PI, fmt::Write};
pub use sudoku_board::drawn::{DrawnClue, Form, Hue, Layer, Tone};
use sudoku_board::{Cell, CellSet, Clue, ClueKind, Shape, drawn::Point};

/// Returns an outline as an SVG path; empty for a text.
#[must_use]
pub fn path(form: &Form, place: super::Place) -> String {
    let number = |length: f64| Decimal::of(length, place.decimals);
    let x = |across: f64| number(place.corner.0 + across * place.cell);
    let y = |down: f64| number(place.corner.1 + down * place.cell);
    let mut path = String::new();
    // Writing to a string can't fail.
    let mut through = |points: &[Point], end: &str| {
        for (at, point) in points.iter().enumerate() {
            let letter = if at == 0 { 'M' } else { 'L' };
            let _ = write!(path, "{letter}{} {}", x(point.0), y(point.1));
        }
        path.push_str(end);
    };
    match form {
        Form::Open(points) => through(points, ""),
        Form::Closed(all) => all.iter().for_each(|points| through(points, "z")),
        Form::Circle((across, down), radius) => {
            // How far the handles of a quarter of a circle reach.
            let reach = radius * 0.552_285;
            let _ = write!(path, "M{} {}", x(across + radius), y(*down));
            for (right, below) in [(0.0, 1.0), (-1.0, 0.0), (0.0, -1.0), (1.0, 0.0)] {
                // The quarter before this one ended a quarter turn back.
                let (from, to) = ((below, -right), (right, below));
                let handle = |(a, b): Point, (c, d): Point| {
                    (across + a * radius + c * reach, down + b * radius + d * reach)
                };
                let (one, other) = (handle(from, to), handle(to, from));
                let end = handle(to, (0.0, 0.0));
                let _ = write!(
                    path,
                    "C{} {} {} {} {} {}",
                    x(one.0),
                    y(one.1),
                    x(other.0),
                    y(other.1),
                    x(end.0),
                    y(end.1)
                );
            }
            path.push('z');
        }
        Form::Text(..) => {}
    }
    path
}

/// The room beside a board that its clues need, in cells.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Margins {
    /// To the left of it.
    pub left: f64,
    /// Above it.
    pub top: f64,
    /// To the right of it.
    pub right: f64,
    /// Below it.
    pub bottom: f64,
}

impl Margins {
    /// The room for one row of numbers.
    pub const ROW: f64 = 0.66;
    /// The room for two rows of numbers: of sandwiches, and nearer to the board those of diagonals.
    pub const ROWS: f64 = 1.26;

    /// Returns the least square that the board fits in with its margins, in cells.
    #[must_use]
    pub fn square(self, shape: &Shape) -> f64 {
        shape.side() as f64 + (self.left + self.right).max(self.top + self.bottom)
    }

    /// Returns the upper left corner of the board in that square, with both margins of a direction pushed to the middle.
    #[must_use]
    pub fn corner(self, shape: &Shape) -> Point {
        let rest = self.square(shape) - shape.side() as f64;
        let half = |sides: f64| (rest - sides) / 2.0;
        (self.left + half(self.left + self.right), self.top + half(self.top + self.bottom))
    }
}

/// Returns the room that a board needs for the numbers beside it.
#[must_use]
pub fn margins(shape: &Shape) -> Margins {
    let mut margins = Margins::default();
    let side = shape.side() as f64;
    for drawn in clues(shape) {
        if drawn.layer != Layer::Beside {
            continue;
        }
        let points = match drawn.form {
            Form::Open(points) => points,
            Form::Closed(all) => all.concat(),
            Form::Circle(middle, _) | Form::Text(middle, ..) => vec![middle],
        };
        for (x, y) in points {
            let room = |out: f64, margin: &mut f64| {
                if out > 0.0 {
                    let needed = if out > Margins::ROW { Margins::ROWS } else { Margins::ROW };
                    *margin = margin.max(needed);
                }
            };
            room(-x, &mut margins.left);
            room(-y, &mut margins.top);
            room(x - side, &mut margins.right);
            room(y - side, &mut margins.bottom);
        }
    }
    margins
}

/// The width of a rim.
const RIM: f64 = 0.022;
/// The radius of a circle that holds a cell.
const RING: f64 = 0.39;
/// How far beside the board the number of a row or column is.
const BESIDE: f64 = 0.33;
/// How far it is from the corner where a diagonal begins, across and down.
const DIAGONAL: f64 = 0.44;

/// Returns what to draw for the clues of a board and for its unknown rules, by layer.
#[must_use]
pub fn clues(shape: &Shape) -> Vec<DrawnClue> {
    if !shape.has_drawn_clues() {
        return Vec::new();
    }
    let mut pen = Pen { shape, clue: 0, all: Vec::new() };
    for (number, clue) in shape.clues().iter().enumerate() {
        pen.clue = number;
        pen.draw(clue);
    }
    for drawn in shape.unknown_rules().into_iter().flat_map(|rules| rules.drawn) {
        // A pale line is hardly seen on either ground.
        if let (Form::Open(points), Some((Tone::Pale(hue), width))) = (&drawn.form, drawn.line) {
            pen.line(drawn.layer, points, Tone::Deep(hue), width + 2.0 * RIM, None);
        }
        pen.all.push(drawn);
    }
    // A stable order: a sign stays over the ground that was cleared for it.
    pen.all.sort_by_key(|drawn| drawn.layer);
    pen.all
}

struct Pen<'a> {
    shape: &'a Shape,
    clue: usize,
    all: Vec<DrawnClue>,
}

impl Pen<'_> {
    /// Draws a clue. This is the one place that knows how a kind looks.
    fn draw(&mut self, clue: &Clue) {
        let number = clue.number();
        let cells = &clue.cells[..];
        let points: Vec<Point> = cells.iter().map(|&cell| self.middle(cell)).collect();
        let [Some(&first), Some(&last)] = [points.first(), points.last()] else { return };
        match clue.kind {
            ClueKind::Thermometer => self.band(Hue::Grey, &points, 0.32, &[(first, 0.38)]),
            ClueKind::Arrow => self.arrow(&points, number.into()),
            ClueKind::Renban => self.band(Hue::Purple, &points, 0.3, &[]),
            ClueKind::Whispers => {
                let hue = if number < 5 { Hue::Orange } else { Hue::Green };
                let core = if number < 5 { (0.001, 0.1) } else { (0.16, 0.12) };
                self.band(hue, &points, 0.18, &[]);
                self.line(Layer::Line, &points, Tone::Deep(hue), 0.045, Some(core));
                // Those of 4 and 5 have names of their own.
                if let (false, Some(&second)) = (matches!(number, 4 | 5), points.get(1)) {
                    self.number_in_circle(between(first, second), number, Tone::Deep(hue));
                }
            }
            ClueKind::Palindrome => {
                self.band(Hue::Grey, &points, 0.14, &[]);
                for end in [first, last] {
                    self.end_mark(Form::Circle(end, 0.15), Hue::Grey);
                }
            }
            ClueKind::RegionSum => {
                self.band(Hue::Blue, &points, 0.12, &[]);
                self.line(Layer::Line, &points, Tone::Deep(Hue::Blue), 0.03, None);
                for (x, y) in [first, last] {
                    let corners = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)];
                    let square = corners.map(|(right, down)| (x + right * 0.12, y + down * 0.12)).to_vec();
                    self.end_mark(Form::Closed(vec![square]), Hue::Blue);
                }
            }
            ClueKind::Between => {
                // The round ends touch the circles.
                self.band(Hue::Grey, &shortened(&points, RING + 0.07, RING + 0.07), 0.1, &[]);
                for end in [first, last] {
                    self.ring(&[end]);
                }
            }
            ClueKind::Odd => {
                self.circle(
                    Layer::Area,
                    first,
                    0.36,
                    Some(Tone::Pale(Hue::Grey)),
                    Some((Tone::Deep(Hue::Grey), RIM)),
                );
            }
            ClueKind::Even => self.square(first, 0.35, Some((Tone::Deep(Hue::Grey), RIM))),
            ClueKind::Minimum | ClueKind::Maximum => {
                self.square(first, 0.48, None);
                // A small angle at each side, whose point shows where the smaller digit is.
                let out = if clue.kind == ClueKind::Minimum { -1.0 } else { 1.0 };
                for (x, y) in [(1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0)] {
                    let tip = (first.0 + x * (0.42 + out * 0.035), first.1 + y * (0.42 + out * 0.035));
                    let angle = head(tip, (x * out, y * out), (0.07, 0.1));
                    self.line(Layer::Line, &angle, Tone::Deep(Hue::Grey), 0.04, None);
                }
            }
            ClueKind::ExtraRegion => self.area(Hue::Grey, cells, Some((0.12, 0.1))),
            ClueKind::Clone => {
                // Each pair has a colour and a line of its own, as long as they last.
                let pairs = self.shape.clues().iter().take(self.clue);
                let pair = pairs.filter(|other| other.kind == ClueKind::Clone).count();
                let hues = [Hue::Green, Hue::Orange, Hue::Blue, Hue::Purple];
                let dashes = [None, Some((0.001, 0.09)), Some((0.3, 0.08)), Some((0.06, 0.12))];
                for group in cells.chunks((cells.len() / 2).max(1)) {
                    self.area(hues[pair % hues.len()], group, dashes[pair % dashes.len()]);
                }
            }
            ClueKind::Difference | ClueKind::Ratio => {
                let is_white = clue.kind == ClueKind::Difference;
                let (fill, ink) =
                    if is_white { (Tone::White, Tone::Black) } else { (Tone::Black, Tone::White) };
                let is_usual = number == if is_white { 1 } else { 2 };
                let (at, radius) = (between(first, last), if is_usual { 0.11 } else { 0.15 });
                self.circle(Layer::Sign, at, radius, Some(fill), Some((Tone::Ink, 0.03)));
                if !is_usual {
                    self.text(Layer::Sign, at, 0.22, ink, number.to_string());
                }
            }
            ClueKind::PairSum => {
                let at = between(first, last);
                let said = match number {
                    5 => "V".to_owned(),
                    10 => "X".to_owned(),
                    _ => number.to_string(),
                };
                self.circle(Layer::Sign, at, 0.16, Some(Tone::Ground), None);
                self.text(Layer::Sign, at, 0.3, Tone::Ink, said);
            }
            ClueKind::Greater => {
                let ((x, y), middle) = (way(first, last), between(first, last));
                let tip = (middle.0 + x * 0.08, middle.1 + y * 0.08);
                let angle = head(tip, (x, y), (0.13, 0.13));
                self.line(Layer::Sign, &angle, Tone::Ground, 0.14, None);
                self.line(Layer::Sign, &angle, Tone::Ink, 0.045, None);
            }
            ClueKind::Quadruple => self.quadruple(&points, &clue.numbers),
            ClueKind::Sandwich => {
                // Numbers of diagonals on the same side are nearer to the board.
                let is_row = (first.1 - last.1).abs() < 0.5;
                let is_shared = self.diagonals().any(|(_, (x, y))| if is_row { x < 0.0 } else { y < 0.0 });
                let away = if is_shared { BESIDE + Margins::ROWS - Margins::ROW } else { BESIDE };
                let at = if is_row { (-away, first.1) } else { (first.0, -away) };
                self.text(Layer::Beside, at, 0.4, Tone::Ink, number.to_string());
            }
            ClueKind::LittleKiller => {
                let Some((way, at)) = diagonal(self.shape, clue) else { return };
                let from = (first.0 - way.0 * 0.5, first.1 - way.1 * 0.5);
                // The tip keeps clear of the frame, which is around the cells.
                let [tail, tip] = [0.27, 0.11].map(|back| (from.0 - way.0 * back, from.1 - way.1 * back));
                let straight = (way.0 * 0.5_f64.sqrt(), way.1 * 0.5_f64.sqrt());
                self.line(Layer::Beside, &[tail, tip], Tone::Ink, 0.03, None);
                self.line(Layer::Beside, &head(tip, straight, (0.07, 0.09)), Tone::Ink, 0.03, None);
                let size = if number < 100 { 0.3 } else { 0.22 };
                self.text(Layer::Beside, at, size, Tone::Ink, number.to_string());
            }
            // Rules of the whole board are told in words.
            ClueKind::NoOtherDifference
            | ClueKind::NoOtherRatio
            | ClueKind::NoOtherSum
            | ClueKind::DisjointGroups => {}
        }
    }

    fn middle(&self, cell: Cell) -> Point {
        let (x, y) = corner(self.shape, cell);
        (x + 0.5, y + 0.5)
    }

    /// The directions of all diagonals with a number, and the middles of these numbers.
    fn diagonals(&self) -> impl Iterator<Item = (Point, Point)> {
        let diagonals = self.shape.clues().iter().filter(|clue| clue.kind == ClueKind::LittleKiller);
        diagonals.filter_map(|clue| diagonal(self.shape, clue))
    }

    fn add(&mut self, layer: Layer, form: Form, fill: Option<Tone>, line: Option<(Tone, f64)>) {
        self.all.push(DrawnClue { layer, form, fill, line, dash: None });
    }

    fn line(&mut self, layer: Layer, points: &[Point], tone: Tone, width: f64, dash: Option<(f64, f64)>) {
        let (form, line) = (Form::Open(points.to_vec()), Some((tone, width)));
        self.all.push(DrawnClue { layer, form, fill: None, line, dash });
    }

    fn circle(
        &mut self,
        layer: Layer,
        middle: Point,
        radius: f64,
        fill: Option<Tone>,
        line: Option<(Tone, f64)>,
    ) {
        self.add(layer, Form::Circle(middle, radius), fill, line);
    }

    fn text(&mut self, layer: Layer, middle: Point, size: f64, tone: Tone, said: String) {
        self.add(layer, Form::Text(middle, size, said), Some(tone), None);
    }

    fn number_in_circle(&mut self, at: Point, number: u16, tone: Tone) {
        self.circle(Layer::Sign, at, 0.15, Some(Tone::Ground), Some((tone, RIM)));
        self.text(Layer::Sign, at, 0.22, Tone::Ink, number.to_string());
    }

    /// A pale line with a dark rim, with discs of some radii on it.
    fn band(&mut self, hue: Hue, points: &[Point], width: f64, discs: &[(Point, f64)]) {
        // The whole rim comes first, so that it cuts no part of the line.
        for (tone, by) in [(Tone::Deep(hue), RIM), (Tone::Pale(hue), 0.0)] {
            self.line(Layer::Line, points, tone, width + 2.0 * by, None);
            for &(middle, radius) in discs {
                self.circle(Layer::Line, middle, radius + by, Some(tone), None);
            }
        }
    }

    /// A mark at the end of a line: a digit there is as legible as on the line.
    fn end_mark(&mut self, form: Form, hue: Hue) {
        self.add(Layer::Line, form, Some(Tone::Pale(hue)), Some((Tone::Deep(hue), 0.035)));
    }

    /// The circle of some cells: around one, a circle, and around more, a pill.
    fn ring(&mut self, points: &[Point]) {
        let line = Some((Tone::Deep(Hue::Grey), 0.045));
        match points {
            &[middle] => self.circle(Layer::Line, middle, RING, None, line),
            _ => self.add(Layer::Line, Form::Closed(vec![pill(points, RING)]), None, line),
        }
    }

    fn arrow(&mut self, points: &[Point], circle: usize) {
        let circle = circle.min(points.len().saturating_sub(1)).max(1);
        let (circle, line) = points.split_at(circle);
        self.ring(circle);
        // The line begins at any cell of the circle.
        let (Some(&first), Some(&beside)) = (circle.first(), line.first()) else { return };
        let far = |(x, y): Point| (x - beside.0).hypot(y - beside.1);
        let nearer = |one: Point, &other: &Point| if far(other) < far(one) { other } else { one };
        let from = circle.iter().fold(first, nearer);
        let line = shortened(&[&[from], line].concat(), RING, -0.08);
        if let [.., before, tip] = line[..] {
            self.line(Layer::Line, &line, Tone::Deep(Hue::Grey), 0.05, None);
            let head = head(tip, way(before, tip), (0.13, 0.15));
            self.line(Layer::Line, &head, Tone::Deep(Hue::Grey), 0.05, None);
        }
    }

    /// A tinted square, from its middle to its sides.
    fn square(&mut self, (x, y): Point, reach: f64, line: Option<(Tone, f64)>) {
        let [left, right, top, bottom] = [x - reach, x + reach, y - reach, y + reach];
        let corners = vec![(left, top), (right, top), (right, bottom), (left, bottom)];
        self.add(Layer::Area, Form::Closed(vec![corners]), Some(Tone::Pale(Hue::Grey)), line);
    }

    /// Tinted cells with a line around them.
    fn area(&mut self, hue: Hue, cells: &[Cell], dash: Option<(f64, f64)>) {
        let cells: CellSet = cells.iter().copied().collect();
        let around = |inset: f64| match border(self.shape, &cells, inset) {
            super::Figure::Polygons(polygons) => Form::Closed(polygons),
            _ => Form::Closed(Vec::new()),
        };
        let (filled, outlined) = (around(0.0), around(0.07));
        self.add(Layer::Area, filled, Some(Tone::Pale(hue)), None);
        let line = Some((Tone::Deep(hue), 0.035));
        self.all.push(DrawnClue { layer: Layer::Area, form: outlined, fill: None, line, dash });
    }

    /// The digits that some cells around a corner have, in a circle.
    fn quadruple(&mut self, points: &[Point], digits: &[u16]) {
        let middle = |of: fn(&Point) -> f64| {
            let (least, most) = points
                .iter()
                .map(of)
                .fold((f64::MAX, f64::MIN), |(least, most), at| (least.min(at), most.max(at)));
            f64::midpoint(least, most)
        };
        let (x, y) = (middle(|point| point.0), middle(|point| point.1));
        self.circle(Layer::Sign, (x, y), 0.24, Some(Tone::Ground), Some((Tone::Ink, RIM)));
        let rows: Vec<&[u16]> =
            digits.chunks(if digits.len() > 2 { 2 } else { digits.len().max(1) }).collect();
        let size = if digits.len() == 1 { 0.28 } else { 0.21 };
        for (row, digits) in rows.iter().enumerate() {
            for (at, &digit) in digits.iter().enumerate() {
                let off = |at: usize, of: usize, by: f64| (at as f64 - (of as f64 - 1.0) / 2.0) * by;
                let place = (x + off(at, digits.len(), 0.15), y + off(row, rows.len(), 0.18));
                let symbol = u8::try_from(digit).ok().and_then(sudoku_board::Digit::new);
                let said = symbol.map_or_else(String::new, |digit| digit.symbol().to_string());
                self.text(Layer::Sign, place, size, Tone::Ink, said);
            }
        }
    }
}

/// The direction of a diagonal with a number, one cell long, and the middle of its number beside the board.
fn diagonal(shape: &Shape, clue: &Clue) -> Option<(Point, Point)> {
    let &first = clue.cells.first()?;
    let (x, y) = corner(shape, first);
    let way = if let Some(&second) = clue.cells.get(1) {
        let (right, down) = corner(shape, second);
        (right - x, down - y)
    } else {
        // A diagonal of one cell runs through a corner of the board. Its number is above or below that corner.
        let of = |at: f64| if at == 0.0 { 1.0 } else { -1.0 };
        (-of(x), of(y))
    };
    let back = 0.5 + DIAGONAL;
    Some((way, (x + 0.5 - way.0 * back, y + 0.5 - way.1 * back)))
}

fn between(one: Point, other: Point) -> Point {
    (f64::midpoint(one.0, other.0), f64::midpoint(one.1, other.1))
}

/// The direction from a point to another, of length 1.
fn way(from: Point, to: Point) -> Point {
    let (x, y) = (to.0 - from.0, to.1 - from.1);
    let length = x.hypot(y).max(f64::EPSILON);
    (x / length, y / length)
}

/// An angle with its point there, open behind; how far its arms go back, and to each side.
fn head(tip: Point, (x, y): Point, (back, aside): (f64, f64)) -> [Point; 3] {
    let arm = |side: f64| (tip.0 - x * back - y * side, tip.1 - y * back + x * side);
    [arm(aside), tip, arm(-aside)]
}

/// A line that begins and ends so much later and earlier; a length below zero makes it longer.
fn shortened(points: &[Point], first: f64, last: f64) -> Vec<Point> {
    let mut line = points.to_vec();
    let mut cut = |at: usize, to: usize, by: f64| {
        let (x, y) = way(points[at], points[to]);
        line[at] = (points[at].0 + x * by, points[at].1 + y * by);
    };
    if points.len() > 1 {
        let end = points.len() - 1;
        cut(0, 1, first);
        cut(end, end - 1, last);
    }
    line
}

/// The outline of all points that are so near to a line.
fn pill(points: &[Point], radius: f64) -> Vec<Point> {
    let back: Vec<Point> = points.iter().rev().copied().collect();
    [half_of_pill(points, radius), half_of_pill(&back, radius)].concat()
}

/// The half of a pill along one side of its line, and around its end.
fn half_of_pill(points: &[Point], radius: f64) -> Vec<Point> {
    let ways: Vec<Point> = points.windows(2).map(|step| way(step[0], step[1])).collect();
    let mut outline = Vec::new();
    let mut arc = |(x, y): Point, from: f64, turn: f64| {
        let pieces = (turn.abs() / (PI / 12.0)).ceil().max(1.0) as usize;
        outline.extend((0..=pieces).map(|piece| {
            let (down, right) = (from + turn * piece as f64 / pieces as f64).sin_cos();
            (x + right * radius, y + down * radius)
        }));
    };
    for (at, &(x, y)) in ways.iter().enumerate() {
        let end = points[at + 1];
        let side = y.atan2(x) + PI / 2.0;
        let Some(&(right, down)) = ways.get(at + 1) else {
            arc(end, side, -PI);
            continue;
        };
        let turn = (x * down - y * right).atan2(x * right + y * down);
        if turn <= 0.0 {
            arc(end, side, turn);
        } else {
            // Inside the bend, the sides meet on the line that halves it.
            let reach = 1.0 / (turn / 2.0).cos();
            let (sin, cos) = (side + turn / 2.0).sin_cos();
            arc(
                (end.0 + cos * radius * (reach - 1.0), end.1 + sin * radius * (reach - 1.0)),
                side + turn / 2.0,
                0.0,
            );
        }
    }
    outline
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    /// The text of a clue of each kind on a board of any size, from its first four cells of a side.
    const SAMPLES: [&str; ClueKind::ALL.len()] = [
        "tAaBbBc",
        "a1AaAbBc",
        "d1AaAb",
        "r2AbBb",
        "s5AaBa",
        "e1",
        "f2",
        "g5",
        "nAaAbAc",
        "w2AaAbAc",
        "pAaBbAc",
        "l4DaCb",
        "h3AaBaCaDa",
        "bAaAbAc",
        "oAa",
        "vAb",
        "iAaAb",
        "q1_2AaAbBaBb",
        "xAaAbBc",
        "yAaAbCaCb",
        "jAa",
        "kBb",
        "mAaAbAc",
        "z",
    ];

    /// The sample of a kind, on a whole row or diagonal where the kind needs one.
    fn sample(kind: ClueKind, side: usize) -> Shape {
        let plain = Shape::ALL.into_iter().find(|shape| shape.side() == side).expect("a side");
        let text = SAMPLES.iter().find(|text| text.starts_with(kind.letter())).expect("a sample");
        let letter = |first: u8, at: usize| char::from(first + at as u8);
        let text = match kind {
            ClueKind::Sandwich => {
                let rows = (0..side).map(|row| format!("{}a", letter(b'A', row)));
                format!("h3{}", rows.collect::<Vec<_>>().concat())
            }
            ClueKind::LittleKiller => {
                let step = |at: usize| format!("{}{}", letter(b'A', side - 1 - at), letter(b'a', at));
                format!("l{}{}", 2 * side, (0..side).map(step).collect::<Vec<_>>().concat())
            }
            _ => (*text).to_owned(),
        };
        let tag = format!("~{text}");
        plain.tagged(&tag).unwrap_or_else(|| panic!("{tag} on {side}"))
    }

    /// The box around a shape, with half of its line.
    fn reach(drawn: &DrawnClue) -> [f64; 4] {
        let line = drawn.line.map_or(0.0, |(_, width)| width / 2.0);
        let mut reach = [f64::MAX, f64::MAX, f64::MIN, f64::MIN];
        let mut add = |(x, y): Point, by: f64| {
            let all = [x - by, y - by, x + by, y + by];
            for (at, (reach, new)) in reach.iter_mut().zip(all).enumerate() {
                *reach = if at < 2 { reach.min(new) } else { reach.max(new) };
            }
        };
        match &drawn.form {
            Form::Open(points) => points.iter().for_each(|&point| add(point, line)),
            Form::Closed(all) => all.iter().flatten().for_each(|&point| add(point, line)),
            Form::Circle(middle, radius) => add(*middle, radius + line),
            // A figure is at most 0.6 times as wide as high.
            Form::Text(middle, size, said) => {
                add(*middle, (0.3 * size * said.chars().count() as f64).max(size / 2.0));
            }
        }
        reach
    }

    #[test]
    fn each_kind_is_drawn_on_the_board_and_its_margins() {
        for side in [4, 6, 9] {
            for kind in ClueKind::ALL {
                let shape = sample(kind, side);
                let drawn = clues(&shape);
                let is_said = shape.clues().iter().all(|clue| clue.cells.is_empty());
                assert_eq!(drawn.is_empty(), is_said, "{kind:?}");
                let (room, far) = (margins(&shape), side as f64);
                for shape in &drawn {
                    let [left, top, right, bottom] = reach(shape);
                    let is_inside = left >= -room.left
                        && top >= -room.top
                        && right <= far + room.right
                        && bottom <= far + room.bottom;
                    assert!(is_inside, "{kind:?} on {side}: {shape:?} beyond {room:?}");
                    let is_beside = shape.layer == Layer::Beside;
                    assert_eq!(
                        is_beside,
                        left < 0.0 || top < 0.0 || right > far || bottom > far,
                        "{shape:?}"
                    );
                }
            }
        }
    }

    /// What is left of a drawing without its colours.
    fn without_colour(drawn: &[DrawnClue]) -> String {
        let tone = |tone: Tone| tone.slug();
        let one = |one: &DrawnClue| {
            let line = one.line.map(|(line, width)| (tone(line), width));
            format!("{:?}", (one.layer, &one.form, one.fill.map(tone), line, one.dash))
        };
        drawn.iter().map(one).collect()
    }

    #[test]
    fn two_kinds_on_the_same_cells_differ_without_colour() {
        let on_a_line = [
            "tAaAbAc", "a1AaAbAc", "nAaAbAc", "w5AaAbAc", "w4AaAbAc", "w3AaAbAc", "w2AaAbAc", "pAaAbAc",
            "bAaAbAc", "mAaAbAc", "xAaAbAc",
        ];
        let between =
            ["d1AaAb", "d2AaAb", "r2AaAb", "r3AaAb", "s5AaAb", "s10AaAb", "s7AaAb", "iAaAb", "iAbAa"];
        let in_a_cell = ["oAa", "vAa", "jAa", "kAa"];
        for texts in [&on_a_line[..], &between, &in_a_cell] {
            let drawn = |text: &&str| {
                let shape = Shape::S9.tagged(&format!("~{text}")).unwrap_or_else(|| panic!("{text}"));
                without_colour(&clues(&shape))
            };
            let all: BTreeSet<String> = texts.iter().map(drawn).collect();
            assert_eq!(all.len(), texts.len(), "{texts:?}");
        }
    }

    #[test]
    fn numbers_of_both_rows_beside_the_board_have_room() {
        let check = |clues: &str, expected: [f64; 4]| {
            let shape = Shape::S4.tagged(&format!("~{clues}")).unwrap_or_else(|| panic!("{clues}"));
            let Margins { left, top, right, bottom } = margins(&shape);
            let is_near = |(own, other): (f64, f64)| (own - other).abs() < 1e-9;
            let found = [left, top, right, bottom];
            assert!(found.into_iter().zip(expected).all(is_near), "{clues}: {found:?}");
        };
        let (row, rows) = (Margins::ROW, Margins::ROWS);
        check("tAaAb", [0.0; 4]);
        check("l5BaCbDc", [row, 0.0, 0.0, 0.0]);
        check("h3AaAbAcAd", [row, 0.0, 0.0, 0.0]);
        check("h3AaBaCaDa", [0.0, row, 0.0, 0.0]);
        check("l5BaCbDch3AaBaCaDa", [row, row, 0.0, 0.0]);
        check("l5BaCbDch3AaAbAcAd", [rows, 0.0, 0.0, 0.0]);
        check("l5DcCd", [0.0, 0.0, 0.0, row]);
    }

    #[test]
    fn a_pill_keeps_its_distance_on_both_sides() {
        let check = |points: &[Point]| {
            let outline = pill(points, 0.4);
            // The least distance of a point from the middle line.
            let far = |(x, y): Point| {
                let to_step = |step: &[Point]| {
                    let (from, (right, down)) = (step[0], way(step[0], step[1]));
                    let long = (step[1].0 - from.0).hypot(step[1].1 - from.1);
                    let along = ((x - from.0) * right + (y - from.1) * down).clamp(0.0, long);
                    (x - from.0 - right * along).hypot(y - from.1 - down * along)
                };
                points.windows(2).map(to_step).fold(f64::MAX, f64::min)
            };
            for &point in &outline {
                assert!((far(point) - 0.4).abs() < 0.01, "{point:?} of {points:?} is {} away", far(point));
            }
        };
        check(&[(0.5, 0.5), (1.5, 0.5)]);
        check(&[(0.5, 0.5), (1.5, 1.5), (2.5, 2.5)]);
        check(&[(0.5, 0.5), (1.5, 0.5), (1.5, 1.5)]);
        check(&[(0.5, 0.5), (1.5, 0.5), (1.5, -0.5)]);
        check(&[(0.5, 0.5), (1.5, 0.5), (2.5, 1.5)]);
    }
}

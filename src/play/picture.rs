//! The board as a picture: a self-contained SVG, styled by attributes alone, so that it looks the same
//! everywhere. It shows the screen's content, except the cursor and its highlights.

mod palette;

pub use palette::{Look, TOKENS};

use crate::{
    game::colour::Colour,
    session::Session,
    view::{
        Arrow, CellView, Drawing, Emphasis, Group, Ink, Letter, Links, Mark, Reasoned, Spot, around_house,
        outline, path, slices,
    },
};
use palette::Paint;
use std::fmt::{self, Write};
use sudoku_core::{
    Cell, CellSet, Digit, DigitSet, Grid, House, Shape,
    geometry::{Tint, Tinted, Wall},
    marks::{Marks, Role},
    svg::{BASE, Length},
};

const CELL: f64 = 100.0;
/// The margin around the board.
const MARGIN: f64 = 10.0;
/// The margin for the numbers of rows and columns, and their type size.
const NUMBERS: f64 = 46.0;
const NUMBER: f64 = 28.0;
/// The intended size of a cell in pixels: notes of any board are legible at that size.
const PIXELS: u16 = 128;
/// The sides of a saved picture in pixels, besides the intended one.
const SIDES: [u32; 4] = [600, 1200, 2400, 4000];
/// The largest size of a candidate's mark, relative to its cell.
const MOST: f64 = 0.36;

/// A picture, and its intended size.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// The SVG.
    pub svg: String,
    /// Its side in pixels.
    pub side: u32,
}

/// A picture of the board with any marks of a step, and with or without notes.
#[must_use]
pub fn picture(session: &Session, look: Look, notes: bool) -> Picture {
    let shape = session.shape();
    let mut pen = Pen { look: Some(look), svg: String::new() };
    let cells: Vec<CellView> = session.cells().into_iter().map(|view| view.drawn_at(PIXELS, shape)).collect();
    let drawing = session.drawing();
    let links = drawing.web.routed(shape);
    let side = shape.side() as f64 * CELL;
    let all = side + 2.0 * MARGIN;
    pen.rect((0.0, 0.0, side, side), 0.0, Paint::Surface, None);
    pen.tints(shape, false);
    for (cell, view) in Cell::all(shape).zip(&cells) {
        pen.grounds(shape, cell, view);
    }
    pen.tints(shape, true);
    pen.under(shape, &drawing, &links);
    for (cell, view) in Cell::all(shape).zip(&cells) {
        pen.cell(shape, cell, view, notes);
    }
    pen.over(shape, &drawing);
    let pixels = u32::from(PIXELS) * shape.side() as u32;
    let svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{pixels}\" height=\"{pixels}\" \
         viewBox=\"-{MARGIN} -{MARGIN} {all} {all}\" text-anchor=\"middle\" \
         font-family=\"Helvetica, Arial, Liberation Sans, DejaVu Sans, sans-serif\">\
         <rect x=\"-{MARGIN}\" y=\"-{MARGIN}\" width=\"{all}\" height=\"{all}\" fill=\"{}\"/>{}</svg>\n",
        Paint::Surface.of(Some(look)),
        pen.svg
    );
    Picture { svg, side: pixels }
}

/// A picture of a step on a separate board, with the numbers of rows and columns, as an element of a document.
/// Its colours are those of [`TOKENS`] by name, for a style sheet to define.
#[must_use]
pub fn of_step(givens: &Grid, board: &Grid, reason: &Reasoned, label: &str) -> String {
    in_a_document(givens, board, &reason.small, &reason.drawing(board), label)
}

/// A picture of a full board with frames around some houses, as an element of a document.
#[must_use]
pub fn of_houses(board: &Grid, houses: &[House], label: &str) -> String {
    let houses = houses.iter().map(|&house| (house, Role::Cause)).collect();
    let drawing =
        Drawing::apart(Marks { houses, ..Marks::default() }, Vec::new(), CellSet::EMPTY, &[], board.shape());
    in_a_document(&Grid::empty(board.shape()), board, &[], &drawing, label)
}

fn in_a_document(
    givens: &Grid,
    board: &Grid,
    small: &[(Cell, DigitSet)],
    drawing: &Drawing,
    label: &str,
) -> String {
    let shape = board.shape();
    let mut pen = Pen { look: None, svg: String::new() };
    let links = drawing.web.routed(shape);
    let side = shape.side() as f64 * CELL;
    let all = side + NUMBERS + MARGIN;
    pen.rect((0.0, 0.0, side, side), 0.0, Paint::Surface, None);
    pen.tints(shape, false);
    pen.tints(shape, true);
    pen.under(shape, drawing, &links);
    for (cell, digit) in board.filled() {
        let (x, y) = corner(shape, cell);
        let given = givens.get(cell).is_some();
        let paint = if given { Paint::Given } else { Paint::Entry };
        pen.digit((x + CELL / 2.0, y + CELL / 2.0), CELL * 0.62, given, paint, digit);
    }
    for &(cell, digits) in small {
        let (x, y) = corner(shape, cell);
        for digit in digits.iter() {
            let spot = Spot::fixed(digit, shape);
            let middle = (x + spot.across * CELL, y + spot.down * CELL);
            pen.digit(middle, letters(spot), false, Paint::Candidate, digit);
        }
    }
    pen.over(shape, drawing);
    for line in 0..shape.side() {
        let middle = line as f64 * CELL + CELL / 2.0;
        for (x, y) in [(middle, -NUMBERS / 2.0), (-NUMBERS / 2.0, middle)] {
            let (x, y, size) = (Length(x), Length(y + NUMBER * BASE), Length(NUMBER));
            let (fill, number) = (Paint::AidLine.of(None), line + 1);
            pen.write(format_args!(
                "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\" fill=\"{fill}\">{number}</text>"
            ));
        }
    }
    let svg = pen.svg;
    format!(
        "<svg viewBox=\"-{NUMBERS} -{NUMBERS} {all} {all}\" text-anchor=\"middle\" role=\"img\" \
         aria-label=\"{label}\">{svg}</svg>"
    )
}

/// The sides in pixels to choose from for a picture with this intended side, the smallest first.
#[must_use]
pub fn picture_sides(intended: u32) -> Vec<u32> {
    let mut sides: Vec<u32> = SIDES.into_iter().filter(|&side| side != intended).collect();
    sides.insert(sides.iter().filter(|&&side| side < intended).count(), intended);
    sides
}

/// A file name for a picture of a board of that shape.
#[must_use]
pub fn picture_name(shape: Shape, look: Look, extension: &str) -> String {
    format!("stepdoku-{0}x{0}-{1}.{extension}", shape.side(), look.slug())
}

/// The outline of a shape: its paint, its width, and its dashes.
type Line = (Paint, f64, &'static str);

struct Pen {
    /// None for colours by name.
    look: Option<Look>,
    svg: String,
}

impl Pen {
    fn write(&mut self, arguments: fmt::Arguments<'_>) {
        // Writing to a `String` cannot fail.
        let _ = self.svg.write_fmt(arguments);
    }

    /// The attributes for an optional fill and an optional outline.
    fn paint(&mut self, fill: Option<Paint>, line: Option<Line>) {
        let look = self.look;
        self.write(format_args!(" fill=\"{}\"", fill.map_or("none", |fill| fill.of(look))));
        if let Some((paint, width, dashes)) = line {
            self.write(format_args!(" stroke=\"{}\" stroke-width=\"{}\"", paint.of(look), Length(width)));
            if !dashes.is_empty() {
                self.write(format_args!(" stroke-dasharray=\"{dashes}\""));
            }
        }
        self.svg.push_str("/>");
    }

    fn rect(
        &mut self,
        (x, y, width, height): (f64, f64, f64, f64),
        round: f64,
        fill: Paint,
        line: Option<Line>,
    ) {
        self.frame((x, y, width, height), round, Some(fill), line);
    }

    fn frame(
        &mut self,
        (x, y, width, height): (f64, f64, f64, f64),
        round: f64,
        fill: Option<Paint>,
        line: Option<Line>,
    ) {
        let (x, y, width, height) = (Length(x), Length(y), Length(width), Length(height));
        self.write(format_args!("<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\""));
        if round > 0.0 {
            self.write(format_args!(" rx=\"{}\"", Length(round)));
        }
        self.paint(fill, line);
    }

    fn path(&mut self, path: &str, fill: Option<Paint>, line: Option<Line>) {
        self.write(format_args!("<path d=\"{path}\""));
        self.paint(fill, line);
    }

    fn digit(&mut self, (x, y): (f64, f64), size: f64, bold: bool, paint: Paint, digit: Digit) {
        let weight = if bold { " font-weight=\"bold\"" } else { "" };
        let fill = paint.of(self.look);
        let digit = digit.symbol();
        let (x, y, size) = (Length(x), Length(y + size * BASE), Length(size));
        self.write(format_args!(
            "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\"{weight} fill=\"{fill}\">{digit}</text>"
        ));
    }

    /// The player's colours, each a slice of its cell, and a background for each coloured candidate.
    fn grounds(&mut self, shape: Shape, cell: Cell, view: &CellView) {
        let (x, y) = corner(shape, cell);
        for (colour, slice) in view.colours.iter().zip(slices(view.colours.len())) {
            let corners = slice.iter().map(|(across, down)| (x + across * CELL, y + down * CELL));
            self.path(&polygon(corners), Some(tint(colour)), None);
        }
        for (colour, digits) in Colour::all().zip(view.chips) {
            for spot in digits.iter().flat_map(|digit| view.spots_of(digit, shape)) {
                let (wide, high) = (spot.width * CELL * 0.94, spot.height * CELL * 0.94);
                let (left, top) = (x + spot.across * CELL - wide / 2.0, y + spot.down * CELL - high / 2.0);
                let round = wide.min(high) * 0.25;
                self.rect((left, top, wide, high), round, tint(colour), Some((grain(colour), 2.0, "")));
            }
        }
    }

    /// The digit of a cell, or its notes.
    fn cell(&mut self, shape: Shape, cell: Cell, view: &CellView, notes: bool) {
        let (x, y) = corner(shape, cell);
        if let Some(digit) = view.digit {
            let (paint, bold) = match view.ink {
                Ink::Given => (Paint::Given, true),
                Ink::Placed if view.painted => (Paint::EntryOnTint, false),
                Ink::Placed | Ink::None => (Paint::Entry, false),
                Ink::Solver => (Paint::Solver, false),
            };
            // The mark of a placed digit already draws it.
            if !view.target {
                self.digit((x + CELL / 2.0, y + CELL / 2.0), CELL * 0.62, bold, paint, digit);
            }
            return;
        }
        if notes {
            let paint = if view.painted { Paint::CandidateOnTint } else { Paint::Candidate };
            for (digit, spot) in view.spots(shape) {
                let middle = (x + spot.across * CELL, y + spot.down * CELL);
                self.digit(middle, letters(spot), false, paint, digit);
            }
        }
    }

    /// Thin lines between cells, thick ones around boxes.
    fn lines(&mut self, shape: Shape) {
        let geometry = shape.geometry();
        let side = shape.side() as f64 * CELL;
        let (mut thin, mut thick) = (String::new(), String::new());
        let walls = geometry.walls();
        let is_whole = |line: usize, across: bool| {
            walls.iter().any(|wall| (wall.line, wall.across, wall.length) == (line, across, shape.side()))
        };
        for line in 1..shape.side() {
            let off = Length(line as f64 * CELL);
            for (across, drawn) in [(true, format!("M0 {off}H{side}")), (false, format!("M{off} 0V{side}"))] {
                if !is_whole(line, across) {
                    thin.push_str(&drawn);
                }
            }
        }
        for Wall { across, line, from, length } in walls {
            let [line, from, to] = [line, from, from + length].map(|cells| Length(cells as f64 * CELL));
            let drawn = if across { format!("M{from} {line}H{to}") } else { format!("M{line} {from}V{to}") };
            thick.push_str(&drawn);
        }
        self.path(&thin, None, Some((Paint::Hair, 2.0, "")));
        self.path(&thick, None, Some((Paint::Box, 5.0, "")));
        self.frame((0.0, 0.0, side, side), 0.0, None, Some((Paint::Box, 6.0, "")));
    }

    /// The squares that the variant tints: filled, or their outlines.
    fn tints(&mut self, shape: Shape, outlined: bool) {
        for Tinted { tint, row, column, side } in shape.geometry().tinted() {
            let inset = if outlined { Tint::INSET * CELL } else { 0.0 };
            let wide = side as f64 * CELL - 2.0 * inset;
            let square = (column as f64 * CELL + inset, row as f64 * CELL + inset, wide, wide);
            let (fill, line) = match tint {
                Tint::Diagonal => (Paint::DiagonalTint, (Paint::Diagonal, 2.0, "")),
                Tint::Window => (Paint::Window, (Paint::Diagonal, 3.0, "9 7")),
            };
            if outlined {
                self.frame(square, 0.0, None, Some(line));
            } else {
                self.rect(square, 0.0, fill, None);
            }
        }
    }

    /// Draws the parts below the digits.
    fn under(&mut self, shape: Shape, drawing: &Drawing, links: &Links) {
        self.emphases(shape, drawing, true);
        for (number, cells) in &drawing.sets {
            self.set(shape, *number, cells);
        }
        links.groups.iter().for_each(|group| self.group(group));
        // The grounds of open heads come first: a link may cross another one, and must not cut it.
        links.arrows.iter().for_each(|arrow| self.head_ground(arrow));
        links.arrows.iter().for_each(|arrow| self.arrow(arrow));
    }

    /// Draws the parts over the digits.
    fn over(&mut self, shape: Shape, drawing: &Drawing) {
        self.lines(shape);
        self.emphases(shape, drawing, false);
        drawing.marks.iter().for_each(|mark| self.mark(shape, mark));
        drawing.letters.iter().for_each(|letter| self.letter(shape, *letter));
    }

    fn emphases(&mut self, shape: Shape, drawing: &Drawing, under: bool) {
        for emphasis in &drawing.emphases {
            match *emphasis {
                Emphasis::Cell(cell, role @ (Role::Cause | Role::Aid)) if under => {
                    self.cause(shape, cell, role);
                }
                Emphasis::Cell(cell, Role::Clash) if !under => self.clash(shape, cell),
                Emphasis::House(house, role) if !under => {
                    if let Some(loops) = around_house(shape, house, house_inset(role) / CELL) {
                        let corners = loops.into_iter().flat_map(|corners| {
                            polygon(corners.into_iter().map(|(x, y)| (x * CELL, y * CELL)))
                                .chars()
                                .collect::<Vec<_>>()
                        });
                        self.path(&corners.collect::<String>(), None, Some(house_line(role)));
                        continue;
                    }
                    let cells = shape.geometry().cells(house);
                    if let (Some(&first), Some(&last)) = (cells.first(), cells.last()) {
                        self.house(corner(shape, first), corner(shape, last), role);
                    }
                }
                Emphasis::Candidate(candidate, role @ (Role::Placed | Role::Guessed)) if !under => {
                    self.placed(shape, candidate.cell, candidate.digit, role);
                }
                // Sets have an outline around all their cells, candidates a chip each; highlights belong to
                // the pointer.
                Emphasis::Cell(..) | Emphasis::House(..) | Emphasis::Candidate(..) => {}
            }
        }
    }

    fn cause(&mut self, shape: Shape, cell: Cell, role: Role) {
        let (x, y) = corner(shape, cell);
        let (fill, line) = match role {
            Role::Aid => (Paint::Aid, (Paint::AidLine, 5.0, "6 6")),
            _ => (Paint::Cause, (Paint::CauseLine, 5.0, "")),
        };
        self.rect((x + 4.0, y + 4.0, CELL - 8.0, CELL - 8.0), 6.0, fill, Some(line));
    }

    fn clash(&mut self, shape: Shape, cell: Cell) {
        let (x, y) = corner(shape, cell);
        self.frame((x + 6.0, y + 6.0, 88.0, 88.0), 8.0, None, Some((Paint::ConflictInk, 5.0, "4 6")));
        let (left, right, top, bottom) =
            (Length(x + 25.0), Length(x + 75.0), Length(y + 25.0), Length(y + 75.0));
        let cross = format!("M{left} {top}L{right} {bottom}M{right} {top}L{left} {bottom}");
        self.path(&cross, None, Some((Paint::ConflictInk, 6.0, "")));
    }

    fn house(&mut self, (x, y): (f64, f64), (right, bottom): (f64, f64), role: Role) {
        let inset = house_inset(role);
        let (wide, high) = (right - x + CELL - 2.0 * inset, bottom - y + CELL - 2.0 * inset);
        self.frame((x + inset, y + inset, wide, high), 8.0, None, Some(house_line(role)));
    }

    fn placed(&mut self, shape: Shape, cell: Cell, digit: Digit, role: Role) {
        let (x, y) = corner(shape, cell);
        let middle = (x + CELL / 2.0, y + CELL / 2.0);
        if role == Role::Guessed {
            self.path(&diamond(middle, 47.0), Some(Paint::Guess), Some((Paint::Surface, 4.0, "")));
            self.digit(middle, 46.0, true, Paint::GuessInk, digit);
        } else {
            self.rect((x + 6.0, y + 6.0, 88.0, 88.0), 10.0, Paint::Place, None);
            self.digit(middle, 58.0, true, Paint::PlaceInk, digit);
        }
    }

    /// The outline of a set.
    fn set(&mut self, shape: Shape, number: u8, cells: &CellSet) {
        let inset = 3.0 + 1.8 * f64::from(number);
        let way: String = outline(shape, cells)
            .iter()
            .map(|border| {
                polygon(border.iter().map(|corner| {
                    let (right, down) = corner.inward;
                    let off = |line: usize, way: i8| line as f64 * CELL + inset * f64::from(way);
                    (off(corner.column, right), off(corner.row, down))
                }))
            })
            .collect();
        let (_, line, dashes) = set_paint(number);
        self.path(&way, None, Some((line, 5.0, dashes)));
    }

    /// Draws shapes in units of cells, enlarged a hundred times.
    fn enlarged(&mut self, inside: impl FnOnce(&mut Self)) {
        self.write(format_args!("<g transform=\"scale({CELL})\">"));
        inside(self);
        self.svg.push_str("</g>");
    }

    fn head_ground(&mut self, Arrow { head, .. }: &Arrow) {
        self.enlarged(|pen| pen.path(&triangle(head), Some(Paint::Surface), None));
    }

    fn arrow(&mut self, Arrow { strong, line, head, .. }: &Arrow) {
        let dashes = if *strong { "" } else { "0.08 0.08" };
        self.enlarged(|pen| {
            pen.path(&path(line), None, Some((Paint::Link, 0.04, dashes)));
            let (ground, rim) =
                if *strong { (Some(Paint::Link), None) } else { (None, Some((Paint::Link, 0.03, ""))) };
            pen.path(&triangle(head), ground, rim);
        });
    }

    /// The outline that joins candidates into one statement.
    fn group(&mut self, Group { frame, circles, joints, radius, .. }: &Group) {
        let line = Some((Paint::Link, 0.03, ""));
        self.enlarged(|pen| {
            if let Some([x, y, width, height]) = *frame {
                pen.frame((x, y, width, height), *radius, None, line);
            }
            for &(x, y) in circles {
                pen.frame((x - radius, y - radius, 2.0 * radius, 2.0 * radius), *radius, None, line);
            }
            for joint in joints {
                pen.path(&path(joint), None, Some((Paint::AidLine, 0.02, "0.02 0.06")));
            }
        });
    }

    /// The letter of a set, with inverted colours to tell it from a candidate.
    fn letter(&mut self, shape: Shape, Letter { set, cell, spot }: Letter) {
        let (x, y) = corner(shape, cell);
        let (x, y) = (x + spot.across * CELL, y + spot.down * CELL);
        let (wide, high) = (spot.width.min(MOST) * 94.0, spot.height.min(MOST) * 94.0);
        let (ground, line, _) = set_paint(set);
        self.rect((x - wide / 2.0, y - high / 2.0, wide, high), wide.min(high) * 0.2, line, None);
        let size = (high * 0.8).min(wide * 1.25);
        let (x, y, size) = (Length(x), Length(y + size * BASE), Length(size));
        let (fill, name) = (ground.of(self.look), char::from(b'A' + set % 26));
        self.write(format_args!(
            "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\" font-weight=\"bold\" fill=\"{fill}\">{name}</text>"
        ));
    }

    /// A chip with the digit of a candidate.
    fn mark(&mut self, shape: Shape, &Mark { candidate, role, spot }: &Mark) {
        let (x, y) = corner(shape, candidate.cell);
        let (x, y) = (x + spot.across * CELL, y + spot.down * CELL);
        let (wide, high) = (spot.width.min(MOST) * 94.0, spot.height.min(MOST) * 94.0);
        let least = wide.min(high);
        let round = match role {
            Role::Eliminated | Role::Set(_) | Role::Color(2..) => least * 0.2,
            _ => least / 2.0,
        };
        let width = (least * 0.09).clamp(1.5, 3.5);
        let (fill, ink, line) = match role {
            Role::Eliminated => (Paint::Elim, Paint::ElimInk, None),
            Role::Aid => (Paint::Aid, Paint::ChipInk, Some((Paint::AidLine, width, "6 4"))),
            Role::Fin => (Paint::Fin, Paint::ChipInk, Some((Paint::FinLine, width, ""))),
            Role::Color(0) => (Paint::ColourA, Paint::ColourInk, None),
            Role::Color(1) => (Paint::ColourB, Paint::ChipInk, Some((Paint::ColourBLine, width, ""))),
            Role::Color(2) => (Paint::ColourC, Paint::ColourInk, None),
            Role::Color(_) => (Paint::ColourD, Paint::ChipInk, Some((Paint::ColourDLine, width, ""))),
            Role::Set(number) => {
                let (fill, line, dashes) = set_paint(number);
                (fill, Paint::ChipInk, Some((line, width, dashes)))
            }
            Role::House | Role::Cause | Role::Placed | Role::Guessed | Role::Clash | Role::Lit => {
                (Paint::Cause, Paint::ChipInk, Some((Paint::CauseLine, width, "")))
            }
        };
        if role == Role::Fin {
            self.path(&diamond((x, y), least * 0.66), Some(fill), line);
        } else {
            self.rect((x - wide / 2.0, y - high / 2.0, wide, high), round, fill, line);
        }
        self.digit((x, y), (high * 0.8).min(wide * 1.25), true, ink, candidate.digit);
        if role == Role::Eliminated {
            let reach = 0.43 * least;
            let (left, top, right, bottom) =
                (Length(x - reach), Length(y - reach), Length(x + reach), Length(y + reach));
            self.path(&format!("M{left} {top}L{right} {bottom}"), None, Some((ink, 3.0, "")));
        }
    }
}

/// The type size for this much room.
fn letters(spot: Spot) -> f64 {
    (spot.height * 0.82).min(spot.width * 1.4) * CELL
}

/// The background of a set with this number, its outline, and the dashes.
/// How far inside a house its frame is. Houses cross, so covers have a larger inset.
fn house_inset(role: Role) -> f64 {
    if role == Role::Aid { 7.0 } else { 2.5 }
}

fn house_line(role: Role) -> Line {
    match role {
        Role::Aid => (Paint::AidLine, 5.0, "1 10"),
        Role::Clash => (Paint::ConflictInk, 6.0, "4 8"),
        _ => (Paint::HouseLine, 6.0, "14 8"),
    }
}

const fn set_paint(number: u8) -> (Paint, Paint, &'static str) {
    match number {
        0 => (Paint::SetA, Paint::SetALine, ""),
        1 => (Paint::SetB, Paint::SetBLine, "14 6"),
        2 => (Paint::SetC, Paint::SetCLine, "5 5"),
        3 => (Paint::SetD, Paint::SetDLine, "16 5 4 5"),
        4 => (Paint::SetE, Paint::SetELine, "24 6 4 6 4 6"),
        _ => (Paint::SetF, Paint::SetFLine, "10 3"),
    }
}

const fn tint(colour: Colour) -> Paint {
    match colour.number() {
        1 => Paint::Tint1,
        2 => Paint::Tint2,
        3 => Paint::Tint3,
        4 => Paint::Tint4,
        5 => Paint::Tint5,
        6 => Paint::Tint6,
        7 => Paint::Tint7,
        8 => Paint::Tint8,
        _ => Paint::Tint9,
    }
}

const fn grain(colour: Colour) -> Paint {
    match colour.number() {
        1 => Paint::Grain1,
        2 => Paint::Grain2,
        3 => Paint::Grain3,
        4 => Paint::Grain4,
        5 => Paint::Grain5,
        6 => Paint::Grain6,
        7 => Paint::Grain7,
        8 => Paint::Grain8,
        _ => Paint::Grain9,
    }
}

/// The head of a link.
fn triangle(corners: &[(f64, f64); 3]) -> String {
    polygon(corners.iter().copied())
}

fn diamond((x, y): (f64, f64), reach: f64) -> String {
    polygon([(x, y - reach), (x + reach, y), (x, y + reach), (x - reach, y)].into_iter())
}

fn polygon(corners: impl Iterator<Item = (f64, f64)>) -> String {
    let mut path = String::new();
    for (number, (x, y)) in corners.enumerate() {
        // Writing to a `String` cannot fail.
        let _ = write!(path, "{}{} {}", if number == 0 { 'M' } else { 'L' }, Length(x), Length(y));
    }
    path + "z"
}

/// The upper left corner of a cell.
fn corner(shape: Shape, cell: Cell) -> (f64, f64) {
    let geometry = shape.geometry();
    (geometry.column(cell) as f64 * CELL, geometry.row(cell) as f64 * CELL)
}

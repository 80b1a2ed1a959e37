//! The board as a picture: a self-contained SVG, styled by attributes alone, so that it looks the same
//! everywhere. It shows the screen's content, except the cursor and its highlights.

mod clues;
mod palette;
mod solve;

pub use palette::{Look, TOKENS};
pub use solve::{Caption, solve_picture};

use crate::{
    game::colour::Colour,
    session::Session,
    view::{
        Arrow, CellView, Drawing, Emphasis, Group, Ink, Letter, Links, Mark, Reasoned, Spot, path, slices,
    },
};
use palette::Paint;
use std::fmt::{self, Write};
use sudoku_core::{
    Cell, CellSet, Digit, DigitSet, Grid, House, Shape,
    drawing::{self, Chip, DrawnCage, Figure, Place, clues::margins},
    geometry::Tint,
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
/// The place of the figures of a board.
const PLACE: Place = Place { corner: (0.0, 0.0), cell: CELL, decimals: 2 };

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
    let room = margins(shape);
    let all = room.square(shape) * CELL + 2.0 * MARGIN;
    let (left, top) = room.corner(shape);
    let (left, top) = (Length(left * CELL + MARGIN), Length(top * CELL + MARGIN));
    pen.rect((0.0, 0.0, side, side), 0.0, Paint::Surface, None);
    pen.tints(shape, false);
    for (cell, view) in Cell::all(shape).zip(&cells) {
        pen.grounds(shape, cell, view);
    }
    pen.tints(shape, true);
    pen.clues_under(shape);
    pen.under(shape, &drawing, &links);
    for (cell, view) in Cell::all(shape).zip(&cells) {
        pen.cell(shape, cell, view, notes);
    }
    pen.over(shape, &drawing);
    let pixels = u32::from(PIXELS) * room.square(shape).ceil() as u32;
    let all = Length(all);
    let svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{pixels}\" height=\"{pixels}\" \
         viewBox=\"-{left} -{top} {all} {all}\" text-anchor=\"middle\" \
         font-family=\"Helvetica, Arial, Liberation Sans, DejaVu Sans, sans-serif\">\
         <rect x=\"-{left}\" y=\"-{top}\" width=\"{all}\" height=\"{all}\" fill=\"{}\"/>{}</svg>\n",
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
    let room = margins(shape);
    let all = room.square(shape) * CELL + NUMBERS + MARGIN;
    let (left, top) = room.corner(shape);
    let (left, top) = (left * CELL + NUMBERS, top * CELL + NUMBERS);
    pen.rect((0.0, 0.0, side, side), 0.0, Paint::Surface, None);
    pen.tints(shape, false);
    pen.tints(shape, true);
    pen.clues_under(shape);
    pen.under(shape, drawing, &links);
    for (cell, digit) in board.filled() {
        let (x, y) = corner(shape, cell);
        let given = givens.get(cell).is_some();
        let paint = if given { Paint::Given } else { Paint::Entry };
        pen.digit((x + CELL / 2.0, y + CELL / 2.0), CELL * 0.62, given, paint, digit.symbol());
    }
    for &(cell, digits) in small {
        let (x, y) = corner(shape, cell);
        for digit in digits.iter() {
            let spot = Spot::fixed(digit, shape);
            let middle = (x + spot.across * CELL, y + spot.down * CELL);
            pen.digit(middle, letters(spot), false, Paint::Candidate, digit.symbol());
        }
    }
    pen.over(shape, drawing);
    for line in 0..shape.side() {
        let middle = line as f64 * CELL + CELL / 2.0;
        for (x, y) in [(middle, NUMBERS / 2.0 - top), (NUMBERS / 2.0 - left, middle)] {
            let (x, y, size) = (Length(x), Length(y + NUMBER * BASE), Length(NUMBER));
            let (fill, number) = (Paint::AidLine.of(None), line + 1);
            pen.write(format_args!(
                "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\" fill=\"{fill}\">{number}</text>"
            ));
        }
    }
    let svg = pen.svg;
    let (left, top, all) = (Length(left), Length(top), Length(all));
    format!(
        "<svg viewBox=\"-{left} -{top} {all} {all}\" text-anchor=\"middle\" role=\"img\" \
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
pub fn picture_name(shape: &Shape, look: Look, extension: &str) -> String {
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

    fn figure(&mut self, figure: &Figure, fill: Option<Paint>, line: Option<Line>) {
        match *figure {
            Figure::Rect { x, y, width, height, round } => {
                let [x, y, width, height, round] = [x, y, width, height, round].map(|length| length * CELL);
                self.frame((x, y, width, height), round, fill, line);
            }
            Figure::Polygons(_) | Figure::Lines(_) => self.path(&figure.path(PLACE), fill, line),
        }
    }

    fn path(&mut self, path: &str, fill: Option<Paint>, line: Option<Line>) {
        self.write(format_args!("<path d=\"{path}\""));
        self.paint(fill, line);
    }

    fn digit(&mut self, (x, y): (f64, f64), size: f64, bold: bool, paint: Paint, digit: char) {
        let weight = if bold { " font-weight=\"bold\"" } else { "" };
        let fill = paint.of(self.look);
        let (x, y, size) = (Length(x), Length(y + size * BASE), Length(size));
        self.write(format_args!(
            "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\"{weight} fill=\"{fill}\">{digit}</text>"
        ));
    }

    /// The player's colours, each a slice of its cell, and a background for each coloured candidate.
    fn grounds(&mut self, shape: &Shape, cell: Cell, view: &CellView) {
        let (x, y) = corner(shape, cell);
        for (colour, slice) in view.colours.iter().zip(slices(view.colours.len())) {
            let corners = slice.iter().map(|(across, down)| (x / CELL + across, y / CELL + down)).collect();
            self.figure(&Figure::Polygons(vec![corners]), Some(tint(colour)), None);
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
    fn cell(&mut self, shape: &Shape, cell: Cell, view: &CellView, notes: bool) {
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
                self.digit((x + CELL / 2.0, y + CELL / 2.0), CELL * 0.62, bold, paint, digit.symbol());
            }
            return;
        }
        if notes {
            let paint = if view.painted { Paint::CandidateOnTint } else { Paint::Candidate };
            for (digit, spot) in view.spots(shape) {
                let middle = (x + spot.across * CELL, y + spot.down * CELL);
                self.digit(middle, letters(spot), false, paint, digit.symbol());
            }
        }
    }

    /// Thin lines between cells, thick ones around boxes.
    fn lines(&mut self, shape: &Shape) {
        self.figure(&drawing::hairs(shape), None, Some((Paint::Hair, 2.0, "")));
        self.figure(&drawing::walls(shape), None, Some((Paint::Box, 5.0, "")));
        self.figure(&drawing::edge(shape), None, Some((Paint::Box, 6.0, "")));
        self.cages(shape);
        self.clues_over(shape);
    }

    /// The cages of a killer with their sums.
    fn cages(&mut self, shape: &Shape) {
        for DrawnCage { line, sum } in drawing::cages(shape) {
            self.figure(&line, None, Some((Paint::Candidate, 2.0, "9 5")));
            let Some(((x, y), sum)) = sum else { continue };
            let (ink, size) = (Paint::Given.of(self.look), CELL * DrawnCage::SIZE);
            self.text((x * CELL, y * CELL), size, false, ink, "start", &sum.to_string());
        }
    }

    /// The squares that the variant tints: filled, or their outlines.
    fn tints(&mut self, shape: &Shape, outlined: bool) {
        for tint in Tint::ALL {
            let (fill, line) = match tint {
                Tint::Diagonal => (Paint::DiagonalTint, (Paint::Diagonal, 2.0, "")),
                Tint::Window => (Paint::Window, (Paint::Diagonal, 3.0, "9 7")),
            };
            let (fill, line) = if outlined { (None, Some(line)) } else { (Some(fill), None) };
            drawing::tinted(shape, tint, outlined).for_each(|square| self.figure(&square, fill, line));
        }
    }

    /// Draws the parts below the digits.
    fn under(&mut self, shape: &Shape, drawing: &Drawing, links: &Links) {
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
    fn over(&mut self, shape: &Shape, drawing: &Drawing) {
        self.lines(shape);
        self.emphases(shape, drawing, false);
        drawing.marks.iter().for_each(|mark| self.mark(shape, mark));
        drawing.letters.iter().for_each(|letter| self.letter(shape, *letter));
    }

    fn emphases(&mut self, shape: &Shape, drawing: &Drawing, under: bool) {
        for emphasis in &drawing.emphases {
            match *emphasis {
                Emphasis::Cell(cell, role @ (Role::Cause | Role::Aid)) if under => {
                    let (fill, line) = match role {
                        Role::Aid => (Paint::Aid, (Paint::AidLine, 5.0, "6 6")),
                        _ => (Paint::Cause, (Paint::CauseLine, 5.0, "")),
                    };
                    self.figure(&drawing::on_cell(shape, cell, role), Some(fill), Some(line));
                }
                Emphasis::Cell(cell, role @ Role::Clash) if !under => {
                    let figure = drawing::on_cell(shape, cell, role);
                    self.figure(&figure, None, Some((Paint::ConflictInk, 5.0, "4 6")));
                    self.figure(&drawing::cross(shape, cell), None, Some((Paint::ConflictInk, 6.0, "")));
                }
                Emphasis::House(house, role) if !under => {
                    self.figure(&drawing::house(shape, house, role), None, Some(house_line(role)));
                }
                Emphasis::Candidate(candidate, role @ (Role::Placed | Role::Guessed))
                    if !under && drawing.is_aside(candidate.cell) =>
                {
                    let ink = if role == Role::Guessed { Paint::Guess } else { Paint::Place };
                    let frame = drawing::on_cell(shape, candidate.cell, Role::Placed);
                    self.figure(&frame, None, Some((ink, 5.0, "")));
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

    fn placed(&mut self, shape: &Shape, cell: Cell, digit: Digit, role: Role) {
        let (x, y) = corner(shape, cell);
        let middle = (x + CELL / 2.0, y + CELL / 2.0);
        let (fill, line, size, ink) = if role == Role::Guessed {
            (Paint::Guess, Some((Paint::Surface, 4.0, "")), 46.0, Paint::GuessInk)
        } else {
            (Paint::Place, None, 58.0, Paint::PlaceInk)
        };
        self.figure(&drawing::on_cell(shape, cell, role), Some(fill), line);
        self.digit(middle, size, true, ink, digit.symbol());
    }

    /// The outline of a set.
    fn set(&mut self, shape: &Shape, number: u8, cells: &CellSet) {
        let (_, line, dashes) = set_paint(number);
        self.figure(&drawing::set(shape, number, cells), None, Some((line, 5.0, dashes)));
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
    fn letter(&mut self, shape: &Shape, Letter { set, cell, spot }: Letter) {
        let chip = chip(shape, cell, Role::Set(set), spot);
        let (ground, line, _) = set_paint(set);
        self.figure(&chip.body, Some(line), None);
        self.symbol(&chip, ground, drawing::letter(set));
    }

    /// The symbol on a chip.
    fn symbol(&mut self, Chip { digit: ((x, y), size), .. }: &Chip, ink: Paint, symbol: char) {
        self.digit((x * CELL, y * CELL), size * CELL, true, ink, symbol);
    }

    /// A chip with the digit of a candidate.
    fn mark(&mut self, shape: &Shape, &Mark { candidate, role, spot }: &Mark) {
        let chip = chip(shape, candidate.cell, role, spot);
        let width = (chip.least * CELL * 0.09).clamp(1.5, 3.5);
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
            Role::Placed => (Paint::Place, Paint::PlaceInk, None),
            Role::Guessed => (Paint::Guess, Paint::GuessInk, None),
            Role::House | Role::Cause | Role::Clash | Role::Lit => {
                (Paint::Cause, Paint::ChipInk, Some((Paint::CauseLine, width, "")))
            }
        };
        self.figure(&chip.body, Some(fill), line);
        self.symbol(&chip, ink, candidate.digit.symbol());
        if let Some(strike) = &chip.strike {
            self.figure(strike, None, Some((ink, 3.0, "")));
        }
    }
}

/// The chip of a role on a spot of a cell.
fn chip(shape: &Shape, cell: Cell, role: Role, spot: Spot) -> Chip {
    let (x, y) = drawing::corner(shape, cell);
    Chip::new(role, (x + spot.across, y + spot.down), (spot.width, spot.height))
}

/// The type size for this much room.
fn letters(spot: Spot) -> f64 {
    (spot.height * 0.82).min(spot.width * 1.4) * CELL
}

fn house_line(role: Role) -> Line {
    match role {
        Role::Aid => (Paint::AidLine, 5.0, "1 10"),
        Role::Clash => (Paint::ConflictInk, 6.0, "4 8"),
        _ => (Paint::HouseLine, 6.0, "14 8"),
    }
}

/// The background of a set with this number, its outline, and the dashes.
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

/// The head of a link, in units of cells.
fn triangle(corners: &[(f64, f64); 3]) -> String {
    Figure::Polygons(vec![corners.to_vec()]).path(Place { decimals: 2, ..Place::BOARD })
}

/// The upper left corner of a cell.
fn corner(shape: &Shape, cell: Cell) -> (f64, f64) {
    let (x, y) = drawing::corner(shape, cell);
    (x * CELL, y * CELL)
}

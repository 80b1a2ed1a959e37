//! Draws a board on paper: its lines, digits, candidates and tints.

use super::svg::{Anchor, BASE, BLACK, Font, GREY, Length, MIDDLE, SHADE, Svg, TINT};
use crate::drawing::{
    self, DrawnCage, Place,
    clues::{Form, Layer, Tone, clues, margins, path},
};
use sudoku_board::{Candidate, Candidates, Cell, Grid, House, Shape, geometry::Tint};

/// A rectangle of a page, in millimetres.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Space {
    pub(super) x: f64,
    pub(super) y: f64,
    pub(super) width: f64,
    pub(super) height: f64,
}

/// The smallest legible space for a candidate, in millimetres.
pub(super) const LEAST_NOTE: f64 = 1.9;

/// A board at a place on a page.
#[derive(Clone, Copy)]
pub(super) struct DrawnBoard<'a> {
    shape: &'a Shape,
    x: f64,
    y: f64,
    width: f64,
    /// Whether digits beyond 9 are numbers, not letters.
    numbers: bool,
}

/// The share of a cell that its candidates take, clear of its lines.
const INNER: f64 = 0.9;

impl<'a> DrawnBoard<'a> {
    /// Returns a board of this width, at its upper left corner. Numbers beside it are inside this width.
    pub(super) fn new(shape: &'a Shape, (x, y): (f64, f64), width: f64) -> Self {
        if !shape.has_drawn_clues() {
            return Self { shape, x, y, width, numbers: false };
        }
        let room = margins(shape);
        let cell = width / room.square(shape);
        let (left, top) = room.corner(shape);
        let width = cell * shape.side() as f64;
        Self { shape, x: x + left * cell, y: y + top * cell, width, numbers: false }
    }

    /// Returns the board with numbers or letters for the digits beyond 9.
    pub(super) const fn with_numbers(self, numbers: bool) -> Self {
        Self { numbers, ..self }
    }

    /// Returns the board moved to the right and down by a share of a cell.
    pub(super) fn moved(self, share: f64) -> Self {
        let by = self.cell() * share;
        Self { x: self.x + by, y: self.y + by, ..self }
    }

    pub(super) fn cell(&self) -> f64 {
        let cells = self.shape.side() as f64;
        self.width / cells
    }

    /// Returns the width and the height of a candidate's space.
    fn note_space(&self) -> (f64, f64) {
        let (lines, places) = self.shape.geometry().note_grid();
        let (.., size) = self.shape.geometry().note_field();
        (self.cell() * size * INNER / places as f64, self.cell() * size * INNER / lines as f64)
    }

    /// Returns the side of the largest square in a candidate's space.
    pub(super) fn note(&self) -> f64 {
        let (width, height) = self.note_space();
        width.min(height)
    }

    /// Returns whether candidates are legible in the places of their digits.
    pub(super) fn has_room_for_notes(&self) -> bool {
        self.note() >= LEAST_NOTE
    }

    /// Returns the centre of a cell.
    pub(super) fn middle(&self, cell: Cell) -> (f64, f64) {
        let geometry = self.shape.geometry();
        let at = |line: usize| (line as f64 + 0.5) * self.cell();
        (self.x + at(geometry.column(cell)), self.y + at(geometry.row(cell)))
    }

    /// Returns the centre of a candidate.
    pub(super) fn middle_of_note(&self, candidate: Candidate) -> (f64, f64) {
        let (line, place) = self.shape.geometry().note_position(candidate.digit);
        let (x, y) = self.middle(candidate.cell);
        let (width, height) = self.note_space();
        let (left, top, size) = self.shape.geometry().note_field();
        // The middle of the part of the cell that candidates are in, from the middle of the cell.
        let middle = |edge: f64| (edge + size / 2.0 - 0.5) * self.cell();
        let off = |at: usize, space: f64| (at as f64 + 0.5) * space - self.cell() * size * INNER / 2.0;
        (x + middle(left) + off(place, width), y + middle(top) + off(line, height))
    }

    /// Returns the place of the board's figures, in millimetres.
    fn place(&self) -> Place {
        Place { corner: (self.x, self.y), cell: self.cell(), decimals: 2 }
    }

    /// Returns the path around a house, a little inside it.
    pub(super) fn around(&self, house: House) -> String {
        drawing::around(self.shape, house, 0.06).path(self.place())
    }

    /// Draws the lines: thin ones between cells, thick ones around boxes.
    pub(super) fn lines(&self, svg: &mut Svg) {
        let thin = drawing::hairs(self.shape).path(self.place());
        let mut thick = drawing::walls(self.shape).path(self.place());
        drawing::edge(self.shape).draw(&mut thick, self.place());
        svg.stroke(&thin, (self.cell() * 0.022).clamp(0.1, 0.2), BLACK, "");
        svg.stroke(&thick, (self.cell() * 0.075).clamp(0.3, 0.8), BLACK, "");
        self.cages(svg);
        self.clues(svg, |layer| layer >= Layer::Sign);
    }

    /// Draws the clues of some layers: grey, as their widths, ends and dashes tell the kinds.
    fn clues(&self, svg: &mut Svg, is_meant: fn(Layer) -> bool) {
        let ink = |tone: Tone| match tone {
            Tone::Ink | Tone::Black => BLACK,
            Tone::Ground | Tone::White => "#fff",
            Tone::Pale(_) => TINT,
            Tone::Deep(_) => MIDDLE,
        };
        for drawn in clues(self.shape).into_iter().filter(|drawn| is_meant(drawn.layer)) {
            let fill = drawn.fill.map(ink);
            if let Form::Text((x, y), size, said) = &drawn.form {
                let size = size * self.cell();
                let at = (self.x + x * self.cell(), self.y + y * self.cell() + size * BASE);
                let font = Font { ink: fill.unwrap_or(BLACK), ..Font::new(size).bold().at(Anchor::Middle) };
                svg.text(at, font, said);
                continue;
            }
            let long = |length: f64| Length(length * self.cell());
            let dash = drawn.dash.map(|(dash, gap)| format!("{} {}", long(dash), long(gap)));
            let line = drawn.line.map(|(tone, width)| (ink(tone), width * self.cell()));
            svg.shape(&path(&drawn.form, self.place()), fill, line, &dash.unwrap_or_default());
        }
    }

    /// Draws the cages of a killer with their sums.
    fn cages(&self, svg: &mut Svg) {
        let (dash, gap) = DrawnCage::DASH;
        let dash = format!("{} {}", Length(dash * self.cell()), Length(gap * self.cell()));
        let line = (self.cell() * 0.02).clamp(0.1, 0.2);
        for DrawnCage { line: around, sum } in drawing::cages(self.shape) {
            svg.stroke(&around.path(self.place()), line, BLACK, &dash);
            let Some(((x, y), sum)) = sum else { continue };
            let at = (self.x + x * self.cell(), self.y + y * self.cell());
            svg.text(at, Font::new(self.cell() * DrawnCage::SIZE), &sum.to_string());
        }
    }

    /// Draws the squares that the variant tints, below all else on the board. A copier may lose the tint, so each rule
    /// has its own outline.
    pub(super) fn ground(&self, svg: &mut Svg) {
        let line = (self.cell() * 0.02).clamp(0.1, 0.2);
        for tint in Tint::ALL {
            // Windows are large, and their dashes alone tell them on paper.
            let dash = match tint {
                Tint::Diagonal => String::new(),
                Tint::Window => format!("{} {}", Length(line * 6.0), Length(line * 4.0)),
            };
            let [filled, outlined] = [false, true].map(|outlined| {
                drawing::tinted(self.shape, tint, outlined).fold(String::new(), |mut path, square| {
                    square.draw(&mut path, self.place());
                    path
                })
            });
            if filled.is_empty() {
                continue;
            }
            if tint == Tint::Diagonal {
                svg.fill(&filled, TINT);
            }
            svg.stroke(&outlined, line, GREY, &dash);
        }
        self.clues(svg, |layer| layer < Layer::Sign);
    }

    /// Draws the digits of a grid, bold or not, with a text element for each row.
    pub(super) fn digits(&self, svg: &mut Svg, grid: &Grid, bold: bool) {
        let size = self.cell() * if bold { 0.64 } else { 0.62 };
        let font = Font { bold, ..Font::new(size).at(Anchor::Middle) };
        if self.numbers && self.shape > Shape::S9 {
            let size = size * 0.8;
            for (cell, digit) in grid.filled() {
                let (x, y) = self.middle(cell);
                svg.text((x, y + size * BASE), Font { size, ..font }, &digit.number().to_string());
            }
            return;
        }
        let mut rows: Vec<(Vec<f64>, f64, String)> = Vec::new();
        for (cell, digit) in grid.filled() {
            let (x, y) = self.middle(cell);
            match rows.last_mut().filter(|(_, of, _)| Length(*of).to_string() == Length(y).to_string()) {
                Some((places, _, text)) => {
                    places.push(x);
                    text.push(digit.symbol());
                }
                None => rows.push((vec![x], y, digit.symbol().to_string())),
            }
        }
        for (places, y, text) in rows {
            svg.letters(&places, y + size * BASE, font, &text);
        }
    }

    /// Draws all candidates of the empty cells, with a text element for each line of letters in a row.
    pub(super) fn candidates(&self, svg: &mut Svg, candidates: &Candidates) {
        let geometry = self.shape.geometry();
        let font = Font::new(self.note() * 0.82).grey().at(Anchor::Middle);
        for row in 0..self.shape.side() {
            for line in 0..geometry.note_grid().0 {
                let (mut places, mut text) = (Vec::new(), String::new());
                let mut y = 0.0;
                let open = (0..self.shape.side()).map(|column| geometry.cell(row, column));
                for cell in open.filter(|&cell| candidates.is_open(cell)) {
                    let there = candidates.digits(cell).iter();
                    for digit in there.filter(|&digit| geometry.note_position(digit).0 == line) {
                        let middle = self.middle_of_note(Candidate::new(cell, digit));
                        // Two figures have the width of one space, as a digit and its candidates are written alike.
                        if self.numbers && digit.symbol().is_alphabetic() {
                            let font = Font { size: font.size * 0.8, ..font };
                            let at = (middle.0, middle.1 + font.size * BASE);
                            svg.text(at, font, &digit.number().to_string());
                            continue;
                        }
                        y = middle.1;
                        places.push(middle.0);
                        text.push(digit.symbol());
                    }
                }
                if !text.is_empty() {
                    svg.letters(&places, y + font.size * BASE, font, &text);
                }
            }
        }
    }

    /// Draws a small number in the corner of a cell.
    pub(super) fn number(&self, svg: &mut Svg, cell: Cell, number: usize) {
        let (x, y) = self.middle(cell);
        let (half, size) = (self.cell() / 2.0, (self.cell() * 0.3).max(1.3));
        let at = (x - half + self.cell() * 0.06, y - half + self.cell() * 0.04 + size * 0.75);
        svg.text(at, Font::new(size), &number.to_string());
    }

    pub(super) fn shade(&self, svg: &mut Svg, cell: Cell) {
        let (x, y) = self.middle(cell);
        let (half, side) = (self.cell() / 2.0, Length(self.cell()));
        svg.fill(&format!("M{} {}h{side}v{side}h-{side}z", Length(x - half), Length(y - half)), SHADE);
    }
}

/// Draws a puzzle to be solved on paper.
pub(super) fn puzzle(svg: &mut Svg, board: DrawnBoard<'_>, clues: &Grid, with_candidates: bool) {
    board.ground(svg);
    if with_candidates {
        board.candidates(svg, &Candidates::new(clues));
    }
    board.lines(svg);
    board.digits(svg, clues, with_candidates);
}

/// Draws an answer, with bold givens.
pub(super) fn answer(svg: &mut Svg, board: DrawnBoard<'_>, clues: &Grid, solution: &Grid) {
    let mut rest = solution.clone();
    clues.filled().for_each(|(cell, _)| rest.set(cell, None));
    board.ground(svg);
    board.lines(svg);
    board.digits(svg, clues, true);
    board.digits(svg, &rest, false);
}

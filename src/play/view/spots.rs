//! Small digits in a cell: their style and their places. The page draws them as text. Both compute the same
//! places, so that a tap hits the digit that the player sees.

use super::{CellView, NoteKind, NoteStyle};
use crate::features::editor::{Possibles, view::EditorCell};
use sudoku_core::{Cell, Digit, DigitSet, Shape};

/// The width and the height of a centre note, in shares of its type size.
const ADVANCE: f64 = 0.62;
const LEADING: f64 = 1.1;
/// The type size of a few centre notes, and the part of a line that they may fill, in shares of the cell.
const CENTRE_SIZE: f64 = 0.28;
const CENTRE_LINE: f64 = 1.0 - 2.0 * MARGIN;
/// The free margin along each edge of a cell, in shares of the cell: no small digit, nor a mark on one,
/// touches a line.
const MARGIN: f64 = 0.06;
/// The least room for a corner note and the least type size of a centre note, in pixels: below them, notes
/// are dots in fixed places.
const LEAST_PLACE: f64 = 9.0;
const LEAST_SIZE: f64 = 6.5;
/// The distance from the middle of a cell that still counts as the cell for a dragged pointer, in shares of
/// the cell. The gaps left between cells let a hand cut a corner on its way to the next cell but one.
const REACH: f64 = 0.38;

/// The place of a small digit: its middle and its room, in shares of the cell from the left and the top.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spot {
    /// The distance of its middle from the left.
    pub across: f64,
    /// The distance of its middle from the top.
    pub down: f64,
    /// Its width.
    pub width: f64,
    /// Its height.
    pub height: f64,
}

impl Spot {
    /// Returns the spot of a place, by its line and its position, in a grid of this many lines and places.
    fn of_place((line, place): (usize, usize), (lines, places): (usize, usize)) -> Self {
        let share = |of: usize| (1.0 - 2.0 * MARGIN) / of as f64;
        let middle = |at: usize, of: usize| MARGIN + (at as f64 + 0.5) * share(of);
        Self {
            across: middle(place, places),
            down: middle(line, lines),
            width: share(places),
            height: share(lines),
        }
    }

    /// As `of_place`, with the room of a centre note, so that the mark of a note has the same size everywhere
    /// in the cell.
    fn of_corner(at: (usize, usize), places: usize) -> Self {
        let size = CENTRE_SIZE * 3.0 / places as f64;
        Self { width: ADVANCE * size, height: LEADING * size, ..Self::of_place(at, (places, places)) }
    }

    /// The spot of a digit in its fixed place.
    #[must_use]
    pub fn fixed(digit: Digit, shape: &Shape) -> Self {
        let geometry = shape.geometry();
        Self::of_place(geometry.note_position(digit), geometry.note_grid()).within(shape)
    }

    /// The spot of a whole cell in the part that its notes are drawn in.
    fn within(self, shape: &Shape) -> Self {
        let (left, top, size) = shape.geometry().note_field();
        Self {
            across: left + self.across * size,
            down: top + self.down * size,
            width: self.width * size,
            height: self.height * size,
        }
    }

    /// The squared distance of a point from its middle.
    fn distance(self, across: f64, down: f64) -> f64 {
        (across - self.across).powi(2) + (down - self.down).powi(2)
    }
}

impl CellView {
    /// Whether its notes are drawn in two kinds: as digits in corners and in the centre.
    #[must_use]
    pub fn draws_two_kinds(&self) -> bool {
        self.two_kinds && self.note_style == NoteStyle::Digits
    }

    /// All small digits of both kinds.
    #[must_use]
    pub const fn small(&self) -> DigitSet {
        match self.note_kind {
            NoteKind::None => DigitSet::EMPTY,
            _ => self.notes.union(self.corner),
        }
    }

    /// The small digits as lines of text, without corner notes; empty if there are none to show.
    #[must_use]
    pub fn note_text(&self, shape: &Shape) -> String {
        let small = self.small();
        let fixed = |as_dots: bool| {
            let geometry = shape.geometry();
            let placed = small.iter().map(|digit| (digit, geometry.note_position(digit)));
            lines(geometry.note_grid(), placed, as_dots)
        };
        match self.note_style {
            _ if self.draws_two_kinds() => {
                let lines: Vec<String> = centre_lines(self.notes, shape)
                    .iter()
                    .map(|line| line.iter().map(|digit| digit.symbol()).collect())
                    .collect();
                lines.join("\n")
            }
            _ if small.is_empty() => String::new(),
            NoteStyle::Count => small.len().to_string(),
            NoteStyle::Dots => fixed(true),
            NoteStyle::Digits => fixed(false),
        }
    }

    /// Corner notes as lines of text; empty if there are none to show.
    #[must_use]
    pub fn corner_text(&self, shape: &Shape) -> String {
        if self.corner.is_empty() || !self.draws_two_kinds() {
            return String::new();
        }
        let places = self.corner_places(shape);
        let placed = self.corner.iter().enumerate();
        let placed = placed.map(|(number, digit)| (digit, corner_position(number, places)));
        lines((places, places), placed, false)
    }

    /// The number of places for corner notes in one line of the cell.
    #[must_use]
    pub const fn corner_places(&self, shape: &Shape) -> usize {
        corner_places(self.corner.len(), !self.notes.is_empty(), shape)
    }

    /// The number of centre notes in the longest line: the more there are, the smaller the page makes them.
    #[must_use]
    pub fn centre_length(&self, shape: &Shape) -> usize {
        centre_length(self.notes.len(), shape)
    }

    /// Each small digit with its spot. If only their number is shown, the spots are their fixed places.
    #[must_use]
    pub fn spots(&self, shape: &Shape) -> Vec<(Digit, Spot)> {
        if !self.draws_two_kinds() {
            return self.small().iter().map(|digit| (digit, Spot::fixed(digit, shape))).collect();
        }
        let places = self.corner_places(shape);
        let corner = self.corner.iter().enumerate();
        let mut spots: Vec<(Digit, Spot)> = corner
            .map(|(number, digit)| {
                (digit, Spot::of_corner(corner_position(number, places), places).within(shape))
            })
            .collect();
        let size = centre_size(self.notes.len(), shape);
        let (width, height) = (ADVANCE * size, LEADING * size);
        let lines = centre_lines(self.notes, shape);
        let middle = |number: usize, of: usize| number as f64 - (of as f64 - 1.0) / 2.0;
        for (line, digits) in lines.iter().enumerate() {
            let down = 0.5 + middle(line, lines.len()) * height;
            spots.extend(digits.iter().enumerate().map(|(at, &digit)| {
                let across = 0.5 + middle(at, digits.len()) * width;
                (digit, Spot { across, down, width, height }.within(shape))
            }));
        }
        spots
    }

    /// The places of a digit: at each of its notes, or else in its fixed place.
    #[must_use]
    pub fn spots_of(&self, digit: Digit, shape: &Shape) -> Vec<Spot> {
        let drawn = self.spots(shape).into_iter().filter(|(other, _)| *other == digit);
        let drawn: Vec<Spot> = drawn.map(|(_, spot)| spot).collect();
        if drawn.is_empty() { vec![Spot::fixed(digit, shape)] } else { drawn }
    }

    /// The digit at a point of the cell, in shares of the cell: with fixed places the digit of that place,
    /// noted or not; otherwise the nearest note or coloured candidate.
    #[must_use]
    pub fn digit_at(&self, across: f64, down: f64, fixed: Digit, shape: &Shape) -> Digit {
        if !self.draws_two_kinds() {
            return fixed;
        }
        let small = self.small();
        let chips = self.chips.iter().flat_map(|digits| digits.iter());
        let bare = chips.filter(|digit| !small.contains(*digit));
        let mut seen = self.spots(shape);
        seen.extend(bare.map(|digit| (digit, Spot::fixed(digit, shape))));
        let distance = |spot: Spot| spot.distance(across, down);
        let nearest = seen.into_iter().min_by(|a, b| distance(a.1).total_cmp(&distance(b.1)));
        nearest.map_or(fixed, |(digit, _)| digit)
    }

    /// The view in a cell of this size in pixels.
    #[must_use]
    pub fn drawn_at(self, pixels: u16, shape: &Shape) -> Self {
        Self { note_style: NoteStyle::for_cell(pixels, shape), ..self }.with_room(pixels, shape)
    }

    /// The view with two kinds of notes as digits, if a cell of this size in pixels has room for them.
    pub(super) fn with_room(self, pixels: u16, shape: &Shape) -> Self {
        let pixels = f64::from(pixels);
        let corner = pixels / self.corner_places(shape) as f64 >= LEAST_PLACE || self.corner.is_empty();
        let centre = pixels * centre_size(self.notes.len(), shape) >= LEAST_SIZE || self.notes.is_empty();
        let note_style = if self.two_kinds && corner && centre { NoteStyle::Digits } else { self.note_style };
        Self { note_style, ..self }
    }
}

impl EditorCell {
    /// The small digits as lines of text, with a question mark for each that is open; empty if there are none to show.
    #[must_use]
    pub fn small_text(&self, shape: &Shape) -> String {
        let Some(Possibles { found, open }) = self.possible.filter(|_| self.digit.is_none()) else {
            return String::new();
        };
        let sign = |digit| {
            if found.contains(digit) {
                digit.symbol()
            } else if open.contains(digit) {
                '?'
            } else {
                ' '
            }
        };
        if found.union(open).is_empty() { String::new() } else { in_places(shape, sign) }
    }
}

/// The cells that a pointer reaches between two spots of the board, in shares of its width and height. It
/// reaches a cell only near the middle of the cell, so that it can move diagonally.
#[must_use]
pub fn swept(shape: &Shape, from: (f64, f64), to: (f64, f64)) -> Vec<Cell> {
    let geometry = shape.geometry();
    let way = (from.0 - to.0).abs().max((from.1 - to.1).abs());
    // Four samples for each cell on the way.
    let looks = (way * shape.side() as f64 * 4.0).ceil().max(1.0);
    let mut cells = Vec::new();
    for look in 0..=looks as usize {
        let share = look as f64 / looks;
        let (across, down) = (from.0 + (to.0 - from.0) * share, from.1 + (to.1 - from.1) * share);
        let near = |at: f64| (at - 0.5).abs() <= REACH;
        let there = geometry.cell_under(across, down).filter(|&(_, x, y)| near(x) && near(y));
        if let Some((cell, ..)) = there
            && cells.last() != Some(&cell)
        {
            cells.push(cell);
        }
    }
    cells
}

/// The largest number of places for corner notes in one line.
const MOST_PLACES: usize = 5;

/// The number of places for corner notes in one line: three, or enough to fit all of them along the edge.
/// With centre notes, which fill the full width, only the lines above and below count.
const fn corner_places(count: usize, with_centre: bool, shape: &Shape) -> usize {
    let mut places = 3;
    if with_centre {
        while places < MOST_PLACES && 2 * places < count {
            places += 1;
        }
    }
    while places < shape.box_columns() && 4 * (places - 1) < count {
        places += 1;
    }
    places
}

/// The place of a corner note, by its number counted from 0: line and position in the line. The corners come
/// first, then the edges from the top, then the inside.
fn corner_position(number: usize, places: usize) -> (usize, usize) {
    let last = places - 1;
    let is_end = |at: usize| at == 0 || at == last;
    let rank = |&(line, place): &(usize, usize)| match (is_end(line), is_end(place)) {
        (true, true) => 0,
        (true, false) => 1 + usize::from(line == last),
        (false, true) => 3 + usize::from(place == last),
        (false, false) => 5,
    };
    let positions = || (0..places).flat_map(move |line| (0..places).map(move |place| (line, place)));
    let mut ranked = (0..=5).flat_map(|wanted| positions().filter(move |at| rank(at) == wanted));
    ranked.nth(number.min(places * places - 1)).unwrap_or_default()
}

/// The number of centre notes in the longest line: as few lines as possible, of about the same length.
fn centre_length(count: usize, shape: &Shape) -> usize {
    let lines = count.div_ceil(shape.geometry().centre_line());
    if lines == 0 { 0 } else { count.div_ceil(lines) }
}

/// The type size of this number of centre notes, in shares of the cell.
fn centre_size(count: usize, shape: &Shape) -> f64 {
    CENTRE_SIZE.min(CENTRE_LINE / (ADVANCE * centre_length(count, shape).max(1) as f64))
}

fn centre_lines(notes: DigitSet, shape: &Shape) -> Vec<Vec<Digit>> {
    let digits: Vec<Digit> = notes.iter().collect();
    digits.chunks(centre_length(digits.len(), shape).max(1)).map(<[Digit]>::to_vec).collect()
}

/// Returns a sign for each digit, in the fixed place of the digit, as lines of text of equal length.
fn in_places(shape: &Shape, sign: impl Fn(Digit) -> char) -> String {
    let geometry = shape.geometry();
    let (lines, places) = geometry.note_grid();
    let mut rows = vec![vec![' '; places]; lines];
    for digit in Digit::all(shape) {
        let (line, place) = geometry.note_position(digit);
        rows[line][place] = sign(digit);
    }
    rows.into_iter().map(String::from_iter).collect::<Vec<_>>().join("\n")
}

/// Digits, each with its line and position, as lines of text of equal length.
fn lines(
    (lines, places): (usize, usize),
    digits: impl Iterator<Item = (Digit, (usize, usize))>,
    as_dots: bool,
) -> String {
    let mut rows = vec![vec![' '; places]; lines];
    for (digit, (line, place)) in digits {
        rows[line][place] = if as_dots { '•' } else { digit.symbol() };
    }
    rows.into_iter().map(String::from_iter).collect::<Vec<_>>().join("\n")
}

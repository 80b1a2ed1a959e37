//! The whole way from a picture to a board, with its doubtful cells.

use crate::{
    Grey,
    cells::{Cell, Cutter, Nudge, PIXELS, SIDE},
    frame::{self, Frame, Outlines},
    marks::{Marks, Printed, likeliest},
    net::{Classes, Net, WRITTEN},
    plane::Point,
    repair::{Solutions, clashes, repair},
};
use std::ops::ControlFlow;
use sudoku_core::{
    Shape,
    sorting::{sort, sort_few_by},
};
use thiserror::Error;

/// The shapes of the boards that are read, in the order of trying: the most frequent first, and then by size. The
/// lines of a smaller board are also lines of a larger one.
pub const SHAPES: [&Shape; 5] = [Shape::S9, Shape::S16, Shape::S8, Shape::S6, Shape::S4];

/// A cell whose likeliest digit is less probable than this is marked. docs/photo.md has the figures behind it.
pub const SURE: f32 = 0.97;

/// The least probability of a cell that is likeliest empty and not marked: a bad camera hides digits, so no cell is as
/// surely empty.
pub const SURELY_EMPTY: f32 = 0.9;

/// Returns the factors of the doubt that is allowed for an empty cell and for a digit, by the number of solutions. A
/// board without exactly one has a mistake somewhere, and only digits contradict each other.
fn factors(solutions: Solutions) -> (f32, f32) {
    match solutions {
        Solutions::One => (1.0, 1.0),
        Solutions::None => (1.0, 0.15),
        Solutions::Several => (0.3, 0.15),
    }
}

/// The least probability of handwriting that marks an empty cell.
const HANDWRITTEN: f32 = 0.2;

/// The least probability of a clear cell.
const CLEAR: f32 = 0.9;

/// The most cells of a board that are not clear at first sight, as a share of all. Those of photographs are less than
/// a tenth, and those of other tables mostly more than a half.
const MOST_UNCLEAR: f32 = 0.4;

/// The least mean probability of the digits of a board. If it is lower, the picture shows another table, or has too
/// little light.
const LEGIBLE: f32 = 0.6;

/// The fewest printed digits of a board, as a share of its cells. No 16×16 puzzle with fewer than 55 is known, and no
/// 9×9 with fewer than 17 has exactly one solution, no 8×8 with fewer than 14, no 6×6 with fewer than 8, no 4×4 with
/// fewer than 4.
const FEWEST: f32 = 0.15;

/// The most cells with a digit that is twice in a house, as a share of all cells. With more of them, it is another
/// table of numbers.
const MOST_CLASHES: f32 = 0.15;

/// The reason that a picture gives no board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ReadingError {
    /// No large square with the lines of a board is in the picture.
    #[error("no frame of 16, 9, 8, 6 or 4 cells a side was found")]
    Frame,
    /// A frame is there, but its cells have too few printed digits.
    #[error("the frame has too few legible digits")]
    Digits,
}

/// A board that was read.
#[derive(Clone, Debug)]
pub struct Reading {
    /// The shape of the board.
    pub shape: Shape,
    /// The digits in reading order, 0 for an empty cell.
    pub digits: Vec<u8>,
    /// The cells to look at: doubtful, changed, handwritten, or part of a contradiction. They are in reading order.
    pub marked: Vec<usize>,
    /// The cells that the solver changed from the likeliest digit.
    pub changed: Vec<usize>,
    /// The cells with handwriting, as far as it differs from print.
    pub written: Vec<usize>,
    /// The number of solutions.
    pub solutions: Solutions,
    /// The corners of the frame in the picture: those at the top left, top right, bottom right and bottom left of
    /// the upright board.
    pub corners: [Point; 4],
    /// The probability of the least certain cell, from 0 to 1.
    pub certainty: f32,
    /// The marks that the board writes.
    pub marks: Marks,
    /// The probabilities of each cell.
    pub classes: Vec<Classes>,
    /// Whether the lines of the board are lighter than its cells.
    pub light_lines: bool,
}

impl Reading {
    /// Returns the likeliest digits of the cells, before the solver changed any.
    pub fn raw(&self) -> Vec<u8> {
        self.classes.iter().map(|classes| likeliest(&self.marks.printed(classes)).0).collect()
    }
}

/// Reads the board in a picture, whichever of its sides is up. Of several frames, it takes the
/// first whose puzzle has exactly one solution; if none has, the first.
pub fn read(picture: &Grey) -> Result<Reading, ReadingError> {
    in_any_light(picture, read_printed)
}

/// Reads the board whose frame has about these corners, from the top left clockwise, whichever of its sides is up.
pub fn read_at(picture: &Grey, corners: [Point; 4]) -> Result<Reading, ReadingError> {
    in_any_light(picture, |lined, printed| read_printed_at(lined, printed, corners))
}

/// Returns the reading of a picture whose lines and digits are darker than its cells, as on paper. If there is none,
/// both may be lighter, as on a dark screen; and only one of them, if there is a frame without legible digits. A
/// search takes the picture with dark lines, and the one with dark digits.
fn in_any_light(
    picture: &Grey,
    search: impl Fn(&Grey, &Grey) -> Result<Reading, ReadingError>,
) -> Result<Reading, ReadingError> {
    let on_paper = search(picture, picture);
    let Err(on_paper) = on_paper else { return on_paper };
    let negative = picture.negative();
    let lit = |reading: Reading| Reading { light_lines: true, ..reading };
    let on_screen = search(&negative, &negative);
    let Err(on_screen) = on_screen else { return on_screen.map(lit) };
    let mut fault = ReadingError::Frame;
    for (found, light_lines) in [(on_paper, false), (on_screen, true)] {
        if found == ReadingError::Digits {
            fault = found;
            let (lined, printed) = if light_lines { (&negative, picture) } else { (picture, &negative) };
            match search(lined, printed) {
                // Shades and edges pass for faint digits here, so only a whole puzzle counts.
                Ok(reading) if reading.solutions == Solutions::One => {
                    return Ok(Reading { light_lines, ..reading });
                }
                Ok(_) | Err(_) => {}
            }
        }
    }
    Err(fault)
}

fn read_printed(picture: &Grey, printed: &Grey) -> Result<Reading, ReadingError> {
    let mut outlines = Outlines::default();
    of_any_shape(|shape| {
        let mut first = Err(ReadingError::Frame);
        for frame in outlines.find(picture, shape.side()) {
            if is_of_larger_board(picture, &frame, shape) {
                return ControlFlow::Break(first);
            }
            if is_rather_of_sixteen(picture, &frame, shape) {
                continue;
            }
            let reading = read_in(picture, printed, &frame, shape);
            if reading.as_ref().is_ok_and(|reading| reading.solutions == Solutions::One) {
                return ControlFlow::Continue(reading);
            }
            if first.is_err() {
                first = reading;
            }
        }
        ControlFlow::Continue(first)
    })
}

fn read_printed_at(picture: &Grey, printed: &Grey, corners: [Point; 4]) -> Result<Reading, ReadingError> {
    of_any_shape(|shape| {
        let Some(frame) = frame::follow(picture, corners, shape.side()) else {
            return ControlFlow::Continue(Err(ReadingError::Frame));
        };
        if is_of_larger_board(picture, &frame, shape) {
            return ControlFlow::Break(Err(ReadingError::Frame));
        }
        if is_rather_of_sixteen(picture, &frame, shape) {
            return ControlFlow::Continue(Err(ReadingError::Frame));
        }
        ControlFlow::Continue(read_in(picture, printed, &frame, shape))
    })
}

/// Returns whether a frame that would fit this shape has twice as many cells a side. Boards of 18 or 32 cells a side
/// are hardly printed, and the digits of a full 9 by 9 have strokes in the middle of many cells.
fn is_of_larger_board(picture: &Grey, frame: &Frame, shape: &Shape) -> bool {
    shape.side() < Shape::S9.side() && frame.is_of_smaller_cells(picture)
}

/// Returns whether a frame whose lines leave doubt has more of those of a board of 16 by 16.
fn is_rather_of_sixteen(picture: &Grey, frame: &Frame, shape: &Shape) -> bool {
    let lines =
        || frame::follow(picture, frame.plane.corners(), Shape::S16.side()).map(|larger| larger.lines);
    shape == Shape::S9 && !frame.is_clear() && lines().is_some_and(|lines| lines > frame.lines)
}

/// Returns the reading of the first shape that has one; otherwise the fault that came closest to a board. A search
/// that breaks off has found that no other shape can be the right one.
fn of_any_shape(
    mut search: impl FnMut(&Shape) -> ControlFlow<Result<Reading, ReadingError>, Result<Reading, ReadingError>>,
) -> Result<Reading, ReadingError> {
    let mut fault = ReadingError::Frame;
    for shape in SHAPES {
        let (reading, is_last) = match search(shape) {
            ControlFlow::Continue(reading) => (reading, false),
            ControlFlow::Break(reading) => (reading, true),
        };
        match reading {
            Err(ReadingError::Digits) => fault = ReadingError::Digits,
            Err(ReadingError::Frame) => {}
            Ok(reading) => return Ok(reading),
        }
        if is_last {
            break;
        }
    }
    Err(fault)
}

/// Returns whether the frame is about as high as wide. The outline of half a board is not, and of its lines, enough
/// are near those of a board of 4 by 4.
fn is_about_square(frame: &Frame) -> bool {
    const LONGEST: f32 = 1.6;
    let corners = frame.plane.corners();
    let length = |side: usize| corners[side].distance(corners[(side + 1) % 4]);
    let (across, down) = (length(0) + length(2), length(1) + length(3));
    across.max(down) <= LONGEST * across.min(down)
}

/// Returns a picture of the board, straightened: `side` pixels a cell, with the side up that the reading found.
pub fn straight(picture: &Grey, frame: &Frame, side: usize) -> Option<Grey> {
    let cutter = Cutter::new(picture, &frame.plane);
    let cells = frame.plane.side();
    let wide = cells * side;
    let mut pixels = vec![0; wide * wide];
    for cell in 0..cells * cells {
        let window = cutter.cut(
            cell % cells,
            cell / cells,
            Nudge { size: 1.0 / crate::cells::SHOWN, ..Nudge::NONE },
            side,
        );
        for (row, line) in window.chunks_exact(side).enumerate() {
            let at = (cell / cells * side + row) * wide + cell % cells * side;
            for (pixel, value) in pixels[at..at + side].iter_mut().zip(line) {
                *pixel = value.round() as u8;
            }
        }
    }
    Grey::new(wide, wide, pixels).ok()
}

/// Reads the digits of a frame. Its lines are dark in the picture, and its digits in `printed`.
fn read_in(picture: &Grey, printed: &Grey, frame: &Frame, shape: &Shape) -> Result<Reading, ReadingError> {
    // The digits prove a board with faint lines. One of less than 9 by 9 has too few for that.
    let is_a_board = || frame.is_clear() && is_about_square(frame) && !frame.is_a_part(picture);
    if shape.side() < Shape::S9.side() && !is_a_board() {
        return Err(ReadingError::Frame);
    }
    let net = Net::default();
    let cutter = Cutter::new(printed, &frame.plane);
    let (cells, contrast) = cutter.board(shape.side());
    let classes: Vec<Classes> = cells.iter().map(|cell| net.classes(cell, shape.side())).collect();
    // Handwriting may look clearer upside down than print, but such a board has no solution.
    let mut first = Err(ReadingError::Digits);
    for turns in turns(&net, shape.side(), &cells, &classes).into_iter().take(2) {
        let reading =
            read_turned(&net, (&cutter, contrast), (frame, shape.clone()), turns, (&cells, &classes));
        if reading.as_ref().is_ok_and(|reading| reading.solutions == Solutions::One) {
            return reading;
        }
        if first.is_err() {
            first = reading;
        }
    }
    first
}

/// Reads the board with this number of quarter turns to the right, from its unturned cells and their classes.
fn read_turned(
    net: &Net,
    (cutter, contrast): (&Cutter, f32),
    (frame, shape): (&Frame, Shape),
    turns: usize,
    (cells, classes): (&[Cell], &[Classes]),
) -> Result<Reading, ReadingError> {
    let share = |share: f32| (share * shape.cell_count() as f32) as usize;
    // The unturned place of each cell.
    let mut places: Vec<usize> = (0..cells.len()).collect();
    for _ in 0..turns {
        places = turned(&places, shape.side());
    }
    let look = |cell: &Cell| {
        let mut cell = *cell;
        for _ in 0..turns {
            cell = turned_cell(&cell);
        }
        net.classes(&cell, shape.side())
    };
    let mut classes: Vec<Classes> =
        if turns > 0 { places.iter().map(|&place| look(&cells[place])).collect() } else { classes.to_vec() };
    let marks = Marks::of(&classes, shape.side());
    let is_unclear = |classes: &&Classes| likeliest(&marks.printed(classes)).1 < CLEAR;
    if classes.iter().filter(is_unclear).count() > share(MOST_UNCLEAR) {
        return Err(ReadingError::Digits);
    }
    let mut corners = frame.plane.corners();
    corners.rotate_right(turns);
    look_again(shape.side(), &mut classes, |cell, nudge| {
        look(&cutter.cell(shape.side(), places[cell], nudge, contrast))
    });

    let marks = Marks::of(&classes, shape.side());
    let legible = classes.iter().map(|classes| likeliest(&marks.printed(classes)));
    let legible = legible.filter(|(digit, _)| *digit > 0);
    let (count, sum) =
        legible.fold((0, 0.0), |(count, sum), (_, probability)| (count + 1, sum + probability));
    if count < share(FEWEST) || sum < LEGIBLE * count as f32 {
        return Err(ReadingError::Digits);
    }
    let reading = judged(classes, marks, &shape, corners);
    let is_puzzle = match reading.solutions {
        Solutions::One => true,
        Solutions::None if clashes(&reading.digits).len() > share(MOST_CLASHES) => false,
        Solutions::None | Solutions::Several => frame.is_clear(),
    };
    if is_puzzle { Ok(reading) } else { Err(ReadingError::Digits) }
}

/// Looks at doubtful cells from other places, and takes the mean of all looks.
fn look_again(side: usize, classes: &mut [Classes], look: impl Fn(usize, Nudge) -> Classes) {
    // A cell as probable as this is not looked at again. A large board would take too long for more.
    let plain = if side > Shape::S9.side() { 0.99 } else { 0.999 };
    let nudges = [(0.03, 0.02, 1.0), (-0.03, -0.02, 1.0), (0.02, -0.03, 0.94), (-0.02, 0.03, 1.06)];
    let marks = Marks::of(classes, side);
    for (cell, classes) in classes.iter_mut().enumerate() {
        if likeliest(&marks.printed(classes)).1 >= plain {
            continue;
        }
        for (right, down, size) in nudges {
            let more = look(cell, Nudge { right, down, size, ..Nudge::NONE });
            for (sum, more) in classes.iter_mut().zip(more) {
                *sum += more;
            }
        }
        for sum in classes {
            *sum /= (nudges.len() + 1) as f32;
        }
    }
}

/// Returns whether a cell of a board with this number of solutions needs a look.
pub fn is_doubtful(printed: &Printed, solutions: Solutions) -> bool {
    let (digit, probability) = likeliest(printed);
    let (empty, digits) = factors(solutions);
    let allowed = if digit == 0 { (1.0 - SURELY_EMPTY) * empty } else { (1.0 - SURE) * digits };
    1.0 - probability > allowed
}

/// Returns the board of these probabilities with its marks.
fn judged(classes: Vec<Classes>, marks: Marks, shape: &Shape, corners: [Point; 4]) -> Reading {
    let boards: Vec<Printed> = classes.iter().map(|classes| marks.printed(classes)).collect();
    let repaired = repair(&boards);
    let written: Vec<usize> = (0..classes.len())
        .filter(|&cell| repaired.digits[cell] == 0 && classes[cell][WRITTEN] >= HANDWRITTEN)
        .collect();
    let mut marked: Vec<usize> =
        (0..boards.len()).filter(|&cell| is_doubtful(&boards[cell], repaired.solutions)).collect();
    marked.extend(repaired.changed.iter().chain(&repaired.rivals).chain(&written));
    if repaired.solutions == Solutions::None {
        marked.extend(clashes(&repaired.digits));
    }
    sort(&mut marked);
    marked.dedup();
    let certainty = boards.iter().map(|printed| likeliest(printed).1).fold(1.0, f32::min);
    Reading {
        shape: shape.clone(),
        digits: repaired.digits,
        marked,
        changed: repaired.changed,
        written,
        solutions: repaired.solutions,
        corners,
        certainty,
        marks,
        classes,
        light_lines: false,
    }
}

/// Returns a square of things turned by a quarter to the right.
fn turned<T: Copy>(square: &[T], side: usize) -> Vec<T> {
    (0..side * side).map(|i| square[(side - 1 - i % side) * side + i / side]).collect()
}

/// Returns a cell's picture turned by a quarter to the right.
fn turned_cell(cell: &Cell) -> Cell {
    let mut picture = [0.0; PIXELS];
    picture.copy_from_slice(&turned(cell, SIDE));
    picture
}

/// Returns the numbers of quarter turns to the right that may make the board upright: those after which its digits are
/// clearest come first. `classes` are those of the board unturned.
fn turns(net: &Net, side: usize, cells: &[Cell], classes: &[Classes]) -> Vec<usize> {
    /// A mean logarithm of probability that no board reaches on its side, nor upside down, where 6, 8 and 9 are clear.
    const UPRIGHT: f32 = -0.02;
    /// The most cells that are turned.
    const ASKED: usize = 81;
    // Handwriting is a little less clear on each side than most print on the wrong one.
    let clear = |classes: &Classes| {
        let print = classes[1..WRITTEN].iter().chain(&classes[WRITTEN + 1..]);
        print.copied().fold(classes[WRITTEN] * 0.3, f32::max).max(0.02).ln()
    };
    // An empty cell is empty on each side, and says nothing.
    let inked: Vec<usize> = (0..cells.len()).filter(|&cell| classes[cell][0] < 0.5).collect();
    let unturned = inked.iter().map(|&cell| clear(&classes[cell])).sum::<f32>();
    if unturned > UPRIGHT * inked.len() as f32 {
        return vec![0];
    }
    // Some cells of a large board suffice.
    let some = inked.iter().step_by(inked.len().div_ceil(ASKED).max(1));
    let unturned = some.clone().map(|&cell| clear(&classes[cell])).sum::<f32>();
    let mut found = vec![(unturned, 0)];
    let mut asked: Vec<Cell> = some.map(|&cell| cells[cell]).collect();
    for turns in 1..4 {
        for cell in &mut asked {
            *cell = turned_cell(cell);
        }
        found.push((asked.iter().map(|cell| clear(&net.classes(cell, side))).sum(), turns));
    }
    sort_few_by(&mut found, |a, b| b.0.total_cmp(&a.0));
    found.into_iter().map(|(_, turns)| turns).collect()
}

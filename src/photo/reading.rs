//! The whole way from a picture to a board, with its doubtful cells.

use crate::{
    Grey,
    cells::{Cell, Cutter, Nudge, PIXELS, SIDE},
    frame::{self, CLEAR_LINES, Frame},
    net::{CLASSES, Net, WRITTEN},
    plane::Point,
    repair::{Solutions, clashes, likeliest, printed, repair},
};
use std::ops::ControlFlow;
use sudoku_core::{
    Shape,
    sorting::{sort, sort_few_by},
};
use thiserror::Error;

/// The shapes of the boards that are read, in the order of trying. The lines of a smaller board are also lines of a
/// larger one, so the larger one comes first.
pub const SHAPES: [Shape; 4] = [Shape::S9, Shape::S8, Shape::S6, Shape::S4];

/// A cell whose likeliest digit is less probable than this is marked. docs/photo.md has the figures behind it.
pub const SURE: f32 = 0.97;

/// The same for a cell that is likeliest empty: a bad camera hides digits, so no cell is as surely empty.
pub const SURELY_EMPTY: f32 = 0.9;

/// The factors of the doubt that is allowed for an empty cell and for a digit, by the number of solutions. A board
/// without exactly one has a mistake somewhere, and only digits contradict each other.
fn factors(solutions: Solutions) -> (f32, f32) {
    match solutions {
        Solutions::One => (1.0, 1.0),
        Solutions::None => (1.0, 0.15),
        Solutions::Several => (0.3, 0.15),
    }
}

/// The least probability of handwriting that marks an empty cell.
const HANDWRITTEN: f32 = 0.2;

/// The least mean probability of the digits of a board. Less is another table, or too little light.
const LEGIBLE: f32 = 0.6;

/// The fewest printed digits of a board, as a share of its cells. No 9×9 puzzle with fewer than 17 has exactly one
/// solution, no 8×8 with fewer than 14, no 6×6 with fewer than 8, no 4×4 with fewer than 4.
const FEWEST: f32 = 0.15;

/// The most cells with a digit twice in a house, as a share of all cells. More are another table of numbers.
const MOST_CLASHES: f32 = 0.15;

/// The reason that a picture gives no board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NoReading {
    /// No large square with the lines of a board is in the picture.
    #[error("no frame of 9, 8, 6 or 4 cells a side was found")]
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
    /// The probabilities of each cell: empty, the digits from 1, and handwriting.
    pub classes: Vec<[f32; CLASSES]>,
}

impl Reading {
    /// The likeliest digits of the cells, before the solver changed any.
    pub fn raw(&self) -> Vec<u8> {
        self.classes.iter().map(|classes| likeliest(&printed(classes, self.shape)).0).collect()
    }
}

/// Reads the board in a picture, whichever of its sides is up. Of several frames, the first with exactly one solution
/// counts, and then the first.
pub fn read(picture: &Grey) -> Result<Reading, NoReading> {
    let frames = |shape: Shape| frame::find(picture, shape.side());
    of_any_shape(|shape| {
        let mut first = Err(NoReading::Frame);
        for frame in frames(shape) {
            if is_of_larger_board(picture, &frame, shape) {
                return ControlFlow::Break(first);
            }
            let reading = read_in(picture, &frame, shape);
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

/// Reads the board whose frame has about these corners, from the top left clockwise, whichever of its sides is up.
pub fn read_at(picture: &Grey, corners: [Point; 4]) -> Result<Reading, NoReading> {
    of_any_shape(|shape| {
        let Some(frame) = frame::follow(picture, corners, shape.side()) else {
            return ControlFlow::Continue(Err(NoReading::Frame));
        };
        if is_of_larger_board(picture, &frame, shape) {
            return ControlFlow::Break(Err(NoReading::Frame));
        }
        ControlFlow::Continue(read_in(picture, &frame, shape))
    })
}

/// Whether a frame that would fit this shape has twice as many cells a side. Boards of 18 by 18
/// are hardly printed, and the digits of a full 9 by 9 have strokes in the middle of many cells.
fn is_of_larger_board(picture: &Grey, frame: &Frame, shape: Shape) -> bool {
    shape != Shape::S9 && frame.is_of_smaller_cells(picture)
}

/// The reading of the first shape that has one; otherwise the fault that came closest to a board. A search that
/// breaks off has found that no other shape can be the right one.
fn of_any_shape(
    mut search: impl FnMut(Shape) -> ControlFlow<Result<Reading, NoReading>, Result<Reading, NoReading>>,
) -> Result<Reading, NoReading> {
    let mut fault = NoReading::Frame;
    for shape in SHAPES {
        let (reading, is_last) = match search(shape) {
            ControlFlow::Continue(reading) => (reading, false),
            ControlFlow::Break(reading) => (reading, true),
        };
        match reading {
            Err(NoReading::Digits) => fault = NoReading::Digits,
            Err(NoReading::Frame) => {}
            Ok(reading) => return Ok(reading),
        }
        if is_last {
            break;
        }
    }
    Err(fault)
}

/// Whether the frame is about as high as wide. The outline of half a board is not, and of its lines, enough are near
/// those of a board of 4 by 4.
fn is_about_square(frame: &Frame) -> bool {
    const LONGEST: f32 = 1.6;
    let corners = frame.plane.corners();
    let length = |side: usize| corners[side].distance(corners[(side + 1) % 4]);
    let (across, down) = (length(0) + length(2), length(1) + length(3));
    across.max(down) <= LONGEST * across.min(down)
}

/// A picture of the board, straightened: `side` pixels a cell, with the side up that the reading found.
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

fn read_in(picture: &Grey, frame: &Frame, shape: Shape) -> Result<Reading, NoReading> {
    // The digits prove a board of 9 by 9 with faint lines. A smaller one has too few for that.
    let is_a_board = || frame.lines >= CLEAR_LINES && is_about_square(frame) && !frame.is_a_part(picture);
    if shape != Shape::S9 && !is_a_board() {
        return Err(NoReading::Frame);
    }
    let net = Net::default();
    let cutter = Cutter::new(picture, &frame.plane);
    let cells = cutter.board(shape.side(), Nudge::NONE);
    let classes: Vec<[f32; CLASSES]> = cells.iter().map(|cell| net.classes(cell)).collect();
    // Handwriting may look clearer upside down than print, but such a board has no solution.
    let mut first = Err(NoReading::Digits);
    for turns in turns(&net, &cells, &classes).into_iter().take(2) {
        let reading = read_turned(&net, &cutter, (frame, shape), turns, (&cells, &classes));
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
    cutter: &Cutter,
    (frame, shape): (&Frame, Shape),
    turns: usize,
    (cells, classes): (&[Cell], &[[f32; CLASSES]]),
) -> Result<Reading, NoReading> {
    let mut classes = classes.to_vec();
    if turns > 0 {
        let mut cells = cells.to_vec();
        for _ in 0..turns {
            cells = turned_board(&cells, shape.side());
        }
        classes = cells.iter().map(|cell| net.classes(cell)).collect();
    }
    let mut corners = frame.plane.corners();
    corners.rotate_right(turns);
    look_again(net, cutter, shape, turns, &mut classes);

    let legible = classes.iter().map(|classes| likeliest(&printed(classes, shape)));
    let legible = legible.filter(|(digit, _)| *digit > 0);
    let (count, sum) =
        legible.fold((0, 0.0), |(count, sum), (_, probability)| (count + 1, sum + probability));
    let share = |share: f32| (share * shape.cell_count() as f32) as usize;
    if count < share(FEWEST) || sum < LEGIBLE * count as f32 {
        return Err(NoReading::Digits);
    }
    let reading = judged(classes, shape, corners);
    let is_puzzle = match reading.solutions {
        Solutions::One => true,
        Solutions::None if clashes(&reading.digits).len() > share(MOST_CLASHES) => false,
        Solutions::None | Solutions::Several => frame.lines >= CLEAR_LINES,
    };
    if is_puzzle { Ok(reading) } else { Err(NoReading::Digits) }
}

/// Looks at doubtful cells from other places, and takes the mean of all looks.
fn look_again(net: &Net, cutter: &Cutter, shape: Shape, turns: usize, classes: &mut [[f32; CLASSES]]) {
    /// A cell as probable as this is not looked at again.
    const PLAIN: f32 = 0.999;
    let nudges = [(0.03, 0.02, 1.0), (-0.03, -0.02, 1.0), (0.02, -0.03, 0.94), (-0.02, 0.03, 1.06)];
    let doubtful: Vec<usize> =
        (0..classes.len()).filter(|&cell| likeliest(&printed(&classes[cell], shape)).1 < PLAIN).collect();
    if doubtful.is_empty() {
        return;
    }
    for (right, down, size) in nudges {
        let mut board = cutter.board(shape.side(), Nudge { right, down, size, ..Nudge::NONE });
        for _ in 0..turns {
            board = turned_board(&board, shape.side());
        }
        for &cell in &doubtful {
            let more = net.classes(&board[cell]);
            for (sum, more) in classes[cell].iter_mut().zip(more) {
                *sum += more;
            }
        }
    }
    let looks = (nudges.len() + 1) as f32;
    for &cell in &doubtful {
        for sum in &mut classes[cell] {
            *sum /= looks;
        }
    }
}

/// Whether a cell of a board with this number of solutions needs a look.
pub fn is_doubtful(printed: &[f32; WRITTEN], solutions: Solutions) -> bool {
    let (digit, probability) = likeliest(printed);
    let (empty, digits) = factors(solutions);
    let allowed = if digit == 0 { (1.0 - SURELY_EMPTY) * empty } else { (1.0 - SURE) * digits };
    1.0 - probability > allowed
}

/// The board of these probabilities with its marks.
fn judged(classes: Vec<[f32; CLASSES]>, shape: Shape, corners: [Point; 4]) -> Reading {
    let boards: Vec<[f32; WRITTEN]> = classes.iter().map(|classes| printed(classes, shape)).collect();
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
        shape,
        digits: repaired.digits,
        marked,
        changed: repaired.changed,
        written,
        solutions: repaired.solutions,
        corners,
        certainty,
        classes,
    }
}

/// A square of things turned by a quarter to the right.
fn turned<T: Copy>(square: &[T], side: usize) -> Vec<T> {
    (0..side * side).map(|i| square[(side - 1 - i % side) * side + i / side]).collect()
}

/// A board's cells turned by a quarter to the right, each with its picture.
fn turned_board(cells: &[Cell], side: usize) -> Vec<Cell> {
    turned(cells, side)
        .iter()
        .map(|cell| {
            let mut picture = [0.0; PIXELS];
            picture.copy_from_slice(&turned(cell, SIDE));
            picture
        })
        .collect()
}

/// The numbers of quarter turns to the right that may make the board upright: those after which its digits are
/// clearest come first. `classes` are those of the board unturned.
fn turns(net: &Net, cells: &[Cell], classes: &[[f32; CLASSES]]) -> Vec<usize> {
    /// A mean logarithm of probability that no board reaches on its side, nor upside down, where 6, 8 and 9 are clear.
    const UPRIGHT: f32 = -0.02;
    // Handwriting is a little less clear on each side than most print on the wrong one.
    let clear = |classes: &[f32; CLASSES]| {
        classes[1..WRITTEN].iter().copied().fold(classes[WRITTEN] * 0.3, f32::max).max(0.02).ln()
    };
    // An empty cell is empty on each side, and says nothing.
    let inked: Vec<usize> = (0..cells.len()).filter(|&cell| classes[cell][0] < 0.5).collect();
    let unturned = inked.iter().map(|&cell| clear(&classes[cell])).sum::<f32>();
    if unturned > UPRIGHT * inked.len() as f32 {
        return vec![0];
    }
    let mut found = vec![(unturned, 0)];
    let mut asked: Vec<Cell> = inked.iter().map(|&cell| cells[cell]).collect();
    for turns in 1..4 {
        for cell in &mut asked {
            let picture = turned(cell, SIDE);
            cell.copy_from_slice(&picture);
        }
        found.push((asked.iter().map(|cell| clear(&net.classes(cell))).sum(), turns));
    }
    sort_few_by(&mut found, |a, b| b.0.total_cmp(&a.0));
    found.into_iter().map(|(_, turns)| turns).collect()
}

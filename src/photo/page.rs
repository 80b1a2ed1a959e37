//! The reader as the page's worker asks it: bytes in, bytes out.

use crate::{
    Grey, Reading, ReadingError, frame,
    plane::Point,
    reading::{read, read_at, straight},
};
use sudoku_core::{
    Cell, Digit, Grid,
    qr::Greys,
    wire::{Corners, PackedPhoto, PhotoError, PhotoQuestion, PhotoRead, decode},
};

/// The side of a cell in the straightened picture, in pixels.
const SHOWN_SIDE: usize = 48;

/// Answers a question in bytes.
pub fn answer(question: &[u8]) -> Vec<u8> {
    let answered = match decode(question) {
        Ok(PhotoQuestion { picture, corners }) => answered(picture, corners),
        Err(_) => Err(PhotoError::Program),
    };
    PackedPhoto::new(&answered).into_bytes()
}

fn answered(picture: Greys, corners: Option<Corners>) -> Result<PhotoRead, PhotoError> {
    let width = picture.width as usize;
    let height = picture.pixels.len().checked_div(width).unwrap_or(0);
    let picture = Grey::new(width, height, picture.pixels).map_err(|_| PhotoError::Size)?;
    let reading = match corners {
        Some(corners) => read_at(&picture, corners.map(|(x, y)| Point::new(x as f32, y as f32))),
        None => read(&picture),
    };
    let reading = reading.map_err(|fault| match fault {
        ReadingError::Frame => PhotoError::Frame,
        ReadingError::Digits => PhotoError::Digits,
    })?;
    told(&picture, &reading).ok_or(PhotoError::Frame)
}

/// Returns a reading in the types of the core, or `None` if its frame can't be followed again.
fn told(picture: &Grey, reading: &Reading) -> Option<PhotoRead> {
    let mut grid = Grid::empty(&reading.shape);
    for (cell, &digit) in reading.digits.iter().enumerate().filter(|(_, digit)| **digit > 0) {
        grid.set(Cell::at(cell), Digit::new(digit));
    }
    let cells = |cells: &[usize]| cells.iter().copied().map(Cell::at).collect();
    let negative = reading.light_lines.then(|| picture.negative());
    let lined = negative.as_ref().unwrap_or(picture);
    let upright = frame::follow(lined, reading.corners, reading.shape.side())?;
    let straight = straight(picture, &upright, SHOWN_SIDE)?;
    Some(PhotoRead {
        grid,
        marked: cells(&reading.marked),
        changed: cells(&reading.changed),
        written: cells(&reading.written),
        zero: reading.marks.zero(),
        corners: reading.corners.map(|corner| (corner.x.round() as i32, corner.y.round() as i32)),
        straight: Greys { width: straight.width() as u32, pixels: straight.pixels().to_vec() },
    })
}

//! The English words of photographs.

use super::counted;
use crate::app::text::photo::PhotoText;
use std::borrow::Cow;
use sudoku_core::{
    Cell, Digit, Shape, Symbols,
    explain::{Span, en},
    wire::PhotoError,
};
use sudoku_play::{
    features::photo::view::{PhotoCell, PhotoCount, PhotoFault, PhotoMark, PhotoReview},
    messages::PictureError,
};

pub(super) static PHOTO: PhotoText = PhotoText {
    open: "Read a photo",
    about: [
        "Take or choose a picture of a printed Sudoku: 4×4, 6×6, 8×8, 9×9 or 16×16. You can also drop or paste a picture on the page.",
        "The picture stays on this device. Stepdoku reads it here and sends it nowhere.",
    ],
    choose: "Choose a picture",
    camera: [
        "Use the camera",
        "Take the picture",
        "Stop the camera",
        "Hold the camera over the puzzle, so that the puzzle fills the picture.",
    ],
    busy: ["Opening the picture…", "Reading the puzzle…"],
    fault,
    corners: "Drag each corner to its corner of the puzzle, or move it with the arrow keys. Then read the puzzle.",
    corner: ["Top left corner", "Top right corner", "Bottom right corner", "Bottom left corner"],
    read_again: "Read the puzzle",
    pictures: ["The picture", "The puzzle in the picture, straightened"],
    board: (
        "Puzzle read from the picture",
        "Arrow keys move; digits fill the cell; Backspace empties it; Enter confirms it.",
    ),
    remark,
    marks: |count| match count {
        0 => "No cell is marked. Compare the board with the picture before you play.".into(),
        1 => "1 cell is marked. Compare it with the picture: enter its digit, or confirm it.".into(),
        _ => format!(
            "{count} cells are marked. Compare each with the picture: enter its digit, or confirm it."
        ),
    },
    zero: |shape, locale| {
        let largest = Digit::all(shape).last().map_or("", |digit| en::label(digit, locale.symbols));
        format!("The board writes the 0 of the picture as {largest}.")
    },
    legend: ["doubtful", "changed to get exactly one solution", "handwriting"],
    act: ["Confirm", "Next marked cell"],
    count: [|review| count(review, en::short), |review| count(review, en::words)],
    again: ["Move the corners", "Choose another"],
};

fn fault(fault: PhotoFault) -> String {
    match fault {
        PhotoFault::Picture(bad) => match bad {
            PictureError::NotAPicture => {
                "This file isn't a picture that browsers show. Choose a JPEG, PNG or WebP file.".into()
            }
            PictureError::Large(millions) => format!(
                "This picture has {millions} megapixels, and Stepdoku opens at most 50. Make it smaller, or take it again with fewer."
            ),
            PictureError::Broken => "The picture can't be opened: its file is damaged. Choose another.".into(),
            PictureError::Heic => {
                "This browser can't open HEIC pictures. Save the picture as JPEG, or use the camera here.".into()
            }
            PictureError::Unreadable => "The file can't be read. Choose it again.".into(),
            PictureError::NoCamera => "No camera was found, or another program uses it. Choose a picture instead.".into(),
            PictureError::CameraRefused => {
                "The browser doesn't allow the camera here. Allow it in the browser's settings, or choose a picture.".into()
            }
        },
        PhotoFault::Read(no) => match no {
            PhotoError::Frame => "No 4×4, 6×6, 8×8, 9×9 or 16×16 Sudoku was found in this picture.".into(),
            PhotoError::Digits => "A frame was found, but its digits can't be read.".into(),
            PhotoError::Size => "The picture is too small or too large to be read. Choose another.".into(),
            PhotoError::Program => {
                "The reader could not be loaded. Check the connection, then read the puzzle again.".into()
            }
        },
    }
}

fn remark(cell: PhotoCell) -> String {
    let mark = cell.mark.map(|mark| match mark {
        PhotoMark::Doubtful => "doubtful",
        PhotoMark::Changed => "changed to get exactly one solution",
        PhotoMark::Written => "handwriting",
    });
    let said = [mark, cell.clashes.then_some("part of a clash")];
    said.into_iter().flatten().collect::<Vec<_>>().join(", ")
}

/// Names a piece.
type Name = fn(&Span, &Shape, Symbols) -> Cow<'static, str>;

fn count(review: &PhotoReview, name: Name) -> String {
    let first = || {
        let named: Vec<_> = review
            .first
            .iter()
            .map(|&cell: &Cell| name(&Span::Cell(cell), &review.shape, Symbols::Digits))
            .collect();
        match &named[..] {
            [] => "Compare each cell with the picture.".to_owned(),
            [only] => format!("Look at {only} first."),
            [all @ .., last] => format!("Look at {} and {last} first.", all.join(", ")),
        }
    };
    match review.count {
        PhotoCount::Counting => "Counting the solutions…".into(),
        PhotoCount::Uncounted => "The solutions could not be counted.".into(),
        PhotoCount::None => format!("No solution. {}", first()),
        PhotoCount::One => format!("{}. Exactly one solution.", counted(review.givens, "given", "givens")),
        PhotoCount::Full => "Every cell is filled, so there is nothing to solve.".into(),
        PhotoCount::Several => format!("Two or more solutions. {}", first()),
        PhotoCount::Undecided => {
            "Stepdoku could not count the solutions in a reasonable time. Compare each cell with the picture."
                .into()
        }
    }
}

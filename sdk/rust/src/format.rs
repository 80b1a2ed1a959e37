//! The formats that boards are written in.

use crate::{Board, Error};
use std::{fmt, str::FromStr};
#[cfg(feature = "formats")]
use sudoku_board::{Cell, DigitSet};
#[cfg(not(feature = "formats"))]
use sudoku_notation::write;
#[cfg(feature = "formats")]
use sudoku_notation::{Played, boards::Snapshot, sites::Site};
use sudoku_notation::{boards::TextFormat, link};

/// A format to write boards in: a text, or the address of a program that opens it.
///
/// Its name is what [`Display`](fmt::Display) and [`str::parse`] use: `line`, `rows`, `frame`, `sdk`, `ipuz`, `hodoku`, `link` and
/// others.
///
/// ```
/// use stepdoku::Format;
///
/// let format: Format = "sdk".parse().unwrap();
/// assert_eq!(format.to_string(), "sdk");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Format(Kind);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Kind {
    Text(TextFormat),
    #[cfg(feature = "formats")]
    Site(Site),
    /// The part of this program's address behind the `#`.
    Link,
}

const LINK: &str = "link";

/// The name of a site's links. Some sites also have a text, whose name is without the ending.
#[cfg(feature = "formats")]
const fn site_name(site: Site) -> &'static str {
    match site {
        Site::SudokuWiki => "sudokuwiki-link",
        Site::KillerWiki => "sudokuwiki-killer-link",
        Site::SudokuPad => "sudokupad",
        Site::SudokuCoach => "sudoku-coach-link",
        Site::FPuzzles => "f-puzzles",
        Site::InteractiveSolver => "interactive-solver",
        Site::Solo => "solo-link",
    }
}

impl Format {
    /// All formats, those for people first.
    ///
    /// ```
    /// let names: Vec<String> = stepdoku::Format::all().map(|format| format.to_string()).collect();
    /// assert!(names.contains(&"sudokupad".to_owned()) && names.len() > 20);
    /// ```
    pub fn all() -> impl Iterator<Item = Self> {
        #[cfg(feature = "formats")]
        let (texts, sites) = (TextFormat::ALL, Site::ALL.into_iter().map(Kind::Site));
        #[cfg(not(feature = "formats"))]
        let (texts, sites) = ([TextFormat::Line, TextFormat::Rows], std::iter::empty());
        texts.into_iter().map(Kind::Text).chain([Kind::Link]).chain(sites).map(Self)
    }

    #[cfg(not(feature = "formats"))]
    pub(crate) fn write(self, board: &Board) -> Result<String, Error> {
        let (grid, shape) = (&board.givens, board.givens.shape());
        match self.0 {
            Kind::Link => Ok(link::write(grid)),
            // Rows without boxes and rules would be read as another board.
            Kind::Text(TextFormat::Rows) if !shape.is_classic() || !shape.has_usual_boxes() => {
                Err(self.unsupported())
            }
            Kind::Text(TextFormat::Rows) => Ok(write::plain_rows(grid)),
            Kind::Text(_) => Ok(write::line(grid) + "\n"),
        }
    }

    fn unsupported(self) -> Error {
        Error::Unsupported { what: format!("the format {self} has no form for this board") }
    }

    #[cfg(feature = "formats")]
    pub(crate) fn write(self, board: &Board) -> Result<String, Error> {
        let marked = |cell: Cell| {
            let (_, played) = board.played.iter().find(|(other, _)| *other == cell)?;
            match played {
                Played::Notes { centre, .. } => Some(*centre),
                Played::Digit(_) => None,
            }
        };
        let snapshot = || {
            let grid = board.grid();
            let candidates = sudoku_board::Candidates::new(&grid);
            let notes = |cell: Cell| {
                let there = candidates.digits(cell);
                marked(cell)
                    .filter(|marked| !marked.is_empty())
                    .map_or(there, |marked| there.intersection(marked))
            };
            Snapshot::new(board.givens.clone(), &grid, |cell| {
                if candidates.is_open(cell) { notes(cell) } else { DigitSet::default() }
            })
        };
        let written = match self.0 {
            Kind::Text(format) => format.write(&snapshot()),
            Kind::Site(site) => site.address(&snapshot()),
            Kind::Link => Some(link::write(&board.givens)),
        };
        written.ok_or_else(|| self.unsupported())
    }
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.0 {
            Kind::Text(format) => format.slug(),
            #[cfg(feature = "formats")]
            Kind::Site(site) => site_name(site),
            Kind::Link => LINK,
        })
    }
}

impl FromStr for Format {
    type Err = Error;

    fn from_str(name: &str) -> Result<Self, Error> {
        Self::all().find(|format| format.to_string() == name).ok_or_else(|| Error::name(name, "format"))
    }
}

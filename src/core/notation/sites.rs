//! Links to the same board on other pages. They are for the player to follow: nothing is sent by making one.

use super::boards::{Held, Snapshot, sudoku_wiki};
use crate::{Cell, DigitSet, House, HouseKind, Order};
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};

/// A page that opens boards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Site {
    /// The solver that explains its steps.
    SudokuWiki,
    /// A player for all kinds of Sudoku, which takes what f-puzzles packs.
    SudokuPad,
    /// A player and teacher.
    SudokuCoach,
    /// A player and setter.
    FPuzzles,
}

impl Site {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::SudokuWiki, Self::SudokuPad, Self::SudokuCoach, Self::FPuzzles];

    /// What it calls itself.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::SudokuWiki => "SudokuWiki",
            Self::SudokuPad => "SudokuPad",
            Self::SudokuCoach => "sudoku.coach",
            Self::FPuzzles => "f-puzzles",
        }
    }

    /// Whether more than the givens is handed over.
    #[must_use]
    pub const fn takes_progress(self) -> bool {
        match self {
            Self::SudokuWiki | Self::SudokuPad | Self::FPuzzles => true,
            Self::SudokuCoach => false,
        }
    }

    /// The sizes that it takes.
    #[must_use]
    pub const fn takes(self, order: Order) -> bool {
        match self {
            Self::SudokuWiki | Self::SudokuCoach => matches!(order, Order::Three),
            Self::SudokuPad | Self::FPuzzles => !matches!(order, Order::Five),
        }
    }

    /// The address of a board there; none if it does not take that size.
    #[must_use]
    pub fn address(self, board: &Snapshot) -> Option<String> {
        self.takes(board.order()).then(|| match self {
            Self::SudokuWiki => format!("https://www.sudokuwiki.org/sudoku.htm?bd={}", sudoku_wiki(board)),
            Self::SudokuPad => format!("https://sudokupad.app/fpuzzles{}", packed(board)),
            Self::SudokuCoach => {
                format!("https://sudoku.coach/en/play/{}", board.givens().to_string().replace('.', "0"))
            }
            Self::FPuzzles => format!("https://www.f-puzzles.com/?load={}", packed(board)),
        })
    }
}

/// The board as f-puzzles keeps it, packed and escaped.
fn packed(board: &Snapshot) -> String {
    let packed = lz_str::compress_to_base64(&json(board));
    utf8_percent_encode(&packed, NON_ALPHANUMERIC).to_string()
}

/// Numbers and names of its own, none of which needs an escape.
fn json(board: &Snapshot) -> String {
    let order = board.order();
    let noted = |digits: DigitSet| {
        let numbers: Vec<String> = digits.iter().map(|digit| digit.number().to_string()).collect();
        format!("{{\"centerPencilMarks\":[{}]}}", numbers.join(","))
    };
    let cell = |&cell: &Cell| match board.standing(cell) {
        Held::Given(digit) => format!("{{\"value\":{},\"given\":true}}", digit.number()),
        Held::Placed(digit) => format!("{{\"value\":{}}}", digit.number()),
        Held::Open(digits) if digits.is_empty() => "{}".into(),
        Held::Open(digits) => noted(digits),
    };
    let row = |row: usize| {
        let cells = order.geometry().cells(House::new(HouseKind::Row, row as u8));
        format!("[{}]", cells.iter().map(cell).collect::<Vec<_>>().join(","))
    };
    let rows: Vec<String> = (0..order.side()).map(row).collect();
    format!("{{\"size\":{},\"grid\":[{}]}}", order.side(), rows.join(","))
}

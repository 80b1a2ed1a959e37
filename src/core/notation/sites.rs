//! Links to the same board on other pages. Making one sends nothing: the player follows it.

use super::{
    boards::{Held, Snapshot, killers, solo, sudoku_wiki},
    foreign::{
        f_puzzles::{CAGES, CONSTRAINTS, clues, has_fields},
        iss,
    },
};
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};
use sudoku_board::{Cell, DigitSet, Grid, House, HouseKind, Shape, names};

/// A page that can open a board from a link, with placed digits and candidates unless noted otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Site {
    /// The solver that explains its steps.
    SudokuWiki,
    /// A player for all kinds of Sudoku, which also accepts the packed objects of f-puzzles.
    SudokuPad,
    /// A player and teacher. Its links carry the givens only.
    SudokuCoach,
    /// A player and setter.
    FPuzzles,
    /// A solver of many rules, which lists all solutions. It gets boards with cages or clues alone, and its links carry
    /// the givens only.
    InteractiveSolver,
    /// The page of SudokuWiki for killers, which it explains as the other one. It gets those without givens, as its
    /// links have no place for any digit.
    KillerWiki,
    /// A player among many puzzles by Simon Tatham. It gets killers alone, and its links carry the givens only.
    Solo,
}

impl Site {
    /// All sites.
    pub const ALL: [Self; 7] = [
        Self::SudokuWiki,
        Self::KillerWiki,
        Self::SudokuPad,
        Self::SudokuCoach,
        Self::FPuzzles,
        Self::InteractiveSolver,
        Self::Solo,
    ];

    /// Returns the name as the site itself writes it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::SudokuWiki | Self::KillerWiki => "SudokuWiki",
            Self::SudokuPad => "SudokuPad",
            Self::SudokuCoach => "sudoku.coach",
            Self::FPuzzles => "f-puzzles",
            Self::InteractiveSolver => "Interactive Sudoku Solver",
            Self::Solo => "Solo",
        }
    }

    /// Returns whether the site supports boards of that shape.
    #[must_use]
    pub fn takes(self, shape: &Shape) -> bool {
        match self {
            Self::SudokuWiki | Self::SudokuCoach => matches!(shape, Shape::S9),
            Self::SudokuPad | Self::FPuzzles => {
                let is_known = shape.constraints().iter().all(has_fields) && clues::written(shape).is_some();
                is_known && shape.side() < Shape::MOST_DIGITS
            }
            Self::InteractiveSolver => !shape.is_bare() && iss::written(shape).is_some(),
            Self::KillerWiki => killers::sudoku_wiki(shape).is_some(),
            Self::Solo => shape.has_cages() && solo::written(&Grid::empty(shape)).is_some(),
        }
    }

    /// Returns the address that opens a board there; `None` if the site does not support its shape, or its givens.
    #[must_use]
    pub fn address(self, board: &Snapshot) -> Option<String> {
        if !self.takes(board.shape()) {
            return None;
        }
        Some(match self {
            Self::SudokuWiki => format!("https://www.sudokuwiki.org/sudoku.htm?bd={}", sudoku_wiki(board)),
            Self::SudokuPad => format!("https://sudokupad.app/fpuzzles{}", packed(board)),
            Self::SudokuCoach => {
                format!("https://sudoku.coach/en/play/{}", board.givens().to_string().replace('.', "0"))
            }
            Self::FPuzzles => format!("https://www.f-puzzles.com/?load={}", packed(board)),
            Self::InteractiveSolver => {
                format!("https://sigh.github.io/Interactive-Sudoku-Solver/?q={}", words(board)?)
            }
            Self::KillerWiki => {
                let text =
                    killers::sudoku_wiki(board.shape()).filter(|_| board.givens().filled().next().is_none());
                format!("https://www.sudokuwiki.org/killersudoku.htm?bd={}", text?)
            }
            Self::Solo => {
                let game = solo::written(board.givens())?;
                format!("https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js/solo.html#{game}")
            }
        })
    }
}

/// Writes rules, cages, clues and givens in the language of the Interactive Sudoku Solver.
fn words(board: &Snapshot) -> Option<String> {
    let shape = board.shape();
    let name = |cell: Cell| names::cell_name(shape, cell).to_ascii_uppercase();
    let givens = board.givens().filled().map(|(cell, digit)| format!("~{}_{}", name(cell), digit.number()));
    let givens: String = givens.collect();
    let givens = if givens.is_empty() { givens } else { format!(".{givens}") };
    Some(iss::written(shape)? + &givens)
}

/// Writes the board as an f-puzzles object, packed and escaped.
fn packed(board: &Snapshot) -> String {
    let packed = lz_str::compress_to_base64(&json(board));
    utf8_percent_encode(&packed, NON_ALPHANUMERIC).to_string()
}

/// Writes the board as an f-puzzles object. It has only numbers and names of our choice, so nothing needs an escape.
fn json(board: &Snapshot) -> String {
    let shape = board.shape();
    let noted = |digits: DigitSet| {
        let numbers: Vec<String> = digits.iter().map(|digit| digit.number().to_string()).collect();
        format!("{{\"centerPencilMarks\":[{}]}}", numbers.join(","))
    };
    let held = |cell: Cell| match board.standing(cell) {
        Held::Given(digit) => format!("{{\"value\":{},\"given\":true}}", digit.number()),
        Held::Placed(digit) => format!("{{\"value\":{}}}", digit.number()),
        Held::Open(digits) if digits.is_empty() => "{}".into(),
        Held::Open(digits) => noted(digits),
    };
    let regions = shape.unusual_regions();
    let cell = |&cell: &Cell| match &regions {
        None => held(cell),
        Some(regions) => {
            let region = format!("{{\"region\":{}", regions[cell.index()]);
            match held(cell).strip_prefix('{') {
                Some("}") | None => region + "}",
                Some(rest) => format!("{region},{rest}"),
            }
        }
    };
    let row = |row: usize| {
        let cells = shape.geometry().cells(House::new(HouseKind::Row, row as u8));
        format!("[{}]", cells.iter().map(cell).collect::<Vec<_>>().join(","))
    };
    let rows: Vec<String> = (0..shape.side()).map(row).collect();
    let constraints = shape.constraints();
    let own = CONSTRAINTS.iter().filter(|(_, constraint)| constraints.has(*constraint));
    let fields: Vec<String> = own.map(|(name, _)| format!(",\"{name}\":true")).collect();
    let (size, rows) = (shape.side(), rows.join(","));
    let clues = clues::written(shape).unwrap_or_default();
    format!("{{\"size\":{size},\"grid\":[{rows}]{}{}{clues}}}", fields.concat(), caged(shape))
}

/// Writes the field of the cages, if there are some.
fn caged(shape: &Shape) -> String {
    let cell = |&cell: &Cell| format!("\"{}\"", names::cell_name(shape, cell).to_ascii_uppercase());
    let cages = shape.cages().iter().map(|cage| {
        let cells: Vec<String> = cage.cells().iter().map(cell).collect();
        let sum = cage.sum().map(|sum| format!(",\"value\":\"{sum}\"")).unwrap_or_default();
        format!("{{\"cells\":[{}]{sum}}}", cells.join(","))
    });
    let cages: Vec<String> = cages.collect();
    if cages.is_empty() { String::new() } else { format!(",\"{CAGES}\":[{}]", cages.join(",")) }
}

//! Boards as text for other programs: givens, placed digits and candidates.
//!
//! Each [`TextFormat`] declares its content, and leaves out the rest instead of moving it
//! elsewhere: a format for givens alone writes only the givens of any board.

pub(crate) mod killers;
pub(crate) mod solo;

use super::write;
use data_encoding::BASE32HEX_NOPAD;
use std::fmt::Write;
use sudoku_board::{Candidate, Candidates, Cell, Digit, DigitSet, Grid, House, HouseKind, Shape};

/// A board to be exported. A cell with a digit has no candidates.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Snapshot {
    givens: Grid,
    cells: Vec<Held>,
}

/// The content of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Held {
    /// A digit of the puzzle.
    Given(Digit),
    /// A digit of the player.
    Placed(Digit),
    /// The candidates of an empty cell.
    Open(DigitSet),
}

impl Snapshot {
    /// Makes the board with these digits besides the givens, and `candidates` for each empty cell.
    #[must_use]
    pub fn new(givens: Grid, digits: &Grid, candidates: impl Fn(Cell) -> DigitSet) -> Self {
        let standing = |(cell, given): (Cell, Option<Digit>)| match (given, digits.get(cell)) {
            (Some(digit), _) => Held::Given(digit),
            (None, Some(digit)) => Held::Placed(digit),
            (None, None) => Held::Open(candidates(cell)),
        };
        let cells = givens.iter().map(standing).collect();
        Self { givens, cells }
    }

    /// Returns the shape of the board.
    #[must_use]
    pub const fn shape(&self) -> &Shape {
        self.givens.shape()
    }

    /// Returns the givens of the puzzle.
    #[must_use]
    pub const fn givens(&self) -> &Grid {
        &self.givens
    }

    /// Returns the content of a cell.
    #[must_use]
    pub fn standing(&self, cell: Cell) -> Held {
        self.cells[cell.index()]
    }

    /// Returns all digits, given and placed.
    #[must_use]
    pub fn digits(&self) -> Grid {
        let mut digits = self.givens.clone();
        for cell in Cell::all(self.shape()) {
            if let Held::Placed(digit) = self.standing(cell) {
                digits.set(cell, Some(digit));
            }
        }
        digits
    }

    fn rows(&self) -> impl Iterator<Item = &[Cell]> {
        let (shape, geometry) = (self.shape(), self.shape().geometry());
        (0..shape.side()).map(move |row| geometry.cells(House::new(HouseKind::Row, row as u8)))
    }
}

/// The content of a format besides the givens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Holds {
    /// Nothing.
    Givens,
    /// Placed digits, not distinguished from givens.
    Digits,
    /// Placed digits, distinguished from givens.
    Placed,
    /// Placed digits, distinguished from givens, and candidates.
    Board,
    /// Placed digits, not distinguished from givens, and candidates.
    Candidates,
}

/// Each row defines a text format.
macro_rules! formats {
    ($($(#[$is:meta])+ $format:ident $slug:literal . $extension:literal $holds:ident $nine:literal;)+) => {
        /// A text format for boards.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum TextFormat {
            $($(#[$is])+ $format,)+
        }

        impl TextFormat {
            /// All formats, those for people first.
            pub const ALL: [Self; [$($slug),+].len()] = [$(Self::$format),+];

            /// Returns an identifier of the format, the same in all languages.
            #[must_use]
            pub const fn slug(self) -> &'static str {
                match self {
                    $(Self::$format => $slug,)+
                }
            }

            /// Returns the extension of files in the format, without the dot.
            #[must_use]
            pub const fn extension(self) -> &'static str {
                match self {
                    $(Self::$format => $extension,)+
                }
            }

            /// Returns the content of the format besides the givens.
            #[must_use]
            pub const fn holds(self) -> Holds {
                match self {
                    $(Self::$format => Holds::$holds,)+
                }
            }

            const fn is_for_nine(self) -> bool {
                match self {
                    $(Self::$format => $nine,)+
                }
            }
        }
    };
}

formats! {
    /// All symbols in one line.
    Line "line"."txt" Givens false;
    /// All symbols in one line, with the placed digits.
    BoardLine "board-line"."txt" Digits false;
    /// A line of symbols for each row.
    Rows "rows"."txt" Givens false;
    /// Rows in a frame, for people.
    Frame "frame"."txt" Givens false;
    /// A list of lists of numbers.
    Matrix "matrix"."json" Givens false;
    /// Rows with all candidates of each cell.
    CandidateGrid "candidate-grid"."txt" Candidates false;
    /// Nine characters for each cell: a candidate or a dot in each place.
    CandidateLine "candidate-line"."txt" Candidates true;
    /// The open format ipuz.
    Ipuz "ipuz"."ipuz" Givens false;
    /// Simple Sudoku.
    SimpleSudoku "ss"."ss" Givens false;
    /// SadMan Software and SudoCue: the sections for the puzzle and, once digits are placed, for the state.
    Sdk "sdk"."sdk" Placed true;
    /// SudoCue, with candidates.
    Sdx "sdx"."sdx" Board true;
    /// A list of puzzles, here with one entry.
    Sdm "sdm"."sdm" Givens true;
    /// A line of HoDoKu's library of techniques.
    Library "hodoku"."txt" Board true;
    /// OpenSudoku.
    OpenSudoku "opensudoku"."opensudoku" Givens true;
    /// Simon Tatham's Solo.
    Solo "solo"."txt" Givens false;
    /// SudokuWiki's board export.
    SudokuWiki "sudokuwiki"."txt" Board false;
    /// sudoku.coach's text of a position, for its import.
    SudokuCoach "sudoku-coach"."txt" Board true;
    /// `KSudoku`, for killers.
    KSudoku "ksudoku"."ksudoku.xml" Givens true;
    /// `SumoCue`, for killers.
    SumoCue "sumocue"."txt" Givens true;
}

impl TextFormat {
    /// Returns whether the format can represent boards of that shape.
    #[must_use]
    pub fn exists_at(self, shape: &Shape) -> bool {
        match self {
            Self::Solo => return solo::written(&Grid::empty(shape)).is_some(),
            Self::KSudoku => return killers::k_sudoku(shape).is_some(),
            Self::SumoCue => return killers::sumo_cue(shape).is_some(),
            _ => {}
        }
        if shape.is_classic() && !shape.has_usual_boxes() {
            // These formats show the boxes, or name them.
            [Self::Line, Self::BoardLine, Self::Frame, Self::SimpleSudoku].contains(&self)
        } else if shape.is_classic() {
            shape == Shape::S9 || !self.is_for_nine()
        } else {
            // Only our own line says which houses and rules a board has.
            matches!(self, Self::Line | Self::BoardLine)
        }
    }

    /// Returns the format with this slug; `None` if there is none.
    #[must_use]
    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|format| format.slug() == slug)
    }

    /// Returns a file name for a board of that shape.
    #[must_use]
    pub fn file_name(self, shape: &Shape) -> String {
        format!("stepdoku-{0}x{0}.{1}", shape.side(), self.extension())
    }

    /// Returns whether reading the text gives this board again. Two formats of candidates may fail: a grid with fewer than two
    /// groups of candidates is read as numbers, and a candidate line is read as another format if a cell has no
    /// candidates. The killers of two programs have no givens.
    fn is_clear(self, board: &Snapshot) -> bool {
        let mut open = Cell::all(board.shape()).filter_map(|cell| match board.standing(cell) {
            Held::Open(digits) => Some(digits),
            Held::Given(_) | Held::Placed(_) => None,
        });
        match self {
            Self::CandidateGrid => open.filter(|digits| digits.len() > 1).count() > 1,
            Self::CandidateLine => open.all(|digits| !digits.is_empty()),
            Self::KSudoku | Self::SumoCue => board.givens().filled().next().is_none(),
            Self::Line
            | Self::BoardLine
            | Self::Rows
            | Self::Frame
            | Self::Matrix
            | Self::Ipuz
            | Self::SimpleSudoku
            | Self::Sdk
            | Self::Sdx
            | Self::Sdm
            | Self::Library
            | Self::OpenSudoku
            | Self::Solo
            | Self::SudokuWiki
            | Self::SudokuCoach => true,
        }
    }

    /// Writes the board in this format; `None` if the format does not exist for its shape, or the text would be read
    /// differently.
    #[must_use]
    pub fn write(self, board: &Snapshot) -> Option<String> {
        if !self.exists_at(board.shape()) || !self.is_clear(board) {
            return None;
        }
        Some(match self {
            Self::Line | Self::Sdm => write::line(board.givens()) + "\n",
            Self::BoardLine => write::line(&board.digits()) + "\n",
            Self::Rows => write::plain_rows(board.givens()),
            Self::Frame => write::block(board.givens()),
            Self::Matrix => write::matrix(board.givens()),
            Self::Ipuz => write::ipuz(board.givens()),
            Self::CandidateGrid => candidate_grid(board),
            Self::CandidateLine => candidate_line(board),
            Self::SimpleSudoku => write::ss(board.givens()),
            Self::Sdk => sdk(board),
            Self::Sdx => sdx(board),
            Self::Library => library(board),
            Self::OpenSudoku => open_sudoku(board),
            Self::Solo => solo::written(board.givens())? + "\n",
            Self::SudokuWiki => sudoku_wiki(board) + "\n",
            Self::SudokuCoach => sudoku_coach(board) + "\n",
            Self::KSudoku => killers::k_sudoku(board.shape())?,
            Self::SumoCue => killers::sumo_cue(board.shape())?,
        })
    }
}

/// Writes all digits of a set, without separators.
fn run(digits: DigitSet) -> String {
    digits.iter().map(Digit::symbol).collect()
}

fn digit_or(standing: Held, open: impl Fn(DigitSet) -> String) -> String {
    match standing {
        Held::Given(digit) | Held::Placed(digit) => digit.symbol().to_string(),
        Held::Open(digits) => open(digits),
    }
}

/// Writes rows of cells separated by blanks, each as wide as its column, in a frame with lines between the boxes. A
/// cell without candidates is a dot.
fn candidate_grid(board: &Snapshot) -> String {
    let open = |digits: DigitSet| if digits.is_empty() { ".".into() } else { run(digits) };
    let texts: Vec<Vec<String>> = board
        .rows()
        .map(|row| row.iter().map(|&cell| digit_or(board.standing(cell), open)).collect())
        .collect();
    let wide = |column: usize| texts.iter().map(|row| row[column].len()).max().unwrap_or_default();
    let widths: Vec<usize> = (0..board.shape().side()).map(wide).collect();
    let (down, across) = (board.shape().box_rows(), board.shape().box_columns());
    // The cells of a box have a blank before each and one after the last.
    let border: String = widths
        .chunks(across)
        .map(|of_box| format!("+{}", "-".repeat(of_box.iter().map(|width| width + 1).sum::<usize>() + 1)))
        .chain(["+\n".into()])
        .collect();
    let mut text = String::new();
    for band in texts.chunks(down) {
        text.push_str(&border);
        for row in band {
            for (of_box, widths) in row.chunks(across).zip(widths.chunks(across)) {
                text.push('|');
                for (cell, width) in of_box.iter().zip(widths) {
                    // Writing to a `String` cannot fail.
                    let _ = write!(text, " {cell:<width$}");
                }
                text.push(' ');
            }
            text.push_str("|\n");
        }
    }
    text + &border
}

/// Writes a character for each candidate: its digit or a dot. A solved cell has only its digit.
fn candidate_line(board: &Snapshot) -> String {
    let mut line = String::new();
    for cell in Cell::all(board.shape()) {
        let possible = match board.standing(cell) {
            Held::Given(digit) | Held::Placed(digit) => DigitSet::only(digit),
            Held::Open(digits) => digits,
        };
        line.extend(
            Digit::all(board.shape())
                .map(|digit| if possible.contains(digit) { digit.symbol() } else { '.' }),
        );
    }
    line + "\n"
}

/// Writes the givens, and all digits if some are placed.
fn sdk(board: &Snapshot) -> String {
    let puzzle = format!("[Puzzle]\n{}", write::plain_rows(board.givens()));
    let digits = board.digits();
    if digits == *board.givens() {
        puzzle
    } else {
        format!("{puzzle}[State]\n{}", write::plain_rows(&digits))
    }
}

/// Writes rows of cells separated by blanks: a given digit, `u` and a placed digit, or all candidates. A cell without
/// candidates is a dot.
fn sdx(board: &Snapshot) -> String {
    let mut text = String::new();
    for row in board.rows() {
        let cells: Vec<String> = row
            .iter()
            .map(|&cell| match board.standing(cell) {
                Held::Given(digit) => digit.symbol().to_string(),
                Held::Placed(digit) => format!("u{}", digit.symbol()),
                Held::Open(digits) if digits.is_empty() => ".".into(),
                Held::Open(digits) => run(digits),
            })
            .collect();
        text.push_str(&cells.join(" "));
        text.push('\n');
    }
    text
}

/// Writes a position without a technique: the digits, with `+` before placed ones, and the candidates that the digits
/// alone do not rule out, each as digit, row and column.
fn library(board: &Snapshot) -> String {
    let geometry = board.shape().geometry();
    let mut digits = String::new();
    for cell in Cell::all(board.shape()) {
        match board.standing(cell) {
            Held::Given(digit) => digits.push(digit.symbol()),
            Held::Placed(digit) => digits.extend(['+', digit.symbol()]),
            Held::Open(_) => digits.push('.'),
        }
    }
    let possible = Candidates::new(&board.digits());
    let mut gone = Vec::new();
    for cell in possible.open_cells() {
        if let Held::Open(left) = board.standing(cell) {
            let ruled_out = possible.digits(cell).minus(left);
            gone.extend(ruled_out.iter().map(|digit| Candidate::new(cell, digit)));
        }
    }
    let name = |Candidate { cell, digit }: &Candidate| {
        format!("{}{}{}", digit.symbol(), geometry.row(*cell) + 1, geometry.column(*cell) + 1)
    };
    let gone: Vec<String> = gone.iter().map(name).collect();
    format!(":0000:x:{digits}:{}::\n", gone.join(" "))
}

fn open_sudoku(board: &Snapshot) -> String {
    let data = write::line(board.givens()).replace('.', "0");
    format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku>\n  <game data=\"{data}\"/>\n</opensudoku>\n"
    )
}

/// Returns the number of figures for a cell in SudokuWiki's format: enough for its largest number, the set of all
/// candidates.
pub(super) fn wiki_width(shape: &Shape) -> usize {
    let mut largest = 2 * shape.side() as u32 + DigitSet::all(shape).bits();
    let mut width = 0;
    while largest > 0 {
        largest /= 36;
        width += 1;
    }
    width
}

/// Writes a base-36 number for each cell, all of one width: 0 for no candidates, and then in ascending ranges the
/// given digit, the placed digit, and the set of candidates.
pub(super) fn sudoku_wiki(board: &Snapshot) -> String {
    let side = board.shape().side() as u32;
    let base = |mut number: u32, width: usize| {
        let mut figures = vec!['0'; width];
        for figure in figures.iter_mut().rev() {
            *figure = char::from_digit(number % 36, 36).unwrap_or('0');
            number /= 36;
        }
        String::from_iter(figures)
    };
    let width = wiki_width(board.shape());
    let number = |cell: Cell| match board.standing(cell) {
        Held::Given(digit) => u32::from(digit.number()),
        Held::Placed(digit) => side + u32::from(digit.number()),
        Held::Open(digits) if digits.is_empty() => 0,
        Held::Open(digits) => 2 * side + digits.bits(),
    };
    let cells: String = Cell::all(board.shape()).map(|cell| base(number(cell), width)).collect();
    format!("S{}B{cells}", base(side, 1).to_ascii_uppercase())
}

/// Writes an object of sudoku.coach: digits as figures, 0 for none, and for each cell a number with a bit for each
/// candidate; in base 32 of a zlib stream. The stream holds the object unpacked, in one stored block
/// ([RFC 1951](https://www.rfc-editor.org/rfc/rfc1951), 3.2.4): a packer would be many times longer than the letters
/// it saves.
fn sudoku_coach(board: &Snapshot) -> String {
    let cells = || Cell::all(board.shape()).map(|cell| board.standing(cell));
    let figures = |figure: fn(Held) -> Option<Digit>| -> String {
        cells().map(|held| figure(held).map_or('0', Digit::symbol)).collect()
    };
    let given = figures(|held| if let Held::Given(digit) = held { Some(digit) } else { None });
    let placed = figures(|held| if let Held::Placed(digit) = held { Some(digit) } else { None });
    let noted = cells().map(|held| match held {
        Held::Open(digits) => (digits.bits() << 1).to_string(),
        Held::Given(_) | Held::Placed(_) => "0".to_owned(),
    });
    let object = format!(
        "{{\"gridSize\":{},\"givenDigits\":\"{given}\",\"userDigits\":\"{placed}\",\"userCellCandidates\":\"{}\"}}",
        board.shape().side(),
        noted.collect::<Vec<_>>().join("-")
    );
    let bytes = object.as_bytes();
    let length = bytes.len() as u16;
    let mut packed = vec![0x78, 0x01, 0x01];
    packed.extend(length.to_le_bytes());
    packed.extend((!length).to_le_bytes());
    packed.extend(bytes);
    packed.extend(adler(bytes).to_be_bytes());
    format!("SCv7_32_{}", BASE32HEX_NOPAD.encode(&packed).to_ascii_lowercase())
}

/// Returns the checksum Adler-32 of [RFC 1950](https://www.rfc-editor.org/rfc/rfc1950).
fn adler(bytes: &[u8]) -> u32 {
    const MOST: u32 = 65_521;
    let add = |(one, other): (u32, u32), &byte: &u8| {
        let one = (one + u32::from(byte)) % MOST;
        (one, (other + one) % MOST)
    };
    let (one, other) = bytes.iter().fold((1, 0), add);
    other << 16 | one
}

//! Braille for embossers and braille displays, as the files `.brf` hold it: braille ASCII. It writes each cell of six
//! dots as one of the characters from the blank to `_`.
//!
//! Boards are in computer braille (North American Braille Computer Code). It writes a digit low in its cell and
//! needs no number sign, so each cell of a board is one cell of braille. Words are in uncontracted Unified English
//! Braille, whose numbers have a number sign before the letters A to J.
//!
//! A row of 9×9 has a blank between any two cells: 17 cells of braille. Each column then has its place on every
//! row, a finger meets one sign at a time, and nine rows with a heading fit a display of ten lines. Gaps at the
//! boxes alone would save six cells that no display lacks. Boards with rows too long for that have blanks between
//! their boxes alone.
//!
//! Each row holds the symbols that the notations of this program have, so [`read_plain`](super::read_plain) reads
//! a board back.

use sudoku_board::{Cell, Digit, Grid, House, HouseKind, Shape, cages::Cage, names::cell_name};

/// The most cells on a line. Multi-line displays have 32, paper and most other displays 40.
pub const LINE: usize = 32;

/// The sign of an empty cell, dots 4 and 6. No digit has dot 4 and no letter is this sign, so a finger tells it by its
/// height alone.
pub const EMPTY: char = '.';

/// Writes the rows of a board.
///
/// ```
/// use sudoku_board::Grid;
/// use sudoku_notation::braille;
///
/// let grid = Grid::from_line("12.........34...").expect("a line of 16 symbols");
/// assert_eq!(braille::board(&grid)[0], "1 2 . .");
/// ```
#[must_use]
pub fn board(grid: &Grid) -> Vec<String> {
    rows(grid.shape(), &|cell| grid.get(cell).map_or(EMPTY, Digit::symbol))
}

/// Writes the region of each cell as a letter, in rows like those of the board; `None` with boxes.
#[must_use]
pub fn regions(shape: &Shape) -> Option<Vec<String>> {
    let regions = shape.regions()?;
    Some(rows(shape, &|cell| char::from(b'A' + regions[cell.index()])))
}

/// Writes each cage of a board: its sum, if it has one, and its cells.
#[must_use]
pub fn cages(shape: &Shape) -> Vec<String> {
    let cage = |cage: &Cage| {
        let cells: Vec<String> = cage.cells().iter().map(|&cell| cell_name(shape, cell)).collect();
        let sum = cage.sum().map_or_else(String::new, |sum| format!("{sum}: "));
        lines(&format!("{sum}{}", cells.join(" ")))
    };
    shape.cages().iter().flat_map(cage).collect()
}

fn rows(shape: &Shape, sign: &dyn Fn(Cell) -> char) -> Vec<String> {
    let geometry = shape.geometry();
    let of =
        |row: usize| geometry.cells(House::new(HouseKind::Row, row as u8)).iter().map(|&cell| sign(cell));
    let is_short = 2 * shape.side() <= LINE + 1;
    // Where regions are irregular, the gaps only help to count.
    let together = if is_short { 1 } else { shape.box_columns() };
    let row = |row: usize| {
        let signs: Vec<char> = of(row).collect();
        signs.chunks(together).map(String::from_iter).collect::<Vec<_>>().join(" ")
    };
    (0..shape.side()).map(row).collect()
}

/// Breaks words into lines of at most [`LINE`] cells. A word that is longer than a line continues on the next.
#[must_use]
pub fn lines(text: &str) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in words(text).split(' ').filter(|word| !word.is_empty()) {
        let signs: Vec<char> = word.chars().collect();
        for piece in signs.chunks(LINE) {
            let piece = String::from_iter(piece);
            match lines.last_mut() {
                Some(line) if line.is_empty() => *line = piece,
                Some(line) if line.len() + 1 + piece.len() <= LINE => *line = format!("{line} {piece}"),
                _ => lines.push(piece),
            }
        }
    }
    lines.retain(|line| !line.is_empty());
    lines
}

/// The capital sign, the sign of a number, and the one before a letter that would continue a number.
const CAPITAL: char = ',';
const NUMBER: char = '#';
const LETTER: char = ';';

/// Writes a text as words in braille. A character that braille has no sign for is left out.
///
/// ```
/// use sudoku_notation::braille;
///
/// assert_eq!(braille::words("Page 16, row 4b"), ",PAGE #AF1 ROW #D;B");
/// ```
#[must_use]
pub fn words(text: &str) -> String {
    let text: Vec<char> = text.chars().collect();
    let mut braille = String::new();
    // Whether the last signs were a number, and whether the letters of this word are all capitals.
    let (mut in_number, mut in_capitals) = (false, false);
    for (at, &symbol) in text.iter().enumerate() {
        let next = text.get(at + 1).copied();
        if let Some(figure) = symbol.to_digit(10) {
            if !in_number {
                braille.push(NUMBER);
            }
            // J is 0.
            braille.push(char::from(b'A' + ((figure + 9) % 10) as u8));
            (in_number, in_capitals) = (true, false);
            continue;
        }
        if let Some((accent, letter)) = letter(symbol) {
            let before = at.checked_sub(1).and_then(|at| text.get(at)).copied();
            let continues = before.is_some_and(|before| letter_of(before).is_some());
            if symbol.is_uppercase() && !in_capitals {
                let upper = text[at..].iter().take_while(|&&symbol| letter_of(symbol).is_some());
                in_capitals =
                    !continues && upper.clone().count() > 1 && upper.clone().all(|one| one.is_uppercase());
                braille.push(CAPITAL);
                if in_capitals {
                    braille.push(CAPITAL);
                }
            } else if in_number && accent.is_empty() && letter <= 'J' {
                braille.push(LETTER);
            }
            braille.push_str(accent);
            braille.push(letter);
            in_number = false;
            continue;
        }
        in_capitals = false;
        if symbol.is_whitespace() {
            in_number = false;
            braille.push(' ');
            continue;
        }
        let between = matches!(symbol, '.' | ',') && next.is_some_and(|next| next.is_ascii_digit());
        in_number &= between;
        braille.push_str(sign(symbol));
    }
    braille
}

fn letter_of(symbol: char) -> Option<char> {
    letter(symbol).map(|(_, letter)| letter)
}

/// Returns the letter of a symbol, with the sign of its accent before it.
fn letter(symbol: char) -> Option<(&'static str, char)> {
    const ACCENTED: [(&str, &str, &str); 8] = [
        ("ÁÉÍÓÚÝĆŃŚŹ", "AEIOUYCNSZ", "^/"),
        ("ÀÈÌÒÙ", "AEIOU", "^*"),
        ("ÂÊÎÔÛ", "AEIOU", "^%"),
        ("ÄËÏÖÜŸ", "AEIOUY", "^3"),
        ("ÃÑÕ", "ANO", "^]"),
        ("ÇŞ", "CS", "^&"),
        ("ÅŮ", "AU", "^$"),
        ("ČĎĚŇŘŠŤŽ", "CDENRSTZ", "^+"),
    ];
    let upper = symbol.to_uppercase().next().unwrap_or(symbol);
    if upper.is_ascii_uppercase() {
        return Some(("", upper));
    }
    ACCENTED.into_iter().find_map(|(accented, plain, sign)| {
        let at = accented.chars().position(|one| one == upper)?;
        Some((sign, plain.chars().nth(at)?))
    })
}

/// Returns the signs of a symbol other than a letter, a figure or a blank; empty if it has none.
const fn sign(symbol: char) -> &'static str {
    match symbol {
        '.' => "4",
        ',' => "1",
        ';' => "2",
        ':' => "3",
        '!' => "6",
        '?' | '“' => "8",
        '\'' | '‘' | '’' => "'",
        '-' | '‐' => "-",
        '−' => "\"-",
        '–' | '—' => ",-",
        '"' => ",7",
        '”' => "0",
        '…' => "444",
        '/' => "_/",
        '\\' => "_*",
        '(' => "\"<",
        ')' => "\">",
        '[' => ".<",
        ']' => ".>",
        '{' => "_<",
        '}' => "_>",
        '<' => "@<",
        '>' => "@>",
        '&' => "@&",
        '@' => "@A",
        '#' => "_?",
        '%' => ".0",
        '*' => "\"9",
        '+' => "\"6",
        '=' => "\"7",
        '×' => "\"8",
        '÷' => "\"/",
        '~' => "@9",
        '_' => ".-",
        '|' => "_\\",
        '·' | '•' => "_4",
        '$' => "@S",
        '£' => "@L",
        '€' => "@E",
        '°' => "^J",
        '§' => "^S",
        '©' => "^C",
        _ => "",
    }
}

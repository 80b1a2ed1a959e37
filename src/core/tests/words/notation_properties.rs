//! Reading and writing grids: properties of all grids and all texts.

use proptest::prelude::*;
use sudoku_core::notation::{self, Assumption, Played, Reading, link, write};
use sudoku_core::{Cell, Digit, Grid, Shape};

/// Any digits in any cells, of any shape; from empty to full.
fn grids() -> impl Strategy<Value = Grid> {
    (prop::sample::select(Shape::ALL.to_vec()), 0..=100_u8)
        .prop_flat_map(|(shape, filled)| {
            let cell = (0..100_u8, 0..shape.side())
                .prop_map(move |(percent, digit)| (percent < filled).then(|| Digit::at(digit)));
            prop::collection::vec(cell, shape.cell_count())
                .prop_map(|cells| Grid::from_cells(cells).expect("as many cells as a shape has"))
        })
        // The reader takes a line of dots for a board only if boxes are squares.
        .prop_filter("digits", |grid| grid.shape().has_square_boxes() || grid.filled_count() > 0)
}

/// All written forms, with the separators of each.
fn forms(grid: &Grid) -> Vec<String> {
    let line = write::line(grid);
    vec![
        line.to_lowercase(),
        write::plain_rows(grid).replace('\n', "\r\n"),
        write::plain_rows(grid),
        write::ss(grid),
        write::block(grid),
        line,
    ]
}

/// Texts made to confuse: pieces of every form, in any number and order.
fn rubbish() -> impl Strategy<Value = String> {
    let pieces = [
        "[",
        "]",
        "{",
        "}",
        "(",
        "\"",
        "'",
        ",",
        ";",
        ",,",
        "\n",
        "\r",
        "\t",
        " ",
        "|",
        "│",
        "-",
        "--",
        "─",
        "+",
        "=",
        ":",
        "#",
        "#p=",
        "[Puzzle]",
        "https://",
        "%",
        "%2E",
        "&",
        "=[",
        "0",
        "1",
        "12",
        "25",
        "-1",
        "NaN",
        "null",
        "9",
        "A",
        "P",
        "Y",
        "x",
        ".",
        "_",
        "*",
        "·",
        "................",
        "123412341234",
        "1234\n",
        "{0}",
        "é",
        "\u{301}",
        "🧩",
        "１",
        "٣",
        "Ⅲ",
        "\0",
        "\u{feff}",
        "\u{200b}",
        "\u{2028}",
        "99999999999",
    ];
    let dots = |cells: usize| ".".repeat(cells);
    let mut pieces: Vec<String> = pieces.map(str::to_owned).into();
    pieces.extend([9, 15, 16, 81, 256, 625].map(dots));
    prop::collection::vec(prop::sample::select(pieces), 0..40).prop_map(|pieces| pieces.concat())
}

/// Whether the reading tells the player of a damage: a sign inside a board may leave a smaller one beside it.
fn is_told(reading: &Reading) -> bool {
    // A 10×10 that is torn after 36 cells is a 6×6 beside another group.
    let told = [Assumption::AroundIgnored, Assumption::GroupIgnored];
    reading.assumptions.iter().any(|assumption| told.contains(assumption))
}

/// Whether the text gives that grid, the reader refuses it, or the reading tells of its assumption: the allowed
/// results for a damaged text.
fn same_or_refused(text: &str, grid: &Grid) -> bool {
    notation::read(text).map_or(true, |reading| {
        if is_told(&reading) {
            return true;
        }
        // A sign may mark a digit as placed: it is the same digit.
        let mut digits = reading.grid;
        for (cell, played) in reading.progress {
            if let Played::Digit(digit) = played {
                digits.set(cell, Some(digit));
            }
        }
        digits == *grid
    })
}

/// The characters of a text without the cell symbol of that number (modulo their count).
fn without_symbol(text: &str, number: usize) -> String {
    let is_symbol = |c: char| c == '.' || c.is_ascii_alphanumeric();
    let places: Vec<usize> = text.char_indices().filter(|&(_, c)| is_symbol(c)).map(|(i, _)| i).collect();
    let mut text = text.to_owned();
    text.remove(places[number % places.len()]);
    text
}

fn with_inserted(text: &str, place: usize, symbol: char) -> String {
    let places: Vec<usize> = text.char_indices().map(|(i, _)| i).collect();
    let mut text = text.to_owned();
    text.insert(places[place % places.len()], symbol);
    text
}

proptest! {
    // A failure becomes a line in the tables of `notation.rs`.
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_is_written_is_read(grid in grids()) {
        let link = link::Link::new(grid.clone()).with_spec("v1.hard-7").expect("it is a plain name");
        prop_assert_eq!(link::read(&link.to_string()), Ok(Some(link)));
        for text in forms(&grid).into_iter().chain([write::matrix(&grid), link::write(&grid)]) {
            let reading = notation::read(&text).map_err(|error| TestCaseError::fail(format!("{error}: {text}")))?;
            prop_assert_eq!(&reading.grid, &grid, "{}", text);
            prop_assert_eq!(reading.assumptions, vec![]);
        }
    }

    #[test]
    fn any_text_is_answered(text in "\\PC*", rubbish in rubbish(), any in any::<String>()) {
        for text in [text, rubbish, any] {
            if let Ok(reading) = notation::read(&text) {
                prop_assert_eq!(notation::read(&write::line(&reading.grid)).map(|again| again.grid), Ok(reading.grid));
            }
            if let Ok(Some(link)) = link::read(&text) {
                prop_assert_eq!(link::read(&link.to_string()), Ok(Some(link)));
            }
        }
    }

    #[test]
    fn lost_symbols_are_noticed(grid in grids(), first in any::<usize>(), more in 0..4_usize) {
        for text in forms(&grid) {
            let text = (0..=more).fold(text, |text, i| without_symbol(&text, first.wrapping_add(i * 7)));
            prop_assert!(notation::read(&text).is_err(), "{}", text);
        }
    }

    #[test]
    fn added_symbols_are_noticed(grid in grids(), place in any::<usize>(), symbol in "[.0-9A-Za-z_*|,;:# \t\n\"=\\[\\]-]") {
        let symbol = symbol.chars().next().expect("one symbol");
        for text in forms(&grid) {
            let text = with_inserted(&text, place, symbol);
            prop_assert!(same_or_refused(&text, &grid), "{}", text);
        }
    }

    #[test]
    fn moved_symbols_are_noticed_in_rows(grid in grids(), lost in any::<usize>(), row in 1..25_usize) {
        let side = grid.shape().side();
        for text in [write::plain_rows(&grid), write::ss(&grid), write::block(&grid)] {
            let lost = lost % grid.shape().cell_count();
            let other = (lost / side + row % (side - 1) + 1) % side;
            let place = text
                .char_indices()
                .filter(|&(_, c)| c == '.' || c.is_ascii_alphanumeric())
                .nth(other * side)
                .expect("there is such a row")
                .0;
            let mut moved = text.clone();
            moved.insert(place, '1');
            let text = without_symbol(&moved, if other * side <= lost { lost + 1 } else { lost });
            prop_assert!(notation::read(&text).is_err(), "{}", text);
        }
    }

    #[test]
    fn a_changed_symbol_changes_one_cell_at_most(grid in grids(), place in any::<usize>(), symbol in any::<char>()) {
        let place = place % grid.shape().cell_count();
        let text: String = grid
            .to_string()
            .chars()
            .enumerate()
            .map(|(i, old)| if i == place { symbol } else { old })
            .collect();
        if let Some(reading) = notation::read(&text).ok().filter(|reading| !is_told(reading)) {
            for (cell, digit) in grid.iter() {
                prop_assert!(cell.index() == place || reading.grid.get(cell) == digit, "{}", text);
            }
            let read = reading.grid.get(Cell::at(place));
            // A scan writes 1 as one of these.
            let scanned = matches!(symbol, 'l' | 'I') && read == Digit::new(1);
            prop_assert!(scanned || read == Digit::from_symbol(symbol), "{:?} in {}", read, text);
        }
    }

    #[test]
    fn lost_numbers_are_noticed(grid in grids(), lost in any::<usize>()) {
        let text = write::matrix(&grid);
        let numbers: Vec<(usize, &str)> =
            text.match_indices(|c: char| c.is_ascii_digit()).filter(|&(i, _)| !text[..i].ends_with(|c: char| c.is_ascii_digit())).collect();
        let start = numbers[lost % numbers.len()].0;
        let length = text[start..].find(|c: char| !c.is_ascii_digit()).expect("a bracket follows");
        let bare = format!("{}{}", &text[..start], &text[start + length..]);
        let with_comma = bare.replacen(", , ", ", ", 1).replacen("[, ", "[", 1).replacen(", ]", "]", 1);
        for text in [bare, with_comma] {
            prop_assert!(notation::read(&text).is_err(), "{}", text);
        }
    }
}

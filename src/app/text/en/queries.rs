//! The answers to the query keys.

use super::{counted, level, playing, size};
use sudoku_core::{
    Cell, Digit, DigitSet, House, Shape,
    explain::{capitalised, en},
};
use sudoku_play::{
    queried::{Places, Queried, Query, Sought, Towards},
    settings::NoteLayout,
};

/// An answer as it is spoken.
pub(super) fn said(answer: &Queried) -> String {
    match answer {
        Queried::Begun => "Question.".into(),
        Queried::WhichDigit => "Press the digit.".into(),
        Queried::WhichRow => "Press the row.".into(),
        Queried::WhichColumn => "Press the column.".into(),
        Queried::Read { house, digits, missing } => {
            let digits: Vec<&str> = digits.iter().map(|digit| digit.map_or("empty", en::label)).collect();
            let read = format!("{}: {}.", capitalised(&en::house_name(*house)), digits.join(", "));
            format!("{read} {}.", capitalised(&lacking(*missing)))
        }
        Queried::Further(read) if read.is_empty() => "No diagonal and no window has this cell.".into(),
        Queried::Further(read) => read.iter().map(said).collect::<Vec<_>>().join(" "),
        Queried::Missing(houses) => {
            let one = |&(house, digits): &(House, DigitSet)| {
                format!("{}: {}", en::house_name(house), lacking(digits))
            };
            capitalised(&(houses.iter().map(one).collect::<Vec<_>>().join("; ") + "."))
        }
        Queried::Places { digit, houses, shape } => {
            let one = |(house, places): &(House, Places)| {
                format!(" {}: {}.", capitalised(&en::house_name(*house)), placed(*house, places, *shape))
            };
            let houses: String = houses.iter().map(one).collect();
            format!("{}.{houses}", capitalised(en::said(*digit)))
        }
        Queried::NoneLeft(Sought::Empty) => "No other cell is empty.".into(),
        Queried::NoneLeft(Sought::Highlighted) => "No other cell is highlighted.".into(),
        Queried::NoneLeft(Sought::Bivalue) => "No other cell has two candidates.".into(),
        Queried::Counts(counts, of) => {
            let left = counts.iter().filter(|(_, count)| count < of);
            let left: Vec<_> =
                left.map(|&(digit, count)| format!("{}: {count} of {of}", en::label(digit))).collect();
            if left.is_empty() {
                format!("Every digit is there {of} times.")
            } else {
                left.join(", ") + ". The rest are complete."
            }
        }
        Queried::Highlighted(None, _) => "Nothing is highlighted.".into(),
        Queried::Highlighted(Some(cells), shape) => match &cells[..] {
            [] => "No cell is highlighted.".into(),
            cells => format!("Highlighted: {}.", en::cell_names(cells, *shape)),
        },
        Queried::Scanned { house, cell, digit, notes, shape } => {
            scanned(*house, *cell, *digit, *notes, *shape)
        }
        Queried::State { shape, level: known, empty, mode, lock } => {
            let kind =
                known.map_or_else(|| size(*shape), |known| format!("{} {}", level(known), size(*shape)));
            let lock = lock
                .map_or_else(String::new, |digit| format!(" {} is locked.", capitalised(en::said(digit))));
            let mode = playing::mode(*mode, NoteLayout::CornerCentre);
            format!(
                "{}: {}. Mode: {}.{lock}",
                capitalised(&kind),
                counted(*empty, "empty cell", "empty cells"),
                mode.to_lowercase()
            )
        }
        Queried::Exercise { shape, empty } => {
            format!("{}: {}.", size(*shape), counted(*empty, "empty cell", "empty cells"))
        }
        Queried::Covered => "The board is hidden while the game is paused.".into(),
        Queried::Unknown => "This key asks nothing. Help lists the questions.".into(),
    }
}

/// "missing 2 and 5".
fn lacking(digits: DigitSet) -> String {
    if digits.is_empty() { "complete".into() } else { format!("missing {}", en::list(digits, "and")) }
}

fn placed(house: House, places: &Places, shape: Shape) -> String {
    match places {
        Places::In(cell) => format!("it is in {}", en::places_in(house, &[*cell], shape)),
        Places::Can(cells) if cells.is_empty() => "it can go nowhere".into(),
        Places::Can(cells) => format!("it can go in {}", en::places_in(house, cells, shape)),
    }
}

fn scanned(house: Option<House>, cell: Cell, digit: Option<Digit>, notes: DigitSet, shape: Shape) -> String {
    let house = house.map_or_else(String::new, |house| format!("{}. ", capitalised(&en::house_name(house))));
    let content = match digit {
        Some(digit) => en::label(digit).to_owned(),
        None if notes.is_empty() => "empty".into(),
        None => format!("empty, notes {}", en::list(notes, "and")),
    };
    format!("{house}{}, {}.", capitalised(&content), en::cell_name(cell, shape))
}

/// The effect of a query key, for the list of keys.
pub(super) const fn asks(query: Query) -> &'static str {
    match query {
        Query::Read(sudoku_core::HouseKind::Row) => "Read the row",
        Query::Read(sudoku_core::HouseKind::Column) => "Read the column",
        Query::Read(_) => "Read the box",
        Query::ReadFurther => "Read the diagonals and the window of the cell",
        Query::Missing => "Digits that the row, column and box lack",
        Query::PlacesOf => "Places of this digit in the row, column and box",
        Query::Digit => "The same for any digit, which you press next",
        Query::Seek(Sought::Empty, Towards::Onwards) => "Next empty cell",
        Query::Seek(Sought::Empty, Towards::Back) => "Previous empty cell",
        Query::Seek(Sought::Highlighted, Towards::Onwards) => "Next highlighted cell",
        Query::Seek(Sought::Highlighted, Towards::Back) => "Previous highlighted cell",
        Query::Seek(Sought::Bivalue, Towards::Onwards) => "Next cell with two candidates",
        Query::Seek(Sought::Bivalue, Towards::Back) => "Previous cell with two candidates",
        Query::Go => "Go to a cell: press its row, then its column",
        Query::Counts => "Number of each digit on the board",
        Query::Highlighted => "List the highlighted cells",
        Query::Scan(Towards::Onwards) => "Read the cells around, one by one; press S again for the next",
        Query::Scan(Towards::Back) => "The same backwards",
        Query::State => "Size, level, empty cells and mode",
    }
}

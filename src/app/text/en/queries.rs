//! The answers to the query keys.

use super::{counted, level, playing, size, spoken};
use crate::app::text::{queries::QueriesText, words::Cages};
use sudoku_core::{
    Candidate, Cell, Digit, DigitSet, House, Shape,
    explain::{Locale, capitalised, en},
    marks::{LinkMark, Marks, Role},
};
use sudoku_play::{
    input::queried::{Places, Queried, Query, Sought, Towards},
    saved::settings::NoteLayout,
};

/// An answer as it is spoken.
pub(super) fn said(answer: &Queried, locale: Locale) -> String {
    match answer {
        Queried::Begun => "Question.".into(),
        Queried::WhichDigit => "Press the digit.".into(),
        Queried::WhichRow(shape) => press("row", shape),
        Queried::WhichColumn(shape) => press("column", shape),
        Queried::Read { house, digits, missing } => {
            format!("{} {}.", read(*house, digits, locale), capitalised(&lacking(*missing, locale)))
        }
        Queried::Place(cell, shape, cages) => {
            let cages = cages.iter().map(|cage| format!(" {}", Cages::ENGLISH.answer(cage, shape)));
            format!("{}.{}", capitalised(&spoken::place(*cell, shape)), cages.collect::<String>())
        }
        Queried::Board(rows) => {
            rows.iter().map(|(row, digits)| read(*row, digits, locale)).collect::<Vec<_>>().join(" ")
        }
        Queried::Further(read) if read.is_empty() => "No diagonal and no window has this cell.".into(),
        Queried::Further(read) => read.iter().map(|read| said(read, locale)).collect::<Vec<_>>().join(" "),
        Queried::Missing(houses, of_all) => {
            let one = |&(house, digits): &(House, DigitSet)| {
                format!("{}: {}", en::house_name(house), lacking(digits, locale))
            };
            let said = capitalised(&(houses.iter().map(one).collect::<Vec<_>>().join("; ") + "."));
            match of_all {
                None => said,
                Some(digits) if digits.is_empty() => said + " So nothing is left for this cell.",
                Some(digits) => format!("{said} So {}.", en::list(*digits, "or", locale.symbols)),
            }
        }
        Queried::Places { digit, houses, shape } => {
            let one = |(house, places): &(House, Places)| {
                format!(" {}: {}.", capitalised(&en::house_name(*house)), placed(*house, places, shape))
            };
            let houses: String = houses.iter().map(one).collect();
            format!("{}.{houses}", capitalised(en::said(*digit, locale.symbols)))
        }
        Queried::NoneLeft(Sought::Empty) => "No other cell is empty.".into(),
        Queried::NoneLeft(Sought::Highlighted) => "No other cell is highlighted or marked.".into(),
        Queried::NoneLeft(Sought::Bivalue) => "No other cell has two candidates.".into(),
        Queried::Bivalue(digits) => format!("{}.", capitalised(&en::list(*digits, "or", locale.symbols))),
        Queried::Counts(counts, of) => {
            let left = counts.iter().filter(|(_, count)| count < of);
            let left: Vec<_> = left
                .map(|&(digit, count)| format!("{}: {count} of {of}", en::label(digit, locale.symbols)))
                .collect();
            match left.len() {
                0 => format!("Every digit is there {of} times."),
                all if all == counts.len() => left.join(", ") + ".",
                _ => left.join(", ") + ". The rest are complete.",
            }
        }
        Queried::Highlighted(cells, marks, shape) => highlighted(cells.as_deref(), marks, shape, locale),
        Queried::Link(number, of, link, shape) => linked((*number, *of), link, shape, locale),
        Queried::NoLinks => "No chain is on the board.".into(),
        Queried::Cells(cells, shape) => {
            let one = |&(cell, digit, notes): &(Cell, Option<Digit>, DigitSet)| {
                scanned(None, cell, digit, notes, shape, locale)
            };
            cells.iter().map(one).collect::<Vec<_>>().join(" ")
        }
        Queried::Standing(digit, cells, _) if cells.is_empty() => {
            format!("{} is not on the board yet.", capitalised(en::said(*digit, locale.symbols)))
        }
        Queried::Standing(digit, cells, shape) => {
            format!(
                "{} is in {}.",
                capitalised(en::said(*digit, locale.symbols)),
                en::cell_names(cells, shape)
            )
        }
        Queried::Candidates(candidates, shape) => capitalised(&format!(
            "{}.",
            listed(candidates.iter().map(|one| placed_in(*one, shape, locale)), "and")
        )),
        Queried::Scanned { house, cell, digit, notes, shape } => {
            scanned(*house, *cell, *digit, *notes, shape, locale)
        }
        Queried::State { shape, level: known, empty, mode, lock } => {
            let kind = known.map_or_else(|| size(shape), |known| format!("{} {}", level(known), size(shape)));
            let lock = lock.map_or_else(String::new, |digit| {
                format!(" {} is locked.", capitalised(en::said(digit, locale.symbols)))
            });
            let mode = playing::mode(*mode, NoteLayout::CornerCentre);
            format!(
                "{}: {}. Mode: {}.{lock}",
                capitalised(&kind),
                counted(*empty, "empty cell", "empty cells"),
                mode.to_lowercase()
            )
        }
        Queried::Exercise { shape, empty } => {
            format!("{}: {}.", size(shape), counted(*empty, "empty cell", "empty cells"))
        }
        Queried::Covered => "The board is hidden while the game is paused.".into(),
        Queried::Unknown => "This key asks nothing. Help lists the questions.".into(),
    }
}

/// "Press the row.", with the first number that has no separate key.
fn press(line: &str, shape: &Shape) -> String {
    let letters = if shape.side() > 9 { ", A for 10" } else { "" };
    format!("Press the {line}{letters}.")
}

/// The highlighted cells, and the meaning of the marks of a step.
fn highlighted(cells: Option<&[Cell]>, marks: &Marks, shape: &Shape, locale: Locale) -> String {
    let houses = marks.houses.iter().map(|&(house, role)| (role, en::house_name(house)));
    let whole = marks.cells.iter().map(|&(cell, role)| (role, en::cell_name(cell, shape)));
    let single = marks.candidates.iter().map(|&(one, role)| (role, placed_in(one, shape, locale)));
    let mut groups: Vec<(&str, Vec<String>)> = Vec::new();
    let all = houses.chain(whole).chain(single).filter(|(role, _)| *role != Role::Lit);
    for (name, said) in all.map(|(role, said)| (heading(role), said)) {
        match groups.iter_mut().find(|(known, _)| *known == name) {
            Some((_, all)) => all.push(said),
            None => groups.push((name, vec![said])),
        }
    }
    let lit = cells.filter(|cells| !cells.is_empty());
    let lit = lit.map(|cells| format!("Highlighted: {}.", en::cell_names(cells, shape)));
    let marked = groups.into_iter().map(|(name, all)| format!("{name}: {}.", listed(all, "and")));
    let said: Vec<String> = lit.into_iter().chain(marked).collect();
    match (said.is_empty(), cells) {
        (true, None) => "Nothing is highlighted or marked.".into(),
        (true, Some(_)) => "No cell is highlighted.".into(),
        (false, _) => said.join(" "),
    }
}

/// The heading over the places of a mark.
const fn heading(role: Role) -> &'static str {
    match role {
        Role::House => "Look at",
        Role::Cause | Role::Aid => "In the pattern",
        Role::Placed => "Placed",
        Role::Guessed => "Guessed",
        Role::Eliminated => "Ruled out",
        Role::Clash => "Marked",
        Role::Fin => "Fin",
        Role::Lit => "Highlighted",
        Role::Color(0) => "Colour A",
        Role::Color(1) => "Colour B",
        Role::Color(2) => "Colour C",
        Role::Color(_) => "Colour D",
        Role::Set(0) => "Set A",
        Role::Set(1) => "Set B",
        Role::Set(2) => "Set C",
        Role::Set(3) => "Set D",
        Role::Set(4) => "Set E",
        Role::Set(_) => "Set F",
    }
}

/// "Link 2 of 5, strong: if 8 in row 1 column 3 is false, 8 in row 1 column 7 is true."
fn linked(
    (number, of): (usize, usize),
    LinkMark { from, to, strong }: &LinkMark,
    shape: &Shape,
    locale: Locale,
) -> String {
    // A group is true if one of its candidates is, and false if all of them are.
    let end = |all: &[Candidate], is_true: bool| {
        let (last, verb) = match (all.len(), is_true) {
            (1, true) => ("", "is true"),
            (1, false) => ("", "is false"),
            (_, true) => ("or", "is true"),
            (_, false) => ("and", "are false"),
        };
        format!("{} {verb}", listed(all.iter().map(|one| placed_in(*one, shape, locale)), last))
    };
    let kind = if *strong { "strong" } else { "weak" };
    format!("Link {number} of {of}, {kind}: if {}, {}.", end(from, !strong), end(to, *strong))
}

/// "8 in row 1 column 3".
fn placed_in(Candidate { cell, digit }: Candidate, shape: &Shape, locale: Locale) -> String {
    format!("{} in {}", en::said(digit, locale.symbols), en::cell_name(cell, shape))
}

/// "a, b and c".
fn listed(all: impl IntoIterator<Item = String>, last: &str) -> String {
    let mut all: Vec<String> = all.into_iter().collect();
    match (all.pop(), all.is_empty()) {
        (None, _) => String::new(),
        (Some(only), true) => only,
        (Some(end), false) => format!("{} {last} {end}", all.join(", ")),
    }
}

/// "Row 3: 5, empty, 7."
fn read(house: House, digits: &[Option<Digit>], locale: Locale) -> String {
    let digits: Vec<&str> =
        digits.iter().map(|digit| digit.map_or("empty", |digit| en::label(digit, locale.symbols))).collect();
    format!("{}: {}.", capitalised(&en::house_name(house)), digits.join(", "))
}

/// An empty cell in a line is 0. In braille it is as wide as any digit, so that columns are straight, and speech
/// never leaves it out as it does a dot.
pub(super) const QUERIES: QueriesText = QueriesText {
    title: "Board as text",
    empty: "0 is an empty cell.",
    hidden: "The board is hidden while the game is paused.",
    row: |digits, locale| {
        digits
            .iter()
            .map(|digit| digit.map_or("0", |digit| en::label(digit, locale.symbols)))
            .collect::<Vec<_>>()
            .join(" ")
    },
};

/// "missing 2 and 5".
fn lacking(digits: DigitSet, locale: Locale) -> String {
    if digits.is_empty() {
        "complete".into()
    } else {
        format!("missing {}", en::list(digits, "and", locale.symbols))
    }
}

fn placed(house: House, places: &Places, shape: &Shape) -> String {
    match places {
        Places::In(cell) => format!("it is in {}", en::places_in(house, &[*cell], shape)),
        Places::Can(cells) if cells.is_empty() => "it can go nowhere".into(),
        Places::Can(cells) => format!("it can go in {}", en::places_in(house, cells, shape)),
    }
}

fn scanned(
    house: Option<House>,
    cell: Cell,
    digit: Option<Digit>,
    notes: DigitSet,
    shape: &Shape,
    locale: Locale,
) -> String {
    let house = house.map_or_else(String::new, |house| format!("{}. ", capitalised(&en::house_name(house))));
    let content = match digit {
        Some(digit) => en::label(digit, locale.symbols).to_owned(),
        None if notes.is_empty() => "empty".into(),
        None => format!("empty, notes {}", en::list(notes, "and", locale.symbols)),
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
        Query::Board => "Read the whole board, row by row",
        Query::Place => "Row, column and box of the cell",
        Query::Missing => "Digits that the row, column and box lack",
        Query::PlacesOf => "Places of this digit in the row, column and box",
        Query::Digit => "The same for any digit, which you press next",
        Query::Seek(Sought::Empty, Towards::Onwards) => "Next empty cell",
        Query::Seek(Sought::Empty, Towards::Back) => "Previous empty cell",
        Query::Seek(Sought::Highlighted, Towards::Onwards) => "Next highlighted or marked cell",
        Query::Seek(Sought::Highlighted, Towards::Back) => "Previous highlighted or marked cell",
        Query::Seek(Sought::Bivalue, Towards::Onwards) => "Next cell with two candidates",
        Query::Seek(Sought::Bivalue, Towards::Back) => "Previous cell with two candidates",
        Query::Go => "Go to a cell: press its row, then its column",
        Query::Link(Towards::Onwards) => "Next link of the chain on the board",
        Query::Link(Towards::Back) => "Previous link of the chain",
        Query::Counts => "Number of each digit on the board",
        Query::Highlighted => "List the highlighted cells and the marks of a step",
        Query::Scan(Towards::Onwards) => "Read the cells around, one by one; press S again for the next",
        Query::Scan(Towards::Back) => "The same backwards",
        Query::State => "Size, level, empty cells and mode",
    }
}

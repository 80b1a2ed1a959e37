//! The names of cells, digits and houses: short ones to read, long ones to hear. A text that is both shown
//! and spoken unchanged, such as a notice, has the long ones.

use super::{Language, Locale, Span, Stated, symbols::said, types::Names};
use std::borrow::Cow;
use sudoku_board::{
    Candidate, Cell, DigitSet, House, HouseKind, Shape,
    sorting::{sort, sort_by_key},
};

/// The form of a name.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Form {
    /// "r8c456".
    Short,
    /// "row 8, columns 4, 5 and 6".
    Long,
    /// The same in each case, for [`resolved`] to choose one by the words before.
    Varied,
}

/// The case of a house's name, for languages in which its words change, or need an article or a preposition. The words
/// of a language have the variants in this order, with a `|` between them; one that is missing is the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Case {
    /// "row 3", by itself.
    Usual,
    /// "in row 3", with the preposition.
    In,
    /// "of row 3", with the preposition.
    Of,
    /// "the row 3", with the article if names have one.
    The,
    /// "to row 3", with the preposition.
    To,
}

impl Case {
    /// Returns a form without its case, and the case: "kind" of "kind in".
    pub(super) fn of_form(form: Option<&str>) -> (Option<&str>, Self) {
        let case = |word| match word {
            "in" => Some(Self::In),
            "of" => Some(Self::Of),
            "the" => Some(Self::The),
            "to" => Some(Self::To),
            _ => None,
        };
        let Some(form) = form else { return (None, Self::Usual) };
        match form.rsplit_once(' ') {
            None => case(form).map_or((Some(form), Self::Usual), |case| (None, case)),
            Some((rest, last)) => case(last).map_or((Some(form), Self::Usual), |case| (Some(rest), case)),
        }
    }

    /// Returns the case that the last word of a text asks for, from the words that do so.
    fn after(text: &str, words: &str) -> Self {
        let text = text.to_lowercase();
        let asks = |word: &str| {
            let before = text.strip_suffix(word).filter(|_| !word.is_empty());
            before.is_some_and(|before| !before.ends_with(char::is_alphanumeric))
        };
        let mut cases = words.split('/').zip([Self::In, Self::Of, Self::The, Self::To]);
        cases.find(|(words, _)| words.split('|').any(asks)).map_or(Self::Usual, |(_, case)| case)
    }

    /// Returns the variant of this case among the variants of a name.
    pub(super) fn pick(self, variants: &str) -> &str {
        let mut all = variants.split('|');
        let usual = all.next().unwrap_or_default();
        all.nth((self as usize).wrapping_sub(1)).unwrap_or(usual)
    }
}

/// Returns a span in spoken form, with the names of cells in each case.
pub(super) fn varied(span: &Span, shape: &Shape, locale: Locale) -> Cow<'static, str> {
    named(span, shape, locale, Form::Varied)
}

/// Returns a span in spoken form.
pub(super) fn words(span: &Span, shape: &Shape, locale: Locale) -> Cow<'static, str> {
    named(span, shape, locale, Form::Long)
}

/// Returns a span as the page writes it.
pub(super) fn short(span: &Span, shape: &Shape, locale: Locale) -> Cow<'static, str> {
    named(span, shape, locale, Form::Short)
}

fn named(span: &Span, shape: &Shape, locale: Locale, form: Form) -> Cow<'static, str> {
    let names = locale.language.names();
    let cells_name = |cells: &[Cell]| cells_name(cells, shape, form, names);
    match span {
        Span::Text(text) => text.clone(),
        Span::Technique(name) => super::technique(*name, locale).into(),
        Span::Cell(cell) => cells_name(&[*cell]).into(),
        Span::Cells(cells) => cells_name(cells).into(),
        Span::Digit(digit) | Span::Statement(_, Stated::Digit, digit, _) => said(*digit, locale).into(),
        Span::Digits(digits) => list(*digits, names.list_or(), locale).into(),
        Span::House(house) => house_name(*house, locale.language).into(),
        Span::HouseIn(house, case) => house_in(*house, *case, locale.language).into(),
        Span::HouseNumber(house) => house_number(*house, names),
        Span::Candidate(Candidate { cell, digit }) => {
            names.candidate(said(*digit, locale), &cells_name(&[*cell])).into()
        }
        Span::Statement(_, stated, digit, cells) => {
            let (name, digit) = (cells_name(cells), said(*digit, locale));
            match (stated, cells.len() == 1) {
                (Stated::True, true) => names.is(&name, digit),
                (Stated::True, false) => names.is(&names.one_of(&name), digit),
                (Stated::TrueAfter, true) => names.is_after(&name, digit),
                (Stated::TrueAfter, false) => names.is_after(&names.one_of(&name), digit),
                (Stated::FalseAfter, true) => names.is_not_after(&name, digit),
                (Stated::FalseAfter, false) => names.are_not_after(&name, digit),
                (Stated::False, true) => names.is_not(&name, digit),
                (Stated::False, false) => names.are_not(&name, digit),
                (Stated::Cells | Stated::Digit, true) => name,
                (Stated::Cells | Stated::Digit, false) => names.one_of(&name),
            }
            .into()
        }
        Span::Link(_, said) => (*said).into(),
        Span::Set(number) => names.set(&tag(*number, shape)).into(),
        Span::Brief(brief, full) => match form {
            Form::Short => brief.clone().into(),
            form => full.iter().map(|span| named(span, shape, locale, form)).collect::<String>().into(),
        },
        Span::Line | Span::Rest | Span::Conclusion | Span::Says(_) => "".into(),
    }
}

/// Returns the name of a set or colour, by its number from 0: a letter, or a number if letters are digits.
pub(crate) fn tag(number: u16, shape: &Shape) -> String {
    if shape.has_letters() {
        (number + 1).to_string()
    } else {
        char::from(b'A' + (number % 26) as u8).to_string()
    }
}

/// Returns the name of a cell.
pub(super) fn cell_name(cell: Cell, shape: &Shape, language: Language, form: Form) -> String {
    cells_name(&[cell], shape, form, language.names())
}

/// Returns "row 5, columns 2 and 4; row 7 column 1", the spoken names of cells in as few parts as possible.
pub(super) fn cell_names(cells: &[Cell], shape: &Shape, language: Language) -> String {
    let names = language.names();
    let parts = parts(cells, shape);
    parts
        .iter()
        .map(|part| cells_name(part, shape, Form::Long, names))
        .collect::<Vec<_>>()
        .join(names.list_semicolon())
}

/// Returns "columns 2 and 4", the spoken places of cells in a line; in another house the same as [`cell_names`].
pub(super) fn places_in(house: House, cells: &[Cell], shape: &Shape, language: Language) -> String {
    let names = language.names();
    let [rows, columns] = rows_and_columns(cells, shape);
    let is_row = match house.kind() {
        HouseKind::Row => true,
        HouseKind::Column => false,
        _ => return cell_names(cells, shape, language),
    };
    let numbers = if is_row { columns } else { rows };
    let listed = counted(&numbers, "", names);
    if is_row { names.columns(numbers.len(), &listed) } else { names.rows(numbers.len(), &listed) }
}

/// Returns "box 5", "the window at top right".
pub(super) fn house_name(house: House, language: Language) -> String {
    house_in(house, Case::Usual, language)
}

fn house_in(house: House, case: Case, language: Language) -> String {
    let names = language.names();
    let number = house_number(house, names);
    let variants = match house.kind() {
        HouseKind::Row => names.house_row(&number),
        HouseKind::Column => names.house_column(&number),
        HouseKind::Box => names.house_box(&number),
        HouseKind::Region => names.house_region(&number),
        HouseKind::Falling | HouseKind::Rising => names.house_diagonal(&number),
        HouseKind::Window => names.house_window(&number),
        HouseKind::Extra => names.house_extra(&number),
    };
    case.pick(&variants).to_owned()
}

/// Returns "5", "top right": the name of a house among those of its kind.
fn house_number(house: House, names: Names) -> Cow<'static, str> {
    let name = match (house.kind(), house.number()) {
        (HouseKind::Falling, _) | (HouseKind::Window, 0) => names.top_left(),
        (HouseKind::Rising, _) | (HouseKind::Window, 1) => names.top_right(),
        (HouseKind::Window, 2) => names.bottom_left(),
        (HouseKind::Window, 3) => names.bottom_right(),
        (_, number) => return (number + 1).to_string().into(),
    };
    name.into()
}

/// Returns the word for one house of a kind: "box".
pub(super) fn kind(kind: HouseKind, case: Case, language: Language) -> &'static str {
    let names = language.names();
    case.pick(match kind {
        HouseKind::Row => names.kind_row(),
        HouseKind::Column => names.kind_column(),
        HouseKind::Box => names.kind_box(),
        HouseKind::Region => names.kind_region(),
        HouseKind::Falling | HouseKind::Rising => names.kind_diagonal(),
        HouseKind::Window => names.kind_window(),
        HouseKind::Extra => names.kind_extra(),
    })
}

/// Returns the word for several houses of a kind: "boxes".
pub(super) fn kinds(kind: HouseKind, case: Case, language: Language) -> &'static str {
    let names = language.names();
    case.pick(match kind {
        HouseKind::Row => names.kinds_row(),
        HouseKind::Column => names.kinds_column(),
        HouseKind::Box => names.kinds_box(),
        HouseKind::Region => names.kinds_region(),
        HouseKind::Falling | HouseKind::Rising => names.kinds_diagonal(),
        HouseKind::Window => names.kinds_window(),
        HouseKind::Extra => names.kinds_extra(),
    })
}

/// Returns the words for each house of a kind: "each box".
pub(super) fn each(kind: HouseKind, case: Case, language: Language) -> &'static str {
    let names = language.names();
    case.pick(match kind {
        HouseKind::Row => names.each_row(),
        HouseKind::Column => names.each_column(),
        HouseKind::Box => names.each_box(),
        HouseKind::Region => names.each_region(),
        HouseKind::Falling | HouseKind::Rising => names.each_diagonal(),
        HouseKind::Window => names.each_window(),
        HouseKind::Extra => names.each_extra(),
    })
}

/// Returns "1, 4 or 7", with the word before the last.
pub(super) fn list(digits: DigitSet, last: &str, locale: Locale) -> String {
    listed(digits.iter().map(|digit| said(digit, locale).to_owned()).collect(), last, locale.language.names())
}

fn listed(things: Vec<String>, last: &str, names: Names) -> String {
    match &things[..] {
        [] => String::new(),
        [one] => one.clone(),
        [most @ .., end] => format!("{}{last}{end}", most.join(names.list_comma())),
    }
}

/// Returns numbers from 0 as a list, from 1, each after a letter.
fn counted(numbers: &[usize], letter: &str, names: Names) -> String {
    let numbers = numbers.iter().map(|number| format!("{letter}{}", number + 1)).collect();
    listed(numbers, names.list_and_numbers(), names)
}

/// Returns the rows and the columns of cells, from 0, in order and without duplicates.
fn rows_and_columns(cells: &[Cell], shape: &Shape) -> [Vec<usize>; 2] {
    let geometry = shape.geometry();
    [
        in_order(cells.iter().map(|&cell| geometry.row(cell))),
        in_order(cells.iter().map(|&cell| geometry.column(cell))),
    ]
}

fn in_order(numbers: impl Iterator<Item = usize>) -> Vec<usize> {
    let mut numbers: Vec<usize> = numbers.collect();
    sort(&mut numbers);
    numbers.dedup();
    numbers
}

/// Returns the name of cells that have one in common, or otherwise their names in sequence.
fn cells_name(cells: &[Cell], shape: &Shape, form: Form, names: Names) -> String {
    let [rows, columns] = rows_and_columns(cells, shape);
    let (row, column) = (names.row_letter(), names.column_letter());
    let run = |numbers: &[usize]| numbers.iter().map(|number| (number + 1).to_string()).collect::<String>();
    let is_whole = rows.len() * columns.len() == cells.len();
    match form {
        _ if !is_whole => {
            let each = cells.iter().map(|&cell| cells_name(&[cell], shape, form, names)).collect();
            listed(each, names.list_and(), names)
        }
        // The corners of a rectangle: four digits in a row would be a riddle.
        Form::Short if rows.len() == 2 && columns.len() == 2 => {
            names.crossings(&counted(&rows, row, names), &counted(&columns, column, names))
        }
        Form::Short if cells.len() == 1 || !shape.has_letters() => {
            format!("{row}{}{column}{}", run(&rows), run(&columns))
        }
        // Numbers of two figures would run together.
        Form::Short if rows.len() == 1 => {
            let house = names.house_row(&(rows[0] + 1).to_string());
            let house = Case::Usual.pick(&house);
            names.cells_of(&counted(&columns, column, names), house)
        }
        Form::Short => {
            let house = names.house_column(&(columns[0] + 1).to_string());
            let house = Case::Usual.pick(&house);
            names.cells_of(&counted(&rows, row, names), house)
        }
        Form::Long | Form::Varied => {
            let rows = names.rows(rows.len(), &counted(&rows, "", names));
            let columns = names.columns(columns.len(), &counted(&columns, "", names));
            let name = |case: Case| {
                let (rows, columns) = (case.pick(&rows), case.pick(&columns));
                if cells.len() == 1 { names.cell(rows, columns) } else { names.crossings(rows, columns) }
            };
            if form == Form::Long || !rows.contains('|') {
                return name(Case::Usual);
            }
            let all = [Case::Usual, Case::In, Case::Of, Case::The, Case::To].map(name);
            format!("{VARIANTS}{}{END}", all.join("|"))
        }
    }
}

/// The sign before the variants of a name, and the one after them.
const VARIANTS: char = '\u{2}';
const END: char = '\u{3}';

/// Returns a text with one variant of each name: that which the words before it ask for. `before` is the text before, with
/// its names, and the case of the last of these. Names in a list have the case of the first.
pub(super) fn resolved(text: &str, before: &mut (String, Case), language: Language) -> String {
    let names = language.names();
    let lists =
        [names.list_comma(), names.list_and(), names.list_or(), names.list_nor(), names.list_comma_clause()];
    let mut said = String::new();
    let mut rest = text;
    while let Some((plain, after)) = rest.split_once(VARIANTS) {
        before.0.push_str(plain);
        said.push_str(plain);
        let (variants, after) = after.split_once(END).unwrap_or((after, ""));
        if !lists.contains(&&*before.0) {
            before.1 = Case::after(&before.0, names.before_cells());
        }
        said.push_str(before.1.pick(variants));
        before.0.clear();
        rest = after;
    }
    before.0.push_str(rest);
    said + rest
}

/// Splits cells into as few parts as possible, each with one name. On boards with two-figure numbers a part
/// is one line of at least three cells, or a single cell.
pub(crate) fn parts(cells: &[Cell], shape: &Shape) -> Vec<Vec<Cell>> {
    let mut all: Vec<Cell> = cells.to_vec();
    sort(&mut all);
    all.dedup();
    let [rows, columns] = rows_and_columns(&all, shape);
    if shape.has_letters() {
        let is_line = all.len() > 2 && (rows.len() == 1 || columns.len() == 1);
        return if is_line { vec![all] } else { all.into_iter().map(|cell| vec![cell]).collect() };
    }
    let geometry = shape.geometry();
    let by_row = crossings(&all, &|cell| geometry.row(cell), &|cell| geometry.column(cell));
    let by_column = crossings(&all, &|cell| geometry.column(cell), &|cell| geometry.row(cell));
    let mut parts = if by_column.len() < by_row.len() { by_column } else { by_row };
    // The plain name of a rectangle has an "and" and a comma, so among other names its rows stand for it.
    if parts.len() > 1 {
        let is_rectangle = |part: &[Cell]| rows_and_columns(part, shape).map(|lines| lines.len()) == [2, 2];
        let rows = |part: Vec<Cell>| {
            if is_rectangle(&part) { part.chunks(2).map(<[Cell]>::to_vec).collect() } else { vec![part] }
        };
        parts = parts
            .into_iter()
            .map(|mut part| {
                sort(&mut part);
                part
            })
            .flat_map(rows)
            .collect();
    }
    sort_by_key(&mut parts, |part| part.first().copied());
    parts
}

/// Returns the cells of each line; lines with cells in the same positions are joined.
fn crossings(cells: &[Cell], line: &dyn Fn(Cell) -> usize, place: &dyn Fn(Cell) -> usize) -> Vec<Vec<Cell>> {
    let mut parts: Vec<(Vec<usize>, Vec<Cell>)> = Vec::new();
    for number in in_order(cells.iter().map(|&cell| line(cell))) {
        let own: Vec<Cell> = cells.iter().copied().filter(|&cell| line(cell) == number).collect();
        let places = in_order(own.iter().map(|&cell| place(cell)));
        match parts.iter_mut().find(|(known, _)| *known == places) {
            Some((_, part)) => part.extend(own),
            None => parts.push((places, own)),
        }
    }
    parts.into_iter().map(|(_, part)| part).collect()
}

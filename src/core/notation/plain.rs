//! Grids without brackets: a line, rows with or without borders, separated numbers, tables.

use super::cells::{self, Numbered, Word, is_empty_sign, is_symbol};
use super::error::{ParseError, ParseErrorKind as Kind};
use super::source::{Class, Glyph, Source, is_blank, is_border};
use super::{Assumption, Format, Reading, layout};
use sudoku_board::{Digit, Shape};

/// The most symbols that may follow a line of cells after a comma: the length of a rating, a count, a date.
const REMARK: usize = 10;

pub(super) fn read(source: &Source) -> Result<Reading, ParseError> {
    let drawn = source.lines.iter().any(|line| is_border(line) || has_wall(line));
    let mut assumptions = Vec::new();
    let (rows, numbers) = if let Some(rows) = table(&source.lines).or_else(|| fixed_width(&source.lines)) {
        assumptions.push(Assumption::BlanksAreEmpty);
        (rows, false)
    } else {
        let mut lines: Vec<Vec<Word>> = source
            .lines
            .iter()
            .filter(|line| !is_border(line))
            .map(|line| words(line))
            .filter(|words| !words.is_empty())
            .collect();
        if lines.is_empty() {
            return Err(ParseError::whole(Kind::NoPuzzle));
        }
        if let Some(line) = remarked(&source.lines, &lines) {
            lines = vec![vec![line]];
            assumptions.push(Assumption::RestIgnored);
        }
        if let Some(error) = collection(&lines) {
            return Err(error);
        }
        strangers(&lines)?;
        let commas = source.lines.iter().flatten().any(|glyph| glyph.class() == Class::Comma);
        split(lines, commas)
    };
    let shape = layout::shape(&rows)?;
    let one_row = rows.len() == 1;
    let words: Vec<Word> = rows.into_iter().flatten().collect();
    let Numbered { grid, assumption, other } = cells::grid(&shape, &words)?;
    assumptions.extend(assumption);
    if source.other_sections {
        assumptions.push(Assumption::OtherSectionsIgnored);
    }
    let format = match () {
        () if source.headers => Format::Sdk,
        () if numbers => Format::List,
        () if one_row => Format::Line,
        () if drawn => Format::Block,
        () => Format::Rows,
    };
    let reading = Reading { assumptions, other, ..super::plain_reading(grid, format) };
    let boxed = boxes(&source.lines, &shape).filter(|boxed| boxed != shape);
    Ok(match boxed.and_then(|boxed| reading.clone().on(&boxed)) {
        Some(boxed) => boxed,
        None => reading,
    })
}

/// Returns the shape with the boxes that the borders of a text show: bands as high as each other, and in each row as
/// many parts as bands hold rows. Bands alone show the usual boxes, or those turned by a quarter.
fn boxes(lines: &[Vec<Glyph>], shape: &Shape) -> Option<Shape> {
    // A wall or a single bar alone on a line is damage, and parts nothing.
    let bars = |line: &[Glyph]| line.iter().filter(|glyph| glyph.class() == Class::Bar).count();
    let bands = lines.split(|line| is_border(line) && bars(line) > 1);
    let heights: Vec<usize> = bands
        .map(|band| band.iter().filter(|line| !is_blank(line) && !is_border(line)).count())
        .filter(|&height| height > 0)
        .collect();
    let &rows = heights.first()?;
    let even = heights.iter().all(|&height| height == rows) && heights.len() * rows == shape.side();
    let parts = |line: &Vec<Glyph>| {
        let parts = line.split(|glyph| glyph.class() == Class::Wall);
        parts.filter(|part| part.iter().any(|glyph| is_symbol(glyph.symbol))).count()
    };
    let mut counts = lines.iter().filter(|line| !is_border(line) && !is_blank(line)).map(parts);
    let walled = lines.iter().any(|line| !is_border(line) && has_wall(line));
    let shown = if walled { counts.all(|parts| parts == rows) } else { rows == shape.box_columns() };
    shape.with_box_rows(rows).filter(|_| even && shown)
}

fn has_wall(line: &[Glyph]) -> bool {
    line.iter().any(|glyph| glyph.class() == Class::Wall)
}

fn has_bar(line: &[Glyph]) -> bool {
    line.iter().any(|glyph| glyph.class() == Class::Bar)
}

/// Returns the words of a line, separated by spaces, borders, commas and quotation marks.
fn words(line: &[Glyph]) -> Vec<Word> {
    // A bar inside a row of cells isn't a border, and may be a minus: the error will show it.
    let between = |glyph: &Glyph| !matches!(glyph.class(), Class::Other | Class::Bar);
    line.split(between)
        .filter_map(|part| Some(Word { glyphs: part.to_vec(), at: part.first()?.at }))
        .collect()
}

/// Refuses unknown characters. A few are typing errors, or all are an unknown sign for empty cells; many, in
/// a text of the wrong length for a grid, mean that it isn't a puzzle at all.
fn strangers(lines: &[Vec<Word>]) -> Result<(), ParseError> {
    let glyphs = || lines.iter().flatten().flat_map(|word| &word.glyphs);
    let total = glyphs().count();
    let letters_alone = total == Shape::MOST_CELLS && !glyphs().any(|g| matches!(g.symbol, '1'..='9'));
    let strange = |glyph: &&Glyph| {
        let beyond = matches!(glyph.symbol.to_ascii_uppercase(), 'Q'..='W' | 'Y' | 'Z');
        !is_symbol(glyph.symbol) || (beyond && !letters_alone)
    };
    let Some(&first) = glyphs().find(strange) else {
        let cell = |glyph: &Glyph| glyph.symbol.is_ascii_digit() || is_empty_sign(glyph.symbol);
        let counted = Shape::from_cell_count(total).is_some();
        return match glyphs().next() {
            Some(word) if !counted && !glyphs().any(cell) => Err(ParseError::at(word.at, Kind::NoPuzzle)),
            _ => Ok(()),
        };
    };
    let word = lines.iter().flatten().find(|word| word.glyphs.iter().any(|g| g.at == first.at));
    let next = glyphs().find(|glyph| glyph.at > first.at);
    let leads = word.is_some_and(|word| word.at == first.at);
    let signed = leads && next.is_some_and(|next| next.symbol.is_ascii_digit());
    let counted = Shape::from_cell_count(total).is_some();
    let kind = match (first.symbol, word) {
        ('-', Some(word)) if signed => word.not_a_number(),
        _ if !counted && glyphs().filter(strange).count() * 10 > total => Kind::NoPuzzle,
        (symbol, _) => Kind::UnknownSymbol { symbol },
    };
    Err(ParseError::at(first.at, kind))
}

/// Decides whether words are numbers or runs of symbols, and returns rows of cells, and whether they are
/// numbers.
///
/// Where a text fits both ways, its words are numbers only if each can be a digit.
fn split(lines: Vec<Vec<Word>>, commas: bool) -> (Vec<Vec<Word>>, bool) {
    let words = || lines.iter().flatten();
    let (count, symbols) = (words().count(), words().map(|word| word.glyphs.len()).sum::<usize>());
    let numeric = words().all(Word::is_numeric);
    let several = count < symbols;
    let run = Shape::from_cell_count(symbols).is_some();
    let fits = Shape::from_cell_count(count).is_some_and(|shape| {
        // Sixteen numbers of four symbols are an 8x8 board in halves of rows.
        let longest = if run && shape.side() <= 9 { 1 } else { shape.side() };
        let (fitting, mut all) = (words().filter(|word| word.glyphs.len() <= longest).count(), words());
        fitting == count || fitting * 2 > count && all.all(Word::is_numeric)
    });
    let spread = count == symbols && lines.len() == 1 && count > 1;
    let numbers = if fits && numeric && several {
        true
    } else if Shape::from_cell_count(symbols).is_some() {
        false
    } else {
        several && (commas || numeric) && 2 * count > symbols
    };
    if numbers {
        return (lines, true);
    }
    let rows = lines
        .into_iter()
        .map(|line| line.into_iter().flat_map(|word| word.glyphs).map(Word::symbol).collect())
        .collect();
    (rows, spread || (commas && count > 1))
}

/// Returns the first word of a single line, if it is a whole grid with a remark after it: a name, a rating, the
/// solution. Lists of puzzles have such lines. Symbols of more cells are not a remark.
fn remarked(source: &[Vec<Glyph>], lines: &[Vec<Word>]) -> Option<Word> {
    let ([line], Some(text)) = (lines, source.iter().find(|line| !is_blank(line))) else { return None };
    let (first, rest) = line.split_first()?;
    let size = first.glyphs.len();
    let grid = size > Shape::S4.cell_count()
        && Shape::from_cell_count(size).is_some()
        && first.glyphs.iter().all(|glyph| is_symbol(glyph.symbol));
    if !grid || rest.is_empty() {
        return None;
    }
    let after = text.iter().find(|glyph| glyph.at.offset == first.at.offset + size as u32)?;
    let parted = after.class() == Class::Comma || after.symbol == '\t';
    let rest = || rest.iter().flat_map(|word| &word.glyphs);
    let cell = |glyph: &Glyph| {
        let symbol = glyph.symbol;
        is_empty_sign(symbol) || matches!(symbol, '0' | 'x' | 'X') || Digit::from_symbol(symbol).is_some()
    };
    let short = parted && (rest().count() <= REMARK || rest().count() == size);
    (short || !rest().all(cell)).then(|| first.clone())
}

/// Returns the error for several lines that each begin with a puzzle, as in a collection.
fn collection(lines: &[Vec<Word>]) -> Option<ParseError> {
    let size = |line: &Vec<Word>| line.first().map_or(0, |word| word.glyphs.len());
    let first = size(lines.first()?);
    let grids = first > Shape::S4.cell_count() && Shape::from_cell_count(first).is_some();
    let second = lines.get(1)?.first()?.at;
    let found = lines.len();
    (grids && lines.iter().all(|line| size(line) == first))
        .then(|| ParseError::at(second, Kind::SeveralPuzzles { found }))
}

/// Returns the rows of a table, as copied from a spreadsheet or a page, whose empty fields are empty cells: as many
/// lines as fields in each.
fn table(lines: &[Vec<Glyph>]) -> Option<Vec<Vec<Word>>> {
    let walled: Vec<Vec<Glyph>> = lines.iter().map(|line| with_usual_walls(line)).collect();
    let single = || walled.iter().map(|line| with_single_walls(line)).collect::<Vec<_>>();
    marked_table(&walled).or_else(|| marked_table(&single()))
}

/// Returns a line with `|` for each upright border, as tables have light, heavy and double ones.
fn with_usual_walls(line: &[Glyph]) -> Vec<Glyph> {
    let usual = |glyph: &Glyph| match glyph.class() {
        Class::Wall if glyph.symbol != ':' => Glyph { symbol: '|', ..*glyph },
        _ => *glyph,
    };
    line.iter().map(usual).collect()
}

/// Returns a line with one border for two that touch, as between boxes.
fn with_single_walls(line: &[Glyph]) -> Vec<Glyph> {
    let mut single: Vec<Glyph> = Vec::with_capacity(line.len());
    for &glyph in line {
        if glyph.symbol != '|' || single.last().is_none_or(|last| last.symbol != '|') {
            single.push(glyph);
        }
    }
    single
}

fn marked_table(lines: &[Vec<Glyph>]) -> Option<Vec<Vec<Word>>> {
    [',', ';', '\t', '|'].into_iter().find_map(|mark| {
        let lines: Vec<_> = lines
            .iter()
            .filter(|line| {
                let marked = line.iter().any(|glyph| glyph.symbol == mark);
                (marked && !has_bar(line)) || !(is_blank(line) || is_border(line))
            })
            .collect();
        let shape = Shape::from_side(lines.len())?;
        // Where a frame closes some rows, one without its end lost more than that.
        let marks = |line: &&&Vec<Glyph>| line.iter().filter(|glyph| glyph.symbol == mark).count();
        let closed = lines.iter().filter(|line| marks(line) == shape.side() + 1).count();
        if mark == '|' && closed > 0 && closed < lines.len() {
            return None;
        }
        let rows: Vec<Vec<Word>> =
            lines.iter().map(|line| fields(line, mark, shape)).collect::<Option<_>>()?;
        let blank = rows.iter().flatten().any(|word| word.glyphs.is_empty());
        // A frame around one column fewer would give an empty first column.
        let framed = lines.iter().all(|line| {
            let ends = |glyph: Option<&Glyph>| glyph.is_some_and(|glyph| glyph.symbol == mark);
            ends(line.first())
                && ends(line.last())
                && line.iter().filter(|glyph| glyph.symbol == mark).count() == shape.side()
        });
        (blank && !framed).then_some(rows)
    })
}

fn fields(line: &[Glyph], mark: char, shape: &Shape) -> Option<Vec<Word>> {
    let start = line.first()?.at;
    let longest = if shape.side() > 9 { 2 } else { 1 };
    let mut fields: Vec<Word> = line
        .split(|glyph| glyph.symbol == mark)
        .map(|field| match &words(field)[..] {
            [] => Some(Word { glyphs: Vec::new(), at: field.first().map_or(start, |glyph| glyph.at) }),
            [word] if word.glyphs.len() <= longest => Some(word.clone()),
            _ => None,
        })
        .collect::<Option<_>>()?;
    // A separator may also be outside: after each field, or on both sides of the line, as bars always are.
    let outer = |field: Option<&Word>| field.is_some_and(|field| field.glyphs.is_empty());
    let framed = mark == '|' && fields.len() > 2;
    if framed && fields.len() == shape.side() + 1 && outer(fields.first()) && outer(fields.last()) {
        return None;
    }
    if fields.len() == shape.side() + 2 && outer(fields.first()) && outer(fields.last()) {
        fields.remove(0);
    }
    if fields.len() == shape.side() + 1 && outer(fields.last()) {
        fields.pop();
    }
    (fields.len() == shape.side()).then_some(fields)
}

/// Returns the rows of a text whose spaces are empty cells: rows as wide as their number, or one line as wide as a
/// whole grid that has digits side by side.
fn fixed_width(lines: &[Vec<Glyph>]) -> Option<Vec<Vec<Word>>> {
    let inner = |line: &Vec<Glyph>| -> Vec<Glyph> {
        line.iter().copied().filter(|glyph| glyph.class() != Class::Wall).collect()
    };
    let lines: Vec<Vec<Glyph>> = lines
        .iter()
        .filter(|line| !line.is_empty() && (!is_border(line) || !has_bar(line)))
        .map(inner)
        .collect();
    let space = |glyph: &Glyph| matches!(glyph.symbol, ' ' | '\u{a0}');
    let digit = |glyph: &Glyph| Digit::from_symbol(glyph.symbol).is_some();
    let glyphs = || lines.iter().flatten();
    let only = glyphs().all(|glyph| space(glyph) || digit(glyph));
    let digits = glyphs().filter(|glyph| digit(glyph)).count();
    let together = || lines.iter().any(|line| line.windows(2).any(|two| two.iter().all(digit)));
    let square = Shape::from_side(lines.len()).is_some_and(|o| lines.iter().all(|l| l.len() == o.side()));
    let line = lines.len() == 1 && Shape::from_cell_count(lines[0].len()).is_some() && together();
    if !only || digits == 0 || digits == glyphs().count() || !(square || line) {
        return None;
    }
    let word = |glyph: &Glyph| {
        let glyphs = if space(glyph) { Vec::new() } else { vec![*glyph] };
        Word { glyphs, at: glyph.at }
    };
    Some(lines.iter().map(|line| line.iter().map(word).collect()).collect())
}

//! Addresses of other programs, and the part that holds the puzzle.

use super::board::{Content, ForeignBoard, digit};
use super::{Answer, Rule, cages, coach, digits, f_puzzles, penpa, solo, sudokupad, sudokuwiki};
use crate::{Foreign, Format, ParseError, ParseErrorKind as Kind};
use percent_encoding::percent_decode_str;
use sudoku_board::Shape;

/// The longest address that is read, in bytes.
const LONGEST: usize = 64 * 1024;

struct Address<'a> {
    host: &'a str,
    path: &'a str,
    query: &'a str,
    fragment: &'a str,
}

impl<'a> Address<'a> {
    /// Splits an address into its parts, and returns whether it has a scheme; `None` if the text has several lines or
    /// is too long. The caller checks the host.
    fn of(text: &'a str) -> Option<(Self, bool)> {
        let scheme = ["https://", "http://"].into_iter().find(|scheme| starts_with(text, scheme));
        let rest = &text[scheme.map_or(0, str::len)..];
        if rest.contains(['\n', '\r']) || text.len() > LONGEST {
            return None;
        }
        let (rest, fragment) = rest.split_once('#').unwrap_or((rest, ""));
        let (rest, query) = rest.split_once('?').unwrap_or((rest, ""));
        let (host, path) = rest.split_once('/').unwrap_or((rest, ""));
        let host = if starts_with(host, "www.") { &host[4..] } else { host };
        Some((Self { host, path, query, fragment }, scheme.is_some()))
    }

    /// Returns the value of a key, unescaped; `None` if the address has no such key.
    fn value(&self, key: &str) -> Option<Result<String, ParseError>> {
        let parts = self.query.split('&').chain(self.fragment.split('&'));
        let mut values = parts.filter_map(|part| part.split_once('=')).filter(|(own, _)| *own == key);
        let (_, value) = values.next()?;
        Some(decoded(value))
    }

    fn is(&self, host: &str) -> bool {
        self.host.eq_ignore_ascii_case(host)
    }
}

fn starts_with(text: &str, start: &str) -> bool {
    text.get(..start.len()).is_some_and(|head| head.eq_ignore_ascii_case(start))
}

fn decoded(value: &str) -> Result<String, ParseError> {
    let text = percent_decode_str(value).decode_utf8().map_err(|_| ParseError::whole(Kind::Damaged))?;
    Ok(text.into_owned())
}

fn foreign(foreign: Foreign) -> ParseError {
    ParseError::whole(Kind::Foreign(foreign))
}

/// Reads an address of a known program; `None` for any other text.
pub(super) fn read(text: &str) -> Option<Answer> {
    if let Some(fragment) = text.strip_prefix("#m=").or_else(|| text.strip_prefix("m=")) {
        let address = Address { host: "", path: "", query: "", fragment };
        return address.value("p").map(|payload| penpa::read(&payload?));
    }
    let (address, has_scheme) = Address::of(text)?;
    let answer = known(&address)?;
    (has_scheme || text.contains('/')).then_some(answer)
}

fn known(address: &Address) -> Option<Answer> {
    let missing = || Err(foreign(Foreign::WebAddress));
    if address.is("sudokuwiki.org") {
        return Some(match address.value("bd") {
            Some(value) => value.and_then(|value| {
                if value.contains(',') { cages::sudoku_wiki(&value) } else { sudokuwiki::read(&value) }
            }),
            None => missing(),
        });
    }
    if address.is("sudokuexchange.com") {
        return Some(match address.value("s") {
            Some(value) => value.and_then(|value| {
                // All its puzzles have one size, so anything shorter is the short form.
                if value.len() == Shape::S9.cell_count() {
                    digits(&value, Format::SudokuExchange)
                } else {
                    sudokupad::short_digits(&value, Format::SudokuExchange)
                }
            }),
            None => missing(),
        });
    }
    if address.is("sudoku.coach") {
        let mut parts = address.path.trim_end_matches('/').rsplit('/');
        let (last, kind) = (parts.next().unwrap_or_default(), parts.next());
        return Some(match kind {
            Some("s") => Err(foreign(Foreign::OnServer)),
            Some("play" | "solver" | "construct") => decoded(last).and_then(|text| {
                if coach::is_meant(&text) { coach::read(&text) } else { digits(&text, Format::SudokuCoach) }
            }),
            _ => missing(),
        });
    }
    if address.is("f-puzzles.com") {
        return Some(match address.value("load") {
            Some(value) => value.and_then(|value| f_puzzles::read(&value, Format::FPuzzles)),
            None => match address.value("id") {
                Some(_) => Err(foreign(Foreign::OnServer)),
                None => missing(),
            },
        });
    }
    let pads =
        ["sudokupad.app", "beta.sudokupad.app", "app.crackingthecryptic.com", "sudokupad.svencodes.com"];
    if pads.iter().any(|pad| address.is(pad)) {
        let named = address.value("puzzleid").or_else(|| address.value("load"));
        let path = address.path.strip_prefix("sudoku/").unwrap_or(address.path);
        return Some(match named {
            Some(value) => value.and_then(|value| sudokupad::read(&value)),
            None if path.trim_end_matches('/').is_empty() => missing(),
            None => decoded(path).and_then(|path| sudokupad::read(&path)),
        });
    }
    if address.is("sigh.github.io") {
        return Some(match address.value("q") {
            Some(value) => value.and_then(|value| constraints(&value)),
            None => missing(),
        });
    }
    if address.path.contains("penpa-edit") || address.fragment.starts_with("m=") {
        return Some(match address.value("p") {
            Some(value) => value.and_then(|value| penpa::read(&value)),
            None => missing(),
        });
    }
    if address.is("chiark.greenend.org.uk") {
        return Some(decoded(address.fragment).and_then(|id| solo::read(&id).unwrap_or_else(missing)));
    }
    None
}

/// Returns whether a text by itself is in the language of the Interactive Sudoku Solver.
pub(super) fn is_language(text: &str) -> bool {
    [".Cage~", ".~R", ".AllDifferent~"].iter().any(|start| text.starts_with(start))
}

/// Reads the language of the Interactive Sudoku Solver: words after dots, with values after hyphens and tildes.
pub(super) fn constraints(text: &str) -> Answer {
    let damaged = || ParseError::whole(Kind::Damaged);
    let shape = Shape::S9;
    let mut board = ForeignBoard::empty(shape);
    let mut caged: cages::Cages = Vec::new();
    for word in text.trim().split('.').filter(|word| !word.is_empty()) {
        let cage = caged.len();
        let cells = |cells: &str| -> Result<Vec<_>, ParseError> {
            let lines: Option<Vec<_>> = cells.split('~').map(cages::named).collect();
            cages::on_board(shape, cage, &lines.ok_or_else(damaged)?)
        };
        if let Some(cage) = word.strip_prefix("Cage~") {
            let (sum, named) = cage.split_once('~').ok_or_else(damaged)?;
            // A sum of 0 is none.
            let sum = sum.parse::<u16>().map_err(|_| damaged())?;
            caged.push((cells(named)?, (sum > 0).then_some(sum)));
            continue;
        }
        if let Some(named) = word.strip_prefix("AllDifferent~") {
            caged.push((cells(named)?, None));
            continue;
        }
        let Some(givens) = word.strip_prefix('~') else {
            let name = word.split(['~', '_', '-']).next().unwrap_or(word);
            return Err(ParseError::whole(Kind::Variant(Rule::named(name))));
        };
        for given in givens.split('~') {
            let place = given.strip_prefix('R').and_then(|given| given.split_once('C'));
            let Some((row, (column, number))) =
                place.and_then(|(row, rest)| Some((row, rest.split_once('_')?)))
            else {
                return Err(ParseError::whole(Kind::Variant(Rule::named(given))));
            };
            let number_of = |text: &str| text.parse::<usize>().ok().filter(|&number| number > 0);
            let (row, column) = number_of(row).zip(number_of(column)).ok_or_else(damaged)?;
            let found = number_of(number).ok_or(ParseError::whole(Kind::Variant(Rule::Candidates)))?;
            *board.at(row - 1, column - 1).ok_or_else(damaged)? =
                Content::Given(digit(shape, found as u32).map_err(ParseError::whole)?);
        }
    }
    if !caged.is_empty() {
        board = board.on(&cages::on(shape, caged)?).ok_or_else(damaged)?;
    }
    Ok(board.reading(Format::Iss, Vec::new()))
}

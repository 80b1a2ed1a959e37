//! Addresses of other programs, and the part that holds the puzzle.

use super::{Answer, cages, coach, digits, f_puzzles, iss, penpa, solo, sudokupad, sudokuwiki};
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
            Some(value) => value.and_then(|value| iss::read(&value)),
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

//! Reading files and pipes, puzzle by puzzle. A list is never held whole, whatever its length.

mod guess;

use crate::{args::Source, failed::Failed, pool::Put};
use guess::{Guess, Head, LONGEST, WHOLE, is_comment, of_head};
use std::{
    fs::File,
    io::{self, BufRead, BufReader, IsTerminal, Read},
    ops::ControlFlow::{self, Continue},
    path::{Path, PathBuf},
};
use stepdoku::{Board, Error};

/// What to answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Item {
    /// The number among all items of the call, from 1.
    pub(crate) number: u64,
    /// Where it is from, for people.
    pub(crate) place: String,
    /// Whether the place is a line.
    pub(crate) is_line: bool,
    pub(crate) text: Result<String, Wrong>,
    /// The side of the other boards of the list.
    pub(crate) side: Option<usize>,
}

/// What is wrong with a text, and at which line and column of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Wrong {
    pub(crate) what: String,
    pub(crate) at: Option<(u32, u32)>,
}

impl Wrong {
    pub(crate) fn new(what: impl Into<String>) -> Self {
        Self { what: what.into(), at: None }
    }
}

impl From<Error> for Wrong {
    fn from(error: Error) -> Self {
        match error {
            Error::Text { what, at } => Self { what, at },
            other => Self::new(other.to_string()),
        }
    }
}

/// A file or a pipe, opened.
pub(crate) struct Opened {
    name: String,
    input: Box<dyn BufRead + Send>,
}

/// Opens all that a call reads, so that a wrong name is known before any work.
pub(crate) fn open(source: &Source) -> Result<Vec<Opened>, Failed> {
    let standard = || Opened {
        name: "standard input".to_owned(),
        input: Box::new(BufReader::with_capacity(1 << 16, io::stdin())),
    };
    if source.files.is_empty() {
        if io::stdin().is_terminal() {
            return Err(Failed::usage(
                "there is nothing to read. Name a file, or send puzzles through a pipe: stepdoku VERB FILE. Type - to enter them here.",
            ));
        }
        return Ok(vec![standard()]);
    }
    let open = |path: &PathBuf| {
        if path == Path::new("-") {
            return Ok(standard());
        }
        let name = path.display().to_string();
        let failed = |what: &str| Failed::because(format!("{name} can't be read: {what}."));
        if path.is_dir() {
            return Err(failed("it is a folder"));
        }
        let file = File::open(path).map_err(|error| failed(&error.to_string()))?;
        Ok(Opened { name, input: Box::new(BufReader::with_capacity(1 << 16, file)) })
    };
    source.files.iter().map(open).collect()
}

/// Puts the items of all sources, until there are no more or nobody wants one.
pub(crate) fn read(sources: Vec<Opened>, mixed: bool, put: Put<'_, Item>) {
    let mut number = 0;
    for Opened { name, input } in sources {
        let mut reader = Reader { name: &name, number: &mut number, mixed, put: &mut *put };
        if reader.read(input).is_break() {
            return;
        }
    }
}

struct Reader<'a> {
    name: &'a str,
    number: &'a mut u64,
    mixed: bool,
    put: Put<'a, Item>,
}

impl Reader<'_> {
    fn read(&mut self, mut input: Box<dyn BufRead + Send>) -> ControlFlow<()> {
        let head = match Head::read(&mut input) {
            Ok(head) => head,
            Err(error) => return self.failed(&error),
        };
        match of_head(&head) {
            Guess::List { side, header } => {
                let mut all = io::Cursor::new(head.bytes).chain(input);
                self.list(&mut all, side.filter(|_| !self.mixed), header)
            }
            Guess::Empty => {
                self.put(self.name.to_owned(), false, Err(Wrong::new("it holds no puzzle")), None)
            }
            Guess::Whole if head.is_all => self.whole(head.bytes),
            Guess::Whole => {
                let mut bytes = head.bytes;
                let rest = input.take((WHOLE + 1 - bytes.len().min(WHOLE)) as u64).read_to_end(&mut bytes);
                match rest {
                    Err(error) => self.failed(&error),
                    Ok(_) if bytes.len() > WHOLE => self.put(
                        self.name.to_owned(),
                        false,
                        Err(Wrong::new(
                            "it is no list with a puzzle on each line, and other files may have 8 MiB",
                        )),
                        None,
                    ),
                    Ok(_) => self.whole(bytes),
                }
            }
        }
    }

    fn put(
        &mut self,
        place: String,
        is_line: bool,
        text: Result<String, Wrong>,
        side: Option<usize>,
    ) -> ControlFlow<()> {
        *self.number += 1;
        (self.put)(Item { number: *self.number, place, is_line, text, side })
    }

    fn failed(&mut self, error: &io::Error) -> ControlFlow<()> {
        self.put(self.name.to_owned(), false, Err(Wrong::new(format!("reading failed: {error}"))), None)
    }

    fn list(&mut self, input: &mut dyn BufRead, side: Option<usize>, header: bool) -> ControlFlow<()> {
        let (mut bytes, mut header) = (Vec::new(), header);
        for line in 1_u64.. {
            match next_line(input, &mut bytes) {
                Err(error) => return self.failed(&error),
                Ok(Line::End) => break,
                Ok(Line::TooLong) => {
                    let what = Wrong::new(format!("the line is longer than {} KiB", LONGEST / 1024));
                    self.put(self.line(line), true, Err(what), None)?;
                }
                Ok(Line::Whole) => match text(&bytes, line == 1) {
                    Ok(text) if text.trim().is_empty() || is_comment(text) => {}
                    Ok(_) if std::mem::take(&mut header) => {}
                    Ok(text) => self.put(self.line(line), true, Ok(text.to_owned()), side)?,
                    Err(wrong) => self.put(self.line(line), true, Err(wrong), None)?,
                },
            }
        }
        Continue(())
    }

    fn line(&self, line: u64) -> String {
        format!("{}, line {line}", self.name)
    }

    /// One text in any format, with one puzzle or many.
    fn whole(&mut self, bytes: Vec<u8>) -> ControlFlow<()> {
        let whole = match text(&bytes, true) {
            Ok(text) => text,
            Err(wrong) => return self.put(self.name.to_owned(), false, Err(wrong), None),
        };
        match Board::read_all(whole) {
            Ok(boards) if boards.len() > 1 => {
                for (nth, board) in (1..).zip(boards) {
                    let read = board.map(|board| board.to_string()).map_err(Wrong::from);
                    self.put(format!("{}, puzzle {nth}", self.name), false, read, None)?;
                }
                Continue(())
            }
            // A text with one puzzle keeps what is beside its givens.
            _ => self.put(self.name.to_owned(), false, Ok(whole.to_owned()), None),
        }
    }
}

/// The text of bytes, without the mark that some programs put at the beginning of a file.
fn text(bytes: &[u8], is_first: bool) -> Result<&str, Wrong> {
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").filter(|_| is_first).unwrap_or(bytes);
    std::str::from_utf8(bytes)
        .map_err(|error| Wrong::new(format!("it is no text: byte {} is not UTF-8", error.valid_up_to() + 1)))
}

enum Line {
    Whole,
    TooLong,
    End,
}

/// Reads a line. One that is too long is passed over without being held.
fn next_line(input: &mut dyn BufRead, line: &mut Vec<u8>) -> io::Result<Line> {
    line.clear();
    let mut bounded = input.take(LONGEST as u64 + 1);
    if bounded.read_until(b'\n', line)? == 0 {
        return Ok(Line::End);
    }
    if line.ends_with(b"\n") || line.len() <= LONGEST {
        return Ok(Line::Whole);
    }
    loop {
        let buffer = input.fill_buf()?;
        let end = buffer.iter().position(|byte| *byte == b'\n');
        let (passed, last) = (end.map_or(buffer.len(), |end| end + 1), end.is_some() || buffer.is_empty());
        input.consume(passed);
        if last {
            return Ok(Line::TooLong);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::ops::ControlFlow::Break;

    const NINE: &str = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    const FOUR: &str = "3..2..1..2..1..4";

    fn items(text: &[u8], mixed: bool) -> Vec<Item> {
        let (mut all, text) = (Vec::new(), text.to_vec());
        let source = Opened { name: "x".to_owned(), input: Box::new(io::Cursor::new(text)) };
        read(vec![source], mixed, &mut |item| {
            all.push(item);
            Continue(())
        });
        all
    }

    /// Each item as its place, and its text or what is wrong.
    fn check(text: impl AsRef<[u8]>, expected: &[(&str, &str)]) {
        let text = text.as_ref();
        let all = items(text, false);
        let told = |item: &Item| {
            let text = match &item.text {
                Ok(text) => text.trim().to_owned(),
                Err(wrong) => format!("! {}", wrong.what),
            };
            (item.place.clone(), text)
        };
        let all: Vec<(String, String)> = all.iter().map(told).collect();
        let all: Vec<(&str, &str)> = all.iter().map(|(place, text)| (&**place, &**text)).collect();
        assert_eq!(all, expected, "{}", String::from_utf8_lossy(&text[..text.len().min(400)]));
    }

    #[test]
    fn lists_have_a_puzzle_on_each_line() {
        check(format!("{NINE}\n{NINE}\n"), &[("x, line 1", NINE), ("x, line 2", NINE)]);
        check(format!("{NINE}\r\n\r\n{NINE}"), &[("x, line 1", NINE), ("x, line 3", NINE)]);
        // The mark at the beginning stays outside.
        check(format!("\u{feff}{NINE}\n{NINE}"), &[("x, line 1", NINE), ("x, line 2", NINE)]);
        check(
            format!("# a list\n{NINE} one\n# {NINE}\n{NINE} two\n"),
            &[("x, line 2", &format!("{NINE} one")), ("x, line 4", &format!("{NINE} two"))],
        );
        check(
            format!("#p={NINE}\n#p={NINE}\n"),
            &[("x, line 1", &format!("#p={NINE}")), ("x, line 2", &format!("#p={NINE}"))],
        );
        check(format!("{FOUR}\n{FOUR}\n"), &[("x, line 1", FOUR), ("x, line 2", FOUR)]);
        check(
            format!("quizzes,solutions\n{NINE},{NINE}\n{NINE},{NINE}\n"),
            &[("x, line 2", &format!("{NINE},{NINE}")), ("x, line 3", &format!("{NINE},{NINE}"))],
        );
        assert_eq!(items(format!("{NINE}\n{NINE}").as_bytes(), false)[0].side, Some(9));
        assert_eq!(items(format!("{NINE}\n{NINE}").as_bytes(), true)[0].side, None);
    }

    #[test]
    fn a_damaged_list_stays_a_list() {
        let (torn, good) = (&NINE[..40], ("x, line 1", NINE));
        check(format!("{NINE}\n{torn}\n{NINE}\n"), &[good, ("x, line 2", torn), ("x, line 3", NINE)]);
        check(
            format!("{torn}\n{NINE}\n{NINE}\n"),
            &[("x, line 1", torn), ("x, line 2", NINE), ("x, line 3", NINE)],
        );
        check(
            format!("{NINE}\nhello\n{NINE}\n\0\u{1}\n"),
            &[good, ("x, line 2", "hello"), ("x, line 3", NINE), ("x, line 4", "\0\u{1}")],
        );
        let mut bytes = format!("{NINE}\n{NINE}\n").into_bytes();
        bytes.extend(b"\xff\xfe\n");
        bytes.extend(FOUR.as_bytes());
        check(
            &bytes,
            &[
                good,
                ("x, line 2", NINE),
                ("x, line 3", "! it is no text: byte 1 is not UTF-8"),
                ("x, line 4", FOUR),
            ],
        );
        let long = "1".repeat(10_000_000);
        check(
            format!("{NINE}\n{NINE}\n{long}\n{NINE}\n{long}"),
            &[
                good,
                ("x, line 2", NINE),
                ("x, line 3", "! the line is longer than 64 KiB"),
                ("x, line 4", NINE),
                ("x, line 5", "! the line is longer than 64 KiB"),
            ],
        );
    }

    #[test]
    fn whole_texts_are_one_puzzle_or_a_collection() {
        let in_rows = |puzzle: &str| -> String {
            puzzle.as_bytes().chunks(9).map(|row| String::from_utf8_lossy(row) + "\n").collect()
        };
        let (rows, other) = (in_rows(NINE), NINE.replace('5', "."));
        check(&rows, &[("x", rows.trim())]);
        check(format!("#A me\n{rows}"), &[("x", format!("#A me\n{rows}").trim())]);
        let both = format!("{rows}\n{}", in_rows(&other));
        check(both, &[("x, puzzle 1", NINE), ("x, puzzle 2", &other)]);
        check(NINE, &[("x", NINE)]);
        let torn: String = rows.lines().take(8).collect::<Vec<_>>().join("\n");
        check(&torn, &[("x", &torn)]);
    }

    #[test]
    fn what_is_no_text_is_said() {
        check("", &[("x", "! it holds no puzzle")]);
        check("\n\n# nothing\n", &[("x", "! it holds no puzzle")]);
        check(b"\x7fELF\x00\xff\xfe", &[("x", "! it is no text: byte 6 is not UTF-8")]);
        check("hello", &[("x", "hello")]);
        let long = "! it is no list with a puzzle on each line, and other files may have 8 MiB";
        check("1".repeat(10_000_000), &[("x", long)]);
        check("hello\n".repeat(2_000_000), &[("x", long)]);
    }

    #[test]
    fn a_long_list_is_not_held() {
        let list = format!("{NINE}\n").repeat(30_000);
        let mut seen = 0;
        let source = Opened { name: "x".to_owned(), input: Box::new(io::Cursor::new(list)) };
        read(vec![source], false, &mut |item| {
            seen = item.number;
            if seen == 20_000 { Break(()) } else { Continue(()) }
        });
        assert_eq!(seen, 20_000);
    }
}

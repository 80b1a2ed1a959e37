//! Whether a file is a list with a puzzle on each line, or one text in another format. Its head tells: two lines alone where they are
//! clear, so that a pipe is answered as it comes.

use std::io::{self, BufRead, Read};
use stepdoku::Board;

/// The longest line of a list in bytes, which is the longest text that holds one puzzle.
pub(super) const LONGEST: usize = 64 * 1024;
/// The longest text that is no list in bytes.
pub(super) const WHOLE: usize = 8 * 1024 * 1024;
/// How much of a file is read to know what it is: bytes, and lines with something on them.
const HEAD: usize = 1024 * 1024;
const LINES: usize = 300;
/// From this side on, a line with a whole board is longer than any row.
const SURE: usize = 6;

/// The beginning of a file.
pub(super) struct Head {
    pub(super) bytes: Vec<u8>,
    /// Whether there is nothing behind it.
    pub(super) is_all: bool,
    lines: Vec<Alone>,
    /// Whether the first line has no digit, as one with the names of columns.
    header: bool,
}

/// What a line is by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Alone {
    Board {
        side: usize,
        /// Whether it is full, as a row of candidates can seem to be.
        full: bool,
    },
    Nothing,
}

impl Alone {
    const fn side(self) -> Option<usize> {
        match self {
            Self::Board { side, .. } => Some(side),
            Self::Nothing => None,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Guess {
    List {
        /// The side of its boards.
        side: Option<usize>,
        /// Whether its first line names columns.
        header: bool,
    },
    Whole,
    Empty,
}

impl Head {
    pub(super) fn read(input: &mut dyn BufRead) -> io::Result<Self> {
        let mut head = Self { bytes: Vec::new(), is_all: false, lines: Vec::new(), header: false };
        while head.bytes.len() <= HEAD && head.lines.len() < LINES && !head.is_clear() {
            let begin = head.bytes.len();
            if input.take((WHOLE + 1 - begin) as u64).read_until(b'\n', &mut head.bytes)? == 0 {
                head.is_all = true;
                break;
            }
            let line = head.bytes[begin..].strip_prefix(b"\xef\xbb\xbf").unwrap_or(&head.bytes[begin..]);
            let text = str::from_utf8(line).unwrap_or("?");
            if text.trim().is_empty() || is_comment(text) {
                continue;
            }
            if head.lines.is_empty() {
                head.header = text.contains(|symbol: char| symbol.is_alphabetic())
                    && !text
                        .contains(|symbol: char| symbol.is_ascii_digit() || symbol == '<' || symbol == '{');
            }
            head.lines.push(alone(text));
        }
        Ok(head)
    }

    /// Whether its first two lines can only be those of a list.
    fn is_clear(&self) -> bool {
        let sure = |line: &Alone| match *line {
            Alone::Board { side, full: false } if side >= SURE => Some(side),
            _ => None,
        };
        matches!(&self.lines[..], [first, second, ..] if sure(first).is_some() && sure(first) == sure(second))
    }
}

pub(super) fn of_head(head: &Head) -> Guess {
    let header = head.header && head.lines.first() == Some(&Alone::Nothing);
    let lines = &head.lines[usize::from(header && head.lines.len() > 1)..];
    let sides = || lines.iter().filter_map(|line| line.side());
    let list = Guess::List { side: sides().next(), header };
    let (all, boards, sure) = (lines.len(), sides().count(), sides().filter(|&side| side >= SURE).count());
    // A line alone is read as a text, which may be a collection.
    let several = !head.is_all || head.lines.len() > 1;
    match () {
        () if all == 0 && head.is_all => Guess::Empty,
        () if several && all > 0 && (boards == all || sure * 2 >= all) => list,
        () if several && boards * 2 >= all && boards > 0 && !is_one(head) => list,
        () => Guess::Whole,
    }
}

/// Whether a text is a single board, as 16 rows are of which some could be boards of 4 rows.
fn is_one(head: &Head) -> bool {
    head.is_all && str::from_utf8(&head.bytes).is_ok_and(|text| text.parse::<Board>().is_ok())
}

/// Whether a line says something about a list. A link may begin with the same sign.
pub(super) fn is_comment(line: &str) -> bool {
    let line = line.trim_start();
    line.starts_with('#') && !line.starts_with("#p=") && !line.starts_with("#s=")
}

fn alone(line: &str) -> Alone {
    // A file without line breaks may hold many.
    let may_hold_more = line.starts_with(['<', '{', '[']);
    if line.len() > LONGEST || may_hold_more && Board::read_all(line).is_ok_and(|all| all.len() > 1) {
        return Alone::Nothing;
    }
    match line.parse::<Board>() {
        Ok(board) => Alone::Board { side: board.side(), full: board.digits().iter().all(Option::is_some) },
        Err(_) => Alone::Nothing,
    }
}

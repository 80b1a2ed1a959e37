//! The part of an address behind `#` that holds a puzzle: `#p=` and the line. A link needs no server and
//! tells none: browsers keep this part to themselves.
//!
//! Other parts stand beside it, parted by `&`: `s=` names how the puzzle was made. That alone is a link, too:
//! whoever opens it makes the same puzzle. `b=` is the board as it was left, on the puzzle of `p=`; what it
//! says is not read here. Keys that are not known are left alone, so that links of later versions still open.
//! The whole grammar is in `docs/links.md`.

use super::error::{ParseError, ParseErrorKind};
use super::{Format, Reading};
use crate::Grid;
use percent_encoding::percent_decode_str;
use std::fmt;
use thiserror::Error;

/// The longest fragment that is looked at, in bytes, the board left out: a 25x25 with each character escaped
/// has 1875.
pub const MAX_BYTES: usize = 4096;
/// The longest board, in bytes: a 25x25 on which every cell has all notes of both kinds and all colours.
pub const MAX_BOARD: usize = 24 * 1024;
/// The longest name of how a puzzle was made, in characters: one to measure may hold a solution, a
/// pattern of 625 cells and many techniques.
pub const MAX_SPEC: usize = 3000;
/// The longest key.
const MAX_KEY: usize = 16;

/// What a link says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    grid: Grid,
    spec: Option<String>,
    board: Option<String>,
}

/// Why a fragment is no link. "Player:" says what the sentence shown has to hold; in each case the game on
/// the board stays as it is.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LinkError {
    /// Longer than [`MAX_BYTES`]. Player: the link is far too long for a puzzle.
    #[error("the link of {bytes} bytes is too big")]
    TooBig {
        /// Its size in bytes.
        bytes: usize,
    },
    /// Neither keys with values nor the name of a part of the page. Player: the link is damaged.
    #[error("the link is not made of keys and values")]
    Malformed,
    /// Escapes (`%2E`) that are cut off, or are no UTF-8. Player: the link is damaged.
    #[error("the link has a damaged escape")]
    BadEscape,
    /// A key that stands twice, so that it is unclear which puzzle is meant. Player: the link is damaged.
    #[error("the link has {key:?} twice")]
    Repeated {
        /// Which.
        key: char,
    },
    /// A name after `s=` that is too long or has other characters than letters, digits, `.` and `-`.
    /// Player: the link is damaged.
    #[error("the link names its making badly")]
    BadSpec,
    /// The board after `b=` is cut off or altered, or is none of this puzzle. Player: what was shared beside the
    /// puzzle is damaged or not all of it is there.
    #[error("the link's board is damaged")]
    BadBoard,
    /// The board after `b=` is written in a way that a later version knows. Player: the link comes from a newer
    /// version; reload the page.
    #[error("the link's board is of a later version")]
    NewerBoard,
    /// The puzzle itself cannot be read. Player: the link's puzzle is damaged, then the sentence of the
    /// kind.
    #[error("the link's puzzle is bad: {0}")]
    Puzzle(ParseErrorKind),
}

impl Link {
    /// A link to a puzzle.
    #[must_use]
    pub const fn new(grid: Grid) -> Self {
        Self { grid, spec: None, board: None }
    }

    /// The link with the name of how the puzzle was made; refused unless it has 1 to [`MAX_SPEC`] letters,
    /// digits, dots and hyphens.
    pub fn with_spec(self, spec: &str) -> Result<Self, LinkError> {
        Ok(Self { spec: Some(plain(spec)?.to_owned()), ..self })
    }

    /// The link with the board as it was left, which is written in letters, digits, hyphens and underscores.
    pub fn with_board(self, board: &str) -> Result<Self, LinkError> {
        Ok(Self { board: Some(packed(board)?.to_owned()), ..self })
    }

    /// The puzzle.
    #[must_use]
    pub const fn grid(&self) -> &Grid {
        &self.grid
    }

    /// How the puzzle was made, unread: letters, digits, dots and hyphens.
    #[must_use]
    pub fn spec(&self) -> Option<&str> {
        self.spec.as_deref()
    }

    /// The board as it was left, unread: letters, digits, hyphens and underscores.
    #[must_use]
    pub fn board(&self) -> Option<&str> {
        self.board.as_deref()
    }
}

/// The fragment, with its `#`.
impl fmt::Display for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#p={}", self.grid)?;
        self.spec.iter().try_for_each(|spec| write!(f, "&s={spec}"))?;
        self.board.iter().try_for_each(|board| write!(f, "&b={board}"))
    }
}

/// The fragment of a puzzle, with its `#`.
#[must_use]
pub fn write(grid: &Grid) -> String {
    format!("#p={grid}")
}

/// The fragment of a text that is one, or a whole address.
#[must_use]
pub fn fragment(text: &str) -> Option<&str> {
    let text = text.trim();
    if text.starts_with("#p=") || text.starts_with("#s=") {
        Some(text)
    } else if text.starts_with("https://") || text.starts_with("http://") {
        Some(text.find('#').map_or("", |start| &text[start..]))
    } else {
        None
    }
}

/// What a fragment says, with or without its `#`; `None` if it is empty, names a part of the page, or has
/// no puzzle among its keys.
pub fn read(fragment: &str) -> Result<Option<Link>, LinkError> {
    let Values { puzzle, spec, board } = values(fragment)?;
    let Some(puzzle) = puzzle else { return Ok(None) };
    let link = Link::new(grid(&puzzle)?);
    let link = match spec {
        Some(spec) => link.with_spec(&spec)?,
        None => link,
    };
    Ok(Some(match board {
        Some(board) => link.with_board(&board)?,
        None => link,
    }))
}

/// The link of a fragment that is made as [`write`] and [`Link`] make it, and has no board. It says the same as what [`read`] comes to,
/// which knows whatever else stands in an address for a puzzle.
#[must_use]
pub fn read_own(fragment: &str) -> Option<Link> {
    let Values { puzzle, spec, board: None } = values(fragment).ok()? else { return None };
    let grid = Grid::from_line(&puzzle?)?;
    let open = (1..grid.order().cell_count()).contains(&grid.filled_count());
    let link = Link::new(grid);
    match spec {
        Some(spec) => link.with_spec(&spec).ok(),
        None => Some(link),
    }
    .filter(|_| open)
}

/// Whether a fragment has something for a puzzle among its keys, be it one or not.
#[must_use]
pub fn names_a_puzzle(fragment: &str) -> bool {
    values(fragment).is_ok_and(|values| values.puzzle.is_some())
}

/// How the puzzle is made that a fragment means, unread, if it names no puzzle itself.
pub fn recipe(fragment: &str) -> Result<Option<String>, LinkError> {
    let Values { puzzle, spec, .. } = values(fragment)?;
    spec.filter(|_| puzzle.is_none()).map(|spec| plain(&spec).map(str::to_owned)).transpose()
}

/// The name of how a puzzle was made, if it is one.
fn plain(spec: &str) -> Result<&str, LinkError> {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'.' | b'-');
    let fits = !spec.is_empty() && spec.len() <= MAX_SPEC && spec.bytes().all(plain);
    if fits { Ok(spec) } else { Err(LinkError::BadSpec) }
}

/// The text of a board, if it can be one.
fn packed(board: &str) -> Result<&str, LinkError> {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'-');
    let fits = !board.is_empty() && board.len() <= MAX_BOARD && board.bytes().all(plain);
    if fits { Ok(board) } else { Err(LinkError::BadBoard) }
}

/// What stands behind the keys that are known.
#[derive(Default)]
struct Values {
    puzzle: Option<String>,
    spec: Option<String>,
    board: Option<String>,
}

fn values(fragment: &str) -> Result<Values, LinkError> {
    let bytes = fragment.len();
    if bytes > MAX_BYTES + MAX_BOARD {
        return Err(LinkError::TooBig { bytes });
    }
    let fragment = fragment.strip_prefix('#').unwrap_or(fragment);
    let word = |text: &str| text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
    if word(fragment) {
        return if bytes > MAX_BYTES { Err(LinkError::TooBig { bytes }) } else { Ok(Values::default()) };
    }
    let mut values = Values::default();
    for part in fragment.split('&') {
        let (key, value) = part.split_once('=').ok_or(LinkError::Malformed)?;
        if key.is_empty() || key.len() > MAX_KEY || !word(key) {
            return Err(LinkError::Malformed);
        }
        let (known, key) = match key {
            "p" => (&mut values.puzzle, 'p'),
            "s" => (&mut values.spec, 's'),
            "b" => (&mut values.board, 'b'),
            _ => continue,
        };
        if known.replace(decode(value)?).is_some() {
            return Err(LinkError::Repeated { key });
        }
    }
    if bytes - values.board.as_ref().map_or(0, String::len) > MAX_BYTES {
        return Err(LinkError::TooBig { bytes });
    }
    Ok(values)
}

/// Escapes undone, strictly: what is left of a damaged one must not reach the reader of grids.
fn decode(value: &str) -> Result<String, LinkError> {
    let decoded = percent_decode_str(value).decode_utf8().map_err(|_| LinkError::BadEscape)?;
    if decoded.contains('%') { Err(LinkError::BadEscape) } else { Ok(decoded.into_owned()) }
}

/// The grid of a line. A link holds a line and nothing else that the reader knows.
fn grid(line: &str) -> Result<Grid, LinkError> {
    let strange = line.chars().find(|&symbol| !super::cells::is_symbol(symbol));
    if let Some(symbol) = strange {
        return Err(LinkError::Puzzle(ParseErrorKind::UnknownSymbol { symbol }));
    }
    match super::read_plain(line) {
        Ok(Reading { grid, format: Format::Line, .. }) => Ok(grid),
        Ok(_) => Err(LinkError::Malformed),
        Err(ParseError { kind, .. }) => Err(LinkError::Puzzle(kind)),
    }
}

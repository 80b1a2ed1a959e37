//! Links: the fragment of an address after `#`. `#p=` and a line hold a puzzle. A link needs no server and
//! tells none: browsers do not send the fragment.
//!
//! Other keys are separated by `&`. `s=` names how the puzzle was made, and is a link by itself: anyone who
//! opens it gets the same puzzle. `b=` is the board with its progress, for the puzzle of `p=`; this module
//! does not parse it. Unknown keys are ignored, so that links of later versions still open. `docs/links.md`
//! has the whole grammar. `#l=` names the page of a technique, `#t=` has a lesson, `#x=` an assignment, `#r=`
//! its result, and `#h=` a piece of a game.

use super::error::{ParseError, ParseErrorKind};
use super::{Format, Reading};
use percent_encoding::percent_decode_str;
use std::fmt;
use sudoku_board::Grid;
use thiserror::Error;

/// The longest fragment that is read, in bytes, without the board: a 25x25 with each character escaped has
/// 1875, and a tag with unknown rules at most [so many more](sudoku_board::UnknownRules::MOST).
pub const MAX_BYTES: usize = 16 * 1024;
/// The longest board, in bytes: a 25x25 whose cells all have every note of both kinds and every colour.
pub const MAX_BOARD: usize = 24 * 1024;
/// The longest recipe, in characters: a measured one may have a solution, a pattern of 625 cells and many
/// techniques.
pub const MAX_SPEC: usize = 3000;
const MAX_KEY: usize = 16;

/// The content of a link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Link {
    grid: Grid,
    spec: Option<String>,
    board: Option<String>,
}

/// Why a fragment is not a link. "Player:" gives the content of the message; in each case the game on the
/// board stays unchanged.
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
    /// Escapes (`%2E`) that are cut off, or aren't UTF-8. Player: the link is damaged.
    #[error("the link has a damaged escape")]
    BadEscape,
    /// A repeated key, which leaves the puzzle unclear. Player: the link is damaged.
    #[error("the link has {key:?} twice")]
    Repeated {
        /// The key.
        key: char,
    },
    /// A recipe after `s=` that is too long or has other characters than letters, digits, `.` and `-`.
    /// Player: the link is damaged.
    #[error("the link names its making badly")]
    BadSpec,
    /// The board after `b=` is cut off or altered, or belongs to another puzzle. Player: the progress shared
    /// with the puzzle is damaged or incomplete.
    #[error("the link's board is damaged")]
    BadBoard,
    /// The board after `b=` has a newer format. Player: the link comes from a newer version; reload the page.
    #[error("the link's board is of a later version")]
    NewerBoard,
    /// The lesson after `t=` is cut off or altered. Player: the lesson of the link is damaged or incomplete.
    #[error("the link's lesson is damaged")]
    BadLesson,
    /// The lesson after `t=` has a newer format. Player: the link comes from a newer version; reload the page.
    #[error("the link's lesson is of a later version")]
    NewerLesson,
    /// The assignment after `x=` is cut off or altered. Player: the assignment of the link is damaged or
    /// incomplete.
    #[error("the link's assignment is damaged")]
    BadAssignment,
    /// The assignment after `x=` has a newer format. Player: the link comes from a newer version; reload the
    /// page.
    #[error("the link's assignment is of a later version")]
    NewerAssignment,
    /// The result after `r=` is cut off or altered. Player: the result of the link is damaged or incomplete.
    #[error("the link's result is damaged")]
    BadResult,
    /// The result after `r=` has a newer format. Player: the link comes from a newer version; reload the page.
    #[error("the link's result is of a later version")]
    NewerResult,
    /// The piece of a game after `h=` is cut off or altered. Player: the code is damaged or incomplete.
    #[error("the link's piece of a game is damaged")]
    BadHandover,
    /// The piece after `h=` has a newer format. Player: the code comes from a newer version; reload the page.
    #[error("the link's piece of a game is of a later version")]
    NewerHandover,
    /// The puzzle itself cannot be read. Player: the link's puzzle is damaged, then the sentence of the kind.
    #[error("the link's puzzle is bad: {0}")]
    Puzzle(ParseErrorKind),
}

impl Link {
    /// Makes a link to a puzzle.
    #[must_use]
    pub const fn new(grid: Grid) -> Self {
        Self { grid, spec: None, board: None }
    }

    /// Adds a recipe to the link. Returns an error unless it has 1 to [`MAX_SPEC`] letters, digits, dots and hyphens.
    pub fn with_spec(self, spec: &str) -> Result<Self, LinkError> {
        Ok(Self { spec: Some(plain(spec)?.to_owned()), ..self })
    }

    /// Adds a board in progress to the link. Returns an error unless it has 1 to [`MAX_BOARD`] letters, digits,
    /// hyphens and underscores.
    pub fn with_board(self, board: &str) -> Result<Self, LinkError> {
        Ok(Self { board: Some(packed(board)?.to_owned()), ..self })
    }

    /// Returns the puzzle.
    #[must_use]
    pub const fn grid(&self) -> &Grid {
        &self.grid
    }

    /// Returns the recipe, unparsed, if there is one: letters, digits, dots and hyphens.
    #[must_use]
    pub fn spec(&self) -> Option<&str> {
        self.spec.as_deref()
    }

    /// Returns the board in progress, unparsed, if there is one: letters, digits, hyphens and underscores.
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

/// Writes the fragment of a puzzle, with its `#`.
///
/// ```
/// use sudoku_board::Grid;
/// use sudoku_notation::link;
///
/// let grid = Grid::from_line("12.........34...").expect("a line of 16 symbols");
/// let fragment = link::write(&grid);
/// assert_eq!(fragment, "#p=12.........34...");
/// let read = link::read(&fragment).expect("a link").expect("a puzzle");
/// assert_eq!(read.grid(), &grid);
/// ```
#[must_use]
pub fn write(grid: &Grid) -> String {
    format!("#p={grid}")
}

/// Returns the fragment of an address, or the text itself if it is a fragment.
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

/// Parses a fragment, with or without its `#`; `None` if it is empty, names a part of the page, or has no
/// puzzle among its keys.
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

/// Parses a fragment that [`write()`] or [`Link`] made, without a board. The result equals that of [`read`],
/// which also knows all other ways to put a puzzle into an address.
#[must_use]
pub fn read_own(fragment: &str) -> Option<Link> {
    let Values { puzzle, spec, board: None } = values(fragment).ok()? else { return None };
    let grid = Grid::from_line(&puzzle?)?;
    let open = (1..grid.shape().cell_count()).contains(&grid.filled_count());
    let link = Link::new(grid);
    match spec {
        Some(spec) => link.with_spec(&spec).ok(),
        None => Some(link),
    }
    .filter(|_| open)
}

/// Returns whether a fragment has a key for a puzzle, valid or not.
#[must_use]
pub fn names_a_puzzle(fragment: &str) -> bool {
    values(fragment).is_ok_and(|values| values.puzzle.is_some())
}

/// Returns the slug of the technique whose page a fragment names with `l=`, known or not.
#[must_use]
pub fn lesson(fragment: &str) -> Option<&str> {
    alone(fragment, "l=")
}

/// Returns the fragment that names a technique by its slug.
#[must_use]
pub fn of_lesson(slug: &str) -> String {
    format!("#l={slug}")
}

/// Returns the lesson of a fragment behind `t=`, unparsed.
#[must_use]
pub fn deck(fragment: &str) -> Option<&str> {
    alone(fragment, "t=")
}

/// Returns the assignment of a fragment behind `x=`, unparsed.
#[must_use]
pub fn assignment(fragment: &str) -> Option<&str> {
    alone(fragment, "x=")
}

/// Returns the result of a fragment behind `r=`, unparsed.
#[must_use]
pub fn outcome(fragment: &str) -> Option<&str> {
    alone(fragment, "r=")
}

/// Returns the piece of a game in a fragment behind `h=`, unparsed.
#[must_use]
pub fn piece(fragment: &str) -> Option<&str> {
    alone(fragment, "h=")
}

/// Returns whether a fragment has a key that comes first and alone: that of a page, a lesson, an assignment, a result,
/// or a piece of a game.
#[must_use]
pub fn is_no_puzzle(fragment: &str) -> bool {
    let fragment = fragment.trim_start_matches('#').as_bytes();
    matches!(fragment, [b'l' | b't' | b'x' | b'r' | b'h', b'=', ..])
}

/// Returns the value of a key that comes first and alone; `None` if the fragment begins otherwise.
fn alone<'a>(fragment: &'a str, key: &str) -> Option<&'a str> {
    let value = fragment.trim_start_matches('#').strip_prefix(key)?;
    value.split('&').next()
}

/// Returns the name of the things on the board of the simple view that a fragment opens with `v=`, known or not, and
/// the rest of the fragment; `None` without `v=`.
#[must_use]
pub fn simple(fragment: &str) -> Option<(&str, &str)> {
    let view = fragment.trim_start_matches('#').strip_prefix("v=")?;
    Some(view.split_once('&').unwrap_or((view, "")))
}

/// Returns the recipe of a fragment, unparsed, if it has no puzzle itself.
pub fn recipe(fragment: &str) -> Result<Option<String>, LinkError> {
    let Values { puzzle, spec, .. } = values(fragment)?;
    spec.filter(|_| puzzle.is_none()).map(|spec| plain(&spec).map(str::to_owned)).transpose()
}

/// Checks the length and the characters of a recipe.
fn plain(spec: &str) -> Result<&str, LinkError> {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'.' | b'-');
    let fits = !spec.is_empty() && spec.len() <= MAX_SPEC && spec.bytes().all(plain);
    if fits { Ok(spec) } else { Err(LinkError::BadSpec) }
}

/// Checks the characters of a board.
fn packed(board: &str) -> Result<&str, LinkError> {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'-');
    let fits = !board.is_empty() && board.len() <= MAX_BOARD && board.bytes().all(plain);
    if fits { Ok(board) } else { Err(LinkError::BadBoard) }
}

/// The values of known keys.
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

/// Unescapes strictly: the reader of grids must not see the remains of a damaged escape.
fn decode(value: &str) -> Result<String, LinkError> {
    let decoded = percent_decode_str(value).decode_utf8().map_err(|_| LinkError::BadEscape)?;
    if decoded.contains('%') { Err(LinkError::BadEscape) } else { Ok(decoded.into_owned()) }
}

/// Reads the grid of a line. A link accepts a line only, none of the reader's other formats.
fn grid(line: &str) -> Result<Grid, LinkError> {
    let (_, symbols) = super::tagged(line).unwrap_or(("", line));
    let strange = symbols.chars().find(|&symbol| !super::cells::is_symbol(symbol));
    if let Some(symbol) = strange {
        return Err(LinkError::Puzzle(ParseErrorKind::UnknownSymbol { symbol }));
    }
    match super::read_plain(line) {
        Ok(Reading { grid, format: Format::Line, .. }) => Ok(grid),
        Ok(_) => Err(LinkError::Malformed),
        Err(ParseError { kind, .. }) => Err(LinkError::Puzzle(kind)),
    }
}

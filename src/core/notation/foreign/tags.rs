//! The tag of a board's rules before a colon, as this program writes it: `x:` for diagonals. People also paste it in
//! capitals, with a space behind it, and inside a sentence. A tag never gets lost: without its rule, the digits would
//! be another puzzle.

use super::{Answer, Rule, hodoku, one};
use crate::{ParseError, ParseErrorKind as Kind, bare_board, on_variant};
use sudoku_board::{Constraint, Shape};

/// The longest word that may be the letters of rules.
const MOST_LETTERS: usize = 4;

/// A board behind a tag in a line.
pub(super) struct Tagged {
    /// Its place in the line, in bytes.
    pub(super) from: usize,
    pub(super) to: usize,
    /// The board with its tag; an error if no rule has that tag.
    pub(super) board: Result<String, ParseError>,
}

/// Reads a text that begins with a tag; `None` if it begins with none.
pub(super) fn read(text: &str) -> Option<Answer> {
    let (word, rest) = text.trim().split_once(':')?;
    if rest.contains(':') {
        return None;
    }
    let attached = !rest.starts_with(char::is_whitespace);
    let end = rest.find(|symbol: char| !is_cell(symbol)).unwrap_or(rest.len());
    let (line, begun) = (rest.trim(), board(&rest[..end]));
    // A killer may have no digits.
    let dots = Some(line).filter(|line| line.bytes().all(|sign| sign == b'.'));
    if let Some(tag) = known(word, begun.or(dots)) {
        let read = || one(line).and_then(|reading| on_variant(&tag, reading));
        return Some(bare_board(&tag, line).map_or_else(read, Ok));
    }
    (attached && begun.is_some()).then(|| unknown(word)).flatten().map(Err)
}

/// Returns the boards with a tag in a line. In a list with letters for its lines, a tag is beside its board.
pub(super) fn in_line(line: &str, lettered: bool) -> Vec<Tagged> {
    let mut all = Vec::new();
    if hodoku::is_library(line) {
        return all;
    }
    for (colon, _) in line.match_indices(':') {
        let before = &line[..colon];
        let from = before.rfind(|symbol: char| !symbol.is_ascii_alphanumeric());
        let from = from.map_or(0, |at| at + before[at..].chars().next().map_or(1, char::len_utf8));
        // The text of clues has signs in it.
        let spaced = before.rfind(char::is_whitespace).map_or(0, |at| at + 1);
        let has_clues = before.is_char_boundary(spaced) && before[spaced..].contains(Shape::CLUES);
        let from = if has_clues { spaced } else { from };
        let (word, after) = (&before[from..], &line[colon + 1..]);
        let rest = after.trim_start_matches(' ');
        let attached = rest.len() == after.len();
        if word.is_empty() || before[..from].ends_with(':') || (lettered && !attached) {
            continue;
        }
        let end = rest.find(|symbol: char| !is_cell(symbol)).unwrap_or(rest.len());
        let Some(board) = board(&rest[..end]) else { continue };
        let to = line.len() - rest.len() + board.len();
        let board = match known(word, Some(board)) {
            Some(tag) => Ok(format!("{tag}:{board}")),
            None => match unknown(word).filter(|_| attached) {
                Some(error) => Err(error),
                None => continue,
            },
        };
        all.push(Tagged { from, to, board });
    }
    all
}

/// Returns whether a line ends with a tag of known rules.
pub(super) fn ends(line: &str) -> bool {
    let word = line.trim_end().strip_suffix(':').and_then(|before| before.split_whitespace().next_back());
    word.is_some_and(|word| known(word, None).is_some())
}

/// Returns whether a line begins with a board.
pub(super) fn begins_with_a_board(line: &str) -> bool {
    line.split_whitespace().next().is_some_and(|word| board(word).is_some())
}

/// The signs behind which a tag has no letters of rules.
const MARKED: [char; 2] = [Shape::CLUES, Shape::UNKNOWN];

/// Returns the tag of known rules, in the usual letters. A tag that names boxes is also the name of a house, so it
/// counts only before a board that has such boxes.
fn known(word: &str, board: Option<&str>) -> Option<String> {
    // The texts of cages, clues and unknown rules mean other things by capitals than by small letters.
    let from = cages_from(word).or_else(|| word.find(MARKED));
    let (rules, exact) = word.split_at(from.unwrap_or(word.len()));
    let tag = format!("{}{exact}", rules.to_ascii_lowercase());
    let letters = tag.chars().take_while(|&letter| is_rule(letter)).count();
    let has_boxes = tag[letters..].starts_with('b');
    let shape = || Shape::from_cell_count(board?.chars().count())?.tagged(&tag);
    let fits = letters <= MOST_LETTERS && Shape::is_tag(&tag) && (!has_boxes || shape().is_some());
    fits.then_some(tag)
}

/// Returns where the cages of a tag begin.
fn cages_from(tag: &str) -> Option<usize> {
    let end = tag.find(MARKED).unwrap_or(tag.len());
    tag[..end].match_indices('c').map(|(at, _)| at).find(|&at| Shape::is_tag(&tag[at..]))
}

fn is_rule(letter: char) -> bool {
    Constraint::ALL.iter().any(|rule| rule.letter() == letter)
}

/// Returns the error for a tag of no known rule, as a later version may have; `None` for a word that is a label.
fn unknown(word: &str) -> Option<ParseError> {
    const MOST_OF_A_TAG: usize = 2;
    let letters = word.len() <= MOST_LETTERS && word.chars().all(|letter| letter.is_ascii_alphabetic());
    let strange = word.chars().filter(|letter| !is_rule(letter.to_ascii_lowercase())).count();
    (letters && !word.is_empty() && (word.len() <= MOST_OF_A_TAG || strange == 1))
        .then(|| ParseError::whole(Kind::Variant(Rule::named(word))))
}

/// Returns the board that a run of symbols begins with, without the end of its sentence. A sign that is an empty cell
/// elsewhere in the run ends no sentence: the board has a cell too many.
fn board(run: &str) -> Option<&str> {
    let whole = |run: &&str| Shape::from_cell_count(run.chars().count()).is_some();
    let cells = |run: &&str| run.bytes().any(|symbol| symbol.is_ascii_digit());
    let of_a_sentence = |end: &char| run.strip_suffix(*end).filter(|inner| !inner.contains(*end));
    let ended = ['.', '?', '-'].iter().find_map(of_a_sentence);
    Some(run).filter(whole).or_else(|| ended.filter(whole)).filter(cells)
}

fn is_cell(symbol: char) -> bool {
    symbol.is_ascii_alphanumeric() || matches!(symbol, '.' | '_' | '*' | '-' | '?' | '·')
}

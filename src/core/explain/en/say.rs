//! Putting sentences together from words and things.

use crate::{Candidate, Cell, Digit, DigitSet, House, explain::Span};

/// A sentence, from pieces.
macro_rules! sentence {
    ($($piece:expr),+ $(,)?) => {{
        let mut said: Vec<crate::explain::Span> = Vec::new();
        $(crate::explain::en::say::Piece::add($piece, &mut said);)+
        said
    }};
}
pub(super) use sentence;

/// Something that a sentence can say: words, a thing, or a list of things.
pub(super) trait Piece {
    fn add(self, said: &mut Vec<Span>);
}

impl Piece for &'static str {
    fn add(self, said: &mut Vec<Span>) {
        said.push(self.into());
    }
}

impl Piece for String {
    fn add(self, said: &mut Vec<Span>) {
        said.push(self.into());
    }
}

impl Piece for Vec<Span> {
    fn add(self, said: &mut Vec<Span>) {
        said.extend(self);
    }
}

impl Piece for Cell {
    fn add(self, said: &mut Vec<Span>) {
        said.push(Span::Cell(self));
    }
}

impl Piece for Digit {
    fn add(self, said: &mut Vec<Span>) {
        said.push(Span::Digit(self));
    }
}

impl Piece for House {
    fn add(self, said: &mut Vec<Span>) {
        said.push(Span::House(self));
    }
}

impl Piece for Candidate {
    fn add(self, said: &mut Vec<Span>) {
        said.push(Span::Candidate(self));
    }
}

/// Things with commas between, and a word before the last.
pub(super) struct List<T>(pub(super) Vec<T>, pub(super) &'static str);

impl<T: Piece> Piece for List<T> {
    fn add(self, said: &mut Vec<Span>) {
        let count = self.0.len();
        for (i, thing) in self.0.into_iter().enumerate() {
            if i > 0 {
                said.push(if i + 1 == count { self.1.into() } else { ", ".into() });
            }
            thing.add(said);
        }
    }
}

pub(super) fn and<T: Clone>(things: &[T]) -> List<T> {
    List(things.to_vec(), " and ")
}

pub(super) fn or<T: Clone>(things: &[T]) -> List<T> {
    List(things.to_vec(), " or ")
}

/// Houses, with "and" between a row and a column: with a comma they would read as a cell.
pub(super) fn houses(list: &[House]) -> Vec<Span> {
    let mut said = Vec::new();
    for (i, &house) in list.iter().enumerate() {
        let as_cell =
            matches!((i.checked_sub(1).map(|i| list[i]), house), (Some(House::Row(_)), House::Column(_)));
        if i > 0 {
            said.push(if as_cell || i + 1 == list.len() { " and ".into() } else { ", ".into() });
        }
        house.add(&mut said);
    }
    said
}

pub(super) fn all_of(digits: DigitSet) -> List<Digit> {
    List(digits.iter().collect(), " and ")
}

pub(super) fn one_of(digits: DigitSet) -> List<Digit> {
    List(digits.iter().collect(), " or ")
}

/// The most cells that a sentence names for one digit; of more it says how many they are.
pub(super) const NAMED: usize = 6;

/// "So r1c2 and r1c5, which see both pincers, can't be 4.", of what it begins with and what is said of the
/// cells in between.
pub(super) fn cannot(begins: &'static str, cells: &[Cell], aside: Vec<Span>, digit: Digit) -> Vec<Span> {
    let mut said = sentence!(begins, " ");
    if cells.len() > NAMED {
        said.push(format!("{} other cells", cells.len()).into());
    } else {
        and(cells).add(&mut said);
    }
    said.extend(aside);
    said.extend(sentence!(" can't be ", digit, "."));
    said
}

/// ", which see both pincers,", of cells.
pub(super) fn which_see(cells: &[Cell], what: impl Piece) -> Vec<Span> {
    sentence!(if cells.len() == 1 { ", which sees " } else { ", which see " }, what, ",")
}

/// How many things there are, as a word up to ten.
pub(super) fn number(count: usize) -> String {
    const WORDS: [&str; 11] =
        ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
    WORDS.get(count).map_or_else(|| count.to_string(), |&word| word.to_owned())
}

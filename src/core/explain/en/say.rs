//! Putting sentences together from words and things.

use crate::{Candidate, Cell, Digit, DigitSet, House, explain::Span};

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

pub(super) fn all_of(digits: DigitSet) -> List<Digit> {
    List(digits.iter().collect(), " and ")
}

pub(super) fn one_of(digits: DigitSet) -> List<Digit> {
    List(digits.iter().collect(), " or ")
}

/// A sentence, from pieces.
macro_rules! sentence {
    ($($piece:expr),+ $(,)?) => {{
        let mut said: Vec<crate::explain::Span> = Vec::new();
        $(crate::explain::en::say::Piece::add($piece, &mut said);)+
        said
    }};
}
pub(super) use sentence;

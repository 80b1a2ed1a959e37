//! The words on printed pages: which of them fit. The words themselves are in `core/paper.ftl`.

use super::{Locale, Span, house_name, level, rules, said, short, technique, types};
use crate::{Level, Technique, technique::Tenths};
use std::{fmt::Display, ops::RangeInclusive};
use sudoku_board::{Candidate, Clue, Constraint, Digit, DigitSet, House, Shape};

pub use types::Paper;

/// The words on printed pages in a language.
#[derive(Clone, Copy, Debug)]
pub struct PaperWords {
    /// The words.
    pub words: Paper,
    locale: Locale,
}

/// The features that the puzzles of one line of the contents share.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PartKind<'a> {
    /// The name of their lot, or the technique that it needs.
    pub name: Option<&'a str>,
    /// The size of the puzzles, if they share one.
    pub shape: Option<&'a Shape>,
    /// The level of the puzzles, if they share one.
    pub level: Option<Level>,
}

impl PaperWords {
    pub(super) fn new(locale: Locale) -> Self {
        Self { words: locale.language.paper(), locale }
    }

    /// The heading of a puzzle: its number, its size and its level.
    #[must_use]
    pub fn puzzle(&self, number: u16, shape: &Shape, of: Level) -> String {
        self.words.puzzle(usize::from(number), &size(shape), level(of, self.locale))
    }

    /// The heading of a puzzle whose lot has a name.
    #[must_use]
    pub fn named(&self, number: u16, name: &str) -> String {
        self.words.named(usize::from(number), name)
    }

    /// The rating of the hardest step, and HoDoKu's score.
    #[must_use]
    pub fn rated(&self, hardest: Tenths, score: u32) -> String {
        self.words.rated(&hardest.to_string(), &score.to_string())
    }

    /// A line of the contents: the puzzles of these numbers, of that size, name and level, or of several.
    #[must_use]
    pub fn part(&self, numbers: RangeInclusive<u16>, kind: &PartKind<'_>) -> String {
        let mut words = vec![range(&numbers)];
        words.extend(kind.shape.map(size));
        words.extend(kind.name.map(str::to_owned));
        words.extend(kind.level.map(|of| level(of, self.locale).to_owned()));
        words.join("   ")
    }

    /// The title of a page with the answers to these numbers.
    #[must_use]
    pub fn answers(&self, numbers: RangeInclusive<u16>) -> String {
        let named = range(&numbers);
        if is_one(&numbers) { self.words.answer_to(&named) } else { self.words.answers_to(&named) }
    }

    /// The pages of the answers.
    #[must_use]
    pub fn answers_on(&self, pages: RangeInclusive<usize>) -> String {
        let named = range(&pages);
        if is_one(&pages) { self.words.answers_on_page(&named) } else { self.words.answers_on_pages(&named) }
    }

    /// The title of a page with the solution steps of the puzzle with this number.
    #[must_use]
    pub fn way(&self, number: u16) -> String {
        self.words.way(usize::from(number))
    }

    /// The title of a step: its number and its technique.
    #[must_use]
    pub fn step(&self, number: usize, of: Technique) -> String {
        self.words.step(number, technique(of, self.locale))
    }

    /// The title of placements in a row on one board: their numbers.
    #[must_use]
    pub fn steps(&self, numbers: RangeInclusive<usize>) -> String {
        self.words.steps(&range(&numbers))
    }

    /// The title of a solution path by itself: the size and the level of its puzzle.
    #[must_use]
    pub fn path(&self, shape: &Shape, of: Level) -> String {
        self.words.path(&size(shape), level(of, self.locale))
    }

    /// A remark on how to make the magazine again, or on the batch that its puzzles were chosen from.
    #[must_use]
    pub fn again(&self, batch: &str, chosen: bool) -> String {
        if chosen { self.words.chosen_from(batch) } else { self.words.made_from(batch) }
    }

    /// The question about a digit that can be placed in this area.
    #[must_use]
    pub fn places(&self, area: House) -> String {
        self.words.places(&house_name(area, self.locale))
    }

    /// The question about candidates of these digits that can be ruled out. More digits than three would be a list
    /// to work through.
    #[must_use]
    pub fn rules_out(&self, digits: DigitSet) -> String {
        let names: Vec<&str> = digits.iter().map(|digit| said(digit, self.locale)).collect();
        match names.as_slice() {
            [one] => self.words.rules_out_one(one),
            [one, other] => self.words.rules_out_two(one, other),
            [one, other, last] => self.words.rules_out_three(one, other, last),
            _ => self.words.rules_out_some().to_owned(),
        }
    }

    /// A result without its reason: the digit that is placed, or the candidates that are ruled out.
    #[must_use]
    pub fn result(&self, placed: Option<Candidate>, eliminated: &[Candidate], shape: &Shape) -> String {
        let cell = |one: &Candidate| short(&Span::Cell(one.cell), shape, self.locale);
        if let Some(placed) = placed {
            return self.words.is(&cell(&placed), said(placed.digit, self.locale));
        }
        let gone =
            eliminated.iter().map(|one| self.words.cannot_be(&cell(one), said(one.digit, self.locale)));
        let comma = self.locale.language.names().list_comma();
        self.words.all_cannot_be(&gone.collect::<Vec<_>>().join(comma))
    }

    /// The letters of braille in the place of numbers from ten on, up to this digit.
    #[must_use]
    pub fn letters(&self, last: Digit) -> String {
        match last.symbol() {
            'A' => self.words.letter().into(),
            letter => self.words.letters(&letter.to_string(), usize::from(last.number())),
        }
    }

    /// The heading of a puzzle in braille: its number in a magazine, its size and rules, and its level.
    #[must_use]
    pub fn braille(&self, number: Option<u16>, shape: &Shape, of: Option<Level>) -> String {
        let mut said = size(shape);
        let constraints = shape.constraints().iter();
        let constraints = constraints.map(|constraint| rules::rule(constraint, self.locale).name.to_owned());
        let others = [
            rules::boxes(shape, self.locale),
            shape.regions().map(|_| self.words.jigsaw().to_owned()),
            shape.has_cages().then(|| self.words.killer().to_owned()),
        ];
        for rule in constraints.chain(others.into_iter().flatten()) {
            said = format!("{said} {rule}");
        }
        if let Some(of) = of {
            said = self.words.with_level(&said, level(of, self.locale));
        }
        number.map_or_else(|| said.clone(), |number| self.words.numbered(usize::from(number), &said))
    }

    /// The rules of some boards beyond the usual ones, each once.
    #[must_use]
    pub fn rules<'a>(&self, shapes: impl Iterator<Item = &'a Shape> + Clone) -> Vec<String> {
        let has = |rule: Constraint| shapes.clone().any(|shape| shape.constraints().has(rule));
        let own = Constraint::ALL.into_iter().filter(|&rule| has(rule));
        let mut said: Vec<String> =
            own.map(|rule| rules::rule(rule, self.locale).defined.to_owned()).collect();
        if shapes.clone().any(|shape| shape.regions().is_some()) {
            said.push(self.words.jigsaw_rule().to_owned());
        }
        if shapes.clone().any(Shape::has_cages) {
            said.push(self.words.killer_rule().to_owned());
        }
        for words in shapes.flat_map(|shape| rules::of_clues(shape, self.locale)) {
            if !said.contains(&words.said.as_ref().to_owned()) {
                said.push(words.said.into_owned());
            }
        }
        said
    }

    /// The name of a clue of a board, without an article.
    #[must_use]
    pub fn clue(&self, clue: &Clue, shape: &Shape) -> String {
        rules::of_clue(clue, shape, self.locale).name.into_owned()
    }
}

fn size(shape: &Shape) -> String {
    format!("{0}×{0}", shape.side())
}

fn is_one<T: PartialEq>(numbers: &RangeInclusive<T>) -> bool {
    numbers.start() == numbers.end()
}

/// Writes "4", or "4–8".
fn range<T: PartialEq + Display>(numbers: &RangeInclusive<T>) -> String {
    if is_one(numbers) {
        numbers.start().to_string()
    } else {
        format!("{}–{}", numbers.start(), numbers.end())
    }
}

//! Steps in words, with marks and links, as plain data.

use crate::{Candidate, Cell, Language, found::Found};
use sudoku_board::{Digit, House, Shape};
use sudoku_logic::{
    explain::{self, Span as Said, in_full, written_out},
    step::{marks, shown::Role, telling::Mention},
};

/// Why a step is true.
///
/// ```
/// # use stepdoku::{Ladder, Language, Position, Puzzle, unwatched};
/// let puzzle: Puzzle = "3..2..1..2..1..4".parse().unwrap();
/// let step = Position::of(&puzzle).next_step(&Ladder::default(), &mut unwatched).unwrap().unwrap();
/// let explanation = step.explain(Language::English);
/// assert_eq!(explanation.title, "Hidden single");
/// assert!(explanation.spans.iter().any(|span| span.conclusion));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[non_exhaustive]
pub struct Explanation {
    /// The name of the technique, with another name of the step if players know it by one.
    pub title: String,
    /// The sentences, with line breaks between the lines of a list. They name every premise, and are true without the board.
    pub text: String,
    /// The same text in pieces, each with what it names.
    pub spans: Vec<Span>,
    /// What to mark on the board.
    pub marks: Vec<Mark>,
    /// The links of a chain, in their order.
    pub links: Vec<Link>,
    /// The step in the Eureka notation of forums, if it has a form there.
    pub eureka: Option<String>,
    /// The step as `HoDoKu` writes it, if it has a form there.
    pub hodoku: Option<String>,
}

/// A piece of a text.
///
/// ```
/// # use stepdoku::{Ladder, Language, Position, Puzzle, unwatched};
/// let puzzle: Puzzle = "3..2..1..2..1..4".parse().unwrap();
/// let step = Position::of(&puzzle).next_step(&Ladder::default(), &mut unwatched).unwrap().unwrap();
/// for span in step.explain(Language::English).spans {
///     println!("{:?} names {:?}", span.text, span.cells);
/// }
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[non_exhaustive]
pub struct Span {
    /// The words.
    pub text: String,
    /// What kind of thing they name: `cells`, `house`, `digits`, `candidate`, `technique`, `statement` and `link` of a chain, `set`;
    /// `text` for nothing.
    pub kind: &'static str,
    /// The cells that they name, or those of the house.
    pub cells: Vec<Cell>,
    /// The digits that they name.
    pub digits: Vec<u8>,
    /// Whether they belong to the conclusion, which comes after the reasons.
    pub conclusion: bool,
}

/// A mark on the board.
///
/// ```
/// # use stepdoku::{Ladder, Language, Position, Puzzle, unwatched};
/// let puzzle: Puzzle = "3..2..1..2..1..4".parse().unwrap();
/// let step = Position::of(&puzzle).next_step(&Ladder::default(), &mut unwatched).unwrap().unwrap();
/// let marks = step.explain(Language::English).marks;
/// assert!(marks.iter().any(|mark| mark.role == "placed"));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[non_exhaustive]
pub struct Mark {
    /// The meaning: `house`, `cause`, `placed`, `guessed`, `eliminated`, `clash`, `aid`, `fin`, `color-0` and on, `set-0` and on.
    pub role: String,
    /// The cells: one, or all of a house.
    pub cells: Vec<Cell>,
    /// The digit, if a candidate is marked; `None` for whole cells and houses.
    pub digit: Option<u8>,
}

/// A link between two statements of a chain.
///
/// ```
/// # use stepdoku::{Ladder, Language, Position, Puzzle, unwatched};
/// let puzzle: Puzzle = "3..2..1..2..1..4".parse().unwrap();
/// let step = Position::of(&puzzle).next_step(&Ladder::default(), &mut unwatched).unwrap().unwrap();
/// assert!(step.explain(Language::English).links.is_empty(), "a single is no chain");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[non_exhaustive]
pub struct Link {
    /// One statement: one of these candidates is true.
    pub from: Vec<Candidate>,
    /// The other statement.
    pub to: Vec<Candidate>,
    /// Strong: if the first is false, the second is true. Weak: at most one is true.
    pub strong: bool,
}

pub(crate) fn explain(found: &Found, language: Language) -> Explanation {
    let (step, candidates, locale) = (&found.step, found.position.candidates(), language.locale());
    let shape = candidates.shape();
    let said = in_full(explain::explain(step, candidates, locale));
    let texts = written_out(&said, shape, locale);
    let mut conclusion = false;
    let mut spans = Vec::with_capacity(said.len());
    for (span, text) in said.iter().zip(texts) {
        conclusion |= matches!(span, Said::Conclusion);
        if !text.is_empty() {
            spans.push(named(span, text, conclusion, shape));
        }
    }
    let notation = |notation| explain::written::written(step, candidates, notation);
    Explanation {
        title: explain::title(step.title(), locale),
        text: spans.iter().map(|span| &*span.text).collect(),
        spans,
        marks: marked(&marks::marks(step, candidates, candidates), shape),
        links: marks::links(step, candidates)
            .iter()
            .map(|link| Link {
                from: Candidate::all_of(&link.from, shape),
                to: Candidate::all_of(&link.to, shape),
                strong: link.strong,
            })
            .collect(),
        eureka: notation(explain::written::Notation::Eureka),
        hodoku: notation(explain::written::Notation::Hodoku),
    }
}

fn house(house: House, shape: &Shape) -> Vec<Cell> {
    Cell::all_of(shape.geometry().cells(house), shape)
}

/// A piece of a text with what it names.
fn named(span: &Said, text: String, conclusion: bool, shape: &Shape) -> Span {
    let (mut cells, mut digits) = (Vec::new(), Vec::new());
    let kind = match span {
        Said::Cell(cell) => {
            cells.push(Cell::of(*cell, shape));
            "cells"
        }
        Said::Cells(all) => {
            cells = Cell::all_of(all, shape);
            "cells"
        }
        Said::House(one) | Said::HouseIn(one, _) | Said::HouseNumber(one) => {
            cells = house(*one, shape);
            "house"
        }
        Said::Digit(digit) => {
            digits.push(digit.number());
            "digits"
        }
        Said::Digits(all) => {
            digits = all.iter().map(Digit::number).collect();
            "digits"
        }
        Said::Candidate(candidate) => {
            cells.push(Cell::of(candidate.cell, shape));
            digits.push(candidate.digit.number());
            "candidate"
        }
        Said::Statement(_, _, digit, all) => {
            cells = Cell::all_of(all, shape);
            digits.push(digit.number());
            "statement"
        }
        Said::Technique(_) => "technique",
        Said::Link(..) => "link",
        Said::Set(_) => "set",
        _ => match span.mention() {
            Some(Mention::Cell(cell)) => {
                cells.push(Cell::of(cell, shape));
                "cells"
            }
            _ => "text",
        },
    };
    Span { text, kind, cells, digits, conclusion }
}

fn marked(marks: &marks::Marks, shape: &Shape) -> Vec<Mark> {
    let houses = marks.houses.iter().map(|&(one, role)| (house(one, shape), None, role));
    let cells = marks.cells.iter().map(|&(cell, role)| (vec![Cell::of(cell, shape)], None, role));
    let candidates = marks.candidates.iter().map(|&(candidate, role)| {
        (vec![Cell::of(candidate.cell, shape)], Some(candidate.digit.number()), role)
    });
    let all = houses.chain(cells).chain(candidates);
    all.map(|(cells, digit, role)| Mark { role: role_name(role), cells, digit }).collect()
}

fn role_name(role: Role) -> String {
    let name = match role {
        Role::House => "house",
        Role::Cause => "cause",
        Role::Placed => "placed",
        Role::Guessed => "guessed",
        Role::Eliminated => "eliminated",
        Role::Clash => "clash",
        Role::Lit => "lit",
        Role::Aid => "aid",
        Role::Fin => "fin",
        Role::Color(number) => return format!("color-{number}"),
        Role::Set(number) => return format!("set-{number}"),
    };
    name.to_owned()
}

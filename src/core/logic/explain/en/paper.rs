//! The English words on printed pages.

use super::{level, rules};
use crate::{
    Level,
    explain::paper::{BrailleWords, PaperTitles, PaperWords, PartKind, WorksheetWords},
    technique::Tenths,
};
use std::{fmt::Display, ops::RangeInclusive};
use sudoku_board::{Candidate, Digit, DigitSet, Shape, Symbols, names::cell_name};

pub(in crate::explain) static WORDS: PaperWords = PaperWords {
    puzzle: |number, shape, of| format!("{number}. {}, {}", size(shape), level(of)),
    named: |number, name| format!("{number}. {name}"),
    rated,
    scales: "Rating: the hardest step on Sudoku Explainer's scale. Score: the sum of HoDoKu's points for all steps.",
    count: |count| counted(count, "puzzle", "puzzles"),
    part,
    titles: PaperTitles { contents: "Contents", answers: "Answers", ways: "Step by step" },
    answers: |numbers| format!("{} {}", if is_one(&numbers) { "Answer" } else { "Answers" }, range(&numbers)),
    answers_on: |pages| {
        format!("Answers on {} {}", if is_one(&pages) { "page" } else { "pages" }, range(&pages))
    },
    way: |number| format!("Puzzle {number}, step by step"),
    step: |number, technique| format!("{number}. {}", super::technique(technique)),
    steps: |numbers| format!("Steps {}", range(&numbers)),
    path: |shape, of| format!("Solution path: {}, {}", size(shape), level(of)),
    start: "Puzzle",
    solved: "Solution",
    here: "Where the path ends",
    guess: "None of the techniques in use finds another step. From here it takes a guess.",
    again: |batch, chosen| format!("{} from {batch}", if chosen { "Chosen" } else { "Made" }),
    worksheet: WorksheetWords {
        title: "Worksheet",
        name: "Name",
        places: |area| {
            format!("One digit follows in {}. Which one, where, and why?", super::house_name(area))
        },
        rules_out,
        next: "What follows here, and why?",
        wrong: "This position contradicts its puzzle.",
        small: "The candidates are too small for paper.",
        in_code: "The code opens the position with them.",
        no_code: "The link to this position is too long for a code.",
        names: "r2c6 is the cell in row 2, column 6.",
        result,
    },
    braille: BrailleWords {
        signs: "Digits are low in their cell, without a number sign. Dots 4 and 6 are an empty cell.",
        letters,
        puzzle: braille_heading,
        answer: "Answer",
        rule: |rule| rules::rule(rule).defined,
        jigsaw: "Jigsaw: regions take the place of boxes. A map behind the puzzle has the same letter in all cells of a region.",
        regions: "Regions",
        killer: "Killer: the digits of a cage differ, and add up to its sum. A list behind the puzzle has the sum and the cells of each cage.",
        cages: "Cages",
    },
};

fn size(shape: &Shape) -> String {
    format!("{0}×{0}", shape.side())
}

/// Returns the names of the rules of a board, each after a space.
fn rules(shape: &Shape) -> String {
    let names = shape.constraints().iter().map(|constraint| format!(" {}", rules::rule(constraint).name));
    let boxes = rules::boxes(shape).map(|boxes| format!(" {boxes}"));
    let jigsaw = shape.regions().map(|_| " jigsaw".to_owned());
    let killer = shape.has_cages().then(|| " killer".to_owned());
    names.chain(boxes).chain(jigsaw).chain(killer).collect()
}

fn braille_heading(number: Option<u16>, shape: &Shape, of: Option<Level>) -> String {
    let number = number.map_or_else(String::new, |number| format!("{number}. "));
    let of = of.map_or_else(String::new, |of| format!(", {}", level(of)));
    format!("{number}{}{}{of}", size(shape), rules(shape))
}

/// Writes "The letters A to G are 10 to 16."
fn letters(last: Digit) -> String {
    let last_letter = last.symbol();
    if last_letter == 'A' {
        "The letter A is 10.".into()
    } else {
        format!("The letters A to {last_letter} are 10 to {}.", last.number())
    }
}

fn counted(count: usize, one: &str, many: &str) -> String {
    format!("{count} {}", if count == 1 { one } else { many })
}

fn rated(hardest: Tenths, score: u32) -> String {
    format!("Rating {hardest}, score {score}")
}

fn part(numbers: RangeInclusive<u16>, kind: &PartKind<'_>) -> String {
    let mut words = vec![range(&numbers)];
    words.extend(kind.shape.map(size));
    words.extend(kind.name.map(str::to_owned));
    words.extend(kind.level.map(level).map(str::to_owned));
    words.join("   ")
}

/// Writes "r3c4 is 5." or "r3c4 can't be 5, and r7c4 can't be 5."
fn result(placed: Option<Candidate>, eliminated: &[Candidate], shape: &Shape, symbols: Symbols) -> String {
    let cell = |one: &Candidate| cell_name(shape, one.cell);
    if let Some(placed) = placed {
        return format!("{} is {}.", cell(&placed), super::said(placed.digit, symbols));
    }
    let gone: Vec<String> = eliminated
        .iter()
        .map(|one| format!("{} can't be {}", cell(one), super::said(one.digit, symbols)))
        .collect();
    format!("{}.", gone.join(", "))
}

/// "Where can 3 or 5 be ruled out, and why?" More digits would be a list to work through.
fn rules_out(digits: DigitSet, symbols: Symbols) -> String {
    let names: Vec<&str> = digits.iter().map(|digit| super::said(digit, symbols)).collect();
    match names.as_slice() {
        [one] => format!("Where can {one} be ruled out, and why?"),
        [one, other] => format!("Where can {one} or {other} be ruled out, and why?"),
        [one, other, last] => format!("Where can {one}, {other} or {last} be ruled out, and why?"),
        _ => "Some candidates can be ruled out here. Which ones, and why?".to_owned(),
    }
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

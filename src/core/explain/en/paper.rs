//! Words on printed pages.

use super::level;
use crate::{
    Level, Order,
    explain::paper::{PaperTitles, PaperWords},
    rating::Tenths,
};
use std::{fmt::Display, ops::RangeInclusive};

pub(in crate::explain) static WORDS: PaperWords = PaperWords {
    puzzle: |number, order, of| format!("{number}. {}, {}", size(order), level(of)),
    rated,
    count: |count| counted(count, "puzzle", "puzzles"),
    part,
    titles: PaperTitles { contents: "Contents", answers: "Answers", ways: "Step by step" },
    answers: |numbers| format!("{} {}", if is_one(&numbers) { "Answer" } else { "Answers" }, range(&numbers)),
    answers_on: |pages| {
        format!("Answers on {} {}", if is_one(&pages) { "page" } else { "pages" }, range(&pages))
    },
    way: |number| format!("Puzzle {number}, step by step"),
    step: |number, technique| format!("{number}. {}", super::technique(technique)),
    path: |order, of| format!("Solution path: {}, {}", size(order), level(of)),
    start: "Puzzle",
    solved: "Solution",
    here: "Where the path ends",
    guess: "None of the techniques in use finds another step. From here it takes a guess.",
    again: |batch| format!("Made from {batch}"),
};

fn size(order: Order) -> String {
    format!("{0}×{0}", order.side())
}

fn counted(count: usize, one: &str, many: &str) -> String {
    format!("{count} {}", if count == 1 { one } else { many })
}

fn rated(hardest: Tenths, score: u32) -> String {
    format!("Rating {hardest}, score {score}")
}

fn part(numbers: RangeInclusive<u16>, order: Option<Order>, of: Option<Level>) -> String {
    let mut words = vec![range(&numbers)];
    words.extend(order.map(size));
    words.extend(of.map(level).map(str::to_owned));
    words.join("   ")
}

fn is_one<T: PartialEq>(numbers: &RangeInclusive<T>) -> bool {
    numbers.start() == numbers.end()
}

/// "4", or "4–8".
fn range<T: PartialEq + Display>(numbers: &RangeInclusive<T>) -> String {
    if is_one(numbers) {
        numbers.start().to_string()
    } else {
        format!("{}–{}", numbers.start(), numbers.end())
    }
}

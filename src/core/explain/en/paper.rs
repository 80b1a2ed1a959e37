//! Words on printed pages.

use crate::{Level, Order, explain::paper::PaperWords, rating::Tenths};

pub(in crate::explain) static WORDS: PaperWords = PaperWords {
    puzzle: |number, order, of| format!("{number}. {}, {}", size(order), level(of)),
    level,
    rated,
    count: |count| counted(count, "puzzle", "puzzles"),
    part,
    titles: ["Contents", "Answers", "Step by step"],
    answers: |from, to| if from == to { format!("Answer {from}") } else { format!("Answers {from}–{to}") },
    answers_on: |from, to| {
        if from == to { format!("Answers on page {from}") } else { format!("Answers on pages {from}–{to}") }
    },
    way: |number| format!("Puzzle {number}, step by step"),
    step: |number, technique| format!("{number}. {}", super::technique(technique)),
    guess: "None of the techniques finds another step. From here it takes a guess.",
    again: |batch| format!("Made from {batch}"),
};

const fn level(level: Level) -> &'static str {
    match level {
        Level::Easy => "Easy",
        Level::Medium => "Medium",
        Level::Hard => "Hard",
        Level::VeryHard => "Very hard",
        Level::Fiendish => "Fiendish",
        Level::Extreme => "Extreme",
    }
}

fn size(order: Order) -> String {
    format!("{0}×{0}", order.side())
}

fn counted(count: usize, one: &str, many: &str) -> String {
    format!("{count} {}", if count == 1 { one } else { many })
}

fn rated(hardest: Tenths, score: u32) -> String {
    format!("Rating {hardest}, score {score}")
}

fn part((from, to): (u16, u16), order: Option<Order>, of: Option<Level>) -> String {
    let numbers = if from == to { format!("{from}") } else { format!("{from}–{to}") };
    let mut words = vec![numbers];
    words.extend(order.map(size));
    words.extend(of.map(level).map(str::to_owned));
    words.join("   ")
}

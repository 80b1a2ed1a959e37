//! The facts about a puzzle.

use super::counted;
use crate::app::text::rating::RatingText;
use sudoku_core::{
    Technique,
    explain::{Locale, technique},
    rating::{Rating, Trials},
};
use sudoku_play::features::rating::Figure;

pub(super) const RATING: RatingText = RatingText {
    rating: "Working out how hard it is…",
    unknown: "Not rated yet",
    givens: |givens| counted(givens, "given", "givens"),
    details: "Details",
    score: ("HoDoKu-style score", "The score adds up every step; the word is HoDoKu's level."),
    scored,
    rated: |rating| format!("Hardest step rated {rating}"),
    ratings: ["Hardest step", "Hardest before the first digit", "First step"],
    scale: "Ratings use the Sudoku Explainer scale: 1.0 is the last cell of a row, 12.0 needs trial and error.",
    exact: (
        "On the scales of other programs",
        "Sudoku Explainer's ratings (SukakuExplainer 1.18.1) and HoDoKu's score (2.2), each by its own steps. HoDoKu's depends on the view: a turned or relabelled board may score differently.",
    ),
    line: "The puzzle in a line, with ER, EP and ED",
    figure: |figure| match figure {
        Figure::Er => ("ER", "the hardest step"),
        Figure::Ep => ("EP", "the hardest up to the first digit"),
        Figure::Ed => ("ED", "the first step"),
        Figure::Hodoku => ("HoDoKu", "the score of all steps"),
    },
    value: |view| {
        let least = if view.at_least { "at least " } else { "" };
        match (view.rating, view.score) {
            (Some(rating), _) => format!("{least}{rating}"),
            (None, Some((score, class))) => format!("{score} · {}", class.name()),
            (None, None) => String::new(),
        }
    },
    behind: |figure, name, cost| match figure {
        Figure::Hodoku => format!("hardest step: {name}, {cost}"),
        Figure::Er | Figure::Ep | Figure::Ed => name.to_owned(),
    },
    steps: "The steps behind them (a hint)",
    show: "Show the step",
    without: [
        "Working out the exact figures…",
        "The exact figures were not worked out. Open this again to try once more.",
        "Sudoku Explainer and HoDoKu rate 9×9 puzzles only.",
        "Sudoku Explainer does not rate puzzles with fewer than ten givens.",
    ],
    hardest: "Hardest technique (a hint)",
    technique: hardest,
    trials,
};

fn scored(rating: &Rating) -> String {
    format!("{} · {}", rating.score, rating.class.name())
}

fn hardest(name: Technique) -> String {
    format!("The hardest step: {}.", technique(name, Locale::ENGLISH))
}

fn trials(Trials { rounds, nested }: Trials) -> String {
    if nested {
        return "No technique that Stepdoku knows finishes this one: it takes trial and error within trial and error.".into();
    }
    let rounds = counted(rounds as usize, "round", "rounds");
    format!("Stepdoku's techniques don't finish this one: it takes {rounds} of trial and error.")
}

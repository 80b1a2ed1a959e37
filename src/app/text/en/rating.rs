//! The facts about a puzzle.

use super::counted;
use crate::app::text::rating::RatingText;
use sudoku_core::{
    Technique,
    explain::{Locale, technique},
    rating::{Rating, Trials},
};

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
    hardest: "Hardest technique (a hint)",
    technique: hardest,
    trials,
};

fn scored(rating: &Rating) -> String {
    format!("{} · {}", rating.score, rating.class.name())
}

fn hardest(name: Technique) -> String {
    format!("The hardest step: {}.", technique(name, Locale::English))
}

fn trials(Trials { rounds, nested }: Trials) -> String {
    if nested {
        return "No technique that Stepdoku knows finishes this one: it takes trial and error within trial and error.".into();
    }
    let rounds = counted(rounds as usize, "round", "rounds");
    format!("Stepdoku's techniques don't finish this one: it takes {rounds} of trial and error.")
}

//! What is told of a puzzle.

use super::counted;
use crate::app::text::puzzle::PuzzleText;
use sudoku_core::{
    Technique,
    explain::{Locale, technique},
    rating::{Rating, Trials},
};

pub(super) const PUZZLE: PuzzleText = PuzzleText {
    rating: "Working out how hard it is…",
    unknown: "Not rated yet",
    givens: "Givens",
    score: (
        "Score, as HoDoKu counts",
        "The score is what all steps cost together, with HoDoKu’s own word for it.",
    ),
    scored,
    ratings: ["Hardest step", "Up to the first digit", "First step"],
    scale: "Steps are rated on the scale of Sudoku Explainer, from 1.0 for the last cell of a row to 12 for what only trial and error finds.",
    hardest: "Hardest technique – a hint",
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
        return "No technique known here reaches the end: it takes trials within trials.".into();
    }
    let rounds = counted(rounds as usize, "round", "rounds");
    format!("No technique known here reaches the end: it takes {rounds} of trial and error.")
}

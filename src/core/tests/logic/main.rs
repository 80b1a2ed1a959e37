//! Grids and their logic: search, candidates, techniques, ladder, levels, ratings, made puzzles and
//! magazines.
#![cfg(not(target_family = "wasm"))]

#[path = "../common/mod.rs"]
mod common;
#[path = "../engine/mod.rs"]
mod engine;
#[path = "../engine/exact_cover.rs"]
mod exact_cover;
#[path = "../engine/golden.rs"]
mod golden;
#[path = "../engine/golden_measures.rs"]
mod golden_measures;
#[path = "../engine/golden_recipes.rs"]
mod golden_recipes;
#[path = "../engine/magazines.rs"]
mod magazines;

mod asked_logic;
mod candidates;
mod carried;
mod chains;
mod credit;
mod drills;
mod generate;
mod geometry;
mod guesses;
mod hodoku;
mod killer;
mod ladder;
mod levels;
mod lines;
mod made_lines;
mod magazine;
mod magazine_likeness;
mod measures;
mod passes;
mod possible;
mod premises;
mod rating;
mod rating_se;
mod recipes;
mod ruled;
mod search;
mod second_opinion;
mod shapes;
mod story;
mod study;
mod techniques;
mod trail;
mod twin_searches;
mod walking;
mod why;

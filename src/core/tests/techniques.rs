//! What each technique finds and what it does not, case by case; the cases stand in `data/techniques.txt`.
#![cfg(not(target_family = "wasm"))]

mod common;

use common::{at, digit, line};
use sudoku_core::{
    Candidate, Candidates, Order, Position, Technique,
    hunt::{Ladder, all_steps},
};

/// Candidates by digit, row and column: `4r2c7 4r2c8`.
fn candidates(order: Order, text: &str) -> Vec<Candidate> {
    let read = |name: &str| {
        let (row, column) = name[2..].split_once('c').expect("a row and a column");
        let number = |text: &str| text.parse().expect("a number");
        Candidate::new(at(order, number(row), number(column)), digit(name.chars().next().expect("a digit")))
    };
    let mut read: Vec<Candidate> = text.split_whitespace().map(read).collect();
    read.sort_unstable();
    read
}

fn check(case: &str) {
    let fields: Vec<&str> = case.split('|').collect();
    let [technique, givens, digits, gone, what] = fields[..] else { panic!("five fields: {case}") };
    let technique = Technique::from_slug(technique).expect("a technique");
    let grid = line(digits);
    let mut now = Candidates::new(&grid);
    for gone in candidates(grid.order(), gone) {
        now.eliminate(gone, |_| {});
    }
    let found = all_steps(&Position::within(now, &line(givens)), &Ladder::teaching().only(technique));
    assert!(found.iter().all(|step| step.technique() == technique), "{case}");
    let wanted =
        candidates(grid.order(), what.trim_start_matches(['+', '-', ' ']).trim_start_matches("nothing"));
    let holds = match what.chars().next() {
        Some('+') => found.iter().any(|step| step.placed().as_slice() == wanted),
        Some('-') => found.iter().any(|step| step.eliminated() == wanted),
        _ => found.is_empty(),
    };
    assert!(
        holds,
        "{case}
{found:?}"
    );
}

#[test]
fn each_case_is_found_or_not() {
    let cases: Vec<&str> =
        include_str!("data/techniques.txt").lines().filter(|line| !line.starts_with('#')).collect();
    assert!(cases.len() > 200, "{} cases", cases.len());
    cases.into_iter().for_each(check);
}

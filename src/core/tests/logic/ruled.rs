//! Boards with clues: how they are solved by technique.

#[path = "../../../../tools/frequency/clued.rs"]
mod clued;

use crate::common::{clued::clued_board, corpus_objects, plain_see};
use std::collections::BTreeMap;
use sudoku_core::{
    Candidate, Candidates, Cell, Digit, Grid, Position, Shape, Technique,
    ladder::{Ladder, all_steps, next_step},
    shape::clues::Relation,
    step::Step,
};

/// The rows of the corpus of lines.
const ROWS: usize = 152;

/// The ladder without suppositions.
fn by_technique() -> Ladder {
    let trying =
        [Technique::ForcingChain, Technique::ForcingNet, Technique::KrakenFish1, Technique::KrakenFish2];
    trying.into_iter().fold(Ladder::teaching(), Ladder::without)
}

/// Asks that a step removes no digit of the solution.
fn is_sound(step: &Step, solution: &Grid, id: &str) {
    for gone in step.eliminated() {
        assert_ne!(solution.get(gone.cell), Some(gone.digit), "{id}: {step:?}");
    }
    if let Some(placed) = step.placed() {
        assert_eq!(solution.get(placed.cell), Some(placed.digit), "{id}: {step:?}");
    }
}

/// Named techniques solve most puzzles that people set, and remove no digit of a solution.
#[test]
fn puzzles_of_the_corpus_are_solved_by_technique() {
    let Some(rows) = corpus_objects("killer/lines.jsonl", ROWS) else { return };
    let (mut by_people, mut made) = ([0, 0], [0, 0]);
    let mut used: BTreeMap<&str, usize> = BTreeMap::new();
    let mut kinds: BTreeMap<String, [usize; 2]> = BTreeMap::new();
    for row in &rows {
        let id = row["id"].as_str().expect("an id");
        let grid = clued_board(row);
        let solution = row["solution"].as_str().expect("a solution");
        let solution = Grid::from_line(solution).expect("a board");
        let mut position = Position::within(Candidates::new(&grid), &grid);
        while let Some(step) = next_step(&position, &by_technique()) {
            is_sound(&step, &solution, id);
            *used.entry(step.technique().slug()).or_default() += 1;
            position.apply(&step);
        }
        let is_made = row["source"].as_str().is_some_and(|source| source.starts_with("generated"));
        let count = if is_made { &mut made } else { &mut by_people };
        let open = position.candidates().open_count();
        let kind =
            kinds.entry(format!("{} {}", if is_made { "made" } else { "set" }, row["kind"])).or_default();
        for count in [count, kind] {
            count[0] += usize::from(open == 0);
            count[1] += 1;
        }
        if open > 0 {
            println!("{id} {} {open} open", row["kind"]);
        }
    }
    println!("{kinds:#?} {used:?}");
    println!("people {by_people:?}, made {made:?}");
    assert!(by_people[1] > 100 && by_people[0] * 4 >= by_people[1] * 3, "{by_people:?}");
}

/// The techniques about clues alone.
fn by_clues() -> Ladder {
    let others = Technique::ALL.into_iter().filter(|one| !one.needs_clues());
    others.fold(Ladder::teaching(), Ladder::without)
}

/// In every position on the way through puzzles with clues at random, no step that a clue gives removes a digit of the
/// solution.
#[test]
fn no_clue_removes_a_digit_of_the_solution() {
    let mut met: BTreeMap<&str, usize> = BTreeMap::new();
    for (shape, seeds) in [(Shape::S6, 12), (Shape::S9, 3)] {
        for seed in 0..seeds {
            for puzzle in clued::puzzles(shape, 500 + seed) {
                let id = format!("{} {seed}", puzzle.clues().shape().tag());
                let mut position = Position::of(&puzzle);
                while let Some(step) = next_step(&position, &by_technique()) {
                    for step in all_steps(&position, &by_clues()) {
                        is_sound(&step, puzzle.solution(), &id);
                        *met.entry(step.technique().slug()).or_default() += 1;
                    }
                    is_sound(&step, puzzle.solution(), &id);
                    position.apply(&step);
                }
            }
        }
    }
    println!("{met:?}");
    for technique in Technique::ALL.into_iter().filter(|one| one.needs_clues()) {
        assert!(met.get(technique.slug()).is_some_and(|&count| count > 20), "{technique:?}: {met:?}");
    }
}

/// The most ways that the check by brute force tries for a relation.
const TRIED: usize = 20_000;

/// The candidates of a relation's cells without a way to fill its other cells; `None` if there are too many ways.
fn unsupported(relation: &Relation, now: &Candidates) -> Option<Vec<Candidate>> {
    let shape = now.shape();
    let cells = relation.cells();
    let digits = |cell: Cell| -> Vec<Digit> {
        now.digit(cell).map_or_else(|| now.digits(cell).iter().collect(), |digit| vec![digit])
    };
    let many = cells.iter().try_fold(1_usize, |all, &cell| all.checked_mul(digits(cell).len()))?;
    if many > TRIED {
        return None;
    }
    let mut ways: Vec<Vec<Candidate>> = vec![Vec::new()];
    for &cell in &cells {
        let with = |way: &Vec<Candidate>| -> Vec<Vec<Candidate>> {
            let fits = |digit: &Digit| {
                !way.iter().any(|made| made.digit == *digit && plain_see(shape, made.cell, cell))
            };
            let own = digits(cell).into_iter().filter(fits);
            own.map(|digit| [&way[..], &[Candidate::new(cell, digit)]].concat()).collect()
        };
        ways = ways.iter().flat_map(with).collect();
    }
    ways.retain(|way| {
        let at = |cell: Cell| way.iter().find(|made| made.cell == cell).map(|made| made.digit);
        relation.holds(shape.side(), &at)
    });
    let all =
        cells.iter().flat_map(|&cell| now.digits(cell).iter().map(move |digit| Candidate::new(cell, digit)));
    Some(all.filter(|one| !ways.iter().any(|way| way.contains(one))).collect())
}

/// What a single relation rules out, by trying all ways to fill its cells: the techniques find nearly all of it, and all
/// that two cells say of each other.
#[test]
fn what_a_relation_rules_out_is_found() {
    let (mut pairs, mut missed, mut gone) = (0, 0, 0);
    for seed in 0..6 {
        for puzzle in clued::puzzles(Shape::S6, 700 + seed) {
            let mut position = Position::of(&puzzle);
            while let Some(step) = next_step(&position, &by_technique()) {
                // Where no clue has an easy step, nothing without support is left, or little.
                if !step.technique().needs_clues() {
                    for (_, relation) in puzzle.clues().shape().geometry().relations() {
                        let Some(lonely) = unsupported(relation, position.candidates()) else { continue };
                        let easy = all_steps(&position, &by_clues());
                        let is_found = |one: &Candidate| {
                            easy.iter().any(|step| {
                                step.eliminated().contains(one)
                                    || step.placed().is_some_and(|placed| placed.cell == one.cell)
                            })
                        };
                        let left = lonely.iter().filter(|one| !is_found(one)).count();
                        gone += lonely.len();
                        missed += left;
                        pairs += if matches!(relation, Relation::Pair(..)) { left } else { 0 };
                    }
                }
                position.apply(&step);
            }
        }
    }
    println!("{missed} of {gone} are missed, {pairs} of two cells");
    assert!(gone > 500 && missed * 20 <= gone, "{missed} of {gone}");
    assert_eq!(pairs, 0);
}

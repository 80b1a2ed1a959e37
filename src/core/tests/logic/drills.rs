//! The positions for drills: each is one in which its technique is the way on.

use std::collections::{BTreeMap, BTreeSet};
use sudoku_core::{
    Candidate, Candidates, Digit, Grid, Order, Position, Puzzle, Technique,
    brute::unlimited,
    ladder::{Ladder, all_steps, next_step},
    notation::names,
};

const DRILLS: &str = include_str!("../../../../learn/learn-drills.txt");

/// The techniques of which fewer than twenty positions at 9×9 were found.
const RARE: [Technique; 16] = [
    Technique::NakedQuintuple,
    Technique::NakedSextuple,
    Technique::HiddenQuadruple,
    Technique::HiddenQuintuple,
    Technique::HiddenSextuple,
    Technique::Squirmbag,
    Technique::MultiColors2,
    Technique::FrankenXWing,
    Technique::FrankenSwordfish,
    Technique::FrankenJellyfish,
    Technique::FinnedFrankenXWing,
    Technique::MutantSwordfish,
    Technique::MutantJellyfish,
    Technique::FinnedMutantXWing,
    Technique::FinnedMutantSwordfish,
    Technique::FinnedMutantJellyfish,
];

struct Drill {
    technique: Technique,
    puzzle: Puzzle,
    position: Position,
}

fn read(line: &str) -> Drill {
    let [slug, givens, digits, gone] = line.split('|').collect::<Vec<_>>()[..] else { panic!("{line}") };
    let (givens, digits) = (Grid::from_line(givens).unwrap(), Grid::from_line(digits).unwrap());
    let order = givens.order();
    let mut candidates = Candidates::new(&digits);
    let puzzle = Puzzle::new(givens, &mut unlimited()).unwrap_or_else(|error| panic!("{error}: {line}"));
    for name in gone.split_whitespace() {
        let digit = Digit::from_symbol(name.chars().next().unwrap()).unwrap();
        let gone = Candidate::new(names::cell(order, &name[1..]).unwrap(), digit);
        assert!(candidates.allows(gone), "{name} is not there: {line}");
        assert_ne!(puzzle.solution().get(gone.cell), Some(gone.digit), "{name} is true: {line}");
        candidates.eliminate(gone, |_| {});
    }
    assert!(digits.agrees_with(puzzle.solution()), "{line}");
    assert!(puzzle.clues().filled().all(|(cell, digit)| digits.get(cell) == Some(digit)), "{line}");
    let position = Position::within(candidates, puzzle.clues());
    Drill { technique: Technique::from_slug(slug).unwrap(), puzzle, position }
}

fn drills() -> impl Iterator<Item = Drill> {
    DRILLS.lines().filter(|line| !line.starts_with('#')).map(read)
}

/// The easiest step of the ladder is of the technique, and the rungs below it have none, so a player without
/// the technique cannot go on with anything easier.
#[test]
fn each_position_needs_its_technique() {
    let teaching = Ladder::teaching();
    for Drill { technique, puzzle, position } in drills() {
        let clues = puzzle.clues();
        let step = next_step(&position, &teaching);
        assert_eq!(step.map(|step| step.technique()), Some(technique), "{clues}");
        let below: Vec<Technique> = teaching
            .rungs()
            .iter()
            .take_while(|rung| !rung.techniques.contains(&technique))
            .flat_map(|rung| rung.techniques)
            .copied()
            .collect();
        let easier = teaching.clone().up_to(below.iter().copied().collect());
        assert!(below.is_empty() || next_step(&position, &easier).is_none(), "{technique:?} in {clues}");
        let empty = position.candidates().open_count();
        assert!(
            empty >= if position.order() == Order::Two { 3 } else { 20 },
            "{empty} empty cells in {clues}"
        );
    }
}

/// A technique's positions are of different puzzles, and the first have the most steps to find.
#[test]
fn they_become_harder_to_find() {
    let mut groups: BTreeMap<(Order, &str), Vec<Drill>> = BTreeMap::new();
    for drill in drills() {
        groups.entry((drill.position.order(), drill.technique.slug())).or_default().push(drill);
    }
    for ((order, slug), drills) in &groups {
        let puzzles: BTreeSet<String> = drills.iter().map(|drill| drill.puzzle.clues().to_string()).collect();
        assert_eq!(puzzles.len(), drills.len(), "{slug} has a puzzle twice");
        let steps = drills.iter().map(|drill| {
            let mut steps = all_steps(&drill.position, &Ladder::teaching().only(drill.technique));
            steps.dedup_by(|one, other| one.conclusion == other.conclusion);
            steps.len()
        });
        let steps: Vec<usize> = steps.collect();
        assert!(steps.is_sorted_by(|one, next| one >= next), "{slug} at {order:?}: {steps:?}");
    }
    for technique in Technique::ALL {
        let found = groups.get(&(Order::Three, technique.slug())).map_or(0, Vec::len);
        assert_eq!(found < 20, RARE.contains(&technique), "{found} positions for {}", technique.slug());
    }
}

//! Every step of the ladder, at any position: it is right, it needs no more than it names, it turns with the
//! board, and it can be explained and drawn.

use crate::{
    common::{corpus_puzzles, sample, some_puzzles, thinned},
    passes::transposing,
};
use std::collections::{BTreeMap, BTreeSet};
use sudoku_core::{
    Candidate, Candidates, Cell, Digit, Grid, Position, Puzzle, Rng, Seed, Shape, Technique, Transform,
    explain::{Locale, explain, plain},
    ladder::{Ending, Ladder, all_steps, next_step, walk},
    marks::{Role, links, marks},
    premises::premises,
    step::Step,
};

/// A technique, its placement, and its eliminations.
type Told = (&'static str, Option<Candidate>, Vec<Candidate>);

fn told(step: &Step) -> Told {
    (step.technique().slug(), step.placed(), step.eliminated().to_vec())
}

/// Positions of puzzles of all shapes: at the start, and with random candidates removed.
fn positions() -> Vec<(Position, Grid)> {
    let mut found = Vec::new();
    for (i, puzzle) in some_puzzles().iter().enumerate() {
        let largest = puzzle.clues().shape() == Shape::S25;
        let shares: &[u32] = if largest { &[70] } else { &[0, 40, 70] };
        for &share in shares {
            let candidates = thinned(puzzle.clues(), Some(puzzle.solution()), share, i as u64);
            found.push((Position::within(candidates, puzzle.clues()), puzzle.solution().clone()));
        }
    }
    found
}

fn is_right(step: &Step, solution: &Grid) {
    let right = |candidate: Candidate| solution.get(candidate.cell) == Some(candidate.digit);
    assert!(step.placed().is_none_or(right), "{step:?}");
    assert!(!step.eliminated().iter().copied().any(right), "{step:?}");
}

/// Checks a step in the position where it was found.
fn check_step(step: &Step, position: &Position, solution: &Grid) {
    let before = position.candidates();
    is_right(step, solution);
    assert!(step.placed().is_some() || !step.eliminated().is_empty(), "{step:?}");
    assert!(step.eliminated().iter().all(|&gone| before.allows(gone)), "{step:?}");
    assert!(step.eliminated().is_sorted_by(|one, next| one < next), "each once, in order: {step:?}");
    let text = plain(&explain(step, before, Locale::ENGLISH), position.shape(), Locale::ENGLISH);
    assert!(text.len() > 30 && text.ends_with('.'), "{text}");
    assert!(!text.contains("  ") && !text.contains(" .") && !text.contains(" ,"), "{text}");
    // A line about a combination begins with its digits.
    let begins = |first: char| first.is_uppercase() || first.is_ascii_digit() && text.contains('+');
    assert!(text.split(". ").all(|sentence| sentence.starts_with(begins)), "{text}");
    let drawn = marks(step, before, before);
    let out: BTreeSet<Candidate> = drawn
        .candidates
        .iter()
        .filter(|(_, role)| *role == Role::Eliminated)
        .map(|&(gone, _)| gone)
        .collect();
    assert!(step.eliminated().iter().all(|gone| out.contains(gone)), "{step:?}");
    let once: BTreeSet<Candidate> = drawn.candidates.iter().map(|&(candidate, _)| candidate).collect();
    assert_eq!(once.len(), drawn.candidates.len(), "nothing is marked twice: {step:?}");
    if step.placed().is_none() {
        assert!(drawn.candidates.len() > step.eliminated().len() || !drawn.cells.is_empty(), "{step:?}");
    }
    for link in links(step, before) {
        assert!(link.from.iter().chain(&link.to).all(|&end| before.allows(end)), "{step:?}");
    }
    for gone in premises(step, before).gone {
        assert!(before.is_open(gone.cell) && !before.allows(gone), "{step:?}");
    }
}

#[test]
fn each_step_is_right_and_can_be_told() {
    let mut seen: BTreeMap<&str, usize> = BTreeMap::new();
    for (position, solution) in sample(positions(), 4, 0) {
        for step in all_steps(&position, &Ladder::teaching()) {
            check_step(&step, &position, &solution);
            *seen.entry(step.technique().slug()).or_default() += 1;
        }
    }
    // Each technique has its cases; random positions must meet most of them.
    assert!(seen.len() > 30, "{seen:?}");
}

/// A position with the same digits that lacks only the candidates that the step needs gone.
fn no_more_than_needed(step: &Step, position: &Position, clues: &Grid) -> Position {
    let before = position.candidates();
    let mut candidates = Candidates::new(&before.to_grid());
    for gone in premises(step, before).gone {
        candidates.eliminate(gone, |_| {});
    }
    Position::within(candidates, clues)
}

#[test]
fn each_step_needs_no_more_than_it_says() {
    for puzzle in some_puzzles().iter().step_by(4) {
        let candidates = thinned(puzzle.clues(), Some(puzzle.solution()), 45, 7);
        let position = Position::within(candidates, puzzle.clues());
        let mut left: BTreeMap<&str, usize> = BTreeMap::new();
        for step in all_steps(&position, &Ladder::teaching()) {
            // One of each kind is enough.
            let seen = left.entry(step.technique().slug()).or_default();
            *seen += 1;
            if *seen > 1 {
                continue;
            }
            let weaker = no_more_than_needed(&step, &position, puzzle.clues());
            let covered = |other: &Step| {
                let covers = || step.eliminated().iter().all(|gone| other.eliminated().contains(gone));
                other.placed() == step.placed() && covers()
            };
            // With more candidates it may have another name: a sashimi fish may become a finned one.
            // A chain whose end is beside its start says the same as two locked candidates.
            let shared = |others: &[Step]| {
                step.placed().is_none()
                    && step
                        .eliminated()
                        .iter()
                        .all(|gone| others.iter().any(|other| other.eliminated().contains(gone)))
            };
            let holds = all_steps(&weaker, &Ladder::teaching().only(step.technique())).iter().any(covered)
                || {
                    let all = all_steps(&weaker, &Ladder::teaching());
                    all.iter().any(covered) || shared(&all)
                };
            assert!(holds, "{step:?}");
        }
    }
}

fn turned(position: &Position, clues: &Grid, transform: &Transform) -> Position {
    let before = position.candidates();
    let mut candidates = Candidates::new(&transform.apply(&before.to_grid()));
    for cell in before.open_cells() {
        for digit in Digit::all(before.shape()) {
            if !before.digits(cell).contains(digit) {
                candidates.eliminate(transform.candidate(Candidate::new(cell, digit)), |_| {});
            }
        }
    }
    Position::within(candidates, &transform.apply(clues))
}

#[test]
fn steps_turn_with_the_board() {
    let mut rng = Rng::new(Seed::new(11), 0);
    for puzzle in some_puzzles().iter().step_by(4) {
        let candidates = thinned(puzzle.clues(), Some(puzzle.solution()), 50, 3);
        let position = Position::within(candidates, puzzle.clues());
        let shape = position.shape();
        for transform in [transposing(shape, &mut rng), Transform::random(shape, &mut rng)] {
            let set = |steps: Vec<Step>, transform: &Transform| -> BTreeSet<Told> {
                let turn = |step: Step| {
                    let (name, placed, gone) = told(&step);
                    let mut gone: Vec<Candidate> =
                        gone.into_iter().map(|gone| transform.candidate(gone)).collect();
                    gone.sort_unstable();
                    let placed = placed.map(|placed| transform.candidate(placed));
                    // The ladder reports one of several forcing chains of equal length, with all eliminations
                    // of its ends. Each elimination turns with the board.
                    if (name.starts_with("forcing") || name.starts_with("kraken")) && placed.is_none() {
                        return gone.into_iter().map(|gone| (name, None, vec![gone])).collect::<Vec<Told>>();
                    }
                    vec![(name, placed, gone)]
                };
                // The ladder does not report all loops of equal length, nor all ways to count in a loop of four
                // boxes, and moved lines break a symmetry.
                let is_other = |told: &Told| {
                    told.0.ends_with("continuous-nice-loop") && !told.0.ends_with("discontinuous-nice-loop")
                        || matches!(told.0, "gurth-symmetry" | "sk-loop")
                };
                steps.into_iter().flat_map(turn).filter(|told| !is_other(told)).collect()
            };
            let here = set(all_steps(&position, &Ladder::teaching()), &transform);
            let there = all_steps(&turned(&position, puzzle.clues(), &transform), &Ladder::teaching());
            let there = set(there, &Transform::identity(shape));
            let missing: Vec<&Told> = here.symmetric_difference(&there).collect();
            assert!(missing.is_empty(), "{missing:?}");
        }
    }
}

#[test]
fn walks_are_right() {
    let mut solved = 0;
    for (puzzle, solution) in corpus_puzzles().into_iter().step_by(11) {
        let Ok(puzzle) = Puzzle::new(puzzle, &mut sudoku_core::brute::unlimited()) else { continue };
        for ladder in [Ladder::teaching(), Ladder::hodoku()] {
            let found = walk(&Position::of(&puzzle), &ladder);
            found.steps.iter().for_each(|step| is_right(step, &solution));
            assert_eq!(found.ending == Ending::Solved, found.end.candidates().to_grid() == solution);
            solved += usize::from(found.ending == Ending::Solved);
        }
    }
    println!("{solved} walks reached the end");
}

#[test]
fn the_ladder_is_data() {
    let shape = |ladder: &Ladder| -> Vec<&str> {
        ladder.rungs().iter().flat_map(|rung| rung.techniques).map(|one| one.slug()).collect()
    };
    let teaching = shape(&Ladder::teaching());
    let first = ["full-house", "cage-single", "hidden-single", "hidden-single", "naked-single", "clue-alone"];
    assert_eq!(teaching[..6], first);
    for technique in Technique::ALL {
        assert!(Ladder::teaching().holds(technique), "{}", technique.slug());
        assert_eq!(Technique::from_slug(technique.slug()), Some(technique));
        assert_eq!(Ladder::hodoku().holds(technique), technique.info().hodoku.is_some());
        assert!(!Ladder::teaching().without(technique).holds(technique));
    }
    let hodoku = shape(&Ladder::hodoku());
    assert_eq!(hodoku[..5], ["full-house", "naked-single", "hidden-single", "locked-pair", "locked-triple"]);
    let figures = |slug: &&str| Technique::from_slug(slug).and_then(|one| one.info().hodoku);
    assert!(hodoku.iter().map(|slug| figures(slug).map(|one| one.index)).is_sorted());
    // With a technique switched off, the next step changes.
    let puzzle = &some_puzzles()[0];
    let position = Position::of(puzzle);
    let step = next_step(&position, &Ladder::teaching()).expect("a step");
    let other = next_step(&position, &Ladder::teaching().without(step.technique()));
    assert!(other.is_none_or(|other| other.technique() != step.technique()));
}

#[test]
fn uniqueness_is_used_only_where_it_is_proven() {
    for (position, _) in positions().into_iter().step_by(5) {
        let doubted = all_steps(&position.clone().doubting(), &Ladder::teaching());
        assert!(doubted.iter().all(|step| !step.technique().assumes_one_solution()));
        let rest: Vec<Step> = all_steps(&position, &Ladder::teaching())
            .into_iter()
            .filter(|step| !step.technique().assumes_one_solution())
            .collect();
        assert_eq!(doubted, rest);
    }
}

#[test]
fn a_full_board_has_no_steps() {
    for puzzle in some_puzzles() {
        let full = Position::new(Candidates::new(puzzle.solution()));
        assert_eq!(all_steps(&full, &Ladder::teaching()), []);
        assert!(Cell::all(full.shape()).all(|cell| full.solved(cell).is_none()));
    }
}

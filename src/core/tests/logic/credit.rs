//! The credit for a solve: the techniques that its moves needed, and the places to exercise.

use crate::common::{line, puzzle, some_puzzles};
use std::collections::BTreeSet;
use sudoku_core::{
    Candidate, Candidates, Grid, Position, Puzzle, Shape, Technique,
    advice::{Claimed, Credits, PlayedTurn, credit},
    brute::unlimited,
    ladder::{Ladder, walk},
    step::Step,
    technique::Edition,
};

/// A puzzle that needs an X-Wing.
fn with_an_x_wing() -> Puzzle {
    let examples = include_str!("../../../../learn/learn-examples.txt");
    let example = examples.lines().find_map(|line| line.strip_prefix("x-wing|")).expect("an example");
    Puzzle::new(line(example.split('|').next().expect("givens")), &mut unlimited()).expect("a puzzle")
}

fn steps(puzzle: &Puzzle) -> Vec<Step> {
    walk(&Position::new(Candidates::new(puzzle.clues())), &Ladder::teaching()).steps
}

/// The turn that takes a step: by the player, or by a hint.
fn turn(step: &Step, hinted: bool) -> PlayedTurn {
    let unnoted = step.eliminated();
    let claim = |candidate, stands| Claimed { candidate, stands };
    let claims = match step.placed() {
        Some(placed) => vec![claim(placed, true)],
        None => unnoted.iter().map(|&gone| claim(gone, false)).collect(),
    };
    PlayedTurn {
        digits: step.placed().map(|placed| (placed.cell, Some(placed.digit))).into_iter().collect(),
        claimed: if hinted { Vec::new() } else { claims },
        unnoted: unnoted.to_vec(),
        hinted,
    }
}

fn credits(puzzle: &Puzzle, turns: &[PlayedTurn]) -> Credits {
    credit(puzzle.clues(), puzzle.solution(), turns, &Ladder::teaching(), &mut |_| {})
}

fn tier(technique: Technique) -> u8 {
    technique.info().tier
}

/// A player who takes the easiest step each time, with notes, is credited with the hardest of them, with nothing
/// harder, and never with a guess.
#[test]
fn the_easiest_path_is_credited_as_far_as_it_goes() {
    for puzzle in some_puzzles().iter().filter(|puzzle| puzzle.clues().shape() < Shape::S16) {
        let path = steps(puzzle);
        let turns: Vec<PlayedTurn> = path.iter().map(|step| turn(step, false)).collect();
        let Credits { used, stuck } = credits(puzzle, &turns);
        let hardest = |techniques: &mut dyn Iterator<Item = Technique>| techniques.map(tier).max();
        let walked = hardest(&mut path.iter().map(Step::technique));
        assert_eq!(hardest(&mut used.iter().copied()), walked, "{used:?}");
        assert_eq!(used.iter().map(|one| one.slug()).collect::<BTreeSet<_>>().len(), used.len(), "{used:?}");
        assert_eq!(stuck, []);
    }
}

#[test]
fn a_hint_is_a_place_to_exercise() {
    let puzzle = with_an_x_wing();
    let path = steps(&puzzle);
    let at = path.iter().position(|step| step.technique() == Technique::XWing).expect("an X-Wing");
    let turns: Vec<PlayedTurn> =
        path.iter().enumerate().map(|(number, step)| turn(step, number == at)).collect();
    let Credits { used, stuck } = credits(&puzzle, &turns);
    assert!(!used.contains(&Technique::XWing), "{used:?}");
    let [place] = &stuck[..] else { panic!("{stuck:?}") };
    assert_eq!((place.technique, place.hinted), (Technique::XWing, true));
    // The place has everything that the step needs.
    let mut position = Candidates::new(&place.digits);
    place.gone.iter().for_each(|&gone| position.eliminate(gone, |_| {}));
    for &gone in path[at].eliminated() {
        assert!(position.allows(gone));
    }
    let unaided: Vec<PlayedTurn> = path.iter().map(|step| turn(step, false)).collect();
    assert!(credits(&puzzle, &unaided).used.contains(&Technique::XWing));
}

/// Right digits without a reason are guesses; the five at the hardest places stay.
#[test]
fn guesses_are_places_to_exercise() {
    let puzzle = with_an_x_wing();
    let solution = puzzle.solution();
    let place = |cell| {
        let digit = solution.get(cell).expect("a digit of the solution");
        let claimed = vec![Claimed { candidate: Candidate::new(cell, digit), stands: true }];
        PlayedTurn { digits: vec![(cell, Some(digit))], claimed, unnoted: Vec::new(), hinted: false }
    };
    let open: Vec<_> = Candidates::new(puzzle.clues()).open_cells().collect();
    let turns: Vec<PlayedTurn> = open.iter().map(|&cell| place(cell)).collect();
    // A ladder with every technique finds a reason for each of these digits.
    let ladder = Ladder::of_edition(Edition::First);
    let Credits { stuck, .. } = credit(puzzle.clues(), solution, &turns, &ladder, &mut |_| {});
    assert!((1..=5).contains(&stuck.len()), "{stuck:?}");
    assert!(stuck.iter().all(|place| !place.hinted));
}

/// A wrong digit earns nothing, and the moves after it are judged without it.
#[test]
fn a_wrong_digit_earns_nothing() {
    let puzzle = puzzle(crate::common::SMALL);
    let path = steps(&puzzle);
    let wrong = path.iter().find_map(Step::placed).expect("a digit");
    let other = sudoku_core::Digit::all(Shape::S4).find(|&digit| digit != wrong.digit).expect("four digits");
    let claimed = vec![Claimed { candidate: Candidate::new(wrong.cell, other), stands: true }];
    let slip = PlayedTurn { digits: vec![(wrong.cell, Some(other))], claimed, ..PlayedTurn::default() };
    assert_eq!(credits(&puzzle, std::slice::from_ref(&slip)), Credits::default());
    let mut turns = vec![slip];
    turns.extend(path.iter().map(|step| turn(step, false)));
    let without: Vec<PlayedTurn> = turns[1..].to_vec();
    assert_eq!(credits(&puzzle, &turns), credits(&puzzle, &without));
    let grid: &Grid = puzzle.clues();
    assert!(grid.get(wrong.cell).is_none());
}

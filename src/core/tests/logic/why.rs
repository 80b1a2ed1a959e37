//! Why: each fact has a reason, each reason rests on earlier facts, and every way back ends at the start. A
//! trial shows its consequences, and a player's digit can have a proof.

use crate::common::{ARTICLE, HARD, SMALL, dug, line, on, puzzle, sample, some_puzzles};
use proptest::prelude::*;
use std::collections::BTreeSet;
use sudoku_core::{
    Candidate, Candidates, Cell, CellSet, Digit, Grid, Level, Position, Puzzle, Shape, Technique,
    advice::prove_from_here,
    grade, guesses,
    ladder::{Ladder, all_steps, walk},
    premises::premises,
    singles::Singles,
    step::{Pattern, StandingGuess, Step},
    trail::Trail,
    why::{CHEAP, Derivation, Fact, Reason, Truth, prove, reach, suppose},
};

/// The ladder that the tests walk on a board of that size.
fn ladder(shape: &Shape) -> Ladder {
    let easy = |technique: &Technique| technique.info().tier > 1 && !CHEAP.contains(technique);
    match shape {
        Shape::S16 | Shape::S25 => {
            Technique::ALL.into_iter().filter(easy).fold(Ladder::teaching(), Ladder::without)
        }
        _ => Ladder::teaching(),
    }
}

fn walked(puzzle: &Puzzle) -> Derivation {
    let start = Position::of(puzzle);
    let steps = walk(&start, &ladder(start.shape())).steps;
    Derivation::of(&start, steps)
}

fn givens(grid: &Grid) -> CellSet {
    grid.filled().map(|(cell, _)| cell).collect()
}

/// Whether a fact holds in a position.
fn holds(fact: Fact, position: &Candidates) -> bool {
    match fact {
        Fact::Stands(placed) => position.digit(placed.cell) == Some(placed.digit),
        Fact::Gone(gone) => !position.allows(gone) && position.digit(gone.cell) != Some(gone.digit),
    }
}

/// Checks every possible question to a record at a moment; gives the number of reasons that were steps.
fn check(record: &Derivation, moment: usize) -> usize {
    let position = record.position(moment);
    let shape = position.shape();
    let mut steps = 0;
    for cell in Cell::all(shape) {
        for digit in Digit::all(shape) {
            let candidate = Candidate::new(cell, digit);
            for fact in [Fact::Stands(candidate), Fact::Gone(candidate)] {
                let truth = Truth { fact, at: moment };
                let reason = record.reason(truth);
                assert_eq!(reason.is_some(), holds(fact, &position), "{truth:?} {reason:?}");
                steps += usize::from(matches!(reason, Some(Reason::Step(_))));
            }
            let there = position.allows(candidate);
            assert_eq!(record.fact(candidate, moment).is_none(), there, "{candidate:?}");
        }
    }
    steps
}

/// Every link of a record leads to an earlier fact, which has its own answer.
fn check_links(record: &Derivation) {
    let positions: Vec<Candidates> = (0..=record.len()).map(|moment| record.position(moment)).collect();
    for index in 0..record.len() {
        for truth in record.rests_of(index) {
            assert!(truth.at <= index, "step {index} rests on what came later: {truth:?}");
            assert!(holds(truth.fact, &positions[truth.at]), "step {index}: {truth:?}");
            let reason = record.reason(truth).expect("what is so has a reason");
            match reason {
                Reason::Step(earlier) => assert!(earlier < truth.at, "{truth:?} {earlier}"),
                // A digit on the board explains these; the start or a step explains that one.
                Reason::Seen(_) | Reason::Filled(_) => {
                    assert!(matches!(truth.fact, Fact::Gone(_)), "{truth:?} {reason:?}");
                }
                Reason::Start => {}
            }
            for next in record.rests(truth, reason) {
                assert!(next.at <= truth.at && holds(next.fact, &positions[next.at]), "{truth:?} {next:?}");
            }
        }
    }
}

/// Follows the last steps back to the start, link by link: the way is never longer than the walk.
fn check_ways(record: &Derivation) {
    let longest = record.len() * 2 + 2;
    for digit in Digit::all(record.position(0).shape()) {
        for cell in Cell::all(record.position(0).shape()).step_by(7) {
            let mut next = record.fact(Candidate::new(cell, digit), record.len());
            let mut links = 0;
            while let Some(truth) = next {
                let reason = record.reason(truth).expect("what is so has a reason");
                // The link to the latest fact.
                next = record.rests(truth, reason).into_iter().max();
                links += 1;
                assert!(links <= longest, "{truth:?}");
            }
        }
    }
}

#[test]
fn a_walk_can_be_asked_for_everything_at_any_moment() {
    let mut steps = 0;
    for puzzle in some_puzzles() {
        let record = walked(&puzzle);
        let moments: BTreeSet<usize> =
            [0, 1, record.len() / 3, record.len() / 2, record.len()].into_iter().collect();
        steps +=
            moments.into_iter().filter(|&at| at <= record.len()).map(|at| check(&record, at)).sum::<usize>();
        check_links(&record);
        check_ways(&record);
    }
    assert!(steps > 1000, "{steps} reasons were steps");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]
    #[test]
    fn so_can_the_walk_of_any_puzzle(seed in 0u64..1 << 32, clues in 22usize..34, small in any::<bool>()) {
        let (shape, clues) = if small { (Shape::S4, clues % 5 + 4) } else { (Shape::S9, clues) };
        let record = walked(&dug(shape, clues, seed));
        check(&record, record.len() / 2);
        check(&record, record.len());
        check_links(&record);
        check_ways(&record);
    }
}

/// Facts of a trail of passes have the reasons of their passes, and a search withdraws its trials.
#[test]
fn so_can_a_trail_with_guesses() {
    let mut taken_back = 0;
    for clues in [HARD, ARTICLE, SMALL] {
        let puzzle = puzzle(clues);
        let mut trail = Trail::new(Candidates::new(puzzle.clues()));
        while trail.next_pass() {}
        if let Some(search) = guesses::search(&trail.end(), 400, &mut on) {
            trail.add_search(search);
        }
        let moments = [trail.len() / 5, trail.len() / 2, trail.len()];
        for moment in moments {
            trail.go_to(moment);
            let record = Derivation::of_trail(&trail, givens(puzzle.clues()));
            assert_eq!(record.position(record.len()), *trail.now(), "the record stands where the trail does");
            check(&record, record.len());
            check_links(&record);
            taken_back +=
                record.steps().filter(|step| matches!(step.pattern, Pattern::Retreat { .. })).count();
        }
    }
    assert!(taken_back > 10, "{taken_back} guesses were taken back");
}

#[test]
fn a_given_that_sees_a_candidate_is_the_whole_answer() {
    let puzzle = puzzle(ARTICLE);
    let record = walked(&puzzle);
    let start = record.position(0);
    let mut seen = 0;
    for cell in start.open_cells() {
        for digit in Digit::all(Shape::S9).filter(|&digit| !start.digits(cell).contains(digit)) {
            let gone = Truth { fact: Fact::Gone(Candidate::new(cell, digit)), at: record.len() };
            // All that the walk found later.
            if puzzle.solution().get(cell) == Some(digit) {
                continue;
            }
            let Some(Reason::Seen(by)) = record.reason(gone) else { panic!("{gone:?}") };
            assert!(record.is_given(by));
            let rests = record.rests(gone, Reason::Seen(by));
            assert_eq!(rests, [Truth { fact: Fact::Stands(Candidate::new(by, digit)), at: record.len() }]);
            assert_eq!(record.reason(rests[0]), Some(Reason::Start));
            seen += 1;
        }
    }
    assert!(seen > 200, "{seen}");
}

/// Each step of a list can be found after those before it, even without the facts it does not need.
fn check_alone(record: &Derivation, doubting: bool, clues: &Grid) {
    for (index, step) in record.steps().enumerate() {
        let before = record.position(index);
        if matches!(step.pattern, Pattern::Guess { .. } | Pattern::DeadEnd { .. }) {
            continue;
        }
        let position = Position::within(before.clone(), clues);
        let position = if doubting { position.doubting() } else { position };
        let only = Ladder::teaching().only(step.technique());
        let same = |found: &Step| {
            found.placed() == step.placed()
                && step.eliminated().iter().all(|gone| found.eliminated().contains(gone))
        };
        assert!(all_steps(&position, &only).iter().any(same), "{step:?} in {:?}", before.to_grid());
        for gone in premises(step, &before).gone {
            let truth = Truth { fact: Fact::Gone(gone), at: index };
            assert!(record.reason(truth).is_some(), "{step:?}: {gone:?}");
        }
    }
}

#[test]
fn what_a_trial_leads_to_is_a_contradiction_or_nothing() {
    let (mut forbidden, mut let_be) = (0, 0);
    for puzzle in some_puzzles() {
        let shape = puzzle.clues().shape();
        let from = Candidates::new(puzzle.clues());
        let step = [1, 2, 4, 5, 9, 17, 37, 41, 61, 97][shape.size()];
        for cell in from.open_cells().step_by(step) {
            for digit in from.digits(cell).iter() {
                let tried = Candidate::new(cell, digit);
                let found = suppose(&from, tried, reach(shape), &Ladder::teaching(), &mut |_| {});
                let right = puzzle.solution().get(cell) == Some(digit);
                let Some(steps) = found else {
                    let_be += 1;
                    continue;
                };
                assert!(!right, "{tried:?} is the solution");
                forbidden += 1;
                let mut record = Derivation::new(from.clone(), givens(puzzle.clues()));
                for step in steps {
                    record.push(step);
                }
                let last = record.len() - 1;
                assert_eq!(record.step(0).and_then(Step::placed), Some(tried));
                let Some(Pattern::DeadEnd { last: ended, .. }) = record.step(last).map(|step| &step.pattern)
                else {
                    panic!("{tried:?} does not end")
                };
                assert_eq!(*ended, Some(StandingGuess { guess: tried, depth: 1 }));
                assert!(record.position(last).contradiction().is_some());
                let needed = record.support(&record.rests_of(last)).steps;
                assert!((1..last).all(|index| needed.contains(&index)), "nothing is told in vain: {tried:?}");
                check_links(&record);
                check_alone(&record, true, puzzle.clues());
            }
        }
    }
    assert!(forbidden > 300 && let_be > 100, "{forbidden} {let_be}");
}

#[test]
fn a_trial_is_followed_as_far_as_is_said_and_no_further() {
    let puzzle = puzzle(HARD);
    let from = Candidates::new(puzzle.clues());
    let mut tried = 0;
    for cell in from.open_cells() {
        for digit in from.digits(cell).iter() {
            let candidate = Candidate::new(cell, digit);
            let try_within = |limit| suppose(&from, candidate, limit, &Ladder::teaching(), &mut |_| {});
            let Some(steps) = try_within(reach(Shape::S9)) else { continue };
            tried += 1;
            // The trial and the dead end are not conclusions.
            let follow = steps.len() - 2;
            let least = (0..=reach(Shape::S9)).find(|&limit| try_within(limit).is_some());
            assert!(least.is_some_and(|least| least >= follow), "{candidate:?} {least:?} {follow}");
        }
    }
    assert!(tried > 8, "{tried}");
}

#[test]
fn a_digit_is_proven_from_the_givens() {
    let (mut proven, mut foreign) = (0, 0);
    for (nth, puzzle) in sample(some_puzzles(), 3, 2).enumerate() {
        let (start, shape) = (Position::of(&puzzle), puzzle.clues().shape());
        // The player has placed each third digit.
        let mut board = puzzle.clues().clone();
        let open: Vec<Cell> = start.candidates().open_cells().collect();
        for &cell in open.iter().skip(nth % 3).step_by(3) {
            board.set(cell, puzzle.solution().get(cell));
        }
        let goals = open.iter().filter(|&&cell| board.get(cell).is_some());
        for &cell in goals.step_by([1, 2, 3, 4, 7, 13, 27, 29, 43, 61][shape.size()]) {
            let goal = Candidate::new(cell, board.get(cell).expect("a goal stands on the board"));
            let Some(steps) = prove(&start, &board, goal, &ladder(shape), &mut |_| {}) else { continue };
            proven += 1;
            assert_eq!(steps.last().and_then(Step::placed), Some(goal));
            let record = Derivation::of(&start, steps);
            let end = Truth { fact: Fact::Stands(goal), at: record.len() };
            assert_eq!(record.support(&[end]).steps.len(), record.len(), "each step is needed");
            let right = |placed: Candidate| puzzle.solution().get(placed.cell) == Some(placed.digit);
            assert!(record.steps().filter_map(Step::placed).all(right));
            foreign += record
                .steps()
                .filter_map(Step::placed)
                .filter(|placed| board.get(placed.cell).is_none())
                .count();
            check_links(&record);
            check_alone(&record, false, puzzle.clues());
        }
    }
    assert!(proven > 30 && foreign > 5, "{proven} {foreign}");
}

#[test]
fn a_digit_is_reached_from_the_board() {
    let (mut near, mut far) = (0, 0);
    for (nth, puzzle) in some_puzzles().into_iter().enumerate() {
        let shape = puzzle.clues().shape();
        let (clues, solution) = (puzzle.clues(), puzzle.solution());
        let singles_do = grade(&puzzle).level == Level::Easy;
        // The player has placed each sixth digit.
        let mut board = clues.clone();
        let open: Vec<Cell> = Position::of(&puzzle).candidates().open_cells().collect();
        for &cell in open.iter().skip(nth % 6).step_by(6) {
            board.set(cell, solution.get(cell));
        }
        let start = Position::within(Candidates::new(&board), clues);
        let Singles { naked, hidden } = Singles::scan(start.candidates());
        let singles: Vec<Candidate> = naked.iter().chain(&hidden).filter_map(Step::placed).collect();
        for cell in start.candidates().open_cells().step_by([1, 2, 3, 4, 7, 13, 27, 29, 43, 61][shape.size()])
        {
            let goal = Candidate::new(cell, solution.get(cell).expect("a full board"));
            let found = prove_from_here(&start, goal, &ladder(shape), &mut |_| {});
            let Some(steps) = found else { continue };
            assert_eq!(steps.last().and_then(Step::placed), Some(goal));
            if singles.contains(&goal) {
                assert_eq!(steps.len(), 1, "a look shows it");
                near += 1;
            }
            far += usize::from(steps.len() > 1);
            let single = |step: &Step| {
                use Technique::{FullHouse, HiddenSingle, NakedSingle};
                matches!(step.technique(), FullHouse | HiddenSingle | NakedSingle)
            };
            assert!(
                !singles_do || steps.iter().all(single),
                "singles lead there, and nothing harder is told"
            );
            let record = Derivation::of(&start, steps);
            let end = Truth { fact: Fact::Stands(goal), at: record.len() };
            assert_eq!(record.support(&[end]).steps.len(), record.len(), "each step is needed");
            check_links(&record);
            check_alone(&record, false, clues);
        }
    }
    assert!(near > 30 && far > 10, "{near} {far}");
}

/// A board with a mistake may have no next step, but it never panics.
#[test]
fn a_board_with_a_mistake_leads_to_an_end() {
    let mut ended = 0;
    for seed in 0..12 {
        let puzzle = dug(Shape::S9, 30, seed);
        let open: Vec<Cell> = Position::of(&puzzle).candidates().open_cells().collect();
        let (wrong, mut board) = (open[seed as usize % open.len()], puzzle.clues().clone());
        let right = puzzle.solution().get(wrong).expect("a full board");
        let Some(mistake) = Candidates::new(&board).digits(wrong).without(right).first() else { continue };
        board.set(wrong, Some(mistake));
        let start = Position::within(Candidates::new(&board), puzzle.clues());
        for cell in start.candidates().open_cells() {
            let goal = Candidate::new(cell, puzzle.solution().get(cell).expect("a full board"));
            ended += usize::from(prove_from_here(&start, goal, &Ladder::teaching(), &mut |_| {}).is_none());
        }
    }
    assert!(ended > 10, "{ended}");
}

/// A proof reveals nothing of a mistake elsewhere, and a wrong digit has none.
#[test]
fn a_proof_goes_round_mistakes() {
    let mut proven = 0;
    for seed in 0..12 {
        let puzzle = dug(Shape::S9, 30, seed);
        let start = Position::of(&puzzle);
        let open: Vec<Cell> = start.candidates().open_cells().collect();
        let wrong = open[seed as usize % open.len()];
        let solution = puzzle.solution().get(wrong).expect("a full board");
        let mut board = puzzle.clues().clone();
        let others = start.candidates().digits(wrong).without(solution);
        let Some(mistake) = others.first() else { continue };
        board.set(wrong, Some(mistake));
        assert_eq!(
            prove(&start, &board, Candidate::new(wrong, mistake), &Ladder::teaching(), &mut |_| {}),
            None
        );
        for &cell in open.iter().filter(|&&cell| cell != wrong) {
            let goal = Candidate::new(cell, puzzle.solution().get(cell).expect("a full board"));
            board.set(cell, Some(goal.digit));
            let found = prove(&start, &board, goal, &Ladder::teaching(), &mut |_| {});
            board.set(cell, None);
            let Some(steps) = found else { continue };
            proven += 1;
            let end = Derivation::of(&start, steps);
            assert!(end.position(end.len()).allows(Candidate::new(wrong, mistake)), "{goal:?}");
        }
    }
    assert!(proven > 30, "{proven}");
}

#[test]
fn what_was_removed_before_the_start_is_so_from_the_start() {
    let grid = line(SMALL);
    let mut start = Candidates::new(&grid);
    let cell = start.open_cells().next().expect("an empty cell");
    let gone = Candidate::new(cell, start.digits(cell).first().expect("a candidate"));
    start.eliminate(gone, |_| {});
    let record = Derivation::new(start, givens(&grid));
    let truth = Truth { fact: Fact::Gone(gone), at: 0 };
    assert_eq!(record.reason(truth), Some(Reason::Start));
    assert_eq!(record.rests(truth, Reason::Start), []);
    assert!(record.is_empty() && record.support(&[truth]).steps.is_empty());
}

//! An answer to "Why?" speaks of the board in front of the player: each sentence is true of that board with the digits
//! that it names first, and no other digit helps in silence.

use crate::{
    claimed,
    common::{plain_see, sample, some_puzzles},
};
use sudoku_core::{
    Candidate, Candidates, Cell, Digit, Grid, Position, Puzzle, Shape,
    advice::prove_from_here,
    explain::{Locale, plain, tell},
    ladder::Ladder,
    step::{Pattern, Step},
    telling::Telling,
    why::{Derivation, Fact, Grounding, Reason, Truth, prove},
};

/// Counts and samples of the answers.
#[derive(Debug, Default)]
struct Seen {
    steps: usize,
    named: usize,
    most: usize,
    asked: claimed::Asked,
    spoken: Vec<String>,
}

/// Returns the board with every n-th digit of the solution filled in, from a first one on.
fn played(puzzle: &Puzzle, from: usize, every: usize) -> Grid {
    let mut board = puzzle.clues().clone();
    let open: Vec<Cell> = Candidates::new(puzzle.clues()).open_cells().collect();
    for &cell in open.iter().skip(from % every).step_by(every) {
        board.set(cell, puzzle.solution().get(cell));
    }
    board
}

/// Checks each step of an answer on the player's board.
fn check(record: &Derivation, board: &Grid, puzzle: &Puzzle, seen: &mut Seen) {
    let own = Candidates::new(board);
    for (index, step) in record.steps().enumerate() {
        let Grounding { first, position } = record.ground(index, &own).expect("a step of the record");
        let placed = |cell: Cell| first.iter().find(|one| one.cell == cell).map(|one| one.digit);
        for cell in Cell::all(board.shape()) {
            let digit = position.digit(cell);
            let own = board.get(cell).filter(|_| record.found_in(index).digit(cell).is_some());
            assert_eq!(digit, own.or(placed(cell)), "a digit in silence: {cell:?} {step:?}");
            assert!(digit.is_none() || digit == puzzle.solution().get(cell));
        }
        // A candidate that no digit sees was ruled out by an earlier step, which the answer links.
        let in_sight = Candidates::new(&position.to_grid());
        for cell in in_sight.open_cells() {
            for digit in in_sight.digits(cell).minus(position.digits(cell)).iter() {
                let truth = Truth { fact: Fact::Gone(Candidate::new(cell, digit)), at: index };
                let Some(Reason::Step(earlier)) = record.reason(truth) else { panic!("{truth:?} {step:?}") };
                assert!(earlier < index);
            }
        }
        claimed::check(step, &position, &mut seen.asked);
        check_single(step, &position);
        let telling = Telling::after(step, &position, first.clone());
        let text = plain(&tell(&telling, Locale::ENGLISH), board.shape(), Locale::ENGLISH);
        let side = board.shape().side();
        for one in &first {
            let (row, column) = (one.cell.index() / side + 1, one.cell.index() % side + 1);
            let named = format!(
                "{} in row {row} column {column}",
                sudoku_core::explain::said(one.digit, sudoku_core::explain::Locale::ENGLISH)
            );
            assert!(text.contains(&named), "{named} is not said: {text}");
        }
        let begins = ["After ", "First come"].iter().any(|word| text.starts_with(word));
        assert_eq!(begins, !first.is_empty(), "{text}");
        seen.steps += 1;
        seen.named += usize::from(!first.is_empty());
        seen.most = seen.most.max(first.len());
        if first.len() > 1 && seen.spoken.len() < 12 {
            seen.spoken.push(text);
        }
    }
}

/// A naked single on a board: each other digit is in sight, or was ruled out; by arithmetic alone.
fn check_single(step: &Step, position: &Candidates) {
    let (Pattern::NakedSingle, Some(Candidate { cell, digit })) = (&step.pattern, step.placed()) else {
        return;
    };
    for other in Digit::all(position.shape()).filter(|&other| other != digit) {
        let mut cells = Cell::all(position.shape());
        let is_seen =
            cells.any(|by| position.digit(by) == Some(other) && plain_see(position.shape(), cell, by));
        assert!(is_seen || !position.allows(Candidate::new(cell, other)), "{other:?} is open in {cell:?}");
    }
}

fn ladder(shape: &Shape) -> Ladder {
    // The whole ladder takes too long on the largest boards.
    if shape.side() > 12 {
        let cheap: sudoku_core::TechniqueSet = sudoku_core::why::CHEAP.into_iter().collect();
        Ladder::teaching().up_to(cheap)
    } else {
        Ladder::teaching()
    }
}

#[test]
fn a_reason_is_true_of_the_board_with_the_digits_that_it_names() {
    let mut seen = Seen::default();
    for (nth, puzzle) in sample(some_puzzles(), 3, 0).enumerate() {
        let shape = puzzle.clues().shape();
        for every in [3, 1000] {
            let board = played(&puzzle, nth, every);
            let start = Position::within(Candidates::new(&board), puzzle.clues());
            let step = [1, 2, 4, 5, 9, 17, 37, 41, 61, 97][shape.size()];
            for cell in start.candidates().open_cells().step_by(step) {
                let goal = Candidate::new(cell, puzzle.solution().get(cell).expect("a full board"));
                let found = prove_from_here(&start, goal, &ladder(shape), &mut |_| {});
                if let Some(steps) = found {
                    check(&Derivation::of(&start, steps), &board, &puzzle, &mut seen);
                }
            }
        }
    }
    println!("{} steps, {} with digits first, at most {}", seen.steps, seen.named, seen.most);
    println!("{}", seen.spoken.join("\n"));
    assert!(seen.steps > 300 && seen.named > 100, "{} {}", seen.steps, seen.named);
}

/// The proof of a digit from the givens is shown on the player's board as well, as far as it uses the player's digits.
#[test]
fn a_proof_is_true_of_the_board_with_the_digits_that_it_names() {
    let mut seen = Seen::default();
    for (nth, puzzle) in
        sample(some_puzzles(), 3, 1).enumerate().filter(|(_, puzzle)| puzzle.clues().shape().side() <= 12)
    {
        let shape = puzzle.clues().shape();
        let start = Position::of(&puzzle);
        let board = played(&puzzle, nth, 3);
        let own = start.candidates().open_cells().filter(|&cell| board.get(cell).is_some());
        for cell in own.step_by([1, 1, 2, 3, 5, 7, 13, 17, 29, 31][shape.size()]) {
            let goal = Candidate::new(cell, board.get(cell).expect("the player's"));
            if let Some(steps) = prove(&start, &board, goal, &ladder(shape), &mut |_| {}) {
                check(&Derivation::of(&start, steps), &board, &puzzle, &mut seen);
            }
        }
    }
    println!("{} steps, {} with digits first, at most {}", seen.steps, seen.named, seen.most);
    assert!(seen.steps > 70 && seen.named > 12, "{} {}", seen.steps, seen.named);
}

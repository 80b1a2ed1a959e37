//! What carries a step: a board with nothing else leaves the step as true.

use crate::common::{ARTICLE, HARD, clued::clued_board, corpus_objects, killer_board, puzzle, some_puzzles};
use sudoku_core::{
    Cell, Digit, DigitSet, Grid, Position, Puzzle, Technique,
    brute::{Solutions, budget, solve_within, unlimited},
    explain::grounds,
    ladder::{Ladder, walk},
    why::{Carried, CarriedStep, Derivation, Source, carried},
};

/// More than enough for a puzzle of the corpus. Half of its clues may need more, and decide nothing then.
const NODES: u64 = 3000;

/// The board with only some of the clues.
fn only(clues: &Grid, on: &[Source]) -> Grid {
    let shape = clues.shape();
    let has = |source| on.contains(&source);
    let cages = shape.cages().iter().zip(0..).filter(|(_, number)| has(Source::Cage(*number)));
    let cages = cages.map(|(cage, _)| (cage.cells().to_vec(), cage.sum())).collect();
    let own = shape.clues().iter().zip(0..).filter(|(_, number)| has(Source::Clue(*number)));
    let own = own.map(|(clue, _)| clue.clone()).collect();
    let bare = shape.without_cages().with_clues(own).expect("some of the clues");
    let mut only = Grid::empty(&bare.with_cages(cages).expect("some of the cages"));
    for (cell, digit) in clues.filled().filter(|(cell, _)| has(Source::Given(*cell))) {
        only.set(cell, Some(digit));
    }
    only
}

/// Whether no solution of clues has a digit; `None` if the search is too long.
fn rules_out(clues: &Grid, cell: Cell, digits: DigitSet) -> Option<bool> {
    match solve_within(clues, &[(cell, digits)], &mut budget(NODES)) {
        Solutions::None => Some(true),
        Solutions::Undecided => None,
        Solutions::One(_) | Solutions::Several(..) => Some(false),
    }
}

/// Checks steps of the way, evenly chosen; returns how many could be checked.
fn check(name: &str, puzzle: &Puzzle, most: usize) -> usize {
    let start = Position::of(puzzle);
    let ladder = Ladder::teaching();
    let (told, steps) = (carried(puzzle, &ladder, &grounds), walk(&start, &ladder).steps);
    assert_eq!(told.steps.len(), steps.len(), "{name}");
    let every = steps.len().div_ceil(most).max(1);
    let mut checked = 0;
    for (step, CarriedStep { technique, placed, on, assumes_one_solution }) in
        steps.iter().zip(&told.steps).step_by(every)
    {
        assert_eq!((step.technique(), step.placed()), (*technique, *placed), "{name}");
        if *assumes_one_solution {
            continue;
        }
        let board = only(puzzle.clues(), on);
        let all = DigitSet::all(board.shape());
        let gone = step.eliminated().iter().map(|gone| (gone.cell, DigitSet::only(gone.digit)));
        let made = placed.map(|made| (made.cell, all.minus(DigitSet::only(made.digit))));
        for (cell, digits) in gone.chain(made) {
            let Some(holds) = rules_out(&board, cell, digits) else { continue };
            assert!(holds, "{name}: {technique:?} at {cell:?} rests on more than {on:?}: {step:?}");
            checked += 1;
        }
    }
    checked
}

#[test]
fn a_step_needs_nothing_but_what_carries_it() {
    for text in [ARTICLE, HARD] {
        assert!(check(text, &puzzle(text), 100) > 50);
    }
    for (number, puzzle) in some_puzzles().iter().enumerate() {
        check(&number.to_string(), puzzle, 12);
    }
}

#[test]
fn cages_and_clues_carry_steps() {
    let Some(killers) = corpus_objects("killer/killer.jsonl", 214) else { return };
    let Some(lines) = corpus_objects("killer/lines.jsonl", 152) else { return };
    let killers = killers.iter().filter(|row| row["expect"] == "unique" && row["sat_seconds"].is_null());
    let killers = killers.filter_map(|row| Some((row, killer_board(row).ok()?))).step_by(3);
    let mut checked = 0;
    for (row, board) in killers.chain(lines.iter().map(|row| (row, clued_board(row))).step_by(1)) {
        let name = row["id"].as_str().expect("an id");
        let puzzle = Puzzle::new(board, &mut unlimited()).expect("a puzzle");
        checked += check(name, &puzzle, 8);
    }
    println!("{checked} conclusions");
    assert!(checked > 300, "{checked}");
}

/// On a board of digits alone it is the support of the last step, as the record of a walk says.
#[test]
fn the_givens_are_those_of_the_support() {
    for puzzle in some_puzzles().into_iter().filter(|puzzle| puzzle.clues().shape().is_bare()) {
        let start = Position::of(&puzzle);
        let ladder = Ladder::teaching();
        let told = carried(&puzzle, &ladder, &grounds);
        let record = Derivation::of(&start, walk(&start, &ladder).steps);
        for at in [told.steps.len() / 2, told.steps.len() - 1] {
            let support = record.support(&record.rests_of(at));
            let givens: Vec<Source> = support.start.iter().map(Source::Given).collect();
            assert_eq!(told.steps[at].on, givens);
        }
    }
}

#[test]
fn the_hardest_step_and_the_steps_of_a_clue_are_told() {
    let step = |technique, on: &[Source], placed: Option<usize>| CarriedStep {
        technique,
        placed: placed.map(|at| sudoku_core::Candidate::new(Cell::at(at), Digit::at(0))),
        on: on.to_vec(),
        assumes_one_solution: false,
    };
    let [one, other] = [Source::Given(Cell::at(7)), Source::Cage(0)];
    let told = Carried {
        steps: vec![
            step(Technique::NakedSingle, &[one], Some(3)),
            step(Technique::XWing, &[one, other], None),
            step(Technique::XWing, &[one, other], None),
            step(Technique::HiddenSingle, &[other], Some(4)),
        ],
        is_whole: false,
    };
    assert_eq!((told.hardest(), told.fills(Cell::at(4)), told.fills(Cell::at(5))), (Some(1), Some(3), None));
    let check = |source, hardest, steps| assert_eq!(told.carried_by(source), (hardest, steps));
    check(one, Some(1), 3);
    check(other, Some(1), 3);
    check(Source::Clue(0), None, 0);
    assert_eq!(Carried::default().hardest(), None);
}

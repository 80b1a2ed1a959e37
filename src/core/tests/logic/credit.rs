//! The credit for a solve: the techniques that its moves needed, and the places to exercise.

use crate::common::{line, puzzle, sample, some_puzzles};
use std::collections::BTreeSet;
use sudoku_core::{
    Candidate, Candidates, Cell, Drawn, Filling, Grid, Level, Position, Puzzle, Rng, Seed, Shape, Spec,
    Symmetry, Technique,
    advice::{Claimed, Credits, PlayedTurn, THOUGHT, credit},
    brute::unlimited,
    generate,
    ladder::{Ladder, walk},
    step::Step,
    technique::Edition,
};

/// A time that allows for thinking.
const SLOW: u64 = 2 * THOUGHT;

/// A puzzle that needs an X-Wing.
fn with_an_x_wing() -> Puzzle {
    let examples = include_str!("../../../../learn/learn-examples.txt");
    let example = examples.lines().find_map(|line| line.strip_prefix("x-wing|")).expect("an example");
    Puzzle::new(line(example.split('|').next().expect("givens")), &mut unlimited()).expect("a puzzle")
}

fn steps(puzzle: &Puzzle) -> Vec<Step> {
    walk(&Position::of(puzzle), &Ladder::teaching()).steps
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
        took: SLOW,
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
    for puzzle in sample(some_puzzles(), 3, 0).filter(|puzzle| puzzle.clues().shape() < Shape::S16) {
        let path = steps(&puzzle);
        let turns: Vec<PlayedTurn> = path.iter().map(|step| turn(step, false)).collect();
        let Credits { used, stuck } = credits(&puzzle, &turns);
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
        PlayedTurn {
            digits: vec![(cell, Some(digit))],
            claimed,
            unnoted: Vec::new(),
            hinted: false,
            took: SLOW,
        }
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
    let digits = vec![(wrong.cell, Some(other))];
    let slip = PlayedTurn { digits, claimed, took: SLOW, ..PlayedTurn::default() };
    assert_eq!(credits(&puzzle, std::slice::from_ref(&slip)), Credits::default());
    let mut turns = vec![slip];
    turns.extend(path.iter().map(|step| turn(step, false)));
    let without: Vec<PlayedTurn> = turns[1..].to_vec();
    assert_eq!(credits(&puzzle, &turns), credits(&puzzle, &without));
    let grid: &Grid = puzzle.clues();
    assert!(grid.get(wrong.cell).is_none());
}

/// The turn that places the digit of the solution in a cell.
fn placing(puzzle: &Puzzle, cell: Cell, took: u64) -> PlayedTurn {
    let digit = puzzle.solution().get(cell).expect("a digit of the solution");
    let claimed = vec![Claimed { candidate: Candidate::new(cell, digit), stands: true }];
    PlayedTurn { digits: vec![(cell, Some(digit))], claimed, took, ..PlayedTurn::default() }
}

/// An order of entering the digits of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Order {
    Reading,
    Reverse,
    ByDigit,
    Random,
    ByLogic,
}

impl Order {
    const ALL: [Self; 5] = [Self::Reading, Self::Reverse, Self::ByDigit, Self::Random, Self::ByLogic];

    /// The empty cells of a puzzle in this order.
    fn cells(self, puzzle: &Puzzle, seed: u64) -> Vec<Cell> {
        let mut cells: Vec<Cell> = Candidates::new(puzzle.clues()).open_cells().collect();
        match self {
            Self::Reading => {}
            Self::Reverse => cells.reverse(),
            Self::ByDigit => cells.sort_by_key(|&cell| puzzle.solution().get(cell)),
            Self::Random => Rng::new(Seed::new(seed), 3).shuffle(&mut cells),
            Self::ByLogic => {
                cells = steps(puzzle).iter().filter_map(Step::placed).map(|placed| placed.cell).collect();
            }
        }
        cells
    }
}

/// Puzzles of several sizes and levels. Every level of 9x9 is among them, and puzzles that need fish and chains.
fn wins() -> Vec<Puzzle> {
    let of = |shape: &'static Shape, level, count| {
        (0..count).map(move |seed| {
            let (filling, symmetry) = (Filling::Random, Symmetry::HalfTurn);
            let spec = Spec {
                shape: shape.clone(),
                drawn: Drawn::Nothing,
                level,
                filling,
                symmetry,
                seed: Seed::new(seed),
            };
            let made = generate(&spec, &mut |_| std::ops::ControlFlow::Continue(()));
            made.unwrap_or_else(|error| panic!("{spec}: {error}")).puzzle
        })
    };
    let mut puzzles: Vec<Puzzle> = Vec::new();
    for (level, count) in Level::ALL.into_iter().zip([10, 20, 20, 15, 10, 5]) {
        puzzles.extend(of(Shape::S9, level, count));
    }
    puzzles.extend(of(Shape::S4, Level::Easy, 8));
    puzzles.extend(of(Shape::S6, Level::Medium, 4));
    puzzles.extend(of(Shape::S8, Level::Hard, 4));
    puzzles.extend(of(Shape::S12, Level::Medium, 3));
    puzzles.extend(of(Shape::S16, Level::Easy, 1));
    puzzles
}

/// For each technique credited for a win, some move needed it: easier techniques don't find that move from its board
/// in any way, but this one does, with the eliminations of the boards before. The puzzle's own path also has it.
fn check_credits(puzzle: &Puzzle, cells: &[Cell], used: &[Technique]) -> Result<(), Technique> {
    let path: BTreeSet<&str> = steps(puzzle).iter().map(|step| step.technique().slug()).collect();
    for &technique in used {
        let rungs: Vec<_> = Ladder::teaching().rungs().to_vec();
        let at = rungs.iter().position(|rung| rung.techniques.contains(&technique)).expect("a rung");
        let above = rungs[at..].iter().flat_map(|rung| rung.techniques);
        let easier = above.fold(Ladder::teaching(), |ladder, &one| ladder.without(one));
        let with = Ladder::teaching().up_to([technique].into_iter().collect());
        let end = |board: &Grid, gone: &[Candidate], ladder: &Ladder| {
            let mut from = Position::within(Candidates::new(board), puzzle.clues());
            from.rule_out(gone);
            walk(&from, ladder).end.candidates().clone()
        };
        let (mut board, mut gone) = (puzzle.clues().clone(), Vec::new());
        let is_needed = cells.iter().any(|&cell| {
            let digit = puzzle.solution().get(cell);
            let shown = end(&board, &gone, &with);
            if shown.digit(cell) == digit && end(&board, &[], &easier).digit(cell) != digit {
                return true;
            }
            // An elimination seen once stays seen.
            for cell in shown.open_cells() {
                let out = Candidates::new(&board).digits(cell).minus(shown.digits(cell));
                gone.extend(out.iter().map(|digit| Candidate::new(cell, digit)));
            }
            board.set(cell, digit);
            false
        });
        if !path.contains(technique.slug()) || !is_needed {
            return Err(technique);
        }
    }
    Ok(())
}

/// 500 wins, each puzzle in five orders: no player is praised for a technique that their moves didn't need. A player
/// who follows the easiest path is praised for its hardest technique; one who copies the solution, for none beyond
/// singles.
#[test]
fn five_hundred_wins_earn_no_false_credit() {
    let (mut count, mut hardest, mut earned) = (0, 0, 0);
    let mut copied = std::collections::BTreeMap::<(Order, Option<u8>), usize>::new();
    for (seed, puzzle) in wins().iter().enumerate() {
        for order in Order::ALL {
            let cells = order.cells(puzzle, seed as u64);
            let turns: Vec<PlayedTurn> = cells.iter().map(|&cell| placing(puzzle, cell, SLOW)).collect();
            let used = credits(puzzle, &turns).used;
            let checked = check_credits(puzzle, &cells, &used);
            assert_eq!(checked, Ok(()), "{order:?} of {:?}", puzzle.clues());
            count += 1;
            let most = |all: &mut dyn Iterator<Item = Technique>| all.map(tier).max();
            let best = most(&mut used.iter().copied());
            if order == Order::ByLogic {
                let walked = most(&mut steps(puzzle).iter().map(Step::technique));
                hardest += 1;
                earned += usize::from(best == walked);
                if best != walked {
                    println!("{best:?} of {walked:?} for {:?}: {used:?}", puzzle.clues());
                }
            } else {
                *copied.entry((order, best)).or_insert(0) += 1;
            }
            let quick: Vec<PlayedTurn> =
                cells.iter().map(|&cell| placing(puzzle, cell, THOUGHT / 4)).collect();
            assert_eq!(credits(puzzle, &quick), Credits::default(), "{order:?}");
        }
    }
    println!("{count} wins, {earned} of {hardest}; of the others, the hardest tier: {copied:?}");
    assert_eq!(count, 500);
    // The pattern may be gone by the move that its elimination leads to.
    assert!(earned * 10 >= hardest * 8, "{earned} of {hardest}");
}

/// A long pause before or amid typed digits doesn't count as thought about each of them, and a quick burst earns
/// nothing.
#[test]
fn the_pace_decides() {
    let puzzle = with_an_x_wing();
    let cells = Order::ByLogic.cells(&puzzle, 0);
    let check = |name: &str, took: &dyn Fn(usize) -> u64, earns: bool| {
        let turn = |(at, &cell): (usize, &Cell)| placing(&puzzle, cell, took(at));
        let turns: Vec<PlayedTurn> = cells.iter().enumerate().map(turn).collect();
        assert_eq!(credits(&puzzle, &turns).used.contains(&Technique::XWing), earns, "{name}");
    };
    check("steady", &|_| SLOW, true);
    check("just slow enough", &|_| THOUGHT, true);
    check("typed", &|_| THOUGHT - 1, false);
    check("unknown", &|_| 0, false);
    check("typed after a pause", &|at| if at == 0 { 600_000 } else { 200 }, false);
    check("typed with two pauses", &|at| if at % 30 == 0 { 600_000 } else { 200 }, false);
    check("two out of three quick", &|at| if at % 3 == 0 { 30_000 } else { 300 }, false);
}

//! Messages between page and worker: each is read back as written, and each answer fits its question.

use crate::common::{ARTICLE, HARD, SMALL, all_passes, line, on, part, puzzle, some_puzzles, thinned};
use proptest::prelude::*;
use serde::{Deserialize, Serialize};
use std::fmt::Debug;
use sudoku_core::{
    Candidate, Candidates, Cell, CellState, Change, Digit, DigitSet, Drawn, Filling, Graded, Grid, House,
    HouseKind, KindSet, Level, Progress, Puzzle, PuzzleError, Seed, Shape, Spec, Symmetry, Technique,
    explain::Locale,
    generate::{
        making::{Fitted, MakeError},
        measure::{Flaw, Lack, MeasureError},
        recipe::Recipe,
    },
    grade,
    guesses::{SearchEnding, WATCHED_STEPS, search},
    ladder::Plan,
    passes::{PassKind, Reach, rest},
    step::Step,
    wire::{Answer, Ask, ProvenPuzzle, Reply, Request, Response, SentPosition, Task, decode, encode, serve},
};

fn round<T: Serialize + for<'a> Deserialize<'a> + PartialEq + Debug>(value: &T) {
    let bytes = encode(value);
    assert_eq!(decode::<T>(&bytes).as_ref(), Ok(value));
    // Half a message is invalid.
    for end in 0..bytes.len().min(60) {
        assert!(decode::<T>(&bytes[..end]).is_err(), "{value:?} cut to {end}");
    }
}

fn spec() -> Spec {
    Spec {
        shape: Shape::S4.clone(),
        drawn: Drawn::Nothing,
        level: Level::Easy,
        filling: Filling::Random,
        symmetry: Symmetry::HalfTurn,
        seed: Seed::new(7),
    }
}

/// The usual ladder without some techniques.
fn plan(without: &[Technique]) -> Plan {
    let mut plan = Plan::default();
    for &technique in without {
        plan.without.set(technique, true);
    }
    plan
}

/// To prove the first digit that is not given.
fn prove(puzzle: &Puzzle, without: &[Technique]) -> Task {
    let clues = puzzle.clues().clone();
    let cell = Cell::all(clues.shape()).find(|&cell| clues.get(cell).is_none()).expect("an empty cell");
    let goal = Candidate::new(cell, puzzle.solution().get(cell).expect("a full board"));
    let mut board = clues.clone();
    board.set(cell, Some(goal.digit));
    Task::Prove(clues, board, goal, plan(without))
}

/// To try the candidate of that number.
fn suppose(clues: &str, nth: usize, without: &[Technique]) -> Task {
    let from = Candidates::new(&line(clues));
    let all = from.open_cells().flat_map(|cell| {
        from.digits(cell).iter().map(move |digit| Candidate::new(cell, digit)).collect::<Vec<_>>()
    });
    let tried = all.into_iter().nth(nth).expect("so many candidates");
    Task::Suppose(SentPosition::from(&from), tried, plan(without))
}

#[test]
fn what_is_asked_why_is_answered_by_the_ladder_that_is_left() {
    let Answer::Proved(Some(steps)) = serve(prove(&puzzle(ARTICLE), &[]), Locale::ENGLISH, &mut |_| {})
    else {
        panic!("singles prove each digit of the article's puzzle")
    };
    assert!(!steps.is_empty());
    let singles = [Technique::FullHouse, Technique::HiddenSingle, Technique::NakedSingle];
    let none = serve(prove(&puzzle(ARTICLE), &singles), Locale::ENGLISH, &mut |_| {});
    assert_eq!(none, Answer::Proved(None));
    // Progress comes with it, and never goes back or too far.
    for task in [prove(&puzzle(ARTICLE), &[]), suppose(HARD, 4, &[])] {
        let mut told: Vec<Progress> = Vec::new();
        serve(task, Locale::ENGLISH, &mut |progress| told.push(progress));
        assert!(told.len() > 2 && told.is_sorted_by_key(|progress| progress.done), "{told:?}");
        assert!(told.iter().all(|progress| progress.done <= progress.of && progress.of == told[0].of));
    }
    let mut answers = (0..60).map(|nth| serve(suppose(HARD, nth, &[]), Locale::ENGLISH, &mut |_| {}));
    assert!(answers.any(|answer| matches!(answer, Answer::Supposed(Some(steps)) if steps.len() > 2)));
}

/// A question about a position, with just those clues of its puzzle that it has filled.
fn ask(from: &Candidates) -> Ask {
    let plan = Plan { without: [Technique::XWing].into_iter().collect(), ..Plan::default() };
    Ask { from: SentPosition::from(from), clues: from.to_grid(), plan }
}

#[test]
fn requests_are_read_back() {
    let thin = thinned(&line(ARTICLE), None, 20, 1);
    for (job, task) in [
        (1, Task::Make(Recipe::Spec(spec()))),
        (u32::MAX, Task::Check(line(SMALL))),
        (3, Task::Check(Grid::empty(Shape::S25))),
        (4, Task::Climb(ask(&thin), PassKind::HiddenSingles, Reach::End)),
        (6, Task::FindPath(ask(&thin))),
        (7, Task::FindSteps(ask(&thin))),
        (8, Task::Reason(ask(&thin), Candidate::new(Cell::at(80), Digit::at(8)))),
        (5, Task::Search(SentPosition::from(&Candidates::new(&line(HARD))))),
        (6, prove(&puzzle(SMALL), &[])),
        (7, suppose(HARD, 1, &[Technique::Pointing])),
    ] {
        round(&Request { job, task });
    }
}

#[test]
fn replies_are_read_back() {
    let puzzle = puzzle(SMALL);
    let start = Candidates::new(&line(HARD));
    let proven = ProvenPuzzle { graded: grade(&puzzle), puzzle: puzzle.clone() };
    let fitted = Fitted {
        graded: grade(&puzzle),
        puzzle,
        recipe: Recipe::Spec(spec()),
        lacks: vec![Lack::Logic(Flaw::Level(Level::Easy))],
        attempts: 3,
        cut: true,
    };
    let clash = line("11..............").duplicate().expect("a duplicate");
    let broken = line("123....4........");
    for reply in [
        Reply::Progress(Progress { attempt: 1, done: 2, of: 300, ..Progress::default() }),
        Reply::Done(Answer::Checked(Ok(Box::new(proven)))),
        Reply::Done(Answer::Checked(Err(PuzzleError::Clash(clash)))),
        Reply::Done(Answer::Checked(Err(PuzzleError::Ambiguous(line(ARTICLE), line(HARD))))),
        Reply::Done(Answer::Checked(Err(PuzzleError::Undecided))),
        Reply::Done(Answer::Made(Ok(Box::new(fitted)))),
        Reply::Done(Answer::Made(Err(MakeError::NoSuchLevel(Level::Hard, Shape::S4.clone())))),
        Reply::Done(Answer::Made(Err(MakeError::NotFound(10_000)))),
        Reply::Done(Answer::Made(Err(MeasureError::TooMuch.into()))),
        Reply::Done(Answer::Passes(all_passes(&Candidates::new(&line(ARTICLE))))),
        Reply::Done(Answer::Search(search(&start, 300, &mut on).expect("nobody stops it"))),
        Reply::Done(Answer::Proved(None)),
        Reply::Done(Answer::Reasoned(None)),
        Reply::Done(serve(suppose(HARD, 1, &[]), Locale::ENGLISH, &mut |_| {})),
        Reply::Done(Answer::Search(
            search(&Candidates::new(&broken), 300, &mut on).expect("nobody stops it"),
        )),
    ] {
        round(&Response { job: 9, reply });
    }
}

#[test]
fn the_words_themselves_are_read_back() {
    for shape in Shape::ALL {
        round(shape);
        Cell::all(shape).for_each(|cell| round(&cell));
        Digit::all(shape).for_each(|digit| round(&digit));
        House::all(shape).for_each(|house| round(&house));
        round(&DigitSet::all(shape));
        round(&part(shape, shape.cell_count() / 2, 2, 1));
    }
    HouseKind::ALL.iter().for_each(round);
    let (before, after) = (CellState::Open(DigitSet::all(Shape::S4)), CellState::Filled(Digit::at(2)));
    round(&Change { cell: Cell::at(3), before, after });
    round(&Graded { level: Level::VeryHard, tier: 4, passes: 3, choice: 50 });
}

/// A message is exactly the written one: an impossible value is refused, not changed.
#[test]
fn values_that_cannot_be_are_refused() {
    let none = |bytes: &[u8], what: &str, refused: bool| assert!(refused, "{what} of {bytes:?}");
    for cell in [625u16, 1000, u16::MAX] {
        let bytes = encode(&cell);
        none(&bytes, "cell", decode::<Cell>(&bytes).is_err());
    }
    for digit in [0u8, 26, 255] {
        let bytes = encode(&digit);
        none(&bytes, "digit", decode::<Digit>(&bytes).is_err());
    }
    let grid = |shape: &Shape, cells: usize, digit: Option<u8>| encode(&(shape, vec![digit; cells]));
    let (four, nine, sixteen) = (Shape::S4, Shape::S9, Shape::S16);
    for (shape, cells, digit) in [
        (four, 0, None),
        (four, 15, None),
        (four, 17, None),
        (nine, 80, None),
        (nine, 16, None),
        (four, 16, Some(5)),
        (nine, 81, Some(10)),
        (sixteen, 256, Some(17)),
    ] {
        let bytes = grid(shape, cells, digit);
        none(&bytes, "grid", decode::<Grid>(&bytes).is_err());
    }
    assert!(decode::<Grid>(&grid(four, 16, Some(4))).is_ok());
    // A side that no board has, an unknown constraint, regions of unlike sizes, and a sum that cannot be.
    for (side, tag) in [(7_u8, ""), (9, "q"), (4, "j1111111111111111"), (9, "c99Aab")] {
        let bytes = encode(&(side, tag));
        none(&bytes, "shape", decode::<Shape>(&bytes).is_err());
    }
    let forged = encode(&(line(SMALL), line("2143342143121234")));
    none(&forged, "puzzle", decode::<Puzzle>(&forged).is_err());
}

/// A position is sent with all of logic's eliminations.
#[test]
fn positions_arrive_as_they_were() {
    for puzzle in some_puzzles() {
        for (seed, percent) in (0..).zip([0, 10, 50]) {
            let position = thinned(puzzle.clues(), None, percent, seed);
            let sent: SentPosition = decode(&encode(&SentPosition::from(&position))).expect("a position");
            assert!(Candidates::from(&sent) == position);
        }
    }
    // One from the middle of a search, with a withdrawn guess.
    let start = Candidates::new(&line(HARD));
    let found = search(&start, 300, &mut on).expect("nobody stops it");
    for position in crate::common::positions(&start, &found.steps) {
        assert!(Candidates::from(&SentPosition::from(&position)) == position);
    }
}

fn answer(task: Task) -> Answer {
    serve(task, Locale::ENGLISH, &mut |_| {})
}

#[test]
fn grids_are_checked() {
    let check = |grid: &str, expected: &str| {
        let told = match answer(Task::Check(line(grid))) {
            Answer::Checked(Ok(proven)) => {
                assert_eq!(proven.puzzle.clues(), &line(grid));
                assert!(proven.puzzle.solution().is_solution());
                format!("{} {}", proven.graded.level, proven.graded.tier)
            }
            Answer::Checked(Err(fault)) => fault.to_string(),
            other => panic!("{other:?}"),
        };
        assert_eq!(told, expected, "{grid}");
    };
    check(SMALL, "easy 1");
    check(ARTICLE, "easy 1");
    check("1243342143122134", "nothing is left to solve");
    check("11..............", "a digit stands twice in a house");
    check("123....4........", "there is no solution");
    check(&".".repeat(16), "there is more than one solution");
    check(&".".repeat(81), "there is more than one solution");
    check(&".".repeat(625), "there is more than one solution");
}

/// The worker gives the same answers as the core.
#[test]
fn passes_and_searches_are_those_of_the_core() {
    for puzzle in some_puzzles() {
        let thin = thinned(puzzle.clues(), Some(puzzle.solution()), 10, 4);
        for due in [PassKind::Singles, PassKind::HiddenSingles] {
            let expected = rest(&thin, due, &mut on).expect("nobody stops it");
            let task = Task::Climb(ask(&thin), due, Reach::Singles);
            assert_eq!(answer(task), Answer::Passes(expected));
        }
    }
    for grid in [HARD, SMALL, "123....4........", "1..1............"] {
        let start = Candidates::new(&line(grid));
        let expected = search(&start, WATCHED_STEPS, &mut on).expect("nobody stops it");
        assert_eq!(answer(Task::Search(SentPosition::from(&start))), Answer::Search(expected));
    }
    // A search too long to watch is cut.
    let hopeless = ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........";
    let Answer::Search(cut) = answer(Task::Search(SentPosition::from(&Candidates::new(&line(hopeless)))))
    else {
        panic!("a search is answered by a search")
    };
    assert_eq!(cut.ending, SearchEnding::Cut);
    assert!(cut.steps.len() <= WATCHED_STEPS && cut.steps.len() + 2 > WATCHED_STEPS, "{}", cut.steps.len());
}

#[test]
fn puzzles_are_made_to_order() {
    let mut told = 0;
    let made = serve(Task::Make(Recipe::Spec(spec())), Locale::ENGLISH, &mut |_| told += 1);
    let Answer::Made(Ok(proven)) = made else { panic!("{made:?}") };
    assert!(told > 0);
    assert_eq!(proven.recipe, Recipe::Spec(spec()));
    assert_eq!(proven.graded.level, Level::Easy);
    assert_eq!(proven.lacks, []);
    assert_eq!(proven.puzzle.clues().shape(), Shape::S4);
    assert_eq!(
        Puzzle::new(proven.puzzle.clues().clone(), &mut |_| std::ops::ControlFlow::Continue(())),
        Ok(proven.puzzle)
    );
    let impossible = Spec { level: Level::Hard, ..spec() };
    assert_eq!(
        answer(Task::Make(Recipe::Spec(impossible))),
        Answer::Made(Err(MakeError::NoSuchLevel(Level::Hard, Shape::S4.clone())))
    );
}

/// Any message at all is either read or refused.
fn is_read_or_refused(bytes: &[u8]) {
    if let Ok(request) = decode::<Request>(bytes) {
        assert!(!encode(&request).is_empty());
    }
    if let Ok(response) = decode::<Response>(bytes) {
        assert!(!encode(&response).is_empty());
        if let Reply::Done(Answer::Checked(Ok(proven))) = response.reply {
            assert!(proven.puzzle.solution().is_solution());
            assert!(proven.puzzle.clues().agrees_with(proven.puzzle.solution()));
        }
    }
    if let Ok(grid) = decode::<Grid>(bytes) {
        assert_eq!(grid.iter().count(), grid.shape().cell_count());
        assert!(grid.filled().all(|(_, digit)| digit.index() < grid.shape().side()));
    }
    if let Ok(puzzle) = decode::<Puzzle>(bytes) {
        assert!(puzzle.solution().is_solution());
    }
    if let Ok(candidate) = decode::<Candidate>(bytes) {
        assert!(candidate.cell.index() < 625 && candidate.digit.index() < 25);
    }
    let _ = decode::<Step>(bytes).map(|step| format!("{step:?}"));
}

#[test]
fn a_technique_is_sent_as_its_number() {
    for technique in Technique::ALL.into_iter().chain([Technique::Guess, Technique::Retreat]) {
        assert_eq!(encode(&technique), [technique as u8]);
        assert_eq!(decode(&[technique as u8]), Ok(technique));
    }
    assert!(decode::<Technique>(&[Technique::COUNT as u8]).is_err());
}

#[test]
fn a_set_has_only_members_that_exist() {
    assert_eq!(decode::<KindSet>(&[0b111]).map(|set| set.iter().count()), Ok(3));
    assert!(decode::<KindSet>(&encode(&(1_u32 << HouseKind::ALL.len()))).is_err());
    assert_eq!(decode(&encode(&DigitSet::all(Shape::S25))), Ok(DigitSet::all(Shape::S25)));
    assert!(decode::<DigitSet>(&encode(&(1_u32 << 25))).is_err());
}

proptest! {
    #[test]
    fn any_bytes_are_read_or_refused(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        is_read_or_refused(&bytes);
    }

    /// Messages of ours with a few bytes changed.
    #[test]
    fn damaged_messages_are_read_or_refused(
        which in 0..5usize,
        changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..4),
    ) {
        let puzzle = puzzle(SMALL);
        let proven = ProvenPuzzle { graded: grade(&puzzle), puzzle: puzzle.clone() };
        let passes = all_passes(&Candidates::new(&line(SMALL)));
        let mut bytes = match which {
            0 => encode(&Request { job: 1, task: Task::Check(line(SMALL)) }),
            1 => encode(&Request { job: 1, task: Task::Search(SentPosition::from(&thinned(&line(SMALL), None, 30, 1))) }),
            2 => encode(&Response { job: 1, reply: Reply::Done(Answer::Checked(Ok(Box::new(proven)))) }),
            3 => encode(&Response { job: 1, reply: Reply::Done(Answer::Passes(passes)) }),
            _ => encode(&puzzle),
        };
        for (place, byte) in changes {
            let place = place.index(bytes.len());
            bytes[place] = byte;
        }
        is_read_or_refused(&bytes);
    }
}

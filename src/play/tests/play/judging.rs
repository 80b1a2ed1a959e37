//! "Was that a guess?" and the review: the reasons that forced a move, without giving away anything unasked.

use crate::{
    common::{ARTICLE, HARD, SMALL, digit, dug, puzzle},
    page::{Page, sentence_of},
};
use sudoku_core::{
    Candidate, Candidates, Cell, Digit, Position, Puzzle, Shape, Technique,
    advice::{Claimed, Effort, Move, Nearness, Verdict, judge, review},
    ladder::{Ladder, next_step, walk},
    marks::{Role, links},
    premises::premises,
    telling::Telling,
};
use sudoku_play::{
    features::review::{Judged, ReviewedMove},
    game::{
        aids::{Aid, Aids},
        turns::Fill,
    },
    input::Mode,
    messages::{GameMsg, InputMsg, LinkMsg, PageMsg, ReviewMsg, SettingsMsg},
    saved::settings::Switch,
    taught::{JudgedView, TeachingEvent},
    ui::Dialog,
    view::Emphasis,
    work::Purpose,
};

/// The ladder needs eliminations on the way.
const POINTED: &str = "...7.4..5.2..1..7.....8...2.9...625.6...7...8.532...1.4...9.....3..6..9.2..4.7...";

fn pointed() -> Puzzle {
    puzzle(POINTED)
}

fn stands(cell: Cell, digit: Digit) -> Claimed {
    Claimed { candidate: Candidate::new(cell, digit), stands: true }
}

fn gone(candidate: Candidate) -> Claimed {
    Claimed { candidate, stands: false }
}

fn verdict(before: &Position, claimed: Claimed) -> Verdict {
    judge(before, claimed, &Ladder::teaching(), &mut Effort::default())
}

/// Every placement and elimination of a walk is forced in the position where it was found, by nothing harder
/// than the walk's technique.
#[test]
fn what_the_ladder_finds_is_forced() {
    let ladder = Ladder::teaching();
    let rank = |one: Technique| ladder.rungs().iter().position(|rung| rung.techniques.contains(&one));
    for puzzle in [pointed(), puzzle(ARTICLE), puzzle(SMALL), dug(Shape::S16, 130, 2)] {
        let mut now = Position::of(&puzzle);
        for step in walk(&now, &ladder).steps {
            let placed = step.placed().map(|placed| stands(placed.cell, placed.digit));
            let claims: Vec<Claimed> =
                placed.into_iter().chain(step.eliminated().iter().map(|&one| gone(one))).collect();
            for claimed in claims {
                assert!(claimed.is_true(puzzle.solution()));
                let Verdict::Forced(steps) = verdict(&now, claimed) else { panic!("{claimed:?}") };
                let hardest = steps.iter().map(|step| rank(step.technique())).max();
                assert!(hardest <= Some(rank(step.technique())), "{steps:?} for {step:?}");
            }
            now.apply(&step);
        }
    }
}

/// Eliminations for one move are remembered for the next, although their pattern may be gone.
#[test]
fn a_review_of_what_the_ladder_plays_finds_it_forced() {
    let (puzzle, ladder) = (pointed(), Ladder::teaching());
    let steps = walk(&Position::of(&puzzle), &ladder).steps;
    let placed = steps.iter().filter_map(sudoku_core::step::Step::placed);
    let moves = placed.map(|Candidate { cell, digit }| Move {
        digits: vec![(cell, Some(digit))],
        claimed: vec![stands(cell, digit)],
    });
    let moves: Vec<Move> = moves.collect();
    let reviewed = review(puzzle.clues(), puzzle.solution(), &moves, &ladder, &mut |_| {});
    let forced = |one: &&sudoku_core::advice::Reviewed| matches!(one.verdict, Some((_, Verdict::Forced(_))));
    assert_eq!(reviewed.iter().filter(forced).count(), moves.len());
}

/// One glance shows one step; a move that needs other steps first is far, and no guess counts as seen.
#[test]
fn near_far_and_wrong_are_told_apart() {
    let (puzzle, ladder) = (pointed(), Ladder::teaching());
    let start = Position::of(&puzzle);
    let step = next_step(&start, &ladder).expect("a step");
    let check =
        |verdict: Verdict, nearness: Nearness| assert_eq!(verdict.nearness(), nearness, "{verdict:?}");
    check(Verdict::Forced(vec![step.clone()]), Nearness::Near);
    check(Verdict::Plain(Cell::at(0)), Nearness::Near);
    check(Verdict::Forced(vec![step.clone(), step.clone()]), Nearness::Far);
    check(Verdict::Forced(vec![step; 17]), Nearness::Far);
    check(Verdict::Unforced, Nearness::Far);
    check(Verdict::Undecided, Nearness::Far);
    check(Verdict::Wrong, Nearness::Wrong);
}

/// A digit that rests on eliminations is forced before they are made, by them and in their order.
#[test]
fn what_rests_on_eliminations_names_them() {
    let (puzzle, ladder) = (pointed(), Ladder::teaching());
    let mut now = Position::of(&puzzle);
    let (mut chains, mut missed, mut struck) = (0, 0, 0);
    while let Some(step) = next_step(&now, &ladder) {
        let digits_alone = Position::within(Candidates::new(&now.candidates().to_grid()), puzzle.clues());
        if let Some(placed) = step.placed() {
            // A pattern of an earlier position may be gone by now, and its eliminations with it.
            let Verdict::Forced(steps) = verdict(&digits_alone, stands(placed.cell, placed.digit)) else {
                missed += 1;
                now.apply(&step);
                continue;
            };
            let (last, rest) = steps.split_last().expect("a step");
            assert_eq!(last.placed(), Some(placed));
            assert!(rest.iter().all(|step| step.placed().is_none()));
            chains += usize::from(!rest.is_empty());
            // Candidates that it needs gone, and that other steps ruled out, are struck out where its reason
            // is shown.
            let forced = Verdict::Forced(steps.clone());
            let before = digits_alone.candidates().to_grid();
            let judged = Judged::new(stands(placed.cell, placed.digit), forced, before);
            let reason = judged.reason.expect("a reason");
            let is_struck = |gone: &Candidate| reason.marks.candidates.contains(&(*gone, Role::Eliminated));
            let needed = premises(last, &reason.found_in).gone;
            let of_rest = |gone: &&Candidate| rest.iter().any(|step| step.eliminated().contains(gone));
            let elsewhere = |gone: &&Candidate| gone.cell != placed.cell;
            assert!(needed.iter().filter(of_rest).filter(elsewhere).all(is_struck), "{steps:?}");
            assert_eq!(rest.is_empty(), !needed.iter().any(|gone| of_rest(&gone)));
            struck += needed.iter().filter(of_rest).filter(elsewhere).count();
            // Each step rests on those before it alone, and rules out something that a later one needs gone.
            let mut partial = digits_alone.clone();
            let mut needs: Vec<Vec<Candidate>> = Vec::new();
            for step in &steps {
                needs.push(premises(step, partial.candidates()).gone);
                let allowed =
                    needs.last().into_iter().flatten().any(|&gone| partial.candidates().allows(gone));
                assert!(!allowed, "{steps:?}");
                partial.apply(step);
            }
            for (index, step) in rest.iter().enumerate() {
                let used =
                    needs[index + 1..].iter().flatten().any(|needed| step.eliminated().contains(needed));
                assert!(used, "{steps:?}");
            }
        }
        now.apply(&step);
    }
    assert!(struck > 0, "nothing is struck out");
    assert!(chains > missed, "{chains} digits need eliminations, {missed} had more");
}

#[test]
fn what_no_step_gives_is_not_forced() {
    // Here a ladder up to pairs can only guess the first digits.
    let puzzle = puzzle(HARD);
    let start = Position::of(&puzzle);
    let cell = start.candidates().open_cells().next().expect("an open cell");
    let right = puzzle.solution().get(cell).expect("a digit");
    let singles = Ladder::teaching().only(Technique::HiddenSingle);
    let told = judge(&start, stands(cell, right), &singles, &mut Effort::default());
    assert_eq!(told, Verdict::Unforced);
    // Without work nothing is found, and the verdict says so.
    assert_eq!(judge(&start, stands(cell, right), &singles, &mut Effort::new(0)), Verdict::Undecided);
    // The digits on the board show their own eliminations.
    let barred = Digit::all(Shape::S9).find(|&one| !start.candidates().digits(cell).contains(one));
    let barred = barred.expect("a digit that stands around");
    let Verdict::Plain(from) = verdict(&start, gone(Candidate::new(cell, barred))) else {
        panic!("{barred:?}")
    };
    assert!(start.candidates().digit(from) == Some(barred) && start.geometry().see(from, cell));
}

fn judging(puzzle: Puzzle) -> Page {
    let mut page = Page::new(puzzle);
    page.send(SettingsMsg::Set(Switch::JudgeMoves, true));
    page
}

fn said(page: &Page) -> Option<JudgedView> {
    page.session.teaching().judged
}

/// The next digit that the ladder places.
fn forced(page: &Page) -> Candidate {
    let position = Position::within(Candidates::new(&page.grid()), page.session.game().clues());
    next_step(&position, &Ladder::teaching()).and_then(|step| step.placed()).expect("a single")
}

fn play(page: &mut Page, Candidate { cell, digit }: Candidate) {
    page.send(InputMsg::Select(cell)).send(InputMsg::Enter(digit));
}

#[test]
fn off_it_asks_nothing_and_says_nothing() {
    let mut page = Page::new(puzzle(ARTICLE));
    let next = forced(&page);
    play(&mut page, next);
    assert_eq!((said(&page), &page.asked), (None, &None));
    assert_eq!(page.session.game().aids(), Aids::EMPTY);
}

#[test]
fn each_own_move_is_judged_once_it_is_made() {
    let mut page = judging(puzzle(ARTICLE));
    let next = forced(&page);
    play(&mut page, next);
    assert_eq!(page.grid().get(next.cell), Some(next.digit), "the key press waits for nothing");
    assert_eq!(page.session.job().map(|job| job.purpose), Some(Purpose::Judge));
    page.work().check();
    let Some(JudgedView { verdict: Some(Verdict::Forced(_)), claimed, .. }) = said(&page) else {
        panic!("{:?}", said(&page))
    };
    assert_eq!(claimed, stands(next.cell, next.digit));
    assert!(matches!(page.taught(), Some(TeachingEvent::Judged(_))));
    assert_eq!(page.session.game().aids(), Aids::only(Aid::Judged));
    // Pointing at it shows its reason on the board, no longer.
    assert!(page.session.emphases().is_empty());
    page.send(ReviewMsg::Light(true)).check();
    assert!(
        page.session
            .emphases()
            .iter()
            .any(|emphasis| matches!(emphasis, Emphasis::House(..) | Emphasis::Cell(..)))
    );
    page.send(ReviewMsg::Light(false));
    assert!(page.session.emphases().is_empty());
    page.send(GameMsg::Undo);
    assert_eq!(said(&page), None, "it was of that move");
}

#[test]
fn a_wrong_move_is_said_to_be_wrong_at_once() {
    let mut page = judging(puzzle(ARTICLE));
    let next = forced(&page);
    let wrong = Digit::all(Shape::S9).find(|&one| one != next.digit).expect("another digit");
    play(&mut page, Candidate::new(next.cell, wrong));
    assert!(page.asked.is_none());
    assert_eq!(said(&page).and_then(|said| said.verdict), Some(Verdict::Wrong));
    // A wrong digit proves nothing: the next move is judged without it.
    page.send(GameMsg::Undo);
    let other = Candidates::new(&page.grid()).open_cells().find(|&cell| cell != next.cell).expect("a cell");
    let not = Digit::all(Shape::S9)
        .find(|&one| page.session.game().solution().expect("a proven puzzle").get(other) != Some(one))
        .expect("another digit");
    play(&mut page, Candidate::new(other, not));
    play(&mut page, next);
    page.work();
    assert!(matches!(said(&page).and_then(|said| said.verdict), Some(Verdict::Forced(_))));
}

#[test]
fn notes_that_are_taken_away_are_judged_and_written_ones_are_not() {
    let mut page = judging(puzzle(ARTICLE));
    page.send(GameMsg::FillNotes(Fill::All));
    assert!(page.asked.is_none(), "the program filled them");
    let board = Candidates::new(&page.grid());
    let cell = board.open_cells().find(|&cell| board.digits(cell).len() >= 3).expect("a cell");
    let right = page.session.game().solution().expect("a proven puzzle").get(cell).expect("a digit");
    let other = board.digits(cell).without(right).iter().next().expect("another");
    page.send(InputMsg::Select(cell)).send(InputMsg::EnterAs(Mode::Centre, other));
    page.work();
    let told = said(&page).expect("a verdict");
    assert_eq!(told.claimed, gone(Candidate::new(cell, other)));
    assert!(matches!(told.verdict, Some(Verdict::Forced(_) | Verdict::Unforced)));
    page.send(InputMsg::EnterAs(Mode::Centre, other));
    assert_eq!((said(&page), &page.asked), (None, &None), "a note claims nothing");
    page.send(InputMsg::EnterAs(Mode::Centre, right));
    assert_eq!(said(&page).and_then(|said| said.verdict), Some(Verdict::Wrong));
    page.send(InputMsg::Erase);
    assert_eq!((said(&page), &page.asked), (None, &None), "nor does an empty cell");
}

#[test]
fn other_work_is_not_broken_off_for_it() {
    let mut page = judging(puzzle(ARTICLE));
    page.send(LinkMsg::Open(format!("#p={HARD}")));
    let asked = page.asked.clone();
    assert!(asked.is_some());
    let next = forced(&page);
    play(&mut page, next);
    assert_eq!((said(&page), &page.asked), (None, &asked));
}

#[test]
fn a_review_tells_all_moves() {
    let mut page = Page::new(puzzle(ARTICLE));
    page.send(ReviewMsg::Open);
    assert!(page.session.dialog().is_none() && page.asked.is_none(), "there is none before the end");
    let first = forced(&page);
    let wrong = Digit::all(Shape::S9).find(|&one| one != first.digit).expect("another digit");
    play(&mut page, Candidate::new(first.cell, wrong));
    let other = Candidates::new(&page.grid()).open_cells().next().expect("a cell");
    page.send(InputMsg::Select(other));
    page.send(InputMsg::EnterAs(Mode::Centre, digit('1'))).send(InputMsg::EnterAs(Mode::Centre, digit('2')));
    while !page.session.game().is_finished() {
        let before = page.grid();
        let solution = page.session.game().solution().expect("a proven puzzle").clone();
        let right = Candidates::new(&before).open_cells().find_map(|cell| {
            let next = forced_in(&page)?;
            (next.cell == cell).then_some(next)
        });
        let next = right.unwrap_or_else(|| {
            let cell = Cell::all(Shape::S9).find(|&cell| before.get(cell) != solution.get(cell));
            let cell = cell.expect("a cell that is not right");
            Candidate::new(cell, solution.get(cell).expect("a digit"))
        });
        play(&mut page, next);
    }
    page.send(ReviewMsg::Open).check();
    assert_eq!(page.session.dialog(), Some(Dialog::Review));
    assert!(page.session.review_view().is_some_and(|view| view.busy.is_some()));
    page.work().check();
    let view = page.session.review_view().expect("a review");
    assert_eq!(view.busy, None);
    assert_eq!(view.sums[2], 1, "one move was wrong");
    assert_eq!(view.lines[0].moved, ReviewedMove::Placed(Candidate::new(first.cell, wrong)));
    assert_eq!(view.lines[0].verdict, Some(Verdict::Wrong));
    assert!(view.lines[0].easier.is_some(), "there was a single");
    assert_eq!((view.lines[1].moved, view.lines[1].verdict.clone()), (ReviewedMove::Other(2), None));
    assert!(view.lines.iter().filter(|line| line.verdict.is_some()).count() > 50);
    // The board before the move, with the move and its reason.
    let mut linked = 0;
    for at in 0..view.count {
        page.send(ReviewMsg::LookAt(at)).check();
        let view = page.session.review_view().expect("a review");
        let seen = view.seen.expect("a board");
        let line = view.lines.iter().find(|line| line.current).expect("the line looked at");
        assert_eq!((line.index, seen.picture.number + 1), (at, line.first));
        if let (ReviewedMove::Placed(placed), Some(Verdict::Forced(steps))) = (line.moved, &line.verdict) {
            assert_eq!(seen.picture.differs.iter().collect::<Vec<_>>(), [placed.cell]);
            assert_eq!(seen.reasons.len(), steps.len());
            assert!(seen.reasons.iter().all(|reason| !sentence_of(&reason.telling).is_empty()));
            // Each of its steps is drawn, with its eliminations.
            for (number, step) in steps.iter().enumerate() {
                let drawing = seen.drawing(number);
                let struck = |gone: &Candidate| {
                    drawing.marks.iter().any(|mark| mark.candidate == *gone && mark.role == Role::Eliminated)
                };
                assert!(step.eliminated().iter().all(struck), "{step:?}");
                let Telling::Step { found_in, .. } = &seen.reasons[number].telling else { panic!("a step") };
                assert_eq!(drawing.web.links, links(step, found_in));
                linked += drawing.web.links.len();
            }
            let last = seen.drawing(steps.len() - 1);
            assert!(last.emphases.contains(&Emphasis::Candidate(placed, Role::Placed)));
        }
    }
    assert!(linked > 0, "no reason has links");
    page.send(ReviewMsg::LookAt(100_000));
    assert_eq!(page.session.review_view().map(|view| view.at), Some(view.count - 1));
    // A second look does not compute it again; a look after another move does.
    page.send(PageMsg::Dismiss).send(ReviewMsg::Open);
    let reviews = |page: &Page| page.session.job().is_some_and(|job| job.purpose == Purpose::Review);
    assert!(!reviews(&page) && page.session.review_view().is_some());
    page.send(PageMsg::Dismiss).send(GameMsg::Undo).send(GameMsg::Redo).send(ReviewMsg::Open);
    assert!(reviews(&page));
    page.send(PageMsg::Dismiss).check();
    assert!(!reviews(&page), "closed, it asks for no more work");
}

fn forced_in(page: &Page) -> Option<Candidate> {
    let mut right = page.grid();
    for cell in page.session.game().mistakes().collect::<Vec<_>>() {
        right.set(cell, None);
    }
    let position = Position::within(Candidates::new(&right), page.session.game().clues());
    next_step(&position, &Ladder::teaching()).and_then(|step| step.placed())
}

#[test]
fn a_long_review_shows_the_lines_around_the_one_looked_at() {
    let puzzle = dug(Shape::S25, 420, 1);
    let solution = puzzle.solution().clone();
    let mut page = Page::new(puzzle);
    page.place_right(625);
    assert!(page.session.game().is_finished());
    page.send(ReviewMsg::Open);
    let view = page.session.review_view().expect("a review");
    assert!(view.count > 150 && view.lines.len() == 60, "{} of {}", view.lines.len(), view.count);
    page.send(ReviewMsg::LookAt(100));
    let view = page.session.review_view().expect("a review");
    assert!(view.lines.iter().any(|line| line.current && line.index == 100));
    assert!(solution.is_full());
}

#[test]
fn progress_is_told_and_the_work_is_bounded() {
    let puzzle = puzzle(HARD);
    let cells: Vec<Cell> = Cell::all(Shape::S9).filter(|&cell| puzzle.clues().get(cell).is_none()).collect();
    let moves: Vec<Move> = cells
        .iter()
        .map(|&cell| {
            let digit = puzzle.solution().get(cell).expect("a digit");
            Move { digits: vec![(cell, Some(digit))], claimed: vec![stands(cell, digit)] }
        })
        .collect();
    let mut told = Vec::new();
    let singles = Ladder::teaching();
    let reviewed = review(puzzle.clues(), puzzle.solution(), &moves, &singles, &mut |share| told.push(share));
    let all = moves.len() as u32;
    assert_eq!(told, (0..all).map(|done| (done, all)).collect::<Vec<_>>());
    assert_eq!(reviewed.len(), moves.len());
    assert!(reviewed.iter().all(|one| one.verdict.is_some()));
    let last = reviewed.last().and_then(|one| one.verdict.clone()).map(|(_, verdict)| verdict);
    assert!(
        matches!(last, Some(Verdict::Forced(steps)) if steps.len() == 1),
        "the last cell is a full house"
    );
}

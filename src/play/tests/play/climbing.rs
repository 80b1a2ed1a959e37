//! The solver beyond singles: passes of the ladder, the path, and all steps of a position.

use crate::{
    common::{ARTICLE, HARD, dug, on, puzzle},
    page::{Disk, Page, sentence_of},
    watching::{moment, solving},
};
use std::collections::BTreeSet;
use sudoku_core::{
    Candidate, Candidates, Level, Position, Puzzle, Shape, Technique,
    explain::written::in_notations,
    ladder::{Ladder, Plan, Profile, all_steps_within, next_step, walk},
    marks::Role,
    passes::{self, PassKind, Reach},
    step::Step,
    technique::Edition,
    trail::State,
    wire::{Answer, Task},
};
use sudoku_play::{
    features::solver::{
        AllView, PathView,
        view::{PassTitle, SolveBody},
    },
    game::{Game, Origin, aids::Aid},
    messages::{GameMsg, PageMsg, SettingsMsg},
    saved::settings::Switch,
    taught::TeachingEvent,
    ui::Panel,
    view::{Emphasis, Spot},
    walk::{Ahead, Sift, StepMsg, Way},
};

/// 9×9 that the ladder solves, with more than singles.
const CLIMB: &str = "96...4.1...5..1..2.8..9..........87...9...3...16..........6..4.5..7..9...4.2...85";

fn going(page: &Page) -> (Way, Option<PathView>, Option<AllView>) {
    match page.body() {
        SolveBody::Going { way, path, all, .. } => (way, path.map(|path| *path), all.map(|all| *all)),
        SolveBody::Blocked(wrong) => panic!("blocked by {wrong}"),
    }
}

/// Makes a move, and lets the worker answer if it has a request.
fn go(page: &mut Page, step: StepMsg) {
    page.step(step);
    if page.asked.is_some() {
        page.work();
    }
    page.check();
}

fn everything(_: &Candidates) -> std::ops::ControlFlow<()> {
    on(0)
}

fn is_right(step: &Step, puzzle: &Puzzle) -> bool {
    let solution = |candidate: Candidate| puzzle.solution().get(candidate.cell) == Some(candidate.digit);
    step.placed().is_none_or(solution) && !step.eliminated().iter().copied().any(solution)
}

/// A ladder pass is every step of the first technique that finds any, and nothing else. Each of its steps
/// exists in the position before.
#[test]
fn passes_climb_no_further_than_is_needed() {
    let puzzle = puzzle(CLIMB);
    let plan = Plan::default();
    let mut now = Position::of(&puzzle);
    let found = passes::climb_to_read(&now, plan, PassKind::Singles, Reach::End, &mut everything);
    let found = found.expect("nobody stops it");
    assert!(found.iter().any(|pass| matches!(pass.kind, PassKind::Tier(_))));
    for pass in &found {
        assert!(!pass.steps.is_empty() && pass.steps.iter().all(|step| is_right(step, &puzzle)));
        let first = next_step(&now, &plan.ladder()).expect("a pass was found");
        if let PassKind::Tier(technique) = pass.kind {
            assert_eq!(first.technique(), technique);
            assert!(pass.steps.iter().all(|step| step.technique() == technique));
            let all = sudoku_core::ladder::all_steps(&now, &Ladder::teaching());
            let same = || all.iter().filter(|step| step.technique() == technique);
            assert!(pass.steps.iter().all(|step| same().any(|other| other == step)));
            // Of pairs and locked candidates a pass has all that remove anything, and of harder steps the first.
            let gone: Vec<&Candidate> = pass.steps.iter().flat_map(Step::eliminated).collect();
            let is_told = |step: &Step| step.eliminated().iter().all(|one| gone.contains(&one));
            if technique.info().tier > 2 {
                assert_eq!(pass.steps, [first]);
            } else {
                assert!(same().all(is_told));
            }
        } else {
            assert_eq!(first.technique().info().tier, 1, "singles come first");
        }
        pass.steps.iter().for_each(|step| now.apply(step));
    }
    assert_eq!(now.candidates().to_grid(), *puzzle.solution());
    // The caller can stop it.
    let stop = &mut |_: &Candidates| std::ops::ControlFlow::Break(());
    assert_eq!(
        passes::climb_to_read(&Position::of(&puzzle), plan, PassKind::Singles, Reach::End, stop),
        None
    );
}

/// The path climbs the same ladder, and each position of it lists at least the path's own step.
#[test]
fn a_path_is_the_walk_up_its_ladder() {
    let larger = dug(Shape::S16, 150, 3);
    for (puzzle, profile) in
        [(puzzle(CLIMB), Profile::Teaching), (puzzle(CLIMB), Profile::Hodoku), (larger, Profile::Teaching)]
    {
        let plan = Plan { profile, without: [Technique::XyWing].into_iter().collect() };
        let start = Position::of(&puzzle);
        let path = passes::path(&start, plan, &mut everything).expect("nobody stops it");
        let steps: Vec<&Step> = path.iter().map(|one| &one.step).collect();
        assert!(steps.iter().copied().eq(&walk(&start, &plan.ladder()).steps));
        assert!(path.iter().all(|one| one.choices > 0));
        assert!(steps.iter().all(|step| step.technique() != Technique::XyWing && is_right(step, &puzzle)));
    }
}

#[test]
fn what_a_plan_does_not_know_is_not_found() {
    use Technique::{FullHouse, HiddenSingle, NakedSingle};
    let check = |without: &[Technique], naked: &[Technique], hidden: bool| {
        let plan = Plan { without: without.iter().copied().collect(), ..Plan::default() };
        // Positions after some passes of the article's puzzle have both kinds.
        let mut seen = (BTreeSet::new(), false);
        let mut now = Candidates::new(puzzle(ARTICLE).clues());
        for pass in passes::run(&now.to_grid()).passes {
            let found = passes::singles(&now, plan);
            seen.0.extend(found.naked.iter().map(|step| step.technique().slug()));
            seen.1 |= !found.hidden.is_empty();
            pass.steps.iter().filter_map(Step::placed).for_each(|placed| now.place(placed, |_| {}));
        }
        assert_eq!(seen, (naked.iter().map(|one| one.slug()).collect(), hidden), "{without:?}");
    };
    check(&[], &[FullHouse, NakedSingle], true);
    check(&[FullHouse], &[NakedSingle], true);
    check(&[NakedSingle], &[FullHouse], true);
    check(&[HiddenSingle], &[FullHouse, NakedSingle], false);
    check(&[FullHouse, NakedSingle, HiddenSingle], &[], false);
}

/// The solver stops once where singles run out; then it climbs the ladder without another stop, to the end
/// and back.
#[test]
fn the_stepper_stops_where_singles_run_dry_and_then_climbs() {
    let mut page = solving(CLIMB);
    go(&mut page, StepMsg::ToEnd);
    assert_eq!((moment(&page).end, moment(&page).next), (Some(State::Dry), true));
    page.step(StepMsg::NextStep);
    assert_eq!(page.stepper().busy, Some(Ahead::Climb(StepMsg::NextStep)));
    page.work().check();
    let first = moment(&page);
    let technique = first.technique.expect("a step");
    assert!(technique.info().tier > 1);
    let title = first.title.expect("a pass");
    assert_eq!((title.kind, title.step), (PassKind::Tier(technique), Some(1)));
    assert!(matches!(page.taught(), Some(TeachingEvent::Step(..))));
    let struck = |page: &Page| {
        let gone = |emphasis: &&Emphasis| matches!(emphasis, Emphasis::Candidate(_, Role::Eliminated));
        page.session.emphases().iter().filter(gone).count()
    };
    assert!(struck(&page) > 0, "what it rules out is struck out");
    let mut titles = vec![title];
    while moment(&page).end.is_none() {
        go(&mut page, StepMsg::NextPass);
        if let Some(title) = moment(&page).title {
            assert!(title.steps > 0, "no empty pass while climbing");
            let tier = matches!(title.kind, PassKind::Tier(_));
            assert!(!tier || struck(&page) > 0 || page.session.cells().iter().any(|cell| cell.target));
            titles.push(title);
        }
    }
    assert_eq!(moment(&page).end, Some(State::Solved));
    assert_eq!(page.drawn(), page.session.game().solution().expect("a proven puzzle").to_string());
    let numbers: Vec<usize> = titles.iter().filter_map(|title| title.number).collect();
    assert!(numbers.is_sorted() && numbers.first() < numbers.last());
    // Two presses that go to the end give the same result.
    let mut at_once = solving(CLIMB);
    go(&mut at_once, StepMsg::ToEnd);
    go(&mut at_once, StepMsg::ToEnd);
    assert_eq!(at_once.stepper(), page.stepper());
    while moment(&page).back {
        go(&mut page, StepMsg::BackStep);
    }
    assert_eq!(page.drawn(), CLIMB);
}

/// A guess is offered where the ladder ends, and earlier only if the player wants it.
#[test]
fn a_guess_comes_last() {
    let mut page = solving(HARD);
    for technique in Technique::ALL {
        page.send(SettingsMsg::SetTechnique(technique, technique.info().tier == 1));
    }
    go(&mut page, StepMsg::ToEnd);
    go(&mut page, StepMsg::NextStep);
    assert_eq!((moment(&page).end, moment(&page).next), (Some(State::Stuck), false));
    assert_eq!(page.taught(), Some(TeachingEvent::End(State::Stuck)));
    assert!(matches!(page.body(), SolveBody::Going { can_search: true, .. }));
    go(&mut page, StepMsg::Search);
    assert_eq!(moment(&page).technique, Some(Technique::Guess));
}

#[test]
fn a_path_is_listed_in_parts_and_summed_up() {
    let mut page = solving(CLIMB);
    page.step(StepMsg::Way(Way::Path));
    assert_eq!(page.stepper().busy, Some(Ahead::Path(StepMsg::ToStart)));
    page.work().check();
    let (way, path, _) = going(&page);
    let path = path.expect("a path");
    let expected = walk(&Position::of(&puzzle(CLIMB)), &Ladder::teaching());
    assert_eq!((way, path.steps), (Way::Path, expected.steps.len()));
    assert_eq!(path.lines.iter().map(|line| line.count).sum::<usize>(), path.steps);
    let scores = expected.steps.iter().filter_map(|step| step.technique().info().hodoku);
    assert_eq!(path.score, scores.map(|figures| figures.score).sum::<u32>());
    let hardest = path.bottleneck.expect("a bottleneck");
    assert_eq!(path.lines.last().map(|line| line.technique), Some(hardest.technique));
    // The line leads to the position that it names.
    go(&mut page, StepMsg::GoTo(hardest.at));
    assert_eq!(moment(&page).technique, Some(hardest.technique));
    let SolveBody::Going { passes, .. } = page.body() else { panic!("a trail") };
    let parts: Vec<_> = passes.iter().filter_map(|line| line.part).collect();
    assert_eq!(
        (parts.first().map(|part| part.0), parts.last().map(|part| part.1)),
        (Some(1), Some(path.steps))
    );
    assert!(parts.windows(2).all(|two| two[0].1 + 1 == two[1].0));
    let listed: Vec<_> = passes.iter().flat_map(|line| &line.steps).collect();
    assert!(listed.iter().any(|line| line.current && line.bottleneck));
    // The next step of a technique, wrapping around.
    let line = *path.lines.iter().max_by_key(|line| line.count).expect("a technique");
    let mut seen = BTreeSet::new();
    for _ in 0..line.count {
        go(&mut page, StepMsg::ToTechnique(line.technique));
        assert_eq!(moment(&page).technique, Some(line.technique));
        seen.insert(moment(&page).title.and_then(|title| title.step));
    }
    assert_eq!(seen.len(), line.count);
    // The passes are unchanged, and so is the path.
    let shown = moment(&page);
    go(&mut page, StepMsg::Way(Way::Passes));
    assert_eq!(moment(&page), crate::watching::START);
    go(&mut page, StepMsg::OtherWay);
    assert_eq!(moment(&page), shown);
    go(&mut page, StepMsg::OtherWay);
    assert_eq!(moment(&page), crate::watching::START);
}

/// In a path, *Pass* moves one step, like *Next step*: the end would give the solution away.
#[test]
fn a_pass_of_a_path_is_one_step() {
    let mut page = solving(CLIMB);
    go(&mut page, StepMsg::Way(Way::Path));
    let step = |page: &Page| moment(page).title.and_then(|title| title.step);
    let check = |page: &mut Page, message: StepMsg, expected: Option<usize>| {
        go(page, message);
        assert_eq!(step(page), expected, "{message:?}");
    };
    check(&mut page, StepMsg::NextPass, Some(1));
    check(&mut page, StepMsg::NextPass, Some(2));
    check(&mut page, StepMsg::NextStep, Some(3));
    check(&mut page, StepMsg::BackPass, Some(2));
    check(&mut page, StepMsg::BackPass, Some(1));
    check(&mut page, StepMsg::BackPass, None);
}

#[test]
fn a_moment_is_taken_over_as_one_turn() {
    let mut page = Page::new(puzzle(CLIMB));
    page.send(GameMsg::FillNotes(sudoku_play::game::turns::Fill::All)).by_passes();
    let before = page.session.game().clone();
    go(&mut page, StepMsg::Way(Way::Path));
    let hardest = going(&page).1.and_then(|path| path.bottleneck).expect("a bottleneck");
    go(&mut page, StepMsg::GoTo(hardest.at));
    go(&mut page, StepMsg::Keep);
    let game = page.session.game();
    assert_eq!(page.session.panel(), Panel::Play);
    assert!(game.grid().filled_count() > before.grid().filled_count() && game.mistakes().count() == 0);
    assert!(game.aids().contains(Aid::SolverDigits));
    // Candidates that logic ruled out leave the notes, besides those ruled out by digits.
    let (allowed, mut fewer) = (Candidates::new(&game.grid()), 0);
    for cell in allowed.open_cells() {
        let notes = game.notes(cell).all();
        assert!(notes.minus(allowed.digits(cell)).is_empty());
        fewer += allowed.digits(cell).minus(notes).len();
    }
    assert!(fewer > 0);
    page.send(GameMsg::Undo).check();
    assert_eq!(page.session.game().grid(), before.grid());
}

/// Each set with a letter in the sentence has that letter on the board, in one of its cells, over no
/// candidate and no mark.
#[test]
fn sets_have_their_letters_on_the_board() {
    let mut page =
        solving("3....1.....4..7.15.8..4..7...9..5861.........5318..9...6..5..3.95.4..7.....2....6");
    // Bent sets and others would come before the almost locked sets.
    for technique in Technique::ALL.into_iter().filter(|one| one.edition() > Edition::First) {
        page.send(SettingsMsg::SetTechnique(technique, false));
    }
    go(&mut page, StepMsg::Way(Way::Path));
    let mut most = 0;
    for at in 1.. {
        go(&mut page, StepMsg::GoTo(at));
        if moment(&page).title.and_then(|title| title.step) != Some(at) {
            break;
        }
        let drawing = page.session.drawing();
        most = most.max(drawing.sets.len());
        let lettered: Vec<u8> = drawing.letters.iter().map(|letter| letter.set).collect();
        let sets: Vec<u8> = drawing.sets.iter().map(|(number, _)| *number).collect();
        assert_eq!(lettered, sets, "step {at}");
        let cells = page.session.cells();
        for (nth, letter) in drawing.letters.iter().enumerate() {
            let apart = |spot: &Spot| {
                let far = (spot.across - letter.spot.across).abs().max((spot.down - letter.spot.down).abs());
                far > letter.spot.width * 0.9
            };
            assert!(drawing.sets[nth].1.contains(letter.cell), "step {at}");
            let notes = cells[letter.cell.index()].spots(Shape::S9);
            assert!(!notes.is_empty() && notes.iter().all(|(_, spot)| apart(spot)), "step {at}");
            let marks = drawing.marks.iter().filter(|mark| mark.candidate.cell == letter.cell);
            assert!(marks.map(|mark| mark.spot).all(|spot| apart(&spot)), "step {at}");
            let others = drawing.letters[..nth].iter().filter(|other| other.cell == letter.cell);
            assert!(others.map(|other| other.spot).all(|spot| apart(&spot)), "step {at}");
        }
    }
    assert!(most > 1, "no step has several sets");
}

/// Filling the board in is offered once: on the end card, where nothing else is left to do.
#[test]
fn the_end_offers_to_keep_once() {
    let mut page = solving(CLIMB);
    let check = |page: &mut Page, step: StepMsg, expected: bool| {
        go(page, step);
        assert_eq!(page.body().ends_with_keeping(), expected, "{step:?}");
    };
    check(&mut page, StepMsg::NextStep, false);
    // Singles run out, and the solver offers harder techniques.
    check(&mut page, StepMsg::ToEnd, false);
    check(&mut page, StepMsg::Way(Way::Path), false);
    check(&mut page, StepMsg::ToEnd, true);
    check(&mut page, StepMsg::AllSteps, false);
    check(&mut page, StepMsg::AllSteps, true);
    check(&mut page, StepMsg::BackStep, false);
}

#[test]
fn all_steps_of_a_moment_are_pointed_at_and_taken() {
    let mut page = solving(CLIMB);
    go(&mut page, StepMsg::ToEnd);
    page.step(StepMsg::AllSteps);
    assert_eq!(going(&page).2.map(|all| all.total), Some(None));
    page.work().check();
    let all = going(&page).2.expect("all steps");
    let counted: usize = all.groups.iter().map(|group| group.count).sum();
    assert_eq!(all.total, Some(counted));
    let ladder = Ladder::teaching();
    let rank =
        |technique: Technique| ladder.rungs().iter().position(|rung| rung.techniques.contains(&technique));
    assert!(all.groups.is_sorted_by_key(|group| rank(group.technique)), "the easiest first");
    assert!(page.session.emphases().is_empty());
    // The steps that suit the puzzle come first, and a press shows the rest.
    assert!(all.harder > 0 && all.left_out() == all.harder);
    page.step(StepMsg::Sift(Sift::All)).check();
    let all = going(&page).2.expect("all steps");
    assert_eq!(all.left_out(), 0);
    assert!(all.groups.iter().all(|group| !group.lines.is_empty()));
    // Pointing at a step comes before taking it.
    let group = all.groups.last().expect("a technique");
    let index = group.lines[0].index;
    let before = page.drawn();
    page.step(StepMsg::Choose(index)).check();
    let pointed = going(&page).2.and_then(|all| all.pointed).expect("one that is pointed at");
    assert_eq!((pointed.index, pointed.technique), (index, group.technique));
    assert!(!sentence_of(&pointed.telling).is_empty() && !page.session.emphases().is_empty());
    assert_eq!(page.drawn(), before);
    // Screen readers get it, and so do the notations.
    assert_eq!(page.taught(), Some(TeachingEvent::Step(pointed.telling, page.session.shape().clone(), None)));
    let written = |page: &Page| {
        let pointed = going(page).2.and_then(|all| all.pointed).expect("one that is pointed at");
        in_notations(&pointed.telling)
    };
    let notations = written(&page);
    let easiest = all.groups[0].lines[0].index;
    page.step(StepMsg::Point(easiest));
    assert!(!notations.is_empty() && !written(&page).is_empty() && notations != written(&page));
    page.step(StepMsg::Point(index));
    assert_eq!(written(&page), notations);
    // Only those of one technique.
    page.step(StepMsg::Sift(Sift::One(group.technique))).check();
    let only = going(&page).2.expect("all steps");
    assert!(only.groups.iter().all(|other| other.lines.is_empty() == (other.technique != group.technique)));
    assert_eq!((only.total, only.pointed), (Some(counted), None));
    page.step(StepMsg::Sift(Sift::All));
    page.step(StepMsg::Point(usize::MAX)).check();
    assert_eq!(going(&page).2.and_then(|all| all.pointed), None, "there is no such step");
    page.step(StepMsg::Point(index));
    go(&mut page, StepMsg::Choose(index));
    let fewer = going(&page).2.and_then(|all| all.total).expect("the steps of the next moment");
    assert!(fewer > 0);
    // It follows the passes, and the trail continues from it.
    go(&mut page, StepMsg::AllSteps);
    let last = moment(&page);
    let title = PassTitle {
        kind: PassKind::Tier(group.technique),
        number: Some(last.numbered),
        steps: 1,
        step: Some(1),
    };
    assert_eq!((last.title, last.technique), (Some(title), Some(group.technique)));
    go(&mut page, StepMsg::ToEnd);
    assert_eq!(moment(&page).end, Some(State::Solved));
}

/// A technique switched off during a walk leaves the trail.
#[test]
fn a_trail_follows_the_settings() {
    let mut page = solving(CLIMB);
    go(&mut page, StepMsg::Way(Way::Path));
    let path = going(&page).1.expect("a path");
    let gone = path.lines.last().expect("a technique").technique;
    page.send(SettingsMsg::SetTechnique(gone, false));
    assert_eq!(page.stepper().busy, Some(Ahead::Path(StepMsg::ToStart)));
    page.work().check();
    let path = going(&page).1.expect("another path");
    assert!(path.lines.iter().all(|line| line.technique != gone));
    page.send(SettingsMsg::Set(Switch::OneSolution, false)).work().check();
    let path = going(&page).1.expect("another path");
    assert!(path.lines.iter().all(|line| !line.technique.assumes_one_solution()));
    // An unrelated setting has no effect.
    page.send(SettingsMsg::Set(Switch::Peers, false)).check();
    assert!(page.asked.is_none() && going(&page).1 == Some(path));
}

/// A run continues through the worker's answers, and stops on request.
#[test]
fn a_run_waits_for_the_ladder() {
    let mut page = solving(CLIMB);
    go(&mut page, StepMsg::ToEnd);
    page.step(StepMsg::Run);
    assert!(page.asked.is_some() && page.interval.is_some());
    let asked = page.asked.clone();
    page.step(StepMsg::RunTick).check();
    assert_eq!(page.asked, asked, "it is asked once");
    page.work().check();
    assert!(moment(&page).technique.is_some() && page.interval.is_some());
    page.step(StepMsg::Run);
    assert_eq!((page.interval, page.session.job()), (None, None));
}

/// Steps up to the level of the puzzle come first; without a known level, those as easy as the easiest.
#[test]
fn what_suits_the_puzzle_is_listed_first() {
    let check = |line: &str, level: Option<Level>, hardest: u8| {
        let mut page = Page::with(Game::new(puzzle(line), Origin { level, spec: None }), Disk::default());
        page.by_passes();
        go(&mut page, StepMsg::AllSteps);
        let all = going(&page).2.expect("all steps");
        let tier = |technique: Technique| technique.info().tier;
        for group in &all.groups {
            let suits = tier(group.technique) <= hardest;
            assert_eq!(suits, !group.lines.is_empty(), "{level:?} {:?}", group.technique);
        }
        let harder = all.groups.iter().filter(|group| tier(group.technique) > hardest);
        let harder: usize = harder.map(|group| group.count).sum();
        assert_eq!((all.harder, all.left_out()), (harder, harder), "{level:?}");
        let total = all.groups.iter().map(|group| group.count).sum();
        assert_eq!(
            page.taught(),
            Some(TeachingEvent::AllSteps { total, harder, stopped: false }),
            "{level:?}"
        );
        // After a request for all, the next position also lists all.
        page.step(StepMsg::Sift(Sift::All)).check();
        let shown = going(&page).2.expect("all steps");
        assert!(shown.left_out() == 0 && shown.groups.iter().all(|group| !group.lines.is_empty()));
        let first = shown.groups[0].lines[0].index;
        page.step(StepMsg::Point(first));
        go(&mut page, StepMsg::Choose(first));
        assert_eq!(going(&page).2.map(|all| all.listed), Some(Sift::All));
        harder
    };
    assert!(check(ARTICLE, None, 1) > 100, "the easiest there is a single");
    assert!(check(ARTICLE, Some(Level::Easy), 1) > 100);
    assert!(check(ARTICLE, Some(Level::Hard), 3) < check(ARTICLE, Some(Level::Medium), 2));
    assert!(check(ARTICLE, Some(Level::Extreme), 5) > 0, "what no level is named by is hard for any puzzle");
}

/// A search that reached its limit shows its finds and says that there may be more, and the player can stop one
/// that runs.
#[test]
fn a_search_for_all_steps_tells_of_its_limit_and_can_be_stopped() {
    let mut page = solving(CLIMB);
    go(&mut page, StepMsg::ToEnd);
    page.step(StepMsg::AllSteps);
    let asked = page.asked.take().expect("a question");
    let now = Candidates::from(&match &asked.task {
        Task::FindSteps(ask) => ask.from.clone(),
        other => panic!("{other:?}"),
    });
    let position = Position::within(now, page.session.game().clues());
    let found = all_steps_within(&position, &Ladder::teaching(), 40);
    assert!(found.stopped && !found.steps.is_empty());
    let total = found.steps.len();
    page.answer(asked.job, Answer::Steps(found)).check();
    let all = going(&page).2.expect("all steps");
    assert_eq!((all.total, all.stopped), (Some(total), true));
    assert!(matches!(page.taught(), Some(TeachingEvent::AllSteps { stopped: true, .. })));
    // The next search begins anew, and is stopped.
    page.step(StepMsg::AllSteps);
    page.step(StepMsg::AllSteps);
    assert!(page.asked.is_some() && going(&page).2.is_some_and(|all| !all.stopped));
    page.send(PageMsg::Stop).check();
    assert!(page.asked.is_none());
}

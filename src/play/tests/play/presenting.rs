//! A presentation: each press forwards reveals one thing, each press back takes it back, and nothing before the
//! conclusion gives it away.

use crate::{
    common::{ARTICLE, dug, puzzle},
    page::{Page, sentence_of},
};
use sudoku_core::{
    Puzzle, Shape,
    explain::{Locale, line, plain},
    marks::Role,
    trail::State,
};
use sudoku_play::{
    features::{
        present::{PresentSays, PresentView},
        solver::view::SolveBody,
    },
    keys::{Key, Modifiers, present},
    messages::{Msg, PointerMsg, PresentMsg, Spread},
    taught::TeachingEvent,
    ui::{Direction, Panel},
    view::Emphasis,
    walk::{StepMsg, Way},
};

/// A puzzle whose path has chains, sets and rectangles.
const EXTREME: &str = "3....1.....4..7.15.8..4..7...9..5861.........5318..9...6..5..3.95.4..7.....2....6";

fn presenting(puzzle: Puzzle, way: Way) -> Page {
    let mut page = Page::new(puzzle);
    page.show(Panel::Solve).step(StepMsg::Way(way));
    work(&mut page);
    page.send(PresentMsg::Open);
    page
}

/// Lets the worker answer, if it has a question.
fn work(page: &mut Page) {
    if page.asked.is_some() {
        page.work();
    }
}

/// Presses a key that reveals more, and waits for the worker.
fn next(page: &mut Page) {
    page.send(PresentMsg::Next);
    work(page);
}

fn view(page: &Page) -> PresentView {
    page.session.presenting().expect("nothing is presented")
}

/// Everything that the class sees.
fn seen(page: &Page) -> impl PartialEq + std::fmt::Debug + use<> {
    let session = &page.session;
    let cells = session.cells().iter().map(|cell| (cell.digit, cell.notes)).collect::<Vec<_>>();
    (view(page), session.lines_told(), session.drawing(), cells)
}

/// Whether the board shows a conclusion.
fn concludes(page: &Page) -> bool {
    let is_mark = |role| matches!(role, Role::Placed | Role::Eliminated | Role::Guessed | Role::Clash);
    page.session.emphases().iter().any(|emphasis| match emphasis {
        Emphasis::House(_, role) | Emphasis::Cell(_, role) | Emphasis::Candidate(_, role) => is_mark(*role),
    })
}

fn is_whole(page: &Page) -> bool {
    matches!(view(page).says, PresentSays::Step(..)) && page.session.lines_told().is_none()
}

fn is_over(page: &Page) -> bool {
    matches!(view(page).says, PresentSays::End(_)) && !view(page).can_next
}

#[test]
fn every_reveal_comes_in_order_and_goes_back_the_same_way() {
    let puzzles =
        [(puzzle(EXTREME), Way::Path), (puzzle(EXTREME), Way::Passes), (puzzle(ARTICLE), Way::Passes)];
    let sizes = [Shape::S4, Shape::S16, Shape::S25]
        .into_iter()
        .zip([6, 120, 330])
        .flat_map(|(shape, dig)| Way::ALL.map(|way| (dug(shape, dig, 4), way)));
    for (puzzle, way) in puzzles.into_iter().chain(sizes) {
        let mut page = presenting(puzzle, way);
        let mut before = Vec::new();
        while !is_over(&page) && before.len() < 400 {
            before.push(seen(&page));
            next(&mut page);
        }
        assert!(before.len() > 20 || is_over(&page), "{way:?}: it gets stuck after {}", before.len());
        for (at, seen_then) in before.iter().enumerate().rev() {
            page.send(PresentMsg::Back);
            assert_eq!(*seen_then, seen(&page), "{way:?}: back to {at}");
        }
        let start = seen(&page);
        page.send(PresentMsg::Back);
        assert_eq!(start, seen(&page), "there is nothing before the start");
    }
}

#[test]
fn no_reveal_before_the_conclusion_gives_it_away() {
    for (puzzle, way) in
        [(puzzle(EXTREME), Way::Path), (puzzle(EXTREME), Way::Passes), (puzzle(ARTICLE), Way::Passes)]
    {
        let mut page = presenting(puzzle, way);
        let (mut steps, mut lines) = (0, 0);
        while !is_over(&page) && steps < 60 {
            let whole = is_whole(&page);
            // A pass of the ladder draws its eliminations at the end, and then with the sentence.
            assert_eq!(concludes(&page), whole, "{:?}", view(&page).says);
            steps += usize::from(whole);
            lines += usize::from(page.session.lines_told().is_some_and(|told| told > 1));
            next(&mut page);
        }
        assert!(steps > 20, "{way:?}: {steps} steps, {lines} lines");
    }
}

#[test]
fn a_step_is_revealed_from_its_place_to_its_conclusion() {
    let mut page = presenting(puzzle(ARTICLE), Way::Passes);
    assert_eq!(view(&page).says, PresentSays::Start(57));
    let mut stages = Vec::new();
    for _ in 0..6 {
        next(&mut page);
        stages.push(match view(&page).says {
            PresentSays::Place(place, None) if place.digit.is_none() => "place",
            PresentSays::Place(_, None) => "digit",
            PresentSays::Place(_, Some(_)) => "technique",
            PresentSays::Step(..) if page.session.lines_told().is_some() => "reason",
            PresentSays::Step(..) => "conclusion",
            PresentSays::Start(_) | PresentSays::End(_) => "none",
        });
    }
    assert_eq!(stages, ["place", "digit", "technique", "reason", "conclusion", "place"]);
    // A single of a pass is one of six; they come one after another.
    let Some(SolveBody::Going { title: Some(title), .. }) = page.session.stepper().map(|view| view.body)
    else {
        panic!("nothing is walked");
    };
    assert_eq!((title.step, title.steps), (Some(2), 6));
}

#[test]
fn each_reveal_is_announced_once() {
    let mut page = presenting(puzzle(EXTREME), Way::Path);
    let said = |event: &TeachingEvent| match event {
        TeachingEvent::Line { telling, shape, line: at } => {
            plain(&line(sentence_of(telling), *at), shape, Locale::ENGLISH)
        }
        other => format!("{other:?}"),
    };
    for _ in 0..80 {
        page.told.clear();
        next(&mut page);
        assert_eq!(page.told.len(), 1, "{:?}", page.told);
        assert!(!said(&page.told[0]).is_empty(), "{:?}", page.told);
        let tells_all = matches!(page.told[0], TeachingEvent::Step(..) | TeachingEvent::Hint(_));
        assert!(!tells_all, "{:?} tells more than it reveals", page.told);
    }
}

#[test]
fn at_the_end_a_sentence_says_so_and_nothing_more_happens() {
    let mut page = presenting(dug(Shape::S4, 6, 1), Way::Path);
    for _ in 0..80 {
        next(&mut page);
    }
    assert_eq!(view(&page).says, PresentSays::End(State::Solved));
    let before = seen(&page);
    page.told.clear();
    next(&mut page);
    assert_eq!(before, seen(&page));
    assert!(page.told.is_empty());
    page.send(PresentMsg::Back);
    assert!(is_whole(&page), "the last step comes back whole");
}

#[test]
fn a_whole_pass_or_a_whole_step_is_presented_from_its_first_reveal() {
    let mut page = Page::new(puzzle(ARTICLE));
    page.by_passes().step(StepMsg::NextPass).step(StepMsg::NextPass);
    assert!(concludes(&page), "the pass shows its digits");
    page.send(PresentMsg::Open);
    assert!(!concludes(&page));
    assert!(matches!(view(&page).says, PresentSays::Place(..)));

    let mut page = Page::new(puzzle(ARTICLE));
    page.by_passes().step(StepMsg::NextStep).step(StepMsg::NextStep);
    page.send(PresentMsg::Open);
    assert!(!concludes(&page));
    next(&mut page);
    next(&mut page);
    let later = seen(&page);
    page.send(PresentMsg::Again);
    assert!(matches!(&view(&page).says, PresentSays::Place(place, None) if place.digit.is_none()));
    next(&mut page);
    next(&mut page);
    assert_eq!(later, seen(&page));
}

#[test]
fn leaving_returns_to_the_same_step() {
    let at = |page: &Page| match page.session.stepper().map(|view| view.body) {
        Some(SolveBody::Going { title: Some(title), veiled, telling, .. }) => {
            (title.step, veiled.is_some(), telling.is_some())
        }
        other => panic!("{other:?}"),
    };
    for presses in 0..40 {
        let mut page = presenting(puzzle(EXTREME), Way::Path);
        next(&mut page);
        for _ in 0..presses {
            next(&mut page);
        }
        let whole = is_whole(&page);
        let (step, ..) = at(&page);
        page.send(PresentMsg::Leave);
        assert!(page.session.presenting().is_none());
        let (then, veiled, told) = at(&page);
        assert_eq!(step, then);
        assert!(veiled != told, "the solver shows a step or a part of one");
        assert_eq!(concludes(&page), whole, "leaving gives nothing away");
        // The solver's own button reveals the rest.
        page.step(StepMsg::Unveil);
        assert!(concludes(&page));
    }
}

#[test]
fn a_black_screen_ends_with_the_next_press_of_anything() {
    for msg in [PresentMsg::Next, PresentMsg::Back, PresentMsg::Again, PresentMsg::Blank, PresentMsg::Leave] {
        let mut page = presenting(puzzle(ARTICLE), Way::Path);
        next(&mut page);
        next(&mut page);
        let before = seen(&page);
        page.send(PresentMsg::Blank);
        assert!(view(&page).blank);
        page.told.clear();
        page.send(msg);
        assert_eq!(before, seen(&page), "{msg:?} does more than wake the screen");
        assert!(page.told.is_empty());
    }
}

#[test]
fn a_clicker_has_its_keys() {
    let held = Modifiers::default();
    let pressed = |key| present(key, held);
    for key in [Key::PageDown, Key::Char(' '), Key::Go(Direction::Right), Key::Enter] {
        assert_eq!(pressed(key), Some(Msg::Present(PresentMsg::Next)));
    }
    for key in [Key::PageUp, Key::Go(Direction::Left), Key::Backspace] {
        assert_eq!(pressed(key), Some(Msg::Present(PresentMsg::Back)));
    }
    for key in ['.', 'b', 'B'] {
        assert_eq!(pressed(Key::Char(key)), Some(Msg::Present(PresentMsg::Blank)));
    }
    assert_eq!(pressed(Key::Go(Direction::RowStart)), Some(Msg::Present(PresentMsg::Again)));
    assert_eq!(pressed(Key::Escape), Some(Msg::Present(PresentMsg::Leave)));
    assert_eq!(pressed(Key::Char('h')), Some(Msg::Pointer(PointerMsg::ToggleCandidates)));
    // These show the solution, a list, or another way elsewhere.
    for key in [Key::Char('p'), Key::Char('a'), Key::Char('>'), Key::Go(Direction::RowEnd), Key::Delete] {
        assert_eq!(pressed(key), None, "{key:?}");
    }
}

#[test]
fn choices_of_the_presenter_last_as_long_as_the_page() {
    let mut page = presenting(puzzle(ARTICLE), Way::Path);
    assert_eq!((view(&page).spread, view(&page).spelled), (Spread::Fill, false));
    page.send(PresentMsg::Lay(Spread::Keep)).send(PresentMsg::Spell(true));
    page.send(PresentMsg::Leave);
    page.send(PresentMsg::Open);
    assert_eq!((view(&page).spread, view(&page).spelled), (Spread::Keep, true));
    // It needs a walk.
    page.show(Panel::Play);
    assert!(page.session.presenting().is_none());
    page.send(PresentMsg::Open);
    assert!(page.session.presenting().is_none());
    page.by_passes();
    assert!(page.session.presenting().is_none(), "turning back to the solver presents nothing");
}

#[test]
fn presenting_writes_nothing() {
    let mut page = Page::new(puzzle(ARTICLE));
    page.by_passes();
    let (games, settings) = (page.disk.games.clone(), page.settings.clone());
    page.send(PresentMsg::Open);
    for _ in 0..30 {
        next(&mut page);
    }
    page.send(PresentMsg::Spell(true)).send(PresentMsg::Blank).send(PresentMsg::Leave);
    page.write();
    assert_eq!((games, settings), (page.disk.games, page.settings));
}

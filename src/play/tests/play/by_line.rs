//! A reason told line by line: a press tells one more line with its links and marks, the conclusion comes
//! last, and at the end everything is as without the switch.

use crate::{
    common::{ARTICLE, case_steps, puzzle},
    page::{Page, outline, sentence_of},
};
use sudoku_core::{
    Candidate,
    explain::{self, Span},
    marks::{Marks, Role, links, marks},
    telling::Telling,
};
use sudoku_play::{
    game::turns::Fill,
    messages::{GameMsg, HintMsg, PointerMsg, SettingsMsg},
    saved::settings::Switch,
    taught::{HintSays, TeachingEvent},
    ui::Panel,
    view::{Drawing, Emphasis, Web},
    walk::{StepMsg, Way, line_by_line::LineByLine},
};

/// A puzzle whose path has chains, sets and rectangles.
const EXTREME: &str = "3....1.....4..7.15.8..4..7...9..5861.........5318..9...6..5..3.95.4..7.....2....6";

fn by_line(page: &mut Page) {
    page.send(SettingsMsg::Set(Switch::LineByLine, true));
}

/// A page on the path of the puzzle.
fn on_the_path() -> Page {
    let mut page = Page::new(puzzle(EXTREME));
    page.keep_the_first_edition().show(Panel::Solve);
    page.step(StepMsg::Way(Way::Path));
    page.work();
    page
}

fn gives_away(marks: &Marks) -> bool {
    marks.candidates.iter().any(|(_, role)| matches!(role, Role::Placed | Role::Eliminated))
        || marks.cells.iter().any(|(_, role)| *role == Role::Clash)
}

fn drawn(web: &Web, page: &Page) -> Vec<usize> {
    web.routed(page.session.shape()).arrows.iter().map(|arrow| arrow.number).collect()
}

#[test]
fn each_line_brings_its_marks_and_the_conclusion_the_rest() {
    let (mut long, mut linked) = (0, 0);
    for (step, found_in) in case_steps() {
        let telling = Telling::of(&step, &found_in);
        let parts = outline(&telling);
        let count = parts.len() - 1;
        let whole = marks(&step, &found_in, &found_in);
        let Some(mut lines) = LineByLine::begin(&step, parts) else {
            assert!(count < 2, "{step:?}");
            continue;
        };
        long += 1;
        let links = links(&step, &found_in);
        let told_in = lines.lines_of(&links);
        linked += links.len();
        assert!(told_in.iter().all(|&line| line <= count), "{told_in:?} of {count}: {step:?}");
        let mut before = Marks::default();
        for line in 1..=count {
            assert_eq!(lines.told(), Some(line));
            let now = lines.marks(whole.clone());
            assert!(!gives_away(&now), "line {line} of {count} gives the conclusion away: {step:?}");
            let kept = |all: &Marks, part: &Marks| {
                part.houses.iter().all(|one| all.houses.contains(one))
                    && part.cells.iter().all(|one| all.cells.contains(one))
                    && part.candidates.iter().all(|one| all.candidates.contains(one))
            };
            assert!(kept(&now, &before) && kept(&whole, &now), "{step:?}");
            // The ends of a link have marks as soon as its line appears.
            for (link, _) in links.iter().zip(&told_in).filter(|(_, told)| **told <= line) {
                for end in link.from.iter().chain(&link.to) {
                    let shown = now.candidates.iter().any(|(marked, _)| marked == end);
                    let role = whole.candidates.iter().find(|(marked, _)| marked == end);
                    let concludes =
                        role.is_none_or(|(_, role)| matches!(role, Role::Placed | Role::Eliminated));
                    assert!(shown || concludes, "line {line}: {end:?} of {link:?} in {step:?}");
                }
            }
            before = now;
            assert!(lines.go_on());
        }
        assert_eq!(lines.told(), None);
        assert_eq!(lines.marks(whole.clone()), whole);
        assert!(!lines.go_on() && lines.go_back());
        assert_eq!(lines.told(), Some(count), "the conclusion goes first");
    }
    assert!(long > 100 && linked > 500, "{long} texts, {linked} links");
}

#[test]
fn the_lines_are_the_whole_text() {
    let mut texts = 0;
    for (step, found_in) in case_steps() {
        let telling = Telling::of(&step, &found_in);
        let count = outline(&telling).len() - 1;
        if count < 2 {
            continue;
        }
        texts += 1;
        let whole = sentence_of(&telling);
        let parts = (1..=count).map(Some).chain([None]);
        let joined: Vec<Span> = parts.flat_map(|line| explain::line(whole.clone(), line)).collect();
        assert_eq!(joined, whole);
    }
    assert!(texts > 100, "{texts} texts");
}

#[test]
fn next_tells_a_line_of_the_path_at_a_time_and_ends_as_without_the_switch() {
    let (mut page, mut plain) = (on_the_path(), on_the_path());
    by_line(&mut page);
    let (mut told, mut steps) = (0, 0);
    loop {
        let before = plain.session.drawing();
        plain.step(StepMsg::NextStep);
        if plain.session.drawing() == before {
            break;
        }
        steps += 1;
        page.step(StepMsg::NextStep);
        let whole = plain.session.drawing();
        let mut line = 1;
        let mut seen = Vec::new();
        while let Some(now) = page.session.lines_told() {
            assert_eq!(now, line);
            told += 1;
            assert!(matches!(
                page.told.last(),
                Some(TeachingEvent::Line { line: Some(said), .. }) if *said == line
            ));
            let Drawing { web, emphases, .. } = page.session.drawing();
            let arrows = drawn(&web, &page);
            assert!(seen.iter().all(|number| arrows.contains(number)), "a link stays");
            assert!(!emphases.iter().any(|emphasis| matches!(
                emphasis,
                Emphasis::Candidate(Candidate { .. }, Role::Placed | Role::Eliminated)
            )));
            // A link does not move when the next one appears.
            let all = whole.web.routed(page.session.shape());
            for arrow in web.routed(page.session.shape()).arrows {
                let same = all.arrows.iter().find(|other| other.number == arrow.number);
                assert_eq!(same.map(|other| &other.line), Some(&arrow.line));
            }
            seen = arrows;
            page.step(StepMsg::NextStep);
            line += 1;
        }
        let end = page.session.drawing();
        assert_eq!((&end.emphases, &end.marks, &end.sets), (&whole.emphases, &whole.marks, &whole.sets));
        assert_eq!(end.web.links, whole.web.links);
    }
    assert!(steps > 50 && told > 5, "{steps} steps, {told} lines");
}

/// Walks to the first step with lines. Returns their number.
fn to_lines(page: &mut Page) {
    for _ in 0..100 {
        page.step(StepMsg::NextStep);
        if page.session.lines_told().is_some() {
            return;
        }
    }
    panic!("no step has lines");
}

#[test]
fn back_takes_back_a_line_and_a_jump_shows_all() {
    let mut page = on_the_path();
    by_line(&mut page);
    to_lines(&mut page);
    let at = |page: &Page| page.session.stepper().map(|view| view.body);
    page.step(StepMsg::NextStep);
    assert_eq!(page.session.lines_told(), Some(2));
    let body = at(&page);
    page.step(StepMsg::BackStep);
    assert_eq!((page.session.lines_told(), at(&page)), (Some(1), body.clone()));
    // Before the first line is the step before.
    page.step(StepMsg::BackStep);
    assert!(page.session.lines_told().is_none() && at(&page) != body);
    page.step(StepMsg::NextStep);
    assert_eq!(page.session.lines_told(), Some(1));
    page.send(PointerMsg::AllLines);
    assert_eq!((page.session.lines_told(), at(&page)), (None, body.clone()));
    page.step(StepMsg::BackStep).step(StepMsg::Unveil);
    assert_eq!((page.session.lines_told(), at(&page)), (None, body.clone()));
}

#[test]
fn a_run_tells_line_by_line_too() {
    let mut page = on_the_path();
    by_line(&mut page);
    page.step(StepMsg::Run);
    let mut lines = 0;
    for _ in 0..200 {
        page.step(StepMsg::RunTick);
        lines += usize::from(page.session.lines_told().is_some());
    }
    assert!(lines > 5, "{lines}");
}

/// Asks for a hint up to its reason.
fn ask_for_a_reason(page: &mut Page) -> bool {
    for _ in 0..3 {
        page.send(HintMsg::Next);
        if page.asked.is_some() {
            page.work();
        }
    }
    matches!(page.session.teaching().hint.map(|hint| hint.says), Some(HintSays::Why(..)))
}

#[test]
fn a_hint_tells_its_reason_line_by_line() {
    let mut page = Page::new(puzzle(EXTREME));
    by_line(&mut page);
    page.send(SettingsMsg::Set(Switch::OwnNotes, true)).send(GameMsg::FillNotes(Fill::All));
    let mut long = 0;
    while ask_for_a_reason(&mut page) && long < 2 {
        let mut line = 0;
        while let Some(told) = page.session.lines_told() {
            line += 1;
            assert_eq!(told, line);
            page.send(HintMsg::Next).check();
        }
        assert!(line != 1, "one line is whole at once");
        long += usize::from(line > 1);
        page.send(HintMsg::Apply);
        assert!(page.session.teaching().hint.is_none());
    }
    assert_eq!(long, 2, "two reasons have lines");
}

#[test]
fn a_short_reason_is_whole_at_once() {
    let mut page = Page::new(puzzle(ARTICLE));
    by_line(&mut page);
    page.by_passes();
    for _ in 0..10 {
        page.step(StepMsg::NextStep);
        let emphases = page.session.emphases();
        let placed = |emphasis: &Emphasis| matches!(emphasis, Emphasis::Candidate(_, Role::Placed));
        assert!(page.session.lines_told().is_some() || emphases.iter().any(placed));
    }
}

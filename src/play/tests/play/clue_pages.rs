//! The pages of rules of clues: the techniques that such boards need, two examples, and exercises on such boards alone.

use crate::{common::puzzle, page::Page};
use std::collections::BTreeSet;
use sudoku_core::{Clue, ClueKind, Technique, clues::Lie, generate::ClueSet};
use sudoku_play::{
    features::learn::{
        Section, cases, lesson,
        view::{DrillView, LearnClues, LearnPlace, LearnView},
    },
    messages::{Course, DrillMsg, ExampleMsg, LearnMsg, LearnTexts, LinkMsg, PageMsg},
    saved::practice::{Attempt, AttemptKind},
    ui::{Dialog, Panel},
};

const PROSE: &str = include_str!("../../../../learn/learn-en.txt");
const EXAMPLES: &str = include_str!("../../../../learn/learn-examples.txt");
const DRILLS: &str = include_str!("../../../../learn/learn-drills.txt");
const EASY: &str = "..3..82.4.2..64.1.9.......8.8............698.......5....49.7.3.8....1....7..5.4..";

/// The examples of a rule.
const EXAMPLES_OF_ONE: usize = 2;

fn view(page: &Page) -> LearnView {
    page.session.learn_view().expect("Learn")
}

fn shown(page: &Page) -> LearnClues {
    match view(page).place {
        LearnPlace::Clues(clues) => *clues,
        other => panic!("{other:?}"),
    }
}

fn drill(page: &Page) -> DrillView {
    match view(page).place {
        LearnPlace::Drill(drill) => *drill,
        other => panic!("{other:?}"),
    }
}

fn texts() -> LearnMsg {
    let (prose, examples) = (PROSE.into(), EXAMPLES.into());
    LearnMsg::Read(Some(LearnTexts { prose, examples, ..LearnTexts::default() }))
}

fn settle(page: &mut Page) {
    while page.asked.is_some() {
        page.work();
    }
}

/// A page with the texts of Learn.
fn ready() -> Page {
    let mut page = Page::new(puzzle(EASY));
    page.send(LearnMsg::Path).send(texts()).send(LearnMsg::Cases(Some(DRILLS.into())));
    page
}

fn open(set: ClueSet) -> Page {
    let mut page = ready();
    page.send(LearnMsg::Clues(set));
    settle(&mut page);
    page
}

/// The techniques of a text on boards with clues of a set alone, once for each position.
fn on_boards(text: &str, set: ClueSet) -> Vec<Technique> {
    let of = |&one: &Technique| {
        let own = cases(text, one).filter(|case| ClueSet::of(case.shape()) == Some(set));
        own.map(move |_| one).collect::<Vec<_>>()
    };
    Technique::ALL.iter().flat_map(of).collect()
}

/// Each rule has enough exercises on boards with its clues alone.
#[test]
fn the_bank_has_enough_for_each_rule() {
    for set in ClueSet::ALL {
        let (found, least) = (on_boards(DRILLS, set).len(), if set == ClueSet::Xv { 6 } else { 20 });
        assert!(found >= least, "{found} for {}", set.slug());
    }
}

/// The page has all techniques of such boards, the easiest first, and examples that are walked line by line.
#[test]
fn a_page_has_its_techniques_and_examples() {
    let check = |set: ClueSet| {
        let mut page = open(set);
        let LearnClues { set: of, needed, missing, examples } = shown(&page);
        let slug = set.slug();
        assert_eq!((of, missing, view(&page).awaits, view(&page).awaits_cases), (set, false, false, false));
        let techniques: Vec<Technique> = needed.iter().map(|one| one.technique).collect();
        assert!(techniques.is_sorted_by_key(|one| one.info().tier), "{slug}: {techniques:?}");
        let of_bank: BTreeSet<&str> =
            [EXAMPLES, DRILLS].iter().flat_map(|text| on_boards(text, set)).map(Technique::slug).collect();
        let slugs: BTreeSet<&str> = techniques.iter().map(|one| one.slug()).collect();
        assert_eq!((&slugs, slugs.len()), (&of_bank, techniques.len()), "{slug}");
        for one in &needed {
            let prose = lesson(PROSE, one.technique);
            let what = prose.into_iter().find(|(section, _)| *section == Section::What);
            assert_eq!(what.map(|(_, said)| said.join(" ")), Some(one.what.clone()));
        }
        assert_eq!(examples.len(), EXAMPLES_OF_ONE, "{slug}");
        let of_examples: BTreeSet<&str> = examples.iter().map(|one| one.technique.slug()).collect();
        assert_eq!(
            of_examples.len(),
            techniques.len().min(EXAMPLES_OF_ONE),
            "{slug}: different ones, if there are"
        );
        for (number, example) in examples.iter().enumerate() {
            let (givens, found) = *example.example.clone().expect("an example");
            assert_eq!(ClueSet::of(givens.shape()), Some(set));
            assert_eq!(found.step.technique(), example.technique);
            let solved = puzzle(&givens.to_string());
            assert!(found.found_in.to_grid().agrees_with(solved.solution()), "{slug}");
            assert!(example.sizes.is_empty(), "it offers no other size");
            // One is walked, and the other stays.
            let Some(lines) = &example.lines else { continue };
            assert_eq!(lines.told, None, "all of it comes first");
            page.send(LearnMsg::Example(number, ExampleMsg::Begin));
            let told = |page: &Page| -> Vec<_> {
                let examples = shown(page).examples.into_iter();
                examples.map(|one| one.lines.map(|lines| lines.told)).collect()
            };
            let whole: Vec<_> = examples.iter().map(|one| one.lines.as_ref().map(|_| None)).collect();
            let mut expected = whole.clone();
            expected[number] = Some(Some(1));
            assert_eq!(told(&page), expected, "{slug}");
            page.send(LearnMsg::Example(number, ExampleMsg::All));
            assert_eq!(told(&page), whole);
        }
    };
    ClueSet::ALL.into_iter().for_each(check);
}

/// An example is on a board as *New* makes them, of which the rule on the page tells.
#[test]
fn an_example_has_a_usual_board() {
    for set in ClueSet::ALL {
        for example in shown(&open(set)).examples {
            let (givens, _) = *example.example.expect("an example");
            let shape = givens.shape();
            let numbers = |kind| shape.clues().iter().filter(move |clue| clue.kind == kind).map(Clue::number);
            let by = shape.side().div_ceil(2) as u16;
            assert!(numbers(ClueKind::Whispers).all(|number| number == by), "{givens}");
            assert!(numbers(ClueKind::Difference).all(|number| number == 1), "{givens}");
            assert!(numbers(ClueKind::Ratio).all(|number| number == 2), "{givens}");
            assert!(numbers(ClueKind::PairSum).all(|number| [5, 10].contains(&number)), "{givens}");
            let all = set.kinds().iter().filter(|kind| kind.lie() == Lie::Board);
            assert!(all.into_iter().all(|&kind| numbers(kind).next().is_some()), "{givens}");
        }
    }
}

#[test]
fn a_page_has_an_address_and_keeps_its_place() {
    let mut page = ready();
    for set in ClueSet::ALL {
        page.send(LinkMsg::Open(format!("#l={}", set.slug())));
        settle(&mut page);
        assert_eq!((shown(&page).set, page.session.address()), (set, format!("#l={}", set.slug())));
        page.send(PageMsg::Dismiss);
    }
    // Another face, a dialog over it, and back; its techniques and examples stay.
    let mut page = open(ClueSet::Renban);
    let before = shown(&page);
    page.show(Panel::Play).show(Panel::Learn);
    assert_eq!(shown(&page), before);
    page.send(PageMsg::Open(Dialog::Story)).send(PageMsg::Escape);
    assert_eq!(shown(&page), before);
    // A technique that it names has the page's example there, and is no part of it.
    let technique = before.needed[0].technique;
    page.send(LearnMsg::Show(Some(technique)));
    settle(&mut page);
    let LearnPlace::Page(own) = view(&page).place else { panic!("a page") };
    assert_eq!((own.technique, own.example.is_some()), (technique, true));
    // The page of another rule never has the examples of this one.
    page.send(LearnMsg::Clues(ClueSet::Arrows));
    assert!(shown(&page).examples.iter().all(|one| one.example.is_none()));
    // Back leads to the path.
    page.send(page.session.way_back());
    assert!(matches!(view(&page).place, LearnPlace::Path(_)));
}

/// Without the bank, the examples of techniques are enough; without any text, the page says so and asks again.
#[test]
fn texts_that_do_not_load_leave_what_there_is() {
    let mut page = Page::new(puzzle(EASY));
    page.send(LearnMsg::Clues(ClueSet::Thermometers));
    assert!(view(&page).awaits && view(&page).awaits_cases);
    page.send(LearnMsg::Read(None)).send(LearnMsg::Cases(None));
    let LearnClues { needed, missing, examples, .. } = shown(&page);
    assert_eq!((needed.len(), missing, examples.len()), (0, true, 0));
    page.send(LearnMsg::Clues(ClueSet::Thermometers));
    assert!(view(&page).awaits && view(&page).awaits_cases);
    page.send(texts()).send(LearnMsg::Cases(None));
    settle(&mut page);
    let LearnClues { needed, missing, examples, .. } = shown(&page);
    assert_eq!(needed.iter().map(|one| one.technique).collect::<Vec<_>>(), [Technique::ClueAlone]);
    assert!(!missing && examples.iter().all(|one| one.example.is_some()) && !examples.is_empty());
    // No technique has its own example on such a board.
    page.send(LearnMsg::Clues(ClueSet::LittleKillers)).send(LearnMsg::Cases(None));
    assert!(shown(&page).missing && shown(&page).needed.is_empty());
    page.send(LearnMsg::Clues(ClueSet::Thermometers)).send(LearnMsg::Cases(None));
    // Damaged texts lead to an empty page, not to a fault.
    let damaged = "clue-alone|~tAaAbAc:1|2|3\nclue-alone|~t|\nnothing|~tAaAb:|".to_owned();
    page.send(LearnMsg::Read(Some(LearnTexts { examples: damaged, ..LearnTexts::default() })));
    assert_eq!(shown(&page).needed, []);
}

/// The exercises of a rule are on its boards alone; they begin with its easiest technique, and name none.
#[test]
fn the_exercises_of_a_rule_are_on_its_boards_alone() {
    let check = |set: ClueSet| {
        let mut page = open(set);
        let techniques: Vec<Technique> = shown(&page).needed.iter().map(|one| one.technique).collect();
        page.send(LearnMsg::Begin(Course::Clues(set)));
        settle(&mut page);
        let mut seen = BTreeSet::new();
        for number in 1..=8 {
            let view = drill(&page);
            let board = view.board.as_ref().expect("a board");
            assert_eq!(ClueSet::of(board.digits.shape()), Some(set));
            assert_eq!((view.number, view.technique, view.may_choose), ((number, None), None, true));
            let step = page.session.learn_steps()[0].clone();
            let at = techniques.iter().position(|one| *one == step.technique());
            assert!(at.is_some_and(|at| at < number), "{}: {:?}", set.slug(), step.technique());
            seen.insert(board.givens.to_string());
            // A right answer is an attempt at its technique, as in mixed practice.
            let right = step.placed().unwrap_or_else(|| step.eliminated()[0]);
            page.send(LearnMsg::Drill(DrillMsg::Select(right.cell)));
            page.send(LearnMsg::Drill(DrillMsg::Answer(right.digit)));
            let saved = page.practice.values().next_back().expect("an attempt");
            let saved = Attempt::read(saved).expect("readable");
            assert_eq!(
                (saved.technique, saved.kind, saved.found),
                (step.technique(), AttemptKind::Mixed, true)
            );
            assert!(saved.shape.is_bare());
            page.send(LearnMsg::Drill(DrillMsg::Next));
            settle(&mut page);
        }
        assert!(seen.len() > 1, "{}", set.slug());
    };
    ClueSet::ALL.into_iter().for_each(check);
}

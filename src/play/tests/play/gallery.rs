//! The boards on the page of a technique beside its example: each has the technique, and a near miss lacks it by the
//! one candidate that the page names.

use crate::{common::puzzle, page::Page};
use std::collections::BTreeMap;
use sudoku_core::{
    Candidate, Candidates, Cell, DigitSet, HouseKind, Position, Shape, Technique,
    ladder::all_steps,
    marks::Role,
    premises::{Claim, claims},
    step::Step,
};
use sudoku_play::{
    features::learn::{
        Beside, Tap, only,
        view::{LearnPage, LearnPlace, NearView, techniques},
    },
    messages::{ExampleMsg, LearnMsg, LearnTexts, NearMsg},
    ui::Direction,
};

const PROSE: &str = include_str!("../../../../learn/learn-en.txt");
const EXAMPLES: &str = include_str!("../../../../learn/learn-examples.txt");
const DRILLS: &str = include_str!("../../../../learn/learn-drills.txt");
const EASY: &str = "..3..82.4.2..64.1.9.......8.8............698.......5....49.7.3.8....1....7..5.4..";

/// The techniques whose pages have no near miss. Singles make no claims. On the boards of the others, each candidate
/// that contradicts a claim contradicts another one as well, clashes with a given, or leaves the conclusion within reach.
const WITHOUT: [Technique; 13] = [
    Technique::FullHouse,
    Technique::HiddenSingle,
    Technique::NakedSingle,
    Technique::CageSingle,
    Technique::HouseSum,
    Technique::ClueAlone,
    Technique::BlockSum,
    Technique::ClueSandwich,
    Technique::AvoidableRectangle1,
    Technique::Tridagon,
    Technique::JuniorExocet,
    Technique::MultiSector,
    Technique::SkLoop,
];
/// The technique whose page has its example alone: the bank has no position for it.
const ALONE: [Technique; 1] = [Technique::FinnedFrankenXWing];

fn open(technique: Technique) -> Page {
    let mut page = Page::new(puzzle(EASY));
    page.send(LearnMsg::Show(Some(technique)));
    let (prose, examples) = (PROSE.into(), EXAMPLES.into());
    page.send(LearnMsg::Read(Some(LearnTexts { prose, examples, ..LearnTexts::default() })));
    page.send(LearnMsg::Cases(Some(DRILLS.into())));
    work(&mut page);
    page
}

/// The worker finds the example, and then the boards beside it.
fn work(page: &mut Page) {
    page.work();
    page.work();
}

fn shown(page: &Page) -> LearnPage {
    match page.session.learn_view().expect("Learn").place {
        LearnPlace::Page(page) => *page,
        other => panic!("{other:?}"),
    }
}

/// The position on the board of a near miss.
fn position(near: &NearView) -> Candidates {
    let mut position = Candidates::new(&near.digits);
    let held: BTreeMap<Cell, DigitSet> = near.small.iter().copied().collect();
    for cell in Cell::all(near.digits.shape()) {
        let held = held.get(&cell).copied().unwrap_or_default();
        assert!(held.minus(position.digits(cell)).is_empty(), "a digit on the board rules out a candidate");
        for digit in position.digits(cell).minus(held).iter() {
            position.eliminate(Candidate::new(cell, digit), |_| {});
        }
    }
    position
}

fn steps(technique: Technique, near: &NearView, position: Candidates) -> Vec<Step> {
    all_steps(&Position::within(position, &near.givens), &only(technique).ladder())
}

/// Whether a step concludes any of these.
fn concludes(step: &Step, all: &[Candidate]) -> bool {
    all.iter().any(|one| step.eliminated().contains(one) || step.placed() == Some(*one))
}

/// The claim fails by the candidate, and by nothing else on the board.
fn fails_by_it_alone(near: &NearView, now: &Candidates) {
    let extra = near.extra;
    match &near.broken {
        Claim::Holds(cell, digits) => {
            assert_eq!(*cell, extra.cell);
            assert_eq!(now.digits(*cell), digits.with(extra.digit));
        }
        Claim::Places(digit, house, cells) => {
            assert_eq!(*digit, extra.digit);
            let places = now.places(*digit, *house);
            let there = places.iter().map(|place| now.geometry().cell_at(*house, place));
            assert!(there.clone().any(|cell| cell == extra.cell));
            assert!(there.into_iter().all(|cell| cells.contains(&cell) != (cell == extra.cell)));
        }
        Claim::Lacks(digit, cells) => {
            assert_eq!(*digit, extra.digit);
            let there: Vec<_> =
                cells.iter().filter(|cell| now.allows(Candidate::new(**cell, *digit))).collect();
            assert_eq!(there, [&extra.cell]);
        }
        Claim::Solved(_) => panic!("{near:?}"),
    }
}

/// What the page says of a cell is so on its board.
fn is_so(tap: Tap, cell: Cell, near: &NearView, now: &Candidates, concluded: &[Candidate]) {
    let has = |digit| now.allows(Candidate::new(cell, digit));
    let so = match tap {
        Tap::Breaks => cell == near.extra.cell,
        Tap::Filled(digit) => near.digits.get(cell) == Some(digit),
        Tap::Only(digits) => now.digits(cell) == digits,
        Tap::Place(digit, house) => has(digit) && now.geometry().houses_of(cell).contains(&house),
        Tap::Gets(digit) => concluded.contains(&Candidate::new(cell, digit)),
        Tap::Loses(digits) => digits.iter().all(|digit| concluded.contains(&Candidate::new(cell, digit))),
        Tap::Barred(digit, house) => !has(digit) && now.geometry().houses_of(cell).contains(&house),
        Tap::Outside => true,
    };
    assert!(so && (tap == Tap::Breaks) == (cell == near.extra.cell), "{tap:?} in {cell:?}");
}

/// Checks the near miss of a page, and searches all its cells.
fn check_near(page: &mut Page, technique: Technique) {
    let near = *shown(page).near.expect("a near miss");
    let now = position(&near);
    assert!(now.allows(near.extra) && now.contradiction().is_none(), "{technique:?}");
    fails_by_it_alone(&near, &now);
    let of_conclusion = |(_, role): &&(Candidate, Role)| matches!(role, Role::Eliminated | Role::Placed);
    let concluded: Vec<Candidate> =
        near.marks.candidates.iter().filter(of_conclusion).map(|(one, _)| *one).collect();
    assert!(!concluded.is_empty(), "{technique:?}");
    assert!(
        !steps(technique, &near, now.clone()).iter().any(|step| concludes(step, &concluded)),
        "{technique:?}"
    );
    let mut without = now.clone();
    without.eliminate(near.extra, |_| {});
    assert!(steps(technique, &near, without).iter().any(|step| concludes(step, &concluded)), "{technique:?}");
    assert!(near.tapped.is_none() && !near.over);
    let shape = near.digits.shape().clone();
    let others = Cell::all(&shape).filter(|&cell| cell != near.extra.cell);
    for cell in others.chain([near.extra.cell]) {
        page.send(LearnMsg::Near(NearMsg::Tap(cell)));
        let now_near = *shown(page).near.expect("it is still there");
        let (of, tap) = now_near.tapped.expect("a reply");
        assert_eq!(of, cell);
        is_so(tap, cell, &near, &now, &concluded);
    }
    let over = *shown(page).near.expect("it is still there");
    assert!(over.over);
    assert!(over.marks.candidates.contains(&(near.extra, Role::Clash)));
    assert!(!over.marks.candidates.iter().any(|one| of_conclusion(&one)), "nothing is concluded any more");
}

/// Checks the boards of a page beside its example. Returns those that it has.
fn check_pictures(page: &LearnPage) -> Vec<Beside> {
    let (_, example) = page.example.as_deref().expect("an example");
    let mut seen = vec![example.found_in.clone()];
    for picture in &page.pictures {
        let found = &picture.found;
        let position = Position::within(found.found_in.clone(), &picture.givens);
        assert!(all_steps(&position, &only(page.technique).ladder()).contains(&found.step));
        assert!(!seen.contains(&found.found_in), "{:?}: the same board twice", page.technique);
        seen.push(found.found_in.clone());
        match picture.beside {
            Beside::Turned(kind) => {
                let other = if kind == HouseKind::Row { HouseKind::Column } else { HouseKind::Row };
                let lines = |step: &Step, position: &Candidates, kind: HouseKind| {
                    let all = claims(step, position).into_iter();
                    all.filter(|claim| matches!(claim, Claim::Places(_, house, _) if house.kind() == kind))
                        .count()
                };
                let count = |kind| lines(&found.step, &found.found_in, kind);
                let before = |kind| lines(&example.step, &example.found_in, kind);
                assert_eq!((count(kind), count(other)), (before(other), before(kind)));
            }
            Beside::Smaller => assert!(found.found_in.shape().side() < example.found_in.shape().side()),
            Beside::Plainer | Beside::Another => {
                let [one, other] = [found, example].map(|found| found.found_in.shape().bare());
                assert_eq!(one, other);
            }
        }
    }
    page.pictures.iter().map(|picture| picture.beside).collect()
}

#[test]
fn each_page_has_true_boards_beside_its_example() {
    let (mut near, mut turned, mut second, mut third) = (0, 0, 0, 0);
    let (mut lacks, mut alone) = (Vec::new(), Vec::new());
    for technique in techniques() {
        let mut page = open(technique);
        let beside = check_pictures(&shown(&page));
        turned += usize::from(matches!(beside.first(), Some(Beside::Turned(_))));
        second += usize::from(!beside.is_empty());
        third += usize::from(beside.len() > 1);
        if beside.is_empty() {
            alone.push(technique);
        }
        if shown(&page).near.is_some() {
            near += 1;
            check_near(&mut page, technique);
        } else {
            lacks.push(technique);
        }
    }
    println!("{near} near misses; {turned} turned, {second} second and {third} third boards");
    assert_eq!(lacks, WITHOUT);
    assert_eq!(alone, ALONE);
    assert!(turned > 40 && third > 80, "{turned} turned and {third} third boards");
}

#[test]
fn another_size_has_its_own_boards() {
    let mut page = open(Technique::XWing);
    let sizes = shown(&page).sizes;
    assert!(sizes.len() > 1);
    for shape in sizes.into_iter().filter(|shape| **shape != Shape::S9) {
        page.send(LearnMsg::Example(0, ExampleMsg::Size(shape.clone())));
        work(&mut page);
        let now = shown(&page);
        assert_eq!(now.example.as_deref().expect("an example").0.shape(), shape);
        check_pictures(&now);
        if now.near.is_some() {
            check_near(&mut page, Technique::XWing);
        }
    }
}

#[test]
fn the_keys_search_a_near_miss_and_the_answer_can_be_shown() {
    let mut page = open(Technique::XWing);
    let near = *shown(&page).near.expect("a near miss");
    page.send(LearnMsg::Near(NearMsg::Go(Direction::BoardStart)));
    page.send(LearnMsg::Near(NearMsg::Go(Direction::Right)));
    page.send(LearnMsg::Near(NearMsg::Confirm));
    let (cell, _) = shown(&page).near.expect("a near miss").tapped.expect("a reply");
    assert_eq!(cell, Cell::at(1));
    assert!(near.extra.cell != cell);
    page.send(LearnMsg::Near(NearMsg::Show));
    assert!(shown(&page).near.expect("a near miss").over);
    // The end stays.
    page.send(LearnMsg::Near(NearMsg::Tap(Cell::at(0))));
    assert_eq!(shown(&page).near.expect("a near miss").tapped.expect("a reply").0, cell);
}

//! Killers on the board: opened by a link, played, kept and handed on.

use crate::page::Page;
use sudoku_core::{
    Cell, Digit, DigitSet, Grid, Shape,
    brute::{Solutions, solve, unlimited},
    cages::{self, CageState},
};
use sudoku_play::{
    game::aids::Aid,
    input::{Mode, queried::Queried},
    messages::{GameMsg, InputMsg, LinkMsg, MakeMsg, SettingsMsg},
    saved::settings::Switch,
    taught::TeachingEvent,
    ui::{Dialog, Direction},
    view::Content,
};

/// A killer of 4×4 with one solution and no givens.
const KILLER: &str = "c3Aab7Acd6BaCa4BbCb6BcCc4BdCd7Dab3Dcd:................";

fn killer() -> Grid {
    Grid::from_line(KILLER).expect("a killer of 16 cells")
}

/// A page that opened the killer by its link.
fn opened() -> (Page, Grid) {
    let Solutions::One(solution) = solve(&killer(), &mut unlimited()) else { panic!("one solution") };
    let mut page = Page::new(crate::common::puzzle(crate::common::SMALL));
    page.send(LinkMsg::Open(format!("#p={KILLER}"))).work();
    assert_eq!(page.session.game().clues(), &killer());
    (page, solution)
}

#[test]
fn a_killer_comes_by_link_and_has_a_level() {
    let (mut page, _) = opened();
    assert!(page.session.head(page.at.now).level.is_some());
    page.send(sudoku_play::messages::PageMsg::Open(Dialog::Puzzle));
    let Some(Content::Puzzle(view)) = page.session.content(page.at) else { panic!("the puzzle") };
    assert!(
        view.shape.has_sums()
            && view.level.is_some()
            && view.rated.is_none_or(|rated| rated.rating.is_none())
    );
    page.check();
}

#[test]
fn a_full_cage_with_a_wrong_sum_is_marked_and_said() {
    let (mut page, solution) = opened();
    let symbol = |cell: usize| solution.get(Cell::at(cell)).expect("a digit").symbol();
    page.place(0, symbol(0)).place(1, symbol(1));
    assert!(!page.cell(0).conflict && !page.cell(1).conflict);
    // Its cells differ, so no digit is twice anywhere.
    let other = if symbol(1) == '4' { '3' } else { '4' };
    page.place(1, other);
    assert!(page.cell(0).conflict && page.cell(1).conflict && !page.cell(2).conflict);
    page.check();
}

#[test]
fn a_query_tells_what_a_cage_needs() {
    let (mut page, solution) = opened();
    let ask = |page: &mut Page| {
        page.told.clear();
        page.type_keys(";p");
        match page.taught() {
            Some(TeachingEvent::Queried(answer)) => match *answer {
                Queried::Place(_, _, cages) => cages,
                other => panic!("{other:?}"),
            },
            other => panic!("{other:?}"),
        }
    };
    page.send(InputMsg::Select(Cell::at(0)));
    let [cage] = &ask(&mut page)[..] else { panic!("one cage") };
    let CageState { sum, cells, empty, placed, combinations } = cage;
    assert_eq!((*sum, cells.len(), *empty, *placed, combinations.len()), (Some(3), 2, 2, 0, 1));
    let first = solution.get(Cell::at(0)).expect("a digit");
    page.place(0, first.symbol()).send(InputMsg::Select(Cell::at(1)));
    let [cage] = &ask(&mut page)[..] else { panic!("one cage") };
    assert_eq!((cage.empty, cage.placed), (1, first.number().into()));
    let left: Vec<u8> = cage.combinations.iter().flat_map(|one| one.iter()).map(Digit::number).collect();
    assert_eq!(left, [3 - first.number()]);
    page.check();
}

#[test]
fn a_killer_is_solved_kept_and_read_again() {
    let (mut page, solution) = opened();
    for cell in Cell::all(Shape::S4).take(9) {
        page.place(cell.index(), solution.get(cell).expect("a digit").symbol());
    }
    page.write();
    assert_eq!(page.on_disk().grid(), page.session.game().grid());
    assert_eq!(page.on_disk().clues(), &killer());
    for cell in Cell::all(Shape::S4).skip(9) {
        page.place(cell.index(), solution.get(cell).expect("a digit").symbol());
    }
    assert!(page.session.game().is_finished());
    page.check();
}

/// The combinations of the cage at the cursor, struck ones in brackets.
fn combinations(page: &Page) -> Vec<String> {
    let view = page.session.cages().expect("a board with cages");
    let [(cage, struck)] = &view.cages[..] else { panic!("one cage") };
    let named = |(one, &is_struck): (&DigitSet, &bool)| {
        let digits: String = one.iter().map(Digit::symbol).collect();
        if is_struck { format!("({digits})") } else { digits }
    };
    cage.combinations.iter().zip(struck).map(named).collect()
}

#[test]
fn notes_strike_out_combinations_and_the_board_does_with_its_switch() {
    let mut page = Page::new(crate::common::puzzle(crate::common::SMALL));
    let recipe = "2.3c.medium.random.half-turn.00000002".parse().expect("a recipe");
    page.send(MakeMsg::By(recipe)).work();
    let shape = page.session.shape().clone();
    let geometry = shape.geometry();
    let several = |number: &usize| {
        let cage = &geometry.cages()[*number];
        let all = cages::combinations(cage.cells().len(), cage.sum().unwrap_or(0), DigitSet::all(Shape::S9));
        cage.cells().len() == 2 && all.len() > 1
    };
    let number = (0..geometry.cages().len()).find(several).expect("a cage with a choice");
    let (one, other) = (geometry.cages()[number].cells()[0], geometry.cages()[number].cells()[1]);
    page.send(InputMsg::Select(one)).check();
    let before = combinations(&page);
    assert!(before.len() > 1 && before.iter().all(|one| !one.starts_with('(')), "{before:?}");
    // A note of one digit leaves the combination that has it.
    let first = before[0].chars().next().expect("a digit");
    page.send(InputMsg::EnterAs(Mode::Centre, Digit::from_symbol(first).expect("a digit"))).check();
    let after = combinations(&page);
    assert_eq!(
        (&after[0], after.iter().filter(|one| one.starts_with('(')).count()),
        (&before[0], before.len() - 1)
    );
    page.send(GameMsg::Undo);
    assert_eq!(combinations(&page), before);
    // Digits that the cell sees rule combinations out only with the switch.
    let right = page.session.game().solution().expect("a proven puzzle").clone();
    let seen = |cell: &Cell| geometry.see(*cell, one) && geometry.see(*cell, other);
    let outside: Vec<Cell> = Cell::all(Shape::S9).filter(seen).collect();
    for &cell in &outside {
        page.place(cell.index(), right.get(cell).expect("a digit").symbol());
    }
    page.send(InputMsg::Select(one));
    assert_eq!(combinations(&page), before);
    assert!(!page.session.game().aids().contains(Aid::Combinations));
    page.send(SettingsMsg::Set(Switch::StrikeSums, true)).check();
    let struck = combinations(&page);
    let wrong = |one: &&String| one.starts_with('(');
    assert!(struck.iter().filter(wrong).count() > 0, "{struck:?}");
    let answer: DigitSet = [one, other].into_iter().filter_map(|cell| right.get(cell)).collect();
    let answer: String = answer.iter().map(Digit::symbol).collect();
    assert!(struck.contains(&answer), "{struck:?}");
    let free =
        Cell::all(Shape::S9).find(|&cell| page.session.game().entry(cell).digit().is_none() && cell != one);
    let free = free.expect("an open cell");
    page.place(free.index(), right.get(free).expect("a digit").symbol());
    assert!(page.session.game().aids().contains(Aid::Combinations));
}

#[test]
fn a_double_tap_selects_a_cage_and_several_cells_have_a_sum() {
    let (mut page, solution) = opened();
    page.send(InputMsg::SelectSame(Cell::at(0))).check();
    let selected =
        |page: &Page| Cell::all(Shape::S4).filter(|&cell| page.cell(cell.index()).selected).count();
    assert_eq!(selected(&page), 2);
    let sums = |page: &Page| page.session.cages().expect("cages").selected;
    // Of a whole cage, the line tells more.
    assert_eq!(sums(&page), None);
    page.send(InputMsg::Select(Cell::at(9))).send(InputMsg::Select(Cell::at(0)));
    page.send(InputMsg::Extend(Direction::Down)).check();
    assert_eq!((selected(&page), sums(&page)), (2, Some((2, Some((3, 7))))));
    // A digit counts as it is, and stands for its like.
    page.send(InputMsg::Select(Cell::at(9)));
    page.place(0, solution.get(Cell::at(0)).expect("a digit").symbol());
    page.send(InputMsg::SelectSame(Cell::at(0))).check();
    assert_eq!(selected(&page), 1);
    assert_eq!(sums(&page), None);
    let first = u16::from(solution.get(Cell::at(0)).expect("a digit").number());
    page.send(InputMsg::Select(Cell::at(4))).send(InputMsg::Extend(Direction::Up)).check();
    let rest: Vec<u16> = (1..=4).filter(|&digit| digit != first).collect();
    assert_eq!(sums(&page), Some((2, Some((first + rest[0], first + rest[2])))));
}

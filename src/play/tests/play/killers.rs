//! Killers on the board: opened by a link, played, kept and handed on.

use crate::page::Page;
use sudoku_core::{
    Cell, Digit, Grid, Shape,
    brute::{Solutions, solve, unlimited},
    cages::CageState,
};
use sudoku_play::{
    input::queried::Queried,
    messages::{InputMsg, LinkMsg},
    taught::TeachingEvent,
    ui::Dialog,
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
    assert_eq!(page.session.game().puzzle().clues(), &killer());
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
    assert_eq!((*sum, *cells, *empty, *placed, combinations.len()), (Some(3), 2, 2, 0, 1));
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
    assert_eq!(page.on_disk().puzzle().clues(), &killer());
    for cell in Cell::all(Shape::S4).skip(9) {
        page.place(cell.index(), solution.get(cell).expect("a digit").symbol());
    }
    assert!(page.session.game().is_finished());
    page.check();
}

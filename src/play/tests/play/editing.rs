//! The editor: digits entered, the worker's findings about them, and playing the result.

use crate::{
    common::{ARTICLE, SMALL, digit, puzzle},
    page::Page,
};
use sudoku_core::{Cell, Digit, Shape};
use sudoku_play::{
    features::editor::view::{EditorView, Findings},
    keys::{self, Key, Modifiers},
    messages::{Beginning, EditorMsg, PageMsg, WorkerMsg},
    ui::{Dialog, Direction, WorkError},
};

fn open() -> Page {
    let mut page = Page::new(puzzle(SMALL));
    page.send(PageMsg::Open(Dialog::Editor));
    page
}

fn view(page: &Page) -> EditorView {
    page.session.editor_view()
}

/// Lets the worker answer until it has no more requests.
fn work(page: &mut Page) {
    while page.asked.is_some() {
        page.work();
    }
}

#[test]
fn the_cursor_moves_on_if_the_player_wishes() {
    let mut page = open();
    page.send(EditorMsg::Begin(Beginning::Empty(Shape::S4.clone()))).send(EditorMsg::MoveOn(true));
    assert!(view(&page).moves_on);
    for symbol in SMALL.chars() {
        let key = keys::editor_moving_on(Key::Char(symbol), Modifiers::default(), Shape::S4);
        page.send(key.expect("a digit or a dot"));
    }
    // One key a cell; the last cell keeps the cursor.
    assert_eq!((view(&page).grid.to_string(), view(&page).cursor.index()), (SMALL.into(), 15));
    // A blank empties a cell, and a digit that the board lacks does nothing.
    page.send(EditorMsg::Select(Cell::at(0))).send(EditorMsg::Enter(digit('9'))).send(EditorMsg::Skip);
    assert_eq!((view(&page).grid.get(Cell::at(0)), view(&page).cursor.index()), (None, 1));
    page.send(EditorMsg::MoveOn(false)).send(EditorMsg::Enter(digit('2')));
    assert_eq!(view(&page).cursor.index(), 1);
    for key in [Key::Char(' '), Key::Enter] {
        let skips = keys::editor_moving_on(key, Modifiers::default(), Shape::S4);
        assert_eq!(skips, Some(EditorMsg::Skip));
        assert_eq!(keys::editor(key, Modifiers::default(), Shape::S4), None);
    }
}

#[test]
fn a_text_is_taken_as_one_change() {
    let mut page = open();
    page.send(EditorMsg::Enter(digit('7')));
    page.send(EditorMsg::Paste(format!("Help:\n{ARTICLE}")));
    work(&mut page);
    let seen = view(&page);
    assert_eq!((seen.grid.to_string(), seen.findings), (ARTICLE.into(), Findings::One));
    page.send(EditorMsg::Undo);
    assert_eq!(view(&page).grid.filled_count(), 1);
    // A text without a puzzle changes nothing, and the solutions are counted all the same.
    page.send(EditorMsg::Paste("nothing here".into()));
    work(&mut page);
    assert!(view(&page).refused.is_some());
    assert!(matches!(view(&page).findings, Findings::Several(_)), "{:?}", view(&page).findings);
    page.send(EditorMsg::Paste(SMALL.into()));
    work(&mut page);
    assert_eq!((view(&page).grid.to_string(), view(&page).refused), (SMALL.into(), None));
}

/// Another start tells of the board it replaced, until the next change.
#[test]
fn a_new_start_tells_of_the_board_it_replaced() {
    let mut page = open();
    let replaced = |page: &Page| view(page).replaced;
    let empty = EditorMsg::Begin(Beginning::Empty(Shape::S4.clone()));
    page.send(EditorMsg::Begin(Beginning::Empty(Shape::S9.clone()))).send(empty.clone());
    assert_eq!(replaced(&page), None, "an empty board is no loss");
    page.send(EditorMsg::Enter(digit('1'))).send(EditorMsg::Skip).send(empty.clone());
    assert_eq!(replaced(&page), None, "the digit was erased before");
    page.send(EditorMsg::Enter(digit('1'))).send(empty.clone());
    assert_eq!(replaced(&page), Some(1));
    page.send(EditorMsg::Select(Cell::at(3)));
    assert_eq!(replaced(&page), Some(1), "only a change ends it");
    page.send(EditorMsg::Undo);
    assert_eq!((replaced(&page), view(&page).grid.filled_count()), (None, 1));
    page.send(empty).send(EditorMsg::Enter(digit('2')));
    assert_eq!(replaced(&page), None);
}

#[test]
fn digits_are_put_in_and_what_they_come_to_is_told() {
    let mut page = open();
    page.send(EditorMsg::Begin(Beginning::Empty(Shape::S4.clone())));
    assert_eq!(view(&page).findings, Findings::Nothing);
    for symbol in SMALL.chars() {
        match symbol {
            '.' => page.send(EditorMsg::Erase),
            symbol => page.send(EditorMsg::Enter(digit(symbol))),
        };
        let next = view(&page).cursor.index() + 1;
        page.send(EditorMsg::Select(Cell::at(next)));
    }
    assert_eq!(view(&page).findings, Findings::Counting, "the worker has not answered");
    work(&mut page);
    let seen = view(&page);
    assert_eq!((seen.findings, seen.grid.to_string()), (Findings::One, SMALL.into()));
    assert!(seen.rated.is_some());
    page.send(EditorMsg::Select(Cell::at(0))).send(EditorMsg::Erase);
    work(&mut page);
    let seen = view(&page);
    assert!(matches!(seen.findings, Findings::Several(cells) if cells > 0));
    assert!(seen.cells.iter().any(|cell| cell.either.is_some()));
    page.send(EditorMsg::Undo);
    work(&mut page);
    assert!(view(&page).is_puzzle && view(&page).can_redo);
    page.send(EditorMsg::Play);
    assert_eq!(page.session.dialog(), None);
    assert_eq!(page.session.game().puzzle().clues().to_string(), SMALL);
}

#[test]
fn a_digit_that_is_there_twice_is_marked_before_the_worker_answers() {
    let mut page = open();
    page.send(EditorMsg::Enter(digit('5')))
        .send(EditorMsg::Go(Direction::Right))
        .send(EditorMsg::Enter(digit('5')));
    let seen = view(&page);
    assert!(matches!(&seen.findings, Findings::Twice(twice) if twice.digit == digit('5')));
    assert_eq!(page.asked, None, "there is nothing to ask");
    assert_eq!(seen.cells.iter().filter(|cell| cell.clashes).count(), 2);
}

#[test]
fn spare_givens_are_marked_and_removed_and_symmetry_adds() {
    let mut page = open();
    let solution = page.session.game().puzzle().solution().clone();
    page.send(EditorMsg::Begin(Beginning::Givens));
    let given = page.session.game().puzzle().clues().clone();
    let free = Cell::all(Shape::S4).find(|&cell| given.get(cell).is_none()).expect("an empty cell");
    let right = solution.get(free).expect("a digit");
    page.send(EditorMsg::Select(free)).send(EditorMsg::Enter(right));
    work(&mut page);
    page.send(EditorMsg::MarkSpare);
    work(&mut page);
    assert!(view(&page).cells[free.index()].spare);
    page.send(EditorMsg::RemoveSpare);
    work(&mut page);
    let seen = view(&page);
    assert!(seen.is_puzzle && seen.grid.filled_count() <= given.filled_count());
    page.send(EditorMsg::Mirror);
    work(&mut page);
    assert!(seen.thinned.is_some_and(|thinned| thinned.removed > 0 && thinned.undecided == 0));
    let mirrored = view(&page);
    assert!(mirrored.is_symmetric && seen.grid.agrees_with(&mirrored.grid));
}

#[test]
fn digits_that_leave_no_solution_are_told_and_then_those_that_clash() {
    let mut page = open();
    page.send(EditorMsg::Begin(Beginning::Givens));
    work(&mut page);
    let solution = page.session.game().puzzle().solution().clone();
    let clues = page.session.game().puzzle().clues().clone();
    let free = |cell: &Cell| clues.get(*cell).is_none();
    let (cell, wrong) = Cell::all(Shape::S4)
        .filter(free)
        .flat_map(|cell| Digit::all(Shape::S4).map(move |digit| (cell, digit)))
        .find(|&(cell, digit)| {
            let mut with = clues.clone();
            with.set(cell, Some(digit));
            solution.get(cell) != Some(digit) && with.duplicate().is_none()
        })
        .expect("a wrong digit that can be entered");
    page.send(EditorMsg::Select(cell)).send(EditorMsg::Enter(wrong));
    let seen = view(&page);
    assert!(seen.is_counting && !seen.is_puzzle);
    assert_eq!(seen.findings, Findings::One, "what was said stays until there is something else to say");
    page.work();
    assert_eq!(view(&page).findings, Findings::None { clash: Vec::new(), minimal: false });
    work(&mut page);
    let seen = view(&page);
    let Findings::None { clash, minimal: true } = &seen.findings else { panic!("{:?}", seen.findings) };
    assert!(clash.contains(&(cell, wrong)));
    assert_eq!(clash.len(), seen.cells.iter().filter(|cell| cell.clashes).count());
}

#[test]
fn a_worker_that_falls_silent_is_told_and_can_be_asked_again() {
    let mut page = open();
    page.send(EditorMsg::Begin(Beginning::Givens));
    work(&mut page);
    page.send(EditorMsg::Select(Cell::at(0))).send(EditorMsg::Erase);
    page.send(EditorMsg::Select(Cell::at(3))).send(EditorMsg::Erase);
    page.send(WorkerMsg::Lost(WorkError::Died));
    let seen = view(&page);
    assert_eq!(
        (seen.findings, seen.is_counting),
        (Findings::Uncounted, false),
        "nothing of the board before"
    );
    assert_eq!(seen.two, None);
    page.send(EditorMsg::Look);
    assert!(view(&page).is_counting);
    work(&mut page);
    assert!(matches!(view(&page).findings, Findings::One | Findings::Several(_)));
}

#[test]
fn the_newest_board_is_counted_and_what_is_known_is_not_asked_again() {
    let mut page = open();
    page.send(EditorMsg::Enter(digit('1')));
    page.send(EditorMsg::Select(Cell::at(12))).send(EditorMsg::Enter(digit('2')));
    work(&mut page);
    let seen = view(&page);
    assert_eq!((seen.grid.filled_count(), seen.is_counting), (2, false));
    let (first, second) = seen.two.expect("two solutions");
    assert!(first.is_solution() && second.is_solution() && seen.grid.agrees_with(&second));
    page.send(EditorMsg::Erase);
    assert_eq!(page.asked, None, "both solutions are still there");
    assert!(matches!(view(&page).findings, Findings::Several(_)));
}

#[test]
fn cages_are_drawn_with_a_sum_or_that_of_their_digits() {
    let mut page = open();
    page.send(EditorMsg::Begin(Beginning::Empty(Shape::S4.clone()))).send(EditorMsg::DrawCages(true)).check();
    let tags = |page: &Page| view(page).grid.shape().tag();
    let pick = |page: &mut Page, cells: &[usize]| {
        for &cell in cells {
            page.send(EditorMsg::Select(Cell::at(cell)));
        }
    };
    // A second press takes a cell back.
    pick(&mut page, &[0, 1, 4, 4]);
    assert_eq!((view(&page).caging.chosen, view(&page).caging.sum), (2, None));
    page.send(EditorMsg::Cage(Some(7))).check();
    assert_eq!((tags(&page).as_str(), view(&page).caging.chosen), ("c7Aab", 0));
    work(&mut page);
    assert!(matches!(view(&page).findings, Findings::Several(_)), "{:?}", view(&page).findings);
    // No digits add up to that; what was there stays, and so do the cells.
    pick(&mut page, &[4, 5]);
    page.send(EditorMsg::Cage(Some(9))).check();
    assert!(view(&page).refused.is_some());
    assert_eq!((tags(&page).as_str(), view(&page).caging.chosen), ("c7Aab", 2));
    page.send(EditorMsg::Cage(None)).check();
    assert_eq!(tags(&page), "c7Aab0Bab");
    // A cage takes the place of those that have some of its cells.
    pick(&mut page, &[1, 5]);
    page.send(EditorMsg::Cage(Some(5))).check();
    assert_eq!(tags(&page), "c5AbBb");
    page.send(EditorMsg::Undo).check();
    assert_eq!(tags(&page), "c7Aab0Bab");
    page.send(EditorMsg::Redo).send(EditorMsg::Select(Cell::at(5))).send(EditorMsg::Uncage).check();
    assert_eq!(tags(&page), "");
    // By keys: Space selects the cell of the cursor.
    page.send(EditorMsg::DrawCages(false))
        .send(EditorMsg::DrawCages(true))
        .send(EditorMsg::Go(Direction::Up));
    let space = keys::editor_moving_on(Key::Char(' '), Modifiers::default(), Shape::S4).expect("a key");
    page.send(space).check();
    assert_eq!(view(&page).caging.chosen, 1);
}

#[test]
fn a_full_board_becomes_a_killer() {
    let mut page = open();
    page.send(EditorMsg::Begin(Beginning::Empty(Shape::S4.clone()))).send(EditorMsg::DrawCages(true));
    assert!(view(&page).caging.can_fill);
    page.send(EditorMsg::Fill);
    work(&mut page);
    let solution = view(&page).grid.clone();
    assert!(solution.is_solution() && !view(&page).caging.can_fill);
    assert_eq!(view(&page).findings, Findings::Full);
    // The rows of each box.
    for box_of in [[0, 1], [2, 3], [4, 5], [6, 7], [8, 9], [10, 11], [12, 13], [14, 15]] {
        for cell in box_of {
            page.send(EditorMsg::Select(Cell::at(cell)));
        }
        let own: u16 = box_of
            .iter()
            .map(|&cell| u16::from(solution.get(Cell::at(cell)).expect("a digit").number()))
            .sum();
        assert_eq!(view(&page).caging.sum, Some(own));
        page.send(EditorMsg::Cage(None)).check();
    }
    assert_eq!(view(&page).grid.shape().cages().len(), 8);
    assert!(view(&page).grid.shape().has_sums() && view(&page).caging.has_digits);
    page.send(EditorMsg::TakeOut).check();
    work(&mut page);
    assert_eq!(view(&page).grid.filled_count(), 0);
    // Exchanging the columns of a box changes no sum.
    assert!(matches!(view(&page).findings, Findings::Several(_)), "{:?}", view(&page).findings);
    page.send(EditorMsg::DrawCages(false));
    for cell in [0, 2, 8, 10] {
        page.send(EditorMsg::Select(Cell::at(cell)));
        page.send(EditorMsg::Enter(solution.get(Cell::at(cell)).expect("a digit")));
    }
    work(&mut page);
    assert!(view(&page).is_puzzle, "{:?}", view(&page).findings);
    page.send(EditorMsg::Play).check();
    assert!(page.session.shape().has_sums());
}

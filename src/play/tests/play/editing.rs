//! The editor: digits entered, the worker's findings about them, and playing the result.

use crate::{
    common::{ARTICLE, SMALL, digit, puzzle},
    page::Page,
};
use sudoku_core::{Cell, ClueKind, Digit, DigitSet, Shape, possible::Tally, why::Source, wire::Task};
use sudoku_play::{
    features::editor::{
        Carries, Possibles,
        view::{EditorView, Findings},
    },
    keys::{self, Key, Modifiers},
    messages::{Beginning, EditorMsg, PageMsg, Tool, WorkerMsg},
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
    assert_eq!(page.session.game().clues().to_string(), SMALL);
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
    let solution = page.session.game().solution().expect("a proven puzzle").clone();
    page.send(EditorMsg::Begin(Beginning::Givens));
    let given = page.session.game().clues().clone();
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
    let solution = page.session.game().solution().expect("a proven puzzle").clone();
    let clues = page.session.game().clues().clone();
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
    page.send(EditorMsg::Begin(Beginning::Empty(Shape::S4.clone())))
        .send(EditorMsg::Draw(Some(Tool::Cage)))
        .check();
    let tags = |page: &Page| view(page).grid.shape().tag();
    let pick = |page: &mut Page, cells: &[usize]| {
        for &cell in cells {
            page.send(EditorMsg::Select(Cell::at(cell)));
        }
    };
    // A second press takes a cell back.
    pick(&mut page, &[0, 1, 4, 4]);
    assert_eq!((view(&page).drawing.chosen, view(&page).drawing.number), (2, None));
    page.send(EditorMsg::Put(vec![7])).check();
    assert_eq!((tags(&page).as_str(), view(&page).drawing.chosen), ("c7Aab", 0));
    work(&mut page);
    assert!(matches!(view(&page).findings, Findings::Several(_)), "{:?}", view(&page).findings);
    // No digits add up to that; what was there stays, and so do the cells.
    pick(&mut page, &[4, 5]);
    page.send(EditorMsg::Put(vec![9])).check();
    assert!(view(&page).refused.is_some());
    assert_eq!((tags(&page).as_str(), view(&page).drawing.chosen), ("c7Aab", 2));
    page.send(EditorMsg::Put(Vec::new())).check();
    assert_eq!(tags(&page), "c7Aab0Bab");
    // A cage takes the place of those that have some of its cells.
    pick(&mut page, &[1, 5]);
    page.send(EditorMsg::Put(vec![5])).check();
    assert_eq!(tags(&page), "c5AbBb");
    page.send(EditorMsg::Undo).check();
    assert_eq!(tags(&page), "c7Aab0Bab");
    page.send(EditorMsg::Redo).send(EditorMsg::Select(Cell::at(5))).send(EditorMsg::Take).check();
    assert_eq!(tags(&page), "");
    // By keys: Space selects the cell of the cursor.
    page.send(EditorMsg::Draw(None))
        .send(EditorMsg::Draw(Some(Tool::Cage)))
        .send(EditorMsg::Go(Direction::Up));
    let space = keys::editor_moving_on(Key::Char(' '), Modifiers::default(), Shape::S4).expect("a key");
    page.send(space).check();
    assert_eq!(view(&page).drawing.chosen, 1);
}

#[test]
fn clues_are_drawn_with_any_tool() {
    let mut page = open();
    page.send(EditorMsg::Begin(Beginning::Empty(Shape::S4.clone())));
    let tags = |page: &Page| view(page).grid.shape().tag();
    let mut check = |kind: ClueKind, cells: &[usize], numbers: &[u16], tag: &str| {
        page.send(EditorMsg::Draw(Some(Tool::Clue(kind))));
        for &cell in cells {
            page.send(EditorMsg::Select(Cell::at(cell)));
        }
        assert!(view(&page).drawing.can_draw(), "{kind:?}");
        page.send(EditorMsg::Put(numbers.to_vec())).check();
        assert_eq!((tags(&page).as_str(), view(&page).drawing.chosen), (tag, 0), "{kind:?}");
        page.send(EditorMsg::Undo).check();
        assert_eq!(tags(&page), "", "{kind:?}");
    };
    check(ClueKind::Thermometer, &[10, 5, 0], &[], "~tCcBbAa");
    check(ClueKind::Arrow, &[0, 1, 2], &[], "~a1AaAbAc");
    check(ClueKind::Difference, &[1, 0], &[], "~d1AaAb");
    check(ClueKind::Difference, &[0, 4], &[2], "~d2AaBa");
    check(ClueKind::Ratio, &[0, 4], &[], "~r2AaBa");
    check(ClueKind::PairSum, &[0, 1], &[5], "~s5AaAb");
    check(ClueKind::Whispers, &[0, 1, 2], &[], "~w2AaAbAc");
    check(ClueKind::Greater, &[4, 0], &[], "~iBaAa");
    check(ClueKind::Quadruple, &[0, 1, 4, 5], &[2, 1], "~q1_2AaAbBaBb");
    check(ClueKind::Odd, &[3], &[], "~oAd");
    // Two cells stand for their whole row or diagonal, in their direction.
    check(ClueKind::Sandwich, &[4, 5], &[5], "~h5BaBbBcBd");
    check(ClueKind::LittleKiller, &[1, 6], &[7], "~l7AbBcCd");
    check(ClueKind::LittleKiller, &[11, 6], &[7], "~l7CdBcAb");
    // Each number of a rule for the whole board is a clue.
    check(ClueKind::NoOtherSum, &[], &[], "");
    check(ClueKind::NoOtherSum, &[], &[5], "~g5");
    check(ClueKind::DisjointGroups, &[], &[], "~z");
}

#[test]
fn a_clue_is_drawn_by_one_stroke_counted_and_removed() {
    let mut page = open();
    page.send(EditorMsg::Begin(Beginning::Empty(Shape::S4.clone())));
    page.send(EditorMsg::Draw(Some(Tool::Clue(ClueKind::Thermometer))));
    let tags = |page: &Page| view(page).grid.shape().tag();
    // Back over the cell before the last takes the last one back.
    for cell in [0, 0, 1, 2, 1, 5] {
        page.send(EditorMsg::Pass(Cell::at(cell))).check();
    }
    page.send(EditorMsg::Put(Vec::new())).check();
    assert_eq!(tags(&page), "~tAaAbBb");
    work(&mut page);
    assert!(matches!(view(&page).findings, Findings::Several(_)), "{:?}", view(&page).findings);
    // A line that does not hang together is refused, and what was there stays.
    for cell in [8, 3] {
        page.send(EditorMsg::Select(Cell::at(cell)));
    }
    page.send(EditorMsg::Put(Vec::new())).check();
    assert!(view(&page).refused.is_some());
    assert_eq!((tags(&page).as_str(), view(&page).drawing.chosen), ("~tAaAbBb", 2));
    // Filled cells give the number.
    page.send(EditorMsg::Draw(None));
    for (cell, symbol) in [(3, '4'), (6, '2'), (9, '3'), (12, '1')] {
        page.send(EditorMsg::Select(Cell::at(cell))).send(EditorMsg::Enter(digit(symbol)));
    }
    page.send(EditorMsg::Draw(Some(Tool::Clue(ClueKind::LittleKiller))));
    for cell in [3, 6] {
        page.send(EditorMsg::Select(Cell::at(cell)));
    }
    assert_eq!(view(&page).drawing.number, Some(10));
    page.send(EditorMsg::Put(Vec::new())).check();
    assert_eq!(tags(&page), "~tAaAbBbl10AdBcCbDa");
    // Only clues of the kind that is drawn are removed, those of the cell of the cursor.
    page.send(EditorMsg::Draw(Some(Tool::Clue(ClueKind::Thermometer))));
    assert!(!view(&page).drawing.is_marked);
    page.send(EditorMsg::Select(Cell::at(5)));
    assert!(view(&page).drawing.is_marked);
    page.send(EditorMsg::Take).check();
    assert_eq!(tags(&page), "~l10AdBcCbDa");
    page.send(EditorMsg::Undo).check();
    assert_eq!(tags(&page), "~tAaAbBbl10AdBcCbDa");
}

#[test]
fn a_full_board_becomes_a_killer() {
    let mut page = open();
    page.send(EditorMsg::Begin(Beginning::Empty(Shape::S4.clone()))).send(EditorMsg::Draw(Some(Tool::Cage)));
    assert!(view(&page).drawing.can_fill);
    page.send(EditorMsg::Fill);
    work(&mut page);
    let solution = view(&page).grid.clone();
    assert!(solution.is_solution() && !view(&page).drawing.can_fill);
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
        assert_eq!(view(&page).drawing.number, Some(own));
        page.send(EditorMsg::Put(Vec::new())).check();
    }
    assert_eq!(view(&page).grid.shape().cages().len(), 8);
    assert!(view(&page).grid.shape().has_sums() && view(&page).drawing.has_digits);
    page.send(EditorMsg::TakeOut).check();
    work(&mut page);
    assert_eq!(view(&page).grid.filled_count(), 0);
    // Exchanging the columns of a box changes no sum.
    assert!(matches!(view(&page).findings, Findings::Several(_)), "{:?}", view(&page).findings);
    page.send(EditorMsg::Draw(None));
    for cell in [0, 2, 8, 10] {
        page.send(EditorMsg::Select(Cell::at(cell)));
        page.send(EditorMsg::Enter(solution.get(Cell::at(cell)).expect("a digit")));
    }
    work(&mut page);
    assert!(view(&page).is_puzzle, "{:?}", view(&page).findings);
    page.send(EditorMsg::Play).check();
    assert!(page.session.shape().has_sums());
}

/// The digits that a cell shows, as text, with a question mark for each that is open.
fn small(page: &Page, cell: usize) -> String {
    let seen = view(page);
    seen.cells[cell].small_text(seen.grid.shape()).replace(['\n', ' '], "")
}

#[test]
fn the_digits_of_solutions_are_shown_while_the_switch_is_on() {
    let mut page = open();
    page.send(EditorMsg::Begin(Beginning::Empty(Shape::S4.clone())));
    for (cell, symbol) in [(2, '3'), (3, '4')] {
        page.send(EditorMsg::Select(Cell::at(cell))).send(EditorMsg::Enter(digit(symbol))).check();
    }
    work(&mut page);
    assert_eq!((view(&page).live, view(&page).cells[0].possible), (Some(false), None), "nothing by accident");
    page.send(EditorMsg::Live(true)).check();
    assert!(view(&page).is_counting);
    work(&mut page);
    assert_eq!(view(&page).findings, Findings::Counted(Tally::Exactly(24), true));
    assert_eq!(
        (small(&page, 0), small(&page, 15), small(&page, 2)),
        ("12".into(), "123".into(), String::new())
    );
    assert!(view(&page).cells.iter().all(|cell| cell.either.is_none()), "one kind of small digits");
    // An edit keeps what was known until the answer comes.
    page.send(EditorMsg::Select(Cell::at(0))).send(EditorMsg::Enter(digit('2'))).check();
    assert_eq!((small(&page, 0), small(&page, 1)), (String::new(), "12".into()));
    work(&mut page);
    assert_eq!(
        (view(&page).findings, small(&page, 1)),
        (Findings::Counted(Tally::Exactly(12), true), "1".into())
    );
    // A rule, too.
    page.send(EditorMsg::Draw(Some(Tool::Clue(ClueKind::Thermometer))));
    for cell in [6, 10, 14] {
        page.send(EditorMsg::Pass(Cell::at(cell))).check();
    }
    page.send(EditorMsg::Put(Vec::new())).check();
    work(&mut page);
    let least = view(&page).cells[6].possible.expect("it is empty");
    assert_eq!(least, Possibles { found: DigitSet::only(digit('1')), open: DigitSet::EMPTY });
    page.send(EditorMsg::Undo).check();
    work(&mut page);
    assert_eq!(small(&page, 6), "12");
    page.send(EditorMsg::Live(false)).check();
    assert_eq!(view(&page).cells[6].possible, None);
    assert!(matches!(view(&page).findings, Findings::Several(_)));
}

#[test]
fn one_solution_and_none_are_shown_without_a_question() {
    let mut page = open();
    page.send(EditorMsg::Live(true)).send(EditorMsg::Paste(SMALL.into()));
    work(&mut page);
    let solution = puzzle(SMALL).solution().clone();
    let is_right = |cell: Cell| {
        let shown = view(&page).cells[cell.index()].possible;
        shown
            == solution
                .get(cell)
                .map(|digit| Possibles { found: DigitSet::only(digit), open: DigitSet::EMPTY })
    };
    let empty = view(&page)
        .grid
        .iter()
        .filter(|(_, digit)| digit.is_none())
        .map(|(cell, _)| cell)
        .collect::<Vec<_>>();
    assert!(empty.iter().all(|&cell| is_right(cell)));
    let wrong = Digit::all(Shape::S4).find(|&digit| {
        let mut grid = view(&page).grid;
        grid.set(empty[0], Some(digit));
        solution.get(empty[0]) != Some(digit) && grid.duplicate().is_none()
    });
    page.send(EditorMsg::Select(empty[0])).send(EditorMsg::Enter(wrong.expect("a wrong digit"))).check();
    work(&mut page);
    assert_eq!(view(&page).cells[empty[1].index()].possible, Some(Possibles::default()));
    // A larger board offers nothing.
    page.send(EditorMsg::Begin(Beginning::Empty(Shape::S25.clone())))
        .send(EditorMsg::Enter(digit('1')))
        .check();
    work(&mut page);
    assert_eq!((view(&page).live, view(&page).cells[1].possible), (None, None));
}

#[test]
fn a_newer_edit_ends_the_question_before() {
    let mut page = open();
    page.send(EditorMsg::Live(true)).send(EditorMsg::Enter(digit('1')));
    let asked = |page: &Page| match &page.asked.as_ref().expect("a question").task {
        Task::Count(grid) => ("count", grid.filled_count(), 0),
        Task::Possible(grid, known) => ("possible", grid.filled_count(), known.len()),
        other => panic!("{other:?}"),
    };
    assert_eq!(asked(&page), ("count", 1, 0));
    page.work();
    assert_eq!(asked(&page), ("possible", 1, 2), "the solutions that were counted help");
    let solution = view(&page).two.expect("two solutions").0;
    page.send(EditorMsg::Select(Cell::at(9)))
        .send(EditorMsg::Enter(solution.get(Cell::at(9)).expect("a digit")))
        .check();
    assert_eq!(asked(&page).1, 2, "the board of before is of no interest");
    work(&mut page);
    assert!(matches!(view(&page).findings, Findings::Counted(Tally::AtLeast(_), true)));
    // What is asked next begins with the solutions of the last answer.
    page.send(EditorMsg::Erase).check();
    if asked(&page).0 == "count" {
        page.work();
    }
    assert!(matches!(asked(&page), ("possible", 1, known) if known > 2), "{:?}", asked(&page));
    // Without an answer, the switch asks again.
    page.send(WorkerMsg::Lost(WorkError::Died));
    page.send(EditorMsg::Live(true)).check();
    assert_eq!(asked(&page).0, "possible");
    page.send(EditorMsg::Live(false)).check();
    assert_eq!(page.asked, None);
}

#[test]
fn the_hardest_step_says_what_it_rests_on() {
    let mut page = open();
    page.send(EditorMsg::Paste(ARTICLE.into()));
    work(&mut page);
    assert_eq!(view(&page).carrying, None);
    page.send(EditorMsg::FindHardest).check();
    assert!(view(&page).looks_for_carried);
    work(&mut page);
    let seen = view(&page);
    let told = seen.carrying.clone().expect("an answer");
    let [Carries::Hardest(step)] = &told.said[..] else { panic!("{told:?}") };
    assert!(told.is_whole && told.steps >= 51 && !step.givens.is_empty());
    let marked: Vec<Cell> = seen.cells.iter().filter(|cell| cell.carries).map(|cell| cell.cell).collect();
    assert_eq!(marked, step.givens);
    // A given says which steps rest on it, an empty cell which step fills it.
    page.send(EditorMsg::Select(marked[0])).check();
    let told = view(&page).carrying.expect("an answer");
    let [Carries::Source(Source::Given(cell), steps, Some(_))] = told.said[..] else { panic!("{told:?}") };
    assert!(cell == marked[0] && steps > 0 && steps <= told.steps);
    assert!(view(&page).cells.iter().all(|cell| !cell.carries));
    let empty = seen.cells.iter().find(|cell| cell.digit.is_none()).expect("an empty cell").cell;
    page.send(EditorMsg::Select(empty)).check();
    let told = view(&page).carrying.expect("an answer");
    assert!(matches!(&told.said[..], [Carries::Fills(cell, _)] if *cell == empty), "{told:?}");
    // It says the hardest again without another question, and nothing after a change.
    page.send(EditorMsg::FindHardest).check();
    assert_eq!(page.asked, None);
    assert!(matches!(view(&page).carrying.expect("an answer").said[..], [Carries::Hardest(_)]));
    page.send(EditorMsg::MarkSpare).check();
    assert_eq!(view(&page).carrying, None);
    work(&mut page);
    page.send(EditorMsg::FindHardest).check();
    work(&mut page);
    assert_eq!(view(&page).spare, None);
    page.send(EditorMsg::Erase).send(EditorMsg::Enter(digit('1'))).check();
    assert_eq!(view(&page).carrying, None);
}

#[test]
fn cages_and_clues_carry_steps() {
    let mut page = open();
    // Two columns of cages and a line, and the digits that are missing for one solution.
    page.send(EditorMsg::Begin(Beginning::Empty(Shape::S4.clone()))).send(EditorMsg::Draw(Some(Tool::Cage)));
    for (cells, sum) in [([0, 1], 3), ([4, 5], 7)] {
        for cell in cells {
            page.send(EditorMsg::Select(Cell::at(cell)));
        }
        page.send(EditorMsg::Put(vec![sum])).check();
    }
    page.send(EditorMsg::Draw(Some(Tool::Clue(ClueKind::Thermometer))));
    for cell in [0, 5] {
        page.send(EditorMsg::Pass(Cell::at(cell)));
    }
    page.send(EditorMsg::Put(Vec::new())).send(EditorMsg::Draw(None)).check();
    for (cell, symbol) in [(1, '2'), (3, '3'), (5, '4'), (6, '2'), (10, '1'), (11, '2'), (12, '2')] {
        page.send(EditorMsg::Select(Cell::at(cell))).send(EditorMsg::Enter(digit(symbol)));
    }
    work(&mut page);
    assert!(view(&page).is_puzzle, "{:?}", view(&page).findings);
    page.send(EditorMsg::FindHardest);
    work(&mut page);
    page.send(EditorMsg::Select(Cell::at(0))).check();
    let told = view(&page).carrying.expect("an answer");
    let about = told.said.iter().map(|said| match said {
        Carries::Fills(cell, _) => format!("fills {}", cell.index()),
        Carries::Source(source, ..) => format!("{source:?}"),
        other => format!("{other:?}"),
    });
    assert_eq!(about.collect::<Vec<_>>(), ["fills 0", "Cage(0)", "Clue(0)"]);
    let step = told.step().expect("a step");
    let lit = view(&page).cells.iter().filter(|cell| cell.lit).count();
    assert_eq!(lit > 0, !(step.cages.is_empty() && step.clues.is_empty()));
}

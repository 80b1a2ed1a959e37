//! The query keys: the answers to their questions, and the state they leave.

use crate::{
    common::{ARTICLE, dug, puzzle, variants},
    page::Page,
};
use sudoku_core::{Cell, Constraint, Digit, HouseKind, Shape};
use sudoku_play::{
    features::queries::TextBoard,
    game::aids::Aid,
    input::{
        Filter,
        queried::{Places, Queried, Sought},
    },
    keys::{Key, Modifiers},
    messages::{InputMsg, PageMsg, SettingsMsg},
    saved::settings::Switch,
    taught::TeachingEvent,
    walk::StepMsg,
};

const SHIFT: Modifiers = Modifiers { shift: true, ctrl: false, alt: false };

/// The article's puzzle, with the cursor on a cell.
fn page(at: usize) -> Page {
    let mut page = Page::new(puzzle(ARTICLE));
    page.send(InputMsg::Select(Cell::at(at)));
    page
}

/// Types keys after a semicolon, and returns the last answer.
fn ask(page: &mut Page, keys: &str) -> Option<Queried> {
    page.told.clear();
    page.type_keys(";").type_keys(keys).check();
    match page.taught() {
        Some(TeachingEvent::Queried(answer)) => Some(*answer),
        _ => None,
    }
}

fn digit(symbol: char) -> Digit {
    Digit::from_symbol(symbol).expect("the symbol of a digit")
}

#[test]
fn houses_are_read_with_what_they_lack() {
    for (key, kind) in [("r", HouseKind::Row), ("c", HouseKind::Column), ("b", HouseKind::Box)] {
        let mut page = page(40);
        let Some(Queried::Read { house, digits, missing }) = ask(&mut page, key) else { panic!("{key}") };
        let board = page.session.game().grid();
        let geometry = board.geometry();
        assert_eq!(Some(house), geometry.house_of(Cell::at(40), kind));
        let own: Vec<_> = geometry.cells(house).iter().map(|&cell| board.get(cell)).collect();
        assert_eq!(digits, own);
        for digit in Digit::all(Shape::S9) {
            assert_ne!(missing.contains(digit), own.contains(&Some(digit)), "{digit:?}");
        }
    }
    let mut page = page(40);
    let Some(Queried::Missing(houses, of_all)) = ask(&mut page, "m") else { panic!("three houses") };
    assert_eq!(houses.len(), 3);
    let sight = sudoku_core::Candidates::new(&page.session.game().grid());
    let left = sight.is_open(Cell::at(40)).then(|| sight.digits(Cell::at(40)));
    assert_eq!(of_all, left, "the three lists meet in the candidates");
    assert!(page.session.game().aids().is_empty(), "reading the board is no help");
}

/// The whole board is read row by row at any size, with all rules, and that does not count as help.
#[test]
fn the_whole_board_is_read() {
    let sizes = [Shape::S4, Shape::S9, Shape::S16, Shape::S25].into_iter();
    for shape in sizes.cloned().chain(variants()) {
        let mut page = Page::new(dug(&shape, shape.cell_count() * 3 / 4, 3));
        let Some(Queried::Board(rows)) = ask(&mut page, "a") else { panic!("{shape:?}") };
        let board = page.session.game().grid();
        assert!(rows.iter().all(|(row, _)| row.kind() == HouseKind::Row));
        let told: Vec<Option<Digit>> = rows.into_iter().flat_map(|(_, digits)| digits).collect();
        assert_eq!(told, board.iter().map(|(_, digit)| digit).collect::<Vec<_>>(), "{shape:?}");
        assert!(page.session.game().aids().is_empty());
    }
    let mut page = page(40);
    assert_eq!(ask(&mut page, "p"), Some(Queried::Place(Cell::at(40), Shape::S9.clone(), Vec::new())));
    page.send(PageMsg::Pause);
    assert_eq!(ask(&mut page, "a"), Some(Queried::Covered));
}

/// The board in plain text is there with its switch alone, follows the game and the solver, and is hidden with the
/// board.
#[test]
fn the_board_is_there_in_plain_text() {
    let mut page = page(0);
    assert_eq!(page.session.text_board(), None);
    page.send(SettingsMsg::Set(Switch::TextBoard, true));
    let rows = |page: &Page| match page.session.text_board() {
        Some(TextBoard::Rows(rows)) => rows,
        other => panic!("{other:?}"),
    };
    let check = |page: &Page| {
        let rows = rows(page);
        assert!(rows.len() == 9 && rows.iter().all(|row| row.len() == 9));
        let board = page.session.game().grid();
        assert!(rows.into_iter().flatten().eq(board.iter().map(|(_, digit)| digit)));
    };
    check(&page);
    let empty = Cell::all(Shape::S9).find(|&cell| page.session.game().grid().get(cell).is_none());
    page.send(InputMsg::Select(empty.expect("an empty cell"))).send(InputMsg::Enter(digit('5')));
    check(&page);
    page.send(PageMsg::Pause);
    assert_eq!(page.session.text_board(), Some(TextBoard::Hidden));
    page.send(PageMsg::Pause).send(InputMsg::Erase).by_passes();
    for _ in 0..6 {
        page.send(StepMsg::NextPass);
    }
    let filled = rows(&page).into_iter().flatten().flatten().count();
    assert!(filled > page.session.game().grid().filled_count(), "the solver's digits");
}

#[test]
fn the_places_of_a_digit_are_told_and_count_as_a_highlight() {
    let mut page = page(40);
    let Some(Queried::Places { digit: named, houses, .. }) = ask(&mut page, "4") else { panic!("places") };
    assert_eq!(named, digit('4'));
    let board = page.session.game().grid().clone();
    for (house, places) in houses {
        let cells = board.geometry().cells(house);
        match places {
            Places::In(cell) => assert!(cells.contains(&cell) && board.get(cell) == Some(named)),
            Places::Can(places) => {
                let free = |cell: &Cell| {
                    let peers = board.geometry().peer_list(*cell);
                    board.get(*cell).is_none() && peers.iter().all(|&peer| board.get(peer) != Some(named))
                };
                assert_eq!(places, cells.iter().copied().filter(free).collect::<Vec<_>>());
            }
        }
    }
    assert!(page.session.game().aids().iter().any(|aid| aid == Aid::Filter));
    // The same for a digit that is a letter, in two steps.
    let mut large = Page::new(dug(Shape::S16, 150, 3));
    assert_eq!(ask(&mut large, "f"), Some(Queried::WhichDigit));
    large.told.clear();
    large.type_keys("c");
    assert!(matches!(
        large.taught(),
        Some(TeachingEvent::Queried(answer)) if matches!(&*answer, Queried::Places { digit: named, .. } if *named == digit('C'))
    ));
}

#[test]
fn cells_are_found_in_both_directions() {
    let mut page = page(0);
    let empty: Vec<Cell> =
        Cell::all(Shape::S9).filter(|&cell| page.session.game().grid().get(cell).is_none()).collect();
    for &cell in empty.iter().filter(|cell| cell.index() > 0) {
        ask(&mut page, "n");
        assert_eq!(page.session.cursor(), cell);
    }
    for &cell in empty.iter().rev().skip(1) {
        page.type_keys(";").press(Key::Char('N'), SHIFT);
        assert_eq!(page.session.cursor(), cell);
    }
    // Without a highlight there is nowhere to go.
    let at = page.session.cursor();
    assert_eq!(ask(&mut page, "h"), Some(Queried::NoneLeft(Sought::Highlighted)));
    assert_eq!(ask(&mut page, "l"), Some(Queried::Highlighted(None, Box::default(), Shape::S9.clone())));
    assert_eq!(page.session.cursor(), at);
    page.send(InputMsg::FilterBy(Some(Filter::Digit(digit('7')))));
    let Some(Queried::Highlighted(Some(lit), ..)) = ask(&mut page, "l") else { panic!("cells") };
    ask(&mut page, "h");
    assert!(lit.contains(&page.session.cursor()));
    // A row and a column lead to a cell.
    assert_eq!(ask(&mut page, "g5"), Some(Queried::WhichColumn(Shape::S9.clone())));
    ask(&mut page, "g57");
    assert_eq!(page.session.cursor(), Cell::at(4 * 9 + 6));
}

#[test]
fn a_scan_reads_the_cells_around_and_continues_with_its_own_key_alone() {
    let mut page = page(40);
    let mut scanned = Vec::new();
    let Some(Queried::Scanned { house: Some(_), cell, .. }) = ask(&mut page, "s") else { panic!("a cell") };
    scanned.push(cell);
    for _ in 0..24 {
        page.told.clear();
        page.type_keys("s");
        match page.taught() {
            Some(TeachingEvent::Queried(answer)) => match *answer {
                Queried::Scanned { cell, .. } => scanned.push(cell),
                other => panic!("{other:?}"),
            },
            other => panic!("{other:?}"),
        }
    }
    let peers = Shape::S9.geometry().peer_list(Cell::at(40));
    assert!(peers.iter().all(|peer| scanned.contains(peer)) && !scanned.contains(&Cell::at(40)));
    assert_eq!(scanned[24], scanned[0], "after the last of 24 comes the first");
    page.told.clear();
    page.press(Key::Char('S'), SHIFT);
    assert!(matches!(
        page.taught(),
        Some(TeachingEvent::Queried(answer)) if matches!(*answer, Queried::Scanned { cell, .. } if cell == scanned[23])
    ));
    assert_eq!(page.session.cursor(), Cell::at(40));
    // Any other key does its own work, and ends the scan.
    let empty = Cell::all(Shape::S9)
        .find(|&cell| page.session.game().grid().get(cell).is_none())
        .expect("an empty cell");
    page.send(InputMsg::Select(empty));
    ask(&mut page, "s");
    page.type_keys("5");
    assert_eq!(page.session.game().entry(empty).digit(), Some(digit('5')));
    page.type_keys("s");
    assert_eq!(page.session.cursor(), Cell::at(empty.index() + 9), "S moves down again");
}

#[test]
fn questions_change_nothing_and_a_wrong_key_says_so() {
    let mut page = page(40);
    let before = page.session.game().grid().clone();
    assert_eq!(ask(&mut page, "z"), Some(Queried::Unknown));
    assert_eq!(ask(&mut page, "f%"), Some(Queried::Unknown));
    let Some(Queried::Counts(counts, 9)) = ask(&mut page, "d") else { panic!("counts") };
    assert_eq!(counts.iter().map(|(_, count)| count).sum::<usize>(), before.filled_count());
    let Some(Queried::State { empty, .. }) = ask(&mut page, "i") else { panic!("a state") };
    assert_eq!(empty, 81 - before.filled_count());
    assert_eq!(page.session.game().grid(), before);
    // An arrow moves the cursor even after a semicolon.
    page.type_keys(";").press(Key::Go(sudoku_play::ui::Direction::Left), Modifiers::default());
    assert_eq!(page.session.cursor(), Cell::at(39));
    page.type_keys("z");
    assert!(
        page.taught().is_none_or(
            |told| !matches!(told, TeachingEvent::Queried(answer) if *answer == Queried::Unknown)
        )
    );
    // A covered board stays secret, and the switch for letter keys is also that of the questions.
    page.send(PageMsg::Pause);
    assert_eq!(ask(&mut page, "r"), Some(Queried::Covered));
    page.send(PageMsg::Pause).send(SettingsMsg::Set(Switch::LetterKeys, false));
    assert_eq!(ask(&mut page, "r"), None);
}

#[test]
fn the_solvers_board_answers_too() {
    let mut page = page(40);
    page.by_passes();
    for _ in 0..6 {
        page.send(StepMsg::NextPass);
    }
    let before = page.session.game().grid().clone();
    let Some(Queried::Counts(counts, _)) = ask(&mut page, "d") else { panic!("counts") };
    assert!(counts.iter().map(|(_, count)| count).sum::<usize>() > before.filled_count());
    assert!(matches!(ask(&mut page, "r"), Some(Queried::Read { .. })));
}

#[test]
fn diagonals_and_windows_are_read_with_their_own_key() {
    let windoku = variants().into_iter().find(|shape| shape.constraints().has(Constraint::Windows));
    let mut page = Page::new(dug(&windoku.expect("a board with windows"), 40, 1));
    // A cell of a window, and one of none.
    for (at, count) in [(10, 1), (0, 0)] {
        page.send(InputMsg::Select(Cell::at(at)));
        let Some(Queried::Further(read)) = ask(&mut page, "x") else { panic!("houses") };
        assert_eq!(read.len(), count);
        for one in read {
            assert!(matches!(one, Queried::Read { house, .. } if house.kind() == HouseKind::Window));
        }
    }
    let mut classic = self::page(40);
    assert_eq!(ask(&mut classic, "x"), Some(Queried::Further(Vec::new())));
}

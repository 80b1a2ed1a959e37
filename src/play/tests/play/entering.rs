//! Entering: selected cells, the effect of a digit in each mode, the lock, colours and held keys.

use crate::{
    common::{ARTICLE, SMALL, digit, dug, puzzle},
    page::Page,
};
use std::collections::BTreeSet;
use sudoku_core::{Candidate, Cell, Digit, DigitSet, Shape};
use sudoku_play::{
    game::{colour::Colour, entry::Entry},
    input::{Mode, Tap, Target},
    keys::{Key, Modifiers},
    messages::{GameMsg, InputMsg, Msg, PageMsg, PointerMsg, SettingsMsg},
    saved::settings::{Choice, NoteLayout, Switch},
    session::{Announcement, Cmd, DigitChange, Done},
    ui::{Dialog, Direction, Panel, Pointing},
};

const PLAIN: Modifiers = Modifiers { shift: false, ctrl: false, alt: false };
const SHIFT: Modifiers = Modifiers { shift: true, ctrl: false, alt: false };
const CTRL: Modifiers = Modifiers { shift: false, ctrl: true, alt: false };
const BOTH: NoteLayout = NoteLayout::CornerCentre;

/// `1.....2..3.....4`, four by four.
fn small() -> Page {
    Page::new(puzzle(SMALL))
}

fn two_kinds() -> Page {
    let mut page = small();
    page.send(SettingsMsg::Choose(Choice::NoteLayout(BOTH)));
    page
}

fn tap(cell: usize, symbol: char, adds: bool) -> Msg {
    Msg::Input(InputMsg::Tap(Tap { at: Pointing { cell: Cell::at(cell), digit: digit(symbol) }, adds }))
}

fn chosen(page: &Page) -> Vec<usize> {
    page.session.selection().iter().map(Cell::index).collect()
}

/// A cell in short: a digit unchanged, notes as `~CENTRE/CORNER`.
fn cell(page: &Page, cell: usize) -> String {
    match page.session.game().entry(Cell::at(cell)) {
        Entry::Given(digit) | Entry::Placed(digit) => digit.symbol().to_string(),
        Entry::Notes(notes) => {
            let text = |set: DigitSet| set.iter().map(Digit::symbol).collect::<String>();
            format!("~{}/{}", text(notes.centre), text(notes.corner))
        }
    }
}

fn colours(page: &Page, cell: usize) -> Vec<u8> {
    page.session.game().colours(Cell::at(cell)).iter().map(Colour::number).collect()
}

fn turns(page: &Page) -> usize {
    page.session.game().history().path().len()
}

/// A script of taps, keys and drags, and the cells selected after it.
fn check_chosen(msgs: &[Msg], expected: &[usize], cursor: usize) {
    let mut page = small();
    page.send(InputMsg::Select(Cell::at(5)));
    for msg in msgs {
        page.send(msg.clone()).check();
    }
    assert_eq!((chosen(&page), page.session.cursor().index()), (expected.to_vec(), cursor), "{msgs:?}");
    let drawn: Vec<usize> = (0..16).filter(|&cell| page.cell(cell).selected).collect();
    assert_eq!(drawn, expected, "what is chosen is seen: {msgs:?}");
    assert_eq!(turns(&page), 0);
}

#[test]
fn cells_are_chosen_by_pointer_and_keys() {
    use Direction::{Down, Right};
    check_chosen(&[], &[5], 5);
    check_chosen(&[tap(3, '1', false)], &[3], 3);
    // A tap with Ctrl, Cmd or Shift adds a cell or removes it again; the last one stays.
    check_chosen(&[tap(3, '1', true), tap(9, '1', true)], &[3, 5, 9], 9);
    check_chosen(&[tap(3, '1', true), tap(5, '1', true)], &[3], 3);
    check_chosen(&[tap(5, '1', true)], &[5], 5);
    check_chosen(&[tap(3, '1', true), tap(3, '1', true)], &[5], 5);
    // A drag selects the cells on its way.
    check_chosen(
        &[
            tap(0, '1', false),
            Msg::Input(InputMsg::DragTo(Cell::at(1))),
            Msg::Input(InputMsg::DragTo(Cell::at(2))),
            Msg::Input(InputMsg::DragEnd),
        ],
        &[0, 1, 2],
        2,
    );
    check_chosen(&[tap(0, '1', false), Msg::Input(InputMsg::DragTo(Cell::at(99)))], &[0], 0);
    check_chosen(&[Msg::Input(InputMsg::Extend(Right)), Msg::Input(InputMsg::Extend(Down))], &[5, 6, 10], 10);
    check_chosen(&[Msg::Input(InputMsg::Extend(Right)), Msg::Input(InputMsg::Go(Down))], &[10], 10);
    check_chosen(&[Msg::Input(InputMsg::SelectAll)], &(0..16).collect::<Vec<_>>(), 5);
    check_chosen(&[Msg::Input(InputMsg::SelectAll), Msg::Page(PageMsg::Escape)], &[5], 5);
    check_chosen(&[Msg::Input(InputMsg::SelectAll), tap(2, '1', false)], &[2], 2);
    // The focus that follows the cursor selects nothing again.
    check_chosen(
        &[Msg::Input(InputMsg::Extend(Right)), Msg::Input(InputMsg::Select(Cell::at(6)))],
        &[5, 6],
        6,
    );
}

#[test]
fn a_double_tap_chooses_all_that_hold_the_same() {
    let mut page = small();
    page.place(5, '4').place(3, '4');
    page.send(InputMsg::SelectSame(Cell::at(15)));
    assert_eq!((chosen(&page), page.session.cursor().index()), (vec![3, 5, 15], 15));
    // Without a digit, the notes are compared, of either kind.
    page.send(InputMsg::Select(Cell::at(1))).send(InputMsg::EnterAs(Mode::Corner, digit('2')));
    page.send(InputMsg::Select(Cell::at(2))).send(InputMsg::EnterAs(Mode::Centre, digit('2')));
    page.send(InputMsg::Select(Cell::at(4))).send(InputMsg::EnterAs(Mode::Centre, digit('3')));
    page.send(InputMsg::SelectSame(Cell::at(1)));
    assert_eq!(chosen(&page), [1, 2]);
    page.send(InputMsg::SelectSame(Cell::at(7)));
    assert_eq!(chosen(&page), [7], "empty cells have nothing in common");
}

/// Actions apply to all selected cells as one step; givens stay.
#[test]
fn entries_act_on_all_cells_chosen() {
    let mut page = two_kinds();
    page.send(tap(0, '1', false)).send(InputMsg::DragTo(Cell::at(1))).send(InputMsg::DragTo(Cell::at(2)));
    let check = |page: &mut Page, msg: Msg, expected: [&str; 3]| {
        let before = turns(page);
        page.send(msg.clone()).check();
        assert_eq!([0, 1, 2].map(|at| cell(page, at)), expected, "{msg:?}");
        assert_eq!(turns(page), before + 1, "{msg:?}");
        assert_eq!(chosen(page), [0, 1, 2]);
    };
    check(&mut page, Msg::Input(InputMsg::EnterAs(Mode::Corner, digit('2'))), ["1", "~/2", "~/2"]);
    check(&mut page, Msg::Input(InputMsg::EnterAs(Mode::Centre, digit('3'))), ["1", "~3/2", "~3/2"]);
    check(&mut page, Msg::Input(InputMsg::Swap), ["1", "~2/3", "~2/3"]);
    check(&mut page, Msg::Input(InputMsg::Erase), ["1", "~/", "~/"]);
    check(&mut page, Msg::Input(InputMsg::Enter(digit('2'))), ["1", "2", "2"]);
    check(&mut page, Msg::Input(InputMsg::Paint(Colour::default())), ["1", "2", "2"]);
    assert_eq!([0, 1, 2].map(|at| colours(&page, at)), [[1], [1], [1]]);
    page.send(GameMsg::Undo).send(GameMsg::Undo);
    assert_eq!(cell(&page, 1), "~/");
    // A note that only some cells have goes to the others; then the next press removes it from all.
    page.send(InputMsg::Select(Cell::at(3))).send(InputMsg::EnterAs(Mode::Corner, digit('4')));
    page.send(InputMsg::Extend(Direction::Left));
    page.send(InputMsg::EnterAs(Mode::Corner, digit('4')));
    assert_eq!([2, 3].map(|at| cell(&page, at)), ["~/4", "~/4"]);
    page.send(InputMsg::EnterAs(Mode::Corner, digit('4')));
    assert_eq!([2, 3].map(|at| cell(&page, at)), ["~/", "~/"]);
}

/// The effect of a digit in each mode, with notes of two kinds and with notes in fixed places.
#[test]
fn a_digit_does_what_the_mode_says() {
    let check =
        |layout: NoteLayout, mode: Mode, key: Key, held: Modifiers, expected: &str, painted: &[u8]| {
            let mut page = small();
            page.send(SettingsMsg::Choose(Choice::NoteLayout(layout))).send(InputMsg::SetMode(mode));
            page.send(InputMsg::Select(Cell::at(1))).press(key, held).check();
            assert_eq!(
                (cell(&page, 1).as_str(), &colours(&page, 1)[..]),
                (expected, painted),
                "{layout:?} {mode:?} {held:?}"
            );
        };
    let two = Key::Char('2');
    for layout in NoteLayout::ALL {
        check(layout, Mode::Digit, two, PLAIN, "2", &[]);
        check(layout, Mode::Colour, two, PLAIN, "~/", &[2]);
        check(layout, Mode::Centre, two, PLAIN, "~2/", &[]);
        // A held key overrides the mode.
        for mode in [Mode::Digit, Mode::Centre, Mode::Corner, Mode::Colour] {
            check(layout, mode, two, CTRL, "~2/", &[]);
        }
    }
    check(BOTH, Mode::Corner, two, PLAIN, "~/2", &[]);
    check(BOTH, Mode::Centre, two, SHIFT, "~/2", &[]);
    // Fixed places have one kind of note, whichever key is used.
    check(NoteLayout::Fixed, Mode::Corner, two, PLAIN, "~2/", &[]);
    check(NoteLayout::Fixed, Mode::Digit, two, SHIFT, "~2/", &[]);
}

/// The pad shows the current mode, and a change is announced.
#[test]
fn modes_are_chosen_and_seen() {
    let check = |layout: NoteLayout, msgs: &[Msg], expected: Mode, momentary: bool| {
        let mut page = small();
        page.send(SettingsMsg::Choose(Choice::NoteLayout(layout)));
        for msg in msgs {
            page.send(msg.clone());
        }
        let pad = page.session.pad();
        assert_eq!(
            (pad.mode, pad.momentary, page.session.mode()),
            (expected, momentary, expected),
            "{msgs:?}"
        );
        assert!(pad.modes.contains(&expected), "{msgs:?}");
    };
    let fixed = NoteLayout::Fixed;
    let next = |times: usize| vec![Msg::Input(InputMsg::NextMode); times];
    for (times, mode) in [(1, Mode::Centre), (2, Mode::Colour), (3, Mode::Digit)] {
        check(fixed, &next(times), mode, false);
    }
    for (times, mode) in [(1, Mode::Corner), (2, Mode::Centre), (3, Mode::Colour), (4, Mode::Digit)] {
        check(BOTH, &next(times), mode, false);
    }
    check(fixed, &[Msg::Input(InputMsg::SetMode(Mode::Corner))], Mode::Centre, false);
    check(BOTH, &[Msg::Input(InputMsg::SetMode(Mode::Corner))], Mode::Corner, false);
    check(
        BOTH,
        &[Msg::Input(InputMsg::SetMode(Mode::Colour)), Msg::Input(InputMsg::Hold(Some(Mode::Corner)))],
        Mode::Corner,
        true,
    );
    check(
        BOTH,
        &[
            Msg::Input(InputMsg::SetMode(Mode::Colour)),
            Msg::Input(InputMsg::Hold(Some(Mode::Corner))),
            Msg::Input(InputMsg::Hold(None)),
        ],
        Mode::Colour,
        false,
    );
    // A change of layout also changes the mode.
    check(
        BOTH,
        &[
            Msg::Input(InputMsg::SetMode(Mode::Corner)),
            Msg::Settings(SettingsMsg::Choose(Choice::NoteLayout(fixed))),
        ],
        Mode::Centre,
        false,
    );
    let mut page = two_kinds();
    for (letter, mode) in [('x', Mode::Corner), ('c', Mode::Centre), ('v', Mode::Colour), ('z', Mode::Digit)]
    {
        page.type_keys(&letter.to_string());
        let said = match mode {
            Mode::Colour => Announcement::Colours(Target::Cells),
            _ => Announcement::Mode(mode, BOTH),
        };
        assert_eq!((page.session.mode(), page.heard()), (mode, Some(said)));
    }
}

/// A key of the pad acts by its mode. A second tap places the digit even in note modes, and locks it in digit
/// mode.
#[test]
fn the_pad_enters_and_locks() {
    let check = |setup: &[Msg], expected: &str, lock: Option<char>| {
        let mut page = small();
        page.send(InputMsg::Select(Cell::at(1)));
        for msg in setup {
            page.send(msg.clone()).check();
        }
        assert_eq!(
            (cell(&page, 1).as_str(), page.session.pad().lock),
            (expected, lock.map(digit)),
            "{setup:?}"
        );
        let locked: Vec<char> =
            page.session.keys().iter().filter(|key| key.locked).map(|key| key.digit.symbol()).collect();
        assert_eq!(locked, lock.into_iter().collect::<Vec<_>>());
    };
    let (pad, twice) = (
        |symbol| Msg::Input(InputMsg::Pad(digit(symbol))),
        |symbol| Msg::Input(InputMsg::PadTwice(digit(symbol))),
    );
    check(&[pad('2')], "2", None);
    check(&[Msg::Input(InputMsg::SetMode(Mode::Centre)), pad('2')], "~2/", None);
    check(&[Msg::Input(InputMsg::Hold(Some(Mode::Centre))), pad('2')], "~2/", None);
    // Two taps are a tap and its double tap.
    check(&[Msg::Input(InputMsg::SetMode(Mode::Centre)), pad('2'), twice('2')], "2", None);
    check(&[pad('2'), twice('2')], "2", Some('2'));
    check(&[Msg::Input(InputMsg::Lock(digit('3')))], "~/", Some('3'));
    check(&[Msg::Input(InputMsg::Lock(digit('3'))), Msg::Input(InputMsg::Lock(digit('3')))], "~/", None);
    check(&[Msg::Input(InputMsg::Lock(digit('9')))], "~/", None);
    check(&[Msg::Input(InputMsg::Lock(digit('3'))), pad('2')], "~/", Some('2'));
    check(&[Msg::Input(InputMsg::Lock(digit('3'))), pad('2'), pad('2')], "~/", None);
    check(&[Msg::Settings(SettingsMsg::Set(Switch::DigitFirst, true)), pad('2')], "~/", Some('2'));
    check(&[Msg::Settings(SettingsMsg::Set(Switch::DigitFirst, true)), pad('2'), twice('2')], "~/", None);
    // A key locks the digit under the cursor, or unlocks the locked one.
    check(&[pad('2'), Msg::Input(InputMsg::LockHere)], "2", Some('2'));
    check(&[pad('2'), Msg::Input(InputMsg::LockHere), Msg::Input(InputMsg::LockHere)], "2", None);
    check(&[Msg::Input(InputMsg::LockHere)], "~/", None);
    check(&[Msg::Input(InputMsg::Lock(digit('3'))), Msg::Page(PageMsg::Escape)], "~/", None);
}

/// While a digit is locked each tapped cell takes it.
#[test]
fn tapped_cells_take_the_locked_digit() {
    let mut page = two_kinds();
    let check = |page: &mut Page, at: usize, expected: &str, lock: char| {
        page.send(tap(at, '1', false)).check();
        assert_eq!((cell(page, at).as_str(), page.session.pad().lock), (expected, Some(digit(lock))), "{at}");
        assert_eq!((page.session.cursor().index(), chosen(page)), (at, vec![at]));
    };
    page.send(InputMsg::Lock(digit('3')));
    check(&mut page, 1, "3", '3');
    check(&mut page, 2, "3", '3');
    // The same tap again removes it; it replaces another digit of the player's.
    check(&mut page, 2, "~/", '3');
    page.send(InputMsg::Lock(digit('2')));
    check(&mut page, 1, "2", '2');
    // In note modes it adds a note, and removes it again.
    page.send(InputMsg::SetMode(Mode::Corner));
    check(&mut page, 3, "~/2", '2');
    page.send(InputMsg::SetMode(Mode::Centre));
    check(&mut page, 3, "~2/2", '2');
    check(&mut page, 3, "~/2", '2');
    // A tapped digit takes over the lock: a given always, the player's where it cannot be noted.
    check(&mut page, 0, "1", '1');
    check(&mut page, 1, "2", '2');
    // Enter also places it at the cursor, and the finish unlocks it.
    page.send(InputMsg::SetMode(Mode::Digit)).send(InputMsg::Select(Cell::at(4))).press(Key::Enter, PLAIN);
    assert_eq!(cell(&page, 4), "2");
    page.send(GameMsg::FillSolution);
    assert_eq!(page.session.pad().lock, None);
    // Cells added to the selection take no digit.
    let mut page = small();
    page.send(InputMsg::Lock(digit('3'))).send(tap(1, '1', true)).send(InputMsg::DragTo(Cell::at(2)));
    assert_eq!(turns(&page), 0);
    // The locked digit is highlighted, wherever the cursor is.
    let mut page = small();
    page.send(InputMsg::Lock(digit('4'))).send(InputMsg::Select(Cell::at(0)));
    let same: Vec<usize> = (0..16).filter(|&cell| page.cell(cell).same).collect();
    assert_eq!(same, [15]);
}

/// Dragging with a locked digit repeats in each cell the action of the first.
#[test]
fn a_drag_takes_the_locked_digit_along() {
    let mut page = two_kinds();
    page.send(InputMsg::Lock(digit('3')));
    let mut check = |mode: Mode, way: &[usize], expected: [&str; 5]| {
        page.send(InputMsg::SetMode(mode)).send(tap(way[0], '1', false));
        for &cell in &way[1..] {
            page.send(InputMsg::DragTo(Cell::at(cell)));
        }
        page.send(InputMsg::DragEnd).check();
        let found: Vec<String> = (0..5).map(|at| cell(&page, at)).collect();
        assert_eq!(found, expected, "{mode:?} {way:?}");
        assert_eq!(chosen(&page), [way[way.len() - 1]]);
    };
    check(Mode::Corner, &[1, 2, 1, 0, 4], ["1", "~/3", "~/3", "~/", "~/3"]);
    check(Mode::Centre, &[3, 2], ["1", "~/3", "~3/3", "~3/", "~/3"]);
    check(Mode::Corner, &[2, 3, 4], ["1", "~/3", "~3/", "~3/", "~/"]);
    check(Mode::Digit, &[3, 2, 1, 0], ["1", "3", "3", "3", "~/"]);
    check(Mode::Digit, &[2, 3, 4], ["1", "3", "~/", "~/", "~/"]);
    // If it lifts over a digit, it enters nothing: the lock changes to that digit, and cells are selected.
    page.send(tap(0, '1', false)).send(InputMsg::DragTo(Cell::at(2))).check();
    assert_eq!((cell(&page, 2).as_str(), chosen(&page)), ("~/", vec![0, 2]));
}

/// Cells can have several colours, candidates one; both can be painted, undone and cleared.
#[test]
fn cells_and_candidates_are_coloured() {
    let colour = |number| Colour::new(number).expect("a colour");
    let mut page = small();
    page.send(InputMsg::Select(Cell::at(1))).type_keys("v13");
    assert_eq!((colours(&page, 1), page.cell(1).painted, page.cell(2).painted), (vec![1, 3], true, false));
    page.type_keys("1");
    assert_eq!((colours(&page, 1), page.session.pad().brush.colour), (vec![3], colour(1)));
    // A given also has colours, and placing a digit keeps them.
    page.send(InputMsg::Select(Cell::at(0))).type_keys("4");
    page.send(InputMsg::Select(Cell::at(1))).send(InputMsg::EnterAs(Mode::Digit, digit('2')));
    assert_eq!((colours(&page, 0), colours(&page, 1), cell(&page, 1)), (vec![4], vec![3], "2".into()));
    // In colour mode, erasing clears the colours and keeps the digit.
    page.press(Key::Delete, PLAIN);
    assert_eq!((colours(&page, 1), cell(&page, 1)), (vec![], "2".into()));
    // A second press of the mode key switches to candidates: a digit then names the candidate to paint.
    page.type_keys("v").send(InputMsg::Paint(colour(4))).send(InputMsg::Select(Cell::at(2))).type_keys("3");
    assert_eq!(page.session.pad().brush.target, Target::Candidates);
    let candidate = |cell, symbol| Candidate::new(Cell::at(cell), digit(symbol));
    let of =
        |page: &Page, cell, symbol| page.session.game().colour(candidate(cell, symbol)).map(Colour::number);
    assert_eq!((of(&page, 2, '3'), colours(&page, 2)), (Some(4), vec![]));
    page.send(InputMsg::Paint(colour(5))).type_keys("3");
    assert_eq!(of(&page, 2, '3'), Some(5));
    // So does a tap on the spot of the digit; the same again clears it.
    page.send(tap(3, '3', false));
    assert_eq!(of(&page, 3, '3'), Some(5));
    page.send(tap(3, '3', false));
    assert_eq!(of(&page, 3, '3'), None);
    page.send(tap(0, '2', false)).send(tap(1, '3', false));
    assert_eq!((of(&page, 0, '2'), of(&page, 1, '3')), (None, None), "where a digit stands there is none");
    // Clearing all colours is one step, and one undo brings them back.
    assert!(page.session.tools().coloured);
    let before = page.session.game().clone();
    page.send(InputMsg::ClearColours).check();
    assert!(!page.session.tools().coloured && page.session.game().coloured().next().is_none());
    assert_eq!((0..16).map(|cell| colours(&page, cell).len()).sum::<usize>(), 0);
    page.send(GameMsg::Undo);
    assert_eq!((colours(&page, 0), of(&page, 2, '3')), (vec![4], Some(5)));
    assert_eq!(page.session.game().grid(), before.grid());
    assert_eq!(page.on_disk(), *page.session.game());
}

/// A colour for a candidate goes to a drawn one, or else to a possible one: the nearest to the tap.
#[test]
fn no_colour_comes_where_there_is_no_candidate() {
    let check = |before: &[Msg], digits: &str, tapped: char, coloured: &str| {
        let mut page = Page::new(puzzle(ARTICLE));
        page.send(InputMsg::Select(Cell::at(0)));
        for note in digits.chars() {
            page.send(InputMsg::EnterAs(Mode::Centre, digit(note)));
        }
        page.send(InputMsg::SetMode(Mode::Colour)).send(InputMsg::PaintOn(Target::Candidates));
        for msg in before {
            page.send(msg.clone());
        }
        page.send(tap(0, tapped, false));
        let coloured_now: String = Digit::all(Shape::S9)
            .filter(|&digit| page.session.game().colour(Candidate::new(Cell::at(0), digit)).is_some())
            .map(Digit::symbol)
            .collect();
        assert_eq!(coloured_now, coloured, "{digits} {tapped}");
    };
    check(&[], "79", '9', "9");
    check(&[], "79", '5', "7");
    check(&[], "79", '3', "9");
    // The key of a digit that is not noted colours nothing; a coloured one is found again.
    check(&[Msg::Input(InputMsg::Enter(digit('5')))], "79", '8', "7");
    check(&[Msg::Input(InputMsg::Enter(digit('7')))], "79", '8', "");
    // Without notes, the candidates of the board count: here 1, 5, 6 and 7.
    check(&[], "", '5', "5");
    check(&[], "", '9', "6");
    check(&[], "", '8', "5");
}

/// On large boards letters are digits: a comma makes the next one a command, and the page shows that.
#[test]
fn letters_have_a_layer_of_their_own() {
    let mut page = Page::new(dug(Shape::S25, 420, 1));
    let empty = page.session.cursor();
    assert!(page.session.pad().letters && !page.session.pad().comma_pending);
    page.type_keys("c");
    assert_eq!(cell(&page, empty.index()), "C");
    page.type_keys(",");
    assert!(page.session.pad().comma_pending);
    // Pointer moves and held keys do not answer a comma.
    page.send(PointerMsg::Point(None)).send(InputMsg::Hold(Some(Mode::Corner))).send(InputMsg::Hold(None));
    assert!(page.session.pad().comma_pending);
    page.type_keys("c");
    assert_eq!((page.session.mode(), page.session.pad().comma_pending), (Mode::Centre, false));
    page.type_keys(",z").type_keys("z");
    assert_eq!((page.session.mode(), turns(&page)), (Mode::Digit, 1), "Z is neither a digit nor a command");
    // Escape cancels the comma and nothing else; a digit after a comma is a digit.
    page.send(InputMsg::Lock(digit('4'))).type_keys(",").press(Key::Escape, PLAIN);
    assert_eq!((page.session.pad().comma_pending, page.session.pad().lock), (false, Some(digit('4'))));
    page.type_keys(",7");
    assert_eq!((cell(&page, empty.index()), page.session.pad().comma_pending), ("7".into(), false));
    // Where letters are free, they are commands directly.
    let page = Page::new(puzzle(ARTICLE));
    assert!(!page.session.pad().letters);
}

/// Letters and signs can be switched off; digits, arrows and named keys remain.
#[test]
fn single_keys_can_be_switched_off() {
    let mut page = small();
    page.send(SettingsMsg::Set(Switch::LetterKeys, false)).send(InputMsg::Select(Cell::at(1)));
    let before = page.session.game().clone();
    page.type_keys("zxcvwasdlbhfntgkmurpq.,<>[]?");
    assert_eq!((*page.session.game() == before, page.session.dialog()), (true, None));
    assert_eq!((page.session.cursor(), page.session.mode()), (Cell::at(1), Mode::Digit));
    page.type_keys("2");
    assert_eq!(cell(&page, 1), "2");
    page.press(Key::Char('z'), CTRL);
    assert_eq!(cell(&page, 1), "~/");
    page.send(SettingsMsg::Set(Switch::LetterKeys, true)).type_keys("?");
    assert_eq!(page.session.dialog(), Some(Dialog::Help));
}

/// Escape ends one thing at a time: the dialog, the filter, the lock, the selection.
#[test]
fn escape_lets_go_of_one_thing_at_a_time() {
    let mut page = small();
    page.send(InputMsg::SelectAll)
        .send(InputMsg::Lock(digit('2')))
        .type_keys("b")
        .send(PageMsg::Open(Dialog::Help));
    let state = |page: &Page| {
        let pad = page.session.pad();
        (page.session.dialog().is_some(), pad.filter.is_some(), pad.lock.is_some(), chosen(page).len() > 1)
    };
    assert_eq!(state(&page), (true, true, true, true));
    for expected in [
        (false, true, true, true),
        (false, false, true, true),
        (false, false, false, true),
        (false, false, false, false),
        (false, false, false, false),
    ] {
        page.press(Key::Escape, PLAIN).check();
        assert_eq!(state(&page), expected);
    }
    assert_eq!(turns(&page), 0);
    // From a place over the board it leads back to the board as it was.
    let mut board = Panel::Play;
    for &panel in Panel::ALL {
        page.show(panel).send(PageMsg::Escape).check();
        board = if panel.lies_over() { board } else { panel };
        assert_eq!(page.session.panel(), board, "Escape in {panel:?}");
    }
}

/// The pad's layout, with the number left of each digit, the finished digits and those in the selected cells.
#[test]
fn the_pad_says_what_its_keys_hold() {
    let mut page = Page::new(puzzle(ARTICLE));
    let symbols = |page: &Page| page.session.keys().iter().map(|key| key.digit.symbol()).collect::<String>();
    assert_eq!(symbols(&page), "123456789");
    page.send(SettingsMsg::Set(Switch::PadFromBottom, true));
    assert_eq!(symbols(&page), "789456123");
    let left: Vec<Option<usize>> = page.session.keys().iter().map(|key| key.left).collect();
    assert!(left.iter().all(Option::is_some));
    page.send(SettingsMsg::Set(Switch::LeftCounts, false));
    assert!(page.session.keys().iter().all(|key| key.left.is_none()));
    // When covered, the pad does not reveal the digit under the cursor.
    page.place_right(1);
    let on = |page: &Page| page.session.keys().iter().filter(|key| key.on).count();
    assert_eq!(on(&page), 1);
    page.send(PageMsg::Pause);
    assert_eq!(on(&page), 0);
    let mut page = small();
    let solution = page.session.game().solution().expect("a proven puzzle").clone();
    for (cell, own) in solution.filled().filter(|(_, own)| *own == digit('1')) {
        page.send(InputMsg::Select(cell)).send(InputMsg::Enter(own));
    }
    let done: BTreeSet<char> =
        page.session.keys().iter().filter(|key| key.done).map(|key| key.digit.symbol()).collect();
    assert_eq!(done, BTreeSet::from(['1']));
}

/// Entries never move the focus, and each announces the changed cell.
#[test]
fn entries_are_said() {
    let mut page = small();
    page.send(InputMsg::Select(Cell::at(1))).send(InputMsg::Enter(digit('2')));
    assert_eq!(page.heard(), Some(Announcement::Cell(Cell::at(1), Shape::S4.clone())));
    let change = |before: Option<char>, after: Option<char>| {
        let (before, after) = (before.map(digit), after.map(digit));
        Done::Digit(DigitChange { cell: Cell::at(1), shape: Shape::S4.clone(), before, after })
    };
    page.send(GameMsg::Undo);
    assert_eq!(page.heard(), Some(Announcement::Undone(true, change(Some('2'), None))));
    page.send(GameMsg::Redo);
    assert_eq!(page.heard(), Some(Announcement::Undone(false, change(None, Some('2')))));
    page.send(InputMsg::Enter(digit('3'))).send(GameMsg::Undo);
    assert_eq!(page.heard(), Some(Announcement::Undone(true, change(Some('3'), Some('2')))));
    page.send(InputMsg::EnterAs(Mode::Colour, digit('1'))).send(GameMsg::Undo);
    assert_eq!(page.heard(), Some(Announcement::Undone(true, Done::Cell(Cell::at(1), Shape::S4.clone()))));
    page.send(InputMsg::SelectAll);
    assert_eq!(page.heard(), Some(Announcement::Selected(16)));
    page.send(InputMsg::EnterAs(Mode::Corner, digit('2')));
    assert!(
        matches!(page.heard(), Some(Announcement::Changed(2..=16))),
        "several cells are counted, not read out"
    );
    page.send(GameMsg::Undo);
    assert!(matches!(page.heard(), Some(Announcement::Undone(true, Done::Cells(2..=16)))));
    page.send(tap(0, '1', false)).send(InputMsg::DragTo(Cell::at(1))).send(InputMsg::DragEnd);
    assert!(page.cmds.contains(&Cmd::Focus));
}

//! The aids: highlights, the filter, filling and updating notes, the comparison with the solution. Each
//! follows its switch, does nothing unasked, and is listed at the finish.

use crate::{
    common::{ARTICLE, SMALL, digit, dug, plain_see, puzzle},
    page::Page,
};
use sudoku_core::{Candidates, Cell, Digit, DigitSet, Grid, Shape, examples, level::Level};
use sudoku_play::{
    features::{solver::view::SolveBody, times::Standing},
    game::{
        aids::{Aid, Aids, cause},
        turns::Fill,
    },
    input::{Filter, Mode, Tap},
    keys::{Key, Modifiers},
    messages::{GameMsg, HandoutMsg, HintMsg, InputMsg, Msg, PageMsg, PointerMsg, SettingsMsg, TextMsg},
    saved::settings::{CheckSays, Choice, ClockSetting, NoteLayout, Settings, Switch},
    session::Announcement,
    ui::{Checked, Costly, Notice, Panel, Pointing},
    view::{Answer, CellView, Filtered, NoteKind},
    walk::StepMsg,
};

fn small() -> Page {
    Page::new(puzzle(SMALL))
}

fn with(switches: &[(Switch, bool)]) -> Page {
    let mut page = small();
    for &(switch, on) in switches {
        page.send(SettingsMsg::Set(switch, on));
    }
    page
}

fn note(page: &mut Page, cell: usize, mode: Mode, symbols: &str) {
    page.send(InputMsg::Select(Cell::at(cell)));
    for symbol in symbols.chars() {
        page.send(InputMsg::EnterAs(mode, digit(symbol)));
    }
}

fn point(cell: usize) -> PointerMsg {
    PointerMsg::Point(Some(Pointing { cell: Cell::at(cell), digit: digit('2') }))
}

fn notes(page: &Page, cell: usize) -> String {
    page.session.game().notes(Cell::at(cell)).all().iter().map(Digit::symbol).collect()
}

/// The cells that are drawn with some property.
fn cells(page: &Page, is: impl Fn(&CellView) -> bool) -> Vec<usize> {
    page.session.cells().iter().enumerate().filter(|(_, view)| is(view)).map(|(cell, _)| cell).collect()
}

/// The nth cell that is no given, and a wrong digit for it.
fn wrong(page: &Page, nth: usize) -> (usize, char) {
    let (grid, solution) =
        (page.session.game().clues(), page.session.game().solution().expect("a proven puzzle"));
    let cell =
        Cell::all(grid.shape()).filter(|&cell| grid.get(cell).is_none()).nth(nth).expect("an empty cell");
    let other = Digit::all(grid.shape()).find(|&digit| solution.get(cell) != Some(digit));
    (cell.index(), other.expect("another digit").symbol())
}

#[test]
fn defaults_suit_a_beginner_and_reveal_nothing() {
    let settings = Settings::default();
    let on =
        [Switch::Peers, Switch::SameDigit, Switch::SameCandidate, Switch::Duplicates, Switch::LeftCounts];
    assert!(on.into_iter().all(|switch| settings.get(switch)));
    let off = [Switch::DigitFirst, Switch::KeepNotes, Switch::WarnNotes, Switch::PadFromBottom];
    assert!(off.into_iter().all(|switch| !settings.get(switch)));
    assert!(settings.has(Choice::CheckSays(CheckSays::Whether)), "the least that a check can tell");
    let page = small();
    assert!(!page.session.tools().candidates_on && page.session.pad().filter.is_none());
    assert_eq!(page.session.game().aids(), Aids::EMPTY);
}

/// Each highlight has a switch that turns off that highlight alone.
#[test]
fn what_is_lit_can_be_switched_off() {
    let lit = |off: Option<Switch>| {
        let mut page = with(&off.map(|switch| (switch, false)).into_iter().collect::<Vec<_>>());
        note(&mut page, 3, Mode::Centre, "24");
        page.place(5, '4').place(7, '2');
        let ground = page.session.ground(&page.session.cells());
        let [same, conflicts] = [cells(&page, |view| view.same), cells(&page, |view| view.conflict)];
        page.send(InputMsg::Select(Cell::at(2))).send(PointerMsg::Look).send(point(1));
        let previews = cells(&page, |view| view.note_kind == NoteKind::Preview);
        [
            ground.peers.iter().map(Cell::index).collect(),
            same,
            ground.discs.iter().map(|(cell, _)| cell.index()).collect(),
            conflicts,
            previews.into_iter().filter(|&cell| cell != 2).collect(),
        ]
    };
    let all = lit(None);
    let cursor = Cell::at(7);
    let peers: Vec<usize> = (0..16).filter(|&cell| plain_see(Shape::S4, Cell::at(cell), cursor)).collect();
    assert_eq!(all, [peers, vec![6], vec![3], vec![6, 7], vec![1]]);
    let switches =
        [Switch::Peers, Switch::SameDigit, Switch::SameCandidate, Switch::Duplicates, Switch::Preview];
    for (which, switch) in switches.into_iter().enumerate() {
        let mut expected = all.clone();
        expected[which].clear();
        assert_eq!(lit(Some(switch)), expected, "{switch:?}");
    }
}

/// The filter shows for each cell whether it is the digit, can be it, or can't.
#[test]
fn the_filter_shows_where_a_digit_is_can_be_and_cannot() {
    let mut page = Page::new(puzzle(ARTICLE));
    let grid = page.grid();
    let plain = |cell: Cell, digit: Digit| match grid.get(cell) {
        Some(other) if other == digit => Filtered::Standing,
        Some(_) => Filtered::Impossible,
        None => {
            let seen = grid.filled().any(|(other, held)| held == digit && plain_see(Shape::S9, cell, other));
            if seen { Filtered::Impossible } else { Filtered::Possible }
        }
    };
    for digit in Digit::all(Shape::S9) {
        page.press(Key::Char(digit.symbol()), Modifiers { alt: true, ..Modifiers::default() }).check();
        assert_eq!(page.session.filter(), Some(Filter::Digit(digit)));
        let drawn = page.session.cells();
        let count = |what: Filtered| drawn.iter().filter(|view| view.filtered == Some(what)).count();
        assert!(Cell::all(Shape::S9).all(|cell| drawn[cell.index()].filtered == Some(plain(cell, digit))));
        let said = (Filter::Digit(digit), count(Filtered::Standing), count(Filtered::Possible));
        assert_eq!(page.heard(), Some(Announcement::Filtered(Some(said))));
    }
    // The same key again clears it; so does Alt+0.
    page.send(InputMsg::FilterBy(Some(Filter::Digit(digit('9')))));
    assert!(page.session.cells().iter().all(|view| view.filtered.is_none()));
    page.send(InputMsg::FilterBy(Some(Filter::Bivalue)))
        .press(Key::Char('0'), Modifiers { alt: true, ..Modifiers::default() });
    assert_eq!(page.session.filter(), None);
    assert_eq!(
        (page.session.game().history().len(), page.session.game().aids()),
        (0, Aids::only(Aid::Filter))
    );
}

#[test]
fn the_filter_goes_from_digit_to_digit() {
    let check = |keys: &str, expected: Option<Filter>| {
        let mut page = small();
        page.type_keys(keys);
        assert_eq!(page.session.filter(), expected, "{keys}");
    };
    let filter = |symbol| Some(Filter::Digit(digit(symbol)));
    check(">", filter('1'));
    check(">>>", filter('3'));
    check(">>>>>", filter('1'));
    check("<", filter('4'));
    check("<<<<<", filter('4'));
    check("b", Some(Filter::Bivalue));
    check("bb", None);
    check("b>", filter('1'));
    // The pad always enters, whether the choice is open or made.
    let mut page = small();
    page.send(InputMsg::Select(Cell::at(1))).send(InputMsg::TogglePicking).send(InputMsg::Pad(digit('3')));
    assert_eq!((page.session.filter(), page.session.game().history().len()), (None, 1));
    page.send(InputMsg::FilterBy(filter('3'))).send(InputMsg::Pad(digit('2')));
    assert_eq!((page.session.filter(), page.session.game().history().len()), (filter('3'), 2));
    page.send(InputMsg::StepFilter { forward: true });
    assert_eq!(page.session.filter(), filter('4'));
    page.send(InputMsg::FilterBy(None)).send(InputMsg::TogglePicking).send(InputMsg::TogglePicking);
    assert_eq!((page.session.filter(), page.session.pad().picking), (None, false));
    page.send(InputMsg::FilterBy(filter('9')));
    assert_eq!(page.session.filter(), None, "a digit that the board does not have");
}

/// Cells with two candidates; where the player has notes, by the notes that are possible.
#[test]
fn pairs_are_found() {
    let mut page = Page::new(puzzle(ARTICLE));
    page.send(InputMsg::FilterBy(Some(Filter::Bivalue)));
    let pairs = |page: &Page| cells(page, |view| view.filtered == Some(Filtered::Possible));
    let board = Candidates::new(&page.grid());
    let expected: Vec<usize> =
        board.open_cells().filter(|&cell| board.digits(cell).len() == 2).map(Cell::index).collect();
    assert_eq!(pairs(&page), expected);
    let three = board.open_cells().find(|&cell| board.digits(cell).len() == 3).expect("a cell of three");
    let noted: Vec<char> = board.digits(three).iter().map(Digit::symbol).collect();
    note(&mut page, three.index(), Mode::Centre, &noted[..2].iter().collect::<String>());
    assert!(pairs(&page).contains(&three.index()));
    // Corner notes say where a digit goes in its house; they rule nothing out.
    page.send(SettingsMsg::Choose(Choice::NoteLayout(NoteLayout::CornerCentre)))
        .send(GameMsg::Undo)
        .send(GameMsg::Undo);
    note(&mut page, three.index(), Mode::Corner, &noted[..2].iter().collect::<String>());
    assert_eq!(pairs(&page), expected);
    page.send(InputMsg::FilterBy(Some(Filter::Digit(digit(noted[2])))));
    assert!(pairs(&page).contains(&three.index()));
}

/// A covered board reveals nothing: neither by the filter, nor by announcements, nor by selection.
#[test]
fn a_covered_board_tells_nothing() {
    let mut page = small();
    page.place(5, '4').send(InputMsg::Select(Cell::at(0))).type_keys("b").send(PageMsg::Pause);
    page.said.clear();
    let before = page.session.game().clone();
    for msg in [
        Msg::Input(InputMsg::FilterBy(Some(Filter::Digit(digit('4'))))),
        Msg::Input(InputMsg::StepFilter { forward: true }),
        Msg::Input(InputMsg::SelectSame(Cell::at(15))),
        Msg::Input(InputMsg::LockHere),
        Msg::Game(GameMsg::Check),
        Msg::Game(GameMsg::BackToRight),
        Msg::Input(InputMsg::Confirm),
        Msg::Input(InputMsg::Enter(digit('2'))),
        Msg::Game(GameMsg::FillNotes(Fill::All)),
        Msg::Pointer(PointerMsg::ToggleCandidates),
        Msg::Pointer(PointerMsg::Look),
        Msg::Pointer(point(1)),
    ] {
        page.send(msg.clone()).check();
        let told = cells(&page, |view| {
            let marked = view.filtered.is_some() || view.same || view.conflict || view.wrong;
            marked || view.digit.is_some() || !view.notes.is_empty() || !view.corner.is_empty() || view.lit
        });
        assert!(told.is_empty() && page.session.emphases().is_empty(), "{msg:?}");
        assert!(page.session.ground(&page.session.cells()).discs.is_empty(), "{msg:?}");
        assert_eq!(
            (page.said.len(), page.session.notice(), page.session.pad().lock),
            (0, None, None),
            "{msg:?}"
        );
        assert_eq!(page.session.selection().len(), 1, "{msg:?}");
    }
    assert_eq!(page.session.game().grid(), before.grid());
}

/// The solver's board has its own marks and none of the player's.
#[test]
fn the_filter_waits_while_the_solver_is_watched() {
    let mut page = small();
    page.type_keys("b").show(Panel::Solve).steps(&[StepMsg::NextPass, StepMsg::NextStep]);
    assert!(cells(&page, |view| view.filtered.is_some()).is_empty());
    page.said.clear();
    page.send(InputMsg::FilterBy(Some(Filter::Digit(digit('2')))));
    assert_eq!((page.session.filter(), page.said.len()), (Some(Filter::Bivalue), 0));
    page.show(Panel::Play);
    assert!(!cells(&page, |view| view.filtered.is_some()).is_empty());
}

/// Notes are filled with every legal digit: in all cells, for one digit, or in the selected cells; as one
/// step.
#[test]
fn notes_are_filled() {
    for shape in Shape::ALL {
        let mut page = Page::new(dug(shape, shape.cell_count() * 11 / 20, 3));
        let board = Candidates::new(&page.grid());
        let noted = |page: &Page, cell: Cell| page.session.game().notes(cell).all();
        let one = Digit::at(0);
        page.send(GameMsg::FillNotes(Fill::Digit(one))).check();
        let expected = |cell: Cell| board.digits(cell).intersection(DigitSet::only(one));
        assert!(board.open_cells().all(|cell| noted(&page, cell) == expected(cell)));
        let chosen = page.session.cursor();
        page.send(GameMsg::FillNotes(Fill::Selected)).check();
        assert!(board.open_cells().all(|cell| {
            noted(&page, cell) == if cell == chosen { board.digits(cell) } else { expected(cell) }
        }));
        page.send(GameMsg::FillNotes(Fill::All)).check();
        assert!(board.open_cells().all(|cell| noted(&page, cell) == board.digits(cell)));
        let turns = page.session.game().history().path().len();
        assert!((1..=3).contains(&turns), "each of them is one step, if it changes anything");
        assert_eq!(page.session.notice(), Some(&Notice::NotesFilled), "they are not kept in step");
        assert_eq!(page.session.game().aids(), Aids::only(Aid::FilledNotes));
        page.send(GameMsg::FillNotes(Fill::All));
        assert_eq!(
            page.session.game().history().path().len(),
            turns,
            "where nothing changes there is no step"
        );
        page.send(GameMsg::Undo).send(GameMsg::Undo).send(GameMsg::Undo);
        assert!(board.open_cells().all(|cell| noted(&page, cell).is_empty()));
        assert_eq!(page.session.game().aids(), Aids::only(Aid::FilledNotes), "they were seen");
        assert_eq!(page.on_disk(), *page.session.game());
    }
    // With notes updated automatically, no reminder appears.
    let mut page = with(&[(Switch::KeepNotes, true)]);
    page.type_keys("f");
    assert_eq!((page.session.notice(), page.session.game().history().len()), (None, 1));
}

/// Filling keeps the kind of existing notes and removes impossible ones.
#[test]
fn filling_keeps_what_is_possible() {
    let mut page = small();
    page.send(SettingsMsg::Choose(Choice::NoteLayout(NoteLayout::CornerCentre)));
    note(&mut page, 1, Mode::Corner, "23");
    note(&mut page, 1, Mode::Centre, "24");
    page.send(GameMsg::FillNotes(Fill::Selected));
    let notes = page.session.game().notes(Cell::at(1));
    let text = |set: DigitSet| set.iter().map(Digit::symbol).collect::<String>();
    assert_eq!((text(notes.corner), text(notes.centre)), ("2".into(), "24".into()));
}

/// Notes that a wrong digit took come back when it is erased or overtyped, and in a cell that two such digits see with
/// the last of them. A note that the player removed stays away.
#[test]
fn notes_that_a_digit_took_come_back_when_it_goes() {
    let shape = Shape::S9;
    let begun = || {
        let mut page = Page::new(puzzle(ARTICLE));
        page.send(SettingsMsg::Set(Switch::KeepNotes, true));
        page.send(SettingsMsg::Choose(Choice::NoteLayout(NoteLayout::CornerCentre)));
        page.send(GameMsg::FillNotes(Fill::All)).send(PageMsg::DismissNotice);
        page
    };
    let all = |page: &Page| (0..81).map(|cell| notes(page, cell)).collect::<Vec<_>>();
    let without = |notes: &[String], cells: &[usize], seen_from: usize, symbol: char| -> Vec<String> {
        let left =
            |(cell, notes): (usize, &String)| match plain_see(shape, Cell::at(seen_from), Cell::at(cell)) {
                _ if cells.contains(&cell) => String::new(),
                true => notes.replace(symbol, ""),
                false => notes.clone(),
            };
        notes.iter().enumerate().map(left).collect()
    };
    let before = all(&begun());
    // Two cells, and one that sees both: all three can have the digit. Another digit for the first.
    let (one, two, both, symbol, next) = (0..81)
        .flat_map(|one| before[one].chars().map(move |symbol| (one, symbol)))
        .find_map(|(one, symbol)| {
            let fits = |cell: &usize| {
                before[*cell].contains(symbol) && plain_see(shape, Cell::at(one), Cell::at(*cell))
            };
            let two = (0..81).find(fits)?;
            let sees_two = |cell: &usize| plain_see(shape, Cell::at(two), Cell::at(*cell));
            let both = (0..81).filter(fits).find(sees_two)?;
            let next = before[one].chars().find(|&other| other != symbol)?;
            Some((one, two, both, symbol, next))
        })
        .expect("three cells for a digit");
    let erase = |page: &mut Page, cell: usize| {
        page.send(InputMsg::Select(Cell::at(cell))).send(InputMsg::Erase).check();
    };
    let turn_over = |page: &mut Page, cell: usize| {
        page.send(InputMsg::Select(Cell::at(cell))).send(InputMsg::EnterAs(Mode::Centre, digit(symbol)));
    };

    let mut page = begun();
    page.place(one, symbol).check();
    assert_eq!(all(&page), without(&before, &[one], one, symbol), "the digit takes its notes");
    erase(&mut page, one);
    assert_eq!(all(&page), without(&before, &[one], one, ' '), "erased");
    assert_eq!(page.on_disk(), *page.session.game());
    // It is one turn.
    page.send(GameMsg::Undo).check();
    assert_eq!(all(&page), without(&before, &[one], one, symbol));
    page.place(one, next).check();
    assert_eq!(all(&page), without(&before, &[one], one, next), "overtyped");

    let mut page = begun();
    page.place(one, symbol).place(two, symbol);
    erase(&mut page, one);
    assert_eq!(all(&page), without(&before, &[one, two], two, symbol), "the other still sees its cells");
    erase(&mut page, two);
    assert_eq!(all(&page), without(&before, &[one, two], two, ' '));

    // The player removed the note before, or wrote and removed it after, or cleared the cell.
    for (first, then) in [(1, 0), (0, 2)] {
        let mut page = begun();
        (0..first).for_each(|_| turn_over(&mut page, both));
        page.place(one, symbol);
        (0..then).for_each(|_| turn_over(&mut page, both));
        erase(&mut page, one);
        assert_eq!(notes(&page, both), before[both].replace(symbol, ""), "{first} and {then} times");
    }
    let mut page = begun();
    page.place(one, symbol);
    erase(&mut page, both);
    erase(&mut page, one);
    assert_eq!((notes(&page, both), notes(&page, one)), (String::new(), String::new()));
    // A corner note comes back as one.
    let mut page = begun();
    turn_over(&mut page, both);
    note(&mut page, both, Mode::Corner, &symbol.to_string());
    page.place(one, symbol);
    erase(&mut page, one);
    let corner = page.session.game().notes(Cell::at(both)).corner;
    assert_eq!(corner, DigitSet::only(digit(symbol)));
    // Without the switch nothing comes.
    let mut page = begun();
    page.place(one, symbol).send(SettingsMsg::Set(Switch::KeepNotes, false));
    erase(&mut page, one);
    assert_eq!(notes(&page, both), before[both].replace(symbol, ""));
}

/// A placed digit leaves the notes of its peers if the player wants that, and undo brings the notes back.
#[test]
fn notes_are_kept_in_step() {
    for keep in [false, true] {
        let mut page = with(&[(Switch::KeepNotes, keep)]);
        page.send(GameMsg::FillNotes(Fill::All)).send(PageMsg::DismissNotice);
        let before: Vec<String> = (0..16).map(|cell| notes(&page, cell)).collect();
        page.place(1, '2').check();
        for cell in (0..16).filter(|&cell| cell != 1) {
            let seen = plain_see(Shape::S4, Cell::at(1), Cell::at(cell));
            let expected = if keep && seen { before[cell].replace('2', "") } else { before[cell].clone() };
            assert_eq!(notes(&page, cell), expected, "{cell} {keep}");
        }
        assert_eq!(page.session.game().aids().contains(Aid::KeptNotes), keep);
        page.send(GameMsg::Undo);
        assert_eq!((0..16).map(|cell| notes(&page, cell)).collect::<Vec<_>>(), before);
        // Only the digit is announced, although notes of peers changed too.
        page.said.clear();
        page.send(GameMsg::Redo).send(GameMsg::Undo).send(InputMsg::Enter(digit('2')));
        assert_eq!(page.heard(), Some(Announcement::Cell(Cell::at(1), Shape::S4.clone())));
    }
}

/// Removing the note of the solution warns players who want that, and nothing else warns.
#[test]
fn taking_the_right_note_away_is_warned_of() {
    let check = |on: bool, act: &[Msg], warned: bool| {
        let mut page = with(&[(Switch::WarnNotes, on)]);
        let right =
            page.session.game().solution().expect("a proven puzzle").get(Cell::at(1)).expect("a digit");
        assert_eq!(right, digit('2'));
        note(&mut page, 1, Mode::Centre, "24");
        assert_eq!(page.session.notice(), None);
        for msg in act {
            page.send(msg.clone()).check();
        }
        let notice = warned.then_some(Notice::NoteWasRight(Cell::at(1), Shape::S4.clone()));
        assert_eq!(page.session.notice(), notice.as_ref(), "{on} {act:?}");
        assert_eq!(page.session.game().aids().contains(Aid::NoteWarning), warned, "{act:?}");
    };
    let centre = |symbol| Msg::Input(InputMsg::EnterAs(Mode::Centre, digit(symbol)));
    check(false, &[centre('2')], false);
    check(true, &[centre('2')], true);
    check(true, &[centre('4')], false);
    // The last note of a cell counts like any other.
    check(true, &[centre('4'), centre('2')], true);
    check(true, &[centre('3')], false);
    // Placing a digit or erasing a cell does not remove a note: a warning would give the solution away.
    check(true, &[Msg::Input(InputMsg::Enter(digit('4')))], false);
    check(true, &[Msg::Input(InputMsg::Erase)], false);
    // The warning ends with the next move.
    let mut page = with(&[(Switch::WarnNotes, true)]);
    note(&mut page, 1, Mode::Centre, "22");
    assert!(page.session.notice().is_some());
    page.send(GameMsg::Undo);
    assert_eq!((page.session.notice(), notes(&page, 1)), (None, "2".into()));
}

/// A check says as much as the player chose, and only on request.
#[test]
fn a_check_tells_as_much_as_was_chosen() {
    let check = |says: CheckSays, bad: usize, expected: Checked, marked: bool| {
        let mut page = Page::new(puzzle(ARTICLE));
        page.send(SettingsMsg::Choose(Choice::CheckSays(says))).place_right(0);
        for nth in 0..bad {
            let (cell, symbol) = wrong(&page, 3 * nth);
            page.place(cell, symbol);
        }
        assert_eq!(page.session.notice(), None);
        assert!(
            cells(&page, |view| view.wrong).is_empty() && !page.session.game().aids().contains(Aid::Check)
        );
        page.type_keys("q").check();
        assert_eq!(page.session.notice(), Some(&Notice::Checked(expected)), "{says:?}");
        assert_eq!(cells(&page, |view| view.wrong).len(), if marked { bad } else { 0 });
        assert!(page.session.game().aids().contains(Aid::Check));
        assert!(bad == 0 || page.on_disk() == *page.session.game(), "that help was had is kept");
        // The next move outdates it.
        page.place_right(1);
        assert_eq!((page.session.notice(), cells(&page, |view| view.wrong)), (None, vec![]));
    };
    for says in CheckSays::ALL {
        check(says, 0, Checked::Right, false);
    }
    check(CheckSays::Whether, 2, Checked::Wrong, false);
    check(CheckSays::HowMany, 2, Checked::HowMany(2), false);
    check(CheckSays::Which, 2, Checked::Which(2), true);
    // Enter also checks, unless a digit is locked.
    let mut page = small();
    page.press(Key::Enter, Modifiers::default());
    assert_eq!(page.session.notice(), Some(&Notice::Checked(Checked::Right)));
}

/// Rewind to before the first mistake, however long ago; the later moves remain in the tree.
#[test]
fn the_board_goes_back_to_before_the_first_mistake() {
    for (right, later) in [(0, 0), (3, 0), (3, 4), (0, 5)] {
        let mut page = Page::new(puzzle(ARTICLE));
        page.place_right(right);
        let (good, turns) = (page.grid(), page.session.game().history().len());
        let (cell, symbol) = wrong(&page, right + 7);
        page.place(cell, symbol).place_right(later);
        let bad = page.session.game().clone();
        page.send(GameMsg::BackToRight).check();
        assert_eq!((page.grid(), page.session.notice()), (good, Some(&Notice::WentBack(later + 1))));
        assert_eq!(page.session.game().history().at(), turns);
        assert_eq!(page.session.game().history().len(), bad.history().len(), "nothing is lost");
        assert!(page.session.game().aids().contains(Aid::BackToRight));
        assert_eq!(page.on_disk(), *page.session.game());
        // Redo brings all of it back.
        for _ in 0..=later {
            page.send(GameMsg::Redo);
        }
        assert_eq!(page.grid(), bad.grid());
    }
    // Without a mistake it says so and changes nothing.
    let mut page = Page::new(puzzle(ARTICLE));
    page.place_right(3);
    let grid: Grid = page.grid();
    page.send(GameMsg::BackToRight);
    assert_eq!((page.grid(), page.session.notice()), (grid, Some(&Notice::Checked(Checked::Right))));
}

/// The finish lists all help used, even if it was undone, and no other.
#[test]
fn help_is_told_at_the_finish() {
    let check = |help: &[Msg], expected: &[Aid]| {
        let mut page = small();
        page.place_right(1);
        for msg in help {
            page.send(msg.clone());
        }
        page.show(Panel::Play).send(PageMsg::DismissNotice);
        while page.session.tools().can_undo {
            page.send(GameMsg::Undo);
        }
        page.place_right(16);
        assert!(page.result().just_ended, "{help:?}");
        let aids = page.result().aids;
        assert_eq!(aids, expected.iter().fold(Aids::EMPTY, |aids, &aid| aids.with(aid)), "{help:?}");
        assert_eq!(page.on_disk().aids(), aids, "{help:?}");
        let helped = page.session.book().finishes().all(|finish| finish.helped);
        assert_eq!(helped, cause(aids).is_some(), "{help:?}");
    };
    check(&[], &[]);
    check(&[Msg::Pointer(point(1))], &[]);
    check(&[Msg::Input(InputMsg::Select(Cell::at(2))), Msg::Pointer(PointerMsg::Look)], &[Aid::Candidates]);
    check(
        &[Msg::Pointer(PointerMsg::ToggleCandidates), Msg::Pointer(PointerMsg::ToggleCandidates)],
        &[Aid::Candidates],
    );
    check(&[Msg::Game(GameMsg::FillNotes(Fill::All))], &[Aid::FilledNotes]);
    check(&[Msg::Input(InputMsg::FilterBy(Some(Filter::Bivalue)))], &[Aid::Filter]);
    check(&[Msg::Game(GameMsg::Check)], &[Aid::Check]);
    check(&[Msg::Game(GameMsg::Check), Msg::Game(GameMsg::BackToRight)], &[Aid::Check, Aid::BackToRight]);
    check(&[Msg::Page(PageMsg::Show(Panel::Solve))], &[Aid::Solver]);
    check(
        &[Msg::Game(GameMsg::ShowSolution(true)), Msg::Game(GameMsg::ShowSolution(false))],
        &[Aid::SolutionSeen],
    );
    // A wrong digit and its mark are not help from the program.
    check(&[Msg::Input(InputMsg::Select(Cell::at(3))), Msg::Input(InputMsg::Enter(digit('1')))], &[]);
}

/// A player points at each empty cell, clicks it and enters its digit: that takes no help, on an Easy of each size.
#[test]
fn pointing_and_clicking_is_no_help() {
    for example in examples::ALL.iter().filter(|example| example.level == Level::Easy) {
        let mut page = Page::new(puzzle(example.line));
        let (grid, solution) =
            (page.grid(), page.session.game().solution().expect("a proven puzzle").clone());
        let empty: Vec<Cell> = Cell::all(grid.shape()).filter(|&cell| grid.get(cell).is_none()).collect();
        for &cell in &empty {
            let right = solution.get(cell).expect("a full board");
            let at = Pointing { cell, digit: right };
            page.send(PointerMsg::Point(Some(at)));
            let seen = page.session.inspected().expect("a cell");
            assert!(!seen.told && seen.cell == cell && seen.candidates.is_empty(), "{cell:?}");
            assert!(cells(&page, |view| !view.small().is_empty()).is_empty(), "{cell:?}");
            page.send(InputMsg::Tap(Tap { at, adds: false })).send(InputMsg::Enter(right));
        }
        assert!(page.result().just_ended, "{} empty cells", empty.len());
        assert_eq!(page.session.game().aids(), Aids::EMPTY);
    }
}

/// Each way to see candidates counts as help. The first one in a game says so, and no other.
#[test]
fn candidates_count_as_help_and_say_so_once() {
    let look = [Msg::Input(InputMsg::Select(Cell::at(1))), Msg::Pointer(PointerMsg::Look)];
    let all = [Msg::Pointer(PointerMsg::ToggleCandidates)];
    let check = |first: &[Msg], second: &[Msg]| {
        let mut page = small();
        for msg in first {
            page.send(msg.clone());
        }
        assert_eq!(page.session.notice(), Some(&Notice::CandidatesCount), "{first:?}");
        assert_eq!(page.session.game().aids(), Aids::only(Aid::Candidates), "{first:?}");
        let told = |page: &Page| page.session.inspected().is_some_and(|seen| seen.told);
        let mut closed = page.clone();
        closed.send(PageMsg::DismissNotice);
        assert_eq!(
            (closed.session.notice(), told(&closed)),
            (None, true),
            "{first:?}: closing it hides nothing"
        );
        page.send(InputMsg::Select(Cell::at(3)));
        assert_eq!(page.session.notice(), None, "{first:?}: the next action ends it");
        for msg in second {
            page.send(msg.clone());
        }
        assert_eq!(page.session.notice(), None, "{first:?} {second:?}");
    };
    check(&look, &look);
    check(&look, &all);
    check(&all, &look);
    check(&all, &all);
    // A finished board has no more to give away.
    let mut page = small();
    page.place_right(16).send(PageMsg::Dismiss).send(PointerMsg::ToggleCandidates);
    assert_eq!((page.session.notice(), page.session.game().aids()), (None, Aids::EMPTY));
}

/// A request for candidates holds until the next action. Until then pointing continues it, if the switch is on.
#[test]
fn pointing_continues_a_request_and_begins_none() {
    let previews = |page: &Page| cells(page, |view| view.note_kind == NoteKind::Preview);
    let check = |on: bool, asked: &[usize]| {
        let mut page = small();
        page.send(SettingsMsg::Set(Switch::Preview, on)).send(point(1));
        assert!(previews(&page).is_empty(), "{on}");
        page.send(InputMsg::Select(Cell::at(3))).send(PointerMsg::Look);
        assert_eq!(previews(&page), [3], "{on}");
        page.send(point(1));
        assert_eq!(previews(&page), asked, "{on}");
        page.send(PointerMsg::Point(None));
        assert_eq!(previews(&page), [3], "{on}");
        page.send(InputMsg::Select(Cell::at(2))).send(point(1));
        assert!(previews(&page).is_empty(), "{on}");
        // The walk of the solver is help already.
        page.show(Panel::Solve).step(StepMsg::FromGivens).send(PointerMsg::ToggleCandidates).send(point(1));
        assert_eq!(previews(&page), [1], "{on}");
    };
    check(true, &[1, 3]);
    check(false, &[3]);
}

/// Help that continues into the next game counts there too.
#[test]
fn candidates_that_stay_on_count_in_the_next_game() {
    let mut page = Page::new(puzzle(ARTICLE));
    page.send(PointerMsg::ToggleCandidates).send(TextMsg::Paste(SMALL.into())).work();
    assert!(page.session.tools().candidates_on);
    assert_eq!(page.session.game().aids(), Aids::only(Aid::Candidates));
    assert_eq!(page.session.notice(), Some(&Notice::CandidatesCount));
    assert_eq!(page.on_disk(), *page.session.game());
}

/// One rule decides whether a time counts: it is announced in advance, and the finish names the cause.
#[test]
fn help_that_gives_a_digit_away_keeps_a_time_from_counting() {
    let standing = |page: &Page| page.result().standing;
    let check = |help: &dyn Fn(&mut Page), cause: Option<Aid>| {
        let mut page = small();
        page.wait(1_000).place_right(1);
        assert!(page.session.time_counts() && page.session.tools().counts);
        help(&mut page);
        assert_eq!(page.session.time_counts(), cause.is_none(), "{cause:?}");
        assert_eq!(sudoku_play::game::aids::cause(page.session.game().aids()), cause);
        page.show(Panel::Play).send(PageMsg::Dismiss).send(PageMsg::DismissNotice).place_right(16);
        assert!(!page.session.time_counts(), "it is over");
        let expected = cause.map_or(Standing::First, |cause| Standing::Helped(Some(cause)));
        assert_eq!(standing(&page), expected);
        assert!(page.session.book().finishes().all(|finish| finish.helped == cause.is_some()));
    };
    let ask = |page: &mut Page| {
        page.send(HintMsg::Next);
        if page.asked.is_some() {
            page.work();
        }
    };
    let hint = |stages: usize| move |page: &mut Page| (0..stages).for_each(|_| ask(page));
    check(&|_| {}, None);
    check(&|page| _ = page.send(GameMsg::Check).send(GameMsg::FillNotes(Fill::All)), None);
    check(&hint(1), None);
    check(&hint(2), None);
    check(&hint(3), Some(Aid::HintReason));
    check(&|page| _ = page.show(Panel::Solve), Some(Aid::Solver));
    check(&|page| _ = page.send(GameMsg::ShowSolution(true)), Some(Aid::SolutionSeen));
    check(&|page| _ = page.send(HandoutMsg::Show).work(), Some(Aid::Path));
    // Of several causes, the gravest is named.
    let both = |page: &mut Page| {
        hint(3)(page);
        page.show(Panel::Solve);
    };
    check(&both, Some(Aid::Solver));
    // Without a clock no time counts.
    let mut page = small();
    page.send(SettingsMsg::Choose(Choice::Clock(ClockSetting::Off)));
    assert!(!page.session.time_counts());
}

/// The reason of a hint waits for a second request, which knows its cost; after that nothing waits.
#[test]
fn a_hint_says_before_its_reason_what_that_costs() {
    let mut page = Page::new(puzzle(ARTICLE));
    page.agrees = false;
    let costs = |page: &mut Page| {
        page.send(HintMsg::Next);
        if page.asked.is_some() {
            page.work();
        }
        let stage = page.session.teaching().hint.and_then(|hint| hint.says.stage().zip(Some(hint.costs)));
        (stage, page.session.time_counts())
    };
    let stages = [(1, false, true), (2, false, true), (2, true, true), (3, false, false)];
    let stages = stages.map(|(stage, warns, counts)| (Some((stage, warns)), counts));
    assert_eq!(stages.map(|_| costs(&mut page)), stages);
    page.send(HintMsg::Close);
    let quiet = [(1, false), (2, false), (3, false)].map(|stage| (Some(stage), false));
    assert_eq!(quiet.map(|_| costs(&mut page)), quiet, "then it does not count any more");
}

/// The first help in a game that ends the counting of its time says so and waits; all later help comes at once.
#[test]
fn the_first_help_that_ends_the_counting_waits_once() {
    let requests: [(Costly, Msg); 3] = [
        (Costly::Solver, PageMsg::Show(Panel::Solve).into()),
        (Costly::Singles, HintMsg::Singles.into()),
        (Costly::Path, HandoutMsg::Show.into()),
    ];
    let begun = || {
        let mut page = Page::new(puzzle(ARTICLE));
        page.place_right(1);
        page.agrees = false;
        page
    };
    let ask = |page: &mut Page, msg: &Msg| {
        page.send(msg.clone());
        while page.asked.is_some() {
            page.work();
        }
    };
    for (help, msg) in &requests {
        let warning = Notice::EndsCounting(*help);
        let mut page = begun();
        ask(&mut page, msg);
        assert_eq!((page.session.notice(), page.session.time_counts()), (Some(&warning), true), "{help:?}");
        assert_eq!(Answer::to(&warning).map(Answer::msg).as_ref(), Some(msg), "its button asks again");
        ask(&mut page, msg);
        assert!(!page.session.time_counts(), "{help:?}");
        assert_ne!(page.session.notice(), Some(&warning), "{help:?}");
        for (other, msg) in &requests {
            page.show(Panel::Play);
            ask(&mut page, msg);
            assert!(page.agreement().is_none(), "{other:?} after {help:?} says nothing more");
        }
        // A player who plays on instead gets the question again another time.
        let mut page = begun();
        ask(&mut page, msg);
        page.place_right(1);
        assert!(page.session.notice().is_none() && page.session.time_counts(), "{help:?}");
        ask(&mut page, msg);
        assert_eq!(page.session.notice(), Some(&warning), "{help:?}");
        // The simple view has no times, and without a clock there are none.
        for quiet in [
            Msg::from(SettingsMsg::Set(Switch::Simple, true)),
            SettingsMsg::Choose(Choice::Clock(ClockSetting::Off)).into(),
        ] {
            let mut page = begun();
            page.send(quiet);
            ask(&mut page, msg);
            assert!(page.agreement().is_none(), "{help:?}");
        }
    }
}

/// Before a game is begun, the solver opens at once and says the same, until the player steps on.
#[test]
fn the_solver_says_that_a_game_not_begun_has_no_time() {
    let says = |page: &Page| match page.session.stepper().map(|view| view.body) {
        Some(SolveBody::Going { ended_counting, .. }) => ended_counting,
        other => panic!("{other:?}"),
    };
    let mut page = Page::new(puzzle(ARTICLE));
    page.agrees = false;
    page.show(Panel::Solve);
    assert!(says(&page) && page.session.notice().is_none());
    assert!(page.said.contains(&Announcement::Face(Panel::Solve, true)));
    page.show(Panel::Play).place_right(1).show(Panel::Solve);
    assert!(!says(&page), "it is said once");
    assert_eq!(page.said.last(), Some(&Announcement::Face(Panel::Solve, false)));
}

/// A restart says that the clock keeps running, and it does.
#[test]
fn a_restart_says_what_happens_to_the_clock() {
    let mut page = small();
    page.wait(5_000).place_right(3).wait(4_000).send(GameMsg::Restart);
    assert_eq!(page.session.notice(), Some(&Notice::Restarted));
    assert_eq!(page.seconds(), 9);
    page.wait(1_000);
    assert_eq!(page.seconds(), 10, "the clock goes on");
    page.send(GameMsg::Undo);
    assert!(page.session.notice().is_none());
    page.send(SettingsMsg::Choose(Choice::Clock(ClockSetting::Off))).send(GameMsg::Restart);
    assert!(page.session.notice().is_none(), "without a clock there is nothing to say");
}

/// Every digit in every empty cell, as one step, tells nothing, so it counts as no help.
#[test]
fn plain_notes_hold_every_digit() {
    for shape in Shape::ALL {
        let mut page = Page::new(dug(shape, shape.cell_count() * 11 / 20, 3));
        let open: Vec<Cell> = Candidates::new(&page.grid()).open_cells().collect();
        page.send(GameMsg::FillNotes(Fill::Plain)).check();
        let game = page.session.game();
        assert!(open.iter().all(|&cell| game.notes(cell).all() == DigitSet::all(shape)));
        assert_eq!((game.history().path().len(), game.aids()), (1, Aids::default()));
        page.send(GameMsg::Undo);
        assert!(open.iter().all(|&cell| page.session.game().notes(cell).all().is_empty()));
    }
}

/// With its switch, a wrong digit is marked with the move and until it goes, and the game says that it was compared.
#[test]
fn a_wrong_digit_is_marked_at_once() {
    let mut page = small();
    let [first, next] = [0, 1].map(|number| {
        let game = page.session.game();
        Cell::all(game.shape())
            .filter(|&cell| game.grid().get(cell).is_none())
            .nth(number)
            .expect("an empty cell")
    });
    let right = |page: &Page, cell: Cell| {
        page.session.game().solution().expect("a proven puzzle").get(cell).expect("a full one")
    };
    let other = |page: &Page, cell: Cell| {
        let right = right(page, cell);
        Digit::all(page.session.game().shape()).find(|&digit| digit != right).expect("another digit")
    };
    let enter = |page: &mut Page, cell: Cell, digit: Digit| {
        page.send(InputMsg::Select(cell)).send(InputMsg::Enter(digit)).check();
    };
    let wrong = |page: &Page| cells(page, |view| view.wrong);
    let bad = other(&page, first);
    enter(&mut page, first, bad);
    assert_eq!((wrong(&page), page.session.game().aids()), (vec![], Aids::default()), "it is off");
    page.send(SettingsMsg::Set(Switch::WrongAtOnce, true));
    assert_eq!(wrong(&page), [first.index()]);
    let good = right(&page, next);
    enter(&mut page, next, good);
    assert_eq!((wrong(&page), page.session.game().aids()), (vec![first.index()], Aids::only(Aid::Check)));
    let good = right(&page, first);
    enter(&mut page, first, good);
    assert!(wrong(&page).is_empty());
}

//! Everything on the screen, against plain checks of the board: cells, shapes, pad, inspector and pointer.

use crate::{
    common::{ARTICLE, SMALL, digit, dug, line, plain_houses, plain_see, puzzle},
    page::Page,
};
use proptest::prelude::*;
use std::collections::BTreeSet;
use sudoku_core::{Candidate, Candidates, Cell, Digit, DigitSet, Shape, marks::Role};
use sudoku_play::{
    input::{Mode, Tap},
    messages::{BrowserMsg, GameMsg, InputMsg, MachineMsg, Msg, PageMsg, PointerMsg, SettingsMsg, TextMsg},
    saved::settings::Switch,
    session::Cmd,
    taught::{Reply, TeachingEvent},
    ui::{Dialog, Direction, Panel, Pointing},
    view::{Emphasis, Ink, NoteKind, NoteStyle},
    walk::StepMsg,
};

/// The middle of each spot of a board gives its cell and digit; points outside give nothing.
#[test]
fn the_pointer_rests_on_every_spot() {
    for shape in Shape::ALL {
        let (lines, places, side) = (shape.box_rows(), shape.box_columns(), shape.side());
        let (wide, high) = ((places * side) as f64, (lines * side) as f64);
        for y in 0..lines * side {
            for x in 0..places * side {
                let cell = Cell::at(y / lines * side + x / places);
                let note = Digit::at(y % lines * places + x % places);
                // Just inside each corner of the spot, and in its middle.
                for (dx, dy) in [(0.5, 0.5), (0.01, 0.01), (0.99, 0.01), (0.01, 0.99), (0.99, 0.99)] {
                    let got = Pointing::at(shape, (x as f64 + dx) / wide, (y as f64 + dy) / high);
                    let expected = Some(Pointing { cell, digit: note });
                    assert_eq!(got, expected, "{shape:?} {x} {y} {dx} {dy}");
                }
                let (line, place) = shape.geometry().note_position(note);
                assert_eq!((line, place), (y % lines, x % places));
            }
        }
        assert_eq!(Pointing::at(shape, 0.0, 0.0).map(|spot| spot.cell), Some(Cell::at(0)));
        let last = Pointing::at(shape, 1.0 - f64::EPSILON, 1.0 - f64::EPSILON).expect("inside");
        assert_eq!((last.cell, last.digit), (Cell::at(shape.cell_count() - 1), Digit::at(side - 1)));
        assert_eq!(last.candidate(), Candidate::new(last.cell, last.digit));
        for outside in [-0.001, 1.0, 1.5, f64::NAN, f64::INFINITY, f64::NEG_INFINITY, -0.0 - f64::EPSILON] {
            assert_eq!(Pointing::at(shape, outside, 0.5), None, "{outside}");
            assert_eq!(Pointing::at(shape, 0.5, outside), None, "{outside}");
        }
    }
}

/// All cells of a board while playing, by arithmetic.
fn check_cells(page: &Page) {
    let (session, shape) = (&page.session, page.session.shape());
    let (grid, cursor) = (page.grid(), session.cursor());
    let peers = session.ground(&session.cells()).peers;
    for (cell, view) in Cell::all(shape).zip(session.cells()) {
        assert_eq!(view.digit, grid.get(cell));
        let given = session.game().clues().get(cell).is_some();
        let ink = match view.digit {
            None => Ink::None,
            Some(_) if given => Ink::Given,
            Some(_) => Ink::Placed,
        };
        assert_eq!(view.ink, ink, "{cell:?}");
        assert_eq!((view.cursor, view.selected), (cell == cursor, cell == cursor));
        assert_eq!(peers.contains(cell), plain_see(shape, cell, cursor));
        let same = view.digit.is_some() && view.digit == grid.get(cursor) && cell != cursor;
        assert_eq!(view.same, same, "{cell:?}");
        let clash = |other: Cell| plain_see(shape, cell, other) && grid.get(other) == view.digit;
        let conflict = view.digit.is_some() && Cell::all(shape).any(clash);
        assert_eq!(view.conflict, conflict, "{cell:?}");
        assert!(!view.cause && !view.target);
        let label = session.labelled(cell, view);
        assert_eq!((label.cell, label.view), (cell, view));
        assert_eq!(label.clash.is_some(), conflict);
        assert!(label.clash.is_none_or(|(other, _)| clash(other)));
    }
    for key in session.keys() {
        let standing = grid.filled().filter(|&(_, digit)| digit == key.digit).count();
        assert_eq!(key.left, Some(shape.side().saturating_sub(standing)).filter(|left| *left > 0));
    }
}

#[test]
fn cells_while_playing() {
    for shape in Shape::ALL {
        let mut page = Page::new(dug(shape, shape.cell_count() / 2, 4));
        check_cells(&page);
        // Digits anywhere, most of them wrong, and the cursor everywhere.
        let times = if shape <= Shape::S9 { 60 } else { 8 };
        for nth in 0..times {
            page.send(InputMsg::Select(Cell::at(nth * 13 % shape.cell_count())));
            page.send(InputMsg::Enter(Digit::at(nth * 5 % shape.side())));
            check_cells(&page);
        }
        for cell in Cell::all(shape).step_by(shape.cell_count() / 10) {
            page.send(InputMsg::Select(cell));
            check_cells(&page);
        }
        page.check();
    }
}

#[test]
fn duplicates_are_shown_at_both_ends() {
    let conflicts = |page: &Page| -> Vec<usize> {
        let cells = page.session.cells();
        cells.iter().enumerate().filter(|(_, view)| view.conflict).map(|(cell, _)| cell).collect()
    };
    let mut page = Page::new(puzzle(SMALL));
    page.place(3, '1');
    assert_eq!(conflicts(&page), [0, 3]);
    page.place(12, '1');
    assert_eq!(conflicts(&page), [0, 3, 12]);
    assert_eq!(page.session.labelled(Cell::at(12), page.cell(12)).clash, Some((Cell::at(0), 0)));
    page.send(InputMsg::Erase);
    assert_eq!(conflicts(&page), [0, 3]);
    // The solver's board shows none of it.
    page.show(Panel::Solve);
    assert_eq!(conflicts(&page), [0, 3], "blocked: the player's own board is shown");
    page.step(StepMsg::FromGivens);
    assert!(conflicts(&page).is_empty());
}

/// Small digits: the player's notes, a preview under the pointer, or all candidates by the switch.
#[test]
fn small_digits() {
    let mut page = Page::new(puzzle(SMALL));
    let small = |page: &Page, cell: usize| {
        let view = page.cell(cell);
        (view.note_kind, view.notes.iter().map(Digit::symbol).collect::<String>())
    };
    let point = |cell: usize, symbol| Some(Pointing { cell: Cell::at(cell), digit: digit(symbol) });
    page.send(InputMsg::Select(Cell::at(1)))
        .send(InputMsg::EnterAs(Mode::Corner, digit('1')))
        .send(InputMsg::EnterAs(Mode::Corner, digit('3')));
    assert_eq!(small(&page, 1), (NoteKind::Notes, "13".into()));
    assert_eq!(small(&page, 2), (NoteKind::Notes, String::new()));
    assert_eq!(small(&page, 0), (NoteKind::None, String::new()));
    // The pointer alone shows nothing. After a request it shows the candidates of the cell, and leaves no trace
    // on the board.
    page.send(PointerMsg::Point(point(1, '2'))).check();
    assert_eq!(small(&page, 1), (NoteKind::Notes, "13".into()));
    page.send(InputMsg::Select(Cell::at(3))).send(PointerMsg::Look);
    let game = page.session.game().clone();
    page.send(PointerMsg::Point(point(1, '2'))).check();
    assert_eq!(small(&page, 1), (NoteKind::Preview, "24".into()));
    assert_eq!(small(&page, 2), (NoteKind::Notes, String::new()));
    assert!(page.cmds.is_empty() && page.session.emphases().is_empty());
    page.send(PointerMsg::Point(None)).check();
    assert_eq!((small(&page, 1), *page.session.game() == game), ((NoteKind::Notes, "13".into()), true));
    // The switch shows all of them; it hides notes until it is off again.
    page.send(PointerMsg::ToggleCandidates).check();
    let candidates = Candidates::new(&page.grid());
    for cell in Cell::all(Shape::S4) {
        let expected = candidates.digits(cell).iter().map(Digit::symbol).collect::<String>();
        let kind = if candidates.is_open(cell) { NoteKind::Candidates } else { NoteKind::None };
        assert_eq!(small(&page, cell.index()), (kind, expected));
    }
    page.send(PointerMsg::ToggleCandidates);
    assert_eq!(small(&page, 1), (NoteKind::Notes, "13".into()));
    // A wrong digit of the player's also rules out candidates, as it is on the board.
    page.place(2, '2').send(InputMsg::Select(Cell::at(1))).send(PointerMsg::Look);
    assert_eq!(small(&page, 1), (NoteKind::Preview, "4".into()));
}

/// While the player types, the cursor has the attention: a resting pointer is ignored until it moves.
#[test]
fn a_pointer_at_rest_does_not_cover_what_is_typed() {
    let spot = |cell: usize, symbol| Some(Pointing { cell: Cell::at(cell), digit: digit(symbol) });
    let seen = |page: &Page| page.session.inspected().expect("a cell").cell.index();
    let entries = [
        Msg::Input(InputMsg::EnterAs(Mode::Corner, digit('3'))),
        Msg::Input(InputMsg::Enter(digit('2'))),
        Msg::Game(GameMsg::Undo),
        Msg::Game(GameMsg::Redo),
        Msg::Input(InputMsg::Erase),
        Msg::Input(InputMsg::Go(Direction::Right)),
    ];
    for entry in entries {
        let mut page = Page::new(puzzle(SMALL));
        page.send(InputMsg::Select(Cell::at(1)))
            .send(InputMsg::EnterAs(Mode::Corner, digit('1')))
            .send(PointerMsg::Point(spot(4, '2')));
        assert_eq!(seen(&page), 4);
        page.send(entry.clone()).check();
        assert_eq!(seen(&page), page.session.cursor().index(), "{entry:?}");
        // A tremble inside its cell still counts as rest; another entry does not change that.
        page.send(PointerMsg::Point(spot(4, '3')))
            .send(InputMsg::Go(Direction::Down))
            .send(PointerMsg::Point(spot(4, '4')));
        assert_eq!(seen(&page), page.session.cursor().index(), "{entry:?}");
        // In the next cell it counts again, and then in the first one also.
        page.send(PointerMsg::Point(spot(5, '1'))).check();
        assert_eq!(seen(&page), 5, "{entry:?}");
        page.send(PointerMsg::Point(spot(4, '1'))).check();
        assert_eq!(seen(&page), 4, "{entry:?}");
        // A pointer that left the board returns as a new one.
        page.send(entry.clone()).send(PointerMsg::Point(None)).send(PointerMsg::Point(spot(4, '1'))).check();
        assert_eq!(seen(&page), 4, "{entry:?}");
    }
}

/// With the switch on, a candidate under the pointer highlights the same digit in its houses.
#[test]
fn candidates_are_lit() {
    let mut page = Page::new(puzzle(ARTICLE));
    let position = Candidates::new(&page.grid());
    page.send(PointerMsg::ToggleCandidates);
    for cell in Cell::all(Shape::S9) {
        for digit in Digit::all(Shape::S9) {
            let pointing = Pointing { cell, digit };
            page.send(PointerMsg::Point(Some(pointing)));
            let lit: BTreeSet<Candidate> = page
                .session
                .emphases()
                .into_iter()
                .map(|emphasis| match emphasis {
                    Emphasis::Candidate(candidate, Role::Lit) => candidate,
                    other => panic!("{other:?}"),
                })
                .collect();
            let near = |other: &Candidate| other.cell == cell || plain_see(Shape::S9, cell, other.cell);
            let all = Cell::all(Shape::S9).map(|other| Candidate::new(other, digit));
            let shown = position.allows(pointing.candidate());
            let expected: BTreeSet<Candidate> =
                all.filter(|other| shown && near(other) && position.allows(*other)).collect();
            assert_eq!(lit, expected);
            let cells: BTreeSet<Cell> = lit.iter().map(|candidate| candidate.cell).collect();
            let drawn = page.session.cells();
            assert!(Cell::all(Shape::S9).all(|cell| drawn[cell.index()].lit == cells.contains(&cell)));
            let seen = page.session.inspected().expect("the board is not covered");
            assert_eq!((seen.cell, seen.candidates), (cell, position.digits(cell)));
            let counts = plain_houses(Shape::S9, cell).iter().map(|&(kind, ref cells)| {
                (kind, cells.iter().filter(|&&cell| position.allows(Candidate::new(cell, digit))).count())
            });
            assert_eq!(seen.pointed, shown.then_some((digit, counts.collect())));
        }
    }
}

#[test]
fn the_inspector_looks_under_the_pointer_or_the_cursor() {
    let mut page = Page::new(puzzle(SMALL));
    let seen = |page: &Page| {
        let seen = page.session.inspected().expect("the board is not covered");
        (seen.cell.index(), seen.digit, seen.candidates.iter().map(Digit::symbol).collect::<String>())
    };
    let given = |symbol| Some((digit(symbol), Ink::Given));
    page.send(InputMsg::Select(Cell::at(0)));
    assert_eq!(seen(&page), (0, given('1'), String::new()));
    page.send(PointerMsg::Point(Some(Pointing { cell: Cell::at(1), digit: digit('1') })));
    assert_eq!(seen(&page), (1, None, String::new()));
    page.send(PointerMsg::ToggleCandidates);
    assert_eq!(seen(&page), (1, None, "24".into()));
    page.send(PointerMsg::ToggleCandidates).send(PointerMsg::Point(None));
    assert_eq!(seen(&page), (0, given('1'), String::new()));
    page.place(1, '3');
    assert_eq!(seen(&page), (1, Some((digit('3'), Ink::Placed)), String::new()));
    page.send(GameMsg::Undo).send(PageMsg::Pause);
    assert_eq!(page.session.inspected(), None);
    page.send(PageMsg::Pause).show(Panel::Solve).step(StepMsg::ToEnd).work();
    let solution =
        page.session.game().solution().expect("a proven puzzle").get(Cell::at(1)).expect("a digit");
    assert_eq!(seen(&page), (1, Some((solution, Ink::Solver)), String::new()));
}

/// Where equal digits are shown, it names the first other one.
#[test]
fn the_inspector_names_the_digit_that_clashes() {
    let mut page = Page::new(puzzle(SMALL));
    let clash = |page: &Page| page.session.inspected().expect("a cell").clash.map(Cell::index);
    page.place(1, '1');
    assert_eq!((page.session.cursor(), clash(&page)), (Cell::at(1), Some(0)));
    page.send(InputMsg::Select(Cell::at(0)));
    assert_eq!(clash(&page), Some(1), "the given clashes too");
    page.send(InputMsg::Select(Cell::at(2)));
    assert_eq!(clash(&page), None);
    page.send(SettingsMsg::Set(Switch::Duplicates, false)).send(InputMsg::Select(Cell::at(1)));
    assert_eq!(clash(&page), None, "nobody asked for it");
}

/// A fresh game says nothing about the cell of the cursor, wherever that moves.
#[test]
fn the_cursor_asks_for_nothing() {
    for shape in Shape::ALL {
        let mut page = Page::new(dug(shape, shape.cell_count() / 2, 4));
        let tap = |cell: Cell| Tap { at: Pointing { cell, digit: Digit::at(0) }, adds: false };
        let cursor = page.session.cursor();
        let ways = Cell::all(shape)
            .flat_map(|cell| [Msg::Input(InputMsg::Select(cell)), Msg::Input(InputMsg::Tap(tap(cell)))]);
        let ways = ways.chain([
            Msg::Input(InputMsg::Go(Direction::Up)),
            Msg::Input(InputMsg::Extend(Direction::Left)),
            Msg::Input(InputMsg::SelectSame(cursor)),
        ]);
        for msg in [Msg::Pointer(PointerMsg::Point(None))].into_iter().chain(ways) {
            page.send(msg.clone());
            check_untold(&page, &msg);
            let (seen, open) =
                (page.session.inspected().expect("a cell"), page.grid().get(page.session.cursor()));
            assert_eq!((seen.cell, seen.offered), (page.session.cursor(), open.is_none()), "{msg:?}");
        }
    }
}

/// Neither the line under the board nor a cell shows anything that the player did not put there.
fn check_untold(page: &Page, after: &Msg) {
    let session = &page.session;
    if let Some(seen) = session.inspected() {
        assert!(!seen.told && seen.candidates.is_empty() && seen.pointed.is_none(), "{after:?}: {seen:?}");
    }
    let own = |cell| session.game().notes(cell).all();
    for (cell, view) in Cell::all(session.shape()).zip(session.cells()) {
        // A hint may show the candidates of its cells.
        if matches!(view.note_kind, NoteKind::None | NoteKind::Notes) {
            assert!(view.small().is_subset_of(own(cell)), "{after:?}: {view:?}");
        } else {
            assert!(session.teaching().hint.is_some() || session.teaching().judged.is_some(), "{after:?}");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..ProptestConfig::default() })]

    /// Without asking for candidates, a player gets none, with any keys and taps.
    #[test]
    fn who_plays_is_told_nothing(msgs in prop::collection::vec(crate::messages::any_play(), 0..60)) {
        let mut page = Page::new(puzzle(ARTICLE));
        for msg in msgs {
            let told = msg.clone();
            page.send(msg);
            if page.asked.is_some() {
                page.work();
            }
            check_untold(&page, &told);
        }
    }
}

/// One cell's candidates appear on request, in the cell, in its label and in the line, until the next action.
#[test]
fn one_cell_is_told_when_it_is_asked_for() {
    let candidates = |page: &Page| Candidates::new(&page.grid()).digits(page.session.cursor());
    let spot = |cell: usize| Some(Pointing { cell: Cell::at(cell), digit: digit('1') });
    let told = |page: &Page| {
        let seen = page.session.inspected().expect("a cell");
        let view = page.cell(page.session.cursor().index());
        assert_eq!(view.note_kind == NoteKind::Preview, seen.told && seen.digit.is_none());
        assert!(!seen.told || view.digit.is_some() || (view.notes, seen.offered) == (seen.candidates, false));
        seen.candidates
    };
    let endings = [
        Msg::Input(InputMsg::Select(Cell::at(1))),
        Msg::Input(InputMsg::Go(Direction::Right)),
        Msg::Input(InputMsg::Tap(Tap { at: Pointing { cell: Cell::at(0), digit: digit('1') }, adds: false })),
        Msg::Input(InputMsg::EnterAs(Mode::Corner, digit('5'))),
        Msg::Input(InputMsg::Pad(digit('5'))),
        Msg::Game(GameMsg::Undo),
        Msg::Page(PageMsg::Show(Panel::Play)),
        Msg::Page(PageMsg::Escape),
        Msg::Page(PageMsg::Open(Dialog::Help)),
        Msg::Text(TextMsg::Paste(SMALL.into())),
    ];
    for preview in [true, false] {
        for ending in endings.clone() {
            let mut page = Page::new(puzzle(ARTICLE));
            page.send(SettingsMsg::Set(Switch::Preview, preview)).send(InputMsg::Select(Cell::at(0)));
            assert_eq!(told(&page), DigitSet::EMPTY);
            let game = page.session.game().clone();
            page.send(PointerMsg::Look).check();
            assert!(page.cmds.contains(&Cmd::Focus), "the focus goes where the label says it");
            assert_eq!(told(&page), candidates(&page));
            let (grid, notes) = (page.grid(), page.session.game().notes(Cell::at(0)));
            assert_eq!((grid, notes), (game.grid(), game.notes(Cell::at(0))), "it leaves no mark");
            // Messages about the position of pointers and keys end nothing, and neither does the machine.
            for nothing in [
                Msg::Pointer(PointerMsg::Point(None)),
                Msg::Pointer(PointerMsg::Point(spot(0))),
                Msg::Pointer(PointerMsg::Point(None)),
                Msg::Input(InputMsg::Hold(Some(Mode::Corner))),
                Msg::Input(InputMsg::Hold(None)),
                Msg::Machine(MachineMsg::Browser(BrowserMsg::Resized(40))),
            ] {
                page.send(nothing);
                assert_eq!(told(&page), candidates(&page));
            }
            page.send(ending.clone());
            if page.asked.is_some() {
                page.work();
            }
            page.send(PointerMsg::Point(None)).check();
            check_untold(&page, &ending);
        }
    }
    // A digit has no candidates to ask for, and neither has a covered board.
    let mut page = Page::new(puzzle(ARTICLE));
    page.send(InputMsg::Select(Cell::at(2))).send(PointerMsg::Look);
    assert_eq!(told(&page), DigitSet::EMPTY);
    assert_eq!(page.cmds, [Cmd::Teach(TeachingEvent::Replied(Reply::Filled))]);
    page.send(InputMsg::Select(Cell::at(0))).send(PageMsg::Pause).send(PointerMsg::Look).check();
    assert_eq!(page.session.inspected(), None);
    page.send(PageMsg::Pause);
    check_untold(&page, &Msg::Page(PageMsg::Pause));
}

/// The solver's digits differ in view from the player's and from the starting ones.
#[test]
fn the_solvers_digits_have_an_ink_of_their_own() {
    let mut page = Page::new(puzzle(SMALL));
    page.place_right(1).show(Panel::Solve).step(StepMsg::ToEnd).work();
    let placed = Cell::at(1);
    for (cell, view) in Cell::all(Shape::S4).zip(page.session.cells()) {
        let expected = match () {
            () if line(SMALL).get(cell).is_some() => Ink::Given,
            () if cell == placed => Ink::Placed,
            () => Ink::Solver,
        };
        assert_eq!(view.ink, expected, "{cell:?}");
        // The cursor still has the focus, but the board shows only the solver's marks.
        assert_eq!((view.cursor, view.selected), (cell == page.session.cursor(), false));
        assert!(!view.same && !view.conflict);
    }
    assert!(page.session.ground(&page.session.cells()).peers.is_empty());
    // From the givens, the board has none of the player's digits.
    page.send(StepMsg::Review).step(StepMsg::ToEnd).work();
    assert_eq!(page.cell(1).ink, Ink::Solver);
    let inspected = page.send(InputMsg::Select(placed)).session.inspected().expect("a cell");
    assert_eq!(inspected.digit.map(|(_, ink)| ink), Some(Ink::Solver));
}

#[test]
fn small_digits_are_drawn_by_the_room_there_is() {
    let check = |pixels: u16, shape: &Shape, expected: NoteStyle| {
        assert_eq!(NoteStyle::for_cell(pixels, shape), expected, "{pixels} {shape:?}");
    };
    check(27, Shape::S9, NoteStyle::Digits);
    check(26, Shape::S9, NoteStyle::Dots);
    check(15, Shape::S9, NoteStyle::Dots);
    check(14, Shape::S9, NoteStyle::Count);
    check(0, Shape::S9, NoteStyle::Count);
    check(18, Shape::S4, NoteStyle::Digits);
    check(17, Shape::S4, NoteStyle::Dots);
    check(40, Shape::S16, NoteStyle::Digits);
    check(39, Shape::S16, NoteStyle::Dots);
    check(19, Shape::S16, NoteStyle::Count);
    check(60, Shape::S25, NoteStyle::Digits);
    check(59, Shape::S25, NoteStyle::Dots);
    check(14, Shape::S25, NoteStyle::Count);
    check(u16::MAX, Shape::S25, NoteStyle::Digits);
}

#[test]
fn small_digits_as_text() {
    let mut page = Page::new(puzzle(SMALL));
    let empty = page.cell(1);
    let check = |shape: &Shape, symbols: &str, style: NoteStyle, kind: NoteKind, expected: &str| {
        let notes: DigitSet = symbols.chars().map(digit).collect();
        let mut view = empty;
        (view.notes, view.note_style, view.note_kind) = (notes, style, kind);
        assert_eq!(view.note_text(shape), expected, "{shape:?} {symbols} {style:?}");
    };
    check(Shape::S4, "14", NoteStyle::Digits, NoteKind::Notes, "1 \n 4");
    check(Shape::S4, "", NoteStyle::Digits, NoteKind::Notes, "");
    check(Shape::S4, "14", NoteStyle::Digits, NoteKind::None, "");
    check(Shape::S9, "1579", NoteStyle::Digits, NoteKind::Preview, "1  \n 5 \n7 9");
    check(Shape::S9, "1579", NoteStyle::Dots, NoteKind::Candidates, "•  \n • \n• •");
    check(Shape::S9, "1579", NoteStyle::Count, NoteKind::Candidates, "4");
    check(Shape::S16, "1AG", NoteStyle::Digits, NoteKind::Notes, "1   \n    \n A  \n   G");
    check(
        Shape::S25,
        "123456789ABCDEFGHIJKLMNOP",
        NoteStyle::Digits,
        NoteKind::Notes,
        "12345\n6789A\nBCDEF\nGHIJK\nLMNOP",
    );
    check(Shape::S25, "P", NoteStyle::Dots, NoteKind::Notes, "     \n     \n     \n     \n    •");
    // The drawn size of the board reaches all cells.
    page.send(BrowserMsg::Resized(9));
    assert!(page.session.cells().iter().all(|view| view.note_style == NoteStyle::Count));
}

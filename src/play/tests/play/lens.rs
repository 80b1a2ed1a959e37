//! The lens over large boards: a held point stays under the fingers, the frame never leaves the board, and a
//! requested cell moves into the frame.

use crate::{
    common::{ARTICLE, digit, dug},
    page::Page,
};
use proptest::prelude::*;
use sudoku_core::{Cell, Shape};
use sudoku_play::{
    input::{
        Mode, Tap,
        lens::{Lens, MapCorner, Share},
    },
    keys::{Focus, Key, KeyContext, Modifiers, message},
    messages::{BrowserMsg, InputMsg, LensMsg, LinkMsg, PointerMsg},
    ui::{Direction, Panel, Pointing},
    view::{KeyView, NoteStyle},
    walk::StepMsg,
};

const LARGE: [&Shape; 2] = [Shape::S16, Shape::S25];

fn share() -> impl Strategy<Value = Share> {
    (0.0..=1.0, 0.0..=1.0)
}

/// A lens after many random changes.
fn lens(shape: &'static Shape) -> impl Strategy<Value = Lens> {
    let turn = (share(), share(), 0.2..5.0);
    prop::collection::vec(turn, 0..6).prop_map(move |turns| {
        turns.into_iter().fold(Lens::whole(shape), |lens, (from, to, factor)| lens.turned(from, to, factor))
    })
}

fn large_lens() -> impl Strategy<Value = Lens> {
    prop::sample::select(LARGE.to_vec()).prop_flat_map(lens)
}

/// The frame has no point beside the board, and is within its largest size.
fn covers(lens: Lens) -> bool {
    let (left, top) = lens.corner();
    let room = 1.0 - lens.seen() + 1e-9;
    (1.0..=Lens::most(lens.shape())).contains(&lens.scale())
        && (-1e-9..=room).contains(&left)
        && (-1e-9..=room).contains(&top)
}

/// Whether a whole cell is in the frame.
fn has(lens: Lens, cell: Cell) -> bool {
    let (geometry, side) = (lens.shape().geometry(), lens.shape().side() as f64);
    let inside = |corner: f64, line: usize| {
        line as f64 / side >= corner - 1e-9 && (line + 1) as f64 / side <= corner + lens.seen() + 1e-9
    };
    inside(lens.corner().0, geometry.column(cell)) && inside(lens.corner().1, geometry.row(cell))
}

proptest! {
    #[test]
    fn the_board_always_covers_the_frame(
        lens in large_lens(), from in share(), to in share(), factor in -1.0..9.0f64, cell in 0..256usize
    ) {
        let cell = Cell::at(cell);
        for next in [
            lens.turned(from, to, factor),
            lens.turned(from, to, f64::NAN),
            lens.turned((f64::INFINITY, 0.0), to, factor),
            lens.closer(cell),
            lens.farther(),
            lens.into_box(cell),
            lens.looking_at(to),
            lens.showing(&[cell]),
        ] {
            prop_assert!(covers(next.clone()), "{next:?}");
        }
    }

    /// Away from the edges of the board.
    #[test]
    fn what_is_held_stays_under_the_fingers(
        lens in large_lens(), from in share(), to in share(), factor in 0.3..3.0f64
    ) {
        let next = lens.turned(from, to, factor);
        let (held, found) = (lens.place_at(from), next.place_at(to));
        let room = 1.0 - next.seen();
        let free = |corner: f64| corner > 1e-9 && corner < room - 1e-9;
        if free(next.corner().0) {
            prop_assert!((held.0 - found.0).abs() < 1e-9);
        }
        if free(next.corner().1) {
            prop_assert!((held.1 - found.1).abs() < 1e-9);
        }
    }

    #[test]
    fn a_cell_that_is_asked_for_comes_into_the_frame(lens in large_lens(), cell in 0..256usize) {
        let cell = Cell::at(cell);
        let shown = lens.showing(&[cell]);
        prop_assert!(has(shown.clone(), cell));
        prop_assert!((shown.scale() - lens.scale()).abs() < 1e-12);
        // A visible cell moves nothing.
        prop_assert_eq!(shown.showing(&[cell]), shown);
        prop_assert!(has(lens.into_box(cell), cell));
        prop_assert!(has(lens.closer(cell), cell));
    }
}

proptest! {
    /// Keys zoom in by whole boxes, always with the cursor's box, and zoom out the same way.
    #[test]
    fn steps_of_the_keys_are_boxes(shape in prop::sample::select(LARGE.to_vec()), cell in 0..256usize) {
        let (cell, geometry) = (Cell::at(cell), shape.geometry());
        let house = geometry.box_of(cell);
        let mut lens = Lens::whole(shape);
        let mut scales = vec![lens.scale()];
        for boxes in [3.0, 2.0, 1.0] {
            lens = lens.closer(cell);
            prop_assert!(geometry.cells(house).iter().all(|&cell| has(lens.clone(), cell)), "{lens:?}");
            let seen = lens.seen() * shape.box_rows() as f64;
            prop_assert!((boxes..boxes + 0.2).contains(&seen), "{boxes} boxes: {seen}");
            scales.push(lens.scale());
        }
        for scale in scales.into_iter().rev().skip(1) {
            lens = lens.farther();
            prop_assert!((lens.scale() - scale).abs() < 1e-9);
        }
        prop_assert!(lens.is_whole());
    }

    /// The map may take a quarter of the frame on a phone, six pixels from its edges.
    #[test]
    fn the_map_is_never_over_the_cursor_or_a_mark(lens in large_lens(), cells in prop::array::uniform2(0..256usize)) {
        let [cell, mark] = cells.map(Cell::at);
        let lens = lens.showing(&[cell]);
        let corner = lens.map_corner(cell, &[mark]);
        let geometry = lens.shape().geometry();
        let wide = 1.0 / lens.shape().side() as f64;
        let under = |line: usize, from: f64, first: bool| {
            let low = (line as f64 * wide - from) * lens.scale();
            let high = low + wide * lens.scale();
            if first { low < 0.27 } else { high > 0.73 }
        };
        for cell in [cell, mark] {
            prop_assert!(
                !(under(geometry.column(cell), lens.corner().0, corner.left)
                    && under(geometry.row(cell), lens.corner().1, corner.top)),
                "{:?} {:?} {:?}", lens, corner, cell
            );
        }
    }
}

proptest! {
    /// If cells do not fit together, the nearest is shown.
    #[test]
    fn one_of_many_cells_comes_into_the_frame(lens in large_lens(), cells in prop::collection::vec(0..256usize, 1..6)) {
        let cells: Vec<Cell> = cells.into_iter().map(Cell::at).collect();
        let shown = lens.showing(&cells);
        prop_assert!(covers(shown.clone()));
        prop_assert!(cells.iter().any(|&cell| has(shown.clone(), cell)));
        if cells.iter().all(|&cell| has(lens.clone(), cell)) {
            prop_assert_eq!(shown, lens);
        }
    }
}

/// For a step of the solver, the lens shows the placed cell, not the eliminations.
#[test]
fn a_step_is_where_it_fills_a_cell() {
    let mut page = large();
    page.by_passes();
    for _ in 0..8 {
        page.step(StepMsg::NextStep);
        let cells = page.session.drawing().place(Shape::S16);
        assert_eq!(cells.len(), 1, "{cells:?}");
        assert_eq!(
            page.session.cells()[cells[0].index()].digit,
            None,
            "it is drawn over the position before"
        );
    }
}

#[test]
fn the_map_lies_where_what_it_covers_can_be_moved_out() {
    for shape in LARGE {
        let last = Cell::at(shape.cell_count() - 1);
        let near = Lens::whole(shape).into_box(Cell::at(0));
        let far = Lens::whole(shape).into_box(last);
        assert_eq!(near.map_corner(Cell::at(0), &[]), MapCorner { top: false, left: false });
        assert_eq!(far.map_corner(last, &[]), MapCorner { top: true, left: true });
    }
}

#[test]
fn a_box_fills_the_frame() {
    for shape in Shape::ALL.into_iter().filter(|&shape| Lens::enlarges(shape)) {
        let geometry = shape.geometry();
        for cell in Cell::all(shape) {
            let lens = Lens::whole(shape).into_box(cell);
            let width = shape.side() as f64 / lens.scale();
            assert!((width - shape.box_columns() as f64).abs() < 0.5, "{width} cells are seen");
            for other in Cell::all(shape) {
                if geometry.box_of(other) == geometry.box_of(cell) {
                    assert!(has(lens.clone(), other), "{shape:?} {cell:?} {other:?}");
                }
            }
        }
    }
}

#[test]
fn small_boards_are_seen_whole() {
    for shape in [Shape::S4, Shape::S9] {
        let lens = Lens::whole(shape);
        assert!(!Lens::enlarges(shape));
        assert_eq!(lens.turned((0.2, 0.3), (0.4, 0.1), 3.0), lens);
        assert_eq!(lens.into_box(Cell::at(0)), lens);
        let ground = KeyContext {
            focus: Focus::Board,
            shape: shape.clone(),
            panel: Panel::Play,
            prefix: None,
            letters: true,
        };
        assert_eq!(message(Key::Char('+'), Modifiers::default(), ground), None);
    }
}

fn large() -> Page {
    let mut page = Page::new(dug(Shape::S16, 120, 4));
    page.send(BrowserMsg::Resized(21));
    page
}

#[test]
fn keys_and_the_button_enlarge_and_the_cursor_stays_in_sight() {
    let mut page = large();
    let shown = |page: &Page| page.session.lens().lens;
    for key in ['+', '+', '-'] {
        let ground = KeyContext {
            focus: Focus::Board,
            shape: Shape::S16.clone(),
            panel: Panel::Play,
            prefix: None,
            letters: true,
        };
        let before = shown(&page).scale();
        let msg = message(Key::Char(key), Modifiers::default(), ground).expect("a command");
        page.send(msg);
        assert_eq!(shown(&page).scale() > before, key == '+');
    }
    for far in [Direction::Up, Direction::Left, Direction::Down, Direction::Right] {
        for _ in 0..20 {
            page.send(InputMsg::Go(far));
            assert!(has(shown(&page), page.session.cursor()), "{far:?}");
        }
    }
    page.send(LensMsg::Whole);
    assert!(shown(&page).is_whole());
    page.send(LensMsg::Box(Cell::at(255)));
    assert!(has(shown(&page), Cell::at(255)));
    page.send(LensMsg::Box(Cell::at(0)));
    assert!(shown(&page).is_whole(), "whatever was enlarged is seen whole again");
}

/// Notes are redrawn once, at the size where the lens stops.
#[test]
fn notes_become_glyphs_where_there_is_room() {
    let mut page = large();
    let style = |page: &Page| page.session.ground(&page.session.cells()).style;
    assert_eq!(style(&page), NoteStyle::Dots);
    page.send(LensMsg::Turn { from: (0.5, 0.5), to: (0.5, 0.5), factor: 3.0 });
    assert!(page.session.lens().held);
    assert_eq!(style(&page), NoteStyle::Dots);
    page.send(LensMsg::Rest);
    assert!(!page.session.lens().held);
    assert_eq!(style(&page), NoteStyle::Digits);
    page.send(LensMsg::Whole);
    assert_eq!(style(&page), NoteStyle::Dots);
    for (shape, glyphs) in [(Shape::S9, 27), (Shape::S16, 40), (Shape::S25, 60)] {
        assert_eq!(NoteStyle::for_cell(glyphs, shape), NoteStyle::Digits);
        assert_eq!(NoteStyle::for_cell(glyphs - 1, shape), NoteStyle::Dots);
    }
}

/// A finger moves an enlarged board, unless it starts on the selection or with a tool in hand.
#[test]
fn a_finger_pans_unless_it_selects() {
    let mut page = large();
    let (here, there) = (Cell::at(100), Cell::at(101));
    let tap = |cell: Cell| InputMsg::Tap(Tap { at: Pointing { cell, digit: digit('1') }, adds: false });
    page.send(tap(here));
    assert!(!page.session.a_finger_pans(there), "the whole board has nowhere to go");
    page.send(LensMsg::Box(here));
    assert!(page.session.a_finger_pans(there));
    assert!(!page.session.a_finger_pans(here));
    page.send(InputMsg::SetMode(Mode::Colour));
    assert!(!page.session.a_finger_pans(there));
    page.send(InputMsg::SetMode(Mode::Digit));
    page.send(InputMsg::Lock(digit('1')));
    assert!(!page.session.a_finger_pans(there));
}

/// The keys of the pad repeat the notes of the selected cell, and its candidates only after they are switched
/// on.
#[test]
fn the_pad_is_the_loupe() {
    let mut page = large();
    let empty = Cell::all(Shape::S16)
        .find(|&cell| page.session.cells()[cell.index()].digit.is_none())
        .expect("an empty cell");
    page.send(InputMsg::Select(empty));
    let seen = |page: &Page| {
        let keys = page.session.keys();
        let of = |which: fn(&KeyView) -> bool| -> String {
            keys.iter().filter(|key| which(key)).map(|key| key.digit.symbol()).collect()
        };
        (of(|key| key.noted), of(|key| key.candidate))
    };
    assert_eq!(seen(&page), (String::new(), String::new()));
    page.send(InputMsg::EnterAs(Mode::Corner, digit('3')));
    page.send(InputMsg::EnterAs(Mode::Corner, digit('B')));
    assert_eq!(seen(&page), ("3B".into(), String::new()), "nothing is told that was not asked for");
    page.send(PointerMsg::ToggleCandidates);
    assert_eq!(seen(&page).0, "3B");
    assert!(!seen(&page).1.is_empty());
}

#[test]
fn a_board_of_another_size_is_seen_whole() {
    let mut page = large();
    page.send(LensMsg::Closer);
    page.send(LinkMsg::Open(format!("#p={ARTICLE}")));
    page.work();
    let lens = page.session.lens().lens;
    assert_eq!((lens.shape(), lens.is_whole()), (Shape::S9, true));
}

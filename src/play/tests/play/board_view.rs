//! Shading under the digits, outlines around cells, and where a pointer finds small digits: against plain
//! sums over cells.

use crate::common::{ARTICLE, SMALL, digit, dug, puzzle};
use sudoku_core::{Cell, CellSet, Digit, DigitSet, Puzzle, Shape, drawing::outline};
use sudoku_play::{
    game::{Game, Origin, colour::Colour, turns::Fill},
    input::{Filter, Mode, Tap, Target},
    messages::{BrowserMsg, GameMsg, InputMsg, Msg, PageMsg, PointerMsg, SettingsMsg},
    saved::settings::{Choice, NoteLayout},
    session::{Cmd, Moment, Session},
    ui::{Panel, Pointing},
    view::{CellView, Filtered, Ground, NoteKind, NoteStyle, Spot, slices, swept},
};

/// A session that takes one message after the other.
struct Board(Session);

impl Board {
    fn new(puzzle: Puzzle) -> Self {
        Self(Session::new(Game::new(puzzle, Origin::default()), Moment::default()))
    }

    /// A session with notes of two kinds.
    fn of_two_kinds(puzzle: Puzzle) -> Self {
        let mut board = Self::new(puzzle);
        board.send(SettingsMsg::Choose(Choice::NoteLayout(NoteLayout::CornerCentre)));
        board
    }

    fn send(&mut self, msg: impl Into<Msg>) -> &mut Self {
        let _: Vec<Cmd> = self.0.update(msg, Moment::default());
        self
    }

    fn choose(&mut self, cells: &[usize]) -> &mut Self {
        let cells: Vec<Cell> = cells.iter().map(|&cell| Cell::at(cell)).collect();
        self.send(InputMsg::Select(cells[0]));
        for &cell in &cells[1..] {
            self.send(InputMsg::DragTo(cell));
        }
        self
    }

    fn cell(&self, cell: usize) -> CellView {
        self.0.cells()[cell]
    }

    fn ground(&self) -> Ground {
        self.0.ground(&self.0.cells())
    }

    /// The shading, checked against the cells.
    fn check(&self) -> Ground {
        let (cells, ground, shape) = (self.0.cells(), self.ground(), self.0.shape());
        let pad = self.0.pad();
        let lit = match pad.filter {
            Some(Filter::Digit(digit)) => Some(digit),
            _ => pad.lock.or(cells[self.0.cursor().index()].digit),
        };
        let lit = lit.filter(|_| self.0.settings().same_candidate && self.0.panel() == Panel::Play);
        for (cell, view) in Cell::all(shape).zip(&cells) {
            assert_eq!(ground.selected.contains(cell), view.selected, "{cell:?}");
            let filtered =
                [&ground.standing, &ground.possible, &ground.impossible].map(|set| set.contains(cell));
            let told = [Filtered::Standing, Filtered::Possible, Filtered::Impossible];
            assert_eq!(filtered, told.map(|told| view.filtered == Some(told)), "{cell:?}");
            let paint = ground.paint.cells.iter().find(|(other, _)| *other == cell);
            assert_eq!(paint.map(|(_, colours)| *colours).unwrap_or_default(), view.colours, "{cell:?}");
            assert_eq!(view.painted, !view.colours.is_empty(), "{cell:?}");
            let shown = matches!(view.note_kind, NoteKind::Notes | NoteKind::Candidates);
            let under = lit.filter(|&digit| shown && view.small().contains(digit));
            let under = under.map(|digit| view.spots_of(digit, shape)).unwrap_or_default();
            let discs = ground.discs.iter().filter(|(other, _)| *other == cell);
            assert_eq!(discs.map(|(_, spot)| *spot).collect::<Vec<_>>(), under, "{cell:?}");
            for (colour, digits) in Colour::all().zip(view.chips) {
                let chips = ground.paint.chips.iter().filter(|(of, at, _)| (*of, *at) == (colour, cell));
                let spots: Vec<Spot> = digits.iter().flat_map(|digit| view.spots_of(digit, shape)).collect();
                assert_eq!(chips.map(|(.., spot)| *spot).collect::<Vec<_>>(), spots, "{cell:?} {colour:?}");
            }
        }
        ground
    }
}

fn set(symbols: &str) -> DigitSet {
    symbols.chars().map(digit).collect()
}

fn cells(indices: &[usize]) -> CellSet {
    indices.iter().map(|&cell| Cell::at(cell)).collect()
}

/// A pseudorandom number from a number.
fn mixed(seed: u64) -> u64 {
    let mut mixed = seed.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed ^ (mixed >> 27)
}

/// Twice the area inside a line.
fn area(points: &[(f64, f64)]) -> f64 {
    let next = points.iter().cycle().skip(1);
    points.iter().zip(next).map(|(a, b)| a.0 * b.1 - b.0 * a.1).sum::<f64>() / 2.0
}

fn close(a: f64, b: f64) -> bool {
    (a - b).abs() < 1e-9
}

fn check_outline(shape: &Shape, region: &CellSet) {
    let (side, borders) = (shape.side(), outline(shape, region));
    let holds = |column: f64, row: f64| {
        let inside = |at: f64| at >= 0.0 && at < side as f64;
        inside(column) && inside(row) && region.contains(Cell::at(row as usize * side + column as usize))
    };
    let (mut inside, mut length) = (0.0, 0.0);
    for border in &borders {
        let points: Vec<(f64, f64)> = border.iter().map(|at| (at.column as f64, at.row as f64)).collect();
        inside += area(&points);
        for (i, corner) in border.iter().enumerate() {
            let next = border[(i + 1) % border.len()];
            let turns = (corner.column == next.column) != (corner.row == next.row);
            assert!(turns, "a border goes along lines: {border:?}");
            length += (points[i].0 - next.column as f64).abs() + (points[i].1 - next.row as f64).abs();
            let (right, down) = corner.inward;
            assert_eq!((right.abs(), down.abs()), (1, 1));
            // The region is just inside the corner, and so is the way from there to the next corner.
            let from = (points[i].0 + 0.1 * f64::from(right), points[i].1 + 0.1 * f64::from(down));
            let to = (
                next.column as f64 + 0.1 * f64::from(next.inward.0),
                next.row as f64 + 0.1 * f64::from(next.inward.1),
            );
            for share in [0.0, 0.25, 0.5, 0.75, 1.0] {
                let at = (from.0 + (to.0 - from.0) * share, from.1 + (to.1 - from.1) * share);
                assert!(holds(at.0, at.1), "{at:?} of {border:?}");
            }
        }
    }
    // Holes run the other way around, so they subtract.
    assert!(close(inside, region.len() as f64), "{inside} {borders:?}");
    let mut edges = 0;
    for cell in region.iter() {
        let (row, column) = ((cell.index() / side) as f64, (cell.index() % side) as f64);
        let near = [
            (column - 0.5, row + 0.5),
            (column + 1.5, row + 0.5),
            (column + 0.5, row - 0.5),
            (column + 0.5, row + 1.5),
        ];
        edges += near.iter().filter(|at| !holds(at.0, at.1)).count();
    }
    assert!(close(length, edges as f64), "{length} {edges}");
}

#[test]
fn a_line_goes_around_any_region() {
    for shape in Shape::ALL {
        check_outline(shape, &CellSet::EMPTY);
        check_outline(shape, &Cell::all(shape).collect());
        for cell in Cell::all(shape) {
            check_outline(shape, &CellSet::EMPTY.with(cell));
        }
        let times = if shape == Shape::S25 { 20 } else { 100 };
        for seed in 0..times {
            let thick = 1 + seed % 7;
            let region = Cell::all(shape).filter(|cell| mixed(seed * 1000 + cell.index() as u64) % 8 < thick);
            check_outline(shape, &region.collect());
        }
    }
    // A ring has two outlines, and cells that touch in a corner have one each.
    assert_eq!(outline(Shape::S9, &cells(&[0, 1, 2, 9, 11, 18, 19, 20])).len(), 2);
    assert_eq!(outline(Shape::S9, &cells(&[0, 10, 20])).len(), 3);
    let corners = outline(Shape::S9, &cells(&[0, 1, 2])).concat();
    assert_eq!(corners.len(), 4, "{corners:?}");
}

#[test]
fn colours_share_a_cell_evenly() {
    assert!(slices(0).is_empty());
    for count in 1..=Colour::COUNT {
        let slices = slices(count);
        assert_eq!(slices.len(), count);
        for slice in &slices {
            assert!(close(area(slice), 1.0 / count as f64), "{count} {slice:?}");
            assert!(slice.iter().all(|(x, y)| (0.0..=1.0).contains(x) && (0.0..=1.0).contains(y)));
        }
        for (slice, next) in slices.iter().zip(slices.iter().skip(1)) {
            assert_eq!(slice.last(), next.get(1), "each begins where the one before ends");
        }
    }
}

#[test]
fn a_pointer_that_is_dragged_comes_to_cells_and_not_to_seams() {
    let check = |shape: &Shape, from: (f64, f64), to: (f64, f64), expected: &[usize]| {
        // Positions are in cells.
        let share = |(x, y): (f64, f64)| (x / shape.side() as f64, y / shape.side() as f64);
        let got: Vec<usize> = swept(shape, share(from), share(to)).into_iter().map(Cell::index).collect();
        assert_eq!(got, expected, "{shape:?} {from:?} {to:?}");
    };
    let three = Shape::S9;
    check(three, (0.5, 0.5), (0.5, 0.5), &[0]);
    check(three, (0.5, 0.5), (0.7, 0.6), &[0]);
    check(three, (0.5, 0.5), (8.5, 0.5), &[0, 1, 2, 3, 4, 5, 6, 7, 8]);
    check(three, (3.5, 2.5), (3.5, 0.5), &[21, 12, 3]);
    check(three, (0.5, 0.5), (3.5, 3.5), &[0, 10, 20, 30]);
    check(three, (0.5, 3.5), (3.5, 0.5), &[27, 19, 11, 3]);
    // A hand that cuts a corner, or rests on a line, reaches no other cell.
    check(three, (0.5, 0.5), (0.98, 0.5), &[0]);
    check(three, (0.95, 0.5), (1.05, 0.5), &[]);
    check(three, (-3.0, 0.5), (1.5, 0.5), &[0, 1]);
    check(three, (8.5, 8.5), (20.0, 8.5), &[80]);
    check(three, (-1.0, -1.0), (-5.0, 3.0), &[]);
    check(Shape::S25, (24.5, 24.5), (24.5, 22.5), &[624, 599, 574]);
}

/// A cell of notes of two kinds, as large as a cell of that many pixels.
fn noted(shape: &Shape, corner: DigitSet, centre: DigitSet) -> CellView {
    let board = Board::new(dug(shape, shape.cell_count() / 2, 4));
    let empty = board.0.cells().into_iter().find(|view| view.digit.is_none()).expect("an empty cell");
    CellView {
        notes: centre,
        corner,
        two_kinds: true,
        note_kind: NoteKind::Notes,
        note_style: NoteStyle::Digits,
        ..empty
    }
}

/// Whether the spot of a small digit stays clear of the lines of its cell.
fn keeps_off_the_lines(spot: Spot) -> bool {
    let keeps = |middle: f64, size: f64| middle - size / 2.0 > 0.05 && middle + size / 2.0 < 0.95;
    keeps(spot.across, spot.width) && keeps(spot.down, spot.height)
}

/// The text of each small digit has it where its spot is, alone and inside the cell, and a pointer finds it
/// there.
fn check_spots(shape: &Shape, view: CellView) {
    let spots = view.spots(shape);
    for (digit, spot) in &spots {
        assert!(keeps_off_the_lines(*spot), "{digit:?} {spot:?}");
        let found = view.digit_at(spot.across, spot.down, *digit, shape);
        let at =
            |(_, other): &&(Digit, Spot)| close(other.across, spot.across) && close(other.down, spot.down);
        let there: Vec<Digit> = spots.iter().filter(at).map(|(digit, _)| *digit).collect();
        assert!(there.contains(&found), "{digit:?} {found:?} {there:?}");
    }
    let read = |text: &str, width: usize| {
        let mut read = Vec::new();
        for (line, symbols) in text.lines().enumerate() {
            assert!(symbols.chars().count() <= width, "{text}");
            let places = symbols.chars().enumerate().filter(|(_, symbol)| *symbol != ' ');
            read.extend(places.map(|(place, symbol)| (line, place, digit(symbol))));
        }
        read
    };
    let places = view.corner_places(shape);
    let corner = read(&view.corner_text(shape), places);
    assert_eq!(corner.iter().map(|(.., digit)| *digit).collect::<DigitSet>(), view.corner);
    for (line, place, digit) in &corner {
        let middle = |at: usize| 0.06 + (at as f64 + 0.5) * 0.88 / places as f64;
        let drawn = view.spots_of(*digit, shape);
        let here = |spot: &Spot| close(spot.across, middle(*place)) && close(spot.down, middle(*line));
        assert!(drawn.iter().any(here), "{digit:?} {drawn:?}");
    }
    let text = view.note_text(shape);
    let centre = read(&text, view.centre_length(shape));
    assert_eq!(centre.iter().map(|(.., digit)| *digit).collect::<DigitSet>(), view.notes);
    assert_eq!(corner.len() + centre.len(), spots.len());
    let height = |line: usize| text.lines().nth(line).map_or(0, |line| line.chars().count());
    for (line, place, digit) in &centre {
        let mine = spots[corner.len()..].iter().find(|(other, _)| other == digit).expect("a spot").1;
        let from_middle = |at: usize, of: usize| at as f64 - (of as f64 - 1.0) / 2.0;
        assert!(close(mine.across, 0.5 + from_middle(*place, height(*line)) * mine.width));
        assert!(close(mine.down, 0.5 + from_middle(*line, text.lines().count()) * mine.height));
    }
}

#[test]
fn notes_of_two_kinds_are_found_where_they_are_drawn() {
    for shape in Shape::ALL {
        let all = DigitSet::all(shape);
        let many = if std::env::var_os("STEPDOKU_SOAK").is_some() { 300 } else { 80 };
        for seed in 0..many {
            let some = |seed: u64| DigitSet::from_bits(mixed(seed) as u32).intersection(all);
            let (corner, centre) = match seed % 4 {
                0 => (some(seed), DigitSet::EMPTY),
                1 => (DigitSet::EMPTY, some(seed)),
                2 => (some(seed).intersection(some(seed + 7000)), some(seed + 9000)),
                _ => (some(seed), all.minus(some(seed))),
            };
            check_spots(shape, noted(shape, corner, centre));
        }
        check_spots(shape, noted(shape, all, DigitSet::EMPTY));
        check_spots(shape, noted(shape, DigitSet::EMPTY, all));
    }
    let text = |shape, corner: &str, centre: &str| {
        let view = noted(shape, set(corner), set(centre));
        (view.corner_text(shape), view.note_text(shape))
    };
    let told = |corner: &str, centre: &str| (corner.to_owned(), centre.to_owned());
    assert_eq!(text(Shape::S9, "", ""), told("", ""));
    assert_eq!(text(Shape::S9, "47", "5"), told("4 7\n   \n   ", "5"));
    assert_eq!(text(Shape::S9, "12345678", ""), told("152\n7 8\n364", ""));
    // Beside centre notes the middle stays free.
    assert_eq!(text(Shape::S9, "1234567", "89"), told("1562\n    \n    \n37 4", "89"));
    assert_eq!(text(Shape::S9, "", "1234567"), told("", "1234\n567"));
    assert_eq!(text(Shape::S4, "1234", "1234"), told("1 2\n   \n3 4", "1234"));
}

/// The mark of a note is as large as its digit, so it too stays clear of the lines, and it has one size in
/// corners and in the middle.
#[test]
fn marks_of_notes_keep_off_the_lines_and_are_of_one_size() {
    for shape in Shape::ALL {
        for digit in Digit::all(shape) {
            assert!(keeps_off_the_lines(Spot::fixed(digit, shape)), "{shape:?} {digit:?}");
        }
        let rooms: Vec<(f64, f64)> = noted(shape, set("12"), set("34"))
            .spots(shape)
            .into_iter()
            .map(|(_, spot)| (spot.width, spot.height))
            .collect();
        assert!(rooms.len() == 4 && rooms.iter().all(|room| *room == rooms[0]), "{rooms:?}");
    }
}

/// Notes of two kinds too small to read become dots in fixed places, and none is lost.
#[test]
fn notes_of_two_kinds_need_room() {
    let mut board = Board::of_two_kinds(dug(Shape::S25, 300, 4));
    let empty: Vec<usize> =
        Cell::all(Shape::S25).map(Cell::index).filter(|&cell| board.cell(cell).digit.is_none()).collect();
    board.choose(&empty[..1]);
    for (mode, symbol) in [(Mode::Corner, '1'), (Mode::Corner, '2'), (Mode::Centre, '7')] {
        board.send(InputMsg::EnterAs(mode, digit(symbol)));
    }
    let mut check = |pixels: u16, style: NoteStyle, text: (&str, &str)| {
        let view = board.send(BrowserMsg::Resized(pixels)).cell(empty[0]);
        assert_eq!((view.two_kinds, view.note_style), (true, style), "{pixels}");
        assert_eq!((view.corner, view.notes), (set("12"), set("7")));
        assert_eq!((view.corner_text(Shape::S25).as_str(), view.note_text(Shape::S25).as_str()), text);
        assert_eq!(view.draws_two_kinds(), style == NoteStyle::Digits);
        assert_eq!(board.ground().style, NoteStyle::for_cell(pixels, Shape::S25));
    };
    check(60, NoteStyle::Digits, ("1 2\n   \n   ", "7"));
    check(27, NoteStyle::Digits, ("1 2\n   \n   ", "7"));
    check(26, NoteStyle::Dots, ("", "••   \n •   \n     \n     \n     "));
    check(20, NoteStyle::Count, ("", "3"));
}

/// A tap means the digit drawn there.
#[test]
fn a_tap_means_the_note_that_is_seen() {
    let mut board = Board::of_two_kinds(puzzle(ARTICLE));
    let at = |board: &Board, cell: usize, x: f64, y: f64| {
        let (row, column) = ((cell / 9) as f64, (cell % 9) as f64);
        board.0.pointing_at((column + x) / 9.0, (row + y) / 9.0)
    };
    let means = |cell: usize, symbol| Some(Pointing { cell: Cell::at(cell), digit: digit(symbol) });
    // Without notes the places are the fixed ones.
    assert_eq!(at(&board, 0, 0.9, 0.9), means(0, '9'));
    board.choose(&[0]);
    for (mode, symbol) in [(Mode::Corner, '5'), (Mode::Corner, '6'), (Mode::Centre, '1'), (Mode::Centre, '7')]
    {
        board.send(InputMsg::EnterAs(mode, digit(symbol)));
    }
    for (x, y, symbol) in
        [(0.1, 0.1, '5'), (0.9, 0.1, '6'), (0.4, 0.5, '1'), (0.6, 0.5, '7'), (0.9, 0.9, '7')]
    {
        assert_eq!(at(&board, 0, x, y), means(0, symbol), "{x} {y}");
    }
    // Candidates shown instead have their own places.
    board.send(PointerMsg::Look);
    assert_eq!(at(&board, 0, 0.9, 0.1), means(0, '3'));
    board.send(PointerMsg::ToggleCandidates);
    assert_eq!(at(&board, 0, 0.9, 0.1), means(0, '3'));
    board.send(PointerMsg::ToggleCandidates);
    // A candidate with a colour but no note is in its fixed place, and a tap finds it there.
    board.send(InputMsg::SetMode(Mode::Colour)).send(InputMsg::PaintOn(Target::Candidates));
    board.send(InputMsg::Enter(digit('7'))).send(InputMsg::EnterAs(Mode::Centre, digit('7')));
    assert_eq!(at(&board, 0, 0.1, 0.9), means(0, '7'));
    assert_eq!(at(&board, 0, 0.9, 0.1), means(0, '6'));
    for outside in [(-0.1, 0.5), (0.5, 1.0), (f64::NAN, 0.5)] {
        assert_eq!(board.0.pointing_at(outside.0, outside.1), None);
    }
}

#[test]
fn colours_lie_under_the_digits() {
    let mut board = Board::new(puzzle(ARTICLE));
    let colour = |number| Colour::new(number).expect("a colour");
    assert_eq!(board.check().paint, sudoku_play::view::Paint::default());
    board.choose(&[0, 1, 2]).send(InputMsg::SetMode(Mode::Colour));
    board.send(InputMsg::Paint(colour(6))).send(InputMsg::Paint(colour(2))).check();
    assert_eq!(board.cell(2).colours, [colour(2), colour(6)].into_iter().collect());
    assert_eq!(board.check().paint.cells.len(), 3);
    // Single candidates, noted or not; a digit in the cell hides them.
    board.send(InputMsg::PaintOn(Target::Candidates)).send(InputMsg::Paint(colour(9))).choose(&[0]);
    board.send(InputMsg::Enter(digit('1'))).send(InputMsg::Enter(digit('5')));
    let ground = board.check();
    let fixed = |symbol| (colour(9), Cell::at(0), Spot::fixed(digit(symbol), Shape::S9));
    assert_eq!(ground.paint.chips, [fixed('1'), fixed('5')]);
    board.send(InputMsg::EnterAs(Mode::Digit, digit('7')));
    assert!(board.check().paint.chips.is_empty());
    board.send(GameMsg::Undo);
    assert_eq!(board.check().paint.chips.len(), 2);
    // A covered board does not show them, nor does the solver's.
    for msg in [Msg::Page(PageMsg::Pause), Msg::Page(PageMsg::Show(Panel::Solve))] {
        let back = if msg == Msg::Page(PageMsg::Pause) {
            Msg::Page(PageMsg::Pause)
        } else {
            Msg::Page(PageMsg::Show(Panel::Play))
        };
        let again = msg.clone();
        board.send(msg);
        // The solver says first that it ends the counting of the time.
        let paint = if board.0.notice().is_some() { board.send(again) } else { &mut board }.check().paint;
        assert!(paint.cells.is_empty() && paint.chips.is_empty());
        assert_eq!(board.send(back).check().paint.cells.len(), 3);
    }
    board.send(InputMsg::ClearColours);
    assert!(board.check().paint.cells.is_empty());
}

#[test]
fn the_notes_of_a_digit_are_lit() {
    for two_kinds in [false, true] {
        let mut board =
            if two_kinds { Board::of_two_kinds(puzzle(ARTICLE)) } else { Board::new(puzzle(ARTICLE)) };
        board.send(GameMsg::FillNotes(Fill::All)).send(InputMsg::Select(Cell::at(2)));
        let lit = |board: &Board| board.check().discs.len();
        let noted = |board: &Board, symbol| {
            board.0.cells().iter().filter(|view| view.small().contains(digit(symbol))).count()
        };
        // The cell is 3.
        assert_eq!(lit(&board), noted(&board, '3'));
        assert!(lit(&board) > 5);
        // Candidates shown by the switch are highlighted like notes.
        board.send(PointerMsg::ToggleCandidates);
        assert_eq!(lit(&board), noted(&board, '3'));
        board.send(PointerMsg::ToggleCandidates).send(InputMsg::Select(Cell::at(0)));
        assert_eq!(lit(&board), 0, "an empty cell lights nothing");
        board.send(InputMsg::Lock(digit('5')));
        assert_eq!(lit(&board), noted(&board, '5'));
        board.send(InputMsg::FilterBy(Some(Filter::Digit(digit('7')))));
        assert_eq!(lit(&board), noted(&board, '7'), "what is pointed out comes first");
    }
}

#[test]
fn a_line_lies_around_the_cells_chosen() {
    let mut board = Board::new(puzzle(SMALL));
    board.choose(&[5]);
    let ground = board.check();
    assert_eq!((ground.selected, ground.cursor), (cells(&[5]), None));
    board.choose(&[1, 2, 6]);
    let ground = board.check();
    assert_eq!((ground.selected, ground.cursor), (cells(&[1, 2, 6]), Some(Cell::at(6))));
    board.send(PageMsg::Show(Panel::Solve));
    let ground = board.check();
    assert_eq!((ground.selected, ground.cursor), (CellSet::EMPTY, None));
    assert!(!board.0.a_drag_chooses());
    board.send(PageMsg::Show(Panel::Play));
    assert!(board.0.a_drag_chooses());
    board.send(PageMsg::Pause);
    assert!(!board.0.a_drag_chooses());
}

#[test]
fn the_filter_says_of_each_cell_what_it_is() {
    let mut board = Board::new(puzzle(SMALL));
    assert!(!board.check().filtering);
    assert_eq!(board.ground().peers.len(), 7);
    board.send(InputMsg::FilterBy(Some(Filter::Digit(digit('1')))));
    let ground = board.check();
    assert!(ground.filtering && ground.peers.is_empty());
    assert_eq!(ground.standing, cells(&[0]));
    assert_eq!(ground.standing.len() + ground.possible.len() + ground.impossible.len(), 16);
    assert!(!ground.possible.contains(Cell::at(1)) && ground.possible.contains(Cell::at(10)));
    board.send(PageMsg::Pause);
    assert!(!board.check().filtering, "what is covered is not pointed out");
}

#[test]
fn two_taps_are_two_entries_where_a_tap_enters() {
    let mut board = Board::new(puzzle(SMALL));
    let mut check = |msg: Msg, enters: bool| {
        board.send(msg.clone());
        assert_eq!(board.0.a_tap_enters(), enters, "{msg:?}");
    };
    let tap = Tap { at: Pointing { cell: Cell::at(1), digit: digit('2') }, adds: false };
    check(Msg::Input(InputMsg::Tap(tap)), false);
    check(Msg::Input(InputMsg::Lock(digit('2'))), true);
    check(Msg::Input(InputMsg::Lock(digit('2'))), false);
    check(Msg::Input(InputMsg::SetMode(Mode::Colour)), false);
    check(Msg::Input(InputMsg::PaintOn(Target::Candidates)), true);
    check(Msg::Input(InputMsg::SetMode(Mode::Centre)), false);
}

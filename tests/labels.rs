//! The spoken label of a cell and the line under the board: notes of two kinds, colours, trials, checks and
//! the filter.
#![cfg(not(target_family = "wasm"))]

use std::collections::BTreeSet;
use stepdoku_page::app::text::{later, text};
use sudoku_core::{
    Candidate, Candidates, Cell, Digit, Shape, Symbols,
    explain::{self, Locale, capitalised, cell_name, house_name, label},
    marks::{Marks, Role},
};
use sudoku_play::{
    features::{
        editor::view::EditorCell,
        photo::view::{PhotoCell, PhotoMark},
    },
    game::{Game, colour::Colour},
    input::{Filter, Mode, Target},
    messages::{BrowserMsg, GameMsg, InputMsg, MachineMsg, MomentMsg, Msg, PageMsg, PointerMsg, SettingsMsg},
    saved::settings::{CheckSays, Choice, NoteLayout, Settings, Speech, Switch},
    session::{Announcement, Done, Moment, Session},
    view::{Labelled, Marked, NoteKind},
};

/// A page with the cursor on one empty cell.
struct Page {
    session: Session,
    cell: Cell,
}

impl Page {
    fn new() -> Self {
        let session = Session::new(Game::first(), Moment::default());
        let empty = |cell: &Cell| session.game().entry(*cell).digit().is_none();
        let cell = Cell::all(session.shape()).find(empty).expect("an empty cell");
        let mut page = Self { session, cell };
        page.send(InputMsg::Select(cell));
        page
    }

    fn send(&mut self, msg: impl Into<Msg>) {
        self.session.update(msg, Moment::default());
    }

    /// The language, with the things on the board of the session.
    fn locale(&self) -> Locale {
        text().locale.with(self.session.symbols())
    }

    /// The label of the cell, without its place.
    fn label(&self) -> String {
        let view = self.session.cells()[self.cell.index()];
        let shape = self.session.shape();
        let said = text().spoken.cell(self.session.labelled(self.cell, view), shape, "", self.locale());
        let house = shape.geometry().box_of(self.cell);
        let place = format!(
            ", {}, {}",
            cell_name(self.cell, shape, Locale::ENGLISH),
            house_name(house, Locale::ENGLISH)
        );
        let content = said.strip_suffix(&place);
        content.unwrap_or_else(|| panic!("{said}")).replace("Empty", "empty")
    }

    fn right(&self) -> Digit {
        self.session.game().solution().expect("a proven puzzle").get(self.cell).expect("a digit")
    }
}

fn digit(symbol: char) -> Digit {
    Digit::from_symbol(symbol).expect("the symbol of a digit")
}

fn colour(number: u8) -> Colour {
    Colour::new(number).expect("a colour")
}

#[test]
fn a_label_says_all_that_is_seen() {
    let mut page = Page::new();
    // A candidate alone gets a colour.
    let position = Candidates::new(&page.session.game().grid());
    page.cell = position.open_cells().find(|&cell| position.digits(cell).len() > 1).expect("a cell");
    page.send(InputMsg::Select(page.cell));
    let candidates = position.digits(page.cell);
    let [one, other, ..] = candidates.iter().collect::<Vec<Digit>>()[..] else { panic!("two candidates") };
    let mut check = |msgs: &[Msg], expected: &str| {
        for msg in msgs {
            page.send(msg.clone());
        }
        assert_eq!(page.label(), expected, "{msgs:?}");
    };
    check(&[], "empty");
    check(
        &[
            Msg::Input(InputMsg::EnterAs(Mode::Centre, digit('4'))),
            Msg::Input(InputMsg::EnterAs(Mode::Corner, digit('1'))),
        ],
        "empty, notes 1 and 4",
    );
    check(
        &[Msg::Settings(SettingsMsg::Choose(Choice::NoteLayout(NoteLayout::CornerCentre)))],
        "empty, centre notes 1 and 4",
    );
    check(
        &[
            Msg::Input(InputMsg::EnterAs(Mode::Corner, digit('4'))),
            Msg::Input(InputMsg::EnterAs(Mode::Corner, digit('7'))),
        ],
        "empty, corner notes 4 and 7, centre notes 1 and 4",
    );
    // At any drawn size of the cell.
    check(
        &[Msg::Machine(MachineMsg::Browser(BrowserMsg::Resized(10)))],
        "empty, corner notes 4 and 7, centre notes 1 and 4",
    );
    check(
        &[
            Msg::Input(InputMsg::Erase),
            Msg::Input(InputMsg::SetMode(Mode::Colour)),
            Msg::Input(InputMsg::Paint(colour(6))),
        ],
        "empty, coloured blue",
    );
    check(
        &[Msg::Input(InputMsg::Paint(colour(1))), Msg::Input(InputMsg::Paint(colour(9)))],
        "empty, coloured red, blue and grey",
    );
    check(&[Msg::Input(InputMsg::Paint(colour(9)))], "empty, coloured red and blue");
    check(
        &[
            Msg::Input(InputMsg::ClearColours),
            Msg::Input(InputMsg::PaintOn(Target::Candidates)),
            Msg::Input(InputMsg::Paint(colour(4))),
            Msg::Input(InputMsg::Enter(one)),
            Msg::Input(InputMsg::Enter(other)),
        ],
        &format!("empty, {one:?} and {other:?} coloured green"),
    );
}

#[test]
fn a_label_says_what_became_of_a_digit() {
    let mut page = Page::new();
    let right = page.right();
    let wrong = Digit::all(page.session.shape()).find(|&digit| digit != right).expect("another digit");
    page.send(SettingsMsg::Set(Switch::Duplicates, false));
    page.send(MomentMsg::Try);
    page.send(InputMsg::Enter(wrong));
    assert_eq!(page.label(), format!("{wrong:?}, trial"));
    page.send(SettingsMsg::Choose(Choice::CheckSays(CheckSays::Which)));
    page.send(GameMsg::Check);
    assert_eq!(page.label(), format!("{wrong:?}, trial, wrong"));
    page.send(MomentMsg::GiveUp);
    page.send(InputMsg::FilterBy(Some(Filter::Digit(right))));
    assert_eq!(page.label(), "empty, highlighted");
    page.send(InputMsg::Enter(right));
    assert_eq!(page.label(), format!("{right:?}, highlighted"));
    page.send(InputMsg::FilterBy(None));
    assert_eq!(page.label(), right.symbol().to_string());
}

#[test]
fn each_colour_has_a_name_of_its_own() {
    let mut page = Page::new();
    page.send(InputMsg::SetMode(Mode::Colour));
    let mut names = BTreeSet::new();
    for colour in Colour::all() {
        page.send(InputMsg::Paint(colour));
        let name = page.label();
        assert!(name.starts_with("empty, coloured ") && names.insert(name.clone()), "{name}");
        page.send(InputMsg::Paint(colour));
    }
}

#[test]
fn the_line_under_the_board_keeps_what_the_player_does_not_want_to_be_told() {
    let mut page = Page::new();
    let said = |page: &Page| {
        let seen = page.session.inspected().expect("the board is not covered");
        text().spoken.inspected(seen, page.session.shape(), text().locale).1
    };
    assert_eq!((said(&page), page.label()), (String::new(), "empty".into()));
    page.send(PointerMsg::Look);
    assert!(said(&page).starts_with("can "), "{}", said(&page));
    assert_eq!(page.label(), format!("empty, {}", said(&page).replace("only be", "be")));
    page.send(PageMsg::Escape);
    assert_eq!((said(&page), page.label()), (String::new(), "empty".into()));
    page.send(PointerMsg::ToggleCandidates);
    assert!(said(&page).starts_with("can "), "{}", said(&page));
}

#[test]
fn things_in_the_place_of_digits_are_named() {
    let mut page = Page::new();
    let right = page.right();
    page.send(InputMsg::Enter(right));
    let mut labels = BTreeSet::new();
    for symbols in Symbols::ALL {
        page.send(SettingsMsg::Choose(Choice::Symbols(symbols)));
        assert_eq!(page.label(), capitalised(label(right, Locale::ENGLISH.with(symbols))));
        let inspected = page.session.inspected().expect("a line under the board");
        let (_, said) = text().spoken.inspected(inspected, page.session.shape(), page.locale());
        assert_eq!(said, format!("is {}", explain::said(right, Locale::ENGLISH.with(symbols))));
        labels.insert(page.label());
    }
    assert_eq!(labels.len(), Symbols::ALL.len());
}

/// Two pages in one thread may show different things.
#[test]
fn each_session_names_its_own_things() {
    let pages = Symbols::ALL.map(|symbols| {
        let mut page = Page::new();
        page.send(InputMsg::Enter(page.right()));
        page.send(SettingsMsg::Choose(Choice::Symbols(symbols)));
        (symbols, page)
    });
    for (symbols, page) in &pages {
        assert_eq!(page.label(), capitalised(label(page.right(), Locale::ENGLISH.with(*symbols))));
    }
}

#[test]
fn a_brief_label_is_short_and_one_of_several_cells_says_so() {
    let mut page = Page::new();
    let said = |page: &Page| {
        let view = page.session.cells()[page.cell.index()];
        text().spoken.cell(page.session.labelled(page.cell, view), page.session.shape(), "", text().locale)
    };
    page.send(InputMsg::EnterAs(Mode::Centre, digit('4')));
    page.send(InputMsg::EnterAs(Mode::Centre, digit('6')));
    page.send(SettingsMsg::Choose(Choice::Speech(Speech::Short)));
    let geometry = page.session.shape().geometry();
    let place = format!("r{} c{}", geometry.row(page.cell) + 1, geometry.column(page.cell) + 1);
    assert_eq!(said(&page), format!("Empty, notes 4 6, {place}"));
    page.send(InputMsg::SelectAll);
    assert_eq!(said(&page), format!("Empty, notes 4 6, selected, {place}"));
}

#[test]
fn a_clash_never_sounds_like_a_second_place() {
    let mut page = Page::new();
    let shape = &page.session.shape().clone();
    let geometry = shape.geometry();
    let grid = page.session.game().grid();
    let given = geometry.peer_list(page.cell).iter().find_map(|&peer| Some((peer, grid.get(peer)?)));
    let (other, digit) = given.expect("a given in sight");
    page.send(InputMsg::Enter(digit));
    let same = geometry.peer_list(page.cell).iter().filter(|&&peer| grid.get(peer) == Some(digit)).count();
    let more = if same > 1 { format!(" and {} more", same - 1) } else { String::new() };
    let said = |page: &Page| {
        let view = page.session.cells()[page.cell.index()];
        text().spoken.cell(page.session.labelled(page.cell, view), shape, "", text().locale)
    };
    let place = cell_name(page.cell, shape, Locale::ENGLISH);
    let of_box = house_name(geometry.box_of(page.cell), Locale::ENGLISH);
    let there = cell_name(other, shape, Locale::ENGLISH);
    assert_eq!(said(&page), format!("{digit:?}, {place}, {of_box}. Clashes with {there}{more}."));
    page.send(SettingsMsg::Choose(Choice::Speech(Speech::Short)));
    let short = |cell: Cell| format!("r{} c{}", geometry.row(cell) + 1, geometry.column(cell) + 1);
    assert_eq!(said(&page), format!("{digit:?}, {}. Clash {}{more}.", short(page.cell), short(other)));
}

#[test]
fn a_covered_board_is_hidden_and_not_empty() {
    let mut page = Page::new();
    page.send(InputMsg::Enter(page.right()));
    page.send(PageMsg::Pause);
    let shape = &page.session.shape().clone();
    for (cell, view) in Cell::all(shape).zip(page.session.cells()) {
        let said = text().spoken.cell(page.session.labelled(cell, view), shape, "", text().locale);
        assert!(said.starts_with(&format!("Hidden, {}", cell_name(cell, shape, Locale::ENGLISH))), "{said}");
    }
    page.send(PageMsg::Pause);
    assert_eq!(page.label(), format!("{:?}", page.right()));
}

#[test]
fn a_label_says_the_marks_of_a_step() {
    let cell = Cell::at(12);
    let candidate = |symbol| Candidate { cell, digit: digit(symbol) };
    let check = |cells: &[Role], candidates: &[(char, Role)], expected: &str| {
        let marks = Marks {
            cells: cells.iter().map(|&role| (cell, role)).collect(),
            candidates: candidates.iter().map(|&(symbol, role)| (candidate(symbol), role)).collect(),
            ..Marks::default()
        };
        let said: Vec<String> =
            Marked::all(&marks).iter().map(|marked| later().marks.remark(marked, text().locale)).collect();
        assert_eq!(said, [expected], "{marks:?}");
    };
    check(&[Role::Cause], &[], "in the pattern");
    check(&[], &[('8', Role::Eliminated)], "8 ruled out");
    check(
        &[Role::Aid],
        &[('8', Role::Eliminated), ('3', Role::Eliminated)],
        "in the pattern, 3 and 8 ruled out",
    );
    check(&[], &[('8', Role::Cause), ('2', Role::Fin)], "8 in the pattern, 2 as a fin");
    check(
        &[Role::Set(1)],
        &[('4', Role::Color(0)), ('5', Role::Placed)],
        "in set B, 4 in colour A, 5 goes here",
    );
    // They stand between the content and the place.
    let labelled = Labelled::apart(cell, None, &Settings::default());
    let said = text().spoken.cell(labelled, Shape::S9, "8 ruled out", text().locale);
    assert_eq!(said, "Empty, 8 ruled out, row 2 column 4, box 2");
}

#[test]
fn a_cell_has_one_name_on_every_board() {
    let shape = Shape::S9;
    let [plain, brief, placeless] = [Speech::Full, Speech::Short, Speech::Placeless]
        .map(|speech| Settings { speech, ..Settings::default() });
    let entered = EditorCell {
        cell: Cell::at(1),
        digit: None,
        chosen: false,
        clashes: true,
        spare: true,
        either: None,
        possible: None,
        carries: false,
        lit: false,
    };
    let two = EditorCell { clashes: false, spare: false, either: Some((digit('4'), digit('7'))), ..entered };
    let read = PhotoCell { cell: Cell::at(1), digit: None, mark: Some(PhotoMark::Doubtful), clashes: true };
    for remark in [
        later().editor.remark(entered, text().locale),
        later().editor.remark(two, text().locale),
        later().photo.remark(read),
    ] {
        for (symbol, content) in [(None, "Empty"), (Some(digit('4')), "4")] {
            let said = |own| {
                text().spoken.cell(Labelled::apart(Cell::at(1), symbol, own), shape, &remark, text().locale)
            };
            assert_eq!(said(&plain), format!("{content}, {remark}, row 1 column 2, box 1"));
            assert_eq!(said(&brief), format!("{content}, {remark}, r1 c2"));
            assert_eq!(said(&placeless), format!("{content}, {remark}"));
        }
    }
    assert_eq!(later().editor.remark(entered, text().locale), "part of a clash, spare");
    assert_eq!(later().editor.remark(two, text().locale), "4 in one solution and 7 in another");
    assert_eq!(later().photo.remark(read), "doubtful, part of a clash");
    let drilled = Labelled::apart(Cell::at(1), None, &plain)
        .with_small("48".chars().map(digit).collect(), NoteKind::Candidates);
    assert_eq!(
        text().spoken.cell(drilled, shape, "", text().locale),
        "Empty, can be 4 or 8, row 1 column 2, box 1"
    );
}

/// Without places, a name has none, except that of a clash or of a change elsewhere.
#[test]
fn places_can_be_left_out() {
    let mut page = Page::new();
    page.send(SettingsMsg::Choose(Choice::Speech(Speech::Placeless)));
    let shape = &page.session.shape().clone();
    let geometry = shape.geometry();
    let said = |page: &Page| {
        let view = page.session.cells()[page.cell.index()];
        text().spoken.cell(page.session.labelled(page.cell, view), shape, "", text().locale)
    };
    assert_eq!(said(&page), "Empty");
    page.send(InputMsg::EnterAs(Mode::Centre, digit('4')));
    page.send(InputMsg::EnterAs(Mode::Centre, digit('6')));
    assert_eq!(said(&page), "Empty, notes 4 6");
    let looked = |cell: Cell| page.session.labelled(cell, page.session.cells()[cell.index()]);
    let done = Announcement::Undone(true, Done::Cell(page.cell, shape.clone()));
    let place = format!("r{} c{}", geometry.row(page.cell) + 1, geometry.column(page.cell) + 1);
    assert_eq!(
        text().announcements.said(&done, &looked, text().locale),
        format!("Undone: empty, notes 4 6, {place}.")
    );
    page.send(InputMsg::Enter(page.right()));
    assert_eq!(said(&page), format!("{:?}", page.right()));
    let grid = page.session.game().grid();
    let given = geometry.peer_list(page.cell).iter().find_map(|&peer| Some((peer, grid.get(peer)?)));
    let (other, twice) = given.expect("a given in sight");
    page.send(InputMsg::Enter(twice));
    let there = format!("r{} c{}", geometry.row(other) + 1, geometry.column(other) + 1);
    assert!(said(&page).starts_with(&format!("{twice:?}. Clash {there}")), "{}", said(&page));
    page.send(PageMsg::Pause);
    assert_eq!(said(&page), "Hidden");
}

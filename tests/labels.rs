//! What is spoken of a cell, and told under the board: notes of two kinds, colours, trials, checks and the
//! filter.
#![cfg(not(target_family = "wasm"))]

use std::collections::BTreeSet;
use stepdoku::app::text::text;
use sudoku_core::{
    Cell, Digit, examples,
    play::{
        colour::Colour,
        input::{Filter, Mode, Target},
        session::{Moment, Msg, Session},
        settings::{CheckSays, Choice, NoteLayout, Switch},
    },
};

/// A page in which one empty cell has the cursor.
struct Page {
    session: Session,
    cell: Cell,
}

impl Page {
    fn new() -> Self {
        let session = Session::new(examples::first(), Moment::default());
        let empty = |cell: &Cell| session.game().entry(*cell).digit().is_none();
        let cell = Cell::all(session.order()).find(empty).expect("an empty cell");
        let mut page = Self { session, cell };
        page.send(Msg::Select(cell));
        page
    }

    fn send(&mut self, msg: Msg) {
        self.session.update(msg, Moment::default());
    }

    /// The label of the cell, without its name.
    fn label(&self) -> String {
        let view = self.session.cells()[self.cell.index()];
        let said = (text().cell)(self.session.labelled(self.cell, view), self.session.order());
        let name = said.splitn(3, ", ").nth(2).map(str::to_owned);
        name.unwrap_or_else(|| panic!("{said}"))
    }

    fn right(&self) -> Digit {
        self.session.game().puzzle().solution().get(self.cell).expect("a digit")
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
    let mut check = |msgs: &[Msg], expected: &str| {
        for msg in msgs {
            page.send(msg.clone());
        }
        assert_eq!(page.label(), expected, "{msgs:?}");
    };
    check(&[], "empty");
    check(
        &[Msg::EnterAs(Mode::Centre, digit('4')), Msg::EnterAs(Mode::Corner, digit('1'))],
        "empty, notes 1 and 4",
    );
    check(&[Msg::Choose(Choice::NoteLayout(NoteLayout::CornerCentre))], "empty, centre notes 1 and 4");
    check(
        &[Msg::EnterAs(Mode::Corner, digit('4')), Msg::EnterAs(Mode::Corner, digit('7'))],
        "empty, corner notes 4 and 7, centre notes 1 and 4",
    );
    // However small the cell is drawn.
    check(&[Msg::Resized(10)], "empty, corner notes 4 and 7, centre notes 1 and 4");
    check(&[Msg::Erase, Msg::SetMode(Mode::Colour), Msg::Paint(colour(6))], "empty, coloured blue");
    check(&[Msg::Paint(colour(1)), Msg::Paint(colour(9))], "empty, coloured red, blue and grey");
    check(&[Msg::Paint(colour(9))], "empty, coloured red and blue");
    check(
        &[
            Msg::ClearColours,
            Msg::PaintOn(Target::Candidates),
            Msg::Paint(colour(4)),
            Msg::Enter(digit('2')),
            Msg::Enter(digit('3')),
        ],
        "empty, 2 and 3 coloured green",
    );
}

#[test]
fn a_label_says_what_became_of_a_digit() {
    let mut page = Page::new();
    let right = page.right();
    let wrong = Digit::all(page.session.order()).find(|&digit| digit != right).expect("another digit");
    page.send(Msg::Set(Switch::Duplicates, false));
    page.send(Msg::Try);
    page.send(Msg::Enter(wrong));
    assert_eq!(page.label(), format!("{wrong}, tried"));
    page.send(Msg::Choose(Choice::CheckSays(CheckSays::Which)));
    page.send(Msg::Check);
    assert_eq!(page.label(), format!("{wrong}, tried, wrong"));
    page.send(Msg::GiveUp);
    page.send(Msg::FilterBy(Some(Filter::Digit(right))));
    assert_eq!(page.label(), "empty, pointed out");
    page.send(Msg::Enter(right));
    assert_eq!(page.label(), format!("{right}, pointed out"));
    page.send(Msg::FilterBy(None));
    assert_eq!(page.label(), right.to_string());
}

#[test]
fn each_colour_has_a_name_of_its_own() {
    let mut page = Page::new();
    page.send(Msg::SetMode(Mode::Colour));
    let mut names = BTreeSet::new();
    for colour in Colour::all() {
        page.send(Msg::Paint(colour));
        let name = page.label();
        assert!(name.starts_with("empty, coloured ") && names.insert(name.clone()), "{name}");
        page.send(Msg::Paint(colour));
    }
}

#[test]
fn the_line_under_the_board_keeps_what_the_player_does_not_want_to_be_told() {
    let mut page = Page::new();
    let said = |page: &Page| {
        let seen = page.session.inspected().expect("the board is not covered");
        (text().inspected)(seen, page.session.order()).1
    };
    assert_eq!((said(&page), page.label()), ("is empty".into(), "empty".into()));
    page.send(Msg::Look);
    assert!(said(&page).starts_with("can hold "), "{}", said(&page));
    assert_eq!(page.label(), format!("empty, {}", said(&page).replace(" only", "")));
    page.send(Msg::Escape);
    assert_eq!((said(&page), page.label()), ("is empty".into(), "empty".into()));
    page.send(Msg::ToggleCandidates);
    assert!(said(&page).starts_with("can hold "), "{}", said(&page));
}

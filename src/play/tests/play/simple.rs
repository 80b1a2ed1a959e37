//! The simple view, and the things in the place of digits: the settings in force, the keys, the hints, the finish,
//! and the links.

use crate::{
    common::{ARTICLE, SMALL, puzzle},
    page::Page,
};
use sudoku_core::{Cell, Digit, Shape, Symbols};
use sudoku_play::{
    features::times::Standing,
    input::Mode,
    keys::{self, Key, Modifiers},
    messages::{GameMsg, HintMsg, InputMsg, LinkMsg, PageMsg, SettingsMsg},
    saved::settings::{Choice, ClockSetting, Switch},
    taught::HintSays,
    ui::{Notice, Panel},
};

const NONE: Modifiers = Modifiers { shift: false, ctrl: false, alt: false };

fn simple(text: &str) -> Page {
    let mut page = Page::new(puzzle(text));
    page.send(SettingsMsg::Set(Switch::Simple, true)).check();
    page
}

/// A letter as the board means it.
fn spelled(page: &Page, letter: char, held: Modifiers) -> Key {
    keys::spelled(Key::Char(letter), held, page.session.shape(), page.session.spells())
}

/// An empty cell and the digit of its solution, from 1.
fn right(page: &Page) -> (Cell, char) {
    let game = page.session.game();
    let cell = Cell::all(game.shape()).find(|&cell| game.grid().get(cell).is_none()).expect("an empty cell");
    (cell, game.solution().expect("a proven puzzle").get(cell).expect("a digit").symbol())
}

#[test]
fn letters_and_pictures_are_for_nine_things_at_most() {
    for symbols in Symbols::ALL {
        let small = [Shape::S4, Shape::S9].map(|shape| symbols.on(shape));
        let large = [Shape::S16, Shape::S25].map(|shape| symbols.on(shape));
        assert_eq!((small, large), ([symbols; 2], [Symbols::Digits; 2]));
    }
}

#[test]
fn letters_and_figures_enter_the_same_digits() {
    for (text, last) in [(SMALL, 'd'), (ARTICLE, 'i')] {
        let mut page = Page::new(puzzle(text));
        let (cell, _) = right(&page);
        let entered = |page: &mut Page, key: char, held: Modifiers| {
            page.send(InputMsg::Select(cell)).send(InputMsg::Erase);
            page.press(Key::Char(key), held);
            page.session.game().entry(cell).digit().map(Digit::index)
        };
        assert_eq!(entered(&mut page, last, NONE), None, "letters are commands");
        page.send(SettingsMsg::Choose(Choice::Symbols(Symbols::Letters)));
        let side = page.session.shape().side();
        for (number, letter) in ('a'..=last).enumerate() {
            let figure = char::from_digit(number as u32 + 1, 10).expect("a figure");
            assert_eq!(entered(&mut page, letter, NONE), Some(number), "{letter}");
            assert_eq!(entered(&mut page, letter.to_ascii_uppercase(), NONE), Some(number), "{letter}");
            assert_eq!(entered(&mut page, figure, NONE), Some(number), "{figure}");
        }
        let beyond = char::from(b'a' + side as u8);
        assert_eq!(spelled(&page, beyond, NONE), Key::Char(beyond));
        let undo = Modifiers { ctrl: true, ..NONE };
        assert_eq!(spelled(&page, 'a', undo), Key::Char('a'), "a command stays one");
        page.send(InputMsg::ToggleComma);
        assert_eq!(spelled(&page, 'c', NONE), Key::Char('c'), "a comma makes it a command");
    }
}

#[test]
fn the_simple_view_has_no_clock_and_no_commands_by_letters() {
    let mut page = Page::new(puzzle(SMALL));
    page.send(SettingsMsg::Set(Switch::KeepNotes, true));
    page.send(InputMsg::SetMode(Mode::Centre)).send(PageMsg::Show(Panel::Solve));
    page.send(SettingsMsg::Set(Switch::Simple, true)).check();
    let settings = page.session.settings();
    assert_eq!(
        (settings.clock, settings.letter_keys, settings.keep_notes),
        (ClockSetting::Off, false, false)
    );
    assert_eq!((page.session.panel(), page.session.pad().mode), (Panel::Play, Mode::Digit));
    page.wait(60_000);
    assert_eq!(page.seconds(), 0);
    let (cell, symbol) = right(&page);
    page.send(InputMsg::Select(cell)).press(Key::Char(symbol), Modifiers { shift: true, ..NONE });
    assert!(page.session.game().entry(cell).digit().is_some(), "Shift writes no note");
    page.type_keys("nrt").check();
    assert_eq!(page.session.dialog(), None);
    page.send(GameMsg::Undo);
    assert_eq!(page.session.game().entry(cell).digit(), None);
    page.send(SettingsMsg::Set(Switch::Simple, false)).check();
    let settings = page.session.settings();
    assert_eq!(
        (settings.clock, settings.letter_keys, settings.keep_notes),
        (ClockSetting::Shown, true, true)
    );
}

#[test]
fn the_finish_of_the_simple_view_has_no_time() {
    for is_simple in [true, false] {
        let mut page = Page::new(puzzle(SMALL));
        page.send(SettingsMsg::Set(Switch::Simple, is_simple)).place_right(16);
        assert_eq!(page.result().standing == Standing::Untimed, is_simple);
        assert_eq!(page.session.book().finishes().count() == 0, is_simple);
    }
}

#[test]
fn a_hint_of_the_simple_view_leads_to_the_digit_and_writes_no_note() {
    let mut page = simple(SMALL);
    while !page.session.game().is_finished() {
        page.send(HintMsg::Next).work();
        let says = |page: &Page| page.session.teaching().hint.map(|hint| hint.says);
        assert!(matches!(says(&page), Some(HintSays::Where(_))), "{:?}", says(&page));
        page.send(HintMsg::Next).send(HintMsg::Next);
        assert!(matches!(says(&page), Some(HintSays::Why(..))), "{:?}", says(&page));
        page.send(HintMsg::Apply).check();
        let game = page.session.game();
        assert!(Cell::all(game.shape()).all(|cell| game.notes(cell).all().is_empty()));
    }
}

#[test]
fn a_link_turns_the_page_to_the_simple_view() {
    for (link, symbols, opened) in [
        ("#v=digits", Symbols::Digits, None),
        ("#v=pictures", Symbols::Pictures, None),
        ("#v=letters", Symbols::Letters, None),
        ("#v=letters&later=1", Symbols::Letters, None),
        ("#v=colours&p=1.....2..3.....4", Symbols::Colours, Some(SMALL)),
        ("#v=pictures&s=2.2.easy.random.none.00000001", Symbols::Pictures, None),
    ] {
        let mut page = Page::new(puzzle(ARTICLE));
        page.send(LinkMsg::Open(link.into()));
        assert!(
            page.link.as_deref().is_some_and(|named| named.starts_with("#v=")),
            "a reload opens it: {link}"
        );
        assert!(!page.session.settings().simple, "{link}: it comes with its puzzle");
        page.work().check();
        let settings = page.session.settings();
        assert_eq!((settings.simple, settings.symbols), (true, symbols), "{link}");
        assert_eq!(page.session.shape(), Shape::S4, "{link}");
        if let Some(opened) = opened {
            assert_eq!(page.session.game().clues().to_string(), opened);
        }
    }
}

/// The view and the puzzle of a link come together or not at all.
#[test]
fn a_link_to_an_unknown_view_and_a_refused_one_change_nothing() {
    for link in [
        "#v=",
        "#v=nonsense",
        "#v=runes&p=1.....2..3.....4",
        "#v=1A1A&p=bad",
        "#v=digits&p=bad",
        "#v=pictures&p=11..............",
        "#v=pictures&p=................",
        "#v=letters&p=1.....2..3.....4&b=damaged",
        "#v=letters&s=nonsense",
        "#v=letters&%zz",
    ] {
        for (leads, own) in [(false, ARTICLE), (true, ARTICLE), (true, SMALL)] {
            let mut page = Page::new(puzzle(own));
            page.send(SettingsMsg::Choose(Choice::Symbols(Symbols::Colours))).place_right(1);
            let (board, settings, kept) = (page.drawn(), page.session.settings(), page.settings.clone());
            let link = link.to_owned();
            page.send(if leads { LinkMsg::Follow(link.clone()) } else { LinkMsg::Open(link.clone()) });
            if page.asked.is_some() {
                page.work();
            }
            assert!(
                matches!(page.session.notice(), Some(Notice::LinkRefused(_))),
                "{link}: {:?}",
                page.session.notice()
            );
            assert_eq!((page.drawn(), page.session.settings()), (board, settings), "{link}");
            assert_eq!(page.settings, kept, "{link}: nothing is stored");
            page.check();
        }
    }
}

#[test]
fn the_view_of_a_link_waits_with_its_puzzle() {
    let mut page = Page::new(puzzle(ARTICLE));
    page.place_right(2);
    let board = page.drawn();
    page.send(LinkMsg::Follow("#v=pictures&p=1.....2..3.....4".into())).work().check();
    assert!(matches!(page.session.notice(), Some(Notice::LinkReady(_))), "{:?}", page.session.notice());
    assert_eq!((page.drawn(), page.session.settings().simple), (board, false));
    page.send(LinkMsg::Play).check();
    let settings = page.session.settings();
    assert_eq!((page.drawn().as_str(), settings.simple, settings.symbols), (SMALL, true, Symbols::Pictures));
}

#[test]
fn a_link_to_the_simple_view_leaves_a_small_board_and_a_game_in_play() {
    let mut page = Page::new(puzzle(SMALL));
    page.place_right(2);
    let before = page.drawn();
    page.send(LinkMsg::Open("#v=pictures".into())).check();
    assert_eq!((page.drawn(), page.session.settings().simple), (before, true));

    let mut page = Page::new(puzzle(ARTICLE));
    page.place_right(2);
    page.send(LinkMsg::Open("#v=pictures".into())).work().check();
    assert_eq!(page.session.shape(), Shape::S4);
    assert!(!page.kept().games.is_empty(), "the game before is saved");
}

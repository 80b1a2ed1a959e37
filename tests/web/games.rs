//! The dialogs of games, times and keys: they show the contents of the disk and of the core.

use crate::{
    board::{every_line, lines},
    page::{Page, drawn, first_game, game, text_of},
    shelf::{clear, finish, stored},
};
use leptos::prelude::document;
use stepdoku::app::{
    browser::journal::{add_game, games, put_finish},
    text::{later, text, time},
};
use sudoku_core::{Level, Shape, explain::Locale};
use sudoku_play::{
    keys::list,
    saved::{
        archive::StoredGame,
        journal::{Event, Record},
        settings::{NoteLayout, Settings},
    },
    ui::{Dialog, Notice},
};
use wasm_bindgen::JsCast;
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::HtmlElement;

/// A game on the disk, on an untouched puzzle.
fn unplayed(id: u64, line: &str) -> StoredGame {
    let event = Event::Snapshot(Box::new(game(line)));
    StoredGame { id, records: vec![(0, Record { number: 0, played: 5000, date: 1, event }.write())] }
}

const CARDS: &str = "dialog[open] .games > .cards > .card:not(.new)";

/// Opens the list, and waits until it is read.
async fn open(page: &Page, cards: usize) {
    page.open_by_head("games").await;
    page.until("all cards", |page| page.all(CARDS).len() == cards).await;
}

#[wasm_bindgen_test]
async fn games_on_the_disk_are_listed_opened_and_put_away() {
    clear().await;
    for (id, line) in (10..).zip([lines()[0], lines()[2]]) {
        add_game(&unplayed(id, line)).await.unwrap();
    }
    add_game(&stored(12)).await.unwrap();
    let page = Page::with(first_game()).await;
    open(&page, 4).await;
    let name = |game: &sudoku_play::game::Game| (text().game)(game.shape(), game.origin().level);
    let mut told = [first_game(), game(lines()[0]), game(lines()[2]), first_game()].map(|game| name(&game));
    let mut shown = page.texts(&format!("{CARDS} .card-name"));
    told.sort();
    shown.sort();
    assert_eq!(shown, told);
    assert_eq!(page.all(&format!("{CARDS}.here")).len(), 1);

    let small = name(&game(lines()[0]));
    let card = |name: &str| {
        let card = page.all(CARDS).into_iter().find(|card| text_of(card).contains(name)).unwrap();
        move |selector: &str| -> HtmlElement {
            card.query_selector(selector).unwrap().unwrap().unchecked_into()
        }
    };
    card(&small)(".card-main").click();
    page.until("the small game", |page| page.has(".app[data-density='small']")).await;
    assert!(!page.has("dialog[open]"), "the list closes");
    let board = page
        .texts("[role=gridcell]")
        .iter()
        .map(|cell| if cell.is_empty() { "." } else { cell })
        .collect::<String>();
    assert_eq!(board, game(lines()[0]).puzzle().clues().to_string());
    assert_eq!(document().title(), (text().title)(None, Shape::S4, Some(Level::Easy)));

    // The previous game was never played, so it disappears by itself.
    open(&page, 3).await;
    let large = name(&game(lines()[2]));
    let delete = (later().games.action)(later().games.actions[2], &large);
    card(&large)(&format!("[aria-label='{delete}']")).click();
    page.until("one card less", |page| page.all(CARDS).len() == 2).await;
    assert_eq!(
        page.text("dialog[open] .notice > span"),
        (text().notice)(&Notice::GameDeleted(11), Locale::ENGLISH)
    );
    let folded = page.texts("dialog[open] .games summary");
    assert_eq!(folded, [(later().games.away)(2)], "this one, and the first that was on the board");
    page.one("dialog[open] .notice .button").click();
    page.until("the card again", |page| page.all(CARDS).len() == 3).await;
    assert!(games().await.unwrap().iter().any(|game| game.id == 11), "and it is on the disk");
}

#[wasm_bindgen_test]
async fn times_are_those_of_the_book() {
    clear().await;
    for (game, played) in [(1, 61_000), (2, 125_000), (3, 90_000)] {
        put_finish(&finish(game, played)).await.unwrap();
    }
    let page = Page::with(first_game()).await;
    page.open_by_head("games").await;
    page.click("dialog[open]", (text().titles)(Dialog::Times)).await;
    page.until("the times", |page| page.has("dialog[open] .kind")).await;
    let names = [(text().game)(Shape::S9, Some(Level::Hard))];
    assert_eq!(page.texts("dialog[open] .kind .card-name"), names);
    assert_eq!(page.texts("dialog[open] .kind-best dd"), [time(61)]);
    assert_eq!(page.texts("dialog[open] .kind-median dd"), [time(90)]);
    assert_eq!(page.texts("dialog[open] .facts dd"), ["1", "1", "3"]);
    assert_eq!(page.all("dialog[open] .chart rect").len(), 3);
    let said = (later().times.chart)(&[time(61), time(125), time(90)]);
    assert_eq!(page.one("dialog[open] .chart svg").get_attribute("aria-label"), Some(said));
    page.click("dialog[open] .times", (text().titles)(Dialog::Games)).await;
    assert_eq!(
        page.text("dialog[open] .dialog-title"),
        (text().titles)(Dialog::Games),
        "and back to the games"
    );
}

#[wasm_bindgen_test]
async fn all_keys_are_told_as_they_are_on_that_board() {
    for (shape, line) in every_line() {
        for (letter_keys, note_layout) in [(true, NoteLayout::Fixed), (false, NoteLayout::CornerCentre)] {
            let settings = Settings { letter_keys, note_layout, ..Settings::default() };
            let page = Page::with_settings(game(line), settings).await;
            page.open_by_head("help").await;
            drawn().await;
            let words = &later().keys;
            let told = list(shape, letter_keys, note_layout);
            let groups = [words.how, later().marks.all, words.gestures.0]
                .into_iter()
                .chain(told.iter().map(|(group, _)| (words.group)(*group)));
            assert_eq!(page.texts("dialog[open] .keys-group"), groups.collect::<Vec<_>>(), "{shape:?}");
            let lines = || told.iter().flat_map(|(_, lines)| lines);
            let does = words
                .gestures
                .1
                .iter()
                .map(|(_, does)| *does)
                .chain(lines().map(|line| (words.action)(line.action)));
            assert_eq!(page.texts("dialog[open] .keys dd"), does.collect::<Vec<_>>(), "{shape:?}");
            let presses: Vec<String> =
                lines().flat_map(|line| &line.presses).map(|press| (words.press)(*press, shape)).collect();
            assert_eq!(page.texts("dialog[open] .keys kbd"), presses, "{shape:?}");
        }
    }
}

//! Dialogs and notices: they open, have their contents, and close in every way.

use crate::page::{Page, drawn, fire, first_game, game, single_spaced, text_of};
use leptos::prelude::document;
use stepdoku::app::text::{later, text};
use sudoku_core::{Level, Shape, examples, explain::Locale, notation::link};
use sudoku_play::{
    game::{Game, aids::Aids},
    ui::{Dialog, Notice},
};
use wasm_bindgen::JsCast;
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::{HtmlDialogElement, HtmlElement, HtmlInputElement};

fn open_dialog(page: &Page) -> HtmlDialogElement {
    page.one("dialog[open]").unchecked_into()
}

#[wasm_bindgen_test]
async fn each_dialog_opens_and_closes() {
    let page = Page::with(first_game()).await;
    assert!(!page.has("dialog[open]"), "none is open at the start");
    for (door, title) in [
        ("[data-opens=games]", (text().titles)(Dialog::Games)),
        ("[data-opens=new]", (text().titles)(Dialog::New)),
        ("[data-opens=link]", (text().titles)(Dialog::Link)),
        ("[data-opens=settings]", (text().titles)(Dialog::Settings)),
        ("[data-opens=help]", (text().titles)(Dialog::Help)),
        ("[data-does=moments]", (text().titles)(Dialog::Moments)),
        ("[data-does=solution]", (text().titles)(Dialog::Solution)),
    ] {
        let open = async || {
            page.one(door).click();
            drawn().await;
        };
        let at_home = || document().active_element().is_some_and(|element| element == page.cell(0).into());
        page.focus(0).await;
        open().await;
        assert_eq!(page.text("dialog[open] .dialog-title"), title);
        let inside = open_dialog(&page).contains(document().active_element().as_deref());
        assert!(inside, "{title} takes the focus");
        page.click("dialog[open] .dialog-head", text().close).await;
        assert!(!page.has("dialog[open]"), "{title} closes by its button");
        assert!(at_home(), "{title} gives the focus back");

        // Escape closes it in the browser, which then reports that.
        open().await;
        open_dialog(&page).close();
        page.until("the dialog knows that it is closed", |page| !page.has(".dialog-body")).await;
        assert!(!page.has("dialog[open]"), "{title} closes by Escape");
        assert!(at_home(), "{title} gives the focus back after Escape, too");
    }
}

#[wasm_bindgen_test]
async fn the_link_is_the_puzzle() {
    let page = Page::with(first_game()).await;
    page.open_by_head("link").await;
    let input: HtmlInputElement = page.one("dialog[open] .share input").unchecked_into();
    let shown = input.get_attribute("value").unwrap();
    let fragment = shown.split_once('#').map(|(_, fragment)| format!("#{fragment}")).unwrap();
    assert_eq!(link::read(&fragment).unwrap().unwrap().grid(), first_game().puzzle().clues());
    assert_eq!(document().location().unwrap().hash().unwrap(), fragment, "the address holds it, too");
}

#[wasm_bindgen_test]
async fn levels_depend_on_the_size() {
    let page = Page::with(first_game()).await;
    page.open_by_head("new").await;
    for shape in Shape::offered() {
        let size = page.one(&format!("dialog[open] input[name=shape][value='{}']", shape.token()));
        size.unchecked_into::<HtmlElement>().click();
        drawn().await;
        let offered = Level::ALL.into_iter().filter(|level| level.exists_at(shape));
        let names: Vec<&str> = offered.map(text().level).collect();
        assert_eq!(page.texts("dialog[open] .level .choice-name"), names, "{shape:?}");
    }
}

#[wasm_bindgen_test]
async fn an_empty_field_is_refused_at_once() {
    let page = Page::with(first_game()).await;
    page.open_by_head("new").await;
    page.click("dialog[open] .doors", later().making.doors[2]).await;
    for empty in ["", " \n"] {
        let field = page.one("dialog[open] textarea");
        js_sys::Reflect::set(&field, &"value".into(), &empty.into()).unwrap();
        fire(&field, "InputEvent", "input", &[]);
        page.click("dialog[open] .dialog-foot", later().dialog.play_it).await;
        let error = sudoku_core::notation::read(empty).unwrap_err();
        let told = (text().refusal)(&sudoku_play::ui::Refusal::Unreadable(error), Locale::ENGLISH);
        assert_eq!(page.text("dialog[open] .verdict.bad"), single_spaced(&told), "{empty:?}");
        assert_eq!(page.one("dialog[open] textarea").get_attribute("aria-invalid").as_deref(), Some("true"));
    }
    assert_eq!(text_of(&page.cell(0)), "1", "the board stays");
}

#[wasm_bindgen_test]
async fn what_is_typed_into_a_field_is_not_played() {
    let page = Page::with(first_game()).await;
    page.focus(2).await;
    page.open_by_head("new").await;
    page.click("dialog[open] .doors", later().making.doors[1]).await;
    page.one("dialog[open] input[name=seed]").focus().unwrap();
    for key in ["5", " ", "?", "Delete"] {
        page.press(key).await;
    }
    assert_eq!(text_of(&page.cell(2)), "");
    assert!(!page.has("[data-notes]"));
    let mode = page.one(".modes [aria-pressed=true]").get_attribute("data-mode");
    assert_eq!(mode.as_deref(), Some("digits"));
    assert_eq!(
        page.text("dialog[open] .dialog-title"),
        (text().titles)(Dialog::New),
        "no other dialog has opened"
    );
}

#[wasm_bindgen_test]
async fn the_examples_are_all_there() {
    let page = Page::with(first_game()).await;
    page.open_by_head("new").await;
    page.click("dialog[open] .doors", later().making.doors[2]).await;
    let names: Vec<String> = page.texts(".pick .pick-name");
    let told: Vec<String> = examples::ALL.iter().map(|one| (later().dialog.example)(one).0).collect();
    assert_eq!(names, told);
}

#[wasm_bindgen_test]
async fn the_solution_is_a_move() {
    let page = Page::with(first_game()).await;
    page.uses("solution").await;
    let (_, fill, beside) = later().dialog.solution;
    let empty = 81 - first_game().puzzle().clues().filled_count();
    page.click("dialog[open] .dialog-foot", beside).await;
    assert_eq!(page.all(".solution-board td").len(), 81);
    assert_eq!(page.all(".cell.empty").len(), empty, "beside the board it is no move");
    page.click(".solution", text().play.hide_solution).await;
    assert!(!page.has(".solution"));

    page.uses("solution").await;
    page.click("dialog[open] .dialog-foot", fill).await;
    let board = page.texts("[role=gridcell]").concat();
    assert_eq!(board, first_game().puzzle().solution().to_string());
    page.until("the finish", |page| page.has("dialog[open] .finish")).await;
    page.click("dialog[open]", later().dialog.finish.2).await;
    assert!(!page.has("dialog[open]"));
    page.uses("undo").await;
    assert_eq!(page.all(".cell.empty").len(), empty);
}

/// A game with one empty cell, and that cell's digit.
fn all_but_one() -> (Game, usize, String) {
    let line = "1243342143122.34";
    (game(line), 13, "1".to_owned())
}

#[wasm_bindgen_test]
async fn the_last_digit_brings_the_finish() {
    let (game, empty, digit) = all_but_one();
    let page = Page::with(game).await;
    page.focus(empty).await;
    page.press(&digit).await;
    page.until("the finish", |page| page.has("dialog[open] .finish-title")).await;
    assert_eq!(page.text(".finish-title"), (text().titles)(Dialog::Finish));
    let words = &later().times.finish;
    let how = format!("{} {}.", (words.solved)(Aids::EMPTY), (words.played)(1, 1));
    assert_eq!(page.text(".finish-how"), how);
    page.click("dialog[open]", later().dialog.finish.1).await;
    assert!(page.has("#panel-step") && !page.has("dialog[open]"), "the solver shows how");
    assert_eq!(page.all(".cell.empty").len(), 1, "from the givens");
}

#[wasm_bindgen_test]
async fn a_wrong_last_digit_is_told_and_the_notice_goes() {
    let (game, empty, _) = all_but_one();
    let page = Page::with(game).await;
    page.focus(empty).await;
    page.press("2").await;
    assert_eq!(page.text(".notice > span"), (text().notice)(&Notice::FullButWrong, Locale::ENGLISH));
    assert!(page.all(".cell.conflict").len() > 1, "and shown");
    page.click(".notice", text().close).await;
    assert_eq!(page.text(".notice"), "");
}

#[wasm_bindgen_test]
async fn a_pause_covers_the_board() {
    let page = Page::with(first_game()).await;
    page.one(".clock").click();
    drawn().await;
    assert_eq!(page.text(".cover-title"), text().play.paused);
    assert!(
        page.all("[role=gridcell]").iter().all(|cell| text_of(cell).is_empty()),
        "no digit is left in it"
    );
    page.click(".cover", text().play.go_on).await;
    assert!(!page.has(".cover"));
    assert_eq!(text_of(&page.cell(0)), "1");
}

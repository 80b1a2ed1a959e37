//! Saving: every change is on the disk before the page reports it as saved, and nothing is overwritten.

use crate::page::{Page, first_game, found, fresh_name, text_of};
use stepdoku::app::text::text;
use sudoku_play::view::SaveState;
use wasm_bindgen_test::wasm_bindgen_test;

#[wasm_bindgen_test]
async fn a_move_is_saved_and_the_page_says_so() {
    let page = Page::with(first_game()).await;
    let state = |page: &Page| page.text(".save-state");
    assert_ne!(state(&page), (text().head.save)(SaveState::Failed));
    page.focus(2).await;
    page.press("5").await;
    page.until("the move is saved", |page| state(page) == (text().head.save)(SaveState::Saved)).await;
    assert_eq!(text_of(&page.cell(2)), "5");
}

#[wasm_bindgen_test]
async fn a_page_that_is_behind_another_goes_on_as_a_game_of_its_own() {
    let name = fresh_name();
    let saved = (text().head.save)(SaveState::Saved);
    let page = Page::open(found(name, first_game())).await;
    page.focus(2).await;
    page.press("5").await;
    page.until("the first page has saved", |page| page.text(".save-state") == saved).await;
    drop(page);

    // The same game before that move, as another tab would have it.
    let page = Page::open(found(name, first_game())).await;
    page.focus(2).await;
    page.press("8").await;
    page.until("the second page learns of the first", |page| page.has(".notice > span")).await;
    // Its later words name the cause as well.
    let told = page.text(".notice > span");
    assert!(told.ends_with("From here on, yours is saved as a separate game."), "{told}");
    page.until("it is saved under another name", |page| page.text(".save-state") == saved).await;
    assert_eq!(text_of(&page.cell(2)), "8");
}

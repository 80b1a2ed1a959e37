//! Changes on the page are minimal: the cells that differ, and nothing else.

use crate::page::{Page, game, lines};
use stepdoku_page::app::text::text;
use sudoku_play::view::SaveState;
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::Node;

/// A 25×25 with all candidates shown and the cursor in its middle.
async fn full_board() -> Page {
    let page = Page::with(game(lines()[3])).await;
    page.uses("candidates").await;
    // The use of this help is saved, and the page then reports that.
    let saved = text().head.save(SaveState::Saved);
    page.until("all is saved", |page| page.text(".save-state") == saved).await;
    let cursor = page.one("[role=gridcell][tabindex='0']");
    cursor.focus().unwrap();
    crate::page::drawn().await;
    assert!(page.all("[data-notes]").len() > 250, "all candidates are shown");
    page
}

/// The name of a node, for finding the reason of a change.
fn told(node: &Node) -> String {
    let around = node.parent_element().map(|around| around.class_name()).unwrap_or_default();
    format!("{} {:?} in {around:?}", node.node_name(), node.text_content())
}

#[wasm_bindgen_test]
async fn a_key_on_the_largest_board_changes_few_nodes() {
    let page = full_board().await;
    // Once in advance, so that one-time messages (the game has started) do not count.
    page.press("Delete").await;
    let mut counts = Vec::new();
    for key in ["1", "2", "c", "Backspace", "p", "ArrowLeft"] {
        let watch = page.watch();
        page.press(key).await;
        counts.push((key, watch.changed().len()));
    }
    assert!(counts.iter().all(|(_, changed)| (1..=80).contains(changed)), "{counts:?}");
}

#[wasm_bindgen_test]
async fn a_shortcut_does_not_turn_the_mode() {
    let page = full_board().await;
    page.press("1").await;
    let watch = page.watch();
    Page::key("keydown", "Control", &["ctrlKey"]);
    Page::key("keydown", "z", &["ctrlKey"]);
    Page::key("keyup", "z", &["ctrlKey"]);
    Page::key("keyup", "Control", &[]);
    crate::page::drawn().await;
    let changed = watch.changed();
    let modes = page.one("[data-does='notes']");
    assert!(!changed.is_empty(), "the digit is taken back");
    assert!(!changed.iter().any(|node| modes.contains(Some(node))), "the tool for notes is left alone");
}

#[wasm_bindgen_test]
async fn keys_that_come_before_the_focus_has_moved_are_all_heard() {
    let page = Page::with(game(lines()[1])).await;
    page.press_with("Home", &["ctrlKey"]).await;
    let before = page.all("[role=gridcell][aria-selected=true]").len();
    for key in ["ArrowRight", "ArrowDown", "ArrowDown"] {
        Page::key("keydown", key, &["shiftKey"]);
    }
    crate::page::drawn().await;
    let chosen = page.all("[role=gridcell][aria-selected=true]").len();
    assert_eq!((before, chosen), (1, 4), "the focus follows the last key, and drops nothing that was chosen");
    let focused = leptos::prelude::document().active_element().unwrap();
    assert_eq!(focused.get_attribute("tabindex").as_deref(), Some("0"), "it is where the cursor is");
}

#[wasm_bindgen_test]
async fn what_changes_nothing_touches_nothing() {
    let page = full_board().await;
    page.press_with("Home", &["ctrlKey"]).await;
    // Each of these repaints all 625 cells.
    for key in ["ArrowUp", "ArrowLeft", "Home"] {
        let watch = page.watch();
        page.press(key).await;
        let changed: Vec<String> = watch.changed().iter().map(told).collect();
        assert_eq!(changed, [""; 0], "{key} in the first corner");
    }
}

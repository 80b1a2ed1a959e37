//! How little changes on the page: the cells that differ, and nothing else.

use crate::{
    board::lines,
    page::{Page, game},
};
use stepdoku::app::text::text;
use wasm_bindgen_test::wasm_bindgen_test;

/// A 25×25 with all candidates shown and the cursor in its middle.
async fn full_board() -> Page {
    let page = Page::with(game(lines()[3])).await;
    page.click(".tools", text().play.candidates).await;
    let cursor = page.one("[role=gridcell][tabindex='0']");
    cursor.focus().unwrap();
    crate::page::drawn().await;
    assert!(page.all("[data-notes]").len() > 250, "all candidates are shown");
    page
}

#[wasm_bindgen_test]
async fn a_key_on_the_largest_board_changes_few_nodes() {
    let page = full_board().await;
    // Once before, so that what is told once (the game has begun) is not counted.
    page.press("Delete").await;
    let mut counts = Vec::new();
    for key in ["1", "2", "c", "Backspace", "p", "ArrowLeft"] {
        let watch = page.watch();
        page.press(key).await;
        counts.push((key, watch.changed().len()));
    }
    assert!(counts.iter().all(|(_, changed)| (1..=90).contains(changed)), "{counts:?}");
}

#[wasm_bindgen_test]
async fn what_changes_nothing_touches_nothing() {
    let page = full_board().await;
    page.press_with("Home", &["ctrlKey"]).await;
    // Each of these paints all 625 cells anew.
    for key in ["ArrowUp", "ArrowLeft", "Home"] {
        let watch = page.watch();
        page.press(key).await;
        let changed: Vec<_> = watch.changed().iter().map(web_sys::Node::node_name).collect();
        assert_eq!(changed, [""; 0], "{key} in the first corner");
    }
}

//! The same seeds as on the host give the same puzzles in a browser.
#![cfg(target_family = "wasm")]

#[path = "engine/golden.rs"]
mod golden;
#[path = "engine/golden_measures.rs"]
mod golden_measures;
#[path = "engine/golden_recipes.rs"]
mod golden_recipes;
#[path = "engine/magazines.rs"]
mod magazines;

use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

#[wasm_bindgen_test]
fn seeds_give_the_same_puzzles_in_a_browser() {
    assert!(golden::specs().len() > 20);
    golden::check();
    golden_measures::check();
    golden_recipes::check();
    magazines::check();
}

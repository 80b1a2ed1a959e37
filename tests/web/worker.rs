//! The worker, reached through the page. Its program here is the tests' own, which includes all of it.

use crate::page::{Page, drawn, fire, first_game, single_spaced, text_of};
use js_sys::{Array, Reflect};
use leptos::prelude::{document, window};
use stepdoku_page::app::text::{later, text};
use sudoku_core::{
    Drawn, Filling, Level, Puzzle, PuzzleError, Seed, Shape, Spec, Symmetry, brute::unlimited,
    explain::Locale, generate, notation, rating::exact::OwnScales,
};
use sudoku_play::ui::{Panel, Refusal};
use wasm_bindgen::{JsCast, prelude::wasm_bindgen};
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::{Blob, BlobPropertyBag, Element, HtmlElement, Url};

/// The program's start inside a worker; the page of the tests does not run `main`.
#[expect(unreachable_pub, reason = "what is exported must be public")]
#[wasm_bindgen]
pub fn serve_as_worker() {
    stepdoku_worker::serve(OwnScales, |_: &[u8]| Vec::new());
}

/// The code after the glue of the published worker.
const START: &str = include_str!("../../src/worker/start.js");

/// The data that the published page has and the tests' page lacks: the addresses of the worker's files.
struct House {
    put_in: Vec<Element>,
}

impl House {
    fn build() -> Self {
        let origin = window().location().origin().unwrap();
        // The tests' own glue starts no program, so this one starts it afterwards.
        let glue = format!(
            "const startProgram = async (program) => {{ \
             const glue = await import('{origin}/wasm-bindgen-test'); \
             await glue.default(program); glue.serve_as_worker(); }};\nconst [SCALES, READER, startScales, startReader] = ['', ''];\n{START}"
        );
        let options = BlobPropertyBag::new();
        options.set_type("text/javascript");
        let glue = Blob::new_with_str_sequence_and_options(&Array::of1(&glue.into()), &options).unwrap();
        let glue = Url::create_object_url_with_blob(&glue).unwrap();
        // The runner wraps the browser's workers to catch their output, and loses first messages by it.
        let wrapped = Reflect::get(&window(), &"Worker".into()).unwrap();
        let own = Reflect::get(&wrapped, &"prototype".into()).unwrap();
        let own = Reflect::get(&own, &"constructor".into()).unwrap();
        Reflect::set(&window(), &"Worker".into(), &own).unwrap();
        let put = |tag: &str, name: &str, value: &str| {
            let element = document().create_element(tag).unwrap();
            element.set_attribute(name, value).unwrap();
            document().head().unwrap().append_child(&element).unwrap();
            element
        };
        let script = put("script", "data-worker-js", &glue);
        let program = format!("{origin}/wasm-bindgen-test_bg.wasm");
        script.set_attribute("data-worker-wasm", &program).unwrap();
        Self { put_in: vec![script] }
    }
}

impl Drop for House {
    fn drop(&mut self) {
        self.put_in.iter().for_each(Element::remove);
    }
}

fn clues(page: &Page) -> String {
    let symbol = |cell: &Element| match text_of(cell) {
        empty if empty.is_empty() => ".".to_owned(),
        symbol => symbol,
    };
    page.all("[role=gridcell]").iter().map(symbol).collect()
}

async fn paste(page: &Page, puzzle: &str) {
    page.click(".places", text().head.face_new()).await;
    page.click("dialog[open] .doors", later().making.door_own()).await;
    let field = page.one("dialog[open] textarea");
    Reflect::set(&field, &"value".into(), &puzzle.into()).unwrap();
    fire(&field, "InputEvent", "input", &[]);
    page.click("dialog[open] .dialog-foot", later().dialog.play_it()).await;
}

#[wasm_bindgen_test]
async fn it_proves_a_pasted_puzzle() {
    let _house = House::build();
    let page = Page::with(first_game()).await;
    let before = clues(&page);
    for bad in ["................", "123....4........"] {
        paste(&page, bad).await;
        page.until("a verdict", |page| page.has("dialog[open] .verdict.bad")).await;
        let error = Puzzle::new(notation::read(bad).unwrap().grid, &mut unlimited()).unwrap_err();
        assert!(matches!(error, PuzzleError::Ambiguous(..) | PuzzleError::Unsolvable));
        let told = later().refusals.said(&Refusal::Puzzle(error), Locale::ENGLISH);
        assert_eq!(page.text("dialog[open] .verdict.bad"), told);
        assert_eq!(clues(&page), before, "the board stays");
        page.click(".places", text().head.face_play()).await;
    }
    // The worker also rejects texts without a grid.
    for nonsense in ["12345", "what is this?", "[[1, 2], [3]]", "3x3k:a"] {
        paste(&page, nonsense).await;
        page.until("a verdict", |page| page.has("dialog[open] .verdict.bad")).await;
        let told = later()
            .refusals
            .said(&Refusal::Unreadable(notation::read(nonsense).unwrap_err()), Locale::ENGLISH);
        assert_eq!(page.text("dialog[open] .verdict.bad"), single_spaced(&told), "{nonsense:?}");
        assert_eq!(clues(&page), before, "the board stays");
        page.click(".places", text().head.face_play()).await;
    }
    paste(&page, "1.....2..3.....4").await;
    page.until("the pasted puzzle", |page| clues(page) == "1.....2..3.....4").await;
    assert!(!page.has("dialog[open]"));
    assert_eq!(page.all(".keypad button").len(), 4);
}

#[wasm_bindgen_test]
async fn it_makes_the_puzzle_that_is_wished_for() {
    let _house = House::build();
    let page = Page::with(first_game()).await;
    for (shape, level, seed) in [
        (Shape::S4, Level::Easy, "small"),
        (Shape::S9, Level::Medium, "rain"),
        (Shape::S16, Level::Easy, "x"),
    ] {
        page.click(".places", text().head.face_new()).await;
        page.click("dialog[open] .doors", later().making.door_more()).await;
        page.click("dialog[open] .doors", later().making.door_measure()).await;
        let choice = page.one(&format!("dialog[open] input[name=shape][value='{}']", shape.token()));
        choice.unchecked_into::<HtmlElement>().click();
        drawn().await;
        let wish = page.one("dialog[open] select[name=asked-level]");
        Reflect::set(&wish, &"value".into(), &level.slug().into()).unwrap();
        fire(&wish, "Event", "change", &[]);
        drawn().await;
        let field = page.one("dialog[open] input[name=seed]");
        Reflect::set(&field, &"value".into(), &seed.into()).unwrap();
        fire(&field, "InputEvent", "input", &[]);
        page.click("dialog[open] .dialog-foot", later().dialog.make()).await;
        // The defaults of a first visit beside the given wishes.
        let (filling, symmetry) = (Filling::Random, Symmetry::HalfTurn);
        let spec = Spec {
            shape: shape.clone(),
            drawn: Drawn::Nothing,
            level,
            filling,
            symmetry,
            seed: Seed::from_text(seed),
        };
        let made = generate(&spec, &mut |_| std::ops::ControlFlow::Continue(())).unwrap();
        let told = made.puzzle.clues().to_string();
        page.until(&format!("the puzzle of {spec}"), |page| clues(page) == told).await;
        assert!(!page.has("dialog[open]"));
    }
}

#[wasm_bindgen_test]
async fn it_finds_all_passes_to_the_end() {
    let _house = House::build();
    let page = Page::with(first_game()).await;
    page.click(".tabs", text().head.face(Panel::Solve)).await;
    page.one(".lists-tabs .list-tab:nth-of-type(2)").click();
    drawn().await;
    page.click(".transport", later().solver.end_help()).await;
    page.until("the end", |page| page.has(".notice-card.done")).await;
    assert_eq!(clues(&page), first_game().solution().expect("a proven puzzle").to_string());
}

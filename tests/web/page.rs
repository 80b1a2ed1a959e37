//! The page as a test sees it: elements, events, and waiting for drawing.

use js_sys::{Array, Function, Object, Promise, Reflect};
use leptos::prelude::*;
use std::{
    any::Any,
    cell::{Cell as Counter, RefCell},
    rc::Rc,
};
use stepdoku_page::app::{
    App,
    browser::{journal::LastGame, settings},
};
use sudoku_core::{Puzzle, Shape, brute::unlimited, grade, notation};
use sudoku_play::{
    game::{Game, Origin},
    saved::{
        journal::{Event, Record, restore},
        settings::Settings,
    },
};
use wasm_bindgen::{JsCast, JsValue, prelude::Closure};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Element, HtmlElement, MutationObserver, MutationObserverInit, MutationRecord, Node};

/// More frames than any real change needs.
const PATIENCE: u32 = 1200;

/// The width of the page: room for a 25×25 whose notes are digits.
const WIDTH: &str = "width: 2600px";

pub(crate) struct Page {
    place: HtmlElement,
}

thread_local! {
    /// The mounted page and its element. A failing test leaves it behind, as nothing is unwound here, and the
    /// next test takes it down.
    static MOUNTED: RefCell<Option<(HtmlElement, Box<dyn Any>)>> = const { RefCell::new(None) };
}

/// Takes the mounted page down, and its puzzle out of the address.
fn take_down() {
    if let Some((place, mounted)) = MOUNTED.take() {
        drop(mounted);
        place.remove();
    }
    // The storage of a test must not affect the next.
    window().local_storage().unwrap().unwrap().clear().unwrap();
    let path = window().location().pathname().unwrap();
    window().history().unwrap().replace_state_with_url(&JsValue::NULL, "", Some(&path)).unwrap();
}

/// A puzzle of each offered shape, from the built-in ones.
pub(crate) fn every_line() -> impl Iterator<Item = (&'static Shape, &'static str)> {
    Shape::offered().map(|shape| {
        let examples = sudoku_core::examples::ALL;
        (shape, examples.iter().find(|example| example.shape == shape).unwrap().line)
    })
}

/// A puzzle of 4x4, 9x9, 16x16 and 25x25.
pub(crate) fn lines() -> Vec<&'static str> {
    every_line().filter(|(shape, _)| shape.has_square_boxes()).map(|(_, line)| line).collect()
}

/// The game of the first visit.
pub(crate) fn first_game() -> Game {
    Game::first()
}

/// A game on an untouched puzzle.
pub(crate) fn game(line: &str) -> Game {
    let grid = notation::read(line).unwrap().grid;
    let puzzle = Puzzle::new(grid, &mut unlimited()).unwrap();
    let level = Some(grade(&puzzle).level);
    Game::new(puzzle, Origin { level, spec: None })
}

/// A unique identifier for a game: all tests share one database.
pub(crate) fn fresh_name() -> u64 {
    thread_local! {
        static NAME: Counter<u64> = const { Counter::new(0) };
    }
    NAME.replace(NAME.get() + 1) + js_sys::Date::now() as u64
}

/// A game as found on the disk.
pub(crate) fn found(id: u64, game: Game) -> LastGame {
    let text = Record { number: 0, played: 0, date: 0, event: Event::Snapshot(Box::new(game)) }.write();
    let restored = Box::new(restore([(0, text.as_str())]).unwrap());
    LastGame::Game { id, restored, unreadable: false }
}

impl Page {
    /// The page with a game on it, with the published style.
    pub(crate) async fn with(game: Game) -> Self {
        Self::open(found(fresh_name(), game)).await
    }

    /// The page with the data found on the disk.
    pub(crate) async fn open(found: LastGame) -> Self {
        take_down();
        Self::mount(found).await
    }

    /// The page with a game on it, opened by a player with these settings.
    pub(crate) async fn with_settings(game: Game, settings: Settings) -> Self {
        take_down();
        assert!(settings::keep_text(&settings.write()));
        Self::mount(found(fresh_name(), game)).await
    }

    async fn mount(found: LastGame) -> Self {
        styled().await;
        let place: HtmlElement = document().create_element("div").unwrap().unchecked_into();
        place.set_attribute("style", WIDTH).unwrap();
        document().body().unwrap().append_child(&place).unwrap();
        let found = RefCell::new(Some(found));
        let mounted = leptos::mount::mount_to(place.clone(), move || {
            let found = found.borrow_mut().take();
            view! { <App found /> }
        });
        MOUNTED.set(Some((place.clone(), Box::new(mounted))));
        drawn().await;
        Self { place }
    }

    /// Sets the width of the page, in pixels.
    pub(crate) async fn resize(&self, width: u32) {
        self.place.set_attribute("style", &format!("width: {width}px")).unwrap();
        drawn().await;
        drawn().await;
    }

    pub(crate) fn all(&self, selector: &str) -> Vec<Element> {
        let found = self.place.query_selector_all(selector).unwrap();
        (0..found.length()).map(|i| found.item(i).unwrap().unchecked_into()).collect()
    }

    /// The only element that a selector finds.
    pub(crate) fn one(&self, selector: &str) -> HtmlElement {
        let found = self.all(selector);
        assert_eq!(found.len(), 1, "elements that are {selector}");
        found[0].clone().unchecked_into()
    }

    pub(crate) fn has(&self, selector: &str) -> bool {
        !self.all(selector).is_empty()
    }

    /// The text of the only such element, without the spaces around it.
    pub(crate) fn text(&self, selector: &str) -> String {
        text_of(&self.one(selector))
    }

    pub(crate) fn texts(&self, selector: &str) -> Vec<String> {
        self.all(selector).iter().map(text_of).collect()
    }

    /// The button with this name, within the only element of that selector.
    pub(crate) fn button(&self, within: &str, name: &str) -> HtmlElement {
        let is = |button: &Element| {
            text_of(button) == name || button.get_attribute("aria-label").as_deref() == Some(name)
        };
        let found: Vec<Element> = self.all(&format!("{within} button")).into_iter().filter(is).collect();
        assert_eq!(found.len(), 1, "buttons called {name} in {within}");
        found[0].clone().unchecked_into()
    }

    /// Clicks a button, and lets the page draw.
    pub(crate) async fn click(&self, within: &str, name: &str) {
        self.button(within, name).click();
        drawn().await;
    }

    /// The tool for an action, by its name in every language.
    pub(crate) fn tool(&self, does: &str) -> HtmlElement {
        self.one(&format!("[data-does='{does}']"))
    }

    /// Uses a tool, on a sheet or not.
    pub(crate) async fn uses(&self, does: &str) {
        self.tool(does).click();
        drawn().await;
    }

    /// Opens a dialog by its button in the header.
    pub(crate) async fn open_by_head(&self, dialog: &str) {
        self.one(&format!(".bar-actions [data-opens='{dialog}']")).click();
        drawn().await;
    }

    pub(crate) fn cell(&self, index: usize) -> HtmlElement {
        self.one(&format!("[data-cell='{index}']"))
    }

    /// Gives a cell the focus, like Tab or a tap.
    pub(crate) async fn focus(&self, index: usize) {
        self.cell(index).focus().unwrap();
        drawn().await;
    }

    /// Presses a key where the focus is.
    pub(crate) async fn press(&self, key: &str) {
        self.press_with(key, &[]).await;
    }

    /// Presses a key with others held, by their names in the event, and releases all of them.
    pub(crate) async fn press_with(&self, key: &str, held: &[&str]) {
        Self::key("keydown", key, held);
        Self::key("keyup", key, held);
        Self::key("keyup", "Shift", &[]);
        drawn().await;
    }

    /// A key goes down or up at the focus, as on a US keyboard.
    pub(crate) fn key(kind: &str, key: &str, held: &[&str]) {
        let figure = key.parse::<usize>().ok().filter(|_| key.len() == 1);
        let written = match figure.filter(|_| held.contains(&"shiftKey")) {
            Some(figure) => &")!@#$%^&*("[figure..=figure],
            None => key,
        };
        let mut init: Vec<(&str, JsValue)> = vec![("key", written.into())];
        init.extend(figure.map(|figure| ("code", format!("Digit{figure}").into())));
        init.extend(held.iter().map(|held| (*held, JsValue::TRUE)));
        let target = document().active_element().unwrap();
        fire(&target, "KeyboardEvent", kind, &init);
    }

    /// A pointer event at a spot of the board, in cells from its left and its top.
    pub(crate) fn pointer(&self, kind: &str, (across, down): (f64, f64), init: &[(&str, JsValue)]) {
        let board = self.one(".board");
        let side = f64::from(board.get_attribute("aria-colcount").unwrap().parse::<u32>().unwrap());
        let area = board.get_bounding_client_rect();
        // An enlarged board is wider on the screen than in the layout.
        let scale = area.width() / f64::from(board.client_width() + 2 * board.client_left());
        let at = |from: f64, border: i32, share: f64, far: i32| {
            from + (f64::from(border) + share * f64::from(far)) * scale
        };
        let x = at(area.left(), board.client_left(), across / side, board.client_width());
        let y = at(area.top(), board.client_top(), down / side, board.client_height());
        let spot = [("clientX", x.round().into()), ("clientY", y.round().into())];
        fire(&board, "PointerEvent", kind, &[&spot, init].concat());
    }

    /// Moves the mouse to a spot of the board.
    pub(crate) async fn point(&self, across: f64, down: f64) {
        self.pointer("pointermove", (across, down), &[("pointerType", "mouse".into())]);
        drawn().await;
    }

    /// Waits until a condition holds, and fails if it never does.
    pub(crate) async fn until(&self, what: &str, is_so: impl Fn(&Self) -> bool) {
        for _ in 0..PATIENCE {
            if is_so(self) {
                return;
            }
            frame().await;
        }
        panic!("waited in vain: {what}");
    }

    /// Watches all changes on the page from now on.
    pub(crate) fn watch(&self) -> Watch {
        let records = Rc::<RefCell<Vec<MutationRecord>>>::default();
        let seen = Rc::clone(&records);
        let heard = Closure::<dyn FnMut(Array)>::new(move |told: Array| {
            seen.borrow_mut().extend(told.iter().map(JsCast::unchecked_into::<MutationRecord>));
        });
        let observer = MutationObserver::new(heard.as_ref().unchecked_ref()).unwrap();
        let what = MutationObserverInit::new();
        what.set_subtree(true);
        what.set_child_list(true);
        what.set_attributes(true);
        what.set_character_data(true);
        observer.observe_with_options(&self.place, &what).unwrap();
        Watch { observer, records, _heard: heard }
    }
}

impl Drop for Page {
    fn drop(&mut self) {
        take_down();
    }
}

/// All changes on the page since its creation.
pub(crate) struct Watch {
    observer: MutationObserver,
    records: Rc<RefCell<Vec<MutationRecord>>>,
    _heard: Closure<dyn FnMut(Array)>,
}

impl Watch {
    /// The changed, added or removed nodes, each once, without the clock, which may tick at any time.
    pub(crate) fn changed(&self) -> Vec<Node> {
        let mut nodes: Vec<Node> = Vec::new();
        for record in self.records.borrow().iter() {
            let target = record.target().unwrap();
            let element = target.dyn_ref::<Element>().cloned().or_else(|| target.parent_element());
            if element.is_some_and(|element| element.closest(".clock").unwrap().is_some()) {
                continue;
            }
            let moved = [record.added_nodes(), record.removed_nodes()];
            let moved = moved.iter().flat_map(|list| (0..list.length()).filter_map(|i| list.item(i)));
            for node in std::iter::once(target).chain(moved) {
                if !nodes.iter().any(|seen| seen.is_same_node(Some(&node))) {
                    nodes.push(node);
                }
            }
        }
        nodes
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        self.observer.disconnect();
    }
}

/// The text of an element, with single spaces.
pub(crate) fn text_of(element: &Element) -> String {
    single_spaced(&element.text_content().unwrap_or_default())
}

/// A text with single spaces.
pub(crate) fn single_spaced(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Sends an element an event of a browser class.
pub(crate) fn fire(target: &Element, class: &str, kind: &str, init: &[(&str, JsValue)]) {
    let options = Object::new();
    for (name, value) in [("bubbles", JsValue::TRUE), ("cancelable", JsValue::TRUE)].iter().chain(init) {
        Reflect::set(&options, &(*name).into(), value).unwrap();
    }
    let class: Function = Reflect::get(&js_sys::global(), &class.into()).unwrap().unchecked_into();
    let event = Reflect::construct(&class, &Array::of2(&kind.into(), &options)).unwrap();
    target.dispatch_event(&event.unchecked_into()).unwrap();
}

/// Lets the page finish its pending work, and draw it.
pub(crate) async fn drawn() {
    leptos::task::tick().await;
    frame().await;
    leptos::task::tick().await;
}

async fn frame() {
    let next = Promise::new(&mut |resolve, _| {
        window().request_animation_frame(&resolve).unwrap();
    });
    JsFuture::from(next).await.unwrap();
}

/// Loads the style of the published page, in its order, once.
async fn styled() {
    let index = include_str!("../../index.html");
    if document().query_selector("link[rel=stylesheet]").unwrap().is_some() {
        return;
    }
    for href in index.split("rel=\"css\" href=\"").skip(1).filter_map(|rest| rest.split('"').next()) {
        let link = document().create_element("link").unwrap();
        link.set_attribute("rel", "stylesheet").unwrap();
        link.set_attribute("href", &format!("/{href}")).unwrap();
        let loaded = Promise::new(&mut |resolve, reject| {
            link.add_event_listener_with_callback("load", &resolve).unwrap();
            link.add_event_listener_with_callback("error", &reject).unwrap();
            document().head().unwrap().append_child(&link).unwrap();
        });
        JsFuture::from(loaded).await.expect("a style of the page");
    }
}

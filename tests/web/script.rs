//! Actions of a player on the page, each with its meaning: the page gets events, its twin messages, and after
//! each of them both must agree.

use crate::{
    page::{Page, drawn, fire, game},
    twin::{Twin, digit},
};
use sudoku_core::Cell;
use sudoku_play::{
    input::Tap,
    messages::{InputMsg, Msg},
    ui::Pointing,
};
use wasm_bindgen::JsValue;
use web_sys::HtmlElement;

/// An action on the page.
#[derive(Debug)]
pub(crate) enum Do {
    Key(&'static str),
    /// A key is pressed with others, by their names in the event.
    With(&'static [&'static str], &'static str),
    /// A key goes down and is held.
    Hold(&'static str, &'static [&'static str]),
    /// It is released.
    LetGo(&'static str),
    Pad(u8),
    /// A key of the pad is clicked twice in a row: the second click.
    PadAgain(u8),
    /// The mouse is held down on a key of the pad, and then released.
    PadLong(u8),
    /// A tool is used, by its action.
    Tool(&'static str),
    /// Any element is clicked.
    Click(&'static str),
    /// The mouse moves there: cells from the left, and from the top.
    Point(f64, f64),
    /// The mouse clicks on a cell with keys held.
    Mouse(&'static [&'static str], usize),
    /// The mouse clicks on a cell twice in a row.
    MouseTwice(usize),
    /// A finger taps on a cell twice in a row.
    FingerTwice(usize),
    /// The mouse is dragged from the middle of the first cell through those of the others.
    Drag(&'static [usize]),
    Finger(usize),
    /// A finger is dragged from the middle of the first cell through those of the others.
    Swipe(&'static [usize]),
}

/// An action with its meaning, in messages.
pub(crate) type Line = (Do, Vec<Msg>);

/// An action with a single meaning.
pub(crate) fn does(act: Do, meant: Msg) -> Line {
    (act, vec![meant])
}

/// A pointer that goes down in the middle of a cell of a 9×9, where notes in fixed places have the 5.
pub(crate) fn tap(cell: usize) -> Msg {
    Msg::Input(InputMsg::Tap(Tap { at: Pointing { cell: Cell::at(cell), digit: digit(5) }, adds: false }))
}

/// The same with Ctrl held.
pub(crate) fn adding(cell: usize) -> Msg {
    Msg::Input(InputMsg::Tap(Tap { at: Pointing { cell: Cell::at(cell), digit: digit(5) }, adds: true }))
}

/// The messages of a drag over cells from the first to the last.
pub(crate) fn drag(cells: &[usize]) -> Vec<Msg> {
    let over = cells[1..].iter().map(|&cell| Msg::Input(InputMsg::DragTo(Cell::at(cell))));
    [tap(cells[0])].into_iter().chain(over).chain([Msg::Input(InputMsg::DragEnd)]).collect()
}

/// Performs actions on a page with that puzzle and sends the twin their meanings, one after the other.
pub(crate) async fn check(line: &str, script: Vec<Line>) {
    let page = Page::with(game(line)).await;
    let mut twin = Twin::of(game(line), &page);
    page.focus(0).await;
    twin.hear(Msg::Input(InputMsg::Select(Cell::at(0))));
    play(&page, &mut twin, script).await;
}

/// Performs actions on a page and sends its twin their meanings, one after the other.
pub(crate) async fn play(page: &Page, twin: &mut Twin, script: Vec<Line>) {
    for (number, (act, meant)) in script.into_iter().enumerate() {
        carry_out(page, &act).await;
        for msg in meant {
            twin.hear(msg);
        }
        twin.agrees_with(page, &format!("{number}: {act:?}"));
    }
}

async fn carry_out(page: &Page, act: &Do) {
    match *act {
        Do::Key(key) => page.press(key).await,
        Do::With(held, key) => page.press_with(key, held).await,
        Do::Hold(key, held) => {
            Page::key("keydown", key, held);
            page.until("the mode for which it stands", |page| page.has(".modes[data-held]")).await;
        }
        Do::LetGo(key) => Page::key("keyup", key, &[]),
        Do::Pad(number) => click(&pad_key(page, number), 1),
        Do::PadAgain(number) => click(&pad_key(page, number), 2),
        Do::PadLong(number) => {
            let key = pad_key(page, number);
            let before = key.class_list().contains("locked");
            fire(&key, "PointerEvent", "pointerdown", &[("pointerType", "mouse".into())]);
            page.until("the long press", |page| {
                pad_key(page, number).class_list().contains("locked") != before
            })
            .await;
            fire(&key, "PointerEvent", "pointerup", &[("pointerType", "mouse".into())]);
            click(&pad_key(page, number), 1);
        }
        Do::Tool(does) => page.uses(does).await,
        Do::Click(selector) => page.one(selector).click(),
        Do::Point(across, down) => page.point(across, down).await,
        Do::Mouse(held, cell) => sweep(page, "mouse", &[middle(page, cell)], held),
        Do::MouseTwice(cell) => (0..2).for_each(|_| sweep(page, "mouse", &[middle(page, cell)], &[])),
        Do::FingerTwice(cell) => (0..2).for_each(|_| sweep(page, "touch", &[middle(page, cell)], &[])),
        Do::Drag(cells) => sweep(page, "mouse", &middles(page, cells), &[]),
        Do::Finger(cell) => sweep(page, "touch", &[middle(page, cell)], &[]),
        Do::Swipe(cells) => sweep(page, "touch", &middles(page, cells), &[]),
    }
    drawn().await;
}

fn pad_key(page: &Page, number: u8) -> HtmlElement {
    page.one(&format!(".keypad [data-digit='{number}']"))
}

/// The nth click in a row.
fn click(element: &HtmlElement, nth: u32) {
    fire(element, "MouseEvent", "click", &[("detail", nth.into())]);
}

fn middle(page: &Page, cell: usize) -> (f64, f64) {
    let board = page.one(".board");
    let side: usize = board.get_attribute("aria-colcount").unwrap().parse().unwrap();
    ((cell % side) as f64 + 0.5, (cell / side) as f64 + 0.5)
}

fn middles(page: &Page, cells: &[usize]) -> Vec<(f64, f64)> {
    cells.iter().map(|&cell| middle(page, cell)).collect()
}

/// A pointer goes down on the first spot, moves over the others and goes up on the last.
fn sweep(page: &Page, pointer: &str, spots: &[(f64, f64)], held: &[&'static str]) {
    let mut init: Vec<(&str, JsValue)> = vec![("pointerType", pointer.into()), ("isPrimary", true.into())];
    init.extend(held.iter().map(|held| (*held, JsValue::TRUE)));
    let down = [init.as_slice(), &[("buttons", 1.into())]].concat();
    page.pointer("pointerdown", spots[0], &down);
    for &spot in &spots[1..] {
        page.pointer("pointermove", spot, &[down.as_slice(), &[("button", (-1).into())]].concat());
    }
    page.pointer("pointerup", spots[spots.len() - 1], &init);
}

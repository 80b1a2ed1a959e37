//! The document, the address and the clipboard.

use gloo_timers::future::TimeoutFuture;
use js_sys::Promise;
use leptos::prelude::{document, request_animation_frame};
use sudoku_core::{
    Cell, Order,
    play::{history::NodeId, settings::Theme},
};
use wasm_bindgen::{JsCast, JsValue, prelude::Closure};
use wasm_bindgen_futures::JsFuture;
use web_sys::IdleRequestOptions;

/// The window. There is one, as the page has been told from the worker before.
///
/// # Panics
/// In a worker, where none of this module is used.
pub(crate) fn window() -> web_sys::Window {
    web_sys::window().expect("the page has a window")
}

/// Loads the page anew.
pub(crate) fn reload() {
    // A browser that refuses leaves the page as it is, and the button with it.
    let _ = window().location().reload();
}

/// Waits until the page has nothing more urgent to do, for some seconds at most.
pub(crate) async fn idle() {
    let options = IdleRequestOptions::new();
    options.set_timeout(IDLE_AT_LAST);
    let mut can_say = false;
    let idle = Promise::new(&mut |told, _| {
        can_say = window().request_idle_callback_with_options(&told, &options).is_ok();
    });
    if can_say {
        // It is told in any case, and never refused.
        let _ = JsFuture::from(idle).await;
    } else {
        TimeoutFuture::new(IDLE_GUESSED).await;
    }
}

/// How long a page that is busy all the time is waited for, and one of which it is not known, in milliseconds.
const IDLE_AT_LAST: u32 = 3000;
const IDLE_GUESSED: u32 = 300;

/// Today where the player is, in days since 1970.
#[must_use]
pub fn local_day() -> i32 {
    let now = js_sys::Date::new_0();
    let minutes = now.get_time() / 60_000.0 - now.get_timezone_offset();
    (minutes / (24.0 * 60.0)).floor() as i32
}

/// The element into which the page is mounted, emptied of what stood there while it loaded.
#[must_use]
pub(crate) fn take_mount() -> Option<web_sys::HtmlElement> {
    let mount = document().get_element_by_id("app")?;
    mount.set_text_content(None);
    mount.dyn_into().ok()
}

/// Writes on the root of the document that the page stands; styles and tests wait for that.
pub(crate) fn say_ready() {
    if let Some(root) = document().document_element() {
        // An attribute of a fixed name cannot be refused.
        _ = root.set_attribute("data-app", "ready");
    }
}

/// An element of the page.
pub(crate) type Element = web_sys::Element;

/// Sets an attribute, or takes it away.
pub(crate) fn set(element: &Element, name: &str, value: Option<&str>) {
    // A fixed name cannot be refused.
    _ = match value {
        Some(value) => element.set_attribute(name, value),
        None => element.remove_attribute(name),
    };
}

/// Makes a cell the one that is reached by the tabulator, or not.
///
/// A browser that is told so of the element with the focus looks at once whether it may keep it, and for that
/// it styles and lays out the whole page in the middle of its being written. So such an element is told
/// after the focus has moved on; unless it is the only one by then, as the cursor came back.
pub(crate) fn set_tab_stop(cell: &Element, stop: bool) {
    if stop || document().active_element().as_ref() != Some(cell) {
        return set(cell, "tabindex", Some(if stop { "0" } else { "-1" }));
    }
    let cell = cell.clone();
    request_animation_frame(move || {
        let board = cell.closest(".board").ok().flatten();
        if board.is_some_and(|board| all_in(&board, "[data-cell][tabindex='0']").len() > 1) {
            set(&cell, "tabindex", Some("-1"));
        }
    });
}

/// Makes a text, or nothing, the only content of an element.
pub(crate) fn write(element: &Element, text: Option<&str>) {
    element.set_text_content(text);
}

/// The fragment of the address, with its `#`.
#[must_use]
pub(crate) fn fragment() -> String {
    window().location().hash().unwrap_or_default()
}

/// The address of the page, with another fragment.
#[must_use]
pub(crate) fn address_with(fragment: &str) -> String {
    let address = window().location().href().unwrap_or_default();
    let page = address.split('#').next().unwrap_or_default();
    format!("{page}{fragment}")
}

/// Puts a fragment into the address, without a new entry in the history.
pub(crate) fn set_fragment(fragment: &str) {
    if let Ok(history) = window().history() {
        // An address that cannot be written is not worth a word: the board shows the puzzle.
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(fragment));
    }
}

/// Prints pages, given as SVG, on that paper, instead of the page itself.
pub(crate) fn print(paper: &str, pages: &str) {
    let print = || -> Result<(), JsValue> {
        let body = document().body().ok_or(JsValue::NULL)?;
        // A browser may say nothing when the printing is over; then they go with the next.
        for last in all_in(&body, "#paper") {
            last.remove();
        }
        let place = document().create_element("div")?;
        place.set_id("paper");
        place.set_attribute("data-paper", paper)?;
        place.set_inner_html(pages);
        body.append_child(&place)?;
        let over = wasm_bindgen::prelude::Closure::once_into_js(move || place.remove());
        let options = web_sys::AddEventListenerOptions::new();
        options.set_once(true);
        let window = window();
        let over = over.unchecked_ref();
        window.add_event_listener_with_callback_and_add_event_listener_options(
            "afterprint",
            over,
            &options,
        )?;
        window.print()
    };
    // Who forbids printing has said so.
    let _ = print();
}

/// The elements in another that a selector finds, in the order of the document.
#[must_use]
pub(crate) fn all_in(element: &Element, selector: &str) -> Vec<Element> {
    let Ok(found) = element.query_selector_all(selector) else { return Vec::new() };
    (0..found.length()).filter_map(|index| found.get(index)?.dyn_into().ok()).collect()
}

/// A cell of the board on the page. To walk there is much faster than to look for its name among 625.
fn cell_on_page((order, cell): (Order, Cell)) -> Option<web_sys::HtmlElement> {
    let board = document().get_elements_by_class_name("board").item(0)?;
    let row = board.children().item(order.geometry().row(cell) as u32)?;
    let cell = row.children().item(order.geometry().column(cell) as u32)?;
    cell.dyn_into().ok()
}

/// Puts the focus on a cell, once the board is drawn. Which it is, is asked then: another key may have come in
/// between, and the focus must not fall back to where the cursor was.
pub(crate) fn focus_cell(at: impl Fn() -> Option<(Order, Cell)> + 'static) {
    request_animation_frame(move || {
        if let Some(element) = at().and_then(cell_on_page) {
            let _ = element.focus();
        }
    });
}

/// Puts the focus on a cell that is drawn, at once and without scrolling.
pub(crate) fn focus_drawn(at: (Order, Cell)) {
    if let Some(element) = cell_on_page(at) {
        let options = web_sys::FocusOptions::new();
        options.set_prevent_scroll(true);
        let _ = element.focus_with_options(&options);
    }
}

/// Has a pointer's events come to an element for as long as it is down, wherever it goes.
pub(crate) fn hold_pointer(element: &web_sys::Element, pointer: i32) {
    // A pointer that is up already cannot be held, and need not be.
    let _ = element.set_pointer_capture(pointer);
}

/// Brings a cell into the middle of a board that is larger than its frame.
pub(crate) fn center_cell(at: (Order, Cell)) {
    request_animation_frame(move || {
        if let Some(element) = cell_on_page(at) {
            let options = web_sys::ScrollIntoViewOptions::new();
            options.set_block(web_sys::ScrollLogicalPosition::Center);
            options.set_inline(web_sys::ScrollLogicalPosition::Center);
            element.scroll_into_view_with_scroll_into_view_options(&options);
        }
    });
}

/// Puts the focus on the element of that name.
pub(crate) fn focus_id(id: impl AsRef<str> + 'static) {
    request_animation_frame(move || {
        let element = document().get_element_by_id(id.as_ref());
        if let Some(element) = element.and_then(|element| element.dyn_into::<web_sys::HtmlElement>().ok()) {
            let _ = element.focus();
        }
    });
}

/// Puts the focus on the first button of the list item after that of an element, or before it if it is the
/// last.
pub(crate) fn focus_beside(target: Option<web_sys::EventTarget>) {
    let beside = || -> Option<web_sys::HtmlElement> {
        let item = target?.dyn_into::<web_sys::Element>().ok()?.closest("li").ok()??;
        let other = item.next_element_sibling().or_else(|| item.previous_element_sibling())?;
        other.query_selector("button").ok()??.dyn_into().ok()
    };
    if let Some(element) = beside() {
        let _ = element.focus();
    }
}

/// Whether the element of an event is one that folds, and is open.
#[must_use]
pub(crate) fn is_open(target: Option<web_sys::EventTarget>) -> bool {
    let element = target.and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    element.is_some_and(|element| element.has_attribute("open"))
}

/// Whether an element that has just got the focus shows it: a key brought it there, and no pointer.
pub(crate) fn is_seen_to_have_focus(event: &web_sys::FocusEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    target.is_some_and(|target| target.matches(":focus-visible").unwrap_or(false))
}

/// Scrolls a list so that its current line can be seen, and nothing but the list. The line is the first that
/// one of these selects, tried in turn.
pub(crate) fn show_current(list: &'static str, current: &'static [&'static str]) {
    request_animation_frame(move || {
        let Ok(Some(list)) = document().query_selector(list) else { return };
        let find = |selector: &&str| list.query_selector(selector).ok().flatten();
        let Some(line) = current.iter().find_map(find) else { return };
        let (room, line) = (list.get_bounding_client_rect(), line.get_bounding_client_rect());
        let above = line.top() - room.top();
        let below = line.bottom() - room.bottom();
        let by = if above < 0.0 { above } else { below.max(0.0).min(above) };
        list.set_scroll_top(list.scroll_top() + by as i32);
    });
}

/// Lets the page be light or dark, whatever the system is, or as that is; the browser's own bars with it.
pub(crate) fn set_theme(theme: Theme) {
    let (forced, schemes) = match theme {
        Theme::System => (None, "light dark"),
        Theme::Light => (Some("light"), "light"),
        Theme::Dark => (Some("dark"), "dark"),
    };
    let set = |selector: &str, name: &str, value: &str| {
        if let Ok(Some(element)) = document().query_selector(selector) {
            // What a browser cannot set it does not have.
            let _ = element.set_attribute(name, value);
        }
    };
    match (forced, document().document_element()) {
        (Some(theme), Some(root)) => _ = root.set_attribute("data-theme", theme),
        (None, Some(root)) => _ = root.remove_attribute("data-theme"),
        (_, None) => {}
    }
    set("meta[name=color-scheme]", "content", schemes);
    for scheme in ["light", "dark"] {
        let media = match forced {
            None => format!("(prefers-color-scheme: {scheme})"),
            Some(theme) if theme == scheme => "all".into(),
            Some(_) => "not all".into(),
        };
        set(&format!("meta[name=theme-color][data-scheme={scheme}]"), "media", &media);
    }
}

/// The moment of the game that the element stands for from which an event came.
#[must_use]
pub(crate) fn moment_of(target: Option<web_sys::EventTarget>) -> Option<NodeId> {
    let element = target?.dyn_into::<web_sys::Element>().ok()?.closest("[data-moment]").ok()??;
    element.get_attribute("data-moment")?.parse().ok()
}

/// The moment whose own button was pressed, and none of the buttons beside it.
#[must_use]
pub(crate) fn chosen_moment(target: Option<web_sys::EventTarget>) -> Option<NodeId> {
    let element = target.clone()?.dyn_into::<web_sys::Element>().ok()?;
    element.closest("button.moment").ok()??;
    moment_of(target)
}

/// Opens or closes a dialog. One that is open already stays open.
pub(crate) fn show_dialog(dialog: &web_sys::HtmlDialogElement, shown: bool) {
    if shown && !dialog.open() {
        let _ = dialog.show_modal();
    } else if !shown && dialog.open() {
        GIVING_BACK.set(true);
        dialog.close();
        GIVING_BACK.set(false);
    }
}

thread_local! {
    static GIVING_BACK: std::cell::Cell<bool> = const { std::cell::Cell::new(false) };
}

/// Whether a dialog that closes gives the focus back just now. Its element may be another cell's by then, as
/// a board of another size uses the elements of the one before: nobody chose that cell.
#[must_use]
pub(crate) fn gives_focus_back() -> bool {
    GIVING_BACK.get()
}

/// Writes to the clipboard, and tells whether it could.
pub(crate) async fn copy(text: &str) -> bool {
    let clipboard = window().navigator().clipboard();
    // Over plain http there is no clipboard at all.
    if JsValue::from(clipboard.clone()).is_undefined() {
        return false;
    }
    wasm_bindgen_futures::JsFuture::from(clipboard.write_text(text)).await.is_ok()
}

/// The text that is pasted, unless it goes into a field or there is none.
///
/// The element of the event does not tell: Firefox names the one in which a text was chosen last, and that may
/// be the field of a dialog that has been closed since.
#[must_use]
pub(crate) fn pasted(event: &web_sys::ClipboardEvent) -> Option<String> {
    let document = document();
    let in_field = || document.active_element()?.closest("input, textarea").ok()?;
    if document.query_selector("dialog[open]").ok()?.is_some() || in_field().is_some() {
        return None;
    }
    let text = event.clipboard_data()?.get_data("text/plain").ok()?;
    (!text.trim().is_empty()).then_some(text)
}

/// Whether the page can be seen.
#[must_use]
pub(crate) fn is_visible() -> bool {
    document().visibility_state() == web_sys::VisibilityState::Visible
}

/// Tells of an element's size for as long as it is kept.
pub(crate) struct Watch {
    observer: web_sys::ResizeObserver,
    _told: Closure<dyn FnMut(js_sys::Array)>,
}

impl Drop for Watch {
    fn drop(&mut self) {
        self.observer.disconnect();
    }
}

/// Calls back whenever an element changes its size, with its inner width in pixels.
#[must_use]
pub(crate) fn on_resize(element: &web_sys::Element, mut told: impl FnMut(f64) + 'static) -> Option<Watch> {
    let told = Closure::<dyn FnMut(js_sys::Array)>::new(move |entries: js_sys::Array| {
        if let Ok(entry) = entries.get(0).dyn_into::<web_sys::ResizeObserverEntry>() {
            told(entry.content_rect().width());
        }
    });
    let observer = web_sys::ResizeObserver::new(told.as_ref().unchecked_ref()).ok()?;
    observer.observe(element);
    Some(Watch { observer, _told: told })
}

/// Where in an element a pointer is: 0 to 1 from the left and from the top, inside its border.
#[must_use]
pub(crate) fn position_in(element: &web_sys::Element, x: i32, y: i32) -> (f64, f64) {
    let area = element.get_bounding_client_rect();
    let width = f64::from(element.client_width()).max(1.0);
    let height = f64::from(element.client_height()).max(1.0);
    let left = area.left() + f64::from(element.client_left());
    let top = area.top() + f64::from(element.client_top());
    ((f64::from(x) - left) / width, (f64::from(y) - top) / height)
}

/// The cell of the element that an event came from.
#[must_use]
pub(crate) fn cell_of(target: Option<web_sys::EventTarget>) -> Option<Cell> {
    let element = target?.dyn_into::<web_sys::Element>().ok()?.closest("[data-cell]").ok()??;
    let index: usize = element.get_attribute("data-cell")?.parse().ok()?;
    (index < Order::Five.cell_count()).then(|| Cell::at(index))
}

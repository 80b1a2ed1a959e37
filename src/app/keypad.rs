//! The pad: a key for each digit, with the number that is left of it. What the keys do shows in their faces.

use super::{
    colours::Paints,
    icons::{Icon, LOCK},
    store::Store,
    text::text,
};
use gloo_timers::callback::Timeout;
use leptos::{ev, prelude::*};
use sudoku_core::{
    Digit,
    play::{
        keys,
        session::Msg,
        view::{KeyFace, KeyView, PadView},
    },
};

/// How long a finger or a mouse rests on a key before it locks the digit, in milliseconds.
const LONG_PRESS: u32 = 350;
/// How far it may tremble meanwhile, in pixels.
const TREMBLE: i32 = 10;

/// A press on the pad that may become a long one.
#[derive(Clone, Copy)]
struct Press {
    store: Store,
    /// The time that is running, and where the press began.
    waiting: StoredValue<Option<(Timeout, i32, i32)>, LocalStorage>,
    /// Whether the last press was long: then the click that ends it is none.
    was_long: StoredValue<bool>,
}

impl Press {
    fn begin(self, digit: Digit, event: &ev::PointerEvent) {
        let lock = move || {
            self.was_long.set_value(true);
            self.store.send(Msg::Lock(digit));
        };
        self.was_long.set_value(false);
        // The other buttons of a mouse mean nothing here.
        let waits = (event.button() == 0)
            .then(|| (Timeout::new(LONG_PRESS, lock), event.client_x(), event.client_y()));
        self.waiting.set_value(waits);
    }

    fn move_to(self, event: &ev::PointerEvent) {
        let strayed = |from: i32, to: i32| (from - to).abs() > TREMBLE;
        self.waiting.update_value(|waiting| {
            if waiting
                .as_ref()
                .is_some_and(|(_, x, y)| strayed(*x, event.client_x()) || strayed(*y, event.client_y()))
            {
                *waiting = None;
            }
        });
    }

    fn end(self) {
        self.waiting.set_value(None);
    }

    fn click(self, digit: Digit, event: &ev::MouseEvent) {
        self.end();
        // A click by the keyboard counts no clicks, and no press came before it.
        if event.detail() > 0 && self.was_long.get_value() {
            self.was_long.set_value(false);
        } else {
            self.store.send(keys::pad(digit, event.detail().unsigned_abs()));
        }
    }
}

/// The pad of the present size: digits, colours, or both.
#[component]
pub(crate) fn Keypad() -> impl IntoView {
    let store = expect_context::<Store>();
    let pad = store.pad();
    let order = store.order();
    let press = Press { store, waiting: StoredValue::new_local(None), was_long: StoredValue::new(false) };
    let face = Memo::new(move |_| pad.with(|pad| pad.face));
    let shown = Memo::new(move |_| pad.with(|pad| (pad.digits, !pad.paints.is_empty())));
    let digits = Memo::new(move |_| pad.with(digits));
    on_cleanup(move || press.end());
    view! {
        <div
            class="pad-area"
            // A click leaves the focus on the board, where the keys are heard.
            on:mousedown=|event| event.prevent_default()
            data-order=move || order.get().get()
            data-both=move || matches!(shown.get(), (true, true)).then_some("")
        >
            <Show when=move || shown.get().1>
                <Paints />
            </Show>
            <Show when=move || shown.get().0>
                <div
                    class="keypad"
                    data-order=move || order.get().get()
                    data-face=move || face_name(face.get())
                    data-colour=move || {
                        pad.with(|pad| (pad.face == KeyFace::Colour).then(|| pad.brush.colour.number()))
                    }
                    data-from=move || pad.with(|pad| pad.from_bottom).then_some("bottom")
                    role="group"
                    aria-label=text().entry.pad
                    on:pointermove=move |event| press.move_to(&event)
                    on:pointerup=move |_| press.end()
                    on:pointercancel=move |_| press.end()
                    on:pointerleave=move |_| press.end()
                    on:contextmenu=move |event| event.prevent_default()
                >
                    {move || digits.get().into_iter().map(|digit| view! { <PadKey digit press /> }).collect_view()}
                </div>
            </Show>
        </div>
    }
}

fn digits(pad: &PadView) -> Vec<Digit> {
    pad.keys.iter().map(|key| key.digit).collect()
}

/// One key.
#[component]
fn PadKey(digit: Digit, press: Press) -> impl IntoView {
    let pad = press.store.pad();
    let words = &text().entry;
    let key = Memo::new(move |_| {
        pad.with(|pad| {
            let key = pad.keys.iter().find(|key| key.digit == digit).copied();
            key.map(|key| (key, pad.pressed(key).map(|pressed| pressed.to_string())))
        })
    });
    // Where its note lies in a cell: there it is drawn on the key, too.
    let (line, place) = press.store.order().get_untracked().geometry().note_position(digit);
    let left = move || key.get().and_then(|(key, _)| key.left);
    view! {
        <button
            class=move || key.get().map_or("key", |(key, _)| class(key))
            type="button"
            data-digit=digit.number()
            style:--note-line=line.to_string()
            style:--note-place=place.to_string()
            aria-pressed=move || key.get().and_then(|(_, pressed)| pressed)
            on:pointerdown=move |event| press.begin(digit, &event)
            on:click=move |event| press.click(digit, &event)
        >
            <span class="key-digit">{digit.symbol()}</span>
            " "
            <span class="key-left">{left}<span class="unit">{move || left().map(|_| words.left)}</span></span>
            {move || {
                let locked = key.get().is_some_and(|(key, _)| key.locked);
                locked.then(|| {
                    view! {
                        <span class="key-lock">
                            <Icon icon=LOCK />
                            <span class="vh">{words.locked}</span>
                        </span>
                    }
                })
            }}
        </button>
    }
}

const fn class(key: KeyView) -> &'static str {
    match key {
        KeyView { locked: true, .. } => "key locked",
        KeyView { filtered: true, .. } => "key filtered",
        KeyView { done: true, .. } => "key done",
        _ => "key",
    }
}

/// The name of a face for the style.
const fn face_name(face: KeyFace) -> &'static str {
    match face {
        KeyFace::Digit => "digit",
        KeyFace::Fixed => "fixed",
        KeyFace::Corner => "corner",
        KeyFace::Centre => "centre",
        KeyFace::Colour => "colour",
        KeyFace::Pick => "pick",
    }
}

//! The pad: a key for each digit, with the number still missing. The faces of the keys show the mode.

use super::{colours::Paints, hold::Hold};
use crate::app::{
    browser::dom::{self, Element},
    shared::{
        icons::{Icon, LOCK},
        live,
        reconcile::reconcile,
        symbol::symbol,
    },
    store::Store,
    text::text,
};
use leptos::{html, prelude::*};
use sudoku_core::Digit;
use sudoku_play::{
    keys,
    messages::InputMsg,
    view::{KeyFace, KeyView},
};

/// The pad of the present size: digits, colours, or both.
#[component]
pub(crate) fn Keypad() -> impl IntoView {
    let store = expect_context::<Store>();
    let pad = store.pad();
    let shape = store.shape();
    let hold = Hold::new();
    let face = Memo::new(move |_| pad.with(|pad| pad.face));
    let shown = Memo::new(move |_| pad.with(|pad| (pad.digits, !pad.paints.is_empty())));
    let keypad = NodeRef::<html::Div>::new();
    let digits = Memo::new(move |_| store.keys().with(|keys| keys.iter().map(|key| key.digit).collect()));
    view! {
        <div
            class="pad-area"
            data-density=live::words(move || shape.get().density().slug())
            data-both=live::words(move || matches!(shown.get(), (true, true)).then_some(""))
        >
            {live::when(move || shown.get().1, || view! { <Paints /> })}
            {live::when(move || shown.get().0, move || view! {
                <div
                    class="keypad"
                    node_ref=keypad
                    data-density=live::words(move || shape.get().density().slug())
                    data-rows=live::words(move || shape.get().geometry().note_grid().0)
                    data-face=live::words(move || face_name(face.get()))
                    data-colour=live::words(move || {
                        pad.with(|pad| (pad.face == KeyFace::Colour).then(|| pad.brush.colour.number()))
                    })
                    data-from=live::words(move || pad.with(|pad| pad.from_bottom).then_some("bottom"))
                    role="toolbar"
                    aria-label=text().entry.pad()
                    on:pointermove=move |event| hold.move_to(&event)
                    on:pointerup=move |_| hold.end()
                    on:pointercancel=move |_| hold.end()
                    on:pointerleave=move |_| hold.end()
                    on:contextmenu=move |event| event.prevent_default()
                >
                    {live::drawn(move || view! { <Keys digits=digits.get() keypad hold /> })}
                </div>
            })}
        </div>
    }
}

/// The keys, from the top. One effect writes all of their changes: almost every entry changes one key, and a
/// held mode key changes all.
#[component]
fn Keys(
    digits: Vec<Digit>,
    hold: Hold,
    /// The element around them.
    keypad: NodeRef<html::Div>,
) -> impl IntoView {
    let store = expect_context::<Store>();
    let seen = store.keys();
    reconcile(keypad, ".key", Key::of, move |keys| {
        seen.with(|seen| keys.iter_mut().zip(seen).for_each(|(key, seen)| key.paint(*seen)));
    });
    let words = &text().entry;
    let shape = store.shape().get_untracked();
    let key = move |digit: Digit| {
        // The key shows its note in the same place as a cell.
        let (line, place) = shape.geometry().note_position(digit);
        view! {
            <button
                class="key"
                type="button"
                data-digit=digit.number()
                style:--note-line=line.to_string()
                style:--note-place=place.to_string()
                on:pointerdown=move |event| hold.begin(&event, move || store.send(InputMsg::Lock(digit)))
                on:click=move |event| {
                    if !hold.ends_with(&event) {
                        store.send(keys::pad(digit, event.detail().unsigned_abs()));
                    }
                }
            >
                {symbol("key-digit", digit)}
                " "
                <span class="key-left"><span></span><span class="unit"></span></span>
                <span class="key-lock" hidden>
                    <Icon icon=LOCK />
                    <span class="vh">{words.locked()}</span>
                </span>
            </button>
        }
    };
    digits.into_iter().map(key).collect_view()
}

/// A key on the page, with its last written content.
struct Key {
    button: Element,
    left: Element,
    unit: Element,
    lock: Element,
    seen: Option<KeyView>,
}

impl Key {
    fn of(button: Element) -> Option<Self> {
        let mut parts = dom::all_in(&button, ".key-left > *, .key-lock").into_iter();
        let (left, unit, lock) = (parts.next()?, parts.next()?, parts.next()?);
        Some(Self { button, left, unit, lock, seen: None })
    }

    /// Writes the parts that changed.
    fn paint(&mut self, key: KeyView) {
        let old = self.seen.replace(key);
        // Whether something differs from the page; on an empty key everything does.
        let new = |differs: fn(KeyView, KeyView) -> bool| old.is_none_or(|old| differs(old, key));
        if new(|old, key| class(old) != class(key)) {
            dom::set(&self.button, "class", Some(class(key)));
        }
        if new(|old, key| old.pressed != key.pressed) {
            let pressed = key.pressed.map(|pressed| if pressed { "true" } else { "false" });
            dom::set(&self.button, "aria-pressed", pressed);
        }
        if new(|old, key| loupe(old) != loupe(key)) {
            dom::set(&self.button, "data-in-cell", loupe(key));
        }
        if new(|old, key| old.left != key.left) {
            dom::write(&self.left, key.left.map(|left| left.to_string()).as_deref());
            dom::write(&self.unit, key.left.map(|_| text().entry.left()));
        }
        if new(|old, key| old.locked != key.locked) {
            dom::set(&self.lock, "hidden", (!key.locked).then_some(""));
        }
    }
}

const fn class(key: KeyView) -> &'static str {
    match key {
        KeyView { locked: true, .. } => "key locked",
        KeyView { done: true, .. } => "key done",
        _ => "key",
    }
}

/// The digit's state in the selected cell.
const fn loupe(key: KeyView) -> Option<&'static str> {
    match (key.noted, key.candidate) {
        (true, true) => Some("note candidate"),
        (true, false) => Some("note"),
        (false, true) => Some("candidate"),
        (false, false) => None,
    }
}

const fn face_name(face: KeyFace) -> &'static str {
    match face {
        KeyFace::Digit => "digit",
        KeyFace::Fixed => "fixed",
        KeyFace::Corner => "corner",
        KeyFace::Centre => "centre",
        KeyFace::Colour => "colour",
    }
}

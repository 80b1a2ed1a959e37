//! What the page hears from the window: keys, the address, what is pasted, whether the page can be seen; and
//! the clock's ticking.

use super::{
    browser::{dom, keyboard, settings},
    store::Store,
};
use gloo_timers::callback::Interval;
use leptos::{ev, prelude::*};
use sudoku_core::play::{
    input::Mode,
    keyboard::Keyboard,
    keys::{self, Ground},
    making::MakeMsg,
    session::{Msg, Session},
};

/// Listens for as long as the page lives.
pub(crate) fn listen(store: Store) {
    listen_to_keys(store);
    let address = window_event_listener(ev::hashchange, move |_| store.send(Msg::Link(dom::fragment())));
    let pasted = window_event_listener(ev::paste, move |event| {
        // A field takes what is pasted into it; anywhere else it is a puzzle.
        if let Some(text) = dom::pasted(&event) {
            event.prevent_default();
            store.send(Msg::Paste(text));
        }
    });
    let seen =
        window_event_listener(ev::visibilitychange, move |_| store.send(Msg::Visible(dom::is_visible())));
    // Another tab is the same player.
    let kept = window_event_listener(ev::storage, move |event| {
        if let Some(settings) = settings::changed(&event) {
            store.send(Msg::SettingsRead(settings));
        }
        if let Some(stock) = settings::changed_stock(&event) {
            store.send(Msg::Make(MakeMsg::StockRead(stock)));
        }
    });
    let ticking = StoredValue::new_local(Some(Interval::new(1000, move || store.tick())));
    on_cleanup(move || {
        address.remove();
        pasted.remove();
        seen.remove();
        kept.remove();
        ticking.set_value(None);
    });
}

fn listen_to_keys(store: Store) {
    let keyboard = StoredValue::new(Keyboard::default());
    let held = StoredValue::new(None::<Mode>);
    let hold = move |mode: Option<Mode>| {
        if held.get_value() != mode {
            held.set_value(mode);
            store.send(Msg::Hold(mode));
        }
    };
    let ground = move |event: &ev::Event| {
        let (order, panel) = (store.order().get_untracked(), store.panel().get_untracked());
        let (layer, letters) = store.read(Session::letter_keys);
        Ground { focus: keyboard::focus(event), order, panel, layer, letters }
    };
    // A key that is held stands for a mode wherever keys are heard, whatever else is pressed with it. Where
    // that is, is looked up only where it counts: these come several times with each key.
    let look_at_held = move |event: &ev::KeyboardEvent| {
        let mode = keyboard.get_value().mode(keyboard::held(event));
        hold(mode.filter(|_| ground(event).hears_modes()));
    };
    let down = window_event_listener(ev::keydown, move |event| {
        let pressed = keyboard.try_update_value(|keyboard| keyboard::read(keyboard, &event)).flatten();
        look_at_held(&event);
        let Some((key, held)) = pressed.filter(|_| !event.default_prevented()) else { return };
        if let Some(msg) = keys::message(key, held, ground(&event)) {
            event.prevent_default();
            if !event.repeat() || keys::repeats(&msg) {
                store.send(msg);
            }
        }
    });
    let up = window_event_listener(ev::keyup, move |event| look_at_held(&event));
    // Keys that are let go elsewhere are not heard here.
    let left = window_event_listener(ev::blur, move |_| hold(None));
    let moved = window_event_listener(ev::focusin, move |event| {
        if held.get_value().is_some() && !ground(&event).hears_modes() {
            hold(None);
        }
    });
    on_cleanup(move || {
        down.remove();
        up.remove();
        left.remove();
        moved.remove();
    });
}

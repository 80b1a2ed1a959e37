//! The window's events for the page: keys, the address, pasted data, visibility; and the clock's ticking.

use super::{
    browser::{
        address,
        clipboard::{self, Brought},
        dom, files, keyboard, settings,
    },
    storage::file::FileWork,
    store::Store,
};
use gloo_timers::callback::{Interval, Timeout};
use leptos::{ev, prelude::*};
use sudoku_play::{
    input::Mode,
    keys::{self, KeyContext, keyboard::Keyboard},
    messages::{BrowserMsg, DiskMsg, InputMsg, LinkMsg, MagazineMsg, MakeMsg, TextMsg},
    session::Session,
};

/// Listens for as long as the page lives.
pub(crate) fn listen(store: Store) -> Held {
    let held = Held::new(store);
    listen_to_keys(store, held);
    let address =
        window_event_listener(ev::hashchange, move |_| store.send(LinkMsg::Follow(address::fragment())));
    let pasted = window_event_listener(ev::paste, move |event| {
        // A field takes a paste itself; anywhere else the paste is a puzzle.
        if let Some(brought) = clipboard::pasted(&event) {
            event.prevent_default();
            take(store, brought);
        }
    });
    // The page reads or refuses a file dropped anywhere; the browser would open it in place of the page.
    let held_over = window_event_listener(ev::dragover, move |event| {
        if files::is_held(&event) || clipboard::dragged(&event).is_some() {
            event.prevent_default();
        }
    });
    let dropped = window_event_listener(ev::drop, move |event| {
        if files::is_held(&event) {
            event.prevent_default();
            if let Some(file) = files::dropped(&event) {
                take(store, Brought::File(file));
            }
        } else if let Some(brought) = clipboard::dragged(&event) {
            event.prevent_default();
            take(store, brought);
        }
    });
    let seen = window_event_listener(ev::visibilitychange, move |_| {
        store.send(BrowserMsg::Visible(dom::is_visible()));
    });
    // Another tab belongs to the same player.
    let kept = window_event_listener(ev::storage, move |event| {
        if let Some(settings) = settings::changed(&event) {
            store.send(DiskMsg::SettingsRead(settings));
        }
        if let Some(spares) = settings::changed_spares(&event) {
            store.send(MakeMsg::SparesRead(spares));
        }
        if settings::changed_magazine(&event) {
            store.send(MagazineMsg::Elsewhere);
        }
    });
    let ticking = StoredValue::new_local(Some(Interval::new(1000, move || store.tick())));
    on_cleanup(move || {
        address.remove();
        pasted.remove();
        held_over.remove();
        dropped.remove();
        seen.remove();
        kept.remove();
        ticking.set_value(None);
        held.moment.set_value(None);
    });
    held
}

/// A text, or a file, is read as a puzzle.
fn take(store: Store, brought: Brought) {
    match brought {
        Brought::Text(text) => store.send(TextMsg::Paste(text)),
        Brought::File(file) => store.parts().do_files(store, FileWork::Dropped(file)),
    }
}

/// How long the player holds a mode key before the pad shows that mode, in milliseconds. A shortcut with the
/// same key ends sooner, so nothing flickers.
const MOMENT: u32 = 150;

/// The key that is held for a mode.
#[derive(Clone, Copy)]
pub(crate) struct Held {
    store: Store,
    mode: StoredValue<Option<Mode>>,
    /// The mode last sent to the session.
    told: StoredValue<Option<Mode>>,
    moment: StoredValue<Option<Timeout>, LocalStorage>,
}

impl Held {
    fn new(store: Store) -> Self {
        let [mode, told] = [StoredValue::new(None), StoredValue::new(None)];
        Self { store, mode, told, moment: StoredValue::new_local(None) }
    }

    fn set(self, mode: Option<Mode>) {
        if self.mode.get_value() == mode {
            return;
        }
        self.mode.set_value(mode);
        if mode.is_some() {
            self.wait();
        } else {
            self.tell();
        }
    }

    fn wait(self) {
        self.moment.set_value(Some(Timeout::new(MOMENT, move || self.say())));
    }

    /// Another key is pressed with it.
    fn pressed_with(self) {
        if self.mode.get_value() != self.told.get_value() {
            self.wait();
        }
    }

    /// Reports the mode now, as a pointer or a button needs it. A key press brings its own.
    pub(crate) fn tell(self) {
        self.moment.set_value(None);
        self.say();
    }

    fn say(self) {
        let mode = self.mode.get_value();
        if self.told.get_value() != mode {
            self.told.set_value(mode);
            self.store.send(InputMsg::Hold(mode));
        }
    }
}

fn listen_to_keys(store: Store, held: Held) {
    let keyboard = StoredValue::new(Keyboard::default());
    let ground = move |event: &ev::Event| {
        let (shape, panel) = (store.shape().get_untracked(), store.panel().get_untracked());
        let (prefix, letters) = store.read(Session::letter_keys);
        KeyContext { focus: keyboard::focus(event), shape, panel, prefix, letters }
    };
    // A held mode key counts wherever the page takes keys, with any other key. Look up the focus only when it
    // matters: these events repeat while a key is held.
    let look_at_held = move |event: &ev::KeyboardEvent| {
        let mode = keyboard.get_value().mode(keyboard::held(event));
        held.set(mode.filter(|_| ground(event).hears_modes()));
    };
    let down = window_event_listener(ev::keydown, move |event| {
        let pressed = keyboard.try_update_value(|keyboard| keyboard::read(keyboard, &event)).flatten();
        look_at_held(&event);
        let Some((key, with)) = pressed.filter(|_| !event.default_prevented()) else { return };
        held.pressed_with();
        let ground = ground(&event);
        let key = keys::spelled(key, with, &ground.shape, store.read(Session::spells));
        if let Some(msg) = keys::message(key, with, ground) {
            event.prevent_default();
            if !event.repeat() || keys::repeats(&msg) {
                store.send(msg);
            }
        }
    });
    let up = window_event_listener(ev::keyup, move |event| {
        keyboard.update_value(|keyboard| keyboard::release(keyboard, &event));
        look_at_held(&event);
    });
    // The page doesn't hear keys released elsewhere.
    let left = window_event_listener(ev::blur, move |_| held.set(None));
    let moved = window_event_listener(ev::focusin, move |event| {
        if held.mode.get_value().is_some() && !ground(&event).hears_modes() {
            held.set(None);
        }
    });
    on_cleanup(move || {
        down.remove();
        up.remove();
        left.remove();
        moved.remove();
    });
}

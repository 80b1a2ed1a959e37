//! The browser's Back: it leaves the last place or dialog of the page, and only then the page. The address leads to
//! the technique in front.

use super::{
    browser::{
        address,
        entries::{self, Entry},
        moment,
    },
    store::Store,
};
use leptos::{ev, prelude::*};
use sudoku_play::session::Session;

/// The page's entries in the history.
#[derive(Clone, Copy)]
struct Trail {
    /// The entry that the browser shows.
    here: Entry,
    /// Whether the browser is on its way back to an earlier one.
    returns: bool,
}

/// Follows the layers of the page with entries of the history, and the browser's Back with the page.
pub(crate) fn keep(store: Store) {
    // After a reload within a dialog, the entries of before are still there.
    let here = entries::here().unwrap_or_else(begin);
    let trail = StoredValue::new(Trail { here, returns: false });
    let follow = move |depth: usize| {
        let Trail { here, returns } = trail.get_value();
        if returns {
            return;
        }
        for depth in here.depth + 1..=depth {
            entries::push(Entry { depth, ..here });
        }
        let returns = depth < here.depth;
        if returns {
            entries::back_over(here.depth - depth);
        }
        trail.set_value(Trail { here: Entry { depth, ..here }, returns });
    };
    let (dialog, panel, learn) = (store.dialog(), store.panel(), store.learn());
    let place = Memo::new(move |_| {
        dialog.track();
        panel.track();
        learn.track();
        store.read(|session| (session.depth(), session.address()))
    });
    let depth = Memo::new(move |_| place.with(|(depth, _)| *depth));
    let end = Memo::new(move |_| place.with(|(_, end)| end.clone()));
    Effect::new(move |_| follow(depth.get()));
    Effect::new(move |before: Option<String>| {
        let end = end.get();
        // The session itself puts a new puzzle into the address.
        if before.is_some_and(|before| before != end) {
            address::set_fragment(&end);
        }
        end
    });
    let returned = window_event_listener(ev::popstate, move |_| {
        let Trail { here, returns } = trail.get_value();
        match entries::here() {
            // A link was followed, to a puzzle of its own.
            None => trail.set_value(Trail { here: begin(), returns: false }),
            Some(now) => {
                trail.set_value(Trail { here: now, returns: false });
                if now.visit == here.visit {
                    if !returns {
                        for _ in now.depth..store.read(Session::depth) {
                            store.send(store.read(Session::way_back));
                        }
                    }
                    // An earlier entry may have the puzzle of before in its address.
                    address::set_fragment(&store.read(Session::address));
                }
            }
        }
        follow(store.read(Session::depth));
    });
    on_cleanup(move || returned.remove());
}

/// Marks the current entry as the first of a visit.
fn begin() -> Entry {
    let entry = Entry { visit: moment().date, depth: 0 };
    entries::mark(entry);
    entry
}

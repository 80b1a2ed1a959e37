//! The browser. No other module names it.

pub(crate) mod address;
pub(crate) mod bars;
pub(crate) mod camera;
pub(crate) mod clipboard;
pub mod dom;
pub(crate) mod drawing;
pub(crate) mod entries;
pub mod files;
pub(crate) mod focus;
pub mod journal;
pub mod keyboard;
pub(crate) mod late_style;
pub(crate) mod lessons;
pub(crate) mod modal;
mod objects;
pub(crate) mod offline;
pub(crate) mod packing;
pub mod panic;
pub(crate) mod photograph;
pub(crate) mod picture;
pub(crate) mod pointer;
pub(crate) mod presenter;
pub(crate) mod print;
pub(crate) mod program;
pub(crate) mod scorm;
pub(crate) mod scroll;
pub mod settings;
pub mod sheets;
pub(crate) mod size;
pub mod slices;
pub(crate) mod sound;
pub(crate) mod texts;
pub(crate) mod theme;
pub mod worker;

use sudoku_play::session::Moment;

/// The time, a random seed and the rest that the core needs from the browser at a message.
#[must_use]
pub fn moment() -> Moment {
    let now = dom::window().performance().map_or(0.0, |clock| clock.now());
    let mut chance = [0; 8];
    // Without randomness, seed from the time: a seed need not be secret.
    let chance = match getrandom::fill(&mut chance) {
        Ok(()) => u64::from_le_bytes(chance),
        Err(_) => js_sys::Date::now().to_bits() ^ now.to_bits(),
    };
    Moment { now: now as u64, date: js_sys::Date::now() as u64, day: dom::local_day(), chance }
}

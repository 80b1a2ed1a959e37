//! The page. Every view here renders the core's output and passes events to the core.
//!
//! Only `browser` names the browser, only `store` writes signals, and only `text` contains words. `text` and
//! `sketch` compile on every target, so the host can test them.

pub mod sketch;
pub mod text;

#[cfg(target_family = "wasm")]
mod announcer;
#[cfg(target_family = "wasm")]
mod board;
#[cfg(target_family = "wasm")]
pub mod browser;
#[cfg(target_family = "wasm")]
mod cells;
#[cfg(target_family = "wasm")]
mod colours;
#[cfg(target_family = "wasm")]
mod controls;
#[cfg(target_family = "wasm")]
mod copying;
#[cfg(target_family = "wasm")]
mod dialogs;
#[cfg(target_family = "wasm")]
mod hand;
#[cfg(target_family = "wasm")]
mod head;
#[cfg(target_family = "wasm")]
mod hint;
#[cfg(target_family = "wasm")]
mod icons;
#[cfg(target_family = "wasm")]
mod inspector;
#[cfg(target_family = "wasm")]
mod judged;
#[cfg(target_family = "wasm")]
mod keypad;
#[cfg(target_family = "wasm")]
mod legend;
#[cfg(target_family = "wasm")]
mod listening;
#[cfg(target_family = "wasm")]
mod live;
#[cfg(target_family = "wasm")]
mod map;
#[cfg(target_family = "wasm")]
mod marks_layer;
#[cfg(target_family = "wasm")]
mod modes;
#[cfg(target_family = "wasm")]
mod notice;
#[cfg(target_family = "wasm")]
mod pad_line;
#[cfg(target_family = "wasm")]
mod paint_layer;
#[cfg(target_family = "wasm")]
mod parts;
#[cfg(target_family = "wasm")]
mod passes;
#[cfg(target_family = "wasm")]
mod path;
#[cfg(target_family = "wasm")]
mod reconcile;
#[cfg(target_family = "wasm")]
mod root;
#[cfg(target_family = "wasm")]
mod seams;
#[cfg(target_family = "wasm")]
mod sentence;
#[cfg(target_family = "wasm")]
mod several;
#[cfg(target_family = "wasm")]
mod stepper;
#[cfg(target_family = "wasm")]
mod storage;
#[cfg(target_family = "wasm")]
pub mod store;
#[cfg(target_family = "wasm")]
mod why;

#[cfg(target_family = "wasm")]
pub use root::{App, start};

//! The page. Every view here renders the core's output and passes events to the core.
//!
//! Only `browser` names the browser, only `store` writes signals, and only `text` contains words. `text` and
//! `sketch` compile on every target, so the host can test them.

pub mod shared;
pub mod text;

#[cfg(target_family = "wasm")]
mod announcer;
#[cfg(target_family = "wasm")]
mod back;
#[cfg(target_family = "wasm")]
mod board;
#[cfg(target_family = "wasm")]
pub mod browser;
#[cfg(target_family = "wasm")]
mod dialogs;
#[cfg(target_family = "wasm")]
mod features;
#[cfg(target_family = "wasm")]
mod head;
#[cfg(target_family = "wasm")]
mod language;
#[cfg(target_family = "wasm")]
mod listening;
#[cfg(target_family = "wasm")]
mod notice;
#[cfg(target_family = "wasm")]
mod parts;
#[cfg(target_family = "wasm")]
mod places;
#[cfg(target_family = "wasm")]
mod root;
#[cfg(target_family = "wasm")]
mod seams;
#[cfg(target_family = "wasm")]
mod side;
#[cfg(target_family = "wasm")]
mod storage;
#[cfg(target_family = "wasm")]
pub mod store;

#[cfg(target_family = "wasm")]
pub use root::{App, start};

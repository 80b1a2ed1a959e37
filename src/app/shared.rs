//! The pieces that several features use, or a feature and the board.

#[cfg(target_family = "wasm")]
pub(crate) mod copying;
#[cfg(target_family = "wasm")]
pub(crate) mod fields;
#[cfg(target_family = "wasm")]
pub(crate) mod icons;
#[cfg(target_family = "wasm")]
pub(crate) mod legend;
#[cfg(target_family = "wasm")]
pub(crate) mod lines;
#[cfg(target_family = "wasm")]
pub(crate) mod live;
#[cfg(target_family = "wasm")]
pub(crate) mod marks_layer;
#[cfg(target_family = "wasm")]
pub(crate) mod picture;
#[cfg(target_family = "wasm")]
pub(crate) mod reconcile;
#[cfg(target_family = "wasm")]
pub(crate) mod sentence;
pub mod sketch;
#[cfg(target_family = "wasm")]
pub(crate) mod small_board;
#[cfg(target_family = "wasm")]
pub(crate) mod verdict;

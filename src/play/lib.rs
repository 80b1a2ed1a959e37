//! Playing: a pure machine that turns messages into a new state and commands, and computes the view.
//!
//! There are three kinds of state, distinguished by one question each. [`game::Game`]: would the player
//! expect undo to restore it? [`ui`]: does it survive undo, but end with the page? The view values of
//! [`view`]: can they be computed from the other two at any time?

pub mod features;
pub mod game;
pub mod input;
mod kernel;
pub mod keys;
pub mod links;
pub mod messages;
pub mod picture;
pub mod saved;
pub mod scorm;
pub mod session;
pub mod taught;
pub mod ui;
pub mod view;
pub mod walk;
pub mod work;

//! Playing: a pure machine that turns messages into a new state and commands, and computes the view.
//!
//! There are three kinds of state, distinguished by one question each. [`game::Game`]: would the player
//! expect undo to restore it? [`ui`]: does it survive undo, but end with the page? The view values of
//! [`view`]: can they be computed from the other two at any time?

pub mod aids;
pub mod archive;
pub mod assignment;
pub mod book;
pub mod case;
mod claims;
pub mod clock;
pub mod colour;
pub mod csv;
pub mod deck;
pub mod edit;
pub mod entry;
pub mod features;
pub mod game;
pub mod handover;
pub mod history;
pub mod input;
pub mod journal;
mod kernel;
pub mod keyboard;
pub mod keys;
pub mod lens;
pub mod line_by_line;
pub mod memory;
pub mod messages;
pub mod pace;
mod packed;
pub mod picture;
pub mod practice;
pub mod queried;
mod sealed;
pub mod session;
pub mod settings;
pub mod shared;
pub mod sheets;
pub mod sound;
pub mod stages;
pub mod taught;
pub mod turns;
pub mod ui;
pub mod view;
pub mod walk;
pub mod work;

//! Journeys through the release build in a real browser.
//!
//! A journey is a function that gets an open page and acts on it as a person would:
//!
//! ```no_run
//! # use stepdoku_e2e::{Options, journey};
//! journey(Options::phone().dark(), "", |page| {
//!     page.press("ArrowDown");
//!     page.tap("button[type=submit]");
//!     page.wait_for("[role=grid]");
//! });
//! ```
//!
//! Each question to the page is repeated until it holds or ten seconds have passed, so a journey never sleeps.
//! A failure names the expected condition, the messages of the console, and the picture of the page. After a
//! journey the console must be free of errors.
//!
//! `STEPDOKU_DIST` names the folder with the release build; without it journeys report that they were skipped.
//! `STEPDOKU_PICTURES` names a folder for the pictures that some journeys keep.
//! `STEPDOKU_BROWSER=firefox` runs them in Firefox instead of Chromium. The client speaks WebDriver itself:
//! `docs/decisions.md` says why.

mod actions;
mod browser;
mod chromium;
mod disk;
mod driver;
mod engine;
mod firefox;
mod game;
mod headers;
mod http;
mod keys;
mod options;
mod page;
pub mod places;
mod processes;
pub mod puzzles;
mod questions;
mod rounds;
mod running;
mod scenes;
mod server;
mod slots;
pub mod storage;
mod tabs;
mod walk;
mod webkit;

pub use browser::Browser;
pub use engine::Engine;
pub use game::{candidates, cell, sees, solution, with};
pub use options::{Options, Profile, SCREENS};
pub use page::{Page, dist, game, journey, open_solver, solving};
pub use rounds::{Chance, rounds, soaking};
pub use scenes::{Act, SCENES, Scene};
pub use server::{Fault, Server};
pub use tabs::Tab;
pub use walk::numbers;

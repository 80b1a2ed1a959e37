//! The page of the release build, opened and started.

use crate::browser::Browser;
use crate::options::Options;
use crate::server::Server;
use crate::{places, puzzles};
use serde_json::json;
use std::env;
use std::ops::Deref;
use std::path::PathBuf;
use std::sync::OnceLock;

/// A browser with Stepdoku started, and all methods of a [`Browser`].
#[derive(Debug)]
pub struct Page {
    browser: Browser,
}

impl Page {
    /// Leads the open page to a link to a puzzle, and takes it: a game with moves stays until then.
    #[track_caller]
    pub fn take_puzzle(&self, puzzle: &str) {
        self.js("location.hash = arguments[0]", &[json!(format!("#p={puzzle}"))]);
        let waits = || self.text(".notice").contains("is ready");
        self.wait_until("the puzzle comes or waits", || self.givens() == puzzle || waits());
        if self.givens() != puzzle {
            self.click(".notice .button");
        }
        self.wait_givens(puzzle);
    }

    /// Opens the page with a suffix to its address, such as `#...` or nothing, and waits until it has
    /// started. All pages of a test binary have the same address, so that those with the same profile share
    /// their data.
    #[must_use]
    #[track_caller]
    pub fn open(options: Options, fragment: &str) -> Self {
        static SERVER: OnceLock<Server> = OnceLock::new();
        let server = SERVER.get_or_init(|| Server::start(&dist().expect("STEPDOKU_DIST is set"), "/"));
        Self::open_at(options, &format!("{}{fragment}", server.url()))
    }

    /// Opens the page at an address and waits until it has started.
    #[must_use]
    #[track_caller]
    pub fn open_at(options: Options, url: &str) -> Self {
        let page = Self { browser: Browser::open(&options) };
        page.visit(url);
        page
    }

    /// Opens an address of the page in the same browser, and waits until it has started there. A browser does
    /// not reload a page for just another fragment, so the page is left first.
    #[track_caller]
    pub fn visit(&self, url: &str) {
        self.goto("about:blank");
        self.goto(url);
        self.wait_started();
    }

    /// Waits until the program has started; for use after a reload.
    #[track_caller]
    pub fn wait_started(&self) {
        self.wait_for("html[data-app=ready]");
        // The program looks for the last game before it draws a board.
        self.wait_for("[role=grid]");
    }

    /// Kills the browser like a crash.
    pub fn kill(self) {
        self.browser.kill();
    }

    /// Kills only the page process like a crash; the browser closes normally.
    pub fn kill_page(self) {
        self.browser.kill_pages();
    }
}

impl Deref for Page {
    type Target = Browser;

    fn deref(&self) -> &Browser {
        &self.browser
    }
}

/// The folder of the release build; without one, it prints that a test was skipped.
#[must_use]
pub fn dist() -> Option<PathBuf> {
    let Some(folder) = env::var_os("STEPDOKU_DIST").map(PathBuf::from) else {
        println!(
            "SKIPPED 1 journey: STEPDOKU_DIST names no release build (`cargo xtask test e2e` makes one)"
        );
        return None;
    };
    let page = folder.join("index.html");
    assert!(page.is_file(), "STEPDOKU_DIST is set, but there is no {}", page.display());
    Some(folder)
}

/// Opens the page, acts on it, and checks that the console stayed free of errors. Without a release build it
/// prints that and returns.
#[track_caller]
pub fn journey(options: Options, fragment: &str, walk: impl FnOnce(&Page)) {
    if dist().is_some() {
        let page = Page::open(options, fragment);
        walk(&page);
        page.assert_quiet();
    }
}

/// A [`journey`] on a puzzle given as a line, opened by a link.
#[track_caller]
pub fn game(options: Options, puzzle: &str, walk: impl FnOnce(&Page)) {
    journey(options, &format!("#p={puzzle}"), |page| {
        page.wait_givens(puzzles::givens(puzzle));
        walk(page);
    });
}

/// Opens the solver during a game. The first press says that it ends the counting of the time.
pub fn open_solver(page: &Page) {
    page.click(places::SOLVE);
    page.wait_text(".notice", "time won't count");
    page.click(places::SOLVE);
}

/// A [`game`] that starts with the solver.
#[track_caller]
pub fn solving(options: Options, puzzle: &str, walk: impl FnOnce(&Page)) {
    game(options, puzzle, |page| {
        page.click(places::SOLVE);
        page.wait_for(".transport");
        walk(page);
    });
}

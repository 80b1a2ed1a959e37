//! The number of simultaneous browsers: as many as the machine has cores, and a few at most, for a starved
//! browser makes a test time out. To run several test programs at the same time, set `STEPDOKU_BROWSERS` to
//! the share of each.

use std::cell::Cell;
use std::env;
use std::num::NonZero;
use std::sync::{Condvar, Mutex, PoisonError};
use std::thread;

const MOST: usize = 3;

/// The number of tests with an open browser.
static TAKEN: Mutex<usize> = Mutex::new(0);
static LEFT: Condvar = Condvar::new();

thread_local! {
    /// The open browsers of this test. It waits for its first only: two tests that each wait for their second
    /// would deadlock.
    static OWN: Cell<usize> = const { Cell::new(0) };
}

/// Returns how many browsers may run at once.
fn most() -> usize {
    let asked = env::var("STEPDOKU_BROWSERS").ok().and_then(|number| number.parse().ok());
    asked.unwrap_or_else(|| thread::available_parallelism().map_or(1, NonZero::get).min(MOST)).max(1)
}

/// A browser's place among the running ones. Dropping it frees the place.
#[derive(Debug)]
pub(crate) struct Slot(());

impl Slot {
    /// Waits for a place.
    pub(crate) fn take() -> Self {
        if OWN.replace(OWN.get() + 1) == 0 {
            let most = most();
            let taken = TAKEN.lock().unwrap_or_else(PoisonError::into_inner);
            *LEFT.wait_while(taken, |taken| *taken >= most).unwrap_or_else(PoisonError::into_inner) += 1;
        }
        Self(())
    }
}

impl Drop for Slot {
    fn drop(&mut self) {
        if OWN.replace(OWN.get() - 1) == 1 {
            *TAKEN.lock().unwrap_or_else(PoisonError::into_inner) -= 1;
            LEFT.notify_one();
        }
    }
}

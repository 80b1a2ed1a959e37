//! How many browsers run side by side: as many as the machine has cores, and few even then, for a browser
//! that starves makes a test wait in vain. Whoever runs several programs of journeys at the same time says in
//! `STEPDOKU_BROWSERS` how many are left for each.

use std::cell::Cell;
use std::env;
use std::num::NonZero;
use std::sync::{Condvar, Mutex, PoisonError};
use std::thread;

const MOST: usize = 3;

/// How many tests have a browser open now.
static TAKEN: Mutex<usize> = Mutex::new(0);
static LEFT: Condvar = Condvar::new();

thread_local! {
    /// How many browsers this test has open. It waits for its first only: two tests that each wait for
    /// their second would wait for ever.
    static OWN: Cell<usize> = const { Cell::new(0) };
}

/// How many there may be.
fn most() -> usize {
    let asked = env::var("STEPDOKU_BROWSERS").ok().and_then(|number| number.parse().ok());
    asked.unwrap_or_else(|| thread::available_parallelism().map_or(1, NonZero::get).min(MOST)).max(1)
}

/// A browser's place among those that run. It is free again when this is dropped.
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

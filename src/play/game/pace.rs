//! Long work in slices.
//!
//! Reading a journal may take longer than the page may be unresponsive. Such work is a future that can pause;
//! the caller decides with a [`Pace`] when a pause is due, and polls again after more urgent work. The future
//! waits for nothing else, so a caller without urgent work can run it [`at_once`].

use std::{
    cell::Cell,
    future::poll_fn,
    pin::pin,
    task::{Context, Poll, Waker},
};

/// The amount of work between checks for a pause. A unit is about the work of reading a byte.
const LOOK_AFTER: usize = 20_000;

/// A check of long work: it tells when a pause is due.
#[derive(Clone)]
pub struct Pace<'a> {
    due: &'a dyn Fn() -> bool,
    units: Cell<usize>,
}

impl std::fmt::Debug for Pace<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Pace").field("units", &self.units).finish_non_exhaustive()
    }
}

impl<'a> Pace<'a> {
    /// Returns a pace by the caller's clock: `due` tells whether a pause is due.
    #[must_use]
    pub const fn new(due: &'a dyn Fn() -> bool) -> Self {
        Self { due, units: Cell::new(0) }
    }

    /// Counts this many units of work, and pauses if a pause is due.
    pub async fn spend(&self, units: usize) {
        let spent = self.units.get() + units;
        if spent < LOOK_AFTER {
            return self.units.set(spent);
        }
        self.units.set(0);
        if (self.due)() {
            let mut rested = false;
            poll_fn(|_| if std::mem::replace(&mut rested, true) { Poll::Ready(()) } else { Poll::Pending })
                .await;
        }
    }
}

/// Does work without a pause.
pub fn at_once<T>(work: impl AsyncFnOnce(&Pace<'_>) -> T) -> T {
    let never = || false;
    let pace = Pace::new(&never);
    let mut work = pin!(work(&pace));
    loop {
        if let Poll::Ready(done) = work.as_mut().poll(&mut Context::from_waker(Waker::noop())) {
            return done;
        }
    }
}

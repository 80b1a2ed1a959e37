//! Long work of the core in slices. Between them the page does more urgent work.

use super::dom;
use gloo_timers::future::TimeoutFuture;
use std::{
    cell::Cell,
    pin::pin,
    task::{Context, Poll, Waker},
};
use sudoku_play::game::pace::Pace;

/// The length of a slice, in milliseconds: half the time between two frames.
const SLICE: f64 = 8.0;

/// A monotonic clock, in milliseconds.
fn now() -> f64 {
    dom::window().performance().map_or(0.0, |clock| clock.now())
}

/// Lets the page do more urgent work.
pub async fn rest() {
    TimeoutFuture::new(0).await;
}

/// Does work of the core in slices. The work must wait only for the end of a slice.
pub async fn in_slices<T>(work: impl AsyncFnOnce(&Pace<'_>) -> T) -> T {
    let end = Cell::new(now() + SLICE);
    let due = || now() >= end.get();
    let pace = Pace::new(&due);
    let mut work = pin!(work(&pace));
    loop {
        if let Poll::Ready(done) = work.as_mut().poll(&mut Context::from_waker(Waker::noop())) {
            return done;
        }
        rest().await;
        end.set(now() + SLICE);
    }
}

/// Decides when to update the page during long work.
#[derive(Debug)]
pub struct Now(f64);

impl Now {
    /// The time between two updates, in milliseconds.
    const EVERY: f64 = 100.0;

    #[must_use]
    pub fn begin() -> Self {
        Self(now())
    }

    /// Whether the next update is due.
    pub fn is_due(&mut self) -> bool {
        let due = now() >= self.0 + Self::EVERY;
        if due {
            self.0 = now();
        }
        due
    }
}

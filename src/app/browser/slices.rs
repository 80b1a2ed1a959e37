//! Long work of the core in slices, between which the page does what is more urgent.

use super::dom;
use gloo_timers::future::TimeoutFuture;
use std::{
    cell::Cell,
    pin::pin,
    task::{Context, Poll, Waker},
};
use sudoku_core::play::pace::Pace;

/// How long a slice is, in milliseconds: half of what there is between two pictures.
const SLICE: f64 = 8.0;

/// A clock that never goes back, in milliseconds.
fn now() -> f64 {
    dom::window().performance().map_or(0.0, |clock| clock.now())
}

/// Lets the page do what is more urgent.
pub async fn rest() {
    TimeoutFuture::new(0).await;
}

/// Does work of the core in slices. It waits for nothing but the end of a slice.
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

/// Says now and then that there is something new to be shown.
#[derive(Debug)]
pub struct Now(f64);

impl Now {
    /// How long the page shows what it has, in milliseconds.
    const EVERY: f64 = 100.0;

    /// From now on.
    #[must_use]
    pub fn begin() -> Self {
        Self(now())
    }

    /// Whether it is time again.
    pub fn is_due(&mut self) -> bool {
        let due = now() >= self.0 + Self::EVERY;
        if due {
            self.0 = now();
        }
        due
    }
}

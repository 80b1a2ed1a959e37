//! The figures of other programs, as bytes: the board's first piece passes them on and needs no code for their
//! content.

use super::{decode, encode};
use crate::{
    Progress, Puzzle,
    rating::{self, exact::Exact},
};
use serde::{Deserialize, Serialize};
use std::ops::ControlFlow;

/// The most time for the figures of a puzzle, in milliseconds.
const PATIENCE: u64 = 60_000;

/// The answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PackedExact(Vec<u8>);

impl PackedExact {
    /// Finds the figures of a puzzle within a minute.
    pub(super) fn of(puzzle: &Puzzle, now: &mut dyn FnMut() -> u64, tell: &mut dyn FnMut(Progress)) -> Self {
        let end = now() + PATIENCE;
        let mut last = 0;
        let figures = rating::exact::exact(puzzle, &mut |(done, of)| {
            if done != last {
                last = done;
                tell(Progress { done, of, ..Progress::default() });
            }
            if now() < end { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        Self(encode(&figures))
    }

    /// The figures; none if the bytes are damaged.
    #[must_use]
    pub fn open(&self) -> Option<Exact> {
        decode(&self.0).ok()
    }
}

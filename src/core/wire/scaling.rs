//! The figures of other programs, as bytes: the code that loads with the first board passes them on and needs no code
//! for their content.

use super::{decode, encode, prove_only};
use serde::{Deserialize, Serialize};
use std::ops::ControlFlow;
use sudoku_board::Grid;
use sudoku_logic::Puzzle;
use sudoku_make::Progress;
use sudoku_scales::exact::{Exact, Figures, OwnScales, Scales, WalkWatch, Weigh, Weighed};

/// The most time for the figures of a puzzle, in milliseconds.
const PATIENCE: u64 = 60_000;

/// The most time for the figures of one of many puzzles, in milliseconds.
const PATIENCE_IN_A_LIST: u64 = 10_000;

/// The figures of a puzzle as bytes; empty if they were not found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PackedExact(Vec<u8>);

impl PackedExact {
    /// Finds the figures of a puzzle within a minute.
    pub(super) fn of(
        puzzle: Box<Puzzle>,
        scales: &mut dyn Scales,
        now: &mut dyn FnMut() -> u64,
        tell: &mut dyn FnMut(Progress),
    ) -> Self {
        let end = now() + PATIENCE;
        let mut last = 0;
        let weighed = scales.weigh(&Weigh::Exact(puzzle), &mut |(done, of)| {
            if done != last {
                last = done;
                tell(Progress { done, of, ..Progress::default() });
            }
            if now() < end { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        match weighed {
            ControlFlow::Continue(Weighed::Exact(figures)) => Self(figures),
            _ => Self(Vec::new()),
        }
    }

    /// Unpacks the figures; `None` if they were not found, or the bytes are damaged.
    #[must_use]
    pub fn open(&self) -> Option<Exact> {
        decode(&self.0).ok()
    }
}

/// The finding about one of many puzzles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Weighing {
    /// The figures of the puzzle, without the steps behind them.
    Found(Figures),
    /// The clues do not have exactly one solution.
    NotAPuzzle,
    /// The program with the walks could not be loaded.
    Failed,
}

/// A [`Weighing`] as bytes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PackedWeighing(Vec<u8>);

impl PackedWeighing {
    /// Proves a puzzle and finds its figures within ten seconds.
    pub(super) fn of(clues: Grid, scales: &mut dyn Scales, now: &mut dyn FnMut() -> u64) -> Self {
        let found = prove_only(clues).map(|puzzle| {
            let end = now() + PATIENCE_IN_A_LIST;
            scales.weigh(&Weigh::Figures(Box::new(puzzle)), &mut |_| {
                if now() < end { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
            })
        });
        Self(encode(&match found {
            Ok(ControlFlow::Continue(Weighed::Figures(figures))) => Weighing::Found(figures),
            Ok(_) => Weighing::Failed,
            Err(_) => Weighing::NotAPuzzle,
        }))
    }

    /// Unpacks the finding. Damaged bytes give [`Weighing::Failed`].
    #[must_use]
    pub fn open(&self) -> Weighing {
        decode(&self.0).unwrap_or(Weighing::Failed)
    }
}

/// Answers a question in bytes, in the program that has the walks. Empty if `watch` stopped it, or if the question
/// is damaged.
#[must_use]
pub fn weigh(question: &[u8], watch: WalkWatch<'_>) -> Vec<u8> {
    let Ok(question) = decode::<Weigh>(question) else { return Vec::new() };
    match OwnScales.weigh(&question, watch) {
        ControlFlow::Continue(weighed) => encode(&weighed),
        ControlFlow::Break(()) => Vec::new(),
    }
}

/// The walks in another program, behind a call like [`weigh`].
#[derive(Debug)]
pub struct ScalesElsewhere<F>(pub F);

impl<F: FnMut(&[u8], WalkWatch<'_>) -> Vec<u8>> Scales for ScalesElsewhere<F> {
    fn weigh(&mut self, question: &Weigh, watch: WalkWatch<'_>) -> ControlFlow<(), Weighed> {
        match decode((self.0)(&encode(question), watch).as_slice()) {
            Ok(weighed) => ControlFlow::Continue(weighed),
            Err(_) => ControlFlow::Break(()),
        }
    }
}

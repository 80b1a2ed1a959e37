//! All starts side by side: the statements that follow in a number of links, as rows of bits.
//!
//! One row for each start, one bit for each statement. An advance by two links replaces the newest statements
//! by those that they make false, and these by those that they make true: a union of rows instead of a queue.

use super::graph::{Graph, unite};
use std::ops::ControlFlow;
use sudoku_board::bits::ones;

/// The consequences of each start being false, as far as computed.
#[derive(Clone, Debug)]
pub(super) struct Levels {
    /// The number of words of a row.
    words: usize,
    /// The statements found true.
    on: Vec<u64>,
    /// The statements found false, the start among them.
    off: Vec<u64>,
    /// The statements of the last advance found true.
    new: Vec<u64>,
    /// A scratch row for statements newly found false.
    fresh: Vec<u64>,
    /// Whether a start has made its first step.
    begun: Vec<bool>,
}

impl Levels {
    pub(super) fn new(graph: &Graph) -> Self {
        let (words, count) = (graph.words, graph.nodes.len());
        let rows = || vec![0; words * count];
        Self { words, on: rows(), off: rows(), new: rows(), fresh: vec![0; words], begun: vec![false; count] }
    }

    /// Advances a start by a weak link, except at first, and a strong one. Returns whether it reached
    /// anything.
    pub(super) fn advance(&mut self, graph: &Graph, start: usize) -> bool {
        let row = start * self.words..(start + 1) * self.words;
        let Self { on, off, new, fresh, begun, .. } = self;
        let (on, off, new) = (&mut on[row.clone()], &mut off[row.clone()], &mut new[row]);
        fresh.fill(0);
        if begun[start] {
            for node in ones(new) {
                unite(fresh, graph.weak_row(node));
            }
        } else {
            begun[start] = true;
            fresh[start / 64] |= 1 << (start % 64);
        }
        let mut any = 0;
        for (fresh, off) in fresh.iter_mut().zip(off) {
            *fresh &= !*off;
            *off |= *fresh;
            any |= *fresh;
        }
        new.fill(0);
        if any == 0 {
            return false;
        }
        for node in ones(fresh) {
            unite(new, graph.strong_row(node));
        }
        any = 0;
        for (new, on) in new.iter_mut().zip(on) {
            *new &= !*on;
            *on |= *new;
            any |= *new;
        }
        any != 0
    }

    /// Advances all starts.
    pub(super) fn advance_all(&mut self, graph: &Graph) {
        for start in 0..self.begun.len() {
            self.advance(graph, start);
        }
    }

    /// Returns whether a statement is known to be true if a start is false.
    pub(super) fn has_reached(&self, start: usize, end: usize) -> bool {
        self.on[start * self.words + end / 64] >> (end % 64) & 1 == 1
    }

    /// Yields statements found true in the last advance that do not precede the start; at least those that
    /// exclude the start or eliminate something with it.
    pub(super) fn each_new(
        &self,
        graph: &Graph,
        start: usize,
        told: &mut dyn FnMut(usize) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let row = &self.new[start * self.words..(start + 1) * self.words];
        for (word, &new) in row.iter().enumerate().skip(start / 64) {
            let earlier = if word == start / 64 { (1 << (start % 64)) - 1 } else { 0 };
            let mut rest = new & graph.telling(start, word) & !earlier;
            while rest != 0 {
                told(word * 64 + rest.trailing_zeros() as usize)?;
                rest &= rest - 1;
            }
        }
        ControlFlow::Continue(())
    }
}

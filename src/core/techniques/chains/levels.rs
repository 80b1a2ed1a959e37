//! All starts side by side: which statements follow in how many links, as rows of bits.
//!
//! One row for each start, one bit for each statement. Two links further on, all that was new is replaced by
//! what it makes false and what that makes true: a union of rows instead of a queue.

use super::graph::{Graph, unite};
use crate::bits::ones;
use std::ops::ControlFlow;

/// What follows from each start being false, as far as it was followed.
#[derive(Clone, Debug)]
pub(super) struct Levels {
    /// How many words a row has.
    words: usize,
    /// The statements found true.
    on: Vec<u64>,
    /// The statements found false, the start among them.
    off: Vec<u64>,
    /// Those found true last.
    new: Vec<u64>,
    /// One row for what is false from now on.
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

    /// Follows a start by a weak link, at first none, and a strong one, and says whether that led anywhere.
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

    /// The same for all starts.
    pub(super) fn advance_all(&mut self, graph: &Graph) {
        for start in 0..self.begun.len() {
            self.advance(graph, start);
        }
    }

    /// Whether a statement is true if a start is false, as far as was followed.
    pub(super) fn has_reached(&self, start: usize, end: usize) -> bool {
        self.on[start * self.words + end / 64] >> (end % 64) & 1 == 1
    }

    /// Tells the statements that were found true last, none of those before the start, and of the others at least
    /// those which exclude the start or rule something out with it.
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

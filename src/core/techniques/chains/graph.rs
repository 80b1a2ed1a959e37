//! The statements of a position and the links between them, for any kind of chain.

use super::levels::bits;
use crate::{Candidate, Cell, CellSet, Digit, DigitSet, Geometry, Position};

/// A digit stands in one of these cells.
#[derive(Clone, Debug)]
pub(super) struct Statement {
    pub(super) digit: Digit,
    pub(super) cells: CellSet,
    /// The cell, if it is only one.
    pub(super) cell: Option<Cell>,
    /// All candidates of that cell; none if there are more cells.
    mates: DigitSet,
    /// The places of the digit that see all of the cells.
    pub(super) seers: CellSet,
}

impl Statement {
    /// That a digit stands in a cell.
    pub(super) fn single(position: &Position, digit: Digit, cell: Cell) -> Self {
        let candidates = position.candidates();
        let seers = position.geometry().peers(cell).intersection(candidates.cells_of(digit));
        let cells = CellSet::EMPTY.with(cell);
        Self { digit, cells, cell: Some(cell), mates: candidates.digits(cell), seers }
    }

    /// That a digit stands in one of some cells.
    pub(super) fn of(position: &Position, digit: Digit, cells: CellSet) -> Self {
        let mut each = cells.iter();
        if let (Some(cell), None) = (each.next(), each.next()) {
            return Self::single(position, digit, cell);
        }
        let geometry = position.geometry();
        let seers = geometry.common_peers(cells.iter()).intersection(position.candidates().cells_of(digit));
        Self { digit, cells, cell: None, mates: DigitSet::EMPTY, seers }
    }

    /// Whether it and a candidate of its own digit, or of its own cell, exclude each other.
    fn excludes(&self, candidate: Candidate) -> bool {
        candidate.digit == self.digit && self.seers.contains(candidate.cell)
    }

    /// Another digit in its cell, if that excludes another statement about that digit.
    fn turned_to(&self, other: &Self) -> Option<Candidate> {
        let turned = Candidate::new(self.cell?, other.digit);
        (self.mates.contains(other.digit) && other.excludes(turned)).then_some(turned)
    }
}

/// Statements and links, the links by the numbers of statements. A statement without a strong link is in no
/// chain, and is left out.
#[derive(Clone, Debug, Default)]
pub(super) struct Graph {
    pub(super) nodes: Vec<Statement>,
    /// Strong links: the other end, and the almost locked set that the link goes through.
    pub(super) strong: Vec<Vec<(usize, Option<usize>)>>,
    /// Weak links: a row of bits for each statement.
    weak: Vec<u64>,
    /// How many words a row has.
    pub(super) words: usize,
    /// The cells of the almost locked sets.
    pub(super) sets: Vec<Vec<Cell>>,
    /// The numbers of statements about one cell: the first, and the digits of all.
    of_cell: Vec<(usize, DigitSet)>,
}

impl Graph {
    /// A graph without links, of statements in which those about a cell follow each other, and come first.
    pub(super) fn unlinked(geometry: &Geometry, nodes: Vec<Statement>) -> Self {
        let mut of_cell = vec![(0, DigitSet::EMPTY); geometry.order().cell_count()];
        for (number, node) in nodes.iter().enumerate() {
            if let Some(cell) = node.cell {
                let (first, digits) = &mut of_cell[cell.index()];
                *first = if digits.is_empty() { number } else { *first };
                *digits = digits.with(node.digit);
            }
        }
        let (count, words) = (nodes.len(), nodes.len().div_ceil(64));
        Self {
            strong: vec![Vec::new(); count],
            weak: vec![0; words * count],
            words,
            sets: Vec::new(),
            of_cell,
            nodes,
        }
    }

    /// The number of the statement that a digit stands in a cell.
    pub(super) fn number(&self, cell: Cell, digit: Digit) -> Option<usize> {
        let (first, digits) = self.of_cell[cell.index()];
        digits.contains(digit).then(|| first + digits.rank(digit))
    }

    /// The number of the same statement about a cell as one of another graph.
    pub(super) fn same_statement(&self, other: &Statement) -> Option<usize> {
        self.number(other.cell?, other.digit)
    }

    /// Whether two statements exclude each other.
    pub(super) fn is_weak(&self, one: usize, other: usize) -> bool {
        self.weak[one * self.words + other / 64] >> (other % 64) & 1 == 1
    }

    /// The statements that exclude one, as bits.
    pub(super) fn weak_row(&self, node: usize) -> &[u64] {
        &self.weak[node * self.words..(node + 1) * self.words]
    }

    /// The statements that exclude one, ascending.
    pub(super) fn weak_of(&self, node: usize) -> impl Iterator<Item = usize> + '_ {
        bits(self.weak_row(node))
    }

    /// Links two statements weakly.
    pub(super) fn weaken(&mut self, one: usize, other: usize) {
        self.weak[one * self.words + other / 64] |= 1 << (other % 64);
        self.weak[other * self.words + one / 64] |= 1 << (one % 64);
    }

    /// Links two statements strongly, through nothing.
    pub(super) fn strengthen(&mut self, one: usize, other: usize) {
        if !self.strong[one].contains(&(other, None)) {
            self.strong[one].push((other, None));
            self.strong[other].push((one, None));
        }
    }

    /// Links statements of one digit that see each other.
    pub(super) fn link_seeing(&mut self) {
        let mut of_digit: Vec<Vec<usize>> = vec![Vec::new(); Digit::MAX as usize];
        for (number, node) in self.nodes.iter().enumerate() {
            of_digit[node.digit.index()].push(number);
        }
        for alike in of_digit {
            for (i, &one) in alike.iter().enumerate() {
                for &other in &alike[i + 1..] {
                    let (node, seers) = (&self.nodes[other], &self.nodes[one].seers);
                    if node.cell.map_or_else(|| node.cells.is_subset_of(seers), |cell| seers.contains(cell)) {
                        self.weaken(one, other);
                    }
                }
            }
        }
    }

    /// Links statements about one cell.
    pub(super) fn link_mates(&mut self) {
        for at in 0..self.of_cell.len() {
            let (first, digits) = self.of_cell[at];
            for one in first..first + digits.len() {
                for other in one + 1..first + digits.len() {
                    self.weaken(one, other);
                }
            }
        }
    }

    /// The other candidates of a statement's cell.
    pub(super) fn cell_mates(&self, node: usize) -> Vec<Candidate> {
        let node = &self.nodes[node];
        let others = node.mates.without(node.digit);
        others.iter().filter_map(|other| Some(Candidate::new(node.cell?, other))).collect()
    }

    /// Whether something is false if one of two statements is true; of one statement, if that is true.
    pub(super) fn concludes(&self, one: usize, other: usize) -> bool {
        let [a, b] = [&self.nodes[one], &self.nodes[other]];
        if one == other {
            return a.mates.len() > 1;
        }
        if a.digit == b.digit {
            return a.seers.meets(&b.seers);
        }
        if a.cell.is_some() && a.cell == b.cell {
            return a.mates.len() > 2;
        }
        a.turned_to(b).is_some() || b.turned_to(a).is_some()
    }

    /// The candidates that are false if one of two statements is true.
    pub(super) fn excluding_both(&self, one: usize, other: usize) -> Vec<Candidate> {
        let [a, b] = [&self.nodes[one], &self.nodes[other]];
        if a.digit == b.digit {
            let seers = a.seers.intersection(&b.seers);
            return seers.iter().map(|cell| Candidate::new(cell, a.digit)).collect();
        }
        if a.cell.is_some() && a.cell == b.cell {
            let mut third = self.cell_mates(one);
            third.retain(|mate| mate.digit != b.digit);
            return third;
        }
        a.turned_to(b).into_iter().chain(b.turned_to(a)).collect()
    }

    /// The same graph without the statements that have no strong link.
    pub(super) fn pruned(self, geometry: &Geometry) -> Self {
        let linked = |number: &usize| !self.strong[*number].is_empty();
        let kept: Vec<usize> = (0..self.nodes.len()).filter(linked).collect();
        let mut new = vec![usize::MAX; self.nodes.len()];
        kept.iter().enumerate().for_each(|(number, &old)| new[old] = number);
        let nodes = kept.iter().map(|&old| self.nodes[old].clone()).collect();
        let mut graph = Self::unlinked(geometry, nodes);
        for (number, &old) in kept.iter().enumerate() {
            graph.strong[number] = self.strong[old].iter().map(|&(to, set)| (new[to], set)).collect();
        }
        Self { sets: self.sets, ..graph }
    }
}

//! The statements of a position and the links between them, for any kind of chain.

use crate::Position;
use sudoku_board::{
    Candidate, Candidates, Cell, CellSet, Digit, DigitSet, Geometry, bits::ones, sorting::sort_few,
};

/// A digit in one of these cells.
#[derive(Clone, Debug)]
pub(super) struct Statement {
    pub(super) digit: Digit,
    pub(super) cells: CellSet,
    /// The cell, if there is only one.
    pub(super) cell: Option<Cell>,
    /// All candidates of that cell; empty if there are more cells.
    mates: DigitSet,
    /// The places of the digit that see all of the cells.
    pub(super) seers: CellSet,
    /// The candidates in other cells that don't fit beside it by a clue, and don't see it with the same digit; none unless
    /// the links go through clues.
    barred: Vec<Candidate>,
}

impl Statement {
    /// Returns the statement that a digit is in a cell.
    pub(super) fn single(position: &Position, digit: Digit, cell: Cell) -> Self {
        let candidates = position.candidates();
        let seers = position.geometry().peers(cell).intersection(candidates.cells_of(digit));
        let cells = CellSet::EMPTY.with(cell);
        Self { digit, cells, cell: Some(cell), mates: candidates.digits(cell), seers, barred: Vec::new() }
    }

    /// Returns the statement that a digit is in one of some cells.
    pub(super) fn of(position: &Position, digit: Digit, cells: CellSet) -> Self {
        let mut each = cells.iter();
        if let (Some(cell), None) = (each.next(), each.next()) {
            return Self::single(position, digit, cell);
        }
        let geometry = position.geometry();
        let seers = geometry.common_peers(cells.iter()).intersection(position.candidates().cells_of(digit));
        Self { digit, cells, cell: None, mates: DigitSet::EMPTY, seers, barred: Vec::new() }
    }

    /// Returns the same statement about one cell with what doesn't fit beside it by the clues.
    pub(super) fn through_clues(mut self, position: &Position) -> Self {
        let (geometry, candidates) = (position.geometry(), position.candidates());
        let Some(cell) = self.cell else { return self };
        let own = Candidate::new(cell, self.digit);
        for (_, other) in geometry.pairs_of(cell) {
            for digit in candidates.digits(other).iter() {
                let one = Candidate::new(other, digit);
                let is_new = !self.excludes(one) && !self.barred.contains(&one);
                if is_new && geometry.barred(own, one).is_some() {
                    self.barred.push(one);
                }
            }
        }
        self
    }

    /// Returns all candidates that the statement about one cell excludes.
    fn excluded(&self) -> impl Iterator<Item = Candidate> + '_ {
        let others = self.mates.without(self.digit).iter();
        let mates = others.filter_map(|digit| Some(Candidate::new(self.cell?, digit)));
        let seers = self.seers.iter().map(|cell| Candidate::new(cell, self.digit));
        mates.chain(seers).chain(self.barred.iter().copied())
    }

    /// Returns the candidates that both statements exclude, at least one of them by a clue.
    fn barred_by_both<'a>(&'a self, other: &'a Self) -> impl Iterator<Item = Candidate> + 'a {
        let is_by_clue = |one: &Candidate| self.barred.contains(one) || other.barred.contains(one);
        let count = if self.barred.is_empty() && other.barred.is_empty() { 0 } else { usize::MAX };
        let own = self.excluded().take(count).filter(is_by_clue);
        own.filter(|one| other.excluded().any(|two| two == *one))
    }

    /// Returns whether the statement and a candidate of the same digit, or of the same cell, exclude each other.
    fn excludes(&self, candidate: Candidate) -> bool {
        candidate.digit == self.digit && self.seers.contains(candidate.cell)
    }

    /// Returns another digit in the cell of the statement, if that excludes another statement about that digit.
    fn turned_to(&self, other: &Self) -> Option<Candidate> {
        let turned = Candidate::new(self.cell?, other.digit);
        (self.mates.contains(other.digit) && other.excludes(turned)).then_some(turned)
    }
}

/// A strong link: its ends, and the almost locked set that it goes through.
type Strong = (usize, usize, Option<usize>);

/// Statements and links, the links as indices of statements. Leaves out a statement without a strong link, as
/// it is in no chain.
#[derive(Clone, Debug, Default)]
pub(super) struct Graph {
    pub(super) nodes: Vec<Statement>,
    /// Strong links in order of discovery, from each of their ends.
    links: Vec<Strong>,
    /// The same, sorted by first end: the other end, and the set.
    strong: Vec<(usize, Option<usize>)>,
    /// The range of each statement's links in `strong`.
    strong_of: Vec<(usize, usize)>,
    /// The other ends as bits, a row for each statement.
    strong_rows: Vec<u64>,
    /// Weak links as bits, a row for each statement.
    weak: Vec<u64>,
    /// The statements that exclude a statement or eliminate something with it: a row of bits for each
    /// statement, or none if pairs are checked on demand.
    telling: Vec<u64>,
    /// The number of words of a row.
    pub(super) words: usize,
    /// For each cell, its first statement's index, and the digits with statements.
    of_cell: Vec<(usize, DigitSet)>,
}

impl Graph {
    /// Returns a graph without links. Statements about a cell must be adjacent, and precede all others.
    pub(super) fn unlinked(geometry: &Geometry, nodes: Vec<Statement>) -> Self {
        let mut of_cell = vec![(0, DigitSet::EMPTY); geometry.cell_count()];
        for (number, node) in nodes.iter().enumerate() {
            if let Some(cell) = node.cell {
                let (first, digits) = &mut of_cell[cell.index()];
                *first = if digits.is_empty() { number } else { *first };
                *digits = digits.with(node.digit);
            }
        }
        Self { words: nodes.len().div_ceil(64), of_cell, nodes, ..Self::default() }
    }

    /// Returns the index of the statement that a digit is in a cell.
    pub(super) fn number(&self, cell: Cell, digit: Digit) -> Option<usize> {
        let (first, digits) = self.of_cell[cell.index()];
        digits.contains(digit).then(|| first + digits.rank(digit))
    }

    /// Returns the index of the statement about a cell that equals one of another graph.
    pub(super) fn same_statement(&self, other: &Statement) -> Option<usize> {
        self.number(other.cell?, other.digit)
    }

    /// Returns whether two statements exclude each other.
    pub(super) fn is_weak(&self, one: usize, other: usize) -> bool {
        self.weak[one * self.words + other / 64] >> (other % 64) & 1 == 1
    }

    /// Returns the statements that exclude a statement, as bits.
    pub(super) fn weak_row(&self, node: usize) -> &[u64] {
        &self.weak[node * self.words..(node + 1) * self.words]
    }

    /// Returns the statements that exclude a statement, ascending.
    pub(super) fn weak_of(&self, node: usize) -> impl Iterator<Item = usize> + '_ {
        ones(self.weak_row(node))
    }

    /// Returns the strong links of a statement: the other end, and the almost locked set that the link goes through.
    pub(super) fn strong_of(&self, node: usize) -> &[(usize, Option<usize>)] {
        let (first, end) = self.strong_of[node];
        &self.strong[first..end]
    }

    /// Returns the other ends of a statement's strong links, as bits.
    pub(super) fn strong_row(&self, node: usize) -> &[u64] {
        &self.strong_rows[node * self.words..(node + 1) * self.words]
    }

    /// Returns the statements that exclude a statement or eliminate something with it, among those of one word of a
    /// row; all of them unless [`Self::telling_all`] computed them.
    pub(super) fn telling(&self, node: usize, word: usize) -> u64 {
        self.telling.get(node * self.words + word).copied().unwrap_or(u64::MAX)
    }

    /// Links two statements strongly, without an almost locked set.
    pub(super) fn strengthen(&mut self, one: usize, other: usize) {
        self.links.extend([(one, other, None), (other, one, None)]);
    }

    /// Links one statement to another strongly, through an almost locked set.
    pub(super) fn strengthen_through(&mut self, (from, to, set): (usize, usize, usize)) {
        self.links.push((from, to, Some(set)));
    }

    /// Returns the same graph without the statements that have no strong link.
    pub(super) fn pruned(self, geometry: &Geometry) -> Self {
        let mut new = vec![usize::MAX; self.nodes.len()];
        self.links.iter().for_each(|&(from, ..)| new[from] = 0);
        let mut nodes = Vec::with_capacity(self.nodes.len());
        for (node, new) in self.nodes.into_iter().zip(&mut new).filter(|(_, new)| **new == 0) {
            *new = nodes.len();
            nodes.push(node);
        }
        let links = self.links.into_iter().map(|(from, to, set)| (new[from], new[to], set)).collect();
        Self { links, ..Self::unlinked(geometry, nodes) }
    }

    /// Returns the same graph with its strong links sorted, and with weak links: between statements of one digit that
    /// see each other, and with `mates` also between those about one cell.
    pub(super) fn linked(mut self, position: &Position, mates: bool) -> Self {
        self.order_links();
        let seen = SeenFrom::new(position.candidates(), &self);
        let words = self.words;
        self.weak = vec![u64::MAX; self.nodes.len() * words];
        for (number, node) in self.nodes.iter().enumerate() {
            let weak = &mut self.weak[number * words..(number + 1) * words];
            match node.cell {
                Some(cell) => weak.copy_from_slice(seen.row(cell, node.digit)),
                None => node.cells.iter().for_each(|cell| {
                    weak.iter_mut().zip(seen.row(cell, node.digit)).for_each(|(all, seen)| *all &= seen);
                }),
            }
            if let Some(cell) = node.cell.filter(|_| mates) {
                let (first, digits) = self.of_cell[cell.index()];
                for mate in (first..first + digits.len()).filter(|&mate| mate != number) {
                    weak[mate / 64] |= 1 << (mate % 64);
                }
            }
            for one in &node.barred {
                let (first, digits) = self.of_cell[one.cell.index()];
                if digits.contains(one.digit) {
                    let barred = first + digits.rank(one.digit);
                    weak[barred / 64] |= 1 << (barred % 64);
                }
            }
        }
        self
    }

    /// Returns the same graph, with a table of all pairs of statements that exclude each other or eliminate something
    /// together. With hundreds of statements that costs less than a check for each chain.
    pub(super) fn telling_all(mut self, position: &Position) -> Self {
        let seen = SeenFrom::new(position.candidates(), &self);
        let mut telling = self.weak.clone();
        for (number, (node, row)) in self.nodes.iter().zip(telling.chunks_mut(self.words.max(1))).enumerate()
        {
            // Statements about a candidate that sees all of this one's cells, or that see such a candidate.
            for cell in node.seers.iter() {
                unite(row, seen.row(cell, node.digit));
                let (first, digits) = self.of_cell[cell.index()];
                (first..first + digits.len()).for_each(|other| row[other / 64] |= 1 << (other % 64));
            }
            // Statements about the same cell, or that see another digit in it; and the statement itself.
            if let Some(cell) = node.cell {
                node.mates.without(node.digit).iter().for_each(|mate| unite(row, seen.row(cell, mate)));
            }
            row[number / 64] |= 1 << (number % 64);
        }
        self.telling = telling;
        self
    }

    /// Sorts the strong links by first end, keeping the order of discovery, and removes duplicates.
    fn order_links(&mut self) {
        let mut count = vec![0; self.nodes.len()];
        self.links.iter().for_each(|&(from, ..)| count[from] += 1);
        let mut first = 0;
        for count in count {
            self.strong_of.push((first, first));
            first += count;
        }
        self.strong = vec![(0, None); self.links.len()];
        self.strong_rows = vec![0; self.nodes.len() * self.words];
        for (from, to, set) in std::mem::take(&mut self.links) {
            self.strong_rows[from * self.words + to / 64] |= 1 << (to % 64);
            let (first, end) = &mut self.strong_of[from];
            if !self.strong[*first..*end].contains(&(to, set)) {
                self.strong[*end] = (to, set);
                *end += 1;
            }
        }
    }

    /// Returns the other candidates of a statement's cell.
    pub(super) fn cell_mates(&self, node: usize) -> Vec<Candidate> {
        let node = &self.nodes[node];
        let others = node.mates.without(node.digit);
        others.iter().filter_map(|other| Some(Candidate::new(node.cell?, other))).collect()
    }

    /// Returns whether the truth of one of two statements makes some candidate false. With one statement given twice:
    /// whether its truth does.
    pub(super) fn concludes(&self, one: usize, other: usize) -> bool {
        let [a, b] = [&self.nodes[one], &self.nodes[other]];
        if one == other {
            return a.mates.len() > 1;
        }
        if a.barred_by_both(b).next().is_some() {
            return true;
        }
        if a.digit == b.digit {
            return a.seers.meets(&b.seers);
        }
        if a.cell.is_some() && a.cell == b.cell {
            return a.mates.len() > 2;
        }
        a.turned_to(b).is_some() || b.turned_to(a).is_some()
    }

    /// Returns the candidates that are false if one of two statements is true.
    pub(super) fn excluding_both(&self, one: usize, other: usize) -> Vec<Candidate> {
        let [a, b] = [&self.nodes[one], &self.nodes[other]];
        let mut gone: Vec<Candidate> = if a.digit == b.digit {
            let seers = a.seers.intersection(&b.seers);
            seers.iter().map(|cell| Candidate::new(cell, a.digit)).collect()
        } else if a.cell.is_some() && a.cell == b.cell {
            let mut third = self.cell_mates(one);
            third.retain(|mate| mate.digit != b.digit);
            third
        } else {
            a.turned_to(b).into_iter().chain(b.turned_to(a)).collect()
        };
        let before = gone.len();
        gone.extend(a.barred_by_both(b));
        if gone.len() > before {
            sort_few(&mut gone);
            gone.dedup();
        }
        gone
    }
}

/// For each candidate of some digits, the statements of its digit that exclude it, as a row of bits. The weak
/// links are built from these, since comparing all pairs of statements takes longer.
struct SeenFrom {
    words: usize,
    rows: Vec<u64>,
    /// The digits of each cell, and the index of its first row.
    of_cell: Vec<(usize, DigitSet)>,
}

impl SeenFrom {
    fn new(candidates: &Candidates, graph: &Graph) -> Self {
        let wanted: DigitSet = graph.nodes.iter().map(|node| node.digit).collect();
        let mut count = 0;
        let number = |cell| {
            let digits = candidates.digits(cell).intersection(wanted);
            count += digits.len();
            (count - digits.len(), digits)
        };
        let of_cell = Cell::all(candidates.shape()).map(number).collect();
        let mut seen = Self { words: graph.words, rows: vec![0; count * graph.words], of_cell };
        for (number, node) in graph.nodes.iter().enumerate() {
            for cell in node.seers.iter() {
                let row = seen.begin(cell, node.digit);
                seen.rows[row + number / 64] |= 1 << (number % 64);
            }
        }
        seen
    }

    /// Returns the start of a candidate's row.
    fn begin(&self, cell: Cell, digit: Digit) -> usize {
        let (first, digits) = self.of_cell[cell.index()];
        (first + digits.rank(digit)) * self.words
    }

    /// Returns the row of a candidate; empty if no statement is about its digit.
    fn row(&self, cell: Cell, digit: Digit) -> &[u64] {
        let begin = self.begin(cell, digit);
        if self.of_cell[cell.index()].1.contains(digit) { &self.rows[begin..begin + self.words] } else { &[] }
    }
}

/// Adds the bits of one row to another.
pub(super) fn unite(row: &mut [u64], other: &[u64]) {
    row.iter_mut().zip(other).for_each(|(word, &more)| *word |= more);
}

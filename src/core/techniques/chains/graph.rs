//! The statements of a position and the links between them.

use crate::{Candidate, Cell, CellSet, Digit, House, HouseKind, Position, tables::Tables};
use std::collections::HashMap;

/// Which links a chain may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Links {
    /// Those of one digit.
    Digit(Digit),
    /// Strong ones in cells, weak ones of one digit.
    InCells,
    /// All between single candidates.
    All,
    /// All, between groups as well, and through almost locked sets.
    Grouped,
}

/// A digit stands in one of these cells.
#[derive(Clone, Debug)]
pub(super) struct Statement {
    pub(super) digit: Digit,
    pub(super) cells: CellSet,
    pub(super) list: Vec<Cell>,
    /// The places of the digit that see all of the cells.
    seers: CellSet,
}

/// Statements and links, the links by the numbers of statements.
#[derive(Clone, Debug, Default)]
pub(super) struct Graph {
    pub(super) nodes: Vec<Statement>,
    /// Strong links: the other end, and the almost locked set that the link goes through.
    pub(super) strong: Vec<Vec<(usize, Option<usize>)>>,
    pub(super) weak: Vec<Vec<usize>>,
    /// The cells of the almost locked sets.
    pub(super) sets: Vec<Vec<Cell>>,
    known: HashMap<(Digit, CellSet), usize>,
    /// All candidates of the cell of a statement about one cell.
    mates: Vec<Vec<Candidate>>,
}

impl Graph {
    pub(super) fn new(position: &Position, tables: &Tables<'_>, links: Links) -> Self {
        let mut graph = Self::default();
        graph.add_candidates(position, tables, links);
        if links == Links::Grouped {
            graph.add_groups(position, tables);
            // On larger boards there are too many sets for a person to think of in passing.
            if position.order() <= crate::Order::Three {
                graph.add_sets(position, tables);
            }
        }
        let count = graph.nodes.len();
        graph.strong.resize(count, Vec::new());
        graph.weak = vec![Vec::new(); count];
        graph.link_weakly(position, links);
        if links != Links::InCells {
            graph.link_houses(position, tables);
        }
        if !matches!(links, Links::Digit(_)) {
            graph.link_cells(position);
        }
        graph
    }

    fn add(&mut self, position: &Position, tables: &Tables<'_>, digit: Digit, cells: CellSet) -> usize {
        if let Some(&known) = self.known.get(&(digit, cells)) {
            return known;
        }
        self.known.insert((digit, cells), self.nodes.len());
        let list: Vec<Cell> = cells.iter().collect();
        let seers = position.geometry().common_peers(list.iter().copied()).intersection(tables.places(digit));
        let mates = match list[..] {
            [cell] => {
                let others = position.candidates().digits(cell).without(digit);
                others.iter().map(|other| Candidate::new(cell, other)).collect()
            }
            _ => Vec::new(),
        };
        self.nodes.push(Statement { digit, cells, list, seers });
        self.strong.push(Vec::new());
        self.mates.push(mates);
        self.nodes.len() - 1
    }

    fn add_candidates(&mut self, position: &Position, tables: &Tables<'_>, links: Links) {
        let candidates = position.candidates();
        for cell in candidates.open_cells() {
            let digits = candidates.digits(cell);
            if links == Links::InCells && digits.len() != 2 {
                continue;
            }
            for digit in digits.iter() {
                if !matches!(links, Links::Digit(only) if only != digit) {
                    self.add(position, tables, digit, [cell].into_iter().collect());
                }
            }
        }
    }

    /// Groups: two and more places of a digit where a line meets a box.
    fn add_groups(&mut self, position: &Position, tables: &Tables<'_>) {
        let geometry = position.geometry();
        for digit in Digit::all(position.order()) {
            for line in House::all(position.order()).filter(|house| house.kind() != HouseKind::Box) {
                let on_line = tables.places(digit).intersection(geometry.cell_set(line));
                let mut rest = on_line;
                while let Some(first) = rest.first() {
                    let in_box = geometry.cell_set(geometry.house_of(first, HouseKind::Box));
                    let group = on_line.intersection(in_box);
                    if group.len() > 1 {
                        self.add(position, tables, digit, group);
                    }
                    rest = rest.minus(in_box);
                }
            }
        }
    }

    /// Strong links through almost locked sets: if one digit is not in the set, each other is.
    fn add_sets(&mut self, position: &Position, tables: &Tables<'_>) {
        let count = self.nodes.len();
        for (number, set) in tables.sets().iter().enumerate() {
            self.sets.push(set.list.clone());
            // A cell with two candidates is a strong link already.
            if set.list.len() == 1 {
                continue;
            }
            let mut ends = Vec::new();
            for (digit, cells, seers) in &set.of_digit {
                // What nothing outside sees is of no use to a chain.
                if seers.intersection(tables.places(*digit)).is_empty() {
                    continue;
                }
                ends.push(self.add(position, tables, *digit, *cells));
            }
            for (i, &from) in ends.iter().enumerate() {
                for &to in &ends[i + 1..] {
                    self.strong[from].push((to, Some(number)));
                    self.strong[to].push((from, Some(number)));
                }
            }
        }
        debug_assert!(self.nodes.len() >= count, "statements are added");
    }

    fn link_weakly(&mut self, position: &Position, links: Links) {
        for one in 0..self.nodes.len() {
            for other in 0..self.nodes.len() {
                let (from, to) = (&self.nodes[one], &self.nodes[other]);
                let seen = from.digit == to.digit && to.cells.is_subset_of(&from.seers);
                let same_cell = links != Links::InCells
                    && from.digit != to.digit
                    && from.list.len() == 1
                    && from.list == to.list;
                if one != other && (seen || same_cell) {
                    self.weak[one].push(other);
                }
            }
        }
        debug_assert!(position.order().side() > 0, "a board has cells");
    }

    /// Strong links in houses: two statements that have all places of a digit between them.
    fn link_houses(&mut self, position: &Position, tables: &Tables<'_>) {
        let geometry = position.geometry();
        for house in House::all(position.order()) {
            let inside = geometry.cell_set(house);
            for digit in Digit::all(position.order()) {
                let all = tables.places(digit).intersection(inside);
                let fits = |&node: &usize| {
                    let node = &self.nodes[node];
                    node.digit == digit && node.cells.is_subset_of(&all)
                };
                let nodes: Vec<usize> = (0..self.nodes.len()).filter(fits).collect();
                for (i, &one) in nodes.iter().enumerate() {
                    let rest = all.minus(&self.nodes[one].cells);
                    for &other in &nodes[i + 1..] {
                        if self.nodes[other].cells == rest {
                            self.strengthen(one, other);
                        }
                    }
                }
            }
        }
    }

    fn link_cells(&mut self, position: &Position) {
        for one in 0..self.nodes.len() {
            let cell = self.nodes[one].list[0];
            if self.nodes[one].list.len() > 1 || position.candidates().digits(cell).len() != 2 {
                continue;
            }
            let twin = |node: &Statement| node.list == [cell] && node.digit > self.nodes[one].digit;
            if let Some(other) = self.nodes.iter().position(twin) {
                self.strengthen(one, other);
            }
        }
    }

    fn strengthen(&mut self, one: usize, other: usize) {
        if !self.strong[one].contains(&(other, None)) {
            self.strong[one].push((other, None));
            self.strong[other].push((one, None));
        }
    }

    /// The other candidates of a statement's cell.
    pub(super) fn cell_mates(&self, node: usize) -> Vec<Candidate> {
        self.mates[node].clone()
    }

    /// The candidates that are false if one of two statements is true.
    pub(super) fn excluding_both(&self, one: usize, other: usize, tables: &Tables<'_>) -> Vec<Candidate> {
        let [a, b] = [&self.nodes[one], &self.nodes[other]];
        if a.digit == b.digit {
            let seers = a.seers.intersection(&b.seers);
            return seers.iter().map(|cell| Candidate::new(cell, a.digit)).collect();
        }
        let excludes = |candidate: &Candidate, node: &Statement| {
            candidate.digit == node.digit && node.seers.contains(candidate.cell)
        };
        if a.list.len() == 1 && a.list == b.list {
            let third = |mate: &&Candidate| mate.digit != b.digit;
            return self.mates[one].iter().filter(third).copied().collect();
        }
        debug_assert!(!tables.places(a.digit).is_empty(), "a statement has a place");
        let from_a = self.mates[one].iter().filter(|mate| excludes(mate, b));
        let from_b = self.mates[other].iter().filter(|mate| excludes(mate, a));
        from_a.chain(from_b).copied().collect()
    }
}

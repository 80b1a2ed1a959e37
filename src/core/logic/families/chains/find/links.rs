//! The statements and links of each kind of chain.

use super::{
    super::fitting,
    graph::{Graph, Statement},
};
use crate::{Position, position::tables::Tables};
use std::collections::HashMap;
use sudoku_board::{Candidate, Cell, CellSet, Digit, House};

/// The links that a chain of single candidates may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Links {
    /// Links of one digit.
    Digit(Digit),
    /// Strong links in cells, weak links of one digit.
    InCells,
    /// All links.
    All,
}

impl Links {
    fn are_in_houses(self) -> bool {
        self != Self::InCells
    }

    fn are_in_cells(self) -> bool {
        !matches!(self, Self::Digit(_))
    }

    fn hold(self, position: &Position, cell: Cell, digit: Digit) -> bool {
        let candidates = position.candidates();
        let mut houses = position.geometry().houses_of(cell).iter();
        let wanted = !matches!(self, Self::Digit(only) if only != digit);
        let in_cell = || self.are_in_cells() && candidates.digits(cell).len() == 2;
        let mut in_house =
            || self.are_in_houses() && houses.any(|&house| candidates.places(digit, house).len() == 2);
        wanted && (in_cell() || in_house())
    }
}

impl Graph {
    /// Returns the graph of single candidates.
    pub(super) fn new(position: &Position, tables: &Tables<'_>, links: Links) -> Self {
        let candidates = position.candidates();
        let by_clues = if links == Links::All { fitting::links(candidates) } else { Vec::new() };
        let mut nodes = Vec::new();
        for cell in candidates.open_cells() {
            let is_linked = |&digit: &Digit| {
                links.hold(position, cell, digit)
                    || by_clues.iter().flatten().any(|&end| end == Candidate::new(cell, digit))
            };
            for digit in candidates.digits(cell).iter().filter(is_linked) {
                let node = Statement::single(position, digit, cell);
                nodes.push(if links.are_in_cells() { node.through_clues(position) } else { node });
            }
        }
        let mut graph = Self::unlinked(position.geometry(), nodes);
        if links.are_in_houses() {
            for digit in Digit::all(position.shape()) {
                for link in tables.links(digit) {
                    if let [Some(one), Some(other)] = link.ends.map(|end| graph.number(end, digit)) {
                        graph.strengthen(one, other);
                    }
                }
            }
        }
        if links.are_in_cells() {
            graph.link_bivalue(position, tables);
        }
        for ends in by_clues {
            if let [Some(one), Some(other)] = ends.map(|end| graph.number(end.cell, end.digit)) {
                graph.strengthen(one, other);
            }
        }
        graph.linked(position, links == Links::All)
    }

    /// Returns the graph of single candidates, groups of cells, and links through almost locked sets.
    pub(super) fn grouped(position: &Position, tables: &Tables<'_>) -> Self {
        let mut growing = Growing::new(position);
        growing.add_groups(position, tables);
        // Larger boards have more sets than a person can consider along the way.
        if position.shape() <= sudoku_board::Shape::S9 {
            growing.add_sets(position, tables);
        }
        let mut graph = Self::unlinked(position.geometry(), growing.nodes);
        growing.links.into_iter().for_each(|link| graph.strengthen_through(link));
        graph.link_houses(position, tables, &growing.known);
        graph.link_bivalue(position, tables);
        graph.pruned(position.geometry()).linked(position, true).telling_all(position)
    }

    fn link_bivalue(&mut self, position: &Position, tables: &Tables<'_>) {
        for &cell in tables.bivalue() {
            let mut digits = position.candidates().digits(cell).iter();
            if let (Some(one), Some(other)) = (digits.next(), digits.next())
                && let (Some(one), Some(other)) = (self.number(cell, one), self.number(cell, other))
            {
                self.strengthen(one, other);
            }
        }
    }

    /// Adds the strong links in houses: two statements that together have all places of a digit.
    fn link_houses(&mut self, position: &Position, tables: &Tables<'_>, known: &Known) {
        let geometry = position.geometry();
        let mut of_digit = vec![Vec::new(); position.shape().side()];
        for (number, node) in self.nodes.iter().enumerate() {
            of_digit[node.digit.index()].push(number);
        }
        for house in House::all(position.shape()) {
            for digit in Digit::all(position.shape()) {
                let all = tables.places(digit).intersection(geometry.cell_set(house));
                for &one in &of_digit[digit.index()] {
                    let cells = &self.nodes[one].cells;
                    if !cells.is_subset_of(&all) {
                        continue;
                    }
                    let rest = known.get(&(digit, all.minus(cells)));
                    if let Some(&other) = rest.filter(|&&other| other > one) {
                        self.strengthen(one, other);
                    }
                }
            }
        }
    }
}

/// The index of each statement.
type Known = HashMap<(Digit, CellSet), usize>;

/// The statements of a grouped graph under construction, without duplicates.
#[derive(Default)]
struct Growing {
    nodes: Vec<Statement>,
    known: Known,
    /// Links through almost locked sets: from, to, and the index of the set.
    links: Vec<(usize, usize, usize)>,
}

impl Growing {
    /// Returns all single candidates.
    fn new(position: &Position) -> Self {
        let mut growing = Self::default();
        let candidates = position.candidates();
        for cell in candidates.open_cells() {
            for digit in candidates.digits(cell).iter() {
                growing.add(position, digit, CellSet::EMPTY.with(cell));
            }
        }
        growing
    }

    fn add(&mut self, position: &Position, digit: Digit, cells: CellSet) -> usize {
        *self.known.entry((digit, cells)).or_insert_with(|| {
            self.nodes.push(Statement::of(position, digit, cells));
            self.nodes.len() - 1
        })
    }

    /// Adds the groups: at least two places of a digit in the intersection of a line and a box.
    fn add_groups(&mut self, position: &Position, tables: &Tables<'_>) {
        let geometry = position.geometry();
        for digit in Digit::all(position.shape()) {
            for line in House::all(position.shape()).filter(|house| house.is_line()) {
                let on_line = tables.places(digit).intersection(geometry.cell_set(line));
                let mut rest = on_line;
                while let Some(first) = rest.first() {
                    let in_box = geometry.cell_set(geometry.box_of(first));
                    let group = on_line.intersection(in_box);
                    if group.len() > 1 {
                        self.add(position, digit, group);
                    }
                    rest = rest.minus(in_box);
                }
            }
        }
    }

    /// Adds the strong links through almost locked sets: if one digit is not in the set, all others are.
    fn add_sets(&mut self, position: &Position, tables: &Tables<'_>) {
        for (number, set) in tables.sets().all().iter().enumerate() {
            // A cell with two candidates already has its strong link.
            if set.digits.len() == 2 {
                continue;
            }
            let mut ends = Vec::new();
            for (digit, held) in tables.sets().held(number) {
                let holding = &tables.sets().holdings()[held];
                // A chain has no use for a statement that nothing outside sees.
                if !holding.seers.is_empty() {
                    ends.push(self.add(position, digit, holding.cells));
                }
            }
            for (i, &from) in ends.iter().enumerate() {
                for &to in &ends[i + 1..] {
                    self.links.push((from, to, number));
                    self.links.push((to, from, number));
                }
            }
        }
    }
}

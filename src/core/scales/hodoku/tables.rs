//! The consequences of each candidate being on or off, the shortest ways first.

use super::{
    layout::{Cells, SIDE, bit, digits, each},
    links::{Links, NODES, Node, is_group, is_on, node},
    state::HodokuBoard,
};

/// The most consequences of a candidate.
pub(super) const ENTRIES: usize = 1000;

/// The consequences of one assumption.
#[derive(Debug, Default)]
pub(super) struct Table {
    /// The assumption, then its consequences.
    pub(super) nodes: Vec<Node>,
    /// For each, the place of the one that it follows from.
    pub(super) from: Vec<u16>,
    /// For each, the number of links.
    pub(super) links: Vec<u16>,
    /// The cells of each digit that are on, and off.
    pub(super) sets: [[Cells; SIDE]; 2],
}

/// The tables of a position.
#[derive(Debug)]
pub(super) struct Tables {
    /// The direct links.
    pub(super) direct: Links,
    /// For each candidate, cells and digits ascending, the table of its being on, and off.
    pub(super) pairs: Vec<[Table; 2]>,
}

impl Tables {
    pub(super) fn new(state: &HodokuBoard, grouped: bool) -> Self {
        let direct = Links::new(state, grouped);
        let mut met = vec![0_u32; NODES];
        let mut round = 0;
        let mut pairs = Vec::new();
        for cell in each(state.open) {
            for digit in digits(state.marks[cell]) {
                pairs.push([true, false].map(|on| {
                    round += 1;
                    table(&direct, node(cell, digit, on), &mut met, round)
                }));
            }
        }
        Self { direct, pairs }
    }
}

fn table(direct: &Links, start: Node, met: &mut [u32], round: u32) -> Table {
    let mut table = Table::default();
    let mut add = |table: &mut Table, node: Node, from: usize| {
        if met[usize::from(node)] == round || table.nodes.len() == ENTRIES {
            return;
        }
        met[usize::from(node)] = round;
        let links = if table.nodes.is_empty() { 0 } else { table.links[from] + 1 };
        table.nodes.push(node);
        table.from.push(from as u16);
        table.links.push(links);
        if !is_group(node) {
            table.sets[usize::from(!is_on(node))][direct.digit(node)] |= bit(direct.cell(node));
        }
    };
    add(&mut table, start, 0);
    let mut at = 0;
    while at < table.nodes.len() && (at == 0 || table.nodes.len() < ENTRIES) {
        for &next in &direct.of[usize::from(table.nodes[at])] {
            add(&mut table, next, at);
        }
        at += 1;
    }
    table
}

impl Table {
    /// Writes the way to an entry, from the assumption on.
    pub(super) fn way(&self, mut at: usize, out: &mut Vec<Node>) {
        out.clear();
        while at != 0 {
            out.push(self.nodes[at]);
            at = usize::from(self.from[at]);
        }
        out.push(self.nodes[0]);
        out.reverse();
    }
}

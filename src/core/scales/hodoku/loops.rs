//! Nice loops and alternating inference chains, with or without groups: all are found, then one is chosen.

use super::{
    HodokuName,
    found::{Best, HodokuFound},
    layout::{Cells, bit, digits, each},
    links::{Node, is_group, is_on},
    state::HodokuBoard,
    tables::{Table, Tables},
};

/// Returns the best loop or chain of the tables.
pub(super) fn best(state: &HodokuBoard, tables: &Tables) -> Option<HodokuFound> {
    let mut search = LoopSearch { state, tables, best: Best::default(), way: Vec::new() };
    for which in [0, 1] {
        for pair in &tables.pairs {
            search.loops(&pair[which]);
        }
    }
    for pair in &tables.pairs {
        search.chains(&pair[1]);
    }
    search.best.take()
}

struct LoopSearch<'a> {
    state: &'a HodokuBoard,
    tables: &'a Tables,
    best: Best,
    way: Vec<Node>,
}

impl LoopSearch<'_> {
    fn loops(&mut self, table: &Table) {
        let direct = &self.tables.direct;
        let start = direct.cell(table.nodes[0]);
        for at in 1..table.nodes.len() {
            let node = table.nodes[at];
            if table.links[at] > 1 && !is_group(node) && direct.cell(node) == start {
                self.check_loop(table, at);
            }
        }
    }

    fn check_loop(&mut self, table: &Table, at: usize) {
        let direct = &self.tables.direct;
        let start = direct.cell(table.nodes[0]);
        let (first, last) = (direct.digit(table.nodes[0]), direct.digit(table.nodes[at]));
        // A table of a candidate that is off begins with a strong link.
        let (strong_first, strong_last) = (!is_on(table.nodes[0]), is_on(table.nodes[at]));
        let mut found = HodokuFound::new(HodokuName::DiscontinuousLoop);
        match (strong_first, strong_last) {
            (false, false) if first == last => found.add(start, first),
            (true, true) if first == last => {
                digits(self.state.marks[start] & !(1 << first)).for_each(|digit| found.add(start, digit));
            }
            (false, true) if first != last => found.add(start, first),
            (true, false) if first != last => found.add(start, last),
            (false, false) if self.state.size(start) != 2 => return,
            _ => found.name = HodokuName::ContinuousLoop,
        }
        let decided = found.name == HodokuName::DiscontinuousLoop;
        if decided && !self.best.would_take(&found.gone) {
            return;
        }
        let mut way = std::mem::take(&mut self.way);
        table.way(at, &mut way);
        if self.leaves_start(&way) && self.is_simple(&way, false) {
            if !decided {
                self.continuous(&way, strong_first && strong_last, [first, last], &mut found);
                found.sort();
            }
            self.offer(&way, found);
        }
        self.way = way;
    }

    /// Returns whether the first and last links are between cells.
    fn leaves_start(&self, way: &[Node]) -> bool {
        let cell = |at: usize| self.tables.direct.cell(way[at]);
        cell(0) != cell(1) && cell(way.len() - 2) != cell(way.len() - 1)
    }

    /// Returns whether a way meets no cell twice, except in a row. A loop may meet its start.
    fn is_simple(&self, way: &[Node], with_start: bool) -> bool {
        let direct = &self.tables.direct;
        let start = direct.cell(way[0]);
        let mut met: Cells = 0;
        let mut last: Option<Node> = None;
        for &node in way {
            if met & bit(direct.cell(node)) != 0 {
                return false;
            }
            if let Some(last) = last
                && (direct.cell(last) != start || with_start)
            {
                met |= direct.cells(last);
            }
            last = Some(node);
        }
        true
    }

    fn continuous(&self, way: &[Node], both_strong: bool, ends: [usize; 2], found: &mut HodokuFound) {
        let (state, direct) = (self.state, &self.tables.direct);
        let cell = |at: usize| direct.cell(way[at]);
        let keep = |found: &mut HodokuFound, cell: usize, kept: [usize; 2]| {
            digits(state.marks[cell] & !(1 << kept[0] | 1 << kept[1]))
                .for_each(|digit| found.add(cell, digit));
        };
        // All cells of the way, without the last node, which is at the start.
        let used = way[..way.len() - 1].iter().fold(0, |set, &node| set | direct.cells(node));
        if both_strong {
            keep(found, cell(0), ends);
        }
        for at in 1..way.len() {
            if cell(at - 1) == cell(at) {
                continue;
            }
            if is_on(way[at]) {
                let inside = at + 2 < way.len()
                    && !is_on(way[at + 1])
                    && cell(at) == cell(at + 1)
                    && is_on(way[at + 2])
                    && cell(at + 1) != cell(at + 2);
                if inside {
                    keep(found, cell(at), [direct.digit(way[at]), direct.digit(way[at + 2])]);
                }
            } else {
                let digit = direct.digit(way[at]);
                let seen = state.layout.common_peers(direct.cells(way[at - 1]) | direct.cells(way[at]));
                found.add_all(seen & !used & !bit(cell(0)) & state.places[digit], digit);
            }
        }
    }

    fn chains(&mut self, table: &Table) {
        let (state, direct) = (self.state, &self.tables.direct);
        let (start, digit) = (direct.cell(table.nodes[0]), direct.digit(table.nodes[0]));
        for at in 1..table.nodes.len() {
            let node = table.nodes[at];
            if table.links[at] < 2 || is_group(node) || !is_on(node) || direct.cell(node) == start {
                continue;
            }
            let (end, other) = (direct.cell(node), direct.digit(node));
            let mut found = HodokuFound::new(HodokuName::Aic);
            if other == digit {
                let seen = state.layout.peers[start] & state.layout.peers[end] & state.places[digit];
                if seen.count_ones() < 2 {
                    continue;
                }
                found.gone.extend(each(seen).map(|cell| (cell as u8, digit as u8)));
            } else {
                if !state.layout.see(start, end) || !state.has(end, digit) || !state.has(start, other) {
                    continue;
                }
                found.add(start, other);
                found.add(end, digit);
                found.sort();
            }
            if !self.best.would_take(&found.gone) {
                continue;
            }
            let mut way = std::mem::take(&mut self.way);
            table.way(at, &mut way);
            if self.is_simple(&way, true) {
                self.offer(&way, found);
            }
            self.way = way;
        }
    }

    fn offer(&mut self, way: &[Node], mut found: HodokuFound) {
        if found.gone.is_empty() {
            return;
        }
        if way.iter().any(|&node| is_group(node)) {
            found.name = match found.name {
                HodokuName::Aic => HodokuName::GroupedAic,
                HodokuName::ContinuousLoop => HodokuName::GroupedContinuousLoop,
                _ => HodokuName::GroupedDiscontinuousLoop,
            };
        }
        self.best.offer(found);
    }
}

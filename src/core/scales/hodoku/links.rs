//! The links from each candidate being on or off, and from groups of candidates, as direct consequences.

use super::{
    layout::{CELLS, Cells, HOUSES, SIDE, bit, digits, each, first},
    state::HodokuBoard,
};

/// A candidate or a group, on or off.
pub(super) type Node = u16;

/// The number of nodes of candidates; groups follow.
pub(super) const CANDIDATES: usize = 2 * CELLS * SIDE;
/// The most groups: each digit, in each crossing of a line and a box.
const GROUPS: usize = SIDE * 54;
/// The number of nodes.
pub(super) const NODES: usize = CANDIDATES + 2 * GROUPS;

/// Returns the node of a candidate.
#[inline(always)]
pub(super) const fn node(cell: usize, digit: usize, on: bool) -> Node {
    ((cell * SIDE + digit) * 2 + on as usize) as Node
}

/// Returns whether a node is on.
#[inline(always)]
pub(super) const fn is_on(node: Node) -> bool {
    node & 1 == 1
}

/// Returns whether a node is a group.
#[inline(always)]
pub(super) const fn is_group(node: Node) -> bool {
    node as usize >= CANDIDATES
}

/// Two or three candidates of a digit in the crossing of a line and a box.
#[derive(Clone, Copy, Debug)]
pub(super) struct Group {
    pub(super) digit: usize,
    pub(super) cells: Cells,
    /// The line, and the box.
    houses: [usize; 2],
}

/// All direct links of a position.
#[derive(Debug)]
pub(super) struct Links {
    /// The consequences of each node, in HoDoKu's order.
    pub(super) of: Vec<Vec<Node>>,
    /// The groups; empty without them.
    pub(super) groups: Vec<Group>,
    /// The cell and the digit of each node of a candidate.
    names: Vec<(u8, u8)>,
}

impl Links {
    pub(super) fn new(state: &HodokuBoard, grouped: bool) -> Self {
        let mut links = Self::empty(state, grouped);
        for cell in each(state.open) {
            for digit in digits(state.marks[cell]) {
                links.add_candidate(state, cell, digit);
            }
        }
        links.link_groups(state);
        links
    }

    /// Returns the links of groups alone.
    pub(super) fn of_groups(state: &HodokuBoard) -> Self {
        let mut links = Self::empty(state, true);
        links.link_groups(state);
        links
    }

    fn empty(state: &HodokuBoard, grouped: bool) -> Self {
        Self {
            of: vec![Vec::new(); NODES],
            groups: if grouped { groups(state) } else { Vec::new() },
            names: (0..CELLS)
                .flat_map(|cell| (0..SIDE).map(move |digit| (cell as u8, digit as u8)))
                .collect(),
        }
    }

    /// Returns the digit of a node.
    #[inline(always)]
    pub(super) fn digit(&self, node: Node) -> usize {
        let node = usize::from(node);
        if node < CANDIDATES {
            usize::from(self.names[node >> 1].1)
        } else {
            self.groups[(node - CANDIDATES) >> 1].digit
        }
    }

    /// Returns the first cell of a node.
    #[inline(always)]
    pub(super) fn cell(&self, node: Node) -> usize {
        let node = usize::from(node);
        if node < CANDIDATES {
            usize::from(self.names[node >> 1].0)
        } else {
            first(self.groups[(node - CANDIDATES) >> 1].cells)
        }
    }

    /// Returns all cells of a node.
    #[inline(always)]
    pub(super) fn cells(&self, node: Node) -> Cells {
        let at = usize::from(node);
        if at < CANDIDATES { bit(self.cell(node)) } else { self.groups[(at - CANDIDATES) >> 1].cells }
    }

    fn add_candidate(&mut self, state: &HodokuBoard, cell: usize, digit: usize) {
        let (on, off) = (usize::from(node(cell, digit, true)), usize::from(node(cell, digit, false)));
        for other in digits(state.marks[cell] & !(1 << digit)) {
            self.of[on].push(node(cell, other, false));
            if state.size(cell) == 2 {
                self.of[off].push(node(cell, other, true));
            }
        }
        let mut told: [Cells; 2] = [0; 2];
        for house in state.layout.of[cell] {
            let house = usize::from(house);
            let others = state.at(house, digit) & !bit(cell);
            for other in each(others & !told[0]) {
                self.of[on].push(node(other, digit, false));
            }
            told[0] |= others;
            if state.count(house, digit) == 2 && others & !told[1] != 0 {
                self.of[off].push(node(first(others), digit, true));
                told[1] |= others;
            }
        }
    }

    fn link_groups(&mut self, state: &HodokuBoard) {
        for at in 0..self.groups.len() {
            let group = self.groups[at];
            let Group { digit, cells, houses } = group;
            let [on, off] = [true, false].map(|on| group_node(at, on));
            let seen = state.layout.common_peers(cells) & state.places[digit];
            for cell in each(seen) {
                self.of[usize::from(on)].push(node(cell, digit, false));
                self.of[usize::from(node(cell, digit, true))].push(off);
            }
            let within = |house: usize| state.layout.house_set[house];
            for house in [houses[1], houses[0]] {
                let left = seen & within(house);
                if left.is_power_of_two() {
                    let cell = first(left);
                    self.of[usize::from(off)].push(node(cell, digit, true));
                    self.of[usize::from(node(cell, digit, false))].push(on);
                }
            }
            // A group of the same line or box, and their number.
            let mut near = [(0, None); 2];
            for (other, with) in self.groups.iter().enumerate() {
                if other == at || with.digit != digit || with.cells & cells != 0 {
                    continue;
                }
                for (kind, near) in near.iter_mut().enumerate() {
                    if with.houses[kind] == houses[kind] {
                        *near = (near.0 + 1, near.1.or(Some(other)));
                        self.of[usize::from(on)].push(group_node(other, false));
                    }
                }
            }
            for (kind, (number, other)) in near.into_iter().enumerate() {
                if let (1, Some(other)) = (number, other)
                    && state.at(houses[kind], digit) & !cells & !self.groups[other].cells == 0
                {
                    self.of[usize::from(off)].push(group_node(other, true));
                }
            }
        }
    }
}

/// Returns the node of a group.
pub(super) const fn group_node(group: usize, on: bool) -> Node {
    (CANDIDATES + 2 * group + on as usize) as Node
}

/// Returns all groups: by line, rows first, then digit, then box.
fn groups(state: &HodokuBoard) -> Vec<Group> {
    let mut groups = Vec::new();
    for line in 0..2 * SIDE {
        for digit in 0..SIDE {
            let places = state.at(line, digit);
            if places == 0 {
                continue;
            }
            for house in 2 * SIDE..HOUSES {
                let cells = places & state.layout.house_set[house];
                if cells.count_ones() >= 2 {
                    groups.push(Group { digit, cells, houses: [line, house] });
                }
            }
        }
    }
    groups
}

//! Forcing nets: like forcing chains, but an assumption is followed by all singles that it leaves, round by
//! round, and a consequence may rest on several others. Only conclusions with such a consequence count.

use super::{
    HodokuName,
    forcing::{Assumptions, Choice, Conclusion, Inference, Judge},
    found::HodokuFound,
    layout::{Cells, SIDE, bit, digits, each},
    links::{CANDIDATES, Links, NODES, Node, group_node, is_group, is_on, node},
    state::HodokuBoard,
    tables::ENTRIES,
};

/// The rounds of singles after an assumption.
const ROUNDS: usize = 4;
/// The most consequences that one rests on.
const PARENTS: usize = 5;
/// The most branches of a way.
const BRANCHES: usize = 200;
/// The place of a node that is not in a table.
const NOWHERE: u16 = u16::MAX;

/// Where an entry comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Source {
    /// Its own table: its parents are entries of it.
    Own,
    /// The table of another candidate.
    Candidate(u16),
    /// The table of a group.
    Group(u16),
}

/// The consequences of one assumption.
#[derive(Clone, Debug)]
struct Table {
    nodes: Vec<Node>,
    parents: Vec<[u16; PARENTS]>,
    distance: Vec<u16>,
    source: Vec<Source>,
    /// The number of first entries that no other table gave.
    own: usize,
    /// The place of each node.
    place: Vec<u16>,
    /// The cells of each digit that are on, and off.
    sets: [[Cells; SIDE]; 2],
}

impl Table {
    fn new(nodes: usize) -> Self {
        Self {
            nodes: Vec::new(),
            parents: Vec::new(),
            distance: Vec::new(),
            source: Vec::new(),
            own: 0,
            place: vec![NOWHERE; nodes],
            sets: [[0; SIDE]; 2],
        }
    }

    fn find(&self, node: Node) -> Option<usize> {
        let place = self.place[usize::from(node)];
        (place != NOWHERE).then_some(usize::from(place))
    }

    /// Returns the place of a node; that of the assumption if it is not there.
    fn at(&self, node: Node) -> usize {
        self.find(node).unwrap_or(0)
    }

    /// Adds a new entry from this table itself. The distance follows from the first parent, before
    /// the largest one moves to the front.
    fn add(&mut self, links: &Links, node: Node, mut parents: [u16; PARENTS]) {
        if self.nodes.len() >= ENTRIES || self.find(node).is_some() {
            return;
        }
        let parent = usize::from(parents[0]);
        let distance = self.distance.get(parent).copied().unwrap_or(0) + 1;
        for at in 1..PARENTS {
            if parents[at] > parents[0] {
                parents.swap(0, at);
            }
        }
        self.push(links, node, parents, Source::Own, distance);
        self.own = self.nodes.len();
    }

    fn push(&mut self, links: &Links, node: Node, parents: [u16; PARENTS], source: Source, distance: u16) {
        self.place[usize::from(node)] = self.nodes.len() as u16;
        self.nodes.push(node);
        self.parents.push(parents);
        self.source.push(source);
        self.distance.push(distance);
        if !is_group(node) {
            self.sets[usize::from(!is_on(node))][links.digit(node)] |= bit(links.cell(node));
        }
    }
}

/// The tables of a position: of each candidate being on and off, and of each group.
struct Tables {
    links: Links,
    candidates: Vec<Table>,
    groups: Vec<Table>,
}

impl Tables {
    fn new(state: &HodokuBoard) -> Self {
        let links = Links::of_groups(state);
        let mut tables = Self { links, candidates: Vec::new(), groups: Vec::new() };
        let mut trial = Trial { saved: state, state: state.clone(), singles: Vec::new() };
        for cell in each(state.open) {
            for digit in digits(state.marks[cell]) {
                for on in [true, false] {
                    tables.candidates.push(trial.table(&tables.links, cell, digit, on));
                }
            }
        }
        tables.add_groups();
        let mut at = vec![0; CANDIDATES];
        for (place, table) in tables.candidates.iter().enumerate() {
            at[usize::from(table.nodes[0])] = place as u16;
        }
        // All tables of candidates that are on, then those that are off. Later tables take from earlier
        // ones, but only the first entries, which no longer change.
        for place in (0..tables.candidates.len()).step_by(2).chain((1..tables.candidates.len()).step_by(2)) {
            tables.expand(place, &at);
        }
        tables
    }

    fn add_groups(&mut self) {
        for group in 0..self.links.groups.len() {
            for on in [false, true] {
                let start = group_node(group, on);
                let mut table = Table::new(NODES);
                table.add(&self.links, start, [0; PARENTS]);
                for &next in &self.links.of[usize::from(start)] {
                    table.add(&self.links, next, [0; PARENTS]);
                }
                self.groups.push(table);
            }
        }
        for table in &mut self.candidates {
            for &next in &self.links.of[usize::from(table.nodes[0])] {
                table.add(&self.links, next, [0; PARENTS]);
            }
        }
    }

    fn expand(&mut self, place: usize, places: &[u16]) {
        let mut table = std::mem::replace(&mut self.candidates[place], Table::new(0));
        let mut at = 1;
        while at < table.nodes.len() && table.nodes.len() < ENTRIES {
            let entry = table.nodes[at];
            let base = table.distance[at];
            let (source, from) = if is_group(entry) {
                let group = usize::from(entry) - CANDIDATES;
                (Source::Group(group as u16), &self.groups[group])
            } else {
                let other = places[usize::from(entry)];
                (Source::Candidate(other), &self.candidates[usize::from(other)])
            };
            for next in 1..from.own {
                let distance = base + from.distance[next];
                match table.find(from.nodes[next]) {
                    Some(old) if table.source[old] != Source::Own && table.distance[old] > distance => {
                        table.parents[old] = [0; PARENTS];
                        table.source[old] = source;
                        table.distance[old] = distance;
                    }
                    None if table.nodes.len() < ENTRIES => {
                        table.push(&self.links, from.nodes[next], [0; PARENTS], source, distance);
                    }
                    _ => {}
                }
            }
            at += 1;
        }
        self.candidates[place] = table;
    }

    fn table(&self, source: Source, own: usize) -> &Table {
        match source {
            Source::Own => &self.candidates[own],
            Source::Candidate(at) => &self.candidates[usize::from(at)],
            Source::Group(at) => &self.groups[usize::from(at)],
        }
    }
}

/// The board that assumptions are tried on.
struct Trial<'a> {
    saved: &'a HodokuBoard,
    state: HodokuBoard,
    singles: Vec<(usize, usize, bool)>,
}

impl Trial<'_> {
    fn table(&mut self, links: &Links, cell: usize, digit: usize, on: bool) -> Table {
        self.state.copy_from(self.saved);
        let mut table = Table::new(NODES);
        if on {
            self.place(links, &mut table, cell, digit, None);
        } else {
            self.state.remove(cell, digit);
            table.add(links, node(cell, digit, false), [0; PARENTS]);
            if self.state.size(cell) == 1 {
                let left = self.state.marks[cell].trailing_zeros() as usize;
                self.place(links, &mut table, cell, left, None);
            }
        }
        for _ in 0..ROUNDS {
            let mut singles = std::mem::take(&mut self.singles);
            self.state.singles(&mut singles);
            for &(cell, digit, naked) in &singles {
                self.place(links, &mut table, cell, digit, Some(naked));
            }
            self.singles = singles;
        }
        table
    }

    /// Places a digit. `single` tells whether it is a naked single, or a hidden one; `None` if it follows from
    /// the assumption itself.
    fn place(&mut self, links: &Links, table: &mut Table, cell: usize, digit: usize, single: Option<bool>) {
        let layout = self.saved.layout;
        let marks = self.state.marks[cell];
        // The house where the digit has the fewest places left.
        let houses = layout.of[cell].map(usize::from);
        let mut house = houses[0];
        for other in houses {
            if self.state.free[other][digit] < self.state.free[house][digit] {
                house = other;
            }
        }
        self.state.place(cell, digit);
        let this = table.nodes.len() as u16;
        let mut parents = [0; PARENTS];
        match single {
            None => {}
            Some(true) => {
                let others = digits(self.saved.marks[cell] & !(1 << digit));
                for (parent, other) in parents.iter_mut().zip(others) {
                    *parent = table.at(node(cell, other, false)) as u16;
                }
            }
            Some(false) => {
                let others = each(self.saved.at(house, digit) & !bit(cell));
                for (parent, other) in parents.iter_mut().zip(others) {
                    *parent = table.at(node(other, digit, false)) as u16;
                }
            }
        }
        table.add(links, node(cell, digit, true), parents);
        let follows = [this, 0, 0, 0, 0];
        for other in each(self.saved.places[digit] & layout.peers[cell]) {
            table.add(links, node(other, digit, false), follows);
        }
        for other in digits(marks & !(1 << digit)) {
            table.add(links, node(cell, other, false), follows);
        }
    }
}

/// Ways through the tables.
struct Ways<'a> {
    tables: &'a Tables,
    main: Vec<Node>,
    /// The cells of the main way, without its end.
    cells: Cells,
    branches: Vec<Node>,
    branch: Vec<Node>,
}

impl Ways<'_> {
    /// Returns the number of nodes of a way, and whether it is a net.
    fn measure(&mut self, (table, end): Inference) -> (usize, bool) {
        let Some(at) = self.tables.candidates[table].find(end) else { return (0, false) };
        let mut main = std::mem::take(&mut self.main);
        self.branches.clear();
        self.cells = 0;
        self.build(table, at, None, &mut main);
        let (mut nodes, mut net) = (main.len(), false);
        let mut branch = std::mem::take(&mut self.branch);
        for at in 0..self.branches.len() {
            let start = self.tables.candidates[table].at(self.branches[at]);
            self.build(table, start, Some(&main), &mut branch);
            let joined = main.iter().filter(|&&node| branch.last() == Some(&node)).count();
            nodes += joined * branch.len();
            net |= joined > 0;
        }
        self.main = main;
        self.branch = branch;
        (nodes, net)
    }

    /// Builds a way back from an entry to the assumption, or a branch back to the main way.
    fn build(&mut self, own: usize, start: usize, main: Option<&[Node]>, out: &mut Vec<Node>) {
        let tables = self.tables;
        let home = &tables.candidates[own];
        let (mut table, mut at, mut away) = (home, start, false);
        out.clear();
        out.push(home.nodes[start]);
        while at != 0 && out.len() < ENTRIES {
            if table.source[at] != Source::Own {
                let node = home.nodes[at];
                table = tables.table(home.source[at], own);
                away = true;
                at = table.at(node);
            }
            let parents = table.parents[at];
            at = usize::from(parents[0]);
            let node = table.nodes[at];
            out.push(node);
            if let Some(main) = main {
                let met = self.cells & bit(tables.links.cell(node)) != 0 && main.contains(&node);
                if met {
                    return;
                }
            } else {
                self.cells |= tables.links.cells(node);
                for &parent in parents[1..].iter().filter(|&&parent| parent != 0) {
                    if self.branches.len() < BRANCHES {
                        self.branches.push(table.nodes[usize::from(parent)]);
                    }
                }
            }
            if away && at == 0 {
                at = home.at(table.nodes[0]);
                table = home;
                away = false;
            }
        }
    }
}

struct Nets<'a> {
    ways: Ways<'a>,
    choice: Choice,
}

impl Judge for Nets<'_> {
    fn wants(&self, conclusion: Conclusion) -> bool {
        self.choice.wants(conclusion)
    }

    fn take(&mut self, conclusion: Conclusion, ways: &[Inference]) {
        let (mut nodes, mut net) = (0, false);
        for &way in ways {
            let (more, is_net) = self.ways.measure(way);
            nodes += more;
            net |= is_net;
        }
        if net {
            self.choice.offer(conclusion, nodes);
        }
    }
}

/// Returns the forcing net that HoDoKu chooses.
pub(super) fn net(state: &HodokuBoard) -> Option<HodokuFound> {
    let tables = Tables::new(state);
    let sets = tables.candidates.iter().map(|table| &table.sets).collect();
    let assumptions = Assumptions::new(state, sets);
    let ways = Ways { tables: &tables, main: Vec::new(), cells: 0, branches: Vec::new(), branch: Vec::new() };
    let mut judge = Nets { ways, choice: Choice::default() };
    assumptions.judge(&mut judge);
    judge.choice.found([HodokuName::NetContradiction, HodokuName::NetVerity])
}

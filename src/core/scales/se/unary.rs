//! Forcing chains and cycles: single rows of links through the position as it is.

use super::{
    board::{BOX, COLUMN, Cells, DIGITS, KINDS, Mask, ROW, SeBoard, bits, cells_of, count, mark, unmark},
    hint::Hint,
    technique::SeTechnique,
};

/// The number of marks.
pub(super) const MARKS: usize = super::board::CELLS * DIGITS;

/// The reason that a potential follows from its parent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Cause {
    /// It is assumed.
    Assumed,
    /// In its cell.
    Cell,
    /// In its house of this kind.
    House(u8),
    /// By a rule that looks at the whole position.
    Rule,
}

/// A step of a row: a mark, true or not, and the step before.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    pub(super) mark: u16,
    pub(super) on: bool,
    pub(super) cause: Cause,
    pub(super) parent: u16,
}

/// No parent.
pub(super) const NONE: u16 = u16::MAX;

/// Returns the addition for the length of chains, in tenths.
pub(super) fn length_tenths(complexity: usize) -> u16 {
    // The bounds double at every second one.
    let (mut added, mut bound, mut next) = (0, 4, 6);
    while complexity > bound + 2 {
        added += 1;
        (bound, next) = (next, 2 * bound);
    }
    added
}

/// The order among hints of a chain rule: rating, complexity, kind. Equal ones come in the order of finding.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Rank {
    pub(super) rating: u16,
    pub(super) complexity: usize,
    pub(super) kind: u8,
}

/// Kinds of links that a search may use.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Links {
    /// Within cells.
    pub(super) y: bool,
    /// Within houses.
    pub(super) x: bool,
}

/// The three searches, in their order.
pub(super) const SEARCHES: [Links; 3] =
    [Links { y: false, x: true }, Links { y: true, x: false }, Links { y: true, x: true }];

impl Links {
    const fn kind(self) -> u8 {
        match (self.y, self.x) {
            (false, _) => 2,
            (true, false) => 3,
            (true, true) => 4,
        }
    }

    fn cycle(self, complexity: usize) -> Rank {
        let base = if self.y && self.x { 70 } else { 65 };
        Rank { rating: base + length_tenths(complexity), complexity, kind: self.kind() }
    }

    fn chain(self, complexity: usize) -> Rank {
        let base = if self.y { 70 } else { 66 };
        Rank { rating: base + length_tenths(complexity), complexity, kind: self.kind() }
    }
}

/// Calls `see` with the marks that become false when one is true: in its cell, then in its houses.
#[inline(always)]
pub(super) fn on_to_off(board: &SeBoard, on: usize, y: bool, see: &mut impl FnMut(usize, Cause)) {
    let (cell, digit) = unmark(on);
    if y {
        bits(board.marks[cell] & !(1 << digit)).for_each(|other| see(mark(cell, other), Cause::Cell));
    }
    let tables = board.tables;
    let [in_box, in_row, in_column] = tables.houses[cell].map(usize::from);
    let own: Cells = 1 << cell;
    for place in bits(board.places[in_box][digit] & !(1 << tables.places[cell][BOX])) {
        see(mark(board.at(in_box, place), digit), Cause::House(BOX as u8));
    }
    let outside = board.of[digit] & !tables.sets[in_box] & !own;
    for other in cells_of(outside & tables.sets[in_row]) {
        see(mark(other, digit), Cause::House(ROW as u8));
    }
    for other in cells_of(outside & tables.sets[in_column]) {
        see(mark(other, digit), Cause::House(COLUMN as u8));
    }
}

/// Calls `see` with the marks that become true when one is false: in its cell, then in its houses.
#[inline(always)]
pub(super) fn off_to_on(board: &SeBoard, off: usize, links: Links, see: &mut impl FnMut(usize, Cause)) {
    let (cell, digit) = unmark(off);
    if links.y {
        let marks = board.marks[cell];
        if count(marks) == 2 {
            let rest = marks & !(1 << digit);
            let other = if count(rest) == 1 { rest } else { marks & marks.wrapping_neg() };
            see(mark(cell, other.trailing_zeros() as usize), Cause::Cell);
        }
    }
    if links.x {
        for kind in 0..KINDS.len() {
            let house = board.tables.houses[cell][kind] as usize;
            let others = board.places[house][digit] & !(1 << board.tables.places[cell][kind]);
            if others.is_power_of_two() {
                let other = board.at(house, others.trailing_zeros() as usize);
                see(mark(other, digit), Cause::House(kind as u8));
            }
        }
    }
}

/// Something a row of links proves.
#[derive(Clone, Debug)]
pub(super) struct Proof {
    pub(super) rank: Rank,
    pub(super) cycle: bool,
    /// The steps from the conclusion back to the assumption.
    pub(super) nodes: Vec<Node>,
    pub(super) gone: Vec<(usize, Mask)>,
}

impl Proof {
    /// Returns the mark that the proof shows to be true, if there is one.
    pub(super) fn placed(&self) -> Option<(usize, usize)> {
        let end = self.nodes.first()?;
        (!self.cycle && end.on).then(|| unmark(end.mark as usize))
    }
}

/// Takes proofs, and says how good one must be to be of interest.
pub(super) trait Sink {
    /// Returns whether a proof of this rank is of interest.
    fn wants(&self, rank: Rank) -> bool;
    /// Keeps a proof, or drops it.
    fn take(&mut self, proof: Proof);
}

/// A sink that keeps the best proof alone.
#[derive(Default)]
pub(super) struct Best(pub Option<Proof>);

impl Sink for Best {
    fn wants(&self, rank: Rank) -> bool {
        self.0.as_ref().is_none_or(|best| rank < best.rank)
    }

    fn take(&mut self, proof: Proof) {
        self.0 = Some(proof);
    }
}

/// All of them.
impl Sink for Vec<Proof> {
    fn wants(&self, _: Rank) -> bool {
        true
    }

    fn take(&mut self, proof: Proof) {
        self.push(proof);
    }
}

/// The links of a position, written once for all searches.
#[derive(Debug, Default)]
struct Graph {
    /// The marks that each true mark makes false: in its cell, then in its houses.
    offs: Lists,
    /// The marks that each false mark makes true: in its cell, then in its houses.
    ons: Lists,
}

/// A list for each mark, in two parts.
#[derive(Debug, Default)]
struct Lists {
    items: Vec<(u16, Cause)>,
    /// The beginnings of both parts, and the end.
    parts: Vec<[u32; 3]>,
}

impl Lists {
    fn clear(&mut self) {
        self.items.clear();
        self.parts.clear();
        self.parts.resize(MARKS, [0; 3]);
    }

    /// Writes the list of a mark, beginning with those in its cell.
    fn write(&mut self, mark: usize, list: &[(u16, Cause)]) {
        let first = self.items.len();
        let in_cell = list.iter().take_while(|&&(_, cause)| cause == Cause::Cell).count();
        self.items.extend_from_slice(list);
        self.parts[mark] = [first, first + in_cell, first + list.len()].map(|at| at as u32);
    }

    /// Returns the part of a list that a search uses.
    #[inline(always)]
    fn of(&self, mark: usize, in_cell: bool, in_houses: bool) -> &[(u16, Cause)] {
        let [first, middle, end] = self.parts[mark];
        let from = if in_cell { first } else { middle };
        let to = if in_houses { end } else { middle };
        &self.items[from as usize..to as usize]
    }
}

impl Graph {
    fn read(&mut self, board: &SeBoard) {
        self.offs.clear();
        self.ons.clear();
        let mut list: Vec<(u16, Cause)> = Vec::new();
        for cell in cells_of(board.empty) {
            for digit in bits(board.marks[cell]) {
                let from = mark(cell, digit);
                list.clear();
                on_to_off(board, from, true, &mut |to, cause| list.push((to as u16, cause)));
                self.offs.write(from, &list);
                list.clear();
                off_to_on(board, from, Links { y: true, x: true }, &mut |to, cause| {
                    list.push((to as u16, cause));
                });
                self.ons.write(from, &list);
            }
        }
    }

    #[inline(always)]
    fn offs(&self, mark: u16, links: Links) -> &[(u16, Cause)] {
        self.offs.of(mark as usize, links.y, true)
    }

    #[inline(always)]
    fn ons(&self, mark: u16, links: Links) -> &[(u16, Cause)] {
        self.ons.of(mark as usize, links.y, links.x)
    }
}

/// The search for rows of links, with its memory.
#[derive(Debug, Default)]
pub(super) struct Unary {
    nodes: Vec<Node>,
    graph: Graph,
}

/// Returns the lowest rated forcing chain or cycle, as a row of links.
pub(super) fn prove(board: &SeBoard) -> Option<Proof> {
    let mut best = Best::default();
    Unary::default().search(board, &mut best);
    best.0
}

/// Returns the lowest rated forcing chain or cycle.
pub(super) fn best(board: &SeBoard, unary: &mut Unary) -> Option<Hint> {
    let mut best = Best::default();
    unary.search(board, &mut best);
    let proof = best.0?;
    let technique = if proof.cycle { SeTechnique::Cycle } else { SeTechnique::ForcingChain };
    Some(Hint { technique, rating: proof.rank.rating, placed: proof.placed(), gone: proof.gone })
}

impl Unary {
    /// Runs all searches, from all candidates.
    pub(super) fn search(&mut self, board: &SeBoard, sink: &mut impl Sink) {
        self.graph.read(board);
        for links in SEARCHES {
            for cell in cells_of(board.empty) {
                let marks = board.marks[cell];
                if count(marks) < 2 || !links.x && count(marks) > 2 {
                    continue;
                }
                for digit in bits(marks) {
                    let start = mark(cell, digit);
                    // A row can only end in a true mark that is one of two.
                    let linked = !self.graph.ons(start as u16, links).is_empty();
                    if linked {
                        self.cycles(board, links, start, sink);
                    }
                    if links.x {
                        self.chain(board, links, start, true, sink);
                        if linked {
                            self.chain(board, links, start, false, sink);
                        }
                    }
                }
            }
        }
    }

    /// Returns the row that ends in a node.
    fn row(&self, end: u16) -> Vec<Node> {
        let mut row = Vec::new();
        let mut at = end;
        while at != NONE {
            let node = self.nodes[at as usize];
            row.push(node);
            at = node.parent;
        }
        row
    }

    /// Finds the first row from a mark to its opposite.
    fn chain(&mut self, board: &SeBoard, links: Links, start: usize, on: bool, sink: &mut impl Sink) {
        self.nodes.clear();
        self.nodes.push(Node { mark: start as u16, on, cause: Cause::Assumed, parent: NONE });
        let mut seen = [super::board::Marked::NONE; 2];
        seen[usize::from(on)].insert(start);
        let (mut level, mut now_on, mut length) = (0, on, 1);
        while level < self.nodes.len() {
            length += 1;
            // Every second step may end the chain.
            let ends = now_on == on;
            if ends && !sink.wants(links.chain(length)) {
                return;
            }
            let end = self.nodes.len();
            for at in level..end {
                let from = self.nodes[at].mark;
                let list = if now_on { self.graph.offs(from, links) } else { self.graph.ons(from, links) };
                for &(to, cause) in list {
                    let node = Node { mark: to, on: !now_on, cause, parent: at as u16 };
                    if ends && to as usize == start {
                        self.end(board, links, node, sink);
                        return;
                    }
                    // Nothing follows from a false mark that is not one of two.
                    let goes_on = !now_on || !self.graph.ons(to, links).is_empty();
                    if seen[usize::from(!now_on)].insert(to as usize) && goes_on {
                        self.nodes.push(node);
                    }
                }
            }
            level = end;
            now_on = !now_on;
        }
    }

    /// Reports a chain that ends in the opposite of its start.
    fn end(&self, board: &SeBoard, links: Links, end: Node, sink: &mut impl Sink) {
        let mut nodes = vec![end];
        nodes.extend(self.row(end.parent));
        let (cell, digit) = unmark(end.mark as usize);
        let gone = if end.on { board.marks[cell] & !(1 << digit) } else { 1 << digit };
        let rank = links.chain(nodes.len());
        sink.take(Proof { rank, cycle: false, nodes, gone: vec![(cell, gone)] });
    }

    /// Finds all rows from a mark back to itself that remove something.
    fn cycles(&mut self, board: &SeBoard, links: Links, start: usize, sink: &mut impl Sink) {
        self.nodes.clear();
        self.nodes.push(Node { mark: start as u16, on: true, cause: Cause::Assumed, parent: NONE });
        let mut seen = super::board::Marked::NONE;
        seen.insert(start);
        let mut level = 0;
        let mut length = 0;
        let mut closed: Vec<Node> = Vec::new();
        while level < self.nodes.len() {
            length += 2;
            if !sink.wants(links.cycle(length)) {
                return;
            }
            let offs = self.nodes.len();
            for at in level..offs {
                let from = self.nodes[at].mark;
                let before = self.before(at);
                for &(to, cause) in self.graph.offs(from, links) {
                    if !before.contains(to as usize) && !self.graph.ons(to, links).is_empty() {
                        self.nodes.push(Node { mark: to, on: false, cause, parent: at as u16 });
                    }
                }
            }
            let ons = self.nodes.len();
            for at in offs..ons {
                let from = self.nodes[at].mark;
                for &(to, cause) in self.graph.ons(from, links) {
                    let node = Node { mark: to, on: true, cause, parent: at as u16 };
                    if length >= 4 && to as usize == start {
                        closed.push(node);
                    }
                    if seen.insert(to as usize) {
                        self.nodes.push(node);
                    }
                }
            }
            for node in closed.drain(..) {
                self.close(board, links, node, sink);
            }
            level = ons;
        }
    }

    /// Returns the marks that are false on the way to a node.
    fn before(&self, from: usize) -> super::board::Marked {
        let mut marks = super::board::Marked::NONE;
        let mut at = self.nodes[from].parent;
        while at != NONE {
            let node = self.nodes[at as usize];
            if !node.on {
                marks.insert(node.mark as usize);
            }
            at = node.parent;
        }
        marks
    }

    /// Reports a cycle, if it removes something.
    fn close(&self, board: &SeBoard, links: Links, end: Node, sink: &mut impl Sink) {
        let mut nodes = vec![end];
        nodes.extend(self.row(end.parent));
        let rank = links.cycle(nodes.len() - 1);
        if !sink.wants(rank) {
            return;
        }
        let own = nodes.iter().fold(0, |all: Cells, node| all | 1 << unmark(node.mark as usize).0);
        let mut seen = [[0; DIGITS]; 2];
        for node in &nodes[..nodes.len() - 1] {
            let (cell, digit) = unmark(node.mark as usize);
            seen[usize::from(node.on)][digit] |= board.tables.peers[cell];
        }
        // In the order of the on nodes, and around each in reading order.
        let mut gone: Vec<(usize, Mask)> = Vec::new();
        for node in nodes[..nodes.len() - 1].iter().filter(|node| node.on) {
            let (cell, digit) = unmark(node.mark as usize);
            let both = board.tables.peers[cell] & seen[0][digit] & board.of[digit] & !own;
            for other in cells_of(both) {
                match gone.iter_mut().find(|(known, _)| *known == other) {
                    Some((_, digits)) => *digits |= 1 << digit,
                    None => gone.push((other, 1 << digit)),
                }
            }
        }
        if !gone.is_empty() {
            sink.take(Proof { rank, cycle: true, nodes, gone });
        }
    }
}

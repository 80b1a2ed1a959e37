//! Chains of one digit or of cells with two marks: all are found, then one is chosen.

use super::{
    HodokuName,
    found::{Best, HodokuFound},
    layout::{CELLS, Cells, SIDE, bit, each},
    state::HodokuBoard,
};

/// The most links of a chain.
const LONGEST: usize = 20;

/// A link to a place of the digit, and whether it is strong.
type Links = Vec<(u8, bool)>;

/// Returns the links of a digit between cells, in rows, columns and boxes, each once.
fn links(state: &HodokuBoard, digit: usize, among: impl Fn(usize, usize) -> bool) -> Vec<Links> {
    let layout = state.layout;
    let mut all = vec![Links::new(); CELLS];
    for cell in each(state.places[digit]) {
        for kind in 0..3 {
            let house = layout.house_of(cell, kind);
            let strong = state.count(house, digit) == 2;
            for other in each(state.at(house, digit) & !bit(cell)) {
                let told = kind == 2 && layout.in_line(cell, other);
                if !told && among(cell, other) {
                    all[cell].push((other as u8, strong));
                }
            }
        }
    }
    all
}

/// Finds a turbot fish: two strong links with a weak one between them.
pub(super) fn turbot_fish(state: &HodokuBoard) -> Option<HodokuFound> {
    x_chains(state, HodokuName::TurbotFish, 3)
}

/// Finds an X-chain.
pub(super) fn x_chain(state: &HodokuBoard) -> Option<HodokuFound> {
    x_chains(state, HodokuName::XChain, LONGEST)
}

fn x_chains(state: &HodokuBoard, name: HodokuName, longest: usize) -> Option<HodokuFound> {
    let mut best = Best::default();
    let links: Vec<Vec<Links>> = (0..SIDE).map(|digit| links(state, digit, |_, _| true)).collect();
    for start in each(state.open) {
        for digit in super::layout::digits(state.marks[start]) {
            let links = &links[digit][..];
            let mut search = XChains { state, name, digit, links, longest, start, best: &mut best };
            for &(next, strong) in &links[start] {
                if strong {
                    search.strong(usize::from(next), bit(start), 1);
                }
            }
        }
    }
    best.take()
}

struct XChains<'a> {
    state: &'a HodokuBoard,
    name: HodokuName,
    digit: usize,
    links: &'a [Links],
    longest: usize,
    start: usize,
    best: &'a mut Best,
}

impl XChains<'_> {
    /// Continues from a cell that a strong link has led to.
    fn strong(&mut self, cell: usize, used: Cells, length: usize) {
        let ends = if self.longest == 3 { length == 3 } else { length > 1 };
        if ends {
            let layout = self.state.layout;
            let seen = layout.peers[self.start] & layout.peers[cell] & self.state.places[self.digit];
            if seen != 0 && self.best.might_take(seen.count_ones() as usize) {
                let mut found = HodokuFound::new(self.name);
                found.add_all(seen, self.digit);
                self.best.offer(found);
            }
        }
        if length >= self.longest || cell == self.start {
            return;
        }
        let used = used | bit(cell);
        for &(next, _) in &self.links[cell] {
            if used & bit(usize::from(next)) == 0 {
                self.weak(usize::from(next), used, length + 1);
            }
        }
    }

    /// Continues from a cell that a weak link has led to.
    fn weak(&mut self, cell: usize, used: Cells, length: usize) {
        if length >= self.longest {
            return;
        }
        let used = used | bit(cell);
        for &(next, strong) in &self.links[cell] {
            let next = usize::from(next);
            // A way back to the start is a chain, too, but goes no further.
            if strong && (used & bit(next) == 0 || next == self.start) {
                self.strong(next, used, length + 1);
            }
        }
    }
}

/// Finds an XY-chain.
pub(super) fn xy_chain(state: &HodokuBoard) -> Option<HodokuFound> {
    let mut search = XyChains::new(state, false);
    search.run();
    search.best.take()
}

/// Finds a remote pair.
pub(super) fn remote_pair(state: &HodokuBoard) -> Option<HodokuFound> {
    let mut search = XyChains::new(state, true);
    search.run();
    search.best.take()
}

struct XyChains<'a> {
    state: &'a HodokuBoard,
    remote: bool,
    links: Vec<Vec<Links>>,
    path: Vec<usize>,
    start: (usize, usize),
    best: Best,
}

impl<'a> XyChains<'a> {
    fn new(state: &'a HodokuBoard, remote: bool) -> Self {
        let two = |cell: usize| state.size(cell) == 2;
        let among = |a: usize, b: usize| two(a) && two(b) && (!remote || state.marks[a] == state.marks[b]);
        let links = (0..SIDE).map(|digit| links(state, digit, among)).collect();
        Self { state, remote, links, path: Vec::new(), start: (0, 0), best: Best::default() }
    }

    fn run(&mut self) {
        for cell in each(self.state.open).filter(|&cell| self.state.size(cell) == 2) {
            for digit in super::layout::digits(self.state.marks[cell]) {
                self.start = (cell, digit);
                self.path.clear();
                self.inside(cell, digit, 0, 0);
            }
        }
    }

    /// Goes from one mark of a cell to the other. `length` is the number of links so far.
    fn inside(&mut self, cell: usize, digit: usize, used: Cells, length: usize) {
        let other = (self.state.marks[cell] & !(1 << digit)).trailing_zeros() as usize;
        let length = length + 1;
        self.path.push(cell);
        if length > 1 && other == self.start.1 {
            self.check(cell, length);
        }
        // The next strong link is one further, and the way back to the start only closes a loop.
        if length + 1 < LONGEST {
            let used = used | bit(cell);
            for at in 0..self.links[other][cell].len() {
                let next = usize::from(self.links[other][cell][at].0);
                if used & bit(next) == 0 {
                    self.inside(next, other, used, length + 1);
                }
            }
        }
        self.path.pop();
    }

    fn check(&mut self, end: usize, length: usize) {
        let (state, layout) = (self.state, self.state.layout);
        let (start, digit) = self.start;
        let seen = layout.peers[start] & layout.peers[end] & state.places[digit];
        if seen == 0 {
            return;
        }
        if !self.remote {
            if self.best.might_take(seen.count_ones() as usize) {
                let mut found = HodokuFound::new(HodokuName::XYChain);
                found.add_all(seen, digit);
                self.best.offer(found);
            }
            return;
        }
        if length < 7 {
            return;
        }
        let mut all = 0;
        for (at, &cell) in self.path.iter().enumerate() {
            for &other in self.path.iter().skip(at + 3).step_by(2) {
                all |= layout.peers[cell] & layout.peers[other];
            }
        }
        let mut found = HodokuFound::new(HodokuName::RemotePair);
        for digit in super::layout::digits(state.marks[start]) {
            found.add_all(all & state.places[digit], digit);
        }
        self.best.offer(found);
    }
}

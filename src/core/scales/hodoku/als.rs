//! Almost locked sets: pairs, wings and chains of them.

use super::{
    HodokuName,
    found::{Best, HodokuFound},
    layout::{Cells, Digits, HOUSES, SIDE, bit, digits, each},
    state::HodokuBoard,
};

/// The most cells of a set.
const LARGEST: usize = 8;
/// The most links of a chain.
const LONGEST: usize = 50;

/// Cells with one mark more than cells.
#[derive(Debug)]
struct Als {
    cells: Cells,
    marks: Digits,
    /// The cells of each digit.
    of: [Cells; SIDE],
    /// The marks outside that see all of those cells.
    seen: [Cells; SIDE],
    /// The union of these.
    around: Cells,
}

/// A restricted common digit of two sets, or two of them.
#[derive(Clone, Copy, Debug)]
struct Common {
    a: u16,
    b: u16,
    one: u8,
    /// The second digit, if there is one.
    two: Option<u8>,
}

/// The sets of a position and their restricted commons.
#[derive(Debug)]
pub(super) struct Sets {
    list: Vec<Als>,
    commons: Vec<Common>,
    /// For each set, the commons with it as the lower one.
    range: Vec<(u32, u32)>,
}

impl Sets {
    pub(super) fn new(state: &HodokuBoard) -> Self {
        let mut sets = Vec::new();
        for house in 0..HOUSES {
            let cells: Vec<usize> = each(state.layout.house_set[house] & state.open).collect();
            collect(state, house, &cells, (0, 0), &mut sets);
        }
        let mut commons = Vec::new();
        let mut range = Vec::with_capacity(sets.len());
        for (i, a) in sets.iter().enumerate() {
            let start = commons.len() as u32;
            for (j, b) in sets.iter().enumerate().skip(i + 1) {
                if a.cells & b.cells != 0 || a.around & b.cells == 0 {
                    continue;
                }
                let restricted = |&digit: &usize| b.of[digit] & !a.seen[digit] == 0;
                let mut restricted = digits(a.marks & b.marks).filter(restricted);
                if let Some(one) = restricted.next() {
                    let two = restricted.last().map(|digit| digit as u8);
                    commons.push(Common { a: i as u16, b: j as u16, one: one as u8, two });
                }
            }
            range.push((start, commons.len() as u32));
        }
        Self { list: sets, commons, range }
    }

    fn set(&self, at: u16) -> &Als {
        &self.list[usize::from(at)]
    }

    /// Finds a step of two sets.
    pub(super) fn pair(&self) -> Option<HodokuFound> {
        self.commons.iter().find_map(|common| {
            let (a, b) = (self.set(common.a), self.set(common.b));
            let mut found = HodokuFound::new(HodokuName::AlsXZ);
            ends(a, b, 1 << common.one, &mut found);
            if let Some(two) = common.two {
                ends(a, b, 1 << two, &mut found);
                for (locked, other) in [(a, b), (b, a)] {
                    for digit in digits(locked.marks & !(1 << common.one | 1 << two)) {
                        found.add_all(locked.seen[digit] & !other.cells, digit);
                    }
                }
            }
            found.useful()
        })
    }

    /// Finds a step of three sets.
    pub(super) fn wing(&self) -> Option<HodokuFound> {
        let mut by_second = vec![Vec::new(); self.list.len()];
        for (at, common) in self.commons.iter().enumerate() {
            by_second[usize::from(common.b)].push(at as u32);
        }
        for (n, one) in self.commons.iter().enumerate() {
            let n = n as u32;
            let same_first = n + 1..self.range[usize::from(one.a)].1;
            let same_second = by_second[usize::from(one.b)].iter().copied().filter(|&m| m > n);
            let (start, end) = self.range[usize::from(one.b)];
            for m in same_first.chain(same_second).chain(start..end) {
                let two = self.commons[m as usize];
                if one.two.is_none() && two.two.is_none() && one.one == two.one {
                    continue;
                }
                let (a, b) = if one.a == two.a {
                    (one.b, two.b)
                } else if one.b == two.b {
                    (one.a, two.a)
                } else {
                    (one.a, two.b)
                };
                let (a, b) = (self.set(a), self.set(b));
                if a.cells & b.cells != 0 {
                    continue;
                }
                let mut found = HodokuFound::new(HodokuName::AlsXYWing);
                ends(a, b, one.digits() | two.digits(), &mut found);
                if let Some(found) = found.useful() {
                    return Some(found);
                }
            }
        }
        None
    }

    /// Finds a step of four sets or more: all chains are found, then one is chosen.
    pub(super) fn chain(&self) -> Option<HodokuFound> {
        let mut best = Best::default();
        let mut search =
            Chains { sets: self, best: &mut best, met: vec![0; self.list.len()], start: 0, barred: 0 };
        for start in 0..self.list.len() {
            search.start = start;
            let (from, to) = self.range[start];
            // The branches of one digit of the first link meet the same ends.
            let mut met: Vec<(u8, Vec<u64>)> = Vec::new();
            for at in from..to {
                let common = self.commons[at as usize];
                for digit in std::iter::once(common.one).chain(common.two) {
                    let slot = met.iter().position(|&(other, _)| other == digit).unwrap_or_else(|| {
                        met.push((digit, vec![0; self.list.len()]));
                        met.len() - 1
                    });
                    std::mem::swap(&mut search.met, &mut met[slot].1);
                    search.barred = 1 << digit;
                    search.go(common.b, Last { digit, other: None }, 1);
                    std::mem::swap(&mut search.met, &mut met[slot].1);
                }
            }
        }
        best.take()
    }
}

impl Common {
    fn digits(self) -> Digits {
        1 << self.one | self.two.map_or(0, |two| 1 << two)
    }
}

/// Collects the sets of a house, depth first, each where it is met first.
fn collect(
    state: &HodokuBoard,
    house: usize,
    cells: &[usize],
    (set, marks): (Cells, Digits),
    out: &mut Vec<Als>,
) {
    for (at, &cell) in cells.iter().enumerate() {
        let (set, marks) = (set | bit(cell), marks | state.marks[cell]);
        let size = set.count_ones();
        if size as usize > LARGEST {
            return;
        }
        let told = |earlier: usize| set & !state.layout.house_set[earlier] == 0;
        let told = (0..house / SIDE).any(|kind| told(state.layout.house_of(cell, kind)));
        if marks.count_ones() == size + 1 && !told {
            out.push(als(state, set, marks));
        }
        collect(state, house, &cells[at + 1..], (set, marks), out);
    }
}

fn als(state: &HodokuBoard, cells: Cells, marks: Digits) -> Als {
    let mut als = Als { cells, marks, of: [0; SIDE], seen: [0; SIDE], around: 0 };
    for digit in digits(marks) {
        als.of[digit] = cells & state.places[digit];
        als.seen[digit] = state.layout.common_peers(als.of[digit]) & state.places[digit] & !cells;
        als.around |= als.seen[digit];
    }
    als
}

/// Adds the eliminations of two end sets, without those of some digits.
fn ends(a: &Als, b: &Als, barred: Digits, found: &mut HodokuFound) {
    for digit in digits(a.marks & b.marks & !barred) {
        found.add_all(a.seen[digit] & b.seen[digit], digit);
    }
}

/// The digit, or two, of the last link of a chain that count.
#[derive(Clone, Copy)]
struct Last {
    digit: u8,
    other: Option<u8>,
}

struct Chains<'a> {
    sets: &'a Sets,
    best: &'a mut Best,
    /// For each set, the digits of the last link that have led there, by the number of links: one, two, more.
    met: Vec<u64>,
    start: usize,
    barred: Digits,
}

impl Chains<'_> {
    fn go(&mut self, set: u16, last: Last, length: usize) {
        // The digits that are barred next depend on the first alone, but the ends on both.
        let both = last.other.is_some();
        let state = 1 << ((length.min(3) - 1) * 20 + usize::from(last.digit) + if both { 10 } else { 0 });
        if !both {
            if self.met[usize::from(set)] & state != 0 {
                return;
            }
            self.met[usize::from(set)] |= state;
        }
        if length >= 3 {
            self.check(set, last);
        }
        if both {
            // The way on is the same for all links with this first digit.
            if self.met[usize::from(set)] & state != 0 {
                return;
            }
            self.met[usize::from(set)] |= state;
        }
        if length >= LONGEST {
            return;
        }
        let (from, to) = self.sets.range[usize::from(set)];
        for at in from..to {
            let common = self.sets.commons[at as usize];
            if let Some(next) = next(last, common) {
                self.go(common.b, next, length + 1);
            }
        }
    }

    fn check(&mut self, set: u16, last: Last) {
        let (a, b) = (&self.sets.list[self.start], self.sets.set(set));
        if a.around & b.around == 0 {
            return;
        }
        let barred = self.barred | 1 << last.digit | last.other.map_or(0, |other| 1 << other);
        let mut found = HodokuFound::new(HodokuName::AlsChain);
        ends(a, b, barred, &mut found);
        if let Some(found) = found.useful() {
            self.best.offer(found);
        }
    }
}

/// Returns the digits of a link that are left after the last one; `None` if there are none.
fn next(last: Last, common: Common) -> Option<Last> {
    let used = last.digit;
    let alone = |digit| Some(Last { digit, other: None });
    match common.two {
        None => (used != common.one).then_some(()).and_then(|()| alone(common.one)),
        Some(two) if used == two => alone(common.one),
        Some(two) if used == common.one => alone(two),
        // A link of two digits bars its first alone.
        Some(two) => Some(Last { digit: common.one, other: Some(two) }),
    }
}

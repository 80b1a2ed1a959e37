//! Forcing chains: consequences of one assumption that contradict each other, or of all possible ones that
//! agree. The tables of grouped chains have them all.

use super::{
    HodokuName,
    found::HodokuFound,
    layout::{ALL_CELLS, Cells, HOUSES, SIDE, bit, digits, each, first},
    links::{Node, node},
    state::HodokuBoard,
    tables::{Table, Tables},
};

/// A way from an assumption to a consequence: the assumption's table, and the consequence.
pub(super) type Inference = (usize, Node);

/// A conclusion: a candidate, whether it is placed, and the kind of reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Conclusion {
    pub(super) cell: usize,
    pub(super) digit: usize,
    pub(super) place: bool,
    pub(super) verity: bool,
}

/// A receiver of conclusions, each with its ways.
pub(super) trait Judge {
    /// Returns whether the ways of such a conclusion are worth building.
    fn wants(&self, conclusion: Conclusion) -> bool;
    /// Takes a conclusion that it wants.
    fn take(&mut self, conclusion: Conclusion, ways: &[Inference]);
}

/// The consequences in all tables, in the form that chains and nets share.
pub(super) struct Assumptions<'a> {
    pub(super) state: &'a HodokuBoard,
    /// The sets of each table: on, then off. The tables of a candidate being on and off are neighbours.
    pub(super) sets: Vec<&'a [[Cells; SIDE]; 2]>,
    /// The cell and digit of each pair of tables.
    pub(super) names: Vec<(usize, usize)>,
    /// The pair of each candidate.
    at: Vec<u16>,
    /// Where each digit is allowed by the placed digits.
    allowed: Vec<Cells>,
}

impl<'a> Assumptions<'a> {
    pub(super) fn new(state: &'a HodokuBoard, sets: Vec<&'a [[Cells; SIDE]; 2]>) -> Self {
        let mut names = Vec::new();
        let mut at = vec![0; super::layout::CELLS * SIDE];
        for cell in each(state.open) {
            for digit in digits(state.marks[cell]) {
                at[cell * SIDE + digit] = names.len() as u16;
                names.push((cell, digit));
            }
        }
        let allowed = (0..SIDE).map(|digit| state.allowed(digit)).collect();
        Self { state, sets, names, at, allowed }
    }

    fn pair(&self, cell: usize, digit: usize) -> usize {
        usize::from(self.at[cell * SIDE + digit])
    }

    /// Shows all conclusions to a judge.
    pub(super) fn judge(&self, judge: &mut dyn Judge) {
        for pair in 0..self.names.len() {
            self.one(pair, true, judge);
            self.one(pair, false, judge);
        }
        for pair in 0..self.names.len() {
            self.both(pair, judge);
        }
        for cell in each(self.state.open) {
            let pairs: Vec<usize> =
                digits(self.state.marks[cell]).map(|digit| self.pair(cell, digit)).collect();
            self.all(&pairs, judge);
        }
        for house in 0..HOUSES {
            for digit in 0..SIDE {
                let places = self.state.at(house, digit);
                if places != 0 {
                    let pairs: Vec<usize> = each(places).map(|cell| self.pair(cell, digit)).collect();
                    self.all(&pairs, judge);
                }
            }
        }
    }

    /// Shows the contradictions of one assumption.
    fn one(&self, pair: usize, is_on: bool, judge: &mut dyn Judge) {
        let table = 2 * pair + usize::from(!is_on);
        let [on, off] = self.sets[table];
        let (cell, digit) = self.names[pair];
        let conclusion = Conclusion { cell, digit, place: !is_on, verity: false };
        if !judge.wants(conclusion) {
            return;
        }
        let layout = self.state.layout;
        let mut ways: Vec<Inference> = Vec::new();
        let mut take = |ways: &mut Vec<Inference>| {
            judge.take(conclusion, ways);
            ways.clear();
        };
        if (if is_on { off } else { on })[digit] & bit(cell) != 0 {
            ways.push((table, node(cell, digit, !is_on)));
            take(&mut ways);
        }
        for digit in 0..SIDE {
            let clash = on[digit] & off[digit];
            if clash != 0 {
                ways.extend([false, true].map(|on| (table, node(first(clash), digit, on))));
                take(&mut ways);
            }
        }
        for one in 0..SIDE {
            for two in one + 1..SIDE {
                let clash = on[one] & on[two];
                if clash != 0 {
                    ways.extend([one, two].map(|digit| (table, node(first(clash), digit, true))));
                    take(&mut ways);
                }
            }
        }
        for kind in 0..3 {
            for (digit, &on) in on.iter().enumerate() {
                for house in kind * SIDE..(kind + 1) * SIDE {
                    let twice = on & layout.house_set[house];
                    if twice.count_ones() > 1 {
                        ways.extend(each(twice).map(|cell| (table, node(cell, digit, true))));
                        take(&mut ways);
                    }
                }
            }
        }
        let mut bare = ALL_CELLS & self.state.open;
        for digit in 0..SIDE {
            bare &= (off[digit] | !self.state.places[digit]) & !on[digit];
        }
        for cell in each(bare) {
            ways.extend(digits(self.state.marks[cell]).map(|digit| (table, node(cell, digit, false))));
            take(&mut ways);
        }
        for kind in 0..3 {
            for (digit, &off) in off.iter().enumerate() {
                for house in kind * SIDE..(kind + 1) * SIDE {
                    let places = self.allowed[digit] & layout.house_set[house];
                    if places != 0 && places & !off == 0 {
                        ways.extend(each(places).map(|cell| (table, node(cell, digit, false))));
                        take(&mut ways);
                    }
                }
            }
        }
    }

    /// Shows the agreement between a candidate being on and off.
    fn both(&self, pair: usize, judge: &mut dyn Judge) {
        self.agree(&[2 * pair, 2 * pair + 1], !bit(self.names[pair].0), true, judge);
    }

    /// Shows the agreement between all candidates of a cell, or all places of a digit in a house.
    fn all(&self, pairs: &[usize], judge: &mut dyn Judge) {
        let tables: Vec<usize> = pairs.iter().map(|pair| 2 * pair).collect();
        self.agree(&tables, ALL_CELLS, false, judge);
    }

    fn agree(&self, tables: &[usize], among: Cells, on_first: bool, judge: &mut dyn Judge) {
        let common = |which: usize, digit: usize| {
            tables.iter().fold(among, |cells, &table| cells & self.sets[table][which][digit])
        };
        let mut tell = |which: usize, digit: usize| {
            for cell in each(common(which, digit)) {
                let place = which == 0;
                let conclusion = Conclusion { cell, digit, place, verity: true };
                if judge.wants(conclusion) {
                    let ways: Vec<Inference> =
                        tables.iter().map(|&table| (table, node(cell, digit, place))).collect();
                    judge.take(conclusion, &ways);
                }
            }
        };
        if on_first {
            (0..SIDE).for_each(|digit| tell(0, digit));
            (0..SIDE).for_each(|digit| tell(1, digit));
        } else {
            (0..SIDE).for_each(|digit| {
                tell(0, digit);
                tell(1, digit);
            });
        }
    }
}

/// The best conclusion: placements first, then the lowest cell and digit. Of two reasons for an elimination,
/// the shorter; of two for a placement, the first.
#[derive(Debug, Default)]
pub(super) struct Choice {
    best: Option<(Conclusion, usize)>,
}

impl Choice {
    fn rank(conclusion: Conclusion) -> (bool, usize, usize) {
        let digit = if conclusion.place { 0 } else { conclusion.digit };
        (!conclusion.place, conclusion.cell, digit)
    }

    pub(super) fn wants(&self, conclusion: Conclusion) -> bool {
        self.best.is_none_or(|(best, _)| Self::rank(conclusion) <= Self::rank(best))
    }

    pub(super) fn offer(&mut self, conclusion: Conclusion, nodes: usize) {
        let better = self.best.is_none_or(|(best, least)| {
            let (rank, old) = (Self::rank(conclusion), Self::rank(best));
            rank < old || rank == old && !conclusion.place && nodes < least
        });
        if better {
            self.best = Some((conclusion, nodes));
        }
    }

    /// Returns the step, with the names of a contradiction and a verity.
    pub(super) fn found(self, names: [HodokuName; 2]) -> Option<HodokuFound> {
        let (Conclusion { cell, digit, place, verity }, _) = self.best?;
        let name = names[usize::from(verity)];
        if place {
            return Some(HodokuFound::place(name, (cell, digit)));
        }
        HodokuFound::clear(name, bit(cell), digit)
    }
}

struct Shortest<'a> {
    tables: Vec<&'a Table>,
    choice: Choice,
}

impl Judge for Shortest<'_> {
    fn wants(&self, conclusion: Conclusion) -> bool {
        self.choice.wants(conclusion)
    }

    fn take(&mut self, conclusion: Conclusion, ways: &[Inference]) {
        let nodes = ways.iter().map(|&(table, node)| {
            let table = self.tables[table];
            let at = table.nodes.iter().position(|&other| other == node).unwrap_or_default();
            usize::from(table.links[at]) + 1
        });
        self.choice.offer(conclusion, nodes.sum());
    }
}

/// Returns the forcing chain that HoDoKu chooses.
pub(super) fn chain(state: &HodokuBoard) -> Option<HodokuFound> {
    let tables = Tables::new(state, true);
    let all: Vec<&Table> = tables.pairs.iter().flatten().collect();
    let assumptions = Assumptions::new(state, all.iter().map(|table| &table.sets).collect());
    let mut judge = Shortest { tables: all, choice: Choice::default() };
    assumptions.judge(&mut judge);
    judge.choice.found([HodokuName::ChainContradiction, HodokuName::ChainVerity])
}

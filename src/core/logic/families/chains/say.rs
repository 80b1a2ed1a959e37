//! Sentences for chains and loops: a line for each consequence, with its reason.

use super::{
    Chain, ChainKind, Node, Strong,
    fitting::{Fitting, others},
};
use crate::{
    explain::{
        Assertion, Stated, clues,
        phrases::set_line,
        plan::{Plan, Said, Statement, Told, plan},
        words::{chains, common},
    },
    step::{
        Step,
        origin::{conflict, excludes},
    },
};
use sudoku_board::{Candidate, Candidates, Cell, DigitSet};

struct Argument<'a> {
    chain: &'a Chain,
    position: &'a Candidates,
}

impl Told for Chain {
    fn plan(&self, step: &Step, position: &Candidates) -> Plan {
        let told = Argument { chain: self, position };
        let (Some(first), Some(last)) = (self.nodes.first(), self.nodes.last()) else { return Plan::new() };
        let mut plan = Plan::new();
        // States a fact common to all lines once.
        plan.extend(told.is_of_pairs().then(chains::two_each));
        if !self.through.is_empty() {
            plan.push(common::one_more());
            for (number, (_, set)) in (0..).zip(&self.through) {
                plan.extend(set_line(number, set, told.held(set)));
            }
        }
        // If a sentence about all sets, or about a loop, precedes the list, the first link is inside the list.
        if !self.through.is_empty() || self.closed && told.is_of_pairs() {
            plan.push(Said::Line);
        }
        plan.push(chains::suppose(told.statement(0, Stated::False)));
        for at in (1..self.nodes.len()).step_by(2) {
            plan.extend(told.line(at));
        }
        if self.closed {
            plan.extend([Said::Line, chains::is_a_loop()]);
            plan.extend(told.used_up(step));
            plan.extend(told.locked(step));
        }
        plan.push(Said::Rest);
        plan.extend(if self.closed {
            plan![Said::Conclusion, common::so(step.eliminated())]
        } else if first == last {
            proves(first, step)
        } else {
            told.ends(first, last, step)
        });
        plan
    }
}

impl Argument<'_> {
    /// Returns whether all strong links are in cells, as in an XY-Chain.
    fn is_of_pairs(&self) -> bool {
        self.chain.kind == ChainKind::Xy
    }

    /// Returns the statement at this index, which the chain has.
    fn statement(&self, at: usize, stated: Stated) -> Statement {
        let node = &self.chain.nodes[at];
        Statement(at as u16, stated, node.digit, node.cells.clone())
    }

    fn held(&self, set: &[Cell]) -> DigitSet {
        set.iter().fold(DigitSet::EMPTY, |all, &cell| all.union(self.position.digits(cell)))
    }

    /// Returns the name of the clue of a relation.
    fn clue_of(&self, relation: u16) -> Said {
        let clue = self.position.geometry().relations().get(usize::from(relation));
        clues::named(self.position.shape(), clue.map_or(u16::MAX, |(clue, _)| *clue))
    }

    /// Returns "Then r5c8 is 3 (the only place left in row 5), so not 9.", for the true statement at this index.
    fn line(&self, at: usize) -> Plan {
        let nodes = &self.chain.nodes;
        let link = at - 1;
        let strong = self.chain.strong(link, self.position);
        let because = match strong {
            Some(Strong::House(house)) if nodes[at].cells.len() == 1 => Some(chains::only_place(house)),
            Some(Strong::House(house)) => Some(chains::only_places(house)),
            Some(Strong::Set(number, _)) => Some(chains::set_without(number as u16, nodes[link].digit)),
            Some(Strong::Cell) if !self.is_of_pairs() => Some(chains::other_candidate()),
            Some(Strong::Clue(Fitting { relation, rest, .. })) => {
                let first = nodes[link].cells.first();
                first.map(|&cell| chains::only_fitting(rest, cell, self.clue_of(relation)))
            }
            Some(Strong::Needed(relation)) => {
                Some(chains::only_place_needed(self.clue_of(relation), nodes[at].digit))
            }
            Some(Strong::Cell) | None => None,
        };
        let [from, to] = [&nodes[link], &nodes[at]].map(|node| (node.digit, node.cells.clone()));
        let mut facts = Plan::new();
        if let Some(Strong::Set(number, _)) = strong
            && let Some((_, set)) = self.chain.through.get(number)
        {
            // Both statements have all cells of the set for their digit.
            for (digit, own) in [&from, &to] {
                let others: Vec<Cell> = set.iter().copied().filter(|cell| !own.contains(cell)).collect();
                if !others.is_empty() {
                    facts.extend(plan![Assertion::Lacks(*digit, others)]);
                }
            }
        }
        if let Some(Strong::Needed(relation)) = strong {
            let others = others(self.position, relation, [&from.1, &to.1]);
            if !others.is_empty() {
                facts.extend(plan![Assertion::Lacks(from.0, others)]);
            }
            facts.extend(plan![Assertion::Keeps(vec![relation])]);
        }
        if let Some(Strong::Clue(Fitting { relation, lost, by_sight, .. })) = strong {
            let (from, to) = (&from.1, &to.1);
            facts.extend(plan![Assertion::Holds(from.clone(), self.held(from))]);
            let lacks = lost.iter().map(|digit| Assertion::Lacks(digit, to.clone()));
            facts.extend(plan![lacks.collect::<Vec<Assertion>>(), Assertion::Keeps(vec![relation])]);
            if by_sight {
                facts.extend(plan![Assertion::Sees(from.clone(), to.clone())]);
            }
        }
        facts.extend(plan![Assertion::Strong(from, to)]);
        // The last statement of a loop rules out the first.
        let next = if at + 1 < nodes.len() { Some(at + 1) } else { self.chain.closed.then_some(0) };
        let (first, statement, second) = (link as u16, self.statement(at, Stated::True), at as u16);
        let said = if let Some(next) = next {
            let gone =
                nodes[next].cells.iter().map(|&cell| Candidate::new(cell, nodes[next].digit)).collect();
            facts.extend(plan![Assertion::Excludes((nodes[at].digit, nodes[at].cells.clone()), gone)]);
            if nodes[next].cells == nodes[at].cells {
                let next = self.statement(next, Stated::Digit);
                match because {
                    Some(because) => chains::then_because_so_not(first, statement, because, second, next),
                    None => chains::then_so_not(first, statement, second, next),
                }
            } else {
                let next = self.statement(next, Stated::False);
                match because {
                    Some(because) => chains::then_because_so(first, statement, because, second, next),
                    None => chains::then_so(first, statement, second, next),
                }
            }
        } else {
            match because {
                Some(because) => chains::then_because(first, statement, because),
                None => chains::then(first, statement),
            }
        };
        plan![Said::Line, said, facts]
    }

    /// Says that the first or the last statement is true.
    fn ends(&self, first: &Node, last: &Node, step: &Step) -> Plan {
        let end = self.chain.nodes.len() - 1;
        let gone: Vec<Cell> = step.eliminated().iter().map(|gone| gone.cell).collect();
        let lost: DigitSet = step.eliminated().iter().map(|gone| gone.digit).collect();
        let ends = |stated| (self.statement(0, stated), self.statement(end, stated));
        let (one_is_true, so) = if first.digit == last.digit {
            let (one, other) = ends(Stated::Cells);
            // By a clue, a cell loses digits of which it sees neither end.
            let geometry = self.position.geometry();
            let sees = |gone: &Candidate| {
                let ends = first.cells.iter().chain(&last.cells);
                gone.digit == first.digit && ends.into_iter().all(|&end| geometry.see(gone.cell, end))
            };
            let all_see = step.eliminated().iter().all(sees);
            let so = lost.single().filter(|_| all_see).map_or_else(
                || common::either_way(step.eliminated()),
                |digit| common::either_way_cannot_seeing(&gone, common::both_ends(), digit),
            );
            (chains::one_end_is(one, other, first.digit), so)
        } else {
            let (one, other) = ends(Stated::True);
            (chains::one_end(one, other), common::either_way(step.eliminated()))
        };
        plan![one_is_true, self.ends_exclude(step), Said::Conclusion, so]
    }

    /// Says that either end, being true, excludes the eliminated candidates.
    fn ends_exclude(&self, step: &Step) -> Plan {
        let ends = [self.chain.nodes.first(), self.chain.nodes.last()].into_iter().flatten();
        let facts = ends
            .map(|node| Assertion::Excludes((node.digit, node.cells.clone()), step.eliminated().to_vec()));
        facts.map(|fact| Said::Says(Box::new(fact))).collect()
    }

    /// Returns a line for each weak link of a loop that eliminates something: one of its ends is true.
    fn used_up(&self, step: &Step) -> Plan {
        let nodes = &self.chain.nodes;
        let geometry = self.position.geometry();
        let mut plan = Plan::new();
        for at in (1..nodes.len()).step_by(2) {
            let next = (at + 1) % nodes.len();
            let (one, other) = (&nodes[at], &nodes[next]);
            plan.extend(self.barred(at, next, step));
            let gone: Vec<Cell> = if one.digit == other.digit {
                let sees =
                    |cell: Cell| one.cells.iter().chain(&other.cells).all(|&end| geometry.see(cell, end));
                let own = step.eliminated().iter().filter(|gone| gone.digit == one.digit);
                own.map(|gone| gone.cell).filter(|&cell| sees(cell)).collect()
            } else if one.cells == other.cells {
                let own = step.eliminated().iter().filter(|gone| one.cells == [gone.cell]);
                own.map(|gone| gone.cell).take(1).collect()
            } else {
                Vec::new()
            };
            let Some(&first) = gone.first() else { continue };
            let [this, that] = [one, other].map(|node| (node.digit, node.cells.clone()));
            let (said, out): (Said, Vec<Candidate>) = if one.digit == other.digit {
                let ends: Vec<Cell> = one.cells.iter().chain(&other.cells).copied().collect();
                let one_of = if ends.len() == 2 { chains::one_of_both_ends } else { chains::one_of_all_ends };
                let out = gone.iter().map(|&cell| Candidate::new(cell, one.digit)).collect();
                (one_of(&ends, one.digit, &gone), out)
            } else {
                let out = self.position.digits(first).without(one.digit).without(other.digit);
                let out = out.iter().map(|digit| Candidate::new(first, digit)).collect();
                (chains::nothing_else(first, DigitSet::only(one.digit).with(other.digit)), out)
            };
            plan.extend(plan![
                Said::Line,
                said,
                Assertion::Excludes(this, out.clone()),
                Assertion::Excludes(that, out)
            ]);
        }
        plan
    }

    /// Returns a line for the candidates that both ends of a weak link exclude, if the link or an end goes by a clue.
    fn barred(&self, at: usize, next: usize, step: &Step) -> Plan {
        let geometry = self.position.geometry();
        let ends = [&self.chain.nodes[at], &self.chain.nodes[next]];
        let all = |node: &Node, gone: Candidate, excludes: &dyn Fn(Candidate, Candidate) -> bool| {
            node.cells.iter().all(|&cell| excludes(Candidate::new(cell, node.digit), gone))
        };
        let by_clue = ends[0].digit != ends[1].digit && ends[0].cells != ends[1].cells;
        let is_barred = |gone: &&Candidate| {
            let both =
                |by: &dyn Fn(Candidate, Candidate) -> bool| ends.iter().all(|end| all(end, **gone, by));
            both(&|one, other| excludes(geometry, one, other))
                && (by_clue || !both(&|one, other| conflict(geometry, one, other)))
        };
        let gone: Vec<Candidate> = step.eliminated().iter().filter(is_barred).copied().collect();
        if gone.is_empty() {
            return Plan::new();
        }
        let facts = ends.map(|node| Assertion::Excludes((node.digit, node.cells.clone()), gone.clone()));
        let [one, other] = [at, next].map(|at| self.statement(at, Stated::True));
        plan![Said::Line, chains::one_end(one, other), facts.to_vec()]
    }

    /// Returns a line for each set of a loop that eliminates something: its digits other than those of its links.
    fn locked(&self, step: &Step) -> Plan {
        let lost: DigitSet = step.eliminated().iter().map(|gone| gone.digit).collect();
        let mut plan = Plan::new();
        for (number, (link, set)) in (0..).zip(&self.chain.through) {
            let nodes = self.chain.nodes.iter().skip(usize::from(*link)).take(2);
            let ends: DigitSet = nodes.map(|node| node.digit).collect();
            let rest = self.held(set).minus(ends).intersection(lost);
            if rest.is_empty() {
                continue;
            }
            let mut losing: Vec<Cell> = Vec::new();
            let mut holds = plan![Assertion::Holds(set.clone(), self.held(set))];
            for gone in step.eliminated().iter().filter(|gone| rest.contains(gone.digit)) {
                let there = set.iter().copied();
                let there = there.filter(|&cell| self.position.digits(cell).contains(gone.digit));
                let there: Vec<Cell> = there.collect();
                if there.iter().all(|&cell| self.position.geometry().see(gone.cell, cell)) {
                    holds.extend(plan![Assertion::Meet(gone.digit, vec![gone.cell], set.clone())]);
                    losing.push(gone.cell);
                }
            }
            losing.dedup();
            plan.extend([Said::Line, chains::set_keeps(number, ends, rest)]);
            if !losing.is_empty() {
                let see = rest.single().map_or_else(
                    || chains::see_every_place(&losing),
                    |digit| chains::see_every(&losing, digit),
                );
                plan.extend([Said::Line, see]);
            }
            plan.extend(holds);
        }
        plan
    }
}

/// Says that a statement follows from its own falsehood.
fn proves(first: &Node, step: &Step) -> Plan {
    let Some(&cell) = first.cells.first() else { return Plan::new() };
    let others: DigitSet = step.eliminated().iter().map(|gone| gone.digit).collect();
    let so = if step.placed().is_some() {
        common::must_be(cell, first.digit)
    } else {
        chains::is_and_cannot_be(cell, first.digit, others)
    };
    plan![chains::would_have_to_be(cell, first.digit), Said::Conclusion, so]
}

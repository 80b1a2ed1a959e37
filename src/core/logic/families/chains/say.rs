//! Sentences for chains and loops: a line for each consequence, with its reason.

use super::{Chain, ChainKind, Node, Strong};
use crate::explain::en::say::{
    Assertion, English, ONE_MORE, Span, Stated, Step, Technique, all_of, cannot, cells, one_of, sentence,
    set_line, so, some_or_count, which_see,
};
use sudoku_board::{Candidate, Candidates, Cell, DigitSet};

/// The names of the techniques of this family.
pub(crate) const NAMES: &[(Technique, &str)] = &[
    (Technique::XChain, "X-Chain"),
    (Technique::XyChain, "XY-Chain"),
    (Technique::ContinuousNiceLoop, "Continuous nice loop"),
    (Technique::DiscontinuousNiceLoop, "Discontinuous nice loop"),
    (Technique::Aic, "AIC"),
    (Technique::GroupedContinuousNiceLoop, "Grouped continuous nice loop"),
    (Technique::GroupedDiscontinuousNiceLoop, "Grouped discontinuous nice loop"),
    (Technique::GroupedAic, "Grouped AIC"),
];

struct Told<'a> {
    chain: &'a Chain,
    position: &'a Candidates,
}

impl English for Chain {
    fn english(&self, step: &Step, position: &Candidates) -> Vec<Span> {
        let told = Told { chain: self, position };
        let (Some(first), Some(last)) = (self.nodes.first(), self.nodes.last()) else { return Vec::new() };
        let mut said = Vec::new();
        // States a fact common to all lines once.
        if told.is_of_pairs() {
            said.push("Each of these cells has just two candidates.".into());
        }
        if !self.through.is_empty() {
            said.push(ONE_MORE.into());
            for (number, (_, set)) in (0..).zip(&self.through) {
                said.extend(set_line(number, set, told.held(set), position));
            }
        }
        // If a sentence about all sets, or about a loop, precedes the list, the first link is inside the list.
        if !self.through.is_empty() || self.closed && told.is_of_pairs() {
            said.push(Span::Line);
        } else if told.is_of_pairs() {
            said.push(" ".into());
        }
        said.extend(sentence!("Suppose ", told.statement(0, Stated::False), "."));
        for at in (1..self.nodes.len()).step_by(2) {
            said.extend(told.line(at));
        }
        if self.closed {
            said.extend(sentence!(
                Span::Line,
                "This chain is a loop: exactly one end of every link is true."
            ));
            said.extend(told.used_up(step));
            said.extend(told.locked(step));
        }
        said.push(Span::Rest);
        said.extend(if self.closed {
            so("So", step.eliminated(), position.shape())
        } else if first == last {
            proves(first, step)
        } else {
            told.ends(first, last, step)
        });
        said
    }
}

impl Told<'_> {
    /// Returns whether all strong links are in cells, as in an XY-Chain.
    fn is_of_pairs(&self) -> bool {
        self.chain.kind == ChainKind::Xy
    }

    fn statement(&self, number: usize, stated: Stated) -> Vec<Span> {
        let node = self.chain.nodes.get(number);
        let span = |node: &Node| Span::Statement(number as u16, stated, node.digit, node.cells.clone());
        node.map(span).into_iter().collect()
    }

    fn held(&self, set: &[Cell]) -> DigitSet {
        set.iter().fold(DigitSet::EMPTY, |all, &cell| all.union(self.position.digits(cell)))
    }

    /// Returns "Then r5c8 is 3 (the only place left in row 5), so not 9.", for the true statement at this index.
    fn line(&self, at: usize) -> Vec<Span> {
        let nodes = &self.chain.nodes;
        let link = at - 1;
        let mut said = sentence!(Span::Line, Span::Link(link as u16, "Then"), " ");
        said.extend(self.statement(at, Stated::True));
        said.extend(match self.chain.strong(link, self.position) {
            Some(Strong::House(house)) => {
                let one = nodes[at].cells.len() == 1;
                let place = if one { " (the only place left in " } else { " (the only places left in " };
                sentence!(place, house, ")")
            }
            Some(Strong::Set(number, _)) => {
                let set = Span::Set(number as u16);
                sentence!(" (", set, " without ", nodes[link].digit, " keeps all its other digits)")
            }
            Some(Strong::Cell) if !self.is_of_pairs() => sentence!(" (its other candidate)"),
            Some(Strong::Cell) | None => Vec::new(),
        });
        let [from, to] = [&nodes[link], &nodes[at]].map(|node| (node.digit, node.cells.clone()));
        if let Some(Strong::Set(number, _)) = self.chain.strong(link, self.position)
            && let Some((_, set)) = self.chain.through.get(number)
        {
            // Both statements have all cells of the set for their digit.
            for (digit, own) in [&from, &to] {
                let others: Vec<Cell> = set.iter().copied().filter(|cell| !own.contains(cell)).collect();
                if !others.is_empty() {
                    said.extend(sentence!(Assertion::Lacks(*digit, others)));
                }
            }
        }
        said.extend(sentence!(Assertion::Strong(from, to)));
        // The last statement of a loop rules out the first.
        let next = if at + 1 < nodes.len() { Some(at + 1) } else { self.chain.closed.then_some(0) };
        if let Some(next) = next {
            let so = Span::Link(at as u16, "so");
            let gone =
                nodes[next].cells.iter().map(|&cell| Candidate::new(cell, nodes[next].digit)).collect();
            said.extend(sentence!(Assertion::Excludes((nodes[at].digit, nodes[at].cells.clone()), gone)));
            let is_here = nodes[next].cells == nodes[at].cells;
            said.extend(if is_here {
                sentence!(", ", so, " not ", self.statement(next, Stated::Digit))
            } else {
                sentence!(", ", so, " ", self.statement(next, Stated::False))
            });
        }
        said.push(".".into());
        said
    }

    /// Says that the first or the last statement is true.
    fn ends(&self, first: &Node, last: &Node, step: &Step) -> Vec<Span> {
        let (shape, end) = (self.position.shape(), self.chain.nodes.len() - 1);
        let gone: Vec<Cell> = step.eliminated().iter().map(|gone| gone.cell).collect();
        let lost: DigitSet = step.eliminated().iter().map(|gone| gone.digit).collect();
        if first.digit == last.digit {
            let ends = [self.statement(0, Stated::Cells), self.statement(end, Stated::Cells)];
            let [one, other] = ends;
            let mut said = sentence!("So ", one, " or ", other, " is ", first.digit, ".");
            said.extend(self.ends_exclude(step));
            said.extend(match lost.single() {
                Some(digit) => cannot(" Either way,", &gone, which_see(&gone, "both ends"), digit, shape),
                None => so(" Either way,", step.eliminated(), shape),
            });
            return said;
        }
        let (one, other) = (self.statement(0, Stated::True), self.statement(end, Stated::True));
        let so = so(" Either way,", step.eliminated(), shape);
        sentence!("So ", one, " or ", other, ".", self.ends_exclude(step), so)
    }

    /// Says that either end, being true, excludes the eliminated candidates.
    fn ends_exclude(&self, step: &Step) -> Vec<Span> {
        let ends = [self.chain.nodes.first(), self.chain.nodes.last()].into_iter().flatten();
        let facts = ends
            .map(|node| Assertion::Excludes((node.digit, node.cells.clone()), step.eliminated().to_vec()));
        facts.map(|fact| Span::Says(Box::new(fact))).collect()
    }

    /// Returns a line for each weak link of a loop that eliminates something: one of its ends is true.
    fn used_up(&self, step: &Step) -> Vec<Span> {
        let (nodes, shape) = (&self.chain.nodes, self.position.shape());
        let geometry = self.position.geometry();
        let mut said = Vec::new();
        for at in (1..nodes.len()).step_by(2) {
            let next = (at + 1) % nodes.len();
            let (one, other) = (&nodes[at], &nodes[next]);
            let gone: Vec<Cell> = if one.digit == other.digit {
                let sees =
                    |cell: Cell| one.cells.iter().chain(&other.cells).all(|&end| geometry.see(cell, end));
                let own = step.eliminated().iter().filter(|gone| gone.digit == one.digit);
                own.map(|gone| gone.cell).filter(|&cell| sees(cell)).collect()
            } else {
                let own = step.eliminated().iter().filter(|gone| one.cells == [gone.cell]);
                own.map(|gone| gone.cell).take(1).collect()
            };
            let Some(&first) = gone.first() else { continue };
            let [this, that] = [one, other].map(|node| (node.digit, node.cells.clone()));
            if one.digit == other.digit {
                let out =
                    gone.iter().map(|&cell| Candidate::new(cell, one.digit)).collect::<Vec<Candidate>>();
                let facts = sentence!(Assertion::Excludes(this, out.clone()), Assertion::Excludes(that, out));
                let ends: Vec<Cell> = one.cells.iter().chain(&other.cells).copied().collect();
                let all = if ends.len() == 2 { "both" } else { "them all" };
                let cannot = sentence!(some_or_count(&gone, shape), which_see(&gone, all), " can't be.");
                let one_of = sentence!(Span::Line, "One of ", cells(&ends, shape), " is ", one.digit);
                said.extend(sentence!(one_of, ", so ", cannot, facts));
            } else {
                let out = self.position.digits(first).without(one.digit).without(other.digit);
                let out: Vec<Candidate> = out.iter().map(|digit| Candidate::new(first, digit)).collect();
                let facts = sentence!(Assertion::Excludes(this, out.clone()), Assertion::Excludes(that, out));
                let either = one_of(DigitSet::only(one.digit).with(other.digit));
                said.extend(sentence!(Span::Line, first, " is ", either, ", and nothing else.", facts));
            }
        }
        said
    }

    /// Returns a line for each set of a loop that eliminates something: its digits other than those of its links.
    fn locked(&self, step: &Step) -> Vec<Span> {
        let lost: DigitSet = step.eliminated().iter().map(|gone| gone.digit).collect();
        let mut said = Vec::new();
        for (number, (link, set)) in (0..).zip(&self.chain.through) {
            let nodes = self.chain.nodes.iter().skip(usize::from(*link)).take(2);
            let ends: DigitSet = nodes.map(|node| node.digit).collect();
            let rest = self.held(set).minus(ends).intersection(lost);
            if !rest.is_empty() {
                let lacks =
                    sentence!(Span::Line, "In this loop, ", Span::Set(number), " lacks only ", one_of(ends));
                let mut losing: Vec<Cell> = Vec::new();
                let mut holds = sentence!(Assertion::Holds(set.clone(), self.held(set)));
                for gone in step.eliminated().iter().filter(|gone| rest.contains(gone.digit)) {
                    let there = set.iter().copied();
                    let there = there.filter(|&cell| self.position.digits(cell).contains(gone.digit));
                    let there: Vec<Cell> = there.collect();
                    if there.iter().all(|&cell| self.position.geometry().see(gone.cell, cell)) {
                        holds.extend(sentence!(Assertion::Meet(gone.digit, vec![gone.cell], set.clone())));
                        losing.push(gone.cell);
                    }
                }
                said.extend(sentence!(lacks, ", so it keeps ", all_of(rest), "."));
                losing.dedup();
                let sees = if losing.len() == 1 { " sees every " } else { " see every " };
                let what = match (rest.single(), losing.len()) {
                    (Some(digit), _) => sentence!(sees, digit, " there."),
                    (None, 1) => sentence!(sees, "place there for the digits that it loses."),
                    (None, _) => sentence!(sees, "place there for the digits that they lose."),
                };
                let losing = some_or_count(&losing, self.position.shape());
                said.extend(if losing.is_empty() {
                    holds
                } else {
                    sentence!(Span::Line, losing, what, holds)
                });
            }
        }
        said
    }
}

/// Says that a statement follows from its own falsehood.
fn proves(first: &Node, step: &Step) -> Vec<Span> {
    let Some(&cell) = first.cells.first() else { return Vec::new() };
    let mut said =
        sentence!("If ", cell, " weren't ", first.digit, ", it would have to be ", first.digit, ".");
    let others: DigitSet = step.eliminated().iter().map(|gone| gone.digit).collect();
    said.extend(if step.placed().is_some() {
        sentence!(Span::Conclusion, " So ", cell, " must be ", first.digit, ".")
    } else {
        {
            let end = sentence!(" and can't be ", one_of(others), ".");
            sentence!(Span::Conclusion, " So ", cell, " is ", first.digit, end)
        }
    });
    said
}

//! Sentences for chains and loops: a line for each statement that follows, with what makes it follow.

use super::say::{all_of, cannot, cells, one_of, sentence, so};
use crate::{
    Candidates, Cell, DigitSet,
    explain::{Span, Stated},
    step::{Chain, ChainKind, Node, Step, Strong},
};

/// A chain on its board.
struct Told<'a> {
    chain: &'a Chain,
    position: &'a Candidates,
}

pub(super) fn explain(chain: &Chain, step: &Step, position: &Candidates) -> Vec<Span> {
    let told = Told { chain, position };
    let (Some(first), Some(last)) = (chain.nodes.first(), chain.nodes.last()) else { return Vec::new() };
    let mut said = Vec::new();
    // What is so in each line is said once.
    if told.is_of_pairs() {
        said.push("Each of these cells has just two candidates. ".into());
    }
    for (number, (_, set)) in (0..).zip(&chain.through) {
        said.extend(told.set(number, set));
    }
    said.extend(sentence!("Suppose ", told.statement(0, Stated::False), "."));
    for at in (1..chain.nodes.len()).step_by(2) {
        said.extend(told.line(at));
    }
    said.push(Span::Rest);
    said.extend(if chain.closed {
        told.loops(step)
    } else if first == last {
        proves(first, step)
    } else {
        told.ends(first, last, step)
    });
    said
}

impl Told<'_> {
    /// Whether all its strong links are in cells, as in an XY-Chain.
    fn is_of_pairs(&self) -> bool {
        self.chain.kind == ChainKind::Xy
    }

    /// A statement, by its number.
    fn statement(&self, number: usize, stated: Stated) -> Vec<Span> {
        let node = self.chain.nodes.get(number);
        let span = |node: &Node| Span::Statement(number as u16, stated, node.digit, node.cells.clone());
        node.map(span).into_iter().collect()
    }

    /// "Set A, r1c23 with 1, 2 and 3, has one digit more than cells."
    fn set(&self, number: u16, set: &[Cell]) -> Vec<Span> {
        let named = sentence!(Span::Set(number), ", ", cells(set, self.position.order()));
        let digits = all_of(self.held(set));
        sentence!(named, ", has only ", digits, ", one digit more than cells. ")
    }

    fn held(&self, set: &[Cell]) -> DigitSet {
        set.iter().fold(DigitSet::EMPTY, |all, &cell| all.union(self.position.digits(cell)))
    }

    /// "Then r5c8 is 3 (the only place left in row 5), so not 9.", of the statement that is true, by its number.
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
        if let Some(next) = nodes.get(at + 1) {
            let so = Span::Link(at as u16, "so");
            let is_here = next.cells == nodes[at].cells;
            said.extend(if is_here {
                sentence!(", ", so, " not ", self.statement(at + 1, Stated::Digit))
            } else {
                sentence!(", ", so, " ", self.statement(at + 1, Stated::False))
            });
        }
        said.push(".".into());
        said
    }

    /// The first or the last statement is true.
    fn ends(&self, first: &Node, last: &Node, step: &Step) -> Vec<Span> {
        let (order, end) = (self.position.order(), self.chain.nodes.len() - 1);
        let gone: Vec<Cell> = step.eliminated().iter().map(|gone| gone.cell).collect();
        let lost: DigitSet = step.eliminated().iter().map(|gone| gone.digit).collect();
        if first.digit == last.digit {
            let ends = [self.statement(0, Stated::Cells), self.statement(end, Stated::Cells)];
            let [one, other] = ends;
            let mut said = sentence!("So ", one, " or ", other, " is ", first.digit, ".");
            said.extend(match lost.single() {
                Some(digit) => cannot(" Either way,", &gone, Vec::new(), digit, order),
                None => so(" Either way,", step.eliminated(), order),
            });
            return said;
        }
        let (one, other) = (self.statement(0, Stated::True), self.statement(end, Stated::True));
        sentence!("So ", one, " or ", other, ".", so(" Either way,", step.eliminated(), order))
    }

    /// The last statement rules out the first.
    fn loops(&self, step: &Step) -> Vec<Span> {
        let end = self.chain.nodes.len() - 1;
        let mut said = sentence!("If ", self.statement(end, Stated::True), ", ");
        said.extend(sentence!(Span::Link(end as u16, "then"), " ", self.statement(0, Stated::False)));
        said.push(", so the chain is a loop. In a loop, one end of every link is true.".into());
        for (number, (link, set)) in self.chain.through.iter().enumerate() {
            said.extend(self.locked(number, usize::from(*link), set, step));
        }
        said.push(" No candidate that both ends of a link rule out can be right.".into());
        said.extend(so(" So", step.eliminated(), self.position.order()));
        said
    }

    /// What a set of a loop has beside the two digits of its link, where that rules something out.
    fn locked(&self, number: usize, link: usize, set: &[Cell], step: &Step) -> Vec<Span> {
        let nodes = &self.chain.nodes;
        let ends: DigitSet = nodes.iter().skip(link).take(2).map(|node| node.digit).collect();
        let lost: DigitSet = step.eliminated().iter().map(|gone| gone.digit).collect();
        let rest = self.held(set).minus(ends).intersection(lost);
        if rest.is_empty() {
            return Vec::new();
        }
        sentence!(
            " ",
            Span::Set(number as u16),
            " lacks only ",
            one_of(ends),
            ", so its cells use up ",
            all_of(rest),
            "."
        )
    }
}

/// A statement that follows from its own falsehood.
fn proves(first: &Node, step: &Step) -> Vec<Span> {
    let Some(&cell) = first.cells.first() else { return Vec::new() };
    let mut said = sentence!("If ", cell, " weren't ", first.digit, ", it would be: that's impossible.");
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

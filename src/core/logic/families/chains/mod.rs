//! Chains and loops.

mod fitting;

pub mod find;
pub(crate) mod say;

use super::{
    Claim, Conclusion, Family, LinkMark, Marks, Role, Technique,
    written::{cells, digits, held, run},
};
use fitting::Fitting;
use serde::{Deserialize, Serialize};
use std::fmt::Write;
use sudoku_board::{Candidate, Candidates, Cell, Digit, DigitSet, House};

/// The kind of a chain, by its links.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum ChainKind {
    /// All links of one digit.
    X,
    /// Strong links only inside cells of two candidates.
    Xy,
    /// A loop without a discontinuity.
    Continuous,
    /// A loop with a discontinuity in one cell.
    Discontinuous,
    /// A chain whose two ends exclude candidates of more than one cell or digit.
    Aic,
}

/// A statement: the digit is in one of these cells.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Node {
    /// The digit.
    pub digit: Digit,
    /// One cell, or a group in one box and line, in reading order.
    pub cells: Vec<Cell>,
}

/// Statements joined by alternating strong and weak links, the first and the last strong: the first or the
/// last statement is true.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Chain {
    /// The kind of its links.
    pub kind: ChainKind,
    /// The statements, an even number of them.
    pub nodes: Vec<Node>,
    /// The strong links through an almost locked set: the index of the link, and the cells of the set.
    pub through: Vec<(u16, Vec<Cell>)>,
    /// Whether the last and the first statement exclude each other. The chain is then a loop, and each weak link is
    /// strong as well.
    pub closed: bool,
}

/// A name that players know a step by, beside the name of its technique.
///
/// Source of the wings: the forms on the forums, M `(x=y)-y=(y-x)=x`, S `x=x-(x=y)-y=y`, L `x=(x-y)=(y-z)=z`
/// and H `(x=y)-(y=z)-z=z`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Alias {
    /// A cell of two candidates, then two strong links that meet in a cell.
    MWing,
    /// A cell of two candidates between two strong links: also a split wing.
    SWing,
    /// Three strong links, each of another digit than the one before, that meet in cells.
    LWing,
    /// Two cells of two candidates, then a strong link: a hybrid wing.
    HWing,
    /// A chain of one digit that closes or proves its first candidate.
    XCycle,
    /// A chain between two candidates of the same digit.
    AicType1,
    /// A chain between candidates of two digits.
    AicType2,
    /// Two fish with the same base and different fins.
    Siamese,
}

impl Family for Chain {
    fn technique(&self) -> Technique {
        let grouped = !self.through.is_empty() || self.nodes.iter().any(|node| node.cells.len() > 1);
        match (self.kind, grouped) {
            (ChainKind::X, false) => Technique::XChain,
            (ChainKind::Xy, _) => Technique::XyChain,
            (ChainKind::Continuous, false) => Technique::ContinuousNiceLoop,
            (ChainKind::Continuous, true) => Technique::GroupedContinuousNiceLoop,
            (ChainKind::Discontinuous, false) => Technique::DiscontinuousNiceLoop,
            (ChainKind::Discontinuous, true) => Technique::GroupedDiscontinuousNiceLoop,
            (ChainKind::Aic, false) => Technique::Aic,
            (ChainKind::Aic | ChainKind::X, true) => Technique::GroupedAic,
        }
    }

    /// Returns the premises of the strong links.
    fn claims(&self, before: &Candidates) -> Vec<Claim> {
        let mut said = Vec::new();
        for (i, link) in self.nodes.windows(2).enumerate().step_by(2) {
            let [from, to] = link else { continue };
            match self.strong(i, before) {
                Some(Strong::Set(_, set)) => said.extend(Claim::all_hold(before, set)),
                Some(Strong::House(house)) => {
                    let both: Vec<Cell> = from.cells.iter().chain(&to.cells).copied().collect();
                    said.push(Claim::places(from.digit, house, &both));
                }
                Some(Strong::Cell) => said.extend(Claim::all_hold(before, &from.cells)),
                Some(Strong::Clue(fitting)) => {
                    said.extend(Claim::all_hold(before, &from.cells));
                    said.extend(fitting.lost.iter().map(|digit| Claim::Lacks(digit, to.cells.clone())));
                }
                Some(Strong::Needed(relation)) => {
                    let others = fitting::others(before, relation, [&from.cells, &to.cells]);
                    said.extend((!others.is_empty()).then_some(Claim::Lacks(from.digit, others)));
                }
                None => {}
            }
        }
        said
    }

    fn mark(&self, position: &Candidates, marks: &mut Marks) {
        for (i, node) in self.nodes.iter().enumerate() {
            marks.add_digit(position, &node.cells, node.digit, Role::in_turn(i));
        }
        for (i, (_, cells)) in self.through.iter().enumerate() {
            marks.add_cells(cells, Role::set(i));
        }
    }

    fn links(&self, _: &Candidates) -> Vec<LinkMark> {
        let told = |node: &Node| -> Vec<Candidate> {
            node.cells.iter().map(|&cell| Candidate::new(cell, node.digit)).collect()
        };
        let link = |(i, two): (usize, &[Node])| LinkMark {
            from: told(&two[0]),
            to: told(&two[1]),
            strong: i % 2 == 0,
        };
        let mut drawn: Vec<LinkMark> = self.nodes.windows(2).enumerate().map(link).collect();
        if let (true, Some(first), Some(last)) = (self.closed, self.nodes.first(), self.nodes.last()) {
            drawn.push(LinkMark::weak(told(last), told(first)));
        }
        drawn
    }

    /// Writes the statements with their links. A strong link between two digits of one cell, or through a set, is in
    /// one bracket.
    fn eureka(&self, position: &Candidates) -> Option<String> {
        let mut told: Vec<String> = Vec::new();
        for (i, two) in self.nodes.chunks(2).enumerate() {
            let [one, other] = two else { continue };
            let says = |node: &Node| format!("({}){}", node.digit.symbol(), cells(&node.cells, position));
            told.push(if let Some(own) = self.set_of(i * 2) {
                let rest = run(held(position, own).without(one.digit));
                format!("({}={rest}){}", one.digit.symbol(), cells(own, position))
            } else if one.cells == other.cells {
                format!("({}={}){}", one.digit.symbol(), other.digit.symbol(), cells(&one.cells, position))
            } else {
                format!("{}={}", says(one), says(other))
            });
        }
        Some(format!("{}{}", told.join("-"), if self.closed { "-" } else { "" }))
    }

    fn hodoku(&self, conclusion: &Conclusion, position: &Candidates) -> Option<String> {
        let (first, last) = (self.nodes.first()?, self.nodes.last()?);
        let gone = conclusion.eliminated();
        let ruled_out: DigitSet = match conclusion.placed() {
            Some(placed) => DigitSet::only(placed.digit),
            None => gone.iter().map(|gone| gone.digit).collect(),
        };
        let mut told = cells(&first.cells, position);
        for (i, two) in self.nodes.windows(2).enumerate() {
            let sign = if i % 2 == 0 { '=' } else { '-' };
            // A link inside a cell needs no separate term.
            if two[0].cells != two[1].cells {
                // Writing to a String cannot fail.
                let _ =
                    write!(told, " {sign}{}{sign} {}", two[1].digit.symbol(), cells(&two[1].cells, position));
            }
        }
        let back = |told: String| {
            if first.cells == last.cells {
                told
            } else {
                format!("{told} -{}- {}", last.digit.symbol(), cells(&first.cells, position))
            }
        };
        let (begins, ends) = (first.digit.symbol(), last.digit.symbol());
        let told = match self.kind {
            _ if self.closed => back(told),
            ChainKind::X => told,
            // The loop closes at the eliminated candidate.
            ChainKind::Discontinuous => match gone.first() {
                None => told,
                Some(flaw) => {
                    let at = cells(&[flaw.cell], position);
                    let enters =
                        if first.cells == [flaw.cell] { String::new() } else { format!("{at} -{begins}- ") };
                    let leaves =
                        if last.cells == [flaw.cell] { String::new() } else { format!(" -{ends}- {at}") };
                    format!("{enters}{told}{leaves}")
                }
            },
            ChainKind::Xy | ChainKind::Aic | ChainKind::Continuous => format!("{begins}- {told} -{ends}"),
        };
        Some(format!("{} {told}", digits(ruled_out, "/")))
    }
}

/// The reason that one of a link's two statements is true.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Strong<'a> {
    /// They are the two candidates of a cell.
    Cell,
    /// They are all places of a digit in a house.
    House(House),
    /// They are digits of an almost locked set, with its number: without the one it has the other.
    Set(usize, &'a [Cell]),
    /// Without the one, only the other fits in its cell by a clue.
    Clue(Fitting),
    /// They are all places of a digit that a clue needs, with the number of its relation.
    Needed(u16),
}

impl Chain {
    /// Returns the name that players know the chain by, if it has one besides that of its technique. Wings have single
    /// cells, and no almost locked sets.
    pub(crate) fn alias(&self) -> Option<Alias> {
        let (first, last) = (self.nodes.first()?, self.nodes.last()?);
        let proves = self.closed || first == last;
        let is_plain = self.through.is_empty()
            && self.nodes.iter().all(|node| node.cells.len() == 1)
            && !self.nodes.windows(2).any(Self::is_by_clue);
        if is_plain
            && !proves
            && let Some(wing) = self.wing()
        {
            return Some(wing);
        }
        match self.kind {
            _ if proves => self.nodes.iter().all(|node| node.digit == first.digit).then_some(Alias::XCycle),
            ChainKind::Discontinuous if first.digit == last.digit => Some(Alias::AicType1),
            ChainKind::Discontinuous => Some(Alias::AicType2),
            ChainKind::X | ChainKind::Xy | ChainKind::Aic | ChainKind::Continuous => None,
        }
    }

    /// Returns whether a link goes through a clue: its ends have neither their cells nor their digit in common.
    fn is_by_clue(link: &[Node]) -> bool {
        matches!(link, [one, other] if one.digit != other.digit && one.cells != other.cells)
    }

    /// Returns the wing of three strong links that the chain is, read from either end.
    fn wing(&self) -> Option<Alias> {
        let [a, b, c, d, e, f] = &self.nodes[..] else { return None };
        let wing = |[a, b, c, d, e, f]: [&Node; 6]| {
            let turns = |one: &Node, other: &Node| one.digit != other.digit;
            match [turns(a, b), turns(c, d), turns(e, f)] {
                [true, false, false] if turns(d, e) && a.digit == f.digit => Some(Alias::MWing),
                [false, true, false] => Some(Alias::SWing),
                [false, false, false] if turns(b, c) && turns(d, e) => Some(Alias::LWing),
                [true, true, false] if a.digit != f.digit => Some(Alias::HWing),
                _ => None,
            }
        };
        wing([a, b, c, d, e, f]).or_else(|| wing([f, e, d, c, b, a]))
    }

    /// Returns the cells of the set in a link.
    fn set_of(&self, link: usize) -> Option<&[Cell]> {
        let set = self.through.iter().find(|(at, _)| usize::from(*at) == link);
        set.map(|(_, cells)| &cells[..])
    }

    /// Returns the reason for a strong link, by its index, which is even.
    pub(crate) fn strong(&self, link: usize, before: &Candidates) -> Option<Strong<'_>> {
        let [from, to] = self.nodes.get(link..link + 2)? else { return None };
        if let Some(set) = self.through.iter().position(|(at, _)| usize::from(*at) == link) {
            return Some(Strong::Set(set, &self.through.get(set)?.1));
        }
        if from.digit != to.digit && from.cells == to.cells {
            return Some(Strong::Cell);
        }
        self.in_house(link, before).map(Strong::House).or_else(|| {
            let (&[one], &[other]) = (&from.cells[..], &to.cells[..]) else { return None };
            let [one, other] = [Candidate::new(one, from.digit), Candidate::new(other, to.digit)];
            let fitting = fitting::reason(before, one, other).map(Strong::Clue);
            fitting.or_else(|| fitting::needed(before, one, other).map(Strong::Needed))
        })
    }

    /// Returns the house in which the ends of a link are all places of their digit.
    fn in_house(&self, link: usize, before: &Candidates) -> Option<House> {
        let [from, to] = self.nodes.get(link..link + 2)? else { return None };
        if from.digit != to.digit {
            return None;
        }
        let both: Vec<Cell> = from.cells.iter().chain(&to.cells).copied().collect();
        let geometry = before.geometry();
        let is_whole = |&house: &House| {
            let mut all = before.places(from.digit, house).iter();
            all.all(|place| both.contains(&geometry.cell_at(house, place)))
        };
        geometry.houses_of_all(&both).find(is_whole)
    }

    /// Returns lists of candidates of which one is right, for each strong link by a clue.
    pub(crate) fn lists_of_clues(&self, before: &Candidates) -> Vec<Vec<Candidate>> {
        let of_node = |node: &Node| -> Vec<Candidate> {
            node.cells.iter().map(|&cell| Candidate::new(cell, node.digit)).collect()
        };
        let of_cell = |&cell: &Cell| -> Vec<Candidate> {
            before.digits(cell).iter().map(|digit| Candidate::new(cell, digit)).collect()
        };
        let list = |(link, ends): (usize, &[Node])| match self.strong(link * 2, before)? {
            Strong::Clue(_) => ends.last()?.cells.first().map(of_cell),
            Strong::Needed(_) => Some(ends.iter().flat_map(of_node).collect()),
            _ => None,
        };
        self.nodes.chunks(2).enumerate().filter_map(list).collect()
    }
}

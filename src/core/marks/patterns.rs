//! The marks of patterns that rule candidates out, and the links between their candidates.

use super::{Marks, Role};
use crate::{
    Candidate, Candidates, Cell, Contradiction, Digit, DigitSet, House,
    sorting::sort,
    step::{Forced, Node, Origin, Pattern, SetKind, Step},
};

/// How many sets have a mark of their own.
const SETS: usize = 4;

/// How many branches have a colour of their own.
const COLORS: usize = 4;

/// A link to be drawn between two statements, each one candidate or a group.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LinkMark {
    /// Where it begins.
    pub from: Vec<Candidate>,
    /// Where it ends.
    pub to: Vec<Candidate>,
    /// Strong: if the first is false, the second is true. Else weak: they are not both true.
    pub strong: bool,
}

/// The candidates of some digits in some cells.
fn all(position: &Candidates, cells: &[Cell], digits: DigitSet) -> Vec<Candidate> {
    let of = |&cell: &Cell| {
        let there = position.digits(cell).intersection(digits);
        there.iter().map(move |digit| Candidate::new(cell, digit))
    };
    cells.iter().flat_map(of).collect()
}

fn one(cell: Cell, digit: Digit) -> Vec<Candidate> {
    vec![Candidate::new(cell, digit)]
}

/// Adds what shows the pattern of a step; what it rules out is marked elsewhere.
pub(super) fn mark(step: &Step, position: &Candidates, marks: &mut Marks) {
    let geometry = position.geometry();
    let mut houses = |list: &[House], role: Role| marks.houses.extend(list.iter().map(|&h| (h, role)));
    let mut told: Vec<(Candidate, Role)> = Vec::new();
    let mut clashes: Vec<Cell> = Vec::new();
    let mut tell = |list: Vec<Candidate>, role: Role| told.extend(list.into_iter().map(|c| (c, role)));
    match &step.pattern {
        Pattern::FullHouse { .. }
        | Pattern::NakedSingle
        | Pattern::HiddenSingle { .. }
        | Pattern::Guess { .. }
        | Pattern::DeadEnd { .. }
        | Pattern::Retreat { .. } => {}
        Pattern::Locked { digit, within, .. } => {
            houses(&[*within], Role::House);
            tell(all(position, geometry.cells(*within), DigitSet::only(*digit)), Role::Cause);
        }
        Pattern::Subset { kind, house, cells, digits } => {
            let shared: Vec<House> = geometry.houses_of_all(cells).collect();
            houses(if *kind == SetKind::Locked { &shared } else { std::slice::from_ref(house) }, Role::House);
            tell(all(position, cells, *digits), Role::Cause);
        }
        Pattern::Fish { digit, base, cover, fins, .. } => {
            houses(base, Role::House);
            houses(cover, Role::Aid);
            for &house in base {
                let there = all(position, geometry.cells(house), DigitSet::only(*digit));
                let (fins, body) = there.into_iter().partition(|found| fins.contains(&found.cell));
                tell(body, Role::Cause);
                tell(fins, Role::Fin);
            }
        }
        Pattern::Turbot { digit, links, .. } => {
            for &(outer, inner, house) in links {
                houses(&[house], Role::House);
                tell(all(position, &[outer, inner], DigitSet::only(*digit)), Role::Cause);
            }
        }
        Pattern::EmptyRectangle { digit, within, readings } => {
            houses(&[*within], Role::House);
            tell(all(position, geometry.cells(*within), DigitSet::only(*digit)), Role::Aid);
            for reading in readings {
                tell(all(position, &reading.link, DigitSet::only(*digit)), Role::Cause);
            }
        }
        Pattern::RemotePair { cells, digits } => {
            for (i, &cell) in cells.iter().enumerate() {
                tell(all(position, &[cell], *digits), Role::Color((i % 2) as u8));
            }
        }
        Pattern::Wing { pivot, pincers, .. } => {
            tell(all(position, &[*pivot], position.digits(*pivot)), Role::Aid);
            for &pincer in pincers {
                tell(all(position, &[pincer], position.digits(pincer)), Role::Cause);
            }
        }
        Pattern::WWing { cells, link, house, linked, .. } => {
            houses(&[*house], Role::House);
            for &cell in cells {
                tell(all(position, &[cell], position.digits(cell)), Role::Cause);
            }
            tell(all(position, link, DigitSet::only(*linked)), Role::Aid);
        }
        Pattern::Colors { digit, colorings, .. } => {
            for (i, color) in colorings.iter().flatten().enumerate() {
                tell(all(position, color, DigitSet::only(*digit)), Role::Color(i as u8));
            }
        }
        Pattern::Rectangle { corners, digits, others, houses: lines, .. } => {
            houses(lines, Role::House);
            for &corner in corners {
                if position.is_open(corner) {
                    tell(all(position, &[corner], *digits), Role::Cause);
                    tell(all(position, &[corner], position.digits(corner).minus(*digits)), Role::Aid);
                } else {
                    marks.cells.push((corner, Role::Cause));
                }
            }
            for &cell in others {
                tell(all(position, &[cell], position.digits(cell)), Role::Aid);
            }
        }
        Pattern::Bug { candidate } => tell(vec![*candidate], Role::Cause),
        Pattern::Chain { nodes, through, .. } => {
            for (i, node) in nodes.iter().enumerate() {
                tell(all(position, &node.cells, DigitSet::only(node.digit)), Role::Color((i % 2) as u8));
            }
            for (i, (_, cells)) in through.iter().enumerate() {
                marks.cells.extend(cells.iter().map(|&cell| (cell, Role::Set((i % SETS) as u8))));
            }
        }
        Pattern::AlmostLockedSets { sets, .. } => {
            for (i, set) in sets.iter().enumerate() {
                tell(all(position, &set.cells, set.digits), Role::Set((i % SETS) as u8));
            }
        }
        Pattern::DeathBlossom { stem, petals, .. } => {
            tell(all(position, &[*stem], position.digits(*stem)), Role::Cause);
            for (i, set) in petals.iter().enumerate() {
                tell(all(position, &set.cells, set.digits), Role::Set((i % SETS) as u8));
            }
        }
        Pattern::SueDeCoq { line, within, cells, line_set, box_set } => {
            houses(&[*line, *within], Role::House);
            for &cell in cells {
                tell(all(position, &[cell], position.digits(cell)), Role::Cause);
            }
            tell(all(position, &line_set.cells, line_set.digits), Role::Set(0));
            tell(all(position, &box_set.cells, box_set.digits), Role::Set(1));
        }
        Pattern::SiameseFish { digit, base, readings, .. } => {
            houses(base, Role::House);
            let mut covers: Vec<House> =
                readings.iter().flat_map(|reading| &reading.cover).copied().collect();
            sort(&mut covers);
            covers.dedup();
            houses(&covers, Role::Aid);
            let fins = |found: &Candidate| readings.iter().any(|reading| reading.fins.contains(&found.cell));
            for &house in base {
                let there = all(position, geometry.cells(house), DigitSet::only(*digit));
                let (fins, body) = there.into_iter().partition(fins);
                tell(body, Role::Cause);
                tell(fins, Role::Fin);
            }
        }
        Pattern::Forcing { origin, branches, clash, .. } => {
            match *origin {
                Origin::Cell(_) | Origin::Candidate(_) => {}
                Origin::House(_, house) => houses(&[house], Role::House),
            }
            for branch in branches {
                tell(branch[..1].iter().map(|made| made.candidate).collect(), Role::Cause);
            }
            for (i, branch) in branches.iter().enumerate() {
                // One branch alone is a chain of what is true if its start is.
                let color = if branches.len() == 1 { 1 } else { i % COLORS };
                tell(branch[1..].iter().map(|made| made.candidate).collect(), Role::Color(color as u8));
            }
            match *clash {
                Some(Contradiction::NoDigit(cell)) => clashes.push(cell),
                Some(Contradiction::NoPlace(house, _)) => houses(&[house], Role::Clash),
                Some(Contradiction::Twice(..)) | None => {}
            }
        }
    }
    marks.cells.extend(clashes.into_iter().map(|cell| (cell, Role::Clash)));
    // What is ruled out is crossed out, and not marked a second time; nor is anything marked twice.
    let gone = step.eliminated();
    told.retain(|(candidate, _)| step.placed() != Some(*candidate));
    for (candidate, role) in told {
        let again = marks.candidates.iter().any(|(other, _)| *other == candidate);
        if !again && !gone.contains(&candidate) {
            marks.candidates.push((candidate, role));
        }
    }
}

/// The links that show a step, in turn along the pattern.
#[must_use]
pub fn links(step: &Step) -> Vec<LinkMark> {
    let link = |from: Vec<Candidate>, to: Vec<Candidate>, strong: bool| LinkMark { from, to, strong };
    match &step.pattern {
        Pattern::Turbot { digit, links, .. } => {
            let mut drawn = Vec::new();
            for pair in links.chunks(2) {
                if let [(start, first, _), (end, second, _)] = *pair {
                    let [start, first, second, end] =
                        [start, first, second, end].map(|cell| one(cell, *digit));
                    drawn.push(link(start, first.clone(), true));
                    drawn.push(link(first, second.clone(), false));
                    drawn.push(link(second, end, true));
                }
            }
            drawn
        }
        Pattern::EmptyRectangle { digit, readings, .. } => {
            let drawn = |reading: &crate::step::BoxReading| {
                let [near, far] = reading.link;
                link(one(near, *digit), one(far, *digit), true)
            };
            readings.iter().map(drawn).collect()
        }
        Pattern::WWing { cells, link: ends, linked, .. } => {
            let [first, second] = cells.map(|cell| one(cell, *linked));
            let [near, far] = ends.map(|cell| one(cell, *linked));
            vec![link(first, near.clone(), false), link(near, far.clone(), true), link(far, second, false)]
        }
        Pattern::Chain { nodes, closed, .. } => {
            let told = |node: &Node| -> Vec<Candidate> {
                node.cells.iter().map(|&cell| Candidate::new(cell, node.digit)).collect()
            };
            let mut drawn: Vec<LinkMark> = nodes
                .windows(2)
                .enumerate()
                .map(|(i, two)| link(told(&two[0]), told(&two[1]), i % 2 == 0))
                .collect();
            if let (true, Some(first), Some(last)) = (*closed, nodes.first(), nodes.last()) {
                drawn.push(link(told(last), told(first), false));
            }
            drawn
        }
        Pattern::Forcing { branches, .. } => branches.iter().flat_map(|branch| forced(branch)).collect(),
        _ => Vec::new(),
    }
}

/// The links of a branch: from each placement to what it takes from the next, and on to this.
fn forced(branch: &[Forced]) -> Vec<LinkMark> {
    let mut drawn: Vec<LinkMark> = Vec::new();
    for next in branch {
        for (i, by) in branch.iter().enumerate() {
            let takes = next.lost.iter().filter(|(taker, _)| usize::from(*taker) == i);
            let taken: Vec<Candidate> = takes.map(|(_, lost)| *lost).collect();
            if !taken.is_empty() {
                drawn.push(LinkMark { from: vec![by.candidate], to: taken.clone(), strong: false });
                drawn.push(LinkMark { from: taken, to: vec![next.candidate], strong: true });
            }
        }
    }
    drawn
}

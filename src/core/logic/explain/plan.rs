//! Plans of texts, which have no language: messages with the things in their holes, and the order of the text.
//!
//! The messages are in `words`, in a file for each family. A family makes the plan of a step, and
//! [`say`](super::say::say) has the words.

use super::{Stated, assertion::Assertion};
use crate::{Technique, step::Step};
use sudoku_board::{Candidate, Candidates, Cell, Digit, DigitSet, House, sorting::sort_by_key};

/// A text: its parts in order. Two messages in sequence are two sentences.
pub(crate) type Plan = Vec<Said>;

/// A part of a text.
#[derive(Clone, Debug)]
pub(crate) enum Said {
    /// A message, by its place in the templates of each language, and what fills its holes.
    Words(u16, Vec<Thing>),
    /// A marker: the next parts are a line of a list, up to the next line or to the rest.
    Line,
    /// A marker: the list ends.
    Rest,
    /// A marker: the conclusion begins.
    Conclusion,
    /// The words beside it make this claim.
    Says(Box<Assertion>),
    /// The second text if the first is short enough in the language, otherwise the third.
    Fits(Plan, Plan, Plan),
    /// A short form for the page, beside the board, and a full form for speech and exports.
    Brief(Plan, Plan),
}

impl Said {
    /// Returns a message.
    pub(crate) const fn words(message: u16, things: Vec<Thing>) -> Self {
        Self::Words(message, things)
    }
}

/// What fills a hole.
#[derive(Clone, Debug)]
pub(crate) enum Thing {
    Number(usize),
    Text(String),
    Digit(Digit),
    Digits(DigitSet),
    Cell(Cell),
    Cells(Vec<Cell>),
    House(House),
    Houses(Vec<House>),
    Candidate(Candidate),
    Candidates(Vec<Candidate>),
    Statement(Statement),
    Link(u16),
    Set(u16),
    List(Vec<Plan>),
    Technique(Technique),
    Words(Plan),
}

impl Thing {
    /// Returns the number by which a choice asks for a form.
    pub(crate) fn number(&self) -> Option<usize> {
        match self {
            Self::Number(number) => Some(*number),
            Self::Digits(digits) => Some(digits.len()),
            Self::Cells(cells) => Some(cells.len()),
            Self::Houses(houses) => Some(houses.len()),
            Self::Candidates(candidates) => Some(candidates.len()),
            Self::List(texts) => Some(texts.len()),
            _ => None,
        }
    }
}

/// A statement of a chain: its number from 0, its wording, the digit, and the cells, one of them with the digit.
#[derive(Clone, Debug)]
pub(crate) struct Statement(pub(crate) u16, pub(crate) Stated, pub(crate) Digit, pub(crate) Vec<Cell>);

/// A plan, from parts: messages, claims and other plans.
macro_rules! plan {
    ($($part:expr),* $(,)?) => {{
        let mut plan: $crate::explain::plan::Plan = Vec::new();
        $($crate::explain::plan::Part::add($part, &mut plan);)*
        plan
    }};
}
pub(crate) use plan;

/// A part of a plan. Its method is a call, not inlined, so that each use costs few bytes.
pub(crate) trait Part {
    fn add(self, plan: &mut Plan);
}

impl Part for Said {
    #[inline(never)]
    fn add(self, plan: &mut Plan) {
        plan.push(self);
    }
}

impl Part for Plan {
    #[inline(never)]
    fn add(self, plan: &mut Plan) {
        plan.extend(self);
    }
}

impl Part for Option<Said> {
    #[inline(never)]
    fn add(self, plan: &mut Plan) {
        plan.extend(self);
    }
}

impl Part for Assertion {
    #[inline(never)]
    fn add(self, plan: &mut Plan) {
        plan.push(Said::Says(Box::new(self)));
    }
}

impl From<Said> for Plan {
    fn from(said: Said) -> Self {
        vec![said]
    }
}

/// Returns the text before a list, the lines, and the text after the list.
pub(crate) fn with_list(before: Plan, lines: Vec<Plan>, after: Plan) -> Plan {
    let mut plan = before;
    if lines.is_empty() {
        plan.extend(after);
        return plan;
    }
    for line in lines {
        plan.push(Said::Line);
        plan.extend(line);
    }
    plan.push(Said::Rest);
    plan.extend(after);
    plan
}

/// A pattern with a text for its step, in the `say.rs` of its family.
pub(crate) trait Told {
    /// Returns the place, the reason, and the conclusion.
    fn plan(&self, step: &Step, position: &Candidates) -> Plan;
}

/// Returns the first text if it is short enough in the language, otherwise the second.
pub(crate) fn fitting(short: impl Into<Plan>, long: impl Into<Plan>) -> Said {
    let short = short.into();
    Said::Fits(short.clone(), short, long.into())
}

/// Returns the cells that lose something to a step.
pub(crate) fn lost(step: &Step) -> Vec<Cell> {
    step.eliminated().iter().map(|gone| gone.cell).collect()
}

impl Part for Vec<Assertion> {
    #[inline(never)]
    fn add(self, plan: &mut Plan) {
        plan.extend(self.into_iter().map(|fact| Said::Says(Box::new(fact))));
    }
}

/// Returns the eliminations, grouped by cells that lose the same digits.
pub(crate) fn losses(gone: &[Candidate]) -> Vec<(Vec<Cell>, DigitSet)> {
    let mut by_cell: Vec<(Cell, DigitSet)> = Vec::new();
    for one in gone {
        match by_cell.iter_mut().find(|(cell, _)| *cell == one.cell) {
            Some((_, digits)) => *digits = digits.with(one.digit),
            None => by_cell.push((one.cell, DigitSet::only(one.digit))),
        }
    }
    sort_by_key(&mut by_cell, |(cell, _)| *cell);
    let mut groups: Vec<(Vec<Cell>, DigitSet)> = Vec::new();
    for (cell, digits) in by_cell {
        match groups.iter_mut().find(|(_, known)| *known == digits) {
            Some((cells, _)) => cells.push(cell),
            None => groups.push((vec![cell], digits)),
        }
    }
    groups
}

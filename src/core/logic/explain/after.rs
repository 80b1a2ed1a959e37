//! Texts for steps for which other digits have to come first, and for places to look at.

use super::{
    Language, Span,
    plan::{Plan, Said, plan},
    say::say,
    words::after as words,
};
use sudoku_board::{Candidate, Cell, House, Shape};

/// The most digits before the clause that they lead to.
const IN_A_CLAUSE: usize = 3;

/// Returns "After 8 in r3c2 and 9 in r1c7, every digit but 5 is …": the digits that have to come first, and the
/// text. More of them than a sentence has room for get a separate one, as do those before a list.
pub(super) fn after(first: &[Candidate], mut plan: Plan, shape: &Shape, language: Language) -> Plan {
    let is_list = match plan.first() {
        Some(Said::Words(..)) => {
            let begin = say(plan[..1].to_vec(), shape, language);
            matches!(begin.first(), Some(Span::Brief(..)))
        }
        Some(Said::Fits(..)) => false,
        _ => true,
    };
    if first.is_empty() {
        return plan;
    }
    if is_list || first.len() > IN_A_CLAUSE {
        return plan![words::first_come(first), plan];
    }
    let sentence = plan.remove(0);
    plan![words::after(first, sentence), plan]
}

/// Returns "rows 2 and 7", "box 2 and r7c8", or "row 3 and box 2, and at r7c8": a place to look at.
pub(super) fn houses_and_cells(houses: &[House], cells: &[Cell]) -> Plan {
    let kinds = houses.chunk_by(|one, other| one.kind() == other.kind()).count();
    plan![match (kinds, cells) {
        (0, _) => words::cells(cells),
        (_, []) => words::houses(houses),
        (1, _) => words::houses_and_cells(houses, cells),
        _ => words::houses_and_at_cells(houses, cells),
    }]
}

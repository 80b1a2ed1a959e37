//! Sentences for two strong links of a digit.

use super::{Turbot, TurbotKind};
use crate::explain::en::say::{
    Assertion, English, List, Span, Step, Technique, cannot, lost, sentence, some_or_count, which_see,
    with_list,
};
use sudoku_board::{Candidates, Cell, Digit, House, Shape};

/// The names of the techniques of this family.
pub(crate) const NAMES: &[(Technique, &str)] = &[
    (Technique::Skyscraper, "Skyscraper"),
    (Technique::TwoStringKite, "Two-string kite"),
    (Technique::DualTwoStringKite, "Dual two-string kite"),
    (Technique::TurbotFish, "Turbot fish"),
];

impl English for Turbot {
    fn english(&self, step: &Step, position: &Candidates) -> Vec<Span> {
        turbot(self.kind, self.digit, &self.links, &lost(step), position.shape())
    }
}

/// Explains two strong links; a dual kite has two more between the same inner ends, and a line for each pair.
fn turbot(
    kind: TurbotKind,
    digit: Digit,
    links: &[(Cell, Cell, House)],
    gone: &[Cell],
    shape: &Shape,
) -> Vec<Span> {
    let geometry = shape.geometry();
    let [(first, near_first, house), (second, near_second, across), rest @ ..] = links else {
        return Vec::new();
    };
    let meet = Assertion::Sees(vec![*near_first], vec![*near_second]);
    let clash =
        sentence!(*near_first, " and ", *near_second, " see each other and can't both be ", digit, meet);
    let two_places =
        |&(far, near, house): &(Cell, Cell, House)| Assertion::Places(digit, house, vec![near, far]);
    if let (TurbotKind::DualKite, [second_row, second_column]) = (kind, rest) {
        let pair = |number: &'static str, row: &(Cell, Cell, House), column: &(Cell, Cell, House)| {
            let (&(first, near_first, house), &(second, near_second, across)) = (row, column);
            let row_has = sentence!(number, ": ", house, " has only ", near_first, " and ", first);
            let column_has = sentence!(" for ", digit, ", ", across, " only ", near_second, " and ", second);
            let facts = sentence!(two_places(row), two_places(column));
            sentence!(row_has, column_has, facts, ". So ", first, " or ", second, " must be ", digit, ".")
        };
        let own = (&(*first, *near_first, *house), &(*second, *near_second, *across));
        let pairs = vec![pair("First pair", own.0, own.1), pair("Second pair", second_row, second_column)];
        let mut by_pair = Vec::new();
        let mut left = gone.to_vec();
        for (ends, name) in [
            ([*first, *second], " (by the first pair)"),
            ([second_row.0, second_column.0], " (by the second)"),
        ] {
            let (own, rest): (Vec<Cell>, Vec<Cell>) =
                left.iter().partition(|&&cell| ends.iter().all(|&end| geometry.see(cell, end)));
            left = rest;
            if !own.is_empty() {
                let sees = Assertion::Sees(own.clone(), ends.to_vec());
                by_pair.push(sentence!(some_or_count(&own, shape), name, sees));
            }
        }
        let after = sentence!(Span::Conclusion, "So ", List(by_pair, " and "), " can't be ", digit, ".");
        return with_list(sentence!(clash, "."), pairs, after);
    }
    let mut said = sentence!(*house, " has two places for ", digit, ": ", *near_first, " and ", *first);
    said.extend(sentence!(". ", *across, " has two: ", *near_second, " and ", *second, ". ", clash));
    said.extend(links.iter().take(2).map(|link| Span::Says(Box::new(two_places(link)))));
    said.extend(sentence!(", so ", *first, " or ", *second, " must be ", digit, "."));
    said.extend(sentence!(Assertion::Sees(gone.to_vec(), vec![*first, *second])));
    said.extend(cannot(" So", gone, which_see(gone, "both"), digit, shape));
    said
}

//! Sentences for exocets.

use super::say::{List, all_of, cells, houses, number, sentence, so, with_list};
use crate::{
    Candidates, HouseKind,
    explain::{Assertion, Span},
    step::{Exocet, Step},
};

/// "Suppose 1, 5 or 8 is in r1c1 or r1c2, and not in r2c4 or r3c7. Then columns 3, 4 and 7 have it outside boxes 1, 2
/// and 3.", a line for each digit, and the contradiction.
pub(super) fn explain(found: &Exocet, step: &Step, position: &Candidates) -> Vec<Span> {
    let shape = position.shape();
    let Exocet { base, houses: [line, own_box], digits, targets, across, covers } = found;
    let [one, other] = *targets;
    let mut said = sentence!(
        cells(base, shape),
        " must have two of ",
        all_of(*digits),
        ". Suppose one of these is there, and in neither ",
        one,
        " nor ",
        other,
        ".",
        Assertion::Holds(base.to_vec(), *digits)
    );
    let companions = found.companions(position);
    let open = |digit| companions.iter().all(|&cell| position.digit(cell) != Some(digit));
    let mut facts = Vec::new();
    for digit in digits.iter().filter(|&digit| open(digit) && !companions.is_empty()) {
        facts.extend(sentence!(Assertion::Lacks(digit, companions.clone())));
    }
    let nowhere = sentence!(" Then it is nowhere else in ", *line, " and ", *own_box);
    said.extend(if companions.is_empty() {
        sentence!(nowhere, ".")
    } else {
        sentence!(nowhere, ", and ", cells(&companions, shape), " can't have it.", facts)
    });
    let band = if line.kind() == HouseKind::Row { "rows" } else { "columns" };
    said.extend(sentence!(" So ", houses(across), " need it in other ", band, "."));
    let mut lines = Vec::new();
    for (digit, cover) in covers {
        lines.push(if cover.is_empty() {
            sentence!("There they have no place for ", *digit, ".")
        } else {
            sentence!("There they have ", *digit, " only in ", houses(cover), ".")
        });
    }
    let most = covers.iter().map(|(_, cover)| cover.len()).max().unwrap_or_default();
    let after = sentence!(
        format!("But a line has a digit once, and {} can't do for {}. ", number(most), number(across.len())),
        "So both digits of the base are in ",
        List(vec![one, other], " and "),
        ".",
        Assertion::Exocet(*base, *digits, *targets, across.clone())
    );
    with_list(said, lines, sentence!(after, so(" So", step.eliminated(), shape)))
}

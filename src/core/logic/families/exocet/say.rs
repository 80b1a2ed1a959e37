//! Sentences for exocets.

use super::Exocet;
use crate::explain::en::say::{
    Assertion, English, List, Span, Step, Technique, all_of, cells, houses, number, one_of, sentence, so,
    with_list,
};
use sudoku_board::{Candidates, Cell, DigitSet, HouseKind};

/// The names of the techniques of this family.
pub(crate) const NAMES: &[(Technique, &str)] = &[(Technique::JuniorExocet, "Junior exocet")];

impl English for Exocet {
    /// Returns "Suppose 1, 5 or 8 is in r1c1 or r1c2, and not in r2c4 or r3c7. Then columns 3, 4 and 7 have it
    /// outside boxes 1, 2 and 3.", a line for each digit, and the contradiction.
    fn english(&self, step: &Step, position: &Candidates) -> Vec<Span> {
        let shape = position.shape();
        let Exocet { base, houses: [line, own_box], digits, targets, across, covers } = self;
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
        let companions = self.companions(position);
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
        let geometry = position.geometry();
        let in_band = |&house| geometry.band(*line).iter().map(move |place| geometry.cell_at(house, place));
        let band_cells: Vec<Cell> = across.iter().flat_map(in_band).collect();
        for (digit, cover) in covers {
            let only = Assertion::Elsewhere(*digit, across.clone(), band_cells.clone(), cover.clone());
            let said = if cover.is_empty() {
                sentence!("There they have no place for ", *digit, ".")
            } else {
                sentence!("There they have ", *digit, " only in ", houses(cover), ".")
            };
            lines.push(sentence!(said, only));
        }
        let most = covers.iter().map(|(_, cover)| cover.len()).max().unwrap_or_default();
        let lost: DigitSet = step
            .eliminated()
            .iter()
            .filter(|gone| base.contains(&gone.cell))
            .map(|gone| gone.digit)
            .collect();
        let mut neither = Vec::new();
        if !lost.is_empty() {
            neither = sentence!(", and neither of these can be ", one_of(lost));
            for digit in lost.iter() {
                neither.extend(sentence!(Assertion::Lacks(digit, targets.to_vec())));
            }
        }
        let after = sentence!(
            format!(
                "But a line has a digit once, and {} can't do for {}. ",
                number(most),
                number(across.len())
            ),
            "So both digits of the base are in ",
            List(vec![one, other], " and "),
            neither,
            ".",
            Assertion::Exocet(*base, *digits, *targets, across.clone())
        );
        with_list(said, lines, sentence!(after, so(" So", step.eliminated(), shape)))
    }
}

//! Sentences for fireworks.

use super::{Crossing, Firework};
use crate::{
    explain::en::say::{
        Assertion, English, Span, Step, Technique, cells, houses, number, sentence, so, the_digits, with_list,
    },
    step::origin::Origin,
};
use sudoku_board::{Candidates, House, HouseKind};

/// The names of the techniques of this family.
pub(crate) const NAMES: &[(Technique, &str)] =
    &[(Technique::FireworkTriple, "Firework triple"), (Technique::FireworkQuad, "Firework quad")];

impl English for Firework {
    /// Returns "Outside box 1, row 3 has only r3c9 for the digits 4, 5 and 9, and column 3 only r4c3. A digit in
    /// neither would be in r3c3, as box 1 can't have it twice. That puts all three into r3c39 and r4c3. So r3c3
    /// can't be 6."
    ///
    /// With two crossings, each has a line: "Outside box 4, row 4 has only r4c6 for 3 and 4, and column 1 only r9c1."
    fn english(&self, step: &Step, position: &Candidates) -> Vec<Span> {
        let shape = position.shape();
        let [one, other] = self.ends;
        let mut needs = Vec::new();
        let mut claimed = |Crossing { digits, within, lines: [row, column], .. }: &Crossing| {
            let mut said = Vec::new();
            for (line, end) in [(*row, one), (*column, other)] {
                for digit in digits.iter() {
                    said.extend(sentence!(Assertion::Covered(digit, vec![line], vec![*within], vec![end])));
                    needs.push(Origin::House(digit, line));
                }
            }
            said
        };
        let outside = |crossing: &Crossing| {
            let Crossing { digits, within, lines: [row, column], .. } = crossing;
            let row =
                sentence!("Outside ", *within, ", ", *row, " has only ", one, " for ", the_digits(*digits));
            sentence!(row, ", and ", *column, " only ", other, ".")
        };
        if let [crossing] = &self.crossings[..] {
            let Crossing { cell, within, .. } = *crossing;
            let said = sentence!(
                outside(crossing),
                claimed(crossing),
                " A digit in neither would be in ",
                cell,
                ", as ",
                within,
                " can't have it twice."
            );
            let three = cells(&self.cells(), shape);
            let all = sentence!(" That puts all three into ", three, ".");
            let fact = Assertion::Whichever(needs, step.eliminated().to_vec());
            return sentence!(said, all, fact, so(" So", step.eliminated(), shape));
        }
        let of = |kind: HouseKind| -> Vec<House> {
            let own = self.crossings.iter().flat_map(|crossing| crossing.lines);
            own.filter(|line| line.kind() == kind).collect()
        };
        let before = sentence!(houses(&of(HouseKind::Row)), " cross ", houses(&of(HouseKind::Column)));
        let before = sentence!(before, " in four cells.");
        let mut lines = Vec::new();
        for crossing in &self.crossings {
            let facts = claimed(crossing);
            lines.push(sentence!(outside(crossing), facts));
            let corner = sentence!("A digit in neither is in ", crossing.cell, ", as ", crossing.within);
            lines.push(sentence!(corner, " can't have it twice."));
        }
        let count = number(self.cells().len());
        let after = sentence!(format!("That puts {count} digits into {count} cells, one into each."));
        let fact = Assertion::Whichever(needs, step.eliminated().to_vec());
        with_list(before, lines, sentence!(after, fact, so(" So", step.eliminated(), shape)))
    }
}

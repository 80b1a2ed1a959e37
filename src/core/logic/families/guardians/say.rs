//! Sentences for the guardians of a broken wing: a line for each house of the ring.

use super::Guardians;
use crate::{
    explain::en::say::{
        Assertion, English, Span, Step, Technique, cannot, cells, fits, number, or, sentence, which_see,
        with_list,
    },
    step::origin::Origin,
};
use sudoku_board::{Candidate, Candidates, Cell, Digit};

/// The names of the techniques of this family.
pub(crate) const NAMES: &[(Technique, &str)] = &[(Technique::Guardians, "Guardians")];

impl English for Guardians {
    /// Returns a line for each house of the ring, then "If r1c7 and r3c4 weren't 5, every second cell of the ring
    /// would be, but five is odd. So r1c7 or r3c4 is 5. So r3c7, which sees both, can't be 5."
    fn english(&self, step: &Step, position: &Candidates) -> Vec<Span> {
        let Guardians { digit, ring, houses, guardians } = self;
        let (digit, shape) = (*digit, position.shape());
        let before = sentence!(
            "Look at the places for ",
            digit,
            format!(" around a ring of {} cells.", number(ring.len()))
        );
        let places = |house| -> Vec<Cell> {
            let there = position.places(digit, house).iter();
            there.map(|place| position.geometry().cell_at(house, place)).collect()
        };
        let mut lines = Vec::new();
        for (at, &house) in houses.iter().enumerate() {
            let ends = [ring[at], ring[(at + 1) % ring.len()]];
            let all = places(house);
            let beside: Vec<Cell> = all.iter().copied().filter(|cell| !ends.contains(cell)).collect();
            let mut line = sentence!(house, " needs its ", digit, " in ", or(&ends));
            if !beside.is_empty() {
                line.extend(sentence!(", or beside the ring in ", cells(&beside, shape)));
            }
            lines.push(sentence!(line, ".", Assertion::Places(digit, house, all)));
        }
        let others: Vec<Candidate> = match step.placed() {
            Some(Candidate { cell, .. }) => {
                let others = position.digits(cell).without(digit);
                others.iter().map(|digit: Digit| Candidate::new(cell, digit)).collect()
            }
            None => step.eliminated().to_vec(),
        };
        let needs = houses.iter().map(|&house| Origin::House(digit, house)).collect();
        let odd = format!(", every second cell of the ring would be, but {} is odd.", number(ring.len()));
        let mut after = sentence!("If ", cells(guardians, shape), " weren't ", digit, odd.clone());
        let is_short = fits(&after, shape);
        if !is_short {
            after = sentence!("If no place beside the ring were ", digit, odd);
        }
        after.extend(sentence!(Assertion::Whichever(needs, others)));
        if let Some(Candidate { cell, .. }) = step.placed() {
            return with_list(
                before,
                lines,
                sentence!(after, Span::Conclusion, " So ", cell, " must be ", digit, "."),
            );
        }
        let gone: Vec<Cell> = step.eliminated().iter().map(|gone| gone.cell).collect();
        let seen = match guardians.len() {
            _ if !is_short => sentence!("all these places"),
            2 => sentence!("both"),
            3 => sentence!("all three"),
            _ => sentence!("them all"),
        };
        let sees = Assertion::Sees(gone.clone(), guardians.clone());
        let right = guardians.iter().map(|&cell| Candidate::new(cell, digit)).collect();
        let one = if is_short {
            sentence!(" So ", or(guardians), " is ", digit, ".")
        } else {
            sentence!(" So one of these places is ", digit, ".")
        };
        let after = sentence!(after, one, Assertion::Either(right));
        with_list(
            before,
            lines,
            sentence!(after, sees, cannot(" So", &gone, which_see(&gone, seen), digit, shape)),
        )
    }
}

//! Sentences for the guardians of a broken wing: a line for each house of the ring.

use super::Guardians;
use crate::{
    explain::{
        Assertion,
        plan::{Plan, Said, Told, lost, plan, with_list},
        words::{common, guardians as words},
    },
    step::{Step, origin::Origin},
};
use sudoku_board::{Candidate, Candidates, Cell, Digit};

impl Told for Guardians {
    /// Returns a line for each house of the ring, then "If r1c7 and r3c4 weren't 5, every second cell of the ring
    /// would be, but five is odd. So r1c7 or r3c4 is 5. So r3c7, which sees both, can't be 5."
    fn plan(&self, step: &Step, position: &Candidates) -> Plan {
        let Guardians { digit, ring, houses, guardians } = self;
        let (digit, count) = (*digit, ring.len());
        let places = |house| -> Vec<Cell> {
            let there = position.places(digit, house).iter();
            there.map(|place| position.geometry().cell_at(house, place)).collect()
        };
        let mut lines = Vec::new();
        for (at, &house) in houses.iter().enumerate() {
            let ends = [ring[at], ring[(at + 1) % ring.len()]];
            let all = places(house);
            let beside: Vec<Cell> = all.iter().copied().filter(|cell| !ends.contains(cell)).collect();
            let said = if beside.is_empty() {
                words::needs_its(house, digit, &ends)
            } else {
                words::needs_its_or(house, digit, &ends, &beside)
            };
            lines.push(plan![said, Assertion::Places(digit, house, all)]);
        }
        let others: Vec<Candidate> = match step.placed() {
            Some(Candidate { cell, .. }) => {
                let others = position.digits(cell).without(digit);
                others.iter().map(|digit: Digit| Candidate::new(cell, digit)).collect()
            }
            None => step.eliminated().to_vec(),
        };
        let needs = houses.iter().map(|&house| Origin::House(digit, house)).collect();
        let whichever = Assertion::Whichever(needs, others);
        let (short, long) = (words::if_not(guardians, digit, count), words::if_none(digit, count));
        let measured = plan![short.clone()];
        let after = if let Some(Candidate { cell, .. }) = step.placed() {
            plan![
                Said::Fits(measured, plan![short], plan![long]),
                whichever,
                Said::Conclusion,
                common::must_be(cell, digit)
            ]
        } else {
            let gone = lost(step);
            let right = guardians.iter().map(|&cell| Candidate::new(cell, digit)).collect();
            let facts = plan![
                whichever,
                Assertion::Either(right),
                Assertion::Sees(gone.clone(), guardians.clone()),
                Said::Conclusion
            ];
            let seen = match guardians.len() {
                2 => common::both(),
                3 => words::all_three(),
                _ => words::them_all(),
            };
            let so = |seen| common::cannot_seeing(&gone, seen, digit);
            plan![Said::Fits(
                measured,
                plan![short, words::one_is(guardians, digit), facts.clone(), so(seen)],
                plan![long, words::one_of_these_is(digit), facts, so(words::all_these_places())],
            )]
        };
        with_list(plan![words::look_at_ring(digit, count)], lines, after)
    }
}

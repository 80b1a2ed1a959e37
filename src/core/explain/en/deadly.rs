//! Sentences for loops and graves that would have two solutions.

use super::say::{all_of, cannot, cells, fits, number, one_of, or, sentence, so, which_see};
use crate::{
    Candidates, Cell, Digit, DigitSet,
    explain::{Assertion, Span},
    step::{Deadly, Origin, Step, Way},
};

pub(super) fn explain(found: &Deadly, step: &Step, position: &Candidates) -> Vec<Span> {
    let order = position.order();
    let told = Told { found, position, open: found.open(), extras: found.extras() };
    let mut said = if found.ring.is_empty() { told.grave() } else { told.ring() };
    let gone: Vec<Cell> = step.eliminated().iter().map(|gone| gone.cell).collect();
    let needs = |origins: Vec<Origin>| Assertion::Whichever(origins, step.eliminated().to_vec());
    let in_cells = |list: &[Cell]| list.iter().map(|&cell| Origin::Cell(cell)).collect::<Vec<_>>();
    match &found.way {
        Way::One => said.extend(told.one(needs(Vec::new()))),
        Way::Same(digit) => {
            said.extend(sentence!(needs(in_cells(&told.open))));
            let seen = match told.open.len() {
                2 => "both",
                3 => "all three",
                _ => "them all",
            };
            let sees = Assertion::Sees(gone.clone(), told.open.clone());
            said.extend(sentence!(told.must(), sees));
            return sentence!(said, cannot(" So", &gone, which_see(&gone, seen), *digit, order));
        }
        Way::Naked(house, others) => {
            let own = others.iter().fold(DigitSet::EMPTY, |all, &cell| all.union(position.digits(cell)));
            let have = if others.len() == 1 { ", which has only " } else { ", which have only " };
            let all = own.union(told.extras);
            let using = sentence!(" With ", cells(others, order), have, all_of(own), ", that uses up ");
            let within = [&told.open[..], &others[..]].concat();
            let full = sentence!(using.clone(), all_of(all), " for ", *house, ".");
            said.extend(sentence!(told.must(), Assertion::Holds(others.clone(), own)));
            said.extend(if fits(&full, order) {
                full
            } else {
                sentence!(using, format!("all {} for ", number(all.len())), *house, ".")
            });
            said.extend(sentence!(Assertion::Within(within.clone(), *house), needs(in_cells(&within))));
        }
        Way::Hidden(house, others, digits) => {
            let mut list: Vec<Origin> = digits.iter().map(|digit| Origin::House(digit, *house)).collect();
            list.extend(in_cells(&told.open));
            said.extend(told.hidden(*digits, needs(list)));
            let kept = |digit: Digit| Assertion::Kept(digit, *house, [&told.open[..], &others[..]].concat());
            digits.iter().for_each(|digit| said.extend(sentence!(kept(digit))));
            let only = sentence!(
                "In ",
                *house,
                ", these digits can otherwise only go in ",
                cells(others, order),
                "."
            );
            said.extend(sentence!(" ", only));
        }
        Way::Bound(digit, house) => {
            let mut list = vec![Origin::House(*digit, *house)];
            list.extend(in_cells(&told.open));
            said.extend(sentence!(Assertion::Places(*digit, *house, told.open.clone()), needs(list)));
            said.extend(told.bound(*digit, sentence!(*house)));
        }
        Way::Each => {
            let needs = needs(in_cells(&told.open));
            let right = sentence!(" At least one of these candidates is right.", needs);
            return sentence!(said, right, so(" Whichever it is,", step.eliminated(), order));
        }
    }
    sentence!(said, so(" So", step.eliminated(), order))
}

struct Told<'a> {
    found: &'a Deadly,
    position: &'a Candidates,
    /// The cells with extra candidates, and these.
    open: Vec<Cell>,
    extras: DigitSet,
}

impl Told<'_> {
    fn is_ring(&self) -> bool {
        !self.found.ring.is_empty()
    }

    /// "The cells r1c15 and r4c15 form a loop, two or none in each row, column and box. If all six were 1 or 2,
    /// swapping them would give a second solution, but the puzzle has one."
    fn ring(&self) -> Vec<Span> {
        let (ring, pair) = (&self.found.ring, self.found.pair(self.position));
        let all = cells(ring, self.position.order());
        let mut said = sentence!("The cells ", all, " form a loop, two or none in each row, column and box.");
        let count = number(ring.len());
        said.extend(sentence!(" If all ", count, " were ", one_of(pair), ", swapping them would give a "));
        said.extend(sentence!(
            "second solution, but the puzzle has one.",
            Assertion::Ring(ring.clone(), pair)
        ));
        for &cell in ring {
            said.extend(sentence!(Assertion::Holds(vec![cell], self.position.digits(cell))));
        }
        said
    }

    /// "Without 5 in r1c2 and 7 in r3c4, every empty cell would have two candidates. Every row, column and box
    /// would have two places for each missing digit. Such a board never has exactly one solution."
    fn grave(&self) -> Vec<Span> {
        let mut each: Vec<Vec<Span>> = Vec::new();
        for &(cell, digits) in &self.found.extra {
            each.push(sentence!(all_of(digits), " in ", cell));
        }
        let mut said = if let [(_, digits), ..] = self.found.extra[..]
            && self.found.extra.iter().all(|&(_, own)| own == digits)
            && self.open.len() > 1
        {
            sentence!("Without ", all_of(digits), " in ", self.named())
        } else {
            let mut said = sentence!("Without ");
            let last = each.len().saturating_sub(1);
            for (i, one) in each.into_iter().enumerate() {
                said.extend(match i {
                    0 => one,
                    _ if i == last => sentence!(" and ", one),
                    _ => sentence!(", ", one),
                });
            }
            said
        };
        said.extend(sentence!(
            ", every empty cell would have two candidates. Every row, column and box would "
        ));
        said.extend(sentence!("have two places for each missing digit. "));
        said.extend(sentence!("Such a board never has exactly one solution."));
        said.extend(sentence!(Assertion::Graves(self.found.extra.clone())));
        said
    }

    fn named(&self) -> Vec<Span> {
        cells(&self.open, self.position.order())
    }

    fn one(&self, fact: Assertion) -> Vec<Span> {
        let Some(&cell) = self.open.first() else { return Vec::new() };
        let many = self.extras.len() > 1;
        if !self.is_ring() {
            return sentence!(" So ", cell, " must be ", one_of(self.extras), ".", fact);
        }
        let else_ = if many { " has other candidates, " } else { " has another candidate, " };
        let must = if many { sentence!("one of them") } else { sentence!(one_of(self.extras)) };
        sentence!(" Only ", cell, else_, all_of(self.extras), ", so it must be ", must, ".", fact)
    }

    /// "Only r1c2 and r3c4 can be anything else, so one of them must be 5 or 7."
    fn must(&self) -> Vec<Span> {
        let one = if self.open.len() == 2 { "one of them" } else { "at least one" };
        let must = sentence!(one, " must be ", one_of(self.extras), ".");
        if self.is_ring() {
            return sentence!(" Only ", self.named(), " can be anything else, so ", must);
        }
        let same = self.found.extra.iter().all(|&(_, digits)| digits == self.extras);
        let left = if same { sentence!(one_of(self.extras)) } else { sentence!("its extra digit") };
        sentence!(" That leaves ", left, " for ", or(&self.open), ".")
    }

    /// "Only r1c24 can be anything else, 3 or 7, so at most one of them is 1, 2 or 5."
    fn hidden(&self, digits: DigitSet, fact: Assertion) -> Vec<Span> {
        let most = sentence!(", so at most one of them is ", one_of(digits), ".", fact);
        let else_ = sentence!(" can be anything else, ", one_of(self.extras));
        sentence!(" Only ", self.named(), else_, most)
    }

    fn bound(&self, digit: Digit, house: Vec<Span>) -> Vec<Span> {
        let needs = sentence!(house, " needs its ", digit, " in ", or(&self.open));
        if self.is_ring() {
            let other = self.found.pair(self.position).without(digit);
            let only = sentence!(" Only ", self.named(), " can be anything else, ", one_of(self.extras), ".");
            let count = number(self.found.ring.len());
            let all = sentence!(" With ", one_of(other), " in the other, all ", count, " would be ");
            return sentence!(only, " ", needs, ".", all, one_of(other.with(digit)), ".");
        }
        sentence!(" ", needs, ", so the other must be its extra digit.")
    }
}

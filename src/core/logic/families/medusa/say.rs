//! Sentences for colourings of several digits.

use super::{ColorLink, ColorRule, Medusa};
use crate::{
    explain::{
        Assertion,
        naming::tag,
        plan::{Plan, Said, Told, fitting, plan, with_list},
        words::medusa,
    },
    step::{
        Step,
        origin::{Origin, conflict},
    },
};
use sudoku_board::{Candidate, Candidates, Cell, Digit, House, sorting::sort};

/// The most candidates that a conclusion lists.
const MANY: usize = 8;

impl Told for Medusa {
    fn plan(&self, step: &Step, position: &Candidates) -> Plan {
        let [a, b] = [0, 1].map(|number| tag(number, position.shape()));
        let mut lines: Vec<Plan> = Vec::new();
        let mut bare: Vec<Cell> = Vec::new();
        let mut linked: Vec<(Digit, Vec<House>)> = Vec::new();
        let mut facts: Vec<Assertion> = Vec::new();
        for link in &self.links {
            let Candidate { cell, digit } = link.from;
            let Some(house) = link.house else {
                bare.push(cell);
                facts.push(Assertion::Holds(vec![cell], position.digits(cell)));
                continue;
            };
            facts.push(Assertion::Places(digit, house, vec![cell, link.to.cell]));
            match linked.iter_mut().find(|(known, _)| *known == digit) {
                Some((_, houses)) => houses.push(house),
                None => linked.push((digit, vec![house])),
            }
        }
        if !bare.is_empty() {
            sort(&mut bare);
            lines.push(medusa::linked_cells(&bare).into());
        }
        for (digit, mut own) in linked {
            sort(&mut own);
            lines.push(medusa::linked_houses(digit, &own).into());
        }
        for (name, color) in [&a, &b].into_iter().zip(&self.colors) {
            for (digit, own) in Medusa::by_digit(color) {
                lines.push(medusa::colour_has(name.clone(), digit, &own).into());
            }
        }
        let before =
            plan![medusa::two_colours(a.clone(), b.clone()), medusa::all_of_one(a.clone(), b.clone())];
        let mut needs: Vec<Origin> = self.links.iter().map(ColorLink::origin).collect();
        if let ColorRule::Empties(origin) = self.rule {
            needs.push(origin);
        }
        let gone = step.eliminated();
        let whichever = Assertion::Whichever(needs, gone.to_vec());
        let out = match &self.rule {
            ColorRule::Clash(one, other) => Some(medusa::out_by_clash(a.clone(), *one, *other)),
            ColorRule::Empties(Origin::Cell(cell)) => {
                let digits = position.digits(*cell);
                facts.push(Assertion::Holds(vec![*cell], digits));
                Some(medusa::out_by_cell(a.clone(), digits, *cell))
            }
            ColorRule::Empties(Origin::House(digit, house)) => {
                let places = position.places(*digit, *house).iter();
                let places: Vec<Cell> =
                    places.map(|place| position.geometry().cell_at(*house, place)).collect();
                let out = medusa::out_by_house(a.clone(), *digit, &places, *house);
                facts.push(Assertion::Places(*digit, *house, places));
                Some(out)
            }
            ColorRule::Empties(Origin::Candidate(_)) => None,
            ColorRule::Both => {
                for &gone in gone {
                    let with = |color: usize| {
                        let mut own = self.colors[color].iter().copied();
                        own.find(|&one| conflict(position.geometry(), one, gone))
                    };
                    let (Some(one), Some(other)) = (with(0), with(1)) else { continue };
                    let (a, b) = (a.clone(), b.clone());
                    let by = medusa::by_both(gone, a, one.cell, one.digit, b, other.cell, other.digit);
                    lines.push(by.into());
                }
                let so = medusa::either_way(losses(gone, medusa::losses_counted(gone.len())));
                return with_list(before, lines, plan![facts, whichever, Said::Conclusion, so]);
            }
        };
        let so = medusa::so(losses(gone, medusa::losses_counted_of(gone.len(), a)));
        let after = plan![out, facts, right(b, &self.colors[1]), whichever, Said::Conclusion, so];
        with_list(before, lines, after)
    }
}

/// Says that a colour is right, with a number in place of many candidates.
fn right(name: String, color: &[Candidate]) -> Plan {
    let own = Medusa::by_digit(color).into_iter();
    let all = medusa::digits(own.map(|(digit, own)| medusa::digit(digit, &own).into()).collect());
    let brief = Said::Brief(medusa::digits_counted(color.len()).into(), all.clone().into());
    let facts: Vec<Assertion> = color.iter().map(|&one| Assertion::Either(vec![one])).collect();
    plan![fitting(medusa::right(name.clone(), all), medusa::right(name, brief)), facts]
}

/// Returns what the conclusion rules out, with a text in the place of many candidates.
fn losses(gone: &[Candidate], counted: Said) -> Said {
    let all = medusa::losses(gone);
    if gone.len() > MANY { Said::Brief(counted.into(), all.into()) } else { all }
}

//! Sentences for colourings of several digits.

use super::{ColorLink, ColorRule, Medusa};
use crate::explain::naming::tag;
use crate::{
    explain::en::say::{
        Assertion, English, Span, Step, Technique, all_of, cells, fits, houses, lose, sentence, with_list,
    },
    step::origin::{Origin, conflict},
};
use sudoku_board::{Candidate, Candidates, Cell, Digit, House, Shape, sorting::sort};

/// The names of the techniques of this family.
pub(crate) const NAMES: &[(Technique, &str)] = &[(Technique::Medusa, "3D Medusa")];

/// The most candidates that a conclusion lists.
const MANY: usize = 8;

impl English for Medusa {
    fn english(&self, step: &Step, position: &Candidates) -> Vec<Span> {
        let shape = position.shape();
        let [a, b] = [0, 1].map(|number| format!("colour {}", tag(number, shape)));
        let before = sentence!(
            "Where a cell has two candidates, or a digit two places, ",
            format!("one has {a} and the other {b}. So all of {a} are right, or all of {b}.")
        );
        let mut lines: Vec<Vec<Span>> = Vec::new();
        let mut bare: Vec<Cell> = Vec::new();
        let mut linked: Vec<(Digit, Vec<House>)> = Vec::new();
        let mut facts: Vec<Span> = Vec::new();
        for link in &self.links {
            let Candidate { cell, digit } = link.from;
            let Some(house) = link.house else {
                bare.push(cell);
                facts.extend(sentence!(Assertion::Holds(vec![cell], position.digits(cell))));
                continue;
            };
            facts.extend(sentence!(Assertion::Places(digit, house, vec![cell, link.to.cell])));
            match linked.iter_mut().find(|(known, _)| *known == digit) {
                Some((_, houses)) => houses.push(house),
                None => linked.push((digit, vec![house])),
            }
        }
        if !bare.is_empty() {
            sort(&mut bare);
            lines.push(sentence!("Just two candidates: ", cells(&bare, shape), "."));
        }
        for (digit, mut own) in linked {
            sort(&mut own);
            lines.push(sentence!("Just two places for ", digit, ": ", houses(&own), "."));
        }
        for (name, color) in [&a, &b].into_iter().zip(&self.colors) {
            for (digit, own) in Medusa::by_digit(color) {
                lines.push(sentence!(capital(name), ": ", digit, " in ", cells(&own, shape), "."));
            }
        }
        let mut needs: Vec<Origin> = self.links.iter().map(ColorLink::origin).collect();
        if let ColorRule::Empties(origin) = self.rule {
            needs.push(origin);
        }
        let whichever = Assertion::Whichever(needs, step.eliminated().to_vec());
        let after = match &self.rule {
            ColorRule::Clash(one, other) => {
                sentence!(
                    capital(&a),
                    " has ",
                    *one,
                    " and ",
                    *other,
                    format!(", which clash, so {a} is out.")
                )
            }
            ColorRule::Empties(Origin::Cell(cell)) => {
                let digits = position.digits(*cell);
                facts.extend(sentence!(Assertion::Holds(vec![*cell], digits)));
                let all =
                    sentence!(capital(&a), " rules out ", all_of(digits), ", all the candidates of ", *cell);
                sentence!(all, format!(", so {a} is out."))
            }
            ColorRule::Empties(Origin::House(digit, house)) => {
                let places = position.places(*digit, *house).iter();
                let places: Vec<Cell> =
                    places.map(|place| position.geometry().cell_at(*house, place)).collect();
                let all = sentence!(capital(&a), " rules out ", *digit, " in ", cells(&places, shape));
                facts.extend(sentence!(Assertion::Places(*digit, *house, places)));
                sentence!(all, ", all its places in ", *house, format!(", so {a} is out."))
            }
            ColorRule::Empties(Origin::Candidate(_)) => Vec::new(),
            ColorRule::Both => {
                for &gone in step.eliminated() {
                    let with = |color: usize| {
                        let mut own = self.colors[color].iter().copied();
                        own.find(|&one| conflict(position.geometry(), one, gone))
                    };
                    let (Some(one), Some(other)) = (with(0), with(1)) else { continue };
                    let is = |name: &str, one: Candidate| {
                        sentence!(format!("with {name}, "), one.cell, " is ", one.digit)
                    };
                    lines.push(sentence!("Not ", gone, ": ", is(&a, one), "; ", is(&b, other), "."));
                }
                return with_list(
                    before,
                    lines,
                    sentence!(facts, whichever, so_all("Either way, ", "", step, shape)),
                );
            }
        };
        let after = sentence!(after, facts, right(&b, &self.colors[1], shape), whichever);
        with_list(before, lines, sentence!(after, so_all(" So ", &format!(" of {a}"), step, shape)))
    }
}

/// Returns " So colour B is right: 2 in r8c8 and r9c6; 5 in r4c5.", with a number in place of many candidates.
fn right(name: &str, color: &[Candidate], shape: &Shape) -> Vec<Span> {
    let mut all = Vec::new();
    for (nth, (digit, own)) in Medusa::by_digit(color).into_iter().enumerate() {
        all.extend(sentence!(if nth > 0 { "; " } else { "" }, digit, " in ", cells(&own, shape)));
    }
    let brief = format!("all {} digits in its lines", color.len());
    let begins = sentence!(format!(" So {name} is right: "));
    let full = sentence!(begins.clone(), all.clone());
    let named = if fits(&full, shape) { all } else { sentence!(Span::Brief(brief, all)) };
    let mut facts = Vec::new();
    for &one in color {
        facts.extend(sentence!(Assertion::Either(vec![one])));
    }
    sentence!(begins, named, ".", facts)
}

/// Says the conclusion, with a number in place of many candidates.
fn so_all(begins: &'static str, of: &str, step: &Step, shape: &Shape) -> Vec<Span> {
    let gone = step.eliminated();
    let all = lose(gone, shape);
    let said = if gone.len() > MANY {
        sentence!(Span::Brief(format!("{} candidates{of} are ruled out", gone.len()), all))
    } else {
        all
    };
    sentence!(Span::Conclusion, begins, said, ".")
}

fn capital(name: &str) -> String {
    crate::explain::capitalised(name)
}

//! Sentences for colourings.

use super::Colors;
use crate::{
    explain::{
        Assertion,
        naming::tag,
        plan::{Plan, Said, Told, lost, plan, with_list},
        say::NAMED,
        words::{coloring, common},
    },
    step::{Step, claim::Claim},
};
use sudoku_board::{Candidates, Cell, Digit, Geometry, House, sorting::sort};

impl Told for Colors {
    fn plan(&self, step: &Step, position: &Candidates) -> Plan {
        let Colors { digit, colorings, wrap } = self;
        let (geometry, digit, gone) = (position.geometry(), *digit, lost(step));
        let [a, b, c, d] = [0, 1, 2, 3].map(|number| tag(number, position.shape()));
        let mut lines = Vec::new();
        for (coloring, names) in colorings.iter().zip([[&a, &b], [&c, &d]]) {
            let facts = self.strong(position, coloring).into_iter().filter_map(|claim| match claim {
                Claim::Places(digit, house, cells) => Some(Assertion::Places(digit, house, cells)),
                Claim::Holds(..) | Claim::Solved(_) | Claim::Lacks(..) => None,
            });
            let facts: Vec<Assertion> = facts.collect();
            lines.push(plan![coloring::linked(&linked_in(self, coloring, position)), facts]);
            for (name, own) in names.into_iter().zip(coloring) {
                lines.push(plan![coloring::colour_has(name.clone(), own)]);
            }
        }
        let seeing = |from: &[Cell], to: &[Cell]| seeing(geometry, from, to);
        let pair = |one, one_name, other, other_name| {
            let [one, other] = [Color { own: one, name: one_name }, Color { own: other, name: other_name }];
            BothSeen { geometry, digit, gone: &gone, one, other }
        };
        let before = if colorings.len() == 1 {
            let two = coloring::two_colours(digit, a.clone(), b.clone());
            plan![two, coloring::all_of_one(digit, a.clone(), b.clone())]
        } else {
            let pairs = coloring::two_pairs(digit, a.clone(), b.clone(), c.clone(), d.clone());
            plan![pairs, coloring::all_of_one_each(digit)]
        };
        let after = match &colorings[..] {
            [[one, other]] if !wrap => {
                let both = pair(one, &a, other, &b);
                lines.extend(both.lines());
                Some(both.conclusion(coloring::both_colours, coloring::both_colours_at))
            }
            [[one, _]] => seeing(one, one).map(|(first, second)| {
                let out = coloring::out_by_sight(&[first, second], a);
                let meet = Assertion::Sees(vec![first], vec![second]);
                plan![out, meet, Said::Conclusion, common::cannot(&gone, digit)]
            }),
            [[one, first], [other, second]] if !wrap => seeing(one, other).map(|(this, that)| {
                let meets = |this: Cell, that: Cell, mine: &String, its: &String| {
                    let meet = Assertion::Sees(vec![this], vec![that]);
                    plan![coloring::see_each_other(this, mine.clone(), that, its.clone()), meet]
                };
                lines.push(meets(this, that, &a, &c));
                let both = pair(first, &b, second, &d);
                // A cell that does not see both ends of this clash sees those of another clash, between the opposite
                // colours.
                let Some((this, that)) =
                    seeing(first, second).filter(|_| gone.iter().any(|&cell| both.ends(cell).is_none()))
                else {
                    lines.extend(both.lines());
                    let either = coloring::one_of_two(digit, b.clone(), d.clone());
                    let so = both.conclusion(coloring::both_of_these, coloring::both_of_these_at);
                    return plan![either, so];
                };
                lines.push(meets(this, that, &b, &d));
                let opposite = pair(one, &a, other, &c);
                let mut facts = Vec::new();
                for &cell in &gone {
                    let pair = if both.ends(cell).is_some() { &both } else { &opposite };
                    if let Some((near, far)) = pair.ends(cell) {
                        facts.push(Assertion::Sees(vec![cell], vec![near, far]));
                        lines.extend(pair.line(cell));
                    }
                }
                let either = coloring::one_of_two_twice(digit, a.clone(), b.clone(), c.clone(), d.clone());
                let so = coloring::cannot_each_seeing(&gone, coloring::both_of_one_pair(), digit);
                plan![either, facts, Said::Conclusion, so]
            }),
            [[one, _], [other, second]] => {
                seeing(one, other).zip(seeing(one, second)).map(|((from_c, to_c), (from_d, to_d))| {
                    let sees = coloring::sees_colours(a.clone(), from_c, to_c, c, from_d, to_d, d);
                    let [of_c, of_d] = [(from_c, to_c), (from_d, to_d)]
                        .map(|(this, that)| Assertion::Sees(vec![this], vec![that]));
                    lines.push(plan![sees, of_c, of_d]);
                    let out = coloring::out_by_pair(digit, a);
                    plan![out, Said::Conclusion, common::cannot(&gone, digit)]
                })
            }
            _ => None,
        };
        with_list(before, lines, after.unwrap_or_default())
    }
}

/// The cells of a colour, and its name.
struct Color<'a> {
    own: &'a [Cell],
    name: &'a str,
}

/// Two colours, of which each eliminated candidate sees a cell.
struct BothSeen<'a> {
    geometry: &'a Geometry,
    digit: Digit,
    gone: &'a [Cell],
    one: Color<'a>,
    other: Color<'a>,
}

impl BothSeen<'_> {
    /// Returns the cells that a cell sees, one of each colour.
    fn ends(&self, cell: Cell) -> Option<(Cell, Cell)> {
        let end = |color: &Color<'_>| Some(seeing(self.geometry, &[cell], color.own)?.1);
        Some((end(&self.one)?, end(&self.other)?))
    }

    /// Returns what a cell sees.
    fn line(&self, cell: Cell) -> Option<Plan> {
        let (near, far) = self.ends(cell)?;
        let [one, other] = [&self.one, &self.other].map(|color| color.name.to_owned());
        Some(coloring::sees_two(cell, near, one, far, other).into())
    }

    /// Returns a line for each of several cells.
    fn lines(&self) -> Vec<Plan> {
        let is_told = (2..=NAMED).contains(&self.gone.len());
        self.gone.iter().filter(|_| is_told).filter_map(|&cell| self.line(cell)).collect()
    }

    /// Returns the conclusion; the reason of a single cell is a clause.
    fn conclusion(&self, both: fn() -> Said, both_at: fn(&[Cell]) -> Said) -> Plan {
        let ends = |cell: Cell| self.ends(cell).map_or_else(Vec::new, |(near, far)| vec![near, far]);
        let facts: Vec<Assertion> =
            self.gone.iter().map(|&cell| Assertion::Sees(vec![cell], ends(cell))).collect();
        let so = if let [cell] = *self.gone {
            let mut ends = ends(cell);
            ends.dedup();
            common::cannot_seeing(self.gone, both_at(&ends), self.digit)
        } else {
            coloring::cannot_each_seeing(self.gone, both(), self.digit)
        };
        plan![facts, Said::Conclusion, so]
    }
}

/// Returns the houses of the strong links of a colouring.
fn linked_in(colors: &Colors, coloring: &[Vec<Cell>; 2], position: &Candidates) -> Vec<House> {
    let mut linked: Vec<House> = Vec::new();
    for claim in colors.strong(position, coloring) {
        if let Claim::Places(_, house, _) = claim
            && !linked.contains(&house)
        {
            linked.push(house);
        }
    }
    sort(&mut linked);
    linked
}

/// Returns the first two cells, one of each list, that see each other.
fn seeing(geometry: &Geometry, from: &[Cell], to: &[Cell]) -> Option<(Cell, Cell)> {
    let pairs = from.iter().flat_map(|&one| to.iter().map(move |&other| (one, other)));
    pairs.into_iter().find(|&(one, other)| geometry.see(one, other))
}

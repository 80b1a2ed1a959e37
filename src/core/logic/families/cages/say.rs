//! Sentences for sums: where an amount comes from, the combinations for it, and what becomes of each.

use super::{Balance, Bound, Reading, Total};
use crate::{
    explain::{
        Assertion, clues as names,
        plan::{Plan, Said, Told, lost, plan, with_list},
        say::NAMED,
        sums::line,
        words::{cages, clues, common},
    },
    step::Step,
};
use sudoku_board::{Candidate, Candidates, Cell, Digit, DigitSet, sorting::sort_by_key};

impl Told for Total {
    /// Returns "Box 1 adds up to 45. The cages of 12 at r1c1 and 26 at r1c3 add up to 38. They leave out r3c3 and r3c4. So
    /// r3c3 and r3c4 add up to 45 − 38 = 7. This can be 1+6, 2+5 or 3+4. - 1+6: 6 has no place. - So r3c3 can't be 1."
    fn plan(&self, step: &Step, position: &Candidates) -> Plan {
        let balance = self.balance(position);
        let said = self.introduced(&balance, position);
        let so = plan![Said::Conclusion, common::so(step.eliminated())];
        match self.reading {
            Reading::One => {
                let Some(Candidate { cell, digit }) = step.placed() else { return said };
                let must = match self.arithmetic(&balance, position) {
                    Some(amount) => cages::must_be(cell, amount, digit),
                    None => common::must_be(cell, digit),
                };
                plan![said, Said::Conclusion, must]
            }
            Reading::Combinations => {
                let struck = balance.accounts(self.reading, position);
                let lines = struck.iter().map(|account| line(account, &balance.plus, None)).collect();
                with_list(plan![said, ways(&balance, position)], lines, so)
            }
            Reading::Digit(digit) => {
                let struck = balance.accounts(self.reading, position);
                let lines = struck.iter().map(|account| line(account, &balance.plus, None)).collect();
                let end = must_have(&balance, digit, struck.len(), step, position);
                with_list(plan![said, ways(&balance, position)], lines, end)
            }
            Reading::Beside(number) => {
                let other = Self::of_cage(number);
                let beside = other.balance(position);
                let said = plan![
                    said,
                    ways(&balance, position),
                    other.introduced(&beside, position),
                    ways(&beside, position),
                    cages::share_none(&beside.plus, &balance.plus),
                    Assertion::Sees(beside.plus.clone(), balance.plus.clone()),
                ];
                let struck = beside.impossible(position);
                let theirs = struck.iter().map(|account| line(account, &beside.plus, Some(&beside.plus)));
                let struck = balance.accounts(self.reading, position);
                let own = struck.iter().map(|account| line(account, &balance.plus, None));
                with_list(said, theirs.chain(own).collect(), so)
            }
            Reading::Pair => with_list(said, partners(&balance, step, position), so),
            Reading::AtLeast(cell) | Reading::AtMost(cell) => {
                plan![said, self.bounded(&balance, cell, position), so]
            }
        }
    }
}

/// Says that every combination has a digit, except some that are struck out, and the conclusion.
fn must_have(balance: &Balance, digit: Digit, struck: usize, step: &Step, position: &Candidates) -> Plan {
    let there = balance.places(digit, position);
    let others: Vec<Cell> = balance.plus.iter().copied().filter(|cell| !there.contains(cell)).collect();
    let has = match (balance.combinations(position).len(), struck) {
        (1, _) => cages::it_has,
        (_, 0) => cages::each_has,
        (all, some) if all - some == 1 => cages::one_left_has,
        _ => cages::others_have,
    };
    let gone = lost(step);
    let mut facts = Vec::new();
    if !others.is_empty() {
        facts.push(Assertion::Lacks(digit, others));
    }
    if !gone.is_empty() {
        facts.push(Assertion::Sees(gone.clone(), there.clone()));
    }
    let so = if let Some(placed) = step.placed() {
        common::must_be(placed.cell, digit)
    } else {
        let seen = if there.len() == 2 { common::both() } else { common::all_of_them() };
        cages::cannot_seeing(&gone, seen, digit)
    };
    plan![has(digit, &there), facts, Said::Conclusion, so]
}

/// Returns "This can be 1+6, 2+5 or 3+4."
fn ways(balance: &Balance, position: &Candidates) -> Plan {
    let all = balance.combinations(position);
    let sums = all.iter().map(|&digits| cages::sum(digits).into()).collect();
    let taken = balance.taken(position);
    plan![cages::ways(sums), Assertion::Combinations(balance.plus.clone(), balance.value, taken, all)]
}

/// Returns a sum or a count as a number.
fn number(sum: i32) -> usize {
    usize::try_from(sum).unwrap_or_default()
}

impl Total {
    /// Returns where the amount comes from, and what the open cells have, if there are several.
    fn introduced(&self, balance: &Balance, position: &Candidates) -> Plan {
        let Balance { plus, minus, filled, value } = balance;
        let (total, counted) = self.sums(position);
        let from = if self.houses.is_empty() {
            let all = position.geometry().cages();
            let cage = self.cages.first().and_then(|&number| all.get(usize::from(number)));
            match cage.map_or(&[][..], |cage| cage.cells()) {
                [cell] => cages::single_cell(*cell, number(counted)).into(),
                all => cages::cage(all, number(counted)).into(),
            }
        } else {
            let (innies, outies) = self.innies_and_outies(position);
            let [innies, outies] = [innies, outies].map(|own| own.iter().collect::<Vec<_>>());
            let count = self.cages.len();
            let rest: Plan = match (innies.is_empty(), outies.is_empty()) {
                _ if !self.clues.is_empty() => {
                    let outside = (!outies.is_empty()).then(|| cages::outside(&outies));
                    let inside = (!innies.is_empty()).then(|| cages::left_out(&innies));
                    plan![outside, inside]
                }
                (false, true) => cages::leave_out(count, &innies).into(),
                (true, _) => cages::have_besides(count, &outies).into(),
                (false, false) => cages::leave_out_and_have(count, &innies, &outies).into(),
            };
            let of_cages = (!self.cages.is_empty()).then(|| self.of_cages(position));
            let houses = cages::houses_add_up(&self.houses, number(total));
            plan![houses, of_cages, self.of_clues(position), rest]
        };
        let is = |&cell: &Cell| {
            let digit = position.digit(cell)?;
            Some(plan![cages::cell_is(cell, digit), Assertion::Solved(vec![cell], digit)])
        };
        let known: Vec<Plan> = filled.iter().filter_map(is).collect();
        let known = match (filled.is_empty(), self.houses.is_empty()) {
            (true, _) => None,
            (false, true) => Some(cages::in_it(known)),
            (false, false) => Some(cages::of_these(known)),
        };
        let is_told = self.houses.is_empty() && filled.is_empty();
        let relation = (self.reading != Reading::One && !is_told).then(|| self.relation(balance, position));
        let counted = [self.cages.clone(), self.clues.clone()];
        let fact = Assertion::Adds(self.houses.clone(), counted, plus.clone(), minus.clone(), *value);
        plan![from, known, relation, fact]
    }

    /// Returns "45 − 28 − 9": the sums and digits that make the amount; nothing if it is that of a cage.
    fn arithmetic(&self, balance: &Balance, position: &Candidates) -> Option<String> {
        let (total, counted) = self.sums(position);
        let (innies, _) = self.innies_and_outies(position);
        let is_turned = innies.iter().all(|cell| !position.is_open(cell));
        // The text adds up the cages, and names each clue.
        let clues: Vec<i32> = self.clue_amounts(position).iter().map(|(_, sum)| i32::from(*sum)).collect();
        let cages = (!self.cages.is_empty()).then(|| counted - clues.iter().sum::<i32>());
        let counted = cages.into_iter().chain(clues);
        let mut terms: Vec<i32> = if self.houses.is_empty() {
            counted.collect()
        } else if is_turned {
            counted.chain([-total]).collect()
        } else {
            [total].into_iter().chain(counted.map(|sum| -sum)).collect()
        };
        for &cell in &balance.filled {
            let Some(digit) = position.digit(cell) else { continue };
            let number = i32::from(digit.number());
            terms.push(if innies.contains(cell) == is_turned { number } else { -number });
        }
        if terms.len() == 1 {
            return None;
        }
        // The difference of an innie and an outie is told as a positive number.
        if balance.value < 0 {
            terms = terms.into_iter().map(|term| -term).collect();
            sort_by_key(&mut terms, |term| *term < 0);
        }
        let mut said = String::new();
        for (at, term) in terms.iter().enumerate() {
            let sign = match (at, *term < 0) {
                (0, _) => "",
                (_, true) => " − ",
                (_, false) => " + ",
            };
            said += sign;
            said += &term.abs().to_string();
        }
        Some(said)
    }

    /// Returns "So r3c3 and r3c4 add up to 45 − 38 = 7." or "So r3c3 is 52 − 48 = 4 more than r4c1."
    fn relation(&self, balance: &Balance, position: &Candidates) -> Said {
        let Balance { plus, minus, value, .. } = balance;
        let sum = value.abs();
        let amount = match self.arithmetic(balance, position) {
            Some(terms) => format!("{terms} = {sum}"),
            None => sum.to_string(),
        };
        if minus.is_empty() {
            return cages::so_add_up(plus, amount);
        }
        let (more, less) = if *value < 0 { (minus, plus) } else { (plus, minus) };
        if *value == 0 { cages::so_as_much(more, less) } else { cages::so_more_than(more, amount, less) }
    }

    /// Returns "By the little killer from r1c3, r1c3, r2c2 and r3c1 add up to 15.", for each clue.
    fn of_clues(&self, position: &Candidates) -> Plan {
        let mut said = Plan::new();
        for (&number, (cells, sum)) in self.clues.iter().zip(self.clue_amounts(position)) {
            let Some((clue, _)) = position.geometry().relations().get(usize::from(number)) else { continue };
            let named = names::named(position.shape(), *clue);
            said = plan![said, clues::sum_is(named, &cells, sum.into()), Assertion::Keeps(vec![number])];
        }
        said
    }

    /// Returns "The cages of 12 at r1c1 and 26 at r1c3 add up to 38."
    fn of_cages(&self, position: &Candidates) -> Said {
        let all = position.geometry().cages();
        let own: Vec<(usize, Cell)> = self
            .cages
            .iter()
            .filter_map(|&number| all.get(usize::from(number)))
            .filter_map(|cage| Some((usize::from(cage.sum()?), *cage.cells().first()?)))
            .collect();
        if let [(sum, cell)] = own[..] {
            return cages::cage_at(cell, sum);
        }
        let named = cages::cages(own.iter().map(|&(sum, cell)| cages::sum_at(sum, cell).into()).collect());
        let named = if own.len() > NAMED {
            Said::Brief(cages::cages_counted(own.len()).into(), named.into())
        } else {
            named
        };
        cages::cages_add_up(named, own.iter().map(|(sum, _)| sum).sum())
    }

    /// Returns "r2c1 and r3c1 are together at most 9+8. That makes at least 3 for r1c1."
    fn bounded(&self, balance: &Balance, cell: Cell, position: &Candidates) -> Plan {
        let least = matches!(self.reading, Reading::AtLeast(_));
        let (with, against) = balance.others(self.reading, position);
        let with = with.into_iter().map(|bound| (bound, !least));
        let told = |(bound, is_least): (Bound, bool)| {
            let digits = bound.digits.iter().map(|&digit| cages::digit(digit).into()).collect();
            let at = if is_least { cages::at_least } else { cages::at_most };
            let fact = Assertion::Bound(bound.cells.clone(), is_least, bound.sum());
            plan![at(&bound.cells, digits), fact]
        };
        let against = against.into_iter().map(|bound| (bound, least));
        let all = with.chain(against).map(told).collect();
        let bound = number(balance.bound(self.reading, position));
        let makes = if least { cages::makes_at_least } else { cages::makes_at_most };
        plan![cages::bounds(all), makes(bound, cell)]
    }
}

/// Returns the lines of a pair: what each candidate would need in the other cell.
fn partners(balance: &Balance, step: &Step, position: &Candidates) -> Vec<Plan> {
    let own: Vec<Cell> = balance.open().collect();
    let mut lines = Vec::new();
    for &cell in &own {
        let Some(&other) = own.iter().find(|&&other| other != cell) else { continue };
        let gone = || step.eliminated().iter().filter(move |gone| gone.cell == cell).map(|gone| gone.digit);
        let without: DigitSet =
            gone().filter(|&digit| balance.partner(cell, digit, position).is_none()).collect();
        if !without.is_empty() {
            lines.push(cages::no_digit_fits(cell, without, other).into());
        }
        for digit in gone() {
            if let Some(with) = balance.partner(cell, digit, position) {
                let said = cages::cannot_be_with(cell, digit, other, with);
                lines.push(plan![said, Assertion::Lacks(with, vec![other])]);
            }
        }
    }
    lines
}

//! Sentences for sums: where an amount comes from, the combinations for it, and what becomes of each.

use super::{Balance, Bound, Reading, Total, account::Fate};
use crate::explain::en::say::{
    Assertion, English, List, NAMED, Span, Step, Technique, all_of, capital_number, cells, houses, lost,
    one_of, or, sentence, so, which_see, with_list,
};
use sudoku_board::{Candidate, Candidates, Cell, CellSet, Digit, DigitSet, sorting::sort_by_key};

/// The names of the techniques of this family.
pub(crate) const NAMES: &[(Technique, &str)] = &[
    (Technique::CageSingle, "Last cell of a cage"),
    (Technique::CageCombinations, "Cage combinations"),
    (Technique::CageDigit, "Must-have digit"),
    (Technique::HouseSum, "45 rule"),
    (Technique::SplitCage, "Innies and outies"),
    (Technique::BlockSum, "45 rule on several areas"),
    (Technique::BlockSplit, "Innies and outies of several areas"),
    (Technique::SumBounds, "Minimum and maximum"),
    (Technique::CagePair, "Cage pair"),
];

impl English for Total {
    /// Returns "Box 1 adds up to 45. The cages of 12 at r1c1 and 26 at r1c3 add up to 38. They leave out r3c3 and r3c4. So
    /// r3c3 and r3c4 add up to 45 − 38 = 7. This can be 1+6, 2+5 or 3+4. - 1+6: 6 has no place. - So r3c3 can't be 1."
    fn english(&self, step: &Step, position: &Candidates) -> Vec<Span> {
        let shape = position.shape();
        let balance = self.balance(position);
        let said = self.introduced(&balance, position);
        match self.reading {
            Reading::One => {
                let Some(Candidate { cell, digit }) = step.placed() else { return said };
                let sum = self.arithmetic(&balance, position);
                sentence!(said, Span::Conclusion, " So ", cell, format!(" must be {sum}"), digit, ".")
            }
            Reading::Combinations => {
                let said = sentence!(said, " ", ways(&balance, position));
                let struck = balance.accounts(self.reading, position);
                let lines: Vec<Vec<Span>> =
                    struck.iter().map(|account| line(account.digits, &account.fate, &balance)).collect();
                let begins = if lines.is_empty() { " So" } else { "So" };
                after(said, lines, so(begins, step.eliminated(), shape))
            }
            Reading::Digit(digit) => {
                let said = sentence!(said, " ", ways(&balance, position));
                let struck = balance.accounts(self.reading, position);
                let there = balance.places(digit, position);
                let others: Vec<Cell> =
                    balance.plus.iter().copied().filter(|cell| !there.contains(cell)).collect();
                let all = balance.combinations(position).len();
                let every = match (all, struck.len()) {
                    (1, _) => sentence!("It has ", digit, ", "),
                    (_, 0) => sentence!("Each has ", digit, ", "),
                    (all, some) if all - some == 1 => sentence!("The one that is left has ", digit, ", "),
                    _ => sentence!("Each of the others has ", digit, ", "),
                };
                let goes = if there.len() == 1 { "which can only go in " } else { "which is in " };
                let mut reason = sentence!(every, goes, or(&there), ".");
                if !others.is_empty() {
                    reason.extend(sentence!(Assertion::Lacks(digit, others)));
                }
                let gone = lost(step);
                if !gone.is_empty() {
                    reason.extend(sentence!(Assertion::Sees(gone.clone(), there.clone())));
                }
                let seen = if there.len() == 2 { "both" } else { "all of them" };
                let so = if let Some(placed) = step.placed() {
                    sentence!(Span::Conclusion, " So ", placed.cell, " must be ", digit, ".")
                } else {
                    let which = which_see(&gone, seen);
                    sentence!(Span::Conclusion, " So ", cells(&gone, shape), which, " can't be ", digit, ".")
                };
                let lines: Vec<Vec<Span>> =
                    struck.iter().map(|account| line(account.digits, &account.fate, &balance)).collect();
                let begins = if lines.is_empty() { sentence!(" ", reason) } else { reason };
                after(said, lines, sentence!(begins, so))
            }
            Reading::Beside(number) => {
                let other = Self::of_cage(number);
                let beside = other.balance(position);
                let said = sentence!(said, " ", ways(&balance, position));
                let said = sentence!(said, " ", other.introduced(&beside, position));
                let said = sentence!(said, " ", ways(&beside, position), " ", cells(&beside.plus, shape));
                let said = sentence!(said, " see ", cells(&balance.plus, shape), ", so they share no digit.");
                let said = sentence!(said, Assertion::Sees(beside.plus.clone(), balance.plus.clone()));
                let struck = beside.impossible(position);
                let theirs = struck.iter().map(|account| {
                    let said = sentence!("In ", cells(&beside.plus, shape), ", ");
                    sentence!(said, line(account.digits, &account.fate, &beside))
                });
                let struck = balance.accounts(self.reading, position);
                let own = struck.iter().map(|account| line(account.digits, &account.fate, &balance));
                after(said, theirs.chain(own).collect(), so("So", step.eliminated(), shape))
            }
            Reading::Pair => {
                let lines = partners(&balance, step, position);
                after(said, lines, so("So", step.eliminated(), shape))
            }
            Reading::AtLeast(cell) | Reading::AtMost(cell) => {
                let said = sentence!(said, self.bounded(&balance, cell, position));
                sentence!(said, so(" So", step.eliminated(), shape))
            }
        }
    }
}

/// Returns a text with its list, if it has one.
fn after(said: Vec<Span>, lines: Vec<Vec<Span>>, end: Vec<Span>) -> Vec<Span> {
    if lines.is_empty() { sentence!(said, end) } else { with_list(said, lines, end) }
}

/// Returns "1+2+6".
fn sum_of(digits: impl IntoIterator<Item = Digit>) -> Vec<Span> {
    let mut said = Vec::new();
    for digit in digits {
        said.extend(if said.is_empty() { sentence!(digit) } else { sentence!("+", digit) });
    }
    said
}

/// Returns "This can be 1+6, 2+5 or 3+4."
fn ways(balance: &Balance, position: &Candidates) -> Vec<Span> {
    let all = balance.combinations(position);
    let taken = balance.taken(position);
    let fact = Assertion::Combinations(balance.plus.clone(), balance.value, taken, all.clone());
    let begins = if all.len() == 1 { "This can only be " } else { "This can be " };
    let sums = all.iter().map(|digits| sum_of(digits.iter())).collect();
    sentence!(begins, List(sums, " or "), ".", fact)
}

/// Returns "1+8: 8 has no place." or "1+2+6: 6 can only go in r1c1, then 1 and 2 in r1c2 and r2c1."
fn line(digits: DigitSet, fate: &Fate, balance: &Balance) -> Vec<Span> {
    if let Fate::Bars(beside) = fate {
        let needs = |&(own, common): &(DigitSet, DigitSet)| {
            sentence!(sum_of(own.iter()), " needs ", all_of(common), Assertion::Common(own, digits, common))
        };
        let needs = List(beside.iter().map(needs).collect(), " and ");
        return sentence!(sum_of(digits.iter()), " leaves the other cage nothing: ", needs, ".");
    }
    let mut said = sentence!(sum_of(digits.iter()), ": ");
    let lacks = |said: &mut Vec<Span>, digits: DigitSet, cells: &[Cell]| {
        if !cells.is_empty() {
            digits.iter().for_each(|digit| said.extend(sentence!(Assertion::Lacks(digit, cells.to_vec()))));
        }
    };
    match fate {
        Fate::Short(digits, there) => {
            said.extend(match &there[..] {
                [] => sentence!(all_of(*digits), " has no place."),
                there => sentence!(all_of(*digits), " can only go in ", List(there.to_vec(), " and "), "."),
            });
            let others: Vec<Cell> =
                balance.plus.iter().copied().filter(|cell| !there.contains(cell)).collect();
            lacks(&mut said, *digits, &others);
        }
        Fate::Bars(_) => {}
        Fate::Fits(groups) => {
            let mut behind = balance.plus.clone();
            let mut parts = Vec::new();
            for (digits, own) in groups {
                behind.retain(|cell| !own.contains(cell));
                let own = List(own.clone(), " and ");
                let mut part = if parts.is_empty() {
                    sentence!(all_of(*digits), " can only go in ", own)
                } else {
                    sentence!("then ", all_of(*digits), " in ", own)
                };
                lacks(&mut part, *digits, &behind);
                parts.push(part);
            }
            said.extend(sentence!(List(parts, ", and "), "."));
        }
    }
    said
}

impl Total {
    /// Returns where the amount comes from, and what the open cells have, if there are several.
    fn introduced(&self, balance: &Balance, position: &Candidates) -> Vec<Span> {
        let (shape, geometry) = (position.shape(), position.geometry());
        let Balance { plus, minus, filled, value } = balance;
        let fact =
            Assertion::Adds(self.houses.clone(), self.cages.clone(), plus.clone(), minus.clone(), *value);
        let (total, counted) = self.sums(position);
        let mut said = if self.houses.is_empty() {
            let cage = self.cages.first().and_then(|&number| geometry.cages().get(usize::from(number)));
            match cage.map_or(&[][..], |cage| cage.cells()) {
                [cell] => sentence!(*cell, format!(" is a cage of {counted} by itself.")),
                all => sentence!("The cage of ", cells(all, shape), format!(" adds up to {counted}.")),
            }
        } else {
            let (innies, outies) = self.innies_and_outies(position);
            let there = |own: &CellSet| cells(&own.iter().collect::<Vec<_>>(), shape);
            let adds = if self.houses.len() > 1 { " add up to " } else { " adds up to " };
            let is_one = self.cages.len() == 1;
            let (they, leave, have) =
                if is_one { (" It", " leaves", " has ") } else { (" They", " leave", " have ") };
            let rest = match (innies.is_empty(), outies.is_empty()) {
                (false, true) => sentence!(they, leave, " out ", there(&innies), "."),
                (true, _) => sentence!(they, have, there(&outies), " besides."),
                (false, false) => {
                    let said = sentence!(they, leave, " out ", there(&innies), ", and");
                    sentence!(said, have, there(&outies), " besides.")
                }
            };
            sentence!(houses(&self.houses), adds, format!("{total}. "), self.counted(position), rest)
        };
        if !filled.is_empty() {
            let is = |&cell: &Cell| {
                let digit = position.digit(cell)?;
                Some(sentence!(cell, " is ", digit, Assertion::Solved(vec![cell], digit)))
            };
            let known = List(filled.iter().filter_map(is).collect(), " and ");
            let begins = if self.houses.is_empty() { " In it, " } else { " Of these, " };
            said.extend(sentence!(begins, known, "."));
        }
        let is_told = self.houses.is_empty() && filled.is_empty();
        if self.reading != Reading::One && !is_told {
            said.extend(self.relation(balance, position));
        }
        sentence!(said, fact)
    }

    /// Returns "45 − 28 − 9 = ": the sums and digits that make the amount; nothing if it is that of a cage.
    fn arithmetic(&self, balance: &Balance, position: &Candidates) -> String {
        let (total, counted) = self.sums(position);
        let (innies, _) = self.innies_and_outies(position);
        let is_turned = innies.iter().all(|cell| !position.is_open(cell));
        let mut terms = if self.houses.is_empty() {
            vec![counted]
        } else if is_turned {
            vec![counted, -total]
        } else {
            vec![total, -counted]
        };
        for &cell in &balance.filled {
            let Some(digit) = position.digit(cell) else { continue };
            let number = i32::from(digit.number());
            terms.push(if innies.contains(cell) == is_turned { number } else { -number });
        }
        if terms.len() == 1 {
            return String::new();
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
        said + " = "
    }

    /// Returns " So r3c3 and r3c4 add up to 45 − 38 = 7." or " So r3c3 is 52 − 48 = 4 more than r4c1."
    fn relation(&self, balance: &Balance, position: &Candidates) -> Vec<Span> {
        let shape = position.shape();
        let Balance { plus, minus, value, .. } = balance;
        let named = |own: &[Cell]| cells(own, shape);
        let amount = format!("{}{}", self.arithmetic(balance, position), value.abs());
        if minus.is_empty() {
            return sentence!(" So ", named(plus), format!(" add up to {amount}."));
        }
        let (more, less) = if *value < 0 { (minus, plus) } else { (plus, minus) };
        let is = match (more.len(), value) {
            (1, 0) => " is as much as ".to_owned(),
            (_, 0) => " are together as much as ".to_owned(),
            (1, _) => format!(" is {amount} more than "),
            _ => format!(" are together {amount} more than "),
        };
        sentence!(" So ", named(more), is, named(less), if less.len() > 1 { " together." } else { "." })
    }

    /// Returns "The cages of 12 at r1c1 and 26 at r1c3 add up to 38."
    fn counted(&self, position: &Candidates) -> Vec<Span> {
        let (_, counted) = self.sums(position);
        let all = position.geometry().cages();
        let own: Vec<(u16, Cell)> = self
            .cages
            .iter()
            .filter_map(|&number| all.get(usize::from(number)))
            .filter_map(|cage| Some((cage.sum()?, *cage.cells().first()?)))
            .collect();
        if let [(sum, cell)] = own[..] {
            return sentence!("The cage at ", cell, format!(" adds up to {sum}."));
        }
        let named = own.iter().map(|&(sum, cell)| sentence!(format!("{sum} at "), cell)).collect();
        let named = List(named, " and ");
        if own.len() > NAMED {
            let short = format!("{} cages", capital_number(own.len()));
            let full = sentence!("The cages of ", named);
            return sentence!(Span::Brief(short, full), format!(" add up to {counted}."));
        }
        sentence!("The cages of ", named, format!(" add up to {counted}."))
    }

    /// Returns " r2c1 and r3c1 are together at most 9+8. That makes at least 3 for r1c1."
    fn bounded(&self, balance: &Balance, cell: Cell, position: &Candidates) -> Vec<Span> {
        let shape = position.shape();
        let least = matches!(self.reading, Reading::AtLeast(_));
        let (with, against) = balance.others(self.reading, position);
        let with = with.into_iter().map(|bound| (bound, !least));
        let told = |(bound, is_least): (Bound, bool)| {
            let is = if bound.cells.len() == 1 { "is" } else { "are together" };
            let is = format!(" {is} {} ", if is_least { "at least" } else { "at most" });
            let fact = Assertion::Bound(bound.cells.clone(), is_least, bound.sum());
            sentence!(cells(&bound.cells, shape), is, sum_of(bound.digits.iter().copied()), fact)
        };
        let against = against.into_iter().map(|bound| (bound, least));
        let all = with.chain(against).map(told).collect();
        let bound = balance.bound(self.reading, position);
        let at = if least { "at least" } else { "at most" };
        sentence!(" ", List(all, " and "), format!(". That makes {at} {bound} for "), cell, ".")
    }
}

/// Returns the lines of a pair: what each candidate would need in the other cell.
fn partners(balance: &Balance, step: &Step, position: &Candidates) -> Vec<Vec<Span>> {
    let own: Vec<Cell> = balance.open().collect();
    let mut lines = Vec::new();
    for &cell in &own {
        let Some(&other) = own.iter().find(|&&other| other != cell) else { continue };
        let gone = || step.eliminated().iter().filter(move |gone| gone.cell == cell).map(|gone| gone.digit);
        let without: DigitSet =
            gone().filter(|&digit| balance.partner(cell, digit, position).is_none()).collect();
        if !without.is_empty() {
            lines.push(sentence!("If ", cell, " is ", one_of(without), ", no digit fits in ", other, "."));
        }
        for digit in gone() {
            if let Some(with) = balance.partner(cell, digit, position) {
                let said = sentence!("If ", cell, " is ", digit, ", ", other, " is ", with);
                lines.push(sentence!(said, ", which it can't be.", Assertion::Lacks(with, vec![other])));
            }
        }
    }
    lines
}

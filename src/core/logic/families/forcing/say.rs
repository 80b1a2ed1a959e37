//! Sentences for forcing chains and nets: the supposition, a line for each forced digit, and the result of
//! all branches.

use super::{Deduction, Forced, Forcing, Kraken};
use crate::{
    explain::{
        Assertion, Went,
        plan::{Plan, Said, Told, plan},
        words::{common, forcing},
    },
    step::{
        Step,
        origin::{Origin, excludes},
    },
};
mod deduction;
mod kraken;
use sudoku_board::{
    Candidate, Candidates, Cell, Contradiction, Digit, DigitSet, House, sorting::sort_by_key,
};

impl Told for Forcing {
    fn plan(&self, step: &Step, position: &Candidates) -> Plan {
        let Self { origin, branches, clash, .. } = self;
        match (origin, clash) {
            (Origin::Candidate(tried), Some(clash)) => refuted(*tried, branches, *clash, step, position),
            _ => alike(*origin, branches, step, position),
        }
    }
}

impl Told for Kraken {
    fn plan(&self, step: &Step, position: &Candidates) -> Plan {
        kraken::explain(self, step, position)
    }
}

impl Told for Deduction {
    fn plan(&self, step: &Step, position: &Candidates) -> Plan {
        deduction::explain(self, step, position)
    }
}

/// A clause of a line, with its claims.
struct Clause(Said, Vec<Assertion>);

/// A candidate that is supposed to be right, or wrong.
#[derive(Clone, Copy)]
struct Supposed {
    candidate: Candidate,
    is: bool,
}

impl Supposed {
    const fn right(candidate: Candidate) -> Self {
        Self { candidate, is: true }
    }

    fn claim(self) -> Assertion {
        if self.is { Assertion::Suppose(self.candidate) } else { Assertion::SupposeNot(self.candidate) }
    }

    /// Returns the sentence before the lines of a single supposition.
    fn alone(self) -> Plan {
        let Candidate { cell, digit } = self.candidate;
        let suppose = if self.is { forcing::suppose } else { forcing::suppose_not };
        plan![suppose(cell, digit), self.claim()]
    }

    /// Returns the lines of a case: its consequences, then what it rules out. Without either, the line has the words
    /// for that.
    fn lines(self, then: Vec<Clause>, effects: Vec<Clause>, without: Said) -> Plan {
        let Candidate { cell, digit } = self.candidate;
        let then = then.into_iter().map(|Clause(said, facts)| (forcing::then(said.clone()), said, facts));
        let effects = effects.into_iter().enumerate().map(|(nth, Clause(said, facts))| {
            let line = if nth == 0 { forcing::so(said.clone()) } else { forcing::also(said.clone()) };
            (line, said, facts)
        });
        let mut all = then.chain(effects);
        let (said, facts) = all.next().map_or((without, Vec::new()), |(_, said, facts)| (said, facts));
        let first =
            if self.is { forcing::if_is(cell, digit, said) } else { forcing::if_isnt(cell, digit, said) };
        let mut plan = plan![Said::Line, first, self.claim(), facts];
        for (line, _, facts) in all {
            plan.extend(plan![Said::Line, line, facts]);
        }
        plan
    }

    /// Returns the lines of a contradiction.
    fn fails(self, clash: Clash) -> Plan {
        let Candidate { cell, digit } = self.candidate;
        let Clash { went, leaves, fact } = clash;
        let so = if self.is {
            forcing::so_can_not_be(leaves, cell, digit)
        } else {
            forcing::so_must_be_after_all(leaves, cell, digit)
        };
        plan![in_a_line(went), Said::Line, so, fact]
    }
}

fn in_a_line(said: Option<Said>) -> Plan {
    said.map_or_else(Vec::new, |said| plan![Said::Line, said])
}

/// A contradiction: where the candidates went, unless the line before says it, and what that leaves, as a clause.
struct Clash {
    went: Option<Said>,
    leaves: Said,
    fact: Assertion,
}

impl Clash {
    /// Returns the end of a text with lines or without, if the contradiction is that of its only supposition.
    fn ends(self, has_lines: bool, so: Said) -> Plan {
        let Self { went, leaves, fact } = self;
        let rest = (has_lines || went.is_some()).then_some(Said::Rest);
        plan![in_a_line(went), rest, forcing::impossible(leaves), fact, Said::Conclusion, so]
    }
}

/// A branch up to a line: its placements with their numbers, from the supposition, 0.
struct Before<'a> {
    placed: Vec<(u16, Candidate)>,
    /// The number of the line before.
    last: u16,
    position: &'a Candidates,
}

impl<'a> Before<'a> {
    fn of(placements: impl Iterator<Item = (u16, Candidate)>, last: usize, position: &'a Candidates) -> Self {
        let last = last as u16;
        Self { placed: placements.filter(|&(at, _)| at <= last).collect(), last, position }
    }

    fn of_forced(branch: &[Forced], last: usize, position: &'a Candidates) -> Self {
        Self::of((0..).zip(branch.iter().map(|made| made.candidate)), last, position)
    }

    fn made(&self, at: u16) -> Option<Candidate> {
        self.placed.iter().find(|(own, _)| *own == at).map(|(_, made)| *made)
    }

    fn went(&self, lost: &[(u16, Candidate)]) -> Vec<Went> {
        lost.iter().map(|&(by, gone)| (gone, self.made(by))).collect()
    }

    /// Returns "the 6 went with r7c7, the 8 with r7c2", or "r4c5 went with r7c5, r4c89 with r6c8": the lines that
    /// rule out candidates of a cell or of a digit. Nothing if the line before rules out all of them.
    fn by_lines(&self, lost: &[(u16, Candidate)], in_house: bool) -> Vec<Plan> {
        if lost.iter().all(|&(by, _)| by == self.last) {
            return Vec::new();
        }
        let mut lines: Vec<(u16, Vec<Candidate>)> = Vec::new();
        for &(by, gone) in lost {
            match lines.iter_mut().find(|(known, _)| *known == by) {
                Some((_, own)) => own.push(gone),
                None => lines.push((by, vec![gone])),
            }
        }
        // A cell that has another digit comes last: "r4c9 is 2".
        let filled = |(by, own): &(u16, Vec<Candidate>)| {
            self.made(*by).filter(|made| own.iter().all(|gone| gone.cell == made.cell))
        };
        sort_by_key(&mut lines, |line| filled(line).is_some());
        let mut said: Vec<Plan> = Vec::new();
        for line in lines {
            if let Some(made) = filled(&line) {
                said.push(forcing::cell_is(made.cell, made.digit).into());
                continue;
            }
            let (by, own) = line;
            let by = self.made(by).map(|made| made.cell);
            let is_first = said.is_empty();
            let went = if in_house {
                let own: Vec<Cell> = own.iter().map(|gone| gone.cell).collect();
                match (is_first, by) {
                    (true, Some(by)) => forcing::cells_went(&own, by),
                    (true, None) => forcing::cells_went_above(&own),
                    (false, Some(by)) => forcing::cells_with(&own, by),
                    (false, None) => forcing::cells_above(&own),
                }
            } else {
                let own: DigitSet = own.iter().map(|gone| gone.digit).collect();
                match (is_first, by) {
                    (true, Some(by)) => forcing::digits_went(own, by),
                    (true, None) => forcing::digits_went_above(own),
                    (false, Some(by)) => forcing::digits_with(own, by),
                    (false, None) => forcing::digits_above(own),
                }
            };
            said.push(went.into());
        }
        said
    }

    /// Returns "r4c3 must be 7 (the only place left in row 4)"
    fn must(&self, made: Candidate, only_in: Option<House>, lost: &[(u16, Candidate)]) -> Clause {
        let Candidate { cell, digit } = made;
        let went = self.by_lines(lost, only_in.is_some());
        let said = match (only_in, went.is_empty()) {
            (None, true) => forcing::must_by_cell(cell, digit),
            (Some(house), true) => forcing::must_by_house(cell, digit, house),
            (None, false) => forcing::must(cell, digit, went),
            (Some(house), false) => forcing::must_in(cell, digit, house, went),
        };
        Clause(said, vec![Assertion::Follows(made, only_in, self.went(lost))])
    }

    /// Returns "In row 5, r5c2 went with r3c2, r5c8 with r6c7." and "That leaves no place for 1 in row 5".
    fn clash(&self, clash: Contradiction) -> Clash {
        let position = self.position;
        let (leaves, gone): (Said, Vec<Candidate>) = match clash {
            Contradiction::NoDigit(cell) => {
                let all = position.digits(cell);
                let all = all.iter().map(|digit| Candidate::new(cell, digit));
                (forcing::no_digit(cell), all.collect())
            }
            Contradiction::NoPlace(house, digit) => {
                let all = position.places(digit, house).iter();
                let all = all.map(|place| Candidate::new(position.geometry().cell_at(house, place), digit));
                (forcing::no_place(digit, house), all.collect())
            }
            Contradiction::Twice(house, digit) => (forcing::twice(digit, house), Vec::new()),
            Contradiction::Sum { first, found, sum } => {
                (forcing::sum(first, usize::from(found), usize::from(sum)), Vec::new())
            }
        };
        let taker = |gone: Candidate| {
            let by = self.placed.iter().rev().find(|(_, made)| excludes(position.geometry(), *made, gone));
            // A line whose pattern rules it out has no number here.
            (by.map_or(u16::MAX, |&(at, _)| at), gone)
        };
        let mut lost: Vec<(u16, Candidate)> = gone.into_iter().map(taker).collect();
        sort_by_key(&mut lost, |(by, _)| *by);
        let lines = self.by_lines(&lost, matches!(clash, Contradiction::NoPlace(..)));
        let went = match clash {
            _ if lines.is_empty() => None,
            Contradiction::NoDigit(cell) => Some(forcing::in_cell(cell, lines)),
            Contradiction::NoPlace(house, _) => Some(forcing::in_house(house, lines)),
            Contradiction::Twice(..) | Contradiction::Sum { .. } => None,
        };
        Clash { went, leaves, fact: Assertion::Clashes(clash, self.went(&lost)) }
    }
}

/// Says that one candidate leads to a contradiction.
fn refuted(
    tried: Candidate,
    branches: &[Vec<Forced>],
    clash: Contradiction,
    step: &Step,
    position: &Candidates,
) -> Plan {
    let mut plan = Supposed::right(tried).alone();
    let Some(branch) = branches.first() else { return plan };
    for (at, made) in branch.iter().enumerate().skip(1) {
        let before = Before::of_forced(branch, at - 1, position);
        let Clause(said, facts) = before.must(made.candidate, made.only_in, &made.lost);
        plan.extend(plan![Said::Line, forcing::then(said), facts]);
    }
    let clash = Before::of_forced(branch, branch.len().saturating_sub(1), position).clash(clash);
    plan![plan, clash.ends(branch.len() > 1, common::so(step.eliminated()))]
}

/// Says that each candidate of a cell, or each place of a digit, leads to the same conclusion.
fn alike(origin: Origin, branches: &[Vec<Forced>], step: &Step, position: &Candidates) -> Plan {
    let firsts: Vec<Candidate> =
        branches.iter().filter_map(|branch| Some(branch.first()?.candidate)).collect();
    let premise = if let Origin::Candidate(Candidate { cell, digit }) = origin {
        forcing::suppose(cell, digit).into()
    } else {
        one_of(origin, &firsts)
    };
    let by_digit = if let Origin::House(digit, _) = origin { Some(digit) } else { None };
    each_way(premise, by_digit, branches, step, position)
}

/// Returns the premise that one of the candidates of a cell, or of the places of a digit, is right.
fn one_of(origin: Origin, all: &[Candidate]) -> Plan {
    match origin {
        Origin::Candidate(_) => Vec::new(),
        Origin::Cell(cell) => {
            let digits: DigitSet = all.iter().map(|one| one.digit).collect();
            plan![forcing::cell_must_be(cell, digits), Assertion::Holds(vec![cell], digits)]
        }
        Origin::House(digit, house) => {
            let places: Vec<Cell> = all.iter().map(|one| one.cell).collect();
            plan![forcing::house_needs(house, digit, &places), Assertion::Places(digit, house, places)]
        }
    }
}

/// Returns the lines of the branches, after their premise, and the conclusion. The branches may begin with the
/// places of one digit.
fn each_way(
    premise: Plan,
    by_digit: Option<Digit>,
    branches: &[Vec<Forced>],
    step: &Step,
    position: &Candidates,
) -> Plan {
    let mut plan = premise;
    // Places that exclude the same candidates by themselves share one line.
    let is_bare = |branch: &[Forced]| branch.len() == 1 && step.placed().is_none();
    let by_sight = |branch: &Vec<Forced>| {
        let first = branch.first().filter(|_| is_bare(branch))?.candidate;
        let [gone] = step.eliminated() else { return None };
        (gone.cell != first.cell).then_some(first.cell)
    };
    let together: Vec<Cell> = branches.iter().filter_map(by_sight).collect();
    if let (Some(digit), [_, _, ..], [gone]) = (by_digit, &together[..], step.eliminated()) {
        let seen = if together.len() == 2 { common::both() } else { common::them_all() };
        let any = forcing::if_any_is(&together, digit, gone.cell, seen, gone.digit);
        plan.extend(plan![Said::Line, any, Assertion::Sees(vec![gone.cell], together.clone())]);
    }
    for branch in branches {
        let Some(first) = branch.first().map(|first| first.candidate) else { continue };
        if together.len() > 1 && by_sight(branch).is_some() {
            continue;
        }
        let broken = Forcing::breaks(branch, position.geometry());
        let told = &branch[..broken.map_or(branch.len(), |(at, _)| at)];
        let must = |(i, made): (usize, &Forced)| {
            Before::of_forced(branch, i, position).must(made.candidate, made.only_in, &made.lost)
        };
        let then: Vec<Clause> = told[1..].iter().enumerate().map(must).collect();
        let supposed = Supposed::right(first);
        if let Some((_, clash)) = broken {
            let clash = Before::of_forced(told, told.len() - 1, position).clash(clash);
            plan.extend(supposed.lines(then, Vec::new(), forcing::goes_wrong()));
            plan.extend(supposed.fails(clash));
        } else if step.placed().is_some() {
            plan.extend(supposed.lines(then, Vec::new(), forcing::nothing_else()));
        } else {
            let placed: Vec<Candidate> = told.iter().map(|made| made.candidate).collect();
            let effects = effects(&placed, then.is_empty(), step.eliminated(), position);
            plan.extend(supposed.lines(then, effects, forcing::nothing_else()));
        }
    }
    let several = step.placed().is_none() && step.eliminated().len() > 1;
    plan![plan, Said::Rest, several.then(forcing::each_case), each_way_so(step)]
}

/// Returns the conclusion of all cases.
fn each_way_so(step: &Step) -> Plan {
    if let Some(Candidate { cell, digit }) = step.placed() {
        plan![forcing::each_way(cell, digit), Said::Conclusion, common::must_be(cell, digit)]
    } else {
        // After several candidates, a sentence says that each case rules them out. A single one stands in the last line
        // of a case as well, so its conclusion says that it holds in each.
        let gone = step.eliminated();
        let end = if gone.len() > 1 { common::so(gone) } else { common::either_way(gone) };
        plan![Said::Conclusion, end]
    }
}

/// Returns the exclusions of a branch, each by its last placement that makes it: "r6c46, which see r5c5, can't be 2".
/// They may follow the supposition, which names its cell.
fn effects(
    branch: &[Candidate],
    after_supposition: bool,
    gone: &[Candidate],
    position: &Candidates,
) -> Vec<Clause> {
    let geometry = position.geometry();
    let takes = |made: Candidate, gone: &Candidate| {
        if made.cell == gone.cell {
            made.digit != gone.digit
        } else {
            made.digit == gone.digit && geometry.see(made.cell, gone.cell)
        }
    };
    let mut left: Vec<Candidate> = gone.to_vec();
    let mut clauses = Vec::new();
    for &made in branch.iter().rev() {
        let (own, rest): (Vec<Candidate>, Vec<Candidate>) = left.iter().partition(|gone| takes(made, gone));
        left = rest;
        let (here, seeing): (Vec<Candidate>, Vec<Candidate>) =
            own.iter().partition(|gone| gone.cell == made.cell);
        let fact = |gone| vec![Assertion::Excludes((made.digit, vec![made.cell]), gone)];
        if !here.is_empty() {
            let digits: DigitSet = here.iter().map(|gone| gone.digit).collect();
            let can_not_be = if after_supposition {
                forcing::it_can_not_be(digits)
            } else {
                forcing::can_not_be(made.cell, digits)
            };
            clauses.push(Clause(can_not_be, fact(here)));
        }
        if !seeing.is_empty() {
            let cells: Vec<Cell> = seeing.iter().map(|gone| gone.cell).collect();
            let no_other = forcing::no_other_cell(&cells, made.cell, made.digit);
            clauses.push(Clause(no_other, fact(seeing)));
        }
    }
    clauses
}

//! Sentences for suppositions with patterns on the way: a line for each consequence, and the result of all.

use super::{Before, Clause, Supposed, each_way_so, effects, one_of};
use crate::{
    explain::{
        Assertion,
        plan::{Plan, Said, plan},
        words::{common, forcing},
    },
    families::{Consequence, Deduction, Ground, Inner, Supposition},
    step::Step,
};
use sudoku_board::{Candidate, Candidates};

pub(super) fn explain(found: &Deduction, step: &Step, position: &Candidates) -> Plan {
    let Deduction { ground, branches } = found;
    let mut plan = match *ground {
        Ground::All(origin) => {
            let firsts: Vec<Candidate> = branches.iter().map(|branch| branch.supposed.0).collect();
            one_of(origin, &firsts)
        }
        Ground::Either(Candidate { cell, digit }) => forcing::is_or_isnt(cell, digit).into(),
        Ground::Trial => {
            let Some(branch) = branches.first() else { return Vec::new() };
            return refuted(branch, step, position);
        }
    };
    for branch in branches {
        let supposed = supposed(branch);
        let then: Vec<Clause> =
            (0..).zip(&branch.then).map(|(at, one)| consequence(branch, at, one, position)).collect();
        if let Some(clash) = branch.clash {
            let clash = Before::of(branch.placements(), then.len(), position).clash(clash);
            plan.extend(supposed.lines(then, Vec::new(), forcing::goes_wrong()));
            plan.extend(supposed.fails(clash));
        } else {
            let effects = if step.placed().is_some() { Vec::new() } else { rest(branch, step, position) };
            plan.extend(supposed.lines(then, effects, forcing::nothing_else()));
        }
    }
    plan![plan, Said::Rest, each_way_so(step)]
}

/// Returns the exclusions of a branch that its patterns have not said yet.
fn rest(branch: &Supposition, step: &Step, position: &Candidates) -> Vec<Clause> {
    let told = |gone: &Candidate| {
        let by = |one: &Consequence| match one {
            Consequence::Gone { candidates, .. } => candidates.contains(gone),
            Consequence::Must { .. } => false,
        };
        branch.then.iter().any(by) || !branch.supposed.1 && *gone == branch.supposed.0
    };
    let left: Vec<Candidate> = step.eliminated().iter().copied().filter(|gone| !told(gone)).collect();
    let placed: Vec<Candidate> = branch.placements().map(|(_, made)| made).collect();
    effects(&placed, branch.then.is_empty(), &left, position)
}

const fn supposed(branch: &Supposition) -> Supposed {
    let (candidate, is) = branch.supposed;
    Supposed { candidate, is }
}

/// Says that one supposition leads to a contradiction.
fn refuted(branch: &Supposition, step: &Step, position: &Candidates) -> Plan {
    let mut plan = supposed(branch).alone();
    for (at, one) in branch.then.iter().enumerate() {
        let Clause(said, facts) = consequence(branch, at, one, position);
        plan.extend(plan![Said::Line, forcing::then(said), facts]);
    }
    let Some(clash) = branch.clash else { return plan };
    let clash = Before::of(branch.placements(), branch.then.len(), position).clash(clash);
    let so = step.placed().map_or_else(
        || common::so(step.eliminated()),
        |Candidate { cell, digit }| common::must_be(cell, digit),
    );
    plan![plan, clash.ends(!branch.then.is_empty(), so)]
}

/// Returns "r4c3 must be 7 (the only place left in row 4)", or "in row 4, r4c35 can only be 2 or 7, so r4c9 can't be
/// 7"
fn consequence(branch: &Supposition, at: usize, one: &Consequence, position: &Candidates) -> Clause {
    let (gone, by) = match one {
        Consequence::Must { candidate, only_in, lost } => {
            return Before::of(branch.placements(), at, position).must(*candidate, *only_in, lost);
        }
        Consequence::Gone { candidates, by, .. } => (candidates, by),
    };
    let (said, mut facts) = match by {
        Inner::Locked(digit, within, crossing) => {
            let (within, crossing) = (vec![*within], vec![*crossing]);
            let said = forcing::digit_goes(*digit, &within, &crossing, gone);
            (said, vec![Assertion::Confined(*digit, within, crossing)])
        }
        Inner::Naked(house, own, digits) => {
            let facts =
                vec![Assertion::Reduced(own.clone(), *digits), Assertion::Within(own.clone(), *house)];
            (forcing::cells_have(*house, own, *digits, gone), facts)
        }
        Inner::Hidden(house, own, digits) => {
            let kept = digits.iter().map(|digit| Assertion::Kept(digit, *house, own.clone()));
            (forcing::digits_go(*digits, *house, own, gone), kept.collect())
        }
        Inner::Fish(digit, base, cover) => {
            let confined = Assertion::Confined(*digit, base.clone(), cover.clone());
            (forcing::digit_goes(*digit, base, cover, gone), vec![confined])
        }
    };
    facts.push(Assertion::Whichever(by.needs(), gone.clone()));
    Clause(said, facts)
}

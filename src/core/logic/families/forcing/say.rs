//! Sentences for forcing chains and nets: the supposition, a line for each forced digit, and the result of
//! all branches.

use super::{Deduction, Forced, Forcing, Kraken};
use crate::{
    explain::en::say::{
        Assertion, English, List, Span, Step, Technique, Went, cells, one_of, or, sentence, so,
        some_or_count, which_see,
    },
    step::origin::{Origin, conflict},
};
mod deduction;
mod kraken;
use sudoku_board::{
    Candidate, Candidates, Cell, Contradiction, Digit, DigitSet, House, sorting::sort_by_key,
};

/// The names of the techniques of this family.
pub(crate) const NAMES: &[(Technique, &str)] = &[
    (Technique::ForcingChain, "Forcing chain"),
    (Technique::ForcingNet, "Forcing net"),
    (Technique::KrakenFish1, "Kraken fish type 1"),
    (Technique::KrakenFish2, "Kraken fish type 2"),
];

impl English for Forcing {
    fn english(&self, step: &Step, position: &Candidates) -> Vec<Span> {
        explain(self, step, position)
    }
}

impl English for Kraken {
    fn english(&self, step: &Step, position: &Candidates) -> Vec<Span> {
        kraken::explain(self, step, position)
    }
}

impl English for Deduction {
    fn english(&self, step: &Step, position: &Candidates) -> Vec<Span> {
        deduction::explain(self, step, position)
    }
}

pub(super) fn explain(forcing: &Forcing, step: &Step, position: &Candidates) -> Vec<Span> {
    let Forcing { origin, branches, clash, .. } = forcing;
    match (origin, clash) {
        (Origin::Candidate(tried), Some(clash)) => refuted(*tried, branches, *clash, step, position),
        _ => alike(*origin, branches, step, position),
    }
}

/// A branch up to a line: its placements with their numbers, from the supposition, 0.
pub(super) struct Before<'a> {
    placed: Vec<(u16, Candidate)>,
    /// The number of the line before.
    last: u16,
    position: &'a Candidates,
}

impl<'a> Before<'a> {
    pub(super) fn of(
        placements: impl Iterator<Item = (u16, Candidate)>,
        last: usize,
        position: &'a Candidates,
    ) -> Self {
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
    fn by_lines(&self, lost: &[(u16, Candidate)], in_house: bool) -> Vec<Span> {
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
        let mut said = Vec::new();
        for (nth, (by, own)) in lines.into_iter().enumerate() {
            said.extend((nth > 0).then(|| Span::from(", ")));
            if let Some(made) = filled(&(by, own.clone())) {
                said.extend(sentence!(made.cell, " is ", made.digit));
                continue;
            }
            said.extend(if in_house {
                let own: Vec<Cell> = own.iter().map(|gone| gone.cell).collect();
                cells(&own, self.position.shape())
            } else {
                sentence!("the ", List(own.iter().map(|gone| gone.digit).collect(), " and the "))
            });
            said.extend((nth == 0).then(|| Span::from(" went")));
            let with = self.made(by).map(|made| sentence!(" with ", made.cell));
            said.extend(with.unwrap_or_else(|| sentence!(" in a line above")));
        }
        said
    }

    /// Returns "r4c3 must be 7 (the only place left in row 4)"
    pub(super) fn must(
        &self,
        made: Candidate,
        only_in: Option<House>,
        lost: &[(u16, Candidate)],
    ) -> Vec<Span> {
        let follows = Assertion::Follows(made, only_in, self.went(lost));
        let by_lines = self.by_lines(lost, only_in.is_some());
        let why = match (only_in, by_lines.is_empty()) {
            (None, true) => sentence!("its only candidate left"),
            (Some(house), true) => sentence!("the only place left in ", house),
            (None, false) => by_lines,
            (Some(house), false) => sentence!("in ", house, ", ", by_lines),
        };
        sentence!(made.cell, " must be ", made.digit, " (", why, ")", follows)
    }

    /// Returns "In row 5, r5c2 went with r3c2, r5c8 with r6c7.", a line, and "That leaves no place for 1 in row 5".
    pub(super) fn leaves(&self, clash: Contradiction) -> [Vec<Span>; 2] {
        let position = self.position;
        let (said, where_, gone): (_, _, Vec<Candidate>) = match clash {
            Contradiction::NoDigit(cell) => {
                let all = position.digits(cell);
                let all = all.iter().map(|digit| Candidate::new(cell, digit));
                (sentence!("That leaves no digit for ", cell), sentence!(cell), all.collect())
            }
            Contradiction::NoPlace(house, digit) => {
                let all = position.places(digit, house).iter();
                let all = all.map(|place| Candidate::new(position.geometry().cell_at(house, place), digit));
                let said = sentence!("That leaves no place for ", digit, " in ", house);
                (said, sentence!(house), all.collect())
            }
            Contradiction::Twice(house, digit) => {
                (sentence!("That puts ", digit, " into ", house, " twice"), Vec::new(), Vec::new())
            }
            Contradiction::Sum { first, found, sum } => {
                let said = format!(" adds up to {found} instead of {sum}");
                (sentence!("Then the cage of ", first, said), Vec::new(), Vec::new())
            }
        };
        let taker = |gone: Candidate| {
            let by = self.placed.iter().rev().find(|(_, made)| conflict(position.geometry(), *made, gone));
            // A line whose pattern rules it out has no number here.
            (by.map_or(u16::MAX, |&(at, _)| at), gone)
        };
        let mut lost: Vec<(u16, Candidate)> = gone.into_iter().map(taker).collect();
        sort_by_key(&mut lost, |(by, _)| *by);
        let in_house = matches!(clash, Contradiction::NoPlace(..));
        let mut line = self.by_lines(&lost, in_house);
        if !line.is_empty() {
            line = sentence!(Span::Line, "In ", where_, ", ", line, ".");
        }
        [line, sentence!(said, Assertion::Clashes(clash, self.went(&lost)))]
    }
}

/// Says that one candidate leads to a contradiction.
fn refuted(
    tried: Candidate,
    branches: &[Vec<Forced>],
    clash: Contradiction,
    step: &Step,
    position: &Candidates,
) -> Vec<Span> {
    let mut said = sentence!("Suppose ", tried.cell, " is ", tried.digit, ".", Assertion::Suppose(tried));
    let Some(branch) = branches.first() else { return said };
    for (at, made) in branch.iter().enumerate().skip(1) {
        let before = Before::of_forced(branch, at - 1, position);
        let then = before.must(made.candidate, made.only_in, &made.lost);
        said.extend(sentence!(Span::Line, "Then ", then, "."));
    }
    let [line, leaves] = Before::of_forced(branch, branch.len().saturating_sub(1), position).leaves(clash);
    let is_list = branch.len() > 1 || !line.is_empty();
    said.extend(line);
    said.push(if is_list { Span::Rest } else { " ".into() });
    let impossible = ", which is impossible.";
    sentence!(said, leaves, impossible, so(" So", step.eliminated(), position.shape()))
}

/// Says that each candidate of a cell, or each place of a digit, leads to the same conclusion.
fn alike(origin: Origin, branches: &[Vec<Forced>], step: &Step, position: &Candidates) -> Vec<Span> {
    let firsts: Vec<Candidate> =
        branches.iter().filter_map(|branch| Some(branch.first()?.candidate)).collect();
    let places: Vec<Cell> = firsts.iter().map(|first| first.cell).collect();
    let digits: DigitSet = firsts.iter().map(|first| first.digit).collect();
    let said = match origin {
        Origin::Candidate(tried) => sentence!("Suppose ", tried.cell, " is ", tried.digit, "."),
        Origin::Cell(cell) => {
            sentence!(cell, " must be ", one_of(digits), ".", Assertion::Holds(vec![cell], digits))
        }
        Origin::House(digit, house) => {
            let all = Assertion::Places(digit, house, places.clone());
            sentence!("In ", house, ", the ", digit, " must be in ", or(&places), ".", all)
        }
    };
    let by_digit = if let Origin::House(digit, _) = origin { Some(digit) } else { None };
    each_way(said, by_digit, branches, step, position)
}

/// Returns the lines of the branches, after their premise, and the conclusion. The branches may begin with the
/// places of one digit.
pub(super) fn each_way(
    mut said: Vec<Span>,
    by_digit: Option<Digit>,
    branches: &[Vec<Forced>],
    step: &Step,
    position: &Candidates,
) -> Vec<Span> {
    let shape = position.shape();
    // Places that exclude the same candidates by themselves share one line.
    let is_bare = |branch: &[Forced]| branch.len() == 1 && step.placed().is_none();
    let by_sight = |branch: &Vec<Forced>| {
        let first = branch.first().filter(|_| is_bare(branch))?.candidate;
        let [gone] = step.eliminated() else { return None };
        (gone.cell != first.cell).then_some(first.cell)
    };
    let together: Vec<Cell> = branches.iter().filter_map(by_sight).collect();
    if let (Some(digit), [_, _, ..], [gone]) = (by_digit, &together[..], step.eliminated()) {
        let seen = if together.len() == 2 { "both" } else { "them all" };
        let sees = which_see(&[gone.cell], seen);
        said.extend(sentence!(Span::Line, "If ", or(&together), " is ", digit, ", ", gone.cell, sees));
        said.extend(sentence!(
            " can't be ",
            gone.digit,
            ".",
            Assertion::Sees(vec![gone.cell], together.clone())
        ));
    }
    for branch in branches {
        let Some(first) = branch.first().map(|first| first.candidate) else { continue };
        if together.len() > 1 && by_sight(branch).is_some() {
            continue;
        }
        let Candidate { cell, digit } = first;
        said.extend(sentence!(Span::Line, "If ", cell, " is ", digit, ", ", Assertion::Suppose(first)));
        let broken = Forcing::breaks(branch, position.geometry());
        let end = broken.map_or(branch.len(), |(at, _)| at);
        for (i, made) in branch[1..end].iter().enumerate() {
            let next = if i == 0 { Vec::new() } else { sentence!(".", Span::Line, "Then ") };
            let before = Before::of_forced(branch, i, position);
            said.extend(sentence!(next, before.must(made.candidate, made.only_in, &made.lost)));
        }
        if let Some((_, clash)) = broken {
            let stop = if end > 1 { "." } else { "something goes wrong." };
            let so = sentence!(", so ", cell, " can't be ", digit, ".");
            let [line, leaves] = Before::of_forced(&branch[..end], end - 1, position).leaves(clash);
            said.extend(sentence!(stop, line, Span::Line, leaves, so));
        } else if step.placed() == Some(first) {
            said.push("nothing else is needed.".into());
        } else if step.placed().is_some() {
            said.push(".".into());
        } else {
            let placed: Vec<Candidate> = branch[..end].iter().map(|made| made.candidate).collect();
            said.extend(effects(&placed, end, step.eliminated(), position));
        }
    }
    said.push(Span::Rest);
    match step.placed() {
        Some(Candidate { cell, digit }) => {
            said.extend(sentence!("Each way, ", cell, " is ", digit, "."));
            sentence!(said, Span::Conclusion, " So ", cell, " must be ", digit, ".")
        }
        None if step.eliminated().len() > 1 => {
            sentence!(said, "Each case rules out the same candidates.", so(" So", step.eliminated(), shape))
        }
        None => sentence!(said, so("So", step.eliminated(), shape)),
    }
}

/// Returns the exclusions of a branch, each by its last placement that makes it: "So r6c46, which see r5c5, can't be
/// 2."
pub(super) fn effects(
    branch: &[Candidate],
    lines: usize,
    gone: &[Candidate],
    position: &Candidates,
) -> Vec<Span> {
    let (geometry, shape) = (position.geometry(), position.shape());
    let takes = |made: Candidate, gone: &Candidate| {
        if made.cell == gone.cell {
            made.digit != gone.digit
        } else {
            made.digit == gone.digit && geometry.see(made.cell, gone.cell)
        }
    };
    let mut left: Vec<Candidate> = gone.to_vec();
    let mut clauses: Vec<Vec<Span>> = Vec::new();
    for &made in branch.iter().rev() {
        let (own, rest): (Vec<Candidate>, Vec<Candidate>) = left.iter().partition(|gone| takes(made, gone));
        left = rest;
        let (here, seeing): (Vec<Candidate>, Vec<Candidate>) =
            own.iter().partition(|gone| gone.cell == made.cell);
        if !here.is_empty() {
            let digits: DigitSet = here.iter().map(|gone| gone.digit).collect();
            let fact = Assertion::Excludes((made.digit, vec![made.cell]), here);
            // The sentence has just named the cell.
            let it = if lines == 1 { sentence!("it") } else { sentence!(made.cell) };
            clauses.push(sentence!(it, " can't be ", one_of(digits), fact));
        }
        if !seeing.is_empty() {
            let cells: Vec<Cell> = seeing.iter().map(|gone| gone.cell).collect();
            let sees = which_see(&cells, sentence!(made.cell));
            let fact = Assertion::Excludes((made.digit, vec![made.cell]), seeing);
            clauses.push(sentence!(some_or_count(&cells, shape), sees, " can't be ", made.digit, fact));
        }
    }
    let mut said = Vec::new();
    for (i, clause) in clauses.into_iter().enumerate() {
        said.extend(match (i, lines) {
            (0, 1) => clause,
            (0, _) => sentence!(".", Span::Line, "So ", clause),
            _ => sentence!(".", Span::Line, "Also, ", clause),
        });
    }
    sentence!(said, ".")
}

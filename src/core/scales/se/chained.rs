//! Chains from several assumptions as steps of the project.

use super::{
    SeStep, SeTechnique,
    board::{SeBoard, bits, house, houses_of, unmark},
    engine::{Engine, Power},
    net::Within,
    traced::{Traced, TracedStep},
    unary::Cause,
};
use sudoku_board::{Candidate, Candidates, Cell, Contradiction, Digit, DigitSet, House, HouseKind};
use sudoku_logic::{
    Position,
    families::{Consequence, Decoded, Deduction, Forced, Forcing, Ground, Inner, Lost, Pattern, Supposition},
    step::{
        Conclusion, Step,
        origin::{Origin, conflict},
    },
};

/// Returns the means that lead to a step.
const fn power(technique: SeTechnique) -> Option<Power> {
    Some(match technique {
        SeTechnique::Nishio => Power::Nishio,
        SeTechnique::CellChains(depth)
        | SeTechnique::RegionChains(depth)
        | SeTechnique::DoubleChain(depth)
        | SeTechnique::Contradiction(depth) => Power::of(depth),
        _ => return None,
    })
}

/// Returns the step with its chains; `None` without chains, or if chains inside them are among the reasons.
pub(super) fn chained(step: &SeStep, position: &Position) -> Option<Step> {
    let power = power(step.technique)?;
    let board = SeBoard::of(position.candidates());
    let (found, traced) = Engine::traced(power, &board, None)?;
    let (cell, digits) = found.gone;
    let gone = bits(digits).map(|digit| Candidate::new(Cell::at(cell), Digit::at(digit)));
    let placed = found.placed.map(|(cell, digit)| Candidate::new(Cell::at(cell), Digit::at(digit)));
    let is_this = placed == step.placed && gone.collect::<Vec<_>>() == step.eliminated;
    let conclusion = match step.placed {
        Some(placed) => Conclusion::Place(placed),
        None => Conclusion::Eliminate(step.eliminated.clone()),
    };
    if is_this { drawn(&traced, power, &board, position, conclusion) } else { None }
}

/// Finds chains from several assumptions for a digit that must be in its cell, or a candidate that is impossible.
/// The first means that find any decide, and then the least complexity.
pub(crate) fn reason(goal: Candidate, is: bool, position: &Position) -> Option<Step> {
    let board = SeBoard::of(position.candidates());
    let (cell, digit) = (goal.cell.index(), goal.digit.index());
    let own = 1 << digit;
    let gone = if is { board.marks[cell] & !own } else { own };
    let conclusion = if is { Conclusion::Place(goal) } else { Conclusion::Eliminate(vec![goal]) };
    [Power::Multiple, Power::Dynamic(0), Power::Dynamic(1)].into_iter().find_map(|power| {
        let (_, traced) = Engine::traced(power, &board, Some((is, (cell, gone))))?;
        drawn(&traced, power, &board, position, conclusion.clone())
    })
}

fn drawn(
    traced: &Traced,
    power: Power,
    board: &SeBoard,
    position: &Position,
    conclusion: Conclusion,
) -> Option<Step> {
    let before = position.candidates();
    let branches = traced.branches.iter().map(|steps| told(steps, board, before));
    let branches: Vec<Supposition> = branches.collect::<Option<_>>()?;
    let first = branches.first()?.supposed.0;
    let ground = ground(traced, first, before);
    // A contradiction must be there, or else the sentence would prove nothing.
    if ground == Ground::Trial && branches[0].clash.is_none() {
        return None;
    }
    // Without links that appear on the way, each consequence rests on one before.
    let pattern = forcing(&branches, ground, power != Power::Multiple)
        .map_or(Decoded::Deduction(Deduction { ground, branches }).into(), Pattern::Forcing);
    Some(Step { pattern, conclusion })
}

fn ground(traced: &Traced, first: Candidate, before: &Candidates) -> Ground {
    let of_kind = |kind: u8| {
        let [row, column, box_] = before.geometry().usual_houses_of(first.cell);
        Origin::House(first.digit, [box_, row, column][usize::from(kind)])
    };
    match traced.region {
        _ if traced.clashes => Ground::Trial,
        _ if traced.both => Ground::Either(first),
        Some(kind) => Ground::All(of_kind(kind)),
        None => Ground::All(Origin::Cell(first.cell)),
    }
}

fn candidate(mark: u16) -> Candidate {
    let (cell, digit) = unmark(usize::from(mark));
    Candidate::new(Cell::at(cell), Digit::at(digit))
}

/// A board under a supposition.
struct Trial<'a> {
    before: &'a Candidates,
    made: Vec<Candidate>,
    gone: Vec<Candidate>,
}

impl Trial<'_> {
    /// Returns whether a candidate is no longer possible.
    fn excludes(&self, one: Candidate) -> bool {
        self.gone.contains(&one) || self.made.iter().any(|&made| conflict(self.before.geometry(), made, one))
    }
}

/// Returns a branch with its consequences, up to a contradiction.
fn told(steps: &[TracedStep], board: &SeBoard, before: &Candidates) -> Option<Supposition> {
    let (assumed, rest) = steps.split_first()?;
    let supposed = candidate(assumed.mark);
    let mut trial = Trial { before, made: Vec::new(), gone: Vec::new() };
    if assumed.on { &mut trial.made } else { &mut trial.gone }.push(supposed);
    let mut then: Vec<Consequence> = Vec::new();
    // The number of the consequence that each step is, or is excluded by.
    let mut numbers: Vec<u16> = vec![0];
    let mut last_rule = None;
    for step in rest {
        let one = candidate(step.mark);
        let lost: Lost = step
            .reasons
            .iter()
            .map(|&reason| (numbers[usize::from(reason)], candidate(steps[usize::from(reason)].mark)))
            .collect();
        let number = then.len() as u16 + 1;
        match (step.on, step.rule) {
            (false, None) => {
                // The placement that excludes it.
                numbers.push(lost.first()?.0);
            }
            (false, Some(rule)) => {
                if trial.made.contains(&one) {
                    return Some(ended(supposed, assumed.on, then, Contradiction::NoDigit(one.cell)));
                }
                trial.gone.push(one);
                if let (true, Some(Consequence::Gone { candidates, .. })) =
                    (last_rule == Some(rule), then.last_mut())
                {
                    candidates.push(one);
                    numbers.push(number - 1);
                    continue;
                }
                last_rule = Some(rule);
                numbers.push(number);
                then.push(Consequence::Gone { candidates: vec![one], by: inner(rule, board)?, lost });
            }
            (true, _) => {
                let only_in = match step.cause {
                    Cause::House(kind) => before.geometry().house_of(one.cell, kind_of(kind)),
                    Cause::Cell | Cause::Assumed | Cause::Rule => None,
                };
                if trial.excludes(one) {
                    let clash = only_in.map_or(Contradiction::NoDigit(one.cell), |house| {
                        Contradiction::NoPlace(house, one.digit)
                    });
                    return Some(ended(supposed, assumed.on, then, clash));
                }
                last_rule = None;
                trial.made.push(one);
                numbers.push(number);
                then.push(Consequence::Must { candidate: one, only_in, lost });
            }
        }
    }
    Some(Supposition { supposed: (supposed, assumed.on), then, clash: None })
}

const fn kind_of(kind: u8) -> HouseKind {
    super::board::KINDS[kind as usize]
}

fn ended(supposed: Candidate, is: bool, then: Vec<Consequence>, clash: Contradiction) -> Supposition {
    Supposition { supposed: (supposed, is), then, clash: Some(clash) }
}

/// Returns a rule on the way; `None` for chains.
fn inner(rule: Within, board: &SeBoard) -> Option<Inner> {
    let digits = |mask| bits(mask).map(Digit::at).collect::<DigitSet>();
    let cells = |own: u8, places| -> Vec<Cell> {
        bits(places).map(|place| Cell::at(board.at(usize::from(own), place))).collect()
    };
    let lines = |kind: usize, mask| -> Vec<House> {
        bits(mask).map(|line| house(houses_of(kind).start + line)).collect()
    };
    Some(match rule {
        Within::Locked { first, second, digit } => {
            let [within, crossing] = [first, second].map(|own| house(usize::from(own)));
            Inner::Locked(Digit::at(usize::from(digit)), within, crossing)
        }
        Within::Naked { house: own, digits: mask, places } => {
            Inner::Naked(house(usize::from(own)), cells(own, places), digits(mask))
        }
        Within::Hidden { house: own, digits: mask, places } => {
            Inner::Hidden(house(usize::from(own)), cells(own, places), digits(mask))
        }
        Within::Fish { kind, lines: base, covers, digit } => {
            use super::board::{COLUMN, ROW};
            let kind = usize::from(kind);
            let crossing = if kind == ROW { COLUMN } else { ROW };
            Inner::Fish(Digit::at(usize::from(digit)), lines(kind, base), lines(crossing, covers))
        }
        Within::Chain => return None,
    })
}

/// Returns the same as a pattern of the ladder, which supposes placements alone and knows no patterns on the way.
fn forcing(branches: &[Supposition], ground: Ground, is_net: bool) -> Option<Forcing> {
    let placements = |branch: &Supposition| -> Option<Vec<Forced>> {
        let (first, is) = branch.supposed;
        let start = Forced { candidate: first, only_in: None, lost: Vec::new() };
        let then = branch.then.iter().map(|one| match one {
            Consequence::Must { candidate, only_in, lost } => {
                Some(Forced { candidate: *candidate, only_in: *only_in, lost: lost.clone() })
            }
            Consequence::Gone { .. } => None,
        });
        is.then_some(std::iter::once(Some(start)).chain(then).collect::<Option<_>>()?)
    };
    let clash = branches.iter().find_map(|branch| branch.clash);
    let origin = match (ground, clash) {
        (Ground::Trial, Some(_)) => Origin::Candidate(branches.first()?.supposed.0),
        (Ground::All(origin), None) => origin,
        _ => return None,
    };
    let branches = branches.iter().map(placements).collect::<Option<_>>()?;
    Some(Forcing { origin, branches, clash, plain: !is_net })
}

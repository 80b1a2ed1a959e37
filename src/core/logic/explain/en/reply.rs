//! Replies to a learner's answer.

use super::{
    rules,
    say::{NAMED, all_of, cells, houses, joined, number, one_of, or, sentence, some_or_count},
    within,
};
use crate::{
    Technique,
    explain::Span,
    step::reply::{Deed, Fault, Ground, Need, Reply},
};
use sudoku_board::{Candidate, Cell, Contradiction, House, Shape, geometry::Bond};

/// Returns the sentences of a reply. They name the cell or the digit of the answer, and hold without the board.
#[must_use]
pub fn reply(reply: &Reply, shape: &Shape) -> Vec<Span> {
    let said = match (reply.deed, reply.deed.candidate()) {
        (Deed::Absent, _) => absent(reply.technique),
        (Deed::Point(cell), _) => pointed(cell, &reply.fault, reply.technique),
        (deed, Some(one)) => about(one, matches!(deed, Deed::Place(_)), reply, shape),
        (_, None) => Vec::new(),
    };
    match true_but(reply) {
        Some(before) if said.is_empty() => before,
        Some(before) => sentence!(before, " ", said),
        None => said,
    }
}

/// Returns "X-Wing", "hidden single": a technique as a thing on the board. It is a "pattern" if it has no name here, or
/// the name of an activity.
fn named(technique: Option<Technique>) -> String {
    match technique {
        None
        | Some(
            Technique::Pointing
            | Technique::Claiming
            | Technique::SimpleColorsTrap
            | Technique::SimpleColorsWrap
            | Technique::MultiColors1
            | Technique::MultiColors2,
        ) => "pattern".into(),
        Some(one) => within(one),
    }
}

/// Returns "r1c2 isn't 5, but this X-Wing doesn't show it.", of an answer that is true for another reason.
fn true_but(reply: &Reply) -> Option<Vec<Span>> {
    let one = reply.deed.candidate()?;
    let says_why = match reply.fault {
        Fault::Filled(_)
        | Fault::Seen(..)
        | Fault::Earlier
        | Fault::OtherSingle(_)
        | Fault::OtherDigit(_)
        | Fault::RulesOut(_)
        | Fault::Part(..) => true,
        Fault::Unproven { .. } => false,
        _ => reply.truth != Some(true),
    };
    if says_why {
        return None;
    }
    let places = matches!(reply.deed, Deed::Place(_));
    let but = match (&reply.fault, reply.technique) {
        (Fault::Unproven { shown: false }, None) => {
            "Stepdoku finds no step this easy that shows it.".to_owned()
        }
        (Fault::Unproven { shown: false }, Some(one)) => {
            format!("Stepdoku finds no {} here that shows it.", within(one))
        }
        (Fault::MorePlaces(_) | Fault::MoreDigits(_) | Fault::MoreGaps(_), one) => {
            format!("no {} shows it.", named(one))
        }
        (Fault::Without(_), Some(one)) => format!("no {} shows it.", within(one)),
        (_, one) => format!("this {} doesn't show it.", named(one)),
    };
    Some(match (reply.truth, places) {
        (Some(true), true) => sentence!(one.cell, " is ", one.digit, ", but ", but),
        (Some(true), false) => sentence!(one.cell, " isn't ", one.digit, ", but ", but),
        (_, true) => sentence!(one.cell, " may be ", one.digit, ", but ", but),
        (_, false) => sentence!(one.cell, " may be another digit than ", one.digit, ", but ", but),
    })
}

/// Returns what is wrong with a digit that was placed or ruled out.
fn about(one: Candidate, places: bool, reply: &Reply, shape: &Shape) -> Vec<Span> {
    let Candidate { cell, digit } = one;
    let name = named(reply.technique);
    match &reply.fault {
        Fault::Filled(there) => sentence!(cell, " is already ", *there, "."),
        Fault::Seen(by, bond) => seen(one, places, *by, *bond),
        Fault::Earlier => sentence!(one, " was ruled out earlier."),
        Fault::MorePlaces(others) => {
            let also = others.iter().enumerate().map(|(at, (of, other))| {
                let it = if at == 0 { sentence!("the ", digit) } else { sentence!("it") };
                sentence!("In ", houses(of), ", ", it, " could also go in ", *other, ".")
            });
            joined(also.collect())
        }
        Fault::MoreGaps(others) => {
            let also = others
                .iter()
                .map(|(of, other)| sentence!("In ", houses(of), ", ", *other, " is also empty."));
            sentence!(cell, " isn't the last empty cell. ", joined(also.collect()))
        }
        Fault::MoreDigits(others) => sentence!(cell, " could also be ", one_of(*others), "."),
        Fault::OtherSingle(kind) => {
            let as_one = format!(", as a {}. This exercise asks for a {name}.", within(*kind));
            sentence!(cell, " is ", digit, as_one)
        }
        Fault::OtherDigit(digits) => {
            sentence!("Your digit is ", digit, format!(". The {name} here is of "), all_of(*digits), ".")
        }
        Fault::RulesOut(digits) => {
            sentence!("Your digit is ", digit, format!(". The {name} here rules out "), all_of(*digits), ".")
        }
        Fault::Part(ground, only) => part(one, ground.as_ref(), only, &name, shape),
        Fault::OutsideHouses(of) => {
            let there = if places { format!(" The {name} is there.") } else { String::new() };
            let rules_out = if places {
                Vec::new()
            } else {
                sentence!(format!(" This {name} rules out "), digit, " only there.")
            };
            sentence!(outside(cell, of), there, rules_out)
        }
        Fault::OutsideCells(own) => {
            let only = format!("This {name} rules out candidates only in ");
            sentence!(only, cells(own, shape), ", not in ", cell, ".")
        }
        Fault::BesideFins(fins) => {
            let the = if fins.len() == 1 { "the fin " } else { "the fins " };
            sentence!(cell, " doesn't see ", the, cells(fins, shape), ".")
        }
        Fault::SeesOnly(all, seen) => sees_only(one, all, seen, &name, shape),
        Fault::Without(need) => without(one, *need, shape),
        Fault::Clash(why) => clash(one, places, *why),
        Fault::Untrue if places => sentence!(cell, " isn't ", digit, "."),
        Fault::Untrue => sentence!(cell, " is ", digit, ", so nothing can rule it out."),
        Fault::Unproven { .. }
        | Fault::Lacks(_)
        | Fault::Crowded(..)
        | Fault::SeesNone
        | Fault::Effect(_)
        | Fault::Apart
        | Fault::Present => Vec::new(),
    }
}

/// Returns which digit excludes a candidate.
pub(super) fn seen(one: Candidate, places: bool, by: Cell, bond: Bond) -> Vec<Span> {
    let Candidate { cell, digit } = one;
    let why = match bond {
        Bond::House(house) => sentence!(house, " already has its ", digit, ", in ", by, "."),
        Bond::Sight(rule) => {
            let how = rules::rule(rule).sight.as_ref().map_or("", |sight| sight.by);
            sentence!(by, " is ", digit, ", and ", cell, " sees it", how, ".")
        }
        Bond::Cage(_) => sentence!(by, " is ", digit, ", and ", cell, " sees it", rules::CAGE.by, "."),
    };
    if places {
        sentence!(why, " So ", cell, " can't be ", digit, ".")
    } else {
        sentence!(why, " So ", cell, " has no candidate ", digit, " to rule out.")
    }
}

/// Returns "5 in r2c4 is part of this X-Wing. In row 2, the 5 can only go in r2c49."
fn part(one: Candidate, ground: Option<&Ground>, only: &[House], name: &str, shape: &Shape) -> Vec<Span> {
    let Candidate { cell, digit } = one;
    let begins = sentence!(one, format!(" is part of this {name}, not what it rules out."));
    let why = match ground {
        Some(Ground::Places(house, own)) => {
            sentence!(" In ", *house, ", the ", digit, " can only go in ", or_cells(own, shape), ".")
        }
        Some(Ground::Digits(digits)) => sentence!(" ", cell, " can only be ", one_of(*digits), "."),
        None => Vec::new(),
    };
    if only.is_empty() {
        return sentence!(begins, why);
    }
    sentence!(begins, why, " Only the other cells of ", houses(only), " lose ", digit, ".")
}

/// Returns "r2c4 or r2c9", one by one up to a few.
pub(super) fn or_cells(own: &[Cell], shape: &Shape) -> Vec<Span> {
    if own.len() > NAMED { some_or_count(own, shape) } else { sentence!(or(own)) }
}

/// Returns "r5c5 is in neither column 4 nor column 9."
fn outside(cell: Cell, of: &[House]) -> Vec<Span> {
    match *of {
        [one] => sentence!(cell, " isn't in ", one, "."),
        [one, other] => sentence!(cell, " is in neither ", one, " nor ", other, "."),
        _ => sentence!(cell, " is outside ", houses(of), "."),
    }
}

/// Returns "By this skyscraper, r3c3 or r7c8 is 5. r5c5 sees only r3c3."
fn sees_only(one: Candidate, all: &[Cell], seen: &[Cell], name: &str, shape: &Shape) -> Vec<Span> {
    let Candidate { cell, digit } = one;
    let by = sentence!(format!("By this {name}, "), or_cells(all, shape), " is ", digit, ". ");
    let sees = match (seen.len(), all.len()) {
        (0, 2) => sentence!(cell, " sees neither."),
        (0, _) => sentence!(cell, " sees none of them."),
        _ => sentence!(cell, " sees only ", cells(seen, shape), "."),
    };
    sentence!(by, sees)
}

/// Returns what the board lacks for a technique to rule out a candidate.
fn without(one: Candidate, need: Need, shape: &Shape) -> Vec<Span> {
    let Candidate { cell, digit } = one;
    let is_plain = shape.has_plain_sight() && shape.regions().is_none();
    let area = if is_plain { "row, column or box" } else { "area" };
    match need {
        Need::House => {
            sentence!(format!("No {area} has all its places for "), digit, " in sight of ", cell, ".")
        }
        Need::Pair => {
            sentence!(cell, " sees no two cells with the same two candidates, ", digit, " among them.")
        }
        Need::Places => {
            let there = format!(" and one more cell as their only places in a {area}.");
            let there = if is_plain { there } else { there.replace(" a area", " an area") };
            sentence!("No two digits other than ", digit, " have ", cell, there)
        }
        Need::Lines => {
            let rows =
                sentence!("No two rows have ", digit, " only in the column of ", cell, " and one other.");
            let columns = sentence!("No two columns have it only in the row of ", cell, " and one other.");
            sentence!(rows, " ", columns)
        }
    }
}

/// Returns "With 2 in r1c1, row 1 would have no place left for 5."
fn clash(one: Candidate, places: bool, why: Contradiction) -> Vec<Span> {
    let with = if places { "With " } else { "Without " };
    let then = match why {
        Contradiction::NoDigit(cell) => sentence!(cell, " would have no candidate left."),
        Contradiction::NoPlace(house, digit) => {
            sentence!(house, " would have no place left for ", digit, ".")
        }
        Contradiction::Twice(house, digit) => sentence!(house, " would have ", digit, " twice."),
        Contradiction::Sum { first, found, sum } => {
            sentence!("the cage of ", first, format!(" would add up to {found} instead of {sum}."))
        }
    };
    match why {
        Contradiction::NoDigit(cell) if cell == one.cell => sentence!(with, one.digit, ", ", then),
        _ => sentence!(with, one, ", ", then),
    }
}

/// Returns what is wrong with a cell as a part of the pattern.
fn pointed(cell: Cell, fault: &Fault, technique: Option<Technique>) -> Vec<Span> {
    let name = named(technique);
    match fault {
        Fault::Filled(there) => {
            sentence!(cell, " is already ", *there, format!(". The {name} is of empty cells."))
        }
        Fault::Lacks(digit) => {
            sentence!(cell, " can't be ", *digit, format!(". Each cell of this {name} can."))
        }
        Fault::Crowded(count, most) => {
            let count = format!(" has {} candidates.", number(*count));
            sentence!(cell, count, format!(" No cell of this {name} has more than {}.", number(*most)))
        }
        Fault::SeesNone => {
            let each = format!(" Each cell of this {name} sees one.");
            sentence!(cell, " sees none of the crossed-out candidates.", each)
        }
        Fault::Effect(digit) => {
            sentence!(cell, " loses ", *digit, format!(". The {name} is in the cells that prove it."))
        }
        _ => sentence!(cell, format!(" isn't part of this {name}.")),
    }
}

fn absent(technique: Option<Technique>) -> Vec<Span> {
    let there = technique.map(|one| sentence!(" ", Span::Technique(one), " is on this board."));
    sentence!("Look again.", there.unwrap_or_default())
}

//! Replies to a learner's answer.

use super::{
    plan::{Plan, Said, plan},
    say::NAMED,
    words::reply as words,
};
use crate::{
    Technique,
    step::reply::{Deed, Fault, Ground, Need, Reply},
};
use sudoku_board::{Candidate, Cell, Constraint, Contradiction, House, Shape, geometry::Bond};

/// Returns the sentences of a reply. They name the cell or the digit of the answer, and hold without the board.
pub(super) fn reply(reply: &Reply, shape: &Shape) -> Plan {
    let said = match (reply.deed, reply.deed.candidate()) {
        (Deed::Absent, _) => absent(reply.technique),
        (Deed::Point(cell), _) => pointed(cell, &reply.fault, reply.technique),
        (deed, Some(one)) => about(one, matches!(deed, Deed::Place(_)), reply, shape),
        (_, None) => Plan::new(),
    };
    plan![true_but(reply), said]
}

/// Returns "X-Wing", "hidden single": a technique as a thing on the board. It is a "pattern" if it has no name here, or
/// the name of an activity.
fn named(technique: Option<Technique>) -> Said {
    match technique {
        None
        | Some(
            Technique::Pointing
            | Technique::Claiming
            | Technique::SimpleColorsTrap
            | Technique::SimpleColorsWrap
            | Technique::MultiColors1
            | Technique::MultiColors2,
        ) => words::pattern(),
        Some(one) => words::named(one),
    }
}

/// Returns "r1c2 isn't 5, but this X-Wing doesn't show it.", of an answer that is true for another reason.
fn true_but(reply: &Reply) -> Option<Said> {
    let Candidate { cell, digit } = reply.deed.candidate()?;
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
    let but = match (&reply.fault, reply.technique) {
        (Fault::Unproven { shown: false }, None) => words::finds_none(),
        (Fault::Unproven { shown: false }, Some(one)) => words::finds_none_of(one),
        (Fault::MorePlaces(_) | Fault::MoreDigits(_) | Fault::MoreGaps(_), one) => {
            words::no_pattern_shows(named(one))
        }
        (Fault::Without(_), Some(one)) => words::no_step_shows(one),
        (_, one) => words::this_does_not_show(named(one)),
    };
    let places = matches!(reply.deed, Deed::Place(_));
    Some(match (reply.truth, places) {
        (Some(true), true) => words::is_but(cell, digit, but),
        (Some(true), false) => words::is_not_but(cell, digit, but),
        (_, true) => words::may_be_but(cell, digit, but),
        (_, false) => words::may_not_be_but(cell, digit, but),
    })
}

/// Returns what is wrong with a digit that was placed or ruled out.
fn about(one: Candidate, places: bool, reply: &Reply, shape: &Shape) -> Plan {
    let Candidate { cell, digit } = one;
    let name = named(reply.technique);
    match &reply.fault {
        Fault::Filled(there) => plan![words::is_already(cell, *there)],
        Fault::Seen(by, bond) => seen(one, places, *by, *bond),
        Fault::Earlier => plan![words::ruled_out_earlier(one)],
        Fault::MorePlaces(others) => {
            let also = others.iter().enumerate().map(|(at, (of, other))| match at {
                0 => words::could_also_go(of, digit, *other),
                _ => words::it_could_also_go(of, *other),
            });
            also.collect()
        }
        Fault::MoreGaps(others) => {
            let also: Plan = others.iter().map(|(of, other)| words::also_empty(of, *other)).collect();
            plan![words::not_last(cell), also]
        }
        Fault::MoreDigits(others) => plan![words::could_also_be(cell, *others)],
        Fault::OtherSingle(kind) => plan![words::is_other_single(cell, digit, *kind, name)],
        Fault::OtherDigit(digits) => plan![words::your_digit(digit), words::is_of(name, *digits)],
        Fault::RulesOut(digits) => plan![words::your_digit(digit), words::rules_out(name, *digits)],
        Fault::Part(ground, only) => part(one, ground.as_ref(), only, name),
        Fault::OutsideHouses(of) => {
            let there = if places { words::is_there(name) } else { words::rules_out_there(name, digit) };
            plan![outside(cell, of), there]
        }
        Fault::OutsideCells(own) => plan![words::rules_out_only_in(name, own, cell)],
        Fault::BesideFins(fins) => plan![words::does_not_see(cell, fins)],
        Fault::SeesOnly(all, seen) => sees_only(one, all, seen, name),
        Fault::Without(need) => without(one, *need, shape),
        Fault::Clash(why) => plan![clash(one, places, *why)],
        Fault::Untrue if places => plan![words::is_not(cell, digit)],
        Fault::Untrue => plan![words::nothing_rules_out(cell, digit)],
        Fault::Unproven { .. }
        | Fault::Lacks(_)
        | Fault::Crowded(..)
        | Fault::SeesNone
        | Fault::Effect(_)
        | Fault::Apart
        | Fault::Present => Plan::new(),
    }
}

/// Returns which digit excludes a candidate.
pub(super) fn seen(one: Candidate, places: bool, by: Cell, bond: Bond) -> Plan {
    let Candidate { cell, digit } = one;
    let why = match bond {
        Bond::House(house) => words::already_has(house, digit, by),
        Bond::Sight(Constraint::Knight) => words::sees_by_knight(by, digit, cell),
        Bond::Sight(Constraint::King) => words::sees_by_king(by, digit, cell),
        Bond::Sight(_) | Bond::Clue(_) => words::sees_it(by, digit, cell),
        Bond::Cage(_) => words::sees_by_cage(by, digit, cell),
    };
    let so = if places { words::so_cannot_be } else { words::so_has_none };
    plan![why, so(cell, digit)]
}

/// Returns "5 in r2c4 is part of this X-Wing. In row 2, the 5 can only go in r2c49."
fn part(one: Candidate, ground: Option<&Ground>, only: &[House], name: Said) -> Plan {
    let Candidate { cell, digit } = one;
    let why = ground.map(|ground| match ground {
        Ground::Places(house, own) if own.len() > NAMED => words::only_places_many(*house, digit, own),
        Ground::Places(house, own) => words::only_places(*house, digit, own),
        Ground::Digits(digits) => words::can_only_be(cell, *digits),
    });
    let others = (!only.is_empty()).then(|| words::only_others_lose(only, digit));
    plan![words::is_part(one, name), why, others]
}

/// Returns "r5c5 is in neither column 4 nor column 9."
fn outside(cell: Cell, of: &[House]) -> Said {
    match *of {
        [one] => words::not_in(cell, one),
        [one, other] => words::in_neither(cell, one, other),
        _ => words::outside(cell, of),
    }
}

/// Returns "By this skyscraper, r3c3 or r7c8 is 5. r5c5 sees only r3c3."
fn sees_only(one: Candidate, all: &[Cell], seen: &[Cell], name: Said) -> Plan {
    let Candidate { cell, digit } = one;
    let by = if all.len() > NAMED {
        words::by_this_many(name, all, digit)
    } else {
        words::by_this(name, all, digit)
    };
    let sees = match (seen.len(), all.len()) {
        (0, 2) => words::sees_neither(cell),
        (0, _) => words::sees_none(cell),
        _ => words::sees_only(cell, seen),
    };
    plan![by, sees]
}

/// Returns what the board lacks for a technique to rule out a candidate.
fn without(one: Candidate, need: Need, shape: &Shape) -> Plan {
    let Candidate { cell, digit } = one;
    let is_plain = shape.has_plain_sight() && shape.regions().is_none();
    match need {
        Need::House if is_plain => plan![words::no_house(digit, cell)],
        Need::House => plan![words::no_area(digit, cell)],
        Need::Pair => plan![words::no_pair(cell, digit)],
        Need::Places if is_plain => plan![words::no_two_digits(digit, cell)],
        Need::Places => plan![words::no_two_digits_in_area(digit, cell)],
        Need::Lines => plan![words::no_two_rows(digit, cell), words::no_two_columns(cell)],
    }
}

/// Returns "With 2 in r1c1, row 1 would have no place left for 5."
fn clash(one: Candidate, places: bool, why: Contradiction) -> Said {
    let then = match why {
        Contradiction::NoDigit(cell) => words::would_have_none(cell),
        Contradiction::NoPlace(house, digit) => words::would_have_no_place(house, digit),
        Contradiction::Twice(house, digit) => words::would_have_twice(house, digit),
        Contradiction::Sum { first, found, sum } => {
            words::would_add_up(first, usize::from(found), usize::from(sum))
        }
    };
    match (why, places) {
        (Contradiction::NoDigit(cell), true) if cell == one.cell => words::with_digit(one.digit, then),
        (Contradiction::NoDigit(cell), false) if cell == one.cell => words::without_digit(one.digit, then),
        (_, true) => words::with(one, then),
        (_, false) => words::without(one, then),
    }
}

/// Returns what is wrong with a cell as a part of the pattern.
fn pointed(cell: Cell, fault: &Fault, technique: Option<Technique>) -> Plan {
    let name = named(technique);
    match fault {
        Fault::Filled(there) => plan![words::is_already(cell, *there), words::of_empty_cells(name)],
        Fault::Lacks(digit) => plan![words::cannot_be(cell, *digit), words::each_can(name)],
        Fault::Crowded(count, most) => {
            plan![words::has_many(cell, *count), words::none_has_more(name, *most)]
        }
        Fault::SeesNone => plan![words::sees_no_crossed(cell), words::each_sees(name)],
        Fault::Effect(digit) => plan![words::loses(cell, *digit), words::is_in_cells(name)],
        _ => plan![words::is_no_part(cell, name)],
    }
}

fn absent(technique: Option<Technique>) -> Plan {
    plan![words::look_again(), technique.map(words::is_on_board)]
}

//! Eureka: `(3)r1c2` says that 3 stands there; `=` that one of two statements is true, `-` that they are not
//! both. A cell or set of cells with two digits in brackets is two statements: `(3=5)r1c2`.

use super::{
    held,
    places::{cells, houses},
    run,
};
use crate::{
    Candidates, Cell, Digit, DigitSet, House,
    premises::easiest,
    step::{
        AlmostLocked, BoxReading, FishReading, Forced, Node, Pattern, RectangleKind, SetKind, Step, WingKind,
    },
};

/// Why, in Eureka; empty where the conclusion says all.
pub(super) fn written(step: &Step, position: &Candidates) -> Option<String> {
    let at = |all: &[Cell]| cells(all, position);
    let says = |digit: Digit, all: &[Cell]| format!("({digit}){}", at(all));
    let either = |one: String, other: String, all: &[Cell]| format!("({one}={other}){}", at(all));
    Some(match &step.pattern {
        Pattern::SiameseFish { digit, base, readings, .. } => {
            let reading = |reading: &FishReading| {
                format!("{} f{}", based(*digit, base, &reading.cover, position), at(&reading.fins))
            };
            readings.iter().map(reading).collect::<Vec<_>>().join(", ")
        }
        Pattern::Forcing { branches, clash, .. } => forcing(branches, clash.is_some(), position),
        Pattern::Guess { .. } | Pattern::DeadEnd { .. } | Pattern::Retreat { .. } => return None,
        Pattern::NakedSingle => {
            let placed = step.placed()?;
            says(placed.digit, &[placed.cell])
        }
        Pattern::FullHouse { kinds } | Pattern::HiddenSingle { kinds } => {
            let placed = step.placed()?;
            let house = position.geometry().house_of(placed.cell, easiest(*kinds)?);
            format!("({}){}", placed.digit, houses(&[house], position))
        }
        Pattern::Locked { digit, within, crossing } => based(*digit, &[*within], &[*crossing], position),
        Pattern::Subset { kind: SetKind::Hidden, house, cells: own, digits } => {
            format!("({}){}\\{}", run(*digits), houses(&[*house], position), at(own))
        }
        Pattern::Subset { cells: own, digits, .. } => format!("({}){}", run(*digits), at(own)),
        Pattern::Fish { digit, base, cover, fins, .. } => {
            let fins = if fins.is_empty() { String::new() } else { format!(" f{}", at(fins)) };
            format!("{}{fins}", based(*digit, base, cover, position))
        }
        Pattern::Turbot { digit, links, .. } => {
            let pair = |pair: &[(Cell, Cell, House)]| match *pair {
                [(outer, inner, _), (other_outer, other_inner, _)] => format!(
                    "{}={}-{}={}",
                    says(*digit, &[outer]),
                    says(*digit, &[inner]),
                    says(*digit, &[other_inner]),
                    says(*digit, &[other_outer])
                ),
                _ => String::new(),
            };
            links.chunks(2).map(pair).collect::<Vec<_>>().join(", ")
        }
        Pattern::EmptyRectangle { digit, within, readings } => {
            let reading = |reading: &BoxReading| {
                let [barred, left] = arms(*digit, *within, reading, position);
                let [near, far] = reading.link;
                format!(
                    "{}={}-{}={}",
                    says(*digit, &[far]),
                    says(*digit, &[near]),
                    says(*digit, &barred),
                    says(*digit, &left)
                )
            };
            readings.iter().map(reading).collect::<Vec<_>>().join(", ")
        }
        Pattern::RemotePair { digits, cells: own } => {
            let pair: Vec<Digit> = digits.iter().collect();
            let [one, other] = pair[..] else { return None };
            let told = own.iter().enumerate().map(|(i, &cell)| {
                let (first, second) = if i % 2 == 0 { (one, other) } else { (other, one) };
                either(first.to_string(), second.to_string(), &[cell])
            });
            told.collect::<Vec<_>>().join("-")
        }
        Pattern::Wing { kind, pivot, pincers, digit } => {
            let [first, second] = pincers.map(|pincer| position.digits(pincer).without(*digit));
            let middle = match kind {
                WingKind::Xy => run(second),
                WingKind::Xyz => format!("{}|{digit}", run(second)),
            };
            format!(
                "{}-{}-{}",
                either(digit.to_string(), run(first), &pincers[..1]),
                either(run(first), middle, &[*pivot]),
                either(run(second), digit.to_string(), &pincers[1..])
            )
        }
        Pattern::WWing { cells: own, link, linked, digit, .. } => format!(
            "{}-{}={}-{}",
            either(digit.to_string(), linked.to_string(), &own[..1]),
            says(*linked, &link[..1]),
            says(*linked, &link[1..]),
            either(linked.to_string(), digit.to_string(), &own[1..])
        ),
        Pattern::Colors { digit, colorings, .. } => {
            let told =
                colorings.iter().map(|[one, other]| format!("{}={}", says(*digit, one), says(*digit, other)));
            told.collect::<Vec<_>>().join(", ")
        }
        Pattern::Rectangle { kind, corners, digits, others, .. } => {
            rectangle(*kind, *corners, *digits, others, position)
        }
        Pattern::Bug { candidate } => format!("BUG+1: {}", says(candidate.digit, &[candidate.cell])),
        Pattern::Chain { nodes, through, closed, .. } => {
            format!("{}{}", chain(nodes, through, position), if *closed { "-" } else { "" })
        }
        Pattern::AlmostLockedSets { sets, commons, digits } => {
            sets_in_a_row(sets, commons, *digits, position)
        }
        Pattern::DeathBlossom { stem, petals, digit } => {
            let petal = |(taken, petal): (Digit, &AlmostLocked)| {
                format!(
                    "{}-{}",
                    says(taken, &[*stem]),
                    either(taken.to_string(), digit.to_string(), &petal.cells)
                )
            };
            position.digits(*stem).iter().zip(petals).map(petal).collect::<Vec<_>>().join(" || ")
        }
        Pattern::SueDeCoq { cells: own, line_set, box_set, .. } => {
            let set = |all: DigitSet, own: &[Cell]| format!("({}){}", run(all), at(own));
            [
                set(held(position, own), own),
                set(line_set.digits, &line_set.cells),
                set(box_set.digits, &box_set.cells),
            ]
            .join(", ")
        }
    })
}

/// What follows from each candidate of the origin, with strokes between; of a contradiction, `0` at the end.
pub(super) fn forcing(branches: &[Vec<Forced>], clashes: bool, position: &Candidates) -> String {
    let says = |forced: &Forced| {
        format!("({}){}", forced.candidate.digit, cells(&[forced.candidate.cell], position))
    };
    let branch = |branch: &Vec<Forced>| {
        let mut told: Vec<String> = branch.iter().map(says).collect();
        told.extend(clashes.then(|| "0".to_owned()));
        told.join("-")
    };
    branches.iter().map(branch).collect::<Vec<_>>().join(" || ")
}

/// `(5)r24\c37`.
fn based(digit: Digit, base: &[House], cover: &[House], position: &Candidates) -> String {
    format!("({digit}){}\\{}", houses(base, position), houses(cover, position))
}

/// The places of a digit in a box on the line that is barred, and on the one that is left.
fn arms(digit: Digit, within: House, reading: &BoxReading, position: &Candidates) -> [Vec<Cell>; 2] {
    let geometry = position.geometry();
    let places = geometry.cells(within).iter().copied().filter(|&cell| position.digits(cell).contains(digit));
    let (left, barred): (Vec<Cell>, Vec<Cell>) =
        places.partition(|cell| !geometry.cells(reading.barred).contains(cell));
    [barred, left]
}

/// Statements with their links. A strong link between two digits of one cell, or through a set, is written
/// in one bracket.
fn chain(nodes: &[Node], through: &[(u16, Vec<Cell>)], position: &Candidates) -> String {
    let mut told: Vec<String> = Vec::new();
    for (i, two) in nodes.chunks(2).enumerate() {
        let [one, other] = two else { continue };
        let says = |node: &Node| format!("({}){}", node.digit, cells(&node.cells, position));
        let set = through.iter().find(|(at, _)| usize::from(*at) == i * 2);
        told.push(if let Some((_, own)) = set {
            let rest = run(held(position, own).without(one.digit));
            format!("({}={rest}){}", one.digit, cells(own, position))
        } else if one.cells == other.cells {
            format!("({}={}){}", one.digit, other.digit, cells(&one.cells, position))
        } else {
            format!("{}={}", says(one), says(other))
        });
    }
    told.join("-")
}

fn sets_in_a_row(
    sets: &[AlmostLocked],
    commons: &[DigitSet],
    digits: DigitSet,
    position: &Candidates,
) -> String {
    let linked = |i: usize| commons.get(i).copied().unwrap_or(DigitSet::EMPTY);
    // Two sets with two restricted common digits are a loop.
    let ring = sets.len() == 2 && linked(0).len() > 1;
    let common = |i: usize| linked(i).first().map_or_else(DigitSet::default, DigitSet::only);
    let ends = if ring { linked(0).minus(common(0)) } else { digits };
    let told = sets.iter().enumerate().map(|(i, set)| {
        let before = if i == 0 { ends } else { common(i - 1) };
        let after = if i + 1 == sets.len() { ends } else { common(i) };
        format!("({}={}){}", run(before), run(after), cells(&set.cells, position))
    });
    format!("{}{}", told.collect::<Vec<_>>().join("-"), if ring { "-" } else { "" })
}

fn rectangle(
    kind: RectangleKind,
    corners: [Cell; 4],
    digits: DigitSet,
    others: &[Cell],
    position: &Candidates,
) -> String {
    let is_avoidable = matches!(kind, RectangleKind::AvoidableOne | RectangleKind::AvoidableTwo);
    let name = if is_avoidable { "AR" } else { "UR" };
    let extra = |cell: Cell| position.digits(cell).minus(digits);
    let open: Vec<Cell> = corners.into_iter().filter(|&cell| !extra(cell).is_empty()).collect();
    let beside = match kind {
        RectangleKind::Two | RectangleKind::Five | RectangleKind::AvoidableTwo => {
            let says = |&cell: &Cell| format!("({}){}", run(extra(cell)), cells(&[cell], position));
            format!(": {}", open.iter().map(says).collect::<Vec<_>>().join("="))
        }
        RectangleKind::Three => {
            let extras = open.iter().fold(held(position, others), |all, &cell| all.union(extra(cell)));
            let set: Vec<Cell> = open.iter().chain(others).copied().collect();
            format!(": ({}){}", run(extras), cells(&set, position))
        }
        _ => String::new(),
    };
    format!("{name}({}){}{beside}", run(digits), cells(&corners, position))
}

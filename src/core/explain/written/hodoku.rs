//! HoDoKu's notation: the name of the technique, then what makes it. Chains are cells with links between,
//! `=` for strong and `-` for weak, each around the digit that it is about.

use super::{
    eureka, held,
    places::{cells, digits, each, houses},
    run,
};
use crate::{
    Candidates, Cell, Digit, DigitSet, Technique,
    sorting::sort,
    step::{AlmostLocked, ChainKind, FishReading, Node, Pattern, Step, TurbotKind},
};
use std::fmt::Write;

/// Whether a step is a single, whose name is followed by what it places.
pub(super) const fn is_single(step: &Step) -> bool {
    matches!(step.pattern, Pattern::FullHouse { .. } | Pattern::NakedSingle | Pattern::HiddenSingle { .. })
}

/// Why, as HoDoKu writes it.
pub(super) fn written(step: &Step, position: &Candidates) -> Option<String> {
    let name = name(step.technique())?;
    let why = pattern(step, position)?;
    Some(if why.is_empty() { name.to_owned() } else { format!("{name}: {why}") })
}

fn pattern(step: &Step, position: &Candidates) -> Option<String> {
    let at = |all: &[Cell]| cells(all, position);
    let slashed = |all: DigitSet| digits(all, "/");
    let set = |set: &AlmostLocked| format!("{} {{{}}}", at(&set.cells), run(set.digits));
    Some(match &step.pattern {
        Pattern::Guess { .. } | Pattern::DeadEnd { .. } | Pattern::Retreat { .. } => return None,
        Pattern::FullHouse { .. }
        | Pattern::NakedSingle
        | Pattern::HiddenSingle { .. }
        | Pattern::Bug { .. } => String::new(),
        Pattern::Locked { digit, within, .. } => format!("{digit} in {}", houses(&[*within], position)),
        Pattern::Subset { cells: own, digits: all, .. } => format!("{} in {}", digits(*all, ","), at(own)),
        Pattern::Fish { digit, base, cover, fins, .. } => {
            let mut told = format!("{digit} {} {}", houses(base, position), houses(cover, position));
            for &fin in fins {
                told.push_str(" f");
                told.push_str(&at(&[fin]));
            }
            told
        }
        Pattern::SiameseFish { digit, base, readings, .. } => {
            let reading = |reading: &FishReading| {
                let mut told =
                    format!("{digit} {} {}", houses(base, position), houses(&reading.cover, position));
                for &fin in &reading.fins {
                    told.push_str(" f");
                    told.push_str(&at(&[fin]));
                }
                told
            };
            readings.iter().map(reading).collect::<Vec<_>>().join(", ")
        }
        Pattern::Forcing { branches, clash, .. } => eureka::forcing(branches, clash.is_some(), position),
        Pattern::Turbot { kind: TurbotKind::Turbot, digit, links } => match links[..] {
            [(first, first_inner, _), (second, second_inner, _), ..] => {
                let [a, b, c, d] = [first, first_inner, second_inner, second].map(|cell| at(&[cell]));
                format!("{digit} {a} ={digit}= {b} -{digit}- {c} ={digit}= {d}")
            }
            _ => return None,
        },
        Pattern::Turbot { digit, links, .. } => {
            let outer: Vec<Cell> = links.iter().map(|&(outer, ..)| outer).collect();
            let mut inner: Vec<Cell> = links.iter().map(|&(_, inner, _)| inner).collect();
            sort(&mut inner);
            inner.dedup();
            format!("{digit} in {} (connected by {})", each(&outer, position), at(&inner))
        }
        Pattern::EmptyRectangle { digit, within, readings } => {
            let links: Vec<Cell> = readings.iter().flat_map(|reading| reading.link).collect();
            format!("{digit} in {} ({})", houses(&[*within], position), at(&links))
        }
        Pattern::RemotePair { digits: pair, cells: own } => {
            let both: Vec<Digit> = pair.iter().collect();
            let mut told = format!("{} ", slashed(*pair));
            for (i, &cell) in own.iter().enumerate() {
                if i > 0 {
                    // Writing to a String cannot fail.
                    let _ = write!(told, " -{}- ", both[i % 2]);
                }
                told += &at(&[cell]);
            }
            told
        }
        Pattern::Wing { pivot, pincers, digit, .. } => {
            let others = held(position, &[*pivot]).without(*digit);
            format!("{}/{digit} in {}", slashed(others), each(&[*pivot, pincers[0], pincers[1]], position))
        }
        Pattern::WWing { cells: own, link, linked, digit, .. } => format!(
            "{digit}/{linked} in {} connected by {linked} in {}",
            each(own, position),
            each(link, position)
        ),
        Pattern::Colors { digit, colorings, .. } => {
            let told = colorings.iter().map(|[one, other]| format!("({}) / ({})", at(one), at(other)));
            format!("{digit} {}", told.collect::<Vec<_>>().join(", "))
        }
        Pattern::Rectangle { corners, digits: pair, .. } => {
            format!("{} in {}", slashed(*pair), each(corners, position))
        }
        Pattern::Chain { kind, nodes, closed, .. } => chain(step, *kind, nodes, *closed, position)?,
        Pattern::AlmostLockedSets { sets, commons, digits: ends } => rows(sets, commons, *ends, position),
        Pattern::DeathBlossom { stem, petals, digit } => {
            let own = position.digits(*stem);
            let petals =
                own.iter().zip(petals).map(|(taken, petal)| format!("{taken}- {} -{digit}", set(petal)));
            format!("{} {{{}}}, {}", at(&[*stem]), run(own), petals.collect::<Vec<_>>().join(", "))
        }
        Pattern::SueDeCoq { cells: own, line_set, box_set, .. } => {
            let dashed = |own: &[Cell], all: DigitSet| format!("{} - {{{}}}", at(own), run(all));
            format!(
                "{} ({}, {})",
                dashed(own, held(position, own)),
                dashed(&line_set.cells, line_set.digits),
                dashed(&box_set.cells, box_set.digits)
            )
        }
    })
}

/// Almost locked sets by letters, or in a row if they are many.
fn rows(sets: &[AlmostLocked], commons: &[DigitSet], ends: DigitSet, position: &Candidates) -> String {
    let set = |set: &AlmostLocked| format!("{} {{{}}}", cells(&set.cells, position), run(set.digits));
    let all =
        |commons: &[DigitSet]| digits(commons.iter().fold(DigitSet::EMPTY, |all, one| all.union(*one)), ",");
    let last = if ends.is_empty() { String::new() } else { format!(", Z={}", digits(ends, ",")) };
    match sets {
        [a, b] => format!("A={}, B={}, X={}{last}", set(a), set(b), all(commons)),
        // The set in the middle, which both others are linked to, is C.
        [a, c, b] => format!("A={}, B={}, C={}, X,Y={}{last}", set(a), set(b), set(c), all(commons)),
        _ => {
            let end = digits(ends, ",");
            let mut told = format!("{end}- ");
            for (i, one) in sets.iter().enumerate() {
                if i > 0 {
                    let _ = write!(told, " -{}- ", all(commons.get(i - 1..i).unwrap_or_default()));
                }
                told += &set(one);
            }
            format!("{told} -{end}")
        }
    }
}

fn chain(
    step: &Step,
    kind: ChainKind,
    nodes: &[Node],
    closed: bool,
    position: &Candidates,
) -> Option<String> {
    let (first, last) = (nodes.first()?, nodes.last()?);
    let gone = step.eliminated();
    let ruled_out: DigitSet = match step.placed() {
        Some(placed) => DigitSet::only(placed.digit),
        None => gone.iter().map(|gone| gone.digit).collect(),
    };
    let mut told = cells(&first.cells, position);
    for (i, two) in nodes.windows(2).enumerate() {
        let sign = if i % 2 == 0 { '=' } else { '-' };
        // A link inside a cell needs no word of its own.
        if two[0].cells != two[1].cells {
            let _ = write!(told, " {sign}{}{sign} {}", two[1].digit, cells(&two[1].cells, position));
        }
    }
    let back = |told: String| {
        if first.cells == last.cells {
            told
        } else {
            format!("{told} -{}- {}", last.digit, cells(&first.cells, position))
        }
    };
    let (begins, ends) = (first.digit, last.digit);
    let told = match kind {
        _ if closed => back(told),
        ChainKind::X => told,
        // The loop is closed where the candidate is ruled out.
        ChainKind::Discontinuous => match gone.first() {
            None => told,
            Some(flaw) => {
                let at = cells(&[flaw.cell], position);
                let enters =
                    if first.cells == [flaw.cell] { String::new() } else { format!("{at} -{begins}- ") };
                let leaves =
                    if last.cells == [flaw.cell] { String::new() } else { format!(" -{ends}- {at}") };
                format!("{enters}{told}{leaves}")
            }
        },
        ChainKind::Xy | ChainKind::Aic | ChainKind::Continuous => format!("{begins}- {told} -{ends}"),
    };
    Some(format!("{} {told}", digits(ruled_out, "/")))
}

/// HoDoKu's name of a technique, or ours of one that it does not know; none for what a search does.
fn name(technique: Technique) -> Option<&'static str> {
    let info = technique.info();
    let own = || (info.tier > 0).then(|| super::super::en::technique(technique));
    info.hodoku.map(|figures| figures.name).or_else(own)
}

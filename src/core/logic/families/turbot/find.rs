//! Two strong links of one digit whose inner ends see each other.
//!
//! ```text
//!   r2   A - - - a           Each of the two rows has the digit at one of its two ends. a and b see each
//!                :           other, so one of them isn't the digit, and the outer end of its row is.
//!   r7   B - - - b           So a cell that sees A and B can't be the digit.
//! ```
//!
//! In two rows with a and b in one column it is a *skyscraper*, in a row and a column with a and b in one box
//! a *2-string kite*, and in any other position a *turbot fish*. Two kites on the same a and b make a dual
//! one.

use super::{Turbot, TurbotKind};
use crate::{
    Position,
    families::{
        Pattern,
        sink::{Sink, rule_out_of},
    },
    position::tables::{StrongLink, Tables},
};
use std::{cell::OnceCell, ops::ControlFlow};
use sudoku_board::{Cell, CellSet, Digit, House, HouseKind};

/// A strong link, read from its outer end to its inner one.
type Taken = (Cell, Cell, House);

/// Two links whose inner ends see each other, and their eliminations.
#[derive(Clone)]
struct Pair {
    links: [Taken; 2],
    kind: TurbotKind,
    gone: CellSet,
}

/// The pairs of each digit, computed once for all techniques of this family.
struct Pairs(Vec<OnceCell<Vec<Pair>>>);

/// Finds skyscrapers, kites, dual kites or turbot fish, by kind.
pub fn find(kind: TurbotKind, position: &Position, tables: &Tables<'_>, sink: Sink<'_>) -> ControlFlow<()> {
    let pairs = tables.shared(|| Pairs(vec![OnceCell::new(); position.shape().side()]));
    for digit in tables.digits() {
        let pairs = pairs.0[digit.index()].get_or_init(|| pairs_of(position, tables, digit));
        if kind == TurbotKind::DualKite {
            dual_kites(digit, pairs, sink)?;
            continue;
        }
        for Pair { links, gone, .. } in pairs.iter().filter(|pair| pair.kind == kind) {
            rule_out_of(sink, digit, gone, || {
                Pattern::Turbot(Turbot { kind, digit, links: links.to_vec() })
            })?;
        }
    }
    ControlFlow::Continue(())
}

/// Finds two kites with the same two cells in the box, each on a row in one and on a column in the other.
fn dual_kites(digit: Digit, pairs: &[Pair], sink: Sink<'_>) -> ControlFlow<()> {
    let kites: Vec<&Pair> = pairs.iter().filter(|pair| pair.kind == TurbotKind::Kite).collect();
    for (i, one) in kites.iter().enumerate() {
        for other in &kites[i + 1..] {
            let swapped = one.links[0].1 == other.links[1].1 && one.links[1].1 == other.links[0].1;
            if swapped && one.gone != other.gone {
                let kind = TurbotKind::DualKite;
                let links = one.links.iter().chain(&other.links).copied().collect();
                rule_out_of(sink, digit, &one.gone.union(&other.gone), || {
                    Pattern::Turbot(Turbot { kind, digit, links })
                })?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Returns each pair of links of a digit with inner ends that see each other and with eliminations, once, under the
/// best name.
fn pairs_of(position: &Position, tables: &Tables<'_>, digit: Digit) -> Vec<Pair> {
    let mut found = Vec::new();
    let geometry = position.geometry();
    let links = tables.links(digit);
    for (i, one) in links.iter().enumerate() {
        for other in &links[i + 1..] {
            if one.ends.iter().any(|end| other.ends.contains(end)) {
                continue;
            }
            for (outer, inner) in one.both_ways() {
                for (far, near) in other.both_ways() {
                    if !geometry.see(inner, near) {
                        continue;
                    }
                    let seers = geometry.peers(outer).intersection(geometry.peers(far));
                    let gone = seers.intersection(tables.places(digit));
                    if gone.is_empty() {
                        continue;
                    }
                    let Some(kind) = kind(position, (one, other), (outer, inner), (far, near)) else {
                        continue;
                    };
                    if is_best(position, tables, digit, kind, (one, other), (outer, inner), (far, near)) {
                        let links = [(outer, inner, one.house), (far, near, other.house)];
                        found.push(Pair { links, kind, gone });
                    }
                }
            }
        }
    }
    found
}

/// Returns the relative position of two links; `None` if they make an X-Wing, the stronger pattern.
fn kind(
    position: &Position,
    (one, other): (&StrongLink, &StrongLink),
    (outer, inner): (Cell, Cell),
    (far, near): (Cell, Cell),
) -> Option<TurbotKind> {
    let geometry = position.geometry();
    let share = |a: Cell, b: Cell, kind: HouseKind| geometry.line_of(a, kind) == geometry.line_of(b, kind);
    let across = |line: HouseKind| if line == HouseKind::Row { HouseKind::Column } else { HouseKind::Row };
    match (one.house.kind(), other.house.kind()) {
        _ if !one.house.is_line() || !other.house.is_line() => Some(TurbotKind::Turbot),
        (first, second) if first == second => match across(first) {
            line if !share(inner, near, line) => Some(TurbotKind::Turbot),
            line if share(outer, far, line) => None,
            _ => Some(TurbotKind::Skyscraper),
        },
        _ if geometry.box_of(inner) == geometry.box_of(near) => Some(TurbotKind::Kite),
        _ => Some(TurbotKind::Turbot),
    }
}

/// Returns whether these links have the best name and, among equal names, the first houses. Two cells that are the
/// only places of two houses are two links.
fn is_best(
    position: &Position,
    tables: &Tables<'_>,
    digit: Digit,
    found: TurbotKind,
    (one, other): (&StrongLink, &StrongLink),
    from: (Cell, Cell),
    to: (Cell, Cell),
) -> bool {
    let same = |link: &StrongLink| {
        let ends = link.ends;
        tables.links(digit).iter().filter(move |twin| twin.ends == ends)
    };
    let rank = |kind: TurbotKind, houses: (House, House)| {
        (
            kind == TurbotKind::Turbot,
            position.geometry().house_index(houses.0),
            position.geometry().house_index(houses.1),
        )
    };
    let own = rank(found, (one.house, other.house));
    same(one).all(|a| {
        same(other).all(|b| {
            kind(position, (a, b), from, to).is_none_or(|kind| rank(kind, (a.house, b.house)) >= own)
        })
    })
}

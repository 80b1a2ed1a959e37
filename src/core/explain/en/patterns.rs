//! Sentences for patterns that rule candidates out: why, and then what.

use super::{
    deep, fish, forcing,
    say::{List, all_of, and, one_of, sentence},
    unique,
};
use crate::{
    Candidates, Cell, Digit, DigitSet, House,
    explain::Span,
    step::{Conclusion, Pattern, SetKind, Step, TurbotKind, WingKind},
};

/// The most cells that a sentence names for one digit; of more it says how many they are.
const NAMED: usize = 4;

/// The whole sentence.
pub(super) fn explain(step: &Step, position: &Candidates) -> Vec<Span> {
    let why = match &step.pattern {
        Pattern::FullHouse { .. }
        | Pattern::NakedSingle
        | Pattern::HiddenSingle { .. }
        | Pattern::Guess { .. }
        | Pattern::DeadEnd { .. }
        | Pattern::Retreat { .. } => return Vec::new(),
        Pattern::Locked { digit, within, crossing } => sentence!(
            "in ",
            *within,
            ", ",
            *digit,
            " can stand only in ",
            *crossing,
            ". Wherever it stands there, the rest of ",
            *crossing,
            " is without it."
        ),
        Pattern::Subset { kind: SetKind::Hidden, house, cells, digits } => sentence!(
            "in ",
            *house,
            ", ",
            all_of(*digits),
            " can stand only in ",
            and(cells),
            ". They fill these cells, so nothing else stands there."
        ),
        Pattern::Subset { cells, digits, .. } => subset(step, cells, *digits, position),
        Pattern::Fish { digit, base, cover, fins, .. } => {
            fish::explain(step, *digit, base, cover, fins, position)
        }
        Pattern::Turbot { kind, digit, links } => turbot(*kind, *digit, links),
        Pattern::EmptyRectangle { digit, within, readings } => {
            let mut said = Vec::new();
            for (i, reading) in readings.iter().enumerate() {
                let [near, far] = reading.link;
                said.extend(if i == 0 {
                    sentence!(
                        "in ",
                        *within,
                        ", ",
                        *digit,
                        " can stand only in ",
                        reading.barred,
                        " or ",
                        reading.left,
                        ". In ",
                        reading.house,
                        ", it stands in ",
                        near,
                        " or ",
                        far,
                        ". If ",
                        near,
                        " has it, it is left to ",
                        reading.left,
                        " in the box; if not, ",
                        far,
                        " has it: what sees both is without it."
                    )
                } else {
                    sentence!(
                        " The same is true from ",
                        near,
                        ", which leaves ",
                        reading.left,
                        " to the box."
                    )
                });
            }
            said
        }
        Pattern::RemotePair { digits, cells } => sentence!(
            and(cells),
            " can hold only ",
            one_of(*digits),
            ", and each sees the next, so they hold them in turn: ",
            cells[0],
            " and ",
            cells[cells.len() - 1],
            " hold one each. What sees both holds neither."
        ),
        Pattern::Wing { kind, pivot, pincers, digit } => wing(*kind, *pivot, *pincers, *digit, position),
        Pattern::WWing { cells, link, house, linked, digit } => sentence!(
            cells[0],
            " and ",
            cells[1],
            " can hold only ",
            one_of(DigitSet::only(*linked).with(*digit)),
            ". In ",
            *house,
            ", ",
            *linked,
            " stands in ",
            link[0],
            " or ",
            link[1],
            ", so one of the two is not ",
            *linked,
            " but ",
            *digit,
            ": what sees both is not ",
            *digit,
            "."
        ),
        Pattern::Colors { digit, colorings, wrap } => {
            unique::colors(step, *digit, colorings, *wrap, position)
        }
        Pattern::Rectangle { kind, corners, digits, others, houses } => {
            unique::rectangle(*kind, *corners, *digits, others, houses, position)
        }
        Pattern::Grave { candidate } => sentence!(
            "but for ",
            candidate.cell,
            ", each open cell has two candidates, and each digit two places in a house. Without ",
            *candidate,
            " there would be two solutions, so it stands there."
        ),
        Pattern::Chain { nodes, through, closed, .. } => deep::chain(nodes, through, *closed),
        Pattern::AlmostLockedSets { sets, commons, digits } => deep::sets(sets, commons, *digits),
        Pattern::DeathBlossom { stem, petals, digit } => deep::blossom(*stem, petals, *digit, position),
        Pattern::SueDeCoq { line, within, cells, line_set, box_set } => {
            deep::sue_de_coq(*line, *within, cells, line_set, box_set, position)
        }
        Pattern::SiameseFish { digit, base, readings, .. } => fish::siamese(*digit, base, readings),
        Pattern::Forcing { origin, branches, clash, .. } => forcing::explain(*origin, branches, *clash, step),
    };
    let mut said = why;
    said.extend(ruled_out(step));
    said
}

/// "So 4 is ruled out in row 1, column 2 and row 1, column 5, and 6 in 7 cells."
fn ruled_out(step: &Step) -> Vec<Span> {
    let Conclusion::Eliminate(gone) = &step.conclusion else { return Vec::new() };
    let digits: DigitSet = gone.iter().map(|gone| gone.digit).collect();
    let mut said = sentence!(" So ");
    for (i, digit) in digits.iter().enumerate() {
        let cells: Vec<Cell> = gone.iter().filter(|gone| gone.digit == digit).map(|gone| gone.cell).collect();
        said.extend(match i {
            0 => sentence!(digit, " is ruled out in "),
            _ if i + 1 == digits.len() => sentence!(", and ", digit, " in "),
            _ => sentence!(", ", digit, " in "),
        });
        said.extend(if cells.len() > NAMED {
            sentence!(format!("{} cells", cells.len()))
        } else {
            sentence!(and(&cells))
        });
    }
    said.push(".".into());
    said
}

fn subset(step: &Step, cells: &[Cell], digits: DigitSet, position: &Candidates) -> Vec<Span> {
    let geometry = position.geometry();
    let loses =
        |house: &House| step.eliminated().iter().any(|gone| geometry.houses_of(gone.cell).contains(house));
    let houses: Vec<House> = geometry.houses_of_all(cells).filter(loses).collect();
    sentence!(
        and(cells),
        " can hold only ",
        all_of(digits),
        ". They use them up, so the rest of ",
        and(&houses),
        " is without them."
    )
}

fn turbot(kind: TurbotKind, digit: Digit, links: &[(Cell, Cell, House)]) -> Vec<Span> {
    let mut said = Vec::new();
    for (i, &(outer, inner, house)) in links.iter().enumerate().take(2) {
        let starts = if i == 0 { "in " } else { ", and in " };
        said.extend(sentence!(starts, house, ", ", digit, " stands in ", outer, " or ", inner));
    }
    if let [(first, inner_first, _), (second, inner_second, _), ..] = *links {
        said.extend(sentence!(
            ". As ",
            inner_first,
            " and ",
            inner_second,
            " see each other, they do not both have it, so ",
            first,
            " or ",
            second,
            " has: what sees both is without it."
        ));
    }
    if kind == TurbotKind::DualKite
        && let [.., (first, ..), (second, ..)] = *links
    {
        said.extend(sentence!(" The same is true of ", first, " and ", second, "."));
    }
    said
}

fn wing(kind: WingKind, pivot: Cell, pincers: [Cell; 2], digit: Digit, position: &Candidates) -> Vec<Span> {
    let [first, second] = pincers;
    let whatever = match kind {
        WingKind::Xy => sentence!("one of them holds ", digit),
        WingKind::Xyz => sentence!("one of the three holds ", digit),
    };
    sentence!(
        pivot,
        " can hold only ",
        one_of(position.digits(pivot)),
        ". It sees ",
        first,
        " with ",
        one_of(position.digits(first)),
        " and ",
        second,
        " with ",
        one_of(position.digits(second)),
        ". Whatever it holds, ",
        whatever,
        ": what sees them all is not ",
        digit,
        "."
    )
}

/// "3 in row 1, column 2", or "3 in row 1, column 2 or row 1, column 3".
pub(super) fn statement(digit: Digit, cells: &[Cell]) -> Vec<Span> {
    sentence!(digit, " in ", List(cells.to_vec(), " or "))
}

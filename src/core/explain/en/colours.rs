//! Sentences for colourings.

use super::{
    naming::tag,
    say::{cannot, cells, houses, sentence, which_see, with_list},
};
use crate::{
    Candidates, Cell, Geometry, House,
    explain::Span,
    sorting::sort,
    step::{Claim, Colors},
};

pub(super) fn explain(colors: &Colors, gone: &[Cell], position: &Candidates) -> Vec<Span> {
    let Colors { digit, colorings, wrap } = colors;
    let (geometry, order, digit) = (position.geometry(), position.order(), *digit);
    let [a, b, c, d] = [0, 1, 2, 3].map(|number| format!("colour {}", tag(number, order)));
    let mut lines = Vec::new();
    for (coloring, names) in colorings.iter().zip([[&a, &b], [&c, &d]]) {
        lines.push(sentence!("Just two places: ", houses(&linked_in(colors, coloring, position)), "."));
        for (name, own) in names.into_iter().zip(coloring) {
            lines.push(sentence!(format!("{name}: "), cells(own, order), "."));
        }
    }
    let seeing = |from: &[Cell], to: &[Cell]| seeing(geometry, from, to);
    // What is ruled out sees a cell of each of two colours. Of one cell it is said which.
    let sees_both = |one: &[Cell], other: &[Cell], both: &'static str| {
        let of_one = |cell: Cell| Some((seeing(&[cell], one)?.1, seeing(&[cell], other)?.1));
        let aside = match gone {
            [cell] => of_one(*cell).map(|(near, far)| {
                let pair = if near == far { sentence!(near) } else { sentence!(near, " and ", far) };
                which_see(gone, sentence!(both, " (", pair, ")"))
            }),
            _ => None,
        };
        let aside = aside.unwrap_or_else(|| sentence!(", which each see ", both, ","));
        cannot("So", gone, aside, digit, order)
    };
    let after = match &colorings[..] {
        [[one, other]] if !wrap => Some(sees_both(one, other, "both colours")),
        [[one, _]] => seeing(one, one).map(|(first, second)| {
            let pair = cells(&[first, second], order);
            let out = cannot(" So", gone, Vec::new(), digit, order);
            sentence!(pair, format!(" are both {a} and see each other, so {a} is out."), out)
        }),
        [[one, first], [other, second]] if !wrap => seeing(one, other).map(|(this, that)| {
            let clash = sentence!(this, format!(" ({a}) and "), that, format!(" ({c}) see each other."));
            let left = sentence!(" So ", digit, format!(" is in all of {b} or in all of {d}. "));
            sentence!(clash, left, sees_both(first, second, "both of these"))
        }),
        [[one, _], [other, second]] => seeing(one, other).zip(seeing(one, second)).map(|(first, other)| {
            let sees = |(this, that): (Cell, Cell), name: &str| {
                sentence!(format!("{name} ("), this, " sees ", that, ")")
            };
            let clash = sentence!(format!("{a} sees "), sees(first, &c), " and ", sees(other, &d), ". ");
            let out = sentence!("One of these is ", digit, format!(" throughout, so {a} is out."));
            sentence!(clash, out, cannot(" So", gone, Vec::new(), digit, order))
        }),
        _ => None,
    };
    let two = sentence!("Where ", digit, " has just two places, they get two colours");
    let one = sentence!(", and one colour is ", digit, " throughout.");
    with_list(sentence!(two, one), lines, after.unwrap_or_default())
}

/// The houses of the strong links of a colouring.
fn linked_in(colors: &Colors, coloring: &[Vec<Cell>; 2], position: &Candidates) -> Vec<House> {
    let mut linked: Vec<House> = Vec::new();
    for claim in colors.strong(position, coloring) {
        if let Claim::Places(_, house, _) = claim
            && !linked.contains(&house)
        {
            linked.push(house);
        }
    }
    sort(&mut linked);
    linked
}

/// The first two cells, one of each list, that see each other.
fn seeing(geometry: &Geometry, from: &[Cell], to: &[Cell]) -> Option<(Cell, Cell)> {
    let pairs = from.iter().flat_map(|&one| to.iter().map(move |&other| (one, other)));
    pairs.into_iter().find(|&(one, other)| geometry.see(one, other))
}

//! Sentences for colourings.

use super::{
    naming::tag,
    say::{cannot, cells, houses, sentence, which_see},
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
    let is_one = colorings.len() == 1;
    let mut said = Vec::new();
    if !is_one {
        said.extend(sentence!("Strong links of ", digit, " give two pairs of colours."));
    }
    let [a, b, c, d] = [0, 1, 2, 3].map(|number| format!("colour {}", tag(number, order)));
    for (coloring, names) in colorings.iter().zip([[&a, &b], [&c, &d]]) {
        let linked = linked_in(colors, coloring, position);
        let have =
            if linked.len() == 1 { " has just two places for " } else { " each have just two places for " };
        let named = |number: usize| {
            let all = format!(" in all of {} (", names[number]);
            sentence!(all, cells(&coloring[number], order), ")")
        };
        if !is_one {
            said.push(Span::Line);
        }
        said.extend(sentence!(
            houses(&linked),
            have,
            digit,
            ". So ",
            digit,
            " is",
            named(0),
            " or",
            named(1),
            "."
        ));
    }
    said.push(if is_one { " ".into() } else { Span::Rest });
    let seeing = |from: &[Cell], to: &[Cell]| seeing(geometry, from, to);
    // What is ruled out sees a cell of each of two colours. Of one cell it is said which.
    let sees_both = |one: &[Cell], other: &[Cell], both: &'static str, each: &'static str| {
        let of_one = |cell: Cell| Some((seeing(&[cell], one)?.1, seeing(&[cell], other)?.1));
        let aside = match gone {
            [cell] => of_one(*cell).map(|(near, far)| {
                let pair = if near == far { sentence!(near) } else { sentence!(near, " and ", far) };
                which_see(gone, sentence!(both, " (", pair, ")"))
            }),
            _ => None,
        };
        let aside = aside.unwrap_or_else(|| sentence!(", which each see ", each, ","));
        cannot("So", gone, aside, digit, order)
    };
    let told = match &colorings[..] {
        [[one, other]] if !wrap => Some(sees_both(one, other, "both colours", "both colours")),
        [[one, _]] => seeing(one, one).map(|(first, second)| {
            let pair = cells(&[first, second], order);
            let out = cannot(" So", gone, Vec::new(), digit, order);
            sentence!(pair, format!(" are both {a} and see each other, so {a} is out."), out)
        }),
        [[one, first], [other, second]] if !wrap => seeing(one, other).map(|(this, that)| {
            let clash = sentence!(this, format!(" ({a}) and "), that, format!(" ({c}) see each other, so "));
            let left = format!(" isn't in both. It is in all of {b} or in all of {d}. ");
            sentence!(clash, digit, left, sees_both(first, second, "both", "both of these"))
        }),
        [[one, _], [other, second]] => seeing(one, other).zip(seeing(one, second)).map(|(first, other)| {
            let sees = |(this, that): (Cell, Cell), name: &str| {
                sentence!(this, format!(" ({a}) sees "), that, format!(" ({name})"))
            };
            let clash = sentence!(sees(first, &c), ", and ", sees(other, &d), ". ");
            let out = sentence!("The ", digit, format!(" is in {c} or in {d}, so {a} is out."));
            sentence!(clash, out, cannot(" So", gone, Vec::new(), digit, order))
        }),
        _ => None,
    };
    said.extend(told.unwrap_or_default());
    said
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

//! Sentences for colourings.

use super::Colors;
use crate::explain::naming::tag;
use crate::{
    explain::en::say::{
        Assertion, English, NAMED, Span, Step, Technique, cannot, cells, houses, lost, sentence, which_see,
        with_list,
    },
    step::claim::Claim,
};
use sudoku_board::{Candidates, Cell, Geometry, House, sorting::sort};

/// The names of the techniques of this family.
pub(crate) const NAMES: &[(Technique, &str)] = &[
    (Technique::SimpleColorsTrap, "Simple colouring: trap"),
    (Technique::SimpleColorsWrap, "Simple colouring: wrap"),
    (Technique::MultiColors1, "Multi-colouring 1"),
    (Technique::MultiColors2, "Multi-colouring 2"),
];

impl English for Colors {
    fn english(&self, step: &Step, position: &Candidates) -> Vec<Span> {
        explain(self, &lost(step), position)
    }
}

fn explain(colors: &Colors, gone: &[Cell], position: &Candidates) -> Vec<Span> {
    let Colors { digit, colorings, wrap } = colors;
    let (geometry, shape, digit) = (position.geometry(), position.shape(), *digit);
    let [a, b, c, d] = [0, 1, 2, 3].map(|number| format!("colour {}", tag(number, shape)));
    let mut lines = Vec::new();
    for (coloring, names) in colorings.iter().zip([[&a, &b], [&c, &d]]) {
        let facts = colors.strong(position, coloring).into_iter().filter_map(|claim| match claim {
            Claim::Places(digit, house, cells) => {
                Some(Span::Says(Box::new(Assertion::Places(digit, house, cells))))
            }
            Claim::Holds(..) | Claim::Solved(_) | Claim::Lacks(..) => None,
        });
        let facts: Vec<Span> = facts.collect();
        let linked = houses(&linked_in(colors, coloring, position));
        lines.push(sentence!("Just two places: ", linked, ".", facts));
        for (name, own) in names.into_iter().zip(coloring) {
            lines.push(sentence!(format!("{name}: "), cells(own, shape), "."));
        }
    }
    let seeing = |from: &[Cell], to: &[Cell]| seeing(geometry, from, to);
    // Each eliminated candidate sees a cell of each of two colours, and the text names these cells.
    let mut lines_of_gone: Vec<Vec<Span>> = Vec::new();
    let mut sees_both = |one: (&[Cell], &str), other: (&[Cell], &str), both: &'static str| {
        let of_one = |cell: Cell| Some((seeing(&[cell], one.0)?.1, seeing(&[cell], other.0)?.1));
        let ends = |cell: Cell| of_one(cell).map_or_else(Vec::new, |(near, far)| vec![near, far]);
        let facts = gone.iter().map(|&cell| Span::Says(Box::new(Assertion::Sees(vec![cell], ends(cell)))));
        let facts: Vec<Span> = facts.collect();
        let aside = match gone {
            [cell] => of_one(*cell).map(|(near, far)| {
                let pair = if near == far { sentence!(near) } else { sentence!(near, " and ", far) };
                which_see(gone, sentence!(both, " (", pair, ")"))
            }),
            _ => None,
        };
        if aside.is_none() && gone.len() <= NAMED {
            lines_of_gone.extend(gone.iter().filter_map(|&cell| {
                let (near, far) = of_one(cell)?;
                let sees = sentence!(cell, " sees ", near, format!(" ({}) and ", one.1), far);
                Some(sentence!(sees, format!(" ({}).", other.1)))
            }));
        }
        let aside = aside.unwrap_or_else(|| sentence!(", which each see ", both, ","));
        sentence!(facts, cannot("So", gone, aside, digit, shape))
    };
    let after = match &colorings[..] {
        [[one, other]] if !wrap => Some(sees_both((one, &a), (other, &b), "both colours")),
        [[one, _]] => seeing(one, one).map(|(first, second)| {
            let pair = cells(&[first, second], shape);
            let out = cannot(" So", gone, Vec::new(), digit, shape);
            let meet = Assertion::Sees(vec![first], vec![second]);
            sentence!(pair, format!(" are both {a} and see each other, so {a} is out."), meet, out)
        }),
        [[one, first], [other, second]] if !wrap => seeing(one, other).map(|(this, that)| {
            let meets = |this: Cell, that: Cell, [mine, its]: [&String; 2]| {
                let meet = Assertion::Sees(vec![this], vec![that]);
                sentence!(this, format!(" ({mine}) and "), that, format!(" ({its}) see each other."), meet)
            };
            lines.push(meets(this, that, [&a, &c]));
            let ends = |cell: Cell| seeing(&[cell], first).and(seeing(&[cell], second));
            // A cell that does not see both ends of this clash sees those of another clash, between the opposite
            // colours.
            let Some((this, that)) =
                seeing(first, second).filter(|_| gone.iter().any(|&cell| ends(cell).is_none()))
            else {
                let left = sentence!("So ", digit, format!(" is in all of {b} or in all of {d}. "));
                return sentence!(left, sees_both((first, &b), (second, &d), "both of these"));
            };
            lines.push(meets(this, that, [&b, &d]));
            let [of_c, of_d] = [2, 3].map(|number| tag(number, shape));
            let left = format!(" is in all of {b} or {of_d}, and in all of {a} or {of_c}. ");
            let left = sentence!("So ", digit, left);
            let (mut facts, mut named): (Vec<Span>, Vec<Vec<Span>>) = (Vec::new(), Vec::new());
            for &cell in gone {
                let pair =
                    if ends(cell).is_some() { [(first, &b), (second, &d)] } else { [(one, &a), (other, &c)] };
                let seen = pair.map(|(own, name)| Some((seeing(&[cell], own)?.1, name)));
                let [Some((near, mine)), Some((far, its))] = seen else { continue };
                facts.push(Span::Says(Box::new(Assertion::Sees(vec![cell], vec![near, far]))));
                named.push(sentence!(
                    cell,
                    " sees ",
                    near,
                    format!(" ({mine}) and "),
                    far,
                    format!(" ({its}).")
                ));
            }
            lines.extend(named);
            sentence!(
                left,
                facts,
                cannot("So", gone, sentence!(", which each see both of one pair,"), digit, shape)
            )
        }),
        [[one, _], [other, second]] => seeing(one, other).zip(seeing(one, second)).map(|(first, other)| {
            let sees = |(this, that): (Cell, Cell), name: &str| {
                sentence!(
                    format!("{name} ("),
                    this,
                    " sees ",
                    that,
                    ")",
                    Assertion::Sees(vec![this], vec![that])
                )
            };
            let clash = sentence!(format!("{a} sees "), sees(first, &c), " and ", sees(other, &d), ".");
            lines.push(clash);
            let out = sentence!("One of these is ", digit, format!(" throughout, so {a} is out."));
            sentence!(out, cannot(" So", gone, Vec::new(), digit, shape))
        }),
        _ => None,
    };
    lines.extend(lines_of_gone);
    let where_ = sentence!("Where ", digit, " has just two places, ");
    let before = if colorings.len() == 1 {
        let one_each = format!("one has {a} and the other {b}. So all of {a} are ");
        sentence!(where_, one_each, digit, format!(", or all of {b}."))
    } else {
        let pairs = format!("they have {a} and {b}, or {c} and {d}. In each pair, all of one colour are ");
        sentence!(where_, pairs, digit, ".")
    };
    with_list(before, lines, after.unwrap_or_default())
}

/// Returns the houses of the strong links of a colouring.
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

/// Returns the first two cells, one of each list, that see each other.
fn seeing(geometry: &Geometry, from: &[Cell], to: &[Cell]) -> Option<(Cell, Cell)> {
    let pairs = from.iter().flat_map(|&one| to.iter().map(move |&other| (one, other)));
    pairs.into_iter().find(|&(one, other)| geometry.see(one, other))
}

//! Sentences for colours and for rectangles.

use super::say::{all_of, and, one_of, or, sentence};
use crate::{
    Candidates, Cell, Digit, DigitSet, House,
    explain::Span,
    step::{RectangleKind, Step},
};

pub(super) fn colors(
    step: &Step,
    digit: Digit,
    colorings: &[[Vec<Cell>; 2]],
    wrap: bool,
    position: &Candidates,
) -> Vec<Span> {
    let geometry = position.geometry();
    let mut said = Vec::new();
    for (i, [one, other]) in colorings.iter().enumerate() {
        let starts = if i == 0 { "strong links of " } else { " Others join " };
        if i == 0 {
            said.extend(sentence!(starts, digit, " join ", and(one), " with ", and(other)));
        } else {
            said.extend(sentence!(starts, and(one), " with ", and(other)));
        }
        said.push(": all of one side have it, or all of the other.".into());
    }
    // The first two cells, one of each list, that see each other.
    let seeing = |from: &[Cell], to: &[Cell]| {
        let pairs = from.iter().flat_map(|&one| to.iter().map(move |&other| (one, other)));
        pairs.into_iter().find(|&(one, other)| geometry.see(one, other))
    };
    let gone = step.eliminated().first().map(|gone| [gone.cell]);
    let told = match colorings {
        [[one, other]] if !wrap => gone.and_then(|gone| {
            let ((cell, first), (_, second)) = (seeing(&gone, one)?, seeing(&gone, other)?);
            Some(sentence!(
                " As ",
                cell,
                " sees ",
                first,
                " of one and ",
                second,
                " of the other, it is without it."
            ))
        }),
        [[one, _]] => seeing(one, one).map(|(first, second)| {
            sentence!(" But ", first, " and ", second, " see each other, so their whole side is without it.")
        }),
        [[one, first], [other, second]] if !wrap => {
            seeing(one, other).zip(gone).and_then(|((a, b), gone)| {
                let ((cell, near), (_, far)) = (seeing(&gone, first)?, seeing(&gone, second)?);
                Some(sentence!(
                    " As ",
                    a,
                    " and ",
                    b,
                    " see each other, one of these two sides is without it, so the side of ",
                    near,
                    " or that of ",
                    far,
                    " has it: ",
                    cell,
                    " sees both and is without it."
                ))
            })
        }
        [[one, _], [other, second]] => seeing(one, other).zip(seeing(one, second)).map(|((a, b), (c, d))| {
            sentence!(
                " As ",
                a,
                " sees ",
                b,
                " and ",
                c,
                " sees ",
                d,
                ", one of each, the side of ",
                a,
                " cannot have it."
            )
        }),
        _ => None,
    };
    said.extend(told.unwrap_or_default());
    said
}

pub(super) fn rectangle(
    kind: RectangleKind,
    corners: [Cell; 4],
    digits: DigitSet,
    others: &[Cell],
    houses: &[House],
    position: &Candidates,
) -> Vec<Span> {
    let extra = |cells: &[Cell]| {
        cells.iter().fold(DigitSet::EMPTY, |all, &cell| all.union(position.digits(cell))).minus(digits)
    };
    let open: Vec<Cell> = corners.iter().copied().filter(|&cell| !extra(&[cell]).is_empty()).collect();
    let extras = extra(&corners);
    let mut said = sentence!(
        and(&corners),
        " lie in two rows, two columns and two boxes. With only ",
        all_of(digits),
        " in them, the two could change places, and there would be two solutions."
    );
    said.extend(match kind {
        RectangleKind::One => sentence!(
            " As the other corners hold nothing else, ",
            corners[3],
            " must hold ",
            one_of(extras),
            "."
        ),
        RectangleKind::Two | RectangleKind::Five => {
            sentence!(" So ", or(&open), " holds ", all_of(extras), ": what sees all of them does not.")
        }
        RectangleKind::Three => {
            let naked = extras
                .union(others.iter().fold(DigitSet::EMPTY, |all, &cell| all.union(position.digits(cell))));
            sentence!(
                " So ",
                or(&open),
                " holds ",
                one_of(extras),
                ". Together with ",
                and(others),
                " this uses up ",
                all_of(naked),
                " in ",
                and(houses),
                "."
            )
        }
        _ => linked(kind, corners, digits, houses, position),
    });
    said
}

/// Why a rectangle is prevented where strong links say so.
fn linked(
    kind: RectangleKind,
    corners: [Cell; 4],
    digits: DigitSet,
    houses: &[House],
    position: &Candidates,
) -> Vec<Span> {
    let geometry = position.geometry();
    let [first, second, third, last] = corners;
    let confined = |digit: &Digit| {
        houses.iter().all(|&house| {
            let mut places = position.places(*digit, house).iter();
            places.all(|place| corners.contains(&geometry.cell_at(house, place)))
        })
    };
    let Some((bound, other)) = digits
        .iter()
        .find(confined)
        .or_else(|| digits.first())
        .and_then(|digit| Some((digit, digits.without(digit).first()?)))
    else {
        return Vec::new();
    };
    match kind {
        RectangleKind::Four => sentence!(
            " In ",
            and(houses),
            ", ",
            bound,
            " can stand only in ",
            third,
            " or ",
            last,
            ", so one of them holds ",
            bound,
            ". If the other held ",
            other,
            ", all four would be filled like that: neither holds ",
            other,
            "."
        ),
        RectangleKind::Six => sentence!(
            " In ",
            and(houses),
            ", ",
            bound,
            " can stand only in the corners. If it stood in ",
            third,
            " or in ",
            last,
            ", it would stand in both, and ",
            other,
            " in ",
            first,
            " and ",
            second,
            ": all four would be filled like that."
        ),
        RectangleKind::Hidden => sentence!(
            " If ",
            last,
            " held ",
            other,
            ", the only other places of ",
            bound,
            " in ",
            and(houses),
            " would be ",
            second,
            " and ",
            third,
            ", and ",
            first,
            " would be left with ",
            other,
            ": all four would be filled like that."
        ),
        RectangleKind::HiddenSide => sentence!(
            " If ",
            last,
            " held ",
            other,
            ", then ",
            second,
            " would hold ",
            bound,
            " and ",
            first,
            " ",
            other,
            ", and in ",
            and(houses),
            " only ",
            third,
            " would be left for ",
            bound,
            ": all four would be filled like that."
        ),
        RectangleKind::AvoidableOne => {
            let solved = |cell: Cell| position.digits(cell).first().or_else(|| position.digit(cell));
            match (solved(first), solved(second), solved(third)) {
                (Some(a), Some(b), Some(c)) => sentence!(
                    " None of them is given, and ",
                    first,
                    ", ",
                    second,
                    " and ",
                    third,
                    " hold ",
                    a,
                    ", ",
                    b,
                    " and ",
                    c,
                    ": so ",
                    last,
                    " does not hold ",
                    b,
                    "."
                ),
                _ => Vec::new(),
            }
        }
        RectangleKind::AvoidableTwo => {
            let extras = position.digits(third).union(position.digits(last)).minus(digits);
            sentence!(
                " None of them is given, and ",
                first,
                " and ",
                second,
                " are solved. So ",
                third,
                " or ",
                last,
                " holds ",
                all_of(extras),
                ": what sees both does not."
            )
        }
        RectangleKind::One | RectangleKind::Two | RectangleKind::Three | RectangleKind::Five => Vec::new(),
    }
}

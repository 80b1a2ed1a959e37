//! Sentences for colours, rectangles, chains and almost locked sets.

use super::say::{all_of, and, one_of, or, sentence};
use crate::{
    Candidates, Cell, Digit, DigitSet, House,
    explain::Span,
    step::{AlmostLocked, Node, RectangleKind},
};

pub(super) fn colors(digit: Digit, colorings: &[[Vec<Cell>; 2]], wrap: bool) -> Vec<Span> {
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
    let Some([first, _]) = colorings.first() else { return said };
    said.extend(match (colorings.len(), wrap) {
        (1, false) => sentence!(" What sees both sides is without it."),
        (1, true) => sentence!(" Two of ", and(first), " see each other, so none of these has it."),
        (_, false) => sentence!(
            " The first sides of both see each other and are not both true, so a second side is: what sees both second sides is without it."
        ),
        (_, true) => sentence!(
            " The cells ", and(first), " see both sides of the other, one of which is true: none of them has it."
        ),
    });
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
        " in them there would be two solutions."
    );
    said.extend(match kind {
        RectangleKind::One => sentence!(" So ", corners[3], " must hold something else."),
        RectangleKind::Two | RectangleKind::Five => {
            sentence!(" So ", or(&open), " holds ", all_of(extras), ": what sees them all does not.")
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
        RectangleKind::Four => sentence!(
            " In ",
            and(houses),
            ", one of the digits has no other place than ",
            and(&open),
            ", so these do not hold the other one."
        ),
        RectangleKind::Six => sentence!(
            " In ",
            and(houses),
            ", one of the digits can stand only in the corners: in ",
            and(&open),
            " it would leave the other to the opposite corners."
        ),
        RectangleKind::Hidden => sentence!(
            " In ",
            and(houses),
            ", one of the digits can stand only in the corners. If ",
            corners[3],
            " held the other one, all four would be filled like that."
        ),
        RectangleKind::AvoidableOne => sentence!(
            " None of them is given, and three are solved, so ",
            corners[3],
            " does not complete it."
        ),
        RectangleKind::AvoidableTwo => sentence!(
            " None of them is given, and two are solved, so ",
            or(&open),
            " holds ",
            all_of(extras),
            ": what sees both does not."
        ),
    });
    said
}

pub(super) fn chain(nodes: &[Node], through: &[(u16, Vec<Cell>)], closed: bool) -> Vec<Span> {
    let Some((first, rest)) = nodes.split_first() else { return Vec::new() };
    let statement =
        |number: usize, node: &Node| Span::Statement(number as u16, node.digit, node.cells.clone());
    let mut said = sentence!("if not ", vec![statement(0, first)]);
    for (i, node) in rest.iter().enumerate() {
        let then = if i % 2 == 0 { "then" } else { "then not" };
        said.extend([", ".into(), Span::Link(i as u16, then), " ".into(), statement(i + 1, node)]);
        let set = through.iter().position(|(at, _)| usize::from(*at) == i);
        if let Some((number, (_, cells))) = set.zip(set.and_then(|number| through.get(number))) {
            let named = vec![Span::Set(number as u16)];
            said.extend(sentence!(" (by ", named, ": ", and(cells), " have one candidate more than cells)"));
        }
    }
    said.push(".".into());
    said.extend(if closed {
        let closes = vec![Span::Link(rest.len() as u16, "The last excludes the first")];
        sentence!(" ", closes, ", so the chain is a loop, and of each two that follow one is true.")
    } else if rest.last() == Some(first) {
        sentence!(" So it stands there.")
    } else {
        sentence!(" So the first or the last is true, and what excludes both is false.")
    });
    said
}

/// "row 1, column 2 and row 1, column 3 with 1, 2 and 3".
fn set(set: &AlmostLocked) -> Vec<Span> {
    sentence!(and(&set.cells), " with ", all_of(set.digits))
}

pub(super) fn sets(sets: &[AlmostLocked], commons: &[DigitSet], digits: DigitSet) -> Vec<Span> {
    let mut said = Vec::new();
    for (i, one) in sets.iter().enumerate() {
        if i > 0 {
            said.push("; ".into());
        }
        said.extend(sentence!(vec![Span::Set(i as u16)], ", ", set(one)));
    }
    said.push(": each has one candidate more than cells.".into());
    for (i, common) in commons.iter().enumerate() {
        said.extend(if i == 0 {
            sentence!(" The first two do not both hold ", or(&common.iter().collect::<Vec<_>>()))
        } else {
            sentence!(", the next two not both ", or(&common.iter().collect::<Vec<_>>()))
        });
    }
    said.push(".".into());
    if commons.first().is_some_and(|common| sets.len() == 2 && common.len() > 1) {
        said.push(" So each of these is in one of the sets, and each set is locked.".into());
    } else if !digits.is_empty() {
        said.extend(sentence!(
            " So the first or the last holds ",
            all_of(digits),
            ": what sees all of them there is without."
        ));
    }
    said
}

pub(super) fn blossom(stem: Cell, petals: &[AlmostLocked], digit: Digit, position: &Candidates) -> Vec<Span> {
    let mut said = sentence!(stem, " holds ", one_of(position.digits(stem)), ".");
    for (taken, petal) in position.digits(stem).iter().zip(petals) {
        said.extend(sentence!(
            " If ",
            taken,
            ", then ",
            and(&petal.cells),
            " hold ",
            all_of(petal.digits.without(taken)),
            "."
        ));
    }
    said.extend(sentence!(
        " In each case one of them holds ",
        digit,
        ": what sees all of them is without it."
    ));
    said
}

pub(super) fn sue_de_coq(
    line: House,
    within: House,
    cells: &[Cell],
    line_set: &AlmostLocked,
    box_set: &AlmostLocked,
    position: &Candidates,
) -> Vec<Span> {
    let all = cells.iter().fold(DigitSet::EMPTY, |all, &cell| all.union(position.digits(cell)));
    sentence!(
        "in ",
        line,
        " and ",
        within,
        ", ",
        and(cells),
        " can hold only ",
        all_of(all),
        ". Beside them, ",
        set(line_set),
        " takes what is left of these in ",
        line,
        ", and ",
        set(box_set),
        " in ",
        within,
        ": together they have no digit to spare."
    )
}

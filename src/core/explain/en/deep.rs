//! Sentences for colours, rectangles, chains and almost locked sets.

use super::say::{all_of, and, cannot, one_of, or, sentence, which_see};
use crate::{
    Candidates, Cell, Digit, DigitSet, House,
    explain::Span,
    step::{AlmostLocked, Node},
};

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
        let excludes = vec![Span::Link(rest.len() as u16, "this excludes")];
        sentence!(
            " And ",
            excludes,
            " ",
            vec![statement(0, first)],
            ", so the chain is a loop: of each two that follow each other one is true, and what excludes both is false."
        )
    } else if rest.last() == Some(first) {
        sentence!(" So there it stands: if not, it would.")
    } else if let Some(last) = rest.last() {
        sentence!(
            " So ",
            vec![statement(0, first)],
            " or ",
            vec![statement(rest.len(), last)],
            " is true, and what excludes both is false."
        )
    } else {
        Vec::new()
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
            sentence!(
                " Those of the first two see each other wherever they hold ",
                or(&common.iter().collect::<Vec<_>>()),
                ", so they do not both hold it"
            )
        } else {
            sentence!("; the next two do not both hold ", or(&common.iter().collect::<Vec<_>>()))
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

/// Whatever the stem is, it leaves a set with as many digits as cells.
pub(super) fn blossom(
    stem: Cell,
    petals: &[AlmostLocked],
    digit: Digit,
    gone: &[Cell],
    position: &Candidates,
) -> Vec<Span> {
    let digits = position.digits(stem);
    let mut said = sentence!("the stem ", stem, " is ", one_of(digits), ".");
    for (taken, petal) in digits.iter().zip(petals) {
        let rest = all_of(petal.digits.without(taken));
        said.extend(sentence!(" If it is ", taken, ", it rules out ", taken, " in ", and(&petal.cells)));
        said.extend(sentence!(" and leaves ", rest, "."));
    }
    let seen = sentence!("every ", digit, " among them");
    said.extend(sentence!(
        " Each time, as many digits as cells are left, so one of the cells is ",
        digit,
        "."
    ));
    said.extend(cannot(" So", gone, which_see(gone, seen), digit));
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

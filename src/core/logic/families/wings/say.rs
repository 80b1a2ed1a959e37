//! Sentences for wings and remote pairs.

use super::{RemotePair, WWing, Wing, WingKind};
use crate::explain::en::say::{
    Assertion, English, List, Span, Step, Technique, all_of, cannot, fits, lost, one_of, sentence, so_seeing,
    which_see,
};
use sudoku_board::{Candidates, Cell, Digit, DigitSet, Shape};

/// The names of the techniques of this family.
pub(crate) const NAMES: &[(Technique, &str)] = &[
    (Technique::RemotePair, "Remote pair"),
    (Technique::XyWing, "XY-Wing"),
    (Technique::XyzWing, "XYZ-Wing"),
    (Technique::WWing, "W-Wing"),
];

impl English for RemotePair {
    fn english(&self, step: &Step, position: &Candidates) -> Vec<Span> {
        remote_pair(step, self.digits, &self.cells, position.shape())
    }
}

impl English for Wing {
    fn english(&self, step: &Step, position: &Candidates) -> Vec<Span> {
        wing(self.kind, self.pivot, self.pincers, self.digit, &lost(step), position)
    }
}

impl English for WWing {
    fn english(&self, step: &Step, position: &Candidates) -> Vec<Span> {
        w_wing(self, &lost(step), position.shape())
    }
}

/// Explains a remote pair. The cells keep their order: each sees the next.
fn remote_pair(step: &Step, digits: DigitSet, cells: &[Cell], shape: &Shape) -> Vec<Span> {
    let ([first, .., last], Some(one)) = (cells, digits.first()) else { return Vec::new() };
    let named = sentence!(List(cells.to_vec(), " and "));
    let each = sentence!(" each ", one_of(digits), ", and each sees the next.");
    let mut said = sentence!(named.clone(), " are", each.clone());
    if !fits(&said, shape) {
        said = sentence!("Follow ", named, ". They are", each);
    }
    for &cell in cells {
        said.extend(sentence!(Assertion::Holds(vec![cell], digits)));
    }
    for two in cells.windows(2) {
        said.extend(sentence!(Assertion::Sees(vec![two[0]], vec![two[1]])));
    }
    let losing: Vec<Cell> = step.eliminated().iter().map(|gone| gone.cell).collect();
    said.extend(sentence!(Assertion::Sees(losing, vec![*first, *last])));
    said.extend(sentence!(" So ", all_of(digits), " alternate: of the ends ", *first, " and ", *last));
    said.extend(sentence!(", one is ", one, " and one is ", one_of(digits.without(one)), "."));
    said.extend(so_seeing(step.eliminated(), "both ends", shape));
    said
}

/// Says that a cell that sees the pincers loses the digit. If the pivot can also be the digit, the cell must see
/// that as well.
fn wing(
    kind: WingKind,
    pivot: Cell,
    pincers: [Cell; 2],
    digit: Digit,
    gone: &[Cell],
    position: &Candidates,
) -> Vec<Span> {
    let mut said =
        sentence!("The pivot ", pivot, " (", one_of(position.digits(pivot)), ") sees the pincers ");
    let [first, second] = pincers;
    for (pincer, ends) in [(first, ") and "), (second, ").")] {
        said.extend(sentence!(pincer, " (", one_of(position.digits(pincer)), ends));
    }
    said.extend(sentence!(Assertion::Sees(vec![pivot], pincers.to_vec())));
    for cell in [pivot, first, second] {
        said.extend(sentence!(Assertion::Holds(vec![cell], position.digits(cell))));
    }
    let if_is = |begins: &'static str, pincer: Cell| {
        let shared = position.digits(pincer).without(digit);
        sentence!(begins, one_of(shared), ", ", pincer, " must be ", digit)
    };
    let seen = match kind {
        WingKind::Xy => {
            said.extend(if_is(" If the pivot is ", first));
            said.extend(sentence!(if_is(". If the pivot is ", second), "."));
            "both pincers"
        }
        WingKind::Xyz => {
            said.extend(if_is(" If the pivot is ", first));
            said.extend(sentence!(if_is("; if the pivot is ", second), "."));
            said.extend(sentence!(" If the pivot is neither, it is ", digit, " itself."));
            "all three"
        }
    };
    let mut ends = pincers.to_vec();
    ends.extend((kind == WingKind::Xyz).then_some(pivot));
    said.extend(sentence!(Assertion::Sees(gone.to_vec(), ends)));
    said.extend(cannot(" So", gone, which_see(gone, seen), digit, position.shape()));
    said
}

/// Explains a W-Wing: each cell sees its own end of the link.
fn w_wing(wing: &WWing, gone: &[Cell], shape: &Shape) -> Vec<Span> {
    let WWing { cells: [first, second], link: [near, far], house, linked, digit } = *wing;
    let either = one_of(DigitSet::only(linked).with(digit));
    let mut said = sentence!(first, " and ", second, " are each ", either, ". ");
    said.extend(sentence!(house, " needs its ", linked, " in ", near, ", which ", first, " sees, or in "));
    said.extend(sentence!(far, ", which ", second, " sees. So ", first, " and ", second));
    said.extend(sentence!(" can't both be ", linked, ": one of them is ", digit, "."));
    said.extend(sentence!(
        Assertion::Holds(vec![first], DigitSet::only(linked).with(digit)),
        Assertion::Holds(vec![second], DigitSet::only(linked).with(digit)),
        Assertion::Places(linked, house, vec![near, far]),
        Assertion::Sees(vec![first], vec![near]),
        Assertion::Sees(vec![second], vec![far]),
        Assertion::Sees(gone.to_vec(), vec![first, second]),
    ));
    said.extend(cannot(" So", gone, which_see(gone, "both"), digit, shape));
    said
}

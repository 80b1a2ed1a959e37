//! Sentences for empty rectangles.

use super::{BoxReading, EmptyRectangle};
use crate::explain::en::say::{
    Assertion, English, Span, Step, Technique, cannot, houses, lost, sentence, some_or_count, with_list,
};
use sudoku_board::{Candidates, Cell, Digit, House, Shape};

/// The names of the techniques of this family.
pub(crate) const NAMES: &[(Technique, &str)] = &[
    (Technique::EmptyRectangle, "Empty rectangle"),
    (Technique::DualEmptyRectangle, "Dual empty rectangle"),
];

impl English for EmptyRectangle {
    fn english(&self, step: &Step, position: &Candidates) -> Vec<Span> {
        box_lines(self.digit, self.within, &self.readings, &lost(step), position.shape())
    }
}

/// Explains empty rectangles. If both links of a dual one share an end, and its readings the lines, that end must be
/// the digit.
fn box_lines(
    digit: Digit,
    within: House,
    readings: &[BoxReading],
    gone: &[Cell],
    shape: &Shape,
) -> Vec<Span> {
    let geometry = shape.geometry();
    if let [one, other] = readings
        && !one.is_swapped(other)
    {
        return two_readings(digit, within, [one, other], gone, shape);
    }
    let Some(&BoxReading { barred, left, link: [near, far], house }) = readings.first() else {
        return Vec::new();
    };
    let mut said = sentence!("In ", within, ", the ", digit, " can only go in ", left, " or ", barred, ". ");
    let crossing = |line: House| {
        let both = geometry.cells(within).iter().copied();
        both.filter(|&cell| geometry.houses_of(cell).contains(&line)).collect::<Vec<Cell>>()
    };
    said.extend(sentence!(
        Assertion::Covered(digit, vec![within], vec![left, barred], Vec::new()),
        Assertion::Places(digit, house, vec![near, far]),
        Assertion::Sees(vec![near], crossing(barred)),
        Assertion::Sees(gone.to_vec(), vec![far]),
    ));
    if let Some(&BoxReading { link: [other, _], house: across, barred: other_barred, .. }) = readings.get(1) {
        let nears = sentence!(near, " (the only other place in ", house, ") and ", other, " (the same in ");
        said.extend(sentence!("If ", far, " isn't ", digit, ", ", nears, across, ") are."));
        let all = sentence!(" They see all of ", houses(&[barred, other_barred]), " in ", within);
        said.extend(sentence!(all, ", so the box has no place for ", digit, "."));
        said.extend(sentence!(
            Assertion::Places(digit, across, vec![other, far]),
            Assertion::Sees(vec![other], crossing(other_barred))
        ));
        let it = if gone.len() == 1 { ", which sees it," } else { ", which see it," };
        let gone = cannot(" and", gone, sentence!(it), digit, shape);
        let gone = gone.into_iter().filter(|span| *span != Span::Conclusion);
        said.extend(sentence!(Span::Conclusion, " So ", far, " must be ", digit, ","));
        said.extend(gone);
    } else {
        said.extend(sentence!("In ", house, ", it can only go in ", near, " or ", far));
        said.extend(sentence!(". If ", far, " isn't ", digit, ", ", near, " is, and ", within, " gets its "));
        said.extend(sentence!(digit, " in ", left, ".", Assertion::Within(gone.to_vec(), left)));
        let where_ = sentence!(", in ", left, " and in sight of ", far, ",");
        said.extend(cannot(" So", gone, where_, digit, shape));
    }
    said
}

/// Explains two readings of a box, each with its own eliminations.
fn two_readings(
    digit: Digit,
    within: House,
    readings: [&BoxReading; 2],
    gone: &[Cell],
    shape: &Shape,
) -> Vec<Span> {
    let geometry = shape.geometry();
    let lines_of = |reading: &BoxReading| [reading.barred, reading.left];
    let same = lines_of(readings[0]).iter().all(|line| lines_of(readings[1]).contains(line));
    let (mut before, mut lines, mut lost) = (Vec::new(), Vec::new(), Vec::new());
    for (nth, &BoxReading { barred, left, link: [near, far], house }) in readings.into_iter().enumerate() {
        let both = geometry.cells(within).iter().copied();
        let crossing = both.filter(|&cell| geometry.houses_of(cell).contains(&barred)).collect();
        let can = if nth == 0 { " can only go in " } else { " is also in " };
        let covered = Assertion::Covered(digit, vec![within], vec![left, barred], Vec::new());
        let covered = sentence!("In ", within, ", the ", digit, can, left, " or ", barred, ".", covered);
        if nth == 0 {
            before = covered;
        } else if !same {
            lines.push(covered);
        }
        let linked = sentence!("In ", house, ", it can only go in ", near, " or ", far, ".");
        lines.push(sentence!(linked, Assertion::Places(digit, house, vec![near, far])));
        let then =
            sentence!("If ", far, " isn't ", digit, ", ", near, " is, and ", within, " gets its ", digit);
        lines.push(sentence!(then, " in ", left, ".", Assertion::Sees(vec![near], crossing)));
        let in_sight = |cell: &Cell| geometry.houses_of(*cell).contains(&left) && geometry.see(*cell, far);
        let own: Vec<Cell> = gone.iter().copied().filter(in_sight).collect();
        let named = sentence!(some_or_count(&own, shape), ", in ", left, " and in sight of ", far);
        let facts = sentence!(Assertion::Sees(own.clone(), vec![far]), Assertion::Within(own, left));
        lost.push(sentence!(facts, named, ", can't be ", digit));
    }
    let [one, other] = <[Vec<Span>; 2]>::try_from(lost).unwrap_or_default();
    with_list(before, lines, sentence!(Span::Conclusion, "So ", one, ", and ", other, "."))
}

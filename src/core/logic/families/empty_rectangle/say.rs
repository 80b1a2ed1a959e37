//! Sentences for empty rectangles.

use super::{BoxReading, EmptyRectangle};
use crate::{
    explain::{
        Assertion,
        plan::{Plan, Said, Told, lost, plan, with_list},
        words::empty_rectangle as words,
    },
    step::Step,
};
use sudoku_board::{Candidates, Cell, Digit, House, Shape};

impl Told for EmptyRectangle {
    /// Explains empty rectangles. If both links of a dual one share an end, and its readings the lines, that end must be
    /// the digit.
    fn plan(&self, step: &Step, position: &Candidates) -> Plan {
        let (digit, within, gone) = (self.digit, self.within, lost(step));
        let geometry = position.geometry();
        if let [one, other] = &self.readings[..]
            && !one.is_swapped(other)
        {
            return two_readings(digit, within, [one, other], &gone, position.shape());
        }
        let Some(&BoxReading { barred, left, link: [near, far], house }) = self.readings.first() else {
            return Plan::new();
        };
        let crossing = |line: House| {
            let both = geometry.cells(within).iter().copied();
            both.filter(|&cell| geometry.houses_of(cell).contains(&line)).collect::<Vec<Cell>>()
        };
        let plan = plan![
            words::only_in(within, digit, left, barred),
            Assertion::Covered(digit, vec![within], vec![left, barred], Vec::new()),
            Assertion::Places(digit, house, vec![near, far]),
            Assertion::Sees(vec![near], crossing(barred)),
            Assertion::Sees(gone.clone(), vec![far])
        ];
        let Some(&BoxReading { link: [other, _], house: across, barred: other_barred, .. }) =
            self.readings.get(1)
        else {
            return plan![
                plan,
                words::linked(house, near, far),
                words::if_not(far, digit, near, within, left),
                Assertion::Within(gone.clone(), left),
                Said::Conclusion,
                words::in_line_and_sight(&gone, left, far, digit),
            ];
        };
        plan![
            plan,
            words::if_not_both_are(far, digit, near, house, other, across),
            words::see_all(&[barred, other_barred], within, digit),
            Assertion::Places(digit, across, vec![other, far]),
            Assertion::Sees(vec![other], crossing(other_barred)),
            Said::Conclusion,
            words::must_be_and(far, digit, &gone),
        ]
    }
}

/// Explains two readings of a box, each with its own eliminations.
fn two_readings(
    digit: Digit,
    within: House,
    readings: [&BoxReading; 2],
    gone: &[Cell],
    shape: &Shape,
) -> Plan {
    let geometry = shape.geometry();
    let lines_of = |reading: &BoxReading| [reading.barred, reading.left];
    let same = lines_of(readings[0]).iter().all(|line| lines_of(readings[1]).contains(line));
    let (mut before, mut lines, mut facts) = (Plan::new(), Vec::new(), Plan::new());
    let lost = readings.map(|&BoxReading { barred, left, link: [near, far], house }| {
        let both = geometry.cells(within).iter().copied();
        let crossing = both.filter(|&cell| geometry.houses_of(cell).contains(&barred)).collect();
        let covered = Assertion::Covered(digit, vec![within], vec![left, barred], Vec::new());
        if before.is_empty() {
            before = plan![words::only_in(within, digit, left, barred), covered];
        } else if !same {
            lines.push(plan![words::is_also_in(within, digit, left, barred), covered]);
        }
        let places = Assertion::Places(digit, house, vec![near, far]);
        lines.push(plan![words::linked(house, near, far), places]);
        let sees = Assertion::Sees(vec![near], crossing);
        lines.push(plan![words::if_not(far, digit, near, within, left), sees]);
        let in_sight = |cell: &Cell| geometry.houses_of(*cell).contains(&left) && geometry.see(*cell, far);
        let own: Vec<Cell> = gone.iter().copied().filter(in_sight).collect();
        facts.extend(plan![Assertion::Sees(own.clone(), vec![far]), Assertion::Within(own.clone(), left)]);
        words::by_one_reading(&own, left, far, digit)
    });
    let [one, other] = lost;
    with_list(before, lines, plan![Said::Conclusion, words::so_both(one, other), facts])
}

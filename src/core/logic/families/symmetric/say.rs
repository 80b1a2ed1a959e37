//! Sentences for Gurth's symmetrical placement.

use super::Symmetric;
use crate::{
    explain::{
        Assertion,
        plan::{Plan, Said, Told, lost, plan},
        words::{common, symmetric},
    },
    step::Step,
};
use sudoku_board::{Candidates, DigitSet, Symmetry};

impl Told for Symmetric {
    /// Returns "The givens are symmetric about the diagonal from the top left. There, digits change places: 1 with
    /// 2; 3 with 4. The puzzle has one solution, so that is symmetric in the same way. A cell on the diagonal stays
    /// where it is. Of the digits, only 5 and 6 stay the same, so it must be 5 or 6. So r1c1 can't be 1 or 2."
    fn plan(&self, step: &Step, position: &Candidates) -> Plan {
        let mut plan = plan![match self.symmetry {
            Symmetry::HalfTurn => symmetric::half_turn(),
            Symmetry::QuarterTurn => symmetric::quarter_turn(),
            Symmetry::MirrorRows => symmetric::top_to_bottom(),
            Symmetry::MirrorColumns => symmetric::left_to_right(),
            Symmetry::Diagonal => symmetric::diagonal(),
            Symmetry::AntiDiagonal => symmetric::anti_diagonal(),
            Symmetry::None | Symmetry::Full => symmetric::in_itself(),
        }];
        let circles = self.circles().into_iter().filter_map(|circle| {
            let [first, between @ .., last] = &circle[..] else { return None };
            let before = between.iter().fold(symmetric::first_of_circle(*first), |before, &digit| {
                symmetric::circle_so_far(before, digit)
            });
            Some(symmetric::circle(before, *last))
        });
        let circles = circles.reduce(symmetric::and_circle);
        plan.extend(circles.map(symmetric::change_places));
        plan.extend(plan![
            Assertion::Mirrored(self.symmetry, self.digits.clone()),
            symmetric::one_solution()
        ]);
        if let Some(from) = self.from {
            let own = position.digit(from).map_or(position.digits(from), DigitSet::only);
            let images: DigitSet = own.iter().map(|digit| self.digits[digit.index()]).collect();
            let to = self.image(position, from);
            let (image, has) = match position.digit(from) {
                Some(digit) => {
                    (symmetric::filled_image(from, own, to, images), Assertion::Solved(vec![from], digit))
                }
                None => (symmetric::open_image(from, own, to, images), Assertion::Only(vec![from], own)),
            };
            let unmatched = Assertion::Unmatched(step.eliminated().to_vec());
            plan.extend(plan![image, has, unmatched]);
        } else {
            let fixed: DigitSet = self.fixed().collect();
            plan.push(match (self.symmetry, fixed.is_empty()) {
                (Symmetry::Diagonal | Symmetry::AntiDiagonal, false) => symmetric::diagonal_stays(),
                (Symmetry::HalfTurn | Symmetry::QuarterTurn, false) => symmetric::middle_stays(),
                (_, false) => symmetric::axis_stays(),
                (Symmetry::Diagonal | Symmetry::AntiDiagonal, true) => symmetric::diagonal_changes(),
                (Symmetry::HalfTurn | Symmetry::QuarterTurn, true) => symmetric::middle_changes(),
                (_, true) => symmetric::axis_changes(),
            });
            plan.extend((!fixed.is_empty()).then(|| symmetric::only_stay(fixed)));
            plan.extend(plan![Assertion::Unmoved(lost(step), fixed)]);
        }
        plan![plan, Said::Conclusion, common::so(step.eliminated())]
    }
}

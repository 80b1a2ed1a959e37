//! Sentences for locked candidates.

use super::Locked;
use crate::{
    explain::{
        Assertion,
        plan::{Plan, Said, Told, fitting, lost, plan},
        words::{common, locked},
    },
    step::Step,
};
use sudoku_board::{Candidates, Cell};

impl Told for Locked {
    /// Names the cells: the board shows that they are in both houses.
    fn plan(&self, step: &Step, position: &Candidates) -> Plan {
        let Locked { digit, within, crossing } = *self;
        let (geometry, gone) = (position.geometry(), lost(step));
        let places: Vec<Cell> =
            position.places(digit, within).iter().map(|place| geometry.cell_at(within, place)).collect();
        let only = locked::only_in(within, digit, &places);
        let Some(crossing) = crossing else {
            return plan![
                only,
                locked::one_must_be(digit),
                Assertion::Places(digit, within, places.clone()),
                Assertion::Sees(gone.clone(), places),
                Said::Conclusion,
                common::cannot_seeing(&gone, common::all_of_them(), digit),
            ];
        };
        let all_in = match places.len() {
            2 => locked::both_in,
            3 => locked::all_three_in,
            _ => locked::all_in,
        };
        plan![
            fitting(all_in(within, digit, &places, crossing), plan![only, locked::all_of_these(crossing)]),
            Assertion::Places(digit, within, places.clone()),
            Assertion::Within(places, crossing),
            locked::one_must_be(digit),
            Assertion::Within(gone.clone(), crossing),
            Said::Conclusion,
            locked::elsewhere(&gone, crossing, digit),
        ]
    }
}

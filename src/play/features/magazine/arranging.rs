//! Arranging the magazine: the editor takes lots and puzzles out, moves them, and names the lots.

use super::Magazines;
use crate::messages::ArrangeMsg;
use sudoku_core::{
    Level,
    magazine::{Arrangement, Batch, Hardness},
};

/// The most changes that can be undone.
const MOST_UNDONE: usize = 100;

/// The player's place in arranging.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Arranging {
    /// Whether the player is arranging.
    pub(super) on: bool,
    lot: Option<usize>,
    puzzle: Option<u16>,
    /// The arrangements before each change, as text.
    before: Vec<String>,
    /// The difficulties of the puzzles of each lot, from the worker's last answer.
    pub(super) hardness: Vec<Vec<Hardness>>,
}

/// A puzzle to select.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PickView {
    /// Its place in the making of its lot.
    pub place: u16,
    /// Its number in print.
    pub number: u16,
    /// Its level.
    pub level: Level,
}

/// The lot selected for a change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SelectedLot {
    /// Its index in the batch.
    pub lot: usize,
    /// Its puzzles in the order of print.
    pub picks: Vec<PickView>,
    /// The puzzle selected, if any.
    pub puzzle: Option<PickView>,
    /// Whether the puzzle, or else the lot, can move earlier, and whether it can move later.
    pub can_shift: (bool, bool),
}

/// Arranging, while the player does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ArrangingView {
    /// The selected lot, if any.
    pub selected: Option<SelectedLot>,
    /// Whether the easiest come first, so that the player can't choose the order.
    pub sorted: bool,
    /// Whether there is a change to undo.
    pub can_undo: bool,
    /// Whether something is taken out.
    pub can_put_back: bool,
}

impl Magazines {
    /// The arrangement; the usual one if there is none that can be read.
    pub(super) fn arrangement(&self) -> Arrangement {
        self.arranged().and_then(Arrangement::of_lines).unwrap_or_default()
    }

    /// The puzzles in the order of print, if the worker has told of them all.
    fn in_print(&self) -> Option<Vec<(usize, u16)>> {
        let hardness = &self.arranging.hardness;
        let known: usize = hardness.iter().map(Vec::len).sum();
        let batch = self.batch().filter(|_| known == usize::from(self.all_puzzles()))?;
        Some(self.arrangement().in_print(hardness, batch.is_ascending()))
    }

    /// Whether the puzzles are known, so that they can be arranged.
    pub(super) fn can_arrange(&self) -> bool {
        self.all_puzzles() > 0 && self.in_print().is_some()
    }

    /// The number of puzzles in print: until the worker tells of the puzzles, lots taken out count as complete.
    #[must_use]
    pub(crate) fn puzzles(&self) -> u16 {
        if let Some(all) = self.in_print() {
            return all.len() as u16;
        }
        let lots = self.batch().map_or(&[][..], Batch::lots);
        let out = |one: sudoku_core::magazine::ArrangedLot| match lots.get(one.lot()) {
            Some(lot) if one.is_out() => lot.count(),
            _ => one.gone(),
        };
        let out = self.arrangement().lots(lots.len()).into_iter().map(out).sum();
        self.all_puzzles().saturating_sub(out)
    }

    /// Carries an action out. Returns whether the printed magazine changes.
    pub(super) fn arrange(&mut self, msg: ArrangeMsg) -> bool {
        let before = self.arrangement();
        let mut now = before.clone();
        let selected = (self.arranging.lot, self.arranging.puzzle);
        match msg {
            ArrangeMsg::Begin(on) => {
                (self.arranging.on, self.arranging.lot, self.arranging.puzzle) = (on, None, None);
            }
            ArrangeMsg::Lot(lot) => {
                let other = selected.0 != Some(lot);
                (self.arranging.lot, self.arranging.puzzle) = (other.then_some(lot), None);
            }
            ArrangeMsg::Puzzle(place) => {
                self.arranging.puzzle = (selected.1 != Some(place)).then_some(place);
            }
            ArrangeMsg::Shift(later) => {
                let to = self.place(&now).and_then(|(at, count)| {
                    let to = if later { at + 1 } else { at.checked_sub(1)? };
                    (to < count).then_some(to)
                });
                if let Some(to) = to {
                    self.move_selected(&mut now, to);
                }
            }
            ArrangeMsg::To(to) => self.move_selected(&mut now, to),
            ArrangeMsg::TakeOut => match selected {
                (Some(lot), Some(place)) => {
                    let (at, places) = (self.place(&now).map(|(at, _)| at), self.places(&now, lot));
                    now.take_puzzle_out(lot, place);
                    // The next one is selected, so that several can go in a row.
                    let next = at.and_then(|at| places.get(at + 1).or(places.get(at.checked_sub(1)?)));
                    self.arranging.puzzle = next.copied();
                }
                (Some(lot), None) => {
                    now.take_out(lot);
                    self.arranging.lot = None;
                }
                (None, _) => {}
            },
            ArrangeMsg::Name(name) => {
                if let Some(lot) = selected.0 {
                    now.name(lot, &name);
                }
            }
            ArrangeMsg::Most(most) => {
                if let Some(lot) = selected.0 {
                    now.set_most(lot, most);
                }
            }
            ArrangeMsg::Undo => {
                let text = self.arranging.before.pop();
                now = text.and_then(|text| Arrangement::of_lines(&text)).unwrap_or(before);
                self.set_arrangement(&now);
                return true;
            }
            ArrangeMsg::PutBack => now.put_back(),
        }
        let changes = now != before && now.lines() != before.lines();
        if changes {
            if self.arranging.before.len() == MOST_UNDONE {
                self.arranging.before.remove(0);
            }
            self.arranging.before.push(before.lines());
            self.set_arrangement(&now);
        }
        changes
    }

    /// Takes another arrangement. The making ends the lots taken out, and resumes those put back.
    fn set_arrangement(&mut self, now: &Arrangement) {
        let before = self.arrangement();
        let count = self.batch().map_or(0, |batch| batch.lots().len());
        let other = (0..count).filter(|&lot| before.is_out(lot) != now.is_out(lot));
        let lines: String = other.map(|lot| Batch::line_to_skip(lot, now.is_out(lot))).collect();
        self.set_arranged(now.lines(), &lines);
        if self.arranging.lot.is_some_and(|lot| now.is_out(lot)) {
            (self.arranging.lot, self.arranging.puzzle) = (None, None);
        }
    }

    /// Moves the selected puzzle, or else the lot, unless the easiest come first.
    fn move_selected(&self, arrangement: &mut Arrangement, to: usize) {
        let Some(batch) = self.batch().filter(|batch| !batch.is_ascending()) else { return };
        match (self.arranging.lot, self.arranging.puzzle) {
            (Some(lot), Some(place)) => arrangement.move_puzzle(lot, place, to, self.made_of(lot)),
            (Some(lot), None) => arrangement.move_lot(lot, to, batch.lots().len()),
            (None, _) => {}
        }
    }

    fn made_of(&self, lot: usize) -> u16 {
        self.arranging.hardness.get(lot).map_or(0, |lot| lot.len() as u16)
    }

    /// The puzzles of a lot in print, each by its place in the making.
    fn places(&self, arrangement: &Arrangement, lot: usize) -> Vec<u16> {
        let all = self.batch().map_or_else(Vec::new, |batch| arrangement.lots(batch.lots().len()));
        all.iter().find(|one| one.lot() == lot).map_or_else(Vec::new, |one| one.places(self.made_of(lot)))
    }

    /// The place of the selected puzzle, or else of the lot, and how many there are.
    fn place(&self, arrangement: &Arrangement) -> Option<(usize, usize)> {
        let lot = self.arranging.lot?;
        if let Some(puzzle) = self.arranging.puzzle {
            let places = self.places(arrangement, lot);
            return Some((places.iter().position(|&place| place == puzzle)?, places.len()));
        }
        let lots = arrangement.lots(self.batch()?.lots().len());
        let mut shown = lots.iter().filter(|one| !one.is_out());
        Some((shown.clone().position(|one| one.lot() == lot)?, shown.by_ref().count()))
    }

    /// Arranging, while the player does.
    pub(super) fn arranging_view(&self) -> Option<ArrangingView> {
        let arrangement = self.arrangement();
        let print = self.in_print().filter(|_| self.arranging.on)?;
        let sorted = self.batch().is_some_and(Batch::is_ascending);
        let selected = self.arranging.lot.map(|lot| {
            let pick = |(number, &(of, place)): (u16, &(usize, u16))| {
                let hardness = self.arranging.hardness[of][usize::from(place)];
                (of == lot).then_some(PickView { place, number, level: hardness.level })
            };
            let picks: Vec<PickView> = (1..).zip(&print).filter_map(pick).collect();
            let puzzle = self.arranging.puzzle;
            let puzzle = picks.iter().find(|one| Some(one.place) == puzzle).copied();
            let place = self.place(&arrangement).filter(|_| !sorted);
            let can_shift = place.map_or((false, false), |(at, count)| (at > 0, at + 1 < count));
            SelectedLot { lot, picks, puzzle, can_shift }
        });
        Some(ArrangingView {
            selected,
            sorted,
            can_undo: !self.arranging.before.is_empty(),
            can_put_back: arrangement.lacks(),
        })
    }
}

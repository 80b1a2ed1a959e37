//! The making of a magazine, one puzzle after another.

use super::{
    Batch, Contribution, Hardness, Outcome, Work,
    contribution::usual_millis,
    saved::{Event, Line},
};
use crate::{Order, Puzzle, generate::recipe::Recipe, sorting::sort_by_key};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// A puzzle with its number in the magazine.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Numbered {
    /// Its number, from 1.
    pub number: u16,
    /// How it was made: the same again gives the same puzzle.
    pub recipe: Recipe,
    /// The puzzle.
    pub puzzle: Puzzle,
    /// How hard it is.
    pub hardness: Hardness,
}

/// Why a lot has fewer puzzles than were asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Shortfall {
    /// Whatever was made for the next one was like one that is there: there may be no more.
    Alike,
    /// Attempt after attempt found none that is as it was asked for.
    Missed,
    /// There can be no such puzzle.
    Impossible,
}

/// What became of a contribution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Taken {
    /// It is in the magazine.
    Kept,
    /// It is like a puzzle that is there, and was left out.
    Alike,
    /// It is not what was asked for, and was left out.
    Missed,
    /// It is not what is due, and was ignored.
    Late,
}

/// How far a lot is, or all of them are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Puzzles that are there.
    pub made: u16,
    /// Puzzles that were asked for.
    pub of: u16,
    /// Attempts that were like a puzzle that is there.
    pub alike: u32,
    /// Attempts that found none as asked for.
    pub missed: u32,
    /// How long all attempts took, in milliseconds, as whoever drives the making says.
    pub millis: u64,
    /// Why there are fewer than were asked for, once that is so. Of all lots, that of the first that has fewer.
    pub shortfall: Option<Shortfall>,
}

/// The state of a lot.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct State {
    tally: Tally,
    /// Attempts at the place that is due: those that were like others, and those that found none.
    alike: u16,
    missed: u16,
}

/// A magazine, from the first recipe to the last puzzle.
///
/// [`Magazine::due`] says what to make, [`Magazine::take`] takes it; nothing else changes it, so it can be left
/// at any time and continued. How many attempts are made does not depend on time, so the same batch gives
/// the same magazine however often it was left.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Magazine {
    batch: Batch,
    lots: Vec<State>,
    kept: Vec<(Recipe, Puzzle, Hardness)>,
    keys: BTreeSet<String>,
    lines: Vec<Line>,
}

/// Attempts at one place that are like others before a lot is ended. There are 36 unlike minimal 4×4, of which
/// the rarest come up in less than one of a hundred attempts; on larger boards likeness is next to never met.
const fn most_alike(order: Order) -> u16 {
    match order {
        Order::Two => 1000,
        Order::Three | Order::Four | Order::Five => 100,
    }
}

/// Attempts at one place that find nothing before a lot is ended. Each of them has looked at as many boards
/// as its recipe allows.
const MOST_MISSED: u16 = 3;

impl Magazine {
    /// A magazine with nothing in it.
    #[must_use]
    pub fn new(batch: Batch) -> Self {
        let state = |of| State { tally: Tally { of, ..Tally::default() }, ..State::default() };
        let lots = batch.lots().iter().map(|lot| state(lot.count())).collect();
        Self { batch, lots, kept: Vec::new(), keys: BTreeSet::new(), lines: Vec::new() }
    }

    /// What was asked for.
    #[must_use]
    pub const fn batch(&self) -> &Batch {
        &self.batch
    }

    /// The lot that is worked at; none if all are done.
    fn current(&self) -> Option<usize> {
        self.lots.iter().position(|lot| !lot.is_done())
    }

    /// The recipe that is to be made next; none if the magazine is done.
    #[must_use]
    pub fn due(&self) -> Option<Recipe> {
        let lot = self.current()?;
        let State { tally, alike, missed } = &self.lots[lot];
        Some(self.batch.recipe(lot, tally.made, alike + missed))
    }

    /// Takes what was made by the recipe that was due, and how long that took in milliseconds.
    pub fn take(&mut self, contribution: Contribution, millis: u64) -> Taken {
        let Some(at) = self.current().filter(|_| self.due().as_ref() == Some(&contribution.recipe)) else {
            return Taken::Late;
        };
        let Contribution { recipe, outcome } = contribution;
        let order = recipe.order();
        let lot = &mut self.lots[at];
        lot.tally.millis += millis;
        let (taken, event) = match outcome {
            Outcome::Made(work) if fits(&recipe, &work) => {
                if self.keys.insert(work.key.clone()) {
                    let Work { puzzle, hardness, key } = *work;
                    self.kept.push((recipe, puzzle, hardness));
                    lot.tally.made += 1;
                    (lot.alike, lot.missed) = (0, 0);
                    (Taken::Kept, Event::Kept(self.kept.len() - 1, key))
                } else {
                    lot.was_alike(order);
                    (Taken::Alike, Event::Alike)
                }
            }
            Outcome::Made(_) | Outcome::Missed => {
                lot.tally.missed += 1;
                lot.missed += 1;
                if lot.missed >= MOST_MISSED {
                    lot.tally.shortfall = Some(Shortfall::Missed);
                }
                (Taken::Missed, Event::Missed)
            }
            Outcome::Impossible => {
                lot.tally.shortfall = Some(Shortfall::Impossible);
                (Taken::Missed, Event::Impossible)
            }
        };
        self.lines.push(Line { event, millis });
        taken
    }

    /// Takes note that what was due turned out like another, as a text says.
    pub(super) fn take_alike(&mut self, millis: u64) {
        let Some(at) = self.current() else { return };
        let lot = &mut self.lots[at];
        lot.tally.millis += millis;
        lot.was_alike(self.batch.lots()[at].order());
        self.lines.push(Line { event: Event::Alike, millis });
    }

    /// Whether nothing is left to be made: all is there, or what is not cannot be.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.current().is_none()
    }

    /// How far each lot is, in the order of the batch.
    pub fn lots(&self) -> impl ExactSizeIterator<Item = Tally> {
        self.lots.iter().map(|lot| lot.tally)
    }

    /// How many attempts were made.
    #[must_use]
    pub const fn attempts(&self) -> usize {
        self.lines.len()
    }

    /// How far it is as a whole.
    #[must_use]
    pub fn tally(&self) -> Tally {
        self.lots().fold(Tally::default(), |all, lot| Tally {
            made: all.made + lot.made,
            of: all.of + lot.of,
            alike: all.alike + lot.alike,
            missed: all.missed + lot.missed,
            millis: all.millis + lot.millis,
            shortfall: all.shortfall.or(lot.shortfall),
        })
    }

    /// How long what is left will take at about, in milliseconds: by what each lot took so far, or another of
    /// its size, or as is usual.
    #[must_use]
    pub fn millis_left(&self) -> u64 {
        let orders: Vec<Order> = self.batch.lots().iter().map(super::Lot::order).collect();
        let each = |tallies: &mut dyn Iterator<Item = Tally>| {
            let (millis, made) =
                tallies.fold((0, 0), |(millis, made), lot| (millis + lot.millis, made + u64::from(lot.made)));
            (made > 0).then_some((millis, made))
        };
        let left = self.lots.iter().zip(&orders).filter(|(lot, _)| !lot.is_done()).map(|(lot, order)| {
            let mut same = self.lots().zip(&orders).filter(|(_, other)| *other == order).map(|(lot, _)| lot);
            let measured = each(&mut std::iter::once(lot.tally)).or_else(|| each(&mut same));
            let (millis, made) = measured.unwrap_or((usual_millis(*order), 1));
            u64::from(lot.tally.of - lot.tally.made) * millis / made
        });
        left.sum()
    }

    /// What there is so far, with numbers from 1: in the order of making or, if that is asked for, with the
    /// easiest first.
    #[must_use]
    pub fn numbered(&self) -> Vec<Numbered> {
        let mut kept: Vec<&(Recipe, Puzzle, Hardness)> = self.kept.iter().collect();
        if self.batch.is_ascending() {
            sort_by_key(&mut kept, |(_, _, hardness)| *hardness);
        }
        let numbers = 1..;
        let number = |(number, (recipe, puzzle, hardness)): (u16, &(Recipe, Puzzle, Hardness))| Numbered {
            number,
            recipe: recipe.clone(),
            puzzle: puzzle.clone(),
            hardness: *hardness,
        };
        numbers.zip(kept).map(number).collect()
    }

    /// What was kept, in the order of making.
    pub(super) fn kept(&self, at: usize) -> Option<&(Recipe, Puzzle, Hardness)> {
        self.kept.get(at)
    }

    /// All that happened, in order.
    pub(super) fn happened(&self) -> &[Line] {
        &self.lines
    }
}

impl State {
    fn was_alike(&mut self, order: Order) {
        self.tally.alike += 1;
        self.alike += 1;
        if self.alike >= most_alike(order) {
            self.tally.shortfall = Some(Shortfall::Alike);
        }
    }

    fn is_done(&self) -> bool {
        self.tally.shortfall.is_some() || self.tally.made == self.tally.of
    }
}

/// Whether a work is what its recipe asks for, as far as can be seen without looking at the way through it.
fn fits(recipe: &Recipe, work: &Work) -> bool {
    let level = match recipe {
        Recipe::Spec(spec) => Some(spec.level),
        Recipe::Daily(daily) => Some(daily.level),
        Recipe::Measure(measure) => measure.logic.level,
    };
    work.puzzle.clues().order() == recipe.order() && level.is_none_or(|level| level == work.hardness.level)
}

//! Makes a magazine, one puzzle after another.

use super::{
    Arrangement, Batch, Contribution, Hardness, Outcome, Work,
    contribution::usual_millis,
    kept::Kept,
    saved::{Event, Line},
};
use crate::generate::recipe::Recipe;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use sudoku_board::{Shape, rng::Seed};
use sudoku_logic::{Puzzle, Technique};

/// A puzzle with its number in the magazine.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Numbered {
    /// Its number, from 1.
    pub number: u16,
    /// Its recipe, which gives the same puzzle again.
    pub recipe: Recipe,
    /// The puzzle.
    pub puzzle: Puzzle,
    /// Its difficulty.
    pub hardness: Hardness,
    /// The index of its lot in the batch.
    pub lot: u8,
}

/// The look of a lot in print.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct LotLook {
    /// The name that its editor gave it; empty if none.
    pub name: String,
    /// The technique that its puzzles must need, if any.
    pub needs: Option<Technique>,
    /// Its number of puzzles on a page; `None` if it is the magazine's.
    pub most: Option<u8>,
}

/// Why a lot has fewer puzzles than requested.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Shortfall {
    /// All attempts at the next one were like an existing puzzle: there may be no more.
    Alike,
    /// Attempt after attempt found no puzzle that matches the recipe.
    Missed,
    /// No puzzle can match the recipe.
    Impossible,
}

/// The result of a contribution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Taken {
    /// It is in the magazine.
    Kept,
    /// It was like an existing puzzle, and was left out.
    Alike,
    /// It did not match the recipe, and was left out.
    Missed,
    /// It was not the recipe due, and was ignored.
    Late,
}

/// The progress of a lot, or of all lots.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Puzzles made.
    pub made: u16,
    /// Puzzles requested.
    pub of: u16,
    /// Attempts that were like an existing puzzle.
    pub alike: u32,
    /// Attempts that found no match.
    pub missed: u32,
    /// The time of all attempts, in milliseconds, as measured by the driver.
    pub millis: u64,
    /// Why there are fewer than requested, once the lot has ended. For all lots, the reason of the first such
    /// lot.
    pub shortfall: Option<Shortfall>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct LotState {
    tally: Tally,
    /// Attempts at the place due: those like others, and those without a match.
    alike: u16,
    missed: u16,
    /// Whether attempts without a match do not end it: the player keeps looking.
    patient: bool,
    /// Whether it is taken out, so that no more of it is made.
    skipped: bool,
}

/// A magazine, from the first recipe to the last puzzle.
///
/// [`Magazine::due`] gives the next recipe, [`Magazine::take`] takes the result; nothing else changes a
/// magazine, so it can pause at any time and continue. The number of attempts does not depend on time, so the
/// same batch always gives the same magazine, even after pauses.
///
/// ```
/// use sudoku_make::magazine::{Batch, Magazine, contribute};
///
/// let batch: Batch = "z2.K7Q2M9X4.ascending.3x2.easy.random.none".parse().expect("three 4×4 puzzles");
/// let mut magazine = Magazine::new(batch);
/// while let Some(recipe) = magazine.due() {
///     magazine.take(contribute(recipe, &mut |_| ()), 0);
/// }
/// assert_eq!(magazine.numbered().len(), 3);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Magazine {
    batch: Batch,
    lots: Vec<LotState>,
    kept: Vec<Kept>,
    arrangement: Arrangement,
    keys: BTreeSet<String>,
    lines: Vec<Line>,
}

/// Returns the attempts at one place that may be like others before a lot ends. There are 36 unlike minimal 4×4
/// puzzles, and the rarest occur in less than one of a hundred attempts; on larger boards likeness hardly ever occurs.
fn most_alike(shape: &Shape) -> u16 {
    if shape.making().levels == 1 { 1000 } else { 100 }
}

/// The attempts at one place that may find nothing before a lot ends. Each has tried all the boards that its
/// recipe allows.
const MOST_MISSED: u16 = 3;

/// The attempts at one place after which even a patient lot ends: more would share a random stream.
const MOST_TRIES: u16 = 60_000;

impl Magazine {
    /// Returns an empty magazine.
    #[must_use]
    pub fn new(batch: Batch) -> Self {
        let state = |of| LotState { tally: Tally { of, ..Tally::default() }, ..LotState::default() };
        let lots = batch.lots().iter().map(|lot| state(lot.count())).collect();
        let (arrangement, keys) = (Arrangement::default(), BTreeSet::new());
        Self { batch, lots, kept: Vec::new(), arrangement, keys, lines: Vec::new() }
    }

    /// Returns the request.
    #[must_use]
    pub const fn batch(&self) -> &Batch {
        &self.batch
    }

    /// Returns the index of the current lot, or `None` if all are done.
    fn current(&self) -> Option<usize> {
        self.lots.iter().position(|lot| !lot.is_done())
    }

    /// Returns the next recipe to make, or `None` if the magazine is done.
    #[must_use]
    pub fn due(&self) -> Option<Recipe> {
        let lot = self.current()?;
        let LotState { tally, alike, missed, .. } = &self.lots[lot];
        Some(self.batch.recipe(lot, tally.made, alike.saturating_add(*missed)))
    }

    /// Takes the result of the recipe due, and the time it took in milliseconds.
    pub fn take(&mut self, contribution: Contribution, millis: u64) -> Taken {
        let Some(at) = self.current().filter(|_| self.due().as_ref() == Some(&contribution.recipe)) else {
            return Taken::Late;
        };
        let Contribution { recipe, outcome } = contribution;
        let shape = recipe.shape();
        let lot = &mut self.lots[at];
        lot.tally.millis += millis;
        let (taken, event) = match outcome {
            Outcome::Made(work) if fits(&recipe, &work) => {
                if self.keys.insert(work.key.clone()) {
                    let Work { puzzle, hardness, key } = *work;
                    self.kept.push(Kept { lot: at, recipe, puzzle, hardness });
                    lot.tally.made += 1;
                    (lot.alike, lot.missed) = (0, 0);
                    (Taken::Kept, Event::Kept(self.kept.len() - 1, key))
                } else {
                    lot.was_alike(shape);
                    (Taken::Alike, Event::Alike)
                }
            }
            Outcome::Made(_) | Outcome::Missed => {
                lot.tally.missed += 1;
                lot.missed = lot.missed.saturating_add(1);
                let most = if lot.patient { MOST_TRIES } else { MOST_MISSED };
                if lot.missed >= most {
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

    /// Resumes the lots that ended because attempt after attempt found no match, and lets them look until they
    /// are complete. Returns whether there are any.
    pub fn keep_looking(&mut self) -> bool {
        let mut any = false;
        for lot in &mut self.lots {
            if !lot.skipped && lot.tally.shortfall == Some(Shortfall::Missed) && lot.missed < MOST_TRIES {
                (lot.tally.shortfall, lot.patient, any) = (None, true, true);
            }
        }
        if any {
            self.lines.push(Line { event: Event::Patient, millis: 0 });
        }
        any
    }

    /// Makes no more of a lot, or resumes it. Returns whether that changes anything.
    pub fn skip(&mut self, lot: usize, skipped: bool) -> bool {
        let Some(state) = self.lots.get_mut(lot).filter(|state| state.skipped != skipped) else {
            return false;
        };
        state.skipped = skipped;
        self.lines.push(Line { event: Event::Skipped(lot, skipped), millis: 0 });
        true
    }

    /// Returns the editor's arrangement.
    #[must_use]
    pub const fn arrangement(&self) -> &Arrangement {
        &self.arrangement
    }

    /// Arranges the magazine. Returns whether the arrangement fits; one that names other lots changes nothing.
    pub fn arrange(&mut self, arrangement: Arrangement) -> bool {
        let fits = arrangement.fits(self.lots.len());
        if fits {
            self.arrangement = arrangement;
        }
        fits
    }

    /// Returns the look of each lot in print, in the order of the batch.
    #[must_use]
    pub fn looks(&self) -> Vec<LotLook> {
        let mut looks: Vec<LotLook> = self.batch.lots().iter().map(LotLook::of).collect();
        for one in self.arrangement.lots(self.lots.len()) {
            if let Some(look) = looks.get_mut(one.lot()) {
                (look.name, look.most) = (one.name().to_owned(), one.most());
            }
        }
        looks
    }

    /// Returns the difficulties of the puzzles of each lot, in the order of making.
    #[must_use]
    pub fn hardness(&self) -> Vec<Vec<Hardness>> {
        let mut hardness = vec![Vec::new(); self.lots.len()];
        for one in &self.kept {
            hardness[one.lot].push(one.hardness);
        }
        hardness
    }

    /// Records what a saved text says: the puzzle of the recipe due was like another one.
    pub(super) fn take_alike(&mut self, millis: u64) {
        let Some(at) = self.current() else { return };
        let lot = &mut self.lots[at];
        lot.tally.millis += millis;
        lot.was_alike(self.batch.lots()[at].shape());
        self.lines.push(Line { event: Event::Alike, millis });
    }

    /// Returns whether nothing remains to be made: each lot is complete or has ended early.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.current().is_none()
    }

    /// Returns the progress of each lot, in the order of the batch.
    pub fn lots(&self) -> impl ExactSizeIterator<Item = Tally> {
        self.lots.iter().map(|lot| lot.tally)
    }

    /// Returns the number of attempts.
    #[must_use]
    pub const fn attempts(&self) -> usize {
        self.lines.len()
    }

    /// Returns the progress of the whole magazine.
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

    /// Returns an estimate of the remaining time in milliseconds: from the times of each lot so far, of another lot of
    /// its size, or the usual times.
    #[must_use]
    pub fn millis_left(&self) -> u64 {
        let shapes: Vec<&Shape> = self.batch.lots().iter().map(super::Lot::shape).collect();
        let each = |tallies: &mut dyn Iterator<Item = Tally>| {
            let (millis, made) =
                tallies.fold((0, 0), |(millis, made), lot| (millis + lot.millis, made + u64::from(lot.made)));
            (made > 0).then_some((millis, made))
        };
        let left = self.lots.iter().zip(&shapes).filter(|(lot, _)| !lot.is_done()).map(|(lot, shape)| {
            let mut same = self.lots().zip(&shapes).filter(|(_, other)| *other == shape).map(|(lot, _)| lot);
            let measured = each(&mut std::iter::once(lot.tally)).or_else(|| each(&mut same));
            let (millis, made) = measured.unwrap_or((usual_millis(shape), 1));
            u64::from(lot.tally.of - lot.tally.made) * millis / made
        });
        left.sum()
    }

    /// Returns the puzzles so far, numbered from 1: lot after lot as they are arranged or, if the batch says so, the
    /// easiest first.
    #[must_use]
    pub fn numbered(&self) -> Vec<Numbered> {
        let mut by_lot: Vec<Vec<&Kept>> = vec![Vec::new(); self.lots.len()];
        self.kept.iter().for_each(|one| by_lot[one.lot].push(one));
        let order = self.arrangement.in_print(&self.hardness(), self.batch.is_ascending());
        let kept = order.into_iter().map(|(lot, place)| by_lot[lot][usize::from(place)]);
        let number = |(number, one): (u16, &Kept)| Numbered {
            number,
            recipe: one.recipe.clone(),
            puzzle: one.puzzle.clone(),
            hardness: one.hardness,
            lot: one.lot as u8,
        };
        (1..).zip(kept).map(number).collect()
    }

    /// Returns a puzzle by its index in the order of making.
    pub(super) fn kept(&self, at: usize) -> Option<&Kept> {
        self.kept.get(at)
    }

    /// Returns all attempts, in order.
    pub(super) fn happened(&self) -> &[Line] {
        &self.lines
    }
}

impl LotState {
    fn was_alike(&mut self, shape: &Shape) {
        self.tally.alike += 1;
        self.alike += 1;
        if self.alike >= most_alike(shape) {
            self.tally.shortfall = Some(Shortfall::Alike);
        }
    }

    fn is_done(&self) -> bool {
        self.skipped || self.tally.shortfall.is_some() || self.tally.made == self.tally.of
    }
}

impl LotLook {
    /// Returns the look of a lot without a name.
    fn of(lot: &super::Lot) -> Self {
        let needs = match lot.recipe(Seed::new(0)) {
            Recipe::Measure(measure) => measure.logic.needs,
            Recipe::Spec(_) | Recipe::Daily(_) => None,
        };
        Self { needs, ..Self::default() }
    }
}

/// Returns whether a work matches its recipe, as far as its solution steps do not matter.
fn fits(recipe: &Recipe, work: &Work) -> bool {
    let shape = work.puzzle.clues().shape();
    let (is_board, level) = match recipe {
        Recipe::Spec(spec) => (spec.gives(shape), Some(spec.level)),
        Recipe::Daily(daily) => (daily.spec(0).gives(shape), Some(daily.level)),
        Recipe::Measure(measure) => (measure.gives(shape), measure.logic.level),
    };
    is_board && level.is_none_or(|level| level == work.hardness.level)
}

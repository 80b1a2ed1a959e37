//! The path through the techniques: units in chapters, from the first single to the exotics.

use crate::saved::practice::{Attempt, AttemptKind, Dots, Practice};
use sudoku_core::{Shape, Technique};

/// A chapter of the path.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Chapter {
    /// Small boards for a first try.
    Small,
    /// Looking along houses for one digit.
    Scanning,
    /// Singles.
    Singles,
    /// Locked candidates.
    Locked,
    /// Sums of cages, on killers.
    Killer,
    /// Lines, dots and sums, on boards with clues.
    Lines,
    /// Pairs.
    Pairs,
    /// Triples and larger sets.
    Triples,
    /// Fish, and two strong links.
    Fish,
    /// Wings.
    Wings,
    /// Techniques that rest on the puzzle having one solution.
    Uniqueness,
    /// Colouring, and chains of one digit.
    Colouring,
    /// Chains of several digits.
    Chains,
    /// Almost locked sets.
    Sets,
    /// Rare and hard ones.
    Exotics,
}

impl Chapter {
    /// Returns whether its boards are variants of classic ones.
    #[must_use]
    pub const fn is_of_variants(self) -> bool {
        matches!(self, Self::Killer | Self::Lines)
    }
}

/// A unit of the path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unit {
    /// Its chapter.
    pub chapter: Chapter,
    /// The shape of its boards.
    pub shape: &'static Shape,
    /// Its techniques, never empty.
    pub techniques: &'static [Technique],
}

impl Unit {
    /// Whether it is one of the first units, which teach the tools of all others.
    #[must_use]
    pub fn is_first(&self) -> bool {
        self.chapter <= Chapter::Locked
    }

    /// Whether the path leads to it by itself. A unit on large boards, killers or boards with clues is an offer beside the
    /// path, for players who want such boards.
    #[must_use]
    pub fn is_on_the_way(&self) -> bool {
        self.shape == Shape::S9 && !self.chapter.is_of_variants() || self.chapter == Chapter::Small
    }

    /// The attempts at its own exercises: those with a part of the step shown, which no other series has.
    fn attempts<'a>(&self, practice: &'a Practice) -> impl Iterator<Item = &'a Attempt> {
        let (shape, techniques) = (self.shape, self.techniques);
        practice.attempts().filter(move |one| {
            matches!(one.kind, AttemptKind::Conclude | AttemptKind::Pattern)
                && one.shape == shape
                && techniques.contains(&one.technique)
        })
    }

    /// Whether the player has had each of its exercises since beginning it, or uses its techniques alone.
    fn is_done(&self, practice: &Practice) -> bool {
        let Some(first) = self.attempts(practice).next() else { return false };
        let plan = plan(self);
        let had = |kind, technique: Option<Technique>| {
            let fits = |one: &&Attempt| {
                let is_later = one.date >= first.date && one.shape == self.shape;
                is_later && one.kind == kind && technique.is_none_or(|technique| one.technique == technique)
            };
            practice.attempts().filter(fits).count()
        };
        let planned = |kind, technique| plan.iter().filter(|one| **one == (kind, technique)).count();
        // The technique of an unnamed exercise may be an earlier one.
        let mixed = plan.iter().filter(|(kind, _)| *kind == AttemptKind::Mixed).count();
        let has_all = plan.iter().all(|&(kind, technique)| match kind {
            AttemptKind::Mixed => had(kind, None) >= mixed,
            _ => had(kind, Some(technique)) >= planned(kind, technique),
        });
        let is_known = |one: &Technique| practice.skill(*one, Some(self.shape)).dots == Dots::FoundAlone;
        has_all || self.techniques.iter().all(is_known)
    }
}

/// The exercises of a unit that mix it with earlier ones.
const MIXED: usize = 3;

/// The exercises of a unit: for each technique one with the pattern, one with the conclusion, and one with
/// neither; then boards that may lack it; then unnamed ones.
pub(super) fn plan(unit: &Unit) -> Vec<(AttemptKind, Technique)> {
    let mut plan = Vec::new();
    for &one in unit.techniques {
        plan.push((AttemptKind::Conclude, one));
        if !one.is_single() {
            plan.push((AttemptKind::Pattern, one));
        }
        plan.push((AttemptKind::Find, one));
    }
    let here = |one: &Technique| (AttemptKind::Here, *one);
    // A single of its kind is on almost every board.
    if !unit.techniques.iter().any(|&one| one.is_single()) {
        plan.extend(unit.techniques.iter().map(here));
        plan.extend(unit.techniques.iter().map(here));
    }
    let last = unit.techniques[unit.techniques.len() - 1];
    plan.extend([(AttemptKind::Mixed, last); MIXED]);
    plan
}

/// The unit that the player worked at last, of those begun and not done.
#[must_use]
pub(super) fn begun(practice: &Practice) -> Option<usize> {
    let open = UNITS.iter().enumerate().filter(|(_, unit)| !unit.is_done(practice));
    let dated = open.filter_map(|(number, unit)| Some((unit.attempts(practice).last()?.date, number)));
    dated.max().map(|(_, number)| number)
}

/// The unit after this one on the way, and the offer between the two.
#[must_use]
pub(super) fn after(number: usize) -> [Option<usize>; 2] {
    let later = || UNITS.iter().enumerate().skip(number + 1);
    let next = later().find(|(_, unit)| unit.is_on_the_way()).map(|(number, _)| number);
    let offer = later().next().filter(|(_, unit)| !unit.is_on_the_way()).map(|(number, _)| number);
    [next, offer]
}

const fn unit(chapter: Chapter, shape: &'static Shape, techniques: &'static [Technique]) -> Unit {
    Unit { chapter, shape, techniques }
}

/// All units in the order of the path.
pub const UNITS: &[Unit] = {
    use Chapter as C;
    const S4: &Shape = Shape::S4;
    const S9: &Shape = Shape::S9;
    const S16: &Shape = Shape::S16;
    use Technique as T;
    &[
        unit(C::Small, S4, &[T::FullHouse]),
        unit(C::Small, S4, &[T::HiddenSingle]),
        unit(C::Small, S4, &[T::NakedSingle]),
        unit(C::Scanning, S9, &[T::FullHouse]),
        unit(C::Scanning, S9, &[T::HiddenSingle]),
        unit(C::Scanning, S16, &[T::HiddenSingle]),
        unit(C::Singles, S9, &[T::NakedSingle]),
        unit(C::Singles, S16, &[T::NakedSingle]),
        unit(C::Locked, S9, &[T::Pointing]),
        unit(C::Locked, S9, &[T::Claiming]),
        unit(C::Killer, S9, &[T::CageSingle]),
        unit(C::Killer, S9, &[T::CageCombinations, T::CageDigit]),
        unit(C::Killer, S9, &[T::HouseSum]),
        unit(C::Killer, S9, &[T::SplitCage, T::SumBounds]),
        unit(C::Killer, S9, &[T::CagePair]),
        unit(C::Killer, S9, &[T::BlockSum, T::BlockSplit]),
        unit(C::Lines, S9, &[T::ClueAlone]),
        unit(C::Lines, S9, &[T::CluePartners, T::ClueDigit]),
        unit(C::Lines, S9, &[T::ClueRun, T::ClueSum]),
        unit(C::Lines, S9, &[T::ClueSandwich]),
        unit(C::Lines, S9, &[T::ClueWays]),
        unit(C::Pairs, S9, &[T::NakedPair, T::LockedPair]),
        unit(C::Pairs, S9, &[T::HiddenPair]),
        unit(C::Triples, S9, &[T::NakedTriple, T::LockedTriple]),
        unit(C::Triples, S9, &[T::HiddenTriple]),
        unit(C::Triples, S9, &[T::NakedQuadruple, T::HiddenQuadruple]),
        unit(C::Fish, S9, &[T::XWing]),
        unit(C::Fish, S9, &[T::Skyscraper]),
        unit(C::Fish, S9, &[T::TwoStringKite, T::DualTwoStringKite]),
        unit(C::Fish, S9, &[T::TurbotFish]),
        unit(C::Fish, S9, &[T::EmptyRectangle, T::DualEmptyRectangle]),
        unit(C::Fish, S9, &[T::Swordfish, T::Jellyfish]),
        unit(C::Fish, S9, &[T::FinnedXWing, T::SashimiXWing]),
        unit(C::Fish, S9, &[T::FinnedSwordfish, T::SashimiSwordfish]),
        unit(C::Wings, S9, &[T::XyWing]),
        unit(C::Wings, S9, &[T::XyzWing]),
        unit(C::Wings, S9, &[T::WWing]),
        unit(C::Uniqueness, S9, &[T::UniqueRectangle1]),
        unit(C::Uniqueness, S9, &[T::UniqueRectangle2, T::UniqueRectangle5]),
        unit(C::Uniqueness, S9, &[T::UniqueRectangle3]),
        unit(C::Uniqueness, S9, &[T::UniqueRectangle4, T::UniqueRectangle6]),
        unit(C::Uniqueness, S9, &[T::HiddenRectangle]),
        unit(C::Uniqueness, S9, &[T::AvoidableRectangle1, T::AvoidableRectangle2]),
        unit(C::Uniqueness, S9, &[T::BugPlusOne]),
        unit(C::Colouring, S9, &[T::SimpleColorsTrap, T::SimpleColorsWrap]),
        unit(C::Colouring, S9, &[T::MultiColors1, T::MultiColors2]),
        unit(C::Colouring, S9, &[T::RemotePair]),
        unit(C::Colouring, S9, &[T::XChain]),
        unit(C::Chains, S9, &[T::XyChain]),
        unit(C::Chains, S9, &[T::Aic, T::GroupedAic]),
        unit(C::Chains, S9, &[T::DiscontinuousNiceLoop, T::GroupedDiscontinuousNiceLoop]),
        unit(C::Chains, S9, &[T::ContinuousNiceLoop, T::GroupedContinuousNiceLoop]),
        unit(C::Sets, S9, &[T::AlsXz]),
        unit(C::Sets, S9, &[T::AlsXyWing, T::AlsChain]),
        unit(C::Sets, S9, &[T::SueDeCoq, T::DeathBlossom]),
        unit(C::Exotics, S9, &[T::FinnedJellyfish, T::SashimiJellyfish]),
        unit(C::Exotics, S9, &[T::FrankenSwordfish, T::FinnedFrankenSwordfish]),
        unit(C::Exotics, S9, &[T::ForcingChain, T::ForcingNet]),
    ]
};

//! How hard a puzzle is, in numbers: a score as HoDoKu counts, and ratings as Sudoku Explainer gives them.
//!
//! Both are read off walks of our own. A walk here goes by passes: all steps that the easiest way on offers
//! are found in one position and done together. So nothing depends on the order of looking, and a puzzle
//! that is turned or relabelled has the same figures.
//!
//! * The **score** adds up what each step costs, on the way that HoDoKu's order of techniques takes. Of a
//!   pass that places digits each counts. Of one that rules candidates out no more than two steps count,
//!   and only one where one rules out all that the pass does: what follows from the first two mostly spares
//!   a solver the rest.
//! * The **ratings** are those of the hardest step (*ER*), of the hardest up to the first digit placed
//!   (*EP*) and of the first step (*ED*), on the way that always takes what is rated lowest.
//!
//! Where the ladder ends before the puzzle does, the rest is trial and error, and the rating says how much:
//! see [`Trials`]. The scales are theirs, the walks ours, so the figures agree in rank and not to the digit.
//! The sources of the figures: HoDoKu 2.2, `Options.java`; Sukaku Explainer, `getDifficulty` of its hints.

mod scale;
mod trial;

pub use crate::technique::{Class, Tenths};
pub(crate) use scale::Scale;
pub use trial::Trials;

use crate::{
    Position, Puzzle, Technique,
    ladder::{Ladder, Rung},
    level::{self, Graded},
    sorting::sort_by_key,
    step::{AlmostLockedSets, Chain, Pattern, Step},
    tables::Tables,
};
use serde::{Deserialize, Serialize};
use std::ops::ControlFlow;

/// How hard a puzzle is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rating {
    /// What the steps of a walk cost together, as HoDoKu counts.
    pub score: u32,
    /// HoDoKu's word for it: that of its hardest step, or of its score if that is higher.
    pub class: Class,
    /// The hardest step (ER).
    pub hardest: Tenths,
    /// The hardest step up to the first that places a digit, it included (EP).
    pub first_placement: Tenths,
    /// The first step (ED).
    pub first_step: Tenths,
    /// The technique of the hardest step; none if that is a trial.
    pub technique: Option<Technique>,
    /// What the ladder left to trial and error; none if it left nothing.
    pub trials: Option<Trials>,
}

/// What may stop long work, between its passes.
type Pulse<'a> = &'a mut dyn FnMut() -> ControlFlow<()>;

/// Rates a puzzle. `pulse` is called before each pass, and may stop it.
pub fn rate(puzzle: &Puzzle, pulse: Pulse<'_>) -> ControlFlow<(), Rating> {
    let scored = Scale::new(puzzle.clues().order()).score(Position::of(puzzle), pulse)?;
    let any = Tenths(u16::MAX);
    let Some(rated) = ratings(Position::of(puzzle), any, pulse)? else {
        unreachable!("nothing is rated higher")
    };
    ControlFlow::Continue(Rating { score: scored.0, class: scored.1, ..rated })
}

/// How hard a puzzle is: the level, and the figures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rated {
    /// The level, and the passes that it follows from.
    pub graded: Graded,
    /// Score and ratings.
    pub rating: Rating,
}

/// Grades and rates a puzzle.
#[must_use]
pub fn rated(puzzle: &Puzzle) -> Rated {
    match rate(puzzle, &mut || ControlFlow::Continue(())) {
        ControlFlow::Continue(rating) => Rated { graded: level::grade(puzzle), rating },
        ControlFlow::Break(()) => unreachable!("nobody stops it"),
    }
}

/// The rating of the hardest step alone; none if that is above `most`, which is seen as soon as the walk
/// comes to such a step. `pulse` is called before each pass, and may stop it.
pub fn hardest(puzzle: &Puzzle, most: Tenths, pulse: Pulse<'_>) -> ControlFlow<(), Option<Tenths>> {
    let rated = ratings(Position::of(puzzle), most, pulse)?;
    ControlFlow::Continue(rated.map(|rating| rating.hardest))
}

/// HoDoKu's class alone, as [`rate`] gives it; none if that is above `most`, which is seen as soon as the walk
/// comes to such a step or the score is beyond. `pulse` is called before each pass, and may stop it.
pub fn class(puzzle: &Puzzle, most: Class, pulse: Pulse<'_>) -> ControlFlow<(), Option<Class>> {
    Scale::new(puzzle.clues().order()).class(puzzle, most, pulse)
}

/// Of equally short loops a finder tells one, so that which one depends on the view. What a loop rules out
/// is ruled out by chains of the same length, too. Of forcing chains and nets as well one is told, the first
/// that is met, and what they cost is what [`Trials`] measure.
fn even_handed(ladder: Ladder) -> Ladder {
    [
        Technique::ContinuousNiceLoop,
        Technique::GroupedContinuousNiceLoop,
        Technique::ForcingChain,
        Technique::ForcingNet,
    ]
    .into_iter()
    .fold(ladder, Ladder::without)
}

/// A pass of the easiest steps by rating.
struct Easiest {
    rating: Tenths,
    places: bool,
    steps: Vec<Step>,
}

/// The ratings of the walk that takes the lowest rated steps first; none if one is above `most`. Score and
/// class are left at nothing.
fn ratings(mut now: Position, most: Tenths, pulse: Pulse<'_>) -> ControlFlow<(), Option<Rating>> {
    let ladder = even_handed(Ladder::teaching());
    let mut rungs: Vec<(Tenths, Rung)> =
        ladder.rungs().iter().filter_map(|rung| Some((least(rung)?, *rung))).collect();
    sort_by_key(&mut rungs, |&(least, _)| least);
    let mut rating = Rating {
        score: 0,
        class: Class::Easy,
        hardest: Tenths(0),
        first_placement: Tenths(0),
        first_step: Tenths(0),
        technique: None,
        trials: None,
    };
    while now.candidates().open_count() > 0 {
        pulse()?;
        let easiest = easiest(&now, &ladder, &rungs);
        let (here, places) = if let Some(easiest) = &easiest {
            (easiest.rating, easiest.places)
        } else {
            let trials = trial::trials(&now, pulse)?;
            rating.trials = Some(trials);
            (trials.rating(), true)
        };
        if here > most {
            return ControlFlow::Continue(None);
        }
        if here > rating.hardest {
            rating.hardest = here;
            rating.technique = easiest.as_ref().and_then(|easiest| hardest_name(&easiest.steps));
        }
        let first = |rated: Tenths| rated == Tenths(0);
        if first(rating.first_step) {
            rating.first_step = here;
        }
        if first(rating.first_placement) && places {
            rating.first_placement = rating.hardest;
        }
        let Some(easiest) = easiest else { break };
        for step in &easiest.steps {
            now.apply(step);
        }
    }
    ControlFlow::Continue(Some(rating))
}

/// The lowest rating that a step of a rung can have.
fn least(rung: &Rung) -> Option<Tenths> {
    rung.techniques.iter().map(|&technique| technique.info().lowest_rating()).min()
}

/// All steps of the lowest rating that a position holds. The rungs are in order of their lowest.
fn easiest(position: &Position, ladder: &Ladder, rungs: &[(Tenths, Rung)]) -> Option<Easiest> {
    let tables = Tables::new(position);
    let mut best: Option<Easiest> = None;
    for (least, rung) in rungs {
        if best.as_ref().is_some_and(|best| best.rating <= *least) {
            break;
        }
        for step in ladder.steps_of(rung, position, &tables) {
            let (rating, places) = tenths(&step, position);
            match &mut best {
                Some(best) if best.rating < rating => {}
                Some(best) if best.rating == rating => best.steps.push(step),
                _ => best = Some(Easiest { rating, places, steps: vec![step] }),
            }
        }
    }
    best
}

/// The name that a pass of equally hard steps goes by: of its techniques the first in the order of their
/// list, so that it is the same however the board is seen.
fn hardest_name(steps: &[Step]) -> Option<Technique> {
    let names: Vec<Technique> = steps.iter().map(Step::technique).collect();
    Technique::ALL.into_iter().find(|technique| names.contains(technique))
}

/// The rating of a step, and whether a digit follows from it at once.
#[must_use]
fn tenths(step: &Step, position: &Position) -> (Tenths, bool) {
    let info = step.technique().info();
    match info.at_once {
        Some(at_once) if reveals_a_place(step, position) => (at_once, true),
        _ => (Tenths(info.rating.0 + beyond_base(&step.pattern)), step.placed().is_some()),
    }
}

/// Whether a digit that a step rules out has one place left in a house then.
fn reveals_a_place(step: &Step, position: &Position) -> bool {
    let mut after = position.candidates().clone();
    step.eliminated().iter().for_each(|&gone| after.eliminate(gone, |_| {}));
    step.eliminated().iter().any(|gone| {
        let mut houses = after.geometry().houses_of(gone.cell).into_iter();
        houses.any(|house| after.places(gone.digit, house).len() == 1)
    })
}

/// What a pattern adds to the base of its technique, in tenths.
fn beyond_base(pattern: &Pattern) -> u16 {
    use crate::{HouseKind, step::ChainKind};
    match pattern {
        Pattern::HiddenSingle { kinds } if !kinds.contains(HouseKind::Box) => 3,
        // Three and four strong links of a digit have figures of their own; longer ones are forcing chains.
        Pattern::Chain(Chain { kind: ChainKind::X, nodes, .. }) if nodes.len() <= 6 => 0,
        Pattern::Chain(Chain { kind: ChainKind::X, nodes, .. }) if nodes.len() <= 8 => 4,
        Pattern::Chain(Chain { kind: ChainKind::X, nodes, .. }) => 12 + length_term(nodes.len()),
        // Equally short chains may differ in their groups, so that of grouped ones only the base counts.
        Pattern::Chain(Chain { nodes, through, .. })
            if through.is_empty() && nodes.iter().all(|node| node.cells.len() == 1) =>
        {
            length_term(nodes.len())
        }
        // By the cells of both sets: Sukaku Explainer's wings of four, five, six cells, and more.
        Pattern::AlmostLockedSets(AlmostLockedSets { sets, .. }) if sets.len() == 2 => {
            match sets.iter().map(|set| set.cells.len()).sum::<usize>() {
                0..=4 => 0,
                5 => 8,
                6 => 11,
                _ => 20,
            }
        }
        _ => 0,
    }
}

/// A tenth for each of the bounds 4, 6, 8, 12, 16, 24 ... that the inferences of a chain exceed.
fn length_term(nodes: usize) -> u16 {
    let inferences = nodes.saturating_sub(2);
    let bounds = (2..usize::BITS).flat_map(|power| [1_usize << power, (1 << power) / 2 * 3]);
    bounds.take_while(|&bound| inferences > bound).count() as u16
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn longer_chains_are_harder() {
        let check = |nodes: usize, tenths: u16| assert_eq!(length_term(nodes), tenths, "{nodes}");
        check(2, 0);
        check(6, 0);
        check(7, 1);
        check(8, 1);
        check(9, 2);
        check(10, 2);
        check(11, 3);
        check(14, 3);
        check(15, 4);
    }

    #[test]
    fn ratings_are_written_with_a_point() {
        assert_eq!(Tenths(12).to_string(), "1.2");
        assert_eq!(Tenths(100).to_string(), "10.0");
    }
}

//! The difficulty of a puzzle in numbers: a score by HoDoKu's scale, and ratings by Sudoku Explainer's.
//!
//! Both come from walks by passes: each pass takes all steps of the easiest technique in one position, and
//! applies them together. So the order of search does not matter, and a rotated or relabelled puzzle has the
//! same figures.
//!
//! * The **score** adds up the costs of the steps, in HoDoKu's order of techniques. In a pass with placements
//!   each step counts. In a pass with eliminations at most two steps count, and only one if it makes all
//!   eliminations of the pass: usually the consequences of the first two make the rest unnecessary.
//! * The **ratings** are those of the hardest step (*ER*), of the hardest up to the first placement (*EP*)
//!   and of the first step (*ED*), in the walk that always takes the lowest rated steps.
//!
//! If the ladder cannot finish the puzzle, the rest is trial and error, which the rating includes: see
//! [`Trials`]. The scales are theirs, but the walks ours, so the figures agree in rank and not to the digit.
//! [`hodoku`] walks as HoDoKu itself does: its score is the same to the digit, and depends on the view of the
//! board.
//!
//! The sources of the figures are HoDoKu 2.2, `Options.java`, and Sukaku Explainer, `getDifficulty` of its
//! hints.

pub mod exact;
pub mod hodoku;
mod scale;
pub mod se;
mod trial;

pub use scale::Scale;
pub use sudoku_logic::technique::{Class, Tenths};
pub use trial::Trials;

use serde::{Deserialize, Serialize};
use std::ops::ControlFlow;
use sudoku_board::sorting::sort_by_key;
use sudoku_logic::{
    Position, Puzzle, Technique,
    families::{AlmostLockedSets, Chain, Pattern},
    ladder::{
        Ladder, Rung,
        level::{self, Graded},
    },
    position::tables::Tables,
    step::Step,
    technique::Edition,
};

/// The difficulty of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rating {
    /// The total cost of the steps, by HoDoKu's scale.
    pub score: u32,
    /// HoDoKu's class: that of its hardest step, or of its score if that is higher.
    pub class: Class,
    /// The hardest step (ER).
    pub hardest: Tenths,
    /// The hardest step up to and including the first placement (EP).
    pub first_placement: Tenths,
    /// The first step (ED).
    pub first_step: Tenths,
    /// The technique of the hardest step; `None` if that is a trial.
    pub technique: Option<Technique>,
    /// The trial and error beyond the ladder; `None` without any.
    pub trials: Option<Trials>,
}

/// A callback between passes that may stop long work.
type Pulse<'a> = &'a mut dyn FnMut() -> ControlFlow<()>;

/// Rates a puzzle. `pulse` is called before each pass, and may stop it.
///
/// ```
/// use std::ops::ControlFlow::Continue;
/// use sudoku_make::examples;
/// use sudoku_scales as rating;
///
/// let (puzzle, _) = examples::first();
/// let rating = rating::rate(&puzzle, &mut || Continue(())).continue_value().expect("nothing stops it");
/// println!("{}, {} points, {}", rating.hardest, rating.score, rating.class.name());
/// ```
pub fn rate(puzzle: &Puzzle, pulse: Pulse<'_>) -> ControlFlow<(), Rating> {
    let scored = Scale::new(puzzle.clues().shape()).score(Position::of(puzzle), pulse)?;
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
    /// Score and ratings; `None` on a board with sums or clues, which the other programs don't have.
    pub rating: Option<Rating>,
}

/// Grades and rates a puzzle.
#[must_use]
pub fn rated(puzzle: &Puzzle) -> Rated {
    let rating = || rate(puzzle, &mut || ControlFlow::Continue(())).continue_value();
    let rating = if puzzle.clues().shape().has_arithmetic() { None } else { rating() };
    Rated { graded: level::grade(puzzle), rating }
}

/// Returns the rating of the hardest step alone; `None` if that is above `most`, which ends the search at the first
/// such step. `pulse` is called before each pass, and may stop it.
pub fn hardest(puzzle: &Puzzle, most: Tenths, pulse: Pulse<'_>) -> ControlFlow<(), Option<Tenths>> {
    let rated = ratings(Position::of(puzzle), most, pulse)?;
    ControlFlow::Continue(rated.map(|rating| rating.hardest))
}

/// Returns HoDoKu's class alone, as in [`rate`]; `None` if that is above `most`, which ends the search at the first
/// such step or score. `pulse` is called before each pass, and may stop it.
pub fn class(puzzle: &Puzzle, most: Class, pulse: Pulse<'_>) -> ControlFlow<(), Option<Class>> {
    Scale::new(puzzle.clues().shape()).class(puzzle, most, pulse)
}

/// Returns a ladder without techniques whose finder's report depends on the view of the board. Of equally short
/// loops a finder reports one; chains of the same length make the same eliminations. Of forcing chains and nets it
/// reports only the first one, and [`Trials`] measure their cost.
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

/// A pass of the lowest rated steps.
struct Easiest {
    rating: Tenths,
    places: bool,
    steps: Vec<Step>,
}

/// Returns the ratings of the walk that takes the lowest rated steps first; `None` if one is above `most`. Leaves
/// score and class at zero.
fn ratings(mut now: Position, most: Tenths, pulse: Pulse<'_>) -> ControlFlow<(), Option<Rating>> {
    let ladder = even_handed(Ladder::of_edition(Edition::First));
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

/// Returns the lowest possible rating of a step of a rung.
fn least(rung: &Rung) -> Option<Tenths> {
    rung.techniques.iter().map(|&technique| technique.info().lowest_rating()).min()
}

/// Returns all steps of the lowest rating in a position. The rungs are sorted by their lowest rating.
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

/// Returns the technique that names a pass of equally hard steps: the first in the order of [`Technique::ALL`], so
/// that it does not depend on the view of the board.
fn hardest_name(steps: &[Step]) -> Option<Technique> {
    let names: Vec<Technique> = steps.iter().map(Step::technique).collect();
    Technique::ALL.into_iter().find(|technique| names.contains(technique))
}

/// Returns the rating of a step, and whether it immediately leads to a placement.
#[must_use]
fn tenths(step: &Step, position: &Position) -> (Tenths, bool) {
    let info = step.technique().info();
    match info.at_once {
        Some(at_once) if reveals_a_place(step, position) => (at_once, true),
        _ => (Tenths(info.rating.0 + beyond_base(&step.pattern)), step.placed().is_some()),
    }
}

/// Returns whether an elimination of a step leaves its digit one place in a house.
fn reveals_a_place(step: &Step, position: &Position) -> bool {
    let mut after = position.candidates().clone();
    step.eliminated().iter().for_each(|&gone| after.eliminate(gone, |_| {}));
    step.eliminated().iter().any(|gone| {
        let mut houses = after.geometry().houses_of(gone.cell).iter().copied();
        houses.any(|house| after.places(gone.digit, house).len() == 1)
    })
}

/// Returns the rating of a pattern above the base of its technique, in tenths.
fn beyond_base(pattern: &Pattern) -> u16 {
    use sudoku_board::HouseKind;
    use sudoku_logic::families::ChainKind;
    match pattern {
        Pattern::HiddenSingle { kinds }
            if !kinds.contains(HouseKind::Box) && !kinds.contains(HouseKind::Region) =>
        {
            3
        }
        // X-Chains of three and four strong links have separate ratings; longer ones are forcing chains.
        Pattern::Chain(Chain { kind: ChainKind::X, nodes, .. }) if nodes.len() <= 6 => 0,
        Pattern::Chain(Chain { kind: ChainKind::X, nodes, .. }) if nodes.len() <= 8 => 4,
        Pattern::Chain(Chain { kind: ChainKind::X, nodes, .. }) => 12 + length_term(nodes.len()),
        // Equally short chains may differ in their groups, so a grouped chain has its base rating only.
        Pattern::Chain(Chain { nodes, through, .. })
            if through.is_empty() && nodes.iter().all(|node| node.cells.len() == 1) =>
        {
            length_term(nodes.len())
        }
        // By the number of cells in both sets: Sukaku Explainer's wings of four, five, six cells, and more.
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

/// Returns a tenth for each of the bounds 4, 6, 8, 12, 16, 24 ... that the number of inferences exceeds.
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

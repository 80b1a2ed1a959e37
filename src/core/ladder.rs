//! The ladder of techniques, and the climb up it: the next step, all steps, the whole walk.
//!
//! The order of the ladder is data: changing it changes hints and ratings, and nothing else.

mod plan;

pub use plan::{Plan, Profile};

use crate::{
    Position, Technique, TechniqueSet,
    sorting::sort_by_key,
    step::{FishFamily, FishShape, RectangleKind, Step, TurbotKind},
    tables::Tables,
    techniques::{
        Sink, bug, chains, coloring, empty_rectangle, fish, forcing, locked, mixed_fish, rectangles, sets,
        siamese, singles, subsets, sue_de_coq, turbot, wings,
    },
};
use std::ops::ControlFlow;

mod news;
mod walk;

use news::News;
pub use walk::{
    Ending, Stopped, Walk, Watcher, all_steps, all_steps_watched, next_step, next_step_watched, walk,
    walk_watched,
};

/// Looks for the steps of some techniques in a position.
pub type Find = fn(&Position, &Tables<'_>, Sink<'_>) -> ControlFlow<()>;

/// Techniques that are looked for together.
#[derive(Clone, Copy, Debug)]
pub struct Rung {
    /// Which.
    pub techniques: &'static [Technique],
    finder: Finder,
}

macro_rules! rungs {
    ($($name:ident = [$($technique:ident),+], $find:expr;)+) => {
        $(const $name: Rung = Rung { techniques: &[$(Technique::$technique),+], finder: Finder::$name };)+

        /// Names what looks for the techniques of a rung. A name and no function, so that a program that
        /// asks for the order of the ladder and never climbs it need not carry all that looks for something.
        #[expect(non_camel_case_types, clippy::upper_case_acronyms, reason = "they are the names of the rungs")]
        #[derive(Clone, Copy, Debug)]
        enum Finder {
            $($name),+
        }

        impl Finder {
            const fn find(self) -> Find {
                match self {
                    $(Self::$name => $find),+
                }
            }
        }
    };
}

rungs! {
    FULL_HOUSE = [FullHouse], singles::full_houses;
    HIDDEN_IN_BOX = [HiddenSingle], singles::hidden_in_box;
    HIDDEN_IN_LINE = [HiddenSingle], singles::hidden_in_line;
    HIDDEN_SINGLE = [HiddenSingle], singles::hidden_anywhere;
    NAKED_SINGLE = [NakedSingle], singles::naked;
    POINTING = [Pointing], locked::pointing;
    CLAIMING = [Claiming], locked::claiming;
    LOCKED_PAIR = [LockedPair], |p, t, s| subsets::naked(2, p, t, s);
    LOCKED_TRIPLE = [LockedTriple], |p, t, s| subsets::naked(3, p, t, s);
    NAKED_PAIR = [NakedPair], |p, t, s| subsets::naked(2, p, t, s);
    NAKED_TRIPLE = [NakedTriple], |p, t, s| subsets::naked(3, p, t, s);
    NAKED_QUADRUPLE = [NakedQuadruple], |p, t, s| subsets::naked(4, p, t, s);
    NAKED_QUINTUPLE = [NakedQuintuple], |p, t, s| subsets::naked(5, p, t, s);
    NAKED_SEXTUPLE = [NakedSextuple], |p, t, s| subsets::naked(6, p, t, s);
    HIDDEN_PAIR = [HiddenPair], |p, t, s| subsets::hidden(2, p, t, s);
    HIDDEN_TRIPLE = [HiddenTriple], |p, t, s| subsets::hidden(3, p, t, s);
    HIDDEN_QUADRUPLE = [HiddenQuadruple], |p, t, s| subsets::hidden(4, p, t, s);
    HIDDEN_QUINTUPLE = [HiddenQuintuple], |p, t, s| subsets::hidden(5, p, t, s);
    HIDDEN_SEXTUPLE = [HiddenSextuple], |p, t, s| subsets::hidden(6, p, t, s);
    X_WING = [XWing], |p, t, s| fish::basic(2, p, t, s);
    SWORDFISH = [Swordfish], |p, t, s| fish::basic(3, p, t, s);
    JELLYFISH = [Jellyfish], |p, t, s| fish::basic(4, p, t, s);
    SQUIRMBAG = [Squirmbag], |p, t, s| fish::basic(5, p, t, s);
    FINNED_X_WING = [FinnedXWing], |p, t, s| siamese::finned(2, FishShape::Finned, p, t, s);
    FINNED_SWORDFISH = [FinnedSwordfish], |p, t, s| siamese::finned(3, FishShape::Finned, p, t, s);
    FINNED_JELLYFISH = [FinnedJellyfish], |p, t, s| siamese::finned(4, FishShape::Finned, p, t, s);
    SASHIMI_X_WING = [SashimiXWing], |p, t, s| siamese::finned(2, FishShape::Sashimi, p, t, s);
    SASHIMI_SWORDFISH = [SashimiSwordfish], |p, t, s| siamese::finned(3, FishShape::Sashimi, p, t, s);
    SASHIMI_JELLYFISH = [SashimiJellyfish], |p, t, s| siamese::finned(4, FishShape::Sashimi, p, t, s);
    SKYSCRAPER = [Skyscraper], |p, t, s| turbot::find(TurbotKind::Skyscraper, p, t, s);
    KITE = [TwoStringKite], |p, t, s| turbot::find(TurbotKind::Kite, p, t, s);
    DUAL_KITE = [DualTwoStringKite], |p, t, s| turbot::find(TurbotKind::DualKite, p, t, s);
    TURBOT_FISH = [TurbotFish], |p, t, s| turbot::find(TurbotKind::Turbot, p, t, s);
    EMPTY_RECTANGLE = [EmptyRectangle], empty_rectangle::single;
    DUAL_EMPTY_RECTANGLE = [DualEmptyRectangle], empty_rectangle::dual;
    REMOTE_PAIR = [RemotePair], wings::remote_pair;
    XY_WING = [XyWing], wings::xy;
    XYZ_WING = [XyzWing], wings::xyz;
    W_WING = [WWing], wings::w;
    COLORS_TRAP = [SimpleColorsTrap], coloring::trap;
    COLORS_WRAP = [SimpleColorsWrap], coloring::wrap;
    MULTI_COLORS_1 = [MultiColors1], coloring::multi_trap;
    MULTI_COLORS_2 = [MultiColors2], coloring::multi_wrap;
    RECTANGLE_1 = [UniqueRectangle1], |p, t, s| rectangles::find(RectangleKind::One, p, t, s);
    RECTANGLE_2 = [UniqueRectangle2], |p, t, s| rectangles::find(RectangleKind::Two, p, t, s);
    RECTANGLE_3 = [UniqueRectangle3], |p, t, s| rectangles::find(RectangleKind::Three, p, t, s);
    RECTANGLE_4 = [UniqueRectangle4], |p, t, s| rectangles::find(RectangleKind::Four, p, t, s);
    RECTANGLE_5 = [UniqueRectangle5], |p, t, s| rectangles::find(RectangleKind::Five, p, t, s);
    RECTANGLE_6 = [UniqueRectangle6], |p, t, s| rectangles::find(RectangleKind::Six, p, t, s);
    HIDDEN_RECTANGLE = [HiddenRectangle], |p, t, s| rectangles::find(RectangleKind::Hidden, p, t, s);
    AVOIDABLE_1 = [AvoidableRectangle1], rectangles::avoidable_one;
    AVOIDABLE_2 = [AvoidableRectangle2], rectangles::avoidable_two;
    X_CHAIN = [XChain], chains::x;
    XY_CHAIN = [XyChain], chains::xy;
    CHAINS = [ContinuousNiceLoop, DiscontinuousNiceLoop, Aic], chains::any;
    GROUPED_CHAINS =
        [GroupedContinuousNiceLoop, GroupedDiscontinuousNiceLoop, GroupedAic], chains::grouped;
    ALS_XZ = [AlsXz], sets::xz;
    ALS_XY_WING = [AlsXyWing], sets::xy_wing;
    ALS_CHAIN = [AlsChain], sets::chain;
    DEATH_BLOSSOM = [DeathBlossom], sets::death_blossom;
    SUE_DE_COQ = [SueDeCoq], sue_de_coq::find;
    BUG_PLUS_ONE = [BugPlusOne], bug::plus_one;
    FRANKEN_X_WING =
        [FrankenXWing], |p, t, s| mixed_fish::find(FishFamily::Franken, 2, FishShape::Basic, p, t, s);
    FRANKEN_SWORDFISH =
        [FrankenSwordfish], |p, t, s| mixed_fish::find(FishFamily::Franken, 3, FishShape::Basic, p, t, s);
    FRANKEN_JELLYFISH =
        [FrankenJellyfish], |p, t, s| mixed_fish::find(FishFamily::Franken, 4, FishShape::Basic, p, t, s);
    FINNED_FRANKEN_X_WING =
        [FinnedFrankenXWing], |p, t, s| mixed_fish::find(FishFamily::Franken, 2, FishShape::Finned, p, t, s);
    FINNED_FRANKEN_SWORDFISH =
        [FinnedFrankenSwordfish], |p, t, s| mixed_fish::find(FishFamily::Franken, 3, FishShape::Finned, p, t, s);
    FINNED_FRANKEN_JELLYFISH =
        [FinnedFrankenJellyfish], |p, t, s| mixed_fish::find(FishFamily::Franken, 4, FishShape::Finned, p, t, s);
    MUTANT_SWORDFISH =
        [MutantSwordfish], |p, t, s| mixed_fish::find(FishFamily::Mutant, 3, FishShape::Basic, p, t, s);
    MUTANT_JELLYFISH =
        [MutantJellyfish], |p, t, s| mixed_fish::find(FishFamily::Mutant, 4, FishShape::Basic, p, t, s);
    FINNED_MUTANT_X_WING =
        [FinnedMutantXWing], |p, t, s| mixed_fish::find(FishFamily::Mutant, 2, FishShape::Finned, p, t, s);
    FINNED_MUTANT_SWORDFISH =
        [FinnedMutantSwordfish], |p, t, s| mixed_fish::find(FishFamily::Mutant, 3, FishShape::Finned, p, t, s);
    FINNED_MUTANT_JELLYFISH =
        [FinnedMutantJellyfish], |p, t, s| mixed_fish::find(FishFamily::Mutant, 4, FishShape::Finned, p, t, s);
    FORCING_CHAIN = [ForcingChain], forcing::chains;
    FORCING_NET = [ForcingNet], forcing::nets;
}

/// The easiest for a person first.
const TEACHING: &[Rung] = &[
    FULL_HOUSE,
    HIDDEN_IN_BOX,
    HIDDEN_IN_LINE,
    NAKED_SINGLE,
    POINTING,
    CLAIMING,
    LOCKED_PAIR,
    NAKED_PAIR,
    LOCKED_TRIPLE,
    HIDDEN_PAIR,
    NAKED_TRIPLE,
    HIDDEN_TRIPLE,
    X_WING,
    SKYSCRAPER,
    DUAL_KITE,
    KITE,
    TURBOT_FISH,
    DUAL_EMPTY_RECTANGLE,
    EMPTY_RECTANGLE,
    REMOTE_PAIR,
    XY_WING,
    W_WING,
    XYZ_WING,
    COLORS_TRAP,
    COLORS_WRAP,
    RECTANGLE_1,
    RECTANGLE_2,
    RECTANGLE_4,
    RECTANGLE_3,
    RECTANGLE_5,
    RECTANGLE_6,
    HIDDEN_RECTANGLE,
    AVOIDABLE_1,
    AVOIDABLE_2,
    BUG_PLUS_ONE,
    NAKED_QUADRUPLE,
    HIDDEN_QUADRUPLE,
    SWORDFISH,
    FINNED_X_WING,
    SASHIMI_X_WING,
    NAKED_QUINTUPLE,
    HIDDEN_QUINTUPLE,
    NAKED_SEXTUPLE,
    HIDDEN_SEXTUPLE,
    JELLYFISH,
    FINNED_SWORDFISH,
    SASHIMI_SWORDFISH,
    FINNED_JELLYFISH,
    SASHIMI_JELLYFISH,
    MULTI_COLORS_1,
    MULTI_COLORS_2,
    X_CHAIN,
    XY_CHAIN,
    SUE_DE_COQ,
    CHAINS,
    ALS_XZ,
    ALS_XY_WING,
    ALS_CHAIN,
    GROUPED_CHAINS,
    DEATH_BLOSSOM,
    SQUIRMBAG,
    FRANKEN_X_WING,
    FRANKEN_SWORDFISH,
    FRANKEN_JELLYFISH,
    FINNED_FRANKEN_X_WING,
    FINNED_FRANKEN_SWORDFISH,
    FINNED_FRANKEN_JELLYFISH,
    MUTANT_SWORDFISH,
    MUTANT_JELLYFISH,
    FINNED_MUTANT_X_WING,
    FINNED_MUTANT_SWORDFISH,
    FINNED_MUTANT_JELLYFISH,
    FORCING_CHAIN,
    FORCING_NET,
];

/// Which techniques are looked for, and in which order.
#[derive(Clone, Debug)]
pub struct Ladder {
    rungs: Vec<Rung>,
    off: TechniqueSet,
}

impl Default for Ladder {
    fn default() -> Self {
        Self::teaching()
    }
}

impl Ladder {
    /// As people learn: full house, hidden single in a box, in a line, naked single, then upwards.
    #[must_use]
    pub fn teaching() -> Self {
        Self { rungs: TEACHING.to_vec(), off: TechniqueSet::NONE }
    }

    /// As HoDoKu tries them: naked singles before hidden ones, then by its own index. What HoDoKu does not
    /// know is left out.
    #[must_use]
    pub fn hodoku() -> Self {
        let index = |rung: &Rung| rung.techniques.first().and_then(|first| first.info().hodoku);
        let mut rungs = vec![HIDDEN_SINGLE];
        let own = |rung: &&Rung| rung.techniques != HIDDEN_SINGLE.techniques && index(rung).is_some();
        rungs.extend(TEACHING.iter().filter(own).copied());
        sort_by_key(&mut rungs, |rung| index(rung).map(|figures| figures.index));
        Self { rungs, off: TechniqueSet::NONE }
    }

    /// The same without a technique.
    #[must_use]
    pub fn without(mut self, technique: Technique) -> Self {
        self.off.set(technique, true);
        self
    }

    /// The same as far as the last rung with one of some techniques.
    #[must_use]
    pub fn up_to(mut self, techniques: TechniqueSet) -> Self {
        let has = |rung: &Rung| rung.techniques.iter().any(|&one| techniques.contains(one));
        self.rungs.truncate(self.rungs.iter().rposition(has).map_or(0, |last| last + 1));
        self
    }

    /// The same with nothing but one technique.
    #[must_use]
    pub fn only(mut self, technique: Technique) -> Self {
        self.rungs.retain(|rung| rung.techniques.contains(&technique));
        self.off = Technique::ALL.into_iter().filter(|&other| other != technique).collect();
        self
    }

    /// The rungs, the first to be tried first.
    #[must_use]
    pub fn rungs(&self) -> &[Rung] {
        &self.rungs
    }

    /// Whether it looks for a technique.
    #[must_use]
    pub fn holds(&self, technique: Technique) -> bool {
        !self.off.contains(technique) && self.rungs.iter().any(|rung| rung.techniques.contains(&technique))
    }

    /// All steps of one rung that a position holds, but for techniques that are off or assume too much.
    #[must_use]
    pub fn steps_of(&self, rung: &Rung, position: &Position, tables: &Tables<'_>) -> Vec<Step> {
        let mut found = Vec::new();
        let _ = self.look(rung, position, tables, &mut |step| {
            found.push(step);
            ControlFlow::Continue(())
        });
        found
    }

    /// All steps of the first rung that has any; none where the ladder has nothing to say. They were found
    /// together, so that they turn with the board.
    #[must_use]
    pub fn first_pass(&self, position: &Position) -> Vec<Step> {
        let tables = Tables::new(position);
        let mut passes = self.rungs.iter().map(|rung| self.steps_of(rung, position, &tables));
        passes.find(|steps| !steps.is_empty()).unwrap_or_default()
    }

    /// Looks up the ladder, rung by rung, for as long as the sink wants more. `news` says what there is to look
    /// at for a rung, and is told of each that has nothing more to say.
    fn climb(
        &self,
        position: &Position,
        tables: &Tables<'_>,
        mut news: Option<&mut News>,
        sink: Sink<'_>,
    ) -> ControlFlow<()> {
        for (nth, rung) in self.rungs.iter().enumerate() {
            if !self.may_climb(rung, position) {
                continue;
            }
            tables.work(1)?;
            if let Some(news) = &mut news {
                let (digits, houses) = news.of(nth);
                tables.look_at(digits, houses);
            }
            self.look(rung, position, tables, sink)?;
            if let Some(news) = &mut news {
                news.is_done(nth);
            }
        }
        ControlFlow::Continue(())
    }

    /// Whether a technique is on, and assumes no more than is known.
    fn may(&self, technique: Technique, position: &Position) -> bool {
        !self.off.contains(technique) && (position.has_one_solution() || !technique.assumes_one_solution())
    }

    fn may_climb(&self, rung: &Rung, position: &Position) -> bool {
        rung.techniques.iter().any(|&one| self.may(one, position))
    }

    fn look(&self, rung: &Rung, position: &Position, tables: &Tables<'_>, sink: Sink<'_>) -> ControlFlow<()> {
        if !self.may_climb(rung, position) {
            return ControlFlow::Continue(());
        }
        rung.finder.find()(position, tables, &mut |step| {
            let technique = step.technique();
            if rung.techniques.contains(&technique) && self.may(technique, position) {
                sink(step)
            } else {
                ControlFlow::Continue(())
            }
        })
    }
}

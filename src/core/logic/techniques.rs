//! Finders for the patterns that a person sees, a file for each family, and the rungs of the ladder. A finder
//! is a function of a position: it passes each step to a sink, and stops when the sink has enough. No file
//! here depends on another family's.

pub mod aligned;
pub mod almost;
pub mod bent;
pub mod bug;
pub mod chains;
pub mod chute;
pub mod coloring;
pub mod deadly;
pub mod empty_rectangle;
pub mod exocet;
pub mod firework;
pub mod fish;
pub mod forcing;
pub mod guardians;
pub mod locked;
pub mod medusa;
pub mod mixed_fish;
pub mod rectangles;
pub mod sectors;
pub mod sets;
pub mod siamese;
pub mod singles;
pub mod subsets;
pub mod sue_de_coq;
pub mod symmetric;
pub mod templates;
pub mod turbot;
pub mod wings;

use crate::{
    Position, Technique,
    step::{Conclusion, FishFamily, FishShape, Pattern, RectangleKind, Step, TurbotKind},
    tables::Tables,
    technique::Edition,
};
use deadly::Type;
use std::ops::ControlFlow;
use sudoku_board::{Candidate, CellSet, Digit, sorting::sort_few};

/// Receives each step of a finder, and returns whether to continue.
pub type Sink<'a> = &'a mut dyn FnMut(Step) -> ControlFlow<()>;

/// Passes a step that eliminates these candidates to the sink, unless there are none.
pub(crate) fn rule_out(
    sink: Sink<'_>,
    mut gone: Vec<Candidate>,
    pattern: impl FnOnce() -> Pattern,
) -> ControlFlow<()> {
    if gone.is_empty() {
        return ControlFlow::Continue(());
    }
    sort_few(&mut gone);
    gone.dedup();
    sink(Step { pattern: pattern(), conclusion: Conclusion::Eliminate(gone) })
}

/// Passes a step that eliminates one digit from these cells to the sink. All of the cells have it.
pub(crate) fn rule_out_of(
    sink: Sink<'_>,
    digit: Digit,
    cells: &CellSet,
    pattern: impl FnOnce() -> Pattern,
) -> ControlFlow<()> {
    if cells.is_empty() {
        return ControlFlow::Continue(());
    }
    let gone = cells.iter().map(|cell| Candidate::new(cell, digit)).collect();
    sink(Step { pattern: pattern(), conclusion: Conclusion::Eliminate(gone) })
}

/// A finder: passes the steps of some techniques in a position to the sink.
pub type Find = fn(&Position, &Tables<'_>, Sink<'_>) -> ControlFlow<()>;

/// Techniques that are searched together.
#[derive(Clone, Copy, Debug)]
pub struct Rung {
    /// The techniques, all found by one finder.
    pub techniques: &'static [Technique],
    finder: Finder,
}

impl Rung {
    /// Its finder.
    pub(crate) const fn find(&self) -> Find {
        self.finder.find()
    }

    /// Whether an edition of the ladder has it.
    pub(crate) fn is_in(&self, edition: Edition) -> bool {
        match self.finder {
            // Their techniques are older than these ways to find them.
            Finder::BareRectangle
            | Finder::MultiColorsBoth
            | Finder::DualEmptyRectangles
            | Finder::DeathBlossom => edition >= Edition::Second,
            // The whole death blossom replaces it.
            Finder::BlossomOfOne => edition == Edition::First,
            _ => self.techniques.iter().all(|one| one.edition() <= edition),
        }
    }
}

macro_rules! rungs {
    (
        teaching { $($name:ident = [$($technique:ident),+], $find:expr;)+ }
        beside { $beside:ident: $alone:ident = [$other:ident], $look:expr; }
    ) => {
        /// The rungs of all editions in the usual order of learning, the easiest first.
        pub(crate) const TEACHING: &[Rung] =
            &[$(Rung { techniques: &[$(Technique::$technique),+], finder: Finder::$name }),+];

        /// Hidden singles in any house, for players who do not distinguish boxes from lines.
        pub(crate) const $beside: Rung =
            Rung { techniques: &[Technique::$other], finder: Finder::$alone };

        /// Names a rung's finder. It is a name instead of a function so that a program that asks for the
        /// order of the ladder without climbing it does not link all finders.
        #[derive(Clone, Copy, Debug)]
        enum Finder {
            $($name,)+
            $alone,
        }

        impl Finder {
            const fn find(self) -> Find {
                match self {
                    $(Self::$name => $find,)+
                    Self::$alone => $look,
                }
            }
        }
    };
}

// The order affects hints, levels and ratings, and nothing else.
rungs! {
    teaching {
        FullHouse = [FullHouse], singles::full_houses;
        HiddenInBox = [HiddenSingle], singles::hidden_in_box;
        HiddenInLine = [HiddenSingle], singles::hidden_in_line;
        NakedSingle = [NakedSingle], singles::naked;
        Pointing = [Pointing], locked::pointing;
        Claiming = [Claiming], locked::claiming;
        LockedPair = [LockedPair], |p, t, s| subsets::naked(2, p, t, s);
        NakedPair = [NakedPair], |p, t, s| subsets::naked(2, p, t, s);
        LockedTriple = [LockedTriple], |p, t, s| subsets::naked(3, p, t, s);
        HiddenPair = [HiddenPair], |p, t, s| subsets::hidden(2, p, t, s);
        NakedTriple = [NakedTriple], |p, t, s| subsets::naked(3, p, t, s);
        HiddenTriple = [HiddenTriple], |p, t, s| subsets::hidden(3, p, t, s);
        XWing = [XWing], |p, t, s| fish::basic(2, p, t, s);
        Skyscraper = [Skyscraper], |p, t, s| turbot::find(TurbotKind::Skyscraper, p, t, s);
        DualKite = [DualTwoStringKite], |p, t, s| turbot::find(TurbotKind::DualKite, p, t, s);
        Kite = [TwoStringKite], |p, t, s| turbot::find(TurbotKind::Kite, p, t, s);
        TurbotFish = [TurbotFish], |p, t, s| turbot::find(TurbotKind::Turbot, p, t, s);
        DualEmptyRectangle = [DualEmptyRectangle], empty_rectangle::dual;
        EmptyRectangle = [EmptyRectangle], empty_rectangle::single;
        DualEmptyRectangles = [DualEmptyRectangle], empty_rectangle::dual_apart;
        RemotePair = [RemotePair], wings::remote_pair;
        XyWing = [XyWing], wings::xy;
        WWing = [WWing], wings::w;
        XyzWing = [XyzWing], wings::xyz;
        AlmostPair = [AlmostLockedPair], almost::pairs;
        ChutePair = [ChuteRemotePair], chute::remote_pair;
        ColorsTrap = [SimpleColorsTrap], coloring::trap;
        ColorsWrap = [SimpleColorsWrap], coloring::wrap;
        Rectangle1 = [UniqueRectangle1], |p, t, s| rectangles::find(RectangleKind::One, p, t, s);
        Rectangle2 = [UniqueRectangle2], |p, t, s| rectangles::find(RectangleKind::Two, p, t, s);
        Rectangle4 = [UniqueRectangle4], |p, t, s| rectangles::find(RectangleKind::Four, p, t, s);
        Rectangle3 = [UniqueRectangle3], |p, t, s| rectangles::find(RectangleKind::Three, p, t, s);
        Rectangle5 = [UniqueRectangle5], |p, t, s| rectangles::find(RectangleKind::Five, p, t, s);
        Rectangle6 = [UniqueRectangle6], |p, t, s| rectangles::find(RectangleKind::Six, p, t, s);
        HiddenRectangle = [HiddenRectangle], |p, t, s| rectangles::find(RectangleKind::Hidden, p, t, s);
        BareRectangle = [HiddenRectangle], rectangles::hidden_between_bare;
        Avoidable1 = [AvoidableRectangle1], rectangles::avoidable_one;
        Avoidable2 = [AvoidableRectangle2], rectangles::avoidable_two;
        BugPlusOne = [BugPlusOne], bug::plus_one;
        Loop1 = [UniqueLoop1], |p, t, s| deadly::loops(Type::One, p, t, s);
        Loop2 = [UniqueLoop2], |p, t, s| deadly::loops(Type::Two, p, t, s);
        Loop4 = [UniqueLoop4], |p, t, s| deadly::loops(Type::Four, p, t, s);
        Loop3 = [UniqueLoop3], |p, t, s| deadly::loops(Type::Three, p, t, s);
        Extended1 = [ExtendedRectangle1], |p, t, s| deadly::extended::find(Type::One, p, t, s);
        Extended2 = [ExtendedRectangle2], |p, t, s| deadly::extended::find(Type::Two, p, t, s);
        Extended4 = [ExtendedRectangle4], |p, t, s| deadly::extended::find(Type::Four, p, t, s);
        Extended3 = [ExtendedRectangle3], |p, t, s| deadly::extended::find(Type::Three, p, t, s);
        Bug2 = [Bug2], |p, t, s| deadly::graves(Type::Two, p, t, s);
        Bug4 = [Bug4], |p, t, s| deadly::graves(Type::Four, p, t, s);
        Bug3 = [Bug3], |p, t, s| deadly::graves(Type::Three, p, t, s);
        BugPlusN = [BugPlusN], |p, t, s| deadly::graves(Type::Each, p, t, s);
        AlmostTriple = [AlmostLockedTriple], almost::triples;
        NakedQuadruple = [NakedQuadruple], |p, t, s| subsets::naked(4, p, t, s);
        HiddenQuadruple = [HiddenQuadruple], |p, t, s| subsets::hidden(4, p, t, s);
        Swordfish = [Swordfish], |p, t, s| fish::basic(3, p, t, s);
        FinnedXWing = [FinnedXWing], |p, t, s| siamese::finned(2, FishShape::Finned, p, t, s);
        SashimiXWing = [SashimiXWing], |p, t, s| siamese::finned(2, FishShape::Sashimi, p, t, s);
        NakedQuintuple = [NakedQuintuple], |p, t, s| subsets::naked(5, p, t, s);
        HiddenQuintuple = [HiddenQuintuple], |p, t, s| subsets::hidden(5, p, t, s);
        NakedSextuple = [NakedSextuple], |p, t, s| subsets::naked(6, p, t, s);
        HiddenSextuple = [HiddenSextuple], |p, t, s| subsets::hidden(6, p, t, s);
        Jellyfish = [Jellyfish], |p, t, s| fish::basic(4, p, t, s);
        FinnedSwordfish = [FinnedSwordfish], |p, t, s| siamese::finned(3, FishShape::Finned, p, t, s);
        SashimiSwordfish = [SashimiSwordfish], |p, t, s| siamese::finned(3, FishShape::Sashimi, p, t, s);
        FinnedJellyfish = [FinnedJellyfish], |p, t, s| siamese::finned(4, FishShape::Finned, p, t, s);
        SashimiJellyfish = [SashimiJellyfish], |p, t, s| siamese::finned(4, FishShape::Sashimi, p, t, s);
        MultiColors1 = [MultiColors1], coloring::multi_trap;
        MultiColorsBoth = [MultiColors1], coloring::multi_trap_both;
        MultiColors2 = [MultiColors2], coloring::multi_wrap;
        Medusa = [Medusa], medusa::find;
        Guardians = [Guardians], guardians::find;
        Firework = [FireworkTriple], firework::triple;
        FireworkQuad = [FireworkQuad], firework::quad;
        Oddagon = [BivalueOddagon], deadly::odd::find;
        Gurth = [Gurth], symmetric::find;
        Wxyz = [WxyzWing], |p, t, s| bent::find(4, p, t, s);
        XChain = [XChain], chains::x;
        XyChain = [XyChain], chains::xy;
        SueDeCoq = [SueDeCoq], sue_de_coq::find;
        Chains = [ContinuousNiceLoop, DiscontinuousNiceLoop, Aic], chains::any;
        Vwxyz = [VwxyzWing], |p, t, s| bent::find(5, p, t, s);
        AlignedPair = [AlignedPair], aligned::pair;
        AlsXz = [AlsXz], sets::xz;
        AlsXyWing = [AlsXyWing], sets::xy_wing;
        AlsChain = [AlsChain], sets::chain;
        GroupedChains = [GroupedContinuousNiceLoop, GroupedDiscontinuousNiceLoop, GroupedAic],
            chains::grouped;
        BlossomOfOne = [DeathBlossom], sets::blossom_of_one_digit;
        DeathBlossom = [DeathBlossom], sets::death_blossom;
        AlignedTriplet = [AlignedTriplet], aligned::triplet;
        Squirmbag = [Squirmbag], |p, t, s| fish::basic(5, p, t, s);
        FrankenXWing = [FrankenXWing],
            |p, t, s| mixed_fish::find(FishFamily::Franken, 2, FishShape::Basic, p, t, s);
        FrankenSwordfish = [FrankenSwordfish],
            |p, t, s| mixed_fish::find(FishFamily::Franken, 3, FishShape::Basic, p, t, s);
        FrankenJellyfish = [FrankenJellyfish],
            |p, t, s| mixed_fish::find(FishFamily::Franken, 4, FishShape::Basic, p, t, s);
        FinnedFrankenXWing = [FinnedFrankenXWing],
            |p, t, s| mixed_fish::find(FishFamily::Franken, 2, FishShape::Finned, p, t, s);
        FinnedFrankenSwordfish = [FinnedFrankenSwordfish],
            |p, t, s| mixed_fish::find(FishFamily::Franken, 3, FishShape::Finned, p, t, s);
        FinnedFrankenJellyfish = [FinnedFrankenJellyfish],
            |p, t, s| mixed_fish::find(FishFamily::Franken, 4, FishShape::Finned, p, t, s);
        MutantSwordfish = [MutantSwordfish],
            |p, t, s| mixed_fish::find(FishFamily::Mutant, 3, FishShape::Basic, p, t, s);
        MutantJellyfish = [MutantJellyfish],
            |p, t, s| mixed_fish::find(FishFamily::Mutant, 4, FishShape::Basic, p, t, s);
        FinnedMutantXWing = [FinnedMutantXWing],
            |p, t, s| mixed_fish::find(FishFamily::Mutant, 2, FishShape::Finned, p, t, s);
        FinnedMutantSwordfish = [FinnedMutantSwordfish],
            |p, t, s| mixed_fish::find(FishFamily::Mutant, 3, FishShape::Finned, p, t, s);
        FinnedMutantJellyfish = [FinnedMutantJellyfish],
            |p, t, s| mixed_fish::find(FishFamily::Mutant, 4, FishShape::Finned, p, t, s);
        Uvwxyz = [VwxyzWing], |p, t, s| bent::find(6, p, t, s);
        Tridagon = [Tridagon], deadly::tridagon::find;
        SkLoop = [SkLoop], sectors::sk_loop;
        JuniorExocet = [JuniorExocet], exocet::junior;
        Templates = [TemplateSet, TemplateDelete], templates::find;
        Kraken = [KrakenFish1, KrakenFish2], forcing::kraken;
        ForcingChain = [ForcingChain], forcing::chains;
        MultiSector = [MultiSector], sectors::multi;
        ForcingNet = [ForcingNet], forcing::nets;
    }
    beside {
        HIDDEN_SINGLE: HiddenAnywhere = [HiddenSingle], singles::hidden_anywhere;
    }
}

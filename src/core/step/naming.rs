//! Which technique a pattern is.

use super::{
    ChainKind, FishFamily, FishShape, Node, Pattern, RectangleKind, SetKind, Step, TurbotKind, WingKind,
};
use crate::{House, HouseKind, Technique};

impl Step {
    /// The name of its pattern.
    #[must_use]
    pub fn technique(&self) -> Technique {
        match &self.pattern {
            Pattern::FullHouse { .. } => Technique::FullHouse,
            Pattern::NakedSingle => Technique::NakedSingle,
            Pattern::HiddenSingle { .. } => Technique::HiddenSingle,
            Pattern::Guess { .. } => Technique::Guess,
            Pattern::DeadEnd { .. } => Technique::DeadEnd,
            Pattern::Retreat { .. } => Technique::Retreat,
            Pattern::Locked { within, .. } if within.kind() == HouseKind::Box => Technique::Pointing,
            Pattern::Locked { .. } => Technique::Claiming,
            Pattern::Subset { kind, cells, .. } => subset(*kind, cells.len()),
            Pattern::Fish { shape, base, cover, .. } => fish(*shape, base, cover),
            Pattern::Turbot { kind, .. } => match kind {
                TurbotKind::Skyscraper => Technique::Skyscraper,
                TurbotKind::Kite => Technique::TwoStringKite,
                TurbotKind::DualKite => Technique::DualTwoStringKite,
                TurbotKind::Turbot => Technique::TurbotFish,
            },
            Pattern::EmptyRectangle { readings, .. } if readings.len() > 1 => Technique::DualEmptyRectangle,
            Pattern::EmptyRectangle { .. } => Technique::EmptyRectangle,
            Pattern::RemotePair { .. } => Technique::RemotePair,
            Pattern::Wing { kind: WingKind::Xy, .. } => Technique::XyWing,
            Pattern::Wing { kind: WingKind::Xyz, .. } => Technique::XyzWing,
            Pattern::WWing { .. } => Technique::WWing,
            Pattern::Colors { colorings, wrap, .. } => match (colorings.len(), wrap) {
                (0 | 1, false) => Technique::SimpleColorsTrap,
                (0 | 1, true) => Technique::SimpleColorsWrap,
                (_, false) => Technique::MultiColors1,
                (_, true) => Technique::MultiColors2,
            },
            Pattern::Rectangle { kind, .. } => rectangle(*kind),
            Pattern::Bug { .. } => Technique::BugPlusOne,
            Pattern::Chain { kind, nodes, through, .. } => chain(*kind, nodes, !through.is_empty()),
            Pattern::AlmostLockedSets { sets, .. } => match sets.len() {
                0..=2 => Technique::AlsXz,
                3 => Technique::AlsXyWing,
                _ => Technique::AlsChain,
            },
            Pattern::DeathBlossom { .. } => Technique::DeathBlossom,
            Pattern::SueDeCoq { .. } => Technique::SueDeCoq,
            Pattern::SiameseFish { shape, base, readings, .. } => {
                readings.first().map_or(Technique::FinnedXWing, |first| fish(*shape, base, &first.cover))
            }
            Pattern::Forcing { plain: true, .. } => Technique::ForcingChain,
            Pattern::Forcing { .. } => Technique::ForcingNet,
        }
    }
}

const fn subset(kind: SetKind, size: usize) -> Technique {
    match (kind, size) {
        (SetKind::Locked, 2) => Technique::LockedPair,
        (SetKind::Locked, 3) => Technique::LockedTriple,
        (SetKind::Hidden, 0..=2) => Technique::HiddenPair,
        (SetKind::Hidden, 3) => Technique::HiddenTriple,
        (SetKind::Hidden, 4) => Technique::HiddenQuadruple,
        (SetKind::Hidden, 5) => Technique::HiddenQuintuple,
        (SetKind::Hidden, _) => Technique::HiddenSextuple,
        (_, 0..=2) => Technique::NakedPair,
        (_, 3) => Technique::NakedTriple,
        (_, 4) => Technique::NakedQuadruple,
        (_, 5) => Technique::NakedQuintuple,
        (_, _) => Technique::NakedSextuple,
    }
}

fn fish(shape: FishShape, base: &[House], cover: &[House]) -> Technique {
    match FishFamily::of(base, cover) {
        FishFamily::Basic => pure(shape, base.len()),
        FishFamily::Franken => franken(shape, base.len()),
        FishFamily::Mutant => mutant(shape, base.len()),
    }
}

const fn franken(shape: FishShape, size: usize) -> Technique {
    match (shape, size) {
        (FishShape::Basic, 0..=2) => Technique::FrankenXWing,
        (FishShape::Basic, 3) => Technique::FrankenSwordfish,
        (FishShape::Basic, _) => Technique::FrankenJellyfish,
        (_, 0..=2) => Technique::FinnedFrankenXWing,
        (_, 3) => Technique::FinnedFrankenSwordfish,
        (_, _) => Technique::FinnedFrankenJellyfish,
    }
}

const fn mutant(shape: FishShape, size: usize) -> Technique {
    match (shape, size) {
        // Of two mixed houses without fins, each lies in one cover by itself.
        (FishShape::Basic, 0..=3) => Technique::MutantSwordfish,
        (FishShape::Basic, _) => Technique::MutantJellyfish,
        (_, 0..=2) => Technique::FinnedMutantXWing,
        (_, 3) => Technique::FinnedMutantSwordfish,
        (_, _) => Technique::FinnedMutantJellyfish,
    }
}

const fn pure(shape: FishShape, size: usize) -> Technique {
    match (shape, size) {
        (FishShape::Basic, 0..=2) => Technique::XWing,
        (FishShape::Basic, 3) => Technique::Swordfish,
        (FishShape::Basic, 4) => Technique::Jellyfish,
        (FishShape::Basic, _) => Technique::Squirmbag,
        (FishShape::Finned, 0..=2) => Technique::FinnedXWing,
        (FishShape::Finned, 3) => Technique::FinnedSwordfish,
        (FishShape::Finned, _) => Technique::FinnedJellyfish,
        (FishShape::Sashimi, 0..=2) => Technique::SashimiXWing,
        (FishShape::Sashimi, 3) => Technique::SashimiSwordfish,
        (FishShape::Sashimi, _) => Technique::SashimiJellyfish,
    }
}

const fn rectangle(kind: RectangleKind) -> Technique {
    match kind {
        RectangleKind::One => Technique::UniqueRectangle1,
        RectangleKind::Two => Technique::UniqueRectangle2,
        RectangleKind::Three => Technique::UniqueRectangle3,
        RectangleKind::Four => Technique::UniqueRectangle4,
        RectangleKind::Five => Technique::UniqueRectangle5,
        RectangleKind::Six => Technique::UniqueRectangle6,
        RectangleKind::Hidden | RectangleKind::HiddenSide => Technique::HiddenRectangle,
        RectangleKind::AvoidableOne => Technique::AvoidableRectangle1,
        RectangleKind::AvoidableTwo => Technique::AvoidableRectangle2,
    }
}

fn chain(kind: ChainKind, nodes: &[Node], through_sets: bool) -> Technique {
    let grouped = through_sets || nodes.iter().any(|node| node.cells.len() > 1);
    match (kind, grouped) {
        (ChainKind::X, false) => Technique::XChain,
        (ChainKind::Xy, _) => Technique::XyChain,
        (ChainKind::Continuous, false) => Technique::ContinuousNiceLoop,
        (ChainKind::Continuous, true) => Technique::GroupedContinuousNiceLoop,
        (ChainKind::Discontinuous, false) => Technique::DiscontinuousNiceLoop,
        (ChainKind::Discontinuous, true) => Technique::GroupedDiscontinuousNiceLoop,
        (ChainKind::Aic, false) => Technique::Aic,
        (ChainKind::Aic | ChainKind::X, true) => Technique::GroupedAic,
    }
}

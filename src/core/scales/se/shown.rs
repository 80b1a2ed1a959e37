//! The steps of the program as steps that the board can show and sentences explain.

use super::{
    SeStep, SeTechnique,
    board::{SeBoard, unmark},
    chained::chained,
    deadly::deadly,
    unary::{self, Node},
};
use sudoku_board::{Candidate, Cell, Digit, House, KindSet, Shape};
use sudoku_logic::{
    Position, Technique,
    families::{Chain, ChainKind, Node as Statement, Pattern},
    ladder::{self, Ladder},
    step::{Conclusion, Step},
};

impl SeStep {
    /// Returns the same step with a pattern of the project, and with its own effect. A direct step is two steps: the
    /// reason, and the single that it leaves. Empty if the project has no such pattern, as for chains inside chains.
    #[must_use]
    pub fn shown(&self, position: &Position) -> Vec<Step> {
        if position.shape() != Shape::S9 {
            return Vec::new();
        }
        match (self.technique, self.placed) {
            (SeTechnique::LastCell | SeTechnique::HiddenSingle | SeTechnique::NakedSingle, Some(placed)) => {
                vec![single(self.technique, position, placed)]
            }
            (
                SeTechnique::DirectPointing
                | SeTechnique::DirectClaiming
                | SeTechnique::DirectHiddenPair
                | SeTechnique::DirectHiddenTriplet,
                Some(placed),
            ) => direct(position, relatives(self.technique), placed),
            (SeTechnique::ForcingChain | SeTechnique::Cycle, _) => self.chain(position).into_iter().collect(),
            (
                SeTechnique::Nishio
                | SeTechnique::CellChains(_)
                | SeTechnique::RegionChains(_)
                | SeTechnique::DoubleChain(_)
                | SeTechnique::Contradiction(_),
                _,
            ) => chained(self, position).into_iter().collect(),
            (technique, _) => {
                let alike = self.alike(position, relatives(technique));
                alike.or_else(|| deadly(self, position)).into_iter().collect()
            }
        }
    }

    /// Returns a step of one of these techniques that removes all that this one does.
    fn alike(&self, position: &Position, techniques: &[Technique]) -> Option<Step> {
        let mut wider = None;
        for &technique in techniques {
            let steps = ladder::all_steps(position, &Ladder::teaching().only(technique));
            for step in steps {
                let gone = step.eliminated();
                if !self.eliminated.iter().all(|one| gone.contains(one)) || self.eliminated.is_empty() {
                    continue;
                }
                if gone.len() == self.eliminated.len() {
                    return Some(step);
                }
                // The program looks at one house of a pair or triplet, where we look at both.
                wider = wider.or(Some(Step {
                    pattern: step.pattern,
                    conclusion: Conclusion::Eliminate(self.eliminated.clone()),
                }));
            }
        }
        wider
    }

    /// Returns the chain with these conclusions.
    fn chain(&self, position: &Position) -> Option<Step> {
        let board = SeBoard::of(position.candidates());
        let proof = unary::prove(&board)?;
        let mut nodes = proof.nodes;
        nodes.reverse();
        // A chain from a true candidate back to itself proves that its second or its last but one is true.
        let from_true = nodes.first()?.on;
        let statements = match (proof.cycle, from_true) {
            (true, _) => &nodes[1..],
            (false, true) => &nodes[1..nodes.len() - 1],
            (false, false) => &nodes[..],
        };
        let candidate = |node: &Node| {
            let (cell, digit) = unmark(node.mark as usize);
            Candidate::new(Cell::at(cell), Digit::at(digit))
        };
        let first = candidate(statements.first()?);
        let one_digit = statements.iter().all(|node| candidate(node).digit == first.digit);
        let in_cells = statements
            .chunks(2)
            .all(|pair| pair.iter().all(|node| candidate(node).cell == candidate(&pair[0]).cell));
        let kind = match (proof.cycle, self.placed) {
            (true, _) => ChainKind::Continuous,
            (false, None) if one_digit => ChainKind::X,
            (false, None) if in_cells => ChainKind::Xy,
            (false, _) => ChainKind::Discontinuous,
        };
        let nodes = statements.iter().map(candidate);
        let nodes = nodes.map(|one| Statement { digit: one.digit, cells: vec![one.cell] }).collect();
        let pattern = Pattern::Chain(Chain { kind, nodes, through: Vec::new(), closed: proof.cycle });
        let conclusion = match self.placed {
            Some(placed) => Conclusion::Place(placed),
            None => Conclusion::Eliminate(self.eliminated.clone()),
        };
        Some(Step { pattern, conclusion })
    }
}

fn single(technique: SeTechnique, position: &Position, placed: Candidate) -> Step {
    let candidates = position.candidates();
    let houses = position.geometry().houses_of(placed.cell);
    let kinds = |fits: &dyn Fn(sudoku_board::House) -> bool| -> KindSet {
        houses
            .iter()
            .copied()
            .filter(|&house| fits(house))
            .map(sudoku_board::House::kind)
            .collect::<KindSet>()
    };
    let pattern = match technique {
        SeTechnique::LastCell => Pattern::FullHouse { kinds: kinds(&|house| candidates.gaps(house) == 1) },
        SeTechnique::HiddenSingle => {
            let kinds = kinds(&|house| candidates.places(placed.digit, house).len() == 1);
            Pattern::HiddenSingle { kinds }
        }
        _ => Pattern::NakedSingle,
    };
    Step { pattern, conclusion: Conclusion::Place(placed) }
}

/// Returns the step that leaves a single, and the single.
fn direct(position: &Position, techniques: &[Technique], placed: Candidate) -> Vec<Step> {
    for &technique in techniques {
        for step in ladder::all_steps(position, &Ladder::teaching().only(technique)) {
            let mut after = position.clone();
            after.apply(&step);
            let alone = |&house: &House| {
                after.candidates().allows(placed) && after.candidates().places(placed.digit, house).len() == 1
            };
            if after.geometry().houses_of(placed.cell).iter().any(alone) {
                let single = single(SeTechnique::HiddenSingle, &after, placed);
                return vec![step, single];
            }
        }
    }
    Vec::new()
}

/// Returns the techniques of the project that may be the same.
const fn relatives(technique: SeTechnique) -> &'static [Technique] {
    match technique {
        SeTechnique::DirectPointing | SeTechnique::Pointing => &[Technique::Pointing],
        SeTechnique::DirectClaiming | SeTechnique::Claiming => &[Technique::Claiming],
        SeTechnique::DirectHiddenPair | SeTechnique::HiddenPair => {
            &[Technique::HiddenPair, Technique::NakedPair, Technique::LockedPair]
        }
        SeTechnique::DirectHiddenTriplet | SeTechnique::HiddenTriplet => {
            &[Technique::HiddenTriple, Technique::NakedTriple, Technique::LockedTriple]
        }
        SeTechnique::NakedPair => &[Technique::NakedPair, Technique::LockedPair],
        SeTechnique::NakedTriplet => &[Technique::NakedTriple, Technique::LockedTriple],
        SeTechnique::NakedQuad => &[Technique::NakedQuadruple],
        SeTechnique::HiddenQuad => &[Technique::HiddenQuadruple],
        SeTechnique::XWing => &[Technique::XWing],
        SeTechnique::Swordfish => &[Technique::Swordfish],
        SeTechnique::Jellyfish => &[Technique::Jellyfish],
        SeTechnique::StrongLinks(2) => &[
            Technique::Skyscraper,
            Technique::TwoStringKite,
            Technique::TurbotFish,
            Technique::EmptyRectangle,
            Technique::FinnedXWing,
            Technique::SashimiXWing,
            Technique::GroupedAic,
            Technique::GroupedDiscontinuousNiceLoop,
        ],
        SeTechnique::StrongLinks(_) => &[
            Technique::XChain,
            Technique::GroupedAic,
            Technique::GroupedDiscontinuousNiceLoop,
            Technique::GroupedContinuousNiceLoop,
        ],
        SeTechnique::XyWing => &[Technique::XyWing],
        SeTechnique::XyzWing => &[Technique::XyzWing],
        SeTechnique::UniqueLoop(4, 1) => &[Technique::UniqueRectangle1],
        SeTechnique::UniqueLoop(4, 2) => &[Technique::UniqueRectangle2, Technique::UniqueRectangle5],
        SeTechnique::UniqueLoop(4, 3) => &[Technique::UniqueRectangle3],
        SeTechnique::UniqueLoop(4, 4) => &[Technique::UniqueRectangle4],
        SeTechnique::BentWing(_) => &[Technique::AlsXz],
        _ => &[],
    }
}

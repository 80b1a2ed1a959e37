//! Siamese fish: two fish with fins on the same base lines, each with its own cover, seen together. The step
//! has the eliminations of both.

use crate::{
    Position,
    families::{
        Fish, FishReading, FishShape, Pattern, SiameseFish,
        fish::find as fish,
        sink::{Sink, rule_out_of},
    },
    position::tables::Tables,
    step::Step,
};
use std::{collections::HashSet, ops::ControlFlow};
use sudoku_board::CellSet;

/// Finds fish with fins of that shape, first single ones, then pairs. A pair of different shapes counts as finned.
pub fn finned(
    size: usize,
    shape: FishShape,
    position: &Position,
    tables: &Tables<'_>,
    sink: Sink<'_>,
) -> ControlFlow<()> {
    let mut found: Vec<Step> = Vec::new();
    fish::finned(size, shape, position, tables, &mut |step| {
        found.push(step.clone());
        sink(step)
    })?;
    let same = found.len();
    if shape == FishShape::Finned {
        fish::finned(size, FishShape::Sashimi, position, tables, &mut |step| {
            found.push(step);
            ControlFlow::Continue(())
        })?;
    }
    let mut told = HashSet::new();
    for (i, one) in found[..same].iter().enumerate() {
        for other in &found[i + 1..] {
            let (
                Pattern::Fish(Fish { digit, base, .. }),
                Pattern::Fish(Fish { digit: again, base: lines, .. }),
            ) = (&one.pattern, &other.pattern)
            else {
                continue;
            };
            let cells = |step: &Step| -> CellSet { step.eliminated().iter().map(|gone| gone.cell).collect() };
            let (first, second) = (cells(one), cells(other));
            let both = first.union(&second);
            if (digit, base) != (again, lines)
                || both == first
                || both == second
                || !told.insert((*digit, both))
            {
                continue;
            }
            rule_out_of(sink, *digit, &both, || {
                Pattern::SiameseFish(SiameseFish {
                    digit: *digit,
                    base: base.clone(),
                    readings: [one, other].into_iter().filter_map(reading).collect(),
                    shape,
                })
            })?;
        }
    }
    ControlFlow::Continue(())
}

fn reading(step: &Step) -> Option<FishReading> {
    match &step.pattern {
        Pattern::Fish(Fish { cover, fins, .. }) => {
            Some(FishReading { cover: cover.clone(), fins: fins.clone() })
        }
        _ => None,
    }
}

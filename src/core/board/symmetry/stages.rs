//! A transformation in stages that a person can follow: one exchange after another.

use super::Transform;
use serde::{Deserialize, Serialize};

/// A part of a transformation. Numbers of lines, bands and stacks count from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Stage {
    /// Rows become columns.
    Transpose,
    /// Each digit becomes another one.
    Relabel,
    /// Two bands change places.
    Bands(u8, u8),
    /// Two rows of a band change places.
    Rows(u8, u8),
    /// Two stacks change places.
    Stacks(u8, u8),
    /// Two columns of a stack change places.
    Columns(u8, u8),
}

impl Transform {
    /// Returns transformations that together do the same, each of a single stage.
    #[must_use]
    pub fn stages(&self) -> Vec<(Stage, Self)> {
        let shape = self.shape.clone();
        let mut stages = Vec::new();
        if self.transposed {
            stages.push((Stage::Transpose, Self { transposed: true, ..Self::identity(&shape) }));
        }
        let relabel = Self { digits: self.digits.clone(), ..Self::identity(&shape) };
        if relabel != Self::identity(&shape) {
            stages.push((Stage::Relabel, relabel));
        }
        for (is_band, [one, other]) in exchanges(shape.box_rows(), &self.rows) {
            let stage = if is_band { Stage::Bands(one, other) } else { Stage::Rows(one, other) };
            stages.push((
                stage,
                Self {
                    rows: exchanged(shape.side(), is_band.then_some(shape.box_rows()), one, other),
                    ..Self::identity(&shape)
                },
            ));
        }
        for (is_stack, [one, other]) in exchanges(shape.box_columns(), &self.columns) {
            let stage = if is_stack { Stage::Stacks(one, other) } else { Stage::Columns(one, other) };
            let columns = exchanged(shape.side(), is_stack.then_some(shape.box_columns()), one, other);
            stages.push((stage, Self { columns, ..Self::identity(&shape) }));
        }
        stages
    }
}

/// Returns the exchanges that bring lines to their new places: first of bands, then of lines inside them.
fn exchanges(lines: usize, new: &[u8]) -> Vec<(bool, [u8; 2])> {
    let mut bands: Vec<Vec<u8>> = new.chunks(lines).map(<[u8]>::to_vec).collect();
    let mut found = Vec::new();
    for at in 0..bands.len() {
        let due = (at..bands.len()).min_by_key(|&band| bands[band].iter().min().copied());
        if let Some(due) = due.filter(|&due| due != at) {
            bands.swap(at, due);
            found.push((true, [at as u8, due as u8]));
        }
    }
    for (band, inside) in bands.iter_mut().enumerate() {
        for at in 0..inside.len() {
            let due = (at..inside.len()).min_by_key(|&line| inside[line]);
            if let Some(due) = due.filter(|&due| due != at) {
                inside.swap(at, due);
                found.push((false, [at, due].map(|line| (band * lines + line) as u8)));
            }
        }
    }
    found
}

/// Returns the numbers of all lines after an exchange of two lines, or of two bands of this many lines.
fn exchanged(side: usize, band: Option<usize>, one: u8, other: u8) -> Vec<u8> {
    let mut lines: Vec<u8> = (0..side).map(|line| line as u8).collect();
    let (one, other) = (usize::from(one), usize::from(other));
    if let Some(count) = band {
        (0..count).for_each(|line| lines.swap(one * count + line, other * count + line));
    } else {
        lines.swap(one, other);
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        Cell, Digit, Grid, Shape,
        rng::{Rng, Seed},
    };

    #[test]
    fn the_stages_together_are_the_transformation() {
        let mut rng = Rng::new(Seed::new(5), 0);
        for shape in Shape::ALL {
            // A different digit in each row, column and cell of a box tells all exchanges apart.
            let mut grid = Grid::empty(shape);
            let side = shape.side();
            for cell in Cell::all(shape) {
                let geometry = shape.geometry();
                let shift = geometry.row(cell) * geometry.row(cell) + 2 * geometry.column(cell);
                grid.set(cell, Some(Digit::at(shift % side)));
            }
            for _ in 0..20 {
                let transform = Transform::random(shape, &mut rng);
                let stages = transform.stages();
                assert!(stages.len() <= 2 * side + 2, "{shape:?}: {}", stages.len());
                let image = stages.iter().fold(grid.clone(), |grid, (_, stage)| stage.apply(&grid));
                assert_eq!(image, transform.apply(&grid), "{stages:?}");
            }
            assert!(Transform::identity(shape).stages().is_empty());
        }
    }
}

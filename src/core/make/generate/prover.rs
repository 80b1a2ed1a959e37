//! Checks that clues still have one solution, reused for many checks while clues are removed.

use super::{Interrupted, Pulse};
use sudoku_board::{Cell, Grid, Shape};
use sudoku_logic::search::brute::{
    self, BandChoice, BandState, Bands, Board, Choice, DepthFirst, Found, Pairs, fewest_ways,
};

/// The fastest search for a shape, reused for all checks.
#[derive(Debug)]
pub(super) enum Prover {
    Bands(Box<Bands>),
    Cells(Box<DepthFirst>),
}

impl Prover {
    pub(super) fn new(shape: &Shape) -> Self {
        if shape == Shape::S9 {
            return Prover::Bands(Box::new(Bands::new(&Grid::empty(shape))));
        }
        let mut search = DepthFirst::new(shape);
        // On a large board a node takes long, and a few suffice for most checks.
        search.watch_every = 16;
        Prover::Cells(Box::new(search))
    }

    /// Returns the number of nodes of the last search.
    pub(super) const fn nodes(&self) -> u64 {
        match self {
            Prover::Bands(bands) => bands.nodes,
            Prover::Cells(search) => search.nodes,
        }
    }

    /// Returns whether there is a solution with another digit in a cell than the known one, or `None` if the node
    /// limit left that open.
    pub(super) fn differs(
        &mut self,
        clues: &Grid,
        solution: &Grid,
        cell: Cell,
        most: u64,
        pulse: &mut Pulse<'_>,
    ) -> Result<Option<bool>, Interrupted> {
        let Some(digit) = solution.get(cell) else { return Ok(None) };
        let mut most = brute::budget(most);
        let found = match self {
            Prover::Bands(bands) => {
                bands.load(clues);
                bands.forbid(cell, digit);
                pulse.searching(|beat| {
                    bands.next(BandState::most_telling, &mut |nodes| {
                        beat()?;
                        most(nodes)
                    })
                })?
            }
            Prover::Cells(search) => {
                search.restart();
                let board = &mut search.board;
                let loaded = board.load(clues);
                let state = loaded
                    .and_then(|()| board.keep(cell.index(), !(1 << digit.index())))
                    .and_then(|()| board.singles());
                pulse.searching(|beat| {
                    search.next(state, fewest_ways, &mut |nodes| {
                        beat()?;
                        most(nodes)
                    })
                })?
            }
        };
        Ok(match found {
            Found::Solution => Some(true),
            Found::Nothing => Some(false),
            Found::Interrupted => None,
        })
    }

    /// Returns the number of solutions, at most the limit, or `None` if the node limit was reached.
    pub(super) fn count(
        &mut self,
        clues: &Grid,
        limit: usize,
        most: u64,
        pulse: &mut Pulse<'_>,
    ) -> Result<Option<usize>, Interrupted> {
        self.begin(clues);
        for found in 0..limit {
            match self.next(BandState::most_telling, fewest_ways, most, pulse)? {
                Found::Solution => {}
                Found::Nothing => return Ok(Some(found)),
                Found::Interrupted => return Ok(None),
            }
        }
        Ok(Some(limit))
    }

    /// Returns the first solution that these choices lead to, or `None` if there is none, or the node limit was
    /// reached.
    pub(super) fn solution(
        &mut self,
        clues: &Grid,
        by_bands: impl FnMut(&BandState, Pairs) -> BandChoice,
        by_cells: impl FnMut(&Board) -> Choice,
        most: u64,
        pulse: &mut Pulse<'_>,
    ) -> Result<Option<Grid>, Interrupted> {
        self.begin(clues);
        let found = self.next(by_bands, by_cells, most, pulse)?;
        Ok((found == Found::Solution).then(|| match self {
            Prover::Bands(bands) => bands.to_grid(),
            Prover::Cells(search) => search.board.to_grid(),
        }))
    }

    fn begin(&mut self, clues: &Grid) {
        match self {
            Prover::Bands(bands) => bands.load(clues),
            Prover::Cells(search) => search.begin(clues),
        }
    }

    fn next(
        &mut self,
        by_bands: impl FnMut(&BandState, Pairs) -> BandChoice,
        by_cells: impl FnMut(&Board) -> Choice,
        most: u64,
        pulse: &mut Pulse<'_>,
    ) -> Result<Found, Interrupted> {
        let mut most = brute::budget(most);
        pulse.searching(|beat| {
            let mut watch = |nodes| {
                beat()?;
                most(nodes)
            };
            match self {
                Prover::Bands(bands) => bands.next(by_bands, &mut watch),
                Prover::Cells(search) => search.go_on(by_cells, &mut watch),
            }
        })
    }
}

//! The walk, with the order of the techniques.

use super::{
    HodokuName, HodokuStep, NoHodokuRating, als, chains, colors,
    fish::{self, Kind},
    forcing,
    found::HodokuFound,
    layout::each,
    loops, nets, patterns, rates, rectangles, sets,
    state::HodokuBoard,
    sue_de_coq::sue_de_coq,
    tables::Tables,
    wings,
};
use sudoku_board::{Candidate, Cell, Digit, Grid};
use sudoku_logic::Puzzle;

/// HoDoKu's walk through a puzzle.
#[derive(Debug)]
pub struct HodokuWalk {
    state: HodokuBoard,
    solution: Grid,
    /// The next step, also with its eliminations in HoDoKu's order.
    asked: Option<(HodokuStep, HodokuFound)>,
}

impl HodokuWalk {
    /// Returns the walk at the start of a puzzle.
    pub fn new(puzzle: &Puzzle) -> Result<Self, NoHodokuRating> {
        if !rates(puzzle.clues().shape()) {
            return Err(NoHodokuRating::OtherSize);
        }
        Ok(Self { state: HodokuBoard::new(puzzle.clues()), solution: puzzle.solution().clone(), asked: None })
    }

    /// Finds the next step; `None` once the puzzle is solved. The search takes singles out of their queues, so ask
    /// for each step once, then apply it.
    #[expect(clippy::should_implement_trait, reason = "a step needs applying before the next one")]
    pub fn next(&mut self) -> Option<HodokuStep> {
        let found = next(&mut self.state, &self.solution)?;
        let step = told(&found);
        self.asked = Some((step.clone(), found));
        Some(step)
    }

    /// Makes the changes of a step: the one that [`Self::next`] has found, or another.
    pub fn apply(&mut self, step: &HodokuStep) {
        match self.asked.take() {
            Some((asked, found)) if asked == *step => found.apply(&mut self.state),
            _ => {
                let pair =
                    |candidate: Candidate| (candidate.cell.index() as u8, candidate.digit.index() as u8);
                let gone = step.eliminated.iter().map(|&candidate| pair(candidate)).collect();
                HodokuFound { name: step.name, placed: step.placed.map(pair), gone }.apply(&mut self.state);
            }
        }
    }
}

fn told(found: &HodokuFound) -> HodokuStep {
    let candidate =
        |(cell, digit): (u8, u8)| Candidate::new(Cell::at(usize::from(cell)), Digit::at(usize::from(digit)));
    let mut sorted = found.clone();
    sorted.sort();
    HodokuStep {
        name: found.name,
        placed: found.placed.map(candidate),
        eliminated: sorted.gone.into_iter().map(candidate).collect(),
    }
}

fn next(state: &mut HodokuBoard, solution: &Grid) -> Option<HodokuFound> {
    if state.open == 0 {
        return None;
    }
    if let Some(single) = state.full_house() {
        return Some(HodokuFound::place(HodokuName::FullHouse, single));
    }
    if let Some(single) = state.naked_single() {
        return Some(HodokuFound::place(HodokuName::NakedSingle, single));
    }
    if let Some(single) = state.hidden_single() {
        return Some(HodokuFound::place(HodokuName::HiddenSingle, single));
    }
    let state = &*state;
    easy(state)
        .or_else(|| rectangle(state))
        .or_else(|| hard(state))
        .or_else(|| chain(state))
        .or_else(|| sets_and_franken(state))
        .or_else(|| forced(state))
        .or_else(|| guess(state, solution))
}

fn easy(state: &HodokuBoard) -> Option<HodokuFound> {
    sets::naked(state, 2, true)
        .or_else(|| sets::naked(state, 3, true))
        .or_else(|| sets::locked_candidates(state))
        .or_else(|| sets::naked(state, 2, false))
        .or_else(|| sets::naked(state, 3, false))
        .or_else(|| sets::hidden(state, 2))
        .or_else(|| sets::hidden(state, 3))
        .or_else(|| sets::naked(state, 4, false))
        .or_else(|| sets::hidden(state, 4))
        .or_else(|| (2..=4).find_map(|size| fish::fish(state, Kind::Basic, size)))
        .or_else(|| chains::remote_pair(state))
        .or_else(|| wings::bug(state))
        .or_else(|| patterns::skyscraper(state))
        .or_else(|| patterns::kite(state))
        .or_else(|| chains::turbot_fish(state))
        .or_else(|| patterns::empty_rectangle(state))
        .or_else(|| wings::w_wing(state))
        .or_else(|| wings::xy_wing(state))
        .or_else(|| wings::xyz_wing(state))
}

fn rectangle(state: &HodokuBoard) -> Option<HodokuFound> {
    use HodokuName::{
        Avoidable1, Avoidable2, HiddenRectangle, Unique1, Unique2, Unique3, Unique4, Unique5, Unique6,
    };
    let unique = rectangles::unique(state);
    let types = [Unique1, Unique2, Unique3, Unique4, Unique5, Unique6, HiddenRectangle];
    types.into_iter().find_map(|name| unique.first(name)).or_else(|| {
        let avoidable = rectangles::avoidable(state);
        [Avoidable1, Avoidable2].into_iter().find_map(|name| avoidable.first(name))
    })
}

fn hard(state: &HodokuBoard) -> Option<HodokuFound> {
    (2..=4)
        .find_map(|size| fish::fish(state, Kind::Finned, size))
        .or_else(|| sue_de_coq(state))
        .or_else(|| colors::simple(state))
        .or_else(|| colors::multi(state))
}

fn chain(state: &HodokuBoard) -> Option<HodokuFound> {
    chains::x_chain(state)
        .or_else(|| chains::xy_chain(state))
        .or_else(|| loops::best(state, &Tables::new(state, false)))
        .or_else(|| loops::best(state, &Tables::new(state, true)))
}

fn sets_and_franken(state: &HodokuBoard) -> Option<HodokuFound> {
    let almost = als::Sets::new(state);
    let kinds = [(Kind::Franken, 2), (Kind::Franken, 3), (Kind::FinnedFranken, 2), (Kind::FinnedFranken, 3)];
    almost
        .pair()
        .or_else(|| almost.wing())
        .or_else(|| almost.chain())
        .or_else(|| kinds.into_iter().find_map(|(kind, size)| fish::fish(state, kind, size)))
}

fn forced(state: &HodokuBoard) -> Option<HodokuFound> {
    forcing::chain(state).or_else(|| nets::net(state))
}

/// Returns the solution's digit in the middle one of the open cells.
fn guess(state: &HodokuBoard, solution: &Grid) -> Option<HodokuFound> {
    let middle = state.open.count_ones() as usize / 2;
    let cell = each(state.open).nth(middle)?;
    let digit = solution.get(Cell::at(cell))?;
    Some(HodokuFound::place(HodokuName::BruteForce, (cell, digit.index())))
}

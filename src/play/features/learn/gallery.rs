//! The boards on the page of a technique beside its example: the pattern in the other direction, a smaller or plainer
//! case, and a near miss in which the player looks for the candidate that breaks the pattern.

use super::{Case, cases, only};
use crate::{messages::NearMsg, walk::stages::FoundStep};
use sudoku_core::{
    Candidate, Candidates, Cell, Digit, DigitSet, Grid, House, HouseKind, Shape, Technique, Transform,
    premises::{Claim, claims},
    sorting::sort_by_key,
    step::Step,
    why::NearMiss,
    wire::{Ask, Gallery as Question, Hung, SentPosition},
};

/// Why a board is beside the example.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Beside {
    /// Rows and columns are exchanged: the pattern now lies in lines of this kind.
    Turned(HouseKind),
    /// The board is smaller.
    Smaller,
    /// The board has fewer candidates.
    Plainer,
    /// The board is another case.
    Another,
}

/// A board beside the example.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// Why it is there.
    pub beside: Beside,
    /// The givens of its puzzle.
    pub givens: Grid,
    /// The step.
    pub found: FoundStep,
}

/// What a cell of a near miss is to the pattern.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tap {
    /// It breaks the pattern.
    Breaks,
    /// It has a digit.
    Filled(Digit),
    /// It has only these candidates, as the pattern needs.
    Only(DigitSet),
    /// It is one of the places for the digit in the house that the pattern allows.
    Place(Digit, House),
    /// The pattern would rule out these digits in it.
    Loses(DigitSet),
    /// The pattern would place this digit in it.
    Gets(Digit),
    /// It can't have the digit, as the pattern needs in that house.
    Barred(Digit, House),
    /// The pattern doesn't depend on it.
    Outside,
}

/// The near miss, and the player's search in it.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Near {
    pub(super) givens: Grid,
    /// The position of the step.
    pub(super) before: Candidates,
    pub(super) miss: NearMiss,
    /// The claim that fails.
    pub(super) broken: Claim,
    pub(super) cursor: Cell,
    /// The last cell tapped, and what it is.
    pub(super) tapped: Option<(Cell, Tap)>,
    /// Whether the answer was shown.
    pub(super) shown: bool,
}

/// The boards beside an example.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Gallery {
    planned: Vec<(Beside, Case)>,
    /// The positions that may have a near miss.
    near_in: Vec<Case>,
    /// The number of times that the worker was asked: it may have been stopped by a wish of the player's.
    asked: u8,
    /// Whether the answer is here.
    pub(super) is_hung: bool,
    pub(super) pictures: Vec<Picture>,
    pub(super) near: Option<Near>,
}

/// The most boards beside an example.
const BESIDE: usize = 2;
/// The most questions to the worker for one page.
const ASKED: u8 = 3;
/// The most positions to look for a near miss in.
const NEAR_IN: usize = 40;

impl Gallery {
    /// Plans the boards beside an example with this step, from the texts of cases.
    pub(super) fn plan(
        technique: Technique,
        (givens, position): (&Grid, &Candidates),
        step: &Step,
        [examples, bank]: [&str; 2],
    ) -> Self {
        let shape = position.shape();
        let size = &shape.bare();
        let own = Case::of(givens, position);
        let mut planned = Vec::new();
        let turn = lines(step, position).and_then(|kind| Some((turned(kind)?, Transform::turned(shape)?)));
        if let Some((kind, turn)) = turn {
            planned.push((Beside::Turned(kind), own.changed(&turn)));
        }
        let smaller = cases(examples, technique).filter(|case| case.shape().side() < shape.side());
        planned.extend(smaller.min_by_key(|case| case.shape().side()).map(|case| (Beside::Smaller, case)));
        let mut plain: Vec<Case> =
            cases(bank, technique).filter(|case| case.is_of(size) && case.givens != *givens).collect();
        sort_by_key(&mut plain, |case| count(&case.position()));
        planned.extend(plain.into_iter().enumerate().map(|(at, case)| {
            let is_plainer = at == 0 && count(&case.position()) < count(position);
            (if is_plainer { Beside::Plainer } else { Beside::Another }, case)
        }));
        planned.truncate(BESIDE);
        let all = || [examples, bank].into_iter().flat_map(|text| cases(text, technique));
        let others = all().filter(|case| case.is_of(size) && *case != own);
        let smaller = all().filter(|case| case.shape().side() < shape.side());
        let near_in = [own.clone()].into_iter().chain(others.chain(smaller).take(NEAR_IN)).collect();
        Self { planned, near_in, ..Self::default() }
    }

    /// Whether the worker is to be asked.
    pub(super) const fn asks(&self) -> bool {
        !self.is_hung && self.asked < ASKED
    }

    /// The question to the worker.
    pub(super) fn question(&mut self, technique: Technique, step: &Step, shape: &Shape) -> Question {
        self.asked += 1;
        let ask = |case: &Case| Ask {
            from: SentPosition::from(&case.position()),
            clues: case.givens.clone(),
            plan: only(technique),
        };
        let goal = |beside: Beside| match (beside, Transform::turned(shape)) {
            (Beside::Turned(_), Some(turn)) => {
                concluded(step).map(|one| turn.candidate(one)).collect::<Vec<_>>()
            }
            _ => Vec::new(),
        };
        Question {
            pictures: self.planned.iter().map(|(beside, case)| (ask(case), goal(*beside))).collect(),
            near: self.near_in.iter().map(ask).collect(),
        }
    }

    /// Takes the worker's answer.
    pub(super) fn hang(&mut self, hung: Hung) {
        self.is_hung = true;
        let planned = self.planned.iter().zip(hung.pictures);
        self.pictures = planned
            .filter_map(|((beside, case), step)| {
                let (step, position) = (step?, case.position());
                let fits = match beside {
                    Beside::Turned(kind) => lines(&step, &position) == Some(*kind),
                    Beside::Smaller | Beside::Plainer | Beside::Another => true,
                };
                let found = || FoundStep::whole(step, position);
                fits.then(|| Picture { beside: *beside, givens: case.givens.clone(), found: found() })
            })
            .collect();
        self.near = hung.near.and_then(|(number, miss)| Near::new(self.near_in.get(number)?, miss));
    }
}

impl Near {
    /// The near miss of a case; none if it isn't one.
    fn new(case: &Case, miss: NearMiss) -> Option<Self> {
        let before = case.position();
        let broken = miss.broken(&before)?;
        let middle = case.shape().cell_count() / 2;
        let open = miss.position(&before);
        let cursor = open.open_cells().min_by_key(|cell| cell.index().abs_diff(middle))?;
        let givens = case.givens.clone();
        Some(Self { givens, before, miss, broken, cursor, tapped: None, shown: false })
    }

    /// The position on its board.
    pub(super) fn position(&self) -> Candidates {
        self.miss.position(&self.before)
    }

    /// The claim that fails, with no more than the board shows: the digits that are in the cell, or the places that
    /// have the digit.
    pub(super) fn told(&self) -> Claim {
        let now = self.position();
        match &self.broken {
            Claim::Holds(cell, _) => Claim::Holds(*cell, now.digits(*cell).without(self.miss.extra.digit)),
            Claim::Places(digit, house, cells) => {
                let has = |cell: &Cell| {
                    now.geometry().houses_of(*cell).contains(house)
                        && now.allows(Candidate::new(*cell, *digit))
                };
                Claim::Places(*digit, *house, cells.iter().copied().filter(has).collect())
            }
            other => other.clone(),
        }
    }

    /// Whether the answer is found or shown.
    pub(super) fn is_over(&self) -> bool {
        self.shown || matches!(self.tapped, Some((_, Tap::Breaks)))
    }

    /// Acts on the board.
    pub(super) fn act(&mut self, msg: NearMsg) {
        match msg {
            NearMsg::Go(direction) => self.cursor = direction.from(self.cursor, self.before.shape()),
            _ if self.is_over() => {}
            NearMsg::Tap(cell) => {
                self.cursor = cell;
                self.tapped = Some((cell, self.judge(cell)));
            }
            NearMsg::Confirm => self.tapped = Some((self.cursor, self.judge(self.cursor))),
            NearMsg::Show => self.shown = true,
        }
    }

    /// What a cell is to the pattern.
    pub(super) fn judge(&self, cell: Cell) -> Tap {
        if cell == self.miss.extra.cell {
            return Tap::Breaks;
        }
        let held: Vec<Claim> =
            claims(&self.miss.step, &self.before).into_iter().filter(|claim| *claim != self.broken).collect();
        let (now, geometry) = (self.position(), self.before.geometry());
        if let Some(digit) = now.digit(cell) {
            return Tap::Filled(digit);
        }
        let only = held.iter().find_map(|claim| match claim {
            Claim::Holds(own, _) if *own == cell => Some(Tap::Only(now.digits(cell))),
            _ => None,
        });
        let all = || held.iter().chain([&self.broken]);
        let place = || {
            all().find_map(|claim| match claim {
                Claim::Places(digit, house, cells)
                    if cells.contains(&cell)
                        && geometry.houses_of(cell).contains(house)
                        && now.allows(Candidate::new(cell, *digit)) =>
                {
                    Some(Tap::Place(*digit, *house))
                }
                _ => None,
            })
        };
        let goes = || {
            if let Some(placed) = self.miss.step.placed().filter(|placed| placed.cell == cell) {
                return Some(Tap::Gets(placed.digit));
            }
            let own = self.miss.step.eliminated().iter().filter(|one| one.cell == cell);
            let digits = own.fold(DigitSet::EMPTY, |digits, one| digits.with(one.digit));
            (!digits.is_empty()).then_some(Tap::Loses(digits))
        };
        let barred = || {
            all().find_map(|claim| match claim {
                Claim::Places(digit, house, _)
                    if geometry.houses_of(cell).contains(house)
                        && !now.allows(Candidate::new(cell, *digit)) =>
                {
                    Some(Tap::Barred(*digit, *house))
                }
                _ => None,
            })
        };
        only.or_else(place).or_else(goes).or_else(barred).unwrap_or(Tap::Outside)
    }
}

/// The candidates of a step's conclusion.
fn concluded(step: &Step) -> impl Iterator<Item = Candidate> + '_ {
    step.eliminated().iter().copied().chain(step.placed())
}

/// The number of candidates in a position.
fn count(position: &Candidates) -> usize {
    position.open_cells().map(|cell| position.digits(cell).len()).sum()
}

/// The other kind of line.
const fn turned(kind: HouseKind) -> Option<HouseKind> {
    match kind {
        HouseKind::Row => Some(HouseKind::Column),
        HouseKind::Column => Some(HouseKind::Row),
        _ => None,
    }
}

/// The kind of the lines in which a pattern lies, if it has one direction: those in which digits lack other places, or
/// the line that has all its cells.
fn lines(step: &Step, position: &Candidates) -> Option<HouseKind> {
    const LINES: [HouseKind; 2] = [HouseKind::Row, HouseKind::Column];
    let geometry = position.geometry();
    let (mut kinds, mut cells): ([bool; 2], Vec<Cell>) = ([false; 2], Vec::new());
    for claim in claims(step, position) {
        match claim {
            Claim::Holds(cell, _) | Claim::Solved(cell) => cells.push(cell),
            Claim::Places(_, house, own) => {
                for (is_there, kind) in kinds.iter_mut().zip(LINES) {
                    *is_there |= house.kind() == kind;
                }
                cells.extend(own);
            }
            Claim::Lacks(..) => {}
        }
    }
    match kinds {
        [true, true] => return None,
        [true, false] => return Some(HouseKind::Row),
        [false, true] => return Some(HouseKind::Column),
        [false, false] => {}
    }
    let (first, rest) = cells.split_first()?;
    let shares = |kind: &HouseKind| {
        let line = geometry.house_of(*first, *kind);
        rest.iter().any(|cell| cell != first)
            && rest.iter().all(|&cell| geometry.house_of(cell, *kind) == line)
    };
    LINES.into_iter().find(shares)
}

//! Each claim inside a sentence is checked on the board, by arithmetic that shares nothing with the finders:
//! over the cases of each technique, random positions of all sizes, solution paths of the corpus, and passes
//! as they are drawn.

use crate::common::{case_steps, corpus_puzzles, is_in, plain_see, puzzle, sample, some_puzzles, thinned};
use std::{
    collections::{BTreeMap, BTreeSet},
    ops::ControlFlow,
};
use sudoku_core::{
    Candidate, Candidates, Cell, Contradiction, Digit, DigitSet, House, HouseKind, Position, Shape, Symmetry,
    Technique,
    explain::{Assertion, Locale, Span, Went, claimed, in_full, written_out},
    ladder::{Ladder, Plan, all_steps},
    passes::{PassKind, path},
    shape::clues::{Pairing, Relation},
    step::{Chain, Decoded, Origin, Pattern, Step},
    trail::Trail,
};

/// The number of checked claims, by technique.
pub(crate) type Asked = BTreeMap<&'static str, usize>;

/// A sentence under check.
struct Asking<'a> {
    step: &'a Step,
    now: &'a Candidates,
    text: String,
    /// The supposition at this point of the sentence, and its consequences so far.
    branch: Vec<Candidate>,
    /// The candidates that are supposed to be wrong, or wrong by a pattern of the branch.
    without: Vec<Candidate>,
    /// No way of filling cells may use these digits alone in these cells.
    deadly: Vec<(Cell, DigitSet)>,
    /// The symmetry of the givens, with the image of each digit.
    mirror: Option<(Symmetry, Vec<Digit>)>,
}

/// The image of a cell, by arithmetic.
pub(crate) fn moved(shape: &Shape, symmetry: Symmetry, cell: Cell) -> Cell {
    let last = shape.side() - 1;
    let (row, column) = (cell.index() / shape.side(), cell.index() % shape.side());
    let (row, column) = match symmetry {
        Symmetry::HalfTurn => (last - row, last - column),
        Symmetry::QuarterTurn => (column, last - row),
        Symmetry::MirrorRows => (last - row, column),
        Symmetry::MirrorColumns => (row, last - column),
        Symmetry::Diagonal => (column, row),
        Symmetry::AntiDiagonal => (last - column, last - row),
        Symmetry::None | Symmetry::Full => (row, column),
    };
    Cell::at(row * shape.side() + column)
}

/// Whether the cells can have these digits alone.
fn can_fill(shape: &Shape, cells: &[Cell], digits: DigitSet, made: &mut Vec<Candidate>) -> bool {
    let Some((&cell, rest)) = cells.split_first() else { return true };
    digits.iter().any(|digit| {
        let one = Candidate::new(cell, digit);
        if made.iter().any(|&made| conflict(shape, made, one)) {
            return false;
        }
        made.push(one);
        let filled = can_fill(shape, rest, digits, made);
        made.pop();
        filled
    })
}

/// Whether a digit that is in these cells can be in each of the houses.
fn can_reach(now: &Candidates, digit: Digit, houses: &[House], way: &mut Vec<Cell>) -> bool {
    let Some((&house, rest)) = houses.split_first() else { return true };
    let is_free = |cell: Cell, way: &[Cell]| {
        now.digit(cell) == Some(digit)
            || now.allows(Candidate::new(cell, digit))
                && !way.iter().any(|&other| plain_see(now.shape(), cell, other))
    };
    let own = Cell::all(now.shape()).filter(|&cell| is_in(now.shape(), cell, house));
    own.into_iter().any(|cell| {
        if !is_free(cell, way) {
            return false;
        }
        way.push(cell);
        let reached = can_reach(now, digit, rest, way);
        way.pop();
        reached
    })
}

/// How often each cell counts in the sum of some houses less that of some cages and relations, and that sum.
pub(crate) fn equation(shape: &Shape, houses: &[House], [cages, clues]: &[Vec<u16>; 2]) -> (Vec<i32>, i32) {
    let mut times = vec![0; shape.cell_count()];
    for &house in houses {
        Cell::all(shape).filter(|&cell| is_in(shape, cell, house)).for_each(|cell| times[cell.index()] += 1);
    }
    let of_a_house: i32 = Digit::all(shape).map(|digit| i32::from(digit.number())).sum();
    let mut sum: i32 = houses.iter().map(|_| of_a_house).sum();
    for &cage in cages {
        let cage = &shape.cages()[usize::from(cage)];
        cage.cells().iter().for_each(|cell| times[cell.index()] -= 1);
        sum -= i32::from(cage.sum().expect("a sum"));
    }
    for &number in clues {
        let (cells, own) = match &shape.geometry().relations()[usize::from(number)].1 {
            Relation::Sum(terms, own) => (terms.clone(), i32::from(*own)),
            Relation::Pair(cells, Pairing::Sum(own)) => {
                (cells.map(|cell| (cell, 1)).to_vec(), i32::from(*own))
            }
            other => panic!("{other:?} adds up nothing"),
        };
        for (cell, weight) in &cells {
            times[cell.index()] -= i32::from(*weight);
        }
        sum -= own;
    }
    (times, sum)
}

/// The least or the greatest sum of cells, each with one of its candidates; `None` if they cannot be filled.
fn extreme(now: &Candidates, cells: &[Cell], is_least: bool, made: &mut Vec<Candidate>) -> Option<i32> {
    let Some((&cell, rest)) = cells.split_first() else { return Some(0) };
    let of = |digit: Digit| {
        let one = Candidate::new(cell, digit);
        if made.iter().any(|&made| conflict(now.shape(), made, one)) {
            return None;
        }
        made.push(one);
        let sum = extreme(now, rest, is_least, made);
        made.pop();
        Some(sum? + i32::from(digit.number()))
    };
    let sums: Vec<i32> = now.digits(cell).iter().filter_map(of).collect();
    if is_least { sums.into_iter().min() } else { sums.into_iter().max() }
}

/// All ways to put a digit once into each row, column and box that lacks it.
fn ways_to_place(now: &Candidates, digit: Digit) -> Vec<Vec<Cell>> {
    fn fill(shape: &Shape, rows: &[Vec<Cell>], way: &mut Vec<Cell>, ways: &mut Vec<Vec<Cell>>) {
        let is_free = |cell: Cell, way: &[Cell]| !way.iter().any(|&other| plain_see(shape, cell, other));
        let left: Vec<Vec<Cell>> =
            rows.iter().map(|row| row.iter().copied().filter(|&cell| is_free(cell, way)).collect()).collect();
        let Some(fewest) = (0..left.len()).min_by_key(|&at| left[at].len()) else {
            ways.push(way.clone());
            return;
        };
        let rest: Vec<Vec<Cell>> =
            left.iter().enumerate().filter(|(at, _)| *at != fewest).map(|(_, row)| row.clone()).collect();
        for &cell in &left[fewest] {
            way.push(cell);
            fill(shape, &rest, way, ways);
            way.pop();
        }
    }
    let shape = now.shape();
    let lacking = |kind: HouseKind| {
        let of = |house: House| -> Vec<Cell> {
            let there = |&cell: &Cell| is_in(shape, cell, house) && now.allows(Candidate::new(cell, digit));
            Cell::all(shape).filter(there).collect()
        };
        let own = House::all(shape).filter(move |house| house.kind() == kind).map(of);
        own.filter(|cells| !cells.is_empty()).collect::<Vec<Vec<Cell>>>()
    };
    let rows = lacking(HouseKind::Row);
    assert!([HouseKind::Column, HouseKind::Box].iter().all(|&kind| lacking(kind).len() == rows.len()));
    let mut ways = Vec::new();
    fill(shape, &rows, &mut Vec::new(), &mut ways);
    ways
}

/// A relation of the clues of a board, by its number.
fn relation_at(shape: &Shape, number: u16) -> &Relation {
    &shape.geometry().relations()[usize::from(number)].1
}

/// The pairs of places, from the first on, where the ends of a sandwich may be with some digits of the sum between them.
fn ends_of_a_sandwich(now: &Candidates, cells: &[Cell], sum: u16) -> Vec<(usize, usize)> {
    let side = cells.len();
    let may = |at: usize, digit: Digit| {
        now.digit(cells[at]) == Some(digit) || now.allows(Candidate::new(cells[at], digit))
    };
    let adds = |gap: usize| {
        (0..1_u32 << side).any(|mask| {
            let own: Vec<usize> = (1..=side).filter(|number| mask >> (number - 1) & 1 == 1).collect();
            own.len() == gap
                && !own.iter().any(|&number| number == 1 || number == side)
                && own.iter().sum::<usize>() == usize::from(sum)
        })
    };
    let fits: Vec<bool> = (0..side).map(adds).collect();
    let all = (0..side).flat_map(|from| (from + 1..side).map(move |to| (from, to)));
    let (least, most) = (Digit::at(0), Digit::at(side - 1));
    let ends =
        |(from, to): (usize, usize)| may(from, least) && may(to, most) || may(from, most) && may(to, least);
    all.filter(|&(from, to)| fits[to - from - 1] && ends((from, to))).collect()
}

/// Whether a place is between two ends, or outside them.
fn is_part(at: usize, outside: bool, (from, to): (usize, usize)) -> bool {
    if outside { at < from || at > to } else { from < at && at < to }
}

fn conflict(shape: &Shape, one: Candidate, other: Candidate) -> bool {
    if one.cell == other.cell {
        one.digit != other.digit
    } else {
        one.digit == other.digit && plain_see(shape, one.cell, other.cell) || do_not_fit(shape, one, other)
    }
}

/// Whether a clue about two cells alone leaves no room for a candidate beside another.
fn do_not_fit(shape: &Shape, one: Candidate, other: Candidate) -> bool {
    let at = |cell: Cell| [one, other].iter().find(|made| made.cell == cell).map(|made| made.digit);
    let mut relations = shape.geometry().relations().iter().map(|(_, relation)| relation);
    shape.has_clues()
        && relations
            .any(|relation| matches!(relation, Relation::Pair(..)) && !relation.holds(shape.side(), &at))
}

impl<'a> Asking<'a> {
    fn shape(&self) -> &'a Shape {
        self.now.shape()
    }

    fn must(&self, is_so: bool, fact: &Assertion) {
        assert!(is_so, "not so: {fact:?}\n{}\n{:?}", self.text, self.step);
    }

    fn places(&self, digit: Digit, house: House) -> BTreeSet<Cell> {
        let there = |&cell: &Cell| is_in(self.shape(), cell, house) && self.allows(cell, digit);
        Cell::all(self.shape()).filter(there).collect()
    }

    fn allows(&self, cell: Cell, digit: Digit) -> bool {
        self.now.allows(Candidate::new(cell, digit))
    }

    fn held(&self, cells: &[Cell]) -> DigitSet {
        cells.iter().fold(DigitSet::EMPTY, |all, &cell| all.union(self.now.digits(cell)))
    }

    /// Whether a visible filled cell has the digit.
    fn in_sight(&self, cell: Cell, digit: Digit) -> bool {
        let by = |&other: &Cell| plain_see(self.shape(), cell, other) && self.now.digit(other) == Some(digit);
        Cell::all(self.shape()).any(|other| by(&other))
    }

    fn is_earlier(&self, Candidate { cell, digit }: Candidate) -> bool {
        self.now.is_open(cell) && !self.allows(cell, digit) && !self.in_sight(cell, digit)
    }

    /// Whether a placement of the branch rules a candidate out.
    fn is_taken(&self, gone: Candidate) -> bool {
        self.without.contains(&gone) || self.branch.iter().any(|&made| conflict(self.shape(), made, gone))
    }

    /// The candidates of a cell, or of a digit in a house, that the branch leaves.
    fn left(&self, origin: Origin) -> Vec<Candidate> {
        let all: Vec<Candidate> = match origin {
            Origin::Cell(cell) => {
                self.now.digits(cell).iter().map(|digit| Candidate::new(cell, digit)).collect()
            }
            Origin::House(digit, house) => {
                let places = self.places(digit, house).into_iter();
                places.map(|cell| Candidate::new(cell, digit)).collect()
            }
            Origin::Candidate(one) => vec![one],
        };
        all.into_iter().filter(|&one| !self.is_taken(one)).collect()
    }

    /// Whether cells are filled with digits that would have two solutions.
    fn is_deadly(&self, way: &[Candidate], gone: Candidate) -> bool {
        let of = |cell: Cell| way.iter().chain([&gone]).find(|made| made.cell == cell);
        let is_bare = |cell: Cell, digits: DigitSet| self.now.digits(cell).minus(digits).is_empty();
        let keeps = |&(cell, digits): &(Cell, DigitSet)| {
            is_bare(cell, digits) || of(cell).is_some_and(|made| digits.contains(made.digit))
        };
        !self.deadly.is_empty() && self.deadly.iter().all(keeps)
    }

    /// Whether each way of filling these places excludes a candidate.
    fn all_exclude(&self, needs: &[Origin], gone: Candidate, way: &mut Vec<Candidate>) -> bool {
        let Some((&first, rest)) = needs.split_first() else {
            return way.iter().any(|&made| conflict(self.shape(), made, gone)) || self.is_deadly(way, gone);
        };
        self.left(first).into_iter().all(|one| {
            if way.iter().any(|&made| conflict(self.shape(), made, one)) {
                return true;
            }
            way.push(one);
            let all = self.all_exclude(rest, gone, way);
            way.pop();
            all
        })
    }

    /// Whether exactly these candidates went, each with a digit of the branch or by a pattern of it.
    fn are_gone_by(&self, went: &[Went], all: &[Candidate]) -> bool {
        let listed: BTreeSet<Candidate> = went.iter().map(|(gone, _)| *gone).collect();
        let is_by = |(gone, by): &Went| match by {
            Some(by) => self.branch.contains(by) && conflict(self.shape(), *by, *gone),
            None => self.without.contains(gone),
        };
        listed == all.iter().copied().collect() && went.iter().all(is_by)
    }

    fn are_taken(&self, mut gone: impl Iterator<Item = Candidate>) -> bool {
        gone.all(|gone| self.is_taken(gone))
    }

    fn is_strong(&self, (digit, from): &(Digit, Vec<Cell>), (other, to): &(Digit, Vec<Cell>)) -> bool {
        let shape = self.shape();
        let in_house = digit == other
            && House::all(shape).any(|house| {
                let there = self.places(*digit, house);
                let all: BTreeSet<Cell> = from.iter().chain(to).copied().collect();
                !there.is_empty()
                    && all.iter().all(|&cell| is_in(shape, cell, house))
                    && there.iter().all(|cell| all.contains(cell))
            });
        let in_cell = digit != other
            && from == to
            && from.len() == 1
            && self.now.digits(from[0]) == DigitSet::only(*digit).with(*other);
        let through =
            if let Pattern::Chain(Chain { through, .. }) = &self.step.pattern { &through[..] } else { &[] };
        let in_set = through.iter().any(|(_, set)| {
            let with = |digit: Digit| set.iter().filter(move |&&cell| self.allows(cell, digit));
            self.held(set).len() == set.len() + 1
                && with(*digit).all(|cell| from.contains(cell))
                && with(*other).count() > 0
                && with(*other).all(|cell| to.contains(cell))
        });
        // Without both ends, no two digits fit together in the cells.
        let by_clue = || {
            let (&[one], &[two]) = (&from[..], &to[..]) else { return false };
            let fit = |first: Digit, second: Digit| {
                !conflict(shape, Candidate::new(one, first), Candidate::new(two, second))
            };
            let rest = |cell: Cell, digit: Digit| self.now.digits(cell).without(digit);
            one != two
                && rest(one, *digit)
                    .iter()
                    .all(|first| !rest(two, *other).iter().any(|second| fit(first, second)))
        };
        // A clue needs the digit more often than its other cells may have it.
        let is_needed = || {
            let mut relations = shape.geometry().relations().iter();
            digit == other
                && relations.any(|(_, relation)| {
                    let Relation::Has(cells, digits) = relation else { return false };
                    let ends: BTreeSet<Cell> = from.iter().chain(to).copied().collect();
                    let may =
                        |cell: &&Cell| self.now.digit(**cell) == Some(*digit) || self.allows(**cell, *digit);
                    let others = cells.iter().filter(|cell| !ends.contains(cell)).filter(may).count();
                    ends.iter().all(|end| cells.contains(end))
                        && others < digits.iter().filter(|one| *one == digit).count()
                })
        };
        in_house || in_cell || in_set || by_clue() || is_needed()
    }

    fn ask(&mut self, fact: &Assertion) {
        let (shape, now) = (self.shape(), self.now);
        let is_so = match fact {
            Assertion::Places(digit, house, cells) => {
                self.places(*digit, *house) == cells.iter().copied().collect() && !cells.is_empty()
            }
            Assertion::Holds(cells, digits) => !cells.is_empty() && self.held(cells) == *digits,
            Assertion::Only(cells, digits) => {
                let only =
                    |&cell: &Cell| !now.digits(cell).is_empty() && now.digits(cell).minus(*digits).is_empty();
                !cells.is_empty() && cells.iter().all(only)
            }
            Assertion::Sees(some, others) => {
                !some.is_empty()
                    && !others.is_empty()
                    && some.iter().all(|&one| others.iter().all(|&other| plain_see(shape, one, other)))
            }
            Assertion::Meet(digit, some, others) => {
                let may = |cells: &[Cell]| -> Vec<Cell> {
                    cells.iter().copied().filter(|&cell| self.allows(cell, *digit)).collect()
                };
                // A cell of two sets does not see itself.
                let is_one_set = some == others;
                let (some, others) = (may(some), may(others));
                let sees =
                    |one: Cell, other: Cell| one == other && is_one_set || plain_see(shape, one, other);
                !some.is_empty()
                    && !others.is_empty()
                    && some.iter().all(|&one| others.iter().all(|&other| sees(one, other)))
            }
            Assertion::Within(cells, house) => {
                !cells.is_empty() && cells.iter().all(|&cell| is_in(shape, cell, *house))
            }
            Assertion::Among(cells, houses) => {
                !cells.is_empty()
                    && cells.iter().all(|&cell| houses.iter().any(|&house| is_in(shape, cell, house)))
            }
            Assertion::Lacks(digit, cells) => {
                let has = |&cell: &Cell| now.digit(cell) == Some(*digit) || self.allows(cell, *digit);
                !cells.is_empty() && !cells.iter().any(has)
            }
            Assertion::Solved(cells, digit) => cells
                .iter()
                .all(|&cell| now.digit(cell) == Some(*digit) || now.digits(cell) == DigitSet::only(*digit)),
            Assertion::Last(Candidate { cell, digit }, house) => {
                let own = |other: &Cell| is_in(shape, *other, *house);
                let empty: Vec<Cell> =
                    Cell::all(shape).filter(own).filter(|&other| now.is_open(other)).collect();
                empty == [*cell] && Cell::all(shape).filter(own).all(|other| now.digit(other) != Some(*digit))
            }
            Assertion::Around(cell, digits) => digits.iter().all(|digit| self.in_sight(*cell, digit)),
            Assertion::Earlier(gone) => gone.iter().all(|&gone| self.is_earlier(gone)),
            Assertion::Left { place: Candidate { cell, digit }, house, by, earlier } => {
                let sees = |by: &Cell, other: Cell| plain_see(shape, *by, other);
                let others: Vec<Cell> = Cell::all(shape)
                    .filter(|&other| is_in(shape, other, *house) && other != *cell && now.is_open(other))
                    .collect();
                is_in(shape, *cell, *house)
                    && !others.is_empty()
                    && by.iter().all(|&by| now.digit(by) == Some(*digit))
                    && earlier.iter().all(|&cell| self.is_earlier(Candidate::new(cell, *digit)))
                    && others
                        .iter()
                        .all(|&other| earlier.contains(&other) || by.iter().any(|by| sees(by, other)))
            }
            Assertion::Covered(digit, base, cover, but) => base.iter().all(|&house| {
                self.places(*digit, house)
                    .iter()
                    .all(|&cell| but.contains(&cell) || cover.iter().any(|&house| is_in(shape, cell, house)))
            }),
            Assertion::Elsewhere(digit, base, but, cover) => base.iter().all(|&house| {
                let covered = |&cell: &Cell| cover.iter().any(|&house| is_in(shape, cell, house));
                self.places(*digit, house).iter().all(|cell| but.contains(cell) || covered(cell))
            }),
            Assertion::Apart(digit, houses, but) => {
                let times = |cell: Cell| houses.iter().filter(|&&house| is_in(shape, cell, house)).count();
                let all = houses.iter().flat_map(|&house| self.places(*digit, house));
                all.into_iter().all(|cell| but.contains(&cell) || times(cell) == 1)
            }
            Assertion::Strong(one, other) => self.is_strong(one, other),
            Assertion::Excludes((digit, cells), gone) => {
                let all = |gone: Candidate| {
                    cells.iter().all(|&cell| conflict(shape, Candidate::new(cell, *digit), gone))
                };
                !cells.is_empty() && gone.iter().all(|&gone| all(gone))
            }
            Assertion::Suppose(candidate) => {
                (self.branch, self.without) = (vec![*candidate], Vec::new());
                now.allows(*candidate)
            }
            Assertion::SupposeNot(candidate) => {
                (self.branch, self.without) = (Vec::new(), vec![*candidate]);
                now.allows(*candidate)
            }
            Assertion::Reduced(cells, digits) => {
                let inside = |&cell: &Cell| {
                    let left = self.left(Origin::Cell(cell));
                    !left.is_empty() && left.iter().all(|one| digits.contains(one.digit))
                };
                cells.iter().all(inside)
            }
            Assertion::Kept(digit, house, cells) => {
                let left = self.left(Origin::House(*digit, *house));
                !left.is_empty() && left.iter().all(|one| cells.contains(&one.cell))
            }
            Assertion::Confined(digit, base, cover) => base.iter().all(|&house| {
                let left = self.left(Origin::House(*digit, house));
                let covered = |one: &Candidate| cover.iter().any(|&house| is_in(shape, one.cell, house));
                !left.is_empty() && left.iter().all(covered)
            }),
            Assertion::Whichever(needs, gone) => {
                let is_so = gone.iter().all(|&gone| {
                    now.allows(gone)
                        && !self.branch.contains(&gone)
                        && self.all_exclude(needs, gone, &mut Vec::new())
                });
                self.without.extend(gone);
                is_so && !gone.is_empty()
            }
            Assertion::Follows(made, house, went) => {
                let Candidate { cell, digit } = *made;
                let others: Vec<Candidate> = match house {
                    None => now
                        .digits(cell)
                        .without(digit)
                        .iter()
                        .map(|other| Candidate::new(cell, other))
                        .collect(),
                    Some(house) => {
                        let cells = self.places(digit, *house).into_iter().filter(|&other| other != cell);
                        cells.map(|other| Candidate::new(other, digit)).collect()
                    }
                };
                let is_so = now.allows(*made)
                    && !self.is_taken(*made)
                    && house.is_none_or(|house| is_in(shape, cell, house))
                    && self.are_gone_by(went, &others)
                    && self.are_taken(others.into_iter());
                self.branch.push(*made);
                is_so
            }
            Assertion::Clashes(why, went) => match *why {
                Contradiction::NoDigit(cell) => {
                    let all = now.digits(cell).iter().map(|digit| Candidate::new(cell, digit));
                    let all: Vec<Candidate> = all.collect();
                    self.are_gone_by(went, &all) && self.are_taken(all.into_iter())
                }
                Contradiction::NoPlace(house, digit) => {
                    let all = self.places(digit, house).into_iter().map(|cell| Candidate::new(cell, digit));
                    let all: Vec<Candidate> = all.collect();
                    self.are_gone_by(went, &all) && self.are_taken(all.into_iter())
                }
                Contradiction::Twice(house, digit) => {
                    let there = self.branch.iter().filter(|made| made.digit == digit);
                    there.filter(|made| is_in(shape, made.cell, house)).count() > 1
                }
                Contradiction::Sum { .. } => unreachable!("a supposition ends where a digit has no place"),
            },
            // `follows.rs` asks whether it follows.
            Assertion::Either(list) => list.iter().any(|&one| now.allows(one)),
            Assertion::Corners(cells, digits) => {
                let lines = |kind: fn(House) -> bool| {
                    House::all(shape)
                        .filter(|&house| kind(house) && cells.iter().any(|&cell| is_in(shape, cell, house)))
                        .count()
                };
                cells.len() == 4
                    && digits.len() == 2
                    && lines(|house| matches!(house, House::Row(_))) == 2
                    && lines(|house| matches!(house, House::Column(_))) == 2
                    && lines(|house| matches!(house, House::Box(_))) == 2
            }
            Assertion::Ring(cells, pair) => {
                self.deadly = cells.iter().map(|&cell| (cell, *pair)).collect();
                let next = |at: usize| cells[(at + 1) % cells.len()];
                let joined = (0..cells.len()).all(|at| plain_see(shape, cells[at], next(at)));
                let alternates = House::all(shape).all(|house| {
                    let of = |parity: usize| {
                        (0..cells.len())
                            .filter(|at| at % 2 == parity && is_in(shape, cells[*at], house))
                            .count()
                    };
                    matches!((of(0), of(1)), (0, 0) | (1, 1))
                });
                let holds = |&cell: &Cell| pair.minus(now.digits(cell)).is_empty();
                pair.len() == 2 && cells.len() >= 4 && joined && alternates && cells.iter().all(holds)
            }
            Assertion::Exchange(one, other, digits) => {
                self.deadly = one.iter().chain(other).map(|&cell| (cell, *digits)).collect();
                let all: BTreeSet<Cell> = one.iter().chain(other).copied().collect();
                let of = |list: &[Cell], house: House| -> Vec<usize> {
                    (0..list.len()).filter(|&at| is_in(shape, list[at], house)).collect()
                };
                let is_whole = |own: &[usize]| own.is_empty() || own.len() == one.len();
                let is_kept = |house: House| {
                    let (one, other) = (of(one, house), of(other, house));
                    one == other || is_whole(&one) && is_whole(&other)
                };
                let in_line = |list: &[Cell]| {
                    House::all(shape)
                        .any(|house| !matches!(house, House::Box(_)) && of(list, house).len() == list.len())
                };
                one.len() == other.len()
                    && all.len() == 2 * one.len()
                    && digits.len() == one.len()
                    && in_line(one)
                    && in_line(other)
                    && all.iter().all(|&cell| now.is_open(cell))
                    && House::all(shape).all(is_kept)
            }
            Assertion::OddRing(cells, pair) => {
                self.deadly = cells.iter().map(|&cell| (cell, *pair)).collect();
                let next = |at: usize| cells[(at + 1) % cells.len()];
                let all: BTreeSet<Cell> = cells.iter().copied().collect();
                pair.len() == 2
                    && cells.len() % 2 == 1
                    && all.len() == cells.len()
                    && (0..cells.len()).all(|at| plain_see(shape, cells[at], next(at)))
            }
            Assertion::Hammer(cells, digits) => {
                self.deadly = cells.iter().map(|&cell| (cell, *digits)).collect();
                let all: BTreeSet<Cell> = cells.iter().copied().collect();
                all.len() == cells.len() && !can_fill(shape, cells, *digits, &mut Vec::new())
            }
            Assertion::Mirrored(symmetry, digits) => {
                // The givens are filled cells; the others may have been placed on one side only.
                let filled: Vec<Cell> = Cell::all(shape).filter(|&cell| now.digit(cell).is_some()).collect();
                let images: BTreeSet<Digit> = digits.iter().copied().collect();
                let is_kept = |&cell: &Cell| {
                    let to = moved(shape, *symmetry, cell);
                    let own = now.digit(cell).expect("a filled cell");
                    now.digit(to).map_or(now.digits(to), DigitSet::only).contains(digits[own.index()])
                };
                self.mirror = Some((*symmetry, digits.clone()));
                images.len() == shape.side() && !filled.is_empty() && filled.iter().all(is_kept)
            }
            Assertion::Unmoved(cells, fixed) => {
                let (symmetry, digits) = self.mirror.clone().expect("a symmetry");
                let stays = |digit: Digit| digits[digit.index()] == digit;
                !cells.is_empty()
                    && cells.iter().all(|&cell| moved(shape, symmetry, cell) == cell)
                    && Digit::all(shape).all(|digit| fixed.contains(digit) == stays(digit))
            }
            Assertion::Unmatched(gone) => {
                let (symmetry, digits) = self.mirror.clone().expect("a symmetry");
                let lacks = |gone: &Candidate| {
                    Cell::all(shape).any(|from| {
                        let has = |digit: Digit| now.digit(from) == Some(digit) || self.allows(from, digit);
                        moved(shape, symmetry, from) == gone.cell
                            && Digit::all(shape).all(|one| digits[one.index()] != gone.digit || !has(one))
                    })
                };
                !gone.is_empty() && gone.iter().all(lacks)
            }
            Assertion::Templates(digit, count) => {
                let ways = ways_to_place(now, *digit);
                let is_used = |gone: &Candidate| ways.iter().any(|way| way.contains(&gone.cell));
                let in_each = |made: Candidate| ways.iter().all(|way| way.contains(&made.cell));
                ways.len() == *count as usize
                    && !ways.is_empty()
                    && !self.step.eliminated().iter().any(is_used)
                    && self.step.placed().is_none_or(in_each)
            }
            Assertion::Sectors(cells, covers, gone) => {
                let all: BTreeSet<Cell> = cells.iter().copied().collect();
                let counts = |cell: Cell, digit: Digit| {
                    let by = |(house, digits): &&(House, DigitSet)| {
                        digits.contains(digit) && is_in(shape, cell, *house)
                    };
                    covers.iter().filter(by).count()
                };
                let count: usize = covers.iter().map(|(_, digits)| digits.len()).sum();
                let is_gone =
                    |gone: &Candidate| counts(gone.cell, gone.digit) > usize::from(all.contains(&gone.cell));
                all.len() == cells.len()
                    && count == cells.len()
                    && cells.iter().all(|&cell| now.is_open(cell))
                    && cells.iter().all(|&cell| now.digits(cell).iter().all(|digit| counts(cell, digit) > 0))
                    && gone.iter().all(is_gone)
            }
            Assertion::Exocet(base, digits, targets, across) => digits.iter().all(|digit| {
                let starts = base.iter().filter(|&&cell| self.allows(cell, digit));
                let mut free = now.clone();
                for &target in targets.iter().filter(|&&target| self.allows(target, digit)) {
                    free.eliminate(Candidate::new(target, digit), |_| {});
                }
                starts.copied().all(|start| !can_reach(&free, digit, across, &mut vec![start]))
            }),
            Assertion::Together(with, cells) => {
                let clash = with.iter().any(|&one| with.iter().any(|&other| conflict(shape, one, other)));
                let left = with.iter().fold(self.held(cells), |left, one| left.without(one.digit));
                let sees = cells.iter().all(|&cell| with.iter().all(|one| plain_see(shape, one.cell, cell)));
                clash || sees && left.len() < cells.len() && cells.iter().all(|&cell| now.is_open(cell))
            }
            Assertion::Ways(cells, gone, lists) => {
                let mut ways = vec![vec![*gone]];
                for &cell in cells.iter().filter(|&&cell| cell != gone.cell) {
                    let of = |way: &Vec<Candidate>| -> Vec<Vec<Candidate>> {
                        let with = |digit: Digit| [&way[..], &[Candidate::new(cell, digit)]].concat();
                        now.digits(cell).iter().map(with).collect()
                    };
                    ways = ways.iter().flat_map(of).collect();
                }
                let has =
                    |way: &[Candidate]| lists.iter().any(|list| list.iter().all(|one| way.contains(one)));
                cells.contains(&gone.cell) && !lists.is_empty() && ways.iter().all(|way| has(way))
            }
            Assertion::Graves(extra) => {
                let of = |cell: Cell| extra.iter().find(|(own, _)| *own == cell).map(|(_, digits)| *digits);
                let rest = |cell: Cell| now.digits(cell).minus(of(cell).unwrap_or(DigitSet::EMPTY));
                self.deadly = extra.iter().map(|&(cell, _)| (cell, rest(cell))).collect();
                let places = |house: House, digit: Digit| {
                    let there = self.places(digit, house).into_iter();
                    there.filter(|&cell| rest(cell).contains(digit)).count()
                };
                extra.iter().all(|&(cell, digits)| digits.minus(now.digits(cell)).is_empty())
                    && now.open_cells().all(|cell| rest(cell).len() == 2)
                    && House::all(shape)
                        .all(|house| Digit::all(shape).all(|digit| matches!(places(house, digit), 0 | 2)))
            }
            Assertion::Grave(Candidate { cell, digit }) => {
                let twos = now.open_cells().all(|other| other == *cell || now.digits(other).len() == 2);
                let places = |house: House, needed: Digit| {
                    let own = is_in(shape, *cell, house) && needed == *digit;
                    let count = self.places(needed, house).len();
                    count == if own { 3 } else { 2 } || count == 0 && !own
                };
                twos && now.digits(*cell).contains(*digit)
                    && House::all(shape).all(|house| Digit::all(shape).all(|needed| places(house, needed)))
            }
            Assertion::Adds(houses, counted, plus, minus, value) => {
                let (coefficients, mut rest) = equation(shape, houses, counted);
                let (mut more, mut less) = (Vec::new(), Vec::new());
                for cell in Cell::all(shape) {
                    let times = coefficients[cell.index()];
                    match now.digit(cell) {
                        Some(digit) => rest -= times * i32::from(digit.number()),
                        None if times == 1 => more.push(cell),
                        None if times == -1 => less.push(cell),
                        None => assert_eq!(times, 0, "{cell:?} counts more than once"),
                    }
                }
                let is = |plus: &[Cell], minus: &[Cell], value: i32| {
                    more == plus && less == minus && rest == value
                };
                is(plus, minus, *value) || is(minus, plus, -value)
            }
            Assertion::Combinations(cells, value, taken, all) => {
                let is_seen = |digit: Digit| {
                    let by = |other: Cell| cells.iter().all(|&cell| plain_see(shape, cell, other));
                    Cell::all(shape).any(|other| now.digit(other) == Some(digit) && by(other))
                };
                let every = (0..1_u32 << shape.side()).map(DigitSet::from_bits).filter(|digits| {
                    let sum: i32 = digits.iter().map(|digit| i32::from(digit.number())).sum();
                    digits.len() == cells.len() && sum == *value && digits.intersection(*taken).is_empty()
                });
                let every: BTreeSet<u32> = every.map(DigitSet::bits).collect();
                every == all.iter().map(|digits| digits.bits()).collect()
                    && every.len() == all.len()
                    && taken.iter().all(is_seen)
                    && cells
                        .iter()
                        .all(|&one| cells.iter().all(|&other| one == other || plain_see(shape, one, other)))
            }
            Assertion::Common(one, other, both) => {
                let has = |of: &DigitSet, digit: Digit| of.contains(digit);
                !both.is_empty()
                    && Digit::all(shape)
                        .all(|digit| has(both, digit) == (has(one, digit) && has(other, digit)))
            }
            Assertion::Keeps(relations) => {
                let all = shape.geometry().relations();
                let clue = |&number: &u16| all.get(usize::from(number)).map(|(clue, _)| *clue);
                let own: BTreeSet<Option<u16>> = relations.iter().map(clue).collect();
                own.len() == 1 && !own.contains(&None)
            }
            Assertion::Lonely(relation, digits) => {
                let Relation::Pair(_, pairing) = relation_at(shape, *relation) else { panic!("no pair") };
                let fits = |digit| {
                    let mut others = Digit::all(shape).filter(|&other| other != digit);
                    others.any(|other| pairing.fits(digit, other) || pairing.fits(other, digit))
                };
                !digits.is_empty() && !digits.iter().any(fits)
            }
            Assertion::Gaps(relation, gaps) => {
                let Relation::Sandwich(_, sum) = relation_at(shape, *relation) else { panic!("no sandwich") };
                let inner: Vec<u16> = (2..shape.side() as u16).collect();
                let has = |gap: usize| {
                    (0..1_u32 << inner.len()).any(|mask| {
                        let own = inner.iter().enumerate().filter(|(at, _)| mask >> at & 1 == 1);
                        mask.count_ones() as usize == gap && own.map(|(_, digit)| digit).sum::<u16>() == *sum
                    })
                };
                !gaps.is_empty() && (0..shape.side()).all(|gap| has(gap) == gaps.contains(&gap))
            }
            Assertion::Sets(relation, outside, gaps, [without, with], sets) => {
                let Relation::Sandwich(cells, sum) = relation_at(shape, *relation) else {
                    panic!("no sandwich")
                };
                let ways = ends_of_a_sandwich(now, cells, *sum);
                let side = cells.len();
                let has = |at: usize, digit| {
                    now.digit(cells[at]) == Some(digit) || now.allows(Candidate::new(cells[at], digit))
                };
                // No cell that may be in the part can have it; an end is in neither.
                let lacks = |digit, outside: bool| {
                    let there = |at: usize| ways.iter().any(|&way| is_part(at, outside, way));
                    !(0..side).any(|at| there(at) && has(at, digit))
                };
                let counts: BTreeSet<usize> = ways.iter().map(|(from, to)| to - from - 1).collect();
                let middle = DigitSet::all(shape).without(Digit::at(0)).without(Digit::at(side - 1));
                let every = (0..1_u32 << side).map(DigitSet::from_bits).filter(|digits| {
                    let inner = if *outside { middle.minus(*digits) } else { *digits };
                    let total: usize = inner.iter().map(|digit| usize::from(digit.number())).sum();
                    digits.minus(middle).is_empty()
                        && gaps.contains(&inner.len())
                        && total == usize::from(*sum)
                        && digits.intersection(*without).is_empty()
                        && with.minus(*digits).is_empty()
                });
                let every: BTreeSet<u32> = every.map(DigitSet::bits).collect();
                counts.iter().all(|count| gaps.contains(count))
                    && without.iter().all(|digit| lacks(digit, *outside))
                    && with.iter().all(|digit| lacks(digit, !*outside))
                    && every == sets.iter().map(|digits| digits.bits()).collect()
                    && every.len() == sets.len()
            }
            Assertion::Side(relation, outside, always, side) => {
                let Relation::Sandwich(cells, sum) = relation_at(shape, *relation) else {
                    panic!("no sandwich")
                };
                let ways = ends_of_a_sandwich(now, cells, *sum);
                let at = |cell: &Cell| cells.iter().position(|own| own == cell).expect("a cell of the line");
                !side.is_empty()
                    && side
                        .iter()
                        .all(|cell| ways.iter().all(|&way| is_part(at(cell), *outside, way) == *always))
            }
            Assertion::Fillings(clue, cells, ways) => {
                let all = shape.geometry().relations().iter().filter(|(own, _)| own == clue);
                let all: Vec<&Relation> = all.map(|(_, relation)| relation).collect();
                let open = shape.clues()[usize::from(*clue)].cells.iter().filter(|&&cell| now.is_open(cell));
                let open: BTreeSet<Cell> = open.copied().collect();
                let mut every: Vec<Vec<Candidate>> = vec![Vec::new()];
                for &cell in cells {
                    let more = |way: &Vec<Candidate>| -> Vec<Vec<Candidate>> {
                        let next = now.digits(cell).iter().map(|digit| Candidate::new(cell, digit));
                        let next = next.filter(|&one| way.iter().all(|&made| !conflict(shape, made, one)));
                        next.map(|one| [&way[..], &[one]].concat()).collect()
                    };
                    every = every.iter().flat_map(more).collect();
                }
                every.retain(|way| {
                    let at = |cell: Cell| {
                        let own = way.iter().find(|made| made.cell == cell).map(|made| made.digit);
                        own.or_else(|| now.digit(cell))
                    };
                    all.iter().all(|relation| relation.holds(shape.side(), &at))
                });
                let digits = |way: &Vec<Candidate>| way.iter().map(|made| made.digit).collect::<Vec<Digit>>();
                let every: BTreeSet<Vec<Digit>> = every.iter().map(digits).collect();
                open == cells.iter().copied().collect()
                    && !ways.is_empty()
                    && every == ways.iter().cloned().collect()
                    && every.len() == ways.len()
            }
            Assertion::Bound(cells, is_least, value) => {
                let sum = extreme(now, cells, *is_least, &mut Vec::new()).expect("a way to fill them");
                if *is_least { sum >= *value } else { sum <= *value }
            }
        };
        self.must(is_so, fact);
    }

    /// The sentence names the subject of a claim.
    fn is_named(&self, fact: &Assertion, cells: &BTreeSet<Cell>, houses: &BTreeSet<House>) {
        let of = |own: &[Cell]| own.iter().all(|cell| cells.contains(cell));
        let is_named = match fact {
            Assertion::Holds(own, _)
            | Assertion::Only(own, _)
            | Assertion::Solved(own, _)
            | Assertion::Lacks(_, own)
            | Assertion::Corners(own, _)
            | Assertion::Sees(own, _)
            | Assertion::Reduced(own, _)
            | Assertion::Ring(own, _)
            | Assertion::OddRing(own, _)
            | Assertion::Hammer(own, _)
            | Assertion::Unmoved(own, _)
            | Assertion::Combinations(own, ..)
            | Assertion::Bound(own, ..)
            | Assertion::Fillings(_, own, _)
            | Assertion::Side(.., own)
            | Assertion::Ways(own, ..) => of(own),
            Assertion::Adds(added, [cages, _], plus, minus, _) => {
                let first = |&cage: &u16| self.shape().cages()[usize::from(cage)].cells()[0];
                let cages: Vec<Cell> = cages.iter().map(first).collect();
                added.iter().all(|house| houses.contains(house)) && of(plus) && of(minus) && of(&cages)
            }
            Assertion::Keeps(relations) => relations.iter().all(|&number| {
                let (clue, _) = &self.shape().geometry().relations()[usize::from(number)];
                let first = self.shape().clues()[usize::from(*clue)].cells.first();
                first.is_none_or(|cell| cells.contains(cell))
            }),
            Assertion::Meet(_, some, others) => of(some) && of(others),
            Assertion::Sectors(_, covers, _) => covers.iter().all(|(house, _)| houses.contains(house)),
            Assertion::Exocet(base, _, targets, across) => {
                of(base) && of(targets) && across.iter().all(|house| houses.contains(house))
            }
            Assertion::Unmatched(gone) => gone.iter().all(|gone| cells.contains(&gone.cell)),
            Assertion::Together(with, own) => of(own) && with.iter().all(|one| cells.contains(&one.cell)),
            // A fish names the houses of its places.
            Assertion::Places(_, house, _) | Assertion::Last(_, house) => houses.contains(house),
            Assertion::Left { house, by, earlier, .. } => houses.contains(house) && of(by) && of(earlier),
            Assertion::Covered(_, base, cover, but) => {
                base.iter().chain(cover).all(|house| houses.contains(house)) && of(but)
            }
            Assertion::Among(own, within) => of(own) && within.iter().all(|house| houses.contains(house)),
            Assertion::Suppose(made) | Assertion::SupposeNot(made) => of(&[made.cell]),
            Assertion::Follows(made, _, went) => {
                of(&[made.cell]) && went.iter().all(|(_, by)| by.is_none_or(|by| cells.contains(&by.cell)))
            }
            Assertion::Clashes(_, went) => {
                went.iter().all(|(_, by)| by.is_none_or(|by| cells.contains(&by.cell)))
            }
            Assertion::Either(list) => list.iter().all(|one| cells.contains(&one.cell)),
            Assertion::Elsewhere(_, base, _, cover) => {
                base.iter().chain(cover).all(|house| houses.contains(house))
            }
            Assertion::Confined(_, base, cover) => {
                base.iter().chain(cover).all(|house| houses.contains(house))
            }
            Assertion::Whichever(_, gone) => gone.iter().all(|gone| cells.contains(&gone.cell)),
            Assertion::Strong((_, one), (_, other)) | Assertion::Exchange(one, other, _) => {
                of(one) && of(other)
            }
            Assertion::Excludes((_, by), gone) => {
                of(by) && gone.iter().all(|gone| cells.contains(&gone.cell))
            }
            Assertion::Within(own, house) | Assertion::Kept(_, house, own) => {
                of(own) && houses.contains(house)
            }
            Assertion::Graves(extra) => extra.iter().all(|(cell, _)| cells.contains(cell)),
            Assertion::Apart(..)
            | Assertion::Around(..)
            | Assertion::Earlier(_)
            | Assertion::Mirrored(..)
            | Assertion::Templates(..)
            | Assertion::Common(..)
            | Assertion::Lonely(..)
            | Assertion::Gaps(..)
            | Assertion::Sets(..)
            | Assertion::Grave(_) => true,
        };
        assert!(is_named, "not named: {fact:?}\n{}\n{:?}", self.text, self.step);
    }
}

/// All cells and houses that a text names in full.
fn named(spans: &[Span]) -> (BTreeSet<Cell>, BTreeSet<House>) {
    let (mut cells, mut houses) = (BTreeSet::new(), BTreeSet::new());
    for span in spans {
        match span {
            Span::Cell(cell) => cells.extend([*cell]),
            Span::Cells(own) | Span::Statement(.., own) => cells.extend(own),
            Span::Candidate(candidate) => cells.extend([candidate.cell]),
            Span::House(house) | Span::HouseIn(house, _) | Span::HouseNumber(house) => {
                houses.extend([*house]);
            }
            _ => {}
        }
    }
    (cells, houses)
}

/// Whether the sentence claims the sight of each cell that loses a candidate. Eliminations by contradiction,
/// uniqueness or a count of digits do not depend on sight.
fn goes_by_sight(step: &Step) -> bool {
    match &step.pattern {
        Pattern::Locked(_)
        | Pattern::Fish(_)
        | Pattern::SiameseFish(_)
        | Pattern::Turbot(_)
        | Pattern::EmptyRectangle(_)
        | Pattern::RemotePair(_)
        | Pattern::Wing(_)
        | Pattern::WWing(_)
        | Pattern::AlmostLockedSets(_)
        | Pattern::DeathBlossom(_) => true,
        Pattern::Colors(colors) => !colors.wrap,
        Pattern::Encoded(_) => {
            let later = step.pattern.decoded();
            let by_sight = matches!(later, Some(Decoded::ChuteRemotePair(_) | Decoded::Bent(_)));
            by_sight || matches!(later, Some(Decoded::Guardians(_)))
        }
        Pattern::Chain(chain) => chain.nodes.first() != chain.nodes.last(),
        _ => false,
    }
}

/// Whether a row and a column follow each other like the name of a cell. "Row 4, column 3 and box 3" names no such cell.
fn reads_as_a_cell(spans: &[Span]) -> bool {
    spans.windows(3).any(|three| {
        matches!(three, [Span::House(House::Row(_)), words, Span::House(House::Column(_))] if *words == Span::from(", "))
    })
}

/// Checks all claims of a step in the position of its reasons.
pub(crate) fn check(step: &Step, now: &Candidates, asked: &mut Asked) {
    let spans = in_full(claimed(step, now, Locale::ENGLISH));
    let text = written_out(&spans, now.shape(), Locale::ENGLISH).concat();
    assert!(!reads_as_a_cell(&spans), "a row and a column read as a cell: {text}");
    let (cells, houses) = named(&spans);
    let mut asking =
        Asking { step, now, text, branch: Vec::new(), without: Vec::new(), deadly: Vec::new(), mirror: None };
    let mut seen: BTreeSet<Cell> = BTreeSet::new();
    let mut count = 0;
    for span in &spans {
        let Span::Says(fact) = span else { continue };
        asking.ask(fact);
        asking.is_named(fact, &cells, &houses);
        match &**fact {
            Assertion::Sees(own, _)
            | Assertion::Meet(_, own, _)
            | Assertion::Within(own, _)
            | Assertion::Among(own, _) => {
                seen.extend(own);
            }
            Assertion::Excludes(_, gone) => seen.extend(gone.iter().map(|gone| gone.cell)),
            _ => {}
        }
        count += 1;
    }
    let searches =
        matches!(step.pattern, Pattern::Guess { .. } | Pattern::DeadEnd { .. } | Pattern::Retreat { .. });
    assert!(count > 0 || searches, "nothing is claimed:\n{}", asking.text);
    if goes_by_sight(step) {
        for gone in step.eliminated() {
            assert!(seen.contains(&gone.cell), "{gone:?} goes without a reason:\n{}\n{step:?}", asking.text);
        }
    }
    *asked.entry(step.technique().slug()).or_default() += count;
}

#[test]
fn each_claim_of_each_technique_is_true() {
    let mut asked = Asked::new();
    for (step, now) in case_steps() {
        check(&step, &now, &mut asked);
    }
    for (seed, puzzle) in some_puzzles().iter().enumerate() {
        for share in sample(vec![35, 60], 2, seed) {
            let now = thinned(puzzle.clues(), Some(puzzle.solution()), share, 1000 + seed as u64);
            let position = Position::within(now.clone(), puzzle.clues());
            let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
            for step in all_steps(&position, &Ladder::teaching()) {
                let count = counts.entry(step.technique().slug()).or_default();
                *count += 1;
                // Each of these steps lists all ways to place a digit.
                let most = if matches!(step.pattern.decoded(), Some(Decoded::Templates(_))) { 3 } else { 40 };
                if *count <= most {
                    check(&step, &now, &mut asked);
                }
            }
        }
    }
    for (technique, count) in &asked {
        println!("{technique:<34} {count} claims");
    }
    for technique in Technique::ALL {
        assert!(asked.get(technique.slug()).is_some_and(|&count| count > 3), "{technique:?}: {asked:?}");
    }
}

#[test]
fn each_claim_on_the_ways_through_the_corpus_is_true() {
    let puzzles = corpus_puzzles();
    let mut asked = Asked::new();
    for (clues, _) in puzzles.iter().step_by(puzzles.len().div_ceil(200)) {
        let puzzle = puzzle(&clues.to_string());
        let mut now = Position::of(&puzzle);
        for one in path(&now, Plan::default(), &mut |_| ControlFlow::Continue(())).expect("a path") {
            check(&one.step, now.candidates(), &mut asked);
            now.apply(&one.step);
        }
    }
    println!("{asked:?}");
    assert!(asked.values().sum::<usize>() > 5_000, "{asked:?}");
}

/// A step of a pass gives its reasons from the drawn board, where the digits of the pass appear one after
/// another. The last empty cell of a house is always called that.
#[test]
fn each_claim_of_a_pass_is_true_of_the_board_that_is_drawn() {
    let (mut asked, mut full) = (Asked::new(), 0);
    for puzzle in some_puzzles() {
        let mut trail = Trail::new(Candidates::new(puzzle.clues()));
        while trail.next_step() && !trail.is_at_end() {
            let step = trail.last_step().expect("a step").clone();
            let drawn = trail.before_step();
            assert_eq!(trail.found_in(), &drawn);
            check(&step, &drawn, &mut asked);
            let kind = trail.pass().and_then(|pass| trail.passes().nth(pass)).expect("a pass").kind;
            full += usize::from(
                kind == PassKind::HiddenSingles && matches!(step.pattern, Pattern::FullHouse { .. }),
            );
        }
    }
    println!("{asked:?}, {full} full houses among hidden singles");
    assert!(full > 10, "{full}");
    assert!(asked.len() >= 3 && asked.values().sum::<usize>() > 500, "{asked:?}");
}

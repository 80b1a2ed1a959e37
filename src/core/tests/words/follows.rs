//! A conclusion follows from its text. A reader knows the rules of the board and the sentences so far, and nothing
//! else: no candidate and no digit of the position. Each claim beside the words becomes a condition. A conclusion
//! follows if no way to fill the board meets the rules, the conditions, and its opposite.
//!
//! The search gives up where many ways are open: it can miss that something follows, and never invents it.

use crate::common::{
    all_plain_houses, case_steps, corpus_puzzles, is_in, plain_see, puzzle, some_puzzles, thinned,
};
use std::{
    collections::{BTreeMap, BTreeSet},
    ops::ControlFlow,
    sync::{Mutex, PoisonError},
};
use sudoku_core::{
    Candidate, Candidates, Cell, Contradiction, Digit, DigitSet, House, Position, Shape, Symmetry, Technique,
    explain::{Assertion, Locale, Span, Went, claimed, in_full, written_out},
    ladder::{Ladder, Plan, all_steps},
    passes::path,
    shape::clues::Relation,
    step::{Pattern, Step},
};

/// The most positions of one search.
const TRIES: usize = 2_000;

/// The most ways of a place where a search branches.
const WAYS: usize = 6;

/// The rules of a board.
struct Rules {
    shape: Shape,
    side: usize,
    peers: Vec<Vec<usize>>,
    houses: Vec<Vec<usize>>,
    houses_of: Vec<Vec<usize>>,
}

impl Rules {
    fn of(shape: &Shape) -> &'static Self {
        static KNOWN: Mutex<Vec<&'static Rules>> = Mutex::new(Vec::new());
        let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(rules) = known.iter().find(|rules| rules.shape == shape) {
            return rules;
        }
        let sees = |cell: Cell| -> Vec<usize> {
            let all = Cell::all(shape).filter(|&other| plain_see(shape, cell, other));
            all.map(Cell::index).collect()
        };
        let houses: Vec<Vec<usize>> = all_plain_houses(shape)
            .into_iter()
            .map(|(_, cells)| cells.into_iter().map(Cell::index).collect())
            .collect();
        let with = |cell: Cell| -> Vec<usize> {
            (0..houses.len()).filter(|&house| houses[house].contains(&cell.index())).collect()
        };
        let rules: &'static Rules = Box::leak(Box::new(Rules {
            shape: shape.clone(),
            side: shape.side(),
            peers: Cell::all(shape).map(sees).collect(),
            houses_of: Cell::all(shape).map(with).collect(),
            houses,
        }));
        known.push(rules);
        rules
    }
}

/// The number of a digit by its index.
fn number(index: usize) -> i32 {
    Digit::at(index).number().into()
}

/// Cells, and the houses with the digits that each can give them.
type Count = (Vec<Cell>, Vec<(House, DigitSet)>);

/// A candidate that is right, or wrong.
type Literal = (usize, bool);

/// Whether cells with digits, each by its index, pass.
type Passes<'a> = dyn Fn(&[(usize, usize)]) -> bool + 'a;

/// The knowledge of a reader.
struct Reader {
    rules: &'static Rules,
    /// Whether each candidate is right; unknown at first.
    known: Vec<Option<bool>>,
    /// How many digits each cell may have, and how many cells of each house may have each digit.
    cell_left: Vec<u16>,
    place_left: Vec<u16>,
    /// Of each, at least one literal holds.
    clauses: Vec<Vec<Literal>>,
    clauses_of: BTreeMap<usize, Vec<usize>>,
    /// Cells that all see each other.
    groups: Vec<Vec<usize>>,
    /// The candidates that became known, in order.
    trail: Vec<usize>,
    /// A condition contradicts the others.
    is_broken: bool,
    /// Conditions that add up digits: how often each cell counts, and the sum.
    sums: Vec<(Vec<(usize, i32)>, i32)>,
    /// Cells, and how small or large they are together: at least with `true`.
    bounds: Vec<(Vec<usize>, bool, i32)>,
    /// Conditions that count digits: cells, and houses with the digits that each can give them.
    counts: Vec<Count>,
    /// Relations of clues.
    relations: Vec<Relation>,
    tries: usize,
}

impl Reader {
    fn of(shape: &Shape) -> Self {
        let rules = Rules::of(shape);
        let cells = shape.cell_count();
        Self {
            rules,
            known: vec![None; cells * rules.side],
            cell_left: vec![rules.side as u16; cells],
            place_left: vec![rules.side as u16; rules.houses.len() * rules.side],
            clauses: Vec::new(),
            clauses_of: BTreeMap::new(),
            groups: Vec::new(),
            trail: Vec::new(),
            is_broken: false,
            counts: Vec::new(),
            sums: Vec::new(),
            bounds: Vec::new(),
            relations: Vec::new(),
            tries: 0,
        }
    }

    fn at(&self, one: Candidate) -> usize {
        one.cell.index() * self.rules.side + one.digit.index()
    }

    /// Learns a literal and all that follows from it directly. False if that is a contradiction.
    fn set(&mut self, first: Literal) -> bool {
        let rules = self.rules;
        let side = rules.side;
        let mut front = vec![first];
        while let Some((at, is)) = front.pop() {
            match self.known[at] {
                Some(known) if known == is => continue,
                Some(_) => return false,
                None => {}
            }
            self.known[at] = Some(is);
            self.trail.push(at);
            let (cell, digit) = (at / side, at % side);
            if is {
                front.extend(
                    (0..side).filter(|&other| other != digit).map(|other| (cell * side + other, false)),
                );
                front.extend(rules.peers[cell].iter().map(|&peer| (peer * side + digit, false)));
            } else {
                self.cell_left[cell] -= 1;
                let mut houses_ok = true;
                for &house in &rules.houses_of[cell] {
                    self.place_left[house * side + digit] -= 1;
                    houses_ok &= self.place_left[house * side + digit] > 0;
                }
                if self.cell_left[cell] == 0 || !houses_ok {
                    return false;
                }
                if self.cell_left[cell] == 1 {
                    let last = (0..side).find(|digit| self.known[cell * side + digit] != Some(false));
                    front.extend(last.map(|digit| (cell * side + digit, true)));
                }
                for &house in &rules.houses_of[cell] {
                    if self.place_left[house * side + digit] == 1 {
                        let mut own = rules.houses[house].iter().map(|cell| cell * side + digit);
                        front.extend(own.find(|&at| self.known[at] != Some(false)).map(|at| (at, true)));
                    }
                }
            }
            for &clause in self.clauses_of.get(&at).into_iter().flatten() {
                match self.look(clause) {
                    Look::Holds | Look::Open => {}
                    Look::Broken => return false,
                    Look::Last(literal) => front.push(literal),
                }
            }
        }
        true
    }

    fn look(&self, clause: usize) -> Look {
        let mut open = None;
        for &(at, is) in &self.clauses[clause] {
            match self.known[at] {
                Some(known) if known == is => return Look::Holds,
                Some(_) => {}
                None if open.is_some() => return Look::Open,
                None => open = Some((at, is)),
            }
        }
        open.map_or(Look::Broken, Look::Last)
    }

    fn undo(&mut self, to: usize) {
        let side = self.rules.side;
        while self.trail.len() > to {
            let at = self.trail.pop().expect("longer than that");
            if self.known[at] == Some(false) {
                let (cell, digit) = (at / side, at % side);
                self.cell_left[cell] += 1;
                for &house in &self.rules.houses_of[cell] {
                    self.place_left[house * side + digit] += 1;
                }
            }
            self.known[at] = None;
        }
    }

    fn learn(&mut self, literal: Literal) {
        self.is_broken |= !self.set(literal);
    }

    fn clause(&mut self, literals: Vec<Literal>) {
        let number = self.clauses.len();
        for &(at, _) in &literals {
            self.clauses_of.entry(at).or_default().push(number);
        }
        self.clauses.push(literals);
        match self.look(number) {
            Look::Holds | Look::Open => {}
            Look::Broken => self.is_broken = true,
            Look::Last(literal) => self.learn(literal),
        }
    }

    /// Whether cells that see each other have too few digits left.
    fn is_crowded(&self) -> bool {
        let side = self.rules.side;
        self.groups.iter().any(|group| {
            let has = |digit: &usize| group.iter().any(|cell| self.known[cell * side + digit] != Some(false));
            (0..side).filter(has).count() < group.len()
        })
    }

    /// Whether the houses can give too few digits for the cells.
    fn is_short(&self) -> bool {
        let side = self.rules.side;
        self.counts.iter().any(|(cells, covers)| {
            let gives = |(house, digit): (House, Digit)| {
                cells.iter().any(|&cell| {
                    is_in(&self.rules.shape, cell, house)
                        && self.known[cell.index() * side + digit.index()] != Some(false)
                })
            };
            let all =
                covers.iter().flat_map(|&(house, digits)| digits.iter().map(move |digit| (house, digit)));
            // A cell whose digit counts in two of the houses uses up both.
            let spent: usize = cells
                .iter()
                .map(|&cell| {
                    let has = |digit: &Digit| self.known[cell.index() * side + digit.index()] == Some(true);
                    let own = Digit::all(&self.rules.shape).find(has);
                    own.map_or(1, |digit| {
                        let by = |(house, digits): &&(House, DigitSet)| {
                            digits.contains(digit) && is_in(&self.rules.shape, cell, *house)
                        };
                        covers.iter().filter(by).count().max(1)
                    })
                })
                .sum();
            all.filter(|&one| gives(one)).count() < spent
        })
    }

    /// Whether a sum, or two together, have no way left: the digits of their cells, each with one that is not known to be
    /// wrong.
    fn is_off(&self) -> bool {
        let alone = |(cells, sum): &(Vec<(usize, i32)>, i32)| !self.adds(cells, *sum, &[], &mut Vec::new());
        self.sums.iter().any(alone)
            || matches!(&self.sums[..], [(cells, sum), other]
                if !self.adds(cells, *sum, std::slice::from_ref(other), &mut Vec::new()))
    }

    /// Whether digits keep to a bound. One about other cells says nothing.
    fn is_within((cells, is_least, bound): &(Vec<usize>, bool, i32), made: &[(usize, usize)]) -> bool {
        let of = |cell: &usize| made.iter().find(|(own, _)| own == cell).map(|(_, digit)| number(*digit));
        let sum: Option<i32> = cells.iter().map(of).sum();
        sum.is_none_or(|sum| if *is_least { sum >= *bound } else { sum <= *bound })
    }

    /// Whether cells add up to the rest, and then those of the further sums to theirs.
    fn adds(
        &self,
        cells: &[(usize, i32)],
        rest: i32,
        further: &[(Vec<(usize, i32)>, i32)],
        made: &mut Vec<(usize, usize)>,
    ) -> bool {
        let side = self.rules.side;
        let Some((&(cell, times), behind)) = cells.split_first() else {
            if let Some(((cells, sum), further)) = further.split_first() {
                return rest == 0 && self.adds(cells, *sum, further, made);
            }
            return rest == 0 && self.bounds.iter().all(|bound| Self::is_within(bound, made));
        };
        // What the others can bring at most.
        let most = number(side - 1);
        let reach: i32 = behind.iter().map(|(_, times)| times.max(&0) * most).sum();
        let depth: i32 = behind.iter().map(|(_, times)| times.min(&0) * most).sum();
        (0..side).any(|digit| {
            let left = rest - times * number(digit);
            if self.known[cell * side + digit] == Some(false)
                || left > reach
                || left < depth
                || made.iter().any(|&(other, own)| own == digit && self.rules.peers[cell].contains(&other))
                || made.iter().any(|&(other, own)| other == cell && own != digit)
            {
                return false;
            }
            made.push((cell, digit));
            let adds = self.adds(behind, left, further, made);
            made.pop();
            adds
        })
    }

    /// Whether a clue has no way left, by itself.
    fn is_a_clue_broken(&self) -> bool {
        !self.relations.iter().all(|relation| match relation {
            Relation::Sum(terms, total) => {
                let terms: Vec<(usize, i32)> =
                    terms.iter().map(|&(cell, weight)| (cell.index(), weight.into())).collect();
                self.can_add(&terms, (*total).into(), &mut Vec::new())
            }
            Relation::Sandwich(cells, sum) => self.can_hold_a_sandwich(cells, *sum),
            Relation::Run(cells) => (0..=self.rules.side - cells.len()).any(|start| {
                let run = (start..start + cells.len()).collect::<Vec<usize>>();
                self.can_hold(cells, &mut Vec::new(), &|_, digit| run.contains(&digit), &|_| true)
            }),
            relation => {
                let holds = |made: &[(usize, usize)]| {
                    let at = |cell: Cell| {
                        let own = made.iter().find(|(own, _)| *own == cell.index());
                        own.map(|(_, digit)| Digit::at(*digit))
                    };
                    relation.holds(self.rules.side, &at)
                };
                self.can_hold(&relation.cells(), &mut Vec::new(), &|_, _| true, &holds)
            }
        })
    }

    /// Whether cells can have digits that are not known to be wrong, differ where the cells see each other, and pass.
    fn can_hold(
        &self,
        cells: &[Cell],
        made: &mut Vec<(usize, usize)>,
        may: &dyn Fn(usize, usize) -> bool,
        holds: &Passes<'_>,
    ) -> bool {
        let Some((cell, behind)) = cells.split_first() else { return holds(made) };
        let (cell, side) = (cell.index(), self.rules.side);
        (0..side).any(|digit| {
            if self.known[cell * side + digit] == Some(false)
                || !may(cell, digit)
                || made.iter().any(|&(other, own)| own == digit && self.rules.peers[cell].contains(&other))
            {
                return false;
            }
            made.push((cell, digit));
            let can = self.can_hold(behind, made, may, holds);
            made.pop();
            can
        })
    }

    /// Whether cells can add up to a rest. Each has a digit that is not known to be wrong.
    fn can_add(&self, cells: &[(usize, i32)], rest: i32, made: &mut Vec<(usize, usize)>) -> bool {
        let side = self.rules.side;
        let open =
            |cell: usize| (0..side).filter(move |digit| self.known[cell * side + digit] != Some(false));
        let reach = |most: bool| -> i32 {
            let of = |&(cell, times): &(usize, i32)| {
                let all = open(cell).map(|digit| times * number(digit));
                if most { all.max() } else { all.min() }.unwrap_or(0)
            };
            cells.iter().map(of).sum()
        };
        let Some((&(cell, times), behind)) = cells.split_first() else { return rest == 0 };
        if rest > reach(true) || rest < reach(false) {
            return false;
        }
        open(cell).any(|digit| {
            let is_seen =
                |&(other, own): &(usize, usize)| own == digit && self.rules.peers[cell].contains(&other);
            if made.iter().any(is_seen) {
                return false;
            }
            made.push((cell, digit));
            let adds = self.can_add(behind, rest - times * number(digit), made);
            made.pop();
            adds
        })
    }

    /// Whether the least and the greatest digit can be in a line with digits between them that add up to a sum, and the others
    /// outside.
    fn can_hold_a_sandwich(&self, cells: &[Cell], sum: u16) -> bool {
        let side = self.rules.side;
        let may = |cell: Cell, digit: usize| self.known[cell.index() * side + digit] != Some(false);
        (0..cells.len()).any(|one| {
            (0..cells.len()).any(|other| {
                let inner = cells.iter().take(one.max(other)).skip(one.min(other) + 1);
                let inner = inner.map(|cell| (cell.index(), 1));
                let is_outer = |at: &usize| *at < one.min(other) || *at > one.max(other);
                let outer = (0..cells.len()).filter(is_outer).map(|at| (cells[at].index(), 0));
                let all: Vec<(usize, i32)> = inner.chain(outer).collect();
                let mut ends = vec![(cells[one].index(), 0), (cells[other].index(), side - 1)];
                one != other
                    && may(cells[one], 0)
                    && may(cells[other], side - 1)
                    && self.can_add(&all, sum.into(), &mut ends)
            })
        })
    }

    /// The place with the fewest ways: a cell, a digit of a house, or a condition.
    fn narrowest(&self) -> Option<Vec<Literal>> {
        let side = self.rules.side;
        let mut best: (usize, Option<Vec<Literal>>) = (WAYS + 1, None);
        for (number, clause) in self.clauses.iter().enumerate() {
            if clause.len() <= 40 && self.look(number) == Look::Open {
                let open: Vec<Literal> =
                    clause.iter().copied().filter(|&(at, _)| self.known[at].is_none()).collect();
                if open.len() < best.0 {
                    best = (open.len(), Some(open));
                }
            }
        }
        let mut at_best = None;
        for (cell, &left) in self.cell_left.iter().enumerate() {
            if left > 1 && usize::from(left) < best.0 {
                best.0 = usize::from(left);
                at_best = Some((true, cell));
            }
        }
        for (place, &left) in self.place_left.iter().enumerate() {
            if left > 1 && usize::from(left) < best.0 {
                best.0 = usize::from(left);
                at_best = Some((false, place));
            }
        }
        let all: Vec<usize> = match at_best {
            None => return best.1,
            Some((true, cell)) => (0..side).map(|digit| cell * side + digit).collect(),
            Some((false, place)) => {
                let (house, digit) = (place / side, place % side);
                self.rules.houses[house].iter().map(|cell| cell * side + digit).collect()
            }
        };
        Some(all.into_iter().filter(|&at| self.known[at].is_none()).map(|at| (at, true)).collect())
    }

    /// Whether no way to fill the board is left.
    fn is_impossible(&mut self) -> bool {
        if self.is_crowded() || self.is_short() || self.is_off() || self.is_a_clue_broken() {
            return true;
        }
        self.tries += 1;
        if self.tries > TRIES {
            return false;
        }
        let Some(ways) = self.narrowest() else { return false };
        let before = self.trail.len();
        let mut all = true;
        for (at, is) in ways {
            if self.known[at].is_some() {
                continue;
            }
            let mark = self.trail.len();
            let possible = self.set((at, is)) && !self.is_impossible();
            self.undo(mark);
            if possible {
                all = false;
                break;
            }
            // From here on it is wrong.
            if !self.set((at, !is)) {
                break;
            }
        }
        self.undo(before);
        all
    }

    /// Whether these can't all hold.
    fn refutes(&mut self, all: &[Literal]) -> bool {
        if self.is_broken {
            return true;
        }
        self.tries = 0;
        let before = self.trail.len();
        let refuted = all.iter().any(|&literal| !self.set(literal)) || self.is_impossible();
        self.undo(before);
        refuted
    }
}

#[derive(Debug, PartialEq, Eq)]
enum Look {
    Holds,
    Open,
    Broken,
    Last(Literal),
}

/// The claims of a text, one after another, as a reader takes them in.
struct Reading<'a> {
    now: &'a Candidates,
    reader: Reader,
    /// The supposition that counts.
    supposed: Option<Literal>,
    /// The digits of the branch so far.
    branch: Vec<Candidate>,
}

impl<'a> Reading<'a> {
    fn shape(&self) -> &'a Shape {
        self.now.shape()
    }

    fn wrong(&mut self, cell: Cell, digit: Digit) {
        let at = self.reader.at(Candidate::new(cell, digit));
        self.reader.learn((at, false));
    }

    fn right(&mut self, cell: Cell, digit: Digit) {
        let at = self.reader.at(Candidate::new(cell, digit));
        self.reader.learn((at, true));
    }

    fn in_house(&self, house: House) -> Vec<Cell> {
        Cell::all(self.shape()).filter(|&cell| is_in(self.shape(), cell, house)).collect()
    }

    /// The digit is in none of these cells; with the supposition, if the claim is about its consequences.
    fn lacks(&mut self, digit: Digit, cells: &[Cell], is_supposed: bool) {
        for &cell in cells {
            let at = self.reader.at(Candidate::new(cell, digit));
            match self.supposed.filter(|_| is_supposed) {
                Some((supposed, is)) => self.reader.clause(vec![(supposed, !is), (at, false)]),
                None => self.reader.learn((at, false)),
            }
        }
    }

    fn one_of(&mut self, list: impl IntoIterator<Item = Candidate>) {
        let literals = list.into_iter().map(|one| (self.reader.at(one), true)).collect();
        self.reader.clause(literals);
    }

    /// Not all of the cells have these digits alone.
    fn deadly(&mut self, cells: &[Cell], digits: DigitSet) {
        let shape = self.shape();
        let others = |cell: Cell| {
            let all = Digit::all(shape).filter(move |&digit| !digits.contains(digit));
            all.map(move |digit| Candidate::new(cell, digit))
        };
        self.one_of(cells.iter().flat_map(|&cell| others(cell)).collect::<Vec<Candidate>>());
    }

    /// A group of cells that see each other has different digits.
    fn group(&mut self, cells: &[Cell]) {
        let shape = self.shape();
        let sees = |one: &Cell| cells.iter().all(|other| one == other || plain_see(shape, *one, *other));
        if cells.len() > 2 && cells.iter().all(sees) {
            self.reader.groups.push(cells.iter().map(|cell| cell.index()).collect());
        }
    }

    /// Whether the words show the reasons that these went: a digit of the branch, or an earlier line.
    fn are_shown(&self, went: &[Went]) -> bool {
        went.iter().all(|(_, by)| by.is_none_or(|by| self.branch.contains(&by)))
    }

    /// Takes in a claim. False if the text concludes it, and it doesn't follow.
    fn take(&mut self, fact: &Assertion) -> bool {
        let shape = self.shape();
        match fact {
            Assertion::Places(digit, house, cells) => {
                let others: Vec<Cell> =
                    self.in_house(*house).into_iter().filter(|cell| !cells.contains(cell)).collect();
                self.lacks(*digit, &others, false);
            }
            Assertion::Holds(cells, digits) | Assertion::Only(cells, digits) => {
                for digit in Digit::all(shape).filter(|&digit| !digits.contains(digit)) {
                    self.lacks(digit, cells, false);
                }
                self.group(cells);
            }
            Assertion::Meet(digit, some, others) => {
                // Cells that don't see each other can't both have it, as they then would.
                for &one in some {
                    if some != others && others.contains(&one) {
                        self.wrong(one, *digit);
                    }
                    for &other in
                        others.iter().filter(|&&other| other != one && !plain_see(shape, one, other))
                    {
                        let both =
                            [one, other].map(|cell| (self.reader.at(Candidate::new(cell, *digit)), false));
                        self.reader.clause(both.to_vec());
                    }
                }
            }
            Assertion::Lacks(digit, cells) => self.lacks(*digit, cells, false),
            Assertion::Solved(cells, digit) => cells.iter().for_each(|&cell| self.right(cell, *digit)),
            Assertion::Last(Candidate { cell, digit }, house) => {
                let others: Vec<Cell> =
                    self.in_house(*house).into_iter().filter(|other| other != cell).collect();
                self.lacks(*digit, &others, false);
            }
            Assertion::Around(cell, digits) => digits.iter().for_each(|digit| self.wrong(*cell, digit)),
            Assertion::Earlier(gone) => gone.iter().for_each(|gone| self.wrong(gone.cell, gone.digit)),
            Assertion::Left { place: Candidate { digit, .. }, house, by, earlier } => {
                for &by in by {
                    self.right(by, *digit);
                }
                self.lacks(*digit, earlier, false);
                // Filled cells are seen, and the house still needs the digit.
                let filled: Vec<Cell> =
                    self.in_house(*house).into_iter().filter(|&cell| !self.now.is_open(cell)).collect();
                self.lacks(*digit, &filled, false);
            }
            Assertion::Covered(digit, base, cover, but) => {
                for &house in base {
                    let is_out = |cell: &Cell| {
                        !but.contains(cell) && !cover.iter().any(|&house| is_in(shape, *cell, house))
                    };
                    let out: Vec<Cell> = self.in_house(house).into_iter().filter(is_out).collect();
                    self.lacks(*digit, &out, false);
                }
            }
            Assertion::Elsewhere(digit, base, but, cover) => {
                self.take(&Assertion::Covered(*digit, base.clone(), cover.clone(), but.clone()));
            }
            Assertion::Apart(digit, houses, but) => {
                let times = |cell: Cell| houses.iter().filter(|&&house| is_in(shape, cell, house)).count();
                let twice: Vec<Cell> =
                    Cell::all(shape).filter(|&cell| !but.contains(&cell) && times(cell) > 1).collect();
                self.lacks(*digit, &twice, false);
            }
            Assertion::Strong((digit, from), (other, to)) => {
                let of = |cells: &[Cell], digit: Digit| -> Vec<Candidate> {
                    cells.iter().map(|&cell| Candidate::new(cell, digit)).collect()
                };
                let ends = [of(from, *digit), of(to, *other)].concat();
                // A link by a clue follows from the claims before. The board shows the others.
                let is_by_clue = self.is_by_clue((*digit, from), (*other, to));
                let neither: Vec<Literal> = ends.iter().map(|&one| (self.reader.at(one), false)).collect();
                let is_so = !is_by_clue || self.follows(&neither);
                self.one_of(ends);
                return is_so;
            }
            Assertion::Suppose(one) => {
                self.supposed = Some((self.reader.at(*one), true));
                self.branch = vec![*one];
            }
            Assertion::SupposeNot(one) => {
                self.supposed = Some((self.reader.at(*one), false));
                self.branch = Vec::new();
            }
            Assertion::Follows(made, house, went) => {
                let is_shown = self.are_shown(went);
                let is_here = |gone: &Candidate| match house {
                    None => gone.cell == made.cell,
                    Some(house) => gone.digit == made.digit && is_in(shape, gone.cell, *house),
                };
                self.one_of(went.iter().map(|(gone, _)| *gone).chain([*made]));
                self.branch.push(*made);
                return is_shown
                    && went.iter().all(|(gone, _)| is_here(gone))
                    && self.follows(&[(self.reader.at(*made), false)]);
            }
            Assertion::Clashes(why, went) => {
                if !matches!(why, Contradiction::Twice(..)) {
                    self.one_of(went.iter().map(|(gone, _)| *gone));
                }
                return self.are_shown(went) && self.follows(&[]);
            }
            Assertion::Reduced(cells, digits) => {
                for digit in Digit::all(shape).filter(|&digit| !digits.contains(digit)) {
                    self.lacks(digit, cells, true);
                }
                self.group(cells);
            }
            Assertion::Kept(digit, house, cells) => {
                let others: Vec<Cell> =
                    self.in_house(*house).into_iter().filter(|cell| !cells.contains(cell)).collect();
                self.lacks(*digit, &others, true);
            }
            Assertion::Confined(digit, base, cover) => {
                for &house in base {
                    let is_out = |cell: &Cell| !cover.iter().any(|&house| is_in(shape, *cell, house));
                    let out: Vec<Cell> = self.in_house(house).into_iter().filter(is_out).collect();
                    self.lacks(*digit, &out, true);
                }
            }
            Assertion::Whichever(_, gone) => {
                return gone.iter().all(|&gone| self.follows(&[(self.reader.at(gone), true)]));
            }
            Assertion::Unmatched(gone) => {
                return gone.iter().all(|&gone| self.follows(&[(self.reader.at(gone), true)]));
            }
            Assertion::Either(list) => {
                let none: Vec<Literal> = list.iter().map(|&one| (self.reader.at(one), false)).collect();
                return self.follows(&none);
            }
            Assertion::Together(with, _) => {
                let all: Vec<Literal> = with.iter().map(|&one| (self.reader.at(one), true)).collect();
                return self.follows(&all);
            }
            Assertion::Corners(cells, digits) | Assertion::Ring(cells, digits) => self.deadly(cells, *digits),
            Assertion::Exchange(one, other, digits) => self.deadly(&[&one[..], other].concat(), *digits),
            Assertion::Graves(extra) => {
                let all = extra.iter().flat_map(|&(cell, digits)| {
                    digits.iter().map(move |digit| Candidate::new(cell, digit)).collect::<Vec<Candidate>>()
                });
                self.one_of(all.collect::<Vec<Candidate>>());
            }
            Assertion::Grave(one) => self.right(one.cell, one.digit),
            Assertion::Mirrored(symmetry, digits) => self.mirrored(*symmetry, digits),
            Assertion::Sectors(cells, covers, _) => {
                for &cell in cells {
                    for digit in Digit::all(shape) {
                        let by = |(house, digits): &(House, DigitSet)| {
                            digits.contains(digit) && is_in(shape, cell, *house)
                        };
                        if !covers.iter().any(by) {
                            self.wrong(cell, digit);
                        }
                    }
                }
                self.reader.counts.push((cells.clone(), covers.clone()));
            }
            Assertion::Adds(houses, counted, ..) => {
                let (times, sum) = crate::claimed::equation(shape, houses, counted);
                let counts = times.into_iter().enumerate().filter(|(_, times)| *times != 0);
                self.reader.sums.push((counts.collect(), sum));
            }
            Assertion::Bound(cells, is_least, bound) => {
                let cells = cells.iter().map(|cell| cell.index()).collect();
                self.reader.bounds.push((cells, *is_least, *bound));
            }
            Assertion::Keeps(relations) => {
                for &number in relations {
                    let (_, relation) = &shape.geometry().relations()[usize::from(number)];
                    self.keep(relation);
                }
            }
            // These are true by the rules alone, or count ways that the text has given the places for.
            Assertion::Sees(..)
            | Assertion::Within(..)
            | Assertion::Among(..)
            | Assertion::Excludes(..)
            | Assertion::OddRing(..)
            | Assertion::Hammer(..)
            | Assertion::Unmoved(..)
            | Assertion::Templates(..)
            | Assertion::Exocet(..)
            | Assertion::Combinations(..)
            | Assertion::Common(..)
            | Assertion::Lonely(..)
            | Assertion::Gaps(..)
            | Assertion::Sets(..)
            | Assertion::Side(..)
            | Assertion::Fillings(..)
            | Assertion::Ways(..) => {}
        }
        true
    }

    /// Whether a strong link goes from cell to cell otherwise than by the places of a digit in a house.
    fn is_by_clue(&self, (digit, from): (Digit, &[Cell]), (other, to): (Digit, &[Cell])) -> bool {
        let is_whole = |house: House| {
            let all = self.in_house(house);
            let both = || from.iter().chain(to);
            both().all(|cell| all.contains(cell))
                && all.iter().all(|&cell| {
                    both().any(|own| *own == cell) || !self.now.allows(Candidate::new(cell, digit))
                })
        };
        from != to && self.shape().has_clues() && !(digit == other && House::all(self.shape()).any(is_whole))
    }

    /// A clue means this.
    fn keep(&mut self, relation: &Relation) {
        let shape = self.shape();
        match relation {
            Relation::Parity(cell, odd) => {
                let wrong = Digit::all(shape).filter(|digit| (digit.number() % 2 == 1) != *odd);
                wrong.for_each(|digit| self.wrong(*cell, digit));
            }
            Relation::Pair([one, other], pairing) => {
                for digit in Digit::all(shape) {
                    let fits = Digit::all(shape).filter(|&with| pairing.fits(digit, with));
                    let with = fits.map(|with| (self.reader.at(Candidate::new(*other, with)), true));
                    let first = (self.reader.at(Candidate::new(*one, digit)), false);
                    let clause = [first].into_iter().chain(with).collect();
                    self.reader.clause(clause);
                }
            }
            // Cells that differ see each other.
            Relation::Differ(cells) => self.group(cells),
            relation => self.reader.relations.push(relation.clone()),
        }
    }

    /// Whether the opposite is impossible with the supposition.
    fn follows(&mut self, opposite: &[Literal]) -> bool {
        let all: Vec<Literal> = self.supposed.into_iter().chain(opposite.iter().copied()).collect();
        self.reader.refutes(&all)
    }

    /// The solution has the symmetry.
    fn mirrored(&mut self, symmetry: Symmetry, digits: &[Digit]) {
        let shape = self.shape();
        for cell in Cell::all(shape) {
            let to = crate::claimed::moved(shape, symmetry, cell);
            for digit in Digit::all(shape) {
                let one = self.reader.at(Candidate::new(cell, digit));
                let other = self.reader.at(Candidate::new(to, digits[digit.index()]));
                if one != other {
                    self.reader.clause(vec![(one, false), (other, true)]);
                    self.reader.clause(vec![(one, true), (other, false)]);
                }
            }
        }
    }
}

/// Reads the claims of a text in their order, and then its conclusion. Returns the first that doesn't follow.
fn gap_in<'a>(step: &Step, now: &Candidates, facts: impl Iterator<Item = &'a Assertion>) -> Option<String> {
    let mut reading = Reading { now, reader: Reader::of(now.shape()), supposed: None, branch: Vec::new() };
    for fact in facts {
        if !reading.take(fact) {
            return Some(format!("{fact:?}"));
        }
    }
    reading.supposed = None;
    let wrong = step.eliminated().iter().map(|&gone| (gone, true));
    let right = step.placed().into_iter().map(|placed| (placed, false));
    for (one, is) in wrong.chain(right) {
        let at = reading.reader.at(one);
        if !reading.follows(&[(at, is)]) {
            return Some(format!("{one:?}"));
        }
    }
    None
}

/// The claims of a step's text. A line is read to its end: what it says of clues counts for all of it.
fn facts_of(step: &Step, now: &Candidates) -> Vec<Assertion> {
    let mut facts: Vec<Assertion> = Vec::new();
    let mut begin = 0;
    for span in in_full(claimed(step, now, Locale::ENGLISH)) {
        match span {
            Span::Says(fact) if matches!(*fact, Assertion::Keeps(_)) => facts.insert(begin, *fact),
            Span::Says(fact) => facts.push(*fact),
            Span::Line | Span::Rest => begin = facts.len(),
            _ => {}
        }
    }
    facts
}

/// The number of steps of a technique whose conclusions follow, of how many.
type Share = BTreeMap<&'static str, [usize; 2]>;

/// Checks a step, and prints the first gaps of each technique.
pub(crate) fn check(step: &Step, now: &Candidates, shares: &mut Share) {
    if matches!(step.pattern, Pattern::Guess { .. } | Pattern::DeadEnd { .. } | Pattern::Retreat { .. }) {
        return;
    }
    let facts = facts_of(step, now);
    let gap = gap_in(step, now, facts.iter());
    let share = shares.entry(step.technique().slug()).or_default();
    share[1] += 1;
    match gap {
        None => share[0] += 1,
        Some(gap) if share[1] - share[0] <= 2 => {
            let spans = claimed(step, now, Locale::ENGLISH);
            let text = written_out(&spans, now.shape(), Locale::ENGLISH).concat();
            println!("{}: {gap} doesn't follow:\n{text}\n{step:?}", step.technique().slug());
        }
        Some(_) => {}
    }
}

/// The families that people meet most.
const COMMONEST: [&[Technique]; 10] = [
    &[Technique::FullHouse, Technique::HiddenSingle, Technique::NakedSingle],
    &[Technique::Pointing, Technique::Claiming],
    &[
        Technique::LockedPair,
        Technique::LockedTriple,
        Technique::NakedPair,
        Technique::NakedTriple,
        Technique::NakedQuadruple,
        Technique::HiddenPair,
        Technique::HiddenTriple,
        Technique::HiddenQuadruple,
    ],
    &[Technique::XWing, Technique::Swordfish, Technique::Jellyfish],
    &[
        Technique::Skyscraper,
        Technique::TwoStringKite,
        Technique::DualTwoStringKite,
        Technique::TurbotFish,
        Technique::EmptyRectangle,
        Technique::DualEmptyRectangle,
    ],
    &[Technique::XyWing, Technique::XyzWing],
    &[Technique::WWing, Technique::RemotePair],
    &[
        Technique::XChain,
        Technique::XyChain,
        Technique::Aic,
        Technique::ContinuousNiceLoop,
        Technique::DiscontinuousNiceLoop,
    ],
    &[Technique::SimpleColorsTrap, Technique::SimpleColorsWrap, Technique::Medusa],
    &[
        Technique::UniqueRectangle1,
        Technique::UniqueRectangle2,
        Technique::UniqueRectangle3,
        Technique::UniqueRectangle4,
        Technique::UniqueRectangle5,
        Technique::UniqueRectangle6,
        Technique::HiddenRectangle,
    ],
];

/// Prints the shares, and asks for all of the commonest families and for nearly all others.
fn judge(shares: &Share) {
    for (technique, [follow, all]) in shares {
        println!("{technique:<34} {follow:>6} of {all:>6}");
    }
    let (follow, all) =
        shares.values().fold((0, 0), |(follow, all), [one, other]| (follow + one, all + other));
    println!("{follow} of {all} steps conclude what follows from their sentences");
    for technique in COMMONEST.iter().flat_map(|family| family.iter()) {
        if let Some([follow, all]) = shares.get(technique.slug()) {
            assert_eq!(follow, all, "{technique:?}");
        }
    }
    assert!(follow * 100 >= all * 95, "{follow} of {all}");
}

#[test]
fn conclusions_of_each_technique_follow_from_their_sentences() {
    let mut shares = Share::new();
    for (step, now) in case_steps() {
        check(&step, &now, &mut shares);
    }
    for (seed, puzzle) in some_puzzles().iter().enumerate() {
        let now = thinned(puzzle.clues(), Some(puzzle.solution()), 45, 2000 + seed as u64);
        let position = Position::within(now.clone(), puzzle.clues());
        let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
        for step in all_steps(&position, &Ladder::teaching()) {
            let count = counts.entry(step.technique().slug()).or_default();
            *count += 1;
            if *count <= 12 {
                check(&step, &now, &mut shares);
            }
        }
    }
    for technique in Technique::ALL {
        assert!(shares.contains_key(technique.slug()) || technique == Technique::Guess, "{technique:?}");
    }
    judge(&shares);
}

#[test]
fn conclusions_on_the_ways_through_the_corpus_follow_from_their_sentences() {
    let puzzles = corpus_puzzles();
    let mut shares = Share::new();
    for (clues, _) in puzzles.iter().step_by(puzzles.len().div_ceil(250)) {
        let puzzle = puzzle(&clues.to_string());
        let mut now = Position::of(&puzzle);
        for one in path(&now, Plan::default(), &mut |_| ControlFlow::Continue(())).expect("a path") {
            check(&one.step, now.candidates(), &mut shares);
            now.apply(&one.step);
        }
    }
    judge(&shares);
}

/// Without one of its premises, hardly any text is enough: the reader knows nothing that isn't said.
#[test]
fn a_premise_that_is_left_out_is_missed() {
    let is_premise = |fact: &Assertion| {
        matches!(
            fact,
            Assertion::Places(..)
                | Assertion::Holds(..)
                | Assertion::Lacks(..)
                | Assertion::Last(..)
                | Assertion::Left { .. }
                | Assertion::Covered(..)
                | Assertion::Strong(..)
                | Assertion::Follows(..)
                | Assertion::Corners(..)
                | Assertion::Grave(..)
                | Assertion::Graves(..)
                | Assertion::Ring(..)
                | Assertion::Adds(..)
        )
    };
    let mut met: BTreeMap<&str, [usize; 2]> = BTreeMap::new();
    let mut steps: BTreeSet<&str> = BTreeSet::new();
    for (step, now) in case_steps() {
        if !steps.insert(step.technique().slug()) {
            continue;
        }
        let facts = facts_of(&step, &now);
        if gap_in(&step, &now, facts.iter()).is_some() {
            continue;
        }
        for left_out in (0..facts.len()).filter(|&at| is_premise(&facts[at])) {
            let rest = facts.iter().enumerate().filter(|(at, _)| *at != left_out).map(|(_, fact)| fact);
            let count = met.entry(step.technique().slug()).or_default();
            count[0] += usize::from(gap_in(&step, &now, rest).is_some());
            count[1] += 1;
        }
    }
    let (missed, all) = met.values().fold((0, 0), |(missed, all), [one, other]| (missed + one, all + other));
    println!("{missed} of {all} premises are missed: {met:?}");
    assert!(missed * 100 >= all * 75, "{missed} of {all}");
    for technique in ["naked-pair", "x-wing", "xy-wing", "skyscraper", "w-wing", "xy-chain", "bug-plus-1"] {
        assert!(met.get(technique).is_some_and(|[missed, all]| missed == all), "{technique}: {met:?}");
    }
}

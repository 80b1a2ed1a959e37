//! A search that learns from its mistakes, for boards where the plain one makes no progress.
//!
//! It uses the method of modern SAT solvers, conflict-driven clause learning. A candidate is a variable, and
//! each dead end is traced back to the few candidates that cause it. They become a clause, a new rule of this
//! board: *not all of these together*. A 25×25 board with 270 clues, where depth-first search makes no
//! headway in millions of nodes, takes twenty thousand to three hundred thousand.
//!
//! The sources are the papers on GRASP (Marques-Silva and Sakallah, 1996), Chaff (Moskewicz and others, 2001:
//! two watched literals, activities), and Glucose (Audemard and Simon, 2009: the number of levels in a clause
//! as the measure of its worth). All numbers are integers, so that the course of a search is the same on
//! every machine.

mod conflict;

use super::Board;
use conflict::Blame;
use std::ops::ControlFlow;
use sudoku_board::{Cell, Digit, DigitSet, Grid};

/// A candidate being true or false: `2 * variable` for true, `2 * variable + 1` for false.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Literal(u32);

impl Literal {
    const fn yes(variable: usize) -> Self {
        Self(variable as u32 * 2)
    }
    const fn no(variable: usize) -> Self {
        Self(variable as u32 * 2 + 1)
    }
    const fn negated(self) -> Self {
        Self(self.0 ^ 1)
    }
    const fn variable(self) -> usize {
        self.0 as usize / 2
    }
    const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The reason that a literal holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Reason {
    /// It is a guess, or not assigned.
    Guess,
    /// All other literals of that clause are false.
    Clause(u32),
    /// That candidate is true, and excludes it.
    Rival(u32),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Value {
    Open,
    Holds,
    Fails,
}

/// The position of a clause in the list of all literals.
#[derive(Clone, Copy, Debug)]
struct Clause {
    start: u32,
    length: u32,
    /// The number of levels of its literals at the time of learning; 0 for a rule of the game.
    worth: u32,
    /// Whether it led to a dead end since the last forgetting.
    used: bool,
}

/// A clause to examine when a literal fails, and another literal of it: while that one holds, the clause
/// needs no examination.
#[derive(Clone, Copy, Debug)]
struct Watch {
    clause: u32,
    blocker: Literal,
}

/// The result of a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Learned {
    Solution(Grid),
    Nothing,
    Interrupted,
}

/// The number of nodes between two calls of the watcher. A node takes far longer here than in the plain search.
const WATCH_EVERY: u64 = 16;
/// Conflicts until the first restart; later ones follow the sequence of Luby.
const CONFLICTS_OF_A_RUN: u64 = 128;
#[derive(Debug)]
pub(super) struct Learner {
    /// The clues and the singles that follow from them.
    root: Grid,
    /// The cell and digit of each variable.
    candidates: Vec<(Cell, Digit)>,
    /// For each variable, those that cannot be true together with it.
    rivals: Vec<Vec<u32>>,
    literals: Vec<Literal>,
    clauses: Vec<Clause>,
    watches: Vec<Vec<Watch>>,
    /// The value of each literal.
    values: Vec<Value>,
    /// The reason for the value of each variable.
    reasons: Vec<Reason>,
    levels: Vec<u32>,
    activity: Vec<u64>,
    phase: Vec<bool>,
    blame: Vec<Blame>,
    /// The variables whose blame is known.
    noted: Vec<usize>,
    bump: u64,
    trail: Vec<Literal>,
    /// The length of the trail before each guess.
    guesses: Vec<usize>,
    /// The length of the trail already propagated.
    followed: usize,
    learned: usize,
    most_learned: usize,
    dead: bool,
    pub(super) nodes: u64,
    conflicts: u64,
    runs: u64,
    run_length: u64,
    run_ends: u64,
}

impl Learner {
    /// Returns a search from a board that is not dead and has no guesses.
    pub(super) fn new(board: &Board, nodes: u64) -> Self {
        let tables = &board.tables;
        let side = tables.house(0).len();
        let mut variable_of = vec![u32::MAX; board.cells.len() * side];
        let mut candidates = Vec::new();
        for (cell, &mask) in board.cells.iter().enumerate().filter(|(_, mask)| !mask.is_power_of_two()) {
            for digit in DigitSet::from_bits(mask).iter() {
                variable_of[cell * side + digit.index()] = candidates.len() as u32;
                candidates.push((Cell::at(cell), digit));
            }
        }
        let count = candidates.len();
        let open = |cell: usize, digit: usize| {
            Some(variable_of[cell * side + digit]).filter(|&variable| variable != u32::MAX)
        };
        let rivals = candidates.iter().map(|&(cell, digit)| {
            let (cell, digit) = (cell.index(), digit.index());
            let here = (0..side).filter(|&other| other != digit).filter_map(|other| open(cell, other));
            let there = tables.peers(cell).iter().filter_map(|&peer| open(usize::from(peer), digit));
            here.chain(there).collect()
        });
        let mut learner = Self {
            root: board.to_grid(),
            rivals: rivals.collect(),
            literals: Vec::new(),
            clauses: Vec::new(),
            watches: vec![Vec::new(); 2 * count],
            values: vec![Value::Open; 2 * count],
            reasons: vec![Reason::Guess; count],
            levels: vec![0; count],
            activity: vec![0; count],
            phase: vec![true; count],
            blame: vec![Blame::Unknown; count],
            noted: Vec::new(),
            bump: 1 << 10,
            trail: Vec::with_capacity(count),
            guesses: Vec::with_capacity(count),
            followed: 0,
            learned: 0,
            most_learned: conflict::MOST_LEARNED,
            dead: false,
            nodes,
            conflicts: 0,
            runs: 1,
            run_length: CONFLICTS_OF_A_RUN,
            run_ends: CONFLICTS_OF_A_RUN,
            candidates,
        };
        for cell in (0..board.cells.len()).filter(|&cell| !board.cells[cell].is_power_of_two()) {
            let digits: Vec<Literal> =
                (0..side).filter_map(|digit| open(cell, digit)).map(|v| Literal::yes(v as usize)).collect();
            learner.add(&digits, 0);
        }
        for house in 0..tables.house_count() {
            for digit in 0..side {
                let places = tables.house(house).iter().filter_map(|&cell| open(usize::from(cell), digit));
                let places: Vec<Literal> = places.map(|v| Literal::yes(v as usize)).collect();
                if !places.is_empty() {
                    learner.add(&places, 0);
                }
            }
        }
        learner
    }

    /// Forbids a known solution.
    pub(super) fn exclude(&mut self, solution: &Grid) {
        self.back_to(0);
        let same: Vec<Literal> = (0..self.candidates.len())
            .filter(|&variable| {
                solution.get(self.candidates[variable].0) == Some(self.candidates[variable].1)
            })
            .map(Literal::no)
            .filter(|literal| self.values[literal.index()] != Value::Fails)
            .collect();
        match same[..] {
            [] => self.dead = true,
            [only] => self.assign(only, Reason::Guess),
            _ => {
                self.add(&same, 0);
            }
        }
    }

    /// Continues to a solution, the end, or a break of the watcher.
    pub(super) fn next(&mut self, watch: &mut dyn FnMut(u64) -> ControlFlow<()>) -> Learned {
        loop {
            if self.dead {
                return Learned::Nothing;
            }
            if let Some(conflict) = self.follow() {
                if self.guesses.is_empty() {
                    self.dead = true;
                } else {
                    self.learn(conflict);
                }
                continue;
            }
            if self.conflicts >= self.run_ends {
                self.runs += 1;
                self.run_ends = self.conflicts + self.run_length * luby(self.runs);
                self.back_to(0);
                if self.learned > self.most_learned {
                    self.forget();
                }
                continue;
            }
            self.nodes += 1;
            if self.nodes.is_multiple_of(WATCH_EVERY) && watch(self.nodes).is_break() {
                return Learned::Interrupted;
            }
            match self.choose() {
                Some(literal) => {
                    self.guesses.push(self.trail.len());
                    self.assign(literal, Reason::Guess);
                }
                None => return Learned::Solution(self.solution()),
            }
        }
    }

    fn solution(&self) -> Grid {
        let mut grid = self.root.clone();
        for (variable, &(cell, digit)) in self.candidates.iter().enumerate() {
            if self.values[Literal::yes(variable).index()] == Value::Holds {
                grid.set(cell, Some(digit));
            }
        }
        grid
    }

    /// Returns the open candidate most involved in the latest dead ends.
    fn choose(&self) -> Option<Literal> {
        let open = |&variable: &usize| self.values[Literal::yes(variable).index()] == Value::Open;
        // The first of equals wins.
        let best =
            (0..self.candidates.len()).rev().filter(open).max_by_key(|&variable| self.activity[variable])?;
        Some(if self.phase[best] { Literal::yes(best) } else { Literal::no(best) })
    }

    fn assign(&mut self, literal: Literal, reason: Reason) {
        let variable = literal.variable();
        self.values[literal.index()] = Value::Holds;
        self.values[literal.negated().index()] = Value::Fails;
        self.reasons[variable] = reason;
        self.levels[variable] = self.guesses.len() as u32;
        self.trail.push(literal);
    }

    fn back_to(&mut self, level: usize) {
        let Some(&length) = self.guesses.get(level) else { return };
        for literal in self.trail.drain(length..) {
            self.values[literal.index()] = Value::Open;
            self.values[literal.negated().index()] = Value::Open;
            self.phase[literal.variable()] = literal == Literal::yes(literal.variable());
        }
        self.guesses.truncate(level);
        self.followed = length;
    }

    /// Adds a clause of at least two literals; it watches the first two.
    fn add(&mut self, literals: &[Literal], worth: u32) -> u32 {
        let clause = self.clauses.len() as u32;
        let start = self.literals.len() as u32;
        self.literals.extend_from_slice(literals);
        self.clauses.push(Clause { start, length: literals.len() as u32, worth, used: false });
        self.watch(clause);
        clause
    }

    fn watch(&mut self, clause: u32) {
        let start = self.clauses[clause as usize].start as usize;
        let [first, second] = [self.literals[start], self.literals[start + 1]];
        self.watches[first.index()].push(Watch { clause, blocker: second });
        self.watches[second.index()].push(Watch { clause, blocker: first });
    }

    /// Makes all deductions. Returns literals that all fail although one must hold, if there are such.
    fn follow(&mut self) -> Option<Vec<Literal>> {
        while let Some(&literal) = self.trail.get(self.followed) {
            self.followed += 1;
            let variable = literal.variable();
            if literal == Literal::yes(variable) {
                for nth in 0..self.rivals[variable].len() {
                    let rival = Literal::no(self.rivals[variable][nth] as usize);
                    match self.values[rival.index()] {
                        Value::Holds => {}
                        Value::Open => self.assign(rival, Reason::Rival(variable as u32)),
                        Value::Fails => return Some(vec![literal.negated(), rival]),
                    }
                }
            }
            if let Some(clause) = self.follow_clauses(literal.negated()) {
                return Some(self.literals_of(clause).to_vec());
            }
        }
        None
    }

    /// Examines the clauses that watch a literal that fails now. Returns one whose literals all fail.
    fn follow_clauses(&mut self, failed: Literal) -> Option<u32> {
        let mut watching = std::mem::take(&mut self.watches[failed.index()]);
        let mut conflict = None;
        let mut kept = 0;
        let mut seen = 0;
        while seen < watching.len() {
            let Watch { clause, blocker } = watching[seen];
            seen += 1;
            if self.values[blocker.index()] == Value::Holds {
                watching[kept] = Watch { clause, blocker };
                kept += 1;
                continue;
            }
            let Clause { start, length, .. } = self.clauses[clause as usize];
            let literals = &mut self.literals[start as usize..][..length as usize];
            if literals[0] == failed {
                literals.swap(0, 1);
            }
            let other = literals[0];
            let free = literals[2..].iter().position(|literal| self.values[literal.index()] != Value::Fails);
            if self.values[other.index()] != Value::Holds
                && let Some(free) = free
            {
                literals.swap(1, free + 2);
                let watched = literals[1];
                self.watches[watched.index()].push(Watch { clause, blocker: other });
                continue;
            }
            watching[kept] = Watch { clause, blocker: other };
            kept += 1;
            match self.values[other.index()] {
                Value::Holds => {}
                Value::Open => self.assign(other, Reason::Clause(clause)),
                Value::Fails => {
                    conflict = Some(clause);
                    break;
                }
            }
        }
        watching.copy_within(seen.., kept);
        watching.truncate(kept + watching.len() - seen);
        self.watches[failed.index()] = watching;
        conflict
    }

    fn literals_of(&self, clause: u32) -> &[Literal] {
        let Clause { start, length, .. } = self.clauses[clause as usize];
        &self.literals[start as usize..][..length as usize]
    }
}

/// Returns the number at this place of the sequence 1, 1, 2, 1, 1, 2, 4, …, counted from 1.
fn luby(mut nth: u64) -> u64 {
    loop {
        let size = u64::BITS - nth.leading_zeros();
        if nth == (1 << size) - 1 {
            return 1 << (size - 1);
        }
        nth -= (1 << (size - 1)) - 1;
    }
}

#[cfg(test)]
mod tests;

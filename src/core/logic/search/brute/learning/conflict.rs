//! Learns clauses from dead ends, and forgets them again.

use super::{Clause, Learner, Literal, Reason, Value};
use sudoku_board::sorting::sort;

/// The number of learned clauses after which the worse half is forgotten, and its growth each time.
pub(super) const MOST_LEARNED: usize = 4000;
const MORE_LEARNED: usize = 300;
/// Clauses with at most this many levels are never forgotten.
const WORTH_KEEPING: u32 = 3;
/// The extra weight of the latest dead end over the one before: one part in 2 to this power.
const SHARE_OF_THE_LATEST: u32 = 5;

/// The knowledge about a variable during the analysis of a dead end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Blame {
    #[default]
    Unknown,
    /// It is one of the causes.
    Guilty,
    /// It follows from guilty ones of earlier levels.
    Implied,
    /// It does not follow from them.
    NotImplied,
}

impl Learner {
    /// Turns a dead end into a clause: traces the causes back to the first literal of this level that leads
    /// there alone, with literals of earlier levels.
    pub(super) fn learn(&mut self, conflict: Vec<Literal>) {
        self.conflicts += 1;
        let level = self.guesses.len() as u32;
        let mut clause = vec![Literal(0)];
        let mut causes = conflict;
        let mut pending = 0;
        let mut position = self.trail.len();
        loop {
            for literal in causes {
                let variable = literal.variable();
                if self.blame[variable] == Blame::Unknown && self.levels[variable] > 0 {
                    self.note(variable, Blame::Guilty);
                    self.activity[variable] += self.bump;
                    if self.levels[variable] == level {
                        pending += 1;
                    } else {
                        clause.push(literal);
                    }
                }
            }
            position -= 1;
            while self.blame[self.trail[position].variable()] == Blame::Unknown {
                position -= 1;
            }
            pending -= 1;
            let variable = self.trail[position].variable();
            if pending == 0 {
                clause[0] = self.trail[position].negated();
                break;
            }
            causes = self.causes(variable);
        }
        self.shorten(&mut clause);
        for variable in self.noted.drain(..) {
            self.blame[variable] = Blame::Unknown;
        }
        self.age();
        // The clause takes effect at the latest level where all but one of its literals fail.
        let latest = (1..clause.len()).max_by_key(|&nth| self.levels[clause[nth].variable()]);
        let Some(latest) = latest else {
            self.back_to(0);
            self.assign(clause[0], Reason::Guess);
            return;
        };
        clause.swap(1, latest);
        let worth = self.count_levels(&clause);
        self.back_to(self.levels[clause[1].variable()] as usize);
        self.learned += 1;
        let index = self.add(&clause, worth);
        self.assign(clause[0], Reason::Clause(index));
    }

    fn note(&mut self, variable: usize, blame: Blame) {
        self.blame[variable] = blame;
        self.noted.push(variable);
    }

    /// Returns the literals whose failure set this variable. A learned clause among the causes proves useful, so its
    /// worth is computed again.
    fn causes(&mut self, variable: usize) -> Vec<Literal> {
        if let Reason::Clause(clause) = self.reasons[variable]
            && self.clauses[clause as usize].worth > 0
        {
            let worth = self.count_levels(self.literals_of(clause));
            let clause = &mut self.clauses[clause as usize];
            clause.worth = clause.worth.min(worth);
            clause.used = true;
        }
        (0..).map_while(|nth| self.cause(variable, nth)).collect()
    }

    /// Returns a cause of a variable by its index; the variable's own literal may be among them.
    fn cause(&self, variable: usize, nth: usize) -> Option<Literal> {
        match self.reasons[variable] {
            Reason::Guess => None,
            Reason::Clause(clause) => self.literals_of(clause).get(nth).copied(),
            Reason::Rival(rival) => (nth == 0).then_some(Literal::no(rival as usize)),
        }
    }

    /// Removes literals from a clause that the others imply.
    fn shorten(&mut self, clause: &mut Vec<Literal>) {
        let first = clause[0];
        clause.retain(|&literal| literal == first || !self.is_implied(literal.variable()));
    }

    /// Returns whether a variable of an earlier level follows from guilty ones, directly or not. Causes are never of
    /// a later level, so these guilty ones are all in the clause.
    fn is_implied(&mut self, start: usize) -> bool {
        if self.reasons[start] == Reason::Guess {
            return false;
        }
        // A path of causes of causes, each with the number of its causes already examined.
        let mut path = vec![(start, 0)];
        while let Some((variable, seen)) = path.last_mut() {
            let Some(literal) = self.cause(*variable, *seen) else {
                let implied = *variable;
                path.pop();
                self.note(implied, Blame::Implied);
                continue;
            };
            *seen += 1;
            let cause = literal.variable();
            if cause == *variable || self.levels[cause] == 0 {
                continue;
            }
            match self.blame[cause] {
                Blame::Guilty | Blame::Implied => {}
                Blame::Unknown if self.reasons[cause] != Reason::Guess => path.push((cause, 0)),
                Blame::Unknown | Blame::NotImplied => {
                    // The first of the path is guilty, and others may rest on it.
                    for &(variable, _) in &path[1..] {
                        self.note(variable, Blame::NotImplied);
                    }
                    return false;
                }
            }
        }
        true
    }

    /// Returns the number of different levels of the literals.
    fn count_levels(&self, literals: &[Literal]) -> u32 {
        let mut seen = [0u64; 16];
        for literal in literals {
            let level = self.levels[literal.variable()] as usize % (64 * seen.len());
            seen[level / 64] |= 1 << (level % 64);
        }
        seen.iter().map(|word| word.count_ones()).sum()
    }

    /// Gives the next dead end more weight than those before.
    fn age(&mut self) {
        self.bump += self.bump >> SHARE_OF_THE_LATEST;
        if self.bump > 1 << 50 {
            self.bump >>= 40;
            self.activity.iter_mut().for_each(|activity| *activity >>= 40);
        }
    }

    /// Forgets the worse half of the learned clauses, except those used since the last time. The board has no
    /// guesses.
    pub(super) fn forget(&mut self) {
        let worths = self.clauses.iter().map(|clause| clause.worth);
        let mut worths: Vec<u32> = worths.filter(|&worth| worth > WORTH_KEEPING).collect();
        sort(&mut worths);
        let limit = worths.get(worths.len() / 2).copied().unwrap_or(u32::MAX);
        let old = std::mem::take(&mut self.literals);
        let clauses = std::mem::take(&mut self.clauses);
        self.watches.iter_mut().for_each(Vec::clear);
        self.learned = 0;
        for Clause { start, length, worth, used } in clauses {
            let literals = &old[start as usize..][..length as usize];
            let value = |literal: &Literal| self.values[literal.index()];
            let poor = worth > WORTH_KEEPING && worth >= limit && !used;
            if poor || literals.iter().any(|literal| value(literal) == Value::Holds) {
                continue;
            }
            let open: Vec<Literal> =
                literals.iter().copied().filter(|literal| value(literal) == Value::Open).collect();
            self.learned += usize::from(worth > 0);
            self.add(&open, worth);
        }
        self.most_learned += MORE_LEARNED;
    }
}

//! The rules of a search beyond houses and sight: sums, and what clues mean for digits.

use super::{
    links::Link,
    sums::{self, Sum},
    tables::{Dead, Left, Tables},
};
use std::cmp::Reverse;
use sudoku_board::{
    Shape,
    shape::{Held, PerShape},
};

/// The rules of each shape that has some.
static RULES: PerShape<RuleTables> = PerShape::new();

/// The rules of a shape.
#[derive(Debug)]
pub(super) struct RuleTables {
    rules: Vec<Rule>,
    /// The rules of each cell, as bits in some words.
    of_cell: Vec<u64>,
    words: usize,
    tables: Tables,
}

/// A rule about some cells.
#[derive(Debug)]
enum Rule {
    Link(Link),
    Sum(Sum),
}

impl RuleTables {
    /// Returns the rules of a shape; `None` if it has none.
    pub(super) fn of(shape: &Shape) -> Option<Held<Self>> {
        (shape.has_sums() || shape.has_clues()).then(|| RULES.of(shape, Self::build))
    }

    /// Returns the number of words with a bit for each rule.
    pub(super) const fn words(&self) -> usize {
        self.words
    }

    /// Sets the bits of all rules.
    pub(super) fn all(&self, bits: &mut [u64]) {
        (0..self.rules.len()).for_each(|rule| bits[rule / 64] |= 1 << (rule % 64));
    }

    /// Returns the rules that a cell is in, as bits.
    pub(super) fn of_cell(&self, cell: usize) -> &[u64] {
        &self.of_cell[cell * self.words..][..self.words]
    }

    /// Calls a function with the cells of a rule by its number.
    pub(super) fn each_cell(&self, rule: usize, mut see: impl FnMut(usize)) {
        match &self.rules[rule] {
            Rule::Link(link) => link.cells().iter().for_each(|&cell| see(cell.into())),
            Rule::Sum(sum) => sum.cells().for_each(see),
        }
    }

    fn build(shape: &Shape) -> Self {
        // The last ones are examined first: those that cost little, and then the sums that follow from cages.
        let links = shape.geometry().relations().iter();
        let (mut dear, mut cheap): (Vec<Link>, Vec<Link>) =
            links.filter_map(|(_, relation)| Link::of(relation, shape)).partition(Link::is_dear);
        for links in [&mut dear, &mut cheap] {
            links.sort_by_key(|link| Reverse(link.cost()));
        }
        let sums = sums::of(shape).into_iter().map(Rule::Sum);
        let [dear, cheap] = [dear, cheap].map(|links| links.into_iter().map(Rule::Link));
        let rules: Vec<Rule> = dear.chain(sums).chain(cheap).collect();
        let words = rules.len().div_ceil(64);
        let mut tables =
            Self { rules, of_cell: vec![0; shape.cell_count() * words], words, tables: Tables::of(shape) };
        for rule in 0..tables.rules.len() {
            let mut own = Vec::new();
            tables.each_cell(rule, |cell| own.push(cell));
            for cell in own {
                tables.of_cell[cell * words + rule / 64] |= 1 << (rule % 64);
            }
        }
        tables
    }

    /// Rules out what the rule with this number does not allow.
    pub(super) fn apply(&self, rule: usize, board: &mut impl Left) -> Result<(), Dead> {
        match &self.rules[rule] {
            Rule::Link(link) => link.apply(&self.tables, board),
            Rule::Sum(sum) => sum.apply(&self.tables, board),
        }
    }
}

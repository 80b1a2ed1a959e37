//! Which words of clues fit. The words themselves are in `words/en/clues.ftl`.

use super::{names, text, words::Clues};
use sudoku_core::{
    Cell, Digit, House, HouseKind, Shape,
    clues::{Clue, ClueKind, Lie},
    explain::{
        Locale, capitalised,
        rules::{ClueWords, of_clue},
    },
};

impl Clues {
    /// What the label of a cell says about its clues, in the order of the board: "thermometer, 2 of 4". `broken` has the
    /// numbers of the clues that the digits break.
    #[must_use]
    pub fn remarks(&self, shape: &Shape, broken: &[u16], locale: Locale) -> Vec<(Cell, String)> {
        let mut remarks = Vec::new();
        for (number, clue) in shape.clues().iter().enumerate() {
            let words = of_clue(clue, shape, locale);
            let is_broken = broken.iter().any(|&broken| usize::from(broken) == number);
            for &cell in &clue.cells {
                let said = self.remark(clue, &words, cell, shape, locale);
                remarks.push((cell, if is_broken { self.broken(&said) } else { said }));
            }
        }
        // A stable order: a cell has its clues in the order of the board.
        remarks.sort_by_key(|&(cell, _)| cell);
        remarks
    }

    /// What the line under the board says about a clue that the digits break.
    #[must_use]
    pub fn told(&self, shape: &Shape, broken: u16, locale: Locale) -> Option<String> {
        let clue = shape.clues().get(usize::from(broken))?;
        let words = of_clue(clue, shape, locale);
        let Some(&first) = clue.cells.first() else { return Some(self.broken_rule(&words.said)) };
        Some(self.broken_at(&names::short_cell(shape, first), &words.name, &words.said))
    }

    /// The clues of a cell with their rules, as the answer to a question.
    #[must_use]
    pub fn meanings(&self, cell: Cell, shape: &Shape, locale: Locale) -> Vec<String> {
        let own = shape.clues().iter().filter(|clue| clue.cells.contains(&cell));
        let meaning = |clue: &Clue| {
            let words = of_clue(clue, shape, locale);
            self.meaning(&capitalised(&self.remark(clue, &words, cell, shape, locale)), &words.said)
        };
        own.map(meaning).collect()
    }

    /// One clue of a cell. How the cells lie decides what is worth saying.
    fn remark(&self, clue: &Clue, words: &ClueWords, cell: Cell, shape: &Shape, locale: Locale) -> String {
        let (name, number) = (&words.name, usize::from(clue.number()));
        let cells = &clue.cells[..];
        let at = cells.iter().position(|&other| other == cell).unwrap_or_default();
        let named =
            |at: usize| cells.get(at).map_or_else(String::new, |&other| names::short_cell(shape, other));
        match clue.kind.lie() {
            Lie::Line | Lie::Reversible => {
                let circle = if clue.kind == ClueKind::Arrow { number } else { 0 };
                match at.checked_sub(circle) {
                    Some(at) => self.on_line(name, at + 1, cells.len() - circle),
                    None => self.in_circle(name),
                }
            }
            Lie::Beside => self.with(name, &named(1 - at.min(1))),
            Lie::Directed if at == 0 => self.greater_than(&named(1)),
            Lie::Directed => self.less_than(&named(0)),
            Lie::Twins => {
                let half = cells.len() / 2;
                self.with(name, &named(if at < half { at + half } else { at - half }))
            }
            Lie::Corner => {
                let digits = clue.numbers.iter().filter_map(|&number| Digit::new(u8::try_from(number).ok()?));
                let labels: Vec<&str> = digits.map(|digit| names::label(digit, locale.symbols)).collect();
                self.around(name, &labels.join(" "))
            }
            Lie::Whole => {
                let geometry = shape.geometry();
                let is_row = cells.iter().all(|&other| geometry.row(other) == geometry.row(cell));
                let house = if is_row {
                    House::new(HouseKind::Row, geometry.row(cell) as u8)
                } else {
                    House::new(HouseKind::Column, geometry.column(cell) as u8)
                };
                self.beside(name, number, &names::house_name(house))
            }
            Lie::Diagonal => self.on_diagonal(name, number, at + 1, cells.len()),
            Lie::Area | Lie::Board => name.clone().into_owned(),
        }
    }
}

/// A remark for each cell, of the remarks of two lists in the order of their cells.
#[must_use]
pub fn joined(one: Vec<(Cell, String)>, other: Vec<(Cell, String)>) -> Vec<(Cell, String)> {
    let mut all = one;
    all.extend(other);
    all.sort_by_key(|&(cell, _)| cell);
    let lists = &text().lists;
    let of_cell = |remarks: &[(Cell, String)]| {
        let said = remarks.iter().map(|(_, said)| said);
        remarks.first().map(|&(cell, _)| (cell, lists.plain(said)))
    };
    all.chunk_by(|(one, _), (other, _)| one == other).filter_map(of_cell).collect()
}

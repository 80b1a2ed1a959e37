//! Which words of the editor of puzzles fit. The words themselves are in `words/en/editor.ftl`.

use super::{boards::size, later, names, text, words::Editor};
use std::borrow::Cow;
use sudoku_core::{
    Candidate, Cell, Digit, Shape, Symbols,
    explain::{Locale, Span},
};
use sudoku_play::{
    features::editor::{
        Thinned,
        view::{EditorCell, Findings},
    },
    messages::Beginning,
};

/// More givens than these are not named, only marked.
const NAMED: usize = 6;

/// Names a piece.
type Name = fn(&Span, &Shape, Symbols) -> Cow<'static, str>;

impl Editor {
    /// A board to start from.
    #[must_use]
    pub fn beginning(&self, from: Beginning) -> String {
        match from {
            Beginning::Empty(shape) => self.begin_empty(&size(&shape)),
            Beginning::Givens => self.begin_givens().into(),
            Beginning::Position => self.begin_position().into(),
        }
    }

    /// The remark about a cell in its spoken label.
    #[must_use]
    pub fn remark(&self, cell: EditorCell, locale: Locale) -> String {
        let said = |digit| names::said(digit, locale.symbols);
        let either = cell.either.map(|(one, other)| self.cell_differs(said(one), said(other)));
        let said = [
            cell.chosen.then(|| self.cell_chosen().to_owned()),
            either,
            cell.clashes.then(|| self.cell_clashes().to_owned()),
            cell.spare.then(|| self.cell_spare().to_owned()),
        ];
        text().lists.plain(said.into_iter().flatten())
    }

    /// The findings, as written and as spoken.
    #[must_use]
    pub fn findings(&self, findings: &Findings, shape: &Shape, locale: Locale) -> [String; 2] {
        [names::short as Name, names::words].map(|name| self.found(findings, shape, locale, name))
    }

    fn found(&self, findings: &Findings, shape: &Shape, locale: Locale, name: Name) -> String {
        match findings {
            Findings::Nothing => self.found_nothing().into(),
            Findings::Counting => self.found_counting().into(),
            Findings::Uncounted => self.found_uncounted().into(),
            Findings::Twice(twice) => {
                let [one, other] = twice.cells.map(|cell| name(&Span::Cell(cell), shape, locale.symbols));
                later().refusals.twice(twice, &one, &other, locale)
            }
            Findings::None { clash, .. } if clash.is_empty() => self.found_none().into(),
            Findings::None { clash, minimal: false } => self.found_clash_among(clash.len()),
            Findings::None { clash, minimal: true } if clash.len() <= NAMED => {
                let named = |&(cell, digit): &(Cell, Digit)| {
                    name(&Span::Candidate(Candidate { cell, digit }), shape, locale.symbols)
                };
                let givens = text().lists.all_of(&clash.iter().map(named).collect::<Vec<_>>());
                match clash.len() {
                    2 => self.found_clash_of_two(&givens),
                    _ => self.found_clash_of_few(&givens),
                }
            }
            Findings::None { clash, .. } => self.found_clash_of_many(clash.len()),
            Findings::One => self.found_one().into(),
            Findings::Full => self.found_full().into(),
            Findings::Several(cells) => self.found_several(*cells),
            Findings::Undecided => self.found_undecided().into(),
        }
    }

    /// The result of removing givens.
    #[must_use]
    pub fn thinned(&self, Thinned { removed, undecided }: Thinned) -> String {
        let gone = match removed {
            0 => self.removed_none().to_owned(),
            _ => self.removed(removed),
        };
        let left = match undecided {
            0 => self.removed_minimal().to_owned(),
            _ => self.removed_undecided(undecided),
        };
        text().lists.text([gone, left])
    }

    /// How many givens are not needed, and of how many that is not known.
    #[must_use]
    pub fn spare(&self, count: usize, undecided: usize) -> String {
        let found = match count {
            0 => self.spare_none().to_owned(),
            _ => self.spare_marked(count),
        };
        let rest = (undecided > 0).then(|| self.spare_undecided(undecided));
        text().lists.text([found].into_iter().chain(rest))
    }
}

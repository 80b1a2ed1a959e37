//! Which words of the editor of puzzles fit. The words themselves are in `words/en/editor.ftl`.

use super::{boards::size, later, names, text, words::Editor};
use std::borrow::Cow;
use sudoku_core::{
    Candidate, Cell, Clue, ClueKind, Digit, DigitSet, Grid, Shape, Symbols,
    clues::Lie,
    explain::{Locale, Span, capitalised, technique as technique_name},
    possible::{MOST_COUNTED, Tally},
    study::Spare,
    why::Source,
};
use sudoku_play::{
    features::editor::{
        Carries, CarryingView, StepOn, Thinned,
        view::{EditorCell, Findings},
    },
    messages::{Beginning, Tool},
};

/// More givens than these are not named, only marked.
const NAMED: usize = 6;

/// A clue of a kind with its usual numbers, for its words.
fn sample(kind: ClueKind, shape: &Shape) -> Clue {
    Clue { kind, cells: Vec::new(), numbers: kind.usual_numbers(shape).into_iter().take(1).collect() }
}

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

    /// What the editor draws.
    #[must_use]
    pub fn tool(&self, tool: Tool, shape: &Shape) -> String {
        match tool {
            Tool::Cage => self.draw_cages().to_owned(),
            Tool::Clue(ClueKind::PairSum) => self.draw_sum().to_owned(),
            Tool::Clue(kind) => capitalised(&names::clue_words(&sample(kind, shape), shape).name),
        }
    }

    /// How it is drawn, behind the rule that it stands for.
    #[must_use]
    pub fn tool_help(&self, tool: Tool, shape: &Shape) -> String {
        let Tool::Clue(kind) = tool else { return self.draw_cages_help().to_owned() };
        let how = match kind.lie() {
            Lie::Line | Lie::Reversible => self.draw_line_help(),
            Lie::Beside | Lie::Directed => self.draw_pair_help(),
            Lie::Corner | Lie::Area => self.draw_area_help(),
            Lie::Whole | Lie::Diagonal => self.draw_whole_help(),
            Lie::Twins => self.draw_twins_help(),
            Lie::Board => self.draw_board_help(),
        };
        let said = names::clue_words(&sample(kind, shape), shape).said;
        text().lists.text([said.as_ref(), how])
    }

    /// The remark about a cell in its spoken label.
    #[must_use]
    pub fn remark(&self, cell: EditorCell, locale: Locale) -> String {
        let said = |digit| names::said(digit, locale.symbols);
        let listed = |digits: Option<DigitSet>| {
            let digits = digits.filter(|digits| !digits.is_empty())?;
            Some(text().lists.plain(digits.iter().map(said)))
        };
        let either = cell.either.map(|(one, other)| self.cell_differs(said(one), said(other)));
        let said = [
            cell.chosen.then(|| self.cell_chosen().to_owned()),
            either,
            cell.clashes.then(|| self.cell_clashes().to_owned()),
            cell.spare.then(|| self.cell_spare().to_owned()),
            cell.carries.then(|| self.cell_carries().to_owned()),
            listed(cell.possible.map(|possible| possible.found)).map(|digits| self.cell_possible(&digits)),
            listed(cell.possible.map(|possible| possible.open)).map(|digits| self.cell_open(&digits)),
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
            &Findings::Counted(tally, decided) => {
                let count = match tally {
                    Tally::Exactly(count) => self.found_exactly(count),
                    Tally::AtLeast(count) if count > MOST_COUNTED => self.found_more_than(MOST_COUNTED),
                    Tally::AtLeast(count) => self.found_at_least(count),
                };
                let open = (!decided).then(|| self.found_open().to_owned());
                text().lists.text([count].into_iter().chain(open))
            }
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

    /// How many givens are not needed, which clues, and of how many that is not known.
    #[must_use]
    pub fn spare(&self, spare: &Spare, shape: &Shape) -> String {
        let found = match spare.cells.len() {
            0 => self.spare_none().to_owned(),
            count => self.spare_marked(count),
        };
        let named = |&number: &u16| Some(self.clue_at(shape.clues().get(usize::from(number))?, shape));
        let clues: Vec<String> = spare.clues.iter().filter_map(named).collect();
        let clues = match clues.len() {
            0 => None,
            1..=NAMED => Some(self.spare_clues(&text().lists.plain(clues))),
            count => Some(self.spare_clues_many(count)),
        };
        let rest = (spare.undecided > 0).then(|| self.spare_undecided(spare.undecided));
        text().lists.text([found].into_iter().chain(clues).chain(rest))
    }
    /// What carries the hardest step, or a cell.
    #[must_use]
    pub fn carrying(&self, carrying: &CarryingView, grid: &Grid, locale: Locale) -> String {
        let said = carrying.said.iter().flat_map(|said| self.carries(said, carrying.steps, grid, locale));
        let is_first = carrying.at.is_none();
        let stuck = (is_first && !carrying.is_whole && carrying.steps > 0).then(|| self.carry_stuck());
        let none = (carrying.steps == 0).then(|| self.carry_none());
        let more = (is_first && carrying.steps > 0).then(|| self.carry_more());
        let last = [stuck, none, more].into_iter().flatten().map(ToOwned::to_owned);
        text().lists.text(said.chain(last))
    }

    fn carries(&self, said: &Carries, steps: usize, grid: &Grid, locale: Locale) -> Vec<String> {
        let shape = grid.shape();
        let cell_name = |cell| names::short_cell(shape, cell);
        let on = |first: String, step: &StepOn| {
            let parts = [
                (
                    step.givens.len(),
                    grid.filled_count(),
                    Self::carry_givens as fn(&Self, usize, usize) -> String,
                ),
                (step.cages.len(), shape.cages().len(), Self::carry_cages),
                (step.clues.len(), shape.clues().len(), Self::carry_clues),
            ];
            let parts = parts.into_iter().filter(|(count, ..)| *count > 0);
            let parts: Vec<String> = parts.map(|(count, all, name)| name(self, count, all)).collect();
            let parts = (!parts.is_empty()).then(|| self.carry_on(&text().lists.all_of(&parts)));
            let all = step.assumes_one_solution.then(|| self.carry_on_all().to_owned());
            [Some(first), parts, all].into_iter().flatten().collect()
        };
        let technique = |technique| technique_name(technique, locale);
        match said {
            Carries::Hardest(step) => {
                on(self.carry_hardest(technique(step.technique), step.number, steps), step)
            }
            Carries::Fills(cell, step) => {
                let named = cell_name(*cell);
                on(self.carry_fills(step.number, steps, &named, technique(step.technique)), step)
            }
            Carries::Unfilled(cell) => vec![self.carry_unfilled(&cell_name(*cell))],
            Carries::Source(source, count, hardest) => {
                let source = capitalised(&self.source(*source, grid, locale));
                vec![match hardest {
                    Some(hardest) => self.carry_source(&source, *count, steps, technique(*hardest)),
                    None => self.carry_source_none(&source),
                }]
            }
        }
    }

    /// A given, a cage or another clue.
    fn source(&self, source: Source, grid: &Grid, locale: Locale) -> String {
        let shape = grid.shape();
        let at = |cells: &[Cell]| cells.first().map(|&cell| names::short_cell(shape, cell));
        match source {
            Source::Given(cell) => grid.get(cell).map_or_else(String::new, |digit| {
                let given = Span::Candidate(Candidate { cell, digit });
                names::short(&given, shape, locale.symbols).into_owned()
            }),
            Source::Cage(number) => {
                let cage = shape.cages().get(usize::from(number));
                cage.and_then(|cage| at(cage.cells())).map_or_else(String::new, |cell| self.carry_cage(&cell))
            }
            Source::Clue(number) => shape
                .clues()
                .get(usize::from(number))
                .map_or_else(String::new, |clue| self.clue_at(clue, shape)),
        }
    }

    /// A clue by its name and its first cell.
    fn clue_at(&self, clue: &Clue, shape: &Shape) -> String {
        let name = names::clue_words(clue, shape).name;
        match clue.cells.first() {
            Some(&first) => self.spare_clue(&name, &names::short_cell(shape, first)),
            None => name.into_owned(),
        }
    }
}

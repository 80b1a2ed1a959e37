//! Which words of the story of how a puzzle is made fit. The words themselves are in `words/en/story.ftl`.

use super::{boards::level, names, numbers::figure, text, words::Story};
use sudoku_core::{
    Cell, Filling, Shape,
    explain::{Locale, uncapitalised},
    generate::story::{Event, Evidence, Removal, What},
    symmetry::Stage,
};
use sudoku_play::features::story::{StoryCounts, StoryScene};

/// The most cells that a sentence names.
const NAMED: usize = 4;

impl Story {
    /// An event, with the short names of cells.
    #[must_use]
    pub fn sentence(&self, event: &Event, shape: &Shape, locale: Locale) -> String {
        self.told(event, &|cell| names::short_cell(shape, cell), locale)
    }

    /// An event as it is spoken.
    #[must_use]
    pub fn spoken(&self, event: &Event, shape: &Shape, locale: Locale) -> String {
        self.told(event, &|cell| names::cell_name(cell, shape), locale)
    }

    /// The end, after the last event.
    #[must_use]
    pub fn done(&self, scene: &StoryScene) -> String {
        self.finished(scene.board.filled_count(), &uncapitalised(level(scene.level)))
    }

    /// The counts: names and numbers.
    #[must_use]
    pub fn counts(&self, counts: StoryCounts) -> [(&'static str, String); 3] {
        let StoryCounts { tries, dead_ends, proofs, nodes } = counts;
        let proofs = figure(proofs.into());
        let proofs = if nodes == 0 { proofs } else { self.proofs_nodes(&proofs, &figure(nodes)) };
        [
            (self.tries(), figure(tries.into())),
            (self.dead_ends(), figure(dead_ends.into())),
            (self.proofs(), proofs),
        ]
    }

    /// The boards that gave no puzzle of the level.
    #[must_use]
    pub fn boards(&self, scene: &StoryScene) -> Option<String> {
        let before = scene.boards.checked_sub(1).filter(|before| *before > 0)?;
        Some(self.boards_before(before as usize))
    }

    /// A way to fill the board.
    #[must_use]
    pub fn filling_name(&self, filling: Filling) -> &'static str {
        match filling {
            Filling::Random => self.filling_random(),
            Filling::Permutation => self.filling_pattern(),
        }
    }

    fn told(&self, event: &Event, name: &dyn Fn(Cell) -> String, locale: Locale) -> String {
        match event.what {
            What::Board => self.board().into(),
            What::Pattern => self.pattern().into(),
            What::Stage(stage) => self.stage(stage),
            What::Boxes => self.boxes().into(),
            What::Row => self.row().into(),
            What::Try(tried) => self.try_digit(names::said(tried.digit, locale.symbols), &name(tried.cell)),
            What::Follow => self.follow(event.changes.len()),
            What::DeadEnd(wrong) => self.dead_end(wrong as usize),
            What::Restart => self.restart().into(),
            What::Cut(tries, wrong) => self.cut(&figure(tries.into()), &figure(wrong.into())),
            What::Dig(proof, verdict) => self.dig(&event.cells, proof, verdict, name),
        }
    }

    fn stage(&self, stage: Stage) -> String {
        let number = |place: u8| usize::from(place) + 1;
        match stage {
            Stage::Transpose => self.transpose().into(),
            Stage::Relabel => self.relabel().into(),
            Stage::Bands(one, other) => self.bands(number(one), number(other)),
            Stage::Stacks(one, other) => self.stacks(number(one), number(other)),
            Stage::Rows(one, other) => self.rows(number(one), number(other)),
            Stage::Columns(one, other) => self.columns(number(one), number(other)),
        }
    }

    fn dig(
        &self,
        cells: &[Cell],
        proof: Evidence,
        verdict: Removal,
        name: &dyn Fn(Cell) -> String,
    ) -> String {
        let names: Vec<String> = cells.iter().map(|&cell| name(cell)).collect();
        let count = cells.len();
        let is_short = (1..=NAMED).contains(&count);
        let those = if is_short { text().lists.all_of(&names) } else { self.these_digits(count) };
        match (verdict, proof) {
            (Removal::Gone, Evidence::Nodes(nodes)) => self.gone_nodes(&those, nodes as usize),
            (Removal::Gone, Evidence::HiddenSingles) => self.gone_hidden_singles(&those),
            (Removal::Gone, Evidence::Singles) => self.gone_singles(&those),
            (Removal::Needed, Evidence::Nodes(nodes)) => self.needed_nodes(&those, count, nodes as usize),
            (Removal::Needed, Evidence::HiddenSingles) => self.needed_hidden_singles(&those, count),
            (Removal::Needed, Evidence::Singles) => self.needed_singles(&those, count),
            (Removal::Undecided, _) => self.undecided(&those, count),
            (Removal::TooHard, _) => self.too_hard(&those, count),
        }
    }
}

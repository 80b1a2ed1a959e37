//! Which words of making puzzles to measure, and of the puzzle of the day, fit. The words themselves are in
//! `words/en/making.ftl`.

use super::{
    boards::{level, size},
    later, names, text,
    words::Making,
};
use std::borrow::Cow;
use sudoku_core::{
    Cell, Filling, Shape, Symmetry, Technique,
    explain::{capitalised, rules::of_clues, technique, uncapitalised},
    generate::{
        Cages, ClueSet, Progress, Spec, Variant,
        daily::{Daily, Date},
        measure::MeasureError,
        recipe::Recipe,
    },
};
use sudoku_play::{features::making::view::NearestView, ui::BoardFrom};

impl Making {
    /// A variant's name, and the rule that it adds to those of the classic board; none for the classic one.
    #[must_use]
    pub fn variant(&self, variant: Option<Variant>) -> (&'static str, &'static str) {
        match variant {
            None => (self.classic(), ""),
            Some(Variant::Killer(cages)) => {
                let name = match cages {
                    Cages::Anywhere => self.killer(),
                    Cages::InBoxes => self.killer_in_boxes(),
                    Cages::BesideDigits => self.killer_with_digits(),
                };
                (name, self.killer_rule())
            }
            Some(Variant::Lines(set)) => self.lines(set),
            Some(Variant::Jigsaw) => (self.jigsaw(), self.jigsaw_rule()),
            Some(Variant::Ruled(constraint)) => {
                let words = names::rule(constraint);
                (words.title, words.said)
            }
        }
    }

    /// The name of boards with such clues, and their rule.
    #[must_use]
    pub fn lines(&self, set: ClueSet) -> (&'static str, &'static str) {
        match set {
            ClueSet::Thermometers => (self.thermometers(), self.thermometers_rule()),
            ClueSet::Arrows => (self.arrows(), self.arrows_rule()),
            ClueSet::Kropki => (self.kropki(), self.kropki_rule()),
            ClueSet::Xv => (self.xv(), self.xv_rule()),
            ClueSet::Renban => (self.renban_lines(), self.renban_lines_rule()),
            ClueSet::Whispers => (self.whispers_lines(), self.whispers_lines_rule()),
            ClueSet::LittleKillers => (self.little_killers(), self.little_killers_rule()),
            ClueSet::Sandwiches => (self.sandwiches(), self.sandwiches_rule()),
        }
    }

    /// The rules that a board adds to those of the classic one, in sentences; empty for a classic board.
    #[must_use]
    pub fn rules_of(&self, shape: &Shape) -> String {
        let regions = shape.regions().map(|_| self.jigsaw_rule());
        let cages = shape.has_cages().then(|| self.cages_rule());
        let rules = shape.constraints().iter().map(|one| names::rule(one).said);
        let clues = of_clues(shape, text().locale).into_iter().map(|words| words.said);
        text().lists.text(rules.chain(regions).chain(cages).map(Cow::from).chain(clues))
    }

    /// A symmetry.
    #[must_use]
    pub fn symmetry(&self, symmetry: Symmetry) -> &'static str {
        match symmetry {
            Symmetry::None => self.symmetry_none(),
            Symmetry::HalfTurn => self.symmetry_half_turn(),
            Symmetry::QuarterTurn => self.symmetry_quarter_turn(),
            Symmetry::MirrorRows => self.symmetry_rows(),
            Symmetry::MirrorColumns => self.symmetry_columns(),
            Symmetry::Diagonal => self.symmetry_diagonal(),
            Symmetry::AntiDiagonal => self.symmetry_other_diagonal(),
            Symmetry::Full => self.symmetry_full(),
        }
    }

    /// A starting grid.
    #[must_use]
    pub fn board_from(&self, board: BoardFrom) -> &'static str {
        match board {
            BoardFrom::Filling(Filling::Random) => self.board_random(),
            BoardFrom::Filling(Filling::Permutation) => self.board_pattern(),
            BoardFrom::Here => self.board_here(),
        }
    }

    /// The pen's place, whether that cell is marked, and the number of marked cells.
    #[must_use]
    pub fn pen(&self, cell: Cell, shape: &Shape, drawn: bool, count: usize) -> String {
        let cell = capitalised(&names::cell_name(cell, shape));
        if drawn { self.pen_given(&cell, count) } else { self.pen_empty(&cell, count) }
    }

    /// The words where some levels are missing.
    #[must_use]
    pub fn only_level(&self, shape: &Shape) -> String {
        self.level_only(&size(shape))
    }

    /// Removes a technique from those that must not be needed.
    #[must_use]
    pub fn allow_again(&self, name: Technique) -> String {
        self.allow(technique(name, text().locale))
    }

    /// How far the worker is with the puzzle.
    #[must_use]
    pub fn making(&self, shape: &Shape, progress: Progress) -> String {
        let Progress { attempt, attempts, nearest, .. } = progress;
        let (size, number, all) = (size(shape), attempt as usize + 1, attempts as usize);
        match nearest {
            None => self.progress(&size, number, all),
            Some(lack) => self.progress_closest(&size, number, all, &later().lacks.so_far(lack)),
        }
    }

    /// The nearest result differs from the request. For a puzzle by level this is the whole sentence.
    #[must_use]
    pub fn nearest_to(&self, view: &NearestView) -> String {
        let (tries, found) = (view.attempts as usize, uncapitalised(level(view.level)));
        match &view.recipe {
            Recipe::Spec(Spec { level: wanted, .. }) | Recipe::Daily(Daily { level: wanted, .. }) => {
                self.nearest_level(&uncapitalised(level(*wanted)), tries, &found)
            }
            Recipe::Measure(_) if view.cut => self.nearest_cut(tries, &found, view.clues.filled_count()),
            Recipe::Measure(_) => self.nearest(tries, &found, view.clues.filled_count()),
        }
    }

    /// Why no such puzzle can exist.
    #[must_use]
    pub fn fault(&self, fault: MeasureError) -> &'static str {
        match fault {
            MeasureError::NoSolution => self.fault_board(),
            MeasureError::Pattern => self.fault_pattern(),
            MeasureError::TooManyClues => self.fault_givens(),
            MeasureError::Logic => self.fault_steps(),
            MeasureError::Drawn => self.fault_variant(),
            MeasureError::TooMuch => self.fault_work(),
            MeasureError::Interrupted => self.cancelled(),
        }
    }

    /// The puzzles of the day.
    #[must_use]
    pub fn on_day(&self, date: Date) -> String {
        self.daily(&later().calendar.whole(date))
    }

    /// The name of a game, with its date if it is a puzzle of the day.
    #[must_use]
    pub fn dated(&self, name: String, day: Option<Date>) -> String {
        day.map_or_else(|| name.clone(), |day| self.dated_game(&name, &later().calendar.whole(day)))
    }
}

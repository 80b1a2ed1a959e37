//! The contents of the board: one value, made from the player's game, from a walk, or from a feature above them.

use super::{Kernel, Shown};
use crate::walk::{
    Walkthrough,
    line_by_line::{LineByLine, Outline, Pieces},
    stages::FoundStep,
};
use sudoku_core::{Candidates, Cell, marks::Marks, step::Step, telling::Telling, trail::Trail};

/// The origin of the position on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Origin {
    /// The player's game.
    Game,
    /// The kernel's walk.
    Walk,
    /// A feature, above either.
    Layer,
}

/// A step with its whole reason.
#[derive(Clone, Debug)]
pub(crate) struct Explained {
    pub(crate) step: Step,
    /// The position before it.
    pub(crate) found_in: Candidates,
}

/// The words about the board.
#[derive(Clone, Debug, Default)]
pub(crate) enum Words {
    /// Those of the step.
    #[default]
    Step,
    /// Others.
    Own(Box<Telling>),
    /// None.
    None,
}

/// The contribution of a feature to the board, apart from the position.
#[derive(Clone, Debug, Default)]
pub(crate) struct Layer {
    /// The step that it explains.
    pub(crate) step: Option<Explained>,
    pub(crate) words: Words,
    /// The step that it reveals in stages.
    pub(crate) found: Option<FoundStep>,
    pub(crate) marks: Option<Marks>,
}

impl Shown {
    /// Returns a position alone.
    pub(crate) fn of(position: Candidates, origin: Origin) -> Self {
        Self {
            position,
            origin,
            step: None,
            words: Words::Step,
            found: None,
            marks: Marks::default(),
            is_explained: false,
        }
    }

    /// Returns the words about the board, if there are any.
    pub(crate) fn telling(&self) -> Option<Telling> {
        match &self.words {
            Words::Step => self.step.as_ref().map(|shown| Telling::of(&shown.step, &shown.found_in)),
            Words::Own(telling) => Some((**telling).clone()),
            Words::None => None,
        }
    }
}

impl Kernel {
    /// Renews the position on the board, with that of a feature if it has one. Everything else that the board
    /// shows needs [`Self::explain`].
    pub(crate) fn show(&mut self, above: Option<Candidates>) {
        let below = || match self.walk_shown() {
            Some(walk) => Shown::of(walk.shown(), Origin::Walk),
            None => Shown::of(Candidates::new(&self.current.game().grid()), Origin::Game),
        };
        self.shown = above.map_or_else(below, |position| Shown::of(position, Origin::Layer));
    }

    /// Returns whether the step, the words and the marks are those of the position.
    pub(crate) const fn is_explained(&self) -> bool {
        self.shown.is_explained
    }

    /// Adds the step, the words and the marks from the layers of the features, the topmost first. Its code
    /// comes after the first board, like all steps.
    pub(crate) fn explain(&mut self, layers: impl Iterator<Item = Layer>) {
        let mut marks = None;
        for (number, layer) in layers.enumerate() {
            if number == 0 {
                (self.shown.step, self.shown.words) = (layer.step, layer.words);
            }
            self.shown.found = self.shown.found.take().or(layer.found);
            marks = marks.or(layer.marks);
        }
        let marks = marks.unwrap_or_default();
        self.shown.marks = match self.lines_shown() {
            Some(lines) => lines.marks(marks),
            None => marks,
        };
        self.shown.is_explained = true;
    }

    /// Starts telling a step line by line, if the player wants that and the step has lines. Returns the number
    /// of lines told, if the text has more.
    pub(crate) fn begin_lines(&mut self, step: &Step, found_in: &Candidates) -> Option<usize> {
        self.lines = None;
        if self.player.settings().line_by_line {
            self.lines = self.in_lines(step, found_in, Pieces::Lines);
        }
        self.lines.as_ref()?.told()
    }

    /// Returns a step with its first line told, if it has several.
    pub(crate) fn in_lines(&self, step: &Step, found_in: &Candidates, pieces: Pieces) -> Option<LineByLine> {
        let Outline(outline) = self.outline;
        LineByLine::begin(step, outline(&Telling::of(step, found_in), pieces))
    }

    /// Moves along the lines of a step. Returns whether it could.
    pub(crate) fn move_in_lines(&mut self, of: &Step, by: fn(&mut LineByLine) -> bool) -> bool {
        let moved = self.lines.as_mut().filter(|lines| lines.is_of(of)).is_some_and(by);
        if moved {
            self.pointer.point_at(None);
        }
        moved
    }

    /// Returns the lines of the step on the board, if the board tells it line by line.
    pub(crate) fn lines_shown(&self) -> Option<&LineByLine> {
        let step = &self.shown.step.as_ref()?.step;
        self.lines.as_ref().filter(|lines| lines.is_of(step))
    }

    /// Returns the walk on the board, on a face that shows one.
    pub(crate) fn walk_shown(&self) -> Option<&Walkthrough> {
        self.walk.as_deref().filter(|_| self.page.panel().shows_a_walk())
    }

    /// Returns the steps of the walk, on the board or not.
    pub(crate) fn trail(&self) -> Option<&Trail> {
        self.walk.as_deref().map(Walkthrough::trail)
    }

    /// Returns the digits and candidates on the board.
    pub(crate) const fn board(&self) -> &Candidates {
        &self.shown.position
    }

    /// Returns whether the board shows the position of a feature.
    pub(crate) fn shows_a_layer(&self) -> bool {
        self.shown.origin == Origin::Layer
    }

    /// Returns whether the board is the player's, and not a position of a walk.
    pub(crate) fn shows_the_game(&self) -> bool {
        self.page.is_playing() && !self.shows_a_layer()
    }

    /// Returns whether the board shows all candidates.
    pub(crate) fn candidates_are_on(&self) -> bool {
        let wanted = self.pointer.wants_candidates(self.page.panel());
        self.shows_a_layer() || wanted && (self.page.is_playing() || self.walk.is_some())
    }

    /// Returns whether the candidates of a cell are shown because the player looks at it. In a game, only a request
    /// shows any, and pointing continues it if the player wants that. The board of a walk is help already.
    pub(crate) fn tells(&self, cell: Cell) -> bool {
        if self.shows_the_game() {
            self.pointer.asks_for(cell, self.player.settings().preview)
        } else {
            self.pointer.is_over(cell) || self.pointer.asks_for(cell, false)
        }
    }

    /// Returns whether the player can request the candidates of the cursor's cell.
    pub(crate) fn can_look(&self) -> bool {
        self.is_playable() && self.board().is_open(self.input.cursor())
    }

    /// Returns whether the player entered all digits on the board except the givens.
    pub(crate) fn shows_own_digits(&self) -> bool {
        !self.walk_shown().is_some_and(Walkthrough::is_from_givens)
    }

    /// Returns whether a cell is named by a step in stages, so that the board shows its candidates.
    pub(crate) fn speaks_of(&self, cell: Cell) -> bool {
        self.shown.found.as_ref().is_some_and(|found| found.spoken_of.contains(cell))
    }
}

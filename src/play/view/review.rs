//! The view of a review of a finished game: the lines around the selected one, and the board before its move.

use super::Drawing;
use crate::features::moments::view::PositionView;
use crate::{
    features::review::{Judged, Line, Review, ReviewedMove},
    session::Session,
    taught::JudgedView,
    ui::Dialog,
    walk::stages::FoundStep,
    work::Purpose,
};
use sudoku_core::{
    Candidates, Cell, CellSet, DigitSet, Grid, Shape, Technique,
    advice::{Claimed, Nearness, Reviewed, Verdict},
    generate::Progress,
    marks::{LinkMark, Marks, Role, links},
    telling::Telling,
};

/// The length of the longest list shown whole; of a longer one, the number of lines shown around the selected
/// one.
const WINDOW: usize = 60;

/// The review.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReviewView {
    /// The size of the board.
    pub shape: Shape,
    /// The progress of the worker, while it is busy.
    pub busy: Option<Option<Progress>>,
    /// The number of lines.
    pub count: usize,
    /// The number of the selected line, counted from 0.
    pub at: usize,
    /// The lines shown.
    pub lines: Vec<ReviewLine>,
    /// The numbers of moves that were forced, not yet forced, and wrong.
    pub sums: [usize; 3],
    /// The board and the reason for the selected line.
    pub seen: Option<Seen>,
}

/// A line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReviewLine {
    /// Its number, counted from 0.
    pub index: usize,
    /// The number of its first turn, counted from 1.
    pub first: usize,
    /// The action.
    pub moved: ReviewedMove,
    /// The verdict; none without a claim, or while the worker is busy.
    pub verdict: Option<Verdict>,
    /// An easier move, if there was one.
    pub easier: Option<(Technique, Option<Cell>)>,
    /// Whether it is selected.
    pub current: bool,
}

/// The board before a move, and the reason for the move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seen {
    /// The board.
    pub picture: PositionView,
    /// The verdict on the move; none without a claim, or while the worker is busy.
    pub judged: Option<JudgedView>,
    /// The marks on it, without a reason.
    pub marks: Marks,
    /// The reason, step by step.
    pub reasons: Vec<Reasoned>,
    /// The easier move, if there was one.
    pub easier: Option<Reasoned>,
}

/// A step of a reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reasoned {
    /// Its technique.
    pub technique: Technique,
    /// Its explanation.
    pub telling: Telling,
    /// Its marks.
    pub marks: Marks,
    /// Its links.
    pub links: Vec<LinkMark>,
    /// The candidates of cells with marked candidates.
    pub small: Vec<(Cell, DigitSet)>,
}

impl From<FoundStep> for Reasoned {
    fn from(FoundStep { step, found_in, marks, spoken_of, .. }: FoundStep) -> Self {
        Self {
            technique: step.technique(),
            telling: Telling::of(&step, &found_in),
            links: links(&step, &found_in),
            small: small(&spoken_of, &found_in),
            marks,
        }
    }
}

impl Reasoned {
    /// A whole step on a board that shows all its candidates.
    #[must_use]
    pub fn in_full(found: FoundStep) -> Self {
        let small = found.found_in.open_cells().map(|cell| (cell, found.found_in.digits(cell))).collect();
        Self { small, ..Self::from(found) }
    }

    /// Its drawing on a separate board.
    #[must_use]
    pub fn drawing(&self, board: &Grid) -> Drawing {
        let standing = board.filled().map(|(cell, _)| cell).collect();
        Drawing::apart(self.marks.clone(), self.links.clone(), standing, &self.small, board.shape())
    }
}

impl Session {
    /// The review, while its dialog is open.
    #[must_use]
    pub fn review_view(&self) -> Option<ReviewView> {
        let review =
            self.features().review.review().filter(|_| self.kernel().page().shows(Dialog::Review))?;
        let Review { lines, told, at, .. } = review;
        let told = told.answer();
        let of = |index: usize| told.and_then(|told| told.get(index));
        let first = at.saturating_sub(WINDOW / 2).min(lines.len().saturating_sub(WINDOW));
        let shown = lines.iter().enumerate().skip(first).take(WINDOW);
        let line = |(index, line): (usize, &Line)| ReviewLine {
            index,
            first: line.first,
            moved: line.moved,
            verdict: of(index).and_then(|told| Some(told.verdict.as_ref()?.1.clone())),
            easier: of(index)
                .and_then(|told| told.easier.as_ref())
                .map(|step| (step.technique(), step.placed().map(|placed| placed.cell))),
            current: index == *at,
        };
        let mut sums = [0; 3];
        for (_, verdict) in told.into_iter().flatten().filter_map(|told| told.verdict.as_ref()) {
            sums[match verdict.nearness() {
                Nearness::Near => 0,
                Nearness::Far => 1,
                Nearness::Wrong => 2,
            }] += 1;
        }
        let job = self.job().filter(|job| job.purpose == Purpose::Review);
        Some(ReviewView {
            shape: self.game().shape().clone(),
            busy: job.map(|job| job.progress),
            count: lines.len(),
            at: *at,
            lines: shown.map(line).collect(),
            sums,
            seen: lines.get(*at).and_then(|line| self.seen(line, of(*at))),
        })
    }

    fn seen(&self, line: &Line, told: Option<&Reviewed>) -> Option<Seen> {
        let mut picture = self.picture(line.before)?;
        let after = self.picture(line.after)?.board;
        let changed = after.iter().filter(|&(cell, digit)| picture.board.get(cell) != digit);
        picture.differs = changed.map(|(cell, _)| cell).collect();
        let game = self.game();
        let mut right = picture.board.clone();
        for (cell, digit) in picture.board.filled() {
            right.set(cell, Some(digit).filter(|_| game.right(cell) == Some(digit)));
        }
        let shape = self.game().shape();
        let mut seen = Seen {
            picture,
            judged: told.and_then(|told| told.verdict.clone()).map(|(claimed, verdict)| JudgedView {
                shape: shape.clone(),
                claimed,
                verdict: Some(verdict),
                lit: false,
            }),
            marks: Marks::default(),
            reasons: Vec::new(),
            easier: told
                .and_then(|told| told.easier.clone())
                .map(|step| FoundStep::whole(step, Candidates::new(&right)).into()),
        };
        match told.and_then(|told| told.verdict.as_ref()) {
            Some((claimed, Verdict::Forced(steps))) => {
                let mut position = Candidates::new(&right);
                let before_last = steps.len().saturating_sub(1);
                for step in &steps[..before_last] {
                    seen.reasons.push(FoundStep::whole(step.clone(), position.clone()).into());
                    step.eliminated().iter().for_each(|&gone| position.eliminate(gone, |_| {}));
                }
                let judged = Judged::new(*claimed, Verdict::Forced(steps.clone()), right);
                seen.reasons.extend(judged.reason.map(|reason| Reasoned::from(*reason)));
            }
            Some((claimed, verdict)) => seen.marks = unreasoned(*claimed, verdict),
            None => {}
        }
        Some(seen)
    }
}

impl Seen {
    /// Whether the reason is a single step, which says enough by itself.
    #[must_use]
    pub fn is_plain(&self) -> bool {
        self.reasons.len() == 1
    }

    /// The number of the last step of its reason, which is the move itself.
    #[must_use]
    pub fn last(&self) -> usize {
        self.reasons.len().saturating_sub(1)
    }

    /// A step of its reason, by number; the easier move comes after these.
    #[must_use]
    pub fn reason(&self, number: usize) -> Option<&Reasoned> {
        self.reasons.iter().chain(&self.easier).nth(number)
    }

    /// The drawing on its board: that step of its reason, or the marks without one.
    #[must_use]
    pub fn drawing(&self, number: usize) -> Drawing {
        let board = &self.picture.board;
        if let Some(reason) = self.reason(number) {
            return reason.drawing(board);
        }
        let standing = board.filled().map(|(cell, _)| cell).collect();
        Drawing::apart(self.marks.clone(), Vec::new(), standing, &[], board.shape())
    }
}

fn small(cells: &CellSet, position: &Candidates) -> Vec<(Cell, DigitSet)> {
    cells.iter().map(|cell| (cell, position.digits(cell))).filter(|(_, digits)| !digits.is_empty()).collect()
}

/// The marks of a move without a step as its reason: a guess is drawn as a guess.
fn unreasoned(Claimed { candidate, stands }: Claimed, verdict: &Verdict) -> Marks {
    let mut marks = Marks::default();
    match verdict {
        Verdict::Plain(cell) => {
            marks.cells.push((*cell, Role::Cause));
            marks.candidates.push((candidate, Role::Eliminated));
        }
        _ if stands => marks.candidates.push((candidate, Role::Guessed)),
        _ => marks.candidates.push((candidate, Role::Eliminated)),
    }
    if *verdict == Verdict::Wrong {
        marks.cells.push((candidate.cell, Role::Clash));
    }
    marks
}

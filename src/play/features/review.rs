//! "Was that a guess?": the judgement of a move after it, and the review of a finished game. Computes and
//! shows nothing unless the player has switched it on or asked.

mod moves;

pub use crate::game::claims::claims;
pub use moves::move_of;

use super::Feature;
use crate::{
    game::{
        Game,
        aids::Aid,
        claims::digits,
        history::{History, NodeId},
    },
    kernel::{Cmd, Explained, Happened, Kernel, Layer, Out, Words},
    messages::ReviewMsg,
    taught::{JudgedView, TeachingEvent},
    ui::Dialog,
    walk::stages::FoundStep,
    work::{Asked, Awaited, Purpose},
};
use sudoku_core::{
    Candidate, Candidates, Digit, Grid,
    advice::{Claimed, Move, Reviewed, Sheet, Verdict},
    marks::{Marks, Role},
    premises::premises,
    step::Step,
    wire::{Answer, Task},
};

/// The judgement of a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judged {
    /// Its claim.
    pub claimed: Claimed,
    /// The verdict on that.
    pub verdict: Awaited<Verdict>,
    /// The right digits on the board before the move.
    pub before: Grid,
    /// The step that proves the move, if any.
    pub reason: Option<Box<FoundStep>>,
}

impl Judged {
    /// A claim that the worker is examining.
    #[must_use]
    pub const fn asked(asked: Asked, claimed: Claimed, before: Grid) -> Self {
        Self { claimed, verdict: Awaited::Asked(asked), before, reason: None }
    }

    /// A claim that contradicts the solution.
    #[must_use]
    pub const fn wrong(claimed: Claimed, before: Grid) -> Self {
        Self { claimed, verdict: Awaited::Answered(Verdict::Wrong), before, reason: None }
    }

    /// A claim with its verdict, and the reason as drawn on the board.
    #[must_use]
    pub fn new(claimed: Claimed, verdict: Verdict, before: Grid) -> Self {
        let reason = match &verdict {
            Verdict::Forced(steps) => steps.split_last().map(|(last, rest)| {
                let mut found_in = Candidates::new(&before);
                for &gone in rest.iter().flat_map(Step::eliminated) {
                    found_in.eliminate(gone, |_| {});
                }
                // The last step depends on the candidates that the earlier steps ruled out. Marks in its own
                // cell would cover the digit.
                let needed = premises(last, &found_in).gone;
                let struck = |gone: &&Candidate| {
                    gone.cell != claimed.candidate.cell
                        && rest.iter().any(|step| step.eliminated().contains(gone))
                };
                let struck: Vec<Candidate> = needed.iter().filter(struck).copied().collect();
                let mut found = FoundStep::whole(last.clone(), found_in);
                for gone in struck {
                    found.marks.candidates.push((gone, Role::Eliminated));
                    found.spoken_of.insert(gone.cell);
                }
                Box::new(found)
            }),
            Verdict::Plain(_) | Verdict::Unforced | Verdict::Wrong | Verdict::Undecided => None,
        };
        Self { claimed, verdict: Awaited::Answered(verdict), before, reason }
    }
}

/// The review of a whole game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Review {
    /// The revision of the board under review, so that another board gets its own review.
    pub revision: u64,
    /// Its lines.
    pub lines: Vec<Line>,
    /// The judgement of each line.
    pub told: Awaited<Vec<Reviewed>>,
    /// The selected line, counted from 0.
    pub at: usize,
}

/// A line of a review: one move, or several in a row without a claim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The number of its first turn, counted from 1.
    pub first: usize,
    /// The action of the player or the program.
    pub moved: ReviewedMove,
    /// The position before it.
    pub before: NodeId,
    /// The position after it.
    pub after: NodeId,
}

/// The action in a line of a review.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ReviewedMove {
    /// A digit was placed.
    Placed(Candidate),
    /// A digit was placed in this number of cells together.
    PlacedMany(Digit, usize),
    /// A note was removed.
    Unnoted(Candidate),
    /// This number of notes was removed together.
    UnnotedMany(usize),
    /// This number of turns wrote notes, emptied cells or painted.
    Other(usize),
    /// The program filled in notes.
    Filled,
    /// The board was cleared.
    Restarted,
    /// A hint was applied, with the digit that it placed, if it placed one.
    Hint(Option<Candidate>),
    /// Digits were copied from the solver.
    Solver,
    /// The solution was filled in.
    Solution,
}

/// A move to judge, and the right digits before it.
struct ToJudge {
    claimed: Vec<Claimed>,
    before: Grid,
    /// The candidates that the player's notes had ruled out rightly.
    gone: Vec<Candidate>,
}

impl ToJudge {
    /// The claims of the last turn; none if it claims nothing.
    fn of(game: &Game) -> Option<Self> {
        let claimed = claims(game.history().path().last()?);
        if claimed.is_empty() {
            return None;
        }
        let mut game = game.clone();
        game.undo();
        Some(Self { claimed, before: right_digits(&game), gone: rightly_gone(&game) })
    }
}

/// The digits on the board that match the solution. A wrong digit proves nothing, so the judgement ignores
/// it.
fn right_digits(game: &Game) -> Grid {
    let mut right = game.grid();
    for cell in game.mistakes() {
        right.set(cell, None);
    }
    right
}

/// The candidates correctly ruled out by complete notes: the pattern behind them may be gone by now.
fn rightly_gone(game: &Game) -> Vec<Candidate> {
    let mut gone = game.believed().gone;
    gone.retain(|gone| game.right(gone.cell) != Some(gone.digit));
    gone
}

/// Judgement and review.
#[derive(Clone, Debug, Default)]
pub(crate) struct Reviews {
    judged: Option<Judged>,
    /// Whether the board shows its reason.
    lit: bool,
    review: Option<Review>,
}

impl Feature for Reviews {
    type Msg = ReviewMsg;

    fn at_once(&mut self, msg: &ReviewMsg, _: &mut Kernel, _: &mut Out) -> bool {
        if let ReviewMsg::Light(lit) = msg {
            self.lit = *lit && self.judged.is_some();
            return true;
        }
        false
    }

    fn update(&mut self, msg: ReviewMsg, kernel: &mut Kernel, out: &mut Out) {
        match msg {
            ReviewMsg::Open => self.open(kernel, out),
            ReviewMsg::LookAt(line) => {
                if let Some(review) = &mut self.review {
                    review.at = line.min(review.lines.len().saturating_sub(1));
                }
            }
            ReviewMsg::Light(_) => {}
            ReviewMsg::Say => self.announce(kernel, out),
            ReviewMsg::Answered(told) => self.answered(told.answer, kernel),
        }
    }

    fn on(&mut self, happened: &Happened, kernel: &mut Kernel, out: &mut Out) {
        match happened {
            Happened::Changed { entries, played } => {
                if *entries {
                    self.drop_judgement(kernel, out);
                }
                if *played
                    && kernel.player().settings().judge_moves
                    && !kernel.current().bars(Aid::Judged)
                    && let Some(to_judge) = ToJudge::of(kernel.current().game())
                {
                    self.judge(to_judge, kernel, out);
                }
            }
            Happened::Replaced => {
                self.drop_judgement(kernel, out);
                *self = Self::default();
            }
            Happened::Dropped(job) => {
                self.judged.take_if(|judged| judged.verdict.awaits(job.asked()));
                self.review.take_if(|review| review.told.awaits(job.asked()));
            }
            _ => {}
        }
    }

    /// The line under the board has the words of a judgement, so its step has none.
    fn layer(&self, kernel: &Kernel) -> Option<Layer> {
        let judged = self.judged.as_ref().filter(|_| self.lit && kernel.page().is_playing())?;
        if let Awaited::Answered(Verdict::Plain(cell)) = judged.verdict {
            let marks = Marks { cells: vec![(cell, Role::Cause)], ..Marks::default() };
            return Some(Layer { words: Words::None, marks: Some(marks), ..Layer::default() });
        }
        let found = judged.reason.as_deref()?;
        let step = Explained { step: found.step.clone(), found_in: found.found_in.clone() };
        Some(Layer {
            step: Some(step),
            words: Words::None,
            found: Some(found.clone()),
            marks: Some(found.marks.clone()),
        })
    }
}

impl Reviews {
    /// Announces the judgement to screen readers.
    fn announce(&self, kernel: &Kernel, out: &mut Out) {
        out.extend(self.view(kernel).map(|view| Cmd::Teach(TeachingEvent::Judged(Box::new(view)))));
    }

    /// Takes the answer to a question that it asked.
    fn answered(&mut self, answer: Answer, kernel: &mut Kernel) {
        match answer {
            // A move would have ended the question, and colours don't affect the answer.
            Answer::Judged(judged) => {
                let asked = self.judged.take();
                let told = asked.zip(judged);
                self.judged =
                    told.map(|(asked, (claimed, verdict))| Judged::new(claimed, verdict, asked.before));
                kernel.post(ReviewMsg::Say);
            }
            Answer::Reviewed(told) => {
                if let Some(review) = &mut self.review {
                    review.told = Awaited::Answered(told);
                }
            }
            _ => {}
        }
    }

    /// The view of the judgement; none while the board is covered or the solver is open.
    pub(crate) fn view(&self, kernel: &Kernel) -> Option<JudgedView> {
        let judged = self.judged.as_ref().filter(|_| kernel.is_playable())?;
        let (claimed, verdict) = (judged.claimed, judged.verdict.answer().cloned());
        Some(JudgedView { shape: kernel.current().game().shape().clone(), claimed, verdict, lit: self.lit })
    }

    pub(crate) const fn review(&self) -> Option<&Review> {
        self.review.as_ref()
    }

    /// Judges a wrong move immediately; for a right one, asks the worker for the reason. Other work of the
    /// player goes first.
    fn judge(&mut self, ToJudge { claimed, before, gone }: ToJudge, kernel: &mut Kernel, out: &mut Out) {
        let Some(&first) = claimed.first() else { return };
        let busy = kernel
            .work()
            .is_for(|purpose| !matches!(purpose, Purpose::Judge | Purpose::Hint | Purpose::Credit));
        let Some(solution) = kernel.current().game().solution() else { return };
        let wrong = claimed.iter().copied().find(|claimed| !claimed.is_true(solution));
        kernel.note_aid(Aid::Judged, out);
        if let Some(wrong) = wrong {
            self.judged = Some(Judged::wrong(wrong, before));
            kernel.post(ReviewMsg::Say);
        } else if !busy {
            let clues = kernel.current().game().clues().clone();
            let sheet = Sheet { clues, digits: before.clone(), gone, notes: Vec::new() };
            let task = Task::Judge(Box::new(sheet), claimed, kernel.plan());
            let asked = kernel.ask(Purpose::Judge, task, |told| ReviewMsg::Answered(told).into(), out);
            self.judged = Some(Judged::asked(asked, first, before));
        }
    }

    /// Drops the judgement: it says nothing about the next move.
    fn drop_judgement(&mut self, kernel: &mut Kernel, out: &mut Out) {
        (self.judged, self.lit) = (None, false);
        kernel.drop_job(|purpose| purpose == Purpose::Judge, out);
    }

    /// Opens the review. Before the end of a game it would give away errors, so there is none.
    fn open(&mut self, kernel: &mut Kernel, out: &mut Out) {
        if !kernel.current().game().is_finished() {
            return;
        }
        let revision = kernel.current().revision();
        if self.review.as_ref().is_none_or(|review| review.revision != revision) {
            let game = kernel.current().game();
            let (lines, moves) = lines(game.history());
            let Some(solution) = game.solution().cloned() else { return };
            let clues = game.clues().clone();
            let task = Task::Review(clues, solution, moves, kernel.plan());
            let told = Awaited::Asked(kernel.ask(
                Purpose::Review,
                task,
                |told| ReviewMsg::Answered(told).into(),
                out,
            ));
            self.review = Some(Review { revision, lines, told, at: 0 });
        }
        kernel.open(Dialog::Review);
    }
}

/// The turns up to the present. Several in a row without a claim form one line: a hundred notes are not worth
/// a hundred lines.
fn lines(history: &History) -> (Vec<Line>, Vec<Move>) {
    let (mut lines, mut moves): (Vec<Line>, Vec<Move>) = (Vec::new(), Vec::new());
    let mut before = 0;
    let turns = history.line(history.at()).into_iter().zip(history.path());
    for (number, (node, turn)) in turns.enumerate() {
        let claimed = claims(turn);
        let moved = move_of(turn, &claimed);
        let made = Move { digits: digits(turn), claimed };
        if let (
            Some(Line { moved: ReviewedMove::Other(turns), after, .. }),
            Some(last),
            ReviewedMove::Other(_),
        ) = (lines.last_mut(), moves.last_mut(), moved)
        {
            *turns += 1;
            *after = node;
            last.digits.extend(made.digits);
        } else {
            lines.push(Line { first: number + 1, moved, before, after: node });
            moves.push(made);
        }
        before = node;
    }
    (lines, moves)
}

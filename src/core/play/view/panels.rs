//! The panels beside the board.

use super::Ink;
use crate::{
    Candidate, Cell, CellState, Digit, DigitSet, HouseKind, Order, Technique,
    explain::{Locale, Span, explain},
    generate::GenerateError,
    level::Level,
    passes::PassKind,
    play::{
        clock::Millis,
        game::{Entry, TurnKind},
        session::{Job, Purpose, Session, Speed},
        solver::{Going, Solver},
        ui::{Dialog, Notice, Refusal, Wish},
    },
    step::Pattern,
    trail::{Focus, State, Trail},
};

/// Whether the game is on the disk.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SaveState {
    /// Nothing was done yet that would need keeping.
    Untouched,
    /// The last action has not reached the disk yet.
    Saving,
    /// All is on the disk: the browser has said so.
    Saved,
    /// The last action could not be written.
    Failed,
}

/// The line above the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Head {
    /// The size.
    pub order: Order,
    /// The level, if it is known.
    pub level: Option<Level>,
    /// Whole seconds played.
    pub seconds: u64,
    /// Whether the player has paused.
    pub paused: bool,
    /// Whether the puzzle is solved.
    pub finished: bool,
    /// Whether the game is on the disk.
    pub save: SaveState,
}

/// One key of the pad.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KeyView {
    /// The digit.
    pub digit: Digit,
    /// How many are still to be placed.
    pub left: usize,
    /// Whether the cell of the cursor holds it, or has it as a note in note mode.
    pub on: bool,
}

/// The pad.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PadView {
    /// Its keys, one for each digit.
    pub keys: Vec<KeyView>,
    /// Whether they write notes.
    pub notes_on: bool,
}

/// What is said of the cell under the pointer or the cursor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Inspected {
    /// The cell.
    pub cell: Cell,
    /// Its digit, and whose it is.
    pub digit: Option<(Digit, Ink)>,
    /// What it can hold.
    pub candidates: DigitSet,
    /// The candidate under the pointer, and how many places its digit has in each house of the cell.
    pub pointed: Option<(Digit, [(HouseKind, usize); 3])>,
}

/// The tools of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayView {
    /// Something can be undone.
    pub can_undo: bool,
    /// Something can be done again.
    pub can_redo: bool,
    /// Note mode is on.
    pub notes_on: bool,
    /// All candidates are shown.
    pub candidates_on: bool,
    /// The player has entered something.
    pub can_restart: bool,
    /// The solution is shown beside the board.
    pub solution_beside: bool,
    /// The puzzle is solved.
    pub finished: bool,
    /// The help that was had on the way.
    pub helped: Option<TurnKind>,
    /// The board is covered.
    pub paused: bool,
}

/// The name of what is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PassTitle {
    /// The kind of pass.
    pub kind: PassKind,
    /// Its number, if it has one.
    pub number: Option<usize>,
    /// How many steps it has.
    pub steps: usize,
    /// Which of them is shown, from 1; none if all are.
    pub step: Option<usize>,
}

/// What the finish tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Finish {
    /// The help that was had on the way.
    pub helped: Option<TurnKind>,
    /// Digits that were not given.
    pub placed: usize,
    /// Turns on the way to the finish.
    pub moves: usize,
}

/// One pass in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PassLine {
    /// Its index.
    pub index: usize,
    /// Its kind.
    pub kind: PassKind,
    /// Its number, if it has one.
    pub number: Option<usize>,
    /// How many steps it has.
    pub count: usize,
    /// Whether it is shown.
    pub current: bool,
    /// Its steps, if it is shown; of a long one, those around the one that is shown.
    pub steps: Vec<StepLine>,
}

/// One step in the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StepLine {
    /// The moment after it, for going there.
    pub at: usize,
    /// Its technique.
    pub technique: Technique,
    /// The digit it places or takes back.
    pub candidate: Option<Candidate>,
    /// Whether it is shown.
    pub current: bool,
    /// Whether it comes after the moment shown.
    pub ahead: bool,
}

/// The stepper.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SolveView {
    /// How fast it runs.
    pub speed: Speed,
    /// Whether it runs.
    pub running: bool,
    /// Whether the worker is busy for it.
    pub busy: Option<Purpose>,
    /// Whether all candidates are shown.
    pub candidates_on: bool,
    /// What it works on.
    pub body: SolveBody,
}

/// What the stepper works on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SolveBody {
    /// Nothing: so many of the player's digits are wrong.
    Blocked(usize),
    /// A trail.
    Going {
        /// What is shown; nothing at the start.
        title: Option<PassTitle>,
        /// The technique of the step that is shown.
        technique: Option<Technique>,
        /// Its sentence.
        sentence: Vec<Span>,
        /// All passes so far.
        passes: Vec<PassLine>,
        /// How many of them by logic found something, up to the moment shown.
        numbered: usize,
        /// How many guesses stand in the searches up to the moment shown.
        guesses: usize,
        /// How many digits were placed up to the moment shown.
        placed: usize,
        /// How many cells are empty at the moment shown.
        open: usize,
        /// Where the far end stands, if it is shown.
        end: Option<State>,
        /// There is something before.
        can_back: bool,
        /// There may be something after.
        can_next: bool,
        /// A search can be offered.
        can_search: bool,
        /// The digits shown can be taken over.
        can_keep: bool,
        /// It starts from the givens, though the player has placed more.
        from_givens: bool,
    },
}

/// The longest list of steps that is shown whole.
const WINDOW: usize = 60;

impl Session {
    /// The line above the board.
    #[must_use]
    pub fn head(&self, now: Millis) -> Head {
        let save = match (&self.notice, self.kept) {
            (Some(Notice::NotSaved(_)), _) if !self.unsaved.is_empty() => SaveState::Failed,
            (_, false) => SaveState::Untouched,
            _ if self.unsaved.is_empty() => SaveState::Saved,
            _ => SaveState::Saving,
        };
        Head {
            order: self.game.order(),
            level: self.level(),
            seconds: self.clock.elapsed(now) / 1000,
            paused: self.paused,
            finished: self.game.is_finished(),
            save,
        }
    }

    /// The pad.
    #[must_use]
    pub fn pad(&self) -> PadView {
        let entry = self.game.entry(self.cursor);
        let on = |digit| match entry {
            Entry::Notes(notes) => self.notes_on && notes.contains(digit),
            Entry::Given(own) | Entry::Placed(own) => own == digit,
        };
        let key = |digit| KeyView { digit, left: self.game.left(digit), on: on(digit) };
        PadView { keys: Digit::all(self.game.order()).map(key).collect(), notes_on: self.notes_on }
    }

    /// The tools of play.
    #[must_use]
    pub fn tools(&self) -> PlayView {
        PlayView {
            can_undo: self.game.history().can_undo() && !self.paused,
            can_redo: self.game.history().can_redo() && !self.paused,
            notes_on: self.notes_on,
            candidates_on: self.candidates_are_on(),
            can_restart: self.game.restarting().is_some() && !self.paused,
            solution_beside: self.solution_beside,
            finished: self.game.is_finished(),
            helped: self.game.was_helped(),
            paused: self.paused,
        }
    }

    /// What is said of the cell under the pointer, or else the cursor.
    #[must_use]
    pub fn inspected(&self) -> Inspected {
        let board = self.board();
        let cell = self.pointing.map_or(self.cursor, |pointing| pointing.cell);
        let digit = board.digit(cell).map(|digit| (digit, self.ink(cell)));
        let candidates = match board.state(cell) {
            CellState::Open(digits) if !self.paused => digits,
            _ => DigitSet::EMPTY,
        };
        let geometry = board.geometry();
        let shown =
            self.pointing.filter(|pointing| self.candidates_are_on() && candidates.contains(pointing.digit));
        let pointed = shown.map(|pointing| {
            let places = HouseKind::ALL
                .map(|kind| (kind, board.places(pointing.digit, geometry.house_of(cell, kind)).len()));
            (pointing.digit, places)
        });
        Inspected { cell, digit: digit.filter(|_| !self.paused), candidates, pointed }
    }

    /// The stepper, if it is open.
    #[must_use]
    pub fn stepper(&self) -> Option<SolveView> {
        let solver = self.solver.as_ref()?;
        let (running, body) = match solver {
            Solver::Blocked { wrong } => (false, SolveBody::Blocked(*wrong)),
            Solver::Going(going) => (going.running, self.going(going)),
        };
        let busy =
            self.job.map(|job| job.purpose).filter(|it| matches!(it, Purpose::Passes | Purpose::Search));
        let candidates_on = self.candidates_are_on();
        Some(SolveView { speed: self.speed, running, busy, candidates_on, body })
    }

    fn going(&self, going: &Going) -> SolveBody {
        let trail = &going.trail;
        let step = trail.last_step().filter(|_| trail.focus() == Focus::Step);
        let sentence = step.map_or_else(Vec::new, |step| {
            explain(step, trail.found_in(), &trail.before_step(), Locale::default())
        });
        let all = if trail.is_at_end() { usize::MAX } else { 0 };
        let shown_to = trail.pass().map_or(all, |index| index + 1);
        let guessed =
            |&at: &usize| trail.step(at).is_some_and(|step| matches!(step.pattern, Pattern::Guess { .. }));
        let grid = trail.now().to_grid();
        let solution = self.game.puzzle().solution();
        SolveBody::Going {
            title: title(trail),
            technique: step.map(crate::step::Step::technique),
            sentence,
            passes: trail.passes().enumerate().map(|(index, _)| line(trail, index)).collect(),
            numbered: trail.passes().take(shown_to).filter_map(|pass| pass.number).max().unwrap_or(0),
            guesses: (0..trail.at()).filter(guessed).count(),
            placed: trail.placed_count(),
            open: trail.now().open_count(),
            end: trail.is_at_end().then_some(trail.state()),
            can_back: trail.focus() != Focus::Start,
            can_next: going.can_go_on(),
            can_search: going.can_search(),
            can_keep: grid.agrees_with(solution) && !grid.agrees_with(&self.game.grid()),
            from_givens: going.from_givens,
        }
    }

    /// What the finish tells.
    #[must_use]
    pub fn finish(&self) -> Finish {
        let game = &self.game;
        let givens = game.puzzle().clues().filled_count();
        Finish {
            helped: game.was_helped(),
            placed: game.order().cell_count() - givens,
            moves: game.history().path().len(),
        }
    }

    /// The dialog that is open.
    #[must_use]
    pub const fn dialog(&self) -> Option<Dialog> {
        self.dialog
    }

    /// The wishes for the next puzzle.
    #[must_use]
    pub const fn wish(&self) -> &Wish {
        &self.wish
    }

    /// Why the last text was refused.
    #[must_use]
    pub const fn refusal(&self) -> Option<&Refusal> {
        self.refusal.as_ref()
    }

    /// Why the puzzle last wished for cannot be made.
    #[must_use]
    pub const fn cannot_generate(&self) -> Option<GenerateError> {
        self.cannot_generate
    }

    /// The long work in progress.
    #[must_use]
    pub const fn job(&self) -> Option<Job> {
        self.job
    }

    /// The sentence above all.
    #[must_use]
    pub const fn notice(&self) -> Option<&Notice> {
        self.notice.as_ref()
    }

    /// The size of the board.
    #[must_use]
    pub const fn order(&self) -> Order {
        self.game.order()
    }

    /// The face of the page.
    #[must_use]
    pub const fn panel(&self) -> crate::play::ui::Panel {
        self.panel
    }

    /// The cell of the cursor.
    #[must_use]
    pub const fn cursor(&self) -> Cell {
        self.cursor
    }

    /// The game, to be read.
    #[must_use]
    pub const fn game(&self) -> &crate::play::game::Game {
        &self.game
    }
}

fn title(trail: &Trail) -> Option<PassTitle> {
    let index = trail.pass()?;
    let pass = trail.passes().nth(index)?;
    let step = (trail.focus() == Focus::Step).then(|| trail.at() - pass.from);
    Some(PassTitle { kind: pass.kind, number: pass.number, steps: pass.to - pass.from, step })
}

fn line(trail: &Trail, index: usize) -> PassLine {
    let pass = trail.passes().nth(index);
    let (kind, number, from, to) =
        pass.map_or((PassKind::Singles, None, 0, 0), |pass| (pass.kind, pass.number, pass.from, pass.to));
    let current = trail.pass() == Some(index);
    let shown = trail.at().saturating_sub(1).clamp(from, to.max(from));
    let first =
        if to - from <= WINDOW { from } else { shown.saturating_sub(WINDOW / 2).clamp(from, to - WINDOW) };
    let steps = (first..to.min(first + WINDOW)).filter(|_| current).filter_map(|at| {
        let step = trail.step(at)?;
        Some(StepLine {
            at: at + 1,
            technique: step.technique(),
            candidate: step.placed().or_else(|| step.eliminated().first().copied()),
            current: trail.focus() == Focus::Step && trail.at() == at + 1,
            ahead: at >= trail.at(),
        })
    });
    let steps = steps.collect();
    PassLine { index, kind, number, count: to - from, current, steps }
}

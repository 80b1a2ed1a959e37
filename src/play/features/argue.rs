//! Saying why: a player who wants it, or whose assignment asks for it, marks what forces a digit before it counts.
//! The judge knows no solution: it looks only at what is marked.

use super::Feature;
use crate::{
    input::Tap,
    kernel::{Cmd, Happened, Kernel, Layer, Out, Reasoning, Words},
    links::reasons::ReasonGiven,
    messages::{ArgueMsg, AssignmentMsg, InputMsg, MarkMsg},
    taught::{ArguedView, TeachingEvent},
};
use sudoku_core::{
    Candidate, Candidates, Cell,
    step::{argument::Argument, reply::Deed},
};

/// A digit that waits for its reason.
#[derive(Clone, Debug)]
struct Pending {
    /// Its game.
    game: u64,
    /// The position without it.
    position: Candidates,
    reasoning: Reasoning,
}

/// A reason that holds.
#[derive(Clone, Debug)]
struct Held {
    view: ArguedView,
    game: u64,
    /// The place of the cursor when it held.
    cursor: Cell,
}

/// The feature.
#[derive(Clone, Debug, Default)]
pub(crate) struct Arguing {
    pending: Option<Box<Pending>>,
    /// The reason that has just held: it stays in sight until the cursor moves or the board changes.
    held: Option<Box<Held>>,
    /// The digits that have their reason, each with its game.
    argued: Vec<(u64, Candidate)>,
}

impl Feature for Arguing {
    type Msg = ArgueMsg;

    fn update(&mut self, msg: ArgueMsg, kernel: &mut Kernel, out: &mut Out) {
        match msg {
            ArgueMsg::Begin => self.begin(kernel, out),
            ArgueMsg::Input(msg) => self.take_input(msg, kernel, out),
            ArgueMsg::Mark(msg) => self.mark(msg, kernel, out),
        }
    }

    fn on(&mut self, happened: &Happened, kernel: &mut Kernel, _: &mut Out) {
        if matches!(happened, Happened::Changed { entries: true, .. }) {
            self.held = None;
        }
        if matches!(happened, Happened::Changed { entries: true, played: true }) && kernel.asks_why() {
            kernel.post(ArgueMsg::Begin);
        }
    }

    fn layer(&self, kernel: &Kernel) -> Option<Layer> {
        let pending = self.pending.as_ref().filter(|_| self.is_open(kernel))?;
        let marks = Some(pending.reasoning.view(&pending.position).marks());
        Some(Layer { marks, words: Words::None, ..Layer::default() })
    }

    /// While the digit is on the board of its game.
    fn is_open(&self, kernel: &Kernel) -> bool {
        let current = kernel.current();
        let waits = |pending: &Pending| {
            let Candidate { cell, digit } = pending.reasoning.candidate();
            pending.game == current.id() && current.game().entry(cell).digit() == Some(digit)
        };
        kernel.is_playable() && self.pending.as_deref().is_some_and(waits)
    }

    fn close(&mut self, kernel: &mut Kernel, _: &mut Out) {
        kernel.post(ArgueMsg::Mark(MarkMsg::TakeBack));
    }
}

impl Arguing {
    /// Takes an input while a digit waits for its reason. A new entry takes the place of that digit.
    fn take_input(&mut self, msg: InputMsg, kernel: &mut Kernel, out: &mut Out) {
        let cell = match msg {
            InputMsg::Tap(Tap { at, .. }) => at.cell,
            InputMsg::Activate(cell) => cell,
            InputMsg::NextMode => kernel.input().cursor(),
            InputMsg::Confirm => return self.mark(MarkMsg::Judge, kernel, out),
            InputMsg::Enter(_) | InputMsg::EnterAs(..) | InputMsg::Pad(_) | InputMsg::Erase => {
                self.mark(MarkMsg::TakeBack, kernel, out);
                // The digit is gone, and an empty cell needs no clearing.
                if msg != InputMsg::Erase {
                    kernel.act_input(msg, out);
                }
                return;
            }
            _ => return kernel.act_input(msg, out),
        };
        self.mark(MarkMsg::Cell(cell), kernel, out);
    }

    /// Acts on the reason.
    fn mark(&mut self, msg: MarkMsg, kernel: &mut Kernel, out: &mut Out) {
        let Some(pending) = &mut self.pending else { return };
        let Pending { position, reasoning, .. } = &mut **pending;
        reasoning.mark(msg, position);
        match msg {
            MarkMsg::Cell(cell) => {
                kernel.input_mut().put_cursor(cell);
                let is_marked = reasoning.argument().cells.contains(cell);
                let shape = position.shape().clone();
                out.push(Cmd::Teach(TeachingEvent::Marked(cell, shape, is_marked)));
            }
            MarkMsg::House(_) => {}
            MarkMsg::Judge => {
                let (holds, given) = (reasoning.holds(), reasoning.given());
                self.say(out);
                if holds {
                    self.keep(kernel);
                    self.end(given, kernel, out);
                }
            }
            MarkMsg::TakeBack => {
                kernel.input_mut().put_cursor(reasoning.candidate().cell);
                self.pending = None;
                kernel.undo(out);
                out.push(Cmd::Focus);
            }
            MarkMsg::Skip => self.end(ReasonGiven::Never, kernel, out),
        }
    }

    /// Asks for the reason of the digit placed last. The last digit of a puzzle needs none, and neither does one that
    /// had its reason before.
    fn begin(&mut self, kernel: &Kernel, out: &mut Out) {
        let (id, game) = (kernel.current().id(), kernel.current().game());
        let placed = game.history().path().last().and_then(|turn| turn.placed().next());
        let Some(candidate) = placed.filter(|&one| !game.is_finished() && !self.argued.contains(&(id, one)))
        else {
            return;
        };
        let mut before = game.grid();
        before.set(candidate.cell, None);
        let Some(argument) = Argument::of(Deed::Place(candidate)) else { return };
        let position = Candidates::new(&before);
        self.pending = Some(Box::new(Pending { game: id, position, reasoning: Reasoning::of(argument) }));
        self.say(out);
    }

    /// Lets the digit count.
    fn end(&mut self, reason: ReasonGiven, kernel: &mut Kernel, out: &mut Out) {
        if let Some(pending) = self.pending.take() {
            self.argued.push((pending.game, pending.reasoning.candidate()));
            kernel.post(AssignmentMsg::Reasoned(reason));
            out.push(Cmd::Focus);
        }
    }

    /// Keeps the reason in sight.
    fn keep(&mut self, kernel: &Kernel) {
        let (game, cursor) = (kernel.current().id(), kernel.input().cursor());
        self.held = self.view().map(|view| Box::new(Held { view, game, cursor }));
    }

    /// Announces the question, or the judgement.
    fn say(&self, out: &mut Out) {
        out.extend(self.view().map(|view| Cmd::Teach(TeachingEvent::Argued(Box::new(view)))));
    }

    /// The card.
    pub(crate) fn card(&self, kernel: &Kernel) -> Option<ArguedView> {
        self.view().filter(|_| self.is_open(kernel))
    }

    /// The reason that has just held.
    pub(crate) fn held(&self, kernel: &Kernel) -> Option<ArguedView> {
        let held = self.held.as_ref().filter(|held| {
            let place = (kernel.current().id(), kernel.input().cursor());
            kernel.is_playable() && place == (held.game, held.cursor)
        })?;
        Some(held.view.clone())
    }

    fn view(&self) -> Option<ArguedView> {
        let Pending { position, reasoning, .. } = &**self.pending.as_ref()?;
        Some(reasoning.view(position))
    }
}

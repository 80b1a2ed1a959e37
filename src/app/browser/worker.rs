//! The page's end of the wire to the worker, a separate program for long work. It does one job at a time; to
//! cancel a job, the page ends the worker and starts another from memory.

use super::program::Program;
use js_sys::{Uint8Array, WebAssembly};
use std::{
    cell::{Cell, RefCell},
    rc::Rc,
};
use sudoku_core::{
    explain::Locale,
    wire::{self, Request},
};
use sudoku_play::ui::WorkFault;
use wasm_bindgen::{JsCast, JsValue, prelude::Closure};
use web_sys::{MessageEvent, Worker};

/// A message from the worker, or the reason that there won't be one.
#[derive(Debug)]
pub(crate) enum Word {
    /// An answer, or progress, as bytes.
    Said(Vec<u8>),
    /// The worker died, or its program did not load.
    Lost(WorkFault),
}

/// The state of the worker's program.
enum Known {
    Loading,
    /// It failed to load: the next question tries again.
    Missing,
    /// It is loaded, and stays.
    Here(Program),
}

pub(crate) struct Bridge {
    program: Known,
    worker: Option<Worker>,
    heard: Closure<dyn FnMut(MessageEvent)>,
    died: Closure<dyn FnMut()>,
    /// A second worker, as long as it makes a puzzle for later.
    spare: Option<Worker>,
    spare_heard: Closure<dyn FnMut(MessageEvent)>,
    /// The questions asked while the program was loading: to the worker, and to the second one.
    waiting: [Option<Question>; 2],
    /// The scales are on their way.
    loads_scales: bool,
    /// The worker died, or reported that it could not start. Only the next question starts another: a program
    /// that can't start would otherwise restart endlessly.
    dead: Rc<Cell<bool>>,
    /// A worker of this program has sent a valid message, so the program is intact.
    good: Rc<Cell<bool>>,
    tell: Rc<dyn Fn(Word)>,
}

/// A question in bytes.
struct Question {
    bytes: Uint8Array,
    /// Whether the worker needs the scales for it.
    needs_scales: bool,
}

/// The part of the program that a question waits for.
enum Lacks {
    Nothing,
    Program,
    Scales,
}

/// A shared handle of the bridge.
#[derive(Clone)]
pub(crate) struct Wire(Rc<RefCell<Bridge>>);

impl Wire {
    /// Starts a worker that reports to `tell`. It starts with the page, so that the first question does not
    /// wait for it.
    pub(crate) fn start(tell: impl Fn(Word) + 'static) -> Self {
        let dead = Rc::new(Cell::new(false));
        let tell: Rc<dyn Fn(Word)> = Rc::new(tell);
        let lost = {
            let (dead, tell) = (Rc::clone(&dead), Rc::clone(&tell));
            move || {
                dead.set(true);
                tell(Word::Lost(WorkFault::Died));
            }
        };
        let failed = lost.clone();
        let spare_heard = {
            let tell = Rc::clone(&tell);
            // The player doesn't wait for the spare worker, so its failures stay silent.
            Closure::new(move |event: MessageEvent| {
                if let Some(said) = said(event.data()) {
                    tell(Word::Said(said));
                }
            })
        };
        let good = Rc::new(Cell::new(false));
        let heard = {
            let (good, tell) = (Rc::clone(&good), Rc::clone(&tell));
            // A message without bytes reports that it could not start.
            Closure::new(move |event: MessageEvent| match said(event.data()) {
                Some(said) => {
                    good.set(true);
                    tell(Word::Said(said));
                }
                None => failed(),
            })
        };
        let died = Closure::new(lost);
        let (program, worker, spare, waiting) = (Known::Loading, None, None, [None, None]);
        let bridge = Bridge {
            program,
            worker,
            heard,
            died,
            spare,
            spare_heard,
            waiting,
            loads_scales: false,
            dead,
            good,
            tell,
        };
        let wire = Self(Rc::new(RefCell::new(bridge)));
        wire.load(false);
        wire
    }

    /// Loads the program, perhaps again. Questions asked meanwhile go to it afterwards, or get the fault.
    fn load(&self, again: bool) {
        let Self(bridge) = self.clone();
        bridge.borrow_mut().program = Known::Loading;
        leptos::task::spawn_local(async move {
            let loaded = Program::load(again).await;
            let (told, lacks) = bridge.borrow_mut().loaded(loaded);
            // Release the bridge first: the receiver may ask again.
            if matches!(lacks, Lacks::Scales) {
                Self(Rc::clone(&bridge)).load_scales();
            }
            if let Some(fault) = told {
                let tell = Rc::clone(&bridge.borrow().tell);
                tell(Word::Lost(fault));
            }
        });
    }

    /// Loads the scales for the question that waits for them.
    fn load_scales(&self) {
        let Self(bridge) = self.clone();
        if std::mem::replace(&mut bridge.borrow_mut().loads_scales, true) {
            return;
        }
        leptos::task::spawn_local(async move {
            let mut loaded = Program::load_scales(false).await;
            if loaded.is_err() {
                loaded = Program::load_scales(true).await;
            }
            let told = bridge.borrow_mut().loaded_scales(loaded);
            if let Some(fault) = told {
                let tell = Rc::clone(&bridge.borrow().tell);
                tell(Word::Lost(fault));
            }
        });
    }

    /// Asks a question in a language. The answer goes to `tell`.
    pub(crate) fn ask(&self, locale: Locale, request: &Request) {
        let lacks = self.0.borrow_mut().ask(question(locale, request));
        match lacks {
            Lacks::Nothing => {}
            Lacks::Program => self.load(true),
            Lacks::Scales => self.load_scales(),
        }
    }

    /// Asks a second worker, or ends it if there is no request: the player doesn't wait for it.
    pub(crate) fn spares(&self, locale: Locale, request: Option<&Request>) {
        self.0.borrow_mut().spares(request.map(|request| question(locale, request)));
    }

    /// Ends the worker's current job immediately.
    pub(crate) fn restart(&self) {
        self.0.borrow_mut().restart();
    }
}

impl Bridge {
    /// Stores the loaded program, or returns the fault if a question waits for it. Returns the part that the
    /// question still lacks.
    fn loaded(&mut self, loaded: Result<Program, WorkFault>) -> (Option<WorkFault>, Lacks) {
        let [asked, spare] = std::mem::take(&mut self.waiting);
        match loaded {
            Ok(program) => {
                self.program = Known::Here(program);
                self.start();
                let lacks = asked.map_or(Lacks::Nothing, |asked| self.ask(asked));
                self.spares(spare);
                (None, lacks)
            }
            Err(fault) => {
                self.program = Known::Missing;
                (asked.map(|_| fault), Lacks::Nothing)
            }
        }
    }

    /// Stores the scales and asks the question that waits for them, or returns the fault.
    fn loaded_scales(&mut self, loaded: Result<WebAssembly::Module, WorkFault>) -> Option<WorkFault> {
        self.loads_scales = false;
        let asked = self.waiting[0].take_if(|asked| asked.needs_scales);
        match (loaded, &mut self.program) {
            (Ok(scales), Known::Here(program)) => {
                program.take_scales(scales);
                if let Some(worker) = &self.worker {
                    program.send_scales(worker);
                }
                if let Some(asked) = asked {
                    self.ask(asked);
                }
                None
            }
            // The program itself is loading again, and its questions wait for it.
            (Ok(_), _) => {
                self.waiting[0] = asked.or(self.waiting[0].take());
                None
            }
            (Err(fault), _) => asked.map(|_| fault),
        }
    }

    /// Asks, and returns the part that has to be loaded first.
    fn ask(&mut self, question: Question) -> Lacks {
        // A program that never started a worker may be damaged: load it again.
        if self.dead.get() && !self.good.get() && matches!(self.program, Known::Here(_)) {
            self.program = Known::Missing;
        }
        let lacks = match &self.program {
            Known::Here(program) if !question.needs_scales || program.has_scales() => {
                if self.dead.get() || self.worker.is_none() {
                    self.start();
                }
                if let Some(worker) = &self.worker {
                    let _ = worker.post_message(&question.bytes);
                }
                return Lacks::Nothing;
            }
            Known::Here(_) => Lacks::Scales,
            Known::Loading => Lacks::Nothing,
            Known::Missing => Lacks::Program,
        };
        self.waiting[0] = Some(question);
        lacks
    }

    fn spares(&mut self, question: Option<Question>) {
        if let Some(worker) = self.spare.take() {
            worker.set_onmessage(None);
            worker.terminate();
        }
        self.waiting[1] = None;
        let Some(question) = question else { return };
        let Known::Here(program) = &self.program else {
            self.waiting[1] = Some(question);
            return;
        };
        self.spare = program.start();
        if let Some(worker) = &self.spare {
            worker.set_onmessage(Some(self.spare_heard.as_ref().unchecked_ref()));
            let _ = worker.post_message(&question.bytes);
        }
    }

    fn restart(&mut self) {
        self.waiting[0] = None;
        self.start();
    }

    fn start(&mut self) {
        if let Some(worker) = self.worker.take() {
            worker.set_onmessage(None);
            worker.set_onerror(None);
            worker.terminate();
        }
        self.dead.set(false);
        let Known::Here(program) = &self.program else { return };
        self.worker = program.start();
        if let Some(worker) = &self.worker {
            worker.set_onmessage(Some(self.heard.as_ref().unchecked_ref()));
            worker.set_onerror(Some(self.died.as_ref().unchecked_ref()));
        }
    }
}

/// The bytes of a worker's message; `None` if it has another form.
fn said(data: JsValue) -> Option<Vec<u8>> {
    Some(data.dyn_into::<Uint8Array>().ok()?.to_vec())
}

fn question(locale: Locale, request: &Request) -> Question {
    let bytes = Uint8Array::from(&wire::encode(&(locale, request))[..]);
    Question { bytes, needs_scales: request.task.needs_scales() }
}

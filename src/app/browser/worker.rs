//! The page's end of the wire to the worker, a program of its own for what takes long. One job at a time; to
//! cancel is to end the worker and start another from what is in memory.

use super::program::Program;
use js_sys::Uint8Array;
use std::{
    cell::{Cell, RefCell},
    rc::Rc,
};
use sudoku_core::{
    explain::Locale,
    play::ui::WorkFault,
    wire::{self, Request},
};
use wasm_bindgen::{JsCast, JsValue, prelude::Closure};
use web_sys::{MessageEvent, Worker};

/// What the worker says, or why it says nothing.
#[derive(Debug)]
pub(crate) enum Word {
    /// An answer, or progress, as bytes.
    Said(Vec<u8>),
    /// It died, or its program cannot be had.
    Lost(WorkFault),
}

/// What is known of the worker's program.
enum Known {
    /// It is being loaded.
    Loading,
    /// It could not be loaded: the next question tries again.
    Missing,
    /// It is here, and stays.
    Here(Program),
}

/// The page's end of the wire.
pub(crate) struct Bridge {
    program: Known,
    worker: Option<Worker>,
    heard: Closure<dyn FnMut(MessageEvent)>,
    died: Closure<dyn FnMut()>,
    /// A second worker, for as long as it makes a puzzle for later.
    spare: Option<Worker>,
    spare_heard: Closure<dyn FnMut(MessageEvent)>,
    /// What was asked while the program was still being loaded: of the worker, and of the second.
    waiting: [Option<Uint8Array>; 2],
    /// It died, or said that it could not start: another is started with the next question, and not before,
    /// as one that cannot start would otherwise be started without end.
    dead: Rc<Cell<bool>>,
    /// A worker of this program has said a word of ours: the program is good.
    good: Rc<Cell<bool>>,
    tell: Rc<dyn Fn(Word)>,
}

/// The bridge, for those who use it.
#[derive(Clone)]
pub(crate) struct Wire(Rc<RefCell<Bridge>>);

impl Wire {
    /// A worker that tells what it finds. It is started with the page, so that the first question does not
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
            // Nobody waits for it, so nothing is said if it fails.
            Closure::new(move |event: MessageEvent| {
                if let Some(said) = said(event.data()) {
                    tell(Word::Said(said));
                }
            })
        };
        let good = Rc::new(Cell::new(false));
        let heard = {
            let (good, tell) = (Rc::clone(&good), Rc::clone(&tell));
            // What are no bytes is its word that it could not start.
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
        let bridge = Bridge { program, worker, heard, died, spare, spare_heard, waiting, dead, good, tell };
        let wire = Self(Rc::new(RefCell::new(bridge)));
        wire.load(false);
        wire
    }

    /// Loads the program, or loads it again; what was asked meanwhile is asked then, or told that there is none.
    fn load(&self, again: bool) {
        let Self(bridge) = self.clone();
        bridge.borrow_mut().program = Known::Loading;
        leptos::task::spawn_local(async move {
            let loaded = Program::load(again).await;
            let told = bridge.borrow_mut().loaded(loaded);
            // Whoever is told may ask again.
            if let Some(fault) = told {
                let tell = Rc::clone(&bridge.borrow().tell);
                tell(Word::Lost(fault));
            }
        });
    }

    /// Asks in a language. The answer comes to the teller.
    pub(crate) fn ask(&self, locale: Locale, request: &Request) {
        if self.0.borrow_mut().ask(bytes(locale, request)) {
            self.load(true);
        }
    }

    /// Asks a second worker, which is ended when nothing is asked of it: whatever it makes, nobody waits.
    pub(crate) fn stock(&self, locale: Locale, request: Option<&Request>) {
        self.0.borrow_mut().stock(request.map(|request| bytes(locale, request)));
    }

    /// Ends whatever the worker does, at once.
    pub(crate) fn restart(&self) {
        self.0.borrow_mut().restart();
    }
}

impl Bridge {
    /// The program is here, or not: then why, if somebody waits for it.
    fn loaded(&mut self, loaded: Result<Program, WorkFault>) -> Option<WorkFault> {
        let [asked, spare] = std::mem::take(&mut self.waiting);
        match loaded {
            Ok(program) => {
                self.program = Known::Here(program);
                self.start();
                if let Some(asked) = asked {
                    self.ask(asked);
                }
                self.stock(spare);
                None
            }
            Err(fault) => {
                self.program = Known::Missing;
                asked.map(|_| fault)
            }
        }
    }

    /// Asks, and says whether the program has to be loaded for it.
    fn ask(&mut self, request: Uint8Array) -> bool {
        // What never started a worker may have been damaged on its way.
        if self.dead.get() && !self.good.get() && matches!(self.program, Known::Here(_)) {
            self.program = Known::Missing;
        }
        if let Known::Here(_) = &self.program {
            if self.dead.get() || self.worker.is_none() {
                self.start();
            }
            if let Some(worker) = &self.worker {
                let _ = worker.post_message(&request);
            }
            return false;
        }
        self.waiting[0] = Some(request);
        matches!(self.program, Known::Missing)
    }

    fn stock(&mut self, request: Option<Uint8Array>) {
        if let Some(worker) = self.spare.take() {
            worker.set_onmessage(None);
            worker.terminate();
        }
        self.waiting[1] = None;
        let Some(request) = request else { return };
        let Known::Here(program) = &self.program else {
            self.waiting[1] = Some(request);
            return;
        };
        self.spare = program.start();
        if let Some(worker) = &self.spare {
            worker.set_onmessage(Some(self.spare_heard.as_ref().unchecked_ref()));
            let _ = worker.post_message(&request);
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

/// What a worker says; none if that is no word of ours.
fn said(data: JsValue) -> Option<Vec<u8>> {
    Some(data.dyn_into::<Uint8Array>().ok()?.to_vec())
}

fn bytes(locale: Locale, request: &Request) -> Uint8Array {
    Uint8Array::from(&wire::encode(&(locale, request))[..])
}

//! The page's end of the wire to the worker, a separate program for long work. It does one job at a time; to
//! cancel a job, the page ends the worker and starts another from memory.

use super::program::Program;
use js_sys::{Array, Uint8Array};
use std::{
    cell::{Cell, RefCell},
    rc::Rc,
};
use sudoku_core::{
    explain::Locale,
    wire::{self, Request},
};
use sudoku_play::ui::WorkError;
use wasm_bindgen::{
    JsCast, JsValue,
    prelude::{Closure, wasm_bindgen},
};
use web_sys::{MessageEvent, Worker};

/// A message from the worker, or the reason that there won't be one.
#[derive(Debug)]
pub(crate) enum Word {
    /// An answer, or progress, as bytes.
    Said(Vec<u8>),
    /// The worker died, or its program did not load.
    Lost(WorkError),
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
    waiting: [Option<Uint8Array>; 2],
    /// The worker died, or reported that it could not start. Only the next question starts another: a program
    /// that can't start would otherwise restart endlessly.
    dead: Rc<Cell<bool>>,
    /// The lock that the worker holds while it lives, and the number of workers so far.
    lock: Rc<RefCell<String>>,
    number: u32,
    /// A worker of this program has sent a valid message, so the program is intact.
    good: Rc<Cell<bool>>,
    tell: Rc<dyn Fn(Word)>,
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
            move |fault| {
                dead.set(true);
                tell(Word::Lost(fault));
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
        let lock = Rc::new(RefCell::new(String::new()));
        let heard = {
            let (good, tell, lock, ended) =
                (Rc::clone(&good), Rc::clone(&tell), Rc::clone(&lock), lost.clone());
            // A message without bytes reports that it holds its lock, could not start, or could not load the scales.
            Closure::new(move |event: MessageEvent| match said(event.data()) {
                Some(said) => {
                    good.set(true);
                    tell(Word::Said(said));
                }
                None if Array::is_array(&event.data()) => {
                    let (current, ended) = (Rc::clone(&lock), ended.clone());
                    let held = lock.borrow().clone();
                    wait_for(&held.clone(), move || {
                        // The page itself ends a worker that it replaces.
                        if *current.borrow() == held {
                            ended(WorkError::Died);
                        }
                    });
                }
                None if event.data().is_string() => failed(WorkError::Unreachable),
                None => failed(WorkError::Died),
            })
        };
        let died = Closure::new(move || lost(WorkError::Died));
        let (program, worker, spare, waiting) = (Known::Loading, None, None, [None, None]);
        let bridge = Bridge {
            program,
            worker,
            heard,
            died,
            spare,
            spare_heard,
            waiting,
            dead,
            lock,
            number: 0,
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
            let told = bridge.borrow_mut().loaded(loaded);
            // Release the bridge first: the receiver may ask again.
            if let Some(fault) = told {
                let tell = Rc::clone(&bridge.borrow().tell);
                tell(Word::Lost(fault));
            }
        });
    }

    /// Asks a question in a language. The answer goes to `tell`.
    pub(crate) fn ask(&self, locale: Locale, request: &Request) {
        if self.0.borrow_mut().ask(bytes(locale, request)) {
            self.load(true);
        }
    }

    /// Asks a second worker, or ends it without a request: the player doesn't wait for it.
    pub(crate) fn spares(&self, locale: Locale, request: Option<&Request>) {
        self.0.borrow_mut().spares(request.map(|request| bytes(locale, request)));
    }

    /// Ends the worker's current job immediately.
    pub(crate) fn restart(&self) {
        self.0.borrow_mut().restart();
    }
}

impl Bridge {
    /// Stores the loaded program, or returns the fault if a question waits for it.
    fn loaded(&mut self, loaded: Result<Program, WorkError>) -> Option<WorkError> {
        let [asked, spare] = std::mem::take(&mut self.waiting);
        match loaded {
            Ok(program) => {
                self.program = Known::Here(program);
                self.start();
                if let Some(asked) = asked {
                    self.ask(asked);
                }
                self.spares(spare);
                None
            }
            Err(fault) => {
                self.program = Known::Missing;
                asked.map(|_| fault)
            }
        }
    }

    /// Asks, and returns whether the program has to be loaded first.
    fn ask(&mut self, request: Uint8Array) -> bool {
        // A program that never started a worker may be damaged: load it again.
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

    fn spares(&mut self, request: Option<Uint8Array>) {
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
        self.number += 1;
        self.spare = program.start(&program.lock(self.number));
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
        self.number += 1;
        self.lock.replace(program.lock(self.number));
        self.worker = program.start(&self.lock.borrow());
        if let Some(worker) = &self.worker {
            worker.set_onmessage(Some(self.heard.as_ref().unchecked_ref()));
            worker.set_onerror(Some(self.died.as_ref().unchecked_ref()));
        }
    }
}

#[wasm_bindgen]
extern "C" {
    /// The request for a lock; the form in `web_sys` is not stable. It fails without encryption, as browsers then lack
    /// locks.
    #[wasm_bindgen(catch, js_namespace = ["navigator", "locks"], js_name = request)]
    fn request_lock(name: &str, held: &JsValue) -> Result<JsValue, JsValue>;
}

/// Calls back once a lock is free.
fn wait_for(lock: &str, free: impl FnOnce() + 'static) {
    _ = request_lock(lock, &Closure::once_into_js(free));
}

/// The bytes of a worker's message; `None` if it has another form.
fn said(data: JsValue) -> Option<Vec<u8>> {
    Some(data.dyn_into::<Uint8Array>().ok()?.to_vec())
}

fn bytes(locale: Locale, request: &Request) -> Uint8Array {
    Uint8Array::from(&wire::encode(&(locale, request))[..])
}

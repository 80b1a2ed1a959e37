//! The page's end of the wire to the worker, a program of its own for what takes long. One job at a time; to
//! cancel is to end the worker and start another from the program that is compiled already.

use js_sys::{Object, Reflect, Uint8Array, WebAssembly::Module};
use leptos::prelude::document;
use std::{
    cell::{Cell, RefCell},
    rc::Rc,
};
use sudoku_core::wire::{self, Request, Response};
use wasm_bindgen::{JsCast, JsValue, prelude::Closure};
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

/// What the worker says, or that it died.
#[derive(Debug)]
pub(crate) enum Word {
    /// An answer, or progress.
    Response(Response),
    /// It died.
    Lost,
}

/// The page's end of the wire.
pub(crate) struct Bridge {
    worker: Option<Worker>,
    heard: Closure<dyn FnMut(MessageEvent)>,
    died: Closure<dyn FnMut()>,
    /// A second worker, for as long as it makes a puzzle for later.
    spare: Option<Worker>,
    spare_heard: Closure<dyn FnMut(MessageEvent)>,
    /// It died, or said that it could not start: another is started with the next question, and not before,
    /// as one that cannot start would else be started without end.
    dead: Rc<Cell<bool>>,
    /// The worker's program, once a worker has compiled it: those after it neither load nor compile it.
    program: Rc<RefCell<Option<Module>>>,
}

impl Bridge {
    /// A worker that tells what it finds. It is started with the page, so that the first question does not
    /// wait for it.
    pub(crate) fn start(tell: impl Fn(Word) + 'static) -> Rc<RefCell<Self>> {
        let dead = Rc::new(Cell::new(false));
        let tell = Rc::new(tell);
        let lost = {
            let (dead, tell) = (Rc::clone(&dead), Rc::clone(&tell));
            move || {
                dead.set(true);
                tell(Word::Lost);
            }
        };
        let failed = lost.clone();
        let program = Rc::new(RefCell::new(None));
        let kept = Rc::clone(&program);
        let spare_heard = {
            let tell = Rc::clone(&tell);
            // Nobody waits for it, so nothing is said if it fails.
            Closure::new(move |event: MessageEvent| {
                if let Some(response) = said(event.data()) {
                    tell(Word::Response(response));
                }
            })
        };
        let heard = Closure::new(move |event: MessageEvent| {
            let data = match event.data().dyn_into::<Module>() {
                Ok(module) => {
                    kept.replace(Some(module));
                    return;
                }
                Err(data) => data,
            };
            // What are no bytes is its word that it could not start.
            match said(data) {
                Some(response) => tell(Word::Response(response)),
                None => failed(),
            }
        });
        let died = Closure::new(lost);
        let mut bridge = Self { worker: None, heard, died, spare: None, spare_heard, dead, program };
        bridge.restart();
        Rc::new(RefCell::new(bridge))
    }

    /// Asks. The answer comes to the teller.
    pub(crate) fn ask(&mut self, request: &Request) {
        if self.dead.get() || self.worker.is_none() {
            self.restart();
        }
        if let Some(worker) = &self.worker {
            post(worker, request);
        }
    }

    /// Asks a second worker, which is ended when nothing is asked of it: whatever it makes, nobody waits.
    pub(crate) fn stock(&mut self, request: Option<&Request>) {
        if let Some(worker) = self.spare.take() {
            worker.set_onmessage(None);
            worker.terminate();
        }
        let Some(request) = request else { return };
        self.spare = spawn(self.program.borrow().as_ref());
        if let Some(worker) = &self.spare {
            worker.set_onmessage(Some(self.spare_heard.as_ref().unchecked_ref()));
            post(worker, request);
        }
    }

    /// Ends whatever the worker does, at once.
    pub(crate) fn restart(&mut self) {
        if let Some(worker) = self.worker.take() {
            worker.set_onmessage(None);
            worker.set_onerror(None);
            worker.terminate();
        }
        self.dead.set(false);
        self.worker = spawn(self.program.borrow().as_ref());
        if let Some(worker) = &self.worker {
            worker.set_onmessage(Some(self.heard.as_ref().unchecked_ref()));
            worker.set_onerror(Some(self.died.as_ref().unchecked_ref()));
        }
    }
}

/// What a worker says; none if that is no word of ours.
fn said(data: JsValue) -> Option<Response> {
    let bytes = data.dyn_into::<Uint8Array>().ok()?.to_vec();
    wire::decode(&bytes).ok()
}

fn post(worker: &Worker, request: &Request) {
    let bytes = Uint8Array::from(&wire::encode(request)[..]);
    let _ = worker.post_message(&bytes);
}

/// Starts a worker, from its program if that is compiled already.
fn spawn(program: Option<&Module>) -> Option<Worker> {
    let script = document().query_selector("script[data-worker-js]").ok()??;
    let base = document().base_uri().ok()??;
    let absolute = |path: &str| web_sys::Url::new_with_base(path, &base).ok().map(|url| url.href());
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let worker = Worker::new_with_options(&absolute("worker.js")?, &options).ok()?;
    let start = Object::new();
    for (name, attribute) in [("js", "data-worker-js"), ("wasm", "data-worker-wasm")] {
        let address = absolute(&script.get_attribute(attribute)?)?;
        Reflect::set(&start, &name.into(), &address.into()).ok()?;
    }
    if let Some(module) = program {
        Reflect::set(&start, &"module".into(), module).ok()?;
    }
    worker.post_message(&start).ok()?;
    Some(worker)
}

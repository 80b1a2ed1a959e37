//! The worker: the same program a second time, for what takes long. One job at a time; to cancel is to end
//! the worker and start another from the program that is compiled already.

use js_sys::{Object, Reflect, Uint8Array};
use leptos::prelude::document;
use std::{
    cell::{Cell, RefCell},
    rc::Rc,
};
use sudoku_core::wire::{self, Reply, Request, Response};
use wasm_bindgen::{JsCast, prelude::Closure};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent, Worker, WorkerOptions, WorkerType};

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
    /// It died, or said that it could not start: another is started with the next question, and not before,
    /// as one that cannot start would else be started without end.
    dead: Rc<Cell<bool>>,
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
        let heard = Closure::new(move |event: MessageEvent| {
            // What are no bytes is its word that it could not start.
            let bytes = event.data().dyn_into::<Uint8Array>().map(|bytes| bytes.to_vec());
            match bytes.ok().and_then(|bytes| wire::decode(&bytes).ok()) {
                Some(response) => tell(Word::Response(response)),
                None => failed(),
            }
        });
        let mut bridge = Self { worker: None, heard, died: Closure::new(lost), dead };
        bridge.restart();
        Rc::new(RefCell::new(bridge))
    }

    /// Asks. The answer comes to the teller.
    pub(crate) fn ask(&mut self, request: &Request) {
        if self.dead.get() || self.worker.is_none() {
            self.restart();
        }
        if let Some(worker) = &self.worker {
            let bytes = Uint8Array::from(&wire::encode(request)[..]);
            let _ = worker.post_message(&bytes);
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
        self.worker = self.spawn();
    }

    fn spawn(&self) -> Option<Worker> {
        let glue = document().query_selector("script[data-js]").ok()??.get_attribute("data-js")?;
        let base = document().base_uri().ok()??;
        let absolute = |path: &str| web_sys::Url::new_with_base(path, &base).ok().map(|url| url.href());
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(&absolute("worker.js")?, &options).ok()?;
        worker.set_onmessage(Some(self.heard.as_ref().unchecked_ref()));
        worker.set_onerror(Some(self.died.as_ref().unchecked_ref()));
        let start = Object::new();
        Reflect::set(&start, &"js".into(), &absolute(&glue)?.into()).ok()?;
        Reflect::set(&start, &"module".into(), &wasm_bindgen::module()).ok()?;
        worker.post_message(&start).ok()?;
        Some(worker)
    }
}

/// Whether this program is running as a worker.
#[must_use]
pub fn is_worker() -> bool {
    js_sys::global().is_instance_of::<DedicatedWorkerGlobalScope>()
}

/// Serves as the worker, for as long as it lives: one question after another.
pub fn serve() {
    console_error_panic_hook::set_once();
    let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() else { return };
    let post = {
        let scope = scope.clone();
        move |response: &Response| {
            let bytes = Uint8Array::from(&wire::encode(response)[..]);
            let _ = scope.post_message(&bytes);
        }
    };
    let heard = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
        let bytes = Uint8Array::new(&event.data()).to_vec();
        let Ok(Request { job, task }) = wire::decode(&bytes) else { return };
        let mut told = js_sys::Date::now();
        let answer = wire::serve(task, &mut |progress| {
            // More often than this nobody can read it.
            let now = js_sys::Date::now();
            if now - told >= 60.0 {
                told = now;
                post(&Response { job, reply: Reply::Progress(progress) });
            }
        });
        post(&Response { job, reply: Reply::Done(answer) });
    });
    scope.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    heard.forget();
}

//! The worker's program, loaded once and kept in memory. From then on the page starts any number of workers
//! without the server: offline, and after the server has another release.

use crate::app::text;
use js_sys::{Array, Promise, WebAssembly};
use leptos::prelude::{document, window};
use sudoku_play::ui::WorkError;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    Blob, BlobPropertyBag, RequestCache, RequestInit, Response, Url, Worker, WorkerOptions, WorkerType,
};

/// The files that start a worker.
pub(super) struct Program {
    /// The address of their script's text, in memory as long as the page lives.
    script: String,
    /// The compiled program.
    module: JsValue,
    /// The script's address on the server; the other programs of the worker are beside it.
    address: JsValue,
}

impl Program {
    /// Loads it from the addresses in the page. `again` skips the browser's cache, as a broken file may be in
    /// it.
    pub(super) async fn load(again: bool) -> Result<Self, WorkError> {
        let of = |attribute: &str| {
            let script = document().query_selector("script[data-worker-js]").ok()??;
            script.get_attribute(attribute)
        };
        let (Some(js), Some(wasm)) = (of("data-worker-js"), of("data-worker-wasm")) else {
            return Err(WorkError::Unreachable);
        };
        // Both load in parallel.
        let how = RequestInit::new();
        how.set_cache(if again { RequestCache::Reload } else { RequestCache::Default });
        let fetch = |path: &str| window().fetch_with_str_and_init(path, &how);
        let (js, wasm) = (fetch(&js), fetch(&wasm));
        let (js, wasm) = (arrived(js).await?, arrived(wasm).await?);
        let unreachable = |_: JsValue| WorkError::Unreachable;
        // Compile while it arrives, unless the server sends a wrong type.
        let module = if is(&wasm, "application/wasm") {
            let response: &JsValue = wasm.as_ref();
            WebAssembly::compile_streaming(&Promise::resolve(response))
        } else {
            let bytes = JsFuture::from(wasm.array_buffer().map_err(unreachable)?).await;
            WebAssembly::compile(&bytes.map_err(unreachable)?)
        };
        let address = js.url();
        let text = JsFuture::from(js.text().map_err(unreachable)?).await.map_err(unreachable)?;
        let module = JsFuture::from(module).await.map_err(unreachable)?;
        let options = BlobPropertyBag::new();
        options.set_type("text/javascript");
        let text = Blob::new_with_str_sequence_and_options(&Array::of1(&text), &options);
        let script = text.and_then(|text| Url::create_object_url_with_blob(&text)).map_err(unreachable)?;
        Ok(Self { script, module, address: address.into() })
    }

    /// The name of a lock for the worker of that number. No other page has the same, as the address of the script in
    /// memory is this page's alone.
    pub(super) fn lock(&self, number: u32) -> String {
        format!("{}{number}", self.script)
    }

    /// Starts a worker that holds a lock for its life. Messages sent before it is ready wait in its queue.
    pub(super) fn start(&self, lock: &str) -> Option<Worker> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(&self.script, &options).ok()?;
        worker.post_message(&Array::of3(&self.module, &self.address, &lock.into())).ok()?;
        // Its texts are in the language of the page.
        if let Some((language, words)) = text::brought() {
            let message = format!("{}\n{words}", language.code());
            worker.post_message(&message.into()).ok()?;
        }
        Some(worker)
    }
}

/// One file, checked. File names carry a hash, so a missing file belongs to an earlier release; some servers
/// answer with a page instead.
async fn arrived(asked: Promise) -> Result<Response, WorkError> {
    let response = JsFuture::from(asked).await.map_err(|_| WorkError::Unreachable)?;
    let response: Response = response.unchecked_into();
    if is_gone(&response) {
        Err(WorkError::Updated)
    } else if response.ok() {
        Ok(response)
    } else {
        Err(WorkError::Unreachable)
    }
}

/// Whether the server lacks the file, perhaps answering with a page instead.
fn is_gone(response: &Response) -> bool {
    matches!(response.status(), 404 | 410) || response.ok() && is(response, "text/html")
}

/// Whether the server has another version of the page: it lacks a file of this one.
pub(crate) async fn was_updated() -> bool {
    let ask = || {
        let link = document().query_selector("link[rel=modulepreload]").ok()??;
        let how = RequestInit::new();
        how.set_method("HEAD");
        how.set_cache(RequestCache::NoStore);
        Some(window().fetch_with_str_and_init(&link.get_attribute("href")?, &how))
    };
    let Some(asked) = ask() else { return false };
    let answer = JsFuture::from(asked).await;
    answer.is_ok_and(|response| is_gone(response.unchecked_ref()))
}

/// Whether the server gives the file that type.
fn is(response: &Response, kind: &str) -> bool {
    response.headers().get("Content-Type").ok().flatten().is_some_and(|said| said.starts_with(kind))
}

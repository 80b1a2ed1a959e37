//! Files that the player saves or opens.

use super::{address, dom};
use gloo_timers::callback::Timeout;
use js_sys::{Array, Function, Promise, Reflect, Uint8Array};
use leptos::{ev::DragEvent, prelude::document, task::spawn_local};
use std::rc::Rc;
use sudoku_play::saved::archive::{ArchiveError, FileError, MOST_BYTES};
use wasm_bindgen::{JsCast, JsValue, prelude::Closure};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    Blob, BlobPropertyBag, DataTransfer, Event, File, FilePropertyBag, HtmlAnchorElement, HtmlInputElement,
    Response, Url,
};

/// How long the browser may take to fetch a file after a download starts, in milliseconds.
const FETCHED: u32 = 60_000;

/// Offers a text, in parts, as a download with that name. Returns whether the browser accepted it; whether
/// the player saves the file, and where, stays unknown.
pub fn download(name: &str, parts: &[String]) -> bool {
    blob("text/plain;charset=utf-8", parts).and_then(|blob| hand_over(name, &blob)).is_ok()
}

/// A text of a type, in parts, as a browser blob.
pub(super) fn blob(kind: &str, parts: &[String]) -> Result<Blob, JsValue> {
    let options = BlobPropertyBag::new();
    options.set_type(kind);
    let parts: Array = parts.iter().map(JsValue::from).collect();
    Blob::new_with_str_sequence_and_options(&parts, &options)
}

/// Offers a blob as a download with that name.
pub(super) fn hand_over(name: &str, blob: &Blob) -> Result<(), JsValue> {
    let address = Url::create_object_url_with_blob(blob)?;
    let link: HtmlAnchorElement = document().create_element("a")?.unchecked_into();
    link.set_href(&address);
    link.set_download(name);
    // Some browsers ignore a click on a link outside the document.
    if let Some(body) = document().body() {
        body.append_child(&link)?;
    }
    link.click();
    link.remove();
    // A browser may fetch the blob a while after the click, so keep it in memory that long.
    Timeout::new(FETCHED, move || drop(Url::revoke_object_url(&address))).forget();
    Ok(())
}

/// A file name with today's date, for everything or for a part; with a number if there are several files.
#[must_use]
pub fn dated_name(part: bool, number: Option<usize>) -> String {
    let date = String::from(js_sys::Date::new_0().to_iso_string());
    let part = if part { "-part" } else { "" };
    let number = number.map_or_else(String::new, |number| format!("-{number}"));
    format!("stepdoku-{}{part}{number}.txt", date.get(..10).unwrap_or_default())
}

/// A file that the player chose.
#[derive(Clone, Debug)]
pub struct Chosen(File);

/// The file chosen in the field of an event, if any. This empties the field, so that the player can choose
/// the same file again.
#[must_use]
pub fn chosen(event: &Event) -> Option<Chosen> {
    let field = event.target()?.dyn_into::<HtmlInputElement>().ok()?;
    let file = field.files()?.get(0)?;
    field.set_value("");
    Some(Chosen(file))
}

/// Whether the player drags a file over the page, and not a text from a page.
#[must_use]
pub fn is_held(event: &DragEvent) -> bool {
    event.data_transfer().is_some_and(|data| data.types().includes(&"Files".into(), 0))
}

/// The file dropped on the page, if it was a file.
#[must_use]
pub fn dropped(event: &DragEvent) -> Option<Chosen> {
    of(&event.data_transfer()?)
}

/// The first file of a paste or drop.
pub(super) fn of(data: &DataTransfer) -> Option<Chosen> {
    data.files()?.get(0).map(Chosen)
}

/// Calls `told` for files opened with the installed page, where the system knows that it reads them.
pub(crate) fn on_launch(told: impl Fn(Chosen) + 'static) {
    let of = |object: &JsValue, name: &str| Reflect::get(object, &name.into()).ok();
    let told = Rc::new(told);
    let launched = Closure::<dyn FnMut(JsValue)>::new(move |launch: JsValue| {
        let files = of(&launch, "files").and_then(|files| files.dyn_into::<Array>().ok());
        let Some(handle) = files.map(|files| files.get(0)).filter(|handle| !handle.is_undefined()) else {
            return;
        };
        let told = Rc::clone(&told);
        spawn_local(async move {
            let asked = of(&handle, "getFile").and_then(|get| get.dyn_into::<Function>().ok());
            let Some(Ok(promised)) = asked.map(|get| get.call0(&handle)) else { return };
            // The system itself reports a file that it can't read.
            if let Ok(Ok(file)) = JsFuture::from(Promise::resolve(&promised)).await.map(JsCast::dyn_into) {
                told(Chosen(file));
            }
        });
    });
    // Most browsers don't have a launch queue.
    let queue = of(&dom::window(), "launchQueue").filter(|queue| !queue.is_undefined());
    let consumer = queue.as_ref().and_then(|queue| of(queue, "setConsumer")?.dyn_into::<Function>().ok());
    if let (Some(queue), Some(consumer)) = (queue, consumer) {
        _ = consumer.call1(&queue, &launched.into_js_value());
    }
}

/// Calls `told` with a picture that another program has shared, or with none if it is lost. The service worker has
/// it until the page fetches it.
pub(crate) fn on_share(told: impl FnOnce(Option<Chosen>) + 'static) {
    if !address::take_picture() {
        return;
    }
    spawn_local(async move { told(shared().await.ok().map(Chosen)) });
}

async fn shared() -> Result<File, JsValue> {
    let response: Response = JsFuture::from(dom::window().fetch_with_str("shared")).await?.dyn_into()?;
    if !response.ok() {
        return Err(JsValue::NULL);
    }
    let blob: Blob = JsFuture::from(response.blob()?).await?.dyn_into()?;
    let kind = FilePropertyBag::new();
    kind.set_type(&blob.type_());
    File::new_with_blob_sequence_and_options(&Array::of1(&blob), "", &kind)
}

impl Chosen {
    /// Its name, without a folder.
    #[must_use]
    pub fn name(&self) -> String {
        self.0.name()
    }

    /// The file for the browser's own readers.
    pub(super) fn blob(&self) -> &Blob {
        &self.0
    }

    /// Whether it says that it is a picture.
    #[must_use]
    pub(crate) fn is_picture(&self) -> bool {
        self.0.type_().starts_with("image/")
    }

    /// Its size, in bytes.
    #[must_use]
    pub fn size(&self) -> u64 {
        self.0.size() as u64
    }

    /// Some of its bytes. A file that is too large is not read.
    pub async fn part(&self, from: u64, to: u64) -> Result<Vec<u8>, FileError> {
        if self.size() > MOST_BYTES as u64 {
            return Err(FileError::Bad(ArchiveError::TooLarge));
        }
        let part = self.0.slice_with_f64_and_f64(from as f64, to as f64);
        let bytes = JsFuture::from(part.map_err(|_| FileError::Unreadable)?.array_buffer()).await;
        Ok(Uint8Array::new(&bytes.map_err(|_| FileError::Unreadable)?).to_vec())
    }
}

//! Files that the player puts away or chooses.

use gloo_timers::callback::Timeout;
use js_sys::Array;
use leptos::{ev::DragEvent, prelude::document};
use sudoku_core::play::archive::{BadFile, MOST_BYTES};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, BlobPropertyBag, Event, File, HtmlAnchorElement, HtmlInputElement, Url};

/// How long the browser may take to fetch a file that it was handed, in milliseconds.
const FETCHED: u32 = 60_000;

/// Hands a text to the player as a file of that name, and tells whether the browser took it. Where the
/// file goes, and whether it is kept, is the player's choice.
pub fn download(name: &str, text: &str) -> bool {
    let hand_over = || -> Result<(), JsValue> {
        let options = BlobPropertyBag::new();
        options.set_type("text/plain;charset=utf-8");
        let blob = Blob::new_with_str_sequence_and_options(&Array::of1(&text.into()), &options)?;
        let address = Url::create_object_url_with_blob(&blob)?;
        let link: HtmlAnchorElement = document().create_element("a")?.unchecked_into();
        link.set_href(&address);
        link.set_download(name);
        // Some browsers follow only what is part of the document.
        if let Some(body) = document().body() {
            body.append_child(&link)?;
        }
        link.click();
        link.remove();
        // A browser may fetch it a while after the click; the text stays in memory until then.
        Timeout::new(FETCHED, move || drop(Url::revoke_object_url(&address))).forget();
        Ok(())
    };
    hand_over().is_ok()
}

/// A name for a file with everything in it, of today.
#[must_use]
pub fn dated_name() -> String {
    let date = String::from(js_sys::Date::new_0().to_iso_string());
    format!("stepdoku-{}.txt", date.get(..10).unwrap_or_default())
}

/// A file that the player chose.
#[derive(Clone, Debug)]
pub struct Chosen(File);

/// The file that was chosen in the field of an event, if any was. The field is emptied, so that the same
/// file can be chosen again.
#[must_use]
pub fn chosen(event: &Event) -> Option<Chosen> {
    let field = event.target()?.dyn_into::<HtmlInputElement>().ok()?;
    let file = field.files()?.get(0)?;
    field.set_value("");
    Some(Chosen(file))
}

/// Whether a file is held over the page, and not some text of a page.
#[must_use]
pub fn is_held(event: &DragEvent) -> bool {
    event.data_transfer().is_some_and(|data| data.types().includes(&"Files".into(), 0))
}

/// The file that was let go over the page, if it was one.
#[must_use]
pub fn dropped(event: &DragEvent) -> Option<Chosen> {
    event.data_transfer()?.files()?.get(0).map(Chosen)
}

impl Chosen {
    /// Its name, without a folder.
    #[must_use]
    pub fn name(&self) -> String {
        self.0.name()
    }

    /// What is in it, as UTF-8; what is none becomes a sign that no checksum agrees with.
    pub async fn read(&self) -> Result<String, BadFile> {
        if self.0.size() > MOST_BYTES as f64 {
            return Err(BadFile::TooLarge);
        }
        let text = JsFuture::from(self.0.text()).await.map_err(|_| BadFile::Unreadable)?;
        text.as_string().ok_or(BadFile::Unreadable)
    }
}

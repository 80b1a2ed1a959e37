//! The files of the page for a package.

use super::{
    files,
    objects::{call, global, make},
    program::was_updated,
};
use js_sys::{Array, Uint8Array};
use leptos::prelude::window;
use sudoku_play::scorm::package::{LIST, NotPacked};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, BlobPropertyBag, Response};

/// Loads the list of files. The browser asks the server whether its copy is still the current one.
pub(crate) async fn list() -> Result<Vec<u8>, NotPacked> {
    told(arrived(LIST, "{\"cache\":\"no-cache\"}").await).await
}

/// Loads a file from beside the page. The browser compares it with the digest, and asks the server for it if its copy is
/// another.
pub(crate) async fn file(name: &str, digest: &str) -> Result<Vec<u8>, NotPacked> {
    let copy = arrived(name, &format!("{{\"integrity\":\"{digest}\"}}")).await;
    let arrived = match copy {
        Some(copy) => Some(copy),
        None => arrived(name, &format!("{{\"integrity\":\"{digest}\",\"cache\":\"reload\"}}")).await,
    };
    told(arrived).await
}

/// The bytes, or the reason why they are not there.
async fn told(arrived: Option<Vec<u8>>) -> Result<Vec<u8>, NotPacked> {
    match arrived {
        Some(bytes) => Ok(bytes),
        None if was_updated().await => Err(NotPacked::Updated),
        None => Err(NotPacked::Unreachable),
    }
}

/// Asks for a file, with the options of `fetch` in JSON.
async fn arrived(name: &str, how: &str) -> Option<Vec<u8>> {
    let how = call(&global("JSON")?, "parse", &[how.into()])?;
    let asked = window().fetch_with_str_and_init(name, how.unchecked_ref());
    let response: Response = JsFuture::from(asked).await.ok()?.unchecked_into();
    if !response.ok() {
        return None;
    }
    let bytes = JsFuture::from(response.array_buffer().ok()?).await.ok()?;
    Some(Uint8Array::new(&bytes).to_vec())
}

/// Compresses bytes by DEFLATE. `None` in a browser that can't.
pub(crate) async fn deflated(bytes: &[u8]) -> Option<Vec<u8>> {
    let packer = make("CompressionStream", &"deflate-raw".into())?;
    let stream = call(blob(bytes)?.as_ref(), "stream", &[])?;
    let packed = call(&stream, "pipeThrough", &[packer])?;
    let packed: Response = make("Response", &packed)?.unchecked_into();
    let packed = JsFuture::from(packed.array_buffer().ok()?).await.ok()?;
    Some(Uint8Array::new(&packed).to_vec())
}

/// Offers a package as a download. Returns whether the browser accepted it.
pub(crate) fn download(name: &str, package: &[u8]) -> bool {
    blob(package).is_some_and(|blob| files::hand_over(name, &blob).is_ok())
}

/// Bytes as a browser blob.
fn blob(bytes: &[u8]) -> Option<Blob> {
    let kind = BlobPropertyBag::new();
    kind.set_type("application/zip");
    // The function is named for texts, and takes bytes as well.
    Blob::new_with_str_sequence_and_options(&Array::of1(&Uint8Array::from(bytes)), &kind).ok()
}

//! Photographs: decoded from files, taken by the camera, and drawn.

use super::{camera::drawn, dom::window, files::Chosen};
use js_sys::{Object, Reflect};
use leptos::ev::ClipboardEvent;
use sudoku_core::qr::Greys;
use sudoku_play::{
    features::photo::header::{HEAD_BYTES, inspect},
    messages::PictureError,
};
use wasm_bindgen::{Clamped, JsCast, JsValue, prelude::wasm_bindgen};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    Blob, CanvasRenderingContext2d, DomException, HtmlCanvasElement, HtmlImageElement, HtmlVideoElement,
    ImageData, MediaStream, MediaStreamConstraints, MediaStreamTrack,
};

/// The most pixels of a picture that goes to the reader: enough for a page with a small puzzle, and read in a second.
const MOST_READ: f64 = 2_000_000.0;

/// The wanted width of the camera's pictures, in pixels.
const CAMERA_WIDTH: u32 = 1920;

#[wasm_bindgen]
extern "C" {
    /// A decoded picture of the browser. A canvas draws it as it draws an image.
    #[wasm_bindgen(extends = HtmlImageElement)]
    type ImageBitmap;

    #[wasm_bindgen(method, getter)]
    fn width(this: &ImageBitmap) -> u32;

    #[wasm_bindgen(method, getter)]
    fn height(this: &ImageBitmap) -> u32;

    /// Frees its memory.
    #[wasm_bindgen(method)]
    fn close(this: &ImageBitmap);

    /// Decodes a picture, upright as its file says.
    #[wasm_bindgen(catch, js_name = createImageBitmap)]
    async fn decoded(file: &Blob) -> Result<JsValue, JsValue>;
}

/// The picture in a file, upright as the file says, and shrunk to at most two megapixels.
pub(crate) async fn open(file: &Chosen) -> Result<Greys, PictureError> {
    let head = file.part(0, file.size().min(HEAD_BYTES)).await.map_err(|_| PictureError::Unreadable)?;
    let broken = inspect(&head)?;
    decode(file).await.ok_or(broken)
}

async fn decode(file: &Chosen) -> Option<Greys> {
    let picture: ImageBitmap = decoded(file.blob()).await.ok()?.unchecked_into();
    let read = shrunk(picture.width(), picture.height(), |context, width, height| {
        context.draw_image_with_html_image_element_and_dw_and_dh(&picture, 0.0, 0.0, width, height)
    });
    picture.close();
    read
}

/// The brightness of a picture of that size, which is drawn smaller if it is large.
fn shrunk(
    width: u32,
    height: u32,
    draw: impl FnOnce(&CanvasRenderingContext2d, f64, f64) -> Result<(), JsValue>,
) -> Option<Greys> {
    let pixels = f64::from(width) * f64::from(height);
    drawn(width, height, (MOST_READ / pixels.max(1.0)).sqrt().min(1.0), draw)
}

/// The file among pasted data, if it is one.
#[must_use]
pub(crate) fn pasted(event: &ClipboardEvent) -> Option<Chosen> {
    super::files::of(&event.clipboard_data()?)
}

/// A camera whose picture is on show. It stops when this is dropped.
pub(crate) struct Viewer {
    stream: MediaStream,
    video: HtmlVideoElement,
}

impl Viewer {
    /// Starts the camera at the back, where there are two, and shows its pictures in the element.
    pub(crate) async fn start(video: HtmlVideoElement) -> Result<Self, PictureError> {
        let asked = MediaStreamConstraints::new();
        let wanted = Object::new();
        let set = |name: &str, value: JsValue| Reflect::set(&wanted, &name.into(), &value);
        _ = set("facingMode", "environment".into());
        _ = set("width", CAMERA_WIDTH.into());
        asked.set_video(&wanted);
        let devices = window().navigator().media_devices().map_err(|_| PictureError::NoCamera)?;
        let started = devices.get_user_media_with_constraints(&asked).map_err(|_| PictureError::NoCamera)?;
        let stream = JsFuture::from(started).await.map_err(|error| {
            let refused =
                error.dyn_into::<DomException>().is_ok_and(|error| error.name() == "NotAllowedError");
            if refused { PictureError::CameraRefused } else { PictureError::NoCamera }
        })?;
        let started = Self { stream: stream.unchecked_into(), video };
        started.video.set_src_object(Some(&started.stream));
        let playing = started.video.play().map_err(|_| PictureError::NoCamera)?;
        JsFuture::from(playing).await.map_err(|_| PictureError::NoCamera)?;
        Ok(started)
    }

    /// The picture on show.
    pub(crate) fn take(&self) -> Result<Greys, PictureError> {
        shrunk(self.video.video_width(), self.video.video_height(), |context, width, height| {
            context.draw_image_with_html_video_element_and_dw_and_dh(&self.video, 0.0, 0.0, width, height)
        })
        .ok_or(PictureError::NoCamera)
    }
}

impl Drop for Viewer {
    fn drop(&mut self) {
        for track in self.stream.get_tracks() {
            track.unchecked_into::<MediaStreamTrack>().stop();
        }
    }
}

/// Draws a picture into a canvas, which gets its size.
pub(crate) fn paint(canvas: &HtmlCanvasElement, picture: &Greys) {
    let height = picture.pixels.len().checked_div(picture.width as usize).unwrap_or(0);
    canvas.set_width(picture.width);
    canvas.set_height(height as u32);
    let colours: Vec<u8> = picture.pixels.iter().flat_map(|&grey| [grey, grey, grey, u8::MAX]).collect();
    let data = ImageData::new_with_u8_clamped_array(Clamped(&colours), picture.width);
    let context = canvas.get_context("2d").ok().flatten();
    if let (Ok(data), Some(context)) = (data, context) {
        _ = context.unchecked_into::<CanvasRenderingContext2d>().put_image_data(&data, 0.0, 0.0);
    }
}

//! Pictures for codes: from the camera, and from files.

use super::files::Chosen;
use gloo_timers::callback::Interval;
use js_sys::{Object, Reflect};
use leptos::prelude::document;
use sudoku_core::qr::Greys;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    CanvasRenderingContext2d, HtmlCanvasElement, HtmlImageElement, HtmlVideoElement, MediaStream,
    MediaStreamConstraints, MediaStreamTrack, Url,
};

/// The longer side of a picture, in pixels: enough for the largest code, and quick to search.
const SIDE: f64 = 1000.0;

/// The time between two pictures of the camera, in milliseconds.
const EVERY: u32 = 300;

/// A camera at work. It stops when this is dropped.
pub(crate) struct Camera {
    stream: MediaStream,
    _taking: Interval,
}

impl Camera {
    /// Starts the camera, shows its pictures in the element, and passes one after another on. `None` without a
    /// camera, or if the player refuses.
    pub(crate) async fn start(video: HtmlVideoElement, take: impl Fn(Greys) + 'static) -> Option<Self> {
        let asked = MediaStreamConstraints::new();
        let wanted = Object::new();
        // The camera at the back, where there are two.
        Reflect::set(&wanted, &"facingMode".into(), &"environment".into()).ok()?;
        asked.set_video(&wanted);
        let devices = super::dom::window().navigator().media_devices().ok()?;
        let stream: MediaStream = JsFuture::from(devices.get_user_media_with_constraints(&asked).ok()?)
            .await
            .ok()?
            .dyn_into()
            .ok()?;
        video.set_src_object(Some(&stream));
        let playing = video.play().ok()?;
        let started = Self {
            stream,
            _taking: Interval::new(EVERY, move || {
                let (width, height) = (video.video_width(), video.video_height());
                let draw = |context: &CanvasRenderingContext2d, width: f64, height: f64| {
                    context.draw_image_with_html_video_element_and_dw_and_dh(&video, 0.0, 0.0, width, height)
                };
                if let Some(picture) = greys(width, height, draw) {
                    take(picture);
                }
            }),
        };
        JsFuture::from(playing).await.ok()?;
        Some(started)
    }
}

impl Drop for Camera {
    fn drop(&mut self) {
        for track in self.stream.get_tracks() {
            track.unchecked_into::<MediaStreamTrack>().stop();
        }
    }
}

/// The picture in a file; `None` if the browser can't read it.
pub(crate) async fn picture(file: &Chosen) -> Option<Greys> {
    let address = Url::create_object_url_with_blob(file.blob()).ok()?;
    let image = HtmlImageElement::new().ok()?;
    image.set_src(&address);
    let loaded = JsFuture::from(image.decode()).await;
    let drawn = loaded.ok().and_then(|_| {
        greys(image.natural_width(), image.natural_height(), |context, width, height| {
            context.draw_image_with_html_image_element_and_dw_and_dh(&image, 0.0, 0.0, width, height)
        })
    });
    _ = Url::revoke_object_url(&address);
    drawn
}

/// The brightness of a picture of that size, which is drawn smaller if it is large.
fn greys(
    width: u32,
    height: u32,
    draw: impl FnOnce(&CanvasRenderingContext2d, f64, f64) -> Result<(), JsValue>,
) -> Option<Greys> {
    drawn(width, height, (SIDE / f64::from(width.max(height))).min(1.0), draw)
}

/// The brightness of a picture of that size, drawn at a scale.
pub(super) fn drawn(
    width: u32,
    height: u32,
    scale: f64,
    draw: impl FnOnce(&CanvasRenderingContext2d, f64, f64) -> Result<(), JsValue>,
) -> Option<Greys> {
    let (width, height) = (f64::from(width), f64::from(height));
    let (width, height) = ((width * scale).floor(), (height * scale).floor());
    if width < 1.0 || height < 1.0 {
        return None;
    }
    let canvas: HtmlCanvasElement = document().create_element("canvas").ok()?.unchecked_into();
    canvas.set_width(width as u32);
    canvas.set_height(height as u32);
    let context: CanvasRenderingContext2d = canvas.get_context("2d").ok()??.unchecked_into();
    // A transparent picture is on white paper.
    context.set_fill_style_str("white");
    context.fill_rect(0.0, 0.0, width, height);
    draw(&context, width, height).ok()?;
    let colours = context.get_image_data(0.0, 0.0, width, height).ok()?.data();
    // Red, green, blue and opacity of each pixel; green weighs most in the eye.
    let pixels = colours.chunks_exact(4).map(|pixel| match pixel {
        &[red, green, blue, _] => ((u16::from(red) + 2 * u16::from(green) + u16::from(blue)) / 4) as u8,
        _ => u8::MAX,
    });
    Some(Greys { width: width as u32, pixels: pixels.collect() })
}

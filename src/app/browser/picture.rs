//! Pictures: the browser draws an SVG on a canvas and encodes it as PNG, which any program can show.

use super::files;
use js_sys::{Function, Promise};
use leptos::prelude::document;
use wasm_bindgen::{JsCast, JsValue, prelude::Closure};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, CanvasRenderingContext2d, HtmlCanvasElement, HtmlImageElement, Url};

/// Saves an SVG as a PNG with that side, in pixels, under that name. Returns whether the browser did.
pub(crate) async fn save_png(name: &str, svg: &str, side: u32) -> bool {
    match png(svg, side).await {
        Ok(png) => files::hand_over(name, &png).is_ok(),
        Err(_) => false,
    }
}

async fn png(svg: &str, side: u32) -> Result<Blob, JsValue> {
    let address = Url::create_object_url_with_blob(&files::blob("image/svg+xml", &[svg.to_owned()])?)?;
    let image = HtmlImageElement::new()?;
    image.set_src(&address);
    let loaded = JsFuture::from(image.decode()).await;
    let canvas: HtmlCanvasElement = document().create_element("canvas")?.unchecked_into();
    canvas.set_width(side);
    canvas.set_height(side);
    let context =
        canvas.get_context("2d")?.ok_or(JsValue::NULL)?.unchecked_into::<CanvasRenderingContext2d>();
    let side = f64::from(side);
    let drawn = loaded
        .and_then(|_| context.draw_image_with_html_image_element_and_dw_and_dh(&image, 0.0, 0.0, side, side));
    Url::revoke_object_url(&address)?;
    drawn?;
    let made = Promise::new(&mut |resolve: Function, reject: Function| {
        // The canvas answers null if it can't encode.
        let told = Closure::once_into_js(move |blob: JsValue| _ = resolve.call1(&JsValue::NULL, &blob));
        if let Err(fault) = canvas.to_blob(told.unchecked_ref()) {
            let _ = reject.call1(&JsValue::NULL, &fault);
        }
    });
    JsFuture::from(made).await?.dyn_into()
}

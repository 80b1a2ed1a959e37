//! The sizes of elements.

use wasm_bindgen::{JsCast, prelude::Closure};

/// Reports an element's size until it is dropped.
pub(crate) struct Watch {
    observer: web_sys::ResizeObserver,
    _told: Closure<dyn FnMut(js_sys::Array)>,
}

impl Drop for Watch {
    fn drop(&mut self) {
        self.observer.disconnect();
    }
}

/// Calls `told` with an element's inner width, in pixels, whenever its size changes.
#[must_use]
pub(crate) fn on_resize(element: &web_sys::Element, mut told: impl FnMut(f64) + 'static) -> Option<Watch> {
    let told = Closure::<dyn FnMut(js_sys::Array)>::new(move |entries: js_sys::Array| {
        if let Ok(entry) = entries.get(0).dyn_into::<web_sys::ResizeObserverEntry>() {
            told(entry.content_rect().width());
        }
    });
    let observer = web_sys::ResizeObserver::new(told.as_ref().unchecked_ref()).ok()?;
    observer.observe(element);
    Some(Watch { observer, _told: told })
}

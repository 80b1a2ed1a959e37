//! What keeps the page in the browser, for when there is no network: the service worker that a release has beside
//! it, which keeps one version whole and lets the next one wait.

use super::dom::{self, window};
use gloo_timers::future::TimeoutFuture;
use leptos::{prelude::document, task::spawn_local};
use std::{cell::Cell, rc::Rc};
use wasm_bindgen::{JsCast, JsValue, prelude::Closure};
use wasm_bindgen_futures::JsFuture;
use web_sys::{ServiceWorker, ServiceWorkerContainer, ServiceWorkerRegistration, ServiceWorkerState};

/// What the service worker of a release understands as its turn.
const TAKE_OVER: &str = "take over";

/// How long the newer version may take to have its turn, in milliseconds.
const TURN: u32 = 3000;

/// How long ago a server was last asked for a newer version when it is asked again, in milliseconds.
const ASKED_LONG_AGO: f64 = 3_600_000.0;

/// Has the browser keep this version, and says when a newer one is kept whole and waits for its turn. Builds in the
/// making have nothing that keeps them.
pub(crate) fn keep(newer: impl Fn() + 'static) {
    spawn_local(async move {
        // A browser that keeps nothing, or may not, has the page as long as there is a network.
        if let Some(registration) = register().await {
            watch(registration, Rc::new(newer));
        }
    });
}

/// Reloads the page, in the newer version if one waits.
pub(crate) fn renew() {
    spawn_local(async {
        if let Some((container, waiting)) = waiting().await {
            let turned = Closure::<dyn FnMut()>::new(dom::reload).into_js_value();
            container.set_oncontrollerchange(Some(turned.unchecked_ref()));
            if waiting.post_message(&JsValue::from_str(TAKE_OVER)).is_ok() {
                TimeoutFuture::new(TURN).await;
            }
        }
        dom::reload();
    });
}

async fn register() -> Option<ServiceWorkerRegistration> {
    let script = document().query_selector("script[data-keeper]").ok()??.get_attribute("data-keeper")?;
    registration(&container()?.register(&script)).await
}

async fn registration(promised: &js_sys::Promise) -> Option<ServiceWorkerRegistration> {
    JsFuture::from(promised.clone()).await.ok()?.dyn_into().ok()
}

async fn waiting() -> Option<(ServiceWorkerContainer, ServiceWorker)> {
    let container = container()?;
    let waiting = registration(&container.get_registration()).await?.waiting()?;
    Some((container, waiting))
}

/// None where the browser has no such thing, as without encryption.
fn container() -> Option<ServiceWorkerContainer> {
    let container = window().navigator().service_worker();
    (!AsRef::<JsValue>::as_ref(&container).is_undefined()).then_some(container)
}

/// Whether this page is served by what is kept. Before that, what is kept is this very version.
fn is_kept() -> bool {
    container().is_some_and(|container| container.controller().is_some())
}

fn watch(registration: ServiceWorkerRegistration, newer: Rc<dyn Fn()>) {
    if registration.waiting().is_some() && is_kept() {
        newer();
    }
    let coming = {
        let registration = registration.clone();
        move || {
            let Some(worker) = registration.installing() else { return };
            let (seen, newer) = (worker.clone(), Rc::clone(&newer));
            let changed = Closure::<dyn FnMut()>::new(move || {
                if seen.state() == ServiceWorkerState::Installed && is_kept() {
                    newer();
                }
            });
            worker.set_onstatechange(Some(changed.into_js_value().unchecked_ref()));
        }
    };
    // One may be on its way already.
    coming();
    let coming = Closure::<dyn FnMut()>::new(coming).into_js_value();
    registration.set_onupdatefound(Some(coming.unchecked_ref()));
    // The browser looks for a newer version whenever the page opens, but a page may stay open for weeks.
    let asked = Cell::new(js_sys::Date::now());
    let seen = Closure::<dyn FnMut()>::new(move || {
        let now = js_sys::Date::now();
        if dom::is_visible() && now - asked.replace(now) >= ASKED_LONG_AGO {
            // Without a network there is none.
            _ = registration.update();
        }
    });
    _ = document().add_event_listener_with_callback("visibilitychange", seen.into_js_value().unchecked_ref());
}

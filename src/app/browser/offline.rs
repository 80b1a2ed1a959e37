//! Keeping the page available offline: a release has a service worker that stores one whole version and lets
//! the next one wait.

use super::dom::{self, window};
use gloo_timers::future::TimeoutFuture;
use leptos::{prelude::document, task::spawn_local};
use std::{cell::Cell, rc::Rc};
use wasm_bindgen::{JsCast, JsValue, prelude::Closure};
use wasm_bindgen_futures::JsFuture;
use web_sys::{ServiceWorker, ServiceWorkerContainer, ServiceWorkerRegistration, ServiceWorkerState};

/// The message that makes a release's service worker take over.
const TAKE_OVER: &str = "take over";

/// How long the newer version may take to take over, in milliseconds.
const TURN: u32 = 3000;

/// The least time between two checks for a newer version, in milliseconds.
const ASKED_LONG_AGO: f64 = 3_600_000.0;

/// Has the browser store this version, and calls `newer` when a newer one is stored whole and waiting.
/// Development builds have no service worker.
pub(crate) fn keep(newer: impl Fn() + 'static) {
    spawn_local(async move {
        // Asked before any service worker can take this page over.
        let served = is_kept();
        // A browser that stores nothing has the page only while there is a network.
        if let Some(registration) = register().await {
            watch(registration, served, Rc::new(newer));
        }
    });
}

/// Reloads the page, in the newer version if one is waiting.
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

/// `None` without service workers, as without encryption.
fn container() -> Option<ServiceWorkerContainer> {
    let container = window().navigator().service_worker();
    (!AsRef::<JsValue>::as_ref(&container).is_undefined()).then_some(container)
}

/// Whether a service worker serves this page.
fn is_kept() -> bool {
    container().is_some_and(|container| container.controller().is_some())
}

/// `served` says whether a stored version had been serving the page before it registered.
fn watch(registration: ServiceWorkerRegistration, served: bool, newer: Rc<dyn Fn()>) {
    if served && registration.waiting().is_some() {
        newer();
    }
    // A page from the network brings its own version with it. That one may serve the page before the page hears
    // that it is stored, so only the worker itself tells it from a newer one.
    let own = if served { None } else { registration.installing() };
    let coming = {
        let registration = registration.clone();
        move || {
            let Some(worker) = registration.installing().filter(|worker| own.as_ref() != Some(worker)) else {
                return;
            };
            let (seen, newer) = (worker.clone(), Rc::clone(&newer));
            let changed = Closure::<dyn FnMut()>::new(move || {
                if seen.state() == ServiceWorkerState::Installed {
                    newer();
                }
            });
            worker.set_onstatechange(Some(changed.into_js_value().unchecked_ref()));
        }
    };
    // A version may be on its way already.
    coming();
    let coming = Closure::<dyn FnMut()>::new(coming).into_js_value();
    registration.set_onupdatefound(Some(coming.unchecked_ref()));
    // The browser looks for a newer version at each load, but a page may stay open for weeks.
    let asked = Cell::new(js_sys::Date::now());
    let seen = Closure::<dyn FnMut()>::new(move || {
        let now = js_sys::Date::now();
        if dom::is_visible() && now - asked.replace(now) >= ASKED_LONG_AGO {
            // Without a network there isn't one.
            _ = registration.update();
        }
    });
    _ = document().add_event_listener_with_callback("visibilitychange", seen.into_js_value().unchecked_ref());
}

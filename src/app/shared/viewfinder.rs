//! The camera: its pictures are read while they are shown.

use super::fields::Fault;
use crate::app::{browser::camera::Camera, text::later};
use leptos::{html, prelude::*};
use sudoku_core::qr::Greys;

/// A button that starts the camera and stops it, and its pictures.
#[component]
pub(crate) fn Viewfinder(
    /// Takes one picture after another.
    take: Callback<Greys>,
) -> impl IntoView {
    let words = &later().handover;
    let on = RwSignal::new(false);
    view! {
        <button class="button" id="camera" type="button" on:click=move |_| on.update(|on| *on = !*on)>
            {move || if on.get() { words.camera_stop() } else { words.camera() }}
        </button>
        {move || on.get().then(|| view! { <Pictures take /> })}
    }
}

#[component]
fn Pictures(take: Callback<Greys>) -> impl IntoView {
    let words = &later().handover;
    let looks = words.camera_looks();
    let video = NodeRef::<html::Video>::new();
    let fails = RwSignal::new(false);
    // The camera stops with this view, also if it starts only after that.
    let camera = StoredValue::new_local(None);
    Effect::new(move |_| {
        let Some(video) = video.get() else { return };
        leptos::task::spawn_local(async move {
            let started = Camera::start(video, move |picture| take.run(picture)).await;
            _ = fails.try_set(started.is_none());
            _ = camera.try_set_value(started);
        });
    });
    on_cleanup(move || camera.set_value(None));
    move || {
        if fails.get() {
            return view! { <Fault said=words.camera_fails().to_owned() /> }.into_any();
        }
        view! {
            <div class="viewfinder">
                <p>{looks}</p>
                <video node_ref=video muted playsinline aria-label=looks></video>
            </div>
        }
        .into_any()
    }
}

//! The foot of the dialog for a new puzzle: its buttons, or the progress with a cancel button.

use super::Way;
use crate::app::{
    browser::focus,
    shared::{door::Door, fields::Busy, sizes::change_form},
    store::Store,
    text::later,
};
use leptos::prelude::*;
use sudoku_play::{messages::PageMsg, ui::Dialog, work::Purpose};

/// The buttons, or the progress with a cancel button.
#[component]
fn Working(
    /// The id of the button that gets the focus back from the cancel button.
    #[prop(into)]
    back: Signal<String>,
    children: ChildrenFn,
) -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().dialog;
    let job = Memo::new(move |_| {
        store.dialog().with(|view| view.job.as_ref().filter(|job| job.purpose == Purpose::Make).cloned())
    });
    let making = Memo::new(move |_| job.get().is_some());
    // The pressed button gives way to the other.
    Effect::new(move |before: Option<bool>| {
        let making = making.get();
        if before.is_some_and(|before| before != making) {
            focus::id(if making { "cancel-making".to_owned() } else { back.get_untracked() });
        }
        making
    });
    let shape = move || {
        job.get().map_or_else(|| store.dialog().with(|view| view.puzzle_form.shape.clone()), |job| job.shape)
    };
    let progress = move || job.get().and_then(|job| job.progress);
    let said = move || match progress() {
        // For a puzzle made to measure, show the limit of boards and the nearest result.
        Some(progress) if progress.attempts != 0 => later().making.making(&shape(), progress),
        progress => words.progress(&shape(), progress),
    };
    view! {
        <footer class="dialog-foot">
            <Show when=move || making.get() fallback=move || children()>
                <Busy said=Signal::derive(said) share=Signal::derive(progress) cancel="cancel-making" />
            </Show>
        </footer>
    }
}

/// The button to make the puzzle, after further ones.
#[component]
pub(super) fn MakeFoot(
    press: Callback<()>,
    /// The button's label.
    #[prop(into)]
    name: Signal<&'static str>,
    /// Whether the button is disabled.
    #[prop(optional, into)]
    off: Signal<bool>,
    /// Whether the magazine can have many such puzzles.
    #[prop(optional)]
    many: bool,
) -> impl IntoView {
    let store = expect_context::<Store>();
    let several = move |_| {
        change_form(store, |form| form.custom = true);
        store.send(PageMsg::Open(Dialog::Magazine));
    };
    view! {
        <Working back="make".to_owned()>
            {many
                .then(|| {
                    view! {
                        <button class="button quiet" type="button" id="many" on:click=several>
                            {later().magazine.several()}
                        </button>
                    }
                })}
            <button
                class="button primary"
                type="button"
                id="make"
                autofocus
                disabled=move || off.get()
                on:click=move |_| press.run(())
            >
                {name}
            </button>
        </Working>
    }
}

/// The doors from a way to others.
#[component]
pub(super) fn Doors(way: RwSignal<Way>) -> impl IntoView {
    let store = expect_context::<Store>();
    let here = way.get_untracked();
    let doors: &[Way] = match here {
        Way::Sheet => &[Way::More, Way::Enter],
        Way::More => &[Way::Custom],
        Way::Today | Way::Custom | Way::Enter => &[],
    };
    let door = move |this: Way| {
        let press = move |_| {
            way.set(this);
            focus::id(if this == Way::Enter { "paste-field" } else { "back" });
        };
        view! {
            <button class="button" type="button" id=this.door() on:click=press>
                {this.name()}
            </button>
        }
    };
    view! {
        <Working back=Signal::derive(move || {
            store.dialog().with(|view| format!("level-{}", view.puzzle_form.level.slug()))
        })>
            <div class="doors">
                {doors.iter().map(|&this| door(this)).collect_view()}
                {(here == Way::Sheet).then(|| view! {
                    <Door id="door-print" dialog=Dialog::Magazine name=later().making.print() />
                })}
            </div>
        </Working>
    }
}

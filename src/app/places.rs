//! The places of the page: a row for each, and the tabs that turn to them.

use super::{
    browser::focus,
    shared::{
        icons::{BOOK, DIGIT, Drawing, Icon, NEW, STAIRS},
        live,
    },
    store::Store,
    text::text,
};
use leptos::{ev, prelude::*};
use sudoku_play::{
    messages::PageMsg,
    ui::{Dialog, Panel},
    view::PlayView,
};

/// A place on the page.
#[derive(Debug)]
pub(super) struct Place {
    panel: Panel,
    /// Its name in the style.
    pub(super) name: &'static str,
    /// The icon on its tab.
    icon: Drawing,
    /// The name of its tab in the document.
    pub(super) tab: &'static str,
    /// The name of its panel in the document.
    pub(super) controls: &'static str,
}

/// The places, in the order of their tabs.
const PLACES: [Place; Panel::ALL.len()] = [
    Place { panel: Panel::Play, name: "play", icon: DIGIT, tab: "tab-play", controls: "panel-play" },
    Place { panel: Panel::Solve, name: "step", icon: STAIRS, tab: "tab-step", controls: "panel-step" },
    Place { panel: Panel::Learn, name: "learn", icon: BOOK, tab: "tab-learn", controls: "panel-learn" },
    Place { panel: Panel::New, name: "new", icon: NEW, tab: "tab-new", controls: "panel-new" },
];

/// The row of a place.
pub(super) fn of(panel: Panel) -> &'static Place {
    &PLACES[panel as usize]
}

/// The row of the place that is a dialog of the browser; none for a dialog above everything.
pub(super) fn of_dialog(dialog: Dialog) -> Option<&'static Place> {
    PLACES.iter().find(|place| place.panel.dialog() == Some(dialog))
}

/// The tabs of the places. They stay where they are in all of them.
#[component]
pub(super) fn Tabs() -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &text().head;
    let answered = Memo::new(move |_| store.tools().with(PlayView::is_answered));
    let tab = move |place: &'static Place| {
        let selected = move || store.panel().get() == place.panel;
        view! {
            <button
                class="tab"
                role="tab"
                type="button"
                id=place.tab
                aria-controls=live::words(move || (place.panel.lies_over() || !answered.get()).then_some(place.controls))
                aria-selected=live::words(move || selected().to_string())
                tabindex=live::words(move || if selected() { "0" } else { "-1" })
                on:click=move |_| store.send(PageMsg::Show(place.panel))
            >
                <Icon icon=place.icon />
                {words.face(place.panel)}
            </button>
        }
    };
    let turned = move |event: ev::KeyboardEvent| {
        let by = match event.key().as_str() {
            "ArrowLeft" => PLACES.len() - 1,
            "ArrowRight" => 1,
            _ => return,
        };
        event.prevent_default();
        let other = &PLACES[(store.panel().get_untracked() as usize + by) % PLACES.len()];
        store.send(PageMsg::Show(other.panel));
        focus::id(other.tab);
    };
    view! {
        <div class="tabs places" role="tablist" aria-label=words.mode() on:keydown=turned>
            {PLACES.iter().map(tab).collect_view()}
        </div>
    }
}

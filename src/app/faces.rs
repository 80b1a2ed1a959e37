//! The places of the page: a row for each, the tabs that turn to them, and the panel beside the board.

use super::{
    board::controls::PlayPanel,
    browser::{focus, keyboard},
    dialogs::Modal,
    parts::Lesson,
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
    taught::HintForm,
    ui::{Dialog, Panel},
};

/// A place on the page.
#[derive(Debug)]
pub(super) struct Face {
    panel: Panel,
    /// Its name in the style.
    pub(super) name: &'static str,
    /// The icon on its tab.
    icon: Drawing,
    /// The name of its tab in the document.
    pub(super) tab: &'static str,
    /// The name of its panel in the document.
    pub(super) controls: &'static str,
    /// The way its panel comes.
    comes: Comes,
}

/// The part of the download with a panel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Comes {
    /// With the board.
    First,
    /// With the school.
    School(Lesson),
    /// With the desk.
    Desk(Dialog),
    /// With the desk, as a dialog of the browser, which leaves the tabs in reach.
    Framed(Dialog),
}

/// The places, in the order of their tabs.
const FACES: [Face; Panel::ALL.len()] = [
    Face {
        panel: Panel::Play,
        name: "play",
        icon: DIGIT,
        tab: "tab-play",
        controls: "panel-play",
        comes: Comes::First,
    },
    Face {
        panel: Panel::Solve,
        name: "step",
        icon: STAIRS,
        tab: "tab-step",
        controls: "panel-step",
        comes: Comes::School(Lesson::Solver),
    },
    Face {
        panel: Panel::Learn,
        name: "learn",
        icon: BOOK,
        tab: "tab-learn",
        controls: "panel-learn",
        comes: Comes::Desk(Dialog::Learn),
    },
    Face {
        panel: Panel::New,
        name: "new",
        icon: NEW,
        tab: "tab-new",
        controls: "panel-new",
        comes: Comes::Framed(Dialog::New),
    },
];

/// The row of a place.
pub(super) fn of(panel: Panel) -> &'static Face {
    &FACES[panel as usize]
}

/// The side of the board: an answer, if one is open, or else the panel of the place.
#[component]
pub(super) fn Side() -> impl IntoView {
    let store = expect_context::<Store>();
    let shown = Memo::new(move |_| {
        let (asking, hinting, finished) =
            store.tools().with(|tools| (tools.asking, tools.hinting, tools.finished));
        let panel = store.panel().get();
        if panel.lies_over() {
            of(panel).comes
        } else if panel == Panel::Play && finished && !asking {
            Comes::School(Lesson::Finish)
        } else if store.settings().with(|settings| settings.simple) {
            Comes::School(Lesson::Simple)
        } else if asking {
            Comes::School(Lesson::Why)
        } else if hinting == Some(HintForm::Card) {
            Comes::School(Lesson::Hint)
        } else {
            of(panel).comes
        }
    });
    // The pressed button may go with its panel, or be hidden with the tabs when a part arrives; then the board
    // takes the keyboard.
    Effect::new(move |_| {
        shown.track();
        store.symbols().track();
        store.parts().track();
        request_animation_frame(move || {
            if keyboard::are_lost() {
                focus::drawn_cell(store.cursor());
            }
        });
    });
    view! {
        <div class="side">
            {live::drawn(move || {
                // Their names are in its words and keys.
                store.symbols().track();
                match shown.get() {
                    Comes::First => view! { <PlayPanel /> }.into_any(),
                    Comes::School(lesson) => store.parts().lesson(store, lesson),
                    Comes::Desk(dialog) => store.parts().dialog(store, dialog),
                    Comes::Framed(dialog) => view! { <Modal dialog /> }.into_any(),
                }
            })}
        </div>
    }
}

/// The tabs of the places. They stay where they are in all of them.
#[component]
pub(super) fn Tabs() -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &text().head;
    let tab = move |face: &'static Face| {
        let selected = move || store.panel().get() == face.panel;
        view! {
            <button
                class="tab"
                role="tab"
                type="button"
                id=face.tab
                aria-controls=face.controls
                aria-selected=live::words(move || selected().to_string())
                tabindex=live::words(move || if selected() { "0" } else { "-1" })
                on:click=move |_| store.send(PageMsg::Show(face.panel))
            >
                <Icon icon=face.icon />
                {words.face(face.panel)}
            </button>
        }
    };
    let turned = move |event: ev::KeyboardEvent| {
        let by = match event.key().as_str() {
            "ArrowLeft" => FACES.len() - 1,
            "ArrowRight" => 1,
            _ => return,
        };
        event.prevent_default();
        let other = &FACES[(store.panel().get_untracked() as usize + by) % FACES.len()];
        store.send(PageMsg::Show(other.panel));
        focus::id(other.tab);
    };
    view! {
        <div class="tabs places" role="tablist" aria-label=words.mode on:keydown=turned>
            {FACES.iter().map(tab).collect_view()}
        </div>
    }
}

//! The panel beside the board.

use super::{
    board::controls::PlayPanel,
    browser::{focus, keyboard},
    dialogs::Modal,
    parts::Lesson,
    shared::live,
    store::Store,
};
use leptos::prelude::*;
use sudoku_play::{
    taught::HintForm,
    ui::{Dialog, Panel},
};

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

/// The way the panel of a place comes.
const fn comes(panel: Panel) -> Comes {
    match panel {
        Panel::Play => Comes::First,
        Panel::Solve => Comes::School(Lesson::Solver),
        Panel::Learn => Comes::Desk(Dialog::Learn),
        Panel::New => Comes::Framed(Dialog::New),
    }
}

/// The side of the board: an answer, if one is open, or else the panel of the place.
#[component]
pub(super) fn Side() -> impl IntoView {
    let store = expect_context::<Store>();
    let shown = Memo::new(move |_| {
        let (asking, hinting, finished) =
            store.tools().with(|tools| (tools.asking, tools.hinting, tools.finished));
        let panel = store.panel().get();
        let simple = store.settings().with(|settings| settings.simple);
        if panel.lies_over() {
            comes(panel)
        } else if (simple || panel == Panel::Play) && finished && !asking {
            Comes::School(Lesson::Finish)
        } else if simple {
            Comes::School(Lesson::Simple)
        } else if asking {
            Comes::School(Lesson::Why)
        } else if hinting == Some(HintForm::Card) {
            Comes::School(Lesson::Hint)
        } else {
            comes(panel)
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

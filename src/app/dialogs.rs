//! Dialogs: the browser's own, which keep the focus inside and give it back.

use super::{
    announcer::Announcer,
    browser::{keyboard, modal},
    features::{
        assignment::{AssignmentDialog, Race},
        cages::Combinations,
        class::ClassResults,
        deck::Lesson,
        editor::Editor,
        games::Games,
        handout::Handout,
        handover::HandoverDialog,
        keys::Keys,
        learn::Learn,
        magazine::Magazine,
        making::NewPuzzle,
        moments::Moments,
        pen::{PenBar, PenLayer},
        photo::PhotoDialog,
        rating::PuzzleFacts,
        review::Review,
        settings::PlayerSettings,
        share::Share,
        story::Story,
        texts::Puzzles,
        times::Times,
    },
    notice::NoticeBar,
    places,
    shared::{
        icons::{CLOSE, Icon},
        live,
    },
    store::Store,
    text::{later, text},
};
use leptos::{html, prelude::*};
use sudoku_play::{
    messages::{GameMsg, PageMsg},
    ui::Dialog,
};

/// All dialogs; at most one is open, and one under it.
#[component]
pub(crate) fn Dialogs() -> impl IntoView {
    // The others are places.
    let all = Dialog::ALL.into_iter().filter(|dialog| places::of_dialog(*dialog).is_none());
    all.map(|dialog| view! { <Modal dialog /> }).collect_view()
}

/// A dialog's size, as a class for the style.
const fn shape(dialog: Dialog) -> &'static str {
    match dialog {
        Dialog::New => "place",
        Dialog::Link | Dialog::Combinations | Dialog::Assignment | Dialog::Handover | Dialog::Help => "",
        Dialog::Solution | Dialog::Puzzle => "small",
        Dialog::Games
        | Dialog::Times
        | Dialog::Learn
        | Dialog::Deck
        | Dialog::Class
        | Dialog::Story
        | Dialog::Review
        | Dialog::Magazine
        | Dialog::Puzzles => "full",
        Dialog::Settings => "beside",
        Dialog::Moments | Dialog::Editor | Dialog::Photo => "wide",
    }
}

pub(crate) fn draw(dialog: Dialog) -> AnyView {
    match dialog {
        Dialog::New => view! { <NewPuzzle /> }.into_any(),
        Dialog::Story => view! { <Story /> }.into_any(),
        Dialog::Solution => view! { <Solution /> }.into_any(),
        Dialog::Link => view! { <Share race=view! { <Race /> }.into_any()><Handout /></Share> }.into_any(),
        Dialog::Puzzle => view! { <PuzzleFacts /> }.into_any(),
        Dialog::Help => view! { <Keys /> }.into_any(),
        Dialog::Learn => view! { <Learn /> }.into_any(),
        Dialog::Assignment => view! { <AssignmentDialog /> }.into_any(),
        Dialog::Class => view! { <ClassResults /> }.into_any(),
        Dialog::Handover => view! { <HandoverDialog /> }.into_any(),
        Dialog::Deck => {
            let pen = |shape| view! { <PenLayer shape on_slide=true /> }.into_any();
            view! { <Lesson pen bar=|| view! { <PenBar on_slide=true /> }.into_any() /> }.into_any()
        }
        Dialog::Games => view! { <Games /> }.into_any(),
        Dialog::Times => view! { <Times /> }.into_any(),
        Dialog::Settings => view! { <PlayerSettings /> }.into_any(),
        Dialog::Moments => view! { <Moments /> }.into_any(),
        Dialog::Review => view! { <Review /> }.into_any(),
        Dialog::Magazine => view! { <Magazine /> }.into_any(),
        Dialog::Puzzles => view! { <Puzzles /> }.into_any(),
        Dialog::Combinations => view! { <Combinations /> }.into_any(),
        Dialog::Editor => view! { <Editor /> }.into_any(),
        Dialog::Photo => view! { <PhotoDialog /> }.into_any(),
    }
}

/// One dialog. Its content exists only while it is open. A place is beside the tabs, and the others are above
/// everything.
#[component]
pub(super) fn Modal(dialog: Dialog) -> impl IntoView {
    let store = expect_context::<Store>();
    let title = text().titles.of_dialog(dialog);
    let place = places::of_dialog(dialog);
    let element = NodeRef::<html::Dialog>::new();
    let open = Memo::new(move |_| store.dialog().with(|view| view.open == Some(dialog)));
    // Learn, which a dialog led to, leads back to it as it was.
    let waits =
        Memo::new(move |_| store.dialog().with(|view| [view.open, view.under].contains(&Some(dialog))));
    Effect::new(move |_| {
        if let Some(element) = element.get() {
            modal::show(&element, open.get(), place.is_none());
        }
    });
    let id = format!("dialog-{}", dialog.slug());
    let labelled = place.map_or_else(|| id.clone(), |place| place.tab.to_owned());
    let close = move || {
        place.is_none().then(|| {
            view! {
                <button
                    class="icon-button"
                    type="button"
                    aria-label=text().head.close()
                    on:click=move |_| store.send(PageMsg::Dismiss)
                >
                    <Icon icon=CLOSE />
                </button>
            }
        })
    };
    view! {
        <dialog
            id=place.map(|place| place.controls)
            class=format!("dialog {}", shape(dialog))
            node_ref=element
            aria-labelledby=labelled
            // The browser closes one above everything on Escape; tell the session.
            on:keydown=move |event| {
                if place.is_some() && event.key() == "Escape" && !event.default_prevented() {
                    store.send(PageMsg::Dismiss);
                }
            }
            on:close=move |_| {
                if open.get_untracked() {
                    store.send(PageMsg::Dismiss);
                }
                // The browser restores the focus, unless the former element is hidden by now.
                if keyboard::nothing_has_focus() {
                    store.focus();
                }
            }
        >
            <header class="dialog-head">
                <h2 class="dialog-title" id=id>{title}</h2>
                {close}
            </header>
            {live::when(move || waits.get(), move || view! {
                <NoticeBar />
                {store.parts().dialog(store, dialog)}
                <Announcer id="announcer-inside" />
            })}
        </dialog>
    }
}

/// Asks for confirmation, as the player can't unsee a solution.
#[component]
fn Solution() -> impl IntoView {
    let store = expect_context::<Store>();
    let (sentence, fill, beside) =
        (later().dialog.solution_help(), later().dialog.solution_fill(), later().dialog.solution_beside());
    let counts = untrack(|| store.tools().with(|tools| tools.counts));
    let costs = counts.then_some(text().notices.ends_counting());
    view! {
        <div class="dialog-body">
            <p>{sentence} " " {costs}</p>
        </div>
        <footer class="dialog-foot">
            <button class="button quiet" type="button" autofocus on:click=move |_| store.send(PageMsg::Dismiss)>
                {later().dialog.cancel()}
            </button>
            <button class="button" type="button" on:click=move |_| store.send(GameMsg::ShowSolution(true))>
                {beside}
            </button>
            <button class="button primary" type="button" on:click=move |_| store.send(GameMsg::FillSolution)>
                {fill}
            </button>
        </footer>
    }
}

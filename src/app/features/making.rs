//! A new puzzle: today's, or a press on a level makes one. Doors lead to other rules and custom puzzles, and to those
//! that the player brings.

mod foot;
mod levels;
mod measure;
mod pattern;
mod seed;
mod today;
mod way;

use crate::app::shared::measures::measures_of;
use crate::app::{
    browser::{files, focus},
    shared::{
        door::Door,
        fields::LevelBars,
        icons::{FILE_IN, Icon, PREV},
    },
    storage::file::FileWork,
    store::Store,
    text::later,
};
use foot::MakeFoot;
use leptos::prelude::*;
use levels::Levels;
use measure::{Measures, outcome};
use sudoku_core::examples;
use sudoku_play::{
    messages::{PageMsg, TextMsg},
    ui::Dialog,
    work::Purpose,
};

/// The ways to a new puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    /// Today's, by size and level, and the doors to the others.
    Sheet,
    /// Those of today, by size and level.
    Today,
    /// By rules, size and level.
    More,
    Custom,
    /// From a text, a file, a photograph, or by hand.
    Enter,
}

impl Way {
    /// The id of its door.
    const fn door(self) -> &'static str {
        match self {
            Way::Sheet => "",
            Way::Today => "door-today",
            Way::More => "door-more",
            Way::Custom => "door-custom",
            Way::Enter => "door-enter",
        }
    }

    fn name(self) -> &'static str {
        let words = &later().making;
        let [more, custom, enter] = [words.door_more(), words.door_measure(), words.door_own()];
        match self {
            Way::Sheet => "",
            Way::Today => words.today_others(),
            Way::More => more,
            Way::Custom => custom,
            Way::Enter => enter,
        }
    }

    /// The way that led to it.
    const fn before(self) -> Self {
        match self {
            Way::Sheet | Way::Today | Way::More | Way::Enter => Way::Sheet,
            Way::Custom => Way::More,
        }
    }
}

#[component]
pub(crate) fn NewPuzzle() -> impl IntoView {
    let way = RwSignal::new(Way::Sheet);
    view! {
        {move || match way.get() {
            Way::Sheet => view! { <Levels way /> }.into_any(),
            Way::Today | Way::More => view! { <Back way /> <Levels way /> }.into_any(),
            Way::Custom => view! { <Back way /> <Measures /> }.into_any(),
            Way::Enter => view! { <Back way /> <Enter /> }.into_any(),
        }}
    }
}

/// The way's name, and the button back to the way before.
#[component]
fn Back(way: RwSignal<Way>) -> impl IntoView {
    let here = way.get_untracked();
    let back = move |_| {
        way.set(here.before());
        focus::id(here.door());
    };
    view! {
        <div class="way-head">
            <button class="button quiet" type="button" id="back" on:click=back>
                <Icon icon=PREV />
                {later().making.back()}
            </button>
            <h3 class="way-title">{here.name()}</h3>
        </div>
    }
}

/// A text pasted or typed, and the other ways to bring a puzzle.
#[component]
fn Enter() -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().dialog;
    let typed = RwSignal::new(String::new());
    // As for a text dropped on the page.
    let open = move |event| {
        if let Some(file) = files::chosen(&event) {
            store.parts().do_files(store, FileWork::Dropped(file));
        }
    };
    let refused = move || store.dialog().with(|view| view.refusal.is_some());
    let checking = move || {
        store.dialog().with(|view| view.job.as_ref().is_some_and(|job| job.purpose == Purpose::Paste))
    };
    view! {
        <div class="dialog-body">
            <label class="field">
                <span class="field-name">{words.paste()}</span>
                <textarea
                    class="input"
                    name="puzzle"
                    id="paste-field"
                    rows="6"
                    spellcheck="false"
                    autocomplete="off"
                    autofocus
                    aria-invalid=move || refused().to_string()
                    on:input=move |event| typed.set(event_target_value(&event))
                ></textarea>
                <span class="field-help">{words.paste_help()}</span>
            </label>
            <p class="asked">
                <label class="button file-button">
                    <Icon icon=FILE_IN />
                    {words.open_file()}
                    <input type="file" name="puzzle-file" on:change=open />
                </label>
                <Door dialog=Dialog::Photo name=later().photo.open() />
                <Door dialog=Dialog::Editor name=later().editor.open() />
                <Several />
            </p>
            <details class="more-options" id="examples">
                <summary>{later().making.examples()}</summary>
                <Examples />
            </details>
            <div role="status">
                {move || outcome(store)} {move || checking().then(|| view! { <p class="verdict">{words.checking()}</p> })}
            </div>
        </div>
        <MakeFoot
            press=Callback::new(move |()| store.send(TextMsg::Paste(typed.get_untracked())))
            name=Signal::derive(move || words.play_it())
            off=Signal::derive(checking)
        />
    }
}

/// Opens the list of the latest text, if it has further puzzles to choose from.
#[component]
fn Several() -> impl IntoView {
    let store = expect_context::<Store>();
    let several =
        Memo::new(move |_| store.making().with(|making| making.as_ref().and_then(|making| making.several)));
    let open = move |_| store.send(PageMsg::Open(Dialog::Puzzles));
    move || {
        several.get().map(|of| {
            view! {
                <button class="button" type="button" data-opens="puzzles" on:click=open>
                    {later().texts.open(of)}
                </button>
            }
        })
    }
}

/// The built-in examples.
#[component]
fn Examples() -> impl IntoView {
    let store = expect_context::<Store>();
    let picks = examples::ALL.iter().enumerate().map(|(index, example)| {
        let (name, said) = later().dialog.example(example);
        view! {
            <li>
                <button class="pick" type="button" on:click=move |_| store.send(TextMsg::Example(index))>
                    <span class="mini-board" {..measures_of(example.shape)} data-density=example.shape.density().slug() aria-hidden="true"></span>
                    <span class="pick-name">{name}</span>
                    <LevelBars level=example.level />
                    <span class="pick-text">{said}</span>
                </button>
            </li>
        }
    });
    view! { <ul class="picks">{picks.collect_view()}</ul> }
}

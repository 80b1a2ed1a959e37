//! A new puzzle: made, pasted, or one of the examples.

mod fields;
mod foot;
mod measure;
mod pattern;
mod way;

use crate::app::{
    browser::{files, focus},
    shared::{
        fields::LevelBars,
        icons::{FILE_IN, Icon},
    },
    storage::file::FileWork,
    store::Store,
    text::{later, text},
};
use fields::{HowMany, SeedField, Sizes, change_form};
use foot::MakeFoot;
use leptos::{ev, prelude::*};
use measure::{Measures, outcome};
use sudoku_core::{Symmetry, examples, generate::Filling, level::Level};
use sudoku_play::{
    session::{MakeMsg, PageMsg, Purpose, TextMsg},
    ui::{Dialog, PuzzleForm},
};

/// The ways to a new puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    Make,
    Measure,
    Paste,
    Example,
}

impl Way {
    const ALL: [Way; 4] = [Way::Make, Way::Measure, Way::Paste, Way::Example];

    /// The id of its tab.
    const fn id(self) -> &'static str {
        match self {
            Way::Make => "tab-make",
            Way::Measure => "tab-measure",
            Way::Paste => "tab-paste",
            Way::Example => "tab-example",
        }
    }
}

#[component]
pub(crate) fn NewPuzzle() -> impl IntoView {
    let way = RwSignal::new(Way::Make);
    let tab = move |this: Way, name: &'static str| {
        view! {
            <button
                class="tab"
                role="tab"
                type="button"
                id=this.id()
                aria-controls="new-panel"
                tabindex=move || if way.get() == this { "0" } else { "-1" }
                aria-selected=move || (way.get() == this).to_string()
                on:click=move |_| {
                    way.set(this);
                    if this == Way::Paste {
                        focus::id("paste-field");
                    }
                }
            >
                {name}
            </button>
        }
    };
    let turned = move |event: ev::KeyboardEvent| {
        let step = match event.key().as_str() {
            "ArrowRight" => 1,
            "ArrowLeft" => Way::ALL.len() - 1,
            _ => return,
        };
        event.prevent_default();
        let next = Way::ALL[(way.get_untracked() as usize + step) % Way::ALL.len()];
        way.set(next);
        focus::id(next.id());
    };
    let [make, paste, examples] = later().dialog.tabs;
    view! {
        <div class="tabs" role="tablist" on:keydown=turned>
            {tab(Way::Make, make)} {tab(Way::Measure, later().making.tab)} {tab(Way::Paste, paste)}
            {tab(Way::Example, examples)}
        </div>
        {move || match way.get() {
            Way::Make => view! { <Make /> }.into_any(),
            Way::Measure => view! { <Measures /> }.into_any(),
            Way::Paste => view! { <Paste /> }.into_any(),
            Way::Example => view! { <Examples /> }.into_any(),
        }}
    }
}

/// Wishes for a puzzle to be made.
#[component]
fn Make() -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().dialog;
    let puzzle_form = Memo::new(move |_| store.dialog().with(|view| view.puzzle_form.clone()));
    let levels = Level::ALL.map(|level| {
        let exists = move || puzzle_form.with(|puzzle_form| level.exists_at(puzzle_form.order));
        view! {
            <label class="choice" hidden=move || !exists()>
                <input
                    type="radio"
                    name="level"
                    value=level.slug()
                    prop:checked=move || puzzle_form.with(|puzzle_form| puzzle_form.level == level)
                    disabled=move || !exists()
                    on:change=move |_| change_form(store, |form| form.level = level)
                />
                <LevelBars level />
                <span class="choice-name">{(text().level)(level)}</span>
                <span class="choice-text">{(later().level_means)(level)}</span>
            </label>
        }
    });
    view! {
        <div class="dialog-body" role="tabpanel" id="new-panel">
            <Sizes />
            <fieldset class="group">
                <legend>{words.level}</legend>
                <div class="choices levels">{levels.into_iter().collect_view()}</div>
            </fieldset>
            <HowMany />
            <details class="more-options">
                <summary>{words.more}</summary>
                <div class="more-options-body">
                    <MoreWishes puzzle_form change=Callback::new(move |next| store.send(MakeMsg::Puzzle(next))) />
                </div>
            </details>
        </div>
        <div role="status" class="made">
            {move || outcome(store)}
        </div>
        <MakeFoot press=Callback::new(move |()| store.send(MakeMsg::Generate)) daily=true />
    }
}

/// The filling of the grid, its symmetry, and its seed.
#[component]
fn MoreWishes(puzzle_form: Memo<PuzzleForm>, change: Callback<PuzzleForm>) -> impl IntoView {
    let words = &later().dialog;
    let fillings = [Filling::Random, Filling::Permutation].map(|filling| {
        view! {
            <label class="segment">
                <input
                    type="radio"
                    name="filling"
                    prop:checked=move || puzzle_form.with(|puzzle_form| puzzle_form.filling == filling)
                    on:change=move |_| change.run(PuzzleForm { filling, ..puzzle_form.get_untracked() })
                />
                {(words.filling_name)(filling)}
            </label>
        }
    });
    let turned = move |event| {
        let symmetry = if event_target_checked(&event) { Symmetry::HalfTurn } else { Symmetry::None };
        change.run(PuzzleForm { symmetry, ..puzzle_form.get_untracked() });
    };
    view! {
        <fieldset class="group">
            <legend>{words.filling}</legend>
            <div class="segments">{fillings.into_iter().collect_view()}</div>
        </fieldset>
        <label class="switch">
            <span class="switch-name">{words.symmetric.0}</span>
            <span class="switch-text">{words.symmetric.1}</span>
            <input
                type="checkbox"
                role="switch"
                prop:checked=move || puzzle_form.with(|puzzle_form| puzzle_form.symmetry != Symmetry::None)
                on:change=turned
            />
        </label>
        <SeedField />
    }
}

/// A text pasted or typed.
#[component]
fn Paste() -> impl IntoView {
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
    // The latest text, if it has further puzzles to choose from.
    let several = Memo::new(move |_| {
        store.dialog().with(|view| view.making.as_ref().and_then(|making| making.several))
    });
    let checking =
        move || store.dialog().with(|view| view.job.is_some_and(|job| job.purpose == Purpose::Paste));
    view! {
        <div class="dialog-body" role="tabpanel" id="new-panel">
            <label class="field">
                <span class="field-name">{words.paste.0}</span>
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
                <span class="field-help">{words.paste.1}</span>
            </label>
            <p class="asked">
                <label class="button file-button">
                    <Icon icon=FILE_IN />
                    {words.open_file}
                    <input type="file" name="puzzle-file" on:change=open />
                </label>
                <button
                    class="button"
                    type="button"
                    data-opens="editor"
                    on:click=move |_| store.send(PageMsg::Open(Dialog::Editor))
                >
                    {later().editor.open}
                </button>
                {move || {
                    several
                        .get()
                        .map(|of| {
                            view! {
                                <button
                                    class="button"
                                    type="button"
                                    data-opens="puzzles"
                                    on:click=move |_| store.send(PageMsg::Open(Dialog::Puzzles))
                                >
                                    {(later().texts.open)(of)}
                                </button>
                            }
                        })
                }}
            </p>
            <div role="status">
                {move || outcome(store)} {move || checking().then(|| view! { <p class="verdict">{words.checking}</p> })}
            </div>
        </div>
        <MakeFoot
            press=Callback::new(move |()| store.send(TextMsg::Paste(typed.get_untracked())))
            name=words.play_it
            off=Signal::derive(checking)
        />
    }
}

/// The built-in examples.
#[component]
fn Examples() -> impl IntoView {
    let store = expect_context::<Store>();
    let picks = examples::ALL.iter().enumerate().map(|(index, example)| {
        let (name, said) = (later().dialog.example)(example);
        view! {
            <li>
                <button class="pick" type="button" on:click=move |_| store.send(TextMsg::Example(index))>
                    <span class="mini-board" data-order=example.order.get() aria-hidden="true"></span>
                    <span class="pick-name">{name}</span>
                    <LevelBars level=example.level />
                    <span class="pick-text">{said}</span>
                </button>
            </li>
        }
    });
    view! {
        <div class="dialog-body" role="tabpanel" id="new-panel">
            <ul class="picks">{picks.collect_view()}</ul>
        </div>
    }
}

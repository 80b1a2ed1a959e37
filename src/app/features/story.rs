//! The story of how a puzzle is made: a board, the sentence of the current event, and the buttons.

use crate::app::{
    browser::{bars, focus},
    shared::{
        fields::Busy,
        icons::{Drawing, FAST, FIRST, Icon, LAST, NEXT, PAUSE, PLAY, PREV},
        picture::Drawn,
    },
    store::Store,
    text::{later, text},
};
use gloo_timers::callback::Interval;
use leptos::prelude::*;
use sudoku_core::{CellSet, Filling, Grid, Shape};
use sudoku_play::{
    features::{moments::view::PositionView, story::StoryScene},
    game::clock::Millis,
    messages::StoryMsg,
    view::Content,
    walk::Speed,
};

#[component]
pub(crate) fn Story() -> impl IntoView {
    let store = expect_context::<Store>();
    let view = Memo::new(move |_| store.showing(Content::story, Clone::clone));
    let scene = Memo::new(move |_| view.with(|view| view.as_ref().and_then(|view| view.scene.clone())));
    let every = Memo::new(move |_| view.with(|view| view.as_ref().and_then(|view| view.every)));
    let busy = Memo::new(move |_| view.with(|view| view.as_ref().and_then(|view| view.busy)));
    let failed = Memo::new(move |_| view.with(|view| view.as_ref().and_then(|view| view.failed.clone())));
    let shape =
        Memo::new(move |_| view.with(|view| view.as_ref().map_or(Shape::S9, |view| &view.shape).clone()));
    // The clock ends with the dialog.
    let clock = StoredValue::new_local(None::<Interval>);
    Effect::new(move |_| {
        let every = every.get();
        clock.set_value(every.map(|every| Interval::new(every as u32, move || store.send(StoryMsg::Tick))));
    });
    // When the first puzzle is there, the keys go through its story.
    Effect::new(move |before: Option<bool>| {
        let was_here = before.unwrap_or_default();
        let is_here = scene.with(Option::is_some);
        if is_here && !was_here {
            focus::id("story-next");
        }
        was_here || is_here
    });
    let said = move || later().dialog.progress(&shape.get(), busy.get().flatten());
    let reason = move || failed.get().map(|reason| view! { <p>{later().dialog.cannot_make(&reason)}</p> });
    view! {
        <div class="dialog-body story">
            <div class="story-board" style:--side=move || shape.get().side().to_string() aria-hidden="true">
                <div class="story-columns">{move || numbers(&shape.get())}</div>
                <div class="story-rows">{move || numbers(&shape.get())}</div>
                {move || view! { <Drawn picture=picture(scene.get().as_deref(), &shape.get()) /> }}
            </div>
            <div class="story-side">
                <Show when=move || busy.get().is_some()>
                    <Busy
                        said=Signal::derive(said)
                        share=Signal::derive(move || busy.get().flatten())
                        cancel="cancel-story"
                    />
                </Show>
                <div role="status">{reason}</div>
                <Show when=move || scene.with(Option::is_some)>
                    <Event scene every />
                    <Going scene />
                    <Run every />
                    <Counts scene />
                </Show>
                <Kinds shape />
            </div>
        </div>
    }
}

fn numbers(shape: &Shape) -> AnyView {
    (1..=shape.side()).map(|number| view! { <i>{number}</i> }).collect_view().into_any()
}

/// The board as a picture. While it is being filled, its digits are not givens yet.
fn picture(scene: Option<&StoryScene>, shape: &Shape) -> PositionView {
    let empty = Grid::empty(shape);
    let Some(scene) = scene else {
        return PositionView {
            board: empty.clone(),
            givens: empty,
            differs: CellSet::EMPTY,
            number: 0,
            filled: (0, 0),
        };
    };
    let givens = if scene.digs { scene.board.clone() } else { empty };
    PositionView { board: scene.board.clone(), givens, differs: scene.lit, number: 0, filled: (0, 0) }
}

type Scene = Memo<Option<Box<StoryScene>>>;

/// The sentence of the current event, and the place. A screen reader hears each event, except while they run.
#[component]
fn Event(scene: Scene, every: Memo<Option<Millis>>) -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().story;
    let of = move |write: &dyn Fn(&StoryScene) -> String| {
        scene.with(|scene| scene.as_deref().map(write)).unwrap_or_default()
    };
    let sentence = move || {
        of(&|scene| {
            let event = scene.event.as_ref();
            event.map_or(words.start().to_owned(), |event| {
                words.sentence(event, scene.board.shape(), store.locale())
            })
        })
    };
    let spoken = move || {
        of(&|scene| {
            let event = scene.event.as_ref();
            event.map_or(words.start().to_owned(), |event| {
                words.spoken(event, scene.board.shape(), store.locale())
            })
        })
    };
    let done = move || of(&|scene| if scene.place == scene.of { words.done(scene) } else { String::new() });
    view! {
        <div class="story-event">
            <p class="story-place">{move || of(&|scene| words.place(scene.place, scene.of))}</p>
            <p class="story-sentence" aria-hidden="true">{sentence}</p>
            <p class="story-done" aria-hidden="true">{done}</p>
            <p class="vh" role="status" aria-live=move || if every.get().is_some() { "off" } else { "polite" }>
                {spoken} " " {done}
            </p>
        </div>
    }
}

/// The slider and the buttons.
#[component]
fn Going(scene: Scene) -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().story;
    let start = (words.to_start(), words.to_start_help());
    let back = (words.back(), words.back_help());
    let next = (words.next(), words.next_help());
    let skip = (words.skip(), words.skip_help());
    let end = (words.to_end(), words.to_end_help());
    let of = move |read: fn(&StoryScene) -> usize| scene.with(|scene| scene.as_deref().map_or(0, read));
    let ended = Memo::new(move |_| of(|scene| scene.place) == of(|scene| scene.of));
    let begins = Memo::new(move |_| of(|scene| scene.place) == 0);
    let slid = move |event| {
        if let Ok(place) = event_target_value(&event).parse() {
            store.send(StoryMsg::Go(place));
        }
    };
    let button = move |icon: Drawing,
                       does,
                       names: (&'static str, &'static str),
                       off: Memo<bool>,
                       msg: fn(usize) -> StoryMsg| {
        view! {
            <button
                class="step-button"
                class:primary=does == "next"
                type="button"
                tabindex=(does != "next").then_some("-1")
                id=(does == "next").then_some("story-next")
                data-does=does
                aria-label=names.1
                aria-disabled=move || off.get().then_some("true")
                on:click=move |_| {
                    if !off.get_untracked() {
                        store.send(msg(untrack(|| of(|scene| scene.of))));
                    }
                }
            >
                <Icon icon />
                <span aria-hidden="true">{names.0}</span>
            </button>
        }
    };
    view! {
        <input
            class="step-bar"
            type="range"
            min="0"
            max=move || of(|scene| scene.of).to_string()
            prop:value=move || of(|scene| scene.place).to_string()
            aria-label=words.events()
            aria-valuetext=move || scene.with(|scene| scene.as_deref().map(|scene| words.place(scene.place, scene.of)))
            on:input=slid
        />
        <div
            class="story-buttons"
            role="toolbar"
            aria-label=words.events()
            on:focusin=move |event| bars::entered(&event)
            on:focusout=move |event| bars::left(&event)
            on:keydown=move |event| {
                if bars::turned(&event) {
                    event.prevent_default();
                }
            }
        >
            {button(FIRST, "start", start, begins, |_| StoryMsg::Go(0))}
            {button(PREV, "back", back, begins, |_| StoryMsg::Back)}
            {button(NEXT, "next", next, ended, |_| StoryMsg::Next)}
            {button(FAST, "skip", skip, ended, |_| StoryMsg::Skip)}
            {button(LAST, "end", end, ended, StoryMsg::Go)}
        </div>
    }
}

/// Running by itself, and how fast.
#[component]
fn Run(every: Memo<Option<Millis>>) -> impl IntoView {
    let store = expect_context::<Store>();
    let (words, solver) = (&later().story, &later().solver);
    let speed = Memo::new(move |_| store.showing(Content::story, |view| view.speed).unwrap_or_default());
    let running = Memo::new(move |_| every.get().is_some());
    let chosen = move |event| {
        let slug = event_target_value(&event);
        if let Some(speed) = Speed::ALL.into_iter().find(|speed| speed.slug() == slug) {
            store.send(StoryMsg::SetSpeed(speed));
        }
    };
    let speeds = Speed::ALL.map(|one| {
        let name = solver.speed_name(one);
        view! { <option value=one.slug() selected=move || speed.get() == one>{name}</option> }
    });
    view! {
        <div class="story-run">
            <button
                class="button"
                type="button"
                data-does="run"
                aria-pressed=move || running.get().to_string()
                on:click=move |_| store.send(StoryMsg::Run)
            >
                {move || view! { <Icon icon=if running.get() { PAUSE } else { PLAY } /> }}
                <span>{move || if running.get() { words.stop() } else { words.run() }}</span>
            </button>
            <label>
                <span class="story-speed">{solver.speed()}</span>
                " "
                <select class="select" on:change=chosen>
                    {speeds.into_iter().collect_view()}
                </select>
            </label>
        </div>
    }
}

/// The numbers so far.
#[component]
fn Counts(scene: Scene) -> impl IntoView {
    let words = &later().story;
    let counts = move || {
        let counts = scene.with(|scene| scene.as_ref().map(|scene| scene.counts)).unwrap_or_default();
        words
            .counts(counts)
            .map(|(name, figure)| view! { <div><dt>{name}</dt><dd>{figure}</dd></div> })
            .collect_view()
    };
    let boards = move || scene.with(|scene| scene.as_deref().and_then(|scene| words.boards(scene)));
    view! {
        <dl class="story-counts">{counts}</dl>
        {move || boards().map(|boards| view! { <p class="field-help">{boards}</p> })}
    }
}

/// The choice of size and filling, for another puzzle.
#[component]
fn Kinds(shape: Memo<Shape>) -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().story;
    let filling = Memo::new(move |_| store.showing(Content::story, |view| view.filling).unwrap_or_default());
    let sizes = Shape::offered().map(|one| {
        view! {
            <label class="segment">
                <input
                    type="radio"
                    name="story-shape"
                    value=one.token()
                    prop:checked=move || shape.get() == one
                    on:change=move |_| store.send(StoryMsg::Make(one.clone(), filling.get_untracked()))
                />
                {text().boards.game(one, None)}
            </label>
        }
    });
    let fillings = [Filling::Random, Filling::Permutation].map(|one| {
        view! {
            <label class="segment">
                <input
                    type="radio"
                    name="story-filling"
                    value=one.slug()
                    prop:checked=move || filling.get() == one
                    on:change=move |_| store.send(StoryMsg::Make(shape.get_untracked(), one))
                />
                {words.filling_name(one)}
            </label>
        }
    });
    view! {
        <div class="story-kinds">
            <fieldset class="group story-sizes">
                <legend class="vh">{later().dialog.size()}</legend>
                <div class="segments">{sizes.into_iter().collect_view()}</div>
            </fieldset>
            <fieldset class="group">
                <legend class="vh">{words.filling()}</legend>
                <div class="segments">{fillings.into_iter().collect_view()}</div>
            </fieldset>
            <button
                class="button"
                type="button"
                id="story-again"
                on:click=move |_| {
                    store.send(StoryMsg::Make(shape.get_untracked(), filling.get_untracked()));
                }
            >
                {words.again()}
            </button>
        </div>
    }
}

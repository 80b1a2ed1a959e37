//! The front of Learn: the path as a flight of steps that the player climbs, and below it everything else to do.

use super::{begin, clues};
use crate::app::{
    browser::scroll,
    shared::{
        fields::Fault,
        icons::{CHECK, Icon},
    },
    store::Store,
    text::later,
};
use leptos::{ev, prelude::*};
use sudoku_core::{Shape, Technique, generate::ClueSet};
use sudoku_play::{
    features::learn::{
        Chapter,
        view::{ChapterLine, LearnPath, Stands, UnitLine},
    },
    messages::{AssignmentMsg, Course, DeckMsg, LearnMsg, Msg, PageMsg, PresentMsg},
    ui::{Dialog, Panel},
};

#[component]
pub(super) fn Path(path: LearnPath, boards: Memo<Shape>) -> impl IntoView {
    let words = &later().learn;
    let (done, of) = path.done();
    let unread = (path.unread > 0).then(|| view! { <Fault said=words.unread(path.unread) /> });
    // A path climbed far is longer than a screen.
    scroll::show_in_the_middle("#learn-place", ".learn-next");
    let steps = path.chapters.iter().enumerate().map(|(nth, chapter)| step(nth + 1, chapter, &path));
    view! {
        {unread}
        <section class="learn-path">
            <div class="path-head">
                <h3>{words.course()}</h3>
                <p>{words.course_help()}</p>
                <p class="path-done">{words.course_done(done, of)}</p>
                <div class="path-bar" aria-hidden="true">
                    <i style:--done=(done * 100 / of.max(1)).to_string()></i>
                </div>
                {(path.next.is_none() && !path.refresh.is_empty()).then(|| refresh(path.refresh.clone()))}
            </div>
            <ol class="stair" aria-label=words.course()>
                {ground()}
                {steps.collect_view()}
            </ol>
        </section>
        <div class="learn-parts">
            <Practise path=path.clone() boards />
            <Look />
        </div>
        <Teachers />
    }
}

/// The way to the techniques that have faded, beside the main button.
fn refresh(faded: Vec<Technique>) -> AnyView {
    let store = expect_context::<Store>();
    let (name, about) = later().learn.refresh_of(&faded);
    view! {
        <div class="path-refresh">
            {begin(store, Course::Refresh(faded), name, "button")}
            <p>{about}</p>
        </div>
    }
    .into_any()
}

/// The ground below the first step: the rules.
fn ground() -> AnyView {
    let store = expect_context::<Store>();
    let open = move |event: ev::MouseEvent| {
        event.prevent_default();
        store.send(LearnMsg::Rules(None));
    };
    view! {
        <li class="stair-step" style:--n="0">
            <a class="stair-head" href="#l=rules" on:click=open>
                <span class="stair-name">{later().learn.rules()}</span>
            </a>
        </li>
    }
    .into_any()
}

/// A chapter: a step of the stair, which opens to its units.
fn step(nth: usize, chapter: &ChapterLine, path: &LearnPath) -> AnyView {
    let words = &later().learn;
    let here = chapter.is_here();
    let (done, of) = chapter.done();
    let block = |unit: &UnitLine| view! { <i class=stands(unit.stands) class:faded=unit.has_faded></i> };
    let blocks = chapter.steps().map(block).collect_view();
    let names: Vec<String> = chapter.steps().map(|unit| words.unit(unit.techniques, &unit.shape)).collect();
    let units = chapter.units.iter().map(|one| unit(one, path)).collect_view();
    view! {
        <li
            class="stair-step"
            class:is-done=done == of
            class:is-here=here
            style:--n=nth.to_string()
            aria-current=here.then_some("step")
        >
            <details open=here>
                <summary class="stair-head">
                    <span class="stair-name">{words.chapter(chapter.chapter)}</span>
                    <span class="stair-about" aria-hidden="true">{names.join(" · ")}</span>
                    <span class="stair-blocks" aria-hidden="true">{blocks}</span>
                    <span class="vh">{words.course_done(done, of)}</span>
                </summary>
                <ol class="stair-units">{units}</ol>
                {(chapter.chapter == Chapter::Lines).then(|| clues::links(ClueSet::ALL))}
            </details>
        </li>
    }
    .into_any()
}

const fn stands(stands: Stands) -> &'static str {
    match stands {
        Stands::Done => "done",
        Stands::Next => "next",
        Stands::Ahead => "ahead",
    }
}

/// A unit: its button, which is the main one of the page at the unit to begin or to continue.
fn unit(unit: &UnitLine, path: &LearnPath) -> AnyView {
    let store = expect_context::<Store>();
    let words = &later().learn;
    let (course, id) = (Course::Unit(unit.number), format!("unit-{}", unit.number));
    if unit.stands == Stands::Next {
        let (name, reason) = match &path.worth {
            Some(worth) => (words.worth_most(worth.technique), words.reason(worth)),
            None => (words.go_on(unit.techniques, &unit.shape, path.begun), String::new()),
        };
        return view! {
            <li class="learn-next" id=id aria-current="step">
                {begin(store, course, name, "button primary")}
                {(!reason.is_empty()).then(|| view! { <p>{reason}</p> })}
                {(!path.refresh.is_empty()).then(|| refresh(path.refresh.clone()))}
            </li>
        }
        .into_any();
    }
    let done = (unit.stands == Stands::Done).then(|| {
        view! {
            <Icon icon=CHECK />
            <span class="vh">{words.unit_done()}</span>
        }
    });
    view! {
        <li id=id>
            <button
                class="learn-unit"
                class:is-done=unit.stands == Stands::Done
                class:is-aside=unit.is_aside
                type="button"
                on:click=move |_| store.send(LearnMsg::Begin(course.clone()))
            >
                <span>{words.unit(unit.techniques, &unit.shape)}</span>
                {unit.has_faded.then(|| view! { <span class="unit-faded">{words.unit_faded()}</span> })}
                {done}
            </button>
        </li>
    }
    .into_any()
}

/// A card: a name, and a line about it.
fn card(store: Store, id: &'static str, name: String, about: &'static str, msg: Msg) -> AnyView {
    view! {
        <button class="learn-card" id=id type="button" on:click=move |_| store.send(msg.clone())>
            <strong>{name}</strong>
            <span>{about}</span>
        </button>
    }
    .into_any()
}

/// Exercises without end.
#[component]
fn Practise(path: LearnPath, boards: Memo<Shape>) -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().learn;
    let shape = boards.get_untracked();
    let one = move |id, course: Course, about| {
        card(store, id, words.course_name(&course), about, LearnMsg::Begin(course).into())
    };
    view! {
        <section class="learn-part">
            <h3>{words.practice()}</h3>
            <div class="learn-cards">
                {one("practise-chains", Course::Chains, words.chains_help())}
                {one("practise-mistakes", Course::Mistakes(shape.clone()), words.mistakes_help())}
                {one("practise-repairs", Course::Repairs(shape), words.repairs_help())}
                {path.can_mix.then(|| one("practise-mixed", Course::Mixed, words.mixed_help()))}
                {(path.own > 0)
                    .then(|| {
                        let name = words.own_places(path.own);
                        card(store, "practise-own", name, words.own_help(), LearnMsg::Begin(Course::Own).into())
                    })}
            </div>
        </section>
    }
}

/// The way to the list of all techniques.
#[component]
fn Look() -> impl IntoView {
    let store = expect_context::<Store>();
    let (head, about, door) =
        (later().learn.lookup(), later().learn.lookup_help(), later().learn.lookup_open());
    view! {
        <section class="learn-part">
            <h3>{head}</h3>
            <div class="learn-cards">
                {card(store, "learn-look", door.to_owned(), about, LearnMsg::Show(None).into())}
            </div>
        </section>
    }
}

/// The doors for teachers.
#[component]
fn Teachers() -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().learn;
    let [lesson, assignment, class, story, present] = words.doors();
    let door = move |id, (name, about): (&'static str, &'static str), msg: Msg| {
        card(store, id, name.to_owned(), about, msg)
    };
    let presents = move |_| {
        store.send(PageMsg::Show(Panel::Solve));
        store.send(PresentMsg::Open);
    };
    view! {
        <section class="learn-part learn-teachers">
            <h3>{words.teachers()}</h3>
            <div class="learn-cards">
                {door("own-lesson", lesson, DeckMsg::Own.into())}
                {door("set-assignment", assignment, AssignmentMsg::Set.into())}
                {door("class-results", class, PageMsg::Open(Dialog::Class).into())}
                {door("see-story", story, PageMsg::Open(Dialog::Story).into())}
                <button class="learn-card" id="present-steps" type="button" on:click=presents>
                    <strong>{present.0}</strong>
                    <span>{present.1}</span>
                </button>
            </div>
        </section>
    }
}

//! The techniques to learn: the list, and the page of one with its prose and an example.

use crate::app::{
    browser::lessons,
    shared::{
        icons::{Icon, NEXT, PREV},
        reason_board::ReasonBoard,
        technique_link::{TechniqueLink, linked},
    },
    store::Store,
    text::{later, text},
};
use leptos::prelude::*;
use sudoku_core::{
    CellSet, Grid, Technique,
    explain::{level, technique, tell, written_out},
};
use sudoku_play::{
    features::learn::{LearnMsg, Prose, Section},
    session::PageMsg,
    stages::Found,
    view::{Content, LearnPage, PositionView, Reasoned},
};

#[component]
pub(crate) fn Learn() -> impl IntoView {
    let store = expect_context::<Store>();
    let of = move || store.showing(Content::learn, Clone::clone);
    let page = Memo::new(move |_| of().and_then(|view| view.page));
    Effect::new(move |_| {
        if of().is_some_and(|view| view.awaits) {
            lessons::load(text().locale, move |texts| store.send(LearnMsg::Read(texts)));
        }
    });
    view! {
        <div class="dialog-body learn" tabindex="0">
            <Back />
            {move || match page.get() {
                Some(page) => view! { <Page page=*page /> }.into_any(),
                None => view! { <All /> }.into_any(),
            }}
        </div>
    }
}

/// The way back to the dialog that led here.
#[component]
fn Back() -> impl IntoView {
    let store = expect_context::<Store>();
    let under = Memo::new(move |_| store.dialog().with(|view| view.under));
    move || {
        under.get().map(|dialog| {
            view! {
                <button class="button quiet learn-back" type="button" on:click=move |_| store.send(PageMsg::Dismiss)>
                    <Icon icon=PREV />
                    <span>{(later().learn.back)((text().titles)(dialog))}</span>
                </button>
            }
        })
    }
}

/// All techniques by level.
#[component]
fn All() -> impl IntoView {
    let store = expect_context::<Store>();
    let groups = store.showing(Content::learn, |view| view.groups.clone()).unwrap_or_default();
    let groups = groups.into_iter().map(|group| {
        let links =
            group.techniques.into_iter().map(|one| view! { <li><TechniqueLink technique=one /></li> });
        view! {
            <section class="learn-level">
                <h3>{level(group.level, text().locale)}</h3>
                <ul class="learn-list">{links.collect_view()}</ul>
            </section>
        }
    });
    view! {
        <p>{later().learn.about}</p>
        {groups.collect_view()}
        <p><a href="./learn/index.html">{later().learn.plain}</a></p>
    }
}

/// The page of a technique.
#[component]
fn Page(page: LearnPage) -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().learn;
    let LearnPage { technique: one, lesson, missing, example, beside } = page;
    let prose = match lesson {
        Some(prose) => view! { <Sections of=one prose /> }.into_any(),
        None => {
            view! { <p role="status">{if missing { words.missing } else { words.loading }}</p> }.into_any()
        }
    };
    let turn = |to: Option<_>, icon| {
        to.map(|to| {
            view! {
                <button
                    class="button quiet"
                    type="button"
                    on:click=move |_| store.send(LearnMsg::Show(Some(to)))
                >
                    <Icon icon />
                    <span>{technique(to, text().locale)}</span>
                </button>
            }
        })
    };
    view! {
        <article class="learn-page">
            <h3 class="learn-name">{technique(one, text().locale)}</h3>
            {example.map(|example| {
                let (givens, found) = *example;
                view! { <Example givens found /> }
            })}
            <div class="learn-words">{prose}</div>
            <div class="learn-do">
                <button class="button primary" type="button" on:click=move |_| store.send(LearnMsg::Make)>
                    {words.make}
                </button>
                <button class="button" type="button" on:click=move |_| store.send(LearnMsg::Show(None))>
                    {words.all}
                </button>
            </div>
            <nav class="learn-turn">{turn(beside[0], PREV)} {turn(beside[1], NEXT)}</nav>
        </article>
    }
}

/// The sections of the prose.
#[component]
fn Sections(of: Technique, prose: Prose) -> impl IntoView {
    let section = |(section, paragraphs): (Section, Vec<String>)| {
        let head = (later().learn.head)(section);
        view! {
            {(!head.is_empty()).then(|| view! { <h4>{head}</h4> })}
            {paragraphs.into_iter().map(|text| paragraph(of, section, &text)).collect_view()}
        }
    };
    prose.into_iter().map(section).collect_view()
}

/// A paragraph about a technique. Its relatives lead to their pages.
fn paragraph(of: Technique, section: Section, paragraph: &str) -> AnyView {
    let pieces = match section {
        Section::Kin => linked(paragraph, Some(of)),
        _ => paragraph.to_owned().into_any(),
    };
    view! { <p>{pieces}</p> }.into_any()
}

/// A step of the technique on a separate board.
#[component]
fn Example(givens: Grid, found: Found) -> impl IntoView {
    let board = found.found_in.to_grid();
    let order = board.order();
    let reason = Reasoned::in_full(found);
    let drawing = Signal::stored(reason.drawing(&board));
    let said = written_out(&tell(&reason.telling, text().locale), order, text().locale).concat();
    let picture = PositionView { board, givens, differs: CellSet::EMPTY, number: 0, filled: (0, 0) };
    view! {
        <figure class="learn-example">
            <div class="learn-board" aria-hidden="true">
                <ReasonBoard picture small=Signal::stored(reason.small) drawing />
            </div>
            <figcaption>{said}</figcaption>
        </figure>
    }
}

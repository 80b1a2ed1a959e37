//! The techniques to learn: the list, the page of one with its prose and an example, and exercises.

mod drill;
mod rules;
mod sizes;

use crate::app::{
    browser::lessons,
    shared::{
        icons::{Icon, NEXT, PREV},
        reason_board::ReasonBoard,
        sketch,
        technique_link::{TechniqueLink, linked},
    },
    store::Store,
    text::{later, text},
};
use drill::Exercise;
use leptos::{ev, oco::Oco, prelude::*};
use rules::Rules;
use sudoku_core::{
    CellSet, Grid, Technique,
    explain::{level, technique, tell, written_out},
};
use sudoku_play::{
    features::learn::{Course, LearnMsg, Prose, Section, SmallPicture},
    practice::Dots,
    session::PageMsg,
    stages::Found,
    view::{Content, LearnList, LearnPage, LearnPlace, PositionView, Reasoned, Tile},
};

#[component]
pub(crate) fn Learn() -> impl IntoView {
    let store = expect_context::<Store>();
    let view = Memo::new(move |_| store.showing(Content::learn, Clone::clone));
    let list = Memo::new(move |_| {
        view.with(|view| match &view.as_ref()?.place {
            LearnPlace::All(list) => Some(list.clone()),
            _ => None,
        })
    });
    let page = Memo::new(move |_| {
        view.with(|view| match &view.as_ref()?.place {
            LearnPlace::Page(page) => Some((**page).clone()),
            _ => None,
        })
    });
    let is_drill = Memo::new(move |_| {
        view.with(|view| view.as_ref().is_some_and(|view| matches!(view.place, LearnPlace::Drill(_))))
    });
    let is_rules = Memo::new(move |_| {
        view.with(|view| view.as_ref().is_some_and(|view| matches!(view.place, LearnPlace::Rules(_))))
    });
    let awaits = Memo::new(move |_| {
        view.with(|view| view.as_ref().map_or((false, false), |view| (view.awaits, view.awaits_cases)))
    });
    Effect::new(move |_| {
        let (texts, cases) = awaits.get();
        if texts {
            lessons::load(text().locale, move |texts| store.send(LearnMsg::Read(texts)));
        }
        if cases {
            lessons::load_cases(move |cases| store.send(LearnMsg::Cases(cases)));
        }
    });
    view! {
        <div class="dialog-body learn" tabindex="0">
            <Back />
            {move || match (is_drill.get(), page.get()) {
                _ if is_rules.get() => view! { <Rules view /> }.into_any(),
                (true, _) => view! { <Exercise view /> }.into_any(),
                (false, Some(page)) => view! { <Page page /> }.into_any(),
                (false, None) => list.get().map(|list| view! { <All list /> }).into_any(),
            }}
        </div>
    }
}

/// A button that begins a series of exercises.
fn begin(store: Store, course: Course, name: impl Into<Oco<'static, str>>, class: &'static str) -> AnyView {
    let name: Oco<'static, str> = name.into();
    view! {
        <button class=class type="button" on:click=move |_| store.send(LearnMsg::Begin(course))>
            {name}
        </button>
    }
    .into_any()
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

/// All techniques by level, and the units of the path.
#[component]
fn All(list: LearnList) -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().learn;
    // The rules are the first tile of all.
    let mut rules = Some(list.rules);
    let groups = list.groups.into_iter().map(|group| {
        view! {
            <section class="learn-level">
                <h3>{level(group.level, text().locale)}</h3>
                <ul class="learn-list">
                    {rules.take().map(rules_tile)} {group.tiles.into_iter().map(tile).collect_view()}
                </ul>
            </section>
        }
    });
    let next = list.next.and_then(|next| list.units.get(next)).map(|unit| {
        let (name, reason) = match list.worth {
            Some(worth) => ((words.worth.0)(worth.technique), (words.worth.1)(&worth)),
            None => ((words.go_on)(unit.techniques, unit.order), String::new()),
        };
        view! {
            <div class="learn-next">
                {begin(store, Course::Unit(unit.number), name, "button primary")}
                {(!reason.is_empty()).then(|| view! { <p>{reason}</p> })}
            </div>
        }
    });
    let mut before = None;
    let units = list.units.into_iter().map(|unit| {
        let head = (before.replace(unit.chapter) != Some(unit.chapter))
            .then(|| view! { <li class="learn-chapter">{(words.chapter)(unit.chapter)}</li> });
        let name = (words.unit)(unit.techniques, unit.order);
        let course = Course::Unit(unit.number);
        view! {
            {head}
            <li>
                <button class="learn-unit" type="button" on:click=move |_| store.send(LearnMsg::Begin(course))>
                    <span>{name}</span>
                    {dots(unit.dots)}
                </button>
            </li>
        }
    });
    let units = units.collect_view();
    view! {
        {next}
        <div class="learn-do">
            {list.can_mix.then(|| begin(store, Course::Mixed, words.mix, "button"))}
            {words
                .others
                .into_iter()
                .zip([Course::Chains, Course::Mistakes, Course::Repairs])
                .map(|(name, course)| begin(store, course, name, "button"))
                .collect_view()}
        </div>
        <details class="learn-path">
            <summary>{words.path}</summary>
            <ul class="learn-units">{units}</ul>
        </details>
        <p class="learn-about">{words.about}</p>
        {groups.collect_view()}
        <p><a href="./learn/index.html">{later().learn.plain}</a></p>
    }
}

/// The door to the rules.
fn rules_tile(picture: SmallPicture) -> AnyView {
    let store = expect_context::<Store>();
    let open = move |event: ev::MouseEvent| {
        event.prevent_default();
        store.send(LearnMsg::Rules(None));
    };
    view! {
        <li class="learn-tile">
            {small_picture(picture)}
            <a class="technique-link" href="#l=rules" on:click=open>
                {later().learn.rules.title}
            </a>
        </li>
    }
    .into_any()
}

/// A technique in the list.
fn tile(Tile { technique, picture, dots: progress }: Tile) -> AnyView {
    view! {
        <li class="learn-tile">
            {picture.map(small_picture)}
            <TechniqueLink technique />
            {dots(progress)}
        </li>
    }
    .into_any()
}

/// Three dots, as many of them full as the progress has steps.
fn dots(progress: Dots) -> AnyView {
    let name = (later().learn.dots)(progress);
    let one = |step: Dots| view! { <i class:full=(progress >= step)></i> };
    view! {
        <span class="learn-dots" title=name>
            {[Dots::Seen, Dots::FoundOne, Dots::FoundAlone].map(one).collect_view()}
            <span class="vh">{name}</span>
        </span>
    }
    .into_any()
}

/// The cells of a pattern and of its conclusion, on a small board.
fn small_picture(SmallPicture { order, pattern, concluded }: SmallPicture) -> AnyView {
    let side = order.side();
    view! {
        <div class="mini-board learn-small" data-order=order.get()>
            <svg viewBox=format!("0 0 {side} {side}") aria-hidden="true">
                <path class="small-pattern" d=sketch::cells(order, &pattern, 1)></path>
                <path class="small-concluded" d=sketch::cells(order, &concluded, 1)></path>
            </svg>
        </div>
    }
    .into_any()
}

/// The page of a technique.
#[component]
fn Page(page: LearnPage) -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().learn;
    let LearnPage { technique: one, lesson, missing, example, beside, order, unit, progress, often } = page;
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
    let said = (words.progress)(progress);
    view! {
        <article class="learn-page">
            <h3 class="learn-name">{technique(one, text().locale)} {dots(progress.dots)}</h3>
            {example.map(|example| {
                let (givens, found) = *example;
                view! { <Example givens found /> }
            })}
            <div class="learn-words">
                {prose}
                {(!often.is_empty()).then(|| view! { <h4>{words.often.0}</h4><p>{(words.often.1)(&often)}</p> })}
                {(!said.is_empty()).then(|| view! { <p class="learn-progress">{said}</p> })}
            </div>
            <div class="learn-do">
                {unit.map(|unit| begin(store, Course::Unit(unit), words.learn, "button primary"))}
                {begin(store, Course::Technique(one, order), words.practise, "button")}
                <button class="button" type="button" on:click=move |_| store.send(LearnMsg::Make)>
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

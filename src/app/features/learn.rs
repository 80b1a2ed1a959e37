//! The techniques to learn: the list, the page of one with its prose and an example, and exercises.

mod charts;
mod drill;
mod example;
mod rules;
mod sizes;

use crate::app::shared::measures::measures;
use crate::app::{
    browser::{focus, lessons},
    shared::{
        fields::Fault,
        icons::{Icon, NEXT, PREV},
        sketch,
        technique_link::{TechniqueLink, linked},
    },
    store::Store,
    text::{later, text},
};
use drill::Exercise;
use example::Example;
use leptos::{ev, oco::Oco, prelude::*};
use rules::Rules;
use sizes::SizeSwitch;
use sudoku_core::{Shape, Technique, explain::technique};
use sudoku_play::{
    features::learn::{
        Prose, Section, SmallPicture,
        view::{BOARDS, LearnList, LearnPage, LearnPlace, Tile},
    },
    messages::{AssignmentMsg, Course, DeckMsg, LearnMsg, PageMsg},
    saved::practice::Dots,
    ui::{Dialog, Panel},
};

#[component]
pub(crate) fn Learn() -> impl IntoView {
    let store = expect_context::<Store>();
    let view = Memo::new(move |_| store.learn().get());
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
    let boards = Memo::new(move |_| view.with(|view| view.as_ref().map_or(Shape::S9, |view| view.boards)));
    let place = Memo::new(move |_| {
        view.with(|view| match &view.as_ref()?.place {
            LearnPlace::All(_) => Some(Shown::All),
            LearnPlace::Rules(_) => Some(Shown::Rules),
            LearnPlace::Page(page) => Some(Shown::Page(page.technique)),
            LearnPlace::Drill(_) => Some(Shown::Exercise),
        })
    });
    let name = Memo::new(move |_| view.with(|view| view.as_ref().map(|view| name(&view.place))));
    let is_list = Memo::new(move |_| matches!(place.get(), Some(Shown::All) | None));
    // A new place is read from its beginning. The board of an exercise takes the focus itself.
    Effect::new(move |before: Option<Option<Shown>>| {
        let now = place.get();
        if before.is_none_or(|before| before != now) {
            focus::region("learn-place");
        }
        now
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
        <section
            class="panel learn-panel"
            role="tabpanel"
            id="panel-learn"
            aria-labelledby="tab-learn"
            on:keydown=move |event| {
                if event.key() == "Escape" && !event.default_prevented() {
                    store.send(PageMsg::Escape);
                }
            }
        >
            <div class="learn-top">
                <h2 class="learn-title">{text().head.face(Panel::Learn)}</h2>
                <Back />
                {move || (!is_list.get()).then(|| view! { <Up /> })}
            </div>
            <div
                class="learn"
                id="learn-place"
                role="group"
                tabindex="0"
                aria-label=move || name.get()
            >
                {move || match place.get() {
                    Some(Shown::Rules) => view! { <Rules view /> }.into_any(),
                    Some(Shown::Exercise) => view! { <Exercise view /> }.into_any(),
                    Some(Shown::Page(technique)) => view! { <Page of=technique page /> }.into_any(),
                    Some(Shown::All) | None => list.get().map(|list| view! { <All list boards /> }).into_any(),
                }}
            </div>
        </section>
    }
}

/// What Learn shows.
#[derive(Clone, Copy, PartialEq)]
enum Shown {
    All,
    Rules,
    Page(Technique),
    Exercise,
}

/// The name of a place, which tells no technique that is to be found.
fn name(place: &LearnPlace) -> String {
    let words = &later().learn;
    match place {
        LearnPlace::All(_) => text().head.face(Panel::Learn).to_owned(),
        LearnPlace::Rules(_) => words.rules.title.to_owned(),
        LearnPlace::Page(page) => technique(page.technique, text().locale).to_owned(),
        LearnPlace::Drill(drill) => (words.course)(drill.course),
    }
}

/// The way up to the list of all.
#[component]
fn Up() -> impl IntoView {
    let store = expect_context::<Store>();
    view! {
        <button class="button quiet learn-up" type="button" on:click=move |_| store.send(LearnMsg::Show(None))>
            <Icon icon=PREV />
            <span>{later().learn.all}</span>
        </button>
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
fn All(list: LearnList, boards: Memo<Shape>) -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().learn;
    // The rules are the first tile of all.
    let mut rules = Some(list.rules);
    let groups = list.groups.into_iter().map(|group| {
        view! {
            <section class="learn-level">
                {charts::head(&group)}
                <ul class="learn-list">
                    {rules.take().map(rules_tile)} {group.tiles.into_iter().map(tile).collect_view()}
                </ul>
            </section>
        }
    });
    let next = list.next.and_then(|next| list.units.get(next)).map(|unit| {
        let (name, reason) = match list.worth {
            Some(worth) => ((words.worth)(worth.technique), (words.reason)(&worth)),
            None => ((words.go_on)(unit.techniques, unit.shape, list.begun), String::new()),
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
        let name = (words.unit)(unit.techniques, unit.shape);
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
    let unread = (list.unread > 0).then(|| view! { <Fault said=(words.unread)(list.unread) /> });
    view! {
        {unread} {next}
        <div class="learn-do">
            {list.can_mix.then(|| begin(store, Course::Mixed, words.mix, "button"))}
            {(list.own > 0).then(|| begin(store, Course::Own, (words.own)(list.own), "button"))}
            {begin(store, Course::Chains, words.chains, "button")}
            <button
                class="button"
                type="button"
                on:click=move |_| store.send(PageMsg::Open(Dialog::Story))
            >
                {later().story.door}
            </button>
            <button class="button" id="own-lesson" type="button" on:click=move |_| store.send(DeckMsg::Own)>
                {later().deck.own}
            </button>
        </div>
        <div class="learn-do learn-boards">
            {words
                .boards
                .into_iter()
                .zip([Course::Mistakes, Course::Repairs])
                .map(|(name, course)| {
                    view! {
                        <button
                            class="button"
                            type="button"
                            on:click=move |_| store.send(LearnMsg::Begin(course(boards.get_untracked())))
                        >
                            {name}
                        </button>
                    }
                })
                .collect_view()}
            <SizeSwitch
                name="board-size"
                sizes=BOARDS.to_vec()
                chosen=boards
                choose=move |shape| store.send(LearnMsg::Boards(shape))
            />
        </div>
        <details class="learn-path">
            <summary>{words.path}</summary>
            <ul class="learn-units">{units}</ul>
        </details>
        <p class="learn-about">{words.about}</p>
        {groups.collect_view()}
        <p class="learn-plain"><a href="./learn/index.html">{later().learn.plain}</a></p>
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
fn small_picture(SmallPicture { shape, pattern, concluded }: SmallPicture) -> AnyView {
    let side = shape.side();
    view! {
        <div class="mini-board learn-small" {..measures(move || shape)} data-density=shape.density().slug()>
            <svg viewBox=format!("0 0 {side} {side}") aria-hidden="true">
                <path class="small-pattern" d=sketch::cells(shape, &pattern, 1)></path>
                <path class="small-concluded" d=sketch::cells(shape, &concluded, 1)></path>
            </svg>
        </div>
    }
    .into_any()
}

/// The page of a technique.
#[component]
fn Page(of: Technique, page: Memo<Option<LearnPage>>) -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().learn;
    let prose = part(page, |page| (page.lesson.clone(), page.missing));
    let prose = move || match prose.get() {
        Some((Some(prose), _)) => view! { <Sections of prose /> }.into_any(),
        Some((None, missing)) => {
            view! { <p role="status">{if missing { words.missing } else { words.loading }}</p> }.into_any()
        }
        None => ().into_any(),
    };
    let often = part(page, |page| page.often.clone());
    let often = move || {
        let often = often.get().filter(|often| !often.is_empty());
        often.map(|often| view! { <h4>{words.often.0}</h4><p>{(words.often.1)(&often)}</p> })
    };
    let can_make = part(page, |page| page.can_make);
    let make = move || {
        (can_make.get() == Some(true)).then(|| {
            view! {
                <button class="button" type="button" on:click=move |_| store.send(LearnMsg::Make)>
                    {words.make}
                </button>
            }
        })
    };
    let progress = part(page, |page| page.progress);
    let learned = part(page, |page| (page.progress, page.times.clone(), page.retention.clone()));
    let learned = move || {
        let progress = learned.get()?.0;
        let said = (words.progress)(progress);
        let drawn = page.with_untracked(|page| page.as_ref().and_then(charts::charts));
        (!said.is_empty()).then(|| {
            view! {
                <h4>{words.charts.head}</h4>
                <p class="learn-progress">{said}</p>
                {drawn}
            }
        })
    };
    let doors = part(page, |page| (page.unit, page.shape));
    let doors = move || {
        doors.get().map(|(unit, shape)| {
            view! {
                {unit.map(|unit| begin(store, Course::Unit(unit), words.learn, "button primary"))}
                {begin(store, Course::Technique(of, shape), words.practise, "button")}
                <button
                    class="button quiet"
                    id="learn-lesson"
                    type="button"
                    on:click=move |_| store.send(LearnMsg::AsLesson)
                >
                    {later().deck.from_page}
                </button>
                <button
                    class="button quiet"
                    id="learn-set"
                    type="button"
                    on:click=move |_| store.send(AssignmentMsg::SetDrill(of, shape))
                >
                    {later().assignment.set_drill}
                </button>
            }
        })
    };
    let turn = move |to: Option<_>, icon| {
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
    let beside = part(page, |page| page.beside);
    let beside = move || {
        let [before, after] = beside.get().unwrap_or_default();
        view! { {turn(before, PREV)} {turn(after, NEXT)} }
    };
    view! {
        <article class="learn-page">
            <h3 class="learn-name">
                {technique(of, text().locale)} " " {move || progress.get().map(|progress| dots(progress.dots))}
            </h3>
            <Example page />
            <div class="learn-words">{prose} {often} {learned}</div>
            <div class="learn-do">
                {doors} {make}
            </div>
            <nav class="learn-turn">{beside}</nav>
        </article>
    }
}

/// A memo of a part of the page.
fn part<T: Clone + PartialEq + Send + Sync + 'static>(
    page: Memo<Option<LearnPage>>,
    part: impl Fn(&LearnPage) -> T + Send + Sync + 'static,
) -> Memo<Option<T>> {
    Memo::new(move |_| page.with(|page| page.as_ref().map(&part)))
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

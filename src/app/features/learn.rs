//! Learn: the path, the list of techniques, the page of one with its prose and an example, and exercises.

mod charts;
mod clues;
mod drill;
mod example;
mod gallery;
mod lesson;
mod list;
mod path;
mod rules;
mod sizes;

use crate::app::shared::measures::measures_of;
use crate::app::{
    browser::{focus, lessons, print, sheets},
    shared::{
        icons::{Icon, NEXT, PREV},
        sketch,
        technique_link::linked,
        terms::Terms,
    },
    store::Store,
    text::{later, text},
};
use clues::Clues;
use drill::{Exercise, Switches};
use example::Example;
use gallery::{Near, Pictures};
use leptos::{oco::Oco, prelude::*};
use lesson::UnitLesson;
use list::All;
use path::Path;
use rules::Rules;
use sudoku_core::{
    Shape, Technique,
    explain::{technique, written_out},
    generate::ClueSet,
    notation::link,
};
use sudoku_play::{
    features::learn::{
        Prose, Section, SmallPicture,
        view::{LearnPage, LearnPlace},
    },
    messages::{AssignmentMsg, Course, LearnMsg, PageMsg},
    saved::practice::Dots,
    ui::Panel,
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
    let path = Memo::new(move |_| {
        view.with(|view| match &view.as_ref()?.place {
            LearnPlace::Path(path) => Some(path.clone()),
            _ => None,
        })
    });
    let page = Memo::new(move |_| {
        view.with(|view| match &view.as_ref()?.place {
            LearnPlace::Page(page) => Some((**page).clone()),
            _ => None,
        })
    });
    let clues = Memo::new(move |_| {
        view.with(|view| match &view.as_ref()?.place {
            LearnPlace::Clues(clues) => Some((**clues).clone()),
            _ => None,
        })
    });
    let boards =
        Memo::new(move |_| view.with(|view| view.as_ref().map_or(Shape::S9, |view| &view.boards).clone()));
    let place = Memo::new(move |_| {
        view.with(|view| match &view.as_ref()?.place {
            LearnPlace::Path(_) => Some(Shown::Path),
            LearnPlace::All(_) => Some(Shown::All),
            LearnPlace::Rules(_) => Some(Shown::Rules),
            LearnPlace::Clues(clues) => Some(Shown::Clues(clues.set)),
            LearnPlace::Page(page) => Some(Shown::Page(page.technique)),
            LearnPlace::Lesson(lesson) => Some(Shown::Lesson(lesson.page.technique)),
            LearnPlace::Drill(_) => Some(Shown::Exercise),
        })
    });
    let name = Memo::new(move |_| view.with(|view| view.as_ref().map(|view| name(&view.place))));
    // The unit of a lesson, or of a series that is not over.
    let unit = Memo::new(move |_| {
        view.with(|view| match &view.as_ref()?.place {
            LearnPlace::Lesson(lesson) => Some(lesson.unit),
            LearnPlace::Drill(drill) => match drill.course {
                Course::Unit(unit) if !drill.over => Some(unit),
                _ => None,
            },
            _ => None,
        })
    });
    // A new place is read from its beginning, and the place above goes on where it was left. The board of an exercise
    // takes the focus itself.
    Effect::new(move |before: Option<(Option<Shown>, Option<usize>)>| {
        let now = place.get();
        if before.is_none_or(|(before, _)| before != now) {
            let left = before.and_then(|(before, unit)| left_at(before?, unit, now?));
            focus::region("learn-place", left);
        }
        (now, unit.get_untracked())
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
                // An open sheet takes the key: the browser closes it.
                if event.key() == "Escape" && !event.default_prevented() && !sheets::is_open() {
                    store.send(PageMsg::Escape);
                }
            }
        >
            <div class="learn-top">
                <h2 class="learn-title">{text().head.face(Panel::Learn)}</h2>
                <Back />
                {move || place.get().and_then(up)}
                {move || (place.get() == Some(Shown::Exercise)).then(|| view! { <Switches view /> })}
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
                    Some(Shown::Clues(of)) => view! { <Clues of clues /> }.into_any(),
                    Some(Shown::Lesson(_)) => view! { <UnitLesson view /> }.into_any(),
                    Some(Shown::Exercise) => view! { <Exercise view /> }.into_any(),
                    Some(Shown::Page(technique)) => view! { <Page of=technique page /> }.into_any(),
                    Some(Shown::All) => list.get().map(|list| view! { <All list /> }).into_any(),
                    Some(Shown::Path) | None => path.get().map(|path| view! { <Path path boards /> }).into_any(),
                }}
            </div>
        </section>
    }
}

/// What Learn shows.
#[derive(Clone, Copy, PartialEq)]
enum Shown {
    Path,
    All,
    Rules,
    Clues(ClueSet),
    Page(Technique),
    Lesson(Technique),
    Exercise,
}

/// Where a place above is left for the place below: a selector for the element.
fn left_at(below: Shown, unit: Option<usize>, above: Shown) -> Option<String> {
    match (below, above) {
        (Shown::Page(technique), Shown::All) => {
            Some(format!(".learn-list a[href='{}']", link::of_lesson(technique.slug())))
        }
        (Shown::Clues(set), Shown::Path) => {
            Some(format!(".stair .clue-links a[href='{}']", link::of_lesson(set.slug())))
        }
        (Shown::Rules, Shown::Path) => Some(".stair a[href='#l=rules']".to_owned()),
        (Shown::All, Shown::Path) => Some("#learn-look".to_owned()),
        (Shown::Lesson(_) | Shown::Exercise, Shown::Path) => Some(unit.map_or_else(
            || ".learn-next .primary".to_owned(),
            |unit| format!("#unit-{unit} .button, #unit-{unit} .learn-unit"),
        )),
        _ => None,
    }
}

/// The name of a place, which tells no technique that is to be found.
fn name(place: &LearnPlace) -> String {
    let words = &later().learn;
    match place {
        LearnPlace::Path(_) => text().head.face(Panel::Learn).to_owned(),
        LearnPlace::All(_) => words.all().to_owned(),
        LearnPlace::Rules(_) => words.rules().to_owned(),
        LearnPlace::Clues(clues) => later().making.lines(clues.set).0.to_owned(),
        LearnPlace::Page(page) => technique(page.technique, text().locale).to_owned(),
        LearnPlace::Lesson(lesson) => technique(lesson.page.technique, text().locale).to_owned(),
        LearnPlace::Drill(drill) => words.course_name(&drill.course),
    }
}

/// The way up: from the page of a technique to the list of all, and from anywhere else to the path.
fn up(place: Shown) -> Option<AnyView> {
    let store = expect_context::<Store>();
    let words = &later().learn;
    let (name, msg) = match place {
        Shown::Path => return None,
        Shown::Page(_) => (words.all(), LearnMsg::Show(None)),
        Shown::All | Shown::Rules | Shown::Clues(_) | Shown::Lesson(_) | Shown::Exercise => {
            (words.course(), LearnMsg::Path)
        }
    };
    let up = view! {
        <button class="button quiet learn-up" type="button" on:click=move |_| store.send(msg.clone())>
            <Icon icon=PREV />
            <span>{name}</span>
        </button>
    };
    Some(up.into_any())
}

/// A button that begins a series of exercises.
fn begin(store: Store, course: Course, name: impl Into<Oco<'static, str>>, class: &'static str) -> AnyView {
    let name: Oco<'static, str> = name.into();
    view! {
        <button class=class type="button" on:click=move |_| store.send(LearnMsg::Begin(course.clone()))>
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
                    <span>{later().learn.back(text().titles.of_dialog(dialog))}</span>
                </button>
            }
        })
    }
}

/// Three dots, as many of them full as the progress has steps.
fn dots(progress: Dots) -> AnyView {
    let name = later().learn.dots(progress);
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
        <div class="mini-board learn-small" {..measures_of(&shape)} data-density=shape.density().slug()>
            <svg viewBox=format!("0 0 {side} {side}") aria-hidden="true">
                <path class="small-pattern" d=sketch::cells(&shape, &pattern, 1)></path>
                <path class="small-concluded" d=sketch::cells(&shape, &concluded, 1)></path>
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
        Some((Some(prose), _)) => view! { <Sections of prose page /> }.into_any(),
        Some((None, missing)) => {
            view! { <p role="status">{if missing { words.missing() } else { words.loading() }}</p> }
                .into_any()
        }
        None => ().into_any(),
    };
    let often = part(page, |page| page.often.clone());
    let often = move || {
        let often = often.get().filter(|often| !often.is_empty());
        often.map(|often| view! { <h4>{words.often()}</h4><p>{words.how_often(&often)}</p> })
    };
    let can_make = part(page, |page| page.can_make);
    let make = move || {
        (can_make.get() == Some(true)).then(|| {
            view! {
                <button class="button" type="button" on:click=move |_| store.send(LearnMsg::Make)>
                    {words.make()}
                </button>
            }
        })
    };
    let progress = part(page, |page| page.progress);
    let learned = part(page, |page| (page.progress, page.times.clone(), page.retention.clone()));
    let learned = move || {
        let progress = learned.get()?.0;
        let said = words.progress(progress);
        let drawn = page.with_untracked(|page| page.as_ref().and_then(charts::charts));
        (!said.is_empty()).then(|| {
            view! {
                <h4>{words.charts()}</h4>
                <p class="learn-progress">{said}</p>
                {drawn}
            }
        })
    };
    let doors = part(page, |page| (page.unit, page.shape.clone()));
    let start = move || {
        doors.get().map(|(unit, shape)| {
            view! {
                {unit.map(|unit| begin(store, Course::Unit(unit), words.learn(), "button primary"))}
                {begin(store, Course::Technique(of, shape), words.practise(), "button")}
            }
        })
    };
    let teach = move || {
        doors.get().map(|(_, shape)| {
            view! {
                <button
                    class="button quiet"
                    id="learn-lesson"
                    type="button"
                    on:click=move |_| store.send(LearnMsg::AsLesson)
                >
                    {later().deck.from_page()}
                </button>
                <button
                    class="button quiet"
                    id="learn-set"
                    type="button"
                    on:click=move |_| store.send(AssignmentMsg::SetDrill(of, shape.clone()))
                >
                    {later().assignment.set_drill()}
                </button>
                <button
                    class="button quiet"
                    id="learn-print"
                    type="button"
                    on:click=move |_| print::page()
                >
                    {words.print()}
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
            <Example page doors=ViewFn::from(start) />
            <div class="learn-words">{prose} {often} {learned}</div>
            <Near of page />
            <Pictures page />
            <div class="learn-do">{teach} {make}</div>
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
fn Sections(of: Technique, prose: Prose, page: Memo<Option<LearnPage>>) -> impl IntoView {
    let here = part(page, |page| page.here.clone());
    let here = move || {
        let here = here.get().flatten()?;
        let said = later().learn.here(&here);
        let said = written_out(&said, &here.shape, text().locale).concat();
        (!said.is_empty()).then(|| view! { <p class="learn-here">{said}</p> })
    };
    let mut terms = Terms::new(expect_context(), text().locale);
    let section = |(section, paragraphs): (Section, Vec<String>)| {
        let head = later().learn.head(section);
        view! {
            <div class="learn-section" data-section=section.slug()>
                {(!head.is_empty()).then(|| view! { <h4>{head}</h4> })}
                {paragraphs.into_iter().map(|text| paragraph(of, section, &text, &mut terms)).collect_view()}
                {(section == Section::Idea).then_some(here)}
            </div>
        }
    };
    let sections = prose.into_iter().map(section).collect_view();
    view! { {sections} {terms.sheets()} }
}

/// A paragraph about a technique. Its relatives lead to their pages, and its terms say what they mean.
fn paragraph(of: Technique, section: Section, paragraph: &str, terms: &mut Terms) -> AnyView {
    let pieces = match section {
        Section::Kin => linked(paragraph, Some(of)),
        _ => terms.explained(paragraph),
    };
    view! { <p>{pieces}</p> }.into_any()
}

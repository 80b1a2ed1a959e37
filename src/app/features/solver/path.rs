//! The totals of a path, and all steps of one position.

use super::for_class::ForClass;
use crate::app::{
    browser::focus,
    shared::{
        icons::{Icon, PRESENT},
        sentence::Told,
        technique_link::{AboutTechnique, TechniqueLink},
    },
    store::Store,
    text::{later, text},
};
use leptos::prelude::*;
use sudoku_core::{Shape, explain::technique};
use sudoku_play::{
    features::solver::{AllGroup, AllLine, AllView, PathLine, PathView, view::SolveBody},
    messages::PresentMsg,
    walk::{Sift, StepMsg},
};

/// The summary of a path in progress: its techniques, its score, its bottleneck.
#[component]
pub(crate) fn Path(sheet: RwSignal<bool>) -> impl IntoView {
    let store = expect_context::<Store>();
    let view = store.stepper();
    let path = Memo::new(move |_| {
        view.with(|view| match view.as_ref().map(|view| &view.body) {
            Some(SolveBody::Going { path: Some(path), all: None, .. }) if path.steps > 0 => {
                Some(path.clone())
            }
            _ => None,
        })
    });
    move || path.get().map(|path| view! { <Summary path=*path sheet /> })
}

/// The totals of the path, with a link to its hardest step.
#[component]
fn Summary(path: PathView, sheet: RwSignal<bool>) -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().solver;
    let title = words.path_title(&path);
    let bottleneck = path.bottleneck.map(|hardest| {
        let go = move |()| {
            sheet.set(false);
            store.send(StepMsg::GoTo(hardest.at));
        };
        let presents = later().present.open();
        // A class sees nothing of the reason before.
        let present = move |_| {
            go(());
            store.send(PresentMsg::Open);
        };
        view! {
            <div class="bottleneck-row">
                <button class="bottleneck" type="button" on:click=move |_| go(())>
                    <b>{words.bottleneck()}</b>
                    " "
                    {words.bottleneck_at(hardest)}
                </button>
                <button
                    class="icon-button"
                    type="button"
                    id="present-bottleneck"
                    aria-label=format!("{presents}: {}", words.bottleneck())
                    title=presents
                    on:click=present
                >
                    <Icon icon=PRESENT />
                </button>
            </div>
        }
    });
    view! {
        <div class="path-sum">
            <p class="path-title">{title}</p>
            {bottleneck}
            <p class="path-line path-heads" aria-hidden="true">
                {words.columns().map(|head| view! { <span>{head}</span> }).collect_view()}
            </p>
            <ul class="path-lines" aria-label=words.techniques()>
                {path.lines.into_iter().map(|line| view! { <Line line sheet /> }).collect_view()}
            </ul>
        </div>
    }
}

/// One technique of the path. It leads to its next step.
#[component]
fn Line(line: PathLine, sheet: RwSignal<bool>) -> impl IntoView {
    let store = expect_context::<Store>();
    let PathLine { technique: one, count, score, current } = line;
    let name = technique(one, text().locale);
    view! {
        <li class="path-row">
            <button
                class="path-line"
                type="button"
                title=later().solver.to_next_of(one)
                aria-current=current.then_some("true")
                on:click=move |_| {
                    sheet.set(false);
                    store.send(StepMsg::ToTechnique(one));
                }
            >
                <span class="path-name">{name}</span>
                <span>{count} "×"</span>
                <span class="path-score">{score.map_or_else(|| "–".to_owned(), |score| score.to_string())}</span>
            </button>
            <AboutTechnique technique=one />
        </li>
    }
}

/// The card while all steps are shown: the highlighted step, and the button to take it.
#[component]
pub(crate) fn AllCard(all: AllView, shape: Shape) -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().solver;
    let (title, sentence) = words.all_found(&all);
    let take = all.pointed.as_ref().map(|pointed| {
        let index = pointed.index;
        let take = move |_| store.send(StepMsg::Choose(index));
        view! { <button class="button primary take" type="button" on:click=take>{words.take()}</button> }
    });
    let has_step = all.pointed.is_some();
    let told = match all.pointed {
        Some(pointed) => view! { <Told telling=pointed.telling shape /> }.into_any(),
        None => view! { <p class="sentence">{sentence}</p> }.into_any(),
    };
    view! {
        <article class="answer-card step-card all-card" aria-label=later().solver.card()>
            <p class="step-where"><b>{title}</b></p>
            <div class="step-text">{told}</div>
            {take}
            <ForClass has_step=Signal::stored(has_step) />
        </article>
    }
}

/// All steps, by technique.
#[component]
pub(crate) fn AllSteps(sheet: RwSignal<bool>) -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().solver;
    let view = store.stepper();
    let all = Memo::new(move |_| {
        view.with(|view| match view.as_ref().map(|view| &view.body) {
            Some(SolveBody::Going { all, .. }) => all.clone(),
            _ => None,
        })
    });
    // Pointing changes one line, without rebuilding the list.
    let pointed = Memo::new(move |_| all.with(|all| all.as_ref()?.pointed.as_ref().map(|one| one.index)));
    let lists = Memo::new(move |_| {
        let mut groups = all.get().map(|all| all.groups).unwrap_or_default();
        for line in groups.iter_mut().flat_map(|group| &mut group.lines) {
            line.current = false;
        }
        groups
    });
    let listed = Memo::new(move |_| all.with(|all| all.as_ref().map(|all| all.listed)));
    let harder =
        Memo::new(move |_| all.with(|all| all.as_ref().map_or((0, 0), |all| (all.harder, all.left_out()))));
    let chosen = move |event| {
        if let Some(listed) = Sift::from_slug(&event_target_value(&event)) {
            store.send(StepMsg::Sift(listed));
        }
    };
    let options = move || {
        let option = move |(one, name): (Sift, String)| {
            let on = move || listed.get() == Some(one);
            view! { <option value=one.slug() selected=on>{name}</option> }
        };
        let [suiting, all] = [words.filter_suiting(), words.filter_all()].map(str::to_owned);
        // Where all steps suit the puzzle, the two entries are one.
        let first = match harder.get().0 {
            0 => vec![(Sift::Suiting, all)],
            _ => vec![(Sift::Suiting, suiting), (Sift::All, all)],
        };
        let named = |AllGroup { technique: one, count, .. }| {
            (Sift::One(one), format!("{} ({count})", technique(one, text().locale)))
        };
        first.into_iter().chain(lists.get().into_iter().map(named)).map(option).collect_view()
    };
    let more = move || {
        let (_, left_out) = harder.get();
        (left_out > 0).then(|| {
            view! {
                <button class="all-more" type="button" on:click=move |_| store.send(StepMsg::Sift(Sift::All))>
                    {words.harder_ones(left_out)}
                </button>
            }
        })
    };
    let groups =
        move || lists.get().into_iter().map(|group| view! { <Group group pointed sheet /> }).collect_view();
    view! {
        <div class="all-steps" tabindex="-1">
            <label class="all-filter">
                {words.filter()}
                " "
                <select class="select" on:change=chosen>{options}</select>
            </label>
            {groups}
            {more}
        </div>
    }
}

/// The steps of one technique.
#[component]
fn Group(group: AllGroup, pointed: Memo<Option<usize>>, sheet: RwSignal<bool>) -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().solver;
    let AllGroup { technique: one, count, lines } = group;
    let listed = lines.len();
    (listed > 0).then(|| {
        let more = (listed < count).then(|| {
            view! {
                <button
                    class="all-more"
                    type="button"
                    on:click=move |_| store.send(StepMsg::Sift(Sift::One(one)))
                >
                    {words.more_steps(count - listed)}
                </button>
            }
        });
        view! {
            <section class="all-group">
                <h2 class="all-name">
                    <TechniqueLink technique=one />
                    " "
                    <span class="all-count">{count}</span>
                </h2>
                <div class="all-lines">
                    {lines.into_iter().map(|line| view! { <One line pointed sheet /> }).collect_view()}
                    {more}
                </div>
            </section>
        }
    })
}

/// One step: pointing shows it on the board, selecting takes it.
#[component]
fn One(line: AllLine, pointed: Memo<Option<usize>>, sheet: RwSignal<bool>) -> impl IntoView {
    let store = expect_context::<Store>();
    let index = line.index;
    let said = later().solver.follows(&line.conclusion, &store.shape().get_untracked(), store.locale());
    let point = move || store.send(StepMsg::Point(index));
    view! {
        <button
            class="all-line"
            type="button"
            aria-current=move || (pointed.get() == Some(index)).then_some("true")
            on:pointerenter=move |event| {
                if event.pointer_type() == "mouse" {
                    point();
                }
            }
            on:focus=move |event| {
                if focus::is_seen(&event) {
                    point();
                }
            }
            on:click=move |_| {
                // A finger's first tap points at a row, so that the player can read it; the second selects
                // it.
                if pointed.get_untracked() != Some(index) {
                    sheet.set(false);
                }
                store.send(StepMsg::Choose(index));
            }
        >
            {said}
        </button>
    }
}

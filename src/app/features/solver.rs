//! The stepper: the position, its sentence, the buttons, and the list of passes.

mod for_class;
mod passes;
mod path;

use crate::app::{
    shared::{
        icons::{CANDIDATES, Drawing, FAST, FIRST, Icon, LAST, MORE, NEXT, PAUSE, PLAY, PREV, REWIND},
        legend::{Signs, Unfold},
        sentence::{Sentence, Told},
    },
    store::Store,
    text::{later, solver::AtEnd, text},
};
use for_class::ForClass;
use leptos::prelude::*;
use passes::{Lists, Passes};
use path::{AllCard, AllSteps, Path};
use sudoku_core::{Shape, explain::written::in_notations, trail::State};
use sudoku_play::{
    features::solver::view::{Slide, SolveBody, SolveView, VeiledStep},
    messages::{Msg, PageMsg, PointerMsg, SolverMsg},
    ui::Panel,
    walk::{Ahead, Speed, StepMsg, Way},
};

/// The panel of the stepper.
#[component]
pub(crate) fn StepPanel() -> impl IntoView {
    let store = expect_context::<Store>();
    let view = store.stepper();
    let moment =
        Memo::new(move |_| view.with(|view| view.as_ref().map(|view| (view.busy, view.body.clone()))));
    let blocked =
        Memo::new(move |_| moment.with(|moment| matches!(moment, Some((_, SolveBody::Blocked(_))))));
    let written = Memo::new(move |_| {
        moment.with(|moment| match moment {
            Some((_, SolveBody::Going { all: Some(all), .. })) => {
                all.pointed.as_ref().map_or_else(Vec::new, |pointed| in_notations(&pointed.telling))
            }
            Some((_, SolveBody::Going { telling: Some(telling), .. })) => in_notations(telling),
            _ => Vec::new(),
        })
    });
    let unfolded = RwSignal::new(false);
    // On a phone the open list takes the place of the step.
    let sheet = RwSignal::new(false);
    // On a phone the occasional controls are folded away, to leave room for the words.
    let folded = RwSignal::new(true);
    let all = Memo::new(move |_| {
        moment.with(|moment| matches!(moment, Some((_, SolveBody::Going { all: Some(_), .. }))))
    });
    let told = Memo::new(move |_| {
        moment.with(|moment| matches!(moment, Some((_, SolveBody::Going { all: None, end: None, .. }))))
    });
    view! {
        <section
            class="panel answer stepper"
            data-sheet=move || sheet.get().then_some("open")
            data-folded=move || folded.get().then_some("")
            data-written=move || written.with(|written| !written.is_empty()).then_some("")
            role="tabpanel"
            id="panel-step"
            aria-labelledby="tab-step"
        >
            <Show when=move || !blocked.get()>
                <button
                    class="icon-button unfolds"
                    type="button"
                    aria-label=later().solver.more()
                    title=later().solver.more()
                    aria-expanded=move || (!folded.get()).to_string()
                    on:click=move |_| folded.update(|folded| *folded = !*folded)
                >
                    <Icon icon=MORE />
                </button>
            </Show>
            {move || {
                if told.get() {
                    return view! { <StepCard moment /> }.into_any();
                }
                moment.get().map(|(_, body)| view! { <Card body /> }).into_any()
            }}
            <Show when=move || !blocked.get()>
                <Signs unfolded=unfolded.into() written=written.into() />
                <Transport />
                <Run unfolded />
                <Lists sheet />
                <div class="pass-list">
                    <div class="pass-scroll" tabindex="0" role="region" aria-label=later().solver.passes()>
                        <Path sheet />
                        <Show when=move || all.get() fallback=move || view! { <Passes sheet /> }><AllSteps sheet /></Show>
                    </div>
                </div>
            </Show>
        </section>
    }
}

/// The current step, or the reason that there isn't one.
#[component]
fn Card(body: SolveBody) -> impl IntoView {
    match body {
        SolveBody::Blocked(wrong) => view! { <Blocked wrong /> }.into_any(),
        SolveBody::Going { .. } => view! { <Beyond body /> }.into_any(),
    }
}

/// The player's position is wrong.
#[component]
fn Blocked(wrong: usize) -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().solver;
    let (title, sentence) = (words.blocked(wrong), words.blocked_text());
    view! {
        <div class="notice-card">
            <p class="notice-card-title">{title}</p>
            <p>{sentence}</p>
            <div class="notice-card-actions">
                <button class="button primary" type="button" on:click=move |_| {
                    store.send(PageMsg::Show(Panel::HOME));
                    store.focus();
                }>
                    {words.back_to_play()}
                </button>
                <button
                    class="button"
                    type="button"
                    on:click=move |_| store.send(StepMsg::FromGivens)
                >
                    {words.from_givens()}
                </button>
            </div>
        </div>
    }
}

/// The view without a step: all steps of the position, or the result at the end.
#[component]
fn Beyond(body: SolveBody) -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().solver;
    let keeps = body.ends_with_keeping();
    let SolveBody::Going { numbered, guesses, placed, open, end, can_search, all, .. } = body else {
        return ().into_any();
    };
    let shape = store.shape().get_untracked();
    if let Some(all) = all {
        return view! { <AllCard all=*all shape /> }.into_any();
    }
    if let Some(state) = end {
        let (title, sentence) = words.at_end(AtEnd { state, passes: numbered, guesses, placed, open });
        let dry = state == State::Dry;
        return view! {
            <div class="notice-card" class:done=state == State::Solved role="status">
                <p class="notice-card-title">{title}</p>
                <p>{sentence}</p>
                <div class="notice-card-actions">
                    {dry.then(|| view! { <Do step=StepMsg::NextStep name=later().solver.climb() primary=true /> })}
                    {can_search.then(|| {
                        let name = if dry { later().solver.guess() } else { words.search() };
                        view! { <Do step=StepMsg::Search name primary=!dry /> }
                    })}
                    {keeps.then(|| view! { <Do step=StepMsg::Keep name=words.keep() primary=true /> })}
                </div>
            </div>
        }
        .into_any();
    }
    ().into_any()
}

/// The current view, and whether the worker is looking for more.
type Shown = Option<(Option<Ahead>, SolveBody)>;

/// The current position: its name, its place in its pass, and its sentence. The slider stays while the rest
/// redraws, as a finger or a key may hold it.
#[component]
fn StepCard(moment: Memo<Shown>) -> impl IntoView {
    let words = &later().solver;
    let where_to_look = move || {
        let (head, kind, step) = moment.with(|shown| match shown {
            Some((_, SolveBody::Going { title: Some(title), veiled, .. })) => {
                let (head, kind, step) = words.moment(*title);
                // The kind of pass would reveal the step.
                (head, if veiled.is_some() { "" } else { kind }, step)
            }
            _ => Default::default(),
        });
        view! {
            <p class="step-where">
                <span>
                    <b>{head}</b>
                    {(!kind.is_empty()).then(|| format!(" · {kind}"))}
                </span>
                <span class="step-of">{step}</span>
            </p>
        }
    };
    let has_step = Memo::new(move |_| {
        moment
            .with(|shown| matches!(shown, Some((_, SolveBody::Going { telling: Some(_), veiled: None, .. }))))
    });
    view! {
        <article class="answer-card step-card" aria-label=words.card()>
            {where_to_look}
            <Slider moment />
            {move || moment.get().map(|(_, body)| view! { <div class="step-text"><Reason body /></div> })}
            <ForClass has_step />
        </article>
    }
}

/// The position's place in its pass, with a slider to any other.
#[component]
fn Slider(moment: Memo<Shown>) -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().solver;
    let slide = Memo::new(move |_| {
        moment.with(|shown| match shown {
            Some((_, SolveBody::Going { slide, title, .. })) => slide.map(|slide| (slide, *title)),
            _ => None,
        })
    });
    let of = move |read: fn(Slide) -> usize| slide.get().map_or(0, |(slide, _)| read(slide)).to_string();
    let slid = move |event| {
        if let (Ok(steps), Some((slide, _))) = (event_target_value(&event).parse(), slide.get_untracked()) {
            store.send(Msg::Solver(SolverMsg::Step(slide.to(steps))));
        }
    };
    let hardest = Memo::new(move |_| {
        moment.with(|shown| match shown {
            Some((_, SolveBody::Going { path: Some(path), slide: Some(slide), .. })) => {
                let long = slide.of.saturating_sub(slide.least()).max(1) as f64;
                let first = slide.before + slide.least();
                path.hardest.iter().map(|at| at.saturating_sub(first) as f64 / long).collect()
            }
            _ => Vec::new(),
        })
    });
    let marks = move || {
        let mark = |at: f64| view! { <i style:--at=format!("{at:.4}")></i> };
        hardest.get().into_iter().map(mark).collect_view()
    };
    view! {
      <div class="step-slide">
        <span class="step-peaks" aria-hidden="true">{marks}</span>
        <input
            class="step-bar"
            type="range"
            min=move || of(Slide::least)
            max=move || of(|slide| slide.of)
            prop:value=move || of(|slide| slide.at)
            disabled=move || slide.get().is_none_or(|(slide, _)| slide.of == slide.least())
            aria-label=words.steps()
            aria-valuetext=move || slide.get()?.1.map(|title| words.moment(title).2)
            on:input=slid
        />
      </div>
    }
}

/// The sentence for the current position.
#[component]
fn Reason(body: SolveBody) -> impl IntoView {
    let words = &later().solver;
    let SolveBody::Going { title, telling, veiled, open, from_givens, ended_counting, way, .. } = body else {
        return ().into_any();
    };
    let shape = expect_context::<Store>().shape().get_untracked();
    match (telling, title) {
        _ if veiled.is_some() => veiled.map(|step| view! { <Veiled step=*step shape /> }).into_any(),
        (Some(telling), _) => view! { <Told telling shape /> }.into_any(),
        (None, Some(title)) => view! { <p class="sentence">{words.pass_found(title)}</p> }.into_any(),
        (None, None) => {
            let (title, sentence) = words.at_start(open, from_givens, way);
            view! {
                <h2 class="technique">{title}</h2>
                <p class="sentence">{sentence}</p>
                {ended_counting.then(|| view! { <p class="sentence">{text().notices.ends_counting()}</p> })}
            }
            .into_any()
        }
    }
}

/// A step revealed in stages: the stages so far, and the buttons for more.
#[component]
fn Veiled(step: VeiledStep, shape: Shape) -> impl IntoView {
    let words = later().hint;
    let [technique_next, reason_next] = [words.which_technique(), words.show_reason()];
    let (name, further) = match step.title {
        Some(named) => (Some(named), reason_next),
        None => (None, technique_next),
    };
    view! {
        <Sentence spans=words.place(&step.place, &shape) shape name />
        <div class="step-stages">
            <Do step=StepMsg::NextStep name=further primary=false />
            <Do step=StepMsg::Unveil name=later().solver.unveil() primary=false />
        </div>
    }
}

/// A button that does something with the trail.
#[component]
pub(super) fn Do(step: StepMsg, name: &'static str, primary: bool) -> impl IntoView {
    let store = expect_context::<Store>();
    let busy = move || store.stepper().with(|view| view.as_ref().is_some_and(|view| view.busy.is_some()));
    view! {
        <button
            class="button"
            class:primary=primary
            type="button"
            disabled=busy
            on:click=move |_| {
                store.send(Msg::Solver(SolverMsg::Step(step)));
                // The card disappears at the first step after it, and the focus must not go with it.
                if step == StepMsg::NextStep {
                    store.focus();
                }
            }
        >
            {name}
        </button>
    }
}

/// The buttons to step with. A path has no passes.
#[component]
fn Transport() -> impl IntoView {
    let words = &later().solver;
    let store = expect_context::<Store>();
    let by_passes = Memo::new(move |_| {
        store.stepper().with(|view| {
            let body = view.as_ref().map(|view| &view.body);
            matches!(body, Some(SolveBody::Going { way: Way::Passes, .. }))
        })
    });
    view! {
        <div class="transport" role="toolbar" aria-label=words.steps()>
            <StepButton icon=FIRST does="start" names=(words.start(), words.start_help()) step=StepMsg::ToStart on=|view| can(view).0 />
            <Show when=move || by_passes.get()>
                <StepButton icon=REWIND does="back-pass" names=(words.back_pass(), words.back_pass_help()) step=StepMsg::BackPass on=|view| can(view).0 />
            </Show>
            <StepButton icon=PREV does="back-step" names=(words.back_step(), words.back_step_help()) step=StepMsg::BackStep on=|view| can(view).0 />
            <StepButton icon=NEXT does="next-step" names=(words.next_step(), words.next_step_help()) step=StepMsg::NextStep on=|view| can(view).1 primary=true />
            <Show when=move || by_passes.get()>
                <StepButton icon=FAST does="next-pass" names=(words.next_pass(), words.next_pass_help()) step=StepMsg::NextPass on=|view| can(view).1 />
            </Show>
            <StepButton icon=LAST does="end" names=(words.end(), words.end_help()) step=StepMsg::ToEnd on=|view| can(view).1 />
        </div>
    }
}

/// Whether there is something before, and something after.
fn can(view: &SolveView) -> (bool, bool) {
    match view.body {
        SolveBody::Going { can_back, can_next, .. } => (can_back, can_next && view.busy.is_none()),
        SolveBody::Blocked(_) => (false, false),
    }
}

/// One of the step buttons. It keeps the focus at the end, so that a keyboard user doesn't lose it.
#[component]
fn StepButton(
    icon: Drawing,
    does: &'static str,
    names: (&'static str, &'static str),
    step: StepMsg,
    on: fn(&SolveView) -> bool,
    #[prop(optional)] primary: bool,
) -> impl IntoView {
    let store = expect_context::<Store>();
    let off = Memo::new(move |_| store.stepper().with(|view| view.as_ref().is_none_or(|view| !on(view))));
    view! {
        <button
            class="step-button"
            class:primary=primary
            type="button"
            tabindex=(!primary).then_some("-1")
            data-does=does
            aria-label=names.1
            aria-disabled=move || off.get().then_some("true")
            on:click=move |_| {
                if !off.get_untracked() {
                    store.send(Msg::Solver(SolverMsg::Step(step)));
                }
            }
        >
            <Icon icon />
            <span aria-hidden="true">{names.0}</span>
        </button>
    }
}

/// Running by itself, how fast, and the switch for candidates.
#[component]
fn Run(
    /// Whether signs and notations are unfolded.
    unfolded: RwSignal<bool>,
) -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().solver;
    let view = store.stepper();
    let running = Memo::new(move |_| view.with(|view| view.as_ref().is_some_and(|view| view.running)));
    let speed =
        Memo::new(move |_| view.with(|view| view.as_ref().map_or(Speed::default(), |view| view.speed)));
    let candidates =
        Memo::new(move |_| view.with(|view| view.as_ref().is_some_and(|view| view.candidates_on)));
    let busy = Memo::new(move |_| view.with(|view| view.as_ref().and_then(|view| view.busy)));
    let said = move || {
        let progress = store.dialog().with(|dialog| dialog.job.as_ref().and_then(|job| job.progress));
        busy.get().map(|purpose| words.busy(purpose, progress))
    };
    let chosen = move |event| {
        let slug = event_target_value(&event);
        if let Some(speed) = Speed::ALL.into_iter().find(|speed| speed.slug() == slug) {
            store.send(StepMsg::SetSpeed(speed));
        }
    };
    view! {
        <div class="run">
            <button
                class="button"
                type="button"
                aria-pressed=move || running.get().to_string()
                on:click=move |_| store.send(StepMsg::Run)
            >
                {move || view! { <Icon icon=if running.get() { PAUSE } else { PLAY } /> }}
                <span class="run-name">{move || if running.get() { words.stop() } else { words.run() }}</span>
            </button>
            <label class="speed">
                <span class="vh">{words.speed()}</span>
                " "
                <select class="select" on:change=chosen>
                    {Speed::ALL
                        .into_iter()
                        .map(|one| {
                            let name = words.speed_name(one);
                            view! { <option value=one.slug() selected=move || speed.get() == one>{name}</option> }
                        })
                        .collect_view()}
                </select>
            </label>
            <button
                class="icon-button"
                type="button"
                aria-label=text().entry.candidates()
                title=text().entry.candidates()
                aria-pressed=move || candidates.get().to_string()
                on:click=move |_| store.send(PointerMsg::ToggleCandidates)
            >
                <Icon icon=CANDIDATES />
                <span class="run-word">{text().entry.candidates()}</span>
            </button>
            <Unfold unfolded name=later().marks.unfold() word=later().marks.legend() />
            <span class="busy" role="status">{said}</span>
            <Show when=move || busy.get().is_some()>
                <button class="button" type="button" on:click=move |_| store.send(PageMsg::Stop)>
                    {later().solver.cancel()}
                </button>
            </Show>
        </div>
    }
}

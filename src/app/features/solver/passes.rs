//! The list of passes, and the steps of the current one.

use crate::app::{
    browser::scroll,
    shared::symbol::symbol,
    store::Store,
    text::{later, text},
};
use leptos::prelude::*;
use sudoku_core::{explain::technique, notation::names::cell_name, passes::PassKind};
use sudoku_play::{
    features::solver::view::{PassLine, SolveBody, StepLine},
    messages::{Msg, SolverMsg},
    walk::{StepMsg, Way},
};

/// All passes so far.
#[component]
pub(crate) fn Passes(sheet: RwSignal<bool>) -> impl IntoView {
    let store = expect_context::<Store>();
    let view = store.stepper();
    let passes = Memo::new(move |_| {
        view.with(|view| match view.as_ref().map(|view| &view.body) {
            Some(SolveBody::Going { passes, .. }) => passes.clone(),
            _ => Vec::new(),
        })
    });
    let ended = Memo::new(move |_| {
        view.with(|view| {
            matches!(view.as_ref().map(|view| &view.body), Some(SolveBody::Going { end: Some(_), .. }))
        })
    });
    Effect::new(move |_| {
        passes.track();
        let line: &[&str] = if ended.get() {
            &[".pass:last-child"]
        } else {
            &[".step[aria-current]", ".pass.current:not(.part)"]
        };
        scroll::show_current(".pass-scroll", line);
    });
    let lines = move || {
        let most = passes.with(|passes| passes.iter().map(|pass| pass.count).max()).unwrap_or(1).max(1);
        passes.get().into_iter().map(|line| view! { <Pass line most sheet /> }).collect_view()
    };
    view! {
        <ol class="passes">{lines}</ol>
    }
}

/// A line for a pass, with the number of its steps as a bar.
#[component]
fn Pass(line: PassLine, most: usize, sheet: RwSignal<bool>) -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().solver;
    let name = later().solver.line(&line);
    let PassLine { kind, number, count, current, steps, part, shows, .. } = line;
    let share = format!("{:.3}", count as f64 / most as f64);
    let number = number.map_or_else(|| "–".to_owned(), |number| number.to_string());
    let said = if part.is_some() { String::new() } else { words.count(kind, count) };
    let rows = matches!(kind, PassKind::Tier(_) | PassKind::Path);
    if count == 0 {
        return view! {
            <li class="pass nothing" class:current=current data-kind=kind.slug()>
                <span class="pass-number">{number}</span>
                <span class="pass-kind">{name}</span>
                <span class="pass-count">{said}</span>
            </li>
        }
        .into_any();
    }
    view! {
        <li class="pass" class:current=current class:part=part.is_some() data-kind=kind.slug()>
            <details open=current>
                <summary on:click=move |event| {
                    // Showing its pass opens the line, not a click by itself.
                    event.prevent_default();
                    store.send(Msg::Solver(SolverMsg::Step(shows)));
                }>
                    <span class="pass-number">{number}</span>
                    <span class="pass-kind">{name}</span>
                    <span class="pass-bar" aria-hidden="true" style:--share=share></span>
                    <span class="pass-count">{said}</span>
                </summary>
                <ol class="steps" class:rows=rows>{steps.into_iter().map(|line| view! { <Step line sheet /> }).collect_view()}</ol>
            </details>
        </li>
    }
    .into_any()
}

/// One step of the pass that is shown.
#[component]
fn Step(line: StepLine, sheet: RwSignal<bool>) -> impl IntoView {
    let store = expect_context::<Store>();
    let shape = store.shape().get_untracked();
    let StepLine { at, technique: name, candidate, gone, bottleneck, current, ahead } = line;
    let what = match candidate {
        Some(candidate) => {
            let cell = cell_name(&shape, candidate.cell);
            let is = if gone == 0 { "" } else { "≠ " };
            let more = later().solver.further_gone(gone.saturating_sub(1));
            view! {
                <span class="step-at" aria-hidden="true">{at}</span>
                <span class="step-name">{technique(name, text().locale)}</span>
                <span>{cell} " " <b>{is} {symbol("symbol", candidate.digit)}</b> " " {more}</span>
            }
            .into_any()
        }
        None => technique(name, text().locale).into_any(),
    };
    view! {
        <li>
            <button
                class="step"
                type="button"
                title=technique(name, text().locale)
                aria-current=current.then_some("step")
                data-state=ahead.then_some("ahead")
                data-technique=name.slug()
                data-bottleneck=bottleneck.then_some("")
                on:click=move |_| {
                    // The player wants to read the choice.
                    sheet.set(false);
                    store.send(StepMsg::GoTo(at));
                }
            >
                {what}
            </button>
        </li>
    }
}

/// The choice of list: passes, the path, or all steps of the position.
#[component]
pub(crate) fn Lists(sheet: RwSignal<bool>) -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().solver;
    let view = store.stepper();
    let shown = Memo::new(move |_| {
        view.with(|view| match view.as_ref().map(|view| &view.body) {
            Some(SolveBody::Going { way, all, can_keep, .. }) => (*way, all.is_some(), *can_keep),
            _ => (Way::default(), false, false),
        })
    });
    let kept_elsewhere =
        Memo::new(move |_| view.with(|view| view.as_ref().is_some_and(|view| view.body.ends_with_keeping())));
    let ways = Way::ALL.map(|way| {
        let (name, does) = words.way(way);
        let on = move || matches!(shown.get(), (shown, false, _) if shown == way);
        view! { <List name does on=Signal::derive(on) step=StepMsg::Way(way) sheet /> }
    });
    let (name, does) = (words.all(), words.all_help());
    view! {
        <div class="lists">
            <div class="lists-tabs" role="group" aria-label=words.ways()>
                {ways.into_iter().collect_view()}
                <List name does on=Signal::derive(move || shown.get().1) step=StepMsg::AllSteps sheet />
            </div>
            <button
                class="button keep"
                type="button"
                title=words.keep_step_help()
                hidden=move || kept_elsewhere.get()
                disabled=move || !shown.get().2
                on:click=move |_| store.send(StepMsg::Keep)
            >
                {words.keep_step()}
            </button>
        </div>
    }
}

/// One of them.
#[component]
fn List(
    name: &'static str,
    does: &'static str,
    on: Signal<bool>,
    step: StepMsg,
    sheet: RwSignal<bool>,
) -> impl IntoView {
    let store = expect_context::<Store>();
    view! {
        <button
            class="list-tab"
            type="button"
            title=does
            aria-pressed=move || on.get().to_string()
            on:click=move |_| {
                // On a phone the current list opens or closes over the step. A different list leads to its
                // step, for the player to read; all steps of a position are only a list.
                if on.get_untracked() {
                    sheet.update(|sheet| *sheet = !*sheet);
                } else {
                    sheet.set(step == StepMsg::AllSteps);
                    store.send(Msg::Solver(SolverMsg::Step(step)));
                }
            }
        >
            {name}
        </button>
    }
}

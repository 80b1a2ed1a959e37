//! The list of passes, and the steps of the one that is shown.

use super::{browser::dom, store::Store, text::text};
use leptos::prelude::*;
use sudoku_core::{
    explain::technique,
    notation::names::cell_name,
    play::{
        session::{Msg, StepMsg},
        view::{PassLine, SolveBody, StepLine},
    },
};

/// All passes so far.
#[component]
pub(crate) fn Passes() -> impl IntoView {
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
        let line = if ended.get() { ".pass:last-child" } else { "[aria-current], .pass.current" };
        dom::show_current(".passes", line);
    });
    let lines = move || {
        let most = passes.with(|passes| passes.iter().map(|pass| pass.count).max()).unwrap_or(1).max(1);
        passes.get().into_iter().map(|line| view! { <Pass line most /> }).collect_view()
    };
    view! {
        <div class="pass-list">
            <ol class="passes" tabindex="0" aria-label=text().solve.passes>{lines}</ol>
        </div>
    }
}

/// One pass.
#[component]
fn Pass(line: PassLine, most: usize) -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &text().solve;
    let PassLine { index, kind, number, count, current, steps } = line;
    let name = sudoku_core::explain::capitalised((words.kind)(kind));
    let share = format!("{:.3}", count as f64 / most as f64);
    let number = number.map_or_else(|| "–".to_owned(), |number| number.to_string());
    let said = (words.count)(kind, count);
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
        <li class="pass" class:current=current data-kind=kind.slug()>
            <details open=current>
                <summary on:click=move |event| {
                    // The line is opened by showing its pass, not by itself.
                    event.prevent_default();
                    store.send(Msg::Step(StepMsg::ShowPass(index)));
                }>
                    <span class="pass-number">{number}</span>
                    <span class="pass-kind">{name}</span>
                    <span class="pass-bar" aria-hidden="true" style:--share=share></span>
                    <span class="pass-count">{said}</span>
                </summary>
                <ol class="steps">{steps.into_iter().map(|line| view! { <Step line /> }).collect_view()}</ol>
            </details>
        </li>
    }
    .into_any()
}

/// One step of the pass that is shown.
#[component]
fn Step(line: StepLine) -> impl IntoView {
    let store = expect_context::<Store>();
    let order = store.order().get_untracked();
    let StepLine { at, technique: name, candidate, current, ahead } = line;
    let what = match candidate {
        Some(candidate) => {
            view! { {cell_name(order, candidate.cell)} " " <b>{candidate.digit.symbol()}</b> }.into_any()
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
                on:click=move |_| store.send(Msg::Step(StepMsg::GoTo(at)))
            >
                {what}
            </button>
        </li>
    }
}

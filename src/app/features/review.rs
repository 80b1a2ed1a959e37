//! A finished game, move by move: the list, and the board before the selected move with its reason.

pub(crate) mod judged;

use crate::app::{
    browser::{focus, keyboard, scroll},
    shared::reason_board::ReasonBoard,
    store::Store,
    text::{later, text},
};
use leptos::{ev, prelude::*};
use sudoku_core::{
    Order,
    advice::{Nearness, Verdict},
    explain::{technique, tell, written_out},
};
use sudoku_play::{
    features::review::ReviewMsg,
    keyboard::Keyboard,
    keys,
    view::{Reasoned, ReviewLine, ReviewView, Seen},
};

#[component]
pub(crate) fn Review() -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().review;
    let of = move |read: fn(&ReviewView) -> usize| {
        Memo::new(move |_| store.teacher().with(|view| view.review.as_ref().map(read).unwrap_or_default()))
    };
    let (at, count) = (of(|view| view.at), of(|view| view.count));
    let lines = Memo::new(move |_| {
        store.teacher().with(|view| view.review.as_ref().map(|view| (view.order, view.lines.clone())))
    });
    let seen = Memo::new(move |_| {
        store.teacher().with(|view| view.review.as_ref().and_then(|view| view.seen.clone()))
    });
    let state = move || {
        store.teacher().with(|view| {
            view.review.as_ref().map(|view| match view.busy {
                Some(progress) => (words.busy)(progress),
                None => (words.sums)(view.sums),
            })
        })
    };
    let go = move |line: usize| {
        store.send(ReviewMsg::LookAt(line));
        focus::id(format!("review-{}", line.min(count.get_untracked().saturating_sub(1))));
    };
    let keyboard = StoredValue::new(Keyboard::default());
    let keyed = move |event: ev::KeyboardEvent| {
        let key = keyboard.try_update_value(|keyboard| keyboard::read(keyboard, &event)).flatten();
        let Some((key, _)) = key else { return };
        if let Some(line) = keys::review(key, at.get_untracked(), count.get_untracked()) {
            event.prevent_default();
            go(line);
        }
    };
    let slid = move |event: ev::Event| {
        if let Ok(line) = event_target_value(&event).parse() {
            store.send(ReviewMsg::LookAt(line));
            scroll::show_current(".review-list", &["[aria-current=true]"]);
        }
    };
    let rows = move || {
        lines.get().map(|(order, lines)| lines.into_iter().map(|line| row(&line, order, go)).collect_view())
    };
    view! {
        <div class="dialog-body review-body">
            <p class="review-state" role="status">{state}</p>
            <div class="review-seen" tabindex="0" role="region" aria-label=words.seen>{move || seen.get().map(|seen| board(seen, store.order().get_untracked()))}</div>
            <div class="review-side">
                <input
                    class="review-slider"
                    type="range"
                    min="0"
                    max=move || count.get().saturating_sub(1).to_string()
                    prop:value=move || at.get().to_string()
                    aria-label=words.slider
                    aria-valuetext=move || (words.place)(at.get() + 1, count.get())
                    on:input=slid
                />
                <ol class="review-list" aria-label=words.list on:keydown=keyed>
                    {rows}
                </ol>
            </div>
        </div>
    }
}

fn row(line: &ReviewLine, order: Order, go: impl Fn(usize) + 'static) -> AnyView {
    let words = &later().review;
    let index = line.index;
    let easier = line.easier.map(|(name, cell)| {
        view! { <span class="review-easier">{(words.easier)(name, cell, order)}</span> }
    });
    view! {
        <li>
            <button
                class="review-line"
                type="button"
                id=format!("review-{index}")
                data-verdict=line.verdict.as_ref().map(verdict_name)
                aria-current=line.current.to_string()
                tabindex=if line.current { "0" } else { "-1" }
                autofocus=line.current
                on:click=move |_| go(index)
            >
                <span class="review-number">{line.first}</span>
                <span class="review-deed">{(words.moved)(line.moved, order)}</span>
                <span class="review-verdict">
                    {line.verdict.as_ref().map(|verdict| (words.verdict)(verdict, order))}
                </span>
                {easier}
            </button>
        </li>
    }
    .into_any()
}

/// The board before the move, the move, and its reason. The board shows the step of the reason under the
/// pointer, or else the last one, which is the move.
fn board(seen: Seen, order: Order) -> AnyView {
    let words = &later().review;
    let last = seen.reasons.len().saturating_sub(1);
    let pointed = RwSignal::new(last);
    let alone = seen.reasons.len() + usize::from(seen.easier.is_some()) < 2;
    let told = |number: usize, Reasoned { technique: name, telling, .. }: &Reasoned| {
        let sentence = written_out(&tell(telling, text().locale), order, text().locale).concat();
        let name = technique(*name, text().locale);
        if alone {
            return view! { <p><b>{name} ". "</b> {sentence}</p> }.into_any();
        }
        view! {
            <button
                class="review-reason"
                type="button"
                aria-pressed=move || (pointed.get() == number).to_string()
                on:click=move |_| pointed.set(number)
                on:pointerenter=move |_| pointed.set(number)
                on:focus=move |_| pointed.set(number)
            >
                <b>{name} ". "</b>
                {sentence}
            </button>
        }
        .into_any()
    };
    let reasons: Vec<AnyView> =
        seen.reasons.iter().enumerate().map(|(number, reason)| told(number, reason)).collect();
    let easier = seen.easier.as_ref().map(|easier| {
        view! {
            <div class="review-instead">
                <p>{words.instead}</p>
                {told(seen.reasons.len(), easier)}
            </div>
        }
    });
    let picture = seen.picture.clone();
    let seen = StoredValue::new(seen);
    let drawing = Memo::new(move |_| seen.with_value(|seen| seen.drawing(pointed.get())));
    let small = Memo::new(move |_| {
        seen.with_value(|seen| {
            seen.reason(pointed.get()).map(|reason| reason.small.clone()).unwrap_or_default()
        })
    });
    view! {
        <figure class="seen">
            <ReasonBoard picture small drawing />
            <figcaption class="seen-said">{reasons} {easier}</figcaption>
        </figure>
    }
    .into_any()
}

/// The name of a verdict for the style.
const fn verdict_name(verdict: &Verdict) -> &'static str {
    match verdict.nearness() {
        Nearness::Near => "near",
        Nearness::Far => "far",
        Nearness::Wrong => "wrong",
    }
}

//! A finished game, move by move: the board before the selected move, its reason on the card of answers, and the
//! list.

pub(crate) mod judged;

use crate::app::{
    browser::{focus, keyboard, scroll},
    shared::{
        icons::{Icon, MORE, NEXT, PREV},
        legend::SignList,
        reason_board::ReasonBoard,
        sentence::{Outcome, Sentence},
    },
    store::Store,
    text::later,
};
use leptos::{ev, prelude::*};
use sudoku_core::{
    Shape,
    advice::{Nearness, Verdict},
    explain::{Locale, tell},
};
use sudoku_play::{
    keys::{self, keyboard::Keyboard},
    messages::ReviewMsg,
    view::{ReviewLine, ReviewView, Seen},
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
        store.teacher().with(|view| view.review.as_ref().map(|view| (view.shape.clone(), view.lines.clone())))
    });
    let seen = Memo::new(move |_| {
        store.teacher().with(|view| view.review.as_ref().and_then(|view| view.seen.clone()))
    });
    let state = move || {
        store.teacher().with(|view| {
            view.review.as_ref().map(|view| match view.busy {
                Some(progress) => words.progress(progress),
                None => words.sums(view.sums),
            })
        })
    };
    // Each move begins with the last step of its reason, which is the move itself.
    let part = RwSignal::new(0);
    Effect::new(move |_| part.set(seen.with(|seen| seen.as_ref().map_or(0, Seen::last))));
    // On a phone, the open list takes the place of the answer.
    let sheet = RwSignal::new(false);
    let go = move |line: usize| {
        store.send(ReviewMsg::LookAt(line));
        focus::id(format!("review-{}", line.min(count.get_untracked().saturating_sub(1))));
    };
    let chosen = move |line: usize| {
        sheet.set(false);
        go(line);
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
        lines.get().map(|(shape, lines)| {
            let locale = store.locale();
            lines.into_iter().map(|line| row(&line, shape.clone(), locale, chosen)).collect_view()
        })
    };
    let deed = move || {
        lines.with(|lines| {
            let (shape, lines) = lines.as_ref()?;
            Some(words.moved(lines.iter().find(|line| line.current)?.moved, shape, store.locale()))
        })
    };
    let turn = move |by: isize| {
        let to = at.get_untracked().saturating_add_signed(by);
        store.send(ReviewMsg::LookAt(to));
        scroll::show_current(".review-list", &["[aria-current=true]"]);
    };
    let [back, next] = [words.back(), words.next()];
    view! {
        <div class="dialog-body review-body">
            <p class="review-state" role="status">{state}</p>
            <div class="review-seen" tabindex="0" role="region" aria-label=words.seen()>
                {move || seen.get().map(|seen| board(&seen, part))}
            </div>
            <section
                class="answer review-answer"
                aria-label=words.open()
                data-sheet=move || sheet.get().then_some("open")
            >
                <header class="answer-head">
                    <h3 class="hint-name">{deed}</h3>
                    <span class="review-place">{move || words.place(at.get() + 1, count.get())}</span>
                    <button
                        class="icon-button unfolds"
                        type="button"
                        aria-label=words.list()
                        title=words.list()
                        aria-expanded=move || sheet.get().to_string()
                        on:click=move |_| sheet.update(|sheet| *sheet = !*sheet)
                    >
                        <Icon icon=MORE />
                    </button>
                </header>
                {move || seen.get().map(|seen| answer(seen, part))}
                <div class="answer-foot">
                    <button
                        class="button"
                        type="button"
                        aria-disabled=move || (at.get() == 0).to_string()
                        on:click=move |_| turn(-1)
                    >
                        {back}
                    </button>
                    <button
                        class="button primary"
                        type="button"
                        aria-disabled=move || (at.get() + 1 >= count.get()).to_string()
                        on:click=move |_| turn(1)
                    >
                        {next}
                    </button>
                </div>
                <input
                    class="review-slider"
                    type="range"
                    min="0"
                    max=move || count.get().saturating_sub(1).to_string()
                    prop:value=move || at.get().to_string()
                    aria-label=words.slider()
                    aria-valuetext=move || words.place(at.get() + 1, count.get())
                    on:input=slid
                />
                <ol class="review-list" aria-label=words.list() on:keydown=keyed>
                    {rows}
                </ol>
            </section>
        </div>
    }
}

fn row(line: &ReviewLine, shape: Shape, locale: Locale, go: impl Fn(usize) + 'static) -> AnyView {
    let words = &later().review;
    let index = line.index;
    let easier = line.easier.map(|(name, cell)| {
        view! { <span class="review-easier">{words.easier(name, cell, &shape)}</span> }
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
                <span class="review-deed">{words.moved(line.moved, &shape, locale)}</span>
                <span class="review-verdict">
                    {line.verdict.as_ref().map(|verdict| words.verdict(verdict, &shape))}
                </span>
                {easier}
            </button>
        </li>
    }
    .into_any()
}

/// The board before the move, the move, and one step of its reason.
fn board(seen: &Seen, part: RwSignal<usize>) -> AnyView {
    let picture = seen.picture.clone();
    let seen = StoredValue::new(seen.clone());
    let drawing = Memo::new(move |_| seen.with_value(|seen| seen.drawing(part.get())));
    let small = Memo::new(move |_| {
        seen.with_value(|seen| seen.reason(part.get()).map(|reason| reason.small.clone()).unwrap_or_default())
    });
    view! { <ReasonBoard picture small drawing /> }.into_any()
}

/// The answer on its card: the verdict, and that step of the reason.
fn answer(seen: Seen, part: RwSignal<usize>) -> AnyView {
    let locale = expect_context::<Store>().locale();
    let words = &later().review;
    let shape = seen.picture.board.shape().clone();
    let verdict =
        seen.judged.as_ref().filter(|_| !seen.is_plain()).map(|judged| words.judged_said(judged, locale));
    let easier = seen.easier.as_ref().map(|easier| words.easier(easier.technique, None, &shape));
    let steps = seen.reasons.len();
    let parts = (steps > 1 || easier.is_some()).then(|| parts(steps, easier, part));
    let seen = StoredValue::new(seen);
    let told = move || {
        let part = part.get();
        let (reason, drawing) = seen.with_value(|seen| (seen.reason(part).cloned(), seen.drawing(part)));
        let telling = reason?.telling;
        let signs = Signal::stored(drawing.signs());
        let spans = tell(&telling, locale);
        Some(view! {
            <Outcome telling shape=shape.clone() />
            <Sentence spans shape=shape.clone() apart=true><SignList signs /></Sentence>
        })
    };
    view! {
        <article class="answer-card hint-said">
            {verdict.map(|verdict| view! { <p class="review-judged">{verdict}</p> })}
            {parts}
            {told}
        </article>
    }
    .into_any()
}

/// The way to the other steps of a long reason, and to an easier move.
fn parts(steps: usize, easier: Option<String>, part: RwSignal<usize>) -> AnyView {
    let words = &later().review;
    let last = steps.saturating_sub(1);
    let one = |at: usize, name: String| {
        view! {
            <button
                class="review-part"
                type="button"
                aria-pressed=move || (part.get() == at).to_string()
                on:click=move |_| part.set(at)
            >
                {name}
            </button>
        }
    };
    let turn = |by: isize, icon| {
        let name = if by > 0 { words.part_after() } else { words.part_before() };
        let to = move || part.get().min(last).saturating_add_signed(by).min(last);
        view! {
            <button
                class="icon-button"
                type="button"
                aria-label=name
                title=name
                aria-disabled=move || (to() == part.get()).to_string()
                on:click=move |_| part.set(untrack(to))
            >
                <Icon icon />
            </button>
        }
    };
    let own = match steps {
        0 => ().into_any(),
        1 => one(0, words.own().to_owned()).into_any(),
        _ => view! {
            <span class="review-turn">
                {turn(-1, PREV)}
                <span aria-live="polite">{move || words.part(part.get().min(last) + 1, steps)}</span>
                {turn(1, NEXT)}
            </span>
        }
        .into_any(),
    };
    view! { <div class="review-parts">{own} {easier.map(|name| one(steps, name))}</div> }.into_any()
}

/// The name of a verdict for the style.
const fn verdict_name(verdict: &Verdict) -> &'static str {
    match verdict.nearness() {
        Nearness::Near => "near",
        Nearness::Far => "far",
        Nearness::Wrong => "wrong",
    }
}

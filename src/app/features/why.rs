//! "Why?" and "Why not?": the digits of a cell to ask about, and an answer that can be walked down to the
//! givens.

use crate::app::{
    browser::{focus, keyboard},
    shared::{
        icons::{CLOSE, Icon, NEXT, PREV},
        legend::{Legend, Signs, Unfold},
        sentence::Told,
        symbol::symbol,
        technique_link::StepTitle,
    },
    store::Store,
    text::{later, text},
};
use leptos::{ev, prelude::*};
use sudoku_core::{Digit, explain::written::in_notations, telling::Mention, why::Fact};
use sudoku_play::{
    features::why::view::{AnswerView, By, Crumb, InCell, Link, TrialLine, WhyView},
    keys::{self, keyboard::Keyboard},
    messages::{PageMsg, PointerMsg, WhyMsg},
};

/// The answer, which has the focus after each question.
const ANSWER: &str = "why-answer";
/// The title, which has it before the first.
const TITLE: &str = "why-title";

/// The panel, while a question is open.
#[component]
pub(crate) fn WhyPanel() -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().why;
    let view = store.inquiry();
    let title = move || {
        let shape = store.shape().get();
        view.with(|view| view.as_ref().map(|view| words.title(view, &shape, store.locale())))
    };
    let heard = move || {
        let shape = store.shape().get();
        view.with(|view| view.as_ref().map(|view| words.title_heard(view, &shape, store.locale())))
    };
    let answer = Memo::new(move |_| {
        view.with(|view| view.as_ref().and_then(|view| Some((view.way.clone(), view.answer.clone()?))))
    });
    let warns = Memo::new(move |_| view.with(|view| view.as_ref().is_some_and(|view| view.warns)));
    let written = Memo::new(move |_| {
        answer.with(|answer| {
            answer.as_ref().map(|(_, answer)| in_notations(&answer.telling)).unwrap_or_default()
        })
    });
    let unfolded = RwSignal::new(false);
    // The next answer may have no notation.
    let noted = Memo::new(move |_| unfolded.get() && written.with(|written| !written.is_empty()));
    let answered = answer.with_untracked(Option::is_some);
    focus::id(if answered { ANSWER } else { TITLE });
    let keyboard = StoredValue::new(Keyboard::default());
    let typed = move |event: ev::KeyboardEvent| {
        let key = keyboard.try_update_value(|keyboard| keyboard::read(keyboard, &event)).flatten();
        let Some((key, held)) = key else { return };
        let shape = store.shape().get_untracked();
        let told = view.with_untracked(|view| {
            let WhyView { way, answer, .. } = view.as_ref()?;
            let line = answer.as_ref().filter(|answer| !answer.lines.is_empty()).map(|answer| answer.line);
            keys::answer(key, held, &shape, way.len(), line)
        });
        if let Some(told) = told {
            event.prevent_default();
            tell(store, told);
        }
    };
    view! {
        <section class="panel answer why" id="panel-why" aria-labelledby=TITLE on:keydown=typed>
            <header class="answer-head why-head">
                <h2 class="why-title" id=TITLE tabindex="-1" aria-label=heard>{title}</h2>
                <Show when=move || written.with(|written| !written.is_empty())><Unfold unfolded /></Show>
                <button
                    class="icon-button why-close"
                    type="button"
                    aria-label=words.close()
                    on:click=move |_| store.send(WhyMsg::Close)
                >
                    <Icon icon=CLOSE />
                </button>
            </header>
            <div class="answer-card why-card">
                <Digits />
                <Signs unfolded=noted.into() written=written.into() />
                <div class="why-room">
                    <div class="why-answer" id=ANSWER tabindex="-1" role="group" aria-label=words.answer()>
                        {move || match answer.get() {
                            Some((way, answer)) => view! { <Answer way answer /> }.into_any(),
                            None if warns.get() => view! { <Warning /> }.into_any(),
                            None => view! { <Guide /> }.into_any(),
                        }}
                    </div>
                </div>
            </div>
        </section>
    }
}

/// Sends a message, and moves the focus to the answer, as the followed link has gone.
fn tell(store: Store, told: WhyMsg) {
    let closes = told == WhyMsg::Close;
    store.send(told);
    if !closes {
        focus::id(ANSWER);
    }
}

/// The digits of the cell, each with its state.
#[component]
fn Digits() -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().why;
    let view = store.inquiry();
    let chip = move |digit: Digit| {
        let askable = Memo::new(move |_| {
            view.with(|view| view.as_ref()?.digits.iter().find(|askable| askable.digit == digit).copied())
        });
        let is = move || {
            askable.get().map(|askable| match askable.is {
                InCell::Stands => "stands",
                InCell::Gone => "gone",
                InCell::Then => "then",
                InCell::There => "there",
            })
        };
        view! {
            <button
                class="why-digit"
                type="button"
                data-digit=digit.number()
                data-is=is
                aria-pressed=move || askable.get().is_some_and(|askable| askable.asked).to_string()
                aria-label=move || askable.get().map(|askable| words.digit(askable, store.locale()))
                on:click=move |_| tell(store, WhyMsg::Ask(digit))
            >
                {symbol("symbol", digit)}
            </button>
        }
    };
    view! {
        <div class="why-digits" role="group" aria-label=words.digits() data-density=move || store.shape().get().density().slug()>
            {move || Digit::all(&store.shape().get()).map(chip).collect_view()}
        </div>
    }
}

/// The sentence about the time, before an answer that ends its counting.
#[component]
fn Warning() -> impl IntoView {
    let store = expect_context::<Store>();
    let (ends, go_on) = (text().notices.ends_counting(), later().times.go_on());
    view! {
        <p class="why-guide">{ends}</p>
        <button class="button primary" type="button" on:click=move |_| tell(store, WhyMsg::GoOn)>
            {go_on}
        </button>
    }
}

/// The instruction until the player picks a digit.
#[component]
fn Guide() -> impl IntoView {
    let words = &later().why;
    let [stands, there, gone] = [words.look_placed(), words.look_possible(), words.look_gone()];
    let looks = [("stands", stands), ("there", there), ("gone", gone)];
    view! {
        <p class="why-guide">{words.choose()}</p>
        <ul class="why-looks">
            {looks
                .map(|(is, name)| {
                    view! {
                        <li>
                            <span class="why-digit" data-is=is aria-hidden="true">"5"</span>
                            {name}
                        </li>
                    }
                })
                .collect_view()}
        </ul>
    }
}

/// The answer with the questions before it, the lines of a trial, and its premises.
#[component]
fn Answer(way: Vec<Crumb>, answer: AnswerView) -> impl IntoView {
    let store = expect_context::<Store>();
    let shape = store.shape().get_untracked();
    let AnswerView { title, telling, links, lines, line, busy, tries } = answer;
    // A telling of a step begins with its result and its name.
    let name = title.filter(|_| telling.title().is_none());
    let name = name.map(|title| view! { <h3 class="technique"><StepTitle title /></h3> });
    let busy = busy.then(|| view! { <Busy trial=tries /> });
    let in_trial = !lines.is_empty() && matches!(way.last(), Some(Crumb::Tried(_) | Crumb::Line(_)));
    view! {
        {if in_trial {
            view! { <Turn at=line count=lines.len() /> }.into_any()
        } else {
            view! { <Way way /> }.into_any()
        }}
        {name}
        <Told telling shape />
        {busy}
        {(!links.is_empty()).then(|| view! { <Links links /> })}
        {in_trial.then(|| view! { <Lines lines at=line /> })}
        <Legend />
    }
}

/// The worker's progress, and the button to stop it.
#[component]
fn Busy(
    /// Whether the work is a trial, rather than a walk.
    trial: bool,
) -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().why;
    let progress = move || store.dialog().with(|dialog| dialog.job.as_ref().and_then(|job| job.progress));
    let cancel = move |_| {
        store.send(PageMsg::Stop);
        focus::id(TITLE);
    };
    view! {
        <div class="why-busy">
            <p class="busy">
                <span role="status">{words.busy()}</span>
                " "
                // Constantly changing numbers would only disturb a screen reader.
                <span aria-hidden="true">{move || progress().map(|progress| words.progress(trial, progress))}</span>
            </p>
            <button class="button" type="button" on:click=cancel>{words.cancel()}</button>
        </div>
    }
}

/// The questions from the first to the current one.
#[component]
fn Way(way: Vec<Crumb>) -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().why;
    let shape = store.shape().get_untracked();
    let last = way.len().saturating_sub(1);
    let crumb = move |(index, crumb): (usize, Crumb)| {
        let name = words.crumb(crumb, &shape, store.locale());
        view! {
            <li>
                <button
                    class="why-crumb"
                    type="button"
                    aria-current=(index == last).then_some("step")
                    on:click=move |_| tell(store, WhyMsg::Back(index))
                >
                    {name}
                </button>
            </li>
        }
    };
    (last > 0).then(|| {
        view! {
            <nav class="why-way" aria-label=words.way()>
                <button
                    class="icon-button"
                    type="button"
                    aria-label=words.back()
                    on:click=move |_| tell(store, WhyMsg::Back(last - 1))
                >
                    <Icon icon=PREV />
                </button>
                <ol>{way.into_iter().enumerate().map(crumb).collect_view()}</ol>
            </nav>
        }
    })
}

/// To the previous line and to the next. The buttons are above the changing part, so that they don't move.
#[component]
fn Turn(at: usize, count: usize) -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().why;
    let [back, next] = [words.line_before(), words.line_after()];
    let turn = move |icon, name: &'static str, to: Option<usize>| {
        view! {
            <button
                class="icon-button"
                type="button"
                aria-label=name
                aria-disabled=to.is_none().then_some("true")
                on:click=move |_| {
                    if let Some(to) = to {
                        tell(store, WhyMsg::Line(to));
                    }
                }
            >
                <Icon icon />
            </button>
        }
    };
    let further = Some(at + 1).filter(|next| (..count).contains(next));
    view! {
        <div class="why-turn">
            {turn(PREV, back, at.checked_sub(1))}
            <span>{words.at(at + 1, count)}</span>
            {turn(NEXT, next, further)}
        </div>
    }
}

/// The lines of a trial, one of them visible.
#[component]
fn Lines(lines: Vec<TrialLine>, at: usize) -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().why;
    let shape = store.shape().get_untracked();
    let line = move |(number, line)| {
        view! {
            <li>
                <button
                    class="why-line"
                    type="button"
                    aria-current=(number == at).then_some("step")
                    on:click=move |_| tell(store, WhyMsg::Line(number))
                >
                    {words.line(number, line, &shape, store.locale())}
                </button>
            </li>
        }
    };
    view! {
        <h3 class="why-rests">{words.lines()}</h3>
        <ol class="why-lines" aria-label=words.lines()>
            {lines.into_iter().enumerate().map(line).collect_view()}
        </ol>
    }
}

/// The premises of the answer. Pointing at one highlights it on the board.
#[component]
fn Links(links: Vec<Link>) -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().why;
    let shape = store.shape().get_untracked();
    let point = move |thing: Option<Mention>| store.send(PointerMsg::PointAt(thing));
    let link = move |(index, Link { fact, by }): (usize, Link)| {
        let cell = Mention::Cell(fact.candidate().cell);
        let (kind, so) = match (by, fact) {
            (By::Given | By::Player, _) => ("end", "stands"),
            (_, Fact::Stands(_)) => ("step", "stands"),
            (_, Fact::Gone(_)) => ("step", "gone"),
        };
        let proof = by == By::Proof;
        let by_words = move || view! { " " <span>{words.by(by)}</span> " " };
        view! {
            <li>
                <button
                    class="why-link"
                    type="button"
                    data-kind=kind
                    data-is=so
                    on:click=move |_| tell(store, WhyMsg::Follow(index))
                    on:pointerenter=move |_| point(Some(cell))
                    on:pointerleave=move |_| point(None)
                    on:focus=move |_| point(Some(cell))
                    on:blur=move |_| point(None)
                >
                    {proof.then_some(by_words)}
                    <b>{words.fact(fact, &shape, store.locale())}</b>
                    {(!proof).then_some(by_words)}
                </button>
            </li>
        }
    };
    let named = links.iter().any(|link| link.by != By::Proof);
    view! {
        {named.then(|| view! { <h3 class="why-rests">{words.rests()}</h3> })}
        <ul class="why-links">{links.into_iter().enumerate().map(link).collect_view()}</ul>
    }
}

//! The example of a technique: its step on a separate board, whole or line by line, at one size or another.

use super::sizes::SizeSwitch;
use crate::app::{
    browser::{keyboard, scroll},
    shared::{reason_board::ReasonBoard, terms::Terms},
    store::Store,
    text::{later, text},
};
use leptos::{ev, prelude::*};
use sudoku_core::{
    CellSet, Grid, Shape,
    explain::{Span, in_lines, line, plain, technique as name, tell, written_out},
    telling::Telling,
};
use sudoku_play::{
    features::{learn::view::LearnPage, moments::view::PositionView},
    keys::{self, keyboard::Keyboard},
    messages::{ExampleMsg, LearnMsg},
    view::{Drawing, Reasoned},
    walk::stages::FoundStep,
};

type View = Memo<Option<LearnPage>>;

/// The line told last, of each example.
const TOLD_LAST: [&[&str]; 2] = [
    &["#example-1 figcaption > p:nth-last-child(1 of p:not(.later))"],
    &["#example-2 figcaption > p:nth-last-child(1 of p:not(.later))"],
];

#[component]
pub(super) fn Example(
    page: View,
    /// Its number from 0 where a page has several; each then has the name of its technique.
    #[prop(optional)]
    number: Option<usize>,
    /// The buttons under the board, if it has any.
    #[prop(optional)]
    doors: Option<ViewFn>,
) -> impl IntoView {
    let store = expect_context::<Store>();
    let technique = Memo::new(move |_| page.with(|page| page.as_ref().map(|page| page.technique)));
    let head = move || {
        let technique = technique.get().filter(|_| number.is_some())?;
        Some(view! { <h4>{name(technique, text().locale)}</h4> })
    };
    let number = number.unwrap_or_default();
    let example = Memo::new(move |_| page.with(|page| page.as_ref()?.example.as_deref().cloned()));
    let sizes =
        Memo::new(move |_| page.with(|page| page.as_ref().map_or_else(Vec::new, |page| page.sizes.clone())));
    let shape =
        Memo::new(move |_| page.with(|page| page.as_ref().map_or(Shape::S9, |page| &page.shape).clone()));
    let others = move || {
        let sizes = sizes.get();
        (sizes.len() > 1).then(|| {
            view! {
                <div class="learn-at">
                    <span>{later().learn.other_size()}</span>
                    <SizeSwitch
                        name="example-size"
                        sizes
                        chosen=shape
                        choose=move |shape| store.send(LearnMsg::Example(number, ExampleMsg::Size(shape)))
                    />
                </div>
            }
        })
    };
    let lacks =
        Memo::new(move |_| page.with(|page| page.as_ref().map_or_else(Vec::new, |page| page.lacks.clone())));
    let lacks = move || {
        let lacks = lacks.get();
        (!lacks.is_empty()).then(|| view! { <p class="learn-lacks">{later().learn.lacks_at(&lacks)}</p> })
    };
    view! {
        <figure
            class="learn-example"
            id=format!("example-{}", number + 1)
            data-density=move || shape.get().density().slug()
        >
            {head}
            {move || example.get().map(|(givens, found)| view! { <Board givens found drawing=drawing(page) /> })}
            {doors.map(|doors| view! { <div class="learn-do learn-start">{move || doors.run()}</div> })}
            {move || example.get().map(|(_, found)| view! { <Walked page number found /> })}
            {others}
            {lacks}
        </figure>
    }
}

/// The marks and links, as far as the lines have come.
fn drawing(page: View) -> Signal<Drawing> {
    let drawing = Memo::new(move |before: Option<&Option<_>>| {
        let now = page.with(|page| page.as_ref()?.drawing());
        now.or_else(|| before.cloned().flatten())
    });
    Signal::derive(move || drawing.get().unwrap_or_default())
}

/// The board.
#[component]
fn Board(givens: Grid, found: FoundStep, drawing: Signal<Drawing>) -> impl IntoView {
    let board = found.found_in.to_grid();
    let reason = Reasoned::in_full(found);
    let picture = PositionView { board, givens, differs: CellSet::EMPTY, number: 0, filled: (0, 0) };
    view! {
        <div class="learn-board" aria-hidden="true">
            <ReasonBoard picture small=Signal::stored(reason.small) drawing />
        </div>
    }
}

/// The text of the example, with the buttons that tell it line by line.
#[component]
fn Walked(page: View, number: usize, found: FoundStep) -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().learn;
    let shape = found.found_in.shape().clone();
    let reason = Reasoned::from(found);
    // The number of lines, and of those told.
    let lines = Memo::new(move |_| {
        page.with(|page| page.as_ref()?.lines.as_ref().map(|lines| (lines.count, lines.told)))
    });
    let strokes = StoredValue::new(Keyboard::default());
    let walked = Memo::new(move |_| {
        page.with(|page| {
            page.as_ref().is_some_and(|page| page.lines.as_ref().is_some_and(|lines| lines.walked))
        })
    });
    let act = move |msg: ExampleMsg| store.send(LearnMsg::Example(number, msg));
    let keyed = move |event: ev::KeyboardEvent| {
        let key = strokes.try_update_value(|strokes| keyboard::read(strokes, &event)).flatten();
        if let Some(msg) = key.and_then(|(key, _)| keys::example(key)) {
            event.prevent_default();
            act(msg);
        }
    };
    let is_cut = move || lines.get().is_some_and(|(_, told)| told.is_some());
    let is_first = move || lines.get().is_some_and(|(_, told)| told == Some(1));
    let buttons = move || {
        let next = move || if is_cut() { words.line_next() } else { words.line_by_line() };
        view! {
            <div class="example-turn" role="group" aria-label=words.line_by_line() on:keydown=keyed>
                <button
                    class="button"
                    type="button"
                    aria-disabled=move || is_first().then_some("true")
                    on:click=move |_| act(ExampleMsg::Back)
                >
                    {words.line_back()}
                </button>
                <button
                    class="button"
                    type="button"
                    on:click=move |_| act(if is_cut() { ExampleMsg::Next } else { ExampleMsg::Begin })
                >
                    {next}
                </button>
                <button
                    class="button"
                    type="button"
                    aria-disabled=move || (!is_cut()).then_some("true")
                    on:click=move |_| act(ExampleMsg::All)
                >
                    {words.line_all()}
                </button>
            </div>
        }
    };
    // The buttons are above the lines, which may be out of sight.
    Effect::new(move |before: Option<Option<(usize, Option<usize>)>>| {
        let now = lines.get();
        if walked.get_untracked() && before.is_some_and(|before| before != now) {
            scroll::show_current("#learn-place", TOLD_LAST.get(number).copied().unwrap_or_default());
        }
        now
    });
    let has_lines = Memo::new(move |_| lines.get().is_some());
    let (told, of_told) = (reason.telling.clone(), shape.clone());
    // The conclusion may have the words of the line before it: a silent space makes it heard as well.
    let said = Memo::new(move |before: Option<&Option<String>>| {
        let (_, line) = lines.get().filter(|_| walked.get())?;
        let now = said_in(&told, &of_told, line);
        let again = before.and_then(Option::as_ref) == Some(&now);
        Some(if again { format!("{now}\u{a0}") } else { now })
    });
    view! {
        {move || has_lines.get().then(buttons)}
        <figcaption>{text_of(&reason.telling, shape.clone(), lines)}</figcaption>
        <p class="vh" role="status">{said}</p>
    }
}

/// The text in its lines; those to come keep their place, so that nothing jumps.
fn text_of(telling: &Telling, shape: Shape, lines: Memo<Option<(usize, Option<usize>)>>) -> AnyView {
    let locale = expect_context::<Store>().locale();
    let sentence = in_lines(tell(telling, locale));
    let count = sentence.iter().filter(|span| matches!(span, Span::Line)).count();
    let mut parts: Vec<(Option<usize>, Vec<Span>)> =
        (1..=count).map(|number| (Some(number), line(sentence.clone(), Some(number)))).collect();
    // The end comes as one, with an emphasis on its conclusion.
    let mut rest = line(sentence.clone(), None);
    let conclusion = rest.iter().position(|span| matches!(span, Span::Conclusion)).unwrap_or_default();
    let end = rest.split_off(conclusion);
    parts.extend([(None, rest), (None, end)]);
    let last = parts.len() - 1;
    let mut terms = Terms::new(expect_context(), locale);
    let one = |(at, (number, part)): (usize, (Option<usize>, Vec<Span>))| {
        let said = written_out(&part, &shape, locale).concat();
        let is_later = move || {
            let told = lines.get().and_then(|(_, told)| told);
            told.is_some_and(|told| number.is_none_or(|number| number > told))
        };
        let said = said.trim().to_owned();
        (!said.is_empty()).then(
            || view! { <p class:later=is_later class:conclusion=at == last>{terms.explained(&said)}</p> },
        )
    };
    let lines = parts.into_iter().enumerate().map(one).collect_view();
    view! { {lines} {terms.sheets()} }.into_any()
}

/// The whole text of a step.
pub(super) fn said_whole(telling: &Telling, shape: &Shape) -> String {
    let locale = expect_context::<Store>().locale();
    written_out(&tell(telling, locale), shape, locale).concat()
}

/// The line told last, or the conclusion, for a screen reader.
fn said_in(telling: &Telling, shape: &Shape, number: Option<usize>) -> String {
    let locale = expect_context::<Store>().locale();
    plain(&line(in_lines(tell(telling, locale)), number), shape, locale).trim().to_owned()
}

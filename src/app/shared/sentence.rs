//! A text in pieces. Pointing at a piece with a name highlights it on the board. A text with many links is a
//! list, a line for each.

use super::{legend::Legend, technique_link::StepTitle, terms::Terms};
use crate::app::{
    browser::{scroll, size},
    store::Store,
    text::later,
};
use leptos::{ev, html, prelude::*};
use sudoku_core::{
    Shape,
    explain::{Span, plain, result, spelled_out, tell, words, written_out},
    step::Title,
    telling::{Mention, Telling},
};
use sudoku_play::{
    input::queried::QueryMsg,
    messages::{Msg, PointerMsg},
};

/// The last line of a text, whole or in part.
const END: &str = ".conclusion, .reasons > :last-child, .lines-left";

/// The names of cells in a sentence.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Names {
    /// Short, such as r4c7.
    #[default]
    Short,
    /// Spelled out.
    Spelled,
}

/// A sentence in pieces.
#[component]
pub(crate) fn Sentence(
    spans: Vec<Span>,
    shape: Shape,
    /// Whether it is the text of the step on the board, and so highlights the pieces for the mark under the
    /// pointer.
    #[prop(optional)]
    of_the_board: bool,
    /// Whether it is about a board apart from the game, so that pointing at a name has no effect.
    #[prop(optional)]
    apart: bool,
    /// How cells are named.
    #[prop(optional)]
    names: Names,
    /// Whether the lines of its list are told one by one, whatever the player set.
    #[prop(optional)]
    by_line: bool,
    /// The name that leads the reasons.
    #[prop(optional_no_strip)]
    name: Option<Title>,
    /// The content below the text, which scrolls with it.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let store = expect_context::<Store>();
    let locale = store.locale();
    let said = if names == Names::Spelled { spelled_out } else { written_out }(&spans, &shape, locale);
    // The text so far, a line of the list, the rest, and the conclusion: each in its own element.
    let mut reasons: Vec<Block> = vec![Block::default()];
    let mut end: Option<Vec<AnyView>> = None;
    // The terms of a step say what they mean, except to a class, to which the presenter explains them.
    let mut terms = (of_the_board && !by_line).then(|| Terms::new(store, locale));
    for (i, (span, said)) in spans.into_iter().zip(said).enumerate() {
        let view = if let Some(mention) = span.mention().filter(|_| !apart) {
            // Players who speak to their browser say the short name that they see.
            let spoken = words(&span, &shape, locale);
            let described = (!spoken.eq_ignore_ascii_case(&said)).then(|| spoken.into_owned());
            view! { <Piece mention said described at=of_the_board.then_some(i) /> }.into_any()
        } else {
            // Punctuation after a piece, such as a full stop, stays on its line.
            let joins = said.starts_with(['.', ',', ':', ';', '。', '，', '、', '：', '；']);
            let said = if joins { format!("\u{2060}{said}") } else { said.into_owned() };
            match &mut terms {
                Some(terms) => terms.explained(&said),
                None => said.into_any(),
            }
        };
        match (span, &mut end, reasons.last_mut()) {
            (Span::Conclusion, ..) => end = Some(Vec::new()),
            (Span::Line, ..) => reasons.push(Block { is_line: true, pieces: Vec::new() }),
            (Span::Rest, ..) => reasons.push(Block::default()),
            (_, Some(end), _) => end.push(view),
            (_, None, Some(block)) => block.pieces.push(view),
            (_, None, None) => {}
        }
    }
    // A step told line by line shows only its first lines.
    let told = move || store.lines().get().filter(|_| of_the_board);
    let is_cut = move || told().is_some();
    let end = end.map(|pieces| view! { <p class="conclusion" hidden=is_cut>{pieces}</p> });
    let lines = reasons.iter().filter(|block| block.is_line).count();
    let mut blocks = reasons.into_iter().map(|block| block.pieces);
    let before = blocks.next();
    let line = |(at, pieces)| {
        let is_later = move || told().is_some_and(|told| at >= told);
        view! { <li hidden=is_later>{pieces}</li> }.into_any()
    };
    let list: Vec<AnyView> = blocks.by_ref().take(lines).enumerate().map(line).collect();
    let after = blocks.next().filter(|pieces| !pieces.is_empty());
    let by_line = by_line || lines > 1 && store.settings().with_untracked(|settings| settings.line_by_line);
    let rest = move || {
        let left = lines.saturating_sub(told()?);
        Some(view! {
            <p class="lines-left">
                <span>{later().marks.lines_left(left)}</span>
                <button class="link-button" type="button" on:click=move |_| store.send(PointerMsg::AllLines)>
                    {later().marks.all_lines()}
                </button>
            </p>
        })
    };
    // The number of hidden lines: the player must not read the conclusion as if it followed all reasons.
    let element = NodeRef::<html::Div>::new();
    let below = RwSignal::new(0);
    let measure = move || {
        if let Some(element) = element.get_untracked() {
            below.set(scroll::lines_below(&element, END));
        }
    };
    let watched = StoredValue::new_local(None);
    Effect::new(move |_| {
        if let Some(element) = element.get() {
            watched.set_value(size::on_resize(&element, move |_| measure()));
        }
    });
    on_cleanup(move || watched.set_value(None));
    // A new line, and at the end the conclusion, is always in sight.
    Effect::new(move |before: Option<Option<usize>>| {
        let now = told();
        if by_line
            && before.is_some_and(|before| before != now)
            && let Some(element) = element.get_untracked()
        {
            scroll::show_last(&element, END);
        }
        now
    });
    let read_on = move |_| {
        if let Some(element) = element.get_untracked() {
            scroll::read_on(&element);
        }
    };
    let more = move || {
        let lines = below.get();
        (lines > 0).then(|| {
            view! {
                <div class="more-lines">
                    <button class="more-lines-button" type="button" on:click=read_on>{later().marks.more_lines(lines)}</button>
                </div>
            }
        })
    };
    view! {
        <div class="sentence" node_ref=element on:scroll=move |_| measure()>
            <div class="reasons">
                {name.map(|title| view! { <h2 class="technique"><StepTitle title /></h2> })}
                <p>{before}</p>
                {(lines > 0).then(|| view! { <ul class="lines" class:numbered=move || by_line && of_the_board>{list}</ul> })}
                {after.map(|pieces| view! { <p hidden=is_cut>{pieces}</p> })}
            </div>
            {end}
            {rest}
            {children.map(|children| children())}
            {more}
            {terms.map(|mut terms| terms.sheets())}
        </div>
    }
}

/// A run of pieces in the reasons.
#[derive(Default)]
struct Block {
    /// Whether it is a line of the list.
    is_line: bool,
    pieces: Vec<AnyView>,
}

/// The first line of a card: the result of the step and its name. The reasons scroll below it.
#[component]
pub(crate) fn Outcome(
    telling: Telling,
    shape: Shape,
    /// Whether it is the step on the board. Told line by line, it has no result until its last line.
    #[prop(optional)]
    of_the_board: bool,
) -> impl IntoView {
    let store = expect_context::<Store>();
    let locale = store.locale();
    let waits = move || of_the_board && store.lines().with(Option::is_some);
    let said = result(&telling, locale).map(|said| {
        let (seen, heard) = (written_out(&said, &shape, locale).concat(), plain(&said, &shape, locale));
        view! {
            <span class="result-is" hidden=waits>
                <b aria-hidden="true">{seen}</b>
                <span class="vh">{heard}</span>
                " · "
            </span>
        }
    });
    telling.title().map(|title| {
        view! {
            <h2 class="result" on:click=move |_| if of_the_board { store.send(PointerMsg::DrawAgain) }>
                {said}
                <span class="technique"><StepTitle title /></span>
            </h2>
        }
    })
}

/// The step on the board: its result, and its sentence.
#[component]
pub(crate) fn Told(telling: Telling, shape: Shape) -> impl IntoView {
    let spans = tell(&telling, expect_context::<Store>().locale());
    view! {
        <Outcome telling shape=shape.clone() of_the_board=true />
        <Sentence spans shape of_the_board=true><Legend /></Sentence>
    }
}

/// A piece that names something.
#[component]
fn Piece(
    mention: Mention,
    said: String,
    /// The spoken text, if it differs.
    described: Option<String>,
    /// Its number in the sentence of the step on the board.
    at: Option<usize>,
) -> impl IntoView {
    let store = expect_context::<Store>();
    let class = match mention {
        Mention::Cell(_) | Mention::Cells(_) | Mention::Set(_) => "piece cell",
        Mention::House(_) => "piece house",
        Mention::Digit(_) => "piece digit",
        Mention::Statement(_) => "piece statement",
        Mention::Link(_) => "piece joint",
    };
    let spoken = move || at.is_some_and(|at| store.spoken().with(|spoken| spoken.contains(&at)));
    let point = move |mention: Option<Mention>| store.send(PointerMsg::PointAt(mention));
    // A pointer only points; a key, and the action of assistive technology, ask about the subject.
    let pressed = StoredValue::new(false);
    let tell = move || store.send(Msg::Query(QueryMsg::Tell(mention)));
    let clicked = move |_| {
        if !pressed.get_value() {
            tell();
        }
        pressed.set_value(false);
    };
    let typed = move |event: ev::KeyboardEvent| {
        if matches!(event.key().as_str(), "Enter" | " ") {
            // The shortcuts of the board don't take a key that is prevented.
            event.prevent_default();
            tell();
        }
    };
    view! {
        // A button would not break at the end of a line.
        <span
            class=class
            class:spoken=spoken
            role="button"
            aria-description=described
            tabindex="0"
            on:pointerdown=move |_| pressed.set_value(true)
            on:click=clicked
            on:keydown=typed
            on:pointerenter=move |_| point(Some(mention))
            on:pointerleave=move |_| {
                pressed.set_value(false);
                point(None);
            }
            on:focus=move |_| point(Some(mention))
            on:blur=move |_| point(None)
        >
            {said}
        </span>
    }
}

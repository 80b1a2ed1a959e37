//! A text in pieces. A piece that names something lights it on the board while it is pointed at. What has many
//! links is a list, a line for each.

use super::{store::Store, text::text};
use leptos::prelude::*;
use sudoku_core::{
    Order,
    explain::{Span, tell, words, written_out},
    play::session::GazeMsg,
    telling::{Mention, Telling},
};

/// A sentence.
#[component]
pub(crate) fn Sentence(
    spans: Vec<Span>,
    order: Order,
    /// Whether it is that of the step on the board, and so lit where it speaks of what is pointed at there.
    #[prop(optional)]
    of_the_board: bool,
) -> impl IntoView {
    let said = written_out(&spans, order, text().locale);
    let pieces = spans.into_iter().zip(said).enumerate().map(|(i, (span, said))| {
        let is_break = [Span::Line, Span::Rest].into_iter().find(|one| *one == span);
        let view = match span.mention() {
            Some(mention) => {
                let spoken = words(&span, order, text().locale);
                // Short names are for eyes.
                let label = (!spoken.eq_ignore_ascii_case(&said)).then(|| spoken.into_owned());
                view! { <Piece mention said label at=of_the_board.then_some(i) /> }.into_any()
            }
            // What follows a piece, such as a full stop, stays on its line.
            None if said.starts_with(['.', ',', ':', ';']) => format!("\u{2060}{said}").into_any(),
            None => said.into_any(),
        };
        (is_break, view)
    });
    let mut blocks: Vec<(Option<Span>, Vec<AnyView>)> = vec![(None, Vec::new())];
    for (is_break, view) in pieces {
        if is_break.is_some() {
            blocks.push((is_break, Vec::new()));
        }
        if let Some((_, block)) = blocks.last_mut() {
            block.push(view);
        }
    }
    if blocks.len() == 1 {
        let pieces = blocks.pop().map(|(_, pieces)| pieces);
        return view! { <p class="sentence">{pieces}</p> }.into_any();
    }
    let is_line = |block: &(Option<Span>, Vec<AnyView>)| block.0 == Some(Span::Line);
    let lines = blocks.iter().filter(|block| is_line(block)).count();
    let mut blocks = blocks.into_iter();
    let before = blocks.next().map(|(_, pieces)| pieces);
    let list: Vec<AnyView> =
        blocks.by_ref().take(lines).map(|(_, pieces)| view! { <li>{pieces}</li> }.into_any()).collect();
    let after = blocks.next().map(|(_, pieces)| pieces);
    view! {
        <div class="sentence">
            <p>{before}</p>
            <ul class="lines">{list}</ul>
            <p>{after}</p>
        </div>
    }
    .into_any()
}

/// The sentence of what the board shows.
#[component]
pub(crate) fn Told(telling: Telling, order: Order) -> impl IntoView {
    let spans = tell(&telling, text().locale);
    view! { <Sentence spans order of_the_board=true /> }
}

/// A piece that names something.
#[component]
fn Piece(
    mention: Mention,
    said: String,
    /// What is spoken instead.
    label: Option<String>,
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
    let point = move |mention: Option<Mention>| store.send(GazeMsg::PointAt(mention));
    view! {
        // A button would not break at the end of a line.
        <span
            class=class
            class:spoken=spoken
            role="button"
            aria-label=label
            tabindex="0"
            on:pointerenter=move |_| point(Some(mention))
            on:pointerleave=move |_| point(None)
            on:focus=move |_| point(Some(mention))
            on:blur=move |_| point(None)
        >
            {said}
        </span>
    }
}

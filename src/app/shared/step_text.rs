//! The text of a step apart from the game, as far as it is revealed.

use crate::app::store::Store;
use leptos::prelude::*;
use sudoku_core::{
    Shape,
    explain::{Span, tell, written_out},
    telling::Telling,
};

/// The text before the list, its lines, and the conclusion.
#[component]
pub(crate) fn StepText(
    telling: Telling,
    shape: Shape,
    /// The number of lines revealed; none with the conclusion.
    told: Option<usize>,
) -> impl IntoView {
    let locale = expect_context::<Store>().locale();
    let spans = tell(&telling, locale);
    let said = written_out(&spans, &shape, locale);
    let (mut before, mut lines, mut rest, mut end) =
        (String::new(), Vec::<String>::new(), String::new(), String::new());
    let mut part = 0;
    for (span, said) in spans.into_iter().zip(said) {
        match span {
            Span::Line => {
                part = 1;
                lines.push(String::new());
            }
            Span::Rest => part = 2,
            Span::Conclusion => part = 3,
            _ => {}
        }
        match (part, lines.last_mut()) {
            (0, _) => before.push_str(&said),
            (1, Some(line)) => line.push_str(&said),
            (2, _) => rest.push_str(&said),
            _ => end.push_str(&said),
        }
    }
    let is_whole = told.is_none();
    let shown = told.unwrap_or(lines.len());
    let lines: Vec<_> =
        lines.into_iter().take(shown).map(|line| view! { <li>{line.trim().to_owned()}</li> }).collect();
    view! {
        <p>{before.trim().to_owned()}</p>
        {(!lines.is_empty()).then(|| view! { <ol class="told-lines">{lines}</ol> })}
        {(is_whole && !rest.trim().is_empty()).then(|| view! { <p>{rest.trim().to_owned()}</p> })}
        {is_whole.then(|| view! { <p class="conclusion">{end.trim().to_owned()}</p> })}
    }
}

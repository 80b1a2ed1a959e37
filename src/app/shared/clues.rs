//! The clues of a drawn board: lines, dots and numbers. Units are cells.

use leptos::prelude::*;
use sudoku_core::{
    Shape,
    drawing::{
        Place,
        clues::{DrawnClue, Form, Hue, Layer, Margins, Tone, clues, margins, path},
    },
    svg::BASE,
};

/// A part of the clues, by what it is over and under.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Part {
    /// Lines and areas, under the digits.
    Under,
    /// Signs, over the lines between cells.
    Over,
    /// Numbers beside the board.
    Beside,
}

impl Part {
    fn has(self, layer: Layer) -> bool {
        self == match layer {
            Layer::Area | Layer::Line => Self::Under,
            Layer::Sign => Self::Over,
            Layer::Beside => Self::Beside,
        }
    }
}

/// The clues of a board; nothing without them. The labels of cells say them, so this is for eyes alone.
///
/// The style sheet gives the board the margins that `data-beside` names.
#[component]
pub(crate) fn Clues(shape: Shape) -> impl IntoView {
    let side = shape.side();
    let layer = |class: &'static str, part: Part| {
        view! {
            <svg class=class viewBox=format!("0 0 {side} {side}") aria-hidden="true">
                {drawn(&shape, part)}
            </svg>
        }
    };
    shape.has_drawn_clues().then(|| {
        let sides = beside(margins(&shape));
        let beside = (!sides.is_empty()).then(|| {
            view! { <div class="clues-beside" data-beside=sides>{layer("clues", Part::Beside)}</div> }
        });
        view! { {layer("clues under", Part::Under)} {layer("clues", Part::Over)} {beside} }
    })
}

/// A part of the clues as a group of a small drawing; nothing without them. `width` is that of a cell there.
pub(crate) fn drawn_inside(shape: &Shape, part: Part, width: usize) -> Option<AnyView> {
    let all = shape.has_drawn_clues().then(|| drawn(shape, part))?;
    Some(view! { <g class="of-clues" transform=format!("scale({width})")>{all}</g> }.into_any())
}

fn drawn(shape: &Shape, part: Part) -> AnyView {
    let own = clues(shape).into_iter().filter(|drawn| part.has(drawn.layer));
    own.map(one).collect_view().into_any()
}

/// Draws a shape. Attributes name its paints, so that the style sheet chooses the colours.
fn one(drawn: DrawnClue) -> AnyView {
    let line = drawn.line.map(|(tone, _)| tone);
    let hue = [drawn.fill, line].into_iter().flatten().find_map(Tone::hue).map(Hue::slug);
    let (fill, line) = (drawn.fill.map(Tone::slug), line.map(Tone::slug));
    if let Form::Text((x, y), size, said) = drawn.form {
        return view! { <text data-fill=fill x=x y=y + size * BASE font-size=size>{said}</text> }.into_any();
    }
    let width = drawn.line.map(|(_, width)| width);
    let dash = drawn.dash.map(|(dash, gap)| format!("{dash} {gap}"));
    let path = path(&drawn.form, Place::BOARD);
    view! {
        <path
            data-hue=hue
            data-fill=fill
            data-line=line
            d=path
            stroke-width=width
            stroke-dasharray=dash
        ></path>
    }
    .into_any()
}

/// The sides that have numbers, in words of the style sheet; two rows of them are deep.
fn beside(Margins { left, top, right, bottom }: Margins) -> String {
    let sides = [(left, "left"), (top, "top"), (right, "right"), (bottom, "bottom")];
    let named = sides
        .into_iter()
        .filter(|(room, _)| *room > 0.0)
        .map(|(room, side)| if room > Margins::ROW { format!("deep-{side}") } else { side.to_owned() });
    named.collect::<Vec<_>>().join(" ")
}

//! The line under the board of a killer, about the cages of the cell under the pointer or the cursor and the sums of the
//! selected cells; and the table of all combinations.

use crate::app::{
    shared::live,
    store::Store,
    text::{later, text},
};
use leptos::prelude::*;
use sudoku_core::{DigitSet, Shape, cages::table};
use sudoku_play::{features::cages::CagesView, messages::PageMsg, ui::Dialog};

#[component]
pub(crate) fn CageLine() -> impl IntoView {
    let store = expect_context::<Store>();
    let has_cages = Memo::new(move |_| store.shape().with(Shape::has_cages));
    let view = store.cages();
    let open = move |_| store.send(PageMsg::Open(Dialog::Combinations));
    let said = move |view: &CagesView| {
        let words = &later().cages;
        let symbols = text().locale.with(store.symbols().get()).symbols;
        let sums = view.selected.map(|(count, sums)| view! { <span>{words.several(count, sums)}</span> " " });
        let cages = view.cages.iter().map(|(cage, struck)| {
            let (said, combinations) = words.line(cage, symbols);
            let combinations = combinations.into_iter().zip(struck).map(|(one, &is_struck)| {
                if is_struck {
                    view! { <s>{one}</s> " " }.into_any()
                } else {
                    view! { <b>{one}</b> " " }.into_any()
                }
            });
            view! {
                <button class="link-button" type="button" title=words.table() on:click=open>
                    {said}
                </button>
                " "
                {combinations.collect_view()}
            }
        });
        view! { {sums} {cages.collect_view()} }
    };
    let lines = move || view.with(|view| view.as_ref().map(said));
    view! {
        {live::when(
            move || has_cages.get(),
            move || view! { <p class="cage-line">{lines}</p> },
        )}
    }
}

/// All combinations, a row for each sum, for a number of cells that the player chooses.
#[component]
pub(crate) fn Combinations() -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().cages;
    let shape = store.shape().get_untracked();
    let symbols = text().locale.with(store.symbols().get_untracked()).symbols;
    let at_first = store.cages().with_untracked(|view| view.as_ref().and_then(CagesView::cells));
    let count = RwSignal::new(at_first.unwrap_or(2));
    let counts = (2..shape.side()).map(|cells| {
        view! {
            <label class="segment">
                <input
                    type="radio"
                    name="cells"
                    value=cells
                    autofocus=cells == count.get_untracked()
                    prop:checked=move || count.get() == cells
                    on:change=move |_| count.set(cells)
                />
                {cells}
            </label>
        }
    });
    let rows = move || {
        let row = |(sum, all): (u16, Vec<DigitSet>)| {
            let all = all.into_iter().map(|one| view! { <span>{words.combination(one, symbols)}</span> " " });
            view! {
                <tr>
                    <th scope="row">{sum}</th>
                    <td>{all.collect_view()}</td>
                </tr>
            }
        };
        table(&shape, count.get()).into_iter().map(row).collect_view()
    };
    view! {
        <div class="dialog-body combinations">
            <fieldset class="group">
                <legend>{words.cells()}</legend>
                <div class="segments">{counts.collect_view()}</div>
            </fieldset>
            <table>
                <thead>
                    <tr>
                        <th scope="col">{words.sum()}</th>
                        <th scope="col">{words.combinations()}</th>
                    </tr>
                </thead>
                <tbody>{rows}</tbody>
            </table>
        </div>
    }
}

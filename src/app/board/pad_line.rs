//! The line at the pad: the action of its keys, the locked digit and how to release it, the digits to
//! highlight, or a hint. Its height never changes, so that no key moves under a finger.

use super::{colours::Painting, highlights::Highlights};
use crate::app::{
    parts::Lesson,
    shared::{
        icons::{CLOSE, Icon, LOCK},
        live,
    },
    store::Store,
    text::text,
};
use leptos::prelude::*;
use sudoku_play::{
    taught::HintForm,
    view::{PadHint, PadView},
};

#[component]
pub(crate) fn PadLine() -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &text().entry;
    let pad = store.pad();
    let hint = Memo::new(move |_| pad.with(|pad| pad.hint));
    let hinting = Memo::new(move |_| store.tools().with(|tools| tools.hinting == Some(HintForm::Line)));
    let painting = Memo::new(move |_| !hinting.get() && pad.with(PadView::offers_painting));
    let highlighting = Memo::new(move |_| !hinting.get() && pad.with(PadView::offers_highlights));
    let comma = Memo::new(move |_| pad.with(|pad| pad.letters && pad.hint.is_quiet()));
    let locked = move || matches!(hint.get(), PadHint::Locked(..));
    let said = move || words.action(hint.get(), pad.with(|pad| pad.layout), store.locale());
    let way_out = move || {
        let is_here = || !hinting.get() && !highlighting.get() && (!painting.get() || locked());
        pad.with(PadView::way_out).filter(|_| is_here())?;
        let name = words.way_out(hint.get());
        Some(view! {
            <button
                class="line-button way-out"
                type="button"
                aria-label=name
                title=name
                on:click=move |_| {
                    if let Some(msg) = pad.with_untracked(PadView::way_out) {
                        store.send(msg);
                    }
                }
            >
                <Icon icon=CLOSE />
            </button>
        })
    };
    view! {
        <div class="pad-line">
            {live::when(move || hinting.get(), move || store.parts().lesson(store, Lesson::HintLine))}
            {live::when(move || highlighting.get(), || view! { <Highlights /> })}
            {live::when(move || painting.get(), move || view! { <Painting locked=Signal::derive(locked) /> })}
            {live::when(move || !hinting.get() && !highlighting.get() && !painting.get(), move || view! {
                <p
                    class="hint"
                    class:quiet=live::flag(move || hint.get().is_quiet())
                    class:tip=live::flag(move || matches!(hint.get(), PadHint::First(_)))
                >
                    {live::drawn(move || locked().then(|| view! { <Icon icon=LOCK /> }))}
                    <span class=move || if comma.get() { "comma-else" } else { "" }>{live::drawn(said)}</span>
                    {live::drawn(move || comma.get().then(|| view! { <span class="comma">{words.comma()}</span> }))}
                </p>
            })}
            {live::drawn(way_out)}
        </div>
    }
}

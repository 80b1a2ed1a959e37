//! Help: how to play in pictures, the signs of the page, and the keys for the current board.

mod lessons;

use crate::app::{
    browser::pointer,
    shared::legend::SignList,
    store::Store,
    text::{later, words::Keys},
};
use leptos::prelude::*;
use lessons::Lessons;
use sudoku_core::Shape;
use sudoku_play::{
    keys::{KeyLine, list},
    session::Session,
    view::Sign,
};

#[component]
pub(crate) fn Keys() -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().keys;
    let (shape, settings) = store.read(|session: &Session| (session.shape().clone(), session.settings()));
    let sections = list(&shape, settings.letter_keys, settings.note_layout).into_iter().map(|(group, lines)| {
        view! {
            <h4 class="keys-group">{words.group(group)}</h4>
            <dl class="keys">{lines.into_iter().map(|line| key_line(words, line, &shape)).collect_view()}</dl>
        }
    });
    let (gestures, all) = (words.gestures(), words.all_gestures());
    view! {
        <div class="dialog-body help" tabindex="0">
            <p class="vh">{words.first_by_ear(settings.letter_keys)}</p>
            <h3 class="keys-group">{words.how()}</h3>
            <Lessons />
            <h3 class="keys-group">{later().marks.all()}</h3>
            <SignList signs=Signal::derive(|| Sign::ALL.to_vec()) />
            <h3 class="keys-group">{gestures}</h3>
            <dl class="keys">
                {all
                    .into_iter()
                    .map(|(gesture, does)| view! { <div><dt>{gesture}</dt><dd>{does}</dd></div> })
                    .collect_view()}
            </dl>
            // Without a keyboard, the keys only make the page longer.
            <details class="more-options" id="keys" open=!pointer::can_touch()>
                <summary>{words.keys()}</summary>
                <div class="more-options-body">
                    <p class="keys-note">{words.reading(shape.has_letters(), settings.letter_keys)}</p>
                    {sections.collect_view()}
                </div>
            </details>
            <p class="keys-note">
                <a href="third-party.txt" target="_blank" rel="noopener">{words.licences()}</a>
            </p>
        </div>
    }
}

fn key_line(words: &Keys, KeyLine { action, presses }: KeyLine, shape: &Shape) -> impl IntoView + use<> {
    let presses = presses.into_iter().map(|press| view! { <kbd>{words.press(press, shape)}</kbd> " " });
    view! {
        <div>
            <dt>{presses.collect_view()}</dt>
            <dd>{words.action(action)}</dd>
        </div>
    }
}

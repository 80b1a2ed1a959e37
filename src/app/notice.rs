//! The notice above everything: a fact that the player must know, and the actions for it.

use super::{
    shared::{
        icons::{CLOSE, Icon},
        live,
    },
    store::Store,
    text::text,
};
use leptos::prelude::*;
use sudoku_core::Progress;
use sudoku_play::{messages::PageMsg, ui::Notice, view::Answer, work::Purpose};

/// The notice, or nothing.
#[component]
pub(crate) fn NoticeBar() -> impl IntoView {
    let store = expect_context::<Store>();
    let shown = move || {
        store.notice().get().and_then(|notice| {
            let said = store.parts().say_notice(&notice, store.locale())?;
            let answer = Answer::to(&notice).map(|answer| {
                view! {
                    <button class="button" type="button" on:click=move |_| store.send(answer.msg())>
                        {text().answers.said(answer)}
                    </button>
                }
            });
            let opening = notice == Notice::OpeningLink;
            let part = match &notice {
                Notice::ReadAs { reading, .. } => reading.part,
                _ => None,
            };
            Some(view! {
                // The announcement of the puzzle says more.
                <span aria-live=(notice == Notice::PuzzleReplaced(None)).then_some("off")>
                    {said} {opening.then(|| view! { <OpeningSaid /> })}
                </span>
                {answer}
                {part.and_then(|part| store.parts().choice(part))}
                <button
                    class="icon-button"
                    type="button"
                    aria-label=text().head.close()
                    on:click=move |_| store.send(PageMsg::DismissNotice)
                >
                    <Icon icon=CLOSE />
                </button>
                {opening.then(|| view! { <OpeningBar /> })}
            })
        })
    };
    view! {
        <div class="notice-room">
            <div class="notice" role="status">{live::drawn(shown)}</div>
        </div>
    }
}

/// The progress of a link's puzzle, in words. They change too often for a screen reader.
#[component]
fn OpeningSaid() -> impl IntoView {
    let store = expect_context::<Store>();
    let progress = opening(store);
    let said = move || Some(format!(" {}", store.parts().opening(progress.get()?)?));
    view! {
        <span class="notice-far" aria-live="off">
            {live::drawn(said)}
        </span>
    }
}

/// The same notice, as a bar.
#[component]
fn OpeningBar() -> impl IntoView {
    let progress = opening(expect_context());
    let share = move || progress.get().map(Progress::share);
    view! {
        {live::when(move || progress.get().is_some(), move || view! {
            <progress
                aria-hidden="true"
                max=move || share().map_or(1, |(_, of)| of)
                prop:value=move || share().map_or(0, |(done, _)| done)
            ></progress>
        })}
    }
}

/// How far the worker is with the puzzle of a link.
fn opening(store: Store) -> Memo<Option<Progress>> {
    Memo::new(move |_| {
        let job =
            store.dialog().with(|view| view.job.as_ref().filter(|job| job.purpose == Purpose::Link).cloned());
        job.and_then(|job| job.progress)
    })
}

//! The texts about techniques. They load when a page about them opens, and the cases once the page has its example, or
//! with an exercise.

use super::texts::get;
use futures::future::join4;
use leptos::task::spawn_local;
use sudoku_core::explain::{Language, Locale};
use sudoku_play::messages::LearnTexts;

/// Loads the cases for exercises and for the boards beside an example. `then` gets them, or none if they are missing.
pub(crate) fn load_cases(then: impl FnOnce(Option<String>) + 'static) {
    spawn_local(async move { then(get("learn-drills.txt").await) });
}

/// Loads the prose in a language, and the other texts. `then` gets all, or none if the prose or the examples
/// are missing.
pub(crate) fn load(locale: Locale, then: impl FnOnce(Option<LearnTexts>) + 'static) {
    spawn_local(async move {
        let files = join4(
            prose(locale.language),
            get("learn-examples.txt"),
            get("learn-pictures.txt"),
            get("learn-often.txt"),
        )
        .await;
        let (prose, examples, pictures, often) = files;
        let both = prose.zip(examples);
        then(both.map(|(prose, examples)| LearnTexts {
            prose,
            examples,
            pictures: pictures.unwrap_or_default(),
            often: often.unwrap_or_default(),
        }));
    });
}

/// The prose in a language, or in English without it.
async fn prose(language: Language) -> Option<String> {
    if language != Language::English {
        let own = get(&format!("languages/learn-{}.txt", language.code())).await;
        if own.is_some() {
            return own;
        }
    }
    get("learn-en.txt").await
}

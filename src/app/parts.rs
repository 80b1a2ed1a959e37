//! The parts of the program that the first board does without: what dialogs show, and what teaches. In a
//! release build each is a file of its own that comes while nobody waits for it; in other builds they are here
//! from the start.
//!
//! A part hands the page one function that draws whatever it has. So what is asked for later is drawn in the
//! same moment, as if it had always been here, and only who asks before the part has come sees that it is on
//! its way, or that it does not come.

use super::{browser::dom, dialogs, hint::HintCard, stepper::StepPanel, text::text, why::WhyPanel};
use leptos::prelude::*;
use std::{future::Future, pin::Pin};
use sudoku_core::play::ui::Dialog;

/// What is drawn by the part that teaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Lesson {
    /// The panel of the solver.
    Solver,
    /// The panel of questions and answers.
    Why,
    /// The card of a hint.
    Hint,
}

/// Draws what teaches.
fn draw_lesson(lesson: Lesson) -> AnyView {
    match lesson {
        Lesson::Solver => view! { <StepPanel /> }.into_any(),
        Lesson::Why => view! { <WhyPanel /> }.into_any(),
        Lesson::Hint => view! { <HintCard /> }.into_any(),
    }
}

/// What a part draws with.
type Draw<T> = fn(T) -> AnyView;

/// How a part is fetched.
type Fetch<T> = fn() -> Pin<Box<dyn Future<Output = Result<Draw<T>, Missing>>>>;

/// A part could not be loaded. What happened stands in the console.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Missing;

/// How far a part is.
#[derive(Clone, Copy, Debug)]
enum Arrival<T: 'static> {
    /// Nobody has asked for it yet.
    #[cfg_attr(not(parts), expect(dead_code, reason = "a page in one piece has it from the start"))]
    Away,
    /// It is on its way.
    Coming,
    /// It could not be loaded.
    Missing,
    /// It is here.
    Here(Draw<T>),
}

/// A part of the program.
#[derive(Debug)]
pub(crate) struct Part<T: 'static> {
    arrival: RwSignal<Arrival<T>>,
    fetch: Fetch<T>,
}

impl<T> Clone for Part<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Part<T> {}

impl<T: Copy + Send + 'static> Part<T> {
    fn new(fetch: Fetch<T>, arrival: Arrival<T>) -> Self {
        Self { arrival: RwSignal::new(arrival), fetch }
    }

    /// Fetches it, unless it is here or on its way.
    fn want(self) {
        if matches!(self.arrival.get_untracked(), Arrival::Coming | Arrival::Here(_)) {
            return;
        }
        self.arrival.set(Arrival::Coming);
        leptos::task::spawn_local(async move {
            let arrival = (self.fetch)().await.map_or(Arrival::Missing, Arrival::Here);
            // The page may have been taken down meanwhile.
            let _ = self.arrival.try_set(arrival);
        });
    }

    /// What it draws, or how far it is.
    fn draw(self, what: T) -> AnyView {
        self.want();
        let drawn = move || match self.arrival.get() {
            Arrival::Here(draw) => draw(what),
            Arrival::Away | Arrival::Coming => {
                view! { <p class="part-coming" role="status">{text().parts.coming}</p> }.into_any()
            }
            Arrival::Missing => retry(move || self.want()),
        };
        drawn.into_any()
    }
}

/// Says that a part does not come, and offers to try again.
fn retry(again: impl Fn() + Send + 'static) -> AnyView {
    let words = &text().parts;
    view! {
        <div class="part-missing" role="alert">
            <p>{words.missing}</p>
            <button class="button primary" type="button" on:click=move |_| again()>
                {words.again}
            </button>
            <button class="button" type="button" on:click=|_| dom::reload()>
                {words.reload}
            </button>
        </div>
    }
    .into_any()
}

/// All parts of the page.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Parts {
    desk: Part<Dialog>,
    school: Part<Lesson>,
}

impl Parts {
    /// Parts that belong to the owner they are made in.
    pub(crate) fn new() -> Self {
        let desk = Part::new(|| Box::pin(apart::desk()), apart::DESK);
        Self { desk, school: Part::new(|| Box::pin(apart::school()), apart::SCHOOL) }
    }

    /// What a dialog shows.
    pub(crate) fn dialog(self, dialog: Dialog) -> AnyView {
        self.desk.draw(dialog)
    }

    /// What teaches.
    pub(crate) fn lesson(self, lesson: Lesson) -> AnyView {
        self.school.draw(lesson)
    }

    /// Fetches all of it once the page has nothing more urgent to do.
    pub(crate) fn come_along(self) {
        leptos::task::spawn_local(async move {
            dom::idle().await;
            self.desk.want();
            self.school.want();
        });
    }
}

/// The seams at which a release build is cut. What is called for the first time behind one, and by nothing
/// before it, goes into a file of that part.
#[cfg(parts)]
mod apart {
    #![allow(unsafe_code, reason = "a part is linked by name")]

    use super::{Arrival, Dialog, Draw, Lesson, Missing, dialogs, draw_lesson};
    use leptos::wasm_split::{SplitLoaderError, wasm_split};
    use std::hint::black_box;

    pub(super) const DESK: Arrival<Dialog> = Arrival::Away;
    pub(super) const SCHOOL: Arrival<Lesson> = Arrival::Away;

    impl From<SplitLoaderError> for Missing {
        fn from(_: SplitLoaderError) -> Self {
            Self
        }
    }

    // The compiler must not know which function it is: it would call that one directly, and keep it here.
    #[wasm_split(desk, wasm_split_path = leptos::wasm_split, fallible)]
    pub(super) fn desk() -> Result<Draw<Dialog>, Missing> {
        Ok(black_box(dialogs::draw as Draw<Dialog>))
    }

    #[wasm_split(school, wasm_split_path = leptos::wasm_split, fallible)]
    pub(super) fn school() -> Result<Draw<Lesson>, Missing> {
        Ok(black_box(draw_lesson as Draw<Lesson>))
    }
}

/// The same in one piece.
#[cfg(not(parts))]
mod apart {
    use super::{Arrival, Dialog, Draw, Lesson, Missing, dialogs, draw_lesson};
    use std::future::{Ready, ready};

    pub(super) const DESK: Arrival<Dialog> = Arrival::Here(dialogs::draw);
    pub(super) const SCHOOL: Arrival<Lesson> = Arrival::Here(draw_lesson);

    pub(super) fn desk() -> Ready<Result<Draw<Dialog>, Missing>> {
        ready(Ok(dialogs::draw))
    }

    pub(super) fn school() -> Ready<Result<Draw<Lesson>, Missing>> {
        ready(Ok(draw_lesson))
    }
}

//! The parts of the program that the first board does without: what dialogs show, and what teaches. In a
//! release build each is a file of its own that comes while nobody waits for it; in other builds they are here
//! from the start.
//!
//! A part hands the page the functions by which it is used. So what is asked for later is drawn in the
//! same moment, as if it had always been here, and only who asks before the part has come sees that it is on
//! its way, or that it does not come.

use super::{
    browser::{dom, files, late_style, moment, offline, program},
    dialogs,
    hint::HintCard,
    judged::Judged,
    live,
    marks_layer::MarksLayer,
    several,
    stepper::StepPanel,
    storage::file::{self, FileWork, Working},
    store::Store,
    text::{later, text},
    why::WhyPanel,
};
use futures::future::join;
use leptos::prelude::*;
use std::{future::Future, pin::Pin};
use sudoku_core::{
    Order, notation,
    play::{
        lens::Lens,
        session::{BrowserMsg, Later, LensMsg, Moment, Msg, Taught, Waiting, WorkerMsg},
        ui::{Dialog, Notice, WorkFault},
    },
};

/// What is drawn by the part that teaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Lesson {
    /// The panel of the solver.
    Solver,
    /// The panel of questions and answers.
    Why,
    /// The card of a hint.
    Hint,
    /// What is drawn over a board of that size.
    Marks(Order),
    /// What is said of the last move.
    Judged,
}

/// Draws what teaches.
fn draw_lesson(lesson: Lesson) -> AnyView {
    match lesson {
        Lesson::Solver => view! { <StepPanel /> }.into_any(),
        Lesson::Why => view! { <WhyPanel /> }.into_any(),
        Lesson::Hint => view! { <HintCard /> }.into_any(),
        Lesson::Marks(order) => {
            let store = expect_context::<Store>();
            let drawing = store.drawing();
            if Lens::enlarges(order) {
                // An enlarged board shows where the step is, whenever it is another.
                let place = Memo::new(move |_| drawing.with(|drawing| drawing.place(order)));
                Effect::new(move |_| {
                    let place = place.get();
                    if !place.is_empty() && !store.lens().with_untracked(|view| view.lens.is_whole()) {
                        store.send(LensMsg::Show(place));
                    }
                });
            }
            view! { <MarksLayer order drawing /> }.into_any()
        }
        Lesson::Judged => view! { <Judged /> }.into_any(),
    }
}

/// What either part hands the page, so that neither waits for the other.
#[derive(Clone, Copy, Debug)]
struct Means {
    /// Has the words of a notice, of whatever the session can do with the means of a part.
    notice: fn(&Notice) -> String,
    /// Draws what is beside the notice of a text with several puzzles.
    choice: fn(notation::Part) -> AnyView,
    /// What a session can do beyond what the board needs.
    later: Later,
}

const MEANS: Means =
    Means { notice: |notice| (later().notice)(notice), choice: several::choice, later: Later::ALL };

/// What the desk hands the page.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Desk {
    /// Draws what a dialog shows.
    draw: fn(Dialog) -> AnyView,
    /// Shows what has changed in it.
    paint: fn(Store, Moment),
    /// Writes and reads files in which games are kept.
    files: fn(Store, FileWork) -> Working,
    /// Settles the page in the browser: has it kept, hears of newer versions, and of files to be opened.
    settle: fn(Store),
    /// Reloads the page, in the newer version that waits.
    renew: fn(),
    means: Means,
}

const DESK: Desk = Desk {
    draw: dialogs::draw,
    paint: Store::paint_dialogs,
    files: file::work,
    settle: |store| {
        offline::keep(move || store.send(BrowserMsg::NewVersion));
        files::on_launch(move |file| store.parts().do_files(store, FileWork::Dropped(file)));
    },
    renew: offline::renew,
    means: MEANS,
};

/// What the school hands the page.
#[derive(Clone, Copy, Debug)]
pub(crate) struct School {
    /// Draws what teaches.
    draw: fn(Lesson) -> AnyView,
    /// Shows what has changed in it, on the board, too.
    paint: fn(Store, Moment),
    /// Has the words for what is taught.
    say: fn(&Taught) -> String,
    means: Means,
}

const SCHOOL: School = School {
    draw: draw_lesson,
    paint: Store::paint_lessons,
    say: |taught| (later().teaching.taught)(taught),
    means: MEANS,
};

/// What a part hands the page, whatever it is for.
pub(crate) trait Tools: Copy + Send + Sync + 'static {
    /// Shows what the part alone can.
    fn paint(self, store: Store, at: Moment);
}

impl Tools for Desk {
    fn paint(self, store: Store, at: Moment) {
        (self.paint)(store, at);
    }
}

impl Tools for School {
    fn paint(self, store: Store, at: Moment) {
        (self.paint)(store, at);
    }
}

/// How a part is fetched.
type Fetch<T> = fn() -> Pin<Box<dyn Future<Output = Result<T, Failed>>>>;

/// A part did not come. What happened stands in the console.
#[derive(Clone, Copy, Debug)]
struct Failed;

/// A part could not be loaded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Missing {
    /// The connection is down, or it did not come whole.
    Unreachable,
    /// The server has another version, and no parts of this one.
    Updated,
}

/// How far a part is.
#[derive(Clone, Copy, Debug)]
enum Arrival<T> {
    /// Nobody has asked for it yet.
    #[cfg_attr(not(parts), expect(dead_code, reason = "a page in one piece has it from the start"))]
    Away,
    /// It is on its way.
    Coming,
    /// It could not be loaded.
    Missing(Missing),
    /// It is here.
    Here(T),
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

impl<T: Tools> Part<T> {
    fn new(fetch: Fetch<T>, arrival: Arrival<T>) -> Self {
        Self { arrival: RwSignal::new(arrival), fetch }
    }

    /// Fetches it, unless it is here or on its way.
    fn want(self, store: Store) {
        if !matches!(self.arrival.get_untracked(), Arrival::Coming | Arrival::Here(_)) {
            leptos::task::spawn_local(async move { _ = self.here(store).await });
        }
    }

    /// Waits for it.
    async fn here(self, store: Store) -> Result<T, Missing> {
        if let Some(part) = self.arrived() {
            return Ok(part);
        }
        self.arrival.set(Arrival::Coming);
        let (part, styled) = join((self.fetch)(), late_style::came()).await;
        let part = match part {
            Ok(part) if styled => Ok(part),
            _ if program::was_updated().await => Err(Missing::Updated),
            _ => Err(Missing::Unreachable),
        };
        // The page may have been taken down meanwhile.
        if self.arrival.try_get_untracked().is_some() {
            if let Ok(part) = part {
                part.paint(store, moment());
            }
            self.arrival.set(part.map_or_else(Arrival::Missing, Arrival::Here));
            if part.is_ok() {
                store.send(BrowserMsg::PartCame);
            }
        }
        part
    }

    /// What it hands the page, if it is here.
    fn arrived(self) -> Option<T> {
        match self.arrival.try_get_untracked() {
            Some(Arrival::Here(part)) => Some(part),
            Some(Arrival::Away | Arrival::Coming | Arrival::Missing(_)) | None => None,
        }
    }

    /// Shows what it alone can, if it is here.
    fn paint(self, store: Store, at: Moment) {
        if let Arrival::Here(part) = self.arrival.get_untracked() {
            part.paint(store, at);
        }
    }

    /// What it draws, or how far it is.
    fn draw(self, store: Store, draw: impl Fn(T) -> AnyView + Send + 'static) -> AnyView {
        self.want(store);
        let drawn = move || match self.arrival.get() {
            Arrival::Here(part) => draw(part),
            Arrival::Away | Arrival::Coming => {
                view! { <p class="part-coming" role="status">{text().parts.coming}</p> }.into_any()
            }
            Arrival::Missing(why) => retry(why, move || self.want(store)),
        };
        live::drawn(drawn).into_any()
    }

    /// What it draws, and nothing before it is here: for what nobody has asked for yet.
    fn draw_later(self, draw: impl Fn(T) -> AnyView + Send + 'static) -> AnyView {
        let drawn = move || match self.arrival.get() {
            Arrival::Here(part) => Some(draw(part)),
            Arrival::Away | Arrival::Coming | Arrival::Missing(_) => None,
        };
        live::drawn(drawn).into_any()
    }
}

/// Says that a part does not come, and offers to try again, or what else helps.
fn retry(why: Missing, again: impl Fn() + Send + 'static) -> AnyView {
    let words = &text().parts;
    let (said, help, click): (_, _, Box<dyn Fn() + Send>) = match why {
        Missing::Unreachable => (words.missing, words.again, Box::new(again)),
        Missing::Updated => (words.updated, words.reload, Box::new(dom::reload)),
    };
    view! {
        <div class="part-missing" role="alert">
            <p>{said}</p>
            <button class="button primary" type="button" on:click=move |_| click()>
                {help}
            </button>
        </div>
    }
    .into_any()
}

/// All parts of the page.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Parts {
    desk: Part<Desk>,
    school: Part<School>,
}

impl Parts {
    /// Parts that belong to the owner they are made in.
    pub(crate) fn new() -> Self {
        Self {
            desk: Part::new(|| Box::pin(apart::desk()), apart::DESK),
            school: Part::new(|| Box::pin(apart::school()), apart::SCHOOL),
        }
    }

    /// Shows what only parts that are here can.
    pub(crate) fn paint(self, store: Store, at: Moment) {
        self.desk.paint(store, at);
        self.school.paint(store, at);
    }

    /// What a dialog shows.
    pub(crate) fn dialog(self, store: Store, dialog: Dialog) -> AnyView {
        self.desk.draw(store, move |desk| (desk.draw)(dialog))
    }

    /// What teaches.
    pub(crate) fn lesson(self, store: Store, lesson: Lesson) -> AnyView {
        self.school.draw(store, move |school| (school.draw)(lesson))
    }

    /// What teaches beside the board, without a word until it is there.
    pub(crate) fn beside(self, lesson: Lesson) -> AnyView {
        self.school.draw_later(move |school| (school.draw)(lesson))
    }

    /// Says what is taught to those who listen, once there are words for it. Who hears nothing for want of the part
    /// is told so by what is drawn in its place.
    pub(crate) fn teach(self, store: Store, taught: Taught) {
        if let Arrival::Here(school) = self.school.arrival.get_untracked() {
            store.say((school.say)(&taught));
            return;
        }
        leptos::task::spawn_local(async move {
            if let Ok(school) = self.school.here(store).await {
                store.say((school.say)(&taught));
            }
        });
    }

    /// Writes or reads a file. What cannot be done for want of the part is told as what could not be read or
    /// written.
    pub(crate) fn do_files(self, store: Store, work: FileWork) {
        leptos::task::spawn_local(async move {
            match self.desk.here(store).await {
                Ok(desk) => (desk.files)(store, work).await,
                Err(_) => store.send(work.failed()),
            }
        });
    }

    /// What both parts bring, once one of them is here.
    fn brought(self) -> Option<Means> {
        let desk = self.desk.arrived().map(|desk| desk.means);
        desk.or_else(|| self.school.arrived().map(|school| school.means))
    }

    /// What a session can do beyond what the board needs, once a part is here that brings it.
    pub(crate) fn means(self) -> Option<Later> {
        self.brought().map(|means| means.later)
    }

    /// The words of a notice. Those of what only a part can do come with that part.
    pub(crate) fn say_notice(self, notice: &Notice) -> String {
        self.brought().map_or(text().notice, |means| means.notice)(notice)
    }

    /// What is beside the notice of a text with several puzzles. It was read by the means of a part.
    pub(crate) fn choice(self, part: notation::Part) -> Option<AnyView> {
        self.brought().map(|means| (means.choice)(part))
    }

    /// Waits for those means.
    async fn means_here(self, store: Store) -> Result<Later, Missing> {
        match self.means() {
            Some(means) => Ok(means),
            None => match self.school.here(store).await {
                Ok(school) => Ok(school.means.later),
                Err(_) => self.desk.here(store).await.map(|desk| desk.means.later),
            },
        }
    }

    /// Tells the session again what it could not do yet, or that it never will.
    pub(crate) fn wait(self, store: Store, waiting: Box<Waiting>) {
        leptos::task::spawn_local(async move {
            match self.means_here(store).await {
                Ok(_) => store.send(Msg::Waited(waiting)),
                Err(_) => {
                    if let Some(lost) = waiting.lost() {
                        store.send(lost);
                    }
                }
            }
        });
    }

    /// Tells the session what the worker says in these bytes, once they can be read.
    pub(crate) fn hear_worker(self, store: Store, said: Vec<u8>) {
        let tell = move |means: Later| {
            let response = means.read(&said);
            store.send(response.map_or(WorkerMsg::Lost(WorkFault::Died), WorkerMsg::Answered));
        };
        if let Some(means) = self.means() {
            return tell(means);
        }
        leptos::task::spawn_local(async move {
            match self.means_here(store).await {
                Ok(means) => tell(means),
                Err(_) => store.send(BrowserMsg::PartMissing),
            }
        });
    }

    /// Fetches all of it once the page has nothing more urgent to do, and has the browser keep it.
    pub(crate) fn come_along(self, store: Store) {
        leptos::task::spawn_local(async move {
            dom::idle().await;
            self.school.want(store);
            if let Ok(desk) = self.desk.here(store).await {
                dom::idle().await;
                (desk.settle)(store);
            }
        });
    }

    /// Reloads the page, in the newer version if one waits.
    pub(crate) fn renew(self) {
        match self.desk.arrival.get_untracked() {
            Arrival::Here(desk) => (desk.renew)(),
            Arrival::Away | Arrival::Coming | Arrival::Missing(_) => dom::reload(),
        }
    }
}

/// The seams at which a release build is cut. What is called for the first time behind one, and by nothing
/// before it, goes into a file of that part.
#[cfg(parts)]
mod apart {
    #![allow(unsafe_code, reason = "a part is linked by name")]

    use super::{Arrival, Desk, Failed, School};
    use leptos::wasm_split::{SplitLoaderError, wasm_split};
    use std::hint::black_box;

    pub(super) const DESK: Arrival<Desk> = Arrival::Away;
    pub(super) const SCHOOL: Arrival<School> = Arrival::Away;

    impl From<SplitLoaderError> for Failed {
        fn from(_: SplitLoaderError) -> Self {
            Self
        }
    }

    // The compiler must not know what is handed over: it would call that directly, and keep it here.
    #[wasm_split(desk, wasm_split_path = leptos::wasm_split, fallible)]
    pub(super) fn desk() -> Result<Desk, Failed> {
        Ok(black_box(super::DESK))
    }

    #[wasm_split(school, wasm_split_path = leptos::wasm_split, fallible)]
    pub(super) fn school() -> Result<School, Failed> {
        Ok(black_box(super::SCHOOL))
    }
}

/// The same in one piece.
#[cfg(not(parts))]
mod apart {
    use super::{Arrival, Desk, Failed, School};
    use std::future::{Ready, ready};

    pub(super) const DESK: Arrival<Desk> = Arrival::Here(super::DESK);
    pub(super) const SCHOOL: Arrival<School> = Arrival::Here(super::SCHOOL);

    pub(super) fn desk() -> Ready<Result<Desk, Failed>> {
        ready(Ok(super::DESK))
    }

    pub(super) fn school() -> Ready<Result<School, Failed>> {
        ready(Ok(super::SCHOOL))
    }
}

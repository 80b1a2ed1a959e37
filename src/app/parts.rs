//! The parts of the program that the first board does without: what dialogs show, and what teaches. In a
//! release build each is a file of its own that comes while nobody waits for it; in other builds they are here
//! from the start.
//!
//! A part hands the page the functions by which it is used. So what is asked for later is drawn in the
//! same moment, as if it had always been here, and only who asks before the part has come sees that it is on
//! its way, or that it does not come.

use super::{
    browser::{dom, late_style, moment, program},
    live,
    storage::{
        Listener,
        file::{FileWork, Working},
    },
    text::text,
};
use futures::future::join;
use leptos::prelude::*;
use std::{future::Future, pin::Pin};
use sudoku_core::{
    Order, notation,
    play::{
        session::{BrowserMsg, Later, Moment, Msg, Taught, Waiting, WorkerMsg},
        ui::{Dialog, Notice, WorkFault},
    },
};

/// The page as its parts see it.
pub(crate) trait Page: Listener + Send + Sync {
    /// Says something to those who listen.
    fn say(self, said: String);
}

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

/// What either part hands the page, so that neither waits for the other.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Means {
    /// Has the words of a notice, of whatever the session can do with the means of a part.
    pub(crate) notice: fn(&Notice) -> String,
    /// Draws what is beside the notice of a text with several puzzles.
    pub(crate) choice: fn(notation::Part) -> AnyView,
    /// What a session can do beyond what the board needs.
    pub(crate) later: Later,
}

/// What the desk hands the page.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Desk<S: 'static> {
    /// Draws what a dialog shows.
    pub(crate) draw: fn(Dialog) -> AnyView,
    /// Shows what has changed in it.
    pub(crate) paint: fn(S, Moment),
    /// Writes and reads files in which games are kept.
    pub(crate) files: fn(S, FileWork) -> Working,
    /// Settles the page in the browser: has it kept, hears of newer versions, and of files to be opened.
    pub(crate) settle: fn(S),
    /// Reloads the page, in the newer version that waits.
    pub(crate) renew: fn(),
    pub(crate) means: Means,
}

/// What the school hands the page.
#[derive(Clone, Copy, Debug)]
pub(crate) struct School<S: 'static> {
    /// Draws what teaches.
    pub(crate) draw: fn(Lesson) -> AnyView,
    /// Shows what has changed in it, on the board, too.
    pub(crate) paint: fn(S, Moment),
    /// Has the words for what is taught.
    pub(crate) say: fn(&Taught) -> String,
    pub(crate) means: Means,
}

/// What a part hands the page, whatever it is for.
pub(crate) trait Tools<S>: Copy + Send + Sync + 'static {
    /// Shows what the part alone can.
    fn paint(self, page: S, at: Moment);
}

impl<S: Page> Tools<S> for Desk<S> {
    fn paint(self, page: S, at: Moment) {
        (self.paint)(page, at);
    }
}

impl<S: Page> Tools<S> for School<S> {
    fn paint(self, page: S, at: Moment) {
        (self.paint)(page, at);
    }
}

/// How a part is fetched.
pub(crate) type Fetch<T> = fn() -> Pin<Box<dyn Future<Output = Result<T, Failed>>>>;

/// A part did not come. What happened stands in the console.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Failed;

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
pub(crate) enum Arrival<T> {
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

impl<T: Copy + Send + Sync + 'static> Part<T> {
    /// A part, how it is fetched and how far it is.
    pub(crate) fn new(fetch: Fetch<T>, arrival: Arrival<T>) -> Self {
        Self { arrival: RwSignal::new(arrival), fetch }
    }

    /// Fetches it, unless it is here or on its way.
    fn want<S: Page>(self, page: S)
    where
        T: Tools<S>,
    {
        if !matches!(self.arrival.get_untracked(), Arrival::Coming | Arrival::Here(_)) {
            leptos::task::spawn_local(async move { _ = self.here(page).await });
        }
    }

    /// Waits for it.
    async fn here<S: Page>(self, page: S) -> Result<T, Missing>
    where
        T: Tools<S>,
    {
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
                part.paint(page, moment());
            }
            self.arrival.set(part.map_or_else(Arrival::Missing, Arrival::Here));
            if part.is_ok() {
                page.hear(BrowserMsg::PartCame);
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
    fn paint<S: Page>(self, page: S, at: Moment)
    where
        T: Tools<S>,
    {
        if let Arrival::Here(part) = self.arrival.get_untracked() {
            part.paint(page, at);
        }
    }

    /// What it draws, or how far it is.
    fn draw<S: Page>(self, page: S, draw: impl Fn(T) -> AnyView + Send + 'static) -> AnyView
    where
        T: Tools<S>,
    {
        self.want(page);
        let drawn = move || match self.arrival.get() {
            Arrival::Here(part) => draw(part),
            Arrival::Away | Arrival::Coming => {
                view! { <p class="part-coming" role="status">{text().parts.coming}</p> }.into_any()
            }
            Arrival::Missing(why) => retry(why, move || self.want(page)),
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
pub(crate) struct Parts<S: 'static> {
    pub(crate) desk: Part<Desk<S>>,
    pub(crate) school: Part<School<S>>,
}

impl<S: Page> Parts<S> {
    /// Shows what only parts that are here can.
    pub(crate) fn paint(self, page: S, at: Moment) {
        self.desk.paint(page, at);
        self.school.paint(page, at);
    }

    /// What a dialog shows.
    pub(crate) fn dialog(self, page: S, dialog: Dialog) -> AnyView {
        self.desk.draw(page, move |desk| (desk.draw)(dialog))
    }

    /// What teaches.
    pub(crate) fn lesson(self, page: S, lesson: Lesson) -> AnyView {
        self.school.draw(page, move |school| (school.draw)(lesson))
    }

    /// What teaches beside the board, without a word until it is there.
    pub(crate) fn beside(self, lesson: Lesson) -> AnyView {
        self.school.draw_later(move |school| (school.draw)(lesson))
    }

    /// Says what is taught to those who listen, once there are words for it. Who hears nothing for want of the part
    /// is told so by what is drawn in its place.
    pub(crate) fn teach(self, page: S, taught: Taught) {
        if let Arrival::Here(school) = self.school.arrival.get_untracked() {
            page.say((school.say)(&taught));
            return;
        }
        leptos::task::spawn_local(async move {
            if let Ok(school) = self.school.here(page).await {
                page.say((school.say)(&taught));
            }
        });
    }

    /// Writes or reads a file. What cannot be done for want of the part is told as what could not be read or
    /// written.
    pub(crate) fn do_files(self, page: S, work: FileWork) {
        leptos::task::spawn_local(async move {
            match self.desk.here(page).await {
                Ok(desk) => (desk.files)(page, work).await,
                Err(_) => page.hear(work.failed()),
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
    async fn means_here(self, page: S) -> Result<Later, Missing> {
        match self.means() {
            Some(means) => Ok(means),
            None => match self.school.here(page).await {
                Ok(school) => Ok(school.means.later),
                Err(_) => self.desk.here(page).await.map(|desk| desk.means.later),
            },
        }
    }

    /// Tells the session again what it could not do yet, or that it never will.
    pub(crate) fn wait(self, page: S, waiting: Waiting) {
        leptos::task::spawn_local(async move {
            match self.means_here(page).await {
                Ok(_) => page.hear(Msg::Waited(Box::new(waiting))),
                Err(_) => {
                    if let Some(lost) = waiting.lost() {
                        page.hear(lost);
                    }
                }
            }
        });
    }

    /// Tells the session what the worker says in these bytes, once they can be read.
    pub(crate) fn hear_worker(self, page: S, said: Vec<u8>) {
        let tell = move |means: Later| {
            let response = means.read(&said);
            page.hear(response.map_or(WorkerMsg::Lost(WorkFault::Died), WorkerMsg::Answered));
        };
        if let Some(means) = self.means() {
            return tell(means);
        }
        leptos::task::spawn_local(async move {
            match self.means_here(page).await {
                Ok(means) => tell(means),
                Err(_) => page.hear(BrowserMsg::PartMissing),
            }
        });
    }

    /// Fetches all of it once the page has nothing more urgent to do, and has the browser keep it.
    pub(crate) fn come_along(self, page: S) {
        leptos::task::spawn_local(async move {
            dom::idle().await;
            self.school.want(page);
            if let Ok(desk) = self.desk.here(page).await {
                dom::idle().await;
                (desk.settle)(page);
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

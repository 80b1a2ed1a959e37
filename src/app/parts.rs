//! The parts of the program that the first board does without: the dialogs, and the teaching. In a release
//! build each is a file that loads in the background; other builds have them from the start.
//!
//! A part gives the page its functions. A loaded part draws synchronously, as if it had always been there.
//! Only a use before that shows that the part is loading, or has failed to load.

use super::{
    browser::{dom, late_style, moment, program},
    shared::live,
    storage::{
        Listener,
        file::{FileWork, Working},
    },
    text::text,
};
use futures::future::join;
use leptos::prelude::*;
use std::{future::Future, pin::Pin};
use sudoku_core::{explain::Locale, generate, notation, wire::Response};
use sudoku_play::{
    messages::{BrowserMsg, Msg, WorkerMsg},
    session::{Cmd, Moment, Session},
    taught::TeachingEvent,
    ui::{Dialog, Notice, WorkError, sound::Sound},
};

/// The page as its parts see it.
pub(crate) trait Page: Listener + Send + Sync {
    /// The language and the things on the board.
    fn locale(self) -> Locale;

    /// Announces a text to screen readers.
    fn say(self, said: String);

    /// Resumes a message that waited for a part.
    fn resume(self, msg: Msg);
}

/// A view of the teaching part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Lesson {
    /// The panel of the solver.
    Solver,
    /// The panel of questions and answers.
    Why,
    /// The card of a hint.
    Hint,
    /// The hint in the line at the pad.
    HintLine,
    /// The marks over the board.
    Marks,
    /// The numbers of the rows and columns of the board.
    Coordinates,
    /// The verdict on the last move.
    Judged,
    /// The panel of the simple view.
    Simple,
    /// The sheets of the tools.
    Sheets,
    /// The solution beside the board.
    Solution,
    /// The menu of a cell, at the place on the window where it is wanted.
    CellMenu(RwSignal<Option<(i32, i32)>>),
    /// The result of a finished game.
    Finish,
}

/// The functions of a part, once it is loaded: its own, and those that every part has.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Brought<S: 'static, T> {
    /// Updates the signals of its views, also on the board.
    pub(crate) paint: fn(S, Moment),
    pub(crate) common: Common,
    pub(crate) own: T,
}

/// The functions that either part brings, so that neither waits for the other.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Common {
    /// The words of every notice, including those for features of a part.
    pub(crate) notice: fn(&Notice, Locale) -> String,
    /// The progress of a link's puzzle.
    pub(crate) opening: fn(generate::Progress) -> String,
    /// The view beside the notice of a text with several puzzles.
    pub(crate) choice: fn(notation::Part) -> AnyView,
    /// Lets the session take a message that the code of the board left.
    pub(crate) late: fn(&mut Session, Msg, Moment) -> Vec<Cmd>,
    /// Renews the step on the board, its words and its marks.
    pub(crate) explain: fn(&mut Session),
    /// The worker's reply in these bytes, if valid.
    pub(crate) reply: fn(&[u8]) -> Option<Response>,
}

/// The functions of the desk.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Desk<S: 'static> {
    /// Draws a dialog, and Learn.
    pub(crate) draw: fn(Dialog) -> AnyView,
    /// Writes and reads files of games.
    pub(crate) files: fn(S, FileWork) -> Working,
    /// Sets up the page in the browser: storage, newer versions, and opened files.
    pub(crate) settle: fn(S),
    /// Reloads the page, in the newer version that waits.
    pub(crate) renew: fn(),
}

/// The functions of the school.
#[derive(Clone, Copy, Debug)]
pub(crate) struct School {
    /// Draws a view of the teaching.
    pub(crate) draw: fn(Lesson) -> AnyView,
    /// Words a teaching event.
    pub(crate) say: fn(&TeachingEvent, Locale) -> String,
    /// Plays a sound.
    pub(crate) sound: fn(Sound),
}

/// How a part is fetched.
pub(crate) type Fetch<T> = fn() -> Pin<Box<dyn Future<Output = Result<T, Failed>>>>;

/// A part did not load. The console has the reason.
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
    /// Not requested yet.
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
pub(crate) struct Part<S: 'static, T: 'static> {
    arrival: RwSignal<Arrival<Brought<S, T>>>,
    fetch: Fetch<Brought<S, T>>,
}

impl<S, T> Clone for Part<S, T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<S, T> Copy for Part<S, T> {}

impl<S: Page, T: Copy + Send + Sync + 'static> Part<S, T> {
    /// A part, how it is fetched and how far it is.
    pub(crate) fn new(fetch: Fetch<Brought<S, T>>, arrival: Arrival<Brought<S, T>>) -> Self {
        Self { arrival: RwSignal::new(arrival), fetch }
    }

    /// Fetches it, unless it is here or on its way.
    fn want(self, page: S) {
        // The page may have unmounted meanwhile.
        if matches!(self.arrival.try_get_untracked(), Some(Arrival::Away | Arrival::Missing(_))) {
            leptos::task::spawn_local(async move { _ = self.here(page).await });
        }
    }

    /// Waits until the part has arrived.
    async fn here(self, page: S) -> Result<Brought<S, T>, Missing> {
        if let Some(part) = self.arrived() {
            return Ok(part);
        }
        self.arrival.set(Arrival::Coming);
        let (part, styled) = join((self.fetch)(), late_style::came()).await;
        let part = match part {
            Ok(part) if styled => Ok(part),
            // Another request, begun later, may have brought it.
            _ if let Some(part) = self.arrived() => return Ok(part),
            _ if program::was_updated().await => Err(Missing::Updated),
            _ => Err(Missing::Unreachable),
        };
        // The page may have unmounted meanwhile.
        if self.arrival.try_get_untracked().is_some() {
            if let Ok(part) = part {
                (part.paint)(page, moment());
            }
            self.arrival.set(part.map_or_else(Arrival::Missing, Arrival::Here));
            if part.is_ok() {
                page.hear(BrowserMsg::PartCame);
            }
        }
        part
    }

    /// Its functions, once loaded.
    fn arrived(self) -> Option<Brought<S, T>> {
        match self.arrival.try_get_untracked() {
            Some(Arrival::Here(part)) => Some(part),
            Some(Arrival::Away | Arrival::Coming | Arrival::Missing(_)) | None => None,
        }
    }

    /// Updates its views, once loaded.
    fn paint(self, page: S, at: Moment) {
        if let Arrival::Here(part) = self.arrival.get_untracked() {
            (part.paint)(page, at);
        }
    }

    /// Draws its view, or the state of its loading.
    fn draw(self, page: S, draw: impl Fn(T) -> AnyView + Send + 'static) -> AnyView {
        self.want(page);
        let drawn = move || match self.arrival.get() {
            Arrival::Here(part) => draw(part.own),
            Arrival::Away | Arrival::Coming => {
                view! { <p class="part-coming" role="status">{text().parts.coming()}</p> }.into_any()
            }
            Arrival::Missing(why) => retry(why, move || self.want(page)),
        };
        live::drawn(drawn).into_any()
    }

    /// Draws its view, or nothing before it is loaded: for views that the player has not requested.
    fn draw_later(self, draw: impl Fn(T) -> AnyView + Send + 'static) -> AnyView {
        let drawn = move || match self.arrival.get() {
            Arrival::Here(part) => Some(draw(part.own)),
            Arrival::Away | Arrival::Coming | Arrival::Missing(_) => None,
        };
        live::drawn(drawn).into_any()
    }
}

/// Says that a part failed to load, with a button to try again or another remedy.
fn retry(why: Missing, again: impl Fn() + Send + 'static) -> AnyView {
    let words = &text().parts;
    let (said, help, click): (_, _, Box<dyn Fn() + Send>) = match why {
        Missing::Unreachable => (words.missing(), words.again(), Box::new(again)),
        Missing::Updated => (words.updated(), words.reload(), Box::new(dom::reload)),
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
    pub(crate) desk: Part<S, Desk<S>>,
    pub(crate) school: Part<S, School>,
}

impl<S: Page> Parts<S> {
    /// Runs an effect again when a part has arrived or failed.
    pub(crate) fn track(self) {
        self.desk.arrival.track();
        self.school.arrival.track();
    }

    /// Updates the views of the loaded parts.
    pub(crate) fn paint(self, page: S, at: Moment) {
        self.desk.paint(page, at);
        self.school.paint(page, at);
    }

    /// Draws a dialog.
    pub(crate) fn dialog(self, page: S, dialog: Dialog) -> AnyView {
        self.desk.draw(page, move |desk| (desk.draw)(dialog))
    }

    /// Draws a view of the teaching.
    pub(crate) fn lesson(self, page: S, lesson: Lesson) -> AnyView {
        self.school.draw(page, move |school| (school.draw)(lesson))
    }

    /// Draws the teaching beside the board, and nothing while it loads.
    pub(crate) fn beside(self, lesson: Lesson) -> AnyView {
        self.school.draw_later(move |school| (school.draw)(lesson))
    }

    /// Announces a teaching event once the words are loaded. If the part fails, the view in its place says
    /// so.
    pub(crate) fn teach(self, page: S, taught: TeachingEvent) {
        if let Arrival::Here(school) = self.school.arrival.get_untracked() {
            page.say((school.own.say)(&taught, page.locale()));
            return;
        }
        leptos::task::spawn_local(async move {
            if let Ok(school) = self.school.here(page).await {
                page.say((school.own.say)(&taught, page.locale()));
            }
        });
    }

    /// Plays a sound, if the part is here.
    pub(crate) fn sound(self, sound: Sound) {
        if let Some(school) = self.school.arrived() {
            (school.own.sound)(sound);
        }
    }

    /// Writes or reads a file. If the part is missing, this reports that the file could not be written or
    /// read.
    pub(crate) fn do_files(self, page: S, work: FileWork) {
        leptos::task::spawn_local(async move {
            match self.desk.here(page).await {
                Ok(desk) => (desk.own.files)(page, work).await,
                Err(_) => page.hear(work.failed()),
            }
        });
    }

    /// The shared functions, once either part is loaded.
    pub(crate) fn common(self) -> Option<Common> {
        let desk = self.desk.arrived().map(|desk| desk.common);
        desk.or_else(|| self.school.arrived().map(|school| school.common))
    }

    /// The words of a notice. Those for features of a part come with that part: until then, a notice that
    /// has no others is not said.
    pub(crate) fn say_notice(self, notice: &Notice, locale: Locale) -> Option<String> {
        let said = match self.common() {
            Some(common) => (common.notice)(notice, locale),
            None => text().notices.said(notice),
        };
        if said.is_empty() {
            self.track();
            return None;
        }
        Some(said)
    }

    /// The progress of a link's puzzle, whose words come with a part.
    pub(crate) fn opening(self, progress: generate::Progress) -> Option<String> {
        self.common().map(|common| (common.opening)(progress))
    }

    /// The view beside the notice of a text with several puzzles, whose reader came with a part.
    pub(crate) fn choice(self, part: notation::Part) -> Option<AnyView> {
        self.common().map(|common| (common.choice)(part))
    }

    /// Waits for the functions that both parts have.
    async fn common_here(self, page: S) -> Result<Common, Missing> {
        match self.common() {
            Some(common) => Ok(common),
            None => match self.school.here(page).await {
                Ok(school) => Ok(school.common),
                Err(_) => self.desk.here(page).await.map(|desk| desk.common),
            },
        }
    }

    /// Resumes a message once a part is here, or reports that it never can be.
    pub(crate) fn wait(self, page: S, msg: Msg) {
        leptos::task::spawn_local(async move {
            match self.common_here(page).await {
                Ok(_) => page.resume(msg),
                Err(_) => {
                    if let Some(lost) = msg.lost() {
                        page.hear(lost);
                    }
                }
            }
        });
    }

    /// Passes the worker's answer to the session once a part can decode it.
    pub(crate) fn hear_worker(self, page: S, said: Vec<u8>) {
        let tell = move |common: Common| {
            let response = (common.reply)(&said);
            page.hear(response.map_or(WorkerMsg::Lost(WorkError::Died), WorkerMsg::Answered));
        };
        if let Some(common) = self.common() {
            return tell(common);
        }
        leptos::task::spawn_local(async move {
            match self.common_here(page).await {
                Ok(common) => tell(common),
                Err(_) => page.hear(BrowserMsg::PartMissing),
            }
        });
    }

    /// Loads all parts once the page has nothing more urgent to do, for the browser to cache.
    pub(crate) fn come_along(self, page: S) {
        leptos::task::spawn_local(async move {
            dom::idle().await;
            self.school.want(page);
            if let Ok(desk) = self.desk.here(page).await {
                dom::idle().await;
                (desk.own.settle)(page);
            }
        });
    }

    /// Reloads the page, in the newer version if one waits.
    pub(crate) fn renew(self) {
        match self.desk.arrival.get_untracked() {
            Arrival::Here(desk) => (desk.own.renew)(),
            Arrival::Away | Arrival::Coming | Arrival::Missing(_) => dom::reload(),
        }
    }
}

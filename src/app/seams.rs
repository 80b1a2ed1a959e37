//! The seams of the page: the functions of its parts, and the cuts of a release build. Any module that
//! names this file links everything beyond the first board, so only the root does.

use super::{
    back,
    board::{
        cell_menu::CellMenu,
        clue_line::ClueLine,
        tool_sheets::{SolutionBeside, ToolSheets},
    },
    browser::{files, moment, offline, scorm, sound},
    dialogs,
    features::{
        argue::{ArguePanel, HeldReason},
        assignment::{AssignmentStrip, Outcome},
        cages::CageLine,
        hint::{HintCard, HintLine},
        pen::{PenBar, PenLayer},
        present::Presenting,
        queries::BoardText,
        review::judged::Judged,
        simple::SimplePanel,
        solver::StepPanel,
        texts::several,
        times::Finish,
        why::WhyPanel,
    },
    parts::{self, Arrival, Brought, Common, Failed, Lesson, Part, Parts},
    shared::{cages::Cages, clues::Clues, coordinates::Coordinates, marks_layer::MarksLayer},
    storage::file::{self, FileWork},
    store::Store,
    text::{BRINGS, Brings, later, text},
};
use leptos::prelude::*;
use sudoku_core::{explain, wire};
use sudoku_play::{
    input::lens::Lens,
    messages::{AssignmentMsg, BrowserMsg, LensMsg, PhotoMsg, PictureError},
    saved::settings::FirstStep,
    scorm::cmi::Launch,
    session::Session,
    walk::line_by_line::{Outline, Pieces},
};

/// The parts of the page. They belong to the owner that is current here.
pub(crate) fn parts() -> Parts<Store> {
    Parts {
        desk: Part::new(|| Box::pin(apart::desk()), apart::DESK),
        school: Part::new(|| Box::pin(apart::school()), apart::SCHOOL),
    }
}

/// Draws a view of the teaching.
fn draw_lesson(lesson: Lesson) -> AnyView {
    match lesson {
        Lesson::Solver => {
            let teacher = expect_context::<Store>().teacher();
            let on = Memo::new(move |_| teacher.with(|view| view.present.is_some()));
            view! { <Show when=move || on.get() fallback=|| view! { <StepPanel /> }><Presenting><PenBar /></Presenting></Show> }
                .into_any()
        }
        Lesson::Why => {
            let teacher = expect_context::<Store>().teacher();
            let argues = Memo::new(move |_| teacher.with(|view| view.argued.is_some()));
            view! { <Show when=move || argues.get() fallback=|| view! { <WhyPanel /> }><ArguePanel /></Show> }
                .into_any()
        }
        Lesson::Hint => view! { <HintCard /> }.into_any(),
        Lesson::HintLine => view! { <HintLine /> }.into_any(),
        Lesson::Simple => view! { <SimplePanel /> }.into_any(),
        Lesson::Finish => view! { <Finish><Outcome /></Finish> }.into_any(),
        Lesson::Marks => {
            let store = expect_context::<Store>();
            let (shape, drawing) = (store.shape().get_untracked(), store.drawing());
            if Lens::enlarges(&shape) {
                // A zoomed board moves to the step whenever the step changes.
                let shape = shape.clone();
                let place = Memo::new(move |_| drawing.with(|drawing| drawing.place(&shape)));
                Effect::new(move |_| {
                    let place = place.get();
                    if !place.is_empty() && !store.lens().with_untracked(|view| view.lens.is_whole()) {
                        store.send(LensMsg::Show(place));
                    }
                });
            }
            let settings = store.settings();
            let tinted = Memo::new(move |_| settings.with(|own| own.cage_colours));
            let caged = shape.clone();
            view! {
                {move || view! { <Cages shape=caged.clone() tinted=tinted.get() /> }}
                <Clues shape=shape.clone() />
                <MarksLayer shape=shape.clone() drawing />
                <PenLayer shape />
            }
            .into_any()
        }
        Lesson::Coordinates => {
            let shape = expect_context::<Store>().shape().get_untracked();
            view! { <Coordinates shape /> }.into_any()
        }
        Lesson::Sheets => view! { <ToolSheets /> }.into_any(),
        Lesson::Solution => view! { <SolutionBeside /> }.into_any(),
        Lesson::CellMenu(asked) => view! { <CellMenu asked /> }.into_any(),
        Lesson::Judged => {
            back::keep(expect_context());
            let teacher = expect_context::<Store>().teacher();
            let elsewhere = Memo::new(move |_| teacher.with(|view| view.present.is_some()));
            let store = expect_context::<Store>();
            let settings = store.settings();
            let letters = Memo::new(move |_| settings.with(|own| own.letter_keys));
            // A newcomer hears it once, unless there is something else to hear.
            let is_new = settings.with_untracked(|own| !own.done.has(FirstStep::Place));
            if is_new && store.announced().with_untracked(String::is_empty) {
                store.say(later().keys.first_by_ear(letters.get_untracked()).to_owned());
            }
            view! {
                <p class="vh" id="by-ear">{move || later().keys.first_by_ear(letters.get())}</p>
                <HeldReason />
                <CageLine />
                <ClueLine />
                <BoardText />
                <AssignmentStrip />
                <Judged />
                <Show when=move || !elsewhere.get()><PenBar /></Show>
            }
            .into_any()
        }
    }
}

const COMMON: Common = Common {
    notice: |notice, locale| later().reading.notice(notice, locale),
    opening: |progress| later().lacks.opening(progress),
    choice: several::choice,
    late: |session, msg, at| {
        session.divide(Outline(|telling, pieces| {
            let sentence = explain::tell(telling, text().locale);
            explain::outline(match pieces {
                Pieces::Lines => sentence,
                Pieces::Sentences => explain::in_lines(sentence),
            })
        }));
        session.late(msg, at)
    },
    explain: Session::explain,
    reply: |bytes| wire::decode(bytes).ok(),
};

type Desk = Brought<Store, parts::Desk<Store>>;

const DESK: Desk = Brought {
    paint: Store::paint_dialogs,
    common: COMMON,
    own: parts::Desk {
        draw: dialogs::draw,
        files: file::work,
        settle: |store| {
            offline::keep(move || store.send(BrowserMsg::NewVersion));
            scorm::launch(
                |assignment, get| store.send(AssignmentMsg::Launched(Launch::write(assignment, get))),
                move || store.read(|session| session.leaving(moment())),
            );
            files::on_launch(move |file| store.parts().do_files(store, FileWork::Dropped(file)));
            files::on_share(move |picture| {
                if let Some(picture) = picture {
                    store.parts().do_files(store, FileWork::Dropped(picture));
                } else {
                    store.send(PhotoMsg::Opening);
                    store.send(PhotoMsg::Bring(Err(PictureError::Unreadable)));
                }
            });
        },
        renew: offline::renew,
    },
};

type School = Brought<Store, parts::School>;

const SCHOOL: School = Brought {
    paint: Store::paint_lessons,
    common: COMMON,
    own: parts::School {
        draw: draw_lesson,
        say: |taught, locale| later().taught.said(taught, locale),
        sound: |played| sound::play(played.tones().iter().map(|tone| (tone.pitch, tone.at, tone.length))),
    },
};

/// The function that brings words. A page in English never asks for it. `None` if its part doesn't come.
pub(super) async fn brings() -> Option<Brings> {
    apart::words().await.ok()
}

/// The cuts of a release build. Code first called behind one of them, and by nothing before it, goes into
/// that part's file.
#[cfg(parts)]
mod apart {
    #![allow(unsafe_code, reason = "a part is linked by name")]

    use super::{Arrival, Brings, Desk, Failed, School};
    use leptos::wasm_split::{SplitLoaderError, wasm_split};
    use std::hint::black_box;

    pub(super) const DESK: Arrival<Desk> = Arrival::Away;
    pub(super) const SCHOOL: Arrival<School> = Arrival::Away;

    impl From<SplitLoaderError> for Failed {
        fn from(_: SplitLoaderError) -> Self {
            Self
        }
    }

    // Hide the functions from the compiler: it would call them directly, and keep them here.
    #[wasm_split(desk, wasm_split_path = leptos::wasm_split, fallible)]
    pub(super) fn desk() -> Result<Desk, Failed> {
        Ok(black_box(super::DESK))
    }

    #[wasm_split(school, wasm_split_path = leptos::wasm_split, fallible)]
    pub(super) fn school() -> Result<School, Failed> {
        Ok(black_box(super::SCHOOL))
    }

    // Only a page in another language asks for it.
    #[wasm_split(words, wasm_split_path = leptos::wasm_split, fallible)]
    pub(super) fn words() -> Result<Brings, Failed> {
        Ok(black_box(super::BRINGS))
    }
}

/// The same parts, where the page is built in one piece.
#[cfg(not(parts))]
mod apart {
    use super::{Arrival, Brings, Desk, Failed, School};
    use std::future::{Ready, ready};

    pub(super) const DESK: Arrival<Desk> = Arrival::Here(super::DESK);
    pub(super) const SCHOOL: Arrival<School> = Arrival::Here(super::SCHOOL);

    pub(super) fn desk() -> Ready<Result<Desk, Failed>> {
        ready(Ok(super::DESK))
    }

    pub(super) fn school() -> Ready<Result<School, Failed>> {
        ready(Ok(super::SCHOOL))
    }

    pub(super) fn words() -> Ready<Result<Brings, Failed>> {
        ready(Ok(super::BRINGS))
    }
}

//! Sharing: the link of the puzzle or of the current board, with a code for a phone; pictures of it and of the solved
//! game; a race; and more: the board on another device, as text, on other pages.

use crate::app::{
    browser::{address, dom, files, moment, picture as canvas, scroll},
    shared::{
        copying::{CopyButton, ShareText},
        drawing,
        fields::{Fault, Select},
        qr_code::QrCode,
    },
    store::Store,
    text::{later, text, time},
};
use leptos::{html, prelude::*};
use sudoku_core::{
    magazine::{braille_name, puzzle_in_braille},
    notation::{boards::TextFormat, link, sites::Site},
};
use sudoku_play::{
    features::times::Standing,
    links::shared::{Shared, Unnoted, elsewhere, snapshot},
    messages::{AssignmentMsg, HandoverMsg},
    picture::{Caption, Look, Picture, picture, picture_name, picture_sides, solve_picture},
};

#[component]
pub(crate) fn Share(
    /// A race on the puzzle.
    race: AnyView,
    /// The solution path.
    children: Children,
) -> impl IntoView {
    let words = &later().share;
    view! {
        <div
            class="dialog-body sharing"
            on:toggle:capture=move |event| scroll::show_opened(event.target(), ".dialog-body")
        >
            <Links />
            <Pictures />
            {race}
            <details class="more-options" id="share-more">
                <summary>{words.more()}</summary>
                <div class="more-options-body">
                    <Elsewhere />
                    <Texts />
                    <Sites />
                    {children()}
                    <Braille />
                    <Result />
                </div>
            </details>
        </div>
    }
}

/// The link of the puzzle, or of the current board if it has more than the givens.
#[component]
fn Links() -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().share;
    let (puzzle, board) = store.read(|session| {
        let shared = Shared::of(session.game());
        let board = (!shared.is_empty()).then(|| address::with(&shared.link().to_string()));
        (address::with(&link::write(session.game().clues())), board)
    });
    let with_progress = RwSignal::new(false);
    let shows_code = RwSignal::new(false);
    let several = board.is_some();
    let linked =
        Memo::new(move |_| board.clone().filter(|_| with_progress.get()).unwrap_or_else(|| puzzle.clone()));
    let sentence = move || if with_progress.get() { words.progress_help() } else { words.puzzle_help() };
    let choice = move |progress: bool, name: &'static str| {
        view! {
            <label class="choice">
                <input
                    type="radio"
                    name="shared"
                    value=if progress { "progress" } else { "puzzle" }
                    prop:checked=move || with_progress.get() == progress
                    on:change=move |_| with_progress.set(progress)
                />
                <span class="choice-name">{name}</span>
            </label>
        }
    };
    view! {
        <div class="sharing-link">
            {several
                .then(|| {
                    view! {
                        <fieldset class="group">
                            <legend>{words.what()}</legend>
                            <div class="choices shared">
                                {choice(false, words.puzzle())} {choice(true, words.progress())}
                            </div>
                        </fieldset>
                    }
                })}
            <p>{sentence}</p>
            {move || {
                view! { <ShareText label=later().dialog.link() shared=linked.get() main=true /> }
            }}
            <details
                class="more-options"
                id="share-code"
                on:toggle=move |event| shows_code.set(dom::is_open(event.target()))
            >
                <summary>{words.code()}</summary>
                <div class="more-options-body">
                    {move || {
                        let link = linked.get();
                        shows_code.get().then(|| view! { <QrCode link name=words.code_name() without=words.no_code() /> })
                    }}
                </div>
            </details>
        </div>
    }
}

/// The door to the result of the assignment that the player has finished.
#[component]
fn Result() -> impl IntoView {
    let store = expect_context::<Store>();
    let is_there = store.read(|session| session.assignment_view(moment().now).outcome.is_some());
    is_there.then(|| {
        view! {
            <button class="button" id="share-result" type="button" on:click=move |_| store.send(AssignmentMsg::Show)>
                {later().assignment.result()}
            </button>
        }
    })
}

/// The doors to another device and from one.
#[component]
fn Elsewhere() -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().handover;
    let [head, there, here] = [words.another_device(), words.send(), words.receive()];
    view! {
        <details class="more-options" id="share-device">
            <summary>{head}</summary>
            <div class="more-options-body">
                <div class="sharing-buttons">
                    <button class="button" id="hand-over" type="button" on:click=move |_| store.send(HandoverMsg::Show)>
                        {there}
                    </button>
                    <button class="button" id="take-over" type="button" on:click=move |_| store.send(HandoverMsg::Receive)>
                        {here}
                    </button>
                </div>
            </div>
        </details>
    }
}

/// The board as text of a format, to copy or save.
#[component]
fn Texts() -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().share;
    let (open, chooses, label) = (words.text(), words.format(), words.text_field());
    let board = store.read(|session| snapshot(session.game(), Unnoted::Possible));
    let shape = board.shape().clone();
    let format = RwSignal::new(TextFormat::Line);
    let offered: Vec<TextFormat> =
        TextFormat::ALL.into_iter().filter(|format| format.write(&board).is_some()).collect();
    let text = Memo::new(move |_| format.get().write(&board).unwrap_or_default());
    let options = offered.into_iter().map(|format| {
        view! { <option value=format.slug()>{words.format_name(format)}</option> }
    });
    let choose = Callback::new(move |slug: String| {
        if let Some(chosen) = TextFormat::from_slug(&slug) {
            format.set(chosen);
        }
    });
    let save = move |_| {
        let name = format.get_untracked().file_name(&shape);
        files::download(&name, &[text.get_untracked()]);
    };
    view! {
        <details class="more-options" id="share-text">
            <summary>{open}</summary>
            <div class="more-options-body">
                <label class="field">
                    <span class="field-name">{chooses}</span>
                    <Select
                        name="format"
                        label=chooses
                        value=Signal::derive(move || format.get().slug().to_owned())
                        chosen=choose
                    >
                        {options.collect_view()}
                    </Select>
                    <span class="field-help">{move || words.holds(format.get())}</span>
                </label>
                <textarea class="input shared-text" readonly rows="6" wrap="off" aria-label=label prop:value=text></textarea>
                <div class="sharing-buttons">
                    {move || view! { <CopyButton shared=text.get() /> }}
                    <button class="button" type="button" id="save-text" on:click=save>
                        {words.save()}
                    </button>
                </div>
            </div>
        </details>
    }
}

/// The puzzle and its answer in braille, as a file.
#[component]
fn Braille() -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().share;
    let (open, about) = (words.braille(), words.braille_help());
    let save = move |_| {
        let written = store.read(|session| {
            let puzzle = session.game().puzzle()?;
            let file = puzzle_in_braille(puzzle, session.level(), text().locale);
            Some((braille_name(puzzle.clues().shape()), file))
        });
        if let Some((name, file)) = written {
            files::download(&name, &[file]);
        }
    };
    view! {
        <details class="more-options" id="share-braille">
            <summary>{open}</summary>
            <div class="more-options-body">
                <p>{about}</p>
                <div class="sharing-buttons">
                    <button class="button" type="button" id="save-braille" on:click=save>
                        {words.save()}
                    </button>
                </div>
            </div>
        </details>
    }
}

/// Links to the same board on other pages.
#[component]
fn Sites() -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().share;
    let links = store.read(|session| {
        let linked = |site: Site| Some((site, elsewhere(site, session.game())?));
        Site::ALL.into_iter().filter_map(linked).collect::<Vec<_>>()
    });
    let (open, sentence) = (words.sites(), words.sites_help());
    let said = if links.is_empty() { words.no_site() } else { sentence };
    let link = |(site, address): (Site, String)| {
        view! {
            <li>
                <a class="button" href=address target="_blank" rel="noopener noreferrer">
                    {site.name()}
                </a>
                <span class="choice-text">{words.site(site)}</span>
            </li>
        }
    };
    view! {
        <details class="more-options" id="share-sites">
            <summary>{open}</summary>
            <div class="more-options-body">
                <p>{said}</p>
                <ul class="sites">{links.into_iter().map(link).collect_view()}</ul>
            </div>
        </details>
    }
}

/// The visible board, or the solved game in the order in which it was filled, as a picture to save.
#[component]
fn Pictures() -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().share;
    let (open, chooses) = (words.picture(), words.look());
    let result = store.read(|session| session.result(moment().day, moment().now));
    let of_solve = RwSignal::new(result.is_some());
    let look = RwSignal::new(Look::Light);
    // The notes of a board, or the digits of a solved one.
    let (notes, digits) = (RwSignal::new(true), RwSignal::new(false));
    let failed = RwSignal::new(false);
    let opened = RwSignal::new(false);
    let side_chosen = RwSignal::new(None::<u32>);
    let shape = store.read(|session| session.shape().clone());
    let caption = result.as_ref().map(|view| Caption {
        name: format!("{} · {}", text().head.name(), text().boards.game(&view.shape, view.level)),
        time: (view.standing != Standing::Untimed).then(|| time(view.played / 1000)),
        address: address::with(""),
    });
    let drawn = Memo::new(move |_| {
        let (look, notes, digits) = (look.get(), notes.get(), digits.get());
        let caption = caption.as_ref().filter(|_| of_solve.get());
        opened.get().then(|| {
            store.read(|session| match caption {
                Some(caption) => solve_picture(session, look, digits, caption),
                None => picture(session, look, notes),
            })
        })
    });
    let shown = Signal::derive(move || drawn.get().map(|picture| picture.svg.into()));
    let place = drawing::drawn::<html::Div>(shown);
    let choose = Callback::new(move |slug: String| {
        if let Some(chosen) = Look::from_slug(&slug) {
            look.set(chosen);
        }
    });
    let options = Look::ALL.map(|look| view! { <option value=look.slug()>{words.look_name(look)}</option> });
    let shape = StoredValue::new(shape);
    let name =
        move |extension: &str| shape.with_value(|shape| picture_name(shape, look.get_untracked(), extension));
    let save_svg = move |_| {
        if let Some(Picture { svg, .. }) = drawn.get_untracked() {
            failed.set(!files::download(&name("svg"), &[svg]));
        }
    };
    let intended = move || drawn.with(|picture| picture.as_ref().map_or(0, |picture| picture.side));
    let save_png = move |_| {
        if let Some(Picture { svg, side }) = drawn.get_untracked() {
            let side = side_chosen.get_untracked().unwrap_or(side);
            leptos::task::spawn_local(async move {
                failed.set(!canvas::save_png(&name("png"), &svg, side).await);
            });
        }
    };
    let [as_svg, as_png] = [words.save_svg(), words.save_png()];
    let subject = move |solve: bool, name: &'static str| {
        view! {
            <label class="segment">
                <input
                    type="radio"
                    name="pictured"
                    prop:checked=move || of_solve.get() == solve
                    on:change=move |_| of_solve.set(solve)
                />
                {name}
            </label>
        }
    };
    let switch = move |name: &'static str, on: RwSignal<bool>| {
        view! {
            <label class="switch">
                <span class="switch-name">{name}</span>
                <input
                    type="checkbox"
                    role="switch"
                    prop:checked=on
                    on:change=move |event| on.set(event_target_checked(&event))
                />
            </label>
        }
    };
    let pictured = move || words.pictured(of_solve.get());
    view! {
        <details class="more-options" id="share-picture" on:toggle=move |event| opened.set(dom::is_open(event.target()))>
            <summary>{open}</summary>
            <div class="more-options-body">
                {result.is_some().then(|| view! {
                    <fieldset class="segments" aria-label=open>
                        {subject(true, words.of_solve())} {subject(false, words.of_board())}
                    </fieldset>
                })}
                <div
                    class="shared-picture"
                    role="img"
                    aria-label=pictured
                    node_ref=place
                ></div>
                <label class="field">
                    <span class="field-name">{chooses}</span>
                    <Select
                        name="look"
                        label=chooses
                        value=Signal::derive(move || look.get().slug().to_owned())
                        chosen=choose
                    >
                        {options.into_iter().collect_view()}
                    </Select>
                </label>
                {move || if of_solve.get() { switch(words.digits(), digits) } else { switch(words.notes(), notes) }}
                <PictureSize intended=Signal::derive(intended) chosen=side_chosen />
                <div class="sharing-buttons">
                    <button class="button" type="button" id="save-svg" on:click=save_svg>
                        {as_svg}
                    </button>
                    <button class="button" type="button" id="save-png" on:click=save_png>
                        {as_png}
                    </button>
                </div>
                <Show when=move || failed.get()>
                    <Fault said=words.no_picture().to_owned() />
                </Show>
            </div>
        </details>
    }
}

/// The choice of the side of a picture, in pixels.
#[component]
fn PictureSize(
    /// The side that the picture has by itself.
    intended: Signal<u32>,
    chosen: RwSignal<Option<u32>>,
) -> impl IntoView {
    let words = &later().share;
    move || {
        let sides = picture_sides(intended.get()).into_iter();
        let option =
            |side: u32| view! { <option value=side.to_string()>{words.picture_side(side as usize)}</option> };
        view! {
            <label class="field">
                <span class="field-name">{words.picture_size()}</span>
                <Select
                    name="picture-size"
                    label=words.picture_size()
                    value=Signal::derive(move || chosen.get().unwrap_or_else(|| intended.get()).to_string())
                    chosen=Callback::new(move |side: String| chosen.set(side.parse().ok()))
                >
                    {sides.map(option).collect_view()}
                </Select>
            </label>
        }
    }
}

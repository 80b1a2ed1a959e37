//! A lesson: a slide with its board and the words revealed so far, and beside it the form that changes it.

use crate::app::{
    browser::{address, dom, focus, keyboard, lessons, scroll},
    shared::{
        copying::ShareText,
        fields::{Busy, Chosen},
        icons::{BLANK, Icon, PEN},
        qr_code::QrCode,
        reason_board::ReasonBoard,
        step_text::StepText,
    },
    store::Store,
    text::later,
};
use leptos::{ev, prelude::*};
use sudoku_core::{
    CellSet, Digit, Shape,
    explain::{plain, technique, tell, written_out},
    magazine::Paper,
};
use sudoku_play::{
    features::{
        deck::view::{DeckSays, DeckView},
        moments::view::PositionView,
    },
    keys::{self, keyboard::Keyboard},
    messages::{DeckMsg, PenMsg},
    view::Content,
};

type View = Memo<Option<DeckView>>;

/// A memo of a part of the view.
fn of<T: Clone + PartialEq + Default + Send + Sync + 'static>(
    view: View,
    part: impl Fn(&DeckView) -> T + Send + Sync + 'static,
) -> Memo<T> {
    Memo::new(move |_| view.with(|view| view.as_ref().map_or_else(T::default, &part)))
}

/// Draws the layer of the pen over a board of a shape.
type PenOver = fn(Shape) -> AnyView;

#[component]
pub(crate) fn Lesson(
    /// The layer of the pen.
    pen: PenOver,
    /// The bar of the pen.
    bar: fn() -> AnyView,
) -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().deck;
    // The last slide stays until the next one is ready, so that nothing jumps.
    let view: View = Memo::new(move |before: Option<&Option<DeckView>>| {
        let now = store.showing(Content::deck, Clone::clone)?;
        let before = before.and_then(Option::as_ref).filter(|before| before.own == now.own);
        let waits = now.says == DeckSays::Awaits && now.board.is_some();
        Some(match before {
            Some(before) if waits && before.board.is_some() => {
                DeckView { board: before.board.clone(), says: before.says.clone(), ..now }
            }
            _ => now,
        })
    });
    let own = of(view, |view| view.own);
    let has_board = of(view, |view| view.board.is_some());
    let title = of(view, |view| match view.named_elsewhere {
        _ if view.own => String::new(),
        Some(technique) => later().deck.also(technique, &view.title),
        None => view.title.clone(),
    });
    let blank = of(view, |view| view.blank);
    let strokes = StoredValue::new(Keyboard::default());
    let keyed = move |event: ev::KeyboardEvent| {
        if blank.get_untracked() {
            event.prevent_default();
            return store.send(DeckMsg::Wake);
        }
        // In a field too, these two keys turn the slides. The focus leaves it first, as its text belongs to this slide.
        let is_taken = keyboard::is_taken(&event);
        let leaves = is_taken && own.get_untracked() && ["PageUp", "PageDown"].contains(&&*event.key());
        if leaves {
            focus::at_once("deck-next");
        } else if is_taken {
            return;
        }
        let key = strokes.try_update_value(|strokes| keyboard::read(strokes, &event)).flatten();
        if let Some(msg) = key.and_then(|(key, held)| keys::deck(key, held)) {
            event.prevent_default();
            if leaves {
                // The field must show its text as kept before it shows that of the next slide.
                request_animation_frame(move || store.send(msg));
            } else {
                store.send(msg);
            }
        }
    };
    // A press beside the board takes the focus along, and one beside the dialog leaves it on the dialog.
    let pressed = window_event_listener(ev::click, move |_| {
        if keyboard::nothing_in_a_dialog_has_focus() {
            focus::id("deck-next");
        }
    });
    on_cleanup(move || pressed.remove());
    // The pressed button gives way to another, and the pupil's view begins at its top.
    Effect::new(move |before: Option<bool>| {
        let now = own.get();
        if before.is_some_and(|before| before != now) {
            focus::id("deck-next");
        }
        now
    });
    view! {
        <div class="dialog-body deck" class:is-own=own id="deck" tabindex="-1" on:keydown=keyed>
            {move || {
                let title = title.get();
                (!title.is_empty()).then(|| view! { <h3 class="deck-title">{title}</h3> })
            }}
            {move || (!has_board.get()).then(|| view! { <p role="status">{words.empty()}</p> })}
            {move || has_board.get().then(|| view! { <Stage view pen bar /> })}
            {move || own.get().then(|| view! { <Change view /> })}
            <Doors view />
            <Show when=move || blank.get()>
                <button
                    class="present-blank"
                    type="button"
                    aria-label=words.unblank()
                    on:click=move |_| store.send(DeckMsg::Wake)
                ></button>
            </Show>
        </div>
    }
}

/// The board, the buttons, and the words. The buttons come before the words, and so keep their place.
#[component]
fn Stage(view: View, pen: PenOver, bar: fn() -> AnyView) -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().deck;
    let picture = Memo::new(move |_| {
        view.with(|view| {
            let board = view.as_ref()?.board.as_deref()?;
            let (digits, givens) = (board.digits.clone(), board.givens.clone());
            Some(PositionView { board: digits, givens, differs: CellSet::EMPTY, number: 0, filled: (0, 0) })
        })
    });
    let small = of(view, |view| view.board.as_ref().map_or_else(Vec::new, |board| board.small.clone()));
    let drawing = of(view, |view| view.board.as_ref().map_or_else(Default::default, |board| board.drawing()));
    let number = of(view, |view| words.number(view.number.0, view.number.1));
    let has_more = of(view, |view| view.number.0 < view.number.1);
    let note = of(view, |view| if view.own { String::new() } else { view.note.clone() });
    let says = Memo::new(move |_| view.with(|view| view.as_ref().map(|view| view.says.clone())));
    let can_back = of(view, |view| view.can.0);
    let can_next = of(view, |view| view.can.1);
    let turn = move |name: &'static str,
                     class: &'static str,
                     id: &'static str,
                     can: Memo<bool>,
                     msg: fn() -> DeckMsg| {
        view! {
            <button
                class=class
                id=id
                type="button"
                // A disabled button would lose the keys.
                aria-disabled=move || (!can.get()).to_string()
                on:click=move |_| store.send(msg())
            >
                {name}
            </button>
        }
    };
    let own = of(view, |view| view.own);
    let length = Memo::new(move |_| {
        let shape = picture.with(|picture| picture.as_ref().map(|picture| picture.board.shape().clone()));
        says.with(|says| says.as_ref().zip(shape).map_or(0, |(says, shape)| length(says, &shape)))
    });
    let uses_pen = Memo::new(move |_| store.teacher().with(|view| view.pen.is_some()));
    // The newest line stays in sight.
    Effect::new(move |_| {
        says.track();
        scroll::show_current(".deck-said", &[".conclusion", ".told-lines > li:last-child"]);
    });
    let tools = move || {
        view! {
            <span class="present-tools">
                <button
                    class="icon-button"
                    type="button"
                    data-does="pen"
                    aria-label=later().pen.name()
                    title=later().pen.name()
                    aria-pressed=move || uses_pen.get().to_string()
                    on:click=move |_| store.send(PenMsg::Toggle)
                >
                    <Icon icon=PEN />
                </button>
                <button
                    class="icon-button"
                    type="button"
                    data-does="blank"
                    aria-label=words.blank()
                    title=words.blank()
                    on:click=move |_| store.send(DeckMsg::Blank)
                >
                    <Icon icon=BLANK />
                </button>
            </span>
            {bar()}
        }
    };
    let spoken = move || says.get().map(|says| said(says, view));
    focus::id("deck-next");
    view! {
        <section class="deck-stage" aria-label=words.stage()>
            <div class="deck-board" aria-hidden="true">
                {move || {
                    picture
                        .get()
                        .map(|picture| {
                            let over = pen(picture.board.shape().clone());
                            view! { <ReasonBoard picture small=Signal::from(small) drawing=Signal::from(drawing) over /> }
                        })
                }}
            </div>
            <ol class="vh">{move || picture.with(|picture| picture.as_ref().map(rows))}</ol>
            <div class="deck-side">
                <div class="deck-turn">
                    {turn(words.back(), "button", "deck-back", can_back, || DeckMsg::Back)}
                    {turn(words.next(), "button primary", "deck-next", can_next, || DeckMsg::Next)}
                </div>
                <p class="deck-number">
                    {number}
                    {move || {
                        has_more
                            .get()
                            .then(|| {
                                view! {
                                    <button
                                        class="button quiet"
                                        id="deck-skip"
                                        type="button"
                                        aria-keyshortcuts="n"
                                        on:click=move |_| store.send(DeckMsg::NextSlide)
                                    >
                                        {words.skip()}
                                    </button>
                                }
                            })
                    }}
                </p>
                <Show when=move || !own.get()>
                    <div class="deck-tools">{tools()}</div>
                </Show>
                {move || {
                    let note = note.get();
                    (!note.is_empty()).then(|| view! { <p class="deck-note">{note}</p> })
                }}
                <div class="deck-said" data-length=length role="status">{spoken}</div>
            </div>
        </section>
    }
}

/// The board in words, row by row.
fn rows(picture: &PositionView) -> AnyView {
    let locale = expect_context::<Store>().locale();
    let cells: Vec<_> = picture.board.iter().map(|(_, digit)| digit).collect();
    let row = |(number, digits): (usize, &[Option<Digit>])| {
        view! { <li>{later().deck.row_of(number + 1, digits, locale)}</li> }
    };
    cells.chunks(picture.board.shape().side()).enumerate().map(row).collect_view().into_any()
}

/// The length of the words on a slide in four grades: longer words have smaller letters. It is that of the whole text,
/// so that no letter changes its size while lines are revealed.
fn length(says: &DeckSays, shape: &Shape) -> usize {
    let DeckSays::Step(_, telling, _) = says else { return 0 };
    let locale = expect_context::<Store>().locale();
    let said = written_out(&tell(telling, locale), shape, locale);
    let letters: usize = said.iter().map(String::len).sum();
    GRADES.iter().filter(|grade| letters > **grade).count()
}

/// The letters of a text from which on its grade is higher.
const GRADES: [usize; 3] = [450, 750, 1400];

/// The words revealed so far.
fn said(says: DeckSays, view: View) -> AnyView {
    let words = &later().deck;
    let locale = expect_context::<Store>().locale();
    let shape = view.with_untracked(|view| {
        view.as_ref().and_then(|view| Some(view.board.as_ref()?.digits.shape().clone()))
    });
    let Some(shape) = shape else { return ().into_any() };
    let one = |text: String| view! { <p>{text}</p> }.into_any();
    match says {
        DeckSays::Awaits => one(words.preparing().to_owned()),
        DeckSays::Board => ().into_any(),
        DeckSays::Place(place) => one(plain(&later().hint.place(&place, &shape), &shape, locale)),
        DeckSays::Technique(found) => one(words.technique(technique(found, locale))),
        DeckSays::Step(found, telling, told) => view! {
            <h3>{technique(found, locale)}</h3>
            <StepText telling shape=shape.clone() told />
        }
        .into_any(),
        DeckSays::Lost(slug) => one(words.lost_step(&slug)),
        DeckSays::Result(slug, placed, eliminated) => {
            one(words.result(&slug, placed, &eliminated, &shape, locale))
        }
        DeckSays::Wrong => one(words.wrong().to_owned()),
    }
}

/// The form of the player's own lesson.
#[component]
fn Change(view: View) -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().deck;
    let title = of(view, |view| view.title.clone());
    let note = of(view, |view| view.note.clone());
    let number = of(view, |view| view.number);
    let has_room = of(view, |view| view.has_room);
    let fault = of(view, |view| view.fault);
    let can_restore = of(view, |view| view.can_restore);
    let most = view.with_untracked(|view| view.as_ref().map_or(0, |view| view.most));
    let act = move |name: &'static str, id: &'static str, can: Signal<bool>, msg: fn() -> DeckMsg| {
        view! {
            <button class="button" id=id type="button" disabled=move || !can.get() on:click=move |_| store.send(msg())>
                {name}
            </button>
        }
    };
    let pick = move |at: usize| {
        view! {
            <button
                class="button deck-pick"
                type="button"
                aria-current=move || (number.get().0 == at + 1).then_some("true")
                on:click=move |_| store.send(DeckMsg::GoTo(at))
            >
                {at + 1}
            </button>
        }
    };
    view! {
        <div class="deck-change">
            {move || {
                fault.get().map(|fault| view! { <p class="alarm" role="status">{words.stored(fault)}</p> })
            }}
            {move || (!has_room.get()).then(|| view! { <p role="status">{words.full()}</p> })}
            <label class="field">
                <span>{words.title_field()}</span>
                <input
                    class="input"
                    id="deck-title"
                    maxlength=most
                    prop:value=title
                    on:change=move |event| store.send(DeckMsg::Title(event_target_value(&event)))
                />
            </label>
            <label class="field">
                <span>{words.note_field()}</span>
                <textarea
                    class="input"
                    id="deck-note"
                    rows="3"
                    maxlength=most
                    prop:value=note
                    on:change=move |event| store.send(DeckMsg::Note(event_target_value(&event)))
                ></textarea>
            </label>
            <div class="deck-slides" role="group" aria-label=words.slides()>
                {move || (0..number.get().1).map(pick).collect_view()}
            </div>
            <div class="deck-doors">
                {act(words.up(), "deck-up", Signal::derive(move || number.get().0 > 1), || DeckMsg::Shift(false))}
                {act(
                    words.down(),
                    "deck-down",
                    Signal::derive(move || number.get().0 < number.get().1),
                    || DeckMsg::Shift(true),
                )}
                {act(words.remove(), "deck-remove", Signal::derive(move || number.get().1 > 0), || DeckMsg::Remove)}
                {move || {
                    can_restore
                        .get()
                        .then(|| act(words.restore(), "deck-restore", Signal::stored(true), || DeckMsg::Restore))
                }}
            </div>
        </div>
    }
}

/// The doors of the lesson: to the game, to its links, and to the other use of it.
#[component]
fn Doors(view: View) -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().deck;
    let has_board = of(view, |view| view.board.is_some());
    let own = of(view, |view| view.own);
    let tried = of(view, |view| view.tried);
    let candidates = of(view, |view| view.candidates);
    let links = of(view, |view| (view.link.clone(), view.slide_link.clone()));
    let several = of(view, |view| view.number.1 > 1);
    let play = of(view, |view| view.play_link.clone());
    let may_repeat = of(view, |view| view.may_repeat);
    let lacks_cases = of(view, |view| view.lacks_cases);
    let awaits_cases = of(view, |view| view.awaits_cases);
    Effect::new(move |_| {
        if awaits_cases.get() {
            lessons::load_cases(move |cases| store.send(DeckMsg::Cases(cases)));
        }
    });
    let shows_code = RwSignal::new(false);
    let door = move |name: &'static str, id: &'static str, msg: fn() -> DeckMsg| {
        view! {
            <button class="button" id=id type="button" on:click=move |_| store.send(msg())>{name}</button>
        }
    };
    let code = move || {
        let link = address::with(&play.get());
        shows_code.get().then(|| view! { <QrCode link name=words.code_help() without=words.no_code() /> })
    };
    let doors = move || {
        view! {
          <div class="deck-more">
            <div class="deck-doors">
                {move || own.get().then(|| {
                    view! {
                        <button class="button primary" id="deck-try" type="button" on:click=move |_| store.send(DeckMsg::Try)>
                            {words.present()}
                        </button>
                    }
                })}
                <button
                    class="button"
                    id="deck-candidates"
                    type="button"
                    aria-pressed=move || candidates.get().to_string()
                    on:click=move |_| store.send(DeckMsg::Candidates)
                >
                    {words.candidates()}
                </button>
                {door(words.play(), "deck-play", || DeckMsg::Play)}
                {move || may_repeat.get().then(|| door(words.another(), "deck-another", || DeckMsg::Another))}
                {move || tried.get().then(|| door(words.change(), "deck-own", || DeckMsg::Own))}
                {move || {
                    (!own.get() && !tried.get()).then(|| door(words.take(), "deck-take", || DeckMsg::Take))
                }}
            </div>
            {move || lacks_cases.get().then(|| view! { <p role="status">{words.no_other()}</p> })}
            <details
                class="more-options"
                id="deck-code"
                on:toggle=move |event| shows_code.set(dom::is_open(event.target()))
            >
                <summary>{words.code()}</summary>
                <div class="more-options-body">{code}</div>
            </details>
            <Worksheet view />
            <details class="more-options" id="deck-links">
                <summary>{words.link()}</summary>
                <div class="more-options-body">
                    {move || view! { <ShareText label=words.link() shared=address::with(&links.get().0) /> }}
                    {move || {
                        several
                            .get()
                            .then(|| {
                                view! {
                                    <p>{words.link_slide()}</p>
                                    {move || view! { <ShareText label=words.link_slide() shared=address::with(&links.get().1) /> }}
                                }
                            })
                    }}
                </div>
            </details>
          </div>
        }
    };
    move || has_board.get().then(doors)
}

/// The lesson on paper.
#[component]
fn Worksheet(view: View) -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().deck;
    let magazine = &later().magazine;
    let job = of(view, |view| view.prints);
    let for_paper = of(view, |view| view.for_paper);
    Effect::new(move |_| {
        if for_paper.get() {
            focus::id("print-worksheet");
        }
    });
    let paper = RwSignal::new(Paper::A4);
    let papers = Paper::ALL.map(|one| (one.slug().to_owned(), magazine.paper_name(one)));
    let choose = Callback::new(move |slug: String| {
        paper.set(Paper::ALL.into_iter().find(|one| one.slug() == slug).unwrap_or_default());
    });
    // The pressed button gives way to another.
    Effect::new(move |before: Option<bool>| {
        let busy = job.with(Option::is_some);
        match before {
            Some(false) if busy => focus::id("cancel-worksheet"),
            Some(true) if !busy => focus::id("print-worksheet"),
            _ => {}
        }
        busy
    });
    let ask = move |_| store.send(DeckMsg::Print(paper.get_untracked(), address::with("")));
    let (open, about, print) = (words.print(), words.print_help(), words.print_now());
    view! {
        <details class="more-options" id="deck-print" open=for_paper>
            <summary>{open}</summary>
            <div class="more-options-body">
                <p>{about}</p>
                <Show when=move || job.with(Option::is_none)>
                    <div class="magazine-choices">
                        <Chosen
                            name=magazine.paper()
                            slug="worksheet-paper"
                            all=papers.to_vec()
                            chosen=Signal::derive(move || paper.get().slug().to_owned())
                            choose
                        />
                    </div>
                    <div class="sharing-buttons">
                        <button class="button" type="button" id="print-worksheet" on:click=ask>
                            {print}
                        </button>
                    </div>
                </Show>
                <Show when=move || job.with(Option::is_some)>
                    <Busy
                        said=Signal::derive(move || job.get().map(|job| words.prints(job)).unwrap_or_default())
                        share=Signal::derive(move || job.get().and_then(|job| job.progress))
                        cancel="cancel-worksheet"
                    />
                </Show>
            </div>
        </details>
    }
}

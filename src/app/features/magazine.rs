//! The magazine: its content, its layout, and a preview of its pages.

use crate::app::{
    shared::{
        fields::{Chosen, Fault, Select},
        sizes::{Sizes, change_form},
    },
    store::Store,
    text::{later, text},
};
use leptos::prelude::*;
use sudoku_core::{
    Level,
    magazine::{Answers, Layout, Paper, Ways},
    wire::TextForm,
};
use sudoku_play::{
    features::magazine::MagazineMsg,
    session::{MakeMsg, Msg, PageMsg},
    ui::{Dialog, MANY, PuzzleForm},
    view::MagazineView,
};

fn view() -> Memo<Option<Box<MagazineView>>> {
    let store = expect_context::<Store>();
    Memo::new(move |_| store.dialog().with(|view| view.magazine.clone()))
}

#[component]
pub(crate) fn Magazine() -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().magazine;
    let view = view();
    let tell = move |msg| store.send(Msg::Magazine(msg));
    let is = move |ask: fn(&MagazineView) -> bool| {
        Memo::new(move |_| view.with(|view| view.as_ref().is_some_and(|view| ask(view))))
    };
    let some = is(|view| view.made > 0);
    let print = move || {
        view.with(|view| view.as_ref().map(|view| (words.print)(view.prints, view.side_count)))
            .unwrap_or_default()
    };
    let save = [TextForm::Lines, TextForm::Whole].into_iter().zip(words.save).map(|(form, name)| {
        view! {
            <button
                class="button"
                type="button"
                disabled=move || !some.get()
                on:click=move |_| tell(MagazineMsg::Save(form))
            >
                {name}
            </button>
        }
    });
    view! {
        <div class="dialog-body magazine">
            <div class="magazine-asked">
                <Contents view />
                <Adding none=Signal::derive(move || !some.get()) />
                <Show when=move || some.get()>
                    <Printed view />
                </Show>
            </div>
            <Pages view />
        </div>
        <footer class="dialog-foot" hidden=move || !some.get()>
            {save.collect_view()}
            <button
                class="button primary"
                type="button"
                id="print"
                disabled=move || !some.get()
                on:click=move |_| tell(MagazineMsg::Print)
            >
                {print}
            </button>
        </footer>
    }
}

/// Its content, and the progress of making it.
#[component]
fn Contents(view: Memo<Option<Box<MagazineView>>>) -> impl IntoView {
    let words = &later().magazine;
    let inside = Memo::new(move |_| {
        view.get().map(|view| {
            let lots: Vec<String> = view.lots.iter().map(words.lot).collect();
            let said = if view.lots.is_empty() { words.empty.to_owned() } else { (words.state)(&view) };
            let can = Actions {
                stop: view.makes,
                go_on: view.lacks && !view.makes && !view.damaged,
                look: view.can_look && !view.damaged,
                clear: !lots.is_empty(),
                restore: view.can_restore,
            };
            (lots, said, can)
        })
    });
    let faults = move || {
        let [damaged, unkept] = words.faults;
        let fault = view.with(|view| {
            view.as_ref().and_then(|view| match (view.damaged, view.unkept) {
                (true, _) => Some(damaged),
                (false, true) => Some(unkept),
                (false, false) => None,
            })
        });
        fault.map(|said| view! { <Fault said=said.to_owned() /> })
    };
    let share =
        move || view.with(|view| view.as_ref().filter(|view| view.makes).map(|view| (view.made, view.of)));
    view! {
        {faults}
        {move || {
            let (lots, said, deeds) = inside.get()?;
            Some(
                view! {
                    <ul class="magazine-lots">{lots.into_iter().map(|lot| view! { <li>{lot}</li> }).collect_view()}</ul>
                    <p class="magazine-state" role="status">{said}</p>
                    <Deeds deeds />
                },
            )
        }}
        <Show when=move || share().is_some()>
            <progress
                class="magazine-progress"
                aria-label=(text().titles)(Dialog::Magazine)
                max=move || share().map_or(1, |(_, of)| of)
                prop:value=move || share().map_or(0, |(made, _)| made)
            ></progress>
        </Show>
    }
}

/// The possible actions on its content.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Actions {
    stop: bool,
    go_on: bool,
    look: bool,
    clear: bool,
    restore: bool,
}

/// The buttons for them, and the one for more puzzles.
#[component]
fn Deeds(deeds: Actions) -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().magazine;
    let button = move |can: bool, class: &'static str, id: &'static str, name: &'static str, msg: Msg| {
        can.then(|| {
            view! {
                <button class=class type="button" id=id on:click=move |_| store.send(msg.clone())>
                    {name}
                </button>
            }
        })
    };
    let Actions { stop, go_on, look, clear, restore } = deeds;
    let ([stops, goes_on], [clears, restores]) = (words.run, words.clear);
    let (plain, quiet) = ("button", "button quiet");
    view! {
        <div class="magazine-deeds">
            {button(stop, plain, "stop-making", stops, Msg::Page(PageMsg::Stop))}
            {button(go_on, plain, "go-on", goes_on, Msg::Magazine(MagazineMsg::GoOn))}
            {button(look, plain, "keep-looking", words.look, Msg::Magazine(MagazineMsg::KeepLooking))}
            {button(clear, quiet, "remove-all", clears, Msg::Magazine(MagazineMsg::Clear))}
            {button(restore, quiet, "bring-back", restores, Msg::Magazine(MagazineMsg::Restore))}
        </div>
    }
}

/// How many puzzles to add, of which size and level. A magazine without puzzles shows it unfolded.
#[component]
fn Adding(none: Signal<bool>) -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().magazine;
    let (custom, means) = words.custom;
    let form = Memo::new(move |_| store.dialog().with(|view| view.puzzle_form.clone()));
    let level =
        move || form.with(|form| if form.custom { String::new() } else { form.level.slug().to_owned() });
    let choose = move |slug: String| {
        change_form(store, |form| match Level::from_slug(&slug) {
            Some(level) => (form.level, form.custom) = (level, false),
            None => form.custom = true,
        });
    };
    let shape = Memo::new(move |_| form.with(|form| form.shape));
    let levels = move || {
        let offered = Level::ALL.into_iter().filter(|level| level.exists_at(shape.get()));
        offered
            .map(|level| view! { <option value=level.slug()>{(text().level)(level)}</option> })
            .collect_view()
    };
    let refusal = move || store.dialog().with(|view| view.refusal.as_ref().map(later().refusal));
    view! {
        <details class="more-options" id="add-puzzles" open=move || none.get()>
            <summary>{words.more}</summary>
            <div class="more-options-body">
                <Sizes />
                <div class="magazine-choices">
                    <label class="field">
                        <span class="field-name">{words.many}</span>
                        <input
                            class="input number"
                            name="many"
                            inputmode="numeric"
                            maxlength="4"
                            placeholder=MANY.to_string()
                            autocomplete="off"
                            prop:value=form.with_untracked(|form| form.many.to_string())
                            on:input=move |event| change_form(store, |form| form.enter_many(&event_target_value(&event)))
                        />
                    </label>
                    <label class="magazine-choice">
                        <span class="field-name">{later().dialog.level}</span>
                        {move || {
                            view! {
                                <Select
                                    name="level"
                                    label=later().dialog.level
                                    value=Signal::derive(level)
                                    chosen=Callback::new(choose)
                                >
                                    {levels()}
                                    <option value="">{custom}</option>
                                </Select>
                            }
                        }}
                    </label>
                </div>
                <Show when=move || form.with(|form| form.custom)>
                    <p class="field-help">{means}</p>
                </Show>
                <div role="status">{move || refusal().map(|said| view! { <Fault said /> })}</div>
                <button class="button primary" type="button" id="make" on:click=move |_| store.send(MakeMsg::Many)>
                    {move || (words.make)(form.with(PuzzleForm::count))}
                </button>
            </div>
        </details>
    }
}

/// The layout.
#[component]
fn Printed(view: Memo<Option<Box<MagazineView>>>) -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().magazine;
    let layout =
        Memo::new(move |_| view.with(|view| view.as_ref().map_or_else(Layout::default, |view| view.layout)));
    let change = move |change: &dyn Fn(&mut Layout)| {
        let mut next = layout.get_untracked();
        change(&mut next);
        store.send(MagazineMsg::Layout(Box::new(next)));
    };
    let switch = move |nth: usize, get: fn(&mut Layout) -> &mut bool| {
        let (name, help) = words.switches[nth];
        view! {
            <Turned
                name
                help
                on=Signal::derive(move || *get(&mut layout.get()))
                turn=Callback::new(move |on| change(&|layout| *get(layout) = on))
            />
        }
    };
    let ascending =
        Signal::derive(move || view.with(|view| view.as_ref().is_some_and(|view| view.ascending)));
    let title = move || view.with(|view| view.as_ref().map(|view| view.title.clone()));
    let name = words.name;
    view! {
        <label class="field">
            <span class="field-name">{name}</span>
            <input
                class="input"
                name="title"
                maxlength="80"
                autocomplete="off"
                prop:value=title
                on:change=move |event| {
                    store.send(MagazineMsg::Title(event_target_value(&event)));
                }
            />
        </label>
        <Choices layout change=Callback::new(move |next| store.send(MagazineMsg::Layout(next))) />
        <p class="field-help" id="fewer-per-page" role="status">
            {move || view.with(|view| view.as_ref().and_then(|view| (words.fewer)(view)))}
        </p>
        <p class="field-help">{words.per_page.1} " " {words.ways.1}</p>
        <details class="more-options">
            <summary>{words.options}</summary>
            <div class="more-options-body">
                <Turned
                    name=words.ascending.0
                    help=words.ascending.1
                    on=ascending
                    turn=Callback::new(move |on| store.send(MagazineMsg::Ascending(on)))
                />
                {switch(0, |layout| &mut layout.large)} {switch(1, |layout| &mut layout.candidates)}
                {switch(2, |layout| &mut layout.rating)} {switch(3, |layout| &mut layout.recipe)}
                {switch(4, |layout| &mut layout.code)} {switch(5, |layout| &mut layout.cover)}
                {switch(6, |layout| &mut layout.booklet)} {switch(7, |layout| &mut layout.numbers)}
            </div>
        </details>
    }
}

/// The choices of paper, puzzles a page, answers and steps.
#[component]
fn Choices(layout: Memo<Layout>, change: Callback<Box<Layout>>) -> impl IntoView {
    let words = &later().magazine;
    let chooser = move |name: &'static str,
                        slug: &'static str,
                        all: Vec<(String, &'static str)>,
                        get: fn(&Layout) -> String,
                        set: fn(&mut Layout, &str)| {
        let chosen = Signal::derive(move || get(&layout.get()));
        let choose = Callback::new(move |slug: String| {
            let mut next = layout.get_untracked();
            set(&mut next, &slug);
            change.run(Box::new(next));
        });
        view! { <Chosen name slug all chosen choose /> }
    };
    let papers = Paper::ALL.map(|paper| (paper.slug().to_owned(), (words.paper_name)(paper)));
    let counts = Layout::PER_PAGE.map(|most| (most.to_string(), ""));
    let answers = Answers::ALL.map(|place| (place.slug().to_owned(), (words.answers_name)(place)));
    let ways = Ways::ALL.map(|ways| (ways.slug().to_owned(), (words.ways_name)(ways)));
    view! {
        <div class="magazine-choices">
            {chooser(
                words.paper,
                "paper",
                papers.to_vec(),
                |layout| layout.paper.slug().to_owned(),
                |layout, slug| {
                    layout.paper = Paper::ALL.into_iter().find(|paper| paper.slug() == slug).unwrap_or_default();
                },
            )}
            {chooser(
                words.per_page.0,
                "per-page",
                counts.to_vec(),
                |layout| layout.most.to_string(),
                |layout, slug| layout.most = slug.parse().unwrap_or(layout.most),
            )}
            {chooser(
                words.answers,
                "answers",
                answers.to_vec(),
                |layout| layout.answers.slug().to_owned(),
                |layout, slug| {
                    layout.answers = Answers::ALL.into_iter().find(|place| place.slug() == slug).unwrap_or_default();
                },
            )}
            {chooser(
                words.ways.0,
                "ways",
                ways.to_vec(),
                |layout| layout.ways.slug().to_owned(),
                |layout, slug| {
                    layout.ways = Ways::ALL.into_iter().find(|ways| ways.slug() == slug).unwrap_or_default();
                },
            )}
        </div>
    }
}

/// A switch.
#[component]
fn Turned(name: &'static str, help: &'static str, on: Signal<bool>, turn: Callback<bool>) -> impl IntoView {
    view! {
        <label class="switch">
            <span class="switch-name">{name}</span>
            <span class="switch-text">{help}</span>
            <input
                type="checkbox"
                role="switch"
                prop:checked=on
                on:change=move |event| turn.run(event_target_checked(&event))
            />
        </label>
    }
}

/// The preview of its pages.
#[component]
fn Pages(view: Memo<Option<Box<MagazineView>>>) -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().magazine;
    let (title, counted, drawing) = words.pages;
    let sides =
        Memo::new(move |_| view.with(|view| view.as_ref().map_or_else(Vec::new, |view| view.sides.clone())));
    let said = Memo::new(move |_| {
        view.with(|view| {
            let view = view.as_ref()?;
            let shown = view.side_count.map(|of| counted(view.sides.len(), of));
            if view.draws { Some(drawing.to_owned()) } else { shown }
        })
    });
    let more = Memo::new(move |_| {
        view.with(|view| {
            view.as_ref().is_some_and(|view| view.side_count.is_some_and(|of| view.sides.len() < of as usize))
        })
    });
    view! {
        <section class="magazine-pages" aria-label=title>
            <p class="field-help" role="status">{move || said.get()}</p>
            <ol class="magazine-sides">
                <For
                    each=move || sides.get().into_iter().enumerate()
                    key=|(nth, side)| (*nth, std::sync::Arc::as_ptr(side).addr())
                    let((nth, side))
                >
                    <li class="magazine-side" aria-label=(words.page)(nth + 1) inner_html=side.to_string()></li>
                </For>
            </ol>
            <Show when=move || more.get()>
                <button
                    class="button"
                    type="button"
                    on:click=move |_| store.send(MagazineMsg::More)
                >
                    {words.more_pages}
                </button>
            </Show>
        </section>
    }
}

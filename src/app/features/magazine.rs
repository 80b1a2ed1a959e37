//! The magazine: its content, its layout, and a preview of its pages.

use crate::app::{
    browser::{dom, focus, keyboard},
    shared::{
        drawing::drawn,
        fields::{Chosen, Fault, Select},
        sizes::{Rules, Sizes, change_form},
    },
    store::Store,
    text::{later, text},
};
use leptos::{ev, html, prelude::*};
use sudoku_core::{
    Level,
    generate::Variant,
    magazine::{Answers, LONGEST_NAME, Layout, Paper, Ways},
    wire::TextForm,
};
use sudoku_play::{
    features::magazine::{
        ArrangingView, PickView, SelectedLot,
        view::{LotView, MagazineView},
    },
    keys::{self, keyboard::Keyboard},
    messages::{ArrangeMsg, MagazineMsg, MakeMsg, Msg, PageMsg},
    ui::{Dialog, MANY, PuzzleForm},
};

fn view() -> Memo<Option<Box<MagazineView>>> {
    let store = expect_context::<Store>();
    Memo::new(move |_| store.magazine().get())
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
        view.with(|view| view.as_ref().map(|view| words.print_button(view.prints, view.side_count)))
            .unwrap_or_default()
    };
    let forms = [TextForm::Lines, TextForm::Whole, TextForm::Braille];
    let save = forms.into_iter().zip(words.save()).map(|(form, name)| {
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
            let lots: Vec<String> = view.lots.iter().map(|lot| words.lot(lot)).collect();
            let said = if view.lots.is_empty() { words.empty().to_owned() } else { words.state(&view) };
            let arranges = view.arranging.is_some();
            let can = Actions {
                arrange: (view.can_arrange || arranges).then_some(!arranges),
                stop: view.makes,
                go_on: view.lacks && !view.makes && !view.damaged,
                look: view.can_look && !view.damaged,
                clear: !lots.is_empty() && !arranges,
                restore: view.can_restore,
            };
            (if arranges { Vec::new() } else { lots }, said, can)
        })
    });
    let faults = move || {
        let [damaged, unkept] = [words.damaged(), words.unkept()];
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
    let arranges =
        Memo::new(move |_| view.with(|view| view.as_ref().is_some_and(|view| view.arranging.is_some())));
    view! {
        {faults}
        <Show when=move || arranges.get()>
            <Arranging view />
        </Show>
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
                aria-label=text().titles.of_dialog(Dialog::Magazine)
                max=move || share().map_or(1, |(_, of)| of)
                prop:value=move || share().map_or(0, |(made, _)| made)
            ></progress>
        </Show>
    }
}

/// The possible actions on its content.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Actions {
    /// Whether a press begins arranging or ends it, if it can.
    arrange: Option<bool>,
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
    let arranges = deeds.arrange.map(|begins| {
        let begin = move |_| store.send(MagazineMsg::Arrange(ArrangeMsg::Begin(begins)));
        let [begun, ended] = [words.arrange(), words.arrange_end()];
        view! {
            <button class="button" type="button" id="arrange" on:click=begin>
                {if begins { begun } else { ended }}
            </button>
        }
    });
    let button = move |can: bool, class: &'static str, id: &'static str, name: &'static str, msg: Msg| {
        can.then(|| {
            view! {
                <button class=class type="button" id=id on:click=move |_| store.send(msg.clone())>
                    {name}
                </button>
            }
        })
    };
    let Actions { stop, go_on, look, clear, restore, .. } = deeds;
    let ([stops, goes_on], [clears, restores]) =
        ([words.stop(), words.continue_making()], [words.clear(), words.restore()]);
    let (plain, quiet) = ("button", "button quiet");
    view! {
        <div class="magazine-deeds">
            {button(stop, plain, "stop-making", stops, Msg::Page(PageMsg::Stop))}
            {button(go_on, plain, "go-on", goes_on, Msg::Magazine(MagazineMsg::GoOn))}
            {button(look, plain, "keep-looking", words.look(), Msg::Magazine(MagazineMsg::KeepLooking))}
            {arranges}
            {button(clear, quiet, "remove-all", clears, Msg::Magazine(MagazineMsg::Clear))}
            {button(restore, quiet, "bring-back", restores, Msg::Magazine(MagazineMsg::Restore))}
        </div>
    }
}

/// The lots, to be selected, and the selected one with its puzzles. All that changes keeps its element, and so the
/// focus.
#[component]
fn Arranging(view: Memo<Option<Box<MagazineView>>>) -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().magazine;
    let tell = move |msg| store.send(MagazineMsg::Arrange(msg));
    let arranging: Memo<Option<ArrangingView>> =
        Memo::new(move |_| view.with(|view| view.as_ref().and_then(|view| view.arranging.clone())));
    let lots =
        Memo::new(move |_| view.with(|view| view.as_ref().map_or_else(Vec::new, |view| view.lots.clone())));
    let selected = Memo::new(move |_| arranging.with(|arranging| arranging.as_ref()?.selected.clone()));
    let lot = Memo::new(move |_| selected.with(|selected| selected.as_ref().map(|selected| selected.lot)));
    let is = move |ask: fn(&ArrangingView) -> bool| {
        Memo::new(move |_| arranging.with(|arranging| arranging.as_ref().is_some_and(ask)))
    };
    let (undo, back, sorted) = (is(|it| it.can_undo), is(|it| it.can_put_back), is(|it| it.sorted));
    let strokes = StoredValue::new(Keyboard::default());
    let keyed = move |event: ev::KeyboardEvent| {
        if keyboard::is_taken(&event) {
            return;
        }
        let key = strokes.try_update_value(|strokes| keyboard::read(strokes, &event)).flatten();
        if let Some(msg) = key.and_then(|(key, held)| keys::arranging(key, held)) {
            event.prevent_default();
            tell(msg);
            // A moved element loses the focus, and a removed one gives it to the next.
            let next = selected.with_untracked(|selected| {
                selected.as_ref().map_or("arrange".to_owned(), |selected| match selected.puzzle {
                    Some(puzzle) => format!("pick-{}", puzzle.place),
                    None => format!("lot-{}", selected.lot),
                })
            });
            focus::id(next);
        }
    };
    let dropped = move |to: usize| {
        move |event: ev::DragEvent| {
            event.prevent_default();
            tell(ArrangeMsg::To(to));
        }
    };
    let place =
        move |of: usize| lots.with(|lots| lots.iter().position(|one| one.lot == of)).unwrap_or_default();
    let row = move |one: LotView| {
        let of = one.lot;
        let name = Memo::new(move |_| {
            lots.with(|lots| lots.iter().find(|one| one.lot == of).map(|lot| later().magazine.lot(lot)))
                .unwrap_or_default()
        });
        let drag = move |_| {
            if lot.get_untracked() != Some(of)
                || selected.with_untracked(|it| it.as_ref().is_some_and(|it| it.puzzle.is_some()))
            {
                tell(ArrangeMsg::Lot(of));
            }
        };
        view! {
            <li
                draggable="true"
                on:dragstart=drag
                on:dragover=|event: ev::DragEvent| event.prevent_default()
                on:drop=move |event| dropped(place(of))(event)
            >
                <button
                    class="button quiet magazine-lot"
                    type="button"
                    id=format!("lot-{of}")
                    aria-pressed=move || (lot.get() == Some(of)).to_string()
                    on:click=move |_| tell(ArrangeMsg::Lot(of))
                >
                    {name}
                </button>
            </li>
        }
    };
    let button = move |can: Memo<bool>, id: &'static str, name: &'static str, msg: ArrangeMsg| {
        let msg = StoredValue::new(msg);
        view! {
            <Show when=move || can.get()>
                <button class="button quiet" type="button" id=id on:click=move |_| tell(msg.get_value())>
                    {name}
                </button>
            </Show>
        }
    };
    view! {
        <div class="magazine-arranging" on:keydown=keyed>
            <ul class="magazine-lots">
                <For each=move || lots.get() key=|one| one.lot let(one)>
                    {row(one)}
                </For>
            </ul>
            <Show when=move || lot.get().is_some()>
                <Selected view selected />
            </Show>
            <p class="field-help">{move || if sorted.get() { words.sorted() } else { words.arrange_help() }}</p>
            <div class="magazine-deeds">
                {button(undo, "undo-arranging", words.undo(), ArrangeMsg::Undo)}
                {button(back, "put-back", words.put_back(), ArrangeMsg::PutBack)}
            </div>
        </div>
    }
}

/// The selected lot: its name, its number on a page, its puzzles, and the actions on it or on one of them.
#[component]
fn Selected(view: Memo<Option<Box<MagazineView>>>, selected: Memo<Option<SelectedLot>>) -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().magazine;
    let tell = move |msg| store.send(MagazineMsg::Arrange(msg));
    let lot = Memo::new(move |_| {
        let of = selected.with(|selected| selected.as_ref().map(|selected| selected.lot))?;
        view.with(|view| view.as_ref()?.lots.iter().find(|one| one.lot == of).cloned())
    });
    let of_lot = move |get: fn(&LotView) -> String| {
        Memo::new(move |_| lot.with(|lot| lot.as_ref().map(get)).unwrap_or_default())
    };
    let (name, usual) = (of_lot(|lot| lot.name.clone()), of_lot(|lot| later().magazine.usual_name(lot)));
    let most = of_lot(|lot| lot.most.map_or_else(String::new, |most| most.to_string()));
    let fewer = Memo::new(move |_| {
        view.with(|view| {
            let view = view.as_ref()?;
            lot.with(|lot| lot.as_ref().and_then(|lot| later().magazine.fewer_of(&view.layout, lot)))
        })
    });
    let picks = Memo::new(move |_| {
        selected.with(|selected| selected.as_ref().map_or_else(Vec::new, |selected| selected.picks.clone()))
    });
    let puzzle =
        Memo::new(move |_| selected.with(|selected| selected.as_ref().and_then(|selected| selected.puzzle)));
    let can = Memo::new(move |_| {
        selected.with(|selected| selected.as_ref().map_or((false, false), |it| it.can_shift))
    });
    let counts = Layout::PER_PAGE.map(|most| (most.to_string(), ""));
    let counts = [(String::new(), words.as_magazine())].into_iter().chain(counts).collect();
    let place =
        move |of: u16| picks.with(|picks| picks.iter().position(|one| one.place == of)).unwrap_or_default();
    let pick = move |one: PickView| {
        let of = one.place;
        let now = Memo::new(move |_| picks.with(|picks| picks.iter().find(|one| one.place == of).copied()));
        let drag = move |event: ev::DragEvent| {
            event.stop_propagation();
            if puzzle.get_untracked().is_none_or(|puzzle| puzzle.place != of) {
                tell(ArrangeMsg::Puzzle(of));
            }
        };
        view! {
            <button
                class="button deck-pick"
                type="button"
                id=format!("pick-{of}")
                draggable="true"
                aria-label=move || now.get().map(|now| words.pick(now))
                aria-pressed=move || puzzle.get().is_some_and(|puzzle| puzzle.place == of).to_string()
                on:click=move |_| tell(ArrangeMsg::Puzzle(of))
                on:dragstart=drag
                on:dragover=|event: ev::DragEvent| event.prevent_default()
                on:drop=move |event: ev::DragEvent| {
                    event.prevent_default();
                    tell(ArrangeMsg::To(place(of)));
                }
            >
                {move || now.get().map(|now| now.number)}
            </button>
        }
    };
    let act = move |name: &'static str, id: &'static str, can: Signal<bool>, msg: fn() -> ArrangeMsg| {
        view! {
            <button
                class="button"
                type="button"
                id=id
                // A disabled button would lose the keys.
                aria-disabled=move || (!can.get()).to_string()
                on:click=move |_| tell(msg())
            >
                {name}
            </button>
        }
    };
    view! {
        <label class="field">
            <span class="field-name">{words.group_name()}</span>
            <input
                class="input"
                name="lot-name"
                maxlength=LONGEST_NAME
                autocomplete="off"
                placeholder=usual
                prop:value=name
                on:change=move |event| tell(ArrangeMsg::Name(event_target_value(&event)))
            />
        </label>
        <Chosen
            name=words.group_per_page()
            slug="lot-per-page"
            all=counts
            chosen=Signal::from(most)
            choose=Callback::new(move |slug: String| tell(ArrangeMsg::Most(slug.parse().ok())))
        />
        <p class="field-help" role="status">{move || fewer.get()}</p>
        <div class="deck-slides" role="group" aria-label=words.puzzles()>
            <For each=move || picks.get() key=|one| one.place let(one)>
                {pick(one)}
            </For>
        </div>
        <p class="field-name" id="arranged" role="status">{move || words.acts_on(puzzle.get().as_ref())}</p>
        <div class="magazine-deeds" role="group" aria-labelledby="arranged">
            {act(words.earlier(), "earlier", Signal::derive(move || can.get().0), || ArrangeMsg::Shift(false))}
            {act(words.later_on(), "later", Signal::derive(move || can.get().1), || ArrangeMsg::Shift(true))}
            {act(words.remove(), "take-out", Signal::stored(true), || ArrangeMsg::TakeOut)}
        </div>
    }
}

/// The number of puzzles to add, with their size and level. A magazine without puzzles shows it unfolded.
#[component]
fn Adding(none: Signal<bool>) -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().magazine;
    let (custom, means) = (words.custom(), words.custom_help());
    let form = Memo::new(move |_| store.dialog().with(|view| view.puzzle_form.clone()));
    let level =
        move || form.with(|form| if form.custom { String::new() } else { form.level.slug().to_owned() });
    let choose = move |slug: String| {
        change_form(store, |form| match Level::from_slug(&slug) {
            Some(level) => (form.level, form.custom) = (level, false),
            None => form.custom = true,
        });
    };
    // They change less often than the form, and new choices would take the focus.
    let offered = Memo::new(move |_| {
        form.with(|form| Level::ALL.into_iter().filter(|&level| form.has(level)).collect::<Vec<_>>())
    });
    let levels = move || {
        let offered = offered.get().into_iter();
        offered
            .map(|level| view! { <option value=level.slug()>{text().level(level)}</option> })
            .collect_view()
    };
    // Puzzles made to measure are classic.
    let offers_rules = Memo::new(move |_| {
        form.with(|form| !form.custom && Variant::all().any(|variant| variant.fits(&form.shape)))
    });
    let refusal = move || {
        let said = |refused: &_| later().refusals.said(refused, store.locale());
        store.dialog().with(|view| view.refusal.as_ref().map(said))
    };
    view! {
        <details class="more-options" id="add-puzzles" open=move || none.get()>
            <summary>{words.more()}</summary>
            <div class="more-options-body">
                <Sizes />
                <Show when=move || offers_rules.get()><Rules /></Show>
                <div class="magazine-choices">
                    <label class="field">
                        <span class="field-name">{words.many()}</span>
                        <input
                            class="input number"
                            name="many"
                            inputmode="numeric"
                            maxlength="4"
                            placeholder=MANY.to_string()
                            autocomplete="off"
                            prop:value=form.with_untracked(|form| form.many.to_string())
                            on:focus=move |event| dom::select_text(event.target())
                            on:input=move |event| change_form(store, |form| form.enter_many(&event_target_value(&event)))
                        />
                    </label>
                    <label class="magazine-choice">
                        <span class="field-name">{later().dialog.level()}</span>
                        {move || {
                            view! {
                                <Select
                                    name="level"
                                    label=later().dialog.level()
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
                    {move || words.make_many(form.with(PuzzleForm::count))}
                </button>
            </div>
        </details>
    }
}

/// The choices for the printed pages.
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
        let (name, help) = words.switches()[nth];
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
    let name = words.title();
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
            {move || view.with(|view| view.as_ref().and_then(|view| words.all_fewer(view)))}
        </p>
        <p class="field-help">{words.per_page_help()} " " {words.ways_help()}</p>
        <details class="more-options">
            <summary>{words.options()}</summary>
            <div class="more-options-body">
                <Turned
                    name=words.ascending()
                    help=words.ascending_help()
                    on=ascending
                    turn=Callback::new(move |on| store.send(MagazineMsg::Ascending(on)))
                />
                {switch(0, |layout| &mut layout.large)} {switch(1, |layout| &mut layout.candidates)}
                {switch(2, |layout| &mut layout.rating)} {switch(3, |layout| &mut layout.recipe)}
                {switch(4, |layout| &mut layout.code)} {switch(5, |layout| &mut layout.cover)}
                {switch(6, |layout| &mut layout.booklet)}
                <Show when=move || layout.get().booklet>
                    <Signature layout change=Callback::new(move |next| store.send(MagazineMsg::Layout(next))) />
                </Show>
                {switch(7, |layout| &mut layout.numbers)}
            </div>
        </details>
    }
}

/// The choice of sheets of a booklet that are folded together.
#[component]
fn Signature(layout: Memo<Layout>, change: Callback<Box<Layout>>) -> impl IntoView {
    let (name, whole) = (later().magazine.signature(), later().magazine.signature_all());
    let option = |sheets: u8| (sheets.to_string(), if sheets == 0 { whole } else { "" });
    let choose = move |slug: String| {
        let signature = slug.parse().unwrap_or_default();
        change.run(Box::new(Layout { signature, ..layout.get_untracked() }));
    };
    view! {
        <Chosen
            name
            slug="signature"
            all=Layout::SIGNATURES.map(option).to_vec()
            chosen=Signal::derive(move || layout.get().signature.to_string())
            choose=Callback::new(choose)
        />
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
    let papers = Paper::ALL.map(|paper| (paper.slug().to_owned(), words.paper_name(paper)));
    let counts = Layout::PER_PAGE.map(|most| (most.to_string(), ""));
    let answers = Answers::ALL.map(|place| (place.slug().to_owned(), words.answers_name(place)));
    let ways = Ways::ALL.map(|ways| (ways.slug().to_owned(), words.ways_name(ways)));
    view! {
        <div class="magazine-choices">
            {chooser(
                words.paper(),
                "paper",
                papers.to_vec(),
                |layout| layout.paper.slug().to_owned(),
                |layout, slug| {
                    layout.paper = Paper::ALL.into_iter().find(|paper| paper.slug() == slug).unwrap_or_default();
                },
            )}
            {chooser(
                words.per_page(),
                "per-page",
                counts.to_vec(),
                |layout| layout.most.to_string(),
                |layout, slug| layout.most = slug.parse().unwrap_or(layout.most),
            )}
            {chooser(
                words.answers(),
                "answers",
                answers.to_vec(),
                |layout| layout.answers.slug().to_owned(),
                |layout, slug| {
                    layout.answers = Answers::ALL.into_iter().find(|place| place.slug() == slug).unwrap_or_default();
                },
            )}
            {chooser(
                words.ways(),
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

/// A switch with its name and a sentence about it.
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
    let (title, drawing) = (words.pages(), words.drawing());
    let sides =
        Memo::new(move |_| view.with(|view| view.as_ref().map_or_else(Vec::new, |view| view.sides.clone())));
    let said = Memo::new(move |_| {
        view.with(|view| {
            let view = view.as_ref()?;
            let shown = view.side_count.map(|of| words.shown(view.sides.len(), of));
            if view.draws { Some(drawing.to_owned()) } else { shown }
        })
    });
    let more = Memo::new(move |_| {
        view.with(|view| {
            view.as_ref().is_some_and(|view| view.side_count.is_some_and(|of| view.sides.len() < of as usize))
        })
    });
    let page = |side: std::sync::Arc<str>| drawn::<html::Li>(Signal::stored(Some(side)));
    view! {
        <section class="magazine-pages" aria-label=title>
            <p class="field-help" role="status">{move || said.get()}</p>
            <ol class="magazine-sides">
                <For
                    each=move || sides.get().into_iter().enumerate()
                    key=|(nth, side)| (*nth, std::sync::Arc::as_ptr(side).addr())
                    let((nth, side))
                >
                    <li
                        class="magazine-side"
                        aria-label=words.page(nth + 1)
                        node_ref=page(side)
                    ></li>
                </For>
            </ol>
            <Show when=move || more.get()>
                <button
                    class="button"
                    type="button"
                    on:click=move |_| store.send(MagazineMsg::More)
                >
                    {words.more_pages()}
                </button>
            </Show>
        </section>
    }
}

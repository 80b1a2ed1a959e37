//! An exercise: the board, the answers, and the response.

use super::sizes::SizeSwitch;
use crate::app::shared::measures::measures_of;
use crate::app::{
    browser::{focus, keyboard},
    shared::{
        argued::{Argued, Asked},
        cell_class::class,
        reason_board::{Frame, Layers, notes},
        symbol::symbol,
        terms::Terms,
    },
    store::Store,
    text::{drill::NAMES, later, text},
};
use leptos::{ev, prelude::*};
use sudoku_core::{
    Cell, Digit, Shape,
    explain::{self, Locale, Span, plain, tell, written_out},
};
use sudoku_play::{
    features::learn::{
        Activity, Ending, Newest, Said, UNITS,
        view::{BOARDS, DrillView, LearnPlace, LearnView},
    },
    keys::{self, keyboard::Keyboard},
    messages::{Course, DrillMsg, LearnMsg, MarkMsg},
    saved::practice::AttemptKind,
    view::CellView,
    walk::stages::Stage,
};

/// The board, which has the focus during an exercise.
const BOARD: &str = "drill-board";
/// The button for the next exercise, which has it after the answer.
const NEXT: &str = "drill-next";
/// The sentence at the end of a series.
const OVER: &str = "drill-over";

type View = Memo<Option<DrillView>>;

/// The marks of cells in words.
type Remarks = Memo<Vec<(Cell, String)>>;

fn tell_of(store: Store, msg: DrillMsg) {
    store.send(LearnMsg::Drill(msg));
}

/// A memo of a part of the view.
fn of<T: Clone + PartialEq + Default + Send + Sync + 'static>(
    view: View,
    part: impl Fn(&DrillView) -> T + Send + Sync + 'static,
) -> Memo<T> {
    Memo::new(move |_| view.with(|view| view.as_ref().map_or_else(T::default, &part)))
}

/// An exercise, or the end of the series.
#[component]
pub(super) fn Exercise(view: Memo<Option<LearnView>>) -> impl IntoView {
    let store = expect_context::<Store>();
    // The last board stays until the next one is ready, so that nothing jumps and the keys stay with it.
    let drill: View = Memo::new(move |before: Option<&Option<DrillView>>| {
        let now = view.with(|view| match &view.as_ref()?.place {
            LearnPlace::Drill(drill) => Some((**drill).clone()),
            _ => None,
        })?;
        let waits = now.board.is_none() && !now.over && !now.missing;
        let before = before.and_then(Option::as_ref).filter(|before| waits && before.board.is_some());
        Some(before.cloned().unwrap_or(now))
    });
    let head = of(drill, |view| {
        let words = &later().learn;
        if view.over {
            words.course_name(&view.course)
        } else {
            later().drill.task(view.activity, view.technique, view.places)
        }
    });
    let number =
        of(drill, |view| if view.over { String::new() } else { later().drill.numbered(view.number) });
    let over = of(drill, |view| {
        view.report.map(|report| (view.course.clone(), view.next_units, report, view.fades))
    });
    let missing = of(drill, |view| view.missing);
    let waits = of(drill, |view| view.board.is_none() && !view.over && !view.missing);
    let has_board = of(drill, |view| view.board.is_some());
    // The focus goes where the next key belongs, as its last element may be gone; and the page announces each task.
    let turn = of(drill, |view| {
        (view.number.0, view.board.is_some() && !view.over, view.ending.is_some(), view.over)
    });
    Effect::new(move |before: Option<(usize, bool, bool, bool)>| {
        let now = turn.get();
        let (exercise, is_there, is_over, all_done) = now;
        let is_new = is_there && before.is_none_or(|before| (before.0, before.1) != (exercise, true));
        if is_new {
            focus::id(BOARD);
            store.say(later().drill.begins(exercise, &head.get_untracked()));
        } else if is_over && before.is_some_and(|before| !before.2) {
            focus::id(NEXT);
        } else if all_done && before.is_some_and(|before| !before.3) {
            focus::id(OVER);
        }
        now
    });
    view! {
        <div class="drill">
            <div class="drill-head">
                <p class="drill-number" id="drill-number">{number}</p>
                <h3 class="drill-task" id="drill-task">{head}</h3>
            </div>
            {move || missing.get().then(|| view! { <p role="status">{later().drill.none()}</p> })}
            {move || waits.get().then(|| view! { <p role="status">{later().drill.preparing()}</p> })}
            {move || over.get().map(|(course, next, report, fades)| over_view(store, course, next, report, fades))}
            {move || has_board.get().then(|| view! { <Board view=drill /> <Answers view=drill /> })}
        </div>
    }
}

/// The switches of an exercise, beside the way up: what the board shows, and whether a move needs its reason.
#[component]
pub(super) fn Switches(view: Memo<Option<LearnView>>) -> impl IntoView {
    let store = expect_context::<Store>();
    let drill: View = Memo::new(move |_| {
        let open = |drill: &&DrillView| drill.board.is_some() && drill.ending.is_none() && !drill.over;
        view.with(|view| match &view.as_ref()?.place {
            LearnPlace::Drill(drill) => Some(&**drill).filter(open).cloned(),
            _ => None,
        })
    });
    let candidates = of(drill, |view| view.has_candidates.then_some(view.candidates));
    let asks_why = of(drill, |view| view.asks_why);
    let switch = move |name: &'static str, id: &'static str, on: bool, msg: LearnMsg| {
        view! {
            <button
                class="button"
                type="button"
                id=id
                aria-pressed=on.to_string()
                on:mousedown=keep_the_keys
                on:click=move |_| store.send(msg.clone())
            >
                {name}
            </button>
        }
    };
    let shown = move || {
        let msg = LearnMsg::Drill(DrillMsg::Candidates);
        candidates.get().map(|on| switch(later().drill.candidates(), "drill-candidates", on, msg))
    };
    let says_why = move || {
        let on = asks_why.get()?;
        Some(switch(later().argue.switch(), "drill-why", on, LearnMsg::SayWhy(!on)))
    };
    view! { <div class="drill-switches">{shown} {says_why}</div> }
}

/// The end of a series.
fn over_view(
    store: Store,
    course: Course,
    [next, offer]: [Option<usize>; 2],
    (at_once, of): (usize, usize),
    fades: Option<(i32, u16)>,
) -> AnyView {
    let words = &later().learn;
    // A set of an assignment is handed in as it is.
    let missed = Some(of - at_once).filter(|missed| *missed > 0 && !matches!(course, Course::Set(_)));
    let main = if missed.is_none() { "button primary" } else { "button" };
    let back = fades.map(|(day, days)| later().drill.back_after(day, days));
    view! {
        <div class="drill-side">
            <p class="drill-over" role="status" id=OVER tabindex="-1">
                {later().drill.report(at_once, of)} " " {later().drill.at_end(&course)} " " {back}
            </p>
            <div class="learn-do">
                {missed
                    .map(|missed| {
                        let again = move |_| tell_of(store, DrillMsg::Missed);
                        view! {
                            <button class="button primary" type="button" id="drill-missed" on:click=again>
                                {later().drill.missed(missed)}
                            </button>
                        }
                    })}
                {next
                    .map(|next| {
                        super::begin(store, Course::Unit(next), later().drill.next_unit(), main)
                    })}
                {offer
                    .and_then(|offer| Some((offer, UNITS.get(offer)?)))
                    .map(|(offer, unit)| {
                        let name = words.unit(unit.techniques, unit.shape);
                        super::begin(store, Course::Unit(offer), name, "button")
                    })}
                <button class="button" type="button" on:click=move |_| store.send(LearnMsg::Make)>
                    {words.make()}
                </button>
                {super::begin(store, course, later().drill.again(), "button")}
            </div>
        </div>
    }
    .into_any()
}

/// The board, which receives the keys.
#[component]
fn Board(view: View) -> impl IntoView {
    let store = expect_context::<Store>();
    let drawing = of(view, |view| view.board.as_ref().map_or_else(Default::default, |board| board.drawing()));
    let cursor = of(view, |view| view.board.as_ref().map(|board| board.cursor));
    // At the end, the step has the board to itself.
    let around =
        of(view, |view| view.board.as_ref().filter(|_| view.ending.is_none()).map(|board| board.cursor));
    let remarks = of(view, move |view| {
        let (marked, locale) = (view.marked().into_iter(), store.locale());
        marked.map(|marked| (marked.cell, later().marks.remark(&marked, locale))).collect()
    });
    let strokes = StoredValue::new(Keyboard::default());
    let shape =
        Memo::new(move |_| view.with(|view| view.as_ref().map_or(Shape::S9, |view| &view.shape).clone()));
    let typed = move || {
        let letters = store.settings().with_untracked(|settings| settings.letter_keys);
        (view.with_untracked(|view| view.as_ref().and_then(|view| view.prefix)), letters)
    };
    let keyed = move |event: ev::KeyboardEvent| {
        let key = strokes.try_update_value(|strokes| keyboard::read(strokes, &event)).flatten();
        let Some((key, held)) = key else { return };
        if let Some(msg) = keys::drill(key, held, &shape.get_untracked(), typed()) {
            event.prevent_default();
            tell_of(store, msg);
        }
    };
    let active = move || cursor.get().map(|cell| format!("drill-{}", cell.index()));
    let rows = move |shape: Shape| {
        let cells: Vec<Cell> = Cell::all(&shape).collect();
        let rows = cells.chunks(shape.side()).map(|row| {
            let cells = row.iter().map(|&at| cell(store, view, remarks, at, shape.clone())).collect_view();
            view! { <div role="row" class="row">{cells}</div> }
        });
        rows.collect_view()
    };
    view! {
        <div class="drill-space" class:is-marked=move || drawing.with(|drawing| !drawing.emphases.is_empty())>
            <Frame shape>
                <div
                    class="board drill-cells"
                    id=BOARD
                    role="grid"
                    tabindex="0"
                    aria-label=later().drill.board()
                    aria-describedby="drill-number drill-task"
                    aria-activedescendant=active
                    on:keydown=keyed
                >
                    {move || rows(shape.get())}
                    {move || view! { <Layers shape=shape.get() cursor=around drawing=Signal::from(drawing) /> }}
                </div>
            </Frame>
        </div>
    }
}

/// One cell: its label, its look, and its place for the pointer.
fn cell(store: Store, view: View, remarks: Remarks, at: Cell, shape: Shape) -> AnyView {
    let seen = of(view, move |view| {
        let board = view.board.as_ref()?;
        Some((store.settings().with(|own| view.labelled(at, own))?, board.cursor == at))
    });
    let (of_class, of_notes) = (shape.clone(), shape.clone());
    let label = move || {
        let (labelled, _) = seen.get()?;
        let remark = remarks.with(|remarks| {
            let own = remarks.iter().find(|(cell, _)| *cell == at);
            own.map_or_else(String::new, |(_, said)| said.clone())
        });
        Some(text().spoken.cell(labelled, &shape, &remark, store.locale()))
    };
    let face = Memo::new(move |_| {
        let (labelled, cursor) = seen.get()?;
        Some(CellView { selected: cursor, ..labelled.view })
    });
    let is_cursor = move || seen.get().is_some_and(|(_, cursor)| cursor);
    view! {
        <div
            role="gridcell"
            id=format!("drill-{}", at.index())
            class=move || face.get().map(|face| class(face, &of_class))
            class:cursor=is_cursor
            data-notes=move || face.get().and_then(|face| notes(face, &of_notes))
            aria-label=label
            aria-selected=move || is_cursor().to_string()
            on:click=move |_| tell_of(store, DrillMsg::Select(at))
        >
            {move || face.get().and_then(|face| face.digit).map(Digit::symbol)}
        </div>
    }
    .into_any()
}

/// A pointer press on a button leaves the focus on the board.
fn keep_the_keys(event: ev::MouseEvent) {
    event.prevent_default();
}

/// The response, and everything to answer with.
#[component]
fn Answers(view: View) -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().drill;
    let keys = of(view, |view| view.board.as_ref().map_or_else(Vec::new, |board| board.keys.clone()));
    let places = of(view, |view| view.places);
    let may_choose = of(view, |view| view.may_choose && view.ending.is_none() && view.argued.is_none());
    let ended = of(view, |view| view.ending.is_some());
    let may_miss = of(view, |view| view.activity == Activity::Learn(AttemptKind::Here));
    // A board with mistakes has no step to hint at.
    let has_help = of(view, |view| !matches!(view.activity, Activity::Mistake | Activity::Repair));
    // After the last hint its button gives the answer, and says so.
    let is_hint = of(view, |view| view.stage < Some(Stage::What));
    let may_shorten = of(view, |view| view.chain.0 > 0 && view.ending.is_none());
    let rules_out = of(view, |view| !view.places && view.activity != Activity::Chain);
    let has_miss = of(view, |view| view.has_miss && view.ending.is_none());
    let act = move |name: &'static str, class: &'static str, msg: DrillMsg| {
        view! {
            <button
                class=class
                type="button"
                on:mousedown=keep_the_keys
                on:click=move |_| tell_of(store, msg)
            >
                {name}
            </button>
        }
    };
    let key = move |(digit, usable): (Digit, bool)| {
        view! {
            <button
                class="key drill-key"
                class:done=!usable
                type="button"
                disabled=!usable
                on:click=move |_| tell_of(store, DrillMsg::Answer(digit))
            >
                {move || rules_out.get().then(|| view! { <span class="key-left">{words.not()}</span> " " })}
                {symbol("key-digit", digit)}
            </button>
        }
    };
    let pad = move || {
        let keys = keys.get();
        let shape = view.with_untracked(|view| view.as_ref().map_or(Shape::S9, |view| &view.shape).clone());
        (!keys.is_empty() && !ended.get()).then(|| {
            view! {
                <div
                    class="pad-area"
                    on:mousedown=keep_the_keys
                    data-density=shape.density().slug()
                    {..measures_of(&shape)}
                >
                    <div
                        class="keypad"
                        data-density=shape.density().slug()
                        data-rows=shape.geometry().note_grid().0
                        data-face="digit"
                        role="group"
                        aria-label=move || if places.get() { words.keys_place() } else { words.keys_remove() }
                    >
                        {keys.into_iter().map(key).collect_view()}
                    </div>
                </div>
            }
        })
    };
    let choice = move || {
        may_choose.get().then(|| {
            let (name, both) = (words.choice(), [words.choice_place(), words.choice_remove()]);
            let one = |(name, place): (&'static str, bool)| {
                view! {
                    <button
                        class="button"
                        type="button"
                        aria-pressed=move || (places.get() == place).to_string()
                        on:mousedown=keep_the_keys
                        on:click=move |_| tell_of(store, DrillMsg::Place(place))
                    >
                        {name}
                    </button>
                }
            };
            view! {
                <div class="drill-choice" role="group" aria-label=name>
                    {both.into_iter().zip([true, false]).map(one).collect_view()}
                </div>
            }
        })
    };
    let said =
        Memo::new(move |_| view.with(|view| view.as_ref().map(|view| response(view, false, store.locale()))));
    let heard: Memo<Heard> = Memo::new(move |before: Option<&Heard>| {
        let (_, lines) = view.with(|view| view.as_ref().map(|view| response(view, true, store.locale())))?;
        let lines: Vec<String> = lines.iter().map(|line| explain::capitalised(line)).collect();
        let known = before.and_then(Option::as_ref).map_or(&[][..], |(known, _)| known);
        let new: Vec<String> = lines.iter().filter(|line| !known.contains(line)).cloned().collect();
        Some((lines, new.join(" ")))
    });
    let help = move || {
        view! {
            <button
                class="button"
                type="button"
                id="drill-help"
                on:mousedown=keep_the_keys
                on:click=move |_| tell_of(store, DrillMsg::Help)
            >
                {move || if is_hint.get() { words.help() } else { words.show() }}
            </button>
        }
    };
    let unended = move || {
        let has_help = has_help.get_untracked();
        view! {
            {has_help.then(help)}
            {move || (is_hint.get() || !has_help).then(|| act(words.show(), "button", DrillMsg::Show))}
        }
    };
    let deeds = view! {
        {move || (!ended.get() && may_miss.get()).then(|| act(words.absent(), "button", DrillMsg::Absent))}
        {move || may_shorten.get().then(|| act(words.shorten(), "button", DrillMsg::Shorten))}
        {move || (!ended.get()).then(unended)}
        // It comes after a mistake, and moves no other button.
        {move || has_miss.get().then(|| act(words.miss(), "button", DrillMsg::Miss))}
    };
    let argued = Memo::new(move |_| {
        view.with(|view| view.as_ref().filter(|view| view.ending.is_none())?.argued.clone())
    });
    let is_argued = Memo::new(move |_| argued.with(Option::is_some));
    let tell_why = Callback::new(move |msg: MarkMsg| tell_of(store, DrillMsg::Argue(msg)));
    let course = Memo::new(move |_| view.with(|view| view.as_ref().map(|view| view.course.clone())));
    let sizes = move || {
        let has_sizes = course.get().is_some_and(|course| course.with_boards(Shape::S9.clone()).is_some());
        has_sizes.then(|| view! { <BoardSize view /> })
    };
    view! {
        <div class="drill-side">
            // The status below speaks only the new lines, with cells in full.
            <div class="drill-said" aria-hidden="true">
                {move || {
                    said.get().map(|(wrong, lines)| {
                        let mut terms = Terms::seen(store, store.locale());
                        let lines = lines
                            .into_iter()
                            .map(|line| view! { <p class:alarm=wrong>{terms.explained(&line)}</p> })
                            .collect_view();
                        view! { {lines} {terms.sheets()} }
                    })
                }}
            </div>
            <div class="vh" role="status">
                {move || heard.with(|heard| heard.as_ref().map(|(_, new)| new.clone()))}
            </div>
            <Show when=move || is_argued.get()>
                <Argued view=argued at=Asked::Exercise tell=tell_why />
            </Show>
            {choice}
            {pad}
            <div class="learn-do" hidden=is_argued>
                {move || ended.get().then(|| next(store))}
                {deeds}
            </div>
            {sizes}
        </div>
    }
}

/// The size of boards with mistakes. Another one begins the series again.
#[component]
fn BoardSize(view: View) -> impl IntoView {
    let store = expect_context::<Store>();
    let shape =
        Memo::new(move |_| view.with(|view| view.as_ref().map_or(Shape::S9, |view| &view.shape).clone()));
    view! {
        <div class="drill-size">
            <span aria-hidden="true">{later().learn.boards()}</span>
            <SizeSwitch
                name="board-size"
                sizes=BOARDS.to_vec()
                chosen=shape
                choose=move |shape| store.send(LearnMsg::Boards(shape))
            />
        </div>
    }
}

/// The button for the next exercise.
fn next(store: Store) -> impl IntoView {
    view! {
        <button
            class="button primary"
            type="button"
            id=NEXT
            on:mousedown=keep_the_keys
            on:click=move |_| tell_of(store, DrillMsg::Next)
        >
            {later().drill.next()}
        </button>
    }
}

/// The lines of the response as a screen reader speaks them, and the new ones among them.
type Heard = Option<(Vec<String>, String)>;

/// The newest text, line by line, and whether it answers a mistake. Heard, it names cells in full.
fn response(view: &DrillView, is_heard: bool, locale: Locale) -> (bool, Vec<String>) {
    let name = NAMES[usize::from(is_heard)];
    let words = &later().drill;
    let shape = view.shape.clone();
    let mut lines = Vec::new();
    let (length, proof) = &view.chain;
    let written = |spans: &[Span]| {
        if is_heard { plain(spans, &shape, locale) } else { written_out(spans, &shape, locale).concat() }
    };
    let argued = view.argued.as_ref();
    if let Some(ending) = view.ending {
        let judged = argued.and_then(|argued| Some((argued, argued.judged.as_ref()?)));
        lines.extend(
            judged.filter(|_| ending != Ending::Shown).map(|(argued, judged)| {
                written(&explain::judgement(&argued.argument, judged, &shape, locale))
            }),
        );
        lines.push(words.ending(ending, view.activity, view.technique));
        if view.activity == Activity::Chain && ending == Ending::Proved {
            lines.extend(view.joint.as_ref().map(|joint| words.joint(joint, &shape, name, locale)));
            lines.push(words.proof(*length, proof, &shape, name, locale));
        }
        lines
            .extend(view.mistake.map(|(mistake, right)| words.mistake(mistake, right, &shape, name, locale)));
        if let Some((_, telling)) = view.board.as_deref().and_then(|board| board.telling.as_ref()) {
            let sentence = tell(telling, locale);
            lines.push(if is_heard {
                plain(&sentence, &shape, locale)
            } else {
                written_out(&sentence, &shape, locale).concat()
            });
        }
        lines.retain(|line| !line.is_empty());
        return (false, lines);
    }
    if view.activity == Activity::Chain {
        lines.extend(view.joint.as_ref().map(|joint| words.joint(joint, &shape, name, locale)));
        lines.push(words.proof(*length, proof, &shape, name, locale));
        lines.retain(|line| !line.is_empty());
    }
    // The question for the reason is by itself.
    if let Some(argued) = argued {
        lines.extend(is_heard.then(|| written(&later().argue.ask(argued))));
        return (false, lines);
    }
    // Only the newest text: the response, the common mistake or the hint.
    match (view.newest, &view.said) {
        (Newest::Said, Said::Reply(reply)) => lines.push(written(&explain::reply(reply, &shape, locale))),
        (Newest::Said, said) => lines.push(words.said(said, &shape, name, locale)),
        (Newest::Miss, _) => lines.extend(view.miss.clone().unwrap_or_default()),
        (Newest::Hint, _) => {
            if let Some(place) = view.board.as_ref().and_then(|board| board.whereabouts.as_ref()) {
                let named = view.technique.filter(|_| view.stage >= Some(Stage::What));
                let place = named.map_or_else(
                    || later().hint.place(place, &shape),
                    |technique| words.question(technique, place, &shape),
                );
                lines.push(written(&place));
            }
        }
    }
    lines.retain(|line| !line.is_empty());
    (view.newest == Newest::Said && view.said.is_mistake(), lines)
}

//! An assignment: the form of a teacher, the offer of a link, the work on it, and its result; and the strip at the
//! board.

use crate::app::{
    browser::{address, dom},
    shared::{
        copying::{CopyButton, ShareText},
        fields::Fault,
        qr_code::QrCode,
        small_board::SmallBoard,
    },
    store::Store,
    text::{later, time},
};
use leptos::prelude::*;
use sudoku_play::{
    features::assignment::{
        lms::Packing,
        view::{AssignmentPage, AssignmentView, OutcomeView, StripView},
    },
    game::aids::HelpKind,
    links::assignment::{Assignment, HandedIn, MAX_DRILLS, MAX_TITLE, Subject},
    messages::{AssignmentMsg, PageMsg},
    view::Content,
};

type View = Memo<Option<AssignmentView>>;

/// A memo of a part of the view.
fn of<T: Clone + PartialEq + Default + Send + Sync + 'static>(
    view: View,
    part: impl Fn(&AssignmentView) -> T + Send + Sync + 'static,
) -> Memo<T> {
    Memo::new(move |_| view.with(|view| view.as_ref().map_or_else(T::default, &part)))
}

#[component]
pub(crate) fn AssignmentDialog() -> impl IntoView {
    let store = expect_context::<Store>();
    let view: View = Memo::new(move |_| store.showing(Content::assignment, Clone::clone));
    let page = of(view, |view| Some(view.page));
    let drawn = move || {
        Some(match page.get()? {
            AssignmentPage::Empty => view! { <p role="status">{later().assignment.empty()}</p> }.into_any(),
            AssignmentPage::Form => view! { <Form view /> }.into_any(),
            AssignmentPage::Offer => view! { <Offer view /> }.into_any(),
            AssignmentPage::Work => view! { <AtWork view /> }.into_any(),
            AssignmentPage::Over => view! { <Over view /> }.into_any(),
        })
    };
    view! { <div class="dialog-body assignment">{drawn}</div> }
}

/// The sentences about an assignment: its contents, its limits, and the time to beat.
fn sentences(assignment: &Assignment, view: &AssignmentView) -> Vec<String> {
    let words = &later().assignment;
    let mut said = vec![match &assignment.subject {
        Subject::Board(case) => words.board(case.shape(), assignment.total()),
        Subject::Drill { shape, count, .. } => words.drill(view.technique, shape, *count),
    }];
    said.extend(assignment.rival.as_ref().map(|rival| words.to_beat(&rival.name, rival.whole())));
    said.push(words.barred(assignment.barred));
    said.extend(assignment.asks_why.then(|| words.task_why().to_owned()));
    said.extend(assignment.minutes.map(|minutes| words.limit(minutes.into())));
    said
}

/// The contents of an assignment: its title, its board, and the sentences about it.
#[component]
fn Contents(view: View) -> impl IntoView {
    let shown = of(view, |view| {
        let assignment = view.assignment.as_deref()?;
        Some((assignment.title.clone(), sentences(assignment, view), view.board.clone()))
    });
    move || {
        shown.get().map(|(title, said, board)| {
            view! {
                <div class="assignment-contents">
                    {board.map(|board| view! { <SmallBoard givens=*board /> })}
                    <div>
                        {(!title.is_empty()).then(|| view! { <h3 class="assignment-title">{title}</h3> })}
                        {said.into_iter().map(|said| view! { <p>{said}</p> }).collect_view()}
                    </div>
                </div>
            }
        })
    }
}

/// The form of an assignment being set. Its link changes with it.
#[component]
fn Form(view: View) -> impl IntoView {
    let words = &later().assignment;
    let has_progress = of(view, |view| view.has_progress);
    view! {
        <p>{words.about()}</p>
        <Contents view />
        <TitleField view />
        {move || has_progress.get().then(|| view! { <Start view /> })}
        <Allowed view />
        <Numbers view />
        <Linked view />
        <Package view />
    }
}

/// The link to an assignment, and its code.
#[component]
fn Linked(view: View) -> impl IntoView {
    let link = of(view, |view| view.link.clone());
    let [linked, code, without] =
        [later().assignment.link(), later().assignment.code(), later().assignment.no_code()];
    view! {
        <div class="assignment-link">
            {move || view! { <ShareText label=linked shared=address::with(&link.get()) main=true /> }}
            {move || view! { <QrCode link=address::with(&link.get()) name=code without=without /> }}
        </div>
    }
}

/// The package for learning management systems. Only its reader asks for its size.
#[component]
fn Package(view: View) -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().assignment;
    let [head, about, save] = [words.package(), words.package_help(), words.package_save()];
    let [of_cells, of_boards] = [words.package_mark_puzzle(), words.package_mark_drill()];
    let packing = Memo::new(move |_| view.with(|view| view.as_ref().map(|view| view.packing)));
    let is_drill = of(view, |view| view.board.is_none());
    let can_save =
        move || matches!(packing.get(), Some(Packing::Ready(_) | Packing::Made(_) | Packing::Failed(_)));
    let opened = move |event: leptos::ev::Event| {
        if dom::is_open(event.target()) {
            store.send(AssignmentMsg::Weigh);
        }
    };
    view! {
        <details class="more-options" id="assignment-package" on:toggle=opened>
            <summary>{head}</summary>
            <div class="more-options-body">
                <p>{about}</p>
                <p>{move || if is_drill.get() { of_boards } else { of_cells }}</p>
                <p role="status">{move || packing.get().map(|packing| later().assignment.packing(packing))}</p>
                <div class="assignment-doors">
                    <button
                        class="button"
                        id="assignment-pack"
                        type="button"
                        aria-disabled=move || (!can_save()).to_string()
                        on:click=move |_| store.send(AssignmentMsg::Pack)
                    >
                        {save}
                    </button>
                </div>
            </div>
        </details>
    }
}

/// A race on the puzzle just solved, against the player's time.
#[component]
pub(crate) fn Race() -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().assignment;
    let [head, about, unsolved, options] =
        [words.race(), words.race_help(), words.race_unsolved(), words.race_options()];
    let is_solved = store.tools().with_untracked(|tools| tools.finished);
    let race = store.race();
    let view: View = Memo::new(move |_| race.with(|view| view.as_deref().cloned()));
    let is_set = Memo::new(move |_| view.with(Option::is_some));
    let beat = of(view, |view| {
        let rival = view.assignment.as_ref()?.rival.as_ref()?;
        Some(later().assignment.to_beat("", rival.whole()))
    });
    let name = of(view, |view| view.name.clone());
    let opened = move |event: leptos::ev::Event| {
        if is_solved && !is_set.get_untracked() && dom::is_open(event.target()) {
            store.send(AssignmentMsg::Race);
        }
    };
    view! {
        <details class="more-options" id="share-race" on:toggle=opened>
            <summary>{head}</summary>
            <div class="more-options-body assignment">
                {(!is_solved).then(|| view! { <p>{unsolved}</p> })}
                <Show when=move || is_set.get()>
                    <p>{about} " " {move || beat.get()}</p>
                    <NameField label=words.race_name() name />
                    <Linked view />
                    <details class="more-options">
                        <summary>{options}</summary>
                        <div class="more-options-body">
                            <TitleField view />
                            <Allowed view />
                            <Numbers view />
                        </div>
                    </details>
                </Show>
            </div>
        </details>
    }
}

/// The title, as typed.
#[component]
fn TitleField(view: View) -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().assignment;
    let title = of(view, |view| view.assignment.as_ref().map_or_else(String::new, |one| one.title.clone()));
    view! {
        <label class="field">
            <span class="field-name">{words.title()}</span>
            <input
                class="input"
                id="assignment-title"
                maxlength=MAX_TITLE
                placeholder=words.title_example()
                prop:value=title
                on:input=move |event| store.send(AssignmentMsg::Title(event_target_value(&event)))
            />
        </label>
    }
}

/// The limit of time, and for a drill the number of its positions.
#[component]
fn Numbers(view: View) -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().assignment;
    let minutes = of(view, |view| view.assignment.as_ref().and_then(|one| one.minutes));
    let count = of(view, |view| match view.assignment.as_ref().map(|one| &one.subject) {
        Some(Subject::Drill { count, .. }) => Some(*count),
        _ => None,
    });
    let number = move |label: &'static str,
                       id: &'static str,
                       most: u8,
                       value: Signal<String>,
                       msg: fn(Option<u8>) -> AssignmentMsg| {
        view! {
            <label class="field assignment-number">
                <span class="field-name">{label}</span>
                <input
                    class="input"
                    id=id
                    type="number"
                    inputmode="numeric"
                    min="1"
                    max=most
                    placeholder=words.minutes_none()
                    prop:value=value
                    on:change=move |event| store.send(msg(event_target_value(&event).parse().ok()))
                />
            </label>
        }
    };
    let shown = |value: Option<u8>| value.map_or_else(String::new, |value| value.to_string());
    view! {
        <div class="assignment-numbers">
            {number(
                words.minutes(),
                "assignment-minutes",
                u8::MAX,
                Signal::derive(move || shown(minutes.get())),
                AssignmentMsg::Minutes,
            )}
            {move || {
                count
                    .get()
                    .is_some()
                    .then(|| {
                        number(
                            words.count(),
                            "assignment-count",
                            MAX_DRILLS,
                            Signal::derive(move || shown(count.get())),
                            |count| AssignmentMsg::Count(count.unwrap_or(1)),
                        )
                    })
            }}
        </div>
    }
}

/// The name, as typed.
#[component]
fn NameField(label: &'static str, name: Memo<String>) -> impl IntoView {
    let store = expect_context::<Store>();
    view! {
        <label class="field">
            <span class="field-name">{label}</span>
            <input
                class="input"
                id="assignment-name"
                autocomplete="off"
                maxlength=sudoku_play::links::assignment::MAX_NAME
                prop:value=name
                on:change=move |event| store.send(AssignmentMsg::Name(event_target_value(&event)))
            />
        </label>
    }
}

/// The start of the assignment: the beginning of the puzzle, or the board as it is.
#[component]
fn Start(view: View) -> impl IntoView {
    let store = expect_context::<Store>();
    let [head, start, here] =
        [later().assignment.start(), later().assignment.start_givens(), later().assignment.start_here()];
    let from_here = of(view, |view| view.assignment.as_ref().is_some_and(|one| one.subject.has_position()));
    let choice = move |name: &'static str, is_here: bool| {
        view! {
            <label class="choice">
                <input
                    type="radio"
                    name="assignment-start"
                    prop:checked=move || from_here.get() == is_here
                    on:change=move |_| store.send(AssignmentMsg::FromHere(is_here))
                />
                <span class="choice-name">{name}</span>
            </label>
        }
    };
    view! {
        <fieldset class="group">
            <legend>{head}</legend>
            <div class="choices">{choice(start, false)} {choice(here, true)}</div>
        </fieldset>
    }
}

/// The help that pupils may use.
#[component]
fn Allowed(view: View) -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().assignment;
    let barred = of(view, |view| view.assignment.as_ref().map(|one| one.barred));
    let asks_why = of(view, |view| view.assignment.as_ref().is_some_and(|one| one.asks_why));
    let is_drill = view.with_untracked(|view| {
        let subject = view.as_ref().and_then(|view| Some(&view.assignment.as_ref()?.subject));
        matches!(subject, Some(Subject::Drill { .. }))
    });
    let switch = move |kind: HelpKind| {
        let (name, about) = words.help(kind);
        view! {
            <label class="switch">
                <span class="switch-name">{name} <span class="field-help">{about}</span></span>
                <input
                    type="checkbox"
                    role="switch"
                    prop:checked=move || barred.get().is_some_and(|barred| !barred.contains(kind))
                    on:change=move |event| store.send(AssignmentMsg::Bar(kind, !event_target_checked(&event)))
                />
            </label>
        }
    };
    // An exercise has no other help.
    let kinds = HelpKind::ALL.into_iter().filter(move |kind| !is_drill || *kind == HelpKind::Hints);
    view! {
        <fieldset class="group assignment-allowed">
            <legend>{words.allowed()}</legend>
            {kinds.map(switch).collect_view()}
        </fieldset>
        <label class="switch">
            <span class="switch-name">{words.ask_why()} <span class="field-help">{words.ask_why_help()}</span></span>
            <input
                type="checkbox"
                role="switch"
                id="assignment-why"
                prop:checked=asks_why
                on:change=move |event| store.send(AssignmentMsg::AskWhy(event_target_checked(&event)))
            />
        </label>
    }
}

/// The assignment of a link.
#[component]
fn Offer(view: View) -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().assignment;
    let name = of(view, |view| view.name.clone());
    let checks = of(view, |view| view.checks);
    let under_way = of(view, |view| view.under_way);
    let fault = of(view, |view| view.fault.clone());
    let is_race = view.with_untracked(|view| {
        view.as_ref()
            .and_then(|view| view.assignment.as_ref())
            .is_some_and(|assignment| assignment.rival.is_some())
    });
    view! {
        <Contents view />
        {move || under_way.get().map(|(done, all)| view! { <p>{words.under_way(done.into(), all.into())}</p> })}
        <NameField label=if is_race { words.race_name() } else { words.name() } name />
        {move || fault.get().map(|fault| view! { <Fault said=words.cannot(&fault, store.locale()) /> })}
        <button
            class="button primary"
            id="assignment-begin"
            type="button"
            aria-disabled=move || checks.get().to_string()
            on:click=move |_| {
                if !checks.get_untracked() {
                    store.send(AssignmentMsg::Begin);
                }
            }
        >
            {move || match (checks.get(), under_way.get()) {
                (true, _) => words.checking(),
                (false, Some(_)) => words.continue_work(),
                (false, None) => words.begin(),
            }}
        </button>
    }
}

/// The assignment under way.
#[component]
fn AtWork(view: View) -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().assignment;
    view! {
        <Contents view />
        <p>{words.at_work()}</p>
        <div class="assignment-doors">
            <button class="button primary" type="button" on:click=move |_| store.send(PageMsg::Dismiss)>
                {words.continue_work()}
            </button>
            <button
                class="button"
                id="assignment-hand-in"
                type="button"
                on:click=move |_| store.send(AssignmentMsg::HandIn)
            >
                {words.hand_in()}
            </button>
        </div>
    }
}

/// The result of a finished assignment.
#[component]
fn Over(view: View) -> impl IntoView {
    let outcome = of(view, |view| view.outcome.clone());
    move || outcome.get().map(|outcome| over(&outcome))
}

fn over(outcome: &OutcomeView) -> AnyView {
    let words = &later().assignment;
    let raced = outcome.race.as_ref().map(|race| raced(race, outcome));
    let [took, help, techniques, slips] =
        [words.fact_time(), words.fact_help(), words.fact_techniques(), words.fact_wrong_steps()];
    let list = |all: Vec<String>, none: &str| if all.is_empty() { none.to_owned() } else { all.join(", ") };
    let used = later().class.help(outcome.aids);
    let wrong = outcome.slips.iter().map(|&slip| words.wrong_step(slip, &outcome.shape)).collect();
    let mut facts =
        vec![(took, time(outcome.seconds.into())), (help, used), (slips, list(wrong, words.no_wrong_step()))];
    let needed = later().class.techniques(&outcome.techniques, outcome.hurry);
    if !needed.is_empty() {
        facts.insert(2, (techniques, needed));
    }
    facts.extend(outcome.reasons.map(|own| {
        let argue = &later().argue;
        let said = [Some(argue.counts(&own)), own.weakest().map(|weakest| argue.weakest(weakest))];
        (later().class.head_reasons(), said.into_iter().flatten().collect::<Vec<_>>().join("; "))
    }));
    view! {
        <h3 class="assignment-title" role="status">{words.ended(outcome.ended, outcome.done)}</h3>
        {raced.map(|raced| view! { <p class="assignment-raced">{raced}</p> })}
        <dl class="assignment-facts">
            {facts
                .into_iter()
                .map(|(name, value)| view! { <div><dt>{name}</dt><dd>{value}</dd></div> })
                .collect_view()}
        </dl>
        <h4>{words.result()}</h4>
        {code(outcome)}
    }
    .into_any()
}

/// The result to send, as a link and as a code.
fn code(outcome: &OutcomeView) -> AnyView {
    let words = &later().assignment;
    let (to_teacher, to_friend) = (words.send(), words.send_race());
    let send = match outcome.told {
        Some(told) => words.told(told),
        None if outcome.race.is_some() => to_friend.into(),
        None => to_teacher.into(),
    };
    match outcome.link.as_ref().map(|link| address::with(link)) {
        Some(link) => view! {
            <p>{send}</p>
            <div class="share">
                <input class="input" id="result-link" readonly aria-label=words.result() value=link.clone() />
                <CopyButton shared=link.clone() main=true />
            </div>
            <details class="more-options">
                <summary>{later().share.code()}</summary>
                <QrCode link name=words.result() without=words.no_code() />
            </details>
        }
        .into_any(),
        None => view! { <p role="status">{words.preparing()}</p> }.into_any(),
    }
}

/// The result of an assignment or a race, beside its finished board.
#[component]
pub(crate) fn Outcome() -> impl IntoView {
    let outcome = expect_context::<Store>().outcome();
    move || {
        outcome.get().map(|outcome| {
            let raced = outcome.race.as_ref().map(|race| raced(race, &outcome));
            view! {
                <div class="finish-outcome">
                    {raced.map(|raced| view! { <p class="assignment-raced">{raced}</p> })}
                    {code(&outcome)}
                </div>
            }
        })
    }
}

/// The end of a race.
fn raced((name, whole, faster): &(String, u32, bool), outcome: &OutcomeView) -> String {
    later().assignment.raced(name, *whole, *faster, outcome.ended == HandedIn::Done)
}

/// The strip at the board during an assignment: the time left, the progress of a race, and a door to its dialog.
#[component]
pub(crate) fn AssignmentStrip() -> impl IntoView {
    let store = expect_context::<Store>();
    let strip = store.strip();
    let there = Memo::new(move |_| strip.with(Option::is_some));
    let part = move |part: fn(&StripView) -> Option<String>| {
        move || strip.with(|strip| strip.as_ref().and_then(part))
    };
    let words = &later().assignment;
    let bars = Memo::new(move |_| {
        strip.with(|strip| {
            strip.as_ref().and_then(|strip| strip.rival.clone().map(|rival| (strip.own, rival)))
        })
    });
    let race = move || {
        bars.get().map(|(own, (name, theirs, _))| {
            let (own_said, their_said) = words.bars(&name, own / 10, theirs / 10);
            view! {
                <div class="race">
                    <label><span>{own_said}</span><progress max="1000" value=own></progress></label>
                    <label><span>{their_said}</span><progress class="is-rival" max="1000" value=theirs></progress></label>
                </div>
            }
        })
    };
    let shown = move || {
        view! {
            <section class="assignment-strip" aria-label=words.strip()>
                <span class="assignment-name">{part(|strip| Some(strip.title.clone()))}</span>
                <span class="assignment-left">
                    {part(|strip| strip.left.map(|left| later().assignment.left(&time(left.into()))))}
                </span>
                <button class="button quiet" type="button" on:click=move |_| store.send(AssignmentMsg::Show)>
                    {words.strip_hand_in()}
                </button>
                {race}
            </section>
        }
    };
    move || there.get().then(shown)
}

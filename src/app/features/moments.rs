//! The moments of the game: the tree of moves as a list to choose from, savepoints, trials, and the way back
//! before a mistake.

use crate::app::{
    browser::{focus, pointer},
    shared::icons::{BRANCH, CHECK, CLOSE, Icon, PENCIL, REDO, RESTART, REWIND},
    shared::picture::Drawn,
    store::Store,
    text::later,
};
use leptos::{ev, html, prelude::*};
use sudoku_play::{
    features::moments::view::MomentsView,
    game::history::{
        NodeId, SavepointKind,
        outline::{OutlineLine, Stop},
    },
    messages::{GameMsg, MomentMsg, Msg},
    view::{Content, PlayView},
};

/// The state of the list: the selected moment, and the one whose name is being edited.
#[derive(Clone, Copy)]
struct Hand {
    store: Store,
    pointed: RwSignal<Option<NodeId>>,
    renaming: RwSignal<Option<NodeId>>,
}

impl Hand {
    /// Reads the view while the dialog is open.
    fn of<T: Default>(self, read: impl FnOnce(&MomentsView) -> T) -> T {
        self.store.showing(Content::moments, read).unwrap_or_default()
    }

    fn still(self) -> bool {
        self.of(|view| view.still)
    }
}

#[component]
pub(crate) fn Moments() -> impl IntoView {
    let store = expect_context::<Store>();
    let pointed = RwSignal::new(None);
    let renaming = RwSignal::new(None);
    let hand = Hand { store, pointed, renaming };
    let outline = Memo::new(move |_| hand.of(|view| view.outline.clone()));
    let point = move |target| hand.pointed.set(pointer::moment_of(target));
    view! {
        <div class="dialog-body moments-body">
            <div class="moments-now">
                <NameHere hand />
                <Trial hand />
            </div>
            <div class="moments-tree">
                <Pictured hand />
                <div
                    class="moments-list"
                    id="moments-list"
                    tabindex="-1"
                    role="group"
                    aria-label=later().moments.list()
                    on:pointerover=move |event: ev::PointerEvent| point(event.target())
                    on:pointerleave=move |_| hand.pointed.set(None)
                    on:focusin=move |event: ev::FocusEvent| point(event.target())
                    on:click=move |event: ev::MouseEvent| {
                        if let Some(node) = pointer::chosen_moment(event.target()) {
                            store.send(MomentMsg::GoTo(node));
                        }
                    }
                >
                    {move || outline.with(|outline| way(outline, None, &hand))}
                </div>
            </div>
            <div class="moments-foot">
                <Ways hand />
            </div>
        </div>
    }
}

/// The ways through the game that need no list: one turn further, to before the first mistake, to the start.
#[component]
fn Ways(hand: Hand) -> impl IntoView {
    let store = hand.store;
    let words = &later().moments;
    let tools = store.tools();
    let way = move |does, icon, name, msg: GameMsg, open: fn(&PlayView) -> bool| {
        view! {
            <button
                class="button"
                type="button"
                data-does=does
                disabled=move || hand.still() || !tools.with(open)
                on:click=move |_| store.send(msg.clone())
            >
                <Icon icon />
                {name}
            </button>
        }
    };
    view! {
        {way("redo", REDO, words.redo(), GameMsg::Redo, |tools| tools.can_redo)}
        {way("back", REWIND, words.back(), GameMsg::BackToRight, |tools| tools.can_undo)}
        {way("restart", RESTART, words.restart(), GameMsg::Restart, |tools| tools.can_restart)}
    }
}

/// The field for the name of the current moment.
#[component]
fn NameHere(hand: Hand) -> impl IntoView {
    let words = &later().moments;
    let (label, save, rename) = (words.name(), words.add(), words.rename_here());
    let field = NodeRef::<html::Input>::new();
    let nameless = move || words.nameless(hand.of(|view| view.next_number));
    let named = move || hand.of(|view| view.named) == Some(SavepointKind::Kept);
    let saved = move |event: ev::SubmitEvent| {
        event.prevent_default();
        let Some(field) = field.get_untracked() else { return };
        let name = field.value().trim().to_owned();
        field.set_value("");
        hand.store.send(MomentMsg::Save(if name.is_empty() { nameless() } else { name }));
    };
    view! {
        <form class="share" on:submit=saved>
            <input
                class="input"
                node_ref=field
                maxlength="60"
                autocomplete="off"
                aria-label=label
                placeholder=nameless
                disabled=move || hand.still()
            />
            <button class="button primary" disabled=move || hand.still()>
                {move || if named() { rename } else { save }}
            </button>
        </form>
    }
}

/// The trial: how it begins, or how it ends.
#[component]
fn Trial(hand: Hand) -> impl IntoView {
    let words = &later().moments;
    let trial = Memo::new(move |_| hand.of(|view| view.trial));
    let button = move |name: &'static str, msg: fn() -> Msg| {
        view! {
            <button
                class="button"
                type="button"
                disabled=move || hand.still()
                on:click=move |_| {
                    hand.store.send(msg());
                    focus::id("moments-list");
                }
            >
                {name}
            </button>
        }
        .into_any()
    };
    move || {
        let [keep, give_up] = [words.keep(), words.discard()];
        let (buttons, said) = match trial.get() {
            None => (
                vec![button(words.begin_trial(), || Msg::Moment(MomentMsg::Try))],
                words.begin_trial_help().to_owned(),
            ),
            Some(placed) => (
                vec![
                    button(keep, || Msg::Moment(MomentMsg::Keep)),
                    button(give_up, || Msg::Moment(MomentMsg::GiveUp)),
                ],
                words.tried(placed),
            ),
        };
        view! {
            <div class="trial-row" class:on=trial.get().is_some()>
                <Icon icon=BRANCH />
                <p class="trial-text" role="status">
                    {said}
                </p>
                <div class="trial-actions">{buttons}</div>
            </div>
        }
    }
}

/// A branch from its top, each line with the branches off it.
fn way(lines: &[OutlineLine], which: Option<(usize, usize)>, hand: &Hand) -> AnyView {
    let label = which.map(|(number, of)| later().moments.way(number + 1, of));
    let lines: Vec<AnyView> = lines.iter().map(|line| moment(line, hand)).collect();
    view! {
        <ol class="moments" aria-label=label>
            {lines}
        </ol>
    }
    .into_any()
}

/// One moment, with the branches off it.
fn moment(line: &OutlineLine, hand: &Hand) -> AnyView {
    let words = &later().moments;
    let node = line.node;
    let name = words.stop(&line.stop);
    let (number, turns) = words.place(line);
    let kind = match &line.stop {
        Stop::Savepoint(SavepointKind::Kept, _) => "kept",
        Stop::Savepoint(SavepointKind::Trial, _) => "trial",
        Stop::Savepoint(SavepointKind::GivenUp, _) => "given-up",
        Stop::Start | Stop::Fork | Stop::End | Stop::Here => "plain",
    };
    let own = match &line.stop {
        Stop::Savepoint(_, own) => Some(own.clone()),
        _ => None,
    };
    let actions = own.map(|own| name_actions(node, &name, own, hand));
    let ways = line.ways.len();
    let ways: Vec<AnyView> =
        line.ways.iter().enumerate().map(|(index, lines)| way(lines, Some((index, ways)), hand)).collect();
    let here = (line.here && line.stop != Stop::Here)
        .then(|| view! { <span class="moment-here">{words.here()}</span> });
    let turns = (!turns.is_empty()).then(|| view! { <span class="moment-turns">{turns}</span> });
    view! {
        <li class="moment-line" data-way=line.on_the_way.to_string() data-kind=kind data-moment=node>
            <div class="moment-row">
                <button
                    class="moment"
                    type="button"
                    id=format!("moment-{node}")
                    aria-current=line.here.to_string()
                    autofocus=line.here
                    disabled=hand.still()
                >
                    <span class="moment-name">{name}</span>
                    {here}
                    <span class="moment-number">{number}</span>
                    {turns}
                </button>
                {actions}
            </div>
            {ways}
        </li>
    }
    .into_any()
}

/// The actions on a name: change it, or remove it.
fn name_actions(node: NodeId, shown: &str, own: String, hand: &Hand) -> AnyView {
    let hand = *hand;
    let [rename, forget] = [later().moments.rename(), later().moments.delete()];
    let field = NodeRef::<html::Input>::new();
    let (rename, forget) = ((rename, format!("{rename} {shown}")), (forget, format!("{forget} {shown}")));
    let renamed = move |event: ev::SubmitEvent| {
        event.prevent_default();
        if let Some(field) = field.get_untracked() {
            hand.renaming.set(None);
            hand.store.send(MomentMsg::Rename(node, field.value()));
            focus::id(format!("moment-{node}"));
        }
    };
    let escaped = move |event: ev::KeyboardEvent| {
        if event.key() == "Escape" {
            event.prevent_default();
            hand.renaming.set(None);
            focus::id(format!("moment-{node}"));
        }
    };
    let form = move || {
        (hand.renaming.get() == Some(node)).then(|| {
            view! {
                <form class="moment-rename" on:submit=renamed on:keydown=escaped>
                    <input
                        class="input"
                        id=format!("rename-{node}")
                        node_ref=field
                        maxlength="60"
                        autocomplete="off"
                        aria-label=rename.1.clone()
                        value=own.clone()
                        on:focus=move |_| _ = field.get_untracked().map(|field| field.select())
                    />
                    <button class="icon-button" aria-label=rename.0>
                        <Icon icon=CHECK />
                    </button>
                </form>
            }
        })
    };
    view! {
        <button
            class="icon-button"
            type="button"
            aria-label=format!("{} {shown}", rename.0)
            title=rename.0
            on:click=move |_| {
                hand.renaming.set(Some(node));
                focus::id(format!("rename-{node}"));
            }
        >
            <Icon icon=PENCIL />
        </button>
        <button
            class="icon-button"
            type="button"
            aria-label=forget.1
            title=forget.0
            on:click=move |_| {
                hand.store.send(MomentMsg::Unsave(node));
                focus::id("moments-list");
            }
        >
            <Icon icon=CLOSE />
        </button>
        {form}
    }
    .into_any()
}

/// The board of the selected moment, or else of the current one.
#[component]
fn Pictured(hand: Hand) -> impl IntoView {
    let words = &later().moments;
    let picture = Memo::new(move |_| {
        let node = hand.pointed.get().unwrap_or_else(|| hand.of(|view| view.at));
        (!hand.still()).then(|| hand.store.read(|session| session.picture(node))).flatten()
    });
    move || match picture.get() {
        None => view! { <p class="picture-text">{words.still()}</p> }.into_any(),
        Some(picture) => {
            let said = words.board(picture.number, picture.filled);
            view! {
                <figure class="picture">
                    <Drawn picture />
                    <figcaption class="picture-text">{said}</figcaption>
                </figure>
            }
            .into_any()
        }
    }
}

//! All saved games, to start one or to resume one.

use crate::app::{
    browser::{dom, files, focus, moment},
    shared::{
        game_tabs::GameTabs,
        icons::{COPY, Drawing, FILE_IN, FILE_OUT, Icon, MORE, NEW, RESTART, TRASH, UNDO, WARNING},
        small_board::SmallBoard,
    },
    storage::file::read_in,
    store::Store,
    text::{later, text, time},
};
use leptos::{ev, prelude::*, task::spawn_local};
use sudoku_core::Shape;
use sudoku_play::{
    features::games::{
        Card,
        view::{GameLine, GamesView},
    },
    messages::{GamesMsg, Msg, PageMsg},
    ui::{Dialog, Importing},
    view::Content,
};

/// The number of games of a group shown at first, and added each time.
const AT_FIRST: usize = 60;

#[component]
pub(crate) fn Games() -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().games;
    let wanted = RwSignal::new(None::<Shape>);
    // A size without games is not a choice any more.
    let size = Memo::new(move |_| {
        let there = |size: &Shape| {
            store.showing(Content::games, |view| view.sizes.contains(size)).unwrap_or_default()
        };
        wanted.get().filter(there)
    });
    let lines = move |group: Group| {
        let size = size.get();
        let of_size = |view: &GamesView| {
            let lines = group.of(view).iter();
            lines
                .filter(|line| size.as_ref().is_none_or(|size| line.card.shape == *size))
                .cloned()
                .collect::<Vec<_>>()
        };
        store.showing(Content::games, of_size).unwrap_or_default()
    };
    let count = move |group: Group| Memo::new(move |_| lines(group).len());
    let [going_on, solved, away] = Group::ALL.map(count);
    let says = Memo::new(move |_| store.showing(Content::games, |view| says(view, size.get())).flatten());
    let unreadable =
        Memo::new(move |_| store.showing(Content::games, |view| view.unreadable).unwrap_or_default());
    let cards = move |group: Group| {
        // Draw only part of the list: thousands of boards take seconds.
        let most = RwSignal::new(AT_FIRST);
        let all = count(group);
        let some = move || lines(group).into_iter().take(most.get()).collect::<Vec<_>>();
        view! {
            <For each=some key=key let(line)>
                <GameCard line />
            </For>
            <Show when=move || { all.get() > most.get() }>
                <li class="cards-more">
                    <button class="button" type="button" on:click=move |_| most.update(|most| *most += AT_FIRST)>
                        {move || words.more(all.get() - most.get())}
                    </button>
                </li>
            </Show>
        }
    };
    view! {
        <div class="dialog-body games">
            <GameTabs here=Dialog::Games />
            <Sizes wanted size />
            <ul class="cards">
                <li class="card new">
                    <button
                        class="card-main"
                        type="button"
                        autofocus
                        on:click=move |_| store.send(PageMsg::Open(Dialog::New))
                    >
                        <Icon icon=NEW />
                        <span class="card-said">
                            <span class="card-name">{words.new()}</span>
                            <span class="card-text">{words.new_help()}</span>
                        </span>
                    </button>
                </li>
                {cards(Group::GoingOn)}
            </ul>
            <p class="games-says" role="status" data-count=move || going_on.get()>
                {move || says.get()}
            </p>
            <Folded count=solved name=|games| later().games.solved(games) children=move || cards(Group::Solved).into_any() />
            <Folded count=away name=|games| later().games.away(games) children=move || cards(Group::Away).into_any() />
            <Show when=move || { unreadable.get() > 0 }>
                <p class="verdict bad">
                    <Icon icon=WARNING />
                    <span>{move || words.unreadable(unreadable.get())}</span>
                </p>
                <Farewell />
            </Show>
            <Files />
        </div>
    }
}

/// A part of the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Group {
    GoingOn,
    Solved,
    Away,
}

impl Group {
    const ALL: [Group; 3] = [Group::GoingOn, Group::Solved, Group::Away];

    fn of(self, view: &GamesView) -> &[GameLine] {
        match self {
            Group::GoingOn => &view.going_on,
            Group::Solved => &view.solved,
            Group::Away => &view.away,
        }
    }
}

/// The values that redraw a card when they change.
fn key(line: &GameLine) -> ([u64; 2], (usize, usize), Option<u64>, Option<i32>) {
    let Card { id, here, unsaved, .. } = line.card;
    ([id, u64::from(here) + 2 * u64::from(unsaved)], line.card.filled, line.seconds, line.left)
}

/// The sentence about the list as a whole.
fn says(view: &GamesView, size: Option<Shape>) -> Option<String> {
    let words = &later().games;
    let shown = |line: &GameLine| size.as_ref().is_none_or(|size| line.card.shape == *size);
    match view.reading {
        Some(games) => Some(words.read_so_far(games)),
        None if view.fault.is_some() => view.fault.map(|fault| words.unread(fault)),
        None if view.unsaved.is_some() => Some(words.unsaved().into()),
        None if view.is_untouched() => Some(words.untouched().into()),
        None if view.going_on.iter().any(shown) => None,
        None => Some(if size.is_some() { words.none_here() } else { words.none_open() }.into()),
    }
}

/// The choice of size, for a longer list.
#[component]
fn Sizes(wanted: RwSignal<Option<Shape>>, size: Memo<Option<Shape>>) -> impl IntoView {
    let words = &later().games;
    let store = expect_context::<Store>();
    let sizes =
        Memo::new(move |_| store.showing(Content::games, |view| view.sizes.clone()).unwrap_or_default());
    let choice = move |this: Option<Shape>| {
        let name = this
            .as_ref()
            .map_or_else(|| words.all_sizes().to_owned(), |shape| text().boards.game(shape, None));
        let own = this.clone();
        view! {
            <label class="segment">
                <input
                    type="radio"
                    name="size"
                    prop:checked=move || size.get() == own
                    on:change=move |_| wanted.set(this.clone())
                />
                {name}
            </label>
        }
    };
    move || {
        let sizes = sizes.get();
        (!sizes.is_empty()).then(|| {
            let all = std::iter::once(None).chain(sizes.into_iter().map(Some));
            view! {
                <fieldset class="segments games-sizes" aria-label=words.sizes()>
                    {all.map(choice).collect_view()}
                </fieldset>
            }
        })
    }
}

/// A folded part of the list. Its cards are made when it opens.
#[component]
fn Folded(
    count: Memo<usize>,
    name: fn(usize) -> String,
    children: impl Fn() -> AnyView + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let open = RwSignal::new(false);
    view! {
        <Show when=move || { count.get() > 0 }>
            <details class="more-options" on:toggle=move |event| open.set(dom::is_open(event.target()))>
                <summary>{move || name(count.get())}</summary>
                <Show when=move || open.get()>
                    <ul class="cards">{children()}</ul>
                </Show>
            </details>
        </Show>
    }
}

#[component]
fn GameCard(line: GameLine) -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().games;
    let GameLine { card, seconds, left } = line;
    let id = card.id;
    let name = later().making.dated(text().boards.game(&card.shape, card.level), card.day);
    let inside = inside(&card, &name, seconds, left);
    let [restart, copy, delete, take_back] =
        [words.restart(), words.duplicate(), words.delete(), words.restore()];
    let action = |icon: Drawing, does: &'static str, msg: Msg| {
        let goes = matches!(msg, Msg::Games(GamesMsg::Delete(_) | GamesMsg::Undelete(_)));
        let pressed = move |event: ev::MouseEvent| {
            if goes {
                // The card disappears with its buttons; the focus stays in the list.
                focus::beside(event.current_target());
            }
            store.send(msg.clone());
        };
        view! {
            <button
                class="card-action"
                type="button"
                aria-label=words.action(does, &name)
                on:click=pressed
            >
                <Icon icon />
                <span>{does}</span>
            </button>
        }
    };
    if left.is_some() {
        return view! {
            <li class="card">
                <div class="card-main">{inside}</div>
                <div class="card-actions">{action(UNDO, take_back, GamesMsg::Undelete(id).into())}</div>
            </li>
        }
        .into_any();
    }
    // An untouched game has nothing to clear, and the next game replaces it.
    let restart = (!card.untouched).then(|| action(RESTART, restart, GamesMsg::Restart(id).into()));
    let delete = (!card.untouched || !card.here).then(|| action(TRASH, delete, GamesMsg::Delete(id).into()));
    view! {
        <li class="card" class:here=card.here>
            <button class="card-main" type="button" on:click=move |_| store.send(GamesMsg::Open(id))>
                <span class="vh">{words.open(&card)}</span>
                {inside}
            </button>
            <details class="card-menu">
                <summary aria-label=words.action(text().entry.tools_more(), &name)><Icon icon=MORE /></summary>
                <div class="card-actions">
                    {restart} {action(COPY, copy, GamesMsg::Copy(id).into())} {delete}
                </div>
            </details>
        </li>
    }
    .into_any()
}

/// The content of a card.
fn inside(card: &Card, name: &str, seconds: Option<u64>, left: Option<i32>) -> AnyView {
    let words = &later().games;
    let last = match left {
        Some(days) => Some(words.kept(days)),
        None if card.unsaved => Some(words.only_here().to_owned()),
        None if card.here => Some(words.here().to_owned()),
        None if card.date > 0 => Some(words.ago(moment().date.saturating_sub(card.date))),
        None => None,
    };
    let (done, of) = card.filled;
    let share = format!("{}%", done * 100 / of.max(1));
    view! {
        <SmallBoard givens=card.givens.clone() board=card.board.clone() />
        <span class="card-said">
            <span class="card-name">{name.to_owned()}</span>
            <span class="card-text">{words.progress(card)}</span>
            <span class="card-bar" class:done=card.finished aria-hidden="true">
                <i style:--share=share></i>
            </span>
            <span class="card-text">
                {seconds.map(|seconds| view! { <span class="card-time">{time(seconds)}</span> })}
                {last.map(|last| view! { <span class="card-last">{last}</span> })}
            </span>
        </span>
    }
    .into_any()
}

/// The actions on unreadable games: save them as a file, or remove them after a confirmation.
#[component]
fn Farewell() -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().games;
    let seen = move |what: fn(&GamesView) -> bool| {
        Memo::new(move |_| store.showing(Content::games, what).unwrap_or_default())
    };
    let (removable, asked) = (seen(|view| view.removable > 0), seen(|view| view.farewell));
    let (question, remove, keep) = (words.question(), words.delete_for_good(), words.keep());
    // The same button asks and cancels, so that the focus stays, and a double press removes nothing.
    let toggled = move |_| store.send(GamesMsg::Part(!asked.get_untracked()));
    view! {
        <Show when=move || removable.get()>
            <Show when=move || asked.get()>
                <p class="card-text" role="alert">
                    {question}
                </p>
            </Show>
            <div class="games-buttons">
                <button class="button" type="button" on:click=move |_| store.send(GamesMsg::ExportUnreadable)>
                    <Icon icon=FILE_OUT />
                    {words.save_unreadable()}
                </button>
                <button class="button" type="button" on:click=toggled>
                    {move || if asked.get() { keep } else { words.delete_unreadable() }}
                </button>
                <Show when=move || asked.get()>
                    <button class="button" type="button" on:click=move |_| store.send(GamesMsg::RemoveUnreadable)>
                        <Icon icon=TRASH />
                        {remove}
                    </button>
                </Show>
            </div>
        </Show>
    }
}

/// Saving everything as a file, and reading a file, chosen or dropped on the dialog.
#[component]
fn Files() -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().games;
    let take = move |file: Option<files::Chosen>| {
        if let Some(file) = file {
            spawn_local(read_in(store, file));
        }
    };
    let importing = Memo::new(move |_| store.showing(Content::games, |view| view.importing).flatten());
    let stoppable = move || importing.get().is_some_and(|at| at != Importing::Writing);
    let held = RwSignal::new(false);
    let over = window_event_listener(ev::dragenter, move |event| {
        if files::is_held(&event) {
            held.set(true);
        }
    });
    on_cleanup(move || over.remove());
    view! {
        <section class="games-files">
            <h3 class="games-title">{words.file()}</h3>
            <p class="card-text">{words.file_help()}</p>
            <div class="games-buttons">
                <button class="button" type="button" on:click=move |_| store.send(GamesMsg::Export { part: false })>
                    <Icon icon=FILE_OUT />
                    {words.save()}
                </button>
                <Show when=move || importing.get().is_none()>
                    <label class="button file-button">
                        <Icon icon=FILE_IN />
                        {words.load()}
                        <input type="file" on:change=move |event| take(files::chosen(&event)) />
                    </label>
                </Show>
                <Show when=stoppable>
                    <button class="button games-stop" type="button" on:click=move |_| store.send(GamesMsg::StopImport)>
                        {words.stop()}
                    </button>
                </Show>
            </div>
            <p class="card-text" role="status">
                {move || importing.get().map(|at| words.imported(at))}
            </p>
        </section>
        <Show when=move || held.get()>
            <div
                class="drop"
                on:dragleave=move |_| held.set(false)
                // The window handles the drop, here as elsewhere.
                on:drop=move |_| held.set(false)
            >
                {words.drop()}
            </div>
        </Show>
    }
}

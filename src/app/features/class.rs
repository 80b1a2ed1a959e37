//! The results of a class: fields for the codes, and the table.

use crate::app::{
    browser::{camera, files},
    shared::{
        fields::{Fault, Select},
        viewfinder::Viewfinder,
    },
    store::Store,
    text::{later, time},
};
use leptos::{html, prelude::*};
use sudoku_core::generate::daily::Date;
use sudoku_play::{
    features::class::view::{ClassView, PupilView},
    messages::{ClassMsg, Pictured},
    saved::csv::csv,
    view::Content,
};

type View = Memo<Option<ClassView>>;

/// A memo of a part of the view.
fn of<T: Clone + PartialEq + Default + Send + Sync + 'static>(
    view: View,
    part: impl Fn(&ClassView) -> T + Send + Sync + 'static,
) -> Memo<T> {
    Memo::new(move |_| view.with(|view| view.as_ref().map_or_else(T::default, &part)))
}

#[component]
pub(crate) fn ClassResults() -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().class;
    let view: View = Memo::new(move |_| store.showing(Content::class, Clone::clone));
    let is_empty = of(view, |view| view.pupils.is_empty());
    let can_restore = of(view, |view| view.can_restore);
    let unread = of(view, |view| view.unread);
    view! {
        <div class="dialog-body class-results">
            <p>{words.about()}</p>
            <Intake view />
            {move || {
                let unread = Some(unread.get()).filter(|unread| *unread > 0)?;
                Some(
                    view! {
                        <div class="class-unread" role="status">
                            <Fault said=words.unread(unread) />
                            <button class="button quiet" id="class-unread" type="button" on:click=move |_| store.send(ClassMsg::RemoveUnread)>
                                {words.remove()}
                            </button>
                        </div>
                    },
                )
            }}
            {move || is_empty.get().then(|| view! { <p>{words.empty()}</p> })}
            {move || (!is_empty.get()).then(|| view! { <Groups view /> <Results view /> })}
            {move || {
                can_restore
                    .get()
                    .then(|| {
                        view! {
                            <button class="button" id="class-restore" type="button" on:click=move |_| store.send(ClassMsg::Restore)>
                                {words.restore()}
                            </button>
                        }
                    })
            }}
            <p class="field-help">{words.honest()}</p>
        </div>
    }
}

/// The fields for codes.
#[component]
fn Intake(view: View) -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().class;
    let field = NodeRef::<html::Textarea>::new();
    let added = of(view, |view| view.added);
    let faults = of(view, |view| view.faults.clone());
    let read = move |_| {
        if let Some(field) = field.get_untracked() {
            store.send(ClassMsg::Read(field.value()));
            // A text with a fault stays, to be mended.
            if faults.get_untracked().is_empty() {
                field.set_value("");
            }
        }
    };
    let chosen = move |event| {
        let Some(file) = files::chosen(&event) else { return };
        leptos::task::spawn_local(async move {
            if file.is_picture()
                && let Some(picture) = camera::picture(&file).await
            {
                return store.send(ClassMsg::Picture(picture, Pictured::File));
            }
            let read = file.part(0, file.size()).await;
            let text = read.map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
            store.send(ClassMsg::Read(text.unwrap_or_default()));
        });
    };
    view! {
        <label class="field">
            <span class="field-name">{words.paste()}</span>
            <textarea class="input" id="class-codes" rows="2" spellcheck="false" node_ref=field></textarea>
        </label>
        <div class="class-doors">
            <button class="button primary" id="class-add" type="button" on:click=read>{words.add()}</button>
            <label class="button class-file">
                {words.file()}
                <input class="vh" id="class-file" type="file" on:change=chosen />
            </label>
            <Viewfinder take=Callback::new(move |picture| store.send(ClassMsg::Picture(picture, Pictured::Live))) />
        </div>
        <div role="status">
            {move || added.get().map(|(count, known)| view! { <p>{words.read(count, known)}</p> })}
            {move || {
                faults.get().into_iter().map(|fault| view! { <Fault said=words.fault(fault) /> }).collect_view()
            }}
        </div>
    }
}

/// The list of assignments, where there are several.
#[component]
fn Groups(view: View) -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().class;
    let groups = of(view, |view| view.groups.clone());
    let chosen = of(view, |view| view.chosen.unwrap_or(0).to_string());
    let choose = Callback::new(move |number: String| {
        if let Ok(number) = number.parse() {
            store.send(ClassMsg::Choose(number));
        }
    });
    let list = move |groups: Vec<_>| {
        let option = |group: &sudoku_play::features::class::view::GroupView| {
            view! { <option value=group.number.to_string()>{words.group(group)}</option> }
        };
        view! {
            <label class="field">
                <span class="field-name">{words.groups()}</span>
                <Select name="group" label=words.groups() value=Signal::from(chosen) chosen=choose>
                    {groups.iter().map(option).collect_view()}
                </Select>
            </label>
        }
    };
    move || list(groups.get())
}

/// A pupil's row in words.
fn cells(number: usize, pupil: &PupilView, view: &ClassView) -> [String; 7] {
    let words = &later().class;
    let name = match &pupil.name {
        None => words.pupil(number + 1),
        Some(name) if name.is_empty() => words.nameless().to_owned(),
        Some(name) => name.clone(),
    };
    let slips: Vec<String> =
        pupil.slips.iter().map(|&slip| later().assignment.wrong_step(slip, &view.shape)).collect();
    [
        name,
        words.ended(pupil.ended).to_owned(),
        time(pupil.seconds.into()),
        format!("{} / {}", pupil.done.0, pupil.done.1),
        words.help(pupil.aids),
        words.techniques(&pupil.techniques, pupil.hurry),
        slips.join(", "),
    ]
}

/// A pupil's reasons in words: how many held at once, and the weakest kind.
fn reasons(pupil: &PupilView) -> String {
    let words = &later().argue;
    let Some(own) = pupil.reasons else { return String::new() };
    let weakest = own.weakest().map(|weakest| words.weakest(weakest));
    [Some(words.counts(&own)), weakest].into_iter().flatten().collect::<Vec<_>>().join("; ")
}

/// The rows of the file: numbers that a spreadsheet can count with, and what the page shows elsewhere.
fn file_rows(view: &ClassView) -> Vec<Vec<String>> {
    let chosen = view.groups.iter().find(|group| Some(group.number) == view.chosen);
    let title = chosen.map_or_else(String::new, |group| group.title.clone());
    let row = |(number, pupil): (usize, &PupilView)| {
        let [name, ended, _, _, help, techniques, slips] = cells(number, pupil, view);
        let date = Date::of_day((pupil.minute / MINUTES_OF_DAY).cast_signed()).to_string();
        let [seconds, done, of] = [pupil.seconds, pupil.done.0.into(), pupil.done.1.into()];
        let [seconds, done, of, wrong] =
            [seconds, done, of, pupil.slips.len() as u32].map(|one| one.to_string());
        let (at_once, asked, weakest) = pupil.reasons.map_or_else(Default::default, |own| {
            let weakest = own.weakest().map_or("", |weakest| later().argue.kind(weakest.kind));
            (own.sum().0.to_string(), own.sum().1.to_string(), weakest.to_owned())
        });
        vec![
            name,
            title.clone(),
            date,
            ended,
            seconds,
            done,
            of,
            help,
            techniques,
            wrong,
            slips,
            at_once,
            asked,
            weakest,
        ]
    };
    view.pupils.iter().enumerate().map(row).collect()
}

/// The minutes of a day.
const MINUTES_OF_DAY: u32 = 24 * 60;

/// The table, and the most common wrong steps.
#[component]
fn Results(view: View) -> impl IntoView {
    let store = expect_context::<Store>();
    let words = &later().class;
    let hidden = of(view, |view| view.hidden);
    let unread = of(view, |view| view.unread);
    let table = of(view, |view| {
        let asked = view.pupils.iter().any(|pupil| pupil.reasons.is_some());
        let row = |(number, pupil): (usize, &PupilView)| {
            let mut row = cells(number, pupil, view).to_vec();
            row.extend(asked.then(|| reasons(pupil)));
            row
        };
        view.pupils.iter().enumerate().map(row).collect::<Vec<_>>()
    });
    let asked = of(view, |view| view.pupils.iter().any(|pupil| pupil.reasons.is_some()));
    let weakest = of(view, |view| view.weakest);
    let common = of(view, |view| {
        let said = view.common.iter();
        let all = view.pupils.len();
        said.map(|&(slip, count)| words.common(slip, &view.shape, count, all)).collect::<Vec<_>>()
    });
    let row = move |(at, row): (usize, Vec<String>)| {
        let mut row = row.into_iter();
        let name = row.next();
        let label = format!("{} {}", words.remove(), name.clone().unwrap_or_default());
        view! {
            <tr>
                <th scope="row">{name}</th>
                {row.map(|cell| view! { <td>{cell}</td> }).collect_view()}
                <td>
                    <button class="button quiet" type="button" aria-label=label on:click=move |_| store.send(ClassMsg::Remove(at))>
                        {words.remove()}
                    </button>
                </td>
            </tr>
        }
    };
    let save = move |_| {
        let heads = words.file_heads().map(str::to_owned).to_vec();
        let saved = view.with_untracked(|view| view.as_ref().map_or_else(Vec::new, file_rows));
        let rows: Vec<Vec<String>> = std::iter::once(heads).chain(saved).collect();
        let remark =
            Some(unread.get_untracked()).filter(|unread| *unread > 0).map(|unread| words.unread(unread));
        files::download(words.save_name(), &[csv(&rows, remark)]);
    };
    view! {
        <div class="class-common" aria-live="polite">
            {move || {
                let common = common.get();
                (!common.is_empty())
                    .then(|| {
                        view! {
                            <h3>{words.common_head()}</h3>
                            <ul>{common.into_iter().map(|said| view! { <li>{said}</li> }).collect_view()}</ul>
                        }
                    })
            }}
        </div>
        {move || weakest.get().map(|weakest| view! { <p id="class-weakest">{words.weakest()} " " {later().argue.weakest(weakest)}</p> })}
        <div class="class-table" tabindex="0">
            <table>
                <thead>
                    <tr>
                        {words.heads().map(|head| view! { <th scope="col">{head}</th> }).into_iter().collect_view()}
                        {move || asked.get().then(|| view! { <th scope="col">{words.head_reasons()}</th> })}
                        <td></td>
                    </tr>
                </thead>
                <tbody>{move || table.get().into_iter().enumerate().map(row).collect_view()}</tbody>
            </table>
        </div>
        <div class="class-doors">
            <label class="switch">
                <span class="switch-name">{words.hide()}</span>
                <input
                    type="checkbox"
                    role="switch"
                    id="class-hide"
                    prop:checked=hidden
                    on:change=move |event| store.send(ClassMsg::HideNames(event_target_checked(&event)))
                />
            </label>
            <button class="button" id="class-save" type="button" on:click=save>{words.save()}</button>
            <button class="button quiet" id="class-clear" type="button" on:click=move |_| store.send(ClassMsg::RemoveAll)>
                {words.remove_all()}
            </button>
        </div>
    }
}

//! Whatever a player does, in any order, the page shows the views of a session that hears its meaning.

use crate::{
    page::{Page, drawn, first_game, game, single_spaced, text_of},
    script::{Do, Line, adding, does, drag, play, tap},
    twin::{Twin, digit},
};
use stepdoku_page::app::text::{later, text};
use sudoku_core::{
    Cell, Rng, Seed,
    explain::{Locale, tell, title, written_out},
};
use sudoku_play::{
    features::solver::view::{SolveBody, SolveView},
    game::{colour::Colour, turns::Fill},
    input::{Filter, Mode, Target},
    messages::{GameMsg, InputMsg, MomentMsg, Msg, PageMsg, PointerMsg, SettingsMsg, SolverMsg},
    saved::settings::{Choice, NoteLayout, Switch},
    ui::{Dialog, Direction, Panel, Pointing},
    walk::{StepMsg, Way},
};
use wasm_bindgen::JsCast;
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::HtmlElement;

const SHIFT: &[&str] = &["shiftKey"];
const CTRL: &[&str] = &["ctrlKey"];
const ALT: &[&str] = &["altKey"];

/// A puzzle whose first row is 12...73.4 and whose second is 46.81...7.
pub(crate) const PUZZLE: &str =
    "12...73.446.81...79.74.56.....3217....6.8.4....9654.....82.61.36...93.727.21...96";

/// The number of actions in a row.
const ACTIONS: usize = 90;

const KEYS: [&str; 9] = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];

/// Ways over the board: a corner, a line, a ring, which also has an inner line, and one that meets givens alone.
const WAYS: [&[usize]; 4] =
    [&[2, 3, 4, 13, 22], &[30, 39, 48], &[30, 31, 32, 41, 50, 49, 48, 39], &[10, 11, 20, 19]];

/// Switches to corner and centre notes, in the settings.
pub(crate) fn two_kinds_of_notes() -> Vec<Line> {
    vec![
        does(Do::Click("[data-opens=settings]"), Msg::Page(PageMsg::Open(Dialog::Settings))),
        does(
            Do::Click("dialog[open] input[name=note-layout][value=corner-centre]"),
            Msg::Settings(SettingsMsg::Choose(Choice::NoteLayout(NoteLayout::CornerCentre))),
        ),
        does(Do::Click("dialog[open] .dialog-head .icon-button"), Msg::Page(PageMsg::Dismiss)),
    ]
}

fn paint(number: u8) -> Msg {
    Msg::Input(InputMsg::Paint(Colour::new(number).unwrap()))
}

/// A press of the pointer. A second press of the same cell would be a double click, so it takes another one.
fn any_press(rng: &mut Rng, pressed: &mut usize) -> Line {
    let mut cell = rng.below(81) as usize;
    if cell == *pressed {
        cell = (cell + 10) % 81;
    }
    *pressed = cell;
    let way = WAYS[rng.below(4) as usize];
    match rng.below(8) {
        0..=2 => does(Do::Mouse(&[], cell), tap(cell)),
        3 | 4 => does(Do::Finger(cell), tap(cell)),
        5 => does(Do::Mouse(CTRL, cell), adding(cell)),
        6 if way[0] != cell => {
            *pressed = way[0];
            (Do::Drag(way), drag(way))
        }
        _ if way[0] != cell => {
            *pressed = way[0];
            (Do::Swipe(way), drag(way))
        }
        _ => does(Do::Mouse(SHIFT, cell), adding(cell)),
    }
}

/// A key of the keyboard or of the pad.
fn any_key(rng: &mut Rng) -> Line {
    let number = rng.below(9) as u8 + 1;
    let key = KEYS[usize::from(number) - 1];
    let direction = [
        ("ArrowLeft", Direction::Left),
        ("ArrowRight", Direction::Right),
        ("ArrowUp", Direction::Up),
        ("ArrowDown", Direction::Down),
    ][rng.below(4) as usize];
    match rng.below(14) {
        0..=3 => does(Do::Key(key), Msg::Input(InputMsg::Enter(digit(number)))),
        4 => does(Do::With(SHIFT, key), Msg::Input(InputMsg::EnterAs(Mode::Corner, digit(number)))),
        5 => does(Do::With(CTRL, key), Msg::Input(InputMsg::EnterAs(Mode::Centre, digit(number)))),
        6 | 7 => does(Do::Pad(number), Msg::Input(InputMsg::Pad(digit(number)))),
        8 => does(Do::PadLong(number), Msg::Input(InputMsg::Lock(digit(number)))),
        9 => does(Do::With(ALT, key), Msg::Input(InputMsg::FilterBy(Some(Filter::Digit(digit(number)))))),
        10 | 11 => does(Do::Key(direction.0), Msg::Input(InputMsg::Go(direction.1))),
        12 => does(Do::With(SHIFT, direction.0), Msg::Input(InputMsg::Extend(direction.1))),
        _ => does(Do::With(CTRL, "a"), Msg::Input(InputMsg::SelectAll)),
    }
}

/// A key or a button with one meaning.
fn any_command(rng: &mut Rng) -> Line {
    let all = [
        does(Do::Key("z"), Msg::Input(InputMsg::SetMode(Mode::Digit))),
        does(Do::Key("x"), Msg::Input(InputMsg::SetMode(Mode::Corner))),
        does(Do::Key("v"), Msg::Input(InputMsg::SetMode(Mode::Colour))),
        does(Do::Click("[data-mode=colour]"), Msg::Input(InputMsg::SetMode(Mode::Colour))),
        does(Do::Click("[data-mode=digits]"), Msg::Input(InputMsg::SetMode(Mode::Digit))),
        does(Do::Key(" "), Msg::Input(InputMsg::NextMode)),
        does(Do::Key("Delete"), Msg::Input(InputMsg::Erase)),
        does(Do::Key("."), Msg::Input(InputMsg::Swap)),
        does(Do::Key("l"), Msg::Input(InputMsg::LockHere)),
        does(Do::Key("b"), Msg::Input(InputMsg::FilterBy(Some(Filter::Bivalue)))),
        does(Do::Key("n"), Msg::Game(GameMsg::FillNotes(Fill::Selected))),
        does(Do::Click(".fill > button:nth-of-type(1)"), Msg::Game(GameMsg::FillNotes(Fill::All))),
        does(Do::Key("q"), Msg::Game(GameMsg::Check)),
        does(Do::Tool("check"), Msg::Game(GameMsg::Check)),
        does(Do::Tool("undo"), Msg::Game(GameMsg::Undo)),
        does(Do::Key("u"), Msg::Game(GameMsg::Undo)),
        does(Do::With(CTRL, "y"), Msg::Game(GameMsg::Redo)),
        does(Do::Tool("erase"), Msg::Input(InputMsg::Erase)),
        does(Do::Tool("filter"), Msg::Input(InputMsg::TogglePicking)),
        does(Do::Tool("candidates"), Msg::Pointer(PointerMsg::ToggleCandidates)),
        does(Do::Click(".paints [data-colour='3']"), paint(3)),
        does(Do::Click(".paints [data-colour='9']"), paint(9)),
        does(
            Do::Click(".pad-line .track .mode:nth-child(2)"),
            Msg::Input(InputMsg::PaintOn(Target::Candidates)),
        ),
        does(
            Do::Click(".highlights button:nth-child(6)"),
            Msg::Input(InputMsg::FilterBy(Some(Filter::Digit(digit(6))))),
        ),
        does(Do::Click(".pad-line .pairs"), Msg::Input(InputMsg::FilterBy(Some(Filter::Bivalue)))),
        does(Do::Key("t"), Msg::Moment(MomentMsg::Try)),
        does(Do::Click(".trial button:last-child"), Msg::Moment(MomentMsg::GiveUp)),
        does(Do::Click(".trial .primary"), Msg::Moment(MomentMsg::Keep)),
        does(Do::Click(".clock"), Msg::Page(PageMsg::Pause)),
        does(Do::Key("Escape"), Msg::Page(PageMsg::Escape)),
    ];
    let at = rng.below(all.len() as u32) as usize;
    all.into_iter().nth(at).unwrap()
}

/// Whether the page has what an action needs.
fn can(page: &Page, act: &Do) -> bool {
    let there = |selector: &str| {
        let found = page.all(selector);
        matches!(&found[..], [only] if !only.has_attribute("disabled"))
    };
    match act {
        Do::Click(selector) => there(selector),
        Do::Tool(does) => there(&format!("[data-does='{does}']")),
        Do::Pad(number) | Do::PadLong(number) => there(&format!(".keypad [data-digit='{number}']")),
        _ => true,
    }
}

#[wasm_bindgen_test]
async fn whatever_is_done_the_page_shows_it() {
    for (seed, kept) in [(1, None), (2, Some(two_kinds_of_notes()))] {
        let mut rng = Rng::new(Seed::new(seed), 0);
        let page = Page::with(game(PUZZLE)).await;
        let mut twin = Twin::of(game(PUZZLE), &page);
        page.focus(2).await;
        twin.hear(Msg::Input(InputMsg::Select(Cell::at(2))));
        play(&page, &mut twin, kept.into_iter().flatten().collect()).await;
        let (mut done, mut pressed) = (0, 2);
        while done < ACTIONS {
            let line = match rng.below(3) {
                0 => any_press(&mut rng, &mut pressed),
                1 => any_key(&mut rng),
                _ => any_command(&mut rng),
            };
            if !can(&page, &line.0) {
                continue;
            }
            let pauses = line.1 == [Msg::Page(PageMsg::Pause)];
            play(&page, &mut twin, vec![line]).await;
            if pauses {
                assert!(page.all("[role=gridcell]").iter().all(|cell| text_of(cell).is_empty()));
                let back = does(Do::Click(".cover button"), Msg::Page(PageMsg::Pause));
                play(&page, &mut twin, vec![back]).await;
            }
            done += 1;
        }
        assert!(page.has(".cell.placed") || page.has("[data-notes]"), "something was entered");
    }
}

/// A mouse that rests on a note, two presses in a row of one cell, a key that is held, and help that a notice offers.
#[wasm_bindgen_test]
async fn what_follows_another_action_is_shown() {
    let point = |across: f64, down: f64, at: Option<(usize, u8)>| {
        let at = at.map(|(cell, number)| Pointing { cell: Cell::at(cell), digit: digit(number) });
        does(Do::Point(across, down), Msg::Pointer(PointerMsg::Point(at)))
    };
    // The notes of a cell are in three lines of three.
    let mut script = vec![
        point(3.5, 0.5, Some((3, 5))),
        does(Do::Tool("candidates"), Msg::Pointer(PointerMsg::ToggleCandidates)),
        point(3.9, 0.9, Some((3, 9))),
        point(-0.5, 0.5, None),
        does(Do::Tool("candidates"), Msg::Pointer(PointerMsg::ToggleCandidates)),
        does(Do::Tool("notes"), Msg::Input(InputMsg::ToggleNotes)),
        does(Do::Tool("notes"), Msg::Input(InputMsg::ToggleNotes)),
    ];
    script.extend(two_kinds_of_notes());
    script.extend([
        (Do::MouseTwice(0), vec![tap(0), tap(0), Msg::Input(InputMsg::SelectSame(Cell::at(0)))]),
        (Do::FingerTwice(9), vec![tap(9), tap(9), Msg::Input(InputMsg::SelectSame(Cell::at(9)))]),
        does(Do::Mouse(&[], 2), tap(2)),
        does(Do::Pad(5), Msg::Input(InputMsg::Pad(digit(5)))),
        does(Do::PadAgain(5), Msg::Input(InputMsg::PadTwice(digit(5)))),
        does(Do::Tool("undo"), Msg::Game(GameMsg::Undo)),
        does(Do::Hold("Shift", SHIFT), Msg::Input(InputMsg::Hold(Some(Mode::Corner)))),
        does(Do::Pad(3), Msg::Input(InputMsg::Pad(digit(3)))),
        does(Do::LetGo("Shift"), Msg::Input(InputMsg::Hold(None))),
        does(Do::Click(".fill > button:nth-of-type(1)"), Msg::Game(GameMsg::FillNotes(Fill::All))),
        // The answer to the notice.
        does(Do::Click(".notice .button"), Msg::Settings(SettingsMsg::Set(Switch::KeepNotes, true))),
        does(Do::Mouse(&[], 13), tap(13)),
        does(Do::Key("5"), Msg::Input(InputMsg::Enter(digit(5)))),
        does(Do::Tool("moments"), Msg::Page(PageMsg::Open(Dialog::Moments))),
        does(Do::Tool("restart"), Msg::Game(GameMsg::Restart)),
        does(Do::Click("dialog[open] .dialog-head .icon-button"), Msg::Page(PageMsg::Dismiss)),
    ]);
    let page = Page::with(game(PUZZLE)).await;
    let mut twin = Twin::of(game(PUZZLE), &page);
    page.focus(4).await;
    twin.hear(Msg::Input(InputMsg::Select(Cell::at(4))));
    play(&page, &mut twin, script).await;
}

/// Opens the solver. During a game, the first press says that it ends the counting of the time.
async fn open_solver(page: &Page, twin: &mut Twin) {
    while twin.session().stepper().is_none() {
        page.click(".tabs", text().head.face(Panel::Solve)).await;
        twin.hear(Msg::Page(PageMsg::Show(Panel::Solve)));
    }
    // It would find the path.
    twin.loses_its_worker(page).await;
}

/// Compares the card of the solver, its buttons and its list.
fn agrees_on_solver(page: &Page, view: SolveView, twin: &Twin, after: &str) {
    let SolveView { running, body, candidates_on, .. } = view;
    let SolveBody::Going { telling, passes, can_back, can_next, end, way, .. } = body else {
        assert!(page.has(".notice-card") && !page.has(".transport"), "blocked after {after}");
        return;
    };
    let words = &later().solver;
    let shape = twin.session().shape();
    assert_eq!(page.has(".notice-card"), end.is_some(), "the end after {after}");
    if let Some(telling) = telling {
        let sentence = tell(&telling, Locale::ENGLISH);
        let name = telling.title().map(|name| title(name, Locale::ENGLISH));
        assert_eq!(Some(page.text(".technique")), name, "after {after}");
        let said = written_out(&sentence, shape, Locale::ENGLISH).concat();
        // The joiner between a full stop and the piece before it is not read.
        let read = page.texts(".reasons p, .reasons li, .conclusion").join(" ").replace('\u{2060}', "");
        assert_eq!(read, single_spaced(&said), "after {after}");
        let pieces: Vec<String> = page.texts(".sentence .piece");
        let named = sentence.iter().filter(|span| span.mention().is_some()).count();
        assert_eq!(pieces.len(), named, "pieces that can be pointed at after {after}: {pieces:?}");
    }
    for (name, on) in [
        (words.start_help(), can_back),
        (words.back_step_help(), can_back),
        (words.next_step_help(), can_next),
        (words.end_help(), can_next),
    ] {
        let off = page.button(".transport", name).get_attribute("aria-disabled");
        assert_eq!(off.is_none(), on, "{name} after {after}");
    }
    // Passes are led through where they are the way.
    for (does, on) in [("back-pass", can_back), ("next-pass", can_next)] {
        let on_page: Vec<bool> = page
            .all(&format!(".transport [data-does='{does}']"))
            .iter()
            .map(|button| !button.has_attribute("aria-disabled"))
            .collect();
        let told = (way == Way::Passes).then_some(on);
        assert_eq!(on_page, Vec::from_iter(told), "{does} after {after}");
    }
    let lines = page.all(".passes > .pass");
    assert_eq!(lines.len(), passes.len(), "passes after {after}");
    for (line, told) in lines.iter().zip(&passes) {
        assert_eq!(line.get_attribute("data-kind").as_deref(), Some(told.kind.slug()), "after {after}");
        assert_eq!(line.class_list().contains("current"), told.current, "after {after}");
        let steps = line.query_selector_all("button.step").unwrap().length();
        assert_eq!(steps as usize, told.steps.len(), "steps after {after}");
        let current = line.query_selector_all("[aria-current=step]").unwrap().length();
        let told_current = told.steps.iter().filter(|step| step.current).count();
        assert_eq!(current as usize, told_current, "the step that is shown after {after}");
    }
    let pressed = |name: &str| page.button(".run", name).get_attribute("aria-pressed");
    assert_eq!(pressed(if running { words.stop() } else { words.run() }), Some(running.to_string()));
    assert_eq!(pressed(text().entry.candidates()), Some(candidates_on.to_string()), "after {after}");
    if after != words.next_step_help() {
        return;
    }
    let signs = twin.session().drawing().signs();
    let told: Vec<String> = signs.into_iter().map(|sign| later().marks.sign(sign)).collect();
    let legend: Vec<String> = page.texts(".legend li").iter().map(|said| said.trim().to_owned()).collect();
    assert_eq!(legend, told, "the legend after {after}");
}

#[wasm_bindgen_test]
async fn wherever_the_solver_is_led_the_page_shows_it() {
    let page = Page::with(first_game()).await;
    let mut twin = Twin::of(first_game(), &page);
    open_solver(&page, &mut twin).await;
    page.one(".lists-tabs .list-tab:nth-of-type(2)").click();
    crate::page::drawn().await;
    twin.hear(Msg::Solver(SolverMsg::Step(StepMsg::Way(Way::Passes))));
    let words = &later().solver;
    let buttons = [
        (words.next_step_help(), StepMsg::NextStep),
        (words.next_step_help(), StepMsg::NextStep),
        (words.next_pass_help(), StepMsg::NextPass),
        (words.next_pass_help(), StepMsg::NextPass),
        (words.back_pass_help(), StepMsg::BackPass),
        (words.back_step_help(), StepMsg::BackStep),
        (words.start_help(), StepMsg::ToStart),
    ];
    let mut rng = Rng::new(Seed::new(3), 0);
    let mut seen = 0;
    for _ in 0..60 {
        let SolveBody::Going { passes, .. } = twin.session().stepper().unwrap().body else {
            panic!("the game is right")
        };
        let steps: Vec<usize> = passes.iter().flat_map(|pass| &pass.steps).map(|step| step.at).collect();
        let (after, msg) = match rng.below(8) {
            0 if !steps.is_empty() => {
                let at = rng.below(steps.len() as u32) as usize;
                page.all("button.step")[at].clone().unchecked_into::<HtmlElement>().click();
                drawn().await;
                ("a step of the list", StepMsg::GoTo(steps[at]))
            }
            _ => {
                let (name, msg) = buttons[rng.below(buttons.len() as u32) as usize];
                if page.button(".transport", name).has_attribute("aria-disabled") {
                    continue;
                }
                page.click(".transport", name).await;
                (name, msg)
            }
        };
        twin.hear(Msg::Solver(SolverMsg::Step(msg)));
        twin.agrees_with(&page, after);
        agrees_on_solver(&page, twin.session().stepper().unwrap(), &twin, after);
        seen += page.all(".board > svg.marks > rect.place").len();
    }
    assert!(seen > 5, "digits are placed: {seen}");
}

/// A wrong digit blocks the solver, until it is asked to start from the givens.
#[wasm_bindgen_test]
async fn a_blocked_solver_says_so() {
    let page = Page::with(first_game()).await;
    let mut twin = Twin::of(first_game(), &page);
    page.focus(2).await;
    page.press("8").await;
    twin.hear(Msg::Input(InputMsg::Select(Cell::at(2))));
    twin.hear(Msg::Input(InputMsg::Enter(digit(8))));
    open_solver(&page, &mut twin).await;
    agrees_on_solver(&page, twin.session().stepper().unwrap(), &twin, "a wrong digit");
    assert_eq!(page.text(".notice-card-title"), later().solver.blocked(1));
    page.click(".notice-card", later().solver.from_givens()).await;
    twin.hear(Msg::Solver(SolverMsg::Step(StepMsg::FromGivens)));
    agrees_on_solver(&page, twin.session().stepper().unwrap(), &twin, "from the givens");
}

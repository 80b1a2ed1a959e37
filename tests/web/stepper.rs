//! The stepper: its buttons and keys, the sentence, and the shapes over the board.

use crate::{
    board::lines,
    page::{Page, drawn, fire, first_game, game, single_spaced, text_of},
    twin::{Twin, digit},
};
use stepdoku::app::text::{later, text};
use sudoku_core::{
    Cell, Digit,
    explain::{Locale, Span, tell, title, written_out},
    telling::Mention,
};
use sudoku_play::{
    features::solver::view::{SolveBody, SolveView},
    game::Game,
    messages::{InputMsg, Msg, PageMsg, PointerMsg, SolverMsg},
    ui::Panel,
    walk::{Speed, StepMsg},
};
use wasm_bindgen::JsCast;
use wasm_bindgen_test::wasm_bindgen_test;
use web_sys::HtmlElement;

/// The page and its twin, both at the start of the solver.
async fn solving(game: impl Fn() -> Game) -> (Page, Twin) {
    let page = Page::with(game()).await;
    let mut twin = Twin::of(game(), &page);
    open(&page, &mut twin).await;
    agree(&page, &twin, "the start of the solver");
    (page, twin)
}

/// Opens the solver. During a game, the first press says that it ends the counting of the time.
async fn open(page: &Page, twin: &mut Twin) {
    while twin.session().stepper().is_none() {
        page.click(".tabs", text().head.face(Panel::Solve)).await;
        twin.hear(Msg::Page(PageMsg::Show(Panel::Solve)));
    }
}

fn view(twin: &Twin) -> SolveView {
    twin.session().stepper().unwrap()
}

/// Compares board, card, buttons and list.
fn agree(page: &Page, twin: &Twin, after: &str) {
    twin.agrees_with(page, after);
    let SolveView { running, body, candidates_on, .. } = view(twin);
    let SolveBody::Going { telling, passes, can_back, can_next, end, .. } = body else {
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
    for (names, on) in [
        (words.start, can_back),
        (words.back_pass, can_back),
        (words.back_step, can_back),
        (words.next_step, can_next),
        (words.next_pass, can_next),
        (words.end, can_next),
    ] {
        let off = page.button(".transport", names.1).get_attribute("aria-disabled");
        assert_eq!(off.is_none(), on, "{} after {after}", names.1);
    }
    let lines = page.all(".passes > .pass");
    assert_eq!(lines.len(), passes.len(), "passes after {after}");
    for (line, told) in lines.iter().zip(&passes) {
        assert_eq!(line.get_attribute("data-kind").as_deref(), Some(told.kind.slug()), "after {after}");
        assert_eq!(line.class_list().contains("current"), told.current, "after {after}");
        assert_eq!(line.class_list().contains("nothing"), told.count == 0, "after {after}");
        let number = line.query_selector(".pass-number").unwrap().unwrap();
        let told_number = told.number.map_or_else(|| "–".to_owned(), |number| number.to_string());
        assert_eq!(text_of(&number), told_number, "after {after}");
        let steps = line.query_selector_all("button.step").unwrap().length();
        assert_eq!(steps as usize, told.steps.len(), "steps after {after}");
        let current = line.query_selector_all("[aria-current=step]").unwrap().length();
        let told_current = told.steps.iter().filter(|step| step.current).count();
        assert_eq!(current as usize, told_current, "the step that is shown after {after}");
    }
    let pressed = |name: &str| page.button(".run", name).get_attribute("aria-pressed");
    assert_eq!(pressed(if running { words.stop } else { words.run }), Some(running.to_string()));
    assert_eq!(pressed(text().entry.tools.candidates), Some(candidates_on.to_string()), "after {after}");
}

#[wasm_bindgen_test]
async fn the_buttons_walk_along_the_trail() {
    let words = &later().solver;
    for line in [lines()[0], lines()[1], lines()[2]] {
        let (page, mut twin) = solving(|| game(line)).await;
        for (names, step) in [
            (words.next_step, StepMsg::NextStep),
            (words.next_step, StepMsg::NextStep),
            (words.next_pass, StepMsg::NextPass),
            (words.next_pass, StepMsg::NextPass),
            (words.next_step, StepMsg::NextStep),
            (words.back_step, StepMsg::BackStep),
            (words.back_pass, StepMsg::BackPass),
            (words.start, StepMsg::ToStart),
        ] {
            page.click(".transport", names.1).await;
            twin.hear(Msg::Solver(SolverMsg::Step(step)));
            agree(&page, &twin, names.1);
        }
    }
}

#[wasm_bindgen_test]
async fn keys_walk_along_the_trail_to_its_end() {
    let (page, mut twin) = solving(first_game).await;
    page.focus(2).await;
    twin.hear(Msg::Input(InputMsg::Select(Cell::at(2))));
    let shift: &[&str] = &["shiftKey"];
    let script: [(&str, &[&str], StepMsg); 8] = [
        (".", &[], StepMsg::NextStep),
        ("Enter", &[], StepMsg::NextStep),
        ("Enter", shift, StepMsg::NextPass),
        (">", shift, StepMsg::NextPass),
        ("<", shift, StepMsg::BackPass),
        ("Backspace", shift, StepMsg::BackPass),
        (",", &[], StepMsg::BackStep),
        ("Backspace", &[], StepMsg::BackStep),
    ];
    for (key, held, step) in script {
        page.press_with(key, held).await;
        twin.hear(Msg::Solver(SolverMsg::Step(step)));
        agree(&page, &twin, key);
    }
    // An easy puzzle has far fewer passes than this.
    for _ in 0..40 {
        page.press_with("Enter", shift).await;
        twin.hear(Msg::Solver(SolverMsg::Step(StepMsg::NextPass)));
    }
    agree(&page, &twin, "the end");
    let SolveBody::Going { end, .. } = view(&twin).body else { panic!("the game is right") };
    assert!(end.is_some(), "the end is reached");
    assert_eq!(page.all(".cell.empty").len(), 0, "and the board is full");
    assert_eq!(text_of(&page.cell(2)), "5");
}

#[wasm_bindgen_test]
async fn a_step_is_drawn_with_a_shape_for_each_meaning() {
    let (page, mut twin) = solving(first_game).await;
    let mut seen = Vec::new();
    for _ in 0..40 {
        page.click(".transport", later().solver.next_step.1).await;
        twin.hear(Msg::Solver(SolverMsg::Step(StepMsg::NextStep)));
        twin.agrees_with(&page, "a step");
        for emphasis in ["rect.place", "text.place-digit", "rect.house", "rect.cause", "g.elim"] {
            if page.has(&format!(".board > svg.marks > {emphasis}")) && !seen.contains(&emphasis) {
                seen.push(emphasis);
            }
        }
    }
    seen.sort_unstable();
    assert_eq!(seen, ["g.elim", "rect.cause", "rect.house", "rect.place", "text.place-digit"]);
}

#[wasm_bindgen_test]
async fn the_legend_names_the_signs_that_are_there() {
    let (page, mut twin) = solving(first_game).await;
    for _ in 0..12 {
        page.click(".transport", later().solver.next_step.1).await;
        twin.hear(Msg::Solver(SolverMsg::Step(StepMsg::NextStep)));
        let signs = twin.session().drawing().signs();
        let told: Vec<&str> = signs.into_iter().map(later().marks.sign).collect();
        let legend: Vec<String> =
            page.texts(".legend li").iter().map(|said| said.trim().to_owned()).collect();
        assert_eq!(legend, told);
    }
}

#[wasm_bindgen_test]
async fn a_piece_of_the_sentence_lights_what_it_names() {
    let (page, mut twin) = solving(first_game).await;
    page.click(".transport", later().solver.next_step.1).await;
    twin.hear(Msg::Solver(SolverMsg::Step(StepMsg::NextStep)));
    let SolveBody::Going { telling: Some(telling), .. } = view(&twin).body else { panic!("a step is told") };
    let sentence = tell(&telling, Locale::ENGLISH);
    let things: Vec<Mention> = sentence.iter().filter_map(Span::mention).collect();
    let pieces = page.all(".sentence .piece");
    assert!(!pieces.is_empty() && pieces.len() == things.len());
    for (piece, thing) in pieces.iter().zip(things) {
        for (enter, leave, class) in
            [("pointerenter", "pointerleave", "PointerEvent"), ("focus", "blur", "FocusEvent")]
        {
            fire(piece, class, enter, &[]);
            drawn().await;
            twin.hear(Msg::Pointer(PointerMsg::PointAt(Some(thing))));
            twin.agrees_with(&page, enter);
            assert!(page.has(".lit-cell, .lit-house, .halo"), "{thing:?} is lit by {enter}");
            fire(piece, class, leave, &[]);
            drawn().await;
            twin.hear(Msg::Pointer(PointerMsg::PointAt(None)));
            twin.agrees_with(&page, leave);
        }
    }
}

#[wasm_bindgen_test]
async fn the_list_leads_to_each_step_and_pass() {
    let (page, mut twin) = solving(first_game).await;
    for _ in 0..3 {
        page.click(".transport", later().solver.next_pass.1).await;
        twin.hear(Msg::Solver(SolverMsg::Step(StepMsg::NextPass)));
    }
    page.one(".passes > .pass:first-child summary").click();
    drawn().await;
    twin.hear(Msg::Solver(SolverMsg::Step(StepMsg::ShowPass(0))));
    agree(&page, &twin, "the first pass");
    page.all("button.step")[1].clone().unchecked_into::<HtmlElement>().click();
    drawn().await;
    twin.hear(Msg::Solver(SolverMsg::Step(StepMsg::GoTo(2))));
    agree(&page, &twin, "its second step");
    page.click(".run", text().entry.tools.candidates).await;
    twin.hear(Msg::Pointer(PointerMsg::ToggleCandidates));
    agree(&page, &twin, "the candidates");
}

#[wasm_bindgen_test]
async fn it_runs_by_itself_and_stops() {
    let (page, mut twin) = solving(first_game).await;
    let select = page.one(".speed select").unchecked_into::<HtmlElement>();
    js_sys::Reflect::set(&select, &"value".into(), &Speed::Fast.slug().into()).unwrap();
    fire(&select, "Event", "change", &[]);
    page.click(".run", later().solver.run).await;
    twin.hear(Msg::Solver(SolverMsg::Step(StepMsg::SetSpeed(Speed::Fast))));
    twin.hear(Msg::Solver(SolverMsg::Step(StepMsg::Run)));
    assert!(page.has(".technique"), "the first step is shown at once");
    let steps = |page: &Page| page.all("button.step:not([data-state=ahead])").len();
    page.until("three more steps by themselves", |page| steps(page) >= 4).await;
    page.click(".run", later().solver.stop).await;
    let stopped = steps(&page);
    for _ in 1..stopped {
        twin.hear(Msg::Solver(SolverMsg::Step(StepMsg::RunTick)));
    }
    twin.hear(Msg::Solver(SolverMsg::Step(StepMsg::Run)));
    agree(&page, &twin, "it was stopped");
}

#[wasm_bindgen_test]
async fn a_wrong_digit_blocks_the_solver_until_the_givens_are_asked_for() {
    let page = Page::with(first_game()).await;
    let mut twin = Twin::of(first_game(), &page);
    page.focus(2).await;
    page.press("8").await;
    let wrong: Digit = digit(8);
    for msg in [Msg::Input(InputMsg::Select(Cell::at(2))), Msg::Input(InputMsg::Enter(wrong))] {
        twin.hear(msg);
    }
    open(&page, &mut twin).await;
    agree(&page, &twin, "a wrong digit");
    assert_eq!(page.text(".notice-card-title"), (later().solver.blocked)(1).0);
    page.click(".notice-card", later().solver.from_givens).await;
    twin.hear(Msg::Solver(SolverMsg::Step(StepMsg::FromGivens)));
    agree(&page, &twin, "the givens were asked for");
}

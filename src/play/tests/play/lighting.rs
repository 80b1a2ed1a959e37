//! The sentence and the board highlight each other.

use crate::{
    common::{ARTICLE, case_steps, digit, puzzle},
    page::{Page, mentions, sentence_of},
    watching::solving,
};
use sudoku_core::{
    Candidate, Cell, Shape, Technique,
    explain::{Locale, Span, explain, written::in_notations},
    marks::{Role, links},
    telling::Mention,
};
use sudoku_play::{
    features::solver::view::SolveBody,
    game::turns::Fill,
    messages::{GameMsg, HintMsg, InputMsg, PointerMsg, SettingsMsg, WhyMsg},
    taught::HintSays,
    ui::Pointing,
    view::{Emphasis, Sign, Web},
    walk::{StepMsg, Way},
};

fn sentence(page: &Page) -> Vec<Span> {
    let SolveBody::Going { telling, .. } = page.body() else { panic!("a trail") };
    telling.as_ref().map_or_else(Vec::new, sentence_of)
}

#[test]
fn what_is_pointed_at_on_the_board_is_lit_in_the_sentence() {
    let mut page = solving(ARTICLE);
    let mut houses = 0;
    for _ in 0..30 {
        page.step(StepMsg::NextStep);
        let sentence = sentence(&page);
        let emphases = page.session.emphases();
        let placed = emphases.iter().find_map(|emphasis| match *emphasis {
            Emphasis::Candidate(candidate, Role::Placed) => Some(candidate),
            _ => None,
        });
        let placed = placed.expect("a single places a digit");
        let spoken = |page: &Page| -> Vec<Span> {
            page.session.spoken_of(mentions).into_iter().map(|number| sentence[number].clone()).collect()
        };
        assert!(spoken(&page).is_empty(), "nothing is pointed at");
        // Wherever the pointer is in the cell, it is on the digit.
        for small in ['1', '9'] {
            page.send(PointerMsg::Point(Some(Pointing { cell: placed.cell, digit: digit(small) }))).check();
            let said = spoken(&page);
            assert!(
                said.contains(&Span::Cell(placed.cell)) && said.contains(&Span::Digit(placed.digit)),
                "{said:?}"
            );
        }
        for house in emphases.iter().filter_map(|emphasis| match emphasis {
            Emphasis::House(house, Role::House) => Some(*house),
            _ => None,
        }) {
            // A cell of the house with no other mark.
            let marked = |cell: Cell| {
                emphases.iter().any(|emphasis| match *emphasis {
                    Emphasis::Cell(there, _) => there == cell,
                    Emphasis::Candidate(there, _) => there.cell == cell,
                    Emphasis::House(..) => false,
                })
            };
            let cells = Shape::S9.geometry().cells(house);
            if let Some(&bare) = cells.iter().find(|&&cell| !marked(cell)) {
                page.send(PointerMsg::Point(Some(Pointing { cell: bare, digit: digit('1') })));
                assert_eq!(spoken(&page), [Span::House(house)]);
                houses += 1;
            }
        }
        page.send(PointerMsg::Point(None));
        assert!(spoken(&page).is_empty());
        let signs = page.session.drawing().signs();
        assert!(signs.contains(&Sign::Mark(Role::Placed)) && !signs.contains(&Sign::Strong), "{signs:?}");
    }
    assert!(houses > 3, "{houses} houses");
}

#[test]
fn a_word_lights_its_digit_among_the_marks() {
    let mut page = solving(ARTICLE);
    page.step(StepMsg::NextStep);
    let drawing = page.session.drawing();
    let struck = drawing.marks.iter().filter(|mark| mark.role == Role::Eliminated).count();
    assert!(struck > 0 && drawing.lit.spots.is_empty() && drawing.lit.links.is_empty());
    let Some(Span::Digit(digit)) = sentence(&page).into_iter().find(|span| matches!(span, Span::Digit(_)))
    else {
        panic!("a digit is named");
    };
    page.send(PointerMsg::PointAt(Some(Mention::Digit(digit)))).check();
    assert_eq!(page.session.drawing().lit.spots.len(), struck);
    page.send(PointerMsg::PointAt(Some(Mention::Link(0))))
        .send(PointerMsg::PointAt(Some(Mention::Statement(7))))
        .check();
    assert!(page.session.drawing().lit.spots.is_empty(), "a single has no statements");
}

/// Pressing the result draws the links once more, and nothing else changes.
#[test]
fn links_are_drawn_again_when_asked() {
    let mut page = solving(CHAINED);
    page.keep_the_first_edition();
    page.step(StepMsg::Way(Way::Path)).work();
    page.step(StepMsg::ToEnd);
    let SolveBody::Going { path: Some(path), .. } = page.body() else { panic!("a path") };
    for line in path.lines {
        if page.session.drawing().web.links.is_empty() {
            page.step(StepMsg::ToTechnique(line.technique));
        }
    }
    let before = page.session.drawing();
    page.send(PointerMsg::DrawAgain).check();
    let again = page.session.drawing();
    assert!(!before.web.links.is_empty() && again.web.again != before.web.again);
    assert_eq!(Web { again: before.web.again, ..again.web }, before.web);
    assert_eq!((again.marks, again.emphases), (before.marks, before.emphases));
}

/// Chains solve it, one of them with links.
const CHAINED: &str = "8...15..4.2.8.......4...9..36..29.8...8...7...5.68..93..9...8.......8.3.2..59...1";

/// The highlight of each word that names something. Pointing at a link also highlights each word about its
/// candidates.
fn check_words(page: &mut Page, sentence: &[Span]) -> usize {
    let mut linked = 0;
    for (number, span) in sentence.iter().enumerate() {
        let Some(thing) = span.mention() else { continue };
        page.send(PointerMsg::PointAt(Some(thing))).check();
        let lit = page.session.drawing().lit;
        match span {
            Span::Link(link, _) => {
                assert_eq!(lit.links, [usize::from(*link)]);
                linked += 1;
            }
            Span::Statement(_, _, digit, cells) => {
                assert_eq!(lit.spots.len(), cells.len(), "{span:?}");
                let pointing = Pointing { cell: cells[0], digit: *digit };
                page.send(PointerMsg::PointAt(None)).send(PointerMsg::Point(Some(pointing)));
                assert!(page.session.spoken_of(mentions).contains(&number), "{span:?}");
                page.send(PointerMsg::Point(None));
            }
            Span::Cell(cell) => {
                assert!(page.session.emphases().contains(&Emphasis::Cell(*cell, Role::Lit)));
            }
            _ => {}
        }
        page.send(PointerMsg::PointAt(None));
    }
    assert!(page.session.spoken_of(mentions).is_empty() && page.session.drawing().lit.links.is_empty());
    linked
}

/// Hints until the puzzle is solved: the links of each appear with its reason and not before.
#[test]
fn a_hint_is_lit_as_a_step_of_the_solver_is() {
    let mut page = Page::new(puzzle(CHAINED));
    page.send(GameMsg::FillNotes(Fill::All));
    let mut linked = 0;
    while !page.session.tools().finished {
        page.send(HintMsg::Next).work();
        page.send(HintMsg::Next).check();
        assert!(page.session.drawing().web.links.is_empty(), "why is told last");
        page.send(HintMsg::Next).check();
        let hint = page.session.teaching().hint.map(|hint| hint.says);
        let Some(HintSays::Why(telling, _)) = hint else { panic!("{hint:?}") };
        linked += check_words(&mut page, &sentence_of(&telling));
        page.send(HintMsg::Apply);
    }
    assert!(linked > 3, "{linked} links are spoken of");
}

/// An answer shows the links of its step, over the player's board and over the solver's.
#[test]
fn an_answer_is_lit_as_a_step_of_the_solver_is() {
    let mut page = solving(CHAINED);
    page.keep_the_first_edition();
    page.step(StepMsg::Way(Way::Path)).work();
    page.step(StepMsg::ToEnd);
    let SolveBody::Going { path: Some(path), .. } = page.body() else { panic!("a path") };
    let (mut linked, mut answers, mut chains) = (0, 0, 0);
    for technique in path.lines.iter().map(|line| line.technique) {
        page.step(StepMsg::ToTechnique(technique));
        let struck = page.session.emphases().into_iter().find_map(|emphasis| match emphasis {
            Emphasis::Candidate(candidate, Role::Eliminated | Role::Placed) => Some(candidate),
            _ => None,
        });
        let struck = struck.expect("something follows");
        let drawn = page.session.drawing().web.links;
        page.send(InputMsg::Select(struck.cell)).send(WhyMsg::Open);
        page.send(WhyMsg::Ask(struck.digit)).check();
        let Some(answer) = page.session.inquiry().and_then(|view| view.answer) else { panic!("an answer") };
        if answer.title.is_some_and(|title| title.technique == technique) {
            answers += 1;
            assert_eq!(page.session.drawing().web.links, drawn, "{technique:?}");
            // The two colours of one chain mean assumed false, and then true.
            let signs = page.session.drawing().signs();
            let chain = [Sign::Denied, Sign::Implied].map(|sign| signs.contains(&sign));
            let single = matches!(
                technique,
                Technique::XChain | Technique::XyChain | Technique::Aic | Technique::DiscontinuousNiceLoop
            );
            if single {
                assert_eq!(chain, [true; 2], "{technique:?}: {signs:?}");
                chains += 1;
            }
            assert_eq!(chain[0], chain[1], "{technique:?}");
            assert!(!chain[0] || !signs.contains(&Sign::Mark(Role::Color(0))), "{technique:?}");
            assert!(!in_notations(&answer.telling).is_empty(), "{technique:?}");
            linked += check_words(&mut page, &sentence_of(&answer.telling));
        }
        page.send(WhyMsg::Close);
    }
    assert!(answers > 3 && linked > 0 && chains > 0, "{answers} answers, {linked} links, {chains} chains");
}

/// The legend distinguishes the branches of a forcing chain, and calls none of them a colouring.
#[test]
fn branches_are_no_colourings() {
    let mut page =
        solving("..69.7.......18.9..1......2...5.....78.1..........23.86......5.94..2...117.8.6..9");
    // They come first here.
    for technique in [Technique::KrakenFish1, Technique::KrakenFish2] {
        page.send(SettingsMsg::SetTechnique(technique, false));
    }
    page.step(StepMsg::Way(Way::Path)).work();
    page.step(StepMsg::ToTechnique(Technique::ForcingChain)).check();
    let signs = page.session.drawing().signs();
    assert!(signs.contains(&Sign::Branch(1)) && signs.contains(&Sign::Branch(2)), "{signs:?}");
    assert!(!signs.iter().any(|sign| matches!(sign, Sign::Mark(Role::Color(_)))), "{signs:?}");
}

/// Statements and links of a sentence have the same numbers as on the board.
#[test]
fn the_words_of_a_chain_are_those_of_its_links() {
    let (mut said, mut sets) = (0, 0);
    for (step, now) in case_steps() {
        let spans = explain(&step, &now, Locale::ENGLISH);
        let drawn = links(&step, &now);
        let mut before: Option<Vec<Candidate>> = None;
        let mut link = None;
        for span in &spans {
            match span {
                Span::Statement(_, _, digit, cells) => {
                    let own: Vec<Candidate> =
                        cells.iter().map(|&cell| Candidate::new(cell, *digit)).collect();
                    if let (Some(number), Some(before)) = (link.take(), &before) {
                        let drawn = &drawn[usize::from(number)];
                        assert_eq!((&drawn.from, &drawn.to), (before, &own), "{step:?}");
                        said += 1;
                    }
                    before = Some(own);
                }
                Span::Link(number, _) => {
                    // Strong and weak ones alternate, a strong one first.
                    assert_eq!(drawn[usize::from(*number)].strong, number % 2 == 0, "{step:?}");
                    link = Some(*number);
                }
                Span::Set(_) => sets += 1,
                _ => {}
            }
        }
    }
    assert!(said > 100 && sets > 10, "{said} links and {sets} sets are spoken of");
}

//! The facts about the current puzzle: its level and its ratings, and the hardest technique only on request.

use stepdoku_e2e::puzzles::MEDIUM;
use stepdoku_e2e::{Fault, Options, Page, Server, dist, game};

const LABEL: &str = ".game-name";
const FACTS: &str = "dialog[open] .puzzle-facts";

#[test]
fn the_puzzle_tells_how_hard_it_is() {
    game(Options::desktop(), MEDIUM, |page| {
        page.click(LABEL);
        page.wait_text(FACTS, "9×9 · Medium");
        page.click("#details > summary");
        page.wait_text(FACTS, "HoDoKu");
        let told = page.text(FACTS);
        assert!(told.contains("ER") && told.contains("the first step"), "{told}");
        // The techniques are hints, so they are folded under their heading.
        assert_eq!(page.count("#details details:not([open])"), 1);
        page.click("#details details > summary");
        page.wait_text("#details details", "ED: Hidden Single");
        page.press("Escape");
        page.wait_gone("dialog[open]");
        assert_eq!(page.board(), MEDIUM, "nothing was played");
    });
}

#[test]
fn it_is_reached_by_keyboard() {
    game(Options::phone(), MEDIUM, |page| {
        for _ in 0..40 {
            if page.has_focus(LABEL) {
                break;
            }
            page.press("Tab");
        }
        assert!(page.has_focus(LABEL));
        page.press("Enter");
        page.wait_text(FACTS, "givens");
    });
}

/// The program with the exact ratings loads at the first question for them. The page reports a failure, and the
/// next question tries again.
#[test]
fn exact_figures_are_loaded_when_they_are_wanted() {
    let Some(dist) = dist() else { return };
    let server = Server::start(&dist, "/");
    let files = std::fs::read_dir(&dist).expect("files").flatten();
    let names = files.map(|file| file.file_name().to_string_lossy().into_owned());
    let scales: Vec<String> =
        names.filter(|name| name.starts_with("stepdoku-scales-") && name.ends_with("_bg.wasm")).collect();
    let [scales] = &scales[..] else { panic!("{scales:?}") };
    server.fault(scales, Fault::Status(503));
    let page = Page::open_at(Options::desktop(), &format!("{}#p={MEDIUM}", server.url()));
    page.wait_givens(MEDIUM);
    page.click(LABEL);
    page.wait_text("dialog[open] .notice", "could not be loaded");
    page.wait_text(FACTS, "9×9 · Medium");
    server.mend();
    page.press("Escape");
    page.wait_gone("dialog[open]");
    page.click(LABEL);
    page.click("#details > summary");
    page.wait_text(FACTS, "HoDoKu");
}

//! The address: it holds the puzzle, and anyone who opens it gets the same. Also the page's security policy,
//! at any address.

use serde_json::json;
use std::time::Duration;
use stepdoku_e2e::places::{CANDIDATES, DO_IT, EASY, END, FIELD, LINK, NEW, NEXT_STEP};
use stepdoku_e2e::puzzles::{ARTICLE, GIANT, LARGE, MEDIUM, SMALL};
use stepdoku_e2e::{Options, Page, Server, cell, dist, game, journey, open_solver, solution};

const SHARED: &str = "dialog[open] .share input";

#[test]
fn a_link_opens_the_same_puzzle_in_a_fresh_browser() {
    let mut links = Vec::new();
    game(Options::desktop(), SMALL, |page| {
        for puzzle in [SMALL, ARTICLE, LARGE, GIANT] {
            page.take_puzzle(puzzle);
            // Moves belong to the player, and stay out of the link.
            page.press("1");
            page.click(LINK);
            page.wait_for(SHARED);
            assert_eq!(page.value(SHARED), page.url(), "the link is the address");
            links.push((page.value(SHARED), puzzle));
            page.press("Escape");
            page.wait_gone("dialog[open]");
        }
    });
    let Some((first, _)) = links.first() else { return };
    let page = Page::open_at(Options::phone(), first);
    for (link, puzzle) in &links {
        page.visit(link);
        page.wait_givens(puzzle);
        assert_eq!(&page.board(), puzzle, "a game came with the link");
        assert_eq!(&page.url(), link);
    }
    page.assert_quiet();
}

#[test]
fn the_link_is_copied_by_one_button() {
    game(Options::desktop(), ARTICLE, |page| {
        page.click(LINK);
        page.wait_for(SHARED);
        page.click("dialog[open] .share .primary");
        page.wait_text("dialog[open] .share .primary", "Copied");
        let link = page.value(SHARED);
        page.press("Escape");
        page.wait_gone("dialog[open]");
        // Any text field accepts it.
        page.click(NEW);
        page.click("#door-enter");
        page.click(FIELD);
        page.press("Ctrl+v");
        page.wait_until("the link is pasted", || page.value(FIELD) == link);
    });
}

#[test]
fn a_link_can_be_pasted_as_a_puzzle() {
    game(Options::desktop(), MEDIUM, |page| {
        let link = page.url().replace(MEDIUM, ARTICLE);
        page.click(NEW);
        page.click("#door-enter");
        page.click(FIELD);
        page.insert_text(&link);
        page.click(DO_IT);
        page.wait_givens(ARTICLE);
    });
}

#[test]
fn another_link_in_a_running_page_begins_its_puzzle() {
    game(Options::desktop(), MEDIUM, |page| {
        page.press(&solution(MEDIUM)[40..41]);
        let board = page.board();
        page.js("location.hash = arguments[0]", &[json!(format!("#p={ARTICLE}"))]);
        page.wait_text(".notice", "The shared puzzle is ready");
        assert_eq!(page.board(), board, "a game with moves stays");
        page.click(".notice .button");
        page.wait_givens(ARTICLE);
        page.wait_text(".notice", "New puzzle");
        page.wait_announced("New puzzle");
        // The same puzzle again does not start a new game.
        page.press("1");
        let begun = page.board();
        assert_ne!(begun, ARTICLE);
        page.js("location.hash = arguments[0]", &[json!(format!("#p={}", ARTICLE.replace('.', "0")))]);
        page.js("location.hash = arguments[0]", &[json!(format!("#p={ARTICLE}"))]);
        assert_eq!(page.board(), begun);
        assert_ne!(board, begun);
    });
}

/// Invalid links, with their messages.
fn hostile() -> Vec<(String, &'static str)> {
    let long = "1".repeat(200_000);
    let (short, twice) = (&MEDIUM[..80], format!("11{}", ".".repeat(79)));
    vec![
        ("#p=<script>document.title='owned'</script>".to_owned(), "isn't a digit"),
        ("#<img src=x onerror=document.title='owned'>".to_owned(), "It is damaged"),
        ("#javascript:alert(1)".to_owned(), "It is damaged"),
        ("#p=%zz%".to_owned(), "It is damaged"),
        ("#p=%ff%fe%00".to_owned(), "It is damaged"),
        ("#p=%3Cscript%3E".to_owned(), "isn't a digit"),
        (format!("#p={long}"), "too long to be a puzzle"),
        (format!("#{long}="), "too long to be a puzzle"),
        ("#__proto__".to_owned(), "It is damaged"),
        ("#p=__proto__".to_owned(), "Its puzzle is damaged"),
        ("#p=".to_owned(), "There is no puzzle in it"),
        ("#p=1%E2%80%AE2".to_owned(), "The character U+202E isn't a digit"),
        (format!("#p={short}"), "1 is missing"),
        (format!("#p={MEDIUM}&p={MEDIUM}"), "It is damaged"),
        (format!("#p={twice}"), "Row 1 has 1 twice"),
        (format!("#p={}", ".".repeat(81)), "more than one solution"),
        (
            "#p=..9.287..8.6..4..5..3.....46.........2.71345.........23.....5..9..4..8.7..125.3..".to_owned(),
            "no solution",
        ),
    ]
}

#[test]
fn hostile_links_leave_a_running_game_and_say_so() {
    game(Options::desktop(), MEDIUM, |page| {
        page.click(&cell(1));
        page.press("6");
        let board = page.board();
        for (link, words) in hostile() {
            let what = &link[..link.len().min(60)];
            page.js("location.hash = arguments[0]", &[json!(link)]);
            page.wait_text(".notice", words);
            let said = page.text(".notice > span");
            assert!(said.starts_with("This link could not be opened.") && said.len() < 300, "{what}: {said}");
            assert_eq!(page.board(), board, "{what}");
            assert_eq!(page.puzzle_in_address(), MEDIUM, "{what}: the address is that of the board again");
            assert!(page.title().contains("Medium"), "{what}: {}", page.title());
            assert_eq!(page.count("script"), 1, "{what}: a script came in");
            assert_eq!(page.count(".notice img"), 0, "{what}");
            page.click(".notice .icon-button");
            page.wait_until("the notice is gone", || page.text(".notice").is_empty());
        }
        page.press("Ctrl+z");
        page.wait_board(MEDIUM);
    });
}

#[test]
fn hostile_links_do_not_keep_the_page_from_starting() {
    journey(Options::phone(), "", |page| {
        let first = page.givens();
        let address = page.url().split('#').next().unwrap_or_default().to_owned();
        for (link, words) in hostile() {
            page.visit(&format!("{address}{link}"));
            page.wait_text(".notice", words);
            assert_eq!(page.givens(), first, "{words}");
            assert_eq!(page.puzzle_in_address(), first, "{words}");
        }
        page.tap(".notice .icon-button");
        page.tap(&cell(first.find('.').unwrap_or(0)));
        page.tap(".key[data-digit='5']");
        page.wait_until("it can be played", || page.board() != first);
    });
}

/// It would take days of computing.
const ENDLESS: &str = "s=m2.5.random.none.clues-150.tries-9999.K7Q2M9X4";
const STOP: &str = ".notice .button";

#[test]
fn work_begun_by_the_address_is_shown_and_stopped_and_not_begun_again() {
    game(Options::desktop(), MEDIUM, |page| {
        let begin = || {
            page.js("location.hash = arguments[0]", &[json!(ENDLESS)]);
            page.wait_text(".notice > span", "Opening the shared puzzle. Try ");
        };
        let ended = |by: &str| {
            page.wait_until(format!("{by} ends it"), || page.text(".notice").is_empty());
            assert_eq!((page.board().as_str(), page.puzzle_in_address().as_str()), (MEDIUM, MEDIUM), "{by}");
        };
        begin();
        page.wait_for(".notice > progress");
        assert_eq!(page.text(STOP), "Stop");
        page.click(STOP);
        ended("Stop");
        begin();
        page.click(".notice [aria-label=Close]");
        ended("Close");
        begin();
        page.click(&cell(1));
        page.press("Escape");
        ended("Escape");
        begin();
        page.click(NEW);
        page.wait_for(EASY);
        page.press("Escape");
        page.wait_gone("dialog[open]");
        ended("New");
        page.reload();
        page.wait_started();
        page.wait_givens(MEDIUM);
        ended("a reload");
    });
}

#[test]
fn a_link_that_is_made_while_somebody_plays_is_offered() {
    game(Options::desktop(), MEDIUM, |page| {
        // It takes some seconds, as none exist.
        let rare = "s=m2.3.random.none.clues-17.tries-30000.K7Q2M9X4";
        page.js("location.hash = arguments[0]", &[json!(rare)]);
        page.wait_text(".notice > span", "Opening");
        page.click(&cell(1));
        page.press("6");
        let board = page.board();
        assert_ne!(board, MEDIUM);
        page.wait_within(Duration::from_mins(1), "it is offered", || {
            page.text(".notice").contains("is ready")
        });
        assert!(page.text(".notice > span").contains("not 17"), "{}", page.text(".notice"));
        assert_eq!((page.board(), page.puzzle_in_address()), (board, MEDIUM.to_owned()));
        page.click(STOP);
        page.wait_text(".notice", "New puzzle");
        assert_ne!(page.givens(), MEDIUM);
    });
}

#[test]
fn what_the_puzzle_of_a_link_lacks_is_said() {
    game(Options::phone(), MEDIUM, |page| {
        let link = "s=m2.3.random.none.level-extreme.tries-2.K7Q2M9X4";
        page.js("location.hash = arguments[0]", &[json!(link)]);
        page.wait_text(".notice", "It is the closest to what the link asks for. Its level is easy.");
        assert_ne!(page.givens(), MEDIUM);
    });
}

#[test]
fn the_policy_holds_below_a_path_through_a_whole_game() {
    let Some(dist) = dist() else { return };
    let server = Server::start(&dist, "/deep/in/a/site/");
    let page = Page::open_at(Options::desktop(), &format!("{}#p={MEDIUM}", server.url()));
    page.wait_givens(MEDIUM);
    page.press("5");
    page.press("Ctrl+z");
    page.click(CANDIDATES);
    page.hover(&cell(1));
    open_solver(&page);
    page.click(NEXT_STEP);
    page.click(END);
    page.wait_for(".notice-card.done");
    page.click(NEW);
    page.click(EASY);
    page.wait_gone("dialog[open]");
    page.wait_until("another puzzle", || page.givens() != MEDIUM);
    page.click(LINK);
    page.wait_for(SHARED);
    assert!(page.value(SHARED).starts_with(&server.url()), "{}", page.value(SHARED));
    for request in server.requests() {
        assert!(request.starts_with("/deep/in/a/site/"), "{request} leaves the folder");
    }
    page.assert_quiet();
}

#[test]
fn an_installed_page_is_opened_where_its_menu_says() {
    journey(Options::phone(), "#games", |page| {
        page.wait_text("dialog[open]", "Games");
        page.press("Escape");
        page.wait_gone("dialog[open]");
        // Also in the open window.
        page.js("location.hash = 'new'", &[]);
        page.wait_for(EASY);
        assert!(page.url().contains("#p="), "a reload would open it again: {}", page.url());
        page.press("Escape");
        page.wait_gone("dialog[open]");
        let before = page.givens();
        page.js("location.hash = 'today'", &[]);
        page.wait_until("today's puzzle", || page.givens() != before);
        page.wait_announced("New puzzle");
    });
}

#[test]
fn another_program_hands_a_puzzle_over() {
    let text = format!("?title=Sudoku&text={SMALL}");
    journey(Options::phone(), &text, |page| {
        page.wait_givens(SMALL);
        assert!(!page.url().contains('?'), "a reload would read it again: {}", page.url());
        page.reload();
        page.wait_started();
        page.wait_givens(SMALL);
    });
}

#[test]
fn a_file_is_opened_with_an_installed_page() {
    // Like an operating system: the files wait until the page asks for them.
    let queue = "const value = { setConsumer(told) { globalThis.launched = told } };
        Object.defineProperty(globalThis, 'launchQueue', { value })";
    journey(Options::desktop().script(queue), "", |page| {
        page.wait_until("the page takes files", || page.js("return !!globalThis.launched", &[]) == true);
        let launch = "launched({ files: [{ getFile: async () => new File([arguments[0]], 'puzzle.sdk') }] })";
        page.js(launch, &[json!(SMALL)]);
        page.wait_givens(SMALL);
        page.js("launched({ files: [] })", &[]);
    });
}

/// A link to an unknown view, and a refused one, change neither the board nor the settings.
#[test]
fn a_link_to_an_unknown_view_changes_nothing() {
    game(Options::desktop(), MEDIUM, |page| {
        page.press(&solution(MEDIUM)[40..41]);
        let board = page.board();
        let settings = "return localStorage.getItem('stepdoku.settings')";
        let before = page.js(settings, &[]);
        for fragment in ["v=nonsense", "v=", "v=1A1A&p=bad", "v=digits&p=bad"] {
            page.js("location.hash = arguments[0]", &[json!(fragment)]);
            page.wait_text(".notice", "could not be opened");
            assert_eq!((page.board(), page.js(settings, &[])), (board.clone(), before.clone()), "{fragment}");
            page.click(".notice .icon-button");
            page.wait_until("it is closed", || page.text(".notice").is_empty());
        }
    });
}

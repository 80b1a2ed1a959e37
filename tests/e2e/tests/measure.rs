//! Puzzles made in other ways than by level: to measure, of the day, by a text, and in advance.

use std::time::Duration;
use stepdoku_e2e::places::{DO_IT, EASY, NEW, SETTINGS};
use stepdoku_e2e::puzzles::{ARTICLE, MEDIUM};
use stepdoku_e2e::{Options, Page, game, journey, solution};

const CUSTOM: &str = "#door-custom";
const NEAREST: &str = "dialog[open] .nearest";
const PATTERN: &str = "dialog[open] .pattern";
const LONG: Duration = Duration::from_mins(1);

fn size(shape: usize) -> String {
    format!("dialog[open] label:has(> input[name=shape][value='{shape}'])")
}

fn open_custom(page: &Page) {
    page.click(NEW);
    page.click("#door-more");
    page.click(CUSTOM);
    page.wait_for("dialog[open] input[name=minimal]");
}

/// Asks for a number of givens, by the number of the answer: 1 means exactly, 2 at most.
fn ask_clues(page: &Page, answer: usize, clues: &str) {
    page.click(&format!("dialog[open] label:has(> input[name=clues][value='{answer}'])"));
    page.click("dialog[open] input[name=count]");
    page.press("Ctrl+a");
    page.type_text(clues);
}

fn wait_made(page: &Page) {
    page.wait_within(LONG, "the puzzle is made", || page.count("dialog[open]") == 0);
}

fn given(line: &str) -> usize {
    line.len() - line.matches('.').count()
}

/// Waits for a puzzle, or for the message that it is only the nearest.
fn wait_answered(page: &Page) {
    page.wait_within(LONG, "it is made, or the nearest", || {
        page.count("dialog[open]") == 0 || page.count(NEAREST) == 1
    });
}

fn play_made_or_nearest(page: &Page) {
    wait_answered(page);
    if page.count(NEAREST) == 1 {
        page.click("#play-nearest");
        wait_made(page);
    }
}

/// The visible words of a dialog: without folded parts and unselected answers of a list.
fn words(page: &Page) -> u64 {
    let script = "const texts = document.createTreeWalker(document.querySelector('dialog[open]'), NodeFilter.SHOW_TEXT);
        const shown = { contentVisibilityAuto: true, visibilityProperty: true };
        let words = 0;
        while (texts.nextNode()) {
          const text = texts.currentNode, option = text.parentElement.closest('option');
          const seen = option ? option.selected && option.parentElement.checkVisibility(shown)
            : text.parentElement.checkVisibility(shown);
          if (seen) words += text.data.split(/\\s+/).filter(word => word).length;
        }
        return words";
    page.js(script, &[]).as_u64().expect("a number")
}

/// Forms of many fields fold explanations and long lists.
#[test]
fn the_forms_of_many_fields_say_little_as_they_open() {
    game(Options::desktop(), ARTICLE, |page| {
        open_custom(page);
        let custom = words(page);
        assert!((60..=150).contains(&custom), "{custom} words");
        // The techniques are listed only after unfolding.
        assert_eq!(page.count("#way select"), 0);
        page.click("#way > summary");
        page.wait_for("#way select[name=needs]");
        assert!(words(page) > custom);
        page.press("Escape");
        page.wait_gone("dialog[open]");
        page.click(SETTINGS);
        page.wait_for("dialog[open] .tier");
        let settings = words(page);
        assert!((150..=360).contains(&settings), "{settings} words");
    });
}

#[test]
fn a_puzzle_is_made_to_measure() {
    game(Options::desktop(), ARTICLE, |page| {
        open_custom(page);
        ask_clues(page, 1, "32");
        page.wait_for("dialog[open] input[name=clues][value='1']:checked");
        page.click(DO_IT);
        wait_made(page);
        let line = page.givens();
        assert_eq!(given(&line), 32, "{line}");
        let turned = line.chars().map(|symbol| symbol == '.').rev();
        assert!(turned.eq(line.chars().map(|symbol| symbol == '.')), "{line} is not symmetric");
        assert_eq!(page.puzzle_in_address(), line);
        // From the solution of the board.
        let full = solution(&line);
        open_custom(page);
        page.click("dialog[open] label:has(> input[name=board]):nth-of-type(3)");
        page.click("dialog[open] label:has(> input[name=minimal])");
        page.click(DO_IT);
        play_made_or_nearest(page);
        assert_ne!(page.givens(), line);
        assert_eq!(solution(&page.givens()), full);
    });
}

#[test]
fn a_pattern_is_drawn_with_the_pointer_and_by_keys() {
    game(Options::desktop(), MEDIUM, |page| {
        open_custom(page);
        page.click("dialog[open] label:has(> input[name=draws])");
        page.wait_for(PATTERN);
        // A click goes to the middle of the visible part.
        page.js(
            "document.querySelector(arguments[0]).scrollIntoView({ block: 'center' })",
            &[PATTERN.into()],
        );
        page.click(&format!("{PATTERN} svg"));
        page.wait_text("dialog[open] .pattern-says", "Row 5 column 5: given. 1 cell drawn.");
        // By keys, with the cells joined by the half turn.
        page.press("ArrowLeft");
        page.press("ArrowUp");
        page.press("Space");
        page.wait_text("dialog[open] .pattern-says", "Row 4 column 4: given. 3 cells drawn.");
        page.press("Space");
        page.wait_text("dialog[open] .pattern-says", "Row 4 column 4: empty. 1 cell drawn.");
        page.click("dialog[open] .draws .button:nth-child(2)");
        page.wait_text("dialog[open] .pattern-says", "0 cells drawn.");
        // The pattern of the board's givens.
        page.click("dialog[open] .draws .button:nth-child(1)");
        page.wait_text("dialog[open] .pattern-says", &format!("{} cells drawn.", given(MEDIUM)));
        page.click(DO_IT);
        play_made_or_nearest(page);
        let line = page.givens();
        assert_ne!(line, MEDIUM);
        let inside = line.chars().zip(MEDIUM.chars()).all(|(made, drawn)| drawn == '.' || made != '.');
        assert!(inside, "{line} lacks givens of {MEDIUM}");
    });
}

/// What a killer can't have is not offered, and comes back with a board that can.
#[test]
fn a_killer_is_made_to_measure() {
    let choose = |page: &Page, name: &str, value: &str| {
        let script = "const list = document.querySelector(`dialog[open] select[name=${arguments[0]}]`);
            list.value = arguments[1];
            list.dispatchEvent(new Event('change', { bubbles: true }));
            return list.value";
        assert_eq!(page.js(script, &[name.into(), value.into()]), value);
    };
    game(Options::desktop(), ARTICLE, |page| {
        open_custom(page);
        page.click("#way > summary");
        page.wait_for("dialog[open] input[name=rated-from]");
        let listed = |page: &Page| page.count("dialog[open] select[name=needs] option[value=split-cage]");
        assert_eq!(listed(page), 0);
        choose(page, "variant", "killer");
        page.wait_gone("dialog[open] input[name=minimal]");
        for gone in
            ["input[name=clues]", "input[name=draws]", "input[name=rated-from]", "select[name=asked-class]"]
        {
            assert_eq!(page.count(&format!("dialog[open] {gone}")), 0, "{gone}");
        }
        assert_eq!(listed(page), 1);
        choose(page, "variant", "");
        page.wait_for("dialog[open] input[name=minimal]");
        choose(page, "variant", "killer");
        page.wait_gone("dialog[open] input[name=minimal]");
        choose(page, "needs", "split-cage");
        page.click(DO_IT);
        wait_made(page);
        page.wait_for("#board .cages text, .board .cages text");
        page.click(".game-name");
        page.wait_for("dialog[open] .recipe input");
        let recipe = page.value("dialog[open] .recipe input");
        assert!(recipe.starts_with("m2.3c.random.half-turn.needs-split-cage."), "{recipe}");
    });
}

#[test]
fn a_technique_can_be_asked_for_and_a_text_makes_it_again() {
    journey(Options::phone(), "", |page| {
        page.tap(NEW);
        page.tap("#door-more");
        page.tap(CUSTOM);
        page.tap("#way > summary");
        page.wait_for("select[name=needs]");
        let choose = "const list = document.querySelector('select[name=needs]');
            list.value = 'x-wing';
            list.dispatchEvent(new Event('change', { bubbles: true }));
            return list.value";
        assert_eq!(page.js(choose, &[]), "x-wing");
        page.tap(DO_IT);
        wait_answered(page);
        assert_eq!(page.count(NEAREST), 0, "an X-Wing is not rare");
        let line = page.givens();
        page.tap(".game-name");
        page.wait_for("dialog[open] .recipe input");
        let text = page.value("dialog[open] .recipe input");
        assert!(text.starts_with('m') && text.contains("needs-x-wing"), "{text}");
        page.press("Escape");
        page.wait_gone("dialog[open]");
        // The same text, as a link and as a seed.
        let open = |fragment: String| page.js("location.hash = arguments[0]", &[fragment.into()]);
        open(format!("p={ARTICLE}"));
        page.wait_givens(ARTICLE);
        open(format!("s={text}"));
        page.wait_within(LONG, "the link is opened", || page.givens() == line);
        assert_eq!(page.puzzle_in_address(), line);
    });
}

/// The clock of the page; `shift` advances it.
const CLOCK: &str = "globalThis.shift = 0;
    const Own = Date;
    globalThis.Date = class extends Own {
      constructor(...what) { what.length ? super(...what) : super(Own.now() + globalThis.shift); }
      static now() { return Own.now() + globalThis.shift; }
    };";

/// Midnight passes while the dialog is open.
#[test]
fn the_day_on_the_button_is_the_day_that_is_made() {
    journey(Options::desktop().script(CLOCK), "", |page| {
        page.click(NEW);
        page.click(&size(2));
        page.click("#door-today");
        let day = page.text("dialog[open] .first-choice .group > .field-help");
        page.js("globalThis.shift = 24 * 60 * 60 * 1000", &[]);
        page.click("#level-easy");
        wait_made(page);
        page.click(".game-name");
        page.wait_for("dialog[open] .recipe input");
        let recipe = page.value("dialog[open] .recipe input");
        let number = recipe.rsplit('-').next().unwrap_or_default().trim_start_matches('0');
        assert!(day.starts_with(&format!("{number} ")), "{recipe} by a page that said {day}");
    });
}

/// Pressing *Cancel* sets `cancelled` to the milliseconds of the page's clock until another puzzle can be
/// requested.
const CANCELLED: &str = "addEventListener('click', event => {
      if (!event.target.closest('#cancel-making')) return;
      const begin = performance.now();
      const look = () => document.querySelector('#make')
        ? globalThis.cancelled = performance.now() - begin
        : setTimeout(look);
      look();
    }, true);";

#[test]
fn the_making_tells_how_far_it_is_and_ends_when_it_is_told() {
    game(Options::desktop().script(CANCELLED), MEDIUM, |page| {
        open_custom(page);
        page.click(&size(5));
        ask_clues(page, 1, "200");
        page.click(DO_IT);
        let progress = "dialog[open] .progress";
        page.wait_within(LONG, "it tells of the nearest", || {
            page.count(progress) == 1 && page.text(progress).contains("Closest so far: ")
        });
        let bar = "const bar = document.querySelector('dialog[open] progress'); return bar.value / bar.max";
        let share = page.js(bar, &[]).as_f64().unwrap_or(-1.0);
        assert!((0.0..1.0).contains(&share) && share > 0.0, "{share}");
        page.click("#cancel-making");
        page.wait_for(DO_IT);
        page.wait_until("the time is taken", || page.js("return globalThis.cancelled", &[]).is_number());
        println!("cancelled after {} ms", page.js("return globalThis.cancelled", &[]));
        assert_eq!((page.count(NEAREST), page.board().as_str()), (0, MEDIUM));
    });
}

/// Counts the requests to workers, by size.
const ASKED: &str = "globalThis.asked = 0;
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (...what) {
      if (what[0] instanceof Uint8Array) globalThis.asked += 1;
      post.apply(this, what);
    };";

#[test]
fn the_next_puzzle_is_made_ahead_and_is_there_at_once() {
    journey(Options::desktop().script(ASKED), "", |page| {
        let asked = || page.js("return globalThis.asked", &[]).as_u64().unwrap_or(u64::MAX);
        page.click(NEW);
        page.click(&size(2));
        page.click(EASY);
        wait_made(page);
        let first = page.givens();
        assert_eq!(asked(), 1);
        let kept = "return localStorage.getItem('stepdoku.stock') ?? ''";
        let kept = || page.js(kept, &[]).as_str().unwrap_or_default().matches("2.2.easy").count();
        page.wait_within(LONG, "two are made for later", || kept() == 3 && asked() == 3);
        page.click(NEW);
        page.click(EASY);
        page.wait_gone("dialog[open]");
        assert_ne!(page.givens(), first);
        assert_eq!(asked(), 3, "nothing had to be made");
        assert_eq!(kept(), 2, "what is played is kept no more");
        page.wait_saved();
    });
}

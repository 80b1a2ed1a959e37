//! The solver beyond singles: the ladder, the path, all steps, and the selection of techniques.

use stepdoku_e2e::places::{ALL_STEPS, END, PASSES, PATH};
use stepdoku_e2e::puzzles::HARD;
use stepdoku_e2e::{Options, Page, solving};

/// The number of possible steps, as shown on the card.
fn possible(page: &Page) -> u32 {
    page.text(".step-where b").split(' ').next().and_then(|number| number.parse().ok()).unwrap_or(0)
}

#[test]
fn the_ladder_is_climbed_by_key_and_pointer() {
    solving(Options::desktop(), HARD, |page| {
        page.click(PASSES);
        page.click(END);
        page.wait_text(".notice-card-title", "No more singles");
        assert_eq!(page.text(".notice-card .primary"), "Use harder techniques");
        page.click(".notice-card .primary");
        page.wait_for(".step-card .technique");
        page.wait_until("it is on the board", || !page.shapes().is_empty());
        let first = page.text(".step-card .technique");
        assert!(!first.contains("single"), "{first}");
        // There and back by key.
        page.press("Enter");
        page.wait_until("a step is shown", || page.count(".step-card .technique") > 0);
        page.press("Backspace");
        page.wait_text(".step-card .technique", &first);
        page.click(END);
        page.wait_text(".notice-card-title", "Solved in");
        assert!(!page.board().contains('.'));
    });
}

#[test]
fn the_path_says_what_it_comes_to_and_is_taken_over() {
    solving(Options::desktop(), HARD, |page| {
        page.wait_text(".path-title", "points");
        page.click(".bottleneck");
        page.wait_for(".step[aria-current][data-bottleneck]");
        let hardest = page.text(".step-card .technique");
        assert!(page.text(".bottleneck").contains(&hardest), "{hardest}");
        let seen = "const list = document.querySelector('.pass-scroll').getBoundingClientRect();
            const step = document.querySelector('.step[aria-current]').getBoundingClientRect();
            return step.top >= list.top - 1 && step.bottom <= list.bottom + 1";
        page.wait_until("the list shows its current step", || page.js(seen, &[]) == true);
        let before = page.board();
        page.click(".keep");
        page.wait_gone(".stepper");
        assert!(page.board().matches('.').count() <= before.matches('.').count());
        page.press("Ctrl+z");
        page.wait_board(HARD);
    });
}

#[test]
fn all_steps_are_pointed_at_and_one_is_taken() {
    solving(Options::desktop(), HARD, |page| {
        page.click(ALL_STEPS);
        page.wait_for(".all-line");
        let before = possible(page);
        assert!(before > 0);
        page.hover(".all-line");
        page.wait_for(".step-card .technique");
        assert!(!page.shapes().is_empty(), "it is on the board");
        page.click(".take");
        page.wait_until("the next moment is looked at", || {
            page.count(".all-line") > 0 && possible(page) != before
        });
    });
}

#[test]
fn on_a_phone_the_list_has_a_sheet() {
    solving(Options::phone(), HARD, |page| {
        assert_eq!(
            page.js("return getComputedStyle(document.querySelector('.pass-list')).display", &[]),
            "none"
        );
        // The first tap leads to the step; the second opens the list over it.
        page.tap(".unfolds");
        page.tap(PASSES);
        page.tap(PATH);
        page.wait_for(&format!("{PATH}[aria-pressed=true]"));
        page.tap(PATH);
        page.wait_text(".path-title", "points");
        let [_, _, _, height] = page.rect(".pass-list");
        assert!(height >= 108.0, "three lines of 36 pixels have room in {height}");
        page.js("document.querySelector('button.path-line').scrollIntoView({ block: 'center' })", &[]);
        page.tap("button.path-line");
        page.wait_for(".step-card .technique");
        assert_eq!(
            page.js("return getComputedStyle(document.querySelector('.pass-list')).display", &[]),
            "none"
        );
    });
}

#[test]
fn what_is_switched_off_is_not_on_the_path() {
    solving(Options::desktop(), HARD, |page| {
        page.wait_text(".path-title", "points");
        let all = page.texts(".path-name");
        let hardest = all.last().expect("a technique").clone();
        page.click("[data-opens=settings]");
        page.click("#more-settings > summary");
        page.wait_for("dialog[open] .tier");
        let open = "document.querySelectorAll('.tier').forEach(tier => tier.open = true);
            const name = [...document.querySelectorAll('.tier .switch')]
                .find(one => one.innerText.trim().startsWith(arguments[0]));
            return name.querySelector('input').name";
        let slug = page.js(open, &[hardest.as_str().into()]);
        page.click(&format!("dialog[open] input[name='{}']", slug.as_str().expect("a name")));
        page.press("Escape");
        page.wait_until("the path is another one", || {
            let names = page.texts(".path-name");
            !names.is_empty() && !names.contains(&hardest)
        });
    });
}

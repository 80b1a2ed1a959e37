//! Every page of Learn and every lesson by keyboard and ear: the headings, the names of all controls, the focus after
//! each key, the words of the live regions, and whether each sentence that is seen can also be heard.

use serde_json::{Value, json};
use std::collections::{BTreeSet, HashMap};
use stepdoku_e2e::{Options, Page, journey, rounds};

/// Faults of the place that is open, each in a line. Words may be silent only where a live region says the same, and on
/// a board that has its words beside it.
const FAULTS: &str = "
    const place = document.querySelector('#panel-learn');
    const faults = [];
    const is_seen = one => one.getClientRects().length > 0 && getComputedStyle(one).visibility !== 'hidden';
    const heads = [...place.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter(is_seen);
    let above = 1;
    for (const head of heads) {
        const level = Number(head.tagName[1]);
        if (level > above + 1) faults.push(`heading ${head.innerText} is of level ${level} after ${above}`);
        if (head.innerText.trim() === '') faults.push('an empty heading');
        above = level;
    }
    if (heads.filter(head => head.tagName === 'H3').length === 0) faults.push('no heading names the place');
    for (const control of place.querySelectorAll('button, a[href], input, select, summary, [role=grid], [role=gridcell]')) {
        const label = document.getElementById(control.getAttribute('aria-labelledby'));
        const name = control.ariaLabel || label?.innerText || control.labels?.[0]?.innerText || control.textContent || control.title;
        if (is_seen(control) && !control.closest('[aria-hidden=true]') && !name?.trim()) faults.push(`nameless: ${control.outerHTML}`);
    }
    const words = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
        const text = words.currentNode;
        const silent = text.parentElement.closest('[aria-hidden=true]');
        if (!silent || text.data.trim() === '' || !is_seen(text.parentElement)) continue;
        if (silent.matches('.near-said, .drill-said') && silent.parentElement.querySelector('[role=status]')?.innerText) continue;
        if (silent.closest('.learn-board')?.closest('figure')?.querySelector('figcaption')?.innerText) continue;
        // The cells of an exercise, and of a near miss, have labels.
        if (silent.closest('.board-frame')?.querySelector('[role=grid]')) continue;
        if (silent.closest('[role=img][aria-label]')) continue;
        // The names of units and the blocks of a step are told by its units.
        if (silent.matches('.stair-about, .stair-blocks')) continue;
        faults.push(`never heard: ${text.data.trim()}`);
    }
    return faults";

/// Fails if the open place has a fault.
fn check(page: &Page, name: &str) {
    let faults = page.js(FAULTS, &[]);
    assert_eq!(faults, json!([]), "{name}");
}

/// Fails if the open place has a fault, or the accessibility tree a control without a name. The tree takes a while.
fn check_whole(page: &Page, name: &str) {
    check(page, name);
    let tree = page.cdp("Accessibility.getFullAXTree", &json!({}));
    let nameless: Vec<&Value> =
        tree["nodes"].as_array().into_iter().flatten().filter(|node| is_nameless(node)).collect();
    assert!(nameless.is_empty(), "{name}: {nameless:#?}");
}

/// Whether a node of the accessibility tree is something to act on that nobody can name.
fn is_nameless(node: &Value) -> bool {
    const CONTROLS: [&str; 12] = [
        "button",
        "link",
        "radio",
        "checkbox",
        "textbox",
        "searchbox",
        "combobox",
        "slider",
        "grid",
        "gridcell",
        "tab",
        "switch",
    ];
    let role = node["role"]["value"].as_str().unwrap_or_default();
    let name = node["name"]["value"].as_str().unwrap_or_default();
    node["ignored"] == false && CONTROLS.contains(&role) && name.trim().is_empty()
}

/// Presses Tab, or Shift and Tab, until an element that matches has the focus. Whatever has it on the way has words, and
/// is in sight.
fn tab_to(page: &Page, key: &str, css: &str) {
    let script = "const one = document.activeElement, place = one.getBoundingClientRect();
        const is_seen = place.bottom > 0 && place.top < innerHeight && place.right > 0 && place.left < innerWidth;
        const said = one.ariaLabel || one.labels?.[0]?.innerText || one.innerText || '';
        const fault = one === document.body || said.trim() && is_seen ? '' : `${one.outerHTML.slice(0, 200)}, ${is_seen}`;
        return [one.matches(arguments[0]), fault]";
    for _ in 0..160 {
        let mut at = page.js(script, &[json!(css)]);
        // Boards that come into sight for the first time get their height then, and the browser scrolls once more.
        for _ in 0..20 {
            if at[1] == json!("") {
                break;
            }
            page.wait_still();
            at = page.js(script, &[json!(css)]);
        }
        assert_eq!(at[1], json!(""), "on the way to {css}");
        if at[0] == true {
            return;
        }
        page.press(key);
    }
    panic!("{key} never leads to {css}");
}

/// Whether what is heard has words of what is seen. Cells are named in full, and each of many is.
fn tells(heard: &str, seen: &str) -> bool {
    let words = |text: &str| -> BTreeSet<String> {
        let words = text.split(|letter: char| !letter.is_alphabetic());
        words.filter(|word| word.len() > 1).map(str::to_lowercase).collect()
    };
    !words(heard).is_disjoint(&words(seen))
}

/// Tells the example line by line, or in a short test the first of its lines: each is heard as it comes, and the button
/// keeps the focus.
fn hear_the_lines(page: &Page) {
    const NEXT: &str = ".example-turn .button:nth-child(2)";
    const HEARD: &str = ".learn-example [role=status]";
    if page.count(NEXT) == 0 {
        return;
    }
    tab_to(page, "Tab", NEXT);
    let told = || page.texts(".learn-example figcaption p:not(.later)");
    let is_cut = || page.count(".learn-example .later") > 0;
    // In a lesson the first line is there from the beginning.
    let mut known = if is_cut() { told().len() } else { 0 };
    let (mut heard, most) = (0, rounds(3, 100));
    loop {
        let before = page.text(HEARD);
        page.press("Enter");
        page.wait_until("a line is heard", || page.text(HEARD) != before);
        assert!(page.has_focus(NEXT));
        let (now, lines) = (page.text(HEARD), told());
        assert!(tells(&now, &lines[known..].join(" ")), "{now}: {lines:?}");
        known = lines.len();
        heard += 1;
        if !is_cut() || heard == most {
            return;
        }
    }
}

/// A near miss is searched by keys: the cursor is heard by its cell, and each answer by its words.
fn hear_the_near_miss(page: &Page) {
    const BOARD: &str = ".near-cells";
    const HEARD: &str = ".learn-near [role=status]";
    if page.count(BOARD) == 0 {
        return;
    }
    tab_to(page, "Tab", BOARD);
    let at = || page.attr(BOARD, "aria-activedescendant").unwrap_or_default();
    let before = at();
    page.press("ArrowRight");
    page.press("ArrowDown");
    page.wait_until("the cursor moves", || at() != before);
    let label = page.attr(&format!("#{}", at()), "aria-label").unwrap_or_default();
    assert!(label.contains("row ") && label.contains("column "), "{label}");
    page.press("Enter");
    page.wait_until("the cell is answered", || !page.text(HEARD).is_empty());
    assert!(tells(&page.text(HEARD), &page.text(".near-said")), "{}", page.text(HEARD));
    if page.count(".learn-near .button") > 0 {
        let before = page.text(HEARD);
        tab_to(page, "Tab", ".learn-near .button");
        page.press("Enter");
        page.wait_until("the answer is heard", || page.text(HEARD) != before);
        assert!(tells(&page.text(HEARD), &page.text(".near-said")), "{}", page.text(HEARD));
    }
}

/// The first term on the way says what it means, and Escape leads back to it.
fn hear_a_term(page: &Page) {
    const TERM: &str = ".learn-words .term";
    if page.count(TERM) == 0 {
        return;
    }
    tab_to(page, "Tab", TERM);
    page.press("Enter");
    page.wait_for(".meaning:popover-open");
    let meaning = page.text(".meaning:popover-open");
    page.wait_announced(&meaning);
    page.press("Escape");
    page.wait_gone(".meaning:popover-open");
    assert!(page.has_focus(TERM));
}

/// Opens Learn by keys.
fn learn(page: &Page) {
    page.cdp("Accessibility.enable", &json!({}));
    tab_to(page, "Shift+Tab", "[role=tab]");
    while !page.has_focus("#tab-learn") {
        page.press("ArrowRight");
    }
    page.wait_for(".learn-path");
}

/// The list is left for a page and goes on at it, by arrows along a level and by Tab from one to the next. From there each
/// page leads to the next one.
#[test]
fn every_page_is_read_by_keys_and_ear() {
    journey(Options::desktop().size(1280, 1000), "", |page| {
        learn(page);
        check_whole(page, "the path");
        let rules = ".stair a[href='#l=rules']";
        tab_to(page, "Tab", rules);
        page.press("Enter");
        page.wait_text(".learn-name", "Rules of Sudoku");
        page.wait_until("the rules have the focus", || page.has_focus("#learn-place"));
        check_whole(page, "the rules");
        tab_to(page, "Shift+Tab", ".learn-up");
        page.press("Enter");
        page.wait_for(".learn-path");
        page.wait_until("the path goes on at the rules", || page.has_focus(rules));
        tab_to(page, "Tab", "#learn-look");
        page.press("Enter");
        page.wait_for(".learn-list");
        page.wait_until("the list has the focus", || page.has_focus("#learn-place"));
        check_whole(page, "the list");
        let all = page.count(".learn-list .technique-link") - 1;
        // Beyond the rules, the first techniques of two levels.
        for level in [1, 2] {
            let list = format!(":nth-child({level} of .learn-level:has(.learn-list)) .learn-list");
            tab_to(page, "Tab", &format!("{list} a"));
            page.press("ArrowRight");
            let link = format!("{list} li:nth-child(2) a");
            assert!(page.has_focus(&link), "the arrow leads along level {level}");
            let name = page.text(&link);
            page.press("Enter");
            wait_page(page, &name);
            tab_to(page, "Shift+Tab", ".learn-up");
            page.press("Enter");
            page.wait_for(".learn-list");
            page.wait_until(format!("the list goes on at {name}"), || page.has_focus(&link));
        }
        page.press("Home");
        page.press("Enter");
        let mut read = BTreeSet::new();
        loop {
            page.wait_for(".learn-name");
            let name = page.text(".learn-name");
            let name = name.lines().next().unwrap_or_default().trim().to_owned();
            wait_page(page, &name);
            if read.len() % rounds(10, 1) == 0 {
                check_whole(page, &name);
            } else {
                check(page, &name);
            }
            hear_the_lines(page);
            hear_a_term(page);
            hear_the_near_miss(page);
            read.insert(name);
            let next = page.texts(".learn-turn .button").pop().unwrap_or_default();
            if read.contains(next.trim()) {
                break;
            }
            tab_to(page, "Tab", ".learn-turn .button:last-child");
            page.press("Enter");
            page.wait_text(".learn-name", next.trim());
        }
        println!("{} of {all} pages", read.len());
    });
}

/// Waits for the page of a technique, which has the focus under its name.
fn wait_page(page: &Page, name: &str) {
    page.wait_text(".learn-name", name);
    page.wait_for(".learn-words h4");
    page.wait_until(format!("{name} has the focus"), || page.has_focus("#learn-place"));
    assert_eq!(page.attr("#learn-place", "aria-label").as_deref(), Some(name));
}

#[test]
fn every_lesson_is_followed_by_keys_and_ear() {
    journey(Options::desktop().size(1280, 1000), "", |page| {
        learn(page);
        let script = "return [...document.querySelectorAll('.stair-units > li')].map(unit => [unit.id, unit.innerText])";
        let units: Vec<(String, String)> = serde_json::from_value(page.js(script, &[])).expect("units");
        let mut lessons: HashMap<String, usize> = HashMap::new();
        for (id, _) in &units {
            let unit = format!("#{id} button");
            let step = format!(".stair-step:has(#{id}) > details");
            // From where the last unit was left, Tab leads around to this one, through its step.
            if page.count(&format!("{step}[open]")) == 0 {
                tab_to(page, "Shift+Tab", &format!("{step} > summary"));
                page.press("Enter");
                page.wait_for(&format!("{step}[open]"));
            }
            tab_to(page, "Tab", &unit);
            page.press("Enter");
            page.wait_for("#lesson-go, .drill-cells");
            while page.count("#lesson-go") > 0 {
                let name = page.text(".learn-name");
                page.wait_until("the lesson has the focus", || page.has_focus("#learn-place"));
                assert_eq!(page.attr("#learn-place", "aria-label"), Some(name.clone()));
                page.wait_for(".learn-example figcaption p");
                check(page, &name);
                hear_a_term(page);
                hear_the_lines(page);
                tab_to(page, "Tab", "#lesson-go");
                page.press("Enter");
                page.wait_until("the next lesson, or the exercises", || {
                    page.count(".drill-cells") == 1
                        || page.count(".learn-name") == 1 && page.text(".learn-name") != name
                });
                *lessons.entry(name).or_default() += 1;
            }
            page.wait_for(".drill-cells");
            page.wait_until("the board has the focus", || page.has_focus("#drill-board"));
            let task = page.text(".drill-task");
            page.wait_announced(&task);
            check_whole(page, &task);
            // A hint is heard where it is seen.
            page.press("/");
            page.wait_until("the hint is heard", || {
                tells(&page.text(".drill-side [role=status]"), &page.text(".drill-said"))
            });
            assert!(page.has_focus("#drill-board"));
            tab_to(page, "Shift+Tab", ".learn-up");
            page.press("Enter");
            page.wait_for(".learn-path");
            page.wait_until("the path goes on at the unit", || page.has_focus(&unit));
        }
        println!("{} units, {} lessons", units.len(), lessons.len());
        assert!(units.len() > 45 && lessons.len() > 50, "{} units, {lessons:?}", units.len());
    });
}

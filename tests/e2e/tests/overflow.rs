//! Nothing is cut off, hidden or too small to tap, in any scene, on any screen, light or dark: each element
//! is measured against its room. A test checks some scenes, a soak all of them on all screens.

use serde_json::{Value, json};
use std::{fmt::Write, fs, path::Path};
use stepdoku_e2e::{Fault, Options, Page, SCENES, SCREENS, Server, dist, soaking};
use stepdoku_words::folder;

/// The faults of the page, in words. Elements under a dialog or a sheet do not count, nor those within reach
/// of a visible scroll bar or in a row that scrolls sideways; the lens reaches the cells of a large board.
const FAULTS: &str = "
    const faults = [];
    const open = [...document.querySelectorAll(':popover-open')].at(-1) ?? document.querySelector('dialog[open]');
    const root = open ?? document.querySelector('.app');
    const name = e => `${e.tagName.toLowerCase()}.${[...e.classList].join('.')} “${(e.getAttribute('aria-label') ?? e.textContent).trim().slice(0, 40)}”`;
    const page = document.documentElement;
    if (page.scrollWidth > innerWidth) faults.push(`the page is ${page.scrollWidth} wide`);
    const seen = e => e.checkVisibility({ opacityProperty: true, visibilityProperty: true })
        && !e.closest('.vh, [aria-hidden=true], [inert]');
    const clips = style => [style.overflowX, style.overflowY].some(one => one === 'hidden' || one === 'clip');
    // For screen readers only.
    const heard = e => { for (; e; e = e.parentElement) if (getComputedStyle(e).clipPath.startsWith('inset(50%')) return true; };
    const row = e => { for (; e; e = e.parentElement) if (['auto hidden', 'scroll hidden'].includes(getComputedStyle(e).overflow)) return e.getBoundingClientRect(); };
    for (const e of root.querySelectorAll('*')) {
        if (e.closest('svg, .board, textarea, select') || !seen(e)) continue;
        const style = getComputedStyle(e);
        const texts = [...e.childNodes].some(one => one.nodeType === 3 && one.data.trim());
        if (texts && clips(style) && !heard(e)) {
            if (e.scrollWidth > e.clientWidth + 1) faults.push(`${name(e)} is ${e.scrollWidth} wide in ${e.clientWidth}`);
            if (e.scrollHeight > e.clientHeight + 1) faults.push(`${name(e)} is ${e.scrollHeight} high in ${e.clientHeight}`);
        }
        if (!texts || heard(e)) continue;
        // Words beyond the edge of a box that cannot be scrolled.
        const range = document.createRange();
        range.selectNodeContents(e);
        const words = range.getBoundingClientRect();
        for (let box = e; box && box !== document.body; box = box.parentElement) {
            const around = getComputedStyle(box);
            if (/auto|scroll/.test(around.overflowX + around.overflowY)) break;
            if (!clips(around)) continue;
            const room = box.getBoundingClientRect();
            if (words.right > room.right + 1 || words.bottom > room.bottom + 1 || words.left < room.left - 1)
                faults.push(`${name(e)} reaches out of ${name(box).slice(0, 60)}`);
        }
        if (!row(e) && (words.right > innerWidth + 1 || words.left < -1)) faults.push(`${name(e)} is beyond the window`);
    }
    for (const e of root.querySelectorAll('button, a[href], input, select, textarea, summary, [role=tab]')) {
        if (!seen(e) || e.disabled || heard(e) || e.closest('.sentence, .notation')) continue;
        // On a phone it is one button with the name of the game.
        const own = e.getBoundingClientRect();
        // The label of a checkbox counts as its area.
        const label = e.closest('label')?.getBoundingClientRect();
        const [width, height] = [Math.max(own.width, label?.width ?? 0), Math.max(own.height, label?.height ?? 0)];
        if (width < 24 || height < 24) faults.push(`${name(e)} is ${Math.round(width)} by ${Math.round(height)}`);
        const area = label ?? own;
        const [x, y] = [area.left + area.width / 2, area.top + area.height / 2];
        const around = row(e);
        if (around && (x < around.left || x > around.right)) continue;
        if (x < 0 || x > innerWidth) { faults.push(`${name(e)} is beside the window`); continue; }
        let scrolls = false;
        for (let box = e.parentElement; box; box = box.parentElement)
            scrolls ||= /auto|scroll/.test(getComputedStyle(box).overflowY) && box.scrollHeight > box.clientHeight;
        if (y < 0 || y > innerHeight) {
            if (!scrolls && page.scrollHeight <= innerHeight) faults.push(`${name(e)} cannot be reached`);
            continue;
        }
        const hit = document.elementFromPoint(x, y);
        const own_label = e.closest('label');
        // Notices and hints cover the following content until they are read, but never the bar or the keys.
        if (hit?.closest('.notice, .hint-card')?.querySelector('button') && !e.closest('.bar, .pad-area')) continue;
        if (hit && !e.contains(hit) && !hit.contains(e) && !own_label?.contains(hit) && !scrolls)
            faults.push(`${name(e)} lies under ${name(hit).slice(0, 60)}`);
    }
    return faults;";

fn faults(page: &Page) -> Vec<String> {
    let told = page.js(FAULTS, &[]);
    told.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect()
}

#[test]
fn nothing_is_cut_off_covered_or_too_small() {
    let Some(dist) = dist() else { return };
    let server = Server::start(&dist, "/");
    let url = server.url();
    let page = Page::open_at(Options::desktop(), &url);
    let mut all = String::new();
    for (number, size) in SCREENS.into_iter().enumerate() {
        for dark in [false, true] {
            let options = Options::screen(size);
            page.emulate(&if dark { options.dark() } else { options });
            for (at, scene) in SCENES.iter().enumerate() {
                // A soak shows each scene on every screen, a test half of them, each on one screen in one
                // theme.
                let is_sampled = (at + number).is_multiple_of(12) && (at / 12) % 2 == usize::from(dark);
                if !soaking() && !is_sampled {
                    continue;
                }
                scene.reach(&page, &url);
                page.wait_still();
                for fault in faults(&page) {
                    let (width, height) = size;
                    let light = if dark { "dark" } else { "light" };
                    writeln!(all, "{} at {width}x{height}, {light}: {fault}", scene.name)
                        .expect("a text takes it");
                }
            }
        }
    }
    assert!(all.is_empty(), "\n{all}");
}

/// Words are longer in other languages, or denser. A test checks some scenes in one language each, a soak all of them in
/// all languages.
#[test]
fn nothing_is_cut_off_in_another_language() {
    let Some(dist) = dist() else { return };
    let server = Server::start(&dist, "/");
    let mut all = String::new();
    for (own, language) in LANGUAGES.into_iter().enumerate() {
        all += &walk(&server, language, |sample| sample % LANGUAGES.len() == own, faults);
    }
    assert!(all.is_empty(), "\n{all}");
}

/// The codes of the languages other than English.
const LANGUAGES: [&str; 8] = ["de", "it", "fr", "es", "pt", "ru", "zh", "ja"];

/// A language made up of the English words, with accents and a third longer: what the page shows without an accent
/// is not among the words, so nobody could translate it.
#[test]
fn no_english_is_left_and_longer_words_have_room() {
    let Some(dist) = dist() else { return };
    let server = Server::start(&dist, "/");
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let words = folder::packed_english(&root.join("words/en"), &longer).expect("the English words");
    server.fault("languages/de.txt", Fault::Replaced(words.into_bytes()));
    let learn = fs::read_to_string(root.join("learn/learn-en.txt")).expect("the pages about techniques");
    let learn = learn.lines().map(|line| if line.starts_with('#') { line.to_owned() } else { longer(line) });
    let learn = learn.collect::<Vec<_>>().join("\n");
    server.fault("languages/learn-de.txt", Fault::Replaced(learn.into_bytes()));
    let all = walk(
        &server,
        "de",
        |_| true,
        |page| {
            let left = page.js(ENGLISH, &[json!(UNTRANSLATED)]);
            let left = left.as_array().into_iter().flatten().filter_map(Value::as_str);
            faults(page).into_iter().chain(left.map(|text| format!("English is left: {text}"))).collect()
        },
    );
    assert!(all.is_empty(), "\n{all}");
}

/// Words that are the same in every language: the names of the page and of languages.
const UNTRANSLATED: &[&str] =
    &["Stepdoku", "English", "Deutsch", "Italiano", "Français", "Español", "Português"];

/// The texts of the page and of its labels that have an English word without an accent.
const ENGLISH: &str = "
    const same = new Set(arguments[0]);
    const open = [...document.querySelectorAll(':popover-open')].at(-1) ?? document.querySelector('dialog[open]');
    const root = open ?? document.querySelector('.app');
    const english = text => (text.match(/[\\p{L}\\p{M}]+/gu) ?? []).filter(word =>
        /^[A-Za-z]{3,}$/.test(word) && /[aeiou]/.test(word) && !same.has(word));
    const left = new Set();
    for (const e of root.querySelectorAll('*')) {
        if (e.closest('textarea, [lang=en], [inert]') || !e.checkVisibility()) continue;
        const own = [...e.childNodes].filter(one => one.nodeType === 3).map(one => one.data);
        const labels = ['aria-label', 'title', 'placeholder', 'aria-description', 'alt', 'aria-roledescription', 'aria-valuetext'];
        for (const text of [...own, ...labels.map(label => e.getAttribute(label) ?? '')])
            if (english(text).length) left.add(`“${text.trim().slice(0, 80)}” in ${e.tagName.toLowerCase()}.${[...e.classList].join('.')}`);
    }
    return [...left];";

/// A text with each vowel twice, with accents.
fn longer(text: &str) -> String {
    let mut long = String::new();
    for letter in text.chars() {
        match "aeiouAEIOU".find(letter) {
            Some(at) => long.extend([
                ["á", "é", "í", "ó", "ú", "Á", "É", "Í", "Ó", "Ú"][at],
                ["á", "é", "í", "ó", "ú"][at % 5],
            ]),
            None => long.push(letter),
        }
    }
    long
}

/// Goes through the scenes in a language, each on one screen in a test, if its number among the samples is wanted, and on
/// all screens in a soak. Returns the faults.
fn walk(
    server: &Server,
    language: &str,
    wanted: impl Fn(usize) -> bool,
    faults: impl Fn(&Page) -> Vec<String>,
) -> String {
    let url = server.url();
    let speaks = |size| Options::screen(size).argument(&format!("--accept-lang={language}"));
    let page = Page::open_at(speaks((360, 740)), &url);
    page.wait_for(&format!("html:lang({language})"));
    let (mut all, mut sample) = (String::new(), 0);
    for (number, size) in SCREENS.into_iter().enumerate() {
        page.emulate(&speaks(size));
        for (at, scene) in SCENES.iter().enumerate() {
            if !soaking() {
                if !(at + number + 6).is_multiple_of(12) {
                    continue;
                }
                sample += 1;
                if !wanted(sample) {
                    continue;
                }
            }
            scene.reach(&page, &url);
            page.wait_still();
            for fault in faults(&page) {
                writeln!(all, "{language}, {} at {}x{}: {fault}", scene.name, size.0, size.1)
                    .expect("a text takes it");
            }
        }
    }
    all
}

/// Letters at twice the usual size, by the settings of the browser, on a phone and on a desktop.
#[test]
fn large_letters_are_cut_off_nowhere_and_a_reason_can_be_read() {
    const NAMES: [&str; 13] = [
        "play-9", "step-9", "new-make", "link", "keys", "hint-9", "trial", "settings", "games", "history",
        "puzzle", "why", "editor",
    ];
    let Some(dist) = dist() else { return };
    let server = Server::start(&dist, "/");
    let url = server.url();
    let large = |size| Options::screen(size).argument("--blink-settings=defaultFontSize=32");
    let page = Page::open_at(large((360, 740)), &url);
    let mut all = String::new();
    for size in [(360, 740), (1280, 800)] {
        page.emulate(&large(size));
        for scene in SCENES.iter().filter(|scene| NAMES.contains(&scene.name)) {
            scene.reach(&page, &url);
            page.wait_still();
            let (width, height) = size;
            let mut found = faults(&page);
            // Where the page scrolls, fixed controls cover content that can be scrolled out.
            found.retain(|fault| !fault.contains("lies under button.step-button"));
            page.js("scrollTo(0, document.scrollingElement.scrollHeight)", &[]);
            found.extend(faults(&page));
            if scene.name == "step-9" {
                let [words, read] = [0, 1].map(|at| page.js(READ, &[])[at].clone());
                if words.as_f64().is_none_or(|words| words < 20.0) || read != true {
                    found.push(format!("the conclusion cannot be read: {words}, {read}"));
                }
            }
            for fault in found {
                writeln!(all, "{} at {width}x{height}: {fault}", scene.name).expect("a text takes it");
            }
        }
    }
    assert!(all.is_empty(), "\n{all}");
}

/// The height of the letters of a conclusion, and whether its beginning is in sight.
const READ: &str = "
    const end = document.querySelector('.conclusion');
    const { left, top } = end.getClientRects()[0];
    const size = parseFloat(getComputedStyle(end).fontSize);
    return [size, end.contains(document.elementFromPoint(left + 6, top + size / 2))];";

/// The check finds each kind of fault on a page that has it.
#[test]
fn faults_are_seen() {
    let Some(dist) = dist() else { return };
    let server = Server::start(&dist, "/");
    let page = Page::open_at(Options::phone(), &server.url());
    let check = |change: &str, word: &str| {
        page.visit(&server.url());
        page.wait_for(".tool");
        assert_eq!(faults(&page), Vec::<String>::new());
        page.js(change, &[]);
        let found = faults(&page);
        assert!(found.iter().any(|fault| fault.contains(word)), "{change}: {found:?}");
    };
    let tool = |change: &str| format!("const tool = document.querySelector('.tool'); {change}");
    check(
        &tool(
            "document.querySelector('[data-does=hint]').style.cssText = 'width: 20px; min-height: 20px; height: 20px'",
        ),
        "20 by 20",
    );
    check(
        &tool(
            "const word = document.querySelector('[data-does=erase] span'); word.style.overflow = 'hidden'; word.style.width = '9px'; word.style.whiteSpace = 'nowrap'",
        ),
        "wide in 9",
    );
    check(
        &tool(
            "document.querySelector('[data-does=erase]').style.cssText = 'position: fixed; left: 400px; top: 300px; width: 60px; transition: none'",
        ),
        "beside the window",
    );
    check(
        &tool(
            "const lid = document.createElement('p'); lid.style.cssText = 'position: fixed; inset: 0; z-index: 99'; document.querySelector('.app').append(lid)",
        ),
        "lies under",
    );
    assert!(faults(&page).len() > 3, "it covers all of them");
}

//! Rules for the style.

use crate::{
    holds,
    source::{File, below, read, root},
};
use data_encoding::HEXLOWER;
use sha2::{Digest as _, Sha256};
use std::{collections::BTreeSet, fs};

/// The names of colours in CSS, except those that are not paint.
const COLOURS: &str = "aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue \
    blueviolet brown burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan \
    darkblue darkcyan darkgoldenrod darkgray darkgreen darkgrey darkkhaki darkmagenta darkolivegreen \
    darkorange darkorchid darkred darksalmon darkseagreen darkslateblue darkslategray darkslategrey \
    darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue firebrick floralwhite \
    forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew hotpink \
    indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral \
    lightcyan lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen \
    lightskyblue lightslategray lightslategrey lightsteelblue lightyellow lime limegreen linen magenta \
    maroon mediumaquamarine mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue \
    mediumspringgreen mediumturquoise mediumvioletred midnightblue mintcream mistyrose moccasin \
    navajowhite navy oldlace olive olivedrab orange orangered orchid palegoldenrod palegreen \
    paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple rebeccapurple red \
    rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slateblue \
    slategray slategrey snow springgreen steelblue tan teal thistle tomato turquoise violet wheat white \
    whitesmoke yellow yellowgreen";

/// Functions that make a colour from numbers.
const MAKERS: &[&str] = &["rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color"];

/// The colours in a value, in any notation.
pub(crate) fn colours_in(value: &str) -> impl Iterator<Item = &str> {
    let is_word = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '-' | '_' | '#' | '.');
    let ends = move |word: &str| {
        value[word.as_ptr() as usize - value.as_ptr() as usize + word.len()..].chars().next()
    };
    value.split(move |letter| !is_word(letter)).filter(move |word| {
        let hex = word.strip_prefix('#').is_some_and(|hex| {
            matches!(hex.len(), 3 | 4 | 6 | 8) && hex.bytes().all(|byte| byte.is_ascii_hexdigit())
        });
        let named = COLOURS.split_whitespace().any(|name| name.eq_ignore_ascii_case(word));
        let made = MAKERS.contains(word) && ends(word) == Some('(');
        hex || named || made
    })
}

/// A style without its comments; lines keep their numbers.
fn bare(text: &str) -> String {
    let mut bare = String::new();
    let mut rest = text;
    while let Some((code, after)) = rest.split_once("/*") {
        let (comment, after) = after.split_once("*/").unwrap_or((after, ""));
        bare.push_str(code);
        bare.extend(comment.chars().filter(|letter| *letter == '\n'));
        rest = after;
    }
    bare + rest
}

/// The values of all declarations, each with its line.
fn values(file: &File) -> Vec<(usize, String)> {
    let text = bare(&file.text);
    let mut values = Vec::new();
    let mut from = 0;
    for (at, sign) in text.char_indices() {
        if !matches!(sign, '{' | '}' | ';') {
            continue;
        }
        let piece = &text[from..at];
        // Text before an opening brace is a selector; other text with a colon is a declaration.
        if sign != '{'
            && let Some((_, value)) = piece.split_once(':')
        {
            let line = text[..at].matches('\n').count() + 1;
            values.push((line, value.to_owned()));
        }
        from = at + 1;
    }
    values
}

#[test]
fn colours_are_recognised() {
    let check = |value: &str, found: &[&str]| {
        assert_eq!(colours_in(value).collect::<Vec<_>>(), found, "{value}");
    };
    check("1px solid #fff", &["#fff"]);
    check("RED", &["RED"]);
    check("color-mix(in oklab, var(--ink) 20%, transparent)", &[]);
    check("oklch(50% 0.1 20)", &["oklch"]);
    check("url(#mark)", &[]);
    check("var(--red)", &[]);
    check("nowrap", &[]);
    check("background-color 120ms", &[]);
}

#[test]
fn only_the_tokens_have_colours() {
    let mut broken = Vec::new();
    for file in below("style", ".css").iter().filter(|file| file.path != "style/tokens.css") {
        for (line, value) in values(file) {
            broken.extend(colours_in(&value).map(|colour| format!("{}:{line}: {colour}", file.path)));
        }
    }
    for file in below("public", ".js") {
        broken.extend(colours_in(&file.text).map(|colour| format!("{}: {colour}", file.path)));
    }
    holds("Only `style/tokens.css` has colours.", broken);
}

#[test]
fn what_the_browser_paints_by_itself_has_the_tokens_colours() {
    let tokens = read("style/tokens.css").to_lowercase();
    let mut broken = Vec::new();
    for path in ["index.html", "public/manifest.webmanifest"] {
        let text = read(path);
        let strange = colours_in(&text).filter(|colour| colour.starts_with('#'));
        let strange = strange.filter(|colour| !tokens.contains(&colour.to_lowercase()));
        broken.extend(strange.map(|colour| format!("{path}: {colour}")));
    }
    holds("The bars and covers that the browser paints have a colour of `style/tokens.css`.", broken);
}

/// The window sizes with rules, each by its name in docs/style.md.
const SCREENS: [(&str, &str); 17] = [
    ("large letters", "(max-width: 18em)"),
    ("phone", "(max-width: 37.49em)"),
    ("low phone", "(max-width: 37.49em) and (max-height: 50em)"),
    ("phone without room for rows of keys", "(max-width: 37.49em) and (max-height: 45.9em)"),
    ("lowest phone", "(max-width: 37.49em) and (max-height: 43em)"),
    ("enlarged page", "(max-width: 37.49em) and (max-height: 22em)"),
    ("lying phone", "(orientation: landscape) and (max-height: 31.29em) and (min-width: 35em)"),
    ("tablet", "(min-width: 37.5em)"),
    ("gutter", "(min-width: 37.5em) and (min-height: 31.3em)"),
    ("wall", "(min-width: 200em) and (min-height: 100em)"),
    ("hand", "(max-width: 51.29em), (max-height: 31.29em)"),
    ("upright hand", "(max-width: 51.29em) and (min-height: 31.3em)"),
    ("beside", "(min-width: 51.3em)"),
    ("desk", "(min-width: 51.3em) and (min-height: 31.3em)"),
    ("low desk", "(min-width: 51.3em) and (min-height: 31.3em) and (max-height: 47em)"),
    ("tall desk", "(min-width: 51.3em) and (min-height: 47.01em)"),
    ("hall", "(min-width: 100em) and (min-height: 50em)"),
];

/// The same for rules on the width of an element's own box.
const BOXES: [(&str, &str); 14] = [
    ("narrowest bar", "bar (max-width: 21.1em)"),
    ("bar of a phone", "bar (max-width: 34.49em)"),
    ("bar of a tablet", "bar (min-width: 34.5em)"),
    ("bar of a desk", "bar (min-width: 59em)"),
    ("foot of a phone", "foot (max-width: 34.49em)"),
    ("room for a notice on one line", "room (min-width: 31em)"),
    ("dialog in one column", "dialog (max-width: 39em)"),
    ("dialog in columns", "dialog (min-width: 39.01em)"),
    ("wide dialog", "dialog (min-width: 47em)"),
    ("narrow path", "learn (max-width: 39.99em)"),
    ("wide path", "learn (min-width: 40em)"),
    ("wide lesson", "learn (min-width: 42em)"),
    ("lesson beside boards", "learn (min-width: 66em)"),
    ("broad lesson", "learn (min-width: 80em)"),
];

/// The conditions of size rules in a style, on the window or on a box.
fn sizes<'a>(text: &'a str, rule: &'a str) -> impl Iterator<Item = &'a str> {
    let asked = text.split(rule).skip(1).filter_map(|rest| Some(rest.split_once('{')?.0.trim()));
    asked.filter(|asked| ["width", "height", "orientation"].iter().any(|word| asked.contains(word)))
}

/// The conditions of a rule on each of its screens. The comma in the condition of a hand-held screen, which is narrow
/// or low, does not separate two.
fn screens(asked: &str) -> Vec<&str> {
    if SCREENS.iter().any(|(_, screen)| *screen == asked) { vec![asked] } else { asked.split(", ").collect() }
}

#[test]
fn rules_of_size_are_for_named_screens_and_boxes() {
    let known = read("docs/style.md");
    let (mut broken, mut used) = (Vec::new(), BTreeSet::new());
    for (rule, named) in [("@media ", &SCREENS[..]), ("@container ", &BOXES[..])] {
        for file in below("style", ".css") {
            let text = bare(&file.text);
            for asked in sizes(&text, rule) {
                let screens = screens(asked);
                let is = |one: &&(&str, &str)| screens.contains(&one.1);
                let names: Vec<&str> = named.iter().filter(is).map(|one| one.0).collect();
                if names.len() != screens.len() {
                    broken.push(format!("{}: {rule}{asked}", file.path));
                }
                used.extend(names);
            }
        }
        for (name, _) in named {
            if !used.contains(name) {
                broken.push(format!("no rule is for: {name}"));
            }
            if !known.contains(&format!("*{name}*")) {
                broken.push(format!("docs/style.md does not mention: {name}"));
            }
        }
    }
    holds("Each rule of size is for a screen or a box that has a name.", broken);
}

/// The most bytes of the font: the board waits for it.
const LETTERS: usize = 10_000;

#[test]
fn the_font_is_small_and_its_name_says_what_is_in_it() {
    let mut broken = Vec::new();
    let tokens = read("style/tokens.css");
    let named = tokens.split_once("url(\"./").and_then(|(_, rest)| rest.split_once('"'));
    let name = named.expect("style/tokens.css names the font").0;
    let bytes = fs::read(root().join("public").join(name)).expect("the font lies in `public`");
    let hash = HEXLOWER.encode(&Sha256::digest(&bytes)[..8]);
    if name != format!("stepdoku-letters-{hash}.woff2") {
        broken.push(format!("public/{name}: its hash is {hash}"));
    }
    if bytes.len() > LETTERS {
        broken.push(format!("public/{name}: {} bytes", bytes.len()));
    }
    let index = read("index.html");
    for link in [format!("crossorigin href=\"./{name}\""), format!("href=\"public/{name}\"")] {
        if !index.contains(&link) {
            broken.push(format!("index.html: {link}"));
        }
    }
    // The accents of other languages.
    let accents = tokens.split_once("languages/stepdoku-accents-").and_then(|(_, rest)| rest.split_once('.'));
    let hash = accents.expect("style/tokens.css names the accents").0;
    let name = format!("stepdoku-accents-{hash}.woff2");
    let bytes = fs::read(root().join("public").join(&name)).expect("the accents lie in `public`");
    if HEXLOWER.encode(&Sha256::digest(&bytes)[..8]) != hash
        || !index.contains(&format!("href=\"public/{name}\""))
    {
        broken.push(format!("public/{name}: another hash, or not in index.html"));
    }
    holds("The font is small, has its hash in its name, and the page asks for it early.", broken);
}

#[test]
fn each_style_is_on_the_page_and_has_a_layer() {
    let index = read("index.html");
    let mut broken = Vec::new();
    for file in below("style", ".css") {
        if !index.contains(&format!("href=\"{}\"", file.path)) {
            broken.push(format!("{}: not in index.html", file.path));
        }
        if !bare(&file.text).contains("@layer") {
            broken.push(format!("{}: in no layer", file.path));
        }
    }
    holds("Each file of `style` is linked by index.html and lies in a layer of the cascade.", broken);
}

/// Parts of selectors and properties that make `WebKit` fail, with the effect.
const NOT_FOR_WEBKIT: [(&str, &str, &str); 2] = [
    (":has(", ":empty", "it keeps the old style when something within becomes empty or stops being empty"),
    ("position-try", ":", "it never stops laying out the page once the popover closes"),
];

#[test]
fn the_style_spares_webkit() {
    let mut broken = Vec::new();
    for file in below("style", ".css") {
        for (at, line) in bare(&file.text).lines().enumerate() {
            for (start, then, effect) in NOT_FOR_WEBKIT {
                if line.split(start).skip(1).any(|rest| rest.contains(then)) {
                    broken.push(format!("{}:{}: {}: {effect}", file.path, at + 1, line.trim()));
                }
            }
        }
    }
    holds("The style has nothing that makes WebKit fail.", broken);
}

#[test]
fn each_class_of_the_style_is_on_the_page() {
    let mut used = index_words(&read("index.html"));
    for file in below("src/app", ".rs").iter().chain(&below("public", ".js")) {
        used.extend(index_words(&file.text));
    }
    let mut broken = Vec::new();
    for file in below("style", ".css") {
        for class in classes(&file.text) {
            if !used.contains(&class) {
                broken.push(format!("{}: .{class}", file.path));
            }
        }
    }
    holds("Each class in `style` is a class of the page.", broken);
}

/// All words of a text, including hyphens.
fn index_words(text: &str) -> BTreeSet<String> {
    text.split(|letter: char| !letter.is_ascii_alphanumeric() && !matches!(letter, '-' | '_'))
        .map(str::to_owned)
        .collect()
}

/// The classes in the selectors of a style.
fn classes(text: &str) -> BTreeSet<String> {
    let text = bare(text);
    let mut classes = BTreeSet::new();
    let mut from = 0;
    for (at, sign) in text.char_indices().filter(|(_, sign)| matches!(sign, '{' | '}' | ';')) {
        let piece = &text[from..at];
        from = at + 1;
        if sign != '{' || piece.trim_start().starts_with('@') {
            continue;
        }
        for after in piece.split('.').skip(1) {
            let end =
                after.find(|letter: char| !letter.is_ascii_alphanumeric() && !matches!(letter, '-' | '_'));
            classes.insert(after[..end.unwrap_or(after.len())].to_owned());
        }
    }
    classes
}

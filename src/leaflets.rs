//! Static pages about the techniques: a page for each and one with the list, for readers without the program and
//! for search engines. They have the prose and the example of *Learn*, and no script. Those of another language than
//! English are in a folder of its code.

use crate::app::text::{later, leaflets as words, text, words::Leaflets};
use std::fmt::Write;
use sudoku_core::{
    HouseKind, Language, Level, Position, Shape, Technique,
    explain::{Span, technique as name, tell, with_names, written_out},
    ladder::all_steps,
};
use sudoku_play::{
    features::learn::{
        self, Section, level,
        view::{Here, techniques},
    },
    picture::{of_houses, of_step},
    view::Reasoned,
    walk::stages::FoundStep,
};

/// The folder of these pages, below that of the program.
pub const FOLDER: &str = "learn";

/// The folder of the pages in a language.
fn folder(language: Language) -> String {
    if language == Language::English { FOLDER.to_owned() } else { format!("{FOLDER}/{}", language.code()) }
}

/// The way from a page in the language in use to the folder of the program.
fn up() -> &'static str {
    if text().locale.language == Language::English { "../" } else { "../../" }
}

/// The address of the program from such a page, in its language, with a fragment.
fn program(fragment: &str) -> String {
    let language = text().locale.language;
    let asks =
        if language == Language::English { String::new() } else { format!("?lang={}", language.code()) };
    format!("{}{asks}{fragment}", up())
}
/// The list of all techniques, in that folder.
const INDEX: &str = "index.html";
/// The rules, in that folder.
const RULES: &str = "rules.html";
/// The style sheet, in that folder.
const STYLE: &str = "learn.css";
/// The list of all addresses, beside the program.
const SITEMAP: &str = "sitemap.xml";
/// The policy of a page: it loads its style, its letters and its icon from its own server, and nothing else.
const POLICY: &str = "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'";

/// A file of these pages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Leaflet {
    /// Its path below the folder of the program.
    pub path: String,
    /// Its content.
    pub text: String,
}

/// The texts that the pages are made of.
#[derive(Clone, Copy, Debug)]
pub struct Sources<'a> {
    /// The prose about all techniques.
    pub prose: &'a str,
    /// The examples of all techniques.
    pub examples: &'a str,
    /// The style sheet with the colours and letters of the program.
    pub tokens: &'a str,
    /// The style sheet of these pages.
    pub style: &'a str,
    /// The address of the program, if known: pages then have canonical addresses, and there is a sitemap.
    pub address: Option<&'a str>,
}

/// Returns all pages, each with its path.
#[must_use]
pub fn leaflets(sources: Sources<'_>) -> Vec<Leaflet> {
    let own = folder(text().locale.language);
    let file = |name: &str, text: String| Leaflet { path: format!("{own}/{name}"), text };
    let all = techniques();
    let mut made: Vec<Leaflet> = all
        .iter()
        .enumerate()
        .map(|(at, one)| {
            let beside = [at.checked_sub(1), Some(at + 1)].map(|at| all.get(at?).copied());
            file(&page_name(*one), page(sources, *one, at + 1, beside))
        })
        .collect();
    made.push(file(RULES, rules(sources)));
    made.push(file(INDEX, index(sources)));
    // The letters are beside the program.
    let tokens = sources.tokens.replace("url(\"./", &format!("url(\"{}", up()));
    made.push(file(STYLE, format!("{tokens}\n{}", sources.style)));
    // The pages of all languages have the same names.
    if let (Some(address), Language::English) = (sources.address, text().locale.language) {
        let names = made.iter().filter_map(|leaflet| leaflet.path.strip_prefix(FOLDER)?.strip_prefix('/'));
        let names: Vec<&str> =
            names.filter(|name| name.rsplit_once('.').is_some_and(|(_, kind)| kind == "html")).collect();
        let places = Language::ALL.into_iter().flat_map(|language| {
            let folder = folder(language);
            names.iter().map(move |name| under(address, &format!("{folder}/{name}")))
        });
        let text = sitemap([under(address, "")].into_iter().chain(places));
        made.push(Leaflet { path: SITEMAP.to_owned(), text });
    }
    made
}

fn page_name(technique: Technique) -> String {
    format!("{}.html", technique.slug())
}

/// The address of a file below that of the program.
fn under(address: &str, path: &str) -> String {
    format!("{}/{}", address.trim_end_matches('/'), path.trim_end_matches(INDEX))
}

fn sitemap(places: impl Iterator<Item = String>) -> String {
    let mut text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
                    <urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n"
        .to_owned();
    for place in places {
        put(&mut text, format_args!("  <url><loc>{}</loc></url>\n", escaped(&place)));
    }
    text + "</urlset>\n"
}

/// The page of a technique.
fn page(sources: Sources<'_>, technique: Technique, number: usize, beside: [Option<Technique>; 2]) -> String {
    let name = name_of(technique);
    let prose = learn::lesson(sources.prose, technique);
    let paragraphs = |wanted: Section| prose.iter().find(|(section, _)| *section == wanted);
    let what = paragraphs(Section::What).map(|(_, paragraphs)| paragraphs.join(" ")).unwrap_or_default();
    let example = example(sources.examples, technique, |shape| words().picture(name, shape.side()));
    let mut body = String::new();
    put(&mut body, format_args!("<h1>{}</h1>\n", escaped(name)));
    let rank = words().rank(text().level(level(technique)), number, techniques().len());
    put(&mut body, format_args!("<p class=\"rank\">{}</p>\n", escaped(&rank)));
    for (section, paragraphs) in &prose {
        let head = later().learn.head(*section);
        if !head.is_empty() {
            put(&mut body, format_args!("<h2>{}</h2>\n", escaped(head)));
        }
        for paragraph in paragraphs {
            let said =
                if *section == Section::Kin { linked(paragraph, technique) } else { escaped(paragraph) };
            put(&mut body, format_args!("<p>{said}</p>\n"));
        }
        if *section == Section::Idea
            && let Some(Example { here, .. }) = &example
            && !here.is_empty()
        {
            put(&mut body, format_args!("<p class=\"here\">{}</p>\n", escaped(here)));
        }
        // The example follows the two sentences on the technique.
        if *section == Section::What
            && let Some(Example { shape, drawing, told, .. }) = &example
        {
            put(
                &mut body,
                format_args!(
                    "<figure>\n<div class=\"board\" data-density=\"{}\">{drawing}</div>\n\
                     <figcaption>\n<h2>{}</h2>\n{told}</figcaption>\n</figure>\n",
                    shape.density().slug(),
                    escaped(words().step())
                ),
            );
        }
    }
    put(
        &mut body,
        format_args!(
            "<p class=\"open\"><a href=\"{}\">{}</a></p>\n",
            program(&format!("#l={}", technique.slug())),
            escaped(&words().open(name))
        ),
    );
    let turn = |to: Option<Technique>, relation: &str, said: fn(&Leaflets, &str) -> String| {
        to.map(|to| {
            let said = escaped(&said(&words(), name_of(to)));
            format!("<a rel=\"{relation}\" href=\"{}\">{said}</a>\n", page_name(to))
        })
    };
    let turns = [turn(beside[0], "prev", Leaflets::before), turn(beside[1], "next", Leaflets::after)];
    let turns: String = turns.into_iter().flatten().collect();
    document(sources, &page_name(technique), &words().title(name), &what, &body, &turns)
}

/// Returns the rules of Sudoku, with a board for each kind of house.
fn rules(sources: Sources<'_>) -> String {
    let learn = &later().learn;
    let shape = Shape::S9;
    let mut said = String::new();
    for sentence in learn.rules_said(shape) {
        put(&mut said, format_args!("<p>{}</p>\n", escaped(&sentence)));
    }
    let views = HouseKind::USUAL.map(|kind| learn::rules(shape, kind));
    let houses = [0, 1, 2].map(|at: usize| views[at].house);
    let drawing = of_houses(&views[0].board, &houses, &escaped(words().rules_picture()));
    let body = format!(
        "<h1>{0}</h1>\n{said}<figure>\n<div class=\"board\" data-density=\"{1}\">{drawing}</div>\n</figure>\n\
         <p class=\"open\"><a href=\"{3}\">{2}</a></p>\n",
        escaped(learn.rules()),
        shape.density().slug(),
        escaped(&words().open(learn.rules())),
        program("#l=rules"),
    );
    document(sources, RULES, learn.rules(), words().rules_about(), &body, "")
}

/// The list of all techniques.
fn index(sources: Sources<'_>) -> String {
    let (title, about) = (words().list_title(), words().list_about());
    let mut body = format!("<h1>{}</h1>\n<p>{}</p>\n", escaped(title), escaped(later().learn.about()));
    put(&mut body, format_args!("<p><a href=\"{RULES}\">{}</a></p>\n", escaped(later().learn.rules())));
    for one in Level::ALL {
        let mut of_level = techniques().into_iter().filter(|technique| level(*technique) == one).peekable();
        if of_level.peek().is_none() {
            continue;
        }
        put(&mut body, format_args!("<h2>{}</h2>\n<ul class=\"list\">\n", escaped(text().level(one))));
        for technique in of_level {
            put(
                &mut body,
                format_args!(
                    "<li><a href=\"{}\">{}</a></li>\n",
                    page_name(technique),
                    escaped(name_of(technique))
                ),
            );
        }
        body += "</ul>\n";
    }
    put(
        &mut body,
        format_args!(
            "<p class=\"open\"><a href=\"{}\">{}</a></p>\n",
            program("#l="),
            escaped(words().open_list())
        ),
    );
    document(sources, INDEX, title, about, &body, "")
}

/// A whole document around the body of a page.
fn document(
    sources: Sources<'_>,
    file: &str,
    title: &str,
    description: &str,
    body: &str,
    turns: &str,
) -> String {
    let language = text().locale.language;
    let (title, description) = (escaped(title), escaped(description));
    let (mut alternates, mut others) = (String::new(), String::new());
    for other in Language::ALL {
        let path = format!("{}/{file}", folder(other));
        let way = format!("{}{path}", up());
        let place = sources.address.map_or_else(|| way.clone(), |address| under(address, &path));
        let tag = other.tag();
        put(
            &mut alternates,
            format_args!("<link rel=\"alternate\" hreflang=\"{tag}\" href=\"{}\">\n", escaped(&place)),
        );
        if other != language {
            put(
                &mut others,
                format_args!("\n<a hreflang=\"{tag}\" lang=\"{tag}\" href=\"{way}\">{}</a>", other.name()),
            );
        }
    }
    let canonical = sources.address.map(|address| {
        let place = escaped(&under(address, &format!("{}/{file}", folder(language))));
        format!("<link rel=\"canonical\" href=\"{place}\">\n<meta property=\"og:url\" content=\"{place}\">\n")
    });
    let nav = if turns.is_empty() { String::new() } else { format!("<nav>\n{turns}</nav>\n") };
    let (tag, canonical, up) = (language.tag(), canonical.unwrap_or_default(), up());
    let program = program("");
    let (play, list) = (escaped(words().play()), escaped(later().learn.all()));
    let here = if file == INDEX { " aria-current=\"page\"" } else { "" };
    format!(
        "<!DOCTYPE html>\n<html lang=\"{tag}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta http-equiv=\"Content-Security-Policy\" content=\"{POLICY}\">\n\
         <title>{title}</title>\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta name=\"description\" content=\"{description}\">\n\
         <meta name=\"color-scheme\" content=\"light dark\">\n\
         <meta property=\"og:title\" content=\"{title}\">\n\
         <meta property=\"og:description\" content=\"{description}\">\n\
         <meta property=\"og:type\" content=\"article\">\n\
         {canonical}{alternates}\
         <link rel=\"icon\" type=\"image/svg+xml\" href=\"{up}favicon.svg\">\n\
         <link rel=\"stylesheet\" href=\"{STYLE}\">\n</head>\n<body>\n\
         <header>\n<a class=\"brand\" href=\"{program}\">Stepdoku</a>\n<a href=\"{INDEX}\"{here}>{list}</a>\n\
         <a href=\"{program}\">{play}</a>\n</header>\n<main>\n{body}</main>\n{nav}\
         <footer>{others}\n</footer>\n</body>\n</html>\n"
    )
}

/// The example of a technique.
struct Example {
    shape: Shape,
    drawing: String,
    /// The text of its step.
    told: String,
    /// The digits and the place of its pattern, in words.
    here: String,
}

/// The example of a technique; `label` names its picture.
fn example(examples: &str, technique: Technique, label: impl Fn(&Shape) -> String) -> Option<Example> {
    let (givens, found_in) = learn::example(examples, technique)?;
    let position = Position::within(found_in.clone(), &givens);
    let step = all_steps(&position, &learn::only(technique).ladder()).into_iter().next()?;
    let board = found_in.to_grid();
    let shape = board.shape();
    let here = later().learn.here(&Here::of(&step, &found_in));
    let here = written_out(&here, shape, text().locale).concat();
    let reason = Reasoned::in_full(FoundStep::whole(step, found_in));
    let drawing = of_step(&givens, &board, &reason, &escaped(&label(shape)));
    let told = told(&tell(&reason.telling, text().locale), shape);
    Some(Example { shape: shape.clone(), drawing, told, here })
}

/// The text of a step: the reasons, its lines as a list, and the conclusion.
fn told(spans: &[Span], shape: &Shape) -> String {
    let said = written_out(spans, shape, text().locale);
    let (mut blocks, mut in_list) = (String::from("<p>"), false);
    let mut closes = "</p>\n";
    for (span, said) in spans.iter().zip(said) {
        let opens = match span {
            Span::Line if in_list => "<li>",
            Span::Line => "<ul>\n<li>",
            Span::Rest => "<p>",
            Span::Conclusion => "<p class=\"conclusion\">",
            _ => {
                blocks += &escaped(said.trim_matches('\n'));
                continue;
            }
        };
        blocks += closes;
        let is_line = matches!(span, Span::Line);
        if in_list && !is_line {
            blocks += "</ul>\n";
        }
        blocks += opens;
        in_list = is_line;
        closes = if is_line { "</li>\n" } else { "</p>\n" };
    }
    blocks += closes;
    if in_list {
        blocks += "</ul>\n";
    }
    blocks.replace("<p></p>\n", "")
}

/// A text whose names of techniques lead to their pages, except the name of one.
fn linked(words: &str, except: Technique) -> String {
    let piece = |span: Span| match span {
        Span::Technique(one) if one == except => escaped(name_of(one)),
        Span::Technique(one) => format!("<a href=\"{}\">{}</a>", page_name(one), escaped(name_of(one))),
        Span::Text(words) => escaped(&words),
        _ => String::new(),
    };
    with_names(words, text().locale).into_iter().map(piece).collect()
}

fn name_of(technique: Technique) -> &'static str {
    name(technique, text().locale)
}

fn escaped(words: &str) -> String {
    words.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

fn put(text: &mut String, arguments: std::fmt::Arguments<'_>) {
    // Writing to a `String` cannot fail.
    let _ = text.write_fmt(arguments);
}

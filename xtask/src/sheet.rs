//! The style of a release build: the sheets that the board waits for as one file, and the later ones as
//! another, both without comments and spacing.
//!
//! Compressed alone, each sheet repeats parts of the others, and each is a request; together they take half
//! the bytes and one request.

use crate::digest::hash;
use std::fs;
use std::path::Path;

/// Marks the links to later sheets, with the parts of the program that need them.
const LATE: &str = "data-late";

/// Joins the sheets of a page in order. Returns the page with a link to the first file, and with the name of
/// the second in its script, for the program to load.
pub(crate) fn join(folder: &Path, html: &str) -> Result<String, String> {
    let (page, sheets) = links(html).ok_or("index.html names no style sheets that lie beside it")?;
    let write = |late: bool, name: &str| {
        let mut style = String::new();
        for sheet in sheets.iter().filter(|sheet| sheet.late == late) {
            let sheet = folder.join(sheet.name);
            let trouble = |error| format!("{}: {error}", sheet.display());
            style += &slim(&fs::read_to_string(&sheet).map_err(trouble)?);
            fs::remove_file(&sheet).map_err(trouble)?;
        }
        let name = format!("{name}-{:016x}.css", hash([style.as_bytes()]));
        let file = folder.join(&name);
        fs::write(&file, style).map_err(|error| format!("{}: {error}", file.display()))?;
        Ok::<_, String>(name)
    };
    let page = page.replacen(HERE, &write(false, "style")?, 1);
    if sheets.iter().all(|sheet| !sheet.late) {
        return Ok(page);
    }
    let named = format!(" data-style=\"./{}\" data-js=\"", write(true, "style-late")?);
    Ok(page.replacen(" data-js=\"", &named, 1))
}

/// Placeholder for the name of the first file.
const HERE: &str = "\u{0}";

struct Sheet<'a> {
    name: &'a str,
    /// Whether it comes after the board.
    late: bool,
}

/// The page with only its first link, leading to [`HERE`], and all sheets.
fn links(html: &str) -> Option<(String, Vec<Sheet<'_>>)> {
    const LINK: &str = "<link rel=\"stylesheet\" href=\"";
    let mut parts = html.split(LINK);
    let mut page = parts.next()?.to_owned();
    let mut sheets = Vec::new();
    for part in parts {
        let (address, rest) = part.split_once('"')?;
        let (base, name) = address.rsplit_once('/')?;
        let (end, after) = rest.split_once('>')?;
        if sheets.is_empty() {
            page.extend([LINK, base, "/", HERE, "\"", end, ">", after]);
        } else {
            page += after.trim_start();
        }
        sheets.push(Sheet { name, late: end.contains(LATE) });
    }
    // The first sheet is always for the board.
    sheets.first().is_some_and(|sheet| !sheet.late).then_some((page, sheets))
}

/// A sheet without comments, and with one space or line break instead of several. Quoted text is unchanged.
fn slim(css: &str) -> String {
    let mut slim = String::with_capacity(css.len());
    let mut rest = css;
    while let Some(first) = rest.chars().next() {
        let blank = blank(rest);
        if blank > 0 {
            slim.push(if rest[..blank].contains('\n') { '\n' } else { ' ' });
            rest = &rest[blank..];
            continue;
        }
        let length = if matches!(first, '"' | '\'') { quoted(rest, first) } else { first.len_utf8() };
        slim += &rest[..length];
        rest = &rest[length..];
    }
    slim
}

/// The length of the white space and the comments at the start of a text.
fn blank(text: &str) -> usize {
    let mut rest = text;
    loop {
        rest = rest.trim_start();
        let Some(comment) = rest.strip_prefix("/*") else { return text.len() - rest.len() };
        rest = comment.split_once("*/").map_or("", |(_, after)| after);
    }
}

/// The length of the quoted text at the start of a text.
fn quoted(text: &str, quote: char) -> usize {
    let mut escaped = false;
    let end = text.char_indices().skip(1).find(|&(_, letter)| {
        let ends = letter == quote && !escaped;
        escaped = letter == '\\' && !escaped;
        ends
    });
    end.map_or(text.len(), |(at, _)| at + quote.len_utf8())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sheet_loses_comments_and_indentation_and_nothing_else() {
        let check = |css: &str, expected: &str| assert_eq!(slim(css), expected, "{css:?}");
        check("a {\n    b: c;\n}\n", "a {\nb: c;\n}\n");
        check("a  >  b { c: d }", "a > b { c: d }");
        check("/* one */\na/* two */b", "\na b");
        check("a { content: \"  /* no comment */ \"; }", "a { content: \"  /* no comment */ \"; }");
        check("a { b: '\\'  '; c: \"'  \" }", "a { b: '\\'  '; c: \"'  \" }");
        check("a { b: \"\\\\\"  }", "a { b: \"\\\\\" }");
        check("a /* without an end", "a ");
        check("a: \"without an end", "a: \"without an end");
        check("a::before { content: \"·\" }", "a::before { content: \"·\" }");
        check("", "");
    }

    #[test]
    fn the_sheets_become_one_in_their_order() {
        let folder = std::env::temp_dir().join(format!("stepdoku-sheet-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        fs::write(folder.join("b-1.css"), "b { }\n").unwrap();
        fs::write(folder.join("a-2.css"), "/* a */ a { }").unwrap();
        let html = "<head>\n  <link rel=\"stylesheet\" href=\"./b-1.css\"/>\n  \
                    <link rel=\"stylesheet\" href=\"./a-2.css\"/>\n  <meta>";
        let page = join(&folder, html).unwrap();
        let files: Vec<_> = fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().file_name()).collect();
        let [name] = &files[..] else { panic!("{files:?}") };
        let name = name.to_str().unwrap();
        assert_eq!(fs::read_to_string(folder.join(name)).unwrap(), "b { }\n a { }");
        assert_eq!(page, format!("<head>\n  <link rel=\"stylesheet\" href=\"./{name}\"/>\n  <meta>"));
        fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn sheets_that_come_later_are_named_by_the_script() {
        let folder = std::env::temp_dir().join(format!("stepdoku-late-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        for name in ["a", "b", "c", "d"] {
            fs::write(folder.join(format!("{name}.css")), name).unwrap();
        }
        let link = |name: &str, late: &str| format!("<link rel=\"stylesheet\" href=\"./{name}.css\"{late}/>");
        let (b, d) = (link("b", " data-late=\"\""), link("d", " data-late"));
        let html = format!("<script data-js=\"x\">{}{b}{}{d}<p>", link("a", ""), link("c", ""));
        let page = join(&folder, &html).unwrap();
        let text = |name: &str| {
            let begin = page.find(name).unwrap();
            fs::read_to_string(folder.join(page[begin..].split('"').next().unwrap())).unwrap()
        };
        assert_eq!((text("style-late-"), page.matches("<link").count()), ("bd".into(), 1), "{page}");
        let first = page.replace("style-late-", "");
        let begin = first.rfind("style-").unwrap();
        assert_eq!(fs::read_to_string(folder.join(&first[begin..begin + 26])).unwrap(), "ac");
        assert!(page.starts_with("<script data-style=\"./style-late-"), "{page}");
        assert!(join(&folder, &link("a", " data-late")).is_err(), "the board has no style");
        fs::remove_dir_all(&folder).unwrap();
    }

    #[test]
    fn a_page_without_sheets_is_refused() {
        let check = |html| assert!(join(Path::new("."), html).is_err(), "{html}");
        check("<head></head>");
        check("<link rel=\"stylesheet\" href=\"no-folder.css\"/>");
        check("<link rel=\"stylesheet\" href=\"./is-not-there.css\"/>");
    }
}

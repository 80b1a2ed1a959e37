//! Takes the comments out of the page's own scripts and of its document, which the board waits for. They stay in the
//! sources.

/// A script without the lines that are comments. Comments at the end of a line stay, as they might be part of a text.
pub(crate) fn script(text: &str) -> String {
    let mut bare = String::with_capacity(text.len());
    let mut inside = false;
    for line in text.lines() {
        let words = line.trim();
        if inside || words.starts_with("/**") {
            inside = !words.ends_with("*/");
            continue;
        }
        if words.is_empty() || words.starts_with("//") {
            continue;
        }
        bare.push_str(line.trim_start());
        bare.push('\n');
    }
    bare
}

/// A document without its comments.
pub(crate) fn document(html: &str) -> String {
    let mut bare = String::with_capacity(html.len());
    let mut rest = html;
    while let Some((before, after)) = rest.split_once("<!--") {
        bare.push_str(before.trim_end_matches(' '));
        rest = after.split_once("-->").map_or("", |(_, after)| after);
    }
    bare.push_str(rest);
    let lines = bare.lines().filter(|line| !line.trim().is_empty());
    lines.flat_map(|line| [line, "\n"]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_go_and_texts_stay() {
        let check = |text: &str, expected: &str| assert_eq!(script(text), expected, "{text}");
        check("// One\nlet a = 1; // two\n\n  // three\n  b(\"//c\");\n", "let a = 1; // two\nb(\"//c\");\n");
        check("/**\n * @param a\n */\nexport function a() {}\n", "export function a() {}\n");
        check("/** One line. */\na();\n", "a();\n");
        let check = |html: &str, expected: &str| assert_eq!(document(html), expected, "{html}");
        check("<a>\n  <!-- one\n two -->\n  <b>\n</a>\n", "<a>\n  <b>\n</a>\n");
        check("<a> <!-- one --><b>\n", "<a><b>\n");
        check("<!DOCTYPE html>\n", "<!DOCTYPE html>\n");
    }
}

//! The policy of the page for texts that become parts of it, as `public/boot.js` has it. The browser's own is a
//! regular expression; this is the same rule step by step, with the elements from there.

/// The rule of the page, around its elements.
const RULE: [&str; 2] = [
    r#"const ATTRIBUTE = `\\s+(?:href="[^"<>:&]*"|(?!on|src|\\w*:?href|\\w*action)[\\w:-]+(?:="[^"<>]*")?)`;"#,
    r#"const acts = RegExp(`<(?!/?(?:[a-z]\\w?|${ELEMENTS})(?:${ATTRIBUTE})*\\s*/?>)`, "i");"#,
];

/// The elements that a text may have.
pub(crate) fn elements() -> Vec<&'static str> {
    let script = include_str!("../../../../public/boot.js");
    for line in RULE {
        assert!(script.contains(line), "public/boot.js has another rule than src/play/tests/policy: {line}");
    }
    let (_, after) = script.split_once("const ELEMENTS =").expect("boot.js names the elements");
    let (list, _) = after.split_once(';').expect("the list ends");
    list.split('"')
        .skip(1)
        .step_by(2)
        .flat_map(|line| line.split('|'))
        .filter(|name| !name.is_empty())
        .collect()
}

/// Whether the page refuses a text: a `<` in it begins no allowed element, or one with an attribute that acts.
pub(crate) fn refuses(text: &str, elements: &[&str]) -> bool {
    text.split('<').skip(1).any(|tag| !is_harmless(tag, elements))
}

/// Whether a text behind `<` begins with a harmless element.
fn is_harmless(tag: &str, elements: &[&str]) -> bool {
    let tag = tag.strip_prefix('/').unwrap_or(tag);
    let end = tag.find(|symbol: char| !symbol.is_ascii_alphanumeric()).unwrap_or(tag.len());
    let (name, mut rest) = tag.split_at(end);
    // No short element acts.
    let is_short =
        (1..=2).contains(&name.len()) && name.starts_with(|first: char| first.is_ascii_alphabetic());
    if !is_short && !elements.iter().any(|element| element.eq_ignore_ascii_case(name)) {
        return false;
    }
    loop {
        let after = rest.trim_start();
        if after.strip_prefix('/').unwrap_or(after).starts_with('>') {
            return true;
        }
        if after.len() == rest.len() {
            return false;
        }
        let is_part = |symbol: char| symbol.is_ascii_alphanumeric() || "_:-".contains(symbol);
        let end = after.find(|symbol| !is_part(symbol)).unwrap_or(after.len());
        let (name, behind) = after.split_at(end);
        let name = name.to_ascii_lowercase();
        let (value, behind) = match behind.strip_prefix("=\"") {
            Some(value) => match value.split_once('"') {
                Some((value, behind)) => (Some(value), behind),
                None => return false,
            },
            None => (None, behind),
        };
        let leads_astray = |value: &str| value.contains([':', '&']);
        // The name up to its first colon or hyphen, and the rest.
        let (word, more) = name.split_at(name.find([':', '-']).unwrap_or(name.len()));
        let acts = ["on", "src"].iter().any(|begin| name.starts_with(begin))
            || ["href", "action"].iter().any(|part| word.contains(part))
            || more.starts_with(":href");
        let is_link = name == "href" && value.is_some_and(|value| !leads_astray(value));
        if name.is_empty() || acts && !is_link || value.is_some_and(|value| value.contains(['<', '>'])) {
            return false;
        }
        rest = behind;
    }
}

#[test]
fn the_policy_looks_at_elements_and_attributes_and_never_at_words() {
    let elements = elements();
    let check = |text: &str, is_refused: bool| assert_eq!(refuses(text, &elements), is_refused, "{text}");
    for harmless in [
        "",
        "only = once = JavaScript: one = many",
        "<svg xmlns=\"http://www.w3.org/2000/svg\"><text x=\"1\">one = 5, javascript:x &lt;script&gt;</text></svg>",
        "<b>15 on 3</b>",
        "<a href=\"./learn/index.html\" class=\"x\">x</a>",
        "<input muted type=\"text\">",
        "<p data-on=\"1\" data-href=\"x:y\">",
        "<circle cx=\"1\" cy=\"2\" r=\"3\" />",
    ] {
        check(harmless, false);
    }
    for harmful in [
        "<script>1</script>",
        "<img src=x onerror=alert(1)>",
        "<b onclick=\"x\">",
        "<b ONCLICK=\"x\">",
        "<b\nonclick=\"x\">",
        "<b/onclick=\"x\">",
        "<b a=\"1\"onclick=\"x\">",
        "<b a=\"1\" onclick>",
        "<a href=\"javascript:x\">",
        "<a href=\"&#106;avascript\">",
        "<a href>",
        "<a xlink:href=\"x\">",
        "<button formaction=\"x\">",
        "<p title=\"</title><img src=x onerror=1>\">",
        "<iframe srcdoc=\"x\">",
        "<input src=\"x\">",
        "<animate>",
        "<foreignObject>",
        "<style>",
        "<!-- x -->",
        "<b a='1'>",
        "<b a=\"1",
        "<b",
        "a < b",
        "<",
        "<bxx>",
        "<1>",
    ] {
        check(harmful, true);
    }
}

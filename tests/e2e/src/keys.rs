//! Names of keys, and WebDriver's code points for them.

/// Keys without a character, by their `KeyboardEvent.key`.
const NAMED: [(&str, char); 20] = [
    ("Backspace", '\u{E003}'),
    ("Tab", '\u{E004}'),
    ("Enter", '\u{E007}'),
    ("Escape", '\u{E00C}'),
    ("Space", ' '),
    ("PageUp", '\u{E00E}'),
    ("PageDown", '\u{E00F}'),
    ("End", '\u{E010}'),
    ("Home", '\u{E011}'),
    ("ArrowLeft", '\u{E012}'),
    ("ArrowUp", '\u{E013}'),
    ("ArrowRight", '\u{E014}'),
    ("ArrowDown", '\u{E015}'),
    ("Insert", '\u{E016}'),
    ("Delete", '\u{E017}'),
    ("Shift", '\u{E008}'),
    ("Ctrl", '\u{E009}'),
    ("Alt", '\u{E00A}'),
    ("Meta", '\u{E03D}'),
    ("NumMultiply", '\u{E024}'),
];

/// The keys of a chord in the order of pressing: `Ctrl+Shift+z`, `ArrowDown`, `7`, `+`, `Ctrl++`.
pub(crate) fn chord(names: &str) -> Option<Vec<char>> {
    let (held, last) = match names.strip_suffix('+') {
        Some(held) => (held.strip_suffix('+').unwrap_or(held), "+"),
        None => names.rsplit_once('+').unwrap_or(("", names)),
    };
    let held = held.split('+').filter(|name| !name.is_empty());
    held.chain([last]).map(key).collect()
}

fn key(name: &str) -> Option<char> {
    if let Some(number) = name.strip_prefix('F').and_then(|number| number.parse::<u32>().ok()) {
        return (1..=12).contains(&number).then(|| char::from_u32(0xE030 + number))?;
    }
    let named = NAMED.iter().find(|(known, _)| *known == name).map(|(_, key)| *key);
    let mut letters = name.chars();
    named.or_else(|| letters.next().filter(|_| letters.next().is_none()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chords_are_read() {
        let check = |names, keys: Option<&str>| {
            let read = chord(names).map(|keys| keys.into_iter().collect::<String>());
            assert_eq!(read.as_deref(), keys, "{names}");
        };
        check("7", Some("7"));
        check("F", Some("F"));
        check("F5", Some("\u{E035}"));
        check("ArrowDown", Some("\u{E015}"));
        check("Ctrl+z", Some("\u{E009}z"));
        check("Ctrl+Shift+ArrowLeft", Some("\u{E009}\u{E008}\u{E012}"));
        check("+", Some("+"));
        check("Ctrl++", Some("\u{E009}+"));
        check("Space", Some(" "));
        check("Down", None);
        check("Ctrl+Down", None);
        check("F13", None);
        check("", None);
    }
}

//! The checks of a file: of English, which declares the holes, and of another language beside it.

use crate::{
    Category, Fault, Plurals, compact,
    read::{Declared, File, Kind, Message, Piece},
};
use std::collections::BTreeSet;

/// The most holes of a message, one for each letter of a template.
const MOST: usize = 26;

/// Words that Rust keeps for itself, and those that each type of words has as a name anyway.
const KEPT: &str = "abstract as async await become box break const continue crate do dyn else enum extern false final fn \
                    for gen if impl in let loop macro match mod move mut of override priv pub ref return self static \
                    struct super trait true try type typeof unsafe unsized use virtual where while yield";

/// Checks a file of English, which also says what the words are for.
///
/// # Errors
///
/// Every fault found.
pub fn english(file: &File) -> Result<(), Vec<Fault>> {
    let mut faults = Faults::of(file);
    if file.about.is_empty() {
        faults.add(
            1,
            "The file does not say what its words are for. Begin it with a line `### The words of ...`.",
        );
    }
    for message in &file.messages {
        let Message { line, key, note, holes, text } = message;
        if note.is_empty() && holes.is_empty() {
            faults.add(
                *line,
                format!("`{key}` has no note. Write above it what it is for: `# Opens the list.`"),
            );
        }
        for name in holes.iter().map(|hole| &hole.name).chain([key]) {
            if KEPT.split_whitespace().any(|kept| kept == name) {
                faults.add(*line, format!("`{name}` is a word of Rust. Choose another name."));
            }
        }
        if holes.len() > MOST {
            faults.add(*line, format!("`{key}` has more than {MOST} holes. Make two messages of it."));
        }
        let used = used(text);
        for name in used.iter().filter(|name| holes.iter().all(|hole| hole.name != **name)) {
            faults.add(*line, format!("`{key}` has the hole `${name}`, which its note does not declare. Add a line `# ${name} (number): what it is` to the note, or `(text)`."));
        }
        for hole in holes.iter().filter(|hole| !used.contains(&*hole.name)) {
            faults.add(
                *line,
                format!(
                    "`{key}` has no hole `${}`, which its note declares. Use it, or remove the declaration.",
                    hole.name
                ),
            );
        }
        faults.text(message, holes, &Plurals::ENGLISH);
    }
    faults.done(())
}

/// Checks that a file has only numbers and texts in its holes, as the page has.
///
/// # Errors
///
/// Every fault found.
pub fn plain(file: &File) -> Result<(), Vec<Fault>> {
    let mut faults = Faults::of(file);
    for Message { line, key, holes, text, .. } in &file.messages {
        for hole in holes.iter().filter(|hole| !matches!(hole.kind, Kind::Number | Kind::Text)) {
            let what = format!(
                "`{key}` has the hole `${}`, which is no number and no text. Only reasons have other holes.",
                hole.name
            );
            faults.add(*line, what);
        }
        let is_named = |text: &[Piece]| text.iter().any(|piece| matches!(piece, Piece::Named { .. }));
        let in_forms = text.iter().any(|piece| match piece {
            Piece::Choice { forms, .. } => forms.iter().any(|form| is_named(&form.text)),
            _ => false,
        });
        if is_named(text) || in_forms {
            faults.add(*line, format!("`{key}` has a hole in a form. Only reasons have these."));
        }
    }
    faults.done(())
}

/// Checks a file of another language beside the English one, and gives its templates in the order of English.
/// `english` has no faults, and declares the holes of both.
///
/// # Errors
///
/// Every fault found.
pub fn translated(english: &File, other: &File, plurals: &Plurals) -> Result<Vec<String>, Vec<Fault>> {
    let mut faults = Faults::of(other);
    for message in &other.messages {
        if english.messages.iter().all(|known| known.key != message.key) {
            let what = format!("English has no `{}`. Remove it, or correct the key.", message.key);
            faults.add(message.line, what);
        }
    }
    let mut templates = Vec::new();
    for known in &english.messages {
        let key = &known.key;
        let Some(message) = other.messages.iter().find(|message| message.key == *key) else {
            let line = other.messages.last().map_or(1, |last| last.line);
            faults
                .add(line, format!("`{key}` is missing. Translate it from {}:{}.", english.path, known.line));
            continue;
        };
        let declared: Vec<&str> = known.holes.iter().map(|hole| &*hole.name).collect();
        let used = used(&message.text);
        for name in used.iter().filter(|name| !declared.contains(*name)) {
            faults.add(
                message.line,
                format!("`{key}` has the hole `${name}`, which English has not. Remove it."),
            );
        }
        for name in declared.iter().filter(|name| !used.contains(*name)) {
            faults.add(
                message.line,
                format!("`{key}` lacks the hole `${name}`, which English has. Add `{{ ${name} }}`."),
            );
        }
        faults.text(message, &known.holes, plurals);
        if faults.all.is_empty() {
            templates.push(compact(&message.text, &declared));
        }
    }
    faults.done(templates)
}

/// The faults found so far in a file.
struct Faults<'a> {
    path: &'a str,
    all: Vec<Fault>,
}

impl<'a> Faults<'a> {
    /// With those of keys that are there twice.
    fn of(file: &'a File) -> Self {
        let mut faults = Self { path: &file.path, all: Vec::new() };
        let mut keys = BTreeSet::new();
        for message in &file.messages {
            if !keys.insert(&message.key) {
                faults
                    .add(message.line, format!("`{}` is here twice. Remove one, or rename it.", message.key));
            }
        }
        faults
    }

    fn add(&mut self, line: usize, what: impl Into<String>) {
        self.all.push(Fault { path: self.path.to_owned(), line, what: what.into() });
    }

    fn done<T>(self, good: T) -> Result<T, Vec<Fault>> {
        if self.all.is_empty() { Ok(good) } else { Err(self.all) }
    }

    /// Adds the faults of a text whose holes are these.
    fn text(&mut self, message: &Message, holes: &[Declared], plurals: &Plurals) {
        let Message { line, key, text, .. } = message;
        if is_glued(text, holes) {
            let what = "has a hole right beside a letter. Other languages can't do that: give each form whole words.";
            self.add(*line, format!("`{key}` {what}"));
        }
        for piece in text {
            let Piece::Choice { hole, forms } = piece else { continue };
            if holes.iter().any(|declared| declared.name == *hole && !declared.kind.counts()) {
                self.add(
                    *line,
                    format!("`{key}` chooses by `${hole}`, which is no number. Only a number has plurals, and things that are counted."),
                );
            }
            let wanted =
                |category: &Category| plurals.categories.contains(category) || *category == Category::Other;
            let has = |category: &Category| forms.iter().any(|form| form.category == *category);
            for category in Category::ALL {
                let name = category.name();
                match (wanted(&category), has(&category)) {
                    (true, false) => self.add(*line, format!("`{key}` lacks the form `{name}`, which the language has. Add a line `[{name}] text`.")),
                    (false, true) => self.add(*line, format!("`{key}` has the form `{name}`, which the language has not. Remove it.")),
                    _ => {}
                }
            }
            if forms.iter().any(|form| is_glued(&form.text, holes)) {
                self.add(
                    *line,
                    format!("`{key}` has a hole right beside a letter in a form. Write whole words."),
                );
            }
        }
    }
}

/// The names of the holes of a text.
fn used(text: &[Piece]) -> BTreeSet<&str> {
    let mut names = BTreeSet::new();
    for piece in text {
        match piece {
            Piece::Text(_) => {}
            Piece::Hole(name) | Piece::Named { hole: name, .. } => _ = names.insert(&**name),
            Piece::Choice { hole, forms } => {
                names.insert(&**hole);
                names.extend(forms.iter().flat_map(|form| used(&form.text)));
            }
        }
    }
    names
}

/// Whether a hole or a choice stands right beside a letter. Only an aside may follow one.
fn is_glued(text: &[Piece], holes: &[Declared]) -> bool {
    let is_aside = |piece: &Piece| match piece {
        Piece::Hole(name) => holes.iter().any(|hole| hole.name == *name && hole.kind == Kind::Aside),
        _ => false,
    };
    text.windows(2).any(|two| match two {
        [Piece::Text(text), piece] => text.ends_with(joins) && !is_aside(piece),
        [_, Piece::Text(text)] => text.starts_with(joins),
        _ => false,
    })
}

/// Whether a letter joins with what stands beside it. Chinese and Japanese have no spaces between words.
fn joins(letter: char) -> bool {
    letter.is_alphabetic() && !matches!(letter, '\u{3040}'..='\u{30ff}' | '\u{3400}'..='\u{9fff}' | '々')
}

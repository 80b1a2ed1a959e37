//! The reader: from the text of a file to its messages, each with its note.

use crate::{Category, Fault, compact};

/// A file of words.
#[derive(Clone, Debug)]
pub struct File {
    /// Its path, for errors.
    pub path: String,
    /// What the file has, from its comment `###`.
    pub about: Vec<String>,
    /// The messages, in their order.
    pub messages: Vec<Message>,
}

/// A message.
#[derive(Clone, Debug)]
pub struct Message {
    /// The line of its key, from 1.
    pub line: usize,
    /// Its key.
    pub key: String,
    /// The note above it, without the lines that declare holes.
    pub note: Vec<String>,
    /// The holes declared in the note.
    pub holes: Vec<Declared>,
    /// Its text.
    pub text: Vec<Piece>,
}

impl Message {
    /// The template of the text, with the holes in the order of their declarations.
    #[must_use]
    pub fn template(&self) -> String {
        self.template_of(&self.text)
    }

    /// The template of another text with the same holes.
    #[must_use]
    pub fn template_of(&self, text: &[Piece]) -> String {
        let holes: Vec<&str> = self.holes.iter().map(|hole| &*hole.name).collect();
        compact(text, &holes)
    }

    /// The text with its letters changed, as for a language made up to test the page. Holes and forms stay.
    #[must_use]
    pub fn changed(&self, change: &dyn Fn(&str) -> String) -> Vec<Piece> {
        changed(&self.text, change)
    }
}

fn changed(text: &[Piece], change: &dyn Fn(&str) -> String) -> Vec<Piece> {
    let piece = |piece: &Piece| match piece {
        Piece::Text(text) => Piece::Text(change(text)),
        Piece::Choice { hole, forms } => {
            let form = |form: &Form| Form { category: form.category, text: changed(&form.text, change) };
            Piece::Choice { hole: hole.clone(), forms: forms.iter().map(form).collect() }
        }
        other => other.clone(),
    };
    text.iter().map(piece).collect()
}

/// A hole as declared in a note.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Declared {
    /// Its name, without the `$`.
    pub name: String,
    /// What fills it.
    pub kind: Kind,
    /// What it means.
    pub about: String,
}

/// What fills a hole. The page has only numbers and texts; the reasons of steps also have the things on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A whole number from 0.
    Number,
    /// A text.
    Text,
    /// A digit.
    Digit,
    /// Some digits.
    Digits,
    /// A cell.
    Cell,
    /// Some cells.
    Cells,
    /// A house.
    House,
    /// Some houses.
    Houses,
    /// A digit in a cell.
    Candidate,
    /// Some digits in cells.
    Candidates,
    /// A statement of a chain.
    Statement,
    /// A link of a chain, which the form gives its words.
    Link,
    /// A set by its number.
    Set,
    /// Other messages, filled, as a list.
    List,
    /// A technique.
    Technique,
    /// Another message, filled.
    Words,
    /// Another message that begins with a sign, such as a comma or a colon, or nothing.
    Aside,
}

impl Kind {
    /// All kinds, by their names in a note.
    pub const ALL: [(&'static str, Self); 17] = [
        ("number", Self::Number),
        ("text", Self::Text),
        ("digit", Self::Digit),
        ("digits", Self::Digits),
        ("cell", Self::Cell),
        ("cells", Self::Cells),
        ("house", Self::House),
        ("houses", Self::Houses),
        ("candidate", Self::Candidate),
        ("candidates", Self::Candidates),
        ("statement", Self::Statement),
        ("link", Self::Link),
        ("set", Self::Set),
        ("list", Self::List),
        ("technique", Self::Technique),
        ("words", Self::Words),
        ("aside", Self::Aside),
    ];

    /// Whether a choice may ask for its number.
    #[must_use]
    pub const fn counts(self) -> bool {
        matches!(
            self,
            Self::Number | Self::Digits | Self::Cells | Self::Houses | Self::Candidates | Self::List
        )
    }
}

/// A piece of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    /// Letters as they are.
    Text(String),
    /// A hole, by its name.
    Hole(String),
    /// A hole in a form: `{ AS($digits, "or") }`.
    Named {
        /// The name of the hole.
        hole: String,
        /// The form.
        form: String,
    },
    /// A choice by the category of a number.
    Choice {
        /// The hole of the number.
        hole: String,
        /// The forms. One is for [`Category::Other`].
        forms: Vec<Form>,
    },
}

/// A form of a choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Form {
    /// The category of its numbers.
    pub category: Category,
    /// Its text, without a choice.
    pub text: Vec<Piece>,
}

/// Reads a file. A message with a fault does not hide the faults of others.
///
/// # Errors
///
/// Every fault found, at most one in a message.
pub fn read(path: &str, text: &str) -> Result<File, Vec<Fault>> {
    let text = text.replace("\r\n", "\n");
    let lines: Vec<&str> = text.lines().collect();
    let mut file = File { path: path.to_owned(), about: Vec::new(), messages: Vec::new() };
    let mut faults = Vec::new();
    let mut note: Vec<&str> = Vec::new();
    let mut at = 0;
    while at < lines.len() {
        let from = at;
        let line = lines[at];
        at += 1;
        let read = if line.is_empty() {
            let lone = !note.is_empty();
            note.clear();
            if lone {
                Err((
                    from - 1,
                    "A note belongs right above its message. Remove the empty line below it.".into(),
                ))
            } else {
                Ok(())
            }
        } else if let Some(comment) = line.strip_prefix('#') {
            comment_line(comment, &mut file.about, &mut note).map_err(|what| (from, what))
        } else {
            // The lines of a message are indented; empty lines may lie between them.
            while let Some(next) = lines[at..].iter().position(|line| !line.is_empty()) {
                if !lines[at + next].starts_with(' ') {
                    break;
                }
                at += next + 1;
            }
            let note = std::mem::take(&mut note);
            message(&lines[from..at], from, &note).map(|message| file.messages.push(message))
        };
        if let Err((line, what)) = read {
            faults.push(Fault { path: path.to_owned(), line: line + 1, what });
        }
    }
    if !note.is_empty() {
        let what = "A note belongs right above its message. Nothing follows this one: remove it.".into();
        faults.push(Fault { path: path.to_owned(), line: lines.len(), what });
    }
    if faults.is_empty() { Ok(file) } else { Err(faults) }
}

/// The place of a mistake, as a line from 0, and the words about it.
type Mistake = (usize, String);

fn comment_line<'a>(
    comment: &'a str,
    about: &mut Vec<String>,
    note: &mut Vec<&'a str>,
) -> Result<(), String> {
    let words = comment.trim_start_matches('#');
    let said = match words.strip_prefix(' ') {
        Some(said) => said.trim(),
        None if words.is_empty() => "",
        None => return Err("Write a space after the `#` of a comment.".into()),
    };
    match comment.len() - words.len() {
        0 => note.push(said),
        // A heading between messages is for readers of the file.
        1 => {}
        2 => about.push(said.to_owned()),
        _ => return Err("A comment begins with `#`, `##` or `###`.".into()),
    }
    Ok(())
}

fn message(lines: &[&str], from: usize, note: &[&str]) -> Result<Message, Mistake> {
    let here = |what: &str| (from, what.to_owned());
    for (at, line) in lines.iter().enumerate() {
        if line.ends_with(' ') {
            let what = "The line ends with a space. Remove it, or write {\" \"} if the text needs it.";
            return Err((from + at, what.into()));
        }
        if line.contains(char::is_control) {
            let what = "The line has a tab or another control character. Use spaces.";
            return Err((from + at, what.into()));
        }
    }
    if lines[0].starts_with(' ') {
        return Err(here("The line is indented, but no message is above it. Begin a message with its key."));
    }
    if lines[0].starts_with('-') {
        return Err(here("Terms, which begin with `-`, are not in use here. Write the words out."));
    }
    let Some((key, first)) = lines[0].split_once('=') else {
        return Err(here(
            "A message is `key = text`. Add the `=`, or indent the line if it continues a text.",
        ));
    };
    let key = key.trim_end_matches(' ');
    if !is_name(key) {
        return Err((
            from,
            format!("`{key}` is no key. Use small letters, digits and single hyphens: `next-step`."),
        ));
    }
    let mut value = first.to_owned();
    for line in &lines[1..] {
        value.push('\n');
        value.push_str(line);
    }
    let mut reader = Reader { letters: value.chars().collect(), at: 0, line: from };
    let text = reader.text()?;
    if text.is_empty() {
        return Err((
            from,
            format!("`{key}` has no text. Write it after the `=`, or {{\"\"}} for an empty text."),
        ));
    }
    let mut holes: Vec<Declared> = Vec::new();
    let mut said = Vec::new();
    for (at, line) in note.iter().enumerate() {
        if let Some(declaration) = line.strip_prefix('$') {
            let line = from - note.len() + at;
            let hole = declared(declaration).ok_or_else(|| {
                (line, "Declare a hole like this: `# $name (number): what it is`. `words/README.md` has the other kinds.".to_owned())
            })?;
            if holes.iter().any(|other| other.name == hole.name) {
                return Err((line, format!("`${}` is declared twice. Remove one of the lines.", hole.name)));
            }
            holes.push(hole);
        } else if !line.is_empty() {
            said.push((*line).to_owned());
        }
    }
    Ok(Message { line: from + 1, key: key.to_owned(), note: said, holes, text })
}

/// A hole, from the line that declares it without its `$`.
fn declared(line: &str) -> Option<Declared> {
    let (name, rest) = line.split_once(" (")?;
    let (kind, about) = rest.split_once("): ")?;
    let (_, kind) = Kind::ALL.into_iter().find(|(name, _)| *name == kind)?;
    is_name(name).then(|| Declared { name: name.to_owned(), kind, about: about.to_owned() })
}

/// Whether it is a key or the name of a hole: words of small letters and digits, joined by hyphens.
fn is_name(name: &str) -> bool {
    let is_word = |word: &str| {
        !word.is_empty() && word.bytes().all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit())
    };
    name.starts_with(|first: char| first.is_ascii_lowercase()) && name.split('-').all(is_word)
}

/// Reads the text of a message, letter by letter.
struct Reader {
    letters: Vec<char>,
    at: usize,
    line: usize,
}

/// A piece while reading: also a new line with the indentation after it.
enum Raw {
    Piece(Piece),
    Lines { empty: usize, indent: usize },
}

impl Reader {
    fn peek(&self) -> Option<char> {
        self.letters.get(self.at).copied()
    }

    fn next(&mut self) -> Option<char> {
        let letter = self.peek()?;
        self.at += 1;
        self.line += usize::from(letter == '\n');
        Some(letter)
    }

    fn takes(&mut self, letter: char) -> bool {
        let is_there = self.peek() == Some(letter);
        if is_there {
            self.next();
        }
        is_there
    }

    /// Skips spaces and new lines; gives the number of new lines.
    fn blank(&mut self) -> usize {
        let from = self.line;
        while matches!(self.peek(), Some(' ' | '\n')) {
            self.next();
        }
        self.line - from
    }

    fn spaces(&mut self) -> usize {
        let from = self.at;
        while self.takes(' ') {}
        self.at - from
    }

    fn wrong<T>(&self, what: impl Into<String>) -> Result<T, Mistake> {
        Err((self.line, what.into()))
    }

    /// The whole text. The indentation that all its lines have in common is no part of it.
    fn text(&mut self) -> Result<Vec<Piece>, Mistake> {
        let mut raw = Vec::new();
        self.spaces();
        while let Some(letter) = self.peek() {
            if letter == '\n' {
                let from = self.line;
                self.blank();
                let indent =
                    self.letters[..self.at].iter().rev().take_while(|letter| **letter == ' ').count();
                if self.peek().is_some_and(|first| matches!(first, '.' | '[' | '*')) {
                    return self.wrong(
                        "A line of text can't begin with `.`, `[` or `*`. Quote the sign: {\".\"}. Attributes are \
                         not in use here.",
                    );
                }
                raw.push(Raw::Lines { empty: self.line - from, indent });
            } else {
                raw.push(Raw::Piece(self.piece(true)?));
            }
        }
        let indents = raw.iter().filter_map(|raw| match raw {
            Raw::Lines { indent, .. } => Some(*indent),
            Raw::Piece(_) => None,
        });
        let common = indents.min().unwrap_or(0);
        let mut pieces = Vec::new();
        for raw in raw {
            match raw {
                Raw::Piece(piece) => pieces.push(piece),
                // A text may begin on the line below its key.
                Raw::Lines { .. } if pieces.is_empty() => {}
                Raw::Lines { empty, indent } => {
                    pieces.push(Piece::Text("\n".repeat(empty) + &" ".repeat(indent - common)));
                }
            }
        }
        Ok(joined(pieces))
    }

    /// The next piece of a line.
    fn piece(&mut self, may_choose: bool) -> Result<Piece, Mistake> {
        if self.takes('{') {
            return self.placeable(may_choose);
        }
        let mut text = String::new();
        while let Some(letter) = self.peek() {
            match letter {
                '{' | '\n' => break,
                '}' => {
                    return self
                        .wrong("A `}` closes nothing. Remove it, or write {\"}\"} for the sign itself.");
                }
                _ => text.extend(self.next()),
            }
        }
        Ok(Piece::Text(text))
    }

    /// What is between braces, after the first.
    fn placeable(&mut self, may_choose: bool) -> Result<Piece, Mistake> {
        self.blank();
        let piece = match self.next() {
            Some('"') => Piece::Text(self.quoted()?),
            Some('$') => {
                let hole = self.name()?;
                self.blank();
                if self.takes('-') {
                    if !may_choose {
                        return self.wrong("A choice can't be in a choice. Make two messages of it.");
                    }
                    return self.choice(hole);
                }
                Piece::Hole(hole)
            }
            Some('A') if self.takes('S') => self.named()?,
            _ => {
                return self.wrong(
                    "Braces hold a hole `{ $name }`, a hole in a form `{ AS($name, \"form\") }`, a choice `{ $name -> \
                     ... }` or quoted signs {\"...\"}. Nothing else of Fluent is in use here.",
                );
            }
        };
        self.blank();
        if self.takes('}') {
            Ok(piece)
        } else {
            self.wrong("A `{` is not closed. Add `}` after the name or the quotes.")
        }
    }

    /// The rest of a hole in a form.
    fn named(&mut self) -> Result<Piece, Mistake> {
        let how = "Write a hole in a form like this: `{ AS($name, \"form\") }`.";
        self.spaces();
        if !self.takes('(') {
            return self.wrong(how);
        }
        self.spaces();
        if !self.takes('$') {
            return self.wrong(how);
        }
        let hole = self.name()?;
        self.spaces();
        if !self.takes(',') {
            return self.wrong(how);
        }
        self.spaces();
        if !self.takes('"') {
            return self.wrong(how);
        }
        let form = self.quoted()?;
        self.spaces();
        if form.is_empty() || !self.takes(')') {
            return self.wrong(how);
        }
        Ok(Piece::Named { hole, form })
    }

    /// The rest of a quoted text.
    fn quoted(&mut self) -> Result<String, Mistake> {
        let mut text = String::new();
        loop {
            let letter = match self.next() {
                Some('"') => return Ok(text),
                Some('\\') => match self.next() {
                    Some(sign @ ('"' | '\\')) => sign,
                    Some('u') => self.code(4)?,
                    Some('U') => self.code(6)?,
                    _ => {
                        return self
                            .wrong("After `\\`, write `\"`, `\\`, `u` with four digits, or `U` with six.");
                    }
                },
                Some(letter) if letter != '\n' => letter,
                _ => return self.wrong("A quoted text is not closed. Add `\"` in the same line."),
            };
            if letter.is_control() {
                return self.wrong("A text has no control characters. Remove this one.");
            }
            text.push(letter);
        }
    }

    /// A letter by its number in Unicode.
    fn code(&mut self, digits: usize) -> Result<char, Mistake> {
        let digits: String = self.letters[self.at..].iter().take(digits).collect();
        self.at += digits.len();
        let letter = u32::from_str_radix(&digits, 16).ok().and_then(char::from_u32);
        letter.map_or_else(|| self.wrong(format!("`{digits}` is no letter of Unicode.")), Ok)
    }

    fn name(&mut self) -> Result<String, Mistake> {
        let mut name = String::new();
        while let Some(letter) = self.peek() {
            let is_arrow = letter == '-' && self.letters.get(self.at + 1) == Some(&'>');
            if is_arrow || !(letter.is_alphanumeric() || matches!(letter, '-' | '_')) {
                break;
            }
            name.extend(self.next());
        }
        if is_name(&name) {
            Ok(name)
        } else {
            self.wrong(format!(
                "`${name}` is no name of a hole. Use small letters, digits and single hyphens."
            ))
        }
    }

    /// The forms of a choice, after the first sign of its arrow.
    fn choice(&mut self, hole: String) -> Result<Piece, Mistake> {
        if !self.takes('>') {
            return self.wrong("The arrow of a choice is `->`.");
        }
        let mut forms: Vec<Form> = Vec::new();
        loop {
            let lines = self.blank();
            if lines == 0 {
                return self
                    .wrong("Begin a new line for each form of a choice, and for the `}` that ends it.");
            }
            if self.takes('}') {
                break;
            }
            let is_default = self.takes('*');
            if !self.takes('[') {
                return self
                    .wrong("Write each form of a choice in a line like `[one] text` or `*[other] text`.");
            }
            self.blank();
            let mut name = String::new();
            while self.peek().is_some_and(|letter| !matches!(letter, ' ' | ']' | '\n')) {
                name.extend(self.next());
            }
            self.blank();
            let category = Category::ALL.into_iter().find(|category| category.name() == name);
            let Some(category) = category.filter(|_| self.takes(']')) else {
                return self
                    .wrong(format!("`{name}` is no plural category: zero, one, two, few, many or other."));
            };
            if is_default != (category == Category::Other) {
                return self.wrong("The default of a choice, with the star, is `*[other]`.");
            }
            if forms.iter().any(|form| form.category == category) {
                return self.wrong(format!("The choice has `{name}` twice. Remove one."));
            }
            self.spaces();
            let mut text = Vec::new();
            while self.peek().is_some_and(|letter| letter != '\n') {
                text.push(self.piece(false)?);
            }
            if text.is_empty() {
                return self.wrong(format!(
                    "The form `{name}` has no text. Write it, or {{\"\"}} for an empty one."
                ));
            }
            forms.push(Form { category, text: joined(text) });
        }
        if forms.iter().all(|form| form.category != Category::Other) {
            return self.wrong("The choice has no default. Add a line `*[other] text`.");
        }
        Ok(Piece::Choice { hole, forms })
    }
}

/// The pieces with texts side by side made one.
fn joined(pieces: Vec<Piece>) -> Vec<Piece> {
    let mut all: Vec<Piece> = Vec::new();
    for piece in pieces {
        match (all.last_mut(), piece) {
            (Some(Piece::Text(text)), Piece::Text(more)) => text.push_str(&more),
            (_, piece) => all.push(piece),
        }
    }
    all
}

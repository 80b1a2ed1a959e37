//! Objects and lists as text: JSON, and its shortened variants.
//!
//! Such texts leave out the quotation marks of names and plain words, use other quotation marks, and leave
//! out empty entries of lists. A reader of these also reads JSON, so one is enough. It does not validate
//! JSON: the callers ask for fields by name, and accept only a whole board.

use super::packed::{MOST_LEVELS, Unread};
use std::collections::BTreeSet;

#[derive(Clone, Debug, PartialEq)]
pub(super) enum Object<'a> {
    /// An omitted entry, or a word that means null.
    Nothing,
    /// A word or a number, verbatim.
    Word(&'a str),
    /// A quoted text. Escapes stay: no digit and no field of ours needs one.
    Text(&'a str),
    List(Vec<Object<'a>>),
    Fields(Vec<(&'a str, Object<'a>)>),
}

impl<'a> Object<'a> {
    pub(super) fn read(text: &'a str) -> Result<Self, Unread> {
        let mut reader = Reader { rest: text, levels: 0 };
        let object = reader.object()?;
        reader.blank();
        if reader.rest.is_empty() { Ok(object) } else { Err(Unread::Damaged) }
    }

    pub(super) fn field(&self, name: &str) -> Option<&Self> {
        self.fields().iter().find(|(own, _)| *own == name).map(|(_, object)| object)
    }

    pub(super) fn fields(&self) -> &[(&'a str, Self)] {
        match self {
            Self::Fields(fields) => fields,
            Self::Nothing | Self::Word(_) | Self::Text(_) | Self::List(_) => &[],
        }
    }

    /// Returns the entries of a list; `None` for anything else.
    pub(super) fn list(&self) -> Option<&[Self]> {
        match self {
            Self::List(entries) => Some(entries),
            Self::Nothing | Self::Word(_) | Self::Text(_) | Self::Fields(_) => None,
        }
    }

    /// Returns a word, a number or a text, verbatim; `None` for anything else.
    pub(super) fn written(&self) -> Option<&'a str> {
        match self {
            Self::Word(text) | Self::Text(text) => Some(text),
            Self::Nothing | Self::List(_) | Self::Fields(_) => None,
        }
    }

    /// Returns a whole number of up to nine figures, quoted or not; `None` for anything else.
    pub(super) fn number(&self) -> Option<u32> {
        let text = self.written()?;
        let plain = !text.is_empty() && text.len() <= 9 && text.bytes().all(|byte| byte.is_ascii_digit());
        if plain { text.parse().ok() } else { None }
    }

    /// Returns whether the object is a true value.
    pub(super) fn is_yes(&self) -> bool {
        matches!(self, Self::Word("true" | "t" | "1"))
    }

    /// Returns whether the object has no effect on a board: it is empty or false.
    pub(super) fn is_idle(&self) -> bool {
        match self {
            Self::Nothing => true,
            Self::Word(word) => matches!(*word, "false" | "f" | "0"),
            Self::Text(text) => text.is_empty(),
            Self::List(entries) => entries.iter().all(Self::is_idle),
            Self::Fields(fields) => fields.iter().all(|(_, object)| object.is_idle()),
        }
    }
}

struct Reader<'a> {
    rest: &'a str,
    levels: usize,
}

impl<'a> Reader<'a> {
    fn blank(&mut self) {
        self.rest = self.rest.trim_start();
    }

    fn takes(&mut self, symbol: char) -> bool {
        self.blank();
        let rest = self.rest.strip_prefix(symbol);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    fn enter(&mut self) -> Result<(), Unread> {
        self.levels += 1;
        if self.levels > MOST_LEVELS { Err(Unread::TooDeep) } else { Ok(()) }
    }

    fn object(&mut self) -> Result<Object<'a>, Unread> {
        self.blank();
        if self.takes('[') {
            self.enter()?;
            let entries = self.entries()?;
            self.levels -= 1;
            return Ok(Object::List(entries));
        }
        if self.takes('{') {
            self.enter()?;
            let fields = self.named()?;
            self.levels -= 1;
            return Ok(Object::Fields(fields));
        }
        if let Some(text) = self.quoted()? {
            return Ok(Object::Text(text));
        }
        Ok(match self.word() {
            "" | "null" => Object::Nothing,
            word => Object::Word(word),
        })
    }

    /// Reads the entries of a list up to its end. Nothing between two commas counts as an entry, as does nothing after
    /// the last comma; only `[]` has none.
    fn entries(&mut self) -> Result<Vec<Object<'a>>, Unread> {
        let mut entries = Vec::new();
        if self.takes(']') {
            return Ok(entries);
        }
        loop {
            entries.push(self.object()?);
            if self.takes(']') {
                return Ok(entries);
            }
            if !self.takes(',') {
                return Err(Unread::Damaged);
            }
        }
    }

    fn named(&mut self) -> Result<Vec<(&'a str, Object<'a>)>, Unread> {
        let (mut fields, mut names) = (Vec::new(), BTreeSet::new());
        loop {
            if self.takes('}') {
                return Ok(fields);
            }
            self.blank();
            let name = match self.quoted()? {
                Some(name) => name,
                None => self.word(),
            };
            // With two fields of one name, it is unknown which one counts.
            if name.is_empty() || !names.insert(name) || !self.takes(':') {
                return Err(Unread::Damaged);
            }
            fields.push((name, self.object()?));
            if !self.takes(',') {
                return if self.takes('}') { Ok(fields) } else { Err(Unread::Damaged) };
            }
        }
    }

    /// Reads a quoted text, if one begins here.
    fn quoted(&mut self) -> Result<Option<&'a str>, Unread> {
        let Some(quote) = self.rest.chars().next().filter(|symbol| matches!(symbol, '"' | '\'' | '`')) else {
            return Ok(None);
        };
        let inside = &self.rest[1..];
        let mut escaped = false;
        for (at, symbol) in inside.char_indices() {
            if escaped {
                escaped = false;
            } else if symbol == '\\' {
                escaped = true;
            } else if symbol == quote {
                self.rest = &inside[at + 1..];
                return Ok(Some(&inside[..at]));
            }
        }
        Err(Unread::Damaged)
    }

    /// Reads an unquoted word or number.
    fn word(&mut self) -> &'a str {
        let ends = |symbol: char| {
            matches!(symbol, ',' | ':' | '[' | ']' | '{' | '}' | '"' | '\'' | '`') || symbol.is_whitespace()
        };
        let end = self.rest.find(ends).unwrap_or(self.rest.len());
        let (word, rest) = self.rest.split_at(end);
        self.rest = rest;
        word
    }
}

//! The words of a language as one text, which a program fetches: a table of templates for each file.

use crate::{Category, read::File};

const TABLE: char = '\u{1d}';
const MESSAGE: char = '\u{1e}';

/// The name of the table of some files: a name, and a number that their keys and English templates make. A table of
/// another version of the program has another name.
#[must_use]
pub fn table_name<'a>(name: &str, files: impl IntoIterator<Item = &'a File>) -> String {
    // FNV-1a.
    let mut hash: u32 = 0x811c_9dc5;
    for message in files.into_iter().flat_map(|file| &file.messages) {
        let template = message.template();
        for byte in message.key.bytes().chain([0]).chain(template.bytes()).chain([0]) {
            hash = (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
        }
    }
    format!("{name} {hash:08x}")
}

/// Makes one text of tables, each with its name.
#[must_use]
pub fn pack(tables: &[(String, Vec<String>)]) -> String {
    let joined = |messages: &mut dyn Iterator<Item = &str>| {
        let mut all = String::new();
        for (at, message) in messages.enumerate() {
            all.extend((at > 0).then_some(MESSAGE));
            all.push_str(message);
        }
        all
    };
    let mut text = joined(&mut tables.iter().map(|(name, _)| &**name));
    for (_, messages) in tables {
        text.push(TABLE);
        text.push_str(&joined(&mut messages.iter().map(|message| &**message)));
    }
    text
}

/// The tables of a language.
#[derive(Debug)]
pub struct Tables {
    text: &'static str,
    named: Vec<(&'static str, &'static [&'static str])>,
    category: fn(usize) -> Category,
}

impl Tables {
    /// The tables of a text that [`pack`] made, for a language with these plurals. The words last as long as the
    /// program.
    #[must_use]
    pub fn unpack(text: String, category: fn(usize) -> Category) -> Self {
        let text: &'static str = text.leak();
        let mut tables = text.split(TABLE).map(|table| &*table.split(MESSAGE).collect::<Vec<_>>().leak());
        let names = tables.next().unwrap_or_default();
        Self { text, named: names.iter().copied().zip(tables).collect(), category }
    }

    /// The text that they were made of.
    #[must_use]
    pub const fn text(&self) -> &'static str {
        self.text
    }

    /// The plural category of a number.
    #[must_use]
    pub const fn category(&self) -> fn(usize) -> Category {
        self.category
    }

    /// The table with the name that [`table_name`] made. `None` if it is not there or has another number of messages: the words are those of
    /// another version of the program.
    #[must_use]
    pub fn table(&self, name: &str, messages: usize) -> Option<&'static [&'static str]> {
        let (_, table) = self.named.iter().find(|(known, _)| *known == name)?;
        (table.len() == messages).then_some(*table)
    }
}

//! The words of a language as one text, which a program fetches: a table of templates for each file.

use crate::Category;

const TABLE: char = '\u{1d}';
const MESSAGE: char = '\u{1e}';

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
    tables: Vec<(&'static str, Vec<&'static str>)>,
    category: fn(usize) -> Category,
}

impl Tables {
    /// The tables of a text that [`pack`] made, for a language with these plurals. The words last as long as the
    /// program.
    #[must_use]
    pub fn unpack(text: String, category: fn(usize) -> Category) -> Self {
        let text: &'static str = text.leak();
        let mut tables = text.split(TABLE).map(|table| table.split(MESSAGE).collect::<Vec<_>>());
        let names = tables.next().unwrap_or_default();
        Self { tables: names.into_iter().zip(tables).collect(), category }
    }

    /// The plural category of a number.
    #[must_use]
    pub const fn category(&self) -> fn(usize) -> Category {
        self.category
    }

    /// The table with a name. `None` if it is not there or has another number of messages: the words are those of
    /// another version of the program.
    #[must_use]
    pub fn table(&self, name: &str, messages: usize) -> Option<&'static [&'static str]> {
        let (_, table) = self.tables.iter().find(|(known, _)| *known == name)?;
        (table.len() == messages).then(|| &*table.clone().leak())
    }
}

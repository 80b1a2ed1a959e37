//! The types of words in Rust, which build scripts write.

use crate::{
    read::{File, Kind},
    table_name,
};
use std::fmt::Write;

/// The type of a file, with a method for each message. Where it stands, `Category`, `Hole`, `Plurals`, `Tables`
/// and `fill` are known. `file` has no faults and only numbers and texts in its holes, and `name` is the file's,
/// without its ending.
#[must_use]
pub fn rust(name: &str, file: &File) -> String {
    let (mut table, mut methods) = (String::new(), String::new());
    for (at, message) in file.messages.iter().enumerate() {
        add(&mut table, format_args!("        {:?},\n", message.template()));
        methods.push('\n');
        let declared = message.holes.iter().map(|hole| format!("`{}`: {}", joined(&hole.name), hole.about));
        comment(&mut methods, "    ", message.note.iter().cloned().chain(declared));
        methods.push_str("    #[must_use]\n");
        let method = joined(&message.key);
        if message.holes.is_empty() {
            let line = format_args!(
                "    pub fn {method}(&self) -> &'static str {{\n        self.by_place({at})\n    }}\n"
            );
            add(&mut methods, line);
            continue;
        }
        let (mut takes, mut gives) = (String::new(), Vec::new());
        for hole in &message.holes {
            let name = joined(&hole.name);
            let (kind, hole) = match hole.kind {
                Kind::Number => ("usize", "Number"),
                _ => ("&str", "Text"),
            };
            add(&mut takes, format_args!(", {name}: {kind}"));
            gives.push(format!("Hole::{hole}({name})"));
        }
        let gives = gives.join(", ");
        let line = format_args!(
            "    pub fn {method}(&self{takes}) -> String {{\n        fill(self.by_place({at}), &[{gives}], self.1)\n    }}\n"
        );
        add(&mut methods, line);
    }
    let keys: Vec<String> =
        file.messages.iter().map(|message| format!("        {:?},\n", message.key)).collect();
    let keys = keys.concat();
    let mut code = String::new();
    comment(&mut code, "", file.about.iter().cloned());
    if file.messages.iter().all(|message| message.holes.is_empty()) {
        code.push_str("#[allow(dead_code, reason = \"words without numbers need no plurals\")]\n");
    }
    let (table_name, name) = (table_name(name, [file]), name_of_type(name));
    let lines = format_args!(
        "#[derive(Clone, Copy, Debug)]
pub struct {name}(&'static [&'static str], fn(usize) -> Category);

impl {name} {{
    /// The words in English.
    pub const ENGLISH: Self = Self::of(&[
{table}    ], Plurals::ENGLISH.of);

    /// The words of a table with a template for each message, in the order of the file, and the category of a number
    /// in its language.
    #[must_use]
    pub const fn of(templates: &'static [&'static str], category: fn(usize) -> Category) -> Self {{
        Self(templates, category)
    }}

    /// The name of the table of another language, and how many messages it has.
    pub const TABLE: (&'static str, usize) = ({table_name:?}, Self::KEYS.len());

    /// The words of another language, if its tables are those of this program.
    #[must_use]
    pub fn brought(tables: &Tables) -> Option<Self> {{
        let (name, messages) = Self::TABLE;
        Some(Self(tables.table(name, messages)?, tables.category()))
    }}

    /// The keys, in the order of the file.
    pub const KEYS: &'static [&'static str] = &[
{keys}    ];

    /// The template at a place in the order of the file: a message that has no holes.
    #[must_use]
    pub fn by_place(&self, place: usize) -> &'static str {{
        self.entry(place)
    }}

    // A call, not inlined, and with one value as its result: the page has a thousand of them.
    #[inline(never)]
    fn entry(&self, place: usize) -> &'static &'static str {{
        self.0.get(place).unwrap_or(&\"\")
    }}
{methods}}}
"
    );
    add(&mut code, lines);
    code
}

fn add(code: &mut String, line: std::fmt::Arguments<'_>) {
    code.write_fmt(line).expect("a String takes all");
}

fn comment(code: &mut String, indent: &str, lines: impl IntoIterator<Item = String>) {
    for line in lines {
        add(code, format_args!("{indent}/// {line}\n"));
    }
}

/// `next-step` as a name of Rust.
fn joined(key: &str) -> String {
    key.replace('-', "_")
}

/// `next-step` as a name of a type.
fn name_of_type(name: &str) -> String {
    let word = |word: &str| {
        let mut letters = word.chars();
        letters.next().map(|first| first.to_ascii_uppercase()).into_iter().chain(letters).collect::<String>()
    };
    name.split('-').map(word).collect()
}

/// The functions of files of reasons: a module for each file, and in it one for each message, which gives the message
/// with its holes. `ENGLISH` has the templates of all files in order. Where it stands, the types of the things on a
/// board are known, and `Said::words` makes a message of its place in the templates and its holes.
#[must_use]
pub fn reasons(files: &[(String, File)]) -> String {
    let (mut table, mut modules, mut at) = (String::new(), String::new(), 0);
    for (name, file) in files {
        comment(&mut modules, "", file.about.iter().cloned());
        add(&mut modules, format_args!("pub(crate) mod {} {{\n    use super::*;\n", joined(name)));
        for message in &file.messages {
            add(&mut table, format_args!("    {:?},\n", message.template()));
            let declared =
                message.holes.iter().map(|hole| format!("`{}`: {}", joined(&hole.name), hole.about));
            comment(&mut modules, "    ", message.note.iter().cloned().chain(declared));
            let (mut takes, mut gives) = (Vec::new(), Vec::new());
            for hole in &message.holes {
                let name = joined(&hole.name);
                let (kind, gives_it) = of_reasons(hole.kind);
                takes.push(format!("{name}: {kind}"));
                gives.push(gives_it.replace("{}", &name));
            }
            let line = format_args!(
                "    pub(crate) fn {}({}) -> Said {{\n        Said::words({at}, vec![{}])\n    }}\n",
                joined(&message.key),
                takes.join(", "),
                gives.join(", ")
            );
            add(&mut modules, line);
            at += 1;
        }
        modules.push_str("}\n");
    }
    let name = table_name("reasons", files.iter().map(|(_, file)| file));
    format!(
        "{modules}
/// The name of the table of another language.
pub(crate) const TABLE: &str = {name:?};

/// The templates in English.
pub(crate) static ENGLISH: &[&str] = &[
{table}];
"
    )
}

/// The type of a hole as a parameter, and the thing that is made of it.
const fn of_reasons(kind: Kind) -> (&'static str, &'static str) {
    match kind {
        Kind::Number => ("usize", "Thing::Number({})"),
        Kind::Text => ("String", "Thing::Text({})"),
        Kind::Digit => ("Digit", "Thing::Digit({})"),
        Kind::Digits => ("DigitSet", "Thing::Digits({})"),
        Kind::Cell => ("Cell", "Thing::Cell({})"),
        Kind::Cells => ("&[Cell]", "Thing::Cells({}.to_vec())"),
        Kind::House => ("House", "Thing::House({})"),
        Kind::Houses => ("&[House]", "Thing::Houses({}.to_vec())"),
        Kind::Candidate => ("Candidate", "Thing::Candidate({})"),
        Kind::Candidates => ("&[Candidate]", "Thing::Candidates({}.to_vec())"),
        Kind::Statement => ("Statement", "Thing::Statement({})"),
        Kind::Link => ("u16", "Thing::Link({})"),
        Kind::Set => ("u16", "Thing::Set({})"),
        Kind::List => ("Vec<Plan>", "Thing::List({})"),
        Kind::Technique => ("Technique", "Thing::Technique({})"),
        Kind::Words | Kind::Aside => ("impl Into<Plan>", "Thing::Words({}.into())"),
    }
}

//! Files of words, good and bad: what is read, what is filled in, and what each fault says.

use stepdoku_words::{
    Category, Fault, Hole, Part, Plurals, Tables, check, compact, fill, pack,
    read::{File, read},
    rust::rust,
    walk,
};

/// A file with one message, whose note declares a number and a text.
fn file(holes: &str, message: &str) -> String {
    let declared = holes.split_whitespace().map(|name| {
        let kind = if name == "name" { "text" } else { "number" };
        format!("# ${name} ({kind}): it\n")
    });
    format!("### All.\n\n# It.\n{}{message}\n", declared.collect::<String>())
}

fn reads(text: &str) -> File {
    read("a.ftl", text).unwrap_or_else(|faults| panic!("{text}\n{faults:?}"))
}

#[test]
fn a_text_is_what_fluent_reads() {
    for (message, said) in [
        ("a = Sum", "Sum"),
        ("a=Sum", "Sum"),
        ("a  =  Next step…", "Next step…"),
        ("a =\n    One line", "One line"),
        ("a = One\n    Two", "One\nTwo"),
        ("a =\n    One\n      Two\n\n    Three", "One\n  Two\n\nThree"),
        ("a = {\" \"}· Counting", " · Counting"),
        ("a = {\"\"}", ""),
        ("a = {\"{\"}x{\"}\"} {\"\\\"\\\\\"}", "{x} \"\\"),
        ("a = {\"\\u00D7\\U01F600\"}", "×😀"),
        ("a = 1 = 1, # and .", "1 = 1, # and ."),
        ("a = Sum\r\n    and\r\n    more", "Sum\nand\nmore"),
        ("a-2-b = Sum\n\n## A heading\n", "Sum"),
    ] {
        let read = reads(&file("", message));
        assert_eq!(compact(&read.messages[0].text, &[]), said, "{message}");
        check::english(&read).expect(message);
    }
}

#[test]
fn holes_are_filled() {
    let digits = "a =\n    This replaced { $count ->\n        [one] { $count } digit\n       *[other] { $count } digits\n    }.";
    let first = "a = { $count ->\n   *[other] Rest of {$name}\n    [one] Last\n }{$name}{ $name }";
    for (message, count, name, said) in [
        ("a = {$name}: { $count } of {  $count  }", 7, "×", "×: 7 of 7"),
        ("a = { $name\n }{$count}", 0, "{$name}", "{$name}0"),
        (digits, 0, "", "This replaced 0 digits."),
        (digits, 1, "", "This replaced 1 digit."),
        (digits, 21, "", "This replaced 21 digits."),
        (first, 1, "it", "Lastitit"),
        (first, 2, "it", "Rest of ititit"),
    ] {
        let read = reads(&file("count name", message));
        let template = compact(&read.messages[0].text, &["count", "name"]);
        let said_now = fill(&template, &[Hole::Number(count), Hole::Text(name)], Plurals::ENGLISH.of);
        assert_eq!(said_now, said, "{message}");
    }
    // A hole without a value is empty, whatever else the template has.
    let read = reads(&file("count name", first));
    let template = compact(&read.messages[0].text, &["count", "name"]);
    assert_eq!(fill(&template, &[], Plurals::ENGLISH.of), "Rest of ");
}

#[test]
fn a_language_has_its_own_plurals() {
    let few = |number: usize| match number {
        1 => Category::One,
        2..5 => Category::Few,
        _ => Category::Many,
    };
    let plurals = Plurals { categories: &[Category::One, Category::Few, Category::Many], of: few };
    let english =
        reads(&file("count", "a = { $count ->\n  [one] {$count} cell\n *[other] {$count} cells\n }"));
    let text = "a = { $count ->\n  [few] {$count} komórki\n  [one] Komórka\n  [many] {$count} komórek\n *[other] {$count} komórki\n }";
    let templates = check::translated(&english, &reads(text), &plurals).expect(text);
    let said = [0, 1, 3, 7].map(|count| fill(&templates[0], &[Hole::Number(count)], few));
    assert_eq!(said, ["0 komórek", "Komórka", "3 komórki", "7 komórek"]);
}

#[test]
fn each_language_counts_as_its_speakers_do() {
    use Category::{Few, Many, One, Other};

    let check = |codes: &[&str], expected: &[(Category, &[usize])]| {
        for code in codes {
            let plurals = Plurals::of_language(code).expect("plurals");
            for (category, numbers) in expected {
                for number in *numbers {
                    assert_eq!((plurals.of)(*number), *category, "{number} in {code}");
                }
            }
        }
    };
    check(&["en", "de", "it", "es"], &[(One, &[1]), (Other, &[0, 2, 5, 11, 21, 101])]);
    check(&["fr", "pt"], &[(One, &[0, 1]), (Other, &[2, 5, 11, 21, 101])]);
    check(
        &["ru"],
        &[(One, &[1, 21, 101]), (Few, &[2, 4, 22, 34]), (Many, &[0, 5, 11, 12, 14, 20, 111, 112])],
    );
    check(&["zh", "ja"], &[(Other, &[0, 1, 2, 5, 21])]);
    assert!(Plurals::of_language("xx").is_none());
}

#[test]
fn templates_of_a_language_have_the_order_of_english() {
    let english = "# A.\na = One\n# B.\n# $x (text): it\n# $y (text): it\nb = {$x}, {$y}\n";
    let templates =
        check::translated(&reads(english), &reads("b = {$y} {$x}\na = Eins\n"), &Plurals::ENGLISH);
    let templates = templates.expect("a translation");
    assert_eq!(templates[0], "Eins");
    assert_eq!(fill(&templates[1], &[Hole::Text("x"), Hole::Text("y")], Plurals::ENGLISH.of), "y x");
    // Chinese has no spaces between words.
    let chinese = reads("a = 一\nb = 第{$y}行的{$x}\n");
    let templates = check::translated(&reads(english), &chinese, &Plurals::NONE).expect("a translation");
    assert_eq!(fill(&templates[1], &[Hole::Text("x"), Hole::Text("y")], Plurals::NONE.of), "第y行的x");
}

#[test]
fn the_example_of_the_readme_is_right() {
    let readme = include_str!("../README.md");
    let example = readme.split("```").nth(1).expect("an example").trim_start();
    let read = reads(example);
    check::english(&read).expect("a file of English");
    assert_eq!(read.messages.len(), 4);
    let template = compact(&read.messages[2].text, &["digits"]);
    let said = fill(&template, &[Hole::Number(1)], Plurals::ENGLISH.of);
    assert_eq!(said, "This replaced a board with 1 digit.");
}

/// Each fault is at its line, and its words have these.
fn check_faults(text: &str, faults: Vec<Fault>, expected: &[&str]) {
    let found: Vec<String> = faults.iter().map(ToString::to_string).collect();
    let is_said = |(fault, wanted): (&String, &&str)| {
        let (line, words) = wanted.split_once(' ').expect("a line and words");
        fault.starts_with(&format!("a.ftl:{line}: ")) && fault.contains(words) && fault.ends_with(['.', '`'])
    };
    let all = found.len() == expected.len() && found.iter().zip(expected).all(is_said);
    assert!(all, "{text}\n{found:#?}\n{expected:#?}");
}

#[test]
fn what_is_not_in_the_part_is_a_fault_of_its_line() {
    for (text, expected) in [
        ("a = b\na c\n", &["2 Add the `=`"][..]),
        ("  a = b\n", &["1 no message is above it"]),
        ("A = b\n", &["1 `A` is no key"]),
        ("a_b = c\na--b = c\na- = c\n9 = c\n", &["1 `a_b`", "2 `a--b`", "3 `a-`", "4 `9`"]),
        ("-a = b\n", &["1 Terms"]),
        ("a =\n", &["1 `a` has no text"]),
        ("a = \n", &["1 ends with a space"]),
        ("a = b\n    c \n    d\n", &["2 ends with a space"]),
        ("a = b\tc\n", &["1 control character"]),
        ("a = b\u{1}\n", &["1 control character"]),
        ("a = {\"\\u0001\"}\n", &["1 control characters"]),
        ("#a\n", &["1 a space after the `#`"]),
        ("#### a\n", &["1 `#`, `##` or `###`"]),
        ("# a\n\nb = c\n", &["1 Remove the empty line"]),
        ("# a\n", &["1 Nothing follows"]),
        ("a = b\n    .title = c\n", &["2 Attributes"]),
        ("a = b\n    [c]\n", &["2 can't begin with"]),
        ("a = b } c\n", &["1 closes nothing"]),
        ("a = { $b\n", &["1 not closed"]),
        ("a = {\"b}\n", &["1 quoted text is not closed"]),
        ("a = {\"\\n\"}\n", &["1 After `\\`"]),
        ("a = {\"\\uD800\"}\n", &["1 `D800` is no letter"]),
        ("a = { b }\n", &["1 Nothing else of Fluent"]),
        ("a = { NUMBER($b) }\n", &["1 Nothing else of Fluent"]),
        ("a = { $B }\n", &["1 `$B` is no name"]),
        ("a = { $b => }\n", &["1 not closed"]),
        ("a = { $b -x }\n", &["1 arrow"]),
        ("a = { $b -> [one] c *[other] d }\n", &["1 Begin a new line"]),
        ("a = { $b ->\n    [one] c\n  *[other] d }\n", &["3 closes nothing"]),
        ("a = { $b ->\n    [one] c\n    d\n  *[other] e\n  }\n", &["3 in a line like"]),
        ("a = { $b ->\n    [one] c\n  }\n", &["3 no default"]),
        ("a = { $b ->\n   *[one] c\n    [other] d\n  }\n", &["2 is `*[other]`"]),
        ("a = { $b ->\n    [1] c\n   *[other] d\n  }\n", &["2 `1` is no plural category"]),
        ("a = { $b ->\n    [one] c\n    [one] c\n   *[other] d\n  }\n", &["3 `one` twice"]),
        ("a = { $b ->\n    [one]\n   *[other] d\n  }\n", &["2 has no text"]),
        ("a = { $b ->\n   *[other] { $b ->\n   *[other] d\n  }\n  }\n", &["2 can't be in a choice"]),
        ("# $b: it\na = { $b }\n", &["1 Declare a hole like this"]),
        ("# It.\n# $b (date): it\na = { $b }\n", &["2 Declare a hole like this"]),
        ("# $b (text): it\n# $b (number): it\na = { $b }\n", &["2 declared twice"]),
        ("a = {\nb = c\nd = }\n", &["1 Braces hold", "3 closes nothing"]),
    ] {
        check_faults(text, read("a.ftl", text).expect_err(text), expected);
    }
}

#[test]
fn english_says_what_its_words_are_for() {
    for (text, expected) in [
        ("# A.\na = b\n", &["1 what its words are for"][..]),
        ("### All.\na = b\n", &["2 `a` has no note"]),
        ("### All.\n# A.\na = b\n# A.\na = c\n", &["5 `a` is here twice"]),
        ("### All.\n# A.\nmove = b\n# A.\nof = c\n", &["3 `move` is a word of Rust", "5 `of`"]),
        ("### All.\n# A.\na = {$b}\n", &["3 does not declare"]),
        ("### All.\n# A.\n# $b (text): it\na = b\n", &["4 has no hole `$b`"]),
        ("### All.\n# A.\n# $b (text): it\na = {$b}s\n", &["4 right beside a letter"]),
        ("### All.\n# A.\n# $b (text): it\na = r{$b}\n", &["4 right beside a letter"]),
        ("### All.\n# A.\n# $b (text): it\na = {$b}{\"s\"}\n", &["4 right beside a letter"]),
        (
            "### All.\n# A.\n# $b (number): it\na = { $b ->\n  [one] r{$b}\n *[other] {$b}\n }\n",
            &["4 a letter in a form"],
        ),
        (
            "### All.\n# A.\n# $b (number): it\na = { $b ->\n  [one] a\n *[other] b\n }s\n",
            &["4 right beside a letter"],
        ),
        (
            "### All.\n# A.\n# $b (text): it\na = { $b ->\n  [one] a\n *[other] b\n }\n",
            &["4 Only a number has plurals"],
        ),
        ("### All.\n# A.\n# $b (number): it\na = { $b ->\n *[other] b\n }\n", &["4 lacks the form `one`"]),
        (
            "### All.\n# A.\n# $b (number): it\na = { $b ->\n  [one] a\n  [two] a\n *[other] b\n }\n",
            &["4 has the form `two`"],
        ),
    ] {
        check_faults(text, check::english(&reads(text)).expect_err(text), expected);
    }
}

#[test]
fn another_language_has_the_keys_and_holes_of_english() {
    let english = "# A.\na = One\n# B.\n# $x (text): it\n# $y (number): it\nb = {$x}, {$y}\n";
    for (text, expected) in [
        ("a = Eins\n", &["1 `b` is missing. Translate it from a.ftl:6"][..]),
        ("a = Eins\nb = {$x}: {$y}\nc = Drei\n", &["3 English has no `c`"]),
        ("a = Eins\nb = {$x}: {$y}\na = Eins\n", &["3 `a` is here twice"]),
        ("a = Eins\nb = {$x}\n", &["2 lacks the hole `$y`"]),
        ("a = {$x}\nb = {$x}: {$y}\n", &["1 the hole `$x`, which English has not"]),
        ("a = Eins\nb = {$x}: {$y}s\n", &["2 right beside a letter"]),
        ("a = Eins\nb = 第{$x}行{$y}и\n", &["2 right beside a letter"]),
        ("a = Eins\nb = { $x ->\n  [one] a\n *[other] b\n } {$y}\n", &["2 Only a number has plurals"]),
        ("a = Eins\nb = {$x} { $y ->\n *[other] b\n }\n", &["2 lacks the form `one`"]),
    ] {
        let faults = check::translated(&reads(english), &reads(text), &Plurals::ENGLISH).expect_err(text);
        check_faults(text, faults, expected);
    }
}

#[test]
fn a_file_becomes_a_type() {
    let text = "### The words of the pen.\n\n# Its name.\nname = \"Pen\"\n\n# How far.\n# $so-far (number): done\n# $what (text): the thing\nhow-far = { $so-far } { $what }\n";
    assert_eq!(
        rust("pen-bar", &reads(text)),
        r#"/// The words of the pen.
#[derive(Clone, Copy, Debug)]
pub struct PenBar(&'static [&'static str], fn(usize) -> Category);

impl PenBar {
    /// The words in English.
    pub const ENGLISH: Self = Self::of(&[
        "\"Pen\"",
        "\u{1}a \u{1}b",
    ], Plurals::ENGLISH.of);

    /// The words of a table with a template for each message, in the order of the file, and the category of a number
    /// in its language.
    #[must_use]
    pub const fn of(templates: &'static [&'static str], category: fn(usize) -> Category) -> Self {
        Self(templates, category)
    }

    /// The name of the table of another language, and how many messages it has.
    pub const TABLE: (&'static str, usize) = ("pen-bar 0e0574fc", Self::KEYS.len());

    /// The words of another language, if its tables are those of this program.
    #[must_use]
    pub fn brought(tables: &Tables) -> Option<Self> {
        let (name, messages) = Self::TABLE;
        Some(Self(tables.table(name, messages)?, tables.category()))
    }

    /// The keys, in the order of the file.
    pub const KEYS: &'static [&'static str] = &[
        "name",
        "how-far",
    ];

    /// The template at a place in the order of the file: a message that has no holes.
    #[must_use]
    pub fn by_place(&self, place: usize) -> &'static str {
        self.entry(place)
    }

    // A call, not inlined, and with one value as its result: the page has a thousand of them.
    #[inline(never)]
    fn entry(&self, place: usize) -> &'static &'static str {
        self.0.get(place).unwrap_or(&"")
    }

    /// Its name.
    #[must_use]
    pub fn name(&self) -> &'static str {
        self.by_place(0)
    }

    /// How far.
    /// `so_far`: done
    /// `what`: the thing
    #[must_use]
    pub fn how_far(&self, so_far: usize, what: &str) -> String {
        fill(self.by_place(1), &[Hole::Number(so_far), Hole::Text(what)], self.1)
    }
}
"#
    );
}

#[test]
fn the_words_of_a_language_are_one_text() {
    let table = |name: &str, messages: &[&str]| {
        (name.to_owned(), messages.iter().map(|&message| message.to_owned()).collect::<Vec<_>>())
    };
    let text =
        pack(&[table("pen", &["Stift", "\u{1}a\nund"]), table("empty", &[""]), table("one", &["Eins"])]);
    let tables = Tables::unpack(text, Plurals::ENGLISH.of);
    assert_eq!(tables.table("pen", 2), Some(&["Stift", "\u{1}a\nund"][..]));
    assert_eq!(tables.table("empty", 1), Some(&[""][..]));
    assert_eq!(tables.table("one", 1), Some(&["Eins"][..]));
    for (name, messages) in [("pen", 1), ("pen", 3), ("pens", 2), ("", 1)] {
        assert_eq!(tables.table(name, messages), None, "{name} {messages}");
    }
    assert_eq!(Tables::unpack(String::new(), Plurals::ENGLISH.of).table("pen", 2), None);
}

#[test]
fn a_hole_has_a_form() {
    let text = "### All.\n\n# $b (digits): they\n# $c (aside): more\na = { AS($b, \"or\") } of{ $c }{ $b ->\n    [one] , one\n   *[other] , { AS($b, \"any\") }\n }\n";
    let file = reads(text);
    check::english(&file).expect(text);
    let template = compact(&file.messages[0].text, &["b", "c"]);
    for (count, expected) in [
        (1, vec![Part::Hole(0, Some("or")), Part::Text(" of"), Part::Hole(1, None), Part::Text(", one")]),
        (
            2,
            vec![
                Part::Hole(0, Some("or")),
                Part::Text(" of"),
                Part::Hole(1, None),
                Part::Text(", "),
                Part::Hole(0, Some("any")),
            ],
        ),
    ] {
        let mut parts = Vec::new();
        let number = |place| (place == 0).then_some(count);
        walk(&template, &number, Plurals::ENGLISH.of, &mut |part| parts.push(part));
        assert_eq!(parts, expected, "{count}");
    }
    let faults = check::plain(&file).expect_err("holes of reasons");
    check_faults(text, faults, &["5 the hole `$b`", "5 the hole `$c`", "5 a hole in a form"]);
    for (message, expected) in [
        ("a = { AS($b) }", "4 hole in a form"),
        ("a = { AS(b, \"or\") }", "4 hole in a form"),
        ("a = { AS($b, \"\") }", "4 hole in a form"),
        ("a = { AS($b, or) }", "4 hole in a form"),
        ("a = { FORM($b, \"or\") }", "4 Braces hold"),
    ] {
        let text = format!("### All.\n\n# $b (digits): they\n{message}\n");
        check_faults(&text, read("a.ftl", &text).expect_err(message), &[expected]);
    }
}

#[test]
fn letters_of_a_message_are_changed_and_holes_stay() {
    let file = reads(&file(
        "count name",
        "a = Of { $name }: { $count ->\n    [one] one\n   *[other] { $count } all\n }",
    ));
    let changed = file.messages[0].changed(&|text| text.to_uppercase());
    let template = compact(&changed, &["count", "name"]);
    let said =
        [1, 2].map(|count| fill(&template, &[Hole::Number(count), Hole::Text("it")], Plurals::ENGLISH.of));
    assert_eq!(said, ["OF it: ONE", "OF it: 2 ALL"]);
}

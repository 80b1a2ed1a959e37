//! Other languages say what English says: each text makes the same claims, names the same cells, houses and digits, and
//! has no English word left. The names in the written text are read back.

use crate::common::case_steps;
use std::{collections::BTreeSet, path::Path, sync::Once};
use stepdoku_words::{Plurals, folder};
use sudoku_core::{
    Candidates, Cell, Digit, House, HouseKind, Language, Shape, Symbols, Technique,
    explain::{
        Case, Locale, Span, Stated, capitalised, cell_name, claimed, explain, in_full, label, plain, result,
        said, technique, within, written_out,
    },
    step::Step,
    telling::Telling,
};

/// How a language names things, to read its texts back.
struct Reader {
    language: Language,
    /// Words of English that its texts can't have by chance.
    english: &'static [&'static str],
    /// The letters of a row and a column in short names.
    letters: (char, char),
    /// How the names of houses begin, in each case and number, up to the ending.
    houses: [(&'static [&'static str], HouseKind); 3],
    /// What stands between the numbers of houses.
    between: &'static [&'static str],
    /// Whether the number of a house stands before its kind, for each kind.
    numbers_first: [bool; 3],
}

/// Words of English that hardly any other language has.
const ENGLISH: &[&str] = &[
    "the", "and", "is", "isn't", "can't", "must", "which", "only", "with", "cell", "row", "column", "digit",
];

/// A reader of German.
const GERMAN: Reader = Reader {
    language: Language::German,
    english: ENGLISH,
    letters: ('Z', 'S'),
    houses: [(&["Zeile"], HouseKind::Row), (&["Spalte"], HouseKind::Column), (&["Block"], HouseKind::Box)],
    between: &[", ", " und ", " oder "],
    numbers_first: [false; 3],
};

/// A reader of Italian.
const ITALIAN: Reader = Reader {
    language: Language::Italian,
    english: ENGLISH,
    letters: ('r', 'c'),
    houses: [
        (&["riga", "righe"], HouseKind::Row),
        (&["colonna", "colonne"], HouseKind::Column),
        (&["riquadro", "riquadri"], HouseKind::Box),
    ],
    between: &[", ", " e ", " o "],
    numbers_first: [false; 3],
};

/// A reader of French.
const FRENCH: Reader = Reader {
    language: Language::French,
    english: ENGLISH,
    letters: ('L', 'C'),
    houses: [(&["ligne"], HouseKind::Row), (&["colonne"], HouseKind::Column), (&["bloc"], HouseKind::Box)],
    between: &[", ", " et ", " ou "],
    numbers_first: [false; 3],
};

/// A reader of Spanish.
const SPANISH: Reader = Reader {
    language: Language::Spanish,
    english: ENGLISH,
    letters: ('F', 'C'),
    houses: [(&["fila"], HouseKind::Row), (&["columna"], HouseKind::Column), (&["caja"], HouseKind::Box)],
    between: &[", ", " y ", " o "],
    numbers_first: [false; 3],
};

/// A reader of Portuguese.
const PORTUGUESE: Reader = Reader {
    language: Language::Portuguese,
    english: ENGLISH,
    letters: ('L', 'C'),
    houses: [(&["linha"], HouseKind::Row), (&["coluna"], HouseKind::Column), (&["caixa"], HouseKind::Box)],
    between: &[", ", " e ", " ou "],
    numbers_first: [false; 3],
};

/// A reader of Russian.
const RUSSIAN: Reader = Reader {
    language: Language::Russian,
    english: ENGLISH,
    letters: ('r', 'c'),
    houses: [(&["строк"], HouseKind::Row), (&["столб"], HouseKind::Column), (&["блок"], HouseKind::Box)],
    between: &[", ", " и ", " или "],
    numbers_first: [false; 3],
};

/// A reader of Chinese.
const CHINESE: Reader = Reader {
    language: Language::Chinese,
    english: ENGLISH,
    letters: ('r', 'c'),
    houses: [(&["行"], HouseKind::Row), (&["列"], HouseKind::Column), (&["宫"], HouseKind::Box)],
    between: &["、", "和", "或"],
    numbers_first: [true; 3],
};

/// A reader of Japanese.
const JAPANESE: Reader = Reader {
    language: Language::Japanese,
    english: ENGLISH,
    letters: ('R', 'C'),
    houses: [(&["行目"], HouseKind::Row), (&["列目"], HouseKind::Column), (&["ブロック"], HouseKind::Box)],
    between: &["、", "か"],
    numbers_first: [true, true, false],
};

/// Brings the words of a language.
fn bring(language: Language) -> Locale {
    static ALL: [Once; Language::ALL.len()] = [const { Once::new() }; Language::ALL.len()];
    ALL[language as usize].call_once(|| {
        let words = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../words");
        let plurals = Plurals::of_language(language.code()).expect("plurals");
        let packed = folder::packed(&words.join("en"), &words.join(language.code()), &plurals);
        assert!(language.bring(packed.expect("words without faults")).is_some());
    });
    Locale { language, symbols: Symbols::Digits }
}

/// The cells, the houses and the digits that a text names, and its sets, statements and links.
fn named(spans: &[Span]) -> (BTreeSet<Cell>, BTreeSet<House>, BTreeSet<Digit>, BTreeSet<String>) {
    let (mut cells, mut houses, mut digits, mut others) =
        (BTreeSet::new(), BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    for span in in_full(spans.to_vec()) {
        match span {
            Span::Cell(cell) => _ = cells.insert(cell),
            Span::Cells(own) => cells.extend(own),
            Span::Digit(digit) => _ = digits.insert(digit),
            Span::Digits(own) => digits.extend(own.iter()),
            Span::House(house) | Span::HouseIn(house, _) | Span::HouseNumber(house) => {
                _ = houses.insert(house);
            }
            Span::Candidate(one) => {
                cells.insert(one.cell);
                digits.insert(one.digit);
            }
            Span::Statement(number, stated, digit, own) => {
                if stated != Stated::Digit {
                    cells.extend(own);
                }
                if stated != Stated::Cells {
                    digits.insert(digit);
                }
                others.insert(format!("statement {number}"));
            }
            Span::Link(number, words) => {
                assert!(!words.is_empty());
                others.insert(format!("link {number}"));
            }
            Span::Set(number) => _ = others.insert(format!("set {number}")),
            Span::Technique(_) => _ = others.insert("technique".into()),
            Span::Text(_) | Span::Line | Span::Rest | Span::Conclusion | Span::Brief(..) | Span::Says(_) => {}
        }
    }
    (cells, houses, digits, others)
}

impl Reader {
    /// The cells in a written text on a board with numbers of one figure: `Z3S45`. Corners as `Z1 und Z3, S2 und S5`
    /// end the search for one text.
    fn cells(&self, text: &str, shape: &Shape) -> Option<BTreeSet<Cell>> {
        let (row, column) = self.letters;
        let mut cells = BTreeSet::new();
        let letters: Vec<char> = text.chars().collect();
        let mut at = 0;
        while at < letters.len() {
            let begins = letters[at] == row && letters.get(at + 1).is_some_and(char::is_ascii_digit);
            if !begins || at > 0 && letters[at - 1].is_ascii_alphanumeric() {
                at += 1;
                continue;
            }
            let figures = |from: usize| -> Vec<usize> {
                let of = letters[from..].iter().map_while(|letter| letter.to_digit(10));
                of.map(|figure| figure as usize - 1).collect()
            };
            let rows = figures(at + 1);
            at += 1 + rows.len();
            if letters.get(at) != Some(&column) {
                return None;
            }
            let columns = figures(at + 1);
            at += 1 + columns.len();
            for &row in &rows {
                cells.extend(columns.iter().map(|&column| shape.geometry().cell(row, column)));
            }
        }
        Some(cells)
    }

    /// The houses in a written text: `Zeile 3`, `Zeile 3 und 5`, `第2、8行`.
    fn houses(&self, text: &str) -> BTreeSet<House> {
        let text = text.to_lowercase();
        let mut houses = BTreeSet::new();
        for ((words, kind), number_first) in self.houses.into_iter().zip(self.numbers_first) {
            for (at, word) in
                words.iter().flat_map(|word| text.match_indices(&word.to_lowercase()).collect::<Vec<_>>())
            {
                let numbers = if number_first {
                    self.numbers_before(&text[..at])
                } else {
                    let rest = text[at + word.len()..].trim_start_matches(char::is_lowercase);
                    self.numbers(rest.strip_prefix([' ', '\u{a0}']).unwrap_or(rest))
                };
                houses.extend(numbers.into_iter().map(|number| House::new(kind, number - 1)));
            }
        }
        houses
    }

    /// Whether a text is next to the name of a house of a kind whose numbers stand first, or not: then the number between
    /// them belongs to that house.
    fn is_at_name(&self, number_first: bool, is_at: impl Fn(&str) -> bool) -> bool {
        let kinds = self.houses.iter().zip(self.numbers_first).filter(|(_, first)| *first == number_first);
        kinds.flat_map(|((words, _), _)| words.iter()).any(|word| is_at(word))
    }

    /// The numbers at the beginning of a text.
    fn numbers(&self, mut rest: &str) -> Vec<u8> {
        let mut numbers = Vec::new();
        while let Some(figure) = rest.chars().next().and_then(|first| first.to_digit(10)) {
            rest = &rest[1..];
            if self.is_at_name(true, |name| rest.starts_with(name)) {
                break;
            }
            numbers.push(figure as u8);
            match self.between.iter().find_map(|between| rest.strip_prefix(between)) {
                Some(more) => rest = more,
                None => break,
            }
        }
        numbers
    }

    /// The numbers at the end of a text.
    fn numbers_before(&self, mut rest: &str) -> Vec<u8> {
        let mut numbers = Vec::new();
        while let Some(figure) = rest.chars().next_back().and_then(|last| last.to_digit(10)) {
            rest = &rest[..rest.len() - 1];
            // The figures of a cell's name stand there, too.
            let of_cell = rest.ends_with(|before: char| {
                before.eq_ignore_ascii_case(&self.letters.1) || before.is_ascii_digit()
            });
            if of_cell || self.is_at_name(false, |name| rest.ends_with(name)) {
                break;
            }
            numbers.push(figure as u8);
            match self.between.iter().find_map(|between| rest.strip_suffix(between)) {
                Some(more) => rest = more,
                None => break,
            }
        }
        numbers
    }
}

fn check(step: &Step, now: &Candidates, reader: &Reader) {
    let own_locale = bring(reader.language);
    let shape = now.shape();
    let english = explain(step, now, Locale::ENGLISH);
    let own = explain(step, now, own_locale);
    let text = written_out(&own, shape, own_locale).concat();
    let about = || format!("{:?}: {text}\n{}", step.technique(), plain(&english, shape, Locale::ENGLISH));
    let claims = |locale| -> BTreeSet<String> {
        let spans = claimed(step, now, locale).into_iter();
        spans.filter(|span| matches!(span, Span::Says(_))).map(|span| format!("{span:?}")).collect()
    };
    assert_eq!(claims(own_locale), claims(Locale::ENGLISH), "{}", about());
    assert_eq!(named(&own), named(&english), "{}", about());
    for said in [text.clone(), plain(&own, shape, own_locale)] {
        let english: Vec<&str> = said
            .split(|letter: char| !letter.is_alphabetic() && letter != '\'')
            .filter(|word| reader.english.contains(word))
            .collect();
        assert!(english.is_empty(), "{english:?} in {}", about());
        for wrong in ["  ", " .", " ,", "..", ",,", "\u{1}", "{", "}", "|", "。。", "，，", " 。", "。 "]
        {
            assert!(!said.contains(wrong), "{wrong:?} in {}", about());
        }
        // A short name such as r4c7 keeps its small letter.
        let (row, column) = reader.letters;
        let is_name =
            said.starts_with([row, column]) && said[1..].starts_with(|next: char| next.is_ascii_digit());
        assert!(is_name || capitalised(&said) == said, "{}", about());
        assert!(said.ends_with(['.', '。']), "{}", about());
    }
    // What a reader reads.
    if shape.side() <= 9 {
        let full = written_out(&in_full(own.clone()), shape, own_locale).concat();
        let (cells, houses, ..) = named(&own);
        if let Some(read) = reader.cells(&full, shape) {
            assert_eq!(read, cells, "{}", about());
        }
        let plain_houses: BTreeSet<House> = houses
            .into_iter()
            .filter(|house| matches!(house.kind(), HouseKind::Row | HouseKind::Column | HouseKind::Box))
            .collect();
        let mut read = reader.houses(&full);
        // A region may have the name of a box.
        read.retain(|house| house.kind() != HouseKind::Box || shape.regions().is_none());
        assert_eq!(read, plain_houses, "{}", about());
    }
    let said = result(&Telling::of(step, now), own_locale).expect("a step");
    let said = written_out(&said, shape, own_locale).concat();
    assert!(!said.is_empty() && !said.contains("aren't") && !said.contains("isn't"), "{said}");
}

/// Tells the steps of all techniques.
fn says_what_english_says(reader: &Reader) {
    let mut seen = BTreeSet::new();
    for (step, now) in case_steps() {
        seen.insert(step.technique().slug());
        check(&step, &now, reader);
    }
    assert_eq!(seen.len(), Technique::ALL.len());
    for (step, now) in crate::ruled::further_steps() {
        check(step, now, reader);
    }
    // Each name is there once, as a link finds it.
    let locale = bring(reader.language);
    let names: BTreeSet<&str> = Technique::ALL.into_iter().map(|one| technique(one, locale)).collect();
    assert_eq!(names.len(), Technique::ALL.len());
}

#[test]
fn each_language_has_a_reader() {
    let readers = [&GERMAN, &ITALIAN, &FRENCH, &SPANISH, &PORTUGUESE, &RUSSIAN, &CHINESE, &JAPANESE];
    assert_eq!(readers.map(|reader| reader.language), Language::ALL[1..]);
}

#[test]
fn german_says_what_english_says() {
    says_what_english_says(&GERMAN);
}

#[test]
fn italian_says_what_english_says() {
    says_what_english_says(&ITALIAN);
}

#[test]
fn french_says_what_english_says() {
    says_what_english_says(&FRENCH);
}

#[test]
fn spanish_says_what_english_says() {
    says_what_english_says(&SPANISH);
}

#[test]
fn portuguese_says_what_english_says() {
    says_what_english_says(&PORTUGUESE);
}

#[test]
fn russian_says_what_english_says() {
    says_what_english_says(&RUSSIAN);
}

#[test]
fn chinese_says_what_english_says() {
    says_what_english_says(&CHINESE);
}

#[test]
fn japanese_says_what_english_says() {
    says_what_english_says(&JAPANESE);
}

#[test]
fn german_has_its_own_names() {
    let german = bring(Language::German);
    let shape = &Shape::S9;
    let cell = shape.geometry().cell(2, 3);
    assert_eq!(cell_name(cell, shape, german), "Zeile 3 Spalte 4");
    assert_eq!(written_out(&[Span::Cell(cell)], shape, german).concat(), "Z3S4");
    assert_eq!(technique(Technique::HiddenSingle, german), "Versteckter Einer");
    assert_eq!(within(Technique::HiddenSingle, german), "versteckter Einer");
    assert_eq!(within(Technique::Swordfish, german), "Schwertfisch");
    let sun = Digit::at(0);
    assert_eq!(
        [said(sun, german.with(Symbols::Pictures)), label(sun, german.with(Symbols::Pictures))],
        ["Sonne"; 2]
    );
}

#[test]
fn russian_names_have_cases() {
    let russian = bring(Language::Russian);
    let shape = &Shape::S9;
    let cell = |row, column| Span::Cell(shape.geometry().cell(row, column));
    let check = |spans: &[Span], written: &str, spoken: &str| {
        assert_eq!(written_out(spans, shape, russian).concat(), written);
        assert_eq!(plain(spans, shape, russian), spoken);
    };
    check(&[cell(0, 1)], "r1c2", "Строка 1 столбец 2");
    let list = [cell(0, 1), " и ".into(), cell(2, 3)];
    let with = |before: &'static str| -> Vec<Span> {
        [Span::from(before)].into_iter().chain(list.clone()).collect()
    };
    check(&with("в "), "В r1c2 и r3c4", "В строке 1 столбце 2 и строке 3 столбце 4");
    check(&with("5 для "), "5 для r1c2 и r3c4", "5 для строки 1 столбца 2 и строки 3 столбца 4");
    check(&with("она видит "), "Она видит r1c2 и r3c4", "Она видит строку 1 столбец 2 и строку 3 столбец 4");
    // Another word that only ends like one of these.
    check(
        &with("клетки квадратов "),
        "Клетки квадратов r1c2 и r3c4",
        "Клетки квадратов строка 1 столбец 2 и строка 3 столбец 4",
    );
    let row = House::new(HouseKind::Row, 2);
    check(
        &[Span::HouseIn(row, Case::In), " и у ".into(), Span::HouseIn(row, Case::Of)],
        "В строке 3 и у строки 3",
        "В строке 3 и у строки 3",
    );
}

#[test]
fn words_of_another_version_are_refused() {
    for text in ["", "names\u{1d}a", "names 00000000\u{1e}paper 00000000\u{1d}a\u{1d}b"] {
        assert!(Language::German.bring(text.to_owned()).is_none(), "{text}");
    }
    // English is in the program.
    assert!(Language::English.bring(String::new()).is_none());
    for (code, language) in [
        ("de", Some(Language::German)),
        ("de-AT", Some(Language::German)),
        ("EN_us", Some(Language::English)),
        ("nl", None),
        ("", None),
    ] {
        assert_eq!(Language::from_code(code), language, "{code}");
    }
}

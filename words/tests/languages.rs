//! Every language has all words of this version.

use std::path::Path;
use stepdoku_words::{Plurals, Tables, folder};

#[test]
fn every_language_has_all_words() {
    let words = Path::new(folder::WORDS);
    let english = words.join("en");
    let tables = Tables::unpack(
        folder::packed_english(&english, &str::to_owned).expect("English"),
        Plurals::ENGLISH.of,
    );
    assert!(tables.text().len() > 50_000);
    let codes = folder::codes(words).expect("the words");
    assert!(codes.len() > 1);
    for code in &codes {
        let plurals = Plurals::of_language(code).unwrap_or_else(|| panic!("{code} has no plurals"));
        let packed = folder::packed(&english, &words.join(code), &plurals).unwrap_or_else(|faults| {
            panic!("{}", faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))
        });
        // Names of tables are those of English.
        let names = |text: &str| text.split('\u{1d}').next().map(str::to_owned);
        assert_eq!(names(&packed), names(tables.text()), "{code}");
    }
}

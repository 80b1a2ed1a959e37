//! Every language has all words of this version.

use std::{fs, path::Path};
use stepdoku_words::{Plurals, Tables, folder};

#[test]
fn every_language_has_all_words() {
    let words = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../words"));
    let english = words.join("en");
    let tables = Tables::unpack(
        folder::packed_english(&english, &str::to_owned).expect("English"),
        Plurals::ENGLISH.of,
    );
    assert!(tables.text().len() > 50_000);
    let mut codes = 0;
    for entry in fs::read_dir(words).expect("the words") {
        let path = entry.expect("an entry").path();
        if !path.is_dir() || path == english {
            continue;
        }
        codes += 1;
        let code = path.file_name().and_then(|name| name.to_str()).expect("a code");
        let plurals = Plurals::of_language(code).unwrap_or_else(|| panic!("{code} has no plurals"));
        let packed = folder::packed(&english, &path, &plurals).unwrap_or_else(|faults| {
            panic!("{}", faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"))
        });
        // Names of tables are those of English.
        let names = |text: &str| text.split('\u{1d}').next().map(str::to_owned);
        assert_eq!(names(&packed), names(tables.text()), "{code}");
    }
    assert!(codes > 0);
}

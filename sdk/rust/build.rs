//! Packs the words of the languages beside English, if they are wanted.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    #[cfg(feature = "languages")]
    languages::pack();
}

#[cfg(feature = "languages")]
mod languages {
    use std::{env, fs, path::Path};
    use stepdoku_words::{Plurals, folder};

    /// Writes a file with the words of each language that the core knows.
    pub(super) fn pack() {
        let (words, out) = (Path::new(folder::WORDS), env::var_os("OUT_DIR"));
        let out = out.expect("cargo names the folder for built files");
        for code in folder::codes(words).expect("the words of languages") {
            println!("cargo::rerun-if-changed={}", words.join(&code).display());
            let plurals = Plurals::of_language(&code).expect("a language has plurals");
            match folder::packed(&words.join("en"), &words.join(&code), &plurals) {
                Ok(text) => fs::write(Path::new(&out).join(format!("{code}.txt")), text)
                    .expect("the folder for built files takes a file"),
                Err(faults) => faults.iter().for_each(|fault| println!("cargo::error={fault}")),
            }
        }
    }
}

//! Writes the static pages about techniques: `cargo run --example leaflets -- LANGUAGE FOLDER [ADDRESS]`. The language is
//! a code, such as `de`; the folder is that of the program, and the address is where the program will be.

#[cfg(not(target_family = "wasm"))]
fn main() -> Result<(), Box<dyn std::error::Error>> {
    use std::{env, fs, path::Path};
    use stepdoku_page::{
        app::text,
        leaflets::{Sources, leaflets},
    };
    use sudoku_core::Language;

    let mut arguments = env::args().skip(1);
    let code = arguments.next().ok_or("the code of a language")?;
    let language = Language::from_code(&code).ok_or("a language that has words")?;
    let folder = arguments.next().ok_or("a folder for the pages")?;
    let address = arguments.next();
    let read = |name: &str| fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(name));
    // The program beside these pages has its words.
    let words = Path::new(&folder).join("languages").join(format!("{code}.txt"));
    if language != Language::English && !text::bring(language, fs::read_to_string(words)?) {
        return Err("the words are those of another version".into());
    }
    let (prose, examples) = (read(&format!("learn/learn-{code}.txt"))?, read("learn/learn-examples.txt")?);
    let (tokens, style) = (read("style/tokens.css")?, read("learn/learn.css")?);
    let sources = Sources {
        prose: &prose,
        examples: &examples,
        tokens: &tokens,
        style: &style,
        address: address.as_deref(),
    };
    for leaflet in leaflets(sources) {
        let path = Path::new(&folder).join(&leaflet.path);
        if let Some(parent) = path.parent() {
            fs::create_dir_all(parent)?;
        }
        fs::write(path, leaflet.text)?;
    }
    Ok(())
}

/// The page itself has no use for it.
#[cfg(target_family = "wasm")]
fn main() {}

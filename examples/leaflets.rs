//! Writes the static pages about techniques: `cargo run --example leaflets -- FOLDER [ADDRESS]`. The folder is
//! that of the program, and the address is where the program will be.

use std::{env, error::Error, fs, path::Path};
use stepdoku::leaflets::{Sources, leaflets};

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = env::args().skip(1);
    let folder = arguments.next().ok_or("a folder for the pages")?;
    let address = arguments.next();
    let read = |name: &str| fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(name));
    let (prose, examples) = (read("learn/learn-en.txt")?, read("learn/learn-examples.txt")?);
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

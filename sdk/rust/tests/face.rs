//! The face is small enough to learn in ten minutes, and each of its items has an example that runs.

use std::{fs, path::Path};

/// The most public items: types, functions and methods, without fields and variants.
const MOST: usize = 60;

/// The words after which a public item begins.
const ITEMS: [&str; 8] = [
    "pub fn ",
    "pub const fn ",
    "pub struct ",
    "pub enum ",
    "pub const ",
    "pub static ",
    "pub trait ",
    "pub type ",
];

#[test]
fn the_face_is_small_and_every_item_has_an_example() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let (mut items, mut without) = (Vec::new(), Vec::new());
    for entry in fs::read_dir(folder).unwrap() {
        let text = fs::read_to_string(entry.unwrap().path()).unwrap();
        let mut has_example = false;
        for line in text.lines().map(str::trim_start) {
            if line.starts_with("/// ```") {
                has_example = true;
            } else if let Some(item) = ITEMS.iter().find_map(|start| line.strip_prefix(start)) {
                let name = item.split(['(', '<', ' ', ':', ';']).next().unwrap().to_owned();
                if !has_example {
                    without.push(name.clone());
                }
                items.push(name);
                has_example = false;
            } else if !line.starts_with("//") && !line.starts_with('#') && !line.is_empty() {
                has_example = false;
            }
        }
    }
    assert!(items.len() > 40, "{items:?}");
    assert!(items.len() <= MOST, "{} items: {items:?}", items.len());
    assert!(without.is_empty(), "no example: {without:?}");
}

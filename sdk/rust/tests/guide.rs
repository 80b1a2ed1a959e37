//! The guide shows the examples as they are.

use std::{fs, path::Path};

#[test]
fn the_guide_has_the_examples() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"));
    let guide = fs::read_to_string(folder.join("../../docs/use.md")).unwrap();
    for name in ["rate_a_list", "explain_steps", "make_a_hundred"] {
        let example = fs::read_to_string(folder.join(format!("examples/{name}.rs"))).unwrap();
        // The guide says in its own words what an example is for.
        let (_, code) = example.split_once("\n\n").unwrap();
        assert!(code.contains("fn main()") && guide.contains(code), "docs/use.md has another {name}");
    }
}

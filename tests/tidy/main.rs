//! The rules of this project that the compiler cannot see. The message of a broken rule is the rule itself,
//! with the places.

#![cfg(not(target_family = "wasm"))]

mod circles;
mod code;
mod core;
mod documents;
mod page;
mod policy;
mod source;
mod style;

/// Fails with the rule and all places that break it.
fn holds(rule: &str, broken: Vec<String>) {
    assert!(broken.is_empty(), "{rule}\n  {}", broken.join("\n  "));
}

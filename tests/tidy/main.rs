//! The rules of this project that the compiler cannot see. What a rule says when it is broken is the rule
//! itself, and where.

#![cfg(not(target_family = "wasm"))]

mod circles;
mod code;
mod core;
mod documents;
mod english;
mod names;
mod policy;
mod source;
mod style;

/// Fails with the rule and all places where it is broken.
fn holds(rule: &str, broken: Vec<String>) {
    assert!(broken.is_empty(), "{rule}\n  {}", broken.join("\n  "));
}

//! Reading and writing: texts of this and of other programs, sentences, marks, notations and printed pages.
#![cfg(not(target_family = "wasm"))]

#[path = "../common/mod.rs"]
mod common;
#[path = "../engine/foreign_texts.rs"]
mod foreign_texts;
#[path = "../engine/hostile.rs"]
mod hostile_texts;
#[path = "../engine/magazines.rs"]
mod magazines;
#[path = "../paper/mod.rs"]
mod paper;

mod behind;
mod braille;
mod claimed;
mod clue_texts;
mod explain;
mod follows;
mod foreign;
mod glossary;
mod grounded;
mod hostile;
mod imports;
mod inside;
mod killers;
mod languages;
mod length;
mod magazine_pages;
mod marks;
mod notation;
mod notation_properties;
mod pasted;
mod posted;
mod result;
mod ruled;
mod sentences;
mod symbols;
mod titles;
mod told;
mod written;

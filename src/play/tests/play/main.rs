//! Playing: messages to the session and its rooms, and the resulting views.
#![cfg(not(target_family = "wasm"))]

#[path = "../../../core/tests/common/mod.rs"]
mod common;
#[path = "../../../core/tests/engine/foreign_texts.rs"]
mod foreign_texts;
#[path = "../../../core/tests/engine/magazines.rs"]
mod magazines;
#[path = "../messages/mod.rs"]
mod messages;
#[path = "../page/mod.rs"]
mod page;
#[path = "../../../core/tests/paper/mod.rs"]
mod paper;
#[path = "../policy/mod.rs"]
mod policy;
#[path = "../../../core/tests/telling/mod.rs"]
mod telling;
#[path = "../twin/mod.rs"]
mod twin;
#[path = "../watching/mod.rs"]
mod watching;

mod aids;
mod anything;
mod archive;
mod arguing;
mod arguments;
mod asking;
mod assignments;
mod beginning;
mod board_view;
mod book;
mod by_ear;
mod by_line;
mod choosing;
mod climbing;
mod clue_pages;
mod crediting;
mod deck;
mod drills;
mod editing;
mod entering;
mod exports;
mod gallery;
mod game;
mod games;
mod giving_way;
mod handout;
mod hinting;
mod joining;
mod journal;
mod judging;
mod keeping;
mod kept;
mod keyboard;
mod keylist;
mod keys;
mod killers;
mod later;
mod learning;
mod lens;
mod lessons;
mod library;
mod lighting;
mod links;
mod listing;
mod long_games;
mod making;
mod memory;
mod moments;
mod opening;
mod outline;
mod pad;
mod pen;
mod photo;
mod picture;
mod presenting;
mod publishing;
mod queries;
mod rated;
mod readers;
mod records;
mod replies;
mod saving;
mod scorm;
mod searching;
mod session;
mod settings;
mod shared;
mod simple;
mod slices;
mod sounds;
mod stages;
mod stepping;
mod story;
mod strokes;
mod taking;
mod timing;
mod typed;
mod unproven;
mod unread;
mod view;
mod wire;

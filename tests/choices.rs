//! The names of settings and of a game's positions, without a browser.
#![cfg(not(target_family = "wasm"))]

mod words;

use std::collections::BTreeSet;
use stepdoku_page::app::text::later;
use sudoku_core::Language;
use sudoku_play::{
    game::history::{
        SavepointKind,
        outline::{OutlineLine, Stop},
    },
    saved::settings::{Choice, SettingsFault, SettingsGroup, Switch, Tongue},
};
use words::{check_sentences, check_words};

/// A name is short and isn't a sentence.
fn check_name(name: &str, names: &mut BTreeSet<String>) {
    check_words(name, &[]);
    // Some alphabets have no capitals.
    assert!(!name.starts_with(char::is_lowercase) && !name.ends_with('.'), "{name}");
    assert!(name.chars().count() <= 32, "{name}");
    assert!(names.insert(name.to_owned()), "{name} is there twice");
}

#[test]
fn each_setting_has_a_name_and_a_sentence_or_two() {
    let (words, mut names) = (&later().settings, BTreeSet::new());
    for group in SettingsGroup::ALL {
        check_name(words.group(group), &mut names);
    }
    let mut sentences = BTreeSet::new();
    let mut one = |sentence: &'static str| {
        check_sentences(sentence, &[]);
        let parts: Vec<&str> = sentence.split(". ").collect();
        assert!(parts.len() <= 2, "more than two sentences: {sentence}");
        let longest = parts.iter().map(|part| part.split_whitespace().count()).max();
        assert!(longest <= Some(16), "too long: {sentence}");
        assert!(sentences.insert(sentence), "{sentence}");
    };
    for switch in Switch::ALL {
        let (name, does) = words.switch(switch);
        check_name(name, &mut names);
        one(does);
    }
    // Answers to different questions may share a name, as "Off" and "Light" do.
    for question in Choice::questions() {
        let asked: BTreeSet<&str> = question.iter().map(|&answer| words.question(answer)).collect();
        assert_eq!(asked.len(), 1, "{question:?}");
        let mut answers = BTreeSet::new();
        for &answer in &question {
            let (name, does) = words.choice(answer);
            check_name(name, &mut answers);
            // All languages do the same.
            if !matches!(answer, Choice::Tongue(Tongue::Own(language)) if language != Language::English) {
                one(does);
            }
        }
    }
    for fault in [None, Some(SettingsFault::Newer), Some(SettingsFault::NotKept)] {
        check_sentences(words.applies(fault), &[]);
    }
}

#[test]
fn moments_say_what_they_are() {
    let words = &later().moments;
    let check = |stop: Stop, expected: &str| assert_eq!(words.stop(&stop), expected, "{stop:?}");
    let named = |kind, name: &str| Stop::Savepoint(kind, name.into());
    check(Stop::Start, "Start");
    check(named(SavepointKind::Kept, "before the sevens"), "before the sevens");
    check(named(SavepointKind::Kept, ""), "Savepoint");
    check(named(SavepointKind::Trial, ""), "Trial begins");
    check(named(SavepointKind::Trial, "X-wing?"), "X-wing? · trial begins");
    check(named(SavepointKind::GivenUp, ""), "Discarded");
    check(named(SavepointKind::GivenUp, "no"), "no · discarded");
    check(Stop::Fork, "Branch");
    check(Stop::End, "End of this branch");
    check(Stop::Here, "Now");
}

#[test]
fn moments_say_where_they_are() {
    let words = &later().moments;
    let check = |number, turns, expected: (&str, &str)| {
        let (stop, ways) = (Stop::Fork, Vec::new());
        let line = OutlineLine { node: 0, stop, number, turns, on_the_way: true, here: false, ways };
        let (where_, since) = words.place(&line);
        assert_eq!((where_.as_str(), since.as_str()), expected);
    };
    check(0, 0, ("", ""));
    check(1, 1, ("move 1", "1 move later"));
    check(2000, 34, ("move 2000", "34 moves later"));
    assert_eq!(words.board(0, (0, 51)), "At the start: 0 of 51 digits placed");
    assert_eq!(words.board(1, (1, 51)), "After 1 move: 1 of 51 digits placed");
    assert_eq!(words.board(34, (30, 51)), "After 34 moves: 30 of 51 digits placed");
    for placed in [0, 1, 2, 40] {
        check_sentences(&words.tried(placed), &[]);
    }
    check_words(&words.tried(1), &["1 digit so far"]);
    check_words(&words.tried(2), &["2 digits so far"]);
    check_sentences(words.begin_trial_help(), &["discard it"]);
    check_sentences(words.still(), &[]);
    assert_eq!(words.nameless(3), "Savepoint 3");
    assert_ne!(words.way(1, 2), words.way(2, 2));
}

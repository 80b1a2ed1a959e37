//! Few files of playing call each other's methods in a circle: Rust divides an `impl` among files, so a circle
//! of calls needs no `use`, and `circles.rs` cannot see it.

use crate::{
    circles::closed,
    holds,
    source::{File, Word, below, follow, words},
};
use std::collections::{BTreeMap, BTreeSet};

/// The largest circle that a reader can take in at once.
const LARGEST: usize = 8;

/// The largest circle outside the kernel, whose verbs share one state.
const LARGEST_OF_A_FEATURE: usize = 4;

#[test]
fn few_files_call_each_other_in_a_circle() {
    let mut files = below("src/play", ".rs");
    files.retain(|file| !file.path.starts_with("src/play/tests/"));
    let is_small = |circle: &Vec<String>| {
        let is_kernel = circle.iter().all(|path| path.starts_with("src/play/kernel/"));
        circle.len() <= if is_kernel { LARGEST } else { LARGEST_OF_A_FEATURE }
    };
    let large = circles(&files).into_iter().filter(|circle| !is_small(circle));
    let rule = format!(
        "At most {LARGEST} files of the kernel, and {LARGEST_OF_A_FEATURE} of all others, call each other's \
         methods in a circle."
    );
    holds(&rule, large.map(|circle| circle.join(", ")).collect());
}

/// The circles of files that call each other's methods. A call of `self` leads to the files with that method
/// of the same type, and a call of `kernel` to those with that method of `Kernel`.
fn circles(files: &[File]) -> Vec<Vec<String>> {
    let read: Vec<(&str, Vec<Word>)> = files.iter().map(|file| (file.path.as_str(), words(file))).collect();
    let mut homes: BTreeMap<(&str, &str), BTreeSet<&str>> = BTreeMap::new();
    for (path, words) in &read {
        for (owner, body) in impls(words) {
            for method in methods(body) {
                homes.entry((owner, method)).or_default().insert(path);
            }
        }
    }
    let mut calls: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for (path, words) in &read {
        let of_self = impls(words).into_iter().flat_map(|(owner, body)| called(body, "self", owner));
        let met = of_self.chain(called(words, "kernel", "Kernel"));
        let led = met.filter_map(|call| homes.get(&call)).filter(|homes| !homes.contains(path));
        let others: BTreeSet<&str> = led.flatten().copied().collect();
        calls.insert(path, others);
    }
    closed(&calls)
}

/// The `impl` blocks of a file: the type of each, and the words of its body.
fn impls(words: &[Word]) -> Vec<(&str, &[Word])> {
    let mut found = Vec::new();
    for (at, word) in words.iter().enumerate().filter(|(_, word)| word.text == "impl") {
        // The `impl` of a result or of a parameter follows another sign.
        let begins = at == 0 || matches!(words[at - 1].text.as_str(), "}" | "]" | ";" | "{" | "unsafe");
        let here = |&at: &usize, text: &str| words[at].depth == word.depth && words[at].text == text;
        let Some(open) = (at..words.len()).find(|at| here(at, "{")).filter(|_| begins) else { continue };
        let close = (open..words.len()).find(|at| here(at, "}")).unwrap_or(words.len());
        if let Some(owner) = owner(&words[at + 1..open]) {
            found.push((owner, &words[open + 1..close]));
        }
    }
    found
}

/// The type that the head of an `impl` names, without its path and its parameters.
fn owner(head: &[Word]) -> Option<&str> {
    let mut angles = 0_usize;
    let mut owner = None;
    for (at, word) in head.iter().enumerate() {
        match word.text.as_str() {
            "<" => angles += 1,
            ">" if at > 0 && head[at - 1].text == "-" => {}
            ">" => angles = angles.saturating_sub(1),
            _ if angles > 0 => {}
            "where" => break,
            "for" => owner = None,
            name if word.is_name() => owner = Some(name),
            _ => {}
        }
    }
    owner
}

/// The methods in the body of an `impl`: its functions with `self`.
fn methods(body: &[Word]) -> impl Iterator<Item = &str> {
    let depth = body.first().map_or(0, |word| word.depth);
    let starts = (0..body.len()).filter(move |&at| body[at].depth == depth && body[at].text == "fn");
    starts.filter_map(move |at| {
        let open = (at..body.len()).find(|&at| body[at].depth == depth && body[at].text == "(")?;
        let mut first = body[open + 1..].iter().take_while(|word| !matches!(&word.text[..], "," | ")" | ":"));
        first.any(|word| word.text == "self").then(|| body[at + 1].text.as_str())
    })
}

/// The methods that these words call on a variable, each with the type of that variable.
fn called<'a>(words: &'a [Word], variable: &str, owner: &'a str) -> impl Iterator<Item = (&'a str, &'a str)> {
    let is_call = move |at: usize| {
        follow(words, at, &[variable, "."]) && follow(words, at + 3, &["("]) && words[at + 2].is_name()
    };
    let places: Vec<usize> = (0..words.len()).filter(|&at| is_call(at)).collect();
    places.into_iter().map(move |at| (owner, words[at + 2].text.as_str()))
}

#[test]
fn circles_of_calls_are_found() {
    let check = |files: &[(&str, &str)], expected: &[&[&str]]| {
        let file = |&(path, text): &(&str, &str)| File { path: path.to_owned(), text: text.to_owned() };
        let files: Vec<File> = files.iter().map(file).collect();
        assert_eq!(circles(&files), expected);
    };
    let one = ("one.rs", "impl A { fn a(&self) { self.b() } fn own<T>(&self, of: T) { self.a() } }");
    let two = ("two.rs", "impl<'a> Shown<'a> for b::A { fn b<'b>(&'b mut self) -> impl C { self.own(1) } }");
    check(&[one, two], &[&["one.rs", "two.rs"]]);
    check(&[one, ("two.rs", "impl A { fn b(&self) {} }")], &[]);
    check(&[one, ("two.rs", "impl B { fn b(&self) { self.own(1) } }")], &[]);
    check(&[one, ("two.rs", "impl A { fn b(&self) {} } impl B { fn c(&self) { self.own(1) } }")], &[]);
    check(&[one, ("two.rs", "impl A { fn b(&self) { /* self.own(1) */ } }")], &[]);
    check(&[one, ("two.rs", "impl A { fn b(n: usize) { self.own(n) } }")], &[]);
    let verb = ("verb.rs", "impl Kernel { fn play(&mut self) { self.save() } }");
    let free =
        ("free.rs", "impl Kernel { fn save(&mut self) {} } fn after(kernel: &mut Kernel) { kernel.play() }");
    check(&[verb, free], &[&["free.rs", "verb.rs"]]);
    let three = [
        ("one.rs", "impl A { fn a(self) { self\n.b() } }"),
        ("two.rs", "impl A { fn b(self) { self.c() } }"),
        ("three.rs", "impl A { fn c(self) { self.a() } }"),
    ];
    check(&three, &[&["one.rs", "three.rs", "two.rs"]]);
}

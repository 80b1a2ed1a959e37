//! Templates: the compact form of a message, and the text that its holes give.
//!
//! A template is the text itself, with control characters, which no file may contain. A hole is [`HOLE`] and
//! its letter. A hole with a form is [`NAMED`], its letter, the form, then [`END`]. A choice is [`CHOICE`] and the
//! letter of its hole, then [`FORM`], the letter of a category and the form for each category,
//! [`Category::Other`] last, then [`END`].

use crate::{Category, read::Piece};

const HOLE: char = '\u{1}';
const CHOICE: char = '\u{2}';
const FORM: char = '\u{3}';
const END: char = '\u{4}';
const NAMED: char = '\u{5}';

/// What fills a hole.
#[derive(Clone, Copy, Debug)]
pub enum Hole<'a> {
    /// A number, which a choice may ask for.
    Number(usize),
    /// A text.
    Text(&'a str),
}

/// The template of a text. `holes` names the holes in the order in which [`fill`] gets them, at most 26. The
/// text has no others.
#[must_use]
pub fn compact(text: &[Piece], holes: &[&str]) -> String {
    let mut template = String::new();
    write(text, holes, &mut template);
    template
}

fn write(text: &[Piece], holes: &[&str], template: &mut String) {
    let letter = |name: &str| {
        let place = holes.iter().position(|hole| *hole == name).expect("the holes are checked before");
        (b'a' + place as u8) as char
    };
    for piece in text {
        match piece {
            Piece::Text(text) => template.push_str(text),
            Piece::Hole(name) => template.extend([HOLE, letter(name)]),
            Piece::Named { hole, form } => {
                template.extend([NAMED, letter(hole)]);
                template.push_str(form);
                template.push(END);
            }
            Piece::Choice { hole, forms } => {
                template.extend([CHOICE, letter(hole)]);
                let mut forms: Vec<_> = forms.iter().collect();
                forms.sort_by_key(|form| form.category);
                for form in forms {
                    template.extend([FORM, form.category.letter()]);
                    write(&form.text, holes, template);
                }
                template.push(END);
            }
        }
    }
}

/// A part of a template, in the order of the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part<'t> {
    /// Letters as they are.
    Text(&'t str),
    /// A hole by its place from 0, and the form that the text asks for, if any.
    Hole(usize, Option<&'t str>),
}

/// The text of a template. A hole that is not given stays empty, and a choice without a number takes its last form.
#[must_use]
pub fn fill(template: &str, holes: &[Hole<'_>], category: fn(usize) -> Category) -> String {
    let mut text = String::with_capacity(template.len() + 16);
    let number = |place: usize| match holes.get(place) {
        Some(Hole::Number(number)) => Some(*number),
        _ => None,
    };
    walk(template, &number, category, &mut |part| match part {
        Part::Text(letters) => text.push_str(letters),
        Part::Hole(place, _) => match holes.get(place) {
            Some(Hole::Number(number)) => text.push_str(&number.to_string()),
            Some(Hole::Text(given)) => text.push_str(given),
            None => {}
        },
    });
    text
}

/// Goes through the parts of a template. `number` is the number by which a choice asks for a form, from the place
/// of its hole; without one, the choice takes its last form.
pub fn walk<'t>(
    template: &'t str,
    number: &dyn Fn(usize) -> Option<usize>,
    category: fn(usize) -> Category,
    each: &mut dyn FnMut(Part<'t>),
) {
    // The category that the choice asks for, until one of its forms is shown.
    let mut wanted = None;
    let mut is_shown = true;
    let mut rest = template;
    while let Some(first) = rest.chars().next() {
        let (mark, length) = match first {
            HOLE..=NAMED => (first, 1),
            _ => ('\0', rest.find(|letter| matches!(letter, HOLE..=NAMED)).unwrap_or(rest.len())),
        };
        let (text, after) = rest.split_at(length);
        rest = after;
        // Every mark but the end has a letter.
        let mut letter = || {
            let (letter, after) = rest.split_at_checked(1).unwrap_or_default();
            rest = after;
            letter.bytes().next().unwrap_or_default().wrapping_sub(b'a') as usize
        };
        match mark {
            HOLE => {
                let place = letter();
                if is_shown {
                    each(Part::Hole(place, None));
                }
            }
            NAMED => {
                let place = letter();
                let (form, after) = rest.split_once(END).unwrap_or_default();
                rest = after;
                if is_shown {
                    each(Part::Hole(place, Some(form)));
                }
            }
            CHOICE => wanted = Some(number(letter()).map_or(Category::Other, category) as usize),
            FORM => {
                let form = letter();
                is_shown = wanted.is_some() && (Some(form) == wanted || form == Category::Other as usize);
                if is_shown {
                    wanted = None;
                }
            }
            END => is_shown = true,
            _ if is_shown => each(Part::Text(text)),
            _ => {}
        }
    }
}

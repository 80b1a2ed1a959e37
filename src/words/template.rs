//! Templates: the compact form of a message, and the text that its holes give.
//!
//! A template is the text itself, with control characters, which no file may contain. A hole is [`HOLE`] and
//! its letter. A choice is [`CHOICE`] and the letter of its hole, then [`FORM`], the letter of a category and
//! the form for each category, [`Category::Other`] last, then [`END`].

use crate::{Category, read::Piece};

const HOLE: char = '\u{1}';
const CHOICE: char = '\u{2}';
const FORM: char = '\u{3}';
const END: char = '\u{4}';

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

/// The text of a template. A hole that is not given stays empty, and a choice without a number takes its last form.
#[must_use]
pub fn fill(template: &str, holes: &[Hole<'_>], category: fn(usize) -> Category) -> String {
    let mut text = String::with_capacity(template.len() + 16);
    let mut letters = template.chars();
    let given = |letter: Option<char>| holes.get((letter? as usize).wrapping_sub('a' as usize)).copied();
    // The category that the choice asks for, until one of its forms is shown.
    let mut wanted = None;
    let mut is_shown = true;
    while let Some(letter) = letters.next() {
        match letter {
            HOLE => {
                let hole = given(letters.next());
                match hole.filter(|_| is_shown) {
                    Some(Hole::Number(number)) => text.push_str(&number.to_string()),
                    Some(Hole::Text(given)) => text.push_str(given),
                    None => {}
                }
            }
            CHOICE => {
                wanted = Some(match given(letters.next()) {
                    Some(Hole::Number(number)) => category(number).letter(),
                    _ => Category::Other.letter(),
                });
            }
            FORM => {
                let form = letters.next();
                is_shown = wanted.is_some() && (form == wanted || form == Some(Category::Other.letter()));
                if is_shown {
                    wanted = None;
                }
            }
            END => is_shown = true,
            _ if is_shown => text.push(letter),
            _ => {}
        }
    }
    text
}

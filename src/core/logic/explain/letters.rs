//! Letters of the languages here: large and small ones, and those that are words of their own. The standard library
//! knows all of Unicode's, in tables that are larger than all words of a language.

/// Returns a letter as a sentence begins with it.
pub(super) fn large(letter: char) -> char {
    match letter {
        'a'..='z' | 'à'..='ö' | 'ø'..='þ' | 'а'..='я' => beside(letter, -0x20),
        'ѐ'..='џ' => beside(letter, -0x50),
        'œ' => 'Œ',
        _ => letter,
    }
}

/// Returns a letter as it is inside a sentence.
pub(super) fn small(letter: char) -> char {
    match letter {
        'A'..='Z' | 'À'..='Ö' | 'Ø'..='Þ' | 'А'..='Я' => beside(letter, 0x20),
        'Ѐ'..='Џ' => beside(letter, 0x50),
        'Œ' => 'œ',
        _ => letter,
    }
}

fn beside(letter: char, by: i32) -> char {
    (letter as u32).checked_add_signed(by).and_then(char::from_u32).unwrap_or(letter)
}

/// Returns whether it is a letter of Chinese or Japanese, which have no spaces between words.
pub(super) const fn stands_alone(letter: char) -> bool {
    matches!(letter, '\u{3040}'..='\u{30ff}' | '\u{3400}'..='\u{9fff}' | '々')
}

/// Returns whether a letter or a figure makes one word with those beside it.
pub(super) fn joins(letter: char) -> bool {
    letter.is_alphanumeric() && !stands_alone(letter)
}

/// Returns a text in pieces, each up to the end of a sentence and the space after it.
pub(super) fn sentences(text: &str) -> impl Iterator<Item = &str> {
    text.split_inclusive('。').flat_map(|piece| piece.split_inclusive(". "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_are_those_of_unicode() {
        for letter in ('\u{0}'..='\u{17f}').chain('\u{400}'..='\u{45f}') {
            let [upper, lower] = [letter.to_uppercase().to_string(), letter.to_lowercase().to_string()];
            let known = letter.is_ascii() || ('à'..='þ').contains(&letter) || letter >= 'а' || letter == 'œ';
            if known {
                assert_eq!(large(letter).to_string(), upper, "{letter}");
            }
            let known = letter.is_ascii() || ('À'..='Þ').contains(&letter) || letter >= 'Ѐ' || letter == 'Œ';
            if known {
                assert_eq!(small(letter).to_string(), lower, "{letter}");
            }
        }
        assert_eq!(
            ['行', 'の', 'ー', '。', 'a', 'я'].map(stands_alone),
            [true, true, true, false, false, false]
        );
        assert_eq!(sentences("a. b。c。1.5 d.").collect::<Vec<_>>(), ["a. ", "b。", "c。", "1.5 d."]);
    }
}

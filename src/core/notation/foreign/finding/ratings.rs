//! Ratings, dates and numbers on the line of a puzzle, as lists and posts have them: `ED=9.6/9.4/2.6`, `[9.6]`,
//! `# 12`.

/// Returns whether everything before and behind the board at this place in a line is a rating, a date, a number or the
/// like.
pub(super) fn are_around(line: &str, at: usize, size: usize) -> bool {
    let board = line[at..].chars().take(size).map(char::len_utf8).sum::<usize>();
    let (before, behind) = (&line[..at], &line[at + board..]);
    let apart = |text: &str| text.is_empty() || text.starts_with(is_apart);
    let ends = before.is_empty() || before.ends_with(is_apart);
    ends && apart(behind)
        && before.split_whitespace().all(|word| is_date(word) || is_label(word))
        && are_remarks(behind)
}

/// Returns whether all words are remarks; a number may also follow a name or a hash.
fn are_remarks(text: &str) -> bool {
    let words: Vec<&str> = text.split(is_apart).filter(|word| !word.is_empty()).collect();
    words.iter().enumerate().all(|(at, word)| {
        let named = at > 0 && (words[at - 1] == "#" || is_name(bare(words[at - 1])));
        is_remark(bare(word)) || (named && is_number(word))
    })
}

fn is_apart(symbol: char) -> bool {
    symbol.is_whitespace() || matches!(symbol, ',' | ';' | '|' | '"' | '\'')
}

/// Returns a word without the dots and colons behind it.
fn bare(word: &str) -> &str {
    word.trim_end_matches(['.', ':'])
}

/// Returns whether a word can be behind a puzzle. A bare number could be a lost cell.
fn is_remark(word: &str) -> bool {
    let inner = word.trim_matches(|symbol: char| {
        matches!(symbol, '[' | ']' | '(' | ')' | '{' | '}' | '*' | ',' | ';' | '|')
    });
    let signed = inner.len() < word.len() || inner.starts_with('#');
    let inner = inner.trim_start_matches('#');
    let (name, value) =
        inner.split_once(['=', ':']).map_or((inner, None), |(name, value)| (name, Some(value)));
    match value {
        Some(value) => is_name(name) && value.split('/').all(is_number),
        None => {
            inner.is_empty()
                || is_name(inner)
                || is_date(inner)
                || inner.split('/').all(is_rating)
                || (signed && is_number(inner))
        }
    }
}

/// Returns whether a word is the name of a rating, or of several.
fn is_name(word: &str) -> bool {
    const LONGEST: usize = 10;
    word.len() <= LONGEST
        && word
            .split('/')
            .all(|part| !part.is_empty() && part.chars().all(|letter| letter.is_ascii_alphabetic()))
        && !word.chars().all(|letter| matches!(letter, 'x' | 'X' | 'o' | 'O'))
}

/// Returns whether a word is a number with one or two figures behind its dot.
fn is_rating(word: &str) -> bool {
    let figures = |part: &str, most: usize| {
        (1..=most).contains(&part.len()) && part.bytes().all(|figure| figure.is_ascii_digit())
    };
    word.split_once('.').is_some_and(|(whole, part)| figures(whole, 3) && figures(part, 2))
}

fn is_number(word: &str) -> bool {
    let whole = (1..=6).contains(&word.len()) && word.bytes().all(|figure| figure.is_ascii_digit());
    whole || word.is_empty() || is_rating(word)
}

/// Returns whether a word is a day: three numbers with the same sign between.
fn is_date(word: &str) -> bool {
    let word = word.trim_end_matches([',', ':', ';']);
    ['-', '.', '/'].into_iter().any(|sign| {
        let parts: Vec<&str> = word.split(sign).collect();
        let figures = |part: &&str| {
            matches!(part.len(), 1 | 2 | 4) && part.bytes().all(|figure| figure.is_ascii_digit())
        };
        parts.len() == 3 && parts.iter().all(figures)
    })
}

/// Returns whether a word can be before a puzzle: a number with a sign, a name, a rating.
fn is_label(word: &str) -> bool {
    let inner =
        word.trim_end_matches([':', '.', ')', ',', ';', ']', '|']).trim_start_matches(['#', '(', '[', '|']);
    let signed = inner.len() < word.len();
    (signed && is_number(inner)) || is_remark(word)
}

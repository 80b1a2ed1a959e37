//! Rules that this program does not know, as another program told and drew them.
//!
//! They are no rules here: no search, reason or check knows them. A board with them is drawn as it came, with the text of
//! its rules, and nobody can prove that its puzzle has one solution.
//!
//! # As text
//! In a [tag](super::Shape::tag) they are base 64 for addresses, without padding, of lines of UTF-8: one for each shape, an
//! empty one, and then the text of the rules. The line of a shape has a letter for its [layer](Layer) and one for its
//! [form](Form), what fills it, its line, and its numbers, in hundredths of a cell:
//!
//! ```text
//! lo - G12 50,50 150,50 150,150      an open line, grey, 12 hundredths wide
//! sc w i3 100,50 11                  a white circle with a rim, around a point
//! st i - 50,50 30 12                 the text "12" in a size of 30 hundredths
//! ```

use crate::drawn::{DrawnClue, Form, Hue, Layer, Point, Tone};
use data_encoding::BASE64URL_NOPAD;

/// Rules that this program does not know.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct UnknownRules {
    /// What their author says about them; it may have several lines, and may be empty.
    pub said: String,
    /// What is drawn for them.
    pub drawn: Vec<DrawnClue>,
}

/// The letters of layers.
const LAYERS: [(char, Layer); 4] =
    [('a', Layer::Area), ('l', Layer::Line), ('s', Layer::Sign), ('b', Layer::Beside)];

/// The letters of paints: pale ones are small, and deep ones are capitals.
const TONES: [(char, Tone); 14] = [
    ('i', Tone::Ink),
    ('f', Tone::Ground),
    ('w', Tone::White),
    ('k', Tone::Black),
    ('g', Tone::Pale(Hue::Grey)),
    ('G', Tone::Deep(Hue::Grey)),
    ('p', Tone::Pale(Hue::Purple)),
    ('P', Tone::Deep(Hue::Purple)),
    ('n', Tone::Pale(Hue::Green)),
    ('N', Tone::Deep(Hue::Green)),
    ('o', Tone::Pale(Hue::Orange)),
    ('O', Tone::Deep(Hue::Orange)),
    ('b', Tone::Pale(Hue::Blue)),
    ('B', Tone::Deep(Hue::Blue)),
];

/// What is in the place of an absent paint.
const NONE: &str = "-";
/// What is between two outlines of one shape.
const NEXT: &str = " / ";

/// The hundredths in a cell.
const PARTS: f64 = 100.0;
/// The greatest distance from the board that is written, in hundredths of a cell.
const FAR: f64 = 10_000.0;

impl UnknownRules {
    /// The longest text of such rules in a tag, in bytes.
    pub const MOST: usize = 12_000;

    /// Returns the text in a tag. It may be longer than [`MOST`](Self::MOST), which no board has.
    #[must_use]
    pub fn written(&self) -> String {
        let mut text = String::new();
        self.drawn.iter().for_each(|drawn| write(&mut text, drawn));
        text.push('\n');
        text.push_str(&self.said);
        BASE64URL_NOPAD.encode(text.as_bytes())
    }

    /// Reads the text of a tag; `None` for any other text.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let bytes = BASE64URL_NOPAD.decode(text.as_bytes()).ok()?;
        let text = String::from_utf8(bytes).ok()?;
        let mut drawn = Vec::new();
        let mut rest = text.as_str();
        loop {
            let (line, after) = rest.split_once('\n')?;
            if line.is_empty() {
                return Some(Self { said: after.to_owned(), drawn });
            }
            drawn.push(read(line)?);
            rest = after;
        }
    }

    /// Returns whether a text may be that of such rules. Whether it is one is for [`read`](Self::read) to say, whose code
    /// the first board need not wait for.
    pub(super) fn may_be(text: &str) -> bool {
        let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_');
        text.len() <= Self::MOST && text.bytes().all(is_plain)
    }
}

fn parts(length: f64) -> i32 {
    (length * PARTS).round().clamp(-FAR, FAR) as i32
}

fn letter<T: Copy + PartialEq>(table: &[(char, T)], meant: T) -> char {
    table.iter().find(|(_, own)| *own == meant).map_or(' ', |(letter, _)| *letter)
}

fn meant<T: Copy>(table: &[(char, T)], letter: char) -> Option<T> {
    table.iter().find(|(own, _)| *own == letter).map(|(_, meant)| *meant)
}

fn write(text: &mut String, drawn: &DrawnClue) {
    let form = match drawn.form {
        Form::Open(_) => 'o',
        Form::Closed(_) => 'a',
        Form::Circle(..) => 'c',
        Form::Text(..) => 't',
    };
    text.extend([letter(&LAYERS, drawn.layer), form, ' ']);
    text.push_str(&drawn.fill.map_or_else(|| NONE.to_owned(), |tone| letter(&TONES, tone).to_string()));
    text.push(' ');
    let line = drawn.line.map(|(tone, width)| format!("{}{}", letter(&TONES, tone), parts(width)));
    text.push_str(line.as_deref().unwrap_or(NONE));
    let points = |points: &[Point]| {
        let point = |&(x, y): &Point| format!("{},{}", parts(x), parts(y));
        points.iter().map(point).collect::<Vec<_>>().join(" ")
    };
    let form = match &drawn.form {
        Form::Open(own) => points(own),
        Form::Closed(all) => all.iter().map(|own| points(own)).collect::<Vec<_>>().join(NEXT),
        Form::Circle(middle, radius) => format!("{} {}", points(&[*middle]), parts(*radius)),
        Form::Text(middle, size, said) => {
            let said: String = said.chars().filter(|sign| !sign.is_control()).collect();
            format!("{} {} {said}", points(&[*middle]), parts(*size))
        }
    };
    text.push(' ');
    text.push_str(&form);
    text.push('\n');
}

fn read(line: &str) -> Option<DrawnClue> {
    let length = |text: &str| text.parse::<i32>().ok().map(|parts| f64::from(parts) / PARTS);
    let point = |text: &str| -> Option<Point> {
        let (x, y) = text.split_once(',')?;
        Some((length(x)?, length(y)?))
    };
    let tone = |text: &str| meant(&TONES, text.chars().next()?);
    let mut words = line.splitn(4, ' ');
    let mut letters = words.next()?.chars();
    let layer = meant(&LAYERS, letters.next()?)?;
    let form = letters.next()?;
    let fill = match words.next()? {
        NONE => None,
        text => Some(tone(text)?),
    };
    let line = match words.next()? {
        NONE => None,
        text => Some((tone(text)?, length(text.get(1..)?)?)),
    };
    let rest = words.next()?;
    let points = |text: &str| text.split(' ').filter(|one| !one.is_empty()).map(point).collect();
    let form = match form {
        'o' => Form::Open(points(rest)?),
        'a' => Form::Closed(rest.split(NEXT).map(points).collect::<Option<_>>()?),
        'c' => {
            let (middle, radius) = rest.split_once(' ')?;
            Form::Circle(point(middle)?, length(radius)?)
        }
        't' => {
            let mut parts = rest.splitn(3, ' ');
            Form::Text(point(parts.next()?)?, length(parts.next()?)?, parts.next()?.to_owned())
        }
        _ => return None,
    };
    Some(DrawnClue { layer, form, fill, line, dash: None })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Shape;

    fn all() -> UnknownRules {
        let of = |layer, form, fill, line| DrawnClue { layer, form, fill, line, dash: None };
        let square = |at: f64| vec![(at, at), (at + 1.0, at), (at + 1.0, at + 1.0), (at, at + 1.0)];
        let mut drawn = vec![
            of(Layer::Line, Form::Open(vec![(0.5, 0.5), (1.5, 0.5)]), None, Some((Tone::Ink, 0.12))),
            of(
                Layer::Area,
                Form::Closed(vec![square(-0.25), square(2.0)]),
                Some(Tone::Pale(Hue::Blue)),
                None,
            ),
            of(Layer::Sign, Form::Circle((1.0, 0.5), 0.11), Some(Tone::White), Some((Tone::Black, 0.03))),
            of(Layer::Beside, Form::Text((-0.5, 0.5), 0.3, "12 – a/b".to_owned()), Some(Tone::Ink), None),
        ];
        let tones =
            TONES.iter().map(|&(_, tone)| of(Layer::Line, Form::Open(vec![(9.0, 4.5)]), Some(tone), None));
        drawn.extend(tones);
        UnknownRules { said: "Digits on a line\nwink, and 数字 too.\n\nEnd".to_owned(), drawn }
    }

    #[test]
    fn they_are_their_text_in_a_tag() {
        let rules = all();
        let text = rules.written();
        assert_eq!(UnknownRules::read(&text).as_ref(), Some(&rules), "{text}");
        let shape = Shape::S9.with_unknown_rules(&text).expect("a board with such rules");
        assert_eq!(shape.tag(), format!("!{text}"));
        assert_eq!(Shape::S9.tagged(&shape.tag()), Some(shape.clone()));
        assert_eq!(shape.unknown_rules(), Some(rules));
        let clued = shape.with_clue_text("w5AaAbAc").expect("a board with a line too");
        assert_eq!(clued.tag(), format!("~w5AaAbAc!{text}"));
        assert_eq!(Shape::S9.tagged(&clued.tag()), Some(clued.clone()));
        assert!(clued.has_unknown_rules() && clued.has_clues() && !clued.is_bare() && !shape.is_classic());
        assert!(shape.bare().is_classic());
    }

    #[test]
    fn other_texts_are_none() {
        let check = |text: &str| assert_eq!(Shape::S9.tagged(text), None, "{text}");
        check("!");
        check("!a b");
        check("!a!b");
        check("!a.b");
        check(&format!("!{}", "a".repeat(UnknownRules::MOST + 1)));
        check("!ab~w5AaAbAc");
        let odd = |text: &str| {
            assert_eq!(UnknownRules::read(&BASE64URL_NOPAD.encode(text.as_bytes())), None, "{text}");
        };
        odd("");
        odd("no line of a shape\n\n");
        odd("lo - G12 50,50\n");
        odd("xo - G12 50,50\n\n");
        odd("lx - G12 50,50\n\n");
        odd("lo z G12 50,50\n\n");
        odd("lo - Gé 50,50\n\n");
        odd("lo - G12 50\n\n");
        odd("sc - - 50,50\n\n");
        odd("st i - 50,50 12\n\n");
        assert_eq!(UnknownRules::read("a"), None);
    }
}

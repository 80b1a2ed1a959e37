//! Short names for what a program of WebAssembly imports from its glue.
//!
//! wasm-bindgen gives each function of the browser a name with sixteen hexadecimal digits, which hardly compress and
//! stand in both files. For the first board these names would be a fortieth of all bytes.

use std::collections::HashMap;

/// The sections of a program begin after its magic number and its version.
const HEAD: usize = 8;
/// The number of the section of imports.
const IMPORTS: u8 = 2;
/// The short name of the module.
const MODULE: &str = "$";
/// What is imported: a function. wasm-bindgen's glue gives nothing else.
const FUNCTION: u8 = 0;

/// Returns the program and its glue with short names for this module and for what the program imports from it.
pub(crate) fn shorten(program: &[u8], glue: &str, module: &str) -> Result<(Vec<u8>, String), String> {
    let mut names = HashMap::new();
    let mut short = program.get(..HEAD).ok_or("the program has no head")?.to_vec();
    let mut rest = &program[HEAD..];
    while let Some((&section, after)) = rest.split_first() {
        rest = after;
        let length = number(&mut rest)?;
        let body = bytes(&mut rest, length)?;
        let renamed = if section == IMPORTS { Some(renamed(body, module, &mut names)?) } else { None };
        let body = renamed.as_deref().unwrap_or(body);
        short.push(section);
        put_bytes(&mut short, body);
    }
    let (glue, found) = with_names(glue, &names);
    let quoted = [module, MODULE].map(|module| format!("\"{module}\""));
    if !glue.contains(&quoted[0]) {
        return Err(format!("the glue has no imports of {}", quoted[0]));
    }
    let glue = glue.replace(&quoted[0], &quoted[1]);
    if names.is_empty() || found < names.len() {
        return Err(format!("of {} imports, the glue has {found}", names.len()));
    }
    Ok((short, glue))
}

/// Returns the section with new names, and adds them.
fn renamed(mut section: &[u8], module: &str, names: &mut HashMap<String, String>) -> Result<Vec<u8>, String> {
    let rest = &mut section;
    let count = number(rest)?;
    let mut short = Vec::new();
    put_number(&mut short, count);
    for _ in 0..count {
        let mut text = || -> Result<&str, String> {
            let length = number(rest)?;
            std::str::from_utf8(bytes(rest, length)?).map_err(|error| error.to_string())
        };
        let (from, name) = (text()?, text()?);
        let kind = bytes(rest, 1)?[0];
        if kind != FUNCTION {
            return Err(format!("`{name}` of `{from}` is no function"));
        }
        let of_type = number(rest)?;
        let next = names.len();
        let (from, name) = if from == module {
            (MODULE, names.entry(name.to_owned()).or_insert_with(|| numbered(next)).as_str())
        } else {
            (from, name)
        };
        put_bytes(&mut short, from.as_bytes());
        put_bytes(&mut short, name.as_bytes());
        short.push(kind);
        put_number(&mut short, of_type);
    }
    Ok(short)
}

/// The name with a number: a dollar sign, which no other name in the glue has, and letters.
fn numbered(mut number: usize) -> String {
    let mut name = "$".to_owned();
    loop {
        name.push(char::from(b'a' + (number % 26) as u8));
        number /= 26;
        if number == 0 {
            return name;
        }
    }
}

/// Returns the text with other names for whole words, and how many of the names it has.
fn with_names(text: &str, names: &HashMap<String, String>) -> (String, usize) {
    let is_in_name = |letter: char| letter == '_' || letter == '$' || letter.is_alphanumeric();
    let mut short = String::with_capacity(text.len());
    let mut found = std::collections::HashSet::new();
    for part in text.split_inclusive(|letter: char| !is_in_name(letter)) {
        let word = part.trim_end_matches(|letter: char| !is_in_name(letter));
        match names.get(word) {
            Some(name) => {
                found.insert(word);
                short.push_str(name);
                short.push_str(&part[word.len()..]);
            }
            None => short.push_str(part),
        }
    }
    (short, found.len())
}

/// Takes so many bytes from the front.
fn bytes<'a>(rest: &mut &'a [u8], count: usize) -> Result<&'a [u8], String> {
    let (own, after) = rest.split_at_checked(count).ok_or("the program ends too early")?;
    *rest = after;
    Ok(own)
}

/// Takes a number in LEB128 from the front: seven bits in each byte, the lowest first.
fn number(rest: &mut &[u8]) -> Result<usize, String> {
    let mut number = 0;
    for shift in (0..32).step_by(7) {
        let byte = bytes(rest, 1)?[0];
        number |= usize::from(byte & 0x7f) << shift;
        if byte < 0x80 {
            return Ok(number);
        }
    }
    Err("a number of the program is too long".to_owned())
}

fn put_number(to: &mut Vec<u8>, mut number: usize) {
    while number > 0x7f {
        to.push((number & 0x7f) as u8 | 0x80);
        number >>= 7;
    }
    to.push(number as u8);
}

/// Puts the bytes after their number.
fn put_bytes(to: &mut Vec<u8>, bytes: &[u8]) {
    put_number(to, bytes.len());
    to.extend_from_slice(bytes);
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A program with imports of functions, and a section of code after them.
    fn program(imports: &[(&str, &str)]) -> Vec<u8> {
        let mut section = Vec::new();
        put_number(&mut section, imports.len());
        for (module, name) in imports {
            put_bytes(&mut section, module.as_bytes());
            put_bytes(&mut section, name.as_bytes());
            section.extend([FUNCTION, 5]);
        }
        let mut program = b"\0asm\x01\0\0\0".to_vec();
        program.push(1);
        put_bytes(&mut program, b"types");
        program.push(IMPORTS);
        put_bytes(&mut program, &section);
        program.push(10);
        put_bytes(&mut program, &[7; 200]);
        program
    }

    #[test]
    fn both_files_have_the_same_short_names() {
        let old =
            program(&[("./a.js", "__wbg_now_41e9ee4f"), ("parts", "load"), ("./a.js", "__wbg_log_dcc1")]);
        let glue = r#"const load = { __wbg_now_41e9ee4f: f, __wbg_log_dcc1 : g, __wbg_log_dcc12: h }, all = { "./a.js": load };"#;
        let (new, glue) = shorten(&old, glue, "./a.js").expect("a program and its glue");
        assert_eq!(new, program(&[("$", "$a"), ("parts", "load"), ("$", "$b")]));
        assert_eq!(glue, r#"const load = { $a: f, $b : g, __wbg_log_dcc12: h }, all = { "$": load };"#);
    }

    #[test]
    fn what_does_not_fit_is_refused() {
        let check = |program: &[u8], glue: &str| assert!(shorten(program, glue, "./a.js").is_err(), "{glue}");
        let whole = program(&[("./a.js", "one"), ("./a.js", "other")]);
        assert!(shorten(&whole, "one other './a.js' \"./a.js\"", "./a.js").is_ok());
        check(&whole, "one other");
        check(&whole, "one \"./a.js\"");
        check(&whole, "one another \"./a.js\"");
        check(&program(&[("parts", "load")]), "load \"./a.js\"");
        check(&whole[..20], "one other \"./a.js\"");
        check(b"\0asm", "one other \"./a.js\"");
    }

    #[test]
    fn numbers_give_different_names() {
        let all: std::collections::HashSet<_> = (0..2000).map(numbered).collect();
        assert_eq!(all.len(), 2000);
        assert_eq!([0, 25, 26, 415].map(numbered), ["$a", "$z", "$ab", "$zp"]);
    }

    #[test]
    fn numbers_are_read_back() {
        for number in [0, 1, 127, 128, 300, 65_536, 2_000_000] {
            let mut bytes = Vec::new();
            put_number(&mut bytes, number);
            assert_eq!(super::number(&mut &bytes[..]), Ok(number));
        }
    }
}

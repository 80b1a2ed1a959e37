//! The page: the files inside the program, or those of a folder.

use std::{
    borrow::Cow,
    fs, io,
    io::Read,
    path::{Component, Path, PathBuf},
};

/// A file inside the program: its path, whether it is packed with brotli, its bytes.
type Inside = (&'static str, bool, &'static [u8]);

// `build.rs` writes `FILES`, in the order of their paths.
include!(concat!(env!("OUT_DIR"), "/page.rs"));

pub(crate) enum Page {
    Inside(&'static [Inside]),
    Folder(PathBuf),
}

/// The bytes of a file as they are sent.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Body {
    pub(crate) bytes: Cow<'static, [u8]>,
    /// The coding that they are in.
    pub(crate) coding: Option<&'static str>,
}

impl Body {
    const fn plain(bytes: Vec<u8>) -> Self {
        Self { bytes: Cow::Owned(bytes), coding: None }
    }
}

impl Page {
    /// The page that this program brings.
    pub(crate) const fn inside() -> Option<Self> {
        if FILES.is_empty() { None } else { Some(Self::Inside(FILES)) }
    }

    /// The file of a path without its first slash, packed if the client takes that.
    pub(crate) fn file(&self, path: &str, takes: impl Fn(&str) -> bool) -> Option<Body> {
        let path = if path.is_empty() || path.ends_with('/') {
            Cow::Owned(format!("{path}index.html"))
        } else {
            Cow::Borrowed(path)
        };
        match self {
            Self::Inside(files) => {
                let at = files.binary_search_by_key(&&*path, |(name, ..)| name).ok()?;
                let (_, packed, bytes) = files[at];
                match (packed, takes("br")) {
                    (false, _) => Some(Body { bytes: Cow::Borrowed(bytes), coding: None }),
                    (true, true) => Some(Body { bytes: Cow::Borrowed(bytes), coding: Some("br") }),
                    (true, false) => unpacked(bytes).ok().map(Body::plain),
                }
            }
            Self::Folder(folder) => {
                let name = Path::new(&*path);
                // Nothing outside the folder has a name here.
                if !name.components().all(|part| matches!(part, Component::Normal(_))) {
                    return None;
                }
                let whole = folder.join(name);
                let plain = fs::read(&whole).ok()?;
                let packed = |(coding, ending): (&'static str, &str)| {
                    let bytes = takes(coding).then(|| fs::read(format!("{}.{ending}", whole.display())).ok());
                    Some(Body { bytes: Cow::Owned(bytes.flatten()?), coding: Some(coding) })
                };
                [("br", "br"), ("gzip", "gz")].into_iter().find_map(packed).or(Some(Body::plain(plain)))
            }
        }
    }
}

fn unpacked(bytes: &[u8]) -> io::Result<Vec<u8>> {
    let mut plain = Vec::new();
    brotli_decompressor::Decompressor::new(bytes, 4096).read_to_end(&mut plain)?;
    Ok(plain)
}

/// What `_headers` says: paths, possibly ending in `*`, each with the headers below it.
#[derive(Debug, Default)]
pub(crate) struct Rules(Vec<(String, Vec<(String, String)>)>);

impl Rules {
    pub(crate) fn read(text: &str) -> Result<Self, String> {
        let mut rules: Vec<(String, Vec<(String, String)>)> = Vec::new();
        for (number, line) in (1..).zip(text.lines()) {
            if line.trim().is_empty() || line.starts_with('#') {
                continue;
            }
            if line.starts_with('/') {
                rules.push((line.trim_end().to_owned(), Vec::new()));
                continue;
            }
            let header = rules.last_mut().zip(line.split_once(": "));
            let Some(((_, headers), (name, value))) = header else {
                return Err(format!("line {number} of _headers is no header below a path"));
            };
            headers.push((name.trim().to_owned(), value.trim_end().to_owned()));
        }
        Ok(Self(rules))
    }

    /// The headers of a path. A header of several rules has all their values, as hosts have it.
    pub(crate) fn of(&self, path: &str) -> Vec<(String, String)> {
        let fits = |pattern: &str| match pattern.strip_suffix('*') {
            Some(beginning) => path.starts_with(beginning),
            None => pattern == path,
        };
        let mut all: Vec<(String, String)> = Vec::new();
        let fitting = self.0.iter().filter(|(pattern, _)| fits(pattern));
        for (name, value) in fitting.flat_map(|(_, headers)| headers) {
            match all.iter_mut().find(|(known, _)| known == name) {
                Some((_, values)) => values.extend([", ", value]),
                None => all.push((name.clone(), value.clone())),
            }
        }
        all
    }
}

pub(crate) fn mime(path: &str) -> &'static str {
    match Path::new(path).extension().and_then(|ending| ending.to_str()).unwrap_or("html") {
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "txt" => "text/plain; charset=utf-8",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "woff2" => "font/woff2",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `hello` in brotli.
    const PACKED: &[u8] = &[0x0b, 0x02, 0x80, b'h', b'e', b'l', b'l', b'o', 0x03];
    const PAGE: Page = Page::Inside(&[("a/index.html", false, b"a"), ("index.html", true, PACKED)]);

    #[test]
    fn files_inside_are_found() {
        let check = |path: &str, br: bool, expected: Option<(&[u8], Option<&str>)>| {
            let body = PAGE.file(path, |coding| br && coding == "br");
            assert_eq!(body.as_ref().map(|body| (&*body.bytes, body.coding)), expected, "{path}");
        };
        check("", true, Some((PACKED, Some("br"))));
        check("", false, Some((b"hello", None)));
        check("index.html", false, Some((b"hello", None)));
        check("a/", true, Some((b"a", None)));
        check("a", true, None);
        check("../Cargo.toml", true, None);
    }

    #[test]
    fn headers_are_those_of_all_rules() {
        let rules =
            Rules::read("# Said.\n\n/*\n  A: 1; x\n  B: 2\n\n/\n  C: 3\n/page-*\n  C: 4\n  A: 5\n").unwrap();
        let check = |path: &str, said: &[(&str, &str)]| {
            let said: Vec<_> =
                said.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
            assert_eq!(rules.of(path), said, "{path}");
        };
        check("/", &[("A", "1; x"), ("B", "2"), ("C", "3")]);
        check("/page-1.js", &[("A", "1; x, 5"), ("B", "2"), ("C", "4")]);
        check("/pages", &[("A", "1; x"), ("B", "2")]);
        for bad in ["  A: 1", "/*\n  A"] {
            assert!(Rules::read(bad).is_err(), "{bad}");
        }
    }
}

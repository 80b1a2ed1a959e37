//! The last touch to a build: the names of the worker's files, and in a release build the page's one style
//! sheet and its Content-Security-Policy.
//!
//! Trunk gives the files of a worker no hash, so that a stale one would be taken for the new; here they get
//! one. The policy is not in `index.html` itself because the server for development adds a script to the
//! page, which the policy would refuse. Trunk calls this after every build and tells where the page lies.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};

/// What the page may load and run. Everything comes from where the page comes from.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data: blob:; \
                      worker-src 'self'; object-src 'none'; base-uri 'none'";

/// The worker's glue and program, as Trunk names them.
const WORKER: [&str; 2] = ["stepdoku-worker.js", "stepdoku-worker_bg.wasm"];

/// Gives the worker's files their names, and a page that Trunk has built for release its policy.
pub(crate) fn stamp() -> Result<(), String> {
    let needed = |name| env::var_os(name).ok_or(format!("`stamp` is called by Trunk, which sets {name}"));
    let folder = PathBuf::from(needed("TRUNK_STAGING_DIR")?);
    let page = folder.join("index.html");
    let trouble = |error| format!("{}: {error}", page.display());
    let html = fs::read_to_string(&page).map_err(trouble)?;
    let names = name_worker(&folder)?;
    let mut stamped = with_worker(&html, &names).ok_or("index.html has no script with `data-js`")?;
    if needed("TRUNK_PROFILE")? == "release" {
        stamped = crate::sheet::join(&folder, &stamped)?;
        stamped = with_policy(&stamped).ok_or("index.html does not begin its head with its charset")?;
    }
    fs::write(&page, stamped).map_err(trouble)
}

/// Puts a hash into the names of the worker's files, one for both, as each starts only with the other.
fn name_worker(folder: &Path) -> Result<[String; 2], String> {
    let read = |name| {
        let file = folder.join(name);
        fs::read(&file).map_err(|error| format!("{}: {error}", file.display()))
    };
    let [glue, program] = WORKER.map(read);
    let hash = hash([&glue?[..], &program?]);
    let names = WORKER.map(|name| name.replacen("worker", &format!("worker-{hash:016x}"), 1));
    for (old, new) in WORKER.iter().zip(&names) {
        fs::rename(folder.join(old), folder.join(new)).map_err(|error| format!("{old}: {error}"))?;
    }
    Ok(names)
}

/// A number that stands for some files: the 64-bit hash of Fowler, Noll and Vo, variant 1a.
pub(crate) fn hash<const N: usize>(files: [&[u8]; N]) -> u64 {
    let bytes = files.into_iter().flatten();
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// The page with the addresses of the worker's glue and program in its script, beside those of its own.
fn with_worker(html: &str, [js, wasm]: &[String; 2]) -> Option<String> {
    let (before, after) = html.split_once(" data-js=\"")?;
    let (base, _) = after.split_once('"')?.0.rsplit_once('/')?;
    Some(format!(
        "{before} data-worker-js=\"{base}/{js}\" data-worker-wasm=\"{base}/{wasm}\" data-js=\"{after}"
    ))
}

/// The page with the policy before anything that could load: right after the charset, which has to be
/// within the first kilobyte.
fn with_policy(html: &str) -> Option<String> {
    let charset = html.find("<meta charset")?;
    let end = charset + html[charset..].find('>')? + 1;
    let (before, after) = html.split_at(end);
    let loads = ["<script", "<link", "<style", "<img"];
    if loads.iter().any(|tag| before.contains(tag)) {
        return None;
    }
    Some(format!("{before}\n  <meta http-equiv=\"Content-Security-Policy\" content=\"{POLICY}\">{after}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_policy_comes_before_whatever_it_rules() {
        let html = "<head><meta charset=\"utf-8\"><link rel=\"icon\" href=\"x\"></head>";
        let stamped = with_policy(html).unwrap();
        let policy = stamped.find("default-src").unwrap();
        assert!(policy < stamped.find("<link").unwrap());
        assert!(policy > stamped.find("charset").unwrap());
        assert_eq!(stamped.matches("Content-Security-Policy").count(), 1);
    }

    #[test]
    fn a_page_it_would_come_too_late_for_is_refused() {
        let check = |html| assert_eq!(with_policy(html), None, "{html}");
        check("<head><link rel=\"icon\" href=\"x\"><meta charset=utf-8></head>");
        check("<head><script src=x></script><meta charset=utf-8></head>");
        check("<head></head>");
        check("");
    }

    #[test]
    fn the_hash_is_the_one_it_says() {
        // From the test vectors that its authors publish.
        let check = |text: &str, expected| assert_eq!(hash([text.as_bytes()]), expected, "{text}");
        check("", 0xcbf2_9ce4_8422_2325);
        check("a", 0xaf63_dc4c_8601_ec8c);
        check("foobar", 0x8594_4171_f739_67e8);
        assert_eq!(hash([b"foo", b"bar"]), hash([b"foobar"]));
    }

    #[test]
    fn the_page_names_the_worker_where_its_own_program_lies() {
        let names = ["w-1.js", "w-1.wasm"].map(str::to_owned);
        let check = |html, expected: Option<&str>| {
            assert_eq!(with_worker(html, &names).as_deref(), expected, "{html}");
        };
        check(
            "<script data-js=\"./page.js\">",
            Some(
                "<script data-worker-js=\"./w-1.js\" data-worker-wasm=\"./w-1.wasm\" data-js=\"./page.js\">",
            ),
        );
        check(
            "<script data-js=\"/a/b/page.js\">",
            Some(
                "<script data-worker-js=\"/a/b/w-1.js\" data-worker-wasm=\"/a/b/w-1.wasm\" data-js=\"/a/b/page.js\">",
            ),
        );
        check("<script src=\"boot.js\">", None);
    }

    #[test]
    fn the_worker_is_named_by_what_is_in_it() {
        let folder = env::temp_dir().join(format!("stepdoku-stamp-{}", std::process::id()));
        let named = |wasm: &str| {
            fs::create_dir_all(&folder).unwrap();
            fs::write(folder.join(WORKER[0]), "glue").unwrap();
            fs::write(folder.join(WORKER[1]), wasm).unwrap();
            let names = name_worker(&folder).unwrap();
            assert_eq!(fs::read_to_string(folder.join(&names[1])).unwrap(), wasm);
            assert_eq!(fs::read_dir(&folder).unwrap().count(), 2, "nothing has its old name");
            fs::remove_dir_all(&folder).unwrap();
            names
        };
        let one = named("one");
        assert_eq!(one, named("one"));
        assert_ne!(one, named("other"));
        let hash = one[0].strip_prefix("stepdoku-worker-").and_then(|rest| rest.strip_suffix(".js"));
        assert_eq!(one[1], format!("stepdoku-worker-{}_bg.wasm", hash.unwrap()));
        assert!(name_worker(&folder).is_err(), "without files there is nothing to name");
    }

    #[test]
    fn this_page_can_be_stamped() {
        let html = fs::read_to_string(crate::run::root().join("index.html")).unwrap();
        assert!(with_policy(&html).is_some());
    }
}

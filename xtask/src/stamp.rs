//! The last step of a build: the names of the worker's files, the words of other languages, the licences of linked crates, the list of all files,
//! the service worker, and for a release build the page's one style sheet and its Content-Security-Policy.
//!
//! Trunk gives the files of a worker no hash, so that a stale one could replace a new one; here they get one.
//! The policy is not in `index.html` because the development server adds a script to the page, which the
//! policy would refuse. Trunk calls this after every build with the folder of the page.

use crate::{bare, digest::hash, listing, offline, parts};
use std::env;
use std::fs;
use std::path::{Path, PathBuf};

/// The hosts' list of headers for each file. The policy for the page comes from there, so that both agree.
const HEADERS: &str = "_headers";

/// The code that starts the worker's program from its glue: it follows the glue in the file that the page
/// loads.
const START: &str = include_str!("../../src/worker/start.js");

/// The worker's glue and program, by Trunk's names.
const WORKER: [&str; 2] = ["stepdoku-worker.js", "stepdoku-worker_bg.wasm"];
/// A program that the worker calls. Its glue becomes a part of the worker's.
struct Called {
    /// Its name in the names of its files.
    file: &'static str,
    /// The one function that it exports.
    export: &'static str,
    /// The constant with the name of its file, and the function that starts it, for the code that calls it.
    names: [&'static str; 2],
}

/// The scales, and the reader of photographs.
const CALLED: [Called; 2] = [
    Called { file: "scales", export: "weigh", names: ["SCALES", "startScales"] },
    Called { file: "reader", export: "read_photo", names: ["READER", "startReader"] },
];

impl Called {
    /// Its glue and its program, by Trunk's names.
    fn files(&self) -> [String; 2] {
        [".js", "_bg.wasm"].map(|end| format!("stepdoku-{}{end}", self.file))
    }
}

/// Gives the worker's files their names, and a release page its policy.
pub(crate) fn stamp() -> Result<(), String> {
    let needed = |name| env::var_os(name).ok_or(format!("`stamp` is called by Trunk, which sets {name}"));
    let folder = PathBuf::from(needed("TRUNK_STAGING_DIR")?);
    let page = folder.join("index.html");
    let trouble = |error| format!("{}: {error}", page.display());
    let html = fs::read_to_string(&page).map_err(trouble)?;
    finish_glue(&folder)?;
    let names = name_worker(&folder)?;
    let mut stamped = with_worker(&html, &names).ok_or("index.html has no script with `data-js`")?;
    stamped = with_languages(&stamped, &crate::languages::codes()?);
    let published = env::var_os(parts::ASKED).is_some();
    if published {
        stamped = offline::with_keeper(&parts::cut(&folder, &stamped)?);
    }
    let is_release = needed("TRUNK_PROFILE")? == "release";
    if is_release {
        stamped = crate::sheet::join(&folder, &stamped)?;
        stamped = bare::document(&stamped);
        strip_scripts(&folder)?;
        let headers = folder.join(HEADERS);
        let headers =
            fs::read_to_string(&headers).map_err(|error| format!("{}: {error}", headers.display()))?;
        let policy = policy(&headers).ok_or("_headers has no policy that ends with `frame-ancestors`")?;
        stamped =
            with_policy(&stamped, policy).ok_or("index.html does not begin its head with its charset")?;
    }
    crate::languages::write(&folder)?;
    crate::notices::write(&folder)?;
    fs::write(&page, stamped).map_err(trouble)?;
    listing::write(&folder, is_release)?;
    if published { offline::keep(&folder) } else { offline::let_go(&folder) }
}

/// Takes the comments out of the scripts that the board waits for: the first one, and the glue of the page.
fn strip_scripts(folder: &Path) -> Result<(), String> {
    for entry in fs::read_dir(folder).map_err(|error| format!("{}: {error}", folder.display()))? {
        let path = entry.map_err(|error| format!("{}: {error}", folder.display()))?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        // The worker's glue has the text that starts it.
        let is_glue = name.strip_prefix("stepdoku-page-").or(name.strip_prefix("stepdoku-"));
        let is_glue = is_glue.and_then(|rest| rest.strip_suffix(".js"));
        let is_waited_for = is_glue.is_some_and(|hash| hash.bytes().all(|letter| letter.is_ascii_hexdigit()));
        if name == "boot.js" || is_waited_for {
            let trouble = |error| format!("{}: {error}", path.display());
            let text = fs::read_to_string(&path).map_err(trouble)?;
            fs::write(&path, bare::script(&text)).map_err(trouble)?;
        }
    }
    Ok(())
}

/// The page with the codes of the languages that have words beside it.
fn with_languages(html: &str, codes: &[String]) -> String {
    html.replacen(" data-js=\"", &format!(" data-languages=\"{}\" data-js=\"", codes.join(" ")), 1)
}

/// Makes the worker's glue a script that can start a worker, and in it the programs that the worker calls.
fn finish_glue(folder: &Path) -> Result<(), String> {
    let read = |name: &str| {
        let file = folder.join(name);
        fs::read_to_string(&file).map_err(|error| format!("{}: {error}", file.display()))
    };
    let write = |error: std::io::Error| error.to_string();
    let mut others = String::new();
    for called in &CALLED {
        let [glue, program] = called.files();
        let function = within(&read(&glue)?, called).ok_or(format!("{glue} exports nothing as default"))?;
        let program = named(folder, &program, called.file)?;
        for part in ["const ", called.names[0], " = \"", &program, "\";\n", &function, "\n"] {
            others.push_str(part);
        }
        fs::remove_file(folder.join(glue)).map_err(write)?;
    }
    let script =
        with_start(&read(WORKER[0])?, &others).ok_or(format!("{} exports nothing as default", WORKER[0]))?;
    fs::write(folder.join(WORKER[0]), script).map_err(write)
}

/// The glue of such a program as a function in another script: it takes the compiled program, starts it, and returns
/// its one export.
fn within(glue: &str, Called { export, names: [_, start], .. }: &Called) -> Option<String> {
    let (before, _) = glue.rsplit_once("\nexport {")?;
    let body = before.replace("\nexport ", "\n");
    let body = body.strip_prefix("export ").unwrap_or(&body);
    let is_whole = body.contains(&format!("function {export}(")) && body.contains("function initSync(");
    (is_whole && !body.contains("\nimport ")).then(|| {
        format!(
            "function {start}(program) {{\n{body}\ninitSync({{ module: program }});\nreturn {export};\n}}"
        )
    })
}

/// The glue, followed by the code that starts the program, and by the programs that it calls.
fn with_start(glue: &str, others: &str) -> Option<String> {
    let (before, _) = glue.rsplit_once(" as default")?;
    let begin = before.rfind(|letter: char| !letter.is_ascii_alphanumeric() && !"_$".contains(letter))?;
    let export = Some(&before[begin + 1..]).filter(|export| !export.is_empty())?;
    Some(format!("{glue}\nconst startProgram = {export};\n{others}\n{START}"))
}

/// Puts a hash into the name of a program, behind a word of it.
fn named(folder: &Path, program: &str, word: &str) -> Result<String, String> {
    let file = folder.join(program);
    let trouble = |error| format!("{}: {error}", file.display());
    let hash = hash([&fs::read(&file).map_err(trouble)?[..]]);
    let name = program.replacen(word, &format!("{word}-{hash:016x}"), 1);
    fs::rename(&file, folder.join(&name)).map_err(trouble)?;
    Ok(name)
}

/// Puts a hash into the names of the worker's files, one for both, as each needs the other.
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

/// The page with the addresses of the worker's glue and program in its script, beside its own.
fn with_worker(html: &str, [js, wasm]: &[String; 2]) -> Option<String> {
    let (before, after) = html.split_once(" data-js=\"")?;
    let (base, _) = after.split_once('"')?.0.rsplit_once('/')?;
    Some(format!(
        "{before} data-worker-js=\"{base}/{js}\" data-worker-wasm=\"{base}/{wasm}\" data-js=\"{after}"
    ))
}

/// The policy among the headers, without the part that only a host may state: who may frame the page.
fn policy(headers: &str) -> Option<&str> {
    let (_, after) = headers.split_once("Content-Security-Policy: ")?;
    Some(after.split_once("; frame-ancestors ")?.0).filter(|policy| !policy.contains('\n'))
}

/// The page with the policy before anything that could load: right after the charset, which has to be within
/// the first kilobyte.
fn with_policy(html: &str, policy: &str) -> Option<String> {
    let charset = html.find("<meta charset")?;
    let end = charset + html[charset..].find('>')? + 1;
    let (before, after) = html.split_at(end);
    let loads = ["<script", "<link", "<style", "<img"];
    if loads.iter().any(|tag| before.contains(tag)) {
        return None;
    }
    Some(format!("{before}\n  <meta http-equiv=\"Content-Security-Policy\" content=\"{policy}\">{after}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_policy_comes_before_whatever_it_rules() {
        let html = "<head><meta charset=\"utf-8\"><link rel=\"icon\" href=\"x\"></head>";
        let stamped = with_policy(html, "default-src 'none'").unwrap();
        let policy = stamped.find("default-src").unwrap();
        assert!(policy < stamped.find("<link").unwrap());
        assert!(policy > stamped.find("charset").unwrap());
        assert_eq!(stamped.matches("Content-Security-Policy").count(), 1);
    }

    #[test]
    fn a_page_it_would_come_too_late_for_is_refused() {
        let check = |html| assert_eq!(with_policy(html, ""), None, "{html}");
        check("<head><link rel=\"icon\" href=\"x\"><meta charset=utf-8></head>");
        check("<head><script src=x></script><meta charset=utf-8></head>");
        check("<head></head>");
        check("");
    }

    #[test]
    fn the_hash_is_the_one_it_says() {
        // From its authors' published test vectors.
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
    fn the_worker_starts_what_its_glue_exports() {
        let glue = "function __wbg_init() {}\nexport { initSync, __wbg_init as default };\n";
        let script = with_start(glue, "function startScales() {}").unwrap();
        assert!(script.starts_with(glue) && script.ends_with(START));
        assert!(script.contains("\nconst startProgram = __wbg_init;\n"));
        assert!(script.contains("\nfunction startScales() {}\n"));
        assert_eq!(with_start("export { initSync };", ""), None);
        assert_eq!(with_start("{ as default }", ""), None);
    }

    #[test]
    fn a_called_program_is_a_function_in_the_script_of_the_worker() {
        let within = |glue: &str| within(glue, &CALLED[0]);
        let glue = "export function weigh(question) {}\nfunction initSync(module) {}\n\
                    export { initSync, __wbg_init as default };\n";
        let script = within(glue).unwrap();
        assert!(
            script.starts_with("function startScales(program) {\nfunction weigh(question) {}\n"),
            "{script}"
        );
        assert!(
            script.ends_with("initSync({ module: program });\nreturn weigh;\n}")
                && !script.contains("export")
        );
        let other = |from: &str, to: &str| assert_eq!(within(&glue.replace(from, to)), None, "{to}");
        other("weigh", "wait");
        other("initSync", "init");
        other("\nfunction", "\nimport x from 'y';\nfunction");
        assert_eq!(within("export function weigh() {}"), None);
    }

    #[test]
    fn this_page_can_be_stamped() {
        let html = fs::read_to_string(crate::run::root().join("index.html")).unwrap();
        assert!(with_policy(&html, "").is_some());
    }

    #[test]
    fn the_policy_is_the_one_of_the_host_without_what_a_page_cannot_say() {
        let check = |headers, expected| assert_eq!(policy(headers), expected, "{headers}");
        let rule = "/*\n  Content-Security-Policy: default-src 'none'; frame-ancestors 'none'\n  X-A: b\n";
        check(rule, Some("default-src 'none'"));
        check("/*\n  Content-Security-Policy: default-src 'none'\n  X-A: b; frame-ancestors c\n", None);
        check("/*\n  X-A: b\n", None);
        let ours = fs::read_to_string(crate::run::root().join("public/_headers")).unwrap();
        assert!(policy(&ours).is_some());
    }
}

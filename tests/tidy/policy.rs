//! Rules for the hosts' headers of each file, which include the page's policy.

use data_encoding::BASE64;
use sha2::{Digest as _, Sha256};

use crate::{holds, source::read};

/// The headers of `_headers`: names and values.
fn headers() -> Vec<(String, String)> {
    let text = read("public/_headers");
    let indented = text.lines().filter_map(|line| line.strip_prefix("  "));
    indented
        .filter_map(|line| line.split_once(": "))
        .map(|(name, value)| (name.into(), value.into()))
        .collect()
}

#[test]
fn each_sample_for_a_host_says_what_the_one_list_says() {
    let mut broken = Vec::new();
    for sample in ["nginx.conf", "apache.conf", "Caddyfile"].map(|name| format!("docs/hosting/{name}")) {
        let text = read(&sample);
        for (name, value) in headers() {
            // A host sets this header by the names of files, so its value may be anywhere in the sample.
            let line =
                if name == "Cache-Control" { format!("\"{value}\"") } else { format!("{name} \"{value}\"") };
            if !text.contains(&line) {
                broken.push(format!("{sample}: {line}"));
            }
        }
    }
    holds("The samples of `docs/hosting` say what `public/_headers` says.", broken);
}

#[test]
fn the_policy_allows_the_one_text_of_style_in_the_page_and_no_other() {
    let index = read("index.html");
    let (_, after) = index.split_once("<style>").expect("index.html speaks for itself where its style fails");
    let (style, _) = after.split_once("</style>").expect("the text of style ends");
    let allowed = format!("style-src 'self' 'sha256-{}';", BASE64.encode(&Sha256::digest(style)));
    let policy = headers().into_iter().find(|(name, _)| name == "Content-Security-Policy");
    let broken = match policy {
        Some((_, policy)) if policy.contains(&allowed) => Vec::new(),
        _ => vec![format!("public/_headers: it should say {allowed}")],
    };
    holds("The policy allows the text of style that stands in index.html.", broken);
}

//! The last touch to a release build: the page's Content-Security-Policy.
//!
//! It is not in `index.html` itself because the server for development adds a script to the page, which
//! the policy would refuse. Trunk calls this after every build and tells where the page lies.

use std::env;
use std::fs;
use std::path::PathBuf;

/// What the page may load and run. Everything comes from where the page comes from.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data: blob:; \
                      worker-src 'self'; object-src 'none'; base-uri 'none'";

/// Writes the policy into a page that Trunk has built for release.
pub(crate) fn stamp() -> Result<(), String> {
    let needed = |name| env::var_os(name).ok_or(format!("`stamp` is called by Trunk, which sets {name}"));
    if needed("TRUNK_PROFILE")? != "release" {
        return Ok(());
    }
    let page = PathBuf::from(needed("TRUNK_STAGING_DIR")?).join("index.html");
    let trouble = |error| format!("{}: {error}", page.display());
    let html = fs::read_to_string(&page).map_err(trouble)?;
    let stamped = with_policy(&html).ok_or("index.html does not begin its head with its charset")?;
    fs::write(&page, stamped).map_err(trouble)
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
    fn this_page_can_be_stamped() {
        let html = fs::read_to_string(crate::run::root().join("index.html")).unwrap();
        assert!(with_policy(&html).is_some());
    }
}

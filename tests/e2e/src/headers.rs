//! The headers of a host for each file, read from the `_headers` beside the page as hosts read it. Every
//! journey thus finds a header that breaks the page.

/// The rules of a `_headers` file: paths, possibly ending in `*`, each with the headers below it.
#[derive(Debug, Default)]
pub(crate) struct Rules(Vec<(String, Vec<(String, String)>)>);

impl Rules {
    pub(crate) fn read(text: &str) -> Self {
        let mut rules = Vec::new();
        for line in text.lines().filter(|line| !line.trim().is_empty() && !line.starts_with('#')) {
            if line.starts_with('/') {
                rules.push((line.to_owned(), Vec::new()));
                continue;
            }
            let ((_, headers), (name, value)) = rules
                .last_mut()
                .zip(line.split_once(": "))
                .unwrap_or_else(|| panic!("`{line}` is no header below a path"));
            headers.push((name.trim().to_owned(), value.to_owned()));
        }
        Self(rules)
    }

    /// The headers of a path. A header of several rules has all their values, as at Cloudflare and Netlify.
    pub(crate) fn of(&self, path: &str) -> Vec<(String, String)> {
        let mut all: Vec<(String, String)> = Vec::new();
        for (name, value) in
            self.0.iter().filter(|(pattern, _)| matches(pattern, path)).flat_map(|(_, headers)| headers)
        {
            match all.iter_mut().find(|(known, _)| known == name) {
                Some((_, values)) => values.extend([", ", value]),
                None => all.push((name.clone(), value.clone())),
            }
        }
        all
    }
}

fn matches(pattern: &str, path: &str) -> bool {
    pattern.strip_suffix('*').map_or(pattern == path, |beginning| path.starts_with(beginning))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_path_has_the_headers_of_all_its_rules() {
        let rules = Rules::read("# Said.\n\n/*\n  A: 1; x\n  B: 2\n\n/\n  C: 3\n/page-*\n  C: 4\n  A: 5\n");
        let check = |path: &str, said: &[(&str, &str)]| {
            let said: Vec<_> =
                said.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
            assert_eq!(rules.of(path), said, "{path}");
        };
        check("/", &[("A", "1; x"), ("B", "2"), ("C", "3")]);
        check("/page-1.js", &[("A", "1; x, 5"), ("B", "2"), ("C", "4")]);
        check("/pages", &[("A", "1; x"), ("B", "2")]);
        assert_eq!(Rules::default().of("/"), []);
    }
}

//! axe-core over all scenes: no violation of its rules, on several screens and in several colours.

use serde_json::Value;
use std::{env, fs};
use stepdoku_e2e::{Options, Page, SCENES, Server, dist, soaking};

/// All of its rules, those of good practice, too, but for one: fragments of this page are addresses of techniques and
/// puzzles, so a link to one does not skip to a place.
const RUN: &str = "const said = rule => rule.nodes.slice(0, 3).map(node =>
        `${node.target.join(' ')} (${[...node.any, ...node.all, ...node.none][0]?.message ?? ''})`);
    return axe.run(document, { resultTypes: ['violations'], rules: { 'skip-link': { enabled: false } } }).then(({ violations }) =>
        violations.map(rule => `${rule.id}, ${rule.nodes.length} times: ${said(rule).join('; ')}`))";

/// The screens and colours, in turn.
fn views() -> Vec<(&'static str, Options)> {
    let narrow = Options::phone().size(320, 640);
    vec![
        ("desktop", Options::desktop()),
        ("dark phone", Options::phone().dark()),
        ("320 pixels", narrow),
        ("dark desktop with more contrast", Options::desktop().dark().more_contrast()),
        ("phone with more contrast", Options::phone().more_contrast()),
    ]
}

/// Every scene in one view each, in a soak in all of them.
fn check(nth: usize, of: usize) {
    let Some(dist) = dist() else { return };
    let Some(axe) = env::var_os("STEPDOKU_AXE") else {
        println!(
            "SKIPPED {} cases: STEPDOKU_AXE names no axe.min.js (`cargo xtask test e2e` gets it)",
            SCENES.len()
        );
        return;
    };
    let axe = fs::read_to_string(&axe).unwrap_or_else(|why| panic!("{}: {why}", axe.display()));
    let server = Server::start(&dist, "/");
    let url = server.url();
    let views = views();
    let mut found = Vec::new();
    let page = Page::open_at(Options::desktop(), &url);
    for (at, (view, options)) in views.iter().enumerate() {
        page.emulate(options);
        let scenes = SCENES.iter().enumerate();
        for (_, scene) in
            scenes.filter(|(scene, _)| scene % of == nth && (soaking() || scene % views.len() == at))
        {
            scene.reach(&page, &url);
            page.wait_still();
            page.js(&axe, &[]);
            let violations = page.js(RUN, &[]);
            for violation in violations.as_array().into_iter().flatten().filter_map(Value::as_str) {
                found.push(format!("{} on {view}: {violation}", scene.name));
            }
        }
    }
    assert!(found.is_empty(), "{} violations:\n{}", found.len(), found.join("\n"));
}

#[test]
fn the_first_third_of_the_scenes_has_no_violation() {
    check(0, 3);
}

#[test]
fn the_second_third_of_the_scenes_has_no_violation() {
    check(1, 3);
}

#[test]
fn the_last_third_of_the_scenes_has_no_violation() {
    check(2, 3);
}

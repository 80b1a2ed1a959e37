//! Takes pictures of all scenes, on a phone and a desktop, light and dark, into the folder it is given.

use serde_json::json;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::process::ExitCode;
use stepdoku_e2e::{Act, Options, Page, SCENES, Scene, Server, dist};

fn main() -> ExitCode {
    let Some(folder) = std::env::args().nth(1) else {
        eprintln!("shots FOLDER");
        return ExitCode::FAILURE;
    };
    let Some(dist) = dist() else { return ExitCode::FAILURE };
    let server = Server::start(&dist, "/");
    let url = server.url();
    let page = Page::open_at(Options::desktop(), &url);

    let mut failed = 0;
    let kinds = [("phone", Options::phone()), ("desktop", Options::desktop())];
    for (device, light) in kinds {
        for (colours, options) in [("light", light.clone()), ("dark", light.dark())] {
            page.emulate(&options);
            for scene in SCENES {
                let file = Path::new(&folder).join(format!("{}-{device}-{colours}.png", scene.name));
                // A scene that cannot be reached must not keep the others from being seen.
                let taken = catch_unwind(AssertUnwindSafe(|| {
                    take(&page, &url, scene);
                    page.wait_still();
                    page.screenshot(&file);
                }));
                match taken {
                    Ok(()) => println!("{}", file.display()),
                    Err(_) => failed += 1,
                }
            }
        }
    }
    if failed > 0 {
        eprintln!("{failed} pictures could not be taken");
        return ExitCode::FAILURE;
    }
    ExitCode::SUCCESS
}

/// Goes to a scene as somebody who was never here before.
fn take(page: &Page, url: &str, scene: &Scene) {
    page.goto("about:blank");
    page.cdp("Storage.clearDataForOrigin", &json!({ "origin": url, "storageTypes": "all" }));
    // What a hovering mouse leaves behind is part of a scene only if the scene moves it there.
    page.hover_at(0.0, 0.0);
    if scene.puzzle.is_empty() {
        page.visit(url);
    } else {
        page.visit(&format!("{url}#p={}", scene.puzzle));
    }
    // The worker proves the puzzle of a link before it takes the board; one that is none is refused.
    page.wait_until("the link has been read", || {
        page.givens() == scene.puzzle || scene.puzzle.is_empty() || page.count(".notice > span") > 0
    });
    for act in scene.acts {
        match *act {
            Act::Click(css) => page.click(css),
            Act::ClickUntil(css, there) => page.wait_until(format!("there is `{there}`"), || {
                let found = page.count(there) > 0;
                if !found {
                    page.click(css);
                }
                found
            }),
            Act::Hover(css) => page.hover(css),
            Act::Press(keys) => keys.split(' ').for_each(|key| page.press(key)),
            Act::Type(text) => page.type_text(text),
            Act::Wait(css) => page.wait_for(css),
        }
    }
}

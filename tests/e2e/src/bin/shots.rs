//! Takes pictures of all scenes, or of the named ones, on all screens, light and dark, and writes them to the
//! given folder.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::process::ExitCode;
use stepdoku_e2e::{Options, Page, SCENES, SCREENS, Scene, Server, dist};

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let Some(folder) = arguments.next() else {
        eprintln!("shots FOLDER [SCENE...]");
        return ExitCode::FAILURE;
    };
    let wanted: Vec<String> = arguments.collect();
    let is_wanted = |scene: &&Scene| wanted.is_empty() || wanted.iter().any(|name| name == scene.name);
    let Some(dist) = dist() else { return ExitCode::FAILURE };
    let server = Server::start(&dist, "/");
    let url = server.url();
    let page = Page::open_at(Options::desktop(), &url);

    let mut failed = 0;
    for size @ (width, height) in SCREENS {
        let light = Options::screen(size);
        for (colours, options) in [("light", light.clone()), ("dark", light.dark())] {
            page.emulate(&options);
            for scene in SCENES.iter().filter(is_wanted) {
                let file = Path::new(&folder).join(format!("{}-{width}x{height}-{colours}.png", scene.name));
                // A scene that fails must not stop the others.
                let taken = catch_unwind(AssertUnwindSafe(|| {
                    scene.reach(&page, &url);
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

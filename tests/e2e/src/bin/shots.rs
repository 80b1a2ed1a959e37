//! Takes pictures of all scenes, or of the named ones, on all screens, light and dark, and writes them to the
//! given folder. `--language=de` takes them in German.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::process::ExitCode;
use stepdoku_e2e::{Options, Page, SCENES, SCREENS, Scene, Server, dist};

fn main() -> ExitCode {
    let (options, mut arguments): (Vec<_>, Vec<_>) =
        std::env::args().skip(1).partition(|argument| argument.starts_with("--"));
    if arguments.is_empty() {
        eprintln!("shots [--language=CODE] FOLDER [SCENE...]");
        return ExitCode::FAILURE;
    }
    let (folder, wanted) = (arguments.remove(0), arguments);
    let language = options.iter().find_map(|option| option.strip_prefix("--language=")).unwrap_or("en");
    let speaks = |options: Options| options.argument(&format!("--accept-lang={language}"));
    let is_wanted = |scene: &&Scene| wanted.is_empty() || wanted.iter().any(|name| name == scene.name);
    let Some(dist) = dist() else { return ExitCode::FAILURE };
    let server = Server::start(&dist, "/");
    let url = server.url();
    let page = Page::open_at(speaks(Options::desktop()), &url);

    let mut failed = 0;
    for size @ (width, height) in SCREENS {
        let light = speaks(Options::screen(size));
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

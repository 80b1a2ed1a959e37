//! Packages for learning management systems: this collects the files of the page, and hands the package to the browser.

use crate::app::browser::packing::{self, deflated, download};
use futures::future::join_all;
use sudoku_play::{
    links::assignment::Assignment,
    scorm::{
        package::{self, LIST, MANIFEST, NotPacked, PAGE, PageFile, START},
        zip::Zip,
    },
};

/// Returns the size of the package with the assignment in a text, about.
pub(super) async fn weigh(assignment: &str) -> Result<u64, NotPacked> {
    let assignment = read(assignment)?;
    let (list, files) = listed().await?;
    Ok(package::weight(&list, &files, &assignment))
}

/// Makes the package, offers it as a download, and returns its size.
pub(super) async fn save(assignment: &str) -> Result<u64, NotPacked> {
    let assignment = &read(assignment)?;
    let (list, files) = listed().await?;
    let contents = join_all(files.iter().map(|file| packing::file(&file.name, &file.digest))).await;
    let mut zip = Zip::default();
    let texts = [
        (MANIFEST, package::manifest(assignment, &files)),
        (START, package::start(assignment)),
        (LIST, list),
    ];
    for (name, text) in texts {
        zip.add(name, text.as_bytes(), deflated(text.as_bytes()).await.as_deref());
    }
    for (file, contents) in files.iter().zip(contents) {
        let mut contents = contents?;
        if file.name == PAGE {
            let page = package::page(&String::from_utf8_lossy(&contents), assignment);
            contents = page.ok_or(NotPacked::Updated)?.into_bytes();
        }
        zip.add(&file.name, &contents, deflated(&contents).await.as_deref());
    }
    let bytes = zip.finish();
    let is_accepted = download(&package::file_name(assignment), &bytes);
    is_accepted.then_some(bytes.len() as u64).ok_or(NotPacked::Refused)
}

/// The assignment. The session has just written its text, so it can be read.
fn read(text: &str) -> Result<Assignment, NotPacked> {
    Assignment::read(text).map_err(|_| NotPacked::Refused)
}

/// The files of the page, as the build lists them.
async fn listed() -> Result<(String, Vec<PageFile>), NotPacked> {
    let list = String::from_utf8_lossy(&packing::list().await?).into_owned();
    // Some servers send a page in place of a missing file.
    let files = package::files(&list).ok_or(NotPacked::Unreachable)?;
    Ok((list, files))
}

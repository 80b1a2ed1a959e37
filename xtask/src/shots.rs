//! Pictures of the main screens, for work on them.

use crate::browsers::Chromium;
use crate::dist;
use crate::run::run;
use crate::tools::Tools;
use std::path::absolute;

/// Builds the page for release and takes its pictures into a folder.
pub(crate) fn shots(arguments: &[String]) -> Result<(), String> {
    let [folder, scenes @ ..] = arguments else {
        return Err("`shots` wants a folder to write the pictures into".to_owned());
    };
    if folder.starts_with('-') {
        return Err(format!("`shots` has no option {folder}: it wants a folder to write the pictures into"));
    }
    let folder = absolute(folder).map_err(|error| format!("{folder}: {error}"))?;
    let tools = Tools::ready()?;
    let chromium = Chromium::ready()?;
    let dist = dist::to_be_tested(&tools)?;
    let mut cargo = tools.command("cargo")?;
    cargo
        .args(["run", "--quiet", "--package", "stepdoku-e2e", "--bin", "shots", "--"])
        .arg(folder)
        .args(scenes);
    cargo.env("STEPDOKU_DIST", dist);
    chromium.tell(&mut cargo);
    run(&mut cargo)
}

//! The browser's own dialogs.

/// Opens or closes a dialog. An open one stays open.
pub(crate) fn show(dialog: &web_sys::HtmlDialogElement, shown: bool) {
    if shown && !dialog.open() {
        let _ = dialog.show_modal();
    } else if !shown && dialog.open() {
        GIVING_BACK.set(true);
        dialog.close();
        GIVING_BACK.set(false);
    }
}

thread_local! {
    static GIVING_BACK: std::cell::Cell<bool> = const { std::cell::Cell::new(false) };
}

/// Whether a closing dialog is just restoring the focus. A board of another size reuses the elements, so its
/// target may now be another cell, one that the player did not choose.
#[must_use]
pub(crate) fn gives_focus_back() -> bool {
    GIVING_BACK.get()
}

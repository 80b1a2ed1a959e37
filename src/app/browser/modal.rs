//! The browser's own dialogs.

/// Opens or closes a dialog. One that is open already stays open.
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

/// Whether a dialog that closes gives the focus back just now. Its element may be another cell's by then, as
/// a board of another size uses the elements of the one before: nobody chose that cell.
#[must_use]
pub(crate) fn gives_focus_back() -> bool {
    GIVING_BACK.get()
}

//! Icons, drawn for this page on a field of 20 by 20. They are beside words, and silent.

use leptos::prelude::*;

/// An icon: its lines. How they are drawn is the style's.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Drawing(&'static str);

/// Taking back.
pub(crate) const UNDO: Drawing = Drawing("M7.5 3.5 3.5 7.5l4 4M3.5 7.5h8a5 5 0 0 1 0 10H8");
/// Doing again.
pub(crate) const REDO: Drawing = Drawing("m12.5 3.5 4 4-4 4M16.5 7.5h-8a5 5 0 0 0 0 10H12");
/// Notes.
pub(crate) const PENCIL: Drawing =
    Drawing("m3.5 16.5 1-4 8.6-8.6a1.6 1.6 0 0 1 2.3 0l.7.7a1.6 1.6 0 0 1 0 2.3l-8.6 8.6zM11.3 5.7l3 3");
/// Emptying.
pub(crate) const ERASE: Drawing = Drawing(
    "m2.8 12.2 7.9-7.9a1.6 1.6 0 0 1 2.3 0l3.4 3.4a1.6 1.6 0 0 1 0 2.3l-6.5 6.5H6.6l-3.8-3.8a.4.4 0 0 1 0-.5zM6.9 8.1l5.7 5.7M9.9 16.5h7",
);
/// Candidates.
pub(crate) const CANDIDATES: Drawing = Drawing(
    "M4.75 2.75h10.5a2 2 0 0 1 2 2v10.5a2 2 0 0 1-2 2H4.75a2 2 0 0 1-2-2V4.75a2 2 0 0 1 2-2zM6.4 6.5h.7M9.6 6.5h.7M12.9 6.5h.7M6.4 10h.7M12.9 10h.7M9.6 13.5h.7",
);
/// Steps, one above the other.
pub(crate) const STAIRS: Drawing = Drawing("M3 16.5h4.7v-4.6h4.6V7.3H17V3.5");
/// An open book.
pub(crate) const BOOK: Drawing = Drawing(
    "M10 5.2C8 3.8 5.5 3.5 3 3.8v11.4c2.5-.3 5 0 7 1.4 2-1.4 4.5-1.7 7-1.4V3.8c-2.5-.3-5 0-7 1.4zM10 5.2v11.4",
);
/// A digit that fills its cell.
pub(crate) const DIGIT: Drawing = Drawing(
    "M4.75 2.75h10.5a2 2 0 0 1 2 2v10.5a2 2 0 0 1-2 2H4.75a2 2 0 0 1-2-2V4.75a2 2 0 0 1 2-2zM8.2 7.6l2.3-1.7v8.2",
);
/// Notes along the edge.
pub(crate) const CORNER: Drawing = Drawing(
    "M4.75 2.75h10.5a2 2 0 0 1 2 2v10.5a2 2 0 0 1-2 2H4.75a2 2 0 0 1-2-2V4.75a2 2 0 0 1 2-2zM6 6h.9M13.1 6h.9M6 14h.9",
);
/// Notes in the middle.
pub(crate) const CENTRE: Drawing = Drawing(
    "M4.75 2.75h10.5a2 2 0 0 1 2 2v10.5a2 2 0 0 1-2 2H4.75a2 2 0 0 1-2-2V4.75a2 2 0 0 1 2-2zM6.2 10h.7M9.65 10h.7M13.1 10h.7",
);
/// Two candidates in a cell.
pub(crate) const PAIRS: Drawing = Drawing(
    "M4.75 2.75h10.5a2 2 0 0 1 2 2v10.5a2 2 0 0 1-2 2H4.75a2 2 0 0 1-2-2V4.75a2 2 0 0 1 2-2zM6.5 8.6l1.2-.9v4.8M11 8.7a1.3 1.3 0 1 1 2.5.7L11 12.5h2.8",
);
/// Colours.
pub(crate) const COLOUR: Drawing =
    Drawing("M10 2.8c2.8 3.2 5 5.6 5 8.6a5 5 0 0 1-10 0c0-3 2.2-5.4 5-8.6zM7.6 11.6A2.5 2.5 0 0 0 10 14");
/// Signs: a disc, a dashed ring and the link between them.
pub(crate) const SIGNS: Drawing = Drawing(
    "M6 3.2a2.8 2.8 0 1 0 0 5.6a2.8 2.8 0 1 0 0-5.6zM14 11.2a2.8 2.8 0 1 0 0 5.6a2.8 2.8 0 1 0 0-5.6zM8.2 8.2l3.6 3.6M13 5.2h4M3 14.8h4",
);
/// A locked digit.
pub(crate) const LOCK: Drawing = Drawing(
    "M5.5 8.8h9a1.2 1.2 0 0 1 1.2 1.2v5.8a1.2 1.2 0 0 1-1.2 1.2h-9a1.2 1.2 0 0 1-1.2-1.2V10a1.2 1.2 0 0 1 1.2-1.2zM6.8 8.8V6.2a3.2 3.2 0 0 1 6.4 0v2.6",
);
/// All naked singles.
pub(crate) const SINGLES: Drawing = Drawing("M3 3h9.5v9.5H3zM6.2 15.2v1.8H17V6.2h-1.8M6.9 6l1.2-.8v5");
/// Pointing out.
pub(crate) const FILTER: Drawing = Drawing("M3 4h14l-5.4 6.6v5.2l-3.2 1.4v-6.6z");
/// A pen.
pub(crate) const PEN: Drawing = Drawing("M3.5 16.5l1-4L14 3l3 3-9.5 9.5zM12 5l3 3");
/// A pointer.
pub(crate) const POINTER: Drawing =
    Drawing("M10 7.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 1 1 0-5zM10 2v2.5M10 15.5V18M2 10h2.5M15.5 10H18");
/// Strokes that vanish.
pub(crate) const VANISH: Drawing = Drawing("M10 3a7 7 0 1 1-7 7M3 10a7 7 0 0 1 2-4.9M10 6.2V10l2.8 1.8");
/// A screen for a class.
pub(crate) const PRESENT: Drawing =
    Drawing("M2.5 4h15v9.5h-15zM10 13.5v3M6.5 17.5 10 14.8l3.5 2.7M8.5 6.8v4l3.4-2z");
/// A black screen.
pub(crate) const BLANK: Drawing = Drawing("M3 4.5h14v11H3zM5 13.5l10-7M5 10l5-3.5M10 13.5l5-3.5");
/// Names spelled out.
pub(crate) const SPELL: Drawing =
    Drawing("m2.5 14.5 3.7-9 3.7 9M3.8 11.5h4.8M17 9v5.5M17 11.8a2.6 2.7 0 1 1-5.2 0 2.6 2.7 0 1 1 5.2 0z");
/// A board that keeps its place.
pub(crate) const KEEP_PLACE: Drawing = Drawing("M7.5 3.5v4h-4M12.5 3.5v4h4M7.5 16.5v-4h-4M12.5 16.5v-4h4");
/// Savepoints.
pub(crate) const FLAG: Drawing = Drawing("M5 17.2V3.2M5 4h9.6l-2 3.2 2 3.2H5");
pub(crate) const MORE: Drawing = Drawing(
    "M3.7 10a.8.8 0 1 0 1.6 0a.8.8 0 1 0-1.6 0zM9.2 10a.8.8 0 1 0 1.6 0a.8.8 0 1 0-1.6 0zM14.7 10a.8.8 0 1 0 1.6 0a.8.8 0 1 0-1.6 0z",
);
/// Beginning again.
pub(crate) const RESTART: Drawing = Drawing("M4.6 5.8a7 7 0 1 1-1.5 5.2M4.2 2.6v3.6h3.6");
/// The solution.
pub(crate) const BULB: Drawing =
    Drawing("M7.4 14.2c-.2-1.3-.8-2-1.5-2.9A5.2 5.2 0 1 1 14.1 11.3c-.7.9-1.3 1.6-1.5 2.9zM8 17.3h4");
/// The meaning of something.
pub(crate) const ABOUT: Drawing =
    Drawing("M10 2.8a7.2 7.2 0 1 0 0 14.4a7.2 7.2 0 1 0 0-14.4zM10 9.2v4.4M10 6.2v.6");
/// A new puzzle.
pub(crate) const NEW: Drawing = Drawing(
    "M5.5 3h9A2.5 2.5 0 0 1 17 5.5v9a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 3 14.5v-9A2.5 2.5 0 0 1 5.5 3zM10 6.8v6.4M6.8 10h6.4",
);
/// The link.
pub(crate) const LINK: Drawing = Drawing(
    "M8.6 11.4a3.3 3.3 0 0 0 4.7 0l2.9-2.9a3.3 3.3 0 0 0-4.7-4.7L10.4 4.9M11.4 8.6a3.3 3.3 0 0 0-4.7 0l-2.9 2.9a3.3 3.3 0 0 0 4.7 4.7l1.1-1.1",
);
/// All games: a shelf of boards.
pub(crate) const GAMES: Drawing = Drawing("M3 3h6v6H3zM11 3h6v6h-6zM3 11h6v6H3zM11 11h6v6h-6z");
/// Settings: sliders.
pub(crate) const SLIDERS: Drawing = Drawing(
    "M2.5 6h7M14.5 6h3M2.5 14h3M10.5 14h7M12 3.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM8 11.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z",
);
/// A hint.
pub(crate) const HINT: Drawing = Drawing(
    "M10 2.8a7.2 7.2 0 1 1 0 14.4a7.2 7.2 0 0 1 0-14.4zM7.8 8.1a2.2 2.2 0 1 1 3.3 1.9c-.7.4-1.1.8-1.1 1.6M10 13.9h.01",
);
/// A check.
pub(crate) const CHECK: Drawing = Drawing("m3.5 10.5 4.2 4.2 8.8-9.2");
/// Ways that part.
pub(crate) const BRANCH: Drawing = Drawing(
    "M5.5 6.5v7M5.5 12c0-3 9-1.5 9-4.5M5.5 2.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM5.5 13.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM14.5 3.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4z",
);
/// The keys.
pub(crate) const KEYS: Drawing = Drawing(
    "M3.5 5h13A1.5 1.5 0 0 1 18 6.5v7a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 2 13.5v-7A1.5 1.5 0 0 1 3.5 5zM5.2 8.2h.6M8.4 8.2h.6M11.4 8.2h.6M14.4 8.2h.6M6.5 11.8h7",
);
/// Letting run.
pub(crate) const PLAY: Drawing =
    Drawing("M6.2 4.1v11.8a.6.6 0 0 0 .9.5l9.2-5.9a.6.6 0 0 0 0-1L7.1 3.6a.6.6 0 0 0-.9.5z");
/// Stopping.
pub(crate) const PAUSE: Drawing = Drawing("M7 4v12M13 4v12");
/// A step on.
pub(crate) const NEXT: Drawing = Drawing("m7.5 4.5 5.5 5.5-5.5 5.5");
/// A step back.
pub(crate) const PREV: Drawing = Drawing("m12.5 4.5-5.5 5.5 5.5 5.5");
/// A pass on.
pub(crate) const FAST: Drawing = Drawing("m4.5 4.5 5.5 5.5-5.5 5.5M10.5 4.5l5.5 5.5-5.5 5.5");
/// A pass back.
pub(crate) const REWIND: Drawing = Drawing("m15.5 4.5-5.5 5.5 5.5 5.5M9.5 4.5 4 10l5.5 5.5");
/// To the start.
pub(crate) const FIRST: Drawing = Drawing("M4.5 4.5v11M15.5 4.5 10 10l5.5 5.5");
/// To the end.
pub(crate) const LAST: Drawing = Drawing("M15.5 4.5v11M4.5 4.5 10 10l-5.5 5.5");
/// Closing.
pub(crate) const CLOSE: Drawing = Drawing("m5 5 10 10M15 5 5 15");
/// A fault.
pub(crate) const WARNING: Drawing = Drawing(
    "M9.1 3.4 2.2 15.1a1.05 1.05 0 0 0 .9 1.6h13.8a1.05 1.05 0 0 0 .9-1.6L10.9 3.4a1.05 1.05 0 0 0-1.8 0zM10 8v3.6M10 14h.01",
);
/// Looking closer.
pub(crate) const ZOOM: Drawing =
    Drawing("M8.75 3.25a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11zM13 13l4 4M8.75 6.5V11M6.5 8.75H11");

/// A copy.
pub(crate) const COPY: Drawing = Drawing(
    "M8.5 6.5h7a1.5 1.5 0 0 1 1.5 1.5v7.5a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 7 15.5V8a1.5 1.5 0 0 1 1.5-1.5zM13 3.5A1.5 1.5 0 0 0 11.5 3h-7A1.5 1.5 0 0 0 3 4.5V12a1.5 1.5 0 0 0 1 1.4",
);
/// Putting away.
pub(crate) const TRASH: Drawing = Drawing(
    "M3.5 5.5h13M8 5.5V4a1 1 0 0 1 1-1h2a1 1 0 0 1 1 1v1.5M5.2 5.5l.8 10.2A1.4 1.4 0 0 0 7.4 17h5.2a1.4 1.4 0 0 0 1.4-1.3l.8-10.2M8.4 8.8v4.9M11.6 8.8v4.9",
);
/// Into a file.
pub(crate) const FILE_OUT: Drawing =
    Drawing("M10 3v9.5M6.2 8.8 10 12.5l3.8-3.7M3.5 13.5v2A1.5 1.5 0 0 0 5 17h10a1.5 1.5 0 0 0 1.5-1.5v-2");
/// Out of a file.
pub(crate) const FILE_IN: Drawing =
    Drawing("M10 12.5V3M6.2 6.7 10 3l3.8 3.7M3.5 13.5v2A1.5 1.5 0 0 0 5 17h10a1.5 1.5 0 0 0 1.5-1.5v-2");

/// Draws an icon.
#[component]
pub(crate) fn Icon(icon: Drawing) -> impl IntoView {
    view! {
        <svg class="icon" viewBox="0 0 20 20" aria-hidden="true">
            <path d=icon.0></path>
        </svg>
    }
}

/// The mark of the program: three steps.
#[component]
pub(crate) fn Brand() -> impl IntoView {
    view! {
        <svg class="brand-mark" viewBox="0 0 20 20" aria-hidden="true">
            <rect class="step-up" x="13" y="1" width="6" height="6" rx="1.2"></rect>
            <rect x="7" y="7" width="6" height="6" rx="1.2"></rect>
            <rect x="1" y="13" width="6" height="6" rx="1.2"></rect>
        </svg>
    }
}

//! The main screens, as data: what to open, what to do, and what it is called.

/// A screen worth looking at.
#[derive(Debug, Clone, Copy)]
pub struct Scene {
    /// The beginning of its pictures' names.
    pub name: &'static str,
    /// What follows the address of the page.
    pub fragment: &'static str,
    /// How to get there.
    pub acts: &'static [Act],
}

/// One thing to do on the way.
#[derive(Debug, Clone, Copy)]
pub enum Act {
    /// Clicks an element.
    Click(&'static str),
    /// Moves the mouse to an element.
    Hover(&'static str),
    /// Presses a key or a chord.
    Press(&'static str),
    /// Types a text.
    Type(&'static str),
    /// Waits for an element.
    Wait(&'static str),
}

/// All of them.
pub const SCENES: &[Scene] = &[Scene { name: "start", fragment: "", acts: &[] }];

//! The messages about saved games, and about everything that people send each other: links, lessons, assignments,
//! results, and a game on its way to another device.

use crate::{
    game::aids::HelpKind,
    links::{
        assignment::{Assignment, Outcome},
        deck::Deck,
        handover::Piece,
        reasons::ReasonGiven,
    },
    saved::{
        archive::{Archive, FileError},
        journal::{RecordError, Restored},
    },
    scorm::package::NotPacked,
    ui::{Exported, Imported, Importing, SaveError},
    work::Answered,
};
use sudoku_core::{Candidate, Shape, Technique, magazine::Paper, qr::Greys, step::Step};

/// Messages about the saved games.
#[derive(Clone, Debug, PartialEq)]
pub enum GamesMsg {
    /// Put another game on the board, unchanged.
    Open(u64),
    /// Put another game on the board and restart it.
    Restart(u64),
    /// Put a copy of a game on the board.
    Copy(u64),
    /// Delete a game.
    Delete(u64),
    /// Restore a deleted game.
    Undelete(u64),
    /// Resume the previous game.
    Return,
    /// Export everything saved to a file.
    Export {
        /// Whether to export only the data of this page: the disk is unreadable.
        part: bool,
    },
    /// Merge a file with the data here; or the reason why it is invalid.
    Import(Result<Box<Archive>, FileError>),
    /// Show the question whether to delete the unreadable games permanently, or close it.
    Part(bool),
    /// Delete them.
    RemoveUnreadable,
    /// Export them to a separate file.
    ExportUnreadable,
    /// Stop the import.
    StopImport,
    /// A game on the disk was read.
    GameRead {
        /// Its name.
        game: u64,
        /// The game, or the reason why it is unreadable.
        outcome: Result<Box<Restored>, RecordError>,
    },
    /// Some more games have arrived, so the list may show them.
    GamesGrew,
    /// All games on the disk have arrived.
    GamesRead,
    /// The games on the disk are unreadable.
    GamesFailed(SaveError),
    /// The game to open no longer exists.
    GameGone(u64),
    /// The disk failed to look for the game to open.
    LoadFailed {
        /// The game.
        game: u64,
        /// The reason.
        fault: SaveError,
    },
    /// The result of an export.
    Exported(Exported),
    /// The unreadable games were exported to a separate file, or the disk was unreadable.
    GamesExported(bool),
    /// An import begins, or progresses.
    Importing(Importing),
    /// The import starts writing, with its settings first.
    ImportWrites(Option<String>),
    /// An imported file has more of the game on the board.
    Join {
        /// Its name.
        game: u64,
        /// The game in the file.
        file: Box<Restored>,
    },
    /// The import is finished, with its result; none if writing failed.
    Imported(Option<Imported>),
}

impl GamesMsg {
    /// Returns whether the disk sends it: then the player has done nothing.
    pub(crate) const fn is_of_the_disk(&self) -> bool {
        match self {
            Self::GameRead { .. }
            | Self::GamesGrew
            | Self::GamesRead
            | Self::GamesFailed(_)
            | Self::GameGone(_)
            | Self::LoadFailed { .. }
            | Self::Exported(_)
            | Self::GamesExported(_)
            | Self::Importing(_)
            | Self::ImportWrites(_)
            | Self::Join { .. }
            | Self::Imported(_) => true,
            Self::Open(_)
            | Self::Restart(_)
            | Self::Copy(_)
            | Self::Delete(_)
            | Self::Undelete(_)
            | Self::Return
            | Self::Export { .. }
            | Self::Import(_)
            | Self::Part(_)
            | Self::RemoveUnreadable
            | Self::ExportUnreadable
            | Self::StopImport => false,
        }
    }
}

/// Messages about links.
#[derive(Clone, Debug, PartialEq)]
pub enum LinkMsg {
    /// Open the puzzle of this address, with which the page was opened.
    Open(String),
    /// Open the puzzle of this address, which an open page got: a board with moves stays until the player takes the
    /// puzzle.
    Follow(String),
    /// Play the puzzle of a link that arrived during another game.
    Play,
    /// Open this link, which was in a text or in a lesson.
    Within(String),
    /// The worker's answer.
    Answered(Box<Answered>),
}

/// Messages about lessons.
#[derive(Clone, Debug, PartialEq)]
pub enum DeckMsg {
    /// Add the step or the position on the board to the player's own lesson.
    Add,
    /// Show the step on the board, and another position with a step of the same technique.
    Like,
    /// Show the step on the board with several such positions, as a worksheet.
    Sheet,
    /// Show the player's own lesson, to be changed.
    Own,
    /// Show the player's own lesson as a pupil sees it.
    Try,
    /// Reveal more of the slide, or turn to the next.
    Next,
    /// Take back the last reveal, or turn to the slide before.
    Back,
    /// Turn to a slide, with nothing revealed.
    GoTo(usize),
    /// Turn to the next slide, with nothing revealed.
    NextSlide,
    /// Reveal nothing of the slide.
    Again,
    /// Change the title.
    Title(String),
    /// Change the note of the slide.
    Note(String),
    /// Move the slide in the lesson: towards its start, or its end.
    Shift(bool),
    /// Remove the slide.
    Remove,
    /// Bring back the slide removed last.
    Restore,
    /// Take the lesson of the link as the player's own. It replaces none: its slides go to the end.
    Take,
    /// Play on from the position of the slide.
    Play,
    /// Make the screen black.
    Blank,
    /// Wake a black screen, and nothing more.
    Wake,
    /// Show all candidates, or hide them.
    Candidates,
    /// Add a slide like this one: another position with a step of the same technique.
    Another,
    /// The positions for that arrived, or could not be loaded.
    Cases(Option<String>),
    /// Print the lesson on that paper, with codes to this address of the page.
    Print(Paper, String),
    /// Show this lesson, with the steps of its slides as far as they are known: the worker finds others.
    Show(Box<Deck>, Vec<Step>),
    /// The text of the player's own lesson, if there is one.
    Stored(Option<String>),
    /// The worker's answer.
    Answered(Box<Answered>),
}

impl DeckMsg {
    /// Returns whether it comes from a key or a button of a shown lesson.
    #[must_use]
    pub const fn is_a_press(&self) -> bool {
        matches!(
            self,
            Self::Next
                | Self::Back
                | Self::NextSlide
                | Self::Again
                | Self::Candidates
                | Self::Blank
                | Self::Wake
        )
    }
}

/// Messages about assignments.
#[derive(Clone, Debug, PartialEq)]
pub enum AssignmentMsg {
    /// Set the puzzle on the board as an assignment.
    Set,
    /// Set positions like the step on the board as an assignment, or without a step the puzzle.
    SetLike,
    /// Set positions with a technique as an assignment.
    SetDrill(Technique, Shape),
    /// Set the puzzle that the player has just solved as a race against the player.
    Race,
    /// Begin the assignment at the current position, or at the start of the puzzle.
    FromHere(bool),
    /// Change the title.
    Title(String),
    /// Bar a kind of help, or allow it.
    Bar(HelpKind, bool),
    /// Ask for a reason for each move, or don't.
    AskWhy(bool),
    /// Change the limit of time, in minutes; none for no limit.
    Minutes(Option<u8>),
    /// Change the number of positions.
    Count(u8),
    /// Change the name: of the rival while a race is set, otherwise of the pupil.
    Name(String),
    /// Begin the assignment of the link.
    Begin,
    /// Show the assignment on the board, or its result.
    Show,
    /// End the assignment unfinished, with a result.
    HandIn,
    /// Show this assignment, which the player may begin.
    Offer(Box<Assignment>),
    /// The board of the assignment is finished.
    Finished,
    /// A finished game is credited: the game, and the techniques that the player used in it without help.
    Credited(u64, Vec<Technique>),
    /// The finished game on the board is not credited.
    NotCredited,
    /// A position of a set drill is answered.
    Drilled {
        /// Whether the player found the answer.
        found: bool,
        /// The candidate of the first wrong answer.
        wrong: Option<Candidate>,
    },
    /// A move got its reason, or the player went on without one.
    Reasoned(ReasonGiven),
    /// All positions of a set drill are answered.
    DrillOver,
    /// A second of the assignment has passed.
    Second,
    /// The assignment under way, as stored.
    Stored(String),
    /// The size in bytes of the package for learning management systems, about.
    Weighed(Result<u64, NotPacked>),
    /// The package was made, with so many bytes, or was not.
    Packed(Result<u64, NotPacked>),
    /// The page opened inside a package, and found a learning management system: what that has, as text.
    Launched(String),
    /// That system took a report, or didn't.
    LmsAnswered(bool),
    /// The worker's answer.
    Answered(Box<Answered>),
    /// Ask for the size of the package.
    Weigh,
    /// Make the package.
    Pack,
}

/// Messages about the results of a class.
#[derive(Clone, Debug, PartialEq)]
pub enum ClassMsg {
    /// The dialog opens.
    Look,
    /// Read the results in a text: typed, pasted, or of a file.
    Read(String),
    /// Read the results in the codes of a picture: of a file, or else the latest of the camera, which may have
    /// none.
    Picture(Greys, Pictured),
    /// Show the results of the assignment with this number.
    Choose(u32),
    /// Show names, or hide them.
    HideNames(bool),
    /// Remove a result of the assignment on show, by its place in the table.
    Remove(usize),
    /// Remove all results of the assignment on show.
    RemoveAll,
    /// Remove the stored results that can't be read.
    RemoveUnread,
    /// Bring back the results removed last.
    Restore,
    /// Add these results, and show them.
    Add(Vec<Outcome>),
    /// The results of a class, as stored.
    Stored(Option<String>),
    /// The worker's answer.
    Answered(Box<Answered>),
}

/// The source of a picture.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pictured {
    /// A file.
    #[default]
    File,
    /// The camera, which takes one after another.
    Live,
}

/// Messages about handing over.
#[derive(Clone, Debug, PartialEq)]
pub enum HandoverMsg {
    /// Show the codes of the game on the board.
    Show,
    /// Turn to the next code, or to the one before.
    Turn(bool),
    /// Take a game from another device: read its codes.
    Receive,
    /// Read the codes in a picture of the camera.
    Picture(Greys),
    /// Read a link, as typed or pasted.
    Read(String),
    /// Forget the codes read so far.
    Forget,
    /// Take this piece of a game.
    Take(Box<Piece>),
    /// The pieces of a game from another device, as stored.
    Stored(String),
    /// The worker's answer.
    Answered(Box<Answered>),
}

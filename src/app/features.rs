//! The features of the page: the components of each thing that a player can do. A feature has the name of its
//! counterpart in `src/core/play/features/`. It uses shared parts, the store and the words, and no other
//! feature.

pub(crate) mod argue;
pub(crate) mod assignment;
pub(crate) mod cages;
pub(crate) mod class;
pub(crate) mod deck;
pub(crate) mod editor;
pub(crate) mod games;
pub(crate) mod handout;
pub(crate) mod handover;
pub(crate) mod hint;
pub(crate) mod keys;
pub(crate) mod learn;
pub(crate) mod magazine;
pub(crate) mod making;
pub(crate) mod moments;
pub(crate) mod pen;
pub(crate) mod photo;
pub(crate) mod present;
pub(crate) mod queries;
pub(crate) mod rating;
pub(crate) mod review;
pub(crate) mod settings;
pub(crate) mod share;
pub(crate) mod simple;
pub(crate) mod solver;
pub(crate) mod story;
pub(crate) mod texts;
pub(crate) mod times;
pub(crate) mod why;
pub(crate) mod zoom;

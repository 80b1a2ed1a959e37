//! Assignments in a learning management system such as Moodle, by SCORM 1.2: the package that a teacher uploads, and
//! what the page inside it reads from the system and reports to it. `docs/scorm.md` has the format.

pub mod cmi;
pub mod package;
pub mod zip;

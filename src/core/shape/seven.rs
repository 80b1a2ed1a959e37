//! The row of a size for tests alone: 7×7.

use super::{Density, Limits, Making, Page, Row};

/// Its row. Its only box shape is a whole row.
pub(super) const ROW: Row = Row {
    rows: 1,
    columns: 7,
    token: 7,
    is_offered: false,
    density: Density::Usual,
    limits: Limits {
        subset: 4,
        fish: 3,
        finned: 3,
        mixed: 2,
        chain: 16,
        set: 5,
        sets: 4,
        ring: 12,
        bent: 4,
        rectangle: 3,
        odd: 7,
        aligned: 3,
        templates: 20_000,
        sectors: true,
        loops: true,
        kraken: 3,
        branch: 6,
        options: 4,
        waves: 6,
    },
    making: Making {
        levels: 6,
        clues: [(20, 24), (14, 17), (11, 15), (10, 14), (10, 14), (10, 14)],
        is_quick: true,
        attempts: 3000,
        nodes: 100_000,
        too_hard: 10,
        work: 120_000_000,
        millis: 4,
        wished: (0, 0),
        narrow: [0, 1, 1, 1, 1, 1],
    },
    page: Page {
        attempts: 200,
        clues: 14,
        wrong: 3,
        answer: 0.36,
        answers: [(4, 5), (2, 3)],
        steps: (3, 0.85),
        worksheet: 80.0,
    },
};

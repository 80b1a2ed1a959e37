//! A second way to count solutions, independent of the core's searches: a board as an exact cover of 4·n⁴
//! demands (each cell a digit, each digit once in each row, column and box), by dancing links (Knuth,
//! *Dancing Links*, 2000). It computes with the side itself and uses none of our geometry.

use sudoku_core::{Cell, Digit, Grid, Shape};

/// The result of a count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Cover {
    /// Solutions, at most the limit.
    pub(crate) found: usize,
    /// The first of them.
    pub(crate) first: Option<Grid>,
    /// Whether the count stopped before it had seen everything or reached the limit.
    pub(crate) gave_up: bool,
}

/// The links of one shape, which can be covered and uncovered for any number of grids.
pub(crate) struct ExactCover {
    shape: Shape,
    left: Vec<u32>,
    right: Vec<u32>,
    up: Vec<u32>,
    down: Vec<u32>,
    /// The demand of a node.
    head: Vec<u32>,
    /// How many candidates are left for a demand.
    size: Vec<u32>,
}

/// Each candidate meets so many demands, one node in its row for each.
const DEMANDS: usize = 4;

impl ExactCover {
    pub(crate) fn new(shape: Shape) -> Self {
        let (rows, columns, side) = (shape.box_rows(), shape.box_columns(), shape.side());
        let heads = DEMANDS * side * side;
        let ring = |step: usize| (0..=heads).map(move |head| ((head + step) % (heads + 1)) as u32).collect();
        let mut cover = Self {
            shape,
            left: ring(heads),
            right: ring(1),
            up: (0..=heads as u32).collect(),
            down: (0..=heads as u32).collect(),
            head: (0..=heads as u32).collect(),
            size: vec![0; heads + 1],
        };
        for row in 0..side {
            for column in 0..side {
                for digit in 0..side {
                    let box_ = row / rows * rows + column / columns;
                    let met =
                        [row * side + column, row * side + digit, column * side + digit, box_ * side + digit];
                    cover.add(met.into_iter().enumerate().map(|(kind, at)| 1 + kind * side * side + at));
                }
            }
        }
        cover
    }

    fn add(&mut self, heads: impl Iterator<Item = usize>) {
        let first = self.head.len();
        for (nth, head) in heads.enumerate() {
            let node = first + nth;
            let last = self.up[head];
            self.left.push((first + (nth + DEMANDS - 1) % DEMANDS) as u32);
            self.right.push((first + (nth + 1) % DEMANDS) as u32);
            self.up.push(last);
            self.down.push(head as u32);
            self.head.push(head as u32);
            self.down[last as usize] = node as u32;
            self.up[head] = node as u32;
            self.size[head] += 1;
        }
    }

    fn cover(&mut self, head: usize) {
        let (left, right) = (self.left[head] as usize, self.right[head] as usize);
        self.right[left] = right as u32;
        self.left[right] = left as u32;
        let mut row = self.down[head] as usize;
        while row != head {
            let mut node = self.right[row] as usize;
            while node != row {
                let (up, down) = (self.up[node] as usize, self.down[node] as usize);
                self.down[up] = down as u32;
                self.up[down] = up as u32;
                self.size[self.head[node] as usize] -= 1;
                node = self.right[node] as usize;
            }
            row = self.down[row] as usize;
        }
    }

    fn uncover(&mut self, head: usize) {
        let mut row = self.up[head] as usize;
        while row != head {
            let mut node = self.left[row] as usize;
            while node != row {
                let (up, down) = (self.up[node] as usize, self.down[node] as usize);
                self.down[up] = node as u32;
                self.up[down] = node as u32;
                self.size[self.head[node] as usize] += 1;
                node = self.left[node] as usize;
            }
            row = self.up[row] as usize;
        }
        let (left, right) = (self.left[head] as usize, self.right[head] as usize);
        self.right[left] = head as u32;
        self.left[right] = head as u32;
    }

    /// Takes a candidate: covers the demands it meets, except the one that led to it, if any.
    fn choose(&mut self, row: usize) {
        let mut node = self.right[row] as usize;
        while node != row {
            self.cover(self.head[node] as usize);
            node = self.right[node] as usize;
        }
    }

    fn unchoose(&mut self, row: usize) {
        let mut node = self.left[row] as usize;
        while node != row {
            self.uncover(self.head[node] as usize);
            node = self.left[node] as usize;
        }
    }

    /// The demand with the fewest candidates left, or `None` if all are met.
    fn narrowest(&self) -> Option<usize> {
        let mut best: Option<usize> = None;
        let mut head = self.right[0] as usize;
        while head != 0 {
            if best.is_none_or(|best| self.size[head] < self.size[best]) {
                best = Some(head);
            }
            if self.size[head] <= 1 {
                return best;
            }
            head = self.right[head] as usize;
        }
        best
    }

    /// The first node of a candidate's row.
    fn row_of(&self, cell: Cell, digit: Digit) -> usize {
        let side = self.shape.side();
        1 + DEMANDS * side * side + DEMANDS * (cell.index() * side + digit.index())
    }

    /// Counts the solutions of a grid up to `limit`, trying at most `most` candidates.
    pub(crate) fn count(&mut self, grid: &Grid, limit: usize, most: u64) -> Cover {
        let mut cover = Cover { found: 0, first: None, gave_up: false };
        let givens: Vec<usize> = grid.filled().map(|(cell, digit)| self.row_of(cell, digit)).collect();
        let mut taken = 0;
        for &row in &givens {
            // A met demand is no longer linked: two givens clash.
            if !(row..row + DEMANDS).all(|node| self.is_open(self.head[node] as usize)) {
                break;
            }
            self.cover(self.head[row] as usize);
            self.choose(row);
            taken += 1;
        }
        if taken == givens.len() {
            self.search(grid, limit, most, &mut cover);
        }
        for &row in givens[..taken].iter().rev() {
            self.unchoose(row);
            self.uncover(self.head[row] as usize);
        }
        cover
    }

    fn is_open(&self, head: usize) -> bool {
        self.right[self.left[head] as usize] as usize == head
    }

    /// Depth first. Each level is the candidate taken there.
    fn search(&mut self, grid: &Grid, limit: usize, most: u64, cover: &mut Cover) {
        let mut levels: Vec<usize> = Vec::new();
        let mut tried = 0;
        // The next candidate to try at a new level, or nothing once all demands are met.
        loop {
            let forwards = cover.found < limit && !cover.gave_up;
            let next = if !forwards {
                None
            } else if let Some(head) = self.narrowest() {
                self.cover(head);
                let row = self.down[head] as usize;
                levels.push(row);
                Some(row)
            } else {
                cover.found += 1;
                if cover.first.is_none() {
                    cover.first = Some(self.solution(grid, &levels));
                }
                None
            };
            let mut row = match next {
                Some(row) => row,
                None => match self.back(&mut levels) {
                    Some(row) => row,
                    None => return,
                },
            };
            // A level without candidates is dropped, and the search resumes at the one before.
            loop {
                let head = self.head[row] as usize;
                let stop = cover.found >= limit || cover.gave_up;
                if row != head && !stop {
                    break;
                }
                self.uncover(head);
                levels.pop();
                match self.back(&mut levels) {
                    Some(next) => row = next,
                    None => return,
                }
            }
            tried += 1;
            cover.gave_up = tried > most;
            self.choose(row);
        }
    }

    /// Takes the last candidate back: the next one of its level, or the head if there is none. `None` if no
    /// level is left.
    fn back(&mut self, levels: &mut [usize]) -> Option<usize> {
        let last = levels.last_mut()?;
        let row = *last;
        *last = self.down[row] as usize;
        let next = *last;
        self.unchoose(row);
        Some(next)
    }

    fn solution(&self, grid: &Grid, levels: &[usize]) -> Grid {
        let side = self.shape.side();
        let mut solution = grid.clone();
        for &row in levels {
            let candidate = (row - 1 - DEMANDS * side * side) / DEMANDS;
            solution.set(Cell::at(candidate / side), Some(Digit::at(candidate % side)));
        }
        solution
    }
}

//! A second way to count solutions, independent of the core's searches: a board as an exact cover of 4·n⁴
//! demands (each cell a digit, each digit once in each row, column and box, and what a variant demands), by dancing links (Knuth,
//! *Dancing Links*, 2000). It computes with the side itself and uses none of our geometry.

use sudoku_core::{Cell, Constraint, Digit, Grid, Shape};

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
    is_covered: Vec<bool>,
    /// The first node of each candidate, by cell and then by digit.
    rows: Vec<u32>,
}

impl ExactCover {
    pub(crate) fn new(shape: &Shape) -> Self {
        let (rows, columns, side) = (shape.box_rows(), shape.box_columns(), shape.side());
        let has = |constraint: Constraint| shape.constraints().has(constraint);
        // Beyond cells, rows, columns and boxes: two diagonals and four windows.
        let must = 4 * side * side + 6 * side;
        let mut meetings: Vec<Vec<usize>> = Vec::new();
        for candidate in 0..side * side * side {
            let (row, column, digit) = (candidate / side / side, candidate / side % side, candidate % side);
            let box_ = shape.regions().map_or(row / rows * rows + column / columns, |regions| {
                usize::from(regions[row * side + column])
            });
            let mut met =
                vec![row * side + column, row * side + digit, column * side + digit, box_ * side + digit];
            met.iter_mut().enumerate().for_each(|(kind, at)| *at += kind * side * side);
            let mut add = |number: usize| met.push(4 * side * side + number * side + digit);
            if has(Constraint::Diagonals) && row == column {
                add(0);
            }
            if has(Constraint::Diagonals) && row + column == side - 1 {
                add(1);
            }
            if has(Constraint::Windows) && row % 4 > 0 && column % 4 > 0 {
                add(2 + row / 4 * 2 + column / 4);
            }
            meetings.push(met);
        }
        // Two cells that a rule binds take a digit once at most: such demands may stay unmet.
        let mut heads = must;
        let moves: [(Constraint, &[(usize, isize)]); 2] = [
            (Constraint::Knight, &[(1, 2), (1, -2), (2, 1), (2, -1)]),
            (Constraint::King, &[(1, 1), (1, -1)]),
        ];
        for (_, moves) in moves.into_iter().filter(|(constraint, _)| has(*constraint)) {
            for (cell, &(down, across)) in
                (0..side * side).flat_map(|cell| moves.iter().map(move |to| (cell, to)))
            {
                let (row, column) = (cell / side + down, (cell % side).checked_add_signed(across));
                let Some(column) = column.filter(|&column| column < side && row < side) else { continue };
                for digit in 0..side {
                    meetings[cell * side + digit].push(heads);
                    meetings[(row * side + column) * side + digit].push(heads);
                    heads += 1;
                }
            }
        }
        let mut is_met = vec![false; heads];
        meetings.iter().flatten().for_each(|&head| is_met[head] = true);
        let ring: Vec<u32> = std::iter::once(0)
            .chain((0..must).filter(|&head| is_met[head]).map(|head| head as u32 + 1))
            .collect();
        let (mut left, mut right): (Vec<u32>, Vec<u32>) =
            ((0..=heads as u32).collect(), (0..=heads as u32).collect());
        for (nth, &head) in ring.iter().enumerate() {
            let next = ring[(nth + 1) % ring.len()];
            right[head as usize] = next;
            left[next as usize] = head;
        }
        let mut cover = Self {
            shape: shape.clone(),
            left,
            right,
            up: (0..=heads as u32).collect(),
            down: (0..=heads as u32).collect(),
            head: (0..=heads as u32).collect(),
            size: vec![0; heads + 1],
            is_covered: vec![false; heads + 1],
            rows: Vec::new(),
        };
        for met in &meetings {
            cover.add(met);
        }
        cover
    }

    fn add(&mut self, heads: &[usize]) {
        let (first, many) = (self.head.len(), heads.len());
        self.rows.push(first as u32);
        for (nth, head) in heads.iter().map(|head| head + 1).enumerate() {
            let node = first + nth;
            let last = self.up[head];
            self.left.push((first + (nth + many - 1) % many) as u32);
            self.right.push((first + (nth + 1) % many) as u32);
            self.up.push(last);
            self.down.push(head as u32);
            self.head.push(head as u32);
            self.down[last as usize] = node as u32;
            self.up[head] = node as u32;
            self.size[head] += 1;
        }
    }

    fn cover(&mut self, head: usize) {
        self.is_covered[head] = true;
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
        self.is_covered[head] = false;
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
        self.rows[cell.index() * self.shape.side() + digit.index()] as usize
    }

    /// Counts the solutions of a grid up to `limit`, trying at most `most` candidates.
    pub(crate) fn count(&mut self, grid: &Grid, limit: usize, most: u64) -> Cover {
        let mut cover = Cover { found: 0, first: None, gave_up: false };
        let givens: Vec<usize> = grid.filled().map(|(cell, digit)| self.row_of(cell, digit)).collect();
        let mut taken = 0;
        for &row in &givens {
            // A met demand is no longer linked: two givens clash.
            let next = self.rows.iter().find(|&&next| next as usize > row);
            let end = next.map_or(self.head.len(), |&next| next as usize);
            if (row..end).any(|node| self.is_covered[self.head[node] as usize]) {
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
            let candidate = self.rows.partition_point(|&first| first as usize <= row) - 1;
            solution.set(Cell::at(candidate / side), Some(Digit::at(candidate % side)));
        }
        solution
    }
}

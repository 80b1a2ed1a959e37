//! A way along the gaps between notes: the shortest one over the crossings of gaps, found by A* (Hart,
//! Nilsson and Raphael, 1968), then pulled tight and rounded.

use super::{
    Curve, Field, Point,
    curve::{Bend, between, distance},
    field::{fine, is_along},
};
use std::{cmp::Reverse, collections::BinaryHeap};

/// The extra cost of a step along another link, and along the lines between cells, as a link is hard to see
/// there.
const WORN: f64 = 1.6;
const LINE: f64 = 4.0;
/// The length along the lines of the grid that pulling a way tight may add, in cells.
const ALLOWED: f64 = 0.2;
/// The resolution of costs.
const UNIT: f64 = 1e6;
/// The widest turn, in steps.
const TURN: f64 = 2.5;

/// A crossing of the gaps: its number from the left and from the top.
type Node = (usize, usize);

impl Field {
    /// A way clear of obstacles, if there is one.
    pub(super) fn searched(&self, from: Point, to: Point) -> Option<Curve> {
        let ends = [from, to];
        let mut corners = vec![from];
        corners.extend(self.crossings(from, to)?);
        corners.push(to);
        // From each corner to the farthest one in sight.
        let mut tight = vec![from];
        let mut at = 0;
        while at + 1 < corners.len() {
            // A shortcut must not hide in a line of the grid where the way around did not.
            let along = |one, other| self.along(&Curve::bent(one, between(one, other, 0.5), other));
            let around =
                |next: usize| -> f64 { corners[at..=next].windows(2).map(|two| along(two[0], two[1])).sum() };
            let sees = |next: &usize| {
                self.is_free(corners[at], corners[*next], &ends)
                    && along(corners[at], corners[*next]) <= around(*next) + ALLOWED
            };
            let seen = (at + 1..corners.len()).rev().find(sees);
            at = seen.unwrap_or(at + 1);
            tight.push(corners[at]);
        }
        Some(self.rounded(&tight, &ends))
    }

    fn crossings(&self, from: Point, to: Point) -> Option<Vec<Point>> {
        let step = self.step();
        let gaps = self.gaps();
        let count = gaps.len() - 1;
        let spot = |(i, j): Node| (gaps[i], gaps[j]);
        let near = |(i, j): Node, end: Point| distance(spot((i, j)), end) < step;
        let number = |(i, j): Node| j * (count + 1) + i;
        let units = |cost: f64| (cost * UNIT) as u64;
        let left = |node: Node| units((distance(spot(node), to) - step).max(0.0));
        let around = |end: Point| {
            let (i, j) = (self.gap_before(end.0), self.gap_before(end.1));
            (i..=i + 1).flat_map(move |i| (j..=j + 1).map(move |j| (i, j)))
        };
        let inside = |(i, j): Node| i > 0 && j > 0 && i < count && j < count;
        let ends = [from, to];
        let mut cost = vec![u64::MAX; (count + 1) * (count + 1)];
        let mut came: Vec<Option<Node>> = vec![None; cost.len()];
        let mut open = BinaryHeap::new();
        for node in around(from).filter(|&node| inside(node) && self.is_clear(spot(node), &ends)) {
            cost[number(node)] = units(distance(spot(node), from));
            open.push(Reverse((cost[number(node)] + left(node), node)));
        }
        while let Some(Reverse((estimate, node))) = open.pop() {
            let here = cost[number(node)];
            if estimate > here + left(node) {
                continue;
            }
            if near(node, to) {
                let mut way = vec![spot(node)];
                let mut at = node;
                while let Some(before) = came[number(at)] {
                    way.push(spot(before));
                    at = before;
                }
                way.reverse();
                return Some(way);
            }
            for next in neighbours(node).filter(|&next| inside(next)) {
                let (one, other) = (spot(node), spot(next));
                let looks = [0.25, 0.5, 0.75, 1.0];
                if !looks.iter().all(|&look| self.is_clear(between(one, other, look), &ends)) {
                    continue;
                }
                let is_line = is_along(one, other);
                let worn =
                    if self.is_worn(other) || self.is_worn(between(one, other, 0.5)) { WORN } else { 0.0 };
                let length = distance(one, other) * (if is_line { LINE } else { 1.0 } + worn);
                let there = here + units(length);
                if there < cost[number(next)] {
                    cost[number(next)] = there;
                    came[number(next)] = Some(node);
                    open.push(Reverse((there + left(next), next)));
                }
            }
        }
        None
    }

    /// The way through some corners, each turned as widely as the neighbouring pieces and the obstacles
    /// allow.
    fn rounded(&self, corners: &[Point], ends: &[Point]) -> Curve {
        let (Some(&start), Some(&end)) = (corners.first(), corners.last()) else {
            return Curve { start: (0.0, 0.0), bends: Vec::new() };
        };
        let mut curve = Curve { start, bends: Vec::new() };
        for three in corners.windows(3) {
            let [before, corner, after] = [three[0], three[1], three[2]];
            let room = (distance(before, corner) / 2.0).min(distance(corner, after) / 2.0);
            let mut turn = room.min(TURN * self.step());
            let mut turned = false;
            for _ in 0..4 {
                let enters = between(corner, before, turn / distance(before, corner).max(f64::EPSILON));
                let leaves = between(corner, after, turn / distance(corner, after).max(f64::EPSILON));
                let bend = Curve::bent(enters, corner, leaves);
                if fine(&bend, self.step()).iter().all(|&spot| self.is_clear(spot, ends)) {
                    curve.line_to(enters);
                    curve.bends.push(Bend { control: corner, end: leaves });
                    turned = true;
                    break;
                }
                turn /= 2.0;
            }
            if !turned {
                curve.line_to(corner);
            }
        }
        curve.line_to(end);
        curve
    }
}

fn neighbours((i, j): Node) -> impl Iterator<Item = Node> {
    let beside = |at: usize| [at.wrapping_sub(1), at, at + 1];
    let all = beside(i).into_iter().flat_map(move |i| beside(j).into_iter().map(move |j| (i, j)));
    all.filter(move |&next| next != (i, j))
}

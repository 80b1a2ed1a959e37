//! The net while it learns: gradients by the chain rule, and steps by [Adam](https://arxiv.org/abs/1412.6980).

use crate::chance::Chance;
use matrixmultiply::sgemm;
use stepdoku_photo::{
    cells::{Cell, PIXELS, SIDE},
    net::{BYTES, CHANNELS, FLAT, HIDDEN, SHAPES, STEPS, SYMBOLS},
};

/// All weights and biases in a row: for each layer its weights, input by input, and its biases.
pub(crate) type Numbers = Vec<f32>;

/// Returns the places in [`Numbers`] where the weights of a layer begin, where its biases begin, and where these end.
fn places(layer: usize) -> (usize, usize, usize) {
    let start = SHAPES[..layer].iter().map(|(inputs, outputs)| (inputs + 1) * outputs).sum();
    let (inputs, outputs) = SHAPES[layer];
    (start, start + inputs * outputs, start + (inputs + 1) * outputs)
}

/// Returns weights to begin with, by the [method of He and others](https://arxiv.org/abs/1502.01852).
pub(crate) fn beginning(chance: &mut Chance) -> Numbers {
    let mut numbers = vec![0.0; places(4).2];
    for (layer, (inputs, _)) in SHAPES.iter().enumerate() {
        let (weights, biases, _) = places(layer);
        let deviation = (2.0 / *inputs as f32).sqrt();
        for weight in &mut numbers[weights..biases] {
            *weight = chance.normal() * deviation;
        }
    }
    numbers
}

/// Adds the product of two matrices: `out += a * b`, where `a` is `rows` by `inner` and `b` is `inner` by `columns`,
/// each perhaps turned over.
#[allow(clippy::too_many_arguments, reason = "these are the arguments of a product of matrices")]
fn product(
    a: &[f32],
    turn_a: bool,
    b: &[f32],
    turn_b: bool,
    out: &mut [f32],
    rows: usize,
    inner: usize,
    columns: usize,
) {
    assert!(a.len() >= rows * inner && b.len() >= inner * columns && out.len() >= rows * columns);
    let (rsa, csa) = if turn_a { (1, rows) } else { (inner, 1) };
    let (rsb, csb) = if turn_b { (1, inner) } else { (columns, 1) };
    #[allow(unsafe_code, reason = "the library multiplies by address; the lengths are asserted above")]
    // SAFETY: every address that the strides reach is within the slices.
    unsafe {
        sgemm(
            rows,
            inner,
            columns,
            1.0,
            a.as_ptr(),
            rsa as isize,
            csa as isize,
            b.as_ptr(),
            rsb as isize,
            csb as isize,
            1.0,
            out.as_mut_ptr(),
            columns as isize,
            1,
        );
    }
}

/// Fills `out` with the windows of three by three pixels around every pixel, in rows.
fn windows(values: &[f32], count: usize, side: usize, channels: usize, out: &mut Vec<f32>) {
    out.clear();
    out.resize(count * side * side * 9 * channels, 0.0);
    for (i, row) in out.chunks_exact_mut(9 * channels).enumerate() {
        let (picture, pixel) = (i / (side * side), i % (side * side));
        let (x, y) = (pixel % side, pixel / side);
        for window in 0..9 {
            let (near_x, near_y) = ((x + window % 3).wrapping_sub(1), (y + window / 3).wrapping_sub(1));
            if near_x < side && near_y < side {
                let at = ((picture * side + near_y) * side + near_x) * channels;
                row[window * channels..][..channels].copy_from_slice(&values[at..at + channels]);
            }
        }
    }
}

/// Adds up the gradients of windows for the pixels that they share.
fn gather(gradients: &[f32], count: usize, side: usize, channels: usize) -> Vec<f32> {
    let mut out = vec![0.0; count * side * side * channels];
    for (i, row) in gradients.chunks_exact(9 * channels).enumerate() {
        let (picture, pixel) = (i / (side * side), i % (side * side));
        let (x, y) = (pixel % side, pixel / side);
        for window in 0..9 {
            let (near_x, near_y) = ((x + window % 3).wrapping_sub(1), (y + window / 3).wrapping_sub(1));
            if near_x < side && near_y < side {
                let at = ((picture * side + near_y) * side + near_x) * channels;
                for (sum, gradient) in out[at..at + channels].iter_mut().zip(&row[window * channels..]) {
                    *sum += gradient;
                }
            }
        }
    }
    out
}

/// Returns the largest of four pixels, at least 0, with its place; `u32::MAX` for none.
fn halve(values: &[f32], count: usize, side: usize, channels: usize) -> (Vec<f32>, Vec<u32>) {
    let half = side / 2;
    let mut most = vec![0.0; count * half * half * channels];
    let mut from = vec![u32::MAX; most.len()];
    for (i, values) in values.chunks_exact(channels).enumerate() {
        let (picture, pixel) = (i / (side * side), i % (side * side));
        let at = ((picture * half + pixel / side / 2) * half + pixel % side / 2) * channels;
        for (channel, &value) in values.iter().enumerate() {
            if value > most[at + channel] {
                most[at + channel] = value;
                from[at + channel] = (i * channels + channel) as u32;
            }
        }
    }
    (most, from)
}

fn with_biases(biases: &[f32], rows: usize) -> Vec<f32> {
    biases.repeat(rows)
}

/// Returns the gradient of the loss over these cells, of boards with this many classes, and the loss and the number of
/// wrong classes.
pub(crate) fn gradient(numbers: &Numbers, cells: &[(Cell, usize)], occur: usize) -> (Numbers, f32, usize) {
    let count = cells.len();
    let mut gradients = vec![0.0; numbers.len()];
    let mut inputs: Vec<Vec<f32>> = Vec::new();
    let mut chosen: Vec<Vec<u32>> = Vec::new();
    let mut values: Vec<f32> = Vec::with_capacity(count * PIXELS);
    for (cell, _) in cells {
        values.extend_from_slice(cell);
    }
    let mut side = SIDE;
    for layer in 0..3 {
        let (weights, biases, end) = places(layer);
        let mut rows = Vec::new();
        windows(&values, count, side, CHANNELS[layer], &mut rows);
        let pixels = count * side * side;
        let mut sums = with_biases(&numbers[biases..end], pixels);
        let (inner, outputs) = SHAPES[layer];
        product(&rows, false, &numbers[weights..biases], false, &mut sums, pixels, inner, outputs);
        let (most, from) = halve(&sums, count, side, outputs);
        inputs.push(rows);
        chosen.push(from);
        values = most;
        side /= 2;
    }
    let (weights, biases, end) = places(3);
    let mut hidden = with_biases(&numbers[biases..end], count);
    product(&values, false, &numbers[weights..biases], false, &mut hidden, count, FLAT, HIDDEN);
    for value in &mut hidden {
        *value = value.max(0.0);
    }
    let (last, last_biases, end) = places(4);
    let mut classes = with_biases(&numbers[last_biases..end], count);
    product(&hidden, false, &numbers[last..last_biases], false, &mut classes, count, HIDDEN, SYMBOLS);
    let (loss, wrong) = blame(&mut classes, occur, cells.iter().map(|(_, class)| *class));
    // Back through the full layers.
    product(&hidden, true, &classes, false, &mut gradients[last..last_biases], HIDDEN, count, SYMBOLS);
    add_rows(&classes, &mut gradients[last_biases..end]);
    let mut back = vec![0.0; count * HIDDEN];
    product(&classes, false, &numbers[last..last_biases], true, &mut back, count, SYMBOLS, HIDDEN);
    for (gradient, value) in back.iter_mut().zip(&hidden) {
        *gradient *= f32::from(*value > 0.0);
    }
    let end = places(3).2;
    product(&values, true, &back, false, &mut gradients[weights..biases], FLAT, count, HIDDEN);
    add_rows(&back, &mut gradients[biases..end]);
    let mut flat = vec![0.0; count * FLAT];
    product(&back, false, &numbers[weights..biases], true, &mut flat, count, HIDDEN, FLAT);
    // Back through the convolutions.
    for layer in (0..3).rev() {
        side *= 2;
        let (weights, biases, end) = places(layer);
        let (inner, outputs) = SHAPES[layer];
        let pixels = count * side * side;
        let mut sums = vec![0.0; pixels * outputs];
        for (gradient, &from) in flat.iter().zip(&chosen[layer]) {
            if from != u32::MAX {
                sums[from as usize] = *gradient;
            }
        }
        product(&inputs[layer], true, &sums, false, &mut gradients[weights..biases], inner, pixels, outputs);
        add_rows(&sums, &mut gradients[biases..end]);
        if layer > 0 {
            let mut rows = vec![0.0; pixels * inner];
            product(&sums, false, &numbers[weights..biases], true, &mut rows, pixels, outputs, inner);
            flat = gather(&rows, count, side, CHANNELS[layer]);
        }
    }
    (gradients, loss, wrong)
}

/// Makes gradients of the outputs, and returns the mean loss and the number of wrong classes.
fn blame(outputs: &mut [f32], occur: usize, expected: impl ExactSizeIterator<Item = usize>) -> (f32, usize) {
    let count = expected.len();
    let (mut loss, mut wrong) = (0.0, 0);
    for (class, row) in expected.zip(outputs.chunks_exact_mut(SYMBOLS)) {
        let (row, others) = row.split_at_mut(occur);
        others.fill(0.0);
        let most = row.iter().copied().fold(f32::MIN, f32::max);
        wrong += usize::from(row[class] < most);
        let sum: f32 = row.iter().map(|value| (value - most).exp()).sum();
        loss -= row[class] - most - sum.ln();
        for (i, value) in row.iter_mut().enumerate() {
            *value = ((*value - most).exp() / sum - f32::from(i == class)) / count as f32;
        }
    }
    (loss / count as f32, wrong)
}

fn add_rows(rows: &[f32], sums: &mut [f32]) {
    for row in rows.chunks_exact(sums.len()) {
        for (sum, value) in sums.iter_mut().zip(row) {
            *sum += value;
        }
    }
}

/// Adam's moments.
pub(crate) struct Adam {
    mean: Numbers,
    square: Numbers,
    steps: i32,
}

impl Adam {
    pub(crate) fn new(count: usize) -> Self {
        Self { mean: vec![0.0; count], square: vec![0.0; count], steps: 0 }
    }

    /// Takes a step of this rate down the gradient.
    pub(crate) fn step(&mut self, numbers: &mut Numbers, gradient: &Numbers, rate: f32) {
        self.steps += 1;
        let (early_mean, early_square) = (1.0 - 0.9f32.powi(self.steps), 1.0 - 0.999f32.powi(self.steps));
        for i in 0..numbers.len() {
            self.mean[i] += 0.1 * (gradient[i] - self.mean[i]);
            self.square[i] += 0.001 * (gradient[i] * gradient[i] - self.square[i]);
            let to = self.mean[i] / early_mean / ((self.square[i] / early_square).sqrt() + 1e-8);
            numbers[i] -= rate * (to + 0.004 * numbers[i]);
        }
    }
}

/// Returns the factors of a layer's outputs: for each, the one whose steps are closest to its weights.
fn factors(weights: &[f32], outputs: usize, steps: f32) -> Vec<f32> {
    let factor = |output: usize| {
        let own = || weights.iter().skip(output).step_by(outputs);
        let most = own().fold(1e-9f32, |most, weight| most.max(weight.abs()));
        let far = |factor: f32| {
            own().map(|weight| (weight - whole(*weight, factor, steps) * factor).powi(2)).sum::<f32>()
        };
        let tried = (0..7).map(|cut| most * (1.0 - cut as f32 * 0.05) / steps);
        tried.min_by(|a, b| far(*a).total_cmp(&far(*b))).unwrap_or(most / steps)
    };
    (0..outputs).map(factor).collect()
}

/// Returns a weight as a whole number of steps.
fn whole(weight: f32, factor: f32, steps: f32) -> f32 {
    (weight / factor).round().clamp(-steps, steps)
}

/// Returns the numbers with their weights as the file has them. The second half of the learning uses them, so that the
/// net makes the best of few steps.
pub(crate) fn rounded(numbers: &Numbers) -> Numbers {
    let mut rounded = numbers.clone();
    for (layer, (_, outputs)) in SHAPES.iter().enumerate() {
        let (start, end, _) = places(layer);
        let factors = factors(&numbers[start..end], *outputs, STEPS[layer]);
        for (weight, factor) in rounded[start..end].iter_mut().zip(factors.iter().cycle()) {
            *weight = whole(*weight, *factor, STEPS[layer]) * factor;
        }
    }
    rounded
}

/// Returns the file of weights, in whole numbers.
pub(crate) fn file(numbers: &Numbers) -> Box<[u8; BYTES]> {
    let mut bytes = Vec::with_capacity(BYTES);
    for (layer, (_, outputs)) in SHAPES.iter().enumerate() {
        let (weights, biases, end) = places(layer);
        let weights = &numbers[weights..biases];
        let factors = factors(weights, *outputs, STEPS[layer]);
        for number in factors.iter().chain(&numbers[biases..end]) {
            bytes.extend(number.to_le_bytes());
        }
        let wholes = weights.iter().zip(factors.iter().cycle());
        bytes.extend(wholes.map(|(weight, factor)| whole(*weight, *factor, STEPS[layer]) as i8 as u8));
    }
    bytes.into_boxed_slice().try_into().expect("the shapes are those of the net")
}

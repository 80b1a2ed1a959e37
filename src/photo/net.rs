//! A small net that tells the digit of a cell's picture: three layers of convolution, and two full ones.
//!
//! `train_photo` makes its weights. docs/photo.md has the figures.

use crate::cells::{Cell, PIXELS, SIDE};
use std::ops::Range;

/// The classes that it tells apart on a board of up to 9 by 9: an empty cell, the digits 1 to 9, and handwriting.
pub const CLASSES: usize = 11;

/// The class of handwriting and of other marks besides print.
pub const WRITTEN: usize = 10;

/// The class of the zero, on a larger board.
pub const ZERO: usize = 11;

/// The classes of the numbers 10 to 16, on a larger board.
pub const NUMBERS: Range<usize> = 12..19;

/// The classes of the letters A to G, on a larger board.
pub const LETTERS: Range<usize> = 19..SYMBOLS;

/// All classes: those of a board of up to 9 by 9, and those of a larger one besides.
pub const SYMBOLS: usize = 26;

/// The probability of each class. On a board of up to 9 by 9, those beyond [`CLASSES`] are 0.
pub type Classes = [f32; SYMBOLS];

/// The channels after each convolution.
pub const CHANNELS: [usize; 4] = [1, 12, 24, 32];

/// How many numbers the first of the two full layers gives to the second.
pub const HIDDEN: usize = 96;

/// How many numbers the convolutions give to the full layers.
pub const FLAT: usize = (SIDE / 8) * (SIDE / 8) * CHANNELS[3];

/// The shapes of the matrices of weights, layer by layer: the inputs of each output, and the outputs.
pub const SHAPES: [(usize, usize); 5] = [
    (9 * CHANNELS[0], CHANNELS[1]),
    (9 * CHANNELS[1], CHANNELS[2]),
    (9 * CHANNELS[2], CHANNELS[3]),
    (FLAT, HIDDEN),
    (HIDDEN, SYMBOLS),
];

/// The number of steps of the weights of each layer, to each side of 0. The two largest layers have nine tenths of all
/// weights: few steps are enough for them if they learn with these, and few steps compress well.
pub const STEPS: [f32; 5] = [127.0, 127.0, 7.0, 7.0, 127.0];

/// The bytes of a file of weights: for each layer the factors of its outputs and their biases, as floats, and its
/// weights as whole numbers from -127 to 127, input by input.
pub const BYTES: usize = {
    let mut bytes = 0;
    let mut layer = 0;
    while layer < SHAPES.len() {
        bytes += 8 * SHAPES[layer].1 + SHAPES[layer].0 * SHAPES[layer].1;
        layer += 1;
    }
    bytes
};

static WEIGHTS: &[u8; BYTES] = include_bytes!("net/weights.bin");

/// A layer: its weights, input by input, and a bias for each output.
#[derive(Clone, Debug)]
pub struct Layer {
    /// The weights of each input, for all outputs.
    pub weights: Vec<f32>,
    /// The biases.
    pub biases: Vec<f32>,
}

/// The net, with its weights as numbers to compute with.
#[derive(Clone, Debug)]
pub struct Net {
    layers: Vec<Layer>,
}

impl Default for Net {
    fn default() -> Self {
        Self::from_bytes(WEIGHTS)
    }
}

impl Net {
    /// Returns a net from a file of weights.
    pub fn from_bytes(bytes: &[u8; BYTES]) -> Self {
        let mut rest = bytes.as_slice();
        let layers = SHAPES
            .map(|(inputs, outputs)| {
                let factors: Vec<f32> = (0..outputs).map(|_| float(&mut rest)).collect();
                let biases = (0..outputs).map(|_| float(&mut rest)).collect();
                let (weights, after) = rest.split_at(inputs * outputs);
                rest = after;
                let weights = weights
                    .iter()
                    .zip(factors.iter().cycle())
                    .map(|(&weight, by)| f32::from(weight.cast_signed()) * by)
                    .collect();
                Layer { weights, biases }
            })
            .into();
        Self { layers }
    }

    /// Returns the probability of each class, for the picture of a cell of a board with this many cells a side.
    pub fn classes(&self, cell: &Cell, side: usize) -> Classes {
        let mut values = cell.to_vec();
        debug_assert_eq!(values.len(), PIXELS);
        let mut pixels = SIDE;
        for layer in &self.layers[..3] {
            values = halve(&convolve(&values, pixels, layer), pixels, layer.biases.len());
            pixels /= 2;
        }
        let mut hidden = full(&values, &self.layers[3]);
        for value in &mut hidden {
            *value = value.max(0.0);
        }
        let mut classes = [0.0; SYMBOLS];
        classes.copy_from_slice(&full(&hidden, &self.layers[4]));
        let occur = classes_of(side);
        soften(&mut classes[..occur]);
        classes[occur..].fill(0.0);
        classes
    }
}

/// Returns the number of classes of a board with this many cells a side.
pub const fn classes_of(side: usize) -> usize {
    if side < CLASSES - 1 { CLASSES } else { SYMBOLS }
}

fn float(bytes: &mut &[u8]) -> f32 {
    let (float, rest) = bytes.split_first_chunk().expect("the length of the file is the sum of its parts");
    *bytes = rest;
    f32::from_le_bytes(*float)
}

/// Adds a row of weights, times a number.
fn add(sums: &mut [f32], weights: &[f32], times: f32) {
    for (sum, weight) in sums.iter_mut().zip(weights) {
        *sum += weight * times;
    }
}

/// Returns a convolution with a window of three by three, and zeros outside. Channels of a pixel are side by side.
fn convolve(values: &[f32], side: usize, layer: &Layer) -> Vec<f32> {
    let outputs = layer.biases.len();
    let inputs = values.len() / (side * side);
    let mut sums = Vec::with_capacity(side * side * outputs);
    for y in 0..side {
        for x in 0..side {
            let start = sums.len();
            sums.extend_from_slice(&layer.biases);
            for window in 0..9 {
                let (near_x, near_y) = ((x + window % 3).wrapping_sub(1), (y + window / 3).wrapping_sub(1));
                if near_x >= side || near_y >= side {
                    continue;
                }
                let at = (near_y * side + near_x) * inputs;
                for (input, &value) in values[at..at + inputs].iter().enumerate() {
                    // Half of the values are 0 after the first layer.
                    if value != 0.0 {
                        add(&mut sums[start..], &layer.weights[(window * inputs + input) * outputs..], value);
                    }
                }
            }
        }
    }
    sums
}

/// Returns the largest value of each square of two by two pixels, and at least 0.
fn halve(values: &[f32], side: usize, channels: usize) -> Vec<f32> {
    let half = side / 2;
    let mut halved = vec![0.0f32; half * half * channels];
    for (pixel, values) in values.chunks_exact(channels).enumerate() {
        let at = (pixel / side / 2 * half + pixel % side / 2) * channels;
        for (most, value) in halved[at..at + channels].iter_mut().zip(values) {
            *most = most.max(*value);
        }
    }
    halved
}

fn full(values: &[f32], layer: &Layer) -> Vec<f32> {
    let outputs = layer.biases.len();
    let mut sums = layer.biases.clone();
    for (value, weights) in values.iter().zip(layer.weights.chunks_exact(outputs)) {
        if *value != 0.0 {
            add(&mut sums, weights, *value);
        }
    }
    sums
}

/// Makes probabilities of logarithms.
fn soften(classes: &mut [f32]) {
    let most = classes.iter().copied().fold(f32::MIN, f32::max);
    for class in classes.iter_mut() {
        *class = (*class - most).exp();
    }
    let sum: f32 = classes.iter().sum();
    for class in classes.iter_mut() {
        *class /= sum;
    }
}

//! A grey picture, and the ink on its paper.

use thiserror::Error;

/// The most pixels of a picture: a decoder of the page gives up before this, and a header may promise more.
pub const MOST_PIXELS: usize = 50_000_000;

/// A problem with the size of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum PictureError {
    /// A side is 0.
    #[error("the picture has no pixels")]
    Empty,
    /// The number of pixels is not the width times the height.
    #[error("the picture has {got} pixels, and its sides need {expected}")]
    Uneven {
        /// Width times height.
        expected: usize,
        /// The number of pixels.
        got: usize,
    },
    /// It is larger than [`MOST_PIXELS`].
    #[error("the picture has more than {MOST_PIXELS} pixels")]
    Large,
}

/// A grey picture: rows from the top, each from the left, 0 for black and 255 for white.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grey {
    width: usize,
    height: usize,
    pixels: Vec<u8>,
}

impl Grey {
    /// Returns a picture from its width and height in pixels, and its pixels.
    pub fn new(width: usize, height: usize, pixels: Vec<u8>) -> Result<Self, PictureError> {
        let expected = width.checked_mul(height).ok_or(PictureError::Large)?;
        match expected {
            0 => Err(PictureError::Empty),
            _ if expected > MOST_PIXELS => Err(PictureError::Large),
            _ if expected != pixels.len() => Err(PictureError::Uneven { expected, got: pixels.len() }),
            _ => Ok(Self { width, height, pixels }),
        }
    }

    /// Returns the width in pixels.
    pub fn width(&self) -> usize {
        self.width
    }

    /// Returns the height in pixels.
    pub fn height(&self) -> usize {
        self.height
    }

    /// Returns the pixels, row by row.
    pub fn pixels(&self) -> &[u8] {
        &self.pixels
    }

    /// Returns the picture with light and dark exchanged.
    #[must_use]
    pub fn negative(&self) -> Self {
        let pixels = self.pixels.iter().map(|pixel| 255 - pixel).collect();
        Self { width: self.width, height: self.height, pixels }
    }

    /// Returns the picture with each square of `times` by `times` pixels made one, their mean. What is left over at
    /// the right and at the bottom is cut off. `times` is at least 1, and at most the shorter side.
    #[must_use]
    pub fn shrunk(&self, times: usize) -> Self {
        let times = times.clamp(1, self.width.min(self.height));
        if times == 1 {
            return self.clone();
        }
        let (width, height) = (self.width / times, self.height / times);
        let area = (times * times) as u32;
        let mut pixels = Vec::with_capacity(width * height);
        let mut sums = vec![0u32; width];
        for y in 0..height {
            sums.fill(0);
            for row in self.pixels.chunks_exact(self.width).skip(y * times).take(times) {
                for (sum, square) in sums.iter_mut().zip(row.chunks_exact(times)) {
                    *sum += square.iter().map(|&pixel| u32::from(pixel)).sum::<u32>();
                }
            }
            pixels.extend(sums.iter().map(|sum| ((sum + area / 2) / area) as u8));
        }
        Self { width, height, pixels }
    }

    /// Returns the brightness at a point, between its four nearest pixels; outside, that of the edge. The centre of
    /// the first pixel is (0.5, 0.5).
    pub fn at(&self, x: f32, y: f32) -> f32 {
        let x = (x - 0.5).clamp(0.0, (self.width - 1) as f32);
        let y = (y - 0.5).clamp(0.0, (self.height - 1) as f32);
        let (left, top) = (x as usize, y as usize);
        let (right, below) = ((left + 1).min(self.width - 1), (top + 1).min(self.height - 1));
        let (across, down) = (x - left as f32, y - top as f32);
        let pixel = |x: usize, y: usize| f32::from(self.pixels[y * self.width + x]);
        let upper = pixel(left, top) * (1.0 - across) + pixel(right, top) * across;
        let lower = pixel(left, below) * (1.0 - across) + pixel(right, below) * across;
        upper * (1.0 - down) + lower * down
    }
}

/// The steps of [`ink`] for one deviation of the brightness around.
pub(crate) const INK_STEP: f32 = 64.0;

/// Returns how much darker each pixel is than its surroundings within `reach` pixels, in shares of their deviation:
/// [`INK_STEP`] is one deviation. Shadows of a hand disappear in it, and lines stay.
pub(crate) fn ink(picture: &Grey, reach: usize) -> Grey {
    /// A deviation of paper without print, which is noise of the camera.
    const NOISE: f32 = 5.0;
    let (width, height) = (picture.width, picture.height);
    // Sums from the top left corner to each pixel: of the brightness, and of its square.
    let stride = width + 1;
    let mut sums = vec![0u32; stride * (height + 1)];
    let mut squares = vec![0u64; stride * (height + 1)];
    for y in 0..height {
        let (mut sum, mut square) = (0u32, 0u64);
        for x in 0..width {
            let pixel = u32::from(picture.pixels[y * width + x]);
            sum += pixel;
            square += u64::from(pixel * pixel);
            let at = (y + 1) * stride + x + 1;
            sums[at] = sums[at - stride].wrapping_add(sum);
            squares[at] = squares[at - stride] + square;
        }
    }
    let mut pixels = Vec::with_capacity(width * height);
    for y in 0..height {
        let (top, below) = (y.saturating_sub(reach) * stride, (y + reach + 1).min(height) * stride);
        for x in 0..width {
            let (left, right) = (x.saturating_sub(reach), (x + reach + 1).min(width));
            let area = ((below - top) / stride * (right - left)) as f32;
            let sum = sums[below + right]
                .wrapping_add(sums[top + left])
                .wrapping_sub(sums[top + right])
                .wrapping_sub(sums[below + left]);
            let square =
                squares[below + right] + squares[top + left] - squares[top + right] - squares[below + left];
            let mean = sum as f32 / area;
            let deviation = (square as f32 / area - mean * mean).max(0.0).sqrt();
            let darker = mean - f32::from(picture.pixels[y * width + x]);
            pixels.push((darker * INK_STEP / (deviation + NOISE)).clamp(0.0, 255.0) as u8);
        }
    }
    Grey { width, height, pixels }
}

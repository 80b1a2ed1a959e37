//! Short tones, made by the browser itself, so that the page needs no file with sounds.

use std::cell::OnceCell;
use wasm_bindgen::JsValue;
use web_sys::{AudioContext, OscillatorType};

/// The loudest that a tone gets, as a share of the loudest possible.
const LOUD: f32 = 0.2;
/// The time that a tone takes to swell, in seconds. A tone that begins at once would crackle.
const SWELL: f64 = 0.01;

thread_local! {
    /// The browser's mixer, made for the first sound: many browsers allow it only after a key or a click.
    static MIXER: OnceCell<Option<AudioContext>> = const { OnceCell::new() };
}

/// Plays tones, each with its pitch in hertz, its beginning and its length in seconds. A browser without sound stays
/// silent.
pub(crate) fn play(tones: impl IntoIterator<Item = (f32, f64, f64)>) {
    MIXER.with(|mixer| {
        let Some(mixer) = mixer.get_or_init(|| AudioContext::new().ok()) else { return };
        _ = mixer.resume();
        let now = mixer.current_time();
        for (pitch, at, length) in tones {
            _ = tone(mixer, pitch, now + at, length);
        }
    });
}

fn tone(mixer: &AudioContext, pitch: f32, at: f64, length: f64) -> Result<(), JsValue> {
    let (source, volume) = (mixer.create_oscillator()?, mixer.create_gain()?);
    source.set_type(OscillatorType::Triangle);
    source.frequency().set_value(pitch);
    let loudness = volume.gain();
    loudness.set_value_at_time(0.0, at)?;
    loudness.linear_ramp_to_value_at_time(LOUD, at + SWELL)?;
    loudness.linear_ramp_to_value_at_time(0.0, at + length)?;
    source.connect_with_audio_node(&volume)?;
    volume.connect_with_audio_node(&mixer.destination())?;
    source.start_with_when(at)?;
    source.stop_with_when(at + length)
}

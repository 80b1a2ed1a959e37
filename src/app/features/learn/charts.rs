//! Small charts about the player's progress, each with the same in words.

use crate::app::text::{later, text};
use leptos::prelude::*;
use sudoku_core::explain::level;
use sudoku_play::{
    features::learn::view::{LearnGroup, LearnPage},
    game::clock::Millis,
};

/// The height of a chart, in drawing units.
const HEIGHT: Millis = 40;
/// The number of bars in a chart, and the width of one with its gap.
const BARS: usize = 20;
const BAR: usize = 8;

/// The latest times, and the estimate of retention: with one attempt at least.
pub(super) fn charts(page: &LearnPage) -> Option<AnyView> {
    let (times, curve) = (&page.times, &page.retention);
    (!curve.is_empty()).then(|| {
        view! {
            <div class="learn-charts">
                {(times.len() > 1).then(|| spotted(times))}
                {retained(curve)}
            </div>
        }
        .into_any()
    })
}

/// The times as bars, the latest at the right edge.
fn spotted(times: &[Millis]) -> AnyView {
    let words = &later().learn;
    let longest = times.iter().copied().max().unwrap_or_default().max(1);
    let first = BARS.saturating_sub(times.len());
    let bars = times.iter().enumerate().map(|(nth, &time)| {
        let high = (time * HEIGHT / longest).max(2);
        view! {
            <rect
                x=(first + nth) * BAR + 1
                y=HEIGHT - high
                width=BAR - 2
                height=high
                rx="1"
            ></rect>
        }
    });
    let seconds: Vec<u64> = times.iter().map(|time| time.div_ceil(1000)).collect();
    view! {
        <figure class="learn-chart">
            <svg
                role="img"
                aria-label=words.times(&seconds)
                viewBox=format!("0 0 {} {HEIGHT}", BARS * BAR)
                preserveAspectRatio="none"
            >
                {bars.collect_view()}
            </svg>
            <figcaption aria-hidden="true">{words.chart_latest(seconds.len())}</figcaption>
        </figure>
    }
    .into_any()
}

/// The chance on each of the coming days, as a line.
fn retained(curve: &[u8]) -> AnyView {
    let words = &later().learn;
    let days = curve.len().saturating_sub(1).max(1);
    let points: Vec<String> =
        curve.iter().enumerate().map(|(day, percent)| format!("{day} {}", 100 - percent)).collect();
    let line = format!("M{}", points.join("L"));
    let area = format!("{line}V100H0z");
    let ends = (curve.first().copied().unwrap_or_default(), curve.last().copied().unwrap_or_default());
    view! {
        <figure class="learn-chart">
            <svg
                role="img"
                aria-label=words.retention(ends, days)
                viewBox=format!("0 0 {days} 100")
                preserveAspectRatio="none"
            >
                <path class="area" d=area></path>
                <path class="curve" d=line></path>
            </svg>
            <figcaption aria-hidden="true">{words.estimate(ends, days)}</figcaption>
        </figure>
    }
    .into_any()
}

/// The head of a level, with a bar: its techniques that the player has seen, has found, and finds alone.
pub(super) fn head(group: &LearnGroup) -> AnyView {
    let LearnGroup { level: one, learned, tiles } = group;
    let name = level(*one, text().locale);
    let said = later().learn.learned(*learned, tiles.len());
    let of = tiles.len().max(1);
    let parts = learned.iter().zip(["seen", "found", "alone"]).map(|(count, class)| {
        view! { <rect class=class width=count * 100 / of height="1"></rect> }
    });
    // An empty bar would say nothing.
    let bar = (learned[0] > 0).then(|| {
        view! {
            <svg
                class="learn-bar"
                role="img"
                aria-label=said.clone()
                viewBox="0 0 100 1"
                preserveAspectRatio="none"
            >
                <title>{said.clone()}</title>
                {parts.collect_view()}
            </svg>
        }
    });
    view! { <div class="learn-head"><h3>{name}</h3> {bar}</div> }.into_any()
}

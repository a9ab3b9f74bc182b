//! Charts with a row for each bot: estimates with whiskers, distributions, shares.

use super::Undrawn;
use super::canvas::{Canvas, Caption, Complaint, Ink, draw, held, text};
use super::words::cut;
use crate::estimate::Interval;
use maud::Markup;
use plotters::chart::{ChartBuilder, ChartContext};
use plotters::coord::types::RangedCoordf64;
use plotters::prelude::{Cartesian2d, Circle, PathElement, Rectangle, SVGBackend, Text};
use plotters::style::text_anchor::HPos;
use plotters::style::{Color, ShapeStyle};
use std::ops::Range;

/// How wide charts are; on a phone they shrink by a quarter and can still be read.
const WIDTH: u32 = 440;
/// The room of the axis below the rows.
const AXIS: u32 = 34;
/// The size of text.
const SIZE: u32 = 12;
/// No label is longer.
const LABEL: usize = 26;

type Chart<'a, 'b> = ChartContext<'a, SVGBackend<'b>, Cartesian2d<RangedCoordf64, RangedCoordf64>>;

/// A value that is known within an interval.
pub(super) struct Estimate {
    /// Of what.
    pub(super) label: String,
    /// The value.
    pub(super) value: f64,
    /// Where it may be.
    pub(super) interval: Interval,
    /// Its colour.
    pub(super) ink: Ink,
}

/// A distribution as bars.
pub(super) struct Bars {
    /// Of what.
    pub(super) label: String,
    /// Where each bar begins, and its count.
    pub(super) bars: Vec<(i32, u64)>,
    /// The mean.
    pub(super) mean: f64,
    /// Its colour.
    pub(super) ink: Ink,
}

/// A whole of parts.
pub(super) struct Parts {
    /// Of what.
    pub(super) label: String,
    /// The parts: word, share, colour.
    pub(super) parts: Vec<(String, f64, Ink)>,
}

/// The texts of a chart and how numbers of its axis are written.
pub(super) struct About<'a> {
    /// Its title.
    pub(super) title: &'a str,
    /// What it shows, for those who do not see it.
    pub(super) text: &'a str,
    /// How a number of the axis is written, with so many digits behind the point.
    pub(super) axis: fn(f64, usize) -> String,
    /// How much of the axis is 1 as it is written: 0.01 for percent.
    pub(super) unit: f64,
}

impl About<'_> {
    fn draw(
        &self,
        height: u32,
        paint: impl FnOnce(&Canvas<'_>) -> Result<(), Complaint>,
    ) -> Result<Markup, Undrawn> {
        let caption = Caption {
            title: self.title,
            about: self.text,
            size: (WIDTH, height),
        };
        draw(&caption, paint)
    }
}

/// Estimates below each other, with a line where nothing would be special.
pub(super) fn estimates(
    about: &About<'_>,
    rows: &[Estimate],
    usual: f64,
) -> Result<Markup, Undrawn> {
    const ROW: u32 = 32;
    let ends = rows.iter().flat_map(|it| {
        let ends = [it.interval.low, it.interval.high];
        ends.into_iter()
            .chain([it.value])
            .filter(|it| it.is_finite())
    });
    let range = padded(ends.chain([usual]));
    let labels: Vec<&str> = rows.iter().map(|it| it.label.as_str()).collect();
    about.draw(AXIS + ROW * rows.len() as u32 + 8, |canvas| {
        let mut chart = framed(canvas, about, &labels, range)?;
        let count = rows.len() as f64;
        let line = vec![(usual, 0.0), (usual, count)];
        chart.draw_series([PathElement::new(line, Ink::Soft.colour().stroke_width(1))])?;
        for (at, row) in rows.iter().enumerate() {
            let y = count - at as f64 - 0.5;
            whisker(&mut chart, row, y)?;
        }
        Ok(())
    })
}

fn whisker(chart: &mut Chart<'_, '_>, row: &Estimate, y: f64) -> Result<(), Complaint> {
    let style = row.ink.colour().stroke_width(2);
    let Interval { low, high } = row.interval;
    if low.is_finite() && high.is_finite() {
        let strokes = [
            vec![(low, y), (high, y)],
            vec![(low, y - 0.16), (low, y + 0.16)],
            vec![(high, y - 0.16), (high, y + 0.16)],
        ];
        chart.draw_series(strokes.map(|it| PathElement::new(it, style)))?;
    }
    chart.draw_series([Circle::new((row.value, y), 5, row.ink.colour().filled())])?;
    Ok(())
}

/// Distributions below each other on one axis, each with a mark at its mean.
pub(super) fn distributions(
    about: &About<'_>,
    rows: &[Bars],
    width: u32,
) -> Result<Markup, Undrawn> {
    let row = if rows.len() == 1 { 150 } else { 62 };
    let width = f64::from(width.max(1));
    let starts = rows.iter().flat_map(|it| &it.bars);
    let starts = starts.filter(|(_, count)| *count > 0);
    let edges = starts.flat_map(|(start, _)| [f64::from(*start), f64::from(*start) + width]);
    let range = padded(edges);
    let labels: Vec<&str> = rows.iter().map(|it| it.label.as_str()).collect();
    let most = rows.iter().map(highest_share).fold(0.0, f64::max).max(1e-9);
    about.draw(AXIS + row * rows.len() as u32 + 8, |canvas| {
        let mut chart = framed(canvas, about, &labels, range)?;
        for (at, row) in rows.iter().enumerate() {
            let base = (rows.len() - at - 1) as f64 + 0.06;
            let all = row.bars.iter().map(|it| it.1).sum::<u64>().max(1) as f64;
            let bar = |(start, count): &(i32, u64)| {
                let height = 0.86 * (*count as f64 / all) / most;
                let left = f64::from(*start);
                let style = ShapeStyle::from(row.ink.colour().mix(0.7)).filled();
                Rectangle::new([(left, base), (left + width, base + height)], style)
            };
            let bars = row.bars.iter().filter(|(_, count)| *count > 0);
            chart.draw_series(bars.map(bar))?;
            let mean = vec![(row.mean, base), (row.mean, base + 0.9)];
            chart.draw_series([PathElement::new(mean, Ink::Text.colour().stroke_width(2))])?;
        }
        Ok(())
    })
}

fn highest_share(row: &Bars) -> f64 {
    let all = row.bars.iter().map(|it| it.1).sum::<u64>().max(1);
    let most = row.bars.iter().map(|it| it.1).max().unwrap_or(0);
    most as f64 / all as f64
}

/// Wholes below each other, each cut into its parts; a part that has room bears its word.
pub(super) fn shares(about: &About<'_>, rows: &[Parts]) -> Result<Markup, Undrawn> {
    const ROW: u32 = 38;
    let labels: Vec<&str> = rows.iter().map(|it| it.label.as_str()).collect();
    let widest = rows
        .iter()
        .map(|it| it.parts.iter().map(|part| part.1).sum());
    let range = 0.0..f64::max(widest.fold(0.0, f64::max), 1e-6);
    about.draw(AXIS + ROW * rows.len() as u32 + 8, |canvas| {
        let mut chart = framed(canvas, about, &labels, range)?;
        for (at, row) in rows.iter().enumerate() {
            let y = (rows.len() - at - 1) as f64;
            let mut left = 0.0;
            for (word, share, ink) in &row.parts {
                part(&mut chart, (left, left + share), y, (word, *ink))?;
                left += share;
            }
        }
        Ok(())
    })
}

fn part(
    chart: &mut Chart<'_, '_>,
    (left, right): (f64, f64),
    y: f64,
    (word, ink): (&str, Ink),
) -> Result<(), Complaint> {
    let corners = [(left, y + 0.14), (right, y + 0.86)];
    chart.draw_series([Rectangle::new(corners, ink.colour().filled())])?;
    let edge = vec![(right, y + 0.14), (right, y + 0.86)];
    chart.draw_series([PathElement::new(edge, Ink::Ground.colour().stroke_width(2))])?;
    let pixels = chart.backend_coord(&(right, y)).0 - chart.backend_coord(&(left, y)).0;
    if pixels > width_of(word) as i32 + 8 {
        let style = text(SIZE, Ink::Ground, held(HPos::Center));
        let middle = ((left + right) / 2.0, y + 0.5);
        chart.draw_series([Text::new(word.to_owned(), middle, style)])?;
    }
    Ok(())
}

/// About how wide a text is.
pub(super) fn width_of(text: &str) -> u32 {
    (text.chars().count() as f64 * f64::from(SIZE) * 0.61) as u32
}

/// A chart of rows with labels at the left and an axis below.
fn framed<'a, 'b>(
    canvas: &'a Canvas<'b>,
    about: &About<'_>,
    labels: &[&str],
    range: Range<f64>,
) -> Result<Chart<'a, 'b>, Complaint> {
    let labels: Vec<String> = labels.iter().map(|it| cut(it, LABEL)).collect();
    let room = labels.iter().map(|it| width_of(it)).max().unwrap_or(0) + 14;
    let digits = digits((range.end - range.start) / about.unit);
    let mut chart = ChartBuilder::on(canvas)
        .margin_top(4)
        .margin_right(22)
        .margin_left(4)
        .set_left_and_bottom_label_area_size(AXIS)
        .y_label_area_size(room)
        .build_cartesian_2d(range, 0.0..labels.len() as f64)?;
    chart
        .configure_mesh()
        .disable_y_mesh()
        .y_labels(0)
        .x_labels(6)
        .x_label_formatter(&|value| (about.axis)(*value, digits))
        .label_style(text(SIZE, Ink::Soft, held(HPos::Center)))
        .axis_style(Ink::Line.colour())
        .bold_line_style(Ink::Line.colour())
        .light_line_style(Ink::Line.colour().mix(0.0))
        .draw()?;
    let count = labels.len() as f64;
    for (at, label) in labels.into_iter().enumerate() {
        let (_, y) = chart.backend_coord(&(0.0, count - at as f64 - 0.5));
        let style = text(SIZE, Ink::Text, held(HPos::Right));
        canvas.draw(&Text::new(label, (room as i32 - 4, y), style))?;
    }
    Ok(chart)
}

/// How many digits behind the point tell the marks of an axis apart.
pub(super) fn digits(span: f64) -> usize {
    let step = span.max(1e-9) / 6.0;
    (-step.log10()).ceil().clamp(0.0, 4.0) as usize
}

/// A range that holds all values with some room around them.
pub(super) fn padded(values: impl Iterator<Item = f64>) -> Range<f64> {
    let (low, high) = values.fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), it| {
        (low.min(it), high.max(it))
    });
    if low > high {
        return 0.0..1.0;
    }
    let room = ((high - low) * 0.06).max(1e-6 + high.abs() * 1e-3);
    low - room..high + room
}

//! Cards by how popular and how good they are.

use super::Undrawn;
use super::canvas::{Canvas, Caption, Complaint, Ink, draw, held, text};
use super::rows::{digits, padded, width_of};
use super::words::cut;
use maud::Markup;
use plotters::chart::ChartBuilder;
use plotters::prelude::{Circle, PathElement, Text};
use plotters::style::Color;
use plotters::style::text_anchor::HPos;

/// How many cards are named.
const NAMED: usize = 14;
const SIZE: u32 = 13;

/// A card in the chart.
pub(super) struct Dot {
    /// Its name.
    pub(super) name: String,
    /// How many of all seats.
    pub(super) share: f64,
    /// The quotient of win rates.
    pub(super) lift: f64,
    /// Is it sure to matter?
    pub(super) sure: bool,
}

/// The texts of a chart of cards.
pub(super) struct About<'a> {
    /// Its title.
    pub(super) title: &'a str,
    /// What it shows, for those who do not see it.
    pub(super) text: &'a str,
}

/// Dots by share and lift; full ones are sure, and those that stand out most are named.
pub(super) fn scatter(about: &About<'_>, dots: &[Dot]) -> Result<Markup, Undrawn> {
    let caption = Caption {
        title: about.title,
        about: about.text,
        size: (560, 400),
    };
    draw(&caption, |canvas| paint(canvas, dots))
}

fn paint(canvas: &Canvas<'_>, dots: &[Dot]) -> Result<(), Complaint> {
    let shares = padded(dots.iter().map(|it| it.share).chain([0.0]));
    let lifts = padded(dots.iter().map(|it| it.lift).chain([1.0]));
    let end = shares.end;
    let (digits, fine) = (digits(lifts.end - lifts.start).max(1), digits(100.0 * end));
    let mut chart = ChartBuilder::on(canvas)
        .margin(6)
        .margin_right(20)
        .x_label_area_size(48)
        .y_label_area_size(76)
        .build_cartesian_2d(0.0..end, lifts)?;
    chart
        .configure_mesh()
        .x_labels(6)
        .y_labels(6)
        .x_desc("share of seats")
        .y_desc("lift of the win rate")
        .x_label_formatter(&|share| format!("{:.fine$} %", 100.0 * share))
        .y_label_formatter(&|lift| format!("× {lift:.digits$}"))
        .label_style(text(SIZE - 1, Ink::Soft, held(HPos::Center)))
        .axis_desc_style(text(SIZE, Ink::Soft, held(HPos::Center)))
        .axis_style(Ink::Line.colour())
        .bold_line_style(Ink::Line.colour().mix(0.6))
        .light_line_style(Ink::Line.colour().mix(0.0))
        .draw()?;
    let nothing = vec![(0.0, 1.0), (end, 1.0)];
    chart.draw_series([PathElement::new(
        nothing,
        Ink::Soft.colour().stroke_width(1),
    )])?;
    let dot = |it: &Dot| {
        let ink = Ink::Series(if it.lift < 1.0 { 1 } else { 0 }).colour();
        let style = if it.sure {
            ink.filled()
        } else {
            ink.stroke_width(1)
        };
        Circle::new((it.share, it.lift), if it.sure { 5 } else { 4 }, style)
    };
    chart.draw_series(dots.iter().map(dot))?;
    let places: Vec<Place> = standing_out(dots)
        .map(|it| Place {
            name: cut(&it.name, 24),
            at: chart.backend_coord(&(it.share, it.lift)),
        })
        .collect();
    let dots = dots
        .iter()
        .map(|it| chart.backend_coord(&(it.share, it.lift)));
    name_all(canvas, &places, &dots.collect::<Vec<_>>())
}

/// The dots that stand out most, the most striking first.
fn standing_out(dots: &[Dot]) -> impl Iterator<Item = &Dot> {
    let strange = |it: &Dot| it.lift.max(1e-3).ln().abs() * (it.share + 0.02).sqrt();
    let mut order: Vec<&Dot> = dots.iter().collect();
    order.sort_by(|one, other| {
        let of = |it: &Dot| (it.sure, strange(it));
        of(other)
            .partial_cmp(&of(one))
            .unwrap_or(std::cmp::Ordering::Equal)
    });
    order.into_iter().take(NAMED)
}

struct Place {
    name: String,
    at: (i32, i32),
}

/// A box on the canvas: left, top, right, bottom.
type Area = (i32, i32, i32, i32);

/// Puts names beside their dots where no other name is: in the open if there is room, over other
/// dots if not.
fn name_all(canvas: &Canvas<'_>, places: &[Place], dots: &[(i32, i32)]) -> Result<(), Complaint> {
    let (wide, high) = canvas.dim_in_pixel();
    let inside = |it: &Area| it.0 > 70 && it.1 > 0 && it.2 < wide as i32 && it.3 < high as i32 - 48;
    let dots = { dots.iter() }.map(|(x, y)| (x - 5, y - 5, x + 5, y + 5));
    let dots: Vec<Area> = dots.collect();
    let mut names: Vec<Area> = Vec::new();
    for Place { name, at } in places {
        let width = width_of(name) as i32;
        let sides = [(8, 0), (-8 - width, 0), (-width / 2, -14), (-width / 2, 14)];
        let areas = sides.map(|(right, down)| {
            let (left, middle) = (at.0 + right, at.1 + down);
            (left, middle - 7, left + width, middle + 7)
        });
        let is_free = |it: &Area, from: &[Area]| from.iter().all(|other| !overlap(it, other));
        let free = areas
            .into_iter()
            .filter(|it| inside(it) && is_free(it, &names));
        let open = free.clone().find(|it| is_free(it, &dots));
        let Some(found) = open.or_else(|| free.clone().next()) else {
            continue;
        };
        let style = text(SIZE, Ink::Text, held(HPos::Left));
        canvas.draw(&Text::new(name.clone(), (found.0, found.1 + 7), style))?;
        names.push(found);
    }
    Ok(())
}

fn overlap(one: &Area, other: &Area) -> bool {
    one.0 < other.2 && other.0 < one.2 && one.1 < other.3 && other.1 < one.3
}

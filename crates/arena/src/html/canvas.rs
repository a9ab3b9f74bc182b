//! Charts are drawn by a library, in the colours of the page.
//!
//! The library writes colours as numbers. Each [`Ink`] has a number of its own, which becomes the
//! name of a style variable once the chart is drawn; so charts follow the colour scheme.

use super::Undrawn;
use maud::{Markup, PreEscaped, html};
use plotters::coord::Shift;
use plotters::prelude::{DrawingArea, IntoDrawingArea, RGBColor, SVGBackend, TextStyle};
use plotters::style::text_anchor::{HPos, Pos, VPos};
use plotters::style::{Color, IntoFont};
use std::fmt::Write;

/// How many series have a colour of their own.
const SERIES: usize = 8;

/// A colour of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ink {
    /// Text.
    Text,
    /// Text of less weight.
    Soft,
    /// Axes and grids.
    Line,
    /// What a chart lies on.
    Ground,
    /// Something counted, by its number.
    Series(usize),
}

impl Ink {
    /// The colour for the library.
    pub(super) fn colour(self) -> RGBColor {
        match self {
            Ink::Text => RGBColor(1, 2, 1),
            Ink::Soft => RGBColor(1, 2, 2),
            Ink::Line => RGBColor(1, 2, 3),
            Ink::Ground => RGBColor(1, 2, 4),
            Ink::Series(number) => RGBColor(1, 3, (number % SERIES) as u8),
        }
    }

    /// The style variable.
    pub(super) fn variable(self) -> String {
        match self {
            Ink::Text => "--ink".to_owned(),
            Ink::Soft => "--ink-soft".to_owned(),
            Ink::Line => "--line".to_owned(),
            Ink::Ground => "--surface".to_owned(),
            Ink::Series(number) => format!("--series-{}", number % SERIES),
        }
    }

    fn all() -> impl Iterator<Item = Ink> {
        let plain = [Ink::Text, Ink::Soft, Ink::Line, Ink::Ground];
        plain.into_iter().chain((0..SERIES).map(Ink::Series))
    }
}

/// What charts are drawn on.
pub(super) type Canvas<'a> = DrawingArea<SVGBackend<'a>, Shift>;

/// Whatever the library complains about.
pub(super) type Complaint = Box<dyn std::error::Error>;

/// What a chart is about.
pub(super) struct Caption<'a> {
    /// Its title.
    pub(super) title: &'a str,
    /// What it shows, for those who do not see it.
    pub(super) about: &'a str,
    /// Its width and height.
    pub(super) size: (u32, u32),
}

/// A chart with its title.
pub(super) fn draw(
    caption: &Caption<'_>,
    paint: impl FnOnce(&Canvas<'_>) -> Result<(), Complaint>,
) -> Result<Markup, Undrawn> {
    let mut svg = String::new();
    {
        let canvas = SVGBackend::with_string(&mut svg, caption.size).into_drawing_area();
        let painted = paint(&canvas).and_then(|()| Ok(canvas.present()?));
        painted.map_err(|complaint| Undrawn {
            chart: caption.title.to_owned(),
            why: complaint.to_string(),
        })?;
    }
    Ok(html! {
        figure style={ "--wide:" (caption.size.0) "px" } {
            figcaption { (caption.title) }
            div.scroll { (PreEscaped(on_page(&svg, caption))) }
        }
    })
}

/// The drawing as a part of the page: as wide as there is room, in its colours, with a description.
fn on_page(svg: &str, caption: &Caption<'_>) -> String {
    let inside = svg.split_once('>').map_or(svg, |(_, inside)| inside);
    let (width, height) = caption.size;
    let about = html! { title { (caption.title) } desc { (caption.about) } }.into_string();
    let mut page = String::new();
    let _ = write!(
        page,
        r#"<svg viewBox="0 0 {width} {height}" role="img" xmlns="http://www.w3.org/2000/svg">{about}"#
    );
    page.push_str(inside);
    for ink in Ink::all() {
        let RGBColor(red, green, blue) = ink.colour();
        let number = format!("\"#{red:02X}{green:02X}{blue:02X}\"");
        page = page.replace(&number, &format!("\"var({})\"", ink.variable()));
    }
    page
}

/// Text of a size in an ink, held at a point of its box.
pub(super) fn text(size: u32, ink: Ink, held: Pos) -> TextStyle<'static> {
    // The library's sizes are heights of lines.
    let height = f64::from(size) * 1.24;
    let font = ("sans-serif", height).into_font();
    let mut style = TextStyle::from(font).pos(held);
    style.color = ink.colour().to_backend_color();
    style
}

/// Held at the left, right or middle of its line.
pub(super) fn held(side: HPos) -> Pos {
    Pos::new(side, VPos::Center)
}

//! The map as it is drawn in a terminal.

use darkest_doom::cards::Pack;
use darkest_doom::play::map_drawing::{AreaPicture, draw};

fn picture(at: (u16, u16), label: &str, note: &str) -> AreaPicture {
    AreaPicture {
        at,
        label: label.to_owned(),
        note: note.to_owned(),
    }
}

#[test]
fn no_box_covers_another() {
    let areas = [
        picture((540, 500), "left", ""),
        picture((628, 500), "right", ""),
    ];
    let drawn = draw(&areas, &[]).concat();
    assert!(drawn.contains("[left   ][right  ]"), "{drawn}");
}

#[test]
fn areas_are_joined_by_dots_and_show_what_is_on_them() {
    let drawn = draw(
        &[
            picture((100, 100), "1Tg''", "A x"),
            picture((400, 100), "a long label", ""),
        ],
        &[(0, 1)],
    );
    assert_eq!(drawn[0], "    [1Tg''  ]··············[a long ]");
    assert_eq!(drawn[1], "       A x");
}

// rule: DD-1.5
#[test]
fn the_map_fits_on_a_terminal_and_shows_every_area() {
    let pack = Pack::built_in();
    let areas: Vec<_> = pack
        .areas
        .iter()
        .map(|area| picture(area.at, &format!("<{}>", area.number), ""))
        .collect();
    let drawn = draw(&areas, &[]);
    let all = drawn.join("\n");
    assert!(drawn.iter().all(|line| line.chars().count() <= 79), "{all}");
    for area in &areas {
        assert!(
            all.contains(&area.label),
            "{} is hidden:\n{all}",
            area.label
        );
    }
}

#[test]
fn an_empty_map_is_an_empty_drawing() {
    assert_eq!(Vec::<String>::new(), draw(&[], &[(0, 1)]));
}

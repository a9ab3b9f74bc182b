//! Virtual Guardian cards and Order Trails.

use super::super::grammar::headers::CellText;
use super::super::pack::{Cell, Names, Trail, VirtualCard};
use super::super::program::{AreaId, MonsterKind, MoveMode, Op, Spot, Where};
use super::sense::Place;
use super::{Loader, Sorted};
use cardtext::{Block, Diagnostic, Spanned};

/// The keys of the cells, row by row.
const CELLS: [[&str; 3]; 4] = [
    ["1-2.green", "1-2.purple", "1-2.orange"],
    ["3-4.green", "3-4.purple", "3-4.orange"],
    ["5-6.green", "5-6.purple", "5-6.orange"],
    ["7-8.green", "7-8.purple", "7-8.orange"],
];

impl Loader {
    pub(super) fn solo(&mut self, sorted: &Sorted<'_, '_>) {
        for block in sorted.of("virtual") {
            let card = VirtualCard {
                id: block.id.value.to_owned(),
                names: Names::of_block(block),
                cells: CELLS.map(|row| row.map(|key| self.cell(block, key))),
            };
            self.pack.virtual_cards.push(card);
        }
        for block in sorted.of("trail") {
            let trail = self.trail(block);
            self.pack.trails.push(trail);
        }
    }

    /// First the kind it fights as, then what it does.
    fn cell(&mut self, block: &Block<'_>, key: &str) -> Cell {
        let texts = self.loading.spanned::<CellText>(block, key, "sentence");
        let mut kind = None;
        let mut sentences = Vec::new();
        for (index, text) in texts.into_iter().enumerate() {
            match text.value {
                CellText::Kind(it) if index == 0 => kind = Some(it),
                CellText::Kind(_) => {
                    let message = "this cell has two kinds";
                    let label = "expected what the Virtual Guardian does";
                    let problem = Diagnostic::new(block.file, text.span, message, label);
                    self.loading.problems.push(problem);
                }
                CellText::Do(value) => sentences.push(Spanned {
                    value,
                    span: text.span,
                }),
            }
        }
        if kind.is_none() && block.value(key).is_some() {
            let message = format!("the cell `{key}` of `{}` has no kind", block.id.value);
            let label = "expected `Hound.`, `Hunter.` or `Leader of the Hunt.` first";
            self.loading.at_value(block, key, message, label);
        }
        Cell {
            kind: kind.unwrap_or(MonsterKind::Hound),
            effect: self.sense(block, key, Place::Virtual, sentences),
        }
    }

    fn trail(&mut self, block: &Block<'_>) -> Trail {
        let effect = self.effect(block, "text", Place::Trail);
        let area = match effect.ops.as_slice() {
            [
                Op::Move {
                    mode: MoveMode::Place,
                    to:
                        Some(Where {
                            area: Spot::Area(area),
                        }),
                    ..
                },
            ] => Some(*area),
            _ => None,
        };
        let good = area.is_some_and(|area| !self.is_centre(area));
        if !good && !effect.ops.is_empty() {
            let message = format!("the trail `{}` leads nowhere", block.id.value);
            let label = "expected `Place your figure on ...` and the name of an area";
            self.loading.at_value(block, "text", message, label);
        }
        Trail {
            id: block.id.value.to_owned(),
            names: Names::of_block(block),
            area: area.unwrap_or(AreaId(0)),
            effect,
        }
    }
}

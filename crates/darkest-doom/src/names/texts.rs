//! The sentences of cards, printed from what they mean.

use crate::cards::{Ability, Achievement, Design, Effect, Pack, Victims};
use cardtext::Language;

/// The sentences of an effect.
pub(super) fn effect(pack: &Pack, effect: &Effect) -> Vec<String> {
    pack.sentences(effect, &Language::english())
}

/// What a Citadel Resource card says: what it costs, when it works, what it does.
pub(super) fn design(pack: &Pack, design: &Design) -> Vec<String> {
    let english = Language::english();
    let mut text = Vec::new();
    let price = pack.price(&design.cost, &english);
    let header = [price, Some(pack.when(design, &english))];
    let header: Vec<String> = header.into_iter().flatten().collect();
    text.push(format!("[{}]", header.join("; ")));
    let guardians = effect(pack, &design.effect);
    match design.victims {
        Some(Victims::Both) if design.on_monster.ops != design.effect.ops => {
            text.push(format!("On a Guardian: {}", guardians.join(" ")));
            let monsters = effect(pack, &design.on_monster).join(" ");
            text.push(format!("On a monster: {monsters}"));
        }
        Some(Victims::Monster) => text.extend(effect(pack, &design.on_monster)),
        Some(Victims::Guardian | Victims::Both) | None => text.extend(guardians),
    }
    text
}

/// The task of an achievement and its rewards.
pub(super) fn achievement(pack: &Pack, achievement: &Achievement) -> Vec<String> {
    let mut text = vec![pack.feat(achievement, &Language::english())];
    let rewards = (1..).zip(&achievement.rewards);
    text.extend(rewards.map(|(number, reward)| {
        let reward = effect(pack, reward).join(" ");
        format!("{number}) {reward}")
    }));
    text
}

/// When an ability works and what it does.
pub(super) fn ability(pack: &Pack, ability: &Ability) -> Vec<String> {
    let when = pack.ability_when(ability, &Language::english());
    let mut text = vec![format!("[{when}]")];
    text.extend(effect(pack, &ability.effect));
    text
}

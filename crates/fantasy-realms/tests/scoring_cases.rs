//! The score cases of section 17 of the rules.

#![allow(clippy::unwrap_used, reason = "a fixture may fail its test")]

mod common;

use common::Realm;
use fantasy_realms::scoring::{CardSet, Choice, Choices, HandInput, ItemSet};

/// A hand in words: card ids, and choices as `chooser>target` or `chooser>target=suit`.
struct Case {
    realm: Realm,
    suits: bool,
    players: u8,
    discard: CardSet,
    items: ItemSet,
}

impl Case {
    fn base() -> Case {
        Case {
            realm: Realm::new(),
            suits: false,
            players: 4,
            discard: CardSet::EMPTY,
            items: ItemSet::EMPTY,
        }
    }

    fn hoard() -> Case {
        Case {
            suits: true,
            ..Case::base()
        }
    }

    fn players(mut self, players: u8) -> Case {
        self.players = players;
        self
    }

    fn discard(mut self, cards: &str) -> Case {
        self.discard = cards
            .split(' ')
            .map(|id| self.realm.card(self.suits, id))
            .collect();
        self
    }

    fn items(mut self, items: &str) -> Case {
        self.items = items
            .split(' ')
            .map(|id| self.realm.pack.find_item(id).unwrap())
            .collect();
        self
    }

    fn input(&self, cards: &str, choices: &str) -> HandInput {
        let ids: Vec<&str> = cards.split(' ').collect();
        let card = |id: &str| self.realm.card(self.suits, id);
        let mut made = Choices::NONE;
        for choice in choices.split(' ').filter(|choice| !choice.is_empty()) {
            let (by, target) = choice.split_once('>').unwrap();
            made.set(
                card(by),
                match target.split_once('=') {
                    Some((target, suit)) => Choice::Recolour {
                        target: card(target),
                        suit: self.realm.pack.find_suit(suit).unwrap(),
                    },
                    None => Choice::Target(card(target)),
                },
            );
        }
        let hand = self.realm.hand(self.suits, &ids);
        let book = self.realm.book(self.suits);
        assert_eq!(
            book.check_choices(&hand, &made),
            Ok(()),
            "{cards}: {choices}"
        );
        HandInput {
            choices: made,
            discard: self.discard,
            items: self.items,
            ..HandInput::new(hand, self.players)
        }
    }

    #[track_caller]
    fn scores(&self, cards: &str, choices: &str, total: i32) {
        let input = self.input(cards, choices);
        let book = self.realm.book(self.suits);
        assert_eq!(book.total(&input), total, "{cards} ({choices})");
        assert_eq!(book.breakdown(&input).total, total, "{cards} ({choices})");
    }

    /// The points of single cards.
    #[track_caller]
    fn pays(&self, cards: &str, choices: &str, id: &str, points: i32) {
        let breakdown = self
            .realm
            .book(self.suits)
            .breakdown(&self.input(cards, choices));
        let card = self.realm.card(self.suits, id);
        let score = breakdown
            .cards
            .iter()
            .find(|score| score.card == card)
            .unwrap();
        assert_eq!(score.points, points, "{id} in {cards} ({choices})");
    }
}

// rule: FR-13.9
#[test]
fn tv_3_chapel_counts_exactly_two() {
    let case = Case::hoard();
    for (hand, total, chapel) in [
        ("chapel king queen", 56, 42),
        ("chapel angel ghoul", 66, 42),
        ("chapel collector enchantress ghoul", 22, 2),
        ("chapel king collector angel", 33, 2),
    ] {
        case.scores(hand, "", total);
        case.pays(hand, "", "chapel", chapel);
    }
}

// rule: FR-13.9
#[test]
fn tv_4_other_suits_do_not_disturb_the_chapel() {
    Case::hoard().scores("chapel king queen dragon forest", "", 65);
}

// rule: FR-13.8, FR-11.3
#[test]
fn tv_5_judge_counts_partly_cleared_penalties() {
    let case = Case::hoard();
    let hand = "judge knights rangers dwarvish_infantry swamp";
    case.scores(hand, "", 91);
    case.pays(hand, "", "judge", 41);
    let hand = "judge swamp warship great_flood mountain";
    case.scores(hand, "", 103);
    case.pays(hand, "", "judge", 21);
}

// rule: FR-13.5
#[test]
fn tv_6_run_of_eight() {
    let hand =
        "gem_of_order world_tree book_of_changes shield_of_keth queen sword_of_keth king unicorn";
    let case = Case::hoard();
    case.scores(hand, "", 289);
    case.pays(hand, "", "gem_of_order", 155);
}

// rule: FR-12.5
#[test]
fn tv_7_garden_withers_with_the_undead() {
    let case = Case::hoard();
    case.scores("garden king unicorn warhorse", "", 81);
    case.scores("garden king unicorn warhorse ghoul", "", 45);
}

// rule: FR-10.3, FR-11.2
#[test]
fn tv_8_mirage_as_rainstorm() {
    let hand = "mountain great_flood smoke whirlwind air_elemental wildfire mirage";
    Case::base().scores(hand, "mirage>rainstorm", 260);
}

// rule: FR-10.5
#[test]
fn tv_9_gem_as_wizard() {
    let hand = "bell_tower candle queen sword_of_keth shield_of_keth gem_of_order book_of_changes";
    Case::base().scores(hand, "book_of_changes>gem_of_order=wizard", 380);
}

// rule: FR-12.3, FR-12.6, FR-11.4
#[test]
fn tv_10_blizzard_acts_first() {
    let case = Case::base();
    case.scores("blizzard great_flood wildfire", "", 65);
    case.scores("blizzard great_flood wildfire cavern", "", 62);
}

// rule: FR-10.2, FR-12.6
#[test]
fn tv_11_two_basilisks() {
    let case = Case::base();
    case.scores("basilisk doppelganger", "doppelganger>basilisk", 0);
    case.scores(
        "basilisk doppelganger beastmaster",
        "doppelganger>basilisk",
        97,
    );
}

// rule: FR-12.4
#[test]
fn tv_12_circle_of_three() {
    let case = Case::base();
    let choice = "book_of_changes>blizzard=beast";
    case.scores("blizzard great_flood wildfire book_of_changes", choice, 3);
    case.scores(
        "blizzard great_flood wildfire book_of_changes cavern",
        choice,
        9,
    );
}

// rule: FR-11.3
#[test]
fn tv_13_dirigible_without_the_word_army() {
    let choice = "book_of_changes>rangers=land";
    Case::base().scores("rangers war_dirigible book_of_changes", choice, 53);
}

// rule: FR-12.4, FR-12.5
#[test]
fn tv_14_chains_of_conditions() {
    let case = Case::base();
    case.scores("knights war_dirigible smoke", "", 47);
    case.scores("smoke knights war_dirigible", "", 47);
    case.scores("war_dirigible smoke knights", "", 47);
    case.scores("candle smoke dwarvish_infantry war_dirigible", "", 44);
}

// rule: FR-12.5
#[test]
fn tv_15_two_smokes_and_a_dirigible() {
    let hand = "war_dirigible knights smoke doppelganger";
    Case::base().scores(hand, "doppelganger>smoke", 47);
}

// rule: FR-12.3
#[test]
fn tv_16_rainstorm_as_flood() {
    let hand = "blizzard rainstorm wildfire smoke book_of_changes";
    Case::base().scores(hand, "book_of_changes>rainstorm=flood", 95);
}

// rule: FR-12.4
#[test]
fn tv_17_blizzard_names_itself() {
    let hand = "blizzard swamp great_flood book_of_changes";
    Case::base().scores(hand, "book_of_changes>blizzard=flood", 53);
}

// rule: FR-12.4
#[test]
fn tv_18_smoke_and_dirigible_wait_for_each_other() {
    let hand = "smoke war_dirigible knights book_of_changes";
    Case::base().scores(hand, "book_of_changes>war_dirigible=flame", 15);
}

// rule: FR-12.5, FR-11.3
#[test]
fn tv_19_dirigible_as_flood() {
    let hand = "book_of_changes warship war_dirigible light_cavalry air_elemental";
    Case::base().scores(hand, "book_of_changes>war_dirigible=flood", 24);
}

// rule: FR-11.2
#[test]
fn tv_20_island_clears_wildfire() {
    Case::base().scores("island blizzard wildfire basilisk", "island>wildfire", 95);
}

// rule: FR-13.4
#[test]
fn tv_21_collector_of_two_suits() {
    let hand = "collector beastmaster enchantress unicorn warhorse dragon hydra";
    Case::base().scores(hand, "", 193);
}

// rule: FR-13.5
#[test]
fn tv_22_two_runs() {
    let case = Case::base();
    case.scores(
        "shield_of_keth gem_of_order cavern earth_elemental rangers queen",
        "",
        105,
    );
    let hand = "elven_archers king unicorn sword_of_keth elven_longbow shield_of_keth gem_of_order";
    case.scores(hand, "", 206);
}

// rule: FR-13.13, FR-10.2
#[test]
fn tv_23_negative_total() {
    let hand = "necromancer warlock_lord king queen warlord empress shapeshifter doppelganger";
    let choices = "shapeshifter>king doppelganger>warlock_lord";
    Case::base().scores(hand, choices, -74);
}

// rule: FR-10.6, FR-12.8, FR-13.7
#[test]
fn tv_24_unused_wild_cards_burn() {
    let hand = "wildfire mirage shapeshifter magic_wand world_tree collector mountain";
    let case = Case::base();
    case.scores(hand, "", 134);
    case.pays(hand, "", "world_tree", 52);
}

// rule: FR-13.6
#[test]
fn tv_25_a_name_pays_once() {
    let hand = "forest elven_archers mirage unicorn warhorse";
    let case = Case::base();
    case.scores(hand, "mirage>elven_archers", 73);
    case.pays(hand, "mirage>elven_archers", "forest", 43);
}

// rule: FR-12.2
#[test]
fn tv_26_lone_wildfire_does_not_burn() {
    let hand = "demon leprechaun king queen knights elven_archers wildfire";
    Case::hoard().scores(hand, "", 194);
}

// rule: FR-11.5, FR-11.2
#[test]
fn tv_27_angel_and_rune_against_the_demon() {
    let case = Case::hoard();
    case.scores("demon angel king knights elven_archers", "angel>king", 114);
    case.scores("demon protection_rune knights forest", "", 73);
}

// rule: FR-11.4, FR-12.2
#[test]
fn tv_28_a_blanked_warship_has_cleared() {
    let hand = "demon warship water_elemental swamp elven_archers light_cavalry";
    Case::hoard().scores(hand, "", 114);
}

// rule: FR-12.2
#[test]
fn tv_29_two_demons() {
    let hand = "doppelganger demon wildfire elven_longbow magic_wand";
    Case::hoard().scores(hand, "doppelganger>demon", 94);
}

// rule: FR-11.5, FR-12.8
#[test]
fn tv_30_undead_do_not_burn_but_outsiders_do() {
    let case = Case::hoard();
    case.scores("wildfire necromancer lich specter", "", 88);
    case.scores("wildfire genie leprechaun castle knights", "", 40);
}

// rule: FR-13.6
#[test]
fn tv_31_names_in_lists() {
    let case = Case::hoard();
    let hand = "dungeon lich death_knight basilisk shield_of_keth gem_of_order warlock_lord";
    case.scores(hand, "", 158);
    let choice = "shapeshifter>necromancer";
    case.scores("dungeon necromancer shapeshifter unicorn", choice, 34);
    case.scores("lich necromancer shapeshifter ghoul", choice, 44);
}

// rule: FR-12.7, FR-13.13
#[test]
fn tv_32_crypt_and_castle() {
    let case = Case::hoard();
    case.scores("crypt lich ghoul king empress", "", 73);
    case.scores("castle chapel bell_tower king knights mountain", "", 107);
}

// rule: FR-12.5
#[test]
fn tv_33_smoke_as_undead() {
    let hand = "garden smoke book_of_changes king";
    Case::hoard().scores(hand, "book_of_changes>smoke=undead", 33);
}

// rule: FR-13.10, FR-10.7
#[test]
fn tv_34_undead_count_the_discard_area() {
    let discard = "mountain great_flood unicorn king magic_wand knights judge collector mirage";
    let case = Case::hoard().discard(discard);
    case.scores("dark_queen ghoul specter death_knight necromancer", "", 104);
}

// rule: FR-13.12
#[test]
fn tv_35_genie_counts_players() {
    Case::hoard()
        .players(6)
        .scores("genie mountain cavern", "", 15);
    Case::hoard()
        .players(2)
        .scores("genie mountain cavern", "", -25);
}

// rule: FR-14.1, FR-8.16, FR-6.7
#[test]
fn tv_36_face_down_items() {
    let case = Case::base().items("treasure_chest spyglass sarcophagus portal");
    case.scores("king queen knights", "", 78);
    let case = Case::base()
        .items("treasure_chest spyglass sarcophagus")
        .players(2);
    case.scores("king queen knights", "", 64);
}

// rule: FR-13.11, FR-13.7
#[test]
fn tv_37_fountain_and_world_tree() {
    let case = Case::hoard();
    case.scores("fountain_of_life crypt genie king", "", 23);
    case.scores("world_tree mountain lightning knights collector", "", 111);
}

// rule: FR-12.5
#[test]
fn a_card_cannot_lack_a_suit_it_has() {
    let case = Case::base();
    case.scores("smoke book_of_changes", "book_of_changes>smoke=flame", 30);
    case.scores(
        "war_dirigible book_of_changes",
        "book_of_changes>war_dirigible=army",
        38,
    );
    case.scores(
        "war_dirigible knights book_of_changes",
        "book_of_changes>war_dirigible=weather",
        15,
    );
}

// rule: FR-11.1
#[test]
fn a_cleared_penalty_neither_costs_nor_blanks() {
    let case = Case::base();
    case.scores("dragon protection_rune", "", 31);
    case.scores("smoke protection_rune", "", 28);
}

// rule: FR-11.6
#[test]
fn a_copy_does_not_clear() {
    let case = Case::base();
    case.scores(
        "swamp knights shapeshifter",
        "shapeshifter>protection_rune",
        27,
    );
    case.scores(
        "mountain doppelganger blizzard",
        "doppelganger>mountain",
        48,
    );
}

// rule: FR-12.1
#[test]
fn a_blanked_card_is_nobody() {
    let case = Case::base();
    case.scores("basilisk king sword_of_keth", "", 42);
    case.pays("basilisk king sword_of_keth", "", "king", 0);
}

// rule: FR-13.2
#[test]
fn a_card_meets_its_own_condition() {
    let case = Case::base();
    case.scores(
        "knights book_of_changes",
        "book_of_changes>knights=leader",
        23,
    );
    case.scores(
        "enchantress book_of_changes",
        "book_of_changes>enchantress=land",
        13,
    );
}

// rule: FR-13.3
#[test]
fn only_the_better_alternative_pays() {
    let case = Case::base();
    case.pays("unicorn princess queen", "", "unicorn", 39);
    case.pays("king queen knights rangers", "", "king", 48);
}

// rule: FR-14.3
#[test]
fn printed_strengths_break_ties() {
    let realm = Realm::new();
    let hand = realm.hand(false, &["basilisk", "king", "mirage", "doppelganger"]);
    assert_eq!(realm.base.printed_strength(&hand), 43);
}

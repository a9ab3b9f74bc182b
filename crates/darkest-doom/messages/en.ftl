
### Movement, monsters, Virtual Guardians

enters = { $figure } enters { $area }.
is-placed = { $figure } is put on { $area }.
vines-grow = { $n ->
    [one] A vine grows on { $area } ({ $now } of 3).
   *[other] { $n } vines grow on { $area } ({ $now } of 3).
}
vines-cut = { $n ->
    [one] A vine is removed from { $area } ({ $now } left).
   *[other] { $n } vines are removed from { $area } ({ $now } left).
}
abyss-removed = The Dark Abyss on { $area } is gone.
solar-eclipse = Solar Eclipse: the abysses feed the vines around them.
trap-triggers = { $figure } sets off the trap of { $guardian } on { $area }.
trap-returns = { $guardian } takes the Trap token back from { $area }.
metamorphosis = { $figure } changes into { $kind }.
hound-appears = A Hound appears on { $area }.
draws-goal = { $figure } draws its goal: { $goal }.
goal-returns = { $figure } gives up its goal on { $area }: { $goal } goes back into the bag.
follows-trail = { $guardian } follows a trail: { $card }.
draws-virtual-card = { $guardian } acts: { $card }.
absorbed = { $guardian } reveals { $card } and becomes the Leader of the Hunt.
loses-dark-life = { $guardian } loses dark life: { $card } is discarded.
absorption-ends = The Leader of the Hunt that { $guardian } had become falls on { $area }.

### Cards and resources

draws-card = { $guardian } draws a card from the deck { $deck }.
draws-this-card = { $guardian } draws { $card }.
draws-achievement = { $guardian } draws an Order Achievement.
draws-this-achievement = { $guardian } draws the Order Achievement { $card }.
deck-renewed = A discard pile is shuffled into a new deck.
hand-full-of-corruption = The hand of { $guardian } is full of Dark Corruption: no more can be taken.
takes-corruption = { $guardian } takes a Dark Corruption card.
takes-this-corruption = { $guardian } takes the Dark Corruption card { $card }.
discards-card = { $guardian } discards { $card }.
discards-corruption = { $guardian } discards the Dark Corruption card { $card }.
discards-mission = { $guardian } discards the mission { $card }.
discards-achievement = { $guardian } discards the Order Achievement { $card }.
plays-card = { $guardian } plays { $card }.
equips-card = { $guardian } equips { $card }.
uses-equipment = { $guardian } uses { $card }.
equipment-used-up = { $card } of { $guardian } is used up.
equipment-worn = { $card } of { $guardian } wears out.
repairs-equipment = { $guardian } repairs { $card }.
drops-equipment = { $guardian } gives up { $card }.
takes-card = { $guardian } takes a card from the hand of { $other }.
takes-this-card = { $guardian } takes { $card } from the hand of { $other }.
looks-at-hand = { $guardian } looks at the hand of { $other }.
looks-at-this-hand = { $guardian } looks at the hand of { $other }: { $cards }.
looks-at-missions = { $guardian } looks at { $n ->
    [one] the top mission
   *[other] the top { $n } missions
}.
looks-at-these-missions = { $guardian } looks at the top missions: { $cards }.
keeps-mission = { $guardian } keeps one of the missions.
keeps-this-mission = { $guardian } keeps the mission { $card }.
looks-at-events = { $guardian } looks at { $n ->
    [one] the next Dark Event
   *[other] the next { $n } Dark Events
}.
looks-at-these-events = { $guardian } looks at the next Dark Events: { $cards }.
event-to-bottom = { $guardian } puts one of the Dark Events under the deck.
raises-trait = { $guardian } raises { $trait } to { $n }.
gains-glory = { $guardian } gains { $n } Daily Glory.
loses-glory = { $guardian } loses { $n } Daily Glory.
gains-coins = { $guardian } gains { $n ->
    [one] a Destiny Coin
   *[other] { $n } Destiny Coins
}.
loses-coins = { $guardian } loses { $n ->
    [one] a Destiny Coin
   *[other] { $n } Destiny Coins
}.
gains-mana = { $guardian } gains { $n } mana.
loses-mana = { $guardian } loses { $n } mana.
gains-ap = { $guardian } gains { $n ->
    [one] an action point
   *[other] { $n } action points
}.
loses-ap = { $guardian } loses { $n ->
    [one] an action point
   *[other] { $n } action points
}.
gains-life = { $guardian } restores { $n } life.
loses-life = { $guardian } pays { $n } life.
loses-moth = { $guardian } is rid of { $n ->
    [one] a White Moth
   *[other] { $n } White Moths
}.
gains-acolyte = { $guardian } gains { $n ->
    [one] an Acolyte
   *[other] { $n } Acolytes
}.
loses-acolyte = { $guardian } loses { $n ->
    [one] an Acolyte
   *[other] { $n } Acolytes
}.
gains-crystal = { $guardian } gains { $n ->
    [one] a Seal Crystal
   *[other] { $n } Seal Crystals
}.
loses-crystal = { $guardian } loses { $n ->
    [one] a Seal Crystal
   *[other] { $n } Seal Crystals
}.
gains-lantern = { $guardian } gains { $n ->
    [one] a Spirit Lantern
   *[other] { $n } Spirit Lanterns
}.
loses-lantern = { $guardian } loses { $n ->
    [one] a Spirit Lantern
   *[other] { $n } Spirit Lanterns
}.
gains-urn = { $guardian } gains { $n ->
    [one] an Urn of the Elders
   *[other] { $n } Urns of the Elders
}.
loses-urn = { $guardian } loses { $n ->
    [one] an Urn of the Elders
   *[other] { $n } Urns of the Elders
}.

### dice, wounds and combat
rolls = { $guardian } rolls { $dice }.
rolls-again = { $guardian } rolls again: { $dice }.
destiny-again = { $guardian } rolls the Destiny die again: { $n }.
doom-moves = The Darkest Doom marker moves { $n ->
    [one] one space
   *[other] { $n } spaces
} to { $space }.
scarlet-fate = { $guardian } discards { $card } for the power of Scarlet Fate.
die-changes = { $guardian } changes a die from { $from } to { $to }.
ambush = { $guardian } takes an ambush test: { $symbols }.
ambush-card = The Dark Corruption card of the test is { $card }.
test-passed = { $guardian } passes the test.
test-failed = { $guardian } fails the test: { $missing ->
    [one] one symbol is
   *[other] { $missing } symbols are
} missing.
attack-card = The Monster Attack card is { $card }.
struck = { $figure } takes { $n ->
    [one] one hit
   *[other] { $n } hits
} against a health of { $health }.
uses-ability = { $guardian } uses the own special ability.
suffers = { $guardian } suffers { $n ->
    [one] one wound
   *[other] { $n } wounds
}: life { $life }.
dies = { $guardian } dies.
reborn = { $guardian } is reborn at { $area }.
kills = { $guardian } kills { $figure }.
monster-dies = { $figure } dies.
moth = { $guardian } has { $n ->
    [one] a White Moth
   *[other] { $n } White Moths
}.
combat = { $attacker } attacks { $defender }.
echo = The Echo of Darkness of { $card } is heard.
blows = { $figure }: { $hits ->
    [one] one hit
   *[other] { $hits } hits
}, { $parries ->
    [one] one parry
   *[other] { $parries } parries
}.
reveals-leader = { $guardian } reveals { $card }.
cancels = { $guardian } cancels the spell.

### Rounds, turns, missions, alliances

starts-as = { $guardian } plays { $character } and starts from the Blood Temple of the colour { $colour }.
virtual-starts = { $guardian } starts from the Blood Temple of the colour { $colour }.
dawn-begins = Dawn of round { $round }.
dusk-begins = Dusk of round { $round }.
rolls-for-order = { $guardian } rolls { $n } for the order of play.
order-of-play = The order of play: { $guardians }.
start-coins = Everybody gets { $n } Destiny Coins.
draws-mission = { $guardian } draws a mission.
draws-mission-card = { $guardian } draws the mission { $card }.
marks-mission = { $guardian } will raise { $trait } and search for { $relic }.
heart-removed = A Heart of the High Priestess goes into the goal bag: { $n ->
    [one] one dusk icon is
   *[other] { $n } dusk icons are
} uncovered.
echo-awakes = The Echo of Darkness awakes: its events are shuffled into the deck.
dark-event = Dark Event: { $event }, with the map { $map }.
abysses-open = Dark Abysses open: { $areas }.
turn-begins = It is the turn of { $guardian }.
uses-area = { $guardian } uses the action of { $area }.
uses-acolytes = { $guardian } lets the Acolytes work.
places-trap = { $guardian } puts a Trap token on { $area }.
takes-trap-back = { $guardian } takes the Trap token back from { $area }.
declares-mission = { $guardian } declares a mission on { $area }.
completes-mission = { $guardian } completes the mission { $card }.
rolls-destiny = { $guardian } rolls { $n } with the Destiny die.
spends-coins = { $guardian } spends { $n ->
    [one] a coin
   *[other] { $n } coins
}: the result is { $result }.
relic-test-passed = { $guardian } passes the relic test.
relic-test-failed = { $guardian } fails the relic test.
finds-relic = { $guardian } finds a relic: { $relic }.
gives-relic-back = { $guardian } gives a relic back: { $relic }.
enters-alliance = { $guardian } enters an alliance with { $citadel } at { $n }.
raises-alliance = { $guardian } raises the alliance with { $citadel } to { $n }.
loses-alliance = { $guardian } loses { $citadel }, an alliance of { $n }.
gives-up-alliance = { $guardian } gives up { $citadel }, an alliance of { $n }.
alliance-changes = The alliance of { $guardian } with { $citadel } is now at { $n }.
wins-acolyte = An Acolyte joins { $guardian }.
summons-wraith = { $guardian } summons the Wraith of the Lake with { $n ->
    [one] a Lantern
   *[other] { $n } Lanterns
}.
loses-crystals = The Monolith stays shut: { $guardian } loses all Seal Crystals.
ends-by-glory = The eighth round is over. The most glory: { $guardians }.
ends-by-priestess = The High Priestess is purified by { $guardians }.
ends-by-mosh = Mosh is freed by { $guardians }.
ends-by-leader = Everything is corrupted: the Darkness wins, and with it { $guardians }.
ends-by-darkness = Everything is corrupted: the Darkness wins.

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

### Questions, achievements, the sheet

nothing = nothing
announces = { $guardian } announces the Order Achievement { $achievement }.

option-virtuals = Virtual Guardians
option-virtuals-help = How many Virtual Guardians play beside a single player; several players need none.
option-virtuals-auto = as many as fit: three beside a single player
option-virtuals-1 = one
option-virtuals-2 = two
option-virtuals-3 = three
option-setup = Guardians and Blood Temples
option-setup-help = random: chance deals them; choose: everybody picks in seat order.
option-setup-random = at random
option-setup-choose = everybody picks

victory-glory = the most glory after the eighth round
victory-priestess = the High Priestess is purified
victory-mosh = Mosh is free
victory-leader = the Darkness and its Leader of the Hunt
victory-darkness = the Darkness takes everything
victory-virtual = a Virtual Guardian wins

ask-character = Which Guardian will you play?
ask-temple = From which Blood Temple will you start?
ask-mark-trait = Your mission: which characteristic will it raise?
ask-mark-relic = Your mission: which relic will you search for?
ask-deck = Draw the next card from which deck?
ask-hand-limit = You hold too many cards: which ones will you discard?
ask-dusk-start = Dusk begins: swap your Dark Corruption cards?
ask-drop-achievements = Which of your Order Achievements will you discard?
ask-draw-achievements = Draw Order Achievements until you hold two?
ask-spawn = Where does the Hound appear?
ask-act = What do you do?
ask-trap-area = Where do you put the Trap token?
ask-which-monster = Which monster moves?
ask-monster-path = { $about }: which way does it take?
ask-pre-roll = Combat with { $about }: what do you do before the roll?
ask-post-roll = Combat with { $about }: what do you do after the roll?
ask-displace = Where is the figure moved?
ask-change-die = Change one of your dice?
ask-reroll-dice = Which dice do you roll again?
ask-change-roll = Change your roll?
ask-power-cost = Which other card do you discard for the power of Scarlet Fate?
ask-power-icon = Which icon does the die get?
ask-trap-card = Your trap is set off: play a trap card?
ask-destiny = Change the Destiny die?
ask-give-up-alliance = Which alliance do you give up?
ask-relic-limit = You hold three relics: which one do you give up for the new one?
ask-make-room = Your hand is full: which card do you discard for the Dark Corruption?
ask-reward = { $about }: which reward do you take?
ask-announce = Announce an Order Achievement?
ask-metamorphosis = Which monster changes its form?
ask-reduce-wounds = You are about to be wounded: what do you do?
ask-target = { $about }: whom or what do you choose?
ask-alternative = { $about }: which one?
ask-may = { $about }: will you?
ask-discard = { $about }: what do you discard?
ask-take-card = { $about }: which card do you take?
ask-keep-mission = Which mission do you keep?
ask-order-missions = In which order do the others lie under the deck, the upper one first?
ask-order-events = In which order do the events lie, the next one first?
ask-event-to-bottom = Which event goes under the deck?
ask-step = { $about }: where to?
ask-fly = { $about }: where to?
ask-free-slot = Both equipment slots are full: what do you give up?
ask-repair = What do you repair?
ask-wear = Which equipment wears out?
ask-lanterns = How many Lanterns do you use?
ask-raise-trait = Which characteristic rises?
ask-which-alliance = Which of your alliances changes?
ask-choose-goal = Which goal does the monster get?
ask-strike-whom = Whom do you strike?
ask-dark-life = Which Dark Corruption card do you lose?
ask-reveal = You live: reveal the Leader card and become the Leader of the Hunt?

way-pass = pass
way-end = end the turn
way-stop = stop here
way-ability = use the ability of your Guardian
way-area-action = use the action of the area
way-acolytes = let the Acolytes work
way-ally = enter or raise the alliance
way-declare = declare the mission
way-complete = complete the mission
way-place-trap = put down a Trap token
way-strike = strike
way-corrupt = corrupt the structure
way-accept = yes
way-decline = no
way-top = on top
way-bottom = under the deck

barred-held = An effect holds you where you are.
barred-no-points = You have not enough action points.
barred-corrupted-citadel = Entering a corrupted Citadel costs 2 action points.
barred-area-blocked = An effect forbids this action.
barred-area-needs = You lack what the action of this area needs.
barred-no-glory = An alliance needs at least 1 Daily Glory.
barred-stronger-ally = Your Daily Glory is less than the alliance points of the present ally.
barred-own-alliance = Only whoever has the most Daily Glory can raise an own alliance, and only to a higher value.
barred-too-near = A mission is declared from at least 3 areas away.
barred-declared = The mission is declared already.
barred-elsewhere = The mission is completed in its area.
barred-ability-used = The ability was used in this phase.
barred-ability-needs = You lack what your ability needs.
barred-not-dawn = The Acolytes work only at dawn.
barred-acolytes-used = The Acolytes have worked at this dawn.
barred-no-coin = A Trap token costs 1 coin.
barred-both-traps = Both your Trap tokens are on the board.
barred-on-path = No Trap token lies on a path to the Winter Mountain.
barred-in-centre = No Trap token lies beyond the path.
barred-occupied = A figure is there.
barred-trapped = A Trap token lies there.
barred-not-on-citadel = A ride may not end on a Citadel.
barred-not-up = Nobody rides to the summit.
barred-out-of-reach = It cannot be chosen: too far away, or not what the text means.
barred-wrong-time = This card has another time.
barred-cannot-pay = You cannot pay its ingredients.
barred-no-effect = It would do nothing now.
barred-silenced = An effect forbids battle spells before the roll.
barred-not-fulfilled = It is not fulfilled just now.

sheet-over = The game is over
sheet-setup = Before the first dawn
sheet-dawn = dawn
sheet-dusk = dusk
sheet-round = Round { $round } of { $of }, { $phase }
sheet-turn = Round { $round } of { $of }, { $phase }: the turn of { $guardian }
sheet-map = The map
sheet-legend = C Citadel, T Blood Temple (g green, p purple, o orange, y grey), pa path, fo forest, bl Black Lodge, la lake, mo mountain, pl plain, MO Monolith, HP summit; ' vine, @ Dark Abyss, x trap, ! declared mission; h Hound, u Hunter, L Leader of the Hunt
sheet-tracks = Tracks
sheet-hearts = Hearts on the round track: { $left }; uncovered dusk icons: { $icons }; Hearts in the goal bag: { $bag }
sheet-difficulty = Ambush difficulty: { $n }
sheet-doom-centre = The Darkest Doom marker is in the centre
sheet-doom = Darkest Doom marker: space { $space }, { $name }
sheet-bag = Goals in the bag: { $goals }
sheet-echo = The Echo of Darkness is active
sheet-glory = Order and glory
sheet-place = place
sheet-glory-head = Daily Glory
sheet-alliances = alliances
sheet-acolytes = Acolytes
sheet-moths = Moths
sheet-off-board = off the board
sheet-darkness = The Darkness
sheet-controlled = controlled by { $guardian }
sheet-heads-for = goal { $goal }: heads for { $area }
sheet-no-goal = no goal
sheet-lasting = In force: { $rule } ({ $value }) { $until }
sheet-player = { $seat }: { $character }
sheet-values = Attack { $attack }, Magic { $magic }, Wisdom { $wisdom }, Health { $health }; life { $life }, mana { $mana }, action points { $ap }, coins { $coins }
sheet-cards = Cards { $hand }, Dark Corruption { $corruption } (limit { $limit }), achievements { $achievements }
sheet-mission = Mission: raises { $raise }, searches { $search }
sheet-declared = Mission declared on { $area }: raises { $raise }, searches { $search }
sheet-tokens = { $n ->
    [one] one use left
   *[other] { $n } uses left
}
sheet-lanterns = { $n ->
    [one] one Lantern
   *[other] { $n } Lanterns
}
sheet-absorbed = the Leader of the Hunt
sheet-hand = Your cards
sheet-stack = In progress
sheet-combat = Combat:
sheet-side-attack = { $figure }: { $hits } hits, { $health } health ({ $attack })
sheet-side-stats = { $figure }: { $hits } hits, { $health } health
sheet-side-dice = { $figure }: { $n } dice, so far { $roll }
sheet-side-roll = { $figure }: { $roll }
sheet-effect = { $source } for { $guardian }
sheet-play = { $guardian } plays { $card }
sheet-enter = { $figure } enters { $area }
sheet-travel = { $figure } moves: { $n } areas left
sheet-test = { $guardian } is tested: { $symbols } against { $roll } ({ $card })
sheet-strike = { $guardian } strikes { $figure }: { $n } hits against { $roll }
sheet-trap = Trap of { $guardian } on { $area }, set off by { $figure }
sheet-announced = { $guardian } has announced { $achievement }
sheet-moons = The moons of { $guardian } move the marker
sheet-power = { $guardian } uses the power of Scarlet Fate
sheet-wounds = { $guardian } is about to suffer { $n } wounds
sheet-death = { $guardian } dies
sheet-destiny = Destiny die of { $guardian }: { $n }
sheet-draw = { $guardian } draws { $n } cards
sheet-corrupt = { $guardian } takes { $n } Dark Corruption cards
sheet-virtual-turn = { $guardian } takes a turn
sheet-monster-step = A monster moves
sheet-goal = A monster draws a goal
sheet-announcements = Order Achievements can be announced

rule-no-move = does not move
rule-ap-change = action points of the next turn
rule-enter-cost-change = cost of entering
rule-area-action-blocked = area action blocked
rule-range-change = range
rule-monster-move-change = movement of monsters
rule-doom-move-change = movement of the Darkest Doom marker
rule-dawn-draw-change = cards at dawn
rule-heal-change = healing
rule-fate-power-cost-change = cards for the power of Scarlet Fate
rule-no-fate-power = no power of Scarlet Fate
rule-no-spells-pre-roll = no battle spells before the roll
until-end-of-combat = until the end of the combat
until-end-of-turn = until the end of the turn
until-end-of-their-next-turn = until the end of the next turn
until-end-of-round = until the end of the round
until-next-event = until the next event

# Cards, hand and slots of the Lodge.
rc-brings-instability = Brings 1 instability when studied

## Halves of spells
rc-type-combat = combat
rc-type-enhance = enhance
rc-type-trap = trap
rc-type-protect = protection
rc-element-air = air
rc-element-earth = earth
rc-element-fire = fire
rc-element-water = water
rc-element-magic = magic
rc-element-holy = holy
rc-element-unholy = unholy
rc-element-wild = wild
rc-target-figure = a figure
rc-target-mage = a mage
rc-target-evocation = an evocation
rc-target-room = a room
rc-target-self = yourself
rc-target-special = special target
rc-stable = Stable
rc-anywhere = anywhere

## Other cards
rc-moon = Moon { $number }
rc-reward = Reward: { $count } power
rc-cubes = { $count ->
    [one] Room for { $count } cube
   *[other] Room for { $count } cubes
}
rc-crown = Moves the Crown
rc-timing-general = General
rc-timing-instant = Instant
rc-timing-black-rose = Black Rose phase
rc-timing-action = Action phase
rc-event-slot = slot { $number } of the event board
rc-rose-when-revealed = The Black Rose gains { $count } power when this is revealed
rc-rose-on-leaving = The Black Rose gains { $count } power when this leaves the board
rc-life = Life { $count }
rc-strength = Strength { $count }
rc-move = Move { $count }
rc-hand-limit = Hand limit { $count }
rc-quest-limit = Quest limit { $count }
rc-tokens = Physical actions: { $count }
rc-own-spell = Personal spell:
rc-large = Takes more room
rc-kind-demon = Demon
rc-kind-undead = Undead
rc-kind-construct = Construct
rc-kind-nightmare = Nightmare
rc-kind-altar = Altar
rc-extra-card = One order card more
rc-side-destroyed = Destroyed
rc-side-rebuilt = Rebuilt
rc-room-cubes = Room for { $count } instability
rc-room-power = Power for the most cubes, the second most, the third
rc-school-agony = Agony
rc-school-alchemy = Alchemy
rc-school-nightmare = Nightmare
rc-school-witchcraft = Witchcraft
rc-school-technomancy = Technomancy
rc-school-shamanism = Shamanism

## Hand and slots
rc-hand = Hand
rc-no-cards = No cards in hand
rc-all-planned = All cards are planned
rc-drawn = Drawn spells
rc-offered = On offer
rc-tray-count = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
rc-grimoire = { $count ->
    [one] { $count } card in the grimoire
   *[other] { $count } cards in the grimoire
}
rc-memories = Memories: { $count }
rc-aside = { $count ->
    [one] { $count } personal spell for a later moon
   *[other] { $count } personal spells for later moons
}
rc-answers-to = What does it answer?
rc-slots = Slots
rc-slot-quick = Quick
rc-slot-empty = Slot { $slot }: empty
rc-slot-back = Slot { $slot }: a spell face down
rc-face-down = Face down for the others
rc-token-trap = Active trap
rc-token-protect = Active protection
rc-stable-on = Stable effect on { $figure }
rc-turn-top = { $name }: let the upper half count
rc-turn-bottom = { $name }: let the lower half count
rc-plan-take = Take a spell, then tap its slot.
rc-plan-put = Tap the slot it goes to.
rc-plan-turn = Tap a shaded half to turn a spell.
rc-plan-stands = Does the plan stand?
rc-plan-ready = Ready

## Set-up
rc-choose-mage = Choose your mage
rc-choose-colour = Choose your colour
rc-choose-grimoire = Choose your starting grimoire
rc-take = Take
rc-look-inside = Look inside
rc-taken = Taken
rc-colour-red = Red
rc-colour-blue = Blue
rc-colour-green = Green
rc-colour-purple = Purple
rc-close-book = Close the book

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
